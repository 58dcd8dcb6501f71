import { Worker } from "node:worker_threads";
import { LIMITS } from "../model/limits.ts";
import type { Evaluate, EvaluateReply, EvaluateRequest } from "../model/ports.ts";

/** What the worker `evaluate.ts` sends. */
type WorkerMessage =
  | { readonly kind: "ready" }
  /** The recordings of the request are read; now they are evaluated. */
  | { readonly kind: "read" }
  | { readonly kind: "reply"; readonly reply: EvaluateReply };

/** Memory of the worker in MiB; a test of 50 runs at their limits stays below it. */
const WORKER_MEMORY = 1024;

/** What ended a wait: a message, or the end of the worker. */
type Signal =
  | { readonly kind: "message"; readonly message: WorkerMessage }
  | { readonly kind: "ended"; readonly reason: string }
  | { readonly kind: "late" };

/** Waits for the next message, the end of the worker, or the deadline (milliseconds, or none). */
function waitFor(worker: Worker, milliseconds: number | null): Promise<Signal> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (signal: Signal) => {
      clearTimeout(timer);
      worker.off("message", onMessage);
      worker.off("error", onError);
      worker.off("exit", onExit);
      resolve(signal);
    };
    const onMessage = (message: WorkerMessage) => settle({ kind: "message", message });
    const onError = (error: Error) => settle({ kind: "ended", reason: error.message });
    const onExit = (code: number) => settle({ kind: "ended", reason: `exit code ${code}` });
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.on("exit", onExit);
    if (milliseconds !== null) timer = setTimeout(() => settle({ kind: "late" }), milliseconds);
  });
}

function fault(reason: string): EvaluateReply {
  return { kind: "invalid", reason: `the evaluation worker ended: ${reason}`, fault: true };
}

async function start(url: URL): Promise<Worker | string> {
  const worker = new Worker(url, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY },
  });
  const signal = await waitFor(worker, null);
  if (signal.kind === "ended") return signal.reason;
  // An error between two requests must not end the process: `exit` follows, and the worker is replaced.
  worker.on("error", () => undefined);
  return worker;
}

/**
 * The port Evaluate over one long-lived worker (security.md RX-1). Requests are evaluated one after
 * the other. A test that takes longer than `milliseconds` of wall time, not counting the start of
 * the worker and the reading of the recordings, is invalid; its worker is ended and the next request
 * gets a new one.
 */
export function openEvaluate(
  workerUrl: URL,
  milliseconds: number = LIMITS.evaluateMilliseconds,
): Evaluate {
  let current: Promise<Worker | string> | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const end = async () => {
    const ending = current;
    current = null;
    const worker = await ending;
    if (worker instanceof Worker) await worker.terminate();
  };

  const ready = (): Promise<Worker | string> => {
    if (current !== null) return current;
    const starting = start(workerUrl).then((started) => {
      const forget = () => {
        if (current === starting) current = null;
      };
      if (typeof started === "string") forget();
      else started.on("exit", forget).unref();
      return started;
    });
    current = starting;
    return starting;
  };

  const run = async (request: EvaluateRequest): Promise<EvaluateReply> => {
    const running = await ready();
    if (typeof running === "string") return fault(running);
    // While a request is open the process waits for it; an idle worker keeps no process alive.
    running.ref();
    running.postMessage(request);
    const first = await waitFor(running, null);
    const isRead = first.kind === "message" && first.message.kind === "read";
    const signal = isRead ? await waitFor(running, milliseconds) : first;
    if (signal.kind === "message" && signal.message.kind === "reply") {
      running.unref();
      return signal.message.reply;
    }
    await end();
    if (signal.kind === "late") {
      const reason = `pattern took longer than ${milliseconds / 1000} s`;
      return { kind: "invalid", reason, fault: false };
    }
    return fault(signal.kind === "ended" ? signal.reason : "it answered out of turn");
  };

  return {
    start: () => void ready(),
    evaluate: (request) => {
      const reply = queue.then(() => run(request));
      queue = reply.catch(() => undefined);
      return reply;
    },
    close: async () => {
      await queue;
      await end();
    },
  };
}
