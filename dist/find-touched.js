import { a as discriminatedUnion, c as literal, f as strictObject, h as union, i as boolean, l as number, o as int, p as string, r as array, t as _enum } from "./zod.js";
import { A as inFileOrder, B as DEFAULT_STORE, D as suiteTextFiles, E as readSuite, F as joinPath, G as toSkillStorePath, I as lastSegment, K as toStamp, L as parentFolder, M as ancestorFolders, N as isFolderName, P as isInside$1, Q as removeAnsi, R as relativeTo, U as toContentPart, V as parseCassettePath, at as trimNewlines, d as OPENAI_CHAT, et as countCodePoints, f as OPENAI_RESPONSES, k as decodeText, l as ANTHROPIC, n as isSelected, nt as cutCharacters, rt as cutWithCount, s as findAgent, u as GEMINI, z as SPEAKERS } from "./select-subjects.js";
import { t as UsageError } from "./usage-error.js";
import { t as showInvisible } from "./invisible.js";
import { t as breakCommands } from "./commands.js";
import { a as fieldsDigest, i as toTreeDigest, n as toContentDigest, o as rememberDigests, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { n as CHECK_VOCABULARY, u as COST_SOURCES } from "./checks.js";
import { t as require_dist } from "./yaml.js";
import { t as MarkdownIt } from "./markdown.js";

// src/text/redact-deep.ts
function mapStrings(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
	if (typeof value !== "object" || value === null) return value;
	const copy = Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]);
	return Object.fromEntries(copy);
}
function collectStrings(value, into) {
	if (typeof value === "string") into.add(value);
	else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
	else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) {
		into.add(key);
		collectStrings(item, into);
	}
}
const ENCODED = /[\\%&\u001b\u0080-\u009f]/;
function isClean(strings, redactor) {
	const simple = [];
	for (const text of strings) if (!ENCODED.test(text)) simple.push(text);
	else if (redactor.redact(text) !== text) return false;
	const joined = simple.join("\n");
	return redactor.redact(joined) === joined;
}
const known = /* @__PURE__ */ new WeakMap();
function redactDeep(value, redactor) {
	const made = known.get(redactor) ?? /* @__PURE__ */ new WeakMap();
	known.set(redactor, made);
	const redacted = made.get(value) ?? redactNew(value, redactor);
	made.set(value, redacted).set(redacted, redacted);
	return redacted;
}
function redactNew(value, redactor) {
	const strings = /* @__PURE__ */ new Set();
	collectStrings(value, strings);
	return isClean(strings, redactor) ? value : mapStrings(value, redactor.redact);
}

// src/text/excerpt.ts
function toLine(text, limit) {
	const plain = removeAnsi(text);
	const head = plain.slice(0, 16 * limit + 64);
	const line = showInvisible(head).replace(/\s+/g, " ").trim();
	return cutCharacters(head.length < plain.length ? `${line}…` : line, limit);
}
function excerpt(text, limit) {
	const plain = trimNewlines(removeAnsi(text).replaceAll("\r\n", "\n"));
	if (plain.length <= limit) {
		const visible = showInvisible(plain);
		if (visible.length <= limit) return visible;
	}
	const shown = [];
	let room = limit;
	let taken = 0;
	for (const character of plain.slice(0, 2 * limit)) {
		const visible = showInvisible(character);
		const size = countCodePoints(visible);
		if (size > room) break;
		shown.push(visible);
		room -= size;
		taken += 1;
	}
	const left = countCodePoints(plain) - taken;
	return left === 0 ? shown.join("") : `${shown.join("")} … ${left} more characters`;
}

