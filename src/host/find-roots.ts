import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../model/usage-error.ts";
import { findWorkTree } from "./git-objects.ts";

/** Names of the settings file; two of one kind in one folder are an error (suite.md §1). */
const SETTINGS = [".skillcheck.yml", ".skillcheck.yaml"];
/** Folders in which nobody keeps a root of their own. */
const SKIPPED = new Set([".git", "node_modules"]);

/** A root on this machine and the part of it that was named. */
export interface RootPlace {
  /** Absolute, real. */
  readonly path: string;
  /** Named folders, relative to the root, "." for all of it; empty when only skills were named. */
  readonly within: readonly string[];
  /** Roots below it, which are not part of it; absolute. */
  readonly nested: readonly string[];
  /** Skills named instead of a folder, beside those below `within`. */
  readonly names: readonly string[];
}

function hasSettings(folder: string): boolean {
  return SETTINGS.some((name) => existsSync(path.join(folder, name)));
}

/** Nearest folder upwards with a settings file, else the git top level, else the folder itself. */
async function findUpwards(folder: string): Promise<string> {
  const top = await findWorkTree(folder);
  for (let at = folder; ; at = path.dirname(at)) {
    if (hasSettings(at)) return at;
    if (at === top || at === path.dirname(at)) return top ?? folder;
  }
}

/** Folders below `folder` that hold a settings file of their own. */
function findBelow(folder: string): readonly string[] {
  const found: string[] = [];
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (!entry.isDirectory() || SKIPPED.has(entry.name)) continue;
      const child = path.join(at, entry.name);
      if (hasSettings(child)) found.push(child);
      open.push(child);
    }
  }
  return found.sort();
}

/** Form of a skill name (lint.md SK006): a path has a slash, a dot or a capital. */
function isSkillName(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

function toFolder(named: string): string {
  if (!existsSync(named)) throw new UsageError(`${named}: there is no such file or folder`);
  const real = realpathSync(named);
  return statSync(real).isDirectory() ? real : path.dirname(real);
}

/**
 * The roots that the paths of a command line mean (suite.md §1): for each path the nearest root
 * upwards, and every root of its own below it. Throws UsageError for a path that does not exist.
 */
export async function findRoots(paths: readonly string[]): Promise<readonly RootPlace[]> {
  const roots = new Map<string, RootPlace>();
  const names = paths.filter((named) => isSkillName(named) && !existsSync(named));
  if (names.length > 0) {
    const root = await findUpwards(realpathSync("."));
    const nested = findBelow(root).filter((one) => one !== root);
    roots.set(root, { path: root, within: [], nested, names });
  }
  for (const named of paths.filter((one) => !names.includes(one))) {
    const folder = toFolder(named);
    const root = await findUpwards(folder);
    const nested = findBelow(folder).filter((below) => below !== root);
    const within = path.relative(root, folder).replaceAll(path.sep, "/") || ".";
    const known = roots.get(root);
    const all = findBelow(root).filter((one) => one !== root);
    roots.set(root, {
      path: root,
      within: [...(known?.within ?? []), within],
      nested: all,
      names: known?.names ?? [],
    });
    for (const below of nested) {
      // A root below a named folder is meant as a whole, even where a part of it was named as well.
      roots.set(below, {
        path: below,
        within: ["."],
        nested: findBelow(below),
        names: roots.get(below)?.names ?? [],
      });
    }
  }
  return [...roots.values()];
}
