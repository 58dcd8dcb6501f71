/** The lines of claude 2.1.332's stream-json, key by key as `tests/recorded/claude-2.1.332` has them. */

import { randomUUID } from "node:crypto";

/** Any line of the stream. */
export type Line = Readonly<Record<string, unknown>>;

/** What all lines of a process share. */
export interface Teller {
  readonly sessionId: string;
  readonly cwd: string;
  readonly model: string;
  readonly version: string;
  readonly bypass: boolean;
  readonly keyed: boolean;
}

const tools = [
  "Task",
  "Bash",
  "Edit",
  "NotebookEdit",
  "Read",
  "Skill",
  "TaskCreate",
  "ToolSearch",
  "WebFetch",
  "WebSearch",
  "Write",
];

/** The first line. `skills` are the names that claude would list. */
export function initLine(teller: Teller, skills: readonly string[]): Line {
  return {
    type: "system",
    subtype: "init",
    cwd: teller.cwd,
    session_id: teller.sessionId,
    tools,
    mcp_servers: [],
    model: teller.model,
    permissionMode: teller.bypass ? "bypassPermissions" : "default",
    slash_commands: [...skills, "clear", "compact", "context"],
    terminal_slash_commands: ["doctor"],
    apiKeySource: teller.keyed ? "ANTHROPIC_API_KEY" : "none",
    claude_code_version: teller.version,
    output_style: "default",
    agents: ["claude", "Explore", "general-purpose", "Plan"],
    skills,
    plugins: [],
    capabilities: [],
    analytics_disabled: true,
    product_feedback_disabled: true,
    served_by_anthropic: false,
    uuid: randomUUID(),
    sandbox_enabled: false,
    original_cwd: teller.cwd,
    additional_directories: [],
    fast_mode_state: "off",
    view_mode: "default",
  };
}

const now = () => new Date().toISOString();

/** One block of a model answer: claude prints a line per block, the same message id for all blocks of an answer. */
export function assistantLine(teller: Teller, messageId: string, block: Line): Line {
  return {
    type: "assistant",
    message: {
      id: messageId,
      type: "message",
      role: "assistant",
      model: teller.model,
      content: [block],
      stop_reason: null,
      stop_sequence: null,
      usage: {
        input_tokens: 1200,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 200,
        output_tokens: 1,
      },
      context_management: null,
    },
    parent_tool_use_id: null,
    session_id: teller.sessionId,
    uuid: randomUUID(),
    timestamp: now(),
    request_id: "req_fake",
  };
}

/** The end of a tool call. */
export interface ToolEnd {
  readonly content: string;
  /** Absent for tools that do not say so (Read, Write, Skill). */
  readonly isError?: boolean;
  /** What claude adds beside the message: the tool's own result. */
  readonly detail: unknown;
  /** Why it was not carried out, if it was not. */
  readonly denied?: boolean;
  /** False for a tool that does not exist: no permission was asked for it. */
  readonly decided?: boolean;
}

function resultMeta(toolId: string, end: ToolEnd): Line {
  if (end.decided === false) return {};
  const decision = end.denied
    ? {
        non_execution_kind: "user-rejected",
        permission_decision: { decision: "reject", source: "config" },
      }
    : { permission_decision: { decision: "accept", source: "config", reason_type: "mode" } };
  return { tool_result_meta: [{ id: toolId, ...decision }] };
}

/** The result of a tool call. */
export function toolResultLine(teller: Teller, toolId: string, end: ToolEnd): Line {
  const failed = end.isError === true;
  // The order of the keys differs between failed and good results in the real stream.
  const block = failed
    ? { type: "tool_result", content: end.content, is_error: true, tool_use_id: toolId }
    : {
        tool_use_id: toolId,
        type: "tool_result",
        content: end.content,
        ...(end.isError === undefined ? {} : { is_error: false }),
      };
  return {
    type: "user",
    message: { role: "user", content: [block] },
    parent_tool_use_id: null,
    session_id: teller.sessionId,
    uuid: randomUUID(),
    timestamp: now(),
    tool_use_result: end.detail,
    ...resultMeta(toolId, end),
  };
}

/** A user text that nobody wrote: a skill's body, or the request to say something. */
export function syntheticLine(teller: Teller, text: string): Line {
  return {
    type: "user",
    message: { role: "user", content: [{ type: "text", text }] },
    parent_tool_use_id: null,
    session_id: teller.sessionId,
    uuid: randomUUID(),
    timestamp: now(),
    isSynthetic: true,
  };
}

/** A `system` line of another kind than init. */
export function systemLine(teller: Teller, subtype: string, more: Line): Line {
  return { type: "system", subtype, ...more, session_id: teller.sessionId, uuid: randomUUID() };
}
