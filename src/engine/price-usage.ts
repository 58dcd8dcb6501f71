import { calcPrice } from "@pydantic/genai-prices";
import type {
  ConfiguredPrice,
  ConfiguredPrices,
  Price,
  PriceQuestion,
  UnitPrices,
} from "../model/price.ts";

/** The bundled table (judge-and-cost.md §10.1). It is updated with the package, never over the network. */
export const PRICE_TABLE = "@pydantic/genai-prices 0.1.8";

/** No call uses that many tokens; its money stays a safe integer. */
const MOST_TOKENS = 1e10;

/** What float sums of prices may be off by, in micro-dollars. */
const NOISE = 1e-6;

/**
 * What tokens cost (judge-and-cost.md §10.2): by the configured price of the served or the requested
 * model, else by the table. Where the answer names its model, the table is asked for that name alone:
 * it is what is billed, and a guess by the name that was asked for may be wrong by far. Tokens that
 * contradict each other, or none at all, have no price.
 */
export function priceUsage(question: PriceQuestion, configured: ConfiguredPrices): Price {
  const { usage, asked, served } = question;
  const problem = findProblem(usage);
  if (problem !== null) return { kind: "unknown", reason: problem };
  for (const model of served === null ? [asked] : [served, asked]) {
    const price = configured.get(model);
    if (price === undefined) continue;
    const microUsd = roundUp(sumUp(usage, price));
    return { kind: "priced", microUsd, source: "configured", model, table: null, unit: price };
  }
  return fromTable(question, served ?? asked);
}

function findProblem(usage: PriceQuestion["usage"]): string | null {
  const { inputTotal, output, cacheRead, cacheWrite, cacheWriteHour } = usage;
  const read = cacheRead ?? 0;
  const write = cacheWrite ?? 0;
  const hour = cacheWriteHour ?? 0;
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS;
  if (![inputTotal, output, read, write, hour].every(isCount)) {
    return "a number of tokens is impossible";
  }
  if (read + write > inputTotal) return "more tokens were cached than there were";
  if (hour > write) return "more tokens were cached for an hour than there were cached";
  return inputTotal + output === 0 ? "no tokens were reported" : null;
}

/** USD per million tokens is micro-dollars per token. */
function sumUp(usage: PriceQuestion["usage"], price: ConfiguredPrice): number {
  const read = usage.cacheRead ?? 0;
  const write = usage.cacheWrite ?? 0;
  return (
    (usage.inputTotal - read - write) * price.input +
    read * (price.cacheRead ?? price.input) +
    write * (price.cacheWrite ?? price.input) +
    usage.output * price.output
  );
}

function roundUp(microUsd: number): number {
  return Math.max(0, Math.ceil(microUsd - NOISE));
}

/** A part of the table's entry: a number, or steps that begin with one. */
type TablePart = number | { readonly base: number } | undefined;

function toUnitPrices(entry: Readonly<Record<string, TablePart>>): UnitPrices {
  const at = (part: string): number | null => {
    const value = entry[part];
    return typeof value === "object" ? value.base : (value ?? null);
  };
  return {
    input: at("input_mtok"),
    output: at("output_mtok"),
    cacheRead: at("cache_read_mtok"),
    cacheWrite: at("cache_write_mtok"),
  };
}

function fromTable({ usage, at }: PriceQuestion, model: string): Price {
  try {
    const found = calcPrice(
      {
        input_tokens: usage.inputTotal,
        cache_read_tokens: usage.cacheRead ?? 0,
        cache_write_tokens: usage.cacheWrite ?? 0,
        cache_write_1h_tokens: usage.cacheWriteHour ?? 0,
        output_tokens: usage.output,
      },
      model,
      // biome-ignore lint/style/noRestrictedGlobals: the moment that was given, not the clock
      { timestamp: new Date(at) },
    );
    if (found === null) {
      return { kind: "unknown", reason: `the price table does not know the model ${model}` };
    }
    return {
      kind: "priced",
      microUsd: roundUp(found.total_price * 1e6),
      source: "estimated",
      model: found.model.id,
      table: PRICE_TABLE,
      unit: toUnitPrices(found.model_price),
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { kind: "unknown", reason: `the price table cannot price these tokens: ${words}` };
  }
}
