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

export { splitExplanation as n, explain as t };