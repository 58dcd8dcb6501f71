import { A as ancestorFolders, C as suiteTextFiles, E as decodeText, F as parentFolder, H as removeAnsi, K as cutCharacters, M as isInside$1, N as joinPath, O as inFileOrder, P as lastSegment, S as readSuite, W as countCodePoints, Y as trimNewlines, q as cutWithCount } from "./lint-unit.js";
import { t as showInvisible } from "./invisible.js";
import { t as breakCommands } from "./commands.js";
import { t as comparePaths } from "./tree-digest.js";
import { c as toSkillStorePath } from "./read-root-config.js";
import { t as LIMITS } from "./limits.js";
import { n as CHECK_VOCABULARY } from "./checks.js";
import { _ as toSourceTree, a as readSkillSource, c as findOwner, d as readFrontMatter, g as resolvePath, o as toMarkdownDocument, s as filesOfSkill, u as isSkillFile, v as explainUnread } from "./read-linted-unit.js";

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
	const folders = side.skillFolderSet;
	return (await side.companionsOf(folder)).flatMap((companion) => filesOfSkill(side.tree.entries, {
		folder: companion,
		folders,
		namedPaths: []
	}).map(({ path }) => path));
}

export { isForeignFolder as a, commandProperty as c, toLine as d, openSide as i, line as l, placeBelow as n, block as o, placeProblems as r, commandData as s, findTouched as t, excerpt as u };