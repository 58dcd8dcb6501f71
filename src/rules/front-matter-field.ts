import type { FrontMatterField, Place } from "../model/front-matter.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { findSurprises } from "./yaml-surprises.ts";

/** A field as the rules about names and descriptions see it. */
export type FieldReading =
  /** The front matter cannot be read, or SK015 speaks about this field: no other rule does (lint.md §4.1). */
  | { readonly kind: "silent" }
  | { readonly kind: "absent"; readonly place: Place }
  /** Null, blank, a list or a map. */
  | { readonly kind: "unusable"; readonly field: FrontMatterField }
  | { readonly kind: "text"; readonly text: string; readonly field: FrontMatterField };

export function readField(source: Pick<SkillSource, "frontMatter">, key: string): FieldReading {
  const { frontMatter } = source;
  if (frontMatter.kind !== "read") return { kind: "silent" };
  if (findSurprises(frontMatter.fields).some((surprise) => surprise.field.key === key)) {
    return { kind: "silent" };
  }
  const field = frontMatter.fields.get(key);
  if (field === undefined) return { kind: "absent", place: { line: 1, column: 1 } };
  const { value } = field;
  if (typeof value !== "string" || value.trim() === "") return { kind: "unusable", field };
  return { kind: "text", text: value, field };
}

/** Path of SKILL.md for facts about its front matter. */
export function skillMdPath(source: Pick<SkillSource, "folder" | "skillMd">): string {
  if (source.skillMd.kind !== "absent") return source.skillMd.path;
  return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
}
