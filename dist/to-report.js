import { c as literal, f as strictObject, l as number, p as string, t as _enum } from "./zod.js";
import { n as toProblemLine } from "./problem.js";
import { t as UsageError } from "./usage-error.js";
import { F as toRecordingHeader, M as compareRecordings, N as compareTimes, O as MISPLACED, S as openRecordings, T as LINKED, a as sumKnown, b as toFixtureProblem, c as toPromptsDigest, d as toBaseSource, f as toBesideSource, g as readLoadedBeside, h as toKeyedRun, i as median, j as RUN_KEY_FIELDS, l as countNotFor, m as toTreeSource, o as toRunCost, s as toOutcomeWords, t as toPartlySpent, v as readSkillUnit, w as BLOCKED, y as rememberFixtures } from "./to-spent.js";
import { T as cutWithCount, v as toRecordOptions, y as toShellCommand } from "./every-rule.js";
import { n as toVisibleEscape } from "./invisible.js";
import { t as breakCommands } from "./commands.js";
import { o as excerpt, s as toLine } from "./read-root-config.js";
import { t as SEVERITIES$1 } from "./severity.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { a as fieldsDigest, o as rememberDigests, s as sha256Hex, t as comparePaths } from "./tree-digest.js";
import { c as toTestSlug } from "./path.js";
import { t as LIMITS } from "./limits.js";
import { t as readRun } from "./read-run.js";
import { n as placeProblems, t as placeBelow } from "./place-paths.js";
import { n as toUntoldProblems } from "./unread-skill.js";
import { a as toRecordedAgents, i as selectTests, r as selectSubjects } from "./select-subjects.js";
import { t as DEFAULT_LINT_VIEW } from "./lint-unit.js";
import { a as toGate, c as wilsonInterval, i as joinGates, n as toTestStatus, o as compareWithBase, r as worstStatus, s as worstComparison, t as lintWithSuite } from "./lint-with-suite.js";
import { r as toListedUnit, t as lintAlone } from "./lint-alone.js";
import { o as cutText, r as toCommandLine } from "./checks.js";
import { n as toCallLabel, r as findNotCompleted, t as mainArgument } from "./call-label.js";
import { t as lintAcross } from "./lint-across.js";

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

