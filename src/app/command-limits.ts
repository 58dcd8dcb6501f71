import type { PlannedRoot } from "./plan-roots.ts";
import { readMaxRuns, readMoney } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** US dollars, unless set (suite.md §2 `max_cost`). */
export const DEFAULT_MAX_COST_USD = 5;

/** Within what one command may run agents. */
export interface CommandLimits {
  /** US dollars; null where runs are counted instead. */
  readonly capUsd: number | null;
  /** The command line names it: the settings' `max_cost` says nothing then. */
  readonly isCapGiven: boolean;
  /** Null = every planned run. */
  readonly maxRuns: number | null;
}

/** Limits of a command: `--max-cost`, `--max-runs`, else the settings' `max_cost`, else 5 US dollars. Throws UsageError. */
export function readLimits(
  call: VerbCall,
  roots: readonly Pick<PlannedRoot, "config">[],
): CommandLimits {
  const given = readMoney(call, "max-cost");
  const maxRuns = readMaxRuns(call);
  // Who counts the runs need not know what they cost (judge-and-cost.md §12.2).
  const capUsd = given ?? (maxRuns === null ? toConfigured(roots) : null);
  return { capUsd, isCapGiven: given !== null, maxRuns };
}

/** Each root has what its settings say; those that say nothing share the default. */
function toConfigured(roots: readonly Pick<PlannedRoot, "config">[]): number {
  const set = roots.map(({ config }) => config.maxCostUsd);
  const sum = set.reduce<number>((total, usd) => total + (usd ?? 0), 0);
  return sum + (set.includes(null) ? DEFAULT_MAX_COST_USD : 0);
}
