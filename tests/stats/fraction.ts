import type { Rational } from "../../src/stats/rational.ts";

/** In lowest terms, as `1/42`. */
export function toFraction({ numerator, denominator }: Rational): string {
  let a = numerator;
  let b = denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  return `${numerator / a}/${denominator / a}`;
}

/** `4/5` as counts. */
export function toCounts(text: string): { passed: number; valid: number } {
  const [passed = 0, valid = 0] = text.split("/").map(Number);
  return { passed, valid };
}

/** `1/42` as a rational. */
export function toRational(text: string): Rational {
  const [numerator = 0n, denominator = 1n] = text.split("/").map(BigInt);
  return { numerator, denominator };
}
