import type { SkillSource } from "../model/skill-source.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import { skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface SizeFact extends Fact {
  /** What is too big, and how much of it. */
  readonly what: string;
}

const MEGABYTE = 1024 * 1024;
const MOST_FILE_BYTES = MEGABYTE;
const MOST_SKILL_BYTES = 8 * MEGABYTE;

/** One file, or the whole skill, is more than an install should copy. */
export const bigFile = defineRule<SizeFact>({
  id: "SK045",
  slug: "big-file",
  severity: "warning",
  summary: "A file of the skill is over 1 MB, or the whole skill over 8 MB.",
  source: "lint.md §4.2; security.md FS-1",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    // Over a limit: SK091 says so.
    if (source.exceeded.length > 0) return [];
    const bytes = source.files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_SKILL_BYTES) return [toSkillFact(source, bytes)];
    return source.files
      .filter(({ size }) => size > MOST_FILE_BYTES)
      .map(({ path, size }) => ({
        path,
        line: 1,
        column: 1,
        what: `${path} is ${inMegabytes(size)}`,
      }));
  },
  message: ({ what }) => `${what}; every install copies it. Link to it or shrink it.`,
});

/** One finding for all of it: the big files are the cause. */
function toSkillFact(source: SkillSource, bytes: number): SizeFact {
  const largest = source.files.reduce<TreeEntry | null>(
    (most, file) => (most === null || file.size > most.size ? file : most),
    null,
  );
  const part =
    largest === null
      ? ""
      : `, the largest file is ${largest.path} with ${inMegabytes(largest.size)}`;
  return {
    path: skillMdPath(source),
    line: 1,
    column: 1,
    severity: "error",
    what: `The skill is ${inMegabytes(bytes)}${part}`,
  };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
