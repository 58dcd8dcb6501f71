import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { n as readPort, r as sendJson, t as listen } from "./loopback.js";
import { createHash } from "node:crypto";
import { setImmediate, setTimeout } from "node:timers/promises";

// fakes/servers/model/script-file.ts
const wrong = (path, wanted) => [`${path}: must be ${wanted}`];
const text = (value, path) => typeof value === "string" ? [] : wrong(path, "a string");
const flag = (value, path) => typeof value === "boolean" ? [] : wrong(path, "true or false");
const count = (value, path) => Number.isSafeInteger(value) && Number(value) >= 0 ? [] : wrong(path, "a whole number, 0 or more");
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const anyRecord = (value, path) => isRecord(value) ? [] : wrong(path, "an object");
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
const step = shape({
	thinking: text,
	text,
	tools: listOf(shape({
		name: text,
		input: anyRecord
	}, ["name", "input"])),
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

// fakes/servers/model/choose.ts
const sideStep = { text: "A short scripted title" };
function withoutReminders(text) {
	return text.replace(/<system-reminder>[\s\S]*?<\/system-reminder>/g, "").trim();
}
function conversationName(conversation, own) {
	const identity = conversation.session === void 0 ? conversation.userTexts.slice(0, 1) : [conversation.session, ...own.slice(0, 1)];
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
		const own = conversation.userTexts.map(withoutReminders).filter((text) => text !== "");
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
var NoMatch = class extends Error {};
function fill(text, haystack) {
	return text.replace(/\{\{last:(.+?)\}\}/gs, (_whole, pattern) => {
		const last = [...haystack.matchAll(new RegExp(pattern, "gu"))].at(-1);
		if (last === void 0) throw new NoMatch(`the placeholder {{last:${pattern}}} matches nothing in the request`);
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
		[key]: `${value}\n# ${padding(bytes).replaceAll("\n", " ")}`
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
	if (fault?.kind === "huge-input") return blocks.map((block) => block.type === "tool" ? {
		...block,
		input: hugeInput(block.input, fault.bytes)
	} : block);
	return blocks;
}
function usageOf(report) {
	return report === "null" ? null : usageNumbers(report);
}
function compose(choice, conversation, body) {
	const haystack = stringsOf(body).join("\n");
	const { answer, fault } = choice;
	const id = `${choice.conversation}_${conversation.answersBefore + 1}`;
	try {
		const text = (value) => value === void 0 ? [] : [{
			type: "text",
			text: fill(value, haystack)
		}];
		const blocks = [
			...answer.thinking === void 0 ? [] : [{
				type: "thinking",
				text: answer.thinking
			}],
			...text(answer.text),
			...(answer.tools ?? []).map((tool, place) => {
				const input = fillAll(tool.input, haystack);
				return {
					type: "tool",
					id: `toolu_${id}_${place + 1}`,
					name: tool.name,
					input
				};
			}),
			...text(answer.text_after)
		];
		const report = fault?.kind === "usage" ? fault.usage : answer.usage ?? usualUsage;
		const model = fault?.kind === "model-name" ? fault.model : answer.model ?? conversation.model;
		return {
			ok: true,
			answer: {
				id: `msg_${id}`,
				model,
				blocks: withFault(blocks, fault),
				usage: usageOf(report)
			}
		};
	} catch (error) {
		if (error instanceof NoMatch || error instanceof SyntaxError) return {
			ok: false,
			message: error.message
		};
		throw error;
	}
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
function asRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
	return Array.isArray(value) ? value : [];
}

// fakes/servers/model/anthropic-messages.ts
function countAnswers(messages) {
	let answers = 0;
	let previous = "";
	for (const message of messages) {
		const role = String(asRecord(message)["role"]);
		if (role === "assistant" && previous !== "assistant") answers += 1;
		previous = role;
	}
	return answers;
}
function textsOf(content) {
	if (typeof content === "string") return [content];
	return asList(content).flatMap((block) => {
		const { type, text } = asRecord(block);
		return type === "text" && typeof text === "string" ? [text] : [];
	});
}
function sessionOf(headers, body) {
	const header = headers["x-claude-code-session-id"];
	if (header) return header;
	const user = asRecord(body["metadata"])["user_id"];
	return typeof user === "string" && user !== "" ? user : void 0;
}
function read(request) {
	const body = asRecord(request.body);
	const messages = asList(body["messages"]);
	const users = messages.map(asRecord).filter((message) => message["role"] === "user");
	return {
		model: typeof body["model"] === "string" ? body["model"] : "unknown",
		streamed: body["stream"] === true,
		offersTools: asList(body["tools"]).length > 0,
		userTexts: users.flatMap((message) => textsOf(message["content"])),
		answersBefore: countAnswers(messages),
		session: sessionOf(request.headers, body)
	};
}
function usageField(usage, output) {
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
		id: block.id,
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
function stream(answer) {
	const message = {
		id: answer.id,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: [],
		stop_reason: null,
		stop_sequence: null,
		...usageField(answer.usage, 1)
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
	const counted = answer.usage === null || answer.usage === void 0 ? usageField(answer.usage) : { usage: { output_tokens: answer.usage.output } };
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
		id: block.id,
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
const models = [
	"claude-haiku-4-5",
	"claude-sonnet-4-5",
	"claude-opus-4-5"
];
function fixed({ method, path, body }) {
	if (method === "HEAD" && (path === "/" || path === "/api/hello")) return {};
	if (method === "GET" && path === "/api/hello") return { message: "hello" };
	if (method === "POST" && path === "/v1/messages/count_tokens") return { input_tokens: Math.ceil(JSON.stringify(body ?? null).length / 4) };
	if (method === "GET" && path === "/v1/models") return {
		data: models.map((id) => ({
			type: "model",
			id,
			display_name: id,
			created_at: "2025-10-01T00:00:00Z"
		})),
		has_more: false,
		first_id: models[0],
		last_id: models.at(-1)
	};
}
const anthropicMessages = {
	name: "anthropic-messages",
	asks: (method, path) => method === "POST" && path === "/v1/messages",
	fixed,
	read,
	stream,
	plain: (answer) => ({
		id: answer.id,
		type: "message",
		role: "assistant",
		model: answer.model,
		content: answer.blocks.map(plainBlock),
		stop_reason: stopReason(answer),
		stop_sequence: null,
		...usageField(answer.usage)
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

// fakes/servers/model/protocols.ts
const protocols = [anthropicMessages];

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
	if (!streamed) return [JSON.stringify(protocol.plain(answer))];
	const frames = protocol.stream(answer);
	if (fault?.kind !== "unknown-event") return frames;
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
	return parts.map((part, place) => {
		if (place !== middle) return part;
		const cut = part.slice(0, Math.floor(part.length * .8)).trimEnd();
		return streamed ? `${cut}\n\n` : cut;
	}).join("");
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
	const composed = compose(choice, conversation, body);
	if (!composed.ok) return refuse(composed.message);
	await send(response, {
		protocol,
		answer: composed.answer,
		streamed: conversation.streamed,
		fault: choice.fault,
		headers
	});
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
		const body = parseBody(incoming.body.toString("utf8"));
		for (const protocol of protocols) {
			const fixed = protocol.fixed({
				method,
				path,
				body
			});
			if (fixed !== void 0) return sendJson(response, 200, {
				body: fixed,
				headers
			});
		}
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
  Serves scripted model answers (Anthropic Messages) on 127.0.0.1 until it is ended; prints its address.
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