import type { Sample } from "./evaluate-recordings.ts";
import type { MadeEvidence, RowName } from "./made-evidence.ts";
import { sumKnown } from "./median.ts";

/** What a command's own runs have to do with one row of its report. */
export interface MadePart {
  /** Runs of the row were made now. */
  readonly isLive: boolean;
  /** Why some of them taught nothing and left no recording. */
  readonly voids: readonly string[];
  /** US dollars: 0 where nothing was run, null where a run does not say. */
  readonly spentUsd: number | null;
  /** US dollars of the samples that were made earlier; null where one does not say. */
  readonly recordedUsd: number | null;
  /** Why there is no sample, where the runs say it. */
  readonly missing: string | null;
}

/** Splits the samples of a row into what was made now and what was there. */
export function toMadePart(
  row: RowName,
  samples: readonly Sample[],
  made: MadeEvidence | null,
): MadePart {
  const own = made?.ofRow(row) ?? null;
  const earlier = samples.filter(({ recording }) => recording.cassette.batch.id !== made?.batch);
  return {
    isLive: own !== null,
    voids: own?.voids ?? [],
    spentUsd: own === null ? 0 : own.spentUsd,
    recordedUsd: sumKnown(earlier.map(({ run }) => run.costUsd)),
    missing: own === null && made !== null ? toMissing(row, made) : null,
  };
}

function toMissing(row: RowName, made: MadeEvidence): string | null {
  return made.whyUnmade(row) ?? (made.overBudget ? "not run: the money ended" : null);
}
