import { skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface MissingFact extends Fact {
  readonly folder: string;
  /** What calls the folder a skill; or why the file that is there cannot be read. */
  readonly declaredIn: string | null;
  readonly reason: string;
}

/** A folder that somebody calls a skill, without a SKILL.md that can be read. */
export const skillMdMissing = defineRule<MissingFact>({
  id: "SK001",
  slug: "skill-md-missing",
  severity: "error",
  summary: "A folder declared as a skill holds no SKILL.md.",
  source: "https://agentskills.io/specification",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const { skillMd, folder } = source;
    const place = { path: skillMdPath(source), line: 1, column: 1, folder };
    if (skillMd.kind === "absent") {
      return [{ ...place, declaredIn: skillMd.declaredIn, reason: "" }];
    }
    // Over a limit: SK091 says so.
    if (skillMd.kind !== "unreadable" || source.exceeded.length > 0) return [];
    return [{ ...place, declaredIn: null, reason: skillMd.reason }];
  },
  message: ({ folder, declaredIn, reason }) =>
    declaredIn === null
      ? `SKILL.md of ${folder} cannot be read (${reason}), so no agent finds the skill. Make it a plain file.`
      : `${folder} is declared as a skill in ${declaredIn} but holds no SKILL.md, so no agent finds it. Add the file or remove the entry.`,
});
