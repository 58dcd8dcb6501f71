import { findStaleness, type Staleness, type StaleSearch } from "../cassettes/explain-stale.ts";
import { type Recording, toRecordingHeader } from "../cassettes/recording.ts";
import type { RefusedRecording } from "../cassettes/recording-index.ts";
import { selectBaseSamples, selectSamples, toReplayOrder } from "../cassettes/select.ts";
import { LIMITS } from "../model/limits.ts";
import type { Evaluate } from "../model/ports.ts";
import type { RunKey, RunKeyField } from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import type { EvidenceClass, EvidenceKind } from "../model/status.ts";
import type { Suite, Test } from "../model/suite.ts";
import type { ComparedTest } from "../stats/index.ts";
import {
  type Evaluated,
  evaluateRecordings,
  type FullSample,
  type Sample,
} from "./evaluate-recordings.ts";
import { type Judgement, judgeSamples } from "./judge-samples.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import { ofOwnRuns, toTestOfSuite } from "./own-evidence.ts";
import { toRefused, withoutRemoved } from "./row-refused.ts";
import type { RunKeys } from "./run-keys.ts";
import { type ShownRuns, showRuns } from "./show-runs.ts";
import type { TouchedUnit } from "./skill-unit.ts";
import { type MadePart, toMadePart } from "./to-made-part.ts";

/** What every row of a report is computed with. */
export interface RowContext {
  readonly evaluate: Evaluate;
  readonly runKeys: RunKeys;
  /** Whether evidence of that class counts here (security.md CA-5). */
  readonly counts: (evidence: EvidenceClass) => boolean;
  /** Overrides of the flags `--samples` and `--min-pass-rate`. */
  readonly samples: number | null;
  readonly minPassRate: number | null;
  /** What this command's own runs gave, or null where it made none. */
  readonly made: MadeEvidence | null;
}

/** Which run of which skill. */
export interface RowSubject {
  readonly unit: TouchedUnit;
  readonly skill: Skill;
  readonly suite: Suite;
  readonly test: Test;
  readonly agent: string;
  readonly model: string;
}

type OfRuns =
  | "spentUsd"
  | "spentPartly"
  | "isSpentEstimated"
  | "recordedUsd"
  | "userMoney"
  | "ended"
  | "voids";

/** One test × agent × model with its evidence, before it is compared with the base. */
export interface TestRow extends Omit<RowSubject, "unit">, Pick<MadePart, OfRuns> {
  /** Folder of the skill in the head. */
  readonly folder: string;
  readonly runKey: RunKey;
  readonly planned: number;
  readonly minPassRate: number;
  readonly samples: readonly Sample[];
  readonly base: readonly Sample[];
  readonly judgement: Judgement;
  readonly shown: ShownRuns;
  readonly evidence: EvidenceKind;
  /** Whether its recordings lie in a store. */
  readonly isKept: boolean;
  readonly staleness: Staleness | null;
  /** Whether the stale recordings would pass; told for information only. */
  readonly stalePasses: boolean | null;
  /** Class of sound recordings that lie here and do not count, or null. */
  readonly uncounted: EvidenceClass | null;
  readonly compared: ComparedTest;
  /** Recordings that this row met in any of its look-ups and that must not count, each path once. */
  readonly refused: readonly RefusedRecording[];
  readonly faults: readonly string[];
}

/** Evidence that is shown or compared, and what stood against it. */
interface Side extends Evaluated {
  readonly refused: readonly RefusedRecording[];
}

const NOTHING_SOUGHT: StaleSearch = { staleness: null, refused: [] };
const NO_SIDE: Side = { samples: [], fault: null, refused: [] };

/** Fields of the run key that are the test's own (statistics.md §12.2 row 1), in words. */
const OWN_FIELDS: readonly (readonly [RunKeyField, string])[] = [
  ["user_turns", "prompt or answers"],
  ["env", "env"],
  ["workspace", "workspace or setup"],
  ["fakes", "fakes"],
];

