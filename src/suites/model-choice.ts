import type { ModelChoice } from "../model/suite.ts";

/** `model` as it stands in a file. */
type ModelFile = string | Readonly<Record<string, string | string[]>> | undefined;

const NO_CHOICE: ModelChoice = { everyAgent: [], byAgent: new Map() };

/** Written order of the agents does not matter: they are looked up by name. */
export function toModelChoice(written: ModelFile): ModelChoice {
  if (written === undefined) return NO_CHOICE;
  if (typeof written === "string") return { everyAgent: [written], byAgent: new Map() };
  const entries = Object.entries(written).map(
    ([agent, models]) => [agent, typeof models === "string" ? [models] : models] as const,
  );
  return { everyAgent: [], byAgent: new Map(entries) };
}

/** A stronger choice over a weaker one: a name replaces everything, a map only the agents it names. */
export function overrideModel(stronger: ModelChoice, weaker: ModelChoice): ModelChoice {
  if (stronger.everyAgent.length > 0) return stronger;
  return {
    everyAgent: weaker.everyAgent,
    byAgent: new Map([...weaker.byAgent, ...stronger.byAgent]),
  };
}

/** Models that an agent is asked for, each one a row of its own; empty = the CLI's own model. */
export function modelsFor(choice: ModelChoice, agent: string): readonly string[] {
  return choice.byAgent.get(agent) ?? choice.everyAgent;
}
