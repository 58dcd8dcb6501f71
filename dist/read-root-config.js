import { C as cutCharacters, E as trimNewlines, t as EVERY_RULE, w as cutWithCount, x as countCodePoints, y as removeAnsi } from "./every-rule.js";
import { t as showInvisible } from "./invisible.js";
import { t as breakCommands } from "./commands.js";
import { n as toContentDigest, s as sha256Hex } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { i as readConfig, o as inFileOrder, r as findConfigKey } from "./suites.js";
import { r as isInside } from "./tree-path.js";
import { r as DEFAULT_CONFIG } from "./stand-in2.js";
import { t as SETTINGS_NAMES } from "./settings-names.js";
import { t as explainUnread } from "./unread-content.js";
import { n as compileGlobList } from "./glob.js";

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

// src/cassettes/path.ts
const DEFAULT_STORE = ".skillcheck";
const UNFINISHED = ".unfinished";
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

// src/app/find-lint-problems.ts
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
	const known = new Set(EVERY_RULE.flatMap(({ id, slug }) => [id, slug]));
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
	const entries = await files.list();
	const [path, second] = entries.map(({ path }) => path).filter((path) => wanted.includes(path));
	const folder = wanted.find((name) => entries.some((entry) => isInside(name, entry.path)));
	if (folder !== void 0 && folder !== path) return {
		config: DEFAULT_CONFIG,
		problems: [problem(folder, "is a folder, where the settings belong", "put a plain file there")]
	};
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
		const { what, remedy } = explainUnread(content);
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(path, what, remedy)]
		};
	}
	const reading = readConfig(content.bytes, path);
	if (reading.kind === "config") return {
		config: reading.config,
		problems: await findNameProblems(reading.config, content.bytes)
	};
	const { problems, rest } = reading;
	const more = rest === null ? [] : await findNameProblems(rest, content.bytes);
	return {
		config: DEFAULT_CONFIG,
		problems: inFileOrder([...problems, ...more])
	};
}
async function findNameProblems(config, bytes) {
	const { agents, agentSettings, model } = config;
	const ofAgents = agents !== null || agentSettings.size > 0 || model.byAgent.size > 0 ? (await import("./find-agent-problems.js")).findAgentProblems(config, bytes) : [];
	return inFileOrder([...ofAgents, ...findLintProblems(config, bytes)]);
}

export { toCassettePath as a, toSkillStorePath as c, block as d, commandData as f, toLine as g, excerpt as h, parseCassettePath as i, toStamp as l, line as m, DEFAULT_STORE as n, toContentPart as o, commandProperty as p, UNFINISHED as r, toFolderSegment as s, readRootConfig as t, toTestSlug as u };