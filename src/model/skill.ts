import type { TreeMode } from "./tree-entry.ts";

/** One file that belongs to a skill's tree digest (design.md §6). */
export interface SkillFile {
  /** Relative to the skill's folder, POSIX. */
  readonly path: string;
  readonly mode: TreeMode;
  /** Bytes as stored. */
  readonly size: number;
  /** sha256 hex of the content with CRLF read as LF in text files (design.md §6). */
  readonly sha256: string;
}

/** A folder with a SKILL.md, read from one tree. */
export interface Skill {
  /** Folder relative to the root, POSIX; "." when SKILL.md lies at the root. */
  readonly folder: string;
  /** Name of the front matter, else the folder's last segment. */
  readonly name: string;
  /** The files that an agent gets: without suites, evals, recordings and files named by suites (suite.md §3). */
  readonly files: readonly SkillFile[];
  /** Tree digest over `files`, sha256 hex. */
  readonly digest: string;
}
