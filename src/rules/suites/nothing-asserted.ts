import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact } from "../suite-rule.ts";

interface NothingFact extends SuiteFact {
  readonly test: string;
}

/** A test without a check: its runs cost money, and nothing is learnt from them. */
export const nothingAsserted = defineSuiteRule<NothingFact>({
  id: "SK100",
  slug: "nothing-asserted",
  severity: "error",
  summary: "Neither a test nor any of its steps has a check.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ suite }) =>
    suite.tests
      .filter(({ checks }) => checks.length === 0)
      .map(({ name, line, column }) => ({ line, column, test: name })),
  message: ({ test }) =>
    `"${toShownText(test)}" asserts nothing, so it can only be invalid. Add a check under expect.`,
});
