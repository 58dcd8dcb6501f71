import { describe, expect, it } from "vitest";
import { outline } from "./outline.ts";
import { readSample, sampleOf } from "./recorded.ts";

function outlineOf(file: string): readonly string[] {
  return outline(readSample(sampleOf(file)).events);
}

const WARNING =
  "Model metadata for `gpt-5.1-codex` not found. Defaulting to fallback metadata; this can degrade performance and cause issues.";

describe("events of claude", () => {
  it("shows what a claude subagent does as nested", () => {
    expect(outlineOf("claude-2.1.332/subagent.jsonl")).toEqual([
      "1.1 message assistant: Delegating.",
      '1.2 tool_call task/Agent true {"description":"Sub task","prompt":"SUBTASK-MARK: say hi","subagent_type":"general-purpose","run_in_background":false}',
      "1.3 nested message user: SUBTASK-MARK: say hi",
      '1.4 nested tool_call bash/Bash true {"command":"echo from-subagent","description":"Run command"} $ echo from-subagent',
      "1.5 nested tool_result true: from-subagent",
      "1.6 tool_result true:   <tools-used-before-summary>Bash</tools-used-before-summary",
      "1.7 message assistant: Main done.",
    ]);
  });

  it("shows claude's thinking, and its retries and errors apart from its words", () => {
    expect(outlineOf("claude-2.1.332/thinking.jsonl")).toEqual([
      "1.1 thinking: Let me think about it.",
      "1.2 message assistant: Thought it through.",
    ]);
    expect(outlineOf("claude-2.1.332/error-500-once.jsonl")).toEqual([
      "1.1 retry: retry 1/1: 500 server_error",
      "1.2 message assistant: Recovered.",
    ]);
    expect(outlineOf("claude-2.1.197/error-401.jsonl")).toEqual([
      "1.1 retry: retry 1/1: 401 authentication_failed",
      "1.2 error: Invalid API key · Fix external API key",
    ]);
  });

  it("leaves out what claude says to itself in the user's name", () => {
    expect(outlineOf("claude-2.1.332/error-empty.jsonl")).toEqual([]);
    expect(outlineOf("claude-2.1.332/timeout-sigint.jsonl").at(3)).toBe(
      "1.4 error: [Request interrupted by user for tool use]",
    );
  });

  it("numbers the turns that one claude process plays", () => {
    expect(outlineOf("claude-2.1.332/two-turn-stdin.jsonl")).toEqual([
      '1.1 tool_call bash/Bash true {"command":"echo first > state.txt","description":"Run command"} $ echo first > state.txt',
      "1.2 tool_result true: (Bash completed with no output)",
      "1.3 message assistant: First turn done.",
      '2.1 tool_call bash/Bash true {"command":"cat state.txt","description":"Run command"} $ cat state.txt',
      "2.2 tool_result true: first",
      "2.3 message assistant: Second turn done.",
    ]);
  });
});

describe("events of codex", () => {
  it("unwraps codex's commands and keeps its warnings apart from its end", () => {
    expect(outlineOf("codex-0.171.0/with-skill.jsonl")).toEqual([
      `1.1 error: ${WARNING}`,
      "1.2 message assistant: I will load the skill.",
      `1.3 tool_call bash/command_execution true {"command":"/bin/bash -lc 'cat /workspace/.agents/skills/pirate-greeter/SKILL.md'"} $ cat /workspace/.agents/skills/pirate-greeter/SKILL.md`,
      "1.4 tool_result true: ---\nname: pirate-greeter\ndescription: Greets people like a p",
      `1.5 tool_call bash/command_execution true {"command":"/bin/bash -lc 'sed -n 1,200p /workspace/.agents/skills/pirate-greeter/references/tone.md'"} $ sed -n 1,200p /workspace/.agents/skills/pirate-greeter/references/tone.md`,
      "1.6 tool_result true: Be cheerful.\n",
      '1.7 tool_call bash/command_execution true {"command":"/bin/bash -lc .agents/skills/pirate-greeter/scripts/greet.sh"} $ .agents/skills/pirate-greeter/scripts/greet.sh',
      "1.8 tool_result true: Ahoy from skill script\n",
      "1.9 message assistant: Ahoy, crew!",
    ]);
  });

  it("tells codex's writing from editing, and its retries from its failure", () => {
    expect(outlineOf("codex-0.171.0/write-file.jsonl").slice(1)).toEqual([
      '1.2 tool_call write/file_change true {"changes":[{"path":"/workspace/out.txt","kind":"add"}]}',
      "1.3 tool_result true: ",
      "1.4 message assistant: Wrote it.",
    ]);
    const busy = "We’re currently experiencing high demand, which may cause temporary errors.";
    expect(outlineOf("codex-0.171.0/error-500.jsonl")).toEqual([
      `1.1 error: ${WARNING}`,
      ...[1, 2, 3, 4, 5].map((n) => `1.${n + 1} retry: Reconnecting... ${n}/5 (${busy})`),
      `1.7 error: ${busy}`,
    ]);
  });
});

