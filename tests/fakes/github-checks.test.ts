import { expect, test } from "vitest";
import {
  appToken,
  FAKE_TOKEN,
  personToken,
  workflowToken,
} from "../../fakes/servers/github/tokens.ts";
import { clientFor, HERE, refusalOf, type World, world } from "./github-world.ts";

const LINE = {
  path: "a.md",
  start_line: 1,
  end_line: 1,
  annotation_level: "warning",
  message: "m",
} as const;

async function open(options: Parameters<typeof world>[1] = {}): Promise<World & { sha: string }> {
  const made = await world(undefined, {
    clock: () => new Date("2026-11-30T10:00:00Z"),
    ...options,
  });
  const { headSha } = await made.github.addPullRequest({ head: "topic" });
  return { ...made, sha: headSha };
}

test("a check run is created, annotated in batches and completed by its conclusion", async () => {
  const { github, octokit, drift, sha } = await open();
  const { checks } = octokit.rest;
  const begun = await checks.create({
    ...HERE,
    name: "skillcheck",
    head_sha: sha,
    status: "in_progress",
    external_id: `${sha}:1:1:check`,
    output: { title: "t", summary: "s", annotations: [LINE] },
  });
  expect([begun.status, begun.data.status, begun.data.conclusion, begun.data.app?.slug]).toEqual([
    201,
    "in_progress",
    null,
    "github-actions",
  ]);
  const check_run_id = begun.data.id;
  const batch = Array.from({ length: 50 }, (_, index) => ({
    ...LINE,
    start_line: index + 1,
    end_line: index + 2,
  }));
  await checks.update({ ...HERE, check_run_id, output: { summary: "s", annotations: batch } });
  const done = await checks.update({ ...HERE, check_run_id, conclusion: "success" });
  expect([
    done.data.status,
    done.data.conclusion,
    done.data.completed_at,
    done.data.output,
  ]).toEqual([
    "completed",
    "success",
    "2026-11-30T10:00:00Z",
    {
      title: null,
      summary: "s",
      text: null,
      annotations_count: 51,
      annotations_url: `${github.url}/repos/acme/skills/check-runs/${check_run_id}/annotations`,
    },
  ]);
  const annotations = await octokit.paginate(checks.listAnnotations, { ...HERE, check_run_id });
  expect([annotations.length, annotations[1]?.start_line, annotations[1]?.end_line]).toEqual([
    51, 1, 2,
  ]);
  const read = await checks.get({ ...HERE, check_run_id });
  expect([read.data.external_id, drift]).toEqual([`${sha}:1:1:check`, []]);
});

test("60 annotations at once are refused and none is kept", async () => {
  const { github, octokit, drift, sha } = await open();
  const create = octokit.rest.checks.create({
    ...HERE,
    name: "skillcheck",
    head_sha: sha,
    output: { title: "t", summary: "s", annotations: Array.from({ length: 60 }, () => LINE) },
  });
  expect(await refusalOf(create)).toEqual({
    status: 422,
    message: "Invalid request.\n\nNo more than 50 items are allowed; 60 were supplied.",
  });
  expect(github.state.checkRuns.size).toBe(0);
  expect(drift).toEqual([
    "checks/create request: /output/annotations must NOT have more than 50 items",
    "checks/create 422: status is not documented",
  ]);
});

test("an unknown conclusion is a 422 and drift", async () => {
  const { octokit, drift, sha } = await open();
  const create = octokit.request("POST /repos/{owner}/{repo}/check-runs", {
    ...HERE,
    name: "skillcheck",
    head_sha: sha,
    // What a type would refuse, sent all the same.
    conclusion: "ok" as "success",
  });
  expect((await refusalOf(create)).status).toBe(422);
  expect(drift).toEqual([
    "checks/create request: /conclusion must be equal to one of the allowed values",
    "checks/create 422: status is not documented",
  ]);
});

