import type { ExactP } from "./exact-p.ts";
import { exactP } from "./exact-p.ts";
import { type Rational, rational, toNumber } from "./rational.ts";
import type { Stratum } from "./stratum.ts";

/** Above this number of strata doubles are used first (statistics.md §18: 4.1 s against 37 ms). */
export const MOST_EXACT_STRATA = 50;

/**
 * Stratified exact test over the informing strata of one skill: chance of as few head passes in all,
 * or fewer (statistics.md §11 (a)). Strong when much drops a little.
 */
export function stratifiedP(strata: readonly Stratum[]): ExactP {
  if (strata.length <= MOST_EXACT_STRATA) return exactP(exactStratifiedP(strata));
  return { value: approximateStratifiedP(strata), exact: () => exactStratifiedP(strata) };
}

/** Head passes above the lowest possible number, over all strata. */
function seenPasses(strata: readonly Stratum[]): number {
  return strata.reduce((total, stratum) => total + stratum.observed - stratum.lowest, 0);
}

function exactStratifiedP(strata: readonly Stratum[]): Rational {
  const seen = seenPasses(strata);
  let ways: readonly bigint[] = [1n];
  let total = 1n;
  for (const stratum of strata) {
    ways = convolveExactly(ways, stratum.weights, seen);
    total *= stratum.total;
  }
  return rational(
    ways.reduce((sum, value) => sum + value, 0n),
    total,
  );
}

/** Coefficients above `most` can never be asked for, so they are not computed. */
function convolveExactly(
  left: readonly bigint[],
  right: readonly bigint[],
  most: number,
): readonly bigint[] {
  const length = Math.min(left.length + right.length - 1, most + 1);
  const product = new Array<bigint>(length).fill(0n);
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) {
      if (i + j < length) product[i + j] = (product[i + j] ?? 0n) + a * b;
    }
  }
  return product;
}

function approximateStratifiedP(strata: readonly Stratum[]): number {
  const seen = seenPasses(strata);
  let chances: readonly number[] = [1];
  for (const { weights, total } of strata) {
    const scaled = weights.map((weight) => toNumber(rational(weight, total)));
    chances = convolve(chances, scaled, seen);
  }
  return Math.min(
    1,
    chances.reduce((sum, value) => sum + value, 0),
  );
}

function convolve(
  left: readonly number[],
  right: readonly number[],
  most: number,
): readonly number[] {
  const length = Math.min(left.length + right.length - 1, most + 1);
  const product = new Array<number>(length).fill(0);
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) {
      if (i + j < length) product[i + j] = (product[i + j] ?? 0) + a * b;
    }
  }
  return product;
}
