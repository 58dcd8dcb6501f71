import { describe, expect, it } from "vitest";
import { STREAM_READERS } from "../../src/transcripts/index.ts";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

const AGENTS = STREAM_READERS.map(({ name }) => name);

describe.each(AGENTS)("garbage to the reader of %s", (agent) => {
  it("nothing is no output", () => {
    expect(readLines(agent, [])).toMatchObject({
      outcome: "error",
      errorKind: "no-output",
      turns: 0,
    });
    expect(readLines(agent, ["", "  "])).toEqual(readLines(agent, []));
  });

  it("lines that are not JSON are counted", () => {
    expect(readLines(agent, ["Segmentation fault", "{", '{"type":"res'])).toMatchObject({
      events: [],
      badLines: 3,
      outcome: "truncated",
      errorKind: "cut-off",
      finalText: null,
      usage: null,
    });
  });

  it("JSON that is no object is an unknown type", () => {
    expect(readLines(agent, ["1", '"x"', "null", "[]", "[{}]", "true"]).unknownTypes).toEqual([
      ["(number)", 1],
      ["(string)", 1],
      ["(null)", 1],
      ["(list)", 2],
      ["(boolean)", 1],
    ]);
  });
});

/** What is left of a value below 64 levels. */
const CUT = '"[nested too deep]"';
const DEEP = `${'{"a":'.repeat(64)}${CUT}${"}".repeat(64)}`;
const LISTS = `${"[".repeat(64)}${CUT}${"]".repeat(64)}`;
/** `outline` shows sixty characters of a result. */
const RESULT = `tool_result true: ${DEEP.slice(0, 60)}`;

/** Events and unknown types that each reader finds in the lines below. */
const ATTACKED: Readonly<Record<string, readonly [readonly string[], string]>> = {
  claude: [
    [`1.1 tool_call bash/Bash null ${DEEP}`],
    "tool_use 2, tool_call 1, item.completed 1, (no type) 2, text 1, __proto__ 1",
  ],
  codex: [
    ["1.1 tool_call other/mcp_tool_call true {}", `1.2 ${RESULT}`],
    "assistant 1, tool_use 2, tool_call 1, (no type) 2, text 1, __proto__ 1",
  ],
  opencode: [
    [
      "1.1 tool_call other/ null null",
      `1.2 tool_call other/x true ${LISTS}`,
      `1.3 ${RESULT}`,
      `1.4 message assistant: ${"x".repeat(1_000_000)}`,
    ],
    "assistant 1, tool_call 1, item.completed 1, (no type) 2, __proto__ 1",
  ],
  gemini: [
    [`1.1 tool_call other/x null ${DEEP}`, "1.2 tool_call other/ null null"],
    "assistant 1, tool_call 1, item.completed 1, (no type) 2, text 1, __proto__ 1",
  ],
  droid: [
    [`1.1 tool_call other/x null ${LISTS}`],
    "assistant 1, tool_use 2, item.completed 1, (no type) 2, text 1, __proto__ 1",
  ],
  cursor: [
    [],
    "tool_use 2, tool_call/(no subtype) 1, item.completed 1, (no type) 2, text 1, __proto__ 1",
  ],
  acp: [[`1.1 tool_call other/ null ${DEEP}`], "agent/(no method) 8"],
};

describe.each(AGENTS)("attacks on the reader of %s", (agent) => {
  it("reads deep nesting, huge lines and planted prototypes", () => {
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const lists = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const lines = [
      `{"type":"assistant","message":{"content":[{"type":"tool_use","id":"x","name":"Bash","input":${deep}}]}}`,
      `{"type":"tool_use","tool_name":"x","tool_id":"x","parameters":${deep}}`,
      `{"type":"tool_call","toolName":"x","id":"x","parameters":${lists}}`,
      `{"type":"item.completed","item":{"type":"mcp_tool_call","id":"x","result":${deep}}}`,
      `{"type":"tool_use","part":{"tool":"x","callID":"x","state":{"status":"completed","input":${lists},"output":${deep}}}}`,
      `{"dir":"agent","msg":{"method":"session/update","params":{"update":{"sessionUpdate":"tool_call","toolCallId":"x","rawInput":${deep}}}}}`,
      `{"type":"text","part":{"text":"${"x".repeat(1_000_000)}"}}`,
      '{"__proto__":{"type":"result","isAdmin":true},"constructor":{"prototype":{"polluted":1}}}',
      '{"type":"__proto__"}',
    ];
    const reading = readLines(agent, lines);
    expect([
      outline(reading.events),
      reading.unknownTypes.map(([type, count]) => `${type} ${count}`).join(", "),
    ]).toEqual(ATTACKED[agent]);
    expect(reading).toMatchObject({ badLines: 0, outcome: "truncated", errorKind: "cut-off" });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect({}).not.toHaveProperty("polluted");
    expect({}).not.toHaveProperty("isAdmin");
  });
});

describe("inputs of tool calls", () => {
  it("keep keys such as __proto__ as plain data and end below 64 levels", () => {
    const input = `{"__proto__":{"command":"rm"},"deep":${"[".repeat(70)}1${"]".repeat(70)}}`;
    const line = `{"type":"assistant","message":{"content":[{"type":"tool_use","id":"x","name":"Bash","input":${input}}]}}`;
    const kept = outline(readLines("claude", [line]).events)[0];
    expect(kept).toBe(
      `1.1 tool_call bash/Bash null {"__proto__":{"command":"rm"},"deep":${"[".repeat(63)}"[nested too deep]"${"]".repeat(63)}}`,
    );
  });
});
