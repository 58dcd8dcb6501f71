import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { bodyFor, DUMMY, events, json, message, openWorld } from "./open-world.ts";
import type { Answer } from "./start-provider.ts";

const RESERVE = bodyFor(100).length + 4096 + 100;
const good = message({ input_tokens: 3, output_tokens: 4 });

const start = { type: "message_start", message: { model: "model-a", usage: { input_tokens: 9 } } };

/** Begins a stream, then does something else. */
const begun =
  (then: (response: Parameters<Answer>[0]) => void): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(start)}\n\n`, () => then(response));
  };

describe("trouble of the provider is passed on as it is, and logged", () => {
  test.each([
    [401, "authentication_error"],
    [429, "rate_limit_error"],
    [500, "api_error"],
    [503, "api_error"],
    [529, "overloaded_error"],
  ])("%d with its words", async (status, type) => {
    const body = { type: "error", error: { type, message: "so it is" } };
    const world = await openWorld(json(status, body, { "retry-after": "7" }));
    const got = await world.ask();
    expect([got.status, JSON.parse(got.text)]).toEqual([status, body]);
    expect(got.headers).toMatchObject({ "retry-after": "7" });
    expect((await world.report()).calls).toMatchObject([
      {
        status,
        answeredBy: "provider",
        failure: `the provider answered ${status}: so it is`,
        microUsd: 0,
        chargedMicroUsd: 0,
        refused: null,
      },
    ]);
  });

  test.each<readonly [string, Answer, string]>([
    [
      "broken JSON in a stream that ends well",
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(`data: {"type":"message_st\n\ndata: {"type":"message_stop"}\n\n`);
      },
      "the answer holds broken JSON",
    ],
    [
      "broken plain JSON",
      (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"type'),
      "the answer holds broken JSON",
    ],
    [
      "no JSON object",
      (response) => response.writeHead(200, { "content-type": "application/json" }).end('"hello"'),
      "the answer holds no JSON object",
    ],
    ["nothing at all", (response) => response.writeHead(200).end(), "the answer holds broken JSON"],
    ["an empty stream", events([]), "the answer stopped before its end"],
    [
      "a stream without an end",
      begun((response) => response.end()),
      "the answer stopped before its end",
    ],
    [
      "an error in the stream",
      events([
        start,
        { type: "error", error: { type: "overloaded_error", message: "Overloaded" } },
      ]),
      "the provider broke its answer off: Overloaded",
    ],
  ])("%s: a whole answer that counts as its reserve", async (_name, answer, failure) => {
    const world = await openWorld(answer);
    const got = await world.ask();
    expect([got.status, got.isWhole]).toEqual([200, true]);
    expect((await world.report()).calls).toMatchObject([
      { status: 200, failure, microUsd: null, chargedMicroUsd: RESERVE, tokens: null },
    ]);
  });
});

describe("an answer that is none to the end", () => {
  test("an answer without content is an answer", async () => {
    const world = await openWorld(good);
    expect((await world.ask()).status).toBe(200);
    expect((await world.report()).calls).toMatchObject([{ failure: null, microUsd: 7 }]);
  });

  test("a connection that breaks during the answer breaks for the client", async () => {
    const world = await openWorld(begun((response) => response.destroy()));
    const got = await world.ask();
    expect([got.status, got.isWhole, got.text]).toEqual([
      200,
      false,
      `data: ${JSON.stringify(start)}\n\n`,
    ]);
    expect((await world.report()).calls).toMatchObject([
      {
        failure: "the connection to the provider broke off during the answer",
        modelServed: "model-a",
        microUsd: null,
        chargedMicroUsd: RESERVE,
      },
    ]);
  });

  test("SB-12 what was counted before it broke is not believed", async () => {
    const usage = { input_tokens: 3, output_tokens: 4 };
    const delta = { type: "message_delta", usage };
    const broken = begun((response) => {
      response.write(`data: ${JSON.stringify(delta)}\n\n`, () => response.destroy());
    });
    const unfinished = events([start, delta]);
    const finished = begun((response) => {
      const stop = { type: "message_stop" };
      const rest = `data: ${JSON.stringify(delta)}\n\ndata: ${JSON.stringify(stop)}\n\n`;
      response.write(rest, () => response.destroy());
    });
    for (const answer of [broken, unfinished, finished]) {
      const world = await openWorld(answer);
      await world.ask();
      expect((await world.report()).calls).toMatchObject([
        { tokens: null, microUsd: null, chargedMicroUsd: RESERVE },
      ]);
    }
  });

  test("a length that is not kept is a broken connection", async () => {
    const world = await openWorld((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"type":"message"', () => response.destroy());
    });
    expect((await world.ask()).isWhole).toBe(false);
    expect((await world.report()).calls).toMatchObject([{ microUsd: null }]);
  });
});

