import { expect, it } from "vitest";
import type { MadeRun } from "../../src/app/make-runs.ts";
import { toInterruptedLines } from "../../src/app/to-interrupted-lines.ts";

const NOTHING = { costUsd: 0, costSource: null } as const;

function run(costUsd: number | null, bytes: number | null = 1500): MadeRun {
  const costSource = costUsd === null ? null : "estimated";
  const of = { costUsd, costSource, user: null, lost: [], sample: 1, subject: {} };
  const how = bytes === null ? { kind: "void", reason: "x" } : { kind: "recorded", bytes };
  return { ...of, ...how } as unknown as MadeRun;
}

it.each<[string, { done: readonly MadeRun[]; ended: readonly MadeRun[] }, readonly string[]]>([
  ["nothing yet", { done: [], ended: [] }, ["0 of 4 runs recorded, 0 KiB added", "spent $0.0000"]],
  [
    "two are done",
    { done: [run(0.01), run(0.02)], ended: [] },
    ["2 of 4 runs recorded, 3 KiB added", "spent ~$0.0300"],
  ],
  [
    "one that is no recording cost money too",
    { done: [run(0.01), run(0.02, null)], ended: [] },
    ["1 of 4 runs recorded, 2 KiB added", "spent ~$0.0300"],
  ],
  [
    "one was ended and had cost something",
    { done: [run(0.01)], ended: [run(0.005, null)] },
    ["1 of 4 runs recorded, 2 KiB added", "spent ~$0.0150, of it ~$0.0050 in 1 run that was ended"],
  ],
  [
    "two were ended before they cost anything",
    { done: [run(0.01)], ended: [run(0, null), run(0, null)] },
    ["1 of 4 runs recorded, 2 KiB added", "spent ~$0.0100"],
  ],
  [
    "nobody knows what those cost that were ended",
    { done: [run(0.01)], ended: [run(null, null), run(0.1, null)] },
    [
      "1 of 4 runs recorded, 2 KiB added",
      "spent ~$0.0100, and an unknown sum in 2 runs that were ended",
    ],
  ],
  [
    "nobody knows what one cost",
    { done: [run(null)], ended: [run(0.005, null)] },
    ["1 of 4 runs recorded, 2 KiB added", "spent unknown, of it ~$0.0050 in 1 run that was ended"],
  ],
])("%s", (_name, { done, ended }, lines) => {
  const made = { runs: done, spoiled: ended, planned: 4 };
  expect(toInterruptedLines(made, { overhead: NOTHING, isKept: true })).toEqual(lines);
});

it("what belongs to no run is counted, and what is not kept is said so", () => {
  const made = { runs: [run(0.01)], spoiled: [], planned: 2 };
  const overhead = { costUsd: 0.5, costSource: "reported" } as const;
  expect(toInterruptedLines(made, { overhead, isKept: false })).toEqual([
    "1 of 2 runs done, nothing of them kept",
    "spent ~$0.5100",
  ]);
});
