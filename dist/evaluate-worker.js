import { t as UsageError } from "./usage-error.js";
import { t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { c as toFileContent } from "./git-objects.js";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { Worker } from "node:worker_threads";

// src/host/clock.ts
const systemClock = {
	now: () => Date.now(),
	timestamp: () => `${(/* @__PURE__ */ new Date()).toISOString().slice(0, 19)}Z`,
	wait: (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal }).catch(() => void 0)
};

// src/host/read-folder.ts
function readFolder(place) {
	try {
		return readdirSync(place, { withFileTypes: true });
	} catch (error) {
		if (isGone(error)) return [];
		throw toClosedFolder(place, error);
	}
}
function isGone(error) {
	const code = toCode(error);
	return code === "ENOENT" || code === "ENOTDIR";
}
function toClosedFolder(place, error) {
	const reason = REASONS.get(toCode(error));
	if (reason === void 0) return error;
	return new UsageError(`${place}: ${reason}`);
}
const REASONS = /* @__PURE__ */ new Map([
	["EACCES", "this user may not enter, read or write the folder (EACCES); give the right with chmod or chown, or take the folder away"],
	["EPERM", "the system forbids this user the folder (EPERM); give the right with chmod or chown, or take the folder away"],
	["EROFS", "the file system is read-only (EROFS); mount it for writing"],
	["EIO", "the disk cannot read the folder (EIO); check the disk or take the folder away"]
]);
function toCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

// src/host/real-file.ts
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function isInside(path) {
	if (path.includes("\0") || sep === "\\" && /[\\:]/.test(path)) return false;
	return path.split("/").every((segment) => ![
		"",
		".",
		".."
	].includes(segment));
}
function readRealFile(root, path, limit) {
	if (!isInside(path)) return {
		kind: "refused",
		reason: "leads out of its folder"
	};
	const place = join(root, ...path.split("/"));
	try {
		const found = lstatSync(place);
		if (found.isSymbolicLink()) return {
			kind: "link",
			target: readlinkSync(place)
		};
		if (!found.isFile()) return {
			kind: "refused",
			reason: "is no regular file"
		};
		const file = openSync(place, READ_FLAGS);
		try {
			const opened = fstatSync(file);
			return toPlaceProblem(opened, root, path) ?? readLimited(file, {
				size: opened.size,
				limit
			});
		} finally {
			closeSync(file);
		}
	} catch (error) {
		return toReason(error);
	}
}
function toPlaceProblem(opened, root, path) {
	if (!opened.isFile()) return {
		kind: "refused",
		reason: "is no regular file"
	};
	const expected = join(realpathSync.native(root), ...path.split("/"));
	const real = realpathSync.native(expected);
	if (real.normalize() !== expected.normalize()) return {
		kind: "refused",
		reason: "leads through a symbolic link"
	};
	return isSame(opened, lstatSync(real)) ? null : {
		kind: "refused",
		reason: "was exchanged while it was read"
	};
}
function isSame(left, right) {
	return left.ino === right.ino && left.dev === right.dev;
}
function readLimited(file, { size, limit }) {
	if (size > limit) return {
		kind: "too-large",
		size,
		limit
	};
	const buffer = Buffer.allocUnsafeSlow(size + 1);
	let length = 0;
	while (length < buffer.length) {
		const bytesRead = readSync(file, buffer, length, buffer.length - length, length);
		if (bytesRead === 0) break;
		length += bytesRead;
	}
	if (length > size) return {
		kind: "refused",
		reason: "grew while it was read"
	};
	return toFileContent(buffer.subarray(0, length));
}
function toReason(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
	if (code === "ELOOP") return {
		kind: "refused",
		reason: "is a symbolic link"
	};
	return {
		kind: "refused",
		reason: `cannot be read${code === "" ? "" : ` (${code})`}`
	};
}

// src/host/disk-store.ts
const UNFINISHED = ".unfinished";
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
		else if (!entry.name.endsWith(UNFINISHED)) found.push(path);
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
		if (!name.endsWith(UNFINISHED)) continue;
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
const POSTED_TOGETHER = 2;
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

export { isGone as a, systemClock as c, readRealFile as i, openDiskStore as n, readFolder as o, toOwnPlace as r, toClosedFolder as s, openEvaluate as t };