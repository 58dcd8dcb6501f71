import type { SkillSource } from "../model/skill-source.ts";
import { relativeTo } from "../model/tree-path.ts";

/** Below them a skill is material of the outer one. */
const MATERIAL: ReadonlySet<string> = new Set(["assets", "evals", "fixtures", "tests"]);

/** Whether a skill lies among the material of the skill around it: a sample, a fixture. */
export function isMaterial({ folder, outerSkill }: SkillSource): boolean {
  if (outerSkill === null) return false;
  return relativeTo(outerSkill, folder)
    .split("/")
    .some((segment) => MATERIAL.has(segment));
}
