import type { SkillSource } from "../model/skill-source.ts";
import { lastSegment } from "../model/tree-path.ts";
import { readSkill } from "../skills/read-skill.ts";
import { readSkillSource } from "../skills/read-skill-source.ts";
import { entriesBelow } from "../skills/source-tree.ts";
import type { Side } from "./open-side.ts";
import type { SkillUnit } from "./skill-unit.ts";
import { toUnreadSkill } from "./unread-skill.ts";

/** Reads one skill of a tree with everything that belongs to it. */
export async function readSkillUnit(side: Side, folder: string): Promise<SkillUnit> {
  const file = await side.suiteOf(folder);
  const bounds = {
    folder,
    folders: side.skillFolderSet,
    namedPaths: file?.suite?.namedPaths ?? [],
  };
  const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
  const source = await readSkillSource({
    ...bounds,
    tree: side.tree,
    files: side.files,
    hasSuite: file !== null,
    hasGitModes: side.hasGitModes,
    ...(misnamed === undefined ? {} : { misnamed }),
  });
  const reading = await readSkill({
    ...bounds,
    entries: entriesBelow(side.tree, folder),
    files: side.files,
  });
  const companions = new Map<string, Promise<SkillUnit>>();
  return {
    folder,
    companionOf: (other) => {
      const known = companions.get(other) ?? readSkillUnit(side, other);
      companions.set(other, known);
      return known;
    },
    name: reading.kind === "skill" ? reading.skill.name : toName(source),
    files: side.files,
    source,
    skill: reading.kind === "skill" ? reading.skill : null,
    unread: toUnreadSkill(reading),
    suitePath: file?.path ?? null,
    suite: file?.suite ?? null,
    problems: file?.problems ?? [],
  };
}

function toName(source: SkillSource): string {
  return source.folderName ?? (source.folder === "." ? "skill" : lastSegment(source.folder));
}
