import { t as comparePaths } from "./tree-digest.js";
import { i as joinPath } from "./tree-path.js";

// src/skills/source-tree.ts
const MOST_LINKS = 40;
function toSourceTree(entries, linkTargets) {
	const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
	const byPath = new Map(sorted.map((entry) => [entry.path, entry]));
	const known = /* @__PURE__ */ new Map();
	const namesIn = (folder) => {
		const names = known.get(folder) ?? readNames(sorted, folder);
		known.set(folder, names);
		return names;
	};
	return {
		entries: sorted,
		byPath,
		namesIn,
		linkTargets
	};
}
function readNames(entries, folder) {
	const names = /* @__PURE__ */ new Map();
	const above = folder === "." ? "" : `${folder}/`;
	let at = findFirst(entries, above);
	for (let path = entries[at]?.path; path?.startsWith(above); path = entries[at]?.path) {
		const slash = path.indexOf("/", above.length);
		const name = path.slice(above.length, slash === -1 ? path.length : slash);
		const spellings = names.get(name.toLowerCase()) ?? [];
		names.set(name.toLowerCase(), spellings);
		spellings.push(name);
		at = slash === -1 ? at + 1 : findFirst(entries, `${above}${name}0`);
	}
	return names;
}
function entriesBelow({ entries }, folder) {
	if (folder === ".") return entries;
	return entries.slice(findFirst(entries, `${folder}/`), findFirst(entries, `${folder}0`));
}
function findFirst(entries, path) {
	let low = 0;
	let high = entries.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (comparePaths(entries[middle]?.path ?? "", path) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
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
	const spellings = tree.namesIn(folder).get(segment.toLowerCase()) ?? [];
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

export { resolvePath as n, toSourceTree as r, entriesBelow as t };