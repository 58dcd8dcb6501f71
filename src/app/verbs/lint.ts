import { SEVERITIES, type Severity } from "../../model/finding.ts";
import type { Report } from "../../model/report.ts";
import { UsageError } from "../../model/usage-error.ts";
import { explainFinding } from "../explain-finding.ts";
import { DEFAULT_LINT_VIEW, type LintView } from "../lint-unit.ts";
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

export default defineVerb({
  name: "lint",
  summary: "say what is wrong in SKILL.md files; runs nothing, calls nobody",
  positionals: "[folder…]",
  options: {
    ...BASE_OPTIONS,
    level: { type: "string", help: "least severe finding that is shown: error, warning, info" },
    strict: { type: "boolean", help: "warnings keep the exit code from being 0 too" },
    explain: { type: "string", help: "all about one rule, by its id or slug, and nothing else" },
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
  },
  run: async (call, desk) => {
    const rule = call.text("explain");
    if (rule !== null) return explainAlone(call, rule);
    const lintView = readLintView(call);
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
      document: toDocument(report),
      readMaterial: async () =>
        (await import("../read-lint-material.ts")).readLintMaterial(roots, report),
    };
  },
});
