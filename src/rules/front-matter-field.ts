import type { FrontMatterField, Place } from "../model/front-matter.ts";
import { rememberLast } from "../model/remember-last.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { cutCharacters } from "../text/cut.ts";
import { findSurprises } from "./yaml-surprises.ts";

/** A field as the rules about names and descriptions see it. */
export type FieldReading =
  /** The front matter cannot be read, or SK015 speaks about this field: no other rule does (lint.md §4.1). */
  | { readonly kind: "silent" }
  | { readonly kind: "absent"; readonly place: Place }
  /** Null, blank, a list or a map. */
  | { readonly kind: "unusable"; readonly field: FrontMatterField }
  | { readonly kind: "text"; readonly text: string; readonly field: FrontMatterField };

type Fields = ReadonlyMap<string, FrontMatterField>;

/** Every rule about a field asks. */
const surprisingKeys = rememberLast(
  (fields: Fields): ReadonlySet<string> =>
    new Set(findSurprises(fields).map(({ field }) => field.key)),
);

export function readField(source: Pick<SkillSource, "frontMatter">, key: string): FieldReading {
  const { frontMatter } = source;
  if (frontMatter.kind !== "read") return { kind: "silent" };
  if (surprisingKeys(frontMatter.fields).has(key)) return { kind: "silent" };
  const field = frontMatter.fields.get(key);
  if (field === undefined) return { kind: "absent", place: { line: 1, column: 1 } };
  const { value } = field;
  if (typeof value !== "string" || value.trim() === "") return { kind: "unusable", field };
  return { kind: "text", text: value, field };
}

/** The fields that other rules than SK015 may speak about, in the order of the file; none where nothing can be read. */
export function readFields(source: SkillSource): readonly FrontMatterField[] {
  const { frontMatter } = source;
  if (frontMatter.kind !== "read") return [];
  const surprising = surprisingKeys(frontMatter.fields);
  return [...frontMatter.fields.values()].filter(({ key }) => !surprising.has(key));
}

/** A key or a value for a sentence: one line of at most 40 code points. */
export function showShort(text: string): string {
  return cutCharacters(text.replace(/\s+/g, " "), 40);
}

/** Path of SKILL.md for facts about its front matter. */
export function skillMdPath(source: Pick<SkillSource, "folder" | "skillMd">): string {
  if (source.skillMd.kind !== "absent") return source.skillMd.path;
  return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
}
