import { randomUUID } from "node:crypto";
import {
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LIMITS } from "../model/limits.ts";
import type { Store } from "../model/ports.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { UNFINISHED } from "../model/unfinished.ts";
import { readFolder, toClosedFolder } from "./read-folder.ts";
import { isInside, readRealFile } from "./real-file.ts";

/** After an hour nobody is writing it any more: its writer was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

export interface DiskStoreOptions {
  /** Folder that paths are relative to. */
  readonly root: string;
  /** Folder of the store below it, such as `.skillcheck`. Nothing outside is listed, read, written or removed. */
  readonly folder: string;
}

/** Recordings in a real folder. Every file is written beside, flushed and renamed: whole, or not there. */
export function openDiskStore(options: DiskStoreOptions): Store {
  const { root, folder } = options;
  return {
    list: async () => (await walk(root, folder)).sort(comparePaths),
    read: async (path) =>
      isOwn(folder, path)
        ? readRealFile(root, path, LIMITS.cassetteBytes)
        : { kind: "refused", reason: "leads out of the store" },
    write: async (path, text) => {
      const place = await toOwnPlace(options, path);
      await writeWhole(place, text).catch(refuseClosed(dirname(place)));
    },
    remove: async (path) => {
      const place = await toOwnPlace(options, path);
      await rm(place, { force: true }).catch(refuseClosed(dirname(place)));
      await removeEmpty(dirname(place), join(await realpath(root), folder));
    },
  };
}

function isOwn(folder: string, path: string): boolean {
  return isInside(path) && path.startsWith(`${folder}/`);
}

async function walk(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  // A link in place of the store folder is as good as no store.
  const place = join(root, folder);
  if (!(await lstat(place).catch(() => null))?.isDirectory()) return found;
  for (const entry of readFolder(place)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await walk(root, path)));
    else if (!entry.name.endsWith(UNFINISHED)) found.push(path);
  }
  return found;
}

/** The real place of a path, its folders made. A link on the way would lead the write elsewhere: refused. */
export async function toOwnPlace(
  { root, folder }: DiskStoreOptions,
  path: string,
): Promise<string> {
  if (!isOwn(folder, path)) throw new Error(`${path} leads out of the store ${folder}`);
  let place = await realpath(root);
  for (const segment of dirname(path).split("/")) {
    place = join(place, segment);
    await mkdir(place)
      .catch(ignoreExisting)
      .catch(refuseClosed(dirname(place)));
    if (!(await lstat(place)).isDirectory()) throw new Error(`${place} is not a real folder`);
  }
  return join(place, basename(path));
}

/** Throws UsageError when a call failed because this user has no right to the folder. */
function refuseClosed(folder: string): (error: unknown) => never {
  return (error) => {
    throw toClosedFolder(folder, error);
  };
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function writeWhole(place: string, text: string): Promise<void> {
  await removeAbandoned(dirname(place));
  const unfinished = `${place}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, "wx", 0o644);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(dirname(place));
}

/** So that the rename itself survives a power cut; not every system lets a folder be opened. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const place = join(folder, name);
    const found = await stat(place).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await unlink(place).catch(() => undefined);
  }
}

/** Removes a folder and those above it, up to the store's own, as long as they are empty. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  for (let place = folder; place !== top && place.startsWith(top); place = dirname(place)) {
    const removed = await rmdir(place).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}
