import { AGENTS, findBuiltIn } from "../agents/index.ts";
import { toAgentKind } from "../model/agent-kind.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedProgram } from "./consent.ts";
import { findAgentProgram, requireAgent } from "./find-agent-program.ts";
import { readChange } from "./read-change.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireProvider } from "./require-provider.ts";
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
  readonly isolation: Config["isolation"];
  readonly subjects: readonly Subject[];
  /** Agents of a test that names none. */
  readonly defaultAgents: AgentSelection["defaultAgents"];
  /** Program of each agent of the subjects, by the agent's name. */
  readonly programs: ReadonlyMap<string, PlannedProgram>;
}

/** Reads roots and suites and refuses everything that cannot be run before a cent is spent. Throws UsageError. */
export async function planRoots(call: VerbCall, desk: Desk): Promise<readonly PlannedRoot[]> {
  const other = readAgents(call)?.find((agent) => !mayRun(agent));
  if (other !== undefined) {
    throw new UsageError(
      `--agent ${other}: no agent of that name; ${AGENT_NAMES}, acp-… and command-… can record`,
    );
  }
  const paths = call.positionals.length === 0 ? ["."] : call.positionals;
  const roots = await desk.openRoots(paths);
  const request = await readChange(call, roots);
  const plans: PlannedRoot[] = [];
  for (const root of roots) {
    const { config, problems } = await readRootConfig(root.files, null);
    refuseProblems(root, problems);
    const isolation = readIsolation(call, config);
    const defaultAgents = () => config.agents ?? [DEFAULT_AGENT];
    const subjects = await findSubjects(call, desk, { root, config, defaultAgents, request });
    const programs = await findPrograms(desk, { root, config }, subjects);
    plans.push({ root, config, isolation, subjects, defaultAgents, programs });
  }
  return plans.filter(({ subjects }) => subjects.length > 0);
}

/** Throws UsageError where nothing is planned. */
export function refuseNothing(call: VerbCall, plans: readonly PlannedRoot[]): void {
  if (plans.length > 0) return;
  const paths = call.positionals.join(", ") || ".";
  throw new UsageError(`nothing to run at ${paths}: no suite, or no test matches`);
}

/** What acp and command agents are stands in the settings of a root. */
function mayRun(agent: string): boolean {
  return toAgentKind(agent) !== "named" || findBuiltIn(agent) !== undefined;
}

async function findPrograms(
  desk: Desk,
  place: { readonly root: OpenRoot; readonly config: Config },
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, PlannedProgram>> {
  const programs = new Map<string, PlannedProgram>();
  for (const name of new Set(subjects.map((subject) => subject.agent))) {
    const agent = await requireAgent(place, name);
    const own = subjects.filter((subject) => subject.agent === name);
    const asked = own.map((subject) => requireProvider(subject, agent));
    const providers = [...new Set(asked)].filter((provider) => provider !== null);
    programs.set(name, { ...(await findAgentProgram(desk, place, agent)), providers });
  }
  return programs;
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
