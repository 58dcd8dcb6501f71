import { c as literal, d as record, f as strictObject, g as unknown, h as union, i as boolean, l as number, m as tuple, n as _null, p as string, r as array, s as lazy, t as _enum } from "./zod.js";
import { n as toContentDigest, s as sha256Hex, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { i as toAgentKind, n as splitExplanation, t as explain } from "./explanation.js";
import { C as recordsAt, S as recordAt, _ as mergeAcpUpdate, a as compilePattern, c as droid, d as codex, f as claude, i as patternSchema, l as cursor, m as splitShellWords, n as compileGlobList, o as opencode, p as acp, r as SCOPES, s as gemini, u as command, v as newAcpToolCall, w as textAt, x as isRecord, y as toToolCallFacts } from "./glob.js";
import { a as configSchema, c as modelSchema, d as dollarsSchema, i as agentsSchema, l as variableNameSchema, p as containerSchema, r as DEFAULT_CONFIG, s as modelName, t as STAND_IN_MATCHES, u as toConfiguredPrices } from "./stand-in2.js";
import { t as require_dist } from "./yaml.js";

// src/model/problem.ts
const problemSchema = strictObject({
	file: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	key: string(),
	what: string(),
	remedy: string()
});
function toProblemLine(problem) {
	const key = problem.key === "" ? "" : ` ${problem.key}:`;
	const remedy = problem.remedy === "" ? "" : `: ${problem.remedy}`;
	return `${problem.file}:${problem.line}:${problem.column}${key} ${problem.what}${remedy}`;
}

// src/text/cut.ts
const encoder$1 = new TextEncoder();
function byteLength(text) {
	return encoder$1.encode(text).length;
}
function cutBytes(text, limit) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(encoder$1.encode(text).subarray(0, Math.max(0, limit)), { stream: true });
}
function indexAfter(text, count) {
	let index = 0;
	for (let seen = 0; seen < count && index < text.length; seen += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return index;
}
function countCodePoints(text) {
	let count = 0;
	for (let index = 0; index < text.length; count += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return count;
}
function cutCharacters(text, limit) {
	if (text.length <= limit) return text;
	return indexAfter(text, limit) >= text.length ? text : `${text.slice(0, indexAfter(text, limit - 1))}…`;
}
function cutWithCount(text, limit) {
	if (text.length <= limit) return text;
	const kept = indexAfter(text, limit);
	if (kept >= text.length) return text;
	return `${text.slice(0, kept)} … ${countCodePoints(text.slice(kept))} more characters`;
}
function keepEnds(text, limit) {
	const left = text.length <= limit ? 0 : countCodePoints(text) - limit;
	if (left <= 0) return text;
	const head = indexAfter(text, Math.ceil(limit / 2));
	const tail = indexAfter(text, Math.ceil(limit / 2) + left);
	const count = String(left).replace(/\B(?=(?:\d{3})+$)/g, ",");
	return `${text.slice(0, head)} … ${count} characters left out … ${text.slice(tail)}`;
}
function trimNewlines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}

// src/cassettes/path.ts
const DEFAULT_STORE = ".skillcheck";
const SLUG_LENGTH = 40;
const SEGMENT_LENGTH = 180;
const encoder = new TextEncoder();
async function toSkillStorePath(skillFolder, store = DEFAULT_STORE) {
	return `${store}/cassettes/${await toFolderSegment(skillFolder)}`;
}
async function toCassettePath(cassette, text, store = DEFAULT_STORE) {
	const folder = await toSkillStorePath(cassette.skill.folder, store);
	const test = await toTestSlug(cassette.test);
	const run = `${encodeSegment(cassette.agent.name)}-${cassette.key.slice(0, 12)}`;
	const content = toContentPart(await toContentDigest(encoder.encode(text)));
	return `${folder}/${test}/${run}/${toStamp(cassette.recorded_at)}-${content}.json`;
}
function parseCassettePath(path) {
	const [cassettes, folder, test, run, name] = path.split("/").slice(-5);
	if (cassettes !== "cassettes" || !folder || !test) return null;
	const [, agent, key] = /^(.+)-([0-9a-f]{12})$/.exec(run ?? "") ?? [];
	const [, stamp, content] = /^(\d{8}T\d{6}Z)-([0-9a-f]{6})\.json$/.exec(name ?? "") ?? [];
	if (!agent || !key || !stamp || !content) return null;
	return {
		folder,
		test,
		agent: decodeSegment(agent),
		key,
		stamp,
		content
	};
}
async function toTestSlug(name) {
	const slug = name.toLowerCase().replace(/[^a-z0-9]/gu, "-").slice(0, SLUG_LENGTH);
	if (slug === name) return slug;
	return `${slug}-${(await sha256Hex(encoder.encode(name))).slice(0, 6)}`;
}
async function toFolderSegment(skillFolder) {
	if (skillFolder === ".") return "%2E";
	const segment = skillFolder.split("/").map(encodeFolder).join("--");
	if (segment.length <= SEGMENT_LENGTH) return segment;
	const digest = await sha256Hex(encoder.encode(skillFolder));
	return `${segment.slice(0, SEGMENT_LENGTH)}%${digest.slice(0, 12)}`;
}
function toContentPart(digest) {
	return digest.slice(0, 6);
}
function toStamp(time) {
	return `${time.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
function encodeFolder(segment) {
	return encodeSegment(segment).replace(/^-|-$|(?<=-)-/g, "%2D");
}
function encodeSegment(text) {
	return text.replace(/[^A-Za-z0-9._-]/gu, (character) => Array.from(encoder.encode(character), toPercent).join(""));
}
function toPercent(byte) {
	return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function decodeSegment(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

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

// src/model/tree-path.ts
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isInside(folder, path) {
	if (folder === ".") return path !== ".";
	return path.length > folder.length && path.startsWith(folder) && path[folder.length] === "/";
}
function relativeTo(folder, path) {
	return folder === "." ? path : path.slice(folder.length + 1);
}
function joinPath$1(folder, path) {
	const segments = folder === "." ? [] : folder.split("/");
	for (const segment of path.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") {
			segments.push(segment);
			continue;
		}
		if (segments.pop() === void 0) return null;
	}
	return segments.length === 0 ? "." : segments.join("/");
}
function isFolderName(name) {
	return /^[^/\\\0]{1,255}$/.test(name) && !name.startsWith(".");
}
function ancestorFolders(path) {
	const folders = [];
	for (let at = path; at !== ".";) {
		at = parentFolder(at);
		folders.push(at);
	}
	return folders;
}

// src/suites/edit-distance.ts
function editDistance(left, right) {
	let rows = {
		before: [],
		above: Array.from({ length: right.length + 1 }, (_, j) => j)
	};
	for (let i = 1; i <= left.length; i += 1) rows = {
		before: rows.above,
		above: nextRow(left.slice(0, i), right, rows)
	};
	return rows.above[right.length] ?? 0;
}
function nextRow(left, right, { before, above }) {
	const row = [left.length];
	for (let j = 1; j <= right.length; j += 1) {
		const isSame = left.at(-1) === right[j - 1];
		const isSwap = left.length > 1 && left.at(-1) === right[j - 2] && left.at(-2) === right[j - 1];
		const choices = [
			at(above, j) + 1,
			at(row, j - 1) + 1,
			at(above, j - 1) + (isSame ? 0 : 1)
		];
		row.push(Math.min(...choices, isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
	}
	return row;
}
function at(row, index) {
	return row[index] ?? 0;
}
const LONGEST_WORD = 40;
function nearestWord(word, candidates) {
	if (word.length > LONGEST_WORD) return null;
	let nearest = null;
	let least = (word.length <= 4 ? 1 : 2) + 1;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate);
		if (distance < least) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}

// src/suites/explain-issue.ts
const NAMES = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "a map",
	record: "a map",
	null: "nothing"
};
const explainIssue = (issue) => {
	const { input } = issue;
	if (input === void 0 && issue.code !== "custom") return explain("is missing", wantedBy(issue));
	switch (issue.code) {
		case "invalid_type": return explain(`is ${nameOf(input)}`, wantedBy(issue));
		case "invalid_value": return explain(`is ${nameOf(input)}`, wantedBy(issue) + suggestion(input, issue.values));
		case "invalid_union": return explain(`is ${nameOf(input)}`, wantedBy(issue));
		case "too_small": return tooSmall(issue);
		case "too_big": return tooBig(issue);
		case "invalid_key": return issue.issues[0]?.message ?? "is a key that cannot be used";
		case "custom": return issue.message === void 0 ? "cannot be used" : issue.message;
		default: return explain(`${nameOf(input)} cannot be used`, "");
	}
};
function wantedBy(issue) {
	const wanted = [...new Set(wantedWords(issue))];
	if (wanted.length === 0) return "";
	const { input } = issue;
	const quoted = (typeof input === "number" || typeof input === "boolean") && wanted.includes("a text") ? ` (as a text: "${input}")` : "";
	return `write ${wanted.join(" or ")}${quoted}`;
}
function wantedWords(issue) {
	if (issue.code === "invalid_type") return [NAMES[issue.expected] ?? issue.expected];
	if (issue.code === "invalid_value") return [issue.values.map(String).join(", ")];
	if (issue.code === "invalid_union") return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(wantedWords));
	return [];
}
function suggestion(input, values) {
	if (typeof input !== "string") return "";
	const words = values.filter((value) => typeof value === "string");
	const near = nearestWord(input, words);
	return near === null ? "" : `; did you mean ${near}?`;
}
function tooSmall(issue) {
	const least = Number(issue.minimum);
	if (issue.origin === "string" || issue.origin === "array" || issue.origin === "set") {
		const unit = issue.origin === "string" ? "characters" : "entries";
		if (least === 1) return explain("is empty", issue.origin === "string" ? "write a text" : "write at least one");
		return explain(`is too short`, `write at least ${least} ${unit}`);
	}
	return explain(`is ${nameOf(issue.input)}`, `write ${issue.inclusive === false ? "more than" : "at least"} ${least}`);
}
function tooBig(issue) {
	const most = Number(issue.maximum);
	if (issue.origin === "array" || issue.origin === "string") {
		const unit = issue.origin === "array" ? "entries" : "characters";
		const length = issue.input?.length;
		const seen = length === void 0 ? "is too long" : `has ${length} ${unit}`;
		return explain(seen, `write at most ${most}`);
	}
	return explain(`is ${nameOf(issue.input)}`, `write at most ${most}`);
}
function nameOf(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return value === "" ? "an empty text" : `the text ${JSON.stringify(value.slice(0, 40))}`;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return "a map";
}

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

// src/suites/place.ts
var import_dist = require_dist();
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

// src/suites/yaml-tokens.ts
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;
function toYamlTokens(text) {
	const parser = new import_dist.Parser();
	const tokens = [];
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		for (const token of parser.next(lexeme)) tokens.push(token);
		if (parser.stack.length > MOST_OPEN_TOKENS) return refused$2(parser.offset, TOO_DEEP);
	}
	for (const token of parser.end()) tokens.push(token);
	return countNodes(tokens) ?? {
		kind: "tokens",
		tokens
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

// src/suites/to-yaml-source.ts
const REFUSED_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function toYamlSource(contents, context) {
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
			root: spot
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
function emptyAt(place) {
	return {
		value: null,
		spot: {
			place,
			keyPlace: place,
			children: /* @__PURE__ */ new Map()
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

// src/text/decode-text.ts
const PROBE_BYTES = 512;
const NUL_SHARE = .7;
function decodeText(bytes) {
	const wide = utf16Label(bytes);
	if (wide !== null) return {
		encoding: { kind: "utf-16" },
		text: new TextDecoder(wide).decode(bytes)
	};
	const text = new TextDecoder("utf-8").decode(bytes);
	if (!isStrictUtf8(bytes)) return {
		encoding: {
			kind: "invalid-utf-8",
			...placeOf(text, "�")
		},
		text
	};
	if (bytes.includes(0)) return {
		encoding: {
			kind: "binary",
			...placeOf(text, "\0")
		},
		text
	};
	return {
		encoding: {
			kind: "utf-8",
			byteOrderMark: bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191,
			crlf: text.includes("\r\n")
		},
		text
	};
}
function utf16Label(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
	if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
	const probe = bytes.subarray(0, PROBE_BYTES);
	const even = nulShare(probe, 0);
	const odd = nulShare(probe, 1);
	if (odd > NUL_SHARE && even === 0) return "utf-16le";
	return even > NUL_SHARE && odd === 0 ? "utf-16be" : null;
}
function nulShare(bytes, first) {
	const chosen = bytes.filter((_byte, at) => at % 2 === first);
	return chosen.length < 2 ? 0 : chosen.filter((byte) => byte === 0).length / chosen.length;
}
function isStrictUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
function placeOf(text, character) {
	const before = text.slice(0, Math.max(0, text.indexOf(character))).split(/\r\n?|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}

// src/suites/yaml-text.ts
const START$1 = {
	line: 1,
	column: 1
};
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";
function toYamlText(input) {
	const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
	if (bytes.length > LIMITS.suiteBytes) {
		const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
		return refused$1(START$1, what, "split it into several suites");
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
		case "utf-8": return encoding.byteOrderMark ? refused$1(START$1, "begins with a byte order mark", SAVE_AS_UTF8) : null;
		case "utf-16": return refused$1(START$1, "is UTF-16", SAVE_AS_UTF8);
		case "invalid-utf-8": return refused$1(START$1, "is not valid UTF-8", SAVE_AS_UTF8);
		case "binary": return refused$1({
			line: encoding.line,
			column: encoding.column
		}, "a NUL character", "remove it");
	}
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
	const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]).map((error) => problem(place(error.pos[0]), toSentence(error.message)));
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
	return toYamlSource(first.contents, {
		file,
		place
	});
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
function toSentence(message) {
	const [line = ""] = message.split("\n");
	return `is not valid YAML: ${line.replace(/[.:]$/, "")}`;
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
	later: /* @__PURE__ */ new Set([
		"judge",
		"bots",
		"targets",
		"extra_fields"
	])
};
function readConfig(text, path) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
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
			}, explanation)]
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
	if (!parsed.success || problems.length > 0) return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
	return {
		kind: "config",
		config: toConfig(parsed.data, path)
	};
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
		lint: {
			rules: new Map(Object.entries(written.lint?.rules ?? {})),
			ignore: written.lint?.ignore ?? [],
			paths: written.lint?.paths ?? []
		}
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
	urls: urlsSchema.optional().describe("curl: pattern over the URL, or over `METHOD URL` → body, or {body, status, headers}."),
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
	const written = parse$2(commandsSchema, place);
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
function parse$2(schema, { path, context }) {
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
	const form = parse$2(longFormSchema, place);
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

// src/suites/shadowed-patterns.ts
const METHOD = /^[A-Z]+ /;
const SEARCHED = {
	exact: (pattern) => `^(?:${pattern})$`,
	prefix: (pattern) => `^(?:${pattern})`,
	search: (pattern) => pattern
};
function findShadowed(standIns, context) {
	return [[["fakes"], standIns.suite], ...standIns.tests.map((own, index) => [[
		"tests",
		index,
		"fakes"
	], own])].flatMap(([path, ofPlace]) => [...ofPlace.values()].filter((standIn) => standIn.kind === "described").flatMap((standIn) => patternsOf(standIn, [...path, standIn.command], context)).flatMap((patterns) => shadowedIn(patterns, context)));
}
function patternsOf({ match, commands, urls }, path, context) {
	const ofCommands = {
		rules: commands,
		path: valueAt(context.source, [...path, "commands"]) === void 0 ? path : [...path, "commands"]
	};
	const ofUrls = {
		rules: urls ?? [],
		path: [...path, "urls"]
	};
	return [{
		...ofCommands,
		match,
		areUrls: false
	}, {
		...ofUrls,
		match,
		areUrls: true
	}];
}
function shadowedIn(patterns, context) {
	const all = patterns.rules.map(({ pattern }) => pattern);
	return all.flatMap((later, index) => {
		const earlier = all.slice(0, index).find((one) => meetsText(one, later, patterns));
		if (earlier === void 0) return [];
		const path = [...patterns.path, later];
		const place = spotAt(context.source, path).keyPlace;
		const what = `comes too late: ${JSON.stringify(earlier)} stands before it and answers it too`;
		return [toProblem({
			file: context.file,
			key: path,
			place
		}, {
			what,
			remedy: "end the earlier one with $, or move it down"
		})];
	});
}
function meetsText(earlier, later, { match, areUrls }) {
	const text = areUrls && !METHOD.test(earlier) ? later.replace(METHOD, "") : later;
	const compiled = compilePattern(SEARCHED[match](earlier));
	return compiled.ok && compiled.pattern.find(text) !== null;
}

// src/suites/suite-warnings.ts
function toWarnings({ skillFolder, files, standIns }, context) {
	const inside = skillFolder === "." ? "" : `${skillFolder}/`;
	const stray = files.filter(({ path }) => path.startsWith(inside) && !path.startsWith(`${inside}evals/`)).map(({ key, place }) => ({
		file: context.file,
		...place,
		key,
		what: "lies inside the skill but outside its evals folder, so it no longer counts as part of it",
		remedy: "move it below evals/"
	}));
	const tests = valueAt(context.source, ["tests"]);
	const silent = (Array.isArray(tests) ? tests : []).flatMap((test, index) => {
		if (!isMap$1(test) || hasCheck(test)) return [];
		return [{
			file: context.file,
			...spotAt(context.source, ["tests", index]).place,
			key: `tests[${index}]`,
			what: "asserts nothing, so its result will be invalid",
			remedy: "add checks under `expect`"
		}];
	});
	return inFileOrder([
		...stray,
		...silent,
		...findShadowed(standIns, context)
	]);
}
function hasCheck(test) {
	const steps = Array.isArray(test["steps"]) ? test["steps"] : [];
	return "expect" in test || steps.some((step) => isMap$1(step) && "expect" in step);
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

// src/suites/read-suite.ts
const SCHEMA = suiteSchema(unknown(), unknown());
const FILE_KEY = /(?:^|[\s{,"'?])(?:file|script)["']?[ \t]*(?::|$)/m;
function suiteTextFiles(text, path) {
	const written = typeof text === "string" ? text : new TextDecoder().decode(text);
	if (!FILE_KEY.test(written)) return [];
	const yaml = readYaml(text, path);
	return yaml.kind === "yaml" ? textFilePaths(yaml.source.data, folderOf(path)) : [];
}
function readSuite(text, path, { vocabulary, texts = /* @__PURE__ */ new Map(), skillFolders = [] }) {
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
	const checks = readAllChecks(context);
	const standIns = readAllStandIns(context);
	const suite = parsed.success ? toSuite(parsed.data, {
		checks,
		standIns
	}, context) : null;
	return suite === null || context.problems.length > 0 ? refused(context.problems) : {
		kind: "suite",
		suite,
		named: context.named
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
		subagentPaths: [...new Set(tests.flatMap(({ subagents }) => subagents))].sort(),
		warnings: toWarnings({
			skillFolder,
			files,
			standIns
		}, context)
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

// src/model/settings-names.ts
const SETTINGS_NAMES = [".skillcheck.yml", ".skillcheck.yaml"];

// src/rules/rule.ts
function defineRule(definition) {
	const { check, message, ...rest } = definition;
	const toFinding = (fact) => ({
		rule: definition.id,
		slug: definition.slug,
		severity: fact.severity ?? definition.severity,
		path: fact.path,
		line: fact.line,
		column: fact.column,
		message: message(fact),
		...fact.fix === void 0 ? {} : { fix: fact.fix }
	});
	return {
		...rest,
		find: (context) => check(context).map(toFinding)
	};
}

// src/rules/written-names.ts
const CREATES = /\b(?:creates?|creating|writes?|writing|saves?|saving|generates?|generating|outputs?|produces?|exports?)\b/i;
function findWrittenNames(documents) {
	const names = /* @__PURE__ */ new Set();
	for (const { text, links } of documents) {
		const linked = new Set(links.map(({ line }) => line));
		const lines = text.split(/\r\n?|\n/).filter((_line, index) => !linked.has(index + 1));
		for (const name of lines.flatMap(writtenNames)) names.add(name);
	}
	return names;
}
function writtenNames(line) {
	const verb = CREATES.exec(line);
	if (verb === null) return [];
	return (line.slice(verb.index).match(/[\w.-]+/g) ?? []).filter((word) => word.includes(".")).map(trimDots);
}
function trimDots(word) {
	let end = word.length;
	while (word[end - 1] === ".") end -= 1;
	return word.slice(0, end);
}

// src/rules/broken-link.ts
const TEMPLATE_FOLDERS = /* @__PURE__ */ new Set([
	"assets",
	"templates",
	"examples"
]);
const CONVENTIONAL = /^(?:\.\/)?(?:scripts|references?|assets|templates|resources|examples|rules)\//;
const brokenLink = defineRule({
	id: "SK009",
	slug: "broken-link",
	severity: "error",
	summary: "A relative link, image, reference definition, href or src leads to a file that is not there.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const documents = source.documents.filter(({ path }) => !isTemplate(source, path));
		if (!documents.some(({ links }) => links.some(isAbsent))) return [];
		const written = findWrittenNames(source.documents);
		return documents.flatMap((document) => factsOf$1(source, document, written));
	},
	message: ({ target, near }) => `${target} does not exist. ${near === null ? "" : `Did you mean ${near}? `}Correct the link or add the file.`
});
function isTemplate(source, path) {
	if (!isInside(source.folder, path)) return false;
	return parentFolder(relativeTo(source.folder, path)).split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}
function isAbsent({ target }) {
	return target.kind === "local" && target.variable === null && target.state === "absent";
}
function factsOf$1(source, document, written) {
	const blocks = countBlocks(document.links);
	return document.links.filter(isAbsent).map((link) => {
		const { line, column, destination } = link;
		const near = findNear(source, document.path, destination);
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		const alone = block.absent < 2 || block.present > 0 || CONVENTIONAL.test(destination);
		const toBeWritten = near === null && (written.has(lastSegment(pathOf(destination))) || !alone);
		return {
			path: document.path,
			line,
			column,
			...toBeWritten ? { severity: "info" } : {},
			fix: near ?? void 0,
			target: destination,
			near
		};
	});
}
function countBlocks(links) {
	const blocks = /* @__PURE__ */ new Map();
	for (const link of links) {
		if (link.target.kind !== "local") continue;
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		blocks.set(link.blockLine, block);
		if (isAbsent(link)) block.absent += 1;
		else block.present += 1;
	}
	return blocks;
}
function findNear(source, from, destination) {
	const name = lastSegment(pathOf(destination));
	const same = source.files.filter(({ path }) => lastSegment(path) === name);
	const [only] = same;
	return same.length === 1 && only !== void 0 && name !== "SKILL.md" ? pathFrom(parentFolder(from), only.path) : null;
}
function pathOf(destination) {
	const path = destination.split(/[#?]/, 1)[0] ?? "";
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
function pathFrom(folder, path) {
	let up = "";
	let from = folder;
	while (from !== "." && !isInside(from, path)) {
		from = parentFolder(from);
		up += "../";
	}
	return `${up}${relativeTo(from, path)}`;
}

// src/rules/yaml-quote.ts
function quoteYaml(text) {
	if (/["\\]/.test(text) && !/['\n\r\t]/.test(text)) return `'${text}'`;
	return JSON.stringify(text);
}

// src/rules/yaml-surprises.ts
const LISTED_FIELDS = [
	"name",
	"description",
	"when_to_use",
	"compatibility"
];
const TEXT_FIELDS = [
	"license",
	"argument-hint",
	"model",
	"effort",
	"context",
	"agent",
	"shell"
];
const MAY_BE_YAML_1_1 = /^[-+.\dyYnNtTfFoO]/;
const LONGEST_YAML_1_1 = 40;
function findSurprises(fields) {
	return [...fields.values()].flatMap((field) => {
		const surprise = surpriseOf(field);
		return surprise === null ? [] : [surprise];
	});
}
function surpriseOf(field) {
	const listed = LISTED_FIELDS.some((key) => key === field.key);
	if (!listed && !TEXT_FIELDS.some((key) => key === field.key)) return null;
	if (field.style === "list") return listSurprise(field);
	if (field.style === "map") return field.key === "description" ? null : toSurprise(field, "map");
	if (field.value === null) return isRequired(field.key) ? null : toSurprise(field, "empty");
	return listed ? listedSurprise(field) : null;
}
function isRequired(key) {
	return key === "name" || key === "description";
}
function listSurprise(field) {
	if (field.key === "description") return null;
	return toSurprise(field, "list", field.source.startsWith("[") && !field.source.includes("\n") ? field.source : null);
}
function listedSurprise(field) {
	if (field.style === "plain") {
		if (/^[ \t]+#/.test(field.after)) {
			const whole = `${field.source}${field.after}`.trimEnd();
			return toSurprise(field, "cut-by-comment", field.source.includes("\n") ? null : whole);
		}
		const readAs = readAsOtherThanText(field);
		if (readAs !== null) return {
			...toSurprise(field, "not-text", field.source),
			readAs
		};
	}
	const text = typeof field.value === "string" ? field.value : "";
	return /(^|\s)---(\s|$)/.test(text) ? toSurprise(field, "dashes") : null;
}
function toSurprise(field, shape, intended = null) {
	const ownLine = field.keyPlace.column === 1 && field.keyPlace.line === field.place.line;
	return {
		field,
		shape,
		readAs: "",
		fixedLine: intended === null || !ownLine ? null : `${field.key}: ${quoteYaml(intended)}`
	};
}
function readAsOtherThanText(field) {
	if (typeof field.value === "number") return "a number";
	if (typeof field.value === "boolean") return "a boolean";
	const { source } = field;
	if (source.length > LONGEST_YAML_1_1 || !MAY_BE_YAML_1_1.test(source)) return null;
	if (/^[yn]$/i.test(source)) return null;
	const value = (0, import_dist.parse)(source, {
		version: "1.1",
		logLevel: "silent"
	});
	if (typeof value === "number") return "a number";
	if (typeof value === "boolean") return "a boolean";
	return typeof value === "object" && value !== null ? "a date" : null;
}

// src/rules/front-matter-field.ts
function readField(source, key) {
	const { frontMatter } = source;
	if (frontMatter.kind !== "read") return { kind: "silent" };
	if (findSurprises(frontMatter.fields).some((surprise) => surprise.field.key === key)) return { kind: "silent" };
	const field = frontMatter.fields.get(key);
	if (field === void 0) return {
		kind: "absent",
		place: {
			line: 1,
			column: 1
		}
	};
	const { value } = field;
	if (typeof value !== "string" || value.trim() === "") return {
		kind: "unusable",
		field
	};
	return {
		kind: "text",
		text: value,
		field
	};
}
function skillMdPath(source) {
	if (source.skillMd.kind !== "absent") return source.skillMd.path;
	return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
}

// src/rules/delimiter-shape.ts
const SHAPES$1 = {
	"blank-line": ["a blank line comes first", "remove the lines above ---"],
	comment: ["a comment comes first", "move the comment below the front matter"],
	"code-fence": ["it stands in a code block", "remove the ``` lines around the file"],
	"four-dashes": ["the line has more than three dashes", "---"],
	dots: ["it ends with \"...\"", "---"]
};
const delimiterShape = defineRule({
	id: "SK017",
	slug: "delimiter-shape",
	severity: "error",
	summary: "The front matter does not start on line 1 with exactly --- and end with ---.",
	source: "lint.md §2.4, §5.3",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		const path = skillMdPath(source);
		if (found.kind === "misplaced") {
			const [what, fix] = SHAPES$1[found.shape];
			const { line, column } = found;
			return [{
				path,
				line,
				column,
				what,
				agents: "Agents do",
				fix
			}];
		}
		if (found.kind !== "read") return [];
		return found.blankDelimiters.map(({ which, line, column }) => ({
			path,
			line,
			column,
			severity: "warning",
			what: `there are blanks beside the ${which} ---`,
			agents: which === "opening" ? "Gemini and skill-check do" : "skill-check does",
			fix: "---"
		}));
	},
	message: ({ what, agents }) => `The front matter must start on line 1 with exactly --- and end with ---; here ${what}. ${agents} not load the skill.`
});

