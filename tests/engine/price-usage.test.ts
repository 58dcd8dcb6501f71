import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PRICE_TABLE, priceUsage } from "../../src/engine/price-usage.ts";
import type { ConfiguredPrices, PriceQuestion } from "../../src/model/price.ts";

/** judge-and-cost.md §10.3: 17 rows, computed with the pinned version of the table. */
const ROWS: readonly (readonly [model: string, matched: string | null, usd: number | null])[] = [
  ["claude-haiku-4-5", "claude-haiku-4-5", 0.03925],
  ["claude-haiku-4-5-20251001", "claude-haiku-4-5", 0.03925],
  ["claude-sonnet-4-5", "claude-sonnet-4-5", 0.11775],
  ["claude-sonnet-4-6", "claude-sonnet-4-6", 0.11775],
  ["claude-sonnet-5", "claude-sonnet-5", 0.0785],
  ["claude-opus-4-8", "claude-opus-4-8", 0.19625],
  ["claude-opus-5", "claude-opus-5", 0.19625],
  ["gpt-5.2-codex", "gpt-5.2", 0.077],
  ["gpt-5.4", "gpt-5.4", 0.1],
  ["gpt-5.5", "gpt-5.5", 0.2],
  ["gpt-5.6", "gpt-5.6-sol", 0.157],
  ["gpt-5.6-luna", "gpt-5.6-luna", 0.00825],
  ["gemini-2.5-pro", "gemini-2.5-pro", 0.055],
  ["gemini-3-flash-preview", "gemini-3-flash-preview", 0.02],
  ["gemini-3-pro-preview", "gemini-3-pro-preview", 0.08],
  ["gemini-3.1-pro-preview", "gemini-3.1-pro-preview", 0.08],
  ["grok-code-fast-1", "grok-code-fast-1", 0.0086],
  ["claude-nonesuch-9", null, null],
];

const USAGE = { inputTotal: 100_000, cacheRead: 80_000, cacheWrite: 5_000, output: 2_000 };
const AT = Date.UTC(2026, 10, 30);
const NONE: ConfiguredPrices = new Map();

function question(asked: string, more: Partial<PriceQuestion> = {}): PriceQuestion {
  return { usage: USAGE, asked, served: null, at: AT, ...more };
}

describe("the price table", () => {
  test.each(ROWS)("%s is priced as %s", (model, matched, usd) => {
    expect(priceUsage(question(model), NONE)).toMatchObject(
      matched === null || usd === null
        ? { kind: "unknown", reason: `the price table does not know the model ${model}` }
        : {
            kind: "priced",
            microUsd: Math.round(usd * 1e6),
            source: "estimated",
            model: matched,
            table: PRICE_TABLE,
          },
    );
  });

  test("tells the unit prices it used; of prices that grow with the input the first step", () => {
    const unitOf = (model: string) => {
      const price = priceUsage(question(model), NONE);
      return price.kind === "priced" ? price.unit : null;
    };
    expect(unitOf("claude-haiku-4-5")).toEqual({
      input: 1,
      output: 5,
      cacheRead: 0.1,
      cacheWrite: 1.25,
    });
    expect(unitOf("gemini-2.5-pro")).toEqual({
      input: 1.25,
      output: 10,
      cacheRead: 0.125,
      cacheWrite: null,
    });
  });

  test("all input at full price would be 2.8 times too much: cached tokens are inside the total", () => {
    const usage = { ...USAGE, cacheRead: null, cacheWrite: null };
    const full = priceUsage(question("claude-haiku-4-5", { usage }), NONE);
    expect(full).toMatchObject({ microUsd: 110_000 });
    expect(110_000 / 39_250).toBeCloseTo(2.8, 2);
  });

  test("what is cached for an hour costs more than what is cached for minutes", () => {
    const usage = { ...USAGE, cacheWriteHour: 5_000 };
    expect(priceUsage(question("claude-haiku-4-5", { usage }), NONE)).toMatchObject({
      microUsd: 39_250 + 5_000 * (2 - 1.25),
    });
  });

  test("a long prompt costs what its tier does", () => {
    const usage = { inputTotal: 300_000, cacheRead: 0, cacheWrite: 0, output: 0 };
    const price = priceUsage(question("gemini-2.5-pro", { usage }), NONE);
    expect(price).toMatchObject({ microUsd: 750_000 });
  });

  test("the served model is what is billed, also when only the requested one has a price", () => {
    const served = priceUsage(question("claude-opus-5", { served: "claude-haiku-4-5" }), NONE);
    expect(served).toMatchObject({ microUsd: 39_250, model: "claude-haiku-4-5" });
    expect(priceUsage(question("claude-haiku-4-5", { served: "vendor/odd" }), NONE)).toEqual({
      kind: "unknown",
      reason: "the price table does not know the model vendor/odd",
    });
  });

  test("its name holds the version that is installed", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(PRICE_TABLE).toBe(`@pydantic/genai-prices ${dependencies["@pydantic/genai-prices"]}`);
  });

  test("a price that changed is the one of the day", () => {
    const usage = { inputTotal: 1_000_000, cacheRead: 0, cacheWrite: 0, output: 0 };
    const at = (day: number) => priceUsage(question("o3", { usage, at: day }), NONE);
    expect(at(Date.UTC(2025, 4, 1))).toMatchObject({ microUsd: 10_000_000 });
    expect(at(AT)).toMatchObject({ microUsd: 2_000_000 });
  });
});

