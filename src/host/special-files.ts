import type { Dirent, Stats } from "node:fs";
import { join } from "node:path";
import { isForeignFolder } from "../model/foreign-folder.ts";
import type { TreeMode } from "../model/tree-entry.ts";
import { ancestorFolders, lastSegment, parentFolder } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";

/** Files that skillcheck reads by their name, wherever they lie. */
const READ_BY_NAME: ReadonlySet<string> = new Set([
  ".skillcheck.yaml",
  ".skillcheck.yml",
  "SKILL.md",
  "skillcheck.yaml",
  "skillcheck.yml",
]);

/** Something in a folder, as it was found. */
export interface FoundFile {
  readonly path: string;
  /** Of the git index, where it is tracked as a file or link; else null. */
  readonly mode: TreeMode | null;
  readonly stats: Stats;
}

/**
 * FIFOs, sockets and devices that lie where a file would be read: tracked as one, of a name that is read, or in a
 * skill. A socket elsewhere, such as a server's in the top folder, disturbs nobody.
 */
export function findMisplaced(found: readonly FoundFile[]): readonly FoundFile[] {
  const special = found.filter(({ stats }) => isSpecial(stats));
  if (special.length === 0) return special;
  const skills = new Set(
    found.flatMap(({ path }) => (lastSegment(path) === "SKILL.md" ? [parentFolder(path)] : [])),
  );
  return special.filter(
    ({ path, mode }) =>
      mode !== null ||
      (!isForeignFolder(parentFolder(path)) &&
        (READ_BY_NAME.has(lastSegment(path)) ||
          ancestorFolders(path).some((folder) => skills.has(folder)))),
  );
}

/** Throws UsageError when there are any, all of them named: none is ever opened (security.md FS-3). */
export function refuseMisplaced(root: string, misplaced: readonly FoundFile[]): void {
  if (misplaced.length === 0) return;
  const lines = misplaced.map(
    ({ path, stats }) =>
      `${join(root, path)}: is ${toKind(stats)} and no regular file; put a plain file there or remove it`,
  );
  throw new UsageError(lines.sort().join("\n"));
}

/** Whether something is a FIFO, a socket or a device. */
export function isSpecial(found: Stats | Dirent): boolean {
  return !(found.isFile() || found.isDirectory() || found.isSymbolicLink());
}

function toKind(stats: Stats): string {
  if (stats.isFIFO()) return "a FIFO";
  return stats.isSocket() ? "a socket" : "a device";
}