// src/rules/description-length.ts
const LONGEST_DESCRIPTION = 1024;
const descriptionLength = defineRule({
	id: "SK007",
	slug: "description-length",
	severity: "error",
	summary: "The description is longer than 1,024 code points.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		const length = [...description.text].length;
		if (length <= LONGEST_DESCRIPTION) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place,
			length
		}];
	},
	message: ({ length }) => `description has ${length} characters (code points), 1,024 are allowed. Move detail into the body.`
});

// src/rules/description-missing.ts
const descriptionMissing = defineRule({
	id: "SK004",
	slug: "description-missing",
	severity: "error",
	summary: "The front matter has no description that is text.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		const path = skillMdPath(source);
		if (description.kind === "absent") return [{
			path,
			...description.place,
			what: "missing"
		}];
		if (description.kind !== "unusable") return [];
		const { style, place } = description.field;
		const what = style === "list" || style === "map" ? `a ${style}, not a text` : "missing";
		return [{
			path,
			...place,
			what
		}];
	},
	message: ({ what }) => `description is ${what}, so no agent knows when to use the skill. Say what it does and when.`
});

// src/rules/description-when.ts
const SAYS_WHEN = /\b(?:use|used|when|whenever|if the user|if you|triggers?|triggered|asks?|asked|invoked?|activate|any ?time|for (?:requests|questions|tasks))\b/i;
const ENGLISH = new Set("a an and are as at by for from in into is it of on or that the this to with".split(" "));
const OTHER_LANGUAGES = new Set("der die das und für mit von zum zur ein eine le la les des et pour une un el los las y para con del il di e per che het een en voor van met o os um uma do da och att av för på".split(" "));
const ENOUGH_WORDS = 6;
const FOREIGN_LETTERS = .2;
const descriptionWhen = defineRule({
	id: "SK008",
	slug: "description-when",
	severity: "warning",
	summary: "The description says what the skill does but not when to use it.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		if (SAYS_WHEN.test(description.text) || !isEnglish(description.text)) return [];
		if (readField(source, "when_to_use").kind === "text") return [];
		const { frontMatter } = source;
		const manual = frontMatter.kind === "read" && frontMatter.fields.get("disable-model-invocation")?.value;
		if (manual === true || /^(?:yes|on)$/i.test(String(manual))) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "description says what the skill does but not when to use it. Add \"Use when …\" with the words users say."
});
function isEnglish(text) {
	const letters = text.match(/\p{L}/gu) ?? [];
	if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length * FOREIGN_LETTERS) return false;
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < ENOUGH_WORDS) return true;
	return words.filter((word) => ENGLISH.has(word)).length >= words.filter((word) => OTHER_LANGUAGES.has(word)).length;
}

