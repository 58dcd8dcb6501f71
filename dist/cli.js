#!/usr/bin/env node
import { parseArgs } from "node:util";
import { A as parentFolder, D as ancestorFolders, E as isForeignFolder, F as toFileName, H as decodeView, I as DEFAULT_STORE, K as line, L as parseCassettePath, M as readCassette, O as isInside, P as cassetteSchema, R as toCassettePath, S as findConfigKey, U as findRenderer, V as createRedactor, W as toJson, _ as placeBelow, a as median, at as toShellCommand, b as SETTINGS_NAMES, c as toKeyedRun, d as selectTests, dt as byteLength, f as readSkillUnit, g as findAgent, gt as toProblemLine, h as AGENTS, i as checkSkills, it as toRecordOptions, j as relativeTo, k as lastSegment, l as DEFAULT_AGENT, m as toEntryContent, mt as redactDeep, n as refuseEmptyFilter, o as sumKnown, p as rememberFixtures, r as findTouched, t as toReport, u as selectSubjects, v as placeProblems, w as isSecretVariable, x as openSide, y as readRootConfig, z as toFolderSegment } from "./to-report.js";
import { t as UsageError } from "./usage-error.js";
import { t as LIMITS } from "./limits.js";
import { n as toContentDigest, t as comparePaths } from "./tree-digest.js";
import { d as compilePattern, g as readRun, s as asks } from "./call-label.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { n as interruption, t as readVersion } from "./read-version.js";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path, { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { t as execa } from "./execa.js";
import { createInterface } from "node:readline";
import { a as toGitEnvironment, c as openEvaluate, d as sha256$1, f as isGone, h as systemClock, i as toGitArgs, l as openDiskStore, m as toClosedFolder, n as openGit, o as splitAtNul, p as readFolder$1, r as askGit, s as toGitName, t as findWorkTree, u as readRealFile } from "./git-objects.js";
import { access, appendFile, chmod, lstat, mkdir, mkdtemp, open, readdir, readlink, realpath, rename, rm, symlink, writeFile as writeFile$1 } from "node:fs/promises";
import { spawn } from "node:child_process";
import { platform } from "node:process";
import { connect, createServer } from "node:net";
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

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
		"Exit codes: 0 pass · 1 failed, regressed or lint · 2 cannot be used · 3 no verdict or our fault · 4 undecided · 5 budget · 130 interrupted"
	].join("\n");
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
		"# yaml-language-server: $schema=https://unpkg.com/skillcheck@1/dist/suite.schema.json",
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

// src/app/refuse-problems.ts
function refuseProblems(root, problems) {
	if (problems.length === 0) return;
	const placed = placeProblems(problems, placeBelow(root.label));
	throw new UsageError(placed.map(toProblemLine).join("\n"));
}

// src/app/require-names.ts
async function requireNames(desk, root, side) {
	for (const name of root.names) {
		const found = side.places.folders.filter((folder) => lastSegment(folder) === name);
		if (found.length > 1) {
			const folders = found.map((folder) => toPlace$1(root, folder)).join(", ");
			throw new UsageError(`${name}: several skills have that name; name the folder: ${folders}`);
		}
	}
	const found = new Set(side.places.folders.map(lastSegment));
	const missing = root.names.filter((name) => !found.has(name));
	if (missing.length > 0) throw new UsageError(await toMissing(desk, root, missing));
}
async function toMissing(desk, root, names) {
	const below = [];
	for (const nested of await desk.openRoots([root.path])) {
		if (nested.path === root.path) continue;
		const { places } = await openSide(nested.files, (folder) => names.includes(lastSegment(folder)));
		below.push(...places.folders.map((folder) => toPlace$1(nested, folder)));
	}
	const hint = below.length === 0 ? "" : `; a root of its own has it, name the folder: ${below.join(", ")}`;
	return `${names.join(", ")}: there is no such folder and no skill of that name${hint}`;
}
function toPlace$1(root, folder) {
	return placeBelow(root.label)(folder);
}

