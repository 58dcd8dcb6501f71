import { type Call, fields, numberParameter, type Operation } from "../call.ts";
import { paged } from "../pages.ts";
import { failure, forbidden, invalid, notFound, type Reply, reply } from "../reply.ts";
import { commentShape } from "../shapes/issue.ts";
import type { Comment } from "../state.ts";

/** The limit that GitHub's own error text names, in characters (reference/reporting.md §12). */
const LONGEST_BODY = 65_536;

/** Why this body is refused. Characters are code points: an emoji is one. */
function refusalOf(body: unknown): Reply | undefined {
  if (typeof body !== "string") {
    return failure(422, 'Invalid request.\n\n"body" wasn\'t supplied.');
  }
  if (body.trim() === "") return invalid("IssueComment", "body", "Body can't be blank");
  // Code points are counted only where UTF-16 units could exceed the limit.
  if (body.length <= LONGEST_BODY || [...body].length <= LONGEST_BODY) return undefined;
  const message = `Body is too long (maximum is ${LONGEST_BODY} characters)`;
  return invalid("IssueComment", "body", message);
}

function listComments(call: Call): Reply | Promise<Reply> {
  const number = numberParameter(call, "issue_number");
  if (!call.state.issues.has(number)) return notFound();
  const since = call.url.searchParams.get("since") ?? "";
  return paged(call, {
    items: [...call.state.comments.values()].filter(
      (comment) => comment.issue === number && comment.updatedAt >= since,
    ),
    shape: (comment) => commentShape(call.state, call.links, comment),
  });
}

function createComment(call: Call): Reply {
  const { state, token } = call;
  const issue = state.issues.get(numberParameter(call, "issue_number"));
  if (issue === undefined) return notFound();
  const { body } = fields(call.body);
  const refusal = refusalOf(body);
  if (refusal !== undefined) return refusal;
  const now = state.now();
  const comment: Comment = {
    id: state.nextId(),
    issue: issue.number,
    author: token.login,
    app: token.app,
    createdAt: now,
    updatedAt: now,
    body: String(body),
  };
  state.comments.set(comment.id, comment);
  issue.updatedAt = now;
  const shape = commentShape(state, call.links, comment);
  return reply(201, shape, { location: shape.url });
}

function withComment(answer: (call: Call, comment: Comment) => Reply): Operation["answer"] {
  return (call) => {
    const comment = call.state.comments.get(numberParameter(call, "comment_id"));
    return comment === undefined ? notFound() : answer(call, comment);
  };
}

/** Only the author and admins may change a comment. */
function mayChange(call: Call, comment: Comment): boolean {
  const { login } = call.token;
  return comment.author === login || call.state.collaborators.get(login) === "admin";
}

function updateComment(call: Call, comment: Comment): Reply {
  if (!mayChange(call, comment)) return forbidden();
  const { body } = fields(call.body);
  const refusal = refusalOf(body);
  if (refusal !== undefined) return refusal;
  comment.body = String(body);
  comment.updatedAt = call.state.now();
  return reply(200, commentShape(call.state, call.links, comment));
}

function deleteComment(call: Call, comment: Comment): Reply {
  if (!mayChange(call, comment)) return forbidden();
  call.state.comments.delete(comment.id);
  return reply(204);
}

const SCOPES = ["issues", "pull-requests"] as const;
const ON_ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";

/** Comments on issues and pull requests. */
export const comments: readonly Operation[] = [
  {
    id: "issues/list-comments",
    method: "GET",
    path: ON_ISSUE,
    scopes: SCOPES,
    answer: listComments,
  },
  {
    id: "issues/create-comment",
    method: "POST",
    path: ON_ISSUE,
    scopes: SCOPES,
    answer: createComment,
  },
  {
    id: "issues/get-comment",
    method: "GET",
    path: ONE,
    scopes: SCOPES,
    answer: withComment((call, comment) =>
      reply(200, commentShape(call.state, call.links, comment)),
    ),
  },
  {
    id: "issues/update-comment",
    method: "PATCH",
    path: ONE,
    scopes: SCOPES,
    answer: withComment(updateComment),
  },
  {
    id: "issues/delete-comment",
    method: "DELETE",
    path: ONE,
    scopes: SCOPES,
    answer: withComment(deleteComment),
  },
];
