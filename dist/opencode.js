// src/transcripts/stream/json-fields.ts
const EMPTY = Object.freeze({});
const DEPTH = 64;
const TOO_DEEP = "[nested too deep]";
const MOST_TOKENS = 1e10;
const MOST_USD = 1e6;
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function recordAt(record, key) {
	const value = record[key];
	return isRecord(value) ? value : EMPTY;
}
function textAt(record, key) {
	const value = record[key];
	return typeof value === "string" ? value : null;
}
function firstTextAt(record, keys) {
	for (const key of keys) {
		const text = textAt(record, key);
		if (text !== null) return text;
	}
	return null;
}
function recordsAt(record, key) {
	const value = record[key];
	return Array.isArray(value) ? value.filter(isRecord) : [];
}
function countAt(record, key) {
	const value = record[key];
	return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS ? Number(value) : null;
}
function usdAt(record, key) {
	const value = record[key];
	return typeof value === "number" && value >= 0 && value <= MOST_USD ? value : null;
}
function toJsonValue(value, depth = 0) {
	if (isWalkable(value, depth)) return value;
	if (typeof value !== "object" || value === null) return null;
	if (depth >= DEPTH) return TOO_DEEP;
	if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1));
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJsonValue(item, depth + 1)]));
}
function isWalkable(value, depth) {
	if (typeof value === "number") return Number.isFinite(value);
	if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
	if (value === null) return true;
	return depth < DEPTH && Object.values(value).every((item) => isWalkable(item, depth + 1));
}
function toResultText(value) {
	if (value === void 0 || value === null) return "";
	if (typeof value === "string") return value;
	if (Array.isArray(value)) return value.map(toBlockText).join("\n");
	return JSON.stringify(toJsonValue(value));
}
function toBlockText(block) {
	if (typeof block === "string") return block;
	if (!isRecord(block)) return JSON.stringify(toJsonValue(block));
	return textAt(block, "text") ?? textAt(recordAt(block, "content"), "text") ?? `[${textAt(block, "type") ?? "block"}]`;
}

// src/transcripts/stream/tool-names.ts
const CLAUDE_TOOLS = /* @__PURE__ */ new Map([
	["Bash", "bash"],
	["Read", "read"],
	["Write", "write"],
	["Edit", "edit"],
	["MultiEdit", "edit"],
	["NotebookEdit", "edit"],
	["Grep", "grep"],
	["Glob", "glob"],
	["Skill", "skill"],
	["Task", "task"],
	["Agent", "task"],
	["WebFetch", "web"],
	["WebSearch", "web"]
]);
const OPENCODE_TOOLS = /* @__PURE__ */ new Map([
	["bash", "bash"],
	["read", "read"],
	["write", "write"],
	["edit", "edit"],
	["apply_patch", "edit"],
	["grep", "grep"],
	["glob", "glob"],
	["list", "glob"],
	["skill", "skill"],
	["task", "task"],
	["webfetch", "web"],
	["websearch", "web"]
]);
const GEMINI_TOOLS = /* @__PURE__ */ new Map([
	["run_shell_command", "bash"],
	["read_file", "read"],
	["read_many_files", "read"],
	["write_file", "write"],
	["replace", "edit"],
	["grep_search", "grep"],
	["glob", "glob"],
	["list_directory", "glob"],
	["activate_skill", "skill"],
	["invoke_agent", "task"],
	["web_fetch", "web"],
	["google_web_search", "web"]
]);
const DROID_TOOLS = /* @__PURE__ */ new Map([
	["Execute", "bash"],
	["Read", "read"],
	["Create", "write"],
	["Edit", "edit"],
	["ApplyPatch", "edit"],
	["Grep", "grep"],
	["Glob", "glob"],
	["LS", "glob"],
	["Skill", "skill"],
	["Task", "task"],
	["FetchUrl", "web"],
	["WebSearch", "web"]
]);
const CURSOR_TOOLS = /* @__PURE__ */ new Map([
	["shellToolCall", "bash"],
	["readToolCall", "read"],
	["writeToolCall", "write"],
	["editToolCall", "edit"],
	["searchToolCall", "grep"],
	["globToolCall", "glob"],
	["listToolCall", "glob"]
]);
const ANY_TOOLS = new Map([
	...CLAUDE_TOOLS,
	...OPENCODE_TOOLS,
	...GEMINI_TOOLS,
	...DROID_TOOLS
]);
const ACP_KINDS = /* @__PURE__ */ new Map([
	["execute", "bash"],
	["read", "read"],
	["edit", "edit"],
	["delete", "edit"],
	["move", "edit"],
	["search", "grep"],
	["fetch", "web"]
]);

// src/transcripts/stream/acp-tool-call.ts
function newAcpToolCall(id) {
	return {
		id,
		toolName: null,
		firstTitle: "",
		title: "",
		kind: "",
		rawInput: null,
		path: null
	};
}
function mergeAcpUpdate(call, update) {
	const title = textAt(update, "title") ?? call.title;
	const rawInput = update["rawInput"];
	const meta = recordAt(recordAt(update, "_meta"), "claudeCode");
	return {
		id: call.id,
		toolName: textAt(meta, "toolName") ?? call.toolName,
		firstTitle: call.firstTitle === "" ? title : call.firstTitle,
		title,
		kind: textAt(update, "kind") ?? call.kind,
		rawInput: isRecord(rawInput) ? rawInput : call.rawInput,
		path: textAt(recordsAt(update, "locations")[0] ?? {}, "path") ?? call.path
	};
}
function toToolCallFacts(call) {
	const rawName = rawNameOf(call);
	const name = nameOf(call, rawName);
	const input = inputOf$1(call, name);
	const script = name === "bash" ? scriptOf(call) : null;
	return {
		id: call.id,
		name,
		rawName,
		input,
		script,
		nested: false
	};
}
function rawNameOf(call) {
	if (call.toolName !== null) return call.toolName;
	const prefix = call.id.indexOf("__");
	if (prefix > 0) return call.id.slice(0, prefix);
	return /^[A-Za-z_]+$/.test(call.firstTitle) ? call.firstTitle : call.kind;
}
function nameOf(call, rawName) {
	const known = ANY_TOOLS.get(rawName);
	if (known !== "skill" && commandOf(call) !== null) return "bash";
	return known ?? ACP_KINDS.get(call.kind) ?? "other";
}
function commandOf(call) {
	const command = call.rawInput?.["command"];
	const script = Array.isArray(command) ? command.at(-1) : command;
	return typeof script === "string" ? script : null;
}
function scriptOf(call) {
	return commandOf(call) ?? (call.rawInput === null ? call.title : null);
}
function inputOf$1(call, name) {
	if (call.rawInput !== null) return toJsonValue(call.rawInput);
	if (name === "skill") return { name: /^"([^"]+)"/.exec(call.title)?.[1] ?? call.title };
	if (name === "bash") return { command: call.title };
	return call.path === null ? { title: call.title } : {
		title: call.title,
		path: call.path
	};
}
function toAcpResult(update) {
	const status = textAt(update, "status");
	if (status !== "completed" && status !== "failed") return null;
	const output = update["rawOutput"];
	const fields = isRecord(output) ? output : {};
	const exits = [fields["exit_code"], recordAt(fields, "metadata")["exit"]];
	const text = typeof output === "string" ? output : firstTextAt(fields, ["output", "aggregated_output"]);
	return {
		ok: status === "completed" && exits.every((exit) => typeof exit !== "number" || exit === 0),
		text: text ?? toResultText(update["content"] ?? output)
	};
}

