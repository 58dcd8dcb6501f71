import type { Config } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import { compileGlobList, type GlobList } from "../patterns/glob.ts";
import { RULES } from "../rules/index.ts";
import { type LintResult, lintSkill } from "../rules/lint-skill.ts";
import { findConfigKey } from "../suites/index.ts";
import type { SkillUnit } from "./skill-unit.ts";

function toList(globs: readonly string[]): GlobList | null {
  if (globs.length === 0) return null;
  const compiled = compileGlobList(globs);
  // A glob that cannot be used is a problem of the settings (findLintProblems) and chooses nothing.
  return compiled.ok ? compiled.list : null;
}

/** Lints one skill with the repository's settings. `info` is shown on request only (lint.md §4.1). */
export function lintUnit(unit: SkillUnit, config: Config): LintResult {
  const { source } = unit;
  const paths = toList(config.lint.paths);
  const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
  if (paths !== null && !paths.matches(skillMd)) return { findings: [], faults: [] };
  const result = lintSkill(source, {
    targets: config.lint.targets,
    extraFields: new Set(config.lint.extraFields),
    rules: config.lint.rules,
    ignore: toList(config.lint.ignore),
  });
  return {
    findings: result.findings.filter(({ severity }) => severity !== "info"),
    faults: result.faults,
  };
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
  const known = new Set(RULES.flatMap(({ id, slug }) => [id, slug]));
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
