import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  isRecord,
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
  toJsonValue,
  toResultText,
} from "./stream/json-fields.ts";
import { parseLines } from "./stream/parse-lines.ts";
import type { StreamFailure } from "./stream/stream-outcome.ts";
import { toReading } from "./stream/to-reading.ts";
import { CURSOR_TOOLS } from "./stream/tool-names.ts";
import {
  addError,
  addText,
  addToolResult,
  newTranscript,
  noteToolCall,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

/** How much of stderr is an error's text. */
const ERROR_CHARACTERS = 4096;

interface CursorState {
  readonly transcript: Transcript;
  sessionId: string | null;
  model: string | null;
  ended: boolean;
  failure: StreamFailure | null;
  result: string | null;
}

const TYPES: LineTypes<CursorState> = {
  handlers: new Map([
    ["system/init", readInit],
    ["user", readUser],
    ["assistant", readAssistant],
    ["tool_call/started", readToolStart],
    ["tool_call/completed", readToolEnd],
    ["result", readResult],
  ]),
  ignored: new Set(),
};

/** `cursor-agent -p --output-format stream-json`, to its documentation (agents.md §3.6): no tokens, no money. */
export const cursor: StreamReader = { name: "cursor", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: CursorState = {
    transcript,
    sessionId: null,
    model: null,
    ended: false,
    failure: null,
    result: null,
  };
  startTurn(transcript);
  for (const line of lines.records) dispatch(TYPES, state, { type: typeOf(line), line });
  const failure = state.failure ?? (state.ended ? null : toFailure(context));
  if (failure !== null) addError(transcript, failure.text);
  const { sessionId, model, ended, result } = state;
  const finalText = transcript.lastWords ?? result;
  return toReading({ lines, transcript }, { sessionId, model, ended, failure, finalText }, context);
}

/** It fails with a code and words on stderr; its stream then tells nothing, or stops. */
function toFailure({ process, stderr }: ReadContext): StreamFailure | null {
  const text = stderr.trim().slice(0, ERROR_CHARACTERS);
  return process.exit === null || process.exit === 0 || text === "" ? null : { text };
}

function typeOf(line: JsonRecord): string {
  const type = textAt(line, "type") ?? "(no type)";
  const hasSubtypes = type === "system" || type === "tool_call";
  return hasSubtypes ? `${type}/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}

function readInit(state: CursorState, line: JsonRecord): void {
  state.sessionId ??= textAt(line, "session_id");
  state.model ??= textAt(line, "model");
}

function textOf(line: JsonRecord): string {
  return recordsAt(recordAt(line, "message"), "content")
    .map((block) => textAt(block, "text") ?? "")
    .join("");
}

function readUser(state: CursorState, line: JsonRecord): void {
  addText(state.transcript, "user", { text: textOf(line) });
}

function readAssistant(state: CursorState, line: JsonRecord): void {
  addText(state.transcript, "assistant", { text: textOf(line) });
}

/** `{shellToolCall: {args, result}}`: the one key is the tool's name. */
function readTool(line: JsonRecord) {
  const call = recordAt(line, "tool_call");
  const [rawName = ""] = Object.keys(call).filter((key) => isRecord(call[key]));
  const body = recordAt(call, rawName);
  const name = CURSOR_TOOLS.get(rawName) ?? "other";
  const args = recordAt(body, "args");
  return {
    result: recordAt(body, "result"),
    facts: {
      id: textAt(line, "call_id") ?? "",
      name,
      rawName,
      input: toJsonValue(isRecord(body["args"]) ? args : body),
      script: name === "bash" ? textAt(args, "command") : null,
      nested: false,
    },
  };
}

function readToolStart(state: CursorState, line: JsonRecord): void {
  noteToolCall(state.transcript, readTool(line).facts);
}

function readToolEnd(state: CursorState, line: JsonRecord): void {
  const { facts, result } = readTool(line);
  noteToolCall(state.transcript, facts);
  const success = recordAt(result, "success");
  const exit = success["exitCode"];
  addToolResult(state.transcript, {
    id: facts.id,
    ok: isRecord(result["success"]) && (typeof exit !== "number" || exit === 0),
    text: toOutput(success) ?? toResultText(result),
  });
}

/** What a command printed, or what a file holds. */
function toOutput(success: JsonRecord): string | null {
  const parts = ["content", "stdout", "stderr"].flatMap((key) => textAt(success, key) ?? []);
  return parts.length === 0 ? null : parts.filter((part) => part !== "").join("\n");
}

function readResult(state: CursorState, line: JsonRecord): void {
  state.ended = true;
  state.sessionId ??= textAt(line, "session_id");
  const text = textAt(line, "result") ?? "";
  if (line["is_error"] === true) state.failure = { text };
  else state.result = text.trim() === "" ? null : text;
}
