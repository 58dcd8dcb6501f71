import type { Severity } from "../model/severity.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { REPOSITORY_RULES } from "./index.ts";
import { chosenSeverity, isUnwanted, type RuleFault } from "./lint-skill.ts";
import type {
  RepositoryFinding,
  RepositoryListing,
  RepositoryRule,
  SkillField,
  SkillListing,
} from "./repository-rule.ts";
import type { LintSettings } from "./rule.ts";
import { findSkillMentions } from "./skill-mentions.ts";
import { unknownSibling } from "./unknown-sibling.ts";

type ListedSource = Pick<SkillSource, "folder" | "skillMd" | "frontMatter" | "pluginRoot">;

/** What the rules across skills need of one; other rules tell why something cannot be read. */
export function toListing(
  source: ListedSource & Partial<Pick<SkillSource, "documents">>,
  settings: LintSettings,
): SkillListing {
  const { folder, pluginRoot } = source;
  const toField = (key: string): SkillField | null => {
    const field = readField(source, key);
    return field.kind === "text" ? { text: field.text, ...field.field.place } : null;
  };
  const [name, description] = [toField("name"), toField("description")];
  const { documents = [] } = source;
  // Nobody else looks at them, and finding them may mean to parse.
  const mentions = isOn(unknownSibling, settings) ? findSkillMentions({ folder, documents }) : [];
  return { folder, path: skillMdPath(source), name, description, pluginRoot, mentions };
}

function isOn(rule: RepositoryRule, settings: LintSettings): boolean {
  const severity = chosenSeverity(rule, settings);
  return severity !== "off" && !isUnwanted(rule, severity, settings);
}

/**
 * Runs every rule across skills that is on. Same input, same result.
 *
 * @param isLookedAt the skills of this check: what concerns none of them is left out
 */
export function lintRepository(
  repository: RepositoryListing,
  isLookedAt: (folder: string) => boolean,
  settings: LintSettings,
): { readonly findings: readonly RepositoryFinding[]; readonly faults: readonly RuleFault[] } {
  const findings: RepositoryFinding[] = [];
  const faults: RuleFault[] = [];
  for (const rule of REPOSITORY_RULES) {
    if (!isOn(rule, settings)) continue;
    try {
      const found = rule.find(repository, isLookedAt);
      const chosen = chosenSeverity(rule, settings);
      const severity = chosen === "off" ? null : chosen;
      for (const one of found) findings.push(withSeverity(one, severity));
    } catch (error) {
      faults.push({ rule: rule.id, slug: rule.slug, folder: ".", error });
    }
  }
  const wanted = findings.filter(({ finding }) => settings.ignore?.matches(finding.path) !== true);
  return { findings: wanted, faults };
}

function withSeverity(found: RepositoryFinding, severity: Severity | null): RepositoryFinding {
  return severity === null ? found : { ...found, finding: { ...found.finding, severity } };
}
