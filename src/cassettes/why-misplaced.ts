import { UNFINISHED } from "../model/unfinished.ts";
import type { ListedFile } from "./recording-source.ts";
import { MISPLACED } from "./verify-cassette.ts";

export const LINKED =
  "is a symbolic link or a submodule, and recordings are read from real files alone: put the files themselves there";

/** What is told of something that stands where a folder of recordings belongs. */
export const BLOCKED =
  "stands where the folder of the recordings belongs, and is a link or a file: put the folder itself there";

/**
 * Why something in a tree hides recordings of the skills whose store folders these are, or null where it hides none: a
 * run that counts must vanish neither by the name of its file nor behind a link. Not asked for what is called as a recording.
 */
export function whyMisplaced(
  { path, mode }: ListedFile,
  folders: readonly string[],
): string | null {
  const folder = folders.find((one) => path.startsWith(`${one}/`));
  if (folder === undefined) return folders.some((one) => liesAbove(path, one)) ? BLOCKED : null;
  if (mode === "120000" || mode === "160000") return LINKED;
  return isAmongRecordings(path.slice(folder.length + 1)) ? MISPLACED : null;
}

/** Whether something that is no folder lies at a folder or above it. */
export function liesAbove(path: string, folder: string): boolean {
  return folder.startsWith(path) && (folder.length === path.length || folder[path.length] === "/");
}

/**
 * Recordings lie two folders below their skill's; those of pytest-skillcheck, which share the root, do not (formats.md §4). What
 * else lies there was one, whatever its name ends in; but for files of the system, and of a writer that was killed.
 */
function isAmongRecordings(inside: string): boolean {
  const steps = inside.split("/");
  const name = steps.at(-1) ?? "";
  return steps.length > 2 && !name.startsWith(".") && !name.endsWith(UNFINISHED);
}
