import { expect, test } from "vitest";
import { readEvent } from "../../src/github/read-event.ts";
import { forgeWorld } from "./forge-world.ts";

const HEAD = "a".repeat(40);
const BASE = "b".repeat(40);
const COMMIT = "c".repeat(40);
const ZEROS = "0".repeat(40);

const pullRequest = (head: unknown, base: unknown = { id: 1 }, more: object = {}) => ({
  action: "synchronize",
  pull_request: {
    number: 7,
    user: { login: "ada" },
    head: { sha: HEAD, ref: "topic", repo: head },
    base: { sha: BASE, ref: "main", repo: base },
    ...more,
  },
});
const pullEvent = {
  kind: "pull-request",
  number: 7,
  head: HEAD,
  base: BASE,
  baseName: "main",
  author: "ada",
  fork: false,
} as const;

test("EV-2 a fork is told by repository id: same name and another id is one, renamed with the same id is none", () => {
  const read = (head: unknown) => readEvent("pull_request", pullRequest(head), COMMIT);
  expect(read({ id: 1, full_name: "new/name" })).toEqual({ kind: "event", event: pullEvent });
  expect(read({ id: 2, full_name: "acme/skills" })).toEqual({
    kind: "event",
    event: { ...pullEvent, fork: true },
  });
});

test("EV-2 a head repository that is gone counts as a fork, and so does one that is not named", () => {
  const fork = { kind: "event", event: { ...pullEvent, fork: true } };
  expect(readEvent("pull_request", pullRequest(null), COMMIT)).toEqual(fork);
  expect(readEvent("pull_request", pullRequest(undefined), COMMIT)).toEqual(fork);
});

test("EV-2 the loopback GitHub's own payloads are read: same repository, fork, deleted fork, deleted author", async () => {
  const { github, pull, head, base } = await forgeWorld();
  const forked = await github.addPullRequest({ head: "topic", fork: "eve/skills", author: "eve" });
  const orphan = await github.addPullRequest({ head: "topic", fork: null });
  const read = async (number: number) => {
    const { name, payload } = await github.pullRequestEvent(number);
    return readEvent(name, payload, COMMIT);
  };
  const common = { kind: "pull-request", head, base, baseName: "main" } as const;
  expect(await read(pull)).toEqual({
    kind: "event",
    event: { ...common, number: pull, author: "acme", fork: false },
  });
  expect(await read(forked.number)).toEqual({
    kind: "event",
    event: { ...common, number: forked.number, author: "eve", fork: true },
  });
  expect(await read(orphan.number)).toEqual({
    kind: "event",
    event: { ...common, number: orphan.number, author: "acme", fork: true },
  });
  expect(readEvent("pull_request", pullRequest({ id: 1 }, { id: 1 }, { user: null }), "")).toEqual({
    kind: "event",
    event: { ...pullEvent, author: null },
  });
});

test("EV-2, EV-11 a pull request read by the API tells author and fork, a deleted fork too", async () => {
  const { github, forge } = await forgeWorld();
  const forked = await github.addPullRequest({ head: "topic", fork: "eve/skills", author: "eve" });
  const orphan = await github.addPullRequest({ head: "topic", fork: null, author: "ann" });
  for (const [{ number, headSha }, author] of [
    [forked, "eve"],
    [orphan, "ann"],
  ] as const) {
    const value = { head: headSha, open: true, author, fork: true };
    expect(await forge().readPullHead(number)).toEqual({ ok: true, value });
  }
});

test("EV-11 a merge group has a head and a base of its own, and the pull request that its branch names", () => {
  const read = (head_ref?: string) =>
    readEvent(
      "merge_group",
      {
        action: "checks_requested",
        merge_group: {
          head_sha: HEAD,
          base_sha: BASE,
          base_ref: "refs/heads/release/1.0",
          head_ref,
        },
      },
      COMMIT,
    );
  const named = (pull: number | null) => ({
    kind: "event",
    event: { kind: "merge-group", pull, head: HEAD, base: BASE, baseName: "release/1.0" },
  });
  const queue = "refs/heads/gh-readonly-queue/release/1.0";
  expect(read(`${queue}/pr-12-${BASE}`)).toEqual(named(12));
  for (const other of [
    undefined,
    "",
    `${queue}/pr-0-${BASE}`,
    `${queue}/pr-12-${BASE.slice(1)}`,
    `${queue}/pr-12-${BASE}\n`,
    `${queue}/pr-99999999999-${BASE}`,
    `${queue}/x/pr-12-${BASE}`,
    `refs/heads/gh-readonly-queue/main/pr-12-${BASE}`,
    `refs/heads/pr-12-${BASE}`,
  ]) {
    expect(read(other), other).toEqual(named(null));
  }
});

