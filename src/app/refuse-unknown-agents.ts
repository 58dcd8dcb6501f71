import { AGENT_NAMES } from "../agents/index.ts";
import { UsageError } from "../model/usage-error.ts";
import { explainUnknownAgent } from "../text/explain-unknown-agent.ts";

/** Throws UsageError for names of agents that there are not, all at once; `written` is how they were asked for. */
export function refuseUnknownAgents(written: string, names: readonly string[]): void {
  const lines = names.flatMap((name) => {
    const explanation = explainUnknownAgent(name, AGENT_NAMES);
    return explanation === null ? [] : [`${written}: ${explanation.what}: ${explanation.remedy}`];
  });
  if (lines.length > 0) throw new UsageError([...new Set(lines)].join("\n"));
}
