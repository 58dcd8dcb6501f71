import { d as string, f as tuple, i as discriminatedUnion, l as record, m as unknown, n as array, o as literal, p as union, r as boolean, s as number, t as _enum, u as strictObject } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { i as toVisibleEscape, r as showInvisible, t as breakCommands } from "./commands.js";
import { a as FAIL_ON_WORDS, s as TEST_STATUSES } from "./status.js";
import { a as fieldsDigest, i as toTreeDigest, n as toContentDigest, o as rememberDigests, s as sha256Hex, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { _ as opencode, a as findNotCompleted, b as codex, g as readRun, h as splitExplanation, i as CHECK_VOCABULARY, l as SCOPES, m as explain, n as toCallLabel, o as compileGlobList, t as mainArgument, u as patternSchema, v as gemini, x as claude, y as droid } from "./call-label.js";
import { t as require_dist } from "./yaml.js";
import { t as MarkdownIt } from "./markdown.js";

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

// src/text/redact-deep.ts
function mapStrings(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
	if (typeof value !== "object" || value === null) return value;
	const copy = Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]);
	return Object.fromEntries(copy);
}
function collectStrings(value, into) {
	if (typeof value === "string") into.add(value);
	else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
	else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) {
		into.add(key);
		collectStrings(item, into);
	}
}
const ENCODED = /[\\%&\u001b\u0080-\u009f]/;
function isClean(strings, redactor) {
	const simple = [];
	for (const text of strings) if (!ENCODED.test(text)) simple.push(text);
	else if (redactor.redact(text) !== text) return false;
	const joined = simple.join("\n");
	return redactor.redact(joined) === joined;
}
const known = /* @__PURE__ */ new WeakMap();
function redactDeep(value, redactor) {
	const made = known.get(redactor) ?? /* @__PURE__ */ new WeakMap();
	known.set(redactor, made);
	const redacted = made.get(value) ?? redactNew(value, redactor);
	made.set(value, redacted).set(redacted, redacted);
	return redacted;
}
function redactNew(value, redactor) {
	const strings = /* @__PURE__ */ new Set();
	collectStrings(value, strings);
	return isClean(strings, redactor) ? value : mapStrings(value, redactor.redact);
}

// src/text/safe.ts
function weave(strings, values) {
	return strings.reduce((text, part, index) => text + String(values[index - 1]) + part);
}
function md(strings, ...values) {
	return weave(strings, values);
}
function term(strings, ...values) {
	return weave(strings, values);
}
function words(strings, ...values) {
	return weave(strings, values);
}
function join(parts, separator) {
	return parts.filter((part) => part !== "").join(separator);
}

// src/text/cut.ts
const encoder$3 = new TextEncoder();
function byteLength(text) {
	return encoder$3.encode(text).length;
}
function indexAfter(text, count) {
	let index = 0;
	for (let seen = 0; seen < count && index < text.length; seen += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return index;
}
function countCodePoints(text) {
	let count = 0;
	for (let index = 0; index < text.length; count += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return count;
}
function cutCharacters(text, limit) {
	if (text.length <= limit) return text;
	return indexAfter(text, limit) >= text.length ? text : `${text.slice(0, indexAfter(text, limit - 1))}…`;
}
function cutWithCount(text, limit) {
	if (text.length <= limit) return text;
	const kept = indexAfter(text, limit);
	if (kept >= text.length) return text;
	return `${text.slice(0, kept)} … ${countCodePoints(text.slice(kept))} more characters`;
}
function trimNewlines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}

// src/text/view.ts
function identityView(text) {
	return {
		text,
		places: null
	};
}
function toOriginal(view, [start, end]) {
	if (view.places === null) return [start, end];
	return [view.places.starts[start] ?? 0, view.places.ends[end - 1] ?? 0];
}
function createViewBuilder(length) {
	const codes = new Uint16Array(length);
	const starts = new Int32Array(length);
	const ends = new Int32Array(length);
	let size = 0;
	return {
		push: (code, start, end) => {
			codes[size] = code;
			starts[size] = start;
			ends[size] = end;
			size += 1;
		},
		build: () => ({
			text: new TextDecoder("utf-16le", { ignoreBOM: true }).decode(codes.subarray(0, size)),
			places: {
				starts: starts.subarray(0, size),
				ends: ends.subarray(0, size)
			}
		})
	};
}
function dropRanges(view, ranges) {
	if (ranges.length === 0) return view;
	let next = 0;
	return keepCharacters(view, (_code, index) => {
		while ((ranges[next]?.[1] ?? view.text.length) <= index) next += 1;
		return index < (ranges[next]?.[0] ?? view.text.length);
	});
}
function keepCharacters(view, keeps) {
	const { text, places } = view;
	const builder = createViewBuilder(text.length);
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		if (!keeps(code, index)) continue;
		if (places === null) builder.push(code, index, index + 1);
		else builder.push(code, places.starts[index] ?? 0, places.ends[index] ?? 0);
	}
	return builder.build();
}
function mergeRanges(ranges) {
	const merged = [];
	for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
		const last = merged.at(-1);
		if (last !== void 0 && start <= last[1]) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}

// src/text/ansi.ts
const ESCAPE$1 = 27;
const BELL = 7;
const C1_CSI = 155;
const C1_TERMINATOR = 156;
const STRING_INTRODUCERS = "]PX^_";
const C1_STRINGS = /* @__PURE__ */ new Set([
	144,
	152,
	157,
	158,
	159
]);
function between(code, low, high) {
	return code >= low && code <= high;
}
function endOfControlSequence(text, from) {
	let index = from;
	while (between(text.charCodeAt(index), 48, 63)) index += 1;
	while (between(text.charCodeAt(index), 32, 47)) index += 1;
	return between(text.charCodeAt(index), 64, 126) ? index + 1 : -1;
}
function endOfPlainEscape(text, from) {
	let index = from;
	while (between(text.charCodeAt(index), 32, 47)) index += 1;
	return between(text.charCodeAt(index), 48, 126) ? index + 1 : -1;
}
function createTerminatorSearch(text) {
	let found = [-1, -1];
	return (from) => {
		if (found[0] >= from) return found[1];
		let index = from;
		while (index < text.length) {
			const code = text.charCodeAt(index);
			if (code === BELL || code === C1_TERMINATOR) {
				found = [index, index + 1];
				return found[1];
			}
			if (code === ESCAPE$1 && text[index + 1] === "\\") {
				found = [index, index + 2];
				return found[1];
			}
			index += 1;
		}
		found = [text.length, -1];
		return -1;
	};
}
function endOfSequence(text, index, terminator) {
	const code = text.charCodeAt(index);
	if (code !== ESCAPE$1) {
		if (code === C1_CSI) return endOfControlSequence(text, index + 1);
		return C1_STRINGS.has(code) ? terminator(index + 1) : index + 1;
	}
	const next = text[index + 1] ?? "";
	if (next === "[") return endOfControlSequence(text, index + 2);
	if (next !== "" && STRING_INTRODUCERS.includes(next)) return terminator(index + 2);
	return endOfPlainEscape(text, index + 1);
}
function findAnsi(text) {
	const ranges = [];
	const terminator = createTerminatorSearch(text);
	let index = 0;
	while (index < text.length) {
		const code = text.charCodeAt(index);
		if (code !== ESCAPE$1 && !between(code, 128, 159)) {
			index += 1;
			continue;
		}
		const end = endOfSequence(text, index, terminator);
		const introducer = code === ESCAPE$1 && /[[\]PX^_]/.test(text[index + 1] ?? "") ? 2 : 1;
		const stop = end === -1 ? index + introducer : end;
		ranges.push([index, stop]);
		index = stop;
	}
	return ranges;
}
function removeAnsi(text) {
	if (!/[\u001b\u0080-\u009f]/.test(text)) return text;
	return dropRanges(identityView(text), findAnsi(text)).text;
}

// src/text/excerpt.ts
function toLine(text, limit) {
	const plain = removeAnsi(text);
	const head = plain.slice(0, 16 * limit + 64);
	const line = showInvisible(head).replace(/\s+/g, " ").trim();
	return cutCharacters(head.length < plain.length ? `${line}…` : line, limit);
}
function excerpt(text, limit) {
	const plain = trimNewlines(removeAnsi(text).replaceAll("\r\n", "\n"));
	if (plain.length <= limit) {
		const visible = showInvisible(plain);
		if (visible.length <= limit) return visible;
	}
	const shown = [];
	let room = limit;
	let taken = 0;
	for (const character of plain.slice(0, 2 * limit)) {
		const visible = showInvisible(character);
		const size = countCodePoints(visible);
		if (size > room) break;
		shown.push(visible);
		room -= size;
		taken += 1;
	}
	const left = countCodePoints(plain) - taken;
	return left === 0 ? shown.join("") : `${shown.join("")} … ${left} more characters`;
}

