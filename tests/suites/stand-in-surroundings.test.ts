import { expect, it } from "vitest";
import { CHECK_VOCABULARY } from "../../src/checks/index.ts";
import { toProblemLine } from "../../src/model/problem.ts";
import { checkSuitePaths } from "../../src/suites/check-suite-paths.ts";
import { readSuite, suiteTextFiles } from "../../src/suites/read-suite.ts";
import { readGood, suiteWith } from "./read.ts";
import { inTest, textsOf } from "./stand-in-suite.ts";

const text = inTest("aws: { script: evals/aws.sh }\ntool: { a: { stdout: { file: evals/out } } }");

it("reads the files that fakes name before the suite, and no part of the skill", () => {
  expect(suiteTextFiles(text, "skills/x/s.yaml")).toEqual([
    "skills/x/evals/aws.sh",
    "skills/x/evals/out",
  ]);
  const { suite } = readGood(
    text,
    "skills/x/s.yaml",
    textsOf({ "skills/x/evals/aws.sh": "", "skills/x/evals/out": "" }),
  );
  expect(suite.namedPaths).toEqual(["skills/x/evals/aws.sh", "skills/x/evals/out"]);
  expect(suiteTextFiles(inTest("tool: { script: '../x' }"), "s.yaml")).toEqual([]);
  expect(
    suiteTextFiles(suiteWith({ test: "    prompt: x\n    metadata: { script: y }" }), "s.yaml"),
  ).toEqual([]);
});

it("FS-2 fakes may name neither links nor missing", () => {
  const reading = readGood(text, "s.yaml", textsOf({ "evals/aws.sh": "", "evals/out": "" }));
  const entries = [
    { path: "evals/aws.sh", mode: "120000", size: 1 },
    { path: "evals/out", mode: "100644", size: 1 },
  ] as const;
  expect(checkSuitePaths(reading, entries).map(toProblemLine)).toEqual([
    "s.yaml:6:22 tests[0].fakes.aws.script: evals/aws.sh is a symbolic link: copy the files in",
  ]);
});
const problems = (expected: string, top = "fakes: { gh: {} }") => {
  const text = suiteWith({ top, expect: expected });
  const reading = readSuite(text, "s.yaml", { vocabulary: CHECK_VOCABULARY });
  return reading.kind === "suite" ? [] : reading.problems.map(toProblemLine);
};

it("lets checks ask only about commands that are stood in for, however deep they stand", () => {
  expect(problems("      - called: gh repo view x")).toEqual([]);
  expect(problems("      - not: { refused: true }")).toEqual([]);
  expect(
    problems("      - any: [{ calls: { command: [gh], at_most: 1 } }, { called: [gh] }]"),
  ).toEqual([]);
  const none = (place: string, command: string) =>
    `s.yaml:${place}: asks about calls of ${command}, but there are none: describe ${command} under \`fakes\``;
  expect(problems("      - called: kubectl get pods")).toEqual([
    none("7:17 tests[0].expect[0].called", "kubectl"),
  ]);
  expect(problems("      - all: [{ not: { calls: { command: aws s3, at_most: 0 } } }]")).toEqual([
    none("7:31 tests[0].expect[0].all[0].not.calls", "aws"),
  ]);
  expect(problems("      - refused: true", "samples: 3")).toEqual([
    "s.yaml:7:18 tests[0].expect[0].refused: asks about stand-ins, but there are none: describe a command under `fakes`",
  ]);
});

it("lets checks ask about a stand-in of the test itself, and of no other test", () => {
  const suite = (fakes: string) =>
    `version: 1\ntests:\n  - name: a\n    prompt: x\n    fakes: { gh: {} }\n    expect: [{ called: gh }]\n  - name: b\n    prompt: x\n${fakes}    expect: [{ called: gh }]\n`;
  const read = (fakes: string) =>
    readSuite(suite(fakes), "s.yaml", { vocabulary: CHECK_VOCABULARY }).kind;
  expect([read("    fakes: { gh: {} }\n"), read("")]).toEqual(["suite", "problems"]);
});

it("does not blame a check for about a stand-in that is itself wrong", () => {
  expect(problems("      - called: gh x", "fakes: { gh: { a: 1 } }")).toEqual([
    's.yaml:2:19 fakes.gh.a: is 1: write a text or a map or a list (as a text: "1")',
  ]);
});