// src/rules/duplicate-key.ts
const duplicateKey = defineRule({
	id: "SK016",
	slug: "duplicate-key",
	severity: "error",
	summary: "A key of the front matter occurs twice in one map.",
	source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "duplicate-keys") return [];
		const path = skillMdPath(source);
		return found.duplicates.map((duplicate) => ({
			path,
			...duplicate
		}));
	},
	message: ({ key, firstLine, line }) => `${key} is set on lines ${firstLine} and ${line}. Most parsers refuse the file, PyYAML keeps the last. Keep one.`
});

// src/rules/encoding.ts
const START = {
	line: 1,
	column: 1
};
const encoding = defineRule({
	id: "SK013",
	slug: "encoding",
	severity: "error",
	summary: "SKILL.md is not saved as UTF-8 without byte order mark.",
	source: "lint.md §5.3; PrefectHQ/fastmcp#4532, google-gemini/gemini-cli#27873",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const name = lastSegment(skillMd.path);
		return factsOf(skillMd.encoding, name).map((fact) => ({
			path: skillMd.path,
			...fact
		}));
	},
	message: ({ text }) => text
});
function factsOf(found, name) {
	const unread = (what) => `${name} is saved as ${what}; agents do not load it. Save it as UTF-8 without BOM.`;
	switch (found.kind) {
		case "utf-16": return [{
			...START,
			severity: "error",
			text: unread("UTF-16"),
			fix: "UTF-8 without BOM"
		}];
		case "invalid-utf-8": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: unread("something else than UTF-8")
			}];
		}
		case "binary": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: `${name} holds a NUL byte, so tools take it for binary data and agents do not load it. Remove it.`
			}];
		}
		case "utf-8": return [...found.byteOrderMark ? [byteOrderMarkFact(name)] : [], ...found.crlf ? [carriageReturnFact(name)] : []];
	}
}
function byteOrderMarkFact(name) {
	const text = `${name} is saved as UTF-8 with BOM; Codex, Gemini and skills-ref do not load it. Save it as UTF-8 without BOM.`;
	return {
		...START,
		severity: "warning",
		text,
		fix: "UTF-8 without BOM"
	};
}
function carriageReturnFact(name) {
	const text = `${name} has Windows line ends (CRLF); agents load it, but a script saved so does not start. Save it with LF.`;
	return {
		...START,
		severity: "info",
		text,
		fix: "LF line ends"
	};
}

