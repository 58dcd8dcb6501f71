import type { ErrorKind } from "../model/outcome.ts";
import type { Test } from "../model/suite.ts";
import type { Sample } from "./evaluate-recordings.ts";
import type { ReportedRow } from "./reported-row.ts";

/** What a row tells of samples that taught nothing. */
export type InvalidRow = Pick<ReportedRow, "samples" | "voids" | "test" | "agent">;

/** What mends the trouble of each kind; of others another run may tell. */
const REMEDIES: Readonly<Partial<Record<ErrorKind, (row: InvalidRow) => string>>> = {
  auth: ({ agent }) => `check the key of ${agent}: its provider refused it`,
  "rate-limit": () => "wait, or run fewer at once with --jobs 1",
  overloaded: () => "wait until its provider is less busy, or run fewer at once with --jobs 1",
  server: () => "wait until its provider answers again",
  connection: () => "see whether its provider can be reached from here",
  "bad-request": () => "see what its provider refused: the model may be another",
  "context-length": () => "give the agent less to read, or take a model with a larger context",
  timeout: ({ test }) => toTimeoutRemedy(test),
  "no-output": ({ agent }) => `see whether ${agent} starts by itself: skillcheck doctor`,
};

/** Beginnings of what is said of runs that left no recording (fill-workspace.ts, cassette-text.ts, record.ts). */
const VOID_REMEDIES: readonly (readonly [begin: string, remedy: (row: InvalidRow) => string])[] = [
  [
    "setup failed (timeout)",
    ({ test }) => `make workspace.setup faster, or raise timeout (${toTime(test.timeoutMs)})`,
  ],
  ["setup failed", () => "see what workspace.setup printed, and mend it"],
  [
    "secret observed",
    () => "keep the secret out of what the agent reads and prints: no run that shows one is kept",
  ],
  ["too much output", () => "let the agent print less: a run may write 4 MiB"],
];

/** What mends the most frequent trouble of a row's invalid samples; null where only another run can tell. */
export function explainInvalid(row: InvalidRow): string | null {
  const found = [
    ...row.voids.map((reason) => toVoidRemedy(row, reason)),
    ...row.samples
      .filter(({ verdict }) => verdict === "invalid")
      .map((sample) => toSampleRemedy(row, sample)),
  ];
  const counts = new Map<string | null, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most = null] = [...counts].sort(([, left], [, right]) => right - left)[0] ?? [];
  return most;
}

function toVoidRemedy(row: InvalidRow, reason: string): string | null {
  const known = VOID_REMEDIES.find(([begin]) => reason.startsWith(begin));
  return known === undefined ? null : known[1](row);
}

function toSampleRemedy(row: InvalidRow, { run }: Sample): string | null {
  if (run.outcome === "completed") {
    return "see the check that gave no verdict: it may ask what no run can tell";
  }
  if (run.outcome === "timed-out") return toTimeoutRemedy(row.test);
  if (run.outcome === "too-much-output") return "let the agent print less: a run may write 4 MiB";
  return run.errorKind === null ? null : (REMEDIES[run.errorKind]?.(row) ?? null);
}

function toTimeoutRemedy({ timeoutMs, runTimeoutMs }: Test): string {
  return `raise timeout (${toTime(timeoutMs)} a turn) or run_timeout (${toTime(runTimeoutMs)} a run)`;
}

/** `5m`, `90s`, as suites write it. */
function toTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;
}