/** Collects and judges the evidence of one row. */
export async function collectRow(subject: RowSubject, context: RowContext): Promise<TestRow> {
  const { unit, ...run } = subject;
  const { test, suite, agent, model } = subject;
  const { planned, minPassRate } = toBar(test, context);
  const { inputs, runKey } = await context.runKeys(subject, unit.head);
  const baseKey = await toBaseKey(subject, context);
  const found = await unit.recordings.find(runKey.key, toTestOfSuite(test, suite));
  const own = ofOwnRuns(test, found.recordings, context.made);
  const counted = own.filter(({ evidence }) => context.counts(evidence));
  const order = toReplayOrder(counted).slice(0, LIMITS.cassettesPerKey);
  const evaluated = await evaluateRecordings(order, test.checks, context.evaluate);
  const samples = selectOf(evaluated.samples, counted, planned);
  const search =
    samples.length > 0
      ? NOTHING_SOUGHT
      : await findStaleness(
          { runKey, inputs, skill: subject.skill, test: test.name },
          unit.recordings,
        );
  const { staleness } = search;
  const stale = await collectStale(subject, staleness, context);
  const uncounted = samples.length > 0 ? null : (own[0]?.evidence ?? null);
  const base = await collectBase(subject, { runKey, baseKey }, context);
  const made = toMadePart(
    { folder: unit.head.folder, test: test.name, agent, model, planned },
    samples,
    context.made,
  );
  const judgement = judgeSamples({
    test,
    planned,
    minPassRate,
    maxInvalid: suite.maxInvalid,
    samples,
    voids: made.voids,
    isLive: made.isLive,
    ended: made.ended?.what ?? null,
    missing: made.missing ?? toMissing(staleness, uncounted),
  });
  return {
    ...run,
    folder: unit.head.folder,
    runKey,
    planned,
    minPassRate,
    samples: samples.map(toKept),
    base: base.samples.map(toKept),
    judgement,
    ended: made.ended,
    voids: made.voids,
    shown: showRuns({ samples, base: base.samples, judgement }),
    evidence: made.isLive ? "live" : toEvidenceKind(samples, staleness, uncounted),
    spentUsd: made.spentUsd,
    spentPartly: made.spentPartly,
    isSpentEstimated: made.isSpentEstimated,
    recordedUsd: made.recordedUsd,
    userMoney: made.userMoney,
    isKept: context.made?.isAlone !== true || context.made.isKept,
    staleness,
    stalePasses: staleness === null ? null : passes(subject, stale.samples, context),
    uncounted,
    compared: toCompared({ judgement, base: base.samples, runKey, baseKey }),
    refused: await withoutRemoved(toRefused([found, search, stale, base]), unit),
    faults: [evaluated, stale, base].flatMap(({ fault }) => fault ?? []),
  };
}

function toBar(
  test: Test,
  context: Pick<RowContext, "samples" | "minPassRate">,
): { readonly planned: number; readonly minPassRate: number } {
  return {
    planned: context.samples ?? test.samples,
    minPassRate: context.minPassRate ?? test.minPassRate,
  };
}

function toKept({ outline: _outline, ...sample }: FullSample): Sample {
  return { ...sample, recording: toRecordingHeader(sample.recording) };
}

/** Key of the same test at the base, or null when the base has not this skill or this test. */
async function toBaseKey(subject: RowSubject, context: RowContext): Promise<RunKey | null> {
  const { base } = subject.unit;
  const test = base?.suite?.tests.find(({ name }) => name === subject.test.name);
  if (base === null || base.skill === null || test === undefined) return null;
  return (await context.runKeys({ ...subject, skill: base.skill, test }, base)).runKey;
}

