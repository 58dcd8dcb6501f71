import { type Call, numberParameter, type Operation, parameter } from "../call.ts";
import { paged } from "../pages.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import { commitShape, fileShape } from "../shapes/commit.ts";
import {
  changesBetween,
  endsOf,
  fullPullRequestShape,
  isPullRequest,
  type PullRequest,
  pullRequestShape,
} from "../shapes/pull-request.ts";

/** Documented caps of the two lists below a pull request; both are silent. */
const MOST_FILES = 3000;
const MOST_COMMITS = 250;

type Answer = (call: Call, pull: PullRequest) => Promise<Reply>;

/** Finds the pull request of the path, or answers 404. */
function withPull(answer: Answer): Operation["answer"] {
  return async (call) => {
    const issue = call.state.issues.get(numberParameter(call, "pull_number"));
    return isPullRequest(issue) ? answer(call, issue) : notFound();
  };
}

function matches(call: Call, pull: PullRequest): boolean {
  const query = call.url.searchParams;
  const state = query.get("state") ?? "open";
  const base = query.get("base");
  const head = query.get("head");
  const owner = pull.ends.headRepository?.split("/")[0] ?? "";
  return (
    (state === "all" || state === pull.state) &&
    (base === null || base === pull.ends.base) &&
    (head === null || head === `${owner}:${pull.ends.headRef}`)
  );
}

function listPulls(call: Call): Promise<Reply> {
  const pulls = [...call.state.issues.values()].filter(isPullRequest);
  const isAscending = call.url.searchParams.get("direction") === "asc";
  const order = isAscending ? 1 : -1;
  return paged(call, {
    items: pulls
      .filter((pull) => matches(call, pull))
      .toSorted((a, b) => order * (a.number - b.number)),
    shape: (pull) => pullRequestShape(call.state, call.links, pull),
  });
}

async function listFiles(call: Call, pull: PullRequest): Promise<Reply> {
  const ends = await endsOf(call.state, pull);
  const changes = await changesBetween(call.state, ends);
  return paged(call, {
    items: changes.slice(0, MOST_FILES),
    shape: (change) => fileShape(call.links, change, ends.head),
  });
}

async function listCommits(call: Call, pull: PullRequest): Promise<Reply> {
  const { git } = call.state;
  const { base, head } = await endsOf(call.state, pull);
  const commits = await git.commitsBetween(base, head);
  return paged(call, {
    items: commits.slice(0, MOST_COMMITS),
    shape: async (sha) => {
      const commit = await git.commit(sha);
      return commit && commitShape(call.links, commit);
    },
  });
}

/** Pull requests that are open with this commit, or that brought it in. */
async function listForCommit(call: Call): Promise<Reply> {
  const { state } = call;
  const sha = await state.git.commitSha(parameter(call, "commit_sha"));
  if (sha === undefined) return notFound();
  const found: PullRequest[] = [];
  for (const pull of [...state.issues.values()].filter(isPullRequest)) {
    const { base, head } = await endsOf(state, pull);
    const commits = await state.git.commitsBetween(base, head);
    if (head === sha || commits.includes(sha)) found.push(pull);
  }
  return paged(call, {
    items: found,
    shape: (pull) => pullRequestShape(state, call.links, pull),
  });
}

const PULLS = "/repos/{owner}/{repo}/pulls";

/** Reading pull requests, their files and commits. */
export const pulls: readonly Operation[] = [
  {
    id: "pulls/list",
    method: "GET",
    path: PULLS,
    scopes: ["pull-requests"],
    answer: listPulls,
  },
  {
    id: "pulls/get",
    method: "GET",
    path: `${PULLS}/{pull_number}`,
    scopes: ["pull-requests"],
    answer: withPull(async (call, pull) =>
      reply(200, await fullPullRequestShape(call.state, call.links, pull)),
    ),
  },
  {
    id: "pulls/list-files",
    method: "GET",
    path: `${PULLS}/{pull_number}/files`,
    scopes: ["pull-requests"],
    answer: withPull(listFiles),
  },
  {
    id: "pulls/list-commits",
    method: "GET",
    path: `${PULLS}/{pull_number}/commits`,
    scopes: ["pull-requests"],
    answer: withPull(listCommits),
  },
  {
    id: "repos/list-pull-requests-associated-with-commit",
    method: "GET",
    path: "/repos/{owner}/{repo}/commits/{commit_sha}/pulls",
    scopes: ["pull-requests"],
    answer: listForCommit,
  },
];
