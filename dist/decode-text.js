// src/text/edit-distance.ts
function editDistance(left, right) {
	let rows = {
		before: [],
		above: Array.from({ length: right.length + 1 }, (_, j) => j)
	};
	for (let i = 1; i <= left.length; i += 1) rows = {
		before: rows.above,
		above: nextRow(left.slice(0, i), right, rows)
	};
	return rows.above[right.length] ?? 0;
}
function nextRow(left, right, { before, above }) {
	const row = [left.length];
	const last = left[left.length - 1];
	const lastButOne = left[left.length - 2];
	for (let j = 1; j <= right.length; j += 1) {
		const isSame = last === right[j - 1];
		const isSwap = j > 1 && last === right[j - 2] && lastButOne === right[j - 1];
		row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (isSame ? 0 : 1), isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
	}
	return row;
}
function at(row, index) {
	return row[index] ?? 0;
}
const LONGEST_WORD = 40;
function nearestWord(word, candidates) {
	if (word.length > LONGEST_WORD) return null;
	const lower = word.toLowerCase();
	let nearest = null;
	let least = (word.length <= 4 ? 1 : 2) + 1;
	for (const candidate of candidates) {
		if (Math.abs(lower.length - candidate.length) >= least) continue;
		const distance = editDistance(lower, candidate);
		if (distance < least) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}

// src/text/decode-text.ts
const PROBE_BYTES = 512;
const NUL_SHARE = .7;
function decodeText(bytes) {
	const wide = utf16Label(bytes);
	if (wide !== null) return {
		encoding: { kind: "utf-16" },
		text: new TextDecoder(wide).decode(bytes)
	};
	const text = new TextDecoder("utf-8").decode(bytes);
	if (!isStrictUtf8(bytes)) return {
		encoding: {
			kind: "invalid-utf-8",
			...placeOf(text, "�")
		},
		text
	};
	if (bytes.includes(0)) return {
		encoding: {
			kind: "binary",
			...placeOf(text, "\0")
		},
		text
	};
	return {
		encoding: {
			kind: "utf-8",
			byteOrderMark: bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191,
			crlf: text.includes("\r\n")
		},
		text
	};
}
function utf16Label(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
	if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
	const probe = bytes.subarray(0, PROBE_BYTES);
	if (!probe.includes(0)) return null;
	const even = nulShare(probe, 0);
	const odd = nulShare(probe, 1);
	if (odd > NUL_SHARE && even === 0) return "utf-16le";
	return even > NUL_SHARE && odd === 0 ? "utf-16be" : null;
}
function nulShare(bytes, first) {
	const chosen = bytes.filter((_byte, at) => at % 2 === first);
	return chosen.length < 2 ? 0 : chosen.filter((byte) => byte === 0).length / chosen.length;
}
function isStrictUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
function placeOf(text, character) {
	const before = text.slice(0, Math.max(0, text.indexOf(character))).split(/\r\n?|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}

export { editDistance as n, nearestWord as r, decodeText as t };