import { type Dirent, readdirSync } from "node:fs";
import { UsageError } from "../model/usage-error.ts";

/**
 * Entries of a real folder, in no order; none where it vanished meanwhile or is no folder any more. Throws
 * UsageError where this user may not read it.
 */
export function readFolder(place: string): readonly Dirent[] {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw toClosedFolder(place, error);
  }
}

/** Whether a call failed because nothing lies at its path. */
export function isGone(error: unknown): boolean {
  const code = toCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** What to throw when a call failed because of a folder's rights: a mistake of the user, else the error itself. */
export function toClosedFolder(place: string, error: unknown): unknown {
  const reason = REASONS.get(toCode(error));
  if (reason === undefined) return error;
  return new UsageError(`${place}: ${reason}`);
}

const REASONS: ReadonlyMap<string, string> = new Map([
  [
    "EACCES",
    "this user may not enter, read or write the folder (EACCES); give the right with chmod or chown, or take the folder away",
  ],
  [
    "EPERM",
    "the system forbids this user the folder (EPERM); give the right with chmod or chown, or take the folder away",
  ],
  ["EROFS", "the file system is read-only (EROFS); mount it for writing"],
  ["EIO", "the disk cannot read the folder (EIO); check the disk or take the folder away"],
]);

function toCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