describe("no answer", () => {
  test("a connection that is closed at once", async () => {
    const world = await openWorld((response) => response.destroy());
    const got = await world.ask();
    const { error } = JSON.parse(got.text);
    expect([got.status, error]).toEqual([
      502,
      { type: "api_error", message: "skillcheck: no answer from the provider: socket hang up" },
    ]);
    // It had been sent: it may be billed.
    expect((await world.report()).calls).toMatchObject([
      { status: 502, answeredBy: "gateway", microUsd: null, chargedMicroUsd: RESERVE },
    ]);
  });

  test("nobody listens: nothing was sent, nothing is charged", async () => {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : null;
    server.close();
    await once(server, "close");
    const purse = openPurse(RESERVE);
    const world = await openWorld(good, { upstream: `http://127.0.0.1:${port}`, purse });
    const got = await world.ask();
    expect([got.status, JSON.parse(got.text).error.message]).toEqual([
      502,
      `skillcheck: no answer from the provider: connect ECONNREFUSED 127.0.0.1:${port}`,
    ]);
    expect([purse.spentMicroUsd(), purse.reservedMicroUsd()]).toEqual([0, 0]);
    expect((await world.report()).spending.calls).toBe(0);
  });

  test("what is not HTTP", async () => {
    const server = createServer((socket) => {
      socket.once("data", () => socket.end("SSH-2.0-OpenSSH\r\n"));
    });
    onTestFinished(() => void server.close());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : null;
    const world = await openWorld(good, { upstream: `http://127.0.0.1:${port}` });
    expect((await world.ask()).status).toBe(502);
    expect((await world.report()).calls).toMatchObject([{ chargedMicroUsd: RESERVE }]);
  });
});

describe("no answer in time", () => {
  test("never: 504 after the plan's time, and the provider is left alone", async () => {
    const timeouts = { answerMs: 50, idleMs: 10_000 };
    const world = await openWorld(() => undefined, { timeouts });
    const got = await world.ask();
    expect([got.status, JSON.parse(got.text).error]).toEqual([
      504,
      {
        type: "timeout_error",
        message: "skillcheck: no answer from the provider: no answer within 0.05 s",
      },
    ]);
    await world.provider.left();
    expect((await world.report()).calls).toMatchObject([{ status: 504, microUsd: null }]);
  });

  test("an answer that stops in the middle: broken off after the plan's time", async () => {
    const timeouts = { answerMs: 10_000, idleMs: 50 };
    const world = await openWorld(
      begun(() => undefined),
      { timeouts },
    );
    expect((await world.ask()).isWhole).toBe(false);
    await world.provider.left();
    expect((await world.report()).calls).toMatchObject([
      { failure: "no byte of the answer passed for too long", microUsd: null },
    ]);
  });

  test("a slow answer is an answer: each byte starts the time anew", async () => {
    const timeouts = { answerMs: 10_000, idleMs: 500 };
    const bytes = Buffer.from(`{"type":"message","usage":{"input_tokens":3,"output_tokens":4}}`);
    const world = await openWorld(
      (response) => {
        response.writeHead(200, { "content-type": "application/json" });
        let sent = 0;
        const timer = setInterval(() => {
          response.write(bytes.subarray(sent, sent + 1));
          sent += 1;
          if (sent < bytes.length) return;
          clearInterval(timer);
          response.end();
        }, 20);
      },
      { timeouts },
    );
    expect((await world.ask()).isWhole).toBe(true);
    const { calls } = await world.report();
    expect(calls).toMatchObject([{ failure: null, microUsd: 7 }]);
    expect(calls[0]?.durationMs).toBeGreaterThan(500);
  });
});

describe("SB-7 a redirect", () => {
  test.each([301, 302, 303, 307, 308])(
    "%d to another host is not followed, by nobody",
    async (status) => {
      const other = await openWorld(good);
      const location = `${other.provider.url}/v1/messages`;
      const world = await openWorld((response) => response.writeHead(status, { location }).end());
      const got = await world.ask();
      const reason = `the provider answered ${status}; nothing more is asked in this run`;
      expect([got.status, JSON.parse(got.text).error.message]).toEqual([
        400,
        "skillcheck: the provider failed for good, and this run is over",
      ]);
      expect(got.headers.location).toBeUndefined();
      expect(other.provider.connections().taken).toBe(0);
      expect(world.provider.seen).toHaveLength(1);
      const { calls, stopped } = await world.report();
      expect(stopped).toEqual({ kind: "provider", status, isMalformed: false, reason });
      expect(calls).toMatchObject([{ refused: { word: "provider" }, microUsd: 0 }]);
    },
  );
});

test("which server answered is noted", async () => {
  const headers = { "x-skillcheck-model-server": "scripted" };
  const world = await openWorld(json(200, { type: "message" }, headers));
  await world.ask();
  await world.ask({ headers: { "x-api-key": DUMMY }, path: "/v1/files" });
  const { calls } = await world.report();
  expect(calls.map(({ modelServer }) => modelServer)).toEqual(["scripted", null]);
});
