import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import claude from "../../src/agents/claude.ts";
import { live } from "../../src/engine/live.ts";
import { toNextMessage } from "../../src/engine/next-message.ts";
import { toFirstMessage } from "../../src/engine/preamble.ts";
import type { Answers } from "../../src/model/suite.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { cassetteOf, playTurns, toCall, toSettings, type Wanted } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

/** The user's words at these hand-backs, one after another; stops where the conversation ends. */
function replies(
  test: { prompts?: readonly string[]; answers: Answers },
  handBacks: readonly string[],
) {
  let state = { nextPrompt: 1, used: new Set<number>() as ReadonlySet<number> };
  const said: (readonly [string, string] | "end")[] = [];
  for (const handBack of handBacks) {
    const next = toNextMessage({ prompts: ["p"], ...test }, handBack, state);
    if (next.kind === "end") return [...said, "end"];
    said.push([next.source, next.text]);
    state = next.state;
  }
  return said;
}

const list = (...replies: readonly string[]): Answers => ({ kind: "list", replies });
const patterns = (...pairs: readonly (readonly [string, string])[]): Answers => ({
  kind: "patterns",
  replies: pairs.map(([pattern, reply]) => ({ pattern, reply })),
});

it.each<[string, Parameters<typeof replies>[0], readonly string[], unknown]>([
  [
    "a list answers every hand-back until used up",
    { answers: list("a", "b") },
    ["done.", "x", "y?"],
    [["answer", "a"], ["answer", "b"], "end"],
  ],
  [
    "patterns answer only what asks",
    { answers: patterns(["which", "w"], ["del.*remote", "d"]) },
    ["No question which"],
    ["end"],
  ],
  [
    "patterns ignore case, each once",
    { answers: patterns(["which", "w"], ["del.*remote", "d"]) },
    ["WHICH one?", "WHICH one?"],
    [["answer", "w"], "end"],
  ],
  [
    "a later pattern first",
    { answers: patterns(["which", "w"], ["del.*remote", "d"]) },
    ["delete the remote?", "which?"],
    [
      ["answer", "d"],
      ["answer", "w"],
    ],
  ],
  [
    "the first pattern in written order",
    { answers: patterns(["2", "two"], ["1", "one"]) },
    ["1 or 2?", "1 or 2?"],
    [
      ["answer", "two"],
      ["answer", "one"],
    ],
  ],
  ["nothing", { answers: { kind: "none" } }, ["Shall I?"], ["end"]],
  [
    "steps",
    { prompts: ["p", "q", "r"], answers: { kind: "none" } },
    ["x", "y?", "z"],
    [["prompt", "q"], ["prompt", "r"], "end"],
  ],
  [
    "an answer goes before the next step",
    { prompts: ["p", "q"], answers: patterns(["which", "w"]) },
    ["which?", "ok.", "fine."],
    [["answer", "w"], ["prompt", "q"], "end"],
  ],
  ["an empty answer is said", { answers: list("") }, ["?"], [["answer", ""]]],
])("formats.md §10: %s", (...row) => {
  const [, test, handBacks, expected] = row;
  expect(replies(test, handBacks)).toEqual(expected);
});

it("puts the preamble before the first prompt", () => {
  expect([
    toFirstMessage("none", "p"),
    toFirstMessage("Mine.", "p"),
    toFirstMessage("scripted", "p").startsWith("Questions will be answered."),
    toFirstMessage("toString", "p"),
  ]).toEqual(["p", "Mine.\n\np", true, "toString\n\np"]);
});

const say = (text: string): readonly Step[] => [{ do: "text", text }];

async function play(turns: readonly (readonly Step[])[], test: Wanted["test"]) {
  const cassette = cassetteOf((await playTurns(agent, turns, { test: { ...test } })).played);
  return {
    said: cassette.turns.map(({ user, source }) => [source, user]),
    ended: cassette.turns.map(({ ended }) => ended),
    conversation: cassette.conversation,
    outcome: readRun(cassette).outcome,
  };
}

it("says steps and answers in one session and reports what nobody asked for", async () => {
  const turns = [say("Which one?"), say("Fine."), say("Finished.")];
  const answers = patterns(["which", "the first"], ["never", "x"]);
  expect(await play(turns, { prompts: ["p", "q"], answers })).toEqual({
    said: [
      ["prompt", "p"],
      ["answer", "the first"],
      ["prompt", "q"],
    ],
    ended: ["by-itself", "by-itself", "by-itself"],
    conversation: { unused_answers: 1, hit_max_turns: false },
    outcome: "completed",
  });
});

it("stops at max_turns and says so", async () => {
  expect(await play([say("More?")], { answers: list("a", "b", "c"), maxTurns: 2 })).toEqual({
    said: [
      ["prompt", "Greet me."],
      ["answer", "a"],
    ],
    ended: ["by-itself", "by-itself"],
    conversation: { unused_answers: 2, hit_max_turns: true },
    outcome: "completed",
  });
});

it.each<[string, readonly Step[], string]>([
  ["an API error", [{ do: "api-error", failure: 500 }], "provider-error"],
  ["an empty answer", [{ do: "empty" }], "provider-error"],
  [
    "SB-10: a stream cut before its end, exit 0",
    [{ do: "text", text: "Done." }, { do: "cut" }],
    "cut-off",
  ],
  [
    "SB-10: no final event, exit 0",
    [
      { do: "text", text: "Done." },
      { do: "exit", code: 0 },
    ],
    "cut-off",
  ],
  ["a crash", [{ do: "kill", signal: "SIGSEGV" }], "cut-off"],
])("%s: nobody is answered", async (_name, steps, outcome) => {
  expect(await play([steps], { answers: list("a") })).toEqual({
    said: [["prompt", "Greet me."]],
    ended: ["by-itself"],
    conversation: { unused_answers: 1, hit_max_turns: false },
    outcome,
  });
});

const result = {
  type: "result",
  subtype: "success",
  is_error: false,
  result: "Hi.",
  total_cost_usd: 0,
};
const words = { type: "assistant", message: { content: [{ type: "text", text: "Hi." }] } };

it.each([
  ["none", {}],
  ["one that is an option", { session_id: "--dangerously" }],
  ["an empty one", { session_id: "" }],
])("is void when the next turn has no session id to resume: %s", async (_name, id) => {
  const lines = [words, result].map((line) => JSON.stringify({ ...line, ...id }));
  const script = ["-c", 'printf "%s\\n" "$@"', "sh", ...lines];
  const { settings } = toSettings("/bin/sh", {
    settings: { agent: { ...claude, arguments: () => script } },
  });
  const call = await toCall({ test: { answers: list("a") } });
  expect(await live(settings)(call)).toEqual({
    kind: "void",
    reason: "claude reported no session id to resume",
    costUsd: 0,
  });
});
