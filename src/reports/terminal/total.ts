import { type Finding, isIntroduced } from "../../model/finding.ts";
import { type LintMaterial, toLineOf } from "../../model/lint-material.ts";
import { toProblemLine } from "../../model/problem.ts";
import type { Report } from "../../model/report.ts";
import { SEVERITIES } from "../../model/severity.ts";
import type { Redactor } from "../../text/redactor.ts";
import { join, type Terminal, term } from "../../text/safe.ts";
import { line } from "../../text/terminal.ts";
import { moneySpent } from "../wording/figures.ts";
import { allProblems, faultTexts } from "../wording/headline.ts";
import { counted } from "../wording/words.ts";
import { drawFinding } from "./finding.ts";
import type { Palette } from "./palette.ts";

/**
 * Findings of the rules, one line each: `path:line:column severity message (rule)`. What the base has too is
 * folded into a line of numbers: `--format json` lists it.
 */
export function drawFindings(report: Report, palette: Palette): Terminal {
  const all = allFindings(report);
  const lines = all.filter(isIntroduced).map((finding) => {
    const paint = finding.severity === "error" ? palette.bad : palette.warn;
    const place = term`${line(finding.path)}:${finding.line}:${finding.column}`;
    const fix = finding.fix === undefined ? term`` : term` → ${line(finding.fix)}`;
    return term`  ${place} ${paint(term`${finding.severity}`)} ${line(finding.message, 300)} (${line(finding.rule)} ${line(finding.slug)})${fix}`;
  });
  return join([...lines, drawKnown(all, palette)], "\n");
}

/** The same as compilers show them, with the line in question. */
export function drawFrames(
  report: Report,
  palette: Palette,
  { lint, redactor }: { lint: LintMaterial; redactor: Redactor },
): Terminal {
  const all = allFindings(report);
  const lineOf = toLineOf(lint);
  const fresh = all.filter(isIntroduced);
  const drawn = fresh.map((finding) => drawFinding(finding, { lineOf, palette, redactor }));
  return join([...drawn, drawKnown(all, palette)], "\n\n");
}

function allFindings(report: Report): readonly Finding[] {
  return report.skills.flatMap((skill) => skill.findings);
}

/** How much of what was found the base has too. */
function drawKnown(findings: readonly Finding[], palette: Palette): Terminal {
  const known = findings.filter((finding) => !isIntroduced(finding));
  if (known.length === 0) return term``;
  const counts = SEVERITIES.map((severity) => {
    const count = known.filter((finding) => finding.severity === severity).length;
    if (count === 0) return term``;
    return severity === "info" ? term`${count} info` : counted(count, severity);
  });
  return palette.dim(term`  the base has too: ${join(counts, ", ")}`);
}

/** Every problem of a file that cannot be used. */
export function drawProblems(report: Report, palette: Palette): Terminal {
  const lines = allProblems(report).map((problem) =>
    palette.bad(term`  ${line(toProblemLine(problem), 500)}`),
  );
  return join(lines, "\n");
}

/** Forged recordings and faults of our own: no test and no file above tells of them. */
export function drawFaults(report: Report, palette: Palette): Terminal {
  return join(
    faultTexts(report).map((text) => palette.bad(term`  ${line(text, 500)}`)),
    "\n",
  );
}

/** Sentences that every surface shows. */
export function drawNotes(report: Report): Terminal {
  return join(
    report.notes.map((note) => term`  note: ${line(note, 500)}`),
    "\n",
  );
}

/** The last line, so that `tail -1` is useful: counts, verdict, money; of lint, which runs no test, what it found. */
export function drawTotal(report: Report): Terminal {
  const { counts } = report;
  if (report.mode === "lint") {
    const all = allFindings(report);
    const fresh = all.filter(isIntroduced).length;
    const known = all.length === fresh ? term`` : term`, ${all.length - fresh} as on the base`;
    return term`skillcheck: ${report.conclusion} · ${counted(counts.skills, "skill")}, ${counted(fresh, "finding")}${known}`;
  }
  const parts = (
    [
      [counts.passed, "pass"],
      [counts.failed, "fail"],
      [counts.regressed, "regressed"],
      [counts.inconclusive, "inconclusive"],
      [counts.unverified, "unverified"],
      [counts.invalid, "invalid"],
    ] as const
  ).map(([count, word]) => (count === 0 ? term`` : term`${count} ${word}`));
  const untested = counts.untested === 0 ? term`` : term`${counts.untested} untested`;
  const errors = counts.lintErrors === 0 ? term`` : counted(counts.lintErrors, "lint error");
  const numbers = join([counted(counts.tests, "test"), ...parts, untested, errors], ", ");
  return term`skillcheck: ${report.conclusion} · ${numbers} · spent ${moneySpent(report.money)}`;
}
