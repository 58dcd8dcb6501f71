import type { Outcome } from "../../model/outcome.ts";
import type { RunFacts } from "../../model/run.ts";

const OUTCOME_TEXTS: Readonly<Record<Exclude<Outcome, "completed">, string>> = {
  "timed-out": "the run timed out",
  crashed: "the agent crashed",
  "provider-error": "the model provider failed",
  "over-budget": "the run was over its budget",
  "cut-off": "the recording ends before its final event",
  "too-much-output": "too much output",
};

/** Why a run proves nothing, or null when it completed (suite.md §5, security.md SB-10). */
export function findNotCompleted(run: RunFacts): string | null {
  return run.outcome === "completed" ? null : OUTCOME_TEXTS[run.outcome];
}
