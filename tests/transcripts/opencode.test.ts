import { expect, it } from "vitest";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

function finish(reason: string, tokens: unknown, cost = 0) {
  return { type: "step_finish", part: { reason, tokens, cost } };
}

const HELLO = { type: "text", part: { text: "Hello." } };
const TOKENS = { input: 10, output: 5, reasoning: 3, cache: { read: 0, write: 0 } };

function call(id: string, command: string) {
  const state = { status: "completed", input: { command }, output: "", metadata: { exit: 0 } };
  return { type: "tool_use", part: { tool: "bash", callID: id, state } };
}

it("adds up the steps; reasoning counts once, wherever a provider puts it", () => {
  const beside = finish("tool-calls", { ...TOKENS, total: 18 }, 0.25);
  const inside = finish("stop", { ...TOKENS, total: 15 }, 0.5);
  const { usage, costUsd } = readLines("opencode", [HELLO, beside, inside]);
  expect({ usage, costUsd }).toEqual({
    usage: { inputTotal: 20, cacheRead: 0, cacheWrite: 0, output: 13 },
    costUsd: 0.75,
  });
});

it("knows no money where its configuration has no prices", () => {
  expect(readLines("opencode", [HELLO, finish("stop", TOKENS)]).costUsd).toBeNull();
});

it("keeps two calls to which the model server gave one id", () => {
  const { events } = readLines("opencode", [call("call_0", "rm a"), call("call_0", "ls")]);
  expect(outline(events)).toEqual([
    '1.1 tool_call bash/bash true {"command":"rm a"} $ rm a',
    "1.2 tool_result true: ",
    '1.3 tool_call bash/bash true {"command":"ls"} $ ls',
    "1.4 tool_result true: ",
  ]);
});

it("has come to its end when it stopped, not when its answer was cut or another step began", () => {
  const outcome = (lines: readonly unknown[]) => readLines("opencode", lines).outcome;
  expect(outcome([HELLO, finish("stop", TOKENS)])).toBe("completed");
  expect(outcome([HELLO, finish("length", TOKENS)])).toBe("truncated");
  expect(outcome([HELLO, finish("stop", TOKENS), { type: "step_start", part: {} }])).toBe(
    "truncated",
  );
});

it("forgets an error after which it stopped of itself", () => {
  const error = {
    type: "error",
    error: { name: "ContextOverflowError", data: { message: "long" } },
  };
  const recovered = readLines("opencode", [error, HELLO, finish("stop", TOKENS)]);
  expect(recovered.outcome).toBe("completed");
  expect(readLines("opencode", [HELLO, error])).toMatchObject({
    outcome: "error",
    errorKind: "context-length",
  });
});

it("does not take what it says to itself for the agent's words", () => {
  const { finalText, events } = readLines("opencode", [
    HELLO,
    { type: "text", part: { text: "Continue.", synthetic: true } },
  ]);
  expect({ finalText, count: events.length }).toEqual({ finalText: "Hello.", count: 1 });
});
