import type { Agent, AgentPlace, ModelAccess } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import type { GatewayPlan } from "../model/gateway.ts";
import type { Machine, RunFolders } from "../model/machine.ts";
import type { Clock } from "../model/ports.ts";
import type { Purse } from "../model/purse.ts";

/** Where the model really is, and the key that it wants: for the gateway and for nobody else. */
export interface Upstream {
  readonly provider: Provider;
  /** Base address in the provider's convention. */
  readonly address: string;
  readonly key: string;
  readonly keyHeader: GatewayPlan["keyHeader"];
}

/** Everything live runs of one agent need beside the call itself. */
export interface LiveSettings {
  readonly agent: Agent;
  readonly machine: Machine;
  readonly clock: Clock;
  /** Path of the agent's program. */
  readonly program: string;
  readonly agentVersion: string | null;
  /** Null for an agent that asks no model of ours: it is given no gateway, and a cage has no way out. */
  readonly upstream: Upstream | null;
  /** The key that the agent gets: it opens the gateway and nothing else, and nobody can guess it. */
  readonly clientKey: string;
  /** Money of the whole command. */
  readonly purse: Purse;
  /** The repository's own variables for the agent. */
  readonly variables: Readonly<Record<string, string>>;
  readonly isolation: "none" | "cage";
  readonly skillcheckVersion: string;
  /** Told what was held back from a fixture and which processes had to be ended; attacker's text in it. */
  readonly warn: (text: string) => void;
}

/** The same, for one run whose gateway listens, if it has one. */
export interface RunSettings extends LiveSettings {
  readonly access: ModelAccess | null;
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

/** What an adapter needs to know of one run; null where it has no model to reach. */
export function toAgentPlace(
  settings: RunSettings,
  folders: RunFolders,
  model: string,
): AgentPlace | null {
  const { access, machine } = settings;
  return access === null ? null : { home: folders.home, isRoot: machine.isRoot, model, access };
}

/** The whole environment of the agent: nothing else is handed on (security.md SB-6). */
export function toAgentEnvironment(
  settings: RunSettings,
  folders: RunFolders,
  model: string,
): Environment {
  const { agent, variables } = settings;
  const place = toAgentPlace(settings, folders, model);
  return {
    ...toSetupEnvironment(settings, folders),
    ...agent.settings,
    ...variables,
    // Last: no file decides where the key goes.
    ...(place === null ? {} : agent.environment(place)),
  };
}
