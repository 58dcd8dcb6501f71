import type { LostRun } from "../model/play.ts";
import { sumKnown } from "./median.ts";

/** What runs cost in US dollars, with the tries before them; null as soon as one does not say. */
export function toSpent(
  runs: readonly { readonly costUsd: number | null; readonly lost: readonly LostRun[] }[],
): number | null {
  return sumKnown(
    runs.flatMap(({ costUsd, lost }) => [costUsd, ...lost.map((one) => one.costUsd)]),
  );
}
