import { toBatches } from "../cassettes/select.ts";
import type { DiffHunk } from "../model/ports.ts";
import type { TestReport } from "../model/test-report.ts";
import { type TestComparison, wilsonInterval } from "../stats/index.ts";
import { toEstimatedMark, toPriceTables } from "./estimated-mark.ts";
import type { Sample } from "./evaluate-recordings.ts";
import { findCause } from "./find-cause.ts";
import { median } from "./median.ts";
import type { Place } from "./place-paths.ts";
import type { ReportedRow } from "./reported-row.ts";
import { numberOf } from "./sample-number.ts";
import { toNext } from "./to-next.ts";

/** Turns a judged row into its part of the report, every path of it placed; the hunks are already. */
export async function toTestReport(
  row: ReportedRow,
  comparison: TestComparison,
  { hunks, place }: { readonly hunks: readonly DiffHunk[]; readonly place: Place },
): Promise<TestReport> {
  const { samples, base, judgement, test } = row;
  const { decision } = judgement;
  return {
    name: test.name,
    file: place(row.suite.path),
    line: test.line,
    tags: [...test.tags],
    notes: test.notes,
    metadata: { ...test.metadata },
    agent: row.agent,
    requestedModel: row.model,
    servedModel: samples.find(({ run }) => run.servedModel !== null)?.run.servedModel ?? null,
    status: decision.status,
    flaky: decision.flaky,
    reason: decision.reason,
    next: toNext(row, place(row.folder)),
    evidence: row.evidence,
    evidenceClass: samples[0]?.recording.evidence ?? null,
    marks: toMarks(row),
    planned: row.planned,
    needed: decision.needed,
    minPassRate: row.minPassRate,
    rate: toRate(row.compared.head),
    base: toRate(row.compared.base),
    comparison: comparison.comparison,
    p: comparison.p,
    comparisonReason: comparison.reason,
    samples: samples.map((sample) => toSampleReport(row, sample, place)),
    batches: toBatchReports(row),
    costPerRunUsd: median(samples.map(({ run }) => run.costUsd)),
    baseCostPerRunUsd: row.compared.sameKey
      ? median(samples.map(({ run }) => run.costUsd))
      : median(base.map(({ run }) => run.costUsd)),
    recordedUsd: samples.length === 0 ? null : row.recordedUsd,
    ...toEstimatedMark(samples, row.isSpentEstimated),
    ...toTables(samples),
    spentUsd: row.spentUsd,
    ...(row.spentPartly === null ? {} : { spentPartly: { ...row.spentPartly } }),
    ...(row.userMoney === null ? {} : { simulatedUser: row.userMoney }),
    ...row.shown,
    cause: await findCause(row.shown.eventTable, hunks),
    unknownLines: toUnknownLines(samples),
  };
}

function toTables(samples: readonly Sample[]): Pick<TestReport, "priceTables"> {
  const tables = toPriceTables(samples);
  return tables.length === 0 ? {} : { priceTables: [...tables] };
}

function toRate(counts: ReportedRow["compared"]["head"]): TestReport["rate"] {
  if (counts.valid === 0) return null;
  const { low, high } = wilsonInterval(counts);
  return { passed: counts.passed, valid: counts.valid, low, high };
}

/** Marks behind the evidence, in one order (reporting.md §2.1). */
function toMarks(row: ReportedRow): string[] {
  const recordings = row.samples.map(({ recording }) => recording);
  const marks: string[] = [];
  const some = (evidence: string) => recordings.some((one) => one.evidence === evidence);
  if (some("committed-pr") || row.uncounted === "committed-pr") marks.push("self-recorded");
  if (some("pr-cache") || row.uncounted === "pr-cache") marks.push("from the cache");
  if (recordings.some(({ cassette }) => cassette.model_server === "scripted")) {
    marks.push("scripted model");
  }
  if (recordings.some(({ cassette }) => cassette.login === "own")) marks.push("own login");
  if (recordings.some(({ cassette }) => cassette.isolation === "none")) marks.push("no cage");
  if (recordings.some(({ cassette }) => cassette.traffic === "unseen"))
    marks.push("traffic unseen");
  return [...marks, ...toConversationMarks(row)];
}

/** How conversations ended, where it says something about the test (formats.md §10). */
function toConversationMarks(row: ReportedRow): readonly string[] {
  const ends = row.samples.map(({ recording }) => recording.cassette.conversation);
  const listed = row.test.answers.kind === "list";
  return [
    ...(ends.some((end) => end.hit_max_turns) ? ["turn limit"] : []),
    ...(listed && ends.some((end) => end.unused_answers > 0) ? ["answers left"] : []),
  ];
}

function toSampleReport(
  { samples, isKept }: ReportedRow,
  sample: Sample,
  place: Place,
): TestReport["samples"][number] {
  const { run, recording } = sample;
  return {
    sample: numberOf(samples, sample),
    verdict: sample.verdict,
    invalidReason: sample.invalidReason,
    recording: isKept ? place(recording.path) : null,
    recordedAt: recording.cassette.recorded_at,
    outcome: run.outcome,
    checks: [...sample.checks],
    costUsd: run.costUsd,
    ...(run.costSource === null ? {} : { costSource: run.costSource }),
    ...(run.simulatedUser === null ? {} : { simulatedUser: { ...run.simulatedUser } }),
    durationMs: run.durationMs,
    inputTokens: run.usage?.inputTotal ?? null,
    cachedTokens: run.usage?.cacheRead ?? null,
    outputTokens: run.usage?.output ?? null,
    modelCalls: run.modelCalls,
  };
}

function toBatchReports(row: ReportedRow): TestReport["batches"] {
  return toBatches(row.samples.map(({ recording }) => recording)).map((batch) => ({
    id: batch.id,
    startedAt: batch.startedAt,
    agentVersion: batch.recordings[0]?.cassette.agent.version ?? null,
    servedModel: batch.servedModel,
    samples: batch.recordings.length,
  }));
}

function toUnknownLines(samples: readonly Sample[]): TestReport["unknownLines"] {
  const counts = new Map<string, number>();
  for (const { run } of samples) {
    for (const [type, count] of run.unknownTypes) counts.set(type, (counts.get(type) ?? 0) + count);
    if (run.badLines > 0) {
      counts.set("not JSON", (counts.get("not JSON") ?? 0) + run.badLines);
    }
  }
  return [...counts].map(([type, count]) => ({ type, count }));
}
