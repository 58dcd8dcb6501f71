// src/model/lint-target.ts
const LINT_TARGETS = [
	"claude",
	"claude-ai",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot"
];

export { LINT_TARGETS as t };