function selectOf(
  samples: readonly FullSample[],
  counted: readonly Recording[],
  planned: number,
): readonly FullSample[] {
  const byPath = new Map(samples.map((sample) => [sample.recording.path, sample]));
  const selected = selectSamples({
    recordings: counted,
    planned,
    isValid: ({ path }) => (byPath.get(path)?.verdict ?? "invalid") !== "invalid",
  });
  return selected.flatMap(({ path }) => byPath.get(path) ?? []);
}

async function collectBase(
  subject: RowSubject,
  keys: { readonly runKey: RunKey; readonly baseKey: RunKey | null },
  context: RowContext,
): Promise<Side> {
  const { baseRecordings } = subject.unit;
  if (keys.baseKey === null || baseRecordings === null) return NO_SIDE;
  if (keys.baseKey.key === keys.runKey.key) return NO_SIDE;
  const { test } = subject;
  const found = await baseRecordings.find(
    keys.baseKey.key,
    toTestOfSuite(test, subject.unit.base?.suite ?? subject.suite),
  );
  const counted = found.recordings.filter(({ evidence }) => context.counts(evidence));
  const recordings = selectBaseSamples(counted);
  // With the head's checks, so that an edited check is not a regression (statistics.md §12.2).
  const evaluated = await evaluateRecordings(recordings, subject.test.checks, context.evaluate);
  return { ...evaluated, refused: found.refused };
}

function toCompared(row: {
  readonly judgement: Judgement;
  readonly base: readonly Sample[];
  readonly runKey: RunKey;
  readonly baseKey: RunKey | null;
}): ComparedTest {
  const { passed, failed } = row.judgement;
  const head = { passed, valid: passed + failed };
  const sameKey = row.baseKey?.key === row.runKey.key;
  const verdicts = row.base.map(({ verdict }) => verdict);
  const base = {
    passed: verdicts.filter((verdict) => verdict === "pass").length,
    valid: verdicts.filter((verdict) => verdict !== "invalid").length,
  };
  return {
    head,
    base: sameKey ? head : base,
    sameKey,
    changedInputs: OWN_FIELDS.filter(
      ([field]) => row.baseKey !== null && row.baseKey.fields[field] !== row.runKey.fields[field],
    ).map(([, words]) => words),
  };
}

function toEvidenceKind(
  samples: readonly Sample[],
  staleness: Staleness | null,
  uncounted: EvidenceClass | null,
): EvidenceKind {
  if (samples.length > 0 || uncounted !== null) return "replayed";
  return staleness === null ? "unrecorded" : "stale";
}

/** The old recordings under today's checks: shown, never counted (reporting.md §2.1). */
async function collectStale(
  subject: RowSubject,
  staleness: Staleness | null,
  context: RowContext,
): Promise<Side> {
  if (staleness === null) return NO_SIDE;
  const { test, suite, unit } = subject;
  const found = await unit.recordings.find(
    staleness.nearest.cassette.key,
    toTestOfSuite(test, suite),
  );
  const order = toReplayOrder(found.recordings);
  const evaluated = await evaluateRecordings(order, subject.test.checks, context.evaluate);
  return { ...evaluated, refused: found.refused };
}

function passes(
  { test, suite }: RowSubject,
  samples: readonly Sample[],
  context: RowContext,
): boolean {
  const { maxInvalid } = suite;
  const judged = {
    test,
    ...toBar(test, context),
    maxInvalid,
    samples,
    voids: [],
    isLive: false,
    ended: null,
    missing: "",
  };
  return judgeSamples(judged).decision.status === "pass";
}

/** Why a row has no sample, as its status says it. */
function toMissing(staleness: Staleness | null, uncounted: EvidenceClass | null): string {
  if (uncounted === "committed-pr") return "self-recorded, not approved";
  if (uncounted === "pr-cache") return "only in the cache, which does not count here";
  if (staleness === null) return "unrecorded: no recording of this test";
  const changed = staleness.rows.filter((row) => row.changed).map((row) => row.input);
  return `stale: ${changed.join(", ")} changed since it was recorded`;
}
