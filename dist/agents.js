import { n as toAgentKind } from "./agent-kind.js";
import { _ as recordAt, a as command, c as acp, f as mergeAcpUpdate, g as isRecord, i as cursor, l as splitShellWords, m as toToolCallFacts, n as gemini, o as codex, p as newAcpToolCall, r as droid, s as claude, t as opencode, v as recordsAt, y as textAt } from "./opencode.js";

// src/transcripts/stream/dialogue-line.ts
function toDialogueLine(side, line) {
	const text = line.trim();
	try {
		JSON.parse(text);
	} catch {
		return line;
	}
	return `{"dir":"${side}","msg":${text}}`;
}

// src/model/tool-name.ts
const TOOL_NAMES = [
	"bash",
	"read",
	"write",
	"edit",
	"grep",
	"glob",
	"skill",
	"task",
	"web",
	"other"
];

// src/agents/configured/acp-permission.ts
const GRANTING = ["allow_once", "allow_always"];
const GRANTING_ONCE = ["allow_once"];
const REFUSING = ["reject_once", "reject_always"];
function answerPermission(call, options, approve) {
	const chosen = chooseKinds(call, approve).map((kind) => options.find((option) => textAt(option, "kind") === kind)).find((option) => option !== void 0 && textAt(option, "optionId") !== null);
	if (chosen === void 0) return { outcome: { outcome: "cancelled" } };
	return { outcome: {
		outcome: "selected",
		optionId: textAt(chosen, "optionId")
	} };
}
function chooseKinds(call, approve) {
	if (approve === null) return GRANTING;
	return isApproved(call, approve) ? GRANTING_ONCE : REFUSING;
}
function isApproved(call, approve) {
	const { name, rawName } = toToolCallFacts(call);
	const own = rawName.toLowerCase();
	const names = call.kind === "execute" && isOther(own) ? ["bash"] : [name, own];
	return approve.some((tool) => names.includes(tool.toLowerCase()));
}
function isOther(name) {
	return name !== "bash" && TOOL_NAMES.some((known) => known === name);
}

