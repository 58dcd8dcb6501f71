import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { Usage } from "../model/usage.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  countAt,
  type JsonRecord,
  recordAt,
  textAt,
  toJsonValue,
  toResultText,
  usdAt,
} from "./stream/json-fields.ts";
import { parseLines } from "./stream/parse-lines.ts";
import type { StreamFailure } from "./stream/stream-outcome.ts";
import { hasDelegated, toReading } from "./stream/to-reading.ts";
import { addUsage, fromAdditive } from "./stream/token-usage.ts";
import { OPENCODE_TOOLS } from "./stream/tool-names.ts";
import {
  addError,
  addText,
  addToolResult,
  newTranscript,
  noteToolCall,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

/** What the CLI calls a tool that the model made up. */
const UNKNOWN_TOOL = "invalid";

interface OpencodeState {
  readonly transcript: Transcript;
  sessionId: string | null;
  ended: boolean;
  failure: StreamFailure | null;
  usage: Usage | null;
  costUsd: number;
  /** Finished steps: one a model call. */
  steps: number;
}

const TYPES: LineTypes<OpencodeState> = {
  handlers: new Map([
    ["step_start", readStepStart],
    ["text", readText],
    ["reasoning", readReasoning],
    ["tool_use", readToolUse],
    ["step_finish", readStepFinish],
    ["error", readError],
  ]),
  ignored: new Set(),
};

/** `opencode run --format json` (agents.md §3.3). */
export const opencode: StreamReader = { name: "opencode", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: OpencodeState = {
    transcript,
    sessionId: null,
    ended: false,
    failure: null,
    usage: null,
    costUsd: 0,
    steps: 0,
  };
  startTurn(transcript);
  for (const line of lines.records) {
    state.sessionId ??= textAt(line, "sessionID");
    dispatch(TYPES, state, { type: textAt(line, "type") ?? "(no type)", line });
  }
  const { sessionId, ended, failure, usage, costUsd } = state;
  const facts = {
    sessionId,
    ended,
    failure,
    usage,
    modelCalls: hasDelegated(transcript) ? null : state.steps,
    usageIsLowerBound: usage !== null && hasDelegated(transcript),
    // Prices come from its own configuration: without them everything costs 0, which says nothing.
    costUsd: costUsd > 0 ? costUsd : null,
  };
  return toReading({ lines, transcript }, facts, context);
}

function readStepStart(state: OpencodeState): void {
  state.ended = false;
}

function readText(state: OpencodeState, line: JsonRecord): void {
  const part = recordAt(line, "part");
  if (part["synthetic"] === true) return;
  addText(state.transcript, "assistant", { text: textAt(part, "text") ?? "" });
}

function readReasoning(state: OpencodeState, line: JsonRecord): void {
  addText(state.transcript, "thinking", { text: textAt(recordAt(line, "part"), "text") ?? "" });
}

/** Emitted when the call is over, so far; a status that is not over leaves it open. */
function readToolUse(state: OpencodeState, line: JsonRecord): void {
  const part = recordAt(line, "part");
  const call = recordAt(part, "state");
  const rawName = textAt(part, "tool") ?? "";
  const name = OPENCODE_TOOLS.get(rawName) ?? "other";
  const id = textAt(part, "callID") ?? "";
  const facts = {
    name,
    rawName,
    input: toJsonValue(call["input"]),
    script: name === "bash" ? textAt(recordAt(call, "input"), "command") : null,
    nested: false,
  };
  noteToolCall(state.transcript, { id, ...facts });
  const status = textAt(call, "status");
  if (status !== "completed" && status !== "error") return;
  addToolResult(state.transcript, {
    id,
    ok: status === "completed" && rawName !== UNKNOWN_TOOL && !hasFailedExit(call),
    text: toResultText(status === "error" ? call["error"] : call["output"]),
  });
}

/** A command that exits with another code than 0 is "completed" all the same. */
function hasFailedExit(call: JsonRecord): boolean {
  const exit = recordAt(call, "metadata")["exit"];
  return typeof exit === "number" && exit !== 0;
}

function readStepFinish(state: OpencodeState, line: JsonRecord): void {
  const part = recordAt(line, "part");
  state.steps += 1;
  state.usage = addUsage(state.usage, usageOf(recordAt(part, "tokens")));
  state.costUsd += usdAt(part, "cost") ?? 0;
  if (textAt(part, "reason") !== "stop") return;
  state.ended = true;
  state.failure = null;
}

function usageOf(tokens: JsonRecord): Usage | null {
  const cache = recordAt(tokens, "cache");
  const usage = fromAdditive({
    input: countAt(tokens, "input"),
    cacheRead: countAt(cache, "read"),
    cacheWrite: countAt(cache, "write"),
    output: countAt(tokens, "output"),
  });
  const reasoning = countAt(tokens, "reasoning") ?? 0;
  // Whether `output` holds the reasoning differs between providers; `total` tells.
  const isBeside =
    usage !== null && usage.inputTotal + usage.output + reasoning === countAt(tokens, "total");
  return usage !== null && isBeside ? { ...usage, output: usage.output + reasoning } : usage;
}

function readError(state: OpencodeState, line: JsonRecord): void {
  const error = recordAt(line, "error");
  const data = recordAt(error, "data");
  const name = textAt(error, "name") ?? "error";
  const text = `${name}: ${textAt(data, "message") ?? ""}`;
  addError(state.transcript, text);
  state.ended = true;
  state.failure = { text, status: countAt(data, "statusCode") };
}
