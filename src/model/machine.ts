import type { KeptFile } from "./cassette.ts";
import type { Container, ContainerProof, FoundEngine } from "./container.ts";
import type { Gateway, GatewayAnswer, GatewayPlan, GatewayRequest, Opened } from "./gateway.ts";
import type { MaterialFile } from "./play.ts";
import type { GitState } from "./run.ts";
import type { OpenStandIns, StandIn } from "./stand-in.ts";
import type { TunnelPlan } from "./tunnel.ts";

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

/** What answers a process that is talked to. */
export interface Answered {
  /** Written to its stdin, each with a line end. */
  readonly say: readonly string[];
  /** `over`: the turn is; `too-much`: it said more than a run may hold (agents.md AG-6). */
  readonly turn: "open" | "over" | "too-much";
}

/** One turn of a process that is talked to. */
export interface SpokenTurn {
  /** Begins the turn. What it has said since the turn before was heard by then. */
  readonly begin: () => Answered;
  /** Hears whole lines without their ends, everything that was there at once, before anything is answered. */
  readonly hear: (lines: readonly string[]) => Answered;
  readonly timeoutMs: number;
  /** Bytes of one line of stdout after which it is cut and ended. */
  readonly outputBytes: number;
}

/** How a turn ended. After `by-itself` the process still lives, unless `exit` or `signal` say otherwise. */
export type SpokenResult =
  | Extract<ProcessResult, { readonly kind: "failed" }>
  | (Omit<ProcessEnded, "stdout"> & {
      /** Words after the last line end; they are not whole. */
      readonly rest: string;
    });

/** A process that lives through several turns. */
export interface OpenDialogue {
  /** One at a time. Never rejects. */
  readonly turn: (turn: SpokenTurn) => Promise<SpokenResult>;
  /**
   * Closes its stdin, then ends everything that came from it: what of that is the agent itself, and what it left behind, nobody can
   * tell. Never rejects.
   */
  readonly close: () => Promise<Pick<ProcessEnded, "unended">>;
}

type ProcessEnded = Extract<ProcessResult, { readonly kind: "ended" }>;

/** The folders of one run, all below one root that only this user may enter. Real paths. */
export interface RunFolders {
  readonly workspace: string;
  readonly home: string;
  /** Temporary folder of the run, beside its home: a path in it does not name the home. */
  readonly temporary: string;
  /** Beside them: where the socket of the run's gateway may be made. */
  readonly modelSocket: string;
  /** Random word of this run: what is planted for the agent not to read is marked with it. */
  readonly canary: string;
}

/** Where the processes of a run live (security.md SB-4). */
export type Isolation =
  /** Beside everything else on this machine: written down by whoever asked for it. */
  | { readonly kind: "none" }
  | {
      readonly kind: "cage";
      /** Programs of the host that run in it; what belongs to them becomes visible. */
      readonly programs: readonly string[];
      /** Files of the host that they are handed; each becomes visible, what lies beside it does not. */
      readonly files: readonly string[];
      /** Socket of the host that the cage reaches as `MODEL_PORT` of its 127.0.0.1, or null. */
      readonly modelSocket: string | null;
    }
  | {
      readonly kind: "container";
      readonly container: Container;
      /** As in a cage. */
      readonly modelSocket: string | null;
    };

/** Port on the 127.0.0.1 of a cage or container behind which its model is. */
export const MODEL_PORT = 8787;

