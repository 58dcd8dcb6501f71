import { isInside } from "../model/tree-path.ts";
import { findOwner } from "./skill-files.ts";
import { changedSides, type TouchedRequest, type TouchedSide } from "./touched.ts";

/**
 * Skills whose suites, fixtures, graders or recordings changed: replayed again, text untouched
 * (suite.md §3). What lies in a skill's folder counts here; own files are told apart before.
 */
export function suiteFolders(request: TouchedRequest): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { side, paths } of changedSides(request)) {
    for (const folder of [
      ...owningFolders(request.store, side, paths),
      ...namingFolders(side, paths),
      ...recordedFolders(request.store, side, paths),
    ]) {
      found.add(folder);
    }
  }
  return found;
}

/** One store holds the recordings of all skills: a root skill does not own the others'. */
function owningFolders(
  store: string,
  side: TouchedSide,
  paths: readonly string[],
): readonly string[] {
  const folders = new Set(side.folders);
  return paths.flatMap((path) => {
    const owner = isInside(store, path) ? null : findOwner(path, folders);
    return owner === null ? [] : [owner];
  });
}

function namingFolders(side: TouchedSide, paths: readonly string[]): readonly string[] {
  return [...side.suitePaths]
    .filter(([, named]) =>
      named.some((suite) => paths.some((path) => path === suite || isInside(suite, path))),
    )
    .map(([folder]) => folder);
}

/** Skills whose recordings changed. */
function recordedFolders(
  store: string,
  side: TouchedSide,
  paths: readonly string[],
): readonly string[] {
  const recordings = paths.filter((path) => isInside(store, path));
  return [...side.storePaths]
    .filter(([, storePath]) => recordings.some((path) => isInside(storePath, path)))
    .map(([folder]) => folder);
}

/** Whether something changed among the recordings that no skill of either side claims: nobody can tell whom it concerns. */
export function isStoreUnclaimed(request: TouchedRequest): boolean {
  const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
  return changedSides(request).some(({ paths }) =>
    paths.some(
      (path) => isInside(request.store, path) && !claimed.some((folder) => isInside(folder, path)),
    ),
  );
}
