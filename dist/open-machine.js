import { access, appendFile, chmod, lstat, mkdir, open as open$1, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism, freemem, homedir } from "node:os";
import path from "node:path";
import { a as findOutside, i as findGit, l as findExecutables, n as toGitArgs, r as toGitEnvironment, s as toOutsidePath } from "./git-process.js";
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { closeSync, constants as constants$1, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { n as makeTempFolder, r as removeTree, t as removeAbandoned } from "./remove-abandoned.js";
import { t as execa } from "./execa.js";
import { a as readProcess, i as readProcText, s as readFolder$1 } from "./owner.js";
import { n as readRealFile } from "./real-file.js";
import { t as waitAtMost } from "./wait-at-most.js";
import { execFile, spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { t as LIMITS } from "./limits.js";
import { t as MODEL_PORT } from "./machine.js";
import { createInterface } from "node:readline";
import { BlockList, connect, createServer, isIPv4, isIPv6 } from "node:net";
import { platform } from "node:process";
import { a as isSecretVariable, n as STAND_IN_STATUSES } from "./stand-in2.js";
import { createServer as createServer$1, request } from "node:http";
import { lookup } from "node:dns/promises";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { request as request$1 } from "node:https";

// src/host/own-repository.ts
const LEADING_AWAY = [
	"commondir",
	"gitdir",
	"objects/info/alternates",
	"objects/info/http-alternates"
];
const MOST_ENTRIES = 2e5;
async function isOwnRepository(workspace) {
	const top = path.join(workspace, ".git");
	if ((await lstat(top).catch(() => null))?.isDirectory() !== true) return false;
	for (const name of LEADING_AWAY) if (await lstat(path.join(top, name)).catch(() => null) !== null) return false;
	return holdsNoLink(top);
}
async function holdsNoLink(top) {
	const folders = [top];
	let seen = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
		seen += entries?.length ?? 0;
		if (entries === null || seen > MOST_ENTRIES) return false;
		if (entries.some((entry) => entry.isSymbolicLink())) return false;
		const below = entries.filter((entry) => entry.isDirectory());
		folders.push(...below.map(({ name }) => path.join(folder ?? top, name)));
	}
	return true;
}

// src/host/repository-fingerprint.ts
const FILES = [
	"HEAD",
	"config",
	"config.worktree",
	"packed-refs",
	"shallow",
	"info/grafts"
];
const FILE_BYTES$1 = 65536;
const MOST_REFERENCES = 200;
function toRepositoryFingerprint(gitFolder) {
	try {
		if (!lstatSync(path.join(gitFolder, "objects")).isDirectory()) return null;
		if (lstatSync(path.join(gitFolder, "reftable"), { throwIfNoEntry: false })) return null;
		const references = listReferences(gitFolder);
		if (references === null) return null;
		const parts = [];
		for (const name of [...FILES, ...references]) {
			const content = readRealFile(gitFolder, name, FILE_BYTES$1);
			if (content.kind === "missing") continue;
			if (content.kind !== "file") return null;
			parts.push(name, Buffer.from(content.bytes).toString("latin1"));
		}
		return JSON.stringify(parts);
	} catch {
		return null;
	}
}
function listReferences(gitFolder) {
	const found = [];
	const folders = ["refs"];
	let seen = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for (const entry of readFolder$1(path.join(gitFolder, folder))) {
		seen += 1;
		if (seen > MOST_REFERENCES) return null;
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) folders.push(name);
		else found.push(name);
	}
	return found.sort();
}

// src/host/workspace-git.ts
const FORGES = [
	"github.com",
	"gitlab.com",
	"bitbucket.org"
];
const USER = "skillcheck";
const EMAIL = "skillcheck@example.invalid";
const TIMEOUT_MS$1 = 1e4;
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
const BRANCH = "main";
const WRITING_SETTINGS = [
	`user.name=${USER}`,
	`user.email=${EMAIL}`,
	`init.defaultBranch=${BRANCH}`
];
async function runGit(question) {
	const { place, args, settings = READING_SETTINGS, lines = [] } = question;
	const configured = settings.flatMap((setting) => ["-c", setting]);
	const result = await execa(findGit(), toGitArgs(place, [...configured, ...args]), {
		env: {
			...toGitEnvironment(false),
			GIT_ALLOW_PROTOCOL: "none"
		},
		extendEnv: false,
		cwd: "/",
		input: lines.map((line) => `${line}\n`).join(""),
		reject: false,
		timeout: TIMEOUT_MS$1,
		maxBuffer: ANSWER_BYTES,
		stripFinalNewline: false
	});
	if (!result.failed) return {
		kind: "done",
		stdout: result.stdout
	};
	const reason = `git ${args[0]}: ${result.stderr?.trim() || result.shortMessage}`;
	const { exitCode: exit } = result;
	return exit !== void 0 && !result.timedOut && !result.isMaxBuffer ? {
		kind: "refused",
		reason,
		exit
	} : {
		kind: "stuck",
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
async function toRepositoryStart(workspace) {
	const hash = readFileSync(path.join(workspace, ".git/refs/heads", BRANCH), "latin1").trim();
	const start = {
		commits: /* @__PURE__ */ new Set([hash]),
		tips: [hash],
		told: /* @__PURE__ */ new Map()
	};
	const fingerprint = toRepositoryFingerprint(path.join(workspace, ".git"));
	const state = {
		branch: BRANCH,
		commits: []
	};
	if (fingerprint !== null) start.told.set(fingerprint, {
		kind: "state",
		state
	});
	return start;
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
	const [tips, commits] = await Promise.all([ask([
		"rev-parse",
		"HEAD",
		"--all"
	]), ask([
		"rev-list",
		"--all",
		"HEAD"
	])]);
	return {
		commits: new Set(commits),
		tips: [...new Set(tips)],
		told: /* @__PURE__ */ new Map()
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
const DETACHED = 1;
async function readBranch(place) {
	const answer = await runGit({
		place,
		args: [
			"symbolic-ref",
			"-q",
			"HEAD"
		]
	});
	if (answer.kind === "refused" && answer.exit === DETACHED) return {
		kind: "done",
		stdout: "HEAD"
	};
	if (answer.kind !== "done") return answer;
	return {
		kind: "done",
		stdout: answer.stdout.trim().replace(/^refs\/heads\//, "")
	};
}
function readLog(place, { hasHead, tips }) {
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
				"--branches",
				"--stdin"
			]
		],
		lines: [...hasHead ? ["HEAD"] : [], ...tips.map((tip) => `^${tip}`)]
	});
}
function readStart(place, { commits }) {
	return runGit({
		place,
		args: ["cat-file", "--batch-check"],
		lines: [...commits]
	});
}
async function readGitState(folders, before) {
	const place = toPlace(folders.workspace);
	if (!await isOwnRepository(folders.workspace)) return GONE;
	const fingerprint = toRepositoryFingerprint(place.gitDirectory);
	const told = fingerprint === null ? void 0 : before.told.get(fingerprint);
	if (told !== void 0) return told;
	const reading = await askGitState(place, before);
	const isEmpty = reading.kind === "state" && reading.state.commits.length === 0;
	if (fingerprint !== null && isEmpty) before.told.set(fingerprint, reading);
	return reading;
}
async function askGitState(place, before) {
	const [branch, head, start] = await Promise.all([
		readBranch(place),
		runGit({
			place,
			args: [
				"rev-parse",
				"--quiet",
				"--verify",
				"HEAD"
			]
		}),
		readStart(place, before)
	]);
	for (const answer of [
		branch,
		head,
		start
	]) if (answer.kind === "stuck") return toUnreadable(answer.reason);
	if (branch.kind !== "done" || start.kind !== "done") return GONE;
	const isThere = (hash) => start.stdout.includes(`${hash} commit `);
	if (before.commits.size > 0 && ![...before.commits].some(isThere)) return GONE;
	const tips = before.tips.filter(isThere);
	const log = await readLog(place, {
		hasHead: head.kind === "done",
		tips
	});
	if (log.kind === "stuck") return toUnreadable(log.reason);
	if (log.kind === "refused") return GONE;
	const commits = readCommits(log.stdout).filter(({ hash }) => !before.commits.has(hash));
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

// src/host/make-folders.ts
async function makeFolders() {
	const { path: root } = await makeTempFolder("run");
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
		io,
		modelSocket: path.join(root, "model.sock"),
		canary: `canary-${randomUUID()}`
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
function plantDecoys({ root }, decoys) {
	for (const decoy of decoys) {
		const file = path.join(root, decoy.path);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, decoy.text);
	}
}
function fillHome(home, files) {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
		writeFileSync(path.join(home, name), text, { mode: 384 });
	}
}

// src/host/process-streams.ts
const STDERR_BYTES = 262144;
const STDERR_LIMIT_BYTES = 4194304;
function openStreams(folder, id, stdin) {
	const open = (name, flags) => {
		const place = path.join(folder, `${id}.${name}`);
		return {
			path: place,
			descriptor: openSync(place, flags, 384)
		};
	};
	if (stdin !== null) writeFileSync(path.join(folder, `${id}.in`), stdin, { mode: 384 });
	return {
		stdin: stdin === null ? null : open("in", "r"),
		stdout: open("out", "wx+"),
		stderr: open("err", "wx+")
	};
}
function closeStreams({ stdin, stdout, stderr }) {
	for (const file of [
		stdin,
		stdout,
		stderr
	]) if (file !== null) closeSync(file.descriptor);
}
function sizeOf({ descriptor }) {
	return fstatSync(descriptor).size;
}
function isTooMuchStderr({ stderr }) {
	return sizeOf(stderr) > STDERR_LIMIT_BYTES;
}
function readBytes(file, offset, limit) {
	const bytes = Buffer.alloc(Math.max(0, Math.min(limit, sizeOf(file) - offset)));
	let length = 0;
	while (length < bytes.length) {
		const left = bytes.length - length;
		const count = readSync(file.descriptor, bytes, length, left, offset + length);
		if (count === 0) break;
		length += count;
	}
	return bytes.subarray(0, length);
}
function readText(file, offset, limit) {
	const bytes = readBytes(file, offset, limit);
	const isCut = sizeOf(file) - offset > limit;
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes, { stream: isCut });
}
function readStderr({ stderr }, offset) {
	return readText(stderr, offset, STDERR_BYTES);
}

// src/host/run-process.ts
const WATCH_MS$1 = 100;
const EXIT_MS = 1e3;
function isOver(streams, outputBytes) {
	return sizeOf(streams.stdout) > outputBytes || isTooMuchStderr(streams);
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
		await waitAtMost(Math.min(WATCH_MS$1, left), exited);
	}
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
		closeStreams(streams);
	}
}
async function hearExit(exited) {
	let exit = {
		exit: null,
		signal: null
	};
	await waitAtMost(EXIT_MS, exited.then((seen) => {
		exit = seen;
	}));
	return exit;
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
	return {
		kind: "ended",
		...await hearExit(exited),
		ended: isOver(streams, outputBytes) ? "output" : ended.kind,
		stdout: readText(streams.stdout, 0, outputBytes),
		stderr: readStderr(streams, 0),
		startedAt: startedAt.toISOString(),
		durationMs,
		survivors: ended.kind === "by-itself" ? end.ended : [],
		unended: end.left
	};
}

