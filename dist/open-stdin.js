import { t as LIMITS } from "./limits.js";
import { o as parentFolder, r as isInside, s as relativeTo } from "./tree-path.js";
import { t as UsageError } from "./usage-error.js";
import { a as findSkillFolders, n as findOwner } from "./skill-files.js";
import { t as placeBelow } from "./place-paths.js";
import { n as toContentDigest, t as comparePaths } from "./tree-digest.js";

// src/app/with-text.ts
function withText(files, path, bytes) {
	return {
		list: async () => {
			const entries = await files.list();
			const known = entries.find((entry) => entry.path === path);
			const entry = {
				path,
				mode: known?.mode === "100755" ? "100755" : "100644",
				size: bytes.length
			};
			return [...entries.filter((one) => one !== known), entry].sort((left, right) => comparePaths(left.path, right.path));
		},
		read: async (named, limit) => {
			if (named !== path) return files.read(named, limit);
			if (bytes.length > limit) return {
				kind: "too-large",
				size: bytes.length,
				limit
			};
			return {
				kind: "file",
				bytes,
				digest: await toContentDigest(bytes)
			};
		}
	};
}

// src/app/open-stdin.ts
async function openStdin(desk, call) {
	const named = call.text("stdin-filename");
	if (named === null) return null;
	const [other] = call.positionals;
	if (other !== void 0 || call.flag("fix")) throw new UsageError(`--stdin-filename: stdin is the one file to look at; leave ${other ?? "--fix"} out`);
	const place = desk.placeOfFile(named);
	const folder = parentFolder(place);
	const [here] = await desk.openRoots(["."]);
	if (here === void 0 || !isInside(here.path, place)) throw new UsageError(`--stdin-filename ${named}: lies outside of ${here?.path ?? "."}`);
	const [root] = (await desk.openRoots([folder])).filter((one) => isInside(one.path, place)).sort((left, right) => right.path.length - left.path.length);
	if (root === void 0) throw new Error(`no root holds ${folder}`);
	const bytes = await desk.readStdin(LIMITS.lintedBytes);
	if (bytes === null) throw new UsageError(`--stdin-filename: more than ${LIMITS.lintedBytes} bytes came on stdin`);
	const path = relativeTo(root.path, place);
	const files = withText(root.files, path, bytes);
	const { folders, misnamed } = findSkillFolders(await files.list());
	const all = /* @__PURE__ */ new Set([...folders, ...misnamed.map((one) => one.folder)]);
	const skill = findOwner(path, all);
	return {
		root: {
			...root,
			files,
			within: skill === null ? [] : [skill],
			names: [],
			lintOnThreads: null
		},
		path,
		placed: placeBelow(root.label)(path),
		skill
	};
}

export { openStdin };