import { defineCheck } from "./evaluation/define-check.ts";
import { judgeLoads, skillNameSchema, toSkillText } from "./evaluation/skill-loads.ts";

export default defineCheck({
  key: "loaded_skill",
  schema: skillNameSchema,
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description:
    "The agent loaded the skill (true: the one under test), by its skill tool or by reading its SKILL.md.",
  example: "loaded_skill: true",
  toText: toSkillText,
  evaluate: (value, scene) => judgeLoads(value, scene, ["tool", "file"]),
});
