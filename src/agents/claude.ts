import { claude } from "../transcripts/claude.ts";
import { defineAgent } from "./agent.ts";
import { ANTHROPIC } from "./provider.ts";

/** Claude Code (agents.md §3.1). The prompt goes in through stdin, the stream comes out as NDJSON. */
export default defineAgent({
  name: "claude",
  command: "claude",
  testedVersion: "2.1.332",
  versionArguments: ["--version"],
  readVersion: (stdout) => /^(\d+\.\d+\.\d+)\b/.exec(stdout.trim())?.[1] ?? null,
  skillFolder: ".claude/skills",
  // AGENTS.md by a plugin that is built in.
  parentFiles: ["CLAUDE.md", "CLAUDE.local.md", ".claude/CLAUDE.md", ".claude/rules", "AGENTS.md"],
  capabilities: { nextTurn: true, subagentFolder: ".claude/agents" },
  stream: claude,
  memoryMb: 300,
  patience: 2,
  models: (model) => (model.startsWith("claude-") ? [model] : []),
  neededModel: null,
  provider: () => ANTHROPIC,
  settings: {
    // Retries belong to the scheduler; the CLI's own ten take minutes (AG-11).
    CLAUDE_CODE_MAX_RETRIES: "2",
    // Else descriptions are dropped once the listing budget is spent (agents.md §4.2).
    SLASH_COMMAND_TOOL_CHAR_BUDGET: "100000",
  },
  environment: ({ home, isRoot, access }) => ({
    [access.keyVariable]: access.key,
    ANTHROPIC_BASE_URL: access.address,
    CLAUDE_CONFIG_DIR: `${home}/.claude`,
    DISABLE_TELEMETRY: "1",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_ERROR_REPORTING: "1",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    // Root may skip permissions only where it says that it is in a sandbox.
    ...(isRoot ? { IS_SANDBOX: "1" } : {}),
  }),
  homeFiles: () => ({}),
  arguments: ({ model, session }) => [
    "-p",
    "--output-format",
    "stream-json",
    "--verbose",
    "--dangerously-skip-permissions",
    ...(model === "" ? [] : ["--model", model]),
    ...(session === null ? [] : ["--resume", session]),
  ],
});
