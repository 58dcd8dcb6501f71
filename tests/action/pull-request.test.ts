import { expect, test } from "vitest";
import type { Github } from "../../fakes/servers/github/start-github.ts";
import { readMarkdown } from "../reports/read-markdown.ts";
import { actionWorld, ownScopes } from "./action-world.ts";
import { bad, good, recorded, skill, times } from "./skills.ts";

const GREETER = "skills/greeter";

/** A skill whose step that reads the words is gone, with fresh recordings that show it. */
function withoutWords() {
  const base = skill(GREETER);
  const path = `${GREETER}/SKILL.md`;
  const line = "Say the greeting of [the list of words](references/words.md) that fits the crew.";
  return { ...base, [path]: (base[path] ?? "").replace(line, "Say hello to the crew.") };
}

async function regressedCommits() {
  const head = await recorded(withoutWords(), [good(GREETER), ...times(4, bad())], {
    folder: GREETER,
    day: 29,
  });
  return [
    {
      branch: "main",
      files: await recorded(skill(GREETER), times(5, good(GREETER)), { folder: GREETER }),
    },
    { branch: "topic", from: "main", files: head },
  ];
}

const STRANGERS_MARKER =
  '<!-- skillcheck:v1 {"key":"default","kind":"replay","run":1,"attempt":1,"sha":"","status":"pass","hist":[]} -->';

/** Comments with our marker by others, a check run of our name by another app, and one of ours that is no result. */
function addForeign(github: Github, headSha: string) {
  for (const author of ["mallory", "other-bot[bot]"]) {
    github.addComment({ issue: 1, author, body: `Mine.\n${STRANGERS_MARKER}` });
  }
  const foreign = {
    headSha,
    name: "skillcheck",
    detailsUrl: null,
    status: "completed" as const,
    conclusion: "success",
    startedAt: github.state.now(),
    completedAt: github.state.now(),
    output: { title: "all good", summary: "", text: null },
    annotations: [],
  };
  const app = { id: 99, slug: "other-app", name: "other" };
  const ours = { id: 15368, slug: "github-actions", name: "GitHub Actions" };
  github.state.checkRuns.set(7, { ...foreign, id: 7, app, externalId: `${headSha}:1:1:replay` });
  github.state.checkRuns.set(8, { ...foreign, id: 8, app: ours, externalId: "" });
  return foreignOf(github);
}

function foreignOf(github: Github) {
  const comments = [...github.state.comments.values()];
  return structuredClone({
    comments: comments.filter(({ author }) => author !== "github-actions[bot]"),
    checkRuns: [github.state.checkRuns.get(7), github.state.checkRuns.get(8)],
  });
}

test("CO-4 and EV-14: a regressed skill fails, a label changes nothing, other people's comments and checks stay as they are", async () => {
  const world = await actionWorld(await regressedCommits());
  const { github } = world;
  const { headSha } = await github.addPullRequest({ head: "topic" });
  const foreign = addForeign(github, headSha);

  const first = await world.start({ action: "opened", upload: true, scopes: ownScopes() });
  expect(first.exitCodes).toEqual({ main: 0, post: 0 });
  expect(first.writes).toEqual([
    "POST /check-runs",
    expect.stringMatching(/^PATCH \/check-runs\/\d+$/),
    "POST /issues/1/comments",
  ]);
  const [check] = world.checks();
  expect(check).toMatchObject({
    status: "completed",
    conclusion: "failure",
    headSha,
    externalId: `${headSha}:1000:1:replay`,
    output: { title: "❌ greeter regressed (0/1 tests pass, 1/1 on main) · replayed · $0.00" },
  });
  expect(first.outputs).toMatchObject({
    status: "fail",
    conclusion: "failure",
    passed: "0",
    failed: "1",
    regressed: "1",
    stale: "0",
    "spent-usd": "0.0000",
    "recorded-usd": "0.0834",
    skills: '[{"name":"greeter","status":"fail"}]',
  });
  const [body = ""] = world.comments();
  expect(body.split("\n")[0]).toBe(
    "### ❌ skillcheck: greeter regressed (0/1 tests pass, 1/1 on `main`)",
  );
  expect(first.outputs["comment-body"]).toBe(body);
  // The cause sentence, the events with the first divergence, the agent's own words.
  expect(body).toMatch(/stopped .*references\/words\.md.*SKILL\.md/);
  expect(body).toContain(
    "| **1.2** | 🔧 `Bash ls` → exit 0 **← diverges** | 🔧 `Read references/words.md` |",
  );
  expect(body).toContain("Samples `✓ ✗ ✗ ✗ ✗` · 20% (95% CI 4–62%), `main` 100% (57–100%)");
  expect(first.summary).toContain("greeter regressed (0/1 tests pass, 1/1 on `main`)");
  expect(readMarkdown(body).images).toBe(0);

  const second = await world.start({
    action: "labeled",
    label: "docs",
    upload: true,
    scopes: ownScopes(),
  });
  expect(second.writes).toEqual([
    `PATCH /check-runs/${check?.id}`,
    `PATCH /check-runs/${check?.id}`,
  ]);
  expect(world.checks()).toMatchObject([
    { conclusion: "failure", status: "completed", externalId: `${headSha}:1001:1:replay` },
  ]);
  expect(world.comments()).toEqual([body]);
  expect(second.outputs["conclusion"]).toBe("failure");
  expect(foreignOf(github)).toEqual(foreign);
});

