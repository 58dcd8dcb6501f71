import type { Files } from "../model/ports.ts";
import type { TreeEntry, TreeMode } from "../model/tree-entry.ts";
import { toOwnFiles } from "./own-files.ts";
import { readRealFile } from "./real-file.ts";

/** Stands between entries: no path holds it. */
const BETWEEN = "\0";

/** A listing as one text, which a thread is given quickest. */
export function toListing(entries: readonly TreeEntry[]): string {
  return entries.map(({ path, mode, size }) => `${mode} ${size} ${path}`).join(BETWEEN);
}

function toEntries(listing: string): readonly TreeEntry[] {
  if (listing === "") return [];
  return listing.split(BETWEEN).map((line) => {
    const behindSize = line.indexOf(" ", MODE_LENGTH + 1);
    return {
      path: line.slice(behindSize + 1),
      mode: line.slice(0, MODE_LENGTH) as TreeMode,
      size: Number(line.slice(MODE_LENGTH + 1, behindSize)),
    };
  });
}

const MODE_LENGTH = "100644".length;

/** A real folder that was listed elsewhere, without the roots below it; what it holds is read here. */
export function openListedFolder(root: string, listing: string): Files {
  const entries = toEntries(listing);
  return toOwnFiles({
    list: async () => entries,
    read: async (path, limit) => readRealFile(root, path, limit),
  });
}
