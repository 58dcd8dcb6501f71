import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { type DisableComment, readDisableComments } from "./disable-comments.ts";
import { findIdleComments } from "./find-idle-comments.ts";
import { RULES } from "./index.ts";
import type { LintSettings, Rule, RuleContext } from "./rule.ts";
import { createSilencer } from "./silence-findings.ts";
import { SUITE_RULES } from "./suites/index.ts";
import { unusedDisable } from "./unused-disable.ts";

/** A rule that threw: a fault of skillcheck, never of the skill. The other rules ran. */
export interface RuleFault {
  readonly rule: string;
  readonly slug: string;
  /** Folder of the skill that it was looking at, or at whose suite. */
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
  const { findings, faults } = runSkillRules(source, settings, rules);
  return { findings, faults };
}

/** The same, with what the last rule was given. */
export function runSkillRules(
  source: SkillSource,
  settings: LintSettings,
  rules: readonly Rule[],
): LintResult & { readonly context: RuleContext } {
  const { targets, extraFields } = settings;
  const context: RuleContext = { source, targets, extraFields, idleComments: [] };
  const comments = source.documents.flatMap(readDisableComments);
  return runRules({ context, comments, rules, elsewhere: SUITE_RULES }, settings);
}

/** What rules are run over. */
export interface RuleRun<Context extends RuleContext> {
  readonly context: Context;
  /** Of the files that are looked at. */
  readonly comments: readonly DisableComment[];
  readonly rules: readonly Rule<Context>[];
  /** Rules that never find anything in these files. */
  readonly elsewhere: readonly Pick<Rule, "id">[];
}

/** Runs every rule that is on; one that throws is told and keeps no other from running. */
export function runRules<Context extends RuleContext>(
  { context, comments, rules, elsewhere }: RuleRun<Context>,
  settings: LintSettings,
): LintResult & { readonly context: Context } {
  const { source } = context;
  const findings: Finding[] = [];
  const faults: RuleFault[] = [];
  const spoke = new Set<string>();
  const silencer = createSilencer(comments);
  const heard = toHeard(settings, comments);
  const run = ({ rule, severity }: ChosenRule<Context>, how: Context): void => {
    try {
      for (const finding of rule.find(how)) {
        findings.push(severity === null ? finding : { ...finding, severity });
      }
      spoke.add(rule.id);
    } catch (error) {
      faults.push({ rule: rule.id, slug: rule.slug, folder: source.folder, error });
    }
  };
  for (const chosen of chooseRules(rules, heard)) run(chosen, context);
  if (silencer === null) return { findings: toWanted(findings, settings), faults, context };
  const found = findings.splice(0);
  findings.push(...found.filter((finding) => silencer.of(finding).length === 0));
  for (const { id } of elsewhere) spoke.add(id);
  const idleComments = findIdleComments(silencer, found, spoke);
  const last = { ...context, idleComments };
  for (const chosen of chooseRules(LAST, heard)) run(chosen, last);
  return { findings: toWanted(findings, settings), faults, context: last };
}

/** A rule that runs, and what the settings make of its findings; null = the rule decides. */
interface ChosenRule<Context> {
  readonly rule: Rule<Context>;
  readonly severity: Severity | null;
}

/** What runs when every other rule has spoken. */
const LAST: readonly Rule[] = [unusedDisable];

/** What a WeakMap may hold for rules over anything. */
type AnyChosen = readonly ChosenRule<never>[];

/** By settings, then by list of rules: the same for thousands of skills. */
const chosenRules = new WeakMap<LintSettings, Map<readonly Rule<never>[], AnyChosen>>();

/** The rules that are on and may find what somebody wants. */
export function chooseRules<Context>(
  rules: readonly Rule<Context>[],
  settings: LintSettings,
): readonly ChosenRule<Context>[] {
  const bySettings = chosenRules.get(settings) ?? new Map<readonly Rule<never>[], AnyChosen>();
  chosenRules.set(settings, bySettings);
  const known = bySettings.get(rules);
  if (known !== undefined) return known as readonly ChosenRule<Context>[];
  const chosen = rules.flatMap((rule) => {
    const severity = chosenSeverity(rule, settings);
    return severity === "off" || isUnwanted(rule, severity, settings) ? [] : [{ rule, severity }];
  });
  bySettings.set(rules, chosen);
  return chosen;
}

/** What rules must speak for: whether a comment silences nothing is known once its rule has spoken. */
export function toHeard(settings: LintSettings, comments: readonly DisableComment[]): LintSettings {
  return comments.length === 0 ? settings : { ...settings, level: "info" };
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
