import { t as LIMITS } from "./limits.js";
import { a as lastSegment, o as parentFolder, r as isInside, s as relativeTo } from "./tree-path.js";
import { t as decodeText } from "./decode-text.js";
import { f as toTextLines, l as lineAt } from "./every-rule.js";
import { t as SEVERITIES } from "./severity.js";
import { t as lintAcross } from "./lint-across.js";
import { t as lintAlone } from "./lint-alone.js";

// src/app/base-paths.ts
const KEPT_LINES = .5;
const MOST_CANDIDATES = 50;
function followRenames(head, base, touched) {
	const folders = touched.flatMap(({ folder, renamedFrom }) => [folder, renamedFrom ?? folder]);
	let gone = null;
	const toGone = () => {
		gone ??= base.tree.entries.map(({ path }) => path).filter((path) => !head.tree.byPath.has(path)).filter((path) => folders.some((folder) => isInside(folder, path)));
		return gone;
	};
	const readOld = rememberLines(base.files);
	const known = /* @__PURE__ */ new Map();
	const find = async (path) => {
		if (base.tree.byPath.has(path)) return path;
		const moved = touched.flatMap(({ folder, renamedFrom }) => renamedFrom !== null && isInside(folder, path) ? [`${renamedFrom}/${relativeTo(folder, path)}`] : []).find((old) => base.tree.byPath.has(old));
		if (moved !== void 0) return moved;
		return await findMostAlike(await readLines$1(head.files, path), toCandidates(path, toGone(), {
			head,
			base
		}), readOld) ?? path;
	};
	return (path) => {
		const answer = known.get(path) ?? find(path);
		known.set(path, answer);
		return answer;
	};
}
function toCandidates(path, gone, { head, base }) {
	const name = lastSegment(path);
	const ending = name.slice(name.lastIndexOf("."));
	const folder = parentFolder(path);
	const size = head.tree.byPath.get(path)?.size ?? 0;
	const rank = (old) => {
		const there = parentFolder(old);
		if (lastSegment(old) !== name) return 3;
		if (lastSegment(there) === lastSegment(folder)) return 0;
		return parentFolder(there) === parentFolder(folder) ? 1 : 2;
	};
	const difference = (old) => Math.abs((base.tree.byPath.get(old)?.size ?? 0) - size);
	return gone.filter((old) => old.endsWith(ending)).map((old) => ({
		old,
		rank: rank(old),
		difference: difference(old)
	})).sort((left, right) => left.rank - right.rank || left.difference - right.difference).slice(0, MOST_CANDIDATES).map(({ old }) => old);
}
async function findMostAlike(lines, candidates, readOld) {
	let best = null;
	for (const path of candidates) {
		const share = shareOf(lines, await readOld(path));
		if (share >= KEPT_LINES && share > (best?.share ?? 0)) best = {
			path,
			share
		};
	}
	return best?.path ?? null;
}
function rememberLines(files) {
	const known = /* @__PURE__ */ new Map();
	return (path) => {
		const lines = known.get(path) ?? readLines$1(files, path);
		known.set(path, lines);
		return lines;
	};
}
async function readLines$1(files, path) {
	const content = await files.read(path, LIMITS.lintedBytes);
	return content.kind === "file" ? decodeText(content.bytes).text.split(/\r\n|\r|\n/) : [];
}
function shareOf(left, right) {
	const counts = /* @__PURE__ */ new Map();
	const [mine, theirs] = [left, right].map((lines) => lines.filter((one) => one.trim() !== ""));
	for (const one of mine ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
	let both = 0;
	for (const one of theirs ?? []) {
		const count = counts.get(one) ?? 0;
		if (count === 0) continue;
		counts.set(one, count - 1);
		both += 1;
	}
	return both / Math.max(1, mine?.length ?? 0, theirs?.length ?? 0);
}

// src/app/find-known-findings.ts
const ACROSS = /* @__PURE__ */ new Set(["SK071"]);
const SAFETY = /* @__PURE__ */ new Set([
	"SK080",
	"SK081",
	"SK082",
	"SK083"
]);
const NOT_LOOKED_AT = "SK091";
const ROUNDS = [
	(one) => toKey(one, [
		one.text,
		one.shift,
		one.message
	]),
	(one) => toKey(one, [
		one.text,
		one.shift,
		one.message.replace(/\d+/g, "0")
	]),
	(one) => ACROSS.has(one.finding.rule) ? null : toKey(one, [one.text, one.shift]),
	(one) => SAFETY.has(one.finding.rule) || one.text === "" ? null : toKey(one, [wordAt(one), one.message])
];
function toKey({ finding, basePath }, parts) {
	return JSON.stringify([
		finding.rule,
		basePath,
		...parts
	]);
}
function wordAt({ text, shift }) {
	return /^[^\s)\]>"'`]*/.exec(text.slice(shift))?.[0] ?? "";
}
function findKnownFindings(head, base) {
	const asked = head.filter(({ finding }) => finding.rule !== NOT_LOOKED_AT);
	const known = /* @__PURE__ */ new Set();
	const used = /* @__PURE__ */ new Set();
	for (const toRoundKey of ROUNDS) {
		const left = groupBy(base.filter((one) => !used.has(one)), toRoundKey);
		const mayBeWorse = toRoundKey === ROUNDS[0];
		for (const one of asked.filter(({ finding }) => !known.has(finding))) {
			const twins = left.get(toRoundKey(one) ?? "");
			const twin = mayBeWorse && one.text !== "" ? twins?.pop() : takeTwin(twins, one);
			if (twin === void 0) continue;
			known.add(one.finding);
			used.add(twin);
		}
	}
	return known;
}
function takeTwin(twins, { finding }) {
	const last = twins?.at(-1);
	if (twins === void 0 || last === void 0) return void 0;
	return SEVERITIES.indexOf(finding.severity) < SEVERITIES.indexOf(last.finding.severity) ? void 0 : twins.pop();
}
function groupBy(sightings, toRoundKey) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of sightings) {
		const key = toRoundKey(one);
		if (key === null) continue;
		const group = groups.get(key) ?? [];
		group.push(one);
		groups.set(key, group);
	}
	return groups;
}

