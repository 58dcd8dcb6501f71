import { t as comparePaths } from "./tree-digest.js";
import { a as lastSegment, o as parentFolder, r as isInside, s as relativeTo, t as ancestorFolders } from "./tree-path.js";

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

// src/skills/skill-files.ts
const NEVER_SKILL_FILES = /* @__PURE__ */ new Set([
	".skillcheck.yaml",
	".skillcheck.yml",
	"eval.yaml",
	"eval.yml",
	"eval_queries.json",
	"evals.json",
	"skillcheck-report.json",
	"skillcheck.yaml",
	"skillcheck.yml",
	"trigger-eval.json"
]);
const NEVER_SKILL_FOLDERS = ["evals", ".skillcheck"];
function findOwner(path, folders) {
	return ancestorFolders(path).find((folder) => folders.has(folder)) ?? null;
}
function isSkillFile(path, bounds) {
	const { folder, folders, namedPaths } = bounds;
	if (!isInside(folder, path) || findOwner(path, folders) !== folder) return false;
	const inside = relativeTo(folder, path);
	if (NEVER_SKILL_FILES.has(inside)) return false;
	if (NEVER_SKILL_FOLDERS.some((never) => isInside(never, inside))) return false;
	return !namedPaths.some((named) => named === path || isInside(named, path));
}
function filesOfSkill(entries, bounds) {
	return entries.filter((entry) => isSkillFile(entry.path, bounds));
}
function isPytestSuite(inside, text) {
	if (!/^test(_[^/]*)?\.py$/.test(inside)) return false;
	return /^\s*(?:import|from)\s+skillcheck\b|\brun_skill\b/m.test(text());
}

export { findSkillFolders as a, isSkillFile as i, findOwner as n, isForeignFolder as o, isPytestSuite as r, filesOfSkill as t };