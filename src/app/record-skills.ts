import type { Provider } from "../agents/provider.ts";
import { record } from "../cassettes/record.ts";
import { live } from "../engine/live.ts";
import type { Cassette } from "../model/cassette.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import type { Play, RunCall } from "../model/play.ts";
import type { Store } from "../model/ports.ts";
import { toProblemLine } from "../model/problem.ts";
import type { Purse } from "../model/purse.ts";
import { UsageError } from "../model/usage-error.ts";
import { createRedactor } from "../text/redactor.ts";
import { readRun } from "../transcripts/read-run.ts";
import type { AgentProgram } from "./find-agent-program.ts";
import { sumKnown } from "./median.ts";
import { readMaterial } from "./read-material.ts";
import { type ReadyAgent, readyAgent } from "./ready-agent.ts";
import { requireCapabilities } from "./require-capabilities.ts";
import { requireProvider } from "./require-provider.ts";
import type { Subject } from "./select-subjects.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toKeyedRun } from "./to-keyed-run.ts";

/** One run that was recorded, or why it was not. */
export type RecordedRun =
  | {
      readonly kind: "recorded";
      readonly subject: Subject;
      readonly sample: number;
      readonly path: string;
      readonly bytes: number;
      readonly outcome: string;
      /** Why its gateway ended it, or null. */
      readonly stopped: NonNullable<Cassette["gateway"]>["stopped"];
      readonly costUsd: number | null;
    }
  | {
      readonly kind: "void";
      readonly subject: Subject;
      readonly sample: number;
      readonly reason: string;
    };

/** What is recorded, and within which bounds. */
export interface RecordRequest {
  readonly desk: Desk;
  readonly root: OpenRoot;
  readonly config: Config;
  readonly subjects: readonly Subject[];
  /** Program of each agent of the subjects, by the agent's name. */
  readonly programs: ReadonlyMap<string, AgentProgram>;
  readonly samples: number | null;
  readonly isolation: "none" | "cage";
  /** Money of the whole command, kept by the gateways call by call. */
  readonly purse: Purse;
  /** US dollars that are left; checked between runs too, for a CLI that reports more than its gateway saw. */
  readonly maxCostUsd: number;
  /** Opens the gateways of the command and nothing else. */
  readonly clientKey: string;
  readonly batch: { readonly id: string; readonly startedAt: string };
  /** Everything that a run needs is there; nothing was spent or written yet. */
  readonly beforeRuns: () => Promise<void>;
  readonly onRun: (run: RecordedRun) => void;
}

export interface RecordResult {
  readonly runs: readonly RecordedRun[];
  /** Runs that were to be made. */
  readonly planned: number;
  /** Null as soon as one run does not say what it cost. */
  readonly spentUsd: number | null;
  /** What stands against the money: a run of unknown cost counts as the dearest that is known. */
  readonly countedUsd: number;
  /** The money ended before every planned run was made. */
  readonly overBudget: boolean;
}

/** A run that is planned, with the Play that makes it. */
interface PlannedRun {
  readonly subject: Subject;
  readonly play: Play;
  readonly call: RunCall;
}

/** Runs and keeps: every sample of every subject, one after another, within the money. */
export async function recordSkills(request: RecordRequest): Promise<RecordResult> {
  const { desk, isolation } = request;
  const planned = await planRuns(request);
  const problem = isolation === "cage" ? await desk.machine.proveCage() : null;
  if (problem !== null) {
    throw new UsageError(`${problem}; or --isolation none, beside everything else on this machine`);
  }
  await request.beforeRuns();
  const runs: RecordedRun[] = [];
  const toResult = (overBudget: boolean): RecordResult => ({
    runs,
    planned: planned.length,
    spentUsd: sumKnown(runs.map(toCost)),
    countedUsd: toCounted(runs),
    overBudget,
  });
  const store = request.root.store(request.config.store);
  for (const one of planned) {
    if (toCounted(runs) + toDearest(runs) > request.maxCostUsd) return toResult(true);
    const run = await recordOne(one, store);
    // The command was interrupted: nobody waits for the result, and the other runs would be void alike.
    if (run.kind === "void" && desk.machine.isClosed()) break;
    runs.push(run);
    request.onRun(run);
    if (run.kind === "recorded" && run.stopped?.why === "budget") return toResult(true);
  }
  return toResult(false);
}

