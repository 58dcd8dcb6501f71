import { expect, it } from "vitest";
import { toReport } from "../../src/app/to-report.ts";

function moneyOf(overheadUsd?: number | null) {
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
    ...(overheadUsd === undefined ? {} : { overheadUsd }),
    gates: [{ situations: [], failOn: [] }],
  });
  return report.money;
}

it("what belongs to no test is part of what was spent, and unknown where it is not known", () => {
  const none = { spentUsd: 0, recordedUsd: 0, runs: 0, capUsd: 5 };
  expect(moneyOf()).toEqual(none);
  expect(moneyOf(0.015)).toEqual({ ...none, spentUsd: 0.015, overheadUsd: 0.015 });
  expect(moneyOf(null)).toEqual({ ...none, spentUsd: null, overheadUsd: null });
});
