import { constants } from "node:fs";
import { lstat, mkdir, open, rm, symlink } from "node:fs/promises";
import path from "node:path";
import type { MaterialFile } from "../model/play.ts";

/** The folders on the way to a file, made where they are missing. A link on the way is refused: it could lead outside. */
async function makeParents(root: string, segments: readonly string[]): Promise<string> {
  let folder = root;
  for (const segment of segments) {
    folder = path.join(folder, segment);
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(folder)).isDirectory()) {
      throw new Error(`${path.relative(root, folder)} is a link or a file, not a folder`);
    }
  }
  return folder;
}

function toSegments(file: string): readonly string[] {
  const segments = file.split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw new Error(`${file} leads out of its folder`);
  }
  return segments;
}

/**
 * Writes a file, an executable or a link below a folder, over what is there, and never outside: neither
 * by its path nor through a link that lies there already. Throws an Error with words.
 */
export async function writeInside(root: string, file: MaterialFile): Promise<void> {
  const segments = toSegments(file.path);
  const parent = await makeParents(root, segments.slice(0, -1));
  const target = path.join(parent, segments.at(-1) ?? "");
  const stat = await lstat(target).catch(() => null);
  if (stat?.isDirectory() === true) throw new Error(`${file.path} is a folder already`);
  if (stat !== null) await rm(target);
  switch (file.mode) {
    case "120000":
      return symlink(Buffer.from(file.bytes), target);
    case "160000":
      throw new Error(`${file.path} is a submodule, which cannot be copied`);
    case "100644":
    case "100755":
      return writeNew(target, file.bytes, file.mode === "100755" ? 0o755 : 0o644);
  }
}

async function writeNew(target: string, bytes: Uint8Array, mode: number): Promise<void> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
  const file = await open(target, flags, mode);
  try {
    await file.writeFile(bytes);
    // Whatever our umask is.
    await file.chmod(mode);
  } finally {
    await file.close();
  }
}
