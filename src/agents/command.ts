import { command } from "../transcripts/command.ts";
import type { Agent } from "./agent.ts";
import { standBehind } from "./configured/stand-behind.ts";

/** Any program: the prompt on its stdin, its stdout is the answer (agents.md §3.8). */
export function toCommandAgent(
  name: string,
  words: readonly string[],
  behind: Agent | null,
): Agent {
  return {
    ...standBehind(name, words, behind),
    capabilities: {
      nextTurn: false,
      asksPermission: false,
      subagentFolder: behind?.capabilities.subagentFolder ?? null,
    },
    stream: command,
    way: { kind: "process", arguments: () => words.slice(1) },
  };
}
