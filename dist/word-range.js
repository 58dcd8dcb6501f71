// src/model/word-range.ts
function toEndColumn(text, column) {
	const rest = text.slice(column - 1);
	const word = /^[^\s)\]>"'`|,;]+/.exec(rest)?.[0] ?? "";
	const first = rest.codePointAt(0);
	if (first === void 0) return column;
	return column + Math.max(word.length, first > 65535 ? 2 : 1);
}

export { toEndColumn as t };