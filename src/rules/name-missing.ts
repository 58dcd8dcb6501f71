import type { LintTarget } from "../model/lint-target.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { lineRange, type Repair, replaceAt, textOf } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { isValidName } from "./skill-name.ts";

interface NameFact extends Fact {
  readonly folder: string;
}

/** `name` absent, null or blank. */
export const nameMissing = defineRule<NameFact>({
  id: "SK003",
  slug: "name-missing",
  severity: "error",
  summary: "The front matter has no name.",
  source: "https://agentskills.io/specification#name-field",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source, targets }) => {
    const name = readField(source, "name");
    if (name.kind !== "absent" && name.kind !== "unusable") return [];
    const place = name.kind === "absent" ? name.place : name.field.place;
    const folder = source.folderName ?? "my-skill";
    return [
      {
        path: skillMdPath(source),
        ...place,
        ...(isClaudeAlone(targets) ? { severity: "warning" as const } : {}),
        fix: isValidName(source.folderName ?? "") ? `name: ${folder}` : undefined,
        folder,
      },
    ];
  },
  message: ({ folder }) =>
    `name is missing; Codex, Gemini and OpenCode skip the skill. Add name: ${folder}.`,
  repair: ({ path, fix, folder }, { source }) =>
    fix === undefined ? null : addName(source, path, toPlainName(folder)),
});

/** Names that YAML takes for a number, a date or a boolean need quotes. */
function toPlainName(name: string): string {
  return /^\d|^(?:true|false|null|yes|no|on|off|y|n)$/.test(name) ? `"${name}"` : name;
}

function addName(source: SkillSource, path: string, name: string): Repair | null {
  const field = readField(source, "name");
  if (field.kind === "absent") {
    const text = textOf(source, path) ?? "";
    const { end, next } = lineRange(text, 1);
    const edit = { start: next, end: next, text: `name: ${name}${text.slice(end, next)}` };
    return { kind: "edit", path, edits: [edit] };
  }
  if (field.kind !== "unusable") return null;
  const { style, keyPlace, place, source: written } = field.field;
  if (style === "empty") {
    return replaceAt(source, path, { place: keyPlace, written: "name:", text: `name: ${name}` });
  }
  if (style === "list" || style === "map" || written.includes("\n")) return null;
  return replaceAt(source, path, { place, written, text: name });
}

/** Claude Code takes the folder's name, so for it alone this is no error. */
export function isClaudeAlone(targets: readonly LintTarget[]): boolean {
  return targets.length === 1 && targets[0] === "claude";
}
