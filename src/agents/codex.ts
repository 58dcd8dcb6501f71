import { codex } from "../transcripts/codex.ts";
import { type AgentPlace, defineAgent, readFirstVersion } from "./agent.ts";
import { OPENAI_RESPONSES } from "./provider.ts";

/** Name of our entry in its table of providers. */
const ENTRY = "skillcheck";

/** Its configuration: the model's address, few retries (AG-11), no traffic beside the model's (AG-17). */
function toConfiguration({ access }: AgentPlace): string {
  return [
    `model_provider = "${ENTRY}"`,
    "check_for_update_on_startup = false",
    `[model_providers.${ENTRY}]`,
    `name = "${ENTRY}"`,
    // JSON's strings are strings of TOML.
    `base_url = ${JSON.stringify(access.address)}`,
    `env_key = ${JSON.stringify(access.keyVariable)}`,
    'wire_api = "responses"',
    "request_max_retries = 2",
    "stream_max_retries = 2",
    "[analytics]",
    "enabled = false",
    "",
  ].join("\n");
}

/** Codex (agents.md §3.2). It has no skill tool: it reads SKILL.md by a command. */
export default defineAgent({
  name: "codex",
  command: "codex",
  testedVersion: "0.171.0",
  versionArguments: ["--version"],
  readVersion: readFirstVersion,
  skillFolder: ".agents/skills",
  parentFiles: [],
  capabilities: { nextTurn: true, subagentFolder: ".agents/agents" },
  stream: codex,
  loginShell: "disarmed",
  memoryMb: 200,
  patience: 2,
  models: (model) => (model === "" ? [] : [model]),
  neededModel: null,
  provider: () => OPENAI_RESPONSES,
  settings: { request_max_retries: "2", stream_max_retries: "2" },
  environment: ({ home, access }) => ({
    CODEX_HOME: `${home}/.codex`,
    [access.keyVariable]: access.key,
  }),
  homeFiles: (place) => ({ ".codex/config.toml": toConfiguration(place) }),
  arguments: ({ model, session }) => [
    "exec",
    ...(session === null ? [] : ["resume"]),
    "--json",
    "--skip-git-repo-check",
    "--dangerously-bypass-approvals-and-sandbox",
    // A login shell would throw the stand-ins off PATH (AG-9).
    "-c",
    "allow_login_shell=false",
    "--disable",
    "plugins",
    ...(model === "" ? [] : ["-m", model]),
    ...(session === null ? [] : [session]),
    "-",
  ],
});
