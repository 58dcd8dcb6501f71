import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { join, sep } from "node:path";
import type { FileContent } from "../model/tree-entry.ts";
import { toFileContent } from "./file-content.ts";

/** A FIFO must not block, a link must not be followed; neither flag exists on Windows. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Whether a relative POSIX path stays inside and names one file: no "..", no "", no NUL (security.md FS-2). */
export function isInside(path: string): boolean {
  if (path.includes("\0") || (sep === "\\" && /[\\:]/.test(path))) return false;
  return path.split("/").every((segment) => !["", ".", ".."].includes(segment));
}

/**
 * Reads one real file below a root (security.md FS-3): no link anywhere on the way, a regular file, inside the root,
 * its size taken from the open descriptor. A file exchanged meanwhile is refused, not read.
 * In one go, because ten calls that each wait for a thread cost more than the reading itself: thousands of
 * recordings are read this way.
 */
export function readRealFile(root: string, path: string, limit: number): FileContent {
  if (!isInside(path)) return { kind: "refused", reason: "leads out of its folder" };
  const place = join(root, ...path.split("/"));
  try {
    const found = lstatSync(place);
    if (found.isSymbolicLink()) return { kind: "link", target: readlinkSync(place) };
    // Opening a device may already do something, opening a FIFO wakes whoever writes to it.
    if (!found.isFile()) return { kind: "refused", reason: "is no regular file" };
    const file = openSync(place, READ_FLAGS);
    try {
      const opened = fstatSync(file);
      return (
        toPlaceProblem(file, opened, { root, path }) ??
        readLimited(file, { size: opened.size, limit })
      );
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return toReason(error);
  }
}

const LED: FileContent = { kind: "refused", reason: "leads through a symbolic link" };

/** What is open must be the regular file that lies at this very path, reached through no link. */
function toPlaceProblem(
  file: number,
  opened: Stats,
  { root, path }: { readonly root: string; readonly path: string },
): FileContent | null {
  if (!opened.isFile()) return { kind: "refused", reason: "is no regular file" };
  const expected = join(toRealRoot(root), path);
  const known = toKnownPath(file);
  if (known !== null) return isSamePath(known, expected) ? null : LED;
  const real = realpathSync.native(expected);
  if (!isSamePath(real, expected)) return LED;
  return isSame(opened, lstatSync(real))
    ? null
    : { kind: "refused", reason: "was exchanged while it was read" };
}

/** Where the kernel says that an open file lies, links followed: one question in place of three. Null where it says nothing. */
function toKnownPath(file: number): string | null {
  if (process.platform !== "linux") return null;
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null;
  }
}

/** By root: asked once. A root that is exchanged afterwards is the real path of no file that is read below it. */
const realRoots = new Map<string, string>();

function toRealRoot(root: string): string {
  const real = realRoots.get(root) ?? realpathSync.native(root);
  realRoots.set(root, real);
  return real;
}

/** Some file systems give names back in another normal form. */
function isSamePath(left: string, right: string): boolean {
  return left === right || left.normalize() === right.normalize();
}

function isSame(left: Stats, right: Stats): boolean {
  return left.ino === right.ino && left.dev === right.dev;
}

/** At most `limit` bytes, also of a file that grows while it is read. */
function readLimited(
  file: number,
  { size, limit }: { readonly size: number; readonly limit: number },
): FileContent {
  if (size > limit) return { kind: "too-large", size, limit };
  const buffer = takeBytes(size + 1);
  let length = 0;
  while (length < buffer.length) {
    const wanted = buffer.length - length;
    const bytesRead = readSync(file, buffer, length, wanted, length);
    length += bytesRead;
    // Of a regular file less than what was asked for is its end.
    if (bytesRead < wanted) break;
  }
  if (length > size) return { kind: "refused", reason: "grew while it was read" };
  return toFileContent(buffer.subarray(0, length));
}

/** Many small files share one piece of memory: thousands of pieces are freed too late. */
const SHARED_BYTES = 256 * 1024;
const LARGEST_SHARED = 32 * 1024;
let shared = new Uint8Array(0);

/** Memory that nobody else has. Not cleared first: only what was read is shown. */
function takeBytes(length: number): Uint8Array {
  if (length > LARGEST_SHARED) return new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
  if (shared.length < length) {
    shared = new Uint8Array(Buffer.allocUnsafeSlow(SHARED_BYTES).buffer);
  }
  const taken = shared.subarray(0, length);
  shared = shared.subarray(length);
  return taken;
}

function toReason(error: unknown): FileContent {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
  if (code === "ELOOP") return { kind: "refused", reason: "is a symbolic link" };
  return { kind: "refused", reason: `cannot be read${code === "" ? "" : ` (${code})`}` };
}
