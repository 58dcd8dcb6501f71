import { expect, test } from "vitest";
import { secondaryLimit } from "../../fakes/servers/github/faults.ts";
import type { GithubOptions } from "../../fakes/servers/github/start-github.ts";
import { FAKE_TOKEN, workflowToken } from "../../fakes/servers/github/tokens.ts";
import { actionWorld } from "./action-world.ts";
import { bad, good, recorded, skill, times } from "./skills.ts";

const A = "skills/a";
const LOUD = skill(A, { more: "Be loud.\n" });

async function pullRequest(sample = good(A), options: Partial<GithubOptions> = {}) {
  const world = await actionWorld(
    [
      { branch: "main", files: skill(A) },
      {
        branch: "topic",
        from: "main",
        files: await recorded(LOUD, times(5, sample), { folder: A }),
      },
    ],
    options,
  );
  await world.github.addPullRequest({ head: "topic" });
  return world;
}

test("a missing token, an unknown input and an event of another job end with 2 before any request", async () => {
  const world = await pullRequest();
  const { github } = world;
  const repository = { full_name: "acme/skills", default_branch: "main" };
  const comment = { name: "issue_comment", payload: { action: "created", repository } };
  const starts = [
    [{ inputs: { "github-token": "" } }, "input github-token is empty: job: check needs it"],
    [
      { inputs: { "fail-onn": "failed" } },
      "input fail-onn: there is no such input; did you mean fail-on?",
    ],
    [{ event: comment }, "job: check does not answer to issue_comment; set job: authorise"],
  ] as const;
  for (const [start, words] of starts) {
    const run = await world.start(start);
    expect(run.exitCodes).toEqual({ main: 2, post: 0 });
    expect(run.annotations.map(({ message }) => message)).toContain(words);
    expect(run.log).not.toContain("    at ");
  }
  expect(github.requests).toEqual([]);
});

test("without checks: write and pull-requests: write the job's exit code is the check, and the words name the permissions", async () => {
  const permissions = { contents: "read", "pull-requests": "read", checks: "read" } as const;
  const world = await pullRequest(bad(), { tokens: { [FAKE_TOKEN]: workflowToken(permissions) } });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(1);
  expect(world.checks()).toEqual([]);
  expect(world.comments()).toEqual([]);
  for (const surface of [run.log, run.summary]) {
    expect(surface).toContain("checks: write");
    expect(surface).toContain("pull-requests: write");
    expect(surface).toContain("Resource not accessible by integration");
  }
  expect(run.outputs).toMatchObject({ conclusion: "failure", "comment-id": "" });
});

test("without contents: read the check says what is missing, exit 2, and is completed", async () => {
  const world = await pullRequest();
  world.github.addFault({
    match: /git-upload-pack/,
    status: 403,
    times: Number.POSITIVE_INFINITY,
  });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(2);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "failure" }]);
  expect(world.checks()[0]?.output.title).toContain("permissions: contents: read");
  expect(run.log).not.toContain("fault of skillcheck");
  expect(run.writes).toHaveLength(2);
});

test("a pull request that was closed meanwhile gets its check and no comment", async () => {
  const world = await pullRequest();
  const event = await world.github.pullRequestEvent(1);
  world.github.closePullRequest(1, "merged");
  const run = await world.start({ event });
  expect(run.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "success" }]);
  expect(world.comments()).toEqual([]);
  expect(run.summary).toContain("no comment: the pull request was closed meanwhile");
});

test("a comment that GitHub refuses twice (422) is left out: summary and a note say so, the verdict stands", async () => {
  const world = await pullRequest();
  const match = /^POST \S+\/issues\/1\/comments/;
  const body = { message: "Validation Failed", errors: [{ message: "body is too long" }] };
  world.github.addFault({ match, status: 422, times: 2, body });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(0);
  expect(run.writes.filter((write) => write.includes("comments"))).toHaveLength(2);
  const sent = world.github.requests.filter(({ method, path }) => match.test(`${method} ${path}`));
  const [first, second] = sent.map(({ body }) => JSON.stringify(body).length);
  expect(second).toBeLessThan(first ?? 0);
  expect(world.checks()).toMatchObject([{ conclusion: "success" }]);
  expect(run.summary).toContain("the comment could not be written: 422");

  // Refused once: the shorter one is written and says that it is shorter.
  world.github.addFault({ match, status: 422, body });
  await world.start();
  expect(world.comments()).toHaveLength(1);
  expect(world.comments()[0]).toContain("Shortened");
});

test("a create whose answer is lost (502) makes one comment and one check; the secondary rate limit is waited out", async () => {
  const world = await pullRequest();
  const { github } = world;
  github.addFault({ match: /^POST \S+\/check-runs$/, status: 502, isApplied: true });
  github.addFault({ match: /^POST \S+\/comments$/, status: 502, isApplied: true });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "success" }]);
  expect(world.comments()).toHaveLength(1);

  // At GitHub's pace, because the wait is the plugin's.
  github.addFault(secondaryLimit({ match: /^PATCH \S+\/check-runs/, retryAfter: 1 }));
  const limited = await world.start({ env: { SKILLCHECK_PACE: "github" } });
  expect(limited.exitCodes["main"]).toBe(0);
  expect(limited.log).toMatch(/secondary rate limit on \S+: GitHub asks to wait 1 s/);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "success" }]);
});

test("a comment API that stays down hides nothing: check, summary, outputs and report are there", async () => {
  const world = await pullRequest(bad());
  world.github.addFault({ match: /\/comments/, status: 503, times: Number.POSITIVE_INFINITY });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "failure" }]);
  expect(run.summary).toContain("the comment could not be written: GitHub answered 503");
  expect(run.outputs["comment-body"]).toContain("❌ skillcheck: a fails");
  expect(run.report?.counts.failed).toBe(1);
});
