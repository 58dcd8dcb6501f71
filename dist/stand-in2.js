import { c as literal, d as record, f as strictObject, h as union, l as number, p as string, r as array, t as _enum } from "./zod.js";
import { t as SEVERITIES } from "./severity.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { t as explain } from "./explanation.js";
import { n as toAgentKind } from "./agent-kind.js";
import { t as LINT_TARGETS } from "./lint-target.js";

// src/model/agent-choice.ts
const agentNameSchema = string().regex(/^[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9_])?$/, { error: explain("is not the name of an agent", "write claude, codex, opencode, gemini, …, acp-WORD or command-WORD") });
function refuseTwice(list, context) {
	for (const [index, entry] of list.entries()) {
		if (list.indexOf(entry) === index) continue;
		const message = explain(`${entry} is written twice`, "keep one of them");
		context.addIssue({
			code: "custom",
			path: [index],
			message
		});
	}
}
const modelName = string().regex(/^\S{1,200}$/, { error: explain("is not the name of a model", "write it without blanks") });
const agentsSchema = array(agentNameSchema).min(1).superRefine(refuseTwice).describe("Agents that run the tests: claude, codex, opencode, gemini, …");
const modelSchema = union([modelName, record(agentNameSchema, union([modelName, array(modelName).min(1).superRefine(refuseTwice)]))]).describe("Model asked for: a name, or a map agent → name or list of names (each is run). Without it: the CLI's own.");

// src/model/host-name.ts
const HOST$1 = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const OWN = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;
function isHostName(text) {
	return HOST$1.test(text) && !OWN.test(text);
}
const TUNNEL_PORT = 443;
const PORT = `:${443}`;
const withoutPort = (text) => text.endsWith(PORT) ? text.slice(0, -PORT.length) : text;
const extraHostsSchema = array(string().refine((text) => isHostName(withoutPort(text)), { error: explain("is not the name of a host that agents may reach", "write a whole name in lower case, such as api.example.com; no address, no wildcard, no port but 443") }).transform(withoutPort)).max(100).describe("Hosts that agents may reach beside their model, each by its whole name, on port 443 alone. On a pull request those of the base commit.");

// src/model/isolation.ts
const IMAGE_CHARACTERS = 255;
const HOST = "[a-zA-Z0-9]+(?:[.-][a-zA-Z0-9]+)*(?::[0-9]{1,5})?";
const COMPONENT = "[a-z0-9]+(?:(?:[.]|__?|-{1,5})[a-z0-9]+)*";
const IMAGE = new RegExp(`^(?:${HOST}/)?${COMPONENT}(?:/${COMPONENT})*(?::[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`);
function isImageName(text) {
	return text.length <= IMAGE_CHARACTERS && IMAGE.test(text);
}
const imageSchema = string().refine(isImageName, { error: explain("is not the name of an image", "write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2") });
const containerSchema = strictObject({ container: imageSchema.describe("Name of an image that is on the machine; its own agent CLI runs.") });
function toIsolationWords(isolation) {
	switch (isolation.kind) {
		case "none": return "no cage";
		case "cage": return "in a cage";
		case "container": return `in a container of ${isolation.image}`;
	}
}
function toIsolationKey(isolation) {
	return isolation.kind === "container" ? `container=${isolation.image}` : isolation.kind;
}
const STRENGTHS = [
	"none",
	"cage",
	"container"
];
function toWeakest(isolations) {
	const [first = { kind: "cage" }] = [...isolations].sort((left, right) => STRENGTHS.indexOf(left.kind) - STRENGTHS.indexOf(right.kind));
	return first;
}
function readIsolation(text) {
	if (text === "cage" || text === "none") return { kind: text };
	const [, image = ""] = /^container=(.*)$/s.exec(text) ?? [];
	return isImageName(image) ? {
		kind: "container",
		image
	} : null;
}

// src/model/money.ts
const MOST_USD = 1e6;
const dollarsSchema = number().positive().max(MOST_USD, { error: explain("is more than a million dollars", "write an amount in US dollars") });
function toMicroUsd(usd) {
	return Math.max(1, Math.round(usd * 1e6));
}

// src/model/price-schema.ts
const rate = number().min(0).max(1e6);
const entry = strictObject({
	input_mtok: rate.describe("US dollars per million tokens of input."),
	output_mtok: rate.describe("US dollars per million tokens of output, reasoning included."),
	cache_read_mtok: rate.optional().describe("The same for input read from the cache; without it as fresh input."),
	cache_write_mtok: rate.optional().describe("The same for input written to the cache; without it as fresh input.")
});
const pricesSchema = record(string().regex(/^[\x21-\x7e]{1,200}$/), entry).describe("Model, by the exact name that is asked for or answers → US dollars per million tokens. Wins over every other price.");
function toConfiguredPrices(written) {
	return new Map(Object.entries(written).map(([model, one]) => [model, {
		input: one.input_mtok,
		output: one.output_mtok,
		cacheRead: one.cache_read_mtok ?? null,
		cacheWrite: one.cache_write_mtok ?? null
	}]));
}

