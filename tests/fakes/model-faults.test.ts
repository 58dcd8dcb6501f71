import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { Fault, FaultKind, ModelScript } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const step = { text: "Hello there.", tools: [{ name: "Bash", input: { command: "pwd" } }] };

async function withFault(fault: ModelScript["fault"]): Promise<string> {
  server = await startModel({ scripts: [{ steps: [step], ...(fault ? { fault } : {}) }] });
  return server.url;
}

function bodyOf(stream: boolean, answersBefore = 0): string {
  const turn = [
    { role: "assistant", content: "x" },
    { role: "user", content: "y" },
  ];
  const messages = [
    { role: "user", content: "hello" },
    ...Array.from({ length: answersBefore }, () => turn).flat(),
  ];
  return JSON.stringify({
    model: "claude-sonnet-4-5",
    messages,
    tools: [{ name: "Bash" }],
    stream,
  });
}

const ask = (url: string, stream: boolean, answersBefore = 0) =>
  fetch(`${url}/v1/messages`, { method: "POST", body: bodyOf(stream, answersBefore) });

/** The raw bytes of an answer until the server ends the connection or `until` has been seen. */
async function raw(url: string, stream: boolean, until?: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const body = bodyOf(stream);
  socket.write(
    `POST /v1/messages HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  let seen = "";
  socket.setEncoding("utf8");
  socket.on("data", (data: string) => {
    seen += data;
    if (until !== undefined && seen.includes(until)) socket.destroy();
  });
  socket.on("error", () => socket.destroy());
  await once(socket, "close");
  return seen;
}

interface Plain {
  readonly model: string;
  readonly content: readonly {
    readonly type: string;
    readonly text?: string;
    readonly input?: object;
  }[];
  readonly usage?: unknown;
}

const forms = [
  ["streamed", true],
  ["plain", false],
] as const;

describe.each(forms)("%s", (_name, stream) => {
  test("status: for ever, with words and retry-after", async () => {
    const url = await withFault({
      kind: "status",
      status: 429,
      message: "slow down",
      retry_after: 7,
    });
    for (let i = 0; i < 3; i += 1) {
      const response = await ask(url, stream);
      expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual(
        [
          429,
          "7",
          {
            type: "error",
            error: { type: "rate_limit_error", message: "slow down" },
            request_id: "req_scripted",
          },
        ],
      );
    }
  });

  test("status: twice, then on", async () => {
    const url = await withFault({ kind: "status", status: 500, times: 2 });
    const all = [await ask(url, stream), await ask(url, stream), await ask(url, stream)];
    expect(all.map((response) => response.status)).toEqual([500, 500, 200]);
    expect(all.map((response) => response.headers.get("retry-after"))).toEqual([null, null, null]);
  });

  test("model-not-found", async () => {
    const response = await ask(await withFault({ kind: "model-not-found" }), stream);
    const { error } = (await response.json()) as { error: unknown };
    expect([response.status, error]).toEqual([
      404,
      { type: "not_found_error", message: "model: claude-sonnet-4-5" },
    ]);
  });

  test("broken-json: the answer ends normally and cannot be parsed", async () => {
    const response = await ask(await withFault({ kind: "broken-json" }), stream);
    const text = await response.text();
    expect(response.status).toBe(200);
    const parse = () =>
      stream
        ? text
            .trimEnd()
            .split("\n\n")
            .map((frame) => JSON.parse(frame.split("\ndata: ")[1] ?? "") as unknown)
        : (JSON.parse(text) as unknown);
    expect(parse).toThrow(SyntaxError);
  });

  test("cut: the connection ends in the middle of a block", async () => {
    const text = await raw(await withFault({ kind: "cut" }), stream);
    expect(text).toContain(stream ? "content_block_start" : '"type":"message"');
    expect(text).not.toContain(stream ? "message_stop" : "usage");
    await expect(
      ask(server?.url ?? "", stream).then((response) => response.text()),
    ).rejects.toThrow();
  });
});

describe.each(forms)("%s connection", (_name, stream) => {
  test("close: not a byte", async () => {
    expect(await raw(await withFault({ kind: "close" }), stream)).toBe("");
  });

  test("hang: not a byte until the server is closed", async () => {
    const url = await withFault({ kind: "hang" });
    const answer = raw(url, stream);
    while (server?.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await server?.close();
    expect(await answer).toBe("");
  });

  test("hang-after-headers: headers and a sign of life, no answer", async () => {
    const url = await withFault({ kind: "hang-after-headers" });
    const text = await raw(url, stream, stream ? ": keep-alive" : "\r\n\r\n");
    expect(text).toContain("HTTP/1.1 200 OK");
    expect(text).not.toContain("message");
  });

  test("trickle: the same bytes, one write each", async () => {
    const url = await withFault(undefined);
    const whole = await (await ask(url, stream)).text();
    await server?.close();
    const slow = await withFault({ kind: "trickle" });
    const wire = await raw(slow, stream);
    // Chunked encoding shows each write: one byte is "1\r\nx\r\n".
    expect((wire.match(/\r\n1\r\n/g) ?? []).length).toBeGreaterThan(100);
    expect(await (await ask(slow, stream)).text()).toBe(whole);
  });
});

async function plainWith(fault: Fault): Promise<Plain> {
  return (await (await ask(await withFault(fault), false)).json()) as Plain;
}

async function streamWith(
  fault: Fault,
): Promise<readonly { readonly type: string; readonly usage?: unknown }[]> {
  const text = await (await ask(await withFault(fault), true)).text();
  return text
    .trimEnd()
    .split("\n\n")
    .map((frame) => JSON.parse(frame.split("\ndata: ")[1] ?? "") as { type: string });
}

test("empty: a valid answer without content", async () => {
  expect((await plainWith({ kind: "empty" })).content).toEqual([]);
  await server?.close();
  expect((await streamWith({ kind: "empty" })).map(({ type }) => type)).toEqual([
    "message_start",
    "message_delta",
    "message_stop",
  ]);
});

test("huge-text and huge-input have the size that was asked for", async () => {
  const text = await plainWith({ kind: "huge-text" });
  expect(text.content.map((block) => [block.type, block.text?.length])).toEqual([
    ["text", 1_048_576],
    ["tool_use", undefined],
  ]);
  await server?.close();
  const input = await plainWith({ kind: "huge-input", bytes: 100 });
  expect(input.content[1]?.input).toEqual({
    command: `pwd\n# ${"x".repeat(79)} ${"x".repeat(20)}`,
  });
  await server?.close();
  const frames = await streamWith({ kind: "huge-text", bytes: 10_000 });
  expect(frames.filter(({ type }) => type === "content_block_delta")).toHaveLength(4);
});

