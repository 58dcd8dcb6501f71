import type { Sha256 } from "./digest.ts";
import type { CheckRunAnnotation, Forge, RunEvent, StartedCheckRun } from "./forge.ts";
import type { Inputs } from "./inputs.ts";
import type { Clock, Evaluate, Git, Store } from "./ports.ts";

/** The repository of a job as git objects (security.md EV-9); nothing is checked out. */
export interface JobRepository {
  /** Paths relative to `working-directory`. */
  readonly git: Git;
  /** Fetches commits at depth 1; why one could not be had, or null. */
  readonly fetch: (commits: readonly string[]) => Promise<string | null>;
}

/** One run of the action, job `check`: everything that it may touch, as ports. */
export interface Job {
  readonly event: RunEvent;
  readonly inputs: Inputs;
  readonly forge: Forge;
  readonly repository: JobRepository;
  /** The merge commit of a pull request (`GITHUB_SHA`), for the fallback of actions.md §10.4. */
  readonly mergeCommit: string | null;
  /** Path of the workflow file that runs us, relative to the repository, or null. */
  readonly workflowPath: string | null;
  readonly place: {
    readonly repository: string;
    readonly serverUrl: string;
    readonly workflowRun: number;
    readonly attempt: number;
  };
  readonly version: string;
  readonly clock: Clock;
  readonly evaluate: Evaluate;
  readonly sha256: Sha256;
  /** Exact values that must not leave this machine. */
  readonly secrets: readonly string[];
  /** Opens a new, empty folder of this job as a store below `folder`. */
  readonly openStore: (folder: string) => Promise<{ readonly path: string; readonly store: Store }>;
  /** Writes a result file; its absolute path. */
  readonly writeResult: (name: string, text: string) => Promise<string>;
  readonly writeSummary: (markdown: string) => Promise<void>;
  readonly setOutput: (name: string, value: string) => void;
  readonly annotate: (annotation: CheckRunAnnotation) => void;
  /** Lines that no log command can hide in. */
  readonly log: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Told as soon as a check run is in progress, so that it is finished in every case (EV-13). */
  readonly onStarted: (run: StartedCheckRun) => void;
  /** Told when the check run has its result and must not be touched again. */
  readonly onFinished: () => void;
}