// src/text/markdown.ts
const CELL_CHARACTERS = 60;
const LINE_CHARACTERS$1 = 500;
const ZERO_WIDTH_SPACE = "​";
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
};
function toEntity(character) {
	return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
}
function breakReferences(line) {
	return line.replace(/@/g, `@${ZERO_WIDTH_SPACE}`).replace(/#(?=[0-9])/g, `${ZERO_WIDTH_SPACE}#${ZERO_WIDTH_SPACE}`).replace(/\bGH-(?=[0-9])/gi, `$&${ZERO_WIDTH_SPACE}`).replace(/\b[0-9a-f]{7,64}\b/gi, (digits) => digits.replace(/.{6}(?!$)/g, `$&${ZERO_WIDTH_SPACE}`)).replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`).replace(/(?<=www)\./gi, `${ZERO_WIDTH_SPACE}.`).replace(/:(?=[a-z+-][a-z0-9_+-]{0,63}:)/gi, `:${ZERO_WIDTH_SPACE}`);
}
function escapeInside(part) {
	return breakReferences(part).replace(/[&<>`*[\]()!|#~$\\]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, toEntity);
}
function escapeLine(line) {
	return escapeInside(line).replace(/^[-+=/:]/, toEntity).replace(/^([0-9]{1,9})([.)])(?=\s|$)/, (_all, digits, mark) => digits + toEntity(mark));
}
function plain(text, limit = 60) {
	const line = toLine(text, limit);
	return line === "" ? "(empty)" : escapeLine(line);
}
function htmlCode(text, limit = 60) {
	return `<code>${plain(text, limit)}</code>`;
}
function code(text, limit = 60) {
	const line = toLine(text, limit);
	return /^[^`|\\<>&]+$/.test(line) && !line.includes("##[") ? `\`${line}\`` : htmlCode(text, limit);
}
const PROSE_CHARACTERS = 300;
function prose(text, limit = PROSE_CHARACTERS) {
	const parts = toLine(text, limit).split("`");
	if (parts.length < 3 || parts.length % 2 === 0) return plain(text, limit);
	return parts.map((part, index) => {
		if (index % 2 === 1) return code(part, limit);
		return index === 0 ? escapeLine(part) : escapeInside(part);
	}).join("");
}
function disarm(line) {
	return breakCommands(line).replace(/<(?=!--)/g, toVisibleEscape).replace(/(?<=--!?)>/g, toVisibleEscape).replace(/^(\s*)\/(?=skillcheck)/i, (_all, indent) => indent + toVisibleEscape("/"));
}
function fence(text, language, limit) {
	const lines = excerpt(text, limit).split("\n").map((line) => disarm(cutWithCount(line, LINE_CHARACTERS$1)));
	const longest = lines.reduce((most, line) => (line.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), most), 3);
	const mark = "`".repeat(longest + 1);
	return `${mark}${language}\n${lines.join("\n")}\n${mark}`;
}

// src/reports/wording/severity.ts
const SEVERITIES$1 = [
	"broken",
	"invalid",
	"unverified",
	"inconclusive",
	"flaky",
	"pass"
];
const SEVERITY_ICONS = {
	broken: "❌",
	invalid: "🛠️",
	unverified: "⚠️",
	inconclusive: "🟡",
	flaky: "✅",
	pass: "✅"
};
function testSeverity(test) {
	if (test.status === "fail" || test.comparison === "regressed") return "broken";
	if (test.status === "pass") return test.flaky ? "flaky" : "pass";
	return test.status;
}
function lintErrors(skill) {
	return skill.findings.filter((finding) => finding.severity === "error").length;
}
function worstSeverity(tests) {
	const ranks = tests.map((test) => SEVERITIES$1.indexOf(testSeverity(test)));
	return SEVERITIES$1[Math.min(SEVERITIES$1.length - 1, ...ranks)] ?? "pass";
}
function skillSeverity(skill) {
	if (skill.state === "unusable" || skill.state === "lint" || lintErrors(skill) > 0) return "broken";
	if (skill.state === "removed" || skill.state === "unselected") return "pass";
	if (skill.state === "fail") return "broken";
	const own = skill.state === "untested" ? "unverified" : skill.state;
	const worst = worstSeverity(skill.tests);
	return SEVERITIES$1.indexOf(own) < SEVERITIES$1.indexOf(worst) ? own : worst;
}
function compareSkills(left, right) {
	return SEVERITIES$1.indexOf(skillSeverity(left)) - SEVERITIES$1.indexOf(skillSeverity(right)) || compareText(left.name, right.name) || compareText(left.folder, right.folder);
}
function compareText(left, right) {
	if (left === right) return 0;
	return left < right ? -1 : 1;
}

// src/reports/wording/words.ts
const STATUS_ICONS = {
	pass: "✅",
	fail: "❌",
	inconclusive: "🟡",
	unverified: "⚠️",
	invalid: "🛠️"
};
const EVIDENCE_ICONS = {
	live: "⚡",
	replayed: "⏪",
	stale: "⚠️",
	unrecorded: "➖"
};
const COMPARISON_WORDS = {
	same: "same",
	regressed: "regressed",
	improved: "improved",
	inconclusive: "inconclusive",
	"no-base": "no base"
};
const NUMBERS = [
	"No",
	"One",
	"Two",
	"Three",
	"Four",
	"Five",
	"Six",
	"Seven",
	"Eight",
	"Nine",
	"Ten"
];
function numberWord(count) {
	const word = NUMBERS[count];
	return word === void 0 ? words`${count}` : words`${word}`;
}
function counted$1(count, noun) {
	return words`${count} ${noun}${count === 1 ? "" : "s"}`;
}
function baseName(report) {
	return report.subject.base?.name ?? "base";
}

// src/reports/wording/headline.ts
const say = (text) => ({
	kind: "words",
	text
});
const name = (text) => ({
	kind: "name",
	text
});
const HEADLINE_CHARACTERS = 140;
function presentSkills(report) {
	return report.skills.filter(({ state }) => state !== "removed" && state !== "unselected");
}
function reportSeverity(report) {
	if (report.problems.length > 0) return "broken";
	const ranks = report.skills.map((skill) => SEVERITIES$1.indexOf(skillSeverity(skill)));
	if (faultTexts(report).length > 0) ranks.push(SEVERITIES$1.indexOf("invalid"));
	return SEVERITIES$1[Math.min(SEVERITIES$1.length - 1, ...ranks)] ?? "pass";
}
function faultTexts(report) {
	const problems = allProblems(report).map(toProblemLine);
	return report.reasons.filter(({ word }) => word === null).map(({ text }) => text).filter((text) => !problems.includes(text));
}
function allProblems(report) {
	return [...report.problems, ...report.skills.flatMap((skill) => skill.problems)];
}
function unusableName(skill) {
	const [first] = skill.problems;
	if (first === void 0 || first.file === skill.suite) return "suite";
	return first.file.slice(first.file.lastIndexOf("/") + 1);
}
function passing(report, noun) {
	const { passed, tests } = report.counts;
	if (tests === 0) return words``;
	return noun === "pass" ? words` (${passed}/${tests} tests pass)` : words` (${passed}/${tests} tests)`;
}
function unusableGroup(report) {
	const [first, ...others] = allProblems(report);
	if (first === void 0) return null;
	const tests = report.skills.filter((skill) => skill.state === "unusable").reduce((sum, skill) => sum + skill.tests.length, 0);
	const key = first.key.slice(first.key.lastIndexOf(".") + 1);
	const what = key === "" || first.what.includes(key) ? first.what : `\`${key}\` ${first.what}`;
	const place = {
		kind: "sentence",
		text: toProblemLine({
			...first,
			what,
			key: "",
			remedy: ""
		})
	};
	const more = others.length === 0 ? words`` : words` and ${others.length} more`;
	const left = tests === 0 ? words`` : words` (${counted$1(tests, "test")} unverified)`;
	return {
		alone: [
			place,
			say(more),
			say(left)
		],
		joined: [place, say(more)]
	};
}
function isFailing(skill) {
	return skill.tests.some((test) => test.status === "fail" || test.comparison === "regressed");
}
function oneFailing(report, skill) {
	const passed = skill.tests.filter((test) => test.status === "pass").length;
	const verb = skill.comparison === "regressed" ? words` regressed` : words` fails`;
	const numbers = words` (${passed}/${skill.tests.length} tests pass`;
	const base = skill.base === null || skill.base.passed === passed ? [say(words`)`)] : [
		say(words`, ${skill.base.passed}/${skill.base.tests} on `),
		{
			kind: "code",
			text: baseName(report)
		},
		say(words`)`)
	];
	return {
		alone: [
			name(skill.name),
			say(verb),
			say(numbers),
			...base
		],
		joined: [name(skill.name), say(verb)]
	};
}
function failingGroup(report) {
	const failing = report.skills.filter(isFailing);
	const [only] = failing;
	if (only === void 0) return null;
	if (failing.length === 1) return oneFailing(report, only);
	const of = words`${failing.length} of ${counted$1(presentSkills(report).length, "skill")} fail`;
	return {
		alone: [say(of), say(passing(report, "pass"))],
		joined: [say(of)]
	};
}
function lintGroup(report) {
	const errors = report.skills.reduce((sum, skill) => sum + lintErrors(skill), 0);
	if (errors === 0) return null;
	const text = say(counted$1(errors, "lint error"));
	return {
		alone: [text, say(passing(report, "pass"))],
		joined: [text]
	};
}
function withStatus(report, status) {
	return report.skills.filter((skill) => !isFailing(skill) && skill.tests.some((test) => test.status === status));
}
function faultGroup(report) {
	const [first, ...others] = faultTexts(report);
	if (first === void 0) return null;
	const text = {
		kind: "sentence",
		text: first.replace(/^\S*\/cassettes\/\S*\//, "recording ")
	};
	const more = others.length === 0 ? words`` : words` and ${others.length} more`;
	return {
		alone: [
			say(words`no verdict: `),
			text,
			say(more)
		],
		joined: [
			say(words`no verdict: `),
			text,
			say(more)
		]
	};
}
function invalidGroup(report) {
	const invalid = withStatus(report, "invalid");
	const [only] = invalid;
	if (only === void 0) return null;
	if (invalid.length > 1) {
		const text = say(words`no verdict for ${counted$1(invalid.length, "skill")}`);
		return {
			alone: [text, say(passing(report, "pass"))],
			joined: [text]
		};
	}
	const reason = only.tests.find((test) => test.status === "invalid")?.reason ?? "";
	const text = [say(words`no verdict for `), name(only.name)];
	return {
		alone: [
			...text,
			say(words` (`),
			{
				kind: "sentence",
				text: reason
			},
			say(words`)`)
		],
		joined: text
	};
}
function shareGroup(report, count, state) {
	if (count === 0) return null;
	const all = presentSkills(report).length;
	return {
		alone: [say(words`${count} of ${counted$1(all, "skill")} ${state}`), say(passing(report, "pass"))],
		joined: [say(words`${counted$1(count, "skill")} ${state}`)]
	};
}
function unverifiedGroup(report) {
	return shareGroup(report, report.skills.filter((skill) => skill.state !== "unusable" && skill.tests.some((test) => test.status === "unverified")).length, "unverified");
}
function untestedGroup(report) {
	return shareGroup(report, report.skills.filter((skill) => skill.state === "untested").length, "untested");
}
function inconclusiveGroup(report) {
	const undecided = withStatus(report, "inconclusive");
	const count = undecided.flatMap((skill) => skill.tests).filter((test) => test.status === "inconclusive").length;
	const [only] = undecided;
	if (only === void 0) return null;
	const text = say(words`${counted$1(count, "test")} inconclusive`);
	return {
		alone: [
			text,
			...undecided.length === 1 ? [say(words` in `), name(only.name)] : [say(words` in ${counted$1(undecided.length, "skill")}`)],
			say(passing(report, "pass"))
		],
		joined: [text]
	};
}
function isUnselected(report) {
	return report.skills.some(({ state }) => state === "unselected") && presentSkills(report).length === 0;
}
function passParts(report) {
	const skills = presentSkills(report).length;
	if (report.skills.length === 0) return [say(words`no skills affected`)];
	if (isUnselected(report)) return [say(words`no test selected`)];
	if (skills === 0) return [say(words`${counted$1(report.skills.length, "skill")} removed`)];
	if (report.mode === "lint") return [say(words`${counted$1(skills, "skill")} without lint errors`)];
	const verb = skills === 1 ? words`passes` : words`pass`;
	return [say(words`${counted$1(skills, "skill")} ${verb}`), say(passing(report, "none"))];
}
function toText$1(parts) {
	return parts.map((part) => part.text).join("");
}
function toParts(report) {
	const [first, ...others] = [
		unusableGroup(report),
		failingGroup(report),
		lintGroup(report),
		faultGroup(report),
		invalidGroup(report),
		unverifiedGroup(report),
		untestedGroup(report),
		inconclusiveGroup(report)
	].filter((group) => group !== null);
	if (first === void 0) return passParts(report);
	if (others.length === 0) return first.alone;
	let parts = first.joined;
	for (const group of others) {
		const longer = [
			...parts,
			say(words`, `),
			...group.joined
		];
		if (toText$1(longer).length > HEADLINE_CHARACTERS) break;
		parts = longer;
	}
	return parts;
}
function toTitle(report) {
	return toText$1(toParts(report));
}
function toMarkdown(part) {
	if (part.kind === "words") return part.text;
	if (part.kind === "code") return code(part.text);
	return part.kind === "name" ? plain(part.text) : prose(part.text, 200);
}
function toHeadline(report) {
	return join(toParts(report).map(toMarkdown), "");
}
function toHeading(report) {
	if (report.skills.length === 0 && report.problems.length === 0) {
		const since = report.subject.head?.slice(0, 7);
		return since === void 0 ? md`### skillcheck: no skills affected` : md`### skillcheck: no skills affected since ${code(since)}`;
	}
	const severity = reportSeverity(report);
	if (severity === "pass" && isUnselected(report)) return md`### skillcheck: ${toHeadline(report)}`;
	return md`### ${SEVERITY_ICONS[severity]} skillcheck: ${toHeadline(report)}`;
}

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

// src/text/shell-command.ts
const QUOTABLE = /^[\p{L}\p{N}_.,:=+@()[\]/-]+(?: [\p{L}\p{N}_.,:=+@()[\]/-]+)*$/u;
const BARE = /^[A-Za-z0-9_./+][A-Za-z0-9_./@+-]*$/;
function toShellWord(folder) {
	if (!QUOTABLE.test(folder)) return null;
	const word = folder.startsWith("-") ? `./${folder}` : folder;
	return BARE.test(word) ? word : `'${word}'`;
}
function toShellCommand(verb, folders, options = "") {
	const words = folders.map(toShellWord);
	if (words.includes(null)) return null;
	return [
		"npx skillcheck",
		verb,
		...words,
		options
	].filter((word) => word !== "").join(" ");
}
function toRecordOptions(samples) {
	return samples === void 0 ? "--isolation none" : `--samples ${samples} --isolation none`;
}

// src/reports/wording/command.ts
const LONGEST = 400;
function toCommand$1(verb, folders, options = "") {
	const text = toShellCommand(verb, folders, options);
	if (text !== null && text.length <= LONGEST) return code(text, LONGEST);
	const place = folders.length === 1 ? md`its folder` : md`their folders`;
	return md`${code(`skillcheck ${verb}`)} on ${place}`;
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
function money(amount) {
	if (amount === null) return words`unknown`;
	return amount > 0 && amount < .005 ? words`under $0.01` : words`$${fixed(amount, 2)}`;
}
function moneyPerRun(amount) {
	if (amount === null) return words`unknown`;
	return amount > 0 && amount < 5e-4 ? words`under $0.001` : words`$${fixed(amount, 3)}`;
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
function neededPasses$1({ evidence, needed, planned }, rate) {
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
function duration$1(milliseconds) {
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
const NAMES$1 = 5;
function names(skills) {
	const shown = skills.slice(0, NAMES$1).map((skill) => code(skill.name));
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
	const more = problems.length === 1 ? md`` : md` ${counted$1(problems.length, "problem")} in all.`;
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
	].filter((part) => part.count > 0).map(({ count, verb }, index) => index === 0 ? md`${counted$1(count, "test")} ${verb}` : md`${count} ${verb}`);
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
	return md` Fix the ${counted$1(errors, "lint error")} of ${names(broken)} first.`;
}
function evidenceAlert(page) {
	const skills = presentSkills(page.report);
	const unverified = skills.filter((skill) => skill.tests.some((test) => test.status === "unverified"));
	const untested = skills.filter((skill) => skill.state === "untested");
	if (unverified.length + untested.length === 0) return null;
	const recordable = unverified.filter((skill) => lintErrors(skill) === 0);
	const have = unverified.length === 1 ? md`has` : md`have`;
	const evidence = unverified.length === 0 ? md`` : md`**${counted$1(unverified.length, "skill")} ${have} no evidence for this commit.**${lintSentence(skills)}`;
	const record = recordable.length === 0 ? md`` : md` To verify ${names(recordable)}, run ${recordCommand(recordable.map((skill) => skill.folder))} (${join(recordable.slice(0, NAMES$1).map(price), ", ")}) and commit ${code(".skillcheck/cassettes/")}.`;
	const [first] = untested;
	const suite = first === void 0 ? md`` : md` **${counted$1(untested.length, "skill")} changed without a suite:** ${names(untested)}. Write one with ${toCommand$1("new-test", [first.folder])}.`;
	return md`> [!WARNING]\n> ${join([md`${evidence}${record}`, suite], "")}`;
}
function lintAlert(page) {
	const broken = page.report.skills.filter((skill) => lintErrors(skill) > 0);
	if (broken.length === 0) return null;
	const errors = broken.reduce((sum, skill) => sum + lintErrors(skill), 0);
	return md`> [!WARNING]\n> **${counted$1(errors, "lint error")} in ${names(broken)}.** Each is listed below with its fix.`;
}
function faultAlert(page) {
	const texts = faultTexts(page.report);
	if (texts.length === 0) return null;
	const shown = texts.slice(0, NAMES$1).map((text) => code(text, 300));
	const rest = texts.length - shown.length;
	const more = rest > 0 ? md` and ${rest} more` : md``;
	return md`> [!CAUTION]\n> **No verdict:** ${join(shown, ", ")}${more}. A recording that was changed or moved counts for nothing: delete it and record again.`;
}
function invalidAlert(page) {
	const invalid = page.report.skills.flatMap((skill) => skill.tests).filter((test) => test.status === "invalid");
	const [first] = invalid;
	if (first === void 0) return null;
	return md`> [!WARNING]\n> **No verdict for ${counted$1(invalid.length, "test")}:** ${prose(first.reason)}. This is neither a pass nor a failure of the skill: run it again.`;
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
		const parts = [...days].sort(([a], [b]) => a < b ? 1 : -1).map(([on, samples]) => md`${counted$1(samples, "sample")} of ${plain(on)}`);
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
	return strata >= tests ? md`its ${counted$1(tests, "test")}` : md`the ${strata} of its ${counted$1(tests, "test")} that can tell a difference`;
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
	return md`${join(parts, " ")} ${counted$1(compared.length, "skill")} compared${others}. Samples of one test share the model's day and are not fully independent.`;
}
function lint(report) {
	const { lintErrors, lintWarnings } = report.counts;
	return md`Lint: ${counted$1(lintErrors, "error")}, ${counted$1(lintWarnings, "warning")}.`;
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
function toNotes$1(page) {
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
	const replayed = kinds.has("replayed") ? md` The replayed skills cost $0.00 now; their cassettes cost ${money(report.money.recordedUsd)} when they were recorded.` : md``;
	return md`Spent now = billed by this workflow run.${replayed}`;
}
function sumTable(page) {
	const { money: sums } = page.report;
	const rows = page.report.skills.flatMap((skill) => skill.rows.filter((row) => row.runs > 0).map((row) => [
		md`${label(skill, row)}, ${counted$1(row.runs, "run")}`,
		md`${money(row.spentUsd)}`,
		isLive(skill, row) ? md`–` : md`${money(row.recordedUsd)}`
	]));
	const total = [
		md`**Total, ${counted$1(sums.runs, "run")}**`,
		md`**${money(sums.spentUsd)}**`,
		md`**${money(sums.recordedUsd)}**`
	];
	const recorded = md`Recorded cost (≈ price of running live again)`;
	return table([
		left(md` `),
		right(md`Spent now`),
		right(recorded)
	], page.detail.costRows ? [...rows, total] : [total]);
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
			moneyPerRun(base.costUsd),
			moneyPerRun(now.costUsd),
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
			duration$1(base.durationMs),
			duration$1(now.durationMs),
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
	const spentNow = report.money.spentUsd;
	const live = spentNow !== 0 ? md`: ${money(spentNow)} spent now` : md``;
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
		case "assistant": return md`💬 "${plain(event.text, 46)}"`;
		case "tool": {
			const result = event.result === "" ? md`` : md` → ${plain(event.result, 46)}`;
			return md`🔧 ${code(event.text, 46)}${result}`;
		}
	}
}
function isSame$1(row) {
	const { head, base } = row;
	return head !== null && base !== null && !row.diverges && head.kind === base.kind && head.text === base.text && head.result === base.result;
}
function toPlace$1({ turn, event, head, diverges }) {
	if (head === null) return md``;
	return diverges ? md`**${turn}.${event}**` : md`${turn}.${event}`;
}
function toRow$1(row, hasBase) {
	const head = row.head === null ? md`–` : cell(row.head);
	const marked = row.diverges ? md`${head} **← diverges**` : head;
	const start = [toPlace$1(row), marked];
	if (!hasBase) return start;
	if (isSame$1(row)) return [...start, md`same`];
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
	return rows.length === test.eventTable.length ? drawn : md`${drawn}\n\n${rows.length} of ${counted$1(test.eventTable.length, "event")} shown.`;
}

// src/reports/blocks/test-summary.ts
const ALPHA$1 = .05;
function comparisonWords({ skill, test }) {
	switch (test.comparison) {
		case "regressed":
			if (test.p !== null && (test.p < ALPHA$1 || skill.regression === null)) return md`Regressed (${probability(test.p)})`;
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
	const agent = skill.rows.length > 1 ? md` (${plain(test.agent)})` : md``;
	return md`${plain(test.name)}${agent}`;
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
	}))).filter(({ test }) => ["broken", "invalid"].includes(testSeverity(test))).sort((a, b) => SEVERITIES$1.indexOf(testSeverity(a.test)) - SEVERITIES$1.indexOf(testSeverity(b.test)));
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
	const noun = blocks.length === 0 ? counted$1(count, "failing test") : md`${count} ${heading}failing`;
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
	const { spentUsd, capUsd } = report.money;
	const cap = capUsd === null ? md`` : md` of ${money(capUsd)} cap`;
	return md`spent now **${money(spentUsd)}**${cap}`;
}
function samplesPerTest(tests) {
	const [first] = tests;
	const same = tests.every((test) => test.planned === first?.planned);
	return first === void 0 || !same ? md`` : md`, ${counted$1(first.planned, "sample")} per test`;
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
		return md`${counted$1(others.length, "other skill")} ${verb}${evidence}`;
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
	const verifiedPart = report.mode === "lint" ? md`` : md`${counted$1(verified.length, "skill")} verified${evidenceWord(verified)}`;
	const ran = md`Lint ran on ${counted$1(skills.length, "skill")}`;
	return join([
		ran,
		verifiedPart,
		spent(report),
		shortHead(report)
	], " · ");
}
function toLineTwo({ report, context }) {
	const behind = context.github?.behind ?? 0;
	const older = behind === 0 || report.subject.head === null ? md`` : md`Results for ${shortHead(report)}, ${counted$1(behind, "commit")} behind`;
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
function allFindings(page) {
	return page.report.skills.flatMap((skill) => skill.findings).sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
function countWords(findings) {
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const errors = count("error");
	const warnings = count("warning");
	const hints = count("info");
	return join([
		errors === 0 ? md`` : md`${counted$1(errors, "error")}`,
		warnings === 0 ? md`` : md`${counted$1(warnings, "warning")}`,
		hints === 0 ? md`` : md`${counted$1(hints, "hint")}`
	], ", ");
}
function withMore(drawn, left) {
	return left <= 0 ? drawn : md`${drawn}\n\n…and ${left} more in \`skillcheck-report.json\`.`;
}
function toLint(page, open) {
	const findings = allFindings(page);
	if (findings.length === 0) return md``;
	const shown = findings.slice(0, page.detail.rows);
	const left = (heading) => ({
		heading,
		align: "left"
	});
	const drawn = table([
		left(md` `),
		left(md`Where`),
		left(md`Problem`),
		left(md`Fix`)
	], shown.map((finding) => [
		md`${SEVERITY_CELLS[finding.severity]}`,
		sourceLink(page, finding, 2),
		md`${prose(finding.message)} (${plain(finding.rule)} ${code(finding.slug)})`,
		finding.fix === void 0 ? md`–` : prose(finding.fix)
	]));
	return details(md`<b>Lint: ${countWords(findings)}</b>`, withMore(drawn, findings.length - shown.length), open && findings[0]?.severity === "error");
}
function toProblems$1(page) {
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
	return details(md`<b>Cannot be used: ${counted$1(problems.length, "problem")}</b>`, withMore(drawn, problems.length - shown.length), true);
}

// src/reports/blocks/skills-table.ts
const PASSING_ROWS = 8;
const ARROW_PERCENT = 10;
function toEntries$1(skill) {
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
function testsCell({ skill, tests, severity }) {
	const errors = lintErrors(skill);
	const lint = errors === 0 ? md`` : md`${counted$1(errors, "lint error")}`;
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
	return unverified === tests.length ? join([md`${unverified} unverified`, lint], " · ") : join([
		first,
		...others,
		flakyPart,
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
	return skill.staleInputs.filter((row) => row.changed && /[./]/.test(row.input)).length > 0 ? md`skill changed` : md`inputs changed`;
}
const KINDS$1 = [
	"live",
	"replayed",
	"stale",
	"unrecorded"
];
function evidenceCell({ skill, tests }) {
	if (skill.state === "unusable") return md`⚠️ ${plain(unusableName(skill))} cannot be used`;
	const present = KINDS$1.filter((kind) => tests.some((test) => test.evidence === kind));
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
	if (percent === null) return moneyPerRun(now);
	const arrow = Math.abs(percent) < ARROW_PERCENT ? md`` : percent > 0 ? md` ▲` : md` ▼`;
	return md`${moneyPerRun(now)} (${change(percent)}${arrow})`;
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
	if (errors > 0) return md`fix ${counted$1(errors, "lint error")}, then record`;
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
		const others = skill.findings.length - errors;
		const entry = {
			skill,
			row: null,
			tests: [],
			severity: skillSeverity(skill)
		};
		const found = [errors === 0 ? md`` : md`${counted$1(errors, "error")}`, others === 0 ? md`` : md`${counted$1(others, "warning")}`];
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
	return md`✅ ${counted$1(entries.length, "skill")} pass: ${join(parts, ", ")}`;
}
function toSkillsTable(page) {
	const { report, detail } = page;
	if (report.skills.length === 0) return md``;
	if (report.mode === "lint") return lintTable(report);
	const entries = report.skills.flatMap(toEntries$1);
	const passes = ({ severity, skill }) => isCalm(severity) && skill.state !== "unselected";
	const passing = entries.filter(passes);
	const others = entries.filter((entry) => !passes(entry));
	if (!detail.passingRows) {
		const line = passing.length === 0 ? md`` : passingLine(passing);
		return join([others.length === 0 ? md`` : drawTable(report, others), line], "\n\n");
	}
	if (passing.length <= PASSING_ROWS) return drawTable(report, entries);
	const folded = details(md`✅ ${counted$1(passing.length, "skill")} pass`, drawTable(report, passing));
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
	return details(md`<b>Why ${plain(skill.name)} is stale</b>: ${counted$1(changed, "input")} changed since it was recorded${others}`, md`${drawn}${more}${oldResult(skill)}`);
}
function toStale$1(page) {
	const stale = page.report.skills.filter((skill) => skill.staleInputs.length > 0);
	const blocks = stale.slice(0, SKILLS).map((skill) => staleBlock(page, skill));
	const rest = stale.slice(SKILLS);
	if (rest.length === 0) return blocks;
	return [...blocks, md`${counted$1(rest.length, "skill")} more with stale recordings: see the report.`];
}

// src/reports/blocks/transcripts.ts
const TURNS = 8;
const CALLS = 6;
const LAST_WORDS = 240;
const SHORT_LAST_WORDS = 60;
const BLOCKS$1 = 8;
const FOLDED = 40;
function toShown$1(skill) {
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
		quote(turn.user, SHORT_LAST_WORDS),
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
	const name = md`<code>${plain(skill.name)} › ${plain(test.name)}</code>`;
	const mark = transcript.verdict === "pass" ? md`` : transcript.verdict === "fail" ? md` ✗` : md` !`;
	const of = md`sample ${transcript.sample} of ${Math.max(test.samples.length, transcript.sample)}${mark}`;
	return md`${name}, ${of}, ${counted$1(transcript.turns.length, "turn")}`;
}
function body(transcript, lines) {
	const turns = transcript.turns.slice(0, TURNS);
	const left = transcript.turns.length - turns.length;
	const drawn = lines ? asLines(turns) : asTable(turns);
	return left === 0 ? drawn : md`${drawn}\n\n${counted$1(left, "turn")} more.`;
}
function toTranscripts(page) {
	const { transcripts } = page.detail;
	const shown = transcripts === "none" ? [] : page.report.skills.flatMap(toShown$1);
	if (shown.length <= BLOCKS$1) return shown.map((one) => details(md`Transcript: ${summaryOf(one)}`, body(one.transcript, transcripts === "lines")));
	const listed = shown.slice(0, FOLDED);
	const parts = listed.map((one) => md`${summaryOf(one)}\n\n${body(one.transcript, true)}`);
	const left = shown.length - listed.length;
	const more = left === 0 ? [] : [md`…and ${left} more`];
	return [details(md`Transcripts of ${counted$1(shown.length, "skill")}`, join([...parts, ...more], "\n\n"))];
}

// src/reports/blocks/undecided.ts
const BLOCKS = 5;
function located(page) {
	return page.report.skills.flatMap((skill) => skill.tests.map((test) => ({
		skill,
		test
	})));
}
function nextStep({ skill, test }) {
	const price = test.costPerRunUsd === null ? md`no price yet` : md`≈ ${money(test.costPerRunUsd * 15)} per test`;
	const cannot = test.rate === null ? md`` : test.base === null ? md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from the ${test.needed} needed. ` : md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from ${test.base.passed}/${test.base.valid}. `;
	return md`${cannot}To decide, run ${recordCommand([skill.folder], 15)}: it draws ${15} new samples (${price}).`;
}
function undecidedBlock(page, one) {
	const { test } = one;
	const needed = test.rate === null ? md`` : md` Needs ${neededPasses$1(test, test.rate)}.`;
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
	return [...blocks, details(md`🟡 <b>${counted$1(rest.length, "test")} inconclusive</b>`, lines)];
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
	const rate = md`${test.rate.passed} of ${test.rate.valid}${kind} samples pass: ${interval(test.rate)}. Needs ${neededPasses$1(test, test.rate)}, so the test passes.${base}`;
	return join([rate, join([sampleStrip(test), firstFailing(one)], " · ")], "\n");
}
function toFlaky(page) {
	const tests = located(page).filter(({ test }) => test.flaky && testSeverity(test) === "flaky");
	const [only] = tests;
	if (only === void 0 || !page.detail.failureBlocks) return [];
	if (tests.length === 1) {
		const { skill, test } = only;
		const rate = test.rate === null ? md`` : md`, pass with ${fraction(test.rate)} samples`;
		const name = md`<code>${plain(skill.name)} › ${plain(test.name)}</code>`;
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
	return [details(md`${counted$1(tests.length, "flaky test")}`, join([...shown, ...more], "\n"))];
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
		toProblems$1(page),
		...failures,
		...toUndecided(page),
		...toFlaky(page),
		toLint(page, failures.length === 0),
		...toStale$1(page),
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
		toNotes$1(page),
		toFooter(page)
	], "\n\n");
	return join([
		toHeading(report),
		toLineTwo(page),
		shortened(page),
		toAlert(page),
		detail.countsOnly ? countLine(page) : toSkillsTable(page),
		foldedBlocks(page),
		detail.countsOnly ? md`` : toNotes$1(page),
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

// src/text/terminal.ts
const LINE_CHARACTERS = 500;
function line(text, limit = 200) {
	return cutCharacters(breakCommands(toLine(text, limit)), limit);
}
function block(text, prefix, limit = 4e3) {
	return excerpt(text, limit).split("\n").map((each) => prefix + breakCommands(cutWithCount(each, LINE_CHARACTERS))).join("\n");
}
function commandData(text, limit = 300) {
	return line(text, limit).replaceAll("%", "%25");
}
function commandProperty(text) {
	return commandData(text, 1e3).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/reports/check-run/annotations.ts
const MESSAGE_CHARACTERS = 300;
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
function placeOf$1(skill, test) {
	if (test.failure !== null) return {
		path: test.file,
		line: test.failure.check.line
	};
	const changed = skill.staleInputs.find((input) => input.changed && /[./]/.test(input.input));
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
	const rate = test.rate === null ? "" : ` ${test.rate.passed}/${test.rate.valid} samples pass.`;
	const check = test.failure === null ? "" : ` ${test.failure.check.text}:`;
	const why = test.failure === null ? test.reason : test.failure.check.reason;
	return [{
		...placeOf$1(skill, test),
		severity: testSeverity(test),
		column: 1,
		level: levelOf(report, word),
		title: `${skill.name} › ${test.name}: ${word}`,
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
		...skill.findings.map((finding) => ofFinding(report, finding)),
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
	const rank = (draft) => 2 * SEVERITIES$1.indexOf(draft.severity) + (draft.level === "failure" ? 0 : 1);
	return [...ofProblems(report), ...report.skills.flatMap((skill) => ofSkill(report, skill))].filter((draft) => changedPaths === null || changedPaths.has(draft.path)).sort((a, b) => rank(a) - rank(b)).map(({ severity: _severity, message, title, ...place }) => ({
		...place,
		message: line(message, MESSAGE_CHARACTERS),
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
function toJson$1(value) {
	return JSON.stringify(value, null, 2).replaceAll("##[", "#\\u0023[").replace(/[\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu, (character) => Array.from({ length: character.length }, (_none, index) => {
		return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	}).join(""));
}

// src/reports/json.ts
var json_default = defineRenderer({
	name: "json",
	render: (report) => `${toJson$1(report)}\n`
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
function drawFailure(skill, test, palette) {
	const { failure } = test;
	const title = palette.bold(term`${line(skill.name)} › ${line(test.name)}`);
	const place = palette.dim(term`${line(test.file)}:${failure?.check.line ?? test.line}`);
	const why = failure === null ? line(test.reason) : term`${line(failure.check.text)}: ${line(failure.check.reason)}`;
	const recording = (test.samples.find((one) => one.sample === failure?.sample) ?? test.samples[0])?.recording ?? null;
	return join([
		term`  ${title}  ${place}`,
		term`    ${why}`,
		failure === null ? term`` : value("expected", failure.check.expected, palette.good),
		failure === null ? term`` : value("actual", failure.check.actual, palette.bad),
		test.notes === null ? term`` : term`    note: ${line(test.notes, EXCERPT)}`,
		events(test),
		recording === null ? term`` : palette.dim(term`    recording: ${line(recording)}`),
		test.next === null ? term`` : term`    next: ${line(test.next)}`
	], "\n");
}
function drawUnverified(skill, palette) {
	const tests = skill.tests.filter((test) => test.status === "unverified");
	const [first] = tests;
	if (first === void 0) return term``;
	const title = palette.bold(line(skill.name));
	const next = first.next === null ? term`` : term`\n    next: ${line(first.next)}`;
	return term`  ${title}  ${counted$1(tests.length, "test")} unverified: ${line(first.reason)}${next}`;
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

// src/reports/terminal/total.ts
function drawFindings(report, palette) {
	const lines = report.skills.flatMap((skill) => skill.findings.map((finding) => {
		const paint = finding.severity === "error" ? palette.bad : palette.warn;
		const place = term`${line(finding.path)}:${finding.line}:${finding.column}`;
		const fix = finding.fix === void 0 ? term`` : term` → ${line(finding.fix)}`;
		return term`  ${place} ${paint(term`${finding.severity}`)} ${line(finding.message, 300)} (${line(finding.rule)} ${line(finding.slug)})${fix}`;
	}));
	return join(lines, "\n");
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
		const findings = report.skills.reduce((sum, skill) => sum + skill.findings.length, 0);
		return term`skillcheck: ${report.conclusion} · ${counted$1(counts.skills, "skill")}, ${counted$1(findings, "finding")}`;
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
	const errors = counts.lintErrors === 0 ? term`` : counted$1(counts.lintErrors, "lint error");
	const numbers = join([
		counted$1(counts.tests, "test"),
		...parts,
		untested,
		errors
	], ", ");
	return term`skillcheck: ${report.conclusion} · ${numbers} · spent ${money(report.money.spentUsd)}`;
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
			const name = term`${test.status} ${line(skill.name)} › ${line(test.name)} (${line(test.agent)})`;
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
function testLine(test, palette) {
	const rate = test.rate === null ? term`` : fraction(test.rate);
	const word = test.comparison === "regressed" ? term`${test.status}, regressed` : term`${test.status}`;
	const flaky = test.flaky ? term`flaky` : term``;
	const said = join([
		rate,
		word,
		flaky
	], "  ");
	return term`   ${mark(testSeverity(test), palette)} ${line(test.name)}  ${said}`;
}
function skillLines$1(skill, palette) {
	const sign = skill.state === "unselected" ? palette.dim(term`–`) : mark(skillSeverity(skill), palette);
	const spent = skill.rows.reduce((sum, row) => sum === null || row.spentUsd === null ? null : sum + row.spentUsd, 0);
	const cost = skill.tests.length === 0 ? term`` : palette.dim(term`${money(spent)} now`);
	const head = join([
		palette.bold(line(skill.name)),
		state(skill),
		evidence(skill.tests),
		cost
	], "  ");
	const open = skill.tests.filter((test) => !["pass", "unverified"].includes(testSeverity(test)));
	return join([term` ${sign} ${head}`, ...open.map((test) => testLine(test, palette))], "\n");
}
function draw(report, palette) {
	return join([
		palette.bold(line(toTitle(report), 300)),
		drawProblems(report, palette),
		join(report.skills.map((skill) => skillLines$1(skill, palette)), "\n"),
		drawFindings(report, palette),
		drawFailures(report, palette),
		drawFaults(report, palette),
		drawNotes(report),
		drawTotal(report)
	], "\n\n");
}
var pretty_default = defineRenderer({
	name: "pretty",
	render: (report, context) => `${draw(report, createPalette(context.colour))}\n`
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
	github_default
];
function findRenderer(name) {
	return renderers.find((renderer) => renderer.name === name);
}

// src/text/decode.ts
const SPACE_ESCAPES = "nrtbfv";
function readHex(text, start, end) {
	const digits = text.slice(start, end);
	return digits.length === end - start && /^[0-9a-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}
function readCharacterEscape(text, index) {
	const letter = text[index];
	if (letter !== "u" && letter !== "x") return null;
	if (letter === "u" && text[index + 1] === "{") {
		const close = text.slice(index + 2, index + 9).indexOf("}");
		const code = close < 1 ? null : readHex(text, index + 2, index + 2 + close);
		return code === null ? null : {
			code,
			end: index + 3 + close
		};
	}
	const end = index + (letter === "u" ? 5 : 3);
	const code = readHex(text, index + 1, end);
	return code === null ? null : {
		code,
		end
	};
}
function readBackslashes(text, start) {
	let index = start;
	while (text[index] === "\\") index += 1;
	const found = readCharacterEscape(text, index);
	if (found !== null) return found;
	const letter = text[index] ?? "";
	if (letter !== "" && SPACE_ESCAPES.includes(letter)) return {
		code: 10,
		end: index + 1
	};
	return {
		code: null,
		end: index
	};
}
function readPercent(text, index) {
	const code = readHex(text, index + 1, index + 3);
	return code === null ? null : {
		code,
		end: index + 3
	};
}
function readEntity(text, index) {
	const found = /^&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/i.exec(text.slice(index, index + 11));
	if (found === null) return null;
	return {
		code: found[1] === void 0 ? Number(found[2]) : Number.parseInt(found[1], 16),
		end: index + found[0].length
	};
}
function readEscape(text, index) {
	switch (text[index]) {
		case "\\": return readBackslashes(text, index);
		case "%": return readPercent(text, index);
		case "&": return readEntity(text, index);
		default: return null;
	}
}
function decodeView(text) {
	if (!/[\\%&]/.test(text)) return identityView(text);
	const builder = createViewBuilder(text.length);
	let index = 0;
	while (index < text.length) {
		const found = readEscape(text, index);
		if (found === null) {
			builder.push(text.charCodeAt(index), index, index + 1);
			index += 1;
			continue;
		}
		if (found.code !== null) builder.push(found.code & 65535, index, found.end);
		index = found.end;
	}
	return builder.build();
}

// src/text/secret-forms.ts
const SHORTEST_FORM = 8;
const WIDE_SEPARATOR = /[\s\u007f-\u009f\p{Default_Ignorable_Code_Point}\p{Surrogate}]/u;
function isSeparator(code) {
	if (code < 127) return code <= 32;
	return WIDE_SEPARATOR.test(String.fromCharCode(code));
}
function dropSeparators(view) {
	return keepCharacters(view, (code) => !isSeparator(code));
}
function squeeze(text) {
	return dropSeparators(identityView(text)).text;
}
function toBinary(bytes) {
	return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
function toHex(bytes) {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function toBase64Forms(binary) {
	return [
		0,
		1,
		2
	].flatMap((offset) => {
		const encoded = btoa("\0".repeat(offset) + binary);
		const first = Math.ceil(8 * offset / 6);
		const digits = encoded.slice(first, Math.floor(8 * (offset + binary.length) / 6));
		return [digits, digits.replaceAll("+", "-").replaceAll("/", "_")];
	});
}
function toSecretForms(secret) {
	const squeezed = squeeze(secret);
	if (squeezed.length < SHORTEST_FORM) return [];
	const bytes = new TextEncoder().encode(secret);
	const binary = toBinary(bytes);
	const hex = toHex(bytes);
	const forms = [
		squeezed,
		squeeze(decodeView(secret).text),
		squeeze(binary),
		[...squeezed].reverse().join(""),
		hex,
		hex.toUpperCase(),
		...toBase64Forms(binary)
	];
	return [...new Set(forms)].filter((form) => form.length >= SHORTEST_FORM);
}

// src/text/vendor-tokens.ts
const TOKEN = new RegExp([
	"gh[opsru]_[A-Za-z0-9_.-]{16,}",
	"github_pat_[A-Za-z0-9_]{16,}",
	"sk-ant-[A-Za-z0-9_-]{8,}",
	"(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}",
	"(?<![A-Z0-9])A(?:KIA|SIA)[A-Z0-9]{16,}",
	"xox[a-z]-[A-Za-z0-9-]{10,}",
	"AIza[A-Za-z0-9_-]{35,}",
	"(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{0,4096})?"
].join("|"), "g");
const AUTHORIZATION = /authorization["']?\s{0,8}[:=]\s{0,8}["']?(?:(?:bearer|basic|token|digest)\s{1,8})?([^\s"',;]+)/gi;
const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{1,40}-----/g;
const PEM_END = /-----END [A-Z0-9 ]{1,40}-----/;
const PEM_BODY = /[A-Za-z0-9+/=\s:,.-]*/y;
function findPemBlocks(text) {
	const ranges = [];
	let end = 0;
	for (const begin of text.matchAll(PEM_BEGIN)) {
		if (begin.index < end) continue;
		const body = begin.index + begin[0].length;
		PEM_BODY.lastIndex = body;
		const inside = PEM_BODY.exec(text)?.[0] ?? "";
		const last = PEM_END.exec(inside);
		end = body + (last === null ? inside.length : last.index + last[0].length);
		ranges.push([begin.index, end]);
	}
	return ranges;
}
function findVendorTokens(text) {
	const ranges = [];
	for (const token of text.matchAll(TOKEN)) ranges.push([token.index, token.index + token[0].length]);
	for (const header of text.matchAll(AUTHORIZATION)) {
		const end = header.index + header[0].length;
		ranges.push([end - (header[1] ?? "").length, end]);
	}
	return [...ranges, ...findPemBlocks(text)];
}

// src/text/redactor.ts
const REDACTED = "[redacted]";
function findAll(text, needle) {
	const ranges = [];
	let index = text.indexOf(needle);
	while (index !== -1) {
		ranges.push([index, index + needle.length]);
		index = text.indexOf(needle, index + needle.length);
	}
	return ranges;
}
function toViews(text) {
	const decoded = decodeView(text);
	const ansi = findAnsi(decoded.text);
	return ansi.length === 0 ? [decoded] : [decoded, dropRanges(decoded, ansi)];
}
function findForms(views, forms) {
	return views.flatMap((view) => {
		const dense = dropSeparators(view);
		return forms.flatMap((form) => findAll(dense.text, form).map((range) => toOriginal(dense, range)));
	});
}
function replaceRanges(text, ranges) {
	const parts = [];
	let index = 0;
	for (const [start, end] of mergeRanges(ranges)) {
		parts.push(text.slice(index, start), REDACTED);
		index = end;
	}
	return parts.join("") + text.slice(index);
}
function createRedactor(secrets) {
	const exact = [...new Set(secrets)].filter((secret) => secret.length >= 4);
	const forms = [...new Set(exact.flatMap(toSecretForms))];
	return {
		redact: (text) => {
			const views = toViews(text);
			const ranges = [
				...exact.flatMap((secret) => findAll(text, secret)),
				...forms.length === 0 ? [] : findForms(views, forms),
				...views.flatMap((view) => findVendorTokens(view.text).map((range) => toOriginal(view, range)))
			];
			return ranges.length === 0 ? text : replaceRanges(text, ranges);
		},
		observed: (text) => forms.length > 0 && findForms(toViews(text), forms).length > 0
	};
}

// src/cassettes/path.ts
const DEFAULT_STORE = ".skillcheck";
const SLUG_LENGTH = 40;
const SEGMENT_LENGTH = 180;
const encoder$2 = new TextEncoder();
async function toSkillStorePath(skillFolder, store = DEFAULT_STORE) {
	return `${store}/cassettes/${await toFolderSegment(skillFolder)}`;
}
async function toCassettePath(cassette, text, store = DEFAULT_STORE) {
	const folder = await toSkillStorePath(cassette.skill.folder, store);
	const test = await toTestSlug(cassette.test);
	const run = `${encodeSegment(cassette.agent.name)}-${cassette.key.slice(0, 12)}`;
	const content = toContentPart(await toContentDigest(encoder$2.encode(text)));
	return `${folder}/${test}/${run}/${toStamp(cassette.recorded_at)}-${content}.json`;
}
function parseCassettePath(path) {
	const [cassettes, folder, test, run, name] = path.split("/").slice(-5);
	if (cassettes !== "cassettes" || !folder || !test) return null;
	const [, agent, key] = /^(.+)-([0-9a-f]{12})$/.exec(run ?? "") ?? [];
	const [, stamp, content] = /^(\d{8}T\d{6}Z)-([0-9a-f]{6})\.json$/.exec(name ?? "") ?? [];
	if (!agent || !key || !stamp || !content) return null;
	return {
		folder,
		test,
		agent: decodeSegment(agent),
		key,
		stamp,
		content
	};
}
async function toTestSlug(name) {
	const slug = name.toLowerCase().replace(/[^a-z0-9]/gu, "-").slice(0, SLUG_LENGTH);
	if (slug === name) return slug;
	return `${slug}-${(await sha256Hex(encoder$2.encode(name))).slice(0, 6)}`;
}
async function toFolderSegment(skillFolder) {
	if (skillFolder === ".") return "%2E";
	const segment = skillFolder.split("/").map(encodeFolder).join("--");
	if (segment.length <= SEGMENT_LENGTH) return segment;
	const digest = await sha256Hex(encoder$2.encode(skillFolder));
	return `${segment.slice(0, SEGMENT_LENGTH)}%${digest.slice(0, 12)}`;
}
function toContentPart(digest) {
	return digest.slice(0, 6);
}
function toStamp(time) {
	return `${time.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
function encodeFolder(segment) {
	return encodeSegment(segment).replace(/^-|-$|(?<=-)-/g, "%2D");
}
function encodeSegment(text) {
	return text.replace(/[^A-Za-z0-9._-]/gu, (character) => Array.from(encoder$2.encode(character), toPercent).join(""));
}
function toPercent(byte) {
	return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function decodeSegment(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

// src/cassettes/recording.ts
function toRecordingHeader({ path, evidence, cassette }) {
	const { turns: _turns, files: _files, git: _git, fakes: _fakes, verdicts: _verdicts, grades: _grades, provenance: _provenance, ...header } = cassette;
	return {
		path,
		evidence,
		cassette: header
	};
}
function compareRecordings(left, right) {
	return compareTimes(left.cassette.recorded_at, right.cassette.recorded_at) || comparePaths(toFileName(left.path), toFileName(right.path));
}
function compareTimes(left, right) {
	return comparePaths(toFullTime(left), toFullTime(right));
}
function toFileName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function toFullTime(time) {
	return time.length === 20 ? time.replace("Z", ".000Z") : time;
}

// src/model/run-inputs.ts
const RUN_KEY_FIELDS = [
	"format",
	"agent",
	"model",
	"skills",
	"subagents",
	"user_turns",
	"fakes",
	"env",
	"workspace",
	"preamble",
	"permission"
];

// src/model/cassette.ts
const digest = string().regex(/^[0-9a-f]{64}$/);
const mode = _enum([
	"100644",
	"100755",
	"120000"
]);
const relativePath = string().min(1).max(4096).refine((path) => !/^\/|\0/.test(path) && !path.split("/").includes(".."), { error: "leads out of the workspace" });
const time = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
const keptFile = strictObject({
	path: relativePath,
	mode,
	size: number().int().min(0),
	sha256: digest,
	text: string().optional()
});
const keptChange = discriminatedUnion("kind", [
	strictObject({
		kind: literal("created"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("modified"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("deleted"),
		path: relativePath
	})
]);
const turn = strictObject({
	user: string(),
	source: _enum(["prompt", "answer"]),
	stdout: array(string()),
	stderr: array(string()),
	exit: number().int().nullable(),
	signal: string().nullable(),
	ended: _enum([
		"by-itself",
		"timeout",
		"output"
	]),
	started_at: time,
	duration_ms: number().int().min(0),
	changes: array(keptChange)
});
const gitTurn = strictObject({
	branch: string(),
	commits: array(strictObject({
		hash: string().regex(/^[0-9a-f]{40,64}$/),
		subject: string(),
		body: string(),
		paths: array(relativePath)
	}))
});
const header = {
	format: literal(1),
	key: digest,
	fields: strictObject(Object.fromEntries(RUN_KEY_FIELDS.map((name) => [name, digest]))),
	skill: strictObject({
		name: string(),
		folder: relativePath,
		digest,
		files: array(strictObject({
			path: relativePath,
			mode,
			sha256: digest
		})).max(LIMITS.skillFiles)
	}),
	test: string(),
	agent: strictObject({
		name: string(),
		version: string().nullable(),
		model: string()
	}),
	served_model: string().nullable(),
	model_server: literal("scripted").optional(),
	isolation: _enum([
		"none",
		"cage",
		"container"
	]),
	arm: _enum([
		"skill",
		"no-skill",
		"base",
		"combined"
	]),
	recorded_at: time,
	recorded_by: strictObject({
		skillcheck: string(),
		node: string(),
		os: string()
	}),
	batch: strictObject({
		id: string().regex(/^[A-Za-z0-9-]{1,64}$/),
		started_at: time
	}),
	paths: strictObject({
		workspace: string(),
		home: string()
	}),
	conversation: strictObject({
		unused_answers: number().int().min(0),
		hit_max_turns: boolean()
	})
};
const cassetteSchema = strictObject({
	...header,
	turns: array(turn).min(1),
	files: array(keptFile),
	git: array(gitTurn).optional(),
	fakes: array(strictObject({
		turn: number().int().min(1),
		command: string(),
		argv: array(string()),
		status: string()
	})).optional(),
	verdicts: array(strictObject({
		key: digest,
		verdict: _enum([
			"pass",
			"fail",
			"unknown"
		]),
		reasoning: string(),
		model: string()
	})).optional(),
	grades: array(strictObject({
		key: digest,
		score: number().min(0).max(1).nullable(),
		details: string()
	})).optional(),
	provenance: strictObject({
		workflow_run: number().int(),
		path: string(),
		sha: string().regex(/^[0-9a-f]{40,64}$/)
	}).optional()
});

// src/cassettes/cassette-limits.ts
const RECORDED_LINES = 1e5;
const encoder$1 = new TextEncoder();
function toLimitProblem(cassette) {
	return toLinesProblem(cassette) ?? toStreamProblem(cassette) ?? toFilesProblem(cassette);
}
function toLinesProblem(cassette) {
	const lines = cassette.turns.reduce((sum, turn) => sum + turn.stdout.length + turn.stderr.length, 0);
	return lines > 1e5 ? `holds ${lines} lines, at most ${RECORDED_LINES} are read` : null;
}
function toStreamProblem(cassette) {
	if (toUnits(cassette) * 3 <= LIMITS.streamBytes) return null;
	const bytes = cassette.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
	return bytes > LIMITS.streamBytes ? `holds a stream of ${bytes} bytes, at most ${LIMITS.streamBytes} are read` : null;
}
function toUnits(cassette) {
	return cassette.turns.reduce((sum, turn) => turn.stdout.reduce((units, line) => units + line.length + 1, sum), 0);
}
function toStreamBytes(lines) {
	return lines.reduce((sum, line) => sum + toBytes(line), Math.max(0, lines.length - 1));
}
function toFilesProblem(cassette) {
	const changes = cassette.turns.flatMap((turn) => turn.changes);
	const kept = [...cassette.files, ...changes.filter((change) => change.kind !== "deleted")];
	if (kept.reduce((sum, file) => sum + (file.text?.length ?? 0), 0) * 3 <= Math.min(LIMITS.keptFileBytes, LIMITS.keptFilesBytes)) return null;
	const sizes = kept.map((file) => [file, toTextBytes(file)]);
	const [large] = sizes.filter(([, size]) => size > LIMITS.keptFileBytes);
	if (large) return `keeps ${large[1]} bytes of ${large[0].path}, at most ${LIMITS.keptFileBytes} are read`;
	const sum = sizes.reduce((total, [, size]) => total + size, 0);
	return sum > LIMITS.keptFilesBytes ? `keeps ${sum} bytes of files, at most ${LIMITS.keptFilesBytes} are read` : null;
}
function toTextBytes(file) {
	return file.text === void 0 ? 0 : toBytes(file.text);
}
function toBytes(text) {
	return encoder$1.encode(text).length;
}

// src/cassettes/run-key.ts
const FORMAT = 1;
async function toRunKey(inputs, digest = fieldsDigest) {
	const parts = toFieldParts(inputs);
	const digests = await Promise.all(RUN_KEY_FIELDS.map(async (name) => [name, await digest(parts[name])]));
	const fields = Object.fromEntries(digests);
	return {
		key: await toKeyOfFields(fields, digest),
		fields
	};
}
function toKeyOfFields(fields, digest) {
	return digest(RUN_KEY_FIELDS.map((name) => fields[name]));
}
function toSkillsDigest(skills, digest) {
	return digest(toSkillParts(skills));
}
function toModelDigest(model, digest) {
	return digest([model]);
}
function toFormatDigest(digest) {
	return digest([String(1)]);
}
function toCacheKeyPart(skillFolder, treeDigest) {
	return fieldsDigest([
		String(1),
		skillFolder,
		treeDigest
	]);
}
function toFieldParts(inputs) {
	const settings = [...inputs.agentSettings].sort(([left], [right]) => comparePaths(left, right));
	return {
		format: [String(1)],
		agent: [inputs.agent, ...settings.flat()],
		model: [inputs.model],
		skills: toSkillParts(inputs.skills),
		subagents: [],
		user_turns: [
			String(inputs.prompts.length),
			...inputs.prompts,
			...toAnswerParts(inputs.answers),
			String(inputs.maxTurns)
		],
		fakes: [],
		env: [],
		workspace: [
			inputs.workspace.fromDigest ?? "",
			String(inputs.workspace.files.length),
			...inputs.workspace.files.flat(),
			...inputs.workspace.setup
		],
		preamble: [inputs.preamble],
		permission: [inputs.permissionMode]
	};
}
function toSkillParts(skills) {
	return skills.flatMap((skill) => [skill.name, skill.digest]);
}
function toAnswerParts(answers) {
	switch (answers.kind) {
		case "none": return ["none"];
		case "list": return [
			"list",
			String(answers.replies.length),
			...answers.replies
		];
		case "patterns": return [
			"patterns",
			String(answers.replies.length),
			...answers.replies.flatMap((answer) => [answer.pattern, answer.reply])
		];
	}
}

// src/cassettes/verify-cassette.ts
function toPlaceMismatch(path, cassette, digest) {
	const place = parseCassettePath(path);
	if (place === null) return "does not lie at the path of a recording";
	return toPathMismatch(place, cassette) ?? toContentMismatch(place, digest);
}
function rememberVerified(digest) {
	const verified = /* @__PURE__ */ new Map();
	return (cassette) => {
		const { key, fields, skill, agent, arm } = cassette;
		const header = JSON.stringify([
			key,
			fields,
			skill,
			agent.model,
			arm
		]);
		const known = verified.get(header) ?? verifyRunKey(cassette, digest);
		verified.set(header, known);
		return known;
	};
}
async function verifyRunKey(cassette, digest = fieldsDigest) {
	const { fields, skill } = cassette;
	if (await toKeyOfFields(fields, digest) !== cassette.key) return "digest mismatch: its run key does not follow from its own fields";
	if (fields.format !== await toFormatDigest(digest)) return mismatchOf("format", "format number");
	if (fields.model !== await toModelDigest(cassette.agent.model, digest)) return mismatchOf("model", "requested model");
	if (skill.digest !== await toTreeDigest(skill.files, digest)) return "digest mismatch: the tree digest of its skill does not follow from the files it names";
	return await hasOwnSkill(cassette, digest) ? null : mismatchOf("skills", "skill");
}
async function hasOwnSkill(cassette, digest) {
	switch (cassette.arm) {
		case "combined": return true;
		case "no-skill": return cassette.fields.skills === await toSkillsDigest([], digest);
		case "skill":
		case "base": return cassette.fields.skills === await toSkillsDigest([cassette.skill], digest);
	}
}
function toPathMismatch(place, cassette) {
	if (cassette.key.slice(0, 12) !== place.key) return "digest mismatch: its run key is not that of its folder";
	if (cassette.agent.name !== place.agent) return `is of agent ${cassette.agent.name}, not of its folder's`;
	return toStamp(cassette.recorded_at) === place.stamp ? null : "was not recorded when its name says";
}
function toContentMismatch(place, digest) {
	return toContentPart(digest) === place.content ? null : "digest mismatch: was changed after it was written, its content is not that of its name";
}
function mismatchOf(field, shown) {
	return `digest mismatch: its field ${field} does not follow from the ${shown} it names`;
}

// src/cassettes/read-cassette.ts
async function readCassette(path, { bytes, digest }, verify = verifyRunKey) {
	if (bytes.length > LIMITS.cassetteBytes) return tooLarge(bytes.length);
	const parsed = parse$1(bytes);
	if (parsed.kind !== "cassette") return parsed;
	const problem = toLimitProblem(parsed.cassette);
	if (problem !== null) return {
		kind: "too-large",
		reason: problem
	};
	const { cassette } = parsed;
	const mismatch = toPlaceMismatch(path, cassette, digest) ?? await verify(cassette);
	return mismatch === null ? parsed : {
		kind: "forged",
		reason: mismatch
	};
}
function tooLarge(size) {
	return {
		kind: "too-large",
		reason: `holds ${size} bytes, at most ${LIMITS.cassetteBytes} are read`
	};
}
function parse$1(bytes) {
	const json = toJson(bytes);
	if (json.kind !== "json") return json;
	const result = cassetteSchema.safeParse(json.value);
	if (result.success) return {
		kind: "cassette",
		cassette: result.data
	};
	return {
		kind: "unreadable",
		reason: toReason(json.value, result.error)
	};
}
function toJson(bytes) {
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		return {
			kind: "json",
			value: JSON.parse(text)
		};
	} catch (error) {
		return {
			kind: "unreadable",
			reason: `is not a recording: ${error instanceof SyntaxError ? "no JSON, or cut off" : "no UTF-8 text"}`
		};
	}
}
function toReason(value, error) {
	if (isOfOtherFormat(value)) return `has another format than ${1}, the one read here`;
	if (isPytestRecording(value)) return "is a recording of pytest-skillcheck, not of skillcheck";
	const [issue] = error.issues;
	const place = issue?.path.join(".") ?? "";
	return `is not a recording of format ${1}: ${place === "" ? "" : `${place}: `}${issue?.message ?? ""}`;
}
function isOfOtherFormat(value) {
	return typeof value === "object" && value !== null && "format" in value && typeof value.format === "number" && value.format !== 1;
}
function isPytestRecording(value) {
	return typeof value === "object" && value !== null && "harness" in value && !("format" in value);
}

// src/model/tree-path.ts
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isInside$1(folder, path) {
	if (folder === ".") return path !== ".";
	return path.length > folder.length && path.startsWith(folder) && path[folder.length] === "/";
}
function relativeTo(folder, path) {
	return folder === "." ? path : path.slice(folder.length + 1);
}
function joinPath$1(folder, path) {
	const segments = folder === "." ? [] : folder.split("/");
	for (const segment of path.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") {
			segments.push(segment);
			continue;
		}
		if (segments.pop() === void 0) return null;
	}
	return segments.length === 0 ? "." : segments.join("/");
}
function ancestorFolders(path) {
	const folders = [];
	for (let at = path; at !== ".";) {
		at = parentFolder(at);
		folders.push(at);
	}
	return folders;
}

// src/checks/evaluation/to-sample-verdict.ts
function toSampleVerdict(run, verdicts) {
	if (findNotCompleted(run) !== null || verdicts.length === 0) return "invalid";
	if (verdicts.some(({ verdict }) => verdict === "fail")) return "fail";
	return verdicts.every(({ verdict }) => verdict === "pass") ? "pass" : "invalid";
}

// src/model/foreign-folder.ts
const VENDORED = /* @__PURE__ */ new Set([
	".git",
	".tox",
	".venv",
	"bower_components",
	"node_modules",
	"site-packages",
	"third_party",
	"vendor",
	"venv"
]);
const FIXTURES = /* @__PURE__ */ new Set([".skillcheck", "evals"]);
function isForeignFolder(folder) {
	return parentFolder(folder).split("/").some((segment) => VENDORED.has(segment) || FIXTURES.has(segment));
}

// src/model/unread-content.ts
function explainUnread(content) {
	switch (content.kind) {
		case "missing": return {
			what: "the tree lists it, but it is not there",
			remedy: "put it back, or run again when nothing changes the files"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "put the file itself there"
		};
		case "too-large": return {
			what: `${content.size} bytes exceed the limit of ${content.limit}`,
			remedy: "make it smaller"
		};
		case "refused": return {
			what: content.reason,
			remedy: "put a plain file there that this user may read"
		};
	}
}

// src/skills/find-skill-folders.ts
function findSkillFolders(entries, includes = () => true) {
	const folders = /* @__PURE__ */ new Set();
	const variants = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		const name = lastSegment(path);
		if (mode === "160000" || name.toLowerCase() !== "skill.md") continue;
		const folder = parentFolder(path);
		if (isForeignFolder(folder) || !includes(folder)) continue;
		if (name === "SKILL.md") folders.add(folder);
		else if (!variants.has(folder)) variants.set(folder, path);
	}
	const misnamed = [...variants].filter(([folder]) => ![folder, ...ancestorFolders(folder)].some((at) => folders.has(at))).map(([folder, path]) => ({
		folder,
		path
	})).sort((left, right) => comparePaths(left.path, right.path));
	return {
		folders: [...folders].sort(comparePaths),
		misnamed
	};
}

// src/skills/source-tree.ts
const MOST_LINKS = 40;
function toSourceTree(entries, linkTargets) {
	const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
	const known = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Map([[".", /* @__PURE__ */ new Map()]]);
	for (const { path } of sorted) {
		let child = path;
		for (const folder of ancestorFolders(path)) {
			if (known.has(child)) break;
			known.add(child);
			const names = folders.get(folder) ?? /* @__PURE__ */ new Map();
			folders.set(folder, names);
			const name = lastSegment(child);
			const spellings = names.get(name.toLowerCase()) ?? [];
			names.set(name.toLowerCase(), spellings);
			spellings.push(name);
			child = folder;
		}
	}
	return {
		entries: sorted,
		byPath: new Map(sorted.map((entry) => [entry.path, entry])),
		folders,
		linkTargets
	};
}
function resolvePath(tree, path) {
	let real = ".";
	let links = 0;
	let state = "present";
	let waiting = toSegments(path).reverse();
	for (let segment = waiting.pop(); segment !== void 0; segment = waiting.pop()) {
		const step = toStep(tree, real, segment);
		if (step.kind === "outside-root") return {
			state: "outside-root",
			real: path
		};
		if (step.kind === "absent" || links > MOST_LINKS) return {
			state: "absent",
			real: path
		};
		if (step.otherCase) state = "other-case";
		if (step.kind === "link") {
			links += 1;
			real = ".";
			waiting = waiting.concat(toSegments(step.target).reverse());
		} else real = step.path;
	}
	return {
		state,
		real
	};
}
function toStep(tree, folder, segment) {
	const spellings = tree.folders.get(folder)?.get(segment.toLowerCase()) ?? [];
	const name = spellings.includes(segment) ? segment : spellings[0];
	if (name === void 0) return { kind: "absent" };
	const otherCase = name !== segment;
	const path = folder === "." ? name : `${folder}/${name}`;
	const written = tree.linkTargets.get(path);
	if (written === void 0) return {
		kind: "entry",
		path,
		otherCase
	};
	const target = written.startsWith("/") ? null : joinPath$1(folder, written);
	return target === null ? { kind: "outside-root" } : {
		kind: "link",
		target,
		otherCase
	};
}
function toSegments(path) {
	return path === "." ? [] : path.split("/");
}

// src/skills/read-source-tree.ts
async function readSourceTree(files) {
	const entries = await files.list();
	const linkTargets = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		if (mode !== "120000") continue;
		const content = await files.read(path, LIMITS.suiteBytes);
		if (content.kind === "link") linkTargets.set(path, content.target);
	}
	return toSourceTree(entries, linkTargets);
}

// src/suites/edit-distance.ts
function editDistance(left, right) {
	let rows = {
		before: [],
		above: Array.from({ length: right.length + 1 }, (_, j) => j)
	};
	for (let i = 1; i <= left.length; i += 1) rows = {
		before: rows.above,
		above: nextRow(left.slice(0, i), right, rows)
	};
	return rows.above[right.length] ?? 0;
}
function nextRow(left, right, { before, above }) {
	const row = [left.length];
	for (let j = 1; j <= right.length; j += 1) {
		const isSame = left.at(-1) === right[j - 1];
		const isSwap = left.length > 1 && left.at(-1) === right[j - 2] && left.at(-2) === right[j - 1];
		const choices = [
			at(above, j) + 1,
			at(row, j - 1) + 1,
			at(above, j - 1) + (isSame ? 0 : 1)
		];
		row.push(Math.min(...choices, isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
	}
	return row;
}
function at(row, index) {
	return row[index] ?? 0;
}
const LONGEST_WORD = 40;
function nearestWord(word, candidates) {
	if (word.length > LONGEST_WORD) return null;
	let nearest = null;
	let least = (word.length <= 4 ? 1 : 2) + 1;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate);
		if (distance < least) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}

// src/suites/explain-issue.ts
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
		case "invalid_type": return explain(`is ${nameOf$1(input)}`, wantedBy(issue));
		case "invalid_value": return explain(`is ${nameOf$1(input)}`, wantedBy(issue) + suggestion(input, issue.values));
		case "invalid_union": return explain(`is ${nameOf$1(input)}`, wantedBy(issue));
		case "too_small": return tooSmall(issue);
		case "too_big": return tooBig(issue);
		case "invalid_key": return issue.issues[0]?.message ?? "is a key that cannot be used";
		case "custom": return issue.message === void 0 ? "cannot be used" : issue.message;
		default: return explain(`${nameOf$1(input)} cannot be used`, "");
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
	return explain(`is ${nameOf$1(issue.input)}`, `write ${issue.inclusive === false ? "more than" : "at least"} ${least}`);
}
function tooBig(issue) {
	const most = Number(issue.maximum);
	if (issue.origin === "array" || issue.origin === "string") {
		const unit = issue.origin === "array" ? "entries" : "characters";
		const length = issue.input?.length;
		const seen = length === void 0 ? "is too long" : `has ${length} ${unit}`;
		return explain(seen, `write at most ${most}`);
	}
	return explain(`is ${nameOf$1(issue.input)}`, `write at most ${most}`);
}
function nameOf$1(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return value === "" ? "an empty text" : `the text ${JSON.stringify(value.slice(0, 40))}`;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return "a map";
}

// src/suites/known-keys.ts
function definitionOf(schema) {
	return schema._zod.def;
}
function openSchema(schema) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "optional":
		case "default":
		case "prefault":
		case "nullable":
		case "readonly": return openSchema(def.innerType);
		case "pipe": return openSchema(def.in);
		case "lazy": return openSchema(def.getter());
		case "union": return def.options.flatMap((option) => openSchema(option));
		default: return [schema];
	}
}
function childSchemas(schema, step) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "object": {
			const child = def.shape[String(step)];
			return child === void 0 ? [] : openSchema(child);
		}
		case "array": return openSchema(def.element);
		case "record": return openSchema(def.valueType);
		default: return [];
	}
}
function knownKeysAt(schema, path) {
	let candidates = openSchema(schema);
	for (const step of path) candidates = candidates.flatMap((one) => childSchemas(one, step));
	const keys = candidates.flatMap((one) => {
		const def = definitionOf(one);
		return def.type === "object" ? Object.keys(def.shape) : [];
	});
	return [...new Set(keys)];
}

// src/suites/unknown-key.ts
const SYNONYMS = /* @__PURE__ */ new Map([
	["assert", "`expect`"],
	["fake", "`fakes`"],
	["harness", "`agents`"],
	["runs", "`samples`"],
	["trials", "`samples`"],
	["instruction", "`prompt`"],
	["threshold", "`min_pass_rate`"],
	["graders", "`grade` or `judge`"],
	["negate", "`not`"],
	["skills", "`with`"],
	["matrix", "`pair_with`"],
	["should_activate", "`triggers.fires`"],
	["should_not_activate", "`triggers.quiet`"],
	["type", "`contains: text`"],
	["value", "`contains: text`"],
	["tool_called", "`tool_call`"],
	["skill_activated", "`loaded_skill`"],
	["after", "`expect`"]
]);
const NOT_YET = "is not supported by this version of skillcheck yet";
function explainUnknownKey(key, known) {
	if (known.later.has(key)) return {
		what: NOT_YET,
		remedy: "remove it until it is"
	};
	const belongs = known.elsewhere.get(key);
	if (belongs !== void 0) return {
		what: "does not belong here",
		remedy: `write it ${belongs}`
	};
	const what = "is not a key that can stand here";
	const near = nearestWord(key, [
		...known.here,
		...known.later,
		...known.elsewhere.keys()
	]);
	const synonym = SYNONYMS.get(key);
	const offers = [...near === null || synonym?.includes(`\`${near}\``) ? [] : [`did you mean \`${near}\`?${yetOf(`\`${near}\``, known)}`], ...synonym === void 0 ? [] : [`write ${synonym}${yetOf(synonym, known)}`]];
	if (offers.length > 0) return {
		what,
		remedy: offers.join(" or ")
	};
	return {
		what,
		remedy: `known are ${known.here.join(", ")}`
	};
}
function yetOf(offer, known) {
	return (offer.match(/[a-z_]+/g) ?? []).some((word) => known.later.has(word)) ? ` (${NOT_YET.replace("is ", "")})` : "";
}

// src/suites/yaml-source.ts
function spotAt(source, path) {
	let spot = source.root;
	for (const step of path) {
		const child = spot.children.get(step);
		if (child === void 0) return spot;
		spot = child;
	}
	return spot;
}
function keysAt(source, path) {
	let spot = source.root;
	for (const step of path) spot = spot?.children.get(step);
	return [...spot?.children.keys() ?? []].map(String);
}
function valueAt(source, path) {
	let value = source.data;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
		value = value[step];
	}
	return value;
}
const LONGEST_KEY = 60;
function toKeyPath(path) {
	return path.reduce((text, step) => {
		if (typeof step === "number") return `${text}[${step}]`;
		const key = String(step).slice(0, LONGEST_KEY);
		if (!/^[\w-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
		return text === "" ? key : `${text}.${key}`;
	}, "");
}
function isMap$3(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/suites/to-problems.ts
function toProblems(issues, context) {
	return inFileOrder(issues.flatMap((issue) => problemsOf(issue, [], context)));
}
function inFileOrder(problems) {
	return [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toProblem$1({ file, key, place }, { what, remedy }) {
	return {
		file,
		line: place.line,
		column: place.column,
		key: toKeyPath(key),
		what,
		remedy
	};
}
function problemsOf(issue, above, context) {
	const inside = [...above, ...issue.path];
	const key = [...context.prefix, ...inside];
	const { file, source } = context;
	if (issue.code === "unrecognized_keys") {
		const here = knownKeysAt(context.schema, inside);
		return issue.keys.map((name) => {
			const path = [...key, name];
			const explanation = explainUnknownKey(name, {
				here,
				...context.words
			});
			return toProblem$1({
				file,
				key: path,
				place: spotAt(source, path).keyPlace
			}, explanation);
		});
	}
	if (issue.code === "invalid_union") {
		const branch = meantBranch(issue);
		if (branch !== null) return branch.flatMap((inner) => problemsOf(inner, inside, context));
	}
	if (issue.code === "invalid_key" && issue.issues[0] !== void 0) return [toProblem$1({
		file,
		key,
		place: spotAt(source, key).keyPlace
	}, explanationOf(issue.issues[0], issue.path.at(-1)))];
	const explanation = explanationOf(issue, valueAt(source, key));
	return [toProblem$1({
		file,
		key,
		place: spotAt(source, key).place
	}, explanation)];
}
function explanationOf(issue, value) {
	if (issue.code === "custom") {
		const { what, remedy } = issue.params ?? {};
		if (typeof what === "string" && typeof remedy === "string") return {
			what,
			remedy
		};
	}
	if (issue.message.startsWith("write ")) return {
		what: `is ${nameOf$1(value)}`,
		remedy: issue.message
	};
	const written = splitExplanation(issue.message);
	const colon = written.what.indexOf(": write ");
	if (written.remedy !== "" || colon === -1) return written;
	return {
		what: written.what.slice(0, colon),
		remedy: written.what.slice(colon + 2)
	};
}
function meantBranch(issue) {
	const [first, second] = issue.errors.filter((branch) => branch.length > 0 && !branch.some((inner) => inner.path.length === 0 && isTypeIssue(inner)));
	return first !== void 0 && second === void 0 ? first : null;
}
function isTypeIssue(issue) {
	return [
		"invalid_type",
		"invalid_value",
		"invalid_union"
	].includes(issue.code);
}

// src/suites/check-suite-paths.ts
function checkSuitePaths({ suite, named }, entries) {
	const problems = named.flatMap(({ kind, path, place, key }) => {
		const explanation = kind === "skill" ? refuseSkill(path, entries) : refusePath(kind, path, entries);
		return explanation === null ? [] : [{
			file: suite.path,
			...place,
			key,
			...explanation
		}];
	});
	return inFileOrder(problems);
}
function refuseSkill(folder, entries) {
	const wanted = folder === "." ? "skill.md" : `${folder.toLowerCase()}/skill.md`;
	if (entries.some(({ path }) => path.toLowerCase() === wanted)) return null;
	return {
		what: `no SKILL.md in ${folder}`,
		remedy: "write the folder of a skill"
	};
}
function refusePath(kind, path, entries) {
	const above = entries.find((entry) => entry.mode === "120000" && path.startsWith(`${entry.path}/`));
	if (above !== void 0) return refuseEntry(above);
	const files = entries.filter((entry) => entry.path === path || isInside(entry.path, path));
	if (files.length === 0) return {
		what: kind === "from" ? "is a folder that does not exist" : "is a file that does not exist",
		remedy: "paths begin at this file's folder, and only tracked files count"
	};
	if (kind === "from" && files.some((entry) => entry.path === path && isFile(entry))) return {
		what: "is a file",
		remedy: "name a folder, or write its text under `files`"
	};
	const foreign = files.find((entry) => !isFile(entry));
	if (foreign !== void 0) return refuseEntry(foreign);
	return refuseCase(path, entries);
}
function isInside(path, folder) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function isFile(entry) {
	return entry.mode === "100644" || entry.mode === "100755";
}
function refuseEntry({ path, mode }) {
	return {
		what: `${path} is ${mode === "160000" ? "a submodule" : "a symbolic link"}`,
		remedy: "copy the files in"
	};
}
function refuseCase(named, entries) {
	const lower = named.toLowerCase();
	const seen = /* @__PURE__ */ new Map();
	for (const { path } of entries) {
		const folded = path.toLowerCase();
		if (folded !== lower && !isInside(folded, lower)) continue;
		const other = seen.get(folded);
		if (other !== void 0) return {
			what: `${other} and ${path} differ only in case`,
			remedy: "rename one of them"
		};
		seen.set(folded, path);
	}
	return null;
}

// src/suites/model-choice.ts
const NO_CHOICE = {
	everyAgent: [],
	byAgent: /* @__PURE__ */ new Map()
};
function toModelChoice(written) {
	if (written === void 0) return NO_CHOICE;
	if (typeof written === "string") return {
		everyAgent: [written],
		byAgent: /* @__PURE__ */ new Map()
	};
	const entries = Object.entries(written).map(([agent, models]) => [agent, typeof models === "string" ? [models] : models]);
	return {
		everyAgent: [],
		byAgent: new Map(entries)
	};
}
function overrideModel(stronger, weaker) {
	if (stronger.everyAgent.length > 0) return stronger;
	return {
		everyAgent: weaker.everyAgent,
		byAgent: new Map([...weaker.byAgent, ...stronger.byAgent])
	};
}
function modelsFor(choice, agent) {
	return choice.byAgent.get(agent) ?? choice.everyAgent;
}

// src/model/finding.ts
const SEVERITIES = [
	"error",
	"warning",
	"info"
];
const findingSchema = strictObject({
	rule: string(),
	slug: string(),
	severity: _enum(SEVERITIES),
	path: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	message: string(),
	fix: string().optional()
});

// src/model/config.ts
const agentNameSchema = string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, { error: explain("is not the name of an agent", "write claude, codex, opencode, gemini, …") });
const modelName = string().regex(/^\S{1,200}$/, { error: explain("is not the name of a model", "write it without blanks") });
const agentsSchema = array(agentNameSchema).min(1).describe("Agents that run the tests: claude, codex, opencode, gemini, …");
const modelSchema = union([modelName, record(agentNameSchema, union([modelName, array(modelName).min(1)]))]).describe("Model asked for: a name, or a map agent → name or list of names (each is run). Without it: the CLI's own.");
function isDeniedVariable(name) {
	const upper = name.toUpperCase();
	return isSecretVariable(name) || DENIED_VARIABLES.has(upper) || DENIED_PREFIXES.some((prefix) => upper.startsWith(prefix)) || DENIED_SUFFIXES.some((suffix) => upper.endsWith(suffix));
}
function isSecretVariable(name) {
	return SECRET_NAME.test(name);
}
const SECRET_NAME = /(?:(?:^|[_-])(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SECRET_?KEY|TOKEN|SECRET|PASSWD|PAT)|PASSWORD|AUTHTOKEN)$/i;
const DENIED_VARIABLES = /* @__PURE__ */ new Set([
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"SSH_AUTH_SOCK",
	"NODE_OPTIONS",
	"LD_PRELOAD",
	"BASH_ENV",
	"PATH",
	"HOME",
	"NODE_EXTRA_CA_CERTS",
	"NODE_TLS_REJECT_UNAUTHORIZED"
]);
const DENIED_PREFIXES = [
	"INPUT_",
	"ACTIONS_",
	"RUNNER_",
	"GITHUB_",
	"AWS_",
	"GOOGLE_",
	"GIT_",
	"LD_",
	"DYLD_",
	"ANTHROPIC_",
	"OPENAI_"
];
const DENIED_SUFFIXES = [
	"_BASE_URL",
	"_PROXY",
	"_CONFIG_DIR"
];
const variableName = string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, { error: explain("is not the name of a variable", "use letters, digits and _") }).refine((name) => !isDeniedVariable(name), { error: explain("is a variable that never reaches an agent from a file", "keys, tokens and addresses come from the environment of the job") });
const agentSettingsSchema = strictObject({
	command: string().min(1).optional().describe("Program to start instead of the agent's usual one: a name on PATH or a path."),
	model: union([modelName, array(modelName).min(1)]).optional().describe("Model asked for by this agent; wins over `model`."),
	env: record(variableName, string()).optional().describe("Plain variables for this agent; never secrets.")
});
const lintSchema = strictObject({
	rules: record(string().regex(/^(SK\d{3}|[a-z0-9-]+)$/, { error: explain("is not the name of a rule", "write an id such as SK009 or a slug") }), _enum([...SEVERITIES, "off"])).optional().describe("Rule id or slug → error, warning, info or off."),
	ignore: array(string().min(1)).optional().describe("Globs of files that are not linted, from the root."),
	paths: array(string().min(1)).optional().describe("Globs of SKILL.md files to lint; without it every one.")
});
const configSchema = strictObject({
	version: literal(1).describe("Version of this format: 1."),
	agents: agentsSchema.optional(),
	agent_settings: record(agentNameSchema, agentSettingsSchema).optional().describe("Agent → command, model, env."),
	model: modelSchema.optional(),
	isolation: _enum(["cage", "none"]).optional().describe("Where agents run: in the cage, or with `none` beside everything else, which every result says."),
	fail_on: array(_enum(FAIL_ON_WORDS)).optional().describe("What keeps the check from being green; without it all seven words."),
	store: string().optional().describe("Folder that holds cassettes/, from the root; without it .skillcheck."),
	lint: lintSchema.optional().describe("What lint looks at and how severe it is.")
}).describe("Settings of skillcheck for one repository.");
const DEFAULT_CONFIG = {
	path: null,
	agents: null,
	agentSettings: /* @__PURE__ */ new Map(),
	model: {
		everyAgent: [],
		byAgent: /* @__PURE__ */ new Map()
	},
	isolation: "cage",
	failOn: FAIL_ON_WORDS,
	store: ".skillcheck",
	lint: {
		rules: /* @__PURE__ */ new Map(),
		ignore: [],
		paths: []
	}
};

// src/suites/place.ts
var import_dist = require_dist();
function toLineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
function placeAt$1(lineStarts, offset) {
	let low = 0;
	let high = lineStarts.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((lineStarts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (lineStarts[low] ?? 0) + 1
	};
}

// src/suites/yaml-tokens.ts
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;
function toYamlTokens(text) {
	const parser = new import_dist.Parser();
	const tokens = [];
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		for (const token of parser.next(lexeme)) tokens.push(token);
		if (parser.stack.length > MOST_OPEN_TOKENS) return refused$2(parser.offset, TOO_DEEP);
	}
	for (const token of parser.end()) tokens.push(token);
	return countNodes(tokens) ?? {
		kind: "tokens",
		tokens
	};
}
const TOO_DEEP = {
	what: `nests deeper than ${LIMITS.yamlDepth} levels`,
	remedy: "put fewer lists and maps inside each other"
};
const TOO_MANY_VALUES = {
	what: `has more than ${LIMITS.yamlNodes} values (aliases count as what they stand for)`,
	remedy: "split the file, or name long values by fewer aliases"
};
const TOO_MANY_ALIASES = {
	what: `has more than ${LIMITS.yamlAliases} aliases`,
	remedy: "write the values out, or split the file"
};
function refused$2(offset, explanation) {
	return {
		kind: "refused",
		offset,
		...explanation
	};
}
function countNodes(tokens) {
	let nodes = 0;
	let aliases = 0;
	const open = [...tokens];
	for (let token = open.pop(); token !== void 0; token = open.pop()) {
		nodes += 1;
		if (token.type === "alias") aliases += 1;
		if (nodes > LIMITS.yamlNodes + tokens.length) return refused$2(token.offset, TOO_MANY_VALUES);
		if (aliases > LIMITS.yamlAliases) return refused$2(token.offset, TOO_MANY_ALIASES);
		open.push(...childrenOf(token));
	}
	return null;
}
function childrenOf(token) {
	if (token.type === "document") return token.value === void 0 ? [] : [token.value];
	if (!("items" in token)) return [];
	return token.items.flatMap((item) => {
		return [item.key, item.value].filter((part) => part !== void 0 && part !== null);
	});
}

// src/suites/to-yaml-source.ts
const REFUSED_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function toYamlSource(contents, context) {
	const state = {
		...context,
		problems: [],
		anchors: /* @__PURE__ */ new Map(),
		nodes: 0,
		stopped: false
	};
	const { value, spot } = convert(contents, [], state);
	if (state.problems.length > 0) return {
		kind: "problems",
		problems: state.problems
	};
	return {
		kind: "yaml",
		source: {
			data: value,
			root: spot
		}
	};
}
function convert(node, path, state) {
	const place = state.place(node.range?.[0] ?? 0);
	if (state.stopped) return emptyAt(place);
	state.nodes += 1;
	if (state.nodes > LIMITS.yamlNodes) return stop(place, TOO_MANY_VALUES, state);
	if (path.length > LIMITS.yamlDepth) return stop(place, TOO_DEEP, state);
	if ((0, import_dist.isAlias)(node)) return convertAlias(node.source, path, {
		state,
		place
	});
	const converted = convertContent(node, path, {
		state,
		place
	});
	if ("anchor" in node && node.anchor !== void 0) state.anchors.set(node.anchor, node);
	return converted;
}
function convertContent(node, path, at) {
	if ((0, import_dist.isMap)(node)) return convertMap(node, path, at);
	if ((0, import_dist.isSeq)(node)) return convertList(node.items, path, at);
	return {
		...emptyAt(at.place),
		value: (0, import_dist.isScalar)(node) ? node.value : null
	};
}
function convertAlias(name, path, { state, place }) {
	const target = state.anchors.get(name);
	if (target === void 0) {
		addProblem$1(state, path, {
			place,
			what: `the alias *${name} stands for nothing that is complete before it`,
			remedy: `write &${name} at an earlier value, or quote the text`
		});
		return emptyAt(place);
	}
	const { value, spot } = convert(target, path, state);
	return {
		value,
		spot: {
			...spot,
			place,
			keyPlace: place
		}
	};
}
function convertList(items, path, { state, place }) {
	const value = [];
	const children = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) {
		const converted = item === null ? emptyAt(place) : convert(item, [...path, index], state);
		value.push(converted.value);
		children.set(index, converted.spot);
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
function emptyAt(place) {
	return {
		value: null,
		spot: {
			place,
			keyPlace: place,
			children: /* @__PURE__ */ new Map()
		}
	};
}
function convertMap(node, path, { state, place }) {
	const value = Object.create(null);
	const children = /* @__PURE__ */ new Map();
	for (const pair of node.items) {
		const keyPlace = pair.key?.range ? state.place(pair.key.range[0]) : place;
		const key = usableKey(pair.key, {
			path,
			place: keyPlace,
			seen: children
		}, state);
		if (key === null) continue;
		const inside = [...path, key];
		const converted = pair.value === null ? emptyAt(keyPlace) : convert(pair.value, inside, state);
		value[key] = converted.value;
		children.set(key, {
			...converted.spot,
			keyPlace
		});
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
function usableKey(node, context, state) {
	const { path, place, seen } = context;
	const key = readKey(node);
	const refusal = key === null ? NO_KEY : refuseKey(key, seen);
	if (refusal === null) return key;
	addProblem$1(state, key === null ? path : [...path, key], {
		place,
		...refusal
	});
	return null;
}
const NO_KEY = {
	what: "a key that is not a plain text",
	remedy: "write `key: value`"
};
function readKey(node) {
	if (!(0, import_dist.isScalar)(node) || node.value === null) return null;
	return typeof node.value === "string" ? node.value : node.source ?? String(node.value);
}
function refuseKey(key, seen) {
	if (key === "<<") return {
		what: "merge keys are not supported",
		remedy: "repeat the keys"
	};
	if (REFUSED_KEYS.has(key)) return {
		what: "is not allowed as a key",
		remedy: "use another name"
	};
	if (!seen.has(key)) return null;
	return {
		what: "is written twice",
		remedy: "keep one of them"
	};
}
function stop(place, limit, state) {
	state.stopped = true;
	addProblem$1(state, [], {
		place,
		...limit
	});
	return emptyAt(place);
}
function addProblem$1(state, path, { place, what, remedy }) {
	state.problems.push({
		file: state.file,
		...place,
		key: toKeyPath(path),
		what,
		remedy
	});
}

// src/text/decode-text.ts
const PROBE_BYTES = 512;
const NUL_SHARE = .7;
function decodeText(bytes) {
	const wide = utf16Label(bytes);
	if (wide !== null) return {
		encoding: { kind: "utf-16" },
		text: new TextDecoder(wide).decode(bytes)
	};
	const text = new TextDecoder("utf-8").decode(bytes);
	if (!isStrictUtf8(bytes)) return {
		encoding: {
			kind: "invalid-utf-8",
			...placeOf(text, "�")
		},
		text
	};
	if (bytes.includes(0)) return {
		encoding: {
			kind: "binary",
			...placeOf(text, "\0")
		},
		text
	};
	return {
		encoding: {
			kind: "utf-8",
			byteOrderMark: bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191,
			crlf: text.includes("\r\n")
		},
		text
	};
}
function utf16Label(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
	if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
	const probe = bytes.subarray(0, PROBE_BYTES);
	const even = nulShare(probe, 0);
	const odd = nulShare(probe, 1);
	if (odd > NUL_SHARE && even === 0) return "utf-16le";
	return even > NUL_SHARE && odd === 0 ? "utf-16be" : null;
}
function nulShare(bytes, first) {
	const chosen = bytes.filter((_byte, at) => at % 2 === first);
	return chosen.length < 2 ? 0 : chosen.filter((byte) => byte === 0).length / chosen.length;
}
function isStrictUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
function placeOf(text, character) {
	const before = text.slice(0, Math.max(0, text.indexOf(character))).split(/\r\n?|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}

// src/suites/yaml-text.ts
const START$1 = {
	line: 1,
	column: 1
};
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";
function toYamlText(input) {
	const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
	if (bytes.length > LIMITS.suiteBytes) {
		const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
		return refused$1(START$1, what, "split it into several suites");
	}
	const { encoding, text } = decodeText(bytes);
	return refuseEncoding(encoding) ?? {
		kind: "text",
		text
	};
}
function refused$1(place, what, remedy) {
	return {
		kind: "refused",
		place,
		what,
		remedy
	};
}
function refuseEncoding(encoding) {
	switch (encoding.kind) {
		case "utf-8": return encoding.byteOrderMark ? refused$1(START$1, "begins with a byte order mark", SAVE_AS_UTF8) : null;
		case "utf-16": return refused$1(START$1, "is UTF-16", SAVE_AS_UTF8);
		case "invalid-utf-8": return refused$1(START$1, "is not valid UTF-8", SAVE_AS_UTF8);
		case "binary": return refused$1({
			line: encoding.line,
			column: encoding.column
		}, "a NUL character", "remove it");
	}
}

// src/suites/read-yaml.ts
function readYaml(input, file) {
	const problem = (place, what, remedy = "") => ({
		file,
		...place,
		key: "",
		what,
		remedy
	});
	const decoded = toYamlText(input);
	if (decoded.kind === "refused") return {
		kind: "problems",
		problems: [problem(decoded.place, decoded.what, decoded.remedy)]
	};
	const lineStarts = toLineStarts(decoded.text);
	const place = (offset) => placeAt$1(lineStarts, offset);
	const tokens = toYamlTokens(decoded.text);
	if (tokens.kind === "refused") {
		const { offset, what, remedy } = tokens;
		return {
			kind: "problems",
			problems: [problem(place(offset), what, remedy)]
		};
	}
	const directive = tokens.tokens.find((token) => token.type === "directive");
	if (directive !== void 0) return {
		kind: "problems",
		problems: [problem(place(directive.offset), "a YAML directive, which is not supported", "remove the line")]
	};
	const documents = compose(tokens.tokens);
	const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]).map((error) => problem(place(error.pos[0]), toSentence(error.message)));
	if (wrong.length > 0) return {
		kind: "problems",
		problems: inFileOrder(wrong)
	};
	const [first, second] = documents;
	if (first === void 0 || first.contents === null) return {
		kind: "problems",
		problems: [problem(place(0), "is empty", "write `version: 1` first")]
	};
	if (second !== void 0) return {
		kind: "problems",
		problems: [problem(place(second.range[0]), "a second document", "keep one")]
	};
	return toYamlSource(first.contents, {
		file,
		place
	});
}
function compose(tokens) {
	return [...new import_dist.Composer({
		version: "1.2",
		schema: "core",
		merge: false,
		resolveKnownTags: false,
		uniqueKeys: false
	}).compose(tokens)];
}
function toSentence(message) {
	const [line = ""] = message.split("\n");
	return `is not valid YAML: ${line.replace(/[.:]$/, "")}`;
}

// src/suites/suite-path.ts
const RELATIVE = "write a path below the folder of this file";
function readPath(written) {
	const form = refuseForm(written);
	if (form !== null) return {
		kind: "refused",
		...form
	};
	const segments = written.split("/").filter((segment) => segment !== "" && segment !== ".");
	const refusal = segments.map(refuseSegment).find((reason) => reason !== null);
	if (refusal !== void 0) return {
		kind: "refused",
		...refusal
	};
	return {
		kind: "path",
		path: segments.length === 0 ? "." : segments.join("/")
	};
}
function refuseForm(written) {
	if (written.trim() === "") return {
		what: "is an empty path",
		remedy: RELATIVE
	};
	if (written.includes("\0")) return {
		what: "holds a NUL character",
		remedy: RELATIVE
	};
	if (written.includes("\\")) return {
		what: "holds a backslash",
		remedy: "write /"
	};
	if (written.startsWith("/")) return {
		what: "is an absolute path",
		remedy: RELATIVE
	};
	if (written.startsWith("~")) return {
		what: "begins with ~",
		remedy: RELATIVE
	};
	if (/^[a-zA-Z]:/.test(written)) return {
		what: "begins with a drive letter",
		remedy: RELATIVE
	};
	return null;
}
function refuseSegment(segment) {
	if (segment === "..") return {
		what: "holds ..",
		remedy: RELATIVE
	};
	if (segment.toLowerCase() === ".git") return {
		what: "leads into .git",
		remedy: "name files of the work tree"
	};
	const bytes = new TextEncoder().encode(segment).length;
	if (bytes <= LIMITS.pathSegmentBytes) return null;
	return {
		what: `has a name of ${bytes} bytes`,
		remedy: `at most ${LIMITS.pathSegmentBytes} are allowed`
	};
}
function joinPath(folder, path) {
	if (folder === ".") return path;
	return path === "." ? folder : `${folder}/${path}`;
}
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}

// src/suites/read-config.ts
const WORDS = {
	elsewhere: new Map(knownKeysAt(configSchema, ["lint"]).map((key) => [key, "below `lint`"])),
	later: /* @__PURE__ */ new Set([
		"containers",
		"extra_hosts",
		"max_cost",
		"judge",
		"prices",
		"bots",
		"targets",
		"extra_fields",
		"agent"
	])
};
function readConfig(text, path) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
	const { source } = yaml;
	if (!isMap$3(source.data)) {
		const explanation = {
			what: `is ${nameOf$1(source.data)}`,
			remedy: "begin with `version: 1`"
		};
		return {
			kind: "problems",
			problems: [toProblem$1({
				file: path,
				key: [],
				place: source.root.place
			}, explanation)]
		};
	}
	const parsed = configSchema.safeParse(source.data, { error: explainIssue });
	const context = {
		file: path,
		source,
		schema: configSchema,
		prefix: [],
		words: WORDS
	};
	const problems = [...parsed.success ? [] : toProblems(parsed.error.issues, context), ...findStoreProblem(source, path)];
	if (!parsed.success || problems.length > 0) return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
	return {
		kind: "config",
		config: toConfig(parsed.data, path)
	};
}
function findConfigKey(text, path, key) {
	const yaml = readYaml(text, path);
	return yaml.kind === "problems" ? {
		line: 1,
		column: 1
	} : spotAt(yaml.source, key).keyPlace;
}
function findStoreProblem(source, file) {
	const store = isMap$3(source.data) ? source.data["store"] : void 0;
	if (typeof store !== "string") return [];
	const reading = readPath(store);
	const key = ["store"];
	const place = spotAt(source, key).place;
	if (reading.kind === "refused") return [toProblem$1({
		file,
		key,
		place
	}, reading)];
	if (reading.path !== ".") return [];
	return [toProblem$1({
		file,
		key,
		place
	}, {
		what: "is the root itself",
		remedy: "name a folder of its own, such as .skillcheck/cassettes"
	})];
}
function toConfig(written, path) {
	const settings = Object.entries(written.agent_settings ?? {}).map(([agent, one]) => {
		const models = one.model === void 0 ? [] : [one.model].flat();
		const env = new Map(Object.entries(one.env ?? {}));
		return [agent, {
			command: one.command ?? null,
			models,
			env
		}];
	});
	const ownModels = new Map(settings.flatMap(([agent, { models }]) => models.length > 0 ? [[agent, models]] : []));
	const store = readPath(written.store ?? DEFAULT_CONFIG.store);
	return {
		path,
		agents: written.agents ?? null,
		agentSettings: new Map(settings),
		model: overrideModel({
			everyAgent: [],
			byAgent: ownModels
		}, toModelChoice(written.model)),
		isolation: written.isolation ?? DEFAULT_CONFIG.isolation,
		failOn: written.fail_on ?? DEFAULT_CONFIG.failOn,
		store: store.kind === "path" ? store.path : DEFAULT_CONFIG.store,
		lint: {
			rules: new Map(Object.entries(written.lint?.rules ?? {})),
			ignore: written.lint?.ignore ?? [],
			paths: written.lint?.paths ?? []
		}
	};
}

// src/suites/suite-context.ts
function addProblem(context, { path, at = "value" }, explanation) {
	const spot = spotAt(context.source, path);
	const place = at === "key" ? spot.keyPlace : spot.place;
	context.problems.push(toProblem$1({
		file: context.file,
		key: path,
		place
	}, explanation));
}
function addNamedPath(context, { kind, path }, at) {
	const place = spotAt(context.source, at).place;
	context.named.push({
		kind,
		path,
		place,
		key: toKeyPath(at)
	});
}

// src/suites/suite-schema.ts
const text = union([string(), strictObject({ file: pathSchema() })]);
const nonEmptyText = union([string().min(1), strictObject({ file: pathSchema() })]);
function pathSchema() {
	return string().superRefine((written, context) => {
		const reading = readPath(written);
		if (reading.kind === "refused") context.addIssue({
			code: "custom",
			message: explain(reading.what, reading.remedy)
		});
	});
}
const duration = union([number().positive(), string().regex(/^[1-9]\d{0,5}[sm]$/, { error: explain("is not a duration", "write 90s, 5m or a number of seconds") })], { error: explain("is not a duration", "write 90s, 5m or a number of seconds") });
const rate = number().min(0).max(1);
const PRESETS = [
	"smoke",
	"standard",
	"strict"
];
const samples = number({ error: ({ input }) => typeof input === "string" && PRESETS.includes(input) ? explain(`the preset ${input} is not supported by this version of skillcheck yet`, "write a number") : void 0 }).int().min(1).max(LIMITS.cassettesPerKey);
const workspace = strictObject({
	from: pathSchema().optional().describe("Folder to copy, from the folder of this file; keep it under evals/. Copied fresh for every sample."),
	files: record(pathSchema(), text).optional().describe("Path in the workspace → text, or {file: path}."),
	setup: array(string().min(1)).optional().describe("Shell commands, run in the workspace before the agent starts; only where the agent runs.")
});
const shared = {
	agents: agentsSchema.optional(),
	model: modelSchema.optional(),
	samples: samples.optional().describe("Independent repetitions of every test; 5 without it."),
	min_pass_rate: rate.optional().describe("Share of the samples that must pass, 0 to 1; 0.8 without it."),
	timeout: duration.optional().describe("Time for one turn: 90s, 5m or seconds; 5m without it."),
	run_timeout: duration.optional().describe("Time for a whole run, at most 60m; 10m without it."),
	max_turns: number().int().min(1).max(100).optional().describe("User turns at most; 8 without it, more if more answers are listed."),
	preamble: text.optional().describe("Said before the first prompt: none, unattended, ask_and_stop, no_spend, scripted, or a text."),
	workspace: workspace.optional().describe("What the agent finds: an empty folder without it. A test's own replaces the suite's.")
};
function suiteSchema(check) {
	const expect = array(check).min(1).describe("Checks; all of them must pass.");
	const prompt = nonEmptyText.describe("What the user asks, or {file: path}.");
	const step = strictObject({
		prompt,
		expect: expect.optional(),
		min_pass_rate: rate.optional().describe("Judges this step by itself over the same samples.")
	});
	const test = strictObject({
		name: string().min(1).max(200).refine((name) => !/\p{Cc}/u.test(name), { error: explain("holds a line end or another control character", "write one line") }).describe("What must hold, in words; unique in this file."),
		prompt: prompt.optional(),
		steps: array(step).min(1).optional().describe("One conversation, a turn each: the long form of prompt and answers."),
		answers: union([array(nonEmptyText), record(patternSchema({ ignoreCase: true }), nonEmptyText)]).optional().describe("What the user says when the agent hands back: a list, or a map pattern → reply (each once)."),
		...shared,
		tags: array(string().min(1)).optional().describe("Words to select tests by."),
		notes: string().optional().describe("For people; shown beside a failure."),
		metadata: record(string(), unknown()).optional().describe("Anything; stands in the JSON report, not read."),
		expect: expect.optional()
	});
	return strictObject({
		version: literal(1).describe("Version of this format: 1."),
		skill: pathSchema().optional().describe("Folder of the skill, from the folder of this file, which it is without it."),
		...shared,
		max_invalid: rate.optional().describe("Share of samples without a verdict above which a test is invalid; 0.2 without it."),
		tests: array(test).min(1).max(LIMITS.testsPerSkill).describe("The tests of this skill.")
	}).describe("Tests of one agent skill, for skillcheck.");
}
const nonZero = number().int().refine((turn) => turn !== 0, { error: explain("turns count from 1", "pytest-skillcheck's turn(0) is turn: 1") });
const scope = _enum(SCOPES);
const bound = number().int().min(0);
const modifiersSchema = strictObject({
	turn: union([nonZero, tuple([nonZero, nonZero]).refine(([from, to]) => from <= to || from * to <= 0, { error: explain("ends before it begins", "write [first, last]") })]).optional().describe("Turn to look at: 1 is all work before the user said anything more, -1 the last, [from, to] a range."),
	scope: union([scope.transform((word) => [word]), array(scope).min(1)]).optional().describe("Where to look: a word or a list."),
	count: union([bound, strictObject({
		at_least: bound.optional(),
		at_most: bound.optional()
	}).refine(({ at_least, at_most }) => at_least !== void 0 || at_most !== void 0, { error: explain("has no bound", "write {at_least: 1} or {at_most: 3}") }).refine(({ at_least = 0, at_most = at_least }) => at_least <= at_most, { error: explain("can never hold", "write at_least not above at_most") })]).optional().describe("How often: a number, or {at_least, at_most}."),
	name: string().min(1).optional().describe("Shown instead of the check itself.")
});

// src/suites/check-modifiers.ts
const MODIFIERS = Object.keys(modifiersSchema.shape);
function isModifier(key) {
	return MODIFIERS.includes(key);
}
function readModifiers(value, { path, entry }, context) {
	const written = MODIFIERS.filter((key) => Object.hasOwn(value, key));
	const parsed = modifiersSchema.safeParse(Object.fromEntries(written.map((key) => [key, value[key]])), { error: explainIssue });
	if (!parsed.success) {
		context.problems.push(...toProblems(parsed.error.issues, {
			...context,
			schema: modifiersSchema,
			prefix: path
		}));
		return {};
	}
	if (entry === void 0) return parsed.data;
	for (const key of written) {
		if (key === "name" || isHonoured(key, { [entry.key]: value[entry.key] }, context)) continue;
		const taken = entry.modifiers.filter((modifier) => modifier !== "name");
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what: `means nothing beside \`${entry.key}\``,
			remedy: taken.length === 0 ? "remove it" : `remove it; ${taken.join(", ")} may stand there`
		});
	}
	return parsed.data;
}
function isHonoured(modifier, check, context) {
	if (!isMap$3(check)) return false;
	return Object.entries(check).some(([key, value]) => {
		const entry = context.vocabulary.get(key);
		if (entry === void 0) return false;
		if (entry.nests === "none") return entry.modifiers.includes(modifier);
		return (Array.isArray(value) ? value : [value]).some((one) => isHonoured(modifier, one, context));
	});
}
function pickModifiers(modifiers, entry) {
	const taken = MODIFIERS.filter((key) => key !== "name" && entry.modifiers.includes(key)).filter((key) => modifiers[key] !== void 0).map((key) => [key, modifiers[key]]);
	return Object.fromEntries(taken);
}

// src/suites/text-file.ts
function isTextFile(value) {
	return isMap$3(value) && Object.keys(value).length === 1 && typeof value["file"] === "string";
}
function readText(value, { path, exact = false }, context) {
	if (typeof value === "string") return value;
	const at = [...path, "file"];
	const reading = readPath(value.file);
	if (reading.kind === "refused") {
		addProblem(context, { path: at }, reading);
		return "";
	}
	const named = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "text",
		path: named
	}, at);
	const decoded = decode(context.texts.get(named) ?? { kind: "missing" });
	if (typeof decoded !== "string") {
		addProblem(context, { path: at }, decoded);
		return "";
	}
	return exact ? decoded : decoded.replace(/\r?\n$/, "");
}
function fillTexts(value, path, context) {
	if (isTextFile(value)) return readText(value, { path }, context);
	if (Array.isArray(value)) return value.map((item, index) => fillTexts(item, [...path, index], context));
	if (!isMap$3(value)) return value;
	const filled = Object.create(null);
	for (const [key, item] of Object.entries(value)) filled[key] = fillTexts(item, [...path, key], context);
	return filled;
}
function textFilePaths(data, folder) {
	const paths = /* @__PURE__ */ new Set();
	const open = [data];
	for (let value = open.pop(); open.length > 0 || value !== void 0; value = open.pop()) if (isTextFile(value)) {
		const reading = readPath(value.file);
		if (reading.kind === "path") paths.add(joinPath(folder, reading.path));
	} else if (typeof value === "object" && value !== null) open.push(...Object.values(value));
	return [...paths].sort();
}
function decode(content) {
	switch (content.kind) {
		case "missing": return {
			what: "is a file that does not exist",
			remedy: "paths begin at this file's folder"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "name the file itself"
		};
		case "too-large": return {
			what: `has ${content.size} bytes`,
			remedy: `at most ${content.limit} are read`
		};
		case "refused": return {
			what: content.reason,
			remedy: "name a plain file that this user may read"
		};
		case "file": return decodeUtf8(content.bytes);
	}
}
function decodeUtf8(bytes) {
	const { encoding, text } = decodeText(bytes);
	return encoding.kind === "utf-8" ? text : {
		what: "is not a text in UTF-8",
		remedy: "name a text file"
	};
}

// src/suites/read-check.ts
function readChecks(value, { path, step }, context) {
	if (!Array.isArray(value)) return [];
	return value.flatMap((item, index) => {
		return readCheck({
			value: item,
			path: [...path, index],
			step,
			around: {}
		}, context) ?? [];
	});
}
function readCheck(written, context) {
	const { value, path, step } = written;
	if (!isMap$3(value)) {
		addProblem(context, { path }, {
			what: `is ${nameOf$1(value)}, not a check`,
			remedy: "write a map such as `contains: text`"
		});
		return null;
	}
	const before = context.problems.length;
	const entry = findEntry(value, path, context);
	const own = readModifiers(value, {
		path,
		entry: entry ?? void 0
	}, context);
	if (entry === null) return null;
	const inside = [...path, entry.key];
	const around = {
		...written.around,
		...own
	};
	const inner = {
		value: value[entry.key],
		path: inside,
		step,
		around
	};
	const parsed = entry.nests === "none" ? readValue(entry, inner, context) : readNested(entry, inner, context);
	if (context.problems.length > before) return null;
	return {
		...entry.nests === "none" ? pickModifiers(around, entry) : {},
		...own.name === void 0 ? {} : { name: own.name },
		key: entry.key,
		value: parsed,
		...spotAt(context.source, inside).keyPlace,
		step
	};
}
function findEntry(value, path, context) {
	const keys = Object.keys(value).filter((key) => !isModifier(key));
	const [first, second] = keys.filter((key) => context.vocabulary.has(key));
	const unknown = keys.filter((key) => !context.vocabulary.has(key));
	const here = [...context.vocabulary.keys(), ...MODIFIERS];
	for (const key of unknown) {
		const explanation = explainUnknownKey(key, {
			here,
			...context.words
		});
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, explanation);
	}
	if (second !== void 0) {
		const what = `is a second check beside \`${first}\``;
		const remedy = "write it as an entry of its own";
		addProblem(context, {
			path: [...path, second],
			at: "key"
		}, {
			what,
			remedy
		});
	}
	if (first === void 0 && unknown.length === 0) addProblem(context, { path }, {
		what: "has no check",
		remedy: "write one, such as `contains: text`"
	});
	return first === void 0 ? null : context.vocabulary.get(first) ?? null;
}
function readValue(entry, { value, path }, context) {
	const before = context.problems.length;
	const filled = fillTexts(value, path, context);
	if (context.problems.length > before) return null;
	const parsed = entry.schema.safeParse(filled, { error: explainIssue });
	if (parsed.success) return parsed.data;
	context.problems.push(...toProblems(parsed.error.issues, {
		...context,
		schema: entry.schema,
		prefix: path
	}));
	return null;
}
function readNested(entry, written, context) {
	if (entry.nests === "one") return readCheck(written, context);
	const { value, path } = written;
	if (!Array.isArray(value) || value.length === 0) {
		const what = Array.isArray(value) ? "is an empty list" : `is ${nameOf$1(value)}`;
		addProblem(context, { path }, {
			what,
			remedy: "write a list of checks"
		});
		return null;
	}
	return value.flatMap((item, index) => readCheck({
		...written,
		value: item,
		path: [...path, index]
	}, context) ?? []);
}

// src/suites/read-shared.ts
const LONGEST_RUN_MS = 36e5;
function readShared(written, path, context) {
	const runTimeoutMs = toMilliseconds(written.run_timeout);
	if (runTimeoutMs !== void 0 && runTimeoutMs > LONGEST_RUN_MS) {
		const explanation = {
			what: "is longer than an hour",
			remedy: "write at most 60m"
		};
		addProblem(context, { path: [...path, "run_timeout"] }, explanation);
	}
	const { preamble, workspace } = written;
	return {
		agents: written.agents,
		model: toModelChoice(written.model),
		samples: written.samples,
		minPassRate: written.min_pass_rate,
		timeoutMs: toMilliseconds(written.timeout),
		runTimeoutMs,
		maxTurns: written.max_turns,
		preamble: preamble && readPreamble(preamble, [...path, "preamble"], context),
		workspace: workspace ? readWorkspace(workspace, [...path, "workspace"], context) : {}
	};
}
function toMilliseconds(written) {
	if (written === void 0 || typeof written === "number") return written && Math.round(written * 1e3);
	const amount = Number(written.slice(0, -1));
	return written.endsWith("m") ? amount * 6e4 : amount * 1e3;
}
const PREAMBLES = [
	"none",
	"unattended",
	"ask_and_stop",
	"no_spend",
	"scripted"
];
function readPreamble(written, path, context) {
	const text = readText(written, { path }, context);
	if (PREAMBLES.includes(text) || /\s/.test(text.trim())) return text;
	const near = nearestWord(text, PREAMBLES);
	if (near !== null) {
		const remedy = `did you mean ${near}? Known are ${PREAMBLES.join(", ")}`;
		addProblem(context, { path }, {
			what: "is neither a known preamble nor a sentence",
			remedy
		});
	}
	return text;
}
function readWorkspace({ from, files, setup }, path, context) {
	const kept = keysAt(context.source, [...path, "files"]).map((name) => {
		const at = [
			...path,
			"files",
			name
		];
		const text = readText(files?.[name] ?? "", {
			path: at,
			exact: true
		}, context);
		const reading = readPath(name);
		return [reading.kind === "path" ? reading.path : name, text];
	});
	return {
		...from === void 0 ? {} : { from: readFrom(from, [...path, "from"], context) },
		...files === void 0 ? {} : { files: kept },
		...setup === void 0 ? {} : { setup }
	};
}
function readFrom(written, path, context) {
	const reading = readPath(written);
	if (reading.kind === "refused") return null;
	const folder = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "from",
		path: folder
	}, path);
	return folder;
}

// src/suites/read-skill-folder.ts
function readSkillFolder(written, context) {
	const reading = readPath(written ?? ".");
	const folder = joinPath(context.folder, reading.kind === "path" ? reading.path : ".");
	for (const { path, place, key } of context.named) {
		if (path !== "." && path !== folder && !folder.startsWith(`${path}/`)) continue;
		context.problems.push({
			...toProblem$1({
				file: context.file,
				key: [],
				place
			}, {
				what: "holds the skill itself",
				remedy: "name a folder below evals/"
			}),
			key
		});
	}
	if (written !== void 0) addNamedPath(context, {
		kind: "skill",
		path: folder
	}, ["skill"]);
	return folder;
}

// src/suites/read-test.ts
const DEFAULTS = {
	samples: 5,
	minPassRate: .8,
	timeoutMs: 3e5,
	runTimeoutMs: 6e5,
	maxTurns: 8,
	preamble: "none"
};
const EMPTY_FOLDER = {
	from: null,
	files: [],
	setup: []
};
function readTest(written, { path, suite, checks }, context) {
	const own = readShared(written, path, context);
	const prompts = readPrompts(written, path, context);
	const answers = readAnswers(written, path, context);
	return {
		name: written.name,
		...spotAt(context.source, path).keyPlace,
		agents: own.agents ?? null,
		model: overrideModel(own.model, suite.model),
		prompts,
		stepRates: written.steps?.map((step) => step.min_pass_rate ?? null) ?? prompts.map(() => null),
		answers,
		workspace: {
			...EMPTY_FOLDER,
			...suite.workspace,
			...own.workspace
		},
		samples: own.samples ?? suite.samples ?? DEFAULTS.samples,
		minPassRate: own.minPassRate ?? suite.minPassRate ?? DEFAULTS.minPassRate,
		timeoutMs: own.timeoutMs ?? suite.timeoutMs ?? DEFAULTS.timeoutMs,
		runTimeoutMs: own.runTimeoutMs ?? suite.runTimeoutMs ?? DEFAULTS.runTimeoutMs,
		maxTurns: readMaxTurns({
			own,
			suite,
			path,
			prompts,
			answers
		}, context),
		preamble: own.preamble ?? suite.preamble ?? DEFAULTS.preamble,
		tags: written.tags ?? [],
		notes: written.notes ?? null,
		metadata: written.metadata ?? {},
		checks
	};
}
function readPrompts(written, path, context) {
	if (written.steps !== void 0) return written.steps.map((step, index) => readText(step.prompt, { path: [
		...path,
		"steps",
		index,
		"prompt"
	] }, context));
	if (written.prompt === void 0) return [];
	return [readText(written.prompt, { path: [...path, "prompt"] }, context)];
}
function readAnswers(written, path, context) {
	const { answers } = written;
	const inside = [...path, "answers"];
	if (answers === void 0) return { kind: "none" };
	if (Array.isArray(answers)) return {
		kind: "list",
		replies: answers.map((reply, index) => readText(reply, { path: [...inside, index] }, context))
	};
	return {
		kind: "patterns",
		replies: keysAt(context.source, inside).map((pattern) => ({
			pattern,
			reply: readText(answers[pattern] ?? "", { path: [...inside, pattern] }, context)
		}))
	};
}
function turnsNeeded(prompts, answers) {
	return prompts.length + (answers.kind === "none" ? 0 : answers.replies.length);
}
function readMaxTurns(wanted, context) {
	const { own, suite, path, prompts, answers } = wanted;
	const written = own.maxTurns ?? suite.maxTurns;
	if (written !== void 0 && written < prompts.length) {
		const what = `is ${written}, but this test has ${prompts.length} steps`;
		const remedy = `write at least ${prompts.length}, or leave it out`;
		addProblem(context, { path: [...path, "max_turns"] }, {
			what,
			remedy
		});
	}
	return written ?? Math.max(DEFAULTS.maxTurns, turnsNeeded(prompts, answers));
}

// src/suites/suite-warnings.ts
function toWarnings(skillFolder, files, context) {
	const inside = skillFolder === "." ? "" : `${skillFolder}/`;
	const stray = files.filter(({ path }) => path.startsWith(inside) && !path.startsWith(`${inside}evals/`)).map(({ key, place }) => ({
		file: context.file,
		...place,
		key,
		what: "lies inside the skill but outside its evals folder, so it no longer counts as part of it",
		remedy: "move it below evals/"
	}));
	const tests = valueAt(context.source, ["tests"]);
	const silent = (Array.isArray(tests) ? tests : []).flatMap((test, index) => {
		if (!isMap$3(test) || hasCheck(test)) return [];
		return [{
			file: context.file,
			...spotAt(context.source, ["tests", index]).place,
			key: `tests[${index}]`,
			what: "asserts nothing, so its result will be invalid",
			remedy: "add checks under `expect`"
		}];
	});
	return inFileOrder([...stray, ...silent]);
}
function hasCheck(test) {
	const steps = Array.isArray(test["steps"]) ? test["steps"] : [];
	return "expect" in test || steps.some((step) => isMap$3(step) && "expect" in step);
}

// src/suites/suite-words.ts
const LATER = /* @__PURE__ */ new Set([
	"max_cost",
	"arms",
	"with",
	"pair_with",
	"subagents",
	"env",
	"isolation",
	"judge",
	"exclusive",
	"triggers",
	"user",
	"fakes",
	"approve",
	"reference",
	"weight",
	"arm",
	"called",
	"calls",
	"refused",
	"judge_asked",
	"judge_files",
	"judge_compare",
	"grade"
]);
const ANY_SUITE = suiteSchema(unknown());
function toSuiteWords(checks) {
	const known = new Set(checks);
	const places = [
		["below `expect`", [...known]],
		["in a test, below `workspace`", knownKeysAt(ANY_SUITE, ["workspace"])],
		["in a test", knownKeysAt(ANY_SUITE, ["tests", 0])],
		["at the top of the file", knownKeysAt(ANY_SUITE, [])]
	];
	return {
		elsewhere: new Map(places.flatMap(([place, keys]) => keys.map((key) => [key, place]))),
		later: new Set([...LATER].filter((word) => !known.has(word)))
	};
}

// src/suites/test-rules.ts
function findCrossProblems(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return;
	const seen = /* @__PURE__ */ new Set();
	for (const [index, test] of tests.entries()) {
		if (!isMap$3(test)) continue;
		const path = ["tests", index];
		checkPrompt(test, path, context);
		const name = test["name"];
		if (typeof name !== "string") continue;
		if (seen.has(name)) {
			const what = `${JSON.stringify(name)} is the name of an earlier test`;
			addProblem(context, { path: [...path, "name"] }, {
				what,
				remedy: "write another name"
			});
		}
		seen.add(name);
	}
}
function checkPrompt(test, path, context) {
	const hasSteps = Object.hasOwn(test, "steps");
	if (!hasSteps && !Object.hasOwn(test, "prompt")) {
		const remedy = "write what the user asks";
		addProblem(context, { path: [...path, "prompt"] }, {
			what: "is missing",
			remedy
		});
	}
	for (const key of ["prompt", "answers"]) {
		if (!hasSteps || !Object.hasOwn(test, key)) continue;
		const what = "cannot stand beside `steps`";
		const remedy = "write every user turn as a step";
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what,
			remedy
		});
	}
}

// src/suites/read-suite.ts
const SCHEMA = suiteSchema(unknown());
const FILE_KEY = /(?:^|[\s{,"'?])file["']?[ \t]*(?::|$)/m;
function suiteTextFiles(text, path) {
	const written = typeof text === "string" ? text : new TextDecoder().decode(text);
	if (!FILE_KEY.test(written)) return [];
	const yaml = readYaml(text, path);
	return yaml.kind === "yaml" ? textFilePaths(yaml.source.data, folderOf(path)) : [];
}
function readSuite(text, path, { vocabulary, texts = /* @__PURE__ */ new Map() }) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
	const context = {
		file: path,
		folder: folderOf(path),
		source: yaml.source,
		vocabulary: new Map(vocabulary.map((entry) => [entry.key, entry])),
		words: toSuiteWords(vocabulary.map(({ key }) => key)),
		texts,
		problems: [],
		named: []
	};
	const { data } = yaml.source;
	if (!isMap$3(data)) {
		const explanation = {
			what: `is ${nameOf$1(data)}`,
			remedy: "begin with `version: 1`"
		};
		return refused([toProblem$1({
			file: path,
			key: [],
			place: yaml.source.root.place
		}, explanation)]);
	}
	const parsed = SCHEMA.safeParse(data, { error: explainIssue });
	if (!parsed.success) {
		const issues = parsed.error.issues.filter((issue) => !isExcused(issue, data));
		context.problems.push(...toProblems(issues, {
			...context,
			schema: SCHEMA,
			prefix: []
		}));
	}
	findCrossProblems(context);
	const checks = readAllChecks(context);
	const suite = parsed.success ? toSuite(parsed.data, checks, context) : null;
	return suite === null || context.problems.length > 0 ? refused(context.problems) : {
		kind: "suite",
		suite,
		named: context.named
	};
}
function refused(problems) {
	return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
}
function isExcused(issue, data) {
	return Object.hasOwn(data, "triggers") && !Object.hasOwn(data, "tests") && issue.path[0] === "tests";
}
function readAllChecks(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return [];
	return tests.map((test, index) => {
		if (!isMap$3(test)) return [];
		const path = ["tests", index];
		const own = readChecks(test["expect"], {
			path: [...path, "expect"],
			step: null
		}, context);
		const ofSteps = (Array.isArray(test["steps"]) ? test["steps"] : []).flatMap((step, at) => {
			const place = {
				path: [
					...path,
					"steps",
					at,
					"expect"
				],
				step: at + 1
			};
			return isMap$3(step) ? readChecks(step["expect"], place, context) : [];
		});
		return inOrder([...own, ...ofSteps]);
	});
}
function inOrder(checks) {
	return [...checks].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toSuite(written, checks, context) {
	const shared = readShared(written, [], context);
	const tests = written.tests.map((test, index) => readTest(test, {
		path: ["tests", index],
		suite: shared,
		checks: checks[index] ?? []
	}, context));
	const skillFolder = readSkillFolder(written.skill, context);
	const files = context.named.filter(({ kind }) => kind !== "skill");
	return {
		path: context.file,
		skillFolder,
		agents: shared.agents ?? null,
		maxInvalid: written.max_invalid ?? .2,
		tests,
		namedPaths: [...new Set(files.map((named) => named.path))].sort(),
		warnings: toWarnings(skillFolder, files, context)
	};
}

// src/app/open-side.ts
const SUITE_NAMES = /* @__PURE__ */ new Set(["skillcheck.yaml", "skillcheck.yml"]);
async function openSide(files, includes = () => true) {
	const tree = await readSourceTree(files);
	const places = findSkillFolders(tree.entries, includes);
	const folders = new Set(places.folders);
	const suitePaths = tree.entries.map(({ path }) => path).filter((path) => SUITE_NAMES.has(lastSegment(path)) && !isForeignFolder(path));
	const beside = /* @__PURE__ */ new Map();
	const distant = [];
	for (const path of suitePaths) {
		const folder = parentFolder(path);
		if (folders.has(folder)) beside.set(folder, [...beside.get(folder) ?? [], path]);
		else if (includes(folder) && !isHidden(path)) distant.push(path);
	}
	const { bySkill, problems } = await readDistant(distant, files, tree);
	const remembered = /* @__PURE__ */ new Map();
	return {
		files,
		tree,
		places,
		distantPaths: new Map([...bySkill].map(([folder, suites]) => [folder, suites.flatMap(toNamedPaths)])),
		problems,
		suiteOf: (folder) => {
			const known = remembered.get(folder);
			if (known !== void 0) return known;
			const reading = readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], (path) => readSuiteFile(path, files, tree));
			remembered.set(folder, reading);
			return reading;
		}
	};
}
function isHidden(path) {
	return path.split("/").some((segment) => segment.startsWith("."));
}
function toNamedPaths(file) {
	return [file.path, ...file.suite?.namedPaths ?? []];
}
async function readDistant(paths, files, tree) {
	const bySkill = /* @__PURE__ */ new Map();
	const problems = [];
	for (const path of paths) {
		const file = await readSuiteFile(path, files, tree);
		problems.push(...file.problems);
		if (file.suite === null) continue;
		const folder = file.suite.skillFolder;
		bySkill.set(folder, [...bySkill.get(folder) ?? [], file]);
	}
	return {
		bySkill,
		problems
	};
}
async function readOwn(beside, distant, read) {
	const [first, ...others] = [...await Promise.all(beside.map(read)), ...distant];
	if (first === void 0) return null;
	const twice = others.map((other) => ({
		file: other.path,
		line: 1,
		column: 1,
		key: "",
		what: `a second suite for the same skill; the first is ${first.path}`,
		remedy: "join them in one file"
	}));
	return {
		...first,
		problems: [...first.problems, ...twice]
	};
}
async function readSuiteFile(path, files, tree) {
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") return {
		path,
		suite: null,
		problems: [toProblem(path, content)]
	};
	const texts = /* @__PURE__ */ new Map();
	for (const named of suiteTextFiles(content.bytes, path)) texts.set(named, await files.read(named, LIMITS.fixtureBytes));
	const reading = readSuite(content.bytes, path, {
		vocabulary: CHECK_VOCABULARY,
		texts
	});
	if (reading.kind === "problems") return {
		path,
		suite: null,
		problems: reading.problems
	};
	const problems = checkSuitePaths(reading, tree.entries);
	return {
		path,
		suite: problems.length === 0 ? reading.suite : null,
		problems
	};
}
function toProblem(file, content) {
	const { what, remedy } = explainUnread(content);
	return {
		file,
		line: 1,
		column: 1,
		key: "",
		what,
		remedy: content.kind === "too-large" ? "split the suite" : remedy
	};
}

// src/model/settings-names.ts
const SETTINGS_NAMES = [".skillcheck.yml", ".skillcheck.yaml"];

// src/rules/rule.ts
function defineRule(definition) {
	const { check, message, ...rest } = definition;
	const toFinding = (fact) => ({
		rule: definition.id,
		slug: definition.slug,
		severity: fact.severity ?? definition.severity,
		path: fact.path,
		line: fact.line,
		column: fact.column,
		message: message(fact),
		...fact.fix === void 0 ? {} : { fix: fact.fix }
	});
	return {
		...rest,
		find: (context) => check(context).map(toFinding)
	};
}

// src/rules/written-names.ts
const CREATES = /\b(?:creates?|creating|writes?|writing|saves?|saving|generates?|generating|outputs?|produces?|exports?)\b/i;
function findWrittenNames(documents) {
	const names = /* @__PURE__ */ new Set();
	for (const { text, links } of documents) {
		const linked = new Set(links.map(({ line }) => line));
		const lines = text.split(/\r\n?|\n/).filter((_line, index) => !linked.has(index + 1));
		for (const name of lines.flatMap(writtenNames)) names.add(name);
	}
	return names;
}
function writtenNames(line) {
	const verb = CREATES.exec(line);
	if (verb === null) return [];
	return (line.slice(verb.index).match(/[\w.-]+/g) ?? []).filter((word) => word.includes(".")).map(trimDots$1);
}
function trimDots$1(word) {
	let end = word.length;
	while (word[end - 1] === ".") end -= 1;
	return word.slice(0, end);
}

// src/rules/broken-link.ts
const TEMPLATE_FOLDERS = /* @__PURE__ */ new Set([
	"assets",
	"templates",
	"examples"
]);
const CONVENTIONAL = /^(?:\.\/)?(?:scripts|references?|assets|templates|resources|examples|rules)\//;
const brokenLink = defineRule({
	id: "SK009",
	slug: "broken-link",
	severity: "error",
	summary: "A relative link, image, reference definition, href or src leads to a file that is not there.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const documents = source.documents.filter(({ path }) => !isTemplate(source, path));
		if (!documents.some(({ links }) => links.some(isAbsent))) return [];
		const written = findWrittenNames(source.documents);
		return documents.flatMap((document) => factsOf$1(source, document, written));
	},
	message: ({ target, near }) => `${target} does not exist. ${near === null ? "" : `Did you mean ${near}? `}Correct the link or add the file.`
});
function isTemplate(source, path) {
	if (!isInside$1(source.folder, path)) return false;
	return parentFolder(relativeTo(source.folder, path)).split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}
function isAbsent({ target }) {
	return target.kind === "local" && target.variable === null && target.state === "absent";
}
function factsOf$1(source, document, written) {
	const blocks = countBlocks(document.links);
	return document.links.filter(isAbsent).map((link) => {
		const { line, column, destination } = link;
		const near = findNear(source, document.path, destination);
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		const alone = block.absent < 2 || block.present > 0 || CONVENTIONAL.test(destination);
		const toBeWritten = near === null && (written.has(lastSegment(pathOf(destination))) || !alone);
		return {
			path: document.path,
			line,
			column,
			...toBeWritten ? { severity: "info" } : {},
			fix: near ?? void 0,
			target: destination,
			near
		};
	});
}
function countBlocks(links) {
	const blocks = /* @__PURE__ */ new Map();
	for (const link of links) {
		if (link.target.kind !== "local") continue;
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		blocks.set(link.blockLine, block);
		if (isAbsent(link)) block.absent += 1;
		else block.present += 1;
	}
	return blocks;
}
function findNear(source, from, destination) {
	const name = lastSegment(pathOf(destination));
	const same = source.files.filter(({ path }) => lastSegment(path) === name);
	const [only] = same;
	return same.length === 1 && only !== void 0 && name !== "SKILL.md" ? pathFrom(parentFolder(from), only.path) : null;
}
function pathOf(destination) {
	const path = destination.split(/[#?]/, 1)[0] ?? "";
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
function pathFrom(folder, path) {
	let up = "";
	let from = folder;
	while (from !== "." && !isInside$1(from, path)) {
		from = parentFolder(from);
		up += "../";
	}
	return `${up}${relativeTo(from, path)}`;
}

// src/rules/yaml-quote.ts
function quoteYaml(text) {
	if (/["\\]/.test(text) && !/['\n\r\t]/.test(text)) return `'${text}'`;
	return JSON.stringify(text);
}

// src/rules/yaml-surprises.ts
const LISTED_FIELDS = [
	"name",
	"description",
	"when_to_use",
	"compatibility"
];
const TEXT_FIELDS = [
	"license",
	"argument-hint",
	"model",
	"effort",
	"context",
	"agent",
	"shell"
];
const MAY_BE_YAML_1_1 = /^[-+.\dyYnNtTfFoO]/;
const LONGEST_YAML_1_1 = 40;
function findSurprises(fields) {
	return [...fields.values()].flatMap((field) => {
		const surprise = surpriseOf(field);
		return surprise === null ? [] : [surprise];
	});
}
function surpriseOf(field) {
	const listed = LISTED_FIELDS.some((key) => key === field.key);
	if (!listed && !TEXT_FIELDS.some((key) => key === field.key)) return null;
	if (field.style === "list") return listSurprise(field);
	if (field.style === "map") return field.key === "description" ? null : toSurprise(field, "map");
	if (field.value === null) return isRequired(field.key) ? null : toSurprise(field, "empty");
	return listed ? listedSurprise(field) : null;
}
function isRequired(key) {
	return key === "name" || key === "description";
}
function listSurprise(field) {
	if (field.key === "description") return null;
	return toSurprise(field, "list", field.source.startsWith("[") && !field.source.includes("\n") ? field.source : null);
}
function listedSurprise(field) {
	if (field.style === "plain") {
		if (/^[ \t]+#/.test(field.after)) {
			const whole = `${field.source}${field.after}`.trimEnd();
			return toSurprise(field, "cut-by-comment", field.source.includes("\n") ? null : whole);
		}
		const readAs = readAsOtherThanText(field);
		if (readAs !== null) return {
			...toSurprise(field, "not-text", field.source),
			readAs
		};
	}
	const text = typeof field.value === "string" ? field.value : "";
	return /(^|\s)---(\s|$)/.test(text) ? toSurprise(field, "dashes") : null;
}
function toSurprise(field, shape, intended = null) {
	const ownLine = field.keyPlace.column === 1 && field.keyPlace.line === field.place.line;
	return {
		field,
		shape,
		readAs: "",
		fixedLine: intended === null || !ownLine ? null : `${field.key}: ${quoteYaml(intended)}`
	};
}
function readAsOtherThanText(field) {
	if (typeof field.value === "number") return "a number";
	if (typeof field.value === "boolean") return "a boolean";
	const { source } = field;
	if (source.length > LONGEST_YAML_1_1 || !MAY_BE_YAML_1_1.test(source)) return null;
	if (/^[yn]$/i.test(source)) return null;
	const value = (0, import_dist.parse)(source, {
		version: "1.1",
		logLevel: "silent"
	});
	if (typeof value === "number") return "a number";
	if (typeof value === "boolean") return "a boolean";
	return typeof value === "object" && value !== null ? "a date" : null;
}

// src/rules/front-matter-field.ts
function readField(source, key) {
	const { frontMatter } = source;
	if (frontMatter.kind !== "read") return { kind: "silent" };
	if (findSurprises(frontMatter.fields).some((surprise) => surprise.field.key === key)) return { kind: "silent" };
	const field = frontMatter.fields.get(key);
	if (field === void 0) return {
		kind: "absent",
		place: {
			line: 1,
			column: 1
		}
	};
	const { value } = field;
	if (typeof value !== "string" || value.trim() === "") return {
		kind: "unusable",
		field
	};
	return {
		kind: "text",
		text: value,
		field
	};
}
function skillMdPath(source) {
	if (source.skillMd.kind !== "absent") return source.skillMd.path;
	return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
}

// src/rules/delimiter-shape.ts
const SHAPES$1 = {
	"blank-line": ["a blank line comes first", "remove the lines above ---"],
	comment: ["a comment comes first", "move the comment below the front matter"],
	"code-fence": ["it stands in a code block", "remove the ``` lines around the file"],
	"four-dashes": ["the line has more than three dashes", "---"],
	dots: ["it ends with \"...\"", "---"]
};
const delimiterShape = defineRule({
	id: "SK017",
	slug: "delimiter-shape",
	severity: "error",
	summary: "The front matter does not start on line 1 with exactly --- and end with ---.",
	source: "lint.md §2.4, §5.3",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		const path = skillMdPath(source);
		if (found.kind === "misplaced") {
			const [what, fix] = SHAPES$1[found.shape];
			const { line, column } = found;
			return [{
				path,
				line,
				column,
				what,
				agents: "Agents do",
				fix
			}];
		}
		if (found.kind !== "read") return [];
		return found.blankDelimiters.map(({ which, line, column }) => ({
			path,
			line,
			column,
			severity: "warning",
			what: `there are blanks beside the ${which} ---`,
			agents: which === "opening" ? "Gemini and skill-check do" : "skill-check does",
			fix: "---"
		}));
	},
	message: ({ what, agents }) => `The front matter must start on line 1 with exactly --- and end with ---; here ${what}. ${agents} not load the skill.`
});

// src/rules/description-length.ts
const LONGEST_DESCRIPTION = 1024;
const descriptionLength = defineRule({
	id: "SK007",
	slug: "description-length",
	severity: "error",
	summary: "The description is longer than 1,024 code points.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		const length = [...description.text].length;
		if (length <= LONGEST_DESCRIPTION) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place,
			length
		}];
	},
	message: ({ length }) => `description has ${length} characters (code points), 1,024 are allowed. Move detail into the body.`
});

// src/rules/description-missing.ts
const descriptionMissing = defineRule({
	id: "SK004",
	slug: "description-missing",
	severity: "error",
	summary: "The front matter has no description that is text.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		const path = skillMdPath(source);
		if (description.kind === "absent") return [{
			path,
			...description.place,
			what: "missing"
		}];
		if (description.kind !== "unusable") return [];
		const { style, place } = description.field;
		const what = style === "list" || style === "map" ? `a ${style}, not a text` : "missing";
		return [{
			path,
			...place,
			what
		}];
	},
	message: ({ what }) => `description is ${what}, so no agent knows when to use the skill. Say what it does and when.`
});

// src/rules/description-when.ts
const SAYS_WHEN = /\b(?:use|used|when|whenever|if the user|if you|triggers?|triggered|asks?|asked|invoked?|activate|any ?time|for (?:requests|questions|tasks))\b/i;
const ENGLISH = new Set("a an and are as at by for from in into is it of on or that the this to with".split(" "));
const OTHER_LANGUAGES = new Set("der die das und für mit von zum zur ein eine le la les des et pour une un el los las y para con del il di e per che het een en voor van met o os um uma do da och att av för på".split(" "));
const ENOUGH_WORDS = 6;
const FOREIGN_LETTERS = .2;
const descriptionWhen = defineRule({
	id: "SK008",
	slug: "description-when",
	severity: "warning",
	summary: "The description says what the skill does but not when to use it.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		if (SAYS_WHEN.test(description.text) || !isEnglish(description.text)) return [];
		if (readField(source, "when_to_use").kind === "text") return [];
		const { frontMatter } = source;
		const manual = frontMatter.kind === "read" && frontMatter.fields.get("disable-model-invocation")?.value;
		if (manual === true || /^(?:yes|on)$/i.test(String(manual))) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "description says what the skill does but not when to use it. Add \"Use when …\" with the words users say."
});
function isEnglish(text) {
	const letters = text.match(/\p{L}/gu) ?? [];
	if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length * FOREIGN_LETTERS) return false;
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < ENOUGH_WORDS) return true;
	return words.filter((word) => ENGLISH.has(word)).length >= words.filter((word) => OTHER_LANGUAGES.has(word)).length;
}

// src/rules/duplicate-key.ts
const duplicateKey = defineRule({
	id: "SK016",
	slug: "duplicate-key",
	severity: "error",
	summary: "A key of the front matter occurs twice in one map.",
	source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "duplicate-keys") return [];
		const path = skillMdPath(source);
		return found.duplicates.map((duplicate) => ({
			path,
			...duplicate
		}));
	},
	message: ({ key, firstLine, line }) => `${key} is set on lines ${firstLine} and ${line}. Most parsers refuse the file, PyYAML keeps the last. Keep one.`
});

// src/rules/encoding.ts
const START = {
	line: 1,
	column: 1
};
const encoding = defineRule({
	id: "SK013",
	slug: "encoding",
	severity: "error",
	summary: "SKILL.md is not saved as UTF-8 without byte order mark.",
	source: "lint.md §5.3; PrefectHQ/fastmcp#4532, google-gemini/gemini-cli#27873",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const name = lastSegment(skillMd.path);
		return factsOf(skillMd.encoding, name).map((fact) => ({
			path: skillMd.path,
			...fact
		}));
	},
	message: ({ text }) => text
});
function factsOf(found, name) {
	const unread = (what) => `${name} is saved as ${what}; agents do not load it. Save it as UTF-8 without BOM.`;
	switch (found.kind) {
		case "utf-16": return [{
			...START,
			severity: "error",
			text: unread("UTF-16"),
			fix: "UTF-8 without BOM"
		}];
		case "invalid-utf-8": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: unread("something else than UTF-8")
			}];
		}
		case "binary": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: `${name} holds a NUL byte, so tools take it for binary data and agents do not load it. Remove it.`
			}];
		}
		case "utf-8": return [...found.byteOrderMark ? [byteOrderMarkFact(name)] : [], ...found.crlf ? [carriageReturnFact(name)] : []];
	}
}
function byteOrderMarkFact(name) {
	const text = `${name} is saved as UTF-8 with BOM; Codex, Gemini and skills-ref do not load it. Save it as UTF-8 without BOM.`;
	return {
		...START,
		severity: "warning",
		text,
		fix: "UTF-8 without BOM"
	};
}
function carriageReturnFact(name) {
	const text = `${name} has Windows line ends (CRLF); agents load it, but a script saved so does not start. Save it with LF.`;
	return {
		...START,
		severity: "info",
		text,
		fix: "LF line ends"
	};
}

