import { o as int, p as string, u as object } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { readFileSync, readdirSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

// src/host/read-folder.ts
function readFolder(place) {
	try {
		return readdirSync(place, { withFileTypes: true });
	} catch (error) {
		if (isGone$1(error)) return [];
		throw toClosedFolder(place, error);
	}
}
function isGone$1(error) {
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

// src/host/read-process.ts
function readProcText(path) {
	try {
		return readFileSync(path, "latin1");
	} catch {
		return "";
	}
}
function readProcess(pid) {
	const stat = readProcText(`/proc/${pid}/stat`);
	const close = stat.lastIndexOf(")");
	if (close < 0) return null;
	const command = stat.slice(stat.indexOf("(") + 1, close);
	const fields = stat.slice(close + 2).split(" ");
	const [state = "", parent = ""] = fields;
	const start = fields[19] ?? "";
	return {
		pid,
		command,
		parent: Number(parent),
		start,
		hasEnded: "ZXx".includes(state)
	};
}

// src/host/owner.ts
const ownerSchema = object({
	pid: int().min(1),
	host: string().max(255),
	namespace: string().max(100).nullable().default(null),
	start: string().max(30).nullable().default(null)
});
function readOwner() {
	const start = readProcess(process.pid)?.start ?? null;
	return {
		pid: process.pid,
		host: hostname(),
		namespace: readNamespace(),
		start
	};
}
function readNamespace() {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return null;
	}
}
function isGone({ pid, host, namespace, start }) {
	if (host !== hostname()) return false;
	if (namespace !== null && namespace !== readNamespace()) return false;
	const row = readProcess(pid);
	if (row !== null) return row.hasEnded || start !== null && row.start !== start;
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		return error.code !== "EPERM";
	}
}

export { readProcess as a, toClosedFolder as c, readProcText as i, ownerSchema as n, isGone$1 as o, readOwner as r, readFolder as s, isGone as t };