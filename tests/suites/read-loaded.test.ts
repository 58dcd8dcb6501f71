import { expect, it } from "vitest";
import { toProblemLine } from "../../src/model/problem.ts";
import type { TreeEntry } from "../../src/model/tree-entry.ts";
import { checkSuitePaths } from "../../src/suites/check-suite-paths.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { suiteWith } from "./read.ts";
import { vocabulary } from "./vocabulary.ts";

const FOLDERS = ["skills/x", "skills/deploy", "skills/x/inner", "a/twin", "b/twin", "b/x"];

const AT = "skills/x/skillcheck.yaml";

function read(keys: Parameters<typeof suiteWith>[0], skillFolders: readonly string[] = FOLDERS) {
  return readSuite(suiteWith(keys), AT, { vocabulary, skillFolders });
}

/** The one test, or what is wrong. */
function testOf(keys: Parameters<typeof suiteWith>[0]) {
  const reading = read(keys);
  if (reading.kind === "problems") return reading.problems.map(toProblemLine);
  const [test] = reading.suite.tests;
  return { env: test?.env, with: test?.with, subagents: test?.subagents };
}

const NONE = { env: [], with: [], subagents: [] };

it("a test's own variables stand beside the suite's, by name; order says nothing", () => {
  const keys = {
    top: 'env: { B: "1", A: "2" }',
    test: '    prompt: x\n    env: { C: "3", A: "4" }',
  };
  const A = ["A", "4"];
  expect(testOf(keys)).toEqual({ ...NONE, env: [A, ["B", "1"], ["C", "3"]] });
});

it("names of the deny-list are refused where they stand (security.md SB-6)", () => {
  expect(
    testOf({ test: "    prompt: x\n    env:\n      GH_TOKEN: x\n      PATH: /evil\n      a-b: x" }),
  ).toEqual([
    `${AT}:6:7 tests[0].env.GH_TOKEN: is a variable that never reaches an agent from a file: keys, tokens and addresses come from the environment of the job`,
    `${AT}:7:7 tests[0].env.PATH: is a variable that never reaches an agent from a file: keys, tokens and addresses come from the environment of the job`,
    `${AT}:8:7 tests[0].env.a-b: is not the name of a variable: use letters, digits and _`,
  ]);
  expect(testOf({ top: "env: { DEPTH: 3 }" })).toEqual([
    `${AT}:2:15 env.DEPTH: is 3: write a text (as a text: "3")`,
  ]);
});

it("with names skills by path below the file, by name, or by as much of the folder as is needed", () => {
  expect(testOf({ top: "with: [deploy, inner, a/twin, b/x]" })).toEqual({
    ...NONE,
    with: ["a/twin", "b/x", "skills/deploy", "skills/x/inner"],
  });
  expect(testOf({ top: 'with: "*"', test: "    prompt: x\n    with: [./inner]" })).toEqual({
    ...NONE,
    with: ["skills/x/inner"],
  });
  expect(testOf({ top: 'with: "*"' })).toEqual({
    ...NONE,
    with: FOLDERS.filter((folder) => folder !== "skills/x"),
  });
  // Of two skills called x the one under test is not meant.
  expect(testOf({ top: "with: [x]" })).toEqual({ ...NONE, with: ["b/x"] });
});

it("a skill that cannot be told is a problem of the file", () => {
  expect(testOf({ top: "with: [twin, deplot, other-thing, skills/x, ../deploy]" })).toEqual([
    `${AT}:2:8 with[0]: several skills have that name: a/twin, b/twin: write more of the folder before the name`,
    `${AT}:2:14 with[1]: no skill deplot: did you mean deploy?`,
    `${AT}:2:22 with[2]: no skill other-thing: write the name of a skill of this repository, or a path below this file's folder`,
    `${AT}:2:35 with[3]: is the skill under test itself: name other skills`,
    `${AT}:2:45 with[4]: holds ..: write the name of a skill of this repository`,
  ]);
});

it("subagents are Markdown files of the tree, each with a name of its own", () => {
  const entries: TreeEntry[] = ["skills/x/SKILL.md", "skills/x/evals/a/reviewer.md"].map(
    (path) => ({ path, mode: "100644", size: 1 }),
  );
  const problemsOf = (files: string) => {
    const reading = read({ top: `subagents: [${files}]` });
    const problems =
      reading.kind === "problems" ? reading.problems : checkSuitePaths(reading, entries);
    return problems.map(toProblemLine);
  };
  expect(testOf({ top: "subagents: [evals/a/reviewer.md]" })).toEqual({
    ...NONE,
    subagents: ["skills/x/evals/a/reviewer.md"],
  });
  expect(problemsOf("evals/a/reviewer.md")).toEqual([]);
  expect(problemsOf("evals/a/reviewer.txt")).toEqual([
    `${AT}:2:13 subagents[0]: is not the definition of a subagent: name a Markdown file: reviewer.md`,
  ]);
  expect(problemsOf("evals/a/other.md")).toEqual([
    `${AT}:2:13 subagents[0]: is a file that does not exist: paths begin at this file's folder, and only tracked files count`,
  ]);
  expect(problemsOf("evals/a/reviewer.md, evals/reviewer.md")).toEqual([
    `${AT}:2:34 subagents[1]: has the same name as skills/x/evals/a/reviewer.md, and both are installed in one folder: rename one of them`,
  ]);
});

it("no run loads more than a hundred", () => {
  const many = Array.from({ length: 102 }, (_, index) => `skills/s${index}`);
  const reading = read({ top: 'with: "*"' }, ["skills/x", ...many.slice(1)]);
  expect(reading.kind === "problems" ? reading.problems.map(toProblemLine) : []).toEqual([
    `${AT}:2:7 with: loads 101 skills beside this one: at most 100 are loaded`,
  ]);
});
