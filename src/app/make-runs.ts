import type { RunCounter } from "../engine/run-counter.ts";
import { schedule } from "../engine/schedule.ts";
import type { Cassette } from "../model/cassette.ts";
import type { CostSource } from "../model/cost-source.ts";
import type { Desk } from "../model/desk.ts";
import { toMicroUsd } from "../model/money.ts";
import type { LostRun, Played } from "../model/play.ts";
import type { Purse } from "../model/purse.ts";
import type { Run } from "../model/run.ts";
import type { UserCost } from "../model/simulated-user.ts";
import { readRun } from "../transcripts/read-run.ts";
import { type EndedLimit, toNeededUsd } from "./ended-limit.ts";
import { sumKnown } from "./median.ts";
import type { Caps } from "./open-caps.ts";
import type { PlannedRun } from "./plan-runs.ts";
import type { Subject } from "./select-subjects.ts";
import { toOutcomeWords } from "./to-outcome-words.ts";
import { type PartlySpent, toPartlySpent, toSpent, toSpentSource } from "./to-spent.ts";

/** Share of the machine's free memory that runs may take: what they start counts too. */
const MEMORY_SHARE = 0.8;

interface RunOf {
  readonly subject: Subject;
  readonly sample: number;
  /** US dollars of the agent, null where it is not known. */
  readonly costUsd: number | null;
  /** Null where nobody says what it cost. */
  readonly costSource: CostSource | null;
  /** What playing the user took, apart; null where no model did. */
  readonly user: UserCost | null;
  /** Tries before it that its provider spoiled. */
  readonly lost: readonly LostRun[];
}

/** One run that was made: its recording, or why there is none. */
export type MadeRun = RunOf &
  (
    | {
        readonly kind: "recorded";
        readonly path: string;
        readonly bytes: number;
        readonly outcome: string;
        /** Its provider asked for fewer calls. */
        readonly isLimited: boolean;
        /** Why a gateway of it ended it, or null. */
        readonly stopped: NonNullable<Cassette["user_gateway"]>["stopped"];
        /** Why it is no evidence, in the words of its gateway or of the agent, as they came; null where nobody said. */
        readonly reason: string | null;
      }
    | { readonly kind: "void"; readonly reason: string }
  );

type Unmade = Extract<Played, { readonly kind: "unmade" }>;

/** Within which bounds runs are made. */
export interface RunLimits {
  /** At once; null = as many as the machine has cores. */
  readonly jobs: number | null;
  /** US dollars, checked between runs too, for a CLI that reports more than its gateway saw; null = no limit. */
  readonly maxCostUsd: number | null;
  /** Sessions of agents that may still be held; each run takes its own. */
  readonly counter: RunCounter;
  /** Limits in money inside that of the command. */
  readonly caps: Caps;
  /** Money of the command, as its gateways saw it. */
  readonly purse: Purse;
  /** Sessions that proved a shell, each of which the counter counted. */
  readonly countProofs: () => number;
  /** Told of each run when it has ended. */
  readonly onRun: (run: MadeRun, progress: RunProgress) => void;
}

/** How far a command has come. */
export interface RunProgress {
  readonly done: number;
  readonly planned: number;
  /** US dollars of the runs that are done; null as soon as one of them does not say. */
  readonly spentUsd: number | null;
  /** The known part of it, where it is not all known. */
  readonly spentPartly: PartlySpent | null;
  /** Who says it, by the weakest of them. */
  readonly costSource: CostSource | null;
  /** Milliseconds until the last run ends at the present pace, or null when it has. */
  readonly leftMs: number | null;
}

export interface MadeRuns {
  /** In the order in which they were planned. */
  readonly runs: readonly MadeRun[];
  /** What an interruption ended: nothing of it is kept, its money was spent. */
  readonly spoiled: readonly MadeRun[];
  readonly planned: number;
  /** Of `runs`; null as soon as one of them does not say what it cost. */
  readonly spentUsd: number | null;
  /** What ended before every planned run was made; null where nothing did. */
  readonly ended: EndedLimit | null;
}

/** Makes every planned run, several at once, within the money; what an interruption spoiled stands apart. */
export async function makeRuns(
  planned: readonly PlannedRun[],
  desk: Desk,
  limits: RunLimits,
): Promise<MadeRuns> {
  const machine = await desk.openMachine();
  const { cores, memoryBytes } = machine.capacity();
  const startedAt = desk.clock.now();
  const made: MadeRun[] = [];
  const spoiled: MadeRun[] = [];
  const reached = new Set<"money" | "runs">();
  const note = (run: MadeRun) => {
    made.push(run);
    const stopped = run.kind === "recorded" ? run.stopped : null;
    if (stopped?.why === "budget") {
      if (stopped.cap === undefined) reached.add("money");
      else limits.caps.close(stopped.cap);
    }
    const elapsed = desk.clock.now() - startedAt;
    limits.onRun(run, toProgress(made, planned.length, elapsed));
  };
  const isInterrupted = () => machine.interrupted.aborted;
  const { results, unstarted } = await schedule<MadeRun | null>(
    planned.map((one) => ({
      memoryBytes: one.memoryBytes,
      lane: one.provider,
      exclusive: one.subject.test.exclusive,
      start: async () => {
        if (limits.caps.isClosed(one.subject.test)) return null;
        const run = await makeOne(one);
        if (run.kind === "unmade") {
          reached.add(run.limit);
          return null;
        }
        // Nobody waits for the result any more, and the other runs would be void alike.
        if (run.kind === "void" && isInterrupted()) {
          spoiled.push(run);
          return null;
        }
        note(run);
        return run;
      },
    })),
    {
      jobs: limits.jobs ?? cores,
      memoryBytes: memoryBytes * MEMORY_SHARE,
      mayStart: (running) =>
        !isInterrupted() &&
        !reached.has("money") &&
        limits.counter.hasLeft() &&
        isAffordable(made, running, limits.maxCostUsd),
      isLimited: (run) => run?.kind === "recorded" && run.isLimited,
    },
  );
  const runs = results.filter((run) => run !== null);
  return {
    runs,
    spoiled,
    planned: planned.length,
    spentUsd: toSpent(runs),
    ended: isInterrupted() ? null : toEnded({ reached, unstarted, limits, planned, made }),
  };
}

