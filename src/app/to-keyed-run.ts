import { toRunKey } from "../cassettes/run-key.ts";
import type { AgentSettings } from "../model/config.ts";
import { type DigestFields, fieldsDigest } from "../model/digest.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { RunInputs, RunKey } from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import type { Suite, Test } from "../model/suite.ts";
import { type Fixtures, rememberFixtures, toFixtureProblem } from "./fixtures.ts";
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
}

/** What the runs of one command share; `fixtures` and `digest` may remember. */
export interface KeyContext {
  readonly agentSettings: (agent: string) => AgentSettings | undefined;
  readonly fixtures?: Fixtures;
  readonly digest?: DigestFields;
}

/**
 * Inputs and run key of one run; `files` is the tree in which its fixture lies. A test whose fixture cannot be digested has none: the key of a test
 * without a fixture would be another test's.
 */
export async function toKeyedRun(
  { skill, suite, test, agent, model }: KeySubject,
  files: Files,
  context: KeyContext,
): Promise<
  ({ readonly kind: "keyed" } & KeyedRun) | { readonly kind: "no-key"; readonly problem: Problem }
> {
  const { from } = test.workspace;
  const fixtures = context.fixtures ?? rememberFixtures();
  const fixture = from === null ? null : await fixtures(files, from);
  if (fixture?.kind === "problem") {
    return { kind: "no-key", problem: toFixtureProblem({ suite, test }, fixture.reason) };
  }
  const inputs = toRunInputs({
    test,
    skill,
    agent,
    model,
    fixtureDigest: fixture?.digest ?? null,
    settings: context.agentSettings(agent),
  });
  return { kind: "keyed", inputs, runKey: await toRunKey(inputs, context.digest ?? fieldsDigest) };
}
