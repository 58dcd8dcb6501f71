import { type LintResult, lintSkill } from "../../src/rules/lint-skill.ts";
import type { LintSettings } from "../../src/rules/rule.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { type MemoryFile, memoryFiles } from "../skills/memory-files.ts";

/** Nothing set. */
export const DEFAULT_LINT_SETTINGS: LintSettings = {
  targets: [],
  extraFields: new Set(),
  rules: new Map(),
  ignore: null,
};

/** Lints one skill of a tree in memory. */
export async function lintMemory(
  tree: Readonly<Record<string, MemoryFile>>,
  folder: string,
  settings: LintSettings = DEFAULT_LINT_SETTINGS,
): Promise<LintResult> {
  const files = memoryFiles(tree);
  const source = await readSkillSource({
    folder,
    folders: new Set([folder]),
    namedPaths: [],
    tree: await readSourceTree(files),
    files,
  });
  return lintSkill(source, settings);
}
