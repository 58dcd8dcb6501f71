import { isAboutSkills } from "./about-skills.ts";
import { defineRule, type Fact } from "./rule.ts";
import { createTemplateTest } from "./template-blocks.ts";

interface PathFact extends Fact {
  readonly target: string;
}

/** A path of a conventional folder, named in code, that exists nowhere (lint.md §6.3, §6.4). */
export const codePathMissing = defineRule<PathFact>({
  id: "SK034",
  slug: "code-path-missing",
  severity: "warning",
  summary: "A code span or a shell command of SKILL.md names a file that does not exist.",
  source: "lint.md §6.3 and §6.4; https://agentskills.io/specification#file-references",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    // References name files of other projects too: 9 of 20 such paths in seven repositories looked at.
    const [skillMd] = source.documents;
    if (skillMd === undefined) return [];
    const seen = new Set<string>();
    const isTemplate = createTemplateTest(skillMd);
    return skillMd
      .wrongCodePaths()
      .flatMap(({ line, column, written, variable, state, real, asExample }) => {
        if (variable !== null || state !== "absent" || asExample || seen.has(real)) return [];
        if (isTemplate(line)) return [];
        seen.add(real);
        const fact = { path: skillMd.path, line, column, target: written };
        return isAboutSkills(source) ? [{ ...fact, severity: "info" as const }] : [fact];
      });
  },
  message: ({ target }) =>
    `${target} is named here but does not exist; the agent will search for it. Add the file or correct the path.`,
});
