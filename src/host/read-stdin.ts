import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../model/usage-error.ts";

/** Everything that comes on stdin, or null for more than `limit` bytes, of which no more is kept. */
export async function readStdin(
  stdin: AsyncIterable<Uint8Array | string>,
  limit: number,
): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stdin) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > limit) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/**
 * Where a file lies or would lie, absolute, links of its folders followed. Throws UsageError for a folder, and
 * where its folder is not there.
 */
export function placeOfFile(named: string): string {
  const folder = path.dirname(path.resolve(named));
  let real: string;
  try {
    real = realpathSync(folder);
  } catch {
    throw new UsageError(`${named}: its folder is not there; make it first`);
  }
  const place = path.join(real, path.basename(named));
  const found = statSync(place, { throwIfNoEntry: false });
  if (named === "" || (found !== undefined && !found.isFile())) {
    throw new UsageError(`${named}: is no file; name the file that stdin stands for`);
  }
  return place;
}
