import { parentFolder } from "../model/tree-path.ts";
import type { SkillListing } from "./repository-rule.ts";

/** Folders in which agents look for skills of their own: what lies there is often a copy. */
const AGENT_FOLDER = /(?:^|\/)\.(?:agents|claude|codex|cursor|gemini|github|opencode)\//;

/**
 * Where the skill is offered together with others: its plugin, else the nearest folder called `skills`
 * around it, else the folder that holds it.
 */
export function toScope({ folder, pluginRoot }: SkillListing): string {
  if (pluginRoot !== null) return pluginRoot;
  const segments = parentFolder(folder).split("/");
  const at = segments.lastIndexOf("skills");
  return at === -1 ? parentFolder(folder) : segments.slice(0, at + 1).join("/");
}

export function isInAgentFolder({ folder }: SkillListing): boolean {
  return AGENT_FOLDER.test(`${folder}/`);
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
