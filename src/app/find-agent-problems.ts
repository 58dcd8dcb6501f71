import { AGENTS, findAgent } from "../agents/index.ts";
import type { Config } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import { findConfigKey } from "../suites/index.ts";
import { nearestWord } from "../text/edit-distance.ts";

/** Agents that the settings name and that there are not (exit 2). `bytes` is the file that they were read from. */
export function findAgentProblems(config: Config, bytes: Uint8Array): readonly Problem[] {
  const file = config.path;
  if (file === null) return [];
  const known = AGENTS.map(({ name }) => name);
  const toProblem = (name: string, key: readonly string[]): Problem => {
    const near = nearestWord(name, known);
    const hint = near === null ? "" : `did you mean ${near}? `;
    const remedy = `${hint}Known are ${known.join(", ")}, and acp-NAME and command-NAME of agent_settings`;
    const what = `there is no agent ${name}`;
    return { file, ...findConfigKey(bytes, file, key), key: key.join("."), what, remedy };
  };
  const isUnknown = (name: string): boolean =>
    findAgent(name, config.agentSettings.get(name)).kind === "unknown";
  const models = [...config.model.byAgent.keys()].filter((name) => !config.agentSettings.has(name));
  return [
    ...(config.agents ?? []).filter(isUnknown).map((name) => toProblem(name, ["agents"])),
    ...models.filter(isUnknown).map((name) => toProblem(name, ["model", name])),
    ...[...config.agentSettings.keys()]
      .filter(isUnknown)
      .map((name) => toProblem(name, ["agent_settings", name])),
  ];
}
