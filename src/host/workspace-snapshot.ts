import { createHash } from "node:crypto";
import { lstat, readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import type { KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";

/** More files than a test can sensibly assert on; beyond it the run is void (security.md SB-11). */
export const MAX_WORKSPACE_FILES = 20_000;
/** Read whole at most; above it only the size is told and the hash is of the size and path. */
const MAX_HASHED_BYTES = 256 * 1024 * 1024;

function toText(bytes: Uint8Array): string | null {
  if (bytes.byteLength > LIMITS.keptFileBytes || bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const sha256 = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

async function readEntry(root: string, relative: string): Promise<KeptFile | null> {
  const full = path.join(root, relative);
  const stat = await lstat(full);
  if (stat.isSymbolicLink()) {
    const target = await readlink(full);
    return {
      path: relative,
      mode: "120000",
      size: Buffer.byteLength(target),
      sha256: sha256(target),
    };
  }
  if (!stat.isFile()) return null;
  const mode = (stat.mode & 0o111) === 0 ? ("100644" as const) : ("100755" as const);
  if (stat.size > MAX_HASHED_BYTES) {
    return { path: relative, mode, size: stat.size, sha256: sha256(`${relative}\0${stat.size}`) };
  }
  const bytes = await readFile(full);
  const text = toText(bytes);
  const facts = { path: relative, mode, size: bytes.byteLength, sha256: sha256(bytes) };
  return text === null ? facts : { ...facts, text };
}

/** Paths of everything below a folder that is no folder itself; links are not followed. */
async function listPaths(root: string, except: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !except.includes(name.split("/")[0] ?? ""));
}

/**
 * Every file below a workspace by content: links by their target, modes, no times. Folders named
 * in `except` are left out at the top level (git's and the agents' own, formats.md §9).
 * Throws a RangeError beyond MAX_WORKSPACE_FILES.
 */
export async function readSnapshot(
  root: string,
  except: readonly string[],
): Promise<readonly KeptFile[]> {
  const paths = await listPaths(root, except);
  if (paths.length > MAX_WORKSPACE_FILES) {
    throw new RangeError(`the workspace holds more than ${MAX_WORKSPACE_FILES} files`);
  }
  const files: KeptFile[] = [];
  for (const relative of paths) {
    const file = await readEntry(root, relative);
    if (file !== null) files.push(file);
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
