import { existsSync } from "node:fs";
import path from "node:path";
import { env, platform } from "node:process";
import { findExecutables } from "./cage/find-executables.ts";
import { isBelow } from "./is-below.ts";

/** The folder that holds the repository of a folder, without asking git; null where there is none. */
function findTop(folder: string): string | null {
  for (let place = folder; ; place = path.dirname(place)) {
    if (existsSync(path.join(place, ".git"))) return place;
    if (place === path.dirname(place)) return null;
  }
}

/** Whether a program lies in the repository that we stand in. Where that is the whole machine nothing was brought along. */
function toIsInside(): (place: string) => boolean {
  const top = findTop(process.cwd()) ?? process.cwd();
  return (place) => top !== path.parse(top).root && isBelow(place, top);
}

/**
 * The first program of a name on PATH that the repository we stand in did not bring along (`npx` puts its
 * node_modules/.bin first), or null: it is started as ourselves, outside every cage.
 */
export function findOutside(name: string, searchPath: string | undefined): string | null {
  const isInside = toIsInside();
  return findExecutables(name, searchPath).find((one) => !isInside(one)) ?? null;
}

/** PATH for programs that we start: what they look for is not found in the repository either. */
export function toOutsidePath(searchPath: string | undefined): string {
  const isInside = toIsInside();
  const folders = (searchPath ?? "").split(path.delimiter);
  return folders.filter((one) => path.isAbsolute(one) && !isInside(one)).join(path.delimiter);
}

/** Nothing: what starts it says so. */
const NO_GIT = "/no-git-on-PATH-outside-the-repository";

/** The git that is started. */
export function findGit(): string {
  // Its name has an ending there, which the system finds.
  return platform === "win32" ? "git" : (findOutside("git", env["PATH"]) ?? NO_GIT);
}

/** Whether a folder lies in a repository that nobody can read, as there is no git to start. */
export function lacksGit(folder: string): boolean {
  return findGit() === NO_GIT && findTop(folder) !== null;
}
