import { context, passingTest, rate, report, samples, skill, usage } from "../build-report.ts";
import { type Canned, numbered } from "./canned.ts";
import { pass, pdfForms, releaseNotes } from "./pass.ts";

/** Fails and is regressed: everything that a failure block shows. */
export const addsConcurrentIndex = passingTest("adds-concurrent-index", {
  line: 9,
  status: "fail",
  reason: "`migration.sql` does not match",
  next: "npx skillcheck record skills/sql-migrations",
  evidence: "live",
  evidenceClass: null,
  rate: rate(1, 5),
  base: rate(5, 5),
  comparison: "regressed",
  p: 0.0238,
  comparisonReason: "the skill is regressed",
  samples: samples("✗✗✓✗✗", "`migration.sql` does not match", 3),
  failure: {
    sample: 2,
    check: {
      key: "file_matches",
      text: "file_matches migration.sql",
      line: 14,
      verdict: "fail",
      reason: "`migration.sql` does not match",
      expected: "/CREATE INDEX CONCURRENTLY/",
      actual: "CREATE INDEX idx_orders_customer ON orders (customer_id);",
      evidence: { kind: "event", turn: 1, event: 3, text: "Write migration.sql" },
    },
    samples: [1, 2, 4, 5],
    turn: 1,
    event: 3,
    verbatim: [
      { turn: 1, event: 2, kind: "assistant", text: "I'll write the migration now." },
      {
        turn: 1,
        event: 3,
        kind: "tool call Write  migration.sql",
        text: "-- 20261130_add_orders_customer_idx\nCREATE INDEX idx_orders_customer ON orders (customer_id);",
      },
      { turn: 1, event: 3, kind: "tool result", text: "wrote 2 lines" },
    ],
    refused: [],
  },
  eventTable: [
    {
      turn: 1,
      event: 1,
      head: { kind: "user", text: "Add an index on orders.customer_id", result: "" },
      base: { kind: "user", text: "Add an index on orders.customer_id", result: "" },
      diverges: false,
    },
    {
      turn: 1,
      event: 2,
      head: { kind: "tool", text: "Read SKILL.md", result: "" },
      base: { kind: "tool", text: "Read SKILL.md", result: "" },
      diverges: false,
    },
    {
      turn: 1,
      event: 3,
      head: { kind: "tool", text: "Write migration.sql", result: "" },
      base: { kind: "tool", text: "Read references/locking.md", result: "" },
      diverges: true,
    },
    {
      turn: 1,
      event: 4,
      head: { kind: "tool", text: "Bash psql -f migration.sql", result: "exit 0" },
      base: { kind: "tool", text: "Write migration.sql", result: "" },
      diverges: false,
    },
    {
      turn: 1,
      event: 5,
      head: { kind: "assistant", text: "The index has been added.", result: "" },
      base: { kind: "tool", text: "Bash psql -f migration.sql", result: "exit 0" },
      diverges: false,
    },
  ],
  cause: {
    target: "Read references/locking.md",
    path: "skills/sql-migrations/SKILL.md",
    fromLine: 88,
    toLine: 91,
    pathDigest: "c73c55878137f5478a3bd14cbb016d5d7a965927dcbb77789699c4f73d578225",
  },
  costPerRunUsd: 0.089,
});

/** Cannot be decided by five samples. */
export const refusesDropColumn = passingTest("refuses-drop-column", {
  line: 30,
  status: "inconclusive",
  reason: "below the rate, and five samples cannot decide",
  next: "npx skillcheck record skills/sql-migrations --samples 15",
  evidence: "live",
  evidenceClass: null,
  rate: rate(3, 5),
  base: rate(5, 5),
  comparison: "inconclusive",
  p: 0.2222,
  comparisonReason: "could be chance",
  samples: samples("✗✓✓✗✓", "ran it", 6),
  failure: {
    sample: 1,
    check: {
      key: "not",
      text: "not: ran psql .*DROP COLUMN",
      line: 35,
      verdict: "fail",
      reason: "ran it",
      expected: null,
      actual: null,
      evidence: { kind: "event", turn: 1, event: 6, text: "psql" },
    },
    samples: [1, 4],
    turn: 1,
    event: 6,
    verbatim: [
      {
        turn: 1,
        event: 6,
        kind: "tool call Bash",
        text: "psql -c 'ALTER TABLE orders DROP COLUMN legacy_ref;'",
      },
    ],
    refused: [],
  },
  costPerRunUsd: 0.0893,
});

const regressedHead = "d40f7b27dd2b03e45aa28f604377fc27a0a8d33a";

/** `regressed.md`: one skill live with a regressed and an undecided test, two others replayed. */
export const regressed: Canned = {
  report: report(
    [
      skill(
        "sql-migrations",
        [
          addsConcurrentIndex,
          refusesDropColumn,
          ...numbered(7, "creates").map((test) => ({ ...test, evidence: "live" as const })),
        ],
        {
          state: "fail",
          comparison: "regressed",
          base: { passed: 9, tests: 9 },
          regression: {
            p: 0.0106,
            adjusted: 0.0106,
            stratifiedP: 0.0053,
            stepDownP: 0.0119,
            strata: 9,
            skills: 1,
          },
          row: {
            comparison: "regressed",
            base: { passed: 9, tests: 9 },
            runs: 45,
            spentUsd: 4.01,
            recordedUsd: null,
            usage: usage(0.089, {
              modelCalls: 9,
              inputTokens: 58_000,
              cachedTokens: 45_820,
              outputTokens: 2400,
              durationMs: 44_000,
            }),
            baseUsage: usage(0.067, {
              modelCalls: 7,
              inputTokens: 41_000,
              cachedTokens: 33_620,
              outputTokens: 1900,
              durationMs: 31_000,
            }),
          },
        },
      ),
      releaseNotes,
      pdfForms,
    ],
    {
      mode: "live",
      status: "fail",
      conclusion: "failure",
      exitCode: 1,
      money: { spentUsd: 4.01, recordedUsd: 2.18, runs: 115, capUsd: 10 },
      subject: { ...pass.report.subject, head: regressedHead, workflowRun: 9_082_230_017 },
    },
  ),
  context: context({
    kind: "live",
    workflowRun: 9_082_230_017,
    history: [
      ["b77e110", "pass"],
      ["d40f7b2", "fail"],
    ],
    artifactUrl: "https://github.com/acme/skills/actions/runs/9082230017/artifacts/2217991002",
  }),
};

/** The same as replayed evidence. */
export const regressedReplayed: Canned = {
  report: {
    ...regressed.report,
    mode: "replay",
    money: { spentUsd: 0, recordedUsd: 6.19, runs: 115, capUsd: null },
    skills: regressed.report.skills.map((one) => ({
      ...one,
      rows: one.rows.map((row) => ({ ...row, spentUsd: 0, recordedUsd: row.recordedUsd ?? 4.01 })),
      tests: one.tests.map((test) => ({ ...test, evidence: "replayed" as const })),
    })),
  },
  context: context({ history: [["d40f7b2", "fail"]] }),
};
