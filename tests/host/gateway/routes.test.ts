import { describe, expect, test } from "vitest";
import type { ModelProtocol } from "../../../src/model/gateway.ts";
import { type Ask, bodyFor, DUMMY, message, openWorld } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });

type Row = readonly [name: string, word: string, ask: Ask];

const ANTHROPIC: readonly Row[] = [
  ["another route", "route", { path: "/v1/files" }],
  ["another method", "route", { method: "PUT" }],
  ["a read of the model's route", "route", { method: "GET" }],
  ["a deletion", "route", { method: "DELETE" }],
  ["a path that climbs", "route", { path: "/v1/../v1/files" }],
  ["a path that climbs to a good one", "route", { path: "/v1/files/../messages" }],
  ["a path that climbs in disguise", "route", { path: "/v1/%2e%2e/v1/files" }],
  ["an encoded slash", "route", { path: "/v1%2Fmessages" }],
  ["an encoded letter", "route", { path: "/v1/m%65ssages" }],
  ["two slashes", "route", { path: "//v1/messages" }],
  ["a slash at the end", "route", { path: "/v1/messages/" }],
  ["upper case", "route", { path: "/v1/Messages" }],
  ["a parameter of the path", "route", { path: "/v1/messages;x=/v1/files" }],
  ["batches", "route", { path: "/v1/messages/batches" }],
  ["a model by its name", "route", { path: "/v1/models/model-a", method: "GET" }],
  ["an absolute address", "route", { path: "http://evil.example/v1/messages" }],
  [
    "an absolute address of the provider",
    "route",
    { path: "https://api.anthropic.com/v1/messages" },
  ],
  ["another protocol's route", "route", { path: "/v1/responses" }],
  ["a query that is not the protocol's", "route", { path: "/v1/messages?beta=true&x=1" }],
  ["another value of its query", "route", { path: "/v1/messages?beta=false" }],
  ["its query twice", "route", { path: "/v1/messages?beta=true&beta=true" }],
  ["an encoded query", "route", { path: "/v1/messages?b%65ta=true" }],
  ["another host", "host", { headers: { host: "evil.example", "x-api-key": DUMMY } }],
  ["the provider as host", "host", { headers: { host: "api.anthropic.com", "x-api-key": DUMMY } }],
  [
    "a host that begins like ours",
    "host",
    { headers: { host: "127.0.0.1.evil.example", "x-api-key": DUMMY } },
  ],
  ["no key", "client-key", { headers: {} }],
  ["another key", "client-key", { headers: { "x-api-key": "sk-ant-other" } }],
  [
    "the key of this run with a letter more",
    "client-key",
    { headers: { "x-api-key": `${DUMMY}x` } },
  ],
  ["another model", "model", { body: bodyFor(1, "model-b") }],
  ["a model in another case", "model", { body: bodyFor(1, "Model-A") }],
  ["no model", "model", { body: '{"max_tokens":1}' }],
  ["a list of models", "model", { body: '{"model":["model-a"],"max_tokens":1}' }],
  ["the model under another key", "model", { body: '{"Model":"model-a","max_tokens":1}' }],
  ["the model twice", "body", { body: '{"model":"model-b","model":"model-a"}' }],
  [
    "the model twice, once encoded",
    "body",
    { body: '{"m\\u006fdel":"model-b","model":"model-a"}' },
  ],
  ["the model twice, in two cases", "body", { body: '{"MODEL":"model-b","model":"model-a"}' }],
  ["a limit twice", "body", { body: '{"model":"model-a","max_tokens":1,"maxTokens":99}' }],
  ["no JSON", "body", { body: "model=model-a" }],
  ["a list", "body", { body: '[{"model":"model-a"}]' }],
  ["two objects", "body", { body: '{"model":"model-a"}{"model":"model-b"}' }],
  ["an empty body", "body", { body: "" }],
  ["UTF-16", "body", { body: Buffer.from(bodyFor(1), "utf16le") }],
  ["a mark before the body", "body", { body: `\ufeff${bodyFor(1)}` }],
  [
    "bytes that are no text",
    "body",
    { body: Buffer.concat([Buffer.from(bodyFor(1)), Buffer.from([0xff])]) },
  ],
  ["a compressed body", "body", { headers: { "x-api-key": DUMMY, "content-encoding": "gzip" } }],
  ["a dearer tier", "surcharge", { body: '{"model":"model-a","service_tier":"priority"}' }],
  ["a dearer speed", "surcharge", { body: '{"model":"model-a","speed":"fast"}' }],
  [
    "another model to count for",
    "model",
    { path: "/v1/messages/count_tokens", body: bodyFor(1, "model-b") },
  ],
];

