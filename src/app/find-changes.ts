import type { ChangedFile, RunEvent } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import { isInside, relativeTo } from "../model/tree-path.ts";
import { placeBelow } from "./place-paths.ts";

/** What changed: paths relative to the root, or null = nobody can tell, so everything. */
export interface Changes {
  readonly files: readonly ChangedFile[] | null;
  /** The same paths as the repository knows them, for annotations; null = unknown. */
  readonly paths: ReadonlySet<string> | null;
  /** Why every skill is looked at, for people. */
  readonly note: string | null;
}

const everything = (note: string | null): Changes => ({ files: null, paths: null, note });

/**
 * Which files the event changed (actions.md §10.2 to §10.4). The list of GitHub where it can be
 * trusted, else git; an error anywhere means all skills, never none (security.md EV-4).
 */
export async function findChanges(job: Job): Promise<Changes> {
  const { event } = job;
  switch (event.kind) {
    case "pull-request":
      return findPullChanges(job, event);
    case "merge-group":
      return fromGit(job, event.base, event.head);
    case "push":
      return event.base === null
        ? everything("a new branch: every skill is looked at")
        : fromGit(job, event.base, event.head);
    case "everything":
      return everything(null);
  }
}

async function findPullChanges(
  job: Job,
  event: Extract<RunEvent, { kind: "pull-request" }>,
): Promise<Changes> {
  const listed = await job.forge.listChangedFiles(event.number, event.head);
  if (listed.kind === "list") return toChanges(job, listed.files);
  const merged = await fromMergeCommit(job);
  if (merged !== null) return merged;
  return everything(
    `every skill is looked at, because the list of changed files is incomplete: ${listed.reason}`,
  );
}

/** The merge commit against its first parent gives exactly the pull request's files (actions.md §10.4). */
async function fromMergeCommit(job: Job): Promise<Changes | null> {
  const { mergeCommit, repository } = job;
  if (mergeCommit === null || (await repository.fetch([mergeCommit])) !== null) return null;
  const [first, second] = await repository.git.parents(mergeCommit);
  if (first === undefined || second === undefined) return null;
  if ((await repository.fetch([first])) !== null) return null;
  const changes = await fromGit(job, first, mergeCommit);
  return changes.files === null ? null : changes;
}

async function fromGit(job: Job, base: string, head: string): Promise<Changes> {
  const failure = await job.repository.fetch([base, head]);
  const changed = failure === null ? await job.repository.git.changedPaths(base, head) : null;
  if (changed === null) {
    return everything(
      `every skill is looked at, because git cannot compare with the base: ${failure ?? "no answer"}`,
    );
  }
  const place = placeBelow(job.inputs["working-directory"]);
  return {
    files: changed,
    paths: new Set(changed.map(({ path }) => place(path))),
    note: null,
  };
}

/** Paths of the repository as the root sees them; the gate's workflow stays in the list wherever it lies. */
function toChanges(job: Job, files: readonly ChangedFile[]): Changes {
  const root = job.inputs["working-directory"];
  const toRoot = (path: string | undefined): string | undefined => {
    if (path === undefined || path === job.workflowPath) return path;
    return isInside(root, path) ? relativeTo(root, path) : undefined;
  };
  return {
    paths: new Set(files.filter(({ status }) => status !== "removed").map(({ path }) => path)),
    note: null,
    files: files.flatMap((file): readonly ChangedFile[] => {
      const path = toRoot(file.path);
      const previousPath = toRoot(file.previousPath);
      if (path !== undefined) {
        return [
          { path, status: file.status, ...(previousPath === undefined ? {} : { previousPath }) },
        ];
      }
      return previousPath === undefined ? [] : [{ path: previousPath, status: "removed" }];
    }),
  };
}
