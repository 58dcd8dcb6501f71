import { expect, test } from "vitest";
import { FAKE_TOKEN, personToken, workflowToken } from "../../fakes/servers/github/tokens.ts";
import { clientFor, HERE, refusalOf, world } from "./github-world.ts";

const AT = "2026-11-30T10:00:00Z";

/** A clock that stands still until it is moved. */
function handClock() {
  let time = Date.parse(AT);
  return {
    clock: () => new Date(time),
    move: (seconds: number) => {
      time += 1000 * seconds;
    },
  };
}

test("a comment is written as the workflow's bot, edited in place and deleted", async () => {
  const { clock, move } = handClock();
  const { github, octokit, drift } = await world(undefined, { clock });
  await github.addPullRequest({ head: "topic" });
  const created = await octokit.rest.issues.createComment({
    ...HERE,
    issue_number: 1,
    body: "first",
  });
  const { id, user, performed_via_github_app: app } = created.data;
  expect([created.status, created.headers.location]).toEqual([201, created.data.url]);
  expect([user?.login, user?.type, user?.url, app?.slug]).toEqual([
    "github-actions[bot]",
    "Bot",
    `${github.url}/users/github-actions%5Bbot%5D`,
    "github-actions",
  ]);
  move(60);
  const edited = await octokit.rest.issues.updateComment({
    ...HERE,
    comment_id: id,
    body: "second",
  });
  expect([
    edited.data.id,
    edited.data.body,
    edited.data.created_at,
    edited.data.updated_at,
  ]).toEqual([id, "second", AT, "2026-11-30T10:01:00Z"]);
  const read = await octokit.rest.issues.getComment({ ...HERE, comment_id: id });
  expect([
    read.data.body,
    (await octokit.rest.issues.get({ ...HERE, issue_number: 1 })).data.comments,
  ]).toEqual(["second", 1]);
  expect((await octokit.rest.issues.deleteComment({ ...HERE, comment_id: id })).status).toBe(204);
  expect(await refusalOf(octokit.rest.issues.getComment({ ...HERE, comment_id: id }))).toEqual({
    status: 404,
    message: "Not Found",
  });
  expect(github.requests.map(({ method, status }) => `${method} ${status}`)).toEqual([
    "POST 201",
    "PATCH 200",
    "GET 200",
    "GET 200",
    "DELETE 204",
    "GET 404",
  ]);
  expect(drift).toEqual([]);
});

test("comments come in pages, oldest first, with links to the others", async () => {
  const { github, octokit, drift } = await world();
  await github.addPullRequest({ head: "topic" });
  for (let index = 1; index <= 65; index += 1) github.addComment({ issue: 1, body: `#${index}` });
  github.addIssue({ title: "Other" });
  github.addComment({ issue: 2, body: "elsewhere" });
  const list = { ...HERE, issue_number: 1 };
  const second = await octokit.rest.issues.listComments({ ...list, page: 2 });
  expect(second.data.map((comment) => comment.body)).toEqual(
    Array.from({ length: 30 }, (_, index) => `#${index + 31}`),
  );
  const at = `${github.url}/repos/acme/skills/issues/1/comments`;
  expect(second.headers.link).toBe(
    `<${at}?page=1>; rel="prev", <${at}?page=3>; rel="next", <${at}?page=3>; rel="last", <${at}?page=1>; rel="first"`,
  );
  const all = await octokit.paginate(octokit.rest.issues.listComments, list);
  expect([all.length, all.at(-1)?.body]).toEqual([65, "#65"]);
  const large = await octokit.rest.issues.listComments({ ...list, per_page: 1000 });
  expect([large.data.length, large.headers.link]).toEqual([65, undefined]);
  expect(drift).toEqual([]);
});

