import { z } from "zod";

/**
 * One reason why a file the user wrote (suite, settings) cannot be used.
 * Printed as `file:line:column key: what: remedy`; exit code 2 (design.md §10).
 */
export const problemSchema = z.strictObject({
  /** Path relative to the root, POSIX. */
  file: z.string(),
  /** 1-based. */
  line: z.number().int().min(1),
  /** 1-based. */
  column: z.number().int().min(1),
  /** Dotted key path such as `tests[0].prompt`, empty for the whole file. */
  key: z.string(),
  /** What is wrong, without the place. */
  what: z.string(),
  /** What to write instead; empty when `what` says it all. */
  remedy: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;

/** The one line in which every surface prints a problem. */
export function toProblemLine(problem: Problem): string {
  const key = problem.key === "" ? "" : ` ${problem.key}:`;
  const remedy = problem.remedy === "" ? "" : `: ${problem.remedy}`;
  return `${problem.file}:${problem.line}:${problem.column}${key} ${problem.what}${remedy}`;
}
