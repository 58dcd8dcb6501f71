import { expect, test } from "vitest";
import { secondaryLimit } from "../../fakes/servers/github/faults.ts";
import { FAKE_TOKEN, workflowToken } from "../../fakes/servers/github/tokens.ts";
import { clientFor, HERE, refusalOf, world } from "./github-world.ts";

const COMMENT = { ...HERE, issue_number: 1, body: "hello" };

test("a read-only token reads everything and writes nothing", async () => {
  const { github, octokit, drift } = await world(undefined, {
    tokens: { [FAKE_TOKEN]: workflowToken({ contents: "read" }) },
  });
  const { headSha } = await github.addPullRequest({ head: "topic", labels: ["a"] });
  await octokit.rest.pulls.listFiles({ ...HERE, pull_number: 1 });
  await octokit.rest.checks.listForRef({ ...HERE, ref: headSha });
  const { checks, issues } = octokit.rest;
  const refused = { status: 403, message: "Resource not accessible by integration" };
  const check = { ...HERE, name: "skillcheck", head_sha: headSha };
  for (const call of [
    () => issues.createComment(COMMENT),
    () => issues.removeLabel({ ...HERE, issue_number: 1, name: "a" }),
    () => checks.create(check),
  ]) {
    expect(await refusalOf(call())).toEqual(refused);
  }
  expect([github.state.comments.size, github.state.checkRuns.size, drift]).toEqual([0, 0, []]);
});

test("each write needs its own permission", async () => {
  const { github, octokit, drift } = await world(undefined, {
    tokens: { [FAKE_TOKEN]: workflowToken({ contents: "read", checks: "write" }) },
  });
  const { headSha } = await github.addPullRequest({ head: "topic" });
  const made = await octokit.rest.checks.create({ ...HERE, name: "skillcheck", head_sha: headSha });
  expect(made.status).toBe(201);
  expect((await refusalOf(octokit.rest.issues.createComment(COMMENT))).status).toBe(403);
  github.state.tokens.set("pulls", workflowToken({ "pull-requests": "write" }));
  const other = clientFor(github.url, "pulls");
  expect((await other.rest.issues.createComment(COMMENT)).status).toBe(201);
  expect(drift).toEqual([]);
});

test("a private repository cannot be read without the scope", async () => {
  const { octokit, github } = await world(undefined, {
    isPrivate: true,
    tokens: { [FAKE_TOKEN]: workflowToken({ contents: "read" }) },
  });
  await github.addPullRequest({ head: "topic" });
  expect((await octokit.rest.repos.getContent({ ...HERE, path: "old.txt" })).status).toBe(200);
  expect(await refusalOf(octokit.rest.pulls.get({ ...HERE, pull_number: 1 }))).toEqual({
    status: 403,
    message: "Resource not accessible by integration",
  });
});

test("no token, a wrong token, another repository, an unknown route, broken JSON", async () => {
  const { github, octokit, drift } = await world();
  const get = async (path: string, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await fetch(github.url + path, { headers });
    return [answer.status, await answer.json()];
  };
  const documentation_url = "https://docs.github.com/rest";
  const error = (status: number, message: string) => [
    status,
    { message, documentation_url, status: String(status) },
  ];
  const pulls = "/repos/acme/skills/pulls";
  const right = `bearer ${FAKE_TOKEN}`;
  expect(await get(pulls)).toEqual(error(401, "Requires authentication"));
  expect(await get(pulls, "bearer wrong")).toEqual(error(401, "Bad credentials"));
  expect(await get("/repos/acme/other/pulls", right)).toEqual(error(404, "Not Found"));
  expect(await get("/repos/evil/skills/pulls", right)).toEqual(error(404, "Not Found"));
  expect(await get("/repos/acme/skills/commits/%ff", right)).toEqual(error(404, "Not Found"));
  expect(drift.splice(0)).toEqual(["GET /repos/acme/skills/commits/%ff: no such operation"]);
  expect(await get("/graphql", right)).toEqual(error(404, "Not Found"));
  expect(drift.splice(0)).toEqual(["GET /graphql: no such operation"]);
  const broken = await fetch(`${github.url}/repos/acme/skills/issues/1/comments`, {
    method: "POST",
    headers: { authorization: right },
    body: "{",
  });
  expect([broken.status, await broken.json()]).toEqual(error(400, "Problems parsing JSON"));
  expect((await octokit.rest.pulls.list({ owner: "ACME", repo: "Skills" })).status).toBe(200);
});

