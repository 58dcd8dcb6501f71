import type { Event } from "../model/event.ts";
import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { Usage } from "../model/usage.ts";
import {
  type AcpToolCall,
  mergeAcpUpdate,
  newAcpToolCall,
  toAcpResult,
  toToolCallFacts,
} from "./stream/acp-tool-call.ts";
import { readAcpUsage } from "./stream/acp-usage.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
  toResultText,
  usdAt,
} from "./stream/json-fields.ts";
import { type ParsedLines, parseLines } from "./stream/parse-lines.ts";
import { kindOfErrorName, type StreamFailure } from "./stream/stream-outcome.ts";
import { toReading } from "./stream/to-reading.ts";
import { addUsage } from "./stream/token-usage.ts";
import {
  addChunk,
  addError,
  addText,
  addToolResult,
  changeToolCall,
  closeText,
  newTranscript,
  noteToolCall,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

interface AcpState {
  readonly transcript: Transcript;
  /** Method of each request of the client, by its id. */
  readonly requests: Map<string, string>;
  /** What is known of each tool call; one that is over is taken out. */
  readonly calls: Map<string, AcpToolCall>;
  sessionId: string | null;
  agentName: string;
  agentVersion: string | null;
  model: string | null;
  inTurn: boolean;
  ended: boolean;
  failure: StreamFailure | null;
  usage: Usage | null;
  promptsWithoutUsage: number;
  /** Of the whole session, as the agent says it. */
  costReported: number | null;
}

const TYPES: LineTypes<AcpState> = {
  handlers: new Map([
    ["client/session/prompt", readPrompt],
    ["agent/response", readResponse],
    ["update/agent_message_chunk", readMessageChunk],
    ["update/agent_thought_chunk", readThoughtChunk],
    ["update/tool_call", readToolCall],
    ["update/tool_call_update", readToolCallUpdate],
    ["update/usage_update", readUsageUpdate],
  ]),
  ignored: new Set([
    "client/initialize",
    "client/authenticate",
    "client/session/new",
    "client/session/set_mode",
    "client/session/set_model",
    "client/session/cancel",
    "client/response",
    "agent/session/request_permission",
    "agent/fs/read_text_file",
    "agent/fs/write_text_file",
    "update/available_commands_update",
    "update/current_mode_update",
    "update/config_option_update",
    // Documented, in none of our samples: a plan, an echo of the user when a session is loaded.
    "update/plan",
    "update/user_message_chunk",
  ]),
};

/** codex-acp opens every turn with this, as if the agent had said it. */
const CODEX_WARNING = /^Model metadata for `[^`]*` not found\./;

/** `{dir, msg}` lines of any agent that speaks ACP (agents.md §3.7). */
export const acp: StreamReader = { name: "acp", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: AcpState = {
    transcript,
    requests: new Map(),
    calls: new Map(),
    sessionId: null,
    // A turn that goes on does not introduce its agent again.
    agentName: context.after?.agentName ?? "",
    agentVersion: null,
    model: null,
    inTurn: false,
    ended: false,
    failure: null,
    usage: null,
    promptsWithoutUsage: 0,
    costReported: null,
  };
  for (const line of lines.records) readMessage(state, line);
  closeText(transcript);
  const { sessionId, model, ended, failure, usage, costReported } = state;
  const facts = {
    sessionId,
    model,
    cliVersion: state.agentVersion,
    ended,
    failure,
    usage,
    usageIsLowerBound: usage !== null && state.promptsWithoutUsage > 0,
    costUsd: toCostOfTurn(costReported, context),
    costUsdReported: costReported,
    agentName: state.agentName,
    turns: transcript.turn,
    finalText: wordsAfterLastTool(transcript),
  };
  return toReading({ lines: withoutOurs(lines), transcript }, facts, context);
}

/** What we wrote ourselves says nothing of an agent: alone it is no output (agents.md §8.1). */
function withoutOurs(lines: ParsedLines): ParsedLines {
  const ours = lines.records.filter((line) => textAt(line, "dir") === "client");
  return { ...lines, lineCount: lines.lineCount - ours.length };
}

/** Its money is cumulative over the session (agents.md §3.7). */
function toCostOfTurn(reported: number | null, { after }: ReadContext): number | null {
  return reported === null ? null : Math.max(0, reported - (after?.costUsdReported ?? 0));
}

/** What the last turn says after its last tool (agents.md §8). */
function wordsAfterLastTool({ events, turn }: Transcript): string | null {
  const last = events.findLast((event) => event.turn === turn && speaksOrActs(event));
  return last?.type === "message" ? last.text : null;
}

function speaksOrActs(event: Event): boolean {
  return (
    event.type === "tool_call" ||
    event.type === "tool_result" ||
    (event.type === "message" && event.role === "assistant")
  );
}

function readMessage(state: AcpState, line: JsonRecord): void {
  const message = recordAt(line, "msg");
  const method = textAt(message, "method");
  const side = textAt(line, "dir") === "client" ? "client" : "agent";
  if (side === "client" && method !== null) state.requests.set(idOf(message), method);
  if (side === "agent" && method === "session/update") {
    const update = recordAt(recordAt(message, "params"), "update");
    const type = `update/${textAt(update, "sessionUpdate") ?? "(no type)"}`;
    dispatch(TYPES, state, { type, line: update });
    return;
  }
  const isResponse = "result" in message || "error" in message;
  const type = `${side}/${method ?? (isResponse ? "response" : "(no method)")}`;
  dispatch(TYPES, state, { type, line: message });
}

function idOf(message: JsonRecord): string {
  const id = message["id"];
  return typeof id === "number" || typeof id === "string" ? JSON.stringify(id) : "";
}

function readPrompt(state: AcpState, message: JsonRecord): void {
  startTurn(state.transcript);
  state.inTurn = true;
  state.ended = false;
  state.failure = null;
  const text = toResultText(recordsAt(recordAt(message, "params"), "prompt"));
  addText(state.transcript, "user", { text });
}

function readResponse(state: AcpState, message: JsonRecord): void {
  const method = state.requests.get(idOf(message));
  // It answers nothing of ours, or a turn that is long over: whatever it says, it ends nothing.
  if (method === undefined) return;
  const result = recordAt(message, "result");
  if ("error" in message) readFailure(state, recordAt(message, "error"));
  else if (method === "session/prompt") readPromptResult(state, result);
  if (method === "session/prompt") state.inTurn = false;
  if (method === "session/new") state.sessionId ??= textAt(result, "sessionId");
  if (method !== "initialize") return;
  const agent = recordAt(result, "agentInfo");
  state.agentName = textAt(agent, "name") ?? "";
  state.agentVersion = textAt(agent, "version");
}

function readFailure(state: AcpState, error: JsonRecord): void {
  const text = textAt(error, "message") ?? toResultText(error);
  // The same text also arrives as if the agent had said it.
  const open = state.transcript.openText;
  if (open !== null && text.includes(open.chunks.join(""))) state.transcript.openText = null;
  addError(state.transcript, text);
  state.ended = true;
  state.failure = {
    text,
    otherwise: kindOfErrorName(textAt(recordAt(error, "data"), "errorKind")),
  };
  state.promptsWithoutUsage += 1;
}

function readPromptResult(state: AcpState, result: JsonRecord): void {
  closeText(state.transcript);
  const { usage, model } = readAcpUsage(state.agentName, result);
  state.model = model ?? state.model;
  state.usage = addUsage(state.usage, usage);
  if (usage === null) state.promptsWithoutUsage += 1;
  const reason = textAt(result, "stopReason");
  // `max_tokens` and anything unknown: the answer is not whole.
  state.ended = reason === "end_turn" || reason === "refusal";
  if (reason === "max_turn_requests") state.failure = { text: reason, kind: "max-turns" };
  if (reason === "cancelled") state.failure = { text: reason };
}

function readMessageChunk(state: AcpState, update: JsonRecord): void {
  const text = textAt(recordAt(update, "content"), "text") ?? "";
  if (!state.inTurn) return;
  if (state.agentName.includes("codex") && CODEX_WARNING.test(text))
    addError(state.transcript, text);
  else addChunk(state.transcript, "message", { text, key: textAt(update, "messageId") ?? "" });
}

function readThoughtChunk(state: AcpState, update: JsonRecord): void {
  const text = textAt(recordAt(update, "content"), "text") ?? "";
  if (!state.inTurn) return;
  addChunk(state.transcript, "thinking", { text, key: textAt(update, "messageId") ?? "" });
}

function readToolCall(state: AcpState, update: JsonRecord): void {
  const id = textAt(update, "toolCallId") ?? "";
  const call = mergeAcpUpdate(state.calls.get(id) ?? newAcpToolCall(id), update);
  noteToolCall(state.transcript, toToolCallFacts(call));
  settle(state, call, update);
}

/** Also creates the call: an agent may leave the first notice out. */
function readToolCallUpdate(state: AcpState, update: JsonRecord): void {
  const id = textAt(update, "toolCallId") ?? "";
  const known = state.calls.get(id);
  if (known === undefined && state.transcript.calls.has(id)) return;
  const call = mergeAcpUpdate(known ?? newAcpToolCall(id), update);
  const facts = toToolCallFacts(call);
  if (known === undefined) noteToolCall(state.transcript, facts);
  else changeToolCall(state.transcript, id, facts);
  settle(state, call, update);
}

function settle(state: AcpState, call: AcpToolCall, update: JsonRecord): void {
  closeText(state.transcript);
  const result = toAcpResult(update);
  if (result === null) {
    state.calls.set(call.id, call);
    return;
  }
  state.calls.delete(call.id);
  addToolResult(state.transcript, { id: call.id, ...result });
}

function readUsageUpdate(state: AcpState, update: JsonRecord): void {
  const cost = recordAt(update, "cost");
  if (textAt(cost, "currency") !== "USD") return;
  state.costReported = usdAt(cost, "amount") ?? state.costReported;
}