// src/rules/file-name.ts
const fileName = defineRule({
	id: "SK012",
	slug: "file-name",
	severity: "error",
	summary: "The file is called skill.md or the like instead of SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.skillMd.kind === "misnamed" && source.skillMd.hasFrontMatter ? [{
		path: source.skillMd.path,
		line: 1,
		column: 1,
		fix: "SKILL.md"
	}] : [],
	message: ({ path }) => `Agents look for SKILL.md exactly; ${lastSegment(path)} is never found. Rename it.`
});

// src/rules/front-matter.ts
const REASONS = {
	absent: "No front matter",
	unclosed: "The front matter has no closing ---",
	empty: "The front matter is empty",
	"not-a-map": "The front matter holds no key: value lines"
};
const frontMatter = defineRule({
	id: "SK002",
	slug: "front-matter",
	severity: "error",
	summary: "SKILL.md does not begin with a front matter that holds keys.",
	source: "https://agentskills.io/specification#skillmd-format",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "missing") return [];
		const { line, column } = found;
		return [{
			path: skillMdPath(source),
			line,
			column,
			what: REASONS[found.reason]
		}];
	},
	message: ({ what }) => `${what}: agents find the skill by the name and description between two --- lines at the top. Add them.`
});

// src/rules/skill-name.ts
const LONGEST_NAME = 64;
function isValidName(name) {
	const normal = name.normalize("NFKC");
	return [...normal].length <= LONGEST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(normal);
}
function toNearName(text) {
	const words = text.normalize("NFKD").replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_NAME).split("-").filter((word) => word !== "");
	return words.length === 0 ? null : words.join("-");
}

