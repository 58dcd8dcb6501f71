import type { Files } from "../model/ports.ts";
import { isInside, relativeTo } from "../model/tree-path.ts";

/** The part of a tree below `folder`, with paths as seen from there; "." is the whole tree. */
export function filesBelow(files: Files, folder: string): Files {
  if (folder === ".") return files;
  return {
    list: async () =>
      (await files.list())
        .filter((entry) => isInside(folder, entry.path))
        .map((entry) => ({ ...entry, path: relativeTo(folder, entry.path) })),
    read: (path, limit) => files.read(`${folder}/${path}`, limit),
  };
}
