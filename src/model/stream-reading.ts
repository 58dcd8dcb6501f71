import type { Event } from "./event.ts";
import type { ErrorKind, StreamOutcome } from "./outcome.ts";
import type { Usage } from "./usage.ts";

/** How the process that wrote a stream ended. */
export interface ProcessEnd {
  readonly exit: number | null;
  readonly signal: string | null;
  /** True when skillcheck ended it (agents.md AG-2). */
  readonly timedOut: boolean;
}

/** Totals of one stream, handed to the reader of the next process of the same session. */
export interface StreamTotals {
  /** As the CLI printed them, cumulative or not. */
  readonly usageReported: Usage | null;
  readonly costUsdReported: number | null;
  /** Name that the agent gave itself, where later streams of the session do not say it again. */
  readonly agentName?: string;
}

/** What a reader gets beside the raw lines. */
export interface ReadContext {
  readonly process: ProcessEnd;
  readonly stderr: string;
  /** Totals of the process before, when this one resumed its session. */
  readonly after: StreamTotals | null;
}

/** A skill that was loaded, and how (agents.md §4.3). */
export interface SkillLoad {
  readonly name: string;
  readonly via: "tool" | "file";
  readonly turn: number;
  readonly event: number;
}

/** What one raw stream parses to. */
export interface StreamReading {
  readonly sessionId: string | null;
  /** Turns the stream shows (agents.md §8). */
  readonly turns: number;
  readonly events: readonly Event[];
  readonly skillLoads: readonly SkillLoad[];
  /** Last words of the agent itself, whole, or null. */
  readonly finalText: string | null;
  /** This stream alone, or null when nothing or only zeros were reported. */
  readonly usage: Usage | null;
  readonly usageIsLowerBound: boolean;
  /** Answers of the model; null where the stream does not tell one from the next, or a subagent's are left out. */
  readonly modelCalls: number | null;
  /** As reported by the CLI for this stream alone, or null. */
  readonly costUsd: number | null;
  readonly totals: StreamTotals;
  /** Served model as the stream names it, or null. */
  readonly model: string | null;
  /** Version of the CLI as the stream names it, or null. */
  readonly cliVersion: string | null;
  readonly outcome: StreamOutcome;
  readonly errorKind: ErrorKind | null;
  /** Lines that are not JSON; a cut last line counts. */
  readonly badLines: number;
  /** Line types nobody knows, with their counts, in order of first appearance. */
  readonly unknownTypes: readonly (readonly [type: string, count: number])[];
}

/** Reads one stream shape. `lines` are raw, without their line ends. */
export interface StreamReader {
  /** The agent whose stream this is. */
  readonly name: string;
  readonly read: (lines: readonly string[], context: ReadContext) => StreamReading;
}
