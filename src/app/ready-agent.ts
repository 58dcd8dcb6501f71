import type { Agent, ModelAccess } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
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
  readonly access: ModelAccess;
  readonly variables: Readonly<Record<string, string>>;
  /** Values that no recording may show: the agent's key and the known secrets of our environment. */
  readonly secrets: readonly string[];
  readonly modelServer: "scripted" | null;
}

/**
 * Asks a program for its version and takes the key of its provider from our environment (security.md SB-6). Throws
 * UsageError where there is none.
 */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, program, provider }: AgentProgram & { readonly provider: Provider },
): Promise<ReadyAgent> {
  const settings = config.agentSettings.get(agent.name);
  const printed = await desk.askProgram(program, agent.versionArguments);
  const access = readAccess(desk.environment, provider);
  if (access === null) {
    throw new UsageError(
      `${agent.name} needs a key: set ${provider.keyVariables.join(" or ")} in the environment`,
    );
  }
  return {
    agent,
    program,
    version: printed === null ? null : agent.readVersion(printed),
    access,
    variables: Object.fromEntries(settings?.env ?? []),
    // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
    secrets: [access.key, ...toKnownSecrets(desk.environment)],
    modelServer: (await isScripted(desk, provider)) ? "scripted" : null,
  };
}

/** Key and address of a provider, or null without a key. */
function readAccess(environment: Desk["environment"], provider: Provider): ModelAccess | null {
  const keyVariable = provider.keyVariables.find((name) => (environment[name] ?? "") !== "");
  const key = keyVariable === undefined ? undefined : environment[keyVariable];
  if (keyVariable === undefined || key === undefined) return null;
  return { address: toAddress(environment, provider) ?? provider.address, key, keyVariable };
}

/** The address that our environment gives a provider in place of its own, or null. */
export function toAddress(
  environment: Desk["environment"],
  { addressVariable }: Provider,
): string | null {
  return environment[addressVariable] || null;
}

async function isScripted(desk: Desk, provider: Provider): Promise<boolean> {
  const address = toAddress(desk.environment, provider);
  return address !== null && (await desk.isScriptedModel(address));
}
