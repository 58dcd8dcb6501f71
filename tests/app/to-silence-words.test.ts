import { expect, it } from "vitest";
import { toSilenceWords } from "../../src/app/to-silence-words.ts";
import type { ProcessResult } from "../../src/model/machine.ts";

type Ended = Extract<ProcessResult, { readonly kind: "ended" }>;

const ENDED: Ended = {
  kind: "ended",
  exit: 0,
  signal: null,
  ended: "by-itself",
  stdout: "",
  stderr: "",
  startedAt: "2026-11-30T09:00:00.000Z",
  durationMs: 12,
  survivors: [],
  unended: [],
};

it.each<[Partial<Ended>, string]>([
  [
    { ended: "timeout", durationMs: 30_004, exit: null, signal: "SIGTERM" },
    "timed out after 30 s, printed nothing",
  ],
  [
    { ended: "timeout", durationMs: 29_996, stdout: "\n \nLoading\nmore\n" },
    'timed out after 30 s, printed "Loading"',
  ],
  [
    { ended: "output", stdout: `${"y\n".repeat(9)}` },
    'ended because it printed too much, printed "y"',
  ],
  [{ exit: 1, stderr: "warning\nfatal" }, 'exit code 1, printed "warning"'],
  [{ exit: 1, stdout: "said\n", stderr: "warned" }, 'exit code 1, printed "said"'],
  [{ exit: null, signal: "SIGSEGV" }, "ended by SIGSEGV, printed nothing"],
  [{ stdout: "x".repeat(500) }, `exit code 0, printed "${"x".repeat(99)}…"`],
  [{ stdout: "first\rsecond" }, 'exit code 0, printed "first"'],
  [{ stdout: "::error::a\u001b[31m" }, 'exit code 0, printed "\\u{003A}:error::a"'],
])("%o: %s", (changed, words) => {
  expect(toSilenceWords({ ...ENDED, ...changed })).toBe(words);
});

it("says why a program could not be started, in one line", () => {
  const reason = "/x could not be started:\nspawn /x EACCES";
  expect(toSilenceWords({ kind: "failed", reason })).toBe(
    "/x could not be started: spawn /x EACCES",
  );
});
