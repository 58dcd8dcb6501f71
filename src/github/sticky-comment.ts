import type { ForgeResult, StickyOutcome, StickyRequest, StoredComment } from "../model/forge.ts";
import { attempt } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** Every comment of ours on a pull request, oldest first (security.md CO-4). */
async function findOurs(
  client: Client,
  request: StickyRequest,
  appSlug: string,
): Promise<readonly StoredComment[]> {
  const { octokit, owner, repo } = client;
  const comments = await octokit.paginate(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number: request.pull,
    per_page: 100,
  });
  return comments
    .filter(
      (comment) =>
        comment.user?.login === `${appSlug}[bot]` &&
        comment.user.type === "Bot" &&
        (comment.performed_via_github_app?.slug ?? appSlug) === appSlug &&
        !isMinimized(comment) &&
        request.isOurs(comment.body ?? ""),
    )
    .sort((a, b) => a.id - b.id)
    .map((comment) => ({ id: comment.id, url: comment.html_url, body: comment.body ?? "" }));
}

/** `minimized` is not in Octokit's types; absent or null means that the comment is shown. */
function isMinimized(comment: object): boolean {
  return "minimized" in comment && comment.minimized !== null && comment.minimized !== undefined;
}

/**
 * Creates or edits the one sticky comment; the oldest match wins, further matches of ours are
 * deleted. `decide` sees the stored body (null when there is none). A body that GitHub refuses with
 * 422 is tried once more as `shorter` says.
 */
export async function writeStickyComment(
  client: Client,
  request: StickyRequest,
  appSlug: string,
): Promise<ForgeResult<StickyOutcome>> {
  return attempt("pull-requests: write", async () => {
    const [stored, ...duplicates] = await findOurs(client, request, appSlug);
    for (const duplicate of duplicates) await remove(client, duplicate.id);
    const decision = request.decide(stored?.body ?? null);
    if (decision.kind === "skip") {
      return { comment: stored ?? null, did: "skipped" as const, reason: decision.reason };
    }
    const write = (body: string) => put(client, { pull: request.pull, stored, body });
    const comment = await write(decision.body).catch((error: unknown) => {
      if (!isTooLong(error)) throw error;
      return write(request.shorter(decision.body));
    });
    return { comment, did: stored === undefined ? "created" : "edited", reason: "" } as const;
  });
}

function isTooLong(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 422;
}

async function put(
  client: Client,
  write: {
    readonly pull: number;
    readonly stored: StoredComment | undefined;
    readonly body: string;
  },
): Promise<StoredComment> {
  const { octokit, owner, repo } = client;
  const { data } =
    write.stored === undefined
      ? await octokit.rest.issues.createComment({
          owner,
          repo,
          issue_number: write.pull,
          body: write.body,
        })
      : await octokit.rest.issues.updateComment({
          owner,
          repo,
          comment_id: write.stored.id,
          body: write.body,
        });
  return { id: data.id, url: data.html_url, body: data.body ?? write.body };
}

/** A duplicate that somebody else deleted meanwhile is no reason to fail. */
async function remove(client: Client, id: number): Promise<void> {
  const { octokit, owner, repo } = client;
  await attempt("pull-requests: write", () =>
    octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }),
  );
}
