import { t as LIMITS } from "./limits.js";
import { r as isInside, s as relativeTo } from "./tree-path.js";
import { f as toTextLines, l as lineAt, t as EVERY_RULE } from "./every-rule.js";
import { t as explainRule } from "./explain-rule.js";
import { t as decodeText } from "./decode-text.js";

// src/app/read-lint-material.ts
async function readLintMaterial(roots, report) {
	const lines = /* @__PURE__ */ new Map();
	for (const { path, line } of report.skills.flatMap(({ findings }) => findings)) {
		const wanted = lines.get(path) ?? /* @__PURE__ */ new Map();
		lines.set(path, wanted.set(line, ""));
	}
	for (const [path, wanted] of lines) {
		const all = toTextLines(await readPlaced(roots, path) ?? "");
		for (const line of wanted.keys()) wanted.set(line, lineAt(all, line - 1));
	}
	const rules = EVERY_RULE.map((rule) => {
		const { why = "", mend = "" } = explainRule(rule.id) ?? {};
		const { id, slug, severity, summary } = rule;
		return [id, {
			id,
			slug,
			severity,
			summary,
			why,
			mend
		}];
	});
	return {
		lines,
		rules: new Map(rules)
	};
}
async function readPlaced(roots, path) {
	const [root] = roots.filter(({ label }) => label === "." || isInside(label, path)).sort((left, right) => right.label.length - left.label.length);
	if (root === void 0) return null;
	const inside = root.label === "." ? path : relativeTo(root.label, path);
	const content = await root.files.read(inside, LIMITS.lintedBytes);
	if (content.kind !== "file") return null;
	const { text, encoding } = decodeText(content.bytes);
	return encoding.kind === "binary" ? null : text;
}

export { readLintMaterial };