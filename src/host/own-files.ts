import { isForeignFolder } from "../model/foreign-folder.ts";
import type { Files, Git } from "../model/ports.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { isInside, lastSegment, parentFolder } from "../model/tree-path.ts";

/**
 * Roots below the root of a tree: folders with a settings file of their own, relative, looked for where skills are:
 * none lies below a folder of dependencies, tools or fixtures, nor where the tree lists nothing (what git ignores).
 */
export function findNested(entries: readonly TreeEntry[]): readonly string[] {
  const folders = entries
    .map(({ path }) => path)
    .filter((path) => SETTINGS_NAMES.includes(lastSegment(path)) && !isForeignFolder(path))
    .map(parentFolder);
  return [...new Set(folders)].filter((folder) => folder !== ".").sort();
}

/** What one tree holds of its own. */
interface Own {
  readonly entries: readonly TreeEntry[];
  readonly has: (path: string) => boolean;
}

/** The files of a root without those of roots below it: they are listed and read as if they were not there. */
export function toOwnFiles(files: Files): Files {
  let listed: Promise<Own> | null = null;
  const own = (): Promise<Own> => {
    listed ??= findOwn(files);
    return listed;
  };
  const { holds } = files;
  return {
    list: async () => (await own()).entries,
    read: async (path, limit) =>
      (await own()).has(path) ? files.read(path, limit) : { kind: "missing" },
    ...(holds && { holds: async (path, bytes) => (await own()).has(path) && holds(path, bytes) }),
  };
}

/** A repository whose every commit is seen as the root's files are: without the roots below it at that commit. */
export function toOwnTrees(git: Git): Git {
  return { ...git, tree: (commit) => toOwnFiles(git.tree(commit)) };
}

async function findOwn(files: Files): Promise<Own> {
  const all = await files.list();
  const nested = findNested(all);
  const has = (path: string) => !nested.some((folder) => isInside(folder, path));
  return { entries: nested.length === 0 ? all : all.filter(({ path }) => has(path)), has };
}
