import type { RecordingIndex } from "../cassettes/recording-index.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Skill } from "../model/skill.ts";
import type { SkillSource } from "../model/skill-source.ts";
import type { Suite } from "../model/suite.ts";
import type { WrittenSuite } from "../model/written-suite.ts";
import type { DisableComment } from "../rules/disable-comments.ts";
import type { SkillListing } from "../rules/repository-rule.ts";
import type { UnreadSkill } from "./unread-skill.ts";

/** One skill of one tree as far as lint looks at it. */
export interface LintedUnit {
  /** Folder relative to the root. */
  readonly folder: string;
  readonly name: string;
  readonly source: SkillSource;
  /** What could not be read of it, or null. */
  readonly unread: UnreadSkill | null;
  /** Path of the suite file, also when it cannot be used; null = no suite. */
  readonly suitePath: string | null;
  readonly suite: Suite | null;
  /** The same as its author wrote it. */
  readonly written: WrittenSuite | null;
  /** Why the suite cannot be used. */
  readonly problems: readonly Problem[];
}

/** What of a skill is kept once its own rules have spoken. Plain data. */
export interface ListedUnit extends Omit<LintedUnit, "source" | "written"> {
  /** What it says of itself among others. */
  readonly listing: SkillListing;
  /** What its comments say about rules. */
  readonly comments: readonly DisableComment[];
}

/** One skill of one tree with everything that belongs to it. */
export interface SkillUnit extends LintedUnit {
  readonly files: Files;
  /** Null where `unread` says what keeps it from being read. */
  readonly skill: Skill | null;
  /** Another skill of the same tree, by its folder; read once. */
  readonly companionOf: (folder: string) => Promise<SkillUnit>;
}

/** A touched skill at head and base, with the recordings either may use. */
export interface TouchedUnit {
  readonly head: SkillUnit;
  readonly base: SkillUnit | null;
  readonly recordings: RecordingIndex;
  readonly baseRecordings: RecordingIndex | null;
}
