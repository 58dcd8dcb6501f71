import type { Comparison } from "../model/status.ts";
import { ALPHA } from "./alpha.ts";
import type { Counts } from "./counts.ts";
import { newcombeInterval } from "./newcombe-interval.ts";
import { compareRationals, type Rational, toNumber } from "./rational.ts";
import { headSamplesNeeded, smallestUsefulHead } from "./samples-needed.ts";
import { type SkillRegression, skillRegressions } from "./skill-regression.ts";
import { headBetterP, headWorseP, type Stratum, toStratum } from "./stratum.ts";

/** One test × agent × model of a touched skill, arm `skill`. Base samples are evaluated with the head's checks. */
export interface ComparedTest {
  readonly base: Counts;
  readonly head: Counts;
  /** Base and head have the same run key: nothing this run depends on changed. */
  readonly sameKey: boolean;
  /** Inputs of the test itself that differ (prompt, answers, env, workspace, setup, fakes); empty when none. */
  readonly changedInputs: readonly string[];
}

export interface TestComparison {
  readonly comparison: Comparison;
  /** Own one-sided Fisher p that the head is worse, or null when not compared. */
  readonly p: number | null;
  readonly reason: string;
  /** Head samples that would do, for `inconclusive`; null = not asked or more than 400. */
  readonly samplesNeeded: number | null;
}

export interface SkillComparison {
  /** Null when nothing could have changed. */
  readonly regression: SkillRegression | null;
  readonly tests: readonly TestComparison[];
}

/** Compares all touched skills at once: statistics.md §11 for the skills, §12.2 for their tests. */
export function compareWithBase(
  skills: readonly (readonly ComparedTest[])[],
): readonly SkillComparison[] {
  const results = skillRegressions(skills.map((tests) => tests.filter(isComparable)));
  return skills.map((tests, index) => {
    const result = results[index];
    const regression = result?.regression ?? null;
    const marks = [...(result?.marks ?? [])];
    return {
      regression,
      tests: tests.map((test) => {
        if (!isComparable(test)) return settled(test);
        return compareTest(test, regression, marks.shift() ?? false);
      }),
    };
  });
}

const WORST_FIRST: readonly Comparison[] = [
  "regressed",
  "inconclusive",
  "no-base",
  "improved",
  "same",
];

/** The worst of the words of a skill's tests (reporting.md §2.3); `no-base` when it has none. */
export function worstComparison(comparisons: readonly Comparison[]): Comparison {
  return WORST_FIRST.find((comparison) => comparisons.includes(comparison)) ?? "no-base";
}

/** Not settled by rows 1 and 2. */
function isComparable(test: ComparedTest): boolean {
  const bothSides = test.base.valid > 0 && test.head.valid > 0;
  return bothSides && test.changedInputs.length === 0 && !test.sameKey;
}

/** Rows 1 and 2. */
function settled(test: ComparedTest): TestComparison {
  const word = (comparison: Comparison, reason: string): TestComparison => ({
    comparison,
    p: null,
    reason,
    samplesNeeded: null,
  });
  if (test.changedInputs.length > 0) {
    return word("no-base", `test changed: ${test.changedInputs.join(", ")}`);
  }
  if (test.base.valid === 0) return word("no-base", "no valid sample on the base");
  if (test.head.valid === 0) return word("no-base", "no valid sample of this commit");
  return word("same", "nothing this run depends on changed");
}

/** Rows 3 to 6. */
function compareTest(
  test: ComparedTest,
  regression: SkillRegression | null,
  marked: boolean,
): TestComparison {
  const stratum = toStratum(test.base, test.head);
  const exact = headWorseP(stratum);
  const result = { p: toNumber(exact), samplesNeeded: null };
  if (marked && regression !== null) {
    return { ...result, comparison: "regressed", reason: regressedReason(exact, regression) };
  }
  const better = headBetterP(stratum);
  if (isBelowAlpha(better)) {
    const reason = `Improved (p ${formatP(toNumber(better))})`;
    return { ...result, comparison: "improved", reason };
  }
  const interval = newcombeInterval(test.base, test.head);
  if (sameRate(test) || (interval.low >= -0.2 && interval.high <= 0.2)) {
    return { ...result, comparison: "same", reason: sameReason(interval) };
  }
  return { ...result, comparison: "inconclusive", ...undecided(test, stratum, regression) };
}

function regressedReason(own: Rational, regression: SkillRegression): string {
  if (isBelowAlpha(own)) return `Regressed (p ${formatP(toNumber(own))})`;
  const p = formatP(regression.p.value);
  return `Regressed with its skill (p ${p} over ${regression.strata} tests)`;
}

function sameReason({ low, high }: { readonly low: number; readonly high: number }): string {
  const points = (value: number) => `${value > 0 ? "+" : ""}${Math.round(value * 100)}`;
  // the interval is of base minus head; people read the change of the head
  return `Same; the change lies between ${points(-high)} and ${points(-low)} points (95 %)`;
}

function undecided(
  test: ComparedTest,
  stratum: Stratum,
  regression: SkillRegression | null,
): Pick<TestComparison, "reason" | "samplesNeeded"> {
  const { base, head } = test;
  const own = headWorseP(stratum);
  const isWorse = head.passed * base.valid < base.passed * head.valid;
  if (!isWorse) {
    const p = formatP(toNumber(headBetterP(stratum)));
    return { reason: `Could be chance (p ${p})`, samplesNeeded: null };
  }
  const worst = headWorseP(toStratum(base, { passed: 0, valid: head.valid }));
  if (!isBelowAlpha(worst)) {
    const needed = smallestUsefulHead(base);
    const hint = needed === null ? "more base samples" : `at least ${needed} samples`;
    const reason = `Too few samples to show a change; ${hint} would be needed`;
    return { reason, samplesNeeded: needed };
  }
  const among = isBelowAlpha(own) ? `, one of ${regression?.strata ?? 1} tests` : "";
  return {
    reason: `Could be chance (p ${formatP(toNumber(own))}${among})`,
    samplesNeeded: headSamplesNeeded(base, head.passed / head.valid),
  };
}

function isBelowAlpha(p: Rational): boolean {
  return compareRationals(p, ALPHA) < 0;
}

function sameRate({ base, head }: ComparedTest): boolean {
  return base.passed * head.valid === head.passed * base.valid;
}

/** "= 0.024": two significant digits, "< 0.001" below that (statistics.md §18). */
function formatP(p: number): string {
  return p < 0.001 ? "< 0.001" : `= ${Number(p.toPrecision(2))}`;
}
