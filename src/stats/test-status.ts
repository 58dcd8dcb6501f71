import type { TestStatus } from "../model/status.ts";
import type { Counts } from "./counts.ts";
import { fixedPlanOutcome, neededPasses } from "./fixed-plan.ts";
import { compareRationals, decimalToRational, multiplyRationals, rational } from "./rational.ts";
import { samplesToDecide } from "./samples-needed.ts";

/** What is known of one test × agent × model, arm `skill`, with a fixed plan. Stale samples are not in here. */
export interface TestEvidence {
  /** Checks the test has. */
  readonly checks: number;
  /** Checks that were evaluated, over all samples. */
  readonly evaluatedChecks: number;
  /** Samples planned, at least 1. */
  readonly planned: number;
  /** 0 to 1. */
  readonly minPassRate: number;
  /** Above this share of attempted samples that ended invalid, the test is invalid; 0 to 1. */
  readonly maxInvalid: number;
  /** Recordings are at hand and no more can come: they are judged by their own number, be it below or above the plan. */
  readonly replayed: boolean;
  readonly passed: number;
  readonly failed: number;
  /** Reason of each sample that ended invalid ("timed out"). */
  readonly invalid: readonly string[];
  /** What kept planned samples from being made ("the money ended"); null where all were, or none was to be. */
  readonly ended: string | null;
  /** Why nothing was attempted ("recording is stale: SKILL.md changed"); used when there is no sample. */
  readonly missing: string;
}

export interface TestDecision {
  readonly status: TestStatus;
  /** Pass, but some valid sample failed. */
  readonly flaky: boolean;
  /** One sentence without the numbers of the rate. */
  readonly reason: string;
  /** Passes needed. */
  readonly needed: number;
  /** Samples in all that would decide at the observed rate; only of `inconclusive`, null = more than 400. */
  readonly samplesToDecide: number | null;
}

/** Status of one test with a fixed plan: rows 1, 3, 4, 9, 10 and 11 of statistics.md §12.1, first match wins. */
export function toTestStatus(evidence: TestEvidence): TestDecision {
  const valid = evidence.passed + evidence.failed;
  // More recordings than planned raise the number that must pass too: a plan is no way to lower it.
  const judged = evidence.replayed && valid > 0 ? valid : evidence.planned;
  const needed = neededPasses(evidence.minPassRate, judged);
  const decision = { flaky: false, needed, samplesToDecide: null };
  const early = toEarlyEnd(evidence);
  const nothing = nothingLearnt(evidence, valid);
  if (nothing !== null) {
    return { ...decision, status: nothing.status, reason: joined(nothing.reason, early) };
  }
  const counts = { passed: evidence.passed, valid };
  const status = fixedPlanOutcome(counts, evidence.minPassRate, needed);
  if (status === "pass") {
    const flaky = evidence.failed > 0;
    const reason = flaky ? "passes, but not every time" : "passes";
    return { ...decision, status, flaky, reason: joined(reason, early) };
  }
  if (status === "fail") {
    return { ...decision, status, reason: joined(failReason(counts, needed, judged), early) };
  }
  return { ...decision, status, ...toUndecided(evidence, { needed, judged, early }) };
}

/** "the money ended after 2 of 5 samples"; null where every planned sample was made. */
function toEarlyEnd({ ended, planned, passed, failed, invalid }: TestEvidence): string | null {
  const ran = passed + failed + invalid.length;
  return ended === null || ran === 0 || ran >= planned
    ? null
    : `${ended} after ${ran} of ${planned} samples`;
}

function joined(reason: string, early: string | null): string {
  return early === null ? reason : `${reason}; ${early}`;
}

/** Row 11: too few samples for their plan, or below the rate and chance can explain it. */
function toUndecided(
  evidence: TestEvidence,
  {
    needed,
    judged,
    early,
  }: { readonly needed: number; readonly judged: number; readonly early: string | null },
): { readonly reason: string; readonly samplesToDecide: number | null } {
  const { passed, failed, planned, minPassRate } = evidence;
  const valid = passed + failed;
  // Only of a live run: recordings are judged by their own number.
  if (passed + judged - valid >= needed) {
    const counts = toCountWords(evidence);
    const reason = `${early ?? `${valid} of ${planned} samples gave a verdict`}: ${counts}, and ${needed} must pass`;
    return { reason, samplesToDecide: planned };
  }
  const enough = samplesToDecide({ passed, valid }, minPassRate);
  const hint = enough === null ? "" : `; about ${enough} samples would decide`;
  const below = `below the ${needed} of ${judged} that are needed, but chance can explain it${hint}`;
  return { reason: joined(below, early), samplesToDecide: enough };
}

/** "2 pass, 1 fails, 1 timed out". */
function toCountWords({ passed, failed, invalid }: TestEvidence): string {
  const counts = [
    [passed, "pass", "passes"],
    [failed, "fail", "fails"],
  ] as const;
  const words = counts.flatMap(([count, several, one]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`],
  );
  return [...words, ...(invalid.length === 0 ? [] : [byReason(invalid)])].join(", ");
}

/** Rows 1, 3 and 4; null when there is something to judge. */
function nothingLearnt(
  evidence: TestEvidence,
  valid: number,
): { readonly status: TestStatus; readonly reason: string } | null {
  const invalid = evidence.invalid.length;
  if (evidence.checks === 0) return { status: "invalid", reason: "asserts nothing" };
  if (valid + invalid === 0) return { status: "unverified", reason: evidence.missing };
  if (valid === 0 || isAbove(invalid, valid + invalid, evidence.maxInvalid)) {
    const reason = `no verdict in ${invalid} of ${valid + invalid} samples: ${byReason(evidence.invalid)}`;
    return { status: "invalid", reason };
  }
  if (evidence.evaluatedChecks === 0) {
    return { status: "invalid", reason: "asserts nothing: no check was evaluated" };
  }
  return null;
}

function failReason({ passed, valid }: Counts, needed: number, judged: number): string {
  if (valid === 1) return "the single sample fails";
  if (passed === 0) return "no sample passes";
  return `below the ${needed} of ${judged} that are needed, and chance does not explain it`;
}

/** part / whole > share, exactly. */
function isAbove(part: number, whole: number, share: number): boolean {
  const limit = multiplyRationals(decimalToRational(share), rational(BigInt(whole), 1n));
  return compareRationals(rational(BigInt(part), 1n), limit) > 0;
}

/** "timed out (2), rate limit (1)", most frequent first. */
function byReason(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .map(([reason, count]) => `${reason} (${count})`)
    .join(", ");
}

const WORST_FIRST: readonly TestStatus[] = [
  "fail",
  "invalid",
  "unverified",
  "inconclusive",
  "pass",
];

/** The worst of several statuses (reporting.md §2.4); `pass` when there is none. */
export function worstStatus(statuses: readonly TestStatus[]): TestStatus {
  return WORST_FIRST.find((status) => statuses.includes(status)) ?? "pass";
}
