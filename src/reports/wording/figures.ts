import type { Report } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { fixed, significant } from "../../text/figure.ts";
import { type Words, words } from "../../text/safe.ts";

type Rate = NonNullable<TestReport["rate"]>;

/** Whether the bundled table says an amount or a part of it; then `~` stands before it (judge-and-cost.md §11). */
type Estimated = true | undefined;

/** Dollars in cents; null is "unknown", never $0 (reporting.md §3.2). What costs nothing is no estimate. */
export function money(amount: number | null, estimated?: Estimated): Words {
  if (amount === null) return words`unknown`;
  if (amount > 0 && amount < 0.005) return words`under ${mark(amount, estimated, words`$0.01`)}`;
  return mark(amount, estimated, words`$${fixed(amount, 2)}`);
}

/** What was spent: `$0.42`, `$0.42 + 3 unknown` where runs do not say it (judge-and-cost.md §11). */
export function moneySpent({ spentUsd, spentPartly, isEstimated }: SpentMoney): Words {
  if (spentUsd !== null || spentPartly === undefined || spentPartly.knownUsd === 0) {
    return money(spentUsd, isEstimated);
  }
  const { knownUsd, unknownRuns } = spentPartly;
  return words`${money(knownUsd, spentPartly.isEstimated)} + ${unknownRuns} unknown`;
}

type SpentMoney = Pick<Report["money"], "spentUsd" | "spentPartly" | "isEstimated">;

/** Dollars of one run, to a tenth of a cent. */
export function moneyPerRun(amount: number | null, estimated?: Estimated): Words {
  if (amount === null) return words`unknown`;
  if (amount > 0 && amount < 0.0005) return words`under ${mark(amount, estimated, words`$0.001`)}`;
  return mark(amount, estimated, words`$${fixed(amount, 3)}`);
}

function mark(amount: number, estimated: Estimated, shown: Words): Words {
  return estimated === true && amount > 0 ? words`~${shown}` : shown;
}

/** Change from `base` to `now` in whole percent, or null where it cannot be said. */
export function percentChange(now: number | null, base: number | null): number | null {
  return now === null || base === null || base === 0 ? null : Math.round((now / base - 1) * 100);
}

/** `+33%`, `−6%`, `=`; empty where it cannot be said. */
export function change(percent: number | null): Words {
  if (percent === null) return words``;
  if (percent === 0) return words`=`;
  return percent > 0 ? words`+${fixed(percent, 0)}%` : words`${fixed(percent, 0)}%`;
}

/** `80%` of k/n. */
function percent(rate: Rate): Words {
  return words`${fixed(rate.valid === 0 ? 0 : (100 * rate.passed) / rate.valid, 0)}%`;
}

/** `38–96%`: the Wilson interval in whole percent (reporting.md §3.1). */
function bounds(rate: Rate): Words {
  return words`${fixed(100 * rate.low, 0)}–${fixed(100 * rate.high, 0)}%`;
}

/** `20% (95% CI 4–62%)`. */
export function interval(rate: Rate): Words {
  return words`${percent(rate)} (95% CI ${bounds(rate)})`;
}

/** `100% (57–100%)`: the base beside a first interval. */
export function shortInterval(rate: Rate): Words {
  return words`${percent(rate)} (${bounds(rate)})`;
}

/** `4/5`, and what one sample cannot say. */
export function fraction(rate: Rate): Words {
  return rate.valid === 1
    ? words`${rate.passed}/1 (single sample)`
    : words`${rate.passed}/${rate.valid}`;
}

/**
 * `4 of 5`: passes needed, and of how many samples. Recordings are judged by their own number, a live
 * run by its plan, also where fewer of its samples are valid.
 */
export function neededPasses(
  { evidence, needed, planned }: Pick<TestReport, "evidence" | "needed" | "planned">,
  rate: Rate,
): Words {
  return words`${needed} of ${evidence === "live" ? planned : rate.valid}`;
}

/** `p = 0.024`, two significant digits. */
export function probability(p: number): Words {
  return p < 0.001 ? words`p below 0.001` : words`p = ${significant(p, 2)}`;
}

/** `1.9k`, `41k`, `870`; null is "unknown". */
export function tokens(count: number | null): Words {
  if (count === null) return words`unknown`;
  if (count < 1000) return words`${fixed(count, 0)}`;
  return count < 10_000 ? words`${fixed(count / 1000, 1)}k` : words`${fixed(count / 1000, 0)}k`;
}

/** Milliseconds as `31 s` or `2 min 5 s`. */
export function duration(milliseconds: number | null): Words {
  if (milliseconds === null) return words`unknown`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return words`${seconds} s`;
  return words`${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
