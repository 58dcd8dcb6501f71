import { expect, test } from "vitest";
import { actionWorld, type Done, ownScopes } from "./action-world.ts";
import type { Tree } from "./make-recordings.ts";
import { good, recorded, skill, times } from "./skills.ts";

const A = "skills/a";
const LOUD = skill(A, { more: "Be loud.\n" });
const MAIN = "refs/heads/main";
const WRITE_MAIN = [{ scope: MAIN, permission: "both" }] as const;

const repository = { full_name: "acme/skills", default_branch: "main" };

/** The event of a push to main that moved it from one commit to another. */
function push(before: string, after: string) {
  return { name: "push", payload: { ref: MAIN, before, after, repository } };
}

function testOf(run: Done) {
  return run.report?.skills[0]?.tests[0];
}

function recordingsOf(tree: Tree): Tree {
  const kept = Object.entries(tree).filter(([path]) => path.includes("/cassettes/"));
  return Object.fromEntries(kept);
}

/** main holds a skill with recordings, which a later commit removes from the tree. */
async function savedWorld() {
  const withRecordings = await recorded(LOUD, times(5, good(A)), { folder: A });
  const gone = Object.keys(recordingsOf(withRecordings)).map((path) => [path, null] as const);
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "recorded", from: "main", files: withRecordings },
    { branch: "without", from: "recorded", files: Object.fromEntries(gone) },
  ]);
  const { git } = world.github.state;
  const sha = async (branch: string) => (await git.commitSha(branch)) ?? "";
  return { world, first: await sha("main"), saved: await sha("recorded") };
}

test("CA-2 and CA-5: recordings saved by a push are restored on a pull request whose trees hold none, and count, from the cache", async () => {
  const { world, first, saved } = await savedWorld();
  const pushed = await world.start({ event: push(first, saved), scopes: WRITE_MAIN });
  expect(pushed.exitCodes["main"]).toBe(0);
  expect(pushed.outputs["conclusion"]).toBe("success");
  const entries = world.cache.state.entries().map(({ key, scope }) => ({ key, scope }));
  expect(entries).toEqual([
    { key: expect.stringMatching(/^skillcheck-c1-[0-9a-f]+-1000-end$/), scope: MAIN },
  ]);

  await world.github.addPullRequest({ head: "without" });
  const run = await world.start({ action: "opened", scopes: ownScopes() });
  expect(testOf(run)).toMatchObject({
    status: "pass",
    evidenceClass: "pr-cache",
    marks: ["from the cache"],
    rate: { passed: 5, valid: 5 },
  });
  expect(world.checks().at(-1)).toMatchObject({ conclusion: "success", status: "completed" });
  expect(world.comments()[0]).toContain("⏪ replayed, from the cache");
  expect(run.log).toContain("a: recordings restored from the cache");
  // What came from the cache as it is needs no second entry.
  expect(world.cache.state.entries()).toHaveLength(1);
});

test("CA-2: an entry of another form is a miss, and so is one that nobody of ours could have written", async () => {
  const { world, first, saved } = await savedWorld();
  await world.start({ event: push(first, saved), scopes: WRITE_MAIN });
  const [entry] = world.cache.state.entries();
  const state = world.cache.state.entries();
  expect(state).toHaveLength(1);
  // The newest entry that begins alike is not ours: asked for by its prefix, and refused by its form.
  const foreign = entry?.key.replace("1000-end", "x") ?? "";
  world.cache.inject({
    pattern: "GetCacheEntryDownloadURL",
    status: 200,
    body: { ok: true, signed_download_url: `${world.cache.url}/blob/none`, matched_key: foreign },
  });
  await world.github.addPullRequest({ head: "without" });
  const run = await world.start({ action: "opened", scopes: ownScopes() });
  expect(testOf(run)).toMatchObject({ status: "unverified", evidence: "unrecorded" });
  expect(run.log).toContain(
    "nothing restored from the cache: the newest entry has not the name of a recording",
  );
  expect(world.cache.requests.filter(({ method }) => method === "GET")).toEqual([]);
});

