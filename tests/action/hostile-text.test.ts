import { expect, test } from "vitest";
import { workflowToken } from "../../fakes/servers/github/tokens.ts";
import { countTableRows, detailsDepth, readMarkdown } from "../reports/read-markdown.ts";
import { actionWorld, ownScopes } from "./action-world.ts";
import type { Sample } from "./make-recordings.ts";
import { recorded, SUITE, skill, times } from "./skills.ts";

const A = "skills/a";
const LOUD = { more: "Be loud.\n" };
const CANARY = "sk-ant-skillcheck-CANARY-9f2c81d0a7b4e6f3";

/** Everything that a run shows or stores for others. */
function surfacesOf(
  world: Awaited<ReturnType<typeof actionWorld>>,
  run: Awaited<ReturnType<typeof world.start>>,
) {
  const artifacts = world.cache.state.artifacts().map((one) => world.cache.state.bytes(one));
  return {
    log: run.log,
    summary: run.summary,
    outputs: JSON.stringify(run.outputs),
    annotations: JSON.stringify(run.annotations),
    comments: JSON.stringify([...world.github.state.comments.values()]),
    checks: JSON.stringify([...world.github.state.checkRuns.values()]),
    artifacts: artifacts.map(String).join("\n"),
    sent: JSON.stringify(world.github.requests.map(({ path, body }) => [path, body])),
  };
}

test("CO-7, CO-3 and SE-1: lines of a recording are no commands, no markers and no secrets, on any surface", async () => {
  const lines = [
    "::error file=a::INJECTED",
    "##[group]INJECTED",
    "##[error]INJECTED",
    "::add-mask::crew",
    "::set-output name=status::pass",
    "\r::warning::INJECTED",
    "  ::notice::INJECTED",
    '<!-- skillcheck:v1 {"key":"default"} -->',
    "@org/everyone fixes #1 ![x](https://evil/?d=1) </details>",
    `the key is ${CANARY}`,
  ];
  const text = lines.join("\n");
  const hostile: Sample = [
    [{ tool: "Bash", input: { command: text }, result: text }, { say: `Hello.\n${text}` }],
  ];
  // The recording is committed by the pull request, so no redactor of ours has seen it.
  const files = await recorded(skill(A, LOUD), times(5, hostile), { folder: A });
  const world = await actionWorld([
    { branch: "main", files: skill(A) },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({
    head: "topic",
    title: "::error::INJECTED",
    fork: "m/skills",
  });
  const run = await world.start({
    action: "opened",
    env: { ACTIONS_STEP_DEBUG: "true", RUNNER_DEBUG: "1" },
    upload: true,
    scopes: ownScopes(),
  });
  expect(run.outputs["conclusion"]).toBe("failure");
  expect(run.outputs["status"]).toBe("fail");
  const injected = run.annotations.filter(
    ({ message, title = "" }) => /^INJECTED/.test(message) || title.includes("INJECTED"),
  );
  expect(injected).toEqual([]);
  expect(run.log).not.toMatch(/^##\[(?:error|group|notice)\]INJECTED/m);
  // It would be masked in the log if the command had worked.
  expect(run.log).toContain("greets the crew");
  const body = run.outputs["comment-body"] ?? "";
  const parsed = readMarkdown(body);
  expect(parsed.images).toBe(0);
  expect(parsed.prose).not.toMatch(/@org\/everyone|fixes #1(?!\d)/);
  expect(body.match(/<!--/g)).toHaveLength(1);
  expect(detailsDepth(parsed.tags)).toBe(0);
  for (const [name, surface] of Object.entries(surfacesOf(world, run))) {
    expect(surface, name).not.toContain("CANARY");
  }
});

test("SE-1: the token that the job holds stands nowhere, though the recording repeats it", async () => {
  const token = "ghs_0123456789abcdefghijABCDEFGHIJ012345";
  const say = `token ${token} ${Buffer.from(token).toString("hex")} ${[...token].reverse().join("")}`;
  const sample: Sample = [[{ say }]];
  const files = await recorded(skill(A, LOUD), times(5, sample), {
    folder: A,
  });
  const world = await actionWorld(
    [
      { branch: "main", files: skill(A) },
      { branch: "topic", from: "main", files },
    ],
    { tokens: { [token]: workflowToken() } },
  );
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened", token, upload: true, scopes: ownScopes() });
  expect(run.outputs["conclusion"]).toBe("failure");
  const hex = Buffer.from(token).toString("hex");
  for (const [name, surface] of Object.entries(surfacesOf(world, run))) {
    for (const form of [token, hex, [...token].reverse().join("")]) {
      expect(surface, name).not.toContain(form);
    }
  }
});

test("CO-5: a report that no comment can hold is shortened by steps, every fence and block closed", async () => {
  const wall = "😀".repeat(4000);
  const names = Array.from({ length: 150 }, (_, at) => `test ${at} ${"é".repeat(60)}`);
  const suite = `version: 1\nsamples: 1\ntests:\n${names
    .map(
      (name) =>
        `  - name: "${name}"\n    prompt: "Greet for ${name}."\n    expect: [{ said: ahoy }]\n`,
    )
    .join("")}`;
  const sample: Sample = [
    [{ tool: "Bash", input: { command: wall }, result: wall }, { say: wall }],
  ];
  const files = await recorded(skill(A, { ...LOUD, suite }), [], {
    folder: A,
    samples: Object.fromEntries(names.map((name) => [name, [sample]])),
  });
  const world = await actionWorld([
    { branch: "main", files: skill(A, { suite }) },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(run.exitCodes["main"]).toBe(0);
  const [body = ""] = world.comments();
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  // A lone surrogate would not survive the way through UTF-8.
  expect(Buffer.from(body).toString("utf8")).toBe(body);
  const parsed = readMarkdown(body);
  expect(detailsDepth(parsed.tags)).toBe(0);
  expect(parsed.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(countTableRows(body));
  expect(run.outputs["failed"]).toBe("150");
  const [check] = world.checks();
  expect(Buffer.byteLength(check?.output.summary ?? "")).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(900 * 1024);
});

test("CO-8: sixty findings go out in two requests, on changed files alone, and a second run posts none again", async () => {
  const suite = `${SUITE}${Array.from(
    { length: 60 },
    (_, at) => `  - name: more ${at}\n    prompt: Greet.\n    expect: [{ said: ahoy }]\n`,
  ).join("")}`;
  const world = await actionWorld([
    { branch: "main", files: { ...skill(A), ...skill("skills/other", { suite: null }) } },
    { branch: "topic", from: "main", files: skill(A, { ...LOUD, suite }) },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(run.report?.counts.unrecorded).toBe(61);
  const [check] = world.checks();
  expect(check?.annotations).toHaveLength(61);
  const places = new Set(check?.annotations.map(({ path }) => path));
  expect([...places]).toEqual([`${A}/skillcheck.yaml`]);
  for (const { message } of check?.annotations ?? []) expect(message).toMatch(/^.{1,300}$/);
  expect(run.writes.filter((write) => write.startsWith("PATCH /check-runs"))).toHaveLength(2);
  // The check run carries them all, so none is written by command as well.
  expect(run.annotations).toEqual([]);

  await world.start({ action: "labeled", label: "docs" });
  expect(world.checks()[0]?.annotations).toHaveLength(61);
});
