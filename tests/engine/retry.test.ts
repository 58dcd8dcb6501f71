import { expect, it } from "vitest";
import { retry } from "../../src/engine/retry.ts";
import { openRunCounter } from "../../src/engine/run-counter.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { LostRun, Played } from "../../src/model/play.ts";
import type { Clock } from "../../src/model/ports.ts";
import { makeCassette, makeTurn } from "../cassettes/make-cassette.ts";
import { toCall } from "./live-run.ts";

const RESULT = { type: "result", session_id: "s-1", total_cost_usd: 0.5, usage: {} };
const FINE = { ...RESULT, subtype: "success", is_error: false, result: "Ahoy" };
const failed = (status: number) => ({
  ...RESULT,
  subtype: "success",
  is_error: true,
  api_error_status: status,
  result: `API Error: ${status}`,
});
const REQUEST = {
  turn: 1,
  request: "POST /v1/messages",
  model_asked: "m",
  model_served: null,
  status: 529,
  answered_by: "provider",
  tokens: null,
  micro_usd: 0,
  duration_ms: 1,
  problem: null,
} as const;

async function played(line: object, requests = [REQUEST]): Promise<Played> {
  const cassette = await makeCassette();
  const gateway: Cassette["gateway"] = {
    stopped: null,
    left_out: 0,
    price_table: null,
    requests,
  };
  const turns = [makeTurn([JSON.stringify(line)])];
  return { kind: "played", cassette: { ...cassette, turns, gateway }, path: null };
}

/** Plays these, one after the other, and notes what is waited for. */
async function playAll(
  tries: readonly Played[],
  signal = new AbortController().signal,
  counter = openRunCounter(null),
) {
  const waits: number[] = [];
  const told: LostRun[] = [];
  const clock: Clock = {
    now: () => 0,
    timestamp: () => "",
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  const left = [...tries];
  const play = retry(
    async () => {
      if (!counter.take()) return { kind: "unmade", limit: "runs" };
      const next = left.shift();
      if (next === undefined) throw new Error("played once too often");
      return next;
    },
    { clock, signal, mayTry: counter.hasLeft, onRetry: (_call, lost) => told.push(lost) },
  );
  const result = await play(await toCall());
  return { result, waits, told, unplayed: left.length };
}

it("plays again what the provider spoiled, and counts what was lost", async () => {
  const fine = await played(FINE);
  expect(await playAll([await played(failed(529)), fine])).toEqual({
    result: { ...fine, lost: [{ errorKind: "overloaded", costUsd: 0.5, costSource: "reported" }] },
    waits: [5000],
    told: [{ errorKind: "overloaded", costUsd: 0.5, costSource: "reported" }],
    unplayed: 0,
  });
});

it("gives up after two more tries: the last one is the result", async () => {
  const last = await played(failed(500));
  const tries = [await played(failed(429)), await played(failed(503)), last];
  const { result, waits } = await playAll(tries);
  expect(result).toEqual({
    ...last,
    lost: [
      { errorKind: "rate-limit", costUsd: 0.5, costSource: "reported" },
      { errorKind: "server", costUsd: 0.5, costSource: "reported" },
    ],
  });
  expect(waits).toEqual([5000, 20_000]);
});

it("plays nothing again that another try would not mend, or that nobody waits for", async () => {
  const ended = new AbortController();
  ended.abort();
  const spoiled = await played(failed(529));
  const once: readonly (readonly [Played, AbortSignal?])[] = [
    [await played(FINE)],
    [await played(failed(401))],
    [await played(failed(400))],
    // Nobody was asked: the agent itself says so.
    [await played(failed(529), [])],
    [{ kind: "void", reason: "secret observed", costUsd: null }],
    [spoiled, ended.signal],
  ];
  for (const [one, signal] of once) {
    expect(await playAll([one, spoiled], signal)).toEqual({
      result: one,
      waits: [],
      told: [],
      unplayed: 1,
    });
  }
});

it("keeps to the number of runs: where none is left the spoiled one is the result", async () => {
  const spoiled = [await played(failed(529)), await played(failed(500))] as const;
  const { result, waits, unplayed } = await playAll(
    [...spoiled, await played(FINE)],
    undefined,
    openRunCounter(2),
  );
  const lost = [{ errorKind: "overloaded", costUsd: 0.5, costSource: "reported" }];
  expect([result, waits, unplayed]).toEqual([{ ...spoiled[1], lost }, [5000], 1]);
});

it("where another run takes the last one while it waits the spoiled one is the result", async () => {
  const spoiled = await played(failed(529));
  const answers: readonly Played[] = [spoiled, { kind: "unmade", limit: "runs" }];
  let at = 0;
  const clock: Clock = { now: () => 0, timestamp: () => "", wait: async () => undefined };
  const play = retry(async () => answers[at++] ?? spoiled, {
    clock,
    signal: new AbortController().signal,
    mayTry: () => true,
    onRetry: () => undefined,
  });
  expect([await play(await toCall()), at]).toEqual([spoiled, 2]);
});
