import type { Config } from "../model/config.ts";
import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import { lintRepository, toListing } from "../rules/lint-repository.ts";
import { compareFindings, type RuleFault } from "../rules/lint-skill.ts";
import type { SkillListing } from "../rules/repository-rule.ts";
import type { LintSettings } from "../rules/rule.ts";
import { isSilenced } from "../rules/silence-findings.ts";
import { readManifests } from "../skills/read-manifests.ts";
import { readListedSource } from "../skills/read-skill-source.ts";
import { isShown, toLinting } from "./lint-unit.ts";
import type { Side } from "./open-side.ts";
import type { CheckedSkill } from "./to-skill-report.ts";

/** What is looked at of a skill here. */
export interface LintedSkill extends Pick<CheckedSkill, "unit" | "findings"> {
  readonly touched: Pick<CheckedSkill["touched"], "folder">;
}

export interface AcrossRequest {
  readonly side: Side;
  readonly config: Config;
  readonly level: Severity;
}

/**
 * Runs the rules across skills over the whole tree, and adds what they found to the skills: each finding to
 * the first of them that takes part, and nothing that concerns others alone (lint.md §8 rule 5). The front
 * matter of skills that are not among them is read here.
 */
export async function lintAcross<Skill extends LintedSkill>(
  skills: readonly Skill[],
  { side, config, level }: AcrossRequest,
): Promise<{
  readonly checked: readonly Skill[];
  readonly acrossFaults: readonly RuleFault[];
}> {
  const units = new Map(
    skills.flatMap(({ unit }) => (unit === null ? [] : [[unit.folder, unit] as const])),
  );
  if (units.size === 0) return { checked: skills, acrossFaults: [] };
  const { isLinted, settings } = toLinting(config, level);
  const listings: SkillListing[] = [];
  for (const folder of side.skillFolders) {
    const listing = units.get(folder)?.listing ?? (await readListing(side, folder, settings));
    if (isLinted(listing.path)) listings.push(listing);
  }
  const isLookedAt = (folder: string) => units.has(folder);
  const manifests = await readManifests(side, units.keys());
  const repository = { skills: listings, manifests };
  const { findings, faults } = lintRepository(repository, isLookedAt, settings);
  const shown = findings.filter(
    ({ folder, finding }) =>
      isShown(finding.severity, level) && !isSilenced(finding, units.get(folder)?.comments),
  );
  const byFolder = new Map<string, Finding[]>();
  for (const { folder, finding } of shown) {
    const own = byFolder.get(folder) ?? [];
    byFolder.set(folder, own);
    own.push(finding);
  }
  const checked = skills.map((skill) => {
    const own = byFolder.get(skill.touched.folder) ?? [];
    return own.length === 0
      ? skill
      : { ...skill, findings: [...skill.findings, ...own].sort(compareFindings) };
  });
  return { checked, acrossFaults: faults };
}

/** Of a skill that is not looked at. */
async function readListing(
  side: Side,
  folder: string,
  settings: LintSettings,
): Promise<SkillListing> {
  return toListing(await readListedSource({ ...side, folder }), settings);
}