test("every answer carries the rate limit's headers; the primary limit ends with the hour", async () => {
  let time = Date.parse("2026-11-30T10:00:00Z");
  const { github, octokit, drift } = await world(undefined, {
    rateLimit: 2,
    clock: () => new Date(time),
  });
  const reset = String(time / 1000 + 3600);
  const list = () => octokit.rest.pulls.list(HERE);
  const first = await list();
  expect(first.headers).toMatchObject({
    "x-ratelimit-limit": "2",
    "x-ratelimit-remaining": "1",
    "x-ratelimit-used": "1",
    "x-ratelimit-reset": reset,
    "x-ratelimit-resource": "core",
    "x-github-media-type": "github.v3; format=json",
    "x-github-request-id": expect.stringMatching(/^FAKE:/),
  });
  await list();
  expect(await refusalOf(list())).toEqual({
    status: 403,
    message: "API rate limit exceeded for github-actions[bot].",
  });
  const { data } = await octokit.rest.rateLimit.get();
  expect(data.rate).toEqual({ limit: 2, used: 2, remaining: 0, reset: Number(reset) });
  time += 3600 * 1000;
  expect((await list()).status).toBe(200);
  expect([github.requests.length, drift]).toEqual([5, []]);
});

test("the secondary limit is waited for once by the real throttling plugin, then it works", async () => {
  const { github, drift } = await world();
  const { headSha } = await github.addPullRequest({ head: "topic" });
  github.addFault(secondaryLimit({ match: /^POST .*\/check-runs$/, retryAfter: 1 }));
  let asked = 0;
  const patient = clientFor(github.url, FAKE_TOKEN, () => {
    asked += 1;
    return true;
  });
  const check = { ...HERE, name: "skillcheck", head_sha: headSha };
  const { status } = await patient.rest.checks.create(check);
  const answers = github.requests.map((request) => `${request.method} ${request.status}`);
  const kept = github.state.checkRuns.size;
  expect([status, asked, answers, kept, drift]).toEqual([201, 1, ["POST 403", "POST 201"], 1, []]);
});

test("the secondary limit's words and headers", async () => {
  const { github } = await world();
  github.addFault(secondaryLimit({ match: /^GET/, retryAfter: 7, status: 429 }));
  const answer = await fetch(`${github.url}/rate_limit`, {
    headers: { authorization: `token ${FAKE_TOKEN}` },
  });
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    429,
    "7",
    expect.objectContaining({
      message: expect.stringMatching(/^You have exceeded a secondary rate limit/),
    }),
  ]);
});

test("a fault may lose the answer of a write that took effect", async () => {
  const { github, octokit } = await world();
  await github.addPullRequest({ head: "topic" });
  github.addFault({ match: /^POST .*\/comments$/, status: 502, isApplied: true });
  const create = () => octokit.rest.issues.createComment(COMMENT);
  expect((await refusalOf(create())).status).toBe(502);
  expect((await create()).status).toBe(201);
  expect([...github.state.comments.values()].map((comment) => comment.body)).toEqual([
    "hello",
    "hello",
  ]);
});

test("a held answer waits for the test, which sees the request arrive", async () => {
  const { github, octokit } = await world();
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  github.addFault({ match: /^GET .*\/pulls$/, status: 500, until });
  const arrival = github.arrival(/\/pulls/);
  const call = refusalOf(octokit.rest.pulls.list(HERE));
  expect(await arrival).toEqual({
    method: "GET",
    path: "/repos/acme/skills/pulls",
    login: "github-actions[bot]",
    body: undefined,
    status: 0,
  });
  release();
  expect((await call).status).toBe(500);
});

test("another process reads the log and the state, and injects faults, over HTTP", async () => {
  const { github, octokit } = await world();
  await github.addPullRequest({ head: "topic" });
  const fault = { match: "^POST .*/comments", status: 500, times: 1 };
  const set = await fetch(`${github.url}/_fake/faults`, {
    method: "POST",
    body: JSON.stringify(fault),
  });
  expect(set.status).toBe(201);
  await refusalOf(octokit.rest.issues.createComment(COMMENT));
  await octokit.rest.issues.createComment(COMMENT);
  const path = "/repos/acme/skills/issues/1/comments";
  const login = "github-actions[bot]";
  const requests: unknown = await (await fetch(`${github.url}/_fake/requests`)).json();
  expect(requests).toEqual([
    { method: "POST", path, login, body: { body: "hello" }, status: 500 },
    { method: "POST", path, login, body: { body: "hello" }, status: 201 },
  ]);
  const state = (await (await fetch(`${github.url}/_fake/state`)).json()) as {
    comments: unknown[];
  };
  expect(state.comments).toEqual([...github.state.comments.values()]);
});
