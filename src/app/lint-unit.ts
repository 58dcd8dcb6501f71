import type { Config } from "../model/config.ts";
import { SEVERITIES, type Severity } from "../model/severity.ts";
import { compileGlobList, type GlobList } from "../patterns/glob.ts";
import { type LintResult, lintSkill } from "../rules/lint-skill.ts";
import type { LintSettings } from "../rules/rule.ts";
import type { LintedUnit } from "./skill-unit.ts";

function toList(globs: readonly string[]): GlobList | null {
  if (globs.length === 0) return null;
  const compiled = compileGlobList(globs);
  // A glob that cannot be used is a problem of the settings (findLintProblems) and chooses nothing.
  return compiled.ok ? compiled.list : null;
}

/** What of the findings is shown, and what gates (lint.md §4.1). */
export interface LintView {
  /** The least severe finding that is shown. */
  readonly level: Severity;
  /** Whether warnings gate like errors. */
  readonly isStrict: boolean;
  /** Findings of this file alone, relative to the root; absent = of all. */
  readonly only?: string;
}

/** Errors and warnings are shown, errors gate. */
export const DEFAULT_LINT_VIEW: LintView = { level: "warning", isStrict: false };

/** Whether the settings want a SKILL.md to be linted. */
export function toLinted(config: LintConfig): (skillMd: string) => boolean {
  const paths = toList(config.lint.paths);
  return (skillMd) => paths === null || paths.matches(skillMd);
}

/** `level`: the least severe finding that anybody wants. */
export function toLintSettings(config: LintConfig, level: Severity): LintSettings {
  const { targets, extraFields, rules, ignore } = config.lint;
  return { targets, extraFields: new Set(extraFields), rules, ignore: toList(ignore), level };
}

/** What of the settings linting looks at. */
export type LintConfig = Pick<Config, "lint" | "agents">;

/** How skills of one repository are linted: their globs are compiled once. */
interface Linting {
  readonly isLinted: (skillMd: string) => boolean;
  readonly settings: LintSettings;
}

const lintings = new WeakMap<LintConfig, Map<Severity, Linting>>();

/** The settings of a repository, ready to use; worked out once. */
export function toLinting(config: LintConfig, level: Severity): Linting {
  const byLevel = lintings.get(config) ?? new Map<Severity, Linting>();
  lintings.set(config, byLevel);
  const known = byLevel.get(level);
  if (known !== undefined) return known;
  const linting = { isLinted: toLinted(config), settings: toLintSettings(config, level) };
  byLevel.set(level, linting);
  return linting;
}

/** Lints one skill with the repository's settings. */
export function lintUnit(unit: LintedUnit, config: LintConfig, level: Severity): LintResult {
  if (!isLintedUnit(unit, config, level)) return { findings: [], faults: [] };
  const result = lintSkill(unit.source, toLinting(config, level).settings);
  return {
    findings: result.findings.filter(({ severity }) => isShown(severity, level)),
    faults: result.faults,
  };
}

/** Whether the settings want a skill to be linted, and its suite with it. */
export function isLintedUnit({ source }: LintedUnit, config: LintConfig, level: Severity): boolean {
  const { isLinted } = toLinting(config, level);
  return isLinted("path" in source.skillMd ? source.skillMd.path : source.folder);
}

/** Severities stand in their list from the worst on. */
export function isShown(severity: Severity, level: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(level);
}
