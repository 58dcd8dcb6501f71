import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { LintJob, LintOnThreads } from "../model/lint-job.ts";
import type { Files } from "../model/ports.ts";
import { toListing } from "./listed-folder.ts";

/** Each takes 30 MB: with three of them 6,000 skills stay below 250 MB. */
const MOST_THREADS = 3;
/** Skills that a thread is given at a time: few enough that all end together. */
const GIVEN_TOGETHER = 16;
/** A thread has the next ones while it works on these. */
const GIVEN_AHEAD = 2;
/** MiB of one thread: what is young is garbage soon, with less it is copied too often; a skill at its limits fits into the rest. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1024 };

/** What a thread is started with. */
export interface ThreadStart {
  /** Absolute, real. */
  readonly root: string;
  readonly listing: string;
  readonly job: LintJob;
}

/** Skills to look at; `from` counts those before them. */
export interface ThreadMessage {
  readonly from: number;
  readonly folders: readonly string[];
}

interface ThreadAnswer {
  readonly from: number;
  readonly outcomes: readonly unknown[];
}

/** The port LintOnThreads over the files of a root; null where there is one processor alone. */
export function openLintThreads(
  url: URL,
  folder: { readonly root: string; readonly files: Files },
  threads = Math.min(availableParallelism(), MOST_THREADS),
): LintOnThreads | null {
  if (threads < 2) return null;
  return async <Outcome>(job: LintJob, folders: readonly string[]) => {
    const listing = toListing(await folder.files.list());
    const start: ThreadStart = { root: folder.root, listing, job };
    const workers = Array.from({ length: threads }, () => startThread(url, start));
    try {
      return (await share(workers, folders)) as readonly Outcome[];
    } finally {
      for (const worker of workers) void worker.terminate();
    }
  };
}

function startThread(url: URL, start: ThreadStart): Worker {
  return new Worker(url, { env: {}, execArgv: [], workerData: start, resourceLimits: MEMORY });
}

/** Gives every thread the next folders whenever it has answered, until all are looked at. */
function share(
  workers: readonly Worker[],
  folders: readonly string[],
): Promise<readonly unknown[]> {
  const outcomes: unknown[] = Array.from(folders);
  let given = 0;
  let left = folders.length;
  return new Promise((resolve, reject) => {
    const give = (worker: Worker): void => {
      if (given >= folders.length) return;
      const message = { from: given, folders: folders.slice(given, given + GIVEN_TOGETHER) };
      given += message.folders.length;
      worker.postMessage(message satisfies ThreadMessage);
    };
    if (left === 0) resolve([]);
    for (const worker of workers) {
      worker.on("message", (answer: ThreadAnswer) => {
        answer.outcomes.forEach((outcome, at) => {
          outcomes[answer.from + at] = outcome;
        });
        left -= answer.outcomes.length;
        if (left === 0) resolve(outcomes);
        else give(worker);
      });
      worker.on("error", (cause: Error) =>
        reject(new Error(`a thread that lints ended: ${cause.message}`, { cause })),
      );
      worker.on("exit", (code) => reject(new Error(`a thread that lints ended with code ${code}`)));
      for (let ahead = 0; ahead < GIVEN_AHEAD; ahead += 1) give(worker);
    }
  });
}
