import { parentPort } from "node:worker_threads";
import { evaluateCassettes } from "./app/evaluate-test.ts";
import type { EvaluateRequest } from "./model/ports.ts";

// The worker behind the port Evaluate. It says that it is ready before the first request, and of each
// request that its recordings are read, so that neither start nor reading is the time of a test.
if (parentPort !== null) {
  const port = parentPort;
  port.on("message", (request: EvaluateRequest) => {
    const evaluation = evaluateCassettes(request, (runs) =>
      port.postMessage({ kind: "read", runs }),
    );
    port.postMessage({ kind: "evaluated", evaluation });
  });
  port.postMessage({ kind: "ready" });
}
