import { parentPort } from "node:worker_threads";
import { evaluateCassettes } from "./app/evaluate-test.ts";
import type { EvaluateRequest, WorkerMessage } from "./model/ports.ts";

// The worker behind the port Evaluate. It says that it is ready before the first request, and of each
// request that its recordings are read, so that neither start nor reading is the time of a test.
if (parentPort !== null) {
  const port = parentPort;
  const send = (message: WorkerMessage) => port.postMessage(JSON.stringify(message));
  port.on("message", (request: EvaluateRequest) => {
    const evaluation = evaluateCassettes(request, (runs) => send({ kind: "read", runs }));
    send({ kind: "evaluated", evaluation });
  });
  send({ kind: "ready" });
}
