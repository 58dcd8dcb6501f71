import type { TestReport } from "../../../src/model/test-report.ts";
import { context, passingTest, report, skill, unverifiedTest } from "../build-report.ts";
import { type Canned, numbered } from "./canned.ts";
import { pass } from "./pass.ts";

const unverifiedHead = "9e02c559df4df04b719025cd2542aa872ce12cb3";

const staleInputs = [
  { input: "SKILL.md", recorded: "sha 1f9a", now: "sha c07e", changed: true },
  { input: "scripts/fill.py", recorded: "sha 88b2", now: "sha 90d1", changed: true },
  {
    input: "user turns, fakes, environment and workspace",
    recorded: "sha 5d10",
    now: "same",
    changed: false,
  },
  {
    input: "agent, its settings, requested model",
    recorded: "claude, sha 7a41, claude-sonnet-5",
    now: "same",
    changed: false,
  },
  { input: "subagents", recorded: "sha 0000", now: "same", changed: false },
  { input: "preamble, permission mode", recorded: "sha 3e3c", now: "same", changed: false },
  { input: "format number", recorded: "1", now: "same", changed: false },
];

function many(count: number, one: (name: string) => TestReport): TestReport[] {
  return Array.from({ length: count }, (_none, index) => one(`test-${index + 1}`));
}

/** `unverified.md`: two lint errors, two stale skills, one unrecorded. */
export const unverified: Canned = {
  report: report(
    [
      skill(
        "invoice-parser",
        many(4, (name) => unverifiedTest(name, "stale")),
        {
          state: "unverified",
          comparison: "no-base",
          base: null,
          findings: [
            {
              rule: "SK006",
              slug: "name-format",
              severity: "error",
              path: "skills/invoice-parser/SKILL.md",
              line: 3,
              column: 7,
              message:
                '"InvoiceParser" is no valid name: lower-case letters, digits and single hyphens',
              fix: "`name: invoice-parser`",
            },
            {
              rule: "SK009",
              slug: "broken-link",
              severity: "error",
              path: "skills/invoice-parser/SKILL.md",
              line: 41,
              column: 1,
              message: "`scripts/extract.py` does not exist",
              fix: "add the file or drop the link",
            },
          ],
          staleInputs: staleInputs.slice(0, 1),
          stale: { recordedAt: "2026-11-21T08:00:00Z", passed: 4, tests: 4 },
        },
      ),
      skill(
        "brand-voice",
        many(3, (name) => unverifiedTest(name, "unrecorded")),
        {
          state: "unverified",
          change: "added",
          comparison: "no-base",
          base: null,
        },
      ),
      skill(
        "pdf-forms",
        many(8, (name) => unverifiedTest(name, "stale")),
        {
          state: "unverified",
          comparison: "no-base",
          base: null,
          findings: [
            {
              rule: "SK008",
              slug: "description-when",
              severity: "warning",
              path: "skills/pdf-forms/SKILL.md",
              line: 4,
              column: 1,
              message: "description does not say when to use the skill",
              fix: 'start a sentence with "Use when"',
            },
          ],
          staleInputs,
          stale: { recordedAt: "2026-11-21T08:00:00Z", passed: 8, tests: 8 },
        },
      ),
      skill(
        "release-notes",
        [
          passingTest("lists-all-prs", {
            transcript: {
              sample: 1,
              verdict: "pass",
              turns: [
                {
                  turn: 1,
                  user: "Write the release notes for v2.3.0",
                  source: "prompt",
                  calls: ["Read SKILL.md", "Bash git log v2.2.0..v2.3.0", "Write NOTES.md"],
                  lastWords: "NOTES.md lists the 14 pull requests since v2.2.0.",
                },
              ],
            },
          }),
          ...numbered(5, "lists"),
        ],
        { row: { recordedUsd: 0.54 } },
      ),
    ],
    {
      status: "fail",
      conclusion: "failure",
      exitCode: 1,
      money: { spentUsd: 0, recordedUsd: 0.54, runs: 30, capUsd: null },
      subject: { ...pass.report.subject, head: unverifiedHead },
    },
  ),
  context: context({ history: [["9e02c55", "fail"]] }),
};
