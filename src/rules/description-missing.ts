import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface DescriptionFact extends Fact {
  readonly what: string;
}

/** `description` absent, null, blank, a list or a map. */
export const descriptionMissing = defineRule<DescriptionFact>({
  id: "SK004",
  slug: "description-missing",
  severity: "error",
  summary: "The front matter has no description that is text.",
  source: "https://agentskills.io/specification#description-field",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const description = readField(source, "description");
    const path = skillMdPath(source);
    if (description.kind === "absent") return [{ path, ...description.place, what: "missing" }];
    if (description.kind !== "unusable") return [];
    const { style, place } = description.field;
    const what = style === "list" || style === "map" ? `a ${style}, not a text` : "missing";
    return [{ path, ...place, what }];
  },
  message: ({ what }) =>
    `description is ${what}, so no agent knows when to use the skill. Say what it does and when.`,
});
