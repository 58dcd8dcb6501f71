import { expect, it } from "vitest";
import { toEstimatedMark } from "../../src/app/estimated-mark.ts";
import { toPartlySpent, toSpent, toSpentSource } from "../../src/app/to-spent.ts";
import type { Priced } from "../../src/model/cost-source.ts";
import type { RunFacts } from "../../src/model/run.ts";

const priced = (costUsd: number | null, costSource: Priced["costSource"]): Priced => ({
  costUsd,
  costSource,
});

it("money of runs holds their users and the tries before them, and is as certain as the weakest", () => {
  const run = { ...priced(0.5, "reported"), user: null, lost: [] };
  const lost = { ...run, lost: [priced(0.25, "estimated")] };
  const played = { ...run, user: priced(0.125, "estimated") };
  const unasked = { ...run, user: priced(0, null) };
  const unknown = { ...run, lost: [priced(null, null)] };
  const sums = [[run], [run, lost], [run, played], [unasked], [run, unknown]];
  expect(sums.map((one) => [toSpent(one), toSpentSource(one)])).toEqual([
    [0.5, "reported"],
    [1.25, "estimated"],
    [1.125, "estimated"],
    [0.5, "reported"],
    [null, null],
  ]);
});

it("of a sum that is not all known the known part is told, and how many runs do not say theirs", () => {
  const run = { ...priced(0.5, "reported"), user: null, lost: [] };
  const unknown = { ...run, ...priced(null, null) };
  const user = { ...unknown, user: priced(0.125, "estimated") };
  expect([[run], [run, unknown, unknown], [run, user], [unknown]].map(toPartlySpent)).toEqual([
    null,
    { knownUsd: 0.5, unknownRuns: 2 },
    { knownUsd: 0.625, unknownRuns: 1, isEstimated: true },
    { knownUsd: 0, unknownRuns: 1 },
  ]);
});

it("money of a test bears its mark where the agent, the user, or what was lost is estimated", () => {
  const run = (costSource: Priced["costSource"], user: Priced["costSource"]) => ({
    run: { costSource, simulatedUser: user && { costSource: user } } as RunFacts,
  });
  const mark = { isCostEstimated: true };
  expect(toEstimatedMark([run("reported", null)], false)).toEqual({});
  expect(toEstimatedMark([run("estimated", null)], false)).toEqual(mark);
  expect(toEstimatedMark([run("reported", "estimated")], false)).toEqual(mark);
  expect(toEstimatedMark([run("reported", null)], true)).toEqual(mark);
});
