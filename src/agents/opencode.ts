import { opencode } from "../transcripts/opencode.ts";
import { type AgentPlace, defineAgent, readFirstVersion } from "./agent.ts";
import { ANTHROPIC, OPENAI_CHAT, type Provider } from "./provider.ts";

/** `anthropic/…` goes to Anthropic; everything else to a server that speaks chat completions. */
function toProvider(model: string): Provider {
  return model.startsWith("anthropic/") ? ANTHROPIC : OPENAI_CHAT;
}

/** Most tokens it may expect of a model that it does not know. */
const LIMIT = { context: 200_000, output: 32_000 };

/** Its configuration: one provider, at our address, with the one model that was asked for. */
function toConfiguration({ model, access }: AgentPlace): unknown {
  const slash = model.indexOf("/");
  const [owner, name] = [model.slice(0, slash), model.slice(slash + 1)];
  const provider = toProvider(model);
  const isAnthropic = provider.name === "anthropic";
  const baseURL = isAnthropic ? `${access.address}/v1` : access.address;
  return {
    autoupdate: false,
    share: "disabled",
    // Titles and summaries: else a model of another provider is asked.
    small_model: model,
    provider: {
      [owner]: {
        npm: isAnthropic ? "@ai-sdk/anthropic" : "@ai-sdk/openai-compatible",
        name: owner,
        options: { baseURL, apiKey: `{env:${access.keyVariable}}` },
        models: { [name]: { name, limit: LIMIT } },
      },
    },
  };
}

/** opencode (agents.md §3.3). A model is named `provider/model`, and must be: its own choice depends on its vendor's list. */
export default defineAgent({
  name: "opencode",
  command: "opencode",
  testedVersion: "1.18.33",
  versionArguments: ["--version"],
  readVersion: readFirstVersion,
  skillFolder: ".opencode/skills",
  parentFiles: [],
  capabilities: { nextTurn: true, asksPermission: false, subagentFolder: ".opencode/agent" },
  stream: opencode,
  memoryMb: 610,
  patience: 0,
  models: (model) => [model.slice(model.indexOf("/") + 1)],
  neededModel: "anthropic/claude-haiku-4-5",
  provider: (model) => (model.includes("/") ? toProvider(model) : null),
  settings: {},
  environment: ({ home, access }) => ({
    [access.keyVariable]: access.key,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_DATA_HOME: `${home}/.local/share`,
    XDG_STATE_HOME: `${home}/.local/state`,
    XDG_CACHE_HOME: `${home}/.cache`,
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1",
    OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
  }),
  homeFiles: (place) => ({
    ".config/opencode/opencode.json": `${JSON.stringify(toConfiguration(place), null, 2)}\n`,
  }),
  way: {
    kind: "process",
    arguments: ({ model, session }) => [
      "run",
      "--format",
      "json",
      "--auto",
      "--model",
      model,
      ...(session === null ? [] : ["--session", session]),
    ],
  },
});
