import type { Counts } from "./counts.ts";

/** 0.975 quantile of the normal distribution (statistics.md §2). */
const Z975 = 1.959963984540054;

/** Both ends 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson 95 % interval of a pass rate (statistics.md §2): shown to users, never used to decide.
 * Exactly 0 at no pass, exactly 1 at all passes, (0, 1) without samples.
 */
export function wilsonInterval({ passed, valid }: Counts): Interval {
  if (valid === 0) return { low: 0, high: 1 };
  const rate = passed / valid;
  const square = Z975 * Z975;
  const shrink = 1 + square / valid;
  const centre = (rate + square / (2 * valid)) / shrink;
  const half =
    (Z975 / shrink) * Math.sqrt((rate * (1 - rate)) / valid + square / (4 * valid * valid));
  return {
    low: passed === 0 ? 0 : Math.max(0, centre - half),
    high: passed === valid ? 1 : Math.min(1, centre + half),
  };
}
