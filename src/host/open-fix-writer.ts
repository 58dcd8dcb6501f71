import { chmod, lstat, rename } from "node:fs/promises";
import path from "node:path";
import type { FileFix, FixWriter } from "../model/file-fix.ts";
import { LIMITS } from "../model/limits.ts";
import { UsageError } from "../model/usage-error.ts";
import { explainWriteError } from "./explain-write-error.ts";
import { splitAtNul, toGitName } from "./git-names.ts";
import { askGit } from "./git-process.ts";
import { readRealFile } from "./real-file.ts";
import { replaceFile } from "./write-file.ts";

/** Paths that one call of git takes: a command line is limited. */
const PATHS_AT_ONCE = 500;
/** Writes below one root; `hasGit` = it lies in a work tree. */
export function openFixWriter(root: string, hasGit: boolean): FixWriter {
  return {
    findUncommitted: (paths) => (hasGit ? findUncommitted(root, paths) : Promise.resolve([])),
    write: async (fixes) => {
      for (const fix of fixes) await checkFix(root, fix);
      const paths = fixes.map((fix) => fix.path);
      const untracked = new Set(hasGit ? await askEach(root, OTHERS, paths) : paths);
      for (const fix of fixes) await writeFix(root, fix, !untracked.has(fix.path));
    },
  };
}

const OTHERS = ["ls-files", "-z", "--others", "--"];
const CHANGED = ["diff", "-z", "--name-only", "--relative", "--no-ext-diff", "HEAD", "--"];

async function findUncommitted(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const head = await ask(root, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  // Before the first commit nothing can be brought back.
  if (head === null) return paths;
  const found = [...(await askEach(root, CHANGED, paths)), ...(await askEach(root, OTHERS, paths))];
  return [...new Set(found)].sort();
}

/** Names that git answers about some paths. */
async function askEach(
  root: string,
  args: readonly string[],
  paths: readonly string[],
): Promise<readonly string[]> {
  const names: string[] = [];
  for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) {
    const answer = await ask(root, [...args, ...paths.slice(at, at + PATHS_AT_ONCE)]);
    if (answer === null) throw new UsageError(`git ${args[0]} failed in ${root}`);
    names.push(...splitAtNul(answer).map((name) => toGitName(name).text));
  }
  return names;
}

async function ask(root: string, args: readonly string[]): Promise<Uint8Array | null> {
  const answer = await askGit({ place: { workTree: root }, args, userSettings: true });
  return answer.kind === "done" ? answer.stdout : null;
}

/** The file must be what it was when it was linted, and its new name free. Throws UsageError. */
async function checkFix(root: string, { path: name, to, content }: FileFix): Promise<void> {
  const found = readRealFile(root, name, LIMITS.lintedBytes);
  const before = content?.before;
  if (found.kind !== "file")
    throw new UsageError(`${name}: is no plain file, so --fix leaves all as it is`);
  if (before !== undefined && Buffer.compare(found.bytes, before) !== 0) {
    throw new UsageError(`${name}: was changed while it was linted; run the command again`);
  }
  if (to === null) return;
  const [old, taken] = await Promise.all(
    [name, to].map((one) => lstat(path.join(root, one)).catch(() => null)),
  );
  // Where case is ignored the new name is that of the same file.
  if (taken !== null && taken !== undefined && (taken.ino !== old?.ino || taken.dev !== old.dev)) {
    throw new UsageError(`${name}: cannot be renamed, there is a ${to}`);
  }
}

async function writeFix(root: string, fix: FileFix, isTracked: boolean): Promise<void> {
  const name = fix.to ?? fix.path;
  const file = path.join(root, name);
  try {
    if (fix.to !== null) await moveFile(root, { from: fix.path, to: fix.to, isTracked });
    const { mode } = await lstat(file);
    if (fix.content !== null) await replaceFile(file, fix.content.after, mode);
    if (fix.becomesExecutable) await makeExecutable(root, { name, mode, isTracked });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} ${explainWriteError(error)}`);
  }
}

/** For whoever may read it; in git too, which keeps the bit where the file system has none. */
async function makeExecutable(
  root: string,
  {
    name,
    mode,
    isTracked,
  }: { readonly name: string; readonly mode: number; readonly isTracked: boolean },
): Promise<void> {
  await chmod(path.join(root, name), (mode & 0o777) | ((mode & 0o444) >> 2));
  if (!isTracked) return;
  const done = await ask(root, ["update-index", "--chmod=+x", "--", name]);
  if (done === null) throw new UsageError(`${name}: git update-index --chmod=+x failed`);
}

/** By git where it knows the file: it tells a new name even where case is ignored. */
async function moveFile(
  root: string,
  {
    from,
    to,
    isTracked,
  }: { readonly from: string; readonly to: string; readonly isTracked: boolean },
): Promise<void> {
  if (!isTracked) return rename(path.join(root, from), path.join(root, to));
  const done = await ask(root, ["mv", "--", from, to]);
  if (done === null) throw new UsageError(`${from}: git mv to ${to} failed`);
}
