import type { ForgeResult, PullHead } from "../model/forge.ts";
import { attempt } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

interface Origin {
  readonly repo: { readonly id: number } | null;
}

/** Head, state and origin of a pull request as they are now. */
export async function readPullHead(client: Client, pull: number): Promise<ForgeResult<PullHead>> {
  const { octokit, owner, repo } = client;
  return attempt("pull-requests: read", async () => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: pull });
    // Octokit's types promise a repository and an author, but either may be deleted.
    const { head, base }: { head: Origin; base: Origin } = data;
    const user: { readonly login: string } | null = data.user;
    return {
      head: data.head.sha,
      open: data.state === "open",
      author: user?.login ?? null,
      fork: head.repo === null || head.repo.id !== base.repo?.id,
    };
  });
}