test("a push: its commits; a new branch has no base; a deleted one is refused; a tag is everything", () => {
  const push = (more: object) => ({
    ref: "refs/heads/main",
    before: BASE,
    after: HEAD,
    repository: { default_branch: "trunk" },
    ...more,
  });
  const event = { kind: "push", head: HEAD, base: BASE, baseName: "trunk" };
  expect(readEvent("push", push({}), COMMIT)).toEqual({ kind: "event", event });
  expect(readEvent("push", push({ before: ZEROS }), COMMIT)).toEqual({
    kind: "event",
    event: { ...event, base: null },
  });
  expect(readEvent("push", push({ after: ZEROS }), COMMIT)).toEqual({
    kind: "refused",
    reason: "the branch was deleted: nothing to check",
  });
  expect(readEvent("push", push({ ref: "refs/tags/v1", before: ZEROS }), COMMIT)).toEqual({
    kind: "event",
    event: { kind: "everything", head: COMMIT },
  });
});

test("EV-18 issue_comment and workflow_run are refused and the job to set is named", () => {
  expect(readEvent("issue_comment", {}, COMMIT)).toEqual({
    kind: "refused",
    reason: "job: check does not answer to issue_comment; set job: authorise",
  });
  expect(readEvent("workflow_run", {}, COMMIT)).toEqual({
    kind: "refused",
    reason: "job: check does not answer to workflow_run; set job: gate",
  });
});

test("EV-18 schedule and workflow_dispatch are everything at the commit of the run", () => {
  const everything = { kind: "event", event: { kind: "everything", head: COMMIT } };
  expect(readEvent("schedule", { schedule: "0 3 * * *" }, COMMIT)).toEqual(everything);
  expect(readEvent("workflow_dispatch", null, COMMIT)).toEqual(everything);
  expect(readEvent("schedule", {}, "")).toEqual({
    kind: "refused",
    reason: "GITHUB_SHA is not a commit",
  });
});

test("pull_request_target and events that nobody listed are refused in words", () => {
  expect(readEvent("pull_request_target", pullRequest({ id: 1 }), COMMIT)).toEqual({
    kind: "refused",
    reason: "skillcheck never runs on pull_request_target; use pull_request",
  });
  expect(readEvent("", {}, COMMIT)).toEqual({
    kind: "refused",
    reason: expect.stringContaining("use pull_request, merge_group, push, schedule"),
  });
});

test("a payload that is missing, cut, or has something else for a commit is refused, never thrown", () => {
  const refused = (reason: string) => ({ kind: "refused", reason });
  const noCommit = refused("the pull_request event lacks its head or base commit");
  for (const payload of [
    null,
    [],
    "x",
    {},
    { pull_request: null },
    pullRequest({ id: 1 }, null),
    pullRequest({ id: 1 }, { id: 1 }, { number: 0 }),
    pullRequest({ id: 1 }, { id: 1 }, { head: { sha: "--upload-pack=x", repo: { id: 1 } } }),
    pullRequest({ id: 1 }, { id: 1 }, { head: { sha: `${HEAD}\n`, repo: { id: 1 } } }),
    pullRequest({ id: 1 }, { id: 1 }, { head: { sha: HEAD.slice(1), repo: { id: 1 } } }),
  ]) {
    expect(readEvent("pull_request", payload, COMMIT)).toEqual(noCommit);
  }
  expect(readEvent("merge_group", { merge_group: {} }, COMMIT)).toEqual(
    refused("the merge_group event lacks its head or base commit"),
  );
  expect(readEvent("push", null, COMMIT)).toEqual(refused("the push event lacks its commits"));
});
