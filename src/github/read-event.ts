import { z } from "zod";
import type { RunEvent } from "../model/forge.ts";

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** Only the fields that are used; everything else of a payload is an attacker's or irrelevant. */
const pullRequestPayload = z.object({
  pull_request: z.object({
    number: z.number().int().min(1),
    user: z.object({ login: z.string() }).nullable().optional(),
    head: z.object({
      sha,
      repo: z.object({ id: z.number() }).nullish(),
    }),
    base: z.object({
      sha,
      ref: z.string(),
      repo: z.object({ id: z.number() }),
    }),
  }),
});
const mergeGroupPayload = z.object({
  merge_group: z.object({
    head_sha: sha,
    base_sha: sha,
    base_ref: z.string(),
    head_ref: z.string().optional(),
  }),
});
const pushPayload = z.object({
  ref: z.string(),
  before: sha,
  after: sha,
  repository: z.object({ default_branch: z.string() }),
});

export type EventReading =
  | { readonly kind: "event"; readonly event: RunEvent }
  /** The event does not fit `job: check` (security.md EV-18). */
  | { readonly kind: "refused"; readonly reason: string };

/** The job to set for events that `check` does not answer to (security.md EV-18). */
const OTHER_JOBS: ReadonlyMap<string, string> = new Map([
  ["issue_comment", "authorise"],
  ["workflow_run", "gate"],
]);

const refuse = (reason: string): EventReading => ({ kind: "refused", reason });
const shortRef = (ref: string): string => ref.replace(/^refs\/heads\//, "");

function readPullRequest(payload: unknown): EventReading {
  const read = pullRequestPayload.safeParse(payload);
  if (!read.success) return refuse("the pull_request event lacks its head or base commit");
  const { pull_request: pull } = read.data;
  return {
    kind: "event",
    event: {
      kind: "pull-request",
      number: pull.number,
      head: pull.head.sha,
      base: pull.base.sha,
      baseName: pull.base.ref,
      author: pull.user?.login ?? null,
      fork: pull.head.repo?.id !== pull.base.repo.id,
    },
  };
}

/** `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha of the base>` → the number, else null. */
function readQueuedPull(headRef: string, base: string): number | null {
  const folder = `refs/heads/gh-readonly-queue/${base}/`;
  if (!headRef.startsWith(folder)) return null;
  const name = /^pr-([1-9]\d{0,9})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(
    headRef.slice(folder.length),
  );
  return name === null ? null : Number(name[1]);
}

function readMergeGroup(payload: unknown): EventReading {
  const read = mergeGroupPayload.safeParse(payload);
  if (!read.success) return refuse("the merge_group event lacks its head or base commit");
  const { head_sha: head, base_sha: base, base_ref: ref, head_ref: queued } = read.data.merge_group;
  const baseName = shortRef(ref);
  const pull = readQueuedPull(queued ?? "", baseName);
  return { kind: "event", event: { kind: "merge-group", pull, head, base, baseName } };
}

function readPush(payload: unknown, commit: string): EventReading {
  const read = pushPayload.safeParse(payload);
  if (!read.success) return refuse("the push event lacks its commits");
  if (/^0+$/.test(read.data.after)) return refuse("the branch was deleted: nothing to check");
  // A tag changes nothing against a base, and `after` may be the tag object, which is no commit.
  if (read.data.ref.startsWith("refs/tags/")) return readEverything(commit);
  return {
    kind: "event",
    event: {
      kind: "push",
      head: read.data.after,
      base: /^0+$/.test(read.data.before) ? null : read.data.before,
      baseName: read.data.repository.default_branch,
    },
  };
}

function readEverything(commit: string): EventReading {
  if (!sha.safeParse(commit).success) return refuse("GITHUB_SHA is not a commit");
  return { kind: "event", event: { kind: "everything", head: commit } };
}

/** Event name and payload → facts, or why this job cannot answer to it. Never throws. */
export function readEvent(name: string, payload: unknown, commit: string): EventReading {
  const other = OTHER_JOBS.get(name);
  if (other !== undefined) {
    return refuse(`job: check does not answer to ${name}; set job: ${other}`);
  }
  switch (name) {
    case "pull_request":
      return readPullRequest(payload);
    case "merge_group":
      return readMergeGroup(payload);
    case "push":
      return readPush(payload, commit);
    // All skills (actions.md §10.2); re-recording on a schedule is the job `record` of a later version.
    case "schedule":
    case "workflow_dispatch":
      return readEverything(commit);
    case "pull_request_target":
      return refuse("skillcheck never runs on pull_request_target; use pull_request");
    default:
      return refuse(
        `job: check does not answer to ${name}; use pull_request, merge_group, push, schedule or workflow_dispatch`,
      );
  }
}