// src/host/descendants.ts
function readRow(pid) {
	const row = readProcess(pid);
	return row === null || row.hasEnded ? null : row;
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
		const environment = readProcText(`/proc/${row.pid}/environ`);
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

// src/host/end-processes.ts
const GRACE_MS$1 = 5e3;
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
	for (const grace = performance.now() + GRACE_MS$1; performance.now() < grace;) {
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
		ended: toNames$1(found),
		left: toNames$1(left)
	};
}
const toNames$1 = (processes) => processes.map(({ command }) => command);
async function endGroup(root) {
	if (!signalGroup(root, "SIGTERM")) return;
	for (const grace = performance.now() + GRACE_MS$1; performance.now() < grace;) {
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
				streams.stdin?.descriptor ?? "pipe",
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
				input: toInput$1(child.stdin),
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
function toInput$1(stdin) {
	if (stdin === null) return null;
	stdin.on("error", () => void 0);
	return {
		write: (text) => stdin.write(text),
		close: () => stdin.end()
	};
}

// src/host/ask-program.ts
const TIMEOUT_MS = 3e4;
const OUTPUT_BYTES = 65536;
async function askProgram({ program, args, timeoutMs = TIMEOUT_MS }, from) {
	let root = null;
	try {
		const { workspace, home, temporary, io, ...folders } = await makeFolders();
		root = folders.root;
		const environment = {
			...from.environment,
			PATH: toOutsidePath(from.environment["PATH"]),
			HOME: home,
			XDG_CONFIG_HOME: `${home}/.config`,
			XDG_DATA_HOME: `${home}/.local/share`,
			XDG_STATE_HOME: `${home}/.local/state`,
			XDG_CACHE_HOME: `${home}/.cache`,
			TMPDIR: temporary
		};
		return await runProcess({
			command: program,
			args,
			folder: workspace,
			environment,
			stdin: "",
			timeoutMs,
			outputBytes: OUTPUT_BYTES
		}, {
			ioFolder: io,
			interrupted: from.interrupted,
			start: startHere
		});
	} catch (error) {
		return {
			kind: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	} finally {
		if (root !== null) await removeTree(root);
	}
}

// src/host/base-environment.ts
const PASSED_ON$1 = [
	"LANG",
	"LC_ALL",
	"TZ"
];
const USUAL_PATH = "/usr/local/bin:/usr/bin:/bin";
function toPath(value) {
	const kept = (value ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
	return kept.length === 0 ? USUAL_PATH : kept.join(path.delimiter);
}
function toBaseEnvironment(environment) {
	const passed = PASSED_ON$1.flatMap((name) => {
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
function toRunEnvironment(given, standIns) {
	if (standIns === null) return given;
	const PATH = [standIns.folder, given["PATH"] ?? USUAL_PATH].join(path.delimiter);
	return {
		...given,
		PATH
	};
}

// src/host/cage/cage-plan.ts
const OWN_FOLDER = "/run/skillcheck";
const RELAY_PATH = `${OWN_FOLDER}/relay.mjs`;
const HOME_SOURCE = `${OWN_FOLDER}/home`;

// src/host/cage/read-answer.ts
const CHARACTERS = 500;
const NAMES = 1e3;
const toText$1 = (value) => typeof value === "string" ? value.slice(0, CHARACTERS) : "";
const toNames = (value) => Array.isArray(value) ? value.slice(0, NAMES).map(toText$1) : [];
function readAnswer(line) {
	const fields = toFields(line);
	const id = toText$1(fields["id"]);
	switch (fields["kind"]) {
		case "ready": return { kind: "ready" };
		case "started": return {
			kind: "started",
			id
		};
		case "failed": return {
			kind: "failed",
			id,
			reason: toText$1(fields["reason"])
		};
		case "exited": return {
			kind: "exited",
			id,
			...toExit(fields)
		};
		case "frozen": return {
			kind: "frozen",
			isWhole: fields["isWhole"] === true
		};
		case "ended": return {
			kind: "ended",
			ended: toNames(fields["ended"]),
			left: toNames(fields["left"])
		};
		default: return null;
	}
}
function toFields(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null ? value : {};
	} catch {
		return {};
	}
}
function toExit({ exit, signal }) {
	return {
		exit: Number.isInteger(exit) ? Number(exit) : null,
		signal: typeof signal === "string" ? toText$1(signal) : null
	};
}

// src/host/cage/to-cage-arguments.ts
const TMPFS_BYTES$1 = 536870912;
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
	"--cap-drop",
	"ALL",
	"--die-with-parent",
	"--new-session"
];
const toBind = ({ from, to = from, access }) => [
	access === "write" ? "--bind" : "--ro-bind",
	from,
	to
];
const toTmpfs$1 = (path) => [
	"--size",
	String(TMPFS_BYTES$1),
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
		...toTmpfs$1("/tmp"),
		...toTmpfs$1(plan.home.path),
		...toTmpfs$1(plan.temporary),
		...toTmpfs$1("/dev/shm"),
		...[...plan.binds, ...own].flatMap(toBind),
		...plan.links.flatMap(({ at, to }) => [
			"--symlink",
			to,
			at
		]),
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
const GRACE_MS = 5e3;
const ANSWER_MS = 15e3;
const WORDS = 500;
function openCage(bubblewrap, plan, programs) {
	const child = spawn(bubblewrap, toCageArguments(plan, programs), {
		env: {},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	const inside = child.pid === void 0 ? null : followDescendants(child.pid, null);
	return openShell(plan, {
		name: "bubblewrap",
		child,
		look: () => findExcess(inside?.list() ?? []),
		kill: async () => {
			child.kill("SIGKILL");
		},
		startMs: ANSWER_MS
	});
}
async function openShell(plan, shell) {
	const { child } = shell;
	let words = "";
	child.stderr.setEncoding("utf8").on("data", (text) => {
		words = `${words}${text}`.slice(0, WORDS);
	});
	child.stdin.on("error", () => void 0);
	const line = listen$3(child);
	const { forward } = plan;
	send$1(child, {
		kind: "open",
		forward,
		home: {
			from: HOME_SOURCE,
			to: plan.home.path
		}
	});
	if ((await line.next(({ kind }) => kind === "ready", shell.startMs))?.kind === "ready" && child.pid !== void 0) return {
		kind: "open",
		cage: toCage(shell, child.pid, line)
	};
	await shell.kill();
	await line.gone;
	return {
		kind: "failed",
		reason: words.trim() || `${shell.name} gave no answer`
	};
}
function send$1(child, order) {
	child.stdin.write(`${JSON.stringify(order)}\n`);
}
function listen$3(child) {
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
const KILLED = {
	exit: null,
	signal: "SIGKILL"
};
function toCage({ child, look, kill }, pid, line) {
	const end = async () => {
		const answer = line.next(({ kind }) => kind === "ended", 2e4);
		send$1(child, {
			kind: "end",
			graceMs: GRACE_MS
		});
		const ended = await answer;
		if (ended?.kind === "ended") return {
			ended: ended.ended,
			left: ended.left
		};
		await kill();
		await line.gone;
		return {
			ended: [],
			left: []
		};
	};
	let hasStarted = false;
	const start = async (call, streams, id) => {
		hasStarted = true;
		if (line.isGone()) return {
			kind: "failed",
			reason: toReason(call, "the cage has ended")
		};
		const exited = line.next((answer) => answer.kind === "exited" && answer.id === id);
		const started = line.next((answer) => (answer.kind === "started" || answer.kind === "failed") && answer.id === id);
		send$1(child, toOrder(call, streams, id));
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
				input: streams.stdin === null ? toInput(child, id) : null,
				exited: exited.then(toExit),
				look,
				end
			}
		};
	};
	const close = async () => {
		await kill();
		await line.gone;
	};
	const stop = toStill(child, line);
	return {
		start,
		pid,
		close,
		still: (read) => hasStarted ? stop(read) : read()
	};
}
function toStill(child, line) {
	let last = Promise.resolve();
	const readStill = async (read) => {
		if (line.isGone()) return read();
		const answer = line.next(({ kind }) => kind === "frozen", ANSWER_MS);
		send$1(child, { kind: "freeze" });
		const frozen = await answer;
		const isWhole = frozen?.kind === "frozen" ? frozen.isWhole : line.isGone();
		try {
			return isWhole ? await read() : null;
		} finally {
			send$1(child, { kind: "thaw" });
		}
	};
	return (read) => {
		const next = last.then(() => readStill(read));
		last = next.catch(() => void 0);
		return next;
	};
}
function toInput(child, id) {
	return {
		write: (text) => send$1(child, {
			kind: "write",
			id,
			text
		}),
		close: () => send$1(child, {
			kind: "close",
			id
		})
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
		stdin: stdin?.path ?? null,
		stdout: stdout.path,
		stderr: stderr.path
	};
}

// src/host/cage/to-program-binds.ts
const SYSTEM = /^\/(?:usr|bin|sbin|lib\w*)\//;
function toProgramBinds(programs, files) {
	const find = (places) => places.filter(isFile).map((at) => ({
		at,
		to: realpathSync(at)
	}));
	const [ofPrograms, ofFiles] = [find(programs), find(files)];
	const found = [...ofPrograms, ...ofFiles];
	const places = [...ofPrograms.map(({ to }) => toFolder(to)), ...ofFiles.map(({ to }) => toPackage(to) ?? to)];
	const folders = [...new Set(places)].filter((folder) => !SYSTEM.test(`${folder}/`));
	const isVisible = (file) => SYSTEM.test(file) || folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
	return {
		binds: folders.map((from) => ({
			from,
			access: "read"
		})),
		links: found.filter(({ at, to }) => at !== to && !isVisible(at))
	};
}
function isThere(place) {
	return statSync(place, { throwIfNoEntry: false }) !== void 0;
}
function isFile(program) {
	return statSync(program, { throwIfNoEntry: false })?.isFile() === true;
}
function toFolder(file) {
	const folder = toPackage(file) ?? path.dirname(file);
	const home = isThere(homedir()) ? realpathSync(homedir()) : homedir();
	return folder === "/" || home === folder || home.startsWith(`${folder}/`) ? file : folder;
}
function toPackage(file) {
	const segments = file.split("/");
	const at = segments.indexOf("node_modules");
	return at < 0 ? null : segments.slice(0, at + 1).join("/");
}

// src/host/cage/open-run-cage.ts
const MODEL_SOCKET$1 = `${OWN_FOLDER}/model.sock`;
async function openRunCage(machine, folders, { isolation, shims }) {
	const { bubblewrap, programs } = machine;
	if (bubblewrap === null) return {
		kind: "failed",
		reason: "there is no bwrap on PATH"
	};
	const { modelSocket } = isolation;
	const { home, temporary, workspace, io } = folders;
	const visible = toProgramBinds([
		programs.node,
		...isolation.programs,
		...shims === null ? [] : [shims.program]
	], isolation.files);
	return openCage(bubblewrap, {
		home: {
			path: home,
			from: home
		},
		temporary,
		workspace,
		ioFolder: io,
		binds: [
			...visible.binds,
			...shims === null ? [] : [{
				from: shims.folder,
				access: "read"
			}],
			...modelSocket === null ? [] : [{
				from: modelSocket,
				to: MODEL_SOCKET$1,
				access: "write"
			}]
		],
		links: visible.links,
		forward: modelSocket === null ? null : {
			port: MODEL_PORT,
			socket: MODEL_SOCKET$1
		}
	}, programs);
}

// src/host/cage/probe.ts
const PROBE = String.raw`
const { execFileSync } = require("node:child_process");
const { accessSync, constants, readFileSync, statSync, writeFileSync } = require("node:fs");
const { connect } = require("node:net");
const { places, port, paths } = JSON.parse(readFileSync(0, "utf8"));
const attempt = (work, otherwise) => { try { return work(); } catch { return otherwise; } };
const lines = (file) => attempt(() => readFileSync(file, "utf8").split("\n"), []);
const written = places.filter((place) => attempt(() => (writeFileSync(place, ""), true), false));
const interfaces = lines("/proc/net/dev").slice(2).map((line) => line.split(":")[0].trim());
const routes = [
  ...lines("/proc/net/route").slice(1).map((line) => line.split("\t")[0]),
  ...lines("/proc/net/ipv6_route").map((line) => line.trim().split(/\s+/).at(-1)),
];
const environments = ["/proc/1/environ", "/proc/" + process.ppid + "/environ"];
const identify = (one) => {
  accessSync(one, constants.R_OK);
  const { dev, ino } = statSync(one);
  return [[one, dev + ":" + ino]];
};
const socket = connect(port, "127.0.0.1");
const say = (connected) => {
  process.stdout.write(JSON.stringify({
    connected,
    interfaces: interfaces.filter(Boolean),
    routes: routes.filter(Boolean),
    environments: environments.map((file) => attempt(() => readFileSync(file, "utf8"), "")),
    sudo: attempt(() => (execFileSync("sudo", ["-n", "true"], { stdio: "ignore", timeout: 5000 }), true), false),
    readable: paths.flatMap((one) => attempt(() => identify(one), [])),
    written,
    mounts: lines("/proc/self/mountinfo").filter(Boolean),
    status: lines("/proc/self/status").filter(Boolean),
  }));
  process.exit(0);
};
socket.once("connect", () => say(true));
socket.once("error", () => say(false));
`;

// src/host/cage/test-inside.ts
const PROBE_MS = 2e4;
const PROBE_BYTES = 262144;
const SOLID = [
	"/",
	"/usr",
	"/etc",
	"/var/tmp"
];
async function testInside(place) {
	const { path: root, remove } = await makeTempFolder("cage");
	const canary = await listen$2();
	try {
		if (!await answers(canary.port)) return {
			kind: "silent",
			reason: "the canary on 127.0.0.1 does not answer outside"
		};
		return await testIn(root, canary.port, place);
	} finally {
		canary.server.close();
		await remove();
	}
}
function listen$2() {
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
async function testIn(root, port, place) {
	const at = (name) => path.join(root, name);
	const folders = [
		"workspace",
		"home",
		"tmp",
		"io",
		"from"
	].map(at);
	for (const folder of folders) await mkdir(folder);
	await writeFile(at("secret"), "");
	const [workspace = "", home = "", temporary = "", ioFolder = "", from = ""] = folders;
	const plan = {
		home: {
			path: home,
			from
		},
		temporary,
		workspace,
		ioFolder,
		binds: [],
		links: [],
		forward: null
	};
	const opened = await place.open(plan);
	if (opened.kind === "failed") return {
		kind: "silent",
		reason: opened.reason
	};
	try {
		return await probe(opened.cage, {
			root,
			port,
			plan
		}, place);
	} finally {
		await opened.cage.close();
	}
}
async function probe(cage, at, place) {
	const { root, plan } = at;
	const { HOME, RUNNER_TEMP } = place.environment;
	const mark = `${path.basename(root)}-written`;
	const owned = [HOME, RUNNER_TEMP].filter((one) => one !== void 0 && path.isAbsolute(one));
	const places = [
		...SOLID,
		root,
		path.dirname(root),
		...owned
	].map((one) => one ?? "/").map((folder) => path.join(folder, mark));
	const kept = [
		path.join(root, "secret"),
		"/var/run/docker.sock",
		"/run/docker.sock"
	];
	const paths = [
		...owned.map((one) => one ?? "/"),
		...kept,
		"/etc/shadow"
	];
	const result = await ask$1(cage, plan, {
		node: place.node,
		question: {
			places,
			paths,
			port: at.port
		}
	});
	const written = places.filter((file) => existsSync(file));
	for (const file of written) rmSync(file, { force: true });
	const fails = (reason) => ({
		kind: "fails",
		reason
	});
	if (written.length > 0) return fails(`the ${place.name} can write ${written.map((one) => path.dirname(one)).join(", ")}`);
	if (result.kind === "failed" || result.exit !== 0) {
		const words = result.kind === "failed" ? result.reason : result.stderr.slice(0, 300);
		return {
			kind: "silent",
			reason: `the probe of the ${place.name} failed: ${words}`
		};
	}
	const findings = JSON.parse(result.stdout);
	const problem = judge$2(findings, mark, place);
	return problem === null ? {
		kind: "holds",
		findings,
		plan
	} : fails(problem);
}
function ask$1(cage, plan, { node, question }) {
	const call = {
		command: node,
		args: ["-e", PROBE],
		folder: plan.workspace,
		environment: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" },
		stdin: JSON.stringify(question),
		timeoutMs: PROBE_MS,
		outputBytes: PROBE_BYTES
	};
	const { ioFolder } = plan;
	return runProcess(call, {
		ioFolder,
		interrupted: new AbortController().signal,
		start: cage.start
	});
}
function judge$2(found, mark, place) {
	const { name } = place;
	if (found.connected) return `the ${name} reaches 127.0.0.1 of this machine`;
	const foreign = [...found.interfaces, ...found.routes].filter((one) => one !== "lo");
	if (foreign.length > 0) return `the ${name} has a network: ${[...new Set(foreign)].join(", ")}`;
	const seen = new Set(found.environments.flatMap((text) => text.split("\0")));
	const leaked = place.hidden.filter((pair) => seen.has(pair)).map((pair) => pair.split("=")[0]);
	if (leaked.length > 0) return `the ${name} shows variables of ours: ${leaked.join(", ")}`;
	if (found.sudo) return `sudo works in the ${name}`;
	const written = SOLID.filter((folder) => found.written.includes(path.join(folder, mark)));
	if (written.length > 0) return `the ${name} can write ${written.join(", ")}`;
	if (!/^0+$/.test(toField(found, "CapEff"))) return `the ${name} has capabilities`;
	if (toField(found, "NoNewPrivs") !== "1") return `programs of the ${name} can get rights`;
	const readable = found.readable.filter(([file, identity]) => !place.hasOwnSystem || identity === identify(file));
	if (readable.length === 0) return null;
	return `the ${name} can read ${readable.map(([file]) => file).join(", ")}`;
}
function identify(file) {
	const stat = statSync(file, { throwIfNoEntry: false });
	return stat === void 0 ? null : `${stat.dev}:${stat.ino}`;
}
function toField({ status }, name) {
	return status.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1).trim() ?? "";
}

// src/host/cage/test-cage.ts
async function testCage(test) {
	const { bubblewrap, programs, environment } = test;
	const result = await testInside({
		name: "cage",
		open: (plan) => openCage(bubblewrap, plan, programs),
		node: programs.node,
		environment,
		hidden: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
		hasOwnSystem: false
	});
	return result.kind === "holds" ? null : result.reason;
}

// src/host/cage/prove-cage.ts
const REMEDY = "install bubblewrap (sudo apt-get install -y bubblewrap); on Ubuntu 24.04 also sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0";
async function proveCage(machine) {
	const { bubblewrap, programs, environment, platform } = machine;
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

// src/host/container/to-container-arguments.ts
const TMPFS_BYTES = 536870912;
const FILE_BYTES = 1024 ** 3;
const CONTAINER_NODE = `${OWN_FOLDER}/node`;
const EMPTIED = ["NODE_OPTIONS", ...[
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"FTP_PROXY",
	"NO_PROXY",
	"ALL_PROXY"
].flatMap((name) => [name, name.toLowerCase()])];
const FIRST = "\"$0\" \"$@\" <&3 3<&- & exec 3<&-; wait";
function toContainerArguments(plan) {
	const { inside, programs, user } = plan;
	const binds = [
		...inside.binds,
		{
			from: programs.node,
			to: CONTAINER_NODE,
			access: "read"
		},
		{
			from: programs.relay,
			to: RELAY_PATH,
			access: "read"
		},
		{
			from: inside.home.from,
			to: HOME_SOURCE,
			access: "read"
		},
		{
			from: inside.workspace,
			access: "write"
		},
		{
			from: inside.ioFolder,
			access: "write"
		}
	];
	const folders = [
		"/tmp",
		inside.home.path,
		inside.temporary
	];
	return [
		...[
			"run",
			"--rm",
			"--interactive",
			"--name",
			plan.name
		],
		...[
			"--pull",
			"never",
			"--log-driver",
			"none"
		],
		...[
			"--network",
			"none",
			"--ipc",
			"private",
			"--read-only"
		],
		...[
			"--cap-drop",
			"ALL",
			"--security-opt",
			"no-new-privileges"
		],
		...["--pids-limit", String(LIMITS.runProcesses)],
		...["--memory", String(LIMITS.runMemoryBytes)],
		...["--ulimit", `fsize=${FILE_BYTES}:${FILE_BYTES}`],
		...["--shm-size", String(TMPFS_BYTES)],
		...["--user", `${user.uid}:${user.gid}`],
		...plan.engine === "podman" ? toPodmanOptions(user.uid) : [],
		...EMPTIED.flatMap((name) => ["--env", `${name}=`]),
		...folders.flatMap(toTmpfs),
		...binds.flatMap(toMount$1),
		...["--workdir", inside.workspace],
		...[
			"--entrypoint",
			"/bin/sh",
			plan.image
		],
		...[
			"-c",
			`exec 3<&0; ${FIRST}`,
			CONTAINER_NODE,
			RELAY_PATH
		]
	];
}
function toPodmanOptions(uid) {
	return [
		"--read-only-tmpfs=false",
		"--http-proxy=false",
		"--image-volume",
		"ignore",
		...uid === 0 ? [] : ["--userns", "keep-id"]
	];
}
function toTmpfs(folder) {
	return ["--tmpfs", `${folder}:rw,exec,nosuid,nodev,size=${TMPFS_BYTES},mode=1777`];
}
function toMount$1({ from, to = from, access }) {
	const fields = [
		"type=bind",
		`source=${from}`,
		`target=${to}`
	];
	if (access === "read") fields.push("readonly");
	return ["--mount", fields.map(quote$1).join(",")];
}
function quote$1(field) {
	return /[",\n\r]/.test(field) ? `"${field.replaceAll("\"", "\"\"")}"` : field;
}

// src/host/container/open-container.ts
const START_MS = 12e4;
const LEAVE_MS = 3e3;
const COMMAND_MS = 6e4;
function openContainer({ environment, programs }, { engine, image }, plan) {
	const name = `skillcheck-${randomUUID()}`;
	const user = {
		uid: process.getuid?.() ?? 0,
		gid: process.getgid?.() ?? 0
	};
	const all = {
		engine: engine.kind,
		image,
		name,
		inside: plan,
		programs,
		user
	};
	const child = spawn(engine.program, toContainerArguments(all), {
		env: environment,
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	const hasEnded = new Promise((resolve) => {
		child.once("error", () => resolve(false));
		child.once("close", (exit) => resolve(exit === 0));
	});
	const remove = async () => {
		for (const verb of [["kill"], ["rm", "--force"]]) await askEngine(engine.program, [...verb, name], environment);
	};
	return openShell(plan, {
		name: engine.kind,
		child,
		look: () => null,
		kill: () => kill(child, hasEnded, remove),
		startMs: START_MS
	});
}
async function kill(child, hasEnded, remove) {
	child.stdin.end();
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), LEAVE_MS);
	});
	const isGone = await Promise.race([hasEnded, late]);
	clearTimeout(timer);
	if (isGone) return;
	await remove();
	child.kill("SIGKILL");
}
function askEngine(program, args, environment) {
	return new Promise((resolve) => {
		const options = {
			env: environment,
			timeout: COMMAND_MS,
			encoding: "utf8"
		};
		execFile(program, [...args], options, (error, stdout, stderr) => {
			if (error === null) resolve({
				kind: "printed",
				text: stdout.trim()
			});
			else resolve({
				kind: "failed",
				reason: stderr.trim().slice(0, 500) || error.message
			});
		});
	});
}

// src/host/container/find-container-engine.ts
const ENGINES = [["docker", [
	"version",
	"--format",
	"{{.Server.Version}}"
]], ["podman", [
	"version",
	"--format",
	"{{.Client.Version}}"
]]];
const PASSED_ON = [
	"CONTAINERS_CONF",
	"CONTAINER_HOST",
	"DBUS_SESSION_BUS_ADDRESS",
	"DOCKER_CERT_PATH",
	"DOCKER_CONFIG",
	"DOCKER_CONTEXT",
	"DOCKER_HOST",
	"DOCKER_TLS_VERIFY",
	"HOME",
	"TMPDIR",
	"XDG_CONFIG_HOME",
	"XDG_DATA_HOME",
	"XDG_RUNTIME_DIR"
];
function toEngineEnvironment(environment) {
	const passed = PASSED_ON.flatMap((name) => {
		const value = environment[name];
		return value === void 0 ? [] : [[name, value]];
	});
	const PATH = (environment["PATH"] ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one)).join(path.delimiter);
	return {
		...Object.fromEntries(passed),
		PATH
	};
}
async function findContainerEngine(environment, isRefused) {
	const reasons = [];
	for (const [kind, question] of ENGINES) for (const program of findExecutables(kind, environment["PATH"])) {
		if (await isRefused(program)) {
			reasons.push(`${program} lies in the repository`);
			continue;
		}
		const answer = await askEngine(program, question, environment);
		if (answer.kind === "printed") return {
			kind: "found",
			engine: {
				kind,
				program
			}
		};
		reasons.push(`${program}: ${answer.reason}`);
		break;
	}
	return {
		kind: "none",
		reason: `no containers: ${reasons.length === 0 ? "there is no docker or podman on PATH" : reasons.join("; ")}`
	};
}

// src/host/container/open-run-container.ts
const MODEL_SOCKET = `${OWN_FOLDER}/model.sock`;
const STAND_INS = `${OWN_FOLDER}/stand-ins`;
function toContainerStandIn(program) {
	return {
		node: CONTAINER_NODE,
		program: `${STAND_INS}/${path.basename(program)}`
	};
}
function openRunContainer(machine, folders, { container, modelSocket, shims }) {
	const { home, temporary, workspace, io } = folders;
	const binds = [];
	if (shims !== null) {
		const from = path.dirname(realpathSync(shims.program));
		binds.push({
			from: shims.folder,
			access: "read"
		}, {
			from,
			to: STAND_INS,
			access: "read"
		});
	}
	if (modelSocket !== null) binds.push({
		from: modelSocket,
		to: MODEL_SOCKET,
		access: "write"
	});
	return openContainer(machine, container, {
		home: {
			path: home,
			from: home
		},
		temporary,
		workspace,
		ioFolder: io,
		binds,
		links: [],
		forward: modelSocket === null ? null : {
			port: MODEL_PORT,
			socket: MODEL_SOCKET
		}
	});
}

// src/host/container/judge-container.ts
const OF_ENGINE = /^\/(?:proc|sys|dev)(?:\/|$)|^\/(?:etc\/(?:hosts|hostname|resolv\.conf)|run\/\.containerenv)$/;
function judgeContainer(found, plan) {
	const wanted = new Map([
		["/", "read"],
		[CONTAINER_NODE, "read"],
		[RELAY_PATH, "read"],
		[HOME_SOURCE, "read"],
		...[
			"/tmp",
			plan.home.path,
			plan.temporary,
			plan.workspace,
			plan.ioFolder
		].map((folder) => [folder, "write"]),
		...plan.binds.map(({ from, to = from, access }) => [to, access])
	]);
	const mounts = found.mounts.map(toMount).filter(({ at }) => !OF_ENGINE.test(at));
	if (mounts.length === 0) return "the container does not show its mounts";
	const foreign = mounts.filter(({ at }) => !wanted.has(at));
	if (foreign.length > 0) return `the container mounts what nobody asked for: ${foreign.map(({ at }) => at).join(", ")}`;
	const loose = mounts.filter(({ at, isReadOnly }) => wanted.get(at) === "read" && !isReadOnly);
	if (loose.length === 0) return null;
	return `the container can write ${loose.map(({ at }) => at).join(", ")}`;
}
function toMount(line) {
	const [, , , , path = "", options = ""] = line.split(" ");
	return {
		at: path.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8))),
		isReadOnly: options.split(",").includes("ro")
	};
}

// src/host/container/prove-container.ts
const CANARY = "SKILLCHECK_CANARY";
const NEEDS = "the image needs /bin/sh and the GNU C library with libstdc++, as Debian and Ubuntu have them";
async function proveContainer(machine, container) {
	const fails = (reason) => ({
		kind: "fails",
		reason: `sandbox unavailable: ${reason}`
	});
	if (platform !== "linux") return fails(`there are no containers for agents on ${platform}`);
	try {
		const found = await findImage(machine, container);
		return found.kind === "missing" ? fails(found.reason) : await ask(machine, found, fails);
	} catch (error) {
		return fails(`the container could not be tested: ${error instanceof Error ? error.message : String(error)}`);
	}
}
async function findImage({ environment }, { engine, image }) {
	const inspect = [
		"image",
		"inspect",
		"--format",
		"{{.Id}}",
		image
	];
	const answer = await askEngine(engine.program, inspect, environment);
	if (answer.kind === "printed") {
		const [, id] = /^(?:sha256:)?([0-9a-f]{64})$/.exec(answer.text) ?? [];
		return {
			kind: "found",
			engine,
			image,
			imageId: id === void 0 ? null : `sha256:${id}`
		};
	}
	return {
		kind: "missing",
		reason: `${engine.kind} has no image ${image}: ${engine.kind} pull ${image} (${answer.reason})`
	};
}
async function ask(machine, { imageId, ...container }, fails) {
	const canary = randomUUID();
	const asked = {
		...machine,
		environment: {
			...machine.environment,
			[CANARY]: canary
		}
	};
	const secrets = Object.entries(machine.own).filter(([name]) => isSecretVariable(name));
	const result = await testInside({
		name: "container",
		open: (plan) => openContainer(asked, container, plan),
		node: CONTAINER_NODE,
		environment: machine.own,
		hidden: [[CANARY, canary], ...secrets].map(([name, value]) => `${name}=${value}`),
		hasOwnSystem: true
	});
	if (result.kind === "silent") return fails(`${result.reason} (${NEEDS})`);
	if (result.kind === "fails") return fails(result.reason);
	const problem = judgeContainer(result.findings, result.plan);
	if (problem !== null) return fails(problem);
	return {
		kind: "holds",
		searchPath: toSearchPath(result.findings.environments[0] ?? ""),
		imageId
	};
}
function toSearchPath(environment) {
	const kept = (environment.split("\0").find((one) => one.startsWith("PATH=")) ?? "").slice(5).split(path.delimiter).filter((one) => path.isAbsolute(one));
	return kept.length === 0 ? "/usr/local/bin:/usr/bin:/bin" : kept.join(path.delimiter);
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
	const flags = constants$1.O_WRONLY | constants$1.O_CREAT | constants$1.O_EXCL | constants$1.O_NOFOLLOW;
	const file = await open$1(target, flags, mode);
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
	const start = await (plan.setup.length > 0 ? readRepositoryStart : toRepositoryStart)(workspace);
	const installed = [plan.skill, ...plan.beside ?? []];
	for (const { folder, files } of installed) for (const file of files) await writeInside(workspace, {
		...file,
		path: `${folder}/${file.path}`
	});
	const tops = new Set(installed.map(({ folder }) => `/${folder.split("/")[0]}/\n`));
	await mkdir(path.join(workspace, ".git/info"), { recursive: true });
	await appendFile(path.join(workspace, ".git/info/exclude"), [...tops].join(""));
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
	const said = (result.stderr.trim() || result.stdout.trim()).slice(-300);
	throw new Error(`setup failed (${how}): ${command}: ${said === "" ? "it printed nothing" : said}`);
}

// src/host/gateway/patience.ts
const AGAIN = /* @__PURE__ */ new Set([
	401,
	408,
	409,
	425,
	429
]);
function isFailureStatus(status) {
	return status >= 500 || AGAIN.has(status);
}
function readRetryAfter(value, now) {
	if (value === void 0) return null;
	if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Math.ceil(Number(value));
	const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1e3));
}
function openPatience({ failures, retryAfterSeconds }) {
	let inARow = 0;
	let waitUntil = 0;
	return {
		fail: ({ retryAfter }, now) => {
			inARow += 1;
			if (inARow > failures || (retryAfter ?? 0) > retryAfterSeconds) return "final";
			waitUntil = Math.max(waitUntil, now + (retryAfter ?? 0) * 1e3);
			return "pass";
		},
		succeed: () => {
			inARow = 0;
		},
		waitSeconds: (now) => Math.max(0, Math.ceil((waitUntil - now) / 1e3))
	};
}

// src/host/gateway/ask-gateway.ts
async function askGateway(request, interrupted) {
	const late = new AbortController();
	const signal = AbortSignal.any([interrupted, late.signal]);
	let timer;
	try {
		if (request.afterMs > 0) await setTimeout$1(request.afterMs, void 0, { signal });
		timer = setTimeout(() => late.abort(), request.timeoutMs);
		return await send(request, signal);
	} catch (error) {
		if (interrupted.aborted) return {
			kind: "failed",
			reason: "interrupted"
		};
		if (late.signal.aborted) return { kind: "late" };
		return {
			kind: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	} finally {
		clearTimeout(timer);
	}
}
function send(request$3, signal) {
	return new Promise((resolve, reject) => {
		const headers = {
			...request$3.headers,
			"content-type": "application/json",
			"content-length": String(Buffer.byteLength(request$3.body))
		};
		const call = request(`${request$3.url}${request$3.path}`, {
			method: "POST",
			headers,
			signal,
			agent: false
		});
		call.once("error", reject);
		call.once("response", (answer) => {
			read$1(answer, request$3.answerBytes).then(resolve, reject);
		});
		call.end(request$3.body);
	});
}
async function read$1(answer, most) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of answer) {
		bytes += chunk.length;
		if (bytes > most) {
			answer.destroy();
			return {
				kind: "failed",
				reason: `the answer is longer than ${most} bytes`
			};
		}
		chunks.push(chunk);
	}
	return {
		kind: "answered",
		status: answer.statusCode ?? 0,
		text: Buffer.concat(chunks).toString("utf8"),
		retryAfterSeconds: readRetryAfter(answer.headers["retry-after"], Date.now())
	};
}

