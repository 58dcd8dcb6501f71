import { a as discriminatedUnion, c as literal, f as strictObject, h as union, i as boolean, l as number, o as int, p as string, r as array, t as _enum } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { a as fieldsDigest, i as toTreeDigest, o as rememberDigests, t as comparePaths } from "./tree-digest.js";
import { c as toTestSlug, i as toContentPart, n as parseCassettePath, o as toSkillStorePath, s as toStamp, t as DEFAULT_STORE } from "./path.js";
import { t as LIMITS } from "./limits.js";
import { n as COST_SOURCES, r as weakestSource } from "./read-run.js";
import { s as SPEAKERS } from "./suites.js";
import { n as splitExplanation } from "./explanation.js";
import { t as explainIssue } from "./explain-issue.js";
import { t as UNFINISHED } from "./unfinished.js";
import { a as lastSegment, n as isFolderName, r as isInside, s as relativeTo } from "./tree-path.js";
import { r as isPytestSuite, t as filesOfSkill } from "./skill-files.js";
import { t as entriesBelow } from "./source-tree.js";
import { c as readFrontMatter, d as toEntryContent, l as exceededInYaml, n as readUnitSource, r as toUnitName, u as exceededSizes } from "./read-linted-unit.js";
import { t as decodeText } from "./decode-text.js";
import { a as ANTHROPIC, c as OPENAI_RESPONSES, o as GEMINI, r as findAgent, s as OPENAI_CHAT } from "./agents.js";
import { t as toUnreadSkill } from "./unread-skill.js";
import { n as isSelected } from "./select-subjects.js";

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
const encoder = new TextEncoder();
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
	return encoder.encode(text).length;
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
const MISPLACED = "does not lie at the path of a recording: give it its name back, or remove it";
function toPlaceMismatch(path, cassette, digest) {
	const place = parseCassettePath(path);
	if (place === null) return MISPLACED;
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
	const result = cassetteSchema.safeParse(json.value, { error: explainIssue });
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
	const { what } = splitExplanation(issue?.message ?? "");
	return `is not a recording of format ${1}: ${place === "" ? "" : `${place}: `}${what}`;
}
function isOfOtherFormat(value) {
	return typeof value === "object" && value !== null && "format" in value && typeof value.format === "number" && value.format !== 1;
}
function isPytestRecording(value) {
	return typeof value === "object" && value !== null && "harness" in value && !("format" in value);
}

// src/cassettes/choose-own.ts
async function chooseOwn(entries, { name, suite }) {
	if (new Set(entries.map(({ place }) => place.test)).size < 2) return entries;
	const slug = await toTestSlug(name);
	const slugs = new Set(await Promise.all(suite.map(toTestSlug)));
	const own = entries.filter(({ place }) => place.test === slug || !slugs.has(place.test));
	return own.length > 0 ? own : entries;
}

// src/cassettes/why-misplaced.ts
const LINKED = "is a symbolic link or a submodule, and recordings are read from real files alone: put the files themselves there";
const BLOCKED = "stands where the folder of the recordings belongs, and is a link or a file: put the folder itself there";
function whyMisplaced({ path, mode }, folders) {
	const folder = folders.find((one) => path.startsWith(`${one}/`));
	if (folder === void 0) return folders.some((one) => liesAbove(path, one)) ? BLOCKED : null;
	if (mode === "120000" || mode === "160000") return LINKED;
	return isAmongRecordings(path.slice(folder.length + 1)) ? MISPLACED : null;
}
function liesAbove(path, folder) {
	return folder.startsWith(path) && (folder.length === path.length || folder[path.length] === "/");
}
function isAmongRecordings(inside) {
	const steps = inside.split("/");
	const name = steps.at(-1) ?? "";
	return steps.length > 2 && !name.startsWith(".") && !name.endsWith(".unfinished");
}

