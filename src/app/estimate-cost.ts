import { toTestSlug } from "../cassettes/path.ts";
import { openRecordings } from "../cassettes/recording-index.ts";
import { toTreeSource } from "../cassettes/recording-source.ts";
import { readRun } from "../transcripts/read-run.ts";
import { toRunCost } from "./median.ts";
import type { RootRuns } from "./plan-runs.ts";
import type { Subject } from "./select-subjects.ts";

/** What planned runs will cost by the newest recordings of their tests; never invented (reporting.md §3.2). */
export interface CostEstimate {
  /** US dollars of the runs whose price is known. */
  readonly knownUsd: number;
  /** Runs whose test has no recording that says what it cost. */
  readonly unknownRuns: number;
}

/** Reads one recording a test: that of the same agent, whichever inputs it had. */
export async function estimateCost(roots: readonly RootRuns[]): Promise<CostEstimate> {
  let knownUsd = 0;
  let unknownRuns = 0;
  for (const root of roots) {
    for (const subject of root.subjects) {
      const runs = root.countSamples(subject);
      if (runs === 0) continue;
      const cost = await findCost(root, subject);
      if (cost === null) unknownRuns += runs;
      else knownUsd += cost * runs;
    }
  }
  return { knownUsd, unknownRuns };
}

async function findCost({ root, config }: RootRuns, subject: Subject): Promise<number | null> {
  const index = await openRecordings({
    skillFolders: [subject.unit.folder],
    sources: [toTreeSource(root.files, null)],
    storeFolder: config.store,
  });
  const slug = await toTestSlug(subject.test.name);
  const newest = index.entries.findLast(
    ({ place }) => place.test === slug && place.agent === subject.agent,
  );
  if (newest === undefined) return null;
  const { recordings } = await index.read([newest]);
  const [recording] = recordings;
  return recording === undefined ? null : toRunCost(readRun(recording.cassette));
}