// src/host/gateway/call-log.ts
const UNBILLED_CALLS = 2e3;
const BODIES_BYTES = 33554432;
const PATH_LENGTH = 300;
const METHOD_LENGTH = 20;
function startDraft(method, path) {
	return {
		began: performance.now(),
		startedAt: (/* @__PURE__ */ new Date()).toISOString(),
		method: method.slice(0, METHOD_LENGTH),
		path: path.slice(0, PATH_LENGTH),
		modelAsked: null,
		modelServed: null,
		status: null,
		answeredBy: "gateway",
		tokens: null,
		microUsd: 0,
		priceOrigin: null,
		chargedMicroUsd: 0,
		refused: null,
		failure: null,
		modelServer: null,
		bodies: null
	};
}
function openCallLog() {
	const calls = [];
	let unbilled = 0;
	let leftOut = 0;
	let bodiesLeft = BODIES_BYTES;
	return {
		add: ({ began, bodies, ...draft }) => {
			if (!isBilled(draft) && ++unbilled > UNBILLED_CALLS) {
				leftOut += 1;
				return;
			}
			bodiesLeft -= (bodies?.request.length ?? 0) + (bodies?.answer.length ?? 0);
			calls.push({
				...draft,
				durationMs: Math.round(performance.now() - began),
				bodies: bodiesLeft < 0 ? null : bodies
			});
		},
		report: (stopped) => ({
			calls: [...calls],
			leftOut,
			spending: sumUp(calls),
			stopped
		})
	};
}
function isBilled({ tokens, microUsd }) {
	return tokens !== null || microUsd !== 0;
}
function sumUp(calls) {
	const billed = calls.filter(isBilled);
	const sum = (read) => billed.reduce((total, call) => total + (read(call) ?? 0), 0);
	return {
		calls: billed.length,
		tokens: billed.reduce((total, call) => addTokens(total, call.tokens), null),
		microUsd: sum((call) => call.microUsd),
		unknown: billed.filter((call) => call.microUsd === null).length,
		chargedMicroUsd: sum((call) => call.chargedMicroUsd)
	};
}
function addTokens(left, right) {
	if (left === null || right === null) return left ?? right;
	const add = (one, other) => one === null || other === null ? null : one + other;
	return {
		inputTotal: left.inputTotal + right.inputTotal,
		cacheRead: add(left.cacheRead, right.cacheRead),
		cacheWrite: add(left.cacheWrite, right.cacheWrite),
		cacheWriteHour: add(left.cacheWriteHour, right.cacheWriteHour),
		output: left.output + right.output,
		reasoning: add(left.reasoning, right.reasoning)
	};
}

// src/host/gateway/dial.ts
const DIAL = {
	resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
	connect: (host, addresses) => {
		const known = addresses.map((address) => ({
			address,
			family: isIPv6(address) ? 6 : 4
		}));
		return connect({
			host,
			port: 443,
			allowHalfOpen: true,
			autoSelectFamily: true,
			lookup: (_host, _options, done) => done(null, known)
		});
	}
};

// src/model/price.ts
function toOrigin({ source, model, table, unit }) {
	return {
		source,
		model,
		table,
		unit
	};
}

// src/host/gateway/json-fields.ts
const EMPTY = Object.freeze({});
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function recordAt(record, key) {
	const value = record[key];
	return isRecord(value) ? value : EMPTY;
}
function textAt(record, key) {
	const value = record[key];
	return typeof value === "string" ? value : null;
}
function recordsAt(record, key) {
	const value = record[key];
	return Array.isArray(value) ? value.filter(isRecord) : [];
}
function limitAt(record, key, most) {
	const value = record[key];
	return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most ? Number(value) : null;
}

