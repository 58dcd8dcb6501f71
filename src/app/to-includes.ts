import type { OpenRoot } from "../model/desk.ts";
import { isInside, lastSegment } from "../model/tree-path.ts";

/** Which folders of a root the command line means: below a named folder, or of a named skill. */
export function toIncludes(root: Pick<OpenRoot, "within" | "names">): (folder: string) => boolean {
  return (folder) =>
    root.names.includes(lastSegment(folder)) ||
    root.within.some((named) => named === "." || folder === named || isInside(named, folder));
}
