import type { StreamReader } from "../model/stream-reading.ts";

/** What an adapter can do; a missing capability is said before the run (agents.md §2). */
export interface AgentCapabilities {
  /** Can go on with a session: needed by every test with answers or steps. */
  readonly nextTurn: boolean;
}

/** The folders and facts of one run that an adapter builds its environment from. */
export interface AgentPlace {
  readonly home: string;
  readonly isRoot: boolean;
}

/** One turn to start. */
export interface AgentTurn {
  /** Requested model, "" for the CLI's own. */
  readonly model: string;
  /** Session to resume, or null for the first turn. */
  readonly session: string | null;
}

/** One agent CLI, as data and pure functions. Everything that differs between agents is in its file. */
export interface Agent {
  readonly name: string;
  /** Program looked for on PATH. */
  readonly command: string;
  /** Version that was tested; others run and are recorded as what they are. */
  readonly testedVersion: string;
  readonly versionArguments: readonly string[];
  /** Version in what `versionArguments` print, or null. */
  readonly readVersion: (stdout: string) => string | null;
  /** Folder below the workspace in which the agent looks for skills. */
  readonly skillFolder: string;
  /** Reads its stream. */
  readonly stream: StreamReader;
  /** Paths it would read from every folder above the workspace: none may exist there (agents.md AG-10). */
  readonly parentFiles: readonly string[];
  readonly capabilities: AgentCapabilities;
  /** Variables that hold a key: handed on, known to the redactor, never recorded. */
  readonly secretVariables: readonly string[];
  /** Variable that holds the model's base address, handed on when set. */
  readonly addressVariable: string;
  /** Non-secret settings that belong to the run key (design.md §6). */
  readonly settings: Readonly<Record<string, string>>;
  readonly environment: (place: AgentPlace) => Readonly<Record<string, string>>;
  readonly arguments: (turn: AgentTurn) => readonly string[];
}

/** Types an adapter where it is written. */
export function defineAgent(agent: Agent): Agent {
  return agent;
}
