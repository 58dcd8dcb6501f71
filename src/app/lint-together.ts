import type { Config } from "../model/config.ts";
import type { Severity } from "../model/finding.ts";
import type { RuleFault } from "../rules/lint-skill.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { type LintedSkill, lintAcross } from "./lint-across.ts";
import type { Side } from "./open-side.ts";

interface TogetherRequest {
  readonly head: Side;
  readonly base: Side | null;
  readonly touched: readonly TouchedSkill[];
  readonly config: Config;
  readonly level: Severity;
  readonly marksKnown: boolean;
}

/** What is found in all skills of a check at once: the rules across skills, and which findings the base has too. */
export async function lintTogether<Skill extends LintedSkill>(
  skills: readonly Skill[],
  { head, base, touched, config, level, marksKnown }: TogetherRequest,
): Promise<{
  readonly checked: readonly Skill[];
  readonly acrossFaults: readonly RuleFault[];
}> {
  const across = await lintAcross(skills, { side: head, config, level });
  if (base === null || !marksKnown) return across;
  const { markKnownFindings } = await import("./mark-known-findings.ts");
  const checked = await markKnownFindings(across.checked, { head, base, touched, config });
  return { ...across, checked };
}
