import type { Job } from "../model/job.ts";
import { systemClock } from "./clock.ts";
import { openEvaluate } from "./evaluate-worker.ts";
import { openJobFolders } from "./open-job-folders.ts";
import { openRepository } from "./open-repository.ts";
import { sha256 } from "./sha256.ts";

export interface JobOptions {
  readonly temporaryFolder: string;
  readonly serverUrl: string;
  readonly repository: string;
  readonly eventName: string;
  readonly commit: string;
  readonly workflowRun: number;
  readonly attempt: number;
  readonly workflowPath: string | null;
  readonly token: string;
  /** Input `working-directory`. */
  readonly folder: string;
}

/** The part of a job that is this machine's: folders, git, the evaluation worker. */
export type MachineJob = Pick<
  Job,
  | "repository"
  | "mergeCommit"
  | "workflowPath"
  | "place"
  | "clock"
  | "evaluate"
  | "sha256"
  | "openStore"
  | "writeResult"
> & { readonly close: () => Promise<void> };

export async function openJob(options: JobOptions): Promise<MachineJob> {
  const folders = await openJobFolders(options.temporaryFolder);
  const repository = openRepository({
    url: `${options.serverUrl}/${options.repository}`,
    token: options.token,
    gitDirectory: folders.gitDirectory,
    folder: options.folder === "." ? "" : options.folder,
  });
  const evaluate = openEvaluate(new URL("./evaluate.js", import.meta.url));
  return {
    repository,
    mergeCommit: options.eventName === "pull_request" ? options.commit : null,
    workflowPath: options.workflowPath,
    place: {
      repository: options.repository,
      serverUrl: options.serverUrl,
      workflowRun: options.workflowRun,
      attempt: options.attempt,
    },
    clock: systemClock,
    evaluate,
    sha256,
    openStore: folders.openStore,
    writeResult: folders.writeResult,
    close: async () => {
      await evaluate.close();
      await repository.close();
      await folders.remove();
    },
  };
}
