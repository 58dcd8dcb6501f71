import type { Config } from "../model/config.ts";
import { SEVERITIES, type Severity } from "../model/finding.ts";
import type { Problem } from "../model/problem.ts";
import { compileGlobList, type GlobList } from "../patterns/glob.ts";
import { EVERY_RULE } from "../rules/every-rule.ts";
import { type LintResult, lintSkill } from "../rules/lint-skill.ts";
import type { LintSettings } from "../rules/rule.ts";
import { findConfigKey } from "../suites/index.ts";
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
export type LintConfig = Pick<Config, "lint">;

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
  const { source } = unit;
  const { isLinted, settings } = toLinting(config, level);
  const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
  if (!isLinted(skillMd)) return { findings: [], faults: [] };
  const result = lintSkill(source, settings);
  return {
    findings: result.findings.filter(({ severity }) => isShown(severity, level)),
    faults: result.faults,
  };
}

/** Severities stand in their list from the worst on. */
export function isShown(severity: Severity, level: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(level);
}

/** What the settings say of rules and globs that do not exist (exit 2). `bytes` is the file that they were read from. */
export function findLintProblems(config: Config, bytes: Uint8Array): readonly Problem[] {
  const file = config.path;
  if (file === null) return [];
  const at = (key: readonly string[], what: string, remedy: string): Problem => ({
    file,
    ...findConfigKey(bytes, file, key),
    key: key.join("."),
    what,
    remedy,
  });
  const known = new Set(EVERY_RULE.flatMap(({ id, slug }) => [id, slug]));
  const rules = [...config.lint.rules.keys()]
    .filter((name) => !known.has(name))
    .map((name) =>
      at(["lint", "rules", name], "there is no such rule", "write an id such as SK009"),
    );
  const globs = (["ignore", "paths"] as const).flatMap((key) => {
    const compiled = compileGlobList(config.lint[key]);
    return compiled.ok ? [] : [at(["lint", key], compiled.what, compiled.remedy)];
  });
  return [...rules, ...globs];
}
