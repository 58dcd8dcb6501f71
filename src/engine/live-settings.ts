import type { Agent, AgentPlace, ModelAccess } from "../agents/agent.ts";
import type { Isolation, Machine, RunFolders } from "../model/machine.ts";
import type { Clock } from "../model/ports.ts";

/** Everything a live run needs beside the call itself. */
export interface LiveSettings {
  readonly agent: Agent;
  readonly machine: Machine;
  readonly clock: Clock;
  /** Path of the agent's program. */
  readonly program: string;
  readonly agentVersion: string | null;
  /** Key and address of its model, for the agent and for nothing else. */
  readonly access: ModelAccess;
  /** The repository's own variables for the agent. */
  readonly variables: Readonly<Record<string, string>>;
  readonly modelServer: "scripted" | null;
  readonly isolation: Isolation;
  readonly skillcheckVersion: string;
  /** Told what was held back from a fixture and which processes had to be ended; attacker's text in it. */
  readonly warn: (text: string) => void;
}

type Environment = Readonly<Record<string, string>>;

/** The whole environment of `setup`: nothing else is handed on, no key either (security.md SB-6). */
export function toSetupEnvironment(settings: LiveSettings, folders: RunFolders): Environment {
  return {
    ...settings.machine.baseEnvironment,
    HOME: folders.home,
    TMPDIR: folders.temporary,
  };
}

/** What an adapter needs to know of one run. */
export function toAgentPlace(
  settings: LiveSettings,
  folders: RunFolders,
  model: string,
): AgentPlace {
  const { access, machine } = settings;
  return { home: folders.home, isRoot: machine.isRoot, model, access };
}

/** The whole environment of the agent: nothing else is handed on (security.md SB-6). */
export function toAgentEnvironment(
  settings: LiveSettings,
  folders: RunFolders,
  model: string,
): Environment {
  const { agent, variables } = settings;
  return {
    ...toSetupEnvironment(settings, folders),
    ...agent.settings,
    ...variables,
    // Last: no file decides where the key goes.
    ...agent.environment(toAgentPlace(settings, folders, model)),
  };
}