test("a body that is empty or too long is refused, and the old one stays", async () => {
  const { github, octokit, drift } = await world();
  await github.addPullRequest({ head: "topic" });
  const write = (body: string) =>
    octokit.rest.issues.createComment({ ...HERE, issue_number: 1, body });
  const blank = { status: 422, message: "Validation Failed: Body can't be blank" };
  const long = {
    status: 422,
    message: "Validation Failed: Body is too long (maximum is 65536 characters)",
  };
  expect(await refusalOf(write(""))).toEqual(blank);
  expect(await refusalOf(write(" \n"))).toEqual(blank);
  expect(await refusalOf(write("x".repeat(65_537)))).toEqual(long);
  // Characters are code points: 65,536 emoji are 131,072 UTF-16 units and accepted.
  const { data } = await write("😀".repeat(65_536));
  const edit = octokit.rest.issues.updateComment({
    ...HERE,
    comment_id: data.id,
    body: "é".repeat(65_537),
  });
  expect(await refusalOf(edit)).toEqual(long);
  expect(github.state.comments.get(data.id)?.body).toBe("😀".repeat(65_536));
  expect(drift).toEqual([]);
});

test("only the author and admins change a comment", async () => {
  const { github, octokit, drift } = await world(undefined, {
    collaborators: { boss: "admin", wendy: "write" },
    tokens: {
      [FAKE_TOKEN]: workflowToken(),
      boss: personToken("boss"),
      wendy: personToken("wendy"),
    },
  });
  await github.addPullRequest({ head: "topic" });
  const { id } = github.addComment({ issue: 1, body: "mine", author: "wendy" });
  const edit = { ...HERE, comment_id: id, body: "taken" };
  const refused = { status: 403, message: "Resource not accessible by integration" };
  expect(await refusalOf(octokit.rest.issues.updateComment(edit))).toEqual(refused);
  expect(await refusalOf(octokit.rest.issues.deleteComment(edit))).toEqual(refused);
  await clientFor(github.url, "wendy").rest.issues.updateComment({ ...edit, body: "still mine" });
  expect(github.state.comments.get(id)?.body).toBe("still mine");
  await clientFor(github.url, "boss").rest.issues.deleteComment(edit);
  expect([...github.state.comments.keys(), ...drift]).toEqual([]);
});

test("labels are added once, listed and removed; an absent one is a 404", async () => {
  const { github, octokit, drift } = await world();
  await github.addPullRequest({ head: "topic", labels: ["docs"] });
  const here = { ...HERE, issue_number: 1 };
  const { issues } = octokit.rest;
  const added = await issues.addLabels({ ...here, labels: ["skillcheck:live", "Docs"] });
  expect(added.data.map((label) => label.name)).toEqual(["docs", "skillcheck:live"]);
  const removed = await issues.removeLabel({ ...here, name: "skillcheck:live" });
  expect(removed.data.map((label) => label.name)).toEqual(["docs"]);
  expect((await issues.listLabelsOnIssue(here)).data.map((label) => label.name)).toEqual(["docs"]);
  expect(await refusalOf(issues.removeLabel({ ...here, name: "skillcheck:live" }))).toEqual({
    status: 404,
    message: "Label does not exist",
  });
  const events = github.state.issues
    .get(1)
    ?.events.map(({ event, label, actor }) => [event, label, actor]);
  expect(events).toEqual([
    ["labeled", "skillcheck:live", "github-actions[bot]"],
    ["unlabeled", "skillcheck:live", "github-actions[bot]"],
  ]);
  const issue = await issues.get(here);
  const pull = await octokit.rest.pulls.get({ ...HERE, pull_number: 1 });
  expect([issue.data.pull_request?.url, pull.data.labels.map((label) => label.name)]).toEqual([
    pull.data.url,
    ["docs"],
  ]);
  expect(drift).toEqual([]);
});

test("permissions fold maintain into write and triage into read; a stranger has none", async () => {
  const { octokit, drift } = await world(undefined, {
    collaborators: { ann: "admin", mia: "maintain", will: "write", tim: "triage", rob: "read" },
  });
  const seen = [];
  for (const username of ["ann", "mia", "will", "tim", "rob", "stranger"]) {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...HERE, username });
    seen.push([username, data.permission, data.role_name, data.user?.permissions?.push]);
  }
  expect(seen).toEqual([
    ["ann", "admin", "admin", true],
    ["mia", "write", "maintain", true],
    ["will", "write", "write", true],
    ["tim", "read", "triage", false],
    ["rob", "read", "read", false],
    ["stranger", "none", "none", false],
  ]);
  expect(drift).toEqual([]);
});
