import { t as LIMITS } from "./limits.js";
import { t as toEndColumn } from "./word-range.js";
import { n as toFindingKey, t as findRepairs } from "./find-repairs.js";
import { t as decodeText } from "./decode-text.js";
import { d as placeAt, f as toTextLines, l as lineAt } from "./every-rule.js";
import { a as toLintSettings, r as isShown } from "./lint-unit.js";
import { f as openSide, t as readLintedUnit } from "./read-linted-unit.js";

// src/app/to-editor-findings.ts
async function toEditorFindings(findings, file, how) {
	if (findings.length === 0) return [];
	const content = await file.root.files.read(file.path, LIMITS.lintedBytes);
	const lines = toTextLines(content.kind === "file" ? decodeText(content.bytes).text : "");
	const repairs = await readRepairs(file, how);
	return findings.map((finding) => {
		const { line, column } = finding;
		const endColumn = toEndColumn(lineAt(lines, line - 1), column);
		const repair = repairs.get(toFindingKey({
			...finding,
			path: file.path
		}));
		return {
			...finding,
			endLine: line,
			endColumn,
			...toReplacements(repair, file.path, lines)
		};
	});
}
async function readRepairs({ root, skill }, { config, level }) {
	if (skill === null) return /* @__PURE__ */ new Map();
	const side = await openSide(root.files, (folder) => folder === skill, root.git !== null);
	const { source } = await readLintedUnit(side, skill);
	const { repairs } = findRepairs(source, toLintSettings(config, level), (one) => isShown(one, level));
	return new Map(repairs.map(({ finding, repair }) => [toFindingKey(finding), repair]));
}
function toReplacements(repair, path, lines) {
	if (repair?.kind !== "edit" || repair.path !== path) return {};
	return { replacements: repair.edits.map(({ start, end, text }) => {
		const last = placeAt(lines, end);
		return {
			...placeAt(lines, start),
			endLine: last.line,
			endColumn: last.column,
			text
		};
	}) };
}

export { toEditorFindings };