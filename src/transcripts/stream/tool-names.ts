import type { ToolName } from "../../model/tool-name.ts";

/** An agent's own tool names and ours (agents.md §5); every other name is `other`. */
export type ToolNames = ReadonlyMap<string, ToolName>;

export const CLAUDE_TOOLS: ToolNames = new Map([
  ["Bash", "bash"],
  ["Read", "read"],
  ["Write", "write"],
  ["Edit", "edit"],
  ["MultiEdit", "edit"],
  ["NotebookEdit", "edit"],
  ["Grep", "grep"],
  ["Glob", "glob"],
  ["Skill", "skill"],
  ["Task", "task"],
  ["Agent", "task"],
  ["WebFetch", "web"],
  ["WebSearch", "web"],
]);

export const OPENCODE_TOOLS: ToolNames = new Map([
  ["bash", "bash"],
  ["read", "read"],
  ["write", "write"],
  ["edit", "edit"],
  ["apply_patch", "edit"],
  ["grep", "grep"],
  ["glob", "glob"],
  ["list", "glob"],
  ["skill", "skill"],
  ["task", "task"],
  ["webfetch", "web"],
  ["websearch", "web"],
]);

export const GEMINI_TOOLS: ToolNames = new Map([
  ["run_shell_command", "bash"],
  ["read_file", "read"],
  ["read_many_files", "read"],
  ["write_file", "write"],
  ["replace", "edit"],
  ["grep_search", "grep"],
  ["glob", "glob"],
  ["list_directory", "glob"],
  ["activate_skill", "skill"],
  ["invoke_agent", "task"],
  ["web_fetch", "web"],
  ["google_web_search", "web"],
]);

export const DROID_TOOLS: ToolNames = new Map([
  ["Execute", "bash"],
  ["Read", "read"],
  ["Create", "write"],
  ["Edit", "edit"],
  ["ApplyPatch", "edit"],
  ["Grep", "grep"],
  ["Glob", "glob"],
  ["LS", "glob"],
  ["Skill", "skill"],
  ["Task", "task"],
  ["FetchUrl", "web"],
  ["WebSearch", "web"],
]);

export const CURSOR_TOOLS: ToolNames = new Map([
  ["shellToolCall", "bash"],
  ["readToolCall", "read"],
  ["writeToolCall", "write"],
  ["editToolCall", "edit"],
  ["searchToolCall", "grep"],
  ["globToolCall", "glob"],
  ["listToolCall", "glob"],
]);

/** Behind ACP any of them may speak; no name means two things. */
export const ANY_TOOLS: ToolNames = new Map([
  ...CLAUDE_TOOLS,
  ...OPENCODE_TOOLS,
  ...GEMINI_TOOLS,
  ...DROID_TOOLS,
]);

/** ACP's `kind`, where an agent does not name its tools. */
export const ACP_KINDS: ToolNames = new Map([
  ["execute", "bash"],
  ["read", "read"],
  ["edit", "edit"],
  ["delete", "edit"],
  ["move", "edit"],
  ["search", "grep"],
  ["fetch", "web"],
]);
