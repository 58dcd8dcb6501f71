import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import type { Upstream } from "../engine/live-settings.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { toVersionWords } from "./choose-agents.ts";
import { toKnownSecrets } from "./known-secrets.ts";

/** Longest line: what a program prints of its version stands in it. */
const LINE_CHARACTERS = 500;

/** An agent that is ready to be started. */
export interface ReadyAgent {
  readonly agent: Agent;
  readonly program: string;
  readonly version: string | null;
  readonly isolation: LiveIsolation;
  /** Null for an agent with a service of its own. */
  readonly upstream: Upstream | null;
  readonly variables: Readonly<Record<string, string>>;
  /** Values that no recording may show: the provider's key and the known secrets of our environment. */
  readonly secrets: readonly string[];
}

/** An agent that is to be started. */
export interface WantedAgent {
  readonly agent: Agent;
  /** Null for an agent with a service of its own. */
  readonly provider: Provider | null;
  /** Its program, what that prints of its version, or null, and where it runs. */
  readonly find: () => Promise<{
    readonly program: string;
    readonly printed: string | null;
    readonly isolation: LiveIsolation;
  }>;
}

/**
 * Takes the key of an agent's provider from our environment (security.md SB-6), then asks the agent for its version. Throws
 * UsageError where there is no key, or where its address has not the provider's form.
 */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, provider, find }: WantedAgent,
): Promise<ReadyAgent> {
  const settings = config.agentSettings.get(agent.name);
  const upstream = provider === null ? null : readUpstream(desk.environment, provider, agent.name);
  const own = readOwnKey(desk.environment, agent);
  const { program, printed, isolation } = await find();
  const version = printed === null ? null : agent.readVersion(printed);
  const odd = toVersionWords(agent, version);
  if (odd !== null) desk.log(line(odd, LINE_CHARACTERS));
  return {
    agent,
    program,
    isolation,
    version,
    upstream,
    variables: { ...Object.fromEntries(settings?.env ?? []), ...own },
    // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
    secrets: [
      ...(upstream === null ? [] : [upstream.key]),
      ...Object.values(own),
      ...toKnownSecrets(desk.environment),
    ],
  };
}

/** The key that an agent with a service of its own gets as it is. */
function readOwnKey(
  environment: Desk["environment"],
  { name, ownKey }: Agent,
): Readonly<Record<string, string>> {
  if (ownKey === undefined) return {};
  const key = environment[ownKey] ?? "";
  if (key === "") throw new UsageError(`${name} needs a key: set ${ownKey} in the environment`);
  return { [ownKey]: key };
}

function readUpstream(
  environment: Desk["environment"],
  provider: Provider,
  agent: string,
): Upstream {
  const { keyVariables, addressVariable, basePath } = provider;
  const name = keyVariables.find((variable) => (environment[variable] ?? "") !== "");
  const key = name === undefined ? undefined : environment[name];
  if (name === undefined || key === undefined) {
    throw new UsageError(
      `${agent} needs a key: set ${keyVariables.join(" or ")} in the environment`,
    );
  }
  const address = (toAddress(environment, provider) ?? provider.address).replace(/\/+$/, "");
  if (!/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(address) || !address.endsWith(basePath)) {
    const end = basePath === "" ? "" : `, ending in ${basePath}`;
    throw new UsageError(
      `${addressVariable} is not an http or https address without user and password${end}`,
    );
  }
  const keyHeader = name.endsWith("_AUTH_TOKEN") ? "bearer" : "own";
  return { provider, address, key, keyHeader };
}

/** The address that our environment gives a provider in place of its own, or null. */
export function toAddress(
  environment: Desk["environment"],
  { addressVariable }: Provider,
): string | null {
  return environment[addressVariable] || null;
}
