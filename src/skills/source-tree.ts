import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { joinPath } from "../model/tree-path.ts";

/** Symbolic links followed for one path before it counts as a loop; Linux allows 40. */
const MOST_LINKS = 40;

/** A tree with what links and rules ask of it: existence, spelling, folders, symbolic links. */
export interface SourceTree {
  /** Sorted bytewise by path. */
  readonly entries: readonly TreeEntry[];
  readonly byPath: ReadonlyMap<string, TreeEntry>;
  /** Lower-cased name → names in a folder, files and folders. Read off the entries when it is first asked for. */
  readonly namesIn: (folder: string) => NamesIn;
  /** Path of a symbolic link → its target as stored. */
  readonly linkTargets: ReadonlyMap<string, string>;
}

type NamesIn = ReadonlyMap<string, readonly string[]>;

export function toSourceTree(
  entries: readonly TreeEntry[],
  linkTargets: ReadonlyMap<string, string>,
): SourceTree {
  const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
  const byPath = new Map(sorted.map((entry) => [entry.path, entry]));
  const known = new Map<string, NamesIn>();
  const namesIn = (folder: string): NamesIn => {
    const names = known.get(folder) ?? readNames(sorted, folder);
    known.set(folder, names);
    return names;
  };
  return { entries: sorted, byPath, namesIn, linkTargets };
}

/** The names in a folder: all below a folder in it stands side by side and is passed over. */
function readNames(entries: readonly TreeEntry[], folder: string): NamesIn {
  const names = new Map<string, string[]>();
  const above = folder === "." ? "" : `${folder}/`;
  let at = findFirst(entries, above);
  for (let path = entries[at]?.path; path?.startsWith(above); path = entries[at]?.path) {
    const slash = path.indexOf("/", above.length);
    const name = path.slice(above.length, slash === -1 ? path.length : slash);
    const spellings = names.get(name.toLowerCase()) ?? [];
    names.set(name.toLowerCase(), spellings);
    spellings.push(name);
    // "0" is the character behind "/".
    at = slash === -1 ? at + 1 : findFirst(entries, `${above}${name}0`);
  }
  return names;
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
  const spellings = tree.namesIn(folder).get(segment.toLowerCase()) ?? [];
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
