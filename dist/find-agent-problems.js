import { n as findAgent, t as AGENTS } from "./agents.js";
import { r as findConfigKey } from "./suites.js";
import { r as nearestWord } from "./decode-text.js";

// src/app/find-agent-problems.ts
function findAgentProblems(config, bytes) {
	const file = config.path;
	if (file === null) return [];
	const known = AGENTS.map(({ name }) => name);
	const toProblem = (name, key) => {
		const near = nearestWord(name, known);
		const remedy = `${near === null ? "" : `did you mean ${near}? `}Known are ${known.join(", ")}, and acp-NAME and command-NAME of agent_settings`;
		const what = `there is no agent ${name}`;
		return {
			file,
			...findConfigKey(bytes, file, key),
			key: key.join("."),
			what,
			remedy
		};
	};
	const isUnknown = (name) => findAgent(name, config.agentSettings.get(name)).kind === "unknown";
	const models = [...config.model.byAgent.keys()].filter((name) => !config.agentSettings.has(name));
	return [
		...(config.agents ?? []).filter(isUnknown).map((name) => toProblem(name, ["agents"])),
		...models.filter(isUnknown).map((name) => toProblem(name, ["model", name])),
		...[...config.agentSettings.keys()].filter(isUnknown).map((name) => toProblem(name, ["agent_settings", name]))
	];
}

export { findAgentProblems };