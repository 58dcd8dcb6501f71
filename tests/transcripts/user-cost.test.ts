import { expect, it } from "vitest";
import { toSampleVerdict } from "../../src/checks/index.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { alignRuns } from "../../src/transcripts/align-runs.ts";
import { outlineRun } from "../../src/transcripts/outline-run.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildCassette, turnOf } from "./build-cassette.ts";

type Section = NonNullable<Cassette["user_gateway"]>;
type Request = Section["requests"][number];

const request = (more: Partial<Request> = {}): Request => ({
  turn: 1,
  request: "POST /v1/messages",
  model_asked: "m-1",
  model_served: "m-1",
  status: 200,
  answered_by: "provider",
  tokens: { input_total: 1400, cache_read: 200, cache_write: 0, output: 34 },
  micro_usd: 1390,
  duration_ms: 5,
  problem: null,
  ...more,
});

/** Two turns of claude, the second one said by a model. */
function cassetteWith(requests: readonly Request[], more: Partial<Section> = {}): Cassette {
  const name = "claude-2.1.332/two-turn";
  return buildCassette(
    "claude",
    [turnOf(`${name}.jsonl`), turnOf(`${name}.2.jsonl`, { user: "And now?", source: "user" })],
    {
      simulated_user: { brief: "0".repeat(64), model: "m-1" },
      user_gateway: {
        stopped: null,
        left_out: 0,
        price_table: null,
        cost_source: "estimated",
        requests: [...requests],
        ...more,
      },
    },
  );
}

const costOf = (...given: Parameters<typeof cassetteWith>) =>
  readRun(cassetteWith(...given)).simulatedUser;

it("adds up what the user's model took, apart from the agent", () => {
  expect(costOf([request(), request()])).toEqual({
    model: "m-1",
    modelCalls: 2,
    inputTokens: 2800,
    outputTokens: 68,
    costUsd: 0.00278,
    costSource: "estimated",
  });
  const alone = readRun({
    ...cassetteWith([]),
    simulated_user: undefined,
    user_gateway: undefined,
  });
  expect(readRun(cassetteWith([request()])).costUsd).toBe(alone.costUsd);
  expect([alone.simulatedUser, alone.costUsd]).toEqual([null, expect.any(Number)]);
});

it("unknown stays unknown, and what is not billed costs nothing", () => {
  const failed = request({ status: 529, tokens: null, micro_usd: 0 });
  const unknown = request({ tokens: null, micro_usd: null });
  const refused = request({ status: 402, tokens: null, micro_usd: 0, answered_by: "gateway" });
  const nothing = { inputTokens: null, outputTokens: null, costUsd: null, costSource: null };
  expect(costOf([failed, request(), refused])).toMatchObject({
    modelCalls: 2,
    inputTokens: 1400,
    costUsd: 0.00139,
  });
  expect(costOf([request(), unknown])).toMatchObject({ modelCalls: 2, ...nothing });
  expect(costOf([request()], { left_out: 1 })).toMatchObject(nothing);
  const { user_gateway: _lost, ...older } = cassetteWith([]);
  expect(readRun(older).simulatedUser).toMatchObject({ modelCalls: 0, ...nothing });
});

it.each<[NonNullable<Section["stopped"]>, string, string]>([
  [{ why: "budget", error: null, reason: "r" }, "over-budget", "max-budget"],
  [{ why: "price", error: null, reason: "r" }, "over-budget", "max-budget"],
  [{ why: "provider", error: 429, reason: "r" }, "provider-error", "rate-limit"],
  [{ why: "provider", error: 404, reason: "r" }, "provider-error", "bad-request"],
  [{ why: "provider", error: "malformed", reason: "r" }, "provider-error", "malformed"],
  [{ why: "provider", error: "connection", reason: "r" }, "provider-error", "connection"],
  [{ why: "time", error: null, reason: "r" }, "timed-out", "timeout"],
])("a user who could not be asked, %j: neither a pass nor a fail", (stopped, outcome, kind) => {
  const run = readRun(cassetteWith([], { stopped }));
  expect([run.outcome, run.errorKind]).toEqual([outcome, kind]);
  expect(toSampleVerdict(run, [])).toBe("invalid");
});

it("says who spoke", () => {
  const run = readRun(cassetteWith([request()]));
  expect(run.turns.map(({ source }) => source)).toEqual(["prompt", "user"]);
  expect(outlineRun(run).map(({ source, user }) => [source, user])).toEqual([
    ["prompt", expect.any(String)],
    ["user", "And now?"],
  ]);
  const cells = alignRuns(run, run).flatMap(({ head }) =>
    head?.kind.endsWith("user") ? [head.kind] : [],
  );
  expect(cells).toEqual(["user", "simulated-user"]);
});
