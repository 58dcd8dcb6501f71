import type { Desk } from "../../model/desk.ts";
import { type Finding, SEVERITIES, type Severity } from "../../model/finding.ts";
import type { Report } from "../../model/report.ts";
import { UsageError } from "../../model/usage-error.ts";
import { explainFinding } from "../explain-finding.ts";
import { DEFAULT_LINT_VIEW, type LintView } from "../lint-unit.ts";
import { readChange } from "../read-change.ts";
import { checkRoots } from "./check-roots.ts";
import { BASE_OPTIONS, readFailOn } from "./shared-options.ts";
import { defineVerb, type VerbCall, type VerbOutcome } from "./verb.ts";

/** `lint --format json`: one document (design.md §10). */
function toDocument(report: Report) {
  return {
    version: 1,
    skills: report.counts.skills,
    findings: report.skills.flatMap(({ findings }) => findings),
  };
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
  summary: "say what is wrong in SKILL.md files; runs nothing, calls nobody",
  positionals: "[folder…]",
  options: {
    ...BASE_OPTIONS,
    level: { type: "string", help: "least severe finding that is shown: error, warning, info" },
    fix: { type: "boolean", help: "mend what needs no decision, and show what is left" },
    "allow-dirty": { type: "boolean", help: "--fix writes also what is not committed" },
    strict: { type: "boolean", help: "warnings keep the exit code from being 0 too" },
    explain: { type: "string", help: "all about one rule, by its id or slug, and nothing else" },
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
  },
  run: async (call, desk) => {
    const rule = call.text("explain");
    if (rule !== null) return explainAlone(call, rule);
    const lintView = readLintView(call);
    const fixed = await fixFirst(desk, call, lintView);
    const { report, roots } = await checkRoots(desk, call, {
      mode: "lint",
      lintView,
      selection: { agents: null, filter: null },
      made: () => null,
      capUsd: null,
      samples: null,
      minPassRate: null,
      // A skill without a suite is no lint finding.
      failOn: readFailOn(call) ?? ["lint"],
    });
    return {
      kind: "report",
      report,
      document: { ...toDocument(report), ...fixed },
      readMaterial: async () =>
        (await import("../read-lint-material.ts")).readLintMaterial(roots, report),
    };
  },
});