// src/model/config.ts
function isDeniedVariable(name) {
	const upper = name.toUpperCase();
	return isSecretVariable(name) || DENIED_VARIABLES.has(upper) || DENIED_PREFIXES.some((prefix) => upper.startsWith(prefix)) || DENIED_SUFFIXES.some((suffix) => upper.endsWith(suffix));
}
function isSecretVariable(name) {
	return SECRET_NAME.test(name);
}
const SECRET_NAME = /(?:(?:^|[_-])(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SECRET_?KEY|TOKEN|SECRET|PASSWD|PAT)|PASSWORD|AUTHTOKEN)$/i;
const DENIED_VARIABLES = /* @__PURE__ */ new Set([
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"SSH_AUTH_SOCK",
	"NODE_OPTIONS",
	"LD_PRELOAD",
	"BASH_ENV",
	"PATH",
	"HOME",
	"NODE_EXTRA_CA_CERTS",
	"NODE_TLS_REJECT_UNAUTHORIZED"
]);
const DENIED_PREFIXES = [
	"INPUT_",
	"ACTIONS_",
	"RUNNER_",
	"GITHUB_",
	"AWS_",
	"GOOGLE_",
	"GIT_",
	"LD_",
	"DYLD_",
	"ANTHROPIC_",
	"OPENAI_",
	"CURSOR_"
];
const DENIED_SUFFIXES = [
	"_BASE_URL",
	"_PROXY",
	"_CONFIG_DIR",
	"_ENDPOINT",
	"_URL_OVERRIDE"
];
const variableNameSchema = string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, { error: explain("is not the name of a variable", "use letters, digits and _") }).refine((name) => !isDeniedVariable(name), { error: explain("is a variable that never reaches an agent from a file", "keys, tokens and addresses come from the environment of the job") });
const agentSettingsSchema = strictObject({
	command: union([string().min(1), array(string()).min(1)]).optional().describe("Program to start instead of the agent's usual one: a name on PATH or a path. Of an agent `acp` or `command` with its arguments."),
	agent: agentNameSchema.optional().describe("Of an agent `acp` or `command`: the agent behind it (claude, codex, …), whose skill folder, settings and model address it uses."),
	model: union([modelName, array(modelName).min(1)]).optional().describe("Model asked for by this agent; wins over `model`."),
	env: record(variableNameSchema, string()).optional().describe("Plain variables for this agent; never secrets.")
});
function checkAgentSettings(settings, context) {
	for (const [name, { command, agent }] of Object.entries(settings)) {
		const add = (key, what, remedy) => context.addIssue({
			code: "custom",
			path: [name, key],
			message: explain(what, remedy)
		});
		if (toAgentKind(name) === "named") {
			if (agent !== void 0) add("agent", "has a meaning below acp and command alone", "name the agent acp-…, or leave it out");
			if (typeof command === "object") add("command", `is the program of ${name} alone`, "write it as a text, without arguments");
		} else if (command === void 0) add("command", "is missing", `write the program that ${name} starts, with its arguments`);
	}
}
const lintSchema = strictObject({
	targets: array(_enum(LINT_TARGETS)).min(1).optional().describe("Agents that the skills must work with; some findings are more severe then. Without it: nobody said."),
	rules: record(string().regex(/^(SK\d{3}|[a-z0-9-]+)$/, { error: explain("is not the name of a rule", "write an id such as SK009 or a slug") }), _enum([...SEVERITIES, "off"])).optional().describe("Rule id or slug → error, warning, info or off."),
	ignore: array(string().min(1)).optional().describe("Globs of files that are not linted, from the root."),
	extra_fields: array(string().min(1)).optional().describe("Keys of the front matter that an agent of yours reads beyond those that lint knows."),
	paths: array(string().min(1)).optional().describe("Globs of SKILL.md files to lint; without it every one.")
});
const configSchema = strictObject({
	version: literal(1).describe("Version of this format: 1."),
	agents: agentsSchema.optional(),
	agent_settings: record(agentNameSchema, agentSettingsSchema).superRefine(checkAgentSettings).optional().describe("Agent → command, agent, model, env."),
	model: modelSchema.optional(),
	isolation: union([_enum(["cage", "none"]), containerSchema], { error: "write cage, none or {container: IMAGE}" }).optional().describe("Where agents run: in the cage, in a container of an image, or with `none` beside everything else, which every result says."),
	containers: array(imageSchema).min(1).optional().describe("Images that a suite may ask for with `isolation`."),
	extra_hosts: extraHostsSchema.optional(),
	max_cost: dollarsSchema.optional().describe("US dollars that one command may spend here; --max-cost wins; 5 without both."),
	prices: pricesSchema.optional(),
	fail_on: array(_enum(FAIL_ON_WORDS)).optional().describe("What keeps the check from being green; without it all seven words."),
	store: string().optional().describe("Folder that holds cassettes/, from the root; without it .skillcheck."),
	lint: lintSchema.optional().describe("What lint looks at and how severe it is.")
}).describe("Settings of skillcheck for one repository.");
const DEFAULT_CONFIG = {
	path: null,
	agents: null,
	agentSettings: /* @__PURE__ */ new Map(),
	model: {
		everyAgent: [],
		byAgent: /* @__PURE__ */ new Map()
	},
	isolation: { kind: "cage" },
	containers: [],
	extraHosts: [],
	maxCostUsd: null,
	prices: /* @__PURE__ */ new Map(),
	failOn: FAIL_ON_WORDS,
	store: ".skillcheck",
	lint: {
		targets: [],
		rules: /* @__PURE__ */ new Map(),
		ignore: [],
		extraFields: [],
		paths: []
	}
};

// src/model/stand-in.ts
const STAND_IN_MATCHES = [
	"exact",
	"prefix",
	"search"
];
const STAND_IN_STATUSES = [
	"ok",
	"error",
	"refused",
	"not-found",
	"deleted",
	"started"
];

export { agentsSchema as _, isSecretVariable as a, MOST_USD as c, containerSchema as d, readIsolation as f, agentNameSchema as g, toWeakest as h, configSchema as i, dollarsSchema as l, toIsolationWords as m, STAND_IN_STATUSES as n, variableNameSchema as o, toIsolationKey as p, DEFAULT_CONFIG as r, toConfiguredPrices as s, STAND_IN_MATCHES as t, toMicroUsd as u, modelName as v, modelSchema as y };