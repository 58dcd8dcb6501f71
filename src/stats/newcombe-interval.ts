import type { Counts } from "./counts.ts";
import { type Interval, wilsonInterval } from "./wilson-interval.ts";

/**
 * Newcombe's hybrid score 95 % interval (method 10) of base rate minus head rate (statistics.md §3).
 * Both ends -1 to 1; positive = head is worse. Both sides need at least one valid sample.
 */
export function newcombeInterval(base: Counts, head: Counts): Interval {
  const p1 = base.passed / base.valid;
  const p2 = head.passed / head.valid;
  const wilson1 = wilsonInterval(base);
  const wilson2 = wilsonInterval(head);
  const difference = p1 - p2;
  return {
    low: difference - Math.hypot(p1 - wilson1.low, wilson2.high - p2),
    high: difference + Math.hypot(wilson1.high - p1, p2 - wilson2.low),
  };
}
