import type { TestReport } from "../model/test-report.ts";
import type { Sample } from "./evaluate-recordings.ts";
import type { EndedWords, MadeEvidence, RowName } from "./made-evidence.ts";
import { sumKnown, toRunCost } from "./median.ts";
import type { PartlySpent } from "./to-spent.ts";

type UserMoney = NonNullable<TestReport["simulatedUser"]>;

/** What a command's own runs have to do with one row of its report. */
export interface MadePart {
  /** Runs of the row were made now. */
  readonly isLive: boolean;
  /** Why some of them taught nothing and left no recording. */
  readonly voids: readonly string[];
  /** US dollars: 0 where nothing was run, null where a run does not say. */
  readonly spentUsd: number | null;
  /** The known part of that, where it is not all known. */
  readonly spentPartly: PartlySpent | null;
  /** The bundled table says a part of that. */
  readonly isSpentEstimated: boolean;
  /** US dollars of the samples that were made earlier, their users too; null where one does not say. */
  readonly recordedUsd: number | null;
  /** What of both played users, over the samples; null where no model did. */
  readonly userMoney: UserMoney | null;
  /** Why there is no sample, where the runs say it. */
  readonly missing: string | null;
  /** What kept planned runs of the row from being made; null where all were, or none was to be. */
  readonly ended: EndedWords | null;
}

/** Splits the samples of a row into what was made now and what was there. */
export function toMadePart(
  row: RowName & { readonly planned: number },
  samples: readonly Sample[],
  made: MadeEvidence | null,
): MadePart {
  const own = made?.ofRow(row) ?? null;
  const earlier = samples.filter(({ recording }) => recording.cassette.batch.id !== made?.batch);
  // Of a row that nobody here could run, and of one with recordings, no run was wanted.
  const isWhole =
    own === null
      ? samples.length > 0 || (made?.whyUnmade(row) ?? null) !== null
      : own.finished >= row.planned;
  return {
    isLive: own !== null,
    voids: own?.voids ?? [],
    spentUsd: own === null ? 0 : own.spentUsd,
    spentPartly: own?.spentPartly ?? null,
    isSpentEstimated: own?.costSource === "estimated",
    recordedUsd: sumKnown(earlier.map(({ run }) => toRunCost(run))),
    userMoney: toUserMoney(samples, earlier),
    missing: own === null && made !== null ? toMissing(row, made) : null,
    ended: isWhole ? null : (made?.ended ?? null),
  };
}

function toUserMoney(samples: readonly Sample[], earlier: readonly Sample[]): UserMoney | null {
  const sum = (some: readonly Sample[]) =>
    sumKnown(
      some.flatMap(({ run }) => (run.simulatedUser === null ? [] : [run.simulatedUser.costUsd])),
    );
  const runs = samples.filter(({ run }) => run.simulatedUser !== null).length;
  if (runs === 0) return null;
  const now = samples.filter((sample) => !earlier.includes(sample));
  const isEstimated = samples.some(({ run }) => run.simulatedUser?.costSource === "estimated");
  const mark = isEstimated ? { isEstimated } : {};
  return { spentUsd: sum(now), recordedUsd: sum(earlier), ...mark, runs };
}

function toMissing(row: RowName, made: MadeEvidence): string | null {
  return made.whyUnmade(row) ?? (made.ended === null ? null : `not run: ${made.ended.what}`);
}
