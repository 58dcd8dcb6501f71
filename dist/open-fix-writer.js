import { chmod, lstat, rename } from "node:fs/promises";
import path from "node:path";
import { t as LIMITS } from "./limits.js";
import { t as UsageError } from "./usage-error.js";
import { r as explainWriteError, t as replaceFile } from "./write-file.js";
import { n as toGitName, t as splitAtNul } from "./git-names.js";
import { t as askGit } from "./git-process.js";
import { n as readRealFile } from "./real-file.js";

// src/host/open-fix-writer.ts
const PATHS_AT_ONCE = 500;
function openFixWriter(root, hasGit) {
	return {
		findUncommitted: (paths) => hasGit ? findUncommitted(root, paths) : Promise.resolve([]),
		write: async (fixes) => {
			for (const fix of fixes) await checkFix(root, fix);
			const paths = fixes.map((fix) => fix.path);
			const untracked = new Set(hasGit ? await askEach(root, OTHERS, paths) : paths);
			for (const fix of fixes) await writeFix(root, fix, !untracked.has(fix.path));
		}
	};
}
const OTHERS = [
	"ls-files",
	"-z",
	"--others",
	"--"
];
const CHANGED = [
	"diff",
	"-z",
	"--name-only",
	"--relative",
	"--no-ext-diff",
	"HEAD",
	"--"
];
async function findUncommitted(root, paths) {
	if (await ask(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]) === null) return paths;
	const found = [...await askEach(root, CHANGED, paths), ...await askEach(root, OTHERS, paths)];
	return [...new Set(found)].sort();
}
async function askEach(root, args, paths) {
	const names = [];
	for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) {
		const answer = await ask(root, [...args, ...paths.slice(at, at + PATHS_AT_ONCE)]);
		if (answer === null) throw new UsageError(`git ${args[0]} failed in ${root}`);
		names.push(...splitAtNul(answer).map((name) => toGitName(name).text));
	}
	return names;
}
async function ask(root, args) {
	const answer = await askGit({
		place: { workTree: root },
		args,
		userSettings: true
	});
	return answer.kind === "done" ? answer.stdout : null;
}
async function checkFix(root, { path: name, to, content }) {
	const found = readRealFile(root, name, LIMITS.lintedBytes);
	const before = content?.before;
	if (found.kind !== "file") throw new UsageError(`${name}: is no plain file, so --fix leaves all as it is`);
	if (before !== void 0 && Buffer.compare(found.bytes, before) !== 0) throw new UsageError(`${name}: was changed while it was linted; run the command again`);
	if (to === null) return;
	const [old, taken] = await Promise.all([name, to].map((one) => lstat(path.join(root, one)).catch(() => null)));
	if (taken !== null && taken !== void 0 && (taken.ino !== old?.ino || taken.dev !== old.dev)) throw new UsageError(`${name}: cannot be renamed, there is a ${to}`);
}
async function writeFix(root, fix, isTracked) {
	const name = fix.to ?? fix.path;
	const file = path.join(root, name);
	try {
		if (fix.to !== null) await moveFile(root, {
			from: fix.path,
			to: fix.to,
			isTracked
		});
		const { mode } = await lstat(file);
		if (fix.content !== null) await replaceFile(file, fix.content.after, mode);
		if (fix.becomesExecutable) await makeExecutable(root, {
			name,
			mode,
			isTracked
		});
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`${name} ${explainWriteError(error)}`);
	}
}
async function makeExecutable(root, { name, mode, isTracked }) {
	await chmod(path.join(root, name), mode & 511 | (mode & 292) >> 2);
	if (!isTracked) return;
	if (await ask(root, [
		"update-index",
		"--chmod=+x",
		"--",
		name
	]) === null) throw new UsageError(`${name}: git update-index --chmod=+x failed`);
}
async function moveFile(root, { from, to, isTracked }) {
	if (!isTracked) return rename(path.join(root, from), path.join(root, to));
	if (await ask(root, [
		"mv",
		"--",
		from,
		to
	]) === null) throw new UsageError(`${from}: git mv to ${to} failed`);
}

export { openFixWriter };