import { t as explain } from "./explanation.js";
import { n as nearestWord } from "./edit-distance.js";

// src/text/explain-issue.ts
const NAMES = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "a map",
	record: "a map",
	null: "nothing"
};
const explainIssue = (issue) => {
	const { input } = issue;
	if (input === void 0 && issue.code !== "custom") return explain("is missing", wantedBy(issue));
	switch (issue.code) {
		case "invalid_type": return explain(`is ${nameOf(input)}`, wantedBy(issue));
		case "invalid_value": return explain(`is ${nameOf(input)}`, wantedBy(issue) + suggestion(input, issue.values));
		case "invalid_union": return explain(`is ${nameOf(input)}`, wantedBy(issue));
		case "too_small": return tooSmall(issue);
		case "too_big": return tooBig(issue);
		case "unrecognized_keys": return explain(`has the unknown ${issue.keys.length === 1 ? "key" : "keys"} ${issue.keys.map((key) => JSON.stringify(key.slice(0, 40))).join(", ")}`, "");
		case "invalid_key": return issue.issues[0]?.message ?? "is a key that cannot be used";
		case "custom": return issue.message === void 0 ? "cannot be used" : issue.message;
		default: return explain(`${nameOf(input)} cannot be used`, "");
	}
};
function wantedBy(issue) {
	const wanted = [...new Set(wantedWords(issue))];
	if (wanted.length === 0) return "";
	const { input } = issue;
	const quoted = (typeof input === "number" || typeof input === "boolean") && wanted.includes("a text") ? ` (as a text: "${input}")` : "";
	return `write ${wanted.join(" or ")}${quoted}`;
}
function wantedWords(issue) {
	if (issue.code === "invalid_type") return [NAMES[issue.expected] ?? issue.expected];
	if (issue.code === "invalid_value") return [issue.values.map(String).join(", ")];
	if (issue.code === "invalid_union") return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(wantedWords));
	return [];
}
function suggestion(input, values) {
	if (typeof input !== "string") return "";
	const words = values.filter((value) => typeof value === "string");
	const near = nearestWord(input, words);
	return near === null ? "" : `; did you mean ${near}?`;
}
function tooSmall(issue) {
	const least = Number(issue.minimum);
	if (issue.origin === "string" || issue.origin === "array" || issue.origin === "set") {
		const unit = issue.origin === "string" ? "characters" : "entries";
		if (least === 1) return explain("is empty", issue.origin === "string" ? "write a text" : "write at least one");
		return explain(`is too short`, `write at least ${least} ${unit}`);
	}
	return explain(`is ${nameOf(issue.input)}`, `write ${issue.inclusive === false ? "more than" : "at least"} ${least}`);
}
function tooBig(issue) {
	const most = Number(issue.maximum);
	if (issue.origin === "array" || issue.origin === "string") {
		const unit = issue.origin === "array" ? "entries" : "characters";
		const length = issue.input?.length;
		const seen = length === void 0 ? "is too long" : `has ${length} ${unit}`;
		return explain(seen, `write at most ${most}`);
	}
	return explain(`is ${nameOf(issue.input)}`, `write at most ${most}`);
}
function nameOf(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return value === "" ? "an empty text" : `the text ${JSON.stringify(value.slice(0, 40))}`;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return "a map";
}

export { nameOf as n, explainIssue as t };