import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { PlannedTest } from "./select-subjects.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { digestFixture, type FixtureDigest } from "./to-run-inputs.ts";

/** Digest of a fixture folder of a tree. */
export type Fixtures = (files: Files, folder: string) => Promise<FixtureDigest>;

/** Fixtures that are read once, though many tests of many rows copy them. Remembers one skill's worth. */
export function rememberFixtures(): Fixtures {
  const known = new Map<Files, Map<string, Promise<FixtureDigest>>>();
  return (files, folder) => {
    const ofTree = known.get(files) ?? new Map<string, Promise<FixtureDigest>>();
    known.set(files, ofTree);
    const digested = ofTree.get(folder) ?? digestFixture(files, folder);
    ofTree.set(folder, digested);
    return digested;
  };
}

/** Says where the suite names a fixture that cannot be digested. */
export function toFixtureProblem(
  { suite, test }: Pick<PlannedTest, "suite" | "test">,
  what: string,
): Problem {
  const remedy = "write a folder of the repository under workspace.from";
  const { line, column } = test;
  return { file: suite.path, line, column, key: "workspace.from", what, remedy };
}

/** Tests by name whose fixture cannot be digested: they have no run key, so nothing recorded is theirs. */
export async function findBrokenFixtures(
  { suite, files }: SkillUnit,
  fixtures: Fixtures,
): Promise<ReadonlyMap<string, Problem>> {
  const broken = new Map<string, Problem>();
  for (const test of suite?.tests ?? []) {
    const { from } = test.workspace;
    const fixture = from === null ? null : await fixtures(files, from);
    if (suite !== null && fixture?.kind === "problem") {
      broken.set(test.name, toFixtureProblem({ suite, test }, fixture.reason));
    }
  }
  return broken;
}

/** The skill as if its suite had only the tests that have a run key: what the base is compared by. */
export async function withoutBrokenFixtures(
  unit: SkillUnit,
  fixtures: Fixtures,
): Promise<SkillUnit> {
  const broken = await findBrokenFixtures(unit, fixtures);
  const { suite } = unit;
  if (suite === null || broken.size === 0) return unit;
  return {
    ...unit,
    suite: { ...suite, tests: suite.tests.filter(({ name }) => !broken.has(name)) },
  };
}
