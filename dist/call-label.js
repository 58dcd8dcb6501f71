import { g as isRecord, h as firstTextAt, v as recordsAt, y as textAt } from "./opencode.js";

// src/checks/evaluation/not-completed.ts
const OUTCOME_TEXTS = {
	"timed-out": "the run timed out",
	crashed: "the agent crashed",
	"provider-error": "the model provider failed",
	"over-budget": "the run was over its budget",
	"cut-off": "the recording ends before its final event",
	"too-much-output": "too much output"
};
function findNotCompleted(run) {
	return run.outcome === "completed" ? null : OUTCOME_TEXTS[run.outcome];
}

// src/transcripts/call-label.ts
const PATH_KEYS = [
	"file_path",
	"filePath",
	"path",
	"absolute_path",
	"notebook_path",
	"dir_path",
	"directory_path"
];
const MAIN_KEYS = {
	bash: ["command"],
	read: PATH_KEYS,
	write: PATH_KEYS,
	edit: PATH_KEYS,
	grep: ["pattern", "query"],
	glob: ["pattern", ...PATH_KEYS],
	skill: [
		"skill",
		"name",
		"command"
	],
	task: [
		"description",
		"subagent_type",
		"agent_name",
		"prompt"
	],
	web: [
		"url",
		"query",
		"prompt"
	],
	other: []
};
function toCallLabel(call, run) {
	const argument = mainArgument(call, run);
	return argument === "" ? call.rawName : `${call.rawName} ${argument}`;
}
function mainArgument(call, run) {
	return stripPaths(call.script ?? findArgument(call), run).replace(/\s+/g, " ").trim();
}
function findArgument(call) {
	const input = isRecord(call.input) ? call.input : {};
	const main = firstTextAt(input, MAIN_KEYS[call.name]);
	if (main !== null) return main;
	const changed = recordsAt(input, "changes").map((change) => textAt(change, "path") ?? "");
	if (changed.length > 0) return changed.join(", ");
	return Object.values(input).find((value) => typeof value === "string") ?? "";
}
function stripPaths(text, run) {
	return stripSkillFolder(stripFolder(stripFolder(text, run.workspace, ""), run.home, "~/"), run.skill);
}
function stripFolder(text, folder, replacement) {
	const prefix = folder.replace(/\/$/, "");
	return prefix === "" ? text : text.split(`${prefix}/`).join(replacement);
}
function stripSkillFolder(text, skill) {
	if (skill === "" || !text.includes(`/${skill}/`)) return text;
	return text.split(`/${skill}/`).reduce((before, after) => {
		const stripped = before.replace(/(?:~\/)?\.[a-z]{1,20}\/skills?$/, "");
		return stripped === before ? `${before}/${skill}/${after}` : `${stripped}${after}`;
	});
}

export { toCallLabel as n, findNotCompleted as r, mainArgument as t };