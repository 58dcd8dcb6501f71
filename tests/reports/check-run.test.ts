import { describe, expect, it } from "vitest";
import { toAnnotations } from "../../src/reports/check-run/annotations.ts";
import { toCheckRun } from "../../src/reports/check-run/check-run.ts";
import github from "../../src/reports/github.ts";
import { passingTest, report, skill, unverifiedTest } from "./build-report.ts";
import { everyState } from "./canned/all.ts";
import { pass } from "./canned/pass.ts";
import { regressed } from "./canned/regressed.ts";

describe("check run", () => {
  it("has the headline, the evidence and the money in its title", () => {
    expect(toCheckRun(regressed.report, regressed.context).title).toBe(
      "❌ sql-migrations regressed (7/9 tests pass, 9/9 on main) · live · $4.01",
    );
    expect(toCheckRun(pass.report, pass.context).title).toBe(
      "✅ 3 skills pass (23/23 tests) · replayed · $0.00",
    );
    expect(toCheckRun(report([]), pass.context).title).toBe("no skills changed");
  });

  it("CO-8 annotates changed files only, worst first", () => {
    const changed = new Set(["skills/untested/SKILL.md", "skills/typo/skillcheck.yaml"]);
    expect(toAnnotations(everyState.report, changed)).toEqual([
      {
        path: "skills/typo/skillcheck.yaml",
        line: 12,
        column: 5,
        level: "failure",
        title: "skillcheck: cannot be used",
        message:
          "skills/typo/skillcheck.yaml:12:5 tests[0].promt: unknown key `promt`: write `prompt`",
      },
      {
        path: "skills/typo/skillcheck.yaml",
        line: 10,
        column: 1,
        level: "failure",
        title: "typo › t: unverified",
        message: "not recorded",
      },
      {
        path: "skills/untested/SKILL.md",
        line: 1,
        column: 1,
        level: "failure",
        title: "untested: untested",
        message: "This skill changed and has no suite, so nothing shows that it works.",
      },
    ]);
    expect(toAnnotations(everyState.report, new Set())).toEqual([]);
  });

  it("is a warning where the word is left out of fail-on, never a notice", () => {
    const stale = report(
      [skill("a", [unverifiedTest("t", "unrecorded")], { state: "unverified" })],
      { failOn: ["failed"] },
    );
    expect(toAnnotations(stale, null).map(({ level }) => level)).toEqual(["warning"]);
  });
});

describe("log annotations", () => {
  it("says how many more there are than the runner shows", () => {
    const failing = Array.from({ length: 13 }, (_none, index) =>
      passingTest(`t-${index}`, { status: "fail", reason: `reason ${index}` }),
    );
    const lines = github
      .render(report([skill("a", failing, { state: "fail" })]), pass.context)
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(
      "::error file=skills/a/skillcheck.yaml,line=10,col=1,title=a › t-0%3A failed::5/5 samples pass. reason 0",
    );
    expect(lines.at(-1)).toBe("::error title=skillcheck::and 4 more in the summary");
  });
});
