import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { ToolName } from "../model/tool-name.ts";
import type { Usage } from "../model/usage.ts";
import { dispatch, type LineTypes } from "./stream/dispatch.ts";
import {
  countAt,
  firstTextAt,
  isRecord,
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
  toJsonValue,
  toResultText,
} from "./stream/json-fields.ts";
import { parseLines } from "./stream/parse-lines.ts";
import { splitShellWords } from "./stream/shell-script.ts";
import type { StreamFailure } from "./stream/stream-outcome.ts";
import { hasDelegated, toReading } from "./stream/to-reading.ts";
import { fromInclusive, subtractUsage, unlessZero } from "./stream/token-usage.ts";
import {
  addError,
  addRetry,
  addText,
  addToolResult,
  newTranscript,
  noteToolCall,
  startTurn,
  type Transcript,
} from "./stream/transcript.ts";

interface CodexState {
  readonly transcript: Transcript;
  threadId: string | null;
  ended: boolean;
  failure: StreamFailure | null;
  /** Of the whole thread. */
  usage: Usage | null;
}

const TYPES: LineTypes<CodexState> = {
  handlers: new Map([
    ["thread.started", readThread],
    ["item/command_execution", readTool],
    ["item/file_change", readTool],
    ["item/collab_tool_call", readTool],
    ["item/mcp_tool_call", readTool],
    ["item/web_search", readTool],
    ["item/todo_list", readTool],
    ["item/agent_message", readMessage],
    ["item/reasoning", readReasoning],
    ["item/error", readWarning],
    ["error", readError],
    ["turn.completed", readCompleted],
    ["turn.failed", readFailed],
  ]),
  ignored: new Set(["turn.started"]),
};

/** `codex exec --json` (agents.md §3.2). */
export const codex: StreamReader = { name: "codex", read };

function read(rawLines: readonly string[], context: ReadContext): StreamReading {
  const lines = parseLines(rawLines);
  const transcript = newTranscript();
  const state: CodexState = {
    transcript,
    threadId: null,
    ended: false,
    failure: null,
    usage: null,
  };
  startTurn(transcript);
  for (const line of lines.records) dispatch(TYPES, state, { type: typeOf(line), line });
  const { ended, failure, usage } = state;
  const facts = {
    sessionId: state.threadId,
    ended,
    failure,
    usage: withoutEarlierTurns(usage, context),
    usageReported: usage,
    usageIsLowerBound: usage !== null && hasDelegated(transcript),
  };
  return toReading({ lines, transcript }, facts, context);
}

/** `usage` is cumulative over the thread (agents.md §3.2). */
function withoutEarlierTurns(usage: Usage | null, { after }: ReadContext): Usage | null {
  const before = after?.usageReported ?? null;
  if (usage === null || before === null) return usage;
  const rest = subtractUsage(usage, before);
  return rest === null ? usage : unlessZero(rest);
}

const ITEM_LINES = new Set(["item.started", "item.updated", "item.completed"]);

function typeOf(line: JsonRecord): string {
  const type = textAt(line, "type") ?? "(no type)";
  return ITEM_LINES.has(type)
    ? `item/${textAt(recordAt(line, "item"), "type") ?? "(no type)"}`
    : type;
}

function isEnd(line: JsonRecord): boolean {
  return textAt(line, "type") === "item.completed";
}

function readThread(state: CodexState, line: JsonRecord): void {
  state.threadId ??= textAt(line, "thread_id");
}

function readMessage(state: CodexState, line: JsonRecord): void {
  if (isEnd(line)) addText(state.transcript, "assistant", textOf(line));
}

function readReasoning(state: CodexState, line: JsonRecord): void {
  if (isEnd(line)) addText(state.transcript, "thinking", textOf(line));
}

function textOf(line: JsonRecord): { readonly text: string } {
  return { text: textAt(recordAt(line, "item"), "text") ?? "" };
}

