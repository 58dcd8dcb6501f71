import type { Report, SkillReport } from "../model/report.ts";
import type { TestReport } from "../model/test-report.ts";
import { join, type Terminal, term } from "../text/safe.ts";
import { line } from "../text/terminal.ts";
import { defineRenderer, type RenderContext } from "./renderer.ts";
import { drawFailures } from "./terminal/failure.ts";
import { createPalette, type Palette } from "./terminal/palette.ts";
import { drawTestName } from "./terminal/test-name.ts";
import {
  drawFaults,
  drawFindings,
  drawFrames,
  drawNotes,
  drawProblems,
  drawTotal,
} from "./terminal/total.ts";
import { fraction, money } from "./wording/figures.ts";
import { toTitle, unusableName } from "./wording/headline.ts";
import { type Severity, skillSeverity, testSeverity } from "./wording/severity.ts";
import { EVIDENCE_ICONS } from "./wording/words.ts";

function mark(severity: Severity, palette: Palette): Terminal {
  switch (severity) {
    case "broken":
      return palette.bad(term`✘`);
    case "invalid":
      return palette.bad(term`!`);
    case "unverified":
      return palette.warn(term`⚠`);
    case "inconclusive":
      return palette.warn(term`?`);
    case "flaky":
    case "pass":
      return palette.good(term`✔`);
  }
}

function evidence(tests: readonly TestReport[]): Terminal {
  const kinds = [...new Set(tests.map((test) => test.evidence))];
  const marks = [...new Set(tests.flatMap((test) => test.marks))].map((each) => line(each));
  return join([...kinds.map((kind) => term`${EVIDENCE_ICONS[kind]} ${kind}`), ...marks], ", ");
}

function state(skill: SkillReport): Terminal {
  if (skill.state === "untested") return term`untested: no suite`;
  if (skill.state === "unusable") return term`${line(unusableName(skill))} cannot be used`;
  if (skill.state === "removed") return term`removed`;
  if (skill.state === "unselected") return term`no test selected`;
  const passed = skill.tests.filter((test) => test.status === "pass").length;
  return skill.tests.length === 0 ? term`` : term`${passed}/${skill.tests.length}`;
}

function testLine(skill: SkillReport, test: TestReport, palette: Palette): Terminal {
  const rate = test.rate === null ? term`` : fraction(test.rate);
  const word =
    test.comparison === "regressed" ? term`${test.status}, regressed` : term`${test.status}`;
  const flaky = test.flaky ? term`flaky` : term``;
  const said = join([rate, word, flaky], "  ");
  return term`   ${mark(testSeverity(test), palette)} ${drawTestName(skill, test)}  ${said}`;
}

function skillLines(skill: SkillReport, palette: Palette): Terminal {
  const sign =
    skill.state === "unselected" ? palette.dim(term`–`) : mark(skillSeverity(skill), palette);
  const spent = skill.rows.reduce<number | null>(
    (sum, row) => (sum === null || row.spentUsd === null ? null : sum + row.spentUsd),
    0,
  );
  const estimated = skill.rows.find((row) => row.isCostEstimated)?.isCostEstimated;
  const cost =
    skill.tests.length === 0 ? term`` : palette.dim(term`${money(spent, estimated)} now`);
  const head = join(
    [palette.bold(line(skill.name)), state(skill), evidence(skill.tests), cost],
    "  ",
  );
  const open = skill.tests.filter((test) => !["pass", "unverified"].includes(testSeverity(test)));
  return join(
    [term` ${sign} ${head}`, ...open.map((test) => testLine(skill, test, palette))],
    "\n",
  );
}

function draw(report: Report, palette: Palette, { lint, redactor }: RenderContext): Terminal {
  return join(
    [
      palette.bold(line(toTitle(report), 300)),
      drawProblems(report, palette),
      join(
        report.skills.map((skill) => skillLines(skill, palette)),
        "\n",
      ),
      lint === undefined
        ? drawFindings(report, palette)
        : drawFrames(report, palette, { lint, redactor }),
      drawFailures(report, palette),
      drawFaults(report, palette),
      drawNotes(report),
      drawTotal(report),
    ],
    "\n\n",
  );
}

/** For a person at a terminal: skills worst first, what is not green opened, the sum last. */
export default defineRenderer({
  name: "pretty",
  render: (report, context) => `${draw(report, createPalette(context.colour), context)}\n`,
});
