import { parentFolder, relativeTo } from "../model/tree-path.ts";
import type { SkillListing } from "./repository-rule.ts";

/** Folders in which agents look for skills of their own: what lies there is often a copy. */
const AGENT_FOLDER =
  /(?:^|\/)\.(?:agents|claude|codex|cursor|factory|gemini|github|kiro|opencode|qwen|trae|windsurf)\//;
/** Folders of documents and translations: no plugin offers what lies there. */
const ASIDE = /(?:^|\/)(?:docs?|i18n|locales?|translations?)\//;

/**
 * Where the skill is offered together with others: its plugin, else (also for copies and translations
 * inside of one) the nearest folder called `skills` around it, else the folder that holds it.
 */
export function toScope(skill: SkillListing): string {
  const { folder, pluginRoot } = skill;
  if (pluginRoot !== null && !isAside(skill)) return pluginRoot;
  const segments = parentFolder(folder).split("/");
  const at = segments.lastIndexOf("skills");
  return at === -1 ? parentFolder(folder) : segments.slice(0, at + 1).join("/");
}

export function isInAgentFolder({ folder }: SkillListing): boolean {
  return AGENT_FOLDER.test(`${folder}/`);
}

/** Whether it lies where no plugin takes its skills from: in an agent's folder or among documents below the plugin's root. */
export function isAside({ folder, pluginRoot }: SkillListing): boolean {
  const inside = pluginRoot === null ? folder : relativeTo(pluginRoot, folder);
  return AGENT_FOLDER.test(`${inside}/`) || ASIDE.test(`${inside}/`);
}

/** The skills by a key, in the order of their first ones. */
export function groupSkills(
  skills: readonly SkillListing[],
  keyOf: (skill: SkillListing) => string,
): readonly (readonly SkillListing[])[] {
  const groups = new Map<string, SkillListing[]>();
  for (const skill of skills) {
    const key = keyOf(skill);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [skill]);
    else group.push(skill);
  }
  return [...groups.values()];
}
