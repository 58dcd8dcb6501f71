import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedTest } from "./select-subjects.ts";

/**
 * Who answers the model of a planned run, null for an agent that asks no model of ours. Throws UsageError where the agent needs a model
 * and none is named, and where one is named and nobody knows whose it is.
 */
export function requireProvider(
  { agent, model, test }: PlannedTest,
  adapter: Agent,
): Provider | null {
  const provider = adapter.provider(model);
  if (provider !== null) return provider;
  const { neededModel } = adapter;
  if (neededModel === null) {
    if (model === "") return null;
    throw new UsageError(
      `${test.name}: nobody knows who answers ${model} for ${agent}: set agent_settings.${agent}.agent, or name no model`,
    );
  }
  const asked = model === "" ? "names none" : `names ${model}`;
  throw new UsageError(
    `${test.name}: ${agent} needs a model of its own form, and the test ${asked}: write model: { ${agent}: ${neededModel} }`,
  );
}
