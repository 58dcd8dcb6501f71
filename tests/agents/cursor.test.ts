import { expect, it } from "vitest";
import cursor from "../../src/agents/cursor.ts";
import { live } from "../../src/engine/live.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { cassetteOf, toCall, toSettings, type Wanted } from "../engine/live-run.ts";
import { makeScratch } from "../host/scratch.ts";
import { outline } from "../transcripts/outline.ts";
import { writeCursorStandIn } from "./cursor-stand-in.ts";

const KEY = "key_cursor_0123456789abcdef";
/** No id and no path of this run. */
const PLACE = /"[^"]*\/\.cursor\/skills/;

async function play(wanted: Wanted) {
  const program = await writeCursorStandIn(await makeScratch());
  const { settings } = toSettings(program, {
    ...wanted,
    settings: {
      agent: cursor,
      upstream: null,
      agentVersion: "2026.11.20-7ae6800",
      variables: { CURSOR_API_KEY: KEY },
      ...wanted.settings,
    },
  });
  return live(settings)(await toCall({ ...wanted, agent: "cursor", model: wanted.model ?? "" }));
}

it("one turn and its resume: tools, skill load by file, changed file, model, no tokens and no money", async () => {
  const cassette = cassetteOf(
    await play({ model: "gpt-5", test: { answers: { kind: "list", replies: ["--yes, go"] } } }),
  );
  const run = readRun(cassette);
  expect(run).toMatchObject({
    outcome: "completed",
    errorKind: null,
    servedModel: "gpt-5",
    usage: null,
    costUsd: null,
    badLines: 0,
    unknownTypes: [],
  });
  expect(run.turns.map(({ user, answer }) => [user, answer])).toEqual([
    ["Greet me.", "Shall I go on?"],
    ["--yes, go", "Done after 1 turn: Greet me."],
  ]);
  expect(run.turns[0]?.skillLoads.map(({ name, via }) => [name, via])).toEqual([
    ["greeter", "file"],
  ]);
  expect(run.turns.map(({ changes }) => changes)).toEqual([
    [{ path: "greeting.txt", kind: "created" }],
    [],
  ]);
  expect(outline(run.turns[0]?.events ?? []).map((line) => line.replace(PLACE, '"…'))).toEqual([
    "1.1 message user: Greet me.",
    "1.2 message assistant: I look at the skill. ",
    '1.3 tool_call read/readToolCall true {"path":"…/greeter/SKILL.md"}',
    "1.4 tool_result true: ---\nname: greeter\ndescription: Greets.\n---\nSay ahoy.\n",
    '1.5 tool_call write/writeToolCall true {"path":"greeting.txt","fileText":"Ahoy\\n"}',
    '1.6 tool_result true: {"success":{"path":"greeting.txt","linesCreated":1,"fileSize',
    '1.7 tool_call bash/shellToolCall false {"command":"false"} $ false',
    "1.8 tool_result false: no",
    '1.9 tool_call grep/searchToolCall false {"pattern":"x"}',
    '1.10 tool_result false: {"error":{"errorMessage":"broken"}}',
    '1.11 tool_call other/function null {"name":"todo","arguments":"{}"}',
    "1.12 message assistant: Shall I go on?",
  ]);
  expect([cassette.traffic, cassette.gateway, cassette.model_server]).toEqual([
    "unseen",
    undefined,
    undefined,
  ]);
});

it.each([
  ["FAIL", { outcome: "crashed", errorKind: "unknown", exit: 1 }],
  ["GARBAGE", { outcome: "cut-off", errorKind: "cut-off", exit: 0 }],
])("%s ends as %j", async (prompt, ending) => {
  const { outcome, errorKind, exit } = readRun(
    cassetteOf(await play({ test: { prompts: [prompt] } })),
  );
  expect({ outcome, errorKind, exit }).toEqual(ending);
});

it("without its key it fails in its own words", async () => {
  const run = readRun(cassetteOf(await play({ settings: { variables: {} } })));
  expect([run.outcome, run.errorKind]).toEqual(["provider-error", "auth"]);
  expect(outline(run.turns[0]?.events ?? [])).toContain(
    "1.2 error: Error: Authentication required. Set CURSOR_API_KEY.",
  );
});

it.each([
  [
    "x".repeat(131_072),
    "the message has 131072 bytes, and cursor takes it as an argument, of at most 131071",
  ],
  ["a\0b", "the message holds a NUL, and cursor takes it as an argument"],
])(
  "a message that no argument can be is said before anything is started",
  async (prompt, reason) => {
    expect(await play({ test: { prompts: [prompt] } })).toEqual({
      kind: "void",
      reason,
      costUsd: null,
    });
  },
);