// src/cassettes/recording-index.ts
async function openRecordings(options) {
	const store = options.storeFolder ?? ".skillcheck";
	const folders = await Promise.all(options.skillFolders.map((folder) => toSkillStorePath(folder, store)));
	const { placed, misplaced } = await listPlaced(options.sources, folders);
	const byPath = new Map(placed.map((entry) => [entry.path, entry]));
	const verify = rememberVerified(options.digest ?? rememberDigests());
	const read = async (entries) => {
		const readings = await readInTurn(entries.flatMap((entry) => byPath.get(entry.path) ?? []), verify);
		return {
			recordings: readings.flatMap((one) => "cassette" in one ? [one] : []),
			refused: readings.flatMap((one) => "refused" in one && byPath.get(one.path)?.source.isSilent !== true ? [one] : [])
		};
	};
	return {
		entries: placed,
		read,
		find: async (key, test) => {
			const all = placed.filter(({ place }) => place.key === key.slice(0, 12));
			const own = test === void 0 ? all : await chooseOwn(all, test);
			const found = ofKey(await read(own.slice(-LIMITS.cassettesPerKey)), key);
			return {
				...found,
				refused: [...misplaced, ...found.refused]
			};
		}
	};
}
const READ_TOGETHER = 32;
async function listPlaced(sources, folders) {
	const byName = /* @__PURE__ */ new Map();
	const misplaced = /* @__PURE__ */ new Map();
	const prefixes = folders.map((folder) => `${folder}/`);
	const longest = Math.max(0, ...folders.map(({ length }) => length));
	const note = (file, source) => {
		const { path } = file;
		const isOwn = prefixes.some((prefix) => path.startsWith(prefix));
		if (!isOwn && path.length > longest) return;
		const place = isOwn ? parseCassettePath(path) : null;
		const reason = place === null && source.isSilent !== true ? whyMisplaced(file, folders) : null;
		if (place !== null) addOnce(byName, {
			path,
			place,
			source
		});
		if (reason !== null) misplaced.set(path, reason);
	};
	for (const source of sources) for (const file of await source.list()) note(file, source);
	return {
		placed: [...byName.values()].sort(comparePlaced),
		misplaced: [...misplaced].sort(([left], [right]) => comparePaths(left, right)).map(([path, reason]) => ({
			path,
			refused: {
				kind: "forged",
				reason
			}
		}))
	};
}
function addOnce(byName, placed) {
	const { agent, key } = placed.place;
	const name = `${agent}-${key}/${toFileName(placed.path)}`;
	if (!byName.has(name)) byName.set(name, placed);
}
function comparePlaced(left, right) {
	return comparePaths(toFileName(left.path), toFileName(right.path)) || comparePaths(left.path, right.path);
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
		refused: toRefusal$1(content)
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
function toRefusal$1(content) {
	switch (content.kind) {
		case "too-large": return tooLarge(content.size);
		case "missing": return {
			kind: "unreadable",
			reason: "is not there any more"
		};
		case "link": return {
			kind: "unreadable",
			reason: LINKED
		};
		case "refused": return {
			kind: "unreadable",
			reason: content.reason
		};
	}
}

// src/app/choose-user.ts
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
	const entries = (await files.list()).filter((entry) => isInside(folder, entry.path));
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
	const refusal = toRefusal(entry);
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
function toRefusal(entry) {
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

// src/app/read-skill-unit.ts
async function readSkillUnit(side, folder) {
	const { files, tree } = side;
	const { source, bounds, suite } = await readUnitSource(side, folder);
	const reading = await readSkill({
		...bounds,
		entries: entriesBelow(tree, folder),
		files
	});
	const companions = /* @__PURE__ */ new Map();
	return {
		folder,
		companionOf: (other) => {
			const known = companions.get(other) ?? readSkillUnit(side, other);
			companions.set(other, known);
			return known;
		},
		name: reading.kind === "skill" ? reading.skill.name : toUnitName(source),
		files,
		source,
		skill: reading.kind === "skill" ? reading.skill : null,
		unread: toUnreadSkill(reading),
		...suite
	};
}

// src/app/read-material.ts
async function readMaterial(files, folder, only) {
	const wanted = only === null ? null : new Set(only);
	const material = [];
	for (const entry of await files.list()) {
		if (!isInside(folder, entry.path)) continue;
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

// src/cassettes/recording-source.ts
function toTreeSource(head, base) {
	return {
		list: () => head.list(),
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
function toBesideSource(base) {
	return {
		...toBaseSource(base),
		isSilent: true
	};
}
function toStoreSource(store, evidence) {
	return {
		list: async () => (await store.list()).map((path) => ({ path })),
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

// src/app/to-outcome-words.ts
function toOutcomeWords({ outcome, errorKind }) {
	return errorKind === null || errorKind === outcome ? outcome : `${outcome} (${errorKind})`;
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

// src/app/to-spent.ts
function toSpent(runs) {
	return sumKnown(toParts(runs).map(({ costUsd }) => costUsd));
}
function toSpentSource(runs) {
	return weakestSource(toParts(runs));
}
function toPartlySpent(runs) {
	const unknown = runs.filter((run) => toSpent([run]) === null);
	if (unknown.length === 0) return null;
	const known = toParts(runs).filter(({ costUsd }) => costUsd !== null);
	return {
		knownUsd: known.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0),
		unknownRuns: unknown.length,
		...weakestSource(known) === "estimated" ? { isEstimated: true } : {}
	};
}
function toParts(runs) {
	return runs.flatMap((run) => [run, ...[run.user ?? [], run.lost].flat()]);
}

export { cassetteSchema as A, toRefusal$1 as C, readCassette as D, liesAbove as E, toRecordingHeader as F, redactDeep as I, compareRecordings as M, compareTimes as N, MISPLACED as O, toFileName as P, openRecordings as S, LINKED as T, readRunMaterial as _, sumKnown as a, toFixtureProblem as b, toPromptsDigest as c, toBaseSource as d, toBesideSource as f, readLoadedBeside as g, toKeyedRun as h, median as i, RUN_KEY_FIELDS as j, toCacheKeyPart as k, countNotFor as l, toTreeSource as m, toSpent as n, toRunCost as o, toStoreSource as p, toSpentSource as r, toOutcomeWords as s, toPartlySpent as t, findNotFor as u, readSkillUnit as v, BLOCKED as w, chooseUser as x, rememberFixtures as y };