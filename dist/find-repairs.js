import { i as RULES } from "./every-rule.js";
import { f as runSkillRules } from "./lint-unit.js";

// src/rules/find-repairs.ts
function findRepairs(source, settings, isShown) {
	const result = runSkillRules(source, settings, RULES);
	const findings = result.findings.filter(({ severity }) => isShown(severity));
	const heard = new Set(findings.map(({ rule }) => rule));
	const found = RULES.filter(({ id }) => heard.has(id)).flatMap((rule) => rule.findRepairs?.(result.context) ?? []);
	const byFinding = new Map(found.map((one) => [toFindingKey(one.finding), one.repair]));
	return {
		findings,
		repairs: findings.flatMap((finding) => {
			const repair = byFinding.get(toFindingKey(finding));
			return repair === void 0 ? [] : [{
				finding,
				repair
			}];
		})
	};
}
function toFindingKey({ rule, path, line, column, message }) {
	return JSON.stringify([
		rule,
		path,
		line,
		column,
		message
	]);
}

export { toFindingKey as n, findRepairs as t };