import type { Config } from "../model/config.ts";
import type { Finding, Severity } from "../model/finding.ts";
import { lintRepository, toListing } from "../rules/lint-repository.ts";
import { compareFindings, type RuleFault } from "../rules/lint-skill.ts";
import type { SkillListing } from "../rules/repository-rule.ts";
import { isSilenced } from "../rules/silence-findings.ts";
import { readManifests } from "../skills/read-manifests.ts";
import { readListedSource } from "../skills/read-skill-source.ts";
import { isShown, toLinted, toLintSettings } from "./lint-unit.ts";
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
  const sources = new Map(
    skills.flatMap(({ unit }) => (unit === null ? [] : [[unit.folder, unit.source] as const])),
  );
  if (sources.size === 0) return { checked: skills, acrossFaults: [] };
  const isLinted = toLinted(config);
  const listings: SkillListing[] = [];
  for (const folder of side.skillFolders) {
    const source = sources.get(folder) ?? (await readListedSource({ ...side, folder }));
    const listing = toListing(source);
    if (isLinted(listing.path)) listings.push(listing);
  }
  const isLookedAt = (folder: string) => sources.has(folder);
  const manifests = await readManifests(side, sources.keys());
  const repository = { skills: listings, manifests };
  const { findings, faults } = lintRepository(
    repository,
    isLookedAt,
    toLintSettings(config, level),
  );
  const shown = findings.filter(
    ({ folder, finding }) =>
      isShown(finding.severity, level) && !isSilenced(finding, sources.get(folder)?.documents),
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
