import { readSkill } from "../skills/read-skill.ts";
import { entriesBelow } from "../skills/source-tree.ts";
import type { Side } from "./open-side.ts";
import { readUnitSource, toUnitName } from "./read-linted-unit.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toUnreadSkill } from "./unread-skill.ts";

/** Reads one skill of a tree with everything that belongs to it. */
export async function readSkillUnit(side: Side, folder: string): Promise<SkillUnit> {
  const { files, tree } = side;
  const { source, bounds, suite } = await readUnitSource(side, folder);
  const reading = await readSkill({ ...bounds, entries: entriesBelow(tree, folder), files });
  const companions = new Map<string, Promise<SkillUnit>>();
  return {
    folder,
    companionOf: (other) => {
      const known = companions.get(other) ?? readSkillUnit(side, other);
      companions.set(other, known);
      return known;
    },
    name: reading.kind === "skill" ? reading.skill.name : toUnitName(source),
    files,
    source,
    skill: reading.kind === "skill" ? reading.skill : null,
    unread: toUnreadSkill(reading),
    ...suite,
  };
}