describe("events of opencode, gemini and droid", () => {
  it("reads opencode's finished calls", () => {
    expect(outlineOf("opencode-1.18.33/tool-unknown.jsonl")).toEqual([
      `1.1 tool_call other/invalid false {"tool":"no_such_tool","error":"Model tried to call unavailable tool 'no_such_tool'. Available tools: bash, edit, glob, grep, invalid, read, skill, task, todowrite, webfetch, write."}`,
      "1.2 tool_result false: The arguments provided to the tool are invalid: Model tried ",
      "1.3 message assistant: No such tool.",
    ]);
    expect(outlineOf("opencode-1.18.33/tool-fail.jsonl")).toEqual([
      '1.1 tool_call bash/bash false {"command":"echo oops >&2; exit 3","description":"Run command"} $ echo oops >&2; exit 3',
      "1.2 tool_result false: oops\n",
      "1.3 message assistant: It failed.",
    ]);
  });

  it("reads gemini's echo of the prompt and its calls", () => {
    expect(outlineOf("gemini-0.61.0/tool-unknown.jsonl")).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      '1.2 tool_call other/no_such_tool false {"a":1}',
      '1.3 tool_result false: Tool "no_such_tool" not found. Did you mean one of: "write_t',
      "1.4 message assistant: No such tool.",
    ]);
  });

  it("reads droid's echo of the prompt, its calls and its reasoning", () => {
    expect(outlineOf("droid-0.215.0/thinking.jsonl")).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      "1.2 thinking: Let me think about it.",
      "1.3 message assistant: Thought it through.",
    ]);
    expect(outlineOf("droid-0.215.0/tool-fail.jsonl")).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      '1.2 tool_call bash/Execute false {"summary":"Run the requested command now","command":"echo oops >&2; exit 3"} $ echo oops >&2; exit 3',
      "1.3 tool_result false: Error: Command failed (exit code: 3)\noops\n\n\n[Process exited ",
      "1.4 message assistant: It failed.",
    ]);
  });
});

describe("events of ACP agents", () => {
  it("reads ACP: input that comes later, names from ids and titles, no words outside a turn", () => {
    expect(outlineOf("acp-claude-zed-0.16.2/with-skill.jsonl").slice(0, 5)).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      "1.2 message assistant: I will load the skill.",
      '1.3 tool_call skill/Skill true {"skill":"pirate-greeter"}',
      "1.4 tool_result true: Launching skill: pirate-greeter",
      '1.5 tool_call bash/Bash true {"command":"gh pr list; .claude/skills/pirate-greeter/scripts/greet.sh","description":"Run command"} $ gh pr list; .claude/skills/pirate-greeter/scripts/greet.sh',
    ]);
    expect(outlineOf("acp-gemini-0.61.0/with-skill.jsonl").slice(2)).toEqual([
      '1.3 tool_call skill/activate_skill true {"name":"pirate-greeter"}',
      "1.4 tool_result true: Skill **pirate-greeter** activated. Resources loaded from `/",
      '1.5 tool_call bash/run_shell_command true {"command":"gh pr list; .gemini/skills/pirate-greeter/scripts/greet.sh"} $ gh pr list; .gemini/skills/pirate-greeter/scripts/greet.sh',
      "1.6 tool_result true: ",
      "1.7 message assistant: Ahoy, crew!",
      "2.1 message user: Now read the README.",
      '2.2 tool_call bash/run_shell_command true {"command":"cat README.md"} $ cat README.md',
      "2.3 tool_result true: ",
      "2.4 message assistant: Second turn done.",
    ]);
  });

  it("takes the error that an ACP agent repeats as its own words for an error", () => {
    expect(outlineOf("acp-claude-agent-0.49.0/error-401.jsonl")).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      "1.2 error: Internal error: Invalid API key · Fix external API key",
    ]);
  });
});

describe("what else a stream says", () => {
  it("names the model and the version where the stream does", () => {
    const facts = (file: string) => {
      const { model, cliVersion } = readSample(sampleOf(file));
      return { model, cliVersion };
    };
    expect(facts("claude-2.1.332/tool-call.jsonl")).toEqual({
      model: "claude-sonnet-4-5",
      cliVersion: "2.1.332",
    });
    expect(facts("codex-0.171.0/tool-call.jsonl")).toEqual({ model: null, cliVersion: null });
    expect(facts("gemini-0.61.0/tool-call.jsonl")).toEqual({
      model: "gemini-2.5-pro",
      cliVersion: null,
    });
    expect(facts("acp-gemini-0.61.0/with-skill.jsonl")).toEqual({
      model: "gemini-2.5-pro",
      cliVersion: "0.61.0",
    });
  });

  it("says where a skill was loaded and how", () => {
    const loads = (file: string) => readSample(sampleOf(file)).skillLoads;
    const name = "pirate-greeter";
    expect(loads("claude-2.1.332/with-skill.jsonl")).toEqual([
      { name, via: "tool", turn: 1, event: 2 },
    ]);
    expect(loads("codex-0.171.0/with-skill.jsonl")).toEqual([
      { name, via: "file", turn: 1, event: 3 },
    ]);
    expect(loads("droid-0.215.0/skill-read.jsonl")).toEqual([
      { name, via: "file", turn: 1, event: 2 },
    ]);
    expect(loads("opencode-1.18.33/with-skill-no-rg.jsonl")).toEqual([]);
  });
});
