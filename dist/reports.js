import { f as strictObject, l as number, m as tuple, p as string, r as array, t as _enum } from "./zod.js";
import { I as redactDeep } from "./to-spent.js";
import { A as plain, C as testSeverity, D as code, E as isIntroduced, F as words, M as join, N as md, O as fence, P as term, S as skillSeverity, _ as isSkillFile, a as allProblems, b as SEVERITY_ICONS, c as reportSeverity, d as unusableName, f as COMPARISON_WORDS, g as counted, h as baseName, j as prose, k as htmlCode, l as toHeading, m as STATUS_ICONS, o as faultTexts, p as EVIDENCE_ICONS, s as presentSkills, u as toTitle, v as numberWord, w as worstSeverity, x as lintErrors, y as SEVERITIES } from "./to-report.js";
import { v as toRecordOptions, x as byteLength, y as toShellCommand } from "./every-rule.js";
import { a as FAIL_ON_WORDS, s as TEST_STATUSES } from "./status.js";
import { a as line, i as commandProperty, n as block, o as excerpt, r as commandData } from "./read-root-config.js";
import { n as toProblemLine } from "./problem.js";
import { t as SEVERITIES$1 } from "./severity.js";
import { t as toEndColumn } from "./word-range.js";
import { t as breakCommands } from "./commands.js";
import { n as toVisibleEscape, t as showInvisible } from "./invisible.js";

