import type { OpenRoot } from "../model/desk.ts";
import { isInside, lastSegment } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import type { Side } from "./open-side.ts";

/** Which folders of a root the command line means: below a named folder, or of a named skill. */
export function toIncludes(root: OpenRoot): (folder: string) => boolean {
  return (folder) =>
    root.names.includes(lastSegment(folder)) ||
    root.within.some((named) => named === "." || folder === named || isInside(named, folder));
}

/** A name that no skill bears is a mistake, not an empty success (design.md §10). */
export function requireNames(root: OpenRoot, side: Side): void {
  const found = new Set(side.places.folders.map(lastSegment));
  const missing = root.names.filter((name) => !found.has(name));
  if (missing.length > 0) {
    throw new UsageError(
      `${missing.join(", ")}: there is no such folder and no skill of that name`,
    );
  }
}
