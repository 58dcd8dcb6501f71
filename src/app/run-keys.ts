import { toRunKey } from "../cassettes/run-key.ts";
import type { AgentSettings } from "../model/config.ts";
import type { DigestFields } from "../model/digest.ts";
import type { RunInputs, RunKey } from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import type { Test } from "../model/suite.ts";
import { type Fixtures, rememberFixtures } from "./fixtures.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toRunInputs } from "./to-run-inputs.ts";

/** Which run of which side's skill. */
export interface KeySubject {
  readonly skill: Skill;
  readonly test: Test;
  readonly agent: string;
  readonly model: string;
}

export interface KeyedRun {
  readonly inputs: RunInputs;
  readonly runKey: RunKey;
}

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
    const { from } = subject.test.workspace;
    const fixture = from === null ? null : await fixtures(unit.files, from);
    // The key of a test without a fixture would be another test's, so there is none at all.
    if (fixture?.kind === "problem") throw new Error(`no run key: ${fixture.reason}`);
    const inputs = toRunInputs({
      test: subject.test,
      skill: subject.skill,
      agent: subject.agent,
      model: subject.model,
      fixtureDigest: fixture?.digest ?? null,
      settings: agentSettings(subject.agent),
    });
    return { inputs, runKey: await toRunKey(inputs, digest) };
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
