import type { Report } from "../../model/report.ts";
import { byteLength } from "../../text/cut.ts";
import { redactDeep } from "../../text/redact-deep.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { line } from "../../text/terminal.ts";
import { toAlert } from "../blocks/alert.ts";
import { LADDER } from "../blocks/detail.ts";
import { toFooter } from "../blocks/footer.ts";
import { toLineTwo } from "../blocks/line-two.ts";
import { toNotes } from "../blocks/method.ts";
import type { Page } from "../blocks/page.ts";
import { toSkillsTable } from "../blocks/skills-table.ts";
import type { RenderContext } from "../renderer.ts";
import { money } from "../wording/figures.ts";
import { presentSkills, reportSeverity, toHeading, toTitle } from "../wording/headline.ts";
import { SEVERITY_ICONS } from "../wording/severity.ts";
import { type Annotation, toAnnotations } from "./annotations.ts";

/** What the check run shows; its conclusion stands in the report. */
export interface CheckRunOutput {
  readonly title: string;
  /** Markdown, at most 60,000 bytes of GitHub's 65,535 characters. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

const SUMMARY_BYTES = 60_000;
const TITLE_CHARACTERS = 200;

function evidenceWord(report: Report): string {
  const tests = report.skills
    .flatMap((skill) => skill.tests)
    .filter((test) => test.status !== "unverified");
  if (tests.some((test) => test.evidence === "live")) return " · live";
  return tests.length > 0 ? " · replayed" : "";
}

/** `❌ sql-migrations regressed (7/9 tests pass) · live · $4.01`: the line in the merge box. */
function toCheckTitle(report: Report): string {
  if (report.skills.length === 0 && report.problems.length === 0) return "no skills changed";
  const icon = SEVERITY_ICONS[reportSeverity(report)];
  const cost = presentSkills(report).some((skill) => skill.tests.length > 0)
    ? ` · ${money(report.money.spentUsd, report.money.isEstimated)}`
    : "";
  const tail = `${evidenceWord(report)}${cost}`;
  return `${icon} ${line(toTitle(report), TITLE_CHARACTERS)}${tail}`;
}

function drawSummary(page: Page): Markdown {
  const { report, detail } = page;
  return join(
    [
      toHeading(report),
      report.skills.length === 0 ? md`` : toLineTwo(page),
      toAlert(page),
      detail.countsOnly ? md`` : toSkillsTable(page),
      detail.countsOnly ? md`` : toNotes(page),
      toFooter(page),
    ],
    "\n\n",
  );
}

/** The check run's title, summary (the skills table) and annotations on changed files (reporting.md §6.2). */
export function toCheckRun(report: Report, context: RenderContext): CheckRunOutput {
  const redacted = redactDeep(report, context.redactor);
  let summary = md``;
  for (const detail of LADDER) {
    summary = drawSummary({ report: redacted, context, detail });
    if (byteLength(summary) <= SUMMARY_BYTES) break;
  }
  return {
    title: toCheckTitle(redacted),
    summary,
    annotations: toAnnotations(redacted, context.github?.changedPaths ?? null),
  };
}
