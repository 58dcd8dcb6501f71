import { randomUUID } from "node:crypto";
import { link, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { ResourceLock } from "../model/desk.ts";
import { type DiskStoreOptions, toOwnPlace } from "./disk-store.ts";
import { isGone, ownerSchema, readOwner } from "./owner.ts";
import { readRealFile } from "./real-file.ts";

/** What stands in the file of a lock. */
const holderSchema = ownerSchema.extend({ since: z.string().max(40) });

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
  // Of this machine alone: nobody commits who holds what.
  await writeFile(join(dirname(file), ".gitignore"), "*\n", { flag: "wx" }).catch(() => undefined);
  const holder: Holder = { ...readOwner(), since: new Date().toISOString() };
  await writeFile(own, JSON.stringify(holder), { flag: "wx" });
  try {
    for (;;) {
      if (await makeLink(own, file)) {
        return { kind: "locked", release: () => rm(file, { force: true }) };
      }
      const other = await readHolder(store, path);
      if (other !== null && !isGone(other)) return toTaken(other, path);
      const busy = await removeStale(store, { own, path, file });
      if (busy !== null) return toTaken(busy, path);
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
 * Removes the file of a process that is gone. One process alone may do so, the one whose link is the guard: else the second
 * would remove what the first has locked meanwhile. Who is at it, where that is another; null else.
 */
async function removeStale(
  store: DiskStoreOptions,
  { own, path, file }: { readonly own: string; readonly path: string; readonly file: string },
): Promise<Holder | null> {
  const guard = `${file}.guard`;
  if (!(await makeLink(own, guard))) {
    const other = await readHolder(store, `${path}.guard`);
    if (other !== null && !isGone(other)) return other;
    await rm(guard, { force: true });
    return null;
  }
  try {
    const holder = await readHolder(store, path);
    if (holder === null || isGone(holder)) await rm(file, { force: true });
    return null;
  } finally {
    await rm(guard, { force: true });
  }
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
