import { type Problem, toProblemLine } from "../model/problem.ts";
import type { SkillReport } from "../model/report.ts";
import type { TestStatus } from "../model/status.ts";
import type { Situation, SituationKind } from "../stats/index.ts";
import type { TestRow } from "./test-row.ts";

const STATUS_SITUATIONS: readonly (readonly [TestStatus, SituationKind, string])[] = [
  ["fail", "failed", "fail"],
  ["invalid", "invalid", "taught nothing"],
  ["unverified", "unverified", "have no evidence that counts"],
  ["inconclusive", "inconclusive", "cannot be decided"],
];

/** Everything of one skill that stands against a green check, in words (security.md EV-12). */
export function toSkillSituations(
  skill: SkillReport,
  rows: readonly TestRow[],
): readonly Situation[] {
  const situations: Situation[] = skill.problems.map((problem) => ({
    kind: "unusable",
    text: toProblemLine(problem),
  }));
  const errors = skill.findings.filter(({ severity }) => severity === "error").length;
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
  return [...situations, ...toFaults(rows)];
}

/** Recordings at odds with themselves, and faults of our own. */
function toFaults(rows: readonly TestRow[]): readonly Situation[] {
  const forged = new Map(
    rows.flatMap(({ refused }) => refused).map((one) => [one.path, one.refused.reason]),
  );
  const faults = new Set(rows.flatMap((row) => row.faults));
  return [
    ...[...forged].map(
      ([path, reason]): Situation => ({
        kind: "forged",
        text: `${path}: ${reason}`,
      }),
    ),
    ...[...faults].map((text): Situation => ({ kind: "fault", text })),
  ];
}

/** Settings and other files that belong to no skill. */
export function toProblemSituations(problems: readonly Problem[]): readonly Situation[] {
  return problems.map((problem) => ({ kind: "unusable", text: toProblemLine(problem) }));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
