import { type Rational, rational } from "./rational.ts";

/** Chance of a false alarm that every test of skillcheck allows; compared exactly and strictly (statistics.md §3). */
export const ALPHA: Rational = rational(1n, 20n);
