import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { CachePlace, CacheRestore, CacheSave } from "../model/forge.ts";

/** The package is large: loaded where it is used, never at start (actions.md §2.1). */
const loadCache = () => import("@actions/cache");

/** The calls that change the process's surroundings, one after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs with the folder as the workspace, which is where the client unpacks and what it takes the
 * paths of an entry relative to; the strings themselves must stay the same (actions.md §5.5). Calls
 * wait for each other: what they change belongs to the whole process.
 */
function inWorkspace<T>(folder: string, call: () => Promise<T>): Promise<T> {
  const next = last.then(async () => {
    const before = process.env["GITHUB_WORKSPACE"];
    process.env["GITHUB_WORKSPACE"] = folder;
    try {
      return await call();
    } finally {
      if (before === undefined) delete process.env["GITHUB_WORKSPACE"];
      else process.env["GITHUB_WORKSPACE"] = before;
    }
  });
  last = next.catch(() => {});
  return next;
}

/** Runs with the folder as the current one too: on a save the client looks for the paths there. */
async function inFolder<T>(folder: string, call: () => Promise<T>): Promise<T> {
  return inWorkspace(folder, async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      return await call();
    } finally {
      process.chdir(before);
    }
  });
}

/** `skillcheck-c1-<S>-<workflow run id>-end`, no other form (CA-2). */
function isOurs(place: CachePlace, key: string): boolean {
  if (!key.startsWith(place.prefix)) return false;
  return /^[0-9]+-end$/.test(key.slice(place.prefix.length));
}

/** The client reads the path as a glob (actions.md §5.5) and tar as it is. */
function isPlainPath(text: string): boolean {
  return !/[*?[\]{}!#\\~\0]|^\/|^\.\/|\/$/.test(text) && !text.split("/").includes("..");
}

function readMode(): string {
  return (process.env["ACTIONS_CACHE_MODE"] ?? "").trim().toLowerCase();
}

/** Why the client would not even ask the service, or null (CA-9). */
function refusal(place: CachePlace, forbidding: readonly string[]): string | null {
  if (!isPlainPath(place.path)) return "the path of the store has characters that a glob reads";
  const mode = readMode();
  return forbidding.includes(mode) ? `cache-mode is ${mode} for this job` : null;
}

const toReason = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const miss = (reason: string): CacheRestore => ({ kind: "miss", reason });
const notSaved = (reason: string): CacheSave => ({ kind: "not-saved", reason });

/**
 * Restores the newest entry of one skill into an empty folder. Asks for the name first, accepts
 * only our own form of it, then restores exactly that name (CA-2). Nothing is left in the folder
 * unless it is a hit. What is restored is somebody else's data: tar runs before any check of ours.
 */
export async function restoreRecordings(place: CachePlace, folder: string): Promise<CacheRestore> {
  const refused = refusal(place, ["none", "write-only"]);
  if (refused !== null) return miss(refused);
  const target = path.resolve(folder);
  try {
    const cache = await loadCache();
    if (!cache.isFeatureAvailable()) return miss("there is no cache service");
    await mkdir(target, { recursive: true });
    if ((await readdir(target)).length > 0) return miss("the folder to restore into is not empty");
    const restored = await inWorkspace(target, () => restoreNewest(cache, place));
    if (restored.kind === "miss") await rm(target, { recursive: true, force: true });
    return restored;
  } catch (error) {
    return miss(toReason(error));
  }
}

async function restoreNewest(
  cache: Awaited<ReturnType<typeof loadCache>>,
  place: CachePlace,
): Promise<CacheRestore> {
  const lookUp = { lookupOnly: true };
  const named = await cache.restoreCache([place.path], place.prefix, [], lookUp);
  if (named === undefined) return miss("no entry for this skill");
  if (!isOurs(place, named)) return miss("the newest entry has not the name of a recording");
  const restored = await cache.restoreCache([place.path], named);
  return restored === named
    ? { kind: "hit", key: named }
    : miss("the entry vanished while it was restored");
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
  const refused = refusal(place, ["none", "read"]);
  if (refused !== null) return notSaved(refused);
  try {
    const cache = await loadCache();
    if (!cache.isFeatureAvailable()) return notSaved("there is no cache service");
    const key = `${place.prefix}${workflowRun}-end`;
    return await inFolder(path.resolve(folder), async () => {
      const id = await cache.saveCache([place.path], key);
      if (id > 0) return { kind: "saved" };
      // The client answers -1 alike for "taken" and "denied"; a look-up tells them apart.
      if (readMode() === "write-only") return notSaved("already there, or the service refused");
      const there = await cache.restoreCache([place.path], key, [], { lookupOnly: true });
      return notSaved(
        there === key ? "already there" : "read-only cache token for this event, or no answer",
      );
    });
  } catch (error) {
    return notSaved(toReason(error));
  }
}
