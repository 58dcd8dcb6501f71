// src/github/read-post-state.ts
const STARTED_STATE = "check-run";
const FINISHED_STATE = "finished";
const MAIN_STATE = "main";
function readStarted(text) {
	const value = JSON.parse(text);
	if (typeof value !== "object" || value === null) return null;
	const { id, url, externalId, keepsLiveResult } = {
		...EMPTY,
		...value
	};
	return typeof id === "number" && typeof url === "string" && typeof externalId === "string" ? {
		id,
		url,
		externalId,
		keepsLiveResult: keepsLiveResult === true
	} : null;
}
const EMPTY = {
	id: null,
	url: null,
	externalId: null,
	keepsLiveResult: null
};
function readPostState(environment) {
	const state = (name) => environment[`STATE_${name}`] ?? "";
	if (state("finished") === "true") return { kind: "finished" };
	const run = state("check-run") === "" ? null : readStarted(state(STARTED_STATE));
	if (run !== null) return {
		kind: "unfinished",
		run
	};
	return state("main") === "true" ? { kind: "finished" } : { kind: "main" };
}

export { readPostState as i, MAIN_STATE as n, STARTED_STATE as r, FINISHED_STATE as t };