import type { Desk } from "../../model/desk.ts";
import type { Finding } from "../../model/finding.ts";
import type { EditorFinding } from "../../model/lint-document.ts";
import type { Report } from "../../model/report.ts";
import { SEVERITIES, type Severity } from "../../model/severity.ts";
import { UsageError } from "../../model/usage-error.ts";
import { explainFinding } from "../explain-finding.ts";
import { DEFAULT_LINT_VIEW, type LintView } from "../lint-unit.ts";
import type { StdinFile } from "../open-stdin.ts";
import { readChange } from "../read-change.ts";
import { readDeskConfig } from "../read-desk-config.ts";
import { checkRoots } from "./check-roots.ts";
import { BASE_OPTIONS, readFailOn } from "./shared-options.ts";
import { defineVerb, type VerbCall, type VerbOutcome } from "./verb.ts";

/** `lint --format json`: one document (design.md §10). */
function toDocument(report: Report, findings: readonly EditorFinding[]) {
  return { version: 1, skills: report.counts.skills, findings };
}

/** What `--stdin-filename` names; loaded where it is used. */
async function readStdinFile(desk: Desk, call: VerbCall): Promise<StdinFile | null> {
  if (call.text("stdin-filename") === null) return null;
  return (await import("../open-stdin.ts")).openStdin(desk, call);
}

/** The findings for JSON; of one file with all that an editor wants to know. */
async function toFindings(
  report: Report,
  { file, base, level }: { file: StdinFile | null; base: string | null; level: Severity },
): Promise<readonly EditorFinding[]> {
  const findings = report.skills.flatMap((skill) => skill.findings);
  if (file === null) return findings;
  const { config } = await readDeskConfig(file.root, base);
  const { toEditorFindings } = await import("../to-editor-findings.ts");
  return toEditorFindings(findings, file, { config, level });
}

function explainAlone(call: VerbCall, rule: string): VerbOutcome {
  const [folder] = call.positionals;
  if (folder !== undefined) {
    throw new UsageError(
      `--explain ${rule}: explains a rule and lints nothing; leave ${folder} out`,
    );
  }
  return explainFinding(rule);
}

/** `--level` and `--strict`. What gates is shown. */
function readLintView(call: VerbCall): LintView {
  const isStrict = call.flag("strict");
  const text = call.text("level");
  const level: Severity | undefined =
    text === null ? DEFAULT_LINT_VIEW.level : SEVERITIES.find((known) => known === text);
  if (level === undefined) {
    throw new UsageError(`--level ${text}: write one of ${SEVERITIES.join(", ")}`);
  }
  if (isStrict && level === "error") {
    throw new UsageError("--strict: warnings that gate must be shown; leave --level error out");
  }
  return { level, isStrict };
}

/** `--fix`: what it mended, for the document of JSON; what is left is linted as ever. */
async function fixFirst(
  desk: Desk,
  call: VerbCall,
  { level }: LintView,
): Promise<{ readonly fixed?: readonly Finding[] }> {
  const allowsDirty = call.flag("allow-dirty");
  if (!call.flag("fix")) {
    if (allowsDirty) throw new UsageError("--allow-dirty: means something with --fix alone");
    return {};
  }
  const { fixRoots } = await import("../fix-roots.ts");
  const roots = await desk.openRoots(call.positionals.length === 0 ? ["."] : call.positionals);
  const change = await readChange(call, roots);
  return { fixed: await fixRoots(desk, roots, { ...change, level, allowsDirty }) };
}

export default defineVerb({
  name: "lint",
  summary: "say what is wrong in skills and their suites; runs nothing, calls nobody",
  positionals: "[folder…]",
  options: {
    ...BASE_OPTIONS,
    level: { type: "string", help: "least severe finding that is shown: error, warning, info" },
    fix: { type: "boolean", help: "mend what needs no decision, and show what is left" },
    "allow-dirty": { type: "boolean", help: "--fix writes also what is not committed" },
    strict: { type: "boolean", help: "warnings keep the exit code from being 0 too" },
    "stdin-filename": {
      type: "string",
      help: "lint this one file, whose text comes on stdin; for editors",
    },
    explain: { type: "string", help: "all about one rule, by its id or slug, and nothing else" },
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
  },
  run: async (call, desk) => {
    const rule = call.text("explain");
    if (rule !== null) return explainAlone(call, rule);
    const lintView = readLintView(call);
    const file = await readStdinFile(desk, call);
    const fixed = await fixFirst(desk, call, lintView);
    const seen: Desk = file === null ? desk : { ...desk, openRoots: async () => [file.root] };
    const { report, roots } = await checkRoots(seen, call, {
      mode: "lint",
      lintView: file === null ? lintView : { ...lintView, only: file.path },
      mayBeEmpty: file !== null,
      selection: { agents: null, filter: null },
      made: () => null,
      capUsd: null,
      samples: null,
      minPassRate: null,
      // A skill without a suite is no lint finding.
      failOn: readFailOn(call) ?? ["lint"],
    });
    const { level } = lintView;
    const findings = await toFindings(report, { file, base: call.text("base"), level });
    return {
      kind: "report",
      report,
      document: { ...toDocument(report, findings), ...fixed },
      readMaterial: async () =>
        (await import("../read-lint-material.ts")).readLintMaterial(roots, report),
    };
  },
});
