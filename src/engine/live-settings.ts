import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import type { GatewayPlan } from "../model/gateway.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import type { Machine, RunFolders } from "../model/machine.ts";
import type { Clock } from "../model/ports.ts";
import type { ConfiguredPrices } from "../model/price.ts";
import type { Purse } from "../model/purse.ts";
import type { RunInputs } from "../model/run-inputs.ts";
import type { Test } from "../model/suite.ts";
import { type AgentAccess, toOutfit } from "./agent-access.ts";
import { type Decoy, toDecoys } from "./isolation-canary.ts";
import type { ShellProofs } from "./open-shell-proofs.ts";
import type { OwnLogin } from "./own-login.ts";
import type { RunCounter } from "./run-counter.ts";

/** Where the model really is, and the key that it wants: for the gateway and for nobody else. */
export interface Upstream {
  readonly provider: Provider;
  /** Base address in the provider's convention. */
  readonly address: string;
  readonly key: string;
  readonly keyHeader: GatewayPlan["keyHeader"];
}

/** How simulated users are played (suite.md §2 `user`). */
export interface UserSettings {
  readonly upstream: Upstream;
  /** Takes known secrets out of what the user's model is shown. */
  readonly redact: (text: string) => string;
  /** A new name that nobody can guess. */
  readonly newNonce: () => string;
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
  readonly upstream: Upstream | OwnLogin | null;
  /** Null where no test of these runs has a simulated user. */
  readonly user: UserSettings | null;
  /** Hosts that the agent may reach beside its model. */
  readonly extraHosts: readonly string[];
  /** The key that the agent gets: it opens the gateway and nothing else, and nobody can guess it. */
  readonly clientKey: string;
  /** Money that a run of that test may spend. */
  readonly purseOf: (test: Test) => Purse;
  /** Runs that the command may still make; each takes one. */
  readonly counter: RunCounter;
  /** Prices of the settings; they win over the bundled table. */
  readonly prices: ConfiguredPrices;
  /** The repository's own variables for the agent. */
  readonly variables: Readonly<Record<string, string>>;
  readonly isolation: LiveIsolation;
  /** Those of the whole command. */
  readonly shellProofs: ShellProofs;
  readonly skillcheckVersion: string;
  /** Keeps the bodies of its requests to the model in the recording, each up to so many bytes; 0 keeps none. */
  readonly bodyBytes: number;
  /** Leaves each run's workspace behind, for whoever looks for what went wrong; where is told as a warning. */
  readonly keepWorkspace: boolean;
  /** Told what was held back from a fixture and which processes had to be ended; attacker's text in it. */
  readonly warn: (text: string) => void;
}

/** The same, for one run whose gateway listens, if it has one. */
export interface RunSettings extends LiveSettings {
  readonly access: AgentAccess;
}

type Environment = Readonly<Record<string, string>>;

/** Variables of the suite. */
type Variables = RunInputs["env"];

/** The whole environment of `setup`: nothing else is handed on, no key either (security.md SB-6). */
export function toSetupEnvironment(
  { machine, isolation }: LiveSettings,
  folders: RunFolders,
  env: Variables,
): Environment {
  return {
    ...machine.baseEnvironment,
    // What is on our own PATH is not there.
    ...(isolation.kind === "container" ? { PATH: isolation.searchPath } : {}),
    ...Object.fromEntries(env),
    ...toOwnFolders(folders),
  };
}

/** No file says where they are. */
function toOwnFolders({ home, temporary }: RunFolders): Environment {
  return { HOME: home, TMPDIR: temporary };
}

/** What is planted for the agent of a run not to read. */
export function toRunDecoys(
  { agent, isolation }: LiveSettings,
  { canary }: RunFolders,
): readonly Decoy[] {
  return toDecoys(canary, { isolation: isolation.kind, parentFiles: agent.parentFiles });
}

/** The whole environment of the agent: nothing else is handed on (security.md SB-6). */
export function toAgentEnvironment(
  settings: RunSettings,
  folders: RunFolders,
  { model, env }: { readonly model: string; readonly env: Variables },
): Environment {
  const { agent, machine, variables } = settings;
  return {
    ...machine.baseEnvironment,
    ...agent.settings,
    ...variables,
    ...Object.fromEntries(env),
    ...toOwnFolders(folders),
    // Last: no file decides where the key goes.
    ...toOutfit(settings, folders, model).environment,
  };
}
