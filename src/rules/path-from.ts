import { isInside, parentFolder, relativeTo } from "../model/tree-path.ts";

/** Relative path from a folder to a file, both relative to the root. */
export function pathFrom(folder: string, path: string): string {
  let up = "";
  let from = folder;
  while (from !== "." && !isInside(from, path)) {
    from = parentFolder(from);
    up += "../";
  }
  return `${up}${relativeTo(from, path)}`;
}