/** An error that is an item is a warning, for example of missing metadata. */
function readWarning(state: CodexState, line: JsonRecord): void {
  if (isEnd(line)) addError(state.transcript, textAt(recordAt(line, "item"), "message") ?? "");
}

function readError(state: CodexState, line: JsonRecord): void {
  const message = textAt(line, "message") ?? "";
  if (message.startsWith("Reconnecting")) addRetry(state.transcript, message);
  else addError(state.transcript, message);
}

function readCompleted(state: CodexState, line: JsonRecord): void {
  const usage = recordAt(line, "usage");
  state.ended = true;
  state.failure = null;
  state.usage = fromInclusive({
    input: countAt(usage, "input_tokens"),
    cacheRead: countAt(usage, "cached_input_tokens"),
    cacheWrite: countAt(usage, "cache_write_input_tokens"),
    output: countAt(usage, "output_tokens"),
  });
}

function readFailed(state: CodexState, line: JsonRecord): void {
  const text = textAt(recordAt(line, "error"), "message") ?? "turn failed";
  addError(state.transcript, text);
  state.ended = true;
  state.failure = { text };
}

/** The same item comes when it starts, when it changes and when it ends. */
function readTool(state: CodexState, line: JsonRecord): void {
  const item = recordAt(line, "item");
  const id = textAt(item, "id") ?? "";
  const facts = { ...toolOf(item), input: inputOf(item), nested: false };
  noteToolCall(state.transcript, { id, ...facts });
  if (!isEnd(line)) return;
  addToolResult(state.transcript, { id, ok: hasSucceeded(item), text: outputOf(item) });
}

interface CodexTool {
  readonly name: ToolName;
  readonly rawName: string;
  readonly script: string | null;
}

function toolOf(item: JsonRecord): CodexTool {
  const type = textAt(item, "type") ?? "";
  const script = null;
  switch (type) {
    case "command_execution":
      return { name: "bash", rawName: type, script: unwrapScript(textAt(item, "command") ?? "") };
    case "file_change":
      return { name: isAddition(item) ? "write" : "edit", rawName: type, script };
    case "web_search":
      return { name: "web", rawName: type, script };
    case "collab_tool_call": {
      const rawName = textAt(item, "tool") ?? type;
      return { name: rawName === "spawn_agent" ? "task" : "other", rawName, script };
    }
    case "mcp_tool_call":
      return { name: "other", rawName: textAt(item, "tool") ?? type, script };
    default:
      return { name: "other", rawName: type, script };
  }
}

function isAddition(item: JsonRecord): boolean {
  const changes = recordsAt(item, "changes");
  return changes.length > 0 && changes.every((change) => textAt(change, "kind") === "add");
}

/** `/bin/bash -lc '…'` or `-c` → what stands in the quotes; any other command as it is. */
function unwrapScript(command: string): string {
  const words = splitShellWords(command);
  const [shell = "", flag, script] = words ?? [];
  if (words?.length !== 3 || script === undefined) return command;
  return /(^|\/)(bash|sh|zsh)$/.test(shell) && (flag === "-lc" || flag === "-c") ? script : command;
}

const OUTCOME_FIELDS = new Set([
  "id",
  "type",
  "status",
  "aggregated_output",
  "exit_code",
  "result",
  "error",
  "agents_states",
  "receiver_thread_ids",
]);

/** Everything of the item that is not what came of it. */
function inputOf(item: JsonRecord) {
  return toJsonValue(
    Object.fromEntries(Object.entries(item).filter(([key]) => !OUTCOME_FIELDS.has(key))),
  );
}

function hasSucceeded(item: JsonRecord): boolean {
  const status = textAt(item, "status") ?? "completed";
  const exit = item["exit_code"];
  return (
    status === "completed" && (typeof exit !== "number" || exit === 0) && !isRecord(item["error"])
  );
}

function outputOf(item: JsonRecord): string {
  const output = firstTextAt(item, ["aggregated_output"]);
  return output ?? toResultText(item["result"] ?? item["error"] ?? item["agents_states"]);
}
