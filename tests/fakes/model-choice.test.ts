import { afterEach, expect, test } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";
import { ask, assistant, textOf, user } from "./ask-model.ts";

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(scripts: readonly ModelScript[]): Promise<ModelServer> {
  server = await startModel({ scripts });
  return server;
}

const two: readonly ModelScript[] = [
  {
    steps: [
      { thinking: "Hm.", text: "First.", tools: [{ name: "Bash", input: { command: "pwd" } }] },
      { text: "Second." },
    ],
  },
];

test("the step is the number of assistant runs; a retry gets the same one, the last step repeats", async () => {
  const { url } = await start([{ steps: [{ text: "one" }, { text: "two" }] }]);
  const first = [user("go")];
  const second = [
    ...first,
    assistant("one"),
    assistant("still one"),
    user([{ type: "tool_result", content: "ok" }]),
  ];
  const third = [...second, assistant("two"), user("and now?")];
  const answers = [];
  for (const messages of [first, first, second, third])
    answers.push(await textOf(url, { messages }));
  expect(answers).toEqual(["one", "one", "two", "two"]);
});

test("the first script whose pattern fits what the user wrote wins; system reminders and tool results do not count", async () => {
  const { url } = await start([
    { match: "SUBTASK", steps: [{ text: "sub" }] },
    { match: "archive", steps: [{ text: "archive" }] },
  ]);
  const reminder = { type: "text", text: "<system-reminder>SUBTASK archive</system-reminder>" };
  const result = { type: "tool_result", content: "SUBTASK" };
  expect(
    await textOf(url, { messages: [user([reminder, { type: "text", text: "SUBTASK: go" }])] }),
  ).toBe("sub");
  expect(
    await textOf(url, { messages: [user("archive it"), assistant("x"), user([result])] }),
  ).toBe("archive");
  const refused = await ask(url, { messages: [user([reminder])] });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    {
      type: "error",
      error: {
        type: "invalid_request_error",
        message: "no script of the model server matches this conversation",
      },
      request_id: "req_scripted",
    },
  ]);
});

test("a request without tools gets a fixed text, or the script made for it", async () => {
  const { url, close } = await start(two);
  expect(await textOf(url, { tools: [] })).toBe("A short scripted title");
  await close();
  const judge = await start([
    { side: true, match: "rubric", steps: [{ text: '{"verdict":"pass"}' }] },
    ...two,
  ]);
  expect(await textOf(judge.url, { tools: [], messages: [user("the rubric")] })).toBe(
    '{"verdict":"pass"}',
  );
  expect(await textOf(judge.url, { tools: [], messages: [user("a title")] })).toBe(
    "A short scripted title",
  );
});

test("variants: the k-th conversation takes the k-th list and keeps it, the last list repeats", async () => {
  const { url, requests } = await start([
    {
      variants: [
        [{ text: "a1" }, { text: "a2" }],
        [{ text: "b1" }, { text: "b2" }],
      ],
    },
  ]);
  const next = [user("hello"), assistant("x"), user("more")];
  const of = (session: string, messages?: readonly unknown[]) =>
    textOf(url, {
      headers: { "x-claude-code-session-id": session },
      ...(messages ? { messages } : {}),
    });
  const answers = [
    await of("s1"),
    await of("s1"),
    await of("s2"),
    await of("s1", next),
    await of("s2", next),
    await of("s3"),
  ];
  expect(answers).toEqual(["a1", "a1", "b1", "a2", "b2", "b1"]);
  expect(requests.map(({ chosen }) => [chosen?.variant, chosen?.step])).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ]);
});

test("variants without a session id: another first message is another conversation", async () => {
  const { url } = await start([{ variants: [[{ text: "a" }], [{ text: "b" }]] }]);
  const of = (folder: string) =>
    textOf(url, {
      messages: [user(`<system-reminder>${folder}</system-reminder>`), user("hello")],
    });
  expect([await of("/tmp/1"), await of("/tmp/1"), await of("/tmp/2")]).toEqual(["a", "a", "b"]);
});

test("variants without a session id: the working directory that droid names tells conversations apart, wherever it stands", async () => {
  const list = (name: string) => [{ text: `${name}1` }, { text: `${name}2` }];
  const { url } = await start([{ variants: [list("a"), list("b")] }]);
  const same = { type: "text", text: "<system-reminder>Deferred tools</system-reminder>" };
  const where = (folder: string) => ({
    type: "text",
    text: `<system-reminder>User system info\n\n% pwd\n${folder}\n</system-reminder>`,
  });
  const first = (folder: string) => [user([same, where(folder)]), user("hello")];
  const forked = [user([same]), user("hello"), assistant("a1"), user([where("/tmp/1")])];
  const answers = [
    await textOf(url, { messages: first("/tmp/1") }),
    await textOf(url, { messages: first("/tmp/2") }),
    await textOf(url, { messages: [...forked, user("more")] }),
  ];
  expect(answers).toEqual(["a1", "b1", "a2"]);
});

test("a subagent shares the session but not the ids of its parent", async () => {
  const tools = [{ name: "Bash", input: {} }];
  const { url } = await start([{ match: "SUB", steps: [{ tools }] }, { steps: [{ tools }] }]);
  const headers = { "x-claude-code-session-id": "s" };
  const id = async (content: string) => {
    const body = (await (await ask(url, { headers, messages: [user(content)] })).json()) as {
      content: { id: string }[];
    };
    return body.content[0]?.id;
  };
  expect(await id("SUB")).not.toBe(await id("main"));
});

test("placeholders take the last match in the request's strings; no match is a 400 with words", async () => {
  const input = { path: "{{last:directory: (\\S+)}}/a.txt", deep: ["{{last:agent-[0-9]+}}"] };
  const { url } = await start([{ steps: [{ tools: [{ name: "Write", input }] }] }]);
  const messages = [user("directory: /old\nagent-1 agent-22\ndirectory: /work space")];
  const body = (await (await ask(url, { messages })).json()) as { content: { input: unknown }[] };
  expect(body.content[0]?.input).toEqual({ path: "/work/a.txt", deep: ["agent-22"] });
  // Ids that stand behind the conversation in the body are no match for what was said in it.
  const metadata = { user_id: "agent-333", of: "directory: /metadata" };
  const behind = (await (await ask(url, { messages, metadata })).json()) as typeof body;
  expect(behind.content[0]?.input).toEqual({ path: "/work/a.txt", deep: ["agent-22"] });
  const refused = await ask(url, { messages: [user("nothing")] });
  const { error } = (await refused.json()) as { error: unknown };
  expect([refused.status, error]).toEqual([
    400,
    {
      type: "invalid_request_error",
      message: "the placeholder {{last:directory: (\\S+)}} matches nothing in the request",
    },
  ]);
});
