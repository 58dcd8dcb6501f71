import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { RULES } from "./index.ts";
import { runSkillRules } from "./lint-skill.ts";
import type { LintSettings, RepairedFinding } from "./rule.ts";

export interface FoundRepairs {
  /** Everything that is shown. */
  readonly findings: readonly Finding[];
  /** Those of them that `--fix` mends, in their order. */
  readonly repairs: readonly RepairedFinding[];
}

/** Lints a skill and asks the rules that were heard what mends their findings. Same input, same result. */
export function findRepairs(
  source: SkillSource,
  settings: LintSettings,
  isShown: (severity: Severity) => boolean,
): FoundRepairs {
  const result = runSkillRules(source, settings, RULES);
  const findings = result.findings.filter(({ severity }) => isShown(severity));
  const heard = new Set(findings.map(({ rule }) => rule));
  const found = RULES.filter(({ id }) => heard.has(id)).flatMap(
    (rule) => rule.findRepairs?.(result.context) ?? [],
  );
  const byFinding = new Map(found.map((one) => [toFindingKey(one.finding), one.repair]));
  const repairs = findings.flatMap((finding) => {
    const repair = byFinding.get(toFindingKey(finding));
    return repair === undefined ? [] : [{ finding, repair }];
  });
  return { findings, repairs };
}

/** Tells one finding of a skill from all others. */
export function toFindingKey({ rule, path, line, column, message }: Finding): string {
  return JSON.stringify([rule, path, line, column, message]);
}
