import type { CostSource } from "../model/cost-source.ts";
import type { Played, RunCall } from "../model/play.ts";
import type { InWorkspace } from "./in-workspace.ts";
import type { LiveSettings } from "./live-settings.ts";
import { proveShell, type ShellProof } from "./prove-shell.ts";
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

/** The proofs of one job: each agent's shell is asked once, whoever needs it. */
export interface ShellProofs {
  /** Null where a call's stand-ins are proven; calls at the same time wait for the same session. */
  readonly find: (
    settings: LiveSettings,
    call: RunCall,
    inWorkspace: InWorkspace,
  ) => Promise<Obstacle | null>;
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
    counter.giveBack();
    if (proof.isOpen) proofs.delete(toKey(settings, probe.commands));
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
  const find: ShellProofs["find"] = async (settings, call, inWorkspace) => {
    const own = call.test.standIns.map(({ command }) => command);
    if (own.length === 0) return null;
    const all = [...new Set([...(commands.get(settings.agent.name) ?? []), ...own])].sort();
    const key = toKey(settings, all);
    const known = proofs.get(key);
    if (known === undefined && !counter.take(2)) return { kind: "unmade", limit: "runs" };
    const proof = known ?? prove(settings, call, { commands: all, inWorkspace });
    proofs.set(key, proof);
    return toObstacle(await proof, own);
  };
  return { find, overhead: () => overhead };
}

function toObstacle(
  { unproven, isOverBudget }: ShellProof,
  own: readonly string[],
): Obstacle | null {
  const reason = own.map((command) => unproven.get(command)).find((one) => one);
  if (reason === undefined) return null;
  return isOverBudget ? { kind: "unmade", limit: "money" } : { kind: "void", reason, costUsd: 0 };
}

interface Probe {
  readonly commands: readonly string[];
  readonly inWorkspace: InWorkspace;
}

/** All that an agent's shell depends on: program, version, its variables, cage and stand-ins. */
function toKey(
  { agent, program, agentVersion, variables, isolation }: LiveSettings,
  commands: readonly string[],
): string {
  const own = Object.entries(variables).sort();
  const { name, identity } = agent;
  return JSON.stringify([name, identity, program, agentVersion, own, isolation, commands]);
}