// src/text/link.ts
const SERVER = /^https?:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?$/;
const REPOSITORY = /^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/;
const INSIDE = /^[A-Za-z0-9/._~%-]*(?:#[A-Za-z0-9/._~%-]*)?$/;
function encodePath(path) {
	const wellFormed = path.replace(/\p{Surrogate}/gu, "�");
	return encodeURIComponent(wellFormed).replaceAll("%2F", "/").replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
function link(label, root, address) {
	if (root === null || !SERVER.test(root.serverUrl) || !REPOSITORY.test(root.repository)) return label;
	const prefix = `${root.serverUrl}/${root.repository}/`;
	const inside = address.startsWith(prefix) ? address.slice(prefix.length) : address;
	return INSIDE.test(inside) && !inside.split("/").includes("..") ? `[${label}](${prefix}${inside})` : label;
}

// src/reports/wording/command.ts
const LONGEST = 400;
function toCommand$1(verb, folders, options = "") {
	const text = toShellCommand(verb, folders, options);
	if (text !== null && text.length <= LONGEST) return code(text, LONGEST);
	const place = folders.length === 1 ? md`its folder` : md`their folders`;
	return md`${code(`skillcheck ${verb}`)} on ${place}`;
}
function otherStep({ next }) {
	return next === null || next.startsWith("npx skillcheck record ") ? null : prose(next);
}
function recordCommand(folders, samples) {
	return toCommand$1("record", folders, toRecordOptions(samples));
}

// src/text/figure.ts
function fixed(value, digits) {
	if (!Number.isFinite(value)) return "unknown";
	return value.toFixed(digits).replace("-", "−");
}
function significant(value, digits) {
	if (!Number.isFinite(value)) return "unknown";
	const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
	return fixed(value, Math.max(0, digits - 1 - magnitude));
}
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d{1,9})?Z$/;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
function day(instant) {
	return INSTANT.test(instant) ? instant.slice(0, 10) : "unknown date";
}
function relativeTime(instant) {
	const parts = INSTANT.exec(instant);
	const month = MONTHS[Number(parts?.[2]) - 1];
	if (parts === null || month === void 0) return "unknown time";
	return `<relative-time datetime="${instant}">${`${month} ${Number(parts[3])}, ${parts[4]} UTC`}</relative-time>`;
}

// src/reports/wording/figures.ts
function money(amount, estimated) {
	if (amount === null) return words`unknown`;
	if (amount > 0 && amount < .005) return words`under ${mark$1(amount, estimated, words`$0.01`)}`;
	return mark$1(amount, estimated, words`$${fixed(amount, 2)}`);
}
function moneySpent({ spentUsd, spentPartly, isEstimated }) {
	if (spentUsd !== null || spentPartly === void 0 || spentPartly.knownUsd === 0) return money(spentUsd, isEstimated);
	const { knownUsd, unknownRuns } = spentPartly;
	return words`${money(knownUsd, spentPartly.isEstimated)} + ${unknownRuns} unknown`;
}
function moneyPerRun(amount, estimated) {
	if (amount === null) return words`unknown`;
	if (amount > 0 && amount < 5e-4) return words`under ${mark$1(amount, estimated, words`$0.001`)}`;
	return mark$1(amount, estimated, words`$${fixed(amount, 3)}`);
}
function mark$1(amount, estimated, shown) {
	return estimated === true && amount > 0 ? words`~${shown}` : shown;
}
function percentChange(now, base) {
	return now === null || base === null || base === 0 ? null : Math.round((now / base - 1) * 100);
}
function change(percent) {
	if (percent === null) return words``;
	if (percent === 0) return words`=`;
	return percent > 0 ? words`+${fixed(percent, 0)}%` : words`${fixed(percent, 0)}%`;
}
function percent(rate) {
	return words`${fixed(rate.valid === 0 ? 0 : 100 * rate.passed / rate.valid, 0)}%`;
}
function bounds(rate) {
	return words`${fixed(100 * rate.low, 0)}–${fixed(100 * rate.high, 0)}%`;
}
function interval(rate) {
	return words`${percent(rate)} (95% CI ${bounds(rate)})`;
}
function shortInterval(rate) {
	return words`${percent(rate)} (${bounds(rate)})`;
}
function fraction(rate) {
	return rate.valid === 1 ? words`${rate.passed}/1 (single sample)` : words`${rate.passed}/${rate.valid}`;
}
function neededPasses({ evidence, needed, planned }, rate) {
	return words`${needed} of ${evidence === "live" ? planned : rate.valid}`;
}
function probability(p) {
	return p < .001 ? words`p below 0.001` : words`p = ${significant(p, 2)}`;
}
function tokens(count) {
	if (count === null) return words`unknown`;
	if (count < 1e3) return words`${fixed(count, 0)}`;
	return count < 1e4 ? words`${fixed(count / 1e3, 1)}k` : words`${fixed(count / 1e3, 0)}k`;
}
function duration(milliseconds) {
	if (milliseconds === null) return words`unknown`;
	const seconds = Math.round(milliseconds / 1e3);
	if (seconds < 60) return words`${seconds} s`;
	return words`${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

// src/reports/blocks/page.ts
function linkRoot(page) {
	return page.context.github;
}
function lastSegments(path, count) {
	return path.split("/").slice(-count).join("/");
}
function sourceLink(page, place, segments = 1) {
	const label = md`${plain(lastSegments(place.path, segments))}:${place.line}`;
	const head = page.report.subject.head;
	if (head === null) return label;
	const address = `blob/${head}/${encodePath(place.path)}#L${place.line}`;
	return link(label, linkRoot(page), address);
}
function details(summary, body, open = false) {
	return md`<details${open ? " open" : ""}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

// src/reports/blocks/alert.ts
const NAMES = 5;
function names(skills) {
	const shown = skills.slice(0, NAMES).map((skill) => code(skill.name));
	const rest = skills.length - shown.length;
	if (rest > 0) return md`${join(shown, ", ")} and ${rest} more`;
	const last = shown.at(-1) ?? md``;
	return shown.length < 2 ? last : md`${join(shown.slice(0, -1), ", ")} and ${last}`;
}
const VERBS = {
	Read: md`stopped reading`,
	Write: md`stopped writing`,
	Edit: md`stopped editing`,
	Bash: md`stopped running`
};
function causeOf(page, test) {
	const cause = test?.cause ?? null;
	if (cause === null) return md``;
	const space = cause.target.indexOf(" ");
	const verb = VERBS[space === -1 ? "" : cause.target.slice(0, space)];
	const target = verb === void 0 ? cause.target : cause.target.slice(space + 1);
	const lines = cause.fromLine === cause.toLine ? md`L${cause.fromLine}` : md`L${cause.fromLine}–L${cause.toLine}`;
	const label = md`${plain(cause.path.split("/").at(-1) ?? "")} ${lines}`;
	const { pullRequest, base } = page.report.subject;
	const address = pullRequest === null ? `blob/${base?.sha ?? "HEAD"}/${encodePath(cause.path)}#L${cause.fromLine}` : `pull/${pullRequest}/files#diff-${cause.pathDigest}L${cause.fromLine}`;
	const where = link(label, linkRoot(page), address);
	const change = pullRequest === null ? md`this change` : md`this PR`;
	return md` The agent ${verb ?? md`no longer used`} ${code(target)} after ${change} removed ${where}.`;
}
function problemAlert(page) {
	const problems = allProblems(page.report);
	const [first] = problems;
	if (first === void 0) return null;
	const remedy = first.remedy === "" ? md`` : md`: ${prose(first.remedy)}`;
	const more = problems.length === 1 ? md`` : md` ${counted(problems.length, "problem")} in all.`;
	const key = first.key === "" ? md`` : md`${code(first.key)}: `;
	return md`> [!CAUTION]\n> **${plain(first.file, 120)} cannot be used**, so nothing in it was run. ${sourceLink(page, {
		path: first.file,
		line: first.line
	})} ${key}${prose(first.what)}${remedy}.${more}`;
}
function countWords$1(tests) {
	const regressed = tests.filter((test) => test.comparison === "regressed").length;
	const others = tests.filter((test) => test.comparison !== "regressed");
	const failed = others.filter((test) => test.status === "fail").length;
	const undecided = others.filter((test) => test.status === "inconclusive").length;
	const texts = [
		{
			count: regressed,
			verb: md`regressed`
		},
		{
			count: failed,
			verb: failed === 1 ? md`fails` : md`fail`
		},
		{
			count: undecided,
			verb: undecided === 1 ? md`is inconclusive` : md`are inconclusive`
		}
	].filter((part) => part.count > 0).map(({ count, verb }, index) => index === 0 ? md`${counted(count, "test")} ${verb}` : md`${count} ${verb}`);
	return join(texts, " and ");
}
function failureAlert(page) {
	const failing = page.report.skills.filter((skill) => skill.tests.some((test) => test.status === "fail" || test.comparison === "regressed"));
	if (failing.length === 0) return null;
	const tests = failing.flatMap((skill) => skill.tests);
	const cause = causeOf(page, tests.find((test) => test.cause !== null));
	return md`> [!CAUTION]\n> **${countWords$1(tests)} in ${names(failing)}.**${cause}`;
}
function price(skill) {
	const sums = skill.tests.map((test) => test.recordedUsd);
	const known = sums.filter((sum) => sum !== null);
	return known.length === 0 || known.length < sums.length ? md`${plain(skill.name)} has no price yet` : md`${plain(skill.name)} ≈ ${money(known.reduce((sum, one) => sum + one, 0))}`;
}
function lintSentence(skills) {
	const broken = skills.filter((skill) => lintErrors(skill) > 0);
	if (broken.length === 0) return md``;
	const errors = broken.reduce((sum, skill) => sum + lintErrors(skill), 0);
	return md` Fix the ${counted(errors, "lint error")} of ${names(broken)} first.`;
}
function evidenceAlert(page) {
	const skills = presentSkills(page.report);
	const unverified = skills.filter((skill) => skill.tests.some((test) => test.status === "unverified"));
	const untested = skills.filter((skill) => skill.state === "untested");
	if (unverified.length + untested.length === 0) return null;
	const recordable = unverified.filter((skill) => lintErrors(skill) === 0);
	const have = unverified.length === 1 ? md`has` : md`have`;
	const evidence = unverified.length === 0 ? md`` : md`**${counted(unverified.length, "skill")} ${have} no evidence for this commit.**${lintSentence(skills)}`;
	const record = recordable.length === 0 ? md`` : md` To verify ${names(recordable)}, run ${recordCommand(recordable.map((skill) => skill.folder))} (${join(recordable.slice(0, NAMES).map(price), ", ")}) and commit ${code(".skillcheck/cassettes/")}.`;
	const [first] = untested;
	const suite = first === void 0 ? md`` : md` **${counted(untested.length, "skill")} changed without a suite:** ${names(untested)}. Write one with ${toCommand$1("new-test", [first.folder])}.`;
	return md`> [!WARNING]\n> ${join([md`${evidence}${record}`, suite], "")}`;
}
function lintAlert(page) {
	const broken = page.report.skills.filter((skill) => lintErrors(skill) > 0);
	if (broken.length === 0) return null;
	const errors = broken.reduce((sum, skill) => sum + lintErrors(skill), 0);
	return md`> [!WARNING]\n> **${counted(errors, "lint error")} in ${names(broken)}.** Each is listed below with its fix.`;
}
function faultAlert(page) {
	const texts = faultTexts(page.report);
	if (texts.length === 0) return null;
	const shown = texts.slice(0, NAMES).map((text) => code(text, 300));
	const rest = texts.length - shown.length;
	const more = rest > 0 ? md` and ${rest} more` : md``;
	return md`> [!CAUTION]\n> **No verdict:** ${join(shown, ", ")}${more}. A recording that was changed or moved counts for nothing: delete it and record again.`;
}
function invalidAlert(page) {
	const invalid = page.report.skills.flatMap((skill) => skill.tests).filter((test) => test.status === "invalid");
	const [first] = invalid;
	if (first === void 0) return null;
	return md`> [!WARNING]\n> **No verdict for ${counted(invalid.length, "test")}:** ${prose(first.reason)}. This is neither a pass nor a failure of the skill: ${otherStep(first) ?? md`run it again`}.`;
}
function undecidedAlert(page) {
	const undecided = page.report.skills.filter((skill) => skill.tests.some((test) => test.status === "inconclusive"));
	if (undecided.length === 0) return null;
	return md`> [!IMPORTANT]\n> **The samples cannot decide for ${names(undecided)}.** More would: see below.`;
}
function toAlert(page) {
	switch (reportSeverity(page.report)) {
		case "broken": return problemAlert(page) ?? failureAlert(page) ?? evidenceAlert(page) ?? lintAlert(page) ?? md``;
		case "invalid": return faultAlert(page) ?? invalidAlert(page) ?? md``;
		case "unverified": return evidenceAlert(page) ?? md``;
		case "inconclusive": return undecidedAlert(page) ?? md``;
		case "flaky":
		case "pass": return md``;
	}
}

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
	return value.length;
}
function markdownTable(table, options) {
	const settings = options || {};
	const align = (settings.align || []).concat();
	const stringLength = settings.stringLength || defaultStringLength;
	const alignments = [];
	const cellMatrix = [];
	const sizeMatrix = [];
	const longestCellByColumn = [];
	let mostCellsPerRow = 0;
	let rowIndex = -1;
	while (++rowIndex < table.length) {
		const row = [];
		const sizes = [];
		let columnIndex = -1;
		if (table[rowIndex].length > mostCellsPerRow) mostCellsPerRow = table[rowIndex].length;
		while (++columnIndex < table[rowIndex].length) {
			const cell = serialize(table[rowIndex][columnIndex]);
			if (settings.alignDelimiters !== false) {
				const size = stringLength(cell);
				sizes[columnIndex] = size;
				if (longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			}
			row.push(cell);
		}
		cellMatrix[rowIndex] = row;
		sizeMatrix[rowIndex] = sizes;
	}
	let columnIndex = -1;
	if (typeof align === "object" && "length" in align) while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = toAlignment(align[columnIndex]);
	else {
		const code = toAlignment(align);
		while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = code;
	}
	columnIndex = -1;
	const row = [];
	const sizes = [];
	while (++columnIndex < mostCellsPerRow) {
		const code = alignments[columnIndex];
		let before = "";
		let after = "";
		if (code === 99) {
			before = ":";
			after = ":";
		} else if (code === 108) before = ":";
		else if (code === 114) after = ":";
		let size = settings.alignDelimiters === false ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
		const cell = before + "-".repeat(size) + after;
		if (settings.alignDelimiters !== false) {
			size = before.length + size + after.length;
			if (size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			sizes[columnIndex] = size;
		}
		row[columnIndex] = cell;
	}
	cellMatrix.splice(1, 0, row);
	sizeMatrix.splice(1, 0, sizes);
	rowIndex = -1;
	const lines = [];
	while (++rowIndex < cellMatrix.length) {
		const row = cellMatrix[rowIndex];
		const sizes = sizeMatrix[rowIndex];
		const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
		columnIndex = -1;
		const line = [];
		while (++columnIndex < cellsInRow) {
			const cell = row[columnIndex] || "";
			let before = "";
			let after = "";
			if (settings.alignDelimiters !== false) {
				const size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
				const code = alignments[columnIndex];
				if (code === 114) before = " ".repeat(size);
				else if (code === 99) {
					const half = size / 2;
					if (size % 2) {
						before = " ".repeat(half + .5);
						after = " ".repeat(half - .5);
					} else {
						before = " ".repeat(half);
						after = before;
					}
				} else after = " ".repeat(size);
			}
			if (settings.delimiterStart !== false && !columnIndex) line.push("|");
			if (settings.padding !== false && !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) line.push(" ");
			if (settings.alignDelimiters !== false) line.push(before);
			line.push(cell);
			if (settings.alignDelimiters !== false) line.push(after);
			if (settings.padding !== false) line.push(" ");
			if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) line.push("|");
		}
		lines.push(settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join(""));
	}
	return lines.join("\n");
}
function serialize(value) {
	return value === null || value === void 0 ? "" : String(value);
}
function toAlignment(value) {
	const code = typeof value === "string" ? value.codePointAt(0) : 0;
	return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/text/table.ts
function table(columns, rows) {
	return markdownTable([columns.map((column) => column.heading), ...rows], {
		align: columns.map((column) => column.align),
		alignDelimiters: false
	});
}

// src/reports/blocks/method.ts
const LISTED = 12;
function allTests(report) {
	return report.skills.flatMap((skill) => skill.tests);
}
function agentWords(agent, { agentVersion, servedModel }) {
	const version = agentVersion === null ? md`` : md` ${plain(agentVersion)}`;
	const model = servedModel === null ? md` (served model unknown)` : md`, model ${code(servedModel)}`;
	return md`agent ${code(agent)}${version}${model}`;
}
function agents(report) {
	const used = /* @__PURE__ */ new Map();
	for (const test of allTests(report)) for (const batch of test.batches) {
		const key = JSON.stringify([
			test.agent,
			batch.agentVersion,
			batch.servedModel
		]);
		if (!used.has(key)) used.set(key, agentWords(test.agent, batch));
	}
	if (used.size === 0) return md``;
	return md`Recorded with ${join([...used.values()].slice(0, LISTED), " and ")}.`;
}
function batches(report) {
	const lines = report.skills.flatMap((skill) => {
		const days = /* @__PURE__ */ new Map();
		for (const batch of skill.tests.flatMap((test) => test.batches)) {
			const on = day(batch.startedAt);
			days.set(on, (days.get(on) ?? 0) + batch.samples);
		}
		if (days.size === 0) return [];
		const parts = [...days].sort(([a], [b]) => a < b ? 1 : -1).map(([on, samples]) => md`${counted(samples, "sample")} of ${plain(on)}`);
		return [md`${plain(skill.name)} ${join(parts.slice(0, LISTED), " and ")}`];
	});
	if (lines.length === 0) return md``;
	const left = lines.length - LISTED;
	const more = left > 0 ? [md`${left} more skills`] : [];
	return md`Batches: ${join([...lines.slice(0, LISTED), ...more], ", ")}.`;
}
const AGENT_NAMES = /* @__PURE__ */ new Map([
	["claude", md`Claude Code`],
	["codex", md`Codex`],
	["gemini", md`Gemini CLI`],
	["opencode", md`OpenCode`],
	["droid", md`Droid`],
	["cursor", md`Cursor`]
]);
function markInFull(mark, agent) {
	switch (mark) {
		case "self-recorded": return md`self-recorded: this pull request added or changed the recording.`;
		case "scripted model": return md`scripted model: recorded with the real ${AGENT_NAMES.get(agent) ?? plain(agent)} against a scripted model.`;
		case "own login": return md`own login: the agent could read it.`;
		case "no cage": return md`no cage: the agent ran with isolation \`none\`.`;
		case "turn limit": return md`turn limit: a conversation ended at \`max_turns\`.`;
		case "answers left": return md`answers left: a conversation ended before every answer of the suite was asked for.`;
		case "from the cache": return md`from the cache: restored from the Actions cache of this repository.`;
		default: return md``;
	}
}
function marks(report) {
	const used = allTests(report).flatMap((test) => test.marks.map((mark) => markInFull(mark, test.agent)));
	return join([...new Set(used)], " ");
}
function evaluated(report) {
	const tests = allTests(report).filter((test) => test.status !== "unverified");
	if (tests.length === 0 || tests.some((test) => test.evidence !== "replayed")) return md``;
	return md`The checks were evaluated again on this commit; no model was called and nothing was executed.`;
}
function telling({ strata }, tests) {
	return strata >= tests ? md`its ${counted(tests, "test")}` : md`the ${strata} of its ${counted(tests, "test")} that can tell a difference`;
}
function regressions(report) {
	const compared = report.skills.filter((skill) => skill.regression !== null);
	if (compared.length === 0) return md``;
	const parts = compared.slice(0, LISTED).flatMap((skill) => {
		if (skill.regression === null) return [];
		const { adjusted } = skill.regression;
		const word = skill.comparison === "regressed" ? md`Regressed: ` : md`Not regressed: `;
		return [md`${word}${code(skill.name)} as a whole, ${probability(adjusted)} over ${telling(skill.regression, skill.tests.length)}.`];
	});
	const others = report.skills.length - compared.length === 0 ? md`` : md`, in the others nothing could tell a difference`;
	return md`${join(parts, " ")} ${counted(compared.length, "skill")} compared${others}. Samples of one test share the model's day and are not fully independent.`;
}
function prices(report) {
	const tables = new Set(allTests(report).flatMap((test) => test.priceTables ?? []));
	if (tables.size === 0) return md``;
	return md`\`~\` marks money that is estimated from ${join([...tables].map((table) => code(table)), ", ")}.`;
}
function lint(report) {
	const { lintErrors, lintWarnings } = report.counts;
	return md`Lint: ${counted(lintErrors, "error")}, ${counted(lintWarnings, "warning")}.`;
}
function leftOut(report) {
	const missing = FAIL_ON_WORDS.filter((word) => !report.failOn.includes(word));
	if (missing.length === 0) return md``;
	const shown = missing.map((word) => md`\`${word}\``);
	return md`Left out of \`fail-on\`, so shown and not counted: ${join(shown, ", ")}.`;
}
function unknownLines(report) {
	const counts = /* @__PURE__ */ new Map();
	for (const { type, count } of allTests(report).flatMap((test) => test.unknownLines)) counts.set(type, (counts.get(type) ?? 0) + count);
	if (counts.size === 0) return md``;
	const parts = [...counts].slice(0, LISTED).map(([type, count]) => md`${code(type)} (${count})`);
	return md`Lines of the recordings that this version does not know: ${join(parts, ", ")}.`;
}
function toNotes(page) {
	return join(page.report.notes.slice(0, page.detail.rows).map((note) => md`- ${prose(note)}`), "\n");
}
function toMethod({ report }) {
	return join([
		agents(report),
		batches(report),
		marks(report),
		evaluated(report),
		regressions(report),
		unknownLines(report),
		prices(report),
		lint(report),
		leftOut(report)
	], " ");
}

// src/reports/blocks/cost.ts
const right = (heading) => ({
	heading,
	align: "right"
});
const left = (heading) => ({
	heading,
	align: "left"
});
function label(skill, row) {
	return skill.rows.length > 1 ? md`${plain(skill.name)} · ${plain(row.agent)}` : plain(skill.name);
}
function testsOf(skill, row) {
	return skill.tests.filter((test) => test.agent === row.agent && test.requestedModel === row.requestedModel);
}
function isLive(skill, row) {
	const tests = testsOf(skill, row);
	return tests.length > 0 && tests.every((test) => test.evidence === "live");
}
function liveWords({ report }) {
	const kinds = new Set(report.skills.flatMap((skill) => skill.tests.map((test) => test.evidence)));
	if (!kinds.has("live")) return md``;
	const replayed = kinds.has("replayed") ? md` The replayed skills cost $0.00 now; their cassettes cost ${money(report.money.recordedUsd, report.money.isEstimated)} when they were recorded.` : md``;
	return md`Spent now = billed by this workflow run.${replayed}`;
}
function sumTable(page) {
	const { money: sums } = page.report;
	const rows = page.report.skills.flatMap((skill) => skill.rows.filter((row) => row.runs > 0).map((row) => [
		md`${label(skill, row)}, ${counted(row.runs, "run")}`,
		md`${money(row.spentUsd, row.isCostEstimated)}`,
		isLive(skill, row) ? md`–` : md`${money(row.recordedUsd, row.isCostEstimated)}`
	]));
	const user = sums.simulatedUser;
	const users = user === void 0 ? [] : [[
		md`of it simulated user, ${counted(user.runs, "run")}`,
		md`${money(user.spentUsd, user.isEstimated)}`,
		md`${money(user.recordedUsd, user.isEstimated)}`
	]];
	const total = [
		md`**Total, ${counted(sums.runs, "run")}**`,
		md`**${moneySpent(sums)}**`,
		md`**${money(sums.recordedUsd, sums.isEstimated)}**`
	];
	const recorded = md`Recorded cost (≈ price of running live again)`;
	return table([
		left(md` `),
		right(md`Spent now`),
		right(recorded)
	], page.detail.costRows ? [
		...rows,
		...users,
		...overheadRow(page),
		total
	] : [
		...users,
		...overheadRow(page),
		total
	]);
}
function overheadRow({ report }) {
	const { overheadUsd, isOverheadEstimated } = report.money;
	return overheadUsd === void 0 ? [] : [[
		md`overhead: stand-ins proven`,
		md`${money(overheadUsd, isOverheadEstimated)}`,
		md`–`
	]];
}
function difference(now, base, unit) {
	if (now === null || base === null) return md`–`;
	const delta = unit === "s" ? Math.round((now - base) / 1e3) : Math.round(now - base);
	const space = unit === "s" ? md` s` : md``;
	if (delta === 0) return md`=`;
	return delta > 0 ? md`+${delta}${space}` : md`−${-delta}${space}`;
}
function input(usage) {
	const { inputTokens, cachedTokens } = usage;
	if (inputTokens === null || cachedTokens === null || inputTokens === 0) return md`${tokens(inputTokens)}`;
	return md`${tokens(inputTokens)} (${Math.round(100 * cachedTokens / inputTokens)}%)`;
}
function usageTable(page, skill, row) {
	const { usage: now, baseUsage: base } = row;
	if (now === null || base === null) return md``;
	const relative = (a, b) => {
		const text = change(percentChange(a, b));
		return text === "" ? md`–` : text;
	};
	const calls = (usage) => usage.modelCalls === null ? md`unknown` : md`${Math.round(usage.modelCalls)}`;
	return table([
		left(md`${label(skill, row)}, per run (median)`),
		right(md`\`${plain(baseName(page.report))}\``),
		right(page.report.subject.pullRequest === null ? md`now` : md`this PR`),
		right(md`Δ`)
	], [
		[
			md`Cost`,
			moneyPerRun(base.costUsd, base.isCostEstimated),
			moneyPerRun(now.costUsd, now.isCostEstimated),
			relative(now.costUsd, base.costUsd)
		],
		[
			md`Model calls`,
			calls(base),
			calls(now),
			difference(now.modelCalls, base.modelCalls, "")
		],
		[
			md`Input tokens (cached)`,
			input(base),
			input(now),
			relative(now.inputTokens, base.inputTokens)
		],
		[
			md`Output tokens`,
			tokens(base.outputTokens),
			tokens(now.outputTokens),
			relative(now.outputTokens, base.outputTokens)
		],
		[
			md`Time`,
			duration(base.durationMs),
			duration(now.durationMs),
			difference(now.durationMs, base.durationMs, "s")
		]
	]);
}
const USAGE_TABLES = 3;
function usageTables(page) {
	return page.report.skills.filter((skill) => skill.comparison === "regressed" || skill.state === "fail").flatMap((skill) => skill.rows.map((row) => usageTable(page, skill, row))).filter((drawn) => drawn !== "").slice(0, USAGE_TABLES);
}
function toCost(page) {
	const { report, detail } = page;
	if (report.counts.tests === 0) return md``;
	const live = report.money.spentUsd !== 0 ? md`: ${moneySpent(report.money)} spent now` : md``;
	const tables = detail.costRows ? usageTables(page) : [];
	const body = join([
		...tables,
		sumTable(page),
		liveWords(page),
		toMethod(page)
	], "\n\n");
	return details(md`Cost and method${live}`, body);
}

// src/reports/blocks/detail.ts
const FULL = {
	step: 0,
	excerpt: 600,
	events: 3,
	eventTable: true,
	failuresPerSkill: Number.POSITIVE_INFINITY,
	failureBlocks: true,
	transcripts: "tables",
	costRows: true,
	passingRows: true,
	rows: 100,
	countsOnly: false
};
const SHORT_EXCERPTS = {
	...FULL,
	step: 1,
	excerpt: 240,
	transcripts: "lines"
};
const ONE_EVENT = {
	...SHORT_EXCERPTS,
	step: 2,
	events: 1,
	eventTable: false
};
const FEW_TESTS = {
	...ONE_EVENT,
	step: 3,
	excerpt: 120,
	failuresPerSkill: 3,
	transcripts: "none",
	costRows: false,
	rows: 50
};
const ONE_LINE = {
	...FEW_TESTS,
	step: 4,
	excerpt: 0,
	failuresPerSkill: Number.POSITIVE_INFINITY,
	failureBlocks: false
};
const PASSING_LINE = {
	...ONE_LINE,
	step: 5,
	passingRows: false,
	rows: 20
};
const FEW_LINES = {
	...PASSING_LINE,
	step: 6,
	failuresPerSkill: 3,
	rows: 10
};
const COUNTS = {
	...FEW_LINES,
	step: 7,
	countsOnly: true
};
const LADDER = [
	FULL,
	SHORT_EXCERPTS,
	ONE_EVENT,
	FEW_TESTS,
	ONE_LINE,
	PASSING_LINE,
	FEW_LINES,
	COUNTS
];

// src/reports/blocks/check-line.ts
const CHECK_CHARACTERS = 120;
function whereFailed(test) {
	const { failure } = test;
	if (failure === null) return md``;
	const numbers = failure.samples.map((sample) => md`${sample}`);
	const last = numbers.at(-1) ?? md``;
	const listed = numbers.length < 2 ? last : md`${join(numbers.slice(0, -1), ", ")} and ${last}`;
	const samples = md`sample${numbers.length === 1 ? "" : "s"} ${listed}`;
	const turn = failure.turn === null ? md`` : md`turn ${failure.turn}`;
	const event = failure.event === null ? md`` : md`event ${failure.event}`;
	return join([
		samples,
		turn,
		event
	], ", ");
}
function checkLine(page, test) {
	const { failure } = test;
	if (failure === null) return md``;
	const place = sourceLink(page, {
		path: test.file,
		line: failure.check.line
	});
	return md`**Failed check** ${code(failure.check.text, CHECK_CHARACTERS)} (${place})`;
}

// src/reports/blocks/event-table.ts
const ROWS = 12;
const ROWS_BEFORE = 4;
function cell(event) {
	switch (event.kind) {
		case "user": return md`💬 user: "${plain(event.text, 46)}"`;
		case "simulated-user": return md`💬 simulated user: "${plain(event.text, 46)}"`;
		case "assistant": return md`💬 "${plain(event.text, 46)}"`;
		case "tool": {
			const result = event.result === "" ? md`` : md` → ${plain(event.result, 46)}`;
			return md`🔧 ${code(event.text, 46)}${result}`;
		}
	}
}
function isSame(row) {
	const { head, base } = row;
	return head !== null && base !== null && !row.diverges && head.kind === base.kind && head.text === base.text && head.result === base.result;
}
function toPlace({ turn, event, head, diverges }) {
	if (head === null) return md``;
	return diverges ? md`**${turn}.${event}**` : md`${turn}.${event}`;
}
function toRow$1(row, hasBase) {
	const head = row.head === null ? md`–` : cell(row.head);
	const marked = row.diverges ? md`${head} **← diverges**` : head;
	const start = [toPlace(row), marked];
	if (!hasBase) return start;
	if (isSame(row)) return [...start, md`same`];
	return [...start, row.base === null ? md`–` : cell(row.base)];
}
function chooseRows(rows) {
	if (rows.length <= ROWS) return rows;
	const first = rows.findIndex((row) => row.diverges);
	const start = first === -1 ? rows.length - ROWS : Math.max(0, first - ROWS_BEFORE);
	const from = Math.min(start, rows.length - ROWS);
	return rows.slice(from, from + ROWS);
}
function toEventTable(page, test) {
	const rows = chooseRows(test.eventTable);
	if (rows.length === 0) return md``;
	const hasBase = test.eventTable.some((row) => row.base !== null);
	const side = page.report.subject.pullRequest === null ? md`This commit` : md`This PR`;
	const sample = test.failure === null ? md`` : md`, sample ${test.failure.sample} ✗`;
	const passes = test.base !== null && test.base.passed === test.base.valid;
	const base = {
		heading: md`${code(baseName(page.report))}, recorded${passes ? " ✓" : ""}`,
		align: "left"
	};
	const columns = [
		{
			heading: md`Event`,
			align: "right"
		},
		{
			heading: md`${side}${sample}`,
			align: "left"
		},
		...hasBase ? [base] : []
	];
	const drawn = table(columns, rows.map((row) => toRow$1(row, hasBase)));
	return rows.length === test.eventTable.length ? drawn : md`${drawn}\n\n${rows.length} of ${counted(test.eventTable.length, "event")} shown.`;
}

// src/reports/wording/row-label.ts
function rowLabel(skill, test) {
	return [...new Set(skill.tests.map(({ agent }) => agent)).size > 1 ? [test.agent] : [], ...toModel(skill, test)].join(", ");
}
function agentLabel(skill, test) {
	return [test.agent, ...toModel(skill, test)].join(", ");
}
function toModel({ tests }, test) {
	if (new Set(tests.filter(({ agent }) => agent === test.agent).map(({ requestedModel }) => requestedModel)).size < 2) return [];
	return [test.requestedModel === "" ? "its own model" : test.requestedModel];
}

// src/reports/blocks/test-summary.ts
const ALPHA = .05;
function comparisonWords({ skill, test }) {
	switch (test.comparison) {
		case "regressed":
			if (test.p !== null && (test.p < ALPHA || skill.regression === null)) return md`Regressed (${probability(test.p)})`;
			return skill.regression === null ? md`Regressed` : md`Regressed with its skill (${probability(skill.regression.adjusted)} over ${skill.regression.strata} tests)`;
		case "inconclusive": return test.p === null ? md`Could be chance` : md`Could be chance (${probability(test.p)})`;
		case "improved": return md`Improved`;
		case "same": return md`Same as on the base`;
		case "no-base": return md`No base to compare with`;
	}
}
function resultWords(located) {
	const { test } = located;
	if (test.rate === null) return md`${test.status}`;
	const was = test.base === null ? md`` : md`, was ${test.base.passed}/${test.base.valid}`;
	const verb = test.rate.valid === 1 ? md`` : md` samples pass`;
	return md`${test.status}, ${fraction(test.rate)}${verb}${was}. ${comparisonWords(located)}`;
}
function testName({ skill, test }) {
	const label = rowLabel(skill, test);
	return label === "" ? plain(test.name) : md`${plain(test.name)} (${plain(label)})`;
}
function sampleStrip(test) {
	const marks = test.samples.map(({ verdict }) => {
		if (verdict === "pass") return md`✓`;
		return verdict === "fail" ? md`✗` : md`!`;
	});
	return marks.length === 0 ? md`` : md`Samples \`${join(marks, " ")}\``;
}
function sampleLine(page, test) {
	const base = test.base === null ? md`` : md`, ${code(baseName(page.report))} ${shortInterval(test.base)}`;
	const rate = test.rate === null ? md`` : md`${interval(test.rate)}${base}`;
	return join([sampleStrip(test), rate], " · ");
}

// src/reports/blocks/verbatim.ts
const VALUE_CHARACTERS = 400;
const KIND_CHARACTERS = 120;
const FRAME_CHARACTERS = 400;
function prefixLines(sign, label, text) {
	const [first = "", ...others] = excerpt(text, VALUE_CHARACTERS).split("\n");
	const gap = " ".repeat(label.length);
	return [`${sign} ${label}${first}`, ...others.map((line) => `${sign} ${gap}${line}`)].join("\n");
}
function expectedAndActual(failure) {
	const { expected, actual } = failure.check;
	const lines = [...expected === null ? [] : [prefixLines("-", "expected  ", expected)], ...actual === null ? [] : [prefixLines("+", "actual    ", actual)]];
	if (lines.length === 0) return md``;
	return fence(lines.join("\n"), "diff", 4 * VALUE_CHARACTERS);
}
function indent(text) {
	return text.split("\n").map((line) => line === "" ? line : `  ${line}`).join("\n");
}
function chooseEvents(failure, count) {
	if (failure.verbatim.length <= count) return failure.verbatim;
	const deciding = failure.verbatim.findIndex((event) => event.turn === failure.turn && event.event === failure.event);
	const middle = deciding === -1 ? Math.floor(failure.verbatim.length / 2) : deciding;
	const from = Math.max(0, Math.min(middle, failure.verbatim.length - count));
	return failure.verbatim.slice(from, from + count);
}
function verbatimEvents(page, failure, { most, placed }) {
	const characters = page.detail.excerpt;
	const shown = characters === 0 ? [] : chooseEvents(failure, most);
	if (shown.length === 0) return md``;
	const text = shown.map((event) => {
		return `${placed ? `turn ${event.turn}, event ${event.event}  ` : ""}${excerpt(event.kind, KIND_CHARACTERS).replace(/\s+/g, " ")}\n${indent(excerpt(event.text, characters))}`;
	}).join("\n\n");
	return fence(text, "text", shown.length * (3 * characters + FRAME_CHARACTERS));
}

// src/reports/blocks/failures.ts
function failingTests(page) {
	return page.report.skills.flatMap((skill) => skill.tests.map((test) => ({
		skill,
		test
	}))).filter(({ test }) => ["broken", "invalid"].includes(testSeverity(test))).sort((a, b) => SEVERITIES.indexOf(testSeverity(a.test)) - SEVERITIES.indexOf(testSeverity(b.test)));
}
function summaryOf$1(located, withSkill) {
	const { skill, test } = located;
	const of = withSkill ? md`${htmlCode(skill.name)} › ` : md``;
	const name = md`<b>${testName(located)}</b>`;
	return md`${STATUS_ICONS[test.status]} ${of}${name}: ${resultWords(located)}`;
}
function verbatimBlock(page, { test }) {
	const { failure } = test;
	if (failure === null) return md``;
	const events = verbatimEvents(page, failure, {
		most: page.detail.events,
		placed: false
	});
	if (events === "") return events;
	const where = failure.turn === null || failure.event === null ? md`Verbatim` : md`Turn ${failure.turn}, event ${failure.event}, verbatim`;
	return details(md`${where} (sample ${failure.sample})`, events);
}
function suiteNote(test) {
	return test.notes === null ? md`` : md`Note in the suite: ${prose(test.notes)}`;
}
function refusedCalls$1({ failure }) {
	const refused = failure?.refused ?? [];
	if (refused.length === 0) return md``;
	const calls = refused.map(({ turn, call }) => md`${code(call)} (turn ${turn})`);
	return md`Refused by stand-ins: ${join(calls, ", ")}`;
}
function failureBody(page, located) {
	const { test } = located;
	const table = page.detail.eventTable ? toEventTable(page, test) : md``;
	if (test.failure === null) return join([
		prose(test.reason),
		suiteNote(test),
		table,
		sampleLine(page, test)
	], "\n\n");
	const diff = expectedAndActual(test.failure);
	const why = diff === "" ? prose(test.failure.check.reason) : diff;
	return join([
		checkLine(page, test),
		why,
		suiteNote(test),
		refusedCalls$1(test),
		table,
		verbatimBlock(page, located),
		sampleLine(page, test)
	], "\n\n");
}
function failureLine(page, located) {
	const { skill, test } = located;
	const check = test.failure === null ? prose(test.reason, 120) : checkLine(page, test);
	const where = whereFailed(test);
	const name = md`${code(skill.name)} › ${testName(located)}`;
	const result = md`${STATUS_ICONS[test.status]} ${name}: ${resultWords(located)}`;
	return md`- ${join([
		result,
		check,
		where
	], " · ")}`;
}
function choose(page) {
	const seen = /* @__PURE__ */ new Map();
	const all = failingTests(page);
	const shown = all.filter(({ skill }) => {
		const count = (seen.get(skill.folder) ?? 0) + 1;
		seen.set(skill.folder, count);
		return count <= page.detail.failuresPerSkill;
	});
	return {
		shown,
		left: all.length - shown.length
	};
}
function toFailures(page) {
	const { shown, left } = choose(page);
	if (shown.length === 0) return [];
	const full = page.detail.failureBlocks ? page.context.maxExcerpts : 0;
	const several = new Set(shown.map(({ skill }) => skill.folder)).size > 1;
	const blocks = shown.slice(0, full).map((located, index) => details(summaryOf$1(located, several), failureBody(page, located), index === 0));
	const lines = shown.slice(full).map((located) => failureLine(page, located));
	if (left > 0) lines.push(md`- …and ${left} more, listed in \`skillcheck-report.json\``);
	if (lines.length === 0) return blocks;
	const count = shown.length - Math.min(full, shown.length) + left;
	const heading = blocks.length === 0 ? md`` : md`more `;
	const noun = blocks.length === 0 ? counted(count, "failing test") : md`${count} ${heading}failing`;
	return [...blocks, details(md`<b>${noun}</b>`, join(lines, "\n"), blocks.length === 0)];
}

// src/reports/blocks/footer.ts
function icon(status) {
	for (const [word, shown] of Object.entries(STATUS_ICONS)) if (word === status) return md`${shown}`;
	return md`⏳`;
}
function history(page) {
	const results = page.context.github?.history.slice(-10) ?? [];
	if (results.length < 2) return md``;
	const shown = results.map(([sha, status]) => md`${icon(status)} ${code(sha.slice(0, 7))}`);
	return md`This PR so far: ${join(shown, " → ")}`;
}
function toFooter(page) {
	const { github, now } = page.context;
	const links = github === null ? [] : [link(md`Job summary`, linkRoot(page), github.summaryUrl ?? `actions/runs/${github.workflowRun}/attempts/${github.attempt}`), github.artifactUrl === null ? md`` : link(md`skillcheck-report.json`, linkRoot(page), github.artifactUrl)];
	const version = md`skillcheck v${plain(page.report.tool.version)}`;
	return md`<sub>${join([
		history(page),
		...links,
		version,
		md`updated ${relativeTime(now)}`
	], " · ")}</sub>`;
}

// src/reports/blocks/line-two.ts
function hasVerdict(test) {
	return test.status !== "unverified";
}
function shortHead(report) {
	return report.subject.head === null ? md`` : code(report.subject.head.slice(0, 7));
}
function spent(report) {
	const { capUsd } = report.money;
	const cap = capUsd === null ? md`` : md` of ${money(capUsd)} cap`;
	return md`spent now **${moneySpent(report.money)}**${cap}`;
}
function samplesPerTest(tests) {
	const [first] = tests;
	const same = tests.every((test) => test.planned === first?.planned);
	return first === void 0 || !same ? md`` : md`, ${counted(first.planned, "sample")} per test`;
}
function evidenceOf(report) {
	const live = report.skills.flatMap((skill) => skill.tests).filter(hasVerdict).filter((test) => test.evidence === "live");
	const head = shortHead(report);
	const on = head === "" ? md`` : md` on ${head}`;
	if (live.length > 0) return md`⚡ live${samplesPerTest(live)}${on}`;
	return head === "" ? md`⏪ replayed from recordings that match` : md`⏪ replayed from cassettes that match ${head}`;
}
function evidenceWord(skills) {
	const kinds = new Set(skills.flatMap((skill) => skill.tests.map((test) => test.evidence)));
	if (kinds.size === 1 && kinds.has("live")) return md` (⚡ live)`;
	return kinds.size === 1 && kinds.has("replayed") ? md` (⏪ replayed)` : md``;
}
function passingSkills(report) {
	return presentSkills(report).filter((skill) => {
		const severity = skillSeverity(skill);
		return skill.tests.length > 0 && (severity === "pass" || severity === "flaky");
	});
}
function restOf(report) {
	const severity = reportSeverity(report);
	const others = passingSkills(report);
	if (severity !== "pass" && severity !== "flaky") {
		if (others.length === 0) return md``;
		const verb = others.length === 1 ? md`passes` : md`pass`;
		const evidence = others.every((skill) => skill.tests.every((test) => test.evidence === "replayed")) ? md` (⏪ replayed, $0.00)` : evidenceWord(others);
		return md`${counted(others.length, "other skill")} ${verb}${evidence}`;
	}
	if (report.subject.base === null || report.counts.tests === 0) return md``;
	const worst = [
		"regressed",
		"inconclusive",
		"no-base",
		"improved",
		"same"
	].find((word) => report.skills.some((skill) => skill.comparison === word));
	return md`vs ${code(baseName(report))}: ${COMPARISON_WORDS[worst ?? "no-base"]}`;
}
function isVerified(skill) {
	return skill.tests.length > 0 && skill.tests.every(hasVerdict);
}
function lintLine(report) {
	const skills = presentSkills(report);
	const verified = skills.filter(isVerified);
	const verifiedPart = report.mode === "lint" ? md`` : md`${counted(verified.length, "skill")} verified${evidenceWord(verified)}`;
	const ran = md`Lint ran on ${counted(skills.length, "skill")}`;
	return join([
		ran,
		verifiedPart,
		spent(report),
		shortHead(report)
	], " · ");
}
function toLineTwo({ report, context }) {
	const behind = context.github?.behind ?? 0;
	const older = behind === 0 || report.subject.head === null ? md`` : md`Results for ${shortHead(report)}, ${counted(behind, "commit")} behind`;
	const line = report.skills.length > 0 && presentSkills(report).every(isVerified) ? join([
		evidenceOf(report),
		spent(report),
		restOf(report)
	], " · ") : lintLine(report);
	return join([older, line], ". ");
}

// src/reports/blocks/lint.ts
const ORDER = {
	error: 0,
	warning: 1,
	info: 2
};
const SEVERITY_CELLS = {
	error: "❌ error",
	warning: "⚠️ warning",
	info: "ℹ️ hint"
};
function allFindings$1(page) {
	return page.report.skills.flatMap((skill) => skill.findings).sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
function countWords(findings) {
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const errors = count("error");
	const warnings = count("warning");
	const hints = count("info");
	return join([
		errors === 0 ? md`` : md`${counted(errors, "error")}`,
		warnings === 0 ? md`` : md`${counted(warnings, "warning")}`,
		hints === 0 ? md`` : md`${counted(hints, "hint")}`
	], ", ");
}
function withMore(drawn, left) {
	return left <= 0 ? drawn : md`${drawn}\n\n…and ${left} more in \`skillcheck-report.json\`.`;
}
function toTable(page, findings) {
	const left = (heading) => ({
		heading,
		align: "left"
	});
	const shown = findings.slice(0, page.detail.rows);
	return withMore(table([
		left(md` `),
		left(md`Where`),
		left(md`Problem`),
		left(md`Fix`)
	], shown.map((finding) => [
		md`${SEVERITY_CELLS[finding.severity]}`,
		sourceLink(page, finding, 2),
		md`${prose(finding.message)} (${plain(finding.rule)} ${code(finding.slug)})`,
		finding.fix === void 0 ? md`–` : prose(finding.fix)
	])), findings.length - shown.length);
}
function toLint(page, open) {
	const all = allFindings$1(page);
	const fresh = all.filter(isIntroduced);
	const known = all.filter((finding) => !isIntroduced(finding));
	return join([fresh.length === 0 ? md`` : details(md`<b>Lint: ${countWords(fresh)}</b>`, toTable(page, fresh), open && fresh[0]?.severity === "error"), known.length === 0 ? md`` : details(md`Lint: ${countWords(known)} that the base has too`, toTable(page, known))], "\n\n");
}
function toProblems(page) {
	const problems = allProblems(page.report);
	if (problems.length === 0) return md``;
	const shown = problems.slice(0, page.detail.rows);
	const left = (heading) => ({
		heading,
		align: "left"
	});
	const drawn = table([
		left(md`Where`),
		left(md`Key`),
		left(md`Problem`),
		left(md`What to write`)
	], shown.map((problem) => [
		sourceLink(page, {
			path: problem.file,
			line: problem.line
		}, 2),
		problem.key === "" ? md`–` : code(problem.key),
		prose(problem.what),
		problem.remedy === "" ? md`–` : prose(problem.remedy)
	]));
	return details(md`<b>Cannot be used: ${counted(problems.length, "problem")}</b>`, withMore(drawn, problems.length - shown.length), true);
}

// src/reports/blocks/skills-table.ts
const PASSING_ROWS = 8;
const ARROW_PERCENT = 10;
function toEntries(skill) {
	const severity = skillSeverity(skill);
	if (skill.rows.length < 2) return [{
		skill,
		row: skill.rows[0] ?? null,
		tests: skill.tests,
		severity
	}];
	return skill.rows.map((row) => {
		const tests = skill.tests.filter((test) => test.agent === row.agent && test.requestedModel === row.requestedModel);
		return {
			skill,
			row,
			tests,
			severity: lintErrors(skill) > 0 ? severity : worstSeverity(tests)
		};
	});
}
function isCalm(severity) {
	return severity === "pass" || severity === "flaky";
}
function nameCell(entry, bold) {
	const { skill, row } = entry;
	const name = bold ? md`**${plain(skill.name)}**` : plain(skill.name);
	const several = row !== null && skill.rows.length > 1;
	const agent = several ? md` · ${plain(row.agent)}` : md``;
	const model = several && row.requestedModel !== "" ? md` · ${plain(row.requestedModel)}` : md``;
	const icon = skill.state === "removed" || skill.state === "unselected" ? md`➖` : md`${SEVERITY_ICONS[entry.severity]}`;
	return md`${icon} ${name}${agent}${model}`;
}
function countOf(tests, status) {
	return tests.filter((test) => test.status === status).length;
}
function notForPart(row) {
	return row?.notFor === void 0 ? md`` : md`${row.notFor} not for ${plain(row.agent)}`;
}
function testsCell({ skill, row, tests, severity }) {
	const errors = lintErrors(skill);
	const lint = errors === 0 ? md`` : md`${counted(errors, "lint error")}`;
	if (skill.state === "removed") return md`removed`;
	if (skill.state === "unselected") return md`no test selected`;
	if (tests.length === 0) return skill.state === "untested" ? join([md`untested: no suite`, lint], " · ") : join([md`no tests`, lint], " · ");
	const passed = countOf(tests, "pass");
	const unverified = countOf(tests, "unverified");
	const pass = md`${passed}/${tests.length} pass`;
	const flaky = tests.filter((test) => test.flaky).length;
	const others = [
		"fail",
		"invalid",
		"inconclusive",
		"unverified"
	].map((status) => {
		const count = countOf(tests, status);
		return count === 0 ? md`` : md`${count} ${status}`;
	});
	const first = severity === "broken" && passed < tests.length ? md`**${pass}**` : pass;
	const flakyPart = flaky === 0 ? md`` : md`${flaky} flaky`;
	const notFor = notForPart(row);
	return unverified === tests.length ? join([
		md`${unverified} unverified`,
		notFor,
		lint
	], " · ") : join([
		first,
		...others,
		flakyPart,
		notFor,
		lint
	], " · ");
}
function comparisonCell({ skill, row, tests }) {
	const comparison = row?.comparison ?? skill.comparison;
	const base = row?.base ?? skill.base;
	const passed = countOf(tests, "pass");
	const numbers = base !== null && base.passed !== passed ? md` (${base.passed}/${base.tests})` : md``;
	switch (comparison) {
		case "regressed": return md`**regressed** ▼${numbers}`;
		case "improved": return md`improved ▲${numbers}`;
		case "same":
		case "inconclusive":
		case "no-base": return md`${COMPARISON_WORDS[comparison]}`;
	}
}
function samplesWord(tests) {
	const counts = tests.map((test) => test.rate?.valid ?? 0);
	const least = Math.min(...counts);
	const most = Math.max(...counts);
	if (most <= 0) return md``;
	if (least !== most) return md`${least}–${most} samples each`;
	return most === 1 ? md`single sample each` : md`${most} samples each`;
}
function oneEvidence(skill, tests) {
	const [first] = tests;
	if (first === void 0) return md`–`;
	const icon = EVIDENCE_ICONS[first.evidence];
	if (first.evidence === "stale") return md`${icon} stale: ${staleReason(skill)} after recording`;
	if (first.evidence === "unrecorded") return md`${icon} unrecorded: ${skill.change === "added" ? "new skill" : "no recording"}`;
	if (tests.every((test) => test.status === "unverified")) return md`⚠️ unverified: ${prose(first.reason)}`;
	const marks = [...new Set(tests.flatMap((test) => test.marks))].map((mark) => plain(mark));
	return join([
		md`${icon} ${first.evidence}`,
		...marks,
		samplesWord(tests)
	], ", ");
}
function staleReason(skill) {
	return skill.staleInputs.filter((row) => row.changed && isSkillFile(row.input)).length > 0 ? md`skill changed` : md`inputs changed`;
}
const KINDS = [
	"live",
	"replayed",
	"stale",
	"unrecorded"
];
function evidenceCell({ skill, tests }) {
	if (skill.state === "unusable") return md`⚠️ ${plain(unusableName(skill))} cannot be used`;
	const present = KINDS.filter((kind) => tests.some((test) => test.evidence === kind));
	if (present.length <= 1) return oneEvidence(skill, tests);
	return join(present.map((kind) => {
		const count = tests.filter((test) => test.evidence === kind).length;
		return md`${EVIDENCE_ICONS[kind]} ${count} ${kind}`;
	}), " · ");
}
function costCell({ row, tests }) {
	if (tests.length === 0 || row === null) return md`–`;
	const now = row.usage?.costUsd ?? null;
	const percent = percentChange(now, row.baseUsage?.costUsd ?? null);
	const shown = moneyPerRun(now, row.usage?.isCostEstimated);
	if (percent === null) return shown;
	const arrow = Math.abs(percent) < ARROW_PERCENT ? md`` : percent > 0 ? md` ▲` : md` ▼`;
	return md`${shown} (${change(percent)}${arrow})`;
}
function nextForTests(skill, tests) {
	if (tests.some((test) => test.status === "fail" || test.comparison === "regressed")) return md`see below`;
	if (tests.some((test) => test.status === "unverified")) return recordCommand([skill.folder]);
	if (tests.some((test) => test.status === "invalid")) return md`run again`;
	if (tests.some((test) => test.status === "inconclusive")) return recordCommand([skill.folder], 15);
	return md`–`;
}
const MORE_SAMPLES = 15;
function nextCell({ skill, tests }) {
	const errors = lintErrors(skill);
	const [problem] = skill.problems;
	if (problem !== void 0) return md`fix ${code(problem.file.split("/").at(-1) ?? "")}`;
	if (errors > 0) return md`fix ${counted(errors, "lint error")}, then record`;
	if (skill.state === "untested") return toCommand$1("new-test", [skill.folder]);
	return nextForTests(skill, tests);
}
function columns(report, needsAction) {
	const left = (heading) => ({
		heading,
		align: "left"
	});
	const first = [left(md`Skill`), left(md`Tests`)];
	return needsAction ? [
		...first,
		left(md`Evidence`),
		left(md`What to do`)
	] : [
		...first,
		left(md`vs ${code(baseName(report))}`),
		left(md`Evidence`),
		{
			heading: md`Cost per run`,
			align: "right"
		}
	];
}
function needsAction(report) {
	return presentSkills(report).some((skill) => skill.tests.length === 0 || skill.state === "unusable" || skill.tests.some((test) => test.status === "unverified"));
}
function lintTable(report) {
	return table([{
		heading: md`Skill`,
		align: "left"
	}, {
		heading: md`Lint`,
		align: "left"
	}], report.skills.map((skill) => {
		const errors = lintErrors(skill);
		const fresh = skill.findings.filter(isIntroduced).length;
		const known = skill.findings.length - fresh;
		const others = fresh - errors;
		const entry = {
			skill,
			row: null,
			tests: [],
			severity: skillSeverity(skill)
		};
		const found = [
			errors === 0 ? md`` : md`${counted(errors, "error")}`,
			others === 0 ? md`` : md`${counted(others, "warning")}`,
			known === 0 ? md`` : md`${known} as on the base`
		];
		const said = join(found, ", ");
		return [nameCell(entry, errors > 0), said === "" ? md`no findings` : said];
	}));
}
function drawTable(report, entries) {
	const action = needsAction(report);
	const allCalm = isCalm(reportSeverity(report));
	const rows = entries.map((entry) => {
		const start = [nameCell(entry, allCalm || !isCalm(entry.severity)), testsCell(entry)];
		return action ? [
			...start,
			evidenceCell(entry),
			nextCell(entry)
		] : [
			...start,
			comparisonCell(entry),
			evidenceCell(entry),
			costCell(entry)
		];
	});
	return table(columns(report, action), rows);
}
function passingLine(entries) {
	const parts = entries.map(({ skill, tests }) => {
		const passed = countOf(tests, "pass");
		return tests.length === 0 ? plain(skill.name) : md`${plain(skill.name)} ${passed}/${tests.length}`;
	});
	return md`✅ ${counted(entries.length, "skill")} pass: ${join(parts, ", ")}`;
}
function toSkillsTable(page) {
	const { report, detail } = page;
	if (report.skills.length === 0) return md``;
	if (report.mode === "lint") return lintTable(report);
	const entries = report.skills.flatMap(toEntries);
	const passes = ({ severity, skill }) => isCalm(severity) && skill.state !== "unselected";
	const passing = entries.filter(passes);
	const others = entries.filter((entry) => !passes(entry));
	if (!detail.passingRows) {
		const line = passing.length === 0 ? md`` : passingLine(passing);
		return join([others.length === 0 ? md`` : drawTable(report, others), line], "\n\n");
	}
	if (passing.length <= PASSING_ROWS) return drawTable(report, entries);
	const folded = details(md`✅ ${counted(passing.length, "skill")} pass`, drawTable(report, passing));
	return join([others.length === 0 ? md`` : drawTable(report, others), folded], "\n\n");
}

// src/reports/blocks/stale.ts
const SKILLS = 8;
function inputCell(input) {
	return /^\S*[./]\S*$/.test(input) ? code(input) : plain(input);
}
function toRow(input) {
	const recorded = code(input.recorded);
	return input.changed ? [
		inputCell(input.input),
		recorded,
		md`${code(input.now)} **changed**`
	] : [
		inputCell(input.input),
		recorded,
		md`same`
	];
}
function oldResult(skill) {
	if (skill.stale === null) return md``;
	const { passed, tests } = skill.stale;
	return md`\n\nThe old cassettes would still give ${passed}/${tests}. That is shown for information only: it is not counted, and it does not make the check green.`;
}
function staleBlock(page, skill) {
	const shown = skill.staleInputs.slice(0, page.detail.rows);
	const changed = skill.staleInputs.filter((input) => input.changed).length;
	const same = skill.staleInputs.length - changed;
	const others = same === 0 ? md`` : md`, ${same} other ${same === 1 ? "input" : "inputs"} did not`;
	const recorded = skill.stale === null ? md`` : md` (${day(skill.stale.recordedAt)})`;
	const drawn = table([
		{
			heading: md`Input`,
			align: "left"
		},
		{
			heading: md`Recorded${recorded}`,
			align: "left"
		},
		{
			heading: md`Now`,
			align: "left"
		}
	], shown.map(toRow));
	const left = skill.staleInputs.length - shown.length;
	const more = left <= 0 ? md`` : md`\n\n…and ${left} more.`;
	return details(md`<b>Why ${plain(skill.name)} is stale</b>: ${counted(changed, "input")} changed since it was recorded${others}`, md`${drawn}${more}${oldResult(skill)}`);
}
function toStale(page) {
	const stale = page.report.skills.filter((skill) => skill.staleInputs.length > 0);
	const blocks = stale.slice(0, SKILLS).map((skill) => staleBlock(page, skill));
	const rest = stale.slice(SKILLS);
	if (rest.length === 0) return blocks;
	return [...blocks, md`${counted(rest.length, "skill")} more with stale recordings: see the report.`];
}

// src/reports/blocks/transcripts.ts
const TURNS = 8;
const CALLS = 6;
const LAST_WORDS = 240;
const SHORT_LAST_WORDS = 60;
const BLOCKS$1 = 8;
const FOLDED = 40;
function toShown(skill) {
	if (skill.tests.map(testSeverity).some((severity) => severity === "broken" || severity === "invalid")) return [];
	const tests = skill.tests.filter((test) => test.transcript !== null);
	const chosen = tests.find((test) => test.flaky) ?? tests[0];
	if (chosen === void 0 || chosen.transcript === null) return [];
	return [{
		skill,
		test: chosen,
		transcript: chosen.transcript
	}];
}
function callCells(calls, one) {
	if (calls.length === 0) return md`–`;
	if (calls.length <= CALLS) return join(calls.map(one), " → ");
	const left = calls.length - CALLS;
	const ends = [
		...calls.slice(0, 3).map(one),
		md`… ${left} more`,
		...calls.slice(-3).map(one)
	];
	return join(ends, " → ");
}
function quote(text, limit) {
	return text.trim() === "" ? md`–` : md`"${plain(text, limit)}"`;
}
function toUser({ user, source }) {
	const said = quote(user, SHORT_LAST_WORDS);
	return source === "user" ? md`${said} (simulated user)` : said;
}
function asTable(turns) {
	return table([
		{
			heading: md`Turn`,
			align: "right"
		},
		{
			heading: md`User`,
			align: "left"
		},
		{
			heading: md`Tool calls`,
			align: "left"
		},
		{
			heading: md`Last words`,
			align: "left"
		}
	], turns.map((turn) => [
		md`${turn.turn}`,
		toUser(turn),
		callCells(turn.calls, (call) => code(call)),
		quote(turn.lastWords, LAST_WORDS)
	]));
}
function toolName(call) {
	return code(call.split(" ")[0] ?? call);
}
function asLines(turns) {
	const lines = turns.map((turn) => md`- turn ${turn.turn}: ${callCells(turn.calls, toolName)} · ${quote(turn.lastWords, SHORT_LAST_WORDS)}`);
	return join(lines, "\n");
}
function summaryOf({ skill, test, transcript }) {
	const name = md`<code>${plain(skill.name)} › ${testName({
		skill,
		test
	})}</code>`;
	const mark = transcript.verdict === "pass" ? md`` : transcript.verdict === "fail" ? md` ✗` : md` !`;
	const of = md`sample ${transcript.sample} of ${Math.max(test.samples.length, transcript.sample)}${mark}`;
	return md`${name}, ${of}, ${counted(transcript.turns.length, "turn")}`;
}
function body(transcript, lines) {
	const turns = transcript.turns.slice(0, TURNS);
	const left = transcript.turns.length - turns.length;
	const drawn = lines ? asLines(turns) : asTable(turns);
	return left === 0 ? drawn : md`${drawn}\n\n${counted(left, "turn")} more.`;
}
function toTranscripts(page) {
	const { transcripts } = page.detail;
	const shown = transcripts === "none" ? [] : page.report.skills.flatMap(toShown);
	if (shown.length <= BLOCKS$1) return shown.map((one) => details(md`Transcript: ${summaryOf(one)}`, body(one.transcript, transcripts === "lines")));
	const listed = shown.slice(0, FOLDED);
	const parts = listed.map((one) => md`${summaryOf(one)}\n\n${body(one.transcript, true)}`);
	const left = shown.length - listed.length;
	const more = left === 0 ? [] : [md`…and ${left} more`];
	return [details(md`Transcripts of ${counted(shown.length, "skill")}`, join([...parts, ...more], "\n\n"))];
}

// src/reports/blocks/undecided.ts
const BLOCKS = 5;
function located(page) {
	return page.report.skills.flatMap((skill) => skill.tests.map((test) => ({
		skill,
		test
	})));
}
function isShort({ evidence, rate, planned }) {
	return evidence === "live" && (rate?.valid ?? 0) < planned;
}
function nextStep({ skill, test }) {
	const other = isShort(test) ? otherStep(test) : null;
	if (other !== null) return md`To decide, ${other}.`;
	const price = test.costPerRunUsd === null ? md`no price yet` : md`≈ ${money(test.costPerRunUsd * 15)} per test`;
	const cannot = test.rate === null ? md`` : test.base === null ? md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from the ${test.needed} needed. ` : md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from ${test.base.passed}/${test.base.valid}. `;
	return md`${cannot}To decide, run ${recordCommand([skill.folder], 15)}: it draws ${15} new samples (${price}).`;
}
function undecidedBlock(page, one) {
	const { test } = one;
	const needed = test.rate === null ? md`` : md` Needs ${neededPasses(test, test.rate)}.`;
	const check = test.failure === null ? prose(test.reason) : md`${checkLine(page, test)}, ${whereFailed(test)}.${needed}`;
	const lines = join([
		check,
		sampleLine(page, test),
		nextStep(one)
	], "\n");
	const verbatim = test.failure === null ? md`` : verbatimEvents(page, test.failure, {
		most: 1,
		placed: true
	});
	return details(md`🟡 <b>${testName(one)}</b>: ${resultWords(one)}`, join([lines, verbatim], "\n\n"));
}
function undecidedLine(one) {
	return md`- 🟡 ${code(one.skill.name)} › ${testName(one)}: ${resultWords(one)}`;
}
function toUndecided(page) {
	const tests = located(page).filter(({ test }) => testSeverity(test) === "inconclusive");
	const full = page.detail.failureBlocks ? BLOCKS : 0;
	const blocks = tests.slice(0, full).map((one) => undecidedBlock(page, one));
	const rest = tests.slice(full);
	if (rest.length === 0) return blocks;
	const limited = rest.slice(0, page.detail.rows);
	const left = rest.length - limited.length;
	const more = left === 0 ? [] : [md`- …and ${left} more`];
	const lines = join([...limited.map(undecidedLine), ...more], "\n");
	return [...blocks, details(md`🟡 <b>${counted(rest.length, "test")} inconclusive</b>`, lines)];
}
function firstFailing({ test }) {
	const sample = test.samples.find(({ verdict }) => verdict === "fail");
	const check = sample?.checks.find(({ verdict }) => verdict === "fail");
	if (sample === void 0 || check === void 0) return md``;
	const at = check.evidence?.kind === "event" ? check.evidence : null;
	const where = at === null ? md`` : md` at turn ${at.turn}, event ${at.event}`;
	return md`sample ${sample.sample} failed${where}: ${prose(check.reason)}`;
}
function flakyBody(page, one) {
	const { test } = one;
	if (test.rate === null) return md``;
	const kind = test.evidence === "replayed" ? md` recorded` : md``;
	const base = test.base === null ? md`` : md` ${code(baseName(page.report))}: ${test.base.passed}/${test.base.valid}.`;
	const rate = md`${test.rate.passed} of ${test.rate.valid}${kind} samples pass: ${interval(test.rate)}. Needs ${neededPasses(test, test.rate)}, so the test passes.${base}`;
	return join([rate, join([sampleStrip(test), firstFailing(one)], " · ")], "\n");
}
function toFlaky(page) {
	const tests = located(page).filter(({ test }) => test.flaky && testSeverity(test) === "flaky");
	const [only] = tests;
	if (only === void 0 || !page.detail.failureBlocks) return [];
	if (tests.length === 1) {
		const { rate: counts } = only.test;
		const rate = counts === null ? md`` : md`, pass with ${fraction(counts)} samples`;
		const name = md`<code>${plain(only.skill.name)} › ${testName(only)}</code>`;
		return [details(md`1 flaky test: ${name}${rate}`, flakyBody(page, only))];
	}
	const shown = tests.slice(0, page.detail.rows).map((one) => {
		const { rate } = one.test;
		const samples = rate === null ? md`` : md`, pass with ${fraction(rate)} samples`;
		const name = md`${code(one.skill.name)} › ${testName(one)}${samples}`;
		return md`- ${join([
			name,
			sampleStrip(one.test),
			firstFailing(one)
		], " · ")}`;
	});
	const left = tests.length - shown.length;
	const more = left === 0 ? [] : [md`- …and ${left} more`];
	return [details(md`${counted(tests.length, "flaky test")}`, join([...shown, ...more], "\n"))];
}

// src/reports/blocks/body.ts
function shortened(page) {
	const { step } = page.detail;
	return step === 0 ? md`` : md`*Shortened to fit (step ${step}). Nothing is missing from \`skillcheck-report.json\`.*`;
}
function foldedBlocks(page) {
	if (page.detail.countsOnly) return md``;
	const failures = toFailures(page);
	return join([
		toProblems(page),
		...failures,
		...toUndecided(page),
		...toFlaky(page),
		toLint(page, failures.length === 0),
		...toStale(page),
		...toTranscripts(page),
		toCost(page)
	], "\n");
}
function countLine({ report }) {
	const { counts } = report;
	return md`${counts.skills} skills, ${counts.tests} tests: ${counts.passed} pass, ${counts.failed} fail, ${counts.regressed} regressed, ${counts.inconclusive} inconclusive, ${counts.unverified} unverified, ${counts.invalid} invalid; ${counts.untested} skills untested, ${counts.lintErrors} lint errors`;
}
function toBody(page) {
	const { report, detail } = page;
	if (report.skills.length === 0 && report.problems.length === 0) return join([
		toHeading(report),
		toNotes(page),
		toFooter(page)
	], "\n\n");
	return join([
		toHeading(report),
		toLineTwo(page),
		shortened(page),
		toAlert(page),
		detail.countsOnly ? countLine(page) : toSkillsTable(page),
		foldedBlocks(page),
		detail.countsOnly ? md`` : toNotes(page),
		toFooter(page)
	], "\n\n");
}
function fitBody(report, context, budget) {
	const [first, ...others] = LADDER.slice(Math.min(budget.from, LADDER.length - 1));
	const draw = (detail) => ({
		step: detail.step,
		text: join([toBody({
			report,
			context,
			detail
		}), budget.tail], "\n")
	});
	let fitted = draw(first ?? COUNTS);
	for (const detail of others) {
		if (byteLength(fitted.text) <= budget.bytes) break;
		fitted = draw(detail);
	}
	return fitted;
}

// src/reports/renderer.ts
function defineRenderer(renderer) {
	return {
		name: renderer.name,
		render: (report, context) => renderer.render(redactDeep(report, context.redactor), context)
	};
}

// src/text/marker.ts
const PREFIX = "<!-- skillcheck:v1 ";
const SUFFIX = " -->";
function toMarkerLine(value) {
	const json = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replace(/[<>-]/g, (character) => `\\u00${character.charCodeAt(0).toString(16).toUpperCase()}`));
	return `${PREFIX}${json}${SUFFIX}`;
}
function readMarkerLine(body) {
	const last = body.replaceAll("\r\n", "\n").split("\n").at(-1) ?? "";
	if (!last.startsWith(PREFIX) || !last.endsWith(SUFFIX)) return null;
	try {
		return JSON.parse(last.slice(19, -4));
	} catch {
		return null;
	}
}

// src/reports/sticky/marker.ts
const markerSchema = strictObject({
	key: string().max(200),
	kind: _enum(["replay", "live"]),
	run: number().int().min(0),
	attempt: number().int().min(0),
	sha: string().max(64),
	status: _enum([...TEST_STATUSES, "running"]),
	until: number().int().optional(),
	hist: array(tuple([string().max(64), string().max(20)])).max(10)
});
function readMarker(body) {
	const parsed = markerSchema.safeParse(readMarkerLine(body));
	return parsed.success ? parsed.data : null;
}
function toMarker(report, place) {
	return {
		key: place.commentKey,
		kind: place.kind,
		run: place.workflowRun,
		attempt: place.attempt,
		sha: report.subject.head ?? "",
		status: report.status,
		hist: place.history.slice(-10).map(([sha, status]) => [sha, status])
	};
}
function withResult(history, head, status) {
	const sha = head.slice(0, 7);
	return [...history.filter(([earlier]) => earlier !== sha), [sha, status]].slice(-10);
}
function markerLine(report, place) {
	return toMarkerLine(toMarker(report, place));
}

// src/reports/comment.ts
const COMMENT_BYTES = 6e4;
function drawComment(report, context, from) {
	const tail = context.github === null ? md`` : markerLine(report, context.github);
	return fitBody(report, context, {
		bytes: COMMENT_BYTES,
		tail,
		from
	});
}
function renderShorterComment(report, context) {
	const redacted = redactDeep(report, context.redactor);
	return drawComment(redacted, context, drawComment(redacted, context, 0).step + 1).text;
}
var comment_default = defineRenderer({
	name: "comment",
	render: (report, context) => drawComment(report, context, 0).text
});

// src/reports/check-run/annotations.ts
const MESSAGE_CHARACTERS$1 = 300;
const TITLE_CHARACTERS = 100;
function inFolder(skill, file) {
	return skill.folder === "." ? file : `${skill.folder}/${file}`;
}
function levelOf(report, word) {
	return report.failOn.includes(word) ? "failure" : "warning";
}
function ofFinding(report, finding) {
	const error = finding.severity === "error";
	const fix = finding.fix === void 0 ? "" : `. Fix: ${finding.fix}`;
	return {
		severity: error ? "broken" : "pass",
		path: finding.path,
		line: finding.line,
		column: finding.column,
		level: error ? levelOf(report, "lint") : "warning",
		title: `${finding.rule} ${finding.slug}`,
		message: `${finding.message}${fix}`
	};
}
function wordOf(test) {
	if (test.status === "fail") return "failed";
	if (test.comparison === "regressed") return "regressed";
	return test.status === "pass" ? null : test.status;
}
function placeOf(skill, test) {
	if (test.failure !== null) return {
		path: test.file,
		line: test.failure.check.line
	};
	const changed = skill.staleInputs.find((input) => input.changed && isSkillFile(input.input));
	if (test.evidence === "stale" && changed !== void 0) return {
		path: inFolder(skill, changed.input),
		line: 1
	};
	return {
		path: test.file,
		line: test.line
	};
}
function ofTest(report, skill, test) {
	const word = wordOf(test);
	if (word === null) return [];
	const label = rowLabel(skill, test);
	const rate = test.rate === null ? "" : ` ${test.rate.passed}/${test.rate.valid} samples pass.`;
	const check = test.failure === null ? "" : ` ${test.failure.check.text}:`;
	const why = test.failure === null ? test.reason : test.failure.check.reason;
	return [{
		...placeOf(skill, test),
		severity: testSeverity(test),
		column: 1,
		level: levelOf(report, word),
		title: `${skill.name} › ${test.name}${label === "" ? "" : ` (${label})`}: ${word}`,
		message: `${rate}${check} ${why}`.trim()
	}];
}
function joinPlaces(drafts) {
	const groups = /* @__PURE__ */ new Map();
	for (const draft of drafts) {
		const place = JSON.stringify([
			draft.path,
			draft.line,
			draft.level,
			draft.message
		]);
		groups.set(place, [...groups.get(place) ?? [], draft]);
	}
	return [...groups.values()].flatMap(([first, ...others]) => {
		if (first === void 0 || others.length === 0) return first ?? [];
		return [{
			...first,
			title: `${first.title}, and ${others.length} more like it`
		}];
	});
}
function ofSkill(report, skill) {
	const untested = skill.state === "untested" ? [{
		severity: skillSeverity(skill),
		path: inFolder(skill, "SKILL.md"),
		line: 1,
		column: 1,
		level: levelOf(report, "untested"),
		title: `${skill.name}: untested`,
		message: "This skill changed and has no suite, so nothing shows that it works."
	}] : [];
	return [
		...skill.findings.filter(isIntroduced).map((finding) => ofFinding(report, finding)),
		...joinPlaces(skill.tests.flatMap((test) => ofTest(report, skill, test))),
		...untested
	];
}
function ofProblems(report) {
	return [...report.problems, ...report.skills.flatMap((skill) => skill.problems)].map((problem) => ({
		severity: "broken",
		path: problem.file,
		line: problem.line,
		column: problem.column,
		level: "failure",
		title: "skillcheck: cannot be used",
		message: toProblemLine(problem)
	}));
}
function toAnnotations(report, changedPaths) {
	const rank = (draft) => 2 * SEVERITIES.indexOf(draft.severity) + (draft.level === "failure" ? 0 : 1);
	return [...ofProblems(report), ...report.skills.flatMap((skill) => ofSkill(report, skill))].filter((draft) => changedPaths === null || changedPaths.has(draft.path)).sort((a, b) => rank(a) - rank(b)).map(({ severity: _severity, message, title, ...place }) => ({
		...place,
		message: line(message, MESSAGE_CHARACTERS$1),
		title: line(title, TITLE_CHARACTERS)
	}));
}

// src/reports/github.ts
const MOST = 10;
function toCommand(annotation) {
	const level = annotation.level === "failure" ? "error" : "warning";
	const { path, title, message, line, column } = annotation;
	return term`::${level} file=${commandProperty(path)},line=${line},col=${column},title=${commandProperty(title)}::${commandData(message)}`;
}
function limited(annotations, level) {
	const all = annotations.filter((annotation) => annotation.level === level);
	if (all.length <= MOST) return all.map(toCommand);
	const word = level === "failure" ? "error" : "warning";
	const shown = all.slice(0, 9);
	return [...shown.map(toCommand), term`::${word} title=skillcheck::and ${all.length - shown.length} more in the summary`];
}
var github_default = defineRenderer({
	name: "github",
	render: (report, context) => {
		const annotations = toAnnotations(report, context.github?.changedPaths ?? null);
		const commands = [...limited(annotations, "failure"), ...limited(annotations, "warning")];
		return commands.length === 0 ? "" : `${join(commands, "\n")}\n`;
	}
});

// src/text/json.ts
function toJson(value) {
	return JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[").replace(/[\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu, (character) => Array.from({ length: character.length }, (_none, index) => {
		return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	}).join(""));
}

