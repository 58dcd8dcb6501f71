import { expect, it } from "vitest";
import { findBuiltIn } from "../../src/agents/index.ts";
import { argumentsOf } from "./arguments-of.ts";

const place = (address: string, keyVariable: string, model = "") => ({
  home: "/h",
  isRoot: false,
  model,
  access: { address, key: "dummy", keyVariable },
});

function adapter(name: string) {
  const agent = findBuiltIn(name);
  if (agent === undefined) throw new Error(name);
  return agent;
}

const json = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text)]));

it("codex starts and resumes as agents.md §3.2 says, its model in a file of its home", () => {
  const codex = adapter("codex");
  const options = [
    "--json",
    "--skip-git-repo-check",
    "--dangerously-bypass-approvals-and-sandbox",
    ...["-c", "allow_login_shell=false", "--disable", "plugins"],
  ];
  expect(argumentsOf(codex, { model: "", session: null })).toEqual(["exec", ...options, "-"]);
  expect(argumentsOf(codex, { model: "gpt-5.4", session: "id" })).toEqual([
    ...["exec", "resume", ...options, "-m", "gpt-5.4", "id", "-"],
  ]);
  const at = place('http://127.0.0.1:8787/v1?"', "OPENAI_API_KEY");
  expect(codex.environment(at)).toEqual({ CODEX_HOME: "/h/.codex", OPENAI_API_KEY: "dummy" });
  expect(codex.homeFiles(at)).toEqual({
    ".codex/config.toml": `model_provider = "skillcheck"
check_for_update_on_startup = false
[model_providers.skillcheck]
name = "skillcheck"
base_url = "http://127.0.0.1:8787/v1?\\""
env_key = "OPENAI_API_KEY"
wire_api = "responses"
request_max_retries = 2
stream_max_retries = 2
[analytics]
enabled = false
`,
  });
});

it("opencode asks one provider at our address, by the model's first word (agents.md §3.3)", () => {
  const opencode = adapter("opencode");
  expect(argumentsOf(opencode, { model: "local/m", session: "ses" })).toEqual([
    ...["run", "--format", "json", "--auto", "--model", "local/m", "--session", "ses"],
  ]);
  expect(
    ["anthropic/x", "local/x", "x", ""].map((model) => opencode.provider(model)?.protocol),
  ).toEqual(["anthropic-messages", "openai-chat", undefined, undefined]);
  expect(opencode.models("local/a/b")).toEqual(["a/b"]);
  const entry = (npm: string, name: string, options: unknown) => ({
    ".config/opencode/opencode.json": {
      autoupdate: false,
      share: "disabled",
      small_model: `${name}/m`,
      provider: {
        [name]: {
          npm,
          name,
          options,
          models: { m: { name: "m", limit: { context: 200_000, output: 32_000 } } },
        },
      },
    },
  });
  const chat = place("http://127.0.0.1:1/v1", "OPENAI_API_KEY", "local/m");
  expect(json(opencode.homeFiles(chat))).toEqual(
    entry("@ai-sdk/openai-compatible", "local", {
      baseURL: "http://127.0.0.1:1/v1",
      apiKey: "{env:OPENAI_API_KEY}",
    }),
  );
  const messages = place("http://127.0.0.1:1", "ANTHROPIC_API_KEY", "anthropic/m");
  expect(json(opencode.homeFiles(messages))).toEqual(
    entry("@ai-sdk/anthropic", "anthropic", {
      baseURL: "http://127.0.0.1:1/v1",
      apiKey: "{env:ANTHROPIC_API_KEY}",
    }),
  );
  expect(opencode.environment(chat)).toEqual({
    OPENAI_API_KEY: "dummy",
    XDG_CONFIG_HOME: "/h/.config",
    XDG_DATA_HOME: "/h/.local/share",
    XDG_STATE_HOME: "/h/.local/state",
    XDG_CACHE_HOME: "/h/.cache",
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1",
    OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
  });
});

it("gemini keeps its settings in its home and starts one process (agents.md §3.4)", () => {
  const gemini = adapter("gemini");
  const options = ["--output-format", "stream-json", "--approval-mode", "yolo", "--skip-trust"];
  expect(argumentsOf(gemini, { model: "", session: null })).toEqual(options);
  expect(argumentsOf(gemini, { model: "gemini-2.5-pro", session: "id" })).toEqual([
    ...[...options, "-m", "gemini-2.5-pro", "--resume", "id"],
  ]);
  expect(["gemini-2.5-pro", "pro", ""].map(gemini.models)).toEqual([["gemini-2.5-pro"], [], []]);
  const at = place("http://127.0.0.1:1", "GEMINI_API_KEY");
  expect(gemini.environment(at)).toEqual({
    GEMINI_API_KEY: "dummy",
    GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:1",
    GEMINI_CLI_HOME: "/h",
    GEMINI_CLI_NO_RELAUNCH: "true",
  });
  expect(json(gemini.homeFiles(at))).toEqual({
    ".gemini/settings.json": {
      security: { auth: { selectedType: "gemini-api-key" } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
    },
  });
});

it("droid runs a model of the caller's own without its vendor (agents.md §3.5)", () => {
  const droid = adapter("droid");
  const options = [
    ...["exec", "--output-format", "stream-json", "--skip-permissions-unsafe"],
    ...["--disable-builtin-skills", "-m", "custom:skillcheck-0"],
  ];
  expect(argumentsOf(droid, { model: "m", session: null })).toEqual(options);
  expect(argumentsOf(droid, { model: "m", session: "id" })).toEqual([...options, "--fork", "id"]);
  expect(
    ["claude-haiku-4-5", "gpt-5.4", ""].map((model) => droid.provider(model)?.protocol),
  ).toEqual(["anthropic-messages", "openai-chat", undefined]);
  const at = (model: string) => place("http://127.0.0.1:1", "ANTHROPIC_API_KEY", model);
  expect(droid.environment(at("m"))).toEqual({
    FACTORY_AIRGAP_ENABLED: "true",
    FACTORY_DROID_AUTO_UPDATE_ENABLED: "false",
    FACTORY_HOME_OVERRIDE: "/h",
  });
  const entry = (model: string, provider: string) => ({
    ".factory/settings.json": {
      customModels: [
        {
          model,
          displayName: "skillcheck",
          baseUrl: "http://127.0.0.1:1",
          apiKey: "dummy",
          provider,
          maxOutputTokens: 32_000,
        },
      ],
      cloudSessionSync: false,
    },
  });
  expect(json(droid.homeFiles(at("claude-x")))).toEqual(entry("claude-x", "anthropic"));
  expect(json(droid.homeFiles(at("gpt-x")))).toEqual(entry("gpt-x", "generic-chat-completion-api"));
});

it.each([
  ["codex", "codex-cli 0.171.0\n", "0.171.0"],
  ["opencode", "1.18.33\n", "1.18.33"],
  ["gemini", "0.61.0\n", "0.61.0"],
  ["droid", "0.215.0\n", "0.215.0"],
  ["gemini", "0.62.0-preview.1\n", "0.62.0-preview.1"],
  ["codex", "no version", null],
])("%s: reads its version from %j", (name, printed, version) => {
  expect(adapter(name).readVersion(printed)).toBe(version);
});

it.each(["claude", "codex", "opencode", "gemini", "droid"])(
  "%s: the model that a suite is told to write has somebody who answers it; without one nothing is told",
  (name) => {
    const { neededModel, provider } = adapter(name);
    expect(provider(neededModel ?? "")).not.toBe(null);
    expect(provider("") === null).toBe(neededModel !== null);
  },
);
