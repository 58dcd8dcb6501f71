import { expect, it, vi } from "vitest";
import { readRun } from "../../src/transcripts/read-run.ts";
import { messagesOf, playAcp } from "./acp-run.ts";
import { cassetteOf, fileOf, type Wanted } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000 });

const yes: NonNullable<Wanted["test"]> = { answers: { kind: "list", replies: ["Yes."] } };

it("talks to one process over two turns, each with its own lines, files and words", async () => {
  const turns = [
    [{ write: ["a.txt", "1"] }, { say: "Shall I " }, { say: "go on?" }, { end: {} }],
    [{ write: ["b.txt", "2"] }, { say: "Done." }, { end: {} }],
  ];
  const { played, warnings } = await playAcp({ turns }, { test: yes });
  const cassette = cassetteOf(played);
  const run = readRun(cassette);
  expect(cassette.turns.map(({ stdout }) => messagesOf(stdout))).toEqual([
    [
      "client initialize",
      "agent result",
      "client session/new",
      "agent result",
      "client session/prompt",
      "agent session/update",
      "agent session/update",
      "agent result",
    ],
    ["client session/prompt", "agent session/update", "agent result"],
  ]);
  expect(cassette.turns.map(({ exit, signal, ended }) => [exit, signal, ended])).toEqual([
    [null, null, "by-itself"],
    [null, null, "by-itself"],
  ]);
  expect({
    outcome: run.outcome,
    version: run.cliVersion,
    answers: run.turns.map(({ user, answer }) => [user, answer]),
    changes: run.turns.map(({ changes }) => changes.map(({ path }) => path)),
    costUsd: run.costUsd,
    gateway: cassette.gateway,
    warnings,
  }).toEqual({
    outcome: "completed",
    version: "1.2.3",
    answers: [
      ["Greet me.", "Shall I go on?"],
      ["Yes.", "Done."],
    ],
    changes: [["a.txt"], ["b.txt"]],
    costUsd: null,
    gateway: undefined,
    warnings: [],
  });
});

const tool = (title: string, kind: string) => ({
  sessionUpdate: "tool_call",
  toolCallId: "t-1",
  title,
  kind,
  status: "pending",
});
const options = [
  { optionId: "always", kind: "allow_always" },
  { optionId: "yes", kind: "allow_once" },
  { optionId: "no", kind: "reject_once" },
];
const permission = (more: object = {}) => ({
  ask: {
    method: "session/request_permission",
    params: { toolCall: { toolCallId: "t-1" }, options, ...more },
  },
});
const chosen = (optionId: string) => ({ outcome: { outcome: "selected", optionId } });

it.each<[string, readonly unknown[], readonly string[] | null, unknown]>([
  ["unattended", [{ update: tool("x y", "execute") }, permission()], null, chosen("yes")],
  [
    "its canonical name",
    [{ update: tool("x y", "execute") }, permission()],
    ["BASH"],
    chosen("yes"),
  ],
  ["its own name", [{ update: tool("Frob", "other") }, permission()], ["frob"], chosen("yes")],
  ["another tool", [{ update: tool("x y", "execute") }, permission()], ["write"], chosen("no")],
  ["nothing is approved", [{ update: tool("x y", "edit") }, permission()], [], chosen("no")],
  ["a tool nobody told of", [permission()], ["bash"], chosen("no")],
  [
    "the request itself names it",
    [permission({ toolCall: { toolCallId: "t-9", kind: "edit", title: "x y" } })],
    ["edit"],
    chosen("yes"),
  ],
  [
    "only for good",
    [permission({ options: [{ optionId: "a", kind: "allow_always" }] })],
    null,
    chosen("a"),
  ],
  [
    "approved, and only for good",
    [
      { update: tool("x y", "execute") },
      permission({ options: [{ optionId: "a", kind: "allow_always" }] }),
    ],
    ["bash"],
    { outcome: { outcome: "cancelled" } },
  ],
  [
    "a command that calls itself another tool",
    [{ update: tool("Edit", "execute") }, permission()],
    ["edit"],
    chosen("no"),
  ],
  [
    "no way to refuse",
    [permission({ options: [{ optionId: "a", kind: "allow_once" }] })],
    [],
    { outcome: { outcome: "cancelled" } },
  ],
  [
    "no options at all",
    [permission({ options: "all" })],
    null,
    { outcome: { outcome: "cancelled" } },
  ],
])("answers a request for permission: %s", async (...row) => {
  const [, steps, approve, result] = row;
  const turns = [[...steps, { say: "Done." }, { end: {} }]];
  const cassette = cassetteOf((await playAcp({ turns }, { test: { approve } })).played);
  const [turn] = cassette.turns;
  const answer = turn?.changes.find(({ path }) => path === "answers.jsonl");
  expect(answer?.kind === "created" ? JSON.parse(answer.text ?? "") : null).toEqual({
    jsonrpc: "2.0",
    id: 101,
    result,
  });
  // And recorded, as the line it was.
  expect(turn?.stdout.map((line) => JSON.parse(line))).toContainEqual({
    dir: "client",
    msg: { jsonrpc: "2.0", id: 101, result },
  });
  expect(readRun(cassette).outcome).toBe("completed");
});

