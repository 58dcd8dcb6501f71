import type { Config } from "./config.ts";
import type { OpenRoot } from "./desk.ts";
import type { Severity } from "./severity.ts";

/** How the skills of a root are linted, each for itself: all that a thread is told beside the tree. Plain data. */
export interface LintJob extends Pick<OpenRoot, "within" | "names"> {
  readonly hasGitModes: boolean;
  readonly config: Pick<Config, "lint" | "agents">;
  /** The least severe finding that anybody wants. */
  readonly level: Severity;
}

/**
 * Lints skills of a root on several threads; `Outcome` is what the linting worker makes of one. Resolves to the
 * outcomes in the order of the folders, and rejects where a thread ends before its time, which is a fault of ours.
 */
export type LintOnThreads = <Outcome>(
  job: LintJob,
  folders: readonly string[],
) => Promise<readonly Outcome[]>;
