import type { Provider } from "../agents/provider.ts";
import type { Desk } from "../model/desk.ts";
import { type IsolationChoice, toIsolationWords } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import type { CommandLimits } from "./command-limits.ts";
import type { CostEstimate } from "./estimate-cost.ts";
import type { AgentProgram } from "./find-agent-program.ts";
import { OWN_LOGIN_WORDS, toLoginPlace } from "./own-login.ts";
import { requireLogin, toAddress } from "./ready-agent.ts";
import type { PlannedUser } from "./require-user.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** Longest line: paths and addresses stand in it. */
const LINE_CHARACTERS = 500;

/** What a person agrees to. */
export interface Plan {
  readonly runs: number;
  /** Of all roots, each once. */
  readonly isolations: readonly IsolationChoice[];
  readonly limits: CommandLimits;
  /** Agents run with their author's own login instead of a key. */
  readonly login: "own" | null;
  readonly estimate: CostEstimate;
  readonly programs: readonly PlannedProgram[];
  /** Models that play users. */
  readonly users: readonly PlannedUser[];
  /** Hosts that agents may reach beside their models. */
  readonly extraHosts: readonly string[];
  /** Where a `max_cost` is written that nothing can hold. */
  readonly unheldCaps: readonly string[];
}

/** A program of this machine or of an image that will be started, and whose models it will ask. */
export interface PlannedProgram extends AgentProgram {
  readonly providers: readonly Provider[];
}

/**
 * Prints how many runs are planned, which programs will be started and where their key goes, and asks
 * on a terminal; elsewhere --yes or --max-cost must stand there. Throws UsageError without a yes.
 */
export async function consent(call: VerbCall, desk: Desk, plan: Plan): Promise<void> {
  desk.log(
    `${plan.runs} ${plan.runs === 1 ? "run" : "runs"} planned, ${plan.isolations.map(toIsolationWords).join(" and ")}, ${toEstimateWords(plan)}${toLimitWords(plan.limits)}`,
  );
  const isOwn = plan.login === "own";
  const lines = new Set([
    ...plan.programs.flatMap((one) => (isOwn ? toLoginLine(one, desk) : toProgramLines(one, desk))),
    ...plan.users.map((user) => `${user.model} plays the user${toPlace(user.provider, desk)}`),
    ...plan.extraHosts.map((host) => `agents may reach ${host} (extra_hosts)`),
    ...toUnheldLine(plan.unheldCaps),
  ]);
  for (const text of lines) desk.log(line(text, LINE_CHARACTERS));
  // With an own login the number of runs is what is agreed to (reporting.md §8).
  if (call.flag("yes") || call.text(isOwn ? "max-runs" : "max-cost") !== null) return;
  if (!desk.isTerminal) {
    throw new UsageError(
      "running agents spends money: add --yes or --max-cost USD where nobody can be asked",
    );
  }
  if (!(await desk.ask("Run the agent and spend the money?")))
    throw new UsageError("nothing was run");
}

/** `at most $5.00`, `at most 10 runs`. */
function toLimitWords({ capUsd, maxRuns }: CommandLimits): string {
  const money =
    capUsd === null ? [] : [`at most ${capUsd < 0.005 ? "a cent" : `$${capUsd.toFixed(2)}`}`];
  const runs = maxRuns === null ? [] : [`at most ${maxRuns} ${maxRuns === 1 ? "run" : "runs"}`];
  return [...money, ...runs].join(" and ");
}

function toUnheldLine(places: readonly string[]): readonly string[] {
  return places.length === 0
    ? []
    : [
        `max_cost cannot hold with --login own, where money is what the CLI says: ${places.join(", ")}`,
      ];
}

/** By recordings of these tests; where there is none the cap alone is said. */
function toEstimateWords({ estimate, runs }: Plan): string {
  const { knownUsd, unknownRuns } = estimate;
  if (unknownRuns === runs) return "no price yet, ";
  const rest = unknownRuns === 0 ? "" : ` and ${unknownRuns} without a price yet`;
  const known = knownUsd < 0.005 ? "under $0.01" : `about $${knownUsd.toFixed(2)}`;
  return `${known}${rest}, `;
}

function toProgramLines({ agent, program, providers }: PlannedProgram, desk: Desk): string[] {
  if (agent.ownKey !== undefined) return [toOwnLine(agent, program)];
  const words = [program, ...agent.commandArguments].join(" ");
  if (providers.length === 0) return [`${agent.name} is ${words}, and is given no model`];
  return providers.map((provider) => {
    const place = toPlace(provider, desk);
    return `${agent.name} is ${words}${place === "" ? "" : `, its model is${place}`}`;
  });
}

/** Where a provider is, where that is not its own place. */
function toPlace(provider: Provider, desk: Desk): string {
  const address = toAddress(desk.environment, provider);
  return address === null ? "" : ` at ${withoutLogin(address)} (${provider.addressVariable})`;
}

/** No gateway counts its money: the cap cannot hold it back. */
function toOwnLine({ name, ownKey }: AgentProgram["agent"], program: string): string {
  return `${name} is ${program}, is given the key of ${ownKey} and talks to its own service: nobody sees its traffic, and no cap holds its money`;
}

function toLoginLine({ agent, program }: PlannedProgram, desk: Desk): string {
  const { kind, at } = toLoginPlace(desk, requireLogin(agent));
  const where = kind === "file" ? at : `in the variable ${at}`;
  return `${agent.name} is ${program}, with your own login ${where}; ${OWN_LOGIN_WORDS}`;
}

/** An address without the user and password that may stand in it. */
function withoutLogin(address: string): string {
  return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
