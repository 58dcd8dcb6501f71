import { type PullRequestCommits, writePullRequestRefs } from "./pull-request-refs.ts";
import { isPullRequest } from "./shapes/pull-request.ts";
import type { Artifact, Comment, GithubState, Issue, WorkflowRun } from "./state.ts";
import { workflowToken } from "./tokens.ts";

/** A pull request that the test opens. */
export interface NewPullRequest {
  /** Branch in the bare repository. */
  readonly head: string;
  /** The default branch when absent. */
  readonly base?: string;
  readonly number?: number;
  readonly title?: string;
  readonly body?: string | null;
  readonly author?: string;
  readonly labels?: readonly string[];
  readonly draft?: boolean;
  /** `owner/name` of the fork it comes from; null for a deleted fork. Absent: the same repository. */
  readonly fork?: string | null;
  /** Name of the head branch as GitHub shows it; `head` when absent. */
  readonly headRef?: string;
}

/** A comment that somebody else wrote. */
export interface NewComment {
  readonly issue: number;
  readonly body: string;
  readonly author?: string;
}

/** What a test puts into the state without going through the API. */
export interface Seed {
  readonly addPullRequest: (pull: NewPullRequest) => Promise<PullRequestCommits>;
  /** Reads the branches again after a push and writes `refs/pull/<n>/…` anew. */
  readonly synchronize: (number: number) => Promise<PullRequestCommits>;
  readonly closePullRequest: (number: number, how?: "closed" | "merged") => void;
  readonly addIssue: (issue: { readonly title: string; readonly author?: string }) => number;
  readonly addComment: (comment: NewComment) => Comment;
  readonly addWorkflowRun: (
    run: Partial<WorkflowRun> & Pick<WorkflowRun, "headSha">,
  ) => WorkflowRun;
  readonly addArtifact: (
    artifact: Partial<Artifact> & Pick<Artifact, "name" | "workflowRun">,
  ) => Artifact;
}

function nextNumber(state: GithubState): number {
  return Math.max(0, ...state.issues.keys()) + 1;
}

function emptyIssue(
  state: GithubState,
  facts: Pick<Issue, "number" | "author" | "title" | "ends">,
): Issue {
  const now = state.now();
  return {
    ...facts,
    createdAt: now,
    updatedAt: now,
    body: null,
    state: "open",
    draft: false,
    closedAt: null,
    mergedAt: null,
    labels: [],
    events: [],
  };
}

async function addPullRequest(state: GithubState, options: NewPullRequest) {
  const ours = `${state.owner}/${state.name}`;
  const { head, base = state.defaultBranch, fork = ours } = options;
  const [baseSha, headSha] = await Promise.all([
    state.git.commitSha(base),
    state.git.commitSha(head),
  ]);
  if (baseSha === undefined) throw new Error(`no branch ${base} in ${state.git.directory}`);
  if (headSha === undefined) throw new Error(`no branch ${head} in ${state.git.directory}`);
  const ends = {
    base,
    head,
    headRef: options.headRef ?? head,
    headRepository: fork,
    known: { base: baseSha, head: headSha },
  };
  const issue = {
    ...emptyIssue(state, {
      number: options.number ?? nextNumber(state),
      author: options.author ?? state.owner,
      title: options.title ?? `Merge ${head}`,
      ends,
    }),
    ends,
    body: options.body ?? null,
    draft: options.draft ?? false,
    labels: [...(options.labels ?? [])],
  };
  state.issues.set(issue.number, issue);
  return writePullRequestRefs(state, issue);
}

function pullOf(state: GithubState, number: number) {
  const issue = state.issues.get(number);
  if (!isPullRequest(issue)) throw new Error(`no pull request ${number}`);
  return issue;
}

function addComment(state: GithubState, options: NewComment): Comment {
  const now = state.now();
  const author = options.author ?? state.owner;
  const isWorkflow = author === "github-actions[bot]";
  const comment: Comment = {
    id: state.nextId(),
    issue: options.issue,
    author,
    app: isWorkflow ? workflowToken().app : null,
    body: options.body,
    createdAt: now,
    updatedAt: now,
  };
  state.comments.set(comment.id, comment);
  return comment;
}

function workflowRunDefaults(state: GithubState): Omit<WorkflowRun, "headSha"> {
  return {
    id: state.nextId(),
    name: "skillcheck",
    path: ".github/workflows/skillcheck.yml",
    event: "pull_request",
    headBranch: state.defaultBranch,
    headRepository: `${state.owner}/${state.name}`,
    actor: state.owner,
    triggeringActor: state.owner,
    runAttempt: 1,
    status: "completed",
    conclusion: "success",
    createdAt: state.now(),
  };
}

function artifactDefaults(state: GithubState): Omit<Artifact, "name" | "workflowRun"> {
  const createdAt = state.now();
  const expires = new Date(Date.parse(createdAt) + 90 * 24 * 3600 * 1000);
  return {
    id: state.nextId(),
    sizeInBytes: 1,
    digest: null,
    expired: false,
    createdAt,
    expiresAt: expires.toISOString().replace(/\.\d+Z$/, "Z"),
  };
}

/** The functions that fill a state. */
export function seedOf(state: GithubState): Seed {
  return {
    addPullRequest: (options) => addPullRequest(state, options),
    synchronize: (number) => writePullRequestRefs(state, pullOf(state, number)),
    closePullRequest: (number, how = "closed") => {
      const pull = pullOf(state, number);
      pull.state = "closed";
      pull.closedAt = state.now();
      pull.mergedAt = how === "merged" ? pull.closedAt : null;
    },
    addIssue: ({ title, author = state.owner }) => {
      const issue = emptyIssue(state, { number: nextNumber(state), author, title, ends: null });
      state.issues.set(issue.number, issue);
      return issue.number;
    },
    addComment: (options) => addComment(state, options),
    addWorkflowRun: (options) => {
      const run = { ...workflowRunDefaults(state), ...options };
      state.workflowRuns.push(run);
      return run;
    },
    addArtifact: (options) => {
      const artifact = { ...artifactDefaults(state), ...options };
      state.artifacts.push(artifact);
      return artifact;
    },
  };
}
