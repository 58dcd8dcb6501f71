import type { FrontMatter } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import type { ExceededLimit } from "../model/skill-source.ts";
import type { TreeEntry } from "../model/tree-entry.ts";

/** Limits of security.md FS-1 that the sizes of a skill's files exceed, before anything is read. */
export function exceededSizes(
  skillMdPath: string,
  files: readonly TreeEntry[],
): readonly ExceededLimit[] {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const skillMd = files.find((file) => file.path === skillMdPath)?.size ?? 0;
  const judged: readonly (readonly [what: string, found: number, limit: number])[] = [
    ["bytes in SKILL.md", skillMd, LIMITS.skillMdBytes],
    ["files in the skill", files.length, LIMITS.skillFiles],
    ["bytes in the skill", bytes, LIMITS.skillBytes],
  ];
  return judged
    .filter(([, found, limit]) => found > limit)
    .map(([what, found, limit]) => ({ path: skillMdPath, what, found, limit, line: 1, column: 1 }));
}

/** The limit on nesting, nodes or aliases that the front matter exceeds, if any. */
export function exceededInYaml(path: string, frontMatter: FrontMatter): readonly ExceededLimit[] {
  if (frontMatter.kind !== "over-limit") return [];
  const { what, found, limit, line, column } = frontMatter;
  return [{ path, what, found, limit, line, column }];
}
