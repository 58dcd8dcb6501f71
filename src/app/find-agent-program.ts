import type { Agent } from "../agents/agent.ts";
import { findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { findConfigKey } from "../suites/index.ts";

/** The program of an agent, found and not started yet. */
export interface AgentProgram {
  readonly agent: Agent;
  /** Absolute path. */
  readonly program: string;
}

/**
 * Finds the program that would be started for an agent, and starts nothing. Throws UsageError for an
 * agent that cannot record, a program that is not there, and one that the settings take from the
 * repository: whoever wrote that file would be handed the key (security.md SB-6).
 */
export async function findAgentProgram(
  desk: Desk,
  { root, config }: { readonly root: OpenRoot; readonly config: Config },
  name: string,
): Promise<AgentProgram> {
  const agent = findAgent(name);
  if (agent === undefined) {
    throw new UsageError(
      `${name}: this version records with claude only; --agent claude leaves the others out`,
    );
  }
  const command = config.agentSettings.get(name)?.command ?? null;
  const chosen = await desk.findProgram(command ?? agent.command);
  if (command !== null && chosen !== null && (await desk.isInRepository(chosen, root.path))) {
    throw new UsageError(await toRefusal({ root, config }, { name, command }));
  }
  const program = chosen ?? (await desk.findProgram(`${agent.name}@${agent.testedVersion}`));
  if (program === null) {
    throw new UsageError(
      `${agent.name} is not installed: no program ${command ?? agent.command} on PATH. Install it, or set agent_settings.${name}.command`,
    );
  }
  return { agent, program };
}

async function toRefusal(
  { root, config }: { readonly root: OpenRoot; readonly config: Config },
  { name, command }: { readonly name: string; readonly command: string },
): Promise<string> {
  const file = config.path ?? "";
  const content = await root.files.read(file, LIMITS.suiteBytes);
  const key = ["agent_settings", name, "command"];
  const bytes = content.kind === "file" ? content.bytes : "";
  return toProblemLine({
    file,
    ...findConfigKey(bytes, file, key),
    key: key.join("."),
    what: `${command} lies in the repository, and a program that a repository brings along is not started with your key`,
    remedy: "put the program on PATH or outside the repository",
  });
}
