import type { CostSource } from "../model/cost-source.ts";
import type { UserCost } from "../model/simulated-user.ts";
import { type EndedLimit, toEndedWords, toRaiseWords } from "./ended-limit.ts";
import type { PartlySpent } from "./to-spent.ts";

/** `~` before what the bundled table says, or a part of it (judge-and-cost.md §10.2). What costs nothing is no estimate. */
export function toMark(usd: number, source: CostSource | null): "~" | "" {
  return source === "estimated" && usd > 0 ? "~" : "";
}

/** `$0.0125`, `~$0.0125` by the bundled table; unknown is never nothing. */
export function toMoneyWords(usd: number | null, source: CostSource | null): string {
  if (usd === null) return "unknown";
  return `${toMark(usd, source)}$${usd.toFixed(4)}`;
}

/** `$0.42`, `$0.42 + 3 unknown` (judge-and-cost.md §11); null where nothing of it is known. */
export function toSumWords(
  sum: {
    readonly spentUsd: number | null;
    readonly spentPartly: PartlySpent | null;
    readonly costSource: CostSource | null;
  },
  digits: 2 | 4,
): string | null {
  const { spentUsd, spentPartly, costSource } = sum;
  const usd = spentUsd ?? spentPartly?.knownUsd ?? 0;
  if (spentUsd === null && usd === 0) return null;
  const source = spentPartly?.isEstimated === true ? "estimated" : costSource;
  const known = `${toMark(usd, source)}$${usd.toFixed(digits)}`;
  return spentUsd === null ? `${known} + ${spentPartly?.unknownRuns ?? 0} unknown` : known;
}

/** `$0.0028 for the simulated user`: it stands apart (judge-and-cost.md §11). */
export function toUserWords(user: Pick<UserCost, "costUsd" | "costSource">): string {
  return `${toMoneyWords(user.costUsd, user.costSource)} for the simulated user`;
}

/** How many runs were not made, why, and what raises the limit. */
export function toUnmadeWords(
  counts: { readonly planned: number; readonly made: number },
  ended: EndedLimit,
): string {
  const unmade = counts.planned - counts.made;
  const were = unmade === 1 ? "was" : "were";
  return `${toEndedWords(ended)}: ${unmade} of ${counts.planned} runs ${were} not made; ${toRaiseWords(ended)}`;
}
