import { Worker } from "node:worker_threads";
import { LIMITS } from "../model/limits.ts";
import type { Evaluate, EvaluateReply, EvaluateRequest } from "../model/ports.ts";

/** What the worker `evaluate.ts` sends. */
type WorkerMessage =
  | { readonly kind: "ready" }
  /** The recordings of the first open request are read; now they are evaluated. */
  | { readonly kind: "read" }
  | { readonly kind: "reply"; readonly reply: EvaluateReply };

/** Memory of the worker in MiB; a test of 50 runs at their limits stays below it. */
const WORKER_MEMORY = 1024;
/** Requests posted at a time: while the reply to one travels, the worker has the next. */
const POSTED_TOGETHER = 2;

interface Open {
  readonly request: EvaluateRequest;
  readonly settle: (reply: EvaluateReply) => void;
}

/** The state of the port: requests in their order, of which the first `posted` are with the worker. */
interface Queue {
  readonly url: URL;
  readonly milliseconds: number;
  readonly open: Open[];
  posted: number;
  worker: Worker | null;
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** Starts a worker, or gives the one there is what it may have; an idle one keeps no process alive. */
function advance(queue: Queue): void {
  const { worker, open } = queue;
  if (worker === null) {
    if (open.length > 0) startWorker(queue);
    return;
  }
  if (!queue.isReady) return;
  if (open.length === 0) {
    worker.unref();
    return;
  }
  worker.ref();
  for (const { request } of open.slice(queue.posted, POSTED_TOGETHER)) {
    worker.postMessage(request);
    queue.posted += 1;
  }
}

/** Forgets the worker; what was posted to it will be posted to the next one. */
function forgetWorker(queue: Queue): void {
  clearTimeout(queue.timer);
  queue.worker = null;
  queue.isReady = false;
  queue.posted = 0;
}

function answerFirst(queue: Queue, reply: EvaluateReply): void {
  clearTimeout(queue.timer);
  const first = queue.open.shift();
  queue.posted = Math.max(0, queue.posted - 1);
  first?.settle(reply);
  advance(queue);
}

function startWorker(queue: Queue): void {
  const worker = new Worker(queue.url, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY },
  });
  let failure: string | null = null;
  queue.worker = worker;
  worker.on("message", (message: WorkerMessage) => {
    if (queue.worker === worker) hear(queue, message);
  });
  // An error between two requests must not end the process: `exit` follows, and the worker is replaced.
  worker.on("error", (error: Error) => {
    failure = error.message;
  });
  worker.on("exit", (code) => {
    if (queue.worker !== worker) return;
    forgetWorker(queue);
    const reason = `the evaluation worker ended: ${failure ?? `exit code ${code}`}`;
    if (queue.open.length > 0) answerFirst(queue, { kind: "invalid", reason, fault: true });
  });
}

function hear(queue: Queue, message: WorkerMessage): void {
  switch (message.kind) {
    case "ready":
      queue.isReady = true;
      advance(queue);
      return;
    case "read":
      clearTimeout(queue.timer);
      queue.timer = setTimeout(() => giveUp(queue), queue.milliseconds);
      return;
    case "reply":
      answerFirst(queue, message.reply);
  }
}

/** Nothing but its end stops a pattern that takes too long. */
function giveUp(queue: Queue): void {
  const { worker } = queue;
  forgetWorker(queue);
  void worker?.terminate();
  const reason = `pattern took longer than ${queue.milliseconds / 1000} s`;
  answerFirst(queue, { kind: "invalid", reason, fault: false });
}

/**
 * The port Evaluate over one long-lived worker (security.md RX-1). Requests are evaluated one after
 * the other. A test that takes longer than `milliseconds` of wall time, not counting the start of
 * the worker and the reading of the recordings, is invalid; its worker is ended and the next request
 * gets a new one.
 */
export function openEvaluate(
  url: URL,
  milliseconds: number = LIMITS.evaluateMilliseconds,
): Evaluate {
  const queue: Queue = {
    url,
    milliseconds,
    open: [],
    posted: 0,
    worker: null,
    isReady: false,
    timer: undefined,
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    start: () => {
      if (queue.worker === null) startWorker(queue);
    },
    evaluate: (request) => {
      const reply = new Promise<EvaluateReply>((settle) => {
        queue.open.push({ request, settle });
      });
      last = reply;
      advance(queue);
      return reply;
    },
    close: async () => {
      await last;
      const { worker } = queue;
      forgetWorker(queue);
      await worker?.terminate();
    },
  };
}
