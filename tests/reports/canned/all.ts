import { passingTest, report, skill, unverifiedTest } from "../build-report.ts";
import { PROBES, poisonReport } from "../probes.ts";
import type { Canned } from "./canned.ts";
import { pass } from "./pass.ts";
import { regressed, regressedReplayed } from "./regressed.ts";
import { unverified } from "./unverified.ts";

const noted = regressed.report.skills.map((one) => ({
  ...one,
  tests: one.tests.map((test) => ({
    ...test,
    notes: "Written after the outage\nof 2026-09.",
    tags: ["smoke"],
    metadata: { ticket: { id: 7 } },
    failure: test.failure && {
      ...test.failure,
      refused: [
        { turn: 1, call: "gh pr list" },
        { turn: 2, call: "kubectl delete 'a b'" },
      ],
    },
  })),
}));

/** Each state that a report can be in, at once: what a hostile text is put into. */
export const everyState: Canned = {
  report: report(
    [
      ...noted,
      ...unverified.report.skills,
      skill("typo", [unverifiedTest("t", "unrecorded")], {
        state: "unusable",
        problems: [
          {
            file: "skills/typo/skillcheck.yaml",
            line: 12,
            column: 5,
            key: "tests[0].promt",
            what: "unknown key `promt`",
            remedy: "write `prompt`",
          },
        ],
      }),
      skill("untested", [], { state: "untested", suite: null }),
      skill("gone", [], { state: "removed", change: "deleted" }),
      skill(
        "crashed",
        [passingTest("t", { status: "invalid", reason: "provider error: 529", rate: null })],
        { state: "invalid" },
      ),
    ],
    {
      status: "fail",
      conclusion: "failure",
      exitCode: 2,
      notes: ["the file list was capped"],
      problems: [
        { file: ".skillcheck.yml", line: 1, column: 1, key: "", what: "is no YAML", remedy: "" },
      ],
      money: { spentUsd: 4.01, recordedUsd: null, runs: 145, capUsd: 10 },
    },
  ),
  context: regressed.context,
};

/** The six canned reports of style.md §8.5, huge apart (see ladder.test.ts). */
export const canned: Readonly<Record<string, Canned>> = {
  "all-pass": pass,
  fail: regressedReplayed,
  undecided: unverified,
  empty: {
    report: report([], { money: { spentUsd: 0, recordedUsd: 0, runs: 0, capUsd: null } }),
    context: pass.context,
  },
  "every-state": everyState,
  hostile: {
    report: poisonReport(everyState.report, PROBES.join(" ")),
    context: everyState.context,
  },
};
