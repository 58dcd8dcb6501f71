import type { KeptChange, KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";

/** Drops texts once the recording's budget for file contents is spent (design.md §6). */
export function createKeeper(): (file: KeptFile) => KeptFile {
  let left = LIMITS.keptFilesBytes;
  return (file) => {
    const { text, ...facts } = file;
    if (text === undefined) return facts;
    if (file.size > LIMITS.keptFileBytes || file.size > left) return facts;
    left -= file.size;
    return file;
  };
}

/** What differs between two snapshots, sorted by path. */
export function toChanges(
  before: readonly KeptFile[],
  after: readonly KeptFile[],
): readonly KeptChange[] {
  const earlier = new Map(before.map((file) => [file.path, file]));
  const later = new Set(after.map((file) => file.path));
  const changes: KeptChange[] = [];
  for (const file of after) {
    const old = earlier.get(file.path);
    if (old === undefined) changes.push({ kind: "created", ...file });
    else if (old.sha256 !== file.sha256 || old.mode !== file.mode) {
      changes.push({ kind: "modified", ...file });
    }
  }
  for (const file of before) {
    if (!later.has(file.path)) changes.push({ kind: "deleted", path: file.path });
  }
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
}
