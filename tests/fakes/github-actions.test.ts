import { expect, test } from "vitest";
import { operations } from "../../fakes/servers/github/operations/index.ts";
import { documentedOperations } from "../contract/contract.ts";
import { HERE, refusalOf, world } from "./github-world.ts";

const SHA = "a".repeat(40);

test("workflow runs are listed newest first and filtered", async () => {
  const { github, octokit, drift } = await world();
  github.addWorkflowRun({
    id: 7,
    headSha: SHA,
    event: "pull_request",
    createdAt: "2026-11-01T00:00:00Z",
  });
  github.addWorkflowRun({
    id: 9,
    headSha: SHA,
    event: "push",
    actor: "mallory",
    headBranch: "topic",
    headRepository: "mallory/skills",
    runAttempt: 2,
    createdAt: "2026-11-20T00:00:00Z",
  });
  const find = async (query: object) =>
    (
      await octokit.rest.actions.listWorkflowRunsForRepo({ ...HERE, ...query })
    ).data.workflow_runs.map((run) => run.id);
  expect(await find({})).toEqual([9, 7]);
  expect(await find({ event: "push" })).toEqual([9]);
  expect(await find({ actor: "acme" })).toEqual([7]);
  expect(await find({ branch: "topic" })).toEqual([9]);
  expect(await find({ head_sha: "b".repeat(40) })).toEqual([]);
  expect(await find({ created: ">=2026-11-10" })).toEqual([9]);
  const { data } = await octokit.rest.actions.getWorkflowRun({ ...HERE, run_id: 9 });
  expect([
    data.path,
    data.event,
    data.run_attempt,
    data.actor?.login,
    data.triggering_actor?.login,
    data.head_repository.full_name,
    data.repository.full_name,
  ]).toEqual([
    ".github/workflows/skillcheck.yml",
    "push",
    2,
    "mallory",
    "acme",
    "mallory/skills",
    "acme/skills",
  ]);
  expect(
    (await refusalOf(octokit.rest.actions.getWorkflowRun({ ...HERE, run_id: 8 }))).status,
  ).toBe(404);
  expect(drift).toEqual([]);
});

test("artifacts of a workflow run, by name, with digest and expiry", async () => {
  const { github, octokit, drift } = await world(undefined, {
    clock: () => new Date("2026-11-30T10:00:00Z"),
  });
  const run = github.addWorkflowRun({ headSha: SHA });
  github.addArtifact({ name: "report", workflowRun: run.id });
  const digest = `sha256:${"0".repeat(64)}`;
  github.addArtifact({ name: "skillcheck-recordings", workflowRun: run.id, digest, expired: true });
  github.addArtifact({ name: "elsewhere", workflowRun: run.id + 100 });
  const list = { ...HERE, run_id: run.id };
  const all = await octokit.rest.actions.listWorkflowRunArtifacts(list);
  expect([all.data.total_count, all.data.artifacts.map((one) => one.name)]).toEqual([
    2,
    ["skillcheck-recordings", "report"],
  ]);
  const named = await octokit.rest.actions.listWorkflowRunArtifacts({
    ...list,
    name: "skillcheck-recordings",
  });
  const found = named.data.artifacts.map((one) => [
    one.digest,
    one.expired,
    one.expires_at,
    one.workflow_run?.head_sha,
  ]);
  expect(found).toEqual([[digest, true, "2027-02-28T10:00:00Z", SHA]]);
  expect(drift).toEqual([]);
});

test("every operation that is served is in the extract, once", () => {
  const served = operations.map((operation) => operation.id);
  const documented = documentedOperations();
  expect(served.filter((id) => !documented.includes(id))).toEqual([]);
  expect(new Set(served).size).toBe(served.length);
  expect(documented.length).toBe(49);
});
