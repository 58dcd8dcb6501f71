import { f as strictObject, l as number, m as tuple, p as string, r as array, t as _enum } from "./zod.js";
import { B as readCassette, C as lintUnit, F as isInside, G as RUN_KEY_FIELDS, H as rememberVerified, I as joinPath, K as DEFAULT_STORE, L as lastSegment, M as resolvePath, O as decodeText, R as parentFolder, V as tooLarge, X as toSkillStorePath, Z as toTestSlug, _ as rememberFixtures, a as selectSubjects, at as toLine, b as placeBelow, c as readSkillUnit, ct as redactDeep, d as readLinks, et as block, f as toLinkTarget, g as findBrokenFixtures, h as readFrontMatter, it as excerpt, l as toUntoldProblems, m as isSkillFile, n as sumKnown, nt as commandProperty, o as selectTests, ot as byteLength, p as findOwner, q as parseCassettePath, r as toKeyedRun, rt as line, s as toRecordedAgents, st as cutWithCount, t as median, tt as commandData, u as readSkillSource, ut as toProblemLine, v as withoutBrokenFixtures, x as placeProblems } from "./median.js";
import { t as UsageError } from "./usage-error.js";
import { i as toVisibleEscape, t as breakCommands } from "./commands.js";
import { a as FAIL_ON_WORDS, s as TEST_STATUSES } from "./status.js";
import { a as fieldsDigest, o as rememberDigests, s as sha256Hex, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { d as cutText, h as readRun, i as toCommandLine } from "./checks.js";
import { n as toCallLabel, r as findNotCompleted, t as mainArgument } from "./call-label.js";

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

// src/text/markdown.ts
const CELL_CHARACTERS = 60;
const LINE_CHARACTERS = 500;
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
	const lines = excerpt(text, limit).split("\n").map((line) => disarm(cutWithCount(line, LINE_CHARACTERS)));
	const longest = lines.reduce((most, line) => (line.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), most), 3);
	const mark = "`".repeat(longest + 1);
	return `${mark}${language}\n${lines.join("\n")}\n${mark}`;
}

// src/reports/wording/severity.ts
const SEVERITIES = [
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
	const ranks = tests.map((test) => SEVERITIES.indexOf(testSeverity(test)));
	return SEVERITIES[Math.min(SEVERITIES.length - 1, ...ranks)] ?? "pass";
}
function skillSeverity(skill) {
	if (skill.state === "unusable" || skill.state === "lint" || lintErrors(skill) > 0) return "broken";
	if (skill.state === "removed" || skill.state === "unselected") return "pass";
	if (skill.state === "fail") return "broken";
	const own = skill.state === "untested" ? "unverified" : skill.state;
	const worst = worstSeverity(skill.tests);
	return SEVERITIES.indexOf(own) < SEVERITIES.indexOf(worst) ? own : worst;
}
function compareSkills(left, right) {
	return SEVERITIES.indexOf(skillSeverity(left)) - SEVERITIES.indexOf(skillSeverity(right)) || compareText(left.name, right.name) || compareText(left.folder, right.folder);
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
	const ranks = report.skills.map((skill) => SEVERITIES.indexOf(skillSeverity(skill)));
	if (faultTexts(report).length > 0) ranks.push(SEVERITIES.indexOf("invalid"));
	return SEVERITIES[Math.min(SEVERITIES.length - 1, ...ranks)] ?? "pass";
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
	return samples === void 0 ? "" : `--samples ${samples}`;
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
	const record = recordable.length === 0 ? md`` : md` To verify ${names(recordable)}, run ${recordCommand(recordable.map((skill) => skill.folder))} (${join(recordable.slice(0, NAMES).map(price), ", ")}) and commit ${code(".skillcheck/cassettes/")}.`;
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
	const shown = texts.slice(0, NAMES).map((text) => code(text, 300));
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
		toProblems(page),
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
function placeOf(skill, test) {
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
		...placeOf(skill, test),
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
	const rank = (draft) => 2 * SEVERITIES.indexOf(draft.severity) + (draft.level === "failure" ? 0 : 1);
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
		refusedCalls(test),
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
function skillLines(skill, palette) {
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
		join(report.skills.map((skill) => skillLines(skill, palette)), "\n"),
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

// src/checks/evaluation/to-sample-verdict.ts
function toSampleVerdict(run, verdicts) {
	if (findNotCompleted(run) !== null || verdicts.length === 0) return "invalid";
	if (verdicts.some(({ verdict }) => verdict === "fail")) return "fail";
	return verdicts.every(({ verdict }) => verdict === "pass") ? "pass" : "invalid";
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
const REFUSED_CALLS = 10;
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
		verbatim: place === null ? [] : toVerbatim(run, place),
		refused: toRefused$1(run)
	};
}
function toRefused$1({ turns }) {
	return turns.flatMap(({ turn, standInCalls }) => (standInCalls ?? []).map((call) => ({
		turn,
		call
	}))).filter(({ call }) => call.status === "refused").slice(0, REFUSED_CALLS).map(({ turn, call }) => ({
		turn,
		call: cutText(toCommandLine(call))
	}));
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
	if (path === folder || isInside(path, folder)) return false;
	if (!isInside(folder, path)) return true;
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
		...matchesOf(document.text, UPWARD_PATH).map((path) => joinPath(here, trimDots(path))),
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
	return matchesOf(text, PLUGIN_PATH).map((path) => joinPath(pluginRoot, trimDots(path)));
}
function codePaths(text, source, tree) {
	return matchesOf(text, CODE_PATH).flatMap((path) => {
		const own = joinPath(source.folder, path);
		if (own === null || resolvePath(tree, own).state === "present") return [];
		return [joinPath(".", path), joinPath(source.pluginRoot ?? ".", path)];
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
		return owner !== null && there.entries.some(({ path }) => isInside(folder, path)) ? [owner] : [];
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
		for (const folder of side.folders) if (roots.some((root) => folder === root || isInside(root, folder))) found.add(folder);
	}
	return found;
}
function holdsOneOf(needed, paths) {
	return paths.some((path) => path === needed || isInside(needed, path));
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
		const owner = isInside(store, path) ? null : findOwner(path, folders);
		return owner === null ? [] : [owner];
	});
}
function namingFolders(side, paths) {
	return [...side.suitePaths].filter(([, named]) => named.some((suite) => paths.some((path) => path === suite || isInside(suite, path)))).map(([folder]) => folder);
}
function recordedFolders(store, side, paths) {
	const recordings = paths.filter((path) => isInside(store, path));
	return [...side.storePaths].filter(([, storePath]) => recordings.some((path) => isInside(storePath, path))).map(([folder]) => folder);
}
function isStoreUnclaimed(request) {
	const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
	return changedSides(request).some(({ paths }) => paths.some((path) => isInside(request.store, path) && !claimed.some((folder) => isInside(folder, path))));
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

export { reportSeverity as C, join as D, SEVERITY_ICONS as E, md as O, presentSkills as S, toTitle as T, LADDER as _, toStoreSource as a, money as b, toJson as c, readMarker as d, toMarker as f, toFooter as g, toLineTwo as h, checkSkills as i, toAnnotations as l, toSkillsTable as m, refuseEmptyFilter as n, toFileName as o, withResult as p, findTouched as r, findRenderer as s, toReport as t, renderShorterComment as u, toNotes$1 as v, toHeading as w, toShellCommand as x, toAlert as y };