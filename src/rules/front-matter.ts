import { skillMdPath } from "./front-matter-field.ts";
import { isMaterial } from "./material.ts";
import { defineRule, type Fact } from "./rule.ts";

interface FrontMatterFact extends Fact {
  readonly what: string;
}

const REASONS = {
  absent: "No front matter",
  unclosed: "The front matter has no closing ---",
  empty: "The front matter is empty",
  "not-a-map": "The front matter holds no key: value lines",
} as const;

/** No block between two `---` lines at the top, or nothing usable in it. */
export const frontMatter = defineRule<FrontMatterFact>({
  id: "SK002",
  slug: "front-matter",
  severity: "error",
  summary: "SKILL.md does not begin with a front matter that holds keys.",
  source: "https://agentskills.io/specification#skillmd-format",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const found = source.frontMatter;
    if (found.kind !== "missing") return [];
    const { line, column } = found;
    const fact = { path: skillMdPath(source), line, column, what: REASONS[found.reason] };
    return [isMaterial(source) ? { ...fact, severity: "info" as const } : fact];
  },
  message: ({ what }) =>
    `${what}: agents find the skill by the name and description between two --- lines at the top. Add them.`,
});
