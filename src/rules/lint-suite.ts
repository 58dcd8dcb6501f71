import { compilePattern } from "../patterns/compile-pattern.ts";
import { readSuiteComments } from "./disable-comments.ts";
import { RULES } from "./index.ts";
import {
  chosenSeverity,
  isUnwanted,
  type LintResult,
  type RuleRun,
  runRules,
  toHeard,
} from "./lint-skill.ts";
import type { LintSettings } from "./rule.ts";
import type { SuiteRule, SuiteRuleContext } from "./suite-rule.ts";
import { SUITE_RULES } from "./suites/index.ts";

/** What is linted: a suite that can be used, the skill that it tests, and what is known of the files around it. */
export type LintedSuite = Omit<
  SuiteRuleContext,
  "targets" | "extraFields" | "idleComments" | "compilePattern"
>;

/** Runs every rule that is on over the suite of a skill. Same input, same result. */
export function lintSuite(
  linted: LintedSuite,
  settings: LintSettings,
  rules: readonly SuiteRule[] = SUITE_RULES,
): LintResult {
  const { findings, faults } = runRules(toRun(linted, settings, rules), settings);
  return { findings, faults };
}

/** Paths from the root of the files whose texts these rules ask for; nothing else need be read before. */
export function findWantedFiles(
  linted: Omit<LintedSuite, "textOf">,
  settings: LintSettings,
  rules: readonly SuiteRule[] = SUITE_RULES,
): readonly string[] {
  const run = toRun({ ...linted, textOf: () => null }, settings, rules);
  const heard = toHeard(settings, run.comments);
  const wanted = run.rules.flatMap((rule) => {
    const severity = chosenSeverity(rule, settings);
    const isRun = severity !== "off" && !isUnwanted(rule, severity, heard);
    return isRun ? ask(rule, run.context) : [];
  });
  return [...new Set(wanted)];
}

const OF_FILES_ALONE = SUITE_RULES.filter(({ needsRecordings }) => needsRecordings !== true);

/** What is chosen of a list of rules is remembered: the same list for every suite. */
function withoutRecordings(rules: readonly SuiteRule[]): readonly SuiteRule[] {
  if (rules === SUITE_RULES) return OF_FILES_ALONE;
  return rules.filter(({ needsRecordings }) => needsRecordings !== true);
}

/** A rule that throws here is told where it is run. */
function ask({ wants }: SuiteRule, context: SuiteRuleContext): readonly string[] {
  try {
    return wants?.(context) ?? [];
  } catch {
    return [];
  }
}

function toRun(
  linted: LintedSuite,
  { targets, extraFields }: LintSettings,
  all: readonly SuiteRule[],
): RuleRun<SuiteRuleContext> & { readonly rules: readonly SuiteRule[] } {
  const rules = linted.recordedOf === null ? withoutRecordings(all) : all;
  const context = { ...linted, compilePattern, targets, extraFields, idleComments: [] };
  const comments = readSuiteComments(linted.suite.path, linted.written.comments);
  return { context, comments, rules, elsewhere: RULES };
}
