import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { CachePlace, CacheRestore, CacheSave } from "../model/forge.ts";

/** The package is large: loaded where it is used, never at start (actions.md §2.1). */
const loadCache = () => import("@actions/cache");

/**
 * Runs with the folder as workspace and current directory. The client takes the paths of an entry
 * from both, and the strings must stay the same (actions.md §5.5); nothing else runs meanwhile.
 */
async function inFolder<T>(folder: string, call: () => Promise<T>): Promise<T> {
  const before = { folder: process.cwd(), workspace: process.env["GITHUB_WORKSPACE"] };
  process.chdir(folder);
  process.env["GITHUB_WORKSPACE"] = folder;
  try {
    return await call();
  } finally {
    process.chdir(before.folder);
    if (before.workspace === undefined) delete process.env["GITHUB_WORKSPACE"];
    else process.env["GITHUB_WORKSPACE"] = before.workspace;
  }
}

function isOurs(place: CachePlace, key: string): boolean {
  if (!key.startsWith(place.prefix)) return false;
  return /^[0-9]+-end$/.test(key.slice(place.prefix.length));
}

function modeForbids(action: "read" | "write"): string | null {
  const mode = process.env["ACTIONS_CACHE_MODE"];
  if (action === "read" && (mode === "none" || mode === "write-only")) {
    return `cache-mode is ${mode} for this job`;
  }
  if (action === "write" && (mode === "none" || mode === "read")) {
    return `cache-mode is ${mode} for this job`;
  }
  return null;
}

/**
 * Restores the newest entry of one skill into an empty folder. Asks for the name first, accepts
 * only our own form of it, then restores exactly that name (CA-2).
 */
export async function restoreRecordings(place: CachePlace, folder: string): Promise<CacheRestore> {
  const forbidden = modeForbids("read");
  if (forbidden !== null) return { kind: "miss", reason: forbidden };
  try {
    const cache = await loadCache();
    if (!cache.isFeatureAvailable()) return { kind: "miss", reason: "there is no cache service" };
    await mkdir(folder, { recursive: true });
    return await inFolder(folder, async () => {
      const paths = [place.path];
      const named = await cache.restoreCache(paths, place.prefix, [], { lookupOnly: true });
      if (named === undefined) return { kind: "miss", reason: "no entry for this skill" };
      if (!isOurs(place, named)) {
        return { kind: "miss", reason: "the newest entry has not the name of a recording" };
      }
      const restored = await cache.restoreCache([place.path], named);
      return restored === named
        ? { kind: "hit", key: named }
        : { kind: "miss", reason: "the entry vanished while it was restored" };
    });
  } catch (error) {
    return { kind: "miss", reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Saves the store folder of one skill, laid out below `folder`, under a name that ends in the
 * workflow run: entries are immutable. A denied save is a result in words (CA-9).
 */
export async function saveRecordings(
  place: CachePlace,
  folder: string,
  workflowRun: number,
): Promise<CacheSave> {
  const forbidden = modeForbids("write");
  if (forbidden !== null) return { kind: "not-saved", reason: forbidden };
  try {
    const cache = await loadCache();
    if (!cache.isFeatureAvailable()) {
      return { kind: "not-saved", reason: "there is no cache service" };
    }
    const key = `${place.prefix}${workflowRun}-end`;
    return await inFolder(path.resolve(folder), async () => {
      // The client answers -1 alike for "taken" and "denied"; a look-up tells them apart.
      const id = await cache.saveCache([place.path], key);
      if (id > 0) return { kind: "saved" };
      const there = await cache.restoreCache([place.path], key, [], { lookupOnly: true });
      return {
        kind: "not-saved",
        reason:
          there === key ? "already there" : "read-only cache token for this event, or no answer",
      };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "not-saved", reason };
  }
}
