/**
 * Where money came from, strongest first (judge-and-cost.md §10.2): a price of the settings, the CLI's own figure, the
 * bundled table. What the table says is an estimate, and shown with `~`.
 */
export const COST_SOURCES = ["configured", "reported", "estimated"] as const;
export type CostSource = (typeof COST_SOURCES)[number];

/** Of a sum: as weak as its weakest part; null where a part has none, such as money that nobody knows. */
export function weakestSource(sources: readonly (CostSource | null)[]): CostSource | null {
  if (sources.includes(null)) return null;
  return COST_SOURCES.findLast((source) => sources.includes(source)) ?? null;
}
