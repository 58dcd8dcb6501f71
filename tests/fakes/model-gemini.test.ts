import { expect, test } from "vitest";
import { framesOf, post } from "./model-clients/client.ts";
import { serve, serveSteps } from "./start-server.ts";

const tools = [{ functionDeclarations: [{ name: "run_shell_command" }] }];
const user = (...texts: readonly string[]) => ({
  role: "user",
  parts: texts.map((text) => ({ text })),
});
const model = (...parts: readonly object[]) => ({ role: "model", parts });
const called = model({ functionCall: { name: "run_shell_command", args: {} } });
const result = { role: "user", parts: [{ functionResponse: { name: "run_shell_command" } }] };

const address = (url: string, verb: string) => `${url}/v1beta/models/gemini-2.5-pro:${verb}`;
const ask = (url: string, given: object = {}) =>
  post(address(url, "generateContent"), { contents: [user("hello")], tools, ...given });

interface Generated {
  readonly candidates: readonly {
    readonly content: { readonly parts: readonly { readonly text?: string }[] };
  }[];
}

async function textOf(url: string, given: object = {}): Promise<string | undefined> {
  const { candidates } = (await (await ask(url, given)).json()) as Generated;
  return candidates[0]?.content.parts.map(({ text }) => text).join("|");
}

async function stream(url: string): Promise<readonly unknown[]> {
  const response = await post(address(url, "streamGenerateContent?alt=sse"), {
    contents: [user("hello")],
    tools,
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  return framesOf(await response.text()).map(({ data }) => data);
}

const names = {
  modelVersion: "gemini-2.5-pro",
  responseId: expect.stringMatching(/^[0-9a-f]{8}_1$/),
};
const usageMetadata = {
  promptTokenCount: 1200,
  candidatesTokenCount: 34,
  totalTokenCount: 1234,
  cachedContentTokenCount: 200,
};
const before = (part: object) => ({
  candidates: [{ content: { role: "model", parts: [part] }, index: 0 }],
  ...names,
});
const last = (...parts: readonly object[]) => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
  usageMetadata,
  ...names,
});
const call = {
  functionCall: {
    name: "run_shell_command",
    args: { command: "pwd" },
    id: expect.stringMatching(/^call_[0-9a-f]{8}_1_1$/),
  },
};

test("a text answer is one line; the model comes from the path", async () => {
  const { url, requests } = await serveSteps({ text: "Hello." });
  expect(await stream(url)).toEqual([last({ text: "Hello." })]);
  expect(requests[0]).toMatchObject({
    path: "/v1beta/models/gemini-2.5-pro:streamGenerateContent",
    query: { alt: "sse" },
    chosen: { step: 0 },
  });
});

test("thinking, text, a call and text after it: a line each, the last one ends and counts", async () => {
  const { url } = await serveSteps({
    thinking: "Hm.",
    text: "First.",
    tools: [{ name: "run_shell_command", input: { command: "pwd" } }],
    text_after: "After.",
  });
  expect(await stream(url)).toEqual([
    before({ text: "Hm.", thought: true }),
    before({ text: "First." }),
    before(call),
    last({ text: "After." }),
  ]);
});

test("a plain answer holds all parts in one", async () => {
  const { url } = await serveSteps({
    thinking: "Hm.",
    text: "First.",
    tools: [{ name: "run_shell_command", input: { command: "pwd" } }],
  });
  expect(await (await ask(url)).json()).toEqual(
    last({ text: "Hm.", thought: true }, { text: "First." }, call),
  );
});

test("countTokens counts and asks no model", async () => {
  const { url, requests } = await serveSteps({ text: "x" });
  const response = await post(address(url, "countTokens"), { a: "1234567" });
  expect([response.status, await response.json()]).toEqual([200, { totalTokens: 4 }]);
  expect(requests[0]?.chosen).toBeUndefined();
  const other = await post(address(url, "embedContent"), {});
  expect(other.status).toBe(404);
});

test("answers are counted in runs of the role model", async () => {
  const { url } = await serveSteps({ text: "one" }, { text: "two" }, { text: "three" });
  const first = [user("go")];
  const second = [...first, called, model({ text: "still one" }), result];
  const third = [...second, model({ text: "two" }), user("and now?")];
  const answers = [];
  for (const contents of [first, first, second, third])
    answers.push(await textOf(url, { contents }));
  expect(answers).toEqual(["one", "one", "two", "three"]);
});

test("a resumed conversation goes on in the list, and keeps its list by the working directory", async () => {
  const list = (name: string) => ["1", "2", "3"].map((number) => ({ text: name + number }));
  const { url } = await serve([{ variants: [list("a"), list("b")] }]);
  const context = (folder: string, files: string) =>
    `<session_context>\n- **Workspace Directories:**\n  - ${folder}\n${files}</session_context>`;
  const begun = (folder: string, files = "") => user(context(folder, files), "hello");
  const answers = [
    await textOf(url, { contents: [begun("/tmp/1")] }),
    await textOf(url, { contents: [begun("/tmp/2")] }),
    await textOf(url, {
      contents: [
        begun("/tmp/1", "state.txt\n"),
        called,
        result,
        model({ text: "a2" }),
        user("and now?"),
      ],
    }),
    await textOf(url, { contents: [begun("/tmp/2"), called, result] }),
  ];
  expect(answers).toEqual(["a1", "b1", "a3", "b2"]);
});

test("a request without functions is a side request; patterns see the user's words alone", async () => {
  const { url } = await serve([
    { match: "SUBTASK", steps: [{ text: "sub" }] },
    { match: "^hello$", steps: [{ text: "main" }] },
  ]);
  for (const none of [undefined, [], [{ googleSearch: {} }]])
    expect(await textOf(url, { tools: none })).toBe("A short scripted title");
  const contents = [user("<session_context>SUBTASK</session_context>", "hello")];
  expect(await textOf(url, { contents })).toBe("main");
  expect(await textOf(url, { contents: [user("SUBTASK: go")] })).toBe("sub");
});

test.each([
  [400, "INVALID_ARGUMENT"],
  [401, "UNAUTHENTICATED"],
  [403, "PERMISSION_DENIED"],
  [404, "NOT_FOUND"],
  [413, "INVALID_ARGUMENT"],
  [429, "RESOURCE_EXHAUSTED"],
  [500, "INTERNAL"],
  [503, "UNAVAILABLE"],
  [529, "INTERNAL"],
])("error body of %i", async (code, status) => {
  const { url } = await serveSteps({ fault: { kind: "status", status: code, message: "no" } });
  const response = await ask(url);
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  expect([response.status, await response.json()]).toEqual([
    code,
    { error: { code, message: "no", status } },
  ]);
});
