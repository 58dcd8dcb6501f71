import type { JsonValue } from "./json-value.ts";

/** What a described command prints, exits with and leaves behind (formats.md §11). */
export interface CommandAnswer {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 to 255. */
  readonly exit: number;
  /** Path below the folder in which the agent calls it → text; written before anything is printed. */
  readonly writes: readonly (readonly [path: string, text: string])[];
}

/** What a server says to curl. */
export interface UrlAnswer {
  readonly body: string;
  /** HTTP status, 200 unless written. */
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A pattern and its answers, at least one: the n-th call takes the n-th, the last repeats. */
export interface StandInRule<Answer> {
  readonly pattern: string;
  readonly answers: readonly Answer[];
}

/** How a pattern is held against the arguments, joined by spaces: all of them, their start, anywhere. */
export const STAND_IN_MATCHES = ["exact", "prefix", "search"] as const;

export type StandInMatch = (typeof STAND_IN_MATCHES)[number];

/** A program of the suite's own that answers as it is written. */
export interface ScriptedStandIn {
  readonly kind: "script";
  readonly command: string;
  readonly text: string;
}

/** A command that answers what the suite describes and refuses everything else. */
export interface DescribedStandIn {
  readonly kind: "described";
  readonly command: string;
  readonly match: StandInMatch;
  /** In written order: the first that is met answers. */
  readonly commands: readonly StandInRule<CommandAnswer>[];
  /** gh: `owner/name` → fields; null where gh has no repositories of its own. */
  readonly repos: readonly (readonly [name: string, fields: JsonValue])[] | null;
  /** curl: pattern of a URL, with a method before it or not → answer. */
  readonly urls: readonly StandInRule<UrlAnswer>[] | null;
}

/** A command that stands in for a real one, from the `fakes` of a suite (suite.md §2). */
export type StandIn = ScriptedStandIn | DescribedStandIn;

/** How a call ended; `started`: a script whose end was never seen. */
export const STAND_IN_STATUSES = [
  "ok",
  "error",
  "refused",
  "not-found",
  "deleted",
  "started",
] as const;

/** One call of a stand-in. Long arguments are cut and say so. */
export interface StandInCall {
  readonly command: string;
  /** Without the command itself. */
  readonly argv: readonly string[];
  readonly status: string;
}

/** A call of nobody's turn, as its stand-in told it. */
export interface OwnCall extends StandInCall {
  /** Exit code; null while a script runs. */
  readonly exit: number | null;
}

/** A call in the turn in which it arrived. */
export interface RecordedCall extends StandInCall {
  /** 1-based. */
  readonly turn: number;
}

/** What the log of a run holds; `lost` when it was handed more than it keeps: what was called is not known then. */
export type StandInReading =
  | {
      readonly kind: "calls";
      /** Calls of the agent, in the order of their arrival. */
      readonly calls: readonly RecordedCall[];
      /** Those of nobody's turn: of `setup` and of skillcheck itself. */
      readonly ours: readonly OwnCall[];
      /** Lines that were no question of a stand-in. */
      readonly ignored: number;
    }
  | { readonly kind: "lost"; readonly reason: string };

/** The log of the stand-ins of one run, outside the agent's reach. */
export interface StandInLog {
  /** Random, another for each command; a stand-in draws its own, so whoever prints it is one. Throws for any other command. */
  readonly nonceOf: (command: string) => string;
  /** Commands that drew their nonce in a turn of the agent, each once, sorted. */
  readonly drawn: () => readonly string[];
  /** From now on calls belong to this turn; null: to nobody, as at the beginning. */
  readonly enter: (turn: number | null) => void;
  readonly read: () => StandInReading;
}

/** The stand-ins of an open workspace. */
export interface OpenStandIns {
  /** First on the PATH of the run. Absolute. */
  readonly folder: string;
  readonly commands: readonly string[];
  /** What the shells' profiles in the home of the run begin with: they put the folder first. */
  readonly profile: string;
  readonly log: StandInLog;
}
