/** Canonical tool names; an agent's own name is kept beside it (agents.md §5). */
export const TOOL_NAMES = [
  "bash",
  "read",
  "write",
  "edit",
  "grep",
  "glob",
  "skill",
  "task",
  "web",
  "other",
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
