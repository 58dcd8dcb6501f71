import { c as chosenSeverity, h as readDisableComments, i as lintUnit, s as toLinting, u as isUnwanted } from "./lint-unit.js";
import { c as skillMdPath, o as unknownSibling, p as usedDocuments, r as REPOSITORY_RULES, s as readField } from "./every-rule.js";
import { f as openSide, t as readLintedUnit } from "./read-linted-unit.js";
import { t as toIncludes } from "./to-includes.js";
import { n as toUntoldProblems } from "./unread-skill.js";

// src/rules/skill-mentions.ts
const HINT = "` skill";
const MENTION = /\b(?:use|using|invoke|invoking|run|running|load|loading|call|calling|follow|apply|activate|see)\s{1,4}(?:the\s{1,4})?`([a-z0-9]+(?:[-:_][a-z0-9]+)*)`\s{1,4}skill\b/gi;
const AS_EXAMPLE = /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b|\bif (?:it is )?(?:available|installed)\b/i;
function findSkillMentions(source) {
	return usedDocuments(source).flatMap(mentionsOf);
}
function mentionsOf(document) {
	if (!document.text.includes(HINT)) return [];
	const seen = /* @__PURE__ */ new Set();
	return document.content().prose.flatMap(({ text, line, column }) => {
		if (AS_EXAMPLE.test(text)) return [];
		return [...text.matchAll(MENTION)].flatMap((match) => {
			const name = match[1] ?? "";
			if (seen.has(name)) return [];
			seen.add(name);
			const start = match.index + match[0].indexOf("`") + 1;
			return [{
				path: document.path,
				name,
				line,
				column: column + start
			}];
		});
	});
}

// src/rules/lint-repository.ts
function toListing(source, settings) {
	const { folder, pluginRoot } = source;
	const toField = (key) => {
		const field = readField(source, key);
		return field.kind === "text" ? {
			text: field.text,
			...field.field.place
		} : null;
	};
	const [name, description] = [toField("name"), toField("description")];
	const { documents = [] } = source;
	const mentions = isOn(unknownSibling, settings) ? findSkillMentions({
		folder,
		documents
	}) : [];
	return {
		folder,
		path: skillMdPath(source),
		name,
		description,
		pluginRoot,
		mentions
	};
}
function isOn(rule, settings) {
	const severity = chosenSeverity(rule, settings);
	return severity !== "off" && !isUnwanted(rule, severity, settings);
}
function lintRepository(repository, isLookedAt, settings) {
	const findings = [];
	const faults = [];
	for (const rule of REPOSITORY_RULES) {
		if (!isOn(rule, settings)) continue;
		try {
			const found = rule.find(repository, isLookedAt);
			const chosen = chosenSeverity(rule, settings);
			const severity = chosen === "off" ? null : chosen;
			for (const one of found) findings.push(withSeverity(one, severity));
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: ".",
				error
			});
		}
	}
	return {
		findings: findings.filter(({ finding }) => settings.ignore?.matches(finding.path) !== true),
		faults
	};
}
function withSeverity(found, severity) {
	return severity === null ? found : {
		...found,
		finding: {
			...found.finding,
			severity
		}
	};
}

// src/app/lint-alone.ts
async function lintAlone(side, folder, { config, level }) {
	const unit = await readLintedUnit(side, folder);
	const { findings, faults } = await lintOne(unit, {
		side,
		config,
		level
	});
	const problems = [...unit.problems, ...toUntoldProblems(unit.unread, findings, false)];
	return {
		unit: toListedUnit(unit, config, level),
		findings,
		faults,
		problems
	};
}
async function lintOne(unit, how) {
	if (unit.suite === null) return lintUnit(unit, how.config, how.level);
	return (await import("./lint-with-suite2.js")).lintWithSuite(unit, how);
}
function toListedUnit(unit, config, level) {
	const { folder, name, unread, suitePath, suite, problems, source } = unit;
	return {
		folder,
		name,
		unread,
		suitePath,
		suite,
		problems,
		listing: toListing(source, toLinting(config, level).settings),
		comments: source.documents.flatMap(readDisableComments)
	};
}
async function openLinter(files, job) {
	const side = await openSide(files, toIncludes(job), job.hasGitModes);
	return { lintAlone: (folder) => lintAlone(side, folder, job) };
}

export { toListing as a, lintRepository as i, openLinter as n, toListedUnit as r, lintAlone as t };