/** What a run's workspace is filled with, in the order of suite.md §3. */
export interface WorkspacePlan {
  readonly from: readonly MaterialFile[];
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly setup: readonly string[];
  /** Commands that stand in for real ones, first on the PATH of `setup` and of everything that is run. */
  readonly standIns: readonly StandIn[];
  /** Where the agent looks for skills, relative to the workspace: `.claude/skills/<name>`. */
  readonly skill: { readonly folder: string; readonly files: readonly MaterialFile[] };
  /** Files in the folder above the workspace that no agent may read; a cage does not show them. */
  readonly decoys: readonly { readonly path: string; readonly text: string }[];
  /** What is installed beside it, in the same way: further skills, definitions of subagents. */
  readonly beside?: readonly { readonly folder: string; readonly files: readonly MaterialFile[] }[];
  /** Files of the agent's home, by path below it. */
  readonly homeFiles: Readonly<Record<string, string>>;
  /** Names that belong to agents and to git: never part of a snapshot, at any depth (formats.md §9). */
  readonly agentNames: readonly string[];
  /** Paths the agent would read from every folder above the workspace (agents.md AG-10); none may exist. */
  readonly parentFiles: readonly string[];
  /** Environment of `setup`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly setupTimeoutMs: number;
  readonly isolation: Isolation;
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
  /** One at a time: when a process ends, everything that still runs in the workspace is ended. */
  readonly run: (call: Omit<ProcessCall, "folder">) => Promise<ProcessResult>;
  /** Starts a process that is talked to. Nothing else can be run until it is closed. Never rejects. */
  readonly openDialogue: (
    call: Pick<ProcessCall, "command" | "args" | "environment">,
  ) => Promise<
    | { readonly kind: "open"; readonly dialogue: OpenDialogue }
    | { readonly kind: "failed"; readonly reason: string }
  >;
  /** Removes every folder but what is kept; never rejects. What is left and where as a sentence, else null. */
  readonly close: (kept: "nothing" | "workspace") => Promise<string | null>;
}

/** The machine of a live run: throwaway workspaces and processes in them. */
export interface Machine {
  /** Base environment of every child: PATH, LANG, TZ, … (security.md SB-6), without HOME. */
  readonly baseEnvironment: Readonly<Record<string, string>>;
  readonly isRoot: boolean;
  /** "linux x64". */
  readonly platform: string;
  readonly nodeVersion: string;
  /** What runs can use at the same time; asked anew each time. */
  readonly capacity: () => {
    readonly cores: number;
    /** Bytes that programs can take without the machine swapping. */
    readonly memoryBytes: number;
  };
  /** Never rejects. */
  readonly open: (
    plan: (folders: RunFolders) => Promise<WorkspacePlan>,
  ) => Promise<
    | { readonly kind: "open"; readonly workspace: OpenWorkspace }
    | { readonly kind: "failed"; readonly reason: string }
  >;
  /**
   * Proves that this machine can cage a run (security.md SB-5): null, or why it cannot, as a sentence. Asked once, then
   * remembered. Never rejects.
   */
  readonly proveCage: () => Promise<string | null>;
  /**
   * Starts a program of this machine with these arguments (`--version`), for at most 30 s, in a home and a folder of its own
   * that go with it. Never rejects.
   */
  readonly askProgram: (program: string, args: readonly string[]) => Promise<ProcessResult>;
  /**
   * The first of docker and podman that is on PATH and answers; a program that `isRefused` says so of is passed over.
   * Never rejects unless `isRefused` does.
   */
  readonly findContainerEngine: (
    isRefused: (program: string) => Promise<boolean>,
  ) => Promise<FoundEngine>;
  /** The same proof as of a cage, for one image; asked once for each, then remembered. Never rejects. */
  readonly proveContainer: (container: Container) => Promise<ContainerProof>;
  /** Opens the one way out of a run (security.md SB-7). Never rejects. */
  readonly openGateway: (plan: GatewayPlan) => Promise<Opened<Gateway>>;
  /** Opens that of a run with its author's own login (security.md SB-16). Never rejects. */
  readonly openTunnels: (plan: TunnelPlan) => Promise<Opened<Gateway>>;
  /** Asks through a gateway that it opened. Never rejects. */
  readonly askGateway: (request: GatewayRequest) => Promise<GatewayAnswer>;
  /** Aborted by `close`: nothing more can be run. */
  readonly interrupted: AbortSignal;
  /**
   * Ends every process of every open workspace and removes all their folders, for an interrupted
   * command. Afterwards nothing can be opened or run: it fails with "interrupted".
   */
  readonly close: () => Promise<void>;
}