// src/reports/json.ts
var json_default = defineRenderer({
	name: "json",
	render: (report) => `${toJson(report)}\n`
});

// src/reports/markdown.ts
var markdown_default = defineRenderer({
	name: "markdown",
	render: (report, context) => `${fitBody(report, context, {
		bytes: COMMENT_BYTES,
		tail: md``,
		from: 0
	}).text}\n`
});

// src/reports/terminal/test-name.ts
function drawTestName(skill, test) {
	const label = rowLabel(skill, test);
	return label === "" ? line(test.name) : term`${line(test.name)} (${line(label)})`;
}

// src/reports/terminal/failure.ts
const EXCERPT = 600;
function value(label, text, paint) {
	if (text === null) return term``;
	const mark = label === "expected" ? term`- expected` : term`+ actual  `;
	return paint(term`    ${mark}  ${line(text, EXCERPT)}`);
}
function events(test) {
	const parts = (test.failure?.verbatim ?? []).map((event) => term`    ${event.turn}.${event.event} ${line(event.kind)}\n${block(event.text, "    ", EXCERPT)}`);
	return join(parts, "\n");
}
function refusedCalls({ failure }) {
	const refused = failure?.refused ?? [];
	if (refused.length === 0) return term``;
	const calls = refused.map(({ turn, call }) => term`${line(call, EXCERPT)} (turn ${turn})`);
	return term`    refused by stand-ins: ${join(calls, ", ")}`;
}
function drawFailure(skill, test, palette) {
	const { failure } = test;
	const title = palette.bold(term`${line(skill.name)} › ${drawTestName(skill, test)}`);
	const place = palette.dim(term`${line(test.file)}:${failure?.check.line ?? test.line}`);
	const why = failure === null ? line(test.reason) : term`${line(failure.check.text)}: ${line(failure.check.reason)}`;
	const recording = (test.samples.find((one) => one.sample === failure?.sample) ?? test.samples[0])?.recording ?? null;
	return join([
		term`  ${title}  ${place}`,
		term`    ${why}`,
		failure === null ? term`` : value("expected", failure.check.expected, palette.good),
		failure === null ? term`` : value("actual", failure.check.actual, palette.bad),
		test.notes === null ? term`` : term`    note: ${line(test.notes, EXCERPT)}`,
		refusedCalls(test),
		events(test),
		recording === null ? term`` : palette.dim(term`    recording: ${line(recording)}`),
		test.next === null ? term`` : term`    next: ${line(test.next)}`
	], "\n");
}
function drawUnverified(skill, palette) {
	const groups = /* @__PURE__ */ new Map();
	for (const test of skill.tests.filter(({ status }) => status === "unverified")) {
		const key = JSON.stringify([test.reason, test.next]);
		groups.set(key, [...groups.get(key) ?? [], test]);
	}
	const title = palette.bold(line(skill.name));
	const parts = [...groups.values()].map(([first, ...others]) => {
		if (first === void 0) return term``;
		const next = first.next === null ? term`` : term`\n    next: ${line(first.next)}`;
		const count = counted(others.length + 1, "test");
		return term`  ${title}  ${count} unverified: ${line(first.reason)}${next}`;
	});
	return join(parts, "\n\n");
}
function drawFailures(report, palette) {
	const parts = report.skills.flatMap((skill) => [...skill.tests.filter((test) => [
		"broken",
		"invalid",
		"inconclusive"
	].includes(testSeverity(test))).map((test) => drawFailure(skill, test, palette)), drawUnverified(skill, palette)]);
	return join(parts, "\n\n");
}

