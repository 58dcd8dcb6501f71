import { evaluateChecks } from "../checks/evaluation/evaluate-checks.ts";
import type { EvaluateReply, EvaluateRequest } from "../model/ports.ts";

/**
 * Evaluates the checks of a test on each of its runs, afresh: a stored pass is never believed.
 * What throws in here is a fault of skillcheck and is said so; it is never a verdict.
 */
export function evaluateTest(request: EvaluateRequest): EvaluateReply {
  try {
    const samples = request.runs.map((run) => evaluateChecks(request.checks, run));
    return { kind: "verdicts", samples };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "invalid", reason: `a check broke: ${reason}`, fault: true };
  }
}
