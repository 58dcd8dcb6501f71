import { readersOf, selectedAgents } from "./agent-fields.ts";
import { toBoolean } from "./boolean-value.ts";
import { readFields, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Both ways to start the skill are closed, for an agent that reads both fields. */
export const unreachable = defineRule<Fact>({
  id: "SK062",
  slug: "unreachable",
  severity: "error",
  summary: "Neither the user nor the model can start the skill.",
  source: "https://code.claude.com/docs/en/skills.md",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source, targets }) => {
    if (readersOf("user-invocable", selectedAgents(targets)).length === 0) return [];
    const fields = readFields(source);
    const user = fields.find(({ key }) => key === "user-invocable");
    const model = fields.find(({ key }) => key === "disable-model-invocation");
    if (user === undefined || model === undefined) return [];
    if (toBoolean(user.value) !== false || toBoolean(model.value) !== true) return [];
    return [{ path: skillMdPath(source), ...user.place }];
  },
  message: () =>
    "Neither the user nor the model can start this skill: user-invocable is false and disable-model-invocation true. Remove one of the two.",
});
