import { chmod, lstat, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Makes every folder below one ours to empty again; links are not followed. */
async function unlock(folder: string): Promise<void> {
  const stat = await lstat(folder).catch(() => null);
  if (stat?.isDirectory() !== true) return;
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isDirectory()) await unlock(path.join(folder, entry.name));
  }
}

/** Removes a folder with everything in it, also what took its own rights away. Never rejects: why not, or null. */
export async function removeTree(folder: string): Promise<string | null> {
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove();
    return null;
  } catch {
    await unlock(folder);
  }
  try {
    await remove();
    return null;
  } catch (error) {
    return `${folder} could not be removed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
