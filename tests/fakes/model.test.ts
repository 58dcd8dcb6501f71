import { afterEach, expect, test } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";
import { ask, user } from "./ask-model.ts";

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(scripts: readonly ModelScript[]): Promise<ModelServer> {
  server = await startModel({ scripts });
  return server;
}

/** The events of a stream as [event name, data]. */
function events(stream: string): readonly (readonly [string, unknown])[] {
  return stream
    .trimEnd()
    .split("\n\n")
    .map((frame) => {
      const [event = "", data = ""] = frame.split("\n");
      return [event.slice("event: ".length), JSON.parse(data.slice("data: ".length))] as const;
    });
}

const two: readonly ModelScript[] = [
  {
    steps: [
      { thinking: "Hm.", text: "First.", tools: [{ name: "Bash", input: { command: "pwd" } }] },
      { text: "Second." },
    ],
  },
];

test("a plain answer holds thinking, text and tool call in order, with usage and the mark", async () => {
  const { url } = await start(two);
  const response = await ask(url);
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  expect(response.headers.get("request-id")).toBe("req_scripted");
  const body = (await response.json()) as { id: string; content: { id?: string }[] };
  const [, , call] = body.content;
  expect(body).toEqual({
    id: expect.stringMatching(/^msg_[0-9a-f]{8}_1$/),
    type: "message",
    role: "assistant",
    model: "claude-sonnet-4-5",
    content: [
      { type: "thinking", thinking: "Hm.", signature: "scripted" },
      { type: "text", text: "First." },
      { type: "tool_use", id: call?.id, name: "Bash", input: { command: "pwd" } },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: {
      input_tokens: 1200,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 200,
      output_tokens: 34,
    },
  });
  expect(call?.id).toMatch(/^toolu_[0-9a-f]{8}_1_1$/);
});

test("a streamed answer sends every event in the order of agents.md §7.2", async () => {
  const { url } = await start(two);
  const response = await ask(url, { stream: true });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const all = events(await response.text());
  const message = { id: expect.stringMatching(/^msg_[0-9a-f]{8}_1$/) };
  const call = { id: expect.stringMatching(/^toolu_[0-9a-f]{8}_1_1$/) };
  expect(all.every(([name, data]) => (data as { type: string }).type === name)).toBe(true);
  expect(all.map(([, data]) => data)).toEqual([
    {
      type: "message_start",
      message: {
        id: message.id,
        type: "message",
        role: "assistant",
        model: "claude-sonnet-4-5",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: 1200,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 200,
          output_tokens: 1,
        },
      },
    },
    {
      type: "content_block_start",
      index: 0,
      content_block: { type: "thinking", thinking: "", signature: "" },
    },
    { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "Hm." } },
    {
      type: "content_block_delta",
      index: 0,
      delta: { type: "signature_delta", signature: "scripted" },
    },
    { type: "content_block_stop", index: 0 },
    { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
    { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "First." } },
    { type: "content_block_stop", index: 1 },
    {
      type: "content_block_start",
      index: 2,
      content_block: { type: "tool_use", id: call.id, name: "Bash", input: {} },
    },
    {
      type: "content_block_delta",
      index: 2,
      delta: { type: "input_json_delta", partial_json: '{"command":"pwd"}' },
    },
    { type: "content_block_stop", index: 2 },
    {
      type: "message_delta",
      delta: { stop_reason: "tool_use", stop_sequence: null },
      usage: { output_tokens: 34 },
    },
    { type: "message_stop" },
  ]);
});

test("probes, the model list and token counts answer; an unknown route is a 404; all bear the mark", async () => {
  const { url, requests } = await start(two);
  const answers = [
    await fetch(`${url}/`, { method: "HEAD" }),
    await fetch(`${url}/api/hello`, { method: "HEAD" }),
    await fetch(`${url}/v1/models`),
    await fetch(`${url}/v1/messages/count_tokens`, { method: "POST", body: '{"a":"1234567"}' }),
    await fetch(`${url}/v1/embeddings`, { method: "POST", body: "{}" }),
  ];
  expect(
    answers.map((answer) => [answer.status, answer.headers.get("x-skillcheck-model-server")]),
  ).toEqual([
    [200, "scripted"],
    [200, "scripted"],
    [200, "scripted"],
    [200, "scripted"],
    [404, "scripted"],
  ]);
  const models = (await answers[2]?.json()) as { data: { id: string }[] };
  expect(models.data.map((model) => model.id)).toContain("claude-sonnet-4-5");
  expect(await answers[3]?.json()).toEqual({ input_tokens: 4 });
  expect(requests.map(({ method, path, chosen }) => [method, path, chosen])).toEqual([
    ["HEAD", "/", undefined],
    ["HEAD", "/api/hello", undefined],
    ["GET", "/v1/models", undefined],
    ["POST", "/v1/messages/count_tokens", undefined],
    ["POST", "/v1/embeddings", undefined],
  ]);
});

test("the log holds no key: not in headers, not in the query, not where the body repeats it", async () => {
  const { url, requests } = await start(two);
  const key = "sk-ant-planted-0123456789";
  const headers = { "x-api-key": key, authorization: `Bearer ${key}-two` };
  await ask(url, { headers, messages: [user(`my key is ${key} and ${key}-two`)] });
  await fetch(`${url}/v1/models?key=${key}`);
  expect(JSON.stringify(requests)).not.toContain("planted");
  const body = requests[0]?.body as { messages: unknown };
  expect(body.messages).toEqual([{ role: "user", content: "my key is *** and ***" }]);
  expect(requests[1]?.query).toEqual({ key: "***" });
});

test("a body that is no JSON object is a 400", async () => {
  const { url } = await start(two);
  const response = await fetch(`${url}/v1/messages`, { method: "POST", body: "not json" });
  expect(response.status).toBe(400);
});
