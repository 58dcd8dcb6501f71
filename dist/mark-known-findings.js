import { E as decodeText, I as relativeTo, M as isInside, P as lastSegment, _ as lineAt, b as toTextLines, i as lintUnit } from "./lint-unit.js";
import { y as SEVERITIES } from "./stand-in2.js";
import { t as lintAcross } from "./lint-across.js";
import { t as readLintedUnit } from "./read-linted-unit.js";

// src/app/base-paths.ts
const KEPT_LINES = .5;
const MOST_CANDIDATES = 50;
const MOST_BYTES$1 = 1048576;
function followRenames(head, base, touched) {
	const folders = touched.flatMap(({ folder, renamedFrom }) => [folder, renamedFrom ?? folder]);
	let gone = null;
	const toGone = () => {
		gone ??= base.tree.entries.map(({ path }) => path).filter((path) => !head.tree.byPath.has(path)).filter((path) => folders.some((folder) => isInside(folder, path)));
		return gone;
	};
	const known = /* @__PURE__ */ new Map();
	const find = async (path) => {
		if (base.tree.byPath.has(path)) return path;
		return touched.flatMap(({ folder, renamedFrom }) => renamedFrom !== null && isInside(folder, path) ? [`${renamedFrom}/${relativeTo(folder, path)}`] : []).find((old) => base.tree.byPath.has(old)) ?? await findMostAlike(path, toGone(), {
			head,
			base
		}) ?? path;
	};
	return (path) => {
		const answer = known.get(path) ?? find(path);
		known.set(path, answer);
		return answer;
	};
}
async function findMostAlike(path, gone, { head, base }) {
	const name = lastSegment(path);
	const ending = name.slice(name.lastIndexOf("."));
	const namesakes = gone.filter((old) => lastSegment(old) === name);
	const others = gone.filter((old) => lastSegment(old) !== name && old.endsWith(ending));
	const lines = await readLines$1(head.files, path);
	let best = null;
	for (const old of [...namesakes, ...others].slice(0, MOST_CANDIDATES)) {
		const share = shareOf(lines, await readLines$1(base.files, old));
		if (share >= KEPT_LINES && share > (best?.share ?? 0)) best = {
			path: old,
			share
		};
	}
	return best?.path ?? null;
}
async function readLines$1(files, path) {
	const content = await files.read(path, MOST_BYTES$1);
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
const ROUNDS = [
	(one) => toKey(one, [
		one.text,
		one.shift,
		one.finding.message
	]),
	(one) => toKey(one, [
		one.text,
		one.shift,
		one.finding.message.replace(/\d+/g, "0")
	]),
	(one) => ACROSS.has(one.finding.rule) ? null : toKey(one, [one.text, one.shift]),
	(one) => SAFETY.has(one.finding.rule) || one.text === "" ? null : toKey(one, [wordAt(one), one.finding.message])
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
	const known = /* @__PURE__ */ new Set();
	const used = /* @__PURE__ */ new Set();
	for (const toRoundKey of ROUNDS) {
		const left = groupBy(base.filter((one) => !used.has(one)), toRoundKey);
		for (const one of head) {
			const key = known.has(one.finding) ? null : toRoundKey(one);
			const twin = key === null ? void 0 : takeTwin(left.get(key), one);
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
const MOST_BYTES = 1048576;
async function markKnownFindings(skills, comparison) {
	const findings = skills.flatMap((skill) => skill.findings);
	if (findings.length === 0) return skills;
	const { head, base, touched } = comparison;
	const old = await lintBase(comparison);
	if (old.length === 0) return skills;
	const stay = async (path) => path;
	const known = findKnownFindings(await toSightings(findings, head.files, followRenames(head, base, touched)), await toSightings(old, base.files, stay));
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
		const unit = await readLintedUnit(base, folder);
		const { findings } = lintUnit(unit, config, "info");
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
async function toSightings(findings, files, toBasePath) {
	const texts = /* @__PURE__ */ new Map();
	const sightings = [];
	for (const finding of findings) {
		const lines = texts.get(finding.path) ?? await readLines(files, finding.path);
		texts.set(finding.path, lines);
		const line = lineAt(lines, finding.line - 1);
		const text = line.trim();
		const shift = finding.column - 1 - (line.length - line.trimStart().length);
		sightings.push({
			finding,
			basePath: await toBasePath(finding.path),
			text,
			shift
		});
	}
	return sightings;
}
async function readLines(files, path) {
	const content = await files.read(path, MOST_BYTES);
	return toTextLines(content.kind === "file" ? decodeText(content.bytes).text : "");
}

export { markKnownFindings };