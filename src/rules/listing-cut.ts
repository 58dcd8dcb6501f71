import { countCodePoints } from "../text/cut.ts";
import { selectedAgents } from "./agent-fields.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Where Claude Code cuts `description` and `when_to_use` together, in code points. */
const LONGEST_LISTING = 1536;

interface CutFact extends Fact {
  readonly lost: number;
}

/** Claude Code lists the skill without its last words. A description that alone is too long is SK007's. */
export const listingCut = defineRule<CutFact>({
  id: "SK051",
  slug: "listing-cut",
  severity: "info",
  summary: "The description and when_to_use together are longer than 1,536 code points.",
  source: "https://code.claude.com/docs/en/skills.md",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source, targets }) => {
    if (!selectedAgents(targets).includes("claude")) return [];
    const when = readField(source, "when_to_use");
    const description = readField(source, "description");
    if (when.kind !== "text" || description.kind !== "text") return [];
    const lost = countCodePoints(description.text) + countCodePoints(when.text) - LONGEST_LISTING;
    return lost <= 0 ? [] : [{ path: skillMdPath(source), ...when.field.place, lost }];
  },
  message: ({ lost }) =>
    `Claude Code cuts the listing after 1,536 characters; ${lost} are lost. Shorten description or when_to_use.`,
});
