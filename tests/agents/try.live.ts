import { it, vi } from "vitest";
import { runReal } from "./real-agent.ts";

vi.setConfig({ testTimeout: 120_000 });
it("opencode", async () => {
  const t = performance.now();
  const { played, server } = await runReal(
    "opencode",
    [{ steps: [{ text: "Hi" }], fault: { kind: "status", status: 429 } }],
    { test: { timeoutMs: 30_000, runTimeoutMs: 30_000 } },
  );
  console.log(
    performance.now() - t,
    played.kind === "void" ? played.reason : "",
    server.requests.length,
  );
  if (played.kind === "played") {
    console.log(JSON.stringify(played.cassette.gateway, null, 1).slice(0, 2500));
    console.log(
      played.cassette.turns.map((t) => [
        t.exit,
        t.stderr.slice(0, 40),
        t.stdout.slice(-5),
        t.duration_ms,
      ]),
    );
  }
});
