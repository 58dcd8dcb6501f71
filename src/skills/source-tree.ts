import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { ancestorFolders, joinPath, lastSegment } from "../model/tree-path.ts";

/** Symbolic links followed for one path before it counts as a loop; Linux allows 40. */
const MOST_LINKS = 40;

/** A tree with what links and rules ask of it: existence, spelling, folders, symbolic links. */
export interface SourceTree {
  /** Sorted bytewise by path. */
  readonly entries: readonly TreeEntry[];
  readonly byPath: ReadonlyMap<string, TreeEntry>;
  /** Folder → lower-cased name → names in it, files and folders. */
  readonly folders: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Path of a symbolic link → its target as stored. */
  readonly linkTargets: ReadonlyMap<string, string>;
}

export function toSourceTree(
  entries: readonly TreeEntry[],
  linkTargets: ReadonlyMap<string, string>,
): SourceTree {
  const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
  const known = new Set<string>();
  const folders = new Map<string, Map<string, string[]>>([[".", new Map()]]);
  for (const { path } of sorted) {
    let child = path;
    for (const folder of ancestorFolders(path)) {
      if (known.has(child)) break;
      known.add(child);
      const names = folders.get(folder) ?? new Map<string, string[]>();
      folders.set(folder, names);
      const name = lastSegment(child);
      const spellings = names.get(name.toLowerCase()) ?? [];
      names.set(name.toLowerCase(), spellings);
      spellings.push(name);
      child = folder;
    }
  }
  const byPath = new Map(sorted.map((entry) => [entry.path, entry]));
  return { entries: sorted, byPath, folders, linkTargets };
}

/** The entries below a folder: they stand side by side in the order of bytes. */
export function entriesBelow({ entries }: SourceTree, folder: string): readonly TreeEntry[] {
  if (folder === ".") return entries;
  // "0" is the character behind "/".
  return entries.slice(findFirst(entries, `${folder}/`), findFirst(entries, `${folder}0`));
}

/** Index of the first entry that is not before a path. */
function findFirst(entries: readonly TreeEntry[], path: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparePaths(entries[middle]?.path ?? "", path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the tree says about a path; `real` is the path with its links followed or its case corrected. */
export interface ResolvedPath {
  readonly state: "present" | "absent" | "other-case" | "outside-root";
  readonly real: string;
}

/**
 * Looks a path up segment by segment in the listings (lint.md §6.2), so that a difference in case
 * shows on every file system. Symbolic links inside the tree are followed.
 */
export function resolvePath(tree: SourceTree, path: string): ResolvedPath {
  let real = ".";
  let links = 0;
  let state: "present" | "other-case" = "present";
  let waiting = toSegments(path).reverse();
  for (let segment = waiting.pop(); segment !== undefined; segment = waiting.pop()) {
    const step = toStep(tree, real, segment);
    if (step.kind === "outside-root") return { state: "outside-root", real: path };
    if (step.kind === "absent" || links > MOST_LINKS) return { state: "absent", real: path };
    if (step.otherCase) state = "other-case";
    if (step.kind === "link") {
      links += 1;
      real = ".";
      waiting = waiting.concat(toSegments(step.target).reverse());
    } else real = step.path;
  }
  return { state, real };
}

type Step =
  | { readonly kind: "entry"; readonly path: string; readonly otherCase: boolean }
  /** `target` is relative to the root. */
  | { readonly kind: "link"; readonly target: string; readonly otherCase: boolean }
  | { readonly kind: "absent" }
  | { readonly kind: "outside-root" };

function toStep(tree: SourceTree, folder: string, segment: string): Step {
  const spellings = tree.folders.get(folder)?.get(segment.toLowerCase()) ?? [];
  const name = spellings.includes(segment) ? segment : spellings[0];
  if (name === undefined) return { kind: "absent" };
  const otherCase = name !== segment;
  const path = folder === "." ? name : `${folder}/${name}`;
  const written = tree.linkTargets.get(path);
  if (written === undefined) return { kind: "entry", path, otherCase };
  const target = written.startsWith("/") ? null : joinPath(folder, written);
  return target === null ? { kind: "outside-root" } : { kind: "link", target, otherCase };
}

function toSegments(path: string): string[] {
  return path === "." ? [] : path.split("/");
}
