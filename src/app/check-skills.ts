import type { RecordingSource } from "../cassettes/recording-source.ts";
import type { AgentSettings, Config } from "../model/config.ts";
import type { Sha256 } from "../model/digest.ts";
import type { LintJob, LintOnThreads } from "../model/lint-job.ts";
import type { DiffHunk, Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { compareWithBase, type Situation } from "../stats/index.ts";
import { checkEach } from "./check-each.ts";
import { lintTogether } from "./lint-together.ts";
import { DEFAULT_LINT_VIEW, type LintView } from "./lint-unit.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import type { Side } from "./open-side.ts";
import { placeBelow, placeProblems } from "./place-paths.ts";
import type { ReportedRow } from "./reported-row.ts";
import { createTogether } from "./run-together.ts";
import type { Selection } from "./select-subjects.ts";
import type { SkillUnit } from "./skill-unit.ts";
import type { RowContext } from "./test-row.ts";
import {
  toBudgetSituations,
  toProblemSituations,
  toRuleSituation,
  toSkillSituations,
  toWarningSituations,
} from "./to-situations.ts";
import { toSkillReport } from "./to-skill-report.ts";
/** One root to check: its skills at head and base, and what to do with them. */
export interface CheckRequest {
  /** Where the root lies for people, "." for right here; every path of the result begins with it. */
  readonly folder: string;
  readonly head: Side;
  readonly base: Side | null;
  readonly touched: readonly TouchedSkill[];
  /** Tree in which a recording counts as committed before this change (security.md CA-5). */
  readonly settled: Files | null;
  readonly mode: Report["mode"];
  /** Absent = errors and warnings are shown, errors gate. */
  readonly lintView?: LintView;
  /** Where the head is a folder that threads can read. */
  readonly threads?: Pick<LintJob, "within" | "names"> & { readonly run: LintOnThreads };
  /** Findings that the base has too are marked, and do not gate. */
  readonly marksKnown: boolean;
  /** What this command's own runs gave, or null where it made none. */
  readonly made: MadeEvidence | null;
  readonly config: Config;
  /** What is wrong with the settings. */
  readonly settingsProblems: readonly Problem[];
  readonly selection: Selection;
  readonly context: Omit<RowContext, "runKeys" | "made"> & {
    readonly agentSettings: (agent: string) => AgentSettings | undefined;
    readonly sha256: Sha256;
  };
  /** Recordings from elsewhere (the Actions cache), asked for only when neither tree holds a wanted one. */
  readonly extraSources: (unit: SkillUnit) => Promise<readonly RecordingSource[]>;
  /** Hunks between base and head below some folders. */
  readonly hunks: (folders: readonly string[]) => Promise<readonly DiffHunk[]>;
  /** Told after each skill. */
  readonly onSkill: (name: string) => void;
}

/** A checked root: the reports of its skills and everything that stands against a green check. */
export interface CheckResult {
  readonly skills: Report["skills"];
  /** Of files that belong to no skill: the settings, suites of nobody. */
  readonly problems: readonly Problem[];
  readonly situations: readonly Situation[];
  /** For each skill whose recordings counted: what the cache may keep. */
  readonly used: readonly { readonly unit: SkillUnit; readonly rows: readonly ReportedRow[] }[];
}

/** Lints, replays and judges every touched skill, then compares all of them with the base at once. */
export async function checkSkills(request: CheckRequest): Promise<CheckResult> {
  const place = placeBelow(request.folder);
  const outcomes = await checkEach({ ...request, together: createTogether() });
  const view = request.lintView ?? DEFAULT_LINT_VIEW;
  const { checked, acrossFaults } = await lintTogether(
    outcomes.map((outcome) => outcome.checked),
    { ...request, view },
  );
  const faults = [...outcomes.flatMap((outcome) => outcome.faults), ...acrossFaults];
  const comparisons = compareWithBase(checked.map(({ rows }) => rows.map((row) => row.compared)));
  const skills = await Promise.all(
    checked.map((skill, index) => {
      const comparison = comparisons[index];
      if (comparison === undefined) throw new Error(`no comparison for ${skill.touched.folder}`);
      return toSkillReport(skill, comparison, place);
    }),
  );
  const problems = placeProblems([...request.settingsProblems, ...request.head.problems], place);
  return {
    skills,
    problems,
    situations: [
      ...toProblemSituations(problems),
      ...skills.flatMap((skill, index) =>
        toSkillSituations(skill, checked[index]?.rows ?? [], place),
      ),
      ...(view.isStrict ? skills.flatMap(toWarningSituations) : []),
      ...faults.map((fault) => toRuleSituation(fault, place)),
      ...toBudgetSituations(request.made),
    ],
    used: outcomes.flatMap(({ checked: { rows }, tested: unit }) =>
      unit !== null && rows.some(({ samples }) => samples.length > 0) ? [{ unit, rows }] : [],
    ),
  };
}
