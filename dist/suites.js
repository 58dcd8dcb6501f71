import { c as literal, d as record, f as strictObject, g as unknown, h as union, i as boolean, l as number, m as tuple, n as _null, p as string, r as array, s as lazy, t as _enum } from "./zod.js";
import { _ as agentsSchema, d as containerSchema, g as agentNameSchema, i as configSchema, l as dollarsSchema, o as variableNameSchema, r as DEFAULT_CONFIG, s as toConfiguredPrices, t as STAND_IN_MATCHES, v as modelName, y as modelSchema } from "./stand-in2.js";
import { n as nameOf, t as explainIssue } from "./explain-issue.js";
import { n as splitExplanation, t as explain } from "./explanation.js";
import { t as require_dist } from "./yaml.js";
import { t as LIMITS } from "./limits.js";
import { n as nearestWord } from "./edit-distance.js";
import { t as decodeText } from "./decode-text.js";
import { t as explainUnknownAgent } from "./explain-unknown-agent.js";
import { r as SCOPES, t as patternSchema } from "./pattern-schema.js";
import { t as comparePaths } from "./tree-digest.js";
import { a as lastSegment } from "./tree-path.js";

// src/model/simulated-user.ts
const SPEAKERS = [
	"prompt",
	"answer",
	"user"
];
const USER_PROVIDERS = [
	"anthropic",
	"openai",
	"openai-chat",
	"gemini"
];

// src/suites/known-keys.ts
function definitionOf(schema) {
	return schema._zod.def;
}
function openSchema(schema) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "optional":
		case "default":
		case "prefault":
		case "nullable":
		case "readonly": return openSchema(def.innerType);
		case "pipe": return openSchema(def.in);
		case "lazy": return openSchema(def.getter());
		case "union": return def.options.flatMap((option) => openSchema(option));
		default: return [schema];
	}
}
function childSchemas(schema, step) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "object": {
			const child = def.shape[String(step)];
			return child === void 0 ? [] : openSchema(child);
		}
		case "array": return openSchema(def.element);
		case "record": return openSchema(def.valueType);
		default: return [];
	}
}
function knownKeysAt(schema, path) {
	let candidates = openSchema(schema);
	for (const step of path) candidates = candidates.flatMap((one) => childSchemas(one, step));
	const keys = candidates.flatMap((one) => {
		const def = definitionOf(one);
		return def.type === "object" ? Object.keys(def.shape) : [];
	});
	return [...new Set(keys)];
}

