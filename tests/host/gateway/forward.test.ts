import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { bodyFor, DUMMY, json, KEY, message, openWorld } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });

describe("what reaches the provider", () => {
  test("SB-7 the client's keys and the connection's headers are taken off, the rest stays", async () => {
    const world = await openWorld(good);
    await world.ask({
      headers: {
        "x-api-key": DUMMY,
        authorization: "Bearer other",
        "x-goog-api-key": "other",
        "api-key": "other",
        cookie: "a=b",
        "proxy-authorization": "Basic x",
        "x-forwarded-for": "10.0.0.1",
        "x-http-method-override": "DELETE",
        "openai-organization": "org-evil",
        connection: "close, x-private",
        "x-private": "1",
        te: "trailers",
        "accept-encoding": "gzip, br",
        "content-type": "text/plain",
        "anthropic-version": "2023-06-01",
        "anthropic-beta": ["one", "two"],
        "user-agent": "claude/1",
      },
    });
    const [seen] = world.provider.seen;
    const pairs = (seen?.rawHeaders ?? []).flatMap((name, index, all) =>
      index % 2 === 0 ? [[name.toLowerCase(), all[index + 1]]] : [],
    );
    expect(pairs.sort()).toEqual([
      ["accept-encoding", "identity"],
      ["anthropic-beta", "one"],
      ["anthropic-beta", "two"],
      ["anthropic-version", "2023-06-01"],
      ["connection", "close"],
      ["content-length", String(bodyFor(100).length)],
      ["content-type", "application/json"],
      ["host", `127.0.0.1:${world.provider.port}`],
      ["user-agent", "claude/1"],
      ["x-api-key", KEY],
    ]);
  });

  test.each([
    ["anthropic-messages", "x-api-key", KEY],
    ["openai-responses", "authorization", `Bearer ${KEY}`],
    ["openai-chat", "authorization", `Bearer ${KEY}`],
    ["gemini", "x-goog-api-key", KEY],
  ] as const)("%s takes the key as %s", async (protocol, header, value) => {
    const world = await openWorld(good, { protocol });
    expect((await world.ask()).status).toBe(200);
    expect(world.provider.seen.map(({ headers }) => headers[header])).toEqual([value]);
  });
});

