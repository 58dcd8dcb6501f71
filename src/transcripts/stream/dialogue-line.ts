/** Who wrote a message of a dialogue: we, or the agent. */
export type DialogueSide = "client" | "agent";

/**
 * One message of a dialogue as it is recorded: `{"dir":…,"msg":…}`, the message itself as it was written (agents.md §3.7). A line
 * that is no JSON stays as it is: no line of an agent's can pass for one of ours.
 */
export function toDialogueLine(side: DialogueSide, line: string): string {
  const text = line.trim();
  try {
    JSON.parse(text);
  } catch {
    return line;
  }
  return `{"dir":"${side}","msg":${text}}`;
}
