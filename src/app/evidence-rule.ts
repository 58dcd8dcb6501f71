import type { ChangedFile, RunEvent } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import type { EvidenceClass } from "../model/status.ts";

/** What counts for one event, by the class of a recording (security.md CA-5). */
export interface EvidenceRule {
  readonly counts: (evidence: EvidenceClass) => boolean;
  /** Why recordings of a merge group do not count, for people; null where nothing is to say. */
  readonly note: string | null;
}

/** The change that the recordings come with. */
interface Change {
  /** Relative to the root; null = nobody can tell. */
  readonly files: readonly ChangedFile[] | null;
  /** Folder of the store. */
  readonly store: string;
}

const EVERYTHING: EvidenceRule = { counts: () => true, note: null };
const notRecordedHere = (evidence: EvidenceClass): boolean => evidence !== "committed-pr";

/** Who brought a recording decides whether it counts. Never throws; whatever cannot be told denies. */
export async function toEvidenceRule(job: Job, change: Change): Promise<EvidenceRule> {
  const { event } = job;
  switch (event.kind) {
    case "pull-request": {
      // A fork's run is a preview: self-recorded evidence is shown and used, the cache is not (EV-1).
      if (event.fork) return { counts: (evidence) => evidence !== "pr-cache", note: null };
      const writer = event.author !== null && (await job.forge.isWriter(event.author));
      return writer ? EVERYTHING : { counts: notRecordedHere, note: null };
    }
    case "merge-group": {
      const doubt = await findDoubt(job, event, change);
      if (doubt === null) return EVERYTHING;
      const note = `recordings that this merge group brings do not count: ${doubt}`;
      return { counts: notRecordedHere, note };
    }
    // Only writers push, and what stands on a branch by itself is nobody's proposal.
    case "push":
    case "everything":
      return EVERYTHING;
  }
}

/**
 * Why the recordings of a merge group are not those of a writer's pull request, or null. They have the
 * class that they have on the head of the pull request that the queue's branch names, so each must
 * be that very file there: what another pull request of the group brings is none of it (why.md).
 */
async function findDoubt(
  job: Job,
  event: Extract<RunEvent, { kind: "merge-group" }>,
  { files, store }: Change,
): Promise<string | null> {
  if (files === null) return "git cannot tell which ones it brings";
  const brought = files.filter(
    ({ path, status }) => status !== "removed" && path.startsWith(`${store}/cassettes/`),
  );
  if (brought.length === 0) return null;
  const { pull } = event;
  if (pull === null) return "the branch of the queue names no pull request";
  const read = await job.forge.readPullHead(pull);
  if (!read.ok) return `pull request ${pull} could not be read: ${read.failure.text}`;
  const { head, author, fork } = read.value;
  if (fork) return `pull request ${pull} comes from another repository`;
  if (author === null || !(await job.forge.isWriter(author))) {
    return `the author of pull request ${pull} may not write to this repository`;
  }
  const failure = await job.repository.fetch([head]);
  if (failure !== null) return `the head of pull request ${pull} could not be fetched: ${failure}`;
  const changed = await job.repository.git.changedPaths(head, event.head);
  if (changed === null) return `git cannot compare with the head of pull request ${pull}`;
  const others = new Set(changed.map(({ path }) => path));
  const foreign = brought.filter(({ path }) => others.has(path)).length;
  return foreign === 0 ? null : `${foreign} of them are not those of pull request ${pull}`;
}
