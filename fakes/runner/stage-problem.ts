/**
 * What the runner holds against a stage beside its exit code. `file` (an ill-formed file) and
 * `command` (a deprecated or refused one) fail the step; a dropped `summary` or `output` does not.
 */
export interface StageProblem {
  readonly kind: "command" | "file" | "output" | "summary";
  readonly message: string;
}

/** Whether the problem makes the step fail. */
export function isFailing(problem: StageProblem): boolean {
  return problem.kind === "command" || problem.kind === "file";
}