describe("SB-7 what is no call of this run's model is refused, logged, and never sent", () => {
  test.each(ANTHROPIC)("%s", async (_name, word, ask) => {
    const world = await openWorld(good);
    const got = await world.ask(ask);
    const body = JSON.parse(got.text);
    expect([got.status, body.type, body.error.type]).toEqual([403, "error", "permission_error"]);
    expect(body.error.message).toMatch(/^skillcheck: /);
    const { calls, spending } = await world.report();
    expect(calls).toMatchObject([
      {
        method: ask.method ?? "POST",
        path: ask.path ?? "/v1/messages",
        status: 403,
        answeredBy: "gateway",
        refused: { word },
        microUsd: 0,
        tokens: null,
      },
    ]);
    expect(spending.calls).toBe(0);
    expect(world.provider.connections().taken).toBe(0);
  });

  test("two hosts", async () => {
    const world = await openWorld(good);
    const body = bodyFor(1);
    const got = await world.raw(
      `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nx-api-key: ${DUMMY}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 403 /);
    expect((await world.report()).calls).toMatchObject([{ refused: { word: "host" } }]);
    expect(world.provider.connections().taken).toBe(0);
  });

  test("a tunnel", async () => {
    const world = await openWorld(good);
    const got = await world.raw(
      "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
    );
    expect(got).toMatch(/^HTTP\/1\.1 403 /);
    expect((await world.report()).calls).toMatchObject([
      { method: "CONNECT", path: "evil.example:443", refused: { word: "route" } },
    ]);
  });

  test("a body of more than 32 MiB, announced or not", async () => {
    const world = await openWorld(good);
    const body = Buffer.alloc(32 * 1024 * 1024 + 1, " ");
    const told = await world.ask({
      body,
      headers: { "x-api-key": DUMMY, "content-length": String(body.length) },
    });
    const chunked = await world.ask({
      body,
      headers: { "x-api-key": DUMMY, "transfer-encoding": "chunked" },
    });
    for (const got of [told, chunked]) {
      expect([got.status, JSON.parse(got.text).error.type]).toEqual([413, "request_too_large"]);
    }
    const { calls } = await world.report();
    expect(calls.map(({ refused }) => refused?.word)).toEqual(["too-large", "too-large"]);
    expect(world.provider.connections().taken).toBe(0);
  });
});

describe("SB-7 what is accepted", () => {
  test.each([
    ["the call itself", "/v1/messages", "/v1/messages"],
    ["with its query", "/v1/messages?beta=true", "/v1/messages?beta=true"],
    ["with an empty query", "/v1/messages?", "/v1/messages"],
    ["a count", "/v1/messages/count_tokens?beta=true", "/v1/messages/count_tokens?beta=true"],
  ])("%s", async (_name, path, sent) => {
    const world = await openWorld(good);
    expect((await world.ask({ path })).status).toBe(200);
    expect(world.provider.seen.map(({ method, url }) => [method, url])).toEqual([["POST", sent]]);
  });

  test("an empty list of models allows any that has a price", async () => {
    const world = await openWorld(good, { models: [] });
    expect((await world.ask({ body: bodyFor(1, "model-b") })).status).toBe(200);
  });

  test("a base path goes before the path, a slash at its end is none", async () => {
    const world = await openWorld(good);
    const other = await openWorld(good, { upstream: `${world.provider.url}/base/path/` });
    expect((await other.ask()).status).toBe(200);
    expect(world.provider.seen.map(({ url }) => url)).toEqual(["/base/path/v1/messages"]);
  });

  test("a count costs nothing and needs no money", async () => {
    const world = await openWorld((response) => response.end('{"input_tokens":5}'));
    const got = await world.ask({ path: "/v1/messages/count_tokens" });
    expect([got.status, got.text]).toEqual([200, '{"input_tokens":5}']);
    const { calls, spending } = await world.report();
    expect(calls).toMatchObject([
      { modelAsked: "model-a", microUsd: 0, failure: null, answeredBy: "provider" },
    ]);
    expect(spending).toEqual({
      calls: 0,
      tokens: null,
      microUsd: 0,
      unknown: 0,
      chargedMicroUsd: 0,
    });
  });
});

describe("probes are answered here, without a key and without the provider", () => {
  test.each([
    ["HEAD", "/", ""],
    ["HEAD", "/api/hello", ""],
    ["GET", "/api/hello", '{"message":"hello"}'],
  ])("%s %s", async (method, path, text) => {
    const world = await openWorld(good);
    const got = await world.ask({ method, path, headers: {} });
    expect([got.status, got.text]).toEqual([200, text]);
    expect((await world.report()).calls).toMatchObject([
      { method, path, status: 200, answeredBy: "gateway", refused: null },
    ]);
    expect(world.provider.connections().taken).toBe(0);
  });

  test.each<readonly [ModelProtocol, string, (body: never) => readonly string[]]>([
    [
      "anthropic-messages",
      "/v1/models?limit=1000",
      (body: { data: { id: string }[] }) => body.data.map(({ id }) => id),
    ],
    [
      "openai-responses",
      "/v1/models?client_version=1",
      (body: { data: { id: string }[] }) => body.data.map(({ id }) => id),
    ],
    [
      "openai-chat",
      "/v1/models",
      (body: { data: { id: string }[] }) => body.data.map(({ id }) => id),
    ],
    [
      "gemini",
      "/v1beta/models",
      (body: { models: { name: string }[] }) => body.models.map(({ name }) => name),
    ],
  ])("the models of %s are those of the run", async (protocol, path, namesOf) => {
    const world = await openWorld(good, { protocol, models: ["model-a", "model-b"] });
    const got = await world.ask({ method: "GET", path, headers: {} });
    expect(namesOf(JSON.parse(got.text) as never)).toEqual(
      protocol === "gemini" ? ["models/model-a", "models/model-b"] : ["model-a", "model-b"],
    );
    expect(world.provider.connections().taken).toBe(0);
  });
});

test.each<readonly [ModelProtocol, unknown]>([
  [
    "openai-responses",
    { error: { type: "invalid_request_error", param: null, code: "permission_denied" } },
  ],
  [
    "openai-chat",
    { error: { type: "invalid_request_error", param: null, code: "permission_denied" } },
  ],
  ["gemini", { error: { code: 403, status: "PERMISSION_DENIED" } }],
])("SB-7 a refusal is in the words of %s", async (protocol, shape) => {
  const world = await openWorld(good, { protocol });
  const got = await world.ask({ path: "/v1/files" });
  expect(got.status).toBe(403);
  expect(JSON.parse(got.text)).toMatchObject(shape as object);
});

test("a log of nonsense ends after 2000 calls, and says how many it leaves out", async () => {
  const world = await openWorld(good);
  const one = "GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const last = "GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  await world.raw(one.repeat(2004) + last);
  const { calls, leftOut } = await world.report();
  expect([calls.length, leftOut]).toEqual([2000, 5]);
});
