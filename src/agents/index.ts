import type { Agent } from "./agent.ts";
import claude from "./claude.ts";

/** Every agent CLI skillcheck can start. One file, one line. */
export const AGENTS: readonly Agent[] = [claude];

/** The adapter of that name, or undefined. */
export function findAgent(name: string): Agent | undefined {
  return AGENTS.find((agent) => agent.name === name);
}