test("CA-9: a denied save, a name that is taken and cache-mode read are said in words and change nothing else", async () => {
  const { world, first, saved } = await savedWorld();
  const event = push(first, saved);
  const denied = await world.start({ event, scopes: [{ scope: MAIN, permission: "read" }] });
  expect(denied.exitCodes["main"]).toBe(0);
  expect(denied.summary).toContain(
    "a: recordings not saved to the cache: read-only cache token for this event, or no answer",
  );
  await world.start({ event, scopes: WRITE_MAIN, runId: 7 });
  const again = await world.start({
    event,
    scopes: WRITE_MAIN,
    runId: 7,
    env: { GITHUB_RUN_ATTEMPT: "2" },
  });
  expect(again.summary).toContain("a: recordings not saved to the cache: already there");
  expect(world.checks()).toMatchObject([{ conclusion: "success", status: "completed" }]);

  const calls = world.cache.requests.length;
  const mode = { ACTIONS_CACHE_MODE: "read" };
  const reading = await world.start({ event, scopes: WRITE_MAIN, env: mode });
  expect(reading.summary).toContain(
    "a: recordings not saved to the cache: cache-mode is read for this job",
  );
  const asked = world.cache.requests.slice(calls).map(({ path }) => path);
  expect(asked.filter((path) => path.includes("CacheService"))).toEqual([]);
  expect(world.cache.state.entries()).toHaveLength(1);
});

test("CA-10: an empty cache and a cache that is down cost nothing but time where the recordings are committed", async () => {
  const files = await recorded(LOUD, times(5, good(A)), { folder: A });
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  world.cache.inject({ pattern: "CacheService", status: 400 });
  const run = await world.start({
    action: "opened",
    env: { ACTIONS_RUNTIME_TOKEN: "" },
    scopes: ownScopes(),
    upload: true,
  });
  expect(run.outputs).toMatchObject({ status: "pass", passed: "1" });
  expect(world.comments()[0]).toContain("⏪ replayed, self-recorded");
  expect(run.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ conclusion: "success" }]);
  expect(run.summary).toContain("the report was not uploaded");
});

test("CA-5: a writer's self-recorded evidence counts and is labelled; without write permission it is unverified", async () => {
  const files = await recorded(LOUD, times(5, good(A)), { folder: A });
  const commits = [
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files },
  ];
  for (const [role, conclusion] of [
    ["maintain", "success"],
    ["triage", "action_required"],
  ] as const) {
    const world = await actionWorld(commits, { collaborators: { ann: role } });
    await world.github.addPullRequest({ head: "topic", author: "ann" });
    const run = await world.start({ action: "opened", scopes: ownScopes() });
    expect(world.checks()).toMatchObject([{ conclusion }]);
    expect(testOf(run)?.marks).toEqual(["self-recorded"]);
    if (role === "triage") {
      expect(testOf(run)).toMatchObject({
        status: "unverified",
        reason: "self-recorded, not approved",
      });
      expect(world.comments()[0]).toContain("self-recorded, not approved");
      // What does not count is not kept either.
      expect(world.cache.state.entries()).toEqual([]);
    } else {
      expect(world.comments()[0]).toContain("⏪ replayed, self-recorded");
    }
  }
});

test("the same inputs as on the base compare as the same, whatever the recordings say", async () => {
  const base = await recorded(skill(A), [...times(4, good(A)), good(A)], { folder: A });
  const world = await actionWorld([
    { branch: "main", files: base },
    {
      branch: "topic",
      from: "main",
      files: { [`${A}/skillcheck.yaml`]: `# An edited comment.\n${base[`${A}/skillcheck.yaml`]}` },
    },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(testOf(run)).toMatchObject({
    status: "pass",
    evidenceClass: "committed-base",
    comparison: "same",
    marks: [],
  });
  expect(world.comments()[0]).toContain("vs `main`: same");
});