// src/suites/unknown-key.ts
const SYNONYMS = /* @__PURE__ */ new Map([
	["assert", "`expect`"],
	["fake", "`fakes`"],
	["harness", "`agents`"],
	["runs", "`samples`"],
	["trials", "`samples`"],
	["instruction", "`prompt`"],
	["threshold", "`min_pass_rate`"],
	["graders", "`grade` or `judge`"],
	["negate", "`not`"],
	["skills", "`with`"],
	["matrix", "`pair_with`"],
	["should_activate", "`triggers.fires`"],
	["should_not_activate", "`triggers.quiet`"],
	["type", "`contains: text`"],
	["value", "`contains: text`"],
	["tool_called", "`tool_call`"],
	["skill_activated", "`loaded_skill`"],
	["after", "`expect`"]
]);
const NOT_YET = "is not supported by this version of skillcheck yet";
function explainUnknownKey(key, known) {
	if (known.later.has(key)) return {
		what: NOT_YET,
		remedy: "remove it until it is"
	};
	const belongs = known.elsewhere.get(key);
	if (belongs !== void 0) return {
		what: "does not belong here",
		remedy: `write it ${belongs}`
	};
	const what = "is not a key that can stand here";
	const near = nearestWord(key, [
		...known.here,
		...known.later,
		...known.elsewhere.keys()
	]);
	const synonym = SYNONYMS.get(key);
	const offers = [...near === null || synonym?.includes(`\`${near}\``) ? [] : [`did you mean \`${near}\`?${yetOf(`\`${near}\``, known)}`], ...synonym === void 0 ? [] : [`write ${synonym}${yetOf(synonym, known)}`]];
	if (offers.length > 0) return {
		what,
		remedy: offers.join(" or ")
	};
	return {
		what,
		remedy: `known are ${known.here.join(", ")}`
	};
}
function yetOf(offer, known) {
	return (offer.match(/[a-z_]+/g) ?? []).some((word) => known.later.has(word)) ? ` (${NOT_YET.replace("is ", "")})` : "";
}

// src/suites/yaml-source.ts
function spotAt(source, path) {
	let spot = source.root;
	for (const step of path) {
		const child = spot.children.get(step);
		if (child === void 0) return spot;
		spot = child;
	}
	return spot;
}
function keysAt(source, path) {
	let spot = source.root;
	for (const step of path) spot = spot?.children.get(step);
	return [...spot?.children.keys() ?? []].map(String);
}
function valueAt(source, path) {
	let value = source.data;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
		value = value[step];
	}
	return value;
}
const LONGEST_KEY = 60;
function toKeyPath(path) {
	return path.reduce((text, step) => {
		if (typeof step === "number") return `${text}[${step}]`;
		const key = String(step).slice(0, LONGEST_KEY);
		if (!/^[\w-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
		return text === "" ? key : `${text}.${key}`;
	}, "");
}
function isMap$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/suites/to-problems.ts
function toProblems(issues, context) {
	return inFileOrder(issues.flatMap((issue) => problemsOf(issue, [], context)));
}
function inFileOrder(problems) {
	return [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toProblem({ file, key, place }, { what, remedy }) {
	return {
		file,
		line: place.line,
		column: place.column,
		key: toKeyPath(key),
		what,
		remedy
	};
}
function problemsOf(issue, above, context) {
	const inside = [...above, ...issue.path];
	const key = [...context.prefix, ...inside];
	const { file, source } = context;
	if (issue.code === "unrecognized_keys") {
		const here = knownKeysAt(context.schema, inside);
		return issue.keys.map((name) => {
			const path = [...key, name];
			const explanation = explainUnknownKey(name, {
				here,
				...context.words
			});
			return toProblem({
				file,
				key: path,
				place: spotAt(source, path).keyPlace
			}, explanation);
		});
	}
	if (issue.code === "invalid_union") {
		const branch = meantBranch(issue);
		if (branch !== null) return branch.flatMap((inner) => problemsOf(inner, inside, context));
	}
	if (issue.code === "invalid_key" && issue.issues[0] !== void 0) return [toProblem({
		file,
		key,
		place: spotAt(source, key).keyPlace
	}, explanationOf(issue.issues[0], issue.path.at(-1)))];
	const explanation = explanationOf(issue, valueAt(source, key));
	return [toProblem({
		file,
		key,
		place: spotAt(source, key).place
	}, explanation)];
}
function explanationOf(issue, value) {
	if (issue.code === "custom") {
		const { what, remedy } = issue.params ?? {};
		if (typeof what === "string" && typeof remedy === "string") return {
			what,
			remedy
		};
	}
	if (issue.message.startsWith("write ")) return {
		what: `is ${nameOf(value)}`,
		remedy: issue.message
	};
	const written = splitExplanation(issue.message);
	const colon = written.what.indexOf(": write ");
	if (written.remedy !== "" || colon === -1) return written;
	return {
		what: written.what.slice(0, colon),
		remedy: written.what.slice(colon + 2)
	};
}
function meantBranch(issue) {
	const [first, second] = issue.errors.filter((branch) => branch.length > 0 && !branch.some((inner) => inner.path.length === 0 && isTypeIssue(inner)));
	return first !== void 0 && second === void 0 ? first : null;
}
function isTypeIssue(issue) {
	return [
		"invalid_type",
		"invalid_value",
		"invalid_union"
	].includes(issue.code);
}

// src/suites/model-choice.ts
const NO_CHOICE = {
	everyAgent: [],
	byAgent: /* @__PURE__ */ new Map()
};
function toModelChoice(written) {
	if (written === void 0) return NO_CHOICE;
	if (typeof written === "string") return {
		everyAgent: [written],
		byAgent: /* @__PURE__ */ new Map()
	};
	const entries = Object.entries(written).map(([agent, models]) => [agent, typeof models === "string" ? [models] : models]);
	return {
		everyAgent: [],
		byAgent: new Map(entries)
	};
}
function overrideModel(stronger, weaker) {
	if (stronger.everyAgent.length > 0) return stronger;
	return {
		everyAgent: weaker.everyAgent,
		byAgent: new Map([...weaker.byAgent, ...stronger.byAgent])
	};
}
function modelsFor(choice, agent) {
	return choice.byAgent.get(agent) ?? choice.everyAgent;
}

// src/suites/isolation-choice.ts
const suiteIsolationSchema = union([literal("cage"), containerSchema], { error: ({ input }) => input === "none" ? explain("is not for a suite to decide", "write cage or {container: IMAGE}; none stands in .skillcheck.yml or on the command line") : "write cage or {container: IMAGE}" }).describe("Where the agent runs: cage, or {container: IMAGE} with an image of `containers` in .skillcheck.yml. More than the settings say, never less.");
function toIsolationChoice(written) {
	if (written === void 0) return null;
	return typeof written === "string" ? { kind: written } : {
		kind: "container",
		image: written.container
	};
}

// src/suites/yaml-tokens.ts
var import_dist = require_dist();
const SCALAR = "";
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;
function toYamlTokens(text) {
	const parser = new import_dist.Parser();
	const tokens = [];
	const comments = [];
	let before = "";
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		if (lexeme.startsWith("#") && before !== SCALAR) comments.push({
			offset: parser.offset,
			text: lexeme
		});
		before = lexeme;
		for (const token of parser.next(lexeme)) tokens.push(token);
		if (parser.stack.length > MOST_OPEN_TOKENS) return refused$2(parser.offset, TOO_DEEP);
	}
	for (const token of parser.end()) tokens.push(token);
	return countNodes(tokens) ?? {
		kind: "tokens",
		tokens,
		comments
	};
}
const TOO_DEEP = {
	what: `nests deeper than ${LIMITS.yamlDepth} levels`,
	remedy: "put fewer lists and maps inside each other"
};
const TOO_MANY_VALUES = {
	what: `has more than ${LIMITS.yamlNodes} values (aliases count as what they stand for)`,
	remedy: "split the file, or name long values by fewer aliases"
};
const TOO_MANY_ALIASES = {
	what: `has more than ${LIMITS.yamlAliases} aliases`,
	remedy: "write the values out, or split the file"
};
function refused$2(offset, explanation) {
	return {
		kind: "refused",
		offset,
		...explanation
	};
}
function countNodes(tokens) {
	let nodes = 0;
	let aliases = 0;
	const open = [...tokens];
	for (let token = open.pop(); token !== void 0; token = open.pop()) {
		nodes += 1;
		if (token.type === "alias") aliases += 1;
		if (nodes > LIMITS.yamlNodes + tokens.length) return refused$2(token.offset, TOO_MANY_VALUES);
		if (aliases > LIMITS.yamlAliases) return refused$2(token.offset, TOO_MANY_ALIASES);
		open.push(...childrenOf(token));
	}
	return null;
}
function childrenOf(token) {
	if (token.type === "document") return token.value === void 0 ? [] : [token.value];
	if (!("items" in token)) return [];
	return token.items.flatMap((item) => {
		return [item.key, item.value].filter((part) => part !== void 0 && part !== null);
	});
}

// src/suites/explain-yaml-error.ts
const MISSING_QUOTE = /^Missing closing (["'])quote/;
const IN_QUOTES = "write the value in quotes";
const REMEDIES = {
	BAD_DQ_ESCAPE: "in double quotes a backslash begins an escape: write the value in single quotes",
	BAD_INDENT: "close what is open, or indent the line under what it belongs to",
	BAD_SCALAR_START: IN_QUOTES,
	BLOCK_AS_IMPLICIT_KEY: `${IN_QUOTES}, or indent a map under its key`,
	MISSING_CHAR: "write `key: value`",
	MULTILINE_IMPLICIT_KEY: "write `key: value` on one line, with a blank after the colon",
	TAB_AS_INDENT: "indent with blanks",
	TAG_RESOLVE_FAILED: IN_QUOTES,
	UNEXPECTED_TOKEN: `${IN_QUOTES}, or remove what stands here`
};
function explainYamlError(error, tokens) {
	const [line = ""] = error.message.split("\n");
	const [end] = error.pos;
	const quote = MISSING_QUOTE.exec(line)?.[1];
	if (quote === void 0) return {
		offset: end,
		what: `is not valid YAML: ${line.replace(/[.:]$/, "")}`,
		remedy: REMEDIES[error.code] ?? ""
	};
	return {
		offset: findQuoteStart(tokens, end) ?? end,
		what: `is not valid YAML: the quote ${quote} that begins here is not closed`,
		remedy: `write ${quote} at its end`
	};
}
function findQuoteStart(tokens, end) {
	const open = [...tokens];
	for (let token = open.pop(); token !== void 0; token = open.pop()) {
		if (token.type === "double-quoted-scalar" || token.type === "single-quoted-scalar") {
			const last = token.offset + token.source.length;
			if (token.offset < end && end <= last) return token.offset;
		}
		open.push(...childrenOf(token));
	}
	return null;
}

// src/suites/place.ts
function toLineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
function placeAt(lineStarts, offset) {
	let low = 0;
	let high = lineStarts.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((lineStarts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (lineStarts[low] ?? 0) + 1
	};
}

// src/suites/to-yaml-source.ts
const REFUSED_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function toYamlSource(contents, { comments, lastLine, ...context }) {
	const state = {
		...context,
		problems: [],
		anchors: /* @__PURE__ */ new Map(),
		nodes: 0,
		stopped: false
	};
	const { value, spot } = convert(contents, [], state);
	if (state.problems.length > 0) return {
		kind: "problems",
		problems: state.problems
	};
	return {
		kind: "yaml",
		source: {
			data: value,
			root: spot,
			comments,
			lastLine
		}
	};
}
function convert(node, path, state) {
	const place = state.place(node.range?.[0] ?? 0);
	if (state.stopped) return emptyAt(place);
	state.nodes += 1;
	if (state.nodes > LIMITS.yamlNodes) return stop(place, TOO_MANY_VALUES, state);
	if (path.length > LIMITS.yamlDepth) return stop(place, TOO_DEEP, state);
	if ((0, import_dist.isAlias)(node)) return convertAlias(node.source, path, {
		state,
		place
	});
	const converted = convertContent(node, path, {
		state,
		place
	});
	if ("anchor" in node && node.anchor !== void 0) state.anchors.set(node.anchor, node);
	return converted;
}
function convertContent(node, path, at) {
	if ((0, import_dist.isMap)(node)) return convertMap(node, path, at);
	if ((0, import_dist.isSeq)(node)) return convertList(node.items, path, at);
	return {
		...emptyAt(at.place),
		value: (0, import_dist.isScalar)(node) ? node.value : null
	};
}
function convertAlias(name, path, { state, place }) {
	const target = state.anchors.get(name);
	if (target === void 0) {
		addProblem$1(state, path, {
			place,
			what: `the alias *${name} stands for nothing that is complete before it`,
			remedy: `write &${name} at an earlier value, or quote the text`
		});
		return emptyAt(place);
	}
	const { value, spot } = convert(target, path, state);
	return {
		value,
		spot: {
			...spot,
			place,
			keyPlace: place
		}
	};
}
function convertList(items, path, { state, place }) {
	const value = [];
	const children = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) {
		const converted = item === null ? emptyAt(place) : convert(item, [...path, index], state);
		value.push(converted.value);
		children.set(index, converted.spot);
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
const NOTHING = /* @__PURE__ */ new Map();
function emptyAt(place) {
	return {
		value: null,
		spot: {
			place,
			keyPlace: place,
			children: NOTHING
		}
	};
}
function convertMap(node, path, { state, place }) {
	const value = Object.create(null);
	const children = /* @__PURE__ */ new Map();
	for (const pair of node.items) {
		const keyPlace = pair.key?.range ? state.place(pair.key.range[0]) : place;
		const key = usableKey(pair.key, {
			path,
			place: keyPlace,
			seen: children
		}, state);
		if (key === null) continue;
		const inside = [...path, key];
		const converted = pair.value === null ? emptyAt(keyPlace) : convert(pair.value, inside, state);
		value[key] = converted.value;
		children.set(key, {
			...converted.spot,
			keyPlace
		});
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
function usableKey(node, context, state) {
	const { path, place, seen } = context;
	const key = readKey(node);
	const refusal = key === null ? NO_KEY : refuseKey(key, seen);
	if (refusal === null) return key;
	addProblem$1(state, key === null ? path : [...path, key], {
		place,
		...refusal
	});
	return null;
}
const NO_KEY = {
	what: "a key that is not a plain text",
	remedy: "write `key: value`"
};
function readKey(node) {
	if (!(0, import_dist.isScalar)(node) || node.value === null) return null;
	return typeof node.value === "string" ? node.value : node.source ?? String(node.value);
}
function refuseKey(key, seen) {
	if (key === "<<") return {
		what: "merge keys are not supported",
		remedy: "repeat the keys"
	};
	if (REFUSED_KEYS.has(key)) return {
		what: "is not allowed as a key",
		remedy: "use another name"
	};
	if (!seen.has(key)) return null;
	return {
		what: "is written twice",
		remedy: "keep one of them"
	};
}
function stop(place, limit, state) {
	state.stopped = true;
	addProblem$1(state, [], {
		place,
		...limit
	});
	return emptyAt(place);
}
function addProblem$1(state, path, { place, what, remedy }) {
	state.problems.push({
		file: state.file,
		...place,
		key: toKeyPath(path),
		what,
		remedy
	});
}

// src/suites/yaml-text.ts
const START = {
	line: 1,
	column: 1
};
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";
function toYamlText(input) {
	const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
	if (bytes.length > LIMITS.suiteBytes) {
		const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
		return refused$1(START, what, "split it into several suites");
	}
	const { encoding, text } = decodeText(bytes);
	return refuseEncoding(encoding) ?? {
		kind: "text",
		text
	};
}
function refused$1(place, what, remedy) {
	return {
		kind: "refused",
		place,
		what,
		remedy
	};
}
function refuseEncoding(encoding) {
	switch (encoding.kind) {
		case "utf-8": return encoding.byteOrderMark ? refused$1(START, "begins with a byte order mark", SAVE_AS_UTF8) : null;
		case "utf-16": return refused$1(START, "is UTF-16", SAVE_AS_UTF8);
		case "invalid-utf-8": return refused$1(placeOf(encoding), "is not valid UTF-8", SAVE_AS_UTF8);
		case "binary": return refused$1(placeOf(encoding), "a NUL character", "remove it");
	}
}
function placeOf({ line, column }) {
	return {
		line,
		column
	};
}

// src/suites/read-yaml.ts
function readYaml(input, file) {
	const problem = (place, what, remedy = "") => ({
		file,
		...place,
		key: "",
		what,
		remedy
	});
	const decoded = toYamlText(input);
	if (decoded.kind === "refused") return {
		kind: "problems",
		problems: [problem(decoded.place, decoded.what, decoded.remedy)]
	};
	const lineStarts = toLineStarts(decoded.text);
	const place = (offset) => placeAt(lineStarts, offset);
	const tokens = toYamlTokens(decoded.text);
	if (tokens.kind === "refused") {
		const { offset, what, remedy } = tokens;
		return {
			kind: "problems",
			problems: [problem(place(offset), what, remedy)]
		};
	}
	const directive = tokens.tokens.find((token) => token.type === "directive");
	if (directive !== void 0) return {
		kind: "problems",
		problems: [problem(place(directive.offset), "a YAML directive, which is not supported", "remove the line")]
	};
	const documents = compose(tokens.tokens);
	const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]).map((error) => {
		const { offset, what, remedy } = explainYamlError(error, tokens.tokens);
		return problem(place(offset), what, remedy);
	});
	if (wrong.length > 0) return {
		kind: "problems",
		problems: inFileOrder(wrong)
	};
	const [first, second] = documents;
	if (first === void 0 || first.contents === null) return {
		kind: "problems",
		problems: [problem(place(0), "is empty", "write `version: 1` first")]
	};
	if (second !== void 0) return {
		kind: "problems",
		problems: [problem(place(second.range[0]), "a second document", "keep one")]
	};
	const comments = tokens.comments.map((comment) => toComment(comment, place, decoded.text));
	return toYamlSource(first.contents, {
		file,
		place,
		comments,
		lastLine: lineStarts.length
	});
}
function toComment({ offset, text }, place, whole) {
	const at = place(offset);
	return {
		place: at,
		text,
		isAlone: whole.slice(offset - at.column + 1, offset).trim() === ""
	};
}
function compose(tokens) {
	return [...new import_dist.Composer({
		version: "1.2",
		schema: "core",
		merge: false,
		resolveKnownTags: false,
		uniqueKeys: false
	}).compose(tokens)];
}

// src/suites/suite-path.ts
const RELATIVE = "write a path below the folder of this file";
function readPath(written) {
	const form = refuseForm$1(written);
	if (form !== null) return {
		kind: "refused",
		...form
	};
	const segments = written.split("/").filter((segment) => segment !== "" && segment !== ".");
	const refusal = segments.map(refuseSegment).find((reason) => reason !== null);
	if (refusal !== void 0) return {
		kind: "refused",
		...refusal
	};
	return {
		kind: "path",
		path: segments.length === 0 ? "." : segments.join("/")
	};
}
function refuseForm$1(written) {
	if (written.trim() === "") return {
		what: "is an empty path",
		remedy: RELATIVE
	};
	if (written.includes("\0")) return {
		what: "holds a NUL character",
		remedy: RELATIVE
	};
	if (written.includes("\\")) return {
		what: "holds a backslash",
		remedy: "write /"
	};
	if (written.startsWith("/")) return {
		what: "is an absolute path",
		remedy: RELATIVE
	};
	if (written.startsWith("~")) return {
		what: "begins with ~",
		remedy: RELATIVE
	};
	if (/^[a-zA-Z]:/.test(written)) return {
		what: "begins with a drive letter",
		remedy: RELATIVE
	};
	return null;
}
function refuseSegment(segment) {
	if (segment === "..") return {
		what: "holds ..",
		remedy: RELATIVE
	};
	if (segment.toLowerCase() === ".git") return {
		what: "leads into .git",
		remedy: "name files of the work tree"
	};
	const bytes = new TextEncoder().encode(segment).length;
	if (bytes <= LIMITS.pathSegmentBytes) return null;
	return {
		what: `has a name of ${bytes} bytes`,
		remedy: `at most ${LIMITS.pathSegmentBytes} are allowed`
	};
}
function joinPath(folder, path) {
	if (folder === ".") return path;
	return path === "." ? folder : `${folder}/${path}`;
}
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}

// src/suites/read-config.ts
const WORDS = {
	elsewhere: new Map(knownKeysAt(configSchema, ["lint"]).map((key) => [key, "below `lint`"])),
	later: /* @__PURE__ */ new Set(["judge", "bots"])
};
function readConfig(text, path) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return {
		...yaml,
		rest: null
	};
	const { source } = yaml;
	if (!isMap$1(source.data)) {
		const explanation = {
			what: `is ${nameOf(source.data)}`,
			remedy: "begin with `version: 1`"
		};
		return {
			kind: "problems",
			problems: [toProblem({
				file: path,
				key: [],
				place: source.root.place
			}, explanation)],
			rest: null
		};
	}
	const parsed = configSchema.safeParse(source.data, { error: explainIssue });
	const context = {
		file: path,
		source,
		schema: configSchema,
		prefix: [],
		words: WORDS
	};
	const problems = [...parsed.success ? [] : toProblems(parsed.error.issues, context), ...findStoreProblem(source, path)];
	if (!parsed.success || problems.length > 0) {
		const wrong = new Set(parsed.error?.issues.flatMap(toTopKeys));
		const kept = Object.entries(source.data).filter(([key]) => !wrong.has(key));
		const rest = configSchema.safeParse(Object.fromEntries(kept));
		return {
			kind: "problems",
			problems: inFileOrder(problems),
			rest: rest.success ? toConfig(rest.data, path) : null
		};
	}
	return {
		kind: "config",
		config: toConfig(parsed.data, path)
	};
}
function toTopKeys(issue) {
	const [top] = issue.path;
	if (top !== void 0) return [String(top)];
	return issue.code === "unrecognized_keys" ? issue.keys : [];
}
function findConfigKey(text, path, key) {
	const yaml = readYaml(text, path);
	return yaml.kind === "problems" ? {
		line: 1,
		column: 1
	} : spotAt(yaml.source, key).keyPlace;
}
function findStoreProblem(source, file) {
	const store = isMap$1(source.data) ? source.data["store"] : void 0;
	if (typeof store !== "string") return [];
	const reading = readPath(store);
	const key = ["store"];
	const place = spotAt(source, key).place;
	if (reading.kind === "refused") return [toProblem({
		file,
		key,
		place
	}, reading)];
	if (reading.path !== ".") return [];
	return [toProblem({
		file,
		key,
		place
	}, {
		what: "is the root itself",
		remedy: "name a folder of its own, such as .skillcheck/cassettes"
	})];
}
function toIsolation({ isolation, containers = [] }) {
	return {
		isolation: toIsolationChoice(isolation) ?? DEFAULT_CONFIG.isolation,
		containers
	};
}
function toLint(written) {
	return {
		targets: [...new Set(written?.targets ?? [])],
		rules: new Map(Object.entries(written?.rules ?? {})),
		ignore: written?.ignore ?? [],
		extraFields: written?.extra_fields ?? [],
		paths: written?.paths ?? []
	};
}
function toConfig(written, path) {
	const settings = Object.entries(written.agent_settings ?? {}).map(([agent, one]) => {
		const models = one.model === void 0 ? [] : [one.model].flat();
		const env = new Map(Object.entries(one.env ?? {}));
		const { command = null, agent: behind = null } = one;
		return [agent, {
			command,
			agent: behind,
			models,
			env
		}];
	});
	const ownModels = new Map(settings.flatMap(([agent, { models }]) => models.length > 0 ? [[agent, models]] : []));
	const store = readPath(written.store ?? DEFAULT_CONFIG.store);
	return {
		path,
		agents: written.agents ?? null,
		agentSettings: new Map(settings),
		model: overrideModel({
			everyAgent: [],
			byAgent: ownModels
		}, toModelChoice(written.model)),
		...toIsolation(written),
		extraHosts: [...new Set(written.extra_hosts ?? [])],
		maxCostUsd: written.max_cost ?? null,
		prices: toConfiguredPrices(written.prices ?? {}),
		failOn: written.fail_on ?? DEFAULT_CONFIG.failOn,
		store: store.kind === "path" ? store.path : DEFAULT_CONFIG.store,
		lint: toLint(written.lint)
	};
}

// src/suites/suite-context.ts
function addProblem(context, { path, at = "value" }, explanation) {
	const spot = spotAt(context.source, path);
	const place = at === "key" ? spot.keyPlace : spot.place;
	context.problems.push(toProblem({
		file: context.file,
		key: path,
		place
	}, explanation));
}
function addNamedPath(context, { kind, path }, at) {
	const place = spotAt(context.source, at).place;
	context.named.push({
		kind,
		path,
		place,
		key: toKeyPath(at)
	});
}

// src/suites/find-file-clashes.ts
function findFileClashes(context) {
	const count = keysAt(context.source, ["tests"]).length;
	const owners = [[], ...Array.from({ length: count }, (_, at) => ["tests", at])];
	for (const owner of owners) {
		const path = [
			...owner,
			"workspace",
			"files"
		];
		const seen = {
			files: /* @__PURE__ */ new Map(),
			folders: /* @__PURE__ */ new Map()
		};
		for (const name of keysAt(context.source, path)) {
			const reading = readPath(name);
			if (reading.kind !== "path") continue;
			const clash = explainClash(reading.path, seen);
			if (clash !== null) addProblem(context, {
				path: [...path, name],
				at: "key"
			}, clash);
			note(reading.path, seen);
		}
	}
}
function note(path, { files, folders }) {
	files.set(fold(path), path);
	for (const spelled of foldersOf(path)) if (!folders.has(fold(spelled))) folders.set(fold(spelled), {
		spelled,
		holds: path
	});
}
function explainClash(path, { files, folders }) {
	if (path === ".") return {
		what: "is the workspace itself",
		remedy: "write the path of a file in it"
	};
	const other = files.get(fold(path));
	if (other === path) return {
		what: `${path} is written twice`,
		remedy: "keep one of them"
	};
	if (other !== void 0) return explainCase(other, path);
	const above = foldersOf(path);
	const [file] = above.flatMap((folder) => files.get(fold(folder)) ?? []);
	if (file !== void 0) return explainFolder(file, path);
	const folder = folders.get(fold(path));
	if (folder !== void 0) return explainFolder(path, folder.holds);
	for (const spelled of above) {
		const earlier = folders.get(fold(spelled))?.spelled ?? spelled;
		if (earlier !== spelled) return explainCase(earlier, spelled);
	}
	return null;
}
function fold(path) {
	return path.normalize("NFC").toUpperCase().toLowerCase();
}
function explainCase(left, right) {
	return {
		what: `${left} and ${right} differ only in ${left.normalize("NFC") === right.normalize("NFC") ? "how letters are composed" : "case"}`,
		remedy: "rename one of them"
	};
}
function foldersOf(path) {
	const steps = path.split("/");
	return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join("/"));
}
function explainFolder(file, inside) {
	return {
		what: `${file} is a file, so ${inside} cannot lie in it`,
		remedy: "rename one of them"
	};
}

// src/suites/find-unknown-agents.ts
function findUnknownAgents(context, known) {
	const tests = valueAt(context.source, ["tests"]);
	const count = Array.isArray(tests) ? tests.length : 0;
	const owners = [[], ...Array.from({ length: count }, (_, at) => ["tests", at])];
	for (const owner of owners) {
		const agents = valueAt(context.source, [...owner, "agents"]);
		for (const [index, name] of (Array.isArray(agents) ? agents : []).entries()) refuseUnknown(name, { path: [
			...owner,
			"agents",
			index
		] });
		const model = valueAt(context.source, [...owner, "model"]);
		for (const name of isMap$1(model) ? Object.keys(model) : []) refuseUnknown(name, {
			path: [
				...owner,
				"model",
				name
			],
			at: "key"
		});
	}
	function refuseUnknown(name, place) {
		const explanation = typeof name === "string" && agentNameSchema.safeParse(name).success ? explainUnknownAgent(name, known) : null;
		if (explanation !== null) addProblem(context, place, explanation);
	}
}

// src/suites/text-schema.ts
function pathSchema() {
	return string().superRefine((written, context) => {
		const reading = readPath(written);
		if (reading.kind === "refused") context.addIssue({
			code: "custom",
			message: explain(reading.what, reading.remedy)
		});
	});
}
const textSchema = union([string(), strictObject({ file: pathSchema() })]);
const nonEmptyTextSchema = union([string().min(1), strictObject({ file: pathSchema() })]);

// src/suites/loaded-schema.ts
const definition = pathSchema().refine((path) => path.endsWith(".md"), { error: explain("is not the definition of a subagent", "name a Markdown file: reviewer.md") });
const loadedKeys = {
	env: record(variableNameSchema, string()).optional().describe("Plain variables for setup and the agent's shell, never secrets. A test's own stand beside the suite's."),
	with: union([literal("*"), array(string().min(1))]).optional().describe("Further skills loaded beside this one: names of skills of the repository, or paths below this file's folder; * is all of them."),
	subagents: array(definition).max(LIMITS.loadedBeside).optional().describe("Definition files of subagents, from the folder of this file, installed where the agent looks for them.")
};

// src/suites/stand-in-commands.ts
const SHELL = "is a shell: every agent runs its commands in one, so the run could not do anything";
const BUILT_IN = "is built into shells, which would never ask for a stand-in: its calls could not be seen";
const REFUSED = new Map([
	...[
		"sh",
		"bash",
		"dash",
		"zsh",
		"ksh",
		"ash",
		"fish"
	].map((name) => [name, SHELL]),
	["env", "starts scripts by their first line, agents among them, so the run could not do anything"],
	["node", "runs agents and the stand-ins themselves, so the run could not do anything"],
	["git", "stays real in every run: forges are out of its reach, and committed, commits and branch see what it did"],
	["rg", "is how agents search files, so the run could not do anything"],
	...[
		...[
			"alias",
			"bg",
			"break",
			"builtin",
			"caller",
			"case",
			"cd",
			"command",
			"compgen",
			"complete"
		],
		...[
			"continue",
			"coproc",
			"declare",
			"dirs",
			"disown",
			"do",
			"done",
			"echo",
			"elif",
			"else"
		],
		...[
			"enable",
			"esac",
			"eval",
			"exec",
			"exit",
			"export",
			"false",
			"fc",
			"fg",
			"fi",
			"for"
		],
		...[
			"function",
			"getopts",
			"hash",
			"help",
			"history",
			"if",
			"in",
			"jobs",
			"kill",
			"let",
			"local"
		],
		...[
			"logout",
			"mapfile",
			"popd",
			"printf",
			"pushd",
			"pwd",
			"read",
			"readarray",
			"readonly"
		],
		...[
			"return",
			"select",
			"set",
			"shift",
			"shopt",
			"source",
			"suspend",
			"test",
			"then",
			"time"
		],
		...[
			"times",
			"trap",
			"true",
			"type",
			"typeset",
			"ulimit",
			"umask",
			"unalias",
			"unset",
			"until"
		],
		...["wait", "while"]
	].map((name) => [name, BUILT_IN])
]);
const NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
function refuseCommand(command) {
	const reason = REFUSED.get(command);
	if (reason !== void 0) return {
		what: reason,
		remedy: "stand in for another command"
	};
	if (NAME.test(command)) return null;
	return {
		what: "is no name of a command",
		remedy: "write what stands on PATH, such as gh: letters, digits and . _ + -, at most 64"
	};
}

// src/suites/stand-in-schema.ts
const path = pathSchema();
const filePath = path.refine((written) => !/^[./]*$/.test(written) && !written.endsWith("/"), { error: explain("is a folder", "write the path of a file") });
const FILE_ALONE = { error: explain("has `file` beside other keys", "write {file: path} as the value of one of them") };
const isFileAlone = (answer) => answer.file === void 0 || Object.keys(answer).length === 1;
const commandMap = strictObject({
	file: path.optional().describe("File that holds what is printed."),
	stdout: textSchema.optional().describe("Printed, with a line end behind it."),
	stderr: textSchema.optional().describe("Printed to stderr, with a line end behind it."),
	exit: number().int().min(0).max(255).optional().describe("Exit code; 0 without it."),
	writes: record(filePath, textSchema).optional().describe("Path below the folder of the call → text, written before anything is printed.")
}).refine(isFileAlone, FILE_ALONE).meta({ id: "commandAnswer" });
const urlMap = strictObject({
	file: path.optional().describe("File that holds the body."),
	body: textSchema.optional().describe("Body, byte for byte."),
	status: number().int().min(100).max(599).optional().describe("HTTP status; 200 without it."),
	headers: record(string().regex(/^[A-Za-z0-9-]+$/, { error: explain("is no name of a header", "write letters, digits and -") }), string().refine((value) => !/[\r\n\0]/.test(value), { error: explain("holds a line end", "write one line") })).optional().describe("Headers, such as location for -L.")
}).refine(isFileAlone, FILE_ALONE).meta({ id: "urlAnswer" });
const commandAnswer = union([string(), commandMap]);
const urlAnswer = union([string(), urlMap]);
const pattern = patternSchema();
const commandsSchema = record(pattern, union([
	string(),
	commandMap,
	array(commandAnswer).min(1)
])).meta({ id: "commandAnswers" });
const urlsSchema = record(pattern, union([
	string(),
	urlMap,
	array(urlAnswer).min(1)
]));
const repositoryName = string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, { error: explain("is no name of a repository", "write owner/name") });
const json = lazy(() => union([
	string(),
	number(),
	boolean(),
	_null(),
	array(json),
	record(string(), json)
])).meta({ id: "json" });
const longFormSchema = strictObject({
	commands: commandsSchema.optional().describe("Pattern over the arguments, joined by spaces → answer; tried first, in this order."),
	repos: record(repositoryName, record(string(), json)).optional().describe("gh: owner/name → fields, as `gh repo view --json` names them, and `contents`."),
	urls: urlsSchema.optional().describe("curl: pattern over the URL of a GET or HEAD, over `METHOD URL`, or over `ANY URL` → body, or {body, status, headers}."),
	script: path.optional().describe("Path of an own program that answers every call; nothing stands beside it."),
	match: _enum(STAND_IN_MATCHES).optional().describe("How patterns are held against a text: exact, prefix (without it) or search.")
});
const RESERVED_KEYS = Object.keys(longFormSchema.shape);
const standInSchema = union([commandsSchema.meta({
	id: "plainStandIn",
	propertyNames: { not: { enum: RESERVED_KEYS } }
}), longFormSchema]).meta({ id: "standIn" });
const commandName = string().superRefine((command, context) => {
	const refusal = refuseCommand(command);
	if (refusal !== null) context.addIssue({
		code: "custom",
		message: explain(refusal.what, refusal.remedy)
	});
});

// src/suites/user-schema.ts
const userSchema = union([nonEmptyTextSchema, strictObject({
	brief: nonEmptyTextSchema.describe("Who the user is and what they want; the agent never sees it."),
	model: modelName.optional().describe("Model that plays the user; without it a small one of the provider."),
	provider: _enum(USER_PROVIDERS).optional().describe("Whose model it is; without it as its name says, else the agent's own provider.")
})]).describe("A user played by a model, instead of `answers`: a brief, {file: path}, or {brief, model, provider}.");

// src/suites/suite-schema.ts
const duration = union([number().positive(), string().regex(/^[1-9]\d{0,5}[sm]$/, { error: explain("is not a duration", "write 90s, 5m or a number of seconds") })], { error: explain("is not a duration", "write 90s, 5m or a number of seconds") });
const rate = number().min(0).max(1);
const PRESETS = [
	"smoke",
	"standard",
	"strict"
];
const samples = number({ error: ({ input }) => typeof input === "string" && PRESETS.includes(input) ? explain(`the preset ${input} is not supported by this version of skillcheck yet`, "write a number") : void 0 }).int().min(1).max(LIMITS.cassettesPerKey);
const workspace = strictObject({
	from: pathSchema().optional().describe("Folder to copy, from the folder of this file; keep it under evals/. Copied fresh for every sample."),
	files: record(pathSchema(), textSchema).optional().describe("Path in the workspace → text, or {file: path}."),
	setup: array(string().min(1)).optional().describe("Shell commands, run in the workspace before the agent starts; only where the agent runs.")
});
const sharedKeys = (standIn) => ({
	agents: agentsSchema.optional(),
	model: modelSchema.optional(),
	samples: samples.optional().describe("Independent repetitions of every test; 5 without it."),
	min_pass_rate: rate.optional().describe("Share of the samples that must pass, 0 to 1; 0.8 without it."),
	timeout: duration.optional().describe("Time for one turn: 90s, 5m or seconds; 5m without it."),
	run_timeout: duration.optional().describe("Time for a whole run, at most 60m; 10m without it."),
	max_turns: number().int().min(1).max(100).optional().describe("User turns at most; 8 without it, more if more answers are listed."),
	max_cost: dollarsSchema.optional().describe("US dollars that one pass may spend here, inside the limit of the command."),
	preamble: textSchema.optional().describe("Said before the first prompt: none, unattended, ask_and_stop, no_spend, scripted, or a text."),
	...loadedKeys,
	workspace: workspace.optional().describe("What the agent finds: an empty folder without it. A test's own replaces the suite's."),
	fakes: record(commandName, standIn).optional().describe("Commands that are stood in for: pattern → answer, or {commands, repos, urls, script, match}. A test's own replaces the suite's for that command.")
});
const approve = array(string().min(1).max(100)).describe("Tools whose permission request is granted, by canonical or own name; every other is refused. For agents that ask (ACP).");
function suiteSchema(check, standIn) {
	const shared = sharedKeys(standIn);
	const expect = array(check).min(1).describe("Checks; all of them must pass.");
	const prompt = nonEmptyTextSchema.describe("What the user asks, or {file: path}.");
	const step = strictObject({
		prompt,
		expect: expect.optional(),
		min_pass_rate: rate.optional().describe("Judges this step by itself over the same samples.")
	});
	const test = strictObject({
		name: string().min(1).max(200).refine((name) => !/\p{Cc}/u.test(name), { error: explain("holds a line end or another control character", "write one line") }).describe("What must hold, in words; unique in this file."),
		prompt: prompt.optional(),
		steps: array(step).min(1).optional().describe("One conversation, a turn each: the long form of prompt and answers."),
		answers: union([array(nonEmptyTextSchema), record(patternSchema({ ignoreCase: true }), nonEmptyTextSchema)]).optional().describe("What the user says when the agent hands back: a list, or a map pattern → reply (each once)."),
		user: userSchema.optional(),
		...shared,
		approve: approve.optional(),
		exclusive: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, { error: explain("is not the name of a resource", "write letters, digits, . _ and -") }).optional().describe("Name of a resource that the test shares with others: such tests never run at the same time."),
		tags: array(string().min(1)).optional().describe("Words to select tests by."),
		notes: string().optional().describe("For people; shown beside a failure."),
		metadata: record(string(), unknown()).optional().describe("Anything; stands in the JSON report, not read."),
		expect: expect.optional()
	});
	return strictObject({
		version: literal(1).describe("Version of this format: 1."),
		skill: pathSchema().optional().describe("Folder of the skill, from the folder of this file, which it is without it."),
		...shared,
		isolation: suiteIsolationSchema.optional(),
		max_invalid: rate.optional().describe("Share of samples without a verdict above which a test is invalid; 0.2 without it."),
		tests: array(test).min(1).max(LIMITS.testsPerSkill).describe("The tests of this skill.")
	}).describe("Tests of one agent skill, for skillcheck.");
}
const nonZero = number().int().refine((turn) => turn !== 0, { error: explain("turns count from 1", "pytest-skillcheck's turn(0) is turn: 1") });
const scope = _enum(SCOPES);
const bound = number().int().min(0);
const modifiersSchema = strictObject({
	turn: union([nonZero, tuple([nonZero, nonZero]).refine(([from, to]) => from <= to || from * to <= 0, { error: explain("ends before it begins", "write [first, last]") })]).optional().describe("Turn to look at: 1 is all work before the user said anything more, -1 the last, [from, to] a range."),
	scope: union([scope.transform((word) => [word]), array(scope).min(1)]).optional().describe("Where to look: a word or a list."),
	count: union([bound, strictObject({
		at_least: bound.optional(),
		at_most: bound.optional()
	}).refine(({ at_least, at_most }) => at_least !== void 0 || at_most !== void 0, { error: explain("has no bound", "write {at_least: 1} or {at_most: 3}") }).refine(({ at_least = 0, at_most = at_least }) => at_least <= at_most, { error: explain("can never hold", "write at_least not above at_most") })]).optional().describe("How often: a number, or {at_least, at_most}."),
	name: string().min(1).optional().describe("Shown instead of the check itself.")
});

// src/suites/check-modifiers.ts
const MODIFIERS = Object.keys(modifiersSchema.shape);
function isModifier(key) {
	return MODIFIERS.includes(key);
}
function readModifiers(value, { path, entry }, context) {
	const written = MODIFIERS.filter((key) => Object.hasOwn(value, key));
	const parsed = modifiersSchema.safeParse(Object.fromEntries(written.map((key) => [key, value[key]])), { error: explainIssue });
	if (!parsed.success) {
		context.problems.push(...toProblems(parsed.error.issues, {
			...context,
			schema: modifiersSchema,
			prefix: path
		}));
		return {};
	}
	if (entry === void 0) return parsed.data;
	for (const key of written) {
		if (key === "name" || isHonoured(key, { [entry.key]: value[entry.key] }, context)) continue;
		const taken = entry.modifiers.filter((modifier) => modifier !== "name");
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what: `means nothing beside \`${entry.key}\``,
			remedy: taken.length === 0 ? "remove it" : `remove it; ${taken.join(", ")} may stand there`
		});
	}
	return parsed.data;
}
function isHonoured(modifier, check, context) {
	if (!isMap$1(check)) return false;
	return Object.entries(check).some(([key, value]) => {
		const entry = context.vocabulary.get(key);
		if (entry === void 0) return false;
		if (entry.nests === "none") return entry.modifiers.includes(modifier);
		return (Array.isArray(value) ? value : [value]).some((one) => isHonoured(modifier, one, context));
	});
}
function pickModifiers(modifiers, entry) {
	const taken = MODIFIERS.filter((key) => key !== "name" && entry.modifiers.includes(key)).filter((key) => modifiers[key] !== void 0).map((key) => [key, modifiers[key]]);
	return Object.fromEntries(taken);
}