// src/rules/file-name.ts
const fileName = defineRule({
	id: "SK012",
	slug: "file-name",
	severity: "error",
	summary: "The file is called skill.md or the like instead of SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.skillMd.kind === "misnamed" && source.skillMd.hasFrontMatter ? [{
		path: source.skillMd.path,
		line: 1,
		column: 1,
		fix: "SKILL.md"
	}] : [],
	message: ({ path }) => `Agents look for SKILL.md exactly; ${lastSegment(path)} is never found. Rename it.`
});

// src/rules/front-matter.ts
const REASONS = {
	absent: "No front matter",
	unclosed: "The front matter has no closing ---",
	empty: "The front matter is empty",
	"not-a-map": "The front matter holds no key: value lines"
};
const frontMatter = defineRule({
	id: "SK002",
	slug: "front-matter",
	severity: "error",
	summary: "SKILL.md does not begin with a front matter that holds keys.",
	source: "https://agentskills.io/specification#skillmd-format",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "missing") return [];
		const { line, column } = found;
		return [{
			path: skillMdPath(source),
			line,
			column,
			what: REASONS[found.reason]
		}];
	},
	message: ({ what }) => `${what}: agents find the skill by the name and description between two --- lines at the top. Add them.`
});

// src/rules/skill-name.ts
const LONGEST_NAME = 64;
function isValidName(name) {
	const normal = name.normalize("NFKC");
	return [...normal].length <= LONGEST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(normal);
}
function toNearName(text) {
	const words = text.normalize("NFKD").replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_NAME).split("-").filter((word) => word !== "");
	return words.length === 0 ? null : words.join("-");
}