// src/transcripts/stream/token-usage.ts
function fromAdditive(tokens) {
	const { cacheRead, cacheWrite } = tokens;
	return unlessZero({
		inputTotal: (tokens.input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0),
		cacheRead,
		cacheWrite,
		output: tokens.output ?? 0
	});
}
function fromInclusive(tokens) {
	const { cacheRead, cacheWrite } = tokens;
	const inputTotal = tokens.input ?? 0;
	if ((cacheRead ?? 0) + (cacheWrite ?? 0) > inputTotal) return null;
	return unlessZero({
		inputTotal,
		cacheRead,
		cacheWrite,
		output: tokens.output ?? 0
	});
}
function unlessZero(usage) {
	return usage.inputTotal === 0 && usage.output === 0 ? null : usage;
}
function addUsage(left, right) {
	if (left === null || right === null) return left ?? right;
	return {
		inputTotal: left.inputTotal + right.inputTotal,
		cacheRead: combine(left.cacheRead, right.cacheRead, 1),
		cacheWrite: combine(left.cacheWrite, right.cacheWrite, 1),
		output: left.output + right.output
	};
}
function subtractUsage(total, before) {
	const rest = {
		inputTotal: total.inputTotal - before.inputTotal,
		cacheRead: combine(total.cacheRead, before.cacheRead, -1),
		cacheWrite: combine(total.cacheWrite, before.cacheWrite, -1),
		output: total.output - before.output
	};
	return holdsAtLeast(rest, {
		inputTotal: 0,
		cacheRead: 0,
		cacheWrite: 0,
		output: 0
	}) ? rest : null;
}
function holdsAtLeast(usage, least) {
	return usage.inputTotal >= least.inputTotal && usage.output >= least.output && (usage.cacheRead ?? 1e400) >= (least.cacheRead ?? 0) && (usage.cacheWrite ?? 1e400) >= (least.cacheWrite ?? 0);
}
function combine(left, right, sign) {
	return left === null || right === null ? null : left + sign * right;
}
function toCost(usd, usage) {
	return usd === 0 && usage === null ? null : usd;
}

// src/transcripts/stream/acp-usage.ts
function readAcpUsage(agentName, result) {
	const quota = recordAt(recordAt(result, "_meta"), "quota");
	if (agentName.startsWith("gemini")) {
		const count = recordAt(quota, "token_count");
		return {
			usage: fromInclusive({
				input: countAt(count, "input_tokens"),
				cacheRead: null,
				cacheWrite: null,
				output: countAt(count, "output_tokens")
			}),
			model: textAt(recordsAt(quota, "model_usage")[0] ?? {}, "model")
		};
	}
	if (!agentName.includes("claude")) return {
		usage: null,
		model: null
	};
	const tokens = recordAt(result, "usage");
	return {
		usage: fromAdditive({
			input: countAt(tokens, "inputTokens"),
			cacheRead: countAt(tokens, "cachedReadTokens"),
			cacheWrite: countAt(tokens, "cachedWriteTokens"),
			output: countAt(tokens, "outputTokens")
		}),
		model: null
	};
}

// src/transcripts/stream/transcript.ts
const TYPE_LENGTH = 80;
const TYPE_KINDS = 50;
const OTHER_TYPES = "(other types)";
function newTranscript() {
	return {
		events: [],
		calls: /* @__PURE__ */ new Map(),
		unknownTypes: /* @__PURE__ */ new Map(),
		turn: 0,
		eventsInTurn: 0,
		openText: null,
		acted: false,
		lastWords: null
	};
}
function startTurn(transcript) {
	closeText(transcript);
	transcript.turn += 1;
	transcript.acted = false;
	transcript.lastWords = null;
	if (transcript.turn > 1) transcript.eventsInTurn = 0;
}
function turnOf(transcript) {
	return Math.max(1, transcript.turn);
}
function nextEvent(transcript) {
	transcript.eventsInTurn += 1;
	return transcript.eventsInTurn;
}
function addText(transcript, who, said) {
	closeText(transcript);
	const { text, nested = false } = said;
	if (text.trim() === "") return;
	const turn = turnOf(transcript);
	const event = nextEvent(transcript);
	if (who === "thinking") {
		transcript.events.push({
			type: "thinking",
			text,
			nested,
			turn,
			event
		});
		return;
	}
	transcript.events.push({
		type: "message",
		role: who,
		text,
		nested,
		turn,
		event
	});
	if (who === "assistant" && !nested) {
		transcript.acted = true;
		transcript.lastWords = text;
	}
}
function addChunk(transcript, type, piece) {
	const open = transcript.openText;
	if (open !== null && open.type === type && open.key === piece.key) {
		open.chunks.push(piece.text);
		return;
	}
	closeText(transcript);
	transcript.openText = {
		type,
		key: piece.key,
		chunks: [piece.text]
	};
}
function closeText(transcript) {
	const open = transcript.openText;
	if (open === null) return;
	transcript.openText = null;
	addText(transcript, open.type === "message" ? "assistant" : "thinking", { text: open.chunks.join("") });
}
function addToolCall(transcript, facts) {
	closeText(transcript);
	const { id, name, rawName, input, script, nested } = facts;
	const turn = turnOf(transcript);
	const event = nextEvent(transcript);
	const call = {
		type: "tool_call",
		id,
		name,
		rawName,
		input,
		script,
		nested
	};
	transcript.calls.set(id, transcript.events.length);
	transcript.events.push({
		...call,
		ok: null,
		turn,
		event
	});
	if (!nested) transcript.acted = true;
}
function changeToolCall(transcript, id, facts) {
	const index = transcript.calls.get(id);
	const call = index === void 0 ? void 0 : transcript.events[index];
	if (index === void 0 || call?.type !== "tool_call") return false;
	transcript.events[index] = {
		...call,
		...facts
	};
	return true;
}
function noteToolCall(transcript, facts) {
	const call = transcript.events[transcript.calls.get(facts.id) ?? -1];
	if (call?.type === "tool_call" && call.ok === null) changeToolCall(transcript, facts.id, facts);
	else addToolCall(transcript, facts);
}
function addToolResult(transcript, result) {
	closeText(transcript);
	const { id, ok, text, nested = false } = result;
	changeToolCall(transcript, id, { ok });
	const turn = turnOf(transcript);
	const event = nextEvent(transcript);
	transcript.events.push({
		type: "tool_result",
		id,
		ok,
		text,
		nested,
		turn,
		event
	});
}
function addRetry(transcript, text) {
	closeText(transcript);
	const turn = turnOf(transcript);
	const event = nextEvent(transcript);
	transcript.events.push({
		type: "retry",
		text,
		nested: false,
		turn,
		event
	});
}
function addError(transcript, text) {
	closeText(transcript);
	const last = transcript.events.at(-1);
	if (text.trim() === "" || last?.type === "error" && last.text === text) return;
	const turn = turnOf(transcript);
	const event = nextEvent(transcript);
	transcript.events.push({
		type: "error",
		text,
		nested: false,
		turn,
		event
	});
}
function addUnknown(transcript, type) {
	const types = transcript.unknownTypes;
	const cut = type.slice(0, TYPE_LENGTH);
	const name = types.has(cut) || types.size < TYPE_KINDS ? cut : OTHER_TYPES;
	types.set(name, (types.get(name) ?? 0) + 1);
}

// src/transcripts/stream/dispatch.ts
function dispatch(types, state, entry) {
	const handler = types.handlers.get(entry.type);
	if (handler !== void 0) handler(state, entry.line);
	else if (!types.ignored.has(entry.type)) addUnknown(state.transcript, entry.type);
}

