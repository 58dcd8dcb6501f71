import type { RunCall } from "../model/play.ts";
import type { InWorkspace } from "./in-workspace.ts";
import type { LiveSettings } from "./live-settings.ts";
import { proveShell, type ShellProof } from "./prove-shell.ts";

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
  readonly isOverBudget: boolean;
}

/** The proofs of one job: each agent's shell is asked once, whoever needs it. */
export interface ShellProofs {
  /** Why a call's stand-ins are not proven, or null; calls at the same time wait for the same session. */
  readonly find: (
    settings: LiveSettings,
    call: RunCall,
    inWorkspace: InWorkspace,
  ) => Promise<string | null>;
  /** Every session that was held, in the order of their ends. */
  readonly overhead: () => readonly ShellOverhead[];
}

/**
 * Opens the proofs of a job. `commands` are the stand-ins of all its tests by agent, so that one question asks for all. What
 * says nothing about the shell (a provider that failed) is not remembered: the next run asks again.
 */
export function openShellProofs(
  commands: ReadonlyMap<string, readonly string[]>,
  timeoutMs: number = TIMEOUT_MS,
): ShellProofs {
  const proofs = new Map<string, Promise<ShellProof>>();
  const overhead: ShellOverhead[] = [];
  const prove = async (settings: LiveSettings, call: RunCall, probe: Probe) => {
    const proof = await proveShell(settings, call, { ...probe, timeoutMs });
    if (proof.isOpen) proofs.delete(toKey(settings, probe.commands));
    const { costUsd, isOverBudget } = proof;
    overhead.push({
      agent: settings.agent.name,
      version: settings.agentVersion,
      isolation: settings.isolation.kind,
      commands: probe.commands,
      costUsd,
      isOverBudget,
    });
    return proof;
  };
  return {
    find: async (settings, call, inWorkspace) => {
      const own = call.test.standIns.map(({ command }) => command);
      if (own.length === 0) return null;
      const all = [...new Set([...(commands.get(settings.agent.name) ?? []), ...own])].sort();
      const key = toKey(settings, all);
      const proof = proofs.get(key) ?? prove(settings, call, { commands: all, inWorkspace });
      proofs.set(key, proof);
      const { unproven } = await proof;
      return own.map((command) => unproven.get(command)).find((reason) => reason) ?? null;
    },
    overhead: () => overhead,
  };
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
  return JSON.stringify([agent.name, program, agentVersion, own, isolation, commands]);
}
