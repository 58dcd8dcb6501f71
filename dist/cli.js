#!/usr/bin/env node
import { parseArgs } from "node:util";
import { n as toProblemLine } from "./problem.js";
import { p as string } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { n as toJson, t as findRenderer } from "./reports.js";
import { g as createRedactor, t as EVERY_RULE, y as toShellCommand } from "./every-rule.js";
import { a as line, t as readRootConfig } from "./read-root-config.js";
import { a as toFolderSegment, n as parseCassettePath } from "./path.js";
import { t as LIMITS } from "./limits.js";
import { t as comparePaths } from "./tree-digest.js";
import { C as toRefusal, D as readCassette, E as liesAbove, P as toFileName, h as toKeyedRun, v as readSkillUnit, w as BLOCKED, y as rememberFixtures } from "./to-spent.js";
import { t as readRun } from "./read-run.js";
import { a as lastSegment, o as parentFolder, r as isInside, t as ancestorFolders } from "./tree-path.js";
import { f as openSide } from "./read-linted-unit.js";
import { a as readAgents, f as readSamples, h as refuseProblems, m as readChange, n as RUN_OPTIONS, o as readFailOn, p as refuseBadLimits, r as SELECTION_OPTIONS, s as readFilter, t as BASE_OPTIONS, u as readMinPassRate } from "./shared-options.js";
import { a as toPlace, i as requireNames, r as requireGit, t as readDeskConfig } from "./read-desk-config.js";
import { t as toIncludes } from "./to-includes.js";
import { r as selectSubjects, t as DEFAULT_AGENT } from "./select-subjects.js";
import { i as withRemedy } from "./to-report.js";
import { t as SEVERITIES } from "./severity.js";
import { t as explainRule } from "./explain-rule.js";
import { n as nearestWord } from "./edit-distance.js";
import { t as DEFAULT_LINT_VIEW } from "./lint-unit.js";
import { t as checkRoots } from "./check-roots.js";
import "./suites.js";
import { n as STOPPED, r as interruption, t as readVersion } from "./read-version.js";
import { availableParallelism, homedir } from "node:os";
import path, { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { a as toOwnPlace, i as openDiskStore, n as openGit, o as systemClock, r as openEvaluate, t as findWorkTree } from "./git-objects.js";
import { c as isBelow$1, o as lacksGit, t as askGit, u as isExecutable } from "./git-process.js";
import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { t as SETTINGS_NAMES } from "./settings-names.js";
import { o as isForeignFolder } from "./skill-files.js";
import { n as toGitName, t as splitAtNul } from "./git-names.js";
import { c as toClosedFolder, n as ownerSchema, o as isGone, r as readOwner, s as readFolder, t as isGone$1 } from "./owner.js";
import { i as sha256, n as readRealFile } from "./real-file.js";
import { a as toOwnTrees, i as toOwnFiles, n as toListing, r as findNested } from "./listed-folder.js";
import { Worker } from "node:worker_threads";
import { randomUUID } from "node:crypto";
import { link, open, realpath, rename, rm, unlink, writeFile } from "node:fs/promises";
import { t as waitAtMost } from "./wait-at-most.js";
import { n as writeFile$1 } from "./write-file.js";

// src/app/to-help.ts
const pad = (text, width) => text.padEnd(width);
function toOptionLines(options) {
	return Object.entries(options).map(([name, option]) => {
		const written = option.type === "string" ? `--${name} …` : `--${name}`;
		return `  ${pad(written, 22)}${option.help}`;
	});
}
function toHelp(verbs, common) {
	const [only, ...others] = verbs;
	if (only !== void 0 && others.length === 0) return [
		`skillcheck ${only.name} ${only.positionals}`.trimEnd(),
		`  ${only.summary}`,
		"",
		...toOptionLines({
			...only.options,
			...common
		})
	].join("\n");
	return [
		"skillcheck VERB [folder…] [options]: do agent skills still work?",
		"",
		...verbs.map((verb) => `  ${pad(verb.name, 12)}${verb.summary}`),
		"",
		"skillcheck VERB --help lists the options of a verb.",
		"Exit codes: 0 pass · 1 failed, regressed or lint · 2 cannot be used · 3 no verdict or our fault · 4 undecided · 5 budget · 130 interrupted · 143 ended by SIGTERM"
	].join("\n");
}

// src/app/to-parsable.ts
function toParsable(args, options) {
	const words = [];
	for (let at = 0; at < args.length; at += 1) {
		const word = args[at] ?? "";
		if (word === "--") return [...words, ...args.slice(at)];
		const option = word.startsWith("--") ? options[word.slice(2)] : void 0;
		if (option?.type !== "string") words.push(word);
		else if (option.alone !== void 0) words.push(`${word}=${option.alone}`);
		else {
			at += 1;
			words.push(`${word}=${toValue(word, args[at])}`);
		}
	}
	return words;
}
function toValue(option, next) {
	if (next === void 0 || next === "--") throw new UsageError(`${option}: its value is missing: write ${option} VALUE`);
	if (!next.startsWith("-") || next === "-" || /^-[.,]?\d/.test(next)) return next;
	throw new UsageError(`${option} ${next}: its value is missing; one that begins with - is written ${option}=${next}`);
}

// src/cassettes/prune.ts
function toPruned(paths, reachableKeys) {
	const reachable = new Set([...reachableKeys].map((key) => key.slice(0, 12)));
	const places = paths.flatMap((path) => {
		const place = parseCassettePath(path);
		return place === null ? [] : [{
			path,
			run: `${place.folder}/${place.agent}-${place.key}`,
			key: place.key
		}];
	});
	const unreachable = places.filter((one) => !reachable.has(one.key));
	const kept = places.filter((one) => reachable.has(one.key));
	return [...unreachable.map(({ path }) => ({
		path,
		reason: "unreachable"
	})), ...toOverLimit(kept).map((path) => ({
		path,
		reason: "over-limit"
	}))].sort((left, right) => comparePaths(left.path, right.path));
}
function toOverLimit(kept) {
	const byRun = /* @__PURE__ */ new Map();
	for (const { path, run } of kept) byRun.set(run, [...byRun.get(run) ?? [], path]);
	return [...byRun.values()].flatMap((paths) => paths.sort((left, right) => comparePaths(toFileName(right), toFileName(left))).slice(LIMITS.cassettesPerKey));
}

// src/suites/scaffold-suite.ts
const HINT_LENGTH = 200;
const NAME_LENGTH = 64;
function scaffoldSuite({ name, description }) {
	const shownName = toOneLine(name, NAME_LENGTH);
	const hint = toOneLine(description, HINT_LENGTH);
	return [
		"# yaml-language-server: $schema=https://unpkg.com/skillcheck@0/dist/suite.schema.json",
		"# Tests of this skill. `skillcheck record` runs them with a real agent and keeps the runs;",
		"# `skillcheck test` replays the runs and evaluates the checks again, for nothing.",
		...hint === "" ? [] : [`# The skill says: ${hint}`],
		"version: 1",
		"samples: 5            # independent runs of every test; 5 is the smallest useful number",
		"min_pass_rate: 0.8    # share of the runs that must pass",
		"",
		"tests:",
		`  - name: ${toScalar(`uses ${shownName}`)}`,
		"    # What a user would type. Do not name the skill: it has to be found by its description.",
		`    prompt: ${toScalar(`A request that ${shownName} should handle, in a user's own words.`)}`,
		"    # What the agent finds in its folder; a larger fixture lies under evals/ and is named by `from`.",
		"    workspace:",
		"      files:",
		"        notes.txt: \"keep me\\n\"",
		"    # What the user says when the agent hands back, one answer each.",
		"    # answers: ['Yes, go ahead.']",
		"    expect:",
		"      - loaded_skill: true              # the agent read this skill's SKILL.md",
		"      - untouched: [notes.txt]          # and left this file alone",
		"      # Add what makes this skill worth having, for instance:",
		"      # - ran: '^git status'            # a command, as a pattern (RE2)",
		"      # - file_exists: report.md",
		"      # - contains: done                # in the last answer",
		"      # - not: { acted_before_asking: 'rm ' }",
		""
	].join("\n");
}
function toOneLine(text, most) {
	return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()].slice(0, most).join("");
}
function toScalar(text) {
	return /^[A-Za-z][\w ,.'-]*$/.test(text) ? text : JSON.stringify(text);
}

// src/app/named-recordings.ts
async function findRecordings(desk, words) {
	const stores = /* @__PURE__ */ new Map();
	const meant = [];
	for (const word of words) meant.push(...await findMeant(desk, word));
	if (words.length === 0) meant.push(...await findBelow$1(desk, "."));
	for (const store of meant) {
		const known = stores.get(store.root.path)?.paths ?? [];
		const paths = [.../* @__PURE__ */ new Set([...known, ...store.paths])].sort();
		stores.set(store.root.path, {
			...store,
			paths
		});
	}
	return [...stores.values()];
}
async function findMeant(desk, word) {
	const [root] = await desk.openRoots([word]);
	const one = root === void 0 ? null : await findOne(root, word);
	if (one !== null) return [one];
	const stores = await findBelow$1(desk, word);
	if (!(await Promise.all(stores.map(async ({ root: one, paths }) => paths.length > 0 || await holdsSkill(one)))).includes(true)) throw new UsageError(`${word}: there is no recording and no skill`);
	return stores;
}
async function findBelow$1(desk, word) {
	const stores = [];
	for (const root of await desk.openRoots([word])) {
		const opened = await openStore(root);
		stores.push({
			root,
			config: opened.config,
			paths: await choose(desk, opened)
		});
	}
	return stores;
}
async function openStore(root) {
	const { config, problems } = await readRootConfig(root.files, null);
	refuseProblems(root, problems);
	const folder = `${config.store}/cassettes`;
	const blocking = (await root.files.list()).find(({ path }) => liesAbove(path, folder));
	if (blocking !== void 0) throw new UsageError(`${blocking.path}: ${BLOCKED}`);
	return {
		root,
		config,
		all: (await root.store(config.store).list()).filter((path) => isInside(folder, path))
	};
}
async function findOne(root, word) {
	const places = root.names.length > 0 ? [] : root.findNamedFile(word);
	const target = places.at(-1);
	if (target === void 0) return null;
	const { config, all } = await openStore(root);
	const path = places.find((place) => all.includes(place));
	if (path !== void 0) return {
		root,
		config,
		paths: [path]
	};
	if (lastSegment(target) !== "SKILL.md") throw new UsageError(`${word}: is not a recording of a store`);
	return null;
}
async function choose(desk, { root, all }) {
	const named = await Promise.all(root.within.map(async (folder) => ({
		folder,
		segment: await toFolderSegment(folder)
	})));
	const ofNames = await chooseNames(desk, {
		root,
		all
	});
	return all.filter((path) => {
		const of = parseCassettePath(path)?.folder ?? "";
		return ofNames.has(of) || named.some(({ folder, segment }) => folder === "." || isInside(folder, path) || of === segment || of.startsWith(`${segment}--`));
	});
}
async function chooseNames(desk, { root, all }) {
	const found = [...new Set(all.map((path) => parseCassettePath(path)?.folder ?? ""))].filter((of) => root.names.some((name) => of === name || of.endsWith(`--${name}`)));
	if (found.length > 1) throw new UsageError(`${root.names.join(", ")}: recordings of several skills of that name; name the folder: ${found.join(", ")}`);
	if (found.length === 0 && root.names.length > 0) await requireNames(desk, root, await openSide(root.files, toIncludes(root)));
	return new Set(found);
}
async function holdsSkill(root) {
	const { places } = await openSide(root.files, toIncludes(root));
	return places.folders.length > 0;
}

// src/app/to-reachable-keys.ts
const KEPT_COMMITS = 20;
async function toReachableKeys(root, kept) {
	const git = requireGit(root, "cassettes prune, which keeps what the history still needs");
	const baseCommit = await git.resolve(kept.base);
	if (baseCommit === null) throw new UsageError(`--base ${kept.base}: there is no such commit`);
	const head = await git.resolve("HEAD");
	const commits = /* @__PURE__ */ new Set([...head === null ? [] : [head], ...await git.newestCommits(baseCommit, KEPT_COMMITS)]);
	const own = await keysOf(root.files, kept);
	refuseProblems(root, own.problems);
	const keys = new Set(own.keys);
	for (const commit of commits) for (const key of (await keysOf(git.tree(commit), kept)).keys) keys.add(key);
	return keys;
}
async function keysOf(files, kept) {
	const side = await openSide(files);
	const fixtures = rememberFixtures();
	const agentSettings = (agent) => kept.config.agentSettings.get(agent);
	const keys = [];
	const problems = [...side.problems];
	for (const folder of side.places.folders) {
		const unit = await readSkillUnit(side, folder);
		problems.push(...unit.problems);
		if (unit.unread !== null && unit.suite !== null) problems.push(unit.unread.problem);
		for (const subject of selectSubjects(unit, kept.config, toEverything(kept))) {
			const run = await toKeyedRun(subject, unit, {
				agentSettings,
				fixtures
			});
			if (run.kind === "keyed") keys.push(run.runKey.key);
			else problems.push(run.problem);
		}
	}
	return {
		keys,
		problems
	};
}
function toEverything({ config, recordedAgents }) {
	const agents = [.../* @__PURE__ */ new Set([...config.agents ?? ["claude"], ...recordedAgents])];
	return {
		agents: null,
		filter: null,
		defaultAgents: () => agents
	};
}

// src/app/verbs/verb.ts
function defineVerb(verb) {
	return verb;
}

// src/app/verbs/cassettes.ts
var cassettes_default = defineVerb({
	name: "cassettes",
	summary: "list, show, verify, prune or clear recordings",
	positionals: "list|show|verify|prune|clear [path…]",
	options: {
		base: {
			type: "string",
			help: "branch whose last 20 commits keep recordings (prune; default: main)"
		},
		yes: {
			type: "boolean",
			help: "really remove (prune and clear only say what they would do)"
		}
	},
	run: async (call, desk) => {
		const [name = "", ...paths] = call.positionals;
		const action = ACTIONS.get(name);
		if (action === void 0) throw new UsageError(`${["cassettes", name].join(" ").trimEnd()}: write list, show, verify, prune or clear`);
		return action(await findRecordings(desk, paths), call, desk);
	}
});
async function readStored(store, path) {
	const content = await store.root.store(store.config.store).read(path);
	if (content.kind !== "file") return toRefusal(content);
	return readCassette(path, content);
}
function counted(recordings) {
	return `${recordings} ${recordings === 1 ? "recording" : "recordings"}`;
}
const list = async (stores) => {
	const rows = stores.flatMap(({ root, paths }) => paths.flatMap((path) => {
		const place = parseCassettePath(path);
		return place === null ? [] : [{
			root: root.label,
			path,
			...place
		}];
	}));
	return {
		kind: "document",
		exitCode: 0,
		document: {
			version: 1,
			recordings: rows
		},
		text: [...rows.map(({ path }) => line(path)), counted(rows.length)].join("\n")
	};
};
function toShown(cassette) {
	const run = readRun(cassette);
	const { test, agent, served_model, recorded_at, isolation, container, model_server } = cassette;
	return {
		test,
		agent: agent.name,
		agentVersion: agent.version,
		servedModel: served_model,
		recordedAt: recorded_at,
		isolation,
		...container === void 0 ? {} : { container },
		modelServer: model_server ?? null,
		outcome: run.outcome,
		turns: run.turns.length,
		costUsd: run.costUsd,
		...run.simulatedUser === null ? {} : { simulatedUser: run.simulatedUser },
		unknownLines: run.unknownTypes.map(([type, count]) => ({
			type,
			count
		}))
	};
}
const show = async (stores) => {
	const shown = [];
	for (const store of stores) for (const path of store.paths) {
		const reading = await readStored(store, path);
		shown.push(reading.kind === "cassette" ? {
			path,
			...toShown(reading.cassette)
		} : {
			path,
			refused: withRemedy(reading.reason)
		});
	}
	const text = shown.map((one) => Object.entries(one).map(([key, value]) => `${key}: ${line(JSON.stringify(value))}`)).map((rows) => rows.join("\n")).join("\n\n");
	return {
		kind: "document",
		exitCode: shown.some((one) => "refused" in one) ? 3 : 0,
		document: {
			version: 1,
			recordings: shown
		},
		text
	};
};
const verify = async (stores) => {
	const refused = [];
	let sound = 0;
	for (const store of stores) for (const path of store.paths) {
		const reading = await readStored(store, path);
		if (reading.kind === "cassette") sound += 1;
		else refused.push({
			path,
			reason: withRemedy(reading.reason)
		});
	}
	return {
		kind: "document",
		exitCode: refused.length === 0 ? 0 : 3,
		document: {
			version: 1,
			sound,
			refused
		},
		text: [...refused.map(({ path, reason }) => `${line(path)}: ${line(reason)}`), `${sound} sound, ${refused.length} refused`].join("\n")
	};
};
async function removeAll(stores, call, choose) {
	const really = call.flag("yes");
	const removed = [];
	for (const store of stores) for (const one of await choose(store)) {
		if (really) await store.root.store(store.config.store).remove(one.path);
		removed.push(one);
	}
	const done = really ? "removed" : "would be removed; add --yes to remove them";
	return {
		kind: "document",
		exitCode: 0,
		document: {
			version: 1,
			removed: really,
			recordings: removed
		},
		text: [...removed.map(({ path, reason }) => `${line(path)} (${reason})`), `${counted(removed.length)} ${done}`].join("\n")
	};
}
const prune = (stores, call) => removeAll(stores, call, async (store) => {
	const places = store.paths.map(parseCassettePath);
	const keys = await toReachableKeys(store.root, {
		config: store.config,
		base: call.text("base") ?? "main",
		recordedAgents: places.flatMap((place) => place === null ? [] : [place.agent])
	});
	return toPruned(store.paths, keys);
});
const clear = (stores, call) => removeAll(stores, call, async (store) => store.paths.map((path) => ({
	path,
	reason: call.flag("yes") ? "cleared" : "would be cleared"
})));
const ACTIONS = /* @__PURE__ */ new Map([
	["list", list],
	["show", show],
	["verify", verify],
	["prune", prune],
	["clear", clear]
]);

// src/app/verbs/demo.ts
const UNAVAILABLE = 69;
function isDocument(value) {
	return typeof value === "object" && value !== null && "version" in value;
}
var demo_default = defineVerb({
	name: "demo",
	summary: "show a pull request that breaks a skill, on an embedded GitHub",
	positionals: "",
	options: {},
	run: async (_call, desk) => {
		const { exitCode, stdout } = await desk.startDemo(["show"]);
		if (exitCode === UNAVAILABLE) throw new UsageError(`demo: ${line(stdout.trim())}`);
		const shown = exitCode === 0 ? JSON.parse(stdout) : null;
		if (!isDocument(shown) || typeof shown["text"] !== "string") throw new Error(`the demo ended with exit code ${exitCode} and printed no document`);
		const { text, ...document } = shown;
		return {
			kind: "document",
			document: {
				...document,
				version: 1
			},
			text,
			exitCode: 0
		};
	}
});

// src/app/verbs/doctor.ts
const MARKS = {
	ok: "✓",
	odd: "!",
	missing: "✗"
};
var doctor_default = defineVerb({
	name: "doctor",
	summary: "say what live runs would find on this machine",
	positionals: "",
	options: {},
	run: async (_call, desk) => {
		const { examineDesk } = await import("./examine-desk.js");
		const found = await examineDesk(desk);
		return {
			kind: "document",
			document: {
				version: 1,
				...found
			},
			text: toText(found),
			exitCode: isReady(found) ? 0 : 2
		};
	}
});
function isReady({ agents, needs }) {
	return agents.some(({ program }) => program !== null) && needs.every(({ state }) => state !== "missing");
}
function toText({ agents, byDefault, keys, needs }) {
	return [
		...agents.map(toAgentLine),
		`${byDefault.agents.length > 0 ? "✓" : "!"} by default: ${byDefault.words}`,
		...keys.map(({ provider, variables, isSet }) => `${isSet ? "✓" : "!"} key of ${provider}: ${isSet ? "set" : `not set (${variables.join(" or ")})`}`),
		...needs.map(({ name, state, words }) => `${MARKS[state]} ${name}: ${words}`)
	].join("\n");
}
function toAgentLine(agent) {
	const { name, program, missing, version, whyNoVersion, testedVersion } = agent;
	const tested = testedVersion === null ? "no version was tested" : `tested with ${testedVersion}`;
	if (program === null) return `! ${name}: ${missing} (${tested})`;
	if (version === null) return `! ${name}: ${program} tells no version: ${whyNoVersion} (${tested})`;
	const isTested = version === testedVersion;
	return `${isTested ? "✓" : "!"} ${name}: ${version}, ${isTested ? "the tested one" : tested}: ${program}`;
}

// src/app/explain-finding.ts
const FIXES = {
	fix: "yes: nobody has to decide anything",
	offer: "a replacement is suggested; a person decides",
	none: "no: a person decides"
};
function explainFinding(name) {
	const wanted = name.trim();
	const rule = EVERY_RULE.find(({ id, slug }) => id === wanted.toUpperCase() || slug === wanted.toLowerCase());
	if (rule === void 0) {
		const names = EVERY_RULE.flatMap(({ id, slug }) => [id.toLowerCase(), slug]);
		const near = nearestWord(wanted, names);
		const known = EVERY_RULE.find(({ id, slug }) => id.toLowerCase() === near || slug === near);
		const remedy = known === void 0 ? "write an id such as SK009 or a slug such as broken-link" : `did you mean ${known.id} ${known.slug}?`;
		throw new UsageError(`--explain ${wanted}: there is no such rule; ${remedy}`);
	}
	const { id, slug, severity, level, summary, source, verified } = rule;
	const explanation = explainRule(id);
	if (explanation === null) throw new Error(`rule ${id} has no explanation`);
	const { why, mend, fix, silent, agents } = explanation;
	const isOff = rule.offByDefault === true;
	return {
		kind: "document",
		document: {
			version: 1,
			rule: id,
			slug,
			severity,
			isOff,
			level,
			summary,
			why,
			mend,
			fix,
			...silent === void 0 ? {} : { silent },
			...agents === void 0 ? {} : { agents },
			source,
			verified
		},
		text: [
			`${id} ${slug}`,
			"",
			`What:      ${summary}`,
			`Why:       ${why}`,
			`Mend:      ${mend}`,
			...silent === void 0 ? [] : [`Silent:    ${silent}`],
			...agents === void 0 ? [] : [`Agents:    ${agents}`],
			`Fixable:   ${FIXES[fix]}`,
			`Severity:  ${severity}${isOff ? ", off unless lint.rules gives it a severity" : ""}`,
			`Level:     ${level} of its source`,
			`Source:    ${source} (read on ${verified})`
		].join("\n"),
		exitCode: 0
	};
}

// src/app/verbs/lint.ts
function toDocument(report, findings) {
	return {
		version: 1,
		skills: report.counts.skills,
		findings
	};
}
async function readStdinFile(desk, call) {
	if (call.text("stdin-filename") === null) return null;
	return (await import("./open-stdin.js")).openStdin(desk, call);
}
async function toFindings(report, { file, base, level }) {
	const findings = report.skills.flatMap((skill) => skill.findings);
	if (file === null) return findings;
	const { config } = await readDeskConfig(file.root, base);
	const { toEditorFindings } = await import("./to-editor-findings.js");
	return toEditorFindings(findings, file, {
		config,
		level
	});
}
function explainAlone(call, rule) {
	const [folder] = call.positionals;
	if (folder !== void 0) throw new UsageError(`--explain ${rule}: explains a rule and lints nothing; leave ${folder} out`);
	return explainFinding(rule);
}
function readLintView(call) {
	const isStrict = call.flag("strict");
	const text = call.text("level");
	const level = text === null ? DEFAULT_LINT_VIEW.level : SEVERITIES.find((known) => known === text);
	if (level === void 0) throw new UsageError(`--level ${text}: write one of ${SEVERITIES.join(", ")}`);
	if (isStrict && level === "error") throw new UsageError("--strict: warnings that gate must be shown; leave --level error out");
	return {
		level,
		isStrict
	};
}
async function fixFirst(desk, call, { level }) {
	const allowsDirty = call.flag("allow-dirty");
	if (!call.flag("fix")) {
		if (allowsDirty) throw new UsageError("--allow-dirty: means something with --fix alone");
		return {};
	}
	const { fixRoots } = await import("./fix-roots.js");
	const roots = await desk.openRoots(call.positionals.length === 0 ? ["."] : call.positionals);
	return { fixed: await fixRoots(desk, roots, {
		...await readChange(call, roots),
		level,
		allowsDirty
	}) };
}
var lint_default = defineVerb({
	name: "lint",
	summary: "say what is wrong in skills and their suites; runs nothing, calls nobody",
	positionals: "[folder…]",
	options: {
		...BASE_OPTIONS,
		level: {
			type: "string",
			help: "least severe finding that is shown: error, warning, info"
		},
		fix: {
			type: "boolean",
			help: "mend what needs no decision, and show what is left"
		},
		"allow-dirty": {
			type: "boolean",
			help: "--fix writes also what is not committed"
		},
		strict: {
			type: "boolean",
			help: "warnings keep the exit code from being 0 too"
		},
		"stdin-filename": {
			type: "string",
			help: "lint this one file, whose text comes on stdin; for editors"
		},
		explain: {
			type: "string",
			help: "all about one rule, by its id or slug, and nothing else"
		},
		"fail-on": {
			type: "string",
			help: "words that keep the exit code from being 0"
		}
	},
	run: async (call, desk) => {
		const rule = call.text("explain");
		if (rule !== null) return explainAlone(call, rule);
		const lintView = readLintView(call);
		const file = await readStdinFile(desk, call);
		const fixed = await fixFirst(desk, call, lintView);
		const seen = file === null ? desk : {
			...desk,
			openRoots: async () => [file.root]
		};
		const { report, roots } = await checkRoots(seen, call, {
			mode: "lint",
			lintView: file === null ? lintView : {
				...lintView,
				only: file.path
			},
			mayBeEmpty: file !== null,
			selection: {
				agents: null,
				filter: null
			},
			made: () => null,
			capUsd: null,
			samples: null,
			minPassRate: null,
			failOn: readFailOn(call) ?? ["lint"]
		});
		const { level } = lintView;
		return {
			kind: "report",
			report,
			document: {
				...toDocument(report, await toFindings(report, {
					file,
					base: call.text("base"),
					level
				})),
				...fixed
			},
			readMaterial: async () => (await import("./read-lint-material.js")).readLintMaterial(roots, report)
		};
	}
});

// src/app/verbs/new-test.ts
function descriptionOf({ source }) {
	if (source.frontMatter.kind !== "read") return "";
	const value = source.frontMatter.fields.get("description")?.value;
	return typeof value === "string" ? value : "";
}
function toRecordCommand(root, folder) {
	return toShellCommand("record", [toPlace(root, folder)]) ?? "record its folder";
}
var new_test_default = defineVerb({
	name: "new-test",
	summary: "write a first skillcheck.yaml beside a SKILL.md",
	positionals: "<folder>",
	options: {},
	run: async (call, desk) => {
		const [named, ...others] = call.positionals;
		if (named === void 0 || others.length > 0) throw new UsageError("new-test: name one folder of a skill");
		const [root] = await desk.openRoots([named]);
		if (root === void 0) throw new UsageError(`${named}: there is no such folder`);
		const side = await openSide(root.files, toIncludes(root));
		await requireNames(desk, root, side);
		const [folder, second] = side.places.folders;
		if (folder === void 0) throw new UsageError(`${named}: no SKILL.md there`);
		if (second !== void 0) throw new UsageError(`${named}: several skills there; name one, such as ${folder}`);
		const unit = await readSkillUnit(side, folder);
		if (unit.suitePath !== null) throw new UsageError(`${toPlace(root, unit.suitePath)} is there already`);
		const path = folder === "." ? "skillcheck.yaml" : `${folder}/skillcheck.yaml`;
		const file = toPlace(root, path);
		await desk.writeFile(`${root.path}/${path}`, scaffoldSuite({
			name: unit.name,
			description: descriptionOf(unit)
		}));
		return {
			kind: "document",
			document: {
				version: 1,
				file
			},
			text: `wrote ${file}; fill in what the agent must do, then: ${toRecordCommand(root, folder)}`,
			exitCode: 0
		};
	}
});

// src/app/verbs/record.ts
var record_default = defineVerb({
	name: "record",
	summary: "run the real agent CLI and keep the recordings",
	positionals: "[folder…]",
	options: {
		...SELECTION_OPTIONS,
		...BASE_OPTIONS,
		...RUN_OPTIONS,
		bodies: {
			type: "boolean",
			help: "keep the beginning of every request to the model and of its answer in the recording"
		},
		login: {
			type: "string",
			help: "own: with your own login instead of a key, at a desk; the agent can read it"
		}
	},
	run: async (call, desk) => {
		refuseBadLimits(call);
		return (await import("./record-roots2.js")).recordRoots(call, desk);
	}
});

// src/app/verbs/test.ts
const MODES = [
	"replay",
	"live",
	"auto",
	"record"
];
const OF_RUNS = ["isolation", "keep-workspace"];
var test_default = defineVerb({
	name: "test",
	summary: "replay recordings and evaluate every check afresh; costs nothing unless told to run",
	positionals: "[folder…]",
	options: {
		...SELECTION_OPTIONS,
		...BASE_OPTIONS,
		...RUN_OPTIONS,
		"min-pass-rate": {
			type: "string",
			help: "share of samples that must pass, 0 to 1"
		},
		"fail-on": {
			type: "string",
			help: "words that keep the exit code from being 0"
		},
		mode: {
			type: "string",
			help: "replay (the default), live, auto (run what has no recording, and keep it), record (run all, keep it)"
		},
		replay: {
			type: "string",
			alone: "replay",
			help: "the same as --mode replay"
		},
		live: {
			type: "boolean",
			help: "the same as --mode live: run the agents, keep no recording"
		}
	},
	run: async (call, desk) => {
		const mode = readMode(call);
		refuseBadLimits(call);
		desk.evaluate.start();
		const agents = readAgents(call);
		if (agents !== null) {
			const { refuseUnknownAgents } = await import("./refuse-unknown-agents.js");
			refuseUnknownAgents("--agent", agents);
		}
		const wanted = {
			selection: {
				agents,
				filter: readFilter(call)
			},
			samples: readSamples(call),
			minPassRate: readMinPassRate(call),
			failOn: readFailOn(call)
		};
		if (mode !== "replay") {
			const { testLive } = await import("./test-live.js");
			return {
				kind: "report",
				report: await testLive(call, desk, {
					mode,
					...wanted
				}),
				document: null
			};
		}
		const idle = OF_RUNS.find((option) => call.text(option) !== null || call.flag(option));
		if (idle !== void 0) throw new UsageError(`--${idle}: replay runs no agent; add --live, or leave it out`);
		const replay = {
			mode,
			made: () => null,
			capUsd: null,
			...wanted
		};
		const { report } = await checkRoots(desk, call, replay);
		return {
			kind: "report",
			report,
			document: null
		};
	}
});
function readMode(call) {
	const [mode, replay] = [call.text("mode"), call.text("replay")];
	const written = [
		...mode === null ? [] : [[mode, `--mode ${mode}`]],
		...replay === null ? [] : [[replay === "off" ? "live" : replay, `--replay=${replay}`]],
		...call.flag("live") ? [["live", "--live"]] : []
	];
	const [first] = written;
	const other = written.find(([wanted]) => wanted !== first?.[0]);
	if (first !== void 0 && other !== void 0) throw new UsageError(`${first[1]} and ${other[1]}: write one of them`);
	const known = MODES.find((one) => one === (first?.[0] ?? "replay"));
	if (known !== void 0) return known;
	throw new UsageError(`${first?.[1]}: there is no such mode; write one of ${MODES.join(", ")}`);
}

// src/app/verbs/index.ts
const VERBS = [
	lint_default,
	test_default,
	record_default,
	cassettes_default,
	new_test_default,
	doctor_default,
	demo_default
];

// src/app/with-variables.ts
const FOREIGN = [
	"HARNESS",
	"RECORD",
	"REPLAY",
	"CASSETTES",
	"CONTAINER",
	"JUDGE_MODEL"
].map((name) => `SKILLCHECK_${name}`);
const KNOWN = [
	"AGENT",
	"FILTER",
	"SAMPLES",
	"BASE",
	"MIN_PASS_RATE",
	"FAIL_ON",
	"FORMAT",
	"ISOLATION",
	"MAX_COST",
	"MAX_RUNS"
].map((name) => `SKILLCHECK_${name}`);
function withVariables(values, options, desk) {
	const set = Object.assign(Object.create(null), values);
	for (const [variable, value] of Object.entries(desk.environment)) {
		if (!variable.startsWith("SKILLCHECK_") || value === void 0) continue;
		const warning = toWarning(variable);
		if (warning !== null) desk.log(warning);
		const option = variable.slice(11).toLowerCase().replaceAll("_", "-");
		const known = options[option];
		if (warning !== null || known?.type !== "string") continue;
		set[option] ??= known.multiple === true ? [value] : value;
	}
	return set;
}
function toWarning(variable) {
	if (FOREIGN.includes(variable)) return `${variable} belongs to pytest-skillcheck and is not obeyed here`;
	return KNOWN.includes(variable) ? null : `${variable} is not a variable of skillcheck`;
}

// src/app/run-command-line.ts
const FORMATS = [
	"pretty",
	"plain",
	"json",
	"markdown",
	"github",
	"sarif"
];
const WITH_LINES = ["pretty", "sarif"];
const PROBLEM_CHARACTERS = 1e3;
const COMMON = {
	format: {
		type: "string",
		multiple: true,
		help: `${FORMATS.join(", ")}; NAME=FILE writes it to a file`
	},
	output: {
		type: "string",
		help: "file for the one format"
	},
	help: {
		type: "boolean",
		help: "say what the verb does"
	}
};
async function runCommandLine(argv, desk, parse) {
	const [name, ...rest] = argv;
	if (name === void 0 || name === "help" || name === "--help" || name === "-h") return text(toHelp(VERBS, COMMON), name === void 0 ? 2 : 0);
	if (name === "--version" || name === "version") return text(desk.version, 0);
	const verb = VERBS.find((one) => one.name === name);
	if (verb === void 0) throw new UsageError(`${name}: there is no such verb; write one of ${VERBS.map((one) => one.name).join(", ")}`);
	const call = readCall(verb, rest, {
		desk,
		parse
	});
	if (call.flag("help")) return text(toHelp([verb], COMMON), 0);
	const formats = readFormats(call, desk);
	return toAnswer(await verb.run(call, desk), formats, desk);
}
function text(content, exitCode) {
	return {
		stdout: `${content.trimEnd()}\n`,
		files: [],
		exitCode
	};
}
function readCall(verb, args, { desk, parse }) {
	const options = {
		...COMMON,
		...verb.options
	};
	const { values, positionals } = parseStrictly(verb, args, {
		options,
		parse
	});
	const [word] = positionals;
	if (verb.positionals === "" && word !== void 0) throw new UsageError(`${verb.name} ${word}: ${verb.name} takes options alone`);
	const set = withVariables(values, options, desk);
	return {
		positionals,
		text: (option) => {
			const value = set[option];
			return typeof value === "string" ? value : null;
		},
		list: (option) => {
			const value = set[option];
			if (typeof value === "string") return [value];
			return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
		},
		flag: (option) => set[option] === true
	};
}
function parseStrictly(verb, args, how) {
	const options = Object.fromEntries(Object.entries(how.options).map(([name, { type, multiple }]) => [name, multiple === void 0 ? { type } : {
		type,
		multiple
	}]));
	const whole = toParsable(args, how.options);
	try {
		return how.parse({
			args: whole,
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
		throw new UsageError(`${verb.name}: ${reason}; skillcheck ${verb.name} --help lists the options`);
	}
}
function readFormats(call, desk) {
	const written = call.list("format").map((text) => {
		const at = text.indexOf("=");
		return at < 0 ? {
			name: text,
			file: null
		} : {
			name: text.slice(0, at),
			file: text.slice(at + 1)
		};
	});
	const unknown = written.find(({ name }) => !FORMATS.includes(name));
	if (unknown !== void 0) throw new UsageError(`--format ${unknown.name}: write one of ${FORMATS.join(", ")}`);
	const output = call.text("output");
	if (output === "" || written.some(({ file }) => file === "")) throw new UsageError("the name of a file is missing: write --format NAME=FILE or --output FILE");
	if (output !== null && written.length > 1) throw new UsageError("--output goes with one --format; with several write --format NAME=FILE");
	const inCi = desk.environment["CI"] !== void 0 || !desk.isTerminal;
	const placed = (written.length > 0 ? written : toDefaults(inCi, desk)).map((one) => one.isExtra === true ? one : {
		...one,
		file: one.file ?? output
	});
	refuseSharedOutput(placed);
	return placed;
}
function toDefaults(inCi, desk) {
	const own = {
		name: inCi ? "plain" : "pretty",
		file: null
	};
	return desk.environment["GITHUB_ACTIONS"] === "true" ? [own, {
		name: "github",
		file: null,
		isExtra: true
	}] : [own];
}
function refuseSharedOutput(formats) {
	const printed = formats.filter(({ file }) => file === null);
	if (printed.length > 1 && printed.some(({ name }) => name === "json")) throw new UsageError("--format json prints one document alone; write the other formats to files: --format NAME=FILE");
}
async function toAnswer(outcome, formats, desk) {
	const wanted = formats.filter(({ isExtra }) => isExtra !== true || outcome.kind === "report");
	const withLines = wanted.some(({ name }) => WITH_LINES.includes(name));
	const lint = outcome.kind === "report" && withLines ? await outcome.readMaterial?.() : void 0;
	const context = {
		...toContext(desk),
		...lint === void 0 ? {} : { lint }
	};
	const drawn = wanted.map(({ name, file }) => ({
		file,
		text: draw(outcome, name, {
			desk,
			context
		})
	}));
	return {
		stdout: drawn.filter(({ file }) => file === null).map((one) => one.text).join(""),
		files: drawn.flatMap(({ file, text: content }) => file === null ? [] : [{
			file,
			text: content
		}]),
		exitCode: outcome.kind === "report" ? outcome.report.exitCode : outcome.exitCode
	};
}
function draw(outcome, format, { desk, context }) {
	const json = outcome.document;
	if (format === "json" && json !== null) {
		if (outcome.kind === "report") logProblems(outcome.report, desk);
		return `${toJson(json)}\n`;
	}
	if (outcome.kind === "document") return `${outcome.text.trimEnd()}\n`;
	const renderer = findRenderer(format);
	if (renderer === void 0) throw new Error(`no renderer ${format}`);
	return renderer.render(outcome.report, context);
}
function logProblems(report, desk) {
	const problems = [...report.problems, ...report.skills.flatMap((skill) => skill.problems)];
	for (const problem of problems) desk.log(line(toProblemLine(problem), PROBLEM_CHARACTERS));
}
function toContext(desk) {
	const { environment } = desk;
	const forced = environment["FORCE_COLOR"];
	const plain = environment["NO_COLOR"] !== void 0 || environment["TERM"] === "dumb";
	return {
		redactor: createRedactor([]),
		now: desk.clock.timestamp(),
		colour: forced !== void 0 && forced !== "0" ? true : desk.isTerminal && !plain,
		maxExcerpts: 5,
		github: null
	};
}

// src/app/to-last-words.ts
const MISTAKE_CHARACTERS = 1e3;
function toLastWords(error) {
	if (error instanceof UsageError) return {
		exitCode: 2,
		text: `skillcheck: ${error.message.split("\n").map((text) => line(text, MISTAKE_CHARACTERS)).join("\n")}\n`
	};
	return {
		exitCode: 3,
		text: `skillcheck: this is a fault of skillcheck\n${error instanceof Error ? error.stack ?? error.message : String(error)}\n`
	};
}

// src/host/exit-written.ts
function forgiveClosedOutput() {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
	});
}
async function exitWritten(code) {
	await Promise.all([process.stdout, process.stderr].map(written));
	process.exit(code);
}
function written(stream) {
	return new Promise((resolve) => {
		if (stream.destroyed || stream.writableLength === 0) resolve();
		else stream.write("", () => resolve());
	});
}

// src/host/ask.ts
function ask(question, { input, output, interrupt }) {
	return new Promise((resolve) => {
		const lines = createInterface({
			input,
			output
		});
		const decline = () => {
			output.write("\n");
			resolve(false);
		};
		lines.once("close", decline);
		lines.once("SIGINT", () => {
			output.write("\n");
			interrupt();
		});
		lines.question(`${question} [y/N] `, (answer) => {
			lines.off("close", decline);
			lines.close();
			resolve(/^y(es)?$/i.test(answer.trim()));
		});
	});
}

// src/host/special-files.ts
const READ_BY_NAME = /* @__PURE__ */ new Set([
	".skillcheck.yaml",
	".skillcheck.yml",
	"SKILL.md",
	"skillcheck.yaml",
	"skillcheck.yml"
]);
function findMisplaced(found) {
	const special = found.filter(({ stats }) => isSpecial(stats));
	if (special.length === 0) return special;
	const skills = new Set(found.flatMap(({ path }) => lastSegment(path) === "SKILL.md" ? [parentFolder(path)] : []));
	return special.filter(({ path, mode }) => mode !== null || !isForeignFolder(parentFolder(path)) && (READ_BY_NAME.has(lastSegment(path)) || ancestorFolders(path).some((folder) => skills.has(folder))));
}
function refuseMisplaced(root, misplaced) {
	if (misplaced.length === 0) return;
	const lines = misplaced.map(({ path, stats }) => `${join(root, path)}: is ${toKind(stats)} and no regular file; put a plain file there or remove it`);
	throw new UsageError(lines.sort().join("\n"));
}
function isSpecial(found) {
	return !(found.isFile() || found.isDirectory() || found.isSymbolicLink());
}
function toKind(stats) {
	if (stats.isFIFO()) return "a FIFO";
	return stats.isSocket() ? "a socket" : "a device";
}

// src/host/walk-folder.ts
function walkFolder(root, walk) {
	const found = [];
	const open = [""];
	for (let at = open.pop(); at !== void 0; at = open.pop()) for (const { path, entry } of look(root, at, walk)) if (entry.isDirectory()) open.push(path);
	else if (walk.keeps(entry)) found.push(path);
	return found;
}
function look(root, folder, walk) {
	const entries = readUnlessForeign(root, folder);
	if (folder !== "" && entries.some(({ name }) => name === ".git") && !walk.entersRepositories) return [];
	return entries.map((entry) => ({
		path: folder === "" ? entry.name : `${folder}/${entry.name}`,
		entry
	})).filter(({ path, entry }) => !walk.leavesOut(path, entry.name));
}
function readUnlessForeign(root, folder) {
	try {
		return readFolder(join(root, folder));
	} catch (error) {
		if (error instanceof UsageError && isForeignFolder(`${folder}/x`)) return [];
		throw error;
	}
}

// src/host/folder-files.ts
const LEFT_OUT = /* @__PURE__ */ new Set([".git", "node_modules"]);
const CHECK_IGNORE = [
	"--no-literal-pathspecs",
	"check-ignore",
	"--"
];
function openFolder(root) {
	let entries = null;
	return {
		list: () => {
			entries ??= listFolder(root);
			return entries;
		},
		read: async (path, limit) => readRealFile(root, path, limit)
	};
}
async function listFolder(root) {
	const candidates = await listByGit(root) ?? listAll(root);
	const submodules = candidates.all.filter(({ mode }) => mode === "160000");
	const found = candidates.all.filter(({ mode }) => mode !== "160000").flatMap((one) => toFound(root, one));
	await refuseSpecial(root, found, candidates);
	return [...submodules.map(({ path }) => ({
		path,
		mode: "160000",
		size: 0
	})), ...found.flatMap(toEntry)].sort((left, right) => comparePaths(left.path, right.path));
}
async function refuseSpecial(root, found, { isIgnored }) {
	const refused = [];
	for (const one of findMisplaced(found)) if (one.mode !== null || !await isIgnored(one.path)) refused.push(one);
	refuseMisplaced(root, refused);
}
async function listByGit(root) {
	const [tracked, others, ignored] = await Promise.all([
		["--stage"],
		["--others", "--exclude-standard"],
		[
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory"
		]
	].map((args) => askNames(root, [
		"ls-files",
		"-z",
		...args
	])));
	if (!tracked) return null;
	const byPath = new Map([...(others ?? []).map(toUntracked), ...tracked.map(toStaged)].map((one) => [one.path, one]));
	if (byPath.size === 0) return null;
	const listed = [...byPath.values()].filter((one) => !one.path.endsWith("/"));
	const special = findUnlisted(root, new Set((ignored ?? []).map((one) => toGitName(one).text))).filter((path) => !byPath.has(path));
	return {
		all: [...listed, ...special.map((path) => ({
			path,
			mode: null
		}))],
		isIgnored: async (path) => await askNames(root, [...CHECK_IGNORE, `./${path}`]) !== null
	};
}
async function askNames(root, args) {
	const answer = await askGit({
		place: { workTree: root },
		args,
		userSettings: true
	});
	return answer.kind === "done" ? splitAtNul(answer.stdout) : null;
}
function findUnlisted(root, ignored) {
	return walkFolder(root, {
		leavesOut: (path) => isForeignFolder(`${path}/x`) || ignored.has(`${path}/`),
		keeps: isSpecial,
		entersRepositories: false
	});
}
function listAll(root) {
	return {
		all: walkFolder(root, {
			leavesOut: (_path, name) => LEFT_OUT.has(name),
			keeps: () => true,
			entersRepositories: true
		}).map((path) => ({
			path,
			mode: null
		})),
		isIgnored: async () => false
	};
}
const decoder = new TextDecoder();
function toStaged(record) {
	const tab = record.indexOf(9);
	const mode = decoder.decode(record.subarray(0, 6));
	return {
		path: toGitName(record.subarray(tab + 1)).text,
		mode: mode === "100755" || mode === "160000" ? mode : "100644"
	};
}
function toUntracked(record) {
	return {
		path: toGitName(record).text,
		mode: null
	};
}
function toFound(root, { path, mode }) {
	const place = join(root, path);
	try {
		return [{
			path,
			mode,
			stats: lstatSync(place)
		}];
	} catch (error) {
		if (isGone(error) || mode === null && isForeignFolder(path)) return [];
		throw toClosedFolder(dirname(place), error);
	}
}
function toEntry({ path, mode, stats }) {
	if (stats.isSymbolicLink()) return [{
		path,
		mode: "120000",
		size: stats.size
	}];
	if (!stats.isFile()) return [];
	return [{
		path,
		mode: mode ?? (stats.mode & 64 ? "100755" : "100644"),
		size: stats.size
	}];
}

// src/host/find-roots.ts
function hasSettings(folder) {
	return SETTINGS_NAMES.some((name) => existsSync(path.join(folder, name)));
}
async function findUpwards(folder, findTop) {
	const top = await findTop(folder);
	for (let at = folder;; at = path.dirname(at)) {
		if (hasSettings(at)) return at;
		if (at === top || at === path.dirname(at)) return top ?? folder;
	}
}
async function findBelow(root, files) {
	return findNested(await files.list()).map((folder) => path.join(root, folder));
}
function isSkillName(text) {
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
function toFolder(named) {
	try {
		const real = realpathSync(named);
		const found = statSync(real);
		if (found.isDirectory()) return real;
		if (found.isFile()) return path.dirname(real);
	} catch (error) {
		if (isGone(error)) throw new UsageError(`${line(named)}: there is no such file or folder`);
		throw toClosedFolder(named, error);
	}
	throw new UsageError(`${line(named)}: is neither a file nor a folder; name a folder`);
}
async function findRoots(paths, { open, findTop } = {
	open: openFolder,
	findTop: findWorkTree
}) {
	const roots = /* @__PURE__ */ new Map();
	const names = paths.filter((named) => isSkillName(named) && !existsSync(named));
	if (names.length > 0) {
		const root = await findUpwards(realpathSync("."), findTop);
		roots.set(root, {
			path: root,
			within: [],
			names
		});
	}
	for (const named of paths.filter((one) => !names.includes(one))) {
		const folder = toFolder(named);
		const root = await findUpwards(folder, findTop);
		const within = path.relative(root, folder).replaceAll(path.sep, "/") || ".";
		const known = roots.get(root);
		roots.set(root, {
			path: root,
			within: [...known?.within ?? [], within],
			names: known?.names ?? []
		});
		const nested = await findBelow(root, open(root));
		for (const below of nested.filter((one) => isBelow(folder, one))) roots.set(below, {
			path: below,
			within: ["."],
			names: roots.get(below)?.names ?? []
		});
	}
	return [...roots.values()];
}
function isBelow(folder, place) {
	return place.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

// src/host/is-in-repository.ts
async function isInRepository(program, folder) {
	return isBelow$1(program, await findWorkTree(folder) ?? folder);
}

// src/host/lint-threads.ts
const MOST_THREADS = 3;
const GIVEN_TOGETHER = 16;
const GIVEN_AHEAD = 2;
const MEMORY = {
	maxYoungGenerationSizeMb: 8,
	maxOldGenerationSizeMb: 1024
};
function openLintThreads(url, folder, threads = Math.min(availableParallelism(), MOST_THREADS)) {
	if (threads < 2) return null;
	return async (job, folders) => {
		const listing = toListing(await folder.files.list());
		const start = {
			root: folder.root,
			listing,
			job
		};
		const workers = Array.from({ length: threads }, () => startThread(url, start));
		try {
			return await share(workers, folders);
		} finally {
			for (const worker of workers) worker.terminate();
		}
	};
}
function startThread(url, start) {
	return new Worker(url, {
		env: {},
		execArgv: [],
		workerData: start,
		resourceLimits: MEMORY
	});
}
function share(workers, folders) {
	const outcomes = Array.from(folders);
	let given = 0;
	let left = folders.length;
	return new Promise((resolve, reject) => {
		const give = (worker) => {
			if (given >= folders.length) return;
			const message = {
				from: given,
				folders: folders.slice(given, given + GIVEN_TOGETHER)
			};
			given += message.folders.length;
			worker.postMessage(message);
		};
		if (left === 0) resolve([]);
		for (const worker of workers) {
			worker.on("message", (answer) => {
				answer.outcomes.forEach((outcome, at) => {
					outcomes[answer.from + at] = outcome;
				});
				left -= answer.outcomes.length;
				if (left === 0) resolve(outcomes);
				else give(worker);
			});
			worker.on("error", (cause) => reject(new Error(`a thread that lints ended: ${cause.message}`, { cause })));
			worker.on("exit", (code) => reject(/* @__PURE__ */ new Error(`a thread that lints ended with code ${code}`)));
			for (let ahead = 0; ahead < GIVEN_AHEAD; ahead += 1) give(worker);
		}
	});
}

// src/host/lock-resource.ts
const holderSchema = ownerSchema.extend({ since: string().max(40) });
const LOCK_BYTES = 4096;
async function lockResource(store, resource) {
	const path = `${store.folder}/locks/${resource}.json`;
	const file = await toOwnPlace(store, path);
	const own = join(dirname(file), `.${randomUUID()}`);
	await writeFile(join(dirname(file), ".gitignore"), "*\n", { flag: "wx" }).catch(() => void 0);
	const holder = {
		...readOwner(),
		since: (/* @__PURE__ */ new Date()).toISOString()
	};
	await writeFile(own, JSON.stringify(holder), { flag: "wx" });
	try {
		for (;;) {
			if (await makeLink(own, file)) return {
				kind: "locked",
				release: () => rm(file, { force: true })
			};
			const other = await readHolder(store, path);
			if (other !== null && !isGone$1(other)) return toTaken(other, path);
			const busy = await removeStale(store, {
				own,
				path,
				file
			});
			if (busy !== null) return toTaken(busy, path);
		}
	} finally {
		await rm(own, { force: true });
	}
}
function toTaken({ pid, host, since }, path) {
	return {
		kind: "taken",
		by: `process ${pid} on ${host} since ${since} (${path})`
	};
}
async function makeLink(from, to) {
	try {
		await link(from, to);
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}
async function removeStale(store, { own, path, file }) {
	const guard = `${file}.guard`;
	if (!await makeLink(own, guard)) {
		const other = await readHolder(store, `${path}.guard`);
		if (other !== null && !isGone$1(other)) return other;
		await rm(guard, { force: true });
		return null;
	}
	try {
		const holder = await readHolder(store, path);
		if (holder === null || isGone$1(holder)) await rm(file, { force: true });
		return null;
	} finally {
		await rm(guard, { force: true });
	}
}
async function readHolder({ root }, path) {
	const content = await readRealFile(root, path, LOCK_BYTES);
	if (content.kind !== "file") return null;
	try {
		const text = new TextDecoder().decode(content.bytes);
		return holderSchema.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

// src/host/login-file.ts
async function readLoginFile(file, limit) {
	try {
		const handle = await open(file, "r");
		try {
			if (!(await handle.stat()).isFile()) return {
				kind: "refused",
				reason: "it is no plain file"
			};
			const buffer = Buffer.alloc(limit + 1);
			const { bytesRead } = await handle.read(buffer, 0, limit + 1, 0);
			if (bytesRead > limit) return {
				kind: "refused",
				reason: `it is longer than ${limit} bytes`
			};
			return {
				kind: "file",
				text: buffer.toString("utf8", 0, bytesRead)
			};
		} finally {
			await handle.close();
		}
	} catch (error) {
		const { code, message } = error;
		return code === "ENOENT" || code === "ENOTDIR" ? { kind: "missing" } : {
			kind: "refused",
			reason: message
		};
	}
}
async function replaceLoginFile(file, before, after) {
	let fresh = null;
	try {
		const place = await realpath(file);
		fresh = path.join(path.dirname(place), `.skillcheck-${randomUUID()}`);
		const handle = await open(fresh, "wx", 384);
		try {
			await handle.writeFile(after);
			await handle.sync();
		} finally {
			await handle.close();
		}
		const now = await readLoginFile(place, Buffer.byteLength(before));
		if (now.kind !== "file" || now.text !== before) return false;
		await rename(fresh, place);
		fresh = null;
		return true;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	} finally {
		if (fresh !== null) await unlink(fresh).catch(() => void 0);
	}
}

// src/host/named-file.ts
function findNamedFile(root, named) {
	const real = realpathSync(named);
	if (!statSync(real).isFile()) return [];
	return [path.join(realpathSync(path.dirname(named)), path.basename(named)), real].flatMap((place) => toBelow(root, place) ?? []);
}
function toBelow(root, place) {
	const below = path.relative(root, place).replaceAll(path.sep, "/");
	return below.startsWith("../") || path.isAbsolute(below) ? null : below;
}

// src/host/read-stdin.ts
async function readStdin(stdin, limit) {
	const parts = [];
	let size = 0;
	for await (const part of stdin) {
		const bytes = Buffer.from(part);
		size += bytes.length;
		if (size > limit) return null;
		parts.push(bytes);
	}
	return Buffer.concat(parts);
}
function placeOfFile(named) {
	const folder = path.dirname(path.resolve(named));
	let real;
	try {
		real = realpathSync(folder);
	} catch {
		throw new UsageError(`${named}: its folder is not there; make it first`);
	}
	const place = path.join(real, path.basename(named));
	const found = statSync(place, { throwIfNoEntry: false });
	if (named === "" || found !== void 0 && !found.isFile()) throw new UsageError(`${named}: is no file; name the file that stdin stands for`);
	return place;
}

// src/host/open-desk.ts
const AGENT_CACHE = path.join(homedir(), ".cache", "skillcheck-agents");
const LAST_WORDS_MS = 5e3;
async function openRoots(paths, lintUrl) {
	const search = {
		open: once(openFolder),
		findTop: once(findWorkTree)
	};
	const places = await findRoots(paths, search);
	return Promise.all(places.map((place) => openRoot(place, search, lintUrl)));
}
function once(ask) {
	const known = /* @__PURE__ */ new Map();
	return (folder) => {
		const answer = known.get(folder) ?? ask(folder);
		known.set(folder, answer);
		return answer;
	};
}
async function openRoot(place, { open, findTop }, lintUrl) {
	const files = open(place.path);
	const top = await findTop(place.path);
	const isUnread = top === null && lacksGit(place.path);
	const folder = top === null ? "" : path.relative(top, place.path).replaceAll(path.sep, "/");
	return {
		path: place.path,
		label: path.relative(process.cwd(), place.path).replaceAll(path.sep, "/") || ".",
		files: toOwnFiles(files),
		git: top === null ? null : toOwnTrees(openGit({
			place: { workTree: top },
			folder
		})),
		whyNoGit: top !== null ? null : isUnread ? "lies in a git repository, but no git is on PATH: install it" : "is not in a git repository",
		store: (store) => openDiskStore({
			root: place.path,
			folder: store
		}),
		lock: (store, resource) => lockResource({
			root: place.path,
			folder: store
		}, resource),
		within: place.within,
		lintOnThreads: openLintThreads(lintUrl, {
			root: place.path,
			files
		}),
		findNamedFile: (named) => findNamedFile(place.path, named),
		openFixWriter: async () => {
			const { openFixWriter } = await import("./open-fix-writer.js");
			return openFixWriter(place.path, top !== null || isUnread);
		},
		names: place.names
	};
}
function findPrograms(name, environment) {
	const [command = "", pinned] = name.split("@");
	if (command.includes("/")) return isExecutable(name) ? [path.resolve(name)] : [];
	const folders = (environment["PATH"] ?? "").split(path.delimiter).filter((one) => one !== "");
	if (pinned !== void 0) folders.push(path.join(AGENT_CACHE, name, "node_modules", ".bin"));
	return folders.map((folder) => path.resolve(folder, command)).filter(isExecutable);
}
async function openOnce({ environment, relayUrl, standInUrl }) {
	const { openMachine } = await import("./open-machine.js");
	return openMachine(environment, {
		relay: fileURLToPath(relayUrl),
		standIn: fileURLToPath(standInUrl)
	});
}
async function readWord(word) {
	let lines = [];
	const read = async () => {
		lines = await word();
	};
	await waitAtMost(LAST_WORDS_MS, read().catch(() => void 0));
	return lines;
}
function openDesk(options) {
	const { environment } = options;
	let machine = null;
	let word = async () => [];
	return {
		environment,
		version: options.version,
		clock: systemClock,
		evaluate: openEvaluate(options.evaluateUrl),
		sha256,
		openMachine: () => {
			machine ??= openOnce(options);
			return machine;
		},
		closeMachine: async () => (await machine)?.close(),
		leaveWord: (toLines) => {
			word = toLines;
		},
		lastWords: () => readWord(word),
		isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
		ask: (question) => ask(question, {
			input: process.stdin,
			output: process.stderr,
			interrupt: () => process.kill(process.pid, "SIGINT")
		}),
		log: (line) => process.stderr.write(`${line}\n`),
		openRoots: (paths) => openRoots(paths, options.lintUrl),
		findPrograms: async (name) => findPrograms(name, environment),
		isInRepository,
		logins: {
			read: readLoginFile,
			replace: replaceLoginFile
		},
		readStdin: (limit) => readStdin(process.stdin, limit),
		placeOfFile,
		writeFile: writeFile$1,
		startDemo: async (args) => {
			const program = options.demoUrl.pathname;
			const { execa } = await import("./execa2.js");
			const result = await execa(process.execPath, [program, ...args], {
				stdin: "ignore",
				stderr: "inherit",
				reject: false,
				stripFinalNewline: false,
				maxBuffer: 67108864
			});
			return {
				exitCode: result.exitCode ?? 3,
				stdout: result.stdout
			};
		}
	};
}

// src/cli.ts
async function main() {
	const desk = openDesk({
		environment: process.env,
		version: readVersion(new URL("../package.json", import.meta.url)),
		evaluateUrl: new URL("./evaluate.js", import.meta.url),
		lintUrl: new URL("./lint.js", import.meta.url),
		demoUrl: new URL("./demo.js", import.meta.url),
		relayUrl: new URL("./relay.js", import.meta.url),
		standInUrl: new URL("./stand-in.js", import.meta.url)
	});
	const command = runCommandLine(process.argv.slice(2), desk, parseArgs);
	const answer = await Promise.race([command, interruption()]).finally(() => desk.closeMachine());
	if (typeof answer === "string") {
		for (const line of await desk.lastWords()) process.stderr.write(`${line}\n`);
		process.stderr.write("skillcheck: interrupted\n");
		return STOPPED[answer];
	}
	for (const { file, text } of answer.files) await desk.writeFile(file, text);
	process.stdout.write(answer.stdout);
	return answer.exitCode;
}
function tell(error) {
	const { exitCode, text } = toLastWords(error);
	process.stderr.write(text);
	return exitCode;
}
forgiveClosedOutput();
await exitWritten(await main().catch(tell));

export {  };