import { t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { n as suiteTextFiles, o as inFileOrder, t as readSuite } from "./suites.js";
import { a as lastSegment, o as parentFolder } from "./tree-path.js";
import { n as CHECK_VOCABULARY } from "./checks.js";
import { n as isForeignFolder, t as findSkillFolders } from "./find-skill-folders.js";
import { p as explainUnread } from "./lint-unit.js";
import { p as toSourceTree } from "./read-linted-unit.js";

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
		skillFolderSet: folders,
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
		problems: [toProblem(path, content)]
	};
	const texts = /* @__PURE__ */ new Map();
	for (const named of suiteTextFiles(content.bytes, path)) texts.set(named, await files.read(named, LIMITS.fixtureBytes));
	const surroundings = {
		vocabulary: CHECK_VOCABULARY,
		texts,
		skillFolders,
		...await toAgentNames(content.bytes)
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

export { openSide as t };