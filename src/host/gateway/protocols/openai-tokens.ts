import type { CallTokens } from "../../../model/price.ts";
import type { TokenTally } from "../token-tally.ts";

type Part = "input" | "cacheRead" | "cacheWrite" | "reasoning";

/** Tokens as OpenAI's protocols count them, input with its cached part; null where both numbers are missing or zero. */
export function toInclusiveTokens(
  tally: Pick<TokenTally<Part>, "get">,
  output: number | null,
): CallTokens | null {
  const inputTotal = tally.get("input");
  if (inputTotal === null || output === null || inputTotal + output === 0) return null;
  return {
    inputTotal,
    cacheRead: tally.get("cacheRead"),
    cacheWrite: tally.get("cacheWrite"),
    cacheWriteHour: null,
    output,
    reasoning: tally.get("reasoning"),
  };
}
