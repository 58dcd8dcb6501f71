import { type FileChange, readChanges } from "./changes.ts";
import { gitOutput, runGit } from "./git.ts";
import { type ObjectReader, openObjects } from "./object-reader.ts";
import { type CommitFacts, type NamedEntry, toCommit, toEntries } from "./read-objects.ts";

/** One entry of `git ls-tree`; `size` in bytes, for blobs only. */
export interface TreeEntry extends NamedEntry {
  readonly size?: number;
}

/** A bare git repository, read by git. Answers about immutable objects are kept. */
export interface GitReader {
  readonly directory: string;
  /** The commit that a branch, tag, SHA or short SHA names. */
  readonly commitSha: (revision: string) => Promise<string | undefined>;
  /** The object under a full name such as `refs/heads/main`, exactly that name. */
  readonly reference: (name: string) => Promise<{ sha: string; type: string } | undefined>;
  readonly object: (expression: string) => Promise<string | undefined>;
  readonly type: (sha: string) => Promise<string | undefined>;
  readonly commit: (sha: string) => Promise<CommitFacts | undefined>;
  /** Commits of `head` that `base` does not have, oldest first. */
  readonly commitsBetween: (base: string, head: string) => Promise<readonly string[]>;
  readonly mergeBase: (base: string, head: string) => Promise<string | undefined>;
  readonly changes: (base: string, head: string) => Promise<readonly FileChange[]>;
  readonly tree: (sha: string, recursive: boolean) => Promise<readonly TreeEntry[]>;
  readonly blob: (sha: string) => Promise<Buffer | undefined>;
  /** Ends the process that reads objects. */
  readonly close: () => void;
}

/** The empty tree, against which a first commit is compared. */
export const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

/** True for names that git itself allows; the rest (`HEAD~2`, `@{1}`, options) is not a reference. */
function isName(revision: string): boolean {
  return revision !== "" && !revision.startsWith("-") && !/[\s~^:?*[\\]|\.\.|@\{/.test(revision);
}

/** Keeps what was found; what is absent or failed is asked for again, as it may have come since. */
function memoised<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return async (key) => {
    const asked = known.get(key) ?? read(key);
    known.set(key, asked);
    const found = await asked.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    if (found === undefined) known.delete(key);
    return found;
  };
}

async function readCommit(objects: ObjectReader, sha: string): Promise<CommitFacts | undefined> {
  const found = await objects.read(`${sha}^{commit}`);
  return found && toCommit(found);
}

/** Every folder stands before what lies in it; all sizes are asked for at once. */
async function readTree(
  objects: ObjectReader,
  sha: string,
  isRecursive: boolean,
): Promise<readonly TreeEntry[]> {
  const found = await objects.read(`${sha}^{tree}`);
  if (found === undefined) throw new Error(`no tree ${sha}`);
  const parts = toEntries(found.bytes).map(async (entry): Promise<readonly TreeEntry[]> => {
    if (entry.type === "blob") {
      const facts = await objects.facts(entry.sha);
      return [facts === undefined ? entry : { ...entry, size: facts.size }];
    }
    if (entry.type === "commit" || !isRecursive) return [entry];
    const inside = await readTree(objects, entry.sha, true);
    return [entry, ...inside.map((one) => ({ ...one, path: `${entry.path}/${one.path}` }))];
  });
  return (await Promise.all(parts)).flat();
}

async function readReference(objects: ObjectReader, name: string) {
  if (!isName(name) || !name.startsWith("refs/")) return undefined;
  const found = await objects.facts(name);
  return found && { sha: found.sha, type: found.type };
}

/** A reader over the repository in `directory` (bare, or a `.git` folder). */
export function gitReader(directory: string): GitReader {
  const objects = openObjects(directory);
  const object = async (expression: string) => (await objects.facts(expression))?.sha;
  const commitSha = async (revision: string) =>
    isName(revision) ? object(`${revision}^{commit}`) : undefined;
  const commit = memoised((sha: string) => readCommit(objects, sha));
  /** The everyday pull request of one commit needs no search. */
  const isNext = async (base: string, head: string) =>
    (await commit(head))?.parents.join() === base;
  const lines = async (...argv: string[]): Promise<string[]> =>
    (await gitOutput(directory, argv)).toString().split("\n").filter(Boolean);
  const pairs = <T>(read: (base: string, head: string) => Promise<T>) => {
    const known = memoised((key) => {
      const [base = "", head = ""] = key.split("..");
      return read(base, head);
    });
    return (base: string, head: string) => known(`${base}..${head}`);
  };
  return {
    directory,
    object,
    commitSha,
    reference: (name) => readReference(objects, name),
    type: async (sha) => (await objects.facts(sha))?.type,
    commit,
    commitsBetween: pairs(async (base, head) =>
      (await isNext(base, head))
        ? [head]
        : lines("rev-list", "--reverse", "--topo-order", `${base}..${head}`, "--"),
    ),
    mergeBase: pairs(async (base, head) => {
      if (await isNext(base, head)) return base;
      const answer = await runGit(directory, ["merge-base", base, head]);
      return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
    }),
    changes: pairs((base, head) => readChanges(directory, base, head)),
    tree: (sha, recursive) => readTree(objects, sha, recursive),
    blob: async (sha) => {
      const found = await objects.read(sha);
      return found?.type === "blob" ? found.bytes : undefined;
    },
    close: objects.close,
  };
}
