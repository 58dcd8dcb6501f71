import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import { type SourceTree, toSourceTree } from "./source-tree.ts";

/** Lists a tree once and reads the targets of its symbolic links. */
export async function readSourceTree(files: Files): Promise<SourceTree> {
  const entries = await files.list();
  const linkTargets = new Map<string, string>();
  for (const { path, mode } of entries) {
    if (mode !== "120000") continue;
    const content = await files.read(path, LIMITS.suiteBytes);
    if (content.kind === "link") linkTargets.set(path, content.target);
  }
  return toSourceTree(entries, linkTargets);
}