// src/suites/text-file.ts
function isTextFile(value) {
	return isMap$1(value) && Object.keys(value).length === 1 && typeof value["file"] === "string";
}
function readText(value, { path, exact = false }, context) {
	if (typeof value === "string") return value;
	const text = readNamedFile(value.file, [...path, "file"], context);
	return exact ? text : text.replace(/\r?\n$/, "");
}
function readNamedFile(written, at, context) {
	const reading = readPath(written);
	if (reading.kind === "refused") {
		addProblem(context, { path: at }, reading);
		return "";
	}
	const named = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "text",
		path: named
	}, at);
	const decoded = decode(context.texts.get(named) ?? { kind: "missing" });
	if (typeof decoded === "string") return decoded;
	addProblem(context, { path: at }, decoded);
	return "";
}
function fillTexts(value, path, context) {
	if (isTextFile(value)) return readText(value, { path }, context);
	if (Array.isArray(value)) return value.map((item, index) => fillTexts(item, [...path, index], context));
	if (!isMap$1(value)) return value;
	const filled = Object.create(null);
	for (const [key, item] of Object.entries(value)) filled[key] = fillTexts(item, [...path, key], context);
	return filled;
}
function textFilePaths(data, folder) {
	const named = [];
	const open = [data];
	for (let value = open.pop(); open.length > 0 || value !== void 0; value = open.pop()) if (isTextFile(value)) named.push(value.file);
	else if (typeof value === "object" && value !== null) {
		if (isMap$1(value)) named.push(...scriptsOf(value["fakes"]));
		open.push(...Object.values(value));
	}
	const paths = named.map(readPath).flatMap((reading) => {
		return reading.kind === "path" ? [joinPath(folder, reading.path)] : [];
	});
	return [...new Set(paths)].sort();
}
function scriptsOf(fakes) {
	if (!isMap$1(fakes)) return [];
	return Object.values(fakes).flatMap((fake) => {
		const script = isMap$1(fake) ? fake["script"] : void 0;
		return typeof script === "string" ? [script] : [];
	});
}
function decode(content) {
	switch (content.kind) {
		case "missing": return {
			what: "is a file that does not exist",
			remedy: "paths begin at this file's folder"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "name the file itself"
		};
		case "too-large": return {
			what: `has ${content.size} bytes`,
			remedy: `at most ${content.limit} are read`
		};
		case "refused": return {
			what: content.reason,
			remedy: "name a plain file that this user may read"
		};
		case "file": return decodeUtf8(content.bytes);
	}
}
function decodeUtf8(bytes) {
	const { encoding, text } = decodeText(bytes);
	return encoding.kind === "utf-8" ? text : {
		what: "is not a text in UTF-8",
		remedy: "name a text file"
	};
}

