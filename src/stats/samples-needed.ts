import type { Counts } from "./counts.ts";
import { isBelowRate, neededPasses } from "./fixed-plan.ts";

/** Where searches give up: nobody pays for more samples of one test. */
const MOST_SAMPLES = 400;
const POWER = 0.8;
const ALPHA_AS_NUMBER = 0.05;

/**
 * Samples in all with which a fixed plan would decide, if the rate stays as observed; the hint of
 * `inconclusive` (statistics.md §8). Null when it would take more than 400.
 */
export function samplesToDecide({ passed, valid }: Counts, rate: number): number | null {
  if (valid === 0) return null;
  for (let n = valid + 1; n <= MOST_SAMPLES; n += 1) {
    const expected = Math.floor((passed * n) / valid);
    if (expected >= neededPasses(rate, n)) return n;
    if (isBelowRate({ passed: expected, valid: n }, rate)) return n;
  }
  return null;
}

/**
 * Head samples for a power of 0.8 of the one-sided Fisher test against this base, if the head's true
 * rate is `headRate` (statistics.md §6.3). Null when it would take more than 400.
 */
export function headSamplesNeeded(base: Counts, headRate: number): number | null {
  const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
  let most = -1;
  for (let n = 1; n < MOST_SAMPLES; n += 1) {
    while (most + 1 <= n && isWorse(base, { passed: most + 1, valid: n }, logFactorials)) most += 1;
    if (most >= 0 && binomialAtMost(most, n, headRate) >= POWER) return n;
  }
  return null;
}

/**
 * Smallest number of head samples with which a head that never passes would be called worse than this
 * base; null when no number below 400 would do.
 */
export function smallestUsefulHead(base: Counts): number | null {
  const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
  for (let n = 1; n < MOST_SAMPLES; n += 1) {
    if (isWorse(base, { passed: 0, valid: n }, logFactorials)) return n;
  }
  return null;
}

/** One-sided Fisher p < 0.05 in doubles: good enough for a hint; a p of exactly 1/20 is not below. */
function isWorse(base: Counts, head: Counts, logFactorials: readonly number[]): boolean {
  const choose = (n: number, k: number) =>
    (logFactorials[n] ?? 0) - (logFactorials[k] ?? 0) - (logFactorials[n - k] ?? 0);
  const passes = base.passed + head.passed;
  const total = choose(base.valid + head.valid, passes);
  let p = 0;
  for (let k = Math.max(0, passes - base.valid); k <= head.passed; k += 1) {
    p += Math.exp(choose(head.valid, k) + choose(base.valid, passes - k) - total);
  }
  return p < ALPHA_AS_NUMBER - 1e-12;
}

function binomialAtMost(most: number, n: number, rate: number): number {
  let term = (1 - rate) ** n;
  let sum = term;
  if (rate >= 1) return most >= n ? 1 : 0;
  for (let k = 1; k <= most; k += 1) {
    term *= ((n - k + 1) / k) * (rate / (1 - rate));
    sum += term;
  }
  return sum;
}

function toLogFactorials(most: number): readonly number[] {
  const table = [0];
  for (let k = 1; k <= most; k += 1) table.push((table[k - 1] ?? 0) + Math.log(k));
  return table;
}