// src/agents/configured/acp-dialogue.ts
const PROTOCOL = 1;
const CLIENT = {
	name: "skillcheck",
	version: "1"
};
const MOST_CALLS = 1e3;
const METHOD_NOT_FOUND = -32601;
const OPEN = { kind: "open" };
const OVER = { kind: "over" };
function openAcpDialogue(plan) {
	return toDialogue({
		plan,
		requests: 0,
		waiting: null,
		sessionId: null,
		text: "",
		calls: /* @__PURE__ */ new Map()
	});
}
function toDialogue(state) {
	return {
		begin: (text) => toMove(begin({
			...state,
			text
		})),
		hear: (line) => toMove(hear(state, line))
	};
}
function toMove({ state, say, turn }) {
	return {
		say: say.map((message) => JSON.stringify(message)),
		turn,
		next: toDialogue(state)
	};
}
function begin(state) {
	if (state.sessionId !== null) return prompt(state, state.sessionId);
	return request(state, "initialize", {
		method: "initialize",
		params: {
			protocolVersion: PROTOCOL,
			clientCapabilities: {
				fs: {
					readTextFile: false,
					writeTextFile: false
				},
				terminal: false
			},
			clientInfo: CLIENT
		}
	});
}
function request(state, stage, message) {
	const id = state.requests + 1;
	return {
		state: {
			...state,
			requests: id,
			waiting: {
				id,
				stage
			}
		},
		say: [{
			jsonrpc: "2.0",
			id,
			...message
		}],
		turn: OPEN
	};
}
function prompt(state, sessionId) {
	return request(state, "prompt", {
		method: "session/prompt",
		params: {
			sessionId,
			prompt: [{
				type: "text",
				text: state.text
			}]
		}
	});
}
function hear(state, line) {
	const message = parse(line);
	if (message === null) return stay(state);
	const method = textAt(message, "method");
	if (method === null) return hearAnswer(state, message);
	const id = message["id"];
	if (typeof id === "number" || typeof id === "string") return {
		...stay(state),
		say: [{
			jsonrpc: "2.0",
			id,
			...answer(state, method, message)
		}]
	};
	return method === "session/update" ? stay(noteCall(state, message)) : stay(state);
}
function stay(state) {
	return {
		state,
		say: [],
		turn: OPEN
	};
}
function parse(line) {
	try {
		const value = JSON.parse(line);
		return isRecord(value) ? value : null;
	} catch {
		return null;
	}
}
function answer(state, method, message) {
	const params = recordAt(message, "params");
	if (method === "session/request_permission") {
		const told = recordAt(params, "toolCall");
		const known = state.calls.get(textAt(told, "toolCallId") ?? "") ?? newAcpToolCall("");
		const options = recordsAt(params, "options");
		return { result: answerPermission(mergeAcpUpdate(known, told), options, state.plan.approve) };
	}
	return { error: {
		code: METHOD_NOT_FOUND,
		message: `skillcheck does not offer ${method.slice(0, 100)}`
	} };
}
function noteCall(state, message) {
	const update = recordAt(recordAt(message, "params"), "update");
	const type = textAt(update, "sessionUpdate");
	const id = textAt(update, "toolCallId");
	if (id === null || type !== "tool_call" && type !== "tool_call_update") return state;
	const calls = new Map(state.calls);
	const call = mergeAcpUpdate(calls.get(id) ?? newAcpToolCall(id), update);
	calls.delete(id);
	const status = textAt(update, "status");
	if (status !== "completed" && status !== "failed") calls.set(id, call);
	const [oldest] = calls.keys();
	if (calls.size > MOST_CALLS && oldest !== void 0) calls.delete(oldest);
	return {
		...state,
		calls
	};
}
function hearAnswer(state, message) {
	const { waiting } = state;
	if (waiting === null || message["id"] !== waiting.id) return stay(state);
	const heard = {
		...state,
		waiting: null
	};
	if ("error" in message) return {
		...stay(heard),
		turn: OVER
	};
	if (!("result" in message)) return stay(state);
	return goOn(heard, waiting.stage, recordAt(message, "result"));
}
function goOn(state, stage, result) {
	const { plan } = state;
	const { sessionId } = state;
	switch (stage) {
		case "initialize": return result["protocolVersion"] === PROTOCOL ? openSession(state) : breakOff(state, toVersionWords(result));
		case "session": return setUp(state, result);
		case "mode":
			if (sessionId !== null && plan.sessionModel !== null) return setModel(state, sessionId, plan.sessionModel);
			return sessionId === null ? stay(state) : prompt(state, sessionId);
		case "model": return sessionId === null ? stay(state) : prompt(state, sessionId);
		case "prompt": return {
			...stay(state),
			turn: OVER
		};
	}
}
function breakOff(state, reason) {
	return {
		...stay(state),
		turn: {
			kind: "broken",
			reason
		}
	};
}
function toVersionWords(result) {
	return `the agent speaks version ${JSON.stringify(result["protocolVersion"] ?? null).slice(0, 20)} of ACP, skillcheck version ${PROTOCOL}`;
}
function openSession(state) {
	return request(state, "session", {
		method: "session/new",
		params: {
			cwd: state.plan.workspace,
			mcpServers: []
		}
	});
}
function setUp(state, result) {
	const sessionId = textAt(result, "sessionId");
	const { mode, sessionModel } = state.plan;
	if (sessionId === null) return breakOff(state, "the agent named no session in its answer to session/new");
	const opened = {
		...state,
		sessionId
	};
	if (mode !== null) return request(opened, "mode", {
		method: "session/set_mode",
		params: {
			sessionId,
			modeId: mode
		}
	});
	return sessionModel === null ? prompt(opened, sessionId) : setModel(opened, sessionId, sessionModel);
}
function setModel(state, sessionId, modelId) {
	return request(state, "model", {
		method: "session/set_model",
		params: {
			sessionId,
			modelId
		}
	});
}

