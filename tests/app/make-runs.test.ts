import { expect, it } from "vitest";
import { makeRuns } from "../../src/app/make-runs.ts";
import { openCaps } from "../../src/app/open-caps.ts";
import type { PlannedRun } from "../../src/app/plan-runs.ts";
import { openPurse } from "../../src/engine/open-purse.ts";
import { openRunCounter } from "../../src/engine/run-counter.ts";
import type { Desk } from "../../src/model/desk.ts";
import type { Play, Played } from "../../src/model/play.ts";
import { test, toCall } from "../engine/run-call.ts";

const desk = {
  clock: { now: () => 0, timestamp: () => "", wait: async () => undefined },
  openMachine: async () => ({
    capacity: () => ({ cores: 1, memoryBytes: 1e9 }),
    interrupted: new AbortController().signal,
  }),
} as unknown as Desk;

const VOID: Played = { kind: "void", reason: "setup failed", costUsd: 0 };

async function toRun(played: Played): Promise<PlannedRun> {
  const play: Play = async () => played;
  const subject = { test, suite: { path: "a.yaml", maxCostUsd: null } };
  const call = await toCall();
  return { subject, call, play, store: {}, provider: "p", memoryBytes: 1 } as unknown as PlannedRun;
}

async function make(...planned: readonly PlannedRun[]) {
  const config = { maxCostUsd: null };
  const subjects = planned.map(({ subject }) => subject);
  const caps = openCaps([{ root: { label: "." }, config, subjects } as never], openPurse(1), false);
  const made = await makeRuns(planned, desk, {
    jobs: null,
    maxCostUsd: null,
    counter: openRunCounter(null),
    caps,
    purse: openPurse(1),
    countProofs: () => 0,
    onRun: () => undefined,
  });
  return [made.runs.length, made.ended];
}

it("a run that a limit leaves no room for is not made, and the limit is what ended the rest", async () => {
  const runs: Played = { kind: "unmade", limit: "runs" };
  expect(await make(await toRun(runs), await toRun(VOID))).toEqual([
    1,
    { kind: "runs", needed: 1 },
  ]);
  const money: Played = { kind: "unmade", limit: "money" };
  expect(await make(await toRun(money), await toRun(VOID))).toEqual([
    0,
    { kind: "money", neededUsd: null },
  ]);
});
