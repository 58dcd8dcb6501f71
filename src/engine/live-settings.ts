import type { Agent } from "../agents/agent.ts";
import type { Machine } from "../model/machine.ts";
import type { Clock } from "../model/ports.ts";
import type { StreamReader } from "../model/stream-reading.ts";

/** Everything a live run needs beside the call itself. */
export interface LiveSettings {
  readonly agent: Agent;
  readonly reader: StreamReader;
  readonly machine: Machine;
  readonly clock: Clock;
  /** Path of the agent's program. */
  readonly program: string;
  readonly agentVersion: string | null;
  /** Key, model address and the settings' own variables, handed to the agent. */
  readonly variables: Readonly<Record<string, string>>;
  readonly modelServer: "scripted" | null;
  readonly isolation: "none";
  readonly skillcheckVersion: string;
  /** Told what was held back from a fixture and which processes had to be ended. */
  readonly warn: (text: string) => void;
}

/** The whole environment of the agent and of `setup`: nothing else is handed on (security.md SB-6). */
export function toEnvironment(
  settings: LiveSettings,
  home: string,
): Readonly<Record<string, string>> {
  const { agent, machine } = settings;
  return {
    ...machine.baseEnvironment,
    HOME: home,
    TMPDIR: `${home}/tmp`,
    ...agent.environment({ home, isRoot: machine.isRoot }),
    ...agent.settings,
    ...settings.variables,
  };
}