// src/text/terminal.ts
const LINE_CHARACTERS = 500;
function line(text, limit = 200) {
	return cutCharacters(breakCommands(toLine(text, limit)), limit);
}
function block(text, prefix, limit = 4e3) {
	return excerpt(text, limit).split("\n").map((each) => prefix + breakCommands(cutWithCount(each, LINE_CHARACTERS))).join("\n");
}
function commandData(text, limit = 300) {
	return line(text, limit).replaceAll("%", "%25");
}
function commandProperty(text) {
	return commandData(text, 1e3).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/cassettes/recording.ts
function toRecordingHeader({ path, evidence, cassette }) {
	const { turns: _turns, files: _files, git: _git, fakes: _fakes, gateway: _gateway, user_gateway: _userGateway, verdicts: _verdicts, grades: _grades, provenance: _provenance, ...header } = cassette;
	return {
		path,
		evidence,
		cassette: header
	};
}
function compareRecordings(left, right) {
	return compareTimes(left.cassette.recorded_at, right.cassette.recorded_at) || comparePaths(toFileName(left.path), toFileName(right.path));
}
function compareTimes(left, right) {
	return comparePaths(toFullTime(left), toFullTime(right));
}
function toFileName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function toFullTime(time) {
	return time.length === 20 ? time.replace("Z", ".000Z") : time;
}

// src/model/run-inputs.ts
const RUN_KEY_FIELDS = [
	"format",
	"agent",
	"model",
	"skills",
	"subagents",
	"user_turns",
	"fakes",
	"env",
	"workspace",
	"preamble",
	"permission"
];

// src/model/cassette.ts
const digest = string().regex(/^[0-9a-f]{64}$/);
const mode = _enum([
	"100644",
	"100755",
	"120000"
]);
const relativePath = string().min(1).max(4096).refine((path) => !/^\/|\0/.test(path) && !path.split("/").includes(".."), { error: "leads out of the workspace" });
const time = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
const keptFile = strictObject({
	path: relativePath,
	mode,
	size: number().int().min(0),
	sha256: digest,
	text: string().optional()
});
const keptChange = discriminatedUnion("kind", [
	strictObject({
		kind: literal("created"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("modified"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("deleted"),
		path: relativePath
	})
]);
const turn = strictObject({
	user: string(),
	source: _enum(SPEAKERS),
	stdout: array(string()),
	stderr: array(string()),
	exit: number().int().nullable(),
	signal: string().nullable(),
	ended: _enum([
		"by-itself",
		"timeout",
		"output"
	]),
	started_at: time,
	duration_ms: number().int().min(0),
	changes: array(keptChange)
});
const tokens = int().min(0).nullable();
const unitPrice = number().min(0).nullable();
const usedPrice = strictObject({
	source: _enum(["configured", "table"]),
	model: string(),
	table: string().nullable(),
	input_mtok: unitPrice,
	output_mtok: unitPrice,
	cache_read_mtok: unitPrice,
	cache_write_mtok: unitPrice,
	at: time
});
const modelRequest = strictObject({
	turn: int().min(1),
	request: string().max(400),
	model_asked: string().nullable(),
	model_served: string().nullable(),
	status: int().nullable(),
	answered_by: _enum(["provider", "gateway"]),
	tokens: strictObject({
		input_total: tokens,
		cache_read: tokens,
		cache_write: tokens,
		output: tokens
	}).nullable(),
	micro_usd: int().min(0).nullable(),
	price_source: _enum(["configured", "table"]).optional(),
	duration_ms: int().min(0),
	problem: string().nullable(),
	bodies: strictObject({
		request: string(),
		answer: string()
	}).optional()
});
const tunnel = strictObject({
	target: string().max(400),
	status: int(),
	refused: string().nullable(),
	sent: int().min(0),
	received: int().min(0),
	at: time,
	duration_ms: int().min(0)
});
const providerError = union([
	literal("malformed"),
	literal("connection"),
	int().min(100).max(999)
]).nullable();
const traffic = (whys) => ({
	stopped: strictObject({
		why: _enum(whys),
		error: providerError,
		reason: string(),
		cap: string().optional()
	}).nullable(),
	left_out: int().min(0),
	price_table: string().nullable(),
	prices: array(usedPrice).optional(),
	cost_source: _enum([...COST_SOURCES, "unknown"]).optional(),
	requests: array(modelRequest)
});
const gitTurn = strictObject({
	branch: string(),
	commits: array(strictObject({
		hash: string().regex(/^[0-9a-f]{40,64}$/),
		subject: string(),
		body: string(),
		paths: array(relativePath)
	}))
});
const loadedParts = array(strictObject({
	name: string(),
	digest
})).max(LIMITS.loadedBeside);
const header = {
	format: literal(1),
	key: digest,
	fields: strictObject(Object.fromEntries(RUN_KEY_FIELDS.map((name) => [name, digest]))),
	skill: strictObject({
		name: string(),
		folder: relativePath,
		digest,
		files: array(strictObject({
			path: relativePath,
			mode,
			sha256: digest
		})).max(LIMITS.skillFiles)
	}),
	with: loadedParts.optional(),
	subagents: loadedParts.optional(),
	test: string(),
	agent: strictObject({
		name: string(),
		version: string().nullable(),
		model: string()
	}),
	served_model: string().nullable(),
	model_server: literal("scripted").optional(),
	prompts: digest.optional(),
	simulated_user: strictObject({
		brief: digest,
		model: string()
	}).optional(),
	traffic: literal("unseen").optional(),
	login: literal("own").optional(),
	isolation: _enum([
		"none",
		"cage",
		"container"
	]),
	container: strictObject({
		image: string().max(400),
		id: string().regex(/^sha256:[0-9a-f]{64}$/).optional()
	}).optional(),
	arm: _enum([
		"skill",
		"no-skill",
		"base",
		"combined"
	]),
	recorded_at: time,
	recorded_by: strictObject({
		skillcheck: string(),
		node: string(),
		os: string()
	}),
	batch: strictObject({
		id: string().regex(/^[A-Za-z0-9-]{1,64}$/),
		started_at: time
	}),
	paths: strictObject({
		workspace: string(),
		home: string()
	}),
	conversation: strictObject({
		unused_answers: number().int().min(0),
		hit_max_turns: boolean()
	})
};
const cassetteSchema = strictObject({
	...header,
	turns: array(turn).min(1),
	files: array(keptFile),
	git: array(gitTurn).optional(),
	gateway: strictObject({
		...traffic([
			"budget",
			"price",
			"provider"
		]),
		tunnels: array(tunnel).optional(),
		tunnels_left_out: int().min(0).optional()
	}).optional(),
	user_gateway: strictObject(traffic([
		"budget",
		"price",
		"provider",
		"time"
	])).optional(),
	fakes: array(strictObject({
		turn: number().int().min(1),
		command: string(),
		argv: array(string()),
		status: string()
	})).max(LIMITS.standInCalls).optional(),
	verdicts: array(strictObject({
		key: digest,
		verdict: _enum([
			"pass",
			"fail",
			"unknown"
		]),
		reasoning: string(),
		model: string()
	})).optional(),
	grades: array(strictObject({
		key: digest,
		score: number().min(0).max(1).nullable(),
		details: string()
	})).optional(),
	provenance: strictObject({
		workflow_run: number().int(),
		path: string(),
		sha: string().regex(/^[0-9a-f]{40,64}$/)
	}).optional()
});

// src/cassettes/cassette-limits.ts
const RECORDED_LINES = 1e5;
const encoder$1 = new TextEncoder();
function toLimitProblem(cassette) {
	return toLinesProblem(cassette) ?? toStreamProblem(cassette) ?? toFilesProblem(cassette);
}
function toLinesProblem(cassette) {
	const lines = cassette.turns.reduce((sum, turn) => sum + turn.stdout.length + turn.stderr.length, 0);
	return lines > 1e5 ? `holds ${lines} lines, at most ${RECORDED_LINES} are read` : null;
}
function toStreamProblem(cassette) {
	if (toUnits(cassette) * 3 <= LIMITS.streamBytes) return null;
	const bytes = cassette.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
	return bytes > LIMITS.streamBytes ? `holds a stream of ${bytes} bytes, at most ${LIMITS.streamBytes} are read` : null;
}
function toUnits(cassette) {
	return cassette.turns.reduce((sum, turn) => turn.stdout.reduce((units, line) => units + line.length + 1, sum), 0);
}
function toStreamBytes(lines) {
	return lines.reduce((sum, line) => sum + toBytes(line), Math.max(0, lines.length - 1));
}
function toFilesProblem(cassette) {
	const changes = cassette.turns.flatMap((turn) => turn.changes);
	const kept = [...cassette.files, ...changes.filter((change) => change.kind !== "deleted")];
	if (kept.reduce((sum, file) => sum + (file.text?.length ?? 0), 0) * 3 <= Math.min(LIMITS.keptFileBytes, LIMITS.keptFilesBytes)) return null;
	const sizes = kept.map((file) => [file, toTextBytes(file)]);
	const [large] = sizes.filter(([, size]) => size > LIMITS.keptFileBytes);
	if (large) return `keeps ${large[1]} bytes of ${large[0].path}, at most ${LIMITS.keptFileBytes} are read`;
	const sum = sizes.reduce((total, [, size]) => total + size, 0);
	return sum > LIMITS.keptFilesBytes ? `keeps ${sum} bytes of files, at most ${LIMITS.keptFilesBytes} are read` : null;
}
function toTextBytes(file) {
	return file.text === void 0 ? 0 : toBytes(file.text);
}
function toBytes(text) {
	return encoder$1.encode(text).length;
}

// src/cassettes/stand-in-parts.ts
function toList(items, toParts) {
	return [String(items.length), ...items.flatMap(toParts)];
}
function toRules(rules, toParts) {
	return toList(rules, ({ pattern, answers }) => [pattern, ...toList(answers, toParts)]);
}
function toCommandParts({ stdout, stderr, exit, writes }) {
	return [
		stdout,
		stderr,
		String(exit),
		...toList(writes, (pair) => pair)
	];
}
function toUrlParts({ body, status, headers }) {
	return [
		body,
		String(status),
		...toList(headers, (pair) => pair)
	];
}
function toDescribedParts({ match, commands, repos, urls }) {
	return [
		match,
		...toRules(commands, toCommandParts),
		...repos === null ? ["-"] : toList(repos, ([name, fields]) => [name, JSON.stringify(fields)]),
		...urls === null ? ["-"] : toRules(urls, toUrlParts)
	];
}
function toStandInParts(standIn) {
	const { command, kind } = standIn;
	return kind === "script" ? [
		command,
		kind,
		standIn.text
	] : [
		command,
		kind,
		...toDescribedParts(standIn)
	];
}

// src/cassettes/run-key.ts
const FORMAT = 1;
async function toRunKey(inputs, digest = fieldsDigest) {
	const parts = toFieldParts(inputs);
	const digests = await Promise.all(RUN_KEY_FIELDS.map(async (name) => [name, await digest(parts[name])]));
	const fields = Object.fromEntries(digests);
	return {
		key: await toKeyOfFields(fields, digest),
		fields
	};
}
function toKeyOfFields(fields, digest) {
	return digest(RUN_KEY_FIELDS.map((name) => fields[name]));
}
function toPartsDigest(parts, digest) {
	return digest(toPartParts(parts));
}
function toModelDigest(model, digest) {
	return digest([model]);
}
function toFormatDigest(digest) {
	return digest([String(1)]);
}
function toCacheKeyPart(skillFolder, treeDigest) {
	return fieldsDigest([
		String(1),
		skillFolder,
		treeDigest
	]);
}
function toFieldParts(inputs) {
	const settings = [...inputs.agentSettings].sort(([left], [right]) => comparePaths(left, right));
	return {
		format: [String(1)],
		agent: [inputs.agent, ...settings.flat()],
		model: [inputs.model],
		skills: toPartParts(inputs.skills),
		subagents: toPartParts(inputs.subagents),
		user_turns: [
			String(inputs.prompts.length),
			...inputs.prompts,
			...toAnswerParts(inputs.answers),
			String(inputs.maxTurns)
		],
		fakes: inputs.standIns.flatMap(toStandInParts),
		env: inputs.env.flat(),
		workspace: [
			inputs.workspace.fromDigest ?? "",
			String(inputs.workspace.files.length),
			...inputs.workspace.files.flat(),
			...inputs.workspace.setup
		],
		preamble: [inputs.preamble],
		permission: toPermissionParts(inputs)
	};
}
function toPermissionParts({ permissionMode, approve }) {
	return approve === null ? [permissionMode] : [
		permissionMode,
		"approve",
		...[...new Set(approve)].sort(comparePaths)
	];
}
function toPartParts(parts) {
	return parts.flatMap((part) => [part.name, part.digest]);
}
function toAnswerParts(answers) {
	switch (answers.kind) {
		case "none": return ["none"];
		case "user": return [
			"user",
			answers.brief,
			answers.model
		];
		case "list": return [
			"list",
			String(answers.replies.length),
			...answers.replies
		];
		case "patterns": return [
			"patterns",
			String(answers.replies.length),
			...answers.replies.flatMap((answer) => [answer.pattern, answer.reply])
		];
	}
}

// src/cassettes/verify-cassette.ts
function toPlaceMismatch(path, cassette, digest) {
	const place = parseCassettePath(path);
	if (place === null) return "does not lie at the path of a recording";
	return toPathMismatch(place, cassette) ?? toContentMismatch(place, digest);
}
function rememberVerified(digest) {
	const verified = /* @__PURE__ */ new Map();
	return (cassette) => {
		const { key, fields, skill, agent, arm, subagents } = cassette;
		const header = JSON.stringify([
			key,
			fields,
			skill,
			cassette.with,
			subagents,
			agent.model,
			arm
		]);
		const known = verified.get(header) ?? verifyRunKey(cassette, digest);
		verified.set(header, known);
		return known;
	};
}
async function verifyRunKey(cassette, digest = fieldsDigest) {
	const { fields, skill } = cassette;
	if (await toKeyOfFields(fields, digest) !== cassette.key) return "digest mismatch: its run key does not follow from its own fields";
	if (fields.format !== await toFormatDigest(digest)) return mismatchOf("format", "format number");
	if (fields.model !== await toModelDigest(cassette.agent.model, digest)) return mismatchOf("model", "requested model");
	if (skill.digest !== await toTreeDigest(skill.files, digest)) return "digest mismatch: the tree digest of its skill does not follow from the files it names";
	if (fields.subagents !== await toPartsDigest(cassette.subagents ?? [], digest)) return mismatchOf("subagents", "subagents");
	return await hasOwnSkill(cassette, digest) ? null : mismatchOf("skills", "skill");
}
function toLoadedSkills(cassette) {
	return [cassette.skill, ...cassette.with ?? []];
}
async function hasOwnSkill(cassette, digest) {
	switch (cassette.arm) {
		case "combined": return true;
		case "no-skill": return cassette.fields.skills === await toPartsDigest([], digest);
		case "skill":
		case "base": return cassette.fields.skills === await toPartsDigest(toLoadedSkills(cassette), digest);
	}
}
function toPathMismatch(place, cassette) {
	if (cassette.key.slice(0, 12) !== place.key) return "digest mismatch: its run key is not that of its folder";
	if (cassette.agent.name !== place.agent) return `is of agent ${cassette.agent.name}, not of its folder's`;
	return toStamp(cassette.recorded_at) === place.stamp ? null : "was not recorded when its name says";
}
function toContentMismatch(place, digest) {
	return toContentPart(digest) === place.content ? null : "digest mismatch: was changed after it was written, its content is not that of its name";
}
function mismatchOf(field, shown) {
	return `digest mismatch: its field ${field} does not follow from the ${shown} it names`;
}

// src/cassettes/read-cassette.ts
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
async function readCassette(path, { bytes, digest }, verify = verifyRunKey) {
	if (bytes.length > LIMITS.cassetteBytes) return tooLarge(bytes.length);
	const parsed = parse(bytes);
	if (parsed.kind !== "cassette") return parsed;
	const problem = toLimitProblem(parsed.cassette);
	if (problem !== null) return {
		kind: "too-large",
		reason: problem
	};
	const { cassette } = parsed;
	const mismatch = toPlaceMismatch(path, cassette, digest) ?? await verify(cassette);
	return mismatch === null ? parsed : {
		kind: "forged",
		reason: mismatch
	};
}
function tooLarge(size) {
	return {
		kind: "too-large",
		reason: `holds ${size} bytes, at most ${LIMITS.cassetteBytes} are read`
	};
}
function parse(bytes) {
	const json = toJson(bytes);
	if (json.kind !== "json") return json;
	const result = cassetteSchema.safeParse(json.value);
	if (result.success) return {
		kind: "cassette",
		cassette: result.data
	};
	return {
		kind: "unreadable",
		reason: toReason(json.value, result.error)
	};
}
function toJson(bytes) {
	try {
		const text = decoder.decode(bytes);
		return {
			kind: "json",
			value: JSON.parse(text)
		};
	} catch (error) {
		return {
			kind: "unreadable",
			reason: `is not a recording: ${error instanceof SyntaxError ? "no JSON, or cut off" : "no UTF-8 text"}`
		};
	}
}
function toReason(value, error) {
	if (isOfOtherFormat(value)) return `has another format than ${1}, the one read here`;
	if (isPytestRecording(value)) return "is a recording of pytest-skillcheck, not of skillcheck";
	const [issue] = error.issues;
	const place = issue?.path.join(".") ?? "";
	return `is not a recording of format ${1}: ${place === "" ? "" : `${place}: `}${issue?.message ?? ""}`;
}
function isOfOtherFormat(value) {
	return typeof value === "object" && value !== null && "format" in value && typeof value.format === "number" && value.format !== 1;
}
function isPytestRecording(value) {
	return typeof value === "object" && value !== null && "harness" in value && !("format" in value);
}

// src/model/foreign-folder.ts
const VENDORED = /* @__PURE__ */ new Set([
	".git",
	".tox",
	".venv",
	"bower_components",
	"node_modules",
	"site-packages",
	"third_party",
	"vendor",
	"venv"
]);
const FIXTURES = /* @__PURE__ */ new Set([".skillcheck", "evals"]);
function isForeignFolder(folder) {
	return parentFolder(folder).split("/").some((segment) => VENDORED.has(segment) || FIXTURES.has(segment));
}

// src/model/unread-content.ts
function explainUnread(content) {
	switch (content.kind) {
		case "missing": return {
			what: "the tree lists it, but it is not there",
			remedy: "put it back, or run again when nothing changes the files"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "put the file itself there"
		};
		case "too-large": return {
			what: `${content.size} bytes exceed the limit of ${content.limit}`,
			remedy: "make it smaller"
		};
		case "refused": return {
			what: content.reason,
			remedy: "put a plain file there that this user may read"
		};
	}
}

// src/skills/find-skill-folders.ts
function findSkillFolders(entries, includes = () => true) {
	const folders = /* @__PURE__ */ new Set();
	const variants = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		const name = lastSegment(path);
		if (mode === "160000" || name.toLowerCase() !== "skill.md") continue;
		const folder = parentFolder(path);
		if (isForeignFolder(folder) || !includes(folder)) continue;
		if (name === "SKILL.md") folders.add(folder);
		else if (!variants.has(folder)) variants.set(folder, path);
	}
	const misnamed = [...variants].filter(([folder]) => ![folder, ...ancestorFolders(folder)].some((at) => folders.has(at))).map(([folder, path]) => ({
		folder,
		path
	})).sort((left, right) => comparePaths(left.path, right.path));
	return {
		folders: [...folders].sort(comparePaths),
		misnamed
	};
}

// src/skills/source-tree.ts
const MOST_LINKS = 40;
function toSourceTree(entries, linkTargets) {
	const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
	const known = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Map([[".", /* @__PURE__ */ new Map()]]);
	for (const { path } of sorted) {
		let child = path;
		for (const folder of ancestorFolders(path)) {
			if (known.has(child)) break;
			known.add(child);
			const names = folders.get(folder) ?? /* @__PURE__ */ new Map();
			folders.set(folder, names);
			const name = lastSegment(child);
			const spellings = names.get(name.toLowerCase()) ?? [];
			names.set(name.toLowerCase(), spellings);
			spellings.push(name);
			child = folder;
		}
	}
	return {
		entries: sorted,
		byPath: new Map(sorted.map((entry) => [entry.path, entry])),
		folders,
		linkTargets
	};
}
function resolvePath(tree, path) {
	let real = ".";
	let links = 0;
	let state = "present";
	let waiting = toSegments(path).reverse();
	for (let segment = waiting.pop(); segment !== void 0; segment = waiting.pop()) {
		const step = toStep(tree, real, segment);
		if (step.kind === "outside-root") return {
			state: "outside-root",
			real: path
		};
		if (step.kind === "absent" || links > MOST_LINKS) return {
			state: "absent",
			real: path
		};
		if (step.otherCase) state = "other-case";
		if (step.kind === "link") {
			links += 1;
			real = ".";
			waiting = waiting.concat(toSegments(step.target).reverse());
		} else real = step.path;
	}
	return {
		state,
		real
	};
}
function toStep(tree, folder, segment) {
	const spellings = tree.folders.get(folder)?.get(segment.toLowerCase()) ?? [];
	const name = spellings.includes(segment) ? segment : spellings[0];
	if (name === void 0) return { kind: "absent" };
	const otherCase = name !== segment;
	const path = folder === "." ? name : `${folder}/${name}`;
	const written = tree.linkTargets.get(path);
	if (written === void 0) return {
		kind: "entry",
		path,
		otherCase
	};
	const target = written.startsWith("/") ? null : joinPath(folder, written);
	return target === null ? { kind: "outside-root" } : {
		kind: "link",
		target,
		otherCase
	};
}
function toSegments(path) {
	return path === "." ? [] : path.split("/");
}

// src/skills/read-source-tree.ts
async function readSourceTree(files) {
	const entries = await files.list();
	const linkTargets = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		if (mode !== "120000") continue;
		const content = await files.read(path, LIMITS.suiteBytes);
		if (content.kind === "link") linkTargets.set(path, content.target);
	}
	return toSourceTree(entries, linkTargets);
}

// src/suites/check-suite-paths.ts
function checkSuitePaths({ suite, named }, entries) {
	const problems = named.flatMap(({ kind, path, place, key }) => {
		const explanation = kind === "skill" ? refuseSkill(path, entries) : refusePath(kind, path, entries);
		return explanation === null ? [] : [{
			file: suite.path,
			...place,
			key,
			...explanation
		}];
	});
	return inFileOrder(problems);
}
function refuseSkill(folder, entries) {
	const wanted = folder === "." ? "skill.md" : `${folder.toLowerCase()}/skill.md`;
	if (entries.some(({ path }) => path.toLowerCase() === wanted)) return null;
	return {
		what: `no SKILL.md in ${folder}`,
		remedy: "write the folder of a skill"
	};
}
function refusePath(kind, path, entries) {
	const above = entries.find((entry) => entry.mode === "120000" && path.startsWith(`${entry.path}/`));
	if (above !== void 0) return refuseEntry(above);
	const files = entries.filter((entry) => entry.path === path || isInside(entry.path, path));
	if (files.length === 0) return {
		what: kind === "from" ? "is a folder that does not exist" : "is a file that does not exist",
		remedy: "paths begin at this file's folder, and only tracked files count"
	};
	if (kind === "from" && files.some((entry) => entry.path === path && isFile(entry))) return {
		what: "is a file",
		remedy: "name a folder, or write its text under `files`"
	};
	if (kind === "subagent" && !files.some((entry) => entry.path === path)) return {
		what: "is a folder",
		remedy: "name the definition file of each subagent"
	};
	const foreign = files.find((entry) => !isFile(entry));
	if (foreign !== void 0) return refuseEntry(foreign);
	return refuseCase(path, entries);
}
function isInside(path, folder) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function isFile(entry) {
	return entry.mode === "100644" || entry.mode === "100755";
}
function refuseEntry({ path, mode }) {
	return {
		what: `${path} is ${mode === "160000" ? "a submodule" : "a symbolic link"}`,
		remedy: "copy the files in"
	};
}
function refuseCase(named, entries) {
	const lower = named.toLowerCase();
	const seen = /* @__PURE__ */ new Map();
	for (const { path } of entries) {
		const folded = path.toLowerCase();
		if (folded !== lower && !isInside(folded, lower)) continue;
		const other = seen.get(folded);
		if (other !== void 0) return {
			what: `${other} and ${path} differ only in case`,
			remedy: "rename one of them"
		};
		seen.set(folded, path);
	}
	return null;
}

// src/app/open-side.ts
const SUITE_NAMES = /* @__PURE__ */ new Set(["skillcheck.yaml", "skillcheck.yml"]);
async function openSide(files, includes = () => true, hasGitModes = true) {
	const tree = await readSourceTree(files);
	const places = findSkillFolders(tree.entries, includes);
	const all = findSkillFolders(tree.entries).folders;
	const folders = new Set(all);
	const suitePaths = tree.entries.map(({ path }) => path).filter((path) => SUITE_NAMES.has(lastSegment(path)) && !isForeignFolder(path));
	const beside = /* @__PURE__ */ new Map();
	const distant = [];
	for (const path of suitePaths) {
		const folder = parentFolder(path);
		if (folders.has(folder)) beside.set(folder, [...beside.get(folder) ?? [], path]);
		else if (includes(folder) && !isHidden(path)) distant.push(path);
	}
	const read = (path) => readSuiteFile(path, files, {
		tree,
		skillFolders: all
	});
	const { bySkill, problems } = await readDistant(distant, read);
	const remembered = /* @__PURE__ */ new Map();
	const suiteOf = (folder) => {
		const reading = remembered.get(folder) ?? readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], read);
		remembered.set(folder, reading);
		return reading;
	};
	return {
		files,
		hasGitModes,
		tree,
		places,
		skillFolders: all,
		distantPaths: new Map([...bySkill].map(([folder, suites]) => [folder, suites.flatMap(toNamedPaths)])),
		problems,
		suiteOf,
		companionsOf: async (folder) => {
			const paths = beside.get(folder) ?? [];
			const contents = await Promise.all(paths.map((path) => files.read(path, LIMITS.suiteBytes)));
			if (!bySkill.has(folder) && !contents.some(mayLoadOthers)) return [];
			const suite = (await suiteOf(folder))?.suite ?? null;
			return [...new Set(suite?.tests.flatMap((test) => test.with))].sort(comparePaths);
		}
	};
}
function isHidden(path) {
	return path.split("/").some((segment) => segment.startsWith("."));
}
function mayLoadOthers(content) {
	const text = content.kind === "file" ? new TextDecoder().decode(content.bytes) : "";
	return /(?:^|[\s{,"'?])with["']?[ \t]*(?::|$)/m.test(text);
}
function toNamedPaths(file) {
	const { namedPaths = [], subagentPaths = [] } = file.suite ?? {};
	return [
		file.path,
		...namedPaths,
		...subagentPaths
	];
}
async function readDistant(paths, read) {
	const bySkill = /* @__PURE__ */ new Map();
	const problems = [];
	for (const path of paths) {
		const file = await read(path);
		problems.push(...file.problems);
		if (file.suite === null) continue;
		const folder = file.suite.skillFolder;
		bySkill.set(folder, [...bySkill.get(folder) ?? [], file]);
	}
	return {
		bySkill,
		problems
	};
}
async function readOwn(beside, distant, read) {
	const [first, ...others] = [...await Promise.all(beside.map(read)), ...distant];
	if (first === void 0) return null;
	const twice = others.map((other) => ({
		file: other.path,
		line: 1,
		column: 1,
		key: "",
		what: `a second suite for the same skill; the first is ${first.path}`,
		remedy: "join them in one file"
	}));
	return {
		...first,
		problems: [...first.problems, ...twice]
	};
}
async function readSuiteFile(path, files, at) {
	const { tree, skillFolders } = at;
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") return {
		path,
		suite: null,
		problems: [toProblem$1(path, content)]
	};
	const texts = /* @__PURE__ */ new Map();
	for (const named of suiteTextFiles(content.bytes, path)) texts.set(named, await files.read(named, LIMITS.fixtureBytes));
	const surroundings = {
		vocabulary: CHECK_VOCABULARY,
		texts,
		skillFolders
	};
	const reading = readSuite(content.bytes, path, surroundings);
	if (reading.kind === "problems") return {
		path,
		suite: null,
		problems: reading.problems
	};
	const problems = checkSuitePaths(reading, tree.entries);
	return {
		path,
		suite: problems.length === 0 ? reading.suite : null,
		problems
	};
}
function toProblem$1(file, content) {
	const { what, remedy } = explainUnread(content);
	return {
		file,
		line: 1,
		column: 1,
		key: "",
		what,
		remedy: content.kind === "too-large" ? "split the suite" : remedy
	};
}

// src/app/place-paths.ts
function placeBelow(folder) {
	if (folder === ".") return (path) => path;
	return (path) => path === "." ? folder : `${folder}/${path}`;
}
function placeProblems(problems, place) {
	return problems.map((problem) => ({
		...problem,
		file: place(problem.file)
	}));
}

// src/model/entry-content.ts
const EXCHANGED = "it became a symbolic link after it was listed";
const encoder = new TextEncoder();
async function toEntryContent(entry, content) {
	if (content.kind === "file") return content;
	if (content.kind !== "link") return explainUnread(content);
	if (entry.mode !== "120000") return {
		...explainUnread(content),
		what: EXCHANGED
	};
	const bytes = encoder.encode(content.target);
	return {
		bytes,
		digest: await toContentDigest(bytes)
	};
}

// src/app/choose-user.ts
var import_dist = require_dist();
const PROVIDERS = {
	anthropic: ANTHROPIC,
	openai: OPENAI_RESPONSES,
	"openai-chat": OPENAI_CHAT,
	gemini: GEMINI
};
const FAMILIES = [
	[/^claude-/, ANTHROPIC],
	[/^(?:gpt-|o\d)/, OPENAI_RESPONSES],
	[/^gemini-/, GEMINI]
];
function chooseUser({ model, provider }, own) {
	const chosen = (provider === null ? null : PROVIDERS[provider]) ?? toFamily(model, own) ?? own;
	return {
		provider: chosen,
		model: model ?? chosen?.smallModel ?? null
	};
}
function toFamily(model, own) {
	const [, found = null] = FAMILIES.find(([start]) => model !== null && start.test(model)) ?? [];
	return found !== null && found.name === own?.name ? own : found;
}

// src/app/to-run-inputs.ts
async function digestFixture(files, folder) {
	const entries = (await files.list()).filter((entry) => isInside$1(folder, entry.path));
	if (entries.length === 0) return {
		kind: "problem",
		reason: `${folder} holds no files`
	};
	const digested = [];
	for (const entry of entries) {
		const content = await files.read(entry.path, LIMITS.fixtureBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) return {
			kind: "problem",
			reason: `${entry.path}: ${read.what}: ${read.remedy}`
		};
		digested.push({
			path: relativeTo(folder, entry.path),
			mode: entry.mode,
			sha256: read.digest
		});
	}
	return {
		kind: "digest",
		digest: await toTreeDigest(digested)
	};
}
function toRunInputs(run) {
	const { test, skill, beside } = run;
	const found = findAgent(run.agent, run.settings);
	const agent = found.kind === "agent" ? found.agent : null;
	const { settings = {}, identity = {} } = agent ?? {};
	const configured = [...run.settings?.env ?? []];
	return {
		agent: run.agent,
		agentSettings: [...new Map([...Object.entries(settings), ...configured]), ...Object.entries(identity)],
		model: run.model,
		skills: [skill, ...beside.companions].map(({ name, digest }) => ({
			name,
			digest
		})),
		subagents: beside.subagents.map(({ name, digest }) => ({
			name,
			digest
		})),
		env: test.env,
		prompts: test.prompts,
		answers: toAnswers(test.answers, agent?.provider(run.model) ?? null),
		maxTurns: test.maxTurns,
		standIns: test.standIns,
		workspace: {
			fromDigest: run.fixtureDigest,
			files: test.workspace.files,
			setup: test.workspace.setup
		},
		preamble: test.preamble,
		permissionMode: "unattended",
		approve: test.approve
	};
}
function toAnswers(answers, own) {
	if (answers.kind !== "user") return answers;
	const { model } = chooseUser(answers, own);
	return {
		kind: "user",
		brief: answers.brief,
		model: model ?? ""
	};
}

// src/app/fixtures.ts
function rememberFixtures() {
	const known = /* @__PURE__ */ new Map();
	return (files, folder) => {
		const ofTree = known.get(files) ?? /* @__PURE__ */ new Map();
		known.set(files, ofTree);
		const digested = ofTree.get(folder) ?? digestFixture(files, folder);
		ofTree.set(folder, digested);
		return digested;
	};
}
function toFixtureProblem({ suite, test }, what) {
	const remedy = "write a folder of the repository under workspace.from";
	const { line, column } = test;
	return {
		file: suite.path,
		line,
		column,
		key: "workspace.from",
		what,
		remedy
	};
}

// src/skills/exceeded-limits.ts
function exceededSizes(skillMdPath, files) {
	const bytes = files.reduce((sum, file) => sum + file.size, 0);
	return [
		[
			"bytes in SKILL.md",
			files.find((file) => file.path === skillMdPath)?.size ?? 0,
			LIMITS.skillMdBytes
		],
		[
			"files in the skill",
			files.length,
			LIMITS.skillFiles
		],
		[
			"bytes in the skill",
			bytes,
			LIMITS.skillBytes
		]
	].filter(([, found, limit]) => found > limit).map(([what, found, limit]) => ({
		path: skillMdPath,
		what,
		found,
		limit,
		line: 1,
		column: 1
	}));
}
function exceededInYaml(path, frontMatter) {
	if (frontMatter.kind !== "over-limit") return [];
	const { what, found, limit, line, column } = frontMatter;
	return [{
		path,
		what,
		found,
		limit,
		line,
		column
	}];
}

// src/skills/text-lines.ts
const LINE_END = /\r\n?|\n/g;
function toTextLines(text) {
	const starts = [0];
	for (const end of text.matchAll(LINE_END)) starts.push(end.index + end[0].length);
	return {
		text,
		starts
	};
}
function lineAt(lines, index) {
	const start = lines.starts[index];
	if (start === void 0) return "";
	return lines.text.slice(start, lines.starts[index + 1]).replace(/[\r\n]+$/, "");
}
function lineIndexAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function placeAt(lines, offset) {
	const index = lineIndexAt(lines.starts, offset);
	return {
		line: index + 1,
		column: offset - (lines.starts[index] ?? 0) + 1
	};
}

// src/skills/front-matter-delimiters.ts
const EXACT = "---";
const WITH_BLANKS = /^[ \t]*---[ \t]*$/;
const CLOSING = /^(---|\.\.\.)[ \t]*$/;
const FOUR_DASHES = /^-{4,}[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})[ \t]*\w*$/;
const KEY = /^[A-Za-z_][\w-]*[ \t]*:/;
function findFrontMatterBlock(lines) {
	const opening = lineAt(lines, 0);
	if (WITH_BLANKS.test(opening)) return closeBlock(lines, opening);
	const shape = misplacedShape(lines);
	if (shape === null) return {
		kind: "missing",
		reason: "absent"
	};
	return {
		kind: "misplaced",
		shape,
		place: {
			line: 1,
			column: 1
		}
	};
}
function closeBlock(lines, opening) {
	for (let index = 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (!CLOSING.test(line)) continue;
		if (line.startsWith("...")) return {
			kind: "misplaced",
			shape: "dots",
			place: {
				line: index + 1,
				column: 1
			}
		};
		const blankDelimiters = [...opening === EXACT ? [] : [{
			which: "opening",
			line: 1,
			column: 1
		}], ...line === EXACT ? [] : [{
			which: "closing",
			line: index + 1,
			column: 1
		}]];
		return {
			kind: "block",
			first: 1,
			closing: index,
			blankDelimiters
		};
	}
	return {
		kind: "missing",
		reason: "unclosed"
	};
}
function misplacedShape(lines) {
	const first = lineAt(lines, 0);
	if (FOUR_DASHES.test(first)) return holdsKeysUntil(lines, 0, /^-{3,}[ \t]*$/) ? "four-dashes" : null;
	const { index, comment } = skipBlanksAndComments(lines);
	if (WITH_BLANKS.test(lineAt(lines, index))) {
		if (!holdsKeysUntil(lines, index, CLOSING)) return null;
		return comment ? "comment" : "blank-line";
	}
	if (!FENCE.test(lineAt(lines, index).trimEnd())) return null;
	return WITH_BLANKS.test(lineAt(lines, index + 1)) && holdsKeysUntil(lines, index + 1, CLOSING) ? "code-fence" : null;
}
function skipBlanksAndComments(lines) {
	let comment = false;
	let inside = false;
	let index = 0;
	for (; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index).trim();
		if (!inside && line.startsWith("<!--")) {
			comment = true;
			inside = true;
		}
		if (inside) inside = !line.includes("-->");
		else if (line !== "") break;
	}
	return {
		index,
		comment
	};
}
function holdsKeysUntil(lines, opening, end) {
	let keys = false;
	for (let index = opening + 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (end.test(line)) return keys;
		keys = keys || KEY.test(line);
	}
	return false;
}

