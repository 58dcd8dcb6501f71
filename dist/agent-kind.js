// src/model/agent-kind.ts
function toAgentKind(name) {
	const [kind] = name.split("-", 1);
	return kind === "acp" || kind === "command" ? kind : "named";
}
function showsTools(agent) {
	return toAgentKind(agent) !== "command";
}

export { toAgentKind as n, showsTools as t };