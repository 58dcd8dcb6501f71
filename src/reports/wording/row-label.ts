import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";

/**
 * What tells a test's row from the others of its skill: `codex`, `claude-haiku-4-5`, `codex, gpt-5.4`; empty where one
 * agent with one model ran all. Not safe for any sink.
 */
export function rowLabel(skill: Pick<SkillReport, "tests">, test: TestReport): string {
  const agents = new Set(skill.tests.map(({ agent }) => agent));
  return [...(agents.size > 1 ? [test.agent] : []), ...toModel(skill, test)].join(", ");
}

/** The same with the agent in any case. Not safe for any sink. */
export function agentLabel(skill: Pick<SkillReport, "tests">, test: TestReport): string {
  return [test.agent, ...toModel(skill, test)].join(", ");
}

/** The requested model, where the agent ran with several. */
function toModel({ tests }: Pick<SkillReport, "tests">, test: TestReport): readonly string[] {
  const models = new Set(
    tests.filter(({ agent }) => agent === test.agent).map(({ requestedModel }) => requestedModel),
  );
  if (models.size < 2) return [];
  return [test.requestedModel === "" ? "its own model" : test.requestedModel];
}
