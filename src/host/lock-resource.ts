import { randomUUID } from "node:crypto";
import { link, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { ResourceLock } from "../model/desk.ts";
import { type DiskStoreOptions, toOwnPlace } from "./disk-store.ts";
import { readRealFile } from "./real-file.ts";

/** What stands in the file of a lock. */
const holderSchema = z.object({
  pid: z.int().min(1),
  host: z.string().max(255),
  since: z.string().max(40),
});

type Holder = z.infer<typeof holderSchema>;

const LOCK_BYTES = 4096;

/**
 * Takes a resource for this process, by a file in the store that only one can make, whole as it appears. Of a process of this
 * machine that is gone nothing remains: its file is taken over. A holder on another machine cannot be asked and is
 * believed.
 */
export async function lockResource(
  store: DiskStoreOptions,
  resource: string,
): Promise<ResourceLock> {
  const path = `${store.folder}/locks/${resource}.json`;
  const file = await toOwnPlace(store, path);
  const own = join(dirname(file), `.${randomUUID()}`);
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await writeFile(own, JSON.stringify(holder), { flag: "wx" });
  try {
    for (;;) {
      if (await makeLink(own, file)) {
        return { kind: "locked", release: () => rm(file, { force: true }) };
      }
      const other = await readHolder(store, path);
      if (other !== null && isAlive(other)) return toTaken(other, path);
      const back = await takeOver(store, path, file);
      if (back !== null) return toTaken(back, path);
    }
  } finally {
    await rm(own, { force: true });
  }
}

function toTaken({ pid, host, since }: Holder, path: string): ResourceLock {
  return { kind: "taken", by: `process ${pid} on ${host} since ${since} (${path})` };
}

/** False where the file is there already. */
async function makeLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Takes the file of a process that is gone out of the way. Another process may have done so and locked meanwhile: then its
 * file was moved, is put back, and it is the holder.
 */
async function takeOver(
  store: DiskStoreOptions,
  path: string,
  file: string,
): Promise<Holder | null> {
  const name = `${path}.${randomUUID()}`;
  const aside = await toOwnPlace(store, name);
  const isMoved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return null;
  const holder = await readHolder(store, name);
  const isTheirs = holder !== null && isAlive(holder);
  if (isTheirs) await makeLink(aside, file);
  await rm(aside, { force: true });
  return isTheirs ? holder : null;
}

/** Null where there is none, or none that can be read. */
async function readHolder({ root }: DiskStoreOptions, path: string): Promise<Holder | null> {
  const content = await readRealFile(root, path, LOCK_BYTES);
  if (content.kind !== "file") return null;
  try {
    const text = new TextDecoder().decode(content.bytes);
    return holderSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: it is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
