import type { Forge } from "../model/forge.ts";
import { type CheckRunIdentity, finishCheckRun, startCheckRun } from "./check-run.ts";
import { countCommitsSince } from "./count-commits-since.ts";
import { isWriter } from "./is-writer.ts";
import { listChangedFiles } from "./list-changed-files.ts";
import { type ClientOptions, openClient } from "./open-client.ts";
import { readPullHead } from "./read-pull-head.ts";
import { restoreRecordings, saveRecordings } from "./recordings-cache.ts";
import { openGate } from "./request-gate.ts";
import { writeStickyComment } from "./sticky-comment.ts";
import { uploadReport } from "./upload-report.ts";

export interface ForgeOptions extends ClientOptions {
  readonly appSlug: string;
  readonly workflowRun: number;
  readonly attempt: number;
}

/**
 * GitHub behind the port Forge: one client for the whole job. Once the gate is closed every call throws
 * an `AbortError`, which ends the job where it stands; what is under way is told its answer.
 */
export function openForge(options: ForgeOptions): Forge {
  const { gate = openGate() } = options;
  const client = openClient({ ...options, gate });
  const pass =
    <Given extends readonly unknown[], T>(call: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      gate.check();
      return call(...given);
    };
  const passWatched = <Given extends readonly unknown[], T>(
    call: (...given: Given) => Promise<T>,
  ) => pass((...given: Given) => gate.watch(call(...given)));
  const identity = (head: string): CheckRunIdentity => ({
    appSlug: options.appSlug,
    head,
    workflowRun: options.workflowRun,
    attempt: options.attempt,
    kind: "replay",
  });
  return {
    listChangedFiles: pass((pull, head) => listChangedFiles(client, pull, head)),
    isWriter: pass((login) => isWriter(client, login)),
    readPullHead: pass((pull) => readPullHead(client, pull)),
    countCommitsSince: pass((pull, sha) => countCommitsSince(client, pull, sha)),
    writeStickyComment: passWatched((request) =>
      writeStickyComment(client, request, options.appSlug),
    ),
    startCheckRun: passWatched((head) => startCheckRun(client, identity(head))),
    finishCheckRun: passWatched((run, result) => finishCheckRun(client, run, result)),
    restoreRecordings: pass(restoreRecordings),
    saveRecordings: pass((place, folder) => saveRecordings(place, folder, options.workflowRun)),
    uploadReport: pass(uploadReport),
  };
}
