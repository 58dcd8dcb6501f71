import type { ForgeResult, PullHead } from "../model/forge.ts";
import { attempt } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** Head and state of a pull request as they are now. */
export async function readPullHead(client: Client, pull: number): Promise<ForgeResult<PullHead>> {
  const { octokit, owner, repo } = client;
  return attempt("pull-requests: read", async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: pull });
    return { head: data.head.sha, open: data.state === "open" };
  });
}
