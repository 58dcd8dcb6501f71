// src/model/digest.ts
const encoder = new TextEncoder();
const HEX = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, "0"));
async function sha256Hex(bytes) {
	const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
	let hex = "";
	for (const byte of new Uint8Array(hash)) hex += HEX[byte];
	return hex;
}
function lengthPrefixed(fields) {
	const parts = fields.map((field) => typeof field === "string" ? encoder.encode(field) : field);
	const joined = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
	const view = new DataView(joined.buffer);
	let at = 0;
	for (const part of parts) {
		view.setBigUint64(at, BigInt(part.length));
		joined.set(part, at + 8);
		at += 8 + part.length;
	}
	return joined;
}
function rememberDigests(sha256 = sha256Hex) {
	const known = /* @__PURE__ */ new Map();
	return (fields) => {
		const name = JSON.stringify(fields);
		const digest = known.get(name) ?? Promise.resolve(sha256(lengthPrefixed(fields)));
		known.set(name, digest);
		return digest;
	};
}
function fieldsDigest(fields) {
	return sha256Hex(lengthPrefixed(fields));
}

// src/model/tree-digest.ts
const BINARY_PROBE_BYTES = 8e3;
function comparePaths(left, right) {
	const shared = Math.min(left.length, right.length);
	for (let at = 0; at < shared; at += 1) {
		const difference = toByteRank(left.charCodeAt(at)) - toByteRank(right.charCodeAt(at));
		if (difference !== 0) return difference;
	}
	return left.length - right.length;
}
function toByteRank(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
function toDigestedBytes(bytes) {
	return isText(bytes) ? withoutCarriageReturns(bytes) : bytes;
}
function toContentDigest(bytes) {
	return sha256Hex(toDigestedBytes(bytes));
}
function toTreeDigest(files, digest = fieldsDigest) {
	return digest([...files].sort((left, right) => comparePaths(left.path, right.path)).flatMap((file) => [
		file.path,
		file.mode,
		file.sha256
	]));
}
function isText(bytes) {
	return !bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
function withoutCarriageReturns(bytes) {
	if (!bytes.includes(13)) return bytes;
	const kept = new Uint8Array(bytes.length);
	let length = 0;
	for (let at = 0; at < bytes.length; at += 1) {
		if (bytes[at] === 13 && bytes[at + 1] === 10) continue;
		kept[length] = bytes[at] ?? 0;
		length += 1;
	}
	return kept.subarray(0, length);
}

export { fieldsDigest as a, toTreeDigest as i, toContentDigest as n, rememberDigests as o, toDigestedBytes as r, sha256Hex as s, comparePaths as t };