/** A JSON object of a request or an answer: whatever somebody put there. */
export type JsonRecord = { readonly [key: string]: unknown };

const EMPTY: JsonRecord = Object.freeze({});

/** Is this a JSON object (not null, not a list)? */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object under `key`, or an empty one. */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : EMPTY;
}

/** The text under `key`, or null. */
export function textAt(record: JsonRecord, key: string): string | null {
  const value = record[key];
  return typeof value === "string" ? value : null;
}

/** The objects of the list under `key`; anything else in it is left out. */
export function recordsAt(record: JsonRecord, key: string): readonly JsonRecord[] {
  const value = record[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A whole number from 1 to `most` under `key`, or null. */
export function limitAt(record: JsonRecord, key: string, most: number): number | null {
  const value = record[key];
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
    ? Number(value)
    : null;
}
