import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { isForeignFolder } from "../model/foreign-folder.ts";
import type { Files } from "../model/ports.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry, TreeMode } from "../model/tree-entry.ts";
import { splitAtNul, toGitName } from "./git-names.ts";
import { askGit } from "./git-process.ts";
import { isGone, toClosedFolder } from "./read-folder.ts";
import { readRealFile } from "./real-file.ts";
import { type FoundFile, findMisplaced, isSpecial, refuseMisplaced } from "./special-files.ts";
import { walkFolder } from "./walk-folder.ts";

/** Left out by a walk without git. */
const LEFT_OUT = new Set([".git", "node_modules"]);

/** It ends well when a path is ignored. It refuses to take paths literally; after `./` nothing in one is special. */
const CHECK_IGNORE = ["--no-literal-pathspecs", "check-ignore", "--"];

/** A path to look at, with the mode of the git index where it is tracked. */
interface Candidate {
  readonly path: string;
  readonly mode: TreeMode | null;
}

/** What a listing looks at, and which of it git ignores. */
interface Candidates {
  readonly all: readonly Candidate[];
  readonly isIgnored: (path: string) => Promise<boolean>;
}

/**
 * A real folder as files, for the command line. In a git work tree: tracked files, and others that are not ignored;
 * elsewhere: everything but `.git` and `node_modules`. Links are listed and never followed. Listing throws UsageError
 * for a folder that may not be read, and for a FIFO, socket or device in place of a file.
 */
export function openFolder(root: string): Files {
  let entries: Promise<readonly TreeEntry[]> | null = null;
  return {
    list: () => {
      entries ??= listFolder(root);
      return entries;
    },
    read: async (path, limit) => readRealFile(root, path, limit),
  };
}

async function listFolder(root: string): Promise<readonly TreeEntry[]> {
  const candidates = (await listByGit(root)) ?? listAll(root);
  const submodules = candidates.all.filter(({ mode }) => mode === "160000");
  const files = candidates.all.filter(({ mode }) => mode !== "160000");
  const found = files.flatMap((one) => toFound(root, one));
  await refuseSpecial(root, found, candidates);
  return [
    ...submodules.map(({ path }): TreeEntry => ({ path, mode: "160000", size: 0 })),
    ...found.flatMap(toEntry),
  ].sort((left, right) => comparePaths(left.path, right.path));
}

async function refuseSpecial(
  root: string,
  found: readonly FoundFile[],
  { isIgnored }: Candidates,
): Promise<void> {
  const refused: FoundFile[] = [];
  for (const one of findMisplaced(found)) {
    if (one.mode !== null || !(await isIgnored(one.path))) refused.push(one);
  }
  refuseMisplaced(root, refused);
}

/** Null where there is no git or no work tree, or where all is ignored: then the folder was named on purpose. The user's own ignore file counts here. */
async function listByGit(root: string): Promise<Candidates | null> {
  const [tracked, others, ignored] = await Promise.all(
    [
      ["--stage"],
      ["--others", "--exclude-standard"],
      ["--others", "--ignored", "--exclude-standard", "--directory"],
    ].map((args) => askNames(root, ["ls-files", "-z", ...args])),
  );
  if (!tracked) return null;
  const byPath = new Map(
    [...(others ?? []).map(toUntracked), ...tracked.map(toStaged)].map((one) => [one.path, one]),
  );
  if (byPath.size === 0) return null;
  // A folder among the untracked ones is a repository of its own.
  const listed = [...byPath.values()].filter((one) => !one.path.endsWith("/"));
  const unlisted = findUnlisted(root, new Set((ignored ?? []).map((one) => toGitName(one).text)));
  const special = unlisted.filter((path) => !byPath.has(path));
  return {
    all: [...listed, ...special.map((path) => ({ path, mode: null }))],
    isIgnored: async (path) => (await askNames(root, [...CHECK_IGNORE, `./${path}`])) !== null,
  };
}

/** Answer of git, split; null when it failed. */
async function askNames(
  root: string,
  args: readonly string[],
): Promise<readonly Uint8Array[] | null> {
  const answer = await askGit({ place: { workTree: root }, args, userSettings: true });
  return answer.kind === "done" ? splitAtNul(answer.stdout) : null;
}

/** What git passes over in silence: FIFOs, sockets, devices, and folders that may not be read, which throw. */
function findUnlisted(root: string, ignored: ReadonlySet<string>): readonly string[] {
  return walkFolder(root, {
    leavesOut: (path) => isForeignFolder(`${path}/x`) || ignored.has(`${path}/`),
    keeps: isSpecial,
    entersRepositories: false,
  });
}

function listAll(root: string): Candidates {
  const paths = walkFolder(root, {
    leavesOut: (_path, name) => LEFT_OUT.has(name),
    keeps: () => true,
    entersRepositories: true,
  });
  return { all: paths.map((path) => ({ path, mode: null })), isIgnored: async () => false };
}

/** One for all records of a large repository. */
const decoder = new TextDecoder();

/** `<mode> <id> <stage>\t<path>` */
function toStaged(record: Uint8Array): Candidate {
  const tab = record.indexOf(9);
  const mode = decoder.decode(record.subarray(0, 6));
  const path = toGitName(record.subarray(tab + 1)).text;
  return { path, mode: mode === "100755" || mode === "160000" ? mode : "100644" };
}

function toUntracked(record: Uint8Array): Candidate {
  return { path: toGitName(record).text, mode: null };
}

/** Empty for what is not there any more, and for untracked files in a folder of dependencies that may not be entered. */
function toFound(root: string, { path, mode }: Candidate): readonly FoundFile[] {
  const place = join(root, path);
  try {
    return [{ path, mode, stats: lstatSync(place) }];
  } catch (error) {
    if (isGone(error) || (mode === null && isForeignFolder(path))) return [];
    throw toClosedFolder(dirname(place), error);
  }
}

/** Empty for sockets and devices, and for a folder in place of a file. */
function toEntry({ path, mode, stats }: FoundFile): readonly TreeEntry[] {
  if (stats.isSymbolicLink()) return [{ path, mode: "120000", size: stats.size }];
  if (!stats.isFile()) return [];
  return [{ path, mode: mode ?? (stats.mode & 0o100 ? "100755" : "100644"), size: stats.size }];
}
