import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import { UsageError } from "../model/usage-error.ts";
import type { PlannedTest } from "./select-subjects.ts";

/** Who answers the model of a planned run. Throws UsageError where the agent needs a model and none is named. */
export function requireProvider({ agent, model, test }: PlannedTest): Provider {
  const provider = findAgent(agent)?.provider(model) ?? null;
  if (provider !== null) return provider;
  const asked = model === "" ? "names none" : `names ${model}`;
  throw new UsageError(
    `${test.name}: ${agent} needs a model of its own form, and the test ${asked}: write model: { ${agent}: ${EXAMPLES.get(agent) ?? "name"} }`,
  );
}

/** A model as the agent writes it. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ["opencode", "anthropic/claude-haiku-4-5"],
  ["droid", "claude-haiku-4-5"],
]);
