import { AGENTS, findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { type AgentWish, chooseAgents } from "./choose-agents.ts";
import type { PlannedProgram } from "./consent.ts";
import { findAgentProgram, type ProgramPlace } from "./find-agent-program.ts";
import { findNotFor, type NotForTest } from "./find-not-for.ts";
import { findObstacle } from "./find-obstacle.ts";
import { readChange } from "./read-change.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireProvider } from "./require-provider.ts";
import { type ChangeRequest, openRootSides } from "./root-sides.ts";
import { type Subject, selectSubjects, selectTests } from "./select-subjects.ts";
import { readAgents, readAgentWish, readFilter } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

const AGENT_NAMES = AGENTS.map(({ name }) => name).join(", ");

/** Longest line; names of skills and tests stand in it. */
const LINE_CHARACTERS = 500;

/** A root whose tests are to be run, and everything that must be known before a cent is spent. */
export interface PlannedRoot extends ProgramPlace {
  readonly isolation: Config["isolation"];
  /** Who runs a test that names nobody. */
  readonly defaultAgents: () => readonly string[];
  readonly subjects: readonly Subject[];
  /** Program of each agent of the subjects, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
  /** Tests that agents which were asked for do not run. */
  readonly notFor: readonly NotForTest[];
  /** Rows that nobody can run here: unverified, whatever the others give. */
  readonly unverified: readonly UnverifiedRow[];
}

/** A row whose agent is not there. */
export interface UnverifiedRow {
  readonly subject: Subject;
  readonly reason: string;
}

/**
 * Reads roots and suites and refuses everything that cannot be run before a cent is spent; says which agent was chosen,
 * and what is left out. Throws UsageError.
 */
export async function planRoots(call: VerbCall, desk: Desk): Promise<readonly PlannedRoot[]> {
  const other = readAgents(call)?.find((agent) => findAgent(agent) === undefined);
  if (other !== undefined) {
    throw new UsageError(`--agent ${other}: no agent of that name; ${AGENT_NAMES} can record`);
  }
  const paths = call.positionals.length === 0 ? ["."] : call.positionals;
  const roots = await desk.openRoots(paths);
  const request = await readChange(call, roots);
  const said = new Set<string>();
  const plans: PlannedRoot[] = [];
  for (const root of roots) {
    const { config, problems } = await readRootConfig(root.files, null);
    refuseProblems(root, problems);
    plans.push(await planRoot(call, desk, { place: { root, config }, request, said }));
  }
  for (const text of said) desk.log(line(text, LINE_CHARACTERS));
  const missing = plans.flatMap(({ unverified }) => unverified.map(({ reason }) => reason));
  if (missing.length > 0 && plans.every(({ subjects }) => subjects.length === 0)) {
    throw new UsageError([...new Set(missing)].join("\n"));
  }
  for (const reason of new Set(missing)) {
    desk.log(line(`${reason}; its tests are unverified`, LINE_CHARACTERS));
  }
  return plans.filter((plan) => plan.subjects.length > 0 || plan.unverified.length > 0);
}

/** Throws UsageError where nothing is planned. */
export function refuseNothing(call: VerbCall, plans: readonly PlannedRoot[]): void {
  if (plans.length > 0) return;
  const paths = call.positionals.join(", ") || ".";
  throw new UsageError(`nothing to run at ${paths}: no suite, or no test matches`);
}

/** What the planning of one root is told, and what it tells. */
interface RootRequest {
  readonly place: ProgramPlace;
  readonly request: ChangeRequest;
  readonly said: Set<string>;
}

async function planRoot(
  call: VerbCall,
  desk: Desk,
  { place, request, said }: RootRequest,
): Promise<PlannedRoot> {
  const isolation = readIsolation(call, place.config);
  const wish = readAgentWish(call);
  const found = await findSubjects(call, desk, { place, request, wish, said });
  for (const one of found.notFor) said.add(toNotForLine(one));
  const able = found.subjects.filter((subject) => {
    const isOneOfAll = wish.kind === "all" && !isNamed(subject);
    const obstacle =
      toObstacle(subject, isolation) ?? (isOneOfAll ? toLackOfKey(subject, desk) : null);
    if (obstacle === null) return true;
    if (!isOneOfAll) throw new UsageError(obstacle);
    said.add(`left out: ${obstacle}`);
    return false;
  });
  const programs = await findPrograms(desk, place, able);
  return { ...place, ...found, isolation, ...programs };
}

/** The first thing that keeps an agent from running a test, or null. */
function toObstacle(subject: Subject, isolation: Config["isolation"]): string | null {
  const agent = findAgent(subject.agent);
  return agent === undefined ? null : findObstacle(agent, subject, { isolation });
}

/** An agent that nobody asked for by its name is not missed where there is no key for it. */
function toLackOfKey(subject: Subject, { environment }: Desk): string | null {
  const own = findAgent(subject.agent)?.ownKey;
  const keyVariables = requireProvider(subject)?.keyVariables ?? (own === undefined ? [] : [own]);
  return keyVariables.some((name) => (environment[name] ?? "") !== "")
    ? null
    : `${subject.agent} needs a key: set ${keyVariables.join(" or ")} in the environment`;
}

/** Whether its suite names the agent. */
function isNamed({ suite, test, agent }: Subject): boolean {
  return (test.agents ?? suite.agents ?? []).includes(agent);
}

function toNotForLine({ unit, test, agents }: NotForTest): string {
  return `– ${unit.name} › ${test.name}: not for ${agents.join(", ")}`;
}

/** Splits the rows by whether the program of their agent is here. */
async function findPrograms(
  desk: Desk,
  place: ProgramPlace,
  able: readonly Subject[],
): Promise<Pick<PlannedRoot, "subjects" | "programs" | "unverified">> {
  const programs = new Map<string, PlannedProgram>();
  const reasons = new Map<string, string>();
  for (const agent of new Set(able.map((subject) => subject.agent))) {
    const own = able.filter((subject) => subject.agent === agent);
    const providers = [...new Set(own.flatMap((one) => requireProvider(one) ?? []))];
    const found = await findAgentProgram(desk, place, agent);
    if (found.kind === "found") programs.set(agent, { ...found, providers });
    else reasons.set(agent, found.words);
  }
  return {
    programs,
    subjects: able.filter(({ agent }) => programs.has(agent)),
    unverified: able.flatMap((subject) => {
      const reason = reasons.get(subject.agent);
      return reason === undefined ? [] : [{ subject, reason }];
    }),
  };
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
  at: RootRequest & { readonly wish: AgentWish },
): Promise<Pick<PlannedRoot, "subjects" | "notFor" | "defaultAgents">> {
  const { root, config } = at.place;
  const chosen = await chooseAgents(desk, at.place, at.wish);
  for (const words of chosen.leftOut) at.said.add(`left out: ${words}`);
  const filter = readFilter(call);
  const defaultAgents = () => {
    const agents = chosen.defaults();
    if (chosen.said !== null) at.said.add(chosen.said);
    return agents;
  };
  const selection = { agents: readAgents(call), filter, defaultAgents };
  const { head, touched } = await openRootSides(desk, root, {
    request: at.request,
    store: config.store,
  });
  const subjects: Subject[] = [];
  const notFor: NotForTest[] = [];
  for (const { folder } of touched.filter((one) => head.places.folders.includes(one.folder))) {
    const unit = await readSkillUnit(head, folder);
    refuseProblems(root, unit.problems);
    const isWanted = selectTests(unit, config, selection).length > 0;
    if (unit.unread !== null && isWanted) refuseProblems(root, [unit.unread.problem]);
    subjects.push(...selectSubjects(unit, config, selection));
    notFor.push(...findNotFor(unit, filter, chosen.wanted));
  }
  const asserting = subjects.filter(({ test }) => test.checks.length > 0);
  return { subjects: asserting, notFor, defaultAgents: chosen.defaults };
}
