import { expect, test } from "vitest";
import type { Fault } from "../../fakes/servers/github/faults.ts";
import { type ActionWorld, actionWorld, type Done } from "./action-world.ts";
import { good, recorded, skill, times } from "./skills.ts";

const A = "skills/a";
const B = "skills/b";
const repository = { full_name: "acme/skills", default_branch: "main" };
const NOT_COUNTED = "recordings that this merge group brings do not count: ";

/** A skill in an edited state with five passing recordings. */
function proposed(folder: string) {
  const edited = skill(folder, { more: "Be loud.\n" });
  return recorded(edited, times(5, good(folder)), { folder });
}

/** Two pull requests, 1 to skill b by mallory and 2 to skill a by ann, and the groups of a queue over both. */
async function queueWorld(): Promise<ActionWorld> {
  const [a, b] = [await proposed(A), await proposed(B)];
  const world = await actionWorld(
    [
      { branch: "main", files: { ...skill(A), ...skill(B) } },
      { branch: "theirs", from: "main", files: b },
      { branch: "ours", from: "main", files: a },
      // As GitHub makes them with squash merges: no parent of a group is a head of a pull request.
      { branch: "alone", from: "main", files: a },
      { branch: "first", from: "main", files: b },
      { branch: "second", from: "first", files: a },
      { branch: "words", from: "main", files: skill(A, { more: "Be loud.\n" }) },
    ],
    { collaborators: { ann: "write", mallory: "triage" } },
  );
  await world.github.addPullRequest({ head: "theirs", author: "mallory" });
  await world.github.addPullRequest({ head: "ours", author: "ann" });
  return world;
}

/** Runs the merge group between two branches; `pull` null = a branch that names none. */
async function runGroup(
  world: ActionWorld,
  group: { readonly base?: string; readonly head: string; readonly pull?: number | null },
): Promise<Done> {
  const { git } = world.github.state;
  const base_sha = (await git.commitSha(group.base ?? "main")) ?? "";
  const head_sha = (await git.commitSha(group.head)) ?? "";
  const { pull = 2 } = group;
  const name = pull === null ? "x" : `pr-${pull}-${base_sha}`;
  const head_ref = `refs/heads/gh-readonly-queue/main/${name}`;
  const merge_group = { head_sha, base_sha, base_ref: "refs/heads/main", head_ref };
  const payload = { action: "checks_requested", merge_group, repository };
  return world.start({ event: { name: "merge_group", payload } });
}

function testsOf(run: Done) {
  return (run.report?.skills ?? []).flatMap(({ tests }) => tests);
}

function expectDenied(run: Done, note: string): void {
  expect(run.outputs).toMatchObject({ status: "unverified", conclusion: "action_required" });
  for (const one of testsOf(run)) {
    expect(one).toMatchObject({ status: "unverified", reason: "self-recorded, not approved" });
  }
  // GitHub's own words may follow.
  expect(run.report?.notes).toEqual([expect.stringContaining(NOT_COUNTED + note)]);
}

test("CA-5, EV-11: recordings of a writer's pull request count in its merge group, those of somebody else do not", async () => {
  const world = await queueWorld();
  const ours = await runGroup(world, { head: "alone" });
  expect(ours.outputs).toMatchObject({ status: "pass", conclusion: "success" });
  expect(testsOf(ours)).toMatchObject([
    { evidenceClass: "committed-pr", marks: ["self-recorded"] },
  ]);
  expect(ours.report?.notes).toEqual([]);

  const theirs = await runGroup(world, { head: "first", pull: 1 });
  expectDenied(theirs, "the author of pull request 1 may not write to this repository");
  const headSha = await world.github.state.git.commitSha("first");
  expect(world.checks().at(-1)).toMatchObject({ headSha, conclusion: "action_required" });
});

test("CA-5, EV-11: a fork's recordings do not count in a merge group, whoever opened the pull request", async () => {
  for (const fork of ["ann/skills", null]) {
    const world = await queueWorld();
    await world.github.addPullRequest({ head: "ours", author: "ann", fork, number: 7 });
    const run = await runGroup(world, { head: "alone", pull: 7 });
    expectDenied(run, "pull request 7 comes from another repository");
  }
});

test("CA-5, EV-11: in a group of several pull requests nothing counts for the one that did not bring it", async () => {
  const world = await queueWorld();
  const both = await runGroup(world, { head: "second" });
  expect(testsOf(both)).toHaveLength(2);
  expectDenied(both, "5 of them are not those of pull request 2");
  // As GitHub says it: the base of a group is the group before it, so its change is one pull request.
  const own = await runGroup(world, { base: "first", head: "second" });
  expect(testsOf(own)).toHaveLength(1);
  expect(own.outputs).toMatchObject({ status: "pass", conclusion: "success" });
});

test("CA-5, EV-11: whatever cannot be told about the pull request of a group denies", async () => {
  const world = await queueWorld();
  const unnamed = await runGroup(world, { head: "alone", pull: null });
  expectDenied(unnamed, "the branch of the queue names no pull request");
  const unknown = await runGroup(world, { head: "alone", pull: 99 });
  expectDenied(unknown, "pull request 99 could not be read: 404: Not Found");
  const faults: readonly (readonly [Omit<Fault, "status">, string])[] = [
    [
      { match: /^GET \S+\/pulls\/2$/ },
      "pull request 2 could not be read: GitHub answered 500: Injected 500",
    ],
    [
      { match: /^GET \S+\/permission$/ },
      "the author of pull request 2 may not write to this repository",
    ],
  ];
  for (const [fault, note] of faults) {
    world.github.addFault({ ...fault, status: 500 });
    expectDenied(await runGroup(world, { head: "alone" }), note);
  }
});

test("EV-11: a group that brings no recordings asks for no pull request", async () => {
  const world = await queueWorld();
  const run = await runGroup(world, { head: "words" });
  expect(testsOf(run)).toMatchObject([{ status: "unverified", marks: [] }]);
  expect(run.report?.notes).toEqual([]);
  const asked = world.github.requests.map(({ path }) => path);
  expect(asked.filter((path) => /\/pulls|\/permission|comments/.test(path))).toEqual([]);
});
