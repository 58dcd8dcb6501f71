import type { Dirent } from "node:fs";
import { join } from "node:path";
import { isForeignFolder } from "../model/foreign-folder.ts";
import { UsageError } from "../model/usage-error.ts";
import { readFolder } from "./read-folder.ts";

/** What a walk through a real folder looks at. Paths are relative to where it began. */
export interface Walk {
  /** Whether an entry is passed over, a folder with all below it. */
  readonly leavesOut: (path: string, name: string) => boolean;
  /** Whether an entry that is no folder is wanted. */
  readonly keeps: (entry: Dirent) => boolean;
  /** Whether folders are entered that are repositories of their own. */
  readonly entersRepositories: boolean;
}

/**
 * Paths of everything wanted below a folder, in no order; links are never followed. Throws UsageError for a folder
 * that may not be read, except below those of dependencies and tools, which hold nothing that is looked for.
 */
export function walkFolder(root: string, walk: Walk): readonly string[] {
  const found: string[] = [];
  const open = [""];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { path, entry } of look(root, at, walk)) {
      if (entry.isDirectory()) open.push(path);
      else if (walk.keeps(entry)) found.push(path);
    }
  }
  return found;
}

interface Seen {
  readonly path: string;
  readonly entry: Dirent;
}

/** What one folder holds and is not left out; nothing of a repository that is not entered. */
function look(root: string, folder: string, walk: Walk): readonly Seen[] {
  const entries = readUnlessForeign(root, folder);
  const isRepository = folder !== "" && entries.some(({ name }) => name === ".git");
  if (isRepository && !walk.entersRepositories) return [];
  return entries
    .map((entry) => ({ path: folder === "" ? entry.name : `${folder}/${entry.name}`, entry }))
    .filter(({ path, entry }) => !walk.leavesOut(path, entry.name));
}

function readUnlessForeign(root: string, folder: string): readonly Dirent[] {
  try {
    return readFolder(join(root, folder));
  } catch (error) {
    if (error instanceof UsageError && isForeignFolder(`${folder}/x`)) return [];
    throw error;
  }
}
