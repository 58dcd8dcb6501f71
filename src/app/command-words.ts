import type { CostSource } from "../model/cost-source.ts";
import type { UserCost } from "../model/simulated-user.ts";
import type { EndedLimit } from "./make-runs.ts";

/** `~` before what the bundled table says, or a part of it (judge-and-cost.md §10.2). What costs nothing is no estimate. */
export function toMark(usd: number, source: CostSource | null): "~" | "" {
  return source === "estimated" && usd > 0 ? "~" : "";
}

/** `$0.0125`, `~$0.0125` by the bundled table; unknown is never nothing. */
export function toMoneyWords(usd: number | null, source: CostSource | null): string {
  if (usd === null) return "unknown";
  return `${toMark(usd, source)}$${usd.toFixed(4)}`;
}

/** `$0.0028 for the simulated user`: it stands apart (judge-and-cost.md §11). */
export function toUserWords(user: Pick<UserCost, "costUsd" | "costSource">): string {
  return `${toMoneyWords(user.costUsd, user.costSource)} for the simulated user`;
}

/** Why runs were not made, and what raises the limit. */
export function toUnmadeWords(count: number, ended: EndedLimit): string {
  const unmade = `${count} ${count === 1 ? "run was" : "runs were"} not made`;
  switch (ended.kind) {
    case "money":
      return `the money ended: ${unmade}; --max-cost raises it`;
    case "runs":
      return `the runs ended: ${unmade}; --max-runs raises them`;
    case "caps":
      return `the money ended: ${unmade}; max_cost of ${ended.scopes.join(", ")} raises it`;
  }
}
