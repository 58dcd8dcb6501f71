import type { Desk, OpenRoot } from "../model/desk.ts";
import { lastSegment } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import { openSide, type Side } from "./open-side.ts";
import { placeBelow } from "./place-paths.ts";

/**
 * Holds the names on the command line against the skills of a root (design.md §10). Throws UsageError
 * for a name that no skill bears, which is a mistake and no empty success, and for one that several
 * bear: nobody knows which of them is meant, and runs cost money.
 */
export async function requireNames(desk: Desk, root: OpenRoot, side: Side): Promise<void> {
  for (const name of root.names) {
    const found = side.places.folders.filter((folder) => lastSegment(folder) === name);
    if (found.length > 1) {
      const folders = found.map((folder) => toPlace(root, folder)).join(", ");
      throw new UsageError(`${name}: several skills have that name; name the folder: ${folders}`);
    }
  }
  const found = new Set(side.places.folders.map(lastSegment));
  const missing = root.names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new UsageError(await toMissing(desk, root, missing));
}

/** A skill of a root below this one is not reached by its name. */
async function toMissing(desk: Desk, root: OpenRoot, names: readonly string[]): Promise<string> {
  const below: string[] = [];
  for (const nested of await desk.openRoots([root.path])) {
    if (nested.path === root.path) continue;
    const { places } = await openSide(nested.files, (folder) =>
      names.includes(lastSegment(folder)),
    );
    below.push(...places.folders.map((folder) => toPlace(nested, folder)));
  }
  const hint =
    below.length === 0 ? "" : `; a root of its own has it, name the folder: ${below.join(", ")}`;
  return `${names.join(", ")}: there is no such folder and no skill of that name${hint}`;
}

/** A folder of a root as people on the command line write it. */
export function toPlace(root: OpenRoot, folder: string): string {
  return placeBelow(root.label)(folder);
}
