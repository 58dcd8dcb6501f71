import { accessSync, constants, lstatSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import type { Write } from "./answer.ts";

function isFolder(path: string): boolean | null {
  try {
    return lstatSync(realpathSync(path)).isDirectory();
  } catch {
    return null;
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a file can be written as its command would write it: a folder for it, or itself, is there and may be written. */
export function canWrite({ path, makeFolders }: Pick<Write, "path" | "makeFolders">): boolean {
  const there = isFolder(path);
  if (there !== null) return !there && isWritable(path);
  const folder = dirname(path);
  return makeFolders ? true : isFolder(folder) === true && isWritable(folder);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** The nearest folder above a path that is there, with every link followed. */
function realFolder(path: string): string {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    try {
      return realpathSync(folder);
    } catch (error) {
      // At the root there is nothing left to try.
      if (folder === dirname(folder) || isLink(folder)) throw error;
    }
  }
}

/** Throws where a path leads out of the current folder: by itself, or through a link that lies there. */
function holdBelow(path: string): void {
  const here = realpathSync(".");
  const target = resolve(here, path);
  const below = relative(here, realFolder(target));
  const leaves = below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below);
  if (leaves || isAbsolute(path) || isLink(target)) {
    throw new Error(`${path} leads out of the folder of the call`);
  }
}

/** Writes the files of an answer, each over what is there. Throws an Error with words. */
export function writeFiles(writes: readonly Write[]): void {
  for (const { path, text, scope, makeFolders } of writes) {
    if (scope === "below") holdBelow(path);
    if (makeFolders) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
