import { expect, test } from "vitest";
import type { Recording } from "../../src/cassettes/recording.ts";
import {
  selectBaseSamples,
  selectSamples,
  toBatches,
  toReplayOrder,
} from "../../src/cassettes/select.ts";
import { makeRecording } from "./make-cassette.ts";

interface BatchPlan {
  readonly id: string;
  /** Day of November 2026. */
  readonly day: number;
  readonly samples: number;
  readonly model?: string | null;
}

async function makeBatch(plan: BatchPlan): Promise<readonly Recording[]> {
  const day = String(plan.day).padStart(2, "0");
  return Promise.all(
    Array.from({ length: plan.samples }, (_, at) =>
      makeRecording({
        changed: {
          batch: { id: plan.id, started_at: `2026-11-${day}T08:00:00Z` },
          recorded_at: `2026-11-${day}T09:00:${String(at).padStart(2, "0")}Z`,
          served_model: plan.model === undefined ? "m1" : plan.model,
        },
      }),
    ),
  );
}

/** `<batch>/<second>` of each recording. */
function names(recordings: readonly Recording[]): readonly string[] {
  return recordings.map(
    ({ cassette }) => `${cassette.batch.id}/${cassette.recorded_at.slice(17, 19)}`,
  );
}

const always = (): boolean => true;

test("50 of 50 old samples and 5 new ones: the five new ones alone decide", async () => {
  const recordings = [
    ...(await makeBatch({ id: "old", day: 1, samples: 50 })),
    ...(await makeBatch({ id: "new", day: 2, samples: 5 })),
  ];
  const selected = selectSamples({ recordings, planned: 5, isValid: always });
  expect(names(selected)).toEqual(["new/00", "new/01", "new/02", "new/03", "new/04"]);
});

test("a newest batch with more samples than planned is used whole", async () => {
  const recordings = [
    ...(await makeBatch({ id: "new", day: 2, samples: 7 })),
    ...(await makeBatch({ id: "old", day: 1, samples: 2 })),
  ];
  expect(names(selectSamples({ recordings, planned: 5, isValid: always }))).toEqual(
    Array.from({ length: 7 }, (_, at) => `new/0${at}`),
  );
});

test("too few valid samples: older valid ones of the same served model fill up to the plan, newest first", async () => {
  const recordings = [
    ...(await makeBatch({ id: "oldest", day: 1, samples: 3 })),
    ...(await makeBatch({ id: "other", day: 3, samples: 3, model: "m2" })),
    ...(await makeBatch({ id: "old", day: 2, samples: 2 })),
    ...(await makeBatch({ id: "new", day: 4, samples: 3 })),
  ];
  const invalid = new Set(["new/01", "old/01"]);
  const isValid = (one: Recording): boolean => !invalid.has(names([one])[0] ?? "");
  expect(names(selectSamples({ recordings, planned: 5, isValid }))).toEqual([
    "oldest/01",
    "oldest/02",
    "old/00",
    "new/00",
    "new/01",
    "new/02",
  ]);
});

test("a newest batch that knows no served model is filled up with the model of the next older one", async () => {
  const recordings = [
    ...(await makeBatch({ id: "m1", day: 1, samples: 2, model: "m1" })),
    ...(await makeBatch({ id: "m2", day: 2, samples: 2, model: "m2" })),
    ...(await makeBatch({ id: "new", day: 3, samples: 1, model: null })),
  ];
  expect(names(toReplayOrder(recordings))).toEqual(["new/00", "m2/01", "m2/00"]);
});

test("shards of one batch are one batch, which began when the last shard began", async () => {
  const recordings = [
    ...(await makeBatch({ id: "sharded", day: 1, samples: 1 })),
    ...(await makeBatch({ id: "between", day: 2, samples: 1 })),
    ...(await makeBatch({ id: "sharded", day: 3, samples: 1 })),
  ];
  expect(
    toBatches(recordings).map(({ id, startedAt, recordings: own }) => [id, startedAt, own.length]),
  ).toEqual([
    ["sharded", "2026-11-03T08:00:00Z", 2],
    ["between", "2026-11-02T08:00:00Z", 1],
  ]);
});

test("rank is by time with or without milliseconds, then by name; not by test folder", async () => {
  const at = (recorded_at: string): Promise<Recording> =>
    makeRecording({ changed: { recorded_at } });
  const early = { ...(await at("2026-11-01T09:00:00Z")), path: "z/1.json" };
  const later = { ...(await at("2026-11-01T09:00:00.500Z")), path: "y/1.json" };
  const sameTime = { ...(await at("2026-11-01T09:00:00.500Z")), path: "a/2.json" };
  expect(toReplayOrder([sameTime, later, early])).toEqual([early, later, sameTime]);
});

test("the comparison takes the 50 newest base samples of the newest base batch's served model", async () => {
  const recordings = [
    ...(await makeBatch({ id: "m2", day: 9, samples: 5, model: "m2" })),
    ...(await makeBatch({ id: "b", day: 10, samples: 30 })),
    ...(await makeBatch({ id: "a", day: 8, samples: 30 })),
  ];
  const selected = names(selectBaseSamples(recordings));
  expect(selected).toHaveLength(50);
  expect([selected[0], selected[19], selected[20], selected[49]]).toEqual([
    "a/10",
    "a/29",
    "b/00",
    "b/29",
  ]);
});

test("no recordings: no samples", () => {
  expect(selectSamples({ recordings: [], planned: 5, isValid: always })).toEqual([]);
  expect(selectBaseSamples([])).toEqual([]);
  expect(toReplayOrder([])).toEqual([]);
});
