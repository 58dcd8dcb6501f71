import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedTest } from "./select-subjects.ts";

/**
 * Who answers the model of a planned run, null for an agent with a service of its own or without any. Throws UsageError where the agent
 * needs a model and none is named.
 */
export function requireProvider(planned: PlannedTest, adapter: Agent): Provider | null {
  const { model, test } = planned;
  const words = toModelWords(adapter, planned);
  if (words !== null) throw new UsageError(`${test.name}: ${words}`);
  return adapter.provider(model);
}

/** What is to be written where the agent needs a model and none is named, or null. */
export function toModelWords(
  { name, neededModel, provider, ownKey }: Agent,
  { model }: PlannedTest,
): string | null {
  if (provider(model) !== null || ownKey !== undefined) return null;
  if (neededModel === null) {
    return model === ""
      ? null
      : `nobody knows who answers ${model} for ${name}: set agent_settings.${name}.agent, or name no model`;
  }
  const asked = model === "" ? "names none" : `names ${model}`;
  return `${name} needs a model of its own form, and the test ${asked}: write model: { ${name}: ${neededModel} }`;
}