// src/reports/terminal/palette.ts
const ESCAPE = "\x1B[";
function createPalette(colour) {
	const paint = (on, off) => (text) => colour ? term`${ESCAPE}${on}m${text}${ESCAPE}${off}m` : text;
	return {
		good: paint(32, 39),
		bad: paint(31, 39),
		warn: paint(33, 39),
		dim: paint(2, 22),
		bold: paint(1, 22)
	};
}

// src/model/lint-material.ts
function toLineOf(material) {
	return ({ path, line }) => material?.lines.get(path)?.get(line) ?? "";
}

// src/text/code-frame.ts
const TAB = 4;
const WIDTH = 100;
const BEFORE = 30;
const SURROUNDINGS = 400;
const WIDE = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}]/u;
function blanks(count) {
	return " ".repeat(count);
}
function toCodeFrame(text, range) {
	const cells = cut(toCells(text, range));
	const shown = cells.map((cell) => cell.text).join("");
	if (breakCommands(`| ${shown}`) !== `| ${shown}`) return null;
	const first = cells.findIndex(({ isMarked }) => isMarked);
	const before = widthOf(first < 0 ? cells : cells.slice(0, first));
	const marked = Math.max(1, widthOf(cells.filter(({ isMarked }) => isMarked)));
	return {
		shown: shown.trimEnd(),
		before: blanks(before),
		marks: "^".repeat(marked)
	};
}
function toCells(text, { column, endColumn }) {
	const cells = [];
	let at = Math.max(0, column - 1 - SURROUNDINGS);
	if (at > 0) cells.push({
		text: "…",
		width: 1,
		isMarked: false
	});
	let width = 0;
	const end = endColumn - 1 + SURROUNDINGS;
	for (const character of text.slice(at, end)) {
		const shown = showCharacter(character, width);
		const isMarked = at >= column - 1 && at < endColumn - 1;
		cells.push({
			...shown,
			isMarked
		});
		width += shown.width;
		at += character.length;
	}
	if (end < text.length) cells.push({
		text: "…",
		width: 1,
		isMarked: false
	});
	return cells;
}
function showCharacter(character, before) {
	if (character === "	") {
		const width = TAB - before % TAB;
		return {
			text: " ".repeat(width),
			width
		};
	}
	const text = character === "\n" ? toVisibleEscape(character) : showInvisible(character);
	if (text !== character) return {
		text,
		width: text.length
	};
	if (NO_WIDTH.test(character)) return {
		text,
		width: 0
	};
	return {
		text,
		width: WIDE.test(character) ? 2 : 1
	};
}
function widthOf(cells) {
	return cells.reduce((sum, { width }) => sum + width, 0);
}
function cut(cells) {
	if (widthOf(cells) <= WIDTH) return cells;
	let start = Math.max(0, cells.findIndex(({ isMarked }) => isMarked));
	for (let left = BEFORE; start > 0 && left > 0; start -= 1) left -= cells[start - 1]?.width ?? 1;
	const kept = [];
	let room = 98;
	let at = start;
	for (; at < cells.length && room > 0; at += 1) {
		const cell = cells[at];
		if (cell === void 0) break;
		kept.push(cell);
		room -= cell.width;
	}
	const dots = {
		text: "…",
		width: 1,
		isMarked: false
	};
	return [
		...start > 0 ? [dots] : [],
		...kept,
		...at < cells.length ? [dots] : []
	];
}

