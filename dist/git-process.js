import { r as toDigestedBytes } from "./tree-digest.js";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { devNull } from "node:os";
import path, { join, sep } from "node:path";
import { hash } from "node:crypto";
import { env, platform } from "node:process";
import { execFile } from "node:child_process";

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
		return toReason$1(error);
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
	const buffer = new Uint8Array(Buffer.allocUnsafeSlow(size + 1).buffer);
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
function toReason$1(error) {
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

// src/host/is-executable.ts
function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

// src/host/cage/find-executables.ts
function findExecutables(name, searchPath) {
	return (searchPath ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one)).map((folder) => path.join(folder, name)).filter(isExecutable);
}

// src/host/is-below.ts
function isBelow(program, folder) {
	const top = realpathSync(folder);
	return [
		program,
		path.join(toReal(path.dirname(program)), path.basename(program)),
		toReal(program)
	].some((place) => isAtOrBelow(top, place));
}
function toReal(place) {
	try {
		return realpathSync(place);
	} catch {
		return place;
	}
}
function isAtOrBelow(top, place) {
	const relative = path.relative(top, place);
	return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

// src/host/find-outside.ts
function findTop(folder) {
	for (let place = folder;; place = path.dirname(place)) {
		if (existsSync(path.join(place, ".git"))) return place;
		if (place === path.dirname(place)) return null;
	}
}
function toIsInside() {
	const top = findTop(process.cwd()) ?? process.cwd();
	return (place) => top !== path.parse(top).root && isBelow(place, top);
}
function findOutside(name, searchPath) {
	const isInside = toIsInside();
	return findExecutables(name, searchPath).find((one) => !isInside(one)) ?? null;
}
function toOutsidePath(searchPath) {
	const isInside = toIsInside();
	return (searchPath ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one) && !isInside(one)).join(path.delimiter);
}
const NO_GIT = "/no-git-on-PATH-outside-the-repository";
function findGit() {
	return platform === "win32" ? "git" : findOutside("git", env["PATH"]) ?? NO_GIT;
}
function lacksGit(folder) {
	return findGit() === NO_GIT && findTop(folder) !== null;
}

// src/host/git-process.ts
const INHERITED = [
	"PATH",
	"PATHEXT",
	"SYSTEMROOT",
	"TMPDIR",
	"TEMP",
	"TMP",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"no_proxy",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR"
];
const SETTINGS = [
	`core.hooksPath=${devNull}`,
	"core.fsmonitor=false",
	"core.quotePath=false",
	"core.attributesFile=",
	"submodule.recurse=false",
	"credential.helper=",
	"protocol.allow=never",
	"gc.auto=0",
	"maintenance.auto=false",
	"safe.directory=*"
];
const ANSWER_BYTES = 268435456;
function askGit(call) {
	const options = {
		env: {
			...toGitEnvironment(call.userSettings ?? false),
			...toSettingsEnvironment(call.settings ?? [])
		},
		encoding: "buffer",
		maxBuffer: ANSWER_BYTES,
		timeout: call.timeoutMs ?? 0,
		windowsHide: true
	};
	const args = toGitArgs(call.place, call.args);
	return new Promise((resolve) => {
		const fail = (reason) => resolve({
			kind: "failed",
			reason: `git ${call.args[0]}: ${reason}`
		});
		try {
			execFile(findGit(), args, options, (error, stdout, stderr) => {
				if (error === null) resolve({
					kind: "done",
					stdout
				});
				else fail(toReason(error, stderr, call));
			}).stdin?.end();
		} catch (error) {
			fail(error instanceof Error ? error.message : String(error));
		}
	});
}
function toReason({ killed, signal, code, message }, stderr, { timeoutMs }) {
	if (killed === true && signal === "SIGTERM" && timeoutMs !== void 0) return `took longer than ${timeoutMs} ms`;
	const said = new TextDecoder().decode(stderr).trim();
	if (said !== "") return said;
	return typeof code === "number" ? `ended with exit code ${code}` : message;
}
function toGitArgs(place, args) {
	return [
		..."gitDirectory" in place ? [`--git-dir=${place.gitDirectory}`] : ["-C", place.workTree],
		...SETTINGS.flatMap((setting) => ["-c", setting]),
		...args
	];
}
function toGitEnvironment(userSettings) {
	const inherited = userSettings ? [
		...INHERITED,
		"HOME",
		"USERPROFILE",
		"XDG_CONFIG_HOME"
	] : INHERITED;
	return {
		...Object.fromEntries(inherited.flatMap((name) => {
			const value = process.env[name];
			return value === void 0 ? [] : [[name, value]];
		})),
		LC_ALL: "C",
		GIT_TERMINAL_PROMPT: "0",
		GIT_LITERAL_PATHSPECS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_ATTR_NOSYSTEM: "1",
		...userSettings ? {} : {
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_CONFIG_GLOBAL: devNull
		}
	};
}
function toSettingsEnvironment(settings) {
	const pairs = settings.flatMap(([name, value], at) => [[`GIT_CONFIG_KEY_${at}`, name], [`GIT_CONFIG_VALUE_${at}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(pairs)
	};
}

export { findOutside as a, isBelow as c, isInside as d, readRealFile as f, findGit as i, findExecutables as l, sha256 as m, toGitArgs as n, lacksGit as o, toFileContent as p, toGitEnvironment as r, toOutsidePath as s, askGit as t, isExecutable as u };