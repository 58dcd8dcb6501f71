import { toRunKey } from "../cassettes/run-key.ts";
import type { AgentSettings } from "../model/config.ts";
import { type DigestFields, fieldsDigest } from "../model/digest.ts";
import type { Problem } from "../model/problem.ts";
import type { RunInputs, RunKey } from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import type { Suite, Test } from "../model/suite.ts";
import { type Fixtures, rememberFixtures, toFixtureProblem } from "./fixtures.ts";
import { type LoadedBeside, readLoadedBeside } from "./loaded-beside.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toRunInputs } from "./to-run-inputs.ts";

/** Which run of which side's skill. */
export interface KeySubject {
  readonly skill: Skill;
  readonly suite: Suite;
  readonly test: Test;
  readonly agent: string;
  readonly model: string;
}

export interface KeyedRun {
  readonly inputs: RunInputs;
  readonly runKey: RunKey;
  readonly beside: LoadedBeside;
}

/** What the runs of one command share; `fixtures` and `digest` may remember. */
export interface KeyContext {
  readonly agentSettings: (agent: string) => AgentSettings | undefined;
  readonly fixtures?: Fixtures;
  readonly digest?: DigestFields;
}

/**
 * Inputs and run key of one run; `unit` is the skill in the tree in which its fixture lies and what it loads beside. A
 * test with something that cannot be digested has none: the key of a test without it would be another test's.
 */
export async function toKeyedRun(
  { skill, suite, test, agent, model }: KeySubject,
  unit: SkillUnit,
  context: KeyContext,
): Promise<
  ({ readonly kind: "keyed" } & KeyedRun) | { readonly kind: "no-key"; readonly problem: Problem }
> {
  const { from } = test.workspace;
  const fixtures = context.fixtures ?? rememberFixtures();
  const fixture = from === null ? null : await fixtures(unit.files, from);
  if (fixture?.kind === "problem") {
    return { kind: "no-key", problem: toFixtureProblem({ suite, test }, fixture.reason) };
  }
  const beside = await readLoadedBeside(unit, { skill, suite, test });
  if (beside.kind === "problem") return { kind: "no-key", problem: beside.problem };
  const inputs = toRunInputs({
    test,
    skill,
    agent,
    model,
    fixtureDigest: fixture?.digest ?? null,
    beside,
    settings: context.agentSettings(agent),
  });
  const runKey = await toRunKey(inputs, context.digest ?? fieldsDigest);
  return { kind: "keyed", inputs, runKey, beside };
}
