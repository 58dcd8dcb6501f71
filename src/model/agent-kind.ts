/** What the name of an agent says of it: the part before the first hyphen chooses the adapter. */
export type AgentKind = "acp" | "command" | "named";

/**
 * `acp` and `acp-<word>` are any agent that speaks ACP, `command` and `command-<word>` any program (agents.md §3.7, §3.8); every other
 * name is an agent's own.
 */
export function toAgentKind(name: string): AgentKind {
  const [kind] = name.split("-", 1);
  return kind === "acp" || kind === "command" ? kind : "named";
}

/** Whether an agent's stream tells of its tool calls: a program whose stdout is its answer tells of none (agents.md §3.8). */
export function showsTools(agent: string): boolean {
  return toAgentKind(agent) !== "command";
}
