import { type Call, numberParameter, type Operation } from "../call.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import { issueShape } from "../shapes/issue.ts";

function getIssue(call: Call): Reply {
  const issue = call.state.issues.get(numberParameter(call, "issue_number"));
  return issue ? reply(200, issueShape(call.state, call.links, issue)) : notFound();
}

/** Issues; every pull request is one. */
export const issues: readonly Operation[] = [
  {
    id: "issues/get",
    method: "GET",
    path: "/repos/{owner}/{repo}/issues/{issue_number}",
    scopes: ["issues", "pull-requests"],
    answer: getIssue,
  },
];
