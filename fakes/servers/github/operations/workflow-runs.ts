import { type Call, numberParameter, type Operation } from "../call.ts";
import { paged } from "../pages.ts";
import { notFound, type Reply, reply } from "../reply.ts";
import { artifactShape, workflowRunShape } from "../shapes/workflow-run.ts";
import type { WorkflowRun } from "../state.ts";

function equals(wanted: string | null, ...values: readonly (string | null)[]): boolean {
  return wanted === null || values.includes(wanted);
}

/** `created`: `>=t`, `<=t`, `>t`, `<t`, `a..b` or a date; times compare as text (ISO 8601). */
function isCreated(wanted: string | null, at: string): boolean {
  if (wanted === null) return true;
  const range = wanted.split("..");
  if (range.length === 2) return at >= (range[0] ?? "") && at <= (range[1] ?? "");
  const [, sign = "", time = ""] = /^(>=|<=|>|<)?(.*)$/.exec(wanted) ?? [];
  if (sign === ">=") return at >= time;
  if (sign === "<=") return at <= time;
  if (sign === ">") return at > time;
  return sign === "<" ? at < time : at.startsWith(time);
}

function matches(call: Call, run: WorkflowRun): boolean {
  const query = call.url.searchParams;
  return (
    equals(query.get("event"), run.event) &&
    equals(query.get("branch"), run.headBranch) &&
    equals(query.get("actor"), run.actor) &&
    equals(query.get("head_sha"), run.headSha) &&
    equals(query.get("status"), run.status, run.conclusion) &&
    isCreated(query.get("created"), run.createdAt)
  );
}

function listRuns(call: Call): Promise<Reply> {
  return paged(call, {
    items: call.state.workflowRuns
      .filter((run) => matches(call, run))
      .toSorted((a, b) => b.id - a.id),
    shape: (run) => workflowRunShape(call.state, call.links, run),
    wrap: (page, total) => ({ total_count: total, workflow_runs: page }),
  });
}

function withRun(
  answer: (call: Call, run: WorkflowRun) => Reply | Promise<Reply>,
): Operation["answer"] {
  return (call) => {
    const id = numberParameter(call, "run_id");
    const run = call.state.workflowRuns.find((one) => one.id === id);
    return run === undefined ? notFound() : answer(call, run);
  };
}

function listArtifacts(call: Call, run: WorkflowRun): Promise<Reply> {
  const name = call.url.searchParams.get("name");
  return paged(call, {
    items: call.state.artifacts
      .filter((artifact) => artifact.workflowRun === run.id && equals(name, artifact.name))
      .toSorted((a, b) => b.id - a.id),
    shape: (artifact) => artifactShape(call.state, call.links, artifact),
    wrap: (page, total) => ({ total_count: total, artifacts: page }),
  });
}

const RUNS = "/repos/{owner}/{repo}/actions/runs";
const scopes = ["actions"] as const;

/** Workflow runs and their artifacts, as the test put them into the state. */
export const workflowRuns: readonly Operation[] = [
  {
    id: "actions/list-workflow-runs-for-repo",
    method: "GET",
    path: RUNS,
    scopes,
    answer: listRuns,
  },
  {
    id: "actions/get-workflow-run",
    method: "GET",
    path: `${RUNS}/{run_id}`,
    scopes,
    answer: withRun((call, run) => reply(200, workflowRunShape(call.state, call.links, run))),
  },
  {
    id: "actions/list-workflow-run-artifacts",
    method: "GET",
    path: `${RUNS}/{run_id}/artifacts`,
    scopes,
    answer: withRun(listArtifacts),
  },
];
