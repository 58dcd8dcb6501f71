import type { Config } from "../model/config.ts";
import type { ContainerEngine } from "../model/container.ts";
import type { Desk } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import type { Problem } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { chooseIsolation, readIsolationFlag } from "./choose-isolation.ts";
import type { PlannedProgram } from "./consent.ts";
import {
  findAdapter,
  findAgentProgram,
  type ProgramPlace,
  requireAgent,
} from "./find-agent-program.ts";
import type { NotForTest } from "./find-not-for.ts";
import { findObstacle } from "./find-obstacle.ts";
import { findRunSubjects } from "./find-run-subjects.ts";
import { isOneOfAll, toMissed } from "./leave-out.ts";
import { readLogin } from "./own-login.ts";
import { readChange } from "./read-change.ts";
import { readDeskConfig } from "./read-desk-config.ts";
import { requireLogin } from "./ready-agent.ts";
import { requireEngine } from "./ready-container.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { refuseUnknownAgents } from "./refuse-unknown-agents.ts";
import { refuseUnproven } from "./refuse-unproven.ts";
import { requireProvider } from "./require-provider.ts";
import { type PlannedUser, requireUser } from "./require-user.ts";
import type { ChangeRequest } from "./root-sides.ts";
import type { Subject } from "./select-subjects.ts";
import { readAgents, readAgentWish, readJobs, readMoney } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** Longest line; names of skills and tests stand in it. */
const LINE_CHARACTERS = 500;

/** A root whose tests are to be run, and everything that must be known before a cent is spent. */
export interface PlannedRoot extends ProgramPlace {
  /** Of one of the subjects. */
  readonly isolationOf: (subject: Subject) => IsolationChoice;
  /** What makes the containers, or null where no subject wants one. */
  readonly engine: ContainerEngine | null;
  readonly subjects: readonly Subject[];
  /** Program of each agent that runs on this machine's own system, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
  /** Models that play users of the subjects. */
  readonly users: readonly PlannedUser[];
  /** The agents that images bring along; nothing of an image was started yet. */
  readonly contained: readonly PlannedProgram[];
  /** Tests that agents which were asked for do not run. */
  readonly notFor: readonly NotForTest[];
  /** Tests that assert nothing. */
  readonly silent: readonly Problem[];
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
  // Before anything is looked for.
  readMoney(call, "max-cost");
  readJobs(call);
  refuseUnknownAgents("--agent", readAgents(call) ?? []);
  const login = readLogin(call, desk);
  const paths = call.positionals.length === 0 ? ["."] : call.positionals;
  const roots = await desk.openRoots(paths);
  const request = await readChange(call, roots);
  const said = new Set<string>();
  const plans: PlannedRoot[] = [];
  for (const root of roots) {
    const { config, problems, files, note } = await readDeskConfig(root, request.base);
    refuseProblems(root, problems);
    const place = { root, config, configFiles: files, login };
    if (request.base === null) await refuseUnproven(call, desk, place);
    if (note !== null) said.add(note);
    plans.push(await planRoot(call, desk, { place, request, said }));
  }
  for (const text of said) desk.log(line(text, LINE_CHARACTERS));
  const missing = plans.flatMap(({ unverified }) => unverified.map(({ reason }) => reason));
  if (missing.length > 0 && plans.every(({ subjects }) => subjects.length === 0)) {
    throw new UsageError([...new Set(missing)].join("\n"));
  }
  for (const reason of new Set(missing)) {
    desk.log(line(`${reason}; its tests are unverified`, LINE_CHARACTERS));
  }
  return plans.filter((plan) => hasRows(plan) || plan.silent.length > 0);
}

function hasRows({ subjects, unverified }: PlannedRoot): boolean {
  return subjects.length > 0 || unverified.length > 0;
}

/** Throws UsageError where nothing is planned: names the tests that assert nothing, where that is why. */
export function refuseNothing(call: VerbCall, plans: readonly PlannedRoot[]): void {
  if (plans.some(hasRows)) return;
  for (const { root, silent } of plans) refuseProblems(root, silent);
  const paths = call.positionals.join(", ") || ".";
  throw new UsageError(`nothing to run at ${paths}: no suite, or no test matches`);
}

/** A root, and whose login its agents use. */
type LoginPlace = ProgramPlace & { readonly login: "own" | null };

