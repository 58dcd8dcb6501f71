import { n as toContentDigest, s as sha256Hex } from "./tree-digest.js";

// src/cassettes/path.ts
const DEFAULT_STORE = ".skillcheck";
const SLUG_LENGTH = 40;
const SEGMENT_LENGTH = 180;
const encoder = new TextEncoder();
async function toSkillStorePath(skillFolder, store = DEFAULT_STORE) {
	return `${store}/cassettes/${await toFolderSegment(skillFolder)}`;
}
async function toCassettePath(cassette, text, store = DEFAULT_STORE) {
	const folder = await toSkillStorePath(cassette.skill.folder, store);
	const test = await toTestSlug(cassette.test);
	const run = `${encodeSegment(cassette.agent.name)}-${cassette.key.slice(0, 12)}`;
	const content = toContentPart(await toContentDigest(encoder.encode(text)));
	return `${folder}/${test}/${run}/${toStamp(cassette.recorded_at)}-${content}.json`;
}
function parseCassettePath(path) {
	const [cassettes, folder, test, run, name] = path.split("/").slice(-5);
	if (cassettes !== "cassettes" || !folder || !test) return null;
	const [, agent, key] = /^(.+)-([0-9a-f]{12})$/.exec(run ?? "") ?? [];
	const [, stamp, content] = /^(\d{8}T\d{6}Z)-([0-9a-f]{6})\.json$/.exec(name ?? "") ?? [];
	if (!agent || !key || !stamp || !content) return null;
	return {
		folder,
		test,
		agent: decodeSegment(agent),
		key,
		stamp,
		content
	};
}
async function toTestSlug(name) {
	const slug = name.toLowerCase().replace(/[^a-z0-9]/gu, "-").slice(0, SLUG_LENGTH);
	if (slug === name) return slug;
	return `${slug}-${(await sha256Hex(encoder.encode(name))).slice(0, 6)}`;
}
async function toFolderSegment(skillFolder) {
	if (skillFolder === ".") return "%2E";
	const segment = skillFolder.split("/").map(encodeFolder).join("--");
	if (segment.length <= SEGMENT_LENGTH) return segment;
	const digest = await sha256Hex(encoder.encode(skillFolder));
	return `${segment.slice(0, SEGMENT_LENGTH)}%${digest.slice(0, 12)}`;
}
function toContentPart(digest) {
	return digest.slice(0, 6);
}
function toStamp(time) {
	return `${time.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
function encodeFolder(segment) {
	return encodeSegment(segment).replace(/^-|-$|(?<=-)-/g, "%2D");
}
function encodeSegment(text) {
	return text.replace(/[^A-Za-z0-9._-]/gu, (character) => Array.from(encoder.encode(character), toPercent).join(""));
}
function toPercent(byte) {
	return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function decodeSegment(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

export { toFolderSegment as a, toTestSlug as c, toContentPart as i, parseCassettePath as n, toSkillStorePath as o, toCassettePath as r, toStamp as s, DEFAULT_STORE as t };