// src/rules/name-missing.ts
const nameMissing = defineRule({
	id: "SK003",
	slug: "name-missing",
	severity: "error",
	summary: "The front matter has no name.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		if (name.kind !== "absent" && name.kind !== "unusable") return [];
		const place = name.kind === "absent" ? name.place : name.field.place;
		const folder = source.folderName ?? "my-skill";
		return [{
			path: skillMdPath(source),
			...place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(source.folderName ?? "") ? `name: ${folder}` : void 0,
			folder
		}];
	},
	message: ({ folder }) => `name is missing; Codex, Gemini and OpenCode skip the skill. Add name: ${folder}.`
});
function isClaudeAlone(targets) {
	return targets.length === 1 && targets[0] === "claude";
}

// src/rules/name-directory.ts
const nameDirectory = defineRule({
	id: "SK005",
	slug: "name-directory",
	severity: "error",
	summary: "The name differs from the name of the folder that holds SKILL.md.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		const folder = source.folderName;
		if (name.kind !== "text" || folder === null || !isValidName(name.text)) return [];
		if (name.text.normalize("NFKC") === folder.normalize("NFKC")) return [];
		return [{
			path: skillMdPath(source),
			...name.field.place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(folder) ? `name: ${folder}` : void 0,
			name: name.text,
			folder
		}];
	},
	message: ({ name, folder }) => `name is "${name}" but the folder is "${folder}"; the standard, Copilot, OpenCode and Cursor require them equal. Rename one.`
});

// src/rules/name-format.ts
const nameFormat = defineRule({
	id: "SK006",
	slug: "name-format",
	severity: "error",
	summary: "The name has other characters than lower-case letters, digits and single hyphens, or is longer than 64.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const name = readField(source, "name");
		if (name.kind !== "text" || isValidName(name.text)) return [];
		const near = toNearName(name.text) ?? toNearName(source.folderName ?? "");
		return [{
			path: skillMdPath(source),
			...name.field.place,
			fix: near === null ? void 0 : `name: ${near}`,
			name: name.text,
			near
		}];
	},
	message: ({ name, near }) => `"${cutCharacters(name, 80)}" is no valid name: lower-case letters, digits and single hyphens, at most 64.${near === null ? "" : ` Try "${near}".`}`
});

