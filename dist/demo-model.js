import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { n as readPort, r as sendJson, t as listen } from "./loopback.js";
import { createHash } from "node:crypto";
import { setImmediate, setTimeout } from "node:timers/promises";

// fakes/servers/model/script-file.ts
const wrong = (path, wanted) => [`${path}: must be ${wanted}`];
const text = (value, path) => typeof value === "string" ? [] : wrong(path, "a string");
const word = (value, path) => typeof value === "string" && value !== "" ? [] : wrong(path, "a string that is not empty");
const flag = (value, path) => typeof value === "boolean" ? [] : wrong(path, "true or false");
const count = (value, path) => Number.isSafeInteger(value) && Number(value) >= 0 ? [] : wrong(path, "a whole number, 0 or more");
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const pattern = (value, path) => {
	if (typeof value !== "string") return wrong(path, "a regular expression");
	try {
		new RegExp(value, "su");
		return [];
	} catch (error) {
		return [`${path}: ${error instanceof Error ? error.message : "bad pattern"}`];
	}
};
const listOf = (rule) => (value, path) => Array.isArray(value) && value.length > 0 ? value.flatMap((item, place) => rule(item, `${path}[${place}]`)) : wrong(path, "a list that is not empty");
const shape = (keys, required = []) => (value, path) => {
	if (!isRecord(value)) return wrong(path, "an object");
	const rules = new Map(Object.entries(keys));
	const known = [...rules.keys()].join(", ");
	const missing = required.filter((key) => !(key in value)).map((key) => `${path}.${key}: is missing`);
	const found = Object.entries(value).flatMap(([key, item]) => rules.get(key)?.(item, `${path}.${key}`) ?? [`${path}.${key}: is no key here; known: ${known}`]);
	return [...missing, ...found];
};
const words = /* @__PURE__ */ new Set([
	"missing",
	"null",
	"zero",
	"enormous"
]);
const usage$1 = (value, path) => typeof value === "string" && words.has(value) ? [] : shape({
	input: count,
	cached: count,
	output: count
}, [
	"input",
	"cached",
	"output"
])(value, path);
const common = {
	kind: text,
	times: count,
	from: count
};
const faultShapes = /* @__PURE__ */ new Map([
	["status", shape({
		...common,
		status: count,
		message: text,
		retry_after: count
	}, ["status"])],
	["model-not-found", shape(common)],
	["broken-json", shape(common)],
	["cut", shape(common)],
	["close", shape(common)],
	["empty", shape(common)],
	["hang", shape(common)],
	["hang-after-headers", shape(common)],
	["delay", shape({
		...common,
		delay_ms: count
	}, ["delay_ms"])],
	["trickle", shape({
		...common,
		bytes: count,
		delay_ms: count
	})],
	["huge-text", shape({
		...common,
		bytes: count
	})],
	["huge-input", shape({
		...common,
		bytes: count
	})],
	["unknown-event", shape(common)],
	["usage", shape({
		...common,
		usage: usage$1
	}, ["usage"])],
	["model-name", shape({
		...common,
		model: text
	}, ["model"])]
]);
const fault = (value, path) => {
	const kind = isRecord(value) ? value["kind"] : void 0;
	const known = [...faultShapes.keys()].join(", ");
	return faultShapes.get(kind)?.(value, path) ?? [`${path}.kind: is no fault; known: ${known}`];
};
const functionInput = (value, path) => isRecord(value) ? [] : wrong(path, "an object; only a call with \"type\": \"custom\" has another input, a string");
const functionCall = shape({
	name: word,
	namespace: word,
	input: functionInput
}, ["name", "input"]);
const customWord = (value, path) => value === "custom" ? [] : wrong(path, "\"custom\", or left out for an input that is an object");
const customCall = shape({
	type: customWord,
	name: word,
	namespace: word,
	input: text
}, ["name", "input"]);
const tool = (value, path) => (isRecord(value) && "type" in value ? customCall : functionCall)(value, path);
const step = shape({
	thinking: text,
	text,
	tools: listOf(tool),
	text_after: text,
	model: text,
	usage: usage$1,
	fault
});
const scriptShape = shape({
	name: text,
	match: pattern,
	side: flag,
	steps: listOf(step),
	variants: listOf(listOf(step)),
	fault
});
const script = (value, path) => {
	const problems = scriptShape(value, path);
	return (isRecord(value) ? ["steps", "variants"].filter((key) => key in value) : []).length === 1 ? problems : [...problems, `${path}: needs either steps or variants`];
};
function readScripts(json) {
	let document;
	try {
		document = JSON.parse(json);
	} catch (error) {
		return {
			ok: false,
			problems: [`not JSON: ${error instanceof Error ? error.message : "unknown"}`]
		};
	}
	const problems = shape({ scripts: listOf(script) }, ["scripts"])(document, "$");
	if (problems.length > 0) return {
		ok: false,
		problems
	};
	return {
		ok: true,
		scripts: document.scripts
	};
}

// fakes/servers/model/additions.ts
const added = new RegExp(`<(${[
	"system-reminder",
	"environment_context",
	"INSTRUCTIONS",
	"session_context"
].join("|")})>[\\s\\S]*?</\\1>`, "g");
function withoutAdditions(text) {
	return text.replace(added, "").trim();
}
const directories = [/^% pwd\n(.+)$/m, /Workspace Directories:\*\*\n\s+- (.+)$/m];
function workingDirectory(texts) {
	for (const text of texts) for (const pattern of directories) {
		const named = pattern.exec(text)?.[1];
		if (named !== void 0) return named;
	}
}

