import { expect, test } from "vitest";
import { addCommits } from "../../fakes/servers/github/bare-repository.ts";
import { appToken, FAKE_TOKEN, workflowToken } from "../../fakes/servers/github/tokens.ts";
import { clientFor, HERE } from "../fakes/github-world.ts";
import { check, checksOf, OURS, result, start } from "./checks.ts";
import { forgeWorld } from "./forge-world.ts";

test("EV-14 created if absent, on the head commit, in progress, then completed with title and summary", async () => {
  const made = await forgeWorld();
  const { forge, head, github, drift } = made;
  const port = forge();
  const run = await start(port, head);
  expect(checksOf(made)).toEqual([check(`${head}:100:1:replay`, null)]);
  const url = github.state.checkRuns.get(run.id) === undefined ? "" : run.url;
  expect(await port.finishCheckRun(run, result("failure"))).toEqual({ ok: true, value: url });
  expect(checksOf(made)).toEqual([check(`${head}:100:1:replay`, "failure")]);
  const stored = github.state.checkRuns.get(run.id);
  expect([stored?.headSha, stored?.output, url]).toEqual([
    head,
    { title: "title", summary: "summary", text: null },
    expect.stringMatching(/^http:\/\/github\.localhost:\d+\/.*\/runs\/\d+$/),
  ]);
  expect(drift).toEqual([]);
});

test("EV-14 a later run and a second attempt find the same check run; one is there in the end", async () => {
  const made = await forgeWorld();
  const { forge, head } = made;
  for (const [options, conclusion] of [
    [{ workflowRun: 100 }, "failure"],
    [{ workflowRun: 101 }, "action_required"],
    [{ workflowRun: 101, attempt: 2 }, "success"],
  ] as const) {
    const port = forge(options);
    const run = await start(port, head);
    expect(checksOf(made)).toEqual([expect.objectContaining({ status: "in_progress" })]);
    await port.finishCheckRun(run, result(conclusion));
  }
  expect(checksOf(made)).toEqual([check(`${head}:101:2:replay`, "success")]);
  expect(made.drift).toEqual([]);
});

test("EV-14 a check of our name by another app, or by ours without that external_id, is left alone", async () => {
  const made = await forgeWorld({
    tokens: {
      [FAKE_TOKEN]: workflowToken(),
      other: appToken(7, "other-app"),
    },
  });
  const { forge, head, github } = made;
  const foreign = [
    ["other", `${head}:1:1:replay`],
    [FAKE_TOKEN, ""],
    [FAKE_TOKEN, "job"],
    [FAKE_TOKEN, `${"0".repeat(40)}:1:1:replay`],
    [FAKE_TOKEN, `${head}:1:1`],
    [FAKE_TOKEN, `${head}:x:1:replay`],
  ] as const;
  for (const [token, external_id] of foreign) {
    await clientFor(github.url, token).rest.checks.create({
      ...HERE,
      name: OURS,
      head_sha: head,
      external_id,
      conclusion: "success",
    });
  }
  await made.octokit.rest.checks.create({
    ...HERE,
    name: "skillcheck live",
    head_sha: head,
    external_id: `${head}:1:1:replay`,
    conclusion: "success",
  });
  const before = checksOf(made);
  const port = forge();
  await port.finishCheckRun(await start(port, head), result("failure"));
  expect(checksOf(made)).toEqual([...before, check(`${head}:100:1:replay`, "failure")]);
  await port.finishCheckRun(await start(port, head), result("success"));
  expect(checksOf(made)).toEqual([...before, check(`${head}:100:1:replay`, "success")]);
  expect(made.drift).toEqual([]);
});

test("EV-14 ours is found on the third page", async () => {
  const made = await forgeWorld();
  const { forge, head } = made;
  const port = forge();
  const run = await start(port, head);
  for (let index = 0; index < 210; index += 1) {
    await made.octokit.rest.checks.create({ ...HERE, name: OURS, head_sha: head });
  }
  expect((await start(port, head)).id).toBe(run.id);
  expect(made.writes().filter((line) => line.startsWith("PATCH"))).toEqual([
    `PATCH /check-runs/${run.id}`,
  ]);
});

test("EV-14 each commit has its own check; an own app's token finds its own", async () => {
  const made = await forgeWorld({
    tokens: { [FAKE_TOKEN]: workflowToken(), app: appToken(7, "acme-checks") },
  });
  const { forge, head, base } = made;
  await start(forge(), base);
  await start(forge(), head);
  await start(forge({ token: "app", appSlug: "acme-checks" }), head);
  await start(forge({ token: "app", appSlug: "acme-checks" }), head);
  expect(checksOf(made)).toEqual([
    check(`${base}:100:1:replay`, null),
    check(`${head}:100:1:replay`, null),
    check(`${head}:100:1:replay`, null, "acme-checks"),
  ]);
});

test("EV-11 the check of a merge group stands on the group's own head", async () => {
  const made = await forgeWorld();
  const branch = "gh-readonly-queue/main/pr-1";
  await addCommits(`${made.folder}/repository.git`, [
    { branch, from: "main", files: { "q.md": "q\n" } },
  ]);
  const group = (await made.github.state.git.commitSha(branch)) ?? "";
  const port = made.forge();
  await port.finishCheckRun(await start(port, group), result("success"));
  expect(checksOf(made)).toEqual([check(`${group}:100:1:replay`, "success")]);
  expect(made.writes().filter((line) => line.includes("comments"))).toEqual([]);
});

test("EV-13 a summary that GitHub refuses does not leave the check open", async () => {
  const made = await forgeWorld();
  const port = made.forge();
  const run = await start(port, made.head);
  const done = await port.finishCheckRun(run, result("failure", { summary: "x".repeat(65_536) }));
  expect(done.ok).toBe(true);
  expect(checksOf(made)).toEqual([check(`${made.head}:100:1:replay`, "failure")]);
  expect(made.github.state.checkRuns.get(run.id)?.output).toEqual({
    title: "title",
    summary: "GitHub refused the details; see the job summary.",
    text: null,
  });
  expect(made.warnings).toEqual([
    expect.stringContaining("Only 65535 characters are allowed for summary; 65536 were supplied."),
  ]);
});

test("a create that took effect but answered 502 leaves one check run, and that one is finished", async () => {
  const made = await forgeWorld();
  made.github.addFault({ match: /^POST .*check-runs/, status: 502, isApplied: true });
  // At GitHub's pace the retry plugin would repeat the create after a second.
  const port = made.forge({ pace: "github" });
  await port.finishCheckRun(await start(port, made.head), result("success"));
  expect(checksOf(made)).toEqual([check(`${made.head}:100:1:replay`, "success")]);
});

test("a commit that the repository does not have is refused in words; a check that cannot be read again is finished", async () => {
  const made = await forgeWorld();
  const port = made.forge();
  expect(await port.startCheckRun("f".repeat(40))).toEqual({
    ok: false,
    failure: { kind: "refused", text: expect.stringContaining("No commit found for SHA") },
  });
  const run = await start(port, made.head);
  made.github.addFault({ match: /^GET .*check-runs\/\d+$/, status: 500 });
  expect((await port.finishCheckRun(run, result("success"))).ok).toBe(true);
  expect(checksOf(made)).toEqual([check(`${made.head}:100:1:replay`, "success")]);
  made.github.addFault({ match: /^PATCH/, status: 500 });
  expect(await port.finishCheckRun(run, result("success"))).toEqual({
    ok: false,
    failure: { kind: "unreachable", text: expect.stringContaining("500") },
  });
});
