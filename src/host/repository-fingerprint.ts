import { lstatSync } from "node:fs";
import path from "node:path";
import { readFolder } from "./read-folder.ts";
import { readRealFile } from "./real-file.ts";

/** Beside the references, what decides which branch and which commits git tells of; nobody but git writes them. */
const FILES = ["HEAD", "config", "config.worktree", "packed-refs", "shallow", "info/grafts"];
/** More than one of them holds in a repository that a test made: git is asked instead. */
const FILE_BYTES = 64 * 1024;
const MOST_REFERENCES = 200;

/**
 * What HEAD, the settings and the references of a git folder say, as one text: while it stays the same, HEAD is on the
 * same branch and no commit is reached that was not before, so git need not be started. Null where that cannot be known so.
 */
export function toRepositoryFingerprint(gitFolder: string): string | null {
  try {
    if (!lstatSync(path.join(gitFolder, "objects")).isDirectory()) return null;
    // References in one file of another form.
    if (lstatSync(path.join(gitFolder, "reftable"), { throwIfNoEntry: false })) return null;
    const references = listReferences(gitFolder);
    if (references === null) return null;
    const parts: string[] = [];
    for (const name of [...FILES, ...references]) {
      const content = readRealFile(gitFolder, name, FILE_BYTES);
      if (content.kind === "missing") continue;
      if (content.kind !== "file") return null;
      parts.push(name, Buffer.from(content.bytes).toString("latin1"));
    }
    return JSON.stringify(parts);
  } catch {
    // The agent may have put anything in its place.
    return null;
  }
}

/** Every file below `refs`, in order; null where there are many. */
function listReferences(gitFolder: string): readonly string[] | null {
  const found: string[] = [];
  const folders = ["refs"];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readFolder(path.join(gitFolder, folder))) {
      seen += 1;
      if (seen > MOST_REFERENCES) return null;
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(name);
      else found.push(name);
    }
  }
  return found.sort();
}
