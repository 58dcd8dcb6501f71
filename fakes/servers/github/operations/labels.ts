import {
  type Call,
  fields,
  list,
  numberParameter,
  type Operation,
  parameter,
  text,
} from "../call.ts";
import { paged } from "../pages.ts";
import { invalid, notFound, type Reply, reply } from "../reply.ts";
import { labelShape } from "../shapes/issue.ts";
import type { Issue, LabelEvent } from "../state.ts";

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function withIssue(
  answer: (call: Call, issue: Issue) => Reply | Promise<Reply>,
): Operation["answer"] {
  return (call) => {
    const issue = call.state.issues.get(numberParameter(call, "issue_number"));
    return issue === undefined ? notFound() : answer(call, issue);
  };
}

function remember(call: Call, issue: Issue, change: Pick<LabelEvent, "event" | "label">): void {
  const { state, token } = call;
  const createdAt = state.now();
  issue.events.push({ id: state.nextId(), actor: token.login, createdAt, ...change });
  issue.updatedAt = createdAt;
}

function listLabels(call: Call, issue: Issue): Promise<Reply> {
  return paged(call, { items: issue.labels, shape: (name) => labelShape(call.links, name) });
}

/** Labels may be sent as names or as objects, in a list or below `labels`. */
function namesOf(body: unknown): string[] {
  const sent = Array.isArray(body) ? body : list(fields(body)["labels"]);
  return sent.map((one: unknown) => text(one) ?? text(fields(one)["name"]) ?? "");
}

function addLabels(call: Call, issue: Issue): Reply {
  const names = namesOf(call.body);
  if (names.length === 0 || names.includes("")) {
    return invalid("Label", "name", "label name is missing");
  }
  for (const label of names) {
    if (issue.labels.some((known) => isSame(known, label))) continue;
    issue.labels.push(label);
    remember(call, issue, { event: "labeled", label });
  }
  return reply(200, shapes(call, issue));
}

function removeLabel(call: Call, issue: Issue): Reply {
  const at = issue.labels.findIndex((known) => isSame(known, parameter(call, "name")));
  const label = issue.labels[at];
  if (label === undefined) return notFound("Label does not exist");
  issue.labels.splice(at, 1);
  remember(call, issue, { event: "unlabeled", label });
  return reply(200, shapes(call, issue));
}

function shapes(call: Call, issue: Issue) {
  return issue.labels.map((name) => labelShape(call.links, name));
}

const SCOPES = ["issues", "pull-requests"] as const;
const LABELS = "/repos/{owner}/{repo}/issues/{issue_number}/labels";

/** Labels of one issue or pull request. */
export const labels: readonly Operation[] = [
  {
    id: "issues/list-labels-on-issue",
    method: "GET",
    path: LABELS,
    scopes: SCOPES,
    answer: withIssue(listLabels),
  },
  {
    id: "issues/add-labels",
    method: "POST",
    path: LABELS,
    scopes: SCOPES,
    answer: withIssue(addLabels),
  },
  {
    id: "issues/remove-label",
    method: "DELETE",
    path: `${LABELS}/{name}`,
    scopes: SCOPES,
    answer: withIssue(removeLabel),
  },
];