// src/agents/configured/stand-behind.ts
const USUAL_FOLDER = ".agents/skills";
const USUAL_MEMORY_MB = 660;
function standBehind(name, words, behind) {
	return {
		name,
		command: words[0] ?? "",
		commandArguments: words.slice(1),
		testedVersion: null,
		versionArguments: null,
		readVersion: () => null,
		skillFolder: behind?.skillFolder ?? USUAL_FOLDER,
		parentFiles: behind?.parentFiles ?? [],
		memoryMb: behind?.memoryMb ?? USUAL_MEMORY_MB,
		patience: behind?.patience ?? 0,
		models: behind?.models ?? (() => []),
		neededModel: behind?.neededModel ?? null,
		provider: behind?.provider ?? (() => null),
		settings: behind?.settings ?? {},
		identity: {
			command: JSON.stringify(words),
			agent: behind?.name ?? ""
		},
		environment: behind?.environment ?? (() => ({})),
		homeFiles: behind?.homeFiles ?? (() => ({}))
	};
}

// src/agents/acp.ts
const UNKNOWN = {
	unattendedMode: null,
	asks: true
};
const PROGRAMS = /* @__PURE__ */ new Map([
	["claude", {
		unattendedMode: null,
		asks: true,
		environment: (model) => ({ ANTHROPIC_MODEL: model })
	}],
	["codex", {
		unattendedMode: "full-access",
		asks: false,
		homeFiles: withCodexSettings
	}],
	["gemini", {
		unattendedMode: "yolo",
		asks: true,
		environment: (model) => ({ GEMINI_MODEL: model })
	}],
	["opencode", {
		unattendedMode: null,
		asks: false,
		homeFiles: withOpencodeModel
	}],
	["droid", {
		unattendedMode: "auto-high",
		asks: false,
		sessionModel: "custom:skillcheck-0"
	}]
]);
function withCodexSettings(files, { model }) {
	const path = ".codex/config.toml";
	const text = `${[...model === "" ? [] : [`model = ${JSON.stringify(model)}`], "allow_login_shell = false"].join("\n")}\n${files[path] ?? ""}[features]\nplugins = false\n`;
	return {
		...files,
		[path]: text
	};
}
function withOpencodeModel(files, { model }) {
	const path = ".config/opencode/opencode.json";
	const settings = JSON.parse(files[path] ?? "{}");
	return {
		...files,
		[path]: `${JSON.stringify({
			...settings,
			model
		}, null, 2)}\n`
	};
}
function toAcpAgent(name, words, behind) {
	const program = PROGRAMS.get(behind?.name ?? "") ?? UNKNOWN;
	const base = standBehind(name, words, behind);
	return {
		...base,
		capabilities: {
			nextTurn: true,
			asksPermission: program.asks,
			subagentFolder: behind?.capabilities.subagentFolder ?? null
		},
		stream: acp,
		environment: (place) => ({
			...base.environment(place),
			...place.model === "" ? {} : program.environment?.(place.model)
		}),
		homeFiles: (place) => {
			const files = base.homeFiles(place);
			return program.homeFiles?.(files, place) ?? files;
		},
		way: {
			kind: "dialogue",
			arguments: words.slice(1),
			toRecorded: toDialogueLine,
			open: (plan) => openAcpDialogue({
				...plan,
				mode: plan.approve === null ? program.unattendedMode : null,
				sessionModel: program.sessionModel ?? null
			})
		}
	};
}

// src/agents/agent.ts
function defineAgent(agent) {
	return {
		commandArguments: [],
		identity: {},
		...agent
	};
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
	basePath: "",
	smallModel: "claude-haiku-4-5-20251001"
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
	protocol: "openai-responses",
	smallModel: "gpt-5.4-mini"
};
const OPENAI_CHAT = {
	...OPENAI,
	protocol: "openai-chat",
	smallModel: null
};
const GEMINI = {
	name: "gemini",
	protocol: "gemini",
	keyVariables: ["GEMINI_API_KEY"],
	addressVariable: "GOOGLE_GEMINI_BASE_URL",
	address: "https://generativelanguage.googleapis.com",
	basePath: "",
	smallModel: "gemini-2.5-flash"
};

