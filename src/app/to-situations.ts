import { isIntroduced } from "../model/finding.ts";
import { type Problem, toProblemLine } from "../model/problem.ts";
import type { SkillReport } from "../model/report.ts";
import type { TestStatus } from "../model/status.ts";
import type { RuleFault } from "../rules/lint-skill.ts";
import type { Situation, SituationKind } from "../stats/index.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import type { Place } from "./place-paths.ts";
import type { ReportedRow } from "./reported-row.ts";
import { withRemedy } from "./with-remedy.ts";

const STATUS_SITUATIONS: readonly (readonly [TestStatus, SituationKind, string])[] = [
  ["fail", "failed", "fail"],
  ["invalid", "invalid", "taught nothing"],
  ["unverified", "unverified", "have no evidence that counts"],
  ["inconclusive", "inconclusive", "cannot be decided"],
];

/**
 * Everything of one skill that stands against a green check, in words (security.md EV-12). The report
 * of the skill has its paths placed; those of its rows are placed here.
 */
export function toSkillSituations(
  skill: SkillReport,
  rows: readonly ReportedRow[],
  place: Place,
): readonly Situation[] {
  const situations: Situation[] = [...toProblemSituations(skill.problems)];
  const errors = skill.findings.filter(
    (one) => one.severity === "error" && isIntroduced(one),
  ).length;
  if (errors > 0) {
    situations.push({ kind: "lint", text: `${skill.name}: ${counted(errors, "lint error")}` });
  }
  for (const [status, kind, words] of STATUS_SITUATIONS) {
    const count = skill.tests.filter((test) => test.status === status).length;
    if (count > 0) {
      const text = `${skill.name}: ${count} of ${counted(skill.tests.length, "test")} ${words}`;
      situations.push({ kind, text });
    }
  }
  const regressed = skill.tests.filter((test) => test.comparison === "regressed").length;
  if (regressed > 0) {
    situations.push({
      kind: "regressed",
      text: `${skill.name}: ${counted(regressed, "test")} regressed`,
    });
  }
  if (skill.state === "untested" || (skill.state === "lint" && skill.suite === null)) {
    situations.push({ kind: "untested", text: `${skill.name}: no suite` });
  }
  return [...situations, ...toForged(rows, place), ...toFaults(rows)];
}

/** Lint warnings of one skill, where they gate too (`lint --strict`). */
export function toWarningSituations({ name, findings }: SkillReport): readonly Situation[] {
  const warnings = findings.filter((one) => one.severity === "warning" && isIntroduced(one)).length;
  if (warnings === 0) return [];
  return [{ kind: "lint", text: `${name}: ${counted(warnings, "lint warning")}` }];
}

/** Recordings at odds with themselves. */
function toForged(rows: readonly ReportedRow[], place: Place): readonly Situation[] {
  const forged = new Map(
    rows.flatMap(({ refused }) => refused).map((one) => [one.path, one.refused.reason]),
  );
  return [...forged].map(([path, reason]) => ({
    kind: "forged",
    text: `${place(path)}: ${withRemedy(reason)}`,
  }));
}

function toFaults(rows: readonly ReportedRow[]): readonly Situation[] {
  const faults = new Set(rows.flatMap((row) => row.faults));
  return [...faults].map((text) => ({ kind: "fault", text }));
}

/** A rule that threw is a fault of ours, whatever the skill says. */
export function toRuleSituation(fault: RuleFault, place: Place): Situation {
  const { rule, slug, folder, error } = fault;
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: "fault", text: `rule ${rule} ${slug} failed on ${place(folder)}: ${reason}` };
}

/** Money or a number of runs that ended before every run was made. */
export function toBudgetSituations(made: MadeEvidence | null): readonly Situation[] {
  if (made === null || made.ended === null) return [];
  return [
    { kind: "budget", text: `${made.ended.what} before every run was made: ${made.ended.remedy}` },
  ];
}

/** Files that cannot be used, already placed. */
export function toProblemSituations(problems: readonly Problem[]): readonly Situation[] {
  return problems.map((problem) => ({ kind: "unusable", text: toProblemLine(problem) }));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
