import type { ErrorKind } from "../model/outcome.ts";
import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { Usage } from "../model/usage.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  countAt,
  isRecord,
  type JsonRecord,
  recordAt,
  textAt,
  toJsonValue,
  toResultText,
} from "./stream/json-fields.ts";
import { parseLines } from "./stream/parse-lines.ts";
import type { StreamFailure } from "./stream/stream-outcome.ts";
import { toReading } from "./stream/to-reading.ts";
import { fromInclusive } from "./stream/token-usage.ts";
import { GEMINI_TOOLS } from "./stream/tool-names.ts";
import {
  addChunk,
  addError,
  addText,
  addToolCall,
  addToolResult,
  closeText,
  newTranscript,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

/** Exit code = HTTP status modulo 256, and two of its own (agents.md §6). */
const EXIT_KINDS: ReadonlyMap<number, ErrorKind> = new Map([
  [400 % 256, "bad-request"],
  [401 % 256, "auth"],
  [403 % 256, "auth"],
  [429 % 256, "rate-limit"],
  [500 % 256, "server"],
  [503 % 256, "server"],
  [529 % 256, "overloaded"],
  [41, "auth"],
  [53, "max-turns"],
]);

interface GeminiState {
  readonly transcript: Transcript;
  sessionId: string | null;
  model: string | null;
  ended: boolean;
  failure: StreamFailure | null;
  isEmpty: boolean;
  usage: Usage | null;
}

const TYPES: LineTypes<GeminiState> = {
  handlers: new Map([
    ["init", readInit],
    ["message", readMessage],
    ["tool_use", readToolUse],
    ["tool_result", readToolResult],
    ["error", readError],
    ["result", readResult],
  ]),
  ignored: new Set(),
};

/** `gemini --output-format stream-json` (agents.md §3.4). */
export const gemini: StreamReader = { name: "gemini", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: GeminiState = {
    transcript,
    sessionId: null,
    model: null,
    ended: false,
    failure: null,
    isEmpty: false,
    usage: null,
  };
  startTurn(transcript);
  for (const line of lines.records) {
    const type = textAt(line, "type") ?? "(no type)";
    if (type !== "message") closeText(transcript);
    dispatch(TYPES, state, { type, line });
  }
  closeText(transcript);
  const { sessionId, model, usage, isEmpty } = state;
  const facts = {
    sessionId,
    model,
    usage,
    ended: state.ended || isEmpty,
    failure: isEmpty ? null : withExit(state.failure, context.process.exit),
    saidNothing: isEmpty || !transcript.acted,
  };
  return toReading({ lines, transcript }, facts, context);
}

function withExit(failure: StreamFailure | null, exit: number | null): StreamFailure | null {
  return failure && { ...failure, otherwise: EXIT_KINDS.get(exit ?? 0) ?? null };
}

function readInit(state: GeminiState, line: JsonRecord): void {
  state.sessionId ??= textAt(line, "session_id");
  state.model ??= textAt(line, "model");
}

function readMessage(state: GeminiState, line: JsonRecord): void {
  const text = textAt(line, "content") ?? toResultText(line["content"]);
  if (textAt(line, "role") !== "assistant") addText(state.transcript, "user", { text });
  else if (line["delta"] === true) addChunk(state.transcript, "message", { text, key: "" });
  else addText(state.transcript, "assistant", { text });
}

function readToolUse(state: GeminiState, line: JsonRecord): void {
  const rawName = textAt(line, "tool_name") ?? "";
  const name = GEMINI_TOOLS.get(rawName) ?? "other";
  addToolCall(state.transcript, {
    id: textAt(line, "tool_id") ?? "",
    name,
    rawName,
    input: toJsonValue(line["parameters"]),
    script: name === "bash" ? textAt(recordAt(line, "parameters"), "command") : null,
    nested: false,
  });
}

/** A shell command that fails is a success here, and its exit code is nowhere (agents.md §3.4). */
function readToolResult(state: GeminiState, line: JsonRecord): void {
  addToolResult(state.transcript, {
    id: textAt(line, "tool_id") ?? "",
    ok: textAt(line, "status") === "success",
    text: toResultText(line["output"] ?? textAt(recordAt(line, "error"), "message")),
  });
}

function readError(state: GeminiState, line: JsonRecord): void {
  const text = textAt(line, "message") ?? "";
  addError(state.transcript, text);
  if (/empty response/i.test(text)) state.isEmpty = true;
  else if (textAt(line, "severity") === "error") state.failure = { text };
}

function readResult(state: GeminiState, line: JsonRecord): void {
  state.ended = true;
  readStats(state, recordAt(line, "stats"));
  if (textAt(line, "status") === "success") {
    state.failure = null;
    return;
  }
  const text = textAt(recordAt(line, "error"), "message") ?? state.failure?.text ?? "";
  addError(state.transcript, text);
  state.failure = { text };
}

function readStats(state: GeminiState, stats: JsonRecord): void {
  const models = isRecord(stats["models"]) ? Object.keys(stats["models"]) : [];
  // `init` may name a router such as "auto"; one model in the bill is the one that answered.
  if (models.length === 1) state.model = models[0] ?? null;
  state.usage = fromInclusive({
    input: countAt(stats, "input_tokens"),
    cacheRead: countAt(stats, "cached"),
    // The protocol has no cache writes.
    cacheWrite: 0,
    output: countAt(stats, "output_tokens"),
  });
}
