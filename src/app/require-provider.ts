import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedTest } from "./select-subjects.ts";

/** Who answers the model of a planned run. Throws UsageError where the agent needs a model and none is named. */
export function requireProvider({ agent, model, test }: PlannedTest): Provider {
  const adapter = findAgent(agent);
  const provider = adapter?.provider(model) ?? null;
  if (provider !== null) return provider;
  const asked = model === "" ? "names none" : `names ${model}`;
  throw new UsageError(
    `${test.name}: ${agent} needs a model of its own form, and the test ${asked}: write model: { ${agent}: ${adapter?.neededModel ?? "name"} }`,
  );
}
