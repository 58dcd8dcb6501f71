import { chmod, lstat, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import { n as ownerSchema, r as readOwner, t as isGone } from "./owner.js";
import { n as readRealFile } from "./real-file.js";

// src/host/remove-tree.ts
async function unlock(folder) {
	if ((await lstat(folder).catch(() => null))?.isDirectory() !== true) return;
	await chmod(folder, 448).catch(() => void 0);
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) if (entry.isDirectory()) await unlock(path.join(folder, entry.name));
}
async function removeTree(folder) {
	const remove = () => rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 3
	});
	try {
		await remove();
		return null;
	} catch {
		await unlock(folder);
	}
	try {
		await remove();
		return null;
	} catch (error) {
		return `${folder} could not be removed: ${error instanceof Error ? error.message : String(error)}`;
	}
}

// src/host/temp-folder.ts
const TEMP_PURPOSES = [
	"run",
	"cage",
	"job"
];
const OWNER_FILE = ".skillcheck-owner.json";
async function makeTempFolder(purpose, parent = tmpdir()) {
	const path = await realpath(await mkdtemp(join(parent, `skillcheck-${purpose}-`)));
	await writeFile(join(path, OWNER_FILE), JSON.stringify(readOwner()), {
		flag: "wx",
		mode: 384
	});
	return {
		path,
		remove: async () => {
			await removeTree(path);
		}
	};
}

// src/host/remove-abandoned.ts
const OWNER_BYTES = 4096;
const NAME = new RegExp(`^skillcheck-(?:${TEMP_PURPOSES.join("|")})-[A-Za-z0-9]{6}$`);
const STICKY = 512;
const OTHERS_WRITE = 18;
async function removeAbandoned(parent = tmpdir()) {
	const user = process.getuid?.();
	const folder = await realpath(parent).catch(() => null);
	if (user === void 0 || folder === null || !await isSafe(folder, user)) return;
	const names = await readdir(folder).catch(() => []);
	for (const name of names.filter((one) => NAME.test(one))) {
		const path = join(folder, name);
		if (await isAbandoned(path, user)) await removeTree(path);
	}
}
async function isSafe(folder, user) {
	const stat = await lstat(folder).catch(() => null);
	if (stat === null || !stat.isDirectory() || stat.uid !== 0 && stat.uid !== user) return false;
	return (stat.mode & OTHERS_WRITE) === 0 || (stat.mode & STICKY) !== 0;
}
async function isAbandoned(path, user) {
	const stat = await lstat(path).catch(() => null);
	if (stat === null || !stat.isDirectory() || stat.uid !== user) return false;
	const content = readRealFile(path, OWNER_FILE, OWNER_BYTES);
	if (content.kind !== "file") return false;
	try {
		const owner = ownerSchema.safeParse(JSON.parse(new TextDecoder().decode(content.bytes)));
		return owner.success && isGone(owner.data);
	} catch {
		return false;
	}
}

export { makeTempFolder as n, removeTree as r, removeAbandoned as t };