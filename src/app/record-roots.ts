import { AGENTS, findBuiltIn } from "../agents/index.ts";
import { openPurse } from "../engine/open-purse.ts";
import { toAgentKind } from "../model/agent-kind.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { isInside } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { consent, type PlannedProgram, toCageWords } from "./consent.ts";
import { ensureAttributes } from "./ensure-attributes.ts";
import { findAgentProgram, requireAgent } from "./find-agent-program.ts";
import { median } from "./median.ts";
import { openSide } from "./open-side.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { type RecordedRun, type RecordResult, recordSkills } from "./record-skills.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireNames } from "./require-names.ts";
import { requireProvider } from "./require-provider.ts";
import { DEFAULT_AGENT, type Subject, selectSubjects, selectTests } from "./select-subjects.ts";
import { toIncludes } from "./to-includes.ts";
import { readAgents, readFilter, readMoney, readSamples } from "./verbs/shared-options.ts";
import type { VerbCall, VerbOutcome } from "./verbs/verb.ts";

/** US dollars, unless set (suite.md §2 `max_cost`). */
const DEFAULT_MAX_COST_USD = 5;
/** Above this the store weighs on every clone (design.md §6). */
const WARN_STORE_BYTES = 50 * 1024 * 1024;

/** Longest line of progress; names and reasons come from files and from the agent. */
const LINE_CHARACTERS = 500;

const AGENT_NAMES = AGENTS.map(({ name }) => name).join(", ");

