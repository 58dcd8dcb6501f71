import { type Call, type Operation, parameter } from "../call.ts";
import type { FileChange } from "../changes.ts";
import { linkHeader, pageOf } from "../pages.ts";
import type { CommitFacts } from "../read-objects.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import { EMPTY_TREE, type GitReader } from "../repository.ts";
import { commitShape, countLines, fileShape } from "../shapes/commit.ts";

/** Documented caps: files of a comparison (page 1 only) and its commits; files of one commit. */
const MOST_COMPARED_FILES = 300;
const MOST_COMPARED_COMMITS = 250;
const MOST_COMMIT_FILES = 300;

async function facts(git: GitReader, sha: string): Promise<CommitFacts> {
  const commit = await git.commit(sha);
  if (commit === undefined) throw new Error(`no commit ${sha}`);
  return commit;
}

/** The two revisions of `base...head`; a revision of a fork may be written `owner:branch`. */
async function endsOfRange(call: Call): Promise<readonly [string, string] | undefined> {
  const [before, after, ...more] = parameter(call, "basehead").split("...");
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const plain = (revision: string) => revision.replace(/^[\w.-]+:/, "");
  const base = await call.state.git.commitSha(plain(before));
  const head = await call.state.git.commitSha(plain(after));
  return base === undefined || head === undefined ? undefined : [base, head];
}

function statusOf(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? "identical" : "behind";
  return behind === 0 ? "ahead" : "diverged";
}

/** The commits that are shown, and whether the files come with them. */
function partOf(call: Call, commits: readonly string[]) {
  const query = call.url.searchParams;
  if (!query.has("page") && !query.has("per_page")) {
    return { shown: commits.slice(0, MOST_COMPARED_COMMITS), isFirst: true, headers: {} };
  }
  const page = pageOf(call);
  const from = (page.page - 1) * page.perPage;
  return {
    shown: commits.slice(from, from + page.perPage),
    isFirst: page.page === 1,
    headers: linkHeader(call, page, commits.length),
  };
}

async function compare(call: Call): Promise<Reply> {
  const { git } = call.state;
  const range = await endsOfRange(call);
  if (range === undefined) return notFound();
  const [base, head] = range;
  const start = await git.mergeBase(base, head);
  // Two histories without a common commit cannot be compared.
  if (start === undefined) return notFound(`No common ancestor between ${base} and ${head}.`);
  const [ahead, behind, changes] = await Promise.all([
    git.commitsBetween(base, head),
    git.commitsBetween(head, base),
    git.changes(start, head),
  ]);
  const part = partOf(call, ahead);
  const shapeOf = async (sha: string) => commitShape(call.links, await facts(git, sha));
  const files: readonly FileChange[] = part.isFirst ? changes.slice(0, MOST_COMPARED_FILES) : [];
  const page = call.links.page("compare", `${base}...${head}`);
  const body = {
    url: call.links.repository("compare", `${base}...${head}`),
    html_url: page,
    permalink_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: await shapeOf(base),
    merge_base_commit: await shapeOf(start),
    status: statusOf(ahead.length, behind.length),
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: await Promise.all(part.shown.map(shapeOf)),
    files: files.map((change) => fileShape(call.links, change, head)),
  };
  return reply(200, body, part.headers);
}

async function getCommit(call: Call): Promise<Reply> {
  const { git } = call.state;
  const sha = await git.commitSha(parameter(call, "ref"));
  if (sha === undefined) return notFound();
  const commit = await facts(git, sha);
  const changes = await git.changes(commit.parents[0] ?? EMPTY_TREE, sha);
  const lines = countLines(changes);
  return reply(200, {
    ...commitShape(call.links, commit),
    stats: { ...lines, total: lines.additions + lines.deletions },
    files: changes.slice(0, MOST_COMMIT_FILES).map((change) => fileShape(call.links, change, sha)),
  });
}

/** Commits and comparisons. */
export const commits: readonly Operation[] = [
  {
    id: "repos/compare-commits-with-basehead",
    method: "GET",
    path: "/repos/{owner}/{repo}/compare/{basehead}",
    scopes: ["contents"],
    answer: compare,
  },
  {
    id: "repos/get-commit",
    method: "GET",
    path: "/repos/{owner}/{repo}/commits/{ref}",
    scopes: ["contents"],
    answer: getCommit,
  },
];
