import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { type Terminal, term } from "../../text/safe.ts";
import { line } from "../../text/terminal.ts";
import { rowLabel } from "../wording/row-label.ts";

/** `greets`, and `greets (codex)` where the skill has rows of several agents or models. */
export function drawTestName(skill: SkillReport, test: TestReport): Terminal {
  const label = rowLabel(skill, test);
  return label === "" ? line(test.name) : term`${line(test.name)} (${line(label)})`;
}
