import { runGit } from "./git.ts";
import { endsOf, type PullRequest } from "./shapes/pull-request.ts";
import type { GithubState } from "./state.ts";
import { updateReferences, writeObject } from "./write-objects.ts";

/** The commits of a pull request. `mergeSha` is null when the two sides conflict. */
export interface PullRequestCommits {
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly mergeSha: string | null;
}

/** A fixed author and time, so that the same two sides give the same merge commit. */
const MERGER = "GitHub <noreply@github.com> 1704067200 +0000";

/** The tree of both sides together; null when they conflict. */
async function mergedTree(state: GithubState, base: string, head: string): Promise<string | null> {
  const top = await state.git.commit(head);
  // On top of the other side there is nothing to merge.
  if (top?.parents.includes(base)) return top.tree;
  const merged = await runGit(state.git.directory, ["merge-tree", "--write-tree", base, head]);
  return merged.code === 0 ? (merged.stdout.toString().split("\n")[0] ?? null) : null;
}

async function mergeCommit(state: GithubState, base: string, head: string): Promise<string | null> {
  const tree = await mergedTree(state, base, head);
  if (tree === null) return null;
  const lines = [`tree ${tree}`, `parent ${base}`, `parent ${head}`];
  const text = `${lines.join("\n")}\nauthor ${MERGER}\ncommitter ${MERGER}\n\nMerge ${head} into ${base}\n`;
  return writeObject(state.git.directory, "commit", Buffer.from(text));
}

/** Writes `refs/pull/<n>/head` and `refs/pull/<n>/merge` into the repository, as GitHub does. */
export async function writePullRequestRefs(
  state: GithubState,
  pull: PullRequest,
): Promise<PullRequestCommits> {
  const { base, head } = await endsOf(state, pull);
  const below = `refs/pull/${pull.number}`;
  const merge = await mergeCommit(state, base, head);
  await updateReferences(state.git.directory, [
    `update ${below}/head ${head}`,
    merge === null ? `delete ${below}/merge` : `update ${below}/merge ${merge}`,
  ]);
  return { number: pull.number, baseSha: base, headSha: head, mergeSha: merge };
}
