import { testFaults } from "./fault-matrix.ts";

testFaults("opencode", {
  "401": "provider-error / auth",
  "429": "provider-error / rate-limit",
  "500": "provider-error / server",
  "529": "provider-error / overloaded",
  malformed: "provider-error / malformed",
  truncated: "provider-error / connection",
  empty: "provider-error / empty-answer",
  hang: "timed-out / timeout",
  "SIGTERM-proof": "timed-out / timeout",
  "orphan child": "completed",
  // It waits for ever for its own database.
  "disk full": "crashed / unknown",
  "100 MB of output": "completed",
});
