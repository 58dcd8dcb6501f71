import { t as UsageError } from "./usage-error.js";
import { a as line } from "./read-root-config.js";
import { t as LIMITS } from "./limits.js";
import { n as toContentDigest, t as comparePaths } from "./tree-digest.js";
import { t as decodeText } from "./decode-text.js";
import { n as toFindingKey, t as findRepairs } from "./find-repairs.js";
import { a as toLintSettings, o as toLinted, r as isShown } from "./lint-unit.js";
import { f as openSide, t as readLintedUnit } from "./read-linted-unit.js";
import { t as placeBelow } from "./place-paths.js";
import { n as openRootSides, t as readDeskConfig } from "./read-desk-config.js";
import { t as toIncludes } from "./to-includes.js";

// src/app/fix-draft.ts
const EMPTY_DRAFT = {
	contents: /* @__PURE__ */ new Map(),
	renames: /* @__PURE__ */ new Map(),
	executables: /* @__PURE__ */ new Set()
};
function withDraft(files, draft) {
	const newNames = new Map([...draft.renames].map(([to, from]) => [from, to]));
	const toEntry = (entry) => {
		const path = newNames.get(entry.path) ?? entry.path;
		return {
			path,
			size: draft.contents.get(path)?.length ?? entry.size,
			mode: draft.executables.has(path) ? "100755" : entry.mode
		};
	};
	return {
		list: async () => (await files.list()).map(toEntry).sort((left, right) => comparePaths(left.path, right.path)),
		read: async (path, limit) => {
			if (newNames.has(path)) return { kind: "missing" };
			const bytes = draft.contents.get(path);
			if (bytes === void 0) return files.read(draft.renames.get(path) ?? path, limit);
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
async function readOriginal(files, path) {
	const content = await files.read(path, LIMITS.lintedBytes);
	return content.kind === "file" ? content.bytes : null;
}
function withoutOverlaps(repairs) {
	const taken = /* @__PURE__ */ new Map();
	return repairs.filter(({ repair }) => {
		const known = taken.get(repair.path);
		if (repair.kind !== "edit") {
			if (known === void 0) taken.set(repair.path, "whole");
			return known === void 0;
		}
		const characters = repair.edits.flatMap(toCharacters);
		if (known === "whole" || characters.some((at) => known?.has(at) === true)) return false;
		const all = known ?? /* @__PURE__ */ new Set();
		taken.set(repair.path, all);
		for (const at of characters) all.add(at);
		return true;
	});
}
function toCharacters({ start, end }) {
	return Array.from({ length: end - start + 1 }, (_, at) => start + at);
}
async function draftRepairs(files, draft, repairs) {
	const contents = new Map(draft.contents);
	const renames = new Map(draft.renames);
	const executables = new Set(draft.executables);
	let hasChanged = false;
	for (const [path, edits] of toEditsByPath(repairs)) {
		const content = await withDraft(files, draft).read(path, LIMITS.lintedBytes);
		const bytes = content.kind === "file" ? rewrite(content.bytes, edits) : null;
		if (bytes === null) continue;
		contents.set(path, bytes);
		hasChanged = true;
	}
	for (const repair of repairs) {
		if (repair.kind === "rename") renames.set(repair.to, repair.path);
		if (repair.kind === "make-executable") executables.add(repair.path);
		hasChanged ||= repair.kind === "rename" || repair.kind === "make-executable";
	}
	return hasChanged ? {
		contents,
		renames,
		executables
	} : null;
}
function toEditsByPath(repairs) {
	const byPath = /* @__PURE__ */ new Map();
	for (const repair of repairs) {
		if (repair.kind === "save-as-utf-8") byPath.set(repair.path, null);
		if (repair.kind !== "edit") continue;
		const known = byPath.get(repair.path) ?? [];
		known.push(...repair.edits);
		byPath.set(repair.path, known);
	}
	return byPath;
}
function rewrite(bytes, edits) {
	const { text, encoding } = decodeText(bytes);
	if (edits === null) return new TextEncoder().encode(text);
	if (encoding.kind !== "utf-8") return null;
	const pieces = encoding.byteOrderMark ? ["﻿"] : [];
	let at = 0;
	for (const { start, end, text: written } of [...edits].sort((a, b) => a.start - b.start)) {
		pieces.push(text.slice(at, start), written);
		at = end;
	}
	pieces.push(text.slice(at));
	const result = new TextEncoder().encode(pieces.join(""));
	return result.length === bytes.length && result.every((byte, n) => byte === bytes[n]) ? null : result;
}

// src/app/fix-skills.ts
const READING = [
	"SK012",
	"SK013",
	"SK017",
	"SK002",
	"SK014",
	"SK016",
	"SK015"
];
const LINKS = [
	"SK043",
	"SK030",
	"SK031",
	"SK033"
];
const MOST_ROUNDS = 500;
async function fixSkills(request) {
	const isLinted = toLinted(request.config);
	const fixed = [];
	let drafted = {
		side: request.side,
		draft: EMPTY_DRAFT
	};
	for (let before = -1; before < fixed.length;) {
		before = fixed.length;
		for (const folder of request.folders) {
			const result = await fixSkill(drafted, folder, {
				...request,
				isLinted
			});
			drafted = result.drafted;
			fixed.push(...result.fixed);
		}
	}
	return {
		draft: drafted.draft,
		fixed
	};
}
async function fixSkill(start, folder, request) {
	const fixed = [];
	let drafted = start;
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const found = await lint(drafted, folder, request);
		const step = await mendSome(drafted, found, {
			...request,
			folder
		});
		if (step === null) break;
		drafted = step.drafted;
		fixed.push(...step.fixed);
	}
	return {
		drafted,
		fixed
	};
}
async function lint({ side }, folder, { config, level, isLinted }) {
	const { source } = await readLintedUnit(side, folder);
	if (!isLinted("path" in source.skillMd ? source.skillMd.path : source.folder)) return {
		findings: [],
		repairs: []
	};
	return findRepairs(source, toLintSettings(config, level), (severity) => isShown(severity, level));
}
async function mendSome(drafted, found, request) {
	const isRead = ({ finding }) => !READING.includes(finding.rule);
	const groups = [found.repairs.filter((one) => !isRead(one)), found.repairs.filter(isRead)];
	for (const group of groups) {
		const chosen = await choose({
			drafted,
			found,
			request
		}, [], withoutOverlaps(group));
		if (chosen.length === 0) continue;
		const after = await apply(drafted, chosen, request);
		if (after !== null) return {
			drafted: after,
			fixed: chosen.map(({ finding }) => finding)
		};
	}
	return null;
}
async function choose(choice, chosen, candidates) {
	if (candidates.length === 0) return chosen;
	const all = [...chosen, ...candidates];
	if (await isBetter(choice, all)) return all;
	if (candidates.length === 1) return chosen;
	const half = candidates.length >> 1;
	return choose(choice, await choose(choice, chosen, candidates.slice(0, half)), candidates.slice(half));
}
async function isBetter({ drafted, found, request }, repairs) {
	const after = await apply(drafted, repairs, request);
	if (after === null) return false;
	const { findings } = await lint(after, request.folder, request);
	const mended = repairs.map(({ finding }) => finding);
	return !mended.some(isLeftIn(findings)) && hasOnlyLost(found.findings, findings, mended);
}
function isLeftIn(after) {
	const left = new Set(after.map(toFindingKey));
	return (finding) => READING.includes(finding.rule) && left.has(toFindingKey(finding));
}
function hasOnlyLost(before, after, mended) {
	const had = countByRule(before);
	const lost = countByRule(mended.filter(({ rule }) => !READING.includes(rule)));
	const counts = countByRule(after);
	return after.every((finding) => {
		const key = toRuleKey(finding);
		if ((counts.get(key) ?? 0) <= (had.get(key) ?? 0) - (lost.get(key) ?? 0)) return true;
		return mended.some(({ rule }) => hides(rule, finding.rule));
	});
}
function hides(rule, other) {
	if (READING.includes(rule)) return !READING.includes(other) || READING.indexOf(other) > READING.indexOf(rule);
	return LINKS.includes(rule) && LINKS.indexOf(other) > LINKS.indexOf(rule);
}
function countByRule(findings) {
	const counts = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = toRuleKey(finding);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
function toRuleKey({ rule, path }) {
	return `${rule} ${path}`;
}
async function apply({ side, draft }, repairs, { side: original, includes }) {
	const made = repairs.map(({ repair }) => repair);
	const next = await draftRepairs(original.files, draft, made);
	if (next === null) return null;
	const files = withDraft(original.files, next);
	const isOfTree = made.some(({ kind }) => kind === "rename" || kind === "make-executable");
	const hasGitModes = original.hasGitModes;
	return {
		draft: next,
		side: isOfTree ? await openSide(files, includes, hasGitModes) : {
			...side,
			files
		}
	};
}

// src/app/fix-roots.ts
const NAMED_FILES = 5;
async function fixRoots(desk, roots, request) {
	const planned = [];
	const fixed = [];
	for (const root of roots) {
		const plan = await planFixes(desk, root, request);
		const place = placeBelow(root.label);
		fixed.push(...plan.fixed.map((finding) => ({
			...finding,
			path: place(finding.path)
		})));
		planned.push({
			root,
			fixes: plan.fixes
		});
	}
	if (!request.allowsDirty) await refuseUncommitted(planned);
	for (const { root, fixes } of planned) if (fixes.length > 0) await (await root.openFixWriter()).write(fixes);
	for (const one of fixed) desk.log(line(toFixedLine(one)));
	return fixed;
}
function toFixedLine({ path, line: number, column, rule, slug }) {
	return `fixed ${path}:${number}:${column} ${rule} ${slug}`;
}
async function planFixes(desk, root, request) {
	const { config, problems } = await readDeskConfig(root, request.base);
	if (problems.length > 0) return {
		fixes: [],
		fixed: []
	};
	const { head, touched } = await openRootSides(desk, root, {
		request,
		store: config.store
	});
	const folders = touched.filter(({ change }) => change !== "deleted").map(({ folder }) => folder);
	const includes = toIncludes(root);
	const { level } = request;
	const { draft, fixed } = await fixSkills({
		side: head,
		folders,
		includes,
		config,
		level
	});
	return {
		fixes: await toFileFixes(root, draft),
		fixed
	};
}
async function toFileFixes(root, draft) {
	const { contents, renames, executables } = draft;
	const paths = /* @__PURE__ */ new Set([
		...renames.keys(),
		...contents.keys(),
		...executables
	]);
	return Promise.all([...paths].sort().map(async (to) => {
		const path = renames.get(to) ?? to;
		const after = contents.get(to);
		const before = after === void 0 ? null : await readOriginal(root.files, path);
		return {
			path,
			to: path === to ? null : to,
			content: before === null || after === void 0 ? null : {
				before,
				after
			},
			becomesExecutable: executables.has(to)
		};
	}));
}
async function refuseUncommitted(planned) {
	const found = [];
	for (const { root, fixes } of planned) {
		if (fixes.length === 0) continue;
		const paths = await (await root.openFixWriter()).findUncommitted(fixes.map(({ path }) => path));
		found.push(...paths.map(placeBelow(root.label)));
	}
	if (found.length === 0) return;
	const more = found.length - NAMED_FILES;
	const named = `${found.slice(0, NAMED_FILES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	throw new UsageError(`--fix: ${named}: not committed, so what --fix writes could not be undone; nothing was written. Commit first, or add --allow-dirty`);
}

export { fixRoots };