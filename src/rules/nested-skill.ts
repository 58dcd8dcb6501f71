import { skillMdPath } from "./front-matter-field.ts";
import { isMaterial } from "./material.ts";
import { defineRule, type Fact } from "./rule.ts";

interface NestedFact extends Fact {
  readonly inner: string;
  readonly outer: string;
}

/** A skill below the folder of another one. */
export const nestedSkill = defineRule<NestedFact>({
  id: "SK042",
  slug: "nested-skill",
  severity: "warning",
  summary: "The skill lies inside the folder of another skill.",
  source: "agentskills/agentskills#137, #376; lint.md §2.2, §2.4",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const { folder, outerSkill } = source;
    if (outerSkill === null) return [];
    return [
      {
        path: skillMdPath(source),
        line: 1,
        column: 1,
        ...(isMaterial(source) ? { severity: "info" as const } : {}),
        inner: folder,
        outer: outerSkill === "." ? "the skill of the root" : `skill ${outerSkill}`,
      },
    ];
  },
  message: ({ inner, outer }) =>
    `${inner} lies inside ${outer}. Gemini looks one level deep and an upload with two SKILL.md is refused. Move it beside.`,
});
