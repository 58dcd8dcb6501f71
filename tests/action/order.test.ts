import { expect, test } from "vitest";
import { actionWorld } from "./action-world.ts";
import { bad, good, recorded, skill, times } from "./skills.ts";

const A = "skills/a";
const LOUD = skill(A, { more: "Be loud.\n" });

async function failingPullRequest() {
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files: await recorded(LOUD, times(5, bad()), { folder: A }) },
  ]);
  return { world, pull: await world.github.addPullRequest({ head: "topic" }) };
}

/** Makes the next file list wait until a push, or anything else, has happened. */
function holdFileList(world: Awaited<ReturnType<typeof failingPullRequest>>["world"]) {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const match = /^GET \S+\/pulls\/1\/files/;
  world.github.addFault({ match, status: 200, body: [], until });
  return { release, arrived: world.github.arrival(match) };
}

test("EV-8: two runs end in reverse order: the newest commit's result stands, each commit has its own check", async () => {
  const { world, pull: old } = await failingPullRequest();
  const held = holdFileList(world);
  const slow = world.start({ action: "opened" });
  await held.arrived;
  await world.commit({
    branch: "topic",
    files: await recorded(LOUD, times(5, good(A)), { folder: A, day: 30 }),
  });
  const { headSha } = await world.github.synchronize(1);
  const fast = await world.start();
  const [newest = ""] = world.comments();
  held.release();
  const late = await slow;
  expect(fast.outputs["conclusion"]).toBe("success");
  expect(late.outputs["conclusion"]).toBe("failure");
  expect(late.writes.some((write) => write.startsWith("PATCH /issues/comments"))).toBe(false);
  expect(world.comments()).toEqual([newest]);
  expect(newest).toContain(headSha);
  expect(world.checks().map((run) => [run.headSha, run.conclusion])).toEqual([
    [old.headSha, "failure"],
    [headSha, "success"],
  ]);
});

test("EV-8: a result whose head has moved on says in its own older comment how far it is behind", async () => {
  const { world } = await failingPullRequest();
  await world.start({ action: "opened" });
  const event = await world.github.pullRequestEvent(1, { action: "labeled", label: "docs" });
  await world.commit({ branch: "topic", files: { "README.md": "# New\n" } });
  await world.github.synchronize(1);
  const late = await world.start({ event });
  expect(late.outputs["conclusion"]).toBe("failure");
  expect(world.comments()).toHaveLength(1);
  expect(world.comments()[0]).toMatch(/1 commit behind/);
});

test("EV-8: a replay leaves a live result and a running block alone, in comment and check run", async () => {
  const { world, pull } = await failingPullRequest();
  const { github } = world;
  const sha = pull.headSha;
  const marker = (more: string) =>
    `<!-- skillcheck:v1 {"key":"default","kind":"live","run":100,"attempt":1,"sha":"${sha}",${more}"hist":[]} -->`;
  const author = "github-actions[bot]";
  const { id } = github.addComment({
    issue: 1,
    author,
    body: `Live.\n${marker('"status":"pass",')}`,
  });
  const live = {
    id: 9,
    headSha: sha,
    app: { id: 15368, slug: "github-actions", name: "GitHub Actions" },
    name: "skillcheck",
    externalId: `${sha}:100:1:live`,
    detailsUrl: null,
    status: "completed" as const,
    conclusion: "success",
    startedAt: github.state.now(),
    completedAt: github.state.now(),
    output: { title: "live", summary: "", text: null },
    annotations: [],
  };
  github.state.checkRuns.set(9, live);
  const replay = await world.start({ action: "labeled", label: "docs" });
  expect(replay.writes).toEqual([]);
  expect(replay.outputs["conclusion"]).toBe("failure");
  expect(github.state.comments.get(id)?.body).toContain("Live.");
  expect(world.checks()).toEqual([live]);

  const seconds = Math.floor(Date.parse(github.state.now()) / 1000);
  const comment = github.state.comments.get(id);
  if (comment === undefined) throw new Error("the comment is gone");
  const running = (until: number) => `Running.\n${marker(`"status":"running","until":${until},`)}`;
  comment.body = running(seconds + 600);
  await world.start({ action: "labeled", label: "docs" });
  expect(github.state.comments.get(id)?.body).toContain("Running.");
  comment.body = running(seconds - 1);
  await world.start({ action: "labeled", label: "docs" });
  expect(github.state.comments.get(id)?.body).toContain("❌ skillcheck: a fails");
});

test("EV-11: a merge group has no comment calls, its check is completed on its own head", async () => {
  const { world, pull } = await failingPullRequest();
  const { headSha, baseSha } = pull;
  const repository = { full_name: "acme/skills", default_branch: "main" };
  const merge_group = {
    head_sha: headSha,
    base_sha: baseSha,
    base_ref: "refs/heads/main",
    head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${baseSha}`,
  };
  const payload = { action: "checks_requested", merge_group, repository };
  const run = await world.start({ event: { name: "merge_group", payload } });
  expect(run.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ headSha, status: "completed", conclusion: "failure" }]);
  const calls = world.github.requests.map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => /comments|\/pulls\/1\/|\/issues\//.test(call))).toEqual([]);
  expect(run.report?.subject).toMatchObject({ pullRequest: null, base: { name: "main" } });
});

test("EV-13: a cancelled run completes its check run, and what a killed run left open is completed by post", async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const { world } = await failingPullRequest();
    const held = holdFileList(world);
    const run = await world.start({ action: "opened", cancel: { signal, when: held.arrived } });
    held.release();
    expect(run.conclusion).toBe("cancelled");
    expect(run.exitCodes["main"]).toBe(signal === "SIGTERM" ? 130 : 137);
    expect(world.checks()).toMatchObject([
      {
        status: "completed",
        conclusion: "failure",
        output: { title: "❌ skillcheck was cancelled before it had a result" },
      },
    ]);
    expect(run.stages).toEqual(["main", "post"]);
    // Completed once, whoever did it.
    expect(run.writes.filter((write) => write.startsWith("PATCH"))).toHaveLength(1);
  }
});
