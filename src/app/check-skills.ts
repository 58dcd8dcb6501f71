import { openRecordings, type RecordingIndex } from "../cassettes/recording-index.ts";
import { type RecordingSource, toBaseSource, toTreeSource } from "../cassettes/recording-source.ts";
import type { AgentSettings, Config } from "../model/config.ts";
import { type DigestFields, rememberDigests, type Sha256 } from "../model/digest.ts";
import type { DiffHunk, Files } from "../model/ports.ts";
import { type Problem, toProblemLine } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import type { Test } from "../model/suite.ts";
import type { RuleFault } from "../rules/lint-skill.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { compareWithBase, type Situation } from "../stats/index.ts";
import { findBrokenTests, withoutBrokenTests } from "./broken-tests.ts";
import { countNotFor } from "./find-not-for.ts";
import { type Fixtures, rememberFixtures } from "./fixtures.ts";
import { lintTogether } from "./lint-together.ts";
import { DEFAULT_LINT_VIEW, type LintView, lintUnit } from "./lint-unit.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import type { Side } from "./open-side.ts";
import { type Place, placeBelow, placeProblems } from "./place-paths.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import type { ReportedRow } from "./reported-row.ts";
import { type RunKeys, rememberKeys } from "./run-keys.ts";
import { createTogether, type RunTogether } from "./run-together.ts";
import {
  type AgentSelection,
  type PlannedTest,
  type Selection,
  selectSubjects,
  selectTests,
  toRecordedAgents,
} from "./select-subjects.ts";
import type { SkillUnit, TouchedUnit } from "./skill-unit.ts";
import { collectRow, type RowContext } from "./test-row.ts";
import {
  toBudgetSituations,
  toProblemSituations,
  toRuleSituation,
  toSkillSituations,
  toWarningSituations,
} from "./to-situations.ts";
import { type CheckedSkill, toSkillReport } from "./to-skill-report.ts";
import { toUnreadRow } from "./unread-row.ts";
import { toUntoldProblems } from "./unread-skill.ts";

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

/** A request whose skills and rows are looked at together. */
interface StartedRequest extends CheckRequest {
  readonly together: RunTogether;
}

/** A request with the run keys of the skill at hand, and what both keys and recordings ask for. */
interface KeyedRequest extends StartedRequest {
  readonly runKeys: RunKeys;
  readonly digest: DigestFields;
  readonly fixtures: Fixtures;
  /** Tests of the head that have no run key, by name. */
  readonly broken: ReadonlyMap<string, Problem>;
}

/** A checked root: the reports of its skills and everything that stands against a green check. */
export interface CheckResult {
  readonly skills: Report["skills"];
  /** Of files that belong to no skill: the settings, suites of nobody. */
  readonly problems: readonly Problem[];
  readonly situations: readonly Situation[];
  /** What the suite readers warn of. */
  readonly notes: readonly string[];
  /** For each skill whose recordings counted: what the cache may keep. */
  readonly used: readonly { readonly unit: SkillUnit; readonly rows: readonly ReportedRow[] }[];
}

/** While the last rows of one skill are evaluated in the worker, the next one is read. */
const SKILLS_TOGETHER = 2;

/** Lints, replays and judges every touched skill, then compares all of them with the base at once. */
export async function checkSkills(request: CheckRequest): Promise<CheckResult> {
  const place = placeBelow(request.folder);
  const together = createTogether();
  const outcomes = await together(request.touched, SKILLS_TOGETHER, async (touched) => {
    const outcome = await checkSkill(touched, { ...request, together });
    request.onSkill(place(touched.folder));
    return outcome;
  });
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
    notes: checked.flatMap(({ unit }) => toNotes(unit, place)),
    used: checked.flatMap(({ unit, rows }) =>
      unit !== null && rows.some(({ samples }) => samples.length > 0) ? [{ unit, rows }] : [],
    ),
  };
}

async function checkSkill(
  touched: TouchedSkill,
  request: StartedRequest,
): Promise<{ readonly checked: CheckedSkill; readonly faults: readonly RuleFault[] }> {
  const gone: CheckedSkill = {
    touched,
    unit: null,
    rows: [],
    notFor: new Map(),
    unselected: false,
    findings: [],
    problems: [],
    hunks: [],
  };
  if (touched.change === "deleted") return { checked: gone, faults: [] };
  const head = await readSkillUnit(request.head, touched.folder);
  const { level } = request.lintView ?? DEFAULT_LINT_VIEW;
  const { findings, faults } = lintUnit(head, request.config, level);
  const digest = rememberDigests(request.context.sha256);
  const fixtures = rememberFixtures();
  const runKeys = rememberKeys(request.context.agentSettings, digest, fixtures);
  const broken: ReadonlyMap<string, Problem> =
    request.mode === "lint" ? new Map() : await findBrokenTests(head, fixtures);
  const keyed = { ...request, runKeys, digest, fixtures, broken };
  const rows =
    request.mode === "lint"
      ? []
      : await collectRows(await toTouchedUnit(head, touched, keyed), keyed);
  const hunks = rows.some(isWorse) ? await request.hunks(toFolders(touched)) : [];
  const untold = toUntoldProblems(head.unread, findings, rows.length > 0);
  const problems = [...head.problems, ...broken.values(), ...untold];
  const unselected = request.mode !== "lint" && head.suite !== null && rows.length === 0;
  const agents = new Set(rows.map(({ agent }) => agent));
  const notFor = countNotFor(head, request.selection.filter, agents);
  const checked = { touched, unit: head, rows, notFor, unselected, findings, problems, hunks };
  return { checked, faults };
}

