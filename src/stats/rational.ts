/** An exact fraction. The denominator is positive; it need not be reduced. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  return { numerator, denominator };
}

/** Negative, zero or positive as left is less than, equal to or greater than right. Exact. */
export function compareRationals(left: Rational, right: Rational): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function multiplyRationals(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/**
 * Nearest double. Keeps at least 17 digits however small the value is: plain division of two large
 * integers gives NaN, and a fixed scale turns 6.1e-32 into 0 (statistics.md §18).
 */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator < 0n) return -toNumber(rational(-numerator, denominator));
  const scale = Math.max(0, denominator.toString().length - numerator.toString().length + 20);
  const quotient = (numerator * 10n ** BigInt(scale)) / denominator;
  return Number(`${quotient}e-${scale}`);
}

/** The decimal number that a double is written as: 0.56 is 56/100, not the binary neighbour. Finite, not negative. */
export function decimalToRational(value: number): Rational {
  const [digits = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = digits.split(".");
  const shift = fraction.length - Number(exponent);
  const numerator = BigInt(whole + fraction);
  return shift >= 0
    ? rational(numerator, 10n ** BigInt(shift))
    : rational(numerator * 10n ** BigInt(-shift), 1n);
}
