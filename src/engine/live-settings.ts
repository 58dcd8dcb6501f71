import type { Agent } from "../agents/agent.ts";
import type { Machine, RunFolders } from "../model/machine.ts";
import type { Clock } from "../model/ports.ts";

/** Everything a live run needs beside the call itself. */
export interface LiveSettings {
  readonly agent: Agent;
  readonly machine: Machine;
  readonly clock: Clock;
  /** Path of the agent's program. */
  readonly program: string;
  readonly agentVersion: string | null;
  /** Key, model address and the settings' own variables, handed to the agent and to nothing else. */
  readonly variables: Readonly<Record<string, string>>;
  readonly modelServer: "scripted" | null;
  readonly isolation: "none";
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

/** The whole environment of the agent: nothing else is handed on (security.md SB-6). */
export function toAgentEnvironment(settings: LiveSettings, folders: RunFolders): Environment {
  const { agent, machine, variables } = settings;
  return {
    ...toSetupEnvironment(settings, folders),
    ...agent.environment({ home: folders.home, isRoot: machine.isRoot }),
    ...agent.settings,
    ...variables,
  };
}
