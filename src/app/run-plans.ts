import { openPurse } from "../engine/open-purse.ts";
import { openShellProofs, type ShellOverhead } from "../engine/open-shell-proofs.ts";
import { openRunCounter } from "../engine/run-counter.ts";
import type { Desk, ResourceLock } from "../model/desk.ts";
import { type IsolationChoice, toIsolationKey, toIsolationWords } from "../model/isolation.ts";
import { toMicroUsd } from "../model/money.ts";
import { UsageError } from "../model/usage-error.ts";
import { toRunName } from "../text/run-name.ts";
import { line } from "../text/terminal.ts";
import { readLimits } from "./command-limits.ts";
import { toMoneyWords, toSumWords, toUserWords } from "./command-words.ts";
import { consent, type Plan } from "./consent.ts";
import { estimateCost } from "./estimate-cost.ts";
import { type MadeRun, type MadeRuns, makeRuns, type RunProgress } from "./make-runs.ts";
import { sumKnown } from "./median.ts";
import { listCaps, openCaps } from "./open-caps.ts";
import { readLogin } from "./own-login.ts";
import { planAllRuns, toSayOnce } from "./plan-all-runs.ts";
import type { RootRuns } from "./plan-runs.ts";
import { toOverheadCost, toStandInsByAgent } from "./record-overhead.ts";
import { toInterruptedLines } from "./to-interrupted-lines.ts";
import { readAgentWish, readJobs } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** Longest line of progress; names and reasons come from files and from the agent. */
const LINE_CHARACTERS = 500;

/** Longest reason in it, so that what it cost and where it lies still follow. */
const REASON_CHARACTERS = 200;

/** What the runs of one command gave. */
export interface CommandRuns extends MadeRuns {
  /** Without what no image could run, which is among their unverified rows. */
  readonly roots: readonly RootRuns[];
  /** Agents ran with their author's own login. */
  readonly login: "own" | null;
  /** Batch of every recording that was made. */
  readonly batch: string;
  /** What belongs to no run; its money is part of `spentUsd`. */
  readonly overhead: readonly ShellOverhead[];
  /** US dollars that could have been spent; null without a limit in money. */
  readonly capUsd: number | null;
}

/**
 * Asks, then makes every run of these roots, several at once, and says of each how it ended. Nothing is spent or written
 * before everything that a run needs is there; `beforeRuns` is the moment. Throws UsageError for what cannot be run.
 */
export async function runPlans(
  call: VerbCall,
  desk: Desk,
  plan: {
    readonly roots: readonly RootRuns[];
    /** Whether their recordings outlive the command; what does not is not named. */
    readonly isKept: boolean;
    readonly beforeRuns: () => Promise<void>;
  },
): Promise<CommandRuns> {
  const login = readLogin(call, desk);
  if (login === "own" && plan.roots.some(({ users }) => users.length > 0)) {
    throw new UsageError(
      "--login own: a model that plays a user is asked with a key, whose money nothing would bound; leave these tests out with --filter",
    );
  }
  const limits = readLimits(call, plan.roots);
  const { capUsd, maxRuns } = limits;
  const jobs = readJobs(call);
  await consent(call, desk, {
    ...(await toConsented(plan.roots)),
    unheldCaps: login === "own" ? listCaps(plan.roots) : [],
    limits,
    login,
  });
  const batch = { id: crypto.randomUUID(), startedAt: desk.clock.timestamp() };
  const purse = openPurse(capUsd === null ? null : toMicroUsd(capUsd));
  const caps = openCaps(plan.roots, purse, limits.isCapGiven);
  const counter = openRunCounter(maxRuns);
  const subjects = plan.roots.flatMap((root) => root.subjects);
  const shellProofs = openShellProofs(toStandInsByAgent(subjects), { counter });
  const setting = {
    desk,
    caps,
    counter,
    shellProofs,
    clientKey: `skillcheck-${crypto.randomUUID()}`,
    batch,
    keepWorkspace: call.flag("keep-workspace"),
    keepBodies: call.flag("bodies"),
    login,
    sayOnce: toSayOnce(desk.log),
  };
  const { planned, roots } = await planAllRuns(plan.roots, setting, readAgentWish(call));
  await requireCage(desk, roots);
  const locks: HeldLock[] = [];
  try {
    for (const root of roots) await lockResources(root, locks);
    await plan.beforeRuns();
    const making = makeRuns(planned, desk, {
      // One after the other: two that refresh one login would end it.
      jobs: login === "own" ? 1 : jobs,
      maxCostUsd: capUsd,
      counter,
      caps,
      purse,
      countProofs: () => shellProofs.overhead().length,
      onRun: (run, progress) =>
        desk.log(line(toLine(run, progress, { roots, isKept: plan.isKept }), LINE_CHARACTERS)),
    });
    desk.leaveWord(async () => {
      const overhead = toOverheadCost(shellProofs.overhead());
      return toInterruptedLines(await making, { overhead, isKept: plan.isKept });
    });
    const all = withOverhead(await making, shellProofs.overhead());
    return { ...all, roots, login, batch: batch.id, capUsd };
  } finally {
    for (const lock of locks) await lock.release();
  }
}

