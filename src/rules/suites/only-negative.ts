import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact } from "../suite-rule.ts";
import { passesGivenUp } from "./gives-up.ts";

interface NegativeFact extends SuiteFact {
  readonly test: string;
}

/** A test that says what must not happen and nothing else. */
export const onlyNegative = defineSuiteRule<NegativeFact>({
  id: "SK101",
  slug: "only-negative",
  severity: "warning",
  summary: "Every check of a test is negative.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ suite }) =>
    suite.tests
      .filter(passesGivenUp)
      .map(({ name, line, column }) => ({ line, column, test: name })),
  message: ({ test }) =>
    `"${toShownText(test)}" says only what must not happen; an agent that gives up passes. Add what must happen.`,
});