describe("tokens that have no price", () => {
  const CASES: readonly (readonly [string, Partial<PriceQuestion["usage"]>, string])[] = [
    ["cache larger than input", { cacheRead: 100_001 }, "more tokens were cached than there were"],
    [
      "an hour's cache larger than the cache",
      { cacheWriteHour: 5_001 },
      "more tokens were cached for an hour than there were cached",
    ],
    [
      "nothing",
      { inputTotal: 0, cacheRead: 0, cacheWrite: 0, output: 0 },
      "no tokens were reported",
    ],
    ["a negative number", { output: -1 }, "a number of tokens is impossible"],
    ["a fraction", { output: 0.5 }, "a number of tokens is impossible"],
    ["no number", { output: Number.NaN }, "a number of tokens is impossible"],
    [
      "an enormous number",
      { inputTotal: 9_007_199_254_740_991 },
      "a number of tokens is impossible",
    ],
  ];
  test.each(CASES)("%s", (_name, parts, reason) => {
    const usage = { ...USAGE, ...parts };
    expect(priceUsage(question("claude-haiku-4-5", { usage }), NONE)).toEqual({
      kind: "unknown",
      reason,
    });
  });
});

describe("configured prices", () => {
  const own: ConfiguredPrices = new Map([
    ["in-house", { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 }],
    ["bare", { input: 1, output: 5, cacheRead: null, cacheWrite: null }],
    ["claude-haiku-4-5", { input: 0, output: 0, cacheRead: null, cacheWrite: null }],
  ]);

  test("win over the table, by exact name", () => {
    const price = { kind: "priced", source: "configured", table: null };
    const usage = USAGE;
    expect(priceUsage(question("in-house", { usage }), own)).toEqual({
      ...price,
      microUsd: 39_250,
      model: "in-house",
      unit: { input: 1, output: 5, cacheRead: 0.1, cacheWrite: 1.25 },
    });
    expect(priceUsage(question("claude-haiku-4-5"), own)).toEqual({
      ...price,
      microUsd: 0,
      model: "claude-haiku-4-5",
      unit: { input: 0, output: 0, cacheRead: null, cacheWrite: null },
    });
    expect(priceUsage(question("claude-haiku-4-5-20251001"), own)).toMatchObject({
      source: "estimated",
      microUsd: 39_250,
    });
  });

  test("cached tokens without a price cost what input does, never nothing", () => {
    expect(priceUsage(question("bare"), own)).toMatchObject({ microUsd: 110_000 });
  });

  test("the served model's entry goes first, the requested one's second", () => {
    const served = { served: "in-house" };
    expect(priceUsage(question("bare", served), own)).toMatchObject({ model: "in-house" });
    expect(priceUsage(question("bare", { served: "vendor/odd" }), own)).toMatchObject({
      model: "bare",
      microUsd: 110_000,
    });
  });

  test("less than a micro-dollar is one, not none", () => {
    const usage = { inputTotal: 1, cacheRead: 0, cacheWrite: 0, output: 0 };
    const prices: ConfiguredPrices = new Map([
      ["tiny", { input: 0.05, output: 1, cacheRead: null, cacheWrite: null }],
    ]);
    expect(priceUsage(question("tiny", { usage }), prices)).toMatchObject({ microUsd: 1 });
  });
});