// src/rules/name-missing.ts
const nameMissing = defineRule({
	id: "SK003",
	slug: "name-missing",
	severity: "error",
	summary: "The front matter has no name.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		if (name.kind !== "absent" && name.kind !== "unusable") return [];
		const place = name.kind === "absent" ? name.place : name.field.place;
		const folder = source.folderName ?? "my-skill";
		return [{
			path: skillMdPath(source),
			...place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(source.folderName ?? "") ? `name: ${folder}` : void 0,
			folder
		}];
	},
	message: ({ folder }) => `name is missing; Codex, Gemini and OpenCode skip the skill. Add name: ${folder}.`
});
function isClaudeAlone(targets) {
	return targets.length === 1 && targets[0] === "claude";
}

// src/rules/name-directory.ts
const nameDirectory = defineRule({
	id: "SK005",
	slug: "name-directory",
	severity: "error",
	summary: "The name differs from the name of the folder that holds SKILL.md.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		const folder = source.folderName;
		if (name.kind !== "text" || folder === null || !isValidName(name.text)) return [];
		if (name.text.normalize("NFKC") === folder.normalize("NFKC")) return [];
		return [{
			path: skillMdPath(source),
			...name.field.place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(folder) ? `name: ${folder}` : void 0,
			name: name.text,
			folder
		}];
	},
	message: ({ name, folder }) => `name is "${name}" but the folder is "${folder}"; the standard, Copilot, OpenCode and Cursor require them equal. Rename one.`
});

// src/rules/name-format.ts
const nameFormat = defineRule({
	id: "SK006",
	slug: "name-format",
	severity: "error",
	summary: "The name has other characters than lower-case letters, digits and single hyphens, or is longer than 64.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const name = readField(source, "name");
		if (name.kind !== "text" || isValidName(name.text)) return [];
		const near = toNearName(name.text) ?? toNearName(source.folderName ?? "");
		return [{
			path: skillMdPath(source),
			...name.field.place,
			fix: near === null ? void 0 : `name: ${near}`,
			name: name.text,
			near
		}];
	},
	message: ({ name, near }) => `"${cutCharacters(name, 80)}" is no valid name: lower-case letters, digits and single hyphens, at most 64.${near === null ? "" : ` Try "${near}".`}`
});

// src/rules/over-limit.ts
const overLimit$1 = defineRule({
	id: "SK091",
	slug: "over-limit",
	severity: "error",
	summary: "SKILL.md or the skill's folder is larger or deeper than skillcheck reads.",
	source: "security.md FS-1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.exceeded,
	message: ({ path, what, found, limit }) => `${path}: ${grouped(found)} ${what} exceed the limit of ${grouped(limit)}; it was not read further.`
});
function grouped(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

// src/rules/skill-lines.ts
const MOST_LINES = 500;
const skillLines = defineRule({
	id: "SK010",
	slug: "skill-lines",
	severity: "warning",
	summary: "SKILL.md has more than 500 lines.",
	source: "https://agentskills.io/specification#progressive-disclosure",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const ends = skillMd.text.match(/\r\n?|\n/g)?.length ?? 0;
		const lines = /[\r\n]$/.test(skillMd.text) ? ends : ends + 1;
		return lines <= MOST_LINES ? [] : [{
			path: skillMd.path,
			line: 501,
			column: 1,
			lines
		}];
	},
	message: ({ lines }) => `SKILL.md has ${lines} lines; over 500 is read badly. Move detail into references/.`
});

