import type { Cassette } from "./cassette.ts";
import type { CheckSpec } from "./check-spec.ts";
import type { RunFacts, TurnOutline } from "./run.ts";
import type { FileContent, TreeEntry } from "./tree-entry.ts";
import type { CheckVerdict } from "./verdict.ts";

/** A read-only view of one tree: a commit's (git objects) or a folder's (command line). */
export interface Files {
  /** Every entry below the root, sorted bytewise by path; ignored and `.git` entries left out. */
  readonly list: () => Promise<readonly TreeEntry[]>;
  /** Reads one file; `limit` in bytes is checked before anything is read. Never throws for content. */
  readonly read: (path: string, limit: number) => Promise<FileContent>;
  /**
   * Whether the file at `path` has exactly these bytes, told without reading it. A tree of git objects
   * can: an object's id is the digest of its bytes. Absent where only reading tells.
   */
  readonly holds?: (path: string, bytes: Uint8Array) => Promise<boolean>;
}

/** A path that differs between two commits, renames not followed (actions.md §10.4). */
export interface ChangedPath {
  readonly path: string;
  readonly status: "added" | "modified" | "removed";
}

/** Contiguous changed lines of one file; line numbers are 1-based, 0 when a side is empty. */
export interface DiffHunk {
  readonly path: string;
  readonly baseLine: number;
  readonly removed: readonly string[];
  readonly headLine: number;
  readonly added: readonly string[];
}

/** The one reader of git objects, for base and head (security.md EV-9). Commits are full SHAs. */
export interface Git {
  /** Full SHA of a commit-ish that is present, or null. */
  readonly resolve: (commitish: string) => Promise<string | null>;
  readonly tree: (commit: string) => Files;
  readonly changedPaths: (base: string, head: string) => Promise<readonly ChangedPath[] | null>;
  /** Hunks (no context) between two commits below some folders. */
  readonly hunks: (
    base: string,
    head: string,
    folders: readonly string[],
  ) => Promise<readonly DiffHunk[]>;
  readonly mergeBase: (a: string, b: string) => Promise<string | null>;
  /** Parents of a commit, first parent first; also where a shallow clone cut them off (actions.md §10.4). */
  readonly parents: (commit: string) => Promise<readonly string[]>;
  /** The newest commits of a branch along first parents, newest first. */
  readonly newestCommits: (commit: string, count: number) => Promise<readonly string[]>;
}

/** Where recordings lie. Paths are relative to the root. */
export interface Store {
  readonly list: () => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<FileContent>;
  /** Whole or not at all: written beside and renamed. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The same moment as UTC, `2026-11-30T09:12:44Z`. */
  readonly timestamp: () => string;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. Never rejects. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A whole test for the evaluation worker, which reads the recordings itself. Plain JSON in and out. */
export interface EvaluateRequest {
  readonly checks: readonly CheckSpec[];
  readonly cassettes: readonly Cassette[];
}

/** No verdict was reached: the worker was ended at a limit of time, or by its own fault. */
export interface NotEvaluated {
  readonly kind: "invalid";
  readonly reason: string;
  /** Whether it is skillcheck's own fault. */
  readonly fault: boolean;
}

/** Verdicts of each recording, in the order of the request. */
export type Evaluation =
  | { readonly kind: "verdicts"; readonly samples: readonly (readonly CheckVerdict[])[] }
  | NotEvaluated;

/** What is known of the recordings once they are read, in the order of the request. */
export interface ReadRuns {
  readonly facts: readonly RunFacts[];
  readonly outlines: readonly (readonly TurnOutline[])[];
}

/** What the worker behind Evaluate sends, as JSON: a text is handed over in half the time of its objects one by one. */
export type WorkerMessage =
  | { readonly kind: "ready" }
  /** The recordings of the first open request are read; now they are evaluated. */
  | { readonly kind: "read"; readonly runs: ReadRuns }
  | { readonly kind: "evaluated"; readonly evaluation: Evaluation };

export interface EvaluateReply {
  readonly evaluation: Evaluation;
  /** Null when the worker ended before it had read them. */
  readonly runs: ReadRuns | null;
}

export interface Evaluate {
  /** Starts the worker ahead of its first request, which waits for it otherwise. */
  readonly start: () => void;
  readonly evaluate: (request: EvaluateRequest) => Promise<EvaluateReply>;
  /** Ends the worker at once; what is still asked, now or later, is answered as invalid. */
  readonly close: () => Promise<void>;
}