// src/skills/yaml-limits.ts
const SCALAR_FOLLOWS = "";
const NOT_IN_TEXT = /* @__PURE__ */ new Set([
	"",
	"",
	SCALAR_FOLLOWS,
	"﻿"
]);
const OPENS_IN_LINE = /* @__PURE__ */ new Set(["-", "?"]);
function exceededYaml(text) {
	const count = {
		depth: 0,
		inLine: 0,
		nodes: 0,
		aliases: 0
	};
	let offset = 0;
	let scalarNext = false;
	for (const token of new import_dist.Lexer().lex(text)) {
		if (scalarNext) scalarNext = false;
		else if (token === SCALAR_FOLLOWS) {
			scalarNext = true;
			count.nodes += 1;
		} else countToken(count, token);
		const exceeded = judge(count, offset);
		if (exceeded !== null) return exceeded;
		if (!NOT_IN_TEXT.has(token)) offset += token.length;
	}
	return null;
}
function countToken(count, token) {
	const first = token[0] ?? "";
	if (first === "\n" || first === "\r") count.inLine = 0;
	else if (first === "[" || first === "{") {
		count.depth += 1;
		count.nodes += 1;
	} else if (first === "]" || first === "}") count.depth = Math.max(0, count.depth - 1);
	else if (first === "*") count.aliases += 1;
	else if (OPENS_IN_LINE.has(token)) {
		count.inLine += 1;
		count.nodes += 1;
	}
}
function judge(count, offset) {
	const depth = Math.max(count.depth, count.inLine);
	if (depth > LIMITS.yamlDepth) return {
		what: "levels of YAML nesting",
		found: depth,
		limit: LIMITS.yamlDepth,
		offset
	};
	if (count.aliases > LIMITS.yamlAliases) return {
		what: "YAML aliases",
		found: count.aliases,
		limit: LIMITS.yamlAliases,
		offset
	};
	if (count.nodes > LIMITS.yamlNodes) return {
		what: "YAML nodes",
		found: count.nodes,
		limit: LIMITS.yamlNodes,
		offset
	};
	return null;
}

