import { isInside, lastSegment, parentFolder } from "../model/tree-path.ts";
import { changedSides, type TouchedRequest } from "./touched.ts";

const MANIFEST_FOLDER = ".claude-plugin";
const MANIFESTS: ReadonlySet<string> = new Set(["plugin.json", "marketplace.json"]);

/** Skills that depend on a changed file outside them, at head or at base; a manifest reaches all below it. */
export function sharedFolders(request: TouchedRequest): ReadonlySet<string> {
  const found = new Set<string>();
  const paths = changedSides(request).flatMap((changed) => changed.paths);
  const roots = paths.flatMap(manifestRoot);
  for (const side of [request.head, request.base]) {
    for (const [folder, shared] of side.shared) {
      if (shared.some((needed) => holdsOneOf(needed, paths))) found.add(folder);
    }
    for (const folder of side.folders) {
      if (roots.some((root) => folder === root || isInside(root, folder))) found.add(folder);
    }
  }
  return found;
}

/** Whether a path is one of those given, or a folder above one. */
function holdsOneOf(needed: string, paths: readonly string[]): boolean {
  return paths.some((path) => path === needed || isInside(needed, path));
}

function manifestRoot(path: string): readonly string[] {
  const folder = parentFolder(path);
  const isManifest = MANIFESTS.has(lastSegment(path)) && lastSegment(folder) === MANIFEST_FOLDER;
  return isManifest ? [parentFolder(folder)] : [];
}
