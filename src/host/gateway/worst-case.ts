import type { Price, PriceTokens } from "../../model/price.ts";
import type { ModelCall } from "./read-call.ts";

/** What a call costs at most: its whole input new, or written to the cache where that costs more. */
export function priceWorstCase(call: ModelCall, price: PriceTokens, at: number): Price {
  const { model, inputTokens, outputTokens } = call;
  const usage = { inputTotal: inputTokens, cacheRead: 0, cacheWrite: 0, output: outputTokens };
  const question = { asked: model, served: null, at };
  const plain = price({ ...question, usage });
  const written = price({ ...question, usage: { ...usage, cacheWrite: inputTokens } });
  if (plain.kind === "unknown" || written.kind === "unknown") return plain;
  return written.microUsd > plain.microUsd ? written : plain;
}
