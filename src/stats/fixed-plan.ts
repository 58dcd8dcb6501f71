import { ALPHA } from "./alpha.ts";
import type { Counts } from "./counts.ts";
import { compareRationals, decimalToRational, rational } from "./rational.ts";
import { binomialRow } from "./stratum.ts";

/**
 * Passes that a fixed plan asks for: ceil(rate × samples - 1e-9), in exact integers, so that
 * 0.56 × 25 is 14 (statistics.md §8). `rate` 0 to 1.
 */
export function neededPasses(rate: number, samples: number): number {
  const { numerator, denominator } = decimalToRational(rate);
  const billion = 1_000_000_000n;
  // rate × samples - 1e-9 over one denominator
  const scaled = numerator * BigInt(samples) * billion - denominator;
  if (scaled <= 0n) return 0;
  const divisor = denominator * billion;
  return Number((scaled + divisor - 1n) / divisor);
}

/** Exact one-sided binomial test: P(Bin(n, rate) ≤ passed) < 0.05, strictly (statistics.md §8). */
export function isBelowRate({ passed, valid }: Counts, rate: number): boolean {
  const { numerator, denominator } = decimalToRational(rate);
  const row = binomialRow(valid);
  let chance = 0n;
  for (let k = 0; k <= passed; k += 1) {
    const ways = row[k] ?? 0n;
    chance += ways * numerator ** BigInt(k) * (denominator - numerator) ** BigInt(valid - k);
  }
  return compareRationals(rational(chance, denominator ** BigInt(valid)), ALPHA) < 0;
}

/** The three outcomes of a fixed plan over its valid samples. `needed` from the plan or from the n at hand. */
export function fixedPlanOutcome(
  counts: Counts,
  rate: number,
  needed: number,
): "pass" | "fail" | "inconclusive" {
  if (counts.passed >= needed) return "pass";
  return counts.passed === 0 || isBelowRate(counts, rate) ? "fail" : "inconclusive";
}
