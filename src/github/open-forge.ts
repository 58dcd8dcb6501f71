import type { Forge } from "../model/forge.ts";
import { type CheckRunIdentity, finishCheckRun, startCheckRun } from "./check-run.ts";
import { countCommitsSince } from "./count-commits-since.ts";
import { isWriter } from "./is-writer.ts";
import { listChangedFiles } from "./list-changed-files.ts";
import { type ClientOptions, openClient } from "./open-client.ts";
import { readPullHead } from "./read-pull-head.ts";
import { restoreRecordings, saveRecordings } from "./recordings-cache.ts";
import { writeStickyComment } from "./sticky-comment.ts";
import { uploadReport } from "./upload-report.ts";

export interface ForgeOptions extends ClientOptions {
  readonly appSlug: string;
  readonly workflowRun: number;
  readonly attempt: number;
}

/** GitHub behind the port Forge: one client for the whole job. */
export function openForge(options: ForgeOptions): Forge {
  const client = openClient(options);
  const identity = (head: string): CheckRunIdentity => ({
    appSlug: options.appSlug,
    head,
    workflowRun: options.workflowRun,
    attempt: options.attempt,
    kind: "replay",
  });
  return {
    listChangedFiles: (pull, head) => listChangedFiles(client, pull, head),
    isWriter: (login) => isWriter(client, login),
    readPullHead: (pull) => readPullHead(client, pull),
    countCommitsSince: (pull, sha) => countCommitsSince(client, pull, sha),
    writeStickyComment: (request) => writeStickyComment(client, request, options.appSlug),
    startCheckRun: (head) => startCheckRun(client, identity(head)),
    finishCheckRun: (run, result) => finishCheckRun(client, run, result),
    restoreRecordings,
    saveRecordings: (place, folder) => saveRecordings(place, folder, options.workflowRun),
    uploadReport,
  };
}
