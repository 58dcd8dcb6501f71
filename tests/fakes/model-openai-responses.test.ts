import { expect, test } from "vitest";
import { framesOf, post } from "./model-clients/client.ts";
import { serve, serveSteps } from "./start-server.ts";

const user = (text: string) => ({
  type: "message",
  role: "user",
  content: [{ type: "input_text", text }],
});
const assistant = (text: string) => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text }],
});
const system = { type: "message", role: "developer", content: [{ type: "input_text", text: "s" }] };
const reasoning = { type: "reasoning", summary: [], encrypted_content: "scripted" };
const call = { type: "function_call", call_id: "c", name: "exec_command", arguments: "{}" };
const output = { type: "function_call_output", call_id: "c", output: "ok" };
const tools = [{ type: "function", name: "exec_command" }];

const ask = (url: string, given: object = {}, headers = {}) =>
  post(
    `${url}/v1/responses`,
    { model: "gpt-5.5", input: [user("hello")], tools, store: false, ...given },
    headers,
  );

interface Answered {
  readonly output: readonly { readonly content?: readonly { readonly text: string }[] }[];
}

async function textOf(url: string, given: object = {}, headers = {}): Promise<string> {
  const { output: items } = (await (await ask(url, given, headers)).json()) as Answered;
  return items.flatMap(({ content = [] }) => content.map(({ text }) => text)).join("|");
}

/** The data of all events; each event's name must be its type. */
async function events(url: string): Promise<readonly unknown[]> {
  const response = await ask(url, { stream: true });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  return framesOf(await response.text()).map(({ event, data }) => {
    expect((data as { type: string }).type).toBe(event);
    return data;
  });
}

const id = expect.stringMatching(/^resp_[0-9a-f]{8}_1$/);
const opening = {
  id,
  object: "response",
  created_at: 1_759_276_800,
  status: "in_progress",
  error: null,
  incomplete_details: null,
  model: "gpt-5.5",
  output: [],
};
const usage = {
  input_tokens: 1200,
  input_tokens_details: { cached_tokens: 200 },
  output_tokens: 34,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 1234,
};

test("a text answer: every event in the order of agents.md §7.3, numbered", async () => {
  const { url } = await serveSteps({ text: "Hello." });
  const all = await events(url);
  const item_id = (all[1] as { item: { id: string } }).item.id;
  expect(item_id).toMatch(/^msg_[0-9a-f]{8}_1_1$/);
  const part = { item_id, output_index: 0, content_index: 0 };
  const text = { type: "output_text", text: "Hello.", annotations: [] };
  const item = { id: item_id, type: "message", role: "assistant" };
  const whole = { ...item, status: "completed", content: [text] };
  expect(all).toEqual(
    [
      { type: "response.created", response: opening },
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { ...item, status: "in_progress", content: [] },
      },
      { type: "response.content_part.added", ...part, part: { ...text, text: "" } },
      { type: "response.output_text.delta", ...part, delta: "Hello." },
      { type: "response.output_text.done", ...part, text: "Hello." },
      { type: "response.content_part.done", ...part, part: text },
      { type: "response.output_item.done", output_index: 0, item: whole },
      {
        type: "response.completed",
        response: { ...opening, status: "completed", output: [whole], usage },
      },
    ].map((event, sequence_number) => ({ ...event, sequence_number })),
  );
});

test("thinking, a call in a namespace and a custom call: their events and items", async () => {
  const { url } = await serveSteps({
    thinking: "Hm.",
    tools: [
      { name: "spawn_agent", namespace: "multi_agent_v1", input: { message: "go" } },
      { type: "custom", name: "apply_patch", input: "*** Begin Patch\n*** End Patch\n" },
      { type: "custom", name: "exec", namespace: "functions", input: "text(1)" },
    ],
  });
  const all = (await events(url)) as { type: string; item?: { id: string } }[];
  const ids = all.flatMap(({ type, item }) =>
    type === "response.output_item.added" ? [item?.id] : [],
  );
  expect(ids.map((item) => item?.replace(/[0-9a-f]{8}/, "*"))).toEqual([
    "rs_*_1_1",
    "fc_*_1_2",
    "ctc_*_1_3",
    "ctc_*_1_4",
  ]);
  const thought = { item_id: ids[0], output_index: 0, summary_index: 0 };
  const spawn = { item_id: ids[1], output_index: 1 };
  const patch = { item_id: ids[2], output_index: 2 };
  const code = { item_id: ids[3], output_index: 3 };
  const json = '{"message":"go"}';
  const diff = "*** Begin Patch\n*** End Patch\n";
  const inner = all.filter(({ type }) => !/response\.(created|completed|output_item\.)/.test(type));
  expect(inner.map((event) => ({ ...event, sequence_number: 0 }))).toEqual(
    [
      {
        type: "response.reasoning_summary_part.added",
        ...thought,
        part: { type: "summary_text", text: "" },
      },
      { type: "response.reasoning_summary_text.delta", ...thought, delta: "Hm." },
      { type: "response.reasoning_summary_text.done", ...thought, text: "Hm." },
      { type: "response.function_call_arguments.delta", ...spawn, delta: json },
      { type: "response.function_call_arguments.done", ...spawn, arguments: json },
      { type: "response.custom_tool_call_input.delta", ...patch, delta: diff },
      { type: "response.custom_tool_call_input.done", ...patch, input: diff },
      { type: "response.custom_tool_call_input.delta", ...code, delta: "text(1)" },
      { type: "response.custom_tool_call_input.done", ...code, input: "text(1)" },
    ].map((event) => ({ ...event, sequence_number: 0 })),
  );
  const begun = { status: "in_progress" };
  const callId = (place: number) => expect.stringMatching(`^call_[0-9a-f]{8}_1_${place}$`);
  const items = [
    { id: ids[0], type: "reasoning" },
    {
      id: ids[1],
      type: "function_call",
      call_id: callId(1),
      name: "spawn_agent",
      namespace: "multi_agent_v1",
    },
    { id: ids[2], type: "custom_tool_call", call_id: callId(2), name: "apply_patch" },
    {
      id: ids[3],
      type: "custom_tool_call",
      call_id: callId(3),
      name: "exec",
      namespace: "functions",
    },
  ];
  const empty = [{ summary: [] }, { arguments: "" }, { input: "" }, { input: "" }];
  const full = [
    { summary: [{ type: "summary_text", text: "Hm." }], encrypted_content: "scripted" },
    { arguments: json },
    { input: diff },
    { input: "text(1)" },
  ];
  const itemsOf = (kind: string) =>
    all.flatMap(({ type, item }) => (type === `response.output_item.${kind}` ? [item] : []));
  const done = items.map((item, place) => ({ ...item, status: "completed", ...full[place] }));
  expect(itemsOf("added")).toEqual(
    items.map((item, place) => ({ ...item, ...begun, ...empty[place] })),
  );
  expect(itemsOf("done")).toEqual(done);
  expect(all.at(-1)).toMatchObject({ response: { output: done } });
});

