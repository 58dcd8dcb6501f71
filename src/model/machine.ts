import type { KeptFile } from "./cassette.ts";
import type { MaterialFile } from "./play.ts";
import type { GitState } from "./run.ts";

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

/** How a process ended; a process that could not be started is `missing`. */
export type ProcessResult =
  | { readonly kind: "missing"; readonly reason: string }
  | {
      readonly kind: "ended";
      readonly exit: number | null;
      readonly signal: string | null;
      readonly ended: "by-itself" | "timeout" | "output";
      readonly stdout: string;
      readonly stderr: string;
      readonly startedAt: string;
      readonly durationMs: number;
      /** Descendants that were still alive after it and were ended, by command name. */
      readonly survivors: readonly string[];
    };

/** What a run's workspace is filled with, in the order of suite.md §3. */
export interface WorkspacePlan {
  readonly from: readonly MaterialFile[];
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly setup: readonly string[];
  /** Where the agent looks for skills, relative to the workspace: `.claude/skills/<name>`. */
  readonly skill: { readonly folder: string; readonly files: readonly MaterialFile[] };
  /** Top-level names that belong to agents and are never part of a snapshot (formats.md §9). */
  readonly agentFolders: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly setupTimeoutMs: number;
}

/** State of the workspace files: everything but git's and the agents' own folders. */
export interface Snapshot {
  readonly files: readonly KeptFile[];
}

export interface OpenWorkspace {
  /** Real paths. */
  readonly workspace: string;
  readonly home: string;
  readonly snapshot: () => Promise<Snapshot>;
  /** Commits made since the start commit and `setup`. */
  readonly git: () => Promise<GitState>;
  readonly run: (call: Omit<ProcessCall, "folder">) => Promise<ProcessResult>;
  /** Ends what is still running and removes every folder. */
  readonly close: () => Promise<void>;
}

/** The machine of a live run: throwaway workspaces and processes in them. */
export interface Machine {
  /** Base environment of every child: PATH, LANG, TZ, … (security.md SB-6), without HOME. */
  readonly baseEnvironment: Readonly<Record<string, string>>;
  readonly isRoot: boolean;
  /** "linux x64". */
  readonly platform: string;
  readonly nodeVersion: string;
  readonly open: (
    plan: (folders: { readonly workspace: string; readonly home: string }) => WorkspacePlan,
  ) => Promise<
    | { readonly kind: "open"; readonly workspace: OpenWorkspace }
    | { readonly kind: "failed"; readonly reason: string }
  >;
}