// fakes/servers/model/choose.ts
const sideStep = { text: "A short scripted title" };
function conversationName(conversation, own) {
	const { session, userTexts } = conversation;
	const identity = [session ?? workingDirectory(userTexts) ?? userTexts[0], own[0]];
	return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 8);
}
function variantOf(ready, name, counters) {
	const key = `${ready.label}/${name}`;
	const known = counters.variants.get(key);
	if (known !== void 0) return known;
	const order = counters.conversations.get(ready) ?? 0;
	counters.conversations.set(ready, order + 1);
	const variant = Math.min(order, ready.lists.length - 1);
	counters.variants.set(key, variant);
	return variant;
}
function due(fault, key, faults) {
	if (fault.times === void 0) return true;
	const used = faults.get(key) ?? 0;
	if (used >= fault.times) return false;
	faults.set(key, used + 1);
	return true;
}
function createChooser(scripts) {
	const list = scripts.map((script, place) => {
		const pattern = script.match === void 0 ? void 0 : new RegExp(script.match, "su");
		return {
			script,
			label: script.name ?? String(place),
			pattern,
			lists: script.variants ?? [script.steps ?? []]
		};
	});
	const counters = {
		variants: /* @__PURE__ */ new Map(),
		conversations: /* @__PURE__ */ new Map(),
		faults: /* @__PURE__ */ new Map()
	};
	return (conversation) => {
		const own = conversation.userTexts.map(withoutAdditions).filter((text) => text !== "");
		const name = conversationName(conversation, own);
		const written = own.join("\n");
		const side = !conversation.offersTools;
		const ready = list.find(({ script, pattern }) => (script.side ?? false) === side && (pattern === void 0 || pattern.test(written)));
		if (ready === void 0) return side ? {
			script: "side",
			variant: 0,
			step: 0,
			conversation: name,
			answer: sideStep,
			fault: void 0
		} : void 0;
		const variant = variantOf(ready, name, counters);
		const steps = ready.lists[variant] ?? [];
		const step = Math.max(0, Math.min(conversation.answersBefore, steps.length - 1));
		const answer = steps[step] ?? { text: "" };
		const key = `${ready.label}/${name}`;
		const faultOf = () => {
			if (answer.fault && due(answer.fault, `${key}/${step}`, counters.faults)) return answer.fault;
			const whole = ready.script.fault;
			if (whole && conversation.answersBefore + 1 >= (whole.from ?? 1) && due(whole, key, counters.faults)) return whole;
		};
		return {
			script: ready.label,
			variant,
			step,
			conversation: name,
			answer,
			fault: faultOf()
		};
	};
}

// fakes/servers/model/script.ts
const usualUsage = {
	input: 1200,
	cached: 200,
	output: 34
};
function usageNumbers(report) {
	if (report === "missing" || report === "null") return void 0;
	if (report === "zero") return {
		input: 0,
		cached: 0,
		output: 0
	};
	if (report === "enormous") {
		const most = Number.MAX_SAFE_INTEGER;
		return {
			input: most,
			cached: most,
			output: most
		};
	}
	return report;
}

