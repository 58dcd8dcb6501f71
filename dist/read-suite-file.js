import { n as CHECK_VOCABULARY } from "./checks.js";
import { t as LIMITS } from "./limits.js";
import { t as explainUnread } from "./unread-content.js";
import { n as suiteTextFiles, o as inFileOrder, t as readSuite } from "./suites.js";

// src/suites/check-suite-paths.ts
function checkSuitePaths({ suite, written }, entries) {
	const problems = written.namedPaths.flatMap(({ kind, path, place, key }) => {
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

// src/app/read-suite-file.ts
async function readSuiteFile(path, files, at) {
	const { tree, skillFolders } = at;
	const content = await files.read(path, LIMITS.suiteBytes);
	const unusable = (problems) => ({
		path,
		suite: null,
		written: null,
		problems
	});
	if (content.kind !== "file") return unusable([toProblem(path, content)]);
	const texts = /* @__PURE__ */ new Map();
	for (const named of suiteTextFiles(content.bytes, path)) texts.set(named, await files.read(named, LIMITS.fixtureBytes));
	const surroundings = {
		vocabulary: CHECK_VOCABULARY,
		texts,
		skillFolders,
		...await toAgentNames(content.bytes)
	};
	const reading = readSuite(content.bytes, path, surroundings);
	if (reading.kind === "problems") return unusable(reading.problems);
	const problems = checkSuitePaths(reading, tree.entries);
	const { suite, written } = reading;
	return problems.length === 0 ? {
		path,
		suite,
		written,
		problems
	} : unusable(problems);
}
async function toAgentNames(suite) {
	return /\b(?:agents|model)\b/.test(new TextDecoder().decode(suite)) ? { agentNames: (await import("./agents2.js")).AGENT_NAMES } : {};
}
function toProblem(file, content) {
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

export { readSuiteFile };