it.each([
  ["a file outside", "fs/read_text_file", { path: "/etc/passwd" }],
  ["a file of the workspace", "fs/read_text_file", { path: "notes.txt" }],
  ["writing outside", "fs/write_text_file", { path: "/tmp/skillcheck-outside", content: "x" }],
  ["writing through ..", "fs/write_text_file", { path: "../../outside", content: "x" }],
  ["a terminal", "terminal/create", { command: "sh" }],
  ["what nobody knows", "x/unknown", {}],
])("offers no %s: %s", async (_name, method, params) => {
  const turns = [[{ ask: { method, params, id: "q" } }, { say: "Done." }, { end: {} }]];
  const from = [fileOf("notes.txt", "keep\n")];
  const cassette = cassetteOf((await playAcp({ turns }, { from })).played);
  const [turn] = cassette.turns;
  expect(turn?.changes.map(({ path, kind }) => [path, kind])).toEqual([
    ["answers.jsonl", "created"],
  ]);
  expect(turn?.stdout.map((line) => JSON.parse(line))).toContainEqual({
    dir: "client",
    msg: {
      jsonrpc: "2.0",
      id: "q",
      error: { code: -32_601, message: `skillcheck does not offer ${method}` },
    },
  });
  expect(readRun(cassette).outcome).toBe("completed");
});

const done = [{ say: "Done." }, { end: {} }];

it.each<
  [string, readonly unknown[], { badLines?: number; outcome?: string; kind?: string | null }]
>([
  ["a garbage line", [{ raw: "npm warn {" }, ...done], { badLines: 1 }],
  ["a line that is no message", [{ raw: "[1]" }, { raw: "7" }, { raw: "" }, ...done], {}],
  [
    "words of ours, forged",
    [{ raw: '{"dir":"client","msg":{"id":9,"method":"session/prompt"}}' }, ...done],
    {},
  ],
  [
    "answers to nothing",
    [
      { answer: { id: 999, error: { code: 1, message: "API Error: 500" } } },
      { answer: { id: "3", result: { stopReason: "end_turn" } } },
      { answer: { id: null, error: { code: -32_700, message: "Parse error" } } },
      ...done,
    ],
    {},
  ],
  ["a request with an id that is none", [{ answer: { id: {}, method: "x" } }, ...done], {}],
  ["an exit in mid-turn", [{ say: "Do" }, { exit: 0 }], { outcome: "cut-off", kind: "cut-off" }],
  ["an exit without a word of the turn", [{ exit: 3 }], { outcome: "cut-off", kind: "cut-off" }],
  [
    "an error of its model",
    [{ fail: { code: -32_603, message: "API Error: 401", data: {} } }],
    { outcome: "provider-error", kind: "auth" },
  ],
  ["an empty answer", [{ end: {} }], { outcome: "provider-error", kind: "empty-answer" }],
  [
    "an answer that was cut",
    [{ say: "Do" }, { end: { stopReason: "max_tokens" } }],
    { outcome: "cut-off", kind: "cut-off" },
  ],
])("bears %s", async (_name, steps, wanted) => {
  const cassette = cassetteOf((await playAcp({ turns: [steps] })).played);
  const run = readRun(cassette);
  expect({ badLines: run.badLines, outcome: run.outcome, kind: run.errorKind }).toEqual({
    badLines: 0,
    outcome: "completed",
    kind: null,
    ...wanted,
  });
});

it.each<[string, object, unknown]>([
  [
    "another version of ACP",
    { initialize: { protocolVersion: 2 } },
    { kind: "void", reason: "the agent speaks version 2 of ACP, skillcheck version 1" },
  ],
  [
    "no session",
    { session: { result: {} } },
    { kind: "void", reason: "the agent named no session in its answer to session/new" },
  ],
])("learns nothing from %s", async (_name, script, expected) => {
  expect((await playAcp({ turns: [], ...script })).played).toEqual({
    ...Object(expected),
    costUsd: null,
  });
});

it("says what refused the session", async () => {
  const session = { error: { code: -32_000, message: "Authentication required" } };
  const run = readRun(cassetteOf((await playAcp({ turns: [], session })).played));
  expect([run.outcome, run.errorKind, run.turns.length]).toEqual(["provider-error", "auth", 1]);
});

it.each([
  [
    "no such program",
    { program: "/no/such" },
    "/no/such could not be started: spawn /no/such ENOENT",
  ],
])("is void for %s", async (_name, settings, reason) => {
  expect((await playAcp({ turns: [] }, { settings })).played).toEqual({
    kind: "void",
    reason,
    costUsd: null,
  });
});

it("ends in mid-turn 2 where its process ended between the turns", async () => {
  const turns = [[{ say: "More?" }, { end: {} }, { exit: 5 }]];
  const cassette = cassetteOf((await playAcp({ turns }, { test: yes })).played);
  const run = readRun(cassette);
  expect([run.outcome, run.errorKind]).toEqual(["crashed", "no-output"]);
  expect(cassette.turns.map(({ exit, ended }) => [exit, ended])).toEqual([
    [null, "by-itself"],
    [5, "by-itself"],
  ]);
  expect(messagesOf(cassette.turns[1]?.stdout ?? [])).toEqual(["client session/prompt"]);
});
