import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir, readlink } from "node:fs/promises";
import type { KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";
import type { Snapshot } from "../model/machine.ts";

/** More files than a test can sensibly assert on; beyond it the run is void (security.md SB-11). */
export const MAX_WORKSPACE_FILES = 20_000;
/** Size of the cage's temporary file system, counted also where there is no cage (security.md SB-11). */
export const MAX_WORKSPACE_BYTES = 512 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** Why a workspace cannot be told. */
class UnreadableWorkspace extends Error {}

/** Something below the workspace, named by bytes: a name need not be UTF-8. */
interface Place {
  readonly full: Buffer;
  /** Relative to the workspace, POSIX, for people. */
  readonly shown: string;
}

const SLASH = Buffer.from("/");

/** Bytes that are no UTF-8 as `\xFF`, so that two names never become one. */
function showName(name: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(name);
  } catch {
    return [...name]
      .map((byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16).toUpperCase()}`,
      )
      .join("");
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** Children of a folder; none if it vanished meanwhile. */
async function listFolder(folder: Place) {
  try {
    return await readdir(folder.full, { encoding: "buffer", withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return [];
    // What lies in it would look deleted.
    throw new UnreadableWorkspace(`${folder.shown} cannot be listed (${codeOf(error)})`);
  }
}

/** What a folder holds: folders and everything else, without the names left out. */
async function readFolder(folder: Place, except: ReadonlySet<string>) {
  const places = (await listFolder(folder))
    .map((entry) => ({ entry, name: showName(entry.name) }))
    .filter(({ name }) => !except.has(name))
    .map(({ entry, name }) => ({
      full: Buffer.concat([folder.full, SLASH, entry.name]),
      shown: folder.shown === "" ? name : `${folder.shown}/${name}`,
      isFolder: entry.isDirectory(),
    }));
  return {
    folders: places.filter(({ isFolder }) => isFolder),
    others: places.filter(({ isFolder }) => !isFolder),
  };
}

/** Everything below a folder that is no folder itself; links are not followed. */
async function listPlaces(root: string, except: ReadonlySet<string>): Promise<readonly Place[]> {
  const found: Place[] = [];
  const folders: Place[] = [{ full: Buffer.from(root), shown: "" }];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const read = await readFolder(folder, except);
    const count = found.length + folders.length + read.folders.length + read.others.length;
    // Before they become arguments: a call takes some 100,000 of them.
    if (count > MAX_WORKSPACE_FILES) {
      throw new UnreadableWorkspace(`it holds more than ${MAX_WORKSPACE_FILES} files`);
    }
    folders.push(...read.folders);
    found.push(...read.others);
  }
  return found;
}

function toText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Hash of a file, and its bytes where they are few enough to be kept. */
async function readContent(
  file: FileHandle,
  size: number,
): Promise<{ readonly sha256: string; readonly size: number; readonly text: string | null }> {
  const hash = createHash("sha256");
  const kept: Buffer[] = [];
  let length = 0;
  const chunk = Buffer.alloc(Math.max(1, Math.min(CHUNK_BYTES, size)));
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
    if (length > MAX_WORKSPACE_BYTES) throw tooManyBytes();
    hash.update(chunk.subarray(0, bytesRead));
    if (length <= LIMITS.keptFileBytes) kept.push(Buffer.from(chunk.subarray(0, bytesRead)));
  }
  const text = length <= LIMITS.keptFileBytes ? toText(Buffer.concat(kept)) : null;
  return { sha256: hash.digest("hex"), size: length, text };
}

function tooManyBytes(): UnreadableWorkspace {
  return new UnreadableWorkspace(`it holds more than ${MAX_WORKSPACE_BYTES} bytes`);
}

const sha256 = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

async function readLink(place: Place): Promise<KeptFile> {
  const target = await readlink(place.full, { encoding: "buffer" });
  return { path: place.shown, mode: "120000", size: target.length, sha256: sha256(target) };
}

async function readFileAt(place: Place, mode: "100644" | "100755"): Promise<KeptFile | null> {
  // A pipe that took the file's place meanwhile must not block us, a link must not lead us away.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(place.full, flags);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return null;
    const { text, ...facts } = await readContent(file, stat.size);
    return { path: place.shown, mode, ...facts, ...(text === null ? {} : { text }) };
  } finally {
    await file.close();
  }
}

async function readPlace(place: Place): Promise<KeptFile | null> {
  const stat = await lstat(place.full);
  if (stat.isSymbolicLink()) return readLink(place);
  // Pipes, sockets and devices hold nothing that a test could assert.
  if (!stat.isFile()) return null;
  const mode = (stat.mode & 0o111) === 0 ? "100644" : "100755";
  try {
    return await readFileAt(place, mode);
  } catch (error) {
    if (codeOf(error) !== "EACCES") throw error;
    // A fact about the run: the file is there and nobody may read it. Its content is not kept.
    const size = stat.size;
    return { path: place.shown, mode, size, sha256: sha256(`unreadable\0${place.shown}\0${size}`) };
  }
}

/** One entry, or null if it vanished or is nothing to keep. */
async function readEntry(place: Place): Promise<KeptFile | null> {
  try {
    return await readPlace(place);
  } catch (error) {
    if (error instanceof UnreadableWorkspace) throw error;
    if (["ENOENT", "ENOTDIR", "ELOOP", "ENXIO"].includes(codeOf(error))) return null;
    throw new UnreadableWorkspace(`${place.shown} cannot be read (${codeOf(error)})`);
  }
}

/** What an owner needs to list a folder and to work in it. */
const READ_AND_ENTER = 0o500;

/** Null for what is not there. */
function toMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
  // The folder above may be closed: what lies in it would look deleted.
  throw new UnreadableWorkspace(`it cannot be reached any more (${codeOf(error)})`);
}

async function readFiles(root: string, except: ReadonlySet<string>): Promise<readonly KeptFile[]> {
  // An agent may have put a link to somewhere else, or nothing, in the workspace's place.
  const stat = await lstat(root).catch(toMissing);
  if (stat === null) return [];
  if (!stat.isDirectory()) throw new UnreadableWorkspace("it is no folder any more");
  // Root reads it all the same, but nothing starts in it that has no more rights than the agent.
  if ((stat.mode & READ_AND_ENTER) !== READ_AND_ENTER) {
    const mode = (stat.mode & 0o777).toString(8).padStart(3, "0");
    throw new UnreadableWorkspace(`it cannot be read any more, its folder has the mode ${mode}`);
  }
  const files: KeptFile[] = [];
  let bytes = 0;
  for (const place of await listPlaces(root, except)) {
    const file = await readEntry(place);
    if (file === null) continue;
    files.push(file);
    bytes += file.size;
    if (bytes > MAX_WORKSPACE_BYTES) throw tooManyBytes();
  }
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}

/**
 * Every file below a workspace by content: links by their target alone, modes, no times. Names in
 * `except` are left out at any depth (git's and the agents' own, formats.md §9). Over the limits, or
 * where a folder may not be listed, the reason is told instead.
 */
export async function readSnapshot(root: string, except: readonly string[]): Promise<Snapshot> {
  try {
    return { kind: "files", files: await readFiles(root, new Set(except)) };
  } catch (error) {
    if (!(error instanceof UnreadableWorkspace)) throw error;
    return { kind: "unreadable", reason: `the workspace cannot be recorded: ${error.message}` };
  }
}
