import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { PlannedTest } from "./select-subjects.ts";
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
