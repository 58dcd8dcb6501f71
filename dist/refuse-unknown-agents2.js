import { n as AGENT_NAMES } from "./agents.js";
import { t as UsageError } from "./usage-error.js";
import { t as explainUnknownAgent } from "./explain-unknown-agent.js";

// src/app/refuse-unknown-agents.ts
function refuseUnknownAgents(written, names) {
	const lines = names.flatMap((name) => {
		const explanation = explainUnknownAgent(name, AGENT_NAMES);
		return explanation === null ? [] : [`${written}: ${explanation.what}: ${explanation.remedy}`];
	});
	if (lines.length > 0) throw new UsageError([...new Set(lines)].join("\n"));
}

export { refuseUnknownAgents as t };