describe("how it reaches the provider", () => {
  test("the body, byte for byte, up to 32 MiB", async () => {
    const odd = ` {"model" :"model-a","max_tokens":1,\r\n"x":"${"\u00e9\\u0000 \\t".repeat(500)}"} \n`;
    const begin = '{"model":"model-a","max_tokens":1,"x":"';
    const full = `${begin}${"a".repeat(32 * 1024 * 1024 - begin.length - 2)}"}`;
    const world = await openWorld(good);
    for (const body of [odd, full]) expect((await world.ask({ body })).status).toBe(200);
    expect(world.provider.seen.map(({ body }) => body.equals(Buffer.from(odd)))).toEqual([
      true,
      false,
    ]);
    expect(world.provider.seen[1]?.body.equals(Buffer.from(full))).toBe(true);
  });

  test("an https origin is spoken to in TLS", async () => {
    const firstBytes: number[] = [];
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (chunk) => {
        firstBytes.push(chunk[0] ?? 0);
        socket.end("no TLS\n");
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : null;
    const world = await openWorld(good, { upstream: `https://127.0.0.1:${port}` });
    expect((await world.ask()).status).toBe(502);
    server.close();
    expect(firstBytes).toEqual([0x16]);
    // No key had left yet: nothing can be billed.
    expect((await world.report()).spending.chargedMicroUsd).toBe(0);
  });
});

describe("what comes back", () => {
  test("status, headers and body as they were, without cookies and whose account it is", async () => {
    const headers = { "request-id": "req_1", "anthropic-ratelimit-x": "5", "set-cookie": "a=b" };
    const account = { "anthropic-organization-id": "org", "openai-organization": "org" };
    const world = await openWorld(json(200, { type: "message" }, { ...headers, ...account }));
    const got = await world.ask();
    expect(got.text).toBe('{"type":"message"}');
    expect(Object.keys(got.headers).sort()).toEqual([
      "anthropic-ratelimit-x",
      "connection",
      "content-type",
      "date",
      "request-id",
      "transfer-encoding",
    ]);
  });

  test("a stream passes as it comes: each part is there before the next is sent", async () => {
    const open: ServerResponse[] = [];
    const world = await openWorld((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      open.push(response);
    });
    const { answer } = await world.listen();
    for (const part of [": ping\n\n", 'data: {"type":"ping"}\n\n', "data: {"]) {
      open[0]?.write(part);
      const [got] = await once(answer, "data");
      expect(String(got)).toBe(part);
    }
    open[0]?.end("}\n\n");
    await once(answer, "end");
  });

  test("100 MB pass as slowly as they are taken: nothing piles up on the way", async () => {
    const size = 100_000_000;
    const part = Buffer.alloc(100_000, "x");
    let written = 0;
    const world = await openWorld(async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      while (written < size) {
        written += part.length;
        if (!response.write(part)) await once(response, "drain");
      }
      response.end();
    });
    const { answer } = await world.listen();
    let received = 0;
    let behind = 0;
    for await (const chunk of answer) {
      received += (chunk as Buffer).length;
      behind = Math.max(behind, written - received);
      // The provider could go on for three turns now.
      for (let count = 0; count < 3; count += 1) await turn();
    }
    expect(received).toBe(size);
    // What the sockets of two connections hold.
    expect(behind).toBeLessThan(20_000_000);
    expect((await world.report()).calls).toMatchObject([
      { status: 200, failure: "a part of the answer is longer than 16 MiB", microUsd: null },
    ]);
  });
});

describe("a client that leaves", () => {
  /** Longer than any test: only the client's leaving ends the call. */
  const patient = { timeouts: { answerMs: 600_000, idleMs: 600_000 } };

  test("before the answer: the provider's connection ends too, and the reserve counts", async () => {
    const stop = new AbortController();
    const world = await openWorld(() => stop.abort(), patient);
    await expect(world.ask({ signal: stop.signal })).rejects.toThrow("aborted");
    await world.provider.left();
    const { calls, spending } = await world.report();
    const reserve = bodyFor(100).length + 4096 + 100;
    expect(calls).toMatchObject([
      {
        status: null,
        failure: "nobody waited for the answer any more",
        microUsd: null,
        chargedMicroUsd: reserve,
      },
    ]);
    expect(spending).toEqual({
      calls: 1,
      tokens: null,
      microUsd: 0,
      unknown: 1,
      chargedMicroUsd: reserve,
    });
  });

  test("during the answer", async () => {
    const world = await openWorld((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: {}\n\n");
    }, patient);
    const { answer, leave } = await world.listen();
    await once(answer, "data");
    leave();
    await world.provider.left();
    expect((await world.report()).calls).toMatchObject([
      { status: 200, failure: "nobody waited for the rest of the answer", microUsd: null },
    ]);
  });

  test("while it waits for the money that others have put aside", async () => {
    const purse = openPurse(5000);
    await purse.reserve(5000, new AbortController().signal);
    const stop = new AbortController();
    const waiting = purse.reserve;
    const asked = {
      ...purse,
      reserve: (...call: Parameters<typeof waiting>) => {
        const reservation = waiting(...call);
        stop.abort();
        return reservation;
      },
    };
    const world = await openWorld(good, { purse: asked });
    await expect(world.ask({ signal: stop.signal })).rejects.toThrow("aborted");
    expect((await world.report()).calls).toMatchObject([
      { failure: "nobody waited for the answer any more", microUsd: 0 },
    ]);
    expect([purse.reservedMicroUsd(), world.provider.connections().taken]).toEqual([5000, 0]);
  });
});
