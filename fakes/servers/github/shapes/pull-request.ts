import type { Links } from "../links.ts";
import type { GithubState, Issue, PullRequestEnds } from "../state.ts";
import { countLines } from "./commit.ts";
import { commonIssueShape, pullAddresses } from "./issue.ts";
import { repositoryShape } from "./repository.ts";
import { nodeId, stableId, userShape } from "./user.ts";

/** An issue that has two ends. */
export type PullRequest = Issue & { readonly ends: PullRequestEnds };

/** True for pull requests. */
export function isPullRequest(issue: Issue | undefined): issue is PullRequest {
  return issue !== undefined && issue.ends !== null;
}

/** The commits at the two ends of a pull request. */
export type Ends = PullRequestEnds["known"];

/** The two commits of a pull request now; a branch that is gone keeps its last one. */
export async function endsOf(state: GithubState, pull: PullRequest): Promise<Ends> {
  const { ends } = pull;
  if (pull.state === "closed") return ends.known;
  const [base, head] = await Promise.all([ends.base, ends.head].map(state.git.commitSha));
  ends.known = { base: base ?? ends.known.base, head: head ?? ends.known.head };
  return ends.known;
}

function endShape(
  state: GithubState,
  links: Links,
  end: { ref: string; sha: string; repo: string | null },
) {
  const owner = end.repo?.split("/")[0] ?? "ghost";
  return {
    label: `${owner}:${end.ref}`,
    ref: end.ref,
    sha: end.sha,
    user: userShape(links, owner),
    repo: end.repo === null ? null : repositoryShape(state, links, end.repo),
  };
}

function hypermedia(links: Links, pull: PullRequest, head: string) {
  const number = String(pull.number);
  const url = links.repository("pulls", number);
  const addresses = {
    html: links.page("pull", number),
    self: url,
    issue: links.repository("issues", number),
    comments: links.repository("issues", number, "comments"),
    commits: `${url}/commits`,
    review_comments: `${url}/comments`,
    review_comment: `${links.repository("pulls", "comments")}{/number}`,
    statuses: links.repository("statuses", head),
  };
  const wrapped = Object.entries(addresses).map(([name, href]) => [name, { href }]);
  return {
    issue_url: addresses.issue,
    comments_url: addresses.comments,
    commits_url: addresses.commits,
    review_comments_url: addresses.review_comments,
    review_comment_url: addresses.review_comment,
    statuses_url: addresses.statuses,
    _links: Object.fromEntries(wrapped),
  };
}

/** A pull request as lists show it. */
export async function pullRequestShape(state: GithubState, links: Links, pull: PullRequest) {
  return shapeBetween({ state, links }, pull, await endsOf(state, pull));
}

async function shapeBetween(
  { state, links }: { readonly state: GithubState; readonly links: Links },
  pull: PullRequest,
  { base, head }: Ends,
) {
  const merge = await state.git.reference(`refs/pull/${pull.number}/merge`);
  const { headRef, headRepository } = pull.ends;
  return {
    id: stableId(`pull ${pull.number}`),
    node_id: nodeId("PullRequest", pull.number),
    ...pullAddresses(links, pull),
    ...hypermedia(links, pull, head),
    ...commonIssueShape(state, links, pull),
    merged_at: pull.mergedAt,
    merge_commit_sha: merge?.sha ?? null,
    auto_merge: null,
    requested_reviewers: [],
    requested_teams: [],
    head: endShape(state, links, { ref: headRef, sha: head, repo: headRepository }),
    base: endShape(state, links, {
      ref: pull.ends.base,
      sha: base,
      repo: `${state.owner}/${state.name}`,
    }),
  };
}

/** A pull request as `GET /pulls/{number}` shows it. `changed_files` is the whole count, not capped. */
export async function fullPullRequestShape(state: GithubState, links: Links, pull: PullRequest) {
  const ends = await endsOf(state, pull);
  const [shape, changes, commits] = await Promise.all([
    shapeBetween({ state, links }, pull, ends),
    changesBetween(state, ends),
    state.git.commitsBetween(ends.base, ends.head),
  ]);
  const comments = [...state.comments.values()].filter((one) => one.issue === pull.number);
  return {
    ...shape,
    ...countLines(changes),
    changed_files: changes.length,
    commits: commits.length,
    comments: comments.length,
    review_comments: 0,
    merged: pull.mergedAt !== null,
    merged_by: null,
    mergeable: true,
    mergeable_state: "clean",
    maintainer_can_modify: false,
  };
}

/** All files of a pull request: what its head changed since it left the base branch. */
export async function changesBetween(state: GithubState, { base, head }: Ends) {
  const start = await state.git.mergeBase(base, head);
  return state.git.changes(start ?? base, head);
}
