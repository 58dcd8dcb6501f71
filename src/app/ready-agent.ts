import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import type { Upstream } from "../engine/live-settings.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import type { AgentProgram } from "./find-agent-program.ts";
import { toKnownSecrets } from "./known-secrets.ts";

/** An agent that is ready to be started. */
export interface ReadyAgent {
  readonly agent: Agent;
  readonly program: string;
  readonly version: string | null;
  /** Null for an agent that asks no model of ours. */
  readonly upstream: Upstream | null;
  readonly variables: Readonly<Record<string, string>>;
  /** Values that no recording may show: the provider's key and the known secrets of our environment. */
  readonly secrets: readonly string[];
}

/**
 * Asks a program for its version and takes the key of its provider from our environment (security.md SB-6). Throws
 * UsageError where there is none, or where its address has not the provider's form.
 */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, program, provider }: AgentProgram & { readonly provider: Provider | null },
): Promise<ReadyAgent> {
  const settings = config.agentSettings.get(agent.name);
  const upstream = provider === null ? null : readUpstream(desk.environment, provider, agent.name);
  const { versionArguments } = agent;
  const printed =
    versionArguments === null ? null : await desk.askProgram(program, versionArguments);
  return {
    agent,
    program,
    version: printed === null ? null : agent.readVersion(printed),
    upstream,
    variables: Object.fromEntries(settings?.env ?? []),
    // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
    secrets: [...(upstream === null ? [] : [upstream.key]), ...toKnownSecrets(desk.environment)],
  };
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
