import { lstatSync, type Stats } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Files } from "../model/ports.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { TreeEntry, TreeMode } from "../model/tree-entry.ts";
import { splitAtNul, toGitName } from "./git-names.ts";
import { askGit } from "./git-process.ts";
import { readRealFile } from "./real-file.ts";

/** Left out by a walk without git. */
const LEFT_OUT = new Set([".git", "node_modules"]);

/** A path to look at, with the mode of the git index where it is tracked. */
interface Candidate {
  readonly path: string;
  readonly mode: TreeMode | null;
}

/**
 * A real folder as files, for the command line. In a git work tree: tracked files, and others that are not ignored;
 * elsewhere: everything but `.git` and `node_modules`. Links are listed and never followed.
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
  const candidates = (await listByGit(root)) ?? (await walk(root, ""));
  return candidates
    .flatMap((one) => toEntry(root, one) ?? [])
    .sort((left, right) => comparePaths(left.path, right.path));
}

/** Null where there is no git or no work tree, or where all is ignored: then the folder was named on purpose. The user's own ignore file counts here. */
async function listByGit(root: string): Promise<readonly Candidate[] | null> {
  const place = { workTree: root };
  const tracked = await askGit({ place, args: ["ls-files", "-z", "--stage"], userSettings: true });
  if (tracked.kind === "failed") return null;
  const args = ["ls-files", "-z", "--others", "--exclude-standard"];
  const others = await askGit({ place, args, userSettings: true });
  const staged = splitAtNul(tracked.stdout).map(toStaged);
  const untracked = others.kind === "done" ? splitAtNul(others.stdout).map(toUntracked) : [];
  const byPath = new Map([...untracked, ...staged].map((one) => [one.path, one]));
  if (byPath.size === 0) return null;
  // A folder among the untracked ones is a repository of its own.
  return [...byPath.values()].filter((one) => !one.path.endsWith("/"));
}

/** `<mode> <id> <stage>\t<path>` */
function toStaged(record: Uint8Array): Candidate {
  const tab = record.indexOf(9);
  const mode = new TextDecoder().decode(record.subarray(0, 6));
  const path = toGitName(record.subarray(tab + 1)).text;
  return { path, mode: mode === "100755" || mode === "160000" ? mode : "100644" };
}

function toUntracked(record: Uint8Array): Candidate {
  return { path: toGitName(record).text, mode: null };
}

async function walk(root: string, folder: string): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await walk(root, path)));
    else found.push({ path, mode: null });
  }
  return found;
}

function statOf(place: string): Stats | null {
  try {
    return lstatSync(place);
  } catch {
    // Gone, or in a folder that may not be entered.
    return null;
  }
}

/** Null for what is not there any more, and for sockets and devices. */
function toEntry(root: string, { path, mode }: Candidate): TreeEntry | null {
  if (mode === "160000") return { path, mode, size: 0 };
  const found = statOf(join(root, path));
  if (found?.isSymbolicLink()) return { path, mode: "120000", size: found.size };
  if (!found?.isFile()) return null;
  return { path, mode: mode ?? (found.mode & 0o100 ? "100755" : "100644"), size: found.size };
}
