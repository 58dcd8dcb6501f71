import type { AgentSettings } from "../model/config.ts";
import type { DigestFields } from "../model/digest.ts";
import { toProblemLine } from "../model/problem.ts";
import { type Fixtures, rememberFixtures } from "./fixtures.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { type KeyedRun, type KeySubject, toKeyedRun } from "./to-keyed-run.ts";

/** Inputs and run key of a row on one side. Asked for only where the fixture of the test can be digested. */
export type RunKeys = (subject: KeySubject, unit: SkillUnit) => Promise<KeyedRun>;

/**
 * Run keys that are computed once: each is asked for when recordings are looked for and again when a row
 * is collected, and most fields are the same for every test of a skill. Remembers one skill's worth.
 */
export function rememberKeys(
  agentSettings: (agent: string) => AgentSettings | undefined,
  digest: DigestFields,
  fixtures: Fixtures = rememberFixtures(),
): RunKeys {
  const known = new Map<SkillUnit, Map<string, Promise<KeyedRun>>>();
  const compute = async (subject: KeySubject, unit: SkillUnit): Promise<KeyedRun> => {
    const run = await toKeyedRun(subject, unit, { agentSettings, digest, fixtures });
    if (run.kind === "keyed") return run;
    throw new Error(`no run key: ${toProblemLine(run.problem)}`);
  };
  return (subject, unit) => {
    const ofUnit = known.get(unit) ?? new Map<string, Promise<KeyedRun>>();
    known.set(unit, ofUnit);
    const name = JSON.stringify([subject.test.name, subject.agent, subject.model]);
    const keyed = ofUnit.get(name) ?? compute(subject, unit);
    ofUnit.set(name, keyed);
    return keyed;
  };
}