// src/suites/read-check.ts
function readChecks(value, { path, step, commands }, context) {
	if (!Array.isArray(value)) return [];
	return value.flatMap((item, index) => {
		return readCheck({
			value: item,
			path: [...path, index],
			step,
			around: {},
			commands
		}, context) ?? [];
	});
}
function readCheck(written, context) {
	const { value, path, step, commands } = written;
	if (!isMap$1(value)) {
		addProblem(context, { path }, {
			what: `is ${nameOf(value)}, not a check`,
			remedy: "write a map such as `contains: text`"
		});
		return null;
	}
	const before = context.problems.length;
	const entry = findEntry(value, path, context);
	const own = readModifiers(value, {
		path,
		entry: entry ?? void 0
	}, context);
	if (entry === null) return null;
	const inside = [...path, entry.key];
	const around = {
		...written.around,
		...own
	};
	const inner = {
		value: value[entry.key],
		path: inside,
		step,
		around,
		commands
	};
	const parsed = entry.nests === "none" ? readValue(entry, inner, context) : readNested(entry, inner, context);
	if (context.problems.length > before) return null;
	return {
		...entry.nests === "none" ? pickModifiers(around, entry) : {},
		...own.name === void 0 ? {} : { name: own.name },
		key: entry.key,
		value: parsed,
		...spotAt(context.source, inside).keyPlace,
		step
	};
}
function findEntry(value, path, context) {
	const keys = Object.keys(value).filter((key) => !isModifier(key));
	const [first, second] = keys.filter((key) => context.vocabulary.has(key));
	const unknown = keys.filter((key) => !context.vocabulary.has(key));
	const here = [...context.vocabulary.keys(), ...MODIFIERS];
	for (const key of unknown) {
		const explanation = explainUnknownKey(key, {
			here,
			...context.words
		});
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, explanation);
	}
	if (second !== void 0) {
		const what = `is a second check beside \`${first}\``;
		const remedy = "write it as an entry of its own";
		addProblem(context, {
			path: [...path, second],
			at: "key"
		}, {
			what,
			remedy
		});
	}
	if (first === void 0 && unknown.length === 0) addProblem(context, { path }, {
		what: "has no check",
		remedy: "write one, such as `contains: text`"
	});
	return first === void 0 ? null : context.vocabulary.get(first) ?? null;
}
function readValue(entry, { value, path, commands }, context) {
	const before = context.problems.length;
	const filled = fillTexts(value, path, context);
	if (context.problems.length > before) return null;
	const parsed = entry.schema.safeParse(filled, { error: explainIssue });
	if (parsed.success) {
		const unseen = explainUnseen(entry.standInOf?.(parsed.data), commands);
		if (unseen !== null) addProblem(context, { path }, unseen);
		return parsed.data;
	}
	context.problems.push(...toProblems(parsed.error.issues, {
		...context,
		schema: entry.schema,
		prefix: path
	}));
	return null;
}
function explainUnseen(command, commands) {
	if (command === void 0 || (command === null ? commands.size > 0 : commands.has(command))) return null;
	const what = command === null ? "asks about stand-ins" : `asks about calls of ${command}`;
	const missing = command === null ? "a command" : command;
	return {
		what: `${what}, but there are none`,
		remedy: `describe ${missing} under \`fakes\``
	};
}
function readNested(entry, written, context) {
	if (entry.nests === "one") return readCheck(written, context);
	const { value, path } = written;
	if (!Array.isArray(value) || value.length === 0) {
		const what = Array.isArray(value) ? "is an empty list" : `is ${nameOf(value)}`;
		addProblem(context, { path }, {
			what,
			remedy: "write a list of checks"
		});
		return null;
	}
	return value.flatMap((item, index) => readCheck({
		...written,
		value: item,
		path: [...path, index]
	}, context) ?? []);
}