// src/host/gateway/answer-meter.ts
const READ_BYTES = 16777216;
const LINE_FEED = 10;
function openPiece() {
	let parts = [];
	let length = 0;
	return {
		add: (bytes) => {
			length += bytes.length;
			if (length <= READ_BYTES) parts.push(bytes);
			else parts = [];
		},
		take: () => {
			const text = length > READ_BYTES ? null : Buffer.concat(parts).toString("utf8");
			parts = [];
			length = 0;
			return text;
		}
	};
}
function openMeter(reader, contentType) {
	return /^text\/event-stream\b/i.test(contentType.trim()) ? meterStream(reader) : meterPlain(reader);
}
function meterPlain(reader) {
	const whole = openPiece();
	return {
		push: whole.add,
		end: () => {
			const unreadable = readJson(whole.take(), reader);
			return {
				...reader.facts(),
				unreadable
			};
		}
	};
}
function meterStream(reader) {
	const line = openPiece();
	let unreadable = null;
	const endLine = () => {
		const data = dataOf(line.take());
		if (data !== "") unreadable ??= readJson(data, reader);
	};
	return {
		push: (chunk) => {
			let start = 0;
			for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
				line.add(chunk.subarray(start, end));
				endLine();
				start = end + 1;
			}
			if (start < chunk.length) line.add(chunk.subarray(start));
		},
		end: () => {
			endLine();
			return {
				...reader.facts(),
				unreadable
			};
		}
	};
}
function dataOf(line) {
	if (line === null) return null;
	const data = line.startsWith("data:") ? line.slice(5).trim() : "";
	return data === "[DONE]" ? "" : data;
}
function readJson(text, reader) {
	if (text === null) return "a part of the answer is longer than 16 MiB";
	try {
		const value = JSON.parse(text);
		const events = (Array.isArray(value) ? value : [value]).filter(isRecord);
		for (const event of events) reader.read(event);
		return events.length === 0 ? "the answer holds no JSON object" : null;
	} catch {
		return "the answer holds broken JSON";
	}
}

// src/host/gateway/exchange.ts
const STATUSES$2 = /* @__PURE__ */ new Map([
	["syntax", 400],
	["too-large", 413],
	["budget", 400],
	["price", 400],
	["provider", 400],
	["wait", 429]
]);
const FINAL_WORDS = /* @__PURE__ */ new Map([
	["budget", "the budget leaves no room for this call, and this run is over"],
	["price", "the price of this model is not known, and this run is over"],
	["provider", "the provider failed for good, and this run is over"]
]);
function sendJson({ response, draft }, status, { body, headers = {} }) {
	const bytes = Buffer.from(JSON.stringify(body));
	draft.status = status;
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": bytes.length,
		...headers
	});
	response.end(bytes);
}
function refuse$1(exchange, refusal, headers = { "x-should-retry": "false" }) {
	const status = STATUSES$2.get(refusal.word) ?? 403;
	exchange.draft.refused = refusal;
	exchange.draft.answeredBy = "gateway";
	sendError(exchange, status, {
		words: FINAL_WORDS.get(refusal.word) ?? refusal.reason,
		headers
	});
}
function sendError(exchange, status, { words, headers = {} }) {
	sendJson(exchange, status, {
		body: exchange.serving.protocol.failure(status, `skillcheck: ${words}`),
		headers
	});
}
function stopServing(serving, stop) {
	serving.stop ??= stop;
}

// src/host/gateway/forward-headers.ts
const OF_THE_CONNECTION = [
	"connection",
	"content-length",
	"expect",
	"host",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade"
];
const KEY_HEADERS = [
	"authorization",
	"x-api-key",
	"x-goog-api-key",
	"api-key"
];
const TAKEN_FROM_REQUESTS = /* @__PURE__ */ new Set([
	...OF_THE_CONNECTION,
	...KEY_HEADERS,
	"accept-encoding",
	"content-encoding",
	"content-type",
	"cookie",
	"forwarded",
	"openai-organization",
	"openai-project",
	"x-goog-user-project",
	"x-http-method",
	"x-http-method-override",
	"x-method-override",
	"x-original-url",
	"x-real-ip",
	"x-rewrite-url"
]);
const TAKEN_FROM_ANSWERS = /* @__PURE__ */ new Set([
	...OF_THE_CONNECTION.filter((name) => name !== "content-length"),
	"alt-svc",
	"anthropic-organization-id",
	"openai-organization",
	"openai-project",
	"set-cookie"
]);
const TAKEN_PREFIXES = ["proxy-", "x-forwarded-"];
function linesOf(raw) {
	return raw.flatMap((name, index) => index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ""]] : []);
}
function keep(raw, taken) {
	const lines = linesOf(raw);
	const named = lines.filter(([name]) => name === "connection").map(([, value]) => value);
	const ofThisConnection = new Set(named.join(",").toLowerCase().split(/[\s,]+/));
	const kept = Object.create(null);
	for (const [name, value] of lines) {
		if (taken.has(name) || ofThisConnection.has(name)) continue;
		if (TAKEN_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
		const before = kept[name];
		if (before === void 0) kept[name] = value;
		else kept[name] = [...Array.isArray(before) ? before : [before], value];
	}
	return kept;
}
function toUpstreamHeaders(raw, { host, length, key }) {
	const [keyName, keyValue] = key;
	return {
		...keep(raw, TAKEN_FROM_REQUESTS),
		host,
		"content-type": "application/json",
		"content-length": String(length),
		"accept-encoding": "identity",
		[keyName]: keyValue
	};
}
function toClientHeaders(raw, key) {
	const kept = keep(raw, TAKEN_FROM_ANSWERS);
	const isClean = ([, value]) => ![value].flat().some((one) => one.includes(key));
	return Object.fromEntries(Object.entries(kept).filter(isClean));
}
function valuesOf(raw, header) {
	return linesOf(raw).flatMap(([name, value]) => name === header ? [value] : []);
}

// src/host/gateway/hide-key.ts
const HIDDEN = 42;
function openKeyFilter(key) {
	const secret = Buffer.from(key, "latin1");
	let held = Buffer.alloc(0);
	return {
		push: (chunk) => {
			const bytes = hideAll(held.length === 0 ? chunk : Buffer.concat([held, chunk]), secret);
			const keep = beginningAtEnd(bytes, secret);
			held = bytes.subarray(bytes.length - keep);
			return bytes.subarray(0, bytes.length - keep);
		},
		end: () => held
	};
}
function hideKey(text, key) {
	return text.replaceAll(key, "*".repeat(key.length));
}
function hideAll(bytes, secret) {
	const first = bytes.indexOf(secret);
	if (first === -1) return bytes;
	const clean = Buffer.from(bytes);
	for (let at = first; at !== -1; at = clean.indexOf(secret, at)) clean.fill(HIDDEN, at, at + secret.length);
	return clean;
}
function beginningAtEnd(bytes, secret) {
	for (let length = Math.min(bytes.length, secret.length - 1); length > 0; length -= 1) if (bytes.subarray(bytes.length - length).equals(secret.subarray(0, length))) return length;
	return 0;
}

// src/host/gateway/pass-on.ts
async function passOn(answer, to, passage) {
	const state = { cause: to.destroyed ? "gone" : null };
	const beginning = openBeginning(passage.keepBytes);
	const conclude = () => {
		const facts = passage.meter.end();
		passage.end({
			cause: state.cause ?? "cut",
			facts,
			beginning: beginning.take()
		});
	};
	answer.once("error", () => {
		state.cause ??= "cut";
	});
	to.once("close", () => {
		state.cause ??= "gone";
	});
	const timer = setTimeout(() => {
		state.cause ??= "idle";
		answer.destroy(/* @__PURE__ */ new Error("idle"));
	}, passage.idleMs);
	const tap = new Transform({
		transform: (chunk, _encoding, done) => {
			timer.refresh();
			const clean = passage.filter.push(chunk);
			passage.meter.push(clean);
			beginning.add(clean);
			done(null, clean);
		},
		flush: (done) => {
			const rest = passage.filter.end();
			passage.meter.push(rest);
			beginning.add(rest);
			state.cause ??= "whole";
			conclude();
			done(null, rest);
		}
	});
	try {
		await pipeline(answer, tap, to);
	} catch {
		if (state.cause !== "whole") conclude();
	} finally {
		clearTimeout(timer);
	}
}
function openBeginning(limit) {
	const parts = [];
	let left = limit;
	return {
		add: (bytes) => {
			if (left <= 0) return;
			const part = Buffer.from(bytes.subarray(0, left));
			parts.push(part);
			left -= part.length;
		},
		take: () => Buffer.concat(parts)
	};
}

// src/host/gateway/settle-answer.ts
function settleAnswer(exchange, outgoing, ended) {
	const { draft, serving } = exchange;
	const { facts, beginning } = ended.end;
	const isCounted = outgoing.hold !== null;
	const isError = ended.status >= 300;
	draft.modelServed = facts.served?.slice(0, 200) ?? null;
	draft.failure = isCounted || isError ? explain(ended, isError) : explainCut(ended.end);
	draft.bodies = serving.plan.bodyBytes === 0 ? null : {
		request: outgoing.body.subarray(0, serving.plan.bodyBytes).toString("utf8"),
		answer: beginning.toString("utf8")
	};
	if (outgoing.hold !== null) {
		const cost = isError ? 0 : priceAnswer(exchange, outgoing, ended.end);
		draft.microUsd = cost;
		draft.chargedMicroUsd = outgoing.hold.settle(cost);
	}
	if (!isError) judge$1(exchange, ended);
}
function priceAnswer({ draft, serving }, { call }, { cause, facts }) {
	if (cause !== "whole" || !facts.isComplete || facts.tokens === null) return null;
	draft.tokens = facts.tokens;
	const { price } = serving.plan;
	const at = Date.now();
	const found = price({
		usage: facts.tokens,
		asked: call.model,
		served: facts.served,
		at
	});
	if (found.kind === "unknown") return null;
	draft.priceOrigin = toOrigin(found);
	return found.microUsd;
}
function explain({ end, status }, isError) {
	const { facts } = end;
	const words = facts.error?.slice(0, 300) ?? null;
	if (isError) return `the provider answered ${status}${words === null ? "" : `: ${words}`}`;
	const cut = explainCut(end);
	if (cut !== null) return cut;
	if (words !== null) return `the provider broke its answer off: ${words}`;
	if (facts.unreadable !== null) return facts.unreadable;
	return facts.isComplete ? null : "the answer stopped before its end";
}
function explainCut({ cause }) {
	switch (cause) {
		case "whole": return null;
		case "cut": return "the connection to the provider broke off during the answer";
		case "idle": return "no byte of the answer passed for too long";
		case "gone": return "nobody waited for the rest of the answer";
	}
}
function judge$1({ draft, serving }, { end }) {
	if (end.cause === "gone") return;
	if (draft.failure === null) {
		serving.patience.succeed();
		return;
	}
	if (serving.patience.fail({
		status: null,
		retryAfter: null
	}, performance.now()) === "pass") return;
	const reason = `${draft.failure}; nothing more is asked in this run`;
	const isMalformed = end.cause === "whole" && end.facts.unreadable !== null;
	stopServing(serving, {
		kind: "provider",
		status: null,
		isMalformed,
		reason
	});
}

// src/host/gateway/upstream.ts
function readUpstream(address) {
	if (!URL.canParse(address)) return "the provider's address is no URL";
	const url = new URL(address);
	if (url.protocol !== "https:" && url.protocol !== "http:") return "the provider's address is neither https nor http";
	if (url.username !== "" || url.password !== "") return "the provider's address holds a user or a password";
	if (url.search !== "" || url.hash !== "") return "the provider's address holds a query or a fragment";
	const isSecure = url.protocol === "https:";
	return {
		isSecure,
		hostname: url.hostname.replace(/^\[|\]$/g, ""),
		port: url.port === "" ? isSecure ? 443 : 80 : Number(url.port),
		host: url.host,
		basePath: url.pathname.replace(/\/+$/, "")
	};
}
function callUpstream(upstream, call, { signal, answerMs }) {
	const { isSecure, hostname, port, basePath } = upstream;
	const { method, headers } = call;
	const path = `${basePath}${call.path}`;
	return new Promise((resolve) => {
		let isTimeout = false;
		let wasSent = false;
		const request$2 = (isSecure ? request$1 : request)({
			hostname,
			port,
			method,
			path,
			headers,
			signal,
			agent: false
		});
		const timer = setTimeout(() => {
			isTimeout = true;
			request$2.destroy(/* @__PURE__ */ new Error(`no answer within ${answerMs / 1e3} s`));
		}, answerMs);
		request$2.on("socket", (socket) => {
			socket.once(isSecure ? "secureConnect" : "connect", () => {
				wasSent = true;
			});
		});
		request$2.once("response", (answer) => {
			clearTimeout(timer);
			resolve({
				kind: "answer",
				answer
			});
		});
		request$2.on("error", (error) => {
			clearTimeout(timer);
			resolve({
				kind: "failed",
				reason: error.message,
				isTimeout,
				wasSent
			});
		});
		request$2.end(call.body);
	});
}

// src/host/gateway/ask-provider.ts
const WORDS_MS = 2e3;
async function askProvider(exchange, outgoing) {
	const { serving, request, draft, gone } = exchange;
	const { plan, protocol, upstream } = serving;
	const { target, body } = outgoing;
	const headers = toUpstreamHeaders(request.rawHeaders, {
		host: upstream.host,
		length: body.length,
		key: plan.keyHeader === "bearer" ? ["authorization", `Bearer ${plan.key}`] : protocol.keyHeader(plan.key)
	});
	const contact = await callUpstream(upstream, {
		method: request.method ?? "",
		path: target.path,
		headers,
		body
	}, {
		signal: gone,
		answerMs: plan.timeouts.answerMs
	});
	if (contact.kind === "answer") {
		draft.answeredBy = "provider";
		const [server] = [contact.answer.headers["x-skillcheck-model-server"]].flat();
		draft.modelServer = server?.slice(0, 40) ?? null;
		await answer$2(exchange, outgoing, contact.answer);
		return;
	}
	settle(exchange, outgoing, contact.wasSent ? null : 0);
	if (gone.aborted) {
		draft.failure = "nobody waited for the answer any more";
		return;
	}
	const reason = hideKey(`no answer from the provider: ${contact.reason}`, plan.key);
	draft.failure = reason;
	if (serving.patience.fail({
		status: null,
		retryAfter: null
	}, performance.now()) === "final") refuseForGood(exchange, null, reason);
	else sendError(exchange, contact.isTimeout ? 504 : 502, { words: reason });
}
function settle({ draft }, { hold }, microUsd) {
	draft.microUsd = hold === null ? 0 : microUsd;
	draft.chargedMicroUsd = hold?.settle(microUsd) ?? 0;
}
function refuseForGood(exchange, status, words) {
	const reason = `${words}; nothing more is asked in this run`;
	stopServing(exchange.serving, {
		kind: "provider",
		status,
		isMalformed: false,
		reason
	});
	refuse$1(exchange, {
		word: "provider",
		reason
	});
}
async function answer$2(exchange, outgoing, from) {
	const { serving, response, draft } = exchange;
	const status = from.statusCode ?? 0;
	if (judge(exchange, from, status) === "final") {
		const nobody = new Writable({ write: (_chunk, _encoding, done) => done() });
		const timer = setTimeout(() => from.destroy(), WORDS_MS);
		await passOn(from, nobody, toPassage(exchange, outgoing, from));
		clearTimeout(timer);
		refuseForGood(exchange, status, draft.failure ?? `the provider answered ${status}`);
		return;
	}
	draft.status = status;
	response.writeHead(status, toClientHeaders(from.rawHeaders, serving.plan.key));
	response.flushHeaders();
	await passOn(from, response, toPassage(exchange, outgoing, from));
}
function judge({ serving }, from, status) {
	if (status < 200 || status >= 300 && status < 400) return "final";
	if (!isFailureStatus(status)) return "pass";
	const retryAfter = readRetryAfter(from.headers["retry-after"], Date.now());
	return serving.patience.fail({
		status,
		retryAfter
	}, performance.now());
}
function toPassage(exchange, outgoing, from) {
	const { plan, protocol } = exchange.serving;
	return {
		filter: openKeyFilter(plan.key),
		meter: openMeter(protocol.openReader(), from.headers["content-type"] ?? ""),
		keepBytes: plan.bodyBytes,
		idleMs: plan.timeouts.idleMs,
		end: (end) => settleAnswer(exchange, outgoing, {
			end,
			status: from.statusCode ?? 0
		})
	};
}

// src/host/gateway/read-body.ts
const BODY_BYTES = 33554432;
function readBody(request) {
	return new Promise((resolve) => {
		let chunks = [];
		let length = 0;
		const refuse = () => {
			chunks = [];
			resolve({ kind: "too-large" });
		};
		if (Number(request.headers["content-length"] ?? 0) > 33554432) refuse();
		request.on("data", (chunk) => {
			length += chunk.length;
			if (length <= 33554432) chunks.push(chunk);
			else refuse();
			if (length > 2 * 33554432) request.destroy();
		});
		request.once("end", () => resolve({
			kind: "body",
			bytes: Buffer.concat(chunks)
		}));
		request.once("error", () => resolve({ kind: "gone" }));
		request.once("close", () => resolve({ kind: "gone" }));
	});
}

// src/host/gateway/stored-input.ts
const REFERENCES = [
	"file_id",
	"file_url",
	"fileData",
	"file_data",
	"fileUri",
	"file_uri"
];
const MEDIA_TYPES = [
	"media_type",
	"mimeType",
	"mime_type"
];
const PLAIN = /* @__PURE__ */ new Set([
	"input",
	"args",
	"arguments"
]);
function holdsStoredInput(content) {
	const open = [content];
	while (open.length > 0) {
		const value = open.pop();
		if (isRecord(value) && pointsElsewhere(value)) return true;
		pushParts(value, open);
	}
	return false;
}
function pushParts(value, open) {
	if (Array.isArray(value)) for (const part of value) open.push(part);
	else if (isRecord(value)) {
		for (const key in value) if (typeof value[key] === "object" && !PLAIN.has(key)) open.push(value[key]);
	}
}
function pointsElsewhere(record) {
	const { type, url, image_url: image } = record;
	if (REFERENCES.some((key) => key in record)) return true;
	if (MEDIA_TYPES.some((key) => isDocument(record[key]))) return true;
	if (type === "item_reference" || type === "url" && typeof url === "string") return true;
	const address = isRecord(image) ? image["url"] : image;
	return typeof address === "string" && !address.startsWith("data:");
}
function isDocument(mediaType) {
	return typeof mediaType === "string" && !/^(image|text)\//.test(mediaType);
}

// src/host/gateway/top-level-keys.ts
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];
function afterString(text, start) {
	for (let end = text.indexOf("\"", start + 1);; end = text.indexOf("\"", end + 1)) {
		let slashes = 0;
		while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
		if (slashes % 2 === 0) return end + 1;
	}
}
function endOfValue(text, start) {
	let depth = 0;
	for (let index = start;;) {
		const code = text.charCodeAt(index);
		if (depth === 0 && (code === COMMA || CLOSING.includes(code))) return index;
		if (OPENING.includes(code)) depth += 1;
		else if (CLOSING.includes(code)) depth -= 1;
		index = code === QUOTE ? afterString(text, index) : index + 1;
	}
}
function topLevelKeys(text) {
	const keys = [];
	const end = text.lastIndexOf("}");
	for (let index = text.indexOf("{"); index < end;) {
		const start = text.indexOf("\"", index);
		if (start === -1) break;
		const after = afterString(text, start);
		keys.push(String(JSON.parse(text.slice(start, after))));
		index = endOfValue(text, text.indexOf(":", after) + 1);
	}
	return keys;
}

