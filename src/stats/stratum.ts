import type { Counts } from "./counts.ts";
import { type Rational, rational } from "./rational.ts";

/**
 * One test on both sides, with everything that could have come out if nothing changed: the head's
 * passes are hypergeometric given the total number of passes (statistics.md §11).
 */
export interface Stratum {
  /** Head passes that the first weight stands for. */
  readonly lowest: number;
  /** Number of ways to get `lowest`, `lowest + 1`, … head passes. */
  readonly weights: readonly bigint[];
  /** Sum of the weights. */
  readonly total: bigint;
  /** Head passes that were seen. */
  readonly observed: number;
}

/** Both sides need at least one valid sample. */
export function toStratum(base: Counts, head: Counts): Stratum {
  const passes = base.passed + head.passed;
  const lowest = Math.max(0, passes - base.valid);
  const highest = Math.min(head.valid, passes);
  const headRow = binomialRow(head.valid);
  const baseRow = binomialRow(base.valid);
  const weights: bigint[] = [];
  for (let k = lowest; k <= highest; k += 1) {
    weights.push((headRow[k] ?? 0n) * (baseRow[passes - k] ?? 0n));
  }
  return { lowest, weights, total: sum(weights), observed: head.passed };
}

/** Whether more than one table was possible: something passed and something failed. */
export function informs(stratum: Stratum): boolean {
  return stratum.weights.length > 1;
}

/** One-sided Fisher p that the head is worse: chance of as few head passes or fewer. */
export function headWorseP(stratum: Stratum): Rational {
  const seen = stratum.observed - stratum.lowest;
  return rational(sum(stratum.weights.slice(0, seen + 1)), stratum.total);
}

/** One-sided Fisher p that the head is better: chance of as many head passes or more. */
export function headBetterP(stratum: Stratum): Rational {
  const seen = stratum.observed - stratum.lowest;
  return rational(sum(stratum.weights.slice(seen)), stratum.total);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** C(n, 0) … C(n, n). */
export function binomialRow(n: number): readonly bigint[] {
  const row = [1n];
  for (let k = 1; k <= n; k += 1) {
    row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k));
  }
  return row;
}
