import type { FileChange } from "../changes.ts";
import type { Links } from "../links.ts";
import type { CommitFacts } from "../read-objects.ts";
import { nodeId } from "./user.ts";

const UNSIGNED = {
  verified: false,
  reason: "unsigned",
  signature: null,
  payload: null,
  verified_at: null,
};

function parentShapes(links: Links, commit: CommitFacts, ...below: readonly string[]) {
  return commit.parents.map((sha) => ({
    sha,
    url: links.repository(...below, sha),
    html_url: links.page("commit", sha),
  }));
}

function treeShape(links: Links, sha: string) {
  return { sha, url: links.repository("git", "trees", sha) };
}

/** A commit as `GET /git/commits/{sha}` shows it. */
export function gitCommitShape(links: Links, commit: CommitFacts) {
  return {
    sha: commit.sha,
    node_id: nodeId("Commit", commit.sha),
    url: links.repository("git", "commits", commit.sha),
    html_url: links.page("commit", commit.sha),
    author: commit.author,
    committer: commit.committer,
    message: commit.message,
    tree: treeShape(links, commit.tree),
    parents: parentShapes(links, commit, "git", "commits"),
    verification: UNSIGNED,
  };
}

/** A commit as the repository's lists show it. No commit belongs to an account here. */
export function commitShape(links: Links, commit: CommitFacts) {
  const url = links.repository("commits", commit.sha);
  return {
    sha: commit.sha,
    node_id: nodeId("Commit", commit.sha),
    commit: {
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: treeShape(links, commit.tree),
      url: links.repository("git", "commits", commit.sha),
      comment_count: 0,
      verification: UNSIGNED,
    },
    url,
    html_url: links.page("commit", commit.sha),
    comments_url: `${url}/comments`,
    author: null,
    committer: null,
    parents: parentShapes(links, commit, "commits"),
  };
}

/** One file of a diff; `head` is the commit that its addresses point into. */
export function fileShape(links: Links, change: FileChange, head: string) {
  const shape = {
    sha: change.sha,
    filename: change.filename,
    status: change.status,
    additions: change.additions,
    deletions: change.deletions,
    changes: change.additions + change.deletions,
    blob_url: links.page("blob", head, change.filename),
    raw_url: links.page("raw", head, change.filename),
    contents_url: `${links.repository("contents", change.filename)}?ref=${head}`,
  };
  const previous = change.previousFilename;
  return previous === undefined ? shape : { ...shape, previous_filename: previous };
}

/** Lines added and removed over all files of a diff. */
export function countLines(changes: readonly FileChange[]): {
  additions: number;
  deletions: number;
} {
  const sum = { additions: 0, deletions: 0 };
  for (const change of changes) {
    sum.additions += change.additions;
    sum.deletions += change.deletions;
  }
  return sum;
}