// src/suites/read-loaded.ts
function readLoaded(written, path, context) {
	return {
		env: written.env && Object.entries(written.env),
		with: written.with && readCompanions(written.with, [...path, "with"], context),
		subagents: written.subagents && readSubagents(written.subagents, [...path, "subagents"], context)
	};
}
function joinLoaded(suite, own) {
	return {
		env: [...new Map([...suite.env ?? [], ...own.env ?? []])].sort(([left], [right]) => comparePaths(left, right)),
		with: own.with ?? suite.with ?? [],
		subagents: own.subagents ?? suite.subagents ?? []
	};
}
function readCompanions(written, path, context) {
	const folders = written === "*" ? toOthers(context) : findCompanions(written, path, context);
	if (folders.length > LIMITS.loadedBeside) {
		const what = `loads ${folders.length} skills beside this one`;
		addProblem(context, { path }, {
			what,
			remedy: `at most ${LIMITS.loadedBeside} are loaded`
		});
	}
	return folders;
}
function toOthers({ skillFolder, skillFolders }) {
	return skillFolders.filter((folder) => folder !== skillFolder);
}
function findCompanions(written, path, context) {
	const folders = /* @__PURE__ */ new Set();
	for (const [index, name] of written.entries()) {
		const found = findCompanion(name, context);
		if (typeof found === "string") folders.add(found);
		else addProblem(context, { path: [...path, index] }, found);
	}
	return [...folders].sort(comparePaths);
}
function findCompanion(written, { folder, skillFolder, skillFolders }) {
	const reading = readPath(written);
	if (reading.kind === "refused") return {
		what: reading.what,
		remedy: "write the name of a skill of this repository"
	};
	const { path } = reading;
	const below = joinPath(folder, path);
	const named = skillFolders.filter((one) => one === path || one.endsWith(`/${path}`));
	const found = skillFolders.includes(below) ? [below] : named;
	const others = found.filter((one) => one !== skillFolder);
	const [first] = others;
	if (first === void 0) return found.length > 0 ? {
		what: "is the skill under test itself",
		remedy: "name other skills"
	} : {
		what: `no skill ${path}`,
		remedy: toRemedy(path, skillFolders)
	};
	if (others.length === 1) return first;
	return {
		what: `several skills have that name: ${others.join(", ")}`,
		remedy: "write more of the folder before the name"
	};
}
function toRemedy(name, skillFolders) {
	const near = nearestWord(name, skillFolders.map(lastSegment));
	return near === null ? "write the name of a skill of this repository, or a path below this file's folder" : `did you mean ${near}?`;
}
function readSubagents(written, path, context) {
	const byName = /* @__PURE__ */ new Map();
	for (const [index, one] of written.entries()) {
		const reading = readPath(one);
		if (reading.kind === "refused") continue;
		const at = [...path, index];
		const file = joinPath(context.folder, reading.path);
		const name = lastSegment(file);
		const other = byName.get(name);
		if (other !== void 0 && other !== file) {
			const what = `has the same name as ${other}, and both are installed in one folder`;
			addProblem(context, { path: at }, {
				what,
				remedy: "rename one of them"
			});
			continue;
		}
		if (other === void 0) addNamedPath(context, {
			kind: "subagent",
			path: file
		}, at);
		byName.set(name, file);
	}
	return [...byName].sort(([left], [right]) => comparePaths(left, right)).map(([, file]) => file);
}

