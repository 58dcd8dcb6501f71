import {
  compareRationals,
  multiplyRationals,
  type Rational,
  rational,
  toNumber,
} from "./rational.ts";

/** A p-value as a double, and exactly on demand: the exact one may cost seconds (statistics.md §18). */
export interface ExactP {
  /** Right to a relative 1e-9. */
  readonly value: number;
  readonly exact: () => Rational;
}

/** Wraps a p that is known exactly. */
export function exactP(exact: Rational): ExactP {
  return { value: toNumber(exact), exact: () => exact };
}

/** factor × p < threshold, strictly; in exact integers when the doubles are too close to tell. */
export function isBelow(p: ExactP, factor: number, threshold: Rational): boolean {
  const limit = toNumber(threshold);
  const scaled = p.value * factor;
  if (Math.abs(scaled - limit) > 1e-9 * limit) return scaled < limit;
  const product = multiplyRationals(p.exact(), rational(BigInt(factor), 1n));
  return compareRationals(product, threshold) < 0;
}
