import { o as toSkillStorePath } from "./path.js";
import { a as readSkillSource, c as readFrontMatter, o as toMarkdownDocument, s as decodeDocument } from "./read-linted-unit.js";
import { t as LIMITS } from "./limits.js";
import { t as comparePaths } from "./tree-digest.js";
import { a as lastSegment, i as joinPath, o as parentFolder, r as isInside } from "./tree-path.js";
import { n as resolvePath } from "./source-tree.js";
import { i as isSkillFile, n as findOwner, t as filesOfSkill } from "./skill-files.js";

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
	if (path === folder || isInside(path, folder)) return false;
	if (!isInside(folder, path)) return true;
	return tree.byPath.has(path) && !files.some((file) => file.path === path);
}
async function readOutsideDocument(path, from) {
	const content = await from.files.read(path, LIMITS.skillMdBytes);
	if (content.kind !== "file") return null;
	const document = decodeDocument(content.bytes);
	const { folder: skillFolder, pluginRoot } = from.source;
	const { bodyOffset } = readFrontMatter(document.text);
	return toMarkdownDocument({
		...document,
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
		return owner !== null && there.entries.some(({ path }) => isInside(folder, path)) ? [owner] : [];
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
		for (const folder of side.folders) if (roots.some((root) => folder === root || isInside(root, folder))) found.add(folder);
	}
	return found;
}
function holdsOneOf(needed, paths) {
	return paths.some((path) => path === needed || isInside(needed, path));
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
		const owner = isInside(store, path) ? null : findOwner(path, folders);
		return owner === null ? [] : [owner];
	});
}
function namingFolders(side, paths) {
	return [...side.suitePaths].filter(([, named]) => named.some((suite) => paths.some((path) => path === suite || isInside(suite, path)))).map(([folder]) => folder);
}
function recordedFolders(store, side, paths) {
	const recordings = paths.filter((path) => isInside(store, path));
	return [...side.storePaths].filter(([, storePath]) => recordings.some((path) => isInside(storePath, path))).map(([folder]) => folder);
}
function isStoreUnclaimed(request) {
	const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
	return changedSides(request).some(({ paths }) => paths.some((path) => isInside(request.store, path) && !claimed.some((folder) => isInside(folder, path))));
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
	if (withShared) {
		const folders = new Set(side.places.folders);
		for (const folder of folders) {
			const own = await sharedOf(side, folder, folders);
			shared.set(folder, [...own, ...await companionFilesOf(side, folder)]);
		}
	}
	return {
		folders: side.places.folders,
		entries: side.tree.entries,
		shared,
		suitePaths: side.distantPaths,
		storePaths
	};
}
async function sharedOf(side, folder, folders) {
	const source = await readSkillSource({
		folder,
		folders,
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

export { findTouched as t };