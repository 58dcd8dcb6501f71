import { toEntryContent } from "../model/entry-content.ts";
import { LIMITS } from "../model/limits.ts";
import type { MaterialFile } from "../model/play.ts";
import type { Files } from "../model/ports.ts";
import { isInside, relativeTo } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";

/**
 * Files of a folder as bytes, to be written into a workspace; `only` narrows to these relative
 * paths. A link is written as a link. Throws UsageError for a file that cannot be read.
 */
export async function readMaterial(
  files: Files,
  folder: string,
  only: readonly string[] | null,
): Promise<readonly MaterialFile[]> {
  const wanted = only === null ? null : new Set(only);
  const material: MaterialFile[] = [];
  for (const entry of await files.list()) {
    if (!isInside(folder, entry.path)) continue;
    const path = relativeTo(folder, entry.path);
    if (wanted !== null && !wanted.has(path)) continue;
    const content = await files.read(entry.path, LIMITS.skillBytes);
    const read = await toEntryContent(entry, content);
    if ("what" in read) throw new UsageError(`${entry.path}: ${read.what}: ${read.remedy}`);
    material.push({ path, mode: entry.mode, bytes: read.bytes });
  }
  return material;
}
