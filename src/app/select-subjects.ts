import { toTestSlug } from "../cassettes/path.ts";
import type { RecordingIndex } from "../cassettes/recording-index.ts";
import type { Config } from "../model/config.ts";
import type { Skill } from "../model/skill.ts";
import type { Suite, Test } from "../model/suite.ts";
import { modelsFor } from "../suites/index.ts";
import type { SkillUnit } from "./skill-unit.ts";

/** What the flags and inputs narrow. */
export interface Selection {
  /** Agents, or null for those of the suite. */
  readonly agents: readonly string[] | null;
  /** Part of a test's name or one whole tag, case ignored; null for all. */
  readonly filter: string | null;
}

/** One row of a report: a test with one agent and one requested model. */
export interface PlannedTest {
  readonly suite: Suite;
  readonly test: Test;
  readonly agent: string;
  /** "" = the CLI's own. */
  readonly model: string;
}

/** A row that can be replayed or recorded, because its skill was read. */
export interface Subject extends PlannedTest {
  readonly unit: SkillUnit;
  readonly skill: Skill;
}

/** Agent used where nothing says another (suite.md §2 `agents`). */
export const DEFAULT_AGENT = "claude";

/** The same, and who runs a test that names no agent. */
export type AgentSelection = Selection & {
  readonly defaultAgents: (test: Test) => readonly string[];
};

/** What {@link selectTests} leaves of a skill that was read; empty of any other. */
export function selectSubjects(
  unit: SkillUnit,
  config: Config,
  selection: AgentSelection,
): readonly Subject[] {
  const { skill } = unit;
  if (skill === null) return [];
  return selectTests(unit, config, selection).map((planned) => ({ unit, skill, ...planned }));
}

/** Every test × agent × model of one skill that the selection leaves; empty without a usable suite. */
export function selectTests(
  { suite }: SkillUnit,
  config: Config,
  selection: AgentSelection,
): readonly PlannedTest[] {
  if (suite === null) return [];
  return suite.tests
    .filter((test) => isSelected(test, selection.filter))
    .flatMap((test) => {
      const agents = test.agents ?? suite.agents ?? selection.defaultAgents(test);
      return agents
        .filter((agent) => selection.agents === null || selection.agents.includes(agent))
        .flatMap((agent) =>
          toModels(test, agent, config).map((model) => ({ suite, test, agent, model })),
        );
    });
}

/** Whether a filter leaves a test. */
export function isSelected(test: Test, filter: Selection["filter"]): boolean {
  const wanted = filter?.toLowerCase() ?? null;
  return (
    wanted === null ||
    test.name.toLowerCase().includes(wanted) ||
    test.tags.some((tag) => tag.toLowerCase() === wanted)
  );
}

function toModels(test: Test, agent: string, config: Config): readonly string[] {
  const own = modelsFor(test.model, agent);
  const models = own.length > 0 ? own : modelsFor(config.model, agent);
  return models.length > 0 ? models : [""];
}

/** In replay: every agent that has a recording of this test at head or base, else claude (suite.md §2). */
export async function toRecordedAgents(
  suite: Suite | null,
  indexes: readonly (RecordingIndex | null)[],
): Promise<(test: Test) => readonly string[]> {
  // Nobody asks for those of a test that names its agents, and each slug takes a digest.
  const tests = (suite?.tests ?? []).filter(({ agents }) => !(agents ?? suite?.agents));
  const entries = indexes.flatMap((index) => index?.entries ?? []);
  const bySlug = new Map<string, Set<string>>();
  for (const { place } of entries) {
    bySlug.set(place.test, (bySlug.get(place.test) ?? new Set()).add(place.agent));
  }
  const byName = new Map<string, readonly string[]>();
  for (const test of tests) {
    const agents = bySlug.get(await toTestSlug(test.name));
    byName.set(test.name, agents === undefined ? [DEFAULT_AGENT] : [...agents].sort());
  }
  return (test) => byName.get(test.name) ?? [DEFAULT_AGENT];
}
