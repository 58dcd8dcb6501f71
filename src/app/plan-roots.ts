import type { Agent } from "../agents/agent.ts";
import { AGENTS, findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { ContainerEngine } from "../model/container.ts";
import type { Desk } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { type AgentWish, chooseAgents } from "./choose-agents.ts";
import { chooseIsolation, readIsolationFlag } from "./choose-isolation.ts";
import type { PlannedProgram } from "./consent.ts";
import { findAgentProgram, type ProgramPlace } from "./find-agent-program.ts";
import { findNotFor, type NotForTest } from "./find-not-for.ts";
import { findObstacle } from "./find-obstacle.ts";
import { readChange } from "./read-change.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { requireEngine } from "./ready-container.ts";
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
  /** Of one of the subjects. */
  readonly isolationOf: (subject: Subject) => IsolationChoice;
  /** What makes the containers, or null where no subject wants one. */
  readonly engine: ContainerEngine | null;
  /** Who runs a test that names nobody. */
  readonly defaultAgents: () => readonly string[];
  readonly subjects: readonly Subject[];
  /** Program of each agent that runs on this machine's own system, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
  /** The agents that images bring along; nothing of an image was started yet. */
  readonly contained: readonly PlannedProgram[];
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
  const flag = readIsolationFlag(call);
  const wish = readAgentWish(call);
  const found = await findSubjects(call, desk, { place, request, said, wish, flag });
  const isolationOf = chooseIsolations(flag, place, found.subjects);
  for (const one of found.notFor) said.add(toNotForLine(one));
  const able = found.subjects.filter((subject) => {
    const isOneOfAll = wish.kind === "all" && !isNamed(subject);
    const obstacle =
      toObstacle(subject, isolationOf(subject)) ?? (isOneOfAll ? toLackOfKey(subject, desk) : null);
    if (obstacle === null) return true;
    if (!isOneOfAll) throw new UsageError(obstacle);
    said.add(`left out: ${obstacle}`);
    return false;
  });
  const where = await findWhere(desk, place, { subjects: able, isolationOf });
  return { ...place, ...found, isolationOf, ...where };
}

/** The first thing that keeps an agent from running a test, or null. */
function toObstacle(subject: Subject, isolation: IsolationChoice): string | null {
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

/** What runs the subjects, on this machine's own system and in containers; without those that nothing runs. */
async function findWhere(
  desk: Desk,
  place: ProgramPlace,
  { subjects, isolationOf }: Pick<PlannedRoot, "subjects" | "isolationOf">,
): Promise<Pick<PlannedRoot, "engine" | "programs" | "contained" | "subjects" | "unverified">> {
  const isHere = (subject: Subject) => isolationOf(subject).kind !== "container";
  const inContainers = subjects.filter((subject) => !isHere(subject));
  const engine = inContainers.length === 0 ? null : await requireEngine(desk, place.root);
  const { programs, unverified } = await findPrograms(desk, place, subjects.filter(isHere));
  const contained = inContainers.map((subject) =>
    toContained(subject, isolationOf(subject), place.config),
  );
  const missing = new Set(unverified.map(({ subject }) => subject));
  const planned = subjects.filter((subject) => !missing.has(subject));
  return { engine, programs, contained, unverified, subjects: planned };
}

async function findPrograms(
  desk: Desk,
  place: ProgramPlace,
  subjects: readonly Subject[],
): Promise<Pick<PlannedRoot, "programs" | "unverified">> {
  const programs = new Map<string, PlannedProgram>();
  const unverified: UnverifiedRow[] = [];
  for (const agent of new Set(subjects.map((subject) => subject.agent))) {
    const own = subjects.filter((subject) => subject.agent === agent);
    const providers = [...new Set(own.flatMap((one) => requireProvider(one) ?? []))];
    const found = await findAgentProgram(desk, place, agent);
    if (found.kind === "found") programs.set(agent, { ...found, providers });
    else unverified.push(...own.map((subject) => ({ subject, reason: found.words })));
  }
  return { programs, unverified };
}

/** Without a cage only where it was written down (design.md §9). Throws UsageError for what a suite may not ask for. */
function chooseIsolations(
  flag: IsolationChoice | null,
  { root, config }: ProgramPlace,
  subjects: readonly Subject[],
): PlannedRoot["isolationOf"] {
  const suites = new Map(
    subjects.map(({ suite }) => [suite, chooseIsolation(flag, config, suite)] as const),
  );
  const chosen = [...suites.values()];
  refuseProblems(
    root,
    chosen.flatMap((one) => (one.kind === "refused" ? [one.problem] : [])),
  );
  return ({ suite }) => {
    const one = suites.get(suite);
    return one?.kind === "chosen" ? one.isolation : config.isolation;
  };
}

function toContained(subject: Subject, isolation: IsolationChoice, config: Config): PlannedProgram {
  const agent = findAgent(subject.agent);
  if (agent === undefined)
    throw new UsageError(`${subject.agent}: no agent of that name can record`);
  const image = isolation.kind === "container" ? isolation.image : "";
  const program = `${toContainedCommand(agent, config)} of ${image}`;
  return { agent, program, providers: [requireProvider(subject) ?? []].flat() };
}

/** Name of an agent's program in an image. */
export function toContainedCommand({ name, command }: Agent, config: Config): string {
  return config.agentSettings.get(name)?.command ?? command;
}

async function findSubjects(
  call: VerbCall,
  desk: Desk,
  at: RootRequest & { readonly wish: AgentWish; readonly flag: IsolationChoice | null },
): Promise<Pick<PlannedRoot, "subjects" | "notFor" | "defaultAgents">> {
  const { root, config } = at.place;
  const isContained = (at.flag ?? config.isolation).kind === "container";
  const chosen = await chooseAgents(desk, { ...at.place, isContained }, at.wish);
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
