import type { Git } from "../model/ports.ts";
import { openBlobReader } from "./blob-reader.ts";
import { toChangedPaths, toHunks } from "./git-diff.ts";
import { askGit, type GitPlace } from "./git-process.ts";
import { toTreeFiles } from "./git-tree.ts";

const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

export interface OpenGitOptions {
  readonly place: GitPlace;
  /** Folder of the repository that paths are relative to, "" for its top (the default). */
  readonly folder?: string;
}

/** The port Git over a repository on this machine, and what only its opener needs. */
export interface HostGit extends Git {
  /** Ends the reading process. */
  readonly close: () => Promise<void>;
}

/** Opens a repository as objects. No checkout is read, nothing in it is executed (security.md EV-3, EV-9). */
export function openGit(options: OpenGitOptions): HostGit {
  const { place } = options;
  const folder = options.folder ?? "";
  const blobs = openBlobReader(place);
  const relative = folder === "" ? [] : [`--relative=${folder}/`];
  return {
    resolve: (commitish) => resolveCommit(place, commitish),
    tree: (commit) => toTreeFiles({ place, blobs, commit: requireSha(commit), folder }),
    changedPaths: async (base, head) => {
      const args = ["-r", "-z", "--no-renames", "--name-status", "--no-ext-diff", ...relative];
      const answer = await diffTree(place, [...args, base, head]);
      return answer && toChangedPaths(answer);
    },
    hunks: async (base, head, folders) => {
      if (folders.length === 0) return [];
      const inside = folders.map((one) => joinFolders(folder, one)).filter((one) => one !== "");
      const limited = inside.length === folders.length ? inside : [];
      const answer = await diffTree(place, [...PATCH, ...relative, base, head, "--", ...limited]);
      return answer ? toHunks(answer) : [];
    },
    mergeBase: async (a, b) => {
      const answer = await askText(place, ["merge-base", requireSha(a), requireSha(b)]);
      return answer?.trim() || null;
    },
    parents: async (commit) => {
      const bytes = await blobs.read(requireSha(commit));
      return bytes === null ? [] : toParents(new TextDecoder().decode(bytes));
    },
    newestCommits: async (commit, count) => {
      const args = ["rev-list", "--first-parent", `--max-count=${count}`, requireSha(commit)];
      return (await askText(place, args))?.split("\n").filter((line) => line !== "") ?? [];
    },
    close: blobs.close,
  };
}

/** Top of the work tree that a folder lies in, or null where there is none or no git. */
export async function findWorkTree(folder: string): Promise<string | null> {
  const answer = await askText({ workTree: folder }, ["rev-parse", "--show-toplevel"]).catch(
    () => null,
  );
  return answer?.replace(/\n$/, "") || null;
}

const PATCH = [
  "-r",
  "-p",
  "-U0",
  "--no-renames",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--src-prefix=a/",
  "--dst-prefix=b/",
];

/** Names from outside are never options: they follow `--end-of-options` (security.md EV-3). */
async function resolveCommit(place: GitPlace, commitish: string): Promise<string | null> {
  if (commitish === "" || commitish.includes("\0")) return null;
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${commitish}^{commit}`];
  const sha = (await askText(place, args))?.trim() ?? "";
  return FULL_SHA.test(sha) ? sha : null;
}

async function diffTree(place: GitPlace, args: readonly string[]): Promise<Uint8Array | null> {
  const answer = await askGit({ place, args: ["diff-tree", ...args] });
  return answer.kind === "done" ? answer.stdout : null;
}

async function askText(place: GitPlace, args: readonly string[]): Promise<string | null> {
  const answer = await askGit({ place, args });
  return answer.kind === "done" ? new TextDecoder().decode(answer.stdout) : null;
}

function toParents(commit: string): readonly string[] {
  const [header] = commit.split("\n\n", 1);
  return (header ?? "").split("\n").flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
}

/** Both ends of a diff and every tree are full SHAs; anything else is a fault of ours. */
function requireSha(commit: string): string {
  if (!FULL_SHA.test(commit)) throw new Error(`not a full commit SHA: ${JSON.stringify(commit)}`);
  return commit;
}

function joinFolders(root: string, folder: string): string {
  const inside = folder === "." ? "" : folder;
  return [root, inside].filter((part) => part !== "").join("/");
}
