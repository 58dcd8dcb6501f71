import type { TreeEntry } from "../model/tree-entry.ts";
import { ancestorFolders, isInside, relativeTo } from "../model/tree-path.ts";

/** Suites of every format, results and settings of ours, by their path inside the skill (suite.md §3). */
const NEVER_SKILL_FILES: ReadonlySet<string> = new Set([
  ".skillcheck.yaml",
  ".skillcheck.yml",
  "eval.yaml",
  "eval.yml",
  "eval_queries.json",
  "evals.json",
  "skillcheck-report.json",
  "skillcheck.yaml",
  "skillcheck.yml",
  "trigger-eval.json",
]);
const NEVER_SKILL_FOLDERS = ["evals", ".skillcheck"] as const;

/** Nearest folder, of those given, that is or holds `path`; null when none does. */
export function findOwner(path: string, folders: ReadonlySet<string>): string | null {
  return ancestorFolders(path).find((folder) => folders.has(folder)) ?? null;
}

/** What decides whether a file is part of a skill's tree. */
export interface SkillBounds {
  readonly folder: string;
  /** All skill folders of the same tree: a nested skill's files are its own. */
  readonly folders: ReadonlySet<string>;
  /** Files and folders that a suite names, relative to the root: never part of the skill. */
  readonly namedPaths: readonly string[];
}

/** Whether a path that lies in the skill's folder belongs to its tree (suite.md §3). */
export function isSkillFile(path: string, bounds: SkillBounds): boolean {
  const { folder, folders, namedPaths } = bounds;
  if (!isInside(folder, path) || findOwner(path, folders) !== folder) return false;
  const inside = relativeTo(folder, path);
  if (NEVER_SKILL_FILES.has(inside)) return false;
  if (NEVER_SKILL_FOLDERS.some((never) => isInside(never, inside))) return false;
  return !namedPaths.some((named) => named === path || isInside(named, path));
}

/** The entries that belong to a skill, in the order given; paths relative to the root. */
export function filesOfSkill(
  entries: readonly TreeEntry[],
  bounds: SkillBounds,
): readonly TreeEntry[] {
  return entries.filter((entry) => isSkillFile(entry.path, bounds));
}

/** `test.py` or `test_*.py` beside SKILL.md that runs a skill is a suite of pytest-skillcheck (formats.md §2 F1). */
export function isPytestSuite(inside: string, text: () => string): boolean {
  if (!/^test(_[^/]*)?\.py$/.test(inside)) return false;
  return /^\s*(?:import|from)\s+skillcheck\b|\brun_skill\b/m.test(text());
}