// src/model/finding.ts
const findingSchema = strictObject({
	rule: string(),
	slug: string(),
	severity: _enum(SEVERITIES$1),
	path: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	message: string(),
	fix: string().optional(),
	atBase: literal(true).optional()
});
function isIntroduced({ atBase }) {
	return atBase !== true;
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
	return skill.findings.filter((one) => one.severity === "error" && isIntroduced(one)).length;
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
function isSkillFile(input) {
	return /[./]/.test(input) && !/^(?:skill|subagent) /.test(input);
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
	const gates = report.reasons.some(({ word }) => word === "lint");
	if (errors === 0 && !gates) return null;
	const { lintWarnings } = report.counts;
	const text = say(errors === 0 ? counted$1(lintWarnings, "lint warning") : counted$1(errors, "lint error"));
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

// src/app/with-remedy.ts
const WITH_REMEDY = /* @__PURE__ */ new Set([
	MISPLACED,
	LINKED,
	BLOCKED
]);
function withRemedy(reason) {
	return WITH_REMEDY.has(reason) ? reason : `${reason}: restore it, or remove it and record again`;
}

// src/app/broken-tests.ts
async function findBrokenTests(unit, fixtures) {
	const broken = /* @__PURE__ */ new Map();
	const { suite } = unit;
	for (const test of suite?.tests ?? []) {
		const problem = suite === null ? null : await findProblem(unit, {
			suite,
			test
		}, fixtures);
		if (problem !== null) broken.set(test.name, problem);
	}
	return broken;
}
async function findProblem(unit, { suite, test }, fixtures) {
	const { from } = test.workspace;
	const fixture = from === null ? null : await fixtures(unit.files, from);
	if (fixture?.kind === "problem") return toFixtureProblem({
		suite,
		test
	}, fixture.reason);
	if (unit.skill === null) return null;
	const beside = await readLoadedBeside(unit, {
		skill: unit.skill,
		suite,
		test
	});
	return beside.kind === "problem" ? beside.problem : null;
}
async function withoutBrokenTests(unit, fixtures) {
	const broken = await findBrokenTests(unit, fixtures);
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

// src/app/run-keys.ts
function rememberKeys(agentSettings, digest, fixtures = rememberFixtures()) {
	const known = /* @__PURE__ */ new Map();
	const compute = async (subject, unit) => {
		const run = await toKeyedRun(subject, unit, {
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

// src/cassettes/stale-rows.ts
function toPartRows(kind, recorded = [], wanted = []) {
	const before = new Map(recorded.map(({ name, digest }) => [name, digest]));
	const now = new Map(wanted.map(({ name, digest }) => [name, digest]));
	const names = [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].sort(comparePaths);
	const toShown = (digest) => digest ? toSha(digest) : "not there";
	return names.filter((name) => before.get(name) !== now.get(name)).map((name) => ({
		input: `${kind} ${name}`,
		recorded: toShown(before.get(name)),
		now: toShown(now.get(name)),
		changed: true
	}));
}
function toPartNames(...parts) {
	const names = parts.flatMap((some = []) => some.map(({ name }) => name));
	return names.length === 0 ? "none" : names.join(", ");
}
function toSha(digest) {
	return `sha ${digest.slice(0, 4)}`;
}

// src/cassettes/explain-user.ts
async function explainTurns(recorded, inputs) {
	const user = await explainUser(recorded.simulated_user, inputs.answers);
	const prompts = await toPromptsDigest(inputs);
	if (user.length === 0 || (recorded.prompts ?? prompts) === prompts) return user;
	return [{
		input: "prompt, max_turns",
		recorded: toSha(recorded.prompts ?? ""),
		now: toSha(prompts),
		changed: true
	}, ...user];
}
async function explainUser(recorded, answers) {
	const now = answers.kind === "user" ? answers : null;
	if (recorded === void 0 || now === null) {
		if (recorded === void 0 && now === null) return [];
		const words = (model) => model === void 0 ? "none" : `played by ${model}`;
		return [{
			input: "simulated user",
			recorded: words(recorded?.model),
			now: words(now?.model),
			changed: true
		}];
	}
	const brief = await fieldsDigest([now.brief]);
	return [{
		input: "brief of the simulated user",
		recorded: toSha(recorded.brief),
		now: toSha(brief),
		changed: recorded.brief !== brief
	}, {
		input: "model of the simulated user",
		recorded: recorded.model,
		now: now.model,
		changed: recorded.model !== now.model
	}].filter(({ changed }) => changed);
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
	const rows = [...toFileRows(recording, wanted.skill), ...toPartRows("skill", recording.cassette.with, wanted.inputs.skills.slice(1))];
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
function areOthersSame({ cassette }, { inputs }) {
	const toParts = (parts) => JSON.stringify(parts.map(({ name, digest }) => [name, digest]));
	return toParts(cassette.with ?? []) === toParts(inputs.skills.slice(1));
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
		return changed.length > 0 ? (await Promise.all(changed.map((field) => toChangedRows(recording, wanted, field)))).flat() : [await toSameRow(recording, group, areOthersSame(recording, wanted))];
	}))).flat();
}
async function toChangedRows(recording, wanted, field) {
	const rows = await toPartsOf(field, recording, wanted);
	return rows.length > 0 ? rows : [toChangedRow(recording, wanted, field)];
}
async function toPartsOf(field, { cassette }, { inputs }) {
	if (field === "user_turns") return explainTurns(cassette, inputs);
	if (field !== "subagents") return [];
	return toPartRows("subagent", cassette.subagents, inputs.subagents);
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
async function toSameRow(recording, { fields, words }, areOthersSame) {
	const { cassette } = recording;
	const [first] = fields;
	const isOthers = first === "subagents" && !areOthersSame;
	return {
		input: isOthers ? FIELD_WORDS.subagents : words,
		recorded: await toRecorded(),
		now: "same",
		changed: false
	};
	async function toRecorded() {
		const sha = toSha(await fieldsDigest(fields.map((field) => cassette.fields[field])));
		if (isOthers) return toPartNames(cassette.subagents);
		if (first === "subagents") return toPartNames(cassette.with, cassette.subagents);
		if (first === "format") return String(cassette.format);
		if (first !== "agent") return sha;
		return [
			cassette.agent.name,
			sha,
			cassette.agent.model
		].filter((part) => part !== "").join(", ");
	}
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

// src/checks/evaluation/to-sample-verdict.ts
function toSampleVerdict(run, verdicts) {
	if (findNotCompleted(run) !== null || verdicts.length === 0) return "invalid";
	if (verdicts.some(({ verdict }) => verdict === "fail")) return "fail";
	return verdicts.every(({ verdict }) => verdict === "pass") ? "pass" : "invalid";
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
		simulatedUser: null,
		costSource: null,
		priceTable: null,
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
	if (run.outcome !== "completed") return toOutcomeWords(run);
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
			replayed: !judged.isLive,
			passed,
			failed,
			invalid: [...judged.voids, ...judged.samples.flatMap((sample, index) => verdicts[index] === "invalid" && !isUnpaid(sample) ? [sample.invalidReason ?? "nothing was learnt"] : [])],
			missing: judged.samples.some(isUnpaid) ? "the money ended" : judged.missing,
			ended: judged.ended
		}),
		passed,
		failed
	};
}
function isUnpaid({ run }) {
	return run.outcome === "over-budget";
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

// src/app/own-evidence.ts
function toTestOfSuite({ name }, { tests }) {
	return {
		name,
		suite: tests.map((test) => test.name)
	};
}
function ofOwnRuns({ name }, recordings, made) {
	if (made === null) return recordings;
	return recordings.filter(({ cassette }) => cassette.batch.id !== made.batch || cassette.test === name);
}

// src/app/row-refused.ts
function toRefused$1(lookUps) {
	return [...new Map(lookUps.flatMap(({ refused }) => refused.map((one) => [one.path, one]))).values()];
}
async function withoutRemoved(refused, { head, base }) {
	if (refused.length === 0 || base === null) return refused;
	const [before, now] = await Promise.all([base, head].map(async ({ files }) => new Set((await files.list()).map(({ path }) => path))));
	return refused.filter(({ path }) => now?.has(path) || !before?.has(path));
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
	if (!isUser(ours) || !isUser(theirs)) return pairEvents(left, right);
	return [[ours, theirs], ...pairEvents(left.slice(1), right.slice(1))];
}
function isUser(entry) {
	return entry?.cell.kind === "user" || entry?.cell.kind === "simulated-user";
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
	const user = turn?.source === "user" ? "simulated-user" : "user";
	return events.flatMap((event) => toEntry(event, run, {
		results,
		user
	}) ?? []);
}
function toEntry(event, run, { results, user }) {
	if (event.nested) return null;
	const { turn, event: number } = event;
	if (event.type === "message") {
		const { role, text } = event;
		return {
			turn,
			event: number,
			cell: {
				kind: role === "user" ? user : role,
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
		refused: toRefused(run)
	};
}
function toRefused({ turns }) {
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

// src/app/to-made-part.ts
function toMadePart(row, samples, made) {
	const own = made?.ofRow(row) ?? null;
	const earlier = samples.filter(({ recording }) => recording.cassette.batch.id !== made?.batch);
	const isWhole = own === null ? samples.length > 0 || (made?.whyUnmade(row) ?? null) !== null : own.finished >= row.planned;
	return {
		isLive: own !== null,
		voids: own?.voids ?? [],
		spentUsd: own === null ? 0 : own.spentUsd,
		spentPartly: own?.spentPartly ?? null,
		isSpentEstimated: own?.costSource === "estimated",
		recordedUsd: sumKnown(earlier.map(({ run }) => toRunCost(run))),
		userMoney: toUserMoney(samples, earlier),
		missing: own === null && made !== null ? toMissing$1(row, made) : null,
		ended: isWhole ? null : made?.ended ?? null
	};
}
function toUserMoney(samples, earlier) {
	const sum = (some) => sumKnown(some.flatMap(({ run }) => run.simulatedUser === null ? [] : [run.simulatedUser.costUsd]));
	const runs = samples.filter(({ run }) => run.simulatedUser !== null).length;
	if (runs === 0) return null;
	const now = samples.filter((sample) => !earlier.includes(sample));
	const isEstimated = samples.some(({ run }) => run.simulatedUser?.costSource === "estimated");
	const mark = isEstimated ? { isEstimated } : {};
	return {
		spentUsd: sum(now),
		recordedUsd: sum(earlier),
		...mark,
		runs
	};
}
function toMissing$1(row, made) {
	return made.whyUnmade(row) ?? (made.ended === null ? null : `not run: ${made.ended.what}`);
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
	const { test, suite, agent, model } = subject;
	const { planned, minPassRate } = toBar(test, context);
	const { inputs, runKey } = await context.runKeys(subject, unit.head);
	const baseKey = await toBaseKey(subject, context);
	const found = await unit.recordings.find(runKey.key, toTestOfSuite(test, suite));
	const own = ofOwnRuns(test, found.recordings, context.made);
	const counted = own.filter(({ evidence }) => context.counts(evidence));
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
	const uncounted = samples.length > 0 ? null : own[0]?.evidence ?? null;
	const base = await collectBase(subject, {
		runKey,
		baseKey
	}, context);
	const made = toMadePart({
		folder: unit.head.folder,
		test: test.name,
		agent,
		model,
		planned
	}, samples, context.made);
	const judgement = judgeSamples({
		test,
		planned,
		minPassRate,
		maxInvalid: suite.maxInvalid,
		samples,
		voids: made.voids,
		isLive: made.isLive,
		ended: made.ended?.what ?? null,
		missing: made.missing ?? toMissing(staleness, uncounted)
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
		ended: made.ended,
		voids: made.voids,
		shown: showRuns({
			samples,
			base: base.samples,
			judgement
		}),
		evidence: made.isLive ? "live" : toEvidenceKind(samples, staleness, uncounted),
		spentUsd: made.spentUsd,
		spentPartly: made.spentPartly,
		isSpentEstimated: made.isSpentEstimated,
		recordedUsd: made.recordedUsd,
		userMoney: made.userMoney,
		isKept: context.made?.isAlone !== true || context.made.isKept,
		staleness,
		stalePasses: staleness === null ? null : passes(subject, stale.samples, context),
		uncounted,
		compared: toCompared({
			judgement,
			base: base.samples,
			runKey,
			baseKey
		}),
		refused: await withoutRemoved(toRefused$1([
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
function toBar(test, context) {
	return {
		planned: context.samples ?? test.samples,
		minPassRate: context.minPassRate ?? test.minPassRate
	};
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
	const { test } = subject;
	const found = await baseRecordings.find(keys.baseKey.key, toTestOfSuite(test, subject.unit.base?.suite ?? subject.suite));
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
	const { test, suite, unit } = subject;
	const found = await unit.recordings.find(staleness.nearest.cassette.key, toTestOfSuite(test, suite));
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
		voids: [],
		isLive: false,
		ended: null,
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
		voids: [],
		isLive: false,
		ended: null,
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
		spentUsd: 0,
		spentPartly: null,
		isSpentEstimated: false,
		recordedUsd: 0,
		userMoney: null,
		ended: null,
		voids: [],
		isKept: true,
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

// src/app/check-skill.ts
const NOTHING = {
	rows: [],
	notFor: /* @__PURE__ */ new Map(),
	unselected: false,
	problems: [],
	hunks: []
};
async function checkSkill(touched, request) {
	if (touched.change === "deleted") return {
		checked: {
			touched,
			unit: null,
			...NOTHING,
			findings: []
		},
		faults: [],
		tested: null
	};
	const { level } = request.lintView ?? DEFAULT_LINT_VIEW;
	if (request.mode !== "lint") return testSkill(touched, request, level);
	return toLintOutcome(touched, await lintAlone(request.head, touched.folder, {
		config: request.config,
		level
	}));
}
function toLintOutcome(touched, linted) {
	const { unit, findings, problems, faults } = linted;
	return {
		checked: {
			touched,
			...NOTHING,
			unit,
			findings,
			problems
		},
		faults,
		tested: null
	};
}
async function testSkill(touched, request, level) {
	const head = await readSkillUnit(request.head, touched.folder);
	const digest = rememberDigests(request.context.sha256);
	const fixtures = rememberFixtures();
	const runKeys = rememberKeys(request.context.agentSettings, digest, fixtures);
	const broken = await findBrokenTests(head, fixtures);
	const keyed = {
		...request,
		runKeys,
		digest,
		fixtures,
		broken
	};
	const rows = await collectRows(await toTouchedUnit(head, touched, keyed), keyed);
	const { findings, faults } = await lintWithSuite(head, {
		side: request.head,
		config: request.config,
		level,
		rows
	});
	const hunks = rows.some(isWorse) ? await request.hunks(toFolders(touched)) : [];
	const untold = toUntoldProblems(head.unread, findings, rows.length > 0);
	const problems = [
		...head.problems,
		...broken.values(),
		...untold
	];
	const unselected = head.suite !== null && rows.length === 0;
	const agents = new Set(rows.map(({ agent }) => agent));
	const notFor = countNotFor(head, request.selection.filter, agents);
	return {
		checked: {
			touched,
			unit: toListedUnit(head, request.config, level),
			rows,
			notFor,
			unselected,
			findings,
			problems,
			hunks
		},
		faults,
		tested: head
	};
}
function isWorse(row) {
	return row.judgement.failed > 0;
}
function toFolders({ folder, renamedFrom }) {
	return renamedFrom === null ? [folder] : [folder, renamedFrom];
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
	const besides = base === null ? [] : [toBesideSource(base.files)];
	const sources = toSources(request.made, [headSource, ...besides]);
	const committed = await open(sources);
	const extra = await lacksRecordings(head, committed, request) ? await request.extraSources(head) : [];
	return {
		head,
		base: base !== null && isOnBase ? await withoutBrokenTests(await readSkillUnit(base, baseFolder), request.fixtures) : null,
		recordings: extra.length === 0 ? committed : await open([...sources, ...extra]),
		baseRecordings: base === null ? null : await open([...baseSources, ...extra])
	};
}
function toSources(made, trees) {
	if (made === null) return trees;
	return made.isAlone ? [made.source] : [made.source, ...trees];
}
async function lacksRecordings(head, committed, request) {
	const keys = new Set(committed.entries.map(({ place }) => place.key));
	const selection = await toSelection(head, [committed], request);
	for (const subject of selectSubjects(head, request.config, selection)) {
		if (request.broken.has(subject.test.name)) continue;
		const { runKey } = await request.runKeys(subject, head);
		if (!keys.has(runKey.key.slice(0, 12))) return true;
	}
	return false;
}
async function toSelection(head, indexes, { selection, made }) {
	const defaultAgents = made === null ? await toRecordedAgents(head.suite, indexes) : (test) => made.agentsOf(head.folder, test);
	return {
		...selection,
		defaultAgents
	};
}
const ROWS_TOGETHER = 4;
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
		runKeys: request.runKeys,
		made: request.made
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

// src/app/check-each.ts
const SKILLS_TOGETHER = 2;
const LEAST_ON_THREADS = 1e3;
async function checkEach(request) {
	const place = placeBelow(request.folder);
	const onThreads = await lintOnThreads(request);
	if (onThreads !== null) {
		for (const { checked } of onThreads) request.onSkill(place(checked.touched.folder));
		return onThreads;
	}
	return request.together(request.touched, SKILLS_TOGETHER, async (touched) => {
		const outcome = await checkSkill(touched, request);
		request.onSkill(place(touched.folder));
		return outcome;
	});
}
async function lintOnThreads(request) {
	const { touched, mode, threads, config } = request;
	if (!(mode === "lint" && touched.length >= LEAST_ON_THREADS) || !threads || touched.some(({ change }) => change === "deleted")) return null;
	const { within, names, run } = threads;
	const { level } = request.lintView ?? DEFAULT_LINT_VIEW;
	const { hasGitModes } = request.head;
	const { lint, agents } = config;
	const outcomes = await run({
		within,
		names,
		hasGitModes,
		config: {
			lint,
			agents
		},
		level
	}, touched.map(({ folder }) => folder));
	return touched.flatMap((skill, index) => {
		const linted = outcomes[index];
		return linted === void 0 ? [] : [toLintOutcome(skill, linted)];
	});
}

// src/app/lint-together.ts
async function lintTogether(skills, { head, base, touched, config, view, marksKnown }) {
	const { level, only } = view;
	const { checked: all, acrossFaults } = await lintAcross(skills, {
		side: head,
		config,
		level
	});
	const across = {
		checked: only === void 0 ? all : all.map((skill) => ofFile(skill, only)),
		acrossFaults
	};
	if (base === null || !marksKnown) return across;
	const { markKnownFindings } = await import("./mark-known-findings.js");
	const checked = await markKnownFindings(across.checked, {
		head,
		base,
		touched,
		config
	});
	return {
		...across,
		checked
	};
}
function ofFile(skill, path) {
	return {
		...skill,
		findings: skill.findings.filter((finding) => finding.path === path)
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
	const errors = skill.findings.filter((one) => one.severity === "error" && isIntroduced(one)).length;
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
function toWarningSituations({ name, findings }) {
	const warnings = findings.filter((one) => one.severity === "warning" && isIntroduced(one)).length;
	if (warnings === 0) return [];
	return [{
		kind: "lint",
		text: `${name}: ${counted(warnings, "lint warning")}`
	}];
}
function toForged(rows, place) {
	return [...new Map(rows.flatMap(({ refused }) => refused).map((one) => [one.path, one.refused.reason]))].map(([path, reason]) => ({
		kind: "forged",
		text: `${place(path)}: ${withRemedy(reason)}`
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
function toBudgetSituations(made) {
	if (made === null || made.ended === null) return [];
	return [{
		kind: "budget",
		text: `${made.ended.what} before every run was made: ${made.ended.remedy}`
	}];
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

// src/app/estimated-mark.ts
function toAgentMark(samples) {
	return toMark(samples.some(({ run }) => run.costSource === "estimated"));
}
function toEstimatedMark(samples, isSpentEstimated) {
	return toMark(isSpentEstimated || samples.some(({ run }) => isEstimated(run)));
}
function toMark(isCostEstimated) {
	return isCostEstimated ? { isCostEstimated } : {};
}
function isEstimated({ costSource, simulatedUser }) {
	return costSource === "estimated" || simulatedUser?.costSource === "estimated";
}
function toPriceTables(samples) {
	const tables = samples.map(({ run }) => isEstimated(run) ? run.priceTable : null);
	return [...new Set(tables.filter((table) => table !== null))];
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

// src/app/explain-invalid.ts
const REMEDIES = {
	auth: ({ agent }) => `check the key of ${agent}: its provider refused it`,
	"rate-limit": () => "wait, or run fewer at once with --jobs 1",
	overloaded: () => "wait until its provider is less busy, or run fewer at once with --jobs 1",
	server: () => "wait until its provider answers again",
	connection: () => "see whether its provider can be reached from here",
	"bad-request": () => "see what its provider refused: the model may be another",
	"context-length": () => "give the agent less to read, or take a model with a larger context",
	timeout: ({ test }) => toTimeoutRemedy(test),
	"no-output": ({ agent }) => `see whether ${agent} starts by itself: skillcheck doctor`
};
const VOID_REMEDIES = [
	["setup failed (timeout)", ({ test }) => `make workspace.setup faster, or raise timeout (${toTime(test.timeoutMs)})`],
	["setup failed", () => "see what workspace.setup printed, and mend it"],
	["secret observed", () => "keep the secret out of what the agent reads and prints: no run that shows one is kept"],
	["too much output", () => "let the agent print less: a run may write 4 MiB"]
];
function explainInvalid(row) {
	const found = [...row.voids.map((reason) => toVoidRemedy(row, reason)), ...row.samples.filter(({ verdict }) => verdict === "invalid").map((sample) => toSampleRemedy(row, sample))];
	const counts = /* @__PURE__ */ new Map();
	for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
	const [most = null] = [...counts].sort(([, left], [, right]) => right - left)[0] ?? [];
	return most;
}
function toVoidRemedy(row, reason) {
	const known = VOID_REMEDIES.find(([begin]) => reason.startsWith(begin));
	return known === void 0 ? null : known[1](row);
}
function toSampleRemedy(row, { run }) {
	if (run.outcome === "completed") return "see the check that gave no verdict: it may ask what no run can tell";
	if (run.outcome === "timed-out") return toTimeoutRemedy(row.test);
	if (run.outcome === "too-much-output") return "let the agent print less: a run may write 4 MiB";
	return run.errorKind === null ? null : REMEDIES[run.errorKind]?.(row) ?? null;
}
function toTimeoutRemedy({ timeoutMs, runTimeoutMs }) {
	return `raise timeout (${toTime(timeoutMs)} a turn) or run_timeout (${toTime(runTimeoutMs)} a run)`;
}
function toTime(milliseconds) {
	const seconds = milliseconds / 1e3;
	return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;
}

// src/app/to-next.ts
const MOST_SAMPLES = 30;
const MORE_SAMPLES = 15;
function toNext(row, folder) {
	switch (row.judgement.decision.status) {
		case "pass": return null;
		case "unverified": return nextOfUnverified(row, folder);
		case "inconclusive": return nextOfInconclusive(row, folder);
		case "fail": return "see the failing check";
		case "invalid": return nextOfInvalid(row, folder);
	}
}
function nextOfUnverified(row, folder) {
	if (row.unread !== void 0) return row.unread.remedy;
	if (row.ended !== null) return row.ended.remedy;
	return row.uncounted === "committed-pr" ? "a writer must record it, or open the pull request" : toRecordCommand(folder);
}
function nextOfInconclusive(row, folder) {
	const more = row.judgement.decision.samplesToDecide;
	if (row.ended !== null && more === row.planned) return row.ended.remedy;
	return toRecordCommand(folder, Math.min(MOST_SAMPLES, more ?? MORE_SAMPLES));
}
function nextOfInvalid(row, folder) {
	if (row.test.checks.length === 0) return "add checks under expect";
	const remedy = explainInvalid(row);
	const again = row.isKept ? toRecordCommand(folder) : "run it again";
	return remedy === null ? again : `${remedy}, then ${again}`;
}
function toRecordCommand(folder, samples) {
	return toShellCommand("record", [folder], toRecordOptions(samples)) ?? "record its folder";
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
		samples: samples.map((sample) => toSampleReport(row, sample, place)),
		batches: toBatchReports(row),
		costPerRunUsd: median(samples.map(({ run }) => run.costUsd)),
		baseCostPerRunUsd: row.compared.sameKey ? median(samples.map(({ run }) => run.costUsd)) : median(base.map(({ run }) => run.costUsd)),
		recordedUsd: samples.length === 0 ? null : row.recordedUsd,
		...toEstimatedMark(samples, row.isSpentEstimated),
		...toTables(samples),
		spentUsd: row.spentUsd,
		...row.spentPartly === null ? {} : { spentPartly: { ...row.spentPartly } },
		...row.userMoney === null ? {} : { simulatedUser: row.userMoney },
		...row.shown,
		cause: await findCause(row.shown.eventTable, hunks),
		unknownLines: toUnknownLines(samples)
	};
}
function toTables(samples) {
	const tables = toPriceTables(samples);
	return tables.length === 0 ? {} : { priceTables: [...tables] };
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
	if (recordings.some(({ cassette }) => cassette.login === "own")) marks.push("own login");
	if (recordings.some(({ cassette }) => cassette.isolation === "none")) marks.push("no cage");
	if (recordings.some(({ cassette }) => cassette.traffic === "unseen")) marks.push("traffic unseen");
	return [...marks, ...toConversationMarks(row)];
}
function toConversationMarks(row) {
	const ends = row.samples.map(({ recording }) => recording.cassette.conversation);
	const listed = row.test.answers.kind === "list";
	return [...ends.some((end) => end.hit_max_turns) ? ["turn limit"] : [], ...listed && ends.some((end) => end.unused_answers > 0) ? ["answers left"] : []];
}
function toSampleReport({ samples, isKept }, sample, place) {
	const { run, recording } = sample;
	return {
		sample: numberOf(samples, sample),
		verdict: sample.verdict,
		invalidReason: sample.invalidReason,
		recording: isKept ? place(recording.path) : null,
		recordedAt: recording.cassette.recorded_at,
		outcome: run.outcome,
		checks: [...sample.checks],
		costUsd: run.costUsd,
		...run.costSource === null ? {} : { costSource: run.costSource },
		...run.simulatedUser === null ? {} : { simulatedUser: { ...run.simulatedUser } },
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
		rows: toTableRows(skill, tests),
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
	const broken = skill.findings.some((one) => one.severity === "error" && isIntroduced(one));
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
function toTableRows({ rows, notFor }, tests) {
	return [...new Set(rows.map(toRowKey))].map((key) => {
		const own = rows.filter((row) => toRowKey(row) === key);
		const reports = tests.filter((_, index) => toRowKey(rows[index]) === key);
		const left = notFor.get(own[0]?.agent ?? "") ?? 0;
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
			spentUsd: sumKnown(own.map(({ spentUsd }) => spentUsd)),
			recordedUsd: samples.length === 0 ? null : sumKnown(own.map((row) => row.recordedUsd)),
			...left === 0 ? {} : { notFor: left },
			...toEstimatedMark(samples, own.some(({ isSpentEstimated }) => isSpentEstimated))
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
		...toAgentMark(samples),
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

// src/app/check-skills.ts
async function checkSkills(request) {
	const place = placeBelow(request.folder);
	const outcomes = await checkEach({
		...request,
		together: createTogether()
	});
	const view = request.lintView ?? DEFAULT_LINT_VIEW;
	const { checked, acrossFaults } = await lintTogether(outcomes.map((outcome) => outcome.checked), {
		...request,
		view
	});
	const faults = [...outcomes.flatMap((outcome) => outcome.faults), ...acrossFaults];
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
			...view.isStrict ? skills.flatMap(toWarningSituations) : [],
			...faults.map((fault) => toRuleSituation(fault, place)),
			...toBudgetSituations(request.made)
		],
		used: outcomes.flatMap(({ checked: { rows }, tested: unit }) => unit !== null && rows.some(({ samples }) => samples.length > 0) ? [{
			unit,
			rows
		}] : [])
	};
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
		money: {
			...withOverhead(toMoney(skills), parts.overhead),
			...toPartly(skills, parts.overhead),
			capUsd: parts.capUsd
		},
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
	const findings = skills.flatMap((skill) => skill.findings.filter(isIntroduced));
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
function toPartly(skills, overhead) {
	const own = overhead === void 0 ? [] : [{
		...overhead,
		user: null,
		lost: []
	}];
	const parts = [...skills.flatMap(({ tests }) => tests).map(({ spentUsd, spentPartly, isCostEstimated: isEstimated }) => spentPartly === void 0 ? {
		knownUsd: spentUsd ?? 0,
		unknownRuns: 0,
		...isEstimated ? { isEstimated } : {}
	} : { ...spentPartly }), ...own.map((one) => toPartlySpent([one]) ?? {
		knownUsd: one.costUsd ?? 0,
		unknownRuns: 0
	})];
	const unknownRuns = parts.reduce((sum, part) => sum + part.unknownRuns, 0);
	if (unknownRuns === 0) return {};
	const knownUsd = parts.reduce((sum, part) => sum + part.knownUsd, 0);
	const isEstimated = parts.some((part) => part.isEstimated === true && part.knownUsd > 0);
	return { spentPartly: {
		knownUsd,
		unknownRuns,
		...isEstimated ? { isEstimated } : {}
	} };
}
function withOverhead(money, overhead) {
	if (overhead === void 0) return money;
	const { costUsd, costSource } = overhead;
	const sums = {
		spentUsd: sumKnown([money.spentUsd, costUsd]),
		overheadUsd: costUsd
	};
	const isEstimated = costSource === "estimated";
	const mark = isEstimated ? {
		isEstimated,
		isOverheadEstimated: isEstimated
	} : {};
	return {
		...money,
		...sums,
		...mark
	};
}
function toMoney(skills) {
	const rows = skills.flatMap((skill) => skill.rows);
	const recorded = rows.filter(({ runs }) => runs > 0);
	const users = skills.flatMap(({ tests }) => tests.flatMap((test) => test.simulatedUser ?? []));
	return {
		spentUsd: sumKnown(rows.map(({ spentUsd }) => spentUsd)),
		recordedUsd: sumKnown(recorded.map(({ recordedUsd }) => recordedUsd)),
		...rows.some((row) => row.isCostEstimated === true) ? { isEstimated: true } : {},
		...users.length === 0 ? {} : { simulatedUser: sumUsers(users) },
		runs: rows.reduce((sum, { runs }) => sum + runs, 0)
	};
}
function sumUsers(users) {
	return {
		spentUsd: sumKnown(users.map(({ spentUsd }) => spentUsd)),
		recordedUsd: sumKnown(users.map(({ recordedUsd }) => recordedUsd)),
		...users.some((user) => user.isEstimated === true) ? { isEstimated: true } : {},
		runs: users.reduce((sum, { runs }) => sum + runs, 0)
	};
}

export { plain as A, testSeverity as C, code as D, isIntroduced as E, words as F, join as M, md as N, fence as O, term as P, skillSeverity as S, findingSchema as T, isSkillFile as _, allProblems as a, SEVERITY_ICONS as b, reportSeverity as c, unusableName as d, COMPARISON_WORDS as f, counted$1 as g, baseName as h, withRemedy as i, prose as j, htmlCode as k, toHeading as l, STATUS_ICONS as m, refuseEmptyFilter as n, faultTexts as o, EVIDENCE_ICONS as p, checkSkills as r, presentSkills as s, toReport as t, toTitle as u, numberWord as v, worstSeverity as w, lintErrors as x, SEVERITIES as y };