// src/app/to-includes.ts
function toIncludes(root) {
	return (folder) => root.names.includes(lastSegment(folder)) || root.within.some((named) => named === "." || folder === named || isInside(named, folder));
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
	return {
		root,
		config,
		all: (await root.store(config.store).list()).filter((path) => isInside(`${config.store}/cassettes`, path))
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
	const { git } = root;
	if (git === null) throw new UsageError(`${root.label} is not in a git repository: nothing can tell what is still needed`);
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
			const run = await toKeyedRun(subject, files, {
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
		if (action === void 0) throw new UsageError(`cassettes ${name}: write list, show, verify, prune or clear`);
		return action(await findRecordings(desk, paths), call, desk);
	}
});
async function readStored(store, path) {
	const content = await store.root.store(store.config.store).read(path);
	if (content.kind !== "file") return {
		kind: "unreadable",
		reason: content.kind
	};
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
const show = async (stores) => {
	const shown = [];
	for (const store of stores) for (const path of store.paths) {
		const reading = await readStored(store, path);
		if (reading.kind !== "cassette") shown.push({
			path,
			refused: reading.reason
		});
		else {
			const run = readRun(reading.cassette);
			const { test, agent, served_model, recorded_at, isolation, model_server } = reading.cassette;
			shown.push({
				path,
				test,
				agent: agent.name,
				agentVersion: agent.version,
				servedModel: served_model,
				recordedAt: recorded_at,
				isolation,
				modelServer: model_server ?? null,
				outcome: run.outcome,
				turns: run.turns.length,
				costUsd: run.costUsd,
				unknownLines: run.unknownTypes.map(([type, count]) => ({
					type,
					count
				}))
			});
		}
	}
	const text = shown.map((one) => Object.entries(one).map(([key, value]) => `${key}: ${line(JSON.stringify(value))}`)).map((rows) => rows.join("\n")).join("\n\n");
	return {
		kind: "document",
		exitCode: 0,
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
			reason: reading.reason
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

// src/app/check-root.ts
async function checkRoot(desk, root, request) {
	const { config, problems } = await readRootConfig(root.files, null);
	const within = toIncludes(root);
	const head = await openSide(root.files, within);
	await requireNames(desk, root, head);
	const baseCommit = await resolveBase(root, request.base);
	const baseFiles = baseCommit === null ? null : root.git?.tree(baseCommit) ?? null;
	const base = baseFiles === null ? null : await openSide(baseFiles, within);
	const touched = await toTouched({
		head,
		base
	}, root, {
		request,
		store: config.store,
		baseCommit
	});
	return {
		...await checkSkills({
			folder: root.label,
			head,
			base,
			touched,
			settled: baseFiles ?? await headFiles(root),
			mode: request.mode,
			config,
			settingsProblems: problems,
			selection: request.selection,
			context: {
				evaluate: desk.evaluate,
				sha256: desk.sha256,
				agentSettings: (agent) => config.agentSettings.get(agent),
				counts: () => true,
				samples: request.samples,
				minPassRate: request.minPassRate
			},
			extraSources: async () => [],
			hunks: async () => [],
			onSkill: () => {}
		}),
		failOn: request.failOn ?? config.failOn,
		base: baseCommit
	};
}
async function headFiles(root) {
	const commit = await root.git?.resolve("HEAD") ?? null;
	return commit === null ? null : root.git?.tree(commit) ?? null;
}
async function resolveBase(root, base) {
	if (base === null) return null;
	if (root.git === null) throw new UsageError(`--base: ${root.label} is not in a git repository`);
	const commit = await root.git.resolve(base);
	if (commit === null) throw new UsageError(`--base ${base}: there is no such commit`);
	const head = await root.git.resolve("HEAD");
	return head === null ? commit : await root.git.mergeBase(commit, head) ?? commit;
}
async function toTouched(sides, root, wanted) {
	const { request, baseCommit } = wanted;
	if (!request.changedOnly || baseCommit === null) {
		const named = [...sides.head.places.misnamed.map(({ folder }) => folder)];
		return [...sides.head.places.folders, ...named].map((folder) => ({
			folder,
			change: "all",
			renamedFrom: null
		}));
	}
	const changes = await toChanges$1(sides, root);
	return findTouched(sides, changes, {
		store: wanted.store,
		widening: SETTINGS_NAMES
	});
}
async function toChanges$1(sides, root) {
	const { head, base } = sides;
	if (base === null) return [];
	const changes = [];
	for (const entry of head.tree.entries) {
		const old = base.tree.byPath.get(entry.path);
		if (old === void 0) changes.push({
			path: entry.path,
			status: "added"
		});
		else if (old.mode !== entry.mode || !await isSame(base.files, root.files, entry.path)) changes.push({
			path: entry.path,
			status: "modified"
		});
	}
	for (const entry of base.tree.entries) if (!head.tree.byPath.has(entry.path)) changes.push({
		path: entry.path,
		status: "removed"
	});
	return changes;
}
const COMPARED_BYTES = 20971520;
async function isSame(base, head, path) {
	const [left, right] = await Promise.all([base.read(path, COMPARED_BYTES), head.read(path, COMPARED_BYTES)]);
	if (left.kind === "file" && right.kind === "file") return left.bytes.length === right.bytes.length && left.bytes.every((byte, at) => byte === right.bytes[at]);
	return left.kind === "link" && right.kind === "link" && left.target === right.target;
}

// src/app/verbs/check-roots.ts
const DEFAULT_BASE = "main";
async function checkRoots(desk, call, wanted) {
	const paths = call.positionals;
	const roots = await desk.openRoots(paths.length === 0 ? ["."] : paths);
	const request = {
		...wanted,
		...await readChange(call, roots)
	};
	const checked = [];
	for (const root of roots) checked.push(await checkRoot(desk, root, request));
	const skills = checked.flatMap((root) => root.skills);
	const problems = checked.flatMap((root) => root.problems);
	if (skills.length === 0 && problems.length === 0 && !request.changedOnly) throw new UsageError(`no skill (a folder with a SKILL.md) at ${paths.join(", ") || "."}`);
	if (request.mode === "replay") refuseEmptyFilter({
		skills,
		selection: request.selection,
		touchedOnly: request.changedOnly,
		written: {
			filter: "--filter",
			agents: "--agent"
		}
	});
	const sha = checked.find(({ base }) => base !== null)?.base ?? null;
	return toReport({
		version: desk.version,
		created: desk.clock.timestamp(),
		mode: request.mode,
		subject: {
			repository: null,
			serverUrl: null,
			pullRequest: null,
			head: null,
			base: sha === null ? null : {
				name: request.base ?? "base",
				sha
			},
			fork: false,
			workflowRun: null,
			attempt: null
		},
		skills,
		problems,
		notes: checked.flatMap(({ notes }) => notes),
		gates: checked.map(({ situations, failOn }) => ({
			situations,
			failOn
		}))
	});
}
async function readChange(call, roots) {
	const changedOnly = call.flag("changed");
	const base = call.text("base");
	if (!changedOnly || base !== null) return {
		base,
		changedOnly
	};
	for (const { git, label } of roots) {
		if (git === null) throw new UsageError(`--changed: ${label} is not in a git repository`);
		if (await git.resolve(DEFAULT_BASE) === null) throw new UsageError(`--changed: ${label} has no branch ${DEFAULT_BASE}; name another with --base`);
	}
	return {
		base: DEFAULT_BASE,
		changedOnly
	};
}

// src/app/verbs/shared-options.ts
const SELECTION_OPTIONS = {
	agent: {
		type: "string",
		multiple: true,
		help: "only these agents, separated by commas"
	},
	filter: {
		type: "string",
		help: "only tests whose name contains this text, or that carry it as a tag"
	},
	samples: {
		type: "string",
		help: "planned samples per test, 1 to 30"
	}
};
const BASE_OPTIONS = {
	base: {
		type: "string",
		help: "commit or branch to compare with"
	},
	changed: {
		type: "boolean",
		help: "only skills that differ from the base (default: main)"
	}
};
function readAgents(call) {
	const agents = call.list("agent").flatMap((text) => text.split(",")).map((name) => name.trim()).filter((name) => name !== "");
	if (agents.length === 0 && call.list("agent").length > 0) throw new UsageError("--agent: is empty; name an agent, or leave the option out");
	return agents.length === 0 || agents.includes("all") ? null : agents;
}
function readFilter(call) {
	const text = call.text("filter");
	if (text !== null && text.trim() === "") throw new UsageError("--filter: is empty; write a part of a name, or leave the option out");
	return text;
}
function readSamples(call) {
	const text = call.text("samples");
	if (text === null) return null;
	const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > 30) throw new UsageError(`--samples ${text}: write a whole number from 1 to 30`);
	return number;
}
function readMinPassRate(call) {
	const text = call.text("min-pass-rate");
	if (text === null) return null;
	if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) throw new UsageError(`--min-pass-rate ${text}: write a number from 0 to 1`);
	return Number(text);
}
function readFailOn(call) {
	const text = call.text("fail-on");
	if (text === null) return null;
	if (text === "none") return [];
	return text.split(",").map((part) => {
		const word = FAIL_ON_WORDS.find((known) => known === part.trim());
		if (word === void 0) throw new UsageError(`--fail-on ${part.trim()}: write some of ${FAIL_ON_WORDS.join(", ")}, or none`);
		return word;
	});
}
function readMoney(call, option) {
	const text = call.text(option);
	if (text === null) return null;
	const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
	if (amount <= 0) throw new UsageError(`--${option} ${text}: write an amount in US dollars`);
	return amount;
}

// src/app/verbs/lint.ts
function toDocument(report) {
	return {
		version: 1,
		skills: report.counts.skills,
		findings: report.skills.flatMap(({ findings }) => findings)
	};
}
var lint_default = defineVerb({
	name: "lint",
	summary: "say what is wrong in SKILL.md files; runs nothing, calls nobody",
	positionals: "[folder…]",
	options: {
		...BASE_OPTIONS,
		"fail-on": {
			type: "string",
			help: "words that keep the exit code from being 0"
		}
	},
	run: async (call, desk) => {
		const report = await checkRoots(desk, call, {
			mode: "lint",
			selection: {
				agents: null,
				filter: null
			},
			samples: null,
			minPassRate: null,
			failOn: readFailOn(call) ?? ["lint"]
		});
		return {
			kind: "report",
			report,
			document: toDocument(report)
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
	return toShellCommand("record", [toPlace$1(root, folder)], toRecordOptions()) ?? "record its folder";
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
		if (unit.suitePath !== null) throw new UsageError(`${toPlace$1(root, unit.suitePath)} is there already`);
		const path = folder === "." ? "skillcheck.yaml" : `${folder}/skillcheck.yaml`;
		const file = toPlace$1(root, path);
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

// src/app/known-secrets.ts
const LOGIN = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):([^/?#]*)@/i;
function toKnownSecrets(environment) {
	const values = Object.entries(environment).flatMap(([name, value]) => {
		if (value === void 0) return [];
		return [...isSecretVariable(name) ? [value] : [], ...toPasswords(value)];
	});
	return [...new Set(values)].filter((value) => createRedactor([value]).observed(value));
}
function toPasswords(value) {
	const [, user = "", password = ""] = LOGIN.exec(value) ?? [];
	return password === user || password.toLowerCase() === "password" ? [] : [password, decodeView(password).text];
}

// src/app/ready-agent.ts
async function readyAgent(desk, config, { agent, program, provider }) {
	const settings = config.agentSettings.get(agent.name);
	const printed = await desk.askProgram(program, agent.versionArguments);
	const access = readAccess(desk.environment, provider);
	if (access === null) throw new UsageError(`${agent.name} needs a key: set ${provider.keyVariables.join(" or ")} in the environment`);
	return {
		agent,
		program,
		version: printed === null ? null : agent.readVersion(printed),
		access,
		variables: Object.fromEntries(settings?.env ?? []),
		secrets: [access.key, ...toKnownSecrets(desk.environment)],
		modelServer: await isScripted(desk, provider) ? "scripted" : null
	};
}
function readAccess(environment, provider) {
	const keyVariable = provider.keyVariables.find((name) => (environment[name] ?? "") !== "");
	const key = keyVariable === void 0 ? void 0 : environment[keyVariable];
	if (keyVariable === void 0 || key === void 0) return null;
	return {
		address: toAddress(environment, provider) ?? provider.address,
		key,
		keyVariable
	};
}
function toAddress(environment, { addressVariable }) {
	return environment[addressVariable] || null;
}
async function isScripted(desk, provider) {
	const address = toAddress(desk.environment, provider);
	return address !== null && await desk.isScriptedModel(address);
}

// src/app/consent.ts
const LINE_CHARACTERS$1 = 500;
async function consent(call, desk, plan) {
	desk.log(`${plan.runs} ${plan.runs === 1 ? "run" : "runs"} planned, no cage, at most $${plan.maxCostUsd.toFixed(2)} (checked between runs)`);
	const programs = new Set(plan.programs.flatMap((one) => toProgramLines(one, desk)));
	for (const text of programs) desk.log(line(text, LINE_CHARACTERS$1));
	if (call.flag("yes") || call.text("max-cost") !== null) return;
	if (!desk.isTerminal) throw new UsageError("record spends money: add --yes or --max-cost USD where nobody can be asked");
	if (!await desk.ask("Run the agent and spend the money?")) throw new UsageError("not recorded");
}
function toProgramLines({ agent, program, providers }, desk) {
	return providers.map((provider) => {
		const address = toAddress(desk.environment, provider);
		const model = address === null ? "" : `, its model is at ${withoutLogin(address)} (${provider.addressVariable})`;
		return `${agent.name} is ${program}${model}`;
	});
}
function withoutLogin(address) {
	return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}

// src/app/ensure-attributes.ts
const FILE = ".gitattributes";
async function ensureAttributes(desk, root, store) {
	const line = `${toPattern(`${store}/**`)} -diff -text linguist-generated`;
	const content = await root.files.read(FILE, LIMITS.suiteBytes);
	if (content.kind !== "file" && content.kind !== "missing") return false;
	const text = content.kind === "file" ? decode(content.bytes) : "";
	if (text === null) return false;
	if (text.split(/\r?\n/).some((known) => known.trim() === line)) return false;
	const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	await desk.writeFile(`${root.path}/${FILE}`, `${before}${line}\n`);
	return true;
}
function toPattern(glob) {
	return /[\s"#!\\]/.test(glob) ? JSON.stringify(glob) : glob;
}
function decode(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return null;
	}
}

// src/app/find-agent-program.ts
async function findAgentProgram(desk, place, name) {
	const agent = findAgent(name);
	if (agent === void 0) throw new UsageError(`${name}: no agent of that name can record; --agent NAME leaves it out (${AGENTS.map((one) => one.name).join(", ")})`);
	const command = place.config.agentSettings.get(name)?.command ?? null;
	const hits = await desk.findPrograms(command ?? agent.command);
	const chosen = await findOutside(desk, place, hits);
	const [inside] = hits;
	if (command !== null && chosen === null && inside !== void 0) throw new UsageError(await toRefusal$1(place, {
		name,
		command
	}));
	const pinned = await desk.findPrograms(`${agent.name}@${agent.testedVersion}`);
	const program = chosen ?? await findOutside(desk, place, pinned);
	if (program !== null) return {
		agent,
		program
	};
	throw new UsageError(inside === void 0 ? `${agent.name} is not installed: no program ${command ?? agent.command} on PATH. Install it, or set agent_settings.${name}.command` : `${inside} ${IN_REPOSITORY}: install ${agent.name} globally or outside the repository`);
}
const IN_REPOSITORY = "lies in the repository, and a program that a repository brings along is not started with your key";
async function findOutside(desk, { root }, programs) {
	for (const program of programs) if (!await desk.isInRepository(program, root.path)) return program;
	return null;
}
async function toRefusal$1({ root, config }, { name, command }) {
	const file = config.path ?? "";
	const content = await root.files.read(file, LIMITS.suiteBytes);
	const key = [
		"agent_settings",
		name,
		"command"
	];
	const bytes = content.kind === "file" ? content.bytes : "";
	return toProblemLine({
		file,
		...findConfigKey(bytes, file, key),
		key: key.join("."),
		what: `${command} ${IN_REPOSITORY}`,
		remedy: "put the program on PATH or outside the repository"
	});
}

// src/cassettes/cassette-text.ts
const TOO_MUCH_OUTPUT = "too much output";
function toCassetteText(cassette) {
	const result = cassetteSchema.safeParse(cassette);
	if (!result.success) {
		const [issue] = result.error.issues;
		return {
			kind: "refused",
			reason: `${issue?.path.join(".")}: ${issue?.message}`
		};
	}
	const text = `${JSON.stringify(result.data, null, 1)}\n`;
	return new TextEncoder().encode(text).length > LIMITS.cassetteBytes ? {
		kind: "refused",
		reason: TOO_MUCH_OUTPUT
	} : {
		kind: "text",
		text
	};
}
function redactCassette(cassette, redactor) {
	const turns = cassette.turns.map((turn) => ({
		...turn,
		stdout: redactLines(turn.stdout, redactor),
		stderr: redactLines(turn.stderr, redactor)
	}));
	return redactDeep({
		...cassette,
		turns
	}, redactor);
}
function holdsSecret(cassette, redactor) {
	const streams = cassette.turns.flatMap((turn) => [turn.stdout, turn.stderr]);
	const turns = cassette.turns.map((turn) => ({
		...turn,
		stdout: [],
		stderr: []
	}));
	return streams.some((lines) => redactor.observed(lines.join("\n"))) || redactor.observed(JSON.stringify({
		...cassette,
		turns
	}));
}
function redactLines(lines, redactor) {
	return lines.length === 0 ? [] : redactor.redact(lines.join("\n")).split("\n");
}

// src/cassettes/record.ts
function record(options) {
	return async (call) => {
		const played = await options.live(call);
		if (played.kind !== "played") return played;
		const prepared = await prepareRecording(played.cassette, options);
		if (prepared.kind === "void") return prepared;
		await options.store.write(prepared.path, prepared.text);
		return {
			kind: "played",
			cassette: prepared.cassette,
			path: prepared.path
		};
	};
}
async function prepareRecording(cassette, options) {
	if (holdsSecret(cassette, options.redactor)) return {
		kind: "void",
		reason: "secret observed"
	};
	const redacted = redactCassette(cassette, options.redactor);
	const written = toCassetteText(redacted);
	if (written.kind === "refused") return {
		kind: "void",
		reason: written.reason
	};
	const path = await toCassettePath(redacted, written.text, options.storeFolder ?? ".skillcheck");
	const bytes = new TextEncoder().encode(written.text);
	const reading = await readCassette(path, {
		bytes,
		digest: await toContentDigest(bytes)
	});
	switch (reading.kind) {
		case "cassette": return {
			kind: "ready",
			cassette: reading.cassette,
			path,
			text: written.text
		};
		case "too-large": return {
			kind: "void",
			reason: TOO_MUCH_OUTPUT
		};
		case "unreadable":
		case "forged": return {
			kind: "void",
			reason: `cannot be kept: ${reading.reason}`
		};
	}
}

// src/engine/fixture-guard.ts
const DENIED = /* @__PURE__ */ new Set([
	".git",
	".claude",
	".mcp.json",
	".claude.json",
	"claude.md",
	"claude.local.md",
	".codex",
	"agents.md",
	"agents.override.md",
	".agents",
	".opencode",
	"opencode.json",
	".factory",
	".gemini",
	"gemini.md",
	".gitmodules",
	".ripgreprc",
	".husky",
	".npmrc",
	"bunfig.toml"
]);
function hasSegment(path, isWanted) {
	return path.split("/").some((segment) => isWanted(segment.toLowerCase()));
}
function guardFixture(files) {
	const isDenied = ({ path }) => hasSegment(path, (name) => name.startsWith(".env") || DENIED.has(name));
	return {
		kept: files.filter((file) => !isDenied(file)),
		held: files.filter(isDenied).map((file) => file.path)
	};
}
function findGitPath(paths) {
	return paths.find((path) => hasSegment(path, (name) => name === ".git")) ?? null;
}

// src/engine/kept-files.ts
function createKeeper() {
	let left = LIMITS.keptFilesBytes;
	return (file) => {
		const { text, ...facts } = file;
		if (text === void 0) return facts;
		if (file.size > LIMITS.keptFileBytes || file.size > left) return facts;
		left -= file.size;
		return file;
	};
}
function toChanges(before, after) {
	const earlier = new Map(before.map((file) => [file.path, file]));
	const later = new Set(after.map((file) => file.path));
	const changes = [];
	for (const file of after) {
		const old = earlier.get(file.path);
		if (old === void 0) changes.push({
			kind: "created",
			...file
		});
		else if (old.sha256 !== file.sha256 || old.mode !== file.mode) changes.push({
			kind: "modified",
			...file
		});
	}
	for (const file of before) if (!later.has(file.path)) changes.push({
		kind: "deleted",
		path: file.path
	});
	return changes.sort((a, b) => a.path < b.path ? -1 : 1);
}

// src/engine/live-settings.ts
function toSetupEnvironment(settings, folders) {
	return {
		...settings.machine.baseEnvironment,
		HOME: folders.home,
		TMPDIR: folders.temporary
	};
}
function toAgentPlace(settings, folders, model) {
	const { access, machine } = settings;
	return {
		home: folders.home,
		isRoot: machine.isRoot,
		model,
		access
	};
}
function toAgentEnvironment(settings, folders, model) {
	const { agent, variables } = settings;
	return {
		...toSetupEnvironment(settings, folders),
		...agent.settings,
		...variables,
		...agent.environment(toAgentPlace(settings, folders, model))
	};
}

// src/engine/next-message.ts
function nextAnswer(answers, handBack, used) {
	if (answers.kind === "none") return null;
	const open = answers.replies.map((_, index) => index).filter((index) => !used.has(index));
	if (answers.kind === "list") return open[0] ?? null;
	if (!asks(handBack)) return null;
	return open.find((index) => {
		const compiled = compilePattern(answers.replies[index]?.pattern ?? "", { ignoreCase: true });
		return compiled.ok && compiled.pattern.find(handBack) !== null;
	}) ?? null;
}
function toNextMessage(test, handBack, state) {
	const answer = nextAnswer(test.answers, handBack, state.used);
	if (answer !== null && test.answers.kind !== "none") {
		const reply = test.answers.replies[answer];
		const text = typeof reply === "string" ? reply : reply?.reply ?? "";
		const used = /* @__PURE__ */ new Set([...state.used, answer]);
		return {
			kind: "say",
			source: "answer",
			text,
			state: {
				...state,
				used
			}
		};
	}
	const prompt = test.prompts[state.nextPrompt];
	if (prompt === void 0) return { kind: "end" };
	return {
		kind: "say",
		source: "prompt",
		text: prompt,
		state: {
			...state,
			nextPrompt: state.nextPrompt + 1
		}
	};
}

// src/engine/preamble.ts
const PREAMBLES = /* @__PURE__ */ new Map([
	["none", ""],
	["unattended", "Nobody will answer questions during this task. Decide what a careful colleague would decide, carry the task out, and say at the end what you assumed."],
	["ask_and_stop", "Do not ask questions in the middle of the work. If you need an answer before you may go on, write the question as your final message and stop there."],
	["no_spend", "Nothing has been authorised that costs money or cannot be undone. If the task needs such a step, ask for it and stop."],
	["scripted", "Questions will be answered. When you have one, end your turn with it and wait for the answer."]
]);
function toFirstMessage(preamble, prompt) {
	const text = PREAMBLES.get(preamble) ?? preamble;
	return text === "" ? prompt : `${text}\n\n${prompt}`;
}

// src/engine/hold-conversation.ts
const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,199}$/;
async function holdConversation(workspace, call, settings) {
	const { test } = call;
	const deadline = settings.clock.now() + test.runTimeoutMs;
	const start = await workspace.snapshot();
	if (start.kind === "unreadable") return start;
	const keep = createKeeper();
	const files = start.files.map(keep);
	const progress = {
		turns: [],
		git: [],
		keep,
		before: start.files,
		reading: null,
		wasEnded: false
	};
	let message = {
		text: toFirstMessage(test.preamble, test.prompts[0] ?? ""),
		source: "prompt",
		state: {
			nextPrompt: 1,
			used: /* @__PURE__ */ new Set()
		}
	};
	let state = message.state;
	let hitMaxTurns = false;
	while (message !== null) {
		state = message.state;
		const leftMs = deadline - settings.clock.now();
		const failure = await playTurn(workspace, progress, {
			call,
			settings,
			message,
			leftMs
		});
		if (failure !== null) return failure;
		message = toReply(call, progress, state);
		if (message !== null && progress.turns.length >= test.maxTurns) {
			hitMaxTurns = true;
			message = null;
		}
		if (message !== null && toSession(progress) === null) return { reason: `${settings.agent.name} reported no session id to resume` };
	}
	return {
		turns: progress.turns,
		git: progress.git,
		files,
		servedModel: progress.reading?.model ?? null,
		unusedAnswers: countUnused(test.answers, state),
		hitMaxTurns
	};
}
function countUnused(answers, state) {
	return answers.kind === "none" ? 0 : answers.replies.length - state.used.size;
}
function toSession(progress) {
	const id = progress.reading?.sessionId ?? null;
	return id !== null && SESSION_ID.test(id) ? id : null;
}
function toReply(call, progress, state) {
	const { reading, wasEnded } = progress;
	if (wasEnded || reading === null || reading.outcome !== "completed") return null;
	const next = toNextMessage(call.test, reading.finalText ?? "", state);
	return next.kind === "say" ? next : null;
}
async function playTurn(workspace, progress, request) {
	const { settings, message } = request;
	const result = await startTurn(workspace, progress, request);
	if (result.kind === "failed") return result;
	if (result.unended.length > 0) return { reason: `could not be ended: ${result.unended.join(", ")}` };
	if (result.survivors.length > 0) settings.warn(`ended what the agent left running: ${result.survivors.join(", ")}`);
	const after = await workspace.snapshot();
	if (after.kind === "unreadable") return after;
	const git = await workspace.git();
	if (git.kind === "unreadable") return git;
	const changes = toChanges(progress.before, after.files).map((change) => change.kind === "deleted" ? change : {
		...progress.keep(change),
		kind: change.kind
	});
	progress.turns.push(toTurn(result, message, changes));
	progress.git.push(git.state);
	progress.reading = readTurn(settings.agent.stream, result, progress.reading);
	progress.wasEnded = result.ended !== "by-itself";
	progress.before = after.files;
	return null;
}
async function startTurn(workspace, progress, { call, settings, message, leftMs }) {
	if (leftMs <= 0) return toTimedOut(settings.clock.timestamp());
	const used = progress.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
	return workspace.run({
		command: settings.program,
		args: settings.agent.arguments({
			model: call.inputs.model,
			session: toSession(progress)
		}),
		environment: toAgentEnvironment(settings, workspace, call.inputs.model),
		stdin: message.text,
		timeoutMs: Math.min(call.test.timeoutMs, leftMs),
		outputBytes: Math.max(0, LIMITS.streamBytes - used)
	});
}
function toTimedOut(startedAt) {
	return {
		kind: "ended",
		exit: null,
		signal: null,
		ended: "timeout",
		stdout: "",
		stderr: "",
		startedAt,
		durationMs: 0,
		survivors: [],
		unended: []
	};
}
function toStreamBytes(lines) {
	return lines.reduce((bytes, line) => bytes + byteLength(line) + 1, 0);
}
function readTurn(reader, result, earlier) {
	return reader.read(toLines(result.stdout), {
		process: {
			exit: result.exit,
			signal: result.signal,
			timedOut: result.ended === "timeout"
		},
		stderr: result.stderr,
		after: earlier?.totals ?? null
	});
}
function toLines(text) {
	const lines = text.split("\n");
	if (lines.at(-1) === "") lines.pop();
	return lines;
}
function toTurn(result, message, changes) {
	return {
		user: message.text,
		source: message.source,
		stdout: toLines(result.stdout),
		stderr: toLines(result.stderr),
		exit: result.exit,
		signal: result.signal,
		ended: result.ended,
		started_at: result.startedAt,
		duration_ms: result.durationMs,
		changes
	};
}

// src/engine/live.ts
const AGENT_NAMES$1 = [
	".git",
	".skillcheck",
	".claude",
	".agents",
	".codex",
	".opencode",
	"opencode.json",
	".factory",
	".gemini"
];
const REASON_CHARACTERS = 500;
function toVoid(reason) {
	return {
		kind: "void",
		reason: line(reason, REASON_CHARACTERS)
	};
}
function live(given) {
	const settings = {
		...given,
		warn: (text) => given.warn(line(text, REASON_CHARACTERS))
	};
	return async (call) => {
		const refusal = toRefusal(call);
		if (refusal !== null) return toVoid(refusal);
		const opened = await settings.machine.open(await toPlan(call, settings));
		if (opened.kind === "failed") return toVoid(opened.reason);
		try {
			return await playIn(opened.workspace, call, settings);
		} finally {
			const problem = await opened.workspace.close();
			if (problem !== null) settings.warn(problem);
		}
	};
}
function toRefusal(call) {
	const { name } = call.skill;
	if (!/^[^/\\\0]{1,255}$/.test(name) || name.startsWith(".")) return `the skill cannot be installed: ${JSON.stringify(name)} is no name of a folder`;
	const path = findGitPath(call.test.workspace.files.map(([file]) => file));
	return path === null ? null : `workspace.files may not write ${path}: .git is made by skillcheck`;
}
async function toPlan(call, settings) {
	const material = await call.material();
	const { kept, held } = guardFixture(material.from);
	if (held.length > 0) settings.warn(`not copied into the workspace: ${held.join(", ")} (they configure an agent)`);
	return (folders) => ({
		from: kept,
		files: call.test.workspace.files,
		setup: call.test.workspace.setup,
		skill: {
			folder: `${settings.agent.skillFolder}/${call.skill.name}`,
			files: material.skill
		},
		homeFiles: settings.agent.homeFiles(toAgentPlace(settings, folders, call.inputs.model)),
		agentNames: AGENT_NAMES$1,
		parentFiles: settings.agent.parentFiles,
		environment: toSetupEnvironment(settings, folders),
		setupTimeoutMs: call.test.timeoutMs,
		isolation: settings.isolation
	});
}
async function playIn(workspace, call, settings) {
	const held = await holdConversation(workspace, call, settings);
	if ("reason" in held) return toVoid(held.reason);
	return {
		kind: "played",
		cassette: toCassette(workspace, call, {
			settings,
			held
		}),
		path: null
	};
}
function toFileMode(mode) {
	if (mode === "160000") throw new Error("a submodule among the files of a skill");
	return mode;
}
function toCassette(workspace, call, run) {
	const { settings, held } = run;
	return {
		format: 1,
		key: call.runKey.key,
		fields: call.runKey.fields,
		skill: {
			name: call.skill.name,
			folder: call.skill.folder,
			digest: call.skill.digest,
			files: call.skill.files.map(({ path, mode, sha256 }) => ({
				path,
				mode: toFileMode(mode),
				sha256
			}))
		},
		test: call.test.name,
		agent: {
			name: settings.agent.name,
			version: settings.agentVersion,
			model: call.inputs.model
		},
		served_model: held.servedModel,
		...settings.modelServer === null ? {} : { model_server: settings.modelServer },
		isolation: settings.isolation.kind,
		arm: call.arm,
		recorded_at: settings.clock.timestamp(),
		recorded_by: {
			skillcheck: settings.skillcheckVersion,
			node: settings.machine.nodeVersion,
			os: settings.machine.platform
		},
		batch: {
			id: call.batch.id,
			started_at: call.batch.startedAt
		},
		paths: {
			workspace: workspace.workspace,
			home: workspace.home
		},
		conversation: {
			unused_answers: held.unusedAnswers,
			hit_max_turns: held.hitMaxTurns
		},
		turns: [...held.turns],
		files: [...held.files],
		git: held.git.map(({ branch, commits }) => ({
			branch,
			commits: commits.map((commit) => ({
				...commit,
				paths: [...commit.paths]
			}))
		}))
	};
}

// src/app/read-material.ts
async function readMaterial(files, folder, only) {
	const wanted = only === null ? null : new Set(only);
	const material = [];
	for (const entry of await files.list()) {
		if (!isInside(folder, entry.path)) continue;
		const path = relativeTo(folder, entry.path);
		if (wanted !== null && !wanted.has(path)) continue;
		const content = await files.read(entry.path, LIMITS.skillBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) throw new UsageError(`${entry.path}: ${read.what}: ${read.remedy}`);
		material.push({
			path,
			mode: entry.mode,
			bytes: read.bytes
		});
	}
	return material;
}

// src/app/require-provider.ts
function requireProvider({ agent, model, test }) {
	const provider = findAgent(agent)?.provider(model) ?? null;
	if (provider !== null) return provider;
	const asked = model === "" ? "names none" : `names ${model}`;
	throw new UsageError(`${test.name}: ${agent} needs a model of its own form, and the test ${asked}: write model: { ${agent}: ${EXAMPLES.get(agent) ?? "name"} }`);
}
const EXAMPLES = /* @__PURE__ */ new Map([["opencode", "anthropic/claude-haiku-4-5"], ["droid", "claude-haiku-4-5"]]);

// src/app/record-skills.ts
async function recordSkills(request) {
	const planned = await planRuns(request);
	await request.beforeRuns();
	const runs = [];
	const toResult = (overBudget) => ({
		runs,
		planned: planned.length,
		spentUsd: sumKnown(runs.map(toCost)),
		countedUsd: toCounted(runs),
		overBudget
	});
	const store = request.root.store(request.config.store);
	for (const one of planned) {
		const next = Math.max(0, ...runs.map((run) => toCost(run) ?? 0));
		if (toCounted(runs) + next > request.maxCostUsd) return toResult(true);
		const run = await recordOne(one, store);
		if (run.kind === "void" && request.desk.machine.isClosed()) break;
		runs.push(run);
		request.onRun(run);
	}
	return toResult(false);
}
function toCost(run) {
	return run.kind === "recorded" ? run.costUsd : null;
}
function toCounted(runs) {
	const dearest = Math.max(0, ...runs.map((run) => toCost(run) ?? 0));
	return runs.reduce((sum, run) => sum + (toCost(run) ?? dearest), 0);
}
function requireNextTurn({ test, agent }) {
	if ((test.prompts.length > 1 || test.answers.kind !== "none") && findAgent(agent)?.capabilities.nextTurn === false) throw new UsageError(`${test.name}: ${agent} cannot go on with a session, and the test has several turns`);
}
async function planRuns(request) {
	const plays = /* @__PURE__ */ new Map();
	const planned = [];
	for (const subject of request.subjects) {
		requireNextTurn(subject);
		const provider = requireProvider(subject);
		const name = `${subject.agent} ${provider.name} ${provider.protocol}`;
		const play = plays.get(name) ?? await readyPlay(request, subject.agent, provider);
		plays.set(name, play);
		const call = await toCall(subject, request);
		const samples = request.samples ?? subject.test.samples;
		for (let sample = 1; sample <= samples; sample += 1) planned.push({
			subject,
			play,
			call: {
				...call,
				sample
			}
		});
	}
	return planned;
}
async function readyPlay(request, agent, provider) {
	const program = request.programs.get(agent);
	if (program === void 0) throw new Error(`no program was looked for: ${agent}`);
	return openPlay(request, await readyAgent(request.desk, request.config, {
		...program,
		provider
	}));
}
function openPlay(request, ready) {
	const { desk, root, config } = request;
	return record({
		live: live({
			agent: ready.agent,
			machine: desk.machine,
			clock: desk.clock,
			program: ready.program,
			agentVersion: ready.version,
			access: ready.access,
			variables: ready.variables,
			modelServer: ready.modelServer,
			isolation: { kind: "none" },
			skillcheckVersion: desk.version,
			warn: desk.log
		}),
		store: root.store(config.store),
		redactor: createRedactor(ready.secrets),
		storeFolder: config.store
	});
}
async function toCall(subject, request) {
	const { unit, test, skill } = subject;
	const run = await toKeyedRun(subject, unit.files, { agentSettings: (agent) => request.config.agentSettings.get(agent) });
	if (run.kind === "no-key") throw new UsageError(toProblemLine(run.problem));
	return {
		test,
		skill,
		inputs: run.inputs,
		runKey: run.runKey,
		arm: "skill",
		batch: request.batch,
		material: () => materialOf(unit, subject, test.workspace.from)
	};
}
async function materialOf(unit, subject, from) {
	return {
		skill: await readMaterial(unit.files, unit.folder, subject.skill.files.map(({ path }) => path)),
		from: from === null ? [] : await readMaterial(unit.files, from, null)
	};
}
async function recordOne({ play, call, subject }, store) {
	const played = await play(call);
	const { sample } = call;
	if (played.kind === "void") return {
		kind: "void",
		subject,
		sample,
		reason: played.reason
	};
	if (played.kind === "missing" || played.path === null) return {
		kind: "void",
		subject,
		sample,
		reason: "nothing was recorded"
	};
	const written = await store.read(played.path);
	const run = readRun(played.cassette);
	return {
		kind: "recorded",
		subject,
		sample,
		path: played.path,
		bytes: written.kind === "file" ? written.bytes.length : 0,
		outcome: run.errorKind === null ? run.outcome : `${run.outcome} (${run.errorKind})`,
		costUsd: run.costUsd
	};
}

// src/app/verbs/record.ts
const DEFAULT_MAX_COST_USD = 5;
const WARN_STORE_BYTES = 52428800;
const LINE_CHARACTERS = 500;
const AGENT_NAMES = AGENTS.map(({ name }) => name).join(", ");
var record_default = defineVerb({
	name: "record",
	summary: "run the real agent CLI and keep the recordings",
	positionals: "[folder…]",
	options: {
		...SELECTION_OPTIONS,
		isolation: {
			type: "string",
			help: "none: the agent runs without a cage (the cage comes later)"
		},
		"max-cost": {
			type: "string",
			help: "US dollars for this command, 5 unless set"
		},
		yes: {
			type: "boolean",
			help: "do not ask before money is spent"
		}
	},
	run: async (call, desk) => {
		const maxCostUsd = readMoney(call, "max-cost") ?? DEFAULT_MAX_COST_USD;
		const samples = readSamples(call);
		const plans = await planRoots(call, desk);
		const tests = plans.flatMap(({ subjects }) => subjects.map(({ test }) => test));
		await consent(call, desk, {
			runs: tests.reduce((sum, test) => sum + (samples ?? test.samples), 0),
			maxCostUsd,
			programs: plans.flatMap(({ programs }) => [...programs.values()])
		});
		const batch = {
			id: newBatchId(),
			startedAt: desk.clock.timestamp()
		};
		const results = [];
		for (const { root, config, subjects, programs } of plans) {
			const done = results.reduce((sum, { countedUsd }) => sum + countedUsd, 0);
			results.push(await recordSkills({
				desk,
				root,
				config,
				subjects,
				programs,
				samples,
				maxCostUsd: maxCostUsd - done,
				batch,
				beforeRuns: () => prepareStore(desk, root, config),
				onRun: (run) => desk.log(line(toLine(run), LINE_CHARACTERS))
			}));
		}
		await warnOfSize(desk, plans);
		return toOutcome(results);
	}
});
async function prepareStore(desk, root, config) {
	if (await ensureAttributes(desk, root, config.store)) desk.log(`added to ${root.label}/.gitattributes: recordings are no text to git`);
}
function newBatchId() {
	return crypto.randomUUID();
}
async function planRoots(call, desk) {
	const other = readAgents(call)?.find((agent) => findAgent(agent) === void 0);
	if (other !== void 0) throw new UsageError(`--agent ${other}: no agent of that name; ${AGENT_NAMES} can record`);
	const paths = call.positionals.length === 0 ? ["."] : call.positionals;
	const plans = [];
	for (const root of await desk.openRoots(paths)) {
		const { config, problems } = await readRootConfig(root.files, null);
		refuseProblems(root, problems);
		requireIsolation(call, config);
		const subjects = await findSubjects(call, desk, {
			root,
			config
		});
		const programs = await findPrograms$1(desk, {
			root,
			config
		}, subjects);
		plans.push({
			root,
			config,
			subjects,
			programs
		});
	}
	if (plans.every(({ subjects }) => subjects.length === 0)) throw new UsageError(`nothing to record at ${paths.join(", ")}: no suite, or no test matches`);
	return plans.filter(({ subjects }) => subjects.length > 0);
}
async function findPrograms$1(desk, place, subjects) {
	const programs = /* @__PURE__ */ new Map();
	for (const agent of new Set(subjects.map((subject) => subject.agent))) {
		const own = subjects.filter((subject) => subject.agent === agent);
		const providers = [...new Set(own.map(requireProvider))];
		programs.set(agent, {
			...await findAgentProgram(desk, place, agent),
			providers
		});
	}
	return programs;
}
function requireIsolation(call, config) {
	const wanted = call.text("isolation") ?? config.isolation;
	if (wanted !== "none") throw new UsageError(`--isolation ${wanted}: this version has no cage yet; write --isolation none to run the agent beside everything else on this machine`);
}
async function findSubjects(call, desk, { root, config }) {
	const side = await openSide(root.files, toIncludes(root));
	await requireNames(desk, root, side);
	const subjects = [];
	for (const folder of side.places.folders) {
		const unit = await readSkillUnit(side, folder);
		refuseProblems(root, unit.problems);
		const selection = {
			agents: readAgents(call),
			filter: readFilter(call),
			defaultAgents: () => config.agents ?? ["claude"]
		};
		const isWanted = selectTests(unit, config, selection).length > 0;
		if (unit.unread !== null && isWanted) refuseProblems(root, [unit.unread.problem]);
		subjects.push(...selectSubjects(unit, config, selection));
	}
	return subjects.filter(({ test }) => test.checks.length > 0);
}
function toLine(run) {
	const name = `${run.subject.skill.name} › ${run.subject.test.name}, ${run.subject.agent}, sample ${run.sample}`;
	if (run.kind === "void") return `✗ ${name}: nothing kept: ${run.reason}`;
	const cost = run.costUsd === null ? "cost unknown" : `$${run.costUsd.toFixed(4)}`;
	return `${run.outcome === "completed" ? "✓" : "!"} ${name}: ${run.outcome}, ${cost}, no cage, ${run.path}`;
}
async function warnOfSize(desk, plans) {
	for (const { root, config } of plans) {
		const [fresh] = await desk.openRoots([root.path]);
		const bytes = (await fresh?.files.list() ?? []).filter(({ path }) => isInside(config.store, path)).reduce((sum, { size }) => sum + size, 0);
		if (bytes > WARN_STORE_BYTES) desk.log(`the recordings hold ${Math.round(bytes / 1024 / 1024)} MiB; skillcheck cassettes prune drops what nothing reaches`);
	}
}
function toOutcome(results) {
	const runs = results.flatMap((result) => result.runs);
	const kept = runs.filter((run) => run.kind === "recorded");
	const added = kept.reduce((sum, { bytes }) => sum + bytes, 0);
	const overBudget = results.some((result) => result.overBudget);
	const bad = runs.some((run) => run.kind === "void" || run.outcome !== "completed");
	const spent = results.some(({ spentUsd }) => spentUsd === null) ? null : results.reduce((sum, { spentUsd }) => sum + (spentUsd ?? 0), 0);
	const planned = results.reduce((sum, result) => sum + result.planned, 0);
	const price = median(kept.map(({ costUsd }) => costUsd));
	return {
		kind: "document",
		exitCode: overBudget ? 5 : bad ? 3 : 0,
		document: {
			version: 1,
			isolation: "none",
			plannedRuns: planned,
			spentUsd: spent,
			addedBytes: added,
			runs: runs.map(toRunDocument)
		},
		text: [
			`${kept.length} of ${planned} runs recorded, ${Math.ceil(added / 1024)} KiB added, no cage`,
			`spent ${spent === null ? "unknown" : `$${spent.toFixed(4)}`}${price === null ? "" : `, $${price.toFixed(4)} a run`}`,
			...overBudget ? [toUnmade(planned - runs.length)] : []
		].join("\n")
	};
}
function toUnmade(count) {
	return `the money ended: ${count} ${count === 1 ? "run was" : "runs were"} not made; --max-cost raises it`;
}
function toRunDocument(run) {
	const { skill, test, agent, model } = run.subject;
	const of = {
		skill: skill.folder,
		test: test.name,
		agent,
		model,
		sample: run.sample
	};
	return run.kind === "void" ? {
		...of,
		recording: null,
		outcome: "void",
		reason: run.reason,
		costUsd: null
	} : {
		...of,
		recording: run.path,
		outcome: run.outcome,
		reason: null,
		costUsd: run.costUsd
	};
}

// src/app/verbs/test.ts
const RUNNING = [
	"live",
	"auto",
	"record",
	"off"
];
var test_default = defineVerb({
	name: "test",
	summary: "replay recordings and evaluate every check afresh; costs nothing",
	positionals: "[folder…]",
	options: {
		...SELECTION_OPTIONS,
		...BASE_OPTIONS,
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
			help: "replay (the default)"
		},
		replay: {
			type: "string",
			alone: "replay",
			help: "the same as --mode replay"
		},
		live: {
			type: "boolean",
			help: "not in this version: skillcheck record makes new runs"
		}
	},
	run: async (call, desk) => {
		requireReplay(call);
		desk.evaluate.start();
		return {
			kind: "report",
			report: await checkRoots(desk, call, {
				mode: "replay",
				selection: {
					agents: readAgents(call),
					filter: readFilter(call)
				},
				samples: readSamples(call),
				minPassRate: readMinPassRate(call),
				failOn: readFailOn(call)
			}),
			document: null
		};
	}
});
function requireReplay(call) {
	const [mode, replay] = [call.text("mode"), call.text("replay")];
	const written = [
		...mode === null ? [] : [[mode, `--mode ${mode}`]],
		...replay === null ? [] : [[replay, `--replay=${replay}`]],
		...call.flag("live") ? [["live", "--live"]] : []
	];
	for (const [wanted, words] of written) {
		if (wanted === "replay") continue;
		throw new UsageError(RUNNING.includes(wanted) ? `${words}: this version replays; record new runs with skillcheck record` : `${words}: there is no such mode; write replay`);
	}
}

// src/app/verbs/index.ts
const VERBS = [
	lint_default,
	test_default,
	record_default,
	cassettes_default,
	new_test_default,
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
	"MAX_COST"
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
	"github"
];
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
	try {
		const whole = withAlone(args, how.options);
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
function withAlone(args, options) {
	const end = args.includes("--") ? args.indexOf("--") : args.length;
	return args.map((arg, at) => {
		const value = arg.startsWith("--") && at < end ? options[arg.slice(2)]?.alone : void 0;
		return value === void 0 ? arg : `${arg}=${value}`;
	});
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
function toAnswer(outcome, formats, desk) {
	const drawn = formats.filter(({ isExtra }) => isExtra !== true || outcome.kind === "report").map(({ name, file }) => ({
		file,
		text: draw(outcome, name, desk)
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
function draw(outcome, format, desk) {
	const json = outcome.document;
	if (format === "json" && json !== null) {
		if (outcome.kind === "report") logProblems(outcome.report, desk);
		return `${toJson(json)}\n`;
	}
	if (outcome.kind === "document") return `${outcome.text.trimEnd()}\n`;
	const renderer = findRenderer(format);
	if (renderer === void 0) throw new Error(`no renderer ${format}`);
	return renderer.render(outcome.report, toContext(desk));
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
		return readFolder$1(join(root, folder));
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
			entries ??= listFolder$1(root);
			return entries;
		},
		read: async (path, limit) => readRealFile(root, path, limit)
	};
}
async function listFolder$1(root) {
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
function toStaged(record) {
	const tab = record.indexOf(9);
	const mode = new TextDecoder().decode(record.subarray(0, 6));
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

// src/host/own-files.ts
function findNested(entries) {
	const folders = entries.map(({ path }) => path).filter((path) => SETTINGS_NAMES.includes(lastSegment(path)) && !isForeignFolder(path)).map(parentFolder);
	return [...new Set(folders)].filter((folder) => folder !== ".").sort();
}
function toOwnFiles(files) {
	let listed = null;
	const own = () => {
		listed ??= findOwn(files);
		return listed;
	};
	const { holds } = files;
	return {
		list: async () => (await own()).entries,
		read: async (path, limit) => (await own()).has(path) ? files.read(path, limit) : { kind: "missing" },
		...holds && { holds: async (path, bytes) => (await own()).has(path) && holds(path, bytes) }
	};
}
function toOwnTrees(git) {
	return {
		...git,
		tree: (commit) => toOwnFiles(git.tree(commit))
	};
}
async function findOwn(files) {
	const all = await files.list();
	const nested = findNested(all);
	const has = (path) => !nested.some((folder) => isInside(folder, path));
	return {
		entries: nested.length === 0 ? all : all.filter(({ path }) => has(path)),
		has
	};
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
function toFolder$1(named) {
	try {
		const real = realpathSync(named);
		const found = statSync(real);
		if (found.isDirectory()) return real;
		if (found.isFile()) return path.dirname(real);
	} catch (error) {
		if (isGone(error)) throw new UsageError(`${named}: there is no such file or folder`);
		throw toClosedFolder(named, error);
	}
	throw new UsageError(`${named}: is neither a file nor a folder; name a folder`);
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
		const folder = toFolder$1(named);
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
	const top = realpathSync(await findWorkTree(folder) ?? folder);
	return [
		program,
		path.join(realpathSync(path.dirname(program)), path.basename(program)),
		realpathSync(program)
	].some((place) => isAtOrBelow(top, place));
}
function isAtOrBelow(top, place) {
	const relative = path.relative(top, place);
	return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
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

// src/host/cage/find-bubblewrap.ts
function findBubblewrap(searchPath) {
	return (searchPath ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one)).map((folder) => path.join(folder, "bwrap")).find(isExecutable$1) ?? null;
}
function isExecutable$1(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

// src/model/machine.ts
const MODEL_PORT = 8787;

// src/host/cage/cage-plan.ts
const OWN_FOLDER = "/run/skillcheck";
const RELAY_PATH = `${OWN_FOLDER}/relay.js`;
const HOME_SOURCE = `${OWN_FOLDER}/home`;

// src/host/descendants.ts
function readText(path) {
	try {
		return readFileSync(path, "latin1");
	} catch {
		return "";
	}
}
function readRow(pid) {
	const stat = readText(`/proc/${pid}/stat`);
	const close = stat.lastIndexOf(")");
	if (close < 0) return null;
	const command = stat.slice(stat.indexOf("(") + 1, close);
	const fields = stat.slice(close + 2).split(" ");
	const [state = "", parent = ""] = fields;
	const start = fields[19] ?? "";
	return "ZXx".includes(state) ? null : {
		pid,
		command,
		parent: Number(parent),
		start
	};
}
function readRows() {
	try {
		return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((name) => readRow(Number(name))).filter((row) => row !== null);
	} catch {
		return null;
	}
}
const toIdentity = ({ pid, start }) => `${pid}/${start}`;
function followDescendants(root, marker) {
	const known = /* @__PURE__ */ new Map();
	const foreign = /* @__PURE__ */ new Set();
	const first = readRow(root);
	if (first !== null) known.set(toIdentity(first), first);
	const readMark = (row) => {
		if (marker === null) return "unknown";
		const environment = readText(`/proc/${row.pid}/environ`);
		if (environment.split("\0").includes(marker)) return "marked";
		return environment === "" ? "unknown" : "foreign";
	};
	const learn = (rows) => {
		const marks = rows.filter((row) => !foreign.has(toIdentity(row)) && !known.has(toIdentity(row))).map((row) => ({
			row,
			id: toIdentity(row),
			mark: readMark(row)
		}));
		for (const { row, id, mark } of marks) if (mark === "marked") known.set(id, row);
		addChildren(rows, known);
		for (const { id, mark } of marks) if (mark === "foreign" && !known.has(id)) foreign.add(id);
	};
	const list = () => {
		const rows = readRows()?.filter((row) => row.pid !== process.pid) ?? null;
		if (rows === null) return null;
		learn(rows);
		return rows.filter((row) => known.has(toIdentity(row)));
	};
	return {
		list,
		signal: (target, name) => {
			if (target.pid === process.pid || readRow(target.pid)?.start !== target.start) return;
			try {
				process.kill(target.pid, name);
			} catch {}
		}
	};
}
function addChildren(rows, known) {
	const parents = new Set(rows.filter((row) => known.has(toIdentity(row))).map((row) => row.pid));
	for (let grown = true; grown;) {
		grown = false;
		for (const row of rows) {
			if (!parents.has(row.parent) || known.has(toIdentity(row))) continue;
			known.set(toIdentity(row), row);
			parents.add(row.pid);
			grown = true;
		}
	}
}

// src/host/find-excess.ts
function findExcess(processes) {
	if (processes.length > LIMITS.runProcesses) return `ran more than ${LIMITS.runProcesses} processes at a time`;
	return processes.reduce((sum, { pid }) => sum + readMemory(pid), 0) > LIMITS.runMemoryBytes ? `took more than ${LIMITS.runMemoryBytes / 1024 ** 3} GiB of memory` : null;
}
function readMemory(pid) {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "latin1");
		return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
	} catch {
		return 0;
	}
}

// src/host/cage/to-cage-arguments.ts
const TMPFS_BYTES = 536870912;
const FILE_BLOCKS = 2097152;
const SYSTEM_FOLDERS = [
	"/usr",
	"/bin",
	"/sbin",
	"/lib",
	"/lib32",
	"/lib64",
	"/libx32"
];
const ETC = [
	"alternatives",
	"bash.bashrc",
	"ca-certificates",
	"ca-certificates.conf",
	"group",
	"ld.so.cache",
	"ld.so.conf",
	"ld.so.conf.d",
	"locale.alias",
	"localtime",
	"login.defs",
	"magic",
	"mime.types",
	"nsswitch.conf",
	"os-release",
	"passwd",
	"pki",
	"profile",
	"profile.d",
	"ssl",
	"timezone"
].map((name) => `/etc/${name}`);
const NAMESPACES = [
	"--unshare-user",
	"--unshare-pid",
	"--unshare-ipc",
	"--unshare-net",
	"--unshare-uts",
	"--unshare-cgroup-try",
	"--die-with-parent",
	"--new-session"
];
const toBind = ({ from, to = from, access }) => [
	access === "write" ? "--bind" : "--ro-bind",
	from,
	to
];
const toTmpfs = (path) => [
	"--size",
	String(TMPFS_BYTES),
	"--perms",
	"0700",
	"--tmpfs",
	path
];
function toCageArguments(plan, programs) {
	const own = [
		{
			from: programs.relay,
			to: RELAY_PATH,
			access: "read"
		},
		{
			from: plan.home.from,
			to: HOME_SOURCE,
			access: "read"
		},
		{
			from: plan.workspace,
			access: "write"
		},
		{
			from: plan.ioFolder,
			access: "write"
		}
	];
	return [
		...NAMESPACES,
		"--clearenv",
		...SYSTEM_FOLDERS.flatMap((folder) => [
			"--ro-bind-try",
			folder,
			folder
		]),
		...ETC.flatMap((file) => [
			"--ro-bind-try",
			file,
			file
		]),
		"--proc",
		"/proc",
		"--dev",
		"/dev",
		...toTmpfs("/tmp"),
		...toTmpfs(plan.home.path),
		...toTmpfs(plan.temporary),
		...toTmpfs("/dev/shm"),
		...[...plan.binds, ...own].flatMap(toBind),
		"--remount-ro",
		"/dev",
		"--remount-ro",
		"/",
		"--chdir",
		plan.workspace,
		"--",
		"/bin/sh",
		"-c",
		`ulimit -f ${FILE_BLOCKS} && exec "$0" "$@"`,
		programs.node,
		RELAY_PATH
	];
}

// src/host/cage/open-cage.ts
const GRACE_MS$1 = 5e3;
const ANSWER_MS = 15e3;
const WORDS = 500;
async function openCage(bubblewrap, plan, programs) {
	const child = spawn(bubblewrap, toCageArguments(plan, programs), {
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	let words = "";
	child.stderr.setEncoding("utf8").on("data", (text) => {
		words = `${words}${text}`.slice(0, WORDS);
	});
	child.stdin.on("error", () => void 0);
	const line = listen$1(child);
	const { forward } = plan;
	send(child, {
		kind: "open",
		forward,
		home: {
			from: HOME_SOURCE,
			to: plan.home.path
		}
	});
	if ((await line.next(({ kind }) => kind === "ready", ANSWER_MS))?.kind === "ready" && child.pid !== void 0) return {
		kind: "open",
		cage: toCage(child, child.pid, line)
	};
	child.kill("SIGKILL");
	await line.gone;
	return {
		kind: "failed",
		reason: words.trim() || "bubblewrap gave no answer"
	};
}
function send(child, order) {
	child.stdin.write(`${JSON.stringify(order)}\n`);
}
function listen$1(child) {
	const waiting = /* @__PURE__ */ new Set();
	let isGone = false;
	const tell = (answer) => {
		for (const hear of [...waiting]) hear(answer);
	};
	createInterface({ input: child.stdout }).on("line", (text) => {
		const answer = readAnswer(text);
		if (answer !== null) tell(answer);
	});
	const gone = new Promise((resolve) => {
		const end = () => {
			isGone = true;
			tell(null);
			resolve();
		};
		child.once("error", end);
		child.once("close", end);
	});
	const next = (fits, limitMs) => {
		if (isGone) return Promise.resolve(null);
		return new Promise((resolve) => {
			const settle = (answer) => {
				clearTimeout(timer);
				waiting.delete(hear);
				resolve(answer);
			};
			const hear = (answer) => {
				if (answer === null || fits(answer)) settle(answer);
			};
			const timer = limitMs === void 0 ? void 0 : setTimeout(() => settle(null), limitMs);
			waiting.add(hear);
		});
	};
	return {
		next,
		gone,
		isGone: () => isGone
	};
}
function readAnswer(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && "kind" in value ? value : null;
	} catch {
		return null;
	}
}
const KILLED = {
	exit: null,
	signal: "SIGKILL"
};
function toCage(child, pid, line) {
	const inside = followDescendants(pid, null);
	const look = () => findExcess(inside.list() ?? []);
	const end = async () => {
		const answer = line.next(({ kind }) => kind === "ended", 2e4);
		send(child, {
			kind: "end",
			graceMs: GRACE_MS$1
		});
		const ended = await answer;
		if (ended?.kind === "ended") return {
			ended: ended.ended,
			left: ended.left
		};
		child.kill("SIGKILL");
		await line.gone;
		return {
			ended: [],
			left: []
		};
	};
	const start = async (call, streams, id) => {
		if (line.isGone()) return {
			kind: "failed",
			reason: toReason(call, "the cage has ended")
		};
		const exited = line.next((answer) => answer.kind === "exited" && answer.id === id);
		const started = line.next((answer) => (answer.kind === "started" || answer.kind === "failed") && answer.id === id);
		send(child, toOrder(call, streams, id));
		const answer = await started;
		if (answer?.kind === "failed") return {
			kind: "failed",
			reason: toReason(call, answer.reason)
		};
		const toExit = (last) => last?.kind === "exited" ? {
			exit: last.exit,
			signal: last.signal
		} : KILLED;
		return {
			kind: "started",
			process: {
				exited: exited.then(toExit),
				look,
				end
			}
		};
	};
	const close = async () => {
		child.kill("SIGKILL");
		await line.gone;
	};
	return {
		start,
		pid,
		close
	};
}
function toReason({ command }, words) {
	return `${command} could not be started: ${words}`;
}
function toOrder(call, streams, id) {
	const { command, args, folder, environment } = call;
	const { stdin, stdout, stderr } = streams;
	return {
		kind: "start",
		id,
		command,
		args,
		folder,
		environment,
		stdin: stdin.path,
		stdout: stdout.path,
		stderr: stderr.path
	};
}

// src/host/cage/to-program-binds.ts
const SYSTEM = /^\/(?:usr|bin|sbin|lib\w*)\//;
function toProgramBinds(programs) {
	const folders = programs.map((program) => toFolder(realpathSync(program)));
	return [...new Set(folders)].filter((folder) => !SYSTEM.test(`${folder}/`)).map((from) => ({
		from,
		access: "read"
	}));
}
function toFolder(file) {
	const segments = file.split("/");
	const at = segments.indexOf("node_modules");
	return at < 0 ? path.dirname(file) : segments.slice(0, at + 1).join("/");
}

// src/host/cage/open-run-cage.ts
const MODEL_SOCKET = `${OWN_FOLDER}/model.sock`;
async function openRunCage(machine, folders, isolation) {
	const { bubblewrap, programs } = machine;
	if (bubblewrap === null) return {
		kind: "failed",
		reason: "there is no bwrap on PATH"
	};
	const { modelSocket } = isolation;
	const { home, temporary, workspace, io } = folders;
	return openCage(bubblewrap, {
		home: {
			path: home,
			from: home
		},
		temporary,
		workspace,
		ioFolder: io,
		binds: [...toProgramBinds([programs.node, ...isolation.programs]), ...modelSocket === null ? [] : [{
			from: modelSocket,
			to: MODEL_SOCKET,
			access: "write"
		}]],
		forward: modelSocket === null ? null : {
			port: MODEL_PORT,
			socket: MODEL_SOCKET
		}
	}, programs);
}

// src/host/remove-tree.ts
async function unlock(folder) {
	if ((await lstat(folder).catch(() => null))?.isDirectory() !== true) return;
	await chmod(folder, 448).catch(() => void 0);
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) if (entry.isDirectory()) await unlock(path.join(folder, entry.name));
}
async function removeTree(folder) {
	const remove = () => rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 3
	});
	try {
		await remove();
		return null;
	} catch {
		await unlock(folder);
	}
	try {
		await remove();
		return null;
	} catch (error) {
		return `${folder} could not be removed: ${error instanceof Error ? error.message : String(error)}`;
	}
}

// src/host/run-process.ts
const WATCH_MS = 100;
const STDERR_BYTES = 262144;
const STDERR_LIMIT_BYTES = 4194304;
const EXIT_MS = 1e3;
function openStreams(folder, id, stdin) {
	const open = (name, flags) => {
		const place = path.join(folder, `${id}.${name}`);
		return {
			path: place,
			descriptor: openSync(place, flags, 384)
		};
	};
	writeFileSync(path.join(folder, `${id}.in`), stdin, { mode: 384 });
	return {
		stdin: open("in", "r"),
		stdout: open("out", "wx+"),
		stderr: open("err", "wx+")
	};
}
function isOver(streams, outputBytes) {
	return fstatSync(streams.stdout.descriptor).size > outputBytes || fstatSync(streams.stderr.descriptor).size > STDERR_LIMIT_BYTES;
}
async function watch(run, streams, limits) {
	const deadline = performance.now() + limits.timeoutMs;
	let hasExited = false;
	const exited = run.exited.then(() => {
		hasExited = true;
	});
	for (;;) {
		if (limits.interrupted.aborted) return {
			kind: "given-up",
			reason: "interrupted"
		};
		if (hasExited) return { kind: "by-itself" };
		if (isOver(streams, limits.outputBytes)) return { kind: "output" };
		const left = deadline - performance.now();
		if (left <= 0) return { kind: "timeout" };
		const excess = run.look();
		if (excess !== null) return {
			kind: "given-up",
			reason: `was ended: it ${excess}`
		};
		await waitAtMost(Math.min(WATCH_MS, left), exited);
	}
}
async function waitAtMost(milliseconds, promise) {
	const stop = new AbortController();
	const timer = setTimeout$1(milliseconds, void 0, { signal: stop.signal });
	await Promise.race([promise, timer]);
	stop.abort();
	await timer.catch(() => void 0);
}
function readStart({ descriptor }, limit) {
	const bytes = Buffer.alloc(Math.min(limit, fstatSync(descriptor).size));
	let length = 0;
	while (length < bytes.length) {
		const count = readSync(descriptor, bytes, length, bytes.length - length, length);
		if (count === 0) break;
		length += count;
	}
	const isCut = fstatSync(descriptor).size > limit;
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, length), { stream: isCut });
}
async function runProcess(call, place) {
	if (place.interrupted.aborted) return {
		kind: "failed",
		reason: "interrupted"
	};
	const id = randomUUID();
	const streams = openStreams(place.ioFolder, id, call.stdin);
	try {
		return await runWith(streams, call, {
			id,
			place
		});
	} finally {
		for (const { descriptor } of [
			streams.stdin,
			streams.stdout,
			streams.stderr
		]) closeSync(descriptor);
	}
}
async function runWith(streams, call, { id, place }) {
	const startedAt = /* @__PURE__ */ new Date();
	const began = performance.now();
	const { start, interrupted } = place;
	const started = await start(call, streams, id);
	if (started.kind === "failed") return started;
	const { exited } = started.process;
	const { timeoutMs, outputBytes } = call;
	const limits = {
		timeoutMs,
		outputBytes,
		interrupted
	};
	const ended = await watch(started.process, streams, limits);
	const durationMs = Math.round(performance.now() - began);
	const end = await started.process.end();
	if (ended.kind === "given-up") return {
		kind: "failed",
		reason: ended.reason
	};
	let exit = {
		exit: null,
		signal: null
	};
	await waitAtMost(EXIT_MS, exited.then((seen) => {
		exit = seen;
	}));
	return {
		kind: "ended",
		...exit,
		ended: isOver(streams, outputBytes) ? "output" : ended.kind,
		stdout: readStart(streams.stdout, outputBytes),
		stderr: readStart(streams.stderr, STDERR_BYTES),
		startedAt: startedAt.toISOString(),
		durationMs,
		survivors: ended.kind === "by-itself" ? end.ended : [],
		unended: end.left
	};
}

// src/host/cage/test-cage.ts
const PROBE_MS = 2e4;
const PROBE_BYTES = 262144;
const PROBE = String.raw`
const { execFileSync } = require("node:child_process");
const { accessSync, constants, readFileSync, writeFileSync } = require("node:fs");
const { connect } = require("node:net");
const { places, port, paths } = JSON.parse(readFileSync(0, "utf8"));
const attempt = (work, otherwise) => { try { return work(); } catch { return otherwise; } };
const lines = (file) => attempt(() => readFileSync(file, "utf8").split("\n"), []);
for (const place of places) attempt(() => writeFileSync(place, ""));
const interfaces = lines("/proc/net/dev").slice(2).map((line) => line.split(":")[0].trim());
const routes = [
  ...lines("/proc/net/route").slice(1).map((line) => line.split("\t")[0]),
  ...lines("/proc/net/ipv6_route").map((line) => line.trim().split(/\s+/).at(-1)),
];
const environments = ["/proc/1/environ", "/proc/" + process.ppid + "/environ"];
const socket = connect(port, "127.0.0.1");
const say = (connected) => {
  process.stdout.write(JSON.stringify({
    connected,
    interfaces: interfaces.filter(Boolean),
    routes: routes.filter(Boolean),
    environments: environments.map((file) => attempt(() => readFileSync(file, "utf8"), "")),
    sudo: attempt(() => (execFileSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 5000 }), true), false),
    readable: paths.filter((one) => attempt(() => (accessSync(one, constants.R_OK), true), false)),
  }));
  process.exit(0);
};
socket.once("connect", () => say(true));
socket.once("error", () => say(false));
`;
async function testCage(test) {
	const root = await realpath(await mkdtemp(path.join(tmpdir(), "skillcheck-cage-")));
	const canary = await listen();
	try {
		if (!await answers(canary.port)) return "the canary on 127.0.0.1 does not answer outside";
		return await testIn(root, canary.port, test);
	} finally {
		canary.server.close();
		await removeTree(root);
	}
}
function listen() {
	const server = createServer((socket) => socket.end());
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			resolve({
				server,
				port: typeof address === "object" ? address?.port ?? 0 : 0
			});
		});
	});
}
function answers(port) {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true));
		socket.once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
async function testIn(root, port, test) {
	const at = (name) => path.join(root, name);
	const folders = [
		"workspace",
		"home",
		"tmp",
		"io",
		"from"
	].map(at);
	for (const folder of folders) await mkdir(folder);
	const [workspace = "", home = "", temporary = "", ioFolder = "", from = ""] = folders;
	const plan = {
		home: {
			path: home,
			from
		},
		temporary,
		workspace,
		ioFolder
	};
	const opened = await openCage(test.bubblewrap, {
		...plan,
		binds: [],
		forward: null
	}, test.programs);
	if (opened.kind === "failed") return opened.reason;
	try {
		return await probe(opened.cage, {
			root,
			workspace,
			ioFolder,
			port
		}, test);
	} finally {
		await opened.cage.close();
	}
}
async function probe(cage, place, test) {
	const { HOME, RUNNER_TEMP } = test.environment;
	const name = path.basename(place.root);
	const owned = [HOME, RUNNER_TEMP].filter((one) => one !== void 0 && path.isAbsolute(one));
	const places = [
		"/",
		"/usr",
		"/etc",
		"/var/tmp",
		place.root,
		path.dirname(place.root),
		...owned
	].map((folder) => path.join(folder ?? "/", `${name}-written`));
	const paths = [
		...owned,
		"/var/run/docker.sock",
		"/run/docker.sock",
		"/etc/shadow"
	];
	const result = await runProcess({
		command: test.programs.node,
		args: ["-e", PROBE],
		folder: place.workspace,
		environment: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" },
		stdin: JSON.stringify({
			places,
			port: place.port,
			paths
		}),
		timeoutMs: PROBE_MS,
		outputBytes: PROBE_BYTES
	}, {
		ioFolder: place.ioFolder,
		interrupted: new AbortController().signal,
		start: cage.start
	});
	const written = places.filter((file) => existsSync(file));
	for (const file of written) rmSync(file, { force: true });
	if (written.length > 0) return `the cage can write ${written.map(path.dirname).join(", ")}`;
	if (result.kind === "failed") return `the probe of the cage failed: ${result.reason}`;
	if (result.exit !== 0) return `the probe of the cage failed: ${result.stderr.slice(0, 300)}`;
	return judge(JSON.parse(result.stdout), test.environment);
}
function judge(found, environment) {
	if (found.connected) return "the cage reaches 127.0.0.1 of this machine";
	const foreign = [...found.interfaces, ...found.routes].filter((name) => name !== "lo");
	if (foreign.length > 0) return `the cage has a network: ${[...new Set(foreign)].join(", ")}`;
	const known = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
	const seen = new Set(found.environments.flatMap((text) => text.split("\0")));
	const leaked = known.filter((pair) => seen.has(pair)).map((pair) => pair.split("=")[0]);
	if (leaked.length > 0) return `the cage shows variables of ours: ${leaked.join(", ")}`;
	if (found.sudo) return "sudo works in the cage";
	return found.readable.length > 0 ? `the cage can read ${found.readable.join(", ")}` : null;
}

// src/host/cage/prove-cage.ts
const REMEDY = "install bubblewrap (sudo apt-get install -y bubblewrap); on Ubuntu 24.04 also sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0";
async function proveCage(machine) {
	const { bubblewrap, programs, environment } = machine;
	if (platform !== "linux") return `sandbox unavailable: there is no cage on ${platform}`;
	if (bubblewrap === null) return `sandbox unavailable: there is no bwrap on PATH: ${REMEDY}`;
	try {
		const problem = await testCage({
			bubblewrap,
			programs,
			environment
		});
		return problem === null ? null : `sandbox unavailable: ${problem}: ${REMEDY}`;
	} catch (error) {
		return `sandbox unavailable: it could not be tested: ${error instanceof Error ? error.message : String(error)}`;
	}
}

// src/host/workspace-git.ts
const FORGES = [
	"github.com",
	"gitlab.com",
	"bitbucket.org"
];
const USER = "skillcheck";
const EMAIL = "skillcheck@example.invalid";
const TIMEOUT_MS = 1e4;
const ANSWER_BYTES = 16777216;
function toAddresses(host) {
	return [
		...[
			"https://",
			"http://",
			"git://",
			"ssh://",
			"ssh://git@",
			"git+ssh://git@"
		].map((prefix) => `${prefix}${host}/`),
		`git@${host}:`,
		`${host}:`
	];
}
function toNoForge(home) {
	return `${home}/no-such-forge/`;
}
function writeGitConfig(home) {
	const rewrites = FORGES.flatMap(toAddresses).map((address) => `\tinsteadOf = ${address}`);
	const text = [
		"[user]",
		`\tname = ${USER}`,
		`\temail = ${EMAIL}`,
		"[init]",
		"	defaultBranch = main",
		"[safe]",
		"	directory = *",
		"[commit]",
		"	gpgSign = false",
		`[url "${toNoForge(home)}"]`,
		...rewrites,
		""
	].join("\n");
	writeFileSync(path.join(home, ".gitconfig"), text);
}
const READING_SETTINGS = [
	"log.showSignature=false",
	"log.showRoot=true",
	"core.pager=cat"
];
const WRITING_SETTINGS = [
	`user.name=${USER}`,
	`user.email=${EMAIL}`,
	"init.defaultBranch=main"
];
async function runGit(question) {
	const { place, args, settings = READING_SETTINGS, lines = [] } = question;
	const configured = settings.flatMap((setting) => ["-c", setting]);
	const result = await execa("git", toGitArgs(place, [...configured, ...args]), {
		env: {
			...toGitEnvironment(false),
			GIT_ALLOW_PROTOCOL: "none"
		},
		extendEnv: false,
		cwd: "/",
		input: lines.map((line) => `${line}\n`).join(""),
		reject: false,
		timeout: TIMEOUT_MS,
		maxBuffer: ANSWER_BYTES,
		stripFinalNewline: false
	});
	if (!result.failed) return {
		kind: "done",
		stdout: result.stdout
	};
	const reason = `git ${args[0]}: ${result.stderr?.trim() || result.shortMessage}`;
	return {
		kind: result.exitCode !== void 0 && !result.timedOut && !result.isMaxBuffer ? "refused" : "stuck",
		reason
	};
}
async function writeGit(workspace, args) {
	const answer = await runGit({
		place: { workTree: workspace },
		settings: WRITING_SETTINGS,
		args
	});
	if (answer.kind !== "done") throw new Error(answer.reason);
}
function initRepository(workspace) {
	return writeGit(workspace, ["init", "-q"]);
}
async function commitStart(workspace) {
	await writeGit(workspace, ["add", "-A"]);
	await writeGit(workspace, [
		"commit",
		"-q",
		"--allow-empty",
		"--no-verify",
		"-m",
		"start"
	]);
}
async function readRepositoryStart(workspace) {
	const ask = async (args) => {
		const answer = await runGit({
			place: toPlace(workspace),
			args
		});
		if (answer.kind !== "done") throw new Error(answer.reason);
		return answer.stdout.split("\n").filter((line) => line !== "");
	};
	const head = await ask(["rev-parse", "HEAD"]);
	const refs = await ask(["for-each-ref", "--format=%(objectname)"]);
	return {
		commits: new Set(await ask([
			"rev-list",
			"--all",
			"HEAD"
		])),
		tips: [.../* @__PURE__ */ new Set([...head, ...refs])]
	};
}
function toPlace(workspace) {
	return { gitDirectory: path.join(workspace, ".git") };
}
const HASH = /^[0-9a-f]{40,64}$/;
const FORMAT = "--format=%H%x00%s%x00%b%x00";
function readCommits(log) {
	const fields = log.split("\0");
	const commits = [];
	let at = 0;
	while (HASH.test(fields[at] ?? "")) {
		const [hash = "", subject = "", body = ""] = fields.slice(at, at + 3);
		const paths = [];
		for (at += 4; /^\n?[A-Z]\d*$/.test(fields[at] ?? ""); at += 2) paths.push(fields[at + 1] ?? "");
		commits.push({
			hash,
			subject,
			body: body.trimEnd(),
			paths
		});
	}
	return commits;
}
const GONE = {
	kind: "state",
	state: {
		branch: "",
		commits: []
	}
};
async function readBranch(place) {
	const answer = await runGit({
		place,
		args: [
			"symbolic-ref",
			"-q",
			"HEAD"
		]
	});
	if (answer.kind === "refused") return {
		kind: "done",
		stdout: "HEAD"
	};
	if (answer.kind === "stuck") return answer;
	return {
		kind: "done",
		stdout: answer.stdout.trim().replace(/^refs\/heads\//, "")
	};
}
async function readLog(place, before) {
	const head = await runGit({
		place,
		args: [
			"rev-parse",
			"-q",
			"--verify",
			"HEAD^0"
		]
	});
	if (head.kind === "stuck") return head;
	return runGit({
		place,
		args: [
			...[
				"log",
				"-z",
				"--name-status",
				"--no-renames",
				"--no-ext-diff"
			],
			...[
				"--no-textconv",
				"--diff-merges=first-parent",
				"--date-order",
				"--encoding=UTF-8"
			],
			...[
				FORMAT,
				"--ignore-missing",
				"--branches",
				"--stdin"
			]
		],
		lines: [...head.kind === "done" ? ["HEAD"] : [], ...before.tips.map((tip) => `^${tip}`)]
	});
}
async function readGitState(folders, before) {
	const place = toPlace(folders.workspace);
	if (await lstat(path.join(folders.workspace, ".git")).catch(() => null) === null) return GONE;
	const directory = await runGit({
		place,
		args: ["rev-parse", "--git-dir"]
	});
	if (directory.kind === "refused") return GONE;
	if (directory.kind === "stuck") return toUnreadable(directory.reason);
	const branch = await readBranch(place);
	const log = await readLog(place, before);
	if (branch.kind !== "done") return toUnreadable(branch.reason);
	if (log.kind === "stuck") return toUnreadable(log.reason);
	const commits = readCommits(log.kind === "done" ? log.stdout : "").filter(({ hash }) => !before.commits.has(hash));
	return {
		kind: "state",
		state: {
			branch: branch.stdout,
			commits
		}
	};
}
function toUnreadable(reason) {
	return {
		kind: "unreadable",
		reason: `the workspace's repository cannot be read: ${reason}`
	};
}

// src/host/write-inside.ts
async function makeParents(root, segments) {
	let folder = root;
	for (const segment of segments) {
		folder = path.join(folder, segment);
		await mkdir(folder).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
		if (!(await lstat(folder)).isDirectory()) throw new Error(`${path.relative(root, folder)} is a link or a file, not a folder`);
	}
	return folder;
}
function toSegments(file) {
	const segments = file.split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new Error(`${file} leads out of its folder`);
	return segments;
}
async function writeInside(root, file) {
	const segments = toSegments(file.path);
	const parent = await makeParents(root, segments.slice(0, -1));
	const target = path.join(parent, segments.at(-1) ?? "");
	const stat = await lstat(target).catch(() => null);
	if (stat?.isDirectory() === true) throw new Error(`${file.path} is a folder already`);
	if (stat !== null) await rm(target);
	switch (file.mode) {
		case "120000": return symlink(Buffer.from(file.bytes), target);
		case "160000": throw new Error(`${file.path} is a submodule, which cannot be copied`);
		case "100644":
		case "100755": return writeNew(target, file.bytes, file.mode === "100755" ? 493 : 420);
	}
}
async function writeNew(target, bytes, mode) {
	const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
	const file = await open(target, flags, mode);
	try {
		await file.writeFile(bytes);
		await file.chmod(mode);
	} finally {
		await file.close();
	}
}

// src/host/fill-workspace.ts
const SETUP_OUTPUT_BYTES = 1048576;
async function fillWorkspace(folders, plan, place) {
	const { workspace } = folders;
	await initRepository(workspace);
	for (const file of plan.from) await writeInside(workspace, file);
	for (const [name, text] of plan.files) {
		const bytes = new TextEncoder().encode(text);
		await writeInside(workspace, {
			path: name,
			mode: "100644",
			bytes
		});
	}
	await commitStart(workspace);
	for (const command of plan.setup) await runSetup(command, {
		folders,
		plan,
		place
	});
	const start = await readRepositoryStart(workspace);
	for (const file of plan.skill.files) await writeInside(workspace, {
		...file,
		path: `${plan.skill.folder}/${file.path}`
	});
	const [top = ""] = plan.skill.folder.split("/");
	await mkdir(path.join(workspace, ".git/info"), { recursive: true });
	await appendFile(path.join(workspace, ".git/info/exclude"), `/${top}/\n`);
	return start;
}
async function runSetup(command, at) {
	const result = await runProcess({
		command: "/bin/sh",
		args: ["-c", command],
		folder: at.folders.workspace,
		environment: at.plan.environment,
		stdin: "",
		timeoutMs: at.plan.setupTimeoutMs,
		outputBytes: SETUP_OUTPUT_BYTES
	}, at.place);
	if (result.kind === "failed") throw new Error(result.reason);
	if (result.ended === "by-itself" && result.exit === 0) return;
	const how = result.ended === "by-itself" ? result.signal ?? `exit ${result.exit}` : result.ended;
	throw new Error(`setup failed (${how}): ${command}: ${result.stderr.trim().slice(-300)}`);
}

// src/host/make-folders.ts
async function makeFolders() {
	const root = await realpath(await mkdtemp(path.join(tmpdir(), "skillcheck-run-")));
	const [workspace = "", home = "", temporary = "", io = ""] = [
		"workspace",
		"home",
		"tmp",
		"io"
	].map((name) => path.join(root, name));
	for (const folder of [
		workspace,
		home,
		temporary,
		io
	]) await mkdir(folder);
	writeGitConfig(home);
	return {
		root,
		workspace,
		home,
		temporary,
		io
	};
}
async function findParentFile(root, names) {
	let folder = root;
	for (;;) {
		for (const name of names) {
			const file = path.join(folder, name);
			if (await access(file).then(() => true, () => false)) return file;
		}
		const parent = path.dirname(folder);
		if (parent === folder) return null;
		folder = parent;
	}
}
async function fillHome(home, files) {
	for (const [name, text] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(home, name)), { recursive: true });
		await writeFile$1(path.join(home, name), text, { mode: 384 });
	}
}

// src/host/end-processes.ts
const GRACE_MS = 5e3;
const KILL_MS = 3e3;
const LOOK_MS = 25;
async function endProcesses(root, descendants) {
	const found = descendants.list();
	if (found === null) {
		await endGroup(root);
		return {
			ended: [],
			left: []
		};
	}
	for (const target of found) descendants.signal(target, "SIGTERM");
	const list = () => descendants.list() ?? [];
	for (const grace = performance.now() + GRACE_MS; performance.now() < grace;) {
		if (list().length === 0) break;
		await setTimeout$1(LOOK_MS);
	}
	let left = list();
	for (const end = performance.now() + KILL_MS; left.length > 0; left = list()) {
		if (performance.now() > end) break;
		for (const target of left) descendants.signal(target, "SIGKILL");
		await setTimeout$1(LOOK_MS);
	}
	return {
		ended: toNames(found),
		left: toNames(left)
	};
}
const toNames = (processes) => processes.map(({ command }) => command);
async function endGroup(root) {
	if (!signalGroup(root, "SIGTERM")) return;
	for (const grace = performance.now() + GRACE_MS; performance.now() < grace;) {
		await setTimeout$1(LOOK_MS);
		if (!signalGroup(root, 0)) return;
	}
	signalGroup(root, "SIGKILL");
}
function signalGroup(root, name) {
	try {
		process.kill(-root, name);
		return true;
	} catch {
		return false;
	}
}

// src/host/start-process.ts
const PROCESS_MARKER = "SKILLCHECK_PROCESS";
const startHere = async (call, streams, id) => {
	try {
		const child = spawn(call.command, call.args, {
			cwd: call.folder,
			env: {
				...call.environment,
				[PROCESS_MARKER]: id
			},
			stdio: [
				streams.stdin.descriptor,
				streams.stdout.descriptor,
				streams.stderr.descriptor
			],
			detached: true
		});
		const exited = new Promise((resolve) => {
			child.once("exit", (exit, signal) => resolve({
				exit,
				signal
			}));
		});
		const failed = new Promise((resolve) => {
			child.once("error", resolve);
		});
		const { pid } = child;
		if (pid === void 0) throw await failed;
		const descendants = followDescendants(pid, `${PROCESS_MARKER}=${id}`);
		const look = () => findExcess(descendants.list() ?? []);
		return {
			kind: "started",
			process: {
				exited,
				look,
				end: () => endProcesses(pid, descendants)
			}
		};
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return {
			kind: "failed",
			reason: `${call.command} could not be started: ${reason}`
		};
	}
};

// src/host/workspace-snapshot.ts
const MAX_WORKSPACE_FILES = 2e4;
const MAX_WORKSPACE_BYTES = 536870912;
const CHUNK_BYTES = 1048576;
var UnreadableWorkspace = class extends Error {};
const SLASH = Buffer.from("/");
function showName(name) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(name);
	} catch {
		return [...name].map((byte) => byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16).toUpperCase()}`).join("");
	}
}
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
async function listFolder(folder) {
	try {
		return await readdir(folder.full, {
			encoding: "buffer",
			withFileTypes: true
		});
	} catch (error) {
		if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return [];
		throw new UnreadableWorkspace(`${folder.shown} cannot be listed (${codeOf(error)})`);
	}
}
async function readFolder(folder, except) {
	const places = (await listFolder(folder)).map((entry) => ({
		entry,
		name: showName(entry.name)
	})).filter(({ name }) => !except.has(name)).map(({ entry, name }) => ({
		full: Buffer.concat([
			folder.full,
			SLASH,
			entry.name
		]),
		shown: folder.shown === "" ? name : `${folder.shown}/${name}`,
		isFolder: entry.isDirectory()
	}));
	return {
		folders: places.filter(({ isFolder }) => isFolder),
		others: places.filter(({ isFolder }) => !isFolder)
	};
}
async function listPlaces(root, except) {
	const found = [];
	const folders = [{
		full: Buffer.from(root),
		shown: ""
	}];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const read = await readFolder(folder, except);
		folders.push(...read.folders);
		found.push(...read.others);
		if (found.length + folders.length > 2e4) throw new UnreadableWorkspace(`it holds more than ${MAX_WORKSPACE_FILES} files`);
	}
	return found;
}
function toText(bytes) {
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return null;
	}
}
async function readContent(file, size) {
	const hash = createHash("sha256");
	const kept = [];
	let length = 0;
	const chunk = Buffer.alloc(Math.max(1, Math.min(CHUNK_BYTES, size)));
	for (;;) {
		const { bytesRead } = await file.read(chunk, 0, chunk.length, length);
		if (bytesRead === 0) break;
		length += bytesRead;
		if (length > 536870912) throw tooManyBytes();
		hash.update(chunk.subarray(0, bytesRead));
		if (length <= LIMITS.keptFileBytes) kept.push(Buffer.from(chunk.subarray(0, bytesRead)));
	}
	const text = length <= LIMITS.keptFileBytes ? toText(Buffer.concat(kept)) : null;
	return {
		sha256: hash.digest("hex"),
		size: length,
		text
	};
}
function tooManyBytes() {
	return new UnreadableWorkspace(`it holds more than ${MAX_WORKSPACE_BYTES} bytes`);
}
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
async function readLink(place) {
	const target = await readlink(place.full, { encoding: "buffer" });
	return {
		path: place.shown,
		mode: "120000",
		size: target.length,
		sha256: sha256(target)
	};
}
async function readFileAt(place, mode) {
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	const file = await open(place.full, flags);
	try {
		const stat = await file.stat();
		if (!stat.isFile()) return null;
		const { text, ...facts } = await readContent(file, stat.size);
		return {
			path: place.shown,
			mode,
			...facts,
			...text === null ? {} : { text }
		};
	} finally {
		await file.close();
	}
}
async function readPlace(place) {
	const stat = await lstat(place.full);
	if (stat.isSymbolicLink()) return readLink(place);
	if (!stat.isFile()) return null;
	const mode = (stat.mode & 73) === 0 ? "100644" : "100755";
	try {
		return await readFileAt(place, mode);
	} catch (error) {
		if (codeOf(error) !== "EACCES") throw error;
		const size = stat.size;
		return {
			path: place.shown,
			mode,
			size,
			sha256: sha256(`unreadable\0${place.shown}\0${size}`)
		};
	}
}
async function readEntry(place) {
	try {
		return await readPlace(place);
	} catch (error) {
		if (error instanceof UnreadableWorkspace) throw error;
		if ([
			"ENOENT",
			"ENOTDIR",
			"ELOOP",
			"ENXIO"
		].includes(codeOf(error))) return null;
		throw new UnreadableWorkspace(`${place.shown} cannot be read (${codeOf(error)})`);
	}
}
async function readFiles(root, except) {
	const stat = await lstat(root).catch(() => null);
	if (stat === null) return [];
	if (!stat.isDirectory()) throw new UnreadableWorkspace("it is no folder any more");
	const files = [];
	let bytes = 0;
	for (const place of await listPlaces(root, except)) {
		const file = await readEntry(place);
		if (file === null) continue;
		files.push(file);
		bytes += file.size;
		if (bytes > 536870912) throw tooManyBytes();
	}
	return files.sort((left, right) => left.path < right.path ? -1 : 1);
}
async function readSnapshot(root, except) {
	try {
		return {
			kind: "files",
			files: await readFiles(root, new Set(except))
		};
	} catch (error) {
		if (!(error instanceof UnreadableWorkspace)) throw error;
		return {
			kind: "unreadable",
			reason: `the workspace cannot be recorded: ${error.message}`
		};
	}
}

// src/host/open-machine.ts
const PASSED_ON = [
	"LANG",
	"LC_ALL",
	"TZ"
];
const USUAL_PATH = "/usr/local/bin:/usr/bin:/bin";
const INTERRUPTED = {
	kind: "unreadable",
	reason: "interrupted"
};
async function runIn(folders, call, place) {
	return (await lstat(folders.workspace).catch(() => null))?.isDirectory() === true ? runProcess({
		...call,
		folder: folders.workspace
	}, place) : {
		kind: "failed",
		reason: "the workspace is gone"
	};
}
function toPath(value) {
	const kept = (value ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
	return kept.length === 0 ? USUAL_PATH : kept.join(path.delimiter);
}
function toBaseEnvironment(environment) {
	const passed = PASSED_ON.flatMap((name) => {
		const value = environment[name];
		return value === void 0 ? [] : [[name, value]];
	});
	return {
		TERM: "dumb",
		CI: "1",
		PATH: toPath(environment["PATH"]),
		...Object.fromEntries(passed)
	};
}
function track({ busy }, work) {
	busy.add(work);
	return work.finally(() => busy.delete(work));
}
async function remove({ roots }, root) {
	await roots.get(root)?.close();
	const problem = await removeTree(root);
	roots.delete(root);
	return problem;
}
async function cageOf(state, folders, plan) {
	if (plan.isolation.kind === "none") {
		const stray = await findParentFile(path.dirname(folders.root), plan.parentFiles);
		if (stray !== null) throw new Error(`the agent would read ${stray}: set TMPDIR elsewhere`);
		return null;
	}
	const opened = await openRunCage(state.cage, folders, plan.isolation);
	if (opened.kind === "failed") throw new Error(`there is no cage: ${opened.reason}`);
	return opened.cage;
}
async function openRun(state, toPlan) {
	const { interruption, roots } = state;
	if (interruption.signal.aborted) return {
		kind: "failed",
		reason: "interrupted"
	};
	let root = null;
	try {
		const folders = await makeFolders();
		root = folders.root;
		roots.set(root, null);
		const plan = toPlan(folders);
		await fillHome(folders.home, plan.homeFiles);
		const cage = await cageOf(state, folders, plan);
		roots.set(root, cage);
		const place = {
			ioFolder: folders.io,
			interrupted: interruption.signal,
			start: cage?.start ?? startHere
		};
		return {
			kind: "open",
			workspace: toOpenWorkspace(state, folders, {
				plan,
				start: await fillWorkspace(folders, plan, place),
				place
			})
		};
	} catch (error) {
		if (root !== null) await remove(state, root);
		return {
			kind: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}
function toOpenWorkspace(state, folders, run) {
	const { workspace, home, temporary, root } = folders;
	const { signal } = state.interruption;
	const { plan, start, place } = run;
	return {
		workspace,
		home,
		temporary,
		snapshot: async () => signal.aborted ? INTERRUPTED : track(state, readSnapshot(workspace, plan.agentNames)),
		git: async () => signal.aborted ? INTERRUPTED : track(state, readGitState(folders, start)),
		run: (call) => track(state, runIn(folders, call, place)),
		close: () => remove(state, root)
	};
}
async function closeMachine(state) {
	const { interruption, busy, roots } = state;
	interruption.abort();
	while (busy.size > 0) await Promise.allSettled([...busy]);
	for (const root of [...roots.keys()]) await remove(state, root);
}
function openMachine(environment, relay) {
	const state = {
		interruption: new AbortController(),
		roots: /* @__PURE__ */ new Map(),
		busy: /* @__PURE__ */ new Set(),
		cage: {
			environment,
			bubblewrap: findBubblewrap(environment["PATH"]),
			programs: {
				node: process.execPath,
				relay
			}
		},
		proof: null
	};
	return {
		baseEnvironment: toBaseEnvironment(environment),
		isRoot: process.getuid?.() === 0,
		platform: `${process.platform} ${process.arch}`,
		nodeVersion: process.version.slice(1),
		open: (toPlan) => track(state, openRun(state, toPlan)),
		proveCage: () => {
			state.proof ??= track(state, proveCage(state.cage));
			return state.proof;
		},
		isClosed: () => state.interruption.signal.aborted,
		close: () => closeMachine(state)
	};
}

// src/host/write-file.ts
const NEW_MODE = 438;
async function writeFile(file, text) {
	try {
		const known = await lstat(file).catch(() => null);
		if (known === null || known.isFile()) await writeWhole(file, text, known?.mode ?? NEW_MODE);
		else await writeFile$1(file, text);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		throw new UsageError(`${file} cannot be written${code === "" ? "" : ` (${code})`}`);
	}
}
async function writeWhole(file, text, mode) {
	const unfinished = path.join(path.dirname(file), `.${randomUUID()}.unfinished`);
	try {
		const handle = await open(unfinished, "wx", mode & 511);
		try {
			await handle.writeFile(text);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

// src/host/open-desk.ts
const VERSION_TIMEOUT_MS = 3e4;
const AGENT_CACHE = path.join(homedir(), ".cache", "skillcheck-agents");
async function openRoots(paths) {
	const search = {
		open: once(openFolder),
		findTop: once(findWorkTree)
	};
	const places = await findRoots(paths, search);
	return Promise.all(places.map((place) => openRoot(place, search)));
}
function once(ask) {
	const known = /* @__PURE__ */ new Map();
	return (folder) => {
		const answer = known.get(folder) ?? ask(folder);
		known.set(folder, answer);
		return answer;
	};
}
async function openRoot(place, { open, findTop }) {
	const files = open(place.path);
	const top = await findTop(place.path);
	const folder = top === null ? "" : path.relative(top, place.path).replaceAll(path.sep, "/");
	return {
		path: place.path,
		label: path.relative(process.cwd(), place.path).replaceAll(path.sep, "/") || ".",
		files: toOwnFiles(files),
		git: top === null ? null : toOwnTrees(openGit({
			place: { workTree: top },
			folder
		})),
		store: (store) => openDiskStore({
			root: place.path,
			folder: store
		}),
		within: place.within,
		findNamedFile: (named) => findNamedFile(place.path, named),
		names: place.names
	};
}
function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
function findPrograms(name, environment) {
	const [command = "", pinned] = name.split("@");
	if (command.includes("/")) return isExecutable(name) ? [path.resolve(name)] : [];
	const folders = (environment["PATH"] ?? "").split(path.delimiter).filter((one) => one !== "");
	if (pinned !== void 0) folders.push(path.join(AGENT_CACHE, name, "node_modules", ".bin"));
	return folders.map((folder) => path.resolve(folder, command)).filter(isExecutable);
}
async function askProgram(program, args) {
	const result = await execa(program, args, {
		env: {
			PATH: process.env["PATH"] ?? "",
			HOME: process.env["HOME"] ?? ""
		},
		extendEnv: false,
		stdin: "ignore",
		reject: false,
		timeout: VERSION_TIMEOUT_MS
	});
	return result.exitCode === 0 ? result.stdout : null;
}
const LOOPBACK = /* @__PURE__ */ new Set([
	"127.0.0.1",
	"localhost",
	"[::1]"
]);
async function isScriptedModel(address) {
	try {
		if (!LOOPBACK.has(new URL(address).hostname)) return false;
		return (await fetch(new URL("v1/models", address.replace(/\/?$/, "/")))).headers.get("x-skillcheck-model-server") === "scripted";
	} catch {
		return false;
	}
}
function openDesk(options) {
	const { environment } = options;
	return {
		environment,
		version: options.version,
		clock: systemClock,
		evaluate: openEvaluate(options.evaluateUrl),
		sha256: sha256$1,
		machine: openMachine(environment, fileURLToPath(options.relayUrl)),
		isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
		ask: (question) => ask(question, {
			input: process.stdin,
			output: process.stderr,
			interrupt: () => process.kill(process.pid, "SIGINT")
		}),
		log: (line) => process.stderr.write(`${line}\n`),
		openRoots,
		findPrograms: async (name) => findPrograms(name, environment),
		isInRepository,
		askProgram,
		isScriptedModel,
		writeFile,
		startDemo: async (args) => {
			const program = options.demoUrl.pathname;
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
		demoUrl: new URL("./demo.js", import.meta.url),
		relayUrl: new URL("./relay.js", import.meta.url)
	});
	const command = runCommandLine(process.argv.slice(2), desk, parseArgs);
	const answer = await Promise.race([command, interruption()]).finally(() => desk.machine.close());
	if (answer === 130) {
		process.stderr.write("skillcheck: interrupted\n");
		return 130;
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