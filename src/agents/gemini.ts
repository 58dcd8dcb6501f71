import { gemini } from "../transcripts/gemini.ts";
import { defineAgent, readFirstVersion } from "./agent.ts";
import type { LoginPlace } from "./login.ts";
import { GEMINI } from "./provider.ts";

const SETTINGS = {
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
};

/** Its settings file; the way to the account must be named, else exit 41. */
function toSettingsFile(selectedType: "gemini-api-key" | "oauth-personal") {
  const settings = { security: { auth: { selectedType } }, ...SETTINGS };
  return { ".gemini/settings.json": `${JSON.stringify(settings, null, 2)}\n` };
}

/** Its environment, whoever pays. */
function toEnvironment({ home }: LoginPlace): Readonly<Record<string, string>> {
  // One process: it ends on SIGTERM (AG-2).
  return { GEMINI_CLI_HOME: home, GEMINI_CLI_NO_RELAUNCH: "true" };
}

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
  login: {
    file: ".gemini/oauth_creds.json",
    elsewhere: { variable: "GEMINI_CLI_HOME", file: ".gemini/oauth_creds.json" },
    tokenVariable: null,
    hosts: ["cloudcode-pa.googleapis.com", "oauth2.googleapis.com"],
    environment: toEnvironment,
    homeFiles: () => toSettingsFile("oauth-personal"),
  },
  environment: ({ access, ...place }) => ({
    [access.keyVariable]: access.key,
    GOOGLE_GEMINI_BASE_URL: access.address,
    ...toEnvironment(place),
  }),
  homeFiles: () => toSettingsFile("gemini-api-key"),
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
