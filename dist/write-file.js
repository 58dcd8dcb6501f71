import { randomUUID } from "node:crypto";
import { lstat, open, rename, rm, writeFile as writeFile$1 } from "node:fs/promises";
import path from "node:path";
import { t as UNFINISHED } from "./unfinished.js";
import { t as UsageError } from "./usage-error.js";

// src/host/explain-write-error.ts
const WORDS = {
	ENOENT: "its folder is not there: make it first",
	ENOTDIR: "a file stands where its folder belongs: name another place",
	EISDIR: "it is a folder: name a file in it",
	EACCES: "this user may not write there",
	EPERM: "this user may not write there",
	EROFS: "nothing can be written there",
	ENOSPC: "the disk is full"
};
function explainWriteError(error) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const words = WORDS[code] ?? code;
	return `cannot be written${words === "" ? "" : `: ${words}`}`;
}

// src/host/write-file.ts
const NEW_MODE = 438;
async function writeFile(file, text) {
	try {
		const known = await lstat(file).catch(() => null);
		if (known === null || known.isFile()) await replaceFile(file, text, known?.mode ?? null);
		else await writeFile$1(file, text);
	} catch (error) {
		throw new UsageError(`${file} ${explainWriteError(error)}`);
	}
}
async function replaceFile(file, content, mode) {
	const unfinished = path.join(path.dirname(file), `.${randomUUID()}${UNFINISHED}`);
	try {
		const handle = await open(unfinished, "wx", (mode ?? NEW_MODE) & 511);
		try {
			await handle.writeFile(content);
			if (mode !== null) await handle.chmod(mode & 511);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(unfinished, file);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

export { writeFile as n, explainWriteError as r, replaceFile as t };