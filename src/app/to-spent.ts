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

function toParts(runs: readonly Spent[]): readonly Priced[] {
  return runs.flatMap((run) => [run, ...[run.user ?? [], run.lost].flat()]);
}
