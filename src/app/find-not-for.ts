import type { Test } from "../model/suite.ts";
import { isSelected, type Selection } from "./select-subjects.ts";
import type { SkillUnit } from "./skill-unit.ts";

/** A test that agents which were asked for do not run: it, or its suite, is for others. */
export interface NotForTest {
  readonly unit: SkillUnit;
  readonly test: Test;
  readonly agents: readonly string[];
}

/** Tests of one skill that leave out some of these agents, or, where none is given, of those that the suite selects. */
export function findNotFor(
  unit: SkillUnit,
  filter: Selection["filter"],
  wanted: readonly string[],
): readonly NotForTest[] {
  const { suite } = unit;
  return (suite?.tests ?? []).flatMap((test) => {
    const own = test.agents ?? suite?.agents ?? null;
    if (own === null || !isSelected(test, filter)) return [];
    const asked = wanted.length > 0 ? wanted : (suite?.agents ?? []);
    const agents = asked.filter((agent) => !own.includes(agent));
    return agents.length === 0 ? [] : [{ unit, test, agents }];
  });
}

/** How many tests that the filter leaves are not for each of these agents; agents of which there is none are left out. */
export function countNotFor(
  unit: SkillUnit,
  filter: Selection["filter"],
  agents: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (agents.size === 0) return counts;
  for (const { agents: left } of findNotFor(unit, filter, [...agents])) {
    for (const agent of left) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  }
  return counts;
}
