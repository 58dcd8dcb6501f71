import type { CheckSpec } from "./check-spec.ts";
import type { IsolationChoice } from "./isolation.ts";
import type { JsonValue } from "./json-value.ts";
import type { UserBrief } from "./simulated-user.ts";
import type { StandIn } from "./stand-in.ts";

/** Requested models: for every agent, or by agent; an empty list = the CLI's own model. */
export interface ModelChoice {
  readonly everyAgent: readonly string[];
  readonly byAgent: ReadonlyMap<string, readonly string[]>;
}

/** What the user says at hand-backs: nothing, one answer per hand-back, pattern → reply, each once, or what a model says (formats.md §10). */
export type Answers =
  | UserBrief
  | { readonly kind: "none" }
  | { readonly kind: "list"; readonly replies: readonly string[] }
  | {
      readonly kind: "patterns";
      readonly replies: readonly { readonly pattern: string; readonly reply: string }[];
    };

export interface WorkspaceSpec {
  /** Folder to copy, relative to the repository root, or null. */
  readonly from: string | null;
  /** path → text, in written order. */
  readonly files: readonly (readonly [path: string, text: string])[];
  /** Shell commands, run in the workspace before the first snapshot. */
  readonly setup: readonly string[];
}

export interface Test {
  readonly name: string;
  /** 1-based place of the test in the suite file. */
  readonly line: number;
  readonly column: number;
  /** Agents this test is restricted to, or null for the suite's. */
  readonly agents: readonly string[] | null;
  readonly model: ModelChoice;
  /** `prompt`, or the prompts of `steps` in order. */
  readonly prompts: readonly string[];
  /** Rate of its own for each prompt, or null (suite.md §2 `steps`). */
  readonly stepRates: readonly (number | null)[];
  readonly answers: Answers;
  readonly workspace: WorkspaceSpec;
  /** What stands in for real commands, sorted by command. */
  readonly standIns: readonly StandIn[];
  /** Planned samples, at least 1. */
  readonly samples: number;
  /** 0 to 1. */
  readonly minPassRate: number;
  /** Milliseconds per turn. */
  readonly timeoutMs: number;
  /** Milliseconds for the whole run, at most an hour. */
  readonly runTimeoutMs: number;
  /** User turns, at least 1. */
  readonly maxTurns: number;
  /** US dollars that one pass of this test may spend, or null. */
  readonly maxCostUsd: number | null;
  /** `none`, `unattended`, `ask_and_stop`, `no_spend`, `scripted`, or a text. */
  readonly preamble: string;
  /** Tools whose permission requests are granted, all others refused; null = the adapter's unattended mode. */
  readonly approve: readonly string[] | null;
  /** Plain variables for `setup` and the agent, sorted by name. */
  readonly env: readonly (readonly [name: string, value: string])[];
  /** Folders of further skills that are loaded beside, relative to the root, bytewise. */
  readonly with: readonly string[];
  /** Definition files of subagents, relative to the root, sorted by file name: no two have the same. */
  readonly subagents: readonly string[];
  /** Resource that no other run may use meanwhile, or null. */
  readonly exclusive: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  /** Anything the author keeps with the test; shown, never read. */
  readonly metadata?: Readonly<Record<string, JsonValue>>;
  /** Checks of `expect` and of the steps, in file order. */
  readonly checks: readonly CheckSpec[];
}

/** Where a suite wants its runs to live: at least a cage (suite.md §2). */
export interface SuiteIsolation {
  readonly choice: Exclude<IsolationChoice, { readonly kind: "none" }>;
  /** 1-based place of the value in the suite file. */
  readonly line: number;
  readonly column: number;
}

/** One suite file, validated, with defaults filled in. */
export interface Suite {
  /** Path of the file relative to the root. */
  readonly path: string;
  /** Folder of the skill it tests, relative to the root, "." for the root. */
  readonly skillFolder: string;
  readonly agents: readonly string[] | null;
  /** What the suite asks for, with its place in the file; null = whatever the settings say. */
  readonly isolation: SuiteIsolation | null;
  /** Above this share of invalid samples a test is `invalid`; 0 to 1. */
  readonly maxInvalid: number;
  /** US dollars that one pass over this suite may spend, or null. */
  readonly maxCostUsd: number | null;
  readonly tests: readonly Test[];
  /** Paths relative to the root that the suite names (`from`, `{file: …}`): never part of the skill's tree. */
  readonly namedPaths: readonly string[];
  /** Definition files of subagents that its tests name, relative to the root: they may be part of the skill's tree. */
  readonly subagentPaths: readonly string[];
}
