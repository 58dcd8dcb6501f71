import { describe, expect, test } from "vitest";
import { readRetryAfter } from "../../../src/host/gateway/patience.ts";
import type { ModelProtocol } from "../../../src/model/gateway.ts";
import { events, json, message, openWorld } from "./open-world.ts";
import type { Answer } from "./start-provider.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });
const failing = (status: number, headers: Record<string, string> = {}) =>
  json(status, { error: { message: "so it is" } }, headers);

/** Without a number and without the provider's words: opencode would try again for them. */
const OVER = "skillcheck: the provider failed for good, and this run is over";

/** The first answers in turn, then the last for ever. */
const inTurn =
  (...answers: readonly Answer[]): Answer =>
  (response, seen, index) =>
    answers[Math.min(index, answers.length - 1)]?.(response, seen, index);

const patience = (failures: number, retryAfterSeconds = 60) => ({
  patience: { failures, retryAfterSeconds },
});

describe("AG-11 a CLI that would try again for minutes gets a final word", () => {
  test.each([401, 408, 409, 425, 429, 500, 502, 503, 504, 529])(
    "%d at the first time, and then without the provider",
    async (status) => {
      const world = await openWorld(failing(status, { "retry-after": "30" }), patience(0));
      const first = await world.ask();
      const second = await world.ask();
      const reason = `the provider answered ${status}: so it is; nothing more is asked in this run`;
      for (const got of [first, second]) {
        expect([got.status, got.headers["retry-after"], got.headers["x-should-retry"]]).toEqual([
          400,
          undefined,
          "false",
        ]);
        expect(JSON.parse(got.text)).toMatchObject({
          type: "error",
          error: { type: "invalid_request_error", message: OVER },
        });
      }
      expect(world.provider.seen).toHaveLength(1);
      const { calls, stopped, spending } = await world.report();
      expect(stopped).toEqual({ kind: "provider", status, isMalformed: false, reason });
      expect(calls).toMatchObject([
        {
          status: 400,
          answeredBy: "gateway",
          refused: { word: "provider" },
          failure: `the provider answered ${status}: so it is`,
        },
        { status: 400, answeredBy: "gateway", refused: { word: "provider" }, failure: null },
      ]);
      expect(spending.calls).toBe(0);
    },
  );

  test.each<readonly [ModelProtocol, object]>([
    ["openai-responses", { error: { type: "invalid_request_error", code: null } }],
    ["openai-chat", { error: { type: "invalid_request_error", code: null } }],
    ["gemini", { error: { code: 400, status: "INVALID_ARGUMENT" } }],
  ])("in the words of %s", async (protocol, shape) => {
    const world = await openWorld(failing(429), { protocol, ...patience(0) });
    const got = await world.ask();
    expect([got.status, JSON.parse(got.text)]).toMatchObject([400, shape]);
  });

  test.each([400, 403, 404, 413, 422])("%d is final by itself and passed on", async (status) => {
    const world = await openWorld(failing(status), patience(0));
    for (let call = 0; call < 3; call += 1) expect((await world.ask()).status).toBe(status);
    expect((await world.report()).stopped).toBeNull();
    expect(world.provider.seen).toHaveLength(3);
  });
});

describe("AG-11 what comes without words, or without an end", () => {
  test("words that never end are not waited for", async () => {
    const world = await openWorld(
      (response) => {
        response.writeHead(500, { "content-type": "application/json" });
        response.write('{"error":');
      },
      { ...patience(0), timeouts: { answerMs: 600_000, idleMs: 600_000 } },
    );
    const got = await world.ask();
    expect([got.status, JSON.parse(got.text).error.message]).toEqual([400, OVER]);
    await world.provider.left();
    expect((await world.report()).stopped).toMatchObject({
      reason: "the provider answered 500; nothing more is asked in this run",
    });
  });

  test("no connection, and none in time", async () => {
    const broken = await openWorld((response) => response.destroy(), patience(0));
    const never = await openWorld(() => undefined, {
      ...patience(0),
      timeouts: { answerMs: 50, idleMs: 50 },
    });
    for (const world of [broken, never]) {
      expect([(await world.ask()).status, (await world.ask()).status]).toEqual([400, 400]);
      expect(world.provider.seen).toHaveLength(1);
      expect((await world.report()).stopped).toMatchObject({ kind: "provider", status: null });
    }
  });

  test("what it has seen half of is passed on; the next call is the final one", async () => {
    const world = await openWorld(events([{ type: "message_start" }]), patience(0));
    expect((await world.ask()).status).toBe(200);
    expect((await world.ask()).status).toBe(400);
    expect(world.provider.seen).toHaveLength(1);
    expect((await world.report()).stopped).toEqual({
      kind: "provider",
      status: null,
      isMalformed: false,
      reason: "the answer stopped before its end; nothing more is asked in this run",
    });
  });
});

describe("AG-11 a CLI whose tries are limited sees as many failures as the plan says", () => {
  test("in a row, each with its own status", async () => {
    const world = await openWorld(inTurn(failing(429), failing(500), failing(529)), patience(2));
    const got = [await world.ask(), await world.ask(), await world.ask(), await world.ask()];
    expect(got.map(({ status }) => status)).toEqual([429, 500, 400, 400]);
    expect(world.provider.seen).toHaveLength(3);
  });

  test("a success starts the count anew, a wrong request does not", async () => {
    const answers = [failing(500), failing(400), failing(500), good, failing(500), failing(500)];
    const world = await openWorld(inTurn(...answers), patience(2));
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) statuses.push((await world.ask()).status);
    expect(statuses).toEqual([500, 400, 500, 200, 500, 500, 400]);
  });

  test("a longer retry-after than the plan's is not waited for", async () => {
    const world = await openWorld(failing(429, { "retry-after": "61" }), patience(5));
    expect((await world.ask()).status).toBe(400);
    expect((await world.report()).stopped).toMatchObject({ kind: "provider", status: 429 });
  });

  test("until a retry-after is over, the provider is left alone", async () => {
    const world = await openWorld(inTurn(failing(429, { "retry-after": "30" }), good), patience(5));
    expect((await world.ask()).headers["retry-after"]).toBe("30");
    const early = await world.ask();
    expect(early.status).toBe(429);
    expect(["29", "30"]).toContain(early.headers["retry-after"]);
    expect(JSON.parse(early.text).error.type).toBe("rate_limit_error");
    expect(world.provider.seen).toHaveLength(1);
    const { calls, stopped } = await world.report();
    expect(calls[1]).toMatchObject({ refused: { word: "wait" }, microUsd: 0, status: 429 });
    expect(stopped).toBeNull();
  });

  test("once it is over, it is asked again", async () => {
    const world = await openWorld(inTurn(failing(429, { "retry-after": "0" }), good), patience(5));
    expect([(await world.ask()).status, (await world.ask()).status]).toEqual([429, 200]);
  });
});

test.each([
  ["7", 7],
  ["0", 0],
  ["1.2", 2],
  ["Mon, 30 Nov 2026 00:00:09 GMT", 9],
  ["Mon, 30 Nov 2025 00:00:00 GMT", 0],
  ["-1", null],
  ["soon", null],
  ["", null],
  [undefined, null],
])("retry-after %s is %s seconds", (value, seconds) => {
  expect(readRetryAfter(value, Date.UTC(2026, 10, 30))).toBe(seconds);
});