// src/rules/skill-md-missing.ts
const skillMdMissing = defineRule({
	id: "SK001",
	slug: "skill-md-missing",
	severity: "error",
	summary: "A folder declared as a skill holds no SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd, folder } = source;
		const place = {
			path: skillMdPath(source),
			line: 1,
			column: 1,
			folder
		};
		if (skillMd.kind === "absent") return [{
			...place,
			declaredIn: skillMd.declaredIn,
			reason: ""
		}];
		if (skillMd.kind !== "unreadable" || source.exceeded.length > 0) return [];
		return [{
			...place,
			declaredIn: null,
			reason: skillMd.reason
		}];
	},
	message: ({ folder, declaredIn, reason }) => declaredIn === null ? `SKILL.md of ${folder} cannot be read (${reason}), so no agent finds the skill. Make it a plain file.` : `${folder} is declared as a skill in ${declaredIn} but holds no SKILL.md, so no agent finds it. Add the file or remove the entry.`
});

// src/rules/symlink.ts
const symlink = defineRule({
	id: "SK041",
	slug: "symlink",
	severity: "error",
	summary: "A file of the skill is a symbolic link that does not survive an installation.",
	source: "https://code.claude.com/docs/en/plugins; lint.md §8",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		const ofSkillMd = skillMd.kind === "link" && !source.symlinks.some(({ path }) => path === skillMd.path) ? [toFact(skillMd.path, skillMd.target, ["warning", "which Codex ignores"])] : [];
		const others = source.symlinks.flatMap((link) => {
			const judged = judge$2(link, source);
			return judged === null ? [] : [toFact(link.path, link.target, judged)];
		});
		return [...ofSkillMd, ...others];
	},
	message: ({ path, target, what }) => `${path} is a link to ${target}, ${what}. Copy the file in.`
});
function toFact(path, target, [severity, what]) {
	return {
		path,
		line: 1,
		column: 1,
		severity,
		target,
		what
	};
}
function judge$2({ path, real, state }, source) {
	if (state === "dangling") return ["error", "which does not exist"];
	if (real === null || state === "outside-root") return ["error", "which lies outside the repository and is not copied on install"];
	const { marketplaceRoot, pluginRoot, folder, skillMd } = source;
	if (marketplaceRoot !== null && !holds$1(marketplaceRoot, real)) return ["error", "which lies outside the marketplace and is not copied on install"];
	if (skillMd.kind === "link" && skillMd.path === path) return ["warning", "which Codex ignores"];
	if (holds$1(pluginRoot ?? folder, real)) return null;
	return ["warning", `which lies outside ${pluginRoot === null ? "the skill" : "the plugin"} and is not copied on every install`];
}
function holds$1(root, path) {
	return path === root || isInside$1(root, path);
}

// src/rules/test-missing.ts
const testMissing = defineRule({
	id: "SK011",
	slug: "test-missing",
	severity: "info",
	offByDefault: true,
	summary: "No suite of any readable format tests the skill.",
	source: "lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.hasSuite !== false) return [];
		const name = readField(source, "name");
		return [{
			path: skillMdPath(source),
			line: 1,
			column: 1,
			name: name.kind === "text" ? name.text : source.folder
		}];
	},
	message: ({ name }) => `No skillcheck.yaml tests this skill. skillcheck new-test ${name}`
});