// src/skills/yaml-tree.ts
function treeDepth(root) {
	let deepest = 0;
	const waiting = [{
		node: root,
		depth: 0
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node, depth } = next;
		if ((0, import_dist.isPair)(node)) waiting.push({
			node: node.key,
			depth
		}, {
			node: node.value,
			depth
		});
		else if ((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) {
			deepest = Math.max(deepest, depth + 1);
			for (const item of node.items) waiting.push({
				node: item,
				depth: depth + 1
			});
		}
	}
	return deepest;
}
function findDuplicateKeys(root) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) if ((0, import_dist.isMap)(node)) {
		found.push(...duplicatesOf(node));
		for (const pair of node.items) waiting.push(pair.key, pair.value);
	} else if ((0, import_dist.isSeq)(node)) waiting.push(...node.items);
	return found.sort((left, right) => left.second - right.second);
}
function duplicatesOf(map) {
	const firsts = /* @__PURE__ */ new Map();
	const found = [];
	for (const { key } of map.items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		const name = String(key.value);
		const at = key.range?.[0] ?? 0;
		const first = firsts.get(name);
		if (first === void 0) firsts.set(name, at);
		else found.push({
			key: name,
			first,
			second: at
		});
	}
	return found;
}

// src/skills/read-front-matter.ts
const MOST_EXPANSIONS = LIMITS.yamlAliases + 1;
function readFrontMatter(text) {
	const lines = toTextLines(text);
	const found = findFrontMatterBlock(lines);
	if (found.kind === "missing") return {
		kind: "missing",
		reason: found.reason,
		line: 1,
		column: 1,
		bodyOffset: 0
	};
	if (found.kind === "misplaced") return {
		kind: "misplaced",
		shape: found.shape,
		...found.place,
		bodyOffset: 0
	};
	const offset = lines.starts[found.first] ?? text.length;
	const bodyOffset = lines.starts[found.closing + 1] ?? text.length;
	const read = readBlock({
		lines,
		text: text.slice(offset, lines.starts[found.closing]),
		offset,
		firstLine: found.first + 1,
		bodyOffset
	});
	return read.kind === "read" ? {
		...read,
		blankDelimiters: found.blankDelimiters
	} : read;
}
function readBlock(block) {
	const { bodyOffset } = block;
	const exceeded = exceededYaml(block.text);
	if (exceeded !== null) {
		const { what, found, limit, offset } = exceeded;
		return {
			...overLimit(what, found, limit),
			...placeIn(block, offset),
			bodyOffset
		};
	}
	const document = (0, import_dist.parseDocument)(block.text, {
		prettyErrors: false,
		uniqueKeys: false,
		logLevel: "silent",
		strict: true
	});
	const depth = treeDepth(document.contents);
	if (depth > LIMITS.yamlDepth) {
		const where = placeIn(block, 0);
		return {
			...overLimit("levels of YAML nesting", depth, LIMITS.yamlDepth),
			...where,
			bodyOffset
		};
	}
	const plain = toPlainValue(document);
	if (plain.kind === "exploded") {
		const found = LIMITS.yamlAliases + 1;
		const where = placeIn(block, 0);
		return {
			...overLimit("YAML aliases", found, LIMITS.yamlAliases),
			...where,
			bodyOffset
		};
	}
	const faults = toFaults(block, document, plain);
	if (faults.length > 0) {
		const { text, firstLine } = block;
		return {
			kind: "invalid",
			block: {
				text,
				firstLine
			},
			faults,
			bodyOffset
		};
	}
	return readFields(block, document);
}
function overLimit(what, found, limit) {
	return {
		kind: "over-limit",
		what,
		found,
		limit
	};
}
function placeIn(block, offset) {
	return placeAt(block.lines, block.offset + offset);
}
function toPlainValue(document) {
	try {
		document.toJS({ maxAliasCount: MOST_EXPANSIONS });
		return { kind: "value" };
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		if (error.message.startsWith("Excessive alias count")) return { kind: "exploded" };
		const name = /: (.*)$/s.exec(error.message)?.[1] ?? "";
		return {
			kind: "unresolved",
			message: error.message,
			name
		};
	}
}
function toFaults(block, document, plain) {
	const faults = [...document.errors.map((error) => ({
		code: error.code,
		message: error.message,
		offset: error.pos[0]
	})), ...document.warnings.map((warning) => ({
		code: warning.code === "TAG_RESOLVE_FAILED" ? "TAG" : warning.code,
		message: warning.message,
		offset: warning.pos[0]
	}))];
	if (plain.kind === "unresolved") {
		const offset = Math.max(0, block.text.indexOf(`*${plain.name}`));
		faults.push({
			code: "ALIAS",
			message: plain.message,
			offset
		});
	}
	return faults.sort((left, right) => left.offset - right.offset).map(({ code, message, offset }) => ({
		code,
		message,
		...placeIn(block, offset)
	}));
}
function readFields(block, document) {
	const { bodyOffset } = block;
	const map = document.contents;
	if (map === null || (0, import_dist.isScalar)(map) && map.value === null) return {
		kind: "missing",
		reason: "empty",
		line: 1,
		column: 1,
		bodyOffset
	};
	if (!(0, import_dist.isMap)(map)) return {
		kind: "missing",
		reason: "not-a-map",
		...placeIn(block, 0),
		bodyOffset
	};
	const duplicates = findDuplicateKeys(map).map(({ key, first, second }) => ({
		key,
		firstLine: placeIn(block, first).line,
		...placeIn(block, second)
	}));
	if (duplicates.length > 0) return {
		kind: "duplicate-keys",
		duplicates,
		bodyOffset
	};
	const fields = /* @__PURE__ */ new Map();
	for (const pair of map.items) {
		const field = toField(block, document, pair);
		if (field !== null) fields.set(field.key, field);
	}
	return {
		kind: "read",
		fields,
		blankDelimiters: [],
		bodyOffset
	};
}
function toField(block, document, pair) {
	const { key, value } = pair;
	if (!(0, import_dist.isScalar)(key)) return null;
	const keyPlace = placeIn(block, key.range?.[0] ?? 0);
	const name = String(key.value);
	const node = (0, import_dist.isScalar)(value) || (0, import_dist.isMap)(value) || (0, import_dist.isSeq)(value) || (0, import_dist.isAlias)(value) ? value : null;
	const [start, end] = node?.range ?? [0, 0];
	const source = block.text.slice(start, end);
	if (node === null || source === "") return {
		key: name,
		keyPlace,
		place: keyPlace,
		style: "empty",
		value: null,
		source,
		after: ""
	};
	const place = placeIn(block, start);
	const lastLine = placeIn(block, end).line - 1;
	const after = lineAt(block.lines, lastLine).slice(placeIn(block, end).column - 1);
	const plain = node.toJS(document, { maxAliasCount: MOST_EXPANSIONS });
	return {
		key: name,
		keyPlace,
		place,
		style: styleOf(node),
		value: plain,
		source,
		after
	};
}
function styleOf(node) {
	if ((0, import_dist.isMap)(node)) return "map";
	if ((0, import_dist.isSeq)(node)) return "list";
	if ((0, import_dist.isAlias)(node)) return "alias";
	if (!(0, import_dist.isScalar)(node)) return "plain";
	switch (node.type) {
		case "QUOTE_SINGLE": return "single-quoted";
		case "QUOTE_DOUBLE": return "double-quoted";
		case "BLOCK_FOLDED":
		case "BLOCK_LITERAL": return "block";
		default: return "plain";
	}
}

// src/skills/skill-files.ts
const NEVER_SKILL_FILES = /* @__PURE__ */ new Set([
	".skillcheck.yaml",
	".skillcheck.yml",
	"eval.yaml",
	"eval.yml",
	"eval_queries.json",
	"evals.json",
	"skillcheck-report.json",
	"skillcheck.yaml",
	"skillcheck.yml",
	"trigger-eval.json"
]);
const NEVER_SKILL_FOLDERS = ["evals", ".skillcheck"];
function findOwner(path, folders) {
	return ancestorFolders(path).find((folder) => folders.has(folder)) ?? null;
}
function isSkillFile(path, bounds) {
	const { folder, folders, namedPaths } = bounds;
	if (!isInside$1(folder, path) || findOwner(path, folders) !== folder) return false;
	const inside = relativeTo(folder, path);
	if (NEVER_SKILL_FILES.has(inside)) return false;
	if (NEVER_SKILL_FOLDERS.some((never) => isInside$1(never, inside))) return false;
	return !namedPaths.some((named) => named === path || isInside$1(named, path));
}
function filesOfSkill(entries, bounds) {
	return entries.filter((entry) => isSkillFile(entry.path, bounds));
}
function isPytestSuite(inside, text) {
	if (!/^test(_[^/]*)?\.py$/.test(inside)) return false;
	return /^\s*(?:import|from)\s+skillcheck\b|\brun_skill\b/m.test(text());
}

// src/skills/read-skill.ts
async function readSkill(request) {
	const { folder, entries, files } = request;
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const members = filesOfSkill(entries, request);
	const exceeded = exceededSizes(skillMdPath, members);
	if (exceeded.length > 0) return {
		kind: "over-limit",
		exceeded
	};
	let top = {
		kind: "undecodable",
		bodyOffset: 0
	};
	const skillFiles = [];
	for (const entry of members) {
		const read = await readMember(entry, files);
		if ("what" in read) return read;
		const { bytes, digest: sha256 } = read;
		if (entry.path === skillMdPath) top = readFrontMatter(decodeText(bytes).text);
		const path = relativeTo(folder, entry.path);
		if (isPytestSuite(path, () => decodeText(bytes).text)) continue;
		skillFiles.push({
			path,
			mode: entry.mode,
			size: bytes.length,
			sha256
		});
	}
	const exceededYaml = exceededInYaml(skillMdPath, top);
	if (exceededYaml.length > 0) return {
		kind: "over-limit",
		exceeded: exceededYaml
	};
	const name = nameOf(top) ?? lastSegment(folder);
	skillFiles.sort((left, right) => comparePaths(left.path, right.path));
	return {
		kind: "skill",
		skill: {
			folder,
			name,
			files: skillFiles,
			digest: await toTreeDigest(skillFiles)
		}
	};
}
async function readMember(entry, files) {
	const refusal = toRefusal$1(entry);
	if (refusal !== null) return {
		kind: "not-copied",
		path: entry.path,
		...refusal
	};
	const content = await files.read(entry.path, LIMITS.skillBytes);
	const read = await toEntryContent(entry, content);
	return "what" in read ? {
		kind: "unreadable",
		path: entry.path,
		...read
	} : read;
}
function toRefusal$1(entry) {
	if (entry.mode === "120000" && lastSegment(entry.path) === "SKILL.md") return {
		what: "SKILL.md is a symbolic link, which agents and installers do not follow",
		remedy: "put the file itself there"
	};
	if (entry.mode !== "160000") return null;
	return {
		what: "a submodule lies in the skill; its files are not in this tree",
		remedy: "copy its files in, or move it out of the skill's folder"
	};
}
function nameOf(frontMatter) {
	const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
	return typeof name === "string" && name.trim() !== "" ? name : null;
}

