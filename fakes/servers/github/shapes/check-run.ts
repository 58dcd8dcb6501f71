import type { Links } from "../links.ts";
import type { CheckAnnotation, CheckRun } from "../state.ts";
import { appShape, nodeId, stableId } from "./user.ts";

/** A check run as JSON. */
export function checkRunShape(links: Links, run: CheckRun) {
  const url = links.repository("check-runs", String(run.id));
  return {
    id: run.id,
    node_id: nodeId("CheckRun", run.id),
    head_sha: run.headSha,
    external_id: run.externalId,
    name: run.name,
    url,
    html_url: links.page("runs", String(run.id)),
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      ...run.output,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    // One suite per app and commit, as on GitHub.
    check_suite: { id: stableId(`suite ${run.app.slug} ${run.headSha}`) },
    app: appShape(links, run.app),
    pull_requests: [],
  };
}

/** An annotation as JSON. */
export function annotationShape(links: Links, run: CheckRun, annotation: CheckAnnotation) {
  return {
    path: annotation.path,
    blob_href: links.page("blob", run.headSha, annotation.path),
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
    raw_details: annotation.raw_details ?? null,
  };
}
