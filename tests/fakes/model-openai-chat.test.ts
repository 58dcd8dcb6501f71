import { expect, test } from "vitest";
import { framesOf, post } from "./model-clients/client.ts";
import { serve, serveSteps } from "./start-server.ts";

const tools = [{ type: "function", function: { name: "bash" } }];
const user = (content: unknown) => ({ role: "user", content });
const assistant = (content: unknown) => ({ role: "assistant", content });
const system = { role: "system", content: "be brief" };
const called = { role: "assistant", content: null, tool_calls: [{ id: "c", type: "function" }] };
const result = { role: "tool", tool_call_id: "c", content: "SUBTASK" };

const ask = (url: string, given: object = {}, headers = {}) =>
  post(
    `${url}/v1/chat/completions`,
    { model: "gpt-5.5", messages: [system, user("hello")], tools, ...given },
    headers,
  );

async function textOf(url: string, given: object = {}, headers = {}): Promise<string | null> {
  const body = (await (await ask(url, given, headers)).json()) as {
    choices: { message: { content: string | null } }[];
  };
  return body.choices[0]?.message.content ?? null;
}

const usage = {
  prompt_tokens: 1200,
  completion_tokens: 34,
  total_tokens: 1234,
  prompt_tokens_details: { cached_tokens: 200 },
};

async function chunks(url: string): Promise<readonly unknown[]> {
  const response = await ask(url, { stream: true, stream_options: { include_usage: true } });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  const frames = framesOf(await response.text());
  expect(frames.map(({ event }) => event)).toEqual(frames.map(() => undefined));
  return frames.map(({ data }) => data);
}

/** What every chunk begins with. */
const chunk = (rest: object) => ({
  id: expect.stringMatching(/^chatcmpl-[0-9a-f]{8}_1$/),
  object: "chat.completion.chunk",
  created: 1_759_276_800,
  model: "gpt-5.5",
  ...rest,
});
const delta = (given: object, finish_reason: string | null = null) =>
  chunk({ choices: [{ index: 0, delta: given, finish_reason }] });

test("a text answer: every chunk in the order of agents.md §7.4", async () => {
  const { url } = await serveSteps({ text: "Hello." });
  expect(await chunks(url)).toEqual([
    delta({ role: "assistant", content: "" }),
    delta({ content: "Hello." }),
    delta({}, "stop"),
    chunk({ choices: [], usage }),
    "[DONE]",
  ]);
});

test("usage left out leaves out its chunk, null keeps it", async () => {
  const frames = async (report: "missing" | "null") => {
    const { url } = await serveSteps({ text: "Hello.", usage: report });
    return (await chunks(url)).slice(2);
  };
  expect(await frames("missing")).toEqual([delta({}, "stop"), "[DONE]"]);
  expect(await frames("null")).toEqual([
    delta({}, "stop"),
    chunk({ choices: [], usage: null }),
    "[DONE]",
  ]);
});

test("thinking, two calls and text after them, one cut into pieces", async () => {
  const long = "x".repeat(5000);
  const { url } = await serveSteps({
    thinking: "Hm.",
    text: "First.",
    tools: [
      { name: "bash", input: { command: "pwd" } },
      { name: "write", input: { content: long } },
    ],
    text_after: "After.",
  });
  const json = JSON.stringify({ content: long });
  const id = (place: number) => expect.stringMatching(`^call_[0-9a-f]{8}_1_${place}$`);
  const call = (index: number, name: string, given: string) =>
    delta({
      tool_calls: [
        { index, id: id(index + 1), type: "function", function: { name, arguments: given } },
      ],
    });
  expect(await chunks(url)).toEqual([
    delta({ role: "assistant", content: "" }),
    delta({ reasoning_content: "Hm." }),
    delta({ content: "First." }),
    call(0, "bash", '{"command":"pwd"}'),
    call(1, "write", json.slice(0, 4096)),
    delta({ tool_calls: [{ index: 1, function: { arguments: json.slice(4096) } }] }),
    delta({ content: "After." }),
    delta({}, "tool_calls"),
    chunk({ choices: [], usage }),
    "[DONE]",
  ]);
});

test("a plain answer holds the same", async () => {
  const { url } = await serveSteps({
    thinking: "Hm.",
    text: "First.",
    tools: [{ name: "bash", input: { command: "pwd" } }],
    text_after: " After.",
  });
  expect(await (await ask(url)).json()).toEqual({
    ...chunk({}),
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: "First. After.",
          reasoning_content: "Hm.",
          tool_calls: [
            {
              id: expect.stringMatching(/^call_[0-9a-f]{8}_1_1$/),
              type: "function",
              function: { name: "bash", arguments: '{"command":"pwd"}' },
            },
          ],
        },
        finish_reason: "tool_calls",
      },
    ],
    usage,
  });
});

test("a plain answer without text has null content; one of text alone stops", async () => {
  const { url } = await serveSteps({ tools: [{ name: "bash", input: {} }] }, { text: "Done." });
  const body = (await (await ask(url)).json()) as { choices: { message: object }[] };
  expect(body.choices[0]?.message).toMatchObject({ content: null });
  const next = await ask(url, { messages: [user("hello"), called, result] });
  expect(await next.json()).toMatchObject({
    choices: [
      { index: 0, message: { role: "assistant", content: "Done." }, finish_reason: "stop" },
    ],
  });
});

test("answers are counted in runs: results of tools end one, system words do not", async () => {
  const { url } = await serveSteps({ text: "one" }, { text: "two" }, { text: "three" });
  const first = [system, user("go")];
  const second = [...first, assistant("a"), system, called, result, result];
  const third = [...second, assistant("two"), user("and now?")];
  const answers = [];
  for (const messages of [first, first, second, third])
    answers.push(await textOf(url, { messages }));
  expect(answers).toEqual(["one", "one", "two", "three"]);
});

test("a resumed conversation goes on in the list, and keeps its list by opencode's session", async () => {
  const list = (name: string) => ["1", "2", "3"].map((number) => ({ text: name + number }));
  const { url } = await serve([{ variants: [list("a"), list("b")] }]);
  const resumed = [user("hello"), called, result, assistant("a2"), user("and now?")];
  const of = (session: string, messages: readonly unknown[]) =>
    textOf(url, { messages }, { "x-session-id": session });
  const answers = [
    await of("s1", [user("hello")]),
    await of("s2", [user("hello")]),
    await of("s1", resumed),
    await of("s2", resumed.slice(0, 3)),
  ];
  expect(answers).toEqual(["a1", "b1", "a3", "b2"]);
});

test("a request without tools is a side request; patterns see the user's words alone", async () => {
  const { url } = await serve([
    { match: "SUBTASK", steps: [{ text: "sub" }] },
    { side: true, match: "rubric", steps: [{ text: "pass" }] },
    { match: "hello", steps: [{ text: "main" }] },
  ]);
  expect(await textOf(url, { tools: undefined })).toBe("A short scripted title");
  expect(await textOf(url, { tools: [], messages: [user("the rubric")] })).toBe("pass");
  expect(await textOf(url, { messages: [user("hello"), called, result] })).toBe("main");
  const parts = [{ type: "text", text: "SUBTASK: go" }];
  expect(await textOf(url, { messages: [user(parts)] })).toBe("sub");
});
