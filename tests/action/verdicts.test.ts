import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { NewCommit } from "../../fakes/servers/github/bare-repository.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { type ActionWorld, actionWorld, type Done } from "./action-world.ts";
import { builtAction } from "./built-action.ts";
import type { Tree } from "./make-recordings.ts";
import { bad, good, recorded, SUITE, skill, times } from "./skills.ts";

const A = "skills/a";
const B = "skills/b";
const LOUD = { more: "Be loud.\n" };

/** A pull request that makes `head` of `base`. */
async function pullRequest(base: Tree, head: NonNullable<NewCommit["files"]>) {
  const world = await actionWorld([
    { branch: "main", files: base },
    { branch: "topic", from: "main", files: head },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  return world;
}

/** The recording claims a pass in every place that its format has. */
function withStoredPass(cassette: Cassette): Cassette {
  const key = "0".repeat(64);
  return {
    ...cassette,
    verdicts: [{ key, verdict: "pass", reasoning: "It passed.", model: "m" }],
    grades: [{ key, score: 1, details: "passed" }],
  };
}

/** Exit code of the job, conclusion and title of the one check run, and no check run left open. */
function verdictOf(world: ActionWorld, run: Done) {
  const checks = world.checks();
  expect(checks.map(({ status }) => status)).toEqual(checks.map(() => "completed"));
  const check = checks.at(-1);
  expect(run.outputs["conclusion"]).toBe(check?.conclusion);
  return [run.exitCodes["main"], check?.conclusion, check?.output.title];
}

test("EV-12 row 0: a typo in one of two suites is a failure with its place, the other skill is evaluated", async () => {
  const base = { ...skill(A), ...skill(B) };
  const suite = SUITE.replace("    expect:", "    expct:");
  const world = await pullRequest(base, {
    ...skill(A, { ...LOUD, suite }),
    ...(await recorded(skill(B, LOUD), times(5, good(B)), { folder: B })),
  });
  const run = await world.start({ action: "opened" });
  expect(verdictOf(world, run)).toEqual([
    2,
    "failure",
    expect.stringMatching(/^❌ skills\/a\/skillcheck\.yaml:7:5 .*expct/),
  ]);
  const states = run.report?.skills.map(({ folder, state }) => [folder, state]);
  expect(states).toEqual([
    [A, "unusable"],
    [B, "pass"],
  ]);
  // CO-8: one annotation at the line and column, one line of at most 300 characters.
  const [annotation] = world.checks()[0]?.annotations ?? [];
  expect(annotation).toMatchObject({
    path: "skills/a/skillcheck.yaml",
    start_line: 7,
    start_column: 5,
    annotation_level: "failure",
  });
  expect(annotation?.message).toMatch(/^.{1,300}$/);
  expect(run.conclusion).toBe("failure");
});

test("a skill with an entry that cannot be read is no success: its file, the reason and what to do are told, its tests are unverified", async () => {
  const world = await pullRequest(skill(A), {
    ...(await recorded(skill(A, LOUD), times(5, good(A)), { folder: A })),
    [`${A}/lib`]: { mode: "160000", content: "1".repeat(40) },
  });
  const run = await world.start({ action: "opened" });
  const what = "a submodule lies in the skill; its files are not in this tree";
  expect(verdictOf(world, run)).toEqual([
    2,
    "failure",
    `❌ ${A}/lib:1:1 ${what} (1 test unverified) · $0.00`,
  ]);
  const remedy = "copy its files in, or move it out of the skill's folder";
  expect(run.report?.reasons.map(({ text }) => text)).toEqual([
    `${A}/lib:1:1 ${what}: ${remedy}`,
    "a: 1 of 1 test have no evidence that counts",
  ]);
  expect(run.report?.skills[0]).toMatchObject({
    state: "unusable",
    tests: [{ status: "unverified", reason: `${A}/lib: ${what}`, next: remedy }],
  });
  const [body = ""] = world.comments();
  expect(body).toContain(`**${A}/lib cannot be used**`);
  expect(body).toContain("⚠️ lib cannot be used | fix `lib` |");
});

test("EV-12 row 6: stale is action_required and names what changed; without the word it is success and is told all the same", async () => {
  const base = await recorded(skill(A), times(5, good(A)), { folder: A });
  const world = await pullRequest(base, skill(A, LOUD));
  const run = await world.start({ action: "opened" });
  const title = "⚠️ 1 of 1 skill unverified (0/1 tests pass) · $0.00";
  expect(verdictOf(world, run)).toEqual([0, "action_required", title]);
  expect(run.report?.exitCode).toBe(4);
  const { stale, staleInputs = [] } = run.report?.skills[0] ?? {};
  expect(stale).toMatchObject({ passed: 1, tests: 1 });
  const changed = staleInputs.filter((row) => row.changed).map(({ input }) => input);
  expect(changed).toEqual(["SKILL.md"]);
  expect(world.comments()[0]).toContain("SKILL.md");

  const without = await world.start({
    inputs: { "fail-on": "failed, regressed, lint, invalid, untested, inconclusive" },
  });
  expect(verdictOf(world, without)).toEqual([0, "success", title]);
  expect(without.report?.exitCode).toBe(0);
  expect(world.comments()[0]).toContain("### ⚠️ skillcheck: 1 of 1 skill unverified");
});

test("EV-12 row 12: a changed skill without a suite is untested; the base's fail_on may leave the word out, the pull request may not (EV-17)", async () => {
  const settings = "version: 1\nfail_on: [failed, regressed, lint, invalid, unverified]\n";
  const head = {
    ...skill(A, { ...LOUD, suite: null }),
    ".skillcheck.yml": "version: 1\nfail_on: []\n",
  };
  const strict = await pullRequest(skill(A, { suite: null }), head);
  const run = await strict.start({ action: "opened" });
  const title = "⚠️ 1 of 1 skill untested";
  expect(verdictOf(strict, run)).toEqual([0, "action_required", title]);
  expect(run.report?.failOn).toContain("untested");
  const note =
    "this pull request changes the settings; the base branch's are in force until it is merged";
  expect(run.report?.notes).toContain(note);
  expect(strict.comments()[0]).toContain("new-test");
  expect(strict.checks()[0]?.annotations).toMatchObject([{ path: `${A}/SKILL.md`, start_line: 1 }]);

  const lenient = await pullRequest(
    { ...skill(A, { suite: null }), ".skillcheck.yml": settings },
    skill(A, { ...LOUD, suite: null }),
  );
  expect(verdictOf(lenient, await lenient.start({ action: "opened" }))).toEqual([
    0,
    "success",
    title,
  ]);
});

test("EV-12 row 8, CA-3 and CA-4: forged and swapped recordings are a failure whatever fail-on says; a stored pass is not believed", async () => {
  const a = skill(A, LOUD);
  const ofA = await recorded(a, times(5, good(A)), { folder: A });
  const b = await recorded(skill(B, LOUD), times(5, good(B)), { folder: B });
  const [pathOfB = ""] = Object.keys(b).filter((path) => path.includes("/cassettes/"));
  const [pathOfA = "", textOfA = ""] =
    Object.entries(ofA).find(([path]) => path.includes("/cassettes/")) ?? [];
  const world = await pullRequest(
    { ...skill(A), ...skill(B) },
    {
      ...ofA,
      // Its events now say something else than when it was recorded.
      [pathOfA]: textOfA.replaceAll("Ahoy, crew!", "Ahoy! Ahoy!"),
      ...b,
      // A sound recording of the skill a under the run key of b.
      [pathOfB]: textOfA,
    },
  );
  const run = await world.start({ action: "opened", inputs: { "fail-on": "failed" } });
  expect(verdictOf(world, run)).toEqual([
    3,
    "failure",
    expect.stringMatching(/^🛠️ no verdict: recording \d{8}T\d{6}Z-\w{6}\.json: digest mismatch: /),
  ]);
  const reasons = run.report?.reasons.filter(({ word }) => word === null) ?? [];
  expect(reasons.map(({ text }) => text)).toEqual([
    `${pathOfA}: digest mismatch: was changed after it was written, its content is not that of its name: restore it, or remove it and record again`,
    `${pathOfB}: digest mismatch: its run key is not that of its folder: restore it, or remove it and record again`,
  ]);
  expect(world.comments()[0]).toContain("digest mismatch");
});

test("EV-12 rows 2 and 6, CA-4: failing and unverified are a failure whatever verdict is stored; invalid ones end the job with 3", async () => {
  const world = await pullRequest(
    { ...skill(A), ...skill(B) },
    {
      ...(await recorded(skill(A, LOUD), times(5, bad()), { folder: A, change: withStoredPass })),
      ...skill(B, LOUD),
    },
  );
  const run = await world.start({ action: "opened" });
  expect(verdictOf(world, run)).toEqual([
    0,
    "failure",
    "❌ a fails, 1 skill unverified · replayed · $0.00",
  ]);

  // A stream without its last line: nothing was learnt (SB-10).
  const cut = await recorded(skill(A, { more: "Be quiet.\n" }), times(5, good(A)), {
    folder: A,
    change: (cassette) => ({
      ...cassette,
      turns: cassette.turns.map((turn) => ({ ...turn, stdout: turn.stdout.slice(0, -1) })),
    }),
  });
  await world.commit({ branch: "topic", files: { ...skill(B), ...cut } });
  await world.github.synchronize(1);
  const invalid = await world.start();
  expect(verdictOf(world, invalid)).toEqual([
    3,
    "failure",
    expect.stringMatching(/^🛠️ no verdict for a/),
  ]);
  expect(world.comments()[0]).toMatch(/^### 🛠️ skillcheck: no verdict for a/);
});

test("EV-12 row 10: a fault of our own is a failure, exit 3, told in title and comment, and never as a result of the skill", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-broken-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(await builtAction(), folder, { recursive: true });
  await rm(join(folder, "dist/evaluate.js"));
  const world = await pullRequest(
    skill(A),
    await recorded(skill(A, LOUD), times(5, good(A)), { folder: A }),
  );
  const run = await world.start({ bundle: folder });
  expect(run.exitCodes["main"]).toBe(3);
  expect(verdictOf(world, run)).toEqual([
    3,
    "failure",
    expect.stringMatching(/^🛠️ no verdict.*the evaluation worker ended/),
  ]);
  expect(run.outputs).toMatchObject({ status: "invalid", failed: "0", invalid: "1" });
  expect(world.comments()[0]).toContain("the evaluation worker ended");
  expect(world.comments()[0]).not.toMatch(/^\s+at /m);
});
