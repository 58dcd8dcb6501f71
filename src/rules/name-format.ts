import { cutCharacters } from "../text/cut.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";
import { isValidName, toNearName } from "./skill-name.ts";

interface NameFact extends Fact {
  readonly name: string;
  readonly near: string | null;
}

/** `name` with other characters than the standard's, or too long. */
export const nameFormat = defineRule<NameFact>({
  id: "SK006",
  slug: "name-format",
  severity: "error",
  summary:
    "The name has other characters than lower-case letters, digits and single hyphens, or is longer than 64.",
  source: "https://agentskills.io/specification#name-field",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const name = readField(source, "name");
    if (name.kind !== "text" || isValidName(name.text)) return [];
    const near = toNearName(name.text) ?? toNearName(source.folderName ?? "");
    return [
      {
        path: skillMdPath(source),
        ...name.field.place,
        fix: near === null ? undefined : `name: ${near}`,
        name: name.text,
        near,
      },
    ];
  },
  message: ({ name, near }) =>
    `"${cutCharacters(name, 80)}" is no valid name: lower-case letters, digits and single hyphens, at most 64.${near === null ? "" : ` Try "${near}".`}`,
});
