import type { Cassette } from "../model/cassette.ts";
import type { CostSource } from "../model/cost-source.ts";

/** What a turn cost in US dollars and who says so; both null where nobody does. */
export interface TurnCost {
  readonly usd: number | null;
  readonly source: CostSource | null;
}

const UNKNOWN: TurnCost = { usd: null, source: null };

/**
 * What one turn cost (judge-and-cost.md §10.2): by the price of the settings where a model of it has one, else the
 * CLI's own figure, else what the gateway counted by the bundled table.
 */
export function toTurnCost(
  { gateway }: Pick<Cassette, "gateway">,
  turn: number,
  reportedUsd: number | null,
): TurnCost {
  const requests = (gateway?.requests ?? []).filter((one) => one.turn === turn);
  const configured = requests.filter(({ price_source }) => price_source === "configured");
  if (configured.length === 0 && reportedUsd !== null) {
    return { usd: reportedUsd, source: "reported" };
  }
  const microUsd = requests.reduce<number | null>(
    (sum, { micro_usd }) => (sum === null || micro_usd === null ? null : sum + micro_usd),
    0,
  );
  if (requests.length === 0 || microUsd === null) return UNKNOWN;
  const isEstimated = requests.some(
    ({ price_source, micro_usd }) => price_source !== "configured" && micro_usd !== 0,
  );
  return { usd: microUsd / 1e6, source: isEstimated ? "estimated" : "configured" };
}
