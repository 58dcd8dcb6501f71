import { r as isInside, s as relativeTo, t as ancestorFolders } from "./tree-path.js";

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

export { isSkillFile as i, findOwner as n, isPytestSuite as r, filesOfSkill as t };