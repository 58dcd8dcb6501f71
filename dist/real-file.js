import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readlinkSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { r as toDigestedBytes } from "./tree-digest.js";
import { hash } from "node:crypto";

// src/host/sha256.ts
function sha256(bytes) {
	return hash("sha256", bytes, "hex");
}

// src/host/file-content.ts
function toFileContent(bytes) {
	let digest = null;
	return {
		kind: "file",
		bytes,
		get digest() {
			digest ??= sha256(toDigestedBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
			return digest;
		}
	};
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
			return toPlaceProblem(file, opened, {
				root,
				path
			}) ?? readLimited(file, {
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
const LED = {
	kind: "refused",
	reason: "leads through a symbolic link"
};
function toPlaceProblem(file, opened, { root, path }) {
	if (!opened.isFile()) return {
		kind: "refused",
		reason: "is no regular file"
	};
	const expected = join(toRealRoot(root), path);
	const known = toKnownPath(file);
	if (known !== null) return isSamePath(known, expected) ? null : LED;
	const real = realpathSync.native(expected);
	if (!isSamePath(real, expected)) return LED;
	return isSame(opened, lstatSync(real)) ? null : {
		kind: "refused",
		reason: "was exchanged while it was read"
	};
}
function toKnownPath(file) {
	if (process.platform !== "linux") return null;
	try {
		return readlinkSync(`/proc/self/fd/${file}`);
	} catch {
		return null;
	}
}
const realRoots = /* @__PURE__ */ new Map();
function toRealRoot(root) {
	const real = realRoots.get(root) ?? realpathSync.native(root);
	realRoots.set(root, real);
	return real;
}
function isSamePath(left, right) {
	return left === right || left.normalize() === right.normalize();
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
	const buffer = takeBytes(size + 1);
	let length = 0;
	while (length < buffer.length) {
		const wanted = buffer.length - length;
		const bytesRead = readSync(file, buffer, length, wanted, length);
		length += bytesRead;
		if (bytesRead < wanted) break;
	}
	if (length > size) return {
		kind: "refused",
		reason: "grew while it was read"
	};
	return toFileContent(buffer.subarray(0, length));
}
const SHARED_BYTES = 262144;
const LARGEST_SHARED = 32768;
let shared = /* @__PURE__ */ new Uint8Array(0);
function takeBytes(length) {
	if (length > LARGEST_SHARED) return new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
	if (shared.length < length) shared = new Uint8Array(Buffer.allocUnsafeSlow(SHARED_BYTES).buffer);
	const taken = shared.subarray(0, length);
	shared = shared.subarray(length);
	return taken;
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

export { sha256 as i, readRealFile as n, toFileContent as r, isInside as t };