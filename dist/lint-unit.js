import { t as SEVERITIES } from "./severity.js";
import { n as compileGlobList } from "./glob.js";
import { t as comparePaths } from "./tree-digest.js";
import { a as unusedDisable, h as mayHold, i as RULES, n as SUITE_RULES, t as EVERY_RULE } from "./every-rule.js";
import { n as nearestWord } from "./edit-distance.js";

// src/rules/disable-comments.ts
const HINT = "skillcheck-disable";
const IN_MARKDOWN = /<!--\s*skillcheck-(disable-next-line|disable|enable)((?:[\s,]+[\w-]+)*?)[\s,]*-->/gi;
const IN_YAML = /^#\s*skillcheck-disable((?:[\s,]+[\w-]+)*)[\s,]*$/i;
function readDisableComments(document) {
	if (!mayHold(document.words, "comment") || !document.text.includes(HINT)) return [];
	const lines = document.text.split(/\r\n?|\n/);
	return [...readFrontMatterComments(document, lines), ...readBodyComments(document, lines)];
}
function readSuiteComments(path, comments) {
	return comments.flatMap(({ text, line, column, first, last }) => {
		const found = IN_YAML.exec(text);
		if (found === null) return [];
		const names = toNames(found[1]);
		const place = {
			path,
			line,
			column,
			kind: "disable",
			coversFile: false
		};
		return names.map((name) => ({
			...place,
			name,
			names,
			first,
			last
		}));
	});
}
function toNames(list) {
	const names = (list ?? "").split(/[\s,]+/).filter((name) => name !== "");
	return names.length === 0 ? [""] : names;
}
function readFrontMatterComments({ path, text, bodyOffset }, lines) {
	const closing = bodyOffset === 0 ? 0 : text.slice(0, bodyOffset).split(/\r\n?|\n/).length - 1;
	const keys = toNext(lines, (line) => /^[^\s#]/.test(line));
	const ends = toNext(lines, (line) => /^[^\s#-]|^---/.test(line));
	return lines.slice(0, closing).flatMap((line, index) => {
		const found = IN_YAML.exec(line);
		if (found === null) return [];
		const names = toNames(found[1]);
		const key = keys[index + 1] ?? lines.length;
		const last = ends[key + 1] ?? lines.length;
		const place = {
			path,
			line: index + 1,
			column: 1,
			kind: "disable",
			coversFile: true
		};
		return names.map((name) => ({
			...place,
			name,
			names,
			first: key + 1,
			last
		}));
	});
}
function toNext(lines, isWanted) {
	const next = [];
	let known = lines.length;
	for (let index = lines.length - 1; index >= 0; index -= 1) {
		if (isWanted(lines[index] ?? "")) known = index;
		next[index] = known;
	}
	return next;
}
function findMarks({ content }) {
	return content().prose.flatMap(({ line, column, outsideCode }) => [...outsideCode.matchAll(IN_MARKDOWN)].filter(({ index }) => outsideCode[index - 1] !== "\\").map((match) => ({
		word: match[1]?.toLowerCase(),
		names: toNames(match[2]),
		line,
		column: column + match.index
	})));
}
function readBodyComments(document, lines) {
	const filled = toNext(lines, (line) => line.trim() !== "");
	const regions = createRegions(lines.length);
	return findMarks(document).flatMap(({ word, names, line, column }) => {
		const place = {
			path: document.path,
			line,
			column,
			names,
			coversFile: false
		};
		const next = (filled[line] ?? lines.length) + 1;
		return names.map((name) => {
			const kind = word === "enable" ? "enable" : "disable";
			const comment = {
				...place,
				kind,
				name,
				first: next,
				last: next
			};
			if (word === "disable-next-line" || word === "disable" && name === "") return comment;
			regions.end(name, line);
			return word === "enable" ? comment : regions.begin({
				...comment,
				first: line
			});
		});
	}).map(regions.ended);
}
function createRegions(lastLine) {
	const open = /* @__PURE__ */ new Map();
	const lasts = /* @__PURE__ */ new Map();
	return {
		begin: (comment) => {
			open.set(comment.name.toLowerCase(), comment);
			return comment;
		},
		end: (name, line) => {
			for (const key of name === "" ? [...open.keys()] : [name.toLowerCase()]) {
				const comment = open.get(key);
				if (comment !== void 0) lasts.set(comment, line);
				open.delete(key);
			}
		},
		ended: (comment) => {
			const last = open.get(comment.name.toLowerCase()) === comment ? lastLine : lasts.get(comment) ?? comment.last;
			return {
				...comment,
				last
			};
		}
	};
}

// src/rules/silence-findings.ts
const NEVER_SILENCED = /* @__PURE__ */ new Set([
	"SK080",
	"SK081",
	"SK082"
]);
function createSilencer(comments) {
	if (comments.length === 0) return null;
	const byName = /* @__PURE__ */ new Map();
	for (const comment of comments) cover(byName, comment);
	return {
		comments,
		of: ({ path, line, rule, slug }) => NEVER_SILENCED.has(rule) ? [] : [rule, slug].flatMap((name) => byName.get(toKey(path, name))?.get(line) ?? [])
	};
}
function isSilenced(finding, comments = []) {
	return (createSilencer(comments.filter(({ path }) => path === finding.path))?.of(finding) ?? []).length > 0;
}
function toKey(path, name) {
	return `${path}\0${name.toLowerCase()}`;
}
function cover(byName, comment) {
	if (comment.kind === "enable") return;
	const key = toKey(comment.path, comment.name);
	const covered = byName.get(key) ?? /* @__PURE__ */ new Map();
	byName.set(key, covered);
	const add = (line) => {
		if (!covered.has(line)) covered.set(line, comment);
	};
	if (comment.coversFile) add(1);
	for (let line = comment.first; line <= comment.last; line += 1) add(line);
}

// src/rules/find-idle-comments.ts
function findIdleComments(silencer, found, spoke) {
	const used = new Set(found.flatMap(silencer.of));
	const names = toRuleNames();
	return silencer.comments.filter((comment) => !used.has(comment)).flatMap((comment) => {
		const rule = names.get(comment.name.toLowerCase()) ?? null;
		const why = judge(comment, rule, spoke);
		if (why === null) return [];
		return [{
			comment,
			why,
			near: why === "unknown" ? toNear(comment, names) : null,
			rule: rule === null ? null : toShown(rule)
		}];
	});
}
function judge({ name, kind }, rule, spoke) {
	if (name === "") return kind === "enable" ? null : "nameless";
	if (rule === null) return "unknown";
	if (kind === "enable") return null;
	if (NEVER_SILENCED.has(rule.id)) return "never-silenced";
	return spoke.has(rule.id) ? "unused" : null;
}
function toRuleNames() {
	return new Map(EVERY_RULE.flatMap((rule) => [[rule.id.toLowerCase(), rule], [rule.slug, rule]]));
}
function toNear({ name }, names) {
	const near = names.get(nearestWord(name, names.keys()) ?? "");
	return near === void 0 ? null : toShown(near);
}
function toShown({ id, slug }) {
	return `${id} ${slug}`;
}

// src/rules/lint-skill.ts
function lintSkill(source, settings, rules = RULES) {
	const { findings, faults } = runSkillRules(source, settings, rules);
	return {
		findings,
		faults
	};
}
function runSkillRules(source, settings, rules) {
	const { targets, extraFields } = settings;
	return runRules({
		context: {
			source,
			targets,
			extraFields,
			idleComments: []
		},
		comments: source.documents.flatMap(readDisableComments),
		rules,
		elsewhere: SUITE_RULES
	}, settings);
}
function runRules({ context, comments, rules, elsewhere }, settings) {
	const { source } = context;
	const findings = [];
	const faults = [];
	const spoke = /* @__PURE__ */ new Set();
	const silencer = createSilencer(comments);
	const heard = toHeard(settings, comments);
	const run = ({ rule, severity }, how) => {
		try {
			for (const finding of rule.find(how)) findings.push(severity === null ? finding : {
				...finding,
				severity
			});
			spoke.add(rule.id);
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: source.folder,
				error
			});
		}
	};
	for (const chosen of chooseRules(rules, heard)) run(chosen, context);
	if (silencer === null) return {
		findings: toWanted(findings, settings),
		faults,
		context
	};
	const found = findings.splice(0);
	findings.push(...found.filter((finding) => silencer.of(finding).length === 0));
	for (const { id } of elsewhere) spoke.add(id);
	const idleComments = findIdleComments(silencer, found, spoke);
	const last = {
		...context,
		idleComments
	};
	for (const chosen of chooseRules(LAST, heard)) run(chosen, last);
	return {
		findings: toWanted(findings, settings),
		faults,
		context: last
	};
}
const LAST = [unusedDisable];
const chosenRules = /* @__PURE__ */ new WeakMap();
function chooseRules(rules, settings) {
	const bySettings = chosenRules.get(settings) ?? /* @__PURE__ */ new Map();
	chosenRules.set(settings, bySettings);
	const known = bySettings.get(rules);
	if (known !== void 0) return known;
	const chosen = rules.flatMap((rule) => {
		const severity = chosenSeverity(rule, settings);
		return severity === "off" || isUnwanted(rule, severity, settings) ? [] : [{
			rule,
			severity
		}];
	});
	bySettings.set(rules, chosen);
	return chosen;
}
function toHeard(settings, comments) {
	return comments.length === 0 ? settings : {
		...settings,
		level: "info"
	};
}
function toWanted(findings, { ignore }) {
	return findings.filter(({ path }) => ignore?.matches(path) !== true).sort(compareFindings);
}
function chosenSeverity(rule, settings) {
	return settings.rules.get(rule.id) ?? settings.rules.get(rule.slug) ?? (rule.offByDefault === true ? "off" : null);
}
function isUnwanted({ severity, worst }, chosen, { level = "info", targets }) {
	return (chosen ?? worst?.(targets) ?? severity) === "info" && level !== "info";
}
function compareFindings(left, right) {
	return comparePaths(left.path, right.path) || left.line - right.line || left.column - right.column || comparePaths(left.rule, right.rule);
}

// src/app/lint-unit.ts
function toList(globs) {
	if (globs.length === 0) return null;
	const compiled = compileGlobList(globs);
	return compiled.ok ? compiled.list : null;
}
const DEFAULT_LINT_VIEW = {
	level: "warning",
	isStrict: false
};
function toLinted(config) {
	const paths = toList(config.lint.paths);
	return (skillMd) => paths === null || paths.matches(skillMd);
}
function toLintSettings(config, level) {
	const { targets, extraFields, rules, ignore } = config.lint;
	return {
		targets,
		extraFields: new Set(extraFields),
		rules,
		ignore: toList(ignore),
		level
	};
}
const lintings = /* @__PURE__ */ new WeakMap();
function toLinting(config, level) {
	const byLevel = lintings.get(config) ?? /* @__PURE__ */ new Map();
	lintings.set(config, byLevel);
	const known = byLevel.get(level);
	if (known !== void 0) return known;
	const linting = {
		isLinted: toLinted(config),
		settings: toLintSettings(config, level)
	};
	byLevel.set(level, linting);
	return linting;
}
function lintUnit(unit, config, level) {
	if (!isLintedUnit(unit, config, level)) return {
		findings: [],
		faults: []
	};
	const result = lintSkill(unit.source, toLinting(config, level).settings);
	return {
		findings: result.findings.filter(({ severity }) => isShown(severity, level)),
		faults: result.faults
	};
}
function isLintedUnit({ source }, config, level) {
	const { isLinted } = toLinting(config, level);
	return isLinted("path" in source.skillMd ? source.skillMd.path : source.folder);
}
function isShown(severity, level) {
	return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(level);
}

export { toLintSettings as a, chosenSeverity as c, runRules as d, runSkillRules as f, readSuiteComments as g, readDisableComments as h, lintUnit as i, compareFindings as l, isSilenced as m, isLintedUnit as n, toLinted as o, toHeard as p, isShown as r, toLinting as s, DEFAULT_LINT_VIEW as t, isUnwanted as u };