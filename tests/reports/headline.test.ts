import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { toHeading, toTitle } from "../../src/reports/wording/headline.ts";
import { compareSkills } from "../../src/reports/wording/severity.ts";
import { passingTest, report, skill, unverifiedTest } from "./build-report.ts";
import { numbered } from "./canned/canned.ts";
import { pass } from "./canned/pass.ts";
import { regressed } from "./canned/regressed.ts";
import { unverified } from "./canned/unverified.ts";

const failing = passingTest("broken", { status: "fail" });

function passingSkills(count: number, tests: number) {
  return Array.from({ length: count }, (_none, index) =>
    skill(`skill-${index}`, numbered(tests, "t")),
  );
}

const typo = skill(
  "pdf-forms",
  Array.from({ length: 8 }, (_none, index) => unverifiedTest(`t-${index}`, "unrecorded")),
  {
    state: "unusable",
    problems: [
      {
        file: "skills/pdf-forms/skillcheck.yaml",
        line: 12,
        column: 5,
        key: "tests[0].promt",
        what: "unknown key `promt`",
        remedy: "write `prompt`",
      },
    ],
  },
);

const lintError = {
  rule: "SK009",
  slug: "broken-link",
  severity: "error",
  path: "skills/a/SKILL.md",
  line: 1,
  column: 1,
  message: "m",
} as const;

const cases: Readonly<Record<string, readonly [Report, string]>> = {
  "all pass": [pass.report, "### ✅ skillcheck: 3 skills pass (23/23 tests)"],
  "one passes": [
    report([skill("a", numbered(5, "t"))]),
    "### ✅ skillcheck: 1 skill passes (5/5 tests)",
  ],
  "one skill regressed": [
    regressed.report,
    "### ❌ skillcheck: sql-migrations regressed (7/9 tests pass, 9/9 on `main`)",
  ],
  "one skill fails without a base": [
    report([
      skill("a", [failing, ...numbered(3, "t")], {
        state: "fail",
        comparison: "no-base",
        base: null,
      }),
    ]),
    "### ❌ skillcheck: a fails (3/4 tests pass)",
  ],
  "regressed though it passes": [
    report([
      skill("a", [passingTest("t", { comparison: "regressed", p: 0.0211 })], {
        comparison: "regressed",
      }),
    ]),
    "### ❌ skillcheck: a regressed (1/1 tests pass)",
  ],
  "several skills fail": [
    report([
      ...passingSkills(34, 8),
      ...Array.from({ length: 6 }, (_none, index) =>
        skill(`broken-${index}`, [failing, ...numbered(3, "t")], { state: "fail" }),
      ),
    ]),
    "### ❌ skillcheck: 6 of 40 skills fail (290/296 tests pass)",
  ],
  "lint errors and unverified": [
    unverified.report,
    "### ❌ skillcheck: 2 lint errors, 3 skills unverified",
  ],
  "a lint error alone": [
    report([skill("a", numbered(2, "t"), { findings: [lintError] })]),
    "### ❌ skillcheck: 1 lint error (2/2 tests pass)",
  ],
  "a file cannot be used": [
    report([typo]),
    "### ❌ skillcheck: skills/pdf-forms/skillcheck.yaml:12:5 unknown key `promt` (8 tests unverified)",
  ],
  "the settings cannot be used": [
    report([], {
      problems: [
        { file: ".skillcheck.yml", line: 1, column: 1, key: "", what: "is no YAML", remedy: "" },
      ],
    }),
    "### ❌ skillcheck: .skillcheck.yml:1:1 is no YAML",
  ],
  "invalid only": [
    report([
      skill(
        "sql-migrations",
        [passingTest("t", { status: "invalid", reason: "provider error", rate: null })],
        { state: "invalid" },
      ),
    ]),
    "### 🛠️ skillcheck: no verdict for sql-migrations (provider error)",
  ],
  "unverified only": [
    report([
      ...passingSkills(2, 3),
      skill("c", [unverifiedTest("t", "stale")], { state: "unverified" }),
      skill("d", [unverifiedTest("t", "unrecorded")], { state: "unverified" }),
    ]),
    "### ⚠️ skillcheck: 2 of 4 skills unverified (6/8 tests pass)",
  ],
  "untested only": [
    report([...passingSkills(3, 4), skill("d", [], { state: "untested", suite: null })]),
    "### ⚠️ skillcheck: 1 of 4 skills untested (12/12 tests pass)",
  ],
  "one that a filter leaves out": [
    report([...passingSkills(3, 4), skill("d", [], { state: "unselected" })]),
    "### ✅ skillcheck: 3 skills pass (12/12 tests)",
  ],
  "all left out": [
    report([skill("d", [], { state: "unselected" })]),
    "### skillcheck: no test selected",
  ],
  "inconclusive only": [
    report([
      skill("sql-migrations", [passingTest("t", { status: "inconclusive" }), ...numbered(8, "t")], {
        state: "inconclusive",
      }),
    ]),
    "### 🟡 skillcheck: 1 test inconclusive in sql-migrations (8/9 tests pass)",
  ],
  "nothing affected": [report([]), "### skillcheck: no skills affected since `a1b9c3e`"],
  "removed only": [
    report([skill("gone", [], { state: "removed", change: "deleted" })]),
    "### ✅ skillcheck: 1 skill removed",
  ],
  "lint mode": [
    report([skill("a", [])], { mode: "lint" }),
    "### ✅ skillcheck: 1 skill without lint errors",
  ],
};

describe("headings of reporting.md §4.2", () => {
  for (const [name, [built, heading]] of Object.entries(cases)) {
    it(name, () => {
      expect(toHeading(built)).toBe(heading);
      const title = heading.replace(/^### (\S+ )?skillcheck: /, "").replace("`main`", "main");
      if (built.skills.length > 0) expect(toTitle(built)).toBe(title);
    });
  }

  it("leaves groups out from the right when the line gets long", () => {
    const long = "x".repeat(60);
    const many = report([
      typo,
      skill(long, [failing], { state: "fail" }),
      skill("c", [passingTest("t", { status: "invalid", reason: "r" })], { state: "invalid" }),
      skill("d", [unverifiedTest("t", "stale")], { state: "unverified" }),
    ]);
    expect(toTitle(many)).toBe(
      `skills/pdf-forms/skillcheck.yaml:12:5 unknown key \`promt\`, ${long} fails`,
    );
  });
});

describe("compareSkills", () => {
  it("sorts worst first, then by name", () => {
    const skills = [
      skill("b-pass", numbered(1, "t")),
      skill("a-pass", numbered(1, "t")),
      skill("flaky", [passingTest("t", { flaky: true })]),
      skill("undecided", [passingTest("t", { status: "inconclusive" })], { state: "inconclusive" }),
      skill("untested", [], { state: "untested" }),
      skill("crashed", [passingTest("t", { status: "invalid" })], { state: "invalid" }),
      skill("regressed", [passingTest("t", { comparison: "regressed" })]),
      skill("lint", numbered(1, "t"), { findings: [lintError] }),
      typo,
    ];
    expect([...skills].sort(compareSkills).map((one) => one.name)).toEqual([
      "lint",
      "pdf-forms",
      "regressed",
      "crashed",
      "untested",
      "undecided",
      "flaky",
      "a-pass",
      "b-pass",
    ]);
  });
});
