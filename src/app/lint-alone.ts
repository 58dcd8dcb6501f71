import type { Finding } from "../model/finding.ts";
import type { LintJob } from "../model/lint-job.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Severity } from "../model/severity.ts";
import { readDisableComments } from "../rules/disable-comments.ts";
import { toListing } from "../rules/lint-repository.ts";
import type { LintResult, RuleFault } from "../rules/lint-skill.ts";
import { type LintConfig, lintUnit, toLinting } from "./lint-unit.ts";
import type { LintHow } from "./lint-with-suite.ts";
import { openSide, type Side } from "./open-side.ts";
import { readLintedUnit } from "./read-linted-unit.ts";
import type { LintedUnit, ListedUnit } from "./skill-unit.ts";
import { toIncludes } from "./to-includes.ts";
import { toUntoldProblems } from "./unread-skill.ts";

/** What the rules about one skill made of it. Plain data: threads send it. */
export interface LintedAlone {
  readonly unit: ListedUnit;
  readonly findings: readonly Finding[];
  readonly faults: readonly RuleFault[];
  readonly problems: readonly Problem[];
}

/** Reads and lints one skill, for itself. */
export async function lintAlone(
  side: Side,
  folder: string,
  { config, level }: { readonly config: LintConfig; readonly level: Severity },
): Promise<LintedAlone> {
  const unit = await readLintedUnit(side, folder);
  const { findings, faults } = await lintOne(unit, { side, config, level });
  const problems = [...unit.problems, ...toUntoldProblems(unit.unread, findings, false)];
  return { unit: toListedUnit(unit, config, level), findings, faults, problems };
}

/** Lints one skill with its suite; what lints a suite is loaded where there is one. */
async function lintOne(unit: LintedUnit, how: LintHow): Promise<LintResult> {
  if (unit.suite === null) return lintUnit(unit, how.config, how.level);
  return (await import("./lint-with-suite.ts")).lintWithSuite(unit, how);
}

/** Lets go of the texts of a skill, but for what the rules across skills look at. */
export function toListedUnit(unit: LintedUnit, config: LintConfig, level: Severity): ListedUnit {
  const { folder, name, unread, suitePath, suite, problems, source } = unit;
  const listing = toListing(source, toLinting(config, level).settings);
  const comments = source.documents.flatMap(readDisableComments);
  return { folder, name, unread, suitePath, suite, problems, listing, comments };
}

/** The same in a thread of its own: the tree is looked at once, then skill after skill is linted. */
export async function openLinter(
  files: Files,
  job: LintJob,
): Promise<{ readonly lintAlone: (folder: string) => Promise<LintedAlone> }> {
  const side = await openSide(files, toIncludes(job), job.hasGitModes);
  return { lintAlone: (folder) => lintAlone(side, folder, job) };
}
