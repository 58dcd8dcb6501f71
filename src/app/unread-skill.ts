import type { Finding } from "../model/finding.ts";
import type { Problem } from "../model/problem.ts";
import type { SkillReading } from "../skills/read-skill.ts";

/** What keeps a skill from being read: nobody knows what an agent would get, so its tests are unverified. */
export interface UnreadSkill {
  readonly why: Exclude<SkillReading["kind"], "skill">;
  /** The file, the reason and the remedy. */
  readonly problem: Problem;
}

/** Null for a skill that was read. */
export function toUnreadSkill(reading: SkillReading): UnreadSkill | null {
  switch (reading.kind) {
    case "skill":
      return null;
    case "over-limit": {
      const [first] = reading.exceeded;
      if (first === undefined) throw new Error("over no limit");
      const { path: file, line, column, what, found, limit } = first;
      const words = `${found} ${what} exceed the limit of ${limit}`;
      const remedy = "make the skill smaller, or split it";
      return {
        why: reading.kind,
        problem: { file, line, column, key: "", what: words, remedy },
      };
    }
    case "unreadable":
    case "not-copied": {
      const { path: file, what, remedy } = reading;
      return {
        why: reading.kind,
        problem: { file, line: 1, column: 1, key: "", what, remedy },
      };
    }
  }
}

/**
 * The problem of a skill that cannot be read, as far as nothing else tells it: lint may blame the same
 * file already (lint.md §4, one cause, one finding), and where no test is asked for, lint alone judges
 * what it could read.
 */
export function toUntoldProblems(
  unread: UnreadSkill | null,
  findings: readonly Finding[],
  hasTests: boolean,
): readonly Problem[] {
  if (unread === null || (!hasTests && unread.why !== "unreadable")) return [];
  const { problem } = unread;
  const isTold = findings.some(
    ({ severity, path }) => severity === "error" && path === problem.file,
  );
  return isTold ? [] : [problem];
}