// src/rules/yaml-broken-line.ts
function readBrokenLine(block, fault) {
	const lines = block.text.split(/\r\n?|\n/);
	const open = openingOf(fault);
	const index = open !== null ? openLine(lines, open) : Math.min(Math.max(0, fault.line - block.firstLine), lines.length - 1);
	const text = lines[index] ?? "";
	const lead = leadOf(text);
	return {
		index,
		number: block.firstLine + index,
		text,
		lead,
		value: lead === "" ? "" : text.slice(lead.length).trimEnd(),
		above: lines[index - 1] ?? "",
		below: lines[index + 1] ?? ""
	};
}
function isUnclosed(fault) {
	return openingOf(fault) !== null;
}
function isUnclosedQuote(fault) {
	return fault.code === "MISSING_CHAR" && fault.message.startsWith("Missing closing");
}
function openingOf(fault) {
	if (isUnclosedQuote(fault)) return /^["']/;
	return fault.code === "BAD_INDENT" && fault.message.startsWith("Flow ") ? /^[[{]/ : null;
}
const CLOSINGS = /* @__PURE__ */ new Map([["[", "]"], ["{", "}"]]);
function openLine(lines, opening) {
	const open = lines.findIndex((line) => {
		const value = line.slice(leadOf(line).length).trimEnd();
		const first = value[0] ?? "";
		const closing = CLOSINGS.get(first) ?? first;
		return opening.test(value) && (value.length === 1 || !value.endsWith(closing));
	});
	return Math.max(0, open);
}
function leadOf(line) {
	const item = /^[ \t]*-[ \t]+/.exec(line)?.[0] ?? "";
	const colon = line.indexOf(":", item.length);
	if (colon === -1 || /^["'[{]/.test(line.slice(item.length))) return item;
	return /^[ \t]+/.test(line.slice(colon + 1)) ? line.slice(0, colon + 1) + (/^[ \t]+/.exec(line.slice(colon + 1))?.[0] ?? "") : item;
}

// src/rules/yaml-shapes.ts
const QUOTE = "Put the value in quotes";
const SHAPES = [
	tabIndentation,
	unclosedQuotation,
	reservedStart,
	brackets,
	escapeInQuotes,
	textAfterQuotation,
	textAfterBlockSign,
	colonInValue,
	indentedBelowValue,
	lineWithoutKey
];
function shapeAt(line, what, rest = {}) {
	return {
		place: {
			line: line.number,
			column: line.lead.length + 1
		},
		what,
		remedy: QUOTE,
		index: line.index,
		fixed: null,
		...rest
	};
}
function requoted(line) {
	return `${line.lead}${quoteYaml(unquoted(line.value))}`;
}
function unquoted(value) {
	const quote = value[0];
	if (quote !== "\"" && quote !== "'" || value.length < 2 || !value.endsWith(quote)) return value;
	const inner = value.slice(1, -1);
	return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll("\\\"", "\"");
}
function tabIndentation({ fault, line }) {
	const tabs = /^[ \t]*/.exec(line.text)?.[0] ?? "";
	if (fault.code !== "TAB_AS_INDENT" && !tabs.includes("	")) return null;
	return shapeAt(line, "YAML forbids tabs as indentation", {
		place: {
			line: line.number,
			column: Math.max(0, line.text.indexOf("	")) + 1
		},
		remedy: "Use two blanks",
		fixed: tabs.replaceAll("	", "  ") + line.text.slice(tabs.length)
	});
}
function unclosedQuotation({ fault, line }) {
	if (!isUnclosedQuote(fault)) return null;
	const quote = line.value[0];
	return shapeAt(line, "the quotation that starts here never ends", {
		remedy: "Close it",
		fixed: quote === "\"" || quote === "'" ? `${line.text.trimEnd()}${quote}` : null
	});
}
const STARTS = /* @__PURE__ */ new Map([
	["*", "`*` starts a YAML alias"],
	["!", "`!` starts a YAML tag"],
	["`", "a value may not start with `"],
	["@", "a value may not start with @"],
	["%", "a value may not start with %"],
	[",", "a value may not start with a comma"],
	["-", "a list cannot start on the line of its key"]
]);
function reservedStart({ line }) {
	const [start = "", second = ""] = line.value;
	const what = STARTS.get(start);
	if (what === void 0 || start === "-" && second !== " ") return null;
	return shapeAt(line, what, { fixed: requoted(line) });
}
function brackets({ line }) {
	const { value } = line;
	if (value.startsWith("{")) return shapeAt(line, "braces are a map in YAML", { fixed: requoted(line) });
	if (!value.startsWith("[")) return null;
	const close = value.indexOf("]");
	if (close !== -1 && value.slice(close + 1).trim() !== "") return shapeAt(line, "brackets are a list in YAML", { fixed: requoted(line) });
	const quoted = value.slice(1, close === -1 ? void 0 : close).split(",").map((item) => quoteYaml(unquoted(item.trim()))).join(", ");
	return shapeAt(line, "an item of this list cannot stand unquoted", {
		remedy: "Quote the items",
		fixed: `${line.lead}[${quoted}]`
	});
}
function escapeInQuotes({ fault, line }) {
	if (fault.code !== "BAD_DQ_ESCAPE") return null;
	const text = line.value.startsWith("\"") ? unquoted(line.value) : line.value;
	return shapeAt(line, "a backslash in double quotes starts an escape that YAML does not know", {
		place: {
			line: fault.line,
			column: fault.column
		},
		remedy: "Use single quotes",
		fixed: `${line.lead}'${text.replaceAll("'", "''")}'`
	});
}
function textAfterQuotation({ fault, line }) {
	const quote = line.value[0];
	if (quote !== "\"" && quote !== "'") return null;
	const end = line.lead.length + endOfQuotation(line.value, quote);
	if (fault.line !== line.number || end >= line.text.trimEnd().length) return null;
	return shapeAt(line, `the quotation ends at column ${end}, and text follows`, {
		remedy: "Use other quotes around the whole value",
		fixed: requoted(line)
	});
}
function endOfQuotation(value, quote) {
	for (let at = 1; at < value.length; at += 1) if (quote === "\"" && value[at] === "\\") at += 1;
	else if (value[at] === quote) {
		if (quote !== "'" || value[at + 1] !== quote) return at + 1;
		at += 1;
	}
	return value.length;
}
function textAfterBlockSign({ line }) {
	if (!/^[|>][-+\d]*[ \t]+[^#\s]/.test(line.value)) return null;
	return shapeAt(line, `no text may follow ${line.value[0]} on its line`, { remedy: "Start the text on the next line, indented" });
}
function colonInValue({ line }) {
	const { value } = line;
	if (!/:(?:[ \t]|$)/.test(value) || /^["'|>]/.test(value)) return null;
	return shapeAt(line, "the value contains \": \", which YAML reads as a new key", {
		remedy: "Put it in quotes",
		fixed: requoted(line)
	});
}
function indentedBelowValue({ fault, line }) {
	if (fault.code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[ \t]+\S/.test(line.below)) return null;
	return {
		place: {
			line: line.number + 1,
			column: 1
		},
		what: "this line is indented below a value that has already ended",
		remedy: "Take the blanks away",
		index: line.index + 1,
		fixed: line.below.trimStart()
	};
}
function lineWithoutKey({ fault, line }) {
	if (!["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(fault.code) || line.lead !== "" || line.text.trim() === "") return null;
	const place = {
		line: line.number,
		column: 1
	};
	if (line.above.trim() === "") return shapeAt(line, "there is no key: on this line", {
		place,
		remedy: "Write key: value"
	});
	return shapeAt(line, "a continuation line must be indented", {
		place,
		remedy: "Indent it",
		fixed: `  ${line.text}`
	});
}

// src/rules/yaml-diagnosis.ts
function diagnoseYaml(block, faults) {
	const fault = faults[0] ?? {
		code: "",
		message: "unreadable",
		line: block.firstLine,
		column: 1
	};
	const line = readBrokenLine(block, fault);
	for (const shape of SHAPES) {
		const found = shape({
			fault,
			line
		});
		if (found !== null) return withVerifiedFix(block, found);
	}
	return {
		place: {
			line: fault.line,
			column: fault.column
		},
		what: `YAML cannot read this (${fault.message})`,
		remedy: "Put the value in quotes",
		fix: null
	};
}
function withVerifiedFix(block, shape) {
	const { place, what, remedy } = shape;
	return {
		place,
		what,
		remedy,
		fix: shape.fixed !== null && readsAfter(block, shape.index, shape.fixed) ? shape.fixed : null
	};
}
function readsAfter(block, index, fixed) {
	const pieces = block.text.split(/(\r\n?|\n)/);
	pieces[2 * index] = fixed;
	const end = pieces.slice(0, 2 * index + 1).join("").length;
	const document = (0, import_dist.parseDocument)(pieces.join(""), {
		prettyErrors: false,
		logLevel: "silent"
	});
	if ([...document.errors, ...document.warnings].some((fault) => fault.pos[0] <= end || isUnclosed(fault))) return false;
	try {
		document.toJS({ maxAliasCount: LIMITS.yamlAliases });
		return true;
	} catch (error) {
		if (error instanceof ReferenceError) return false;
		throw error;
	}
}

// src/rules/yaml-invalid.ts
const SHOWN_CHARACTERS = 160;
const yamlInvalid = defineRule({
	id: "SK014",
	slug: "yaml-invalid",
	severity: "error",
	summary: "The front matter is not valid YAML 1.2.",
	source: "https://yaml.org/spec/1.2.2/; lint.md §5.1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "invalid") return [];
		const { place, what, remedy, fix } = diagnoseYaml(found.block, found.faults);
		return [{
			path: skillMdPath(source),
			...place,
			what,
			remedy,
			fix: fix ?? void 0
		}];
	},
	message: ({ line, what, remedy, fix }) => fix === void 0 ? `Line ${line}: ${what}. ${remedy}.` : `Line ${line}: ${what}. ${remedy}: ${cutCharacters(fix, SHOWN_CHARACTERS)}`
});

// src/rules/yaml-surprise.ts
const yamlSurprise = defineRule({
	id: "SK015",
	slug: "yaml-surprise",
	severity: "warning",
	summary: "A value of the front matter parses, but not to what was written.",
	source: "lint.md §5.2; https://yaml.org/spec/1.2.2/#66-comments",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.frontMatter.kind !== "read") return [];
		return findSurprises(source.frontMatter.fields).map((surprise) => ({
			path: skillMdPath(source),
			...surprise.field.place,
			fix: surprise.fixedLine ?? void 0,
			surprise
		}));
	},
	message: ({ surprise }) => {
		const { field, shape, readAs } = surprise;
		switch (shape) {
			case "cut-by-comment": {
				const tail = [...field.source.replace(/\s+/g, " ")].slice(-24).join("");
				return `${field.key} ends at "${tail}": " #" starts a YAML comment. Put the value in quotes.`;
			}
			case "not-text": return `${field.key}: ${cutCharacters(field.source, 40)} is ${readAs} to some YAML readers; Codex and OpenCode drop what is no text. Put the value in quotes.`;
			case "dashes": return `${field.key} holds " --- ", where skills-ref ends the front matter and drops the rest. Write another dash.`;
			case "list": return `${field.key} is a list to YAML, where a text is expected. Put the value in quotes.`;
			case "map": return `${field.key} is a map to YAML, where a text is expected. Put the value in quotes.`;
			case "empty": return `${field.key} has no value: some tools read the text "null". Write a value or remove the key.`;
		}
	}
});

// src/rules/index.ts
const RULES = [
	skillMdMissing,
	frontMatter,
	nameMissing,
	descriptionMissing,
	nameDirectory,
	nameFormat,
	descriptionLength,
	descriptionWhen,
	brokenLink,
	skillLines,
	testMissing,
	fileName,
	encoding,
	yamlInvalid,
	yamlSurprise,
	duplicateKey,
	delimiterShape,
	symlink,
	overLimit$1
];

// src/rules/lint-skill.ts
function lintSkill(source, settings, rules = RULES) {
	const findings = [];
	const faults = [];
	for (const rule of rules) {
		const severity = chosenSeverity(rule, settings);
		if (severity === "off") continue;
		try {
			for (const finding of rule.find({
				source,
				targets: settings.targets
			})) findings.push(severity === null ? finding : {
				...finding,
				severity
			});
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: source.folder,
				error
			});
		}
	}
	return {
		findings: findings.filter(({ path }) => settings.ignore?.matches(path) !== true).sort(compareFindings),
		faults
	};
}
function chosenSeverity(rule, settings) {
	return settings.rules.get(rule.id) ?? settings.rules.get(rule.slug) ?? (rule.offByDefault === true ? "off" : null);
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
function lintUnit(unit, config) {
	const { source } = unit;
	const paths = toList(config.lint.paths);
	const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
	if (paths !== null && !paths.matches(skillMd)) return {
		findings: [],
		faults: []
	};
	const result = lintSkill(source, {
		targets: [],
		rules: config.lint.rules,
		ignore: toList(config.lint.ignore)
	});
	return {
		findings: result.findings.filter(({ severity }) => severity !== "info"),
		faults: result.faults
	};
}
function findLintProblems(config, bytes) {
	const file = config.path;
	if (file === null) return [];
	const at = (key, what, remedy) => ({
		file,
		...findConfigKey(bytes, file, key),
		key: key.join("."),
		what,
		remedy
	});
	const known = new Set(RULES.flatMap(({ id, slug }) => [id, slug]));
	const rules = [...config.lint.rules.keys()].filter((name) => !known.has(name)).map((name) => at([
		"lint",
		"rules",
		name
	], "there is no such rule", "write an id such as SK009"));
	const globs = ["ignore", "paths"].flatMap((key) => {
		const compiled = compileGlobList(config.lint[key]);
		return compiled.ok ? [] : [at(["lint", key], compiled.what, compiled.remedy)];
	});
	return [...rules, ...globs];
}

// src/app/read-root-config.ts
const problem = (file, what, remedy) => ({
	file,
	line: 1,
	column: 1,
	key: "",
	what,
	remedy
});
async function readRootConfig(files, named) {
	const wanted = named === null ? SETTINGS_NAMES : [named];
	const [path, second] = (await files.list()).map(({ path }) => path).filter((path) => wanted.includes(path));
	if (path === void 0) {
		const missing = named === null ? [] : [problem(named, "is not there", "name a settings file")];
		return {
			config: DEFAULT_CONFIG,
			problems: missing
		};
	}
	if (second !== void 0) {
		const what = `a second settings file; the first is ${path}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(second, what, "keep one of them")]
		};
	}
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") {
		const what = content.kind === "refused" ? content.reason : `cannot be read: ${content.kind}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(path, what, "put a plain file there")]
		};
	}
	const reading = readConfig(content.bytes, path);
	return reading.kind === "config" ? {
		config: reading.config,
		problems: findLintProblems(reading.config, content.bytes)
	} : {
		config: DEFAULT_CONFIG,
		problems: reading.problems
	};
}

// src/app/place-paths.ts
function placeBelow(folder) {
	if (folder === ".") return (path) => path;
	return (path) => path === "." ? folder : `${folder}/${path}`;
}
function placeProblems(problems, place) {
	return problems.map((problem) => ({
		...problem,
		file: place(problem.file)
	}));
}

// src/agents/agent.ts
function defineAgent(agent) {
	return agent;
}
function readFirstVersion(stdout) {
	return /(?:^|[\s/v])(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/.exec(stdout)?.[1] ?? null;
}

// src/agents/provider.ts
const ANTHROPIC = {
	name: "anthropic",
	protocol: "anthropic-messages",
	keyVariables: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
	addressVariable: "ANTHROPIC_BASE_URL",
	address: "https://api.anthropic.com"
};
const OPENAI = {
	name: "openai",
	keyVariables: ["OPENAI_API_KEY"],
	addressVariable: "OPENAI_BASE_URL",
	address: "https://api.openai.com/v1"
};
const OPENAI_RESPONSES = {
	...OPENAI,
	protocol: "openai-responses"
};
const OPENAI_CHAT = {
	...OPENAI,
	protocol: "openai-chat"
};
const GEMINI = {
	name: "gemini",
	protocol: "gemini",
	keyVariables: ["GEMINI_API_KEY"],
	addressVariable: "GOOGLE_GEMINI_BASE_URL",
	address: "https://generativelanguage.googleapis.com"
};

// src/agents/claude.ts
var claude_default = defineAgent({
	name: "claude",
	command: "claude",
	testedVersion: "2.1.332",
	versionArguments: ["--version"],
	readVersion: (stdout) => /^(\d+\.\d+\.\d+)\b/.exec(stdout.trim())?.[1] ?? null,
	skillFolder: ".claude/skills",
	parentFiles: [
		"CLAUDE.md",
		"CLAUDE.local.md",
		".claude/CLAUDE.md",
		".claude/rules"
	],
	capabilities: { nextTurn: true },
	stream: claude,
	provider: () => ANTHROPIC,
	settings: {
		CLAUDE_CODE_MAX_RETRIES: "2",
		SLASH_COMMAND_TOOL_CHAR_BUDGET: "100000"
	},
	environment: ({ home, isRoot, access }) => ({
		[access.keyVariable]: access.key,
		ANTHROPIC_BASE_URL: access.address,
		CLAUDE_CONFIG_DIR: `${home}/.claude`,
		DISABLE_TELEMETRY: "1",
		DISABLE_AUTOUPDATER: "1",
		DISABLE_ERROR_REPORTING: "1",
		CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
		...isRoot ? { IS_SANDBOX: "1" } : {}
	}),
	homeFiles: () => ({}),
	arguments: ({ model, session }) => [
		"-p",
		"--output-format",
		"stream-json",
		"--verbose",
		"--dangerously-skip-permissions",
		...model === "" ? [] : ["--model", model],
		...session === null ? [] : ["--resume", session]
	]
});

// src/agents/codex.ts
const ENTRY$1 = "skillcheck";
function toConfiguration$2({ access }) {
	return [
		`model_provider = "${ENTRY$1}"`,
		"check_for_update_on_startup = false",
		`[model_providers.${ENTRY$1}]`,
		`name = "${ENTRY$1}"`,
		`base_url = ${JSON.stringify(access.address)}`,
		`env_key = ${JSON.stringify(access.keyVariable)}`,
		"wire_api = \"responses\"",
		"request_max_retries = 2",
		"stream_max_retries = 2",
		"[analytics]",
		"enabled = false",
		""
	].join("\n");
}
var codex_default = defineAgent({
	name: "codex",
	command: "codex",
	testedVersion: "0.171.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".agents/skills",
	parentFiles: [],
	capabilities: { nextTurn: true },
	stream: codex,
	provider: () => OPENAI_RESPONSES,
	settings: {
		request_max_retries: "2",
		stream_max_retries: "2"
	},
	environment: ({ home, access }) => ({
		CODEX_HOME: `${home}/.codex`,
		[access.keyVariable]: access.key
	}),
	homeFiles: (place) => ({ ".codex/config.toml": toConfiguration$2(place) }),
	arguments: ({ model, session }) => [
		"exec",
		...session === null ? [] : ["resume"],
		"--json",
		"--skip-git-repo-check",
		"--dangerously-bypass-approvals-and-sandbox",
		"-c",
		"allow_login_shell=false",
		"--disable",
		"plugins",
		...model === "" ? [] : ["-m", model],
		...session === null ? [] : [session],
		"-"
	]
});

// src/agents/droid.ts
const ENTRY = "skillcheck";
const MOST_OUTPUT_TOKENS = 32e3;
function toProvider$1(model) {
	return model.startsWith("claude-") ? ANTHROPIC : OPENAI_CHAT;
}
function toConfiguration$1({ model, access }) {
	const isAnthropic = toProvider$1(model).name === "anthropic";
	return {
		customModels: [{
			model,
			displayName: ENTRY,
			baseUrl: access.address,
			apiKey: access.key,
			provider: isAnthropic ? "anthropic" : "generic-chat-completion-api",
			maxOutputTokens: MOST_OUTPUT_TOKENS
		}],
		cloudSessionSync: false
	};
}
var droid_default = defineAgent({
	name: "droid",
	command: "droid",
	testedVersion: "0.215.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".factory/skills",
	parentFiles: [],
	capabilities: { nextTurn: true },
	stream: droid,
	provider: (model) => model === "" ? null : toProvider$1(model),
	settings: {},
	environment: ({ home }) => ({
		FACTORY_AIRGAP_ENABLED: "true",
		FACTORY_DROID_AUTO_UPDATE_ENABLED: "false",
		FACTORY_HOME_OVERRIDE: home
	}),
	homeFiles: (place) => ({ ".factory/settings.json": `${JSON.stringify(toConfiguration$1(place), null, 2)}\n` }),
	arguments: ({ session }) => [
		"exec",
		"--output-format",
		"stream-json",
		"--skip-permissions-unsafe",
		"--disable-builtin-skills",
		"-m",
		`custom:${ENTRY}-0`,
		...session === null ? [] : ["--fork", session]
	]
});

// src/agents/gemini.ts
const SETTINGS = {
	security: { auth: { selectedType: "gemini-api-key" } },
	privacy: { usageStatisticsEnabled: false },
	telemetry: { enabled: false },
	general: {
		enableAutoUpdate: false,
		enableAutoUpdateNotification: false
	}
};
var gemini_default = defineAgent({
	name: "gemini",
	command: "gemini",
	testedVersion: "0.61.0",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".gemini/skills",
	parentFiles: [],
	capabilities: { nextTurn: true },
	stream: gemini,
	provider: () => GEMINI,
	settings: {},
	environment: ({ home, access }) => ({
		[access.keyVariable]: access.key,
		GOOGLE_GEMINI_BASE_URL: access.address,
		GEMINI_CLI_HOME: home,
		GEMINI_CLI_NO_RELAUNCH: "true"
	}),
	homeFiles: () => ({ ".gemini/settings.json": `${JSON.stringify(SETTINGS, null, 2)}\n` }),
	arguments: ({ model, session }) => [
		"--output-format",
		"stream-json",
		"--approval-mode",
		"yolo",
		"--skip-trust",
		...model === "" ? [] : ["-m", model],
		...session === null ? [] : ["--resume", session]
	]
});

// src/agents/opencode.ts
function toProvider(model) {
	return model.startsWith("anthropic/") ? ANTHROPIC : OPENAI_CHAT;
}
const LIMIT = {
	context: 2e5,
	output: 32e3
};
function toConfiguration({ model, access }) {
	const slash = model.indexOf("/");
	const [owner, name] = [model.slice(0, slash), model.slice(slash + 1)];
	const isAnthropic = toProvider(model).name === "anthropic";
	const baseURL = isAnthropic ? `${access.address}/v1` : access.address;
	return {
		autoupdate: false,
		share: "disabled",
		small_model: model,
		provider: { [owner]: {
			npm: isAnthropic ? "@ai-sdk/anthropic" : "@ai-sdk/openai-compatible",
			name: owner,
			options: {
				baseURL,
				apiKey: `{env:${access.keyVariable}}`
			},
			models: { [name]: {
				name,
				limit: LIMIT
			} }
		} }
	};
}
var opencode_default = defineAgent({
	name: "opencode",
	command: "opencode",
	testedVersion: "1.18.33",
	versionArguments: ["--version"],
	readVersion: readFirstVersion,
	skillFolder: ".opencode/skills",
	parentFiles: [],
	capabilities: { nextTurn: true },
	stream: opencode,
	provider: (model) => model.includes("/") ? toProvider(model) : null,
	settings: {},
	environment: ({ home, access }) => ({
		[access.keyVariable]: access.key,
		XDG_CONFIG_HOME: `${home}/.config`,
		XDG_DATA_HOME: `${home}/.local/share`,
		XDG_STATE_HOME: `${home}/.local/state`,
		XDG_CACHE_HOME: `${home}/.cache`,
		OPENCODE_DISABLE_AUTOUPDATE: "1",
		OPENCODE_DISABLE_MODELS_FETCH: "1",
		OPENCODE_DISABLE_LSP_DOWNLOAD: "1"
	}),
	homeFiles: (place) => ({ ".config/opencode/opencode.json": `${JSON.stringify(toConfiguration(place), null, 2)}\n` }),
	arguments: ({ model, session }) => [
		"run",
		"--format",
		"json",
		"--auto",
		"--model",
		model,
		...session === null ? [] : ["--session", session]
	]
});

// src/agents/index.ts
const AGENTS = [
	claude_default,
	codex_default,
	opencode_default,
	gemini_default,
	droid_default
];
function findAgent(name) {
	return AGENTS.find((agent) => agent.name === name);
}

// src/model/entry-content.ts
const EXCHANGED = "it became a symbolic link after it was listed";
const encoder = new TextEncoder();
async function toEntryContent(entry, content) {
	if (content.kind === "file") return content;
	if (content.kind !== "link") return explainUnread(content);
	if (entry.mode !== "120000") return {
		...explainUnread(content),
		what: EXCHANGED
	};
	const bytes = encoder.encode(content.target);
	return {
		bytes,
		digest: await toContentDigest(bytes)
	};
}

// src/app/to-run-inputs.ts
async function digestFixture(files, folder) {
	const entries = (await files.list()).filter((entry) => isInside$1(folder, entry.path));
	if (entries.length === 0) return {
		kind: "problem",
		reason: `${folder} holds no files`
	};
	const digested = [];
	for (const entry of entries) {
		const content = await files.read(entry.path, LIMITS.fixtureBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) return {
			kind: "problem",
			reason: `${entry.path}: ${read.what}: ${read.remedy}`
		};
		digested.push({
			path: relativeTo(folder, entry.path),
			mode: entry.mode,
			sha256: read.digest
		});
	}
	return {
		kind: "digest",
		digest: await toTreeDigest(digested)
	};
}
function toRunInputs(run) {
	const { test, skill } = run;
	const own = Object.entries(findAgent(run.agent)?.settings ?? {});
	const configured = Object.entries(run.settings?.env ?? {});
	return {
		agent: run.agent,
		agentSettings: [...new Map([...own, ...configured])],
		model: run.model,
		skills: [{
			name: skill.name,
			digest: skill.digest
		}],
		prompts: test.prompts,
		answers: test.answers,
		maxTurns: test.maxTurns,
		workspace: {
			fromDigest: run.fixtureDigest,
			files: test.workspace.files,
			setup: test.workspace.setup
		},
		preamble: test.preamble,
		permissionMode: "unattended"
	};
}

// src/app/fixtures.ts
function rememberFixtures() {
	const known = /* @__PURE__ */ new Map();
	return (files, folder) => {
		const ofTree = known.get(files) ?? /* @__PURE__ */ new Map();
		known.set(files, ofTree);
		const digested = ofTree.get(folder) ?? digestFixture(files, folder);
		ofTree.set(folder, digested);
		return digested;
	};
}
function toFixtureProblem({ suite, test }, what) {
	const remedy = "write a folder of the repository under workspace.from";
	const { line, column } = test;
	return {
		file: suite.path,
		line,
		column,
		key: "workspace.from",
		what,
		remedy
	};
}
async function findBrokenFixtures({ suite, files }, fixtures) {
	const broken = /* @__PURE__ */ new Map();
	for (const test of suite?.tests ?? []) {
		const { from } = test.workspace;
		const fixture = from === null ? null : await fixtures(files, from);
		if (suite !== null && fixture?.kind === "problem") broken.set(test.name, toFixtureProblem({
			suite,
			test
		}, fixture.reason));
	}
	return broken;
}
async function withoutBrokenFixtures(unit, fixtures) {
	const broken = await findBrokenFixtures(unit, fixtures);
	const { suite } = unit;
	if (suite === null || broken.size === 0) return unit;
	return {
		...unit,
		suite: {
			...suite,
			tests: suite.tests.filter(({ name }) => !broken.has(name))
		}
	};
}

// src/skills/exceeded-limits.ts
function exceededSizes(skillMdPath, files) {
	const bytes = files.reduce((sum, file) => sum + file.size, 0);
	return [
		[
			"bytes in SKILL.md",
			files.find((file) => file.path === skillMdPath)?.size ?? 0,
			LIMITS.skillMdBytes
		],
		[
			"files in the skill",
			files.length,
			LIMITS.skillFiles
		],
		[
			"bytes in the skill",
			bytes,
			LIMITS.skillBytes
		]
	].filter(([, found, limit]) => found > limit).map(([what, found, limit]) => ({
		path: skillMdPath,
		what,
		found,
		limit,
		line: 1,
		column: 1
	}));
}
function exceededInYaml(path, frontMatter) {
	if (frontMatter.kind !== "over-limit") return [];
	const { what, found, limit, line, column } = frontMatter;
	return [{
		path,
		what,
		found,
		limit,
		line,
		column
	}];
}

// src/skills/text-lines.ts
const LINE_END = /\r\n?|\n/g;
function toTextLines(text) {
	const starts = [0];
	for (const end of text.matchAll(LINE_END)) starts.push(end.index + end[0].length);
	return {
		text,
		starts
	};
}
function lineAt(lines, index) {
	const start = lines.starts[index];
	if (start === void 0) return "";
	return lines.text.slice(start, lines.starts[index + 1]).replace(/[\r\n]+$/, "");
}
function lineIndexAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function placeAt(lines, offset) {
	const index = lineIndexAt(lines.starts, offset);
	return {
		line: index + 1,
		column: offset - (lines.starts[index] ?? 0) + 1
	};
}

// src/skills/front-matter-delimiters.ts
const EXACT = "---";
const WITH_BLANKS = /^[ \t]*---[ \t]*$/;
const CLOSING = /^(---|\.\.\.)[ \t]*$/;
const FOUR_DASHES = /^-{4,}[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})[ \t]*\w*$/;
const KEY = /^[A-Za-z_][\w-]*[ \t]*:/;
function findFrontMatterBlock(lines) {
	const opening = lineAt(lines, 0);
	if (WITH_BLANKS.test(opening)) return closeBlock(lines, opening);
	const shape = misplacedShape(lines);
	if (shape === null) return {
		kind: "missing",
		reason: "absent"
	};
	return {
		kind: "misplaced",
		shape,
		place: {
			line: 1,
			column: 1
		}
	};
}
function closeBlock(lines, opening) {
	for (let index = 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (!CLOSING.test(line)) continue;
		if (line.startsWith("...")) return {
			kind: "misplaced",
			shape: "dots",
			place: {
				line: index + 1,
				column: 1
			}
		};
		const blankDelimiters = [...opening === EXACT ? [] : [{
			which: "opening",
			line: 1,
			column: 1
		}], ...line === EXACT ? [] : [{
			which: "closing",
			line: index + 1,
			column: 1
		}]];
		return {
			kind: "block",
			first: 1,
			closing: index,
			blankDelimiters
		};
	}
	return {
		kind: "missing",
		reason: "unclosed"
	};
}
function misplacedShape(lines) {
	const first = lineAt(lines, 0);
	if (FOUR_DASHES.test(first)) return holdsKeysUntil(lines, 0, /^-{3,}[ \t]*$/) ? "four-dashes" : null;
	const { index, comment } = skipBlanksAndComments(lines);
	if (WITH_BLANKS.test(lineAt(lines, index))) {
		if (!holdsKeysUntil(lines, index, CLOSING)) return null;
		return comment ? "comment" : "blank-line";
	}
	if (!FENCE.test(lineAt(lines, index).trimEnd())) return null;
	return WITH_BLANKS.test(lineAt(lines, index + 1)) && holdsKeysUntil(lines, index + 1, CLOSING) ? "code-fence" : null;
}
function skipBlanksAndComments(lines) {
	let comment = false;
	let inside = false;
	let index = 0;
	for (; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index).trim();
		if (!inside && line.startsWith("<!--")) {
			comment = true;
			inside = true;
		}
		if (inside) inside = !line.includes("-->");
		else if (line !== "") break;
	}
	return {
		index,
		comment
	};
}
function holdsKeysUntil(lines, opening, end) {
	let keys = false;
	for (let index = opening + 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (end.test(line)) return keys;
		keys = keys || KEY.test(line);
	}
	return false;
}

// src/skills/yaml-limits.ts
const SCALAR_FOLLOWS = "";
const NOT_IN_TEXT = /* @__PURE__ */ new Set([
	"",
	"",
	SCALAR_FOLLOWS,
	"﻿"
]);
const OPENS_IN_LINE = /* @__PURE__ */ new Set(["-", "?"]);
function exceededYaml(text) {
	const count = {
		depth: 0,
		inLine: 0,
		nodes: 0,
		aliases: 0
	};
	let offset = 0;
	let scalarNext = false;
	for (const token of new import_dist.Lexer().lex(text)) {
		if (scalarNext) scalarNext = false;
		else if (token === SCALAR_FOLLOWS) {
			scalarNext = true;
			count.nodes += 1;
		} else countToken(count, token);
		const exceeded = judge$1(count, offset);
		if (exceeded !== null) return exceeded;
		if (!NOT_IN_TEXT.has(token)) offset += token.length;
	}
	return null;
}
function countToken(count, token) {
	const first = token[0] ?? "";
	if (first === "\n" || first === "\r") count.inLine = 0;
	else if (first === "[" || first === "{") {
		count.depth += 1;
		count.nodes += 1;
	} else if (first === "]" || first === "}") count.depth = Math.max(0, count.depth - 1);
	else if (first === "*") count.aliases += 1;
	else if (OPENS_IN_LINE.has(token)) {
		count.inLine += 1;
		count.nodes += 1;
	}
}
function judge$1(count, offset) {
	const depth = Math.max(count.depth, count.inLine);
	if (depth > LIMITS.yamlDepth) return {
		what: "levels of YAML nesting",
		found: depth,
		limit: LIMITS.yamlDepth,
		offset
	};
	if (count.aliases > LIMITS.yamlAliases) return {
		what: "YAML aliases",
		found: count.aliases,
		limit: LIMITS.yamlAliases,
		offset
	};
	if (count.nodes > LIMITS.yamlNodes) return {
		what: "YAML nodes",
		found: count.nodes,
		limit: LIMITS.yamlNodes,
		offset
	};
	return null;
}

// src/skills/yaml-tree.ts
function treeDepth(root) {
	let deepest = 0;
	const waiting = [{
		node: root,
		depth: 0
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node, depth } = next;
		if ((0, import_dist.isPair)(node)) waiting.push({
			node: node.key,
			depth
		}, {
			node: node.value,
			depth
		});
		else if ((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) {
			deepest = Math.max(deepest, depth + 1);
			for (const item of node.items) waiting.push({
				node: item,
				depth: depth + 1
			});
		}
	}
	return deepest;
}
function findDuplicateKeys(root) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) if ((0, import_dist.isMap)(node)) {
		found.push(...duplicatesOf(node));
		for (const pair of node.items) waiting.push(pair.key, pair.value);
	} else if ((0, import_dist.isSeq)(node)) waiting.push(...node.items);
	return found.sort((left, right) => left.second - right.second);
}
function duplicatesOf(map) {
	const firsts = /* @__PURE__ */ new Map();
	const found = [];
	for (const { key } of map.items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		const name = String(key.value);
		const at = key.range?.[0] ?? 0;
		const first = firsts.get(name);
		if (first === void 0) firsts.set(name, at);
		else found.push({
			key: name,
			first,
			second: at
		});
	}
	return found;
}

// src/skills/read-front-matter.ts
const MOST_EXPANSIONS = LIMITS.yamlAliases + 1;
function readFrontMatter(text) {
	const lines = toTextLines(text);
	const found = findFrontMatterBlock(lines);
	if (found.kind === "missing") return {
		kind: "missing",
		reason: found.reason,
		line: 1,
		column: 1,
		bodyOffset: 0
	};
	if (found.kind === "misplaced") return {
		kind: "misplaced",
		shape: found.shape,
		...found.place,
		bodyOffset: 0
	};
	const offset = lines.starts[found.first] ?? text.length;
	const bodyOffset = lines.starts[found.closing + 1] ?? text.length;
	const read = readBlock({
		lines,
		text: text.slice(offset, lines.starts[found.closing]),
		offset,
		firstLine: found.first + 1,
		bodyOffset
	});
	return read.kind === "read" ? {
		...read,
		blankDelimiters: found.blankDelimiters
	} : read;
}
function readBlock(block) {
	const { bodyOffset } = block;
	const exceeded = exceededYaml(block.text);
	if (exceeded !== null) {
		const { what, found, limit, offset } = exceeded;
		return {
			...overLimit(what, found, limit),
			...placeIn(block, offset),
			bodyOffset
		};
	}
	const document = (0, import_dist.parseDocument)(block.text, {
		prettyErrors: false,
		uniqueKeys: false,
		logLevel: "silent",
		strict: true
	});
	const depth = treeDepth(document.contents);
	if (depth > LIMITS.yamlDepth) {
		const where = placeIn(block, 0);
		return {
			...overLimit("levels of YAML nesting", depth, LIMITS.yamlDepth),
			...where,
			bodyOffset
		};
	}
	const plain = toPlainValue(document);
	if (plain.kind === "exploded") {
		const found = LIMITS.yamlAliases + 1;
		const where = placeIn(block, 0);
		return {
			...overLimit("YAML aliases", found, LIMITS.yamlAliases),
			...where,
			bodyOffset
		};
	}
	const faults = toFaults$1(block, document, plain);
	if (faults.length > 0) {
		const { text, firstLine } = block;
		return {
			kind: "invalid",
			block: {
				text,
				firstLine
			},
			faults,
			bodyOffset
		};
	}
	return readFields(block, document);
}
function overLimit(what, found, limit) {
	return {
		kind: "over-limit",
		what,
		found,
		limit
	};
}
function placeIn(block, offset) {
	return placeAt(block.lines, block.offset + offset);
}
function toPlainValue(document) {
	try {
		document.toJS({ maxAliasCount: MOST_EXPANSIONS });
		return { kind: "value" };
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		if (error.message.startsWith("Excessive alias count")) return { kind: "exploded" };
		const name = /: (.*)$/s.exec(error.message)?.[1] ?? "";
		return {
			kind: "unresolved",
			message: error.message,
			name
		};
	}
}
function toFaults$1(block, document, plain) {
	const faults = [...document.errors.map((error) => ({
		code: error.code,
		message: error.message,
		offset: error.pos[0]
	})), ...document.warnings.map((warning) => ({
		code: warning.code === "TAG_RESOLVE_FAILED" ? "TAG" : warning.code,
		message: warning.message,
		offset: warning.pos[0]
	}))];
	if (plain.kind === "unresolved") {
		const offset = Math.max(0, block.text.indexOf(`*${plain.name}`));
		faults.push({
			code: "ALIAS",
			message: plain.message,
			offset
		});
	}
	return faults.sort((left, right) => left.offset - right.offset).map(({ code, message, offset }) => ({
		code,
		message,
		...placeIn(block, offset)
	}));
}
function readFields(block, document) {
	const { bodyOffset } = block;
	const map = document.contents;
	if (map === null || (0, import_dist.isScalar)(map) && map.value === null) return {
		kind: "missing",
		reason: "empty",
		line: 1,
		column: 1,
		bodyOffset
	};
	if (!(0, import_dist.isMap)(map)) return {
		kind: "missing",
		reason: "not-a-map",
		...placeIn(block, 0),
		bodyOffset
	};
	const duplicates = findDuplicateKeys(map).map(({ key, first, second }) => ({
		key,
		firstLine: placeIn(block, first).line,
		...placeIn(block, second)
	}));
	if (duplicates.length > 0) return {
		kind: "duplicate-keys",
		duplicates,
		bodyOffset
	};
	const fields = /* @__PURE__ */ new Map();
	for (const pair of map.items) {
		const field = toField(block, document, pair);
		if (field !== null) fields.set(field.key, field);
	}
	return {
		kind: "read",
		fields,
		blankDelimiters: [],
		bodyOffset
	};
}
function toField(block, document, pair) {
	const { key, value } = pair;
	if (!(0, import_dist.isScalar)(key)) return null;
	const keyPlace = placeIn(block, key.range?.[0] ?? 0);
	const name = String(key.value);
	const node = (0, import_dist.isScalar)(value) || (0, import_dist.isMap)(value) || (0, import_dist.isSeq)(value) || (0, import_dist.isAlias)(value) ? value : null;
	const [start, end] = node?.range ?? [0, 0];
	const source = block.text.slice(start, end);
	if (node === null || source === "") return {
		key: name,
		keyPlace,
		place: keyPlace,
		style: "empty",
		value: null,
		source,
		after: ""
	};
	const place = placeIn(block, start);
	const lastLine = placeIn(block, end).line - 1;
	const after = lineAt(block.lines, lastLine).slice(placeIn(block, end).column - 1);
	const plain = node.toJS(document, { maxAliasCount: MOST_EXPANSIONS });
	return {
		key: name,
		keyPlace,
		place,
		style: styleOf(node),
		value: plain,
		source,
		after
	};
}
function styleOf(node) {
	if ((0, import_dist.isMap)(node)) return "map";
	if ((0, import_dist.isSeq)(node)) return "list";
	if ((0, import_dist.isAlias)(node)) return "alias";
	if (!(0, import_dist.isScalar)(node)) return "plain";
	switch (node.type) {
		case "QUOTE_SINGLE": return "single-quoted";
		case "QUOTE_DOUBLE": return "double-quoted";
		case "BLOCK_FOLDED":
		case "BLOCK_LITERAL": return "block";
		default: return "plain";
	}
}

// src/skills/skill-files.ts
const NEVER_SKILL_FILES = /* @__PURE__ */ new Set([
	".skillcheck.yaml",
	".skillcheck.yml",
	"eval.yaml",
	"eval.yml",
	"eval_queries.json",
	"evals.json",
	"skillcheck-report.json",
	"skillcheck.yaml",
	"skillcheck.yml",
	"trigger-eval.json"
]);
const NEVER_SKILL_FOLDERS = ["evals", ".skillcheck"];
function findOwner(path, folders) {
	return ancestorFolders(path).find((folder) => folders.has(folder)) ?? null;
}
function isSkillFile(path, bounds) {
	const { folder, folders, namedPaths } = bounds;
	if (!isInside$1(folder, path) || findOwner(path, folders) !== folder) return false;
	const inside = relativeTo(folder, path);
	if (NEVER_SKILL_FILES.has(inside)) return false;
	if (NEVER_SKILL_FOLDERS.some((never) => isInside$1(never, inside))) return false;
	return !namedPaths.some((named) => named === path || isInside$1(named, path));
}
function filesOfSkill(entries, bounds) {
	return entries.filter((entry) => isSkillFile(entry.path, bounds));
}
function isPytestSuite(inside, text) {
	if (!/^test(_[^/]*)?\.py$/.test(inside)) return false;
	return /^\s*(?:import|from)\s+skillcheck\b|\brun_skill\b/m.test(text());
}

// src/skills/read-skill.ts
async function readSkill(request) {
	const { folder, entries, files } = request;
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const members = filesOfSkill(entries, request);
	const exceeded = exceededSizes(skillMdPath, members);
	if (exceeded.length > 0) return {
		kind: "over-limit",
		exceeded
	};
	let top = {
		kind: "undecodable",
		bodyOffset: 0
	};
	const skillFiles = [];
	for (const entry of members) {
		const read = await readMember(entry, files);
		if ("what" in read) return read;
		const { bytes, digest: sha256 } = read;
		if (entry.path === skillMdPath) top = readFrontMatter(decodeText(bytes).text);
		const path = relativeTo(folder, entry.path);
		if (isPytestSuite(path, () => decodeText(bytes).text)) continue;
		skillFiles.push({
			path,
			mode: entry.mode,
			size: bytes.length,
			sha256
		});
	}
	const exceededYaml = exceededInYaml(skillMdPath, top);
	if (exceededYaml.length > 0) return {
		kind: "over-limit",
		exceeded: exceededYaml
	};
	const name = nameOf(top) ?? lastSegment(folder);
	skillFiles.sort((left, right) => comparePaths(left.path, right.path));
	return {
		kind: "skill",
		skill: {
			folder,
			name,
			files: skillFiles,
			digest: await toTreeDigest(skillFiles)
		}
	};
}
async function readMember(entry, files) {
	const refusal = toRefusal$1(entry);
	if (refusal !== null) return {
		kind: "not-copied",
		path: entry.path,
		...refusal
	};
	const content = await files.read(entry.path, LIMITS.skillBytes);
	const read = await toEntryContent(entry, content);
	return "what" in read ? {
		kind: "unreadable",
		path: entry.path,
		...read
	} : read;
}
function toRefusal$1(entry) {
	if (entry.mode === "120000" && lastSegment(entry.path) === "SKILL.md") return {
		what: "SKILL.md is a symbolic link, which agents and installers do not follow",
		remedy: "put the file itself there"
	};
	if (entry.mode !== "160000") return null;
	return {
		what: "a submodule lies in the skill; its files are not in this tree",
		remedy: "copy its files in, or move it out of the skill's folder"
	};
}
function nameOf(frontMatter) {
	const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
	return typeof name === "string" && name.trim() !== "" ? name : null;
}

// src/skills/link-target.ts
const FOREIGN_SCHEME = /^(?:https?|mailto|tel|data|ftp|vscode|cursor):/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const VARIABLE = /^(\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/(.*)$/s;
const PLACEHOLDER = /[${}<>]/;
const EXAMPLE_PATHS = /* @__PURE__ */ new Set([
	"url",
	"link",
	"path",
	"...",
	"…"
]);
const FOREIGN = { kind: "foreign" };
function toLinkTarget(destination, tree, place) {
	const decoded = decodePercent(destination);
	const other = foreignTarget(decoded);
	if (other !== null) return other;
	const variable = VARIABLE.exec(decoded);
	if (variable !== null) return variableTarget(variable, tree, place);
	if (PLACEHOLDER.test(decoded)) return FOREIGN;
	const special = specialTarget(decoded);
	if (special !== null) return special;
	const from = {
		folder: parentFolder(place.from),
		variable: null
	};
	const target = localTarget(decoded, tree, from);
	if (target.kind !== "local" || target.state === "present" || decoded === destination) return target;
	const asWritten = localTarget(destination, tree, from);
	return asWritten.kind === "local" && asWritten.state === "present" ? asWritten : target;
}
function foreignTarget(decoded) {
	if (decoded.trim() === "" || decoded.startsWith("//")) return FOREIGN;
	if (FOREIGN_SCHEME.test(decoded)) return FOREIGN;
	return OTHER_SCHEME.test(decoded) ? { kind: "absolute" } : null;
}
function specialTarget(decoded) {
	if (decoded.startsWith("#")) return {
		kind: "anchor",
		fragment: decoded.slice(1)
	};
	if (decoded.startsWith("/") || decoded.startsWith("~")) return { kind: "absolute" };
	return decoded.includes("\\") ? { kind: "backslash" } : null;
}
function variableTarget(match, tree, place) {
	const [, variable = "", path = ""] = match;
	const root = variable.includes("PLUGIN_ROOT") ? place.pluginRoot : place.skillFolder;
	if (root === null || PLACEHOLDER.test(path)) return FOREIGN;
	return localTarget(path, tree, {
		folder: root,
		variable
	});
}
function localTarget(destination, tree, from) {
	const hash = destination.indexOf("#");
	const fragment = hash === -1 ? null : destination.slice(hash + 1);
	const written = (hash === -1 ? destination : destination.slice(0, hash)).split("?", 1)[0] ?? "";
	if (written === "" || isExample(written)) return FOREIGN;
	const path = joinPath$1(from.folder, written);
	if (path === null) return { kind: "beyond-root" };
	const resolved = resolvePath(tree, path);
	if (resolved.state === "outside-root") return { kind: "beyond-root" };
	const { state } = resolved;
	const real = state === "other-case" ? resolved.real : path;
	return {
		kind: "local",
		path,
		variable: from.variable,
		fragment,
		state,
		real
	};
}
function isExample(path) {
	return path.includes("*") || EXAMPLE_PATHS.has(path) || isInside$1("path/to", path);
}
function decodePercent(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/skills/html-links.ts
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
function findHtmlLinks(html) {
	const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
	const found = [];
	for (const tag of markup.matchAll(TAG)) for (const attribute of tag[0].matchAll(ATTRIBUTE)) {
		const destination = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
		const quote = attribute[3] === void 0 ? 1 : 0;
		const end = tag.index + attribute.index + attribute[0].length - quote;
		found.push({
			destination,
			offset: end - destination.length
		});
	}
	return found;
}

// src/skills/line-locator.ts
function createLineLocator(lines, content, first) {
	let block = null;
	const shifts = /* @__PURE__ */ new Map();
	return (offset, written) => {
		block ??= toTextLines(content);
		const index = lineIndexAt(block.starts, offset);
		const within = offset - (block.starts[index] ?? 0);
		let shift = shifts.get(index);
		if (shift === void 0) {
			shift = lineAt(lines, first + index).lastIndexOf(lineAt(block, index).trimEnd());
			shifts.set(index, shift);
		}
		const line = first + index + 1;
		if (shift !== -1) return {
			line,
			column: shift + within + 1
		};
		return {
			line,
			column: Math.max(0, lineAt(lines, first + index).indexOf(written)) + 1
		};
	};
}

// src/skills/skip-html-constructs.ts
const CONSTRUCTS = [
	[
		"<!--",
		"-->",
		2
	],
	[
		"<?",
		"?>",
		2
	],
	[
		"<![CDATA[",
		"]]>",
		9
	],
	[
		"<!",
		">",
		2
	]
];
function skipHtmlConstructs(markdown) {
	const findEnd = createEndFinder();
	markdown.inline.ruler.before("html_inline", "skip_html_constructs", (state, silent) => {
		const construct = CONSTRUCTS.find(([opening]) => state.src.startsWith(opening, state.pos));
		if (construct === void 0) return false;
		const end = findEnd(state.src, construct[1], state.pos + construct[2]);
		if (end !== -1 && end < state.posMax) {
			state.pos = end + construct[1].length;
			return true;
		}
		if (!silent) state.pending += "<";
		state.pos += 1;
		return true;
	});
}
function createEndFinder() {
	let searched = "";
	const missing = /* @__PURE__ */ new Set();
	return (text, closing, from) => {
		if (text !== searched) {
			searched = text;
			missing.clear();
		}
		if (missing.has(closing)) return -1;
		const end = text.indexOf(closing, from);
		if (end === -1) missing.add(closing);
		return end;
	};
}

// src/skills/read-links.ts
const MAY_HOLD_LINKS = /\]\(|\]:|\bhref\b|\bsrc\b/i;
const MARK = "\0";
const INLINE = -1;
function readLinks(text, bodyOffset) {
	const body = text.slice(bodyOffset);
	if (!MAY_HOLD_LINKS.test(body)) return [];
	const lines = toTextLines(body);
	const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
	const env = { references: {} };
	const tokens = parser.markdown.parse(body, env);
	const found = [];
	let blockLine = 1;
	for (const token of tokens) {
		if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
		for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
	}
	return found.concat(definitionsOf(lines, env)).map((link) => ({
		...link,
		line: link.line + above,
		blockLine: link.blockLine + above
	})).sort((left, right) => left.line - right.line || left.column - right.column);
}
function createLinkParser() {
	const markdown = new MarkdownIt("commonmark", { html: true });
	let definitionLine = INLINE;
	const parseLinkDestination = markdown.helpers.parseLinkDestination;
	Object.assign(markdown.helpers, { parseLinkDestination: (text, start, end) => {
		const result = parseLinkDestination(text, start, end);
		return {
			...result,
			str: `${definitionLine}:${start}${MARK}${result.str}`
		};
	} });
	markdown.block.ruler.before("reference", "note_line", (_state, startLine) => {
		definitionLine = startLine;
		return false;
	});
	markdown.core.ruler.before("inline", "note_inline", () => {
		definitionLine = INLINE;
	});
	skipHtmlConstructs(markdown);
	markdown.normalizeLink = (destination) => destination;
	markdown.validateLink = () => true;
	return { markdown };
}
const parser = createLinkParser();
function readMark(marked) {
	const match = /^(-?\d+):(\d+)\0/.exec(marked);
	if (match === null) return null;
	const destination = marked.slice(match[0].length);
	return {
		line: Number(match[1]),
		offset: Number(match[2]),
		destination
	};
}
function linksOfToken(lines, token, blockLine) {
	if (token.map === null) return [];
	const locate = createLineLocator(lines, token.content, token.map[0]);
	if (token.type === "html_block") return htmlLinks(locate, token.content, {
		at: 0,
		blockLine
	});
	if (token.type !== "inline") return [];
	const found = [];
	let cursor = 0;
	for (const child of token.children ?? []) {
		if (child.type === "html_inline") {
			const at = Math.max(cursor, token.content.indexOf(child.content, cursor));
			for (const link of htmlLinks(locate, child.content, {
				at,
				blockLine
			})) found.push(link);
			cursor = at + child.content.length;
		}
		const link = inlineLink(locate, child, blockLine);
		if (link !== null) found.push(link);
	}
	return found;
}
function inlineLink(locate, child, blockLine) {
	if (child.type !== "link_open" && child.type !== "image") return null;
	const kind = child.type === "image" ? "image" : "link";
	const mark = readMark(child.attrGet(kind === "image" ? "src" : "href") ?? "");
	if (mark === null || mark.line !== INLINE) return null;
	const { destination } = mark;
	return {
		kind,
		destination,
		blockLine,
		...locate(mark.offset, destination)
	};
}
function htmlLinks(locate, html, where) {
	return findHtmlLinks(html).map(({ destination, offset }) => ({
		kind: "html",
		destination,
		blockLine: where.blockLine,
		...locate(where.at + offset, destination)
	}));
}
function definitionsOf(lines, env) {
	return Object.values(env.references).flatMap(({ href }) => {
		const mark = readMark(href);
		if (mark === null || mark.line === INLINE) return [];
		const { destination, line } = mark;
		const start = (lines.starts[line] ?? 0) + Math.max(0, lineAt(lines, line).indexOf("["));
		const place = placeAt(lines, start + mark.offset);
		return [{
			kind: "definition",
			destination,
			blockLine: line + 1,
			...place
		}];
	});
}

// src/skills/read-skill-source.ts
const UNREAD = {
	kind: "undecodable",
	bodyOffset: 0
};
async function readSkillSource(request) {
	const { folder, tree } = request;
	const files = filesOfSkill(tree.entries, request);
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const pluginRoot = manifestRoot$1(tree, folder, ".claude-plugin/plugin.json");
	const sizes = exceededSizes(skillMdPath, files);
	const skillMd = await readSkillMd(request, skillMdPath);
	const frontMatter = readTopOf(skillMd);
	const documents = await readDocuments(request, {
		skillMd,
		frontMatter,
		pluginRoot,
		files,
		sizes
	});
	return {
		folder,
		folderName: requiredName(request, pluginRoot),
		skillMd,
		frontMatter,
		documents,
		files,
		symlinks: files.filter((file) => file.mode === "120000").map((file) => toSymlink(tree, file.path)),
		pluginRoot,
		marketplaceRoot: manifestRoot$1(tree, folder, ".claude-plugin/marketplace.json"),
		exceeded: [...sizes, ...exceededInYaml(skillMdPath, frontMatter)],
		hasSuite: request.hasSuite ?? null
	};
}
function manifestRoot$1(tree, folder, manifest) {
	return (folder === "." ? ["."] : [folder, ...ancestorFolders(folder)]).find((root) => tree.byPath.has(joinPath$1(root, manifest) ?? "")) ?? null;
}
function requiredName(request, pluginRoot) {
	if (request.folder === ".") return request.rootName ?? null;
	return request.folder === pluginRoot ? null : lastSegment(request.folder);
}
async function readSkillMd(request, path) {
	if (request.misnamed !== void 0) return readMisnamed(request.files, request.misnamed);
	const content = await request.files.read(path, LIMITS.skillMdBytes);
	switch (content.kind) {
		case "file": return {
			kind: "read",
			path,
			...decodeText(content.bytes)
		};
		case "link": return isListedAsFile(request.tree, path) ? {
			kind: "unreadable",
			path,
			reason: EXCHANGED
		} : {
			kind: "link",
			path,
			target: content.target
		};
		case "missing": return {
			kind: "absent",
			declaredIn: request.declaredIn ?? "the list of skills"
		};
		case "too-large": return {
			kind: "unreadable",
			path,
			reason: `${content.size} bytes`
		};
		case "refused": return {
			kind: "unreadable",
			path,
			reason: content.reason
		};
	}
}
function isListedAsFile(tree, path) {
	const mode = tree.byPath.get(path)?.mode;
	return mode === "100644" || mode === "100755";
}
async function readMisnamed(files, path) {
	const content = await files.read(path, LIMITS.skillMdBytes);
	const top = content.kind === "file" ? readFrontMatter(decodeText(content.bytes).text) : UNREAD;
	return {
		kind: "misnamed",
		path,
		hasFrontMatter: top.kind !== "missing" && top.kind !== "undecodable"
	};
}
function readTopOf(skillMd) {
	if (skillMd.kind !== "read" || skillMd.encoding.kind !== "utf-8") return UNREAD;
	return readFrontMatter(skillMd.text);
}
async function readDocuments(request, read) {
	const { skillMd, frontMatter, pluginRoot } = read;
	if (skillMd.kind !== "read") return [];
	const toDocument = (path, text, bodyOffset) => ({
		path,
		text,
		links: readLinks(text, bodyOffset).map((link) => ({
			...link,
			target: toLinkTarget(link.destination, request.tree, {
				from: path,
				skillFolder: request.folder,
				pluginRoot
			})
		}))
	});
	const documents = [toDocument(skillMd.path, skillMd.text, frontMatter.bodyOffset)];
	const others = read.sizes.length > 0 ? [] : read.files;
	for (const { path, mode } of others) {
		if (path === skillMd.path || mode === "120000" || !/\.(md|markdown)$/i.test(path)) continue;
		const content = await request.files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const { text } = decodeText(content.bytes);
		documents.push(toDocument(path, text, readFrontMatter(text).bodyOffset));
	}
	return [...documents.slice(0, 1), ...documents.slice(1).sort((left, right) => comparePaths(left.path, right.path))];
}
function toSymlink(tree, path) {
	const target = tree.linkTargets.get(path) ?? "";
	const leadsTo = target.startsWith("/") ? null : joinPath$1(parentFolder(path), target);
	if (leadsTo === null) return {
		path,
		target,
		real: null,
		state: "outside-root"
	};
	const resolved = resolvePath(tree, leadsTo);
	switch (resolved.state) {
		case "present": return {
			path,
			target,
			real: resolved.real,
			state: "present"
		};
		case "outside-root": return {
			path,
			target,
			real: null,
			state: "outside-root"
		};
		default: return {
			path,
			target,
			real: null,
			state: "dangling"
		};
	}
}

// src/app/unread-skill.ts
function toUnreadSkill(reading) {
	switch (reading.kind) {
		case "skill": return null;
		case "over-limit": {
			const [first] = reading.exceeded;
			if (first === void 0) throw new Error("over no limit");
			const { path: file, line, column, what, found, limit } = first;
			const words = `${found} ${what} exceed the limit of ${limit}`;
			return {
				why: reading.kind,
				problem: {
					file,
					line,
					column,
					key: "",
					what: words,
					remedy: "make the skill smaller, or split it"
				}
			};
		}
		case "unreadable":
		case "not-copied": {
			const { path: file, what, remedy } = reading;
			return {
				why: reading.kind,
				problem: {
					file,
					line: 1,
					column: 1,
					key: "",
					what,
					remedy
				}
			};
		}
	}
}
function toUntoldProblems(unread, findings, hasTests) {
	if (unread === null || !hasTests && unread.why !== "unreadable") return [];
	const { problem } = unread;
	return findings.some(({ severity, path }) => severity === "error" && path === problem.file) ? [] : [problem];
}

// src/app/read-skill-unit.ts
async function readSkillUnit(side, folder) {
	const file = await side.suiteOf(folder);
	const bounds = {
		folder,
		folders: new Set(side.places.folders),
		namedPaths: file?.suite?.namedPaths ?? []
	};
	const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
	const source = await readSkillSource({
		...bounds,
		tree: side.tree,
		files: side.files,
		hasSuite: file !== null,
		...misnamed === void 0 ? {} : { misnamed }
	});
	const reading = await readSkill({
		...bounds,
		entries: side.tree.entries,
		files: side.files
	});
	return {
		folder,
		name: reading.kind === "skill" ? reading.skill.name : toName(source),
		files: side.files,
		source,
		skill: reading.kind === "skill" ? reading.skill : null,
		unread: toUnreadSkill(reading),
		suitePath: file?.path ?? null,
		suite: file?.suite ?? null,
		problems: file?.problems ?? []
	};
}
function toName(source) {
	return source.folderName ?? (source.folder === "." ? "skill" : lastSegment(source.folder));
}

// src/app/select-subjects.ts
const DEFAULT_AGENT = "claude";
function selectSubjects(unit, config, selection) {
	const { skill } = unit;
	if (skill === null) return [];
	return selectTests(unit, config, selection).map((planned) => ({
		unit,
		skill,
		...planned
	}));
}
function selectTests({ suite }, config, selection) {
	if (suite === null) return [];
	const filter = selection.filter?.toLowerCase() ?? null;
	return suite.tests.filter((test) => filter === null || isSelected(test, filter)).flatMap((test) => {
		return (test.agents ?? suite.agents ?? selection.defaultAgents(test)).filter((agent) => selection.agents === null || selection.agents.includes(agent)).flatMap((agent) => toModels(test, agent, config).map((model) => ({
			suite,
			test,
			agent,
			model
		})));
	});
}
function isSelected(test, filter) {
	return test.name.toLowerCase().includes(filter) || test.tags.some((tag) => tag.toLowerCase() === filter);
}
function toModels(test, agent, config) {
	const own = modelsFor(test.model, agent);
	const models = own.length > 0 ? own : modelsFor(config.model, agent);
	return models.length > 0 ? models : [""];
}
async function toRecordedAgents(tests, indexes) {
	const entries = indexes.flatMap((index) => index?.entries ?? []);
	const bySlug = /* @__PURE__ */ new Map();
	for (const { place } of entries) bySlug.set(place.test, (bySlug.get(place.test) ?? /* @__PURE__ */ new Set()).add(place.agent));
	const byName = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const agents = bySlug.get(await toTestSlug(test.name));
		byName.set(test.name, agents === void 0 ? [DEFAULT_AGENT] : [...agents].sort());
	}
	return (test) => byName.get(test.name) ?? ["claude"];
}

// src/app/to-keyed-run.ts
async function toKeyedRun({ skill, suite, test, agent, model }, files, context) {
	const { from } = test.workspace;
	const fixtures = context.fixtures ?? rememberFixtures();
	const fixture = from === null ? null : await fixtures(files, from);
	if (fixture?.kind === "problem") return {
		kind: "no-key",
		problem: toFixtureProblem({
			suite,
			test
		}, fixture.reason)
	};
	const inputs = toRunInputs({
		test,
		skill,
		agent,
		model,
		fixtureDigest: fixture?.digest ?? null,
		settings: context.agentSettings(agent)
	});
	return {
		kind: "keyed",
		inputs,
		runKey: await toRunKey(inputs, context.digest ?? fieldsDigest)
	};
}

// src/cassettes/recording-index.ts
async function openRecordings(options) {
	const store = options.storeFolder ?? ".skillcheck";
	const folders = await Promise.all(options.skillFolders.map((folder) => toSkillStorePath(folder, store)));
	const placed = await listPlaced(options.sources, folders);
	const byPath = new Map(placed.map((entry) => [entry.path, entry]));
	const verify = rememberVerified(options.digest ?? rememberDigests());
	const read = async (entries) => {
		const readings = await readInTurn(entries.flatMap((entry) => byPath.get(entry.path) ?? []), verify);
		return {
			recordings: readings.flatMap((one) => "cassette" in one ? [one] : []),
			refused: readings.flatMap((one) => "refused" in one ? [one] : [])
		};
	};
	return {
		entries: placed,
		read,
		find: async (key) => ofKey(await read(newestOf(placed, key)), key)
	};
}
const READ_TOGETHER = 32;
async function listPlaced(sources, folders) {
	const byName = /* @__PURE__ */ new Map();
	for (const source of sources) for (const path of await source.list()) {
		if (!folders.some((folder) => path.startsWith(`${folder}/`))) continue;
		const place = parseCassettePath(path);
		if (place !== null) addOnce(byName, {
			path,
			place,
			source
		});
	}
	return [...byName.values()].sort(comparePlaced);
}
function addOnce(byName, placed) {
	const { agent, key } = placed.place;
	const name = `${agent}-${key}/${toFileName(placed.path)}`;
	if (!byName.has(name)) byName.set(name, placed);
}
function comparePlaced(left, right) {
	return comparePaths(toFileName(left.path), toFileName(right.path)) || comparePaths(left.path, right.path);
}
function newestOf(placed, key) {
	return placed.filter((entry) => entry.place.key === key.slice(0, 12)).slice(-LIMITS.cassettesPerKey);
}
function ofKey(found, key) {
	return {
		recordings: found.recordings.filter((recording) => recording.cassette.key === key),
		refused: found.refused
	};
}
async function readInTurn(placed, verify) {
	const readings = [];
	for (let at = 0; at < placed.length; at += READ_TOGETHER) readings.push(...await Promise.all(placed.slice(at, at + READ_TOGETHER).map((one) => readPlaced(one, verify))));
	return readings;
}
async function readPlaced(placed, verify) {
	const { path, source } = placed;
	const content = await source.read(path);
	if (content.kind !== "file") return {
		path,
		refused: toRefusal(content)
	};
	const reading = await readCassette(path, content, verify);
	if (reading.kind !== "cassette") return {
		path,
		refused: reading
	};
	return {
		path,
		evidence: await source.classify(path, content.bytes),
		cassette: reading.cassette
	};
}
function toRefusal(content) {
	switch (content.kind) {
		case "too-large": return tooLarge(content.size);
		case "missing": return {
			kind: "unreadable",
			reason: "is not there any more"
		};
		case "link": return {
			kind: "unreadable",
			reason: "is a symbolic link"
		};
		case "refused": return {
			kind: "unreadable",
			reason: content.reason
		};
	}
}

// src/cassettes/recording-source.ts
function toTreeSource(head, base) {
	return {
		list: async () => (await head.list()).map((entry) => entry.path),
		read: (path) => head.read(path, LIMITS.cassetteBytes),
		classify: async (path, bytes) => {
			return base !== null && await holds(base, path, bytes) ? "committed-base" : "committed-pr";
		}
	};
}
function toBaseSource(base) {
	return {
		...toTreeSource(base, null),
		classify: async () => "committed-base"
	};
}
function toStoreSource(store, evidence) {
	return {
		list: store.list,
		read: store.read,
		classify: async () => evidence
	};
}
async function holds(files, path, bytes) {
	if (files.holds !== void 0) return files.holds(path, bytes);
	const content = await files.read(path, LIMITS.cassetteBytes);
	return content.kind === "file" && comparesEqual(content.bytes, bytes);
}
function comparesEqual(left, right) {
	if (left.length !== right.length) return false;
	for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
	return true;
}

// src/stats/rational.ts
function rational(numerator, denominator) {
	return {
		numerator,
		denominator
	};
}
function compareRationals(left, right) {
	const difference = left.numerator * right.denominator - right.numerator * left.denominator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
function multiplyRationals(left, right) {
	return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}
function toNumber({ numerator, denominator }) {
	if (numerator < 0n) return -toNumber(rational(-numerator, denominator));
	const scale = Math.max(0, denominator.toString().length - numerator.toString().length + 20);
	const quotient = numerator * 10n ** BigInt(scale) / denominator;
	return Number(`${quotient}e-${scale}`);
}
function decimalToRational(value) {
	const [digits = "0", exponent = "0"] = String(value).split("e");
	const [whole = "0", fraction = ""] = digits.split(".");
	const shift = fraction.length - Number(exponent);
	const numerator = BigInt(whole + fraction);
	return shift >= 0 ? rational(numerator, 10n ** BigInt(shift)) : rational(numerator * 10n ** BigInt(-shift), 1n);
}

// src/stats/alpha.ts
const ALPHA = rational(1n, 20n);

// src/stats/wilson-interval.ts
const Z975 = 1.959963984540054;
function wilsonInterval({ passed, valid }) {
	if (valid === 0) return {
		low: 0,
		high: 1
	};
	const rate = passed / valid;
	const square = Z975 * Z975;
	const shrink = 1 + square / valid;
	const centre = (rate + square / (2 * valid)) / shrink;
	const half = Z975 / shrink * Math.sqrt(rate * (1 - rate) / valid + square / (4 * valid * valid));
	return {
		low: passed === 0 ? 0 : Math.max(0, centre - half),
		high: passed === valid ? 1 : Math.min(1, centre + half)
	};
}

// src/stats/newcombe-interval.ts
function newcombeInterval(base, head) {
	const p1 = base.passed / base.valid;
	const p2 = head.passed / head.valid;
	const wilson1 = wilsonInterval(base);
	const wilson2 = wilsonInterval(head);
	const difference = p1 - p2;
	return {
		low: difference - Math.hypot(p1 - wilson1.low, wilson2.high - p2),
		high: difference + Math.hypot(wilson1.high - p1, p2 - wilson2.low)
	};
}

// src/stats/stratum.ts
function toStratum(base, head) {
	const passes = base.passed + head.passed;
	const lowest = Math.max(0, passes - base.valid);
	const highest = Math.min(head.valid, passes);
	const headRow = binomialRow(head.valid);
	const baseRow = binomialRow(base.valid);
	const weights = [];
	for (let k = lowest; k <= highest; k += 1) weights.push((headRow[k] ?? 0n) * (baseRow[passes - k] ?? 0n));
	return {
		lowest,
		weights,
		total: sum(weights),
		observed: head.passed
	};
}
function informs(stratum) {
	return stratum.weights.length > 1;
}
function headWorseP(stratum) {
	const seen = stratum.observed - stratum.lowest;
	return rational(sum(stratum.weights.slice(0, seen + 1)), stratum.total);
}
function headBetterP(stratum) {
	const seen = stratum.observed - stratum.lowest;
	return rational(sum(stratum.weights.slice(seen)), stratum.total);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0n);
}
function binomialRow(n) {
	const row = [1n];
	for (let k = 1; k <= n; k += 1) row.push((row[k - 1] ?? 0n) * BigInt(n - k + 1) / BigInt(k));
	return row;
}

// src/stats/fixed-plan.ts
function neededPasses(rate, samples) {
	const { numerator, denominator } = decimalToRational(rate);
	const billion = 1000000000n;
	const scaled = numerator * BigInt(samples) * billion - denominator;
	if (scaled <= 0n) return 0;
	const divisor = denominator * billion;
	return Number((scaled + divisor - 1n) / divisor);
}
function isBelowRate({ passed, valid }, rate) {
	const { numerator, denominator } = decimalToRational(rate);
	const row = binomialRow(valid);
	let chance = 0n;
	for (let k = 0; k <= passed; k += 1) {
		const ways = row[k] ?? 0n;
		chance += ways * numerator ** BigInt(k) * (denominator - numerator) ** BigInt(valid - k);
	}
	return compareRationals(rational(chance, denominator ** BigInt(valid)), ALPHA) < 0;
}
function fixedPlanOutcome(counts, rate, needed) {
	if (counts.passed >= needed) return "pass";
	return counts.passed === 0 || isBelowRate(counts, rate) ? "fail" : "inconclusive";
}

// src/stats/samples-needed.ts
const MOST_SAMPLES = 400;
const POWER = .8;
function samplesToDecide({ passed, valid }, rate) {
	if (valid === 0) return null;
	for (let n = valid + 1; n <= MOST_SAMPLES; n += 1) {
		const expected = Math.floor(passed * n / valid);
		if (expected >= neededPasses(rate, n)) return n;
		if (isBelowRate({
			passed: expected,
			valid: n
		}, rate)) return n;
	}
	return null;
}
function headSamplesNeeded(base, headRate) {
	const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
	let most = -1;
	for (let n = 1; n < MOST_SAMPLES; n += 1) {
		while (most + 1 <= n && isWorse$1(base, {
			passed: most + 1,
			valid: n
		}, logFactorials)) most += 1;
		if (most >= 0 && binomialAtMost(most, n, headRate) >= POWER) return n;
	}
	return null;
}
function smallestUsefulHead(base) {
	const logFactorials = toLogFactorials(base.valid + MOST_SAMPLES);
	for (let n = 1; n < MOST_SAMPLES; n += 1) if (isWorse$1(base, {
		passed: 0,
		valid: n
	}, logFactorials)) return n;
	return null;
}
function isWorse$1(base, head, logFactorials) {
	const choose = (n, k) => (logFactorials[n] ?? 0) - (logFactorials[k] ?? 0) - (logFactorials[n - k] ?? 0);
	const passes = base.passed + head.passed;
	const total = choose(base.valid + head.valid, passes);
	let p = 0;
	for (let k = Math.max(0, passes - base.valid); k <= head.passed; k += 1) p += Math.exp(choose(head.valid, k) + choose(base.valid, passes - k) - total);
	return p < .049999999999000004;
}
function binomialAtMost(most, n, rate) {
	let term = (1 - rate) ** n;
	let sum = term;
	if (rate >= 1) return most >= n ? 1 : 0;
	for (let k = 1; k <= most; k += 1) {
		term *= (n - k + 1) / k * (rate / (1 - rate));
		sum += term;
	}
	return sum;
}
function toLogFactorials(most) {
	const table = [0];
	for (let k = 1; k <= most; k += 1) table.push((table[k - 1] ?? 0) + Math.log(k));
	return table;
}

// src/stats/exact-p.ts
function exactP(exact) {
	return {
		value: toNumber(exact),
		exact: () => exact
	};
}
function isBelow(p, factor, threshold) {
	const limit = toNumber(threshold);
	const scaled = p.value * factor;
	if (Math.abs(scaled - limit) > 1e-9 * limit) return scaled < limit;
	const product = multiplyRationals(p.exact(), rational(BigInt(factor), 1n));
	return compareRationals(product, threshold) < 0;
}

// src/stats/holm.ts
function holm(family) {
	const members = family.flatMap((p, index) => p === null ? [] : [{
		p,
		index
	}]);
	members.sort((left, right) => left.p.value - right.p.value);
	const results = new Array(family.length).fill(null);
	let adjusted = 0;
	let significant = true;
	for (const [rank, { p, index }] of members.entries()) {
		const factor = members.length - rank;
		adjusted = Math.min(1, Math.max(adjusted, factor * p.value));
		significant &&= isBelow(p, factor, ALPHA);
		results[index] = {
			adjusted,
			significant
		};
	}
	return results;
}

// src/stats/stratified-test.ts
const MOST_EXACT_STRATA = 50;
function stratifiedP(strata) {
	if (strata.length <= 50) return exactP(exactStratifiedP(strata));
	return {
		value: approximateStratifiedP(strata),
		exact: () => exactStratifiedP(strata)
	};
}
function seenPasses(strata) {
	return strata.reduce((total, stratum) => total + stratum.observed - stratum.lowest, 0);
}
function exactStratifiedP(strata) {
	const seen = seenPasses(strata);
	let ways = [1n];
	let total = 1n;
	for (const stratum of strata) {
		ways = convolveExactly(ways, stratum.weights, seen);
		total *= stratum.total;
	}
	return rational(ways.reduce((sum, value) => sum + value, 0n), total);
}
function convolveExactly(left, right, most) {
	const length = Math.min(left.length + right.length - 1, most + 1);
	const product = new Array(length).fill(0n);
	for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) if (i + j < length) product[i + j] = (product[i + j] ?? 0n) + a * b;
	return product;
}
function approximateStratifiedP(strata) {
	const seen = seenPasses(strata);
	let chances = [1];
	for (const { weights, total } of strata) {
		const scaled = weights.map((weight) => toNumber(rational(weight, total)));
		chances = convolve(chances, scaled, seen);
	}
	return Math.min(1, chances.reduce((sum, value) => sum + value, 0));
}
function convolve(left, right, most) {
	const length = Math.min(left.length + right.length - 1, most + 1);
	const product = new Array(length).fill(0);
	for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) if (i + j < length) product[i + j] = (product[i + j] ?? 0) + a * b;
	return product;
}

// src/stats/step-down-test.ts
function stepDownP(strata) {
	const smallest = strata.map(headWorseP).reduce((least, p) => compareRationals(p, least) < 0 ? p : least);
	const sizes = strata.map((stratum) => attainableSize(stratum, smallest));
	const exact = () => {
		const kept = sizes.reduce((product, size) => product * (size.denominator - size.numerator), 1n);
		const total = sizes.reduce((product, size) => product * size.denominator, 1n);
		return rational(total - kept, total);
	};
	if (strata.length <= 50) return exactP(exact());
	const logarithm = sizes.reduce((sum, size) => sum + Math.log1p(-toNumber(size)), 0);
	return {
		value: -Math.expm1(logarithm),
		exact
	};
}
function attainableSize(stratum, p) {
	let size = 0n;
	for (const weight of stratum.weights) {
		const next = size + weight;
		if (compareRationals(rational(next, stratum.total), p) > 0) break;
		size = next;
	}
	return rational(size, stratum.total);
}

// src/stats/skill-regression.ts
function skillRegressions(skills) {
	const strata = skills.map((tests) => tests.map(({ base, head }) => toStratum(base, head)));
	const results = strata.map(skillP);
	const corrected = holm(results.map((result) => result?.p ?? null));
	const family = results.filter((result) => result !== null).length;
	return strata.map((ofSkill, index) => {
		const result = results[index] ?? null;
		const holmResult = corrected[index] ?? null;
		if (result === null || holmResult === null) return {
			regression: null,
			marks: ofSkill.map(() => false)
		};
		const regression = {
			...result,
			adjusted: holmResult.adjusted,
			skills: family,
			regressed: holmResult.significant
		};
		return {
			regression,
			marks: regression.regressed ? marksOf(ofSkill) : ofSkill.map(() => false)
		};
	});
}
function skillP(all) {
	const strata = all.filter(informs);
	const [first] = strata;
	if (first === void 0) return null;
	if (strata.length === 1) {
		const own = exactP(headWorseP(first));
		return {
			p: own,
			stratifiedP: own,
			stepDownP: own,
			strata: 1
		};
	}
	const sum = stratifiedP(strata);
	const minimum = stepDownP(strata);
	return {
		p: doubled(sum.value <= minimum.value ? sum : minimum),
		stratifiedP: sum,
		stepDownP: minimum,
		strata: strata.length
	};
}
function doubled(p) {
	const one = rational(1n, 1n);
	return {
		value: Math.min(1, 2 * p.value),
		exact: () => {
			const twice = multiplyRationals(p.exact(), rational(2n, 1n));
			return compareRationals(twice, one) > 0 ? one : twice;
		}
	};
}
function marksOf(strata) {
	const own = strata.map((stratum) => informs(stratum) ? headWorseP(stratum) : null);
	const least = own.reduce((best, p) => {
		if (p === null) return best;
		return best === null || compareRationals(p, best) < 0 ? p : best;
	}, null);
	return own.map((p) => p !== null && (compareRationals(p, ALPHA) < 0 || least !== null && compareRationals(p, least) === 0));
}

// src/stats/compare-with-base.ts
function compareWithBase(skills) {
	const results = skillRegressions(skills.map((tests) => tests.filter(isComparable)));
	return skills.map((tests, index) => {
		const result = results[index];
		const regression = result?.regression ?? null;
		const marks = [...result?.marks ?? []];
		return {
			regression,
			tests: tests.map((test) => {
				if (!isComparable(test)) return settled(test);
				return compareTest(test, regression, marks.shift() ?? false);
			})
		};
	});
}
const WORST_FIRST$1 = [
	"regressed",
	"inconclusive",
	"no-base",
	"improved",
	"same"
];
function worstComparison(comparisons) {
	return WORST_FIRST$1.find((comparison) => comparisons.includes(comparison)) ?? "no-base";
}
function isComparable(test) {
	return test.base.valid > 0 && test.head.valid > 0 && test.changedInputs.length === 0 && !test.sameKey;
}
function settled(test) {
	const word = (comparison, reason) => ({
		comparison,
		p: null,
		reason,
		samplesNeeded: null
	});
	if (test.changedInputs.length > 0) return word("no-base", `test changed: ${test.changedInputs.join(", ")}`);
	if (test.base.valid === 0) return word("no-base", "no valid sample on the base");
	if (test.head.valid === 0) return word("no-base", "no valid sample of this commit");
	return word("same", "nothing this run depends on changed");
}
function compareTest(test, regression, marked) {
	const stratum = toStratum(test.base, test.head);
	const exact = headWorseP(stratum);
	const result = {
		p: toNumber(exact),
		samplesNeeded: null
	};
	if (marked && regression !== null) return {
		...result,
		comparison: "regressed",
		reason: regressedReason(exact, regression)
	};
	const better = headBetterP(stratum);
	if (isBelowAlpha(better)) {
		const reason = `Improved (p ${formatP(toNumber(better))})`;
		return {
			...result,
			comparison: "improved",
			reason
		};
	}
	const interval = newcombeInterval(test.base, test.head);
	if (sameRate(test) || interval.low >= -.2 && interval.high <= .2) return {
		...result,
		comparison: "same",
		reason: sameReason(interval)
	};
	return {
		...result,
		comparison: "inconclusive",
		...undecided(test, stratum, regression)
	};
}
function regressedReason(own, regression) {
	if (isBelowAlpha(own)) return `Regressed (p ${formatP(toNumber(own))})`;
	return `Regressed with its skill (p ${formatP(regression.p.value)} over ${regression.strata} tests)`;
}
function sameReason({ low, high }) {
	const points = (value) => `${value > 0 ? "+" : ""}${Math.round(value * 100)}`;
	return `Same; the change lies between ${points(-high)} and ${points(-low)} points (95 %)`;
}
function undecided(test, stratum, regression) {
	const { base, head } = test;
	const own = headWorseP(stratum);
	if (!(head.passed * base.valid < base.passed * head.valid)) return {
		reason: `Could be chance (p ${formatP(toNumber(headBetterP(stratum)))})`,
		samplesNeeded: null
	};
	if (!isBelowAlpha(headWorseP(toStratum(base, {
		passed: 0,
		valid: head.valid
	})))) {
		const needed = smallestUsefulHead(base);
		return {
			reason: `Too few samples to show a change; ${needed === null ? "more base samples" : `at least ${needed} samples`} would be needed`,
			samplesNeeded: needed
		};
	}
	const among = isBelowAlpha(own) ? `, one of ${regression?.strata ?? 1} tests` : "";
	return {
		reason: `Could be chance (p ${formatP(toNumber(own))}${among})`,
		samplesNeeded: headSamplesNeeded(base, head.passed / head.valid)
	};
}
function isBelowAlpha(p) {
	return compareRationals(p, ALPHA) < 0;
}
function sameRate({ base, head }) {
	return base.passed * head.valid === head.passed * base.valid;
}
function formatP(p) {
	return p < .001 ? "< 0.001" : `= ${Number(p.toPrecision(2))}`;
}

// src/stats/gate.ts
const SITUATIONS = {
	interrupted: {
		word: null,
		conclusion: "failure",
		exitCode: 130,
		status: "invalid"
	},
	unusable: {
		word: null,
		conclusion: "failure",
		exitCode: 2,
		status: "fail"
	},
	failed: {
		word: "failed",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	regressed: {
		word: "regressed",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	lint: {
		word: "lint",
		conclusion: "failure",
		exitCode: 1,
		status: "fail"
	},
	forged: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	fault: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	timeLimit: {
		word: null,
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	invalid: {
		word: "invalid",
		conclusion: "failure",
		exitCode: 3,
		status: "invalid"
	},
	policy: {
		word: null,
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	budget: {
		word: "unverified",
		conclusion: "action_required",
		exitCode: 5,
		status: "unverified"
	},
	unverified: {
		word: "unverified",
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	untested: {
		word: "untested",
		conclusion: "action_required",
		exitCode: 4,
		status: "unverified"
	},
	inconclusive: {
		word: "inconclusive",
		conclusion: "action_required",
		exitCode: 4,
		status: "inconclusive"
	}
};
const EXIT_CODES = [
	130,
	2,
	1,
	3,
	5,
	4
];
const CONCLUSIONS_WORST_FIRST = ["failure", "action_required"];
const STATUSES_WORST_FIRST = [
	"fail",
	"invalid",
	"unverified",
	"inconclusive"
];
const KINDS = Object.keys(SITUATIONS);
function toGate(situations, failOn) {
	const rows = [...situations].sort((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind)).map(({ kind, text }) => {
		const row = SITUATIONS[kind];
		return {
			...row,
			text,
			counts: row.word === null || failOn.includes(row.word)
		};
	});
	const counting = rows.filter((row) => row.counts);
	return {
		status: STATUSES_WORST_FIRST.find((word) => rows.some((row) => row.status === word)) ?? "pass",
		conclusion: CONCLUSIONS_WORST_FIRST.find((word) => counting.some((row) => row.conclusion === word)) ?? "success",
		exitCode: EXIT_CODES.find((code) => counting.some((row) => row.exitCode === code)) ?? 0,
		reasons: rows.map(({ word, text, counts }) => ({
			word,
			text,
			counts
		}))
	};
}
function joinGates(gates) {
	const codes = gates.map(({ exitCode }) => exitCode);
	return {
		status: STATUSES_WORST_FIRST.find((word) => gates.some(({ status }) => status === word)) ?? "pass",
		conclusion: CONCLUSIONS_WORST_FIRST.find((word) => gates.some((gate) => gate.conclusion === word)) ?? "success",
		exitCode: EXIT_CODES.find((code) => codes.includes(code)) ?? 0,
		reasons: gates.flatMap(({ reasons }) => reasons)
	};
}

// src/stats/test-status.ts
function toTestStatus(evidence) {
	const valid = evidence.passed + evidence.failed;
	const judged = evidence.replayed && valid > 0 ? valid : evidence.planned;
	const needed = neededPasses(evidence.minPassRate, judged);
	const decision = {
		flaky: false,
		needed,
		samplesToDecide: null
	};
	const nothing = nothingLearnt(evidence, valid);
	if (nothing !== null) return {
		...decision,
		...nothing
	};
	const counts = {
		passed: evidence.passed,
		valid
	};
	const status = fixedPlanOutcome(counts, evidence.minPassRate, needed);
	if (status === "pass") {
		const flaky = evidence.failed > 0;
		return {
			...decision,
			status,
			flaky,
			reason: flaky ? "passes, but not every time" : "passes"
		};
	}
	if (status === "fail") return {
		...decision,
		status,
		reason: failReason(counts, needed, judged)
	};
	const enough = samplesToDecide(counts, evidence.minPassRate);
	const hint = enough === null ? "" : `; about ${enough} samples would decide`;
	return {
		...decision,
		status,
		reason: `below the ${needed} of ${judged} that are needed, but chance can explain it${hint}`,
		samplesToDecide: enough
	};
}
function nothingLearnt(evidence, valid) {
	const invalid = evidence.invalid.length;
	if (evidence.checks === 0) return {
		status: "invalid",
		reason: "asserts nothing"
	};
	if (valid + invalid === 0) return {
		status: "unverified",
		reason: evidence.missing
	};
	if (valid === 0 || isAbove(invalid, valid + invalid, evidence.maxInvalid)) return {
		status: "invalid",
		reason: `no verdict in ${invalid} of ${valid + invalid} samples: ${byReason(evidence.invalid)}`
	};
	if (evidence.evaluatedChecks === 0) return {
		status: "invalid",
		reason: "asserts nothing: no check was evaluated"
	};
	return null;
}
function failReason({ passed, valid }, needed, judged) {
	if (valid === 1) return "the single sample fails";
	if (passed === 0) return "no sample passes";
	return `below the ${needed} of ${judged} that are needed, and chance does not explain it`;
}
function isAbove(part, whole, share) {
	const limit = multiplyRationals(decimalToRational(share), rational(BigInt(whole), 1n));
	return compareRationals(rational(BigInt(part), 1n), limit) > 0;
}
function byReason(reasons) {
	const counts = /* @__PURE__ */ new Map();
	for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	return [...counts].sort(([, left], [, right]) => right - left).map(([reason, count]) => `${reason} (${count})`).join(", ");
}
const WORST_FIRST = [
	"fail",
	"invalid",
	"unverified",
	"inconclusive",
	"pass"
];
function worstStatus(statuses) {
	return WORST_FIRST.find((status) => statuses.includes(status)) ?? "pass";
}

// src/app/run-keys.ts
function rememberKeys(agentSettings, digest, fixtures = rememberFixtures()) {
	const known = /* @__PURE__ */ new Map();
	const compute = async (subject, unit) => {
		const run = await toKeyedRun(subject, unit.files, {
			agentSettings,
			digest,
			fixtures
		});
		if (run.kind === "keyed") return run;
		throw new Error(`no run key: ${toProblemLine(run.problem)}`);
	};
	return (subject, unit) => {
		const ofUnit = known.get(unit) ?? /* @__PURE__ */ new Map();
		known.set(unit, ofUnit);
		const name = JSON.stringify([
			subject.test.name,
			subject.agent,
			subject.model
		]);
		const keyed = ofUnit.get(name) ?? compute(subject, unit);
		ofUnit.set(name, keyed);
		return keyed;
	};
}

// node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};

// node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/app/run-together.ts
function createTogether() {
	let failure = null;
	return (items, together, run) => {
		const limit = pLimit(together);
		const runOne = async (item) => {
			if (failure !== null) throw failure.error;
			try {
				return await run(item);
			} catch (error) {
				failure ??= { error };
				throw error;
			}
		};
		return Promise.all(items.map((item) => limit(runOne, item)));
	};
}

// src/cassettes/explain-stale.ts
const GROUPS = [
	{
		fields: [
			"user_turns",
			"fakes",
			"env",
			"workspace"
		],
		words: "user turns, fakes, environment and workspace"
	},
	{
		fields: ["agent", "model"],
		words: "agent, its settings, requested model"
	},
	{
		fields: ["subagents"],
		words: "other skills, subagents"
	},
	{
		fields: ["preamble", "permission"],
		words: "preamble, permission mode"
	},
	{
		fields: ["format"],
		words: "format number"
	}
];
const FIELD_WORDS = {
	format: "format number",
	agent: "agent and its settings",
	model: "requested model",
	skills: "loaded skills",
	subagents: "subagents",
	user_turns: "user turns",
	fakes: "fakes",
	env: "environment",
	workspace: "workspace",
	preamble: "preamble",
	permission: "permission mode"
};
async function findStaleness(wanted, index) {
	const slug = await toTestSlug(wanted.test);
	const ofAgent = index.entries.filter((entry) => entry.place.agent === wanted.inputs.agent);
	const ofTest = ofAgent.filter((entry) => entry.place.test === slug);
	const found = await readNewest(ofTest.length > 0 ? ofTest : ofAgent, index);
	return {
		staleness: await explainStale(wanted, (ofTest.length > 0 ? found.recordings : found.recordings.filter((one) => isSame(one, wanted.runKey, "user_turns"))).map(toRecordingHeader)),
		refused: found.refused
	};
}
async function explainStale(wanted, candidates) {
	const [nearest] = [...candidates.filter((one) => one.cassette.key !== wanted.runKey.key)].sort((left, right) => toChangedFields(left, wanted.runKey).length - toChangedFields(right, wanted.runKey).length || compareRecordings(right, left));
	if (!nearest) return null;
	return {
		nearest,
		fields: toChangedFields(nearest, wanted.runKey),
		rows: [...toSkillRows(nearest, wanted), ...await toFieldRows(nearest, wanted)]
	};
}
async function readNewest(entries, index) {
	const newest = newestOfEachKey(entries);
	const found = await index.read(newest);
	const refused = new Set(found.refused.map(({ path }) => path));
	const keys = new Set(newest.filter(({ path }) => refused.has(path)).map(({ place }) => place.key));
	const others = entries.filter((entry) => keys.has(entry.place.key) && !newest.includes(entry));
	const more = await index.read(others.slice(-LIMITS.cassettesPerKey));
	return {
		recordings: [...found.recordings, ...more.recordings],
		refused: [...found.refused, ...more.refused]
	};
}
function newestOfEachKey(entries) {
	const byKey = new Map(entries.map((entry) => [entry.place.key, entry]));
	return entries.filter((entry) => byKey.get(entry.place.key) === entry).slice(-20);
}
function toChangedFields(recording, wanted) {
	return RUN_KEY_FIELDS.filter((name) => !isSame(recording, wanted, name));
}
function isSame(recording, wanted, field) {
	return recording.cassette.fields[field] === wanted.fields[field];
}
function toSkillRows(recording, wanted) {
	if (isSame(recording, wanted.runKey, "skills")) return [];
	const before = recording.cassette.skill;
	const rows = toFileRows(recording, wanted.skill);
	if (before.name !== wanted.skill.name) return [{
		input: "name of the skill",
		recorded: before.name,
		now: wanted.skill.name,
		changed: true
	}, ...rows];
	if (rows.length > 0) return rows;
	return [{
		input: "other skills",
		recorded: "others",
		now: "others",
		changed: true
	}];
}
function toFileRows(recording, skill) {
	const before = new Map(recording.cassette.skill.files.map((file) => [file.path, toShown(file)]));
	const now = new Map(skill.files.map((file) => [file.path, toShown(file)]));
	return [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].sort(comparePaths).filter((path) => before.get(path)?.full !== now.get(path)?.full).map((path) => ({
		input: path,
		...toPair(before.get(path), now.get(path)),
		changed: true
	}));
}
function toShown(file) {
	return {
		full: `${file.mode} ${file.sha256}`,
		short: toSha(file.sha256),
		mode: file.mode
	};
}
function toPair(before, now) {
	if (before && now && before.short === now.short) return {
		recorded: `${before.short}, mode ${before.mode}`,
		now: `${now.short}, mode ${now.mode}`
	};
	return {
		recorded: before?.short ?? "not there",
		now: now?.short ?? "not there"
	};
}
async function toFieldRows(recording, wanted) {
	return (await Promise.all(GROUPS.map(async (group) => {
		const changed = group.fields.filter((field) => !isSame(recording, wanted.runKey, field));
		return changed.length > 0 ? changed.map((field) => toChangedRow(recording, wanted, field)) : [await toSameRow(recording, group.fields, group.words)];
	}))).flat();
}
function toChangedRow(recording, wanted, field) {
	const { cassette } = recording;
	const input = FIELD_WORDS[field];
	if (field === "model") {
		const own = "the agent's own";
		return {
			input,
			recorded: cassette.agent.model || own,
			now: wanted.inputs.model || own,
			changed: true
		};
	}
	return {
		input,
		recorded: toSha(cassette.fields[field]),
		now: toSha(wanted.runKey.fields[field]),
		changed: true
	};
}
async function toSameRow(recording, fields, input) {
	const { cassette } = recording;
	return {
		input,
		recorded: await toRecorded(),
		now: "same",
		changed: false
	};
	async function toRecorded() {
		const sha = toSha(await fieldsDigest(fields.map((field) => cassette.fields[field])));
		const [first] = fields;
		if (first === "subagents" && cassette.fields.subagents === await fieldsDigest([])) return "none";
		if (first === "format") return String(cassette.format);
		if (first !== "agent") return sha;
		return [
			cassette.agent.name,
			sha,
			cassette.agent.model
		].filter((part) => part !== "").join(", ");
	}
}
function toSha(digest) {
	return `sha ${digest.slice(0, 4)}`;
}

// src/cassettes/select.ts
function toBatches(recordings) {
	const byId = /* @__PURE__ */ new Map();
	for (const recording of [...recordings].sort(compareRecordings)) {
		const { id } = recording.cassette.batch;
		byId.set(id, [...byId.get(id) ?? [], recording]);
	}
	return [...byId].map(([id, members]) => toBatch(id, members)).sort(compareBatches);
}
function toReplayOrder(recordings) {
	const [newest, ...older] = toBatches(recordings);
	if (!newest) return [];
	const rest = older.flatMap((batch) => batch.recordings).sort((left, right) => compareRecordings(right, left));
	const model = newest.servedModel ?? toServedModel(rest);
	return [...newest.recordings, ...rest.filter((recording) => recording.cassette.served_model === model)];
}
function selectSamples(selection) {
	const order = toReplayOrder(selection.recordings);
	const [newest] = toBatches(selection.recordings);
	const own = order.slice(0, newest?.recordings.length ?? 0);
	const missing = selection.planned - own.filter(selection.isValid).length;
	const added = order.slice(own.length).filter(selection.isValid).slice(0, Math.max(0, missing));
	return [...own, ...added].sort(compareRecordings);
}
function selectBaseSamples(recordings) {
	const [newest] = toBatches(recordings);
	if (!newest) return [];
	const model = newest.servedModel;
	return recordings.filter((recording) => recording.cassette.served_model === model).sort(compareRecordings).slice(-LIMITS.cassettesPerKey);
}
function toBatch(id, recordings) {
	return {
		id,
		startedAt: recordings.map((recording) => recording.cassette.batch.started_at).reduce((left, right) => compareTimes(left, right) < 0 ? right : left),
		servedModel: toServedModel([...recordings].reverse()),
		recordings
	};
}
function toServedModel(recordings) {
	return recordings.find((recording) => recording.cassette.served_model !== null)?.cassette.served_model ?? null;
}
function compareBatches(left, right) {
	return compareTimes(right.startedAt, left.startedAt) || (left.id < right.id ? 1 : -1);
}

// src/app/evaluate-recordings.ts
async function evaluateRecordings(recordings, checks, evaluate) {
	if (recordings.length === 0) return {
		samples: [],
		fault: null
	};
	const cassettes = recordings.map(({ cassette }) => cassette);
	const { evaluation, runs } = await evaluate.evaluate({
		checks,
		cassettes
	});
	return {
		samples: recordings.map((recording, index) => {
			const run = runs?.facts[index] ?? toUnreadFacts(recording.cassette);
			const outline = runs?.outlines[index] ?? [];
			if (evaluation.kind === "verdicts") return {
				...judge(run, evaluation.samples[index] ?? []),
				recording,
				run,
				outline
			};
			return {
				recording,
				run,
				outline,
				checks: [],
				verdict: "invalid",
				invalidReason: evaluation.reason
			};
		}),
		fault: evaluation.kind === "invalid" && evaluation.fault ? evaluation.reason : null
	};
}
function toUnreadFacts({ agent, served_model, skill, paths }) {
	return {
		agent: agent.name,
		cliVersion: agent.version,
		requestedModel: agent.model,
		servedModel: served_model,
		skill: skill.name,
		outcome: "crashed",
		errorKind: null,
		home: paths.home,
		workspace: paths.workspace,
		usage: null,
		usageIsLowerBound: false,
		modelCalls: null,
		costUsd: null,
		durationMs: 0,
		exit: null,
		badLines: 0,
		unknownTypes: []
	};
}
function judge(run, checks) {
	const verdict = toSampleVerdict(run, checks);
	return {
		checks,
		verdict,
		invalidReason: verdict === "invalid" ? toInvalidReason(run, checks) : null
	};
}
function toInvalidReason(run, checks) {
	if (run.outcome !== "completed") return run.errorKind === null ? run.outcome : `${run.outcome} (${run.errorKind})`;
	if (checks.length === 0) return "asserts nothing";
	return checks.find((check) => check.verdict === "invalid")?.reason ?? "nothing was learnt";
}

// src/app/judge-samples.ts
function judgeSamples(judged) {
	const { test } = judged;
	const ownSteps = test.stepRates.flatMap((rate, index) => rate === null ? [] : [{
		step: index + 1,
		rate
	}]);
	const steps = new Set(ownSteps.map(({ step }) => step));
	const rest = judgeGroup(judged, judged.minPassRate, (step) => step === null || !steps.has(step));
	const groups = ownSteps.map(({ step, rate }) => judgeGroup(judged, rate, (of) => of === step));
	const all = test.checks.some(({ step }) => step === null || !steps.has(step)) || groups.length === 0 ? [rest, ...groups] : groups;
	const worst = worstStatus(all.map(({ decision }) => decision.status));
	return all.find(({ decision }) => decision.status === worst) ?? rest;
}
function judgeGroup(judged, minPassRate, belongs) {
	const checks = judged.test.checks.map(({ step }) => belongs(step));
	const verdicts = judged.samples.map((sample) => groupVerdict(sample, checks));
	const passed = verdicts.filter((verdict) => verdict === "pass").length;
	const failed = verdicts.filter((verdict) => verdict === "fail").length;
	return {
		decision: toTestStatus({
			checks: judged.test.checks.length,
			evaluatedChecks: judged.samples.reduce((sum, sample) => sum + sample.checks.length, 0),
			planned: judged.planned,
			minPassRate,
			maxInvalid: judged.maxInvalid,
			replayed: true,
			passed,
			failed,
			invalid: judged.samples.flatMap((sample, index) => verdicts[index] === "invalid" ? [sample.invalidReason ?? "nothing was learnt"] : []),
			missing: judged.missing
		}),
		passed,
		failed
	};
}
function groupVerdict(sample, belongs) {
	if (belongs.every(Boolean) || sample.run.outcome !== "completed") return sample.verdict;
	return worstCheck(sample.checks.filter((_, index) => belongs[index]));
}
function worstCheck(checks) {
	if (checks.some(({ verdict }) => verdict === "fail")) return "fail";
	if (checks.length === 0 || checks.some(({ verdict }) => verdict === "invalid")) return "invalid";
	return "pass";
}

// src/transcripts/longest-common-subsequence.ts
const MOST_CELLS = 1e6;
function longestCommonSubsequence(left, right) {
	const shorter = Math.min(left.length, right.length);
	let start = 0;
	while (start < shorter && left[start] === right[start]) start += 1;
	let end = 0;
	while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
	const middle = matchMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end));
	return [
		...Array.from({ length: start }, (_, index) => [index, index]),
		...middle.map(([ours, theirs]) => [ours + start, theirs + start]),
		...Array.from({ length: end }, (_, index) => [left.length - end + index, right.length - end + index])
	];
}
function matchMiddle(left, right) {
	if (left.length * right.length > MOST_CELLS) return [];
	const lengthAt = measure(left, right);
	const matches = [];
	let [ours, theirs] = [0, 0];
	while (ours < left.length && theirs < right.length) if (left[ours] === right[theirs]) {
		matches.push([ours, theirs]);
		ours += 1;
		theirs += 1;
	} else if (lengthAt(ours + 1, theirs) >= lengthAt(ours, theirs + 1)) ours += 1;
	else theirs += 1;
	return matches;
}
function measure(left, right) {
	const width = right.length + 1;
	const lengths = new Uint32Array((left.length + 1) * width);
	const lengthAt = (ours, theirs) => lengths[ours * width + theirs] ?? 0;
	for (let ours = left.length - 1; ours >= 0; ours -= 1) for (let theirs = right.length - 1; theirs >= 0; theirs -= 1) lengths[ours * width + theirs] = left[ours] === right[theirs] ? lengthAt(ours + 1, theirs + 1) + 1 : Math.max(lengthAt(ours + 1, theirs), lengthAt(ours, theirs + 1));
	return lengthAt;
}

// src/transcripts/align-runs.ts
const EXIT_UNKNOWN = /* @__PURE__ */ new Set(["gemini", "acp-gemini"]);
function alignRuns(head, base) {
	if (base === null) return toRows(head.turns.flatMap((turn) => toEntries(turn, head)).map((entry) => [entry, null]), NEVER);
	const count = Math.max(head.turns.length, base.turns.length);
	const pairs = Array.from({ length: count }, (_, index) => pairTurns(toEntries(head.turns[index], head), toEntries(base.turns[index], base))).flat();
	return toRows(pairs, pairs.findIndex(([ours, theirs]) => toolKey(ours) !== toolKey(theirs)));
}
const NEVER = -1;
function toRows(pairs, diverging) {
	const rows = [];
	let next = pairs.findLast(([head]) => head !== null)?.[0] ?? {
		turn: 1,
		event: 1
	};
	for (let index = pairs.length - 1; index >= 0; index -= 1) {
		const [head, base] = pairs[index] ?? [null, null];
		next = head ?? next;
		rows.push({
			turn: next.turn,
			event: next.event,
			head: head?.cell ?? null,
			base: base?.cell ?? null,
			diverges: index === diverging
		});
	}
	return rows.reverse();
}
function toolKey(entry) {
	return entry?.key ?? null;
}
function pairTurns(left, right) {
	const [ours, theirs] = [left[0], right[0]];
	if (ours?.cell.kind !== "user" || theirs?.cell.kind !== "user") return pairEvents(left, right);
	return [[ours, theirs], ...pairEvents(left.slice(1), right.slice(1))];
}
function pairEvents(left, right) {
	const ours = toSteps(left);
	const theirs = toSteps(right);
	const pairs = [];
	let [from, to] = [0, 0];
	for (const [untilOurs, untilTheirs] of longestCommonSubsequence(ours.map(({ call }) => toolKey(call)), theirs.map(({ call }) => toolKey(call)))) {
		pairs.push(pairSteps(ours.slice(from, untilOurs), theirs.slice(to, untilTheirs)));
		pairs.push(pairSteps(ours.slice(untilOurs, untilOurs + 1), theirs.slice(untilTheirs, untilTheirs + 1)));
		[from, to] = [untilOurs + 1, untilTheirs + 1];
	}
	return pairs.flat();
}
function toSteps(entries) {
	const steps = [];
	let words = [];
	for (const entry of entries) if (entry.key === null) words.push(entry);
	else {
		steps.push({
			words,
			call: entry
		});
		words = [];
	}
	return [...steps, {
		words,
		call: null
	}];
}
function pairSteps(left, right) {
	return zip(left, right).flatMap(([ours, theirs]) => {
		const words = zip(ours?.words ?? [], theirs?.words ?? []);
		const calls = [ours?.call ?? null, theirs?.call ?? null];
		return calls[0] === null && calls[1] === null ? words : [...words, calls];
	});
}
function zip(left, right) {
	return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [left[index] ?? null, right[index] ?? null]);
}
function toEntries(turn, run) {
	const events = turn?.events ?? [];
	const results = /* @__PURE__ */ new Map();
	for (const event of events) if (event.type === "tool_result") results.set(event.id, event.text);
	return events.flatMap((event) => toEntry(event, run, results) ?? []);
}
function toEntry(event, run, results) {
	if (event.nested) return null;
	const { turn, event: number } = event;
	if (event.type === "message") {
		const { role, text } = event;
		return {
			turn,
			event: number,
			cell: {
				kind: role,
				text: text.replace(/\s+/g, " ").trim(),
				result: ""
			},
			key: null
		};
	}
	if (event.type !== "tool_call") return null;
	const result = toResult(event, run.agent, results.get(event.id) ?? "");
	return {
		turn,
		event: number,
		cell: {
			kind: "tool",
			text: toCallLabel(event, run),
			result
		},
		key: `tool ${event.name} ${mainArgument(event, run)}`
	};
}
function toResult(call, agent, text) {
	if (call.ok === null) return "";
	if (call.ok) return call.name === "bash" && !EXIT_UNKNOWN.has(agent) ? "exit 0" : "";
	const code = /^Exit code (\d{1,3})\b/.exec(text) ?? /\[Process exited with code (\d{1,3})\]$/.exec(text.slice(-40));
	return call.name === "bash" && code !== null ? `exit ${code[1]}` : "failed";
}

// src/app/sample-number.ts
function numberOf(samples, sample) {
	return samples.indexOf(sample) + 1;
}

// src/app/find-failure.ts
const VERBATIM_CHARACTERS = 2e3;
const VERBATIM_EVENTS = 3;
function findWorstCheck(samples) {
	const count = Math.max(0, ...samples.map(({ checks }) => checks.length));
	let worst = null;
	for (let index = 0; index < count; index += 1) {
		const failing = samples.filter((sample) => sample.checks[index]?.verdict === "fail");
		const check = failing[0]?.checks[index];
		if (check !== void 0 && failing.length > (worst?.samples.length ?? 0)) worst = {
			check,
			index,
			samples: failing
		};
	}
	return worst;
}
function findFailingSample(samples) {
	return findWorstCheck(samples)?.samples[0] ?? null;
}
function findFailure(samples, divergence) {
	const worst = findWorstCheck(samples);
	const shown = worst?.samples[0];
	if (worst === null || shown === void 0) return null;
	const check = shown.checks[worst.index] ?? worst.check;
	const run = readRun(shown.recording.cassette);
	const place = toPlace(check, run, divergence);
	return {
		sample: numberOf(samples, shown),
		check,
		samples: worst.samples.map((sample) => numberOf(samples, sample)),
		turn: place?.turn ?? null,
		event: place?.event ?? null,
		verbatim: place === null ? [] : toVerbatim(run, place)
	};
}
function toPlace(check, run, divergence) {
	const { evidence } = check;
	if (evidence?.kind === "event") return evidence;
	if (divergence !== null) return divergence;
	const events = run.turns.flatMap((turn) => turn.events);
	if (evidence?.kind === "file") return events.filter((event) => event.type === "tool_call" && JSON.stringify(event.input).includes(evidence.path)).at(-1) ?? null;
	return events.findLast((event) => event.type === "message" && event.role === "assistant") ?? null;
}
function toVerbatim(run, place) {
	const events = run.turns.find(({ turn }) => turn === place.turn)?.events ?? [];
	const at = events.findIndex(({ event }) => event === place.event);
	return events.slice(Math.max(0, at), at + VERBATIM_EVENTS).map((event) => ({
		turn: event.turn,
		event: event.event,
		kind: toKind(event),
		text: toText(event, run).slice(0, VERBATIM_CHARACTERS)
	}));
}
function toKind(event) {
	switch (event.type) {
		case "message": return event.role;
		case "tool_call": return `tool call ${event.rawName}`;
		case "tool_result": return "tool result";
		case "thinking":
		case "retry":
		case "error": return event.type;
	}
}
function toText(event, run) {
	return (event.type === "tool_call" ? toCallText(event) : event.text).replaceAll(`${run.workspace}/`, "").replaceAll(`${run.home}/`, "~/");
}
function toCallText(call) {
	if (call.script !== null) return call.script;
	const { input } = call;
	if (typeof input !== "object" || input === null || Array.isArray(input)) return JSON.stringify(input);
	return Object.entries(input).map(([name, value]) => {
		const shown = typeof value === "string" ? value : JSON.stringify(value);
		return shown.includes("\n") ? `${name}:\n  ${shown.trimEnd().replaceAll("\n", "\n  ")}` : `${name}: ${shown}`;
	}).join("\n");
}

// src/app/to-excerpt.ts
function toExcerpt(samples, shown) {
	return {
		sample: numberOf(samples, shown),
		verdict: shown.verdict,
		turns: shown.outline.map((turn) => ({
			...turn,
			calls: [...turn.calls]
		}))
	};
}
function pickShown(samples) {
	return samples.find(({ verdict }) => verdict === "fail") ?? samples[0] ?? null;
}

// src/app/show-runs.ts
function showRuns(row) {
	const { samples, base } = row;
	const passes = row.judgement.decision.status === "pass";
	const failing = passes ? null : findFailingSample(samples);
	const baseShown = base.find(({ verdict }) => verdict === "pass") ?? null;
	const table = failing === null ? [] : alignRuns(toRun(failing), baseShown === null ? null : toRun(baseShown));
	const diverges = table.find((line) => line.diverges) ?? null;
	const shown = pickShown(samples);
	return {
		failure: passes ? null : findFailure(samples, diverges),
		eventTable: [...table],
		transcript: shown === null ? null : toExcerpt(samples, shown)
	};
}
function toRun({ recording }) {
	return readRun(recording.cassette);
}

// src/app/test-row.ts
const NOTHING_SOUGHT = {
	staleness: null,
	refused: []
};
const NO_SIDE = {
	samples: [],
	fault: null,
	refused: []
};
const OWN_FIELDS = [
	["user_turns", "prompt or answers"],
	["env", "env"],
	["workspace", "workspace or setup"],
	["fakes", "fakes"]
];
async function collectRow(subject, context) {
	const { unit, ...run } = subject;
	const { test, suite } = subject;
	const { planned, minPassRate } = toBar(test, context);
	const { inputs, runKey } = await context.runKeys(subject, unit.head);
	const baseKey = await toBaseKey(subject, context);
	const found = await unit.recordings.find(runKey.key);
	const counted = found.recordings.filter(({ evidence }) => context.counts(evidence));
	const order = toReplayOrder(counted).slice(0, LIMITS.cassettesPerKey);
	const evaluated = await evaluateRecordings(order, test.checks, context.evaluate);
	const samples = selectOf(evaluated.samples, counted, planned);
	const search = samples.length > 0 ? NOTHING_SOUGHT : await findStaleness({
		runKey,
		inputs,
		skill: subject.skill,
		test: test.name
	}, unit.recordings);
	const { staleness } = search;
	const stale = await collectStale(subject, staleness, context);
	const uncounted = samples.length > 0 ? null : found.recordings[0]?.evidence ?? null;
	const base = await collectBase(subject, {
		runKey,
		baseKey
	}, context);
	const missing = toMissing(staleness, uncounted);
	const judgement = judgeSamples({
		test,
		planned,
		minPassRate,
		maxInvalid: suite.maxInvalid,
		samples,
		missing
	});
	return {
		...run,
		folder: unit.head.folder,
		runKey,
		planned,
		minPassRate,
		samples: samples.map(toKept),
		base: base.samples.map(toKept),
		judgement,
		shown: showRuns({
			samples,
			base: base.samples,
			judgement
		}),
		evidence: toEvidenceKind(samples, staleness, uncounted),
		staleness,
		stalePasses: staleness === null ? null : passes(subject, stale.samples, context),
		uncounted,
		compared: toCompared({
			judgement,
			base: base.samples,
			runKey,
			baseKey
		}),
		refused: await withoutRemoved(toRefused([
			found,
			search,
			stale,
			base
		]), unit),
		faults: [
			evaluated,
			stale,
			base
		].flatMap(({ fault }) => fault ?? [])
	};
}
async function withoutRemoved(refused, { head, base }) {
	if (refused.length === 0 || base === null) return refused;
	const [before, now] = await Promise.all([base, head].map(async ({ files }) => new Set((await files.list()).map(({ path }) => path))));
	return refused.filter(({ path }) => now?.has(path) || !before?.has(path));
}
function toBar(test, context) {
	return {
		planned: context.samples ?? test.samples,
		minPassRate: context.minPassRate ?? test.minPassRate
	};
}
function toRefused(lookUps) {
	return [...new Map(lookUps.flatMap(({ refused }) => refused.map((one) => [one.path, one]))).values()];
}
function toKept({ outline: _outline, ...sample }) {
	return {
		...sample,
		recording: toRecordingHeader(sample.recording)
	};
}
async function toBaseKey(subject, context) {
	const { base } = subject.unit;
	const test = base?.suite?.tests.find(({ name }) => name === subject.test.name);
	if (base === null || base.skill === null || test === void 0) return null;
	return (await context.runKeys({
		...subject,
		skill: base.skill,
		test
	}, base)).runKey;
}
function selectOf(samples, counted, planned) {
	const byPath = new Map(samples.map((sample) => [sample.recording.path, sample]));
	return selectSamples({
		recordings: counted,
		planned,
		isValid: ({ path }) => (byPath.get(path)?.verdict ?? "invalid") !== "invalid"
	}).flatMap(({ path }) => byPath.get(path) ?? []);
}
async function collectBase(subject, keys, context) {
	const { baseRecordings } = subject.unit;
	if (keys.baseKey === null || baseRecordings === null) return NO_SIDE;
	if (keys.baseKey.key === keys.runKey.key) return NO_SIDE;
	const found = await baseRecordings.find(keys.baseKey.key);
	const counted = found.recordings.filter(({ evidence }) => context.counts(evidence));
	const recordings = selectBaseSamples(counted);
	return {
		...await evaluateRecordings(recordings, subject.test.checks, context.evaluate),
		refused: found.refused
	};
}
function toCompared(row) {
	const { passed, failed } = row.judgement;
	const head = {
		passed,
		valid: passed + failed
	};
	const sameKey = row.baseKey?.key === row.runKey.key;
	const verdicts = row.base.map(({ verdict }) => verdict);
	const base = {
		passed: verdicts.filter((verdict) => verdict === "pass").length,
		valid: verdicts.filter((verdict) => verdict !== "invalid").length
	};
	return {
		head,
		base: sameKey ? head : base,
		sameKey,
		changedInputs: OWN_FIELDS.filter(([field]) => row.baseKey !== null && row.baseKey.fields[field] !== row.runKey.fields[field]).map(([, words]) => words)
	};
}
function toEvidenceKind(samples, staleness, uncounted) {
	if (samples.length > 0 || uncounted !== null) return "replayed";
	return staleness === null ? "unrecorded" : "stale";
}
async function collectStale(subject, staleness, context) {
	if (staleness === null) return NO_SIDE;
	const found = await subject.unit.recordings.find(staleness.nearest.cassette.key);
	const order = toReplayOrder(found.recordings);
	return {
		...await evaluateRecordings(order, subject.test.checks, context.evaluate),
		refused: found.refused
	};
}
function passes({ test, suite }, samples, context) {
	const { maxInvalid } = suite;
	const judged = {
		test,
		...toBar(test, context),
		maxInvalid,
		samples,
		missing: ""
	};
	return judgeSamples(judged).decision.status === "pass";
}
function toMissing(staleness, uncounted) {
	if (uncounted === "committed-pr") return "self-recorded, not approved";
	if (uncounted === "pr-cache") return "only in the cache, which does not count here";
	if (staleness === null) return "unrecorded: no recording of this test";
	return `stale: ${staleness.rows.filter((row) => row.changed).map((row) => row.input).join(", ")} changed since it was recorded`;
}

// src/app/to-situations.ts
const STATUS_SITUATIONS = [
	[
		"fail",
		"failed",
		"fail"
	],
	[
		"invalid",
		"invalid",
		"taught nothing"
	],
	[
		"unverified",
		"unverified",
		"have no evidence that counts"
	],
	[
		"inconclusive",
		"inconclusive",
		"cannot be decided"
	]
];
function toSkillSituations(skill, rows, place) {
	const situations = [...toProblemSituations(skill.problems)];
	const errors = skill.findings.filter(({ severity }) => severity === "error").length;
	if (errors > 0) situations.push({
		kind: "lint",
		text: `${skill.name}: ${counted(errors, "lint error")}`
	});
	for (const [status, kind, words] of STATUS_SITUATIONS) {
		const count = skill.tests.filter((test) => test.status === status).length;
		if (count > 0) {
			const text = `${skill.name}: ${count} of ${counted(skill.tests.length, "test")} ${words}`;
			situations.push({
				kind,
				text
			});
		}
	}
	const regressed = skill.tests.filter((test) => test.comparison === "regressed").length;
	if (regressed > 0) situations.push({
		kind: "regressed",
		text: `${skill.name}: ${counted(regressed, "test")} regressed`
	});
	if (skill.state === "untested" || skill.state === "lint" && skill.suite === null) situations.push({
		kind: "untested",
		text: `${skill.name}: no suite`
	});
	return [
		...situations,
		...toForged(rows, place),
		...toFaults(rows)
	];
}
function toForged(rows, place) {
	return [...new Map(rows.flatMap(({ refused }) => refused).map((one) => [one.path, one.refused.reason]))].map(([path, reason]) => ({
		kind: "forged",
		text: `${place(path)}: ${reason}`
	}));
}
function toFaults(rows) {
	return [...new Set(rows.flatMap((row) => row.faults))].map((text) => ({
		kind: "fault",
		text
	}));
}
function toRuleSituation(fault, place) {
	const { rule, slug, folder, error } = fault;
	const reason = error instanceof Error ? error.message : String(error);
	return {
		kind: "fault",
		text: `rule ${rule} ${slug} failed on ${place(folder)}: ${reason}`
	};
}
function toProblemSituations(problems) {
	return problems.map((problem) => ({
		kind: "unusable",
		text: toProblemLine(problem)
	}));
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// src/app/median.ts
function median(values) {
	const known = values.filter((value) => value !== null).sort((a, b) => a - b);
	if (known.length === 0 || known.length < values.length) return null;
	const middle = Math.floor(known.length / 2);
	const upper = known[middle] ?? 0;
	return known.length % 2 === 1 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}
function sumKnown(values) {
	return values.reduce((sum, value) => sum === null || value === null ? null : sum + value, 0);
}

// src/app/find-cause.ts
async function findCause(table, hunks) {
	const base = table.find((row) => row.diverges)?.base;
	if (base?.kind !== "tool") return null;
	const argument = base.text.slice(base.text.indexOf(" ") + 1);
	const name = argument.slice(argument.lastIndexOf("/") + 1);
	if (!/^[\w.-]+\.\w+$/.test(name)) return null;
	for (const hunk of hunks) {
		const removed = hunk.removed.some((line) => line.includes(name));
		const stillThere = hunk.added.some((line) => line.includes(name));
		if (removed && !stillThere) return {
			target: base.text,
			path: hunk.path,
			fromLine: hunk.baseLine,
			toLine: hunk.baseLine + hunk.removed.length - 1,
			pathDigest: await sha256Hex(new TextEncoder().encode(hunk.path))
		};
	}
	return null;
}

// src/app/to-test-report.ts
async function toTestReport(row, comparison, { hunks, place }) {
	const { samples, base, judgement, test } = row;
	const { decision } = judgement;
	return {
		name: test.name,
		file: place(row.suite.path),
		line: test.line,
		tags: [...test.tags],
		notes: test.notes,
		metadata: { ...test.metadata },
		agent: row.agent,
		requestedModel: row.model,
		servedModel: samples.find(({ run }) => run.servedModel !== null)?.run.servedModel ?? null,
		status: decision.status,
		flaky: decision.flaky,
		reason: decision.reason,
		next: toNext(row, place(row.folder)),
		evidence: row.evidence,
		evidenceClass: samples[0]?.recording.evidence ?? null,
		marks: toMarks(row),
		planned: row.planned,
		needed: decision.needed,
		minPassRate: row.minPassRate,
		rate: toRate(row.compared.head),
		base: toRate(row.compared.base),
		comparison: comparison.comparison,
		p: comparison.p,
		comparisonReason: comparison.reason,
		samples: samples.map((sample) => toSampleReport(samples, sample, place)),
		batches: toBatchReports(row),
		costPerRunUsd: median(samples.map(({ run }) => run.costUsd)),
		baseCostPerRunUsd: row.compared.sameKey ? median(samples.map(({ run }) => run.costUsd)) : median(base.map(({ run }) => run.costUsd)),
		recordedUsd: samples.length === 0 ? null : sumKnown(samples.map(({ run }) => run.costUsd)),
		spentUsd: 0,
		...row.shown,
		cause: await findCause(row.shown.eventTable, hunks),
		unknownLines: toUnknownLines(samples)
	};
}
function toRate(counts) {
	if (counts.valid === 0) return null;
	const { low, high } = wilsonInterval(counts);
	return {
		passed: counts.passed,
		valid: counts.valid,
		low,
		high
	};
}
function toMarks(row) {
	const recordings = row.samples.map(({ recording }) => recording);
	const marks = [];
	const some = (evidence) => recordings.some((one) => one.evidence === evidence);
	if (some("committed-pr") || row.uncounted === "committed-pr") marks.push("self-recorded");
	if (some("pr-cache") || row.uncounted === "pr-cache") marks.push("from the cache");
	if (recordings.some(({ cassette }) => cassette.model_server === "scripted")) marks.push("scripted model");
	if (recordings.some(({ cassette }) => cassette.isolation === "none")) marks.push("no cage");
	return [...marks, ...toConversationMarks(row)];
}
function toConversationMarks(row) {
	const ends = row.samples.map(({ recording }) => recording.cassette.conversation);
	const listed = row.test.answers.kind === "list";
	return [...ends.some((end) => end.hit_max_turns) ? ["turn limit"] : [], ...listed && ends.some((end) => end.unused_answers > 0) ? ["answers left"] : []];
}
function toNext(row, folder) {
	switch (row.judgement.decision.status) {
		case "pass": return null;
		case "unverified":
			if (row.unread !== void 0) return row.unread.remedy;
			return row.uncounted === "committed-pr" ? "a writer must record it, or open the pull request" : toRecordCommand(folder);
		case "inconclusive": {
			const more = row.judgement.decision.samplesToDecide;
			return toRecordCommand(folder, Math.min(30, more ?? 15));
		}
		case "fail": return "see the failing check";
		case "invalid":
			if (row.test.checks.length === 0) return "add checks under expect";
			return toRecordCommand(folder);
	}
}
function toRecordCommand(folder, samples) {
	return toShellCommand("record", [folder], toRecordOptions(samples)) ?? "record its folder";
}
function toSampleReport(samples, sample, place) {
	const { run, recording } = sample;
	return {
		sample: numberOf(samples, sample),
		verdict: sample.verdict,
		invalidReason: sample.invalidReason,
		recording: place(recording.path),
		recordedAt: recording.cassette.recorded_at,
		outcome: run.outcome,
		checks: [...sample.checks],
		costUsd: run.costUsd,
		durationMs: run.durationMs,
		inputTokens: run.usage?.inputTotal ?? null,
		cachedTokens: run.usage?.cacheRead ?? null,
		outputTokens: run.usage?.output ?? null,
		modelCalls: run.modelCalls
	};
}
function toBatchReports(row) {
	return toBatches(row.samples.map(({ recording }) => recording)).map((batch) => ({
		id: batch.id,
		startedAt: batch.startedAt,
		agentVersion: batch.recordings[0]?.cassette.agent.version ?? null,
		servedModel: batch.servedModel,
		samples: batch.recordings.length
	}));
}
function toUnknownLines(samples) {
	const counts = /* @__PURE__ */ new Map();
	for (const { run } of samples) {
		for (const [type, count] of run.unknownTypes) counts.set(type, (counts.get(type) ?? 0) + count);
		if (run.badLines > 0) counts.set("not JSON", (counts.get("not JSON") ?? 0) + run.badLines);
	}
	return [...counts].map(([type, count]) => ({
		type,
		count
	}));
}

// src/app/to-skill-report.ts
async function toSkillReport(skill, comparison, place) {
	const { touched, unit, rows } = skill;
	const hunks = skill.hunks.map((hunk) => ({
		...hunk,
		path: place(hunk.path)
	}));
	const tests = await Promise.all(rows.map((row, index) => {
		const compared = comparison.tests[index];
		if (compared === void 0) throw new Error(`no comparison for ${row.test.name}`);
		return toTestReport(row, compared, {
			hunks,
			place
		});
	}));
	const { regression } = comparison;
	return {
		name: unit?.name ?? touched.folder.slice(touched.folder.lastIndexOf("/") + 1),
		folder: place(touched.folder),
		change: touched.change,
		renamedFrom: touched.renamedFrom === null ? null : place(touched.renamedFrom),
		state: toState(skill, tests),
		suite: placeSuite(unit, place),
		tests,
		rows: toTableRows(rows, tests),
		findings: skill.findings.map((finding) => ({
			...finding,
			path: place(finding.path)
		})),
		problems: [...placeProblems(skill.problems, place)],
		comparison: worstComparison(tests.map((test) => test.comparison)),
		regression: regression === null ? null : {
			p: regression.p.value,
			adjusted: regression.adjusted,
			stratifiedP: regression.stratifiedP.value,
			stepDownP: regression.stepDownP.value,
			strata: regression.strata,
			skills: regression.skills
		},
		base: toBase(rows),
		diff: hunks.map((hunk) => ({
			...hunk,
			removed: [...hunk.removed],
			added: [...hunk.added]
		})),
		staleInputs: [...rows.find(({ staleness }) => staleness !== null)?.staleness?.rows ?? []],
		stale: toStale(rows)
	};
}
function placeSuite(unit, place) {
	const path = unit?.suitePath ?? null;
	return path === null ? null : place(path);
}
function toState(skill, tests) {
	const { unit } = skill;
	if (unit === null) return "removed";
	if (skill.problems.length > 0) return "unusable";
	const worst = worstStatus(tests.map(({ status }) => status));
	const broken = skill.findings.some(({ severity }) => severity === "error");
	if (worst === "fail") return "fail";
	if (broken) return "lint";
	if (unit.suite === null) return "untested";
	return skill.unselected ? "unselected" : worst;
}
function toBase(rows) {
	const known = rows.filter(({ compared }) => compared.base.valid > 0);
	if (known.length === 0) return null;
	return {
		tests: known.length,
		passed: known.filter(passesOnBase).length
	};
}
function passesOnBase(row) {
	if (row.compared.sameKey) return row.judgement.decision.status === "pass";
	const { passed, valid } = row.compared.base;
	return passed / valid >= row.minPassRate - 1e-9;
}
function toTableRows(rows, tests) {
	return [...new Set(rows.map(toRowKey))].map((key) => {
		const own = rows.filter((row) => toRowKey(row) === key);
		const reports = tests.filter((_, index) => toRowKey(rows[index]) === key);
		const samples = own.flatMap((row) => row.samples);
		const base = own.flatMap((row) => row.compared.sameKey ? row.samples : row.base);
		return {
			agent: own[0]?.agent ?? "",
			requestedModel: own[0]?.model ?? "",
			runs: samples.length,
			comparison: worstComparison(reports.map((report) => report.comparison)),
			base: toBase(own),
			usage: toUsage(samples),
			baseUsage: toUsage(base),
			spentUsd: 0,
			recordedUsd: samples.length === 0 ? null : sumKnown(samples.map(({ run }) => run.costUsd))
		};
	});
}
function toRowKey(row) {
	return JSON.stringify([row?.agent, row?.model]);
}
function toUsage(samples) {
	if (samples.length === 0) return null;
	const runs = samples.map(({ run }) => run);
	return {
		costUsd: median(runs.map((run) => run.costUsd)),
		modelCalls: median(runs.map((run) => run.modelCalls)),
		inputTokens: median(runs.map((run) => run.usage?.inputTotal ?? null)),
		cachedTokens: median(runs.map((run) => run.usage?.cacheRead ?? null)),
		outputTokens: median(runs.map((run) => run.usage?.output ?? null)),
		durationMs: median(runs.map((run) => run.durationMs))
	};
}
function toStale(rows) {
	const stale = rows.filter(({ staleness }) => staleness !== null);
	const first = stale[0]?.staleness;
	if (!first) return null;
	return {
		recordedAt: first.nearest.cassette.recorded_at,
		passed: stale.filter(({ stalePasses }) => stalePasses === true).length,
		tests: stale.length
	};
}

// src/app/unread-row.ts
function toUnreadRow(planned, unread, context) {
	const { test, suite } = planned;
	const samples = context.samples ?? test.samples;
	const minPassRate = context.minPassRate ?? test.minPassRate;
	const judgement = judgeSamples({
		test,
		planned: samples,
		minPassRate,
		maxInvalid: suite.maxInvalid,
		samples: [],
		missing: `${unread.file}: ${unread.what}`
	});
	const none = {
		passed: 0,
		valid: 0
	};
	return {
		...planned,
		planned: samples,
		minPassRate,
		samples: [],
		base: [],
		judgement,
		shown: showRuns({
			samples: [],
			base: [],
			judgement
		}),
		evidence: "unrecorded",
		staleness: null,
		stalePasses: null,
		uncounted: null,
		compared: {
			head: none,
			base: none,
			sameKey: false,
			changedInputs: []
		},
		refused: [],
		faults: [],
		unread
	};
}

// src/app/check-skills.ts
const SKILLS_TOGETHER = 2;
async function checkSkills(request) {
	const place = placeBelow(request.folder);
	const together = createTogether();
	const outcomes = await together(request.touched, SKILLS_TOGETHER, async (touched) => {
		const outcome = await checkSkill(touched, {
			...request,
			together
		});
		request.onSkill(place(touched.folder));
		return outcome;
	});
	const checked = outcomes.map((outcome) => outcome.checked);
	const faults = outcomes.flatMap((outcome) => outcome.faults);
	const comparisons = compareWithBase(checked.map(({ rows }) => rows.map((row) => row.compared)));
	const skills = await Promise.all(checked.map((skill, index) => {
		const comparison = comparisons[index];
		if (comparison === void 0) throw new Error(`no comparison for ${skill.touched.folder}`);
		return toSkillReport(skill, comparison, place);
	}));
	const problems = placeProblems([...request.settingsProblems, ...request.head.problems], place);
	return {
		skills,
		problems,
		situations: [
			...toProblemSituations(problems),
			...skills.flatMap((skill, index) => toSkillSituations(skill, checked[index]?.rows ?? [], place)),
			...faults.map((fault) => toRuleSituation(fault, place))
		],
		notes: checked.flatMap(({ unit }) => toNotes(unit, place)),
		used: checked.flatMap(({ unit, rows }) => unit !== null && rows.some(({ samples }) => samples.length > 0) ? [{
			unit,
			rows
		}] : [])
	};
}
async function checkSkill(touched, request) {
	const gone = {
		touched,
		unit: null,
		rows: [],
		unselected: false,
		findings: [],
		problems: [],
		hunks: []
	};
	if (touched.change === "deleted") return {
		checked: gone,
		faults: []
	};
	const head = await readSkillUnit(request.head, touched.folder);
	const { findings, faults } = lintUnit(head, request.config);
	const digest = rememberDigests(request.context.sha256);
	const fixtures = rememberFixtures();
	const runKeys = rememberKeys(request.context.agentSettings, digest, fixtures);
	const broken = request.mode === "lint" ? /* @__PURE__ */ new Map() : await findBrokenFixtures(head, fixtures);
	const keyed = {
		...request,
		runKeys,
		digest,
		fixtures,
		broken
	};
	const rows = request.mode === "lint" ? [] : await collectRows(await toTouchedUnit(head, touched, keyed), keyed);
	const hunks = rows.some(isWorse) ? await request.hunks(toFolders(touched)) : [];
	const untold = toUntoldProblems(head.unread, findings, rows.length > 0);
	const problems = [
		...head.problems,
		...broken.values(),
		...untold
	];
	return {
		checked: {
			touched,
			unit: head,
			rows,
			unselected: request.mode !== "lint" && head.suite !== null && rows.length === 0,
			findings,
			problems,
			hunks
		},
		faults
	};
}
function isWorse(row) {
	return row.judgement.failed > 0;
}
function toFolders({ folder, renamedFrom }) {
	return renamedFrom === null ? [folder] : [folder, renamedFrom];
}
function toNotes(unit, place) {
	return placeProblems(unit?.suite?.warnings ?? [], place).map(toProblemLine);
}
async function toTouchedUnit(head, touched, request) {
	const skillFolders = toFolders(touched);
	const { base } = request;
	const baseFolder = touched.renamedFrom ?? touched.folder;
	const isOnBase = base?.places.folders.includes(baseFolder) ?? false;
	const open = (sources) => openRecordings({
		skillFolders,
		sources,
		storeFolder: request.config.store,
		digest: request.digest
	});
	const headSource = toTreeSource(request.head.files, request.settled);
	const baseSources = base === null ? [] : [toBaseSource(base.files)];
	const committed = await open([headSource, ...baseSources]);
	const extra = await lacksRecordings(head, committed, request) ? await request.extraSources(head) : [];
	return {
		head,
		base: base !== null && isOnBase ? await withoutBrokenFixtures(await readSkillUnit(base, baseFolder), request.fixtures) : null,
		recordings: extra.length === 0 ? committed : await open([
			headSource,
			...baseSources,
			...extra
		]),
		baseRecordings: base === null ? null : await open([...baseSources, ...extra])
	};
}
async function lacksRecordings(head, committed, request) {
	if (request.mode === "lint") return false;
	const keys = new Set(committed.entries.map(({ place }) => place.key));
	const selection = await toSelection(head, [committed], request);
	for (const subject of selectSubjects(head, request.config, selection)) {
		if (request.broken.has(subject.test.name)) continue;
		const { runKey } = await request.runKeys(subject, head);
		if (!keys.has(runKey.key.slice(0, 12))) return true;
	}
	return false;
}
async function toSelection(head, indexes, { selection }) {
	const defaultAgents = await toRecordedAgents(head.suite?.tests ?? [], indexes);
	return {
		...selection,
		defaultAgents
	};
}
const ROWS_TOGETHER = 3;
async function collectRows(unit, request) {
	const { head } = unit;
	const selection = await toSelection(head, [unit.recordings, unit.baseRecordings], request);
	const toUnusable = (planned, problem) => {
		const placed = {
			...problem,
			file: placeBelow(request.folder)(problem.file)
		};
		return toUnreadRow({
			...planned,
			folder: head.folder
		}, placed, request.context);
	};
	const { unread } = head;
	if (unread !== null) return selectTests(head, request.config, selection).map((planned) => toUnusable(planned, unread.problem));
	const context = {
		...request.context,
		runKeys: request.runKeys
	};
	const subjects = selectSubjects(head, request.config, selection);
	return request.together(subjects, ROWS_TOGETHER, async (subject) => {
		const { suite, test, agent, model } = subject;
		const problem = request.broken.get(test.name);
		if (problem !== void 0) return toUnusable({
			suite,
			test,
			agent,
			model
		}, problem);
		return collectRow({
			...subject,
			unit
		}, context);
	});
}

// src/skills/shared-files.ts
const MOST_DOCUMENTS = 200;
const UPWARD_PATH = /(?<![\w./-])(?:\.\.\/)+[\w.@+-]+(?:\/[\w.@+-]+)*/g;
const PLUGIN_PATH = /\$\{CLAUDE_PLUGIN_ROOT\}\/([\w.@+-]+(?:\/[\w.@+-]+)*)/g;
const CODE_PATH = /(?<![\w./-])(?:\.\/)?((?:scripts|references|assets|templates|resources|examples|rules)\/[\w./-]+\.\w+)/g;
async function findSharedFiles(source, tree, files) {
	const shared = /* @__PURE__ */ new Set();
	const waiting = [...source.documents];
	const add = (paths) => {
		const fresh = paths.filter((path) => !shared.has(path) && isShared(path, source, tree));
		for (const path of fresh) shared.add(path);
		return fresh;
	};
	add(source.symlinks.flatMap(({ real }) => real === null ? [] : [real]));
	let read = 0;
	for (let next = waiting.shift(); next !== void 0; next = waiting.shift()) for (const path of add(referencedPaths(next, source, tree))) {
		if (read >= MOST_DOCUMENTS || !/\.(md|markdown)$/i.test(path)) continue;
		read += 1;
		const document = await readOutsideDocument(path, {
			source,
			tree,
			files
		});
		if (document !== null) waiting.push(document);
	}
	return [...shared].sort(comparePaths);
}
function isShared(path, source, tree) {
	const { folder, files } = source;
	if (path === folder || isInside$1(path, folder)) return false;
	if (!isInside$1(folder, path)) return true;
	return tree.byPath.has(path) && !files.some((file) => file.path === path);
}
async function readOutsideDocument(path, from) {
	const content = await from.files.read(path, LIMITS.skillMdBytes);
	if (content.kind !== "file") return null;
	const { text } = decodeText(content.bytes);
	const { folder: skillFolder, pluginRoot } = from.source;
	return {
		path,
		text,
		links: readLinks(text, readFrontMatter(text).bodyOffset).map((link) => ({
			...link,
			target: toLinkTarget(link.destination, from.tree, {
				from: path,
				skillFolder,
				pluginRoot
			})
		}))
	};
}
function referencedPaths(document, source, tree) {
	const here = parentFolder(document.path);
	const found = [
		...document.links.flatMap(({ target }) => target.kind === "local" ? [target.path] : []),
		...matchesOf(document.text, UPWARD_PATH).map((path) => joinPath$1(here, trimDots(path))),
		...pluginPaths(document.text, source.pluginRoot),
		...codePaths(document.text, source, tree)
	].flatMap((path) => {
		const resolved = path === null ? null : resolvePath(tree, path);
		return path !== null && resolved?.state === "present" ? [path, resolved.real] : [];
	});
	return [...new Set(found)];
}
function matchesOf(text, pattern) {
	return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}
function pluginPaths(text, pluginRoot) {
	if (pluginRoot === null) return [];
	return matchesOf(text, PLUGIN_PATH).map((path) => joinPath$1(pluginRoot, trimDots(path)));
}
function codePaths(text, source, tree) {
	return matchesOf(text, CODE_PATH).flatMap((path) => {
		const own = joinPath$1(source.folder, path);
		if (own === null || resolvePath(tree, own).state === "present") return [];
		return [joinPath$1(".", path), joinPath$1(source.pluginRoot ?? ".", path)];
	});
}
function trimDots(path) {
	let end = path.length;
	while (path[end - 1] === ".") end -= 1;
	return path.slice(0, end);
}

// src/skills/touched.ts
function changedSides(request) {
	const head = [];
	const base = [];
	for (const { path, previousPath, status } of request.changes ?? []) {
		if (status !== "removed") head.push(path);
		if (status === "removed" || status === "modified") base.push(path);
		if (previousPath !== void 0) base.push(previousPath);
	}
	return [{
		side: request.head,
		paths: head
	}, {
		side: request.base,
		paths: base
	}];
}

// src/skills/touched-folders.ts
function classifyFolders(request) {
	const head = new Set(request.head.folders);
	const base = new Set(request.base.folders);
	const origins = originsOf(request, base);
	const arrived = [...head].filter((folder) => !base.has(folder)).map((folder) => {
		const renamedFrom = origins.get(folder) ?? null;
		return renamedFrom !== null && !head.has(renamedFrom) ? {
			folder,
			change: "renamed",
			renamedFrom
		} : {
			folder,
			change: "added",
			renamedFrom: null
		};
	});
	const gone = [...base].filter((folder) => !head.has(folder)).map((folder) => ({
		folder,
		change: "deleted",
		renamedFrom: null
	}));
	return [...arrived, ...gone];
}
function originsOf(request, base) {
	const origins = /* @__PURE__ */ new Map();
	for (const { path, previousPath } of request.changes ?? []) {
		if (previousPath === void 0 || lastSegment(path) !== "SKILL.md") continue;
		const origin = parentFolder(previousPath);
		if (lastSegment(previousPath) === "SKILL.md" && base.has(origin)) origins.set(parentFolder(path), origin);
	}
	return origins;
}

// src/skills/touched-own-files.ts
function modifiedFolders(request) {
	const found = new Set(foldersWithNewBounds(request));
	for (const { side, paths } of changedSides(request)) {
		const folders = new Set(side.folders);
		for (const path of paths) {
			const folder = findOwner(path, folders);
			if (folder === null) continue;
			const namedPaths = side.suitePaths.get(folder) ?? [];
			if (isSkillFile(path, {
				folder,
				folders,
				namedPaths
			})) found.add(folder);
		}
	}
	return found;
}
function foldersWithNewBounds({ head, base }) {
	return [...ownersOfDivided(head, base), ...ownersOfDivided(base, head)];
}
function ownersOfDivided(here, there) {
	const folders = new Set(there.folders);
	return here.folders.flatMap((folder) => {
		const owner = folders.has(folder) ? null : findOwner(folder, folders);
		return owner !== null && there.entries.some(({ path }) => isInside$1(folder, path)) ? [owner] : [];
	});
}

// src/skills/touched-shared.ts
const MANIFEST_FOLDER = ".claude-plugin";
const MANIFESTS = /* @__PURE__ */ new Set(["plugin.json", "marketplace.json"]);
function sharedFolders(request) {
	const found = /* @__PURE__ */ new Set();
	const paths = changedSides(request).flatMap((changed) => changed.paths);
	const roots = paths.flatMap(manifestRoot);
	for (const side of [request.head, request.base]) {
		for (const [folder, shared] of side.shared) if (shared.some((needed) => holdsOneOf(needed, paths))) found.add(folder);
		for (const folder of side.folders) if (roots.some((root) => folder === root || isInside$1(root, folder))) found.add(folder);
	}
	return found;
}
function holdsOneOf(needed, paths) {
	return paths.some((path) => path === needed || isInside$1(needed, path));
}
function manifestRoot(path) {
	const folder = parentFolder(path);
	return MANIFESTS.has(lastSegment(path)) && lastSegment(folder) === MANIFEST_FOLDER ? [parentFolder(folder)] : [];
}

// src/skills/touched-suites.ts
function suiteFolders(request) {
	const found = /* @__PURE__ */ new Set();
	for (const { side, paths } of changedSides(request)) for (const folder of [
		...owningFolders(request.store, side, paths),
		...namingFolders(side, paths),
		...recordedFolders(request.store, side, paths)
	]) found.add(folder);
	return found;
}
function owningFolders(store, side, paths) {
	const folders = new Set(side.folders);
	return paths.flatMap((path) => {
		const owner = isInside$1(store, path) ? null : findOwner(path, folders);
		return owner === null ? [] : [owner];
	});
}
function namingFolders(side, paths) {
	return [...side.suitePaths].filter(([, named]) => named.some((suite) => paths.some((path) => path === suite || isInside$1(suite, path)))).map(([folder]) => folder);
}
function recordedFolders(store, side, paths) {
	const recordings = paths.filter((path) => isInside$1(store, path));
	return [...side.storePaths].filter(([, storePath]) => recordings.some((path) => isInside$1(storePath, path))).map(([folder]) => folder);
}
function isStoreUnclaimed(request) {
	const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
	return changedSides(request).some(({ paths }) => paths.some((path) => isInside$1(request.store, path) && !claimed.some((folder) => isInside$1(folder, path))));
}

// src/skills/touched-skills.ts
function toTouchedSkills(request) {
	const touched = /* @__PURE__ */ new Map();
	const base = new Set(request.base.folders);
	const note = (folders, change) => {
		for (const folder of folders) if (!touched.has(folder)) touched.set(folder, {
			folder,
			change,
			renamedFrom: null
		});
	};
	if (request.changes !== null) {
		for (const skill of classifyFolders(request)) touched.set(skill.folder, skill);
		const kept = request.head.folders.filter((folder) => base.has(folder));
		const keep = (folders) => kept.filter((folder) => folders.has(folder));
		note(keep(modifiedFolders(request)), "modified");
		note(keep(sharedFolders(request)), "shared");
		note(keep(suiteFolders(request)), "recordings");
	}
	if (widensToAll(request)) note(request.head.folders, "all");
	return [...touched.values()].sort((left, right) => comparePaths(left.folder, right.folder));
}
function widensToAll(request) {
	if (request.changes === null || isStoreUnclaimed(request)) return true;
	const widening = new Set(request.widening);
	return changedSides(request).some(({ paths }) => paths.some((path) => widening.has(path)));
}

// src/app/find-touched.ts
async function findTouched(sides, changes, reach) {
	const head = await toTouchedSide(sides.head, reach.store, changes !== null);
	const base = sides.base === null ? head : await toTouchedSide(sides.base, reach.store, changes !== null);
	return toTouchedSkills({
		changes: sides.base === null ? null : changes,
		head,
		base,
		widening: reach.widening,
		store: `${reach.store}/cassettes`
	});
}
async function toTouchedSide(side, store, withShared) {
	const storePaths = /* @__PURE__ */ new Map();
	for (const folder of side.places.folders) storePaths.set(folder, await toSkillStorePath(folder, store));
	const shared = /* @__PURE__ */ new Map();
	if (withShared) for (const folder of side.places.folders) shared.set(folder, await sharedOf(side, folder));
	return {
		folders: side.places.folders,
		entries: side.tree.entries,
		shared,
		suitePaths: side.distantPaths,
		storePaths
	};
}
async function sharedOf(side, folder) {
	const source = await readSkillSource({
		folder,
		folders: new Set(side.places.folders),
		namedPaths: [],
		tree: side.tree,
		files: side.files
	});
	return findSharedFiles(source, side.tree, side.files);
}

// src/app/refuse-empty-filter.ts
function refuseEmptyFilter({ skills, selection, touchedOnly, written }) {
	const { filter, agents } = selection;
	if (filter === null && agents === null) return;
	if (skills.some(({ tests }) => tests.length > 0)) return;
	if (skills.some(({ problems }) => problems.length > 0)) return;
	if (touchedOnly && skills.every(({ suite }) => suite === null)) return;
	const words = [...filter === null ? [] : [`${written.filter} ${filter}`], ...agents === null ? [] : [`${written.agents} ${agents.join(",")}`]];
	throw new UsageError(`${words.join(" and ")}: no test matches`);
}

// src/app/to-report.ts
function toReport(parts) {
	const gate = joinGates(parts.gates.map(({ situations, failOn }) => toGate(situations, failOn)));
	const failOn = new Set(parts.gates.flatMap((one) => one.failOn));
	const skills = [...parts.skills].sort(compareSkills);
	const draft = {
		version: 1,
		tool: {
			name: "skillcheck",
			version: parts.version
		},
		created: parts.created,
		mode: parts.mode,
		subject: parts.subject,
		status: gate.status,
		conclusion: gate.conclusion,
		exitCode: gate.exitCode,
		title: "",
		failOn: FAIL_ON_WORDS.filter((word) => failOn.has(word)),
		reasons: gate.reasons.map((reason) => ({ ...reason })),
		counts: toCounts(skills),
		money: toMoney(skills),
		skills,
		problems: [...parts.problems],
		notes: [...parts.notes]
	};
	return {
		...draft,
		title: toTitle(draft)
	};
}
function toCounts(skills) {
	const tests = skills.flatMap((skill) => skill.tests);
	const findings = skills.flatMap((skill) => skill.findings);
	const count = (items, which) => items.filter(which).length;
	return {
		skills: skills.length,
		tests: tests.length,
		passed: count(tests, ({ status }) => status === "pass"),
		failed: count(tests, ({ status }) => status === "fail"),
		inconclusive: count(tests, ({ status }) => status === "inconclusive"),
		unverified: count(tests, ({ status }) => status === "unverified"),
		invalid: count(tests, ({ status }) => status === "invalid"),
		regressed: count(tests, ({ comparison }) => comparison === "regressed"),
		untested: count(skills, ({ state, suite }) => state !== "removed" && suite === null),
		flaky: count(tests, ({ flaky }) => flaky),
		stale: count(tests, ({ evidence }) => evidence === "stale"),
		unrecorded: count(tests, ({ evidence }) => evidence === "unrecorded"),
		lintErrors: count(findings, ({ severity }) => severity === "error"),
		lintWarnings: count(findings, ({ severity }) => severity === "warning")
	};
}
function toMoney(skills) {
	const rows = skills.flatMap((skill) => skill.rows);
	const recorded = rows.filter(({ runs }) => runs > 0);
	return {
		spentUsd: sumKnown(rows.map(({ spentUsd }) => spentUsd)),
		recordedUsd: sumKnown(recorded.map(({ recordedUsd }) => recordedUsd)),
		runs: rows.reduce((sum, { runs }) => sum + runs, 0),
		capUsd: null
	};
}

export { toFooter as $, parentFolder as A, toSkillStorePath as B, DEFAULT_CONFIG as C, ancestorFolders as D, isForeignFolder as E, toFileName as F, toAnnotations as G, decodeView as H, DEFAULT_STORE as I, readMarker as J, line as K, parseCassettePath as L, readCassette as M, toCacheKeyPart as N, isInside$1 as O, cassetteSchema as P, toLineTwo as Q, toCassettePath as R, findConfigKey as S, findingSchema as T, findRenderer as U, createRedactor as V, toJson$1 as W, withResult as X, toMarker as Y, toSkillsTable as Z, placeBelow as _, median as a, toShellCommand as at, SETTINGS_NAMES as b, toKeyedRun as c, toHeading as ct, selectTests as d, byteLength as dt, LADDER as et, readSkillUnit as f, join as ft, findAgent as g, toProblemLine as gt, AGENTS as h, problemSchema as ht, checkSkills as i, toRecordOptions as it, relativeTo as j, lastSegment as k, DEFAULT_AGENT as l, toTitle as lt, toEntryContent as m, redactDeep as mt, refuseEmptyFilter as n, toAlert as nt, sumKnown as o, presentSkills as ot, rememberFixtures as p, md as pt, renderShorterComment as q, findTouched as r, money as rt, toStoreSource as s, reportSeverity as st, toReport as t, toNotes$1 as tt, selectSubjects as u, SEVERITY_ICONS as ut, placeProblems as v, isSecretVariable as w, openSide as x, readRootConfig as y, toFolderSegment as z };