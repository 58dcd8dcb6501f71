import { countLines } from "./count-lines.ts";
import { defineRule, type Fact } from "./rule.ts";

/** The standard's recommendation. */
const MOST_LINES = 500;

interface LinesFact extends Fact {
  readonly lines: number;
}

/** SKILL.md is longer than agents read well. */
export const skillLines = defineRule<LinesFact>({
  id: "SK010",
  slug: "skill-lines",
  severity: "warning",
  summary: "SKILL.md has more than 500 lines.",
  source: "https://agentskills.io/specification#progressive-disclosure",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const { skillMd } = source;
    if (skillMd.kind !== "read") return [];
    const lines = countLines(skillMd.text);
    return lines <= MOST_LINES
      ? []
      : [{ path: skillMd.path, line: MOST_LINES + 1, column: 1, lines }];
  },
  message: ({ lines }) =>
    `SKILL.md has ${lines} lines; over 500 is read badly. Move detail into references/.`,
});
