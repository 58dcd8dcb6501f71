import { a as claude, i as codex, n as gemini, r as droid, t as opencode } from "./opencode.js";

// src/agents/agent.ts
function defineAgent(agent) {
	return agent;
}
function readFirstVersion(stdout) {
	return /(?:^|[\s/v])(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/.exec(stdout)?.[1] ?? null;
}

// src/agents/provider.ts
const ANTHROPIC = {
	name: "anthropic",
	protocol: "anthropic-messages",
	keyVariables: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
	addressVariable: "ANTHROPIC_BASE_URL",
	address: "https://api.anthropic.com",
	basePath: ""
};
const OPENAI = {
	name: "openai",
	keyVariables: ["OPENAI_API_KEY"],
	addressVariable: "OPENAI_BASE_URL",
	address: "https://api.openai.com/v1",
	basePath: "/v1"
};
const OPENAI_RESPONSES = {
	...OPENAI,
	protocol: "openai-responses"
};
const OPENAI_CHAT = {
	...OPENAI,
	protocol: "openai-chat"
};
const GEMINI = {
	name: "gemini",
	protocol: "gemini",
	keyVariables: ["GEMINI_API_KEY"],
	addressVariable: "GOOGLE_GEMINI_BASE_URL",
	address: "https://generativelanguage.googleapis.com",
	basePath: ""
};

// src/agents/claude.ts
var claude_default = defineAgent({
	name: "claude",
	command: "claude",
	testedVersion: "2.1.332",
	versionArguments: ["--version"],
	readVersion: (stdout) => /^(\d+\.\d+\.\d+)\b/.exec(stdout.trim())?.[1] ?? null,
	skillFolder: ".claude/skills",
	parentFiles: [
		"CLAUDE.md",
		"CLAUDE.local.md",
		".claude/CLAUDE.md",
		".claude/rules",
		"AGENTS.md"
	],
	capabilities: {
		nextTurn: true,
		subagentFolder: ".claude/agents"
	},
	stream: claude,
	memoryMb: 300,
	patience: 2,
	models: (model) => model.startsWith("claude-") ? [model] : [],
	neededModel: null,
	provider: () => ANTHROPIC,
	settings: {
		CLAUDE_CODE_MAX_RETRIES: "2",
		SLASH_COMMAND_TOOL_CHAR_BUDGET: "100000"
	},
	environment: ({ home, isRoot, access }) => ({
		[access.keyVariable]: access.key,
		ANTHROPIC_BASE_URL: access.address,
		CLAUDE_CONFIG_DIR: `${home}/.claude`,
		DISABLE_TELEMETRY: "1",
		DISABLE_AUTOUPDATER: "1",
		DISABLE_ERROR_REPORTING: "1",
		CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
		...isRoot ? { IS_SANDBOX: "1" } : {}
	}),
	homeFiles: () => ({}),
	arguments: ({ model, session }) => [
		"-p",
		"--output-format",
		"stream-json",
		"--verbose",
		"--dangerously-skip-permissions",
		...model === "" ? [] : ["--model", model],
		...session === null ? [] : ["--resume", session]
	]
});

// src/agents/codex.ts
const ENTRY$1 = "skillcheck";
function toConfiguration$2({ access }) {
	return [
		`model_provider = "${ENTRY$1}"`,
		"check_for_update_on_startup = false",
		`[model_providers.${ENTRY$1}]`,
		`name = "${ENTRY$1}"`,
		`base_url = ${JSON.stringify(access.address)}`,
		`env_key = ${JSON.stringify(access.keyVariable)}`,
		"wire_api = \"responses\"",
		"request_max_retries = 2",
		"stream_max_retries = 2",
		"[analytics]",
		"enabled = false",
		""
	].join("\n");
}
var codex_default = defineAgent({
	name: "codex",
	command: "codex",
	testedVersion: "0.171.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".agents/skills",
	parentFiles: [],
	capabilities: {
		nextTurn: true,
		subagentFolder: ".agents/agents"
	},
	stream: codex,
	memoryMb: 200,
	patience: 2,
	models: (model) => model === "" ? [] : [model],
	neededModel: null,
	provider: () => OPENAI_RESPONSES,
	settings: {
		request_max_retries: "2",
		stream_max_retries: "2"
	},
	environment: ({ home, access }) => ({
		CODEX_HOME: `${home}/.codex`,
		[access.keyVariable]: access.key
	}),
	homeFiles: (place) => ({ ".codex/config.toml": toConfiguration$2(place) }),
	arguments: ({ model, session }) => [
		"exec",
		...session === null ? [] : ["resume"],
		"--json",
		"--skip-git-repo-check",
		"--dangerously-bypass-approvals-and-sandbox",
		"-c",
		"allow_login_shell=false",
		"--disable",
		"plugins",
		...model === "" ? [] : ["-m", model],
		...session === null ? [] : [session],
		"-"
	]
});

// src/agents/droid.ts
const ENTRY = "skillcheck";
const MOST_OUTPUT_TOKENS = 32e3;
function toProvider$1(model) {
	return model.startsWith("claude-") ? ANTHROPIC : OPENAI_CHAT;
}
function toConfiguration$1({ model, access }) {
	const isAnthropic = toProvider$1(model).name === "anthropic";
	return {
		customModels: [{
			model,
			displayName: ENTRY,
			baseUrl: access.address,
			apiKey: access.key,
			provider: isAnthropic ? "anthropic" : "generic-chat-completion-api",
			maxOutputTokens: MOST_OUTPUT_TOKENS
		}],
		cloudSessionSync: false
	};
}
var droid_default = defineAgent({
	name: "droid",
	command: "droid",
	testedVersion: "0.215.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".factory/skills",
	parentFiles: [],
	capabilities: {
		nextTurn: true,
		subagentFolder: null
	},
	stream: droid,
	memoryMb: 410,
	patience: 0,
	models: (model) => [model],
	neededModel: "claude-haiku-4-5",
	provider: (model) => model === "" ? null : toProvider$1(model),
	settings: {},
	environment: ({ home }) => ({
		FACTORY_AIRGAP_ENABLED: "true",
		FACTORY_DROID_AUTO_UPDATE_ENABLED: "false",
		FACTORY_HOME_OVERRIDE: home
	}),
	homeFiles: (place) => ({ ".factory/settings.json": `${JSON.stringify(toConfiguration$1(place), null, 2)}\n` }),
	arguments: ({ session }) => [
		"exec",
		"--output-format",
		"stream-json",
		"--skip-permissions-unsafe",
		"--disable-builtin-skills",
		"-m",
		`custom:${ENTRY}-0`,
		...session === null ? [] : ["--fork", session]
	]
});

// src/agents/gemini.ts
const SETTINGS = {
	security: { auth: { selectedType: "gemini-api-key" } },
	privacy: { usageStatisticsEnabled: false },
	telemetry: { enabled: false },
	general: {
		enableAutoUpdate: false,
		enableAutoUpdateNotification: false
	}
};
var gemini_default = defineAgent({
	name: "gemini",
	command: "gemini",
	testedVersion: "0.61.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".gemini/skills",
	parentFiles: [],
	capabilities: {
		nextTurn: true,
		subagentFolder: null
	},
	stream: gemini,
	memoryMb: 260,
	patience: 0,
	models: (model) => model.startsWith("gemini-") ? [model] : [],
	neededModel: null,
	provider: () => GEMINI,
	settings: {},
	environment: ({ home, access }) => ({
		[access.keyVariable]: access.key,
		GOOGLE_GEMINI_BASE_URL: access.address,
		GEMINI_CLI_HOME: home,
		GEMINI_CLI_NO_RELAUNCH: "true"
	}),
	homeFiles: () => ({ ".gemini/settings.json": `${JSON.stringify(SETTINGS, null, 2)}\n` }),
	arguments: ({ model, session }) => [
		"--output-format",
		"stream-json",
		"--approval-mode",
		"yolo",
		"--skip-trust",
		...model === "" ? [] : ["-m", model],
		...session === null ? [] : ["--resume", session]
	]
});

// src/agents/opencode.ts
function toProvider(model) {
	return model.startsWith("anthropic/") ? ANTHROPIC : OPENAI_CHAT;
}
const LIMIT = {
	context: 2e5,
	output: 32e3
};
function toConfiguration({ model, access }) {
	const slash = model.indexOf("/");
	const [owner, name] = [model.slice(0, slash), model.slice(slash + 1)];
	const isAnthropic = toProvider(model).name === "anthropic";
	const baseURL = isAnthropic ? `${access.address}/v1` : access.address;
	return {
		autoupdate: false,
		share: "disabled",
		small_model: model,
		provider: { [owner]: {
			npm: isAnthropic ? "@ai-sdk/anthropic" : "@ai-sdk/openai-compatible",
			name: owner,
			options: {
				baseURL,
				apiKey: `{env:${access.keyVariable}}`
			},
			models: { [name]: {
				name,
				limit: LIMIT
			} }
		} }
	};
}
var opencode_default = defineAgent({
	name: "opencode",
	command: "opencode",
	testedVersion: "1.18.33",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".opencode/skills",
	parentFiles: [],
	capabilities: {
		nextTurn: true,
		subagentFolder: ".opencode/agent"
	},
	stream: opencode,
	memoryMb: 610,
	patience: 0,
	models: (model) => [model.slice(model.indexOf("/") + 1)],
	neededModel: "anthropic/claude-haiku-4-5",
	provider: (model) => model.includes("/") ? toProvider(model) : null,
	settings: {},
	environment: ({ home, access }) => ({
		[access.keyVariable]: access.key,
		XDG_CONFIG_HOME: `${home}/.config`,
		XDG_DATA_HOME: `${home}/.local/share`,
		XDG_STATE_HOME: `${home}/.local/state`,
		XDG_CACHE_HOME: `${home}/.cache`,
		OPENCODE_DISABLE_AUTOUPDATE: "1",
		OPENCODE_DISABLE_MODELS_FETCH: "1",
		OPENCODE_DISABLE_LSP_DOWNLOAD: "1"
	}),
	homeFiles: (place) => ({ ".config/opencode/opencode.json": `${JSON.stringify(toConfiguration(place), null, 2)}\n` }),
	arguments: ({ model, session }) => [
		"run",
		"--format",
		"json",
		"--auto",
		"--model",
		model,
		...session === null ? [] : ["--session", session]
	]
});

// src/agents/index.ts
const AGENTS = [
	claude_default,
	codex_default,
	opencode_default,
	gemini_default,
	droid_default
];
function findAgent(name) {
	return AGENTS.find((agent) => agent.name === name);
}

export { OPENAI_CHAT as a, GEMINI as i, findAgent as n, ANTHROPIC as r, AGENTS as t };