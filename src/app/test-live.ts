import { openMemoryStore } from "../cassettes/memory-store.ts";
import { openRecordings } from "../cassettes/recording-index.ts";
import { toStoreSource, toTreeSource } from "../cassettes/recording-source.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { toProblemLine } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { UsageError } from "../model/usage-error.ts";
import type { RootRequest } from "./check-root.ts";
import { groupAgents, groupRuns, groupUnverified, type MadeEvidence } from "./made-evidence.ts";
import { type PlannedRoot, planRoots, refuseNothing } from "./plan-roots.ts";
import type { RootRuns } from "./plan-runs.ts";
import { toOverheadCost } from "./record-overhead.ts";
import { prepareStores, warnOfSize } from "./record-roots.ts";
import { type CommandRuns, runPlans } from "./run-plans.ts";
import { DEFAULT_AGENT, type Subject } from "./select-subjects.ts";
import { toKeyedRun } from "./to-keyed-run.ts";
import { checkRoots } from "./verbs/check-roots.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** What `test` is asked for beside the mode. */
type LiveRequest = Pick<RootRequest, "selection" | "samples" | "minPassRate" | "failOn"> & {
  readonly mode: "live" | "auto" | "record";
};

/**
 * Runs agents, then reports as replay does, over what they gave: `live` counts nothing else and keeps nothing, `record` runs
 * all and keeps it, `auto` runs and keeps what has no recording (design.md §6).
 */
export async function testLive(call: VerbCall, desk: Desk, request: LiveRequest): Promise<Report> {
  const plans = await planRoots(call, desk);
  if (!call.flag("changed")) refuseNothing(call, plans);
  const roots: RootRuns[] = [];
  for (const plan of plans) roots.push(await toLiveRoot(plan, request));
  const isPlanned = roots.some((root) => root.subjects.some((one) => root.countSamples(one) > 0));
  const isKept = request.mode !== "live";
  const runs = isPlanned
    ? await runPlans(call, desk, {
        roots,
        isKept,
        beforeRuns: async () => (isKept ? prepareStores(desk, plans) : undefined),
      })
    : null;
  if (isKept) await warnOfSize(desk, plans);
  const { report } = await checkRoots(desk, call, {
    ...request,
    capUsd: runs?.capUsd ?? null,
    ...(runs === null || runs.overhead.length === 0
      ? {}
      : { overhead: toOverheadCost(runs.overhead) }),
    made: (root) => toEvidence(root, { roots: runs?.roots ?? roots, runs, mode: request.mode }),
  });
  return report;
}

async function toLiveRoot(plan: PlannedRoot, { mode, samples }: LiveRequest): Promise<RootRuns> {
  const { root, config } = plan;
  const missing = mode === "auto" ? await findMissing(plan) : new Set(plan.subjects);
  return {
    ...plan,
    store: openMemoryStore(mode === "live" ? null : root.store(config.store)),
    countSamples: (subject) => (missing.has(subject) ? (samples ?? subject.test.samples) : 0),
  };
}

/** Subjects that no recording of the tree fits: stale and unrecorded ones (reporting.md §10.1 `auto`). */
async function findMissing({ root, config, subjects }: PlannedRoot): Promise<ReadonlySet<Subject>> {
  const missing = new Set<Subject>();
  for (const subject of subjects) {
    const run = await toKeyedRun(subject, subject.unit, {
      agentSettings: (agent) => config.agentSettings.get(agent),
    });
    if (run.kind === "no-key") throw new UsageError(toProblemLine(run.problem));
    const index = await openRecordings({
      skillFolders: [subject.unit.folder],
      sources: [toTreeSource(root.files, null)],
      storeFolder: config.store,
    });
    const { recordings } = await index.find(run.runKey.key);
    if (recordings.length === 0) missing.add(subject);
  }
  return missing;
}

/** Of a root of which nothing was planned: nothing was made there, and nobody runs its tests. */
function toEvidence(
  { path }: OpenRoot,
  given: {
    readonly roots: readonly RootRuns[];
    readonly runs: CommandRuns | null;
    readonly mode: LiveRequest["mode"];
  },
): MadeEvidence {
  const { runs, mode } = given;
  const planned = given.roots.find(({ root }) => root.path === path);
  const subjects = planned?.subjects ?? [];
  const unverified = planned?.unverified ?? [];
  const own = runs?.runs.filter(({ subject }) => subjects.includes(subject)) ?? [];
  const rows = [...subjects, ...unverified.map(({ subject }) => subject)];
  return {
    batch: runs?.batch ?? null,
    // A live run of the very tree that is tested.
    source: toStoreSource(planned?.store ?? openMemoryStore(null), "live-pr"),
    isAlone: mode === "live",
    isKept: mode !== "live",
    ended: runs === null || runs.ended === null ? null : ENDED[runs.ended.kind],
    agentsOf: groupAgents(rows, [DEFAULT_AGENT]),
    ofRow: groupRuns(own),
    whyUnmade: groupUnverified(unverified),
  };
}

const ENDED = {
  money: "the money ended",
  caps: "the money of max_cost ended",
  runs: "--max-runs was reached",
} as const;
