import type { StreamTotals } from "../../model/stream-reading.ts";
import type { Usage } from "../../model/usage.ts";
import { countAt, isRecord, type JsonRecord, recordAt, usdAt } from "./json-fields.ts";
import { hasDelegated } from "./to-reading.ts";
import { addUsage, fromAdditive, holdsAtLeast, subtractUsage, unlessZero } from "./token-usage.ts";
import type { Transcript } from "./transcript.ts";

/** Up to this version totals were those of the process, also after a resume (judge-and-cost.md §9). */
const LAST_PER_PROCESS = [2, 1, 197];

/** Tokens and money of one claude stream, and the totals as it printed them. */
export interface ClaudeMoney {
  readonly usage: Usage | null;
  readonly usageIsLowerBound: boolean;
  readonly costUsd: number | null;
  readonly usageReported: Usage | null;
  readonly costUsdReported: number | null;
}

/**
 * Tokens from `model_usage_since_last_result` (newer versions, subagents included), else from
 * `modelUsage`, else from `usage`, which leaves subagents out. Money from `total_cost_usd`. What
 * came before a resume is subtracted where the totals hold it (judge-and-cost.md §9, rule 1).
 */
export function readClaudeMoney(
  stream: { readonly results: readonly JsonRecord[]; readonly cliVersion: string | null },
  after: StreamTotals | null,
  transcript: Transcript,
): ClaudeMoney {
  const { results, cliVersion } = stream;
  const last = results.at(-1) ?? {};
  const total = sumModels(last["modelUsage"]);
  const own = sumResults(results, (result) => sumModels(result["model_usage_since_last_result"]));
  const plain = sumResults(results, plainUsage);
  const rest = withoutEarlier(total, after?.usageReported ?? null, own ?? plain);
  const isCumulative = rest !== null && (own !== null || !isPerProcess(cliVersion));
  const usage = own ?? (isCumulative ? unlessZero(rest) : total) ?? plain;
  const cost = usdAt(last, "total_cost_usd");
  return {
    usage,
    usageIsLowerBound: own === null && total === null && usage !== null && hasDelegated(transcript),
    costUsd: isCumulative ? withoutBefore(cost, after?.costUsdReported ?? null) : cost,
    usageReported: total ?? plain,
    costUsdReported: cost,
  };
}

/** The total without that of the earlier turns, or null where it cannot hold them: then less than `least` would remain. */
function withoutEarlier(
  total: Usage | null,
  before: Usage | null,
  least: Usage | null,
): Usage | null {
  if (total === null || before === null) return null;
  const rest = subtractUsage(total, before);
  return rest !== null && (least === null || holdsAtLeast(rest, least)) ? rest : null;
}

function withoutBefore(cost: number | null, before: number | null): number | null {
  return cost === null || before === null || before > cost ? cost : cost - before;
}

function sumResults(
  results: readonly JsonRecord[],
  read: (result: JsonRecord) => Usage | null,
): Usage | null {
  return results.reduce<Usage | null>((sum, result) => addUsage(sum, read(result)), null);
}

/** Sum over the models of `modelUsage`. */
function sumModels(models: unknown): Usage | null {
  if (!isRecord(models)) return null;
  return Object.values(models)
    .filter(isRecord)
    .map((model) =>
      fromAdditive({
        input: countAt(model, "inputTokens"),
        cacheRead: countAt(model, "cacheReadInputTokens"),
        cacheWrite: countAt(model, "cacheCreationInputTokens"),
        output: countAt(model, "outputTokens"),
      }),
    )
    .reduce(addUsage, null);
}

function plainUsage(result: JsonRecord): Usage | null {
  const usage = recordAt(result, "usage");
  return fromAdditive({
    input: countAt(usage, "input_tokens"),
    cacheRead: countAt(usage, "cache_read_input_tokens"),
    cacheWrite: countAt(usage, "cache_creation_input_tokens"),
    output: countAt(usage, "output_tokens"),
  });
}

function isPerProcess(version: string | null): boolean {
  const parts = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})/
    .exec(version ?? "")
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return false;
  for (const [index, limit] of LAST_PER_PROCESS.entries()) {
    const part = parts[index] ?? 0;
    if (part !== limit) return part < limit;
  }
  return true;
}
