import type { ToolCallEvent } from "../../model/event.ts";
import type { JsonValue } from "../../model/json-value.ts";
import type { RunTurn } from "../../model/run.ts";
import type { Evidence } from "../../model/verdict.ts";
import { cutText } from "./excerpt.ts";

/** Lists and maps inside each other; what lies deeper is printed as `…`. */
const DEPTH = 100;

function writeJson(value: JsonValue, depth: number): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (depth > DEPTH) return "…";
  if (isList(value)) {
    return `[${value.map((item) => writeJson(item, depth + 1)).join(", ")}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${writeJson(item, depth + 1)}`,
  );
  return `{${entries.join(", ")}}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Every character outside ASCII as `\uXXXX`, the way Python prints JSON. */
function toAscii(text: string): string {
  return text.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The text as it is and, where they differ, as pytest-skillcheck prints it (formats.md §9 `ordered`). */
function toForms(text: string): readonly string[] {
  return BEYOND_ASCII.test(text) ? [text, toAscii(text)] : [text];
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

const inputForms = new WeakMap<ToolCallEvent, readonly string[]>();

/** The input of a call as JSON with `": "` and `", "`, in the forms that a pattern may be written for. */
export function toInputForms(call: ToolCallEvent): readonly string[] {
  // Several checks of a test look at the same calls.
  const known = inputForms.get(call);
  if (known !== undefined) return known;
  const forms = toForms(writeJson(call.input, 0));
  inputForms.set(call, forms);
  return forms;
}

/** The name that `ordered` prints: the canonical one, of a tool without one its own. */
export function toToolName(call: ToolCallEvent): string {
  return call.name === "other" ? call.rawName : call.name;
}

/** `<tool> <input>`, in the forms that a pattern may be written for. */
export function toCallForms(call: ToolCallEvent): readonly string[] {
  return toInputForms(call).map((form) => `${toToolName(call)} ${form}`);
}

/** All tool calls of some turns, in order; what a subagent did is part of the run. */
export function listCalls(turns: readonly RunTurn[]): readonly ToolCallEvent[] {
  return turns.flatMap(({ events }) =>
    events.filter((event): event is ToolCallEvent => event.type === "tool_call"),
  );
}

/** A call as evidence: its script if it has one, else name and input. */
export function toCallEvidence(call: ToolCallEvent): Evidence {
  return {
    kind: "event",
    turn: call.turn,
    event: call.event,
    text: cutText(call.script ?? toCallForms(call)[0] ?? call.rawName),
  };
}
