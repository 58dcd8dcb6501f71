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
import { fromAdditive } from "./stream/token-usage.ts";
import { DROID_TOOLS } from "./stream/tool-names.ts";
import {
  addError,
  addText,
  addToolCall,
  addToolResult,
  newTranscript,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

/** Errors whose words are looked at: the first ones say why. */
const MOST_ERRORS = 8;

interface DroidState {
  readonly transcript: Transcript;
  sessionId: string | null;
  model: string | null;
  ended: boolean;
  errors: readonly string[];
  finalText: string | null;
  usage: Usage | null;
}

const TYPES: LineTypes<DroidState> = {
  handlers: new Map([
    ["system/init", readInit],
    ["message", readMessage],
    ["reasoning", readReasoning],
    ["tool_call", readToolCall],
    ["tool_result", readToolResult],
    ["error", readError],
    ["completion", readCompletion],
  ]),
  ignored: new Set(),
};

/** `droid exec --output-format stream-json` (agents.md §3.5). Tokens are those of the process: turns are resumed with `--fork`. */
export const droid: StreamReader = { name: "droid", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: DroidState = {
    transcript,
    sessionId: null,
    model: null,
    ended: false,
    errors: [],
    finalText: null,
    usage: null,
  };
  startTurn(transcript);
  for (const line of lines.records) dispatch(TYPES, state, { type: typeOf(line), line });
  const { sessionId, model, ended, errors, usage } = state;
  const failure: StreamFailure | null = errors.length === 0 ? null : { text: errors.join("\n") };
  const finalText = state.finalText ?? transcript.lastWords;
  const facts = { sessionId, model, ended, failure, usage, finalText };
  return toReading({ lines, transcript }, facts, context);
}

function typeOf(line: JsonRecord): string {
  const type = textAt(line, "type") ?? "(no type)";
  return type === "system" ? `system/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}

function readInit(state: DroidState, line: JsonRecord): void {
  state.sessionId ??= textAt(line, "session_id");
  state.model ??= textAt(line, "model");
}

function readMessage(state: DroidState, line: JsonRecord): void {
  const who = textAt(line, "role") === "assistant" ? "assistant" : "user";
  addText(state.transcript, who, { text: textAt(line, "text") ?? "" });
}

function readReasoning(state: DroidState, line: JsonRecord): void {
  addText(state.transcript, "thinking", { text: textAt(line, "text") ?? "" });
}

function readToolCall(state: DroidState, line: JsonRecord): void {
  const rawName = textAt(line, "toolName") ?? "";
  const name = DROID_TOOLS.get(rawName) ?? "other";
  addToolCall(state.transcript, {
    id: textAt(line, "id") ?? "",
    name,
    rawName,
    input: toJsonValue(line["parameters"]),
    script: name === "bash" ? textAt(recordAt(line, "parameters"), "command") : null,
    nested: false,
  });
}

function readToolResult(state: DroidState, line: JsonRecord): void {
  addToolResult(state.transcript, {
    id: textAt(line, "id") ?? "",
    ok: line["isError"] !== true && !isRecord(line["error"]),
    text: textAt(recordAt(line, "error"), "message") ?? toResultText(line["value"]),
  });
}

/** First the agent's error, then the CLI's "Exec failed". */
function readError(state: DroidState, line: JsonRecord): void {
  const text = textAt(line, "message") ?? "error";
  addError(state.transcript, text);
  state.ended = true;
  if (state.errors.length < MOST_ERRORS) state.errors = [...state.errors, text];
}

function readCompletion(state: DroidState, line: JsonRecord): void {
  const text = textAt(line, "finalText") ?? "";
  state.ended = true;
  state.errors = [];
  state.finalText = text.trim() === "" ? null : text;
  const usage = recordAt(line, "usage");
  state.usage = fromAdditive({
    input: countAt(usage, "input_tokens"),
    cacheRead: countAt(usage, "cache_read_input_tokens"),
    cacheWrite: countAt(usage, "cache_creation_input_tokens"),
    output: countAt(usage, "output_tokens"),
  });
}
