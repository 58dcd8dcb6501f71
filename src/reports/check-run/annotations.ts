import { type Finding, isIntroduced } from "../../model/finding.ts";
import { toProblemLine } from "../../model/problem.ts";
import type { Report, SkillReport } from "../../model/report.ts";
import type { FailOnWord } from "../../model/status.ts";
import type { TestReport } from "../../model/test-report.ts";
import { line } from "../../text/terminal.ts";
import { rowLabel } from "../wording/row-label.ts";
import { SEVERITIES, type Severity, skillSeverity, testSeverity } from "../wording/severity.ts";
import { isSkillFile } from "../wording/words.ts";

/** A message at a line of a file. Plain text: GitHub renders no Markdown here. */
export interface Annotation {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly level: "failure" | "warning";
  /** At most 300 characters, one line (security.md CO-8). */
  readonly message: string;
  readonly title: string;
}

const MESSAGE_CHARACTERS = 300;
const TITLE_CHARACTERS = 100;

/** An annotation before it is cut and ordered. */
interface Draft {
  readonly severity: Severity;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly level: Annotation["level"];
  readonly message: string;
  readonly title: string;
}

function inFolder(skill: SkillReport, file: string): string {
  return skill.folder === "." ? file : `${skill.folder}/${file}`;
}

/** `failure` where the gate counts the word, else `warning`; never `notice` (reporting.md §6.2). */
function levelOf(report: Report, word: FailOnWord): Annotation["level"] {
  return report.failOn.includes(word) ? "failure" : "warning";
}

function ofFinding(report: Report, finding: Finding): Draft {
  const error = finding.severity === "error";
  const fix = finding.fix === undefined ? "" : `. Fix: ${finding.fix}`;
  return {
    severity: error ? "broken" : "pass",
    path: finding.path,
    line: finding.line,
    column: finding.column,
    level: error ? levelOf(report, "lint") : "warning",
    title: `${finding.rule} ${finding.slug}`,
    message: `${finding.message}${fix}`,
  };
}

/** The word of `fail-on` that a test comes under, or null for one that passes. */
function wordOf(test: TestReport): FailOnWord | null {
  if (test.status === "fail") return "failed";
  if (test.comparison === "regressed") return "regressed";
  return test.status === "pass" ? null : test.status;
}

function placeOf(skill: SkillReport, test: TestReport): { path: string; line: number } {
  if (test.failure !== null) return { path: test.file, line: test.failure.check.line };
  const changed = skill.staleInputs.find((input) => input.changed && isSkillFile(input.input));
  if (test.evidence === "stale" && changed !== undefined) {
    return { path: inFolder(skill, changed.input), line: 1 };
  }
  return { path: test.file, line: test.line };
}

function ofTest(report: Report, skill: SkillReport, test: TestReport): readonly Draft[] {
  const word = wordOf(test);
  if (word === null) return [];
  const label = rowLabel(skill, test);
  const rate = test.rate === null ? "" : ` ${test.rate.passed}/${test.rate.valid} samples pass.`;
  const check = test.failure === null ? "" : ` ${test.failure.check.text}:`;
  const why = test.failure === null ? test.reason : test.failure.check.reason;
  return [
    {
      ...placeOf(skill, test),
      severity: testSeverity(test),
      column: 1,
      level: levelOf(report, word),
      title: `${skill.name} › ${test.name}${label === "" ? "" : ` (${label})`}: ${word}`,
      message: `${rate}${check} ${why}`.trim(),
    },
  ];
}

/** Tests that stand at one place for one reason, a changed file above all, share an annotation. */
function joinPlaces(drafts: readonly Draft[]): readonly Draft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const place = JSON.stringify([draft.path, draft.line, draft.level, draft.message]);
    groups.set(place, [...(groups.get(place) ?? []), draft]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return [{ ...first, title: `${first.title}, and ${others.length} more like it` }];
  });
}

function ofSkill(report: Report, skill: SkillReport): readonly Draft[] {
  const untested: readonly Draft[] =
    skill.state === "untested"
      ? [
          {
            severity: skillSeverity(skill),
            path: inFolder(skill, "SKILL.md"),
            line: 1,
            column: 1,
            level: levelOf(report, "untested"),
            title: `${skill.name}: untested`,
            message: "This skill changed and has no suite, so nothing shows that it works.",
          },
        ]
      : [];
  return [
    ...skill.findings.filter(isIntroduced).map((finding) => ofFinding(report, finding)),
    ...joinPlaces(skill.tests.flatMap((test) => ofTest(report, skill, test))),
    ...untested,
  ];
}

function ofProblems(report: Report): readonly Draft[] {
  const problems = [...report.problems, ...report.skills.flatMap((skill) => skill.problems)];
  return problems.map((problem) => ({
    severity: "broken",
    path: problem.file,
    line: problem.line,
    column: problem.column,
    level: "failure",
    title: "skillcheck: cannot be used",
    message: toProblemLine(problem),
  }));
}

/**
 * Annotations of a report, worst first: files that cannot be used, lint findings, tests that do not
 * pass, untested skills. What the base has too is not annotated: the change did not bring it. Only on files of the given set; null = on any. The report must be redacted.
 */
export function toAnnotations(
  report: Report,
  changedPaths: ReadonlySet<string> | null,
): readonly Annotation[] {
  const rank = (draft: Draft): number =>
    2 * SEVERITIES.indexOf(draft.severity) + (draft.level === "failure" ? 0 : 1);
  return [...ofProblems(report), ...report.skills.flatMap((skill) => ofSkill(report, skill))]
    .filter((draft) => changedPaths === null || changedPaths.has(draft.path))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ severity: _severity, message, title, ...place }) => ({
      ...place,
      message: line(message, MESSAGE_CHARACTERS),
      title: line(title, TITLE_CHARACTERS),
    }));
}
