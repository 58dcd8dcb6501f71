import { attempt, type ForgeResult } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** State of a pull request now, read again before anything is posted (security.md EV-8). */
export interface PullHead {
  readonly head: string;
  readonly open: boolean;
}

export async function readPullHead(client: Client, pull: number): Promise<ForgeResult<PullHead>> {
  const { octokit, owner, repo } = client;
  return attempt("pull-requests: read", async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: pull });
    return { head: data.head.sha, open: data.state === "open" };
  });
}
