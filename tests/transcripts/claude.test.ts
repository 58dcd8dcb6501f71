import { describe, expect, it } from "vitest";
import type { StreamReading } from "../../src/model/stream-reading.ts";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

const INIT = {
  type: "system",
  subtype: "init",
  session_id: "s",
  model: "m",
  claude_code_version: "2.1.332",
};

function says(text: string) {
  return { type: "assistant", message: { model: "m-1", content: [{ type: "text", text }] } };
}

function result(more: Readonly<Record<string, unknown>>) {
  return { type: "result", subtype: "success", is_error: false, result: "Done.", ...more };
}

function tokens(input: number, output: number) {
  return {
    m: {
      inputTokens: input,
      outputTokens: output,
      cacheReadInputTokens: 0,
      cacheCreationInputTokens: 0,
    },
  };
}

function judged({ outcome, errorKind }: StreamReading) {
  return { outcome, errorKind };
}

describe("claude's own limits", () => {
  it.each([
    ["error_max_turns", "max-turns"],
    ["error_max_budget_usd", "max-budget"],
    ["error_during_execution", "unknown"],
  ])("%s", (subtype, errorKind) => {
    const lines = [
      INIT,
      says("Working."),
      { type: "result", subtype, is_error: true, errors: ["why"] },
    ];
    const reading = readLines("claude", lines, {
      process: { exit: 1, signal: null, timedOut: false },
    });
    expect({ ...judged(reading), finalText: reading.finalText }).toEqual({
      outcome: "error",
      errorKind,
      finalText: "Working.",
    });
  });

  it("a time-out of ours wins over whatever the stream says", () => {
    const process = { exit: 0, signal: null, timedOut: true };
    expect(judged(readLines("claude", [INIT, says("x"), result({})], { process }))).toEqual({
      outcome: "timed-out",
      errorKind: "timeout",
    });
  });

  it("a bad exit after a good end is an error", () => {
    const exit = { exit: 3, signal: null, timedOut: false };
    const signal = { exit: null, signal: "SIGSEGV", timedOut: false };
    const lines = [INIT, says("x"), result({})];
    const unknown = { outcome: "error", errorKind: "unknown" };
    expect(judged(readLines("claude", lines, { process: exit }))).toEqual(unknown);
    expect(judged(readLines("claude", lines, { process: signal }))).toEqual(unknown);
  });

  it("a line that was cut behind the end is a cut stream; a stray word is not", () => {
    const lines = [INIT, says("x"), result({})];
    expect(judged(readLines("claude", [...lines, '{"type":"sys']))).toEqual({
      outcome: "truncated",
      errorKind: "cut-off",
    });
    expect(readLines("claude", [...lines, "bye"])).toMatchObject({
      outcome: "completed",
      badLines: 1,
    });
  });

  it("is not at its end while a second turn runs", () => {
    const reading = readLines("claude", [INIT, says("one"), result({}), INIT, says("two")]);
    expect({ ...judged(reading), turns: reading.turns, finalText: reading.finalText }).toEqual({
      outcome: "truncated",
      errorKind: "cut-off",
      turns: 2,
      finalText: "two",
    });
  });

  it("answers a slash command without a model call", () => {
    const reading = readLines("claude", [
      INIT,
      result({ result: "Unknown command: /x", num_turns: 0 }),
    ]);
    expect(reading).toMatchObject({
      outcome: "completed",
      finalText: "Unknown command: /x",
      usage: null,
      costUsd: null,
    });
  });
});

describe("what claude used", () => {
  const after = {
    usageReported: { inputTotal: 1000, cacheRead: 0, cacheWrite: 0, output: 10 },
    costUsdReported: 1,
  };
  const usage = { input_tokens: 500, output_tokens: 5 };
  const read = (line: Readonly<Record<string, unknown>>, version: string) => {
    const init = { ...INIT, claude_code_version: version };
    const reading = readLines("claude", [init, says("x"), result(line)], { after });
    return {
      input: reading.usage?.inputTotal,
      output: reading.usage?.output,
      usd: reading.costUsd,
    };
  };

  it("totals that hold the turn before are reduced by it", () => {
    const line = { usage, modelUsage: tokens(1500, 15), total_cost_usd: 1.5 };
    expect(read(line, "2.1.250")).toEqual({ input: 500, output: 5, usd: 0.5 });
  });

  it("totals too small to hold it are the turn's own", () => {
    const line = { usage, modelUsage: tokens(1400, 15), total_cost_usd: 1.4 };
    expect(read(line, "2.1.250")).toEqual({ input: 1400, output: 15, usd: 1.4 });
  });

  it("up to 2.1.197 totals are the turn's own, however large", () => {
    const line = { usage, modelUsage: tokens(9000, 90), total_cost_usd: 9 };
    expect(read(line, "2.1.197")).toEqual({ input: 9000, output: 90, usd: 9 });
    expect(read(line, "2.1.198")).toEqual({ input: 8000, output: 80, usd: 8 });
  });

  it("what it says of the turn alone comes first", () => {
    const line = {
      usage,
      modelUsage: tokens(1700, 17),
      model_usage_since_last_result: tokens(700, 7),
      total_cost_usd: 1.75,
    };
    expect(read(line, "2.1.332")).toEqual({ input: 700, output: 7, usd: 0.75 });
  });

  it("without figures per model the plain ones are a lower bound once it delegated", () => {
    const call = {
      type: "assistant",
      message: { content: [{ type: "tool_use", id: "1", name: "Task", input: {} }] },
    };
    const reading = readLines("claude", [INIT, call, says("x"), result({ usage })]);
    expect({ usage: reading.usage, isLower: reading.usageIsLowerBound }).toEqual({
      usage: { inputTotal: 500, cacheRead: null, cacheWrite: null, output: 5 },
      isLower: true,
    });
  });

  it("hands on the totals of before when it reports none", () => {
    expect(readLines("claude", [INIT], { after }).totals).toEqual(after);
  });
});

describe("blocks of claude", () => {
  it("reads contents that are texts, lists and images", () => {
    const call = (id: string) => ({ type: "tool_use", id, name: "WebFetch", input: { url: "u" } });
    const gives = (id: string, content: unknown) => ({
      type: "tool_result",
      tool_use_id: id,
      content,
    });
    const reading = readLines("claude", [
      { type: "user", message: { role: "user", content: "Hello" } },
      { type: "assistant", message: { content: [call("1"), call("2"), call("3")] } },
      { type: "user", message: { content: [gives("1", "text")] } },
      {
        type: "user",
        message: { content: [gives("2", [{ type: "text", text: "a" }, { type: "image" }])] },
      },
      { type: "user", message: { content: [gives("3", { odd: true }), { type: "image" }] } },
      { type: "user", message: { content: [gives("none", null)] } },
    ]);
    expect(outline(reading.events)).toEqual([
      "1.1 message user: Hello",
      '1.2 tool_call web/WebFetch true {"url":"u"}',
      '1.3 tool_call web/WebFetch true {"url":"u"}',
      '1.4 tool_call web/WebFetch true {"url":"u"}',
      "1.5 tool_result true: text",
      "1.6 tool_result true: a\n[image]",
      '1.7 tool_result true: {"odd":true}',
      "1.8 tool_result true: ",
    ]);
    expect(reading.unknownTypes).toEqual([]);
  });
});
