import type { Report } from "../../model/report.ts";
import { byteLength } from "../../text/cut.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import type { RenderContext } from "../renderer.ts";
import { toHeading } from "../wording/headline.ts";
import { toAlert } from "./alert.ts";
import { toCost } from "./cost.ts";
import { COUNTS, type Detail, LADDER } from "./detail.ts";
import { toFailures } from "./failures.ts";
import { toFooter } from "./footer.ts";
import { toLineTwo } from "./line-two.ts";
import { toLint, toProblems } from "./lint.ts";
import { toNotes } from "./method.ts";
import type { Page } from "./page.ts";
import { toSkillsTable } from "./skills-table.ts";
import { toStale } from "./stale.ts";
import { toTranscripts } from "./transcripts.ts";
import { toFlaky, toUndecided } from "./undecided.ts";

function shortened(page: Page): Markdown {
  const { step } = page.detail;
  return step === 0
    ? md``
    : md`*Shortened to fit (step ${step}). Nothing is missing from \`skillcheck-report.json\`.*`;
}

function foldedBlocks(page: Page): Markdown {
  if (page.detail.countsOnly) return md``;
  const failures = toFailures(page);
  return join(
    [
      toProblems(page),
      ...failures,
      ...toUndecided(page),
      ...toFlaky(page),
      toLint(page, failures.length === 0),
      ...toStale(page),
      ...toTranscripts(page),
      toCost(page),
    ],
    "\n",
  );
}

function countLine({ report }: Page): Markdown {
  const { counts } = report;
  return md`${counts.skills} skills, ${counts.tests} tests: ${counts.passed} pass, ${counts.failed} fail, ${counts.regressed} regressed, ${counts.inconclusive} inconclusive, ${counts.unverified} unverified, ${counts.invalid} invalid; ${counts.untested} skills untested, ${counts.lintErrors} lint errors`;
}

/** One rendering, blocks in the order of reporting.md §4.2, without the marker. */
export function toBody(page: Page): Markdown {
  const { report, detail } = page;
  if (report.skills.length === 0 && report.problems.length === 0) {
    return join([toHeading(report), toNotes(page), toFooter(page)], "\n\n");
  }
  return join(
    [
      toHeading(report),
      toLineTwo(page),
      shortened(page),
      toAlert(page),
      detail.countsOnly ? countLine(page) : toSkillsTable(page),
      foldedBlocks(page),
      detail.countsOnly ? md`` : toNotes(page),
      toFooter(page),
    ],
    "\n\n",
  );
}

/** A budget in UTF-8 bytes and what must follow the body inside it. */
export interface Budget {
  readonly bytes: number;
  /** The marker, or empty. */
  readonly tail: Markdown;
  /** First step of the ladder to try; 0 unless GitHub refused the body. */
  readonly from: number;
}

/** A rendering and the step of the ladder it took. */
export interface Fitted {
  readonly text: Markdown;
  readonly step: number;
}

/** The first step of the ladder whose rendering fits (reporting.md §5). */
export function fitBody(report: Report, context: RenderContext, budget: Budget): Fitted {
  const [first, ...others] = LADDER.slice(Math.min(budget.from, LADDER.length - 1));
  const draw = (detail: Detail): Fitted => ({
    step: detail.step,
    text: join([toBody({ report, context, detail }), budget.tail], "\n"),
  });
  let fitted = draw(first ?? COUNTS);
  for (const detail of others) {
    if (byteLength(fitted.text) <= budget.bytes) break;
    fitted = draw(detail);
  }
  return fitted;
}
