import { openRecordings, type RecordingIndex } from "../cassettes/recording-index.ts";
import {
  type RecordingSource,
  toBaseSource,
  toBesideSource,
  toTreeSource,
} from "../cassettes/recording-source.ts";
import { type DigestFields, rememberDigests } from "../model/digest.ts";
import type { Problem } from "../model/problem.ts";
import type { Severity } from "../model/severity.ts";
import type { Test } from "../model/suite.ts";
import type { RuleFault } from "../rules/lint-skill.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { findBrokenTests, withoutBrokenTests } from "./broken-tests.ts";
import type { CheckRequest } from "./check-skills.ts";
import { countNotFor } from "./find-not-for.ts";
import { type Fixtures, rememberFixtures } from "./fixtures.ts";
import { type LintedAlone, lintAlone, toListedUnit } from "./lint-alone.ts";
import { DEFAULT_LINT_VIEW } from "./lint-unit.ts";
import { lintWithSuite } from "./lint-with-suite.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import { placeBelow } from "./place-paths.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import type { ReportedRow } from "./reported-row.ts";
import { type RunKeys, rememberKeys } from "./run-keys.ts";
import type { RunTogether } from "./run-together.ts";
import {
  type AgentSelection,
  type PlannedTest,
  selectSubjects,
  selectTests,
  toRecordedAgents,
} from "./select-subjects.ts";
import type { SkillUnit, TouchedUnit } from "./skill-unit.ts";
import { collectRow } from "./test-row.ts";
import type { CheckedSkill } from "./to-skill-report.ts";
import { toUnreadRow } from "./unread-row.ts";
import { toUntoldProblems } from "./unread-skill.ts";
/** A request whose skills and rows are looked at together. */
export interface StartedRequest extends CheckRequest {
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

/** A checked skill, what broke in its rules, and, where its tests were looked at, all of it. */
export interface SkillOutcome {
  readonly checked: CheckedSkill;
  readonly faults: readonly RuleFault[];
  readonly tested: SkillUnit | null;
}

/** Of a skill whose tests were not looked at. */
const NOTHING = { rows: [], notFor: new Map(), unselected: false, problems: [], hunks: [] };

/** Lints one touched skill, and unless only that is asked for replays and judges its tests. */
export async function checkSkill(
  touched: TouchedSkill,
  request: StartedRequest,
): Promise<SkillOutcome> {
  if (touched.change === "deleted") {
    const checked = { touched, unit: null, ...NOTHING, findings: [] };
    return { checked, faults: [], tested: null };
  }
  const { level } = request.lintView ?? DEFAULT_LINT_VIEW;
  if (request.mode !== "lint") return testSkill(touched, request, level);
  return toLintOutcome(
    touched,
    await lintAlone(request.head, touched.folder, { config: request.config, level }),
  );
}

/** A skill that was only linted. */
export function toLintOutcome(touched: TouchedSkill, linted: LintedAlone): SkillOutcome {
  const { unit, findings, problems, faults } = linted;
  const checked = { touched, ...NOTHING, unit, findings, problems };
  return { checked, faults, tested: null };
}

async function testSkill(
  touched: TouchedSkill,
  request: StartedRequest,
  level: Severity,
): Promise<SkillOutcome> {
  const head = await readSkillUnit(request.head, touched.folder);
  const digest = rememberDigests(request.context.sha256);
  const fixtures = rememberFixtures();
  const runKeys = rememberKeys(request.context.agentSettings, digest, fixtures);
  const broken = await findBrokenTests(head, fixtures);
  const keyed = { ...request, runKeys, digest, fixtures, broken };
  const rows = await collectRows(await toTouchedUnit(head, touched, keyed), keyed);
  const { findings, faults } = await lintWithSuite(head, {
    side: request.head,
    config: request.config,
    level,
    rows,
  });
  const hunks = rows.some(isWorse) ? await request.hunks(toFolders(touched)) : [];
  const untold = toUntoldProblems(head.unread, findings, rows.length > 0);
  const problems = [...head.problems, ...broken.values(), ...untold];
  const unselected = head.suite !== null && rows.length === 0;
  const agents = new Set(rows.map(({ agent }) => agent));
  const notFor = countNotFor(head, request.selection.filter, agents);
  const unit = toListedUnit(head, request.config, level);
  const checked = { touched, unit, rows, notFor, unselected, findings, problems, hunks };
  return { checked, faults, tested: head };
}

function isWorse(row: ReportedRow): boolean {
  return row.judgement.failed > 0;
}

function toFolders({ folder, renamedFrom }: TouchedSkill): readonly string[] {
  return renamedFrom === null ? [folder] : [folder, renamedFrom];
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
  const besides = base === null ? [] : [toBesideSource(base.files)];
  const sources = toSources(request.made, [headSource, ...besides]);
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