// src/agents/claude.ts
function toEnvironment$1({ home, isRoot }) {
	return {
		CLAUDE_CONFIG_DIR: `${home}/.claude`,
		DISABLE_TELEMETRY: "1",
		DISABLE_AUTOUPDATER: "1",
		DISABLE_ERROR_REPORTING: "1",
		CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
		...isRoot ? { IS_SANDBOX: "1" } : {}
	};
}
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
		asksPermission: false,
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
	login: {
		file: ".claude/.credentials.json",
		elsewhere: {
			variable: "CLAUDE_CONFIG_DIR",
			file: ".credentials.json"
		},
		tokenVariable: "CLAUDE_CODE_OAUTH_TOKEN",
		hosts: [
			"api.anthropic.com",
			"platform.claude.com",
			"console.anthropic.com"
		],
		environment: toEnvironment$1,
		homeFiles: () => ({})
	},
	environment: ({ access, ...place }) => ({
		[access.keyVariable]: access.key,
		ANTHROPIC_BASE_URL: access.address,
		...toEnvironment$1(place)
	}),
	homeFiles: () => ({}),
	way: {
		kind: "process",
		arguments: ({ model, session }) => [
			"-p",
			"--output-format",
			"stream-json",
			"--verbose",
			"--dangerously-skip-permissions",
			...model === "" ? [] : ["--model", model],
			...session === null ? [] : ["--resume", session]
		]
	}
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
const LOGIN_CONFIGURATION = [
	"check_for_update_on_startup = false",
	"cli_auth_credentials_store = \"file\"",
	"[analytics]",
	"enabled = false",
	""
].join("\n");
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
		asksPermission: false,
		subagentFolder: ".agents/agents"
	},
	stream: codex,
	loginShell: "disarmed",
	memoryMb: 200,
	patience: 2,
	models: (model) => model === "" ? [] : [model],
	neededModel: null,
	provider: () => OPENAI_RESPONSES,
	settings: {
		request_max_retries: "2",
		stream_max_retries: "2"
	},
	login: {
		file: ".codex/auth.json",
		elsewhere: {
			variable: "CODEX_HOME",
			file: "auth.json"
		},
		tokenVariable: null,
		hosts: [
			"chatgpt.com",
			"auth.openai.com",
			"api.openai.com"
		],
		environment: ({ home }) => ({ CODEX_HOME: `${home}/.codex` }),
		homeFiles: () => ({ ".codex/config.toml": LOGIN_CONFIGURATION })
	},
	environment: ({ home, access }) => ({
		CODEX_HOME: `${home}/.codex`,
		[access.keyVariable]: access.key
	}),
	homeFiles: (place) => ({ ".codex/config.toml": toConfiguration$2(place) }),
	way: {
		kind: "process",
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
	}
});

// src/agents/command.ts
function toCommandAgent(name, words, behind) {
	return {
		...standBehind(name, words, behind),
		capabilities: {
			nextTurn: false,
			asksPermission: false,
			subagentFolder: behind?.capabilities.subagentFolder ?? null
		},
		stream: command,
		way: {
			kind: "process",
			arguments: () => words.slice(1)
		}
	};
}

// src/agents/cursor.ts
var cursor_default = defineAgent({
	name: "cursor",
	command: "cursor-agent",
	testedVersion: null,
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".cursor/skills",
	parentFiles: [".cursor/rules", ".cursor/skills"],
	capabilities: {
		nextTurn: true,
		asksPermission: false,
		subagentFolder: null
	},
	stream: cursor,
	prompt: "argument",
	memoryMb: 610,
	patience: 0,
	models: () => [],
	neededModel: null,
	provider: () => null,
	ownKey: "CURSOR_API_KEY",
	loginShell: "unknown",
	settings: {},
	environment: () => ({}),
	homeFiles: () => ({}),
	way: {
		kind: "process",
		arguments: ({ model, session }) => [
			"-p",
			"--output-format",
			"stream-json",
			"--force",
			"--trust",
			...model === "" ? [] : ["--model", model],
			...session === null ? [] : ["--resume", session]
		]
	}
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
		asksPermission: false,
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
	way: {
		kind: "process",
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
	}
});

