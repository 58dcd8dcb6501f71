import { weakestSource } from "../model/cost-source.ts";
import type { Desk } from "../model/desk.ts";
import { toIsolationWords, toWeakest } from "../model/isolation.ts";
import type { UserCost } from "../model/simulated-user.ts";
import { isInside } from "../model/tree-path.ts";
import { line } from "../text/terminal.ts";
import { toMoneyWords, toUnmadeWords, toUserWords } from "./command-words.ts";
import { ensureAttributes } from "./ensure-attributes.ts";
import type { MadeRun } from "./make-runs.ts";
import { median, sumKnown } from "./median.ts";
import { OWN_LOGIN_WORDS } from "./own-login.ts";
import { type PlannedRoot, planRoots, refuseNothing, type UnverifiedRow } from "./plan-roots.ts";
import { toOverheadDocument, toOverheadLines } from "./record-overhead.ts";
import { type CommandRuns, runPlans } from "./run-plans.ts";
import type { Subject } from "./select-subjects.ts";
import { toSpent, toSpentSource } from "./to-spent.ts";
import { readSamples } from "./verbs/shared-options.ts";
import type { VerbCall, VerbOutcome } from "./verbs/verb.ts";

/** Longest line; words of settings stand in it. */
const LINE_CHARACTERS = 500;

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
    isKept: true,
    beforeRuns: () => prepareStores(desk, plans),
  });
  await warnOfSize(desk, plans);
  return toOutcome(result);
}

/** Recordings are no text to git. */
export async function prepareStores(desk: Desk, plans: readonly PlannedRoot[]): Promise<void> {
  for (const { root, config, subjects } of plans) {
    if (subjects.length === 0) continue;
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

function toOutcome(result: CommandRuns): VerbOutcome {
  const { runs, roots, ended } = result;
  const bad = runs.some((run) => run.kind === "void" || run.outcome !== "completed");
  const isUnverified = roots.some(({ unverified }) => unverified.length > 0);
  return {
    kind: "document",
    exitCode: ended !== null ? 5 : bad ? 3 : isUnverified ? 4 : 0,
    document: toDocument(result),
    text: toText(result).join("\n"),
  };
}

function toDocument(result: CommandRuns) {
  const { runs, roots, planned, spentUsd, overhead, login } = result;
  const isolation = toWeakestIsolation(roots);
  const kept = toKept(runs);
  const user = toUserSum(kept);
  return {
    version: 1,
    isolation: isolation.kind,
    ...(isolation.kind === "container" ? { image: isolation.image } : {}),
    ...(login === "own" ? { login } : {}),
    plannedRuns: planned,
    spentUsd,
    costSource: toAllSource(result),
    ...(user === null ? {} : { simulatedUserUsd: user.costUsd }),
    addedBytes: toBytes(kept),
    overhead: overhead.map(toOverheadDocument),
    runs: runs.map(toRunDocument),
    unverified: roots.flatMap(({ unverified }) =>
      unverified.map(({ subject, reason }) => ({ ...toRow(subject), reason })),
    ),
    notFor: roots.flatMap(({ notFor }) =>
      notFor.map(({ unit, test, agents }) => ({ skill: unit.folder, test: test.name, agents })),
    ),
  };
}

function toText(result: CommandRuns): readonly string[] {
  const { runs, roots, planned, spentUsd, ended, overhead, login } = result;
  const kept = toKept(runs);
  const where = `${toIsolationWords(toWeakestIsolation(roots))}${login === "own" ? `, ${OWN_LOGIN_WORDS}` : ""}`;
  return [
    `${kept.length} of ${planned} runs recorded, ${Math.ceil(toBytes(kept) / 1024)} KiB added, ${where}`,
    ...toInvalidLines(kept),
    toSpentWords(toMoneyWords(spentUsd, toAllSource(result)), kept),
    ...toOverheadLines(overhead),
    ...toLostLines(runs.reduce((sum, run) => sum + run.lost.length, 0)),
    ...toUnverifiedLines(roots.flatMap(({ unverified }) => unverified)),
    ...(ended === null ? [] : [toUnmadeWords(planned - runs.length, ended)]),
  ];
}

function toKept(runs: readonly MadeRun[]): readonly KeptRun[] {
  return runs.filter((run) => run.kind === "recorded");
}

function toBytes(kept: readonly KeptRun[]): number {
  return kept.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** With several the weakest is told. */
function toWeakestIsolation(roots: CommandRuns["roots"]) {
  return toWeakest(roots.flatMap(({ subjects, isolationOf }) => subjects.map(isolationOf)));
}

function toAllSource({ runs, overhead }: CommandRuns) {
  return weakestSource([{ costUsd: toSpent(runs), costSource: toSpentSource(runs) }, ...overhead]);
}

/** `spent $0.0250, of it $0.0028 for the simulated user, $0.0125 a run`. */
function toSpentWords(spent: string, kept: readonly KeptRun[]): string {
  const user = toUserSum(kept);
  const price = median(kept.map(({ costUsd }) => costUsd));
  const source = weakestSource(kept);
  return [
    `spent ${spent}`,
    ...(user === null ? [] : [`of it ${toUserWords(user)}`]),
    ...(price === null ? [] : [`${toMoneyWords(price, source)} a run`]),
  ].join(", ");
}

type KeptRun = Extract<MadeRun, { kind: "recorded" }>;

/** What users took in all runs; null where no model played one. */
function toUserSum(runs: readonly MadeRun[]): Pick<UserCost, "costUsd" | "costSource"> | null {
  const users = runs.flatMap(({ user }) => user ?? []);
  if (users.length === 0) return null;
  return {
    costUsd: sumKnown(users.map(({ costUsd }) => costUsd)),
    costSource: weakestSource(users),
  };
}

/** `1 of them invalid: timed-out`, and what a person does about it; no line where every run completed. */
function toInvalidLines(kept: readonly KeptRun[]): readonly string[] {
  const invalid = kept.filter(({ outcome }) => outcome !== "completed");
  if (invalid.length === 0) return [];
  const outcomes = [...new Set(invalid.map(({ outcome }) => outcome))].join(", ");
  return [
    `${invalid.length} of them invalid: ${outcomes}; kept as it ended, it counts as neither pass nor fail: mend the cause, then record again`,
  ];
}

function toLostLines(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${count} ${count === 1 ? "try was" : "tries were"} spoiled by the provider and made again`,
  ];
}

/** One line an agent that is not there. */
function toUnverifiedLines(rows: readonly UnverifiedRow[]): readonly string[] {
  return [...new Set(rows.map(({ reason }) => reason))].map((reason) => {
    const count = rows.filter((row) => row.reason === reason).length;
    return line(
      `${count} ${count === 1 ? "test" : "tests"} unverified: ${reason}`,
      LINE_CHARACTERS,
    );
  });
}

function toRow({ skill, test, agent, model }: Subject) {
  return { skill: skill.folder, test: test.name, agent, model };
}

function toRunDocument(run: MadeRun) {
  const of = { ...toRow(run.subject), sample: run.sample };
  const { costUsd, lost } = run;
  return run.kind === "void"
    ? {
        ...of,
        recording: null,
        outcome: "void",
        reason: run.reason,
        costUsd,
        costSource: run.costSource,
        lost,
      }
    : {
        ...of,
        recording: run.path,
        outcome: run.outcome,
        reason: run.reason,
        costUsd,
        costSource: run.costSource,
        ...(run.user === null ? {} : { simulatedUserUsd: run.user.costUsd }),
        lost,
      };
}
