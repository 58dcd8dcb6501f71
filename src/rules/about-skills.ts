import type { SkillSource } from "../model/skill-source.ts";

/** Names of skills that are about skills: the paths that they name are those of other skills (lint.md §6.4). */
const ABOUT_SKILLS = about("skill");
/** The same of what plugins are made of. */
const ABOUT_PLUGINS = about("skill|plugin|hook|command");

function about(made: string): RegExp {
  const makes = "creat|writ|author|build|mak|design|develop";
  return new RegExp(
    String.raw`(?:^|-)(?:${makes})\w*-(?:\w+-)*(?:${made})s?$|(?:^|-)(?:${made})s?-(?:${makes}|generat|template)\w*(?:-guide)?$`,
  );
}

/** Whether a skill tells how to write skills, by the name of its folder. */
export function isAboutSkills({ folder, folderName }: SkillSource): boolean {
  return ABOUT_SKILLS.test(folderName ?? folder);
}

/** Whether it tells how to write skills, plugins, hooks or commands. */
export function isAboutPlugins({ folder, folderName }: SkillSource): boolean {
  return ABOUT_PLUGINS.test(folderName ?? folder);
}
