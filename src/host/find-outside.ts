import { existsSync } from "node:fs";
import path from "node:path";
import { findExecutables } from "./cage/find-executables.ts";
import { isBelow } from "./is-in-repository.ts";

/** The folder above the current one that holds a repository, or the current one. */
function findTop(folder: string): string {
  for (let place = folder; ; place = path.dirname(place)) {
    if (existsSync(path.join(place, ".git"))) return place;
    if (place === path.dirname(place)) return folder;
  }
}

/**
 * The first program of a name on PATH that the repository we stand in did not bring along (`npx` puts its
 * node_modules/.bin first), or null: it is started as ourselves, outside every cage.
 */
export function findOutside(name: string, searchPath: string | undefined): string | null {
  const top = findTop(process.cwd());
  return findExecutables(name, searchPath).find((one) => !isBelow(one, top)) ?? null;
}
