import { toAgentKind } from "../model/agent-kind.ts";
import type { Explanation } from "../model/explanation.ts";
import { nearestWord } from "./edit-distance.ts";

/**
 * Words for the name of an agent that there is not, whatever the settings say; null for one that is built in and for
 * `acp-…` and `command-…`, which settings describe. `known` are the names of those that are built in.
 */
export function explainUnknownAgent(name: string, known: readonly string[]): Explanation | null {
  const isDescribed = toAgentKind(name) !== "named" && !name.endsWith("-");
  if (isDescribed || known.includes(name)) return null;
  const near = nearestWord(name, known);
  const hint = near === null ? "" : `did you mean ${near}? `;
  return {
    what: `there is no agent ${name}`,
    remedy: `${hint}Known are ${known.join(", ")}, and acp-NAME and command-NAME of agent_settings`,
  };
}
