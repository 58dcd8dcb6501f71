import type { Report, SkillReport } from "../../src/model/report.ts";
import type { TestReport } from "../../src/model/test-report.ts";
import { passingTest, rate, report, skill } from "./build-report.ts";
import { addsConcurrentIndex } from "./canned/regressed.ts";

/** Sizes of one generated case of reporting.md §5: 40 skills and 300 tests. */
export interface Case {
  readonly failingSkills: number;
  readonly failingTests: number;
}

const SKILLS = 40;
const TESTS = 300;

const transcript: NonNullable<TestReport["transcript"]> = {
  sample: 1,
  verdict: "pass",
  turns: [1, 2].map((turn) => ({
    turn,
    user: "Fill form.pdf with values.json and tell me what is missing",
    source: "prompt",
    calls: ["Read SKILL.md", "Read references/fields.md", "Bash python scripts/fill.py form.pdf"],
    lastWords: `All 14 fields are filled; the result is out.pdf. ${"It was checked again. ".repeat(8)}`,
  })),
};

/** A failing test whose excerpts are as long as a step allows. */
function failing(name: string, fill: string): TestReport {
  const verbatim = (addsConcurrentIndex.failure?.verbatim ?? []).map((event) => ({
    ...event,
    text: fill.repeat(Math.ceil(700 / fill.length)),
  }));
  const failure =
    addsConcurrentIndex.failure === null ? null : { ...addsConcurrentIndex.failure, verbatim };
  return { ...addsConcurrentIndex, name, evidence: "replayed", rate: rate(1, 5), failure };
}

/** 40 skills, 300 tests, of which so many fail in so many skills. `fill` is what the excerpts are made of. */
export function generateReport(
  { failingSkills, failingTests }: Case,
  fill = "abc defgh\n",
): Report {
  const skills = Array.from({ length: SKILLS }, (_none, at): SkillReport => {
    const size = Math.floor(TESTS / SKILLS) + (at < TESTS % SKILLS ? 1 : 0);
    const share =
      at < failingSkills
        ? Math.floor(failingTests / failingSkills) + (at < failingTests % failingSkills ? 1 : 0)
        : 0;
    const tests = Array.from({ length: size }, (_nothing, index) => {
      const name = `handles-case-number-${index + 1}`;
      return index < share ? failing(name, fill) : passingTest(name, { transcript });
    });
    const broken = share > 0;
    return skill(`some-skill-${String(at + 1).padStart(2, "0")}`, tests, {
      state: broken ? "fail" : "pass",
      comparison: broken ? "regressed" : "same",
      base: { passed: size, tests: size },
    });
  });
  return report(skills, { status: failingTests > 0 ? "fail" : "pass" });
}

/** The five cases, by name. */
export const CASES: Readonly<Record<string, Case>> = {
  "all pass": { failingSkills: 0, failingTests: 0 },
  "6 skills, 14 tests fail": { failingSkills: 6, failingTests: 14 },
  "12 skills, 40 tests fail": { failingSkills: 12, failingTests: 40 },
  "40 skills, 120 tests fail": { failingSkills: 40, failingTests: 120 },
  "all 300 tests fail": { failingSkills: 40, failingTests: 300 },
};
