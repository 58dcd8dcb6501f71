import { z } from "zod";
import type { SkillLoad } from "../../model/stream-reading.ts";
import type { Evidence } from "../../model/verdict.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { quote } from "./excerpt.ts";
import { runFact } from "./finding.ts";
import { judgeSearch } from "./search.ts";
import { listCalls, toCallEvidence } from "./tool-text.ts";

/** Name of a skill, or true for the skill under test. */
export const skillNameSchema = z.union([z.literal(true), z.string().min(1)]);

/** "`pdf-forms`", or nothing for the skill under test. */
export function toSkillText(value: string | true): string {
  return value === true ? "" : quote(value);
}

/** A skill of a plugin is called `plugin:name`. */
function isSkill(load: SkillLoad, name: string): boolean {
  return load.name === name || (!name.includes(":") && load.name.endsWith(`:${name}`));
}

/** What both checks on loads do; a call that failed is not a load (agents.md §4.3). */
export function judgeLoads(
  value: string | true,
  scene: CheckScene,
  ways: readonly SkillLoad["via"][],
): CheckFinding {
  const name = value === true ? scene.run.skill : value;
  const loads = scene.turns
    .flatMap(({ skillLoads }) => skillLoads)
    .filter(({ via }) => ways.includes(via));
  const hits = loads.filter((load) => isSkill(load, name));
  const toEvidence = (load: SkillLoad): Evidence => {
    const call = listCalls(scene.turns).find(
      ({ turn, event }) => turn === load.turn && event === load.event,
    );
    return call === undefined ? runFact(`turn ${load.turn}: ${load.name}`) : toCallEvidence(call);
  };
  return judgeSearch(
    {
      hits: hits.length,
      looked: loads.length,
      first: hits[0] === undefined ? null : toEvidence(hits[0]),
      blind: null,
      seen: () => loads.map((load) => `${load.name} by ${load.via}`),
    },
    { expected: `skill ${name}`, count: scene.spec.count, noun: "loaded skill" },
    scene.run,
  );
}
