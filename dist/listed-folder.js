import { o as isForeignFolder } from "./skill-files.js";
import { t as SETTINGS_NAMES } from "./settings-names.js";
import { a as lastSegment, o as parentFolder, r as isInside } from "./tree-path.js";
import { n as readRealFile } from "./real-file.js";

// src/host/own-files.ts
function findNested(entries) {
	const folders = entries.map(({ path }) => path).filter((path) => SETTINGS_NAMES.includes(lastSegment(path)) && !isForeignFolder(path)).map(parentFolder);
	return [...new Set(folders)].filter((folder) => folder !== ".").sort();
}
function toOwnFiles(files) {
	let listed = null;
	const own = () => {
		listed ??= findOwn(files);
		return listed;
	};
	const { holds } = files;
	return {
		list: async () => (await own()).entries,
		read: async (path, limit) => (await own()).has(path) ? files.read(path, limit) : { kind: "missing" },
		...holds && { holds: async (path, bytes) => (await own()).has(path) && holds(path, bytes) }
	};
}
function toOwnTrees(git) {
	return {
		...git,
		tree: (commit) => toOwnFiles(git.tree(commit))
	};
}
async function findOwn(files) {
	const all = await files.list();
	const nested = findNested(all);
	const has = (path) => !nested.some((folder) => isInside(folder, path));
	return {
		entries: nested.length === 0 ? all : all.filter(({ path }) => has(path)),
		has
	};
}

// src/host/listed-folder.ts
const BETWEEN = "\0";
function toListing(entries) {
	return entries.map(({ path, mode, size }) => `${mode} ${size} ${path}`).join(BETWEEN);
}
function toEntries(listing) {
	if (listing === "") return [];
	return listing.split(BETWEEN).map((line) => {
		const behindSize = line.indexOf(" ", MODE_LENGTH + 1);
		return {
			path: line.slice(behindSize + 1),
			mode: line.slice(0, MODE_LENGTH),
			size: Number(line.slice(MODE_LENGTH + 1, behindSize))
		};
	});
}
const MODE_LENGTH = 6;
function openListedFolder(root, listing) {
	const entries = toEntries(listing);
	return toOwnFiles({
		list: async () => entries,
		read: async (path, limit) => readRealFile(root, path, limit)
	});
}

export { toOwnTrees as a, toOwnFiles as i, toListing as n, findNested as r, openListedFolder as t };