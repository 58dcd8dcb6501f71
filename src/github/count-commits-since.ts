import type { Client } from "./open-client.ts";

/**
 * Commits of a pull request that came after `sha`, by the list of its commits (250 at most); null when
 * `sha` is not among them, as after a force push, or when nobody answers.
 */
export async function countCommitsSince(
  client: Client,
  pull: number,
  sha: string,
): Promise<number | null> {
  const { octokit, owner, repo } = client;
  try {
    const commits = await octokit.paginate(octokit.rest.pulls.listCommits, {
      owner,
      repo,
      pull_number: pull,
      per_page: 100,
    });
    const at = commits.findIndex((commit) => commit.sha === sha);
    return at < 0 ? null : commits.length - 1 - at;
  } catch {
    return null;
  }
}
