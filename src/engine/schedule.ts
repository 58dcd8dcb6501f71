/** One run that waits for its turn. */
export interface ScheduledRun<Result> {
  /** Peak memory of its agent with all that belongs to it, in bytes. */
  readonly memoryBytes: number;
  /** Whose limits it shares, such as a provider. */
  readonly lane: string;
  /** Resource that no other run may use meanwhile, or null (suite.md §2 `exclusive`). */
  readonly exclusive: string | null;
  /** Never rejects. */
  readonly start: () => Promise<Result>;
}

/** Within which bounds runs go on at the same time. */
export interface ScheduleLimits<Result> {
  /** Runs at once, at least 1. */
  readonly jobs: number;
  /** For all runs that go on; one alone may need more than that. */
  readonly memoryBytes: number;
  /** Whether another run may be started beside so many; asked again when one of them ends, and no more when none is left. */
  readonly mayStart: (running: number) => boolean;
  /** Whether its provider asked for fewer at once. */
  readonly isLimited: (result: Result) => boolean;
}

/** What came of a schedule. */
export interface Schedule<Result> {
  /** In the order of the runs, without those that were not started. */
  readonly results: readonly Result[];
  readonly unstarted: number;
}

interface State<Result> {
  readonly limits: ScheduleLimits<Result>;
  readonly waiting: { readonly at: number; readonly run: ScheduledRun<Result> }[];
  readonly running: Set<ScheduledRun<Result>>;
  readonly results: Map<number, Result>;
  /** Runs at once that a lane still allows; absent = no limit but the common one. */
  readonly lanes: Map<string, number>;
  isStopped: boolean;
}

/**
 * Starts runs in their order, so many at once as cores, memory and providers allow. A run whose resource is taken, or
 * whose provider is busy, is passed over until it can start: it holds up nobody else.
 */
export async function schedule<Result>(
  runs: readonly ScheduledRun<Result>[],
  limits: ScheduleLimits<Result>,
): Promise<Schedule<Result>> {
  const state: State<Result> = {
    limits,
    waiting: runs.map((run, at) => ({ at, run })),
    running: new Set(),
    results: new Map(),
    lanes: new Map(),
    isStopped: false,
  };
  await new Promise<void>((resolve, reject) => {
    const advance = () => {
      for (let next = takeNext(state); next !== null; next = takeNext(state)) {
        const { at, run } = next;
        state.running.add(run);
        run.start().then((result) => {
          state.running.delete(run);
          state.results.set(at, result);
          adapt(state, run.lane, result);
          advance();
        }, reject);
      }
      if (state.running.size === 0) resolve();
    };
    advance();
  });
  const results = [...state.results].sort(([left], [right]) => left - right);
  return { results: results.map(([, result]) => result), unstarted: state.waiting.length };
}

/** The first run that can start now, taken from those that wait; null where none can. */
function takeNext<Result>(state: State<Result>): State<Result>["waiting"][number] | null {
  const { waiting, running, limits } = state;
  if (state.isStopped || running.size >= limits.jobs) return null;
  const at = waiting.findIndex(({ run }) => canStart(state, run));
  if (at < 0) return null;
  if (!limits.mayStart(running.size)) {
    // What runs may end cheaper than was feared.
    state.isStopped ||= running.size === 0;
    return null;
  }
  return waiting.splice(at, 1)[0] ?? null;
}

function canStart<Result>(state: State<Result>, run: ScheduledRun<Result>): boolean {
  const running = [...state.running];
  if (run.exclusive !== null && running.some(({ exclusive }) => exclusive === run.exclusive)) {
    return false;
  }
  if (countLane(state, run.lane) >= (state.lanes.get(run.lane) ?? Number.POSITIVE_INFINITY)) {
    return false;
  }
  const used = running.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
  return used === 0 || used + run.memoryBytes <= state.limits.memoryBytes;
}

function countLane<Result>({ running }: State<Result>, lane: string): number {
  return [...running].filter((run) => run.lane === lane).length;
}

/** Half as many at once after a provider asked for fewer, and one more after each run that it served well. */
function adapt<Result>(state: State<Result>, lane: string, result: Result): void {
  const { lanes, limits } = state;
  const allowed = lanes.get(lane);
  if (limits.isLimited(result)) {
    const before = allowed ?? countLane(state, lane) + 1;
    lanes.set(lane, Math.max(1, Math.floor(before / 2)));
    return;
  }
  if (allowed === undefined) return;
  if (allowed + 1 >= limits.jobs) lanes.delete(lane);
  else lanes.set(lane, allowed + 1);
}