function toEnded(end: {
  readonly reached: ReadonlySet<"money" | "runs">;
  readonly unstarted: number;
  readonly limits: RunLimits;
  readonly planned: readonly PlannedRun[];
  readonly made: readonly MadeRun[];
}): EndedLimit | null {
  const { reached, unstarted, limits, planned, made } = end;
  const { purse, caps, counter } = limits;
  const isMoney = unstarted > 0 && counter.hasLeft();
  if (reached.has("money") || (isMoney && !reached.has("runs"))) {
    return { kind: "money", neededUsd: toNeededUsd(planned, made, purse) };
  }
  if (reached.has("runs") || unstarted > 0) {
    return { kind: "runs", needed: toNeededSessions(end) };
  }
  const scopes = caps.closed().map(({ scope, purse: own, holds }) => {
    const inside = planned.filter(({ subject }) => holds(subject.test));
    const ran = made.filter(({ subject }) => holds(subject.test));
    return { scope, neededUsd: toNeededUsd(inside, ran, own) };
  });
  return scopes.length === 0 ? null : { kind: "caps", scopes };
}

/** Those that were held, one for each run that was not made, and one for each shell that must still be proven. */
function toNeededSessions({
  limits,
  planned,
  made,
}: {
  readonly limits: RunLimits;
  readonly planned: readonly PlannedRun[];
  readonly made: readonly MadeRun[];
}): number {
  const asked = new Set(
    planned.flatMap(({ subject }) => (subject.test.standIns.length > 0 ? [subject.agent] : [])),
  );
  const proofs = Math.max(0, asked.size - limits.countProofs());
  return limits.counter.taken() + planned.length - made.length + proofs;
}

/** Whether one more run fits: one of unknown cost, or one that still goes on, counts as the dearest that is known. */
function isAffordable(
  made: readonly MadeRun[],
  running: number,
  maxCostUsd: number | null,
): boolean {
  if (maxCostUsd === null) return true;
  const costs = made.flatMap(({ costUsd, user, lost }) => [
    sumKnown([costUsd, user === null ? 0 : user.costUsd]),
    ...lost.map((one) => one.costUsd),
  ]);
  // In whole micro-dollars: sums of tenths of a dollar are no tenths of a dollar.
  const known = costs.map((cost) => (cost === null ? null : toMicroUsd(cost)));
  const dearest = Math.max(0, ...known.map((cost) => cost ?? 0));
  const counted = known.reduce<number>((sum, cost) => sum + (cost ?? dearest), 0);
  return counted + dearest * (running + 1) <= toMicroUsd(maxCostUsd);
}

function toProgress(made: readonly MadeRun[], planned: number, elapsedMs: number): RunProgress {
  const done = made.length;
  const leftMs = done >= planned ? null : Math.round((elapsedMs / done) * (planned - done));
  return {
    done,
    planned,
    spentUsd: toSpent(made),
    spentPartly: toPartlySpent(made),
    costSource: toSpentSource(made),
    leftMs,
  };
}

async function makeOne({ play, call, subject, store }: PlannedRun): Promise<MadeRun | Unmade> {
  const played = await play(call);
  if (played.kind === "unmade") return played;
  const of = { subject, sample: call.sample, lost: played.lost ?? [] };
  if (played.kind === "void") {
    const { reason, costUsd, costSource = null } = played;
    return { kind: "void", ...of, costUsd, costSource, user: null, reason };
  }
  if (played.kind === "missing" || played.path === null) {
    const unknown = { costUsd: null, costSource: null, user: null };
    return { kind: "void", ...of, ...unknown, reason: "nothing was recorded" };
  }
  const written = await store.read(played.path);
  const run = readRun(played.cassette);
  const stopped = played.cassette.gateway?.stopped ?? played.cassette.user_gateway?.stopped ?? null;
  return {
    kind: "recorded",
    ...of,
    path: played.path,
    bytes: written.kind === "file" ? written.bytes.length : 0,
    outcome: toOutcomeWords(run),
    isLimited: [run, ...of.lost].some(
      ({ errorKind }) => errorKind === "rate-limit" || errorKind === "overloaded",
    ),
    stopped,
    reason: stopped?.reason ?? findErrorWords(run),
    costSource: run.costSource,
    costUsd: run.costUsd,
    user: run.simulatedUser,
  };
}

/** What the agent printed last of its error; null where it completed or said nothing. */
function findErrorWords({ outcome, turns }: Run): string | null {
  if (outcome === "completed") return null;
  const events = turns.flatMap((turn) => turn.events);
  return events.findLast((event) => event.type === "error")?.text ?? null;
}
