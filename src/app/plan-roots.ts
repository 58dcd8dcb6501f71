import type { Agent } from "../agents/agent.ts";
import { AGENTS, findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { ContainerEngine } from "../model/container.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";
import { chooseIsolation, readIsolationFlag } from "./choose-isolation.ts";
import type { PlannedProgram } from "./consent.ts";
import { findAgentProgram } from "./find-agent-program.ts";
import { readChange } from "./read-change.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { requireEngine } from "./ready-container.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireProvider } from "./require-provider.ts";
import { type PlannedUser, requireUser } from "./require-user.ts";
import { type ChangeRequest, openRootSides } from "./root-sides.ts";
import {
  type AgentSelection,
  DEFAULT_AGENT,
  type Subject,
  selectSubjects,
  selectTests,
} from "./select-subjects.ts";
import { readAgents, readFilter } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

const AGENT_NAMES = AGENTS.map(({ name }) => name).join(", ");

/** A root whose tests are to be run, and everything that must be known before a cent is spent. */
export interface PlannedRoot {
  readonly root: OpenRoot;
  readonly config: Config;
  /** Of one of the subjects. */
  readonly isolationOf: (subject: Subject) => IsolationChoice;
  /** What makes the containers, or null where no subject wants one. */
  readonly engine: ContainerEngine | null;
  readonly subjects: readonly Subject[];
  /** Agents of a test that names none. */
  readonly defaultAgents: AgentSelection["defaultAgents"];
  /** Program of each agent that runs on this machine's own system, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
  /** Models that play users of the subjects. */
  readonly users: readonly PlannedUser[];
  /** The agents that images bring along; nothing of an image was started yet. */
  readonly contained: readonly PlannedProgram[];
}

/** Reads roots and suites and refuses everything that cannot be run before a cent is spent. Throws UsageError. */
export async function planRoots(call: VerbCall, desk: Desk): Promise<readonly PlannedRoot[]> {
  const other = readAgents(call)?.find((agent) => findAgent(agent) === undefined);
  if (other !== undefined) {
    throw new UsageError(`--agent ${other}: no agent of that name; ${AGENT_NAMES} can record`);
  }
  const paths = call.positionals.length === 0 ? ["."] : call.positionals;
  const roots = await desk.openRoots(paths);
  const request = await readChange(call, roots);
  const plans: PlannedRoot[] = [];
  for (const root of roots) {
    const { config, problems } = await readRootConfig(root.files, null);
    refuseProblems(root, problems);
    const defaultAgents = () => config.agents ?? [DEFAULT_AGENT];
    const subjects = await findSubjects(call, desk, { root, config, defaultAgents, request });
    const users = subjects.flatMap((subject) => requireUser(subject) ?? []);
    const isolationOf = chooseIsolations(readIsolationFlag(call), { root, config }, subjects);
    const where = await findWhere(desk, { root, config }, { subjects, isolationOf });
    plans.push({ root, config, isolationOf, subjects, defaultAgents, users, ...where });
  }
  return plans.filter(({ subjects }) => subjects.length > 0);
}

/** Throws UsageError where nothing is planned. */
export function refuseNothing(call: VerbCall, plans: readonly PlannedRoot[]): void {
  if (plans.length > 0) return;
  const paths = call.positionals.join(", ") || ".";
  throw new UsageError(`nothing to run at ${paths}: no suite, or no test matches`);
}

/** What runs the subjects, on this machine's own system and in containers. */
async function findWhere(
  desk: Desk,
  place: { readonly root: OpenRoot; readonly config: Config },
  { subjects, isolationOf }: Pick<PlannedRoot, "subjects" | "isolationOf">,
): Promise<Pick<PlannedRoot, "engine" | "programs" | "contained">> {
  const isHere = (subject: Subject) => isolationOf(subject).kind !== "container";
  const inContainers = subjects.filter((subject) => !isHere(subject));
  const engine = inContainers.length === 0 ? null : await requireEngine(desk, place.root);
  const programs = await findPrograms(desk, place, subjects.filter(isHere));
  const contained = inContainers.map((subject) =>
    toContained(subject, isolationOf(subject), place.config),
  );
  return { engine, programs, contained };
}

async function findPrograms(
  desk: Desk,
  place: { readonly root: OpenRoot; readonly config: Config },
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, PlannedProgram>> {
  const programs = new Map<string, PlannedProgram>();
  for (const agent of new Set(subjects.map((subject) => subject.agent))) {
    const own = subjects.filter((subject) => subject.agent === agent);
    const providers = [...new Set(own.map(requireProvider))];
    programs.set(agent, { ...(await findAgentProgram(desk, place, agent)), providers });
  }
  return programs;
}

/** Without a cage only where it was written down (design.md §9). Throws UsageError for what a suite may not ask for. */
function chooseIsolations(
  flag: IsolationChoice | null,
  { root, config }: { readonly root: OpenRoot; readonly config: Config },
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
  return { agent, program, providers: [requireProvider(subject)] };
}

/** Name of an agent's program in an image. */
export function toContainedCommand({ name, command }: Agent, config: Config): string {
  return config.agentSettings.get(name)?.command ?? command;
}

async function findSubjects(
  call: VerbCall,
  desk: Desk,
  plan: {
    readonly root: OpenRoot;
    readonly config: Config;
    readonly defaultAgents: AgentSelection["defaultAgents"];
    readonly request: ChangeRequest;
  },
): Promise<readonly Subject[]> {
  const { root, config, defaultAgents, request } = plan;
  const { head, touched } = await openRootSides(desk, root, { request, store: config.store });
  const subjects: Subject[] = [];
  for (const { folder } of touched.filter((one) => head.places.folders.includes(one.folder))) {
    const unit = await readSkillUnit(head, folder);
    refuseProblems(root, unit.problems);
    const selection = {
      agents: readAgents(call),
      filter: readFilter(call),
      defaultAgents,
    };
    const isWanted = selectTests(unit, config, selection).length > 0;
    if (unit.unread !== null && isWanted) refuseProblems(root, [unit.unread.problem]);
    subjects.push(...selectSubjects(unit, config, selection));
  }
  return subjects.filter(({ test }) => test.checks.length > 0);
}
