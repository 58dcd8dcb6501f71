import type { Test } from "../model/suite.ts";

/** Which run: of which sample of which test, by whom. */
export interface NamedRun {
  readonly skill: { readonly name: string };
  readonly test: Pick<Test, "name" | "model">;
  readonly agent: string;
  /** Requested model, "" for the agent's own. */
  readonly model: string;
  /** 1-based. */
  readonly sample: number;
}

/** `greeter › greets, claude, sample 1`; with its model where a test is run with several. Not safe for any sink. */
export function toRunName({ skill, test, agent, model, sample }: NamedRun): string {
  const models = test.model.byAgent.get(agent) ?? test.model.everyAgent;
  const by = models.length > 1 ? `${agent} ${model}` : agent;
  return `${skill.name} › ${test.name}, ${by}, sample ${sample}`;
}