// src/host/gateway/read-call.ts
const ADDED_TOKENS = 4096;
const STORED_TOKENS = 1e6;
const USUAL_TIERS = /* @__PURE__ */ new Set([...[
	null,
	"auto",
	"default",
	"standard",
	"standard_only",
	"flex"
]]);
const TIER_KEYS = [
	"service_tier",
	"serviceTier",
	"speed"
];
function readCall(bytes, context) {
	const body = parseObject(bytes);
	if (body === null) return {
		word: "body",
		reason: "the body is not one JSON object"
	};
	const repeated = findRepeated(body.keys);
	if (repeated !== null) return {
		word: "body",
		reason: `the body has the key ${repeated} more than once`
	};
	const model = context.model ?? body.record["model"];
	const refusal = refuseModel(model, context.allowed) ?? refuseTier(body.record);
	if (refusal !== null) return refusal;
	const { outputTokens, answers } = context.protocol.limit(body.record);
	const longest = outputTokens ?? context.protocol.outputTokens;
	return {
		model: String(model),
		inputTokens: boundInput(bytes.length, body.record, context.protocol),
		outputTokens: longest * answers
	};
}
function parseObject(bytes) {
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		const record = JSON.parse(text);
		return isRecord(record) ? {
			record,
			keys: topLevelKeys(text)
		} : null;
	} catch {
		return null;
	}
}
function findRepeated(keys) {
	const seen = /* @__PURE__ */ new Set();
	for (const key of keys) {
		const plain = key.toLowerCase().replaceAll("_", "");
		if (seen.has(plain)) return JSON.stringify(key.slice(0, 60));
		seen.add(plain);
	}
	return null;
}
function refuseModel(model, allowed) {
	if (typeof model !== "string" || !/^[\x21-\x7e]{1,200}$/.test(model)) return {
		word: "model",
		reason: "the request names no model"
	};
	if (allowed.length === 0 || allowed.includes(model)) return null;
	return {
		word: "model",
		reason: `the model ${model} is not one of this run: ${allowed.join(", ")}`
	};
}
function refuseTier(body) {
	const key = TIER_KEYS.find((name) => name in body && !USUAL_TIERS.has(body[name]));
	return key === void 0 ? null : {
		word: "surcharge",
		reason: `${key} other than the usual has no known price`
	};
}
function boundInput(length, body, protocol) {
	const isStored = protocol.storedInput.some((key) => (body[key] ?? null) !== null) || Object.entries(body).some(([key, content]) => key !== "tools" && holdsStoredInput(content));
	return Math.max(length, isStored ? STORED_TOKENS : 0) + ADDED_TOKENS;
}

// src/host/gateway/read-target.ts
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
function readTarget(request, protocol) {
	const [host = "", ...more] = valuesOf(request.rawHeaders, "host");
	if (more.length > 0 || !OWN_HOST.test(host)) return {
		word: "host",
		reason: "the request is meant for another host"
	};
	if (valuesOf(request.rawHeaders, "content-encoding").some((encoding) => encoding.toLowerCase() !== "identity")) return {
		word: "body",
		reason: "the body is compressed"
	};
	const written = request.url ?? "";
	const mark = written.indexOf("?");
	const path = mark === -1 ? written : written.slice(0, mark);
	const route = protocol.route(request.method ?? "", path);
	if (route === null) return {
		word: "route",
		reason: `${protocol.name} has no such route for this run`
	};
	if (route.kind === "hello" || route.kind === "models") return {
		route,
		path,
		queryKey: null
	};
	const query = readQuery(mark === -1 ? "" : written.slice(mark + 1), protocol);
	if (query === null) return {
		word: "route",
		reason: `${protocol.name} has no such query`
	};
	return {
		route,
		path: `${path}${query.kept}`,
		queryKey: query.key
	};
}
function readQuery(text, { parameters }) {
	const pairs = text === "" ? [] : text.split("&").map(splitPair);
	const isKnown = ([name, value]) => parameters.has(name) && (parameters.get(name) ?? value) === value;
	if (!pairs.every(isKnown) || new Set(pairs.map(([name]) => name)).size < pairs.length) return null;
	const kept = pairs.filter(([name]) => parameters.get(name) !== null);
	const [key] = pairs.filter(([name]) => parameters.get(name) === null);
	const query = kept.map(([name, value]) => `${name}=${value}`).join("&");
	return {
		kept: query === "" ? "" : `?${query}`,
		key: key?.[1] ?? null
	};
}
function splitPair(text) {
	const equals = text.indexOf("=");
	return equals === -1 ? [text, ""] : [text.slice(0, equals), text.slice(equals + 1)];
}
function holdsClientKey(request, { queryKey }, clientKey) {
	const wanted = digest(clientKey);
	return [...KEY_HEADERS.flatMap((header) => valuesOf(request.rawHeaders, header)).map((value) => value.replace(/^Bearer +/i, "")), queryKey ?? ""].some((value) => timingSafeEqual(digest(value), wanted));
}
function digest(text) {
	return createHash("sha256").update(text).digest();
}

// src/host/gateway/worst-case.ts
function priceWorstCase(call, price, at) {
	const { model, inputTokens, outputTokens } = call;
	const usage = {
		inputTotal: inputTokens,
		cacheRead: 0,
		cacheWrite: 0,
		output: outputTokens
	};
	const question = {
		asked: model,
		served: null,
		at
	};
	const plain = price({
		...question,
		usage
	});
	const written = price({
		...question,
		usage: {
			...usage,
			cacheWrite: inputTokens
		}
	});
	if (plain.kind === "unknown" || written.kind === "unknown") return plain;
	return written.microUsd > plain.microUsd ? written : plain;
}

// src/host/gateway/handle-request.ts
async function handleRequest(request, response, serving) {
	const draft = startDraft(request.method ?? "", hideKey(request.url ?? "", serving.plan.key));
	const left = new AbortController();
	response.once("close", () => left.abort());
	const exchange = {
		request,
		response,
		serving,
		draft,
		gone: left.signal
	};
	try {
		await answer$1(exchange);
	} catch (error) {
		const words = error instanceof Error ? error.message : String(error);
		draft.failure = hideKey(`the gateway failed: ${words}`, serving.plan.key);
		if (response.headersSent) response.destroy();
		else sendError(exchange, 500, { words: "the gateway failed" });
	} finally {
		serving.log.add(draft);
	}
}
async function answer$1(exchange) {
	const { request, serving } = exchange;
	const { plan, protocol } = serving;
	const target = readTarget(request, protocol);
	if ("word" in target) return refuse$1(exchange, target);
	const { route } = target;
	if (route.kind === "hello") return sendJson(exchange, 200, { body: { message: "hello" } });
	if (route.kind === "models") return sendJson(exchange, 200, { body: protocol.models(plan.models) });
	if (!holdsClientKey(request, target, plan.clientKey)) return refuse$1(exchange, {
		word: "client-key",
		reason: "the key is not that of this run"
	});
	if (serving.stop !== null) return refuse$1(exchange, toRefusal(serving.stop));
	const read = await readBody(request);
	if (read.kind === "gone") {
		exchange.draft.failure = "the request broke off";
		return;
	}
	if (read.kind === "too-large") {
		const reason = `the body is larger than ${BODY_BYTES / 1024 / 1024} MiB`;
		return refuse$1(exchange, {
			word: "too-large",
			reason
		});
	}
	noteWords(read.bytes, serving);
	const call = readCall(read.bytes, {
		protocol,
		model: route.model,
		allowed: plan.models
	});
	if ("word" in call) return refuse$1(exchange, call);
	exchange.draft.modelAsked = call.model;
	const outgoing = {
		target,
		call,
		body: read.bytes
	};
	if (route.kind === "count") return await askProvider(exchange, {
		...outgoing,
		hold: null
	});
	return await askForMoney(exchange, outgoing);
}
function noteWords(body, { plan, seenWords }) {
	for (const word of plan.watchWords) if (body.includes(word)) seenWords.add(word);
}
async function askForMoney(exchange, outgoing) {
	const { serving, gone } = exchange;
	const { purse, price } = serving.plan;
	const worst = priceWorstCase(outgoing.call, price, Date.now());
	if (worst.kind === "unknown" && purse.capMicroUsd !== null) return stop(exchange, {
		kind: "price",
		reason: `no limit in money can hold: ${worst.reason}`
	});
	const most = worst.kind === "priced" ? worst.microUsd : 0;
	const reservation = await purse.reserve(most, gone);
	if (reservation.kind === "aborted") {
		exchange.draft.failure = "nobody waited for the answer any more";
		return;
	}
	if (reservation.kind === "spent") {
		const { scope, capMicroUsd, spentMicroUsd } = reservation.cap;
		const of = scope === null ? "" : ` for ${scope}`;
		return stop(exchange, {
			kind: "budget",
			scope,
			reason: `the budget of ${toUsd(capMicroUsd)}${of} leaves no room: ${toUsd(spentMicroUsd)} is spent, and this call may cost ${toUsd(most)}`
		});
	}
	if (worst.kind === "priced") exchange.draft.priceOrigin = toOrigin(worst);
	await askHolding(exchange, outgoing, reservation.hold);
}
async function askHolding(exchange, outgoing, hold) {
	const { serving, draft } = exchange;
	const refusal = serving.stop === null ? mustWait(serving) : toRefusal(serving.stop);
	if (refusal !== null) {
		hold.settle(0);
		const seconds = serving.patience.waitSeconds(performance.now());
		const headers = refusal.word === "wait" ? { "retry-after": String(seconds) } : void 0;
		return refuse$1(exchange, refusal, headers);
	}
	try {
		await askProvider(exchange, {
			...outgoing,
			hold
		});
	} catch (error) {
		draft.microUsd = null;
		throw error;
	} finally {
		draft.chargedMicroUsd = hold.settle(null);
	}
}
function mustWait({ patience }) {
	const seconds = patience.waitSeconds(performance.now());
	return seconds === 0 ? null : {
		word: "wait",
		reason: `the provider asked to wait for another ${seconds} s`
	};
}
function stop(exchange, why) {
	stopServing(exchange.serving, why);
	refuse$1(exchange, toRefusal(why));
}
function toRefusal({ kind, reason }) {
	return {
		word: kind,
		reason
	};
}
function toUsd(amount) {
	return amount > 0 && amount < 1e4 ? "<$0.01" : `$${(amount / 1e6).toFixed(2)}`;
}

// src/host/gateway/listen-at.ts
const SOCKET_PATH_BYTES$1 = 107;
async function listenAt(server, place) {
	if (place.kind === "socket") {
		const length = Buffer.byteLength(place.path);
		if (length > SOCKET_PATH_BYTES$1) return {
			kind: "failed",
			reason: `a socket's path has at most ${SOCKET_PATH_BYTES$1} bytes, this one has ${length}: ${place.path}`
		};
	}
	const stop = trackConnections(server);
	try {
		await start(server, place);
		if (place.kind === "socket") await chmod(place.path, 384);
		return {
			kind: "listening",
			address: toAddress(server, place),
			stop
		};
	} catch (error) {
		await stop();
		return {
			kind: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}
function toAddress(server, place) {
	if (place.kind === "socket") return place;
	const { port } = server.address();
	return {
		kind: "loopback",
		url: `http://127.0.0.1:${port}`
	};
}
function start(server, place) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		const ready = () => {
			server.off("error", reject);
			server.on("error", () => void 0);
			resolve();
		};
		if (place.kind === "socket") server.listen(place.path, ready);
		else server.listen(0, "127.0.0.1", ready);
	});
}
function trackConnections(server) {
	const sockets = /* @__PURE__ */ new Set();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	return () => new Promise((resolve) => {
		server.close(() => resolve());
		for (const socket of sockets) socket.destroy();
	});
}

// src/host/gateway/token-tally.ts
const MOST_TOKENS = 1e10;
function openTally() {
	const counts = /* @__PURE__ */ new Map();
	let isBroken = false;
	return {
		take: (usage, keys) => {
			for (const [part, key] of Object.entries(keys)) {
				const value = usage[key ?? ""];
				if (value === void 0 || value === null) continue;
				if (isCount(value)) counts.set(part, value);
				else isBroken = true;
			}
		},
		get: (part) => counts.get(part) ?? null,
		isBroken: () => isBroken
	};
}
function isCount(value) {
	return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS;
}

// src/host/gateway/protocols/protocol.ts
const MOST_OUTPUT = 1e7;

