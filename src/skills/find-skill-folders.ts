import { isForeignFolder } from "../model/foreign-folder.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { ancestorFolders, lastSegment, parentFolder } from "../model/tree-path.ts";

/** A SKILL.md under another spelling, in a folder that is in no skill (lint.md SK012). */
export interface MisnamedSkill {
  readonly folder: string;
  /** Relative to the root. */
  readonly path: string;
}

export interface SkillPlaces {
  /** Folders with a SKILL.md, bytewise; "." is the root. */
  readonly folders: readonly string[];
  readonly misnamed: readonly MisnamedSkill[];
}

/**
 * Finds every skill of a tree: the folders that hold a file or link called exactly SKILL.md.
 * The skill's own folder may have any name; only folders above it can make it vendored or a fixture.
 *
 * @param includes says whether a folder is wanted (`lint.paths`, a command line); all are by default
 */
export function findSkillFolders(
  entries: readonly TreeEntry[],
  includes: (folder: string) => boolean = () => true,
): SkillPlaces {
  const folders = new Set<string>();
  const variants = new Map<string, string>();
  for (const { path, mode } of entries) {
    const name = lastSegment(path);
    if (mode === "160000" || name.toLowerCase() !== "skill.md") continue;
    const folder = parentFolder(path);
    if (isForeignFolder(folder) || !includes(folder)) continue;
    if (name === "SKILL.md") folders.add(folder);
    else if (!variants.has(folder)) variants.set(folder, path);
  }
  const misnamed = [...variants]
    .filter(([folder]) => ![folder, ...ancestorFolders(folder)].some((at) => folders.has(at)))
    .map(([folder, path]) => ({ folder, path }))
    .sort((left, right) => comparePaths(left.path, right.path));
  return { folders: [...folders].sort(comparePaths), misnamed };
}
