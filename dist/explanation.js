// src/model/agent-kind.ts
function toAgentKind(name) {
	const [kind] = name.split("-", 1);
	return kind === "acp" || kind === "command" ? kind : "named";
}
function showsTools(agent) {
	return toAgentKind(agent) !== "command";
}

// src/model/explanation.ts
const SEPARATOR = "\n";
function explain(what, remedy) {
	return `${what}${SEPARATOR}${remedy}`;
}
function splitExplanation(message) {
	const [what = "", ...rest] = message.split(SEPARATOR);
	return {
		what,
		remedy: rest.join(" ")
	};
}

export { toAgentKind as i, splitExplanation as n, showsTools as r, explain as t };