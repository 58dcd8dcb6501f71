import { z } from "zod";
import type { ConfiguredPrices } from "./price.ts";

/** US dollars per million tokens. */
const rate = z.number().min(0).max(1_000_000);

const entry = z.strictObject({
  input_mtok: rate.describe("US dollars per million tokens of input."),
  output_mtok: rate.describe("US dollars per million tokens of output, reasoning included."),
  cache_read_mtok: rate
    .optional()
    .describe("The same for input read from the cache; without it as fresh input."),
  cache_write_mtok: rate
    .optional()
    .describe("The same for input written to the cache; without it as fresh input."),
});

/** `prices` of the settings: model → what it costs (judge-and-cost.md §10.2). */
export const pricesSchema = z
  .record(z.string().regex(/^[\x21-\x7e]{1,200}$/), entry)
  .describe(
    "Model, by the exact name that is asked for or answers → US dollars per million tokens. Wins over every other price.",
  );

/** The settings' prices as the engine takes them; USD per million tokens is micro-dollars per token. */
export function toConfiguredPrices(written: z.infer<typeof pricesSchema>): ConfiguredPrices {
  return new Map(
    Object.entries(written).map(([model, one]) => [
      model,
      {
        input: one.input_mtok,
        output: one.output_mtok,
        cacheRead: one.cache_read_mtok ?? null,
        cacheWrite: one.cache_write_mtok ?? null,
      },
    ]),
  );
}
