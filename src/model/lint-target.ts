/** Agents that `lint.targets` may name (lint.md §4.1). `claude` is Claude Code, `claude-ai` the upload to claude.ai and the Skills API. */
export const LINT_TARGETS = [
  "claude",
  "claude-ai",
  "codex",
  "gemini",
  "opencode",
  "cursor",
  "copilot",
] as const;

export type LintTarget = (typeof LINT_TARGETS)[number];
