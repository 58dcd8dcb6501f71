import { evaluateChecks } from "../checks/evaluation/evaluate-checks.ts";
import type { CheckSpec } from "../model/check-spec.ts";
import type { EvaluateRequest, Evaluation, ReadRuns } from "../model/ports.ts";
import type { Run, RunFacts } from "../model/run.ts";
import { outlineRun } from "../transcripts/outline-run.ts";
import { readRun } from "../transcripts/read-run.ts";

/**
 * Reads the recordings of a test and evaluates its checks on them. `onRead` is told between the two:
 * the limit of RX-1 is one of evaluating, and what is read stays known when that takes too long.
 */
export function evaluateCassettes(
  { checks, cassettes }: EvaluateRequest,
  onRead: (runs: ReadRuns) => void,
): Evaluation {
  const runs = cassettes.map(readRun);
  onRead({ facts: runs.map(toFacts), outlines: runs.map(outlineRun) });
  return evaluateTest({ checks, runs });
}

/**
 * Evaluates the checks of a test on each of its runs, afresh: a stored pass is never believed.
 * What throws in here is a fault of skillcheck and is said so; it is never a verdict.
 */
export function evaluateTest(test: {
  readonly checks: readonly CheckSpec[];
  readonly runs: readonly Run[];
}): Evaluation {
  try {
    const samples = test.runs.map((run) => evaluateChecks(test.checks, run));
    return { kind: "verdicts", samples };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "invalid", reason: `a check broke: ${reason}`, fault: true };
  }
}

function toFacts({ turns: _turns, startFiles: _startFiles, ...facts }: Run): RunFacts {
  return facts;
}