// src/rules/over-limit.ts
const overLimit = defineRule({
	id: "SK091",
	slug: "over-limit",
	severity: "error",
	summary: "SKILL.md or the skill's folder is larger or deeper than skillcheck reads.",
	source: "security.md FS-1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.exceeded,
	message: ({ path, what, found, limit }) => `${path}: ${grouped(found)} ${what} exceed the limit of ${grouped(limit)}; it was not read further.`
});
function grouped(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

// src/rules/skill-lines.ts
const MOST_LINES = 500;
const skillLines = defineRule({
	id: "SK010",
	slug: "skill-lines",
	severity: "warning",
	summary: "SKILL.md has more than 500 lines.",
	source: "https://agentskills.io/specification#progressive-disclosure",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const ends = skillMd.text.match(/\r\n?|\n/g)?.length ?? 0;
		const lines = /[\r\n]$/.test(skillMd.text) ? ends : ends + 1;
		return lines <= MOST_LINES ? [] : [{
			path: skillMd.path,
			line: 501,
			column: 1,
			lines
		}];
	},
	message: ({ lines }) => `SKILL.md has ${lines} lines; over 500 is read badly. Move detail into references/.`
});

// src/rules/skill-md-missing.ts
const skillMdMissing = defineRule({
	id: "SK001",
	slug: "skill-md-missing",
	severity: "error",
	summary: "A folder declared as a skill holds no SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd, folder } = source;
		const place = {
			path: skillMdPath(source),
			line: 1,
			column: 1,
			folder
		};
		if (skillMd.kind === "absent") return [{
			...place,
			declaredIn: skillMd.declaredIn,
			reason: ""
		}];
		if (skillMd.kind !== "unreadable" || source.exceeded.length > 0) return [];
		return [{
			...place,
			declaredIn: null,
			reason: skillMd.reason
		}];
	},
	message: ({ folder, declaredIn, reason }) => declaredIn === null ? `SKILL.md of ${folder} cannot be read (${reason}), so no agent finds the skill. Make it a plain file.` : `${folder} is declared as a skill in ${declaredIn} but holds no SKILL.md, so no agent finds it. Add the file or remove the entry.`
});

// src/rules/symlink.ts
const symlink = defineRule({
	id: "SK041",
	slug: "symlink",
	severity: "error",
	summary: "A file of the skill is a symbolic link that does not survive an installation.",
	source: "https://code.claude.com/docs/en/plugins; lint.md §8",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		const ofSkillMd = skillMd.kind === "link" && !source.symlinks.some(({ path }) => path === skillMd.path) ? [toFact(skillMd.path, skillMd.target, ["warning", "which Codex ignores"])] : [];
		const others = source.symlinks.flatMap((link) => {
			const judged = judge(link, source);
			return judged === null ? [] : [toFact(link.path, link.target, judged)];
		});
		return [...ofSkillMd, ...others];
	},
	message: ({ path, target, what }) => `${path} is a link to ${target}, ${what}. Copy the file in.`
});
function toFact(path, target, [severity, what]) {
	return {
		path,
		line: 1,
		column: 1,
		severity,
		target,
		what
	};
}
function judge({ path, real, state }, source) {
	if (state === "dangling") return ["error", "which does not exist"];
	if (real === null || state === "outside-root") return ["error", "which lies outside the repository and is not copied on install"];
	const { marketplaceRoot, pluginRoot, folder, skillMd } = source;
	if (marketplaceRoot !== null && !holds(marketplaceRoot, real)) return ["error", "which lies outside the marketplace and is not copied on install"];
	if (skillMd.kind === "link" && skillMd.path === path) return ["warning", "which Codex ignores"];
	if (holds(pluginRoot ?? folder, real)) return null;
	return ["warning", `which lies outside ${pluginRoot === null ? "the skill" : "the plugin"} and is not copied on every install`];
}
function holds(root, path) {
	return path === root || isInside(root, path);
}

// src/rules/test-missing.ts
const testMissing = defineRule({
	id: "SK011",
	slug: "test-missing",
	severity: "info",
	offByDefault: true,
	summary: "No suite of any readable format tests the skill.",
	source: "lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.hasSuite !== false) return [];
		const name = readField(source, "name");
		return [{
			path: skillMdPath(source),
			line: 1,
			column: 1,
			name: name.kind === "text" ? name.text : source.folder
		}];
	},
	message: ({ name }) => `No skillcheck.yaml tests this skill. skillcheck new-test ${name}`
});

