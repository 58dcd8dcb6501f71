import type { JsonValue } from "../model/json-value.ts";

const SPELLINGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["on", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["off", false],
  ["0", false],
]);

/** What agents make of a field that holds true or false, in every spelling that Claude Code takes (lint.md §2.3); else null. */
export function toBoolean(value: JsonValue | undefined): boolean | null {
  if (value === null || typeof value === "object") return null;
  return SPELLINGS.get(String(value).trim().toLowerCase()) ?? null;
}
