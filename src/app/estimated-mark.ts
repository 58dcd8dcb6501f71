import type { RunFacts } from "../model/run.ts";

type Runs = readonly { readonly run: RunFacts }[];
type Mark = { readonly isCostEstimated?: true };

/** Marks money of agents that the bundled table says, or a part of it (judge-and-cost.md §10.2). */
export function toAgentMark(samples: Runs): Mark {
  return toMark(samples.some(({ run }) => run.costSource === "estimated"));
}

/** The same of agents, of users that models played, and of what was spent beside these runs. */
export function toEstimatedMark(samples: Runs, isSpentEstimated: boolean): Mark {
  return toMark(isSpentEstimated || samples.some(({ run }) => isEstimated(run)));
}

function toMark(isCostEstimated: boolean): Mark {
  return isCostEstimated ? { isCostEstimated } : {};
}

function isEstimated({ costSource, simulatedUser }: RunFacts): boolean {
  return costSource === "estimated" || simulatedUser?.costSource === "estimated";
}

/** Price tables that these estimates come from, each once. */
export function toPriceTables(samples: Runs): readonly string[] {
  const tables = samples.map(({ run }) => (isEstimated(run) ? run.priceTable : null));
  return [...new Set(tables.filter((table) => table !== null))];
}