// src/suites/read-shared.ts
const LONGEST_RUN_MS = 36e5;
function readShared(written, { path, standIns }, context) {
	const runTimeoutMs = toMilliseconds(written.run_timeout);
	if (runTimeoutMs !== void 0 && runTimeoutMs > LONGEST_RUN_MS) {
		const explanation = {
			what: "is longer than an hour",
			remedy: "write at most 60m"
		};
		addProblem(context, { path: [...path, "run_timeout"] }, explanation);
	}
	const { preamble, workspace } = written;
	return {
		agents: written.agents,
		model: toModelChoice(written.model),
		samples: written.samples,
		minPassRate: written.min_pass_rate,
		timeoutMs: toMilliseconds(written.timeout),
		runTimeoutMs,
		maxTurns: written.max_turns,
		preamble: preamble && readPreamble(preamble, [...path, "preamble"], context),
		workspace: workspace ? readWorkspace(workspace, [...path, "workspace"], context) : {},
		standIns,
		...readLoaded(written, path, context)
	};
}
function toMilliseconds(written) {
	if (written === void 0 || typeof written === "number") return written && Math.round(written * 1e3);
	const amount = Number(written.slice(0, -1));
	return written.endsWith("m") ? amount * 6e4 : amount * 1e3;
}
const PREAMBLES = [
	"none",
	"unattended",
	"ask_and_stop",
	"no_spend",
	"scripted"
];
function readPreamble(written, path, context) {
	const text = readText(written, { path }, context);
	if (PREAMBLES.includes(text) || /\s/.test(text.trim())) return text;
	const near = nearestWord(text, PREAMBLES);
	if (near !== null) {
		const remedy = `did you mean ${near}? Known are ${PREAMBLES.join(", ")}`;
		addProblem(context, { path }, {
			what: "is neither a known preamble nor a sentence",
			remedy
		});
	}
	return text;
}
function readWorkspace({ from, files, setup }, path, context) {
	const kept = keysAt(context.source, [...path, "files"]).map((name) => {
		const at = [
			...path,
			"files",
			name
		];
		const text = readText(files?.[name] ?? "", {
			path: at,
			exact: true
		}, context);
		const reading = readPath(name);
		return [reading.kind === "path" ? reading.path : name, text];
	});
	return {
		...from === void 0 ? {} : { from: readFrom(from, [...path, "from"], context) },
		...files === void 0 ? {} : { files: kept },
		...setup === void 0 ? {} : { setup }
	};
}
function readFrom(written, path, context) {
	const reading = readPath(written);
	if (reading.kind === "refused") return null;
	const folder = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "from",
		path: folder
	}, path);
	return folder;
}

// src/suites/read-skill-folder.ts
function toSkillFolder(data, folder) {
	const written = isMap$1(data) ? data["skill"] : void 0;
	const reading = readPath(typeof written === "string" ? written : ".");
	return joinPath(folder, reading.kind === "path" ? reading.path : ".");
}
function readSkillFolder(written, context) {
	const folder = context.skillFolder;
	for (const { kind, path, place, key } of context.named) {
		if (kind === "subagent") continue;
		if (path !== "." && path !== folder && !folder.startsWith(`${path}/`)) continue;
		context.problems.push({
			...toProblem({
				file: context.file,
				key: [],
				place
			}, {
				what: "holds the skill itself",
				remedy: "name a folder below evals/"
			}),
			key
		});
	}
	if (written !== void 0) addNamedPath(context, {
		kind: "skill",
		path: folder
	}, ["skill"]);
	return folder;
}

