import { isIntroduced } from "../../model/finding.ts";
import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";

/** Worst first (reporting.md §2.4). */
export const SEVERITIES = [
  "broken",
  "invalid",
  "unverified",
  "inconclusive",
  "flaky",
  "pass",
] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The mark of the worst group, and of a row. */
export const SEVERITY_ICONS = {
  broken: "❌",
  invalid: "🛠️",
  unverified: "⚠️",
  inconclusive: "🟡",
  flaky: "✅",
  pass: "✅",
} as const satisfies Record<Severity, string>;

/** Group of one test. */
export function testSeverity(test: TestReport): Severity {
  if (test.status === "fail" || test.comparison === "regressed") return "broken";
  if (test.status === "pass") return test.flaky ? "flaky" : "pass";
  return test.status;
}

export function lintErrors(skill: SkillReport): number {
  return skill.findings.filter((one) => one.severity === "error" && isIntroduced(one)).length;
}

/** Worst group of some tests; `pass` of none. */
export function worstSeverity(tests: readonly TestReport[]): Severity {
  const ranks = tests.map((test) => SEVERITIES.indexOf(testSeverity(test)));
  return SEVERITIES[Math.min(SEVERITIES.length - 1, ...ranks)] ?? "pass";
}

/** Group of one skill: the worst of its tests, its lint errors and its suite. */
export function skillSeverity(skill: SkillReport): Severity {
  if (skill.state === "unusable" || skill.state === "lint" || lintErrors(skill) > 0) {
    return "broken";
  }
  if (skill.state === "removed" || skill.state === "unselected") return "pass";
  if (skill.state === "fail") return "broken";
  const own = skill.state === "untested" ? "unverified" : skill.state;
  const worst = worstSeverity(skill.tests);
  return SEVERITIES.indexOf(own) < SEVERITIES.indexOf(worst) ? own : worst;
}

/** The order of headline, rows and excerpts: worst group first, then by name and folder, bytewise. */
export function compareSkills(left: SkillReport, right: SkillReport): number {
  return (
    SEVERITIES.indexOf(skillSeverity(left)) - SEVERITIES.indexOf(skillSeverity(right)) ||
    compareText(left.name, right.name) ||
    compareText(left.folder, right.folder)
  );
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
