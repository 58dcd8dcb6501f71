import { expect, test } from "vitest";
import { VERBS } from "../../src/app/verbs/index.ts";
import { CHECK_VOCABULARY } from "../../src/checks/index.ts";
import { FAIL_ON_WORDS, TEST_STATUSES } from "../../src/model/status.ts";
import { readSuite } from "../../src/suites/index.ts";
import { blocksOf, readDoc } from "./read-docs.ts";

const readme = readDoc("README.md");
const names = VERBS.map(({ name }) => name);
/** Options that run-command-line.ts gives to every verb. */
const COMMON = ["format", "output", "help"];
/** Flags of other programs in the README's commands. */
const FOREIGN = ["method", "input", "rootfs"];

function verbsIn(text: string): readonly string[] {
  const called = /(?:skillcheck|cli\.js) ([a-z][a-z-]*)/g;
  // One message of the action begins with the program's name.
  const code = [...text.matchAll(/`(?!skillcheck never runs)([^`\n]+)`/g)].map(
    ([, one]) => one ?? "",
  );
  return [...blocksOf(text, "sh"), ...code].flatMap((one) =>
    [...one.matchAll(called)].map(([, verb]) => verb ?? ""),
  );
}

test("every verb that the README calls exists, and every verb has its row", () => {
  expect(verbsIn(readme).filter((verb) => !names.includes(verb))).toEqual([]);
  const rows = [...readme.matchAll(/^\| `skillcheck (?!never runs)([a-z-]+)/gm)].map(
    ([, verb]) => verb,
  );
  expect(rows).toEqual(names);
});

test("a planted verb is found", () => {
  expect(verbsIn("```sh\nnpx skillcheck measure x\n```\nand `node dist/cli.js judge`")).toEqual([
    "measure",
    "judge",
  ]);
});

test("every flag that the README names belongs to a verb, and commands name flags of their own verb", () => {
  const known = new Set([...VERBS.flatMap(({ options }) => Object.keys(options)), ...COMMON]);
  const code = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, one]) => one ?? "");
  const flags = [...blocksOf(readme, "sh"), ...code].flatMap((one) =>
    [...one.matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)].map(([, flag]) => flag ?? ""),
  );
  expect(flags.length).toBeGreaterThan(10);
  expect([...new Set(flags)].filter((flag) => !known.has(flag) && !FOREIGN.includes(flag))).toEqual(
    [],
  );
  for (const [, verb, rest] of readme.matchAll(
    /^(?:npx skillcheck|node dist\/cli\.js) (\S+)(.*)$/gm,
  )) {
    const options = Object.keys(VERBS.find(({ name }) => name === verb)?.options ?? {});
    const used = [...((rest ?? "").split("#")[0]?.matchAll(/--([a-z-]+)/g) ?? [])].map(
      ([, one]) => one,
    );
    expect(used.filter((flag) => ![...options, ...COMMON].includes(flag ?? ""))).toEqual([]);
  }
});

test("exit codes, statuses and the words of fail-on are all listed", () => {
  const table = readme.split("| Exit code | Means |")[1]?.split("\n\n")[0] ?? "";
  const codes = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual([0, 1, 2, 3, 4, 5, 130, 143]);
  const rows = [...readme.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, word]) => word);
  expect(rows).toEqual(expect.arrayContaining([...TEST_STATUSES, ...FAIL_ON_WORDS]));
});

test("the suite in the README can be used as it stands", () => {
  const suites = blocksOf(readme, "yaml").filter((text) => text.includes("\ntests:"));
  expect(suites).toHaveLength(1);
  const reading = readSuite(suites[0] ?? "", "skillcheck.yaml", { vocabulary: CHECK_VOCABULARY });
  expect(reading).toMatchObject({ kind: "suite", suite: { warnings: [] } });
});

test("the stand-ins and their checks in the README can be used in a test as they stand", () => {
  const fragments = blocksOf(readme, "yaml").filter((text) => text.startsWith("    fakes:"));
  expect(fragments).toHaveLength(1);
  const script = new TextEncoder().encode("#!/bin/sh\n");
  const texts = new Map([
    ["evals/deploy.sh", { kind: "file", bytes: script, digest: "" } as const],
  ]);
  const suite = `version: 1\ntests:\n  - name: a\n    prompt: b\n${fragments[0]}`;
  const reading = readSuite(suite, "skillcheck.yaml", { vocabulary: CHECK_VOCABULARY, texts });
  if (reading.kind !== "suite") throw new Error(JSON.stringify(reading.problems));
  expect(reading.suite.warnings).toEqual([]);
  const [used] = reading.suite.tests;
  expect(used?.standIns.map(({ command }) => command)).toEqual(["curl", "deploy", "gh", "kubectl"]);
  expect(used?.checks).toHaveLength(4);
});
