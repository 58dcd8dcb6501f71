import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { feedGit } from "./git.ts";

/** Writes a loose object as `git hash-object -w` does, without a process; its SHA. */
export async function writeObject(directory: string, type: string, bytes: Buffer): Promise<string> {
  const stored = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const sha = createHash("sha1").update(stored).digest("hex");
  const folder = join(directory, "objects", sha.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sha.slice(2)), deflateSync(stored));
  return sha;
}

/** Changes references in one step: lines of `git update-ref --stdin`. */
export function updateReferences(directory: string, lines: readonly string[]): Promise<void> {
  return feedGit(directory, ["update-ref", "--stdin"], `${lines.join("\n")}\n`);
}