// src/reports/terminal/finding.ts
const MESSAGE_CHARACTERS = 600;
const SECRET_RULE = "SK081";
function drawFinding(finding, { lineOf, palette, redactor }) {
	const paint = finding.severity === "error" ? palette.bad : palette.warn;
	const title = paint(term`${finding.severity} ${line(finding.rule)} ${line(finding.slug)}`);
	const text = finding.rule === SECRET_RULE ? "" : lineOf(finding);
	const gutter = blanks(String(finding.line).length);
	const fix = finding.fix === void 0 ? term`` : term`${gutter} ${palette.dim(term`=`)} write: ${line(finding.fix, MESSAGE_CHARACTERS)}`;
	return join([
		term`${title}: ${palette.bold(line(finding.message, MESSAGE_CHARACTERS))}`,
		term`${gutter}${palette.dim(term`-->`)} ${line(finding.path, 1e3)}:${finding.line}:${finding.column}`,
		redactor.redact(text) === text ? drawFrame(finding, text, {
			gutter,
			paint,
			palette
		}) : term``,
		fix
	], "\n");
}
function drawFrame(finding, text, how) {
	const { column } = finding;
	const frame = text.trim() === "" ? null : toCodeFrame(text, {
		column,
		endColumn: toEndColumn(text, column)
	});
	if (frame === null) return term``;
	const bar = how.palette.dim(term`|`);
	const number = how.palette.dim(term`${finding.line} |`);
	return term`${how.gutter} ${bar}\n${number} ${frame.shown}\n${how.gutter} ${bar} ${frame.before}${how.paint(frame.marks)}`;
}

