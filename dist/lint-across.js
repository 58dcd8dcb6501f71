import { a as toListing, i as lintRepository } from "./lint-alone.js";
import { l as compareFindings, m as isSilenced, r as isShown, s as toLinting } from "./lint-unit.js";
import { t as LIMITS } from "./limits.js";
import { i as joinPath, o as parentFolder, t as ancestorFolders } from "./tree-path.js";
import { d as placeAt, f as toTextLines } from "./every-rule.js";
import { n as resolvePath } from "./source-tree.js";
import { i as readListedSource } from "./read-linted-unit.js";

// src/skills/read-manifests.ts
const MANIFEST = /(?:^|\/)\.claude-plugin\/(plugin|marketplace)\.json$/;
async function readManifests({ tree, files }, skillFolders) {
	const around = new Set([...skillFolders].flatMap((folder) => [folder, ...ancestorFolders(folder)]));
	const manifests = [];
	for (const { path } of tree.entries) {
		const kind = MANIFEST.exec(path)?.[1];
		if (kind === void 0) continue;
		const root = parentFolder(parentFolder(path));
		if (!around.has(root)) continue;
		const content = await files.read(path, LIMITS.suiteBytes);
		const text = content.kind === "file" ? new TextDecoder().decode(content.bytes) : "";
		if (!text.includes("\"skills\"")) continue;
		const reader = createReader({
			tree,
			path,
			text
		});
		manifests.push(...(kind === "plugin" ? readPlugin : readMarketplace)(reader, root));
	}
	return manifests;
}
function createReader(of) {
	const { tree, path, text } = of;
	const lines = toTextLines(text);
	const placeOf = (word) => placeAt(lines, Math.max(0, text.indexOf(JSON.stringify(word))));
	const toListed = (folder, written) => {
		if (typeof written !== "string" || !isPlain(written)) return [];
		const at = joinPath(folder, written.replace(/\/SKILL\.md$/, ""));
		if (at === null) return [];
		return [{
			written,
			path: at,
			isPresent: resolvePath(tree, at).state === "present",
			...placeOf(written)
		}];
	};
	return {
		path,
		value: parse(text),
		placeOf,
		listOf: (skills, folder) => {
			if (typeof skills !== "string" && !Array.isArray(skills)) return null;
			return [skills].flat().flatMap((written) => toListed(folder, written));
		}
	};
}
function isPlain(written) {
	return written !== "" && !/^[/~]|^[A-Za-z]:|:\/\/|[${}*\\]/.test(written);
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
function readPlugin(reader, root) {
	const listed = reader.listOf(fieldOf(reader.value, "skills"), root);
	if (listed === null) return [];
	const { path, placeOf } = reader;
	return [{
		kind: "plugin",
		path,
		folder: root,
		listed,
		...placeOf("skills")
	}];
}
function readMarketplace(reader, root) {
	const plugins = fieldOf(reader.value, "plugins");
	if (!Array.isArray(plugins)) return [];
	const base = fieldOf(fieldOf(reader.value, "metadata"), "pluginRoot");
	return plugins.flatMap((plugin) => {
		const source = fieldOf(plugin, "source");
		if (typeof source !== "string" || !isPlain(source)) return [];
		const below = source.startsWith(".") || typeof base !== "string" ? "." : base;
		const folder = joinPath(root, `${below}/${source}`);
		if (folder === null) return [];
		const { path, placeOf } = reader;
		const listed = reader.listOf(fieldOf(plugin, "skills"), folder);
		const isWhole = fieldOf(plugin, "strict") === false;
		const manifest = {
			kind: "marketplace",
			path,
			folder,
			...placeOf("skills")
		};
		if (isWhole || listed === null) return [{
			...manifest,
			listed
		}];
		return [{
			...manifest,
			listed
		}, {
			...manifest,
			listed: null
		}];
	});
}
function fieldOf(value, key) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}

// src/app/lint-across.ts
async function lintAcross(skills, { side, config, level }) {
	const units = new Map(skills.flatMap(({ unit }) => unit === null ? [] : [[unit.folder, unit]]));
	if (units.size === 0) return {
		checked: skills,
		acrossFaults: []
	};
	const { isLinted, settings } = toLinting(config, level);
	const listings = [];
	for (const folder of side.skillFolders) {
		const listing = units.get(folder)?.listing ?? await readListing(side, folder, settings);
		if (isLinted(listing.path)) listings.push(listing);
	}
	const isLookedAt = (folder) => units.has(folder);
	const repository = {
		skills: listings,
		manifests: await readManifests(side, units.keys())
	};
	const { findings, faults } = lintRepository(repository, isLookedAt, settings);
	const shown = findings.filter(({ folder, finding }) => isShown(finding.severity, level) && !isSilenced(finding, units.get(folder)?.comments));
	const byFolder = /* @__PURE__ */ new Map();
	for (const { folder, finding } of shown) {
		const own = byFolder.get(folder) ?? [];
		byFolder.set(folder, own);
		own.push(finding);
	}
	return {
		checked: skills.map((skill) => {
			const own = byFolder.get(skill.touched.folder) ?? [];
			return own.length === 0 ? skill : {
				...skill,
				findings: [...skill.findings, ...own].sort(compareFindings)
			};
		}),
		acrossFaults: faults
	};
}
async function readListing(side, folder, settings) {
	return toListing(await readListedSource({
		...side,
		folder
	}), settings);
}

export { lintAcross as t };