import { expect, test } from "vitest";
import { VERBS } from "../../src/app/verbs/index.ts";
import { CHECK_VOCABULARY } from "../../src/checks/index.ts";
import { MAX_WORKSPACE_BYTES, MAX_WORKSPACE_FILES } from "../../src/host/workspace-snapshot.ts";
import { LIMITS } from "../../src/model/limits.ts";
import { FAIL_ON_WORDS, TEST_STATUSES } from "../../src/model/status.ts";
import { readSuite } from "../../src/suites/index.ts";
import { lintSuiteText } from "../rules/lint-suite-text.ts";
import { blocksOf, readDoc } from "./read-docs.ts";

const readme = readDoc("README.md");
const names = VERBS.map(({ name }) => name);
/** Options that run-command-line.ts gives to every verb. */
const COMMON = ["format", "output", "help"];
/** Flags of other programs in the README's commands. */
const FOREIGN = ["method", "input", "rootfs", "script", "port"];

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

test("the suite in the README can be used as it stands, and lint finds nothing in it", async () => {
  const suites = blocksOf(readme, "yaml").filter((text) => text.includes("\ntests:"));
  expect(suites).toHaveLength(1);
  const reading = readSuite(suites[0] ?? "", "skillcheck.yaml", { vocabulary: CHECK_VOCABULARY });
  expect(reading).toMatchObject({ kind: "suite" });
  expect(await lintSuiteText(suites[0] ?? "")).toEqual([]);
});

test("the stand-ins and their checks in the README can be used in a test as they stand", async () => {
  const fragments = blocksOf(readme, "yaml").filter((text) => text.startsWith("    fakes:"));
  expect(fragments).toHaveLength(1);
  const script = new TextEncoder().encode("#!/bin/sh\n");
  const texts = new Map([
    ["evals/deploy.sh", { kind: "file", bytes: script, digest: "" } as const],
  ]);
  const suite = `version: 1\ntests:\n  - name: a\n    prompt: b\n${fragments[0]}`;
  const reading = readSuite(suite, "skillcheck.yaml", { vocabulary: CHECK_VOCABULARY, texts });
  if (reading.kind !== "suite") throw new Error(JSON.stringify(reading.problems));
  const [used] = reading.suite.tests;
  expect(used?.standIns.map(({ command }) => command)).toEqual(["curl", "deploy", "gh", "kubectl"]);
  expect(used?.checks).toHaveLength(4);
  const files = { "x/evals/deploy.sh": "#!/bin/sh\n" };
  expect(await lintSuiteText(suite, { files })).toEqual([]);
});

/** The tests of the README that stand without the head of a suite, by their names. */
async function testsOfReadme(files: readonly string[]) {
  const texts = new Map(
    files.map((file) => [
      file,
      { kind: "file", bytes: new TextEncoder().encode("x\n"), digest: "" } as const,
    ]),
  );
  const fragments = blocksOf(readme, "yaml").filter((text) => text.startsWith("tests:"));
  expect(fragments).toHaveLength(2);
  const named = Object.fromEntries(files.map((file) => [`x/${file}`, "x\n"]));
  // Which file it keeps is what a skill says.
  const skill = { "x/references/files.md": "Keep CHANGELOG.md.\n" };
  const around = { files: { ...named, ...skill, "x/evals/fixtures/notes/a.txt": "a\n" } };
  const tests = [];
  for (const text of fragments) {
    const suite = `version: 1\n${text}`;
    const reading = readSuite(suite, "skillcheck.yaml", { vocabulary: CHECK_VOCABULARY, texts });
    if (reading.kind !== "suite") throw new Error(JSON.stringify(reading.problems));
    expect(await lintSuiteText(suite, around)).toEqual([]);
    tests.push(...reading.suite.tests);
  }
  return tests;
}

test("workspaces, answers by pattern, steps and preambles in the README mean what is said of them", async () => {
  const [notes, branches, steps, ...others] = await testsOfReadme(["evals/plan.md"]);
  expect(others).toEqual([]);
  expect(notes?.workspace).toEqual({
    from: "evals/fixtures/notes",
    files: [
      ["today.txt", "stand-up at nine\n"],
      ["plan.md", "x\n"],
    ],
    setup: ["git switch -qc notes"],
  });
  expect([branches?.preamble, branches?.answers]).toEqual([
    "ask_and_stop",
    {
      kind: "patterns",
      replies: [
        { pattern: "which (one|branch)", reply: "old-export" },
        { pattern: "delete .*remote", reply: "No, keep the remote one." },
      ],
    },
  ]);
  expect([steps?.prompts, steps?.stepRates, steps?.checks.map(({ step }) => step)]).toEqual([
    ["Draft the release notes.", "Publish them."],
    [null, 0.6],
    [1, 2],
  ]);
});

test("the README's limits of a workspace are those of the code", () => {
  const MIB = 1024 * 1024;
  expect([MAX_WORKSPACE_FILES, MAX_WORKSPACE_BYTES / MIB]).toEqual([20_000, 512]);
  const { fixtureBytes, keptFileBytes, keptFilesBytes } = LIMITS;
  expect([fixtureBytes, keptFileBytes, keptFilesBytes]).toEqual([MIB, 256 * 1024, MIB]);
  const section = (readme.split("### What the agent finds")[1]?.split("### ")[0] ?? "").replaceAll(
    "\n",
    " ",
  );
  for (const limit of [
    "1 MiB; a workspace 20,000 files and 512 MiB",
    "Texts of 256 KiB a file and 1 MiB in all",
  ]) {
    expect(section).toContain(limit);
  }
});
