// src/text/decode-text.ts
const PROBE_BYTES = 512;
const NUL_SHARE = .7;
function decodeText(bytes) {
	const wide = utf16Label(bytes);
	if (wide !== null) return {
		encoding: { kind: "utf-16" },
		text: new TextDecoder(wide).decode(bytes)
	};
	const text = decodeStrictly(bytes);
	if (text === null) {
		const shown = new TextDecoder("utf-8").decode(bytes);
		return {
			encoding: {
				kind: "invalid-utf-8",
				...placeOf(shown, "�")
			},
			text: shown
		};
	}
	if (text.includes("\0")) return {
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
const STRICT = new TextDecoder("utf-8", { fatal: true });
function decodeStrictly(bytes) {
	try {
		return STRICT.decode(bytes);
	} catch {
		return null;
	}
}
function placeOf(text, character) {
	const before = text.slice(0, Math.max(0, text.indexOf(character))).split(/\r\n?|\n/);
	return {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
}

export { decodeText as t };