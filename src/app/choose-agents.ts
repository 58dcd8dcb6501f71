import type { Agent } from "../agents/agent.ts";
import { AGENTS } from "../agents/index.ts";
import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import { findAgentProgram, type ProgramPlace } from "./find-agent-program.ts";
import type { ToldVersion } from "./read-told-version.ts";
import { DEFAULT_AGENT } from "./select-subjects.ts";

/** What `--agent` asks for. */
export type AgentWish =
  /** Nothing is written: suites, settings, or the first that is installed. */
  | { readonly kind: "any" }
  | { readonly kind: "all" }
  | { readonly kind: "named"; readonly names: readonly string[] };

/** Where agents are looked for: here, or in an image that nobody looks into before it is agreed to. */
export interface AgentPlace extends ProgramPlace {
  readonly isContained: boolean;
}

/** Which agents run the tests of one root (suite.md §2 `agents`). */
export interface ChosenAgents {
  /** Who runs a test that names nobody; asked for only where there is one. Throws UsageError where nobody can. */
  readonly defaults: () => readonly string[];
  /** How the default came about, where nobody named it; null else. */
  readonly said: string | null;
  /** Agents that the flag asks for: a test for others is said to be not for them. Empty where a suite alone selects. */
  readonly wanted: readonly string[];
  /** Agents that `--agent all` leaves out, with the reason. */
  readonly leftOut: readonly string[];
}

/**
 * Strongest first: flag, test, suite (both in `selectTests`), settings, the first installed of the registry's order.
 * Starts nothing. Throws UsageError for a program that the settings name and that lies in the repository.
 */
export async function chooseAgents(
  desk: Desk,
  place: AgentPlace,
  wish: AgentWish,
): Promise<ChosenAgents> {
  const nothing = { said: null, leftOut: [] };
  if (wish.kind === "named") {
    return { ...nothing, defaults: () => wish.names, wanted: wish.names };
  }
  if (wish.kind === "all") return chooseAll(desk, place);
  const written = place.config.agents;
  if (written !== null) return { ...nothing, defaults: () => written, wanted: [] };
  return { ...nothing, ...(await chooseFirst(desk, place)), wanted: [] };
}

async function chooseAll(desk: Desk, place: AgentPlace): Promise<ChosenAgents> {
  const found: string[] = [];
  const leftOut: string[] = [];
  for (const agent of AGENTS) {
    const program = place.isContained
      ? ({ kind: "found" } as const)
      : await findAgentProgram(desk, place, agent.name);
    if (program.kind === "found") found.push(agent.name);
    else leftOut.push(program.words);
  }
  const defaults = () => (found.length === 0 ? refuseNone([]) : found);
  return { defaults, said: null, wanted: found, leftOut };
}

async function chooseFirst(
  desk: Desk,
  place: AgentPlace,
): Promise<Pick<ChosenAgents, "defaults" | "said">> {
  if (place.isContained) {
    const said = `agent: ${DEFAULT_AGENT}, as nobody names one and the image was not looked into`;
    return { defaults: () => [DEFAULT_AGENT], said };
  }
  const inside: string[] = [];
  for (const { name } of AGENTS) {
    const found = await findAgentProgram(desk, place, name);
    if (found.kind === "found") {
      return { defaults: () => [name], said: `agent: ${name}, the first installed` };
    }
    if (found.kind === "inside") inside.push(found.words);
  }
  return { defaults: () => refuseNone(inside), said: null };
}

/** `inside`: words on programs that are there and may not be started. */
function refuseNone(inside: readonly string[]): never {
  const names = AGENTS.map(({ name }) => name).join(", ");
  throw new UsageError(
    inside.length > 0
      ? inside.join("\n")
      : `no agent is installed: none of ${names} is on PATH. Install one, or name its program under agent_settings`,
  );
}

/** Whether a tested version runs; else the words that a run is worth to be told with. */
export function toVersionWords(agent: Agent, { version, why }: ToldVersion): string | null {
  const { name, testedVersion } = agent;
  if (version === null) {
    const tested = testedVersion === null ? "" : `; ${testedVersion} was tested`;
    return `${name} tells no version (${why})${tested}: what its recordings hold may be read wrongly`;
  }
  if (testedVersion === null) return `${name} ${version}: no version of it was tested`;
  if (version === testedVersion) return null;
  return `${name} ${version} is not the version that was tested, ${testedVersion}: it runs, and its recordings say so`;
}