// src/app/mark-known-findings.ts
async function markKnownFindings(skills, comparison) {
	const findings = skills.flatMap((skill) => skill.findings);
	if (findings.length === 0) return skills;
	const { head, base, touched } = comparison;
	const old = await lintBase(comparison);
	if (old.length === 0) return skills;
	const toBasePath = followRenames(head, base, touched);
	const stay = async (path) => path;
	const moved = findings.some(({ rule }) => ACROSS.has(rule)) ? await findMovedSkills(touched, toBasePath) : /* @__PURE__ */ new Map();
	const known = findKnownFindings(await toSightings(findings, head.files, {
		toBasePath,
		moved
	}), await toSightings(old, base.files, {
		toBasePath: stay,
		moved: /* @__PURE__ */ new Map()
	}));
	return skills.map((skill) => ({
		...skill,
		findings: skill.findings.map((one) => known.has(one) ? {
			...one,
			atBase: true
		} : one)
	}));
}
async function lintBase({ base, touched, config }) {
	const there = /* @__PURE__ */ new Set([...base.places.folders, ...base.places.misnamed.map(({ folder }) => folder)]);
	const folders = new Set(touched.flatMap(({ folder, renamedFrom }) => [folder, renamedFrom ?? folder]).filter((folder) => there.has(folder)));
	const skills = [];
	for (const folder of folders) {
		const { unit, findings } = await lintAlone(base, folder, {
			config,
			level: "info"
		});
		skills.push({
			touched: { folder },
			unit,
			findings
		});
	}
	const { checked } = await lintAcross(skills, {
		side: base,
		config,
		level: "info"
	});
	return checked.flatMap(({ findings }) => findings);
}
async function findMovedSkills(touched, toBasePath) {
	const moved = /* @__PURE__ */ new Map();
	for (const { folder, change } of touched) {
		if (change !== "added" && change !== "renamed") continue;
		const path = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
		const old = await toBasePath(path);
		if (old !== path) moved.set(folder, parentFolder(old));
	}
	return moved;
}
function toBaseWords({ rule, message }, moved) {
	if (!ACROSS.has(rule)) return message;
	return message.split(" ").map((word) => moved.get(word) ?? word).sort().join(" ");
}
async function toSightings(findings, files, { toBasePath, moved }) {
	const texts = /* @__PURE__ */ new Map();
	const sightings = [];
	for (const finding of findings) {
		const lines = texts.get(finding.path) ?? await readLines(files, finding.path);
		texts.set(finding.path, lines);
		const line = lineAt(lines, finding.line - 1);
		const text = line.trim();
		const shift = finding.column - 1 - (line.length - line.trimStart().length);
		const basePath = await toBasePath(finding.path);
		sightings.push({
			finding,
			basePath,
			text,
			shift,
			message: toBaseWords(finding, moved)
		});
	}
	return sightings;
}
async function readLines(files, path) {
	const content = await files.read(path, LIMITS.lintedBytes);
	return toTextLines(content.kind === "file" ? decodeText(content.bytes).text : "");
}

export { markKnownFindings };