import type { SkillChange } from "../model/status.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { changedSides, type TouchedRequest, type TouchedSkill } from "./touched.ts";
import { classifyFolders } from "./touched-folders.ts";
import { modifiedFolders } from "./touched-own-files.ts";
import { sharedFolders } from "./touched-shared.ts";
import { isStoreUnclaimed, suiteFolders } from "./touched-suites.ts";

/**
 * Which skills a change touches, and how (actions.md §10.3 steps 5 and 6, lint.md §8), bytewise by
 * folder. Both names of a renamed file count. Strongest first: added, renamed or deleted; modified;
 * shared; recordings (suites, `evals/`, recordings, paths that a suite names); all.
 */
export function toTouchedSkills(request: TouchedRequest): readonly TouchedSkill[] {
  const touched = new Map<string, TouchedSkill>();
  const base = new Set(request.base.folders);
  const note = (folders: Iterable<string>, change: SkillChange) => {
    for (const folder of folders) {
      if (!touched.has(folder)) touched.set(folder, { folder, change, renamedFrom: null });
    }
  };
  if (request.changes !== null) {
    for (const skill of classifyFolders(request)) touched.set(skill.folder, skill);
    const kept = request.head.folders.filter((folder) => base.has(folder));
    const keep = (folders: ReadonlySet<string>) => kept.filter((folder) => folders.has(folder));
    note(keep(modifiedFolders(request)), "modified");
    note(keep(sharedFolders(request)), "shared");
    note(keep(suiteFolders(request)), "recordings");
  }
  if (widensToAll(request)) note(request.head.folders, "all");
  return [...touched.values()].sort((left, right) => comparePaths(left.folder, right.folder));
}

function widensToAll(request: TouchedRequest): boolean {
  if (request.changes === null || isStoreUnclaimed(request)) return true;
  const widening = new Set(request.widening);
  return changedSides(request).some(({ paths }) => paths.some((path) => widening.has(path)));
}
