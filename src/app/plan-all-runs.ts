import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import type { AgentWish } from "./choose-agents.ts";
import { toMissed } from "./leave-out.ts";
import { type PlannedRun, planRuns, type RootRuns, type RunSetting } from "./plan-runs.ts";

/** Longest line; names of images stand in it. */
const LINE_CHARACTERS = 500;

/** All runs of a command, and its roots without what no image of them can run. */
export interface AllRuns {
  readonly planned: readonly PlannedRun[];
  readonly roots: readonly RootRuns[];
}

/**
 * Plans the runs of all roots. An agent that an image does not bring along is told and left out, as one that is not on this
 * machine is. Throws UsageError where nothing else is left, and for what cannot be run.
 */
export async function planAllRuns(
  all: readonly RootRuns[],
  setting: RunSetting,
  wish: AgentWish,
): Promise<AllRuns> {
  const planned: PlannedRun[] = [];
  const roots: RootRuns[] = [];
  const left = new Set<string>();
  const missed = new Set<string>();
  for (const root of all) {
    const made = await planRuns(root, setting);
    planned.push(...made.planned);
    const gone = new Set(made.missing.map(({ subject }) => subject));
    const subjects = root.subjects.filter((subject) => !gone.has(subject));
    const unverified = toMissed(made.missing, subjects, wish);
    for (const { reason } of made.missing) left.add(reason);
    for (const { reason } of unverified) missed.add(reason);
    roots.push({ ...root, subjects, unverified: [...root.unverified, ...unverified] });
  }
  if (left.size > 0 && roots.every(({ subjects }) => subjects.length === 0)) {
    throw new UsageError([...left].join("\n"));
  }
  sayLeft(setting.desk, left, missed);
  return { planned, roots };
}

function sayLeft({ log }: Desk, left: ReadonlySet<string>, missed: ReadonlySet<string>): void {
  for (const reason of left) {
    const text = missed.has(reason) ? `${reason}; its tests are unverified` : `left out: ${reason}`;
    log(line(text, LINE_CHARACTERS));
  }
}

/** Tells a line the first time. */
export function toSayOnce(log: Desk["log"]): RunSetting["sayOnce"] {
  const said = new Set<string>();
  return (text) => {
    if (said.has(text)) return;
    said.add(text);
    log(text);
  };
}
