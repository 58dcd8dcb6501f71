import { isIntroduced } from "../../model/finding.ts";
import type { Report, SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { type Column, table } from "../../text/table.ts";
import { recordCommand, toCommand } from "../wording/command.ts";
import { change, moneyPerRun, percentChange } from "../wording/figures.ts";
import { presentSkills, reportSeverity, unusableName } from "../wording/headline.ts";
import {
  lintErrors,
  SEVERITY_ICONS,
  type Severity,
  skillSeverity,
  worstSeverity,
} from "../wording/severity.ts";
import {
  baseName,
  COMPARISON_WORDS,
  counted,
  EVIDENCE_ICONS,
  isSkillFile,
} from "../wording/words.ts";
import { details, type Page } from "./page.ts";

type Row = SkillReport["rows"][number];

/** More passing skills than this are folded (reporting.md §4.2). */
const PASSING_ROWS = 8;
/** Share in percent from which a change of cost gets an arrow. */
const ARROW_PERCENT = 10;

/** What one row of the table is about: a skill, or one agent and model of it. */
interface Entry {
  readonly skill: SkillReport;
  readonly row: Row | null;
  readonly tests: readonly TestReport[];
  readonly severity: Severity;
}

function toEntries(skill: SkillReport): readonly Entry[] {
  const severity = skillSeverity(skill);
  if (skill.rows.length < 2) {
    return [{ skill, row: skill.rows[0] ?? null, tests: skill.tests, severity }];
  }
  return skill.rows.map((row) => {
    const tests = skill.tests.filter(
      (test) => test.agent === row.agent && test.requestedModel === row.requestedModel,
    );
    return { skill, row, tests, severity: lintErrors(skill) > 0 ? severity : worstSeverity(tests) };
  });
}

function isCalm(severity: Severity): boolean {
  return severity === "pass" || severity === "flaky";
}

function nameCell(entry: Entry, bold: boolean): Markdown {
  const { skill, row } = entry;
  const name = bold ? md`**${plain(skill.name)}**` : plain(skill.name);
  const several = row !== null && skill.rows.length > 1;
  const agent = several ? md` · ${plain(row.agent)}` : md``;
  const model = several && row.requestedModel !== "" ? md` · ${plain(row.requestedModel)}` : md``;
  const idle = skill.state === "removed" || skill.state === "unselected";
  const icon = idle ? md`➖` : md`${SEVERITY_ICONS[entry.severity]}`;
  return md`${icon} ${name}${agent}${model}`;
}

function countOf(tests: readonly TestReport[], status: TestReport["status"]): number {
  return tests.filter((test) => test.status === status).length;
}

/** `3 not for codex`: what the suite restricts to other agents counts nowhere (reporting.md §4.2, block 4). */
function notForPart(row: Row | null): Markdown {
  return row?.notFor === undefined ? md`` : md`${row.notFor} not for ${plain(row.agent)}`;
}

/** `7/9 pass · 1 fail · 1 inconclusive`. */
function testsCell({ skill, row, tests, severity }: Entry): Markdown {
  const errors = lintErrors(skill);
  const lint = errors === 0 ? md`` : md`${counted(errors, "lint error")}`;
  if (skill.state === "removed") return md`removed`;
  if (skill.state === "unselected") return md`no test selected`;
  if (tests.length === 0) {
    return skill.state === "untested"
      ? join([md`untested: no suite`, lint], " · ")
      : join([md`no tests`, lint], " · ");
  }
  const passed = countOf(tests, "pass");
  const unverified = countOf(tests, "unverified");
  const pass = md`${passed}/${tests.length} pass`;
  const flaky = tests.filter((test) => test.flaky).length;
  const others = (["fail", "invalid", "inconclusive", "unverified"] as const).map((status) => {
    const count = countOf(tests, status);
    return count === 0 ? md`` : md`${count} ${status}`;
  });
  const first = severity === "broken" && passed < tests.length ? md`**${pass}**` : pass;
  const flakyPart = flaky === 0 ? md`` : md`${flaky} flaky`;
  const notFor = notForPart(row);
  return unverified === tests.length
    ? join([md`${unverified} unverified`, notFor, lint], " · ")
    : join([first, ...others, flakyPart, notFor, lint], " · ");
}

function comparisonCell({ skill, row, tests }: Entry): Markdown {
  const comparison = row?.comparison ?? skill.comparison;
  const base = row?.base ?? skill.base;
  const passed = countOf(tests, "pass");
  const moved = base !== null && base.passed !== passed;
  const numbers = moved ? md` (${base.passed}/${base.tests})` : md``;
  switch (comparison) {
    case "regressed":
      return md`**regressed** ▼${numbers}`;
    case "improved":
      return md`improved ▲${numbers}`;
    case "same":
    case "inconclusive":
    case "no-base":
      return md`${COMPARISON_WORDS[comparison]}`;
  }
}

function samplesWord(tests: readonly TestReport[]): Markdown {
  const counts = tests.map((test) => test.rate?.valid ?? 0);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  if (most <= 0) return md``;
  if (least !== most) return md`${least}–${most} samples each`;
  return most === 1 ? md`single sample each` : md`${most} samples each`;
}

/** The evidence of tests that have the same kind, with every mark behind it (reporting.md §2.1). */
function oneEvidence(skill: SkillReport, tests: readonly TestReport[]): Markdown {
  const [first] = tests;
  if (first === undefined) return md`–`;
  const icon = EVIDENCE_ICONS[first.evidence];
  if (first.evidence === "stale") {
    return md`${icon} stale: ${staleReason(skill)} after recording`;
  }
  if (first.evidence === "unrecorded") {
    return md`${icon} unrecorded: ${skill.change === "added" ? "new skill" : "no recording"}`;
  }
  if (tests.every((test) => test.status === "unverified")) {
    return md`⚠️ unverified: ${prose(first.reason)}`;
  }
  const marks = [...new Set(tests.flatMap((test) => test.marks))].map((mark) => plain(mark));
  return join([md`${icon} ${first.evidence}`, ...marks, samplesWord(tests)], ", ");
}

function staleReason(skill: SkillReport): Markdown {
  const files = skill.staleInputs.filter((row) => row.changed && isSkillFile(row.input));
  return files.length > 0 ? md`skill changed` : md`inputs changed`;
}

const KINDS = ["live", "replayed", "stale", "unrecorded"] as const;

/** `⏪ 6 replayed · ➖ 2 unrecorded`, or one kind in full. */
function evidenceCell({ skill, tests }: Entry): Markdown {
  if (skill.state === "unusable") return md`⚠️ ${plain(unusableName(skill))} cannot be used`;
  const present = KINDS.filter((kind) => tests.some((test) => test.evidence === kind));
  if (present.length <= 1) return oneEvidence(skill, tests);
  return join(
    present.map((kind) => {
      const count = tests.filter((test) => test.evidence === kind).length;
      return md`${EVIDENCE_ICONS[kind]} ${count} ${kind}`;
    }),
    " · ",
  );
}

function costCell({ row, tests }: Entry): Markdown {
  if (tests.length === 0 || row === null) return md`–`;
  const now = row.usage?.costUsd ?? null;
  const percent = percentChange(now, row.baseUsage?.costUsd ?? null);
  const shown = moneyPerRun(now, row.usage?.isCostEstimated);
  if (percent === null) return shown;
  const arrow = Math.abs(percent) < ARROW_PERCENT ? md`` : percent > 0 ? md` ▲` : md` ▼`;
  return md`${shown} (${change(percent)}${arrow})`;
}

function nextForTests(skill: SkillReport, tests: readonly TestReport[]): Markdown {
  if (tests.some((test) => test.status === "fail" || test.comparison === "regressed")) {
    return md`see below`;
  }
  if (tests.some((test) => test.status === "unverified")) return recordCommand([skill.folder]);
  if (tests.some((test) => test.status === "invalid")) return md`run again`;
  if (tests.some((test) => test.status === "inconclusive")) {
    return recordCommand([skill.folder], MORE_SAMPLES);
  }
  return md`–`;
}

/** Samples that decide what five could not (reporting.md §3.1). */
export const MORE_SAMPLES = 15;

/** Every row that is not green says what to do next. */
function nextCell({ skill, tests }: Entry): Markdown {
  const errors = lintErrors(skill);
  const [problem] = skill.problems;
  if (problem !== undefined) return md`fix ${code(problem.file.split("/").at(-1) ?? "")}`;
  if (errors > 0) return md`fix ${counted(errors, "lint error")}, then record`;
  if (skill.state === "untested") return toCommand("new-test", [skill.folder]);
  return nextForTests(skill, tests);
}

function columns(report: Report, needsAction: boolean): readonly Column[] {
  const left = (heading: Markdown): Column => ({ heading, align: "left" });
  const first = [left(md`Skill`), left(md`Tests`)];
  return needsAction
    ? [...first, left(md`Evidence`), left(md`What to do`)]
    : [
        ...first,
        left(md`vs ${code(baseName(report))}`),
        left(md`Evidence`),
        { heading: md`Cost per run`, align: "right" },
      ];
}

/** Whether the table says what to do instead of comparing (reporting.md §4.2, block 4). */
function needsAction(report: Report): boolean {
  return presentSkills(report).some(
    (skill) =>
      skill.tests.length === 0 ||
      skill.state === "unusable" ||
      skill.tests.some((test) => test.status === "unverified"),
  );
}

function lintTable(report: Report): Markdown {
  return table(
    [
      { heading: md`Skill`, align: "left" },
      { heading: md`Lint`, align: "left" },
    ],
    report.skills.map((skill) => {
      const errors = lintErrors(skill);
      const fresh = skill.findings.filter(isIntroduced).length;
      const known = skill.findings.length - fresh;
      const others = fresh - errors;
      const entry = { skill, row: null, tests: [], severity: skillSeverity(skill) };
      const found = [
        errors === 0 ? md`` : md`${counted(errors, "error")}`,
        others === 0 ? md`` : md`${counted(others, "warning")}`,
        known === 0 ? md`` : md`${known} as on the base`,
      ];
      const said = join(found, ", ");
      return [nameCell(entry, errors > 0), said === "" ? md`no findings` : said];
    }),
  );
}

function drawTable(report: Report, entries: readonly Entry[]): Markdown {
  const action = needsAction(report);
  const allCalm = isCalm(reportSeverity(report));
  const rows = entries.map((entry) => {
    const start = [nameCell(entry, allCalm || !isCalm(entry.severity)), testsCell(entry)];
    return action
      ? [...start, evidenceCell(entry), nextCell(entry)]
      : [...start, comparisonCell(entry), evidenceCell(entry), costCell(entry)];
  });
  return table(columns(report, action), rows);
}

function passingLine(entries: readonly Entry[]): Markdown {
  const parts = entries.map(({ skill, tests }) => {
    const passed = countOf(tests, "pass");
    return tests.length === 0
      ? plain(skill.name)
      : md`${plain(skill.name)} ${passed}/${tests.length}`;
  });
  return md`✅ ${counted(entries.length, "skill")} pass: ${join(parts, ", ")}`;
}

/** The skills table, worst first; many passing skills are folded, or one line (reporting.md §5, step 5). */
export function toSkillsTable(page: Page): Markdown {
  const { report, detail } = page;
  if (report.skills.length === 0) return md``;
  if (report.mode === "lint") return lintTable(report);
  const entries = report.skills.flatMap(toEntries);
  // What no test was selected of is nothing to worry about, but no skill that passes either.
  const passes = ({ severity, skill }: Entry) => isCalm(severity) && skill.state !== "unselected";
  const passing = entries.filter(passes);
  const others = entries.filter((entry) => !passes(entry));
  if (!detail.passingRows) {
    const line = passing.length === 0 ? md`` : passingLine(passing);
    return join([others.length === 0 ? md`` : drawTable(report, others), line], "\n\n");
  }
  if (passing.length <= PASSING_ROWS) return drawTable(report, entries);
  const folded = details(
    md`✅ ${counted(passing.length, "skill")} pass`,
    drawTable(report, passing),
  );
  return join([others.length === 0 ? md`` : drawTable(report, others), folded], "\n\n");
}
