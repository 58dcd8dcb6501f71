import type { Config } from "../model/config.ts";
import type { RuleFault } from "../rules/lint-skill.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { type LintedSkill, lintAcross } from "./lint-across.ts";
import type { LintView } from "./lint-unit.ts";
import type { Side } from "./open-side.ts";

interface TogetherRequest {
  readonly head: Side;
  readonly base: Side | null;
  readonly touched: readonly TouchedSkill[];
  readonly config: Config;
  readonly view: LintView;
  readonly marksKnown: boolean;
}

/** What is found in all skills of a check at once: the rules across skills, and which findings the base has too. */
export async function lintTogether<Skill extends LintedSkill>(
  skills: readonly Skill[],
  { head, base, touched, config, view, marksKnown }: TogetherRequest,
): Promise<{
  readonly checked: readonly Skill[];
  readonly acrossFaults: readonly RuleFault[];
}> {
  const { level, only } = view;
  const { checked: all, acrossFaults } = await lintAcross(skills, { side: head, config, level });
  const across = {
    checked: only === undefined ? all : all.map((skill) => ofFile(skill, only)),
    acrossFaults,
  };
  if (base === null || !marksKnown) return across;
  const { markKnownFindings } = await import("./mark-known-findings.ts");
  const checked = await markKnownFindings(across.checked, { head, base, touched, config });
  return { ...across, checked };
}

function ofFile<Skill extends LintedSkill>(skill: Skill, path: string): Skill {
  return { ...skill, findings: skill.findings.filter((finding) => finding.path === path) };
}
