import type { Redactor } from "./redactor.ts";

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  const copy: [string, unknown][] = Object.entries(value).map(([key, item]) => [
    change(key),
    mapStrings(item, change),
  ]);
  return Object.fromEntries(copy);
}

/**
 * Plain JSON with every string redacted, keys too; numbers, null and the shape stay. Where nothing
 * is to be redacted the value itself comes back: one look at its JSON text decides that.
 */
export function redactDeep<T>(value: T, redactor: Redactor): T {
  const text = JSON.stringify(value);
  if (text === undefined || redactor.redact(text) === text) return value;
  // The shape is that of the argument: only strings were exchanged for strings.
  return mapStrings(value, redactor.redact) as T;
}
