import type { Evidence } from "../../model/verdict.ts";
import type { CheckFinding } from "./define-check.ts";
import { cutText } from "./excerpt.ts";

/** The check holds. */
export function pass(reason: string, evidence: Evidence | null): CheckFinding {
  return { verdict: "pass", reason, expected: null, actual: null, evidence };
}

/** The check does not hold; `actual` and `expected` are cut at 200 characters. */
export function fail(failure: {
  readonly reason: string;
  readonly expected: string;
  readonly actual: string;
  readonly evidence: Evidence | null;
}): CheckFinding {
  return {
    verdict: "fail",
    reason: failure.reason,
    expected: cutText(failure.expected),
    actual: cutText(failure.actual),
    evidence: failure.evidence,
  };
}

/** Nothing was learnt. */
export function invalid(reason: string): CheckFinding {
  return { verdict: "invalid", reason, expected: null, actual: null, evidence: null };
}

/** Evidence that is a fact of the run, not an event or a file. */
export function runFact(text: string): Evidence {
  return { kind: "run", text: cutText(text) };
}
