import type { DelimiterShape } from "../model/front-matter.ts";
import { skillMdPath } from "./front-matter-field.ts";
import { mendDelimiters } from "./mend-delimiters.ts";
import { textOf } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";

interface ShapeFact extends Fact {
  readonly what: string;
  readonly agents: string;
  readonly shape: DelimiterShape | "blanks";
}

const SHAPES: Readonly<Record<DelimiterShape, readonly [what: string, fix: string]>> = {
  "blank-line": ["a blank line comes first", "remove the lines above ---"],
  comment: ["a comment comes first", "move the comment below the front matter"],
  "code-fence": ["it stands in a code block", "remove the ``` lines around the file"],
  "four-dashes": ["the line has more than three dashes", "---"],
  dots: ['it ends with "..."', "---"],
};

/** Delimiters that are nearly right, so that some agents or none find the front matter. */
export const delimiterShape = defineRule<ShapeFact>({
  id: "SK017",
  slug: "delimiter-shape",
  severity: "error",
  summary: "The front matter does not start on line 1 with exactly --- and end with ---.",
  source: "lint.md §2.4, §5.3",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const found = source.frontMatter;
    const path = skillMdPath(source);
    if (found.kind === "misplaced") {
      const [what, fix] = SHAPES[found.shape];
      const { line, column } = found;
      return [{ path, line, column, what, agents: "Agents do", fix, shape: found.shape }];
    }
    if (found.kind !== "read") return [];
    return found.blankDelimiters.map(({ which, line, column }) => ({
      path,
      line,
      column,
      severity: "warning" as const,
      what: `there are blanks beside the ${which} ---`,
      agents: which === "opening" ? "Gemini and skill-check do" : "skill-check does",
      fix: "---",
      shape: "blanks" as const,
    }));
  },
  message: ({ what, agents }) =>
    `The front matter must start on line 1 with exactly --- and end with ---; here ${what}. ${agents} not load the skill.`,
  repair: ({ path, line, shape }, { source }) => {
    const edits = mendDelimiters(textOf(source, path) ?? "", line, shape);
    return edits === null ? null : { kind: "edit", path, edits };
  },
});