// src/transcripts/stream/parse-lines.ts
function parseLines(lines) {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return sortLines(lines);
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}
function sortLines(lines) {
	const records = [];
	const strays = [];
	let lineCount = 0;
	let badLines = 0;
	let isCut = false;
	for (const line of lines) {
		const text = line.trim();
		if (text === "") continue;
		lineCount += 1;
		const parsed = parse(text);
		isCut = parsed === null && text.startsWith("{");
		if (parsed === null) badLines += 1;
		else if (isRecord(parsed.value)) records.push(parsed.value);
		else strays.push(toKind$1(parsed.value));
	}
	return {
		records,
		lineCount,
		badLines,
		isCut,
		strays
	};
}
const SCALAR = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const STRING = /^"[^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\]*)*"$/;
const LIST_START = /^\[\s*(?:\]$|["[{]|[^"[\]{},:]{1,99}[,\]]|[^"[\]{},:]{100})/;
const OBJECT_START = /^\{\s*(?:\}$|"(?:(?:[^"\\]|\\.){0,99}"\s*:\s*["[{\-\dtfn]|(?:[^"\\]|\\.){100}))/s;
function mayBeJson(text) {
	switch (text.charAt(0)) {
		case "{": return text.endsWith("}") && OBJECT_START.test(text);
		case "[": return text.endsWith("]") && LIST_START.test(text);
		case "\"": return STRING.test(text);
		default: return SCALAR.test(text);
	}
}
function parse(text) {
	if (!mayBeJson(text)) return null;
	try {
		return { value: JSON.parse(text) };
	} catch {
		return null;
	}
}
function toKind$1(value) {
	if (value === null) return "(null)";
	return Array.isArray(value) ? "(list)" : `(${typeof value})`;
}

// src/transcripts/stream/stream-outcome.ts
const FAILURE_TEXT = 65536;
const STATUS_IN_TEXT = [
	/\bAPI Error: (\d{3})\b/,
	/"code":\s?(\d{3})\b/,
	/\bstatus:? (\d{3})\b/,
	/^(\d{3}) \{/m
];
const KIND_IN_TEXT = [
	[/Invalid API key|Authentication required|Not logged in|Missing environment variable/i, "auth"],
	[/experiencing high demand/i, "server"],
	[/ECONNRESET|ECONNREFUSED|stream disconnected|Cannot connect|Unable to connect|fetch failed|Connection error|network issues/i, "connection"],
	[/Could not parse message into JSON|JSON parsing failed|in JSON at position/i, "malformed"]
];
const ERROR_NAMES = /* @__PURE__ */ new Map([
	["authentication_failed", "auth"],
	["rate_limit", "rate-limit"],
	["overloaded", "overloaded"],
	["server_error", "server"],
	["invalid_request", "bad-request"]
]);
const TOO_LONG = /prompt is too long|ContextOverflowError|prompt_too_long/i;
function judgeStream(end, process) {
	if (process.timedOut) return {
		outcome: "timed-out",
		errorKind: "timeout"
	};
	if (end.ended && end.saidNothing && end.failure === null) return {
		outcome: "empty",
		errorKind: "empty-answer"
	};
	if (end.failure !== null) return {
		outcome: "error",
		errorKind: toKind(end.failure)
	};
	if (end.lineCount === 0) return {
		outcome: "error",
		errorKind: "no-output"
	};
	if (!end.ended || end.isCut) return {
		outcome: "truncated",
		errorKind: "cut-off"
	};
	if (process.signal !== null || process.exit !== null && process.exit !== 0) return {
		outcome: "error",
		errorKind: "unknown"
	};
	return {
		outcome: "completed",
		errorKind: null
	};
}
function kindOfErrorName(name) {
	return ERROR_NAMES.get(name ?? "") ?? null;
}
function toKind(failure) {
	const text = failure.text.slice(0, FAILURE_TEXT);
	if (failure.kind) return failure.kind;
	if (TOO_LONG.test(text)) return "context-length";
	const status = failure.status ?? statusIn(text);
	const byStatus = status === null ? null : kindOfStatus(status);
	if (byStatus !== null) return byStatus;
	return KIND_IN_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? failure.otherwise ?? "unknown";
}
function statusIn(text) {
	for (const pattern of STATUS_IN_TEXT) {
		const status = Number(pattern.exec(text)?.[1]);
		if (kindOfStatus(status) !== null) return status;
	}
	return null;
}
function kindOfStatus(status) {
	if (status === 401 || status === 403) return "auth";
	if (status === 429) return "rate-limit";
	if (status === 529) return "overloaded";
	if (status >= 500 && status < 600) return "server";
	return status >= 400 && status < 500 ? "bad-request" : null;
}

// src/transcripts/stream/shell-script.ts
const OPERATORS = [
	["<<<", "<<-"],
	[
		"&&",
		"||",
		";;",
		"<<",
		">>",
		">&",
		"<&",
		"<>",
		">|"
	],
	[
		"\n",
		";",
		"&",
		"|",
		"(",
		")",
		"<",
		">"
	]
].flat();
const BLANKS = /* @__PURE__ */ new Set([
	" ",
	"	",
	"\r"
]);
const BREAKS = /* @__PURE__ */ new Set([
	...BLANKS,
	"\n",
	";",
	"&",
	"|",
	"(",
	")",
	"<",
	">"
]);
const QUOTES = /* @__PURE__ */ new Set([
	"'",
	"\"",
	"\\"
]);
const REDIRECTS = /* @__PURE__ */ new Set([
	"<",
	">",
	">>",
	">|",
	"<>",
	"<<<",
	"<<",
	"<<-",
	"<&",
	">&"
]);
function splitShellWords(line) {
	const words = [];
	for (const token of tokenize(line)) {
		if (token.kind === "operator") return null;
		words.push(token.text);
	}
	return words;
}
function readShellCommands(script) {
	const commands = [];
	let command = newCommand();
	let redirect = null;
	for (const token of tokenize(script)) {
		if (token.kind === "word") {
			targetOf(command, redirect)?.push(token.text);
			redirect = null;
			continue;
		}
		redirect = REDIRECTS.has(token.text) ? token.text : null;
		if (redirect !== null || isEmpty(command)) continue;
		commands.push(command);
		command = newCommand();
	}
	return isEmpty(command) ? commands : [...commands, command];
}
function newCommand() {
	return {
		words: [],
		inputs: []
	};
}
function isEmpty({ words, inputs }) {
	return words.length === 0 && inputs.length === 0;
}
function targetOf(command, redirect) {
	if (redirect === null) return command.words;
	return redirect === "<" ? command.inputs : null;
}
function* tokenize(script) {
	const hereDocuments = [];
	let last = "";
	let at = skipBlank(script, 0);
	while (at < script.length) {
		const operator = operatorAt(script, at);
		if (operator === null) {
			const word = readWord(script, at);
			if (last === "<<" || last === "<<-") hereDocuments.push(word.text);
			yield {
				kind: "word",
				text: word.text
			};
			at = word.end;
		} else {
			yield {
				kind: "operator",
				text: operator
			};
			at += operator.length;
			if (operator === "\n") at = skipHereDocuments(script, at, hereDocuments.splice(0));
		}
		last = operator ?? "";
		at = skipBlank(script, at);
	}
}
function operatorAt(script, at) {
	const first = script.charAt(at);
	if (!BREAKS.has(first)) return null;
	return OPERATORS.find((text) => script.startsWith(text, at)) ?? null;
}
function skipBlank(script, start) {
	let at = start;
	while (at < script.length) if (BLANKS.has(script.charAt(at))) at += 1;
	else if (script.startsWith("\\\n", at)) at += 2;
	else break;
	return script.charAt(at) === "#" ? indexOrEnd(script, "\n", at) : at;
}
function readWord(script, start) {
	const texts = [];
	let at = start;
	while (at < script.length && !BREAKS.has(script.charAt(at))) {
		const piece = readPiece(script, at);
		texts.push(piece.text);
		at = piece.end;
	}
	return {
		text: texts.join(""),
		end: at
	};
}
function readPiece(script, start) {
	switch (script.charAt(start)) {
		case "'": {
			const close = indexOrEnd(script, "'", start + 1);
			return {
				text: script.slice(start + 1, close),
				end: close + 1
			};
		}
		case "\"": return readDoubleQuoted(script, start + 1);
		case "\\": return {
			text: script.charAt(start + 1).replace("\n", ""),
			end: start + 2
		};
		default: {
			let end = start;
			while (end < script.length && !BREAKS.has(script.charAt(end)) && !QUOTES.has(script.charAt(end))) end += 1;
			return {
				text: script.slice(start, end),
				end
			};
		}
	}
}
function readDoubleQuoted(script, start) {
	const texts = [];
	let from = start;
	let at = start;
	while (at < script.length && script.charAt(at) !== "\"") {
		if (script.charAt(at) !== "\\") {
			at += 1;
			continue;
		}
		texts.push(script.slice(from, at), unescapeNext(script.charAt(at + 1)));
		at += 2;
		from = at;
	}
	texts.push(script.slice(from, at));
	return {
		text: texts.join(""),
		end: at + 1
	};
}
function unescapeNext(next) {
	if (next === "\n") return "";
	return next !== "" && "$`\"\\".includes(next) ? next : `\\${next}`;
}
function skipHereDocuments(script, start, ends) {
	let at = start;
	for (const end of ends) while (at < script.length) {
		const newline = indexOrEnd(script, "\n", at);
		const line = script.slice(at, newline);
		at = newline + 1;
		if (line.replace(/^\t+/, "") === end) break;
	}
	return Math.min(at, script.length);
}
function indexOrEnd(script, text, from) {
	const index = script.indexOf(text, from);
	return index === -1 ? script.length : index;
}

// src/transcripts/stream/skill-loads.ts
const SKILL_FILE = "/SKILL.md";
const PATH_KEYS = [
	"file_path",
	"filePath",
	"path",
	"absolute_path"
];
const NAME_KEYS = [
	"skill",
	"name",
	"command"
];
const SHOWING = /* @__PURE__ */ new Set([
	"cat",
	"sed",
	"head",
	"tail",
	"less",
	"more",
	"nl",
	"bat"
]);
function findSkillLoads(events) {
	const loads = [];
	for (const event of events) {
		if (event.type !== "tool_call" || event.ok !== true) continue;
		const { turn, event: number } = event;
		for (const load of toLoads(event)) loads.push({
			...load,
			turn,
			event: number
		});
	}
	return loads;
}
function toLoads(call) {
	const input = isRecord(call.input) ? call.input : {};
	switch (call.name) {
		case "skill": {
			const name = firstTextAt(input, NAME_KEYS)?.trim() ?? "";
			return name === "" ? [] : [{
				name,
				via: "tool"
			}];
		}
		case "read": return byFile([firstTextAt(input, PATH_KEYS) ?? "", ...texts(input["paths"])]);
		case "bash": return byFile(filesShown(call.script ?? textAt(input, "command") ?? ""));
		default: return [];
	}
}
function byFile(paths) {
	return paths.flatMap((path) => {
		const name = skillOf(path);
		return name === null ? [] : [{
			name,
			via: "file"
		}];
	});
}
function skillOf(path) {
	if (!path.endsWith(SKILL_FILE)) return null;
	const folder = path.slice(0, -9).split("/").at(-1) ?? "";
	return folder === "" || folder === "." || folder === ".." ? null : folder;
}
function texts(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function filesShown(script) {
	if (!script.includes("SKILL.md")) return [];
	let folder = "";
	return readShellCommands(script).flatMap(({ words, inputs }) => {
		const first = words.findIndex((word) => !/^\w+=/.test(word));
		const program = (words[first] ?? "").split("/").at(-1) ?? "";
		const rest = words.slice(first + 1);
		if (program === "cd") folder = lastSegment(rest[0] ?? "", folder);
		if (!SHOWING.has(program) || editsInPlace(program, rest)) return [];
		return [...rest, ...inputs].map((file) => file === "SKILL.md" ? `${folder}/${file}` : file);
	});
}
function lastSegment(path, before) {
	const segment = path.split("/").filter((part) => part !== "").at(-1) ?? "";
	return segment === "." ? before : segment;
}
function editsInPlace(program, words) {
	return program === "sed" && words.some((word) => /^(-[a-zA-Z]*i|--in-place)/.test(word));
}

// src/transcripts/stream/to-reading.ts
function toReading(stream, facts, context) {
	const { lines, transcript } = stream;
	closeText(transcript);
	for (const stray of lines.strays) addUnknown(transcript, stray);
	const { usage = null, finalText = transcript.lastWords } = facts;
	const costUsd = toCost(facts.costUsd ?? null, usage);
	const { ended, failure, saidNothing = !transcript.acted } = facts;
	const { after } = context;
	return {
		sessionId: facts.sessionId ?? null,
		turns: facts.turns ?? (lines.lineCount === 0 ? 0 : Math.max(1, transcript.turn)),
		events: transcript.events,
		skillLoads: findSkillLoads(transcript.events),
		finalText,
		usage,
		usageIsLowerBound: facts.usageIsLowerBound ?? false,
		modelCalls: facts.modelCalls ?? null,
		costUsd,
		totals: {
			usageReported: facts.usageReported ?? usage ?? after?.usageReported ?? null,
			costUsdReported: facts.costUsdReported ?? costUsd ?? after?.costUsdReported ?? null,
			...facts.agentName === void 0 ? {} : { agentName: facts.agentName }
		},
		model: facts.model ?? null,
		cliVersion: facts.cliVersion ?? null,
		...judgeStream({
			ended,
			failure,
			saidNothing,
			...lines
		}, context.process),
		badLines: lines.badLines,
		unknownTypes: [...transcript.unknownTypes]
	};
}
function hasDelegated(transcript) {
	return transcript.events.some((event) => event.type === "tool_call" && event.name === "task");
}

// src/transcripts/acp.ts
const TYPES$6 = {
	handlers: /* @__PURE__ */ new Map([
		["client/session/prompt", readPrompt],
		["agent/response", readResponse],
		["update/agent_message_chunk", readMessageChunk],
		["update/agent_thought_chunk", readThoughtChunk],
		["update/tool_call", readToolCall$1],
		["update/tool_call_update", readToolCallUpdate],
		["update/usage_update", readUsageUpdate]
	]),
	ignored: /* @__PURE__ */ new Set([
		"client/initialize",
		"client/authenticate",
		"client/session/new",
		"client/session/set_mode",
		"client/session/set_model",
		"client/session/cancel",
		"client/response",
		"agent/session/request_permission",
		"agent/fs/read_text_file",
		"agent/fs/write_text_file",
		"update/available_commands_update",
		"update/current_mode_update",
		"update/config_option_update",
		"update/plan",
		"update/user_message_chunk"
	])
};
const CODEX_WARNING = /^Model metadata for `[^`]*` not found\./;
const acp = {
	name: "acp",
	read: read$7
};
function read$7(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		requests: /* @__PURE__ */ new Map(),
		calls: /* @__PURE__ */ new Map(),
		sessionId: null,
		agentName: context.after?.agentName ?? "",
		agentVersion: null,
		model: null,
		inTurn: false,
		ended: false,
		failure: null,
		usage: null,
		promptsWithoutUsage: 0,
		costReported: null
	};
	for (const line of lines.records) readMessage$3(state, line);
	closeText(transcript);
	const { sessionId, model, ended, failure, usage, costReported } = state;
	const facts = {
		sessionId,
		model,
		cliVersion: state.agentVersion,
		ended,
		failure,
		usage,
		usageIsLowerBound: usage !== null && state.promptsWithoutUsage > 0,
		costUsd: toCostOfTurn(costReported, context),
		costUsdReported: costReported,
		agentName: state.agentName,
		turns: transcript.turn,
		finalText: wordsAfterLastTool(transcript)
	};
	return toReading({
		lines: withoutOurs(lines),
		transcript
	}, facts, context);
}
function withoutOurs(lines) {
	const ours = lines.records.filter((line) => textAt(line, "dir") === "client");
	return {
		...lines,
		lineCount: lines.lineCount - ours.length
	};
}
function toCostOfTurn(reported, { after }) {
	return reported === null ? null : Math.max(0, reported - (after?.costUsdReported ?? 0));
}
function wordsAfterLastTool({ events, turn }) {
	const last = events.findLast((event) => event.turn === turn && speaksOrActs(event));
	return last?.type === "message" ? last.text : null;
}
function speaksOrActs(event) {
	return event.type === "tool_call" || event.type === "tool_result" || event.type === "message" && event.role === "assistant";
}
function readMessage$3(state, line) {
	const message = recordAt(line, "msg");
	const method = textAt(message, "method");
	const side = textAt(line, "dir") === "client" ? "client" : "agent";
	if (side === "client" && method !== null) state.requests.set(idOf(message), method);
	if (side === "agent" && method === "session/update") {
		const update = recordAt(recordAt(message, "params"), "update");
		const type = `update/${textAt(update, "sessionUpdate") ?? "(no type)"}`;
		dispatch(TYPES$6, state, {
			type,
			line: update
		});
		return;
	}
	const isResponse = "result" in message || "error" in message;
	const type = `${side}/${method ?? (isResponse ? "response" : "(no method)")}`;
	dispatch(TYPES$6, state, {
		type,
		line: message
	});
}
function idOf(message) {
	const id = message["id"];
	return typeof id === "number" || typeof id === "string" ? JSON.stringify(id) : "";
}
function readPrompt(state, message) {
	startTurn(state.transcript);
	state.inTurn = true;
	state.ended = false;
	state.failure = null;
	const text = toResultText(recordsAt(recordAt(message, "params"), "prompt"));
	addText(state.transcript, "user", { text });
}
function readResponse(state, message) {
	const method = state.requests.get(idOf(message));
	if (method === void 0) return;
	const result = recordAt(message, "result");
	if ("error" in message) readFailure(state, recordAt(message, "error"));
	else if (method === "session/prompt") readPromptResult(state, result);
	if (method === "session/prompt") state.inTurn = false;
	if (method === "session/new") state.sessionId ??= textAt(result, "sessionId");
	if (method !== "initialize") return;
	const agent = recordAt(result, "agentInfo");
	state.agentName = textAt(agent, "name") ?? "";
	state.agentVersion = textAt(agent, "version");
}
function readFailure(state, error) {
	const text = textAt(error, "message") ?? toResultText(error);
	const open = state.transcript.openText;
	if (open !== null && text.includes(open.chunks.join(""))) state.transcript.openText = null;
	addError(state.transcript, text);
	state.ended = true;
	state.failure = {
		text,
		otherwise: kindOfErrorName(textAt(recordAt(error, "data"), "errorKind"))
	};
	state.promptsWithoutUsage += 1;
}
function readPromptResult(state, result) {
	closeText(state.transcript);
	const { usage, model } = readAcpUsage(state.agentName, result);
	state.model = model ?? state.model;
	state.usage = addUsage(state.usage, usage);
	if (usage === null) state.promptsWithoutUsage += 1;
	const reason = textAt(result, "stopReason");
	state.ended = reason === "end_turn" || reason === "refusal";
	if (reason === "max_turn_requests") state.failure = {
		text: reason,
		kind: "max-turns"
	};
	if (reason === "cancelled") state.failure = { text: reason };
}
function readMessageChunk(state, update) {
	const text = textAt(recordAt(update, "content"), "text") ?? "";
	if (!state.inTurn) return;
	if (state.agentName.includes("codex") && CODEX_WARNING.test(text)) addError(state.transcript, text);
	else addChunk(state.transcript, "message", {
		text,
		key: textAt(update, "messageId") ?? ""
	});
}
function readThoughtChunk(state, update) {
	const text = textAt(recordAt(update, "content"), "text") ?? "";
	if (!state.inTurn) return;
	addChunk(state.transcript, "thinking", {
		text,
		key: textAt(update, "messageId") ?? ""
	});
}
function readToolCall$1(state, update) {
	const id = textAt(update, "toolCallId") ?? "";
	const call = mergeAcpUpdate(state.calls.get(id) ?? newAcpToolCall(id), update);
	noteToolCall(state.transcript, toToolCallFacts(call));
	settle(state, call, update);
}
function readToolCallUpdate(state, update) {
	const id = textAt(update, "toolCallId") ?? "";
	const known = state.calls.get(id);
	if (known === void 0 && state.transcript.calls.has(id)) return;
	const call = mergeAcpUpdate(known ?? newAcpToolCall(id), update);
	const facts = toToolCallFacts(call);
	if (known === void 0) noteToolCall(state.transcript, facts);
	else changeToolCall(state.transcript, id, facts);
	settle(state, call, update);
}
function settle(state, call, update) {
	closeText(state.transcript);
	const result = toAcpResult(update);
	if (result === null) {
		state.calls.set(call.id, call);
		return;
	}
	state.calls.delete(call.id);
	addToolResult(state.transcript, {
		id: call.id,
		...result
	});
}
function readUsageUpdate(state, update) {
	const cost = recordAt(update, "cost");
	if (textAt(cost, "currency") !== "USD") return;
	state.costReported = usdAt(cost, "amount") ?? state.costReported;
}

// src/transcripts/stream/claude-money.ts
const LAST_PER_PROCESS = [
	2,
	1,
	197
];
function readClaudeMoney(stream, after, transcript) {
	const { results, cliVersion } = stream;
	const last = results.at(-1) ?? {};
	const total = sumModels(last["modelUsage"]);
	const own = sumResults(results, (result) => sumModels(result["model_usage_since_last_result"]));
	const plain = sumResults(results, plainUsage);
	const rest = withoutEarlier(total, after?.usageReported ?? null, own ?? plain);
	const isCumulative = rest !== null && (own !== null || !isPerProcess(cliVersion));
	const usage = own ?? (isCumulative ? unlessZero(rest) : total) ?? plain;
	const cost = usdAt(last, "total_cost_usd");
	return {
		usage,
		usageIsLowerBound: own === null && total === null && usage !== null && hasDelegated(transcript),
		costUsd: isCumulative ? withoutBefore(cost, after?.costUsdReported ?? null) : cost,
		usageReported: total ?? plain,
		costUsdReported: cost
	};
}
function withoutEarlier(total, before, least) {
	if (total === null || before === null) return null;
	const rest = subtractUsage(total, before);
	return rest !== null && (least === null || holdsAtLeast(rest, least)) ? rest : null;
}
function withoutBefore(cost, before) {
	return cost === null || before === null || before > cost ? cost : cost - before;
}
function sumResults(results, read) {
	return results.reduce((sum, result) => addUsage(sum, read(result)), null);
}
function sumModels(models) {
	if (!isRecord(models)) return null;
	return Object.values(models).filter(isRecord).map((model) => fromAdditive({
		input: countAt(model, "inputTokens"),
		cacheRead: countAt(model, "cacheReadInputTokens"),
		cacheWrite: countAt(model, "cacheCreationInputTokens"),
		output: countAt(model, "outputTokens")
	})).reduce(addUsage, null);
}
function plainUsage(result) {
	const usage = recordAt(result, "usage");
	return fromAdditive({
		input: countAt(usage, "input_tokens"),
		cacheRead: countAt(usage, "cache_read_input_tokens"),
		cacheWrite: countAt(usage, "cache_creation_input_tokens"),
		output: countAt(usage, "output_tokens")
	});
}
function isPerProcess(version) {
	const parts = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})/.exec(version ?? "")?.slice(1).map(Number);
	if (parts === void 0) return false;
	for (const [index, limit] of LAST_PER_PROCESS.entries()) {
		const part = parts[index] ?? 0;
		if (part !== limit) return part < limit;
	}
	return true;
}

// src/transcripts/claude.ts
const SILENT_BLOCKS = /* @__PURE__ */ new Set([
	"redacted_thinking",
	"image",
	"document"
]);
const SYNTHETIC = "<synthetic>";
const INTERRUPTED = "[Request interrupted by user";
const TYPES$5 = {
	handlers: /* @__PURE__ */ new Map([
		["system/init", readInit$3],
		["system/api_retry", readRetry],
		["assistant", readAssistant$1],
		["user", readUser$1],
		["result", readResult$2]
	]),
	ignored: /* @__PURE__ */ new Set([
		"stream_event",
		"system/status",
		"system/permission_denied",
		"system/thinking_tokens",
		"system/task_started",
		"system/task_progress",
		"system/task_updated",
		"system/task_notification",
		"system/compact_boundary",
		"system/hook_started",
		"system/hook_progress",
		"system/hook_response",
		"tool_progress",
		"rate_limit_event"
	])
};
const claude = {
	name: "claude",
	read: read$6
};
function read$6(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		results: [],
		sessionId: null,
		requestedModel: null,
		servedModel: null,
		cliVersion: null,
		ended: false,
		failure: null,
		answers: /* @__PURE__ */ new Set()
	};
	startTurn(transcript);
	for (const line of lines.records) {
		state.sessionId ??= textAt(line, "session_id");
		dispatch(TYPES$5, state, {
			type: typeOf$3(line),
			line
		});
	}
	return toReading({
		lines,
		transcript
	}, toFacts(state, context), context);
}
function toFacts(state, context) {
	const { sessionId, cliVersion, ended, transcript } = state;
	return {
		sessionId,
		cliVersion,
		ended,
		modelCalls: hasDelegated(transcript) ? null : state.answers.size,
		model: state.servedModel ?? state.requestedModel,
		finalText: finalText(state),
		failure: state.failure && {
			...state.failure,
			text: `${state.failure.text}\n${/Could not parse message into JSON/.exec(context.stderr) ?? ""}`
		},
		saidNothing: !transcript.acted && finalText(state) === null,
		...readClaudeMoney({
			results: state.results,
			cliVersion
		}, context.after, transcript)
	};
}
function finalText(state) {
	const last = state.ended && state.failure === null ? state.results.at(-1) : void 0;
	const result = last === void 0 ? null : textAt(last, "result");
	return result === null || result.trim() === "" ? state.transcript.lastWords : result;
}
function typeOf$3(line) {
	const type = textAt(line, "type") ?? "(no type)";
	return type === "system" ? `system/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}
function openTurn(state) {
	if (!state.ended) return;
	state.ended = false;
	state.failure = null;
	startTurn(state.transcript);
}
function readInit$3(state, line) {
	openTurn(state);
	state.requestedModel ??= textAt(line, "model");
	state.cliVersion ??= textAt(line, "claude_code_version");
}
function readRetry(state, line) {
	const attempt = `${countAt(line, "attempt") ?? "?"}/${countAt(line, "max_retries") ?? "?"}`;
	const cause = [countAt(line, "error_status"), textAt(line, "error")].filter((part) => part !== null);
	addRetry(state.transcript, `retry ${attempt}: ${cause.join(" ")}`);
}
function readAssistant$1(state, line) {
	openTurn(state);
	const message = recordAt(line, "message");
	const model = textAt(message, "model");
	if (model === SYNTHETIC || textAt(line, "error") !== null) {
		readSynthetic(state, line);
		return;
	}
	state.servedModel ??= model;
	const answer = textAt(message, "id");
	if (answer !== null) state.answers.add(answer);
	const nested = isNested(line);
	for (const block of blocksOf(message)) readAssistantBlock(state.transcript, block, nested);
}
function readSynthetic(state, line) {
	const text = toResultText(recordAt(line, "message")["content"]);
	addError(state.transcript, text);
	const error = textAt(line, "error");
	if (error === null) return;
	state.failure = {
		text,
		status: countAt(line, "api_error_status"),
		otherwise: kindOfErrorName(error)
	};
}
function readAssistantBlock(transcript, block, nested) {
	const type = textAt(block, "type") ?? "(no type)";
	switch (type) {
		case "text":
			addText(transcript, "assistant", {
				text: textAt(block, "text") ?? "",
				nested
			});
			break;
		case "thinking":
			addText(transcript, "thinking", {
				text: textAt(block, "thinking") ?? "",
				nested
			});
			break;
		case "tool_use":
		case "server_tool_use":
			addToolUse(transcript, block, nested);
			break;
		default: if (!SILENT_BLOCKS.has(type)) addUnknown(transcript, `assistant/${type}`);
	}
}
function addToolUse(transcript, block, nested) {
	const rawName = textAt(block, "name") ?? "";
	const name = CLAUDE_TOOLS.get(rawName) ?? "other";
	const script = name === "bash" ? textAt(recordAt(block, "input"), "command") : null;
	const input = toJsonValue(block["input"]);
	addToolCall(transcript, {
		id: textAt(block, "id") ?? "",
		name,
		rawName,
		input,
		script,
		nested
	});
}
function readUser$1(state, line) {
	openTurn(state);
	const nested = isNested(line);
	const isSynthetic = line["isSynthetic"] === true;
	for (const block of blocksOf(recordAt(line, "message"))) {
		const type = textAt(block, "type") ?? "(no type)";
		if (type === "tool_result") addResultBlock(state.transcript, block, nested);
		else if (type === "text") {
			if (!isSynthetic) addUserText(state.transcript, textAt(block, "text") ?? "", nested);
		} else if (!SILENT_BLOCKS.has(type)) addUnknown(state.transcript, `user/${type}`);
	}
}
function addUserText(transcript, text, nested) {
	if (text.startsWith(INTERRUPTED)) addError(transcript, text);
	else addText(transcript, "user", {
		text,
		nested
	});
}
function addResultBlock(transcript, block, nested) {
	addToolResult(transcript, {
		id: textAt(block, "tool_use_id") ?? "",
		ok: block["is_error"] !== true,
		text: toResultText(block["content"]),
		nested
	});
}
function readResult$2(state, line) {
	state.results.push(line);
	state.ended = true;
	state.failure = failureOf(line);
	if (state.failure !== null) addError(state.transcript, state.failure.text);
}
function failureOf(line) {
	const subtype = textAt(line, "subtype");
	if (subtype === "success" && line["is_error"] !== true) return null;
	const errors = Array.isArray(line["errors"]) ? toResultText(line["errors"]) : "";
	const text = textAt(line, "result") ?? errors;
	const status = countAt(line, "api_error_status");
	if (subtype === "error_max_turns") return {
		text: text || subtype,
		kind: "max-turns"
	};
	if (subtype === "error_max_budget_usd") return {
		text: text || subtype,
		kind: "max-budget"
	};
	if (textAt(line, "terminal_reason") === "prompt_too_long") return {
		text,
		status,
		kind: "context-length"
	};
	return {
		text: text || (subtype ?? "error"),
		status
	};
}
function blocksOf(message) {
	const text = textAt(message, "content");
	return text === null ? recordsAt(message, "content") : [{
		type: "text",
		text
	}];
}
function isNested(line) {
	return typeof line["parent_tool_use_id"] === "string" || isRecord(line["parent_tool_use_id"]);
}

// src/transcripts/codex.ts
const TYPES$4 = {
	handlers: /* @__PURE__ */ new Map([
		["thread.started", readThread],
		["item/command_execution", readTool$1],
		["item/file_change", readTool$1],
		["item/collab_tool_call", readTool$1],
		["item/mcp_tool_call", readTool$1],
		["item/web_search", readTool$1],
		["item/todo_list", readTool$1],
		["item/agent_message", readMessage$2],
		["item/reasoning", readReasoning$2],
		["item/error", readWarning],
		["error", readError$3],
		["turn.completed", readCompleted],
		["turn.failed", readFailed]
	]),
	ignored: /* @__PURE__ */ new Set(["turn.started"])
};
const codex = {
	name: "codex",
	read: read$5
};
function read$5(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		threadId: null,
		ended: false,
		failure: null,
		usage: null
	};
	startTurn(transcript);
	for (const line of lines.records) dispatch(TYPES$4, state, {
		type: typeOf$2(line),
		line
	});
	const { ended, failure, usage } = state;
	const facts = {
		sessionId: state.threadId,
		ended,
		failure,
		usage: withoutEarlierTurns(usage, context),
		usageReported: usage,
		usageIsLowerBound: usage !== null && hasDelegated(transcript)
	};
	return toReading({
		lines,
		transcript
	}, facts, context);
}
function withoutEarlierTurns(usage, { after }) {
	const before = after?.usageReported ?? null;
	if (usage === null || before === null) return usage;
	const rest = subtractUsage(usage, before);
	return rest === null ? usage : unlessZero(rest);
}
const ITEM_LINES = /* @__PURE__ */ new Set([
	"item.started",
	"item.updated",
	"item.completed"
]);
function typeOf$2(line) {
	const type = textAt(line, "type") ?? "(no type)";
	return ITEM_LINES.has(type) ? `item/${textAt(recordAt(line, "item"), "type") ?? "(no type)"}` : type;
}
function isEnd(line) {
	return textAt(line, "type") === "item.completed";
}
function readThread(state, line) {
	state.threadId ??= textAt(line, "thread_id");
}
function readMessage$2(state, line) {
	if (isEnd(line)) addText(state.transcript, "assistant", textOf$1(line));
}
function readReasoning$2(state, line) {
	if (isEnd(line)) addText(state.transcript, "thinking", textOf$1(line));
}
function textOf$1(line) {
	return { text: textAt(recordAt(line, "item"), "text") ?? "" };
}
function readWarning(state, line) {
	if (isEnd(line)) addError(state.transcript, textAt(recordAt(line, "item"), "message") ?? "");
}
function readError$3(state, line) {
	const message = textAt(line, "message") ?? "";
	if (message.startsWith("Reconnecting")) addRetry(state.transcript, message);
	else addError(state.transcript, message);
}
function readCompleted(state, line) {
	const usage = recordAt(line, "usage");
	state.ended = true;
	state.failure = null;
	state.usage = fromInclusive({
		input: countAt(usage, "input_tokens"),
		cacheRead: countAt(usage, "cached_input_tokens"),
		cacheWrite: countAt(usage, "cache_write_input_tokens"),
		output: countAt(usage, "output_tokens")
	});
}
function readFailed(state, line) {
	const text = textAt(recordAt(line, "error"), "message") ?? "turn failed";
	addError(state.transcript, text);
	state.ended = true;
	state.failure = { text };
}
function readTool$1(state, line) {
	const item = recordAt(line, "item");
	const id = textAt(item, "id") ?? "";
	const facts = {
		...toolOf(item),
		input: inputOf(item),
		nested: false
	};
	noteToolCall(state.transcript, {
		id,
		...facts
	});
	if (!isEnd(line)) return;
	addToolResult(state.transcript, {
		id,
		ok: hasSucceeded(item),
		text: outputOf(item)
	});
}
function toolOf(item) {
	const type = textAt(item, "type") ?? "";
	const script = null;
	switch (type) {
		case "command_execution": return {
			name: "bash",
			rawName: type,
			script: unwrapScript(textAt(item, "command") ?? "")
		};
		case "file_change": return {
			name: isAddition(item) ? "write" : "edit",
			rawName: type,
			script
		};
		case "web_search": return {
			name: "web",
			rawName: type,
			script
		};
		case "collab_tool_call": {
			const rawName = textAt(item, "tool") ?? type;
			return {
				name: rawName === "spawn_agent" ? "task" : "other",
				rawName,
				script
			};
		}
		case "mcp_tool_call": return {
			name: "other",
			rawName: textAt(item, "tool") ?? type,
			script
		};
		default: return {
			name: "other",
			rawName: type,
			script
		};
	}
}
function isAddition(item) {
	const changes = recordsAt(item, "changes");
	return changes.length > 0 && changes.every((change) => textAt(change, "kind") === "add");
}
function unwrapScript(command) {
	const words = splitShellWords(command);
	const [shell = "", flag, script] = words ?? [];
	if (words?.length !== 3 || script === void 0) return command;
	return /(^|\/)(bash|sh|zsh)$/.test(shell) && (flag === "-lc" || flag === "-c") ? script : command;
}
const OUTCOME_FIELDS = /* @__PURE__ */ new Set([
	"id",
	"type",
	"status",
	"aggregated_output",
	"exit_code",
	"result",
	"error",
	"agents_states",
	"receiver_thread_ids"
]);
function inputOf(item) {
	return toJsonValue(Object.fromEntries(Object.entries(item).filter(([key]) => !OUTCOME_FIELDS.has(key))));
}
function hasSucceeded(item) {
	const status = textAt(item, "status") ?? "completed";
	const exit = item["exit_code"];
	return status === "completed" && (typeof exit !== "number" || exit === 0) && !isRecord(item["error"]);
}
function outputOf(item) {
	return firstTextAt(item, ["aggregated_output"]) ?? toResultText(item["result"] ?? item["error"] ?? item["agents_states"]);
}

// src/transcripts/command.ts
const NOT_FOUND = 127;
const WORDS = 300;
const command = {
	name: "command",
	read: read$4
};
function read$4(lines, context) {
	const { exit, signal } = context.process;
	const transcript = newTranscript();
	startTurn(transcript);
	addText(transcript, "assistant", { text: lines.join("\n") });
	const ended = exit === 0 && signal === null;
	const failure = ended ? null : {
		text: toFailure$1(context),
		kind: "unknown"
	};
	if (failure !== null) addError(transcript, failure.text);
	const parsed = {
		records: [],
		lineCount: lines.length,
		badLines: 0,
		isCut: false,
		strays: []
	};
	return toReading({
		lines: parsed,
		transcript
	}, {
		ended,
		failure
	}, context);
}
function toFailure$1({ process, stderr }) {
	const { exit, signal, timedOut } = process;
	if (timedOut) return "ended by skillcheck";
	const how = signal ?? `exit ${exit}`;
	const why = exit === NOT_FOUND ? `${how}, not installed` : how;
	const words = stderr.trim().slice(0, WORDS);
	return words === "" ? why : `${why}: ${words}`;
}

// src/transcripts/cursor.ts
const ERROR_CHARACTERS = 4096;
const TYPES$3 = {
	handlers: /* @__PURE__ */ new Map([
		["system/init", readInit$2],
		["user", readUser],
		["assistant", readAssistant],
		["tool_call/started", readToolStart],
		["tool_call/completed", readToolEnd],
		["result", readResult$1]
	]),
	ignored: /* @__PURE__ */ new Set()
};
const cursor = {
	name: "cursor",
	read: read$3
};
function read$3(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		sessionId: null,
		model: null,
		ended: false,
		failure: null,
		result: null
	};
	startTurn(transcript);
	for (const line of lines.records) dispatch(TYPES$3, state, {
		type: typeOf$1(line),
		line
	});
	const failure = state.failure ?? (state.ended ? null : toFailure(context));
	if (failure !== null) addError(transcript, failure.text);
	const { sessionId, model, ended, result } = state;
	const finalText = transcript.lastWords ?? result;
	return toReading({
		lines,
		transcript
	}, {
		sessionId,
		model,
		ended,
		failure,
		finalText
	}, context);
}
function toFailure({ process, stderr }) {
	const text = stderr.trim().slice(0, ERROR_CHARACTERS);
	return process.exit === null || process.exit === 0 || text === "" ? null : { text };
}
function typeOf$1(line) {
	const type = textAt(line, "type") ?? "(no type)";
	return type === "system" || type === "tool_call" ? `${type}/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}
function readInit$2(state, line) {
	state.sessionId ??= textAt(line, "session_id");
	state.model ??= textAt(line, "model");
}
function textOf(line) {
	return recordsAt(recordAt(line, "message"), "content").map((block) => textAt(block, "text") ?? "").join("");
}
function readUser(state, line) {
	addText(state.transcript, "user", { text: textOf(line) });
}
function readAssistant(state, line) {
	addText(state.transcript, "assistant", { text: textOf(line) });
}
function readTool(line) {
	const call = recordAt(line, "tool_call");
	const [rawName = ""] = Object.keys(call).filter((key) => isRecord(call[key]));
	const body = recordAt(call, rawName);
	const name = CURSOR_TOOLS.get(rawName) ?? "other";
	const args = recordAt(body, "args");
	return {
		result: recordAt(body, "result"),
		facts: {
			id: textAt(line, "call_id") ?? "",
			name,
			rawName,
			input: toJsonValue(isRecord(body["args"]) ? args : body),
			script: name === "bash" ? textAt(args, "command") : null,
			nested: false
		}
	};
}
function readToolStart(state, line) {
	noteToolCall(state.transcript, readTool(line).facts);
}
function readToolEnd(state, line) {
	const { facts, result } = readTool(line);
	noteToolCall(state.transcript, facts);
	const success = recordAt(result, "success");
	const exit = success["exitCode"];
	addToolResult(state.transcript, {
		id: facts.id,
		ok: isRecord(result["success"]) && (typeof exit !== "number" || exit === 0),
		text: toOutput(success) ?? toResultText(result)
	});
}
function toOutput(success) {
	const parts = [
		"content",
		"stdout",
		"stderr"
	].flatMap((key) => textAt(success, key) ?? []);
	return parts.length === 0 ? null : parts.filter((part) => part !== "").join("\n");
}
function readResult$1(state, line) {
	state.ended = true;
	state.sessionId ??= textAt(line, "session_id");
	const text = textAt(line, "result") ?? "";
	if (line["is_error"] === true) state.failure = { text };
	else state.result = text.trim() === "" ? null : text;
}

// src/transcripts/droid.ts
const MOST_ERRORS = 8;
const TYPES$2 = {
	handlers: /* @__PURE__ */ new Map([
		["system/init", readInit$1],
		["message", readMessage$1],
		["reasoning", readReasoning$1],
		["tool_call", readToolCall],
		["tool_result", readToolResult$1],
		["error", readError$2],
		["completion", readCompletion]
	]),
	ignored: /* @__PURE__ */ new Set()
};
const droid = {
	name: "droid",
	read: read$2
};
function read$2(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		sessionId: null,
		model: null,
		ended: false,
		errors: [],
		finalText: null,
		usage: null
	};
	startTurn(transcript);
	for (const line of lines.records) dispatch(TYPES$2, state, {
		type: typeOf(line),
		line
	});
	const { sessionId, model, ended, errors, usage } = state;
	const facts = {
		sessionId,
		model,
		ended,
		failure: errors.length === 0 ? null : { text: errors.join("\n") },
		usage,
		finalText: state.finalText ?? transcript.lastWords
	};
	return toReading({
		lines,
		transcript
	}, facts, context);
}
function typeOf(line) {
	const type = textAt(line, "type") ?? "(no type)";
	return type === "system" ? `system/${textAt(line, "subtype") ?? "(no subtype)"}` : type;
}
function readInit$1(state, line) {
	state.sessionId ??= textAt(line, "session_id");
	state.model ??= textAt(line, "model");
}
function readMessage$1(state, line) {
	const who = textAt(line, "role") === "assistant" ? "assistant" : "user";
	addText(state.transcript, who, { text: textAt(line, "text") ?? "" });
}
function readReasoning$1(state, line) {
	addText(state.transcript, "thinking", { text: textAt(line, "text") ?? "" });
}
function readToolCall(state, line) {
	const rawName = textAt(line, "toolName") ?? "";
	const name = DROID_TOOLS.get(rawName) ?? "other";
	addToolCall(state.transcript, {
		id: textAt(line, "id") ?? "",
		name,
		rawName,
		input: toJsonValue(line["parameters"]),
		script: name === "bash" ? textAt(recordAt(line, "parameters"), "command") : null,
		nested: false
	});
}
function readToolResult$1(state, line) {
	addToolResult(state.transcript, {
		id: textAt(line, "id") ?? "",
		ok: line["isError"] !== true && !isRecord(line["error"]),
		text: textAt(recordAt(line, "error"), "message") ?? toResultText(line["value"])
	});
}
function readError$2(state, line) {
	const text = textAt(line, "message") ?? "error";
	addError(state.transcript, text);
	state.ended = true;
	if (state.errors.length < MOST_ERRORS) state.errors = [...state.errors, text];
}
function readCompletion(state, line) {
	const text = textAt(line, "finalText") ?? "";
	state.ended = true;
	state.errors = [];
	state.finalText = text.trim() === "" ? null : text;
	const usage = recordAt(line, "usage");
	state.usage = fromAdditive({
		input: countAt(usage, "input_tokens"),
		cacheRead: countAt(usage, "cache_read_input_tokens"),
		cacheWrite: countAt(usage, "cache_creation_input_tokens"),
		output: countAt(usage, "output_tokens")
	});
}

// src/transcripts/gemini.ts
const EXIT_KINDS = /* @__PURE__ */ new Map([
	[144, "bad-request"],
	[145, "auth"],
	[147, "auth"],
	[173, "rate-limit"],
	[244, "server"],
	[247, "server"],
	[17, "overloaded"],
	[41, "auth"],
	[53, "max-turns"]
]);
const TYPES$1 = {
	handlers: /* @__PURE__ */ new Map([
		["init", readInit],
		["message", readMessage],
		["tool_use", readToolUse$1],
		["tool_result", readToolResult],
		["error", readError$1],
		["result", readResult]
	]),
	ignored: /* @__PURE__ */ new Set()
};
const gemini = {
	name: "gemini",
	read: read$1
};
function read$1(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		sessionId: null,
		model: null,
		ended: false,
		failure: null,
		isEmpty: false,
		usage: null
	};
	startTurn(transcript);
	for (const line of lines.records) {
		const type = textAt(line, "type") ?? "(no type)";
		if (type !== "message") closeText(transcript);
		dispatch(TYPES$1, state, {
			type,
			line
		});
	}
	closeText(transcript);
	const { sessionId, model, usage, isEmpty } = state;
	const facts = {
		sessionId,
		model,
		usage,
		ended: state.ended || isEmpty,
		failure: isEmpty ? null : withExit(state.failure, context.process.exit),
		saidNothing: isEmpty || !transcript.acted
	};
	return toReading({
		lines,
		transcript
	}, facts, context);
}
function withExit(failure, exit) {
	return failure && {
		...failure,
		otherwise: EXIT_KINDS.get(exit ?? 0) ?? null
	};
}
function readInit(state, line) {
	state.sessionId ??= textAt(line, "session_id");
	state.model ??= textAt(line, "model");
}
function readMessage(state, line) {
	const text = textAt(line, "content") ?? toResultText(line["content"]);
	if (textAt(line, "role") !== "assistant") addText(state.transcript, "user", { text });
	else if (line["delta"] === true) addChunk(state.transcript, "message", {
		text,
		key: ""
	});
	else addText(state.transcript, "assistant", { text });
}
function readToolUse$1(state, line) {
	const rawName = textAt(line, "tool_name") ?? "";
	const name = GEMINI_TOOLS.get(rawName) ?? "other";
	addToolCall(state.transcript, {
		id: textAt(line, "tool_id") ?? "",
		name,
		rawName,
		input: toJsonValue(line["parameters"]),
		script: name === "bash" ? textAt(recordAt(line, "parameters"), "command") : null,
		nested: false
	});
}
function readToolResult(state, line) {
	addToolResult(state.transcript, {
		id: textAt(line, "tool_id") ?? "",
		ok: textAt(line, "status") === "success",
		text: toResultText(line["output"] ?? textAt(recordAt(line, "error"), "message"))
	});
}
function readError$1(state, line) {
	const text = textAt(line, "message") ?? "";
	addError(state.transcript, text);
	if (/empty response/i.test(text)) state.isEmpty = true;
	else if (textAt(line, "severity") === "error") state.failure = { text };
}
function readResult(state, line) {
	state.ended = true;
	readStats(state, recordAt(line, "stats"));
	if (textAt(line, "status") === "success") {
		state.failure = null;
		return;
	}
	const text = textAt(recordAt(line, "error"), "message") ?? state.failure?.text ?? "";
	addError(state.transcript, text);
	state.failure = { text };
}
function readStats(state, stats) {
	const models = isRecord(stats["models"]) ? Object.keys(stats["models"]) : [];
	if (models.length === 1) state.model = models[0] ?? null;
	state.usage = fromInclusive({
		input: countAt(stats, "input_tokens"),
		cacheRead: countAt(stats, "cached"),
		cacheWrite: 0,
		output: countAt(stats, "output_tokens")
	});
}

// src/transcripts/opencode.ts
const UNKNOWN_TOOL = "invalid";
const TYPES = {
	handlers: /* @__PURE__ */ new Map([
		["step_start", readStepStart],
		["text", readText],
		["reasoning", readReasoning],
		["tool_use", readToolUse],
		["step_finish", readStepFinish],
		["error", readError]
	]),
	ignored: /* @__PURE__ */ new Set()
};
const opencode = {
	name: "opencode",
	read
};
function read(rawLines, context) {
	const lines = parseLines(rawLines);
	const transcript = newTranscript();
	const state = {
		transcript,
		sessionId: null,
		ended: false,
		failure: null,
		usage: null,
		costUsd: 0,
		steps: 0
	};
	startTurn(transcript);
	for (const line of lines.records) {
		state.sessionId ??= textAt(line, "sessionID");
		dispatch(TYPES, state, {
			type: textAt(line, "type") ?? "(no type)",
			line
		});
	}
	const { sessionId, ended, failure, usage, costUsd } = state;
	const facts = {
		sessionId,
		ended,
		failure,
		usage,
		modelCalls: hasDelegated(transcript) ? null : state.steps,
		usageIsLowerBound: usage !== null && hasDelegated(transcript),
		costUsd: costUsd > 0 ? costUsd : null
	};
	return toReading({
		lines,
		transcript
	}, facts, context);
}
function readStepStart(state) {
	state.ended = false;
}
function readText(state, line) {
	const part = recordAt(line, "part");
	if (part["synthetic"] === true) return;
	addText(state.transcript, "assistant", { text: textAt(part, "text") ?? "" });
}
function readReasoning(state, line) {
	addText(state.transcript, "thinking", { text: textAt(recordAt(line, "part"), "text") ?? "" });
}
function readToolUse(state, line) {
	const part = recordAt(line, "part");
	const call = recordAt(part, "state");
	const rawName = textAt(part, "tool") ?? "";
	const name = OPENCODE_TOOLS.get(rawName) ?? "other";
	const id = textAt(part, "callID") ?? "";
	const facts = {
		name,
		rawName,
		input: toJsonValue(call["input"]),
		script: name === "bash" ? textAt(recordAt(call, "input"), "command") : null,
		nested: false
	};
	noteToolCall(state.transcript, {
		id,
		...facts
	});
	const status = textAt(call, "status");
	if (status !== "completed" && status !== "error") return;
	addToolResult(state.transcript, {
		id,
		ok: status === "completed" && rawName !== UNKNOWN_TOOL && !hasFailedExit(call),
		text: toResultText(status === "error" ? call["error"] : call["output"])
	});
}
function hasFailedExit(call) {
	const exit = recordAt(call, "metadata")["exit"];
	return typeof exit === "number" && exit !== 0;
}
function readStepFinish(state, line) {
	const part = recordAt(line, "part");
	state.steps += 1;
	state.usage = addUsage(state.usage, usageOf(recordAt(part, "tokens")));
	state.costUsd += usdAt(part, "cost") ?? 0;
	if (textAt(part, "reason") !== "stop") return;
	state.ended = true;
	state.failure = null;
}
function usageOf(tokens) {
	const cache = recordAt(tokens, "cache");
	const usage = fromAdditive({
		input: countAt(tokens, "input"),
		cacheRead: countAt(cache, "read"),
		cacheWrite: countAt(cache, "write"),
		output: countAt(tokens, "output")
	});
	const reasoning = countAt(tokens, "reasoning") ?? 0;
	const isBeside = usage !== null && usage.inputTotal + usage.output + reasoning === countAt(tokens, "total");
	return usage !== null && isBeside ? {
		...usage,
		output: usage.output + reasoning
	} : usage;
}
function readError(state, line) {
	const error = recordAt(line, "error");
	const data = recordAt(error, "data");
	const text = `${textAt(error, "name") ?? "error"}: ${textAt(data, "message") ?? ""}`;
	addError(state.transcript, text);
	state.ended = true;
	state.failure = {
		text,
		status: countAt(data, "statusCode")
	};
}

export { recordAt as _, command as a, acp as c, addUsage as d, mergeAcpUpdate as f, isRecord as g, firstTextAt as h, cursor as i, splitShellWords as l, toToolCallFacts as m, gemini as n, codex as o, newAcpToolCall as p, droid as r, claude as s, opencode as t, kindOfStatus as u, recordsAt as v, textAt as y };