import { n as toAgentKind } from "./agent-kind.js";
import { n as nearestWord } from "./edit-distance.js";

// src/text/explain-unknown-agent.ts
function explainUnknownAgent(name, known) {
	if (toAgentKind(name) !== "named" && !name.endsWith("-") || known.includes(name)) return null;
	const near = nearestWord(name, known);
	const hint = near === null ? "" : `did you mean ${near}? `;
	return {
		what: `there is no agent ${name}`,
		remedy: `${hint}Known are ${known.join(", ")}, and acp-NAME and command-NAME of agent_settings`
	};
}

export { explainUnknownAgent as t };