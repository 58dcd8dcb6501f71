import type { JsonValue } from "../../model/json-value.ts";

/** A JSON object of a stream: whatever the agent's CLI, or who forged its output, put there. */
export type JsonRecord = { readonly [key: string]: unknown };

const EMPTY: JsonRecord = Object.freeze({});

/** Deepest input that is kept; beyond it a walk by recursion would be at the author's mercy. */
const DEPTH = 64;
const TOO_DEEP = "[nested too deep]";

/** No run uses that many tokens; a sum over every line of a stream stays a safe integer. */
const MOST_TOKENS = 1e10;
const MOST_USD = 1e6;

/** Is this a JSON object (not null, not a list)? */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object under `key`, or an empty one: chains end in null instead of an exception. */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : EMPTY;
}

/** The text under `key`, or null. */
export function textAt(record: JsonRecord, key: string): string | null {
  const value = record[key];
  return typeof value === "string" ? value : null;
}

/** The first of `keys` that holds a text, or null. */
export function firstTextAt(record: JsonRecord, keys: readonly string[]): string | null {
  for (const key of keys) {
    const text = textAt(record, key);
    if (text !== null) return text;
  }
  return null;
}

/** The objects of the list under `key`; anything else in it is left out. */
export function recordsAt(record: JsonRecord, key: string): readonly JsonRecord[] {
  const value = record[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A whole number from 0 to 10^10 under `key`, or null. */
export function countAt(record: JsonRecord, key: string): number | null {
  const value = record[key];
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS
    ? Number(value)
    : null;
}

/** An amount in USD from 0 to 10^6 under `key`, or null. */
export function usdAt(record: JsonRecord, key: string): number | null {
  const value = record[key];
  return typeof value === "number" && value >= 0 && value <= MOST_USD ? value : null;
}

/** The same, or a copy, that can be walked: at most 64 levels, keys such as `__proto__` are plain data. */
export function toJsonValue(value: unknown, depth = 0): JsonValue {
  if (isWalkable(value, depth)) return value;
  if (typeof value !== "object" || value === null) return null;
  if (depth >= DEPTH) return TOO_DEEP;
  if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toJsonValue(item, depth + 1)]),
  );
}

/** Almost every value is: telling so costs a third of a copy. */
function isWalkable(value: unknown, depth: number): value is JsonValue {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (value === null) return true;
  return depth < DEPTH && Object.values(value).every((item) => isWalkable(item, depth + 1));
}

/** What a tool gave back, as text: a text itself, the texts of content blocks, else its JSON. */
export function toResultText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(toBlockText).join("\n");
  return JSON.stringify(toJsonValue(value));
}

function toBlockText(block: unknown): string {
  if (typeof block === "string") return block;
  if (!isRecord(block)) return JSON.stringify(toJsonValue(block));
  const text = textAt(block, "text") ?? textAt(recordAt(block, "content"), "text");
  return text ?? `[${textAt(block, "type") ?? "block"}]`;
}
