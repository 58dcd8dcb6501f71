import type { JsonRecord } from "./json-fields.ts";

/** No call uses that many tokens. */
const MOST_TOKENS = 1e10;

/** The numbers that an answer gives of its tokens, under our names. The last word on each counts. */
export interface TokenTally<Part extends string> {
  /** Reads parts from a usage object: our name → the provider's key. What is missing or null is passed over. */
  readonly take: (usage: JsonRecord, keys: Readonly<Partial<Record<Part, string>>>) => void;
  /** Null when it was never told. */
  readonly get: (part: Part) => number | null;
  /** Whether any number was impossible: negative, broken, above 10^10, no number at all. Then none is believed. */
  readonly isBroken: () => boolean;
}

/** An empty tally. */
export function openTally<Part extends string>(): TokenTally<Part> {
  const counts = new Map<string, number>();
  let isBroken = false;
  return {
    take: (usage, keys) => {
      for (const [part, key] of Object.entries<string | undefined>(keys)) {
        const value = usage[key ?? ""];
        if (value === undefined || value === null) continue;
        if (isCount(value)) counts.set(part, value);
        else isBroken = true;
      }
    },
    get: (part) => counts.get(part) ?? null,
    isBroken: () => isBroken,
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS;
}
