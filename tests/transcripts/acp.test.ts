import { describe, expect, it } from "vitest";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

const client = (msg: unknown) => ({ dir: "client", msg });
const agent = (msg: unknown) => ({ dir: "agent", msg });
const update = (sessionUpdate: string, more: Readonly<Record<string, unknown>>) =>
  agent({ method: "session/update", params: { update: { sessionUpdate, ...more } } });
const chunk = (text: string, messageId?: string) =>
  update("agent_message_chunk", { content: { type: "text", text }, messageId });
const prompt = (id: number) =>
  client({ id, method: "session/prompt", params: { prompt: [{ type: "text", text: "Go." }] } });
const answer = (id: number, result: unknown) => agent({ id, result });

function hello(name: string) {
  return [
    client({ id: 1, method: "initialize" }),
    agent({ id: 1, result: { agentInfo: { name, version: "1.2.3" } } }),
    client({ id: 2, method: "session/new" }),
    agent({ id: 2, result: { sessionId: "s" } }),
  ];
}

const END = { stopReason: "end_turn" };

describe("words of an ACP agent", () => {
  it("a new message id starts anew, words before a tool are not the last ones", () => {
    const { events, finalText } = readLines("acp-x", [
      ...hello("x"),
      chunk("[MODE_UPDATE] yolo"),
      prompt(3),
      chunk("One "),
      chunk("two."),
      update("tool_call", {
        toolCallId: "1",
        title: "Look",
        kind: "search",
        rawInput: { q: 1 },
        status: "completed",
      }),
      chunk("Three.", "a"),
      chunk("Four", "b"),
      chunk(".", "b"),
      answer(3, END),
      chunk("late"),
    ]);
    expect(outline(events)).toEqual([
      "1.1 message user: Go.",
      "1.2 message assistant: One two.",
      '1.3 tool_call grep/Look true {"q":1}',
      "1.4 tool_result true: ",
      "1.5 message assistant: Three.",
      "1.6 message assistant: Four.",
    ]);
    expect(finalText).toBe("Four.");
  });

  it("says nothing after its last tool", () => {
    const tool = update("tool_call", {
      toolCallId: "1",
      title: "Look",
      kind: "search",
      status: "pending",
    });
    expect(
      readLines("acp-x", [...hello("x"), prompt(3), chunk("Working."), tool]).finalText,
    ).toBeNull();
  });

  it("shows its thoughts apart", () => {
    const thought = update("agent_thought_chunk", { content: { type: "text", text: "Hm." } });
    const { events } = readLines("acp-x", [
      ...hello("x"),
      prompt(3),
      thought,
      chunk("Yes."),
      answer(3, END),
    ]);
    expect(outline(events)).toEqual([
      "1.1 message user: Go.",
      "1.2 thinking: Hm.",
      "1.3 message assistant: Yes.",
    ]);
  });
});

describe("what else an ACP agent sends as words", () => {
  it("takes codex's warning for what it is, nobody else's words", () => {
    const text = "Model metadata for `gpt` not found. Defaulting.";
    const first = (name: string) =>
      outline(
        readLines("acp-codex", [
          ...hello(name),
          prompt(3),
          chunk(text),
          chunk("Yes."),
          answer(3, END),
        ]).events,
      );
    expect(first("codex-acp").slice(1)).toEqual([
      `1.2 error: ${text}`,
      "1.3 message assistant: Yes.",
    ]);
    expect(first("other").slice(1)).toEqual([`1.2 message assistant: ${text}Yes.`]);
  });
});

describe("end of an ACP turn", () => {
  it.each([
    ["end_turn", "completed", null],
    ["refusal", "completed", null],
    ["max_tokens", "truncated", "cut-off"],
    ["moon", "truncated", "cut-off"],
    ["max_turn_requests", "error", "max-turns"],
    ["cancelled", "error", "unknown"],
  ])("%s", (stopReason, outcome, errorKind) => {
    const lines = [...hello("x"), prompt(3), chunk("Yes."), answer(3, { stopReason })];
    expect(readLines("acp-x", lines)).toMatchObject({
      outcome,
      errorKind,
      turns: 1,
      sessionId: "s",
    });
  });

  it.each([
    [{ message: "Authentication required", code: -32_000 }, "auth"],
    [{ message: "x", data: { errorKind: "rate_limit" } }, "rate-limit"],
    [
      { message: "Connection dropped (ECONNRESET)", data: { errorKind: "server_error" } },
      "connection",
    ],
    [{ message: "x" }, "unknown"],
    ["odd", "unknown"],
  ])("error %j is %s", (error, errorKind) => {
    expect(readLines("acp-x", [...hello("x"), prompt(3), agent({ id: 3, error })])).toMatchObject({
      outcome: "error",
      errorKind,
    });
  });

  it("a second prompt that nobody answered is cut off", () => {
    const lines = [
      ...hello("x"),
      prompt(3),
      chunk("Yes."),
      answer(3, END),
      prompt(4),
      chunk("No."),
    ];
    expect(readLines("acp-x", lines)).toMatchObject({ outcome: "truncated", turns: 2 });
  });
});

