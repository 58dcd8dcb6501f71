/**
 * Where money came from, strongest first (judge-and-cost.md §10.2): a price of the settings, the CLI's own figure, the
 * bundled table. What the table says is an estimate, and shown with `~`.
 */
export const COST_SOURCES = ["configured", "reported", "estimated"] as const;
export type CostSource = (typeof COST_SOURCES)[number];

/** Money and who says it. */
export interface Priced {
  /** US dollars, null where it is not known. */
  readonly costUsd: number | null;
  /** Null where nobody says it. */
  readonly costSource: CostSource | null;
}

/**
 * Of a sum: as weak as its weakest part; null where a part has none, such as money that nobody knows. What costs nothing
 * makes nothing weaker.
 */
export function weakestSource(parts: readonly Priced[]): CostSource | null {
  const paid = parts.filter(({ costUsd }) => costUsd !== 0);
  if (paid.some(({ costSource }) => costSource === null)) return null;
  const counted = paid.length > 0 ? paid : parts;
  return (
    COST_SOURCES.findLast((source) => counted.some(({ costSource }) => costSource === source)) ??
    null
  );
}
