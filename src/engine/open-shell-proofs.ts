import type { CostSource } from "../model/cost-source.ts";
import type { Played, RunCall } from "../model/play.ts";
import type { InWorkspace } from "./in-workspace.ts";
import type { LiveSettings } from "./live-settings.ts";
import { proveShell, type ShellProbe, type ShellProof } from "./prove-shell.ts";
import { openRunCounter, type RunCounter } from "./run-counter.ts";

/** Longest session of the guard, in milliseconds: one tool call. */
const TIMEOUT_MS = 120_000;

/** What a proof cost: it belongs to no test (judge-and-cost.md §11). */
export interface ShellOverhead {
  readonly agent: string;
  readonly version: string | null;
  readonly isolation: LiveSettings["isolation"]["kind"];
  readonly commands: readonly string[];
  /** US dollars, null when it is not known. */
  readonly costUsd: number | null;
  /** Null where the cost is not known, or nothing. */
  readonly costSource: CostSource | null;
}

/** What keeps a call from being played. */
type Obstacle = Extract<Played, { readonly kind: "void" | "unmade" }>;

type Find = (
  settings: LiveSettings,
  call: RunCall,
  inWorkspace: InWorkspace,
) => Promise<Obstacle | null>;

/** The proofs of one job: each agent's shell is asked once, whoever needs it. */
export interface ShellProofs {
  /** Null where a call's stand-ins are proven; calls at the same time wait for the same session. */
  readonly find: Find;
  /** The same for a test whose workspace configures shells: asked in one like its own, once for each of them. */
  readonly findOwn: Find;
  /** Every session that was held, in the order of their ends. */
  readonly overhead: () => readonly ShellOverhead[];
}

/**
 * Opens the proofs of a job. `commands` are the stand-ins of all its tests by agent, so that one question asks for all. What
 * says nothing about the shell (a provider that failed) is not remembered: the next run asks again. A session takes one
 * of `counter`, and is held only where one more is left for the run that it is for.
 */
export function openShellProofs(
  commands: ReadonlyMap<string, readonly string[]>,
  {
    counter = openRunCounter(null),
    timeoutMs = TIMEOUT_MS,
  }: { readonly counter?: RunCounter; readonly timeoutMs?: number } = {},
): ShellProofs {
  const proofs = new Map<string, Promise<ShellProof>>();
  const overhead: ShellOverhead[] = [];
  const prove = async (settings: LiveSettings, call: RunCall, probe: Probe) => {
    const proof = await proveShell(settings, call, { ...probe, timeoutMs });
    if (probe.place === "empty") counter.giveBack();
    if (proof.isOpen) proofs.delete(toKey(settings, call, probe));
    const { costUsd, costSource } = proof;
    overhead.push({
      agent: settings.agent.name,
      version: settings.agentVersion,
      isolation: settings.isolation.kind,
      commands: probe.commands,
      costUsd,
      costSource,
    });
    return proof;
  };
  const find = async (settings: LiveSettings, call: RunCall, where: Where) => {
    const own = call.test.standIns.map(({ command }) => command);
    if (own.length === 0) return null;
    const all = [...new Set([...(commands.get(settings.agent.name) ?? []), ...own])].sort();
    const probe = { commands: all, ...where };
    const key = toKey(settings, call, probe);
    const known = proofs.get(key);
    // A run that has begun has its own already.
    const needed = where.place === "empty" ? 2 : 1;
    if (known === undefined && !counter.take(needed)) return OUT_OF_RUNS;
    const proof = known ?? prove(settings, call, probe);
    proofs.set(key, proof);
    return toObstacle(await proof, own);
  };
  return {
    find: (settings, call, inWorkspace) => find(settings, call, { inWorkspace, place: "empty" }),
    findOwn: (settings, call, inWorkspace) => find(settings, call, { inWorkspace, place: "own" }),
    overhead: () => overhead,
  };
}

function toObstacle(
  { unproven, isOverBudget }: ShellProof,
  own: readonly string[],
): Obstacle | null {
  const reason = own.map((command) => unproven.get(command)).find((one) => one);
  if (reason === undefined) return null;
  return isOverBudget ? { kind: "unmade", limit: "money" } : { kind: "void", reason, costUsd: 0 };
}

const OUT_OF_RUNS: Obstacle = { kind: "unmade", limit: "runs" };

type Probe = Omit<ShellProbe, "timeoutMs">;
type Where = Pick<Probe, "inWorkspace" | "place">;

/** All that an agent's shell depends on: program, version, its variables, cage and stand-ins, and files that it reads. */
function toKey(
  { agent, program, agentVersion, variables, isolation }: LiveSettings,
  { runKey }: RunCall,
  { commands, place }: Probe,
): string {
  const own = Object.entries(variables).sort();
  const { name, identity } = agent;
  const files = place === "empty" ? null : [runKey.fields.workspace, runKey.fields.env];
  return JSON.stringify([name, identity, program, agentVersion, own, isolation, commands, files]);
}
