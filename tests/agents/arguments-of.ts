import type { Agent, AgentTurn } from "../../src/agents/agent.ts";

/** Arguments with which an agent of one process a turn is started. */
export function argumentsOf({ way, name }: Agent, turn: AgentTurn): readonly string[] {
  if (way.kind !== "process") throw new Error(`${name} is one process for all turns`);
  return way.arguments(turn);
}