// src/suites/stand-in-answers.ts
const NO_COMMAND = {
	stdout: "",
	stderr: "",
	exit: 0,
	writes: []
};
const NO_URL = {
	body: "",
	status: 200,
	headers: []
};
function toCommandAnswer(file, path, context) {
	if (typeof file === "string") return {
		...NO_COMMAND,
		stdout: file
	};
	if (file.file !== void 0) return {
		...NO_COMMAND,
		stdout: readText({ file: file.file }, { path }, context)
	};
	const textOf = (text, key) => readText(text ?? "", { path: [...path, key] }, context);
	const written = keysAt(context.source, [...path, "writes"]);
	return {
		stdout: textOf(file.stdout, "stdout"),
		stderr: textOf(file.stderr, "stderr"),
		exit: file.exit ?? NO_COMMAND.exit,
		writes: written.map((name) => {
			const at = [
				...path,
				"writes",
				name
			];
			return [name, readText(file.writes?.[name] ?? "", {
				path: at,
				exact: true
			}, context)];
		})
	};
}
function toUrlAnswer(file, path, context) {
	if (typeof file === "string") return {
		...NO_URL,
		body: file
	};
	const isFile = file.file !== void 0;
	const body = isFile ? { file: file.file ?? "" } : file.body ?? "";
	const at = isFile ? path : [...path, "body"];
	return {
		body: readText(body, {
			path: at,
			exact: true
		}, context),
		status: file.status ?? NO_URL.status,
		headers: Object.entries(file.headers ?? {})
	};
}
function toRules(written, at, toAnswer) {
	return keysAt(at.context.source, at.path).flatMap((pattern) => {
		const path = [...at.path, pattern];
		const file = written[pattern];
		if (file === void 0) return [];
		return [{
			pattern,
			answers: Array.isArray(file) ? file.map((one, index) => toAnswer(one, [...path, index], at.context)) : [toAnswer(file, path, at.context)]
		}];
	});
}
function readCommandRules(written, path, context) {
	return toRules(written, {
		path,
		context
	}, toCommandAnswer);
}
function readUrlRules(written, path, context) {
	return toRules(written, {
		path,
		context
	}, toUrlAnswer);
}

// src/suites/read-stand-ins.ts
const GRAMMARS = [["repos", "gh"], ["urls", "curl"]];
const ANSWER_KEYS = [
	"stdout",
	"stderr",
	"exit",
	"writes"
];
function readStandIns(path, context) {
	const read = keysAt(context.source, path).flatMap((command) => {
		const standIn = readStandIn({
			command,
			path: [...path, command],
			context
		});
		return standIn === null ? [] : [[command, standIn]];
	});
	return new Map(read);
}
function readStandIn(place) {
	const { command, path, context } = place;
	const value = valueAt(context.source, path);
	if (isMap$1(value) && RESERVED_KEYS.some((key) => Object.hasOwn(value, key))) return readLongForm(place);
	if (isMap$1(value) && refuseNearlyReserved(value, place)) return null;
	const written = parse(commandsSchema, place);
	if (written === null) return null;
	return {
		kind: "described",
		command,
		match: "prefix",
		commands: readCommandRules(written, path, context),
		repos: null,
		urls: null
	};
}
function parse(schema, { path, context }) {
	const parsed = schema.safeParse(valueAt(context.source, path), { error: explainIssue });
	if (parsed.success) return parsed.data;
	context.problems.push(...toProblems(parsed.error.issues, {
		...context,
		schema,
		prefix: path
	}));
	return null;
}
function refuseNearlyReserved(value, place) {
	const misspelt = Object.entries(value).flatMap(([key, inner]) => {
		const near = nearestWord(key, RESERVED_KEYS);
		const isOther = isMap$1(inner) && !isTextFile(inner) && !ANSWER_KEYS.some((one) => one in inner);
		return near !== null && isOther ? [{
			key,
			near
		}] : [];
	});
	for (const { key, near } of misspelt) addKeyProblem(place, key, {
		what: "is not a key that can stand here",
		remedy: `did you mean \`${near}\`?`
	});
	return misspelt.length > 0;
}
function addKeyProblem({ path, context }, key, explanation) {
	addProblem(context, {
		path: [...path, key],
		at: "key"
	}, explanation);
}
function readLongForm(place) {
	const { command, path, context } = place;
	const form = parse(longFormSchema, place);
	if (form === null || refuseForm(form, place)) return null;
	if (form.script !== void 0) return {
		kind: "script",
		command,
		text: readNamedFile(form.script, [...path, "script"], context)
	};
	const { commands = {}, repos, urls, match = "prefix" } = form;
	return {
		kind: "described",
		command,
		match,
		commands: readCommandRules(commands, [...path, "commands"], context),
		repos: repos === void 0 ? null : Object.entries(repos),
		urls: urls === void 0 ? null : readUrlRules(urls, [...path, "urls"], context)
	};
}
function refuseForm(form, place) {
	const keys = keysAt(place.context.source, place.path);
	if (form.script !== void 0) {
		const others = keys.filter((key) => key !== "script");
		for (const key of others) addKeyProblem(place, key, {
			what: "cannot stand beside `script`",
			remedy: "remove it: the script answers every call itself"
		});
		return others.length > 0;
	}
	const foreign = GRAMMARS.filter(([key, owner]) => keys.includes(key) && place.command !== owner);
	for (const [key, owner] of foreign) addKeyProblem(place, key, {
		what: `is the grammar of ${owner}`,
		remedy: "write patterns and answers under `commands`"
	});
	const isMatchAlone = form.match !== void 0 && !keys.some((key) => /^(commands|urls)$/.test(key));
	if (isMatchAlone) addKeyProblem(place, "match", {
		what: "has no patterns beside it",
		remedy: "write `commands`, or remove it"
	});
	return foreign.length > 0 || isMatchAlone;
}

// src/suites/test-stand-ins.ts
function readAllStandIns(context) {
	const tests = valueAt(context.source, ["tests"]);
	return {
		suite: readStandIns(["fakes"], context),
		tests: (Array.isArray(tests) ? tests : []).map((_, index) => readStandIns([
			"tests",
			index,
			"fakes"
		], context))
	};
}
function joinStandIns(suite, own) {
	return [...new Map([...suite, ...own]).values()].sort((left, right) => comparePaths(left.command, right.command));
}
function commandsOf(test, context) {
	const own = keysAt(context.source, [
		"tests",
		test,
		"fakes"
	]);
	return /* @__PURE__ */ new Set([...keysAt(context.source, ["fakes"]), ...own]);
}

// src/suites/read-test.ts
const DEFAULTS = {
	samples: 5,
	minPassRate: .8,
	timeoutMs: 3e5,
	runTimeoutMs: 6e5,
	maxTurns: 8,
	preamble: "none"
};
const EMPTY_FOLDER = {
	from: null,
	files: [],
	setup: []
};
function readTest(written, { path, suite, checks, standIns }, context) {
	const own = readShared(written, {
		path,
		standIns
	}, context);
	const prompts = readPrompts(written, path, context);
	const answers = readAnswers(written, path, context);
	return {
		name: written.name,
		...spotAt(context.source, path).keyPlace,
		agents: own.agents ?? null,
		model: overrideModel(own.model, suite.model),
		prompts,
		stepRates: written.steps?.map((step) => step.min_pass_rate ?? null) ?? prompts.map(() => null),
		answers,
		workspace: {
			...EMPTY_FOLDER,
			...suite.workspace,
			...own.workspace
		},
		standIns: joinStandIns(suite.standIns, own.standIns),
		samples: own.samples ?? suite.samples ?? DEFAULTS.samples,
		minPassRate: own.minPassRate ?? suite.minPassRate ?? DEFAULTS.minPassRate,
		timeoutMs: own.timeoutMs ?? suite.timeoutMs ?? DEFAULTS.timeoutMs,
		runTimeoutMs: own.runTimeoutMs ?? suite.runTimeoutMs ?? DEFAULTS.runTimeoutMs,
		maxTurns: readMaxTurns({
			own,
			suite,
			path,
			prompts,
			answers
		}, context),
		preamble: own.preamble ?? suite.preamble ?? DEFAULTS.preamble,
		...joinLoaded(suite, own),
		...readOwnKeys(written),
		checks
	};
}
function readOwnKeys(written) {
	return {
		maxCostUsd: written.max_cost ?? null,
		approve: written.approve ?? null,
		exclusive: written.exclusive ?? null,
		tags: written.tags ?? [],
		notes: written.notes ?? null,
		metadata: written.metadata ?? {}
	};
}
function readPrompts(written, path, context) {
	if (written.steps !== void 0) return written.steps.map((step, index) => readText(step.prompt, { path: [
		...path,
		"steps",
		index,
		"prompt"
	] }, context));
	if (written.prompt === void 0) return [];
	return [readText(written.prompt, { path: [...path, "prompt"] }, context)];
}
function readAnswers(written, path, context) {
	const { answers, user } = written;
	if (user !== void 0) return readUser(user, [...path, "user"], context);
	const inside = [...path, "answers"];
	if (answers === void 0) return { kind: "none" };
	if (Array.isArray(answers)) return {
		kind: "list",
		replies: answers.map((reply, index) => readText(reply, { path: [...inside, index] }, context))
	};
	return {
		kind: "patterns",
		replies: keysAt(context.source, inside).map((pattern) => ({
			pattern,
			reply: readText(answers[pattern] ?? "", { path: [...inside, pattern] }, context)
		}))
	};
}
function readUser(written, path, context) {
	if (typeof written === "string" || "file" in written) return {
		kind: "user",
		brief: readBrief(written, path, context),
		model: null,
		provider: null
	};
	const { model = null, provider = null } = written;
	return {
		kind: "user",
		brief: readBrief(written.brief, [...path, "brief"], context),
		model,
		provider
	};
}
function readBrief(written, path, context) {
	const before = context.problems.length;
	const brief = readText(written, { path }, context);
	if (brief.trim() === "" && context.problems.length === before) addProblem(context, { path }, {
		what: "is empty",
		remedy: "write who the user is"
	});
	return brief;
}
function turnsNeeded(prompts, answers) {
	return prompts.length + ("replies" in answers ? answers.replies.length : 0);
}
function readMaxTurns(wanted, context) {
	const { own, suite, path, prompts, answers } = wanted;
	const written = own.maxTurns ?? suite.maxTurns;
	if (written !== void 0 && written < prompts.length) {
		const what = `is ${written}, but this test has ${prompts.length} steps`;
		const remedy = `write at least ${prompts.length}, or leave it out`;
		addProblem(context, { path: [...path, "max_turns"] }, {
			what,
			remedy
		});
	}
	return written ?? Math.max(DEFAULTS.maxTurns, turnsNeeded(prompts, answers));
}

