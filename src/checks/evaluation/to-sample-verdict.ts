import type { RunFacts } from "../../model/run.ts";
import type { VerdictWord } from "../../model/status.ts";
import type { CheckVerdict } from "../../model/verdict.ts";
import { findNotCompleted } from "./not-completed.ts";

/**
 * Verdict of one sample in the order of suite.md §5: a run that did not complete, or without a
 * check, is invalid; it fails if one check fails; else is invalid if one is; else passes.
 */
export function toSampleVerdict(run: RunFacts, verdicts: readonly CheckVerdict[]): VerdictWord {
  if (findNotCompleted(run) !== null || verdicts.length === 0) return "invalid";
  if (verdicts.some(({ verdict }) => verdict === "fail")) return "fail";
  return verdicts.every(({ verdict }) => verdict === "pass") ? "pass" : "invalid";
}
