import { t as SETTINGS_NAMES } from "./settings-names.js";
import { t as readRootConfig } from "./read-root-config.js";
import { t as UsageError } from "./usage-error.js";
import { t as findTouched } from "./find-touched.js";
import { f as openSide } from "./read-linted-unit.js";
import { a as lastSegment } from "./tree-path.js";
import { t as placeBelow } from "./place-paths.js";
import { t as toIncludes } from "./to-includes.js";

// src/app/require-names.ts
async function requireNames(desk, root, side) {
	for (const name of root.names) {
		const found = side.places.folders.filter((folder) => lastSegment(folder) === name);
		if (found.length > 1) {
			const folders = found.map((folder) => toPlace(root, folder)).join(", ");
			throw new UsageError(`${name}: several skills have that name; name the folder: ${folders}`);
		}
	}
	const found = new Set(side.places.folders.map(lastSegment));
	const missing = root.names.filter((name) => !found.has(name));
	if (missing.length > 0) throw new UsageError(await toMissing(desk, root, missing));
}
async function toMissing(desk, root, names) {
	const below = [];
	for (const nested of await desk.openRoots([root.path])) {
		if (nested.path === root.path) continue;
		const { places } = await openSide(nested.files, (folder) => names.includes(lastSegment(folder)));
		below.push(...places.folders.map((folder) => toPlace(nested, folder)));
	}
	const hint = below.length === 0 ? "" : `; a root of its own has it, name the folder: ${below.join(", ")}`;
	return `${names.join(", ")}: there is no such folder and no skill of that name${hint}`;
}
function toPlace(root, folder) {
	return placeBelow(root.label)(folder);
}

// src/app/require-git.ts
function requireGit({ git, label, whyNoGit }, wanted) {
	if (git === null) throw new UsageError(`${wanted}: ${label} ${whyNoGit}`);
	return git;
}

// src/app/root-sides.ts
async function openRootSides(desk, root, wanted) {
	const within = toIncludes(root);
	const head = await openSide(root.files, within, root.git !== null);
	await requireNames(desk, root, head);
	const baseCommit = await resolveBase(root, wanted.request.base);
	const baseFiles = baseCommit === null ? null : root.git?.tree(baseCommit) ?? null;
	const base = baseFiles === null ? null : await openSide(baseFiles, within);
	return {
		head,
		base,
		baseFiles,
		baseCommit,
		touched: await toTouched({
			head,
			base
		}, root, {
			...wanted,
			baseCommit
		})
	};
}
async function requireCommit(root, base) {
	const git = requireGit(root, "--base");
	const commit = await git.resolve(base);
	if (commit === null) throw new UsageError(`--base ${base}: there is no such commit`);
	return {
		git,
		commit
	};
}
async function resolveBase(root, base) {
	if (base === null) return null;
	const { git, commit } = await requireCommit(root, base);
	const head = await git.resolve("HEAD");
	return head === null ? commit : await git.mergeBase(commit, head) ?? commit;
}
async function toTouched(sides, root, wanted) {
	const { request, baseCommit } = wanted;
	if (!request.changedOnly || baseCommit === null) {
		const named = [...sides.head.places.misnamed.map(({ folder }) => folder)];
		return [...sides.head.places.folders, ...named].map((folder) => ({
			folder,
			change: "all",
			renamedFrom: null
		}));
	}
	const changes = await toChanges(sides, root);
	return findTouched(sides, changes, {
		store: wanted.store,
		widening: SETTINGS_NAMES
	});
}
async function toChanges(sides, root) {
	const { head, base } = sides;
	if (base === null) return [];
	const changes = [];
	for (const entry of head.tree.entries) {
		const old = base.tree.byPath.get(entry.path);
		if (old === void 0) changes.push({
			path: entry.path,
			status: "added"
		});
		else if (old.mode !== entry.mode || !await isSame(base.files, root.files, entry.path)) changes.push({
			path: entry.path,
			status: "modified"
		});
	}
	for (const entry of base.tree.entries) if (!head.tree.byPath.has(entry.path)) changes.push({
		path: entry.path,
		status: "removed"
	});
	return changes;
}
const COMPARED_BYTES = 20971520;
async function isSame(base, head, path) {
	const [left, right] = await Promise.all([base.read(path, COMPARED_BYTES), head.read(path, COMPARED_BYTES)]);
	if (left.kind === "file" && right.kind === "file") return left.bytes.length === right.bytes.length && left.bytes.every((byte, at) => byte === right.bytes[at]);
	if (left.kind === "missing") return right.kind === "missing";
	return left.kind === "link" && right.kind === "link" && left.target === right.target;
}

// src/app/read-desk-config.ts
async function readDeskConfig(root, base) {
	const found = base === null ? null : await requireCommit(root, base);
	if (base === null || found === null) return {
		...await readRootConfig(root.files, null),
		files: root.files,
		note: null
	};
	const files = found.git.tree(found.commit);
	const same = await Promise.all(SETTINGS_NAMES.map((name) => isSame(files, root.files, name)));
	const at = root.label === "." ? "here" : `of ${root.label}`;
	const note = same.includes(false) ? `the settings ${at} are not those of ${base}, which are in force` : null;
	return {
		...await readRootConfig(files, null),
		files,
		note
	};
}

export { toPlace as a, requireNames as i, openRootSides as n, requireGit as r, readDeskConfig as t };