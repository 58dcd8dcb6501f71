import { relativeTo } from "../model/tree-path.ts";
import { skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

interface NestedFact extends Fact {
  readonly inner: string;
  readonly outer: string;
}

/** Below them a skill is material of the outer one. */
const MATERIAL: ReadonlySet<string> = new Set(["assets", "evals", "fixtures", "tests"]);

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
    const isMaterial = relativeTo(outerSkill, folder)
      .split("/")
      .some((segment) => MATERIAL.has(segment));
    return [
      {
        path: skillMdPath(source),
        line: 1,
        column: 1,
        ...(isMaterial ? { severity: "info" as const } : {}),
        inner: folder,
        outer: outerSkill === "." ? "the skill of the root" : `skill ${outerSkill}`,
      },
    ];
  },
  message: ({ inner, outer }) =>
    `${inner} lies inside ${outer}. Gemini looks one level deep and an upload with two SKILL.md is refused. Move it beside.`,
});
