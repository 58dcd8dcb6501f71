import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";

/**
 * What tells a test's row from the others of its skill: `codex`, `claude-haiku-4-5`, `codex, gpt-5.4`; empty where one
 * agent with one model ran all. Not safe for any sink.
 */
export function rowLabel({ tests }: Pick<SkillReport, "tests">, test: TestReport): string {
  const agents = new Set(tests.map(({ agent }) => agent));
  const models = new Set(
    tests.filter(({ agent }) => agent === test.agent).map(({ requestedModel }) => requestedModel),
  );
  const model = test.requestedModel === "" ? "its own model" : test.requestedModel;
  return [...(agents.size > 1 ? [test.agent] : []), ...(models.size > 1 ? [model] : [])].join(", ");
}
