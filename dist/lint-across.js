import { a as readField, d as usedDocuments, l as placeAt, n as REPOSITORY_RULES, o as skillMdPath, u as toTextLines } from "./every-rule.js";
import { a as toLintSettings, c as compareFindings, d as isSilenced, l as isUnwanted, o as toLinted, r as isShown, s as chosenSeverity } from "./lint-unit.js";
import { t as LIMITS } from "./limits.js";
import { i as joinPath, o as parentFolder, t as ancestorFolders } from "./tree-path.js";
import { f as resolvePath, i as readListedSource } from "./read-linted-unit.js";

// src/rules/skill-mentions.ts
const HINT = "` skill";
const MENTION = /\b(?:use|using|invoke|invoking|run|running|load|loading|call|calling|follow|apply|activate|see)\s{1,4}(?:the\s{1,4})?`([a-z0-9]+(?:[-:_][a-z0-9]+)*)`\s{1,4}skill\b/gi;
const AS_EXAMPLE = /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b|\bif (?:it is )?(?:available|installed)\b/i;
function findSkillMentions(source) {
	return usedDocuments(source).flatMap(mentionsOf);
}
function mentionsOf(document) {
	if (!document.text.includes(HINT)) return [];
	const seen = /* @__PURE__ */ new Set();
	return document.content().prose.flatMap(({ text, line, column }) => {
		if (AS_EXAMPLE.test(text)) return [];
		return [...text.matchAll(MENTION)].flatMap((match) => {
			const name = match[1] ?? "";
			if (seen.has(name)) return [];
			seen.add(name);
			const start = match.index + match[0].indexOf("`") + 1;
			return [{
				path: document.path,
				name,
				line,
				column: column + start
			}];
		});
	});
}

// src/rules/lint-repository.ts
function toListing(source) {
	const { folder, pluginRoot } = source;
	const toField = (key) => {
		const field = readField(source, key);
		return field.kind === "text" ? {
			text: field.text,
			...field.field.place
		} : null;
	};
	const [name, description] = [toField("name"), toField("description")];
	const { documents = [] } = source;
	const mentions = () => findSkillMentions({
		folder,
		documents
	});
	return {
		folder,
		path: skillMdPath(source),
		name,
		description,
		pluginRoot,
		mentions
	};
}
function lintRepository(repository, isLookedAt, settings) {
	const findings = [];
	const faults = [];
	for (const rule of REPOSITORY_RULES) {
		const severity = chosenSeverity(rule, settings);
		if (severity === "off" || isUnwanted(rule, severity, settings)) continue;
		try {
			const found = rule.find(repository, isLookedAt);
			findings.push(...found.map((one) => withSeverity(one, severity)));
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: ".",
				error
			});
		}
	}
	return {
		findings: findings.filter(({ finding }) => settings.ignore?.matches(finding.path) !== true),
		faults
	};
}
function withSeverity(found, severity) {
	return severity === null ? found : {
		...found,
		finding: {
			...found.finding,
			severity
		}
	};
}

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
	const sources = new Map(skills.flatMap(({ unit }) => unit === null ? [] : [[unit.folder, unit.source]]));
	if (sources.size === 0) return {
		checked: skills,
		acrossFaults: []
	};
	const isLinted = toLinted(config);
	const listings = [];
	for (const folder of side.skillFolders) {
		const source = sources.get(folder) ?? await readListedSource({
			...side,
			folder
		});
		const listing = toListing(source);
		if (isLinted(listing.path)) listings.push(listing);
	}
	const isLookedAt = (folder) => sources.has(folder);
	const repository = {
		skills: listings,
		manifests: await readManifests(side, sources.keys())
	};
	const { findings, faults } = lintRepository(repository, isLookedAt, toLintSettings(config, level));
	const shown = findings.filter(({ folder, finding }) => isShown(finding.severity, level) && !isSilenced(finding, sources.get(folder)?.documents));
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

export { lintAcross as t };