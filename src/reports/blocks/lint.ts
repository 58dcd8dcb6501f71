import { type Finding, isIntroduced } from "../../model/finding.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { table } from "../../text/table.ts";
import { allProblems } from "../wording/headline.ts";
import { counted } from "../wording/words.ts";
import { details, type Page, sourceLink } from "./page.ts";

const ORDER = { error: 0, warning: 1, info: 2 } as const;
const SEVERITY_CELLS = {
  error: "❌ error",
  warning: "⚠️ warning",
  info: "ℹ️ hint",
} as const;

/** Every finding, errors first, then in the order of skills and lines. */
export function allFindings(page: Page): readonly Finding[] {
  return page.report.skills
    .flatMap((skill) => skill.findings)
    .sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}

function countWords(findings: readonly Finding[]): Markdown {
  const count = (severity: Finding["severity"]): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const errors = count("error");
  const warnings = count("warning");
  const hints = count("info");
  return join(
    [
      errors === 0 ? md`` : md`${counted(errors, "error")}`,
      warnings === 0 ? md`` : md`${counted(warnings, "warning")}`,
      hints === 0 ? md`` : md`${counted(hints, "hint")}`,
    ],
    ", ",
  );
}

function withMore(drawn: Markdown, left: number): Markdown {
  return left <= 0 ? drawn : md`${drawn}\n\n…and ${left} more in \`skillcheck-report.json\`.`;
}

function toTable(page: Page, findings: readonly Finding[]): Markdown {
  const left = (heading: Markdown) => ({ heading, align: "left" }) as const;
  const shown = findings.slice(0, page.detail.rows);
  const drawn = table(
    [left(md` `), left(md`Where`), left(md`Problem`), left(md`Fix`)],
    shown.map((finding) => [
      md`${SEVERITY_CELLS[finding.severity]}`,
      sourceLink(page, finding, 2),
      md`${prose(finding.message)} (${plain(finding.rule)} ${code(finding.slug)})`,
      finding.fix === undefined ? md`–` : prose(finding.fix),
    ]),
  );
  return withMore(drawn, findings.length - shown.length);
}

/**
 * Findings of the rules: severity, place, problem with its rule, fix (reporting.md §4.2, block 7). What the base
 * has too comes last, folded.
 */
export function toLint(page: Page, open: boolean): Markdown {
  const all = allFindings(page);
  const fresh = all.filter(isIntroduced);
  const known = all.filter((finding) => !isIntroduced(finding));
  return join(
    [
      fresh.length === 0
        ? md``
        : details(
            md`<b>Lint: ${countWords(fresh)}</b>`,
            toTable(page, fresh),
            open && fresh[0]?.severity === "error",
          ),
      known.length === 0
        ? md``
        : details(md`Lint: ${countWords(known)} that the base has too`, toTable(page, known)),
    ],
    "\n\n",
  );
}

/** Every problem of a file that cannot be used, with its place and what to write instead. */
export function toProblems(page: Page): Markdown {
  const problems = allProblems(page.report);
  if (problems.length === 0) return md``;
  const shown = problems.slice(0, page.detail.rows);
  const left = (heading: Markdown) => ({ heading, align: "left" }) as const;
  const drawn = table(
    [left(md`Where`), left(md`Key`), left(md`Problem`), left(md`What to write`)],
    shown.map((problem) => [
      sourceLink(page, { path: problem.file, line: problem.line }, 2),
      problem.key === "" ? md`–` : code(problem.key),
      prose(problem.what),
      problem.remedy === "" ? md`–` : prose(problem.remedy),
    ]),
  );
  return details(
    md`<b>Cannot be used: ${counted(problems.length, "problem")}</b>`,
    withMore(drawn, problems.length - shown.length),
    true,
  );
}