test("unknown-event: one frame of a type that nobody knows, the rest unchanged", async () => {
  const types = (await streamWith({ kind: "unknown-event" })).map(({ type }) => type);
  expect(types.filter((type) => type === "skillcheck_unknown")).toHaveLength(1);
  expect(types.filter((type) => type !== "skillcheck_unknown")).toEqual([
    "message_start",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
});

test.each<[FaultKind & { kind: "usage" }, unknown]>([
  [{ kind: "usage", usage: "missing" }, undefined],
  [{ kind: "usage", usage: "null" }, null],
  [
    { kind: "usage", usage: "zero" },
    {
      input_tokens: 0,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 0,
    },
  ],
  [
    { kind: "usage", usage: "enormous" },
    {
      input_tokens: 9_007_199_254_740_991,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 9_007_199_254_740_991,
      output_tokens: 9_007_199_254_740_991,
    },
  ],
])("usage %j", async (fault, expected) => {
  const plain = await plainWith(fault);
  expect(plain.usage).toEqual(expected);
  expect("usage" in plain).toBe(expected !== undefined);
  await server?.close();
  const delta = (await streamWith(fault)).find(({ type }) => type === "message_delta") ?? {};
  expect("usage" in delta).toBe(expected !== undefined);
});

test("model-name: another model than asked", async () => {
  expect((await plainWith({ kind: "model-name", model: "claude-other" })).model).toBe(
    "claude-other",
  );
});

test("a fault of the script begins at its n-th answer; a step's own fault goes first", async () => {
  const url = await withFault({ kind: "status", status: 529, from: 3 });
  const statuses = [];
  for (const before of [0, 1, 2, 3]) statuses.push((await ask(url, false, before)).status);
  expect(statuses).toEqual([200, 200, 529, 529]);
  await server?.close();
  const own: Fault = { kind: "status", status: 400 };
  server = await startModel({
    scripts: [{ steps: [{ text: "x", fault: own }], fault: { kind: "status", status: 500 } }],
  });
  expect((await ask(server.url, false)).status).toBe(400);
});
