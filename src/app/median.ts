import type { RunFacts } from "../model/run.ts";

/** Median of the known numbers; null when any is unknown or there is none (reporting.md §3.2). */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0 || known.length < values.length) return null;
  const middle = Math.floor(known.length / 2);
  const upper = known[middle] ?? 0;
  return known.length % 2 === 1 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}

/** Sum of the numbers; null when any is unknown. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}

/** US dollars of a run, agent and user together: what it would cost again. */
export function toRunCost({
  costUsd,
  simulatedUser,
}: Pick<RunFacts, "costUsd" | "simulatedUser">): number | null {
  return sumKnown([costUsd, simulatedUser === null ? 0 : simulatedUser.costUsd]);
}
