import type { Links } from "../links.ts";
import type { Artifact, GithubState, WorkflowRun } from "../state.ts";
import { repositoryShape } from "./repository.ts";
import { nodeId, stableId, userShape } from "./user.ts";

/** A workflow run as JSON. */
export function workflowRunShape(state: GithubState, links: Links, run: WorkflowRun) {
  const url = links.repository("actions", "runs", String(run.id));
  const workflow = stableId(`workflow ${run.path}`);
  const suite = stableId(`suite github-actions ${run.headSha}`);
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId("WorkflowRun", run.id),
    check_suite_id: suite,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.path,
    run_number: run.id,
    run_attempt: run.runAttempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflow,
    display_title: run.name,
    url,
    html_url: links.page("actions", "runs", String(run.id)),
    pull_requests: [],
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    actor: userShape(links, run.actor),
    triggering_actor: userShape(links, run.triggeringActor),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: links.repository("check-suites", String(suite)),
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: null,
    workflow_url: links.repository("actions", "workflows", String(workflow)),
    head_commit: null,
    repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
    head_repository: repositoryShape(state, links, run.headRepository),
  };
}

/** An artifact as JSON. */
export function artifactShape(state: GithubState, links: Links, artifact: Artifact) {
  const url = links.repository("actions", "artifacts", String(artifact.id));
  const run = state.workflowRuns.find((one) => one.id === artifact.workflowRun);
  return {
    id: artifact.id,
    node_id: nodeId("Artifact", artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.sizeInBytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    workflow_run: run
      ? {
          id: run.id,
          repository_id: stableId(`${state.owner}/${state.name}`),
          head_repository_id: stableId(run.headRepository),
          head_branch: run.headBranch ?? "",
          head_sha: run.headSha,
        }
      : null,
  };
}
