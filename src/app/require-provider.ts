import type { Agent } from "../agents/agent.ts";
import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedTest } from "./select-subjects.ts";

/**
 * Who answers the model of a planned run, null for an agent with a service of its own. Throws UsageError where the agent
 * needs a model and none is named.
 */
export function requireProvider(planned: PlannedTest): Provider | null {
  const { agent, model, test } = planned;
  const adapter = findAgent(agent);
  if (adapter === undefined) throw new UsageError(`${test.name}: nobody answers ${agent}`);
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
  const asked = model === "" ? "names none" : `names ${model}`;
  return `${name} needs a model of its own form, and the test ${asked}: write model: { ${name}: ${neededModel ?? "name"} }`;
}
