import type { KeptFile } from "./cassette.ts";
import type { MaterialFile } from "./play.ts";
import type { GitState } from "./run.ts";
import type { OpenStandIns, StandIn } from "./stand-in.ts";

/** A process to run to its end. Nothing of our own environment is inherited (security.md SB-6). */
export interface ProcessCall {
  readonly command: string;
  readonly args: readonly string[];
  /** Folder it runs in. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Text for stdin, handed over as a regular file (agents.md AG-4, AG-5). */
  readonly stdin: string;
  readonly timeoutMs: number;
  /** Bytes of stdout after which it is cut and ended (agents.md AG-6). */
  readonly outputBytes: number;
}

/** How a process ended; `failed` could not be started, or was given up because skillcheck itself is ending. */
export type ProcessResult =
  | { readonly kind: "failed"; readonly reason: string }
  | {
      readonly kind: "ended";
      readonly exit: number | null;
      readonly signal: string | null;
      /** `output` whenever stdout or stderr were longer than what was kept, also after an exit by itself. */
      readonly ended: "by-itself" | "timeout" | "output";
      readonly stdout: string;
      readonly stderr: string;
      readonly startedAt: string;
      readonly durationMs: number;
      /** Descendants that were still alive after an exit by itself and were ended, by command name. */
      readonly survivors: readonly string[];
      /** Processes that could not be ended at all (another user's, stuck in the kernel), by command name. */
      readonly unended: readonly string[];
    };

/** The folders of one run, all below one root that only this user may enter. Real paths. */
export interface RunFolders {
  readonly workspace: string;
  readonly home: string;
  /** Temporary folder of the run, beside its home: a path in it does not name the home. */
  readonly temporary: string;
}

/** What a run's workspace is filled with, in the order of suite.md §3. */
export interface WorkspacePlan {
  readonly from: readonly MaterialFile[];
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly setup: readonly string[];
  /** Commands that stand in for real ones, first on the PATH of `setup` and of everything that is run. */
  readonly standIns: readonly StandIn[];
  /** Where the agent looks for skills, relative to the workspace: `.claude/skills/<name>`. */
  readonly skill: { readonly folder: string; readonly files: readonly MaterialFile[] };
  /** Names that belong to agents and to git: never part of a snapshot, at any depth (formats.md §9). */
  readonly agentNames: readonly string[];
  /** Paths the agent would read from every folder above the workspace (agents.md AG-10); none may exist. */
  readonly parentFiles: readonly string[];
  /** Environment of `setup`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly setupTimeoutMs: number;
}

/** The files of the workspace: everything but git's and the agents' own. Or why they cannot be told. */
export type Snapshot =
  | { readonly kind: "files"; readonly files: readonly KeptFile[] }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Branch and commits of the workspace, empty where there is no repository any more. Or why they cannot be told. */
export type GitReading =
  | { readonly kind: "state"; readonly state: GitState }
  | { readonly kind: "unreadable"; readonly reason: string };

export interface OpenWorkspace extends RunFolders {
  /** Null where the plan has none. */
  readonly standIns: OpenStandIns | null;
  /** Never rejects. */
  readonly snapshot: () => Promise<Snapshot>;
  /** Commits made since the start commit and `setup`. Never rejects. */
  readonly git: () => Promise<GitReading>;
  readonly run: (call: Omit<ProcessCall, "folder">) => Promise<ProcessResult>;
  /** Removes every folder; never rejects. What could not be removed as a sentence, else null. */
  readonly close: () => Promise<string | null>;
}

/** The machine of a live run: throwaway workspaces and processes in them. */
export interface Machine {
  /** Base environment of every child: PATH, LANG, TZ, … (security.md SB-6), without HOME. */
  readonly baseEnvironment: Readonly<Record<string, string>>;
  readonly isRoot: boolean;
  /** "linux x64". */
  readonly platform: string;
  readonly nodeVersion: string;
  /** Never rejects. */
  readonly open: (
    plan: (folders: RunFolders) => WorkspacePlan,
  ) => Promise<
    | { readonly kind: "open"; readonly workspace: OpenWorkspace }
    | { readonly kind: "failed"; readonly reason: string }
  >;
  /** Whether `close` was called: nothing more can be run. */
  readonly isClosed: () => boolean;
  /**
   * Ends every process of every open workspace and removes all their folders, for an interrupted
   * command. Afterwards nothing can be opened or run: it fails with "interrupted".
   */
  readonly close: () => Promise<void>;
}
