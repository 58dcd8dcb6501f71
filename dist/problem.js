import { f as strictObject, l as number, p as string } from "./zod.js";

// src/model/problem.ts
const problemSchema = strictObject({
	file: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	key: string(),
	what: string(),
	remedy: string()
});
function toProblemLine(problem) {
	const key = problem.key === "" ? "" : ` ${problem.key}:`;
	const remedy = problem.remedy === "" ? "" : `: ${problem.remedy}`;
	return `${problem.file}:${problem.line}:${problem.column}${key} ${problem.what}${remedy}`;
}

export { toProblemLine as n, problemSchema as t };