import type { LintTarget } from "../model/lint-target.ts";
import { AGENT_FIELDS, joinWords, selectedAgents } from "./agent-fields.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { isClaudeAlone } from "./name-missing.ts";
import { defineRule, type Fact } from "./rule.ts";
import { isValidName } from "./skill-name.ts";

interface NameFact extends Fact {
  readonly name: string;
  readonly folder: string;
  /** The standard and those selected agents that compare the two, as people call them. */
  readonly requiring: readonly string[];
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
        requiring: requiringEqual(targets),
      },
    ];
  },
  message: ({ name, folder, requiring }) =>
    `name is "${name}" but the folder is "${folder}"; ${joinWords(requiring)} ${requiring.length === 1 ? "requires" : "require"} them equal. Rename one.`,
});

function requiringEqual(targets: readonly LintTarget[]): readonly string[] {
  const agents = selectedAgents(targets).map((agent) => AGENT_FIELDS[agent]);
  return ["the standard", ...agents.filter((one) => one.nameIsFolder).map((one) => one.title)];
}
