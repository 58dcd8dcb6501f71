import { type Call, fields, numberParameter, type Operation, parameter, text } from "../call.ts";
import { type CheckRequest, checkProblem, readCheckRequest } from "../check-request.ts";
import { paged } from "../pages.ts";
import { failure, forbidden, notFound, type Reply, refused, reply } from "../reply.ts";
import { annotationShape, checkRunShape } from "../shapes/check-run.ts";
import type { CheckRun } from "../state.ts";

/** Applies what a request says. A conclusion completes the run; a status without one reopens it. */
function apply(run: CheckRun, request: CheckRequest, now: string): void {
  run.name = request.name ?? run.name;
  run.externalId = request.externalId ?? run.externalId;
  run.detailsUrl = request.detailsUrl ?? run.detailsUrl;
  run.startedAt = request.startedAt ?? run.startedAt;
  run.output = request.output ?? run.output;
  run.annotations.push(...request.annotations);
  if (request.conclusion !== undefined) {
    run.status = "completed";
    run.conclusion = request.conclusion;
    run.completedAt = request.completedAt ?? now;
  } else if (request.status !== undefined) {
    run.status = request.status;
    run.conclusion = null;
    run.completedAt = null;
  }
}

async function createCheck(call: Call): Promise<Reply> {
  const { state, token } = call;
  if (token.app === null) return forbidden("You must authenticate via a GitHub App.");
  const body = fields(call.body);
  const name = text(body["name"]);
  const sha = text(body["head_sha"]);
  if (name === undefined || name === "") return refused('"name" wasn\'t supplied.');
  if (sha === undefined) return refused('"head_sha" wasn\'t supplied.');
  const problem = checkProblem(body);
  if (problem !== undefined) return problem;
  // Only a whole SHA names a commit here, and only one that the repository has.
  if ((await state.git.commitSha(sha)) !== sha)
    return failure(422, `No commit found for SHA: ${sha}`);
  const now = state.now();
  const run: CheckRun = {
    id: state.nextId(),
    headSha: sha,
    app: token.app,
    name,
    externalId: "",
    detailsUrl: null,
    status: "queued",
    conclusion: null,
    startedAt: now,
    completedAt: null,
    output: { title: null, summary: null, text: null },
    annotations: [],
  };
  apply(run, readCheckRequest(body), now);
  state.checkRuns.set(run.id, run);
  return reply(201, checkRunShape(call.links, run));
}

function withRun(
  answer: (call: Call, run: CheckRun) => Reply | Promise<Reply>,
): Operation["answer"] {
  return (call) => {
    const run = call.state.checkRuns.get(numberParameter(call, "check_run_id"));
    return run === undefined ? notFound() : answer(call, run);
  };
}

function updateCheck(call: Call, run: CheckRun): Reply {
  if (call.token.app?.id !== run.app.id) {
    return forbidden(
      `Invalid app_id \`${call.token.app?.id}\` - check run can only be modified by the GitHub App that created it.`,
    );
  }
  const body = fields(call.body);
  const problem = checkProblem(body);
  if (problem !== undefined) return problem;
  apply(run, readCheckRequest(body), call.state.now());
  return reply(200, checkRunShape(call.links, run));
}

function matches(call: Call, run: CheckRun): boolean {
  const query = call.url.searchParams;
  const name = query.get("check_name");
  const status = query.get("status");
  const app = query.get("app_id");
  return (
    (name === null || name === run.name) &&
    (status === null || status === run.status) &&
    (app === null || Number(app) === run.app.id)
  );
}

/** The newest check run of each name and app. */
function latest(runs: readonly CheckRun[]): CheckRun[] {
  const newest = new Map<string, CheckRun>();
  for (const run of runs) newest.set(`${run.app.id} ${run.name}`, run);
  return [...newest.values()];
}

async function listForReference(call: Call): Promise<Reply> {
  const { state } = call;
  const sha = await state.git.commitSha(parameter(call, "ref"));
  if (sha === undefined) return failure(422, `No commit found for SHA: ${parameter(call, "ref")}`);
  const all = [...state.checkRuns.values()].filter(
    (run) => run.headSha === sha && matches(call, run),
  );
  const isLatest = call.url.searchParams.get("filter") !== "all";
  return paged(call, {
    items: (isLatest ? latest(all) : all).toSorted((a, b) => b.id - a.id),
    shape: (run) => checkRunShape(call.links, run),
    wrap: (page, total) => ({ total_count: total, check_runs: page }),
  });
}

function listAnnotations(call: Call, run: CheckRun): Promise<Reply> {
  return paged(call, {
    items: run.annotations,
    shape: (annotation) => annotationShape(call.links, run, annotation),
  });
}

const RUNS = "/repos/{owner}/{repo}/check-runs";
const scopes = ["checks"] as const;

/** Check runs and their annotations. */
export const checks: readonly Operation[] = [
  { id: "checks/create", method: "POST", path: RUNS, scopes, answer: createCheck },
  {
    id: "checks/get",
    method: "GET",
    path: `${RUNS}/{check_run_id}`,
    scopes,
    answer: withRun((call, run) => reply(200, checkRunShape(call.links, run))),
  },
  {
    id: "checks/update",
    method: "PATCH",
    path: `${RUNS}/{check_run_id}`,
    scopes,
    answer: withRun(updateCheck),
  },
  {
    id: "checks/list-annotations",
    method: "GET",
    path: `${RUNS}/{check_run_id}/annotations`,
    scopes,
    answer: withRun(listAnnotations),
  },
  {
    id: "checks/list-for-ref",
    method: "GET",
    path: "/repos/{owner}/{repo}/commits/{ref}/check-runs",
    scopes,
    answer: listForReference,
  },
];
