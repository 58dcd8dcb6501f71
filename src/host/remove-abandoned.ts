import { lstat, readdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isGone, ownerSchema } from "./owner.ts";
import { readRealFile } from "./real-file.ts";
import { removeTree } from "./remove-tree.ts";
import { OWNER_FILE, TEMP_PURPOSES } from "./temp-folder.ts";

const OWNER_BYTES = 4096;
const NAME = new RegExp(`^skillcheck-(?:${TEMP_PURPOSES.join("|")})-[A-Za-z0-9]{6}$`);
const STICKY = 0o1000;
const OTHERS_WRITE = 0o022;

/**
 * Removes the temporary folders of ours in `parent` whose process was killed before it could: real folders of this user with
 * the mark of a process that is gone. Not where another user could exchange one for something else meanwhile. Never rejects.
 */
export async function removeAbandoned(parent = tmpdir()): Promise<void> {
  const user = process.getuid?.();
  const folder = await realpath(parent).catch(() => null);
  if (user === undefined || folder === null || !(await isSafe(folder, user))) return;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => NAME.test(one))) {
    const path = join(folder, name);
    if (await isAbandoned(path, user)) await removeTree(path);
  }
}

/** Whether nobody but this user and root can rename what this user has in a folder. */
async function isSafe(folder: string, user: number): Promise<boolean> {
  const stat = await lstat(folder).catch(() => null);
  if (stat === null || !stat.isDirectory() || (stat.uid !== 0 && stat.uid !== user)) return false;
  return (stat.mode & OTHERS_WRITE) === 0 || (stat.mode & STICKY) !== 0;
}

async function isAbandoned(path: string, user: number): Promise<boolean> {
  const stat = await lstat(path).catch(() => null);
  if (stat === null || !stat.isDirectory() || stat.uid !== user) return false;
  const content = readRealFile(path, OWNER_FILE, OWNER_BYTES);
  if (content.kind !== "file") return false;
  try {
    const owner = ownerSchema.safeParse(JSON.parse(new TextDecoder().decode(content.bytes)));
    return owner.success && isGone(owner.data);
  } catch {
    return false;
  }
}
