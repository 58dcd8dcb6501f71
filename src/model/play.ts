import type { Cassette } from "./cassette.ts";
import type { CostSource, Priced } from "./cost-source.ts";
import type { ErrorKind } from "./outcome.ts";
import type { RunInputs, RunKey } from "./run-inputs.ts";
import type { Skill } from "./skill.ts";
import type { Test } from "./suite.ts";
import type { TreeMode } from "./tree-entry.ts";

/** A file as bytes, to be written into a workspace. */
export interface MaterialFile {
  /** Relative to the folder it is written to, POSIX. */
  readonly path: string;
  readonly mode: TreeMode;
  readonly bytes: Uint8Array;
}

/** One run to play: test × agent × arm × sample. */
export interface RunCall {
  readonly test: Test;
  readonly skill: Skill;
  readonly inputs: RunInputs;
  readonly runKey: RunKey;
  readonly arm: "skill";
  /** 1-based. */
  readonly sample: number;
  readonly batch: { readonly id: string; readonly startedAt: string };
  /** The files to write, read only when the run is really executed. */
  readonly material: () => Promise<{
    readonly skill: readonly MaterialFile[];
    /** Further skills, loaded beside. */
    readonly companions?: readonly {
      readonly name: string;
      readonly files: readonly MaterialFile[];
    }[];
    /** Definition files of subagents, by file name. */
    readonly subagents?: readonly MaterialFile[];
    readonly from: readonly MaterialFile[];
  }>;
}

/** A run that its provider spoiled and that was played again: counted, never kept. */
export interface LostRun extends Priced {
  readonly errorKind: ErrorKind;
}

/** What playing a call gives. A miss is not an error: the test is unverified (design.md §6). */
export type Played = (
  | { readonly kind: "played"; readonly cassette: Cassette; readonly path: string | null }
  | { readonly kind: "missing" }
  /** Nothing was learnt and nothing is kept: a guard failed, a known secret was observed, too much output. */
  | {
      readonly kind: "void";
      readonly reason: string;
      /** What it cost all the same, in US dollars; 0 where no model was asked, null where it is not known. */
      readonly costUsd: number | null;
      /** Absent where it cost nothing, or nobody says what. */
      readonly costSource?: CostSource;
    }
  /** It was not begun: the command has no room for it. */
  | { readonly kind: "unmade"; readonly limit: "runs" | "money" }
) & {
  /** Tries before this one; absent where there was none. */
  readonly lost?: readonly LostRun[];
};

/** The one port of replay, live and record: each is a wrapper on it (design.md §4). */
export type Play = (call: RunCall) => Promise<Played>;