// src/reports/terminal/total.ts
function drawFindings(report, palette) {
	const all = allFindings(report);
	const lines = all.filter(isIntroduced).map((finding) => {
		const paint = finding.severity === "error" ? palette.bad : palette.warn;
		const place = term`${line(finding.path)}:${finding.line}:${finding.column}`;
		const fix = finding.fix === void 0 ? term`` : term` → ${line(finding.fix)}`;
		return term`  ${place} ${paint(term`${finding.severity}`)} ${line(finding.message, 300)} (${line(finding.rule)} ${line(finding.slug)})${fix}`;
	});
	return join([...lines, drawKnown(all, palette)], "\n");
}
function drawFrames(report, palette, { lint, redactor }) {
	const all = allFindings(report);
	const lineOf = toLineOf(lint);
	const drawn = all.filter(isIntroduced).map((finding) => drawFinding(finding, {
		lineOf,
		palette,
		redactor
	}));
	return join([...drawn, drawKnown(all, palette)], "\n\n");
}
function allFindings(report) {
	return report.skills.flatMap((skill) => skill.findings);
}
function drawKnown(findings, palette) {
	const known = findings.filter((finding) => !isIntroduced(finding));
	if (known.length === 0) return term``;
	const counts = SEVERITIES$1.map((severity) => {
		const count = known.filter((finding) => finding.severity === severity).length;
		if (count === 0) return term``;
		return severity === "info" ? term`${count} info` : counted(count, severity);
	});
	return palette.dim(term`  the base has too: ${join(counts, ", ")}`);
}
function drawProblems(report, palette) {
	const lines = allProblems(report).map((problem) => palette.bad(term`  ${line(toProblemLine(problem), 500)}`));
	return join(lines, "\n");
}
function drawFaults(report, palette) {
	return join(faultTexts(report).map((text) => palette.bad(term`  ${line(text, 500)}`)), "\n");
}
function drawNotes(report) {
	return join(report.notes.map((note) => term`  note: ${line(note, 500)}`), "\n");
}
function drawTotal(report) {
	const { counts } = report;
	if (report.mode === "lint") {
		const all = allFindings(report);
		const fresh = all.filter(isIntroduced).length;
		const known = all.length === fresh ? term`` : term`, ${all.length - fresh} as on the base`;
		return term`skillcheck: ${report.conclusion} · ${counted(counts.skills, "skill")}, ${counted(fresh, "finding")}${known}`;
	}
	const parts = [
		[counts.passed, "pass"],
		[counts.failed, "fail"],
		[counts.regressed, "regressed"],
		[counts.inconclusive, "inconclusive"],
		[counts.unverified, "unverified"],
		[counts.invalid, "invalid"]
	].map(([count, word]) => count === 0 ? term`` : term`${count} ${word}`);
	const untested = counts.untested === 0 ? term`` : term`${counts.untested} untested`;
	const errors = counts.lintErrors === 0 ? term`` : counted(counts.lintErrors, "lint error");
	const numbers = join([
		counted(counts.tests, "test"),
		...parts,
		untested,
		errors
	], ", ");
	return term`skillcheck: ${report.conclusion} · ${numbers} · spent ${moneySpent(report.money)}`;
}

