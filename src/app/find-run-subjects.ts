import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import type { IsolationChoice } from "../model/isolation.ts";
import type { Problem } from "../model/problem.ts";
import { type AgentWish, type ChosenAgents, chooseAgents } from "./choose-agents.ts";
import { chooseIsolation } from "./choose-isolation.ts";
import type { ProgramPlace } from "./find-agent-program.ts";
import { findNotFor, type NotForTest } from "./find-not-for.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { type ChangeRequest, openRootSides } from "./root-sides.ts";
import { DEFAULT_AGENT, type Subject, selectSubjects, selectTests } from "./select-subjects.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { readAgents, readFilter } from "./verbs/shared-options.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** Which tests of a root are to be run, by whom, and what is told of it. */
export interface RunSubjects {
  readonly subjects: readonly Subject[];
  /** Tests that the suite restricts to other agents. */
  readonly notFor: readonly NotForTest[];
  /** Tests that assert nothing: nobody runs them. */
  readonly silent: readonly Problem[];
}

/** Each test once, whoever would run it. */
function findSilent(subjects: readonly Subject[]): readonly Problem[] {
  const silent = subjects.filter(({ test }) => test.checks.length === 0);
  const byTest = new Map(silent.map((subject) => [subject.test, subject.suite] as const));
  return [...byTest].map(([{ name, line, column }, { path }]) => ({
    file: path,
    line,
    column,
    key: "",
    what: `${name} asserts nothing, so there is nothing to run it for`,
    remedy: "add checks under `expect`",
  }));
}

/** Throws for a skill that cannot be read and whose tests are wanted, whoever would run them. */
function refuseUnread(
  unit: SkillUnit,
  root: OpenRoot,
  { config, filter }: { readonly config: Config; readonly filter: string | null },
): void {
  const selection = { agents: null, filter, defaultAgents: () => [DEFAULT_AGENT] };
  if (unit.unread === null || selectTests(unit, config, selection).length === 0) return;
  refuseProblems(root, [unit.unread.problem]);
}

/** Reads the skills of a root and refuses what cannot be read, then chooses. Throws UsageError. */
export async function findRunSubjects(
  call: VerbCall,
  desk: Desk,
  at: {
    readonly place: ProgramPlace;
    readonly request: ChangeRequest;
    /** Added to: lines for whoever runs them. */
    readonly said: Set<string>;
    readonly wish: AgentWish;
    readonly flag: IsolationChoice | null;
  },
): Promise<RunSubjects> {
  const { root, config } = at.place;
  const choices = await chooseBoth(desk, at.place, at.wish);
  const filter = readFilter(call);
  const used = new Set<ChosenAgents>();
  const { head, touched } = await openRootSides(desk, root, {
    request: at.request,
    store: config.store,
  });
  const subjects: Subject[] = [];
  const notFor: NotForTest[] = [];
  for (const { folder } of touched.filter((one) => head.places.folders.includes(one.folder))) {
    const unit = await readSkillUnit(head, folder);
    refuseProblems(root, unit.problems);
    refuseUnread(unit, root, { config, filter });
    const chosen = isContained(unit, at.flag, config) ? choices.inside : choices.here;
    const defaultAgents = () => {
      used.add(chosen);
      return chosen.defaults();
    };
    const selection = { agents: readAgents(call), filter, defaultAgents };
    subjects.push(...selectSubjects(unit, config, selection));
    notFor.push(...findNotFor(unit, filter, chosen.wanted));
    for (const words of chosen.leftOut) at.said.add(`left out: ${words}`);
  }
  for (const { said } of used) if (said !== null) at.said.add(said);
  const asserting = subjects.filter(({ test }) => test.checks.length > 0);
  return { subjects: asserting, notFor, silent: findSilent(subjects) };
}

/** Agents of this machine's own system, and of an image that nobody looks into before it is agreed to. */
async function chooseBoth(desk: Desk, place: ProgramPlace, wish: AgentWish) {
  const here = await chooseAgents(desk, { ...place, isContained: false }, wish);
  return { here, inside: await chooseAgents(desk, { ...place, isContained: true }, wish) };
}

/** Whether the runs of a skill live in containers. What its suite may not ask for is refused elsewhere. */
function isContained({ suite }: SkillUnit, flag: IsolationChoice | null, config: Config): boolean {
  const chosen = suite === null ? null : chooseIsolation(flag, config, suite);
  return chosen?.kind === "chosen" && chosen.isolation.kind === "container";
}
