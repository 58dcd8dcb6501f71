import { expect, test } from "vitest";
import { actionWorld, type Done } from "./action-world.ts";
import { bad, good, recorded, SUITE, skill, times } from "./skills.ts";

const A = "skills/a";
const B = "skills/b";
const repository = { full_name: "acme/skills", default_branch: "main" };

function foldersOf(run: Done): readonly string[] {
  return (run.report?.skills ?? []).map(({ folder }) => folder).sort();
}

test("schedule and a new branch look at every skill, a push at what it changed, a deleted branch at nothing", async () => {
  const world = await actionWorld([
    { branch: "main", files: { ...skill(A), ...skill(B) } },
    { branch: "next", from: "main", files: skill(A, { more: "Be loud.\n" }) },
  ]);
  const { git } = world.github.state;
  const sha = async (branch: string) => (await git.commitSha(branch)) ?? "";
  const [before, after] = [await sha("main"), await sha("next")];
  const scheduled = await world.start({
    event: { name: "schedule", payload: { schedule: "0 3 * * *", repository } },
    env: { GITHUB_SHA: before },
  });
  expect(foldersOf(scheduled)).toEqual([A, B]);
  const push = (from: string, to: string) => ({
    name: "push",
    payload: { ref: "refs/heads/next", before: from, after: to, repository },
  });
  expect(foldersOf(await world.start({ event: push(before, after) }))).toEqual([A]);
  expect(world.checks().map(({ headSha, status }) => [headSha, status])).toEqual([
    [before, "completed"],
    [after, "completed"],
  ]);
  expect(foldersOf(await world.start({ event: push("0".repeat(40), after) }))).toEqual([A, B]);
  const deleted = await world.start({ event: push(after, "0".repeat(40)) });
  expect(deleted.exitCodes["main"]).toBe(2);
  expect(deleted.log).toContain("the branch was deleted: nothing to check");
});

test("EV-5: a push whose commit before is gone looks at every skill, compares with nothing and says why", async () => {
  const world = await actionWorld([
    { branch: "main", files: { ...skill(A, { suite: null }), ...skill(B) } },
    {
      branch: "forced",
      files: {
        ...(await recorded(skill(A), times(5, good(A)), { folder: A })),
        ...(await recorded(skill(B), times(5, good(B)), { folder: B })),
      },
    },
  ]);
  const after = (await world.github.state.git.commitSha("forced")) ?? "";
  // What the branch was moved away from is no longer in the repository.
  const before = "d".repeat(40);
  const payload = { ref: "refs/heads/forced", before, after, repository };
  const run = await world.start({ event: { name: "push", payload } });
  expect(run.exitCodes["main"]).toBe(0);
  expect(foldersOf(run)).toEqual([A, B]);
  expect(run.outputs).toMatchObject({ status: "pass", conclusion: "success" });
  expect(run.report?.subject).toMatchObject({ head: after, base: null });
  const words =
    "every skill is looked at and compared with nothing, because the commit before this push could not be fetched";
  expect(run.report?.notes).toEqual([expect.stringContaining(`${words}: ddddddd: git fetch: `)]);
  for (const surface of [run.log, run.summary]) expect(surface).toContain(words);
  expect(world.checks()).toMatchObject([
    { headSha: after, status: "completed", conclusion: "success" },
  ]);

  // Without its head there is nothing to look at.
  const gone = { ...payload, after: "e".repeat(40) };
  const headless = await world.start({
    event: { name: "push", payload: gone },
    inputs: { "check-run": "false" },
  });
  expect(headless.exitCodes["main"]).toBe(2);
  expect(headless.log).toContain("permissions: contents: read: eeeeeee: ");
});

test("check-run false, comment never and annotations false write nothing, and the exit code is the verdict", async () => {
  const files = await recorded(skill(A, { more: "Be loud.\n" }), times(5, bad()), { folder: A });
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files: { ...files, [`${A}/skillcheck.yaml`]: `${SUITE}\n` } },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const silent = await world.start({
    inputs: {
      "check-run": "false",
      comment: "never",
      annotations: "false",
      "job-summary": "false",
      "report-artifact": "",
    },
  });
  expect(silent.writes).toEqual([]);
  expect(silent.exitCodes["main"]).toBe(1);
  expect([silent.summary, silent.annotations]).toEqual(["", []]);
  expect(world.cache.state.artifacts()).toEqual([]);
  expect(silent.outputs["comment-body"]).toContain("❌ skillcheck: a fails");
  expect(world.github.requests.some(({ path }) => path.includes("comments"))).toBe(false);

  // A filter narrows the tests; lint mode looks at no recording at all.
  const lint = await world.start({ inputs: { mode: "lint" } });
  expect(lint.outputs).toMatchObject({ conclusion: "success", failed: "0" });
  const key = await world.start({ inputs: { "comment-key": "other" } });
  expect(key.writes).toContain("POST /issues/1/comments");
  expect(world.comments()).toHaveLength(2);
});

test("comment on-failure and on-change keep quiet while nothing is wrong or different", async () => {
  const passing = await recorded(skill(A, { more: "Be loud.\n" }), times(5, good(A)), {
    folder: A,
  });
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files: passing },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  await world.start({ inputs: { comment: "on-failure" } });
  expect(world.comments()).toEqual([]);
  await world.start({ inputs: { comment: "on-change" } });
  const [written] = world.comments();
  expect(written).toContain("✅ skillcheck: 1 skill passes");
  await world.commit({ branch: "topic", files: { "README.md": "# Read me\n" } });
  await world.github.synchronize(1);
  await world.start({ inputs: { comment: "on-change" } });
  expect(world.comments()).toEqual([written]);
});

test("a change of the workflow that runs the check reaches every skill, one of another file none", async () => {
  const world = await actionWorld([
    {
      branch: "main",
      files: { ...skill(A), ...skill(B), ".github/workflows/other.yml": "on: push\n" },
    },
    {
      branch: "topic",
      from: "main",
      files: { ".github/workflows/other.yml": "on: pull_request\n" },
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  expect(foldersOf(await world.start())).toEqual([]);
  await world.commit({
    branch: "topic",
    files: { ".github/workflows/skillcheck.yml": "on: pull_request\n" },
  });
  await world.github.synchronize(1);
  expect(foldersOf(await world.start())).toEqual([A, B]);
});
