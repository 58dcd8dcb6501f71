import type { PlayedUser, UserBrief } from "./simulated-user.ts";
import type { StandIn } from "./stand-in.ts";
import type { Answers } from "./suite.ts";

/** Names of the fields of the run key, in the order in which they are hashed (design.md §6). */
export const RUN_KEY_FIELDS = [
  "format",
  "agent",
  "model",
  "skills",
  "subagents",
  "user_turns",
  "fakes",
  "env",
  "workspace",
  "preamble",
  "permission",
] as const;

export type RunKeyField = (typeof RUN_KEY_FIELDS)[number];

/** Something that a run loads, with the digest of its content, sha256 hex. */
export interface LoadedPart {
  readonly name: string;
  readonly digest: string;
}

/** Everything a run depends on: what the run key is made of (design.md §6). */
export interface RunInputs {
  readonly agent: string;
  /** Non-secret settings of the agent, in any order; sorted before hashing. */
  readonly agentSettings: readonly (readonly [name: string, value: string])[];
  /** Requested model, or "" for the CLI's own. */
  readonly model: string;
  /** Loaded skills, the one under test first, the others by name; empty in arm `no-skill`. */
  readonly skills: readonly LoadedPart[];
  /** Definition files of subagents, by file name. */
  readonly subagents: readonly LoadedPart[];
  /** Variables of the suite, sorted by name. */
  readonly env: readonly (readonly [name: string, value: string])[];
  readonly prompts: readonly string[];
  readonly answers: Exclude<Answers, UserBrief> | PlayedUser;
  readonly maxTurns: number;
  /** Sorted by command. */
  readonly standIns: readonly StandIn[];
  readonly workspace: {
    /** Tree digest of the `from` folder, or null. */
    readonly fromDigest: string | null;
    readonly files: readonly (readonly [path: string, text: string])[];
    readonly setup: readonly string[];
  };
  readonly preamble: string;
  /** Permission mode of the adapter, `unattended` unless said. */
  readonly permissionMode: string;
  /** Tools that the test approves, or null where it does not say (suite.md §2 `approve`). */
  readonly approve: readonly string[] | null;
}

/** The run key and the digest of each field it is made of; all sha256 hex. */
export interface RunKey {
  readonly key: string;
  readonly fields: Readonly<Record<RunKeyField, string>>;
}
