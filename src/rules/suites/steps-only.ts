import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact } from "../suite-rule.ts";
import { toLeaves } from "./foretell.ts";
import { passesGivenUp } from "./gives-up.ts";

interface StepsFact extends SuiteFact {
  readonly test: string;
}

/** Checks that look at the way and not at where it leads. */
const OF_THE_WAY: ReadonlySet<string> = new Set([
  "delegated",
  "loaded_skill",
  "ordered",
  "ran",
  "read_files",
  "tool_call",
  "used_agent",
  "used_skill",
]);

/** A test that holds the agent to one way and does not look at what comes of it. */
export const stepsOnly = defineSuiteRule<StepsFact>({
  id: "SK109",
  slug: "steps-only",
  severity: "info",
  summary: "All checks of a test look at what the agent did, none at what came of it.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ suite }) =>
    suite.tests
      .filter(({ checks }) => {
        const leaves = toLeaves(checks);
        return leaves.length > 0 && leaves.every(({ key }) => OF_THE_WAY.has(key));
      })
      .filter((test) => !passesGivenUp(test))
      .map(({ name, line, column }) => ({ line, column, test: name })),
  message: ({ test }) =>
    `"${toShownText(test)}" asserts how, not what. Add a check on the outcome.`,
});
