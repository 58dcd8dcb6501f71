import { weakestSource } from "../model/cost-source.ts";
import type { Desk } from "../model/desk.ts";
import { isInside } from "../model/tree-path.ts";
import { toMoneyWords, toUnmadeWords } from "./command-words.ts";
import { toCageWords } from "./consent.ts";
import { ensureAttributes } from "./ensure-attributes.ts";
import type { MadeRun } from "./make-runs.ts";
import { median } from "./median.ts";
import { type PlannedRoot, planRoots, refuseNothing } from "./plan-roots.ts";
import { type CommandRuns, runPlans } from "./run-plans.ts";
import { readSamples } from "./verbs/shared-options.ts";
import type { VerbCall, VerbOutcome } from "./verbs/verb.ts";

/** Above this the store weighs on every clone (design.md §6). */
const WARN_STORE_BYTES = 50 * 1024 * 1024;

/** Reads everything, asks, then runs and keeps: the verb `record`. */
export async function recordRoots(call: VerbCall, desk: Desk): Promise<VerbOutcome> {
  const samples = readSamples(call);
  const plans = await planRoots(call, desk);
  refuseNothing(call, plans);
  const result = await runPlans(call, desk, {
    roots: plans.map((plan) => ({
      ...plan,
      store: plan.root.store(plan.config.store),
      countSamples: ({ test }) => samples ?? test.samples,
    })),
    beforeRuns: () => prepareStores(desk, plans),
  });
  await warnOfSize(desk, plans);
  return toOutcome(result, plans);
}

/** Recordings are no text to git. */
export async function prepareStores(desk: Desk, plans: readonly PlannedRoot[]): Promise<void> {
  for (const { root, config } of plans) {
    const added = await ensureAttributes(desk, root, config.store);
    if (added) desk.log(`added to ${root.label}/.gitattributes: recordings are no text to git`);
  }
}

/** Says it when the recordings of a root weigh too much. */
export async function warnOfSize(desk: Desk, plans: readonly PlannedRoot[]): Promise<void> {
  for (const { root, config } of plans) {
    const entries = await desk.openRoots([root.path]);
    const [fresh] = entries;
    const all = (await fresh?.files.list()) ?? [];
    const bytes = all
      .filter(({ path }) => isInside(config.store, path))
      .reduce((sum, { size }) => sum + size, 0);
    if (bytes > WARN_STORE_BYTES) {
      desk.log(
        `the recordings hold ${Math.round(bytes / 1024 / 1024)} MiB; skillcheck cassettes prune drops what nothing reaches`,
      );
    }
  }
}

function toOutcome(result: CommandRuns, plans: readonly PlannedRoot[]): VerbOutcome {
  // With roots of both kinds the weaker one is told.
  const isolation = plans.some((plan) => plan.isolation === "none") ? "none" : "cage";
  const { runs, planned, spentUsd, ended } = result;
  const kept = runs.filter((run) => run.kind === "recorded");
  const added = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  const bad = runs.some((run) => run.kind === "void" || run.outcome !== "completed");
  const price = median(kept.map(({ costUsd }) => costUsd));
  const source = weakestSource(kept.map(({ costSource }) => costSource));
  const lost = runs.reduce((sum, run) => sum + run.lost.length, 0);
  return {
    kind: "document",
    exitCode: ended !== null ? 5 : bad ? 3 : 0,
    document: {
      version: 1,
      isolation,
      plannedRuns: planned,
      spentUsd,
      costSource: source,
      addedBytes: added,
      runs: runs.map(toRunDocument),
    },
    text: [
      `${kept.length} of ${planned} runs recorded, ${Math.ceil(added / 1024)} KiB added, ${toCageWords(isolation)}`,
      `spent ${toMoneyWords(spentUsd, source)}${price === null ? "" : `, ${toMoneyWords(price, source)} a run`}`,
      ...(lost > 0 ? [toLostWords(lost)] : []),
      ...(ended === null ? [] : [toUnmadeWords(planned - runs.length, ended)]),
    ].join("\n"),
  };
}

function toLostWords(count: number): string {
  return `${count} ${count === 1 ? "try was" : "tries were"} spoiled by the provider and made again`;
}

function toRunDocument(run: MadeRun) {
  const { skill, test, agent, model } = run.subject;
  const of = { skill: skill.folder, test: test.name, agent, model, sample: run.sample };
  const { costUsd, lost } = run;
  return run.kind === "void"
    ? { ...of, recording: null, outcome: "void", reason: run.reason, costUsd, lost }
    : {
        ...of,
        recording: run.path,
        outcome: run.outcome,
        reason: run.stopped?.reason ?? null,
        costUsd,
        costSource: run.costSource,
        lost,
      };
}
