import type { JsonValue } from "../../model/json-value.ts";
import type { ToolName } from "../../model/tool-name.ts";
import {
  firstTextAt,
  isRecord,
  type JsonRecord,
  recordAt,
  recordsAt,
  textAt,
  toJsonValue,
  toResultText,
} from "./json-fields.ts";
import { ACP_KINDS, ANY_TOOLS } from "./tool-names.ts";
import type { ToolCallFacts } from "./transcript.ts";

/** Everything that the updates of one ACP tool call have told so far. */
export interface AcpToolCall {
  readonly id: string;
  readonly toolName: string | null;
  readonly firstTitle: string;
  readonly title: string;
  readonly kind: string;
  readonly rawInput: JsonRecord | null;
  readonly path: string | null;
}

/** A call of which nothing but its id is known. */
export function newAcpToolCall(id: string): AcpToolCall {
  return { id, toolName: null, firstTitle: "", title: "", kind: "", rawInput: null, path: null };
}

/** The call with what one more update says; an update names only what is new. */
export function mergeAcpUpdate(call: AcpToolCall, update: JsonRecord): AcpToolCall {
  const title = textAt(update, "title") ?? call.title;
  const rawInput = update["rawInput"];
  const meta = recordAt(recordAt(update, "_meta"), "claudeCode");
  return {
    id: call.id,
    toolName: textAt(meta, "toolName") ?? call.toolName,
    firstTitle: call.firstTitle === "" ? title : call.firstTitle,
    title,
    kind: textAt(update, "kind") ?? call.kind,
    rawInput: isRecord(rawInput) ? rawInput : call.rawInput,
    path: textAt(recordsAt(update, "locations")[0] ?? {}, "path") ?? call.path,
  };
}

/** The call as an event says it (agents.md §5). */
export function toToolCallFacts(call: AcpToolCall): ToolCallFacts {
  const rawName = rawNameOf(call);
  const name = nameOf(call, rawName);
  const input = inputOf(call, name);
  const script = name === "bash" ? scriptOf(call) : null;
  return { id: call.id, name, rawName, input, script, nested: false };
}

function rawNameOf(call: AcpToolCall): string {
  if (call.toolName !== null) return call.toolName;
  const prefix = call.id.indexOf("__");
  if (prefix > 0) return call.id.slice(0, prefix);
  return /^[A-Za-z_]+$/.test(call.firstTitle) ? call.firstTitle : call.kind;
}

function nameOf(call: AcpToolCall, rawName: string): ToolName {
  const known = ANY_TOOLS.get(rawName);
  if (known !== "skill" && commandOf(call) !== null) return "bash";
  return known ?? ACP_KINDS.get(call.kind) ?? "other";
}

/** `rawInput.command`: the script, or the words of a shell whose last one is the script. */
function commandOf(call: AcpToolCall): string | null {
  const command = call.rawInput?.["command"];
  const script = Array.isArray(command) ? command.at(-1) : command;
  return typeof script === "string" ? script : null;
}

/** Gemini sends no input: the title is the command. */
function scriptOf(call: AcpToolCall): string | null {
  return commandOf(call) ?? (call.rawInput === null ? call.title : null);
}

function inputOf(call: AcpToolCall, name: ToolName): JsonValue {
  if (call.rawInput !== null) return toJsonValue(call.rawInput);
  if (name === "skill") return { name: /^"([^"]+)"/.exec(call.title)?.[1] ?? call.title };
  if (name === "bash") return { command: call.title };
  return call.path === null ? { title: call.title } : { title: call.title, path: call.path };
}

/** How the call ended, or null where the update does not say that it did. */
export function toAcpResult(update: JsonRecord): { ok: boolean; text: string } | null {
  const status = textAt(update, "status");
  if (status !== "completed" && status !== "failed") return null;
  const output = update["rawOutput"];
  const fields = isRecord(output) ? output : {};
  const exits = [fields["exit_code"], recordAt(fields, "metadata")["exit"]];
  const text =
    typeof output === "string" ? output : firstTextAt(fields, ["output", "aggregated_output"]);
  return {
    ok: status === "completed" && exits.every((exit) => typeof exit !== "number" || exit === 0),
    text: text ?? toResultText(update["content"] ?? output),
  };
}
