import { n as AGENT_NAMES } from "./agents.js";
import { r as findConfigKey } from "./suites.js";
import { t as explainUnknownAgent } from "./explain-unknown-agent.js";

// src/app/find-agent-problems.ts
function findAgentProblems(config, bytes) {
	const file = config.path;
	if (file === null) return [];
	const toProblem = (name, key) => {
		const explanation = explainUnknownAgent(name, AGENT_NAMES);
		if (explanation === null) return [];
		return {
			file,
			...findConfigKey(bytes, file, key),
			key: key.join("."),
			...explanation
		};
	};
	const models = [...config.model.byAgent.keys()].filter((name) => !config.agentSettings.has(name));
	return [
		...(config.agents ?? []).flatMap((name) => toProblem(name, ["agents"])),
		...models.flatMap((name) => toProblem(name, ["model", name])),
		...[...config.agentSettings.keys()].flatMap((name) => toProblem(name, ["agent_settings", name]))
	];
}

export { findAgentProblems };