import type { Report } from "../model/report.ts";
import { join, type Terminal, term } from "../text/safe.ts";
import { line } from "../text/terminal.ts";
import { defineRenderer } from "./renderer.ts";
import { drawFailures } from "./terminal/failure.ts";
import { createPalette } from "./terminal/palette.ts";
import { drawFaults, drawFindings, drawNotes, drawProblems, drawTotal } from "./terminal/total.ts";
import { fraction } from "./wording/figures.ts";
import { agentLabel } from "./wording/row-label.ts";

function testLines(report: Report): readonly Terminal[] {
  return report.skills.flatMap((skill) => {
    if (skill.tests.length === 0) return [term`${skill.state} ${line(skill.name)}`];
    return skill.tests.map((test) => {
      const rate = test.rate === null ? term`` : fraction(test.rate);
      const regressed = test.comparison === "regressed" ? term`regressed` : term``;
      const flaky = test.flaky ? term`flaky` : term``;
      const marks = test.marks.map((mark) => line(mark));
      const name = term`${test.status} ${line(skill.name)} › ${line(test.name)} (${line(agentLabel(skill, test))})`;
      return join([name, rate, regressed, flaky, term`${test.evidence}`, ...marks], ", ");
    });
  });
}

/** For logs: one line a test, no colour, failures below, the sum last. */
export default defineRenderer({
  name: "plain",
  render: (report) => {
    const palette = createPalette(false);
    const blocks = [
      drawProblems(report, palette),
      join(testLines(report), "\n"),
      drawFindings(report, palette),
      drawFailures(report, palette),
      drawFaults(report, palette),
      drawNotes(report),
      drawTotal(report),
    ];
    return `${join(blocks, "\n\n")}\n`;
  },
});
