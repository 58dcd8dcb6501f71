import type { CostSource } from "./cost-source.ts";
import type { Event } from "./event.ts";
import type { ErrorKind, Outcome } from "./outcome.ts";
import type { Speaker, UserCost } from "./simulated-user.ts";
import type { StandInCall } from "./stand-in.ts";
import type { SkillLoad } from "./stream-reading.ts";
import type { TreeMode } from "./tree-entry.ts";
import type { Usage } from "./usage.ts";

/** One file of the workspace at the end of a turn. Agent folders are left out (formats.md §9). */
export interface FileState {
  /** Relative to the workspace, POSIX. */
  readonly path: string;
  readonly mode: TreeMode;
  readonly size: number;
  readonly sha256: string;
  /** UTF-8 text, or null where it was not kept (binary, or over the limits of design.md §6). */
  readonly text: string | null;
}

/** One path that differs between the start and the end of a turn. */
export interface Change {
  readonly path: string;
  readonly kind: "created" | "modified" | "deleted";
}

export interface Commit {
  readonly hash: string;
  readonly subject: string;
  readonly body: string;
  readonly paths: readonly string[];
}

/**
 * Git state of the workspace at the end of a turn; commits made in the run only, newest first: those that HEAD or a
 * branch still reaches.
 */
export interface GitState {
  /** "HEAD" when none is checked out; "" where the agent took the repository away, so that nothing is known of its commits. */
  readonly branch: string;
  readonly commits: readonly Commit[];
}

/** One user message and all that the agent does until it hands back. */
export interface RunTurn {
  /** 1-based. */
  readonly turn: number;
  readonly user: string;
  readonly source: Speaker;
  readonly events: readonly Event[];
  /** Last words of the agent in this turn, or null. */
  readonly answer: string | null;
  readonly usage: Usage | null;
  readonly costUsd: number | null;
  /** Who says what it cost; null where nobody does. */
  readonly costSource: CostSource | null;
  readonly durationMs: number;
  readonly exit: number | null;
  /** Files that changed in this turn, sorted by path. */
  readonly changes: readonly Change[];
  /** All files at the end of this turn, sorted by path. */
  readonly files: readonly FileState[];
  readonly git: GitState | null;
  /** Calls of stand-ins in this turn, in order; null where the run had none. */
  readonly standInCalls: readonly StandInCall[] | null;
  readonly skillLoads: readonly SkillLoad[];
}

/** One agent execution, read from its recording: everything that a check may look at. Plain JSON. */
export interface Run {
  readonly agent: string;
  readonly cliVersion: string | null;
  readonly requestedModel: string;
  readonly servedModel: string | null;
  /** Name of the skill under test. */
  readonly skill: string;
  readonly outcome: Outcome;
  readonly errorKind: ErrorKind | null;
  /** HOME and workspace folder of the recording, to normalise paths. */
  readonly home: string;
  readonly workspace: string;
  /** All files before the first turn, sorted by path; what `created` and `modified` compare with. */
  readonly startFiles: readonly FileState[];
  readonly turns: readonly RunTurn[];
  /** Sums over the turns; null when any turn did not say. */
  readonly usage: Usage | null;
  readonly usageIsLowerBound: boolean;
  readonly modelCalls: number | null;
  /** Of the agent alone. */
  readonly costUsd: number | null;
  /** As weak as that of its weakest turn; null where the cost is not known. */
  readonly costSource: CostSource | null;
  /** Bundled table that its gateways priced with, with its version; null where none was used. */
  readonly priceTable: string | null;
  /** Null where no model played the user. */
  readonly simulatedUser: UserCost | null;
  readonly durationMs: number;
  /** First exit code that is not 0, else 0; null when no process exited by itself. */
  readonly exit: number | null;
  readonly badLines: number;
  readonly unknownTypes: readonly (readonly [type: string, count: number])[];
}

/** A run without what was said, done and left in it: what a report tells of every run. */
export type RunFacts = Omit<Run, "turns" | "startFiles">;

/** One turn in a few lines, as a folded transcript shows it. */
export interface TurnOutline {
  /** 1-based. */
  readonly turn: number;
  /** First line of what the user said. */
  readonly user: string;
  readonly source: Speaker;
  /** Labels of the agent's own tool calls, in their order. */
  readonly calls: readonly string[];
  /** Last words of the agent, "" without any. */
  readonly lastWords: string;
}
