import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import { readClaudeMoney } from "./stream/claude-money.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  countAt,
  isRecord,
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
  toJsonValue,
  toResultText,
} from "./stream/json-fields.ts";
import { parseLines } from "./stream/parse-lines.ts";
import { kindOfErrorName, type StreamFailure } from "./stream/stream-outcome.ts";
import { hasDelegated, toReading } from "./stream/to-reading.ts";
import { CLAUDE_TOOLS } from "./stream/tool-names.ts";
import {
  addError,
  addRetry,
  addText,
  addToolCall,
  addToolResult,
  addUnknown,
  newTranscript,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

/** Content blocks that carry no words and no call. */
const SILENT_BLOCKS = new Set(["redacted_thinking", "image", "document"]);

/** `model` of what the CLI itself says in the agent's place. */
const SYNTHETIC = "<synthetic>";
const INTERRUPTED = "[Request interrupted by user";

interface ClaudeState {
  readonly transcript: Transcript;
  readonly results: JsonRecord[];
  sessionId: string | null;
  requestedModel: string | null;
  servedModel: string | null;
  cliVersion: string | null;
  ended: boolean;
  failure: StreamFailure | null;
  /** Ids of the model's answers. */
  readonly answers: Set<string>;
}

const TYPES: LineTypes<ClaudeState> = {
  handlers: new Map([
    ["system/init", readInit],
    ["system/api_retry", readRetry],
    ["assistant", readAssistant],
    ["user", readUser],
    ["result", readResult],
  ]),
  ignored: new Set([
    "stream_event",
    "system/status",
    "system/permission_denied",
    "system/thinking_tokens",
    "system/task_started",
    "system/task_progress",
    "system/task_updated",
    "system/task_notification",
    // Documented for the SDK's stream, in none of our samples.
    "system/compact_boundary",
    "system/hook_started",
    "system/hook_progress",
    "system/hook_response",
    "tool_progress",
    "rate_limit_event",
  ]),
};

/** `claude -p --output-format stream-json --verbose` (agents.md §3.1); several turns where one process plays several. */
export const claude: StreamReader = { name: "claude", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: ClaudeState = {
    transcript,
    results: [],
    sessionId: null,
    requestedModel: null,
    servedModel: null,
    cliVersion: null,
    ended: false,
    failure: null,
    answers: new Set(),
  };
  startTurn(transcript);
  for (const line of lines.records) {
    state.sessionId ??= textAt(line, "session_id");
    dispatch(TYPES, state, { type: typeOf(line), line });
  }
  return toReading({ lines, transcript }, toFacts(state, context), context);
}

function toFacts(state: ClaudeState, context: ReadContext) {
  const { sessionId, cliVersion, ended, transcript } = state;
  return {
    sessionId,
    cliVersion,
    ended,
    // A subagent's last answer is not in the stream, only in the sums.
    modelCalls: hasDelegated(transcript) ? null : state.answers.size,
    model: state.servedModel ?? state.requestedModel,
    finalText: finalText(state),
    // What the CLI printed on stderr alone: the cause of a broken stream (agents.md §6).
    failure: state.failure && {
      ...state.failure,
      text: `${state.failure.text}\n${/Could not parse message into JSON/.exec(context.stderr) ?? ""}`,
    },
    saidNothing: !transcript.acted && finalText(state) === null,
    ...readClaudeMoney({ results: state.results, cliVersion }, context.after, transcript),
  };
}

/** `result` of a success, else the last own words of the turn (agents.md §8). */
function finalText(state: ClaudeState): string | null {
  const last = state.ended && state.failure === null ? state.results.at(-1) : undefined;
  const result = last === undefined ? null : textAt(last, "result");
  return result === null || result.trim() === "" ? state.transcript.lastWords : result;
}

function typeOf(line: JsonRecord): string {
  const type = textAt(line, "type") ?? "(no type)";
  return type === "system" ? `system/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}

/** Anything said after a `result` belongs to the next turn of the same process. */
function openTurn(state: ClaudeState): void {
  if (!state.ended) return;
  state.ended = false;
  state.failure = null;
  startTurn(state.transcript);
}

function readInit(state: ClaudeState, line: JsonRecord): void {
  openTurn(state);
  state.requestedModel ??= textAt(line, "model");
  state.cliVersion ??= textAt(line, "claude_code_version");
}

function readRetry(state: ClaudeState, line: JsonRecord): void {
  const attempt = `${countAt(line, "attempt") ?? "?"}/${countAt(line, "max_retries") ?? "?"}`;
  const cause = [countAt(line, "error_status"), textAt(line, "error")].filter(
    (part) => part !== null,
  );
  addRetry(state.transcript, `retry ${attempt}: ${cause.join(" ")}`);
}

function readAssistant(state: ClaudeState, line: JsonRecord): void {
  openTurn(state);
  const message = recordAt(line, "message");
  const model = textAt(message, "model");
  if (model === SYNTHETIC || textAt(line, "error") !== null) {
    readSynthetic(state, line);
    return;
  }
  state.servedModel ??= model;
  // One event per block, with the same id for all blocks of an answer (agents.md §3.1).
  const answer = textAt(message, "id");
  if (answer !== null) state.answers.add(answer);
  const nested = isNested(line);
  for (const block of blocksOf(message)) readAssistantBlock(state.transcript, block, nested);
}

function readSynthetic(state: ClaudeState, line: JsonRecord): void {
  const text = toResultText(recordAt(line, "message")["content"]);
  addError(state.transcript, text);
  const error = textAt(line, "error");
  if (error === null) return;
  const status = countAt(line, "api_error_status");
  state.failure = { text, status, otherwise: kindOfErrorName(error) };
}

function readAssistantBlock(transcript: Transcript, block: JsonRecord, nested: boolean): void {
  const type = textAt(block, "type") ?? "(no type)";
  switch (type) {
    case "text":
      addText(transcript, "assistant", { text: textAt(block, "text") ?? "", nested });
      break;
    case "thinking":
      addText(transcript, "thinking", { text: textAt(block, "thinking") ?? "", nested });
      break;
    case "tool_use":
    case "server_tool_use":
      addToolUse(transcript, block, nested);
      break;
    default:
      if (!SILENT_BLOCKS.has(type)) addUnknown(transcript, `assistant/${type}`);
  }
}

function addToolUse(transcript: Transcript, block: JsonRecord, nested: boolean): void {
  const rawName = textAt(block, "name") ?? "";
  const name = CLAUDE_TOOLS.get(rawName) ?? "other";
  const script = name === "bash" ? textAt(recordAt(block, "input"), "command") : null;
  const input = toJsonValue(block["input"]);
  addToolCall(transcript, { id: textAt(block, "id") ?? "", name, rawName, input, script, nested });
}

function readUser(state: ClaudeState, line: JsonRecord): void {
  openTurn(state);
  const nested = isNested(line);
  // The body of a skill, or a reminder: neither the user's words nor the agent's.
  const isSynthetic = line["isSynthetic"] === true;
  for (const block of blocksOf(recordAt(line, "message"))) {
    const type = textAt(block, "type") ?? "(no type)";
    if (type === "tool_result") addResultBlock(state.transcript, block, nested);
    else if (type === "text") {
      if (!isSynthetic) addUserText(state.transcript, textAt(block, "text") ?? "", nested);
    } else if (!SILENT_BLOCKS.has(type)) addUnknown(state.transcript, `user/${type}`);
  }
}

function addUserText(transcript: Transcript, text: string, nested: boolean): void {
  if (text.startsWith(INTERRUPTED)) addError(transcript, text);
  else addText(transcript, "user", { text, nested });
}

function addResultBlock(transcript: Transcript, block: JsonRecord, nested: boolean): void {
  addToolResult(transcript, {
    id: textAt(block, "tool_use_id") ?? "",
    ok: block["is_error"] !== true,
    text: toResultText(block["content"]),
    nested,
  });
}

function readResult(state: ClaudeState, line: JsonRecord): void {
  state.results.push(line);
  state.ended = true;
  state.failure = failureOf(line);
  if (state.failure !== null) addError(state.transcript, state.failure.text);
}

/** API errors come as a success with `is_error` (agents.md §3.1). */
function failureOf(line: JsonRecord): StreamFailure | null {
  const subtype = textAt(line, "subtype");
  if (subtype === "success" && line["is_error"] !== true) return null;
  const errors = Array.isArray(line["errors"]) ? toResultText(line["errors"]) : "";
  const text = textAt(line, "result") ?? errors;
  const status = countAt(line, "api_error_status");
  if (subtype === "error_max_turns") return { text: text || subtype, kind: "max-turns" };
  if (subtype === "error_max_budget_usd") return { text: text || subtype, kind: "max-budget" };
  if (textAt(line, "terminal_reason") === "prompt_too_long") {
    return { text, status, kind: "context-length" };
  }
  return { text: text || (subtype ?? "error"), status };
}

function blocksOf(message: JsonRecord): readonly JsonRecord[] {
  const text = textAt(message, "content");
  return text === null ? recordsAt(message, "content") : [{ type: "text", text }];
}

function isNested(line: JsonRecord): boolean {
  return typeof line["parent_tool_use_id"] === "string" || isRecord(line["parent_tool_use_id"]);
}
