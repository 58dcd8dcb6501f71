import type { OpenRoot } from "../model/desk.ts";
import { type Problem, toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { placeBelow, placeProblems } from "./place-paths.ts";

/** For verbs that go no further with a file that cannot be used: throws UsageError with a line a problem. */
export function refuseProblems(root: OpenRoot, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const placed = placeProblems(problems, placeBelow(root.label));
  throw new UsageError(placed.map(toProblemLine).join("\n"));
}
