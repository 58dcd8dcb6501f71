import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Files } from "../model/ports.ts";
import { SETTINGS_NAMES } from "../model/settings-names.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { openFolder } from "./folder-files.ts";
import { findWorkTree } from "./git-objects.ts";
import { findNested } from "./own-files.ts";
import { isGone, toClosedFolder } from "./read-folder.ts";

/** Top of the work tree that a folder lies in, or null. */
export type FindTop = (folder: string) => Promise<string | null>;

/** How roots are looked for; each is a process of git, or more. */
export interface RootSearch {
  /** The files of a folder. */
  readonly open: (folder: string) => Files;
  readonly findTop: FindTop;
}

/** A root on this machine and the part of it that was named. */
export interface RootPlace {
  /** Absolute, real. */
  readonly path: string;
  /** Named folders, relative to the root, "." for all of it; empty when only skills were named. */
  readonly within: readonly string[];
  /** Skills named instead of a folder, beside those below `within`. */
  readonly names: readonly string[];
}

function hasSettings(folder: string): boolean {
  return SETTINGS_NAMES.some((name) => existsSync(path.join(folder, name)));
}

/** Nearest folder upwards with a settings file, else the git top level, else the folder itself. */
async function findUpwards(folder: string, findTop: FindTop): Promise<string> {
  const top = await findTop(folder);
  for (let at = folder; ; at = path.dirname(at)) {
    if (hasSettings(at)) return at;
    if (at === top || at === path.dirname(at)) return top ?? folder;
  }
}

/** Roots below `root`, absolute. */
async function findBelow(root: string, files: Files): Promise<readonly string[]> {
  return findNested(await files.list()).map((folder) => path.join(root, folder));
}

/** Form of a skill name (lint.md SK006): a path has a slash, a dot or a capital. */
function isSkillName(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** The real folder that a path means: itself, or the one that holds the file. */
function toFolder(named: string): string {
  try {
    const real = realpathSync(named);
    const found = statSync(real);
    if (found.isDirectory()) return real;
    if (found.isFile()) return path.dirname(real);
  } catch (error) {
    if (isGone(error)) throw new UsageError(`${line(named)}: there is no such file or folder`);
    throw toClosedFolder(named, error);
  }
  throw new UsageError(`${line(named)}: is neither a file nor a folder; name a folder`);
}

/**
 * The roots that the paths of a command line mean (suite.md §1): for each path the nearest root
 * upwards, and every root of its own below it. Throws UsageError for a path that does not exist or may not be read.
 */
export async function findRoots(
  paths: readonly string[],
  { open, findTop }: RootSearch = { open: openFolder, findTop: findWorkTree },
): Promise<readonly RootPlace[]> {
  const roots = new Map<string, RootPlace>();
  const names = paths.filter((named) => isSkillName(named) && !existsSync(named));
  if (names.length > 0) {
    const root = await findUpwards(realpathSync("."), findTop);
    roots.set(root, { path: root, within: [], names });
  }
  for (const named of paths.filter((one) => !names.includes(one))) {
    const folder = toFolder(named);
    const root = await findUpwards(folder, findTop);
    const within = path.relative(root, folder).replaceAll(path.sep, "/") || ".";
    const known = roots.get(root);
    roots.set(root, {
      path: root,
      within: [...(known?.within ?? []), within],
      names: known?.names ?? [],
    });
    const nested = await findBelow(root, open(root));
    for (const below of nested.filter((one) => isBelow(folder, one))) {
      // A root below a named folder is meant as a whole, even where a part of it was named as well.
      roots.set(below, { path: below, within: ["."], names: roots.get(below)?.names ?? [] });
    }
  }
  return [...roots.values()];
}

/** Whether an absolute path lies below a folder. */
function isBelow(folder: string, place: string): boolean {
  return place.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
