import { readdirSync } from "node:fs";
import { t as UsageError } from "./usage-error.js";

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

export { readFolder as n, toClosedFolder as r, isGone as t };