import type { Agent } from "../agents/agent.ts";
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
  readonly variables: Readonly<Record<string, string>>;
  /** Values that no recording may show: the agent's keys and the known secrets of our environment. */
  readonly secrets: readonly string[];
  readonly modelServer: "scripted" | null;
}

/** Asks a program for its version and takes what the agent needs of the environment (security.md SB-6). */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, program }: AgentProgram,
): Promise<ReadyAgent> {
  const settings = config.agentSettings.get(agent.name);
  const printed = await desk.askProgram(program, agent.versionArguments);
  const secrets = agent.secretVariables.flatMap((variable) => {
    const value = desk.environment[variable];
    return value === undefined || value === "" ? [] : [[variable, value] as const];
  });
  if (secrets.length === 0) {
    throw new UsageError(
      `${agent.name} needs a key: set ${agent.secretVariables.join(" or ")} in the environment`,
    );
  }
  const address = desk.environment[agent.addressVariable];
  return {
    agent,
    program,
    version: printed === null ? null : agent.readVersion(printed),
    // Ours last: no file decides where the key goes.
    variables: Object.fromEntries([
      ...(settings?.env ?? []),
      ...secrets,
      ...(address === undefined ? [] : [[agent.addressVariable, address] as const]),
    ]),
    // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
    secrets: [...secrets.map(([, value]) => value), ...toKnownSecrets(desk.environment)],
    modelServer: address !== undefined && (await desk.isScriptedModel(address)) ? "scripted" : null,
  };
}
