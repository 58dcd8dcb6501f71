import { LINT_TARGETS, type LintTarget } from "../model/lint-target.ts";

/** What an agent does with the front matter (lint.md §2.2). */
interface AgentFields {
  /** As people call it. */
  readonly title: string;
  /** Where the cells were read: documentation, or a file of its source. */
  readonly source: string;
  /** Date on which the source was read, ISO 8601. */
  readonly verified: string;
  /** Keys beside those of the standard that it reads. */
  readonly reads: readonly string[];
  /** What becomes of a skill with any other key. */
  readonly others: "ignored" | "refused";
  /** Requires `name` to equal the name of the folder. */
  readonly nameIsFolder: boolean;
}

/** Keys of the open standard (agentskills.io/specification, read 2026-08-31). An agent that does not read one takes no harm by it. */
export const STANDARD_FIELDS: readonly string[] = [
  "name",
  "description",
  "license",
  "compatibility",
  "metadata",
  "allowed-tools",
];

/** Fields that hold true or false (lint.md §2.3). */
export const BOOLEAN_FIELDS: readonly string[] = [
  "disable-model-invocation",
  "user-invocable",
  "background",
];

/** Fields that may hold a list or a map; all others hold one value. */
export const COLLECTION_FIELDS: readonly string[] = [
  "metadata",
  "allowed-tools",
  "disallowed-tools",
  "arguments",
  "paths",
  "hooks",
];

/** The table ages: `lint.targets` and `lint.extra_fields` of the settings override it. */
export const AGENT_FIELDS: Readonly<Record<LintTarget, AgentFields>> = {
  claude: {
    title: "Claude Code",
    source: "https://code.claude.com/docs/en/skills.md",
    verified: "2026-08-31",
    reads: [
      "when_to_use",
      "argument-hint",
      "arguments",
      "disable-model-invocation",
      "user-invocable",
      "disallowed-tools",
      "model",
      "effort",
      "context",
      "agent",
      "background",
      "hooks",
      "paths",
      "shell",
    ],
    others: "ignored",
    nameIsFolder: false,
  },
  "claude-ai": {
    title: "claude.ai",
    source: "anthropics/skills skills/skill-creator/scripts/quick_validate.py",
    verified: "2026-08-31",
    reads: [],
    others: "refused",
    nameIsFolder: false,
  },
  codex: {
    title: "Codex",
    source: "openai/codex codex-rs/core/src/skills/loader.rs",
    verified: "2026-08-31",
    reads: [],
    others: "ignored",
    nameIsFolder: false,
  },
  gemini: {
    title: "Gemini",
    source: "google-gemini/gemini-cli@5411f11 skillLoader.ts",
    verified: "2026-08-31",
    reads: [],
    others: "ignored",
    nameIsFolder: false,
  },
  opencode: {
    title: "OpenCode",
    source: "https://opencode.ai/docs/skills; anomalyco/opencode skill.ts",
    verified: "2026-08-31",
    reads: [],
    others: "ignored",
    nameIsFolder: true,
  },
  cursor: {
    title: "Cursor",
    source: "https://cursor.com/docs/skills",
    verified: "2026-08-31",
    reads: ["disable-model-invocation", "paths"],
    others: "ignored",
    nameIsFolder: true,
  },
  copilot: {
    title: "Copilot",
    source: "the skills reference of microsoft/vscode",
    verified: "2026-08-31",
    reads: ["argument-hint", "disable-model-invocation", "user-invocable"],
    others: "ignored",
    nameIsFolder: true,
  },
};

/** The targets of the settings; every agent where nobody said. */
export function selectedAgents(targets: readonly LintTarget[]): readonly LintTarget[] {
  return targets.length === 0 ? LINT_TARGETS : targets;
}

/** Those of some agents that read a key which is none of the standard's. */
export function readersOf(key: string, agents: readonly LintTarget[]): readonly LintTarget[] {
  return agents.filter((agent) => AGENT_FIELDS[agent].reads.includes(key));
}

/** "Codex, Gemini and OpenCode". */
export function joinTitles(agents: readonly LintTarget[]): string {
  return joinWords(agents.map((agent) => AGENT_FIELDS[agent].title));
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