// fakes/servers/model/compose.ts
const mebibyte = 1048576;
function stringsOf(value) {
	if (typeof value === "string") return [value];
	if (typeof value === "object" && value !== null) return Object.values(value).flatMap(stringsOf);
	return [];
}
const SAID = [
	"messages",
	"input",
	"contents"
];
function toHaystack(body) {
	const entries = Object.entries(body);
	const isSaid = ([key]) => SAID.includes(key);
	return [...entries.filter((one) => !isSaid(one)), ...entries.filter(isSaid)].flatMap(([, value]) => stringsOf(value)).join("\n");
}
var Impossible = class extends Error {};
function fill(text, haystack) {
	return text.replace(/\{\{last:(.+?)\}\}/gs, (_whole, pattern) => {
		const last = [...haystack.matchAll(new RegExp(pattern, "gu"))].at(-1);
		if (last === void 0) throw new Impossible(`the placeholder {{last:${pattern}}} matches nothing in the request`);
		return last[1] ?? last[0];
	});
}
function fillAll(value, haystack) {
	if (typeof value === "string") return fill(value, haystack);
	if (Array.isArray(value)) return value.map((item) => fillAll(item, haystack));
	if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, haystack)]));
	return value;
}
function padding(bytes = mebibyte) {
	return `${"x".repeat(79)}\n`.repeat(Math.ceil(bytes / 80)).slice(0, bytes);
}
const comment = (bytes) => `\n# ${padding(bytes).replaceAll("\n", " ")}`;
function hugeInput(input, bytes) {
	const entries = Object.entries(input);
	const longest = entries.filter((entry) => typeof entry[1] === "string").sort((a, b) => b[1].length - a[1].length)[0];
	if (longest === void 0) return {
		...Object.fromEntries(entries),
		padding: padding(bytes)
	};
	const [key, value] = longest;
	return {
		...Object.fromEntries(entries),
		[key]: `${value}${comment(bytes)}`
	};
}
function withFault(blocks, fault) {
	if (fault?.kind === "empty") return [];
	if (fault?.kind === "huge-text") {
		const text = padding(fault.bytes);
		const others = blocks.filter((block) => block.type !== "text");
		return [{
			type: "text",
			text
		}, ...others];
	}
	if (fault?.kind === "huge-input") return blocks.map((block) => {
		if (block.type === "tool") return {
			...block,
			input: hugeInput(block.input, fault.bytes)
		};
		return block.type === "custom" ? {
			...block,
			input: `${block.input}${comment(fault.bytes)}`
		} : block;
	});
	return blocks;
}
function usageOf(report) {
	return report === "null" ? null : usageNumbers(report);
}
function callBlock(tool, { id, haystack, protocol }) {
	const { name, namespace } = tool;
	const refuse = (form) => new Impossible(`${protocol.name} has no ${form}: it cannot call ${name} as the script does`);
	if (namespace !== void 0 && !protocol.calls.includes("namespace")) throw refuse("namespaces");
	if (tool.type !== "custom") return {
		type: "tool",
		id,
		name,
		namespace,
		input: fillAll(tool.input, haystack)
	};
	if (!protocol.calls.includes("custom")) throw refuse("custom calls");
	return {
		type: "custom",
		id,
		name,
		namespace,
		input: fill(tool.input, haystack)
	};
}
function blocksOf(step, given) {
	const text = (value) => value === void 0 ? [] : [{
		type: "text",
		text: fill(value, given.haystack)
	}];
	const thinking = step.thinking === void 0 ? [] : [{
		type: "thinking",
		text: step.thinking
	}];
	const calls = (step.tools ?? []).map((tool, place) => callBlock(tool, {
		...given,
		id: `${given.id}_${place + 1}`
	}));
	return [
		...thinking,
		...text(step.text),
		...calls,
		...text(step.text_after)
	];
}
function compose(choice, { conversation, body, protocol }) {
	const haystack = toHaystack(body);
	const { answer, fault } = choice;
	const id = `${choice.conversation}_${conversation.answersBefore + 1}`;
	try {
		const blocks = withFault(blocksOf(answer, {
			id,
			haystack,
			protocol
		}), fault);
		const report = fault?.kind === "usage" ? fault.usage : answer.usage ?? usualUsage;
		return {
			ok: true,
			answer: {
				id,
				model: fault?.kind === "model-name" ? fault.model : answer.model ?? conversation.model,
				blocks,
				usage: usageOf(report)
			}
		};
	} catch (error) {
		if (error instanceof Impossible || error instanceof SyntaxError) return {
			ok: false,
			message: error.message
		};
		throw error;
	}
}

// fakes/servers/model/model-list.ts
function listModels(lists, { path, headers }) {
	const here = [...new Set(lists)].filter((list) => list.path === path);
	const known = here.filter((list) => list.knows(headers));
	const chosen = known.length > 0 ? known : here;
	if (chosen.length === 0) return void 0;
	const entries = chosen.flatMap((list) => list.entries);
	return Object.assign({}, ...chosen.map((list) => list.wrap(entries)));
}

// fakes/servers/model/protocol.ts
function pieces(text, size = 4096) {
	const cut = [];
	for (let start = 0; start < text.length;) {
		let end = Math.min(start + size, text.length);
		if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end += 1;
		cut.push(text.slice(start, end));
		start = end;
	}
	return cut;
}
function countAnswers(sides) {
	const said = sides.filter((side) => side !== void 0);
	return said.filter((side, place) => side === "assistant" && said[place - 1] !== "assistant").length;
}
function roughTokens(body) {
	return Math.ceil(JSON.stringify(body ?? null).length / 4);
}
function joinTexts(answer, type) {
	const texts = answer.blocks.flatMap((block) => block.type === type && "text" in block ? [block.text] : []);
	return texts.length === 0 ? void 0 : texts.join("");
}
function asRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}

