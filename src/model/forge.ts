import type { Conclusion } from "./status.ts";

/** Why a call to the forge did not do what was asked; never an exception for the caller. */
export type ForgeFailure =
  | { readonly kind: "no-permission"; readonly text: string }
  | { readonly kind: "missing"; readonly text: string }
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "rate-limited"; readonly text: string }
  | { readonly kind: "unreachable"; readonly text: string };

export type ForgeResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ForgeFailure };

/** What started this job, reduced to what skillcheck needs (actions.md §10.2). */
export type RunEvent =
  | {
      readonly kind: "pull-request";
      readonly number: number;
      readonly head: string;
      readonly base: string;
      readonly baseName: string;
      readonly author: string | null;
      /** By repository id; a deleted head repository counts as a fork (security.md EV-2). */
      readonly fork: boolean;
    }
  | {
      readonly kind: "merge-group";
      /** The pull request that the queue's branch names; null when it cannot be read. */
      readonly pull: number | null;
      readonly head: string;
      readonly base: string;
      readonly baseName: string;
    }
  | {
      readonly kind: "push";
      readonly head: string;
      /** Null for a new branch. */
      readonly base: string | null;
      readonly baseName: string;
    }
  | { readonly kind: "everything"; readonly head: string };

/** A changed path as the forge tells it; a rename has both paths. */
export interface ChangedFile {
  readonly path: string;
  readonly previousPath?: string;
  readonly status: "added" | "modified" | "removed" | "renamed";
}

export type ChangedFiles =
  | { readonly kind: "list"; readonly files: readonly ChangedFile[] }
  /** The list cannot be trusted; whoever asked must look elsewhere, or take all skills (EV-4). */
  | { readonly kind: "untrusted"; readonly reason: string };

/** A pull request as it is now, read again before anything is posted (security.md EV-8). */
export interface PullHead {
  readonly head: string;
  readonly open: boolean;
  readonly author: string | null;
  /** By repository id; a deleted head repository counts as a fork (security.md EV-2). */
  readonly fork: boolean;
}

/** One of our comments as it stands. */
export interface StoredComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

/** What to do with the stored comment: decided by the caller (reporting.md §4.4). */
export type StickyDecision =
  | { readonly kind: "write"; readonly body: string }
  | { readonly kind: "skip"; readonly reason: string };

export interface StickyRequest {
  readonly pull: number;
  /** Whether a body ends in our marker with our key. */
  readonly isOurs: (body: string) => boolean;
  /** Sees the stored body, null when there is none. */
  readonly decide: (stored: string | null) => StickyDecision;
  /** One more step of the size ladder, for a body that was refused (422). */
  readonly shorter: (refused: string) => string;
}

export interface StickyOutcome {
  readonly comment: StoredComment | null;
  readonly did: "created" | "edited" | "skipped";
  readonly reason: string;
}

export interface CheckRunAnnotation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly level: "failure" | "warning";
  readonly title: string;
  readonly message: string;
}

export interface CheckRunResult {
  readonly conclusion: Conclusion;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckRunAnnotation[];
}

export interface StartedCheckRun {
  readonly id: number;
  readonly url: string;
  /** Who wrote it: `<sha>:<workflow run id>:<attempt>:<kind>` (EV-14). */
  readonly externalId: string;
  /** A live result of the same commit that a replay must not replace (EV-8 rule 3). */
  readonly keepsLiveResult: boolean;
}

export type CheckRunStart =
  | { readonly kind: "started"; readonly run: StartedCheckRun }
  /** A newer workflow run has written its result (EV-8 rule 2). */
  | { readonly kind: "superseded"; readonly url: string };

/** One skill in one state of its tree, as the Actions cache knows it (design.md §6). */
export interface CachePlace {
  /** `skillcheck-c1-<S>-`: S has a fixed length, so the prefix fits no other S (security.md CA-2). */
  readonly prefix: string;
  /** The single path of the entry, relative to the root. */
  readonly path: string;
}

/** What a restore gave; never an exception (actions.md §5.7). */
export type CacheRestore =
  | { readonly kind: "hit"; readonly key: string }
  | { readonly kind: "miss"; readonly reason: string };

export type CacheSave =
  | { readonly kind: "saved" }
  | { readonly kind: "not-saved"; readonly reason: string };

/** What became of the uploaded report. */
export type ReportUpload =
  | { readonly kind: "uploaded"; readonly id: number }
  | { readonly kind: "not-uploaded"; readonly reason: string };

/** GitHub, as the use cases know it (design.md §3). No method throws for an answer of the service; all do once the job is cancelled. */
export interface Forge {
  /** Untrusted too when `head` is no longer the head: the API lists the files of the newest commit. */
  readonly listChangedFiles: (pull: number, head: string) => Promise<ChangedFiles>;
  /** Whether a person may write to the repository (security.md AU-4). */
  readonly isWriter: (login: string) => Promise<boolean>;
  readonly readPullHead: (pull: number) => Promise<ForgeResult<PullHead>>;
  /** Commits of the pull request after `sha`; null when nobody can tell. */
  readonly countCommitsSince: (pull: number, sha: string) => Promise<number | null>;
  readonly writeStickyComment: (request: StickyRequest) => Promise<ForgeResult<StickyOutcome>>;
  /** Finds or creates the check run `skillcheck` on the head commit. */
  readonly startCheckRun: (head: string) => Promise<ForgeResult<CheckRunStart>>;
  readonly finishCheckRun: (
    run: StartedCheckRun,
    result: CheckRunResult,
  ) => Promise<ForgeResult<string>>;
  /** Restores into an empty folder. */
  readonly restoreRecordings: (place: CachePlace, folder: string) => Promise<CacheRestore>;
  /** Saves what lies below `folder` at `place.path`. */
  readonly saveRecordings: (place: CachePlace, folder: string) => Promise<CacheSave>;
  readonly uploadReport: (
    file: string,
    folder: string,
    retentionDays: number | undefined,
  ) => Promise<ReportUpload>;
}