// src/skills/read-scripts.ts
const SCRIPT = /\.(?:sh|bash|zsh|fish|py|[cm]?js|[cm]?ts|rb|pl|php|lua|r)$/i;
async function readScripts(files, entries) {
	const scripts = [];
	for (const { path, mode } of entries) {
		if (mode === "120000" || mode === "160000") continue;
		const isExecutable = mode === "100755";
		const name = lastSegment(path);
		if (!SCRIPT.test(name) && (!isExecutable || name.includes("."))) continue;
		const content = await files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const { encoding, text } = decodeText(content.bytes);
		if (encoding.kind === "utf-8") scripts.push({
			path,
			isExecutable,
			text
		});
	}
	return scripts;
}

// src/skills/link-target.ts
const FOREIGN_SCHEME = /^(?:https?|mailto|tel|data|ftp|vscode|cursor):/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const VARIABLE$1 = /^(\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/(.*)$/s;
const PLACEHOLDER = /[${}<>]/;
const EXAMPLE_PATHS = /* @__PURE__ */ new Set([
	"url",
	"link",
	"path",
	"...",
	"…"
]);
const FOREIGN = { kind: "foreign" };
function toLinkTarget(destination, tree, place) {
	const decoded = decodePercent(destination);
	const other = foreignTarget(decoded);
	if (other !== null) return other;
	const variable = VARIABLE$1.exec(decoded);
	if (variable !== null) return variableTarget(variable, tree, place);
	if (PLACEHOLDER.test(decoded)) return FOREIGN;
	const special = specialTarget(decoded);
	if (special !== null) return special;
	const from = {
		folder: parentFolder(place.from),
		variable: null
	};
	const target = localTarget(decoded, tree, from);
	if (target.kind !== "local" || target.state === "present" || decoded === destination) return target;
	const asWritten = localTarget(destination, tree, from);
	return asWritten.kind === "local" && asWritten.state === "present" ? asWritten : target;
}
function foreignTarget(decoded) {
	if (decoded.trim() === "" || decoded.startsWith("//")) return FOREIGN;
	if (FOREIGN_SCHEME.test(decoded)) return FOREIGN;
	return OTHER_SCHEME.test(decoded) ? { kind: "absolute" } : null;
}
function specialTarget(decoded) {
	if (decoded.startsWith("#")) return {
		kind: "anchor",
		fragment: decoded.slice(1)
	};
	if (decoded.startsWith("/") || decoded.startsWith("~")) return { kind: "absolute" };
	return decoded.includes("\\") ? { kind: "backslash" } : null;
}
function variableTarget(match, tree, place) {
	const [, variable = "", path = ""] = match;
	const root = variable.includes("PLUGIN_ROOT") ? place.pluginRoot : place.skillFolder;
	if (root === null || PLACEHOLDER.test(path)) return FOREIGN;
	return localTarget(path, tree, {
		folder: root,
		variable
	});
}
function localTarget(destination, tree, from) {
	const hash = destination.indexOf("#");
	const fragment = hash === -1 ? null : destination.slice(hash + 1);
	const written = (hash === -1 ? destination : destination.slice(0, hash)).split("?", 1)[0] ?? "";
	if (written === "" || isExample(written)) return FOREIGN;
	const path = joinPath(from.folder, written);
	if (path === null) return { kind: "beyond-root" };
	const resolved = resolvePath(tree, path);
	if (resolved.state === "outside-root") return { kind: "beyond-root" };
	const { state } = resolved;
	const real = state === "other-case" ? resolved.real : path;
	return {
		kind: "local",
		path,
		variable: from.variable,
		fragment,
		state,
		real
	};
}
function isExample(path) {
	return path.includes("*") || EXAMPLE_PATHS.has(path) || isInside$1("path/to", path);
}
function decodePercent(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/skills/skip-html-constructs.ts
const CONSTRUCTS = [
	[
		"<!--",
		"-->",
		2
	],
	[
		"<?",
		"?>",
		2
	],
	[
		"<![CDATA[",
		"]]>",
		9
	],
	[
		"<!",
		">",
		2
	]
];
function skipHtmlConstructs(markdown) {
	const findEnd = createEndFinder();
	markdown.inline.ruler.before("html_inline", "skip_html_constructs", (state, silent) => {
		const construct = CONSTRUCTS.find(([opening]) => state.src.startsWith(opening, state.pos));
		if (construct === void 0) return false;
		const end = findEnd(state.src, construct[1], state.pos + construct[2]);
		if (end !== -1 && end < state.posMax) {
			state.pos = end + construct[1].length;
			return true;
		}
		if (!silent) state.pending += "<";
		state.pos += 1;
		return true;
	});
}
function createEndFinder() {
	let searched = "";
	const missing = /* @__PURE__ */ new Set();
	return (text, closing, from) => {
		if (text !== searched) {
			searched = text;
			missing.clear();
		}
		if (missing.has(closing)) return -1;
		const end = text.indexOf(closing, from);
		if (end === -1) missing.add(closing);
		return end;
	};
}

// src/skills/markdown-parser.ts
const MARK = "\0";
const INLINE = -1;
function parseMarkdown(body) {
	const env = { references: {} };
	return {
		tokens: parser.parse(body, env),
		references: env.references
	};
}
function createParser() {
	const markdown = new MarkdownIt("commonmark", { html: true });
	let definitionLine = INLINE;
	const parseLinkDestination = markdown.helpers.parseLinkDestination;
	Object.assign(markdown.helpers, { parseLinkDestination: (text, start, end) => {
		const result = parseLinkDestination(text, start, end);
		return {
			...result,
			str: `${definitionLine}:${start}${MARK}${result.str}`
		};
	} });
	markdown.block.ruler.before("reference", "note_line", (_state, startLine) => {
		definitionLine = startLine;
		return false;
	});
	markdown.core.ruler.before("inline", "note_inline", () => {
		definitionLine = INLINE;
	});
	skipHtmlConstructs(markdown);
	notePlaces(markdown);
	markdown.normalizeLink = (destination) => destination;
	markdown.validateLink = () => true;
	return markdown;
}
function notePlaces(markdown) {
	markdown.inline.State = class extends markdown.inline.State {
		push(...given) {
			const token = super.push(...given);
			token.meta = this.pos;
			return token;
		}
	};
}
const parser = createParser();
function readMark(marked) {
	const match = /^(-?\d+):(\d+)\0/.exec(marked);
	if (match === null) return null;
	const line = Number(match[1]);
	const destination = marked.slice(match[0].length);
	return {
		definitionLine: line === INLINE ? null : line,
		offset: Number(match[2]),
		destination
	};
}

// src/skills/heading-slugs.ts
const DROPPED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;
function toHeadingSlugs(headings) {
	const seen = /* @__PURE__ */ new Map();
	return headings.map((heading) => {
		const slug = heading.trim().toLowerCase().replace(DROPPED, "").replaceAll(" ", "-");
		let count = seen.get(slug) ?? 0;
		let unique = slug;
		while (seen.has(unique)) {
			count += 1;
			unique = `${slug}-${count}`;
		}
		seen.set(slug, count);
		seen.set(unique, seen.get(unique) ?? 0);
		return unique;
	});
}

// src/skills/html-links.ts
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const LINK = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
const ID = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
function findHtmlLinks(html) {
	return attributesOf(html, LINK).map(({ value, offset }) => ({
		destination: value,
		offset
	}));
}
function findHtmlIds(html) {
	return attributesOf(html, ID).map(({ value }) => value);
}
function attributesOf(html, pattern) {
	const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
	const found = [];
	for (const tag of markup.matchAll(TAG)) for (const attribute of tag[0].matchAll(pattern)) {
		const value = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
		const quote = attribute[3] === void 0 ? 1 : 0;
		const end = tag.index + attribute.index + attribute[0].length - quote;
		found.push({
			value,
			offset: end - value.length
		});
	}
	return found;
}

// src/skills/line-locator.ts
function createLineLocator(lines, content, first) {
	let block = null;
	const shifts = /* @__PURE__ */ new Map();
	return (offset, written) => {
		block ??= toTextLines(content);
		const index = lineIndexAt(block.starts, offset);
		const within = offset - (block.starts[index] ?? 0);
		let shift = shifts.get(index);
		if (shift === void 0) {
			shift = lineAt(lines, first + index).lastIndexOf(lineAt(block, index).trimEnd());
			shifts.set(index, shift);
		}
		const line = first + index + 1;
		if (shift !== -1) return {
			line,
			column: shift + within + 1
		};
		return {
			line,
			column: Math.max(0, lineAt(lines, first + index).indexOf(written)) + 1
		};
	};
}

// src/skills/read-content.ts
const HTML_HEADING = /<h([1-6])\b[^<>]*>([^<]*)<\/h\1\s*>/gi;
const WRITTEN_ID = /\{#([^\s{}]+)\}\s*$/;
const TABLE_ROW = /^\s*\|/;
function readContent(tree, lines, above) {
	const walk = {
		lines,
		above,
		codeSpans: [],
		fences: [],
		prose: [],
		headings: [],
		ids: [],
		items: [],
		quotations: 0,
		isHeading: false,
		before: ""
	};
	for (const token of tree.tokens) readToken(walk, token);
	const { codeSpans, fences, prose, headings, ids } = walk;
	return {
		anchors: [...toHeadingSlugs(headings), ...ids],
		codeSpans,
		fences,
		prose
	};
}
function readToken(walk, token) {
	switch (token.type) {
		case "list_item_open":
			walk.items.push(textOfLines(walk.lines, token.map ?? [0, 0]));
			break;
		case "list_item_close":
			walk.items.pop();
			break;
		case "blockquote_open":
			walk.quotations += 1;
			break;
		case "blockquote_close":
			walk.quotations -= 1;
			break;
		case "heading_open":
			walk.isHeading = true;
			break;
		case "inline":
			readInline(walk, token);
			break;
		case "html_block":
			readHtml(walk, token);
			break;
		case "fence": readFence(walk, token);
	}
}
function textOfLines(lines, [first, end]) {
	return lines.text.slice(lines.starts[first], lines.starts[end]);
}
function readInline(walk, token) {
	const children = token.children ?? [];
	const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
	if (walk.isHeading) {
		walk.headings.push(textOf(children));
		const written = WRITTEN_ID.exec(token.content)?.[1];
		if (written !== void 0) walk.ids.push(written);
		walk.isHeading = false;
	}
	let outsideCode = "";
	const block = toTextLines(token.content);
	const aroundAt = createAroundFinder(block, walk.items.at(-1) ?? token.content);
	for (const child of children) {
		if (child.type === "html_inline") readIds(walk, child);
		if (child.type !== "code_inline") continue;
		const start = child.meta;
		const end = endOfSpan(token.content, start, child.markup);
		outsideCode += token.content.slice(outsideCode.length, start) + blankOut(token.content, start, end);
		walk.codeSpans.push(toSpan(walk, child, {
			start,
			end,
			locate,
			around: aroundAt(start)
		}));
	}
	outsideCode += token.content.slice(outsideCode.length);
	readProse(walk, {
		block,
		outsideCode,
		locate
	});
	walk.before = token.content;
}
function textOf(children) {
	return children.map(({ type, content }) => type === "text" || type === "code_inline" ? content : "").join("");
}
function endOfSpan(text, start, marks) {
	let from = start + marks.length;
	for (;;) {
		const closing = text.indexOf(marks, from);
		if (closing === -1) return text.length;
		let end = closing;
		while (text[end] === "`") end += 1;
		if (end - closing === marks.length) return end;
		from = end;
	}
}
function blankOut(text, start, end) {
	return text.slice(start, end).replace(/[^\n]/g, " ");
}
function toSpan(walk, { content, markup }, at) {
	const { start, end, locate, around } = at;
	const stripped = end - start - 2 * markup.length > content.length ? 1 : 0;
	const { line, column } = locate(start + markup.length + stripped, content);
	return {
		text: content,
		line: line + walk.above,
		column,
		around
	};
}
function createAroundFinder(block, whole) {
	let known = -1;
	let around = whole;
	return (offset) => {
		const index = lineIndexAt(block.starts, offset);
		if (index === known) return around;
		known = index;
		const row = lineAt(block, index);
		around = TABLE_ROW.test(row) ? row : whole;
		return around;
	};
}
function readProse(walk, block) {
	const inQuotation = walk.quotations > 0;
	for (const [index, start] of block.block.starts.entries()) {
		const text = lineAt(block.block, index);
		if (text.trim() === "") continue;
		const outsideCode = block.outsideCode.slice(start, start + text.length);
		const { line, column } = block.locate(start, text);
		walk.prose.push({
			line: line + walk.above,
			column,
			text,
			outsideCode,
			inQuotation
		});
	}
}
function readIds(walk, html) {
	for (const id of findHtmlIds(html.content)) walk.ids.push(id);
}
function readHtml(walk, token) {
	readIds(walk, token);
	for (const match of token.content.matchAll(HTML_HEADING)) walk.headings.push(match[2] ?? "");
	const block = toTextLines(token.content);
	const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
	readProse(walk, {
		block,
		outsideCode: token.content,
		locate
	});
	walk.before = "";
}
function readFence(walk, token) {
	const [first, end] = token.map ?? [0, 0];
	const count = countLines(token.content);
	const rest = walk.lines.text.slice(walk.lines.starts[end] ?? walk.lines.text.length);
	walk.fences.push({
		info: token.info.trim(),
		line: first + 1 + walk.above,
		lines: Array.from({ length: count }, (_, at) => lineAt(walk.lines, first + 1 + at)),
		openAtEnd: end - first - 1 === count && !/\S/.test(rest),
		around: walk.items.at(-1) ?? walk.before
	});
	walk.before = "";
}
function countLines(content) {
	const ends = content.match(/\n/g)?.length ?? 0;
	return content === "" || content.endsWith("\n") ? ends : ends + 1;
}

// src/skills/read-links.ts
function readLinks(tree, lines, above) {
	const found = [];
	let blockLine = 1;
	for (const token of tree.tokens) {
		if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
		for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
	}
	return found.concat(definitionsOf(lines, tree)).map((link) => ({
		...link,
		line: link.line + above,
		blockLine: link.blockLine + above
	})).sort((left, right) => left.line - right.line || left.column - right.column);
}
function linksOfToken(lines, token, blockLine) {
	if (token.map === null) return [];
	const locate = createLineLocator(lines, token.content, token.map[0]);
	if (token.type === "html_block") return htmlLinks(locate, token.content, {
		at: 0,
		blockLine
	});
	if (token.type !== "inline") return [];
	const found = [];
	for (const child of token.children ?? []) {
		if (child.type === "html_inline") {
			const where = {
				at: child.meta,
				blockLine
			};
			for (const link of htmlLinks(locate, child.content, where)) found.push(link);
		}
		const link = inlineLink(locate, child, blockLine);
		if (link !== null) found.push(link);
	}
	return found;
}
function inlineLink(locate, child, blockLine) {
	if (child.type !== "link_open" && child.type !== "image") return null;
	const kind = child.type === "image" ? "image" : "link";
	const mark = readMark(child.attrGet(kind === "image" ? "src" : "href") ?? "");
	if (mark === null || mark.definitionLine !== null) return null;
	const { destination } = mark;
	return {
		kind,
		destination,
		blockLine,
		...locate(mark.offset, destination)
	};
}
function htmlLinks(locate, html, where) {
	return findHtmlLinks(html).map(({ destination, offset }) => ({
		kind: "html",
		destination,
		blockLine: where.blockLine,
		...locate(where.at + offset, destination)
	}));
}
function definitionsOf(lines, tree) {
	return Object.values(tree.references).flatMap(({ href }) => {
		const mark = readMark(href);
		if (mark === null || mark.definitionLine === null) return [];
		const { destination, definitionLine: line } = mark;
		const start = (lines.starts[line] ?? 0) + Math.max(0, lineAt(lines, line).indexOf("["));
		const place = placeAt(lines, start + mark.offset);
		return [{
			kind: "definition",
			destination,
			blockLine: line + 1,
			...place
		}];
	});
}

// src/skills/read-markdown.ts
const MAY_HOLD_LINKS = /\]\(|\]:|\bhref\b|\bsrc\b/i;
function readMarkdown(text, bodyOffset) {
	const body = text.slice(bodyOffset);
	const read = () => {
		const lines = toTextLines(body);
		const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
		const tree = parseMarkdown(body);
		return {
			links: readLinks(tree, lines, above),
			content: readContent(tree, lines, above)
		};
	};
	let done = MAY_HOLD_LINKS.test(body) ? read() : null;
	return {
		links: done?.links ?? [],
		content: () => {
			done ??= read();
			return done.content;
		}
	};
}

// src/skills/wrong-code-paths.ts
const FOLDERS = "(?:scripts|references|assets|templates|resources|examples|rules)";
const VARIABLE = String.raw`(?:\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/`;
const PATH = String.raw`${FOLDERS}\/[\w./-]+\.\w+`;
const SPAN = new RegExp(String.raw`^(${VARIABLE})?(?:\.\/)?(${PATH})$`);
const SHELL = new RegExp(String.raw`(?<=^|[\s"'=])(${VARIABLE})?(?:\.\/)?(${PATH})(?![\w/*{<$-]|\.\w)`, "g");
const ANY = new RegExp(String.raw`(?<![\w./-])(${VARIABLE})?(?:\.\/)?(${PATH})`, "g");
const SHELL_LANGUAGE = /^(?:sh|bash|shell|zsh|console|terminal|shell-session|shellsession)$/i;
const EXAMPLE_WORDS = /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b|\bwould be (?:helpful|useful)\b/i;
const TO_BE_MADE = /\bthe generated\b|\bobtain/i;
const PLACEHOLDER_NAME = /^(?:file[-_]?(?:name)?|script(?:[-_]?name)?|name|foo|bar|baz|(?:example|your|my)(?:[-_].*)?)$/i;
const PLACEHOLDER_PART = /(?:^|[/_-])(?:x{2,}|n{2,}|y{4})(?=[/._-]|$)/i;
const WRITES = /(?:>\s*|\s(?:-o|--out[\w-]*)[ =]|\btee (?:-a )?|\btouch |\bmkdir (?:-p )?)["']?$/;
const LONGEST_WRITES = 40;
const CHANGES_FOLDER = /(?:^|[\s;&(])cd\s+(?!-?\s)[^\s&;]/;
function mayNameWrongPaths(text, tree, place) {
	const known = /* @__PURE__ */ new Set();
	for (const match of text.matchAll(ANY)) {
		const { written, variable, path } = toNamed(match);
		if (known.has(written)) continue;
		known.add(written);
		if (resolveIn(tree, rootsOf(variable, place), path) !== null) return true;
	}
	return false;
}
function readWrongCodePaths(content, tree, place) {
	const judge = createJudge(tree, place);
	const found = [];
	for (const named of [...spanPaths(content), ...fencePaths(content)]) {
		const wrong = judge(named);
		if (wrong !== null) found.push(wrong);
	}
	return found.sort((left, right) => left.line - right.line || left.column - right.column);
}
function spanPaths({ codeSpans }) {
	return codeSpans.flatMap(({ text, ...at }) => {
		const match = SPAN.exec(text.split(/\s/, 1)[0] ?? "");
		return match === null ? [] : [{
			...at,
			...toNamed(match),
			isOurs: true
		}];
	});
}
function fencePaths({ fences }) {
	return fences.filter(({ info }) => SHELL_LANGUAGE.test(info.split(/\s/, 1)[0] ?? "")).flatMap(shellPaths);
}
function shellPaths({ line, lines, around }) {
	const found = [];
	const written = /* @__PURE__ */ new Set();
	let isElsewhere = false;
	for (const [index, text] of lines.entries()) {
		isElsewhere ||= CHANGES_FOLDER.test(text);
		for (const match of text.matchAll(SHELL)) {
			const named = toNamed(match);
			const before = text.slice(Math.max(0, match.index - LONGEST_WRITES), match.index);
			if (WRITES.test(before)) written.add(named.path);
			const at = {
				line: line + 1 + index,
				column: match.index + 1,
				around
			};
			const isOurs = !written.has(named.path) && (named.variable !== null || !isElsewhere);
			found.push({
				...at,
				...named,
				isOurs
			});
		}
	}
	return found;
}
function toNamed(match) {
	const [written, prefix, path = ""] = match;
	return {
		written,
		variable: prefix === void 0 ? null : prefix.slice(0, -1),
		path
	};
}
function createJudge(tree, place) {
	const readAround = createAroundReader(tree, place.skillFolder);
	return (named) => {
		const { line, column, written, variable, path } = named;
		const resolved = resolveIn(tree, rootsOf(variable, place), path);
		if (resolved === null) return null;
		const around = readAround(named.around);
		if (variable === null && around.siblings.length > 0 && resolveIn(tree, around.siblings, path) === null) return null;
		const asExample = around.asExample || !named.isOurs || isPlaceholder(path);
		const corrected = `${written.slice(0, written.length - path.length)}${resolved.corrected}`;
		return {
			line,
			column,
			written,
			variable,
			...resolved,
			corrected,
			asExample
		};
	};
}
function rootsOf(variable, place) {
	const { skillFolder, pluginRoot, from } = place;
	const ofPlugin = pluginRoot === null ? [] : [pluginRoot];
	if (variable === null) return [
		skillFolder,
		parentFolder(from),
		...ofPlugin,
		"."
	];
	return variable.includes("PLUGIN_ROOT") ? ofPlugin : [skillFolder];
}
function resolveIn(tree, roots, path) {
	const wrong = [];
	for (const root of roots) {
		const joined = joinPath(root, path);
		const { state, real } = joined === null ? BEYOND : resolvePath(tree, joined);
		if (state === "present" || state === "outside-root") return null;
		wrong.push({
			state,
			real,
			corrected: isInside$1(root, real) ? relativeTo(root, real) : path
		});
	}
	return wrong.find(({ state }) => state === "other-case") ?? wrong[0] ?? null;
}
const BEYOND = {
	state: "outside-root",
	real: ""
};
function isPlaceholder(path) {
	const name = lastSegment(path).replace(/\.\w+$/, "");
	return PLACEHOLDER_NAME.test(name) || PLACEHOLDER_PART.test(path);
}
function createAroundReader(tree, skillFolder) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const reading = known.get(text) ?? {
			asExample: EXAMPLE_WORDS.test(text) || TO_BE_MADE.test(text),
			siblings: siblingsIn(text, tree, skillFolder)
		};
		known.set(text, reading);
		return reading;
	};
}
function siblingsIn(text, tree, skillFolder) {
	if (skillFolder === ".") return [];
	return [...new Set(text.match(/[\w-]+/g))].flatMap((word) => joinPath(parentFolder(skillFolder), word) ?? []).filter((folder) => folder !== skillFolder && tree.byPath.has(`${folder}/SKILL.md`));
}

// src/skills/to-markdown-document.ts
function toMarkdownDocument(file, tree, place) {
	const { text, bodyOffset } = file;
	const { links, content } = readMarkdown(text, bodyOffset);
	let wrong = null;
	return {
		path: place.from,
		text,
		bodyOffset,
		links: links.map((link) => ({
			...link,
			target: toLinkTarget(link.destination, tree, place)
		})),
		content,
		wrongCodePaths: () => {
			wrong ??= mayNameWrongPaths(text, tree, place) ? readWrongCodePaths(content(), tree, place) : [];
			return wrong;
		}
	};
}

// src/skills/read-skill-source.ts
const UNREAD = {
	kind: "undecodable",
	bodyOffset: 0
};
async function readSkillSource(request) {
	const { folder, tree } = request;
	const files = filesOfSkill(tree.entries, request);
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const pluginRoot = manifestRoot$1(tree, folder, ".claude-plugin/plugin.json");
	const sizes = exceededSizes(skillMdPath, files);
	const skillMd = await readSkillMd(request, skillMdPath);
	const frontMatter = readTopOf(skillMd);
	const documents = await readDocuments(request, {
		skillMd,
		frontMatter,
		pluginRoot,
		files,
		sizes
	});
	return {
		folder,
		folderName: requiredName(request, pluginRoot),
		skillMd,
		frontMatter,
		documents,
		files,
		symlinks: files.filter((file) => file.mode === "120000").map((file) => toSymlink(request, file.path)),
		scripts: sizes.length > 0 ? [] : await readScripts(request.files, files),
		outerSkill: findOwner(folder, request.folders),
		hasGitModes: request.hasGitModes ?? true,
		pluginRoot,
		marketplaceRoot: manifestRoot$1(tree, folder, ".claude-plugin/marketplace.json"),
		exceeded: [...sizes, ...exceededInYaml(skillMdPath, frontMatter)],
		hasSuite: request.hasSuite ?? null
	};
}
async function readListedSource(request) {
	const { folder, tree } = request;
	const skillMd = await readSkillMd(request, joinPath(folder, "SKILL.md") ?? "SKILL.md");
	const pluginRoot = manifestRoot$1(tree, folder, ".claude-plugin/plugin.json");
	return {
		folder,
		skillMd,
		frontMatter: readTopOf(skillMd),
		pluginRoot
	};
}
function manifestRoot$1(tree, folder, manifest) {
	return (folder === "." ? ["."] : [folder, ...ancestorFolders(folder)]).find((root) => tree.byPath.has(joinPath(root, manifest) ?? "")) ?? null;
}
function requiredName(request, pluginRoot) {
	if (request.folder === ".") return request.rootName ?? null;
	return request.folder === pluginRoot ? null : lastSegment(request.folder);
}
async function readSkillMd(request, path) {
	if (request.misnamed !== void 0) return readMisnamed(request.files, request.misnamed);
	const content = await request.files.read(path, LIMITS.skillMdBytes);
	switch (content.kind) {
		case "file": return {
			kind: "read",
			path,
			...decodeText(content.bytes)
		};
		case "link": return isListedAsFile(request.tree, path) ? {
			kind: "unreadable",
			path,
			reason: EXCHANGED
		} : {
			kind: "link",
			path,
			target: content.target
		};
		case "missing": return {
			kind: "absent",
			declaredIn: request.declaredIn ?? "the list of skills"
		};
		case "too-large": return {
			kind: "unreadable",
			path,
			reason: `${content.size} bytes`
		};
		case "refused": return {
			kind: "unreadable",
			path,
			reason: content.reason
		};
	}
}
function isListedAsFile(tree, path) {
	const mode = tree.byPath.get(path)?.mode;
	return mode === "100644" || mode === "100755";
}
async function readMisnamed(files, path) {
	const content = await files.read(path, LIMITS.skillMdBytes);
	const top = content.kind === "file" ? readFrontMatter(decodeText(content.bytes).text) : UNREAD;
	return {
		kind: "misnamed",
		path,
		hasFrontMatter: top.kind !== "missing" && top.kind !== "undecodable"
	};
}
function readTopOf(skillMd) {
	if (skillMd.kind !== "read" || skillMd.encoding.kind !== "utf-8") return UNREAD;
	return readFrontMatter(skillMd.text);
}
async function readDocuments(request, read) {
	const { skillMd, frontMatter, pluginRoot } = read;
	if (skillMd.kind !== "read") return [];
	const toDocument = (path, text, bodyOffset) => toMarkdownDocument({
		text,
		bodyOffset
	}, request.tree, {
		from: path,
		skillFolder: request.folder,
		pluginRoot
	});
	const documents = [toDocument(skillMd.path, skillMd.text, frontMatter.bodyOffset)];
	const others = read.sizes.length > 0 ? [] : read.files;
	for (const { path, mode } of others) {
		if (path === skillMd.path || mode === "120000" || !/\.(md|markdown)$/i.test(path)) continue;
		const content = await request.files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const { text } = decodeText(content.bytes);
		documents.push(toDocument(path, text, readFrontMatter(text).bodyOffset));
	}
	return [...documents.slice(0, 1), ...documents.slice(1).sort((left, right) => comparePaths(left.path, right.path))];
}
function toSymlink({ tree, folders }, path) {
	const target = tree.linkTargets.get(path) ?? "";
	const leadsTo = target.startsWith("/") ? null : joinPath(parentFolder(path), target);
	const gone = {
		path,
		target,
		real: null,
		leadsToSkill: false
	};
	if (leadsTo === null) return {
		...gone,
		state: "outside-root"
	};
	const { state, real } = resolvePath(tree, leadsTo);
	switch (state) {
		case "present": return {
			path,
			target,
			real,
			state,
			leadsToSkill: folders.has(real)
		};
		case "outside-root": return {
			...gone,
			state
		};
		default: return {
			...gone,
			state: "dangling"
		};
	}
}

// src/app/unread-skill.ts
function toUnreadSkill(reading) {
	switch (reading.kind) {
		case "skill": return null;
		case "over-limit": {
			const [first] = reading.exceeded;
			if (first === void 0) throw new Error("over no limit");
			const { path: file, line, column, what, found, limit } = first;
			const words = `${found} ${what} exceed the limit of ${limit}`;
			return {
				why: reading.kind,
				problem: {
					file,
					line,
					column,
					key: "",
					what: words,
					remedy: "make the skill smaller, or split it"
				}
			};
		}
		case "unreadable":
		case "not-copied": {
			const { path: file, what, remedy } = reading;
			return {
				why: reading.kind,
				problem: {
					file,
					line: 1,
					column: 1,
					key: "",
					what,
					remedy
				}
			};
		}
	}
}
function toUntoldProblems(unread, findings, hasTests) {
	if (unread === null || !hasTests && unread.why !== "unreadable") return [];
	const { problem } = unread;
	return findings.some(({ severity, path }) => severity === "error" && path === problem.file) ? [] : [problem];
}

// src/app/read-skill-unit.ts
async function readSkillUnit(side, folder) {
	const file = await side.suiteOf(folder);
	const bounds = {
		folder,
		folders: new Set(side.skillFolders),
		namedPaths: file?.suite?.namedPaths ?? []
	};
	const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
	const source = await readSkillSource({
		...bounds,
		tree: side.tree,
		files: side.files,
		hasSuite: file !== null,
		hasGitModes: side.hasGitModes,
		...misnamed === void 0 ? {} : { misnamed }
	});
	const reading = await readSkill({
		...bounds,
		entries: side.tree.entries,
		files: side.files
	});
	const companions = /* @__PURE__ */ new Map();
	return {
		folder,
		companionOf: (other) => {
			const known = companions.get(other) ?? readSkillUnit(side, other);
			companions.set(other, known);
			return known;
		},
		name: reading.kind === "skill" ? reading.skill.name : toName(source),
		files: side.files,
		source,
		skill: reading.kind === "skill" ? reading.skill : null,
		unread: toUnreadSkill(reading),
		suitePath: file?.path ?? null,
		suite: file?.suite ?? null,
		problems: file?.problems ?? []
	};
}
function toName(source) {
	return source.folderName ?? (source.folder === "." ? "skill" : lastSegment(source.folder));
}

// src/app/read-material.ts
async function readMaterial(files, folder, only) {
	const wanted = only === null ? null : new Set(only);
	const material = [];
	for (const entry of await files.list()) {
		if (!isInside$1(folder, entry.path)) continue;
		const path = relativeTo(folder, entry.path);
		if (wanted !== null && !wanted.has(path)) continue;
		const content = await files.read(entry.path, LIMITS.skillBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) throw new UsageError(`${entry.path}: ${read.what}: ${read.remedy}`);
		material.push({
			path,
			mode: entry.mode,
			bytes: read.bytes
		});
	}
	return material;
}

// src/app/loaded-beside.ts
async function readLoadedBeside(unit, loader) {
	const companions = await readCompanions(unit, loader);
	if ("problem" in companions) return {
		kind: "problem",
		...companions
	};
	const subagents = await readSubagents(unit.files, loader);
	if ("problem" in subagents) return {
		kind: "problem",
		...subagents
	};
	return {
		kind: "loaded",
		companions,
		subagents
	};
}
function toProblem({ suite, test }, said) {
	const { line, column } = test;
	return { problem: {
		file: suite.path,
		line,
		column,
		...said
	} };
}
async function readCompanions(unit, loader) {
	const key = "with";
	const companions = [];
	for (const folder of loader.test.with) {
		const { skill, unread } = await unit.companionOf(folder);
		if (skill === null) {
			const why = unread === null ? folder : `${unread.problem.file}: ${unread.problem.what}`;
			const remedy = unread?.problem.remedy ?? "name a skill that can be read";
			return toProblem(loader, {
				key,
				what: `the skill cannot be loaded beside: ${why}`,
				remedy
			});
		}
		const { name } = skill;
		if (!isFolderName(name)) return toProblem(loader, {
			key,
			what: `${folder} cannot be installed: ${JSON.stringify(name)} is no name of a folder`,
			remedy: "give that skill another name"
		});
		const same = [loader.skill, ...companions].find((one) => one.name === name);
		if (same !== void 0) return toProblem(loader, {
			key,
			what: `${same.folder} and ${folder} are both called ${name}`,
			remedy: "load one of them, or rename it"
		});
		companions.push(skill);
	}
	return companions.sort((left, right) => comparePaths(left.name, right.name));
}
async function readSubagents(files, loader) {
	const subagents = [];
	for (const path of loader.test.subagents) {
		const entry = (await files.list()).find((one) => one.path === path);
		const read = entry === void 0 ? {
			what: "is a file that does not exist",
			remedy: "name a tracked file"
		} : await toEntryContent(entry, await files.read(path, LIMITS.fixtureBytes));
		if ("what" in read) {
			const { what, remedy } = read;
			return toProblem(loader, {
				key: "subagents",
				what: `${path}: ${what}`,
				remedy
			});
		}
		subagents.push({
			name: lastSegment(path),
			path,
			digest: read.digest
		});
	}
	return subagents;
}
async function readRunMaterial(files, { skill, test }, beside) {
	const { from } = test.workspace;
	return {
		skill: await readSkillFiles(files, skill),
		companions: await Promise.all(beside.companions.map(async (one) => ({
			name: one.name,
			files: await readSkillFiles(files, one)
		}))),
		subagents: await readSubagentFiles(files, beside),
		from: from === null ? [] : await readMaterial(files, from, null)
	};
}
function readSkillFiles(files, { folder, files: own }) {
	const paths = own.map(({ path }) => path);
	return readMaterial(files, folder, paths);
}
async function readSubagentFiles(files, { subagents }) {
	const material = [];
	for (const { name, path } of subagents) {
		const content = await files.read(path, LIMITS.fixtureBytes);
		if (content.kind !== "file") throw new UsageError(`${path}: cannot be read any more`);
		material.push({
			path: name,
			mode: "100644",
			bytes: content.bytes
		});
	}
	return material;
}

// src/app/to-keyed-run.ts
async function toKeyedRun({ skill, suite, test, agent, model }, unit, context) {
	const { from } = test.workspace;
	const fixtures = context.fixtures ?? rememberFixtures();
	const fixture = from === null ? null : await fixtures(unit.files, from);
	if (fixture?.kind === "problem") return {
		kind: "no-key",
		problem: toFixtureProblem({
			suite,
			test
		}, fixture.reason)
	};
	const beside = await readLoadedBeside(unit, {
		skill,
		suite,
		test
	});
	if (beside.kind === "problem") return {
		kind: "no-key",
		problem: beside.problem
	};
	const inputs = toRunInputs({
		test,
		skill,
		agent,
		model,
		fixtureDigest: fixture?.digest ?? null,
		beside,
		settings: context.agentSettings(agent)
	});
	return {
		kind: "keyed",
		inputs,
		runKey: await toRunKey(inputs, context.digest ?? fieldsDigest),
		beside
	};
}

// src/cassettes/recording-index.ts
async function openRecordings(options) {
	const store = options.storeFolder ?? ".skillcheck";
	const folders = await Promise.all(options.skillFolders.map((folder) => toSkillStorePath(folder, store)));
	const placed = await listPlaced(options.sources, folders);
	const byPath = new Map(placed.map((entry) => [entry.path, entry]));
	const verify = rememberVerified(options.digest ?? rememberDigests());
	const read = async (entries) => {
		const readings = await readInTurn(entries.flatMap((entry) => byPath.get(entry.path) ?? []), verify);
		return {
			recordings: readings.flatMap((one) => "cassette" in one ? [one] : []),
			refused: readings.flatMap((one) => "refused" in one ? [one] : [])
		};
	};
	return {
		entries: placed,
		read,
		find: async (key) => ofKey(await read(newestOf(placed, key)), key)
	};
}
const READ_TOGETHER = 32;
async function listPlaced(sources, folders) {
	const byName = /* @__PURE__ */ new Map();
	for (const source of sources) for (const path of await source.list()) {
		if (!folders.some((folder) => path.startsWith(`${folder}/`))) continue;
		const place = parseCassettePath(path);
		if (place !== null) addOnce(byName, {
			path,
			place,
			source
		});
	}
	return [...byName.values()].sort(comparePlaced);
}
function addOnce(byName, placed) {
	const { agent, key } = placed.place;
	const name = `${agent}-${key}/${toFileName(placed.path)}`;
	if (!byName.has(name)) byName.set(name, placed);
}
function comparePlaced(left, right) {
	return comparePaths(toFileName(left.path), toFileName(right.path)) || comparePaths(left.path, right.path);
}
function newestOf(placed, key) {
	return placed.filter((entry) => entry.place.key === key.slice(0, 12)).slice(-LIMITS.cassettesPerKey);
}
function ofKey(found, key) {
	return {
		recordings: found.recordings.filter((recording) => recording.cassette.key === key),
		refused: found.refused
	};
}
async function readInTurn(placed, verify) {
	const readings = [];
	for (let at = 0; at < placed.length; at += READ_TOGETHER) readings.push(...await Promise.all(placed.slice(at, at + READ_TOGETHER).map((one) => readPlaced(one, verify))));
	return readings;
}
async function readPlaced(placed, verify) {
	const { path, source } = placed;
	const content = await source.read(path);
	if (content.kind !== "file") return {
		path,
		refused: toRefusal(content)
	};
	const reading = await readCassette(path, content, verify);
	if (reading.kind !== "cassette") return {
		path,
		refused: reading
	};
	return {
		path,
		evidence: await source.classify(path, content.bytes),
		cassette: reading.cassette
	};
}
function toRefusal(content) {
	switch (content.kind) {
		case "too-large": return tooLarge(content.size);
		case "missing": return {
			kind: "unreadable",
			reason: "is not there any more"
		};
		case "link": return {
			kind: "unreadable",
			reason: "is a symbolic link"
		};
		case "refused": return {
			kind: "unreadable",
			reason: content.reason
		};
	}
}

// src/cassettes/recording-source.ts
function toTreeSource(head, base) {
	return {
		list: async () => (await head.list()).map((entry) => entry.path),
		read: (path) => head.read(path, LIMITS.cassetteBytes),
		classify: async (path, bytes) => {
			return base !== null && await holds(base, path, bytes) ? "committed-base" : "committed-pr";
		}
	};
}
function toBaseSource(base) {
	return {
		...toTreeSource(base, null),
		classify: async () => "committed-base"
	};
}
function toStoreSource(store, evidence) {
	return {
		list: store.list,
		read: store.read,
		classify: async () => evidence
	};
}
async function holds(files, path, bytes) {
	if (files.holds !== void 0) return files.holds(path, bytes);
	const content = await files.read(path, LIMITS.cassetteBytes);
	return content.kind === "file" && comparesEqual(content.bytes, bytes);
}
function comparesEqual(left, right) {
	if (left.length !== right.length) return false;
	for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
	return true;
}

// src/app/find-not-for.ts
function findNotFor(unit, filter, wanted) {
	const { suite } = unit;
	return (suite?.tests ?? []).flatMap((test) => {
		const own = test.agents ?? suite?.agents ?? null;
		if (own === null || !isSelected(test, filter)) return [];
		const agents = (wanted.length > 0 ? wanted : suite?.agents ?? []).filter((agent) => !own.includes(agent));
		return agents.length === 0 ? [] : [{
			unit,
			test,
			agents
		}];
	});
}
function countNotFor(unit, filter, agents) {
	const counts = /* @__PURE__ */ new Map();
	if (agents.size === 0) return counts;
	for (const { agents: left } of findNotFor(unit, filter, [...agents])) for (const agent of left) counts.set(agent, (counts.get(agent) ?? 0) + 1);
	return counts;
}

// src/model/prompts-digest.ts
function toPromptsDigest({ prompts, maxTurns }) {
	return fieldsDigest([...prompts, String(maxTurns)]);
}

// src/app/median.ts
function median(values) {
	const known = values.filter((value) => value !== null).sort((a, b) => a - b);
	if (known.length === 0 || known.length < values.length) return null;
	const middle = Math.floor(known.length / 2);
	const upper = known[middle] ?? 0;
	return known.length % 2 === 1 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}
function sumKnown(values) {
	return values.reduce((sum, value) => sum === null || value === null ? null : sum + value, 0);
}
function toRunCost({ costUsd, simulatedUser }) {
	return sumKnown([costUsd, simulatedUser === null ? 0 : simulatedUser.costUsd]);
}

// src/skills/shared-files.ts
const MOST_DOCUMENTS = 200;
const UPWARD_PATH = /(?<![\w./-])(?:\.\.\/)+[\w.@+-]+(?:\/[\w.@+-]+)*/g;
const PLUGIN_PATH = /\$\{CLAUDE_PLUGIN_ROOT\}\/([\w.@+-]+(?:\/[\w.@+-]+)*)/g;
const CODE_PATH = /(?<![\w./-])(?:\.\/)?((?:scripts|references|assets|templates|resources|examples|rules)\/[\w./-]+\.\w+)/g;
async function findSharedFiles(source, tree, files) {
	const shared = /* @__PURE__ */ new Set();
	const waiting = [...source.documents];
	const add = (paths) => {
		const fresh = paths.filter((path) => !shared.has(path) && isShared(path, source, tree));
		for (const path of fresh) shared.add(path);
		return fresh;
	};
	add(source.symlinks.flatMap(({ real }) => real === null ? [] : [real]));
	let read = 0;
	for (let next = waiting.shift(); next !== void 0; next = waiting.shift()) for (const path of add(referencedPaths(next, source, tree))) {
		if (read >= MOST_DOCUMENTS || !/\.(md|markdown)$/i.test(path)) continue;
		read += 1;
		const document = await readOutsideDocument(path, {
			source,
			tree,
			files
		});
		if (document !== null) waiting.push(document);
	}
	return [...shared].sort(comparePaths);
}
function isShared(path, source, tree) {
	const { folder, files } = source;
	if (path === folder || isInside$1(path, folder)) return false;
	if (!isInside$1(folder, path)) return true;
	return tree.byPath.has(path) && !files.some((file) => file.path === path);
}
async function readOutsideDocument(path, from) {
	const content = await from.files.read(path, LIMITS.skillMdBytes);
	if (content.kind !== "file") return null;
	const { text } = decodeText(content.bytes);
	const { folder: skillFolder, pluginRoot } = from.source;
	const { bodyOffset } = readFrontMatter(text);
	return toMarkdownDocument({
		text,
		bodyOffset
	}, from.tree, {
		from: path,
		skillFolder,
		pluginRoot
	});
}
function referencedPaths(document, source, tree) {
	const here = parentFolder(document.path);
	const found = [
		...document.links.flatMap(({ target }) => target.kind === "local" ? [target.path] : []),
		...matchesOf(document.text, UPWARD_PATH).map((path) => joinPath(here, trimDots(path))),
		...pluginPaths(document.text, source.pluginRoot),
		...codePaths(document.text, source, tree)
	].flatMap((path) => {
		const resolved = path === null ? null : resolvePath(tree, path);
		return path !== null && resolved?.state === "present" ? [path, resolved.real] : [];
	});
	return [...new Set(found)];
}
function matchesOf(text, pattern) {
	return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}
function pluginPaths(text, pluginRoot) {
	if (pluginRoot === null) return [];
	return matchesOf(text, PLUGIN_PATH).map((path) => joinPath(pluginRoot, trimDots(path)));
}
function codePaths(text, source, tree) {
	return matchesOf(text, CODE_PATH).flatMap((path) => {
		const own = joinPath(source.folder, path);
		if (own === null || resolvePath(tree, own).state === "present") return [];
		return [joinPath(".", path), joinPath(source.pluginRoot ?? ".", path)];
	});
}
function trimDots(path) {
	let end = path.length;
	while (path[end - 1] === ".") end -= 1;
	return path.slice(0, end);
}

// src/skills/touched.ts
function changedSides(request) {
	const head = [];
	const base = [];
	for (const { path, previousPath, status } of request.changes ?? []) {
		if (status !== "removed") head.push(path);
		if (status === "removed" || status === "modified") base.push(path);
		if (previousPath !== void 0) base.push(previousPath);
	}
	return [{
		side: request.head,
		paths: head
	}, {
		side: request.base,
		paths: base
	}];
}

// src/skills/touched-folders.ts
function classifyFolders(request) {
	const head = new Set(request.head.folders);
	const base = new Set(request.base.folders);
	const origins = originsOf(request, base);
	const arrived = [...head].filter((folder) => !base.has(folder)).map((folder) => {
		const renamedFrom = origins.get(folder) ?? null;
		return renamedFrom !== null && !head.has(renamedFrom) ? {
			folder,
			change: "renamed",
			renamedFrom
		} : {
			folder,
			change: "added",
			renamedFrom: null
		};
	});
	const gone = [...base].filter((folder) => !head.has(folder)).map((folder) => ({
		folder,
		change: "deleted",
		renamedFrom: null
	}));
	return [...arrived, ...gone];
}
function originsOf(request, base) {
	const origins = /* @__PURE__ */ new Map();
	for (const { path, previousPath } of request.changes ?? []) {
		if (previousPath === void 0 || lastSegment(path) !== "SKILL.md") continue;
		const origin = parentFolder(previousPath);
		if (lastSegment(previousPath) === "SKILL.md" && base.has(origin)) origins.set(parentFolder(path), origin);
	}
	return origins;
}

// src/skills/touched-own-files.ts
function modifiedFolders(request) {
	const found = new Set(foldersWithNewBounds(request));
	for (const { side, paths } of changedSides(request)) {
		const folders = new Set(side.folders);
		for (const path of paths) {
			const folder = findOwner(path, folders);
			if (folder === null) continue;
			const namedPaths = side.suitePaths.get(folder) ?? [];
			if (isSkillFile(path, {
				folder,
				folders,
				namedPaths
			})) found.add(folder);
		}
	}
	return found;
}
function foldersWithNewBounds({ head, base }) {
	return [...ownersOfDivided(head, base), ...ownersOfDivided(base, head)];
}
function ownersOfDivided(here, there) {
	const folders = new Set(there.folders);
	return here.folders.flatMap((folder) => {
		const owner = folders.has(folder) ? null : findOwner(folder, folders);
		return owner !== null && there.entries.some(({ path }) => isInside$1(folder, path)) ? [owner] : [];
	});
}

// src/skills/touched-shared.ts
const MANIFEST_FOLDER = ".claude-plugin";
const MANIFESTS = /* @__PURE__ */ new Set(["plugin.json", "marketplace.json"]);
function sharedFolders(request) {
	const found = /* @__PURE__ */ new Set();
	const paths = changedSides(request).flatMap((changed) => changed.paths);
	const roots = paths.flatMap(manifestRoot);
	for (const side of [request.head, request.base]) {
		for (const [folder, shared] of side.shared) if (shared.some((needed) => holdsOneOf(needed, paths))) found.add(folder);
		for (const folder of side.folders) if (roots.some((root) => folder === root || isInside$1(root, folder))) found.add(folder);
	}
	return found;
}
function holdsOneOf(needed, paths) {
	return paths.some((path) => path === needed || isInside$1(needed, path));
}
function manifestRoot(path) {
	const folder = parentFolder(path);
	return MANIFESTS.has(lastSegment(path)) && lastSegment(folder) === MANIFEST_FOLDER ? [parentFolder(folder)] : [];
}

// src/skills/touched-suites.ts
function suiteFolders(request) {
	const found = /* @__PURE__ */ new Set();
	for (const { side, paths } of changedSides(request)) for (const folder of [
		...owningFolders(request.store, side, paths),
		...namingFolders(side, paths),
		...recordedFolders(request.store, side, paths)
	]) found.add(folder);
	return found;
}
function owningFolders(store, side, paths) {
	const folders = new Set(side.folders);
	return paths.flatMap((path) => {
		const owner = isInside$1(store, path) ? null : findOwner(path, folders);
		return owner === null ? [] : [owner];
	});
}
function namingFolders(side, paths) {
	return [...side.suitePaths].filter(([, named]) => named.some((suite) => paths.some((path) => path === suite || isInside$1(suite, path)))).map(([folder]) => folder);
}
function recordedFolders(store, side, paths) {
	const recordings = paths.filter((path) => isInside$1(store, path));
	return [...side.storePaths].filter(([, storePath]) => recordings.some((path) => isInside$1(storePath, path))).map(([folder]) => folder);
}
function isStoreUnclaimed(request) {
	const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
	return changedSides(request).some(({ paths }) => paths.some((path) => isInside$1(request.store, path) && !claimed.some((folder) => isInside$1(folder, path))));
}

// src/skills/touched-skills.ts
function toTouchedSkills(request) {
	const touched = /* @__PURE__ */ new Map();
	const base = new Set(request.base.folders);
	const note = (folders, change) => {
		for (const folder of folders) if (!touched.has(folder)) touched.set(folder, {
			folder,
			change,
			renamedFrom: null
		});
	};
	if (request.changes !== null) {
		for (const skill of classifyFolders(request)) touched.set(skill.folder, skill);
		const kept = request.head.folders.filter((folder) => base.has(folder));
		const keep = (folders) => kept.filter((folder) => folders.has(folder));
		note(keep(modifiedFolders(request)), "modified");
		note(keep(sharedFolders(request)), "shared");
		note(keep(suiteFolders(request)), "recordings");
	}
	if (widensToAll(request)) note(request.head.folders, "all");
	return [...touched.values()].sort((left, right) => comparePaths(left.folder, right.folder));
}
function widensToAll(request) {
	if (request.changes === null || isStoreUnclaimed(request)) return true;
	const widening = new Set(request.widening);
	return changedSides(request).some(({ paths }) => paths.some((path) => widening.has(path)));
}

// src/app/find-touched.ts
async function findTouched(sides, changes, reach) {
	const head = await toTouchedSide(sides.head, reach.store, changes !== null);
	const base = sides.base === null ? head : await toTouchedSide(sides.base, reach.store, changes !== null);
	return toTouchedSkills({
		changes: sides.base === null ? null : changes,
		head,
		base,
		widening: reach.widening,
		store: `${reach.store}/cassettes`
	});
}
async function toTouchedSide(side, store, withShared) {
	const storePaths = /* @__PURE__ */ new Map();
	for (const folder of side.places.folders) storePaths.set(folder, await toSkillStorePath(folder, store));
	const shared = /* @__PURE__ */ new Map();
	if (withShared) for (const folder of side.places.folders) {
		const own = await sharedOf(side, folder);
		shared.set(folder, [...own, ...await companionFilesOf(side, folder)]);
	}
	return {
		folders: side.places.folders,
		entries: side.tree.entries,
		shared,
		suitePaths: side.distantPaths,
		storePaths
	};
}
async function sharedOf(side, folder) {
	const source = await readSkillSource({
		folder,
		folders: new Set(side.places.folders),
		namedPaths: [],
		tree: side.tree,
		files: side.files
	});
	return findSharedFiles(source, side.tree, side.files);
}
async function companionFilesOf(side, folder) {
	const folders = new Set(side.skillFolders);
	return (await side.companionsOf(folder)).flatMap((companion) => filesOfSkill(side.tree.entries, {
		folder: companion,
		folders,
		namedPaths: []
	}).map(({ path }) => path));
}

export { compareTimes as A, openSide as C, cassetteSchema as D, toCacheKeyPart as E, commandProperty as F, line as I, excerpt as L, toRecordingHeader as M, block as N, RUN_KEY_FIELDS as O, commandData as P, toLine as R, placeProblems as S, readCassette as T, readListedSource as _, toPromptsDigest as a, chooseUser as b, toBaseSource as c, openRecordings as d, toKeyedRun as f, toUntoldProblems as g, readSkillUnit as h, toRunCost as i, toFileName as j, compareRecordings as k, toStoreSource as l, readRunMaterial as m, median as n, countNotFor as o, readLoadedBeside as p, sumKnown as r, findNotFor as s, findTouched as t, toTreeSource as u, rememberFixtures as v, isForeignFolder as w, placeBelow as x, toFixtureProblem as y, redactDeep as z };