// src/suites/suite-words.ts
const LATER = /* @__PURE__ */ new Set([
	"arms",
	"pair_with",
	"judge",
	"triggers",
	"reference",
	"weight",
	"arm",
	"judge_asked",
	"judge_files",
	"judge_compare",
	"grade"
]);
const ANY_SUITE = suiteSchema(unknown(), unknown());
function toSuiteWords(checks) {
	const known = new Set(checks);
	const places = [
		["below `expect`", [...known]],
		["in a test, below `workspace`", knownKeysAt(ANY_SUITE, ["workspace"])],
		["in a test", knownKeysAt(ANY_SUITE, ["tests", 0])],
		["at the top of the file", knownKeysAt(ANY_SUITE, [])]
	];
	return {
		elsewhere: new Map(places.flatMap(([place, keys]) => keys.map((key) => [key, place]))),
		later: new Set([...LATER].filter((word) => !known.has(word)))
	};
}

// src/suites/test-rules.ts
function findCrossProblems(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return;
	const seen = /* @__PURE__ */ new Set();
	for (const [index, test] of tests.entries()) {
		if (!isMap$1(test)) continue;
		const path = ["tests", index];
		checkPrompt(test, path, context);
		const name = test["name"];
		if (typeof name !== "string") continue;
		if (seen.has(name)) {
			const what = `${JSON.stringify(name)} is the name of an earlier test`;
			addProblem(context, { path: [...path, "name"] }, {
				what,
				remedy: "write another name"
			});
		}
		seen.add(name);
	}
}
function checkPrompt(test, path, context) {
	const hasSteps = Object.hasOwn(test, "steps");
	if (!hasSteps && !Object.hasOwn(test, "prompt")) {
		const remedy = "write what the user asks";
		addProblem(context, { path: [...path, "prompt"] }, {
			what: "is missing",
			remedy
		});
	}
	if (Object.hasOwn(test, "user") && Object.hasOwn(test, "answers")) {
		const remedy = "list what is said, or let a model play the user";
		const what = "cannot stand beside `answers`";
		addProblem(context, {
			path: [...path, "user"],
			at: "key"
		}, {
			what,
			remedy
		});
	}
	for (const key of [
		"prompt",
		"answers",
		"user"
	]) {
		if (!hasSteps || !Object.hasOwn(test, key)) continue;
		const what = "cannot stand beside `steps`";
		const remedy = "write every user turn as a step";
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what,
			remedy
		});
	}
}

// src/suites/to-written-suite.ts
function toWrittenSuite(source, named) {
	return {
		valueAt: (path) => valueAt(source, path),
		keysAt: (path) => keysAt(source, path),
		placeOf: (path) => spotAt(source, path).place,
		placeOfKey: (path) => spotAt(source, path).keyPlace,
		namedPaths: named,
		comments: source.comments.length === 0 ? [] : toWrittenComments(source)
	};
}
function toWrittenComments({ comments, root, lastLine }) {
	const lastOf = /* @__PURE__ */ new Map();
	addLines(root, lastLine, lastOf);
	const starts = [...lastOf.keys()].sort((left, right) => left - right);
	let next = 0;
	return comments.map(({ place, text, isAlone }) => {
		const at = {
			...place,
			text
		};
		if (!isAlone) return {
			...at,
			first: place.line,
			last: place.line
		};
		if (place.line < (starts[0] ?? 1)) return {
			...at,
			first: 1,
			last: lastLine
		};
		while ((starts[next] ?? Number.POSITIVE_INFINITY) <= place.line) next += 1;
		const first = starts[next] ?? place.line;
		return {
			...at,
			first,
			last: lastOf.get(first) ?? place.line
		};
	});
}
function addLines(spot, last, lastOf) {
	const inside = [...spot.children.values()].filter(({ keyPlace }) => keyPlace.line >= spot.keyPlace.line);
	for (const [index, child] of inside.entries()) {
		const { line } = child.keyPlace;
		const following = inside[index + 1]?.keyPlace.line;
		const end = Math.max(line, following === void 0 ? last : following - 1);
		if (!lastOf.has(line)) lastOf.set(line, end);
		addLines(child, end, lastOf);
	}
}

// src/suites/read-suite.ts
const SCHEMA = suiteSchema(unknown(), unknown());
const FILE_KEY = /(?:^|[\s{,"'?])(?:file|script)["']?[ \t]*(?::|$)/m;
function suiteTextFiles(text, path) {
	const written = typeof text === "string" ? text : new TextDecoder().decode(text);
	if (!FILE_KEY.test(written)) return [];
	const yaml = readYaml(text, path);
	return yaml.kind === "yaml" ? textFilePaths(yaml.source.data, folderOf(path)) : [];
}
function readSuite(text, path, { vocabulary, texts = /* @__PURE__ */ new Map(), skillFolders = [], agentNames }) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
	const context = {
		file: path,
		folder: folderOf(path),
		source: yaml.source,
		vocabulary: new Map(vocabulary.map((entry) => [entry.key, entry])),
		words: toSuiteWords(vocabulary.map(({ key }) => key)),
		texts,
		skillFolder: toSkillFolder(yaml.source.data, folderOf(path)),
		skillFolders,
		problems: [],
		named: []
	};
	const { data } = yaml.source;
	if (!isMap$1(data)) {
		const explanation = {
			what: `is ${nameOf(data)}`,
			remedy: "begin with `version: 1`"
		};
		return refused([toProblem({
			file: path,
			key: [],
			place: yaml.source.root.place
		}, explanation)]);
	}
	const parsed = SCHEMA.safeParse(data, { error: explainIssue });
	if (!parsed.success) {
		const issues = parsed.error.issues.filter((issue) => !isExcused(issue, data));
		context.problems.push(...toProblems(issues, {
			...context,
			schema: SCHEMA,
			prefix: []
		}));
	}
	findCrossProblems(context);
	findFileClashes(context);
	if (agentNames !== void 0) findUnknownAgents(context, agentNames);
	const checks = readAllChecks(context);
	const standIns = readAllStandIns(context);
	const suite = parsed.success ? toSuite(parsed.data, {
		checks,
		standIns
	}, context) : null;
	return suite === null || context.problems.length > 0 ? refused(context.problems) : {
		kind: "suite",
		suite,
		written: toWrittenSuite(context.source, context.named)
	};
}
function refused(problems) {
	return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
}
function isExcused(issue, data) {
	return Object.hasOwn(data, "triggers") && !Object.hasOwn(data, "tests") && issue.path[0] === "tests";
}
function readAllChecks(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return [];
	return tests.map((test, index) => {
		if (!isMap$1(test)) return [];
		const path = ["tests", index];
		const commands = commandsOf(index, context);
		const whole = {
			path: [...path, "expect"],
			step: null,
			commands
		};
		const own = readChecks(test["expect"], whole, context);
		const ofSteps = (Array.isArray(test["steps"]) ? test["steps"] : []).flatMap((step, at) => {
			const place = {
				path: [
					...path,
					"steps",
					at,
					"expect"
				],
				step: at + 1,
				commands
			};
			return isMap$1(step) ? readChecks(step["expect"], place, context) : [];
		});
		return inOrder([...own, ...ofSteps]);
	});
}
function inOrder(checks) {
	return [...checks].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toSuite(written, { checks, standIns }, context) {
	const shared = readShared(written, {
		path: [],
		standIns: standIns.suite
	}, context);
	const tests = written.tests.map((test, index) => {
		const own = {
			checks: checks[index] ?? [],
			standIns: standIns.tests[index] ?? /* @__PURE__ */ new Map()
		};
		return readTest(test, {
			path: ["tests", index],
			suite: shared,
			...own
		}, context);
	});
	const skillFolder = readSkillFolder(written.skill, context);
	const files = context.named.filter(({ kind }) => kind === "from" || kind === "text");
	return {
		path: context.file,
		skillFolder,
		agents: shared.agents ?? null,
		isolation: readIsolation(written, context),
		maxInvalid: written.max_invalid ?? .2,
		maxCostUsd: written.max_cost ?? null,
		tests,
		namedPaths: [...new Set(files.map((named) => named.path))].sort(),
		subagentPaths: [...new Set(tests.flatMap(({ subagents }) => subagents))].sort()
	};
}
function readIsolation({ isolation }, { source }) {
	const choice = toIsolationChoice(isolation);
	if (choice === null || choice.kind === "none") return null;
	return {
		choice,
		...spotAt(source, ["isolation"]).place
	};
}

export { modelsFor as a, readConfig as i, suiteTextFiles as n, inFileOrder as o, findConfigKey as r, SPEAKERS as s, readSuite as t };