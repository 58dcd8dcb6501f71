import type {
  CheckRunAnnotation,
  CheckRunResult,
  CheckRunStart,
  ForgeResult,
  StartedCheckRun,
} from "../model/forge.ts";
import { attempt } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** The one check that branch rules require; no job bears its name (security.md EV-14). */
export const CHECK_RUN_NAME = "skillcheck";
/** GitHub takes 50 annotations a request and appends them (actions.md §4.5). */
const ANNOTATIONS_A_REQUEST = 50;

/** Which run of which workflow writes; its order decides who may overwrite whom (EV-8). */
export interface CheckRunIdentity {
  readonly appSlug: string;
  readonly head: string;
  readonly workflowRun: number;
  readonly attempt: number;
  readonly kind: "replay" | "live";
}

interface StoredCheckRun {
  readonly id: number;
  readonly url: string;
  readonly workflowRun: number;
  readonly attempt: number;
  readonly kind: string;
  readonly completed: boolean;
}

function toExternalId(identity: CheckRunIdentity): string {
  const { head, workflowRun, attempt: number, kind } = identity;
  return `${head}:${workflowRun}:${number}:${kind}`;
}

/** Our check run on the head commit: by name, app and external_id, the newest writer first. */
async function findOurs(
  client: Client,
  identity: CheckRunIdentity,
): Promise<StoredCheckRun | undefined> {
  const { octokit, owner, repo } = client;
  const runs = await octokit.paginate(octokit.rest.checks.listForRef, {
    owner,
    repo,
    ref: identity.head,
    check_name: CHECK_RUN_NAME,
    filter: "all",
    per_page: 100,
  });
  return runs
    .filter((run) => run.app?.slug === identity.appSlug)
    .flatMap((run) => {
      const [head, workflowRun, number, kind] = (run.external_id ?? "").split(":");
      if (head !== identity.head || kind === undefined) return [];
      return [
        {
          id: run.id,
          url: run.html_url ?? "",
          workflowRun: Number(workflowRun),
          attempt: Number(number),
          kind,
          completed: run.status === "completed",
        },
      ];
    })
    .sort((a, b) => b.workflowRun - a.workflowRun || b.attempt - a.attempt)[0];
}

/** A lower (workflow run, attempt) of the same kind never overwrites a higher one (EV-8 rule 2). */
function isOlder(identity: CheckRunIdentity, stored: StoredCheckRun): boolean {
  return (
    stored.kind === identity.kind &&
    (stored.workflowRun > identity.workflowRun ||
      (stored.workflowRun === identity.workflowRun && stored.attempt > identity.attempt))
  );
}

/** Finds our check run on the head and marks it in progress, or creates it. */
export async function startCheckRun(
  client: Client,
  identity: CheckRunIdentity,
): Promise<ForgeResult<CheckRunStart>> {
  const { octokit, owner, repo } = client;
  return attempt("checks: write", async (): Promise<CheckRunStart> => {
    const stored = await findOurs(client, identity);
    if (stored !== undefined && isOlder(identity, stored)) {
      return { kind: "superseded", url: stored.url };
    }
    if (stored !== undefined && stored.kind === "live" && identity.kind === "replay") {
      return { kind: "started", run: { id: stored.id, url: stored.url, keepsLiveResult: true } };
    }
    const fields = {
      owner,
      repo,
      status: "in_progress" as const,
      external_id: toExternalId(identity),
    };
    const { data } =
      stored === undefined
        ? await octokit.rest.checks.create({
            ...fields,
            name: CHECK_RUN_NAME,
            head_sha: identity.head,
          })
        : await octokit.rest.checks.update({ ...fields, check_run_id: stored.id });
    return {
      kind: "started",
      run: { id: data.id, url: data.html_url ?? "", keepsLiveResult: false },
    };
  });
}

/** Completes the check run; annotations beyond 50 follow in further updates. */
export async function finishCheckRun(
  client: Client,
  run: StartedCheckRun,
  result: CheckRunResult,
): Promise<ForgeResult<string>> {
  const { octokit, owner, repo } = client;
  return attempt("checks: write", async () => {
    if (run.keepsLiveResult) return run.url;
    const output = { title: result.title, summary: result.summary };
    const batches = toBatches(await withoutPosted(client, run.id, result.annotations));
    let url = run.url;
    for (const annotations of batches) {
      const { data } = await octokit.rest.checks.update({
        owner,
        repo,
        check_run_id: run.id,
        status: "completed",
        conclusion: result.conclusion,
        output: { ...output, annotations: annotations.map(toAnnotation) },
      });
      url = data.html_url ?? url;
    }
    return url;
  });
}

/** GitHub appends annotations and never removes one: those already there are not sent again. */
async function withoutPosted(
  client: Client,
  id: number,
  annotations: readonly CheckRunAnnotation[],
): Promise<readonly CheckRunAnnotation[]> {
  if (annotations.length === 0) return [];
  const { octokit, owner, repo } = client;
  const posted = await octokit.paginate(octokit.rest.checks.listAnnotations, {
    owner,
    repo,
    check_run_id: id,
    per_page: 100,
  });
  const known = new Set(
    posted.map(({ path, start_line, message }) => JSON.stringify([path, start_line, message])),
  );
  return annotations.filter(
    ({ path, line, message }) => !known.has(JSON.stringify([path, line, message])),
  );
}

function toBatches(
  annotations: readonly CheckRunAnnotation[],
): readonly (readonly CheckRunAnnotation[])[] {
  const batches = [annotations.slice(0, ANNOTATIONS_A_REQUEST)];
  for (let at = ANNOTATIONS_A_REQUEST; at < annotations.length; at += ANNOTATIONS_A_REQUEST) {
    batches.push(annotations.slice(at, at + ANNOTATIONS_A_REQUEST));
  }
  return batches;
}

function toAnnotation(annotation: CheckRunAnnotation) {
  return {
    path: annotation.path,
    start_line: annotation.line,
    end_line: annotation.line,
    start_column: annotation.column,
    end_column: annotation.column,
    annotation_level: annotation.level,
    title: annotation.title,
    message: annotation.message,
  };
}
