import type { ForgeResult, StickyOutcome, StickyRequest, StoredComment } from "../model/forge.ts";
import { createOnce, NEVER_REPEATED } from "./create-once.ts";
import { attempt, statusOf } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** The comment of one key on one pull request. */
interface StickyPlace {
  readonly client: Client;
  readonly request: StickyRequest;
  readonly appSlug: string;
}

/** Every comment of ours on a pull request, oldest first (security.md CO-4). */
async function findOurs({
  client,
  request,
  appSlug,
}: StickyPlace): Promise<readonly StoredComment[]> {
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
  const place = { client, request, appSlug };
  return attempt("pull-requests: write", async (): Promise<StickyOutcome> => {
    const [stored, ...duplicates] = await findOurs(place);
    for (const duplicate of duplicates) await remove(client, duplicate.id);
    const decision = request.decide(stored?.body ?? null);
    if (decision.kind === "skip") {
      return { comment: stored ?? null, did: "skipped", reason: decision.reason };
    }
    const write = (body: string) => put(place, stored, body);
    return write(decision.body).catch((error: unknown) => {
      if (statusOf(error) !== 422) throw error;
      return write(request.shorter(decision.body));
    });
  });
}

/** Edits; where the comment was deleted meanwhile, or there was none, creates. */
async function put(
  place: StickyPlace,
  stored: StoredComment | undefined,
  body: string,
): Promise<StickyOutcome> {
  if (stored !== undefined) {
    const edited = await edit(place.client, stored.id, body);
    if (edited !== null) return { comment: edited, did: "edited", reason: "" };
  }
  return { comment: await create(place, body), did: "created", reason: "" };
}

async function edit(client: Client, id: number, body: string): Promise<StoredComment | null> {
  const { octokit, owner, repo } = client;
  try {
    const { data } = await octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body });
    return { id: data.id, url: data.html_url, body: data.body ?? body };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

async function create(place: StickyPlace, body: string): Promise<StoredComment> {
  const { client, request } = place;
  const { octokit, owner, repo } = client;
  return createOnce(
    async () => {
      const { data } = await octokit.rest.issues.createComment({
        owner,
        repo,
        issue_number: request.pull,
        body,
        request: NEVER_REPEATED,
      });
      return { id: data.id, url: data.html_url, body: data.body ?? body };
    },
    async () => (await findOurs(place))[0],
  );
}

/** A duplicate that somebody else deleted meanwhile is no reason to fail. */
async function remove(client: Client, id: number): Promise<void> {
  const { octokit, owner, repo } = client;
  await attempt("pull-requests: write", () =>
    octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }),
  );
}
