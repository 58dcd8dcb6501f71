import type { LostRun } from "../model/play.ts";
import type { UserCost } from "../model/simulated-user.ts";
import { sumKnown } from "./median.ts";

/** What runs cost in US dollars, with their users and the tries before them; null as soon as one does not say. */
export function toSpent(
  runs: readonly {
    readonly costUsd: number | null;
    readonly user: Pick<UserCost, "costUsd"> | null;
    readonly lost: readonly LostRun[];
  }[],
): number | null {
  return sumKnown(
    runs.flatMap(({ costUsd, user, lost }) => [
      costUsd,
      ...[user ?? [], lost].flat().map((one) => one.costUsd),
    ]),
  );
}
