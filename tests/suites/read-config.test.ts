import { describe, expect, it } from "vitest";
import {
  type AgentSettings,
  DEFAULT_CONFIG,
  isDeniedVariable,
  isSecretVariable,
} from "../../src/model/config.ts";
import { toProblemLine } from "../../src/model/problem.ts";
import { modelsFor } from "../../src/suites/model-choice.ts";
import { readConfig } from "../../src/suites/read-config.ts";

const NAME = ".skillcheck.yml";

function problemsOf(text: string | Uint8Array): readonly string[] {
  const reading = readConfig(text, NAME);
  return reading.kind === "config" ? [] : reading.problems.map(toProblemLine);
}

const NOTHING_SET: AgentSettings = { command: null, agent: null, models: [], env: new Map() };
const CLAUDE: AgentSettings = {
  ...NOTHING_SET,
  command: "./claude",
  models: ["a", "b"],
  env: new Map([["LANG", "C"]]),
};

describe("readConfig", () => {
  it("reads every key", () => {
    const reading = readConfig(
      `version: 1
agents: [claude, codex]
agent_settings:
  claude: { command: ./claude, model: [a, b], env: { LANG: C } }
  codex: {}
model: { codex: c, claude: z }
isolation: { container: "ghcr.io/acme/agents:2" }
containers: ["node:24", "a/b@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"]
extra_hosts: [api.example.com, "registry.npmjs.org:443", api.example.com]
max_cost: 2.5
prices:
  claude-haiku-4-5: { input_mtok: 0.8, output_mtok: 4, cache_read_mtok: 0.08, cache_write_mtok: 1 }
  in-house: { input_mtok: 0, output_mtok: 0 }
fail_on: [failed, regressed]
store: ./recordings/
lint:
  targets: [claude, codex, claude]
  rules: { SK009: warning, broken-link: off }
  ignore: ["vendor/**"]
  extra_fields: [owner]
  paths: ["skills/**/SKILL.md"]
`,
      NAME,
    );
    expect(reading).toEqual({
      kind: "config",
      config: {
        path: NAME,
        agents: ["claude", "codex"],
        agentSettings: new Map([
          ["claude", CLAUDE],
          ["codex", NOTHING_SET],
        ]),
        model: {
          everyAgent: [],
          byAgent: new Map([
            ["codex", ["c"]],
            ["claude", ["a", "b"]],
          ]),
        },
        isolation: { kind: "container", image: "ghcr.io/acme/agents:2" },
        containers: [
          "node:24",
          "a/b@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ],
        extraHosts: ["api.example.com", "registry.npmjs.org"],
        maxCostUsd: 2.5,
        prices: new Map([
          ["claude-haiku-4-5", { input: 0.8, output: 4, cacheRead: 0.08, cacheWrite: 1 }],
          ["in-house", { input: 0, output: 0, cacheRead: null, cacheWrite: null }],
        ]),
        failOn: ["failed", "regressed"],
        store: "recordings",
        lint: {
          targets: ["claude", "codex"],
          rules: new Map([
            ["SK009", "warning"],
            ["broken-link", "off"],
          ]),
          ignore: ["vendor/**"],
          extraFields: ["owner"],
          paths: ["skills/**/SKILL.md"],
        },
      },
    });
  });

  it("has the defaults of no file", () => {
    const reading = readConfig("version: 1\n", NAME);
    expect(reading).toEqual({ kind: "config", config: { ...DEFAULT_CONFIG, path: NAME } });
    expect(DEFAULT_CONFIG.failOn).toHaveLength(7);
  });

  it("keeps an empty fail_on: the repository wrote that down", () => {
    const reading = readConfig("version: 1\nfail_on: []\n", NAME);
    expect(reading.kind === "config" && reading.config.failOn).toEqual([]);
  });

  it("asks an agent for its own model first", () => {
    const reading = readConfig(
      "version: 1\nmodel: m\nagent_settings: { claude: { model: a } }\n",
      NAME,
    );
    if (reading.kind !== "config") throw new Error("a good file was refused");
    expect(modelsFor(reading.config.model, "claude")).toEqual(["a"]);
    expect(modelsFor(reading.config.model, "codex")).toEqual(["m"]);
  });
});

const LATER = "is not supported by this version of skillcheck yet: remove it until it is";
const WRONG: readonly (readonly [line: string, wanted: string])[] = [
  ["agents: 5", "2:9 agents: is 5: write a list"],
  [
    "isolation: cagee",
    '2:12 isolation: is the text "cagee": write cage, none or {container: IMAGE}',
  ],
  [
    "isolation: { container: --privileged }",
    "2:25 isolation.container: is not the name of an image: write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2",
  ],
  ["isolation: {}", "2:12 isolation.container: is missing: write a text"],
  [
    "fail_on: [faild]",
    '2:11 fail_on[0]: is the text "faild": write failed, regressed, lint, invalid, unverified, untested, inconclusive; did you mean failed?',
  ],
  ["store: ../x", "2:8 store: holds ..: write a path below the folder of this file"],
  [
    "store: .",
    "2:8 store: is the root itself: name a folder of its own, such as .skillcheck/cassettes",
  ],
  [
    "lint: { rules: { SK009: fatal } }",
    '2:25 lint.rules.SK009: is the text "fatal": write error, warning, info, off',
  ],
  [
    "lint: { rules: { 'SK 9': off } }",
    '2:18 lint.rules["SK 9"]: is not the name of a rule: write an id such as SK009 or a slug',
  ],
  ["lint: { ignore: x }", '2:17 lint.ignore: is the text "x": write a list'],
  ["rules: {}", "2:1 rules: does not belong here: write it below `lint`"],
  ["lints: {}", "2:1 lints: is not a key that can stand here: did you mean `lint`?"],
  ["containers: []", "2:13 containers: is empty: write at least one"],
  [
    "containers: [a, ../b]",
    "2:17 containers[1]: is not the name of an image: write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2",
  ],
  ["max_cost: 0", "2:11 max_cost: is 0: write more than 0"],
  [
    "max_cost: 1000001",
    "2:11 max_cost: is more than a million dollars: write an amount in US dollars",
  ],
  ["prices: { m: { input_mtok: 1 } }", "2:14 prices.m.output_mtok: is missing: write a number"],
  [
    "prices: { m: { input_mtok: -1, output_mtok: 1 } }",
    "2:28 prices.m.input_mtok: is -1: write at least 0",
  ],
  [
    "prices: { m: { input_mtok: 1, output_mtok: 1, cache_mtok: 1 } }",
    "2:47 prices.m.cache_mtok: is not a key that can stand here: known are input_mtok, output_mtok, cache_read_mtok, cache_write_mtok",
  ],
  ["lint: { targets: [] }", "2:18 lint.targets: is empty: write at least one"],
  [
    "lint: { targets: [claude, claud-ai] }",
    '2:27 lint.targets[1]: is the text "claud-ai": write claude, claude-ai, codex, gemini, opencode, cursor, copilot; did you mean claude-ai?',
  ],
  [
    "lint: { target: [claude] }",
    "2:9 lint.target: is not a key that can stand here: did you mean `targets`?",
  ],
  [
    "lint: { extra_field: [owner] }",
    "2:9 lint.extra_field: is not a key that can stand here: did you mean `extra_fields`?",
  ],
  ["lint: { extra_fields: owner }", '2:23 lint.extra_fields: is the text "owner": write a list'],
  ["bots: []", `2:1 bots: ${LATER}`],
  ["targets: [claude]", "2:1 targets: does not belong here: write it below `lint`"],
  [
    "agent_settings: { claude: { agent: x } }",
    "2:36 agent_settings.claude.agent: has a meaning below acp and command alone: name the agent acp-…, or leave it out",
  ],
  [
    "agent_settings: { claude: { command: [claude, -x] } }",
    "2:38 agent_settings.claude.command: is the program of claude alone: write it as a text, without arguments",
  ],
  [
    "agent_settings: { acp-codex: { agent: codex } }",
    "2:30 agent_settings.acp-codex.command: is missing: write the program that acp-codex starts, with its arguments",
  ],
  [
    "agent_settings: { claude: { command: 5 } }",
    '2:38 agent_settings.claude.command: is 5: write a text or a list (as a text: "5")',
  ],
  [
    "agent_settings: { claude: { env: { gh_token: x } } }",
    "2:36 agent_settings.claude.env.gh_token: is a variable that never reaches an agent from a file: keys, tokens and addresses come from the environment of the job",
  ],
  [
    "agent_settings: { claude: { env: { a-b: x } } }",
    "2:36 agent_settings.claude.env.a-b: is not the name of a variable: use letters, digits and _",
  ],
];

describe("problems of the settings", () => {
  it.each(WRONG)("%s", (line, wanted) => {
    expect(problemsOf(`version: 1\n${line}\n`)).toEqual([`${NAME}:${wanted}`]);
  });

  it("are all said at once, in file order", () => {
    expect(problemsOf("store: /x\nagents: 5\nverson: 1\n")).toEqual([
      `${NAME}:1:1 version: is missing: write 1`,
      `${NAME}:1:8 store: is an absolute path: write a path below the folder of this file`,
      `${NAME}:2:9 agents: is 5: write a list`,
      `${NAME}:3:1 verson: is not a key that can stand here: did you mean \`version\`?`,
    ]);
  });

  it("FS-1 FS-5 hold for the settings as well", () => {
    expect(problemsOf("[".repeat(5000))[0]).toContain("nests deeper than 32 levels");
    expect(problemsOf("version: 1\n__proto__: {}\n")[0]).toContain("is not allowed as a key");
    expect(problemsOf("- a\n")).toEqual([`${NAME}:1:1 is a list: begin with \`version: 1\``]);
  });
});

describe("SB-7 extra_hosts", () => {
  it.each([
    "example",
    "localhost",
    "x.localhost",
    "printer.local",
    "metadata.google.internal",
    "127.0.0.1",
    "10.1",
    "0x7f.1",
    "1.2.3.4:443",
    "[::1]",
    "::1",
    "*.example.com",
    "api.example.com:8443",
    "api.example.com:443:443",
    "api.example.com.",
    "API.example.com",
    "api..example.com",
    "-a.example.com",
    "user@example.com",
    "https://example.com",
    "example.com/path",
    "exa mple.com",
    "exämple.com",
    "",
    `${"a".repeat(64)}.example.com`,
    `${"a.".repeat(130)}com`,
  ])("refuses %j", (host) => {
    expect(problemsOf(`version: 1\nextra_hosts: [${JSON.stringify(host)}]\n`)).toEqual([
      `${NAME}:2:15 extra_hosts[0]: is not the name of a host that agents may reach: write a whole name in lower case, such as api.example.com; no address, no wildcard, no port but 443`,
    ]);
  });

  it.each(["xn--exmple-cua.com", "a-b.c1.example.museum", "1.example.com"])("takes %s", (host) => {
    expect(problemsOf(`version: 1\nextra_hosts: [${host}]\n`)).toEqual([]);
  });
});

describe("SB-6 variables that a file may not set", () => {
  it.each(
    "GITHUB_TOKEN GH_TOKEN INPUT_X ACTIONS_RUNTIME_TOKEN RUNNER_TEMP GITHUB_ENV ANTHROPIC_API_KEY AWS_REGION GOOGLE_X SSH_AUTH_SOCK NODE_OPTIONS LD_PRELOAD BASH_ENV GIT_DIR node_options CLAUDE_CODE_OAUTH_TOKEN ANTHROPIC_BASE_URL ANTHROPIC_CUSTOM_HEADERS OPENAI_BASE_URL GEMINI_BASE_URL PATH HOME https_proxy ALL_PROXY CLAUDE_CONFIG_DIR NODE_EXTRA_CA_CERTS NODE_TLS_REJECT_UNAUTHORIZED".split(
      " ",
    ),
  )("SB-6 %s", (name) => {
    expect(isDeniedVariable(name)).toBe(true);
  });

  it.each(["LANG", "MY_FLAG", "DEBUG"])("%s may be set", (name) => {
    expect(isDeniedVariable(name)).toBe(false);
  });
});

describe("SE-2 variables that are secret by their name", () => {
  it.each(
    "TOKEN token PASSWORD SECRET API_KEY APIKEY SECRET_KEY ACCESS_KEY PGPASSWORD SSH_PRIVATE_KEY DB_PASSWD GITHUB_PAT TWILIO_AUTHTOKEN npm_config__authToken AWS_SECRET_ACCESS_KEY INPUT_GITHUB-TOKEN VAULT_TOKEN DB_PASSWORD PAYMENTS_API_KEY SIGNING_SECRET".split(
      " ",
    ),
  )("SE-2 %s", (name) => {
    expect([isSecretVariable(name), isDeniedVariable(name)]).toEqual([true, true]);
  });

  it.each(["PATH", "COMPAT", "MONKEY", "SORT_KEY", "TOKENS", "SECRET_NAME", "PWD", "OLDPWD"])(
    "%s is none",
    (name) => {
      expect(isSecretVariable(name)).toBe(false);
    },
  );
});
