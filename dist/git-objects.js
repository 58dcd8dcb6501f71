import { t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { t as UNFINISHED } from "./unfinished.js";
import { c as toClosedFolder, s as readFolder } from "./owner.js";
import { n as readRealFile, r as toFileContent, t as isInside } from "./real-file.js";
import { i as findGit, n as toGitArgs, r as toGitEnvironment, t as askGit } from "./git-process.js";
import { n as toGitName, t as splitAtNul } from "./git-names.js";
import { basename, dirname, join } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { spawn } from "node:child_process";

// src/host/clock.ts
const systemClock = {
	now: () => Date.now(),
	timestamp: () => `${(/* @__PURE__ */ new Date()).toISOString().slice(0, 19)}Z`,
	wait: (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal }).catch(() => void 0)
};

// src/host/disk-store.ts
const ABANDONED_MS = 36e5;
function openDiskStore(options) {
	const { root, folder } = options;
	return {
		list: async () => (await walk(root, folder)).sort(comparePaths),
		read: async (path) => isOwn(folder, path) ? readRealFile(root, path, LIMITS.cassetteBytes) : {
			kind: "refused",
			reason: "leads out of the store"
		},
		write: async (path, text) => {
			const place = await toOwnPlace(options, path);
			await writeWhole(place, text).catch(refuseClosed(dirname(place)));
		},
		remove: async (path) => {
			const place = await toOwnPlace(options, path);
			await rm(place, { force: true }).catch(refuseClosed(dirname(place)));
			await removeEmpty(dirname(place), join(await realpath(root), folder));
		}
	};
}
function isOwn(folder, path) {
	return isInside(path) && path.startsWith(`${folder}/`);
}
async function walk(root, folder) {
	const found = [];
	const place = join(root, folder);
	if (!(await lstat(place).catch(() => null))?.isDirectory()) return found;
	for (const entry of readFolder(place)) {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) found.push(...await walk(root, path));
		else if (!entry.name.endsWith(".unfinished")) found.push(path);
	}
	return found;
}
async function toOwnPlace({ root, folder }, path) {
	if (!isOwn(folder, path)) throw new Error(`${path} leads out of the store ${folder}`);
	let place = await realpath(root);
	for (const segment of dirname(path).split("/")) {
		place = join(place, segment);
		await mkdir(place).catch(ignoreExisting).catch(refuseClosed(dirname(place)));
		if (!(await lstat(place)).isDirectory()) throw new Error(`${place} is not a real folder`);
	}
	return join(place, basename(path));
}
function refuseClosed(folder) {
	return (error) => {
		throw toClosedFolder(folder, error);
	};
}
function ignoreExisting(error) {
	if (error.code !== "EEXIST") throw error;
}
async function writeWhole(place, text) {
	await removeAbandoned(dirname(place));
	const unfinished = `${place}.${randomUUID()}${UNFINISHED}`;
	try {
		const handle = await open(unfinished, "wx", 420);
		try {
			await handle.writeFile(text);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(unfinished, place);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
	await flushFolder(dirname(place));
}
async function flushFolder(folder) {
	const handle = await open(folder, "r").catch(() => null);
	await handle?.sync().catch(() => void 0);
	await handle?.close();
}
async function removeAbandoned(folder) {
	for (const name of await readdir(folder)) {
		if (!name.endsWith(".unfinished")) continue;
		const place = join(folder, name);
		const found = await stat(place).catch(() => null);
		if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await unlink(place).catch(() => void 0);
	}
}
async function removeEmpty(folder, top) {
	for (let place = folder; place !== top && place.startsWith(top); place = dirname(place)) if (!await rmdir(place).then(() => true, () => false)) return;
}

// src/host/evaluate-worker.ts
const WORKER_MEMORY = 1024;
const POSTED_TOGETHER = 4;
function advance(queue) {
	const { worker, open } = queue;
	if (worker === null) {
		if (open.length > 0) startWorker(queue);
		return;
	}
	if (!queue.isReady) return;
	if (open.length === 0) {
		worker.unref();
		return;
	}
	worker.ref();
	for (const { request } of open.slice(queue.posted, POSTED_TOGETHER)) {
		worker.postMessage(request);
		queue.posted += 1;
	}
	if (queue.timer !== void 0) return;
	limit(queue, queue.limits.readMilliseconds, "its recordings took longer to read than");
}
function limit(queue, milliseconds, words) {
	clearTimeout(queue.timer);
	const [first] = queue.open;
	const giveUp = () => {
		if (queue.open[0] !== first || queue.timer !== timer) return;
		const { worker } = queue;
		const { runs } = queue;
		forgetWorker(queue);
		worker?.terminate();
		answerFirst(queue, {
			evaluation: {
				kind: "invalid",
				reason: `${words} ${milliseconds / 1e3} s`,
				fault: false
			},
			runs
		});
	};
	const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
	queue.timer = timer;
}
function forgetWorker(queue) {
	clearTimeout(queue.timer);
	queue.timer = void 0;
	queue.worker = null;
	queue.isReady = false;
	queue.posted = 0;
	queue.runs = null;
}
function answerFirst(queue, reply) {
	clearTimeout(queue.timer);
	queue.timer = void 0;
	queue.runs = null;
	const first = queue.open.shift();
	queue.posted = Math.max(0, queue.posted - 1);
	first?.settle(reply);
	advance(queue);
}
function startWorker(queue) {
	const worker = new Worker(queue.url, {
		env: {},
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY }
	});
	let failure = null;
	queue.worker = worker;
	worker.on("message", (message) => {
		if (queue.worker === worker) hear(queue, JSON.parse(message));
	});
	worker.on("error", (error) => {
		failure = error.message;
	});
	worker.on("exit", (code) => {
		if (queue.worker !== worker) return;
		const { runs } = queue;
		forgetWorker(queue);
		if (queue.open.length === 0) return;
		answerFirst(queue, {
			evaluation: {
				kind: "invalid",
				reason: `the evaluation worker ended: ${failure ?? `exit code ${code}`}`,
				fault: true
			},
			runs
		});
	});
}
function hear(queue, message) {
	switch (message.kind) {
		case "ready":
			queue.isReady = true;
			advance(queue);
			return;
		case "read":
			queue.runs = message.runs;
			limit(queue, queue.limits.evaluateMilliseconds, "pattern took longer than");
			return;
		case "evaluated": answerFirst(queue, {
			evaluation: message.evaluation,
			runs: queue.runs
		});
	}
}
const CLOSED = {
	evaluation: {
		kind: "invalid",
		reason: "skillcheck was ended",
		fault: false
	},
	runs: null
};
async function close(queue) {
	const { worker } = queue;
	queue.isClosed = true;
	forgetWorker(queue);
	for (const { settle } of queue.open.splice(0)) settle(CLOSED);
	await worker?.terminate();
}
function openEvaluate(url, limits = {}) {
	const queue = {
		url,
		limits: {
			...LIMITS,
			...limits
		},
		open: [],
		posted: 0,
		worker: null,
		isReady: false,
		isClosed: false,
		runs: null,
		timer: void 0
	};
	return {
		start: () => {
			if (queue.worker === null && !queue.isClosed) startWorker(queue);
		},
		evaluate: (request) => {
			if (queue.isClosed) return Promise.resolve(CLOSED);
			const reply = new Promise((settle) => {
				queue.open.push({
					request,
					settle
				});
			});
			advance(queue);
			return reply;
		},
		close: () => close(queue)
	};
}

// src/host/blob-reader.ts
function openBlobReader(place) {
	const state = {
		child: null,
		chunks: [],
		held: 0,
		wanted: 0,
		pending: []
	};
	return {
		read: (id) => new Promise((resolve, reject) => {
			state.child ??= start(place, state);
			state.pending.push({
				resolve,
				reject
			});
			hold(state.child, true);
			state.child.stdin.write(`${id}\n`);
		}),
		close: async () => {
			const { child } = state;
			if (child === null || child.exitCode !== null) return;
			const ended = new Promise((resolve) => child.once("close", resolve));
			child.ref();
			child.stdin.end();
			child.kill();
			await ended;
		}
	};
}
function start(place, state) {
	const child = spawn(findGit(), toGitArgs(place, ["cat-file", "--batch"]), {
		env: toGitEnvironment(false),
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	const fail = (error) => {
		if (state.child === child) state.child = null;
		for (const pending of state.pending.splice(0)) pending.reject(error);
	};
	child.stdout.on("data", (chunk) => {
		state.chunks.push(chunk);
		state.held += chunk.length;
		if (state.held >= state.wanted) drain(state);
		if (state.pending.length === 0) hold(child, false);
	});
	child.stdin.on("error", fail);
	child.on("error", fail);
	child.on("close", () => fail(/* @__PURE__ */ new Error("git cat-file ended early")));
	return child;
}
function drain(state) {
	let held = Buffer.concat(state.chunks);
	state.wanted = 0;
	for (;;) {
		const end = held.indexOf(10);
		if (end < 0) break;
		const size = toSize(held.toString("latin1", 0, end));
		const length = end + 1 + (size === null ? 0 : size + 1);
		if (held.length < length) {
			state.wanted = length;
			break;
		}
		const bytes = size === null ? null : new Uint8Array(held.subarray(end + 1, length - 1));
		state.pending.shift()?.resolve(bytes);
		held = held.subarray(length);
	}
	state.chunks = [held];
	state.held = held.length;
}
function toSize(header) {
	const match = /^[0-9a-f]+ [a-z]+ (\d+)$/.exec(header);
	return match ? Number(match[1]) : null;
}
function hold(child, held) {
	for (const handle of [
		child,
		child.stdin,
		child.stdout
	]) {
		const { ref, unref } = handle;
		(held ? ref : unref)?.call(handle);
	}
}

// src/host/git-diff.ts
function toChangedPaths(output) {
	const parts = splitAtNul(output);
	const changes = [];
	for (let at = 0; at + 1 < parts.length; at += 2) {
		const [status, path] = [parts[at], parts[at + 1]];
		if (status && path) changes.push({
			path: toGitName(path).text,
			status: toStatus(status[0])
		});
	}
	return changes;
}
function toStatus(letter) {
	if (letter === "A".charCodeAt(0)) return "added";
	return letter === "D".charCodeAt(0) ? "removed" : "modified";
}
function toHunks(output) {
	const reader = {
		lines: new TextDecoder().decode(output).split("\n"),
		at: 0
	};
	const hunks = [];
	let path = "";
	while (reader.at < reader.lines.length) {
		const line = reader.lines[reader.at] ?? "";
		reader.at += 1;
		if (line.startsWith("--- ") || line.startsWith("+++ ")) path = toHeaderPath(line) ?? path;
		const counts = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
		if (counts) hunks.push(takeHunk(reader, path, counts));
	}
	return hunks;
}
function takeHunk(reader, path, counts) {
	const [, baseLine, removed, headLine, added] = counts;
	const hunk = {
		path,
		baseLine: Number(baseLine),
		removed: takeLines(reader, Number(removed ?? 1)),
		headLine: Number(headLine),
		added: takeLines(reader, Number(added ?? 1))
	};
	return {
		...hunk,
		baseLine: hunk.removed.length === 0 ? 0 : hunk.baseLine,
		headLine: hunk.added.length === 0 ? 0 : hunk.headLine
	};
}
function takeLines(reader, count) {
	const lines = reader.lines.slice(reader.at, reader.at + count).map((line) => line.slice(1));
	reader.at += count;
	if (reader.lines[reader.at]?.startsWith("\\")) reader.at += 1;
	return lines;
}
function toHeaderPath(line) {
	const name = line.slice(4).replace(/\t$/, "");
	if (name === "/dev/null") return null;
	return (name.startsWith("\"") ? unquote(name.slice(1, -1)) : name).slice(2);
}
const ESCAPES = /* @__PURE__ */ new Map([
	["a", 7],
	["b", 8],
	["t", 9],
	["n", 10],
	["v", 11],
	["f", 12],
	["r", 13],
	["\"", 34],
	["\\", 92]
]);
function unquote(quoted) {
	const bytes = quoted.split(/(\\(?:[0-7]{3}|.))/u).flatMap((part) => part.startsWith("\\") ? [toByte(part.slice(1))] : [...Buffer.from(part)]);
	return toGitName(Uint8Array.from(bytes)).text;
}
function toByte(letters) {
	return ESCAPES.get(letters) ?? Number.parseInt(letters, 8);
}

// src/host/git-tree.ts
const LINK_BYTES = 4096;
function toTreeFiles(options) {
	let entries = null;
	const all = () => {
		entries ??= listTree(options);
		return entries;
	};
	return {
		list: async () => Array.from((await all()).values(), ({ path, mode, size }) => ({
			path,
			mode,
			size
		})),
		read: async (path, limit) => {
			const entry = (await all()).get(path);
			return entry ? readEntry(options.blobs, entry, limit) : { kind: "missing" };
		},
		holds: async (path, bytes) => {
			const entry = (await all()).get(path);
			return entry !== void 0 && isFile(entry) && toBlobId(entry, bytes) === entry.id;
		}
	};
}
function isFile({ readable, mode }) {
	return readable && (mode === "100644" || mode === "100755");
}
function toBlobId(entry, bytes) {
	if (entry.size !== bytes.length) return null;
	return createHash(entry.id.length === 64 ? "sha256" : "sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
async function listTree(options) {
	const { place, commit, folder } = options;
	const args = [
		"ls-tree",
		"-r",
		"-z",
		"-l",
		"--full-tree",
		`${commit}:${folder}`
	];
	const answer = await askGit({
		place,
		args
	});
	if (answer.kind === "failed") {
		if (folder !== "" && await isEmptyFolder(options)) return /* @__PURE__ */ new Map();
		throw new Error(answer.reason);
	}
	const ordered = [...splitAtNul(answer.stdout).map(toEntry)].sort((left, right) => Number(right.readable) - Number(left.readable));
	const byPath = new Map(ordered.map((entry) => [entry.path, entry]));
	return new Map([...byPath].sort(([left], [right]) => comparePaths(left, right)));
}
async function isEmptyFolder({ place, commit, folder }) {
	const answer = await askGit({
		place,
		args: [
			"ls-tree",
			"-z",
			"--full-tree",
			"--",
			commit,
			folder
		]
	});
	return answer.kind === "done" && answer.stdout.length === 0;
}
const decoder = new TextDecoder();
function toEntry(record) {
	const tab = record.indexOf(9);
	const [mode, , id, size] = decoder.decode(record.subarray(0, tab)).split(/ +/);
	const name = toGitName(record.subarray(tab + 1));
	return {
		path: name.text,
		readable: name.readable,
		mode: toTreeMode(mode ?? ""),
		id: id ?? "",
		size: size === "-" ? 0 : Number(size)
	};
}
function toTreeMode(mode) {
	return mode === "100755" || mode === "120000" || mode === "160000" ? mode : "100644";
}
async function readEntry(blobs, entry, limit) {
	if (!entry.readable) return {
		kind: "refused",
		reason: "has a name that is not UTF-8"
	};
	if (entry.mode === "160000") return {
		kind: "refused",
		reason: "is a submodule"
	};
	const isLink = entry.mode === "120000";
	const allowed = isLink ? LINK_BYTES : limit;
	if (entry.size > allowed) return {
		kind: "too-large",
		size: entry.size,
		limit: allowed
	};
	const bytes = await blobs.read(entry.id);
	if (bytes === null) return {
		kind: "refused",
		reason: "is not in this partial clone"
	};
	return isLink ? {
		kind: "link",
		target: new TextDecoder().decode(bytes)
	} : toFileContent(bytes);
}

// src/host/git-objects.ts
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function openGit(options) {
	const { place } = options;
	const folder = options.folder ?? "";
	const blobs = openBlobReader(place);
	const relative = folder === "" ? [] : [`--relative=${folder}/`];
	return {
		resolve: (commitish) => resolveCommit(place, commitish),
		tree: (commit) => toTreeFiles({
			place,
			blobs,
			commit: requireSha(commit),
			folder
		}),
		changedPaths: async (base, head) => {
			const args = [
				"-r",
				"-z",
				"--no-renames",
				"--name-status",
				"--no-ext-diff",
				...relative
			];
			const answer = await diffTree(place, [
				...args,
				base,
				head
			]);
			return answer && toChangedPaths(answer);
		},
		hunks: async (base, head, folders) => {
			if (folders.length === 0) return [];
			const inside = folders.map((one) => joinFolders(folder, one)).filter((one) => one !== "");
			const limited = inside.length === folders.length ? inside : [];
			const answer = await diffTree(place, [
				...PATCH,
				...relative,
				base,
				head,
				"--",
				...limited
			]);
			return answer ? toHunks(answer) : [];
		},
		mergeBase: async (a, b) => {
			return (await askText(place, [
				"merge-base",
				requireSha(a),
				requireSha(b)
			]))?.trim() || null;
		},
		parents: async (commit) => {
			const bytes = await blobs.read(requireSha(commit));
			return bytes === null ? [] : toParents(new TextDecoder().decode(bytes));
		},
		newestCommits: async (commit, count) => {
			const args = [
				"rev-list",
				"--first-parent",
				`--max-count=${count}`,
				requireSha(commit)
			];
			return (await askText(place, args))?.split("\n").filter((line) => line !== "") ?? [];
		},
		close: blobs.close
	};
}
async function findWorkTree(folder) {
	return (await askText({ workTree: folder }, ["rev-parse", "--show-toplevel"]).catch(() => null))?.replace(/\n$/, "") || null;
}
const PATCH = [
	"-r",
	"-p",
	"-U0",
	"--no-renames",
	"--no-color",
	"--no-ext-diff",
	"--no-textconv",
	"--src-prefix=a/",
	"--dst-prefix=b/"
];
async function resolveCommit(place, commitish) {
	if (commitish === "" || commitish.includes("\0")) return null;
	const sha = (await askText(place, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${commitish}^{commit}`
	]))?.trim() ?? "";
	return FULL_SHA.test(sha) ? sha : null;
}
async function diffTree(place, args) {
	const answer = await askGit({
		place,
		args: ["diff-tree", ...args]
	});
	return answer.kind === "done" ? answer.stdout : null;
}
async function askText(place, args) {
	const answer = await askGit({
		place,
		args
	});
	return answer.kind === "done" ? new TextDecoder().decode(answer.stdout) : null;
}
function toParents(commit) {
	const [header] = commit.split("\n\n", 1);
	return (header ?? "").split("\n").flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
}
function requireSha(commit) {
	if (!FULL_SHA.test(commit)) throw new Error(`not a full commit SHA: ${JSON.stringify(commit)}`);
	return commit;
}
function joinFolders(root, folder) {
	return [root, folder === "." ? "" : folder].filter((part) => part !== "").join("/");
}

export { toOwnPlace as a, openDiskStore as i, openGit as n, systemClock as o, openEvaluate as r, findWorkTree as t };