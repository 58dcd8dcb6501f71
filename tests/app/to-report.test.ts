import { expect, it } from "vitest";
import { toReport } from "../../src/app/to-report.ts";
import type { Priced } from "../../src/model/cost-source.ts";

function moneyOf(overhead?: Priced) {
  const report = toReport({
    version: "0.1.0",
    created: "2026-11-30T20:00:00Z",
    mode: "live",
    subject: {
      repository: null,
      serverUrl: null,
      pullRequest: null,
      head: null,
      base: null,
      fork: false,
      workflowRun: null,
      attempt: null,
    },
    skills: [],
    problems: [],
    notes: [],
    capUsd: 5,
    ...(overhead === undefined ? {} : { overhead }),
    gates: [{ situations: [], failOn: [] }],
  });
  return report.money;
}

it("what belongs to no test is part of what was spent, and unknown where it is not known", () => {
  const none = { spentUsd: 0, recordedUsd: 0, runs: 0, capUsd: 5 };
  expect(moneyOf()).toEqual(none);
  const some = { ...none, spentUsd: 0.015, overheadUsd: 0.015 };
  expect(moneyOf({ costUsd: 0.015, costSource: "configured" })).toEqual(some);
  expect(moneyOf({ costUsd: null, costSource: null })).toEqual({
    ...none,
    spentUsd: null,
    spentPartly: { knownUsd: 0, unknownRuns: 1 },
    overheadUsd: null,
  });
  const marks = { isEstimated: true, isOverheadEstimated: true };
  expect(moneyOf({ costUsd: 0.015, costSource: "estimated" })).toEqual({ ...some, ...marks });
});
