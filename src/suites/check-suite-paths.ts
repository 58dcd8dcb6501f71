import type { Explanation } from "../model/explanation.ts";
import type { Problem } from "../model/problem.ts";
import type { Suite } from "../model/suite.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import type { WrittenSuite } from "../model/written-suite.ts";
import { inFileOrder } from "./to-problems.ts";

/** What `readSuite` gave. */
interface ReadSuite {
  readonly suite: Suite;
  readonly written: Pick<WrittenSuite, "namedPaths">;
}

/**
 * Holds the paths that a suite names against the tree they come from (security.md FS-2): they exist, and
 * neither they nor anything in them is a symbolic link, a submodule or differs from another only in case.
 */
export function checkSuitePaths(
  { suite, written }: ReadSuite,
  entries: readonly TreeEntry[],
): readonly Problem[] {
  const problems = written.namedPaths.flatMap(({ kind, path, place, key }) => {
    const explanation =
      kind === "skill" ? refuseSkill(path, entries) : refusePath(kind, path, entries);
    return explanation === null ? [] : [{ file: suite.path, ...place, key, ...explanation }];
  });
  return inFileOrder(problems);
}

function refuseSkill(folder: string, entries: readonly TreeEntry[]): Explanation | null {
  const wanted = folder === "." ? "skill.md" : `${folder.toLowerCase()}/skill.md`;
  if (entries.some(({ path }) => path.toLowerCase() === wanted)) return null;
  return { what: `no SKILL.md in ${folder}`, remedy: "write the folder of a skill" };
}

function refusePath(
  kind: "from" | "text" | "subagent",
  path: string,
  entries: readonly TreeEntry[],
): Explanation | null {
  const above = entries.find(
    (entry) => entry.mode === "120000" && path.startsWith(`${entry.path}/`),
  );
  if (above !== undefined) return refuseEntry(above);
  const files = entries.filter((entry) => entry.path === path || isInside(entry.path, path));
  if (files.length === 0) {
    const what =
      kind === "from" ? "is a folder that does not exist" : "is a file that does not exist";
    return { what, remedy: "paths begin at this file's folder, and only tracked files count" };
  }
  if (kind === "from" && files.some((entry) => entry.path === path && isFile(entry))) {
    return { what: "is a file", remedy: "name a folder, or write its text under `files`" };
  }
  if (kind === "subagent" && !files.some((entry) => entry.path === path)) {
    return { what: "is a folder", remedy: "name the definition file of each subagent" };
  }
  const foreign = files.find((entry) => !isFile(entry));
  if (foreign !== undefined) return refuseEntry(foreign);
  return refuseCase(path, entries);
}

function isInside(path: string, folder: string): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}

function isFile(entry: TreeEntry): boolean {
  return entry.mode === "100644" || entry.mode === "100755";
}

function refuseEntry({ path, mode }: TreeEntry): Explanation {
  const kind = mode === "160000" ? "a submodule" : "a symbolic link";
  return { what: `${path} is ${kind}`, remedy: "copy the files in" };
}

/** Two paths that are one on macOS and Windows, of which the suite names at least one. */
function refuseCase(named: string, entries: readonly TreeEntry[]): Explanation | null {
  const lower = named.toLowerCase();
  const seen = new Map<string, string>();
  for (const { path } of entries) {
    const folded = path.toLowerCase();
    if (folded !== lower && !isInside(folded, lower)) continue;
    const other = seen.get(folded);
    if (other !== undefined) {
      return { what: `${other} and ${path} differ only in case`, remedy: "rename one of them" };
    }
    seen.set(folded, path);
  }
  return null;
}
