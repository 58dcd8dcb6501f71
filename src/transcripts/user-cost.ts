import type { Cassette } from "../model/cassette.ts";
import type { CostSource } from "../model/cost-source.ts";
import type { UserCost } from "../model/simulated-user.ts";

/** What playing the user took, by the gateway of its model; null where no model played it. Unknown stays unknown. */
export function toUserCost({ simulated_user, user_gateway }: Cassette): UserCost | null {
  if (simulated_user === undefined) return null;
  const requests = user_gateway?.requests ?? [];
  // What an error or a refusal of ours answered has no tokens, and costs nothing.
  const billed = requests.filter(({ micro_usd, tokens }) => micro_usd !== 0 || tokens !== null);
  const isWhole = user_gateway !== undefined && user_gateway.left_out === 0;
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number | null>(
      (total, value) => (total === null || value === null ? null : total + value),
      isWhole ? 0 : null,
    );
  const microUsd = sum(requests.map(({ micro_usd }) => micro_usd));
  return {
    model: simulated_user.model,
    modelCalls: requests.filter(({ answered_by }) => answered_by === "provider").length,
    inputTokens: sum(billed.map(({ tokens }) => tokens?.input_total ?? null)),
    outputTokens: sum(billed.map(({ tokens }) => tokens?.output ?? null)),
    costUsd: microUsd === null ? null : microUsd / 1e6,
    costSource: microUsd === null ? null : toSource(user_gateway),
  };
}

/** By a price of the settings, or by the bundled table; the CLI of the agent reports nothing of it. */
function toSource(section: Cassette["user_gateway"]): CostSource | null {
  const source = section?.cost_source ?? null;
  return source === "unknown" ? null : source;
}