/** What the planning of one root is told, and what it tells. */
interface RootRequest {
  readonly place: LoginPlace;
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
  const found = await findRunSubjects(call, desk, { place, request, said, wish, flag });
  const isolationOf = chooseIsolations(flag, place, found.subjects);
  for (const one of found.notFor) said.add(toNotForLine(one));
  for (const name of new Set(found.subjects.map(({ agent }) => agent))) {
    await requireAgent(place, name);
  }
  const left: UnverifiedRow[] = [];
  const able = found.subjects.filter((subject) => {
    const isAsked = !isOneOfAll(subject, wish);
    const obstacle =
      toObstacle(subject, place.config, isolationOf(subject)) ??
      (isAsked || place.login !== null ? null : toLackOfKey(subject, place.config, desk));
    if (obstacle === null) return true;
    if (isAsked) throw new UsageError(obstacle);
    said.add(`left out: ${obstacle}`);
    left.push({ subject, reason: obstacle });
    return false;
  });
  const users = able.flatMap((subject) => requireUser(subject, place.config) ?? []);
  const where = await findWhere(desk, place, { subjects: able, isolationOf });
  const unverified = [...where.unverified, ...toMissed(left, able, wish)];
  return { ...place, ...found, isolationOf, users, ...where, unverified };
}

/** The first thing that keeps an agent from running a test, or null. */
function toObstacle(subject: Subject, config: Config, isolation: IsolationChoice): string | null {
  const agent = findAdapter(config, subject.agent);
  return agent === undefined ? null : findObstacle(agent, subject, { isolation });
}

/** An agent that nobody asked for by its name is not missed where there is no key for it. */
function toLackOfKey(subject: Subject, config: Config, { environment }: Desk): string | null {
  const agent = findAdapter(config, subject.agent);
  if (agent === undefined) return null;
  const own = agent.ownKey;
  const provider = requireProvider(subject, agent);
  const keyVariables = provider?.keyVariables ?? (own === undefined ? [] : [own]);
  return keyVariables.length === 0 || keyVariables.some((name) => (environment[name] ?? "") !== "")
    ? null
    : `${subject.agent} needs a key: set ${keyVariables.join(" or ")} in the environment`;
}

function toNotForLine({ unit, test, agents }: NotForTest): string {
  return `– ${unit.name} › ${test.name}: not for ${agents.join(", ")}`;
}

/** What runs the subjects, on this machine's own system and in containers; without those that nothing runs. */
async function findWhere(
  desk: Desk,
  place: LoginPlace,
  { subjects, isolationOf }: Pick<PlannedRoot, "subjects" | "isolationOf">,
): Promise<Pick<PlannedRoot, "engine" | "programs" | "contained" | "subjects" | "unverified">> {
  const isHere = (subject: Subject) => isolationOf(subject).kind !== "container";
  const inContainers = subjects.filter((subject) => !isHere(subject));
  const engine = inContainers.length === 0 ? null : await requireEngine(desk, place.root);
  const { programs, unverified } = await findPrograms(desk, place, subjects.filter(isHere));
  const contained = inContainers.map((subject) =>
    toContained(subject, isolationOf(subject), place),
  );
  const missing = new Set(unverified.map(({ subject }) => subject));
  const planned = subjects.filter((subject) => !missing.has(subject));
  return { engine, programs, contained, unverified, subjects: planned };
}

async function findPrograms(
  desk: Desk,
  place: LoginPlace,
  subjects: readonly Subject[],
): Promise<Pick<PlannedRoot, "programs" | "unverified">> {
  const programs = new Map<string, PlannedProgram>();
  const unverified: UnverifiedRow[] = [];
  for (const agent of new Set(subjects.map((subject) => subject.agent))) {
    const own = subjects.filter((subject) => subject.agent === agent);
    const isOwn = place.login === "own";
    const adapter = await requireAgent(place, agent);
    const providers = isOwn
      ? []
      : [...new Set(own.flatMap((one) => requireProvider(one, adapter) ?? []))];
    const found = await findAgentProgram(desk, place, agent);
    if (found.kind === "found") {
      if (isOwn) requireLogin(found.agent);
      programs.set(agent, { ...found, providers });
    } else unverified.push(...own.map((subject) => ({ subject, reason: found.words })));
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

function toContained(
  subject: Subject,
  isolation: IsolationChoice,
  { config, login }: LoginPlace,
): PlannedProgram {
  const agent = findAdapter(config, subject.agent);
  if (agent === undefined)
    throw new UsageError(`${subject.agent}: no agent of that name can record`);
  const image = isolation.kind === "container" ? isolation.image : "";
  const program = `${agent.command} of ${image}`;
  if (login === "own") requireLogin(agent);
  const providers = login === "own" ? [] : [requireProvider(subject, agent) ?? []].flat();
  return { agent, program, providers };
}