function toCost(run: RecordedRun): number | null {
  return run.kind === "recorded" ? run.costUsd : null;
}

function toDearest(runs: readonly RecordedRun[]): number {
  return Math.max(0, ...runs.map((run) => toCost(run) ?? 0));
}

function toCounted(runs: readonly RecordedRun[]): number {
  const dearest = toDearest(runs);
  return runs.reduce((sum, run) => sum + (toCost(run) ?? dearest), 0);
}

async function planRuns(request: RecordRequest): Promise<readonly PlannedRun[]> {
  const plays = new Map<string, Play>();
  const planned: PlannedRun[] = [];
  for (const subject of request.subjects) {
    const program = request.programs.get(subject.agent);
    if (program === undefined) throw new Error(`no program was looked for: ${subject.agent}`);
    requireCapabilities(subject.test, program.agent);
    const provider = requireProvider(subject, program.agent);
    const name = `${subject.agent} ${provider?.name} ${provider?.protocol}`;
    const play = plays.get(name) ?? (await readyPlay(request, { ...program, provider }));
    plays.set(name, play);
    const call = await toCall(subject, request);
    const samples = request.samples ?? subject.test.samples;
    for (let sample = 1; sample <= samples; sample += 1) {
      planned.push({ subject, play, call: { ...call, sample } });
    }
  }
  return planned;
}

async function readyPlay(
  request: RecordRequest,
  program: AgentProgram & { readonly provider: Provider | null },
): Promise<Play> {
  return openPlay(request, await readyAgent(request.desk, request.config, program));
}

function openPlay(request: RecordRequest, ready: ReadyAgent): Play {
  const { desk, root, config } = request;
  return record({
    live: live({
      agent: ready.agent,
      machine: desk.machine,
      clock: desk.clock,
      program: ready.program,
      agentVersion: ready.version,
      upstream: ready.upstream,
      clientKey: request.clientKey,
      purse: request.purse,
      variables: ready.variables,
      isolation: request.isolation,
      skillcheckVersion: desk.version,
      warn: desk.log,
    }),
    store: root.store(config.store),
    redactor: createRedactor(ready.secrets),
    storeFolder: config.store,
  });
}

async function toCall(subject: Subject, request: RecordRequest): Promise<Omit<RunCall, "sample">> {
  const { unit, test, skill } = subject;
  const run = await toKeyedRun(subject, unit.files, {
    agentSettings: (agent) => request.config.agentSettings.get(agent),
  });
  if (run.kind === "no-key") throw new UsageError(toProblemLine(run.problem));
  return {
    test,
    skill,
    inputs: run.inputs,
    runKey: run.runKey,
    arm: "skill",
    batch: request.batch,
    material: () => materialOf(unit, subject, test.workspace.from),
  };
}

async function materialOf(unit: SkillUnit, subject: Subject, from: string | null) {
  return {
    skill: await readMaterial(
      unit.files,
      unit.folder,
      subject.skill.files.map(({ path }) => path),
    ),
    from: from === null ? [] : await readMaterial(unit.files, from, null),
  };
}

async function recordOne({ play, call, subject }: PlannedRun, store: Store): Promise<RecordedRun> {
  const played = await play(call);
  const { sample } = call;
  if (played.kind === "void") return { kind: "void", subject, sample, reason: played.reason };
  if (played.kind === "missing" || played.path === null) {
    return { kind: "void", subject, sample, reason: "nothing was recorded" };
  }
  const written = await store.read(played.path);
  const run = readRun(played.cassette);
  return {
    kind: "recorded",
    subject,
    sample,
    path: played.path,
    bytes: written.kind === "file" ? written.bytes.length : 0,
    outcome: run.errorKind === null ? run.outcome : `${run.outcome} (${run.errorKind})`,
    stopped: played.cassette.gateway?.stopped ?? null,
    costUsd: run.costUsd,
  };
}
