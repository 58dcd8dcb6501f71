import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface TestFact extends Fact {
  readonly name: string;
}

/** No suite tests the skill. Off unless asked for: the gate has the word `untested` for it. */
export const testMissing = defineRule<TestFact>({
  id: "SK011",
  slug: "test-missing",
  severity: "info",
  offByDefault: true,
  summary: "No suite of any readable format tests the skill.",
  source: "lint.md §4.5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    if (source.hasSuite !== false) return [];
    const name = readField(source, "name");
    return [
      {
        path: skillMdPath(source),
        line: 1,
        column: 1,
        name: name.kind === "text" ? name.text : source.folder,
      },
    ];
  },
  message: ({ name }) => `No skillcheck.yaml tests this skill. skillcheck new-test ${name}`,
});