// src/host/gateway/protocols/anthropic-messages.ts
const ROUTES$2 = /* @__PURE__ */ new Map([
	["POST /v1/messages", {
		kind: "ask",
		model: null
	}],
	["POST /v1/messages/count_tokens", {
		kind: "count",
		model: null
	}],
	["GET /v1/models", { kind: "models" }],
	["HEAD /", { kind: "hello" }],
	["HEAD /api/hello", { kind: "hello" }],
	["GET /api/hello", { kind: "hello" }]
]);
const ERROR_TYPES = /* @__PURE__ */ new Map([
	[400, "invalid_request_error"],
	[401, "authentication_error"],
	[403, "permission_error"],
	[404, "not_found_error"],
	[413, "request_too_large"],
	[429, "rate_limit_error"],
	[504, "timeout_error"]
]);
const INPUT = {
	input: "input_tokens",
	cacheRead: "cache_read_input_tokens",
	cacheWrite: "cache_creation_input_tokens"
};
function openReader$3() {
	const tally = openTally();
	let served = null;
	let error = null;
	let isComplete = false;
	const takeInput = (usage) => {
		tally.take(usage, INPUT);
		const created = recordAt(usage, "cache_creation");
		tally.take(created, { cacheWriteHour: "ephemeral_1h_input_tokens" });
	};
	const takeAll = (usage) => {
		takeInput(usage);
		tally.take(usage, { output: "output_tokens" });
		tally.take(recordAt(usage, "output_tokens_details"), { reasoning: "thinking_tokens" });
	};
	const read = (event) => {
		error = textAt(recordAt(event, "error"), "message") ?? error;
		switch (event["type"]) {
			case "message_start":
				served = textAt(recordAt(event, "message"), "model") ?? served;
				takeInput(recordAt(recordAt(event, "message"), "usage"));
				return;
			case "message_delta":
				takeAll(recordAt(event, "usage"));
				return;
			case "message":
				served = textAt(event, "model");
				takeAll(recordAt(event, "usage"));
				isComplete = true;
				return;
			case "message_stop":
				isComplete = true;
				return;
			case "error": error ??= "an error without words";
		}
	};
	const facts = () => ({
		served,
		error,
		isComplete,
		tokens: tally.isBroken() ? null : sum()
	});
	const sum = () => {
		const input = tally.get("input");
		const output = tally.get("output");
		if (input === null || output === null) return null;
		const cacheRead = tally.get("cacheRead");
		const cacheWrite = tally.get("cacheWrite");
		const inputTotal = input + (cacheRead ?? 0) + (cacheWrite ?? 0);
		if (inputTotal + output === 0) return null;
		return {
			inputTotal,
			cacheRead,
			cacheWrite,
			output,
			cacheWriteHour: tally.get("cacheWriteHour"),
			reasoning: tally.get("reasoning")
		};
	};
	return {
		read,
		facts
	};
}
const anthropicMessages = {
	name: "anthropic-messages",
	route: (method, path) => ROUTES$2.get(`${method} ${path}`) ?? null,
	parameters: /* @__PURE__ */ new Map([["beta", "true"]]),
	keyHeader: (key) => ["x-api-key", key],
	limit: (body) => {
		const most = limitAt(body, "max_tokens", MOST_OUTPUT);
		const thinking = limitAt(recordAt(body, "thinking"), "budget_tokens", MOST_OUTPUT);
		return {
			outputTokens: most === null ? null : Math.max(most, thinking ?? 0),
			answers: 1
		};
	},
	outputTokens: 128e3,
	storedInput: ["container", "mcp_servers"],
	failure: (status, message) => ({
		type: "error",
		error: {
			type: ERROR_TYPES.get(status) ?? "api_error",
			message
		},
		request_id: "req_skillcheck_gateway"
	}),
	models: (names) => ({
		data: names.map((id) => ({
			type: "model",
			id,
			display_name: id,
			created_at: "2025-01-01T00:00:00Z"
		})),
		has_more: false,
		first_id: names[0] ?? null,
		last_id: names.at(-1) ?? null
	}),
	openReader: openReader$3
};

// src/host/gateway/protocols/gemini.ts
const PATH = /^\/v1beta\/models\/([A-Za-z0-9][A-Za-z0-9._-]{0,199}):([A-Za-z]+)$/;
const KINDS = /* @__PURE__ */ new Map([
	["generateContent", "ask"],
	["streamGenerateContent", "ask"],
	["countTokens", "count"]
]);
const STATUSES$1 = /* @__PURE__ */ new Map([
	[400, "INVALID_ARGUMENT"],
	[401, "UNAUTHENTICATED"],
	[403, "PERMISSION_DENIED"],
	[404, "NOT_FOUND"],
	[413, "INVALID_ARGUMENT"],
	[429, "RESOURCE_EXHAUSTED"],
	[500, "INTERNAL"],
	[504, "DEADLINE_EXCEEDED"]
]);
function route(method, path) {
	if (method === "GET" && path === "/v1beta/models") return { kind: "models" };
	const [, model, verb] = (method === "POST" ? PATH.exec(path) : null) ?? [];
	const kind = KINDS.get(verb ?? "");
	return kind === void 0 || model === void 0 ? null : {
		kind,
		model
	};
}
function openReader$2() {
	const tally = openTally();
	let served = null;
	let error = null;
	let isComplete = false;
	const read = (event) => {
		served = textAt(event, "modelVersion") ?? served;
		error = textAt(recordAt(event, "error"), "message") ?? error;
		const isOver = (candidate) => textAt(candidate, "finishReason") !== null;
		if (recordsAt(event, "candidates").some(isOver)) isComplete = true;
		if (textAt(recordAt(event, "promptFeedback"), "blockReason") !== null) isComplete = true;
		tally.take(recordAt(event, "usageMetadata"), {
			prompt: "promptTokenCount",
			tools: "toolUsePromptTokenCount",
			cacheRead: "cachedContentTokenCount",
			candidates: "candidatesTokenCount",
			thoughts: "thoughtsTokenCount"
		});
	};
	const facts = () => ({
		served,
		error,
		isComplete,
		tokens: tally.isBroken() ? null : sum()
	});
	const sum = () => {
		const prompt = tally.get("prompt");
		if (prompt === null) return null;
		const reasoning = tally.get("thoughts");
		const output = (tally.get("candidates") ?? 0) + (reasoning ?? 0);
		const inputTotal = prompt + (tally.get("tools") ?? 0);
		if (inputTotal + output === 0) return null;
		return {
			inputTotal,
			cacheRead: tally.get("cacheRead"),
			cacheWrite: null,
			cacheWriteHour: null,
			output,
			reasoning
		};
	};
	return {
		read,
		facts
	};
}
const gemini = {
	name: "gemini",
	route,
	parameters: /* @__PURE__ */ new Map([["alt", "sse"], ["key", null]]),
	keyHeader: (key) => ["x-goog-api-key", key],
	limit: (body) => {
		const settings = {
			...recordAt(body, "generation_config"),
			...recordAt(body, "generationConfig")
		};
		const first = limitAt(settings, "maxOutputTokens", MOST_OUTPUT);
		const second = limitAt(settings, "max_output_tokens", MOST_OUTPUT);
		const outputTokens = first === null || second === null ? first ?? second : Math.max(first, second);
		const answers = ["candidateCount", "candidate_count"].map((key) => limitAt(settings, key, 1e3) ?? 1);
		return {
			outputTokens,
			answers: Math.max(...answers)
		};
	},
	outputTokens: 65536,
	storedInput: ["cachedContent", "cached_content"],
	failure: (status, message) => ({ error: {
		code: status,
		message,
		status: STATUSES$1.get(status) ?? "UNAVAILABLE"
	} }),
	models: (names) => ({ models: names.map((name) => ({
		name: `models/${name}`,
		displayName: name,
		supportedGenerationMethods: ["generateContent", "countTokens"]
	})) }),
	openReader: openReader$2
};

// src/host/gateway/protocols/openai-errors.ts
const CODES = /* @__PURE__ */ new Map([
	[400, ["invalid_request_error", null]],
	[401, ["invalid_request_error", "invalid_api_key"]],
	[403, ["invalid_request_error", "permission_denied"]],
	[404, ["invalid_request_error", "not_found"]],
	[413, ["invalid_request_error", "request_too_large"]],
	[429, ["requests", "rate_limit_exceeded"]]
]);
function openaiFailure(status, message) {
	const [type, code] = CODES.get(status) ?? ["server_error", null];
	return { error: {
		message,
		type,
		param: null,
		code
	} };
}
function openaiModels(names) {
	const created = 0x67748580;
	return {
		object: "list",
		data: names.map((id) => ({
			id,
			object: "model",
			created,
			owned_by: "skillcheck"
		}))
	};
}

// src/host/gateway/protocols/openai-tokens.ts
function toInclusiveTokens(tally, output) {
	const inputTotal = tally.get("input");
	if (inputTotal === null || output === null || inputTotal + output === 0) return null;
	return {
		inputTotal,
		cacheRead: tally.get("cacheRead"),
		cacheWrite: tally.get("cacheWrite"),
		cacheWriteHour: null,
		output,
		reasoning: tally.get("reasoning")
	};
}

// src/host/gateway/protocols/openai-chat.ts
const ROUTES$1 = /* @__PURE__ */ new Map([["POST /v1/chat/completions", {
	kind: "ask",
	model: null
}], ["GET /v1/models", { kind: "models" }]]);
function openReader$1() {
	const tally = openTally();
	let served = null;
	let error = null;
	let isComplete = false;
	const read = (event) => {
		served = textAt(event, "model") ?? served;
		const own = event["error"];
		if (typeof own === "string") error = own;
		else error = textAt(recordAt(event, "error"), "message") ?? error;
		if (recordsAt(event, "choices").some((choice) => textAt(choice, "finish_reason") !== null)) isComplete = true;
		const usage = recordAt(event, "usage");
		tally.take(usage, {
			input: "prompt_tokens",
			output: "completion_tokens",
			total: "total_tokens"
		});
		tally.take(recordAt(usage, "prompt_tokens_details"), {
			cacheRead: "cached_tokens",
			cacheWrite: "cache_write_tokens"
		});
		tally.take(recordAt(usage, "completion_tokens_details"), { reasoning: "reasoning_tokens" });
	};
	const facts = () => ({
		served,
		error,
		isComplete,
		tokens: tally.isBroken() ? null : sum()
	});
	const sum = () => {
		const input = tally.get("input");
		const told = tally.get("output");
		if (input === null || told === null) return null;
		return toInclusiveTokens(tally, Math.max(told, (tally.get("total") ?? 0) - input));
	};
	return {
		read,
		facts
	};
}
const openaiChat = {
	name: "openai-chat",
	route: (method, path) => ROUTES$1.get(`${method} ${path}`) ?? null,
	parameters: /* @__PURE__ */ new Map(),
	keyHeader: (key) => ["authorization", `Bearer ${key}`],
	limit: (body) => {
		const old = limitAt(body, "max_tokens", MOST_OUTPUT);
		const now = limitAt(body, "max_completion_tokens", MOST_OUTPUT);
		return {
			outputTokens: old === null || now === null ? now ?? old : Math.max(old, now),
			answers: limitAt(body, "n", 1e3) ?? 1
		};
	},
	outputTokens: 128e3,
	storedInput: [],
	failure: openaiFailure,
	models: openaiModels,
	openReader: openReader$1
};

// src/host/gateway/protocols/openai-responses.ts
const ROUTES = /* @__PURE__ */ new Map([["POST /v1/responses", {
	kind: "ask",
	model: null
}], ["GET /v1/models", { kind: "models" }]]);
function openReader() {
	const tally = openTally();
	let served = null;
	let error = null;
	let isComplete = false;
	const take = (response) => {
		served = textAt(response, "model") ?? served;
		error = textAt(recordAt(response, "error"), "message") ?? error;
		const status = response["status"];
		if (status === "completed" || status === "incomplete") isComplete = true;
		const usage = recordAt(response, "usage");
		tally.take(usage, {
			input: "input_tokens",
			output: "output_tokens"
		});
		tally.take(recordAt(usage, "input_tokens_details"), {
			cacheRead: "cached_tokens",
			cacheWrite: "cache_write_tokens"
		});
		tally.take(recordAt(usage, "output_tokens_details"), { reasoning: "reasoning_tokens" });
	};
	const read = (event) => {
		if (event["object"] === "response") return take(event);
		take(recordAt(event, "response"));
		const own = textAt(recordAt(event, "error"), "message");
		if (own !== null) error = own;
		else if (event["type"] === "error") error = textAt(event, "message") ?? "an error without words";
		else if (event["type"] === "response.failed") error ??= "the response failed";
		else if (event["type"] === "response.completed") isComplete = true;
	};
	const facts = () => ({
		served,
		error,
		isComplete,
		tokens: tally.isBroken() ? null : sum()
	});
	const sum = () => toInclusiveTokens(tally, tally.get("output"));
	return {
		read,
		facts
	};
}
const openaiResponses = {
	name: "openai-responses",
	route: (method, path) => ROUTES.get(`${method} ${path}`) ?? null,
	parameters: /* @__PURE__ */ new Map(),
	keyHeader: (key) => ["authorization", `Bearer ${key}`],
	limit: (body) => ({
		outputTokens: limitAt(body, "max_output_tokens", MOST_OUTPUT),
		answers: 1
	}),
	outputTokens: 128e3,
	storedInput: [
		"previous_response_id",
		"conversation",
		"prompt"
	],
	failure: openaiFailure,
	models: openaiModels,
	openReader
};

// src/host/gateway/protocols/index.ts
const PROTOCOLS = {
	"anthropic-messages": anthropicMessages,
	"openai-responses": openaiResponses,
	"openai-chat": openaiChat,
	gemini
};

// src/host/gateway/read-server-name.ts
const HELLO_BYTES = 32768;
const RECORD_HEADER = 5;
const RECORD_BYTES = 16384;
const HANDSHAKE_HEADER = 4;
const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;
const refused$1 = (reason) => ({
	kind: "refused",
	reason
});
const OPEN = { kind: "open" };
const NO_TLS = refused$1("what it sends is no TLS");
const TOO_LONG = refused$1("its TLS begins with a ClientHello that is too long");
const BROKEN = refused$1("its TLS begins with a ClientHello that cannot be read");
function readServerName(bytes) {
	const message = joinRecords(bytes);
	if (!Buffer.isBuffer(message)) return message;
	const read = readMessage(message);
	return read.kind === "open" && bytes.length > HELLO_BYTES ? TOO_LONG : read;
}
function readMessage(message) {
	if (message.length < HANDSHAKE_HEADER) return OPEN;
	if (message[0] !== CLIENT_HELLO) return BROKEN;
	const length = message.readUIntBE(1, 3);
	if (length > HELLO_BYTES) return TOO_LONG;
	const rest = message.length - HANDSHAKE_HEADER - length;
	if (rest < 0) return OPEN;
	return rest > 0 ? BROKEN : readHello(message.subarray(HANDSHAKE_HEADER));
}
function joinRecords(bytes) {
	let message = Buffer.alloc(0);
	let at = 0;
	while (at < bytes.length && !isWhole(message)) {
		const record = bytes.subarray(at);
		if (!isHandshake(record)) return at === 0 ? NO_TLS : BROKEN;
		if (record.length < RECORD_HEADER) break;
		const length = record.readUInt16BE(3);
		if (length === 0 || length > RECORD_BYTES) return BROKEN;
		message = Buffer.concat([message, record.subarray(RECORD_HEADER, RECORD_HEADER + length)]);
		at += RECORD_HEADER + length;
	}
	return message;
}
function isWhole(message) {
	return message.length >= HANDSHAKE_HEADER && message.length >= HANDSHAKE_HEADER + message.readUIntBE(1, 3);
}
function isHandshake([type, major = 3]) {
	return type === HANDSHAKE && major === 3;
}
function readHello(hello) {
	try {
		return readExtensions(toExtensions(hello));
	} catch (error) {
		if (error instanceof RangeError) return BROKEN;
		throw error;
	}
}
function toExtensions(hello) {
	let at = 34;
	at += 1 + hello.readUInt8(at);
	at += 2 + hello.readUInt16BE(at);
	at += 1 + hello.readUInt8(at);
	if (at === hello.length) return Buffer.alloc(0);
	return takeWhole(hello, at);
}
function takeWhole(bytes, at) {
	if (bytes.readUInt16BE(at) !== bytes.length - at - 2) throw new RangeError("length");
	return bytes.subarray(at + 2);
}
function readExtensions(bytes) {
	const names = [];
	for (let at = 0; at < bytes.length;) {
		const type = bytes.readUInt16BE(at);
		const end = at + 4 + bytes.readUInt16BE(at + 2);
		if (end > bytes.length) return BROKEN;
		if (type === SERVER_NAME) names.push(readHostName(bytes.subarray(at + 4, end)));
		at = end;
	}
	const [name] = names;
	if (name === void 0) return refused$1("its TLS names no host (SNI)");
	if (names.length > 1) return BROKEN;
	return {
		kind: "name",
		name: name.toString("latin1").toLowerCase().replace(/\.$/, "")
	};
}
function readHostName(extension) {
	const list = takeWhole(extension, 0);
	if (list.readUInt8(0) !== HOST_NAME) throw new RangeError("kind of name");
	return takeWhole(list, 1);
}

