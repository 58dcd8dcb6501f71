import type { RunFacts } from "../model/run.ts";

/** Marks money that the bundled table says, or a part of it (judge-and-cost.md §10.2). */
export function toEstimatedMark(samples: readonly { readonly run: RunFacts }[]): {
  readonly isCostEstimated?: true;
} {
  return samples.some(({ run }) => run.costSource === "estimated") ? { isCostEstimated: true } : {};
}

/** Price tables that these estimates come from, each once. */
export function toPriceTables(samples: readonly { readonly run: RunFacts }[]): readonly string[] {
  const tables = samples.map(({ run }) => (run.costSource === "estimated" ? run.priceTable : null));
  return [...new Set(tables.filter((table) => table !== null))];
}