function isWorse(row: ReportedRow): boolean {
  return row.judgement.failed > 0;
}

function toFolders({ folder, renamedFrom }: TouchedSkill): readonly string[] {
  return renamedFrom === null ? [folder] : [folder, renamedFrom];
}

function toNotes(unit: SkillUnit | null, place: Place): readonly string[] {
  return placeProblems(unit?.suite?.warnings ?? [], place).map(toProblemLine);
}

async function toTouchedUnit(
  head: SkillUnit,
  touched: TouchedSkill,
  request: KeyedRequest,
): Promise<TouchedUnit> {
  const skillFolders = toFolders(touched);
  const { base } = request;
  const baseFolder = touched.renamedFrom ?? touched.folder;
  const isOnBase = base?.places.folders.includes(baseFolder) ?? false;
  const open = (sources: readonly RecordingSource[]): Promise<RecordingIndex> =>
    openRecordings({
      skillFolders,
      sources,
      storeFolder: request.config.store,
      digest: request.digest,
    });
  const headSource = toTreeSource(request.head.files, request.settled);
  const baseSources = base === null ? [] : [toBaseSource(base.files)];
  const sources = toSources(request.made, [headSource, ...baseSources]);
  const committed = await open(sources);
  const extra = (await lacksRecordings(head, committed, request))
    ? await request.extraSources(head)
    : [];
  return {
    head,
    base:
      base !== null && isOnBase
        ? await withoutBrokenTests(await readSkillUnit(base, baseFolder), request.fixtures)
        : null,
    recordings: extra.length === 0 ? committed : await open([...sources, ...extra]),
    baseRecordings: base === null ? null : await open([...baseSources, ...extra]),
  };
}

/** What was made now is the strongest; where it is alone, nothing recorded earlier counts. */
function toSources(
  made: MadeEvidence | null,
  trees: readonly RecordingSource[],
): readonly RecordingSource[] {
  if (made === null) return trees;
  return made.isAlone ? [made.source] : [made.source, ...trees];
}

/** Whether some row of the skill has no recording of its run key in either tree. */
async function lacksRecordings(
  head: SkillUnit,
  committed: RecordingIndex,
  request: KeyedRequest,
): Promise<boolean> {
  if (request.mode === "lint") return false;
  const keys = new Set(committed.entries.map(({ place }) => place.key));
  const selection = await toSelection(head, [committed], request);
  for (const subject of selectSubjects(head, request.config, selection)) {
    if (request.broken.has(subject.test.name)) continue;
    const { runKey } = await request.runKeys(subject, head);
    if (!keys.has(runKey.key.slice(0, 12))) return true;
  }
  return false;
}

async function toSelection(
  head: SkillUnit,
  indexes: readonly (RecordingIndex | null)[],
  { selection, made }: CheckRequest,
): Promise<AgentSelection> {
  const defaultAgents =
    made === null
      ? await toRecordedAgents(head.suite, indexes)
      : (test: Test) => made.agentsOf(head.folder, test);
  return { ...selection, defaultAgents };
}

/** While one row is evaluated in the worker, the next ones are read. */
const ROWS_TOGETHER = 4;

async function collectRows(
  unit: TouchedUnit,
  request: KeyedRequest,
): Promise<readonly ReportedRow[]> {
  const { head } = unit;
  const selection = await toSelection(head, [unit.recordings, unit.baseRecordings], request);
  const toUnusable = (planned: PlannedTest, problem: Problem): ReportedRow => {
    const placed = { ...problem, file: placeBelow(request.folder)(problem.file) };
    return toUnreadRow({ ...planned, folder: head.folder }, placed, request.context);
  };
  const { unread } = head;
  if (unread !== null) {
    return selectTests(head, request.config, selection).map((planned) =>
      toUnusable(planned, unread.problem),
    );
  }
  const context = { ...request.context, runKeys: request.runKeys, made: request.made };
  const subjects = selectSubjects(head, request.config, selection);
  return request.together(subjects, ROWS_TOGETHER, async (subject): Promise<ReportedRow> => {
    const { suite, test, agent, model } = subject;
    const problem = request.broken.get(test.name);
    if (problem !== undefined) return toUnusable({ suite, test, agent, model }, problem);
    return collectRow({ ...subject, unit }, context);
  });
}
