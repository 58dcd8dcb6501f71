import { D as trimNewlines, S as countCodePoints, T as cutWithCount, b as removeAnsi, t as EVERY_RULE, w as cutCharacters } from "./every-rule.js";
import { t as showInvisible } from "./invisible.js";
import { t as breakCommands } from "./commands.js";
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

export { line as a, commandProperty as i, block as n, excerpt as o, commandData as r, toLine as s, readRootConfig as t };