import type { Event } from "../../model/event.ts";
import type { JsonValue } from "../../model/json-value.ts";
import type { ToolName } from "../../model/tool-name.ts";

/** Longest type that is told apart, and how many of them: both are the author's to choose. */
const TYPE_LENGTH = 80;
const TYPE_KINDS = 50;
const OTHER_TYPES = "(other types)";

/** A tool call as far as the stream has told. */
export interface ToolCallFacts {
  readonly id: string;
  readonly name: ToolName;
  readonly rawName: string;
  readonly input: JsonValue;
  readonly script: string | null;
  readonly nested: boolean;
}

/** Text that still grows by chunks. */
interface OpenText {
  readonly type: "message" | "thinking";
  /** Another key is another message. */
  readonly key: string;
  readonly chunks: string[];
}

/** The transcript while a stream is read. Filled by the functions below, in the order of the lines. */
export interface Transcript {
  readonly events: Event[];
  /** Tool call by id → its index in `events`; a later call of the same id takes its place. */
  readonly calls: Map<string, number>;
  readonly unknownTypes: Map<string, number>;
  /** Turns begun so far. */
  turn: number;
  eventsInTurn: number;
  openText: OpenText | null;
  /** Did the agent itself say or call anything in this turn? */
  acted: boolean;
  /** Its last words in this turn. */
  lastWords: string | null;
}

/** A transcript without events, before its first turn. */
export function newTranscript(): Transcript {
  return {
    events: [],
    calls: new Map(),
    unknownTypes: new Map(),
    turn: 0,
    eventsInTurn: 0,
    openText: null,
    acted: false,
    lastWords: null,
  };
}

/** Begins the next turn. What was noted before the first one belongs to it. */
export function startTurn(transcript: Transcript): void {
  closeText(transcript);
  transcript.turn += 1;
  transcript.acted = false;
  transcript.lastWords = null;
  if (transcript.turn > 1) transcript.eventsInTurn = 0;
}

/** Number of the turn that the next event belongs to. */
function turnOf(transcript: Transcript): number {
  return Math.max(1, transcript.turn);
}

/** Number of the next event in its turn; counts it. */
function nextEvent(transcript: Transcript): number {
  transcript.eventsInTurn += 1;
  return transcript.eventsInTurn;
}

/** Adds something that was said as a whole; blank text is nothing. */
export function addText(
  transcript: Transcript,
  who: "user" | "assistant" | "thinking",
  said: { readonly text: string; readonly nested?: boolean },
): void {
  closeText(transcript);
  const { text, nested = false } = said;
  if (text.trim() === "") return;
  const turn = turnOf(transcript);
  const event = nextEvent(transcript);
  if (who === "thinking") {
    transcript.events.push({ type: "thinking", text, nested, turn, event });
    return;
  }
  transcript.events.push({ type: "message", role: who, text, nested, turn, event });
  if (who === "assistant" && !nested) {
    transcript.acted = true;
    transcript.lastWords = text;
  }
}

/** Adds a piece of what the agent says or thinks; pieces with one key, one after the other, are one text. */
export function addChunk(
  transcript: Transcript,
  type: "message" | "thinking",
  piece: { readonly text: string; readonly key: string },
): void {
  const open = transcript.openText;
  if (open !== null && open.type === type && open.key === piece.key) {
    open.chunks.push(piece.text);
    return;
  }
  closeText(transcript);
  transcript.openText = { type, key: piece.key, chunks: [piece.text] };
}

/** Ends the text that grew by chunks, if any. */
export function closeText(transcript: Transcript): void {
  const open = transcript.openText;
  if (open === null) return;
  transcript.openText = null;
  addText(transcript, open.type === "message" ? "assistant" : "thinking", {
    text: open.chunks.join(""),
  });
}

/** Adds a tool call whose end is not seen yet. */
export function addToolCall(transcript: Transcript, facts: ToolCallFacts): void {
  closeText(transcript);
  const { id, name, rawName, input, script, nested } = facts;
  const turn = turnOf(transcript);
  const event = nextEvent(transcript);
  const call = { type: "tool_call", id, name, rawName, input, script, nested } as const;
  transcript.calls.set(id, transcript.events.length);
  transcript.events.push({ ...call, ok: null, turn, event });
  if (!nested) transcript.acted = true;
}

/** Replaces what is known of the call with this id; false if there is none. */
export function changeToolCall(
  transcript: Transcript,
  id: string,
  facts: Partial<ToolCallFacts> & { readonly ok?: boolean },
): boolean {
  const index = transcript.calls.get(id);
  const call = index === undefined ? undefined : transcript.events[index];
  if (index === undefined || call?.type !== "tool_call") return false;
  transcript.events[index] = { ...call, ...facts };
  return true;
}

/**
 * Adds a tool call, or completes the one with this id that still runs. A call that is over stays as
 * it is: some model servers give out the same id again and again.
 */
export function noteToolCall(transcript: Transcript, facts: ToolCallFacts): void {
  const call = transcript.events[transcript.calls.get(facts.id) ?? -1];
  if (call?.type === "tool_call" && call.ok === null) changeToolCall(transcript, facts.id, facts);
  else addToolCall(transcript, facts);
}

/** Adds what a tool gave back and settles its call. */
export function addToolResult(
  transcript: Transcript,
  result: {
    readonly id: string;
    readonly ok: boolean;
    readonly text: string;
    readonly nested?: boolean;
  },
): void {
  closeText(transcript);
  const { id, ok, text, nested = false } = result;
  changeToolCall(transcript, id, { ok });
  const turn = turnOf(transcript);
  const event = nextEvent(transcript);
  transcript.events.push({ type: "tool_result", id, ok, text, nested, turn, event });
}

/** Adds that the CLI asks the model again. */
export function addRetry(transcript: Transcript, text: string): void {
  closeText(transcript);
  const turn = turnOf(transcript);
  const event = nextEvent(transcript);
  transcript.events.push({ type: "retry", text, nested: false, turn, event });
}

/** Adds an error or a warning of the CLI; the same one twice in a row is one. */
export function addError(transcript: Transcript, text: string): void {
  closeText(transcript);
  const last = transcript.events.at(-1);
  if (text.trim() === "" || (last?.type === "error" && last.text === text)) return;
  const turn = turnOf(transcript);
  const event = nextEvent(transcript);
  transcript.events.push({ type: "error", text, nested: false, turn, event });
}

/** Counts a line or block of a type that the reader does not know. */
export function addUnknown(transcript: Transcript, type: string): void {
  const types = transcript.unknownTypes;
  const cut = type.slice(0, TYPE_LENGTH);
  const name = types.has(cut) || types.size < TYPE_KINDS ? cut : OTHER_TYPES;
  types.set(name, (types.get(name) ?? 0) + 1);
}
