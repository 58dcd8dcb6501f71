import { expect, it } from "vitest";
import { openSide } from "../../src/app/open-side.ts";
import { readLintedUnit } from "../../src/app/read-linted-unit.ts";
import type { TreeEntry } from "../../src/model/tree-entry.ts";
import { findWantedFiles, type LintedSuite, lintSuite } from "../../src/rules/lint-suite.ts";
import { SUITE_RULES } from "../../src/rules/suites/index.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { suiteWith } from "../suites/read.ts";
import { DEFAULT_LINT_SETTINGS } from "./lint-memory.ts";

const SKILL_MD = "---\nname: x\ndescription: Sorts letters. Use when asked.\n---\nSort.\n";
const WORKSPACE = "    prompt: do it\n    workspace: { from: evals/w }";
const CONTAINS = "      - file_contains: { path: a.txt, text: done }";

/** A suite of one test, beside two files that it copies. */
async function openSuite(text: string): Promise<Omit<LintedSuite, "textOf">> {
  const entries = ["a.txt", "b.txt"].map(
    (name): TreeEntry => ({ path: `x/evals/w/${name}`, mode: "100644", size: 4 }),
  );
  const files = Object.fromEntries(entries.map(({ path }) => [path, "done"]));
  const tree = { "x/SKILL.md": SKILL_MD, "x/skillcheck.yaml": text, ...files };
  const { suite, written, source } = await readLintedUnit(await openSide(memoryFiles(tree)), "x");
  if (suite === null || written === null) throw new Error("the suite cannot be used");
  return {
    suite,
    written,
    source,
    agents: ["claude"],
    filesBelow: (folder) => (folder === "x/evals/w" ? entries : []),
    hasFile: (path) => entries.some((entry) => entry.path === path),
    recordedOf: null,
  };
}

it("has ids and slugs in order", () => {
  const ids = SUITE_RULES.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(ids.every((id) => /^SK1\d\d$/.test(id))).toBe(true);
});

it("a rule that throws is a fault of ours, and the others run", async () => {
  const text = suiteWith({ test: WORKSPACE, expect: CONTAINS });
  const linted = await openSuite(text);
  const broken = () => {
    throw new Error("broken");
  };
  const rules = SUITE_RULES.map((rule) =>
    rule.id === "SK108" ? { ...rule, find: broken, wants: broken } : rule,
  );
  const wanted = findWantedFiles(linted, DEFAULT_LINT_SETTINGS, rules);
  expect(wanted).toEqual(["x/evals/w/a.txt"]);
  const textOf = () => "done";
  const { findings, faults } = lintSuite({ ...linted, textOf }, DEFAULT_LINT_SETTINGS, rules);
  expect(findings.map(({ rule }) => rule)).toEqual(["SK112"]);
  expect(faults).toMatchObject([{ rule: "SK108", slug: "name-unsaid", folder: "x" }]);
});

it("reads nothing for rules that nobody wants to hear, and says nothing of files that were not read", async () => {
  const expected = "      - file_exists: c.txt";
  const linted = await openSuite(suiteWith({ test: WORKSPACE, expect: expected }));
  const shown = { ...DEFAULT_LINT_SETTINGS, level: "warning" } as const;
  expect(findWantedFiles(linted, shown)).toEqual([]);
  const wanted = ["x/evals/w/a.txt", "x/evals/w/b.txt"];
  expect(findWantedFiles(linted, DEFAULT_LINT_SETTINGS)).toEqual(wanted);
  const found = (textOf: (path: string) => string | null) =>
    lintSuite({ ...linted, textOf }, DEFAULT_LINT_SETTINGS).findings.map(({ rule }) => rule);
  expect(found(() => null)).toEqual([]);
  expect(found(() => "")).toEqual(["SK108"]);
  const silenced = await openSuite(
    suiteWith({
      top: "# skillcheck-disable SK108",
      test: WORKSPACE,
      expect: expected,
    }),
  );
  expect(findWantedFiles(silenced, shown)).toEqual(wanted);
});

it("a comment for a rule that needs recordings is not unused where nobody looked at them", async () => {
  const text = suiteWith({ top: "# skillcheck-disable SK113" });
  const linted = { ...(await openSuite(text)), textOf: () => null };
  expect(lintSuite(linted, DEFAULT_LINT_SETTINGS).findings).toEqual([]);
  const recordedOf = () => [{ passed: 1, valid: 1, low: 0.2 }];
  const { findings } = lintSuite({ ...linted, recordedOf }, DEFAULT_LINT_SETTINGS);
  expect(findings.map(({ rule }) => rule)).toEqual(["SK090"]);
});
