import type { Links } from "../links.ts";
import type { Comment, GithubState, Issue } from "../state.ts";
import { appShape, nodeId, stableId, userShape } from "./user.ts";

/** A label as JSON. The server keeps names only. */
export function labelShape(links: Links, name: string) {
  return {
    id: stableId(`label ${name}`),
    node_id: nodeId("Label", name),
    url: links.repository("labels", name),
    name,
    color: "ededed",
    default: false,
    description: null,
  };
}

/** How the author stands to the repository, as GitHub says it beside each comment. */
export function associationOf(state: GithubState, login: string): string {
  if (login === state.owner) return "OWNER";
  return state.collaborators.has(login) ? "COLLABORATOR" : "NONE";
}

/** A comment as JSON. */
export function commentShape(state: GithubState, links: Links, comment: Comment) {
  const kind = state.issues.get(comment.issue)?.ends ? "pull" : "issues";
  return {
    id: comment.id,
    node_id: nodeId("IssueComment", comment.id),
    url: links.repository("issues", "comments", String(comment.id)),
    html_url: `${links.page(kind, String(comment.issue))}#issuecomment-${comment.id}`,
    issue_url: links.repository("issues", String(comment.issue)),
    body: comment.body,
    user: userShape(links, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: associationOf(state, comment.author),
    performed_via_github_app: appShape(links, comment.app),
  };
}

/** What issues and pull requests show alike. */
export function commonIssueShape(state: GithubState, links: Links, issue: Issue) {
  return {
    number: issue.number,
    state: issue.state,
    title: issue.title,
    body: issue.body,
    user: userShape(links, issue.author),
    labels: issue.labels.map((name) => labelShape(links, name)),
    assignee: null,
    assignees: [],
    milestone: null,
    locked: false,
    active_lock_reason: null,
    draft: issue.draft,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: associationOf(state, issue.author),
  };
}

/** The addresses under which a pull request is read, written out for both shapes of it. */
export function pullAddresses(links: Links, issue: Issue) {
  const page = links.page("pull", String(issue.number));
  return {
    url: links.repository("pulls", String(issue.number)),
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
  };
}

/** An issue as JSON; pull requests are issues too. */
export function issueShape(state: GithubState, links: Links, issue: Issue) {
  const url = links.repository("issues", String(issue.number));
  const comments = [...state.comments.values()].filter((one) => one.issue === issue.number);
  const shape = {
    id: stableId(`issue ${issue.number}`),
    node_id: nodeId("Issue", issue.number),
    url,
    repository_url: links.repository(),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: links.page(issue.ends ? "pull" : "issues", String(issue.number)),
    ...commonIssueShape(state, links, issue),
    comments: comments.length,
    state_reason: issue.state === "closed" ? "completed" : null,
    performed_via_github_app: null,
  };
  if (issue.ends === null) return shape;
  const pull = { ...pullAddresses(links, issue), merged_at: issue.mergedAt };
  return { ...shape, pull_request: pull };
}
