import { gemini } from "../transcripts/gemini.ts";
import { defineAgent, readFirstVersion } from "./agent.ts";
import { GEMINI } from "./provider.ts";

const SETTINGS = {
  // Required with a base address: else exit 41.
  security: { auth: { selectedType: "gemini-api-key" } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
};

/** Gemini CLI (agents.md §3.4). */
export default defineAgent({
  name: "gemini",
  command: "gemini",
  testedVersion: "0.61.0",
  versionArguments: ["--version"],
  readVersion: readFirstVersion,
  skillFolder: ".gemini/skills",
  parentFiles: [],
  capabilities: { nextTurn: true, asksPermission: false, subagentFolder: null },
  stream: gemini,
  memoryMb: 260,
  patience: 0,
  models: (model) => (model.startsWith("gemini-") ? [model] : []),
  neededModel: null,
  provider: () => GEMINI,
  settings: {},
  environment: ({ home, access }) => ({
    [access.keyVariable]: access.key,
    GOOGLE_GEMINI_BASE_URL: access.address,
    GEMINI_CLI_HOME: home,
    // One process: it ends on SIGTERM (AG-2).
    GEMINI_CLI_NO_RELAUNCH: "true",
  }),
  homeFiles: () => ({ ".gemini/settings.json": `${JSON.stringify(SETTINGS, null, 2)}\n` }),
  way: {
    kind: "process",
    arguments: ({ model, session }) => [
      "--output-format",
      "stream-json",
      "--approval-mode",
      "yolo",
      "--skip-trust",
      ...(model === "" ? [] : ["-m", model]),
      ...(session === null ? [] : ["--resume", session]),
    ],
  },
});
