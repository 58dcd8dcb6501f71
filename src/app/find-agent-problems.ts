import { AGENT_NAMES } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import { findConfigKey } from "../suites/index.ts";
import { explainUnknownAgent } from "../text/explain-unknown-agent.ts";

/** Agents that the settings name and that there are not (exit 2). `bytes` is the file that they were read from. */
export function findAgentProblems(config: Config, bytes: Uint8Array): readonly Problem[] {
  const file = config.path;
  if (file === null) return [];
  const toProblem = (name: string, key: readonly string[]): Problem | [] => {
    const explanation = explainUnknownAgent(name, AGENT_NAMES);
    if (explanation === null) return [];
    return { file, ...findConfigKey(bytes, file, key), key: key.join("."), ...explanation };
  };
  const models = [...config.model.byAgent.keys()].filter((name) => !config.agentSettings.has(name));
  return [
    ...(config.agents ?? []).flatMap((name) => toProblem(name, ["agents"])),
    ...models.flatMap((name) => toProblem(name, ["model", name])),
    ...[...config.agentSettings.keys()].flatMap((name) =>
      toProblem(name, ["agent_settings", name]),
    ),
  ];
}
