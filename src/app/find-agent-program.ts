import type { Agent } from "../agents/agent.ts";
import { AGENTS, findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { findConfigKey } from "../suites/index.ts";

/** The program of an agent, found and not started yet. */
export interface AgentProgram {
  readonly agent: Agent;
  /** Absolute path. */
  readonly program: string;
}

/** The repository in which programs are looked for, and its settings. */
export interface ProgramPlace {
  readonly root: OpenRoot;
  readonly config: Config;
  /** The tree that the settings were read from. */
  readonly configFiles: Files;
}

/** The program, or why there is none: it is not installed, or lies in the repository alone. */
export type FoundProgram =
  | ({ readonly kind: "found" } & AgentProgram)
  | { readonly kind: "missing" | "inside"; readonly words: string };

/** The adapter of a name under the settings of a root, or undefined where they make none. */
export function findAdapter({ agentSettings }: Config, name: string): Agent | undefined {
  const found = findAgent(name, agentSettings.get(name));
  return found.kind === "agent" ? found.agent : undefined;
}

/** The same. Throws UsageError for an agent that cannot record, and for settings that make none. */
export async function requireAgent(place: ProgramPlace, name: string): Promise<Agent> {
  const found = findAgent(name, place.config.agentSettings.get(name));
  if (found.kind === "agent") return found.agent;
  if (found.kind === "unusable") throw new UsageError(await toSettingsLine(place, name, found));
  throw new UsageError(
    `${name}: no agent of that name can record; --agent NAME leaves it out (${AGENTS.map((one) => one.name).join(", ")})`,
  );
}

/**
 * Finds the program that would be started for an agent, and starts nothing. What lies in the
 * repository is passed over, whether the settings name it or PATH does (`npx` puts node_modules/.bin
 * first): whoever wrote it would be handed the key (security.md SB-6). Throws UsageError for an agent
 * that cannot record, and where the settings name a program of the repository.
 */
export async function findAgentProgram(
  desk: Desk,
  place: ProgramPlace,
  name: string,
): Promise<FoundProgram> {
  const agent = await requireAgent(place, name);
  const { command } = agent;
  const isConfigured = (place.config.agentSettings.get(name)?.command ?? null) !== null;
  const hits = await desk.findPrograms(command);
  const chosen = await findOutside(desk, place, hits);
  const [inside] = hits;
  // What the settings name is not replaced by something else.
  if (isConfigured && chosen === null && inside !== undefined) {
    throw new UsageError(await toRefusal(place, { name, command }));
  }
  await refuseArguments(desk, place, agent);
  const { testedVersion } = agent;
  const pinned =
    testedVersion === null ? [] : await desk.findPrograms(`${agent.name}@${testedVersion}`);
  const program = chosen ?? (await findOutside(desk, place, pinned));
  if (program !== null) return { kind: "found", agent, program };
  const words =
    inside === undefined
      ? `${agent.name} is not installed: no program ${command} on PATH. Install it, or set agent_settings.${name}.command`
      : `${inside} ${IN_REPOSITORY}: install ${agent.name} globally or outside the repository`;
  return { kind: inside === undefined ? "missing" : "inside", words };
}

const IN_REPOSITORY =
  "lies in the repository, and a program that a repository brings along is not started with your key";

/** The first of these programs that the repository did not bring along, or null. */
export async function findOutside(
  desk: Desk,
  { root }: Pick<ProgramPlace, "root">,
  programs: readonly string[],
): Promise<string | null> {
  for (const program of programs) {
    if (!(await desk.isInRepository(program, root.path))) return program;
  }
  return null;
}

/** A file of the repository that is started by another program is no better. */
async function refuseArguments(desk: Desk, place: ProgramPlace, agent: Agent): Promise<void> {
  for (const word of agent.commandArguments) {
    for (const named of toAbsolutePaths(word)) {
      if (!(await desk.isInRepository(named, place.root.path))) continue;
      throw new UsageError(await toRefusal(place, { name: agent.name, command: word }));
    }
  }
}

/**
 * Absolute paths that a word of a command may mean: itself, the value of an option (`--import=/x`, `-r/x`), an address
 * (`file:///x`), one of a list, one in a line for a shell; each up to the next mark that may end it, and to the end.
 */
function toAbsolutePaths(word: string): readonly string[] {
  const begins = [...word.matchAll(/(?<=^|^-[A-Za-z]|[=:,;|&<>()\s'"`])\//g)];
  return begins.flatMap(({ index }) => {
    const rest = word.slice(index);
    const [cut = rest] = /^[^:,;|&<>()\s'"`]+/.exec(rest) ?? [];
    return cut === rest ? [rest] : [cut, rest];
  });
}

function toRefusal(
  place: ProgramPlace,
  { name, command }: { readonly name: string; readonly command: string },
): Promise<string> {
  return toSettingsLine(place, name, {
    key: "command",
    what: `${command} ${IN_REPOSITORY}`,
    remedy: "put the program on PATH or outside the repository",
  });
}

async function toSettingsLine(
  { config, configFiles }: ProgramPlace,
  name: string,
  problem: { readonly key: string; readonly what: string; readonly remedy: string },
): Promise<string> {
  if (config.path === null) {
    return `${name}: agent_settings.${name}.${problem.key} ${problem.what}: ${problem.remedy}`;
  }
  const file = config.path;
  const content = await configFiles.read(file, LIMITS.suiteBytes);
  const key = ["agent_settings", name, problem.key];
  const bytes = content.kind === "file" ? content.bytes : "";
  return toProblemLine({
    file,
    ...findConfigKey(bytes, file, key),
    key: key.join("."),
    what: problem.what,
    remedy: problem.remedy,
  });
}
