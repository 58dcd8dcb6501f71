import { type Finding, isIntroduced } from "../model/finding.ts";
import type { DiffHunk } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { SkillReport } from "../model/report.ts";
import type { MedianUsage, TestReport } from "../model/test-report.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { type SkillComparison, worstComparison, worstStatus } from "../stats/index.ts";
import { toAgentMark, toEstimatedMark } from "./estimated-mark.ts";
import type { Sample } from "./evaluate-recordings.ts";
import { median, sumKnown } from "./median.ts";
import { type Place, placeProblems } from "./place-paths.ts";
import type { ReportedRow } from "./reported-row.ts";
import type { ListedUnit } from "./skill-unit.ts";
import { toTestReport } from "./to-test-report.ts";

/** One touched skill with all that was found out about it. */
export interface CheckedSkill {
  readonly touched: TouchedSkill;
  /** The skill in the head; null when it is gone there. Its texts are let go: thousands may be checked. */
  readonly unit: ListedUnit | null;
  readonly rows: readonly ReportedRow[];
  /** Tests that the selection leaves and that are not for an agent of the rows, by its name. */
  readonly notFor: ReadonlyMap<string, number>;
  /** Its suite can be used, but the selection leaves no test of it. */
  readonly unselected: boolean;
  readonly findings: readonly Finding[];
  /** Why its suite or one of its files cannot be used. */
  readonly problems: readonly Problem[];
  readonly hunks: readonly DiffHunk[];
}

/** Turns one touched skill into its part of the report, every path of it placed. */
export async function toSkillReport(
  skill: CheckedSkill,
  comparison: SkillComparison,
  place: Place,
): Promise<SkillReport> {
  const { touched, unit, rows } = skill;
  const hunks = skill.hunks.map((hunk) => ({ ...hunk, path: place(hunk.path) }));
  const tests = await Promise.all(
    rows.map((row, index) => {
      const compared = comparison.tests[index];
      if (compared === undefined) throw new Error(`no comparison for ${row.test.name}`);
      return toTestReport(row, compared, { hunks, place });
    }),
  );
  const { regression } = comparison;
  return {
    name: unit?.name ?? touched.folder.slice(touched.folder.lastIndexOf("/") + 1),
    folder: place(touched.folder),
    change: touched.change,
    renamedFrom: touched.renamedFrom === null ? null : place(touched.renamedFrom),
    state: toState(skill, tests),
    suite: placeSuite(unit, place),
    tests,
    rows: toTableRows(skill, tests),
    findings: skill.findings.map((finding) => ({ ...finding, path: place(finding.path) })),
    problems: [...placeProblems(skill.problems, place)],
    comparison: worstComparison(tests.map((test) => test.comparison)),
    regression:
      regression === null
        ? null
        : {
            p: regression.p.value,
            adjusted: regression.adjusted,
            stratifiedP: regression.stratifiedP.value,
            stepDownP: regression.stepDownP.value,
            strata: regression.strata,
            skills: regression.skills,
          },
    base: toBase(rows),
    diff: hunks.map((hunk) => ({
      ...hunk,
      removed: [...hunk.removed],
      added: [...hunk.added],
    })),
    staleInputs: [...(rows.find(({ staleness }) => staleness !== null)?.staleness?.rows ?? [])],
    stale: toStale(rows),
  };
}

function placeSuite(unit: CheckedSkill["unit"], place: Place): string | null {
  const path = unit?.suitePath ?? null;
  return path === null ? null : place(path);
}

function toState(skill: CheckedSkill, tests: readonly TestReport[]): SkillReport["state"] {
  const { unit } = skill;
  if (unit === null) return "removed";
  if (skill.problems.length > 0) return "unusable";
  const worst = worstStatus(tests.map(({ status }) => status));
  const broken = skill.findings.some((one) => one.severity === "error" && isIntroduced(one));
  if (worst === "fail") return "fail";
  if (broken) return "lint";
  if (unit.suite === null) return "untested";
  return skill.unselected ? "unselected" : worst;
}

/** Tests that pass on the base, of those with evidence there; null without any. */
function toBase(rows: readonly ReportedRow[]): SkillReport["base"] {
  const known = rows.filter(({ compared }) => compared.base.valid > 0);
  if (known.length === 0) return null;
  return { tests: known.length, passed: known.filter(passesOnBase).length };
}

function passesOnBase(row: ReportedRow): boolean {
  if (row.compared.sameKey) return row.judgement.decision.status === "pass";
  const { passed, valid } = row.compared.base;
  return passed / valid >= row.minPassRate - 1e-9;
}

function toTableRows(
  { rows, notFor }: CheckedSkill,
  tests: readonly TestReport[],
): SkillReport["rows"] {
  const keys = [...new Set(rows.map(toRowKey))];
  return keys.map((key) => {
    const own = rows.filter((row) => toRowKey(row) === key);
    const reports = tests.filter((_, index) => toRowKey(rows[index]) === key);
    const left = notFor.get(own[0]?.agent ?? "") ?? 0;
    const samples = own.flatMap((row) => row.samples);
    const base = own.flatMap((row) => (row.compared.sameKey ? row.samples : row.base));
    return {
      agent: own[0]?.agent ?? "",
      requestedModel: own[0]?.model ?? "",
      runs: samples.length,
      comparison: worstComparison(reports.map((report) => report.comparison)),
      base: toBase(own),
      usage: toUsage(samples),
      baseUsage: toUsage(base),
      spentUsd: sumKnown(own.map(({ spentUsd }) => spentUsd)),
      recordedUsd: samples.length === 0 ? null : sumKnown(own.map((row) => row.recordedUsd)),
      ...(left === 0 ? {} : { notFor: left }),
      ...toEstimatedMark(
        samples,
        own.some(({ isSpentEstimated }) => isSpentEstimated),
      ),
    };
  });
}

function toRowKey(row: ReportedRow | undefined): string {
  return JSON.stringify([row?.agent, row?.model]);
}

function toUsage(samples: readonly Sample[]): MedianUsage | null {
  if (samples.length === 0) return null;
  const runs = samples.map(({ run }) => run);
  return {
    costUsd: median(runs.map((run) => run.costUsd)),
    ...toAgentMark(samples),
    modelCalls: median(runs.map((run) => run.modelCalls)),
    inputTokens: median(runs.map((run) => run.usage?.inputTotal ?? null)),
    cachedTokens: median(runs.map((run) => run.usage?.cacheRead ?? null)),
    outputTokens: median(runs.map((run) => run.usage?.output ?? null)),
    durationMs: median(runs.map((run) => run.durationMs)),
  };
}

function toStale(rows: readonly ReportedRow[]): SkillReport["stale"] {
  const stale = rows.filter(({ staleness }) => staleness !== null);
  const first = stale[0]?.staleness;
  if (!first) return null;
  return {
    recordedAt: first.nearest.cassette.recorded_at,
    passed: stale.filter(({ stalePasses }) => stalePasses === true).length,
    tests: stale.length,
  };
}
