import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { t as execa } from "./execa.js";
import { createHash, hash } from "node:crypto";
import { r as toDigestedBytes, t as comparePaths } from "./tree-digest.js";

// src/host/sha256.ts
function sha256(bytes) {
	return hash("sha256", bytes, "hex");
}

// src/host/file-content.ts
function toFileContent(bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	return {
		kind: "file",
		bytes,
		digest: sha256(toDigestedBytes(buffer))
	};
}

// src/host/git-names.ts
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function splitAtNul(bytes) {
	const parts = [];
	let start = 0;
	for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, start)) {
		parts.push(bytes.subarray(start, at));
		start = at + 1;
	}
	return parts;
}
function toGitName(bytes) {
	try {
		return {
			text: strict.decode(bytes),
			readable: true
		};
	} catch {
		return {
			text: Array.from(bytes, (byte) => byte < 128 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`).join(""),
			readable: false
		};
	}
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
async function askGit(call) {
	const result = await execa("git", toGitArgs(call.place, call.args), {
		env: {
			...toGitEnvironment(call.userSettings ?? false),
			...toSettingsEnvironment(call.settings ?? [])
		},
		extendEnv: false,
		encoding: "buffer",
		stripFinalNewline: false,
		stdin: "ignore",
		reject: false,
		maxBuffer: ANSWER_BYTES,
		...call.timeoutMs === void 0 ? {} : { timeout: call.timeoutMs }
	});
	if (!result.failed) return {
		kind: "done",
		stdout: result.stdout
	};
	const said = new TextDecoder().decode(result.stderr ?? /* @__PURE__ */ new Uint8Array()).trim();
	const reason = result.timedOut ? `took longer than ${call.timeoutMs} ms` : said || result.shortMessage;
	return {
		kind: "failed",
		reason: `git ${call.args[0]}: ${reason}`
	};
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
	const child = spawn("git", toGitArgs(place, ["cat-file", "--batch"]), {
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

export { toGitEnvironment as a, toFileContent as c, toGitArgs as i, sha256 as l, openGit as n, splitAtNul as o, askGit as r, toGitName as s, findWorkTree as t };