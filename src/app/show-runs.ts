import type { Run } from "../model/run.ts";
import type { TestReport } from "../model/test-report.ts";
import { alignRuns } from "../transcripts/align-runs.ts";
import { readRun } from "../transcripts/read-run.ts";
import type { FullSample } from "./evaluate-recordings.ts";
import { findFailingSample, findFailure } from "./find-failure.ts";
import type { Judgement } from "./judge-samples.ts";
import { pickShown, toExcerpt } from "./to-excerpt.ts";

/** What a report shows of the runs of one test. */
export type ShownRuns = Pick<TestReport, "failure" | "eventTable" | "transcript">;

/** Looks into the few runs that are shown; after it nobody needs the recordings of the test. */
export function showRuns(row: {
  readonly samples: readonly FullSample[];
  readonly base: readonly FullSample[];
  readonly judgement: Judgement;
}): ShownRuns {
  const { samples, base } = row;
  const passes = row.judgement.decision.status === "pass";
  const failing = passes ? null : findFailingSample(samples);
  const baseShown = base.find(({ verdict }) => verdict === "pass") ?? null;
  const table =
    failing === null ? [] : alignRuns(toRun(failing), baseShown === null ? null : toRun(baseShown));
  const diverges = table.find((line) => line.diverges) ?? null;
  const shown = pickShown(samples);
  return {
    failure: passes ? null : findFailure(samples, diverges),
    eventTable: [...table],
    transcript: shown === null ? null : toExcerpt(samples, shown),
  };
}

function toRun({ recording }: FullSample): Run {
  return readRun(recording.cassette);
}
