import { isInside } from "../model/tree-path.ts";
import { findOwner, isSkillFile } from "./skill-files.ts";
import { changedSides, type TouchedRequest, type TouchedSide } from "./touched.ts";

/** Skills one of whose own files changed, on the side where the file is. */
export function modifiedFolders(request: TouchedRequest): ReadonlySet<string> {
  const found = new Set<string>(foldersWithNewBounds(request));
  for (const { side, paths } of changedSides(request)) {
    const folders = new Set(side.folders);
    for (const path of paths) {
      const folder = findOwner(path, folders);
      if (folder === null) continue;
      const namedPaths = side.suitePaths.get(folder) ?? [];
      if (isSkillFile(path, { folder, folders, namedPaths })) found.add(folder);
    }
  }
  return found;
}

/**
 * Skills that lost files to a new nested skill, or got them back from one that is gone, although
 * the files themselves did not change.
 */
function foldersWithNewBounds({ head, base }: TouchedRequest): readonly string[] {
  return [...ownersOfDivided(head, base), ...ownersOfDivided(base, head)];
}

/** Owners, in `there`, of files that lie in a folder which is a skill only `here`. */
function ownersOfDivided(here: TouchedSide, there: TouchedSide): readonly string[] {
  const folders = new Set(there.folders);
  return here.folders.flatMap((folder) => {
    const owner = folders.has(folder) ? null : findOwner(folder, folders);
    const divided = owner !== null && there.entries.some(({ path }) => isInside(folder, path));
    return divided ? [owner] : [];
  });
}
