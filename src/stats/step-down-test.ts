import { type ExactP, exactP } from "./exact-p.ts";
import { compareRationals, type Rational, rational, toNumber } from "./rational.ts";
import { MOST_EXACT_STRATA } from "./stratified-test.ts";
import { headWorseP, type Stratum } from "./stratum.ts";

/**
 * Step-down min-P test over the informing strata of one skill (statistics.md §11 (b)): chance that
 * some stratum's own p comes out as small as the smallest that was seen. Strong when one test breaks.
 * At least one stratum.
 */
export function stepDownP(strata: readonly Stratum[]): ExactP {
  const smallest = strata
    .map(headWorseP)
    .reduce((least, p) => (compareRationals(p, least) < 0 ? p : least));
  const sizes = strata.map((stratum) => attainableSize(stratum, smallest));
  const exact = () => {
    const kept = sizes.reduce((product, size) => product * (size.denominator - size.numerator), 1n);
    const total = sizes.reduce((product, size) => product * size.denominator, 1n);
    return rational(total - kept, total);
  };
  if (strata.length <= MOST_EXACT_STRATA) return exactP(exact());
  // expm1 and log1p keep the digits of chances far below 1e-16
  const logarithm = sizes.reduce((sum, size) => sum + Math.log1p(-toNumber(size)), 0);
  return { value: -Math.expm1(logarithm), exact };
}

/** The largest chance, summed from the fewest head passes up, that is not above `p`; 0 if none is. */
function attainableSize(stratum: Stratum, p: Rational): Rational {
  let size = 0n;
  for (const weight of stratum.weights) {
    const next = size + weight;
    if (compareRationals(rational(next, stratum.total), p) > 0) break;
    size = next;
  }
  return rational(size, stratum.total);
}