// fakes/servers/model/anthropic-messages.ts
function textsOf$1(content) {
	if (typeof content === "string") return [content];
	return asList(content).flatMap((block) => {
		const { type, text } = asRecord(block);
		return type === "text" && typeof text === "string" ? [text] : [];
	});
}
function sessionOf$1(headers, body) {
	const header = headers["x-claude-code-session-id"];
	if (header) return header;
	const user = asRecord(body["metadata"])["user_id"];
	return typeof user === "string" && user !== "" ? user : void 0;
}
function read$3(request) {
	const body = asRecord(request.body);
	const messages = asList(body["messages"]);
	const users = messages.map(asRecord).filter((message) => message["role"] === "user");
	return {
		model: typeof body["model"] === "string" ? body["model"] : "unknown",
		streamed: body["stream"] === true,
		offersTools: asList(body["tools"]).length > 0,
		userTexts: users.flatMap((message) => textsOf$1(message["content"])),
		answersBefore: countAnswers(messages.map((message) => asRecord(message)["role"] === "assistant" ? "assistant" : "user")),
		session: sessionOf$1(request.headers, body)
	};
}
function usageField$3(usage, output) {
	if (usage === void 0) return {};
	if (usage === null) return { usage: null };
	return { usage: {
		input_tokens: usage.input,
		cache_creation_input_tokens: 0,
		cache_read_input_tokens: usage.cached,
		output_tokens: output ?? usage.output
	} };
}
function stopReason(answer) {
	return answer.blocks.some((block) => block.type === "tool") ? "tool_use" : "end_turn";
}
function frame(event) {
	return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
function blockStart(block) {
	if (block.type === "text") return {
		type: "text",
		text: ""
	};
	if (block.type === "thinking") return {
		type: "thinking",
		thinking: "",
		signature: ""
	};
	return {
		type: "tool_use",
		id: `toolu_${block.id}`,
		name: block.name,
		input: {}
	};
}
function blockDeltas(block) {
	if (block.type === "text") return pieces(block.text).map((text) => ({
		type: "text_delta",
		text
	}));
	if (block.type === "thinking") return [...pieces(block.text).map((thinking) => ({
		type: "thinking_delta",
		thinking
	})), {
		type: "signature_delta",
		signature: "scripted"
	}];
	return pieces(JSON.stringify(block.input)).map((partial_json) => ({
		type: "input_json_delta",
		partial_json
	}));
}
function stream$3(answer) {
	const message = {
		id: `msg_${answer.id}`,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: [],
		stop_reason: null,
		stop_sequence: null,
		...usageField$3(answer.usage, 1)
	};
	const blocks = answer.blocks.flatMap((block, index) => [
		frame({
			type: "content_block_start",
			index,
			content_block: blockStart(block)
		}),
		...blockDeltas(block).map((delta) => frame({
			type: "content_block_delta",
			index,
			delta
		})),
		frame({
			type: "content_block_stop",
			index
		})
	]);
	const counted = answer.usage === null || answer.usage === void 0 ? usageField$3(answer.usage) : { usage: { output_tokens: answer.usage.output } };
	return [
		frame({
			type: "message_start",
			message
		}),
		...blocks,
		frame({
			type: "message_delta",
			delta: {
				stop_reason: stopReason(answer),
				stop_sequence: null
			},
			...counted
		}),
		frame({ type: "message_stop" })
	];
}
function plainBlock(block) {
	if (block.type === "text") return {
		type: "text",
		text: block.text
	};
	if (block.type === "thinking") return {
		type: "thinking",
		thinking: block.text,
		signature: "scripted"
	};
	return {
		type: "tool_use",
		id: `toolu_${block.id}`,
		name: block.name,
		input: block.input
	};
}
const errorTypes = /* @__PURE__ */ new Map([
	[400, "invalid_request_error"],
	[401, "authentication_error"],
	[403, "permission_error"],
	[404, "not_found_error"],
	[413, "request_too_large"],
	[429, "rate_limit_error"],
	[529, "overloaded_error"]
]);
const models$1 = {
	path: "/v1/models",
	knows: (headers) => "anthropic-version" in headers,
	entries: [
		"claude-haiku-4-5",
		"claude-sonnet-4-5",
		"claude-opus-4-5"
	].map((id) => ({
		type: "model",
		id,
		display_name: id,
		created_at: "2025-10-01T00:00:00Z"
	})),
	wrap: (data) => ({
		data,
		has_more: false,
		first_id: data[0]?.["id"],
		last_id: data.at(-1)?.["id"]
	})
};
function fixed({ method, path, body }) {
	if (method === "HEAD" && (path === "/" || path === "/api/hello")) return {};
	if (method === "GET" && path === "/api/hello") return { message: "hello" };
	if (method === "POST" && path === "/v1/messages/count_tokens") return { input_tokens: roughTokens(body) };
}
const anthropicMessages = {
	name: "anthropic-messages",
	calls: [],
	asks: (method, path) => method === "POST" && path === "/v1/messages",
	fixed,
	models: models$1,
	read: read$3,
	stream: stream$3,
	plain: (answer) => ({
		id: `msg_${answer.id}`,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: answer.blocks.map(plainBlock),
		stop_reason: stopReason(answer),
		stop_sequence: null,
		...usageField$3(answer.usage)
	}),
	unknownEvent: frame({
		type: "skillcheck_unknown",
		note: "no client knows this type"
	}),
	failure: (status, message) => ({
		type: "error",
		error: {
			type: errorTypes.get(status) ?? "api_error",
			message
		},
		request_id: "req_scripted"
	})
};

// fakes/servers/model/gemini.ts
const route = /^\/v1beta\/models\/(?<model>[^/:]+):(?<verb>generateContent|streamGenerateContent|countTokens)$/;
function read$2({ path, body }) {
	const { contents, tools } = asRecord(body);
	const turns = asList(contents).map(asRecord);
	const { model = "unknown", verb } = route.exec(path)?.groups ?? {};
	return {
		model,
		streamed: verb === "streamGenerateContent",
		offersTools: asList(tools).some((tool) => asList(asRecord(tool)["functionDeclarations"]).length > 0),
		userTexts: turns.filter(({ role }) => role !== "model").flatMap(({ parts }) => asList(parts)).flatMap((part) => {
			const { text } = asRecord(part);
			return typeof text === "string" ? [text] : [];
		}),
		answersBefore: countAnswers(turns.map(({ role }) => role === "model" ? "assistant" : "user")),
		session: void 0
	};
}
function partsOf$1(block) {
	if (block.type === "text") return pieces(block.text).map((text) => ({ text }));
	if (block.type === "thinking") return pieces(block.text).map((text) => ({
		text,
		thought: true
	}));
	return [{ functionCall: {
		name: block.name,
		args: block.input,
		id: `call_${block.id}`
	} }];
}
function usageField$2({ usage }) {
	if (usage === void 0) return {};
	if (usage === null) return { usageMetadata: null };
	return { usageMetadata: {
		promptTokenCount: usage.input,
		candidatesTokenCount: usage.output,
		totalTokenCount: usage.input + usage.output,
		cachedContentTokenCount: usage.cached
	} };
}
function responseOf$1(answer, parts, last) {
	return {
		candidates: [{
			content: {
				role: "model",
				parts
			},
			...last ? { finishReason: "STOP" } : {},
			index: 0
		}],
		...last ? usageField$2(answer) : {},
		modelVersion: answer.model,
		responseId: answer.id
	};
}
function stream$2(answer) {
	const parts = answer.blocks.flatMap(partsOf$1);
	return [...parts.slice(0, -1).map((part) => responseOf$1(answer, [part], false)), responseOf$1(answer, parts.slice(-1), true)].map((response) => `data: ${JSON.stringify(response)}\n\n`);
}
const statuses = /* @__PURE__ */ new Map([
	[400, "INVALID_ARGUMENT"],
	[401, "UNAUTHENTICATED"],
	[403, "PERMISSION_DENIED"],
	[404, "NOT_FOUND"],
	[429, "RESOURCE_EXHAUSTED"],
	[500, "INTERNAL"],
	[503, "UNAVAILABLE"]
]);
const models = {
	path: "/v1beta/models",
	knows: () => true,
	entries: [
		"gemini-2.5-pro",
		"gemini-2.5-flash",
		"gemini-2.5-flash-lite"
	].map((id) => ({
		name: `models/${id}`,
		version: "001",
		displayName: id,
		inputTokenLimit: 1048576,
		outputTokenLimit: 65536,
		supportedGenerationMethods: ["generateContent", "countTokens"]
	})),
	wrap: (entries) => ({ models: entries })
};
const verbOf = (path) => route.exec(path)?.groups?.["verb"];
const gemini = {
	name: "gemini",
	calls: [],
	asks: (method, path) => method === "POST" && ["generateContent", "streamGenerateContent"].includes(verbOf(path) ?? ""),
	fixed: ({ method, path, body }) => method === "POST" && verbOf(path) === "countTokens" ? { totalTokens: roughTokens(body) } : void 0,
	models,
	read: read$2,
	stream: stream$2,
	plain: (answer) => responseOf$1(answer, answer.blocks.flatMap(partsOf$1), true),
	unknownEvent: "data: {\"skillcheckUnknown\":true}\n\n",
	failure: (code, message) => ({ error: {
		code,
		message,
		status: statuses.get(code) ?? (code < 500 ? "INVALID_ARGUMENT" : "INTERNAL")
	} })
};

// fakes/servers/model/openai.ts
const created = 0x68dc6f00;
const errors = /* @__PURE__ */ new Map([
	[401, { code: "invalid_api_key" }],
	[403, { type: "permission_error" }],
	[404, { code: "model_not_found" }],
	[429, {
		type: "rate_limit_error",
		code: "rate_limit_exceeded"
	}]
]);
function openaiFailure(status, message) {
	const usual = status >= 500 ? "server_error" : "invalid_request_error";
	const { type = usual, code = null } = errors.get(status) ?? {};
	return { error: {
		message,
		type,
		param: null,
		code
	} };
}
const openaiModels = {
	path: "/v1/models",
	knows: (headers) => "authorization" in headers && !("anthropic-version" in headers),
	entries: ["gpt-5.1-codex", "gpt-5.5"].map((id) => ({
		id,
		object: "model",
		created,
		owned_by: "openai"
	})),
	wrap: (data) => ({
		object: "list",
		data
	})
};
function textsOf(content) {
	if (typeof content === "string") return [content];
	return asList(content).flatMap((part) => {
		const { text, encrypted_content } = asRecord(part);
		return [text, encrypted_content].filter((value) => typeof value === "string");
	});
}
function sessionOf(headers) {
	return headers["thread-id"] ?? headers["x-session-id"];
}

// fakes/servers/model/openai-chat.ts
function sideOf$1({ role }) {
	if (role === "assistant") return "assistant";
	return role === "user" || role === "tool" || role === "function" ? "user" : void 0;
}
function read$1(request) {
	const body = asRecord(request.body);
	const messages = asList(body["messages"]).map(asRecord);
	return {
		model: typeof body["model"] === "string" ? body["model"] : "unknown",
		streamed: body["stream"] === true,
		offersTools: asList(body["tools"]).length > 0,
		userTexts: messages.filter(({ role }) => role === "user").flatMap(({ content }) => textsOf(content)),
		answersBefore: countAnswers(messages.map(sideOf$1)),
		session: sessionOf(request.headers)
	};
}
function usageField$1({ usage }) {
	if (usage === void 0) return {};
	if (usage === null) return { usage: null };
	return { usage: {
		prompt_tokens: usage.input,
		completion_tokens: usage.output,
		total_tokens: usage.input + usage.output,
		prompt_tokens_details: { cached_tokens: usage.cached }
	} };
}
function finishReason({ blocks }) {
	return blocks.some(({ type }) => type === "tool") ? "tool_calls" : "stop";
}
function deltasOf({ blocks }) {
	const calls = blocks.filter(({ type }) => type === "tool");
	return blocks.flatMap((block) => {
		if (block.type === "text") return pieces(block.text).map((content) => ({ content }));
		if (block.type === "thinking") return pieces(block.text).map((reasoning_content) => ({ reasoning_content }));
		const index = calls.indexOf(block);
		return pieces(JSON.stringify(block.input)).map((piece, place) => {
			const call = place === 0 ? {
				index,
				id: `call_${block.id}`,
				type: "function"
			} : { index };
			const named = place === 0 ? {
				name: block.name,
				arguments: piece
			} : { arguments: piece };
			return { tool_calls: [{
				...call,
				function: named
			}] };
		});
	});
}
function stream$1(answer) {
	const chunk = (rest) => `data: ${JSON.stringify({
		id: `chatcmpl-${answer.id}`,
		object: "chat.completion.chunk",
		created,
		model: answer.model,
		...rest
	})}\n\n`;
	const choice = (delta, finish_reason = null) => chunk({ choices: [{
		index: 0,
		delta,
		finish_reason
	}] });
	const usage = usageField$1(answer);
	return [
		choice({
			role: "assistant",
			content: ""
		}),
		...deltasOf(answer).map((delta) => choice(delta)),
		choice({}, finishReason(answer)),
		..."usage" in usage ? [chunk({
			choices: [],
			...usage
		})] : [],
		"data: [DONE]\n\n"
	];
}
function plain(answer) {
	const reasoning = joinTexts(answer, "thinking");
	const calls = answer.blocks.flatMap((block) => block.type === "tool" ? [{
		id: `call_${block.id}`,
		type: "function",
		function: {
			name: block.name,
			arguments: JSON.stringify(block.input)
		}
	}] : []);
	const message = {
		role: "assistant",
		content: joinTexts(answer, "text") ?? null,
		...reasoning === void 0 ? {} : { reasoning_content: reasoning },
		...calls.length === 0 ? {} : { tool_calls: calls }
	};
	return {
		id: `chatcmpl-${answer.id}`,
		object: "chat.completion",
		created,
		model: answer.model,
		choices: [{
			index: 0,
			message,
			finish_reason: finishReason(answer)
		}],
		...usageField$1(answer)
	};
}
const openaiChat = {
	name: "openai-chat",
	calls: [],
	asks: (method, path) => method === "POST" && path === "/v1/chat/completions",
	fixed: () => void 0,
	models: openaiModels,
	read: read$1,
	stream: stream$1,
	plain,
	unknownEvent: "data: {\"object\":\"skillcheck.unknown\",\"choices\":[]}\n\n",
	failure: openaiFailure
};

// fakes/servers/model/openai-responses.ts
function sideOf({ role, type }) {
	if (role !== void 0) return role === "assistant" || role === "user" ? role : void 0;
	if (type === "reasoning") return void 0;
	return type === "agent_message" || String(type).endsWith("_output") ? "user" : "assistant";
}
function read(request) {
	const body = asRecord(request.body);
	const input = body["input"];
	const items = typeof input === "string" ? [{
		role: "user",
		content: input
	}] : asList(input).map(asRecord);
	return {
		model: typeof body["model"] === "string" ? body["model"] : "unknown",
		streamed: body["stream"] === true,
		offersTools: [body, ...items].some(({ tools }) => asList(tools).length > 0),
		userTexts: items.filter((item) => sideOf(item) === "user").flatMap((item) => textsOf(item["content"])),
		answersBefore: countAnswers(items.map(sideOf)),
		session: sessionOf(request.headers)
	};
}
function headOf(block) {
	if (block.type === "text") return {
		type: "message",
		role: "assistant"
	};
	if (block.type === "thinking") return { type: "reasoning" };
	const { id, name, namespace } = block;
	return {
		type: block.type === "tool" ? "function_call" : "custom_tool_call",
		call_id: `call_${id}`,
		name,
		...namespace === void 0 ? {} : { namespace }
	};
}
function fillingOf(block) {
	switch (block.type) {
		case "text": return { content: [outputText(block.text)] };
		case "thinking": return {
			summary: [{
				type: "summary_text",
				text: block.text
			}],
			encrypted_content: "scripted"
		};
		case "tool": return { arguments: JSON.stringify(block.input) };
		case "custom": return { input: block.input };
	}
}
const empty = {
	text: { content: [] },
	thinking: { summary: [] },
	tool: { arguments: "" },
	custom: { input: "" }
};
function itemOf(block, place, ended) {
	return {
		id: itemId(block, place),
		...headOf(block),
		status: ended ? "completed" : "in_progress",
		...ended ? fillingOf(block) : empty[block.type]
	};
}
const prefixes = {
	text: "msg",
	thinking: "rs",
	tool: "fc",
	custom: "ctc"
};
function itemId(block, { answer, index }) {
	return `${prefixes[block.type]}_${answer.id}_${index + 1}`;
}
function outputText(text) {
	return {
		type: "output_text",
		text,
		annotations: []
	};
}
function eventsOf(block, item_id, output_index) {
	const place = {
		item_id,
		output_index
	};
	const event = (type, rest) => ({
		type,
		...place,
		...rest
	});
	const deltas = (type, text, rest = {}) => pieces(text).map((delta) => event(type, {
		...rest,
		delta
	}));
	switch (block.type) {
		case "text": {
			const part = { content_index: 0 };
			return [
				event("response.content_part.added", {
					...part,
					part: outputText("")
				}),
				...deltas("response.output_text.delta", block.text, part),
				event("response.output_text.done", {
					...part,
					text: block.text
				}),
				event("response.content_part.done", {
					...part,
					part: outputText(block.text)
				})
			];
		}
		case "thinking": {
			const part = { summary_index: 0 };
			return [
				event("response.reasoning_summary_part.added", {
					...part,
					part: {
						type: "summary_text",
						text: ""
					}
				}),
				...deltas("response.reasoning_summary_text.delta", block.text, part),
				event("response.reasoning_summary_text.done", {
					...part,
					text: block.text
				})
			];
		}
		case "tool": {
			const json = JSON.stringify(block.input);
			return [...deltas("response.function_call_arguments.delta", json), event("response.function_call_arguments.done", { arguments: json })];
		}
		case "custom": return [...deltas("response.custom_tool_call_input.delta", block.input), event("response.custom_tool_call_input.done", { input: block.input })];
	}
}
function usageField({ usage }) {
	if (usage === void 0) return {};
	if (usage === null) return { usage: null };
	return { usage: {
		input_tokens: usage.input,
		input_tokens_details: { cached_tokens: usage.cached },
		output_tokens: usage.output,
		output_tokens_details: { reasoning_tokens: 0 },
		total_tokens: usage.input + usage.output
	} };
}
function responseOf(answer, ended) {
	return {
		id: `resp_${answer.id}`,
		object: "response",
		created_at: created,
		status: ended ? "completed" : "in_progress",
		error: null,
		incomplete_details: null,
		model: answer.model,
		output: ended ? answer.blocks.map((block, index) => itemOf(block, {
			answer,
			index
		}, true)) : [],
		...ended ? usageField(answer) : {}
	};
}
function stream(answer) {
	return [
		{
			type: "response.created",
			response: responseOf(answer, false)
		},
		...answer.blocks.flatMap((block, index) => {
			const place = {
				answer,
				index
			};
			const item = (ended) => ({
				output_index: index,
				item: itemOf(block, place, ended)
			});
			return [
				{
					type: "response.output_item.added",
					...item(false)
				},
				...eventsOf(block, itemId(block, place), index),
				{
					type: "response.output_item.done",
					...item(true)
				}
			];
		}),
		{
			type: "response.completed",
			response: responseOf(answer, true)
		}
	].map((event, sequence_number) => {
		const { type, ...rest } = event;
		return `event: ${type}\ndata: ${JSON.stringify({
			type,
			sequence_number,
			...rest
		})}\n\n`;
	});
}
const openaiResponses = {
	name: "openai-responses",
	calls: ["namespace", "custom"],
	asks: (method, path) => method === "POST" && path === "/v1/responses",
	fixed: () => void 0,
	models: openaiModels,
	read,
	stream,
	plain: (answer) => responseOf(answer, true),
	unknownEvent: "event: response.skillcheck_unknown\ndata: {\"type\":\"response.skillcheck_unknown\"}\n\n",
	failure: openaiFailure
};

// fakes/servers/model/protocols.ts
const protocols = [
	anthropicMessages,
	openaiResponses,
	openaiChat,
	gemini
];

// fakes/servers/model/request-log.ts
const secretHeaders = /* @__PURE__ */ new Set([
	"authorization",
	"proxy-authorization",
	"cookie",
	"x-api-key",
	"x-goog-api-key",
	"api-key"
]);
const secretParameters = /* @__PURE__ */ new Set([
	"key",
	"api_key",
	"access_token"
]);
function keysOf(request) {
	const headers = Object.entries(request.headers).flatMap(([name, value]) => secretHeaders.has(name) ? [value, value.replace(/^Bearer\s+/i, "")] : []);
	const parameters = [...request.query].flatMap(([name, value]) => secretParameters.has(name) ? [value] : []);
	return [...headers, ...parameters].filter((key) => key.length >= 4).sort((a, b) => b.length - a.length);
}
function parseBody(text) {
	if (text === "") return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
function logEntry(request, chosen) {
	const text = keysOf(request).reduce((rest, key) => rest.replaceAll(key, "***"), request.body.toString("utf8"));
	const hide = (secret) => ([name, value]) => [name, secret.has(name) ? "***" : value];
	return {
		method: request.method,
		path: request.path,
		query: Object.fromEntries([...request.query].map(hide(secretParameters))),
		headers: Object.fromEntries(Object.entries(request.headers).map(hide(secretHeaders))),
		body: parseBody(text),
		...chosen === void 0 ? {} : { chosen }
	};
}

// fakes/servers/model/send.ts
function write(response, bytes) {
	return new Promise((resolve) => {
		response.write(bytes, () => resolve());
	});
}
function partsOf({ protocol, answer, streamed, fault }) {
	const unknown = fault?.kind === "unknown-event";
	if (!streamed) return [JSON.stringify({
		...unknown ? { skillcheck_unknown: "no client knows this key" } : {},
		...protocol.plain(answer)
	})];
	const frames = protocol.stream(answer);
	if (!unknown) return frames;
	const middle = Math.floor(frames.length / 2);
	return [
		...frames.slice(0, middle),
		protocol.unknownEvent,
		...frames.slice(middle)
	];
}
function open(response, { streamed, headers }) {
	const type = streamed ? "text/event-stream; charset=utf-8" : "application/json";
	response.writeHead(200, {
		"content-type": type,
		"cache-control": "no-cache",
		...headers
	});
}
function firstHalf(parts) {
	const middle = Math.floor(parts.length / 2);
	const broken = parts[middle] ?? "";
	return parts.slice(0, middle).join("") + broken.slice(0, Math.floor(broken.length / 2));
}
async function trickle(response, text, { bytes = 1, delay_ms = 0 }) {
	const whole = Buffer.from(text);
	for (let start = 0; start < whole.length && !response.destroyed; start += bytes) {
		await write(response, whole.subarray(start, start + bytes));
		await (delay_ms > 0 ? setTimeout(delay_ms) : setImmediate());
	}
}
function brokenJson(parts, streamed) {
	const middle = Math.floor(parts.length / 2);
	const part = parts[middle] ?? "";
	const cut = part.slice(0, Math.floor(part.length * .8)).trimEnd();
	return `${parts.slice(0, middle).join("")}${cut}${streamed ? "\n\n" : ""}`;
}
function sendStatus(response, sending, fault) {
	const message = fault.message ?? `scripted failure ${fault.status}`;
	const retry = fault.retry_after === void 0 ? {} : { "retry-after": String(fault.retry_after) };
	const body = sending.protocol.failure(fault.status, message);
	sendJson(response, fault.status, {
		body,
		headers: {
			...sending.headers,
			...retry
		}
	});
}
async function send(response, sending) {
	const { fault } = sending;
	switch (fault?.kind) {
		case "status": return sendStatus(response, sending, fault);
		case "model-not-found": return sendStatus(response, sending, {
			status: 404,
			message: `model: ${sending.answer.model}`
		});
		case "close":
			response.socket?.destroy();
			return;
		case "hang": return;
		case "hang-after-headers":
			open(response, sending);
			await write(response, sending.streamed ? ": keep-alive\n\n" : " ");
			return;
		case "cut":
			open(response, sending);
			await write(response, firstHalf(partsOf(sending)));
			response.socket?.destroy();
			return;
		case "broken-json":
			open(response, sending);
			response.end(brokenJson(partsOf(sending), sending.streamed));
			return;
		case "delay":
			await setTimeout(fault.delay_ms);
			return send(response, {
				...sending,
				fault: void 0
			});
		case "trickle":
			open(response, sending);
			await trickle(response, partsOf(sending).join(""), fault);
			response.end();
			return;
		default:
			open(response, sending);
			for (const part of partsOf(sending)) await write(response, part);
			response.end();
	}
}

// fakes/servers/model/start-model.ts
const markHeader = { "x-skillcheck-model-server": "scripted" };
const headers = {
	...markHeader,
	"request-id": "req_scripted"
};
async function answerModel(protocol, incoming, { response, choose, note }) {
	const refuse = (message) => sendJson(response, 400, {
		body: protocol.failure(400, message),
		headers
	});
	const body = parseBody(incoming.body.toString("utf8"));
	if (typeof body !== "object" || body === null) {
		note();
		return refuse("the request body is not a JSON object");
	}
	const conversation = protocol.read({
		headers: incoming.headers,
		path: incoming.path,
		body
	});
	const choice = choose(conversation);
	note(choice);
	if (choice === void 0) return refuse("no script of the model server matches this conversation");
	const composed = compose(choice, {
		conversation,
		body,
		protocol
	});
	if (!composed.ok) return refuse(composed.message);
	await send(response, {
		protocol,
		answer: composed.answer,
		streamed: conversation.streamed,
		fault: choice.fault,
		headers
	});
}
function fixedAnswer({ method, path, headers, body }) {
	const parsed = parseBody(body.toString("utf8"));
	for (const protocol of protocols) {
		const fixed = protocol.fixed({
			method,
			path,
			body: parsed
		});
		if (fixed !== void 0) return fixed;
	}
	const lists = protocols.map(({ models }) => models);
	return method === "GET" ? listModels(lists, {
		path,
		headers
	}) : void 0;
}
async function startModel(options) {
	const choose = createChooser(options.scripts);
	const requests = [];
	const answer = async (incoming, response) => {
		const note = (choice) => {
			if (choice === void 0) requests.push(logEntry(incoming));
			else {
				const { script, variant, step, conversation } = choice;
				requests.push(logEntry(incoming, {
					script,
					variant,
					step,
					conversation
				}));
			}
		};
		const { method, path } = incoming;
		const asked = protocols.find((protocol) => protocol.asks(method, path));
		if (asked !== void 0) return await answerModel(asked, incoming, {
			response,
			choose,
			note
		});
		note();
		const body = fixedAnswer(incoming);
		if (body !== void 0) return sendJson(response, 200, {
			body,
			headers
		});
		const message = `the scripted model server has no route ${method} ${path}`;
		sendJson(response, 404, {
			body: {
				type: "error",
				error: {
					type: "not_found_error",
					message
				}
			},
			headers
		});
	};
	const server = await listen({
		port: options.port ?? 0,
		answer
	});
	return {
		url: server.url,
		requests,
		close: server.close
	};
}

// fakes/servers/model/command.ts
const usage = `model --script FILE [--port 0]
  Serves scripted model answers on 127.0.0.1 until it is ended; prints its address. Speaks Anthropic Messages,
  OpenAI Responses, OpenAI chat completions and Gemini.
  FILE is {"scripts": […]} as fakes/servers/model/script.ts describes it.`;
async function command(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const options = {
		port: {
			type: "string",
			default: "0"
		},
		script: { type: "string" }
	};
	const { port, script } = parseArgs({
		args: [...argv],
		options
	}).values;
	if (script === void 0) throw new Error(`--script is missing\n${usage}`);
	const read = readScripts(await readFile(script, "utf8"));
	if (!read.ok) throw new Error(read.problems.map((problem) => `${script}: ${problem}`).join("\n"));
	const server = await startModel({
		scripts: read.scripts,
		port: readPort(port)
	});
	print(server.url);
	return server;
}

export { command, usage };