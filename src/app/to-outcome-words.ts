import type { RunFacts } from "../model/run.ts";

/** `provider-error (auth)`, `cut-off`: how a run ended and, where it says more, by what kind of error. */
export function toOutcomeWords({
  outcome,
  errorKind,
}: Pick<RunFacts, "outcome" | "errorKind">): string {
  return errorKind === null || errorKind === outcome ? outcome : `${outcome} (${errorKind})`;
}
