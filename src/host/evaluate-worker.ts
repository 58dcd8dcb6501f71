import { Worker } from "node:worker_threads";
import { LIMITS } from "../model/limits.ts";
import type {
  Evaluate,
  EvaluateReply,
  EvaluateRequest,
  ReadRuns,
  WorkerMessage,
} from "../model/ports.ts";

/** Memory of the worker in MiB; a test of 50 runs at their limits stays below it. */
const WORKER_MEMORY = 1024;
/** Requests posted at a time: the worker has the next ones while this thread reads a whole suite. */
const POSTED_TOGETHER = 4;

interface Open {
  readonly request: EvaluateRequest;
  readonly settle: (reply: EvaluateReply) => void;
}

export interface EvaluateLimits {
  /** Milliseconds of wall time for the reading of the recordings of one test. */
  readonly readMilliseconds: number;
  /** The same for the evaluation of its checks on all of them (security.md RX-1). */
  readonly evaluateMilliseconds: number;
}

/** The state of the port: requests in their order, of which the first `posted` are with the worker. */
interface Queue {
  readonly url: URL;
  readonly limits: EvaluateLimits;
  readonly open: Open[];
  posted: number;
  worker: Worker | null;
  isReady: boolean;
  isClosed: boolean;
  /** Of the first request, once it is read. */
  runs: ReadRuns | null;
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
  if (queue.timer !== undefined) return;
  limit(queue, queue.limits.readMilliseconds, "its recordings took longer to read than");
}

/** Gives up on the first request when nothing is heard of it for so long. */
function limit(queue: Queue, milliseconds: number, words: string): void {
  clearTimeout(queue.timer);
  const [first] = queue.open;
  const giveUp = () => {
    // Not when it was answered meanwhile.
    if (queue.open[0] !== first || queue.timer !== timer) return;
    const { worker } = queue;
    const { runs } = queue;
    forgetWorker(queue);
    // Nothing but its end stops a pattern that takes too long.
    void worker?.terminate();
    const reason = `${words} ${milliseconds / 1000} s`;
    answerFirst(queue, { evaluation: { kind: "invalid", reason, fault: false }, runs });
  };
  // What came while this thread was busy is heard before anything is given up.
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  queue.timer = timer;
}

/** Forgets the worker; what was posted to it will be posted to the next one. */
function forgetWorker(queue: Queue): void {
  clearTimeout(queue.timer);
  queue.timer = undefined;
  queue.worker = null;
  queue.isReady = false;
  queue.posted = 0;
  queue.runs = null;
}

function answerFirst(queue: Queue, reply: EvaluateReply): void {
  clearTimeout(queue.timer);
  queue.timer = undefined;
  queue.runs = null;
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
  worker.on("message", (message: string) => {
    if (queue.worker === worker) hear(queue, JSON.parse(message));
  });
  // An error between two requests must not end the process: `exit` follows, and the worker is replaced.
  worker.on("error", (error: Error) => {
    failure = error.message;
  });
  worker.on("exit", (code) => {
    if (queue.worker !== worker) return;
    const { runs } = queue;
    forgetWorker(queue);
    if (queue.open.length === 0) return;
    const reason = `the evaluation worker ended: ${failure ?? `exit code ${code}`}`;
    answerFirst(queue, { evaluation: { kind: "invalid", reason, fault: true }, runs });
  });
}

function hear(queue: Queue, message: WorkerMessage): void {
  switch (message.kind) {
    case "ready":
      queue.isReady = true;
      advance(queue);
      return;
    case "read":
      queue.runs = message.runs;
      limit(queue, queue.limits.evaluateMilliseconds, "pattern took longer than");
      return;
    case "evaluated":
      answerFirst(queue, { evaluation: message.evaluation, runs: queue.runs });
  }
}

const CLOSED: EvaluateReply = {
  evaluation: { kind: "invalid", reason: "skillcheck was ended", fault: false },
  runs: null,
};

async function close(queue: Queue): Promise<void> {
  const { worker } = queue;
  queue.isClosed = true;
  forgetWorker(queue);
  for (const { settle } of queue.open.splice(0)) settle(CLOSED);
  await worker?.terminate();
}

/**
 * The port Evaluate over one long-lived worker (security.md RX-1). Requests are evaluated one after
 * the other. A test that takes longer than a limit, not counting the start of the worker, is invalid;
 * its worker is ended and the next request gets a new one.
 */
export function openEvaluate(url: URL, limits: Partial<EvaluateLimits> = {}): Evaluate {
  const queue: Queue = {
    url,
    limits: { ...LIMITS, ...limits },
    open: [],
    posted: 0,
    worker: null,
    isReady: false,
    isClosed: false,
    runs: null,
    timer: undefined,
  };
  return {
    start: () => {
      if (queue.worker === null && !queue.isClosed) startWorker(queue);
    },
    evaluate: (request) => {
      if (queue.isClosed) return Promise.resolve(CLOSED);
      const reply = new Promise<EvaluateReply>((settle) => {
        queue.open.push({ request, settle });
      });
      advance(queue);
      return reply;
    },
    close: () => close(queue),
  };
}
