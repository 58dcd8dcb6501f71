import { a as lastSegment, o as parentFolder, t as ancestorFolders } from "./tree-path.js";
import { t as comparePaths } from "./tree-digest.js";

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

export { isForeignFolder as n, findSkillFolders as t };