test("a plain answer is the response of the stream's last event", async () => {
  const { url } = await serveSteps({
    thinking: "Hm.",
    text: "First.",
    tools: [{ name: "exec_command", input: { cmd: "pwd" } }],
  });
  const plain = await (await ask(url)).json();
  const last = (await events(url)).at(-1) as { response: object };
  expect(plain).toEqual(last.response);
  expect(plain).toMatchObject({ status: "completed", output: [{}, {}, {}], usage });
});

test("answers are counted in runs: outputs of tools end one, reasoning and system words do not", async () => {
  const { url } = await serveSteps(...["one", "two", "three", "four"].map((text) => ({ text })));
  const first = [system, user("go")];
  const second = [...first, reasoning, call, reasoning, call, output, output];
  const custom = { type: "custom_tool_call", call_id: "d", name: "exec", input: "" };
  const third = [...second, system, custom, { type: "custom_tool_call_output", output: "ok" }];
  const fourth = [...third, call, output];
  const running = [...first, assistant("Let me see."), system, call, output];
  const thought = [...first, reasoning, user("go on")];
  const answers = [];
  for (const input of [first, first, second, third, fourth, running, thought])
    answers.push(await textOf(url, { input }));
  expect(answers).toEqual(["one", "one", "two", "three", "four", "two", "one"]);
});

test("a resumed conversation goes on in the list, and keeps its list by codex's thread", async () => {
  const list = (name: string) => ["1", "2", "3"].map((number) => ({ text: name + number }));
  const { url, requests } = await serve([{ variants: [list("a"), list("b")] }]);
  const resumed = [user("hello"), call, output, assistant("a2"), user("and now?")];
  const answers = [
    await textOf(url, {}, { "thread-id": "t1" }),
    await textOf(url, {}, { "thread-id": "t2" }),
    await textOf(url, { input: resumed }, { "thread-id": "t1" }),
    await textOf(url, { input: resumed.slice(0, 3) }, { "thread-id": "t2" }),
  ];
  expect(answers).toEqual(["a1", "b1", "a3", "b2"]);
  expect(requests.map(({ chosen }) => chosen?.step)).toEqual([0, 0, 2, 1]);
});

test("tools count wherever they are offered; without any the request is a side request", async () => {
  const { url } = await serveSteps({ text: "main" });
  const additional = { type: "additional_tools", role: "developer", tools };
  expect(await textOf(url, { tools: [], input: [additional, user("hello")] })).toBe("main");
  expect(await textOf(url, { tools: [] })).toBe("A short scripted title");
  expect(await textOf(url, { tools: undefined, input: "hello" })).toBe("A short scripted title");
});

test("patterns see what the user and another agent wrote, not what codex adds", async () => {
  const { url } = await serve([
    { match: "SUBTASK", steps: [{ text: "sub" }] },
    { match: "^hello$", steps: [{ text: "main" }] },
  ]);
  const added = user("<environment_context>SUBTASK</environment_context>");
  expect(await textOf(url, { input: [added, user("hello")] })).toBe("main");
  expect(await textOf(url, { input: "hello" })).toBe("main");
  const told = {
    type: "agent_message",
    author: "/root",
    content: [{ type: "encrypted_content", encrypted_content: "SUBTASK" }],
  };
  expect(await textOf(url, { input: [added, told] })).toBe("sub");
});

test.each([
  [400, "invalid_request_error", null],
  [401, "invalid_request_error", "invalid_api_key"],
  [403, "permission_error", null],
  [404, "invalid_request_error", "model_not_found"],
  [429, "rate_limit_error", "rate_limit_exceeded"],
  [500, "server_error", null],
  [529, "server_error", null],
])("error body of %i", async (status, type, code) => {
  const { url } = await serveSteps({ fault: { kind: "status", status, message: "no" } });
  for (const path of ["/v1/responses", "/v1/chat/completions"]) {
    const response = await post(url + path, { model: "m", tools, messages: [], input: [] });
    expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: { message: "no", type, param: null, code } },
    ]);
  }
});
