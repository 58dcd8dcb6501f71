import { expect, it } from "vitest";
import type { Sample } from "../../src/app/evaluate-recordings.ts";
import { explainInvalid, type InvalidRow } from "../../src/app/explain-invalid.ts";
import type { RunFacts } from "../../src/model/run.ts";
import { test } from "../engine/run-call.ts";

const row = (row: Partial<InvalidRow>): InvalidRow => ({
  agent: "claude",
  test: { ...test, timeoutMs: 300_000, runTimeoutMs: 630_000 },
  samples: [],
  voids: [],
  ...row,
});

const sample = (outcome: RunFacts["outcome"], errorKind: RunFacts["errorKind"] = null) =>
  ({ verdict: "invalid", run: { outcome, errorKind } }) as Sample;

it.each<[RunFacts["outcome"], RunFacts["errorKind"], string | null]>([
  ["timed-out", "timeout", "raise timeout (5m a turn) or run_timeout (630s a run)"],
  ["provider-error", "auth", "check the key of claude: its provider refused it"],
  ["provider-error", "rate-limit", "wait, or run fewer at once with --jobs 1"],
  [
    "provider-error",
    "overloaded",
    "wait until its provider is less busy, or run fewer at once with --jobs 1",
  ],
  ["provider-error", "server", "wait until its provider answers again"],
  ["provider-error", "connection", "see whether its provider can be reached from here"],
  ["provider-error", "bad-request", "see what its provider refused: the model may be another"],
  [
    "provider-error",
    "context-length",
    "give the agent less to read, or take a model with a larger context",
  ],
  ["crashed", "no-output", "see whether claude starts by itself: skillcheck doctor"],
  ["too-much-output", null, "let the agent print less: a run may write 4 MiB"],
  ["completed", null, "see the check that gave no verdict: it may ask what no run can tell"],
  ["provider-error", "empty-answer", null],
  ["crashed", "unknown", null],
  ["cut-off", "cut-off", null],
])("%s (%s): %s", (outcome, kind, remedy) => {
  expect(explainInvalid(row({ samples: [sample(outcome, kind)] }))).toBe(remedy);
});

it.each<[string, string | null]>([
  [
    "setup failed (exit 1): false: it printed nothing",
    "see what workspace.setup printed, and mend it",
  ],
  [
    "setup failed (timeout): sleep 9999: it printed nothing",
    "make workspace.setup faster, or raise timeout (5m)",
  ],
  [
    "secret observed",
    "keep the secret out of what the agent reads and prints: no run that shows one is kept",
  ],
  ["too much output", "let the agent print less: a run may write 4 MiB"],
  ["the stand-in gh was not found by the agent's own shell", null],
])("a run that left nothing: %s", (reason, remedy) => {
  expect(explainInvalid(row({ voids: [reason] }))).toBe(remedy);
});

it("of several troubles the most frequent is told, and samples with a verdict say nothing", () => {
  const samples = [
    { ...sample("completed"), verdict: "pass" } as Sample,
    sample("provider-error", "auth"),
    sample("timed-out", "timeout"),
    sample("timed-out", "timeout"),
  ];
  expect(explainInvalid(row({ samples, voids: ["secret observed"] }))).toMatch(/^raise timeout/);
});
