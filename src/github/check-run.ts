import type {
  CheckRunResult,
  CheckRunStart,
  ForgeResult,
  StartedCheckRun,
} from "../model/forge.ts";
import { listNewAnnotations, toAnnotation, toBatches } from "./annotations.ts";
import {
  type CheckRunWriter,
  compareWriters,
  isBelowLive,
  isSuperseded,
  parseExternalId,
  toExternalId,
} from "./check-run-writer.ts";
import { createOnce, NEVER_REPEATED } from "./create-once.ts";
import { attempt, statusOf, toForgeFailure } from "./forge-failure.ts";
import type { Client } from "./open-client.ts";

/** The one check that branch rules require; no job bears its name (security.md EV-14). */
export const CHECK_RUN_NAME = "skillcheck";
/** A job ends after 6 h (actions.md §4.5): a live run that is older and unfinished died. */
const LIVE_OVERDUE_MS = 6 * 60 * 60 * 1000;

/** Who writes, and as which app. */
export interface CheckRunIdentity extends CheckRunWriter {
  readonly appSlug: string;
}

interface StoredCheckRun {
  readonly id: number;
  readonly url: string;
  readonly writer: CheckRunWriter;
  readonly completed: boolean;
  /** Milliseconds since 1970; 0 when unknown. */
  readonly startedAt: number;
}

/** Our check run on the head commit: by name, app and external_id; of several the latest writer's. */
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
    .filter((run) => run.app?.slug === identity.appSlug && run.name === CHECK_RUN_NAME)
    .flatMap((run) => {
      const writer = parseExternalId(run.external_id);
      if (writer === null || writer.head !== identity.head) return [];
      return [
        {
          id: run.id,
          url: run.html_url ?? "",
          writer,
          completed: run.status === "completed",
          startedAt: Date.parse(run.started_at ?? "") || 0,
        },
      ];
    })
    .sort((a, b) => compareWriters(b.writer, a.writer) || b.id - a.id)[0];
}

/** A live result stands; a live run that has not ended stands until it must have died. */
function isStanding(stored: StoredCheckRun): boolean {
  return stored.completed || Date.now() - stored.startedAt < LIVE_OVERDUE_MS;
}

/** Finds our check run on the head and marks it in progress, or creates it. */
export async function startCheckRun(
  client: Client,
  identity: CheckRunIdentity,
): Promise<ForgeResult<CheckRunStart>> {
  return attempt("checks: write", async (): Promise<CheckRunStart> => {
    const stored = await findOurs(client, identity);
    if (stored === undefined) return started(await create(client, identity), identity);
    if (isSuperseded(identity, stored.writer)) return { kind: "superseded", url: stored.url };
    if (isBelowLive(identity, stored.writer) && isStanding(stored)) {
      const externalId = toExternalId(stored.writer);
      const run = { id: stored.id, url: stored.url, externalId, keepsLiveResult: true };
      return { kind: "started", run };
    }
    const { owner, repo } = client;
    const { data } = await client.octokit.rest.checks.update({
      owner,
      repo,
      check_run_id: stored.id,
      ...inProgress(identity),
    });
    return started({ id: data.id, url: data.html_url ?? "" }, identity);
  });
}

function inProgress(identity: CheckRunIdentity) {
  return {
    status: "in_progress" as const,
    external_id: toExternalId(identity),
    started_at: new Date().toISOString(),
  };
}

function started(
  run: { readonly id: number; readonly url: string },
  identity: CheckRunIdentity,
): CheckRunStart {
  const { id, url } = run;
  return {
    kind: "started",
    run: { id, url, externalId: toExternalId(identity), keepsLiveResult: false },
  };
}

async function create(client: Client, identity: CheckRunIdentity) {
  const { octokit, owner, repo } = client;
  return createOnce<{ readonly id: number; readonly url: string }>(
    async () => {
      const { data } = await octokit.rest.checks.create({
        owner,
        repo,
        name: CHECK_RUN_NAME,
        head_sha: identity.head,
        ...inProgress(identity),
        request: NEVER_REPEATED,
      });
      return { id: data.id, url: data.html_url ?? "" };
    },
    () => findOurs(client, identity),
  );
}

/**
 * Completes the check run, unless a later run or a live one has taken it over meanwhile; annotations
 * beyond the first 50 follow in further updates. What GitHub refuses to show (422) is left out: the
 * check is completed in every case (EV-13).
 */
export async function finishCheckRun(
  client: Client,
  run: StartedCheckRun,
  result: CheckRunResult,
): Promise<ForgeResult<string>> {
  return attempt("checks: write", async () => {
    if (run.keepsLiveResult || (await isTakenOver(client, run))) return run.url;
    const fresh = await listNewAnnotations(client, run.id, result.annotations);
    const [first = [], ...more] = toBatches(fresh);
    const update = (output: {
      readonly summary: string;
      readonly annotations?: ReturnType<typeof toAnnotation>[];
    }) => complete(client, run, { ...result, output });
    const url = await update({
      summary: result.summary,
      annotations: first.map(toAnnotation),
    }).catch((error: unknown) => {
      if (statusOf(error) !== 422) throw error;
      const { text } = toForgeFailure(error, "checks: write");
      client.warn(`GitHub refused the check's summary or annotations: ${text}`);
      return update({ summary: "GitHub refused the details; see the job summary." });
    });
    for (const batch of more) {
      const annotations = batch.map(toAnnotation);
      const added = await attempt("checks: write", () =>
        update({ summary: result.summary, annotations }),
      );
      if (!added.ok) client.warn(`annotations are missing from the check: ${added.failure.text}`);
    }
    return url;
  });
}

async function complete(
  client: Client,
  run: StartedCheckRun,
  what: Pick<CheckRunResult, "conclusion" | "title"> & { readonly output: { summary: string } },
): Promise<string> {
  const { octokit, owner, repo } = client;
  const { data } = await octokit.rest.checks.update({
    owner,
    repo,
    check_run_id: run.id,
    external_id: run.externalId,
    status: "completed",
    conclusion: what.conclusion,
    output: { title: what.title, ...what.output },
  });
  return data.html_url ?? run.url;
}

/** Read again before the result is written: runs may end in another order than they began (EV-8). */
async function isTakenOver(client: Client, run: StartedCheckRun): Promise<boolean> {
  const { octokit, owner, repo } = client;
  const read = await attempt("checks: write", () =>
    octokit.rest.checks.get({ owner, repo, check_run_id: run.id }),
  );
  // When in doubt the check is finished: one that stays open blocks the merge for ever.
  const stored = read.ok ? parseExternalId(read.value.data.external_id) : null;
  const ours = parseExternalId(run.externalId);
  if (stored === null || ours === null) return false;
  return isSuperseded(ours, stored) || isBelowLive(ours, stored);
}
