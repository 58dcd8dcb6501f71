import type { Finding, Severity } from "../model/finding.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { RULES } from "./index.ts";
import type { LintSettings, Rule } from "./rule.ts";

/** A rule that threw: a fault of skillcheck, never of the skill. The other rules ran. */
export interface RuleFault {
  readonly rule: string;
  readonly slug: string;
  /** Folder of the skill it was looking at. */
  readonly folder: string;
  readonly error: unknown;
}

export interface LintResult {
  /** By path, line, column, rule. */
  readonly findings: readonly Finding[];
  readonly faults: readonly RuleFault[];
}

/** Runs every rule that is on over one skill. Same input, same result. */
export function lintSkill(
  source: SkillSource,
  settings: LintSettings,
  rules: readonly Rule[] = RULES,
): LintResult {
  const { targets, extraFields } = settings;
  const findings: Finding[] = [];
  const faults: RuleFault[] = [];
  for (const rule of rules) {
    const severity = chosenSeverity(rule, settings);
    if (severity === "off") continue;
    try {
      for (const finding of rule.find({ source, targets, extraFields })) {
        findings.push(severity === null ? finding : { ...finding, severity });
      }
    } catch (error) {
      faults.push({ rule: rule.id, slug: rule.slug, folder: source.folder, error });
    }
  }
  const wanted = findings.filter(({ path }) => settings.ignore?.matches(path) !== true);
  return { findings: wanted.sort(compareFindings), faults };
}

/** Severity that the settings give a rule, by id or slug; null = the rule's own. */
function chosenSeverity(rule: Rule, settings: LintSettings): Severity | "off" | null {
  const chosen = settings.rules.get(rule.id) ?? settings.rules.get(rule.slug);
  return chosen ?? (rule.offByDefault === true ? "off" : null);
}

function compareFindings(left: Finding, right: Finding): number {
  return (
    comparePaths(left.path, right.path) ||
    left.line - right.line ||
    left.column - right.column ||
    comparePaths(left.rule, right.rule)
  );
}
