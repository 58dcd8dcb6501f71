import { parentPort } from "node:worker_threads";
import { evaluateTest } from "./app/evaluate-test.ts";
import type { EvaluateRequest } from "./model/ports.ts";

// The worker behind the port Evaluate. It says that it is ready before the first request, so that
// the time it takes to start is not the time of a test.
if (parentPort !== null) {
  const port = parentPort;
  port.on("message", (request: EvaluateRequest) => {
    port.postMessage({ kind: "reply", reply: evaluateTest(request) });
  });
  port.postMessage({ kind: "ready" });
}
