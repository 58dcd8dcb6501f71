import { droid } from "../transcripts/droid.ts";
import { type AgentPlace, defineAgent, readFirstVersion } from "./agent.ts";
import { ANTHROPIC, OPENAI_CHAT, type Provider } from "./provider.ts";

/** Name of our entry among its own models; the CLI adds the entry's number. */
const ENTRY = "skillcheck";
const MOST_OUTPUT_TOKENS = 32_000;

/** Claude models go to Anthropic; every other to a server that speaks chat completions. */
function toProvider(model: string): Provider {
  return model.startsWith("claude-") ? ANTHROPIC : OPENAI_CHAT;
}

function toConfiguration({ model, access }: AgentPlace): unknown {
  const isAnthropic = toProvider(model).name === "anthropic";
  const entry = {
    model,
    displayName: ENTRY,
    baseUrl: access.address,
    apiKey: access.key,
    provider: isAnthropic ? "anthropic" : "generic-chat-completion-api",
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
  return { customModels: [entry], cloudSessionSync: false };
}

/** Droid (agents.md §3.5) with a model of the caller's own, without a login and without its vendor's service. */
export default defineAgent({
  name: "droid",
  command: "droid",
  testedVersion: "0.215.0",
  versionArguments: ["--version"],
  readVersion: readFirstVersion,
  skillFolder: ".factory/skills",
  parentFiles: [],
  capabilities: { nextTurn: true, asksPermission: false, subagentFolder: null },
  stream: droid,
  memoryMb: 410,
  patience: 0,
  models: (model) => [model],
  neededModel: "claude-haiku-4-5",
  provider: (model) => (model === "" ? null : toProvider(model)),
  settings: {},
  environment: ({ home }) => ({
    FACTORY_AIRGAP_ENABLED: "true",
    FACTORY_DROID_AUTO_UPDATE_ENABLED: "false",
    FACTORY_HOME_OVERRIDE: home,
  }),
  homeFiles: (place) => ({
    ".factory/settings.json": `${JSON.stringify(toConfiguration(place), null, 2)}\n`,
  }),
  way: {
    kind: "process",
    arguments: ({ session }) => [
      "exec",
      "--output-format",
      "stream-json",
      "--skip-permissions-unsafe",
      // Built-in skills would compete with the one under test.
      "--disable-builtin-skills",
      "-m",
      `custom:${ENTRY}-0`,
      // Offline a session is not resumed but copied, under a new id.
      ...(session === null ? [] : ["--fork", session]),
    ],
  },
});