interface PlannedRoot {
  readonly root: OpenRoot;
  readonly config: Config;
  readonly isolation: Config["isolation"];
  readonly subjects: readonly Subject[];
  /** Program of each agent of the subjects, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
}

/** Reads everything, asks, then runs and keeps: the verb `record`. */
export async function recordRoots(call: VerbCall, desk: Desk): Promise<VerbOutcome> {
  const maxCostUsd = readMoney(call, "max-cost") ?? DEFAULT_MAX_COST_USD;
  const samples = readSamples(call);
  const plans = await planRoots(call, desk);
  const tests = plans.flatMap(({ subjects }) => subjects.map(({ test }) => test));
  await consent(call, desk, {
    runs: tests.reduce((sum, test) => sum + (samples ?? test.samples), 0),
    isolations: [...new Set(plans.map(({ isolation }) => isolation))],
    maxCostUsd,
    programs: plans.flatMap(({ programs }) => [...programs.values()]),
  });
  const batch = { id: newBatchId(), startedAt: desk.clock.timestamp() };
  const purse = openPurse(Math.round(maxCostUsd * 1e6));
  const clientKey = `skillcheck-${crypto.randomUUID()}`;
  const results: RecordResult[] = [];
  for (const { root, config, isolation, subjects, programs } of plans) {
    const done = results.reduce((sum, { countedUsd }) => sum + countedUsd, 0);
    results.push(
      await recordSkills({
        desk,
        root,
        config,
        subjects,
        programs,
        samples,
        isolation,
        purse,
        maxCostUsd: maxCostUsd - done,
        clientKey,
        batch,
        beforeRuns: () => prepareStore(desk, root, config),
        onRun: (run) => desk.log(line(toLine(run, isolation), LINE_CHARACTERS)),
      }),
    );
  }
  await warnOfSize(desk, plans);
  return toOutcome(results, plans);
}

async function prepareStore(desk: Desk, root: OpenRoot, config: Config): Promise<void> {
  const added = await ensureAttributes(desk, root, config.store);
  if (added) desk.log(`added to ${root.label}/.gitattributes: recordings are no text to git`);
}

function newBatchId(): string {
  return crypto.randomUUID();
}

/** Reads roots and suites and refuses everything that cannot be recorded before a cent is spent. */
async function planRoots(call: VerbCall, desk: Desk): Promise<readonly PlannedRoot[]> {
  const other = readAgents(call)?.find((agent) => !mayRecord(agent));
  if (other !== undefined) {
    throw new UsageError(
      `--agent ${other}: no agent of that name; ${AGENT_NAMES}, acp-… and command-… can record`,
    );
  }
  const paths = call.positionals.length === 0 ? ["."] : call.positionals;
  const plans: PlannedRoot[] = [];
  for (const root of await desk.openRoots(paths)) {
    const { config, problems } = await readRootConfig(root.files, null);
    refuseProblems(root, problems);
    const isolation = readIsolation(call, config);
    const subjects = await findSubjects(call, desk, { root, config });
    const programs = await findPrograms(desk, { root, config }, subjects);
    plans.push({ root, config, isolation, subjects, programs });
  }
  if (plans.every(({ subjects }) => subjects.length === 0)) {
    throw new UsageError(`nothing to record at ${paths.join(", ")}: no suite, or no test matches`);
  }
  return plans.filter(({ subjects }) => subjects.length > 0);
}

/** What acp and command agents are stands in the settings of a root. */
function mayRecord(agent: string): boolean {
  return toAgentKind(agent) !== "named" || findBuiltIn(agent) !== undefined;
}

async function findPrograms(
  desk: Desk,
  place: { readonly root: OpenRoot; readonly config: Config },
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, PlannedProgram>> {
  const programs = new Map<string, PlannedProgram>();
  for (const name of new Set(subjects.map((subject) => subject.agent))) {
    const agent = await requireAgent(place, name);
    const own = subjects.filter((subject) => subject.agent === name);
    const asked = own.map((subject) => requireProvider(subject, agent));
    const providers = [...new Set(asked)].filter((provider) => provider !== null);
    programs.set(name, { ...(await findAgentProgram(desk, place, agent)), providers });
  }
  return programs;
}

/** Without a cage only where it was written down (design.md §9). */
function readIsolation(call: VerbCall, config: Config): Config["isolation"] {
  const wanted = call.text("isolation") ?? config.isolation;
  if (wanted === "cage" || wanted === "none") return wanted;
  throw new UsageError(`--isolation ${wanted}: write cage or none`);
}

async function findSubjects(
  call: VerbCall,
  desk: Desk,
  { root, config }: { readonly root: OpenRoot; readonly config: Config },
): Promise<readonly Subject[]> {
  const side = await openSide(root.files, toIncludes(root));
  await requireNames(desk, root, side);
  const subjects: Subject[] = [];
  for (const folder of side.places.folders) {
    const unit = await readSkillUnit(side, folder);
    refuseProblems(root, unit.problems);
    const selection = {
      agents: readAgents(call),
      filter: readFilter(call),
      defaultAgents: () => config.agents ?? [DEFAULT_AGENT],
    };
    const isWanted = selectTests(unit, config, selection).length > 0;
    if (unit.unread !== null && isWanted) refuseProblems(root, [unit.unread.problem]);
    subjects.push(...selectSubjects(unit, config, selection));
  }
  return subjects.filter(({ test }) => test.checks.length > 0);
}

function toLine(run: RecordedRun, isolation: Config["isolation"]): string {
  const name = `${run.subject.skill.name} › ${run.subject.test.name}, ${run.subject.agent}, sample ${run.sample}`;
  if (run.kind === "void") return `✗ ${name}: nothing kept: ${run.reason}`;
  const cost = run.costUsd === null ? "cost unknown" : `$${run.costUsd.toFixed(4)}`;
  const why = run.stopped === null ? "" : `: ${run.stopped.reason}`;
  return `${run.outcome === "completed" ? "✓" : "!"} ${name}: ${run.outcome}${why}, ${cost}, ${toCageWords(isolation)}, ${run.path}`;
}

async function warnOfSize(desk: Desk, plans: readonly PlannedRoot[]): Promise<void> {
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

function toOutcome(results: readonly RecordResult[], plans: readonly PlannedRoot[]): VerbOutcome {
  // With roots of both kinds the weaker one is told.
  const isolation = plans.some((plan) => plan.isolation === "none") ? "none" : "cage";
  const runs = results.flatMap((result) => result.runs);
  const kept = runs.filter((run) => run.kind === "recorded");
  const added = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  const overBudget = results.some((result) => result.overBudget);
  const bad = runs.some((run) => run.kind === "void" || run.outcome !== "completed");
  const spent = results.some(({ spentUsd }) => spentUsd === null)
    ? null
    : results.reduce((sum, { spentUsd }) => sum + (spentUsd ?? 0), 0);
  const planned = results.reduce((sum, result) => sum + result.planned, 0);
  const price = median(kept.map(({ costUsd }) => costUsd));
  return {
    kind: "document",
    exitCode: overBudget ? 5 : bad ? 3 : 0,
    document: {
      version: 1,
      isolation,
      plannedRuns: planned,
      spentUsd: spent,
      addedBytes: added,
      runs: runs.map(toRunDocument),
    },
    text: [
      `${kept.length} of ${planned} runs recorded, ${Math.ceil(added / 1024)} KiB added, ${toCageWords(isolation)}`,
      `spent ${spent === null ? "unknown" : `$${spent.toFixed(4)}`}${price === null ? "" : `, $${price.toFixed(4)} a run`}`,
      ...(overBudget ? [toUnmade(planned - runs.length)] : []),
    ].join("\n"),
  };
}

function toUnmade(count: number): string {
  return `the money ended: ${count} ${count === 1 ? "run was" : "runs were"} not made; --max-cost raises it`;
}

function toRunDocument(run: RecordedRun) {
  const { skill, test, agent, model } = run.subject;
  const of = { skill: skill.folder, test: test.name, agent, model, sample: run.sample };
  return run.kind === "void"
    ? { ...of, recording: null, outcome: "void", reason: run.reason, costUsd: null }
    : {
        ...of,
        recording: run.path,
        outcome: run.outcome,
        reason: run.stopped?.reason ?? null,
        costUsd: run.costUsd,
      };
}
