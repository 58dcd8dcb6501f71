import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { code, plain } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { fraction, interval, probability, shortInterval } from "../wording/figures.ts";
import { rowLabel } from "../wording/row-label.ts";
import { baseName } from "../wording/words.ts";
import type { Page } from "./page.ts";

/** A test and the skill it belongs to. */
export interface Located {
  readonly skill: SkillReport;
  readonly test: TestReport;
}

/** Below this a test's own p is printed, else that of its skill (reporting.md §3.1). */
const ALPHA = 0.05;

/** `Regressed (p = 0.024)`, `Could be chance (p = 0.22)`, `Same`: the comparison, with p once. */
export function comparisonWords({ skill, test }: Located): Markdown {
  switch (test.comparison) {
    case "regressed":
      if (test.p !== null && (test.p < ALPHA || skill.regression === null)) {
        return md`Regressed (${probability(test.p)})`;
      }
      return skill.regression === null
        ? md`Regressed`
        : md`Regressed with its skill (${probability(skill.regression.adjusted)} over ${skill.regression.strata} tests)`;
    case "inconclusive":
      return test.p === null ? md`Could be chance` : md`Could be chance (${probability(test.p)})`;
    case "improved":
      return md`Improved`;
    case "same":
      return md`Same as on the base`;
    case "no-base":
      return md`No base to compare with`;
  }
}

/** `fail, 1/5 samples pass, was 5/5. Regressed (p = 0.024)`. */
export function resultWords(located: Located): Markdown {
  const { test } = located;
  if (test.rate === null) return md`${test.status}`;
  const was = test.base === null ? md`` : md`, was ${test.base.passed}/${test.base.valid}`;
  const verb = test.rate.valid === 1 ? md`` : md` samples pass`;
  return md`${test.status}, ${fraction(test.rate)}${verb}${was}. ${comparisonWords(located)}`;
}

/** Name of a test, with agent and model where the skill has several. */
export function testName({ skill, test }: Located): Markdown {
  const label = rowLabel(skill, test);
  return label === "" ? plain(test.name) : md`${plain(test.name)} (${plain(label)})`;
}

/** `✗ ✓ ✓ !`: one mark a sample, `!` where nothing was learnt. */
export function sampleStrip(test: TestReport): Markdown {
  const marks = test.samples.map(({ verdict }) => {
    if (verdict === "pass") return md`✓`;
    return verdict === "fail" ? md`✗` : md`!`;
  });
  return marks.length === 0 ? md`` : md`Samples \`${join(marks, " ")}\``;
}

/** ``Samples `✗ ✓` · 20% (95% CI 4–62%), `main` 100% (57–100%)``. */
export function sampleLine(page: Page, test: TestReport): Markdown {
  const base =
    test.base === null ? md`` : md`, ${code(baseName(page.report))} ${shortInterval(test.base)}`;
  const rate = test.rate === null ? md`` : md`${interval(test.rate)}${base}`;
  return join([sampleStrip(test), rate], " · ");
}
