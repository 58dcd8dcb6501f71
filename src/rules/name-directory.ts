import { readField, skillMdPath } from "./front-matter-field.ts";
import { isClaudeAlone } from "./name-missing.ts";
import { defineRule, type Fact } from "./rule.ts";
import { isValidName } from "./skill-name.ts";

interface NameFact extends Fact {
  readonly name: string;
  readonly folder: string;
}

/** `name` differs from the folder's name. Silent at the repository or plugin root, and where SK006 speaks. */
export const nameDirectory = defineRule<NameFact>({
  id: "SK005",
  slug: "name-directory",
  severity: "error",
  summary: "The name differs from the name of the folder that holds SKILL.md.",
  source: "https://agentskills.io/specification#name-field",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source, targets }) => {
    const name = readField(source, "name");
    const folder = source.folderName;
    if (name.kind !== "text" || folder === null || !isValidName(name.text)) return [];
    if (name.text.normalize("NFKC") === folder.normalize("NFKC")) return [];
    return [
      {
        path: skillMdPath(source),
        ...name.field.place,
        ...(isClaudeAlone(targets) ? { severity: "warning" as const } : {}),
        fix: isValidName(folder) ? `name: ${folder}` : undefined,
        name: name.text,
        folder,
      },
    ];
  },
  message: ({ name, folder }) =>
    `name is "${name}" but the folder is "${folder}"; the standard, Copilot, OpenCode and Cursor require them equal. Rename one.`,
});