// src/reports/plain.ts
function testLines(report) {
	return report.skills.flatMap((skill) => {
		if (skill.tests.length === 0) return [term`${skill.state} ${line(skill.name)}`];
		return skill.tests.map((test) => {
			const rate = test.rate === null ? term`` : fraction(test.rate);
			const regressed = test.comparison === "regressed" ? term`regressed` : term``;
			const flaky = test.flaky ? term`flaky` : term``;
			const marks = test.marks.map((mark) => line(mark));
			const name = term`${test.status} ${line(skill.name)} › ${line(test.name)} (${line(agentLabel(skill, test))})`;
			return join([
				name,
				rate,
				regressed,
				flaky,
				term`${test.evidence}`,
				...marks
			], ", ");
		});
	});
}
var plain_default = defineRenderer({
	name: "plain",
	render: (report) => {
		const palette = createPalette(false);
		const blocks = [
			drawProblems(report, palette),
			join(testLines(report), "\n"),
			drawFindings(report, palette),
			drawFailures(report, palette),
			drawFaults(report, palette),
			drawNotes(report),
			drawTotal(report)
		];
		return `${join(blocks, "\n\n")}\n`;
	}
});

// src/reports/pretty.ts
function mark(severity, palette) {
	switch (severity) {
		case "broken": return palette.bad(term`✘`);
		case "invalid": return palette.bad(term`!`);
		case "unverified": return palette.warn(term`⚠`);
		case "inconclusive": return palette.warn(term`?`);
		case "flaky":
		case "pass": return palette.good(term`✔`);
	}
}
function evidence(tests) {
	const kinds = [...new Set(tests.map((test) => test.evidence))];
	const marks = [...new Set(tests.flatMap((test) => test.marks))].map((each) => line(each));
	return join([...kinds.map((kind) => term`${EVIDENCE_ICONS[kind]} ${kind}`), ...marks], ", ");
}
function state(skill) {
	if (skill.state === "untested") return term`untested: no suite`;
	if (skill.state === "unusable") return term`${line(unusableName(skill))} cannot be used`;
	if (skill.state === "removed") return term`removed`;
	if (skill.state === "unselected") return term`no test selected`;
	const passed = skill.tests.filter((test) => test.status === "pass").length;
	return skill.tests.length === 0 ? term`` : term`${passed}/${skill.tests.length}`;
}
function testLine(skill, test, palette) {
	const rate = test.rate === null ? term`` : fraction(test.rate);
	const word = test.comparison === "regressed" ? term`${test.status}, regressed` : term`${test.status}`;
	const flaky = test.flaky ? term`flaky` : term``;
	const said = join([
		rate,
		word,
		flaky
	], "  ");
	return term`   ${mark(testSeverity(test), palette)} ${drawTestName(skill, test)}  ${said}`;
}
function skillLines(skill, palette) {
	const sign = skill.state === "unselected" ? palette.dim(term`–`) : mark(skillSeverity(skill), palette);
	const spent = skill.rows.reduce((sum, row) => sum === null || row.spentUsd === null ? null : sum + row.spentUsd, 0);
	const estimated = skill.rows.find((row) => row.isCostEstimated)?.isCostEstimated;
	const cost = skill.tests.length === 0 ? term`` : palette.dim(term`${money(spent, estimated)} now`);
	const head = join([
		palette.bold(line(skill.name)),
		state(skill),
		evidence(skill.tests),
		cost
	], "  ");
	const open = skill.tests.filter((test) => !["pass", "unverified"].includes(testSeverity(test)));
	return join([term` ${sign} ${head}`, ...open.map((test) => testLine(skill, test, palette))], "\n");
}
function draw(report, palette, { lint, redactor }) {
	return join([
		palette.bold(line(toTitle(report), 300)),
		drawProblems(report, palette),
		join(report.skills.map((skill) => skillLines(skill, palette)), "\n"),
		lint === void 0 ? drawFindings(report, palette) : drawFrames(report, palette, {
			lint,
			redactor
		}),
		drawFailures(report, palette),
		drawFaults(report, palette),
		drawNotes(report),
		drawTotal(report)
	], "\n\n");
}
var pretty_default = defineRenderer({
	name: "pretty",
	render: (report, context) => `${draw(report, createPalette(context.colour), context)}\n`
});