// src/agents/gemini.ts
const SETTINGS = {
	privacy: { usageStatisticsEnabled: false },
	telemetry: { enabled: false },
	general: {
		enableAutoUpdate: false,
		enableAutoUpdateNotification: false
	}
};
function toSettingsFile(selectedType) {
	const settings = {
		security: { auth: { selectedType } },
		...SETTINGS
	};
	return { ".gemini/settings.json": `${JSON.stringify(settings, null, 2)}\n` };
}
function toEnvironment({ home }) {
	return {
		GEMINI_CLI_HOME: home,
		GEMINI_CLI_NO_RELAUNCH: "true"
	};
}
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
		asksPermission: false,
		subagentFolder: null
	},
	stream: gemini,
	memoryMb: 260,
	patience: 0,
	models: (model) => model.startsWith("gemini-") ? [model] : [],
	neededModel: null,
	provider: () => GEMINI,
	settings: {},
	login: {
		file: ".gemini/oauth_creds.json",
		elsewhere: {
			variable: "GEMINI_CLI_HOME",
			file: ".gemini/oauth_creds.json"
		},
		tokenVariable: null,
		hosts: ["cloudcode-pa.googleapis.com", "oauth2.googleapis.com"],
		environment: toEnvironment,
		homeFiles: () => toSettingsFile("oauth-personal")
	},
	environment: ({ access, ...place }) => ({
		[access.keyVariable]: access.key,
		GOOGLE_GEMINI_BASE_URL: access.address,
		...toEnvironment(place)
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
			...model === "" ? [] : ["-m", model],
			...session === null ? [] : ["--resume", session]
		]
	}
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
		asksPermission: false,
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
	way: {
		kind: "process",
		arguments: ({ model, session }) => [
			"run",
			"--format",
			"json",
			"--auto",
			"--model",
			model,
			...session === null ? [] : ["--session", session]
		]
	}
});

// src/agents/index.ts
const AGENTS = [
	claude_default,
	codex_default,
	opencode_default,
	gemini_default,
	droid_default,
	cursor_default
];
const AGENT_NAMES = AGENTS.map(({ name }) => name);
const MAKERS = {
	acp: toAcpAgent,
	command: toCommandAgent
};
function findAgent(name, settings) {
	const kind = toAgentKind(name);
	if (kind !== "named") return findConfigured(name, kind, settings);
	const agent = findBuiltIn(name);
	if (agent === void 0) return { kind: "unknown" };
	const program = settings?.command ?? null;
	return {
		kind: "agent",
		agent: typeof program === "string" ? {
			...agent,
			command: program
		} : agent
	};
}
function findConfigured(name, kind, settings) {
	const words = toWords(settings?.command ?? null);
	if (words === null) return {
		kind: "unusable",
		key: "command",
		what: "holds what only a shell could read",
		remedy: "write a program and its arguments"
	};
	if (words.length === 0 || words[0] === "") return {
		kind: "unusable",
		key: "command",
		what: "is missing",
		remedy: `write the program that ${name} starts`
	};
	const { agent = null } = settings ?? {};
	const behind = agent === null ? null : findBuiltIn(agent);
	if (behind === void 0) return {
		kind: "unusable",
		key: "agent",
		what: `${agent} is no agent that is built in`,
		remedy: `write one of ${AGENT_NAMES.join(", ")}`
	};
	return {
		kind: "agent",
		agent: MAKERS[kind](name, words, behind)
	};
}
function findBuiltIn(name) {
	return AGENTS.find((agent) => agent.name === name);
}
function toWords(command) {
	if (command === null) return [];
	return typeof command === "string" ? splitShellWords(command) : command;
}

export { ANTHROPIC as a, OPENAI_RESPONSES as c, findBuiltIn as i, AGENT_NAMES as n, GEMINI as o, findAgent as r, OPENAI_CHAT as s, AGENTS as t };