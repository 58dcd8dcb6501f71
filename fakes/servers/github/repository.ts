import { type FileChange, readChanges } from "./changes.ts";
import { openCommitNames } from "./commit-names.ts";
import { gitOutput, nulFields, runGit } from "./git.ts";

/** A commit as git has it. Times are ISO 8601. */
export interface CommitFacts {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

/** Who wrote a commit and when. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** One entry of `git ls-tree`; `size` in bytes, for blobs only. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: "blob" | "tree" | "commit";
  readonly sha: string;
  readonly path: string;
  readonly size?: number;
}

/** A bare git repository, read by git child processes. Answers about immutable objects are kept. */
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
  /** Ends the process that looks names up. */
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

const COMMIT_FORMAT = "%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B";

async function readCommit(directory: string, sha: string): Promise<CommitFacts | undefined> {
  const answer = await runGit(directory, ["log", "-1", `--format=${COMMIT_FORMAT}`, sha, "--"]);
  if (answer.code !== 0) return undefined;
  const [name = "", tree = "", parents = "", ...rest] = answer.stdout.toString().split("\0");
  const [an = "", ae = "", ad = "", cn = "", ce = "", cd = "", message = ""] = rest;
  return {
    sha: name,
    tree,
    parents: parents.split(" ").filter((parent) => parent !== ""),
    author: { name: an, email: ae, date: ad },
    committer: { name: cn, email: ce, date: cd },
    message: message.trimEnd(),
  };
}

const ENTRY = /^(\d+) (blob|tree|commit) ([0-9a-f]+) +(\d+|-)\t([\s\S]*)$/;

async function readTree(directory: string, sha: string, recursive: boolean): Promise<TreeEntry[]> {
  const options = recursive ? ["-z", "-l", "-r", "-t"] : ["-z", "-l"];
  const output = await gitOutput(directory, ["ls-tree", ...options, sha]);
  return nulFields(output).map((field) => {
    const [, mode = "", type, name = "", size, path = ""] = ENTRY.exec(field) ?? [];
    if (type !== "blob" && type !== "tree" && type !== "commit")
      throw new Error(`ls-tree: ${field}`);
    const entry = { mode, type, sha: name, path } as const;
    return size === "-" ? entry : { ...entry, size: Number(size) };
  });
}

async function readReference(directory: string, name: string) {
  if (!isName(name)) return undefined;
  const format = "--format=%(objectname)%00%(objecttype)%00%(refname)";
  const output = await gitOutput(directory, ["for-each-ref", format, name]);
  for (const line of output.toString().split("\n")) {
    const [sha = "", type = "", refname] = line.split("\0");
    if (refname === name) return { sha, type };
  }
  return undefined;
}

/** A reader over the repository in `directory` (bare, or a `.git` folder). */
export function gitReader(directory: string): GitReader {
  const object = async (expression: string): Promise<string | undefined> => {
    const argv = ["rev-parse", "--verify", "--quiet", "--end-of-options", expression];
    const answer = await runGit(directory, argv);
    return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
  };
  const names = openCommitNames(directory);
  const commitSha = async (revision: string) =>
    isName(revision) ? names.find(revision) : undefined;
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
    reference: (name) => readReference(directory, name),
    type: async (sha) => {
      const answer = await runGit(directory, ["cat-file", "-t", sha]);
      return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
    },
    commit: memoised((sha) => readCommit(directory, sha)),
    commitsBetween: pairs((base, head) =>
      lines("rev-list", "--reverse", "--topo-order", `${base}..${head}`, "--"),
    ),
    mergeBase: pairs(async (base, head) => {
      const answer = await runGit(directory, ["merge-base", base, head]);
      return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
    }),
    changes: pairs((base, head) => readChanges(directory, base, head)),
    tree: (sha, recursive) => readTree(directory, sha, recursive),
    blob: async (sha) => {
      const answer = await runGit(directory, ["cat-file", "blob", sha]);
      return answer.code === 0 ? answer.stdout : undefined;
    },
    close: names.close,
  };
}
