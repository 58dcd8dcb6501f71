import { countCodePoints } from "../text/cut.ts";
import { hasPlaceholder } from "./description-placeholder.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Fewer code points than a short sentence about what and when has. */
const SHORTEST = 40;

interface LengthFact extends Fact {
  readonly length: number;
}

/** The description is too short to say what and when. Silent where SK004, SK015 or SK021 speaks about it. */
export const descriptionShort = defineRule<LengthFact>({
  id: "SK023",
  slug: "description-short",
  severity: "info",
  summary: "The description has fewer than 40 code points.",
  source: "lint.md §4.3; https://agentskills.io/specification#description-field",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const description = readField(source, "description");
    if (description.kind !== "text" || hasPlaceholder(source)) return [];
    const length = countCodePoints(description.text.trim());
    if (length >= SHORTEST) return [];
    return [{ path: skillMdPath(source), ...description.field.place, length }];
  },
  message: ({ length }) =>
    `description has ${length} characters; too few to say what the skill does and when to use it.`,
});