// src/host/gateway/hold-hello.ts
const refused = (reason) => ({
	kind: "refused",
	reason
});
const ENDED = refused("it ended before its TLS began");
function holdHello({ client, host, head }, wanted) {
	const first = toHeld(head, wanted.name);
	if (first !== null) return Promise.resolve(first);
	if (client.readableEnded) return Promise.resolve(ENDED);
	return new Promise((resolve) => {
		let bytes = head;
		const settle = (held) => {
			clearTimeout(timer);
			client.off("data", take).off("end", onEnd).off("close", onEnd).pause();
			host.off("close", onGone);
			resolve(held);
		};
		const onEnd = () => settle(ENDED);
		const onGone = () => settle(refused("its host was gone before its TLS began"));
		const take = (more) => {
			bytes = Buffer.concat([bytes, more]);
			const held = toHeld(bytes, wanted.name);
			if (held !== null) settle(held);
		};
		const timer = setTimeout(() => settle(refused("its TLS did not begin in time")), wanted.limitMs);
		host.once("close", onGone);
		client.on("data", take).once("end", onEnd).once("close", onEnd).resume();
	});
}
function toHeld(bytes, name) {
	const read = readServerName(bytes);
	if (read.kind === "open") return null;
	if (read.kind === "refused") return read;
	if (read.name === name) return {
		kind: "fits",
		bytes
	};
	const other = /^[a-z0-9._-]{1,253}$/.test(read.name) ? read.name : "one that is no host's name";
	return refused(`its TLS is for another host: ${other}`);
}

// src/host/gateway/public-address.ts
const CLOSED = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3]
];
const CLOSED_6 = [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20]
];
const closed = new BlockList();
for (const [net, prefix] of CLOSED) closed.addSubnet(net, prefix, "ipv4");
const closed6 = new BlockList();
for (const [net, prefix] of CLOSED_6) closed6.addSubnet(net, prefix, "ipv6");
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
function isPublicAddress(address) {
	if (isIPv4(address)) return !closed.check(address, "ipv4");
	if (!isIPv6(address) || address.includes("%")) return false;
	return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}

// src/host/gateway/tunnel-log.ts
const MOST_TUNNELS = 2e3;
const TARGET_LENGTH = 300;
function startAsked(target) {
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	return {
		target: target.slice(0, TARGET_LENGTH),
		began: performance.now(),
		startedAt
	};
}
function openTunnelLog() {
	const tunnels = [];
	let leftOut = 0;
	return {
		add: ({ target, began, startedAt }, rest) => {
			if (tunnels.length >= MOST_TUNNELS) {
				leftOut += 1;
				return;
			}
			const durationMs = Math.round(performance.now() - began);
			tunnels.push({
				startedAt,
				durationMs,
				target,
				...rest
			});
		},
		report: () => ({
			tunnels: [...tunnels],
			tunnelsLeftOut: leftOut
		})
	};
}

// src/host/gateway/serve-tunnels.ts
function serveTunnels(plan, dial) {
	const log = openTunnelLog();
	const hosts = /* @__PURE__ */ new Set();
	const world = {
		plan,
		dial,
		log,
		hosts
	};
	return {
		serve: (request, client, head) => serve(world, {
			client,
			head,
			to: request.url ?? ""
		}),
		refuse: (target, reason) => log.add(startAsked(target), toRefused(403, reason)),
		report: log.report,
		hangUp: () => {
			for (const socket of hosts) socket.destroy();
		}
	};
}
const STATUS_LINES = {
	403: "403 Forbidden",
	502: "502 Bad Gateway",
	504: "504 Gateway Timeout"
};
const toRefused = (status, refused) => ({
	status,
	refused,
	sent: 0,
	received: 0
});
async function serve(world, { client, head, to }) {
	const asked = startAsked(`CONNECT ${to}`);
	client.on("error", () => client.destroy());
	client.pause();
	const host = world.plan.hosts.find((name) => `${name}:${443}` === to);
	if (host === void 0) return refuse(world, {
		asked,
		client
	}, NOT_LISTED);
	const reached = await reach(world, host);
	if (reached.kind === "failed") return refuse(world, {
		asked,
		client
	}, reached);
	const { socket } = reached;
	client.write("HTTP/1.1 200 Connection established\r\n\r\n");
	const wanted = {
		name: host,
		limitMs: world.plan.connectMs
	};
	const hello = await holdHello({
		client,
		host: socket,
		head
	}, wanted);
	if (hello.kind === "refused") {
		world.log.add(asked, toRefused(403, hello.reason));
		socket.destroy();
		client.end(UNRECOGNIZED_NAME, () => client.destroy());
		return;
	}
	socket.write(hello.bytes);
	await Promise.allSettled([pipeline(client, socket), pipeline(socket, client)]);
	const { bytesWritten: sent, bytesRead: received } = socket;
	world.log.add(asked, {
		status: 200,
		refused: null,
		sent,
		received
	});
}
const UNRECOGNIZED_NAME = Buffer.from([
	21,
	3,
	3,
	0,
	2,
	2,
	112
]);
const NOT_LISTED = {
	kind: "failed",
	status: 403,
	reason: "the host is none that this run may reach"
};
function refuse({ log }, { asked, client }, { status, reason }) {
	log.add(asked, toRefused(status, reason));
	const body = `skillcheck: ${reason}\n`;
	const length = Buffer.byteLength(body);
	client.end(`HTTP/1.1 ${STATUS_LINES[status]}\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`);
}
async function reach(world, host) {
	const { plan, dial } = world;
	const late = {
		kind: "failed",
		status: 504,
		reason: `${host} did not answer in time`
	};
	const until = AbortSignal.timeout(plan.connectMs);
	const timeout = new Promise((resolve) => {
		until.addEventListener("abort", () => resolve(late), { once: true });
	});
	const addresses = await Promise.race([resolveHost(dial, host), timeout]);
	if ("kind" in addresses) return addresses;
	const socket = dial.connect(host, addresses);
	world.hosts.add(socket);
	socket.once("close", () => world.hosts.delete(socket));
	const reached = await Promise.race([connected(socket, host), timeout]);
	if (reached.kind === "failed") socket.destroy();
	return reached;
}
async function resolveHost(dial, host) {
	try {
		const addresses = await dial.resolve(host);
		const inner = addresses.find((address) => !isPublicAddress(address));
		if (inner === void 0 && addresses.length > 0) return addresses;
		const reason = inner === void 0 ? `${host} has no address` : `${host} leads to ${inner}, which is no address of the internet`;
		return {
			kind: "failed",
			status: inner === void 0 ? 502 : 403,
			reason
		};
	} catch (error) {
		return {
			kind: "failed",
			status: 502,
			reason: `${host} has no address: ${toWords(error)}`
		};
	}
}
function toWords(error) {
	return error instanceof Error ? error.message : String(error);
}
function connected(socket, host) {
	return new Promise((resolve) => {
		const fail = (reason) => resolve({
			kind: "failed",
			status: 502,
			reason
		});
		socket.once("connect", () => resolve({
			kind: "reached",
			socket
		}));
		socket.on("error", (error) => fail(`${host} cannot be reached: ${error.message}`));
		socket.once("close", () => fail(`${host} was given up`));
	});
}

// src/host/gateway/open-gateway.ts
const CONNECTIONS$2 = 64;
const REQUEST_MS = 6e4;
const KEY = /^[\x21-\x7e]{1,4096}$/;
async function openGateway(plan, dial = DIAL) {
	const upstream = readUpstream(plan.upstream);
	if (typeof upstream === "string") return {
		kind: "failed",
		reason: upstream
	};
	if (!KEY.test(plan.key) || !KEY.test(plan.clientKey)) return {
		kind: "failed",
		reason: "a key is empty, too long, or holds what no header can"
	};
	const serving = {
		plan,
		protocol: PROTOCOLS[plan.protocol],
		upstream,
		log: openCallLog(),
		patience: openPatience(plan.patience),
		seenWords: /* @__PURE__ */ new Set(),
		stop: null
	};
	const tunnels = plan.tunnels === null ? null : serveTunnels(plan.tunnels, dial);
	const underWay = /* @__PURE__ */ new Set();
	const follow = (served) => {
		underWay.add(served);
		served.finally(() => underWay.delete(served));
	};
	const server = createServer$1({
		requestTimeout: REQUEST_MS,
		headersTimeout: REQUEST_MS,
		keepAliveTimeout: 0,
		requireHostHeader: false
	}, (request, response) => {
		follow(handleRequest(request, response, serving));
	});
	server.maxConnections = CONNECTIONS$2;
	refuseTheRest(server, serving);
	server.on("connect", (request, socket, head) => {
		if (tunnels === null) refuseTunnel(request, socket, serving);
		else follow(tunnels.serve(request, socket, head));
	});
	const listening = await listenAt(server, plan.listen);
	if (listening.kind === "failed") return listening;
	const close = async () => {
		tunnels?.hangUp();
		await listening.stop();
		await Promise.all(underWay);
	};
	const none = {
		tunnels: [],
		tunnelsLeftOut: 0
	};
	const report = () => ({
		...serving.log.report(serving.stop),
		...tunnels?.report() ?? none,
		seenWords: plan.watchWords.filter((word) => serving.seenWords.has(word))
	});
	return {
		kind: "open",
		gateway: {
			address: listening.address,
			report,
			close
		}
	};
}
function refuseTunnel(request, socket, serving) {
	const draft = startDraft("CONNECT", request.url ?? "");
	draft.status = 403;
	draft.refused = {
		word: "route",
		reason: "no tunnel leads out of this run"
	};
	serving.log.add(draft);
	hangUp(socket, "403 Forbidden", serving);
}
function refuseTheRest(server, serving) {
	server.on("clientError", (error, socket) => {
		if (error.code === "ECONNRESET" || !socket.writable) {
			socket.destroy();
			return;
		}
		const draft = startDraft("", "");
		draft.status = 400;
		draft.refused = {
			word: "syntax",
			reason: `the request cannot be read: ${error.code}`
		};
		serving.log.add(draft);
		if (socket.bytesWritten > 0) socket.destroy();
		else hangUp(socket, "400 Bad Request", serving);
	});
}
function hangUp(socket, status, { protocol }) {
	const code = Number(status.slice(0, 3));
	const body = JSON.stringify(protocol.failure(code, "skillcheck: this gateway takes no such request"));
	const length = Buffer.byteLength(body);
	socket.on("error", () => socket.destroy());
	socket.end(`HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`);
}

// src/host/gateway/open-tunnels.ts
const CONNECTIONS$1 = 64;
const NO_TUNNEL = "only tunnels to the vendor's hosts lead out of this run";
async function openTunnels(plan, dial = DIAL) {
	const tunnels = serveTunnels(plan, dial);
	const server = createServer$1({ requireHostHeader: false }, (request, response) => {
		tunnels.refuse(`${request.method ?? ""} ${request.url ?? ""}`, NO_TUNNEL);
		response.writeHead(403, {
			"content-type": "text/plain",
			connection: "close"
		});
		response.end(`skillcheck: ${NO_TUNNEL}\n`);
	});
	server.maxConnections = CONNECTIONS$1;
	const underWay = /* @__PURE__ */ new Set();
	server.on("connect", (request, client, head) => {
		const served = tunnels.serve(request, client, head);
		underWay.add(served);
		served.finally(() => underWay.delete(served));
	});
	const listening = await listenAt(server, plan.listen);
	if (listening.kind === "failed") return listening;
	const close = async () => {
		tunnels.hangUp();
		await listening.stop();
		await Promise.all(underWay);
	};
	const report = () => ({
		...openCallLog().report(null),
		...tunnels.report(),
		seenWords: []
	});
	return {
		kind: "open",
		gateway: {
			address: listening.address,
			report,
			close
		}
	};
}

// src/host/line-tail.ts
const LINE_END = 10;
function followLines(file) {
	let offset = 0;
	let open = [];
	let openLength = 0;
	const keep = (piece) => {
		if (piece.length > 0) open.push(piece);
		openLength += piece.length;
	};
	const take = () => {
		const text = decode(Buffer.concat(open));
		open = [];
		openLength = 0;
		return text;
	};
	return {
		read: (limit) => {
			if (sizeOf(file) <= offset) return [];
			const bytes = readBytes(file, offset, limit);
			offset += bytes.length;
			const lines = [];
			let from = 0;
			for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, from)) {
				keep(bytes.subarray(from, at));
				lines.push(take());
				from = at + 1;
			}
			keep(bytes.subarray(from));
			return lines;
		},
		openBytes: () => openLength + Math.max(0, sizeOf(file) - offset),
		rest: (limit) => decode(Buffer.concat(open).subarray(0, limit))
	};
}
function decode(bytes) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

// src/host/open-dialogue.ts
const LISTEN_MS = 10;
const WATCH_MS = 100;
const CLOSE_MS = 500;
const STILL_ALIVE = {
	exit: null,
	signal: null
};
async function openDialogue(call, place) {
	if (place.interrupted.aborted) return {
		kind: "failed",
		reason: "interrupted"
	};
	const id = randomUUID();
	const streams = openStreams(place.ioFolder, id, null);
	const started = await place.start(call, streams, id);
	if (started.kind === "failed") {
		closeStreams(streams);
		return started;
	}
	const { process } = started;
	const talk = {
		process,
		streams,
		tail: followLines(streams.stdout),
		interrupted: place.interrupted,
		exited: process.exited.then(() => {
			talk.hasExited = true;
		}),
		hasExited: false,
		pause: null
	};
	let closing = null;
	const close = () => {
		closing ??= closeTalk(talk);
		return closing;
	};
	return {
		kind: "open",
		dialogue: {
			turn: (turn) => playTurn(talk, turn),
			close
		}
	};
}
async function closeTalk(talk) {
	const { process, streams } = talk;
	await talk.pause?.end();
	process.input?.close();
	if (!talk.interrupted.aborted) await waitAtMost(CLOSE_MS, talk.exited);
	const { left } = await process.end();
	closeStreams(streams);
	return { unended: left };
}
function openPause(talk, turn) {
	const { process, interrupted } = talk;
	let wake = () => void 0;
	let isOver = false;
	const over = new Promise((resolve) => {
		wake = resolve;
	});
	const watch = async () => {
		while (!isOver && !interrupted.aborted) {
			const excess = process.look();
			if (excess !== null || findExcessOutput(talk, turn) !== null) {
				await process.end();
				return excess;
			}
			await waitAtMost(WATCH_MS, over);
		}
		return null;
	};
	const watched = watch();
	return { end: () => {
		isOver = true;
		wake();
		return watched;
	} };
}
async function playTurn(talk, turn) {
	const excess = await talk.pause?.end() ?? null;
	talk.pause = null;
	if (excess !== null) return {
		kind: "failed",
		reason: toGivenUp(excess).reason
	};
	const result = await playOpenTurn(talk, turn);
	if (result.kind === "ended" && result.ended === "by-itself") talk.pause = openPause(talk, turn);
	return result;
}
async function playOpenTurn(talk, turn) {
	const { process, streams, tail } = talk;
	const startedAt = /* @__PURE__ */ new Date();
	const began = performance.now();
	const stderrOffset = sizeOf(streams.stderr);
	const ended = await listen$1(talk, turn);
	const durationMs = Math.round(performance.now() - began);
	const isOver = ended.kind === "over";
	const end = isOver ? {
		ended: [],
		left: []
	} : await process.end();
	if (ended.kind === "given-up") return {
		kind: "failed",
		reason: ended.reason
	};
	return {
		kind: "ended",
		...isOver ? STILL_ALIVE : await hearExit(process.exited),
		ended: isOver || ended.kind === "exited" ? "by-itself" : ended.kind,
		rest: isOver ? "" : tail.rest(turn.outputBytes),
		stderr: readStderr(streams, stderrOffset),
		startedAt: startedAt.toISOString(),
		durationMs,
		survivors: ended.kind === "exited" ? end.ended : [],
		unended: end.left
	};
}
async function listen$1(talk, turn) {
	const deadline = performance.now() + turn.timeoutMs;
	const look = lookNowAndThen(talk.process);
	for (let begin = turn.begin;; begin = null) {
		if (talk.interrupted.aborted) return {
			kind: "given-up",
			reason: "interrupted"
		};
		const { hasExited } = talk;
		const ending = speak(talk, turn, begin);
		if (ending !== null) return ending;
		if (hasExited) return { kind: "exited" };
		const left = deadline - performance.now();
		if (left <= 0) return { kind: "timeout" };
		const excess = look();
		if (excess !== null) return toGivenUp(excess);
		await waitAtMost(Math.min(LISTEN_MS, left), talk.exited);
	}
}
function toGivenUp(excess) {
	return {
		kind: "given-up",
		reason: `was ended: it ${excess}`
	};
}
function speak(talk, turn, begin) {
	const heard = hear$1(talk, turn);
	if (heard !== null) return heard;
	return (begin === null ? null : say(talk, begin())) ?? findExcessOutput(talk, turn);
}
function hear$1(talk, turn) {
	const lines = talk.tail.read(turn.outputBytes);
	return lines.length === 0 ? null : say(talk, turn.hear(lines));
}
function say({ process }, answered) {
	for (const line of answered.say) process.input?.write(`${line}\n`);
	if (answered.turn === "over") return { kind: "over" };
	return answered.turn === "too-much" ? { kind: "output" } : null;
}
function findExcessOutput({ tail, streams }, turn) {
	return tail.openBytes() > turn.outputBytes || isTooMuchStderr(streams) ? { kind: "output" } : null;
}
function lookNowAndThen(process) {
	let nextAt = 0;
	return () => {
		const now = performance.now();
		if (now < nextAt) return null;
		nextAt = now + WATCH_MS;
		return process.look();
	};
}