test("text fields above 65,535 characters, four actions and an unknown commit are refused", async () => {
  const { octokit, sha } = await open();
  const create = (more: object) =>
    refusalOf(octokit.rest.checks.create({ ...HERE, name: "skillcheck", head_sha: sha, ...more }));
  const long = "x".repeat(65_536);
  const action = { label: "l", description: "d", identifier: "i" };
  const said = [
    await create({ output: { title: "t", summary: long } }),
    await create({ output: { title: "t", summary: "s", text: long } }),
    await create({ output: { title: "t" } }),
    await create({ status: "completed" }),
    await create({ actions: [action, action, action, action] }),
    await create({ head_sha: "0".repeat(40) }),
  ];
  expect(
    said.map(({ status, message }) => `${status} ${message.replace("Invalid request.\n\n", "")}`),
  ).toEqual([
    "422 Only 65535 characters are allowed for summary; 65536 were supplied.",
    "422 Only 65535 characters are allowed for text; 65536 were supplied.",
    '422 "summary" wasn\'t supplied.',
    '422 "conclusion" wasn\'t supplied.',
    "422 No more than 3 items are allowed; 4 were supplied.",
    `422 No commit found for SHA: ${"0".repeat(40)}`,
  ]);
});

test("check runs are found by name, app, status and filter", async () => {
  const { github, octokit, drift, sha } = await open({
    tokens: { [FAKE_TOKEN]: workflowToken(), other: appToken(77, "other-app") },
  });
  const other = clientFor(github.url, "other");
  const make = async (client: typeof octokit, name: string, conclusion?: "failure") =>
    (
      await client.rest.checks.create({
        ...HERE,
        name,
        head_sha: sha,
        ...(conclusion && { conclusion }),
      })
    ).data.id;
  const old = await make(octokit, "skillcheck", "failure");
  const newer = await make(octokit, "skillcheck");
  const live = await make(octokit, "skillcheck live");
  const foreign = await make(other, "skillcheck");
  const find = async (query: object) =>
    (await octokit.rest.checks.listForRef({ ...HERE, ref: sha, ...query })).data.check_runs.map(
      (run) => run.id,
    );
  expect(await find({})).toEqual([foreign, live, newer]);
  expect(await find({ filter: "all" })).toEqual([foreign, live, newer, old]);
  expect(await find({ check_name: "skillcheck", filter: "all" })).toEqual([foreign, newer, old]);
  expect(await find({ check_name: "skillcheck", app_id: 15368 })).toEqual([newer]);
  expect(await find({ status: "completed" })).toEqual([old]);
  expect(await find({ ref: "main" })).toEqual([]);
  const touch = other.rest.checks.update({ ...HERE, check_run_id: newer, conclusion: "success" });
  expect((await refusalOf(touch)).status).toBe(403);
  expect(github.state.checkRuns.get(newer)?.conclusion).toBe(null);
  expect(drift).toEqual([]);
});

test("a person's token creates no check run", async () => {
  const { octokit, sha } = await open({ tokens: { [FAKE_TOKEN]: personToken("ann") } });
  const create = octokit.rest.checks.create({ ...HERE, name: "skillcheck", head_sha: sha });
  expect(await refusalOf(create)).toEqual({
    status: 403,
    message: "You must authenticate via a GitHub App.",
  });
});

test("a status without a conclusion reopens a finished check run", async () => {
  const { octokit, drift, sha } = await open();
  const { data } = await octokit.rest.checks.create({
    ...HERE,
    name: "skillcheck",
    head_sha: sha,
    conclusion: "failure",
  });
  const again = await octokit.rest.checks.update({
    ...HERE,
    check_run_id: data.id,
    status: "in_progress",
  });
  expect([again.data.status, again.data.conclusion, again.data.completed_at]).toEqual([
    "in_progress",
    null,
    null,
  ]);
  expect(drift).toEqual([]);
});
