import { expect, test } from "vitest";
import { openSide } from "../../src/app/open-side.ts";
import { readSkillUnit } from "../../src/app/read-skill-unit.ts";
import { toCacheKeyPart } from "../../src/cassettes/run-key.ts";
import type { Report } from "../../src/model/report.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { type ActionWorld, actionWorld, ownScopes } from "./action-world.ts";
import type { Sample } from "./make-recordings.ts";
import { bad, good, recorded, skill, times } from "./skills.ts";

const GREETER = "skills/greeter";
const EDITED = skill(GREETER, { more: "Be loud.\n" });

/** A repository whose branch `topic` edits the skill and brings these recordings; every write answers 403. */
async function forkWorld(samples: readonly Sample[], fork: string | null): Promise<ActionWorld> {
  const main = await recorded(skill(GREETER), times(5, good(GREETER)), { folder: GREETER });
  const world = await actionWorld([
    { branch: "main", files: main },
    {
      branch: "topic",
      from: "main",
      files: await recorded(EDITED, samples, { folder: GREETER, day: 29 }),
    },
  ]);
  const body = { message: "Resource not accessible by integration", status: "403" };
  world.github.addFault({
    match: /^(?:POST|PATCH|PUT|DELETE) \/repos/,
    status: 403,
    times: Number.POSITIVE_INFINITY,
    body,
  });
  await world.github.addPullRequest({ head: "topic", fork, author: "mallory" });
  return world;
}

function testOf(report: Report | null) {
  return report?.skills[0]?.tests[0];
}

test("EV-1: a fork's passing replay writes nothing and ends 0, the summary says it all", async () => {
  const world = await forkWorld(times(5, good(GREETER)), "mallory/skills");
  const run = await world.start({ action: "opened", upload: true, scopes: ownScopes() });
  expect(run.writes).toEqual([]);
  expect(run.exitCodes).toEqual({ main: 0, post: 0 });
  expect(run.conclusion).toBe("success");
  expect(run.outputs).toMatchObject({ status: "pass", "comment-id": "", "comment-url": "" });
  // Self-recorded evidence is shown as what it is; the preview does not apply CA-5.
  expect(run.summary).toContain("⏪ replayed, self-recorded");
  expect(run.outputs["comment-body"]).toContain("✅ skillcheck: 1 skill passes");
  expect(testOf(run.report)).toMatchObject({ evidenceClass: "committed-pr", status: "pass" });
  // The report is uploaded from a fork too; nothing is saved to the cache.
  expect(world.cache.state.entries()).toEqual([]);
  expect(world.cache.state.artifacts().map(({ name }) => name)).toEqual(["skillcheck-report.json"]);
});

test("EV-1 and EV-2: a failing replay of a deleted fork writes nothing and ends 1, with annotations by command", async () => {
  const suite = `${skill(GREETER)[`${GREETER}/skillcheck.yaml`]}\n`;
  const world = await forkWorld(times(5, bad()), null);
  await world.commit({ branch: "topic", files: { [`${GREETER}/skillcheck.yaml`]: suite } });
  await world.github.synchronize(1);
  const run = await world.start();
  expect(run.writes).toEqual([]);
  expect(run.exitCodes).toEqual({ main: 1, post: 0 });
  expect(run.outputs).toMatchObject({ status: "fail", conclusion: "failure" });
  expect(run.annotations).toMatchObject([
    { level: "error", file: `${GREETER}/skillcheck.yaml`, line: "8" },
  ]);
  expect(run.report?.subject.fork).toBe(true);
});

test("CA-5: what a fork finds in its own cache scope is shown and does not count", async () => {
  const world = await forkWorld([], "mallory/skills");
  const files = await recorded(EDITED, times(5, good(GREETER)), { folder: GREETER, day: 29 });
  // A run of the same pull request in the repository itself saves, which a fork's job could as well.
  await world.commit({ branch: "saved", from: "main", files });
  await world.github.addPullRequest({ head: "saved", number: 2 });
  const scopes = [{ scope: "refs/pull/1/merge", permission: "both" }] as const;
  await world.start({ pull: 2, scopes });
  const [entry] = world.cache.state.entries();
  const digest = await saved(EDITED);
  expect(entry?.key).toBe(`skillcheck-c1-${digest}-1000-end`);

  const run = await world.start({ scopes });
  expect(run.writes).toEqual([]);
  expect(run.exitCodes["main"]).toBe(4);
  expect(run.outputs).toMatchObject({ status: "unverified", conclusion: "action_required" });
  expect(testOf(run.report)).toMatchObject({
    status: "unverified",
    marks: ["from the cache"],
    reason: "only in the cache, which does not count here",
  });
  expect(world.cache.state.entries()).toHaveLength(1);
});

/** S of the cache key for the skill in this state. */
async function saved(tree: typeof EDITED): Promise<string> {
  const unit = await readSkillUnit(await openSide(memoryFiles(tree)), GREETER);
  return toCacheKeyPart(GREETER, unit.skill?.digest ?? "");
}