// src/host/open-run-dialogue.ts
function openRunDialogue(call, { place, track, run }) {
	const open = async () => {
		if ((await lstat(call.folder).catch(() => null))?.isDirectory() !== true || run === void 0) return {
			kind: "failed",
			reason: "the workspace is gone"
		};
		const opened = await openDialogue(call, place);
		if (opened.kind === "failed") return opened;
		const { turn, close } = opened.dialogue;
		run.dialogue = opened.dialogue;
		return {
			kind: "open",
			dialogue: {
				turn: (one) => track(turn(one)),
				close: () => track(close())
			}
		};
	};
	return track(open());
}

// src/host/settle-both.ts
async function settleBoth(opening, filling, onOpen) {
	const [opened, filled] = await Promise.allSettled([opening, filling]);
	if (opened.status === "rejected") throw opened.reason;
	onOpen(opened.value);
	if (filled.status === "rejected") throw filled.reason;
	return filled.value;
}

// src/host/stand-in-log.ts
const LINE_BYTES = 262144;
const CONNECTIONS = 256;
const COUNTERS = 1e4;
const KEY_CHARACTERS = 1e3;
const UNREAD_BYTES = 65536;
const STATUSES = new Set(STAND_IN_STATUSES);
function isCall(question, log) {
	const { command, argv } = question;
	return typeof command === "string" && log.nonces.has(command) && Array.isArray(argv) && argv.every((word) => typeof word === "string");
}
function toEnd({ status, exit }) {
	const isExit = exit === null || Number.isInteger(exit) && Number(exit) >= 0 && Number(exit) < 256;
	if (!STATUSES.has(status) || !isExit) return null;
	return {
		status: String(status),
		exit: exit === null ? null : Number(exit)
	};
}
function report(question, caller, log) {
	const end = toEnd(question);
	if (end === null) return null;
	if (caller.entry !== null) {
		Object.assign(caller.entry, end);
		return {};
	}
	if (!isCall(question, log)) return null;
	const { command, argv } = question;
	log.bytes += JSON.stringify([command, argv]).length;
	log.isFull ||= log.entries.length >= LIMITS.standInCalls || log.bytes > LIMITS.standInBytes;
	if (log.isFull) return { error: "the log of the run is full" };
	caller.entry = {
		turn: log.turn,
		command,
		argv: [...argv],
		...end
	};
	log.entries.push(caller.entry);
	return {};
}
function count(question, log) {
	const { key, add } = question;
	if (typeof key !== "string" || key.length > KEY_CHARACTERS) return null;
	if (add !== 0 && add !== 1) return null;
	const before = log.counters.get(key) ?? 0;
	if (add === 1) {
		if (log.counters.size >= COUNTERS && !log.counters.has(key)) return { error: "too many counters" };
		log.counters.set(key, before + 1);
	}
	return { count: before };
}
function draw({ command }, log) {
	const nonce = typeof command === "string" ? log.nonces.get(command) : void 0;
	if (nonce === void 0) return null;
	if (log.turn !== null) log.drawn.add(String(command));
	return { nonce };
}
function answer(question, caller, log) {
	switch (question["op"]) {
		case "nonce": return draw(question, log);
		case "count": return count(question, log);
		case "report": return report(question, caller, log);
		default: return null;
	}
}
function toQuestion(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null ? value : null;
	} catch {
		return null;
	}
}
function hear(line, socket, { caller, log }) {
	const question = toQuestion(line);
	const reply = question === null ? null : answer(question, caller, log);
	if (reply === null) log.ignored += 1;
	else socket.write(`${JSON.stringify(reply)}\n`);
	if (socket.writableLength > UNREAD_BYTES) socket.destroy();
}
function listen(socket, log) {
	const caller = { entry: null };
	const decoder = new TextDecoder();
	let text = "";
	socket.on("data", (data) => {
		text += decoder.decode(data, { stream: true });
		const lines = text.split("\n");
		text = lines.pop() ?? "";
		for (const line of lines) {
			if (socket.destroyed) return;
			hear(line, socket, {
				caller,
				log
			});
		}
		if (text.length <= LINE_BYTES) return;
		log.ignored += 1;
		socket.destroy();
	});
	socket.on("error", () => socket.destroy());
}
function read(log) {
	if (log.isFull) return {
		kind: "lost",
		reason: `the stand-ins were called more often than is kept: ${`${LIMITS.standInCalls} calls or ${LIMITS.standInBytes / 1024} KiB of arguments`}`
	};
	const calls = [];
	const ours = [];
	for (const { turn, command, argv, status, exit } of log.entries) if (turn === null) ours.push({
		command,
		argv,
		status,
		exit
	});
	else calls.push({
		turn,
		command,
		argv,
		status
	});
	return {
		kind: "calls",
		calls,
		ours,
		ignored: log.ignored
	};
}
function open(server, path) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(path, resolve);
	});
}
async function openStandInLog(path, commands) {
	const log = {
		nonces: new Map(commands.map((command) => [command, randomUUID()])),
		drawn: /* @__PURE__ */ new Set(),
		entries: [],
		counters: /* @__PURE__ */ new Map(),
		turn: null,
		bytes: 0,
		ignored: 0,
		isFull: false
	};
	const sockets = /* @__PURE__ */ new Set();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
		listen(socket, log);
	});
	server.maxConnections = CONNECTIONS;
	await open(server, path);
	return {
		nonceOf: (command) => {
			const nonce = log.nonces.get(command);
			if (nonce === void 0) throw new Error(`no stand-in ${command}`);
			return nonce;
		},
		drawn: () => [...log.drawn].sort(),
		enter: (turn) => {
			log.turn = turn;
		},
		read: () => read(log),
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			for (const socket of sockets) socket.destroy();
		})
	};
}

// src/host/stand-in-folder.ts
const SOCKET_PATH_BYTES = 107;
const PROFILES = [".profile", ".zprofile"];
function quote(word) {
	return `'${word.replaceAll("'", "'\\''")}'`;
}
function toShim({ node, program }) {
	return [
		"#!/bin/sh",
		"unset NODE_OPTIONS NODE_EXTRA_CA_CERTS",
		`exec ${quote(node)} ${quote(program)} "$0" "$@"`,
		""
	].join("\n");
}
async function writeExecutable(file, text) {
	await writeFile(file, text, { mode: 493 });
	await chmod(file, 493);
}
async function writeStandIn(folder, standIn, program) {
	const { command } = standIn;
	await writeExecutable(path.join(folder, command), toShim(program));
	const fixture = standIn.kind === "script" ? {
		kind: "script",
		command
	} : standIn;
	await writeFile(path.join(folder, `.${command}.json`), JSON.stringify(fixture));
	if (standIn.kind !== "script") return;
	await mkdir(path.join(folder, ".scripts"), { recursive: true });
	await writeExecutable(path.join(folder, ".scripts", command), standIn.text);
}
function holdFolder(folder, socket) {
	const length = Buffer.byteLength(socket);
	if (length > SOCKET_PATH_BYTES) throw new Error(`the socket of the stand-ins would have a path of ${length} bytes, at most ${SOCKET_PATH_BYTES} work: set TMPDIR to a shorter folder`);
	if (folder.includes(path.delimiter)) throw new Error(`${folder} holds "${path.delimiter}" and cannot stand on PATH: set TMPDIR elsewhere`);
}
async function openStandIns(standIns, place) {
	const { folder, home, program } = place;
	const socket = path.join(folder, ".socket");
	holdFolder(folder, socket);
	await mkdir(folder);
	for (const standIn of standIns) await writeStandIn(folder, standIn, program);
	const profile = `PATH=${quote(folder)}:"$PATH"\nexport PATH\n`;
	for (const name of PROFILES) await appendFile(path.join(home, name), profile);
	const commands = standIns.map(({ command }) => command);
	const { close, ...log } = await openStandInLog(socket, commands);
	return {
		folder,
		commands,
		profile,
		log,
		close
	};
}

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
		if (found.length + folders.length + read.folders.length + read.others.length > 2e4) throw new UnreadableWorkspace(`it holds more than ${MAX_WORKSPACE_FILES} files`);
		folders.push(...read.folders);
		found.push(...read.others);
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
	const flags = constants$1.O_RDONLY | constants$1.O_NOFOLLOW | constants$1.O_NONBLOCK;
	const file = await open$1(place.full, flags);
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
const READ_AND_ENTER = 320;
function toMissing(error) {
	if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
	throw new UnreadableWorkspace(`it cannot be reached any more (${codeOf(error)})`);
}
async function readFiles(root, except) {
	const stat = await lstat(root).catch(toMissing);
	if (stat === null) return [];
	if (!stat.isDirectory()) throw new UnreadableWorkspace("it is no folder any more");
	if ((stat.mode & READ_AND_ENTER) !== READ_AND_ENTER) {
		const mode = (stat.mode & 511).toString(8).padStart(3, "0");
		throw new UnreadableWorkspace(`it cannot be read any more, its folder has the mode ${mode}`);
	}
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
const RESTLESS = {
	kind: "unreadable",
	reason: "what runs in the cage could not be stopped while its workspace was read"
};
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
function track({ busy }, work) {
	busy.add(work);
	return work.finally(() => busy.delete(work));
}
async function endRun({ roots }, root) {
	const run = roots.get(root);
	await run?.dialogue?.close();
	await run?.cage?.close();
	await run?.standIns?.close();
}
async function remove(state, root) {
	await endRun(state, root);
	const problem = await removeTree(root);
	state.roots.delete(root);
	return problem;
}
async function leave(state, folders) {
	const { root, workspace } = folders;
	await endRun(state, root);
	state.roots.delete(root);
	const others = (await readdir(root)).filter((name) => name !== path.basename(workspace));
	const problems = await Promise.all(others.map((name) => removeTree(path.join(root, name))));
	return [`kept the workspace ${workspace}`, ...problems.filter((one) => one !== null)].join("; ");
}
async function standInsOf({ standIn }, { root, home }, { standIns, isolation }) {
	if (standIns.length === 0) return null;
	const program = isolation.kind === "container" ? toContainerStandIn(standIn) : {
		node: process.execPath,
		program: standIn
	};
	return openStandIns(standIns, {
		folder: path.join(root, "bin"),
		home,
		program
	});
}
async function cageOf(state, folders, run) {
	const { plan, standIns } = run;
	if (plan.isolation.kind === "none") {
		const stray = await findParentFile(path.dirname(folders.root), plan.parentFiles);
		if (stray !== null) throw new Error(`the agent would read ${stray}: set TMPDIR elsewhere`);
		return null;
	}
	const { isolation } = plan;
	const shims = standIns === null ? null : {
		folder: standIns.folder,
		program: state.standIn
	};
	const opened = isolation.kind === "cage" ? await openRunCage(state.cage, folders, {
		isolation,
		shims
	}) : await openRunContainer(state.containers, folders, {
		...isolation,
		shims
	});
	if (opened.kind === "failed") throw new Error(`there is no ${isolation.kind}: ${opened.reason}`);
	return opened.cage;
}
async function openRun(state, toPlan) {
	const { interruption, roots } = state;
	if (interruption.signal.aborted) return {
		kind: "failed",
		reason: "interrupted"
	};
	let root = null;
	let repository = Promise.resolve();
	try {
		const folders = await makeFolders();
		root = folders.root;
		const run = {
			cage: null,
			standIns: null,
			dialogue: null
		};
		roots.set(root, run);
		repository = initRepository(folders.workspace);
		repository.catch(() => void 0);
		const plan = await toPlan(folders);
		fillHome(folders.home, plan.homeFiles);
		plantDecoys(folders, plan.decoys);
		const standIns = await standInsOf(state, folders, plan);
		run.standIns = standIns;
		const caged = cageOf(state, folders, {
			plan,
			standIns
		});
		const place = {
			ioFolder: folders.io,
			interrupted: interruption.signal,
			start: async (...call) => ((await caged)?.start ?? startHere)(...call)
		};
		const environment = toRunEnvironment(plan.environment, standIns);
		const filled = repository.then(() => fillWorkspace(folders, {
			...plan,
			environment
		}, place));
		return {
			kind: "open",
			workspace: toOpenWorkspace(state, folders, {
				plan,
				start: await settleBoth(caged, filled, (open) => {
					run.cage = open;
				}),
				place,
				standIns
			})
		};
	} catch (error) {
		await Promise.allSettled([repository]);
		if (root !== null) await remove(state, root);
		return {
			kind: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}
function toOpenWorkspace(state, folders, run) {
	const { workspace, home, temporary, modelSocket, canary, root } = folders;
	const { signal } = state.interruption;
	const { plan, start, place, standIns } = run;
	const look = async (read) => {
		if (signal.aborted) return INTERRUPTED;
		const cage = state.roots.get(root)?.cage ?? null;
		return await track(state, cage === null ? read() : cage.still(read)) ?? RESTLESS;
	};
	return {
		workspace,
		standIns,
		home,
		temporary,
		modelSocket,
		canary,
		snapshot: () => look(() => readSnapshot(workspace, plan.agentNames)),
		git: () => look(() => readGitState(folders, start)),
		run: (call) => {
			const environment = toRunEnvironment(call.environment, standIns);
			return track(state, runIn(folders, {
				...call,
				environment
			}, place));
		},
		openDialogue: (call) => openRunDialogue({
			...call,
			environment: toRunEnvironment(call.environment, standIns),
			folder: workspace
		}, {
			place,
			track: (work) => track(state, work),
			run: state.roots.get(root)
		}),
		close: (kept) => kept === "nothing" ? remove(state, root) : leave(state, folders)
	};
}
async function closeMachine(state) {
	const { interruption, busy, roots } = state;
	interruption.abort();
	while (busy.size > 0) await Promise.allSettled([...busy]);
	for (const root of [...roots.keys()]) await remove(state, root);
}
function openMachine(environment, built) {
	const programs = {
		node: process.execPath,
		relay: built.relay
	};
	const containers = {
		environment: toEngineEnvironment(environment),
		programs
	};
	const bubblewrap = findOutside("bwrap", environment["PATH"]);
	const state = {
		interruption: new AbortController(),
		roots: /* @__PURE__ */ new Map(),
		busy: /* @__PURE__ */ new Set(),
		cage: {
			environment,
			platform: process.platform,
			bubblewrap,
			programs
		},
		containers,
		standIn: built.standIn,
		proof: null,
		containerProofs: /* @__PURE__ */ new Map()
	};
	track(state, removeAbandoned());
	const baseEnvironment = toBaseEnvironment(environment);
	return {
		baseEnvironment,
		isRoot: process.getuid?.() === 0,
		platform: `${process.platform} ${process.arch}`,
		nodeVersion: process.version.slice(1),
		capacity: () => ({
			cores: availableParallelism(),
			memoryBytes: freemem()
		}),
		open: (toPlan) => track(state, openRun(state, toPlan)),
		proveCage: () => {
			state.proof ??= track(state, proveCage(state.cage));
			return state.proof;
		},
		askProgram: (program, args) => {
			const from = {
				environment: baseEnvironment,
				interrupted: state.interruption.signal
			};
			return track(state, askProgram({
				program,
				args
			}, from));
		},
		findContainerEngine: (isRefused) => findContainerEngine(containers.environment, isRefused),
		proveContainer: (container) => {
			const key = JSON.stringify(container);
			const proofs = state.containerProofs;
			const proof = proofs.get(key) ?? track(state, proveContainer({
				...containers,
				own: environment
			}, container));
			proofs.set(key, proof);
			return proof;
		},
		openGateway: (plan) => openGateway(plan, built.dial),
		openTunnels: (plan) => openTunnels(plan, built.dial),
		askGateway: (request) => track(state, askGateway(request, state.interruption.signal)),
		interrupted: state.interruption.signal,
		close: () => closeMachine(state)
	};
}

export { openMachine };