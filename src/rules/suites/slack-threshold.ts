import type { WrittenPath } from "../../model/written-suite.ts";
import { defineSuiteRule, type RecordedSamples, type SuiteFact, toTests } from "../suite-rule.ts";

interface SlackFact extends SuiteFact, RecordedSamples {
  readonly rate: number;
}

/** Fewer say too little of how often the test passes. */
const ENOUGH = 20;
/** So much may the rate fall before anybody notices. */
const SLACK = 0.2;

/** A required rate so far below the recorded one that a clear regression passes. */
export const slackThreshold = defineSuiteRule<SlackFact>({
  id: "SK113",
  slug: "slack-threshold",
  severity: "info",
  summary: "Far fewer samples must pass than do in the recordings.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  needsRecordings: true,
  check: ({ written, recordedOf, ...context }) =>
    toTests(context).flatMap(({ test, at }) => {
      const rows = recordedOf?.(test.name) ?? [];
      const rate = test.minPassRate;
      // One rate is for all agents and models.
      const [worst] = [...rows].sort((left, right) => left.low - right.low);
      const isKnown = rows.every(({ valid }) => valid >= ENOUGH);
      if (worst === undefined || !isKnown || worst.low - rate <= SLACK) return [];
      const own: WrittenPath = [...at, "min_pass_rate"];
      const place = written.valueAt(own) === undefined ? ["min_pass_rate"] : own;
      return [{ ...written.placeOf(place), ...worst, rate }];
    }),
  message: ({ passed, valid, rate }) =>
    `${passed}/${valid} recorded samples pass, ${rate} is required: a drop to there goes unseen. Raise min_pass_rate.`,
});