// src/rules/yaml-broken-line.ts
function readBrokenLine(block, fault) {
	const lines = block.text.split(/\r\n?|\n/);
	const open = openingOf(fault);
	const index = open !== null ? openLine(lines, open) : Math.min(Math.max(0, fault.line - block.firstLine), lines.length - 1);
	const text = lines[index] ?? "";
	const lead = leadOf(text);
	return {
		index,
		number: block.firstLine + index,
		text,
		lead,
		value: lead === "" ? "" : text.slice(lead.length).trimEnd(),
		above: lines[index - 1] ?? "",
		below: lines[index + 1] ?? ""
	};
}
function isUnclosed(fault) {
	return openingOf(fault) !== null;
}
function isUnclosedQuote(fault) {
	return fault.code === "MISSING_CHAR" && fault.message.startsWith("Missing closing");
}
function openingOf(fault) {
	if (isUnclosedQuote(fault)) return /^["']/;
	return fault.code === "BAD_INDENT" && fault.message.startsWith("Flow ") ? /^[[{]/ : null;
}
const CLOSINGS = /* @__PURE__ */ new Map([["[", "]"], ["{", "}"]]);
function openLine(lines, opening) {
	const open = lines.findIndex((line) => {
		const value = line.slice(leadOf(line).length).trimEnd();
		const first = value[0] ?? "";
		const closing = CLOSINGS.get(first) ?? first;
		return opening.test(value) && (value.length === 1 || !value.endsWith(closing));
	});
	return Math.max(0, open);
}
function leadOf(line) {
	const item = /^[ \t]*-[ \t]+/.exec(line)?.[0] ?? "";
	const colon = line.indexOf(":", item.length);
	if (colon === -1 || /^["'[{]/.test(line.slice(item.length))) return item;
	return /^[ \t]+/.test(line.slice(colon + 1)) ? line.slice(0, colon + 1) + (/^[ \t]+/.exec(line.slice(colon + 1))?.[0] ?? "") : item;
}

// src/rules/yaml-shapes.ts
const QUOTE = "Put the value in quotes";
const SHAPES = [
	tabIndentation,
	unclosedQuotation,
	reservedStart,
	brackets,
	escapeInQuotes,
	textAfterQuotation,
	textAfterBlockSign,
	colonInValue,
	indentedBelowValue,
	lineWithoutKey
];
function shapeAt(line, what, rest = {}) {
	return {
		place: {
			line: line.number,
			column: line.lead.length + 1
		},
		what,
		remedy: QUOTE,
		index: line.index,
		fixed: null,
		...rest
	};
}
function requoted(line) {
	return `${line.lead}${quoteYaml(unquoted(line.value))}`;
}
function unquoted(value) {
	const quote = value[0];
	if (quote !== "\"" && quote !== "'" || value.length < 2 || !value.endsWith(quote)) return value;
	const inner = value.slice(1, -1);
	return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll("\\\"", "\"");
}
function tabIndentation({ fault, line }) {
	const tabs = /^[ \t]*/.exec(line.text)?.[0] ?? "";
	if (fault.code !== "TAB_AS_INDENT" && !tabs.includes("	")) return null;
	return shapeAt(line, "YAML forbids tabs as indentation", {
		place: {
			line: line.number,
			column: Math.max(0, line.text.indexOf("	")) + 1
		},
		remedy: "Use two blanks",
		fixed: tabs.replaceAll("	", "  ") + line.text.slice(tabs.length)
	});
}
function unclosedQuotation({ fault, line }) {
	if (!isUnclosedQuote(fault)) return null;
	const quote = line.value[0];
	return shapeAt(line, "the quotation that starts here never ends", {
		remedy: "Close it",
		fixed: quote === "\"" || quote === "'" ? `${line.text.trimEnd()}${quote}` : null
	});
}
const STARTS = /* @__PURE__ */ new Map([
	["*", "`*` starts a YAML alias"],
	["!", "`!` starts a YAML tag"],
	["`", "a value may not start with `"],
	["@", "a value may not start with @"],
	["%", "a value may not start with %"],
	[",", "a value may not start with a comma"],
	["-", "a list cannot start on the line of its key"]
]);
function reservedStart({ line }) {
	const [start = "", second = ""] = line.value;
	const what = STARTS.get(start);
	if (what === void 0 || start === "-" && second !== " ") return null;
	return shapeAt(line, what, { fixed: requoted(line) });
}
function brackets({ line }) {
	const { value } = line;
	if (value.startsWith("{")) return shapeAt(line, "braces are a map in YAML", { fixed: requoted(line) });
	if (!value.startsWith("[")) return null;
	const close = value.indexOf("]");
	if (close !== -1 && value.slice(close + 1).trim() !== "") return shapeAt(line, "brackets are a list in YAML", { fixed: requoted(line) });
	const quoted = value.slice(1, close === -1 ? void 0 : close).split(",").map((item) => quoteYaml(unquoted(item.trim()))).join(", ");
	return shapeAt(line, "an item of this list cannot stand unquoted", {
		remedy: "Quote the items",
		fixed: `${line.lead}[${quoted}]`
	});
}
function escapeInQuotes({ fault, line }) {
	if (fault.code !== "BAD_DQ_ESCAPE") return null;
	const text = line.value.startsWith("\"") ? unquoted(line.value) : line.value;
	return shapeAt(line, "a backslash in double quotes starts an escape that YAML does not know", {
		place: {
			line: fault.line,
			column: fault.column
		},
		remedy: "Use single quotes",
		fixed: `${line.lead}'${text.replaceAll("'", "''")}'`
	});
}
function textAfterQuotation({ fault, line }) {
	const quote = line.value[0];
	if (quote !== "\"" && quote !== "'") return null;
	const end = line.lead.length + endOfQuotation(line.value, quote);
	if (fault.line !== line.number || end >= line.text.trimEnd().length) return null;
	return shapeAt(line, `the quotation ends at column ${end}, and text follows`, {
		remedy: "Use other quotes around the whole value",
		fixed: requoted(line)
	});
}
function endOfQuotation(value, quote) {
	for (let at = 1; at < value.length; at += 1) if (quote === "\"" && value[at] === "\\") at += 1;
	else if (value[at] === quote) {
		if (quote !== "'" || value[at + 1] !== quote) return at + 1;
		at += 1;
	}
	return value.length;
}
function textAfterBlockSign({ line }) {
	if (!/^[|>][-+\d]*[ \t]+[^#\s]/.test(line.value)) return null;
	return shapeAt(line, `no text may follow ${line.value[0]} on its line`, { remedy: "Start the text on the next line, indented" });
}
function colonInValue({ line }) {
	const { value } = line;
	if (!/:(?:[ \t]|$)/.test(value) || /^["'|>]/.test(value)) return null;
	return shapeAt(line, "the value contains \": \", which YAML reads as a new key", {
		remedy: "Put it in quotes",
		fixed: requoted(line)
	});
}
function indentedBelowValue({ fault, line }) {
	if (fault.code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[ \t]+\S/.test(line.below)) return null;
	return {
		place: {
			line: line.number + 1,
			column: 1
		},
		what: "this line is indented below a value that has already ended",
		remedy: "Take the blanks away",
		index: line.index + 1,
		fixed: line.below.trimStart()
	};
}
function lineWithoutKey({ fault, line }) {
	if (!["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(fault.code) || line.lead !== "" || line.text.trim() === "") return null;
	const place = {
		line: line.number,
		column: 1
	};
	if (line.above.trim() === "") return shapeAt(line, "there is no key: on this line", {
		place,
		remedy: "Write key: value"
	});
	return shapeAt(line, "a continuation line must be indented", {
		place,
		remedy: "Indent it",
		fixed: `  ${line.text}`
	});
}

// src/rules/yaml-diagnosis.ts
function diagnoseYaml(block, faults) {
	const fault = faults[0] ?? {
		code: "",
		message: "unreadable",
		line: block.firstLine,
		column: 1
	};
	const line = readBrokenLine(block, fault);
	for (const shape of SHAPES) {
		const found = shape({
			fault,
			line
		});
		if (found !== null) return withVerifiedFix(block, found);
	}
	return {
		place: {
			line: fault.line,
			column: fault.column
		},
		what: `YAML cannot read this (${fault.message})`,
		remedy: "Put the value in quotes",
		fix: null
	};
}
function withVerifiedFix(block, shape) {
	const { place, what, remedy } = shape;
	return {
		place,
		what,
		remedy,
		fix: shape.fixed !== null && readsAfter(block, shape.index, shape.fixed) ? shape.fixed : null
	};
}
function readsAfter(block, index, fixed) {
	const pieces = block.text.split(/(\r\n?|\n)/);
	pieces[2 * index] = fixed;
	const end = pieces.slice(0, 2 * index + 1).join("").length;
	const document = (0, import_dist.parseDocument)(pieces.join(""), {
		prettyErrors: false,
		logLevel: "silent"
	});
	if ([...document.errors, ...document.warnings].some((fault) => fault.pos[0] <= end || isUnclosed(fault))) return false;
	try {
		document.toJS({ maxAliasCount: LIMITS.yamlAliases });
		return true;
	} catch (error) {
		if (error instanceof ReferenceError) return false;
		throw error;
	}
}

// src/rules/yaml-invalid.ts
const SHOWN_CHARACTERS = 160;
const yamlInvalid = defineRule({
	id: "SK014",
	slug: "yaml-invalid",
	severity: "error",
	summary: "The front matter is not valid YAML 1.2.",
	source: "https://yaml.org/spec/1.2.2/; lint.md §5.1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "invalid") return [];
		const { place, what, remedy, fix } = diagnoseYaml(found.block, found.faults);
		return [{
			path: skillMdPath(source),
			...place,
			what,
			remedy,
			fix: fix ?? void 0
		}];
	},
	message: ({ line, what, remedy, fix }) => fix === void 0 ? `Line ${line}: ${what}. ${remedy}.` : `Line ${line}: ${what}. ${remedy}: ${cutCharacters(fix, SHOWN_CHARACTERS)}`
});

// src/rules/yaml-surprise.ts
const yamlSurprise = defineRule({
	id: "SK015",
	slug: "yaml-surprise",
	severity: "warning",
	summary: "A value of the front matter parses, but not to what was written.",
	source: "lint.md §5.2; https://yaml.org/spec/1.2.2/#66-comments",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.frontMatter.kind !== "read") return [];
		return findSurprises(source.frontMatter.fields).map((surprise) => ({
			path: skillMdPath(source),
			...surprise.field.place,
			fix: surprise.fixedLine ?? void 0,
			surprise
		}));
	},
	message: ({ surprise }) => {
		const { field, shape, readAs } = surprise;
		switch (shape) {
			case "cut-by-comment": {
				const tail = [...field.source.replace(/\s+/g, " ")].slice(-24).join("");
				return `${field.key} ends at "${tail}": " #" starts a YAML comment. Put the value in quotes.`;
			}
			case "not-text": return `${field.key}: ${cutCharacters(field.source, 40)} is ${readAs} to some YAML readers; Codex and OpenCode drop what is no text. Put the value in quotes.`;
			case "dashes": return `${field.key} holds " --- ", where skills-ref ends the front matter and drops the rest. Write another dash.`;
			case "list": return `${field.key} is a list to YAML, where a text is expected. Put the value in quotes.`;
			case "map": return `${field.key} is a map to YAML, where a text is expected. Put the value in quotes.`;
			case "empty": return `${field.key} has no value: some tools read the text "null". Write a value or remove the key.`;
		}
	}
});

// src/rules/index.ts
const RULES = [
	skillMdMissing,
	frontMatter,
	nameMissing,
	descriptionMissing,
	nameDirectory,
	nameFormat,
	descriptionLength,
	descriptionWhen,
	brokenLink,
	skillLines,
	testMissing,
	fileName,
	encoding,
	yamlInvalid,
	yamlSurprise,
	duplicateKey,
	delimiterShape,
	symlink,
	overLimit
];

// src/rules/lint-skill.ts
function lintSkill(source, settings, rules = RULES) {
	const findings = [];
	const faults = [];
	for (const rule of rules) {
		const severity = chosenSeverity(rule, settings);
		if (severity === "off") continue;
		try {
			for (const finding of rule.find({
				source,
				targets: settings.targets
			})) findings.push(severity === null ? finding : {
				...finding,
				severity
			});
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: source.folder,
				error
			});
		}
	}
	return {
		findings: findings.filter(({ path }) => settings.ignore?.matches(path) !== true).sort(compareFindings),
		faults
	};
}
function chosenSeverity(rule, settings) {
	return settings.rules.get(rule.id) ?? settings.rules.get(rule.slug) ?? (rule.offByDefault === true ? "off" : null);
}
function compareFindings(left, right) {
	return comparePaths(left.path, right.path) || left.line - right.line || left.column - right.column || comparePaths(left.rule, right.rule);
}

// src/app/lint-unit.ts
function toList(globs) {
	if (globs.length === 0) return null;
	const compiled = compileGlobList(globs);
	return compiled.ok ? compiled.list : null;
}
function lintUnit(unit, config) {
	const { source } = unit;
	const paths = toList(config.lint.paths);
	const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
	if (paths !== null && !paths.matches(skillMd)) return {
		findings: [],
		faults: []
	};
	const result = lintSkill(source, {
		targets: [],
		rules: config.lint.rules,
		ignore: toList(config.lint.ignore)
	});
	return {
		findings: result.findings.filter(({ severity }) => severity !== "info"),
		faults: result.faults
	};
}
function findLintProblems(config, bytes) {
	const file = config.path;
	if (file === null) return [];
	const at = (key, what, remedy) => ({
		file,
		...findConfigKey(bytes, file, key),
		key: key.join("."),
		what,
		remedy
	});
	const known = new Set(RULES.flatMap(({ id, slug }) => [id, slug]));
	const rules = [...config.lint.rules.keys()].filter((name) => !known.has(name)).map((name) => at([
		"lint",
		"rules",
		name
	], "there is no such rule", "write an id such as SK009"));
	const globs = ["ignore", "paths"].flatMap((key) => {
		const compiled = compileGlobList(config.lint[key]);
		return compiled.ok ? [] : [at(["lint", key], compiled.what, compiled.remedy)];
	});
	return [...rules, ...globs];
}

// src/app/read-root-config.ts
const problem = (file, what, remedy) => ({
	file,
	line: 1,
	column: 1,
	key: "",
	what,
	remedy
});
async function readRootConfig(files, named) {
	const wanted = named === null ? SETTINGS_NAMES : [named];
	const [path, second] = (await files.list()).map(({ path }) => path).filter((path) => wanted.includes(path));
	if (path === void 0) {
		const missing = named === null ? [] : [problem(named, "is not there", "name a settings file")];
		return {
			config: DEFAULT_CONFIG,
			problems: missing
		};
	}
	if (second !== void 0) {
		const what = `a second settings file; the first is ${path}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(second, what, "keep one of them")]
		};
	}
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") {
		const what = content.kind === "refused" ? content.reason : `cannot be read: ${content.kind}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(path, what, "put a plain file there")]
		};
	}
	const reading = readConfig(content.bytes, path);
	return reading.kind === "config" ? {
		config: reading.config,
		problems: findLintProblems(reading.config, content.bytes)
	} : {
		config: DEFAULT_CONFIG,
		problems: reading.problems
	};
}

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
		remedy: `write one of ${AGENTS.map((one) => one.name).join(", ")}`
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

// src/app/select-subjects.ts
const DEFAULT_AGENT = "claude";
function selectSubjects(unit, config, selection) {
	const { skill } = unit;
	if (skill === null) return [];
	return selectTests(unit, config, selection).map((planned) => ({
		unit,
		skill,
		...planned
	}));
}
function selectTests({ suite }, config, selection) {
	if (suite === null) return [];
	return suite.tests.filter((test) => isSelected(test, selection.filter)).flatMap((test) => {
		return (test.agents ?? suite.agents ?? selection.defaultAgents(test)).filter((agent) => selection.agents === null || selection.agents.includes(agent)).flatMap((agent) => toModels(test, agent, config).map((model) => ({
			suite,
			test,
			agent,
			model
		})));
	});
}
function isSelected(test, filter) {
	const wanted = filter?.toLowerCase() ?? null;
	return wanted === null || test.name.toLowerCase().includes(wanted) || test.tags.some((tag) => tag.toLowerCase() === wanted);
}
function toModels(test, agent, config) {
	const own = modelsFor(test.model, agent);
	const models = own.length > 0 ? own : modelsFor(config.model, agent);
	return models.length > 0 ? models : [""];
}
async function toRecordedAgents(tests, indexes) {
	const entries = indexes.flatMap((index) => index?.entries ?? []);
	const bySlug = /* @__PURE__ */ new Map();
	for (const { place } of entries) bySlug.set(place.test, (bySlug.get(place.test) ?? /* @__PURE__ */ new Set()).add(place.agent));
	const byName = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const agents = bySlug.get(await toTestSlug(test.name));
		byName.set(test.name, agents === void 0 ? [DEFAULT_AGENT] : [...agents].sort());
	}
	return (test) => byName.get(test.name) ?? ["claude"];
}

export { parseCassettePath as A, cutCharacters as B, isInside as C, relativeTo as D, parentFolder as E, toStamp as F, toProblemLine as G, keepEnds as H, toTestSlug as I, byteLength as L, toContentPart as M, toFolderSegment as N, SPEAKERS as O, toSkillStorePath as P, countCodePoints as R, isFolderName as S, lastSegment as T, trimNewlines as U, cutWithCount as V, problemSchema as W, suiteTextFiles as _, toRecordedAgents as a, inFileOrder as b, findBuiltIn as c, OPENAI_CHAT as d, OPENAI_RESPONSES as f, readSuite as g, SETTINGS_NAMES as h, selectTests as i, toCassettePath as j, DEFAULT_STORE as k, ANTHROPIC as l, lintUnit as m, isSelected as n, AGENTS as o, readRootConfig as p, selectSubjects as r, findAgent as s, DEFAULT_AGENT as t, GEMINI as u, findConfigKey as v, joinPath$1 as w, ancestorFolders as x, decodeText as y, cutBytes as z };