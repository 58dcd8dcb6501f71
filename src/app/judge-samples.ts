import type { TestStatus, VerdictWord } from "../model/status.ts";
import type { Test } from "../model/suite.ts";
import type { CheckVerdict } from "../model/verdict.ts";
import { type TestDecision, toTestStatus, worstStatus } from "../stats/index.ts";
import type { Sample } from "./evaluate-recordings.ts";

/** The samples of one test with what they decide. */
export interface Judgement {
  readonly decision: TestDecision;
  readonly passed: number;
  readonly failed: number;
}

export interface JudgedTest {
  readonly test: Test;
  readonly planned: number;
  readonly minPassRate: number;
  readonly maxInvalid: number;
  readonly samples: readonly Sample[];
  /** Why runs of this very command taught nothing and left no recording. */
  readonly voids: readonly string[];
  /** The runs were made now, by plan; recordings are judged by their own number. */
  readonly isLive: boolean;
  /** What kept planned runs from being made, in words; null where all were made, or none was to be. */
  readonly ended: string | null;
  /** Why there is no sample, when there is none. */
  readonly missing: string;
}

/**
 * Status of one test (statistics.md §12.1). A step with a rate of its own is judged by itself over
 * the same samples, and the test takes the worst (suite.md §2 `steps`).
 */
export function judgeSamples(judged: JudgedTest): Judgement {
  const { test } = judged;
  const ownSteps = test.stepRates.flatMap((rate, index) =>
    rate === null ? [] : [{ step: index + 1, rate }],
  );
  const steps = new Set(ownSteps.map(({ step }) => step));
  const rest = judgeGroup(judged, judged.minPassRate, (step) => step === null || !steps.has(step));
  const groups = ownSteps.map(({ step, rate }) => judgeGroup(judged, rate, (of) => of === step));
  const hasRest = test.checks.some(({ step }) => step === null || !steps.has(step));
  const all = hasRest || groups.length === 0 ? [rest, ...groups] : groups;
  const worst: TestStatus = worstStatus(all.map(({ decision }) => decision.status));
  return all.find(({ decision }) => decision.status === worst) ?? rest;
}

function judgeGroup(
  judged: JudgedTest,
  minPassRate: number,
  belongs: (step: number | null) => boolean,
): Judgement {
  const checks = judged.test.checks.map(({ step }) => belongs(step));
  const verdicts = judged.samples.map((sample) => groupVerdict(sample, checks));
  const passed = verdicts.filter((verdict) => verdict === "pass").length;
  const failed = verdicts.filter((verdict) => verdict === "fail").length;
  const decision = toTestStatus({
    checks: judged.test.checks.length,
    evaluatedChecks: judged.samples.reduce((sum, sample) => sum + sample.checks.length, 0),
    planned: judged.planned,
    minPassRate,
    maxInvalid: judged.maxInvalid,
    replayed: !judged.isLive,
    passed,
    failed,
    invalid: [
      ...judged.voids,
      ...judged.samples.flatMap((sample, index) =>
        verdicts[index] === "invalid" && !isUnpaid(sample)
          ? [sample.invalidReason ?? "nothing was learnt"]
          : [],
      ),
    ],
    missing: judged.samples.some(isUnpaid) ? "the money ended" : judged.missing,
    ended: judged.ended,
  });
  return { decision, passed, failed };
}

/** Its money ended: nothing is wrong with the test (statistics.md §12.1). */
function isUnpaid({ run }: Sample): boolean {
  return run.outcome === "over-budget";
}

/** Verdict of a sample over some of its checks; the whole sample's when all are meant. */
function groupVerdict(sample: Sample, belongs: readonly boolean[]): VerdictWord {
  if (belongs.every(Boolean) || sample.run.outcome !== "completed") return sample.verdict;
  const own = sample.checks.filter((_, index) => belongs[index]);
  return worstCheck(own);
}

function worstCheck(checks: readonly CheckVerdict[]): VerdictWord {
  if (checks.some(({ verdict }) => verdict === "fail")) return "fail";
  if (checks.length === 0 || checks.some(({ verdict }) => verdict === "invalid")) return "invalid";
  return "pass";
}
