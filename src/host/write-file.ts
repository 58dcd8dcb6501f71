import { randomUUID } from "node:crypto";
import { lstat, open, rename, rm, writeFile as writeOver } from "node:fs/promises";
import path from "node:path";
import { UNFINISHED } from "../model/unfinished.ts";
import { UsageError } from "../model/usage-error.ts";
import { explainWriteError } from "./explain-write-error.ts";

/** Mode of a new file, before the umask. */
const NEW_MODE = 0o666;

/**
 * Writes a file that the user asked for: over a regular file, or where nothing is yet, whole or not at all;
 * into what else lies there (a link, a pipe, a terminal) as every program does. Throws UsageError where it cannot.
 */
export async function writeFile(file: string, text: string): Promise<void> {
  try {
    const known = await lstat(file).catch(() => null);
    if (known === null || known.isFile()) await replaceFile(file, text, known?.mode ?? null);
    else await writeOver(file, text);
  } catch (error) {
    throw new UsageError(`${file} ${explainWriteError(error)}`);
  }
}

/**
 * Puts content in the place of a regular file, or where nothing is: whole or not at all.
 *
 * @param mode of the file that is there, which it keeps; null for a new one
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array,
  mode: number | null,
): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}${UNFINISHED}`);
  try {
    const handle = await open(unfinished, "wx", (mode ?? NEW_MODE) & 0o777);
    try {
      await handle.writeFile(content);
      // Whatever our umask is.
      if (mode !== null) await handle.chmod(mode & 0o777);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
