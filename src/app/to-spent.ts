import { type CostSource, type Priced, weakestSource } from "../model/cost-source.ts";
import { sumKnown } from "./median.ts";

/** Money of a run: its agent's, its user's, that of the tries before it. */
interface Spent extends Priced {
  readonly user: Priced | null;
  readonly lost: readonly Priced[];
}

/** What runs cost in US dollars, with their users and the tries before them; null as soon as one does not say. */
export function toSpent(runs: readonly Spent[]): number | null {
  return sumKnown(toParts(runs).map(({ costUsd }) => costUsd));
}

/** Who says it, by the weakest of all parts. */
export function toSpentSource(runs: readonly Spent[]): CostSource | null {
  return weakestSource(toParts(runs));
}

/** What is known of a sum, and of how many runs it is not. */
export interface PartlySpent {
  readonly knownUsd: number;
  readonly unknownRuns: number;
  /** The bundled table says a part of what is known; absent where none does. */
  readonly isEstimated?: true | undefined;
}

/** The known part of what runs cost, where one does not say all of it; null where every run does. */
export function toPartlySpent(runs: readonly Spent[]): PartlySpent | null {
  const unknown = runs.filter((run) => toSpent([run]) === null);
  if (unknown.length === 0) return null;
  const known = toParts(runs).filter(({ costUsd }) => costUsd !== null);
  return {
    knownUsd: known.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0),
    unknownRuns: unknown.length,
    ...(weakestSource(known) === "estimated" ? { isEstimated: true } : {}),
  };
}

function toParts(runs: readonly Spent[]): readonly Priced[] {
  return runs.flatMap((run) => [run, ...[run.user ?? [], run.lost].flat()]);
}
