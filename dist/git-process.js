import { execFile } from "node:child_process";
import { devNull } from "node:os";
import { accessSync, constants as constants$1, existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { env, platform } from "node:process";

// src/host/is-executable.ts
function isExecutable(file) {
	try {
		accessSync(file, constants$1.X_OK);
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

export { findOutside as a, isBelow as c, findGit as i, findExecutables as l, toGitArgs as n, lacksGit as o, toGitEnvironment as r, toOutsidePath as s, askGit as t, isExecutable as u };