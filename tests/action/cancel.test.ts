import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Fault } from "../../fakes/servers/github/faults.ts";
import { type ActionWorld, actionWorld, type Done } from "./action-world.ts";
import { bad, recorded, skill, times } from "./skills.ts";

const A = "skills/a";
const FILES = /^GET \S+\/pulls\/1\/files/;
const CHECK = /^PATCH \S+\/check-runs\//;
const CANCELLED = {
  status: "completed",
  conclusion: "failure",
  output: { title: "❌ skillcheck was cancelled before it had a result" },
} as const;

async function failingPullRequest(): Promise<ActionWorld> {
  const files = await recorded(skill(A, { more: "Be loud.\n" }), times(5, bad()), { folder: A });
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  return world;
}

/** Cancels a run at the request that matches, which has its answer `ms` after it came. */
async function cancelAt(
  world: ActionWorld,
  held: Pick<Fault, "match" | "isApplied"> & { readonly ms: number },
  pace = "none",
): Promise<Done> {
  const arrived = world.github.arrival(held.match);
  world.github.addFault({ ...held, until: arrived.then(() => pause(held.ms)) });
  return world.start({
    action: "opened",
    cancel: { signal: "SIGTERM", when: arrived },
    env: { SKILLCHECK_PACE: pace },
  });
}

/** The writes of a run without the numbers of check runs and comments. */
const kinds = (run: Done) => run.writes.map((write) => write.replace(/\d+$/, "N"));

test("EV-13: what still runs when a job is cancelled writes nothing after the last word of the job", async () => {
  for (const pace of ["none", "github"]) {
    const world = await failingPullRequest();
    // The last word itself is slow: the check has time to come to its end behind it.
    const slow = { match: CHECK, isApplied: true, until: world.github.arrival(CHECK) };
    world.github.addFault({ ...slow, until: slow.until.then(() => pause(2500)) });
    const run = await cancelAt(world, { match: FILES, ms: 100 }, pace);
    expect(run.conclusion).toBe("cancelled");
    expect(run.exitCodes).toEqual({ main: 130, post: 0 });
    expect(kinds(run)).toEqual(["POST /check-runs", "PATCH /check-runs/N"]);
    expect(world.checks()).toMatchObject([CANCELLED]);
    expect(world.comments()).toEqual([]);
    expect([run.outputs, run.summary]).toEqual([{}, ""]);
  }
});

test("EV-13: a check run whose creation is under way at the cancel is waited for and completed", async () => {
  const world = await failingPullRequest();
  const run = await cancelAt(world, { match: /^POST \S+\/check-runs$/, isApplied: true, ms: 800 });
  expect(run.exitCodes).toEqual({ main: 130, post: 0 });
  expect(kinds(run)).toEqual(["POST /check-runs", "PATCH /check-runs/N"]);
  expect(world.checks()).toMatchObject([CANCELLED]);
});

test("EV-13: a result that is being written at the cancel stands, and no comment follows it", async () => {
  const world = await failingPullRequest();
  const run = await cancelAt(world, { match: CHECK, isApplied: true, ms: 800 });
  expect(run.exitCodes).toEqual({ main: 130, post: 0 });
  expect(kinds(run)).toEqual(["POST /check-runs", "PATCH /check-runs/N"]);
  expect(world.checks()).toMatchObject([
    { status: "completed", conclusion: "failure", output: { title: expect.stringContaining("a") } },
  ]);
  expect(world.checks()[0]?.output.title).not.toBe(CANCELLED.output.title);
  expect(world.comments()).toEqual([]);
});

test("EV-13: a comment that is being looked for at the cancel is not written", async () => {
  const world = await failingPullRequest();
  const run = await cancelAt(world, { match: /^GET \S+\/issues\/1\/comments/, ms: 100 });
  expect(run.exitCodes["main"]).toBe(130);
  expect(kinds(run)).toEqual(["POST /check-runs", "PATCH /check-runs/N"]);
  expect(world.comments()).toEqual([]);
});
