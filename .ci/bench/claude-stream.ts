// The lines of one recorded run as claude 2.1.332 prints them (tests/recorded/claude-2.1.332), without what no reader looks at.

const SESSION = "b13e8e88-9436-4267-a564-7ca1c7ceab05";
const MODEL = "claude-haiku-4-5-20251001";

function shared(type: string) {
  return { type, session_id: SESSION, parent_tool_use_id: null, request_id: "req_bench" };
}

function toAssistant(id: string, block: object) {
  const usage = {
    input_tokens: 1200,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 200,
    output_tokens: 1,
  };
  const message = { id, type: "message", role: "assistant", model: MODEL };
  return {
    ...shared("assistant"),
    message: { ...message, content: [block], stop_reason: null, stop_sequence: null, usage },
  };
}

function toToolResult(id: string, content: string) {
  const block = { tool_use_id: id, type: "tool_result", content, is_error: false };
  return {
    ...shared("user"),
    message: { role: "user", content: [block] },
    tool_use_result: { stdout: content, stderr: "", interrupted: false },
  };
}

const init = {
  type: "system",
  subtype: "init",
  cwd: "/workspace",
  session_id: SESSION,
  tools: ["Bash", "Edit", "Read", "Skill", "Write"],
  mcp_servers: [],
  model: MODEL,
  permissionMode: "bypassPermissions",
  claude_code_version: "2.1.332",
};

const end = {
  ...shared("result"),
  subtype: "success",
  is_error: false,
  num_turns: 25,
  duration_ms: 61_000,
  result: "All 24 files are tidy. Nothing else was touched.",
  total_cost_usd: 0.0417,
  usage: {
    input_tokens: 1200,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 24_000,
    output_tokens: 2034,
  },
};

/** Raw lines that read as `events` events (even, at least 6): the prompt, calls with their ends, the last words. `seed` makes them unlike others. */
export function toStream(events: number, seed: string) {
  const calls = Array.from({ length: (events - 2) / 2 }, (_none, at) => {
    const id = `toolu_${seed}_${at}`;
    const [name, input] =
      at === 0
        ? ["Skill", { skill: seed.split(".")[0] }]
        : ["Bash", { command: `node scripts/tidy.mjs notes-${at}.txt`, description: "Tidy notes" }];
    const output = `${"line of output of the script, long enough to look like one\n".repeat(4)}${seed}`;
    return [
      toAssistant(`msg_${at}`, { type: "tool_use", id, name, input }),
      toToolResult(id, output),
    ];
  });
  const words = toAssistant("msg_last", { type: "text", text: end.result });
  return [init, ...calls.flat(), words, end].map((line) => JSON.stringify(line));
}
