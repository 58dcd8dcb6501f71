import { gitOutput, runGit } from "./git.ts";
import { endsOf, type PullRequest } from "./shapes/pull-request.ts";
import type { GithubState } from "./state.ts";

/** The commits of a pull request. `mergeSha` is null when the two sides conflict. */
export interface PullRequestCommits {
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly mergeSha: string | null;
}

/** A fixed author and time, so that the same two sides give the same merge commit. */
const MERGER = {
  GIT_AUTHOR_NAME: "GitHub",
  GIT_AUTHOR_EMAIL: "noreply@github.com",
  GIT_AUTHOR_DATE: "2024-01-01T00:00:00Z",
  GIT_COMMITTER_NAME: "GitHub",
  GIT_COMMITTER_EMAIL: "noreply@github.com",
  GIT_COMMITTER_DATE: "2024-01-01T00:00:00Z",
};

async function mergeCommit(directory: string, base: string, head: string): Promise<string | null> {
  const merged = await runGit(directory, ["merge-tree", "--write-tree", base, head]);
  if (merged.code !== 0) return null;
  const tree = merged.stdout.toString().split("\n")[0] ?? "";
  const message = `Merge ${head} into ${base}`;
  const argv = ["commit-tree", tree, "-p", base, "-p", head, "-m", message];
  const commit = await runGit(directory, argv, MERGER);
  return commit.code === 0 ? commit.stdout.toString().trim() : null;
}

/** Writes `refs/pull/<n>/head` and `refs/pull/<n>/merge` into the repository, as GitHub does. */
export async function writePullRequestRefs(
  state: GithubState,
  pull: PullRequest,
): Promise<PullRequestCommits> {
  const { base, head } = await endsOf(state, pull);
  const { directory } = state.git;
  const below = `refs/pull/${pull.number}`;
  await gitOutput(directory, ["update-ref", `${below}/head`, head]);
  const merge = await mergeCommit(directory, base, head);
  await gitOutput(
    directory,
    merge === null
      ? ["update-ref", "-d", `${below}/merge`]
      : ["update-ref", `${below}/merge`, merge],
  );
  return { number: pull.number, baseSha: base, headSha: head, mergeSha: merge };
}