const settled = (updates: readonly (readonly [string, Readonly<Record<string, unknown>>])[]) =>
  outline(
    readLines("acp-x", [
      ...hello("x"),
      prompt(3),
      ...updates.map(([type, more]) => update(type, { toolCallId: "1", ...more })),
    ]).events,
  ).slice(1);

describe("tool calls of ACP agents", () => {
  it.each([
    [
      { title: "Editing a file", kind: "edit", rawInput: { path: "a" } },
      'edit/edit null {"path":"a"}',
    ],
    [{ title: "Something", kind: "think" }, 'other/Something null {"title":"Something"}'],
    [
      { title: "Run it", kind: "other", rawInput: { command: "ls" } },
      'bash/other null {"command":"ls"} $ ls',
    ],
    [{ title: "ls -l", kind: "execute" }, 'bash/execute null {"command":"ls -l"} $ ls -l'],
    [
      { title: "a.txt", kind: "read", locations: [{ path: "/w/a.txt" }] },
      'read/read null {"title":"a.txt","path":"/w/a.txt"}',
    ],
    [
      { title: "Grep", kind: "search", rawInput: { pattern: "x" } },
      'grep/Grep null {"pattern":"x"}',
    ],
  ])("%j", (more, line) => {
    expect(settled([["tool_call", more]])).toEqual([`1.2 tool_call ${line}`]);
  });

  it("a call that was never announced is a call all the same", () => {
    expect(
      settled([
        ["tool_call_update", { title: "Bash", rawInput: { command: "rm x" }, status: "failed" }],
      ]),
    ).toEqual([
      '1.2 tool_call bash/Bash false {"command":"rm x"} $ rm x',
      "1.3 tool_result false: ",
    ]);
  });

  it("an id that is given out again is another call; a late word about a finished one changes nothing", () => {
    expect(
      settled([
        ["tool_call", { title: "bash", rawInput: { command: "rm x" }, status: "completed" }],
        ["tool_call_update", { rawInput: { command: "ls" }, status: "failed" }],
        ["tool_call", { title: "bash", rawInput: { command: "ls" }, status: "pending" }],
      ]),
    ).toEqual([
      '1.2 tool_call bash/bash true {"command":"rm x"} $ rm x',
      "1.3 tool_result true: ",
      '1.4 tool_call bash/bash null {"command":"ls"} $ ls',
    ]);
  });

  it("a command that exits with another code than 0 has failed", () => {
    const output = { output: "oops", metadata: { exit: 3 } };
    const more = {
      title: "bash",
      rawInput: { command: "x" },
      status: "completed",
      rawOutput: output,
    };
    expect(settled([["tool_call", more]])).toEqual([
      '1.2 tool_call bash/bash false {"command":"x"} $ x',
      "1.3 tool_result false: oops",
    ]);
  });
});

describe("tokens and money of ACP agents", () => {
  const used = { inputTokens: 10, outputTokens: 1, cachedReadTokens: 2, cachedWriteTokens: 3 };
  const facts = (name: string, results: readonly unknown[]) => {
    const turns = results.flatMap((result, index) => [
      prompt(3 + index),
      chunk("x"),
      answer(3 + index, result),
    ]);
    const { usage, usageIsLowerBound } = readLines("acp-x", [...hello(name), ...turns]);
    return { usage, usageIsLowerBound };
  };

  it("claude's are summed over the prompts", () => {
    expect(
      facts("@agentclientprotocol/claude-agent-acp", [
        { ...END, usage: used },
        { ...END, usage: used },
      ]),
    ).toEqual({
      usage: { inputTotal: 30, cacheRead: 4, cacheWrite: 6, output: 2 },
      usageIsLowerBound: false,
    });
  });

  it("a prompt without them makes the rest a lower bound", () => {
    expect(facts("claude", [{ ...END, usage: used }, END])).toEqual({
      usage: { inputTotal: 15, cacheRead: 2, cacheWrite: 3, output: 1 },
      usageIsLowerBound: true,
    });
  });

  it("those of an agent that nobody measured are not believed", () => {
    expect(facts("OpenCode", [{ ...END, usage: used }]).usage).toBeNull();
  });

  it("money is the last amount in USD", () => {
    const cost = (amount: number, currency: string) =>
      update("usage_update", { cost: { amount, currency } });
    const lines = [
      ...hello("x"),
      prompt(3),
      cost(1, "USD"),
      cost(2, "USD"),
      cost(9, "EUR"),
      chunk("x"),
      answer(3, END),
    ];
    expect(readLines("acp-x", lines).costUsd).toBe(2);
  });
});
