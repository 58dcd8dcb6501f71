import { c as toTestSlug } from "./path.js";
import { a as modelsFor } from "./suites.js";

// src/app/select-subjects.ts
const DEFAULT_AGENT = "claude";
function selectSubjects(unit, config, selection) {
	const { skill } = unit;
	if (skill === null) return [];
	return selectTests(unit, config, selection).map((planned) => ({
		unit,
		skill,
		...planned
	}));
}
function selectTests({ suite }, config, selection) {
	if (suite === null) return [];
	return suite.tests.filter((test) => isSelected(test, selection.filter)).flatMap((test) => {
		return (test.agents ?? suite.agents ?? selection.defaultAgents(test)).filter((agent) => selection.agents === null || selection.agents.includes(agent)).flatMap((agent) => toModels(test, agent, config).map((model) => ({
			suite,
			test,
			agent,
			model
		})));
	});
}
function isSelected(test, filter) {
	const wanted = filter?.toLowerCase() ?? null;
	return wanted === null || test.name.toLowerCase().includes(wanted) || test.tags.some((tag) => tag.toLowerCase() === wanted);
}
function toModels(test, agent, config) {
	const own = modelsFor(test.model, agent);
	const models = own.length > 0 ? own : modelsFor(config.model, agent);
	return models.length > 0 ? models : [""];
}
async function toRecordedAgents(suite, indexes) {
	const tests = (suite?.tests ?? []).filter(({ agents }) => !(agents ?? suite?.agents));
	const entries = indexes.flatMap((index) => index?.entries ?? []);
	const bySlug = /* @__PURE__ */ new Map();
	for (const { place } of entries) bySlug.set(place.test, (bySlug.get(place.test) ?? /* @__PURE__ */ new Set()).add(place.agent));
	const byName = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const agents = bySlug.get(await toTestSlug(test.name));
		byName.set(test.name, agents === void 0 ? [DEFAULT_AGENT] : [...agents].sort());
	}
	return (test) => byName.get(test.name) ?? ["claude"];
}

export { toRecordedAgents as a, selectTests as i, isSelected as n, selectSubjects as r, DEFAULT_AGENT as t };