function withOverhead(made: MadeRuns, overhead: readonly ShellOverhead[]) {
  return {
    ...made,
    overhead,
    spentUsd: sumKnown([made.spentUsd, toOverheadCost(overhead).costUsd]),
  };
}

/** What of the runs a person agrees to. */
async function toConsented(
  roots: readonly RootRuns[],
): Promise<Omit<Plan, "unheldCaps" | "limits" | "login">> {
  return {
    runs: roots.reduce((sum, root) => sum + countRuns(root), 0),
    isolations: toIsolations(roots),
    estimate: await estimateCost(roots),
    programs: roots.flatMap(({ programs, contained }) => [...programs.values(), ...contained]),
    users: roots.flatMap(({ users }) => users),
    extraHosts: [...new Set(roots.flatMap(({ config }) => config.extraHosts))],
  };
}

function countRuns({ subjects, countSamples }: RootRuns): number {
  return subjects.reduce((sum, subject) => sum + countSamples(subject), 0);
}

/** Subjects of which runs are to be made. */
function toRunning({ subjects, countSamples }: RootRuns): RootRuns["subjects"] {
  return subjects.filter((subject) => countSamples(subject) > 0);
}

/** Of all subjects that run, each once. */
function toIsolations(roots: readonly RootRuns[]): readonly IsolationChoice[] {
  const all = roots.flatMap((root) => toRunning(root).map(root.isolationOf));
  return [...new Map(all.map((one) => [toIsolationKey(one), one])).values()];
}

async function requireCage(desk: Desk, roots: readonly RootRuns[]): Promise<void> {
  if (toIsolations(roots).every(({ kind }) => kind !== "cage")) return;
  const machine = await desk.openMachine();
  const problem = await machine.proveCage();
  if (problem === null) return;
  throw new UsageError(`${problem}; or --isolation none, beside everything else on this machine`);
}

type HeldLock = Extract<ResourceLock, { kind: "locked" }>;

/** Takes every resource that a test names, before any money is spent; throws where another process has one. */
async function lockResources(runs: RootRuns, held: HeldLock[]): Promise<void> {
  const { root, config } = runs;
  const names = new Set(toRunning(runs).flatMap(({ test }) => test.exclusive ?? []));
  for (const name of [...names].sort()) {
    const lock = await root.lock(config.store, name);
    if (lock.kind === "taken") {
      throw new UsageError(
        `exclusive: ${name} is in use by ${lock.by}: wait for it, or remove the file if it is gone`,
      );
    }
    held.push(lock);
  }
}

/** `✓ [3/20, $0.12, about 4 min left] greeter › greets, claude, sample 1: completed, …`. */
function toLine(
  run: MadeRun,
  progress: RunProgress,
  { roots, isKept }: { readonly roots: readonly RootRuns[]; readonly isKept: boolean },
): string {
  const name = `${toProgressWords(progress)}${toRunName({ ...run.subject, sample: run.sample })}`;
  if (run.kind === "void") return `✗ ${name}: ${isKept ? "nothing kept: " : ""}${run.reason}`;
  const own = run.costUsd === null ? "cost unknown" : toMoneyWords(run.costUsd, run.costSource);
  const cost = run.user === null ? own : `${own} and ${toUserWords(run.user)}`;
  const why = run.reason === null ? "" : `: ${line(run.reason, REASON_CHARACTERS)}`;
  const root = roots.find(({ subjects }) => subjects.includes(run.subject));
  const cage = toIsolationWords(root?.isolationOf(run.subject) ?? { kind: "cage" });
  return `${run.outcome === "completed" ? "✓" : "!"} ${name}: ${run.outcome}${why}, ${cost}, ${cage}${isKept ? `, ${run.path}` : ""}`;
}

/** Empty for a single run, of which there is nothing to tell. */
function toProgressWords(progress: RunProgress): string {
  const { done, planned, leftMs } = progress;
  if (planned === 1) return "";
  const spent = toSumWords(progress, 2) ?? "cost unknown";
  const left = leftMs === null ? "" : `, about ${toTime(leftMs)} left`;
  return `[${done}/${planned}, ${spent}${left}] `;
}

function toTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
