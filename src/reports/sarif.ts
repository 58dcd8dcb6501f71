import { type Finding, isIntroduced } from "../model/finding.ts";
import { type LineOf, type LintMaterial, toLineOf } from "../model/lint-material.ts";
import type { Problem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import { SEVERITIES } from "../model/severity.ts";
import { toEndColumn } from "../model/word-range.ts";
import { toJson } from "../text/json.ts";
import { encodePath } from "../text/link.ts";
import { line } from "../text/terminal.ts";
import { defineRenderer } from "./renderer.ts";
import { toFingerprints } from "./sarif/fingerprints.ts";
import { allProblems } from "./wording/headline.ts";

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const HOME = "https://github.com/skillcheck/action";
/** GitHub refuses an upload with more results in a run (docs.github.com, "SARIF support for code scanning", August 2026). */
const MOST_RESULTS = 25_000;
/** Characters of one text; GitHub cuts rules' texts at 1,024. */
const TEXT_CHARACTERS = 1000;
const LEVELS = { error: "error", warning: "warning", info: "note" } as const;

/** In a message `[words](address)` is a link (SARIF 2.1.0 §3.11.6), and ours hold none. */
function toText(text: string): string {
  return line(text, TEXT_CHARACTERS).replace(/\](?=\()/g, "\\]");
}

function toRule(finding: Finding, material: LintMaterial | undefined) {
  const { rule: id, slug } = finding;
  const known = material?.rules.get(id);
  if (known === undefined) {
    return { id, name: slug, defaultConfiguration: { level: LEVELS[finding.severity] } };
  }
  const { summary, why, mend, severity } = known;
  return {
    id,
    name: slug,
    shortDescription: { text: summary },
    fullDescription: { text: `${summary} ${why}` },
    help: {
      text: `${why}\n\nHow to mend it: ${mend}`,
      markdown: `${why}\n\n**How to mend it:** ${mend}`,
    },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: ["agent-skills"], "problem.severity": toProblemSeverity(severity) },
  };
}

function toProblemSeverity(severity: Finding["severity"]): string {
  return severity === "info" ? "recommendation" : severity;
}

function toLocation(
  path: string,
  region: { readonly startLine: number; readonly startColumn: number; readonly endColumn?: number },
) {
  const artifactLocation = { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
  return { physicalLocation: { artifactLocation, region } };
}

function toRegion(finding: Finding, lineOf: LineOf) {
  const { line: startLine, column } = finding;
  const endColumn = toEndColumn(lineOf(finding), column);
  const end = endColumn > column ? { endColumn } : {};
  return { startLine, startColumn: column, ...end };
}

function toNotification(problem: Problem) {
  const { file, line: startLine, column: startColumn, what, remedy } = problem;
  return {
    level: "error",
    message: { text: toText(remedy === "" ? what : `${what}: ${remedy}`) },
    locations: [toLocation(file, { startLine, startColumn })],
  };
}

function toInvocation(report: Report, left: number) {
  const more = `${left} more findings are left out: code scanning takes ${MOST_RESULTS}`;
  return {
    executionSuccessful: report.exitCode === 0 || report.exitCode === 1,
    exitCode: report.exitCode,
    toolExecutionNotifications: left > 0 ? [{ level: "warning", message: { text: more } }] : [],
    toolConfigurationNotifications: allProblems(report).map(toNotification),
  };
}

/** What is new first, then the worst: where too many are found, the others are left out. */
function toOrdered(report: Report): readonly Finding[] {
  const rank = (one: Finding): number =>
    (isIntroduced(one) ? 0 : SEVERITIES.length) + SEVERITIES.indexOf(one.severity);
  return report.skills.flatMap(({ findings }) => findings).sort((a, b) => rank(a) - rank(b));
}

/** SARIF 2.1.0 of the lint findings, for code scanning and others. */
function toLog(report: Report, material: LintMaterial | undefined) {
  const all = toOrdered(report);
  const findings = all.slice(0, MOST_RESULTS);
  const lineOf = toLineOf(material);
  const fingerprints = toFingerprints(findings, lineOf);
  const rules = [...new Map(findings.map((one) => [one.rule, one])).values()].sort((a, b) =>
    a.rule < b.rule ? -1 : 1,
  );
  const indexes = new Map(rules.map(({ rule }, index) => [rule, index]));
  const isCompared = !findings.every(isIntroduced);
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "skillcheck",
            semanticVersion: report.tool.version,
            informationUri: HOME,
            rules: rules.map((one) => toRule(one, material)),
          },
        },
        automationDetails: { id: "skillcheck/lint/" },
        invocations: [toInvocation(report, all.length - findings.length)],
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: {
          "%SRCROOT%": { description: { text: "The folder in which skillcheck was started." } },
        },
        results: findings.map((finding, index) => ({
          ruleId: finding.rule,
          ruleIndex: indexes.get(finding.rule) ?? -1,
          level: LEVELS[finding.severity],
          message: {
            text: toText(
              finding.fix === undefined
                ? finding.message
                : `${finding.message} Write: ${finding.fix}`,
            ),
          },
          locations: [toLocation(finding.path, toRegion(finding, lineOf))],
          partialFingerprints: { "skillcheckFinding/v1": fingerprints[index] ?? "" },
          ...(isCompared ? { baselineState: isIntroduced(finding) ? "new" : "unchanged" } : {}),
        })),
      },
    ],
  };
}

/** For `--format sarif`. */
export default defineRenderer({
  name: "sarif",
  render: (report, context) => `${toJson(toLog(report, context.lint))}\n`,
});
