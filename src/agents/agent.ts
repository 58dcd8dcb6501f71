import type { StreamReader } from "../model/stream-reading.ts";
import type { Provider } from "./provider.ts";

/** What an adapter can do; a missing capability is said before the run (agents.md §2). */
export interface AgentCapabilities {
  /** Can go on with a session: needed by every test with answers or steps. */
  readonly nextTurn: boolean;
  /** Folder below the workspace in which it looks for definitions of subagents; null = it has none of one's own. */
  readonly subagentFolder: string | null;
}

/** How a run's agent reaches its model. */
export interface ModelAccess {
  /** Base address in the provider's own convention: OpenAI's ends in `/v1`, the others have no path. */
  readonly address: string;
  /** The key and the variable, one of the provider's, in which the agent finds it. */
  readonly key: string;
  readonly keyVariable: string;
}

/** The folders and facts of one run that an adapter builds its environment from. */
export interface AgentPlace {
  readonly home: string;
  readonly isRoot: boolean;
  /** Requested model, "" for the CLI's own. */
  readonly model: string;
  readonly access: ModelAccess;
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
  /** Version that was tested, null where none was; others run and are recorded as what they are. */
  readonly testedVersion: string | null;
  readonly versionArguments: readonly string[];
  /** Version in what `versionArguments` print, or null. */
  readonly readVersion: (stdout: string) => string | null;
  /** Folder below the workspace in which the agent looks for skills. */
  readonly skillFolder: string;
  /** Reads its stream. */
  readonly stream: StreamReader;
  /** `argument`: the prompt is its last argument, behind `--`, where nothing tells that stdin works (agents.md AG-4); else stdin. */
  readonly prompt?: "argument";
  /** Variable of our environment with the key of its own service, which it gets as it is: no gateway can stand before that service. */
  readonly ownKey?: string;
  /** `disarmed`: its tool shell would be a login shell and is started so that it is none (agents.md AG-9); `unknown`; else it is none. */
  readonly loginShell?: "disarmed" | "unknown";
  /** Paths it would read from every folder above the workspace: none may exist there (agents.md AG-10). */
  readonly parentFiles: readonly string[];
  readonly capabilities: AgentCapabilities;
  /** Peak memory of the CLI with all that it starts by itself, in MB, as measured (agents.md §3.0). */
  readonly memoryMb: number;
  /** Failures of the provider that the CLI may see before the gateway ends the run: 0 where it cannot be told to retry little (AG-11). */
  readonly patience: number;
  /**
   * Models that the provider may be asked for when this one is requested; empty where the name is no model's own
   * (an alias, or none), so that it cannot be told.
   */
  readonly models: (model: string) => readonly string[];
  /** A model as a suite writes it for this agent, where it must name one; null where the CLI has one of its own. */
  readonly neededModel: string | null;
  /** Who answers a requested model; null where the agent can only be run with a model named in the suite, or has an `ownKey`. */
  readonly provider: (model: string) => Provider | null;
  /** Non-secret settings that belong to the run key (design.md §6). */
  readonly settings: Readonly<Record<string, string>>;
  readonly environment: (place: AgentPlace) => Readonly<Record<string, string>>;
  /** Files of its home that must be there before it starts, by path below it. */
  readonly homeFiles: (place: AgentPlace) => Readonly<Record<string, string>>;
  readonly arguments: (turn: AgentTurn) => readonly string[];
}

/** Types an adapter where it is written. */
export function defineAgent(agent: Agent): Agent {
  return agent;
}

/** The first number of the form 1.2.3 in what a CLI prints of its version, or null. */
export function readFirstVersion(stdout: string): string | null {
  return /(?:^|[\s/v])(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/.exec(stdout)?.[1] ?? null;
}