test("a first run creates the comment, a push edits it, a run in which nothing changed writes the check alone", async () => {
  const files = await recorded(skill(GREETER), times(5, good(GREETER)), { folder: GREETER });
  const edited = skill(GREETER, { more: "Be loud.\n" });
  const world = await actionWorld([
    { branch: "main", files },
    { branch: "topic", from: "main", files: edited },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const first = await world.start({ action: "opened" });
  expect(first.outputs).toMatchObject({
    conclusion: "action_required",
    stale: "1",
    unverified: "1",
  });
  expect(first.exitCodes["main"]).toBe(0);
  expect(world.checks()).toMatchObject([{ conclusion: "action_required" }]);

  await world.commit({
    branch: "topic",
    files: await recorded(edited, times(5, good(GREETER)), { folder: GREETER, day: 29 }),
  });
  const { headSha } = await world.github.synchronize(1);
  const second = await world.start();
  expect(second.writes.filter((write) => write.includes("comments"))).toEqual([
    expect.stringMatching(/^PATCH \/issues\/comments\/\d+$/),
  ]);
  const [body = "", ...others] = world.comments();
  expect(others).toEqual([]);
  expect(body).toMatch(/^### ✅ skillcheck: 1 skill passes \(1\/1 tests\)/);
  // One transcript for each affected skill, also when it passes.
  expect(body).toContain("Ahoy, crew");
  expect(body).toContain(`→ ✅ \`${headSha.slice(0, 7)}\` ·`);
  expect(second.outputs).toMatchObject({ conclusion: "success", passed: "1" });
  expect(second.report?.skills[0]?.tests[0]?.comparison).toBe("same");

  const third = await world.start();
  expect(third.writes.map((write) => write.replace(/\d+$/, "N"))).toEqual([
    "PATCH /check-runs/N",
    "PATCH /check-runs/N",
  ]);
  expect(world.comments()).toEqual([body]);
  expect(world.checks().find((run) => run.headSha === headSha)).toMatchObject({
    conclusion: "success",
    externalId: `${headSha}:1002:1:replay`,
  });
});

test("EV-5: a pull request that touches README alone gets a completed check, success, and no comment", async () => {
  const files = { ...skill(GREETER), "README.md": "# Skills\n" };
  const world = await actionWorld([
    { branch: "main", files },
    { branch: "topic", from: "main", files: { "README.md": "# Better skills\n" } },
  ]);
  const { headSha } = await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes).toEqual({ main: 0, post: 0 });
  expect(run.outputs).toMatchObject({ conclusion: "success", status: "pass", skills: "[]" });
  expect(world.checks()).toMatchObject([
    { headSha, status: "completed", conclusion: "success", output: { title: "no skills changed" } },
  ]);
  expect(run.writes.some((write) => write.includes("comments"))).toBe(false);
});
