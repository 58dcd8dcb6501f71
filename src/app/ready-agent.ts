import type { Agent } from "../agents/agent.ts";
import { findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";

/** An agent that is ready to be started. */
export interface ReadyAgent {
  readonly agent: Agent;
  readonly program: string;
  readonly version: string | null;
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly modelServer: "scripted" | null;
}

/** Finds the agent's program and version and what it needs of the environment (security.md SB-6). */
export async function readyAgent(desk: Desk, config: Config, name: string): Promise<ReadyAgent> {
  const agent = findAgent(name);
  if (agent === undefined) {
    throw new UsageError(`--agent ${name}: this version records with claude only`);
  }
  const settings = config.agentSettings.get(name);
  const wanted = settings?.command ?? agent.command;
  const program =
    (await desk.findProgram(wanted)) ??
    (await desk.findProgram(`${agent.name}@${agent.testedVersion}`));
  if (program === null) {
    throw new UsageError(
      `${agent.name} is not installed: no program ${wanted} on PATH. Install it, or set agent_settings.${name}.command`,
    );
  }
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
    secrets: secrets.map(([, value]) => value),
    modelServer: address !== undefined && (await desk.isScriptedModel(address)) ? "scripted" : null,
  };
}
