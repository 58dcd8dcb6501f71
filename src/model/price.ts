import type { Usage } from "./usage.ts";

/** Tokens of one model call, normalised as {@link Usage}; every part is a whole number of at least 0. */
export interface CallTokens extends Usage {
  /** Part of `cacheWrite` that is kept for an hour, which costs more; null where the provider does not say. */
  readonly cacheWriteHour: number | null;
  /** Part of `output`, for display; null where the provider does not say. */
  readonly reasoning: number | null;
}

/**
 * One entry of `prices`: USD per million tokens, which is micro-dollars per token. A part that is null
 * costs what fresh input does, never nothing.
 */
export interface ConfiguredPrice {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
}

/**
 * What a price was reckoned with, in US dollars per million tokens; null where the source has no such part, or
 * counts it as fresh input. Of a price that grows with the length of the input the lowest step.
 */
export interface UnitPrices {
  readonly input: number | null;
  readonly output: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
}

/** Model → its configured price; names are compared exactly. */
export type ConfiguredPrices = ReadonlyMap<string, ConfiguredPrice>;

/** What is to be priced, and by which names the model may be found. */
export interface PriceQuestion {
  readonly usage: Usage & Partial<Pick<CallTokens, "cacheWriteHour">>;
  /** Model of the request. */
  readonly asked: string;
  /** Model that the answer names, null where it names none. */
  readonly served: string | null;
  /** When the call was made, in milliseconds since the epoch: prices change. */
  readonly at: number;
}

/** Where a price came from (judge-and-cost.md §10.2). */
export interface PriceOrigin {
  readonly source: "configured" | "estimated";
  /** Name of the entry that was found: matching is fuzzy, so it is shown (judge-and-cost.md §10.1). */
  readonly model: string;
  /** Name and version of the price table, null for a configured price. */
  readonly table: string | null;
  readonly unit: UnitPrices;
}

/** Money in whole micro-dollars, rounded up, or why it is not known. Unknown is never nothing. */
export type Price =
  | ({ readonly kind: "priced"; readonly microUsd: number } & PriceOrigin)
  | { readonly kind: "unknown"; readonly reason: string };

/** Where a price came from, without the money. */
export function toOrigin({ source, model, table, unit }: PriceOrigin): PriceOrigin {
  return { source, model, table, unit };
}

/** Prices tokens. The rooms that need money get it handed in. */
export type PriceTokens = (question: PriceQuestion) => Price;
