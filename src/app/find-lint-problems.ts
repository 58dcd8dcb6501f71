import type { Config } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import { compileGlobList } from "../patterns/glob.ts";
import { EVERY_RULE } from "../rules/every-rule.ts";
import { findConfigKey } from "../suites/index.ts";

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