// src/reports/sarif/fingerprints.ts
function toFingerprints(findings, lineOf) {
	const counts = /* @__PURE__ */ new Map();
	const prints = /* @__PURE__ */ new Map();
	const ordered = [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
	for (const finding of ordered) {
		const text = lineOf(finding);
		const line = text.trim();
		const shift = finding.column - (text.length - text.trimStart().length);
		const words = line === "" ? [finding.message] : [line, shift];
		const key = JSON.stringify([
			finding.rule,
			finding.path,
			...words
		]);
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		prints.set(finding, `${hash(key)}:${count}`);
	}
	return findings.map((finding) => prints.get(finding) ?? "");
}
const OFFSET = 14695981039346656037n;
const PRIME = 1099511628211n;
function hash(text) {
	let value = OFFSET;
	for (let at = 0; at < text.length; at += 1) value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(at))) * PRIME);
	return value.toString(16).padStart(16, "0");
}

// src/reports/sarif.ts
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const HOME = "https://github.com/skillcheck/action";
const MOST_RESULTS = 25e3;
const TEXT_CHARACTERS = 1e3;
const LEVELS = {
	error: "error",
	warning: "warning",
	info: "note"
};
function toText(text) {
	return line(text, TEXT_CHARACTERS).replace(/\](?=\()/g, "\\]");
}
function toRule(finding, material) {
	const { rule: id, slug } = finding;
	const known = material?.rules.get(id);
	if (known === void 0) return {
		id,
		name: slug,
		defaultConfiguration: { level: LEVELS[finding.severity] }
	};
	const { summary, why, mend, severity } = known;
	return {
		id,
		name: slug,
		shortDescription: { text: summary },
		fullDescription: { text: `${summary} ${why}` },
		help: {
			text: `${why}\n\nHow to mend it: ${mend}`,
			markdown: `${why}\n\n**How to mend it:** ${mend}`
		},
		defaultConfiguration: { level: LEVELS[severity] },
		properties: {
			tags: ["agent-skills"],
			"problem.severity": toProblemSeverity(severity)
		}
	};
}
function toProblemSeverity(severity) {
	return severity === "info" ? "recommendation" : severity;
}
function toLocation(path, region) {
	return { physicalLocation: {
		artifactLocation: {
			uri: encodePath(path),
			uriBaseId: "%SRCROOT%"
		},
		region
	} };
}
function toRegion(finding, lineOf) {
	const { line: startLine, column } = finding;
	const endColumn = toEndColumn(lineOf(finding), column);
	return {
		startLine,
		startColumn: column,
		...endColumn > column ? { endColumn } : {}
	};
}
function toNotification(problem) {
	const { file, line: startLine, column: startColumn, what, remedy } = problem;
	return {
		level: "error",
		message: { text: toText(remedy === "" ? what : `${what}: ${remedy}`) },
		locations: [toLocation(file, {
			startLine,
			startColumn
		})]
	};
}
function toInvocation(report, left) {
	const more = `${left} more findings are left out: code scanning takes ${MOST_RESULTS}`;
	return {
		executionSuccessful: report.exitCode === 0 || report.exitCode === 1,
		exitCode: report.exitCode,
		toolExecutionNotifications: left > 0 ? [{
			level: "warning",
			message: { text: more }
		}] : [],
		toolConfigurationNotifications: allProblems(report).map(toNotification)
	};
}
function toOrdered(report) {
	const rank = (one) => (isIntroduced(one) ? 0 : SEVERITIES$1.length) + SEVERITIES$1.indexOf(one.severity);
	return report.skills.flatMap(({ findings }) => findings).sort((a, b) => rank(a) - rank(b));
}
function toLog(report, material) {
	const all = toOrdered(report);
	const findings = all.slice(0, MOST_RESULTS);
	const lineOf = toLineOf(material);
	const fingerprints = toFingerprints(findings, lineOf);
	const rules = [...new Map(findings.map((one) => [one.rule, one])).values()].sort((a, b) => a.rule < b.rule ? -1 : 1);
	const indexes = new Map(rules.map(({ rule }, index) => [rule, index]));
	const isCompared = !findings.every(isIntroduced);
	return {
		$schema: SCHEMA,
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "skillcheck",
				semanticVersion: report.tool.version,
				informationUri: HOME,
				rules: rules.map((one) => toRule(one, material))
			} },
			automationDetails: { id: "skillcheck/lint/" },
			invocations: [toInvocation(report, all.length - findings.length)],
			columnKind: "utf16CodeUnits",
			originalUriBaseIds: { "%SRCROOT%": { description: { text: "The folder in which skillcheck was started." } } },
			results: findings.map((finding, index) => ({
				ruleId: finding.rule,
				ruleIndex: indexes.get(finding.rule) ?? -1,
				level: LEVELS[finding.severity],
				message: { text: toText(finding.fix === void 0 ? finding.message : `${finding.message} Write: ${finding.fix}`) },
				locations: [toLocation(finding.path, toRegion(finding, lineOf))],
				partialFingerprints: { "skillcheckFinding/v1": fingerprints[index] ?? "" },
				...isCompared ? { baselineState: isIntroduced(finding) ? "new" : "unchanged" } : {}
			}))
		}]
	};
}
var sarif_default = defineRenderer({
	name: "sarif",
	render: (report, context) => `${toJson(toLog(report, context.lint))}\n`
});

// src/reports/summary.ts
const SUMMARY_BYTES = 921600;
var summary_default = defineRenderer({
	name: "summary",
	render: (report, context) => {
		const all = {
			...context,
			maxExcerpts: Number.POSITIVE_INFINITY
		};
		return `${fitBody(report, all, {
			bytes: SUMMARY_BYTES,
			tail: md``,
			from: 0
		}).text}\n`;
	}
});

// src/reports/index.ts
const renderers = [
	comment_default,
	summary_default,
	json_default,
	pretty_default,
	plain_default,
	markdown_default,
	github_default,
	sarif_default
];
function findRenderer(name) {
	return renderers.find((renderer) => renderer.name === name);
}

export { readMarker as a, toSkillsTable as c, LADDER as d, toNotes as f, renderShorterComment as i, toLineTwo as l, money as m, toJson as n, toMarker as o, toAlert as p, toAnnotations as r, withResult as s, findRenderer as t, toFooter as u };