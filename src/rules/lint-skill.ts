import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { findIdleComments } from "./find-idle-comments.ts";
import { RULES } from "./index.ts";
import type { LintSettings, Rule, RuleContext } from "./rule.ts";
import { createSilencer } from "./silence-findings.ts";
import { unusedDisable } from "./unused-disable.ts";

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
  const { findings, faults } = runRules(source, settings, rules);
  return { findings, faults };
}

/** The same, with what the last rule was given. */
export function runRules(
  source: SkillSource,
  settings: LintSettings,
  rules: readonly Rule[],
): LintResult & { readonly context: RuleContext } {
  const { targets, extraFields } = settings;
  const context = { source, targets, extraFields, idleComments: [] };
  const findings: Finding[] = [];
  const faults: RuleFault[] = [];
  const spoke = new Set<string>();
  const silencer = createSilencer(source.documents);
  // Whether a comment silences nothing is known once its rule has spoken.
  const wanted = silencer === null ? settings : { ...settings, level: "info" as const };
  const run = ({ rule, severity }: ChosenRule, how: RuleContext): void => {
    try {
      for (const finding of rule.find(how)) {
        findings.push(severity === null ? finding : { ...finding, severity });
      }
      spoke.add(rule.id);
    } catch (error) {
      faults.push({ rule: rule.id, slug: rule.slug, folder: source.folder, error });
    }
  };
  for (const chosen of chooseRules(rules, wanted)) run(chosen, context);
  if (silencer === null) return { findings: toWanted(findings, settings), faults, context };
  const found = findings.splice(0);
  findings.push(...found.filter((finding) => silencer.of(finding).length === 0));
  const idleComments = findIdleComments(silencer, found, spoke);
  const last = { ...context, idleComments };
  for (const chosen of chooseRules(LAST, wanted)) run(chosen, last);
  return { findings: toWanted(findings, settings), faults, context: last };
}

/** A rule that runs, and what the settings make of its findings; null = the rule decides. */
interface ChosenRule {
  readonly rule: Rule;
  readonly severity: Severity | null;
}

/** What runs when every other rule has spoken. */
const LAST: readonly Rule[] = [unusedDisable];

/** By settings, then by list of rules: the same for thousands of skills. */
const chosenRules = new WeakMap<LintSettings, Map<readonly Rule[], readonly ChosenRule[]>>();

/** The rules that are on and may find what somebody wants. */
function chooseRules(rules: readonly Rule[], settings: LintSettings): readonly ChosenRule[] {
  const bySettings = chosenRules.get(settings) ?? new Map<readonly Rule[], readonly ChosenRule[]>();
  chosenRules.set(settings, bySettings);
  const known = bySettings.get(rules);
  if (known !== undefined) return known;
  const chosen = rules.flatMap((rule) => {
    const severity = chosenSeverity(rule, settings);
    return severity === "off" || isUnwanted(rule, severity, settings) ? [] : [{ rule, severity }];
  });
  bySettings.set(rules, chosen);
  return chosen;
}

function toWanted(findings: readonly Finding[], { ignore }: LintSettings): readonly Finding[] {
  return findings.filter(({ path }) => ignore?.matches(path) !== true).sort(compareFindings);
}

/** Severity that the settings give a rule, by id or slug; null = the rule's own. */
export function chosenSeverity(
  rule: Pick<Rule, "id" | "slug" | "offByDefault">,
  settings: LintSettings,
): Severity | "off" | null {
  const chosen = settings.rules.get(rule.id) ?? settings.rules.get(rule.slug);
  return chosen ?? (rule.offByDefault === true ? "off" : null);
}

/** Whether nobody wants what a rule may find: rules that only inform need not run where errors and warnings are shown. */
export function isUnwanted(
  { severity, worst }: Pick<Rule, "severity" | "worst">,
  chosen: Severity | null,
  { level = "info", targets }: Pick<LintSettings, "level" | "targets">,
): boolean {
  const most = chosen ?? worst?.(targets) ?? severity;
  return most === "info" && level !== "info";
}

export function compareFindings(left: Finding, right: Finding): number {
  return (
    comparePaths(left.path, right.path) ||
    left.line - right.line ||
    left.column - right.column ||
    comparePaths(left.rule, right.rule)
  );
}
