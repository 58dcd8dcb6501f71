import type { Problem } from "../model/problem.ts";
import type { Suite, Test } from "../model/suite.ts";
import { type Fixtures, toFixtureProblem } from "./fixtures.ts";
import { readLoadedBeside } from "./loaded-beside.ts";
import type { SkillUnit } from "./skill-unit.ts";

/** Tests by name whose fixture, or what they load beside, cannot be digested: they have no run key, so nothing recorded is theirs. */
export async function findBrokenTests(
  unit: SkillUnit,
  fixtures: Fixtures,
): Promise<ReadonlyMap<string, Problem>> {
  const broken = new Map<string, Problem>();
  const { suite } = unit;
  for (const test of suite?.tests ?? []) {
    const problem = suite === null ? null : await findProblem(unit, { suite, test }, fixtures);
    if (problem !== null) broken.set(test.name, problem);
  }
  return broken;
}

async function findProblem(
  unit: SkillUnit,
  { suite, test }: { readonly suite: Suite; readonly test: Test },
  fixtures: Fixtures,
): Promise<Problem | null> {
  const { from } = test.workspace;
  const fixture = from === null ? null : await fixtures(unit.files, from);
  if (fixture?.kind === "problem") return toFixtureProblem({ suite, test }, fixture.reason);
  if (unit.skill === null) return null;
  const beside = await readLoadedBeside(unit, { skill: unit.skill, suite, test });
  return beside.kind === "problem" ? beside.problem : null;
}

/** The skill as if its suite had only the tests that have a run key: what the base is compared by. */
export async function withoutBrokenTests(unit: SkillUnit, fixtures: Fixtures): Promise<SkillUnit> {
  const broken = await findBrokenTests(unit, fixtures);
  const { suite } = unit;
  if (suite === null || broken.size === 0) return unit;
  return {
    ...unit,
    suite: { ...suite, tests: suite.tests.filter(({ name }) => !broken.has(name)) },
  };
}
