import { type Priced, weakestSource } from "../model/cost-source.ts";
import { toMoneyWords } from "./command-words.ts";
import type { MadeRun, MadeRuns } from "./make-runs.ts";
import { sumKnown } from "./median.ts";
import { toSpent, toSpentSource } from "./to-spent.ts";

/**
 * What an interrupted command has done and spent, in the words of its normal end: `2 of 4 runs recorded, 30 KiB added` and
 * `spent $0.0250, of it $0.0050 in 1 run that was ended`. `overhead` is what belongs to no run.
 */
export function toInterruptedLines(
  { runs, spoiled, planned }: Pick<MadeRuns, "runs" | "spoiled" | "planned">,
  { overhead, isKept }: { readonly overhead: Priced; readonly isKept: boolean },
): readonly string[] {
  const kept = runs.filter((run) => run.kind === "recorded");
  const kib = Math.ceil(kept.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  const count = `${kept.length} of ${planned} runs`;
  return [
    isKept ? `${count} recorded, ${kib} KiB added` : `${count} done, nothing of them kept`,
    toSpentWords(runs, spoiled, overhead),
  ];
}

function toSpentWords(
  runs: readonly MadeRun[],
  spoiled: readonly MadeRun[],
  overhead: Priced,
): string {
  const done = { costUsd: toSpent(runs), costSource: toSpentSource(runs) };
  const ended = { costUsd: toSpent(spoiled), costSource: toSpentSource(spoiled) };
  const known = [done, overhead];
  const where = `in ${spoiled.length} ${spoiled.length === 1 ? "run that was" : "runs that were"} ended`;
  const toWords = (parts: readonly Priced[]) =>
    toMoneyWords(sumKnown(parts.map(({ costUsd }) => costUsd)), weakestSource(parts));
  if (spoiled.length === 0 || ended.costUsd === 0) return `spent ${toWords(known)}`;
  // What is known of the others is told all the same.
  if (ended.costUsd === null) return `spent ${toWords(known)}, and an unknown sum ${where}`;
  return `spent ${toWords([...known, ended])}, of it ${toWords([ended])} ${where}`;
}
