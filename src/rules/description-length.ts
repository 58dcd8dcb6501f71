import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Longest description of the standard, in code points, as its reference validator and Codex count. */
const LONGEST_DESCRIPTION = 1024;

interface LengthFact extends Fact {
  readonly length: number;
}

/** `description` longer than the standard allows. */
export const descriptionLength = defineRule<LengthFact>({
  id: "SK007",
  slug: "description-length",
  severity: "error",
  summary: "The description is longer than 1,024 code points.",
  source: "https://agentskills.io/specification#description-field",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const description = readField(source, "description");
    if (description.kind !== "text") return [];
    const length = [...description.text].length;
    if (length <= LONGEST_DESCRIPTION) return [];
    return [{ path: skillMdPath(source), ...description.field.place, length }];
  },
  message: ({ length }) =>
    `description has ${length} characters (code points), 1,024 are allowed. Move detail into the body.`,
});
