import type { LintTarget } from "../model/lint-target.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
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
});

/** Claude Code takes the folder's name, so for it alone this is no error. */
export function isClaudeAlone(targets: readonly LintTarget[]): boolean {
  return targets.length === 1 && targets[0] === "claude";
}
