import type { TestReport } from "../../../src/model/test-report.ts";
import { context, passingTest, rate, report, samples, skill, usage } from "../build-report.ts";
import { type Canned, numbered } from "./canned.ts";

type Transcript = NonNullable<TestReport["transcript"]>;

const groupsBreakingChanges: Transcript = {
  sample: 3,
  verdict: "fail",
  turns: [
    {
      turn: 1,
      user: "Write the release notes for v2.3.0",
      source: "prompt",
      calls: [
        "Read SKILL.md",
        "Bash git tag --list",
        "Bash git log v2.2.0..v2.3.0",
        "Read CHANGELOG.md",
        "Glob **/*.md",
        "Read references/breaking.md",
        "Bash git diff --stat v2.2.0",
        "Write NOTES.md",
      ],
      lastWords: "NOTES.md lists the 14 pull requests since v2.2.0. Two of them remove an option.",
    },
  ],
};

const fillsAllFields: Transcript = {
  sample: 1,
  verdict: "pass",
  turns: [
    {
      turn: 1,
      user: "Fill form.pdf with values.json",
      source: "prompt",
      calls: [
        "Read SKILL.md",
        "Read references/fields.md",
        "Bash python scripts/fill.py --list form.pdf",
      ],
      lastWords: "The form has two fields named date. Should the signing date go into both?",
    },
    {
      turn: 2,
      user: "Yes, both",
      source: "answer",
      calls: [
        "Bash python scripts/fill.py values.json",
        "Bash python scripts/fill.py --check out.pdf",
      ],
      lastWords: "All 14 fields are filled. The result is out.pdf.",
    },
  ],
};

/** Six passing tests, one of them flaky. */
export const releaseNotes = skill(
  "release-notes",
  [
    passingTest("groups-breaking-changes", {
      flaky: true,
      rate: rate(4, 5),
      base: rate(4, 5),
      samples: samples("✓✓✗✓✓", "`NOTES.md` had no `## Breaking changes` heading", 9),
      transcript: groupsBreakingChanges,
    }),
    ...numbered(5, "lists"),
  ],
  { row: { usage: usage(0.018), baseUsage: usage(0.018), recordedUsd: 0.54 } },
);

/** Eight passing tests. */
export const pdfForms = skill(
  "pdf-forms",
  [passingTest("fills-all-fields", { transcript: fillsAllFields }), ...numbered(7, "keeps")],
  { row: { usage: usage(0.041), baseUsage: usage(0.041), recordedUsd: 1.64 } },
);

const selfRecorded = { marks: ["self-recorded"], evidenceClass: "committed-pr" } as const;

/** `pass.md`: three skills replayed, two of them self-recorded, one flaky test. */
export const pass: Canned = {
  report: report([
    releaseNotes,
    {
      ...pdfForms,
      tests: pdfForms.tests.map((test) => ({ ...test, ...selfRecorded, marks: ["self-recorded"] })),
      rows: pdfForms.rows.map((row) => ({ ...row, baseUsage: usage(0.0436) })),
    },
    skill(
      "sql-migrations",
      [
        passingTest("creates-migration", {
          ...selfRecorded,
          marks: ["self-recorded", "scripted model"],
          transcript: {
            sample: 1,
            verdict: "pass",
            turns: [
              {
                turn: 1,
                user: "Add a migration that creates the table invoices",
                source: "prompt",
                calls: [
                  "Read SKILL.md",
                  "Read references/naming.md",
                  "Write 20261127_create_invoices.sql",
                  "Bash psql -f 20261127_create_invoices.sql",
                ],
                lastWords:
                  "The migration is 20261127_create_invoices.sql. It ran once against the scratch database and can be rolled back.",
              },
            ],
          },
        }),
        ...numbered(8, "refuses").map((test) => ({ ...test, marks: ["self-recorded"] })),
      ],
      { row: { usage: usage(0.067), baseUsage: usage(0.065), recordedUsd: 3.02 } },
    ),
  ]),
  context: context(),
};
