import { a as lastSegment, i as joinPath, o as parentFolder, r as isInside, s as relativeTo, t as ancestorFolders } from "./tree-path.js";
import { t as require_dist } from "./yaml.js";
import { t as LINT_TARGETS } from "./lint-target.js";
import { n as toVisibleEscape, t as showInvisible } from "./invisible.js";
import { n as nearestWord, t as editDistance } from "./edit-distance.js";
import { t as LIMITS } from "./limits.js";
import { t as compileGlob } from "./glob.js";

// src/text/cut.ts
const encoder = new TextEncoder();
function byteLength(text) {
	return encoder.encode(text).length;
}
function cutBytes(text, limit) {
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(encoder.encode(text).subarray(0, Math.max(0, limit)), { stream: true });
}
function indexAfter(text, count) {
	let index = 0;
	for (let seen = 0; seen < count && index < text.length; seen += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return index;
}
function countCodePoints(text) {
	let count = 0;
	for (let index = 0; index < text.length; count += 1) index += (text.codePointAt(index) ?? 0) > 65535 ? 2 : 1;
	return count;
}
function cutCharacters(text, limit) {
	if (text.length <= limit) return text;
	return indexAfter(text, limit) >= text.length ? text : `${text.slice(0, indexAfter(text, limit - 1))}…`;
}
function cutWithCount(text, limit) {
	if (text.length <= limit) return text;
	const kept = indexAfter(text, limit);
	if (kept >= text.length) return text;
	return `${text.slice(0, kept)} … ${countCodePoints(text.slice(kept))} more characters`;
}
function keepEnds(text, limit) {
	const left = text.length <= limit ? 0 : countCodePoints(text) - limit;
	if (left <= 0) return text;
	const head = indexAfter(text, Math.ceil(limit / 2));
	const tail = indexAfter(text, Math.ceil(limit / 2) + left);
	const count = String(left).replace(/\B(?=(?:\d{3})+$)/g, ",");
	return `${text.slice(0, head)} … ${count} characters left out … ${text.slice(tail)}`;
}
function trimNewlines(text) {
	let end = text.length;
	while (end > 0 && text[end - 1] === "\n") end -= 1;
	return text.slice(0, end);
}

// src/text/view.ts
function identityView(text) {
	return {
		text,
		places: null
	};
}
function toOriginal(view, [start, end]) {
	if (view.places === null) return [start, end];
	return [view.places.starts[start] ?? 0, view.places.ends[end - 1] ?? 0];
}
function createViewBuilder(length) {
	const codes = new Uint16Array(length);
	const starts = new Int32Array(length);
	const ends = new Int32Array(length);
	let size = 0;
	return {
		push: (code, start, end) => {
			codes[size] = code;
			starts[size] = start;
			ends[size] = end;
			size += 1;
		},
		build: () => ({
			text: new TextDecoder("utf-16le", { ignoreBOM: true }).decode(codes.subarray(0, size)),
			places: {
				starts: starts.subarray(0, size),
				ends: ends.subarray(0, size)
			}
		})
	};
}
function dropRanges(view, ranges) {
	if (ranges.length === 0) return view;
	let next = 0;
	return keepCharacters(view, (_code, index) => {
		while ((ranges[next]?.[1] ?? view.text.length) <= index) next += 1;
		return index < (ranges[next]?.[0] ?? view.text.length);
	});
}
function keepCharacters(view, keeps) {
	const { text, places } = view;
	const builder = createViewBuilder(text.length);
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		if (!keeps(code, index)) continue;
		if (places === null) builder.push(code, index, index + 1);
		else builder.push(code, places.starts[index] ?? 0, places.ends[index] ?? 0);
	}
	return builder.build();
}
function mergeRanges(ranges) {
	const merged = [];
	for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
		const last = merged.at(-1);
		if (last !== void 0 && start <= last[1]) last[1] = Math.max(last[1], end);
		else merged.push([start, end]);
	}
	return merged;
}

// src/text/ansi.ts
const ESCAPE = 27;
const BELL = 7;
const C1_CSI = 155;
const C1_TERMINATOR = 156;
const STRING_INTRODUCERS = "]PX^_";
const C1_STRINGS = /* @__PURE__ */ new Set([
	144,
	152,
	157,
	158,
	159
]);
function between(code, low, high) {
	return code >= low && code <= high;
}
function endOfControlSequence(text, from) {
	let index = from;
	while (between(text.charCodeAt(index), 48, 63)) index += 1;
	while (between(text.charCodeAt(index), 32, 47)) index += 1;
	return between(text.charCodeAt(index), 64, 126) ? index + 1 : -1;
}
function endOfPlainEscape(text, from) {
	let index = from;
	while (between(text.charCodeAt(index), 32, 47)) index += 1;
	return between(text.charCodeAt(index), 48, 126) ? index + 1 : -1;
}
function createTerminatorSearch(text) {
	let found = [-1, -1];
	return (from) => {
		if (found[0] >= from) return found[1];
		let index = from;
		while (index < text.length) {
			const code = text.charCodeAt(index);
			if (code === BELL || code === C1_TERMINATOR) {
				found = [index, index + 1];
				return found[1];
			}
			if (code === ESCAPE && text[index + 1] === "\\") {
				found = [index, index + 2];
				return found[1];
			}
			index += 1;
		}
		found = [text.length, -1];
		return -1;
	};
}
function endOfSequence(text, index, terminator) {
	const code = text.charCodeAt(index);
	if (code !== ESCAPE) {
		if (code === C1_CSI) return endOfControlSequence(text, index + 1);
		return C1_STRINGS.has(code) ? terminator(index + 1) : index + 1;
	}
	const next = text[index + 1] ?? "";
	if (next === "[") return endOfControlSequence(text, index + 2);
	if (next !== "" && STRING_INTRODUCERS.includes(next)) return terminator(index + 2);
	return endOfPlainEscape(text, index + 1);
}
function findAnsi(text) {
	const ranges = [];
	const terminator = createTerminatorSearch(text);
	let index = 0;
	while (index < text.length) {
		const code = text.charCodeAt(index);
		if (code !== ESCAPE && !between(code, 128, 159)) {
			index += 1;
			continue;
		}
		const end = endOfSequence(text, index, terminator);
		const introducer = code === ESCAPE && /[[\]PX^_]/.test(text[index + 1] ?? "") ? 2 : 1;
		const stop = end === -1 ? index + introducer : end;
		ranges.push([index, stop]);
		index = stop;
	}
	return ranges;
}
function removeAnsi(text) {
	if (!/[\u001b\u0080-\u009f]/.test(text)) return text;
	return dropRanges(identityView(text), findAnsi(text)).text;
}

// src/text/shell-command.ts
const QUOTABLE = /^[\p{L}\p{N}_.,:=+@()[\]/-]+(?: [\p{L}\p{N}_.,:=+@()[\]/-]+)*$/u;
const BARE = /^[A-Za-z0-9_./+][A-Za-z0-9_./@+-]*$/;
function toShellWord(folder) {
	if (!QUOTABLE.test(folder)) return null;
	const word = folder.startsWith("-") ? `./${folder}` : folder;
	return BARE.test(word) ? word : `'${word}'`;
}
function toShellCommand(verb, folders, options = "") {
	const words = folders.map(toShellWord);
	if (words.includes(null)) return null;
	return [
		"npx skillcheck",
		verb,
		...words,
		options
	].filter((word) => word !== "").join(" ");
}
function toRecordOptions(samples) {
	return samples === void 0 ? "" : `--samples ${samples}`;
}

// src/text/decode.ts
const SPACE_ESCAPES = "nrtbfv";
function readHex(text, start, end) {
	const digits = text.slice(start, end);
	return digits.length === end - start && /^[0-9a-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}
function readCharacterEscape(text, index) {
	const letter = text[index];
	if (letter !== "u" && letter !== "x") return null;
	if (letter === "u" && text[index + 1] === "{") {
		const close = text.slice(index + 2, index + 9).indexOf("}");
		const code = close < 1 ? null : readHex(text, index + 2, index + 2 + close);
		return code === null ? null : {
			code,
			end: index + 3 + close
		};
	}
	const end = index + (letter === "u" ? 5 : 3);
	const code = readHex(text, index + 1, end);
	return code === null ? null : {
		code,
		end
	};
}
function readBackslashes(text, start) {
	let index = start;
	while (text[index] === "\\") index += 1;
	const found = readCharacterEscape(text, index);
	if (found !== null) return found;
	const letter = text[index] ?? "";
	if (letter !== "" && SPACE_ESCAPES.includes(letter)) return {
		code: 10,
		end: index + 1
	};
	return {
		code: null,
		end: index
	};
}
function readPercent(text, index) {
	const code = readHex(text, index + 1, index + 3);
	return code === null ? null : {
		code,
		end: index + 3
	};
}
function readEntity(text, index) {
	const found = /^&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/i.exec(text.slice(index, index + 11));
	if (found === null) return null;
	return {
		code: found[1] === void 0 ? Number(found[2]) : Number.parseInt(found[1], 16),
		end: index + found[0].length
	};
}
function readEscape(text, index) {
	switch (text[index]) {
		case "\\": return readBackslashes(text, index);
		case "%": return readPercent(text, index);
		case "&": return readEntity(text, index);
		default: return null;
	}
}
function decodeView(text) {
	if (!/[\\%&]/.test(text)) return identityView(text);
	const builder = createViewBuilder(text.length);
	let index = 0;
	while (index < text.length) {
		const found = readEscape(text, index);
		if (found === null) {
			builder.push(text.charCodeAt(index), index, index + 1);
			index += 1;
			continue;
		}
		if (found.code !== null) builder.push(found.code & 65535, index, found.end);
		index = found.end;
	}
	return builder.build();
}

// src/text/inflate.ts
var Unreadable = class extends Error {};
const MOST_BITS = 15;
const END_OF_BLOCK = 256;
const LENGTH_CODES_ORDER = [
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
];
const LENGTHS = toRanges(3, [
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5
]);
const DISTANCES = toRanges(1, [
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13
]);
function toRanges(first, bits) {
	let base = first;
	return bits.map((extra) => {
		const range = {
			base,
			extra
		};
		base += 2 ** extra;
		return range;
	});
}
function toCodes$1(lengths) {
	const counts = Array.from({ length: 16 }, () => 0);
	for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
	return {
		counts,
		symbols: lengths.map((length, symbol) => ({
			length,
			symbol
		})).filter(({ length }) => length > 0).sort((a, b) => a.length - b.length || a.symbol - b.symbol).map(({ symbol }) => symbol)
	};
}
const FIXED = {
	literals: toCodes$1(Array.from({ length: 288 }, (_, symbol) => symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
	distances: toCodes$1(Array.from({ length: 30 }, () => 5))
};
function openBits(bytes) {
	let at = 0;
	let held = 0;
	let count = 0;
	return {
		take: (wanted) => {
			while (count < wanted) {
				const byte = bytes[at];
				if (byte === void 0) throw new Unreadable();
				held |= byte << count;
				at += 1;
				count += 8;
			}
			const value = held & (1 << wanted) - 1;
			held >>>= wanted;
			count -= wanted;
			return value;
		},
		skipToByte: () => {
			held = 0;
			count = 0;
		},
		length: () => at
	};
}
function takeSymbol(bits, { counts, symbols }) {
	let code = 0;
	let first = 0;
	let index = 0;
	for (let length = 1; length <= MOST_BITS; length += 1) {
		code |= bits.take(1);
		const count = counts[length] ?? 0;
		if (code - first < count) return symbols[index + code - first] ?? 0;
		index += count;
		first = first + count << 1;
		code <<= 1;
	}
	throw new Unreadable();
}
function takeTables(bits) {
	const literals = bits.take(5) + 257;
	const distances = bits.take(5) + 1;
	const given = bits.take(4) + 4;
	const own = Array.from({ length: 19 }, () => 0);
	for (const place of LENGTH_CODES_ORDER.slice(0, given)) own[place] = bits.take(3);
	const codes = toCodes$1(own);
	const lengths = [];
	const repeat = (value, times) => {
		for (let left = times; left > 0; left -= 1) lengths.push(value);
	};
	while (lengths.length < literals + distances) {
		const symbol = takeSymbol(bits, codes);
		if (symbol < 16) lengths.push(symbol);
		else if (symbol === 16) repeat(lengths.at(-1) ?? 0, 3 + bits.take(2));
		else if (symbol === 17) repeat(0, 3 + bits.take(3));
		else repeat(0, 11 + bits.take(7));
	}
	return {
		literals: toCodes$1(lengths.slice(0, literals)),
		distances: toCodes$1(lengths.slice(literals, literals + distances))
	};
}
function takeRange(bits, ranges, symbol) {
	const range = ranges[symbol];
	if (range === void 0) throw new Unreadable();
	return range.base + bits.take(range.extra);
}
function repeatOutput(bits, { distances }, { output: { out }, symbol }) {
	const length = symbol === 285 ? 258 : takeRange(bits, LENGTHS, symbol - 257);
	const distance = takeRange(bits, DISTANCES, takeSymbol(bits, distances));
	if (distance > out.length) throw new Unreadable();
	for (let left = length; left > 0; left -= 1) out.push(out[out.length - distance] ?? 0);
}
function readCoded(bits, tables, output) {
	while (output.out.length < output.most) {
		const symbol = takeSymbol(bits, tables.literals);
		if (symbol === END_OF_BLOCK) return;
		if (symbol < END_OF_BLOCK) output.out.push(symbol);
		else repeatOutput(bits, tables, {
			output,
			symbol
		});
	}
}
function readStored(bits, { out, most }) {
	bits.skipToByte();
	const length = bits.take(16);
	bits.take(16);
	for (let left = Math.min(length, most - out.length); left > 0; left -= 1) out.push(bits.take(8));
}
function inflate(bytes, most) {
	const out = [];
	const bits = openBits(bytes);
	let isWhole = false;
	try {
		for (let isLast = false; !isLast && out.length < most;) {
			isLast = bits.take(1) === 1;
			readBlock(bits, {
				out,
				most
			});
			isWhole = isLast && out.length < most;
		}
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
	}
	return {
		bytes: Uint8Array.from(out.slice(0, most)),
		length: isWhole ? bits.length() : null
	};
}
function readBlock(bits, output) {
	const kind = bits.take(2);
	if (kind === 0) readStored(bits, output);
	else if (kind === 1) readCoded(bits, FIXED, output);
	else if (kind === 2) readCoded(bits, takeTables(bits), output);
	else throw new Unreadable();
}

// src/text/packed-secrets.ts
const PACKED = /H4sI[A-Za-z0-9+/_-]{20,}/g;
const MOST_RATIO = 8;
const MOST_BYTES = 65536;
const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const FLAGS$1 = {
	extra: 4,
	name: 8,
	comment: 16,
	checksum: 2
};
function toBytes(base64) {
	const digits = base64.replaceAll("-", "+").replaceAll("_", "/");
	const binary = atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
function skipHeader(bytes) {
	const flags = bytes[3] ?? 0;
	let at = HEADER_BYTES;
	if ((flags & FLAGS$1.extra) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
	for (const flag of [FLAGS$1.name, FLAGS$1.comment]) {
		if ((flags & flag) === 0) continue;
		const end = bytes.indexOf(0, at);
		at = end === -1 ? bytes.length : end + 1;
	}
	return (flags & FLAGS$1.checksum) === 0 ? at : at + 2;
}
function unpack(base64) {
	const bytes = toBytes(base64);
	const most = Math.min(MOST_BYTES, MOST_RATIO * bytes.length);
	const start = skipHeader(bytes);
	const { bytes: unpacked, length } = inflate(bytes.subarray(start), most);
	const whole = length === null ? bytes.length : start + length + TRAILER_BYTES;
	return {
		text: Array.from(unpacked, (byte) => String.fromCharCode(byte)).join(""),
		digits: Math.min(base64.length, Math.ceil(whole * 4 / 3))
	};
}
function findPackedSecrets(text, forms) {
	const ranges = [];
	for (const match of text.matchAll(PACKED)) {
		const [run] = match;
		const { text: unpacked, digits } = unpack(run);
		if (forms.some((form) => unpacked.includes(form))) ranges.push([match.index, match.index + digits]);
	}
	return ranges;
}

// src/text/secret-forms.ts
const SHORTEST_FORM = 8;
const WIDE_SEPARATOR = /[\s\u007f-\u009f\p{Default_Ignorable_Code_Point}\p{Surrogate}]/u;
function isSeparator(code) {
	if (code < 127) return code <= 32;
	return WIDE_SEPARATOR.test(String.fromCharCode(code));
}
function dropSeparators(view) {
	return keepCharacters(view, (code) => !isSeparator(code));
}
function squeeze(text) {
	return dropSeparators(identityView(text)).text;
}
function toBinary(bytes) {
	return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
function toHex(bytes) {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function toBase64Forms(binary) {
	return [
		0,
		1,
		2
	].flatMap((offset) => {
		const encoded = btoa("\0".repeat(offset) + binary);
		const first = Math.ceil(8 * offset / 6);
		const digits = encoded.slice(first, Math.floor(8 * (offset + binary.length) / 6));
		return [digits, digits.replaceAll("+", "-").replaceAll("/", "_")];
	});
}
function toSecretForms(secret) {
	const squeezed = squeeze(secret);
	if (squeezed.length < SHORTEST_FORM) return [];
	const bytes = new TextEncoder().encode(secret);
	const binary = toBinary(bytes);
	const hex = toHex(bytes);
	const forms = [
		squeezed,
		squeeze(decodeView(secret).text),
		squeeze(binary),
		[...squeezed].reverse().join(""),
		hex,
		hex.toUpperCase(),
		...toBase64Forms(binary)
	];
	return [...new Set(forms)].filter((form) => form.length >= SHORTEST_FORM);
}

// src/text/vendor-tokens.ts
const TOKEN = new RegExp([
	"gh[opsru]_[A-Za-z0-9_.-]{16,}",
	"github_pat_[A-Za-z0-9_]{16,}",
	"sk-ant-[A-Za-z0-9_-]{8,}",
	"(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}",
	"(?<![A-Z0-9])A(?:KIA|SIA)[A-Z0-9]{16,}",
	"xox[a-z]-[A-Za-z0-9-]{10,}",
	"AIza[A-Za-z0-9_-]{35,}",
	"(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]{0,4096})?"
].join("|"), "g");
const AUTHORIZATION = /authorization["']?\s{0,8}[:=]\s{0,8}["']?(?:(?:bearer|basic|token|digest)\s{1,8})?([^\s"',;]+)/gi;
const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{1,40}-----/g;
const PEM_END = /-----END [A-Z0-9 ]{1,40}-----/;
const PEM_BODY = /[A-Za-z0-9+/=\s:,.-]*/y;
function findPemBlocks(text) {
	const ranges = [];
	let end = 0;
	for (const begin of text.matchAll(PEM_BEGIN)) {
		if (begin.index < end) continue;
		const body = begin.index + begin[0].length;
		PEM_BODY.lastIndex = body;
		const inside = PEM_BODY.exec(text)?.[0] ?? "";
		const last = PEM_END.exec(inside);
		end = body + (last === null ? inside.length : last.index + last[0].length);
		ranges.push([begin.index, end]);
	}
	return ranges;
}
function findVendorTokens(text) {
	const ranges = [];
	for (const token of text.matchAll(TOKEN)) ranges.push([token.index, token.index + token[0].length]);
	for (const header of text.matchAll(AUTHORIZATION)) {
		const end = header.index + header[0].length;
		ranges.push([end - (header[1] ?? "").length, end]);
	}
	return [...ranges, ...findPemBlocks(text)];
}

// src/text/redactor.ts
const REDACTED = "[redacted]";
function findAll(text, needle) {
	const ranges = [];
	let index = text.indexOf(needle);
	while (index !== -1) {
		ranges.push([index, index + needle.length]);
		index = text.indexOf(needle, index + needle.length);
	}
	return ranges;
}
function toViews(text) {
	const decoded = decodeView(text);
	const ansi = findAnsi(decoded.text);
	return ansi.length === 0 ? [decoded] : [decoded, dropRanges(decoded, ansi)];
}
function findForms(views, forms) {
	return views.flatMap((view) => {
		const dense = dropSeparators(view);
		const found = forms.flatMap((form) => findAll(dense.text, form));
		const packed = findPackedSecrets(dense.text, forms);
		return [...found, ...packed].map((range) => toOriginal(dense, range));
	});
}
function replaceRanges(text, ranges) {
	const parts = [];
	let index = 0;
	for (const [start, end] of mergeRanges(ranges)) {
		parts.push(text.slice(index, start), REDACTED);
		index = end;
	}
	return parts.join("") + text.slice(index);
}
function createRedactor(secrets) {
	const exact = [...new Set(secrets)].filter((secret) => secret.length >= 4);
	const forms = [...new Set(exact.flatMap(toSecretForms))];
	return {
		redact: (text) => {
			const views = toViews(text);
			const ranges = [
				...exact.flatMap((secret) => findAll(text, secret)),
				...forms.length === 0 ? [] : findForms(views, forms),
				...views.flatMap((view) => findVendorTokens(view.text).map((range) => toOriginal(view, range)))
			];
			return ranges.length === 0 ? text : replaceRanges(text, ranges);
		},
		observed: (text) => forms.length > 0 && findForms(toViews(text), forms).length > 0
	};
}

// src/text/word-scan.ts
const CASE_BIT = 32;
const SEVEN_BITS = 127;
const BLOCK = 2;
function createWordScan(groups) {
	const shortest = Math.min(...groups.flat().map((text) => text.length));
	const { shifts, ending } = toTables(groups.flatMap((texts, group) => texts.map((text) => {
		const before = findRareWindow(text, shortest);
		return {
			codes: toCodes(text),
			before,
			bit: 1 << group
		};
	})), shortest);
	return (bytes) => {
		let found = 0;
		for (let at = shortest - 1; at < bytes.length;) {
			const block = toBlock(bytes, at);
			const shift = shifts[block] ?? 0;
			if (shift === 0) found |= wordsAt(ending[block] ?? NONE, bytes, at - shortest + 1);
			at += shift === 0 ? 1 : shift;
		}
		return found;
	};
}
const NONE = [];
function wordsAt(words, bytes, start) {
	let bits = 0;
	for (const word of words) if (standsAt(word, bytes, start - word.before)) bits |= word.bit;
	return bits;
}
const FREQUENT = "th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur".split(" ");
function findRareWindow(text, length) {
	for (let start = 0; start + length <= text.length; start += 1) if (!FREQUENT.includes(text.slice(start + length - BLOCK, start + length))) return start;
	return 0;
}
function toCodes(text) {
	return Uint8Array.from(text, (character) => character.charCodeAt(0) | CASE_BIT);
}
function toBlock(bytes, at) {
	const first = bytes[at - 1] ?? 0;
	const second = bytes[at] ?? 0;
	return ((first | CASE_BIT) & SEVEN_BITS) << 7 | (second | CASE_BIT) & SEVEN_BITS;
}
function toTables(words, shortest) {
	const shifts = (/* @__PURE__ */ new Uint8Array(16384)).fill(shortest - BLOCK + 1);
	const ending = Array.from({ length: 16384 });
	for (const word of words) for (let end = 1; end < shortest; end += 1) {
		const block = toBlock(word.codes, word.before + end);
		shifts[block] = Math.min(shifts[block] ?? 0, shortest - 1 - end);
		if (end === shortest - 1) ending[block] = [...ending[block] ?? [], word];
	}
	return {
		shifts,
		ending
	};
}
function standsAt({ codes }, bytes, start) {
	for (let at = 0; at < codes.length; at += 1) if (((bytes[start + at] ?? 0) | CASE_BIT) !== codes[at]) return false;
	return true;
}

// src/text/word-groups.ts
const GROUPS = {
	override: [
		"ignore",
		"disregard",
		"forget"
	],
	user: ["user"],
	told: [
		"tell",
		"inform",
		"mention",
		"reveal",
		"hide",
		"conceal",
		"keep"
	],
	now: ["now"],
	persona: [
		"dan",
		"jailbroken",
		"mode"
	],
	secret: [...[
		"gho_",
		"ghp_",
		"ghs_",
		"ghr_",
		"ghu_",
		"github_pat_",
		"sk-",
		"akia",
		"asia"
	], ...[
		"xox",
		"aiza",
		"-----begin"
	]],
	comment: ["skillcheck-disable"],
	home: [
		"/users/",
		"/home/",
		":\\users\\"
	]
};
const NAMES = Object.keys(GROUPS);
const scan = createWordScan(NAMES.map((name) => GROUPS[name]));
function findWordGroups(bytes) {
	return scan(bytes);
}
function mayHold(found, group) {
	return (found & 1 << NAMES.indexOf(group)) !== 0;
}

// src/model/remember-last.ts
function rememberLast(ask) {
	let last = null;
	return (key) => {
		if (last?.key !== key) last = {
			key,
			value: ask(key)
		};
		return last.value;
	};
}

// src/rules/template-blocks.ts
const MAY_BE = /^ {0,3}`{3,}[ \t]*(?:markdown|md)\b/im;
const FENCE$2 = /^ {0,3}(`{3,})[ \t]*([^`]*)$/;
const MARKDOWN = /^(?:markdown|md)\b/i;
function findTemplateBlocks(text) {
	if (!MAY_BE.test(text)) return [];
	const found = [];
	const open = [];
	for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
		const [, marks, info = ""] = FENCE$2.exec(line) ?? [];
		if (marks === void 0) continue;
		const [outermost] = open;
		if (outermost !== void 0 && marks.length < outermost.length) continue;
		const fence = {
			line: index + 1,
			length: marks.length,
			info: info.trim()
		};
		const ended = step(open, fence);
		if (ended?.holdsOthers === true) found.push({
			first: ended.line,
			last: fence.line
		});
	}
	return found;
}
function step(open, fence) {
	const { line, length, info } = fence;
	const around = open.at(-1);
	if (around === void 0 || info !== "" && around.isMarkdown) {
		if (around !== void 0 && open[0] !== void 0) open[0].holdsOthers = true;
		open.push({
			line,
			length,
			isMarkdown: MARKDOWN.test(info),
			holdsOthers: false
		});
		return null;
	}
	if (info !== "" || length < around.length) return null;
	open.pop();
	return open.length === 0 ? around : null;
}
function createTemplateTest({ text }) {
	let lines = null;
	return (line) => {
		lines ??= new Set(findTemplateBlocks(text).flatMap(linesOf$1));
		return lines.has(line);
	};
}
function linesOf$1({ first, last }) {
	return Array.from({ length: last - first + 1 }, (_line, index) => first + index);
}

// src/rules/used-documents.ts
const TEMPLATE_FOLDERS = /* @__PURE__ */ new Set([
	"assets",
	"templates",
	"examples"
]);
const HISTORY = /^(?:changelog|creation-log|history)\.md$/i;
const usedDocuments = rememberLast((source) => source.documents.filter(({ path }) => !isTemplate(source, path) && !HISTORY.test(lastSegment(path))));
function isTemplate(source, path) {
	if (!isInside(source.folder, path)) return false;
	return parentFolder(relativeTo(source.folder, path)).split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}

// src/rules/find-links.ts
const linksOf = rememberLast(sortLinks);
function findLinks(source, rule) {
	return linksOf(source).get(rule) ?? [];
}
function sortLinks(source) {
	const byRule = /* @__PURE__ */ new Map();
	for (const document of usedDocuments(source)) {
		const seen = /* @__PURE__ */ new Set();
		const isTemplate = createTemplateTest(document);
		for (const link of document.links) {
			const rule = ruleOf(link, source);
			const key = `${rule} ${link.destination}`;
			if (rule === null || seen.has(key) || isTemplate(link.line)) continue;
			seen.add(key);
			const placed = byRule.get(rule) ?? [];
			byRule.set(rule, placed);
			placed.push({
				document,
				link
			});
		}
	}
	return byRule;
}
function ruleOf({ target }, source) {
	switch (target.kind) {
		case "foreign": return null;
		case "absolute": return "SK032";
		case "backslash": return "SK043";
		case "anchor": return "SK033";
		case "beyond-root": return "SK031";
		case "local": return ruleOfLocal(target, source.folder);
	}
}
function ruleOfLocal(target, folder) {
	const { state, variable, path, fragment } = target;
	if (state === "absent") return variable === null ? "SK009" : "SK046";
	if (state === "other-case") return "SK030";
	if (path !== folder && !isInside(folder, path)) return "SK031";
	return fragment === null ? null : "SK033";
}

// src/rules/rule.ts
function defineRule(definition) {
	const { check, message, repair, ...rest } = definition;
	const toFinding = (fact) => ({
		rule: definition.id,
		slug: definition.slug,
		severity: fact.severity ?? definition.severity,
		path: fact.path,
		line: fact.line,
		column: fact.column,
		message: message(fact),
		...fact.fix === void 0 ? {} : { fix: fact.fix }
	});
	return {
		...rest,
		find: (context) => check(context).map(toFinding),
		findRepairs: repair === void 0 ? null : (context) => check(context).flatMap((fact) => {
			const found = repair(fact, context);
			return found === null ? [] : [{
				finding: toFinding(fact),
				repair: found
			}];
		})
	};
}

// src/rules/absolute-path.ts
const HOME = /(?<![\w.~}$/\\-])(?:\/(?:Users|home)\/([^\s/\\"'`<>()[\]|,;:*]+)\/|[A-Za-z]:\\Users\\([^\s/\\"'`<>()[\]|,;:*]+))[^\s"'`<>()[\]|,;]*/g;
const HOME_PARTS = [
	"/Users/",
	"/home/",
	":\\Users\\"
];
const ANYBODY = /^(?:[${%].*|\.{3}|…|users?|user-?name|you|your.*|my.*|me|name|somebody|someone|example|alice|bob|jane.*|john.*|j\.?doe|dev|developer|admin|runner|node|ubuntu|vscode|linuxbrew|Public|Default)$/i;
const FROM_ROOT = /^\/[^/]/;
const HOME_OF_SYSTEM = /^\/(?:Users|home|root)\//;
const EXAMPLE_WORDS = /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b/i;
const absolutePath = defineRule({
	id: "SK032",
	slug: "absolute-path",
	severity: "warning",
	summary: "A link is absolute, or a path leads into somebody's home folder.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const seen = /* @__PURE__ */ new Set();
		return [...findLinks(source, "SK032").flatMap(({ document, link }) => {
			const root = `${document.path}\0${topOf(link.destination)}`;
			if (seen.has(root)) return [];
			seen.add(root);
			const { line, column, destination } = link;
			return [{
				path: document.path,
				line,
				column,
				target: destination
			}];
		}), ...usedDocuments(source).flatMap(homesOf)];
	},
	message: ({ target }) => FROM_ROOT.test(target) && !HOME_OF_SYSTEM.test(target) ? `${target} begins at the root of a website or a disk, so no agent finds it. Use a path relative to SKILL.md, or the whole URL.` : `${target} exists on one machine only. Use a path relative to SKILL.md.`
});
function topOf(destination) {
	return /^\/[^/]+\//.exec(destination)?.[0] ?? destination;
}
function homesOf(document) {
	if (!mayHold(document.words, "home")) return [];
	if (!HOME_PARTS.some((part) => document.text.includes(part))) return [];
	if (document.text.search(HOME) === -1) return [];
	const { path, links } = document;
	const { prose, fences } = document.content();
	const linked = new Set(links.flatMap(({ target, line }) => target.kind === "absolute" ? [line] : []));
	const inProse = prose.filter(({ text, line }) => !EXAMPLE_WORDS.test(text) && !linked.has(line)).flatMap(({ text, line, column }) => findHomes(text).map((home) => ({
		path,
		line,
		column: column + home.index,
		target: home.target
	})));
	const inFences = fences.flatMap(({ line, lines }) => lines.flatMap((text, index) => findHomes(text).map((home) => ({
		path,
		line: line + 1 + index,
		column: home.index + 1,
		severity: "info",
		target: home.target
	}))));
	const seen = /* @__PURE__ */ new Set();
	return [...inProse, ...inFences].filter(({ target }) => {
		if (seen.has(target)) return false;
		seen.add(target);
		return true;
	});
}
function findHomes(text) {
	return Array.from(text.matchAll(HOME)).flatMap((match) => {
		const user = match[1] ?? match[2] ?? "";
		return ANYBODY.test(user) ? [] : [{
			index: match.index,
			target: trimSentence(match[0])
		}];
	});
}
function trimSentence(path) {
	let end = path.length;
	while (".:!?".includes(path[end - 1] ?? "-")) end -= 1;
	return path.slice(0, end);
}

// src/text/text-lines.ts
function toTextLines(text) {
	const starts = [0];
	if (text.includes("\r")) {
		for (const end of text.matchAll(/\r\n?|\n/g)) starts.push(end.index + end[0].length);
		return {
			text,
			starts
		};
	}
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return {
		text,
		starts
	};
}
function lineAt(lines, index) {
	const start = lines.starts[index];
	if (start === void 0) return "";
	let end = lines.starts[index + 1] ?? lines.text.length;
	while (end > start && isLineEnd(lines.text.charCodeAt(end - 1))) end -= 1;
	return lines.text.slice(start, end);
}
function isLineEnd(unit) {
	return unit === 10 || unit === 13;
}
function lineIndexAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function placeAt(lines, offset) {
	const index = lineIndexAt(lines.starts, offset);
	return {
		line: index + 1,
		column: offset - (lines.starts[index] ?? 0) + 1
	};
}

// src/rules/repair.ts
function textOf(source, path) {
	return (source.documents.find((document) => document.path === path) ?? source.scripts.find((script) => script.path === path))?.text ?? null;
}
function replaceAt(source, path, { place, written, text }) {
	const edit = editAt(textOf(source, path) ?? "", place, {
		written,
		text
	});
	return edit === null ? null : {
		kind: "edit",
		path,
		edits: [edit]
	};
}
function editAt(whole, place, { written, text }) {
	const line = lineRange(whole, place.line);
	const start = line.start + place.column - 1;
	return start <= line.end && whole.startsWith(written, start) ? {
		start,
		end: start + written.length,
		text
	} : null;
}
function lineRange(text, line) {
	const lines = toTextLines(text);
	const start = lines.starts[line - 1] ?? text.length;
	return {
		start,
		end: start + lineAt(lines, line - 1).length,
		next: lines.starts[line] ?? text.length
	};
}
function withoutCarriageReturns(text) {
	return [...text.matchAll(/\r(?=\n)/g)].map(({ index }) => ({
		start: index,
		end: index + 1,
		text: ""
	}));
}

// src/rules/backslash-path.ts
const WINDOWS_PATH = /^(?:\.\\)?(?:[\w-]+\\)+[\w.-]+\.\w+$/;
const HINT$1 = /`\s?(?:\.\\)?[\w-]+\\[\w.\\-]+\s?`/;
const backslashPath = defineRule({
	id: "SK043",
	slug: "backslash-path",
	severity: "warning",
	summary: "A link, or a code span that is a path of the skill, uses backslashes.",
	source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		return [...findLinks(source, "SK043").map(({ document, link }) => toFact$5(document, link, decodeBackslashes(link.destination))), ...usedDocuments(source).flatMap((document) => spanFacts(source, document))];
	},
	message: ({ target, fix }) => `${target} uses backslashes, which only Windows understands. Write ${fix}.`,
	repair: ({ path, line, column, target, fix }, { source }) => replaceAt(source, path, {
		place: {
			line,
			column
		},
		written: target,
		text: fix
	})
});
function toFact$5(document, at, target) {
	const { line, column } = at;
	const fix = target.replaceAll("\\", "/");
	return {
		path: document.path,
		line,
		column,
		target,
		fix
	};
}
function decodeBackslashes(destination) {
	return destination.replace(/%5c/gi, "\\");
}
function spanFacts(source, document) {
	if (!document.text.includes("\\") || !HINT$1.test(document.text)) return [];
	const spans = document.content().codeSpans.filter(({ text }) => WINDOWS_PATH.test(text));
	if (spans.length === 0) return [];
	const files = new Set(source.files.map(({ path }) => path));
	const folders = [source.folder, parentFolder(document.path)];
	return spans.filter(({ text }) => folders.some((folder) => files.has(joinPath(folder, text.replaceAll("\\", "/")) ?? ""))).map((span) => toFact$5(document, span, span.text));
}

// src/rules/yaml-quote.ts
var import_dist = require_dist();
function quoteYaml(text) {
	if (/["\\]/.test(text) && !/['\n\r\t]/.test(text)) return `'${text}'`;
	return JSON.stringify(text);
}

// src/rules/yaml-surprises.ts
const LISTED_FIELDS = [
	"name",
	"description",
	"when_to_use",
	"compatibility"
];
const TEXT_FIELDS = [
	"license",
	"argument-hint",
	"model",
	"effort",
	"context",
	"agent",
	"shell"
];
const MAY_BE_YAML_1_1 = /^[-+.\dyYnNtTfFoO]/;
const LONGEST_YAML_1_1 = 40;
const WORD_YAML_1_1 = /^(?:[^A-Za-z]|(?:y|n|yes|no|true|false|on|off)$)/i;
function findSurprises(fields) {
	return [...fields.values()].flatMap((field) => {
		const surprise = surpriseOf(field);
		return surprise === null ? [] : [surprise];
	});
}
function surpriseOf(field) {
	const listed = LISTED_FIELDS.some((key) => key === field.key);
	if (!listed && !TEXT_FIELDS.some((key) => key === field.key)) return null;
	if (field.style === "list") return listSurprise(field);
	if (field.style === "map") return field.key === "description" ? null : toSurprise(field, "map");
	if (field.value === null) return isRequired(field.key) ? null : toSurprise(field, "empty");
	return listed ? listedSurprise(field) : null;
}
function isRequired(key) {
	return key === "name" || key === "description";
}
function listSurprise(field) {
	if (field.key === "description") return null;
	return toSurprise(field, "list", field.source.startsWith("[") && !field.source.includes("\n") ? field.source : null);
}
function listedSurprise(field) {
	if (field.style === "plain") {
		if (/^[ \t]+#/.test(field.after)) {
			const whole = `${field.source}${field.after}`.trimEnd();
			return toSurprise(field, "cut-by-comment", field.source.includes("\n") ? null : whole);
		}
		const readAs = readAsOtherThanText(field);
		if (readAs !== null) return {
			...toSurprise(field, "not-text", field.source),
			readAs
		};
	}
	const text = typeof field.value === "string" ? field.value : "";
	return /(^|\s)---(\s|$)/.test(text) ? toSurprise(field, "dashes") : null;
}
function toSurprise(field, shape, intended = null) {
	const ownLine = field.keyPlace.column === 1 && field.keyPlace.line === field.place.line;
	const fixedLine = intended === null || !ownLine ? null : `${field.key}: ${quoteYaml(intended)}`;
	const isName = shape === "list" && field.key === "name";
	return {
		field,
		shape,
		readAs: "",
		fixedLine,
		intended: fixedLine === null || isName ? null : intended
	};
}
function readAsOtherThanText(field) {
	if (typeof field.value === "number") return "a number";
	if (typeof field.value === "boolean") return "a boolean";
	const { source } = field;
	if (source.length > LONGEST_YAML_1_1 || !MAY_BE_YAML_1_1.test(source)) return null;
	if (!WORD_YAML_1_1.test(source)) return null;
	if (/^[yn]$/i.test(source)) return null;
	const value = (0, import_dist.parse)(source, {
		version: "1.1",
		logLevel: "silent"
	});
	if (typeof value === "number") return "a number";
	if (typeof value === "boolean") return "a boolean";
	return typeof value === "object" && value !== null ? "a date" : null;
}

// src/rules/front-matter-field.ts
const surprisingKeys = rememberLast((fields) => new Set(findSurprises(fields).map(({ field }) => field.key)));
function readField(source, key) {
	const { frontMatter } = source;
	if (frontMatter.kind !== "read") return { kind: "silent" };
	if (surprisingKeys(frontMatter.fields).has(key)) return { kind: "silent" };
	const field = frontMatter.fields.get(key);
	if (field === void 0) return {
		kind: "absent",
		place: {
			line: 1,
			column: 1
		}
	};
	const { value } = field;
	if (typeof value !== "string" || value.trim() === "") return {
		kind: "unusable",
		field
	};
	return {
		kind: "text",
		text: value,
		field
	};
}
function readFields(source) {
	const { frontMatter } = source;
	if (frontMatter.kind !== "read") return [];
	const surprising = surprisingKeys(frontMatter.fields);
	return [...frontMatter.fields.values()].filter(({ key }) => !surprising.has(key));
}
function showShort(text) {
	return cutCharacters(text.replace(/\s+/g, " "), 40);
}
function skillMdPath(source) {
	if (source.skillMd.kind !== "absent") return source.skillMd.path;
	return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
}

// src/rules/big-file.ts
const MEGABYTE = 1048576;
const MOST_FILE_BYTES = MEGABYTE;
const MOST_SKILL_BYTES = 8 * MEGABYTE;
const bigFile = defineRule({
	id: "SK045",
	slug: "big-file",
	severity: "warning",
	summary: "A file of the skill is over 1 MB, or the whole skill over 8 MB.",
	source: "lint.md §4.2; security.md FS-1",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.exceeded.length > 0) return [];
		const bytes = source.files.reduce((sum, { size }) => sum + size, 0);
		if (bytes > MOST_SKILL_BYTES) return [toSkillFact(source, bytes)];
		return source.files.filter(({ size }) => size > MOST_FILE_BYTES).map(({ path, size }) => ({
			path,
			line: 1,
			column: 1,
			what: `${path} is ${inMegabytes(size)}`
		}));
	},
	message: ({ what }) => `${what}; every install copies it. Link to it or shrink it.`
});
function toSkillFact(source, bytes) {
	const largest = source.files.reduce((most, file) => most === null || file.size > most.size ? file : most, null);
	const part = largest === null ? "" : `, the largest file is ${largest.path} with ${inMegabytes(largest.size)}`;
	return {
		path: skillMdPath(source),
		line: 1,
		column: 1,
		severity: "error",
		what: `The skill is ${inMegabytes(bytes)}${part}`
	};
}
function inMegabytes(bytes) {
	return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

// src/rules/count-lines.ts
function countLines(text) {
	const ends = text.includes("\r") ? text.match(/\r\n?|\n/g)?.length ?? 0 : countLineFeeds(text);
	return /[\r\n]$/.test(text) || text === "" ? ends : ends + 1;
}
function countLineFeeds(text) {
	let count = 0;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
	return count;
}

// src/rules/grouped.ts
function grouped(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

// src/rules/body-tokens.ts
const CHARACTERS_PER_TOKEN = 4;
const MOST_TOKENS = 5500;
const bodyTokens = defineRule({
	id: "SK050",
	slug: "body-tokens",
	severity: "warning",
	summary: "The body of SKILL.md has more than 5,000 tokens.",
	source: "https://agentskills.io/specification#progressive-disclosure",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source: { skillMd, frontMatter } }) => {
		if (skillMd.kind !== "read" || frontMatter.kind === "undecodable") return [];
		const { path, text } = skillMd;
		const { bodyOffset } = frontMatter;
		if ((text.length - bodyOffset) / CHARACTERS_PER_TOKEN <= MOST_TOKENS) return [];
		const tokens = countCodePoints(text.slice(bodyOffset)) / CHARACTERS_PER_TOKEN;
		if (tokens <= MOST_TOKENS) return [];
		return [{
			path,
			line: countLines(text.slice(0, bodyOffset)) + 1,
			column: 1,
			tokens: Math.round(tokens)
		}];
	},
	message: ({ tokens }) => `The body has about ${grouped(tokens)} tokens; 5,000 are recommended, and Claude Code keeps the first 5,000 after compaction.`
});

// src/rules/agent-fields.ts
const STANDARD_FIELDS = [
	"name",
	"description",
	"license",
	"compatibility",
	"metadata",
	"allowed-tools"
];
const BOOLEAN_FIELDS = [
	"disable-model-invocation",
	"user-invocable",
	"background"
];
const COLLECTION_FIELDS = [
	"metadata",
	"allowed-tools",
	"disallowed-tools",
	"arguments",
	"paths",
	"hooks"
];
const AGENT_FIELDS = {
	claude: {
		title: "Claude Code",
		source: "https://code.claude.com/docs/en/skills.md",
		verified: "2026-08-31",
		reads: [
			"when_to_use",
			"argument-hint",
			"arguments",
			"disable-model-invocation",
			"user-invocable",
			"disallowed-tools",
			"model",
			"effort",
			"context",
			"agent",
			"background",
			"hooks",
			"paths",
			"shell"
		],
		others: "ignored",
		nameIsFolder: false
	},
	"claude-ai": {
		title: "claude.ai",
		source: "anthropics/skills skills/skill-creator/scripts/quick_validate.py",
		verified: "2026-08-31",
		reads: [],
		others: "refused",
		nameIsFolder: false
	},
	codex: {
		title: "Codex",
		source: "openai/codex codex-rs/core/src/skills/loader.rs",
		verified: "2026-08-31",
		reads: [],
		others: "ignored",
		nameIsFolder: false
	},
	gemini: {
		title: "Gemini",
		source: "google-gemini/gemini-cli@5411f11 skillLoader.ts",
		verified: "2026-08-31",
		reads: [],
		others: "ignored",
		nameIsFolder: false
	},
	opencode: {
		title: "OpenCode",
		source: "https://opencode.ai/docs/skills; anomalyco/opencode skill.ts",
		verified: "2026-08-31",
		reads: [],
		others: "ignored",
		nameIsFolder: true
	},
	cursor: {
		title: "Cursor",
		source: "https://cursor.com/docs/skills",
		verified: "2026-08-31",
		reads: ["disable-model-invocation", "paths"],
		others: "ignored",
		nameIsFolder: true
	},
	copilot: {
		title: "Copilot",
		source: "the skills reference of microsoft/vscode",
		verified: "2026-08-31",
		reads: [
			"argument-hint",
			"disable-model-invocation",
			"user-invocable"
		],
		others: "ignored",
		nameIsFolder: true
	}
};
function selectedAgents(targets) {
	return targets.length === 0 ? LINT_TARGETS : targets;
}
function readersOf(key, agents) {
	return agents.filter((agent) => AGENT_FIELDS[agent].reads.includes(key));
}
function joinTitles(agents) {
	return joinWords(agents.map((agent) => AGENT_FIELDS[agent].title));
}
function joinWords(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

// src/rules/broad-tools.ts
const EVERY_COMMAND = /(?:^|[\s,])Bash(?:\(\*\))?(?:$|[\s,])/;
const broadTools = defineRule({
	id: "SK084",
	slug: "broad-tools",
	severity: "info",
	summary: "The field allowed-tools grants every shell command.",
	source: "https://code.claude.com/docs/en/skills.md",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source, targets }) => {
		if (!selectedAgents(targets).includes("claude")) return [];
		const field = readFields(source).find(({ key }) => key === "allowed-tools");
		if (field === void 0) return [];
		if (![field.value].flat().filter((grant) => typeof grant === "string").some((grant) => EVERY_COMMAND.test(grant))) return [];
		return [{
			path: skillMdPath(source),
			...field.place
		}];
	},
	message: () => "allowed-tools grants every shell command. Name the commands: Bash(git:*)."
});

// src/rules/nearest-anchor.ts
const LEAST_LIKENESS = .35;
const LONGEST = 100;
const MOST_COMPARED = 500;
function nearestAnchor(fragment, anchors) {
	const wanted = pairsOf(fragment);
	let nearest = null;
	let most = LEAST_LIKENESS;
	let compared = 0;
	for (const anchor of anchors) {
		compared += 1;
		if (compared > MOST_COMPARED) break;
		const pairs = pairsOf(anchor);
		const likeness = 2 * [...pairs].filter((pair) => wanted.has(pair)).length / (pairs.size + wanted.size);
		if (likeness > most) {
			most = likeness;
			nearest = anchor;
		}
	}
	return nearest;
}
function pairsOf(text) {
	const letters = text.toLowerCase().slice(0, LONGEST);
	return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}

// src/rules/broken-anchor.ts
const NO_HEADING = /^(?:top|L\d.*|:~:.*|[!/].*|\.{3}|…)?$/is;
const HEADING_LINE = /^#{1,6}[ \t](.*)$/;
const NO_PART_OF_SLUG = /[^\p{L}\p{M}\p{N}_\- ]/gu;
const MOST_SUGGESTIONS = 50;
const brokenAnchor = defineRule({
	id: "SK033",
	slug: "broken-anchor",
	severity: "warning",
	summary: "A link names a heading that the Markdown file does not have.",
	source: "https://github.com/Flet/github-slugger; lint.md §6.2 step 9",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const known = /* @__PURE__ */ new Map();
		const anchorsOf = (document) => {
			const anchors = known.get(document) ?? readAnchors(document);
			known.set(document, anchors);
			return anchors;
		};
		let count = 0;
		return findLinks(source, "SK033").flatMap(({ document, link }) => {
			const found = readFragment(source, document, link);
			if (found === null || NO_HEADING.test(found.fragment)) return [];
			const anchors = anchorsOf(found.target);
			const wanted = toComparable(found.fragment);
			if (anchors.exact.has(wanted)) return [];
			count += 1;
			const near = count > MOST_SUGGESTIONS ? null : nearestAnchor(found.fragment, anchors.exact);
			const { line, column } = link;
			const fix = near === null ? void 0 : `${link.destination.split("#", 1)[0] ?? ""}#${near}`;
			const file = lastSegment(found.target.path);
			const fact = {
				path: document.path,
				line,
				column,
				fix,
				file,
				fragment: found.fragment,
				near
			};
			return [anchors.found.has(wanted.toLowerCase()) ? {
				...fact,
				severity: "info"
			} : fact];
		});
	},
	message: ({ file, fragment, near }) => `No heading in ${file} gives #${fragment}. ${near === null ? "Correct the link or add the heading." : `Nearest: #${near}.`}`
});
function readAnchors({ content }) {
	const { anchors, fences } = content();
	const exact = new Set(anchors.map(toComparable));
	const headings = fences.filter(({ info }) => info === "").flatMap(({ lines }) => lines).flatMap((line) => {
		const heading = HEADING_LINE.exec(line)?.[1];
		if (heading === void 0) return [];
		return [heading.trim().replace(NO_PART_OF_SLUG, "").replaceAll(" ", "-")];
	});
	return {
		exact,
		found: new Set([...exact, ...headings].map((anchor) => anchor.toLowerCase()))
	};
}
function readFragment(source, document, { target }) {
	if (target.kind === "anchor") return {
		target: document,
		fragment: decode(target.fragment)
	};
	if (target.kind !== "local" || target.fragment === null) return null;
	const found = source.documents.find(({ path }) => path === target.path);
	return found === void 0 ? null : {
		target: found,
		fragment: decode(target.fragment)
	};
}
function decode(fragment) {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}
function toComparable(anchor) {
	return anchor.replace(/^user-content-/, "").replaceAll("️", "");
}

// src/rules/path-from.ts
function pathFrom(folder, path) {
	let up = "";
	let from = folder;
	while (from !== "." && !isInside(from, path)) {
		from = parentFolder(from);
		up += "../";
	}
	return `${up}${relativeTo(from, path)}`;
}

// src/rules/written-names.ts
const CREATES = /\b(?:creates?|creating|writes?|writing|saves?|saving|generates?|generating|outputs?|produces?|exports?)\b/i;
function findWrittenNames(documents) {
	const names = /* @__PURE__ */ new Set();
	for (const { text, links } of documents) {
		const linked = new Set(links.map(({ line }) => line));
		const lines = text.split(/\r\n?|\n/).filter((_line, index) => !linked.has(index + 1));
		for (const name of lines.flatMap(writtenNames)) names.add(name);
	}
	return names;
}
function writtenNames(line) {
	const verb = CREATES.exec(line);
	if (verb === null) return [];
	return (line.slice(verb.index).match(/[\w.-]+/g) ?? []).filter((word) => word.includes(".")).map(trimDots);
}
function trimDots(word) {
	let end = word.length;
	while (word[end - 1] === ".") end -= 1;
	return word.slice(0, end);
}

// src/rules/broken-link.ts
const CONVENTIONAL$1 = /^(?:\.\/)?(?:scripts|references?|assets|templates|resources|examples|rules)\//;
const PLACEHOLDER_NAME = /(?:^file|[-_])name\.\w+$/i;
const brokenLink = defineRule({
	id: "SK009",
	slug: "broken-link",
	severity: "error",
	summary: "A relative link, image, reference definition, href or src leads to a file that is not there.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const documents = usedDocuments(source);
		if (!documents.some(({ links }) => links.some(isAbsent$1))) return [];
		const written = findWrittenNames(source.documents);
		const paths = new Set(source.files.map(({ path }) => path));
		return documents.flatMap((document) => factsOf$11({
			source,
			document,
			paths
		}, written));
	},
	message: ({ target, near, fromSkill }) => fromSkill ? `${target} leads to a file from the folder of SKILL.md only, not from the file that holds the link. Write ${near}.` : `${target} does not exist. ${near === null ? "" : `Did you mean ${near}? `}Correct the link or add the file.`
});
function isAbsent$1({ kind, destination, target }) {
	if (target.kind !== "local" || target.variable !== null || target.state !== "absent") return false;
	return kind !== "definition" || /[./]/.test(destination);
}
function factsOf$11(place, written) {
	const { source, document } = place;
	const blocks = countBlocks(document.links);
	const isTemplate = createTemplateTest(document);
	return document.links.filter((link) => isAbsent$1(link) && !isTemplate(link.line)).map((link) => {
		const { line, column, destination } = link;
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		const own = block.present > 0 ? null : findFromSkill(place, destination);
		const near = own ?? findNear$1(source, document.path, destination);
		const alone = block.absent < 2 || block.present > 0 || CONVENTIONAL$1.test(destination);
		const name = lastSegment(pathOf(destination));
		const isToBeWritten = written.has(name) || PLACEHOLDER_NAME.test(name) || !alone;
		const toBeWritten = near === null && isToBeWritten;
		return {
			path: document.path,
			line,
			column,
			...toBeWritten || own !== null ? { severity: "info" } : {},
			fix: near ?? void 0,
			target: destination,
			near,
			fromSkill: own !== null
		};
	});
}
function countBlocks(links) {
	const blocks = /* @__PURE__ */ new Map();
	for (const link of links) {
		if (link.target.kind !== "local") continue;
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		blocks.set(link.blockLine, block);
		if (isAbsent$1(link)) block.absent += 1;
		else block.present += 1;
	}
	return blocks;
}
function findFromSkill({ source, document, paths }, destination) {
	const path = joinPath(source.folder, pathOf(destination));
	if (parentFolder(document.path) === source.folder) return null;
	return path === null || !paths.has(path) ? null : pathFrom(parentFolder(document.path), path);
}
function findNear$1(source, from, destination) {
	const name = lastSegment(pathOf(destination));
	const same = source.files.filter(({ path }) => lastSegment(path) === name);
	const [only] = same;
	return same.length === 1 && only !== void 0 && name !== "SKILL.md" ? pathFrom(parentFolder(from), only.path) : null;
}
function pathOf(destination) {
	const path = destination.split(/[#?]/, 1)[0] ?? "";
	return path.endsWith("/") ? path.slice(0, -1) : path;
}

// src/rules/repository-rule.ts
function defineRepositoryRule(definition) {
	const { check, message, ...rest } = definition;
	const { id, slug } = definition;
	return {
		...rest,
		find: ({ skills, manifests }, isLookedAt) => check(skills, manifests).flatMap((fact) => {
			const place = fact.places.find(({ folder }) => isLookedAt(folder));
			if (place === void 0) return [];
			const { folder, path, line, column } = place;
			const severity = fact.severity ?? definition.severity;
			return [{
				folder,
				finding: {
					rule: id,
					slug,
					severity,
					path,
					line,
					column,
					message: message(fact)
				}
			}];
		})
	};
}

// src/rules/skill-scope.ts
const AGENT_FOLDER = /(?:^|\/)\.(?:agents|claude|codex|cursor|factory|gemini|github|kiro|opencode|qwen|trae|windsurf)\//;
const ASIDE = /(?:^|\/)(?:docs?|i18n|locales?|translations?)\//;
function toScope(skill) {
	const { folder, pluginRoot } = skill;
	if (pluginRoot !== null && !isAside(skill)) return pluginRoot;
	const segments = parentFolder(folder).split("/");
	const at = segments.lastIndexOf("skills");
	return at === -1 ? parentFolder(folder) : segments.slice(0, at + 1).join("/");
}
function isInAgentFolder({ folder }) {
	return AGENT_FOLDER.test(`${folder}/`);
}
function isAside({ folder, pluginRoot }) {
	const inside = pluginRoot === null ? folder : relativeTo(pluginRoot, folder);
	return AGENT_FOLDER.test(`${inside}/`) || ASIDE.test(`${inside}/`);
}
function groupSkills(skills, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const skill of skills) {
		const key = keyOf(skill);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [skill]);
		else group.push(skill);
	}
	return [...groups.values()];
}

// src/rules/catalogue-budget.ts
const MOST_CHARACTERS$1 = 8e3;
const catalogueBudget = defineRepositoryRule({
	id: "SK052",
	slug: "catalogue-budget",
	severity: "info",
	summary: "The descriptions of skills that are offered together have over 8,000 characters.",
	source: "openai/codex codex-rs/core/src/skills; lint.md §2.4",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (skills) => {
		const described = skills.filter(({ description }) => description !== null);
		return groupSkills(described, toScope).flatMap(factsOf$10);
	},
	message: ({ skills, characters }) => `${skills} skills describe themselves in ${String(characters).replace(/\B(?=(\d{3})+$)/g, ",")} characters; Codex shortens beyond 8,000.`
});
function factsOf$10(skills) {
	const characters = skills.map(({ description }) => description?.text ?? "").reduce((sum, text) => sum + countCodePoints(text), 0);
	if (characters <= MOST_CHARACTERS$1) return [];
	return [{
		places: skills.map(({ folder, path, description }) => ({
			folder,
			path,
			line: description?.line ?? 1,
			column: description?.column ?? 1
		})),
		skills: skills.length,
		characters
	}];
}

// src/rules/claude-only-body.ts
const HINT = /\$ARGUMENTS|\$\{CLAUDE_|\$\d|!`|^[ \t>]*(?:`{3,}|~{3,})\s*!/m;
const REPLACED = /\$ARGUMENTS(?![\w])(?:\[\d+\])?|\$\{CLAUDE_(?:SKILL_DIR|PROJECT_DIR|PLUGIN_ROOT|PLUGIN_DATA|SESSION_ID|EFFORT)\}/g;
const ARGUMENT = /(?<![\w$\\–-])\$\d(?![\w%]|[.,]\d|\+|\s?[-–/]\s?\$?\d|\s?(?:\/|per\b|million\b|billion\b|each\b|USD\b))/g;
const COMMAND$1 = /(?<=^|\s)!(?=`[^`\s])/g;
const EXAMPLE = /\bexamples?\b|\be\.g\.|\bsample\b/i;
const claudeOnlyBody = defineRule({
	id: "SK061",
	slug: "claude-only-body",
	severity: "info",
	worst: toSeverity$1,
	summary: "The body uses what Claude Code replaces or runs and other agents read as text.",
	source: "https://code.claude.com/docs/en/skills",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source, targets }) => {
		const [document] = source.documents;
		const names = namedArguments(source);
		if (document === void 0 || !(names.length > 0 || HINT.test(document.text))) return [];
		const others = targets.filter((target) => target !== "claude");
		if (targets.length > 0 && others.length === 0) return [];
		const seen = /* @__PURE__ */ new Set();
		return findFeatures(document.content(), names).flatMap((found) => {
			if (seen.has(found.feature)) return [];
			seen.add(found.feature);
			const severity = toSeverity$1(targets);
			const agents = others.length > 0 ? others.join(", ") : "every agent but Claude Code";
			return [{
				path: document.path,
				...found,
				severity,
				agents
			}];
		});
	},
	message: ({ feature, agents }) => `${feature} is text to ${agents}. Say the same in words.`
});
function toSeverity$1(targets) {
	return targets.length > 0 ? "warning" : "info";
}
function findFeatures({ prose, fences }, names) {
	return [...prose.flatMap((line) => proseFeatures(line, names)), ...fences.filter(isNoExample).flatMap(fenceFeatures)].sort((left, right) => left.line - right.line || left.column - right.column);
}
function proseFeatures({ line, column, text, outsideCode }, names) {
	const at = (index, feature) => ({
		line,
		column: column + index,
		feature
	});
	const commands = Array.from(text.matchAll(COMMAND$1)).filter(({ index }) => outsideCode[index] === "!");
	const named = Array.from(text.matchAll(/(?<![\w$\\])\$([a-z_][\w-]*)/gi)).filter((match) => names.includes(match[1] ?? ""));
	return [
		...Array.from(text.matchAll(REPLACED), (match) => at(match.index, match[0])),
		...named.map((match) => at(match.index, match[0])),
		...Array.from(outsideCode.matchAll(ARGUMENT), (match) => at(match.index, match[0])),
		...commands.map(({ index }) => at(index, "!`command`"))
	];
}
function isNoExample({ info, around }) {
	return !EXAMPLE.test(info) && !EXAMPLE.test(around);
}
function fenceFeatures({ info, line, lines }) {
	const inside = lines.flatMap((text, index) => Array.from(text.matchAll(REPLACED), (match) => ({
		line: line + 1 + index,
		column: match.index + 1,
		feature: match[0]
	})));
	return info.startsWith("!") ? [{
		line,
		column: 1,
		feature: "```!"
	}, ...inside] : inside;
}
function namedArguments({ frontMatter }) {
	if (frontMatter.kind !== "read") return [];
	const value = frontMatter.fields.get("arguments")?.value;
	if (typeof value === "string") return value.split(/\s+/).filter((name) => name !== "");
	return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}

// src/rules/about-skills.ts
const ABOUT_SKILLS = about("skill");
const ABOUT_PLUGINS = about("skill|plugin|hook|command");
function about(made) {
	const makes = "creat|writ|author|build|mak|design|develop";
	return new RegExp(String.raw`(?:^|-)(?:${makes})\w*-(?:\w+-)*(?:${made})s?$|(?:^|-)(?:${made})s?-(?:${makes}|generat|template)\w*(?:-guide)?$`);
}
function isAboutSkills({ folder, folderName }) {
	return ABOUT_SKILLS.test(folderName ?? folder);
}
function isAboutPlugins({ folder, folderName }) {
	return ABOUT_PLUGINS.test(folderName ?? folder);
}

// src/rules/code-path-missing.ts
const codePathMissing = defineRule({
	id: "SK034",
	slug: "code-path-missing",
	severity: "warning",
	summary: "A code span or a shell command of SKILL.md names a file that does not exist.",
	source: "lint.md §6.3 and §6.4; https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const [skillMd] = source.documents;
		if (skillMd === void 0) return [];
		const seen = /* @__PURE__ */ new Set();
		const isTemplate = createTemplateTest(skillMd);
		return skillMd.wrongCodePaths().flatMap(({ line, column, written, variable, state, real, asExample }) => {
			if (variable !== null || state !== "absent" || asExample || seen.has(real)) return [];
			if (isTemplate(line)) return [];
			seen.add(real);
			const fact = {
				path: skillMd.path,
				line,
				column,
				target: written
			};
			return isAboutSkills(source) ? [{
				...fact,
				severity: "info"
			}] : [fact];
		});
	},
	message: ({ target }) => `${target} is named here but does not exist; the agent will search for it. Add the file or correct the path.`
});

// src/rules/markdown-lines.ts
function toMarkdownLines(lines) {
	let fence = null;
	return lines.starts.map((_start, index) => {
		const text = lineAt(lines, index);
		const around = fence ?? openingOf$1(text);
		const kind = around === null ? kindOf$1(text) : "fence";
		fence = fence !== null && closes(text, fence) ? null : around;
		return {
			text,
			kind,
			language: around?.language ?? ""
		};
	});
}
function openingOf$1(line) {
	const [, marks = "", rest = ""] = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})([^\n]*)$/.exec(line) ?? [];
	if (marks === "" || marks.startsWith("`") && rest.includes("`")) return null;
	return {
		marks,
		language: /^\s*([\w+#-]*)/.exec(rest)?.[1]?.toLowerCase() ?? ""
	};
}
function closes(line, { marks }) {
	const bare = line.replace(/^[\s>]*/, "").trimEnd();
	return bare.length >= marks.length && bare === (marks[0] ?? "").repeat(bare.length);
}
function kindOf$1(line) {
	const bare = line.trimStart();
	if (bare.startsWith(">")) return "quote";
	return bare.startsWith("|") ? "table" : "prose";
}

// src/rules/shown-text.ts
const SHOWN_CHARACTERS$2 = 80;
const REDACTOR$1 = createRedactor([]);
function toShownText(text) {
	const plain = showInvisible(text).replace(/\s+/g, " ").trim();
	return cutCharacters(REDACTOR$1.redact(plain), SHOWN_CHARACTERS$2);
}

// src/rules/dangerous-command.ts
const POSSIBLE$2 = /\b(?:curl|wget)\b|\brm\s+-/;
const SHELL = /^\s*(?:sudo\s+(?:-\S+\s+)*)?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?![\w./-])/;
const DOWNLOAD = /\b(?:curl|wget)\b/;
const SUBSTITUTED = /\b(?:ba|z|da|k)?sh\s+(?:-c\s+)?["']?(?:\$|<)\(\s*(?:curl|wget)\b/;
const DELETION = /\brm\s+(?:-[A-Za-z]+\s+|--[a-z-]+\s+)+["']?(?:\/|~|\$HOME|\$\{HOME\})["']?\/?\*?["']?(?=$|[\s`;&|)])/;
const RECURSIVE = /\s-[A-Za-z]*[rR]|--recursive/;
const dangerousCommand = defineRule({
	id: "SK083",
	slug: "dangerous-command",
	severity: "info",
	summary: "A command pipes a download into a shell, or deletes a home.",
	source: "lint.md §4.5, §4.6; security.md JU-2",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => source.documents.flatMap(factsOf$9),
	message: ({ command, does }) => does === "runs" ? `${command} runs whatever the server sends. Pin and check it.` : `${command} deletes a home. Name the folder that is meant.`
});
function factsOf$9({ path, text }) {
	if (!POSSIBLE$2.test(text)) return [];
	return toMarkdownLines(toTextLines(text)).flatMap((line, index) => [findDownload(line), findDeletion(line)].flatMap((found) => found === null ? [] : [{
		path,
		line: index + 1,
		...found
	}]));
}
function findDownload({ text }) {
	if (DOWNLOAD.exec(text)?.index === void 0) return null;
	let end = 0;
	let from = null;
	for (const part of text.split("|")) {
		const shell = from === null ? null : SHELL.exec(part);
		if (from !== null && shell !== null) return toFound(text, {
			start: from,
			end: end + shell[0].length,
			does: "runs"
		});
		const download = part.search(DOWNLOAD);
		from = download === -1 ? null : end + download;
		end += part.length + 1;
	}
	const substituted = SUBSTITUTED.exec(text);
	if (substituted === null) return null;
	const close = text.indexOf(")", substituted.index);
	const stop = close === -1 ? text.length : close + 1;
	return toFound(text, {
		start: substituted.index,
		end: stop,
		does: "runs"
	});
}
function findDeletion({ text }) {
	const found = DELETION.exec(text);
	if (found === null || !RECURSIVE.test(found[0])) return null;
	const end = found.index + found[0].length;
	return toFound(text, {
		start: found.index,
		end,
		does: "deletes"
	});
}
function toFound(text, { start, end, does }) {
	return {
		column: start + 1,
		command: toShownText(text.slice(start, end)),
		does
	};
}

// src/rules/mend-delimiters.ts
const DASHES = /^-{3,}[ \t]*$/;
const FENCE$1 = /^ {0,3}(?:`{3,}|~{3,})/;
function mendDelimiters(text, line, shape) {
	switch (shape) {
		case "blanks":
		case "dots": return [toDashes(text, line)];
		case "blank-line": return [{
			start: 0,
			end: /^(?:[ \t]*(?:\r\n?|\n))*/.exec(text)?.[0].length ?? 0,
			text: ""
		}];
		case "four-dashes": return mendFourDashes(text);
		case "code-fence": return unwrap(text);
		case "comment": return null;
	}
}
function toDashes(text, line) {
	const { start, end } = lineRange(text, line);
	return {
		start,
		end,
		text: "---"
	};
}
function linesOf(text) {
	return text.split(/\r\n?|\n/);
}
function mendFourDashes(text) {
	const lines = linesOf(text);
	const closing = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
	return (closing === -1 || lines[closing] === "---" ? [1] : [1, closing + 1]).map((line) => toDashes(text, line));
}
function unwrap(text) {
	const lines = linesOf(text);
	const first = lines.findIndex((line) => line.trim() !== "");
	const last = lines.findLastIndex((line) => line.trim() !== "");
	if (lines.filter((line) => FENCE$1.test(line)).length % 2 === 1 || !/^(?:`{3,}|~{3,})[ \t]*$/.test(lines[last] ?? "")) return null;
	const opening = lineRange(text, first + 1);
	const closing = lineRange(text, last + 1);
	return [{
		start: 0,
		end: opening.next,
		text: ""
	}, {
		start: closing.start,
		end: closing.next,
		text: ""
	}];
}

// src/rules/delimiter-shape.ts
const SHAPES$1 = {
	"blank-line": ["a blank line comes first", "remove the lines above ---"],
	comment: ["a comment comes first", "move the comment below the front matter"],
	"code-fence": ["it stands in a code block", "remove the ``` lines around the file"],
	"four-dashes": ["the line has more than three dashes", "---"],
	dots: ["it ends with \"...\"", "---"]
};
const delimiterShape = defineRule({
	id: "SK017",
	slug: "delimiter-shape",
	severity: "error",
	summary: "The front matter does not start on line 1 with exactly --- and end with ---.",
	source: "lint.md §2.4, §5.3",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		const path = skillMdPath(source);
		if (found.kind === "misplaced") {
			const [what, fix] = SHAPES$1[found.shape];
			const { line, column } = found;
			return [{
				path,
				line,
				column,
				what,
				agents: "Agents do",
				fix,
				shape: found.shape
			}];
		}
		if (found.kind !== "read") return [];
		return found.blankDelimiters.map(({ which, line, column }) => ({
			path,
			line,
			column,
			severity: "warning",
			what: `there are blanks beside the ${which} ---`,
			agents: which === "opening" ? "Gemini and skill-check do" : "skill-check does",
			fix: "---",
			shape: "blanks"
		}));
	},
	message: ({ what, agents }) => `The front matter must start on line 1 with exactly --- and end with ---; here ${what}. ${agents} not load the skill.`,
	repair: ({ path, line, shape }, { source }) => {
		const edits = mendDelimiters(textOf(source, path) ?? "", line, shape);
		return edits === null ? null : {
			kind: "edit",
			path,
			edits
		};
	}
});

// src/rules/description-length.ts
const LONGEST_DESCRIPTION = 1024;
const descriptionLength = defineRule({
	id: "SK007",
	slug: "description-length",
	severity: "error",
	summary: "The description is longer than 1,024 code points.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		const length = [...description.text].length;
		if (length <= LONGEST_DESCRIPTION) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place,
			length
		}];
	},
	message: ({ length }) => `description has ${length} characters (code points), 1,024 are allowed. Move detail into the body.`
});

// src/rules/description-missing.ts
const descriptionMissing = defineRule({
	id: "SK004",
	slug: "description-missing",
	severity: "error",
	summary: "The front matter has no description that is text.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const description = readField(source, "description");
		const path = skillMdPath(source);
		if (description.kind === "absent") return [{
			path,
			...description.place,
			what: "missing"
		}];
		if (description.kind !== "unusable") return [];
		const { style, place } = description.field;
		const what = style === "list" || style === "map" ? `a ${style}, not a text` : "missing";
		return [{
			path,
			...place,
			what
		}];
	},
	message: ({ what }) => `description is ${what}, so no agent knows when to use the skill. Say what it does and when.`
});

// src/rules/boolean-value.ts
const SPELLINGS = /* @__PURE__ */ new Map([
	["true", true],
	["yes", true],
	["on", true],
	["1", true],
	["false", false],
	["no", false],
	["off", false],
	["0", false]
]);
function toBoolean(value) {
	if (value === null || typeof value === "object") return null;
	return SPELLINGS.get(String(value).trim().toLowerCase()) ?? null;
}

// src/rules/description-placeholder.ts
const MARK_ALONE = /^\W*(?:todo|tbd|fixme)\W*$/i;
const MARK_FIRST = /^[[({<]?(?:TODO|TBD|FIXME)(?:\([^()]*\):|:(?!:)|[\])}>]|[.!…](?=\s|$)|\s*[–—]|\s+-\s|\s+(?:add|write|describe|explain|fill|replace|complete|insert)\b)/;
const HERE = /^\W*(?:(?:add|insert|put|write|enter|type|provide|your|the|an?|this|brief|short|skill|skill's)\s+){0,6}description\s+(?:goes\s+)?here\b/i;
const descriptionPlaceholder = defineRule({
	id: "SK021",
	slug: "description-placeholder",
	severity: "warning",
	summary: "The description is still a placeholder.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text" || !hasPlaceholder(source)) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "description is still a placeholder. Say what the skill does and when to use it."
});
function hasPlaceholder(source) {
	const description = readField(source, "description");
	if (description.kind !== "text") return false;
	const text = description.text.trim();
	if (MARK_ALONE.test(text) || MARK_FIRST.test(text) || HERE.test(text)) return true;
	const name = readField(source, "name");
	if (name.kind !== "text" || text.length > 2 * name.text.length) return false;
	return toWords$1(name.text) === toWords$1(text);
}
function toWords$1(text) {
	return text.toLowerCase().split(/[\s_.-]+/).filter((word) => word !== "").join(" ");
}

// src/rules/description-when.ts
const SAYS_WHEN = /\b(?:use|used|when|whenever|if the user|if you|triggers?|triggered|asks?|asked|invoked?|activate|any ?time|for (?:requests|questions|tasks)|(?:ideal|perfect|suited|suitable|best) for|(?:before|after|while) (?:making|starting|beginning|writing|creating|editing|changing|committing|merging|deploying))\b/i;
const SAYS_FOR_WHAT = /[.!?]\s+(?:For|Not for)\s/;
const ENGLISH = new Set("a an and are as at by for from in into is it of on or that the this to with".split(" "));
const OTHER_LANGUAGES = new Set("der die das und für mit von zum zur ein eine le la les des et pour une un el los las y para con del il di e per che het een en voor van met o os um uma do da och att av för på".split(" "));
const ENOUGH_WORDS = 6;
const FOREIGN_LETTERS = .2;
const descriptionWhen = defineRule({
	id: "SK008",
	slug: "description-when",
	severity: "warning",
	summary: "The description says what the skill does but not when to use it.",
	source: "https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text" || hasPlaceholder(source)) return [];
		const { text } = description;
		if (SAYS_WHEN.test(text) || SAYS_FOR_WHAT.test(text) || !isEnglish(text)) return [];
		if (readField(source, "when_to_use").kind === "text") return [];
		const { frontMatter } = source;
		const manual = frontMatter.kind === "read" && frontMatter.fields.get("disable-model-invocation")?.value;
		if (toBoolean(manual) === true) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "description says what the skill does but not when to use it. Add \"Use when …\" with the words users say."
});
function isEnglish(text) {
	if (hasForeignLetters(text)) return false;
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < ENOUGH_WORDS) return true;
	return words.filter((word) => ENGLISH.has(word)).length >= words.filter((word) => OTHER_LANGUAGES.has(word)).length;
}
function hasForeignLetters(text) {
	const letters = text.match(/\p{L}/gu) ?? [];
	return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length * FOREIGN_LETTERS;
}

// src/rules/description-person.ts
const PERSON = /^(?:I(?:['’](?:m|ll|ve|d))?|We(?:['’](?:re|ll|ve|d))?)\s+[a-z]|^You(?:\s+are|['’]re)\s/;
const descriptionPerson = defineRule({
	id: "SK022",
	slug: "description-person",
	severity: "info",
	summary: "The description starts with \"I\", \"We\" or \"You are\".",
	source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#writing-effective-descriptions",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text") return [];
		const text = description.text.trim();
		if (!PERSON.test(text) || !isEnglish(text)) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "Write the description in the third person: it is pasted into the system prompt."
});

// src/rules/description-short.ts
const SHORTEST = 40;
const descriptionShort = defineRule({
	id: "SK023",
	slug: "description-short",
	severity: "info",
	summary: "The description has fewer than 40 code points.",
	source: "lint.md §4.3; https://agentskills.io/specification#description-field",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const description = readField(source, "description");
		if (description.kind !== "text" || hasPlaceholder(source)) return [];
		const length = countCodePoints(description.text.trim());
		if (length >= SHORTEST) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place,
			length
		}];
	},
	message: ({ length }) => `description has ${length} characters; too few to say what the skill does and when to use it.`
});

// src/rules/duplicate-key.ts
const duplicateKey = defineRule({
	id: "SK016",
	slug: "duplicate-key",
	severity: "error",
	summary: "A key of the front matter occurs twice in one map.",
	source: "https://yaml.org/spec/1.2.2/#3213-node-comparison",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "duplicate-keys") return [];
		const path = skillMdPath(source);
		return found.duplicates.map((duplicate) => ({
			path,
			...duplicate
		}));
	},
	message: ({ key, firstLine, line }) => `${key} is set on lines ${firstLine} and ${line}. Most parsers refuse the file, PyYAML keeps the last. Keep one.`
});

// src/rules/duplicate-name.ts
const duplicateName = defineRepositoryRule({
	id: "SK070",
	slug: "duplicate-name",
	severity: "error",
	summary: "Two skills that are offered together have the same name.",
	source: "https://opencode.ai/docs/skills; lint.md §2.1, §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (skills) => groupSkills(skills.filter(hasName), nameOf).flatMap(factsOf$8),
	message: ({ first, second, name, severity }) => severity === "info" ? `${first} and ${second} are both called ${name}, as copies for several agents. Keep them alike, or link one.` : `${first} and ${second} are both called ${name}; agents load one of them. Rename one.`
});
function hasName({ name }) {
	return name !== null;
}
function nameOf({ name }) {
	return (name?.text ?? "").normalize("NFKC").trim();
}
function factsOf$8(same) {
	const byScope = /* @__PURE__ */ new Map();
	const facts = [];
	let inAgentFolder;
	for (const skill of same) {
		const scope = toScope(skill);
		const twin = byScope.get(scope);
		const copied = isInAgentFolder(skill) ? same[0] : inAgentFolder;
		if (twin !== void 0) facts.push(toFact$4(twin, skill));
		else if (copied !== void 0 && copied !== skill) facts.push({
			...toFact$4(copied, skill),
			severity: "info"
		});
		if (twin === void 0) byScope.set(scope, skill);
		if (isInAgentFolder(skill)) inAgentFolder ??= skill;
	}
	return facts;
}
function toFact$4(first, second) {
	return {
		places: [second, first].map(({ folder, path, name }) => ({
			folder,
			path,
			line: name?.line ?? 1,
			column: name?.column ?? 1
		})),
		first: first.folder,
		second: second.folder,
		name: toShownText(nameOf(second))
	};
}

// src/rules/encoding.ts
const START = {
	line: 1,
	column: 1
};
const encoding = defineRule({
	id: "SK013",
	slug: "encoding",
	severity: "error",
	summary: "SKILL.md is not saved as UTF-8 without byte order mark.",
	source: "lint.md §5.3; PrefectHQ/fastmcp#4532, google-gemini/gemini-cli#27873",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const name = lastSegment(skillMd.path);
		return factsOf$7(skillMd.encoding, name).map((fact) => ({
			path: skillMd.path,
			...fact
		}));
	},
	message: ({ text }) => text,
	repair: ({ path, mends }, { source: { skillMd } }) => {
		if (mends === void 0 || skillMd.kind !== "read") return null;
		const { text } = skillMd;
		if (mends === "line-ends") return {
			kind: "edit",
			path,
			edits: withoutCarriageReturns(text)
		};
		return text.includes("�") ? null : {
			kind: "save-as-utf-8",
			path
		};
	}
});
function factsOf$7(found, name) {
	const unread = (what) => `${name} is saved as ${what}; agents do not load it. Save it as UTF-8 without BOM.`;
	switch (found.kind) {
		case "utf-16": return [{
			...START,
			severity: "error",
			text: unread("UTF-16"),
			fix: "UTF-8 without BOM",
			mends: "encoding"
		}];
		case "invalid-utf-8": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: unread("something else than UTF-8")
			}];
		}
		case "binary": {
			const { line, column } = found;
			return [{
				line,
				column,
				severity: "error",
				text: `${name} holds a NUL byte, so tools take it for binary data and agents do not load it. Remove it.`
			}];
		}
		case "utf-8": return [...found.byteOrderMark ? [byteOrderMarkFact(name)] : [], ...found.crlf ? [carriageReturnFact(name)] : []];
	}
}
function byteOrderMarkFact(name) {
	const text = `${name} is saved as UTF-8 with BOM; Codex, Gemini and skills-ref do not load it. Save it as UTF-8 without BOM.`;
	return {
		...START,
		severity: "warning",
		text,
		fix: "UTF-8 without BOM",
		mends: "encoding"
	};
}
function carriageReturnFact(name) {
	const text = `${name} has Windows line ends (CRLF); agents load it, but a script saved so does not start. Save it with LF.`;
	return {
		...START,
		severity: "info",
		text,
		fix: "LF line ends",
		mends: "line-ends"
	};
}

// src/rules/join-tools.ts
function joinTools(items) {
	if (items.length === 0) return null;
	const texts = items.flatMap((item) => typeof item === "string" ? [item] : []);
	if (texts.length < items.length) return null;
	if (texts.some((text) => /[\s,]/.test(text.replace(/\([^()]*\)/g, "")) || text === "")) return null;
	const joined = texts.join(" ");
	return /^[A-Za-z][\w(),.:*/ -]*$/.test(joined) && !/:( |$)/.test(joined) ? joined : quoteYaml(joined);
}

// src/rules/metadata-place.ts
const SIMPLE_LINE = /^ *([A-Za-z][\w-]*): +(\[(?:(?:"[\w ./-]*"|[A-Za-z][\w./-]*)(?:, *|(?=\])))+\]|"[^"\\]*"|[A-Za-z][\w ./<>@-]*\w)$/;
function findMetadataPlace(field, key) {
	const text = `${" ".repeat(field.place.column - 1)}${field.source}`;
	return findSimply(text, field, key) ?? findByYaml(text, field, key);
}
function findSimply(text, { place }, key) {
	const lines = text.replace(/\n$/, "").split("\n");
	const indent = place.column - 1;
	const matches = lines.map((line) => line.search(/\S/) === indent ? SIMPLE_LINE.exec(line) : null);
	if (matches.includes(null)) return null;
	const at = matches.findIndex((match) => match?.[1] === key);
	const source = matches[at]?.[2];
	if (source === void 0) return null;
	const column = (lines[at] ?? "").length - source.length + 1;
	return {
		line: place.line + at,
		column,
		source
	};
}
function findByYaml(text, field, key) {
	const map = (0, import_dist.parseDocument)(text, {
		prettyErrors: false,
		logLevel: "silent"
	}).contents;
	if (!(0, import_dist.isMap)(map)) return null;
	const [start, end] = (map.items.find((item) => (0, import_dist.isScalar)(item.key) && String(item.key.value) === key)?.value)?.range ?? [];
	if (start === void 0 || end === void 0 || start === end) return null;
	const before = text.slice(0, start).split(/\r\n?|\n/);
	return {
		line: field.place.line + before.length - 1,
		column: (before.at(-1) ?? "").length + 1,
		source: text.slice(start, end)
	};
}

// src/rules/mend-field-type.ts
function mendFieldType(text, field) {
	if (field.key === "metadata") return quoteValues(text, field);
	return field.key === "allowed-tools" ? joinList(text, field) : null;
}
function quoteValues(text, field) {
	const { value } = field;
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	const edits = [];
	for (const [key, one] of Object.entries(value)) {
		if (typeof one === "string") continue;
		const place = typeof one === "object" ? null : findMetadataPlace(field, key);
		if (place === null) return null;
		const { source: written } = place;
		const edit = editAt(text, place, {
			written,
			text: quoteYaml(written)
		});
		if (edit === null) return null;
		edits.push(edit);
	}
	return edits;
}
function joinList(text, field) {
	const { value, source, keyPlace, place } = field;
	const joined = Array.isArray(value) ? joinTools(value) : null;
	const written = source.trimEnd();
	if (joined === null || /(?:^|\s)#/.test(written)) return null;
	const key = editAt(text, keyPlace, {
		written: "allowed-tools:",
		text: ""
	});
	const list = editAt(text, place, {
		written,
		text: ""
	});
	if (key === null || list === null || text.slice(key.end, list.start).includes("#")) return null;
	return [{
		start: key.end,
		end: list.end,
		text: ` ${joined}`
	}];
}

// src/rules/field-type.ts
const LONGEST_COMPATIBILITY = 500;
const NAMED_VALUES = 5;
const fieldType = defineRule({
	id: "SK019",
	slug: "field-type",
	severity: "error",
	summary: "A field of the front matter has a value of the wrong type.",
	source: "https://agentskills.io/specification#frontmatter; lint.md §2.2, §2.3",
	verified: "2026-08-31",
	level: "MUST",
	check: (context) => readFields(context.source).flatMap((field) => factsOf$6(field, context)),
	message: ({ sentence }) => sentence,
	repair: ({ path, field }, { source }) => {
		const edits = mendFieldType(textOf(source, path) ?? "", field);
		return edits === null ? null : {
			kind: "edit",
			path,
			edits
		};
	}
});
function factsOf$6(field, context) {
	const path = skillMdPath(context.source);
	const fact = (severity, sentence, more = {}) => [{
		path,
		...field.place,
		severity,
		sentence,
		field,
		...more
	}];
	switch (field.key) {
		case "compatibility": {
			const what = wrongCompatibility(field.value);
			const sentence = `compatibility must be a text of at most 500 characters, here ${what}; validators refuse the skill. Shorten it.`;
			return what === null ? [] : fact("error", sentence);
		}
		case "metadata": return metadataFacts(field, fact);
		case "allowed-tools": return toolsFacts(field, context, fact);
		default: {
			const { key, value } = field;
			if (!BOOLEAN_FIELDS.includes(key) || toBoolean(value) !== null) return [];
			if (readersOf(key, selectedAgents(context.targets)).length === 0) return [];
			return fact("warning", `${key} is ${typeof value === "object" ? kindOf(value) : showShort(String(value))}, neither true nor false, so agents fall back to what holds without it. Write true or false.`);
		}
	}
}
function wrongCompatibility(value) {
	if (typeof value !== "string") return kindOf(value);
	const length = countCodePoints(value);
	return length > LONGEST_COMPATIBILITY ? `${length} characters` : null;
}
function metadataFacts(field, fact) {
	const { value, style } = field;
	if (style === "empty") return [];
	if (typeof value !== "object" || value === null || Array.isArray(value)) return fact("error", "metadata must be a map of text; Codex does not load the skill. Write key: \"value\" below it.");
	const wrong = Object.entries(value).filter(([, one]) => typeof one !== "string");
	const [first] = wrong;
	if (first === void 0) return [];
	const named = wrong.slice(0, NAMED_VALUES).map(([key, one]) => `${showShort(key)} is ${kindOf(one)}`);
	const place = findMetadataPlace(field, first[0]);
	const fix = place === null || typeof first[1] === "object" ? void 0 : quoteYaml(place.source);
	return fact("warning", `metadata must be a map of text, but ${named.join(", ")}; typed loaders refuse that. Write the value as a text in quotes.`, {
		...place === null ? {} : {
			line: place.line,
			column: place.column
		},
		fix
	});
}
function toolsFacts(field, { targets }, fact) {
	if (!Array.isArray(field.value)) return [];
	const isElsewhere = targets.some((target) => target !== "claude");
	const joined = joinTools(field.value);
	const remedy = joined === null ? "Write one text." : `Write allowed-tools: ${joined}`;
	return fact(isElsewhere ? "warning" : "info", `allowed-tools is a list, which Claude Code reads; the standard knows one text with blanks between the tools. ${remedy}`, { fix: joined === null ? void 0 : `allowed-tools: ${joined}` });
}
function kindOf(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "a map";
	return typeof value === "string" ? "a text" : `a ${typeof value}`;
}

// src/rules/file-name.ts
const fileName = defineRule({
	id: "SK012",
	slug: "file-name",
	severity: "error",
	summary: "The file is called skill.md or the like instead of SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.skillMd.kind === "misnamed" && source.skillMd.hasFrontMatter ? [{
		path: source.skillMd.path,
		line: 1,
		column: 1,
		fix: "SKILL.md"
	}] : [],
	message: ({ path }) => `Agents look for SKILL.md exactly; ${lastSegment(path)} is never found. Rename it.`,
	repair: ({ path }) => ({
		kind: "rename",
		path,
		to: joinPath(parentFolder(path), "SKILL.md") ?? "SKILL.md"
	})
});

// src/rules/fork-mismatch.ts
const FORK_FIELDS = ["agent", "background"];
const forkMismatch = defineRule({
	id: "SK063",
	slug: "fork-mismatch",
	severity: "warning",
	summary: "The front matter has agent or background without context: fork, or a context other than fork.",
	source: "https://code.claude.com/docs/en/skills.md",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source, targets }) => {
		if (!selectedAgents(targets).includes("claude")) return [];
		const path = skillMdPath(source);
		const context = readField(source, "context");
		if (context.kind === "text" && context.text !== "fork") {
			const sentence = `context: ${showShort(context.text)} has no effect; Claude Code knows context: fork alone. Write that or remove it.`;
			return [{
				path,
				...context.field.place,
				sentence
			}];
		}
		if (context.kind !== "absent") return [];
		const fields = readFields(source).filter(({ key }) => FORK_FIELDS.includes(key));
		const [first] = fields;
		if (first === void 0) return [];
		const have = fields.length > 1 ? "have" : "has";
		const names = joinWords(fields.map(({ key }) => key));
		const sentence = `${names} ${have} no effect without context: fork. Add it, or remove ${names}.`;
		return [{
			path,
			...first.keyPlace,
			sentence
		}];
	},
	message: ({ sentence }) => sentence
});

// src/rules/material.ts
const MATERIAL$1 = /* @__PURE__ */ new Set([
	"assets",
	"evals",
	"fixtures",
	"tests"
]);
function isMaterial({ folder, outerSkill }) {
	if (outerSkill === null) return false;
	return relativeTo(outerSkill, folder).split("/").some((segment) => MATERIAL$1.has(segment));
}

// src/rules/front-matter.ts
const REASONS = {
	absent: "No front matter",
	unclosed: "The front matter has no closing ---",
	empty: "The front matter is empty",
	"not-a-map": "The front matter holds no key: value lines"
};
const frontMatter = defineRule({
	id: "SK002",
	slug: "front-matter",
	severity: "error",
	summary: "SKILL.md does not begin with a front matter that holds keys.",
	source: "https://agentskills.io/specification#skillmd-format",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "missing") return [];
		const { line, column } = found;
		const fact = {
			path: skillMdPath(source),
			line,
			column,
			what: REASONS[found.reason]
		};
		return [isMaterial(source) ? {
			...fact,
			severity: "info"
		} : fact];
	},
	message: ({ what }) => `${what}: agents find the skill by the name and description between two --- lines at the top. Add them.`
});

// src/rules/hidden-text.ts
const HIDDEN = /[\u200b-\u200d\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, "gu");
const ELEMENT = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`;
const TAGS = 917504;
const FLAGS = [
	"gbeng",
	"gbsct",
	"gbwls"
].map((code) => `\u{1f3f4}${toTags(code)}\u{e007f}`);
const JOINED = [
	"Arabic",
	"Syriac",
	"Nko",
	"Mongolian",
	"Mandaic"
];
const INDIC = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan".split(" ");
const UNSPACED = [
	"Thai",
	"Lao",
	"Khmer",
	"Myanmar",
	"Tibetan"
];
const letters = (scripts) => `[${scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join("")}]`;
const MEANT = new RegExp([
	"(?<=^[ \\t]{0,20})​(?=```|~~~)",
	`${ELEMENT}(?:\u200d${ELEMENT})+`,
	...FLAGS,
	`(?<=${letters(JOINED)})[\u200c\u200d](?=${letters(JOINED)})`,
	`(?<=${letters(INDIC)})[\u200c\u200d](?!${HIDDEN.source})`,
	`(?<=${letters(UNSPACED)})\u200b(?=${letters(UNSPACED)})`
].join("|"), "gmu");
const ZERO_WIDTH = /^[\u200b-\u200d\u2060\ufeff]$/;
const ABOUT_ZERO_WIDTH = /zero[- ]width|U\+(?:200[B-D]|2060|FEFF)/i;
const MOST_NAMES$1 = 6;
const CHARACTERS_BEFORE = 20;
const SHOWN_CHARACTERS$1 = 160;
const REDACTOR = createRedactor([]);
const hiddenText = defineRule({
	id: "SK080",
	slug: "hidden-text",
	severity: "error",
	summary: "A text holds invisible or reordering characters.",
	source: "lint.md §4.5; https://www.unicode.org/reports/tr36/; security.md JU-2",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.documents.flatMap(factsOf$5),
	message: ({ count, codePoints, line, column, shown }) => `${count} invisible character${count === 1 ? "" : "s"} (${codePoints.join(", ")}) at ${line}:${column}. Agents read them, people do not: ${shown}. Remove them.`
});
function factsOf$5({ path, text }) {
	if (!HIDDEN.test(text)) return [];
	const lines = toTextLines(text);
	const byLine = /* @__PURE__ */ new Map();
	for (const offset of hiddenOffsets(text)) {
		const { line, column } = placeAt(lines, offset);
		const known = byLine.get(line) ?? {
			column,
			found: []
		};
		byLine.set(line, known);
		known.found.push(String.fromCodePoint(text.codePointAt(offset) ?? 0));
	}
	return [...byLine].map(([line, { column, found }]) => {
		const around = lineAt(lines, line - 1);
		return {
			path,
			line,
			column,
			...ZERO_WIDTH.test(found.join("")) && ABOUT_ZERO_WIDTH.test(around) ? { severity: "info" } : {},
			count: found.length,
			codePoints: toCodePoints(found),
			shown: toShown(around, column - 1)
		};
	});
}
function hiddenOffsets(text) {
	const meant = /* @__PURE__ */ new Set();
	for (const match of text.matchAll(MEANT)) for (const inside of match[0].matchAll(EVERY_HIDDEN)) meant.add(match.index + inside.index);
	return [...text.matchAll(EVERY_HIDDEN)].map(({ index }) => index).filter((at) => !meant.has(at));
}
function toCodePoints(characters) {
	const names = [...new Set(characters.map((character) => character.codePointAt(0) ?? 0))].sort((left, right) => left - right).map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
	if (names.length <= MOST_NAMES$1) return names;
	return [...names.slice(0, 2), `… ${names.at(-1) ?? ""}`];
}
function toShown(line, at) {
	const start = Math.max(0, at - CHARACTERS_BEFORE);
	const visible = line.slice(start, start + 320).replace(/^[\udc00-\udfff]/, "").replace(/[\u{e0020}-\u{e007e}]+/gu, (tags) => `\\u{tags: ${[...tags].map(toLetter).join("")}}`).replace(EVERY_HIDDEN, toVisibleEscape).trim();
	return `"${cutCharacters(REDACTOR.redact(visible), SHOWN_CHARACTERS$1)}"`;
}
function toLetter(tag) {
	return String.fromCodePoint((tag.codePointAt(0) ?? TAGS) - TAGS);
}
function toTags(word) {
	return [...word].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + TAGS)).join("");
}

// src/rules/injection-like.ts
const BLANK = String.raw`\s{1,20}`;
const words = (...parts) => parts.join(BLANK);
const PHRASE = [
	words("(?:ignore|disregard|forget)", `(?:(?:all|any|every|of|the|these|your|my|our)${BLANK}){0,3}(?:previous|prior|above|preceding|earlier)`, "(?:instructions?|prompts?|messages|rules|directions)"),
	words("disregard", `(?:(?:the|your|any|all)${BLANK})?system`, "(?:prompt|message|instruction)s?"),
	words("(?:do not|don['’]t)", "(?:tell|inform|mention (?:this |it |that )?to|reveal (?:this|it|that) to)", `the${BLANK}users?\\b(?!${BLANK}(?:to|how|which|what|when|where|why|whether|if|who|about${BLANK}(?:each|every))\\b)`),
	words("you", "are", "now", `(?:DAN|jailbroken|in${BLANK}(?:developer|god)${BLANK}mode)`),
	words("(?:hide|conceal|keep)", "(?:this|it|that)", `(?:(?:secret|hidden)${BLANK})?from`, "the", "user")
].join("|");
const EVERY_PHRASE = new RegExp(String.raw`\b(?:${PHRASE})\b`, "gi");
const POSSIBLE$1 = /ignore|disregard|forget|the\s+user|you\s+are\s+now/i;
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{32,}(?:\r?\n[A-Za-z0-9+/]{4,})*={0,2}/g;
const MOST_BASE64 = 65536;
const ABOUT_ATTACKS = /injection|inject(?:s|ed)\b|untrusted|malicious|adversar|attack|jailbreak|hijack|suspicious|phish|red.?flag/i;
const ABOUT_SECURITY = /secur(?:e|ity)|injection|jailbreak|red.?team|threat|vulnerab|attack|adversar|guardrail|malicious|phishing|exploit|pentest|penetration|moderation/i;
const injectionLike = defineRule({
	id: "SK082",
	slug: "injection-like",
	severity: "warning",
	summary: "A phrase reads as an attempt to override the user.",
	source: "lint.md §4.5, §4.6; security.md JU-2",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const aboutSecurity = isAboutSecurity(source);
		return source.documents.flatMap((document) => factsOf$4(document, aboutSecurity));
	},
	message: ({ text, isEncoded }) => isEncoded ? `This base64 says "${text}", which reads as an attempt to override the user. Reword or remove it.` : `"${text}" reads as an attempt to override the user. Reword or remove it.`
});
function isAboutSecurity(source) {
	return ["name", "description"].some((key) => {
		const field = readField(source, key);
		return field.kind === "text" && ABOUT_SECURITY.test(field.text);
	});
}
function factsOf$4(document, aboutSecurity) {
	const { path, text } = document;
	const phrases = mayHoldPhrase(document.words) ? findPhrases(text) : [];
	const encoded = document.mayHoldBase64 ? findEncoded(text) : [];
	if (phrases.length === 0 && encoded.length === 0) return [];
	const textLines = toTextLines(text);
	const lines = toMarkdownLines(textLines);
	const toFact = (found, isEncoded) => {
		const place = placeAt(textLines, found.offset);
		const severity = isEncoded && !aboutSecurity ? "warning" : severityAt(lines, {
			...place,
			...found
		}, aboutSecurity);
		return {
			path,
			...place,
			severity,
			text: toShownText(found.found),
			isEncoded
		};
	};
	return [...phrases.map((phrase) => toFact(phrase, false)), ...encoded.map((run) => toFact(run, true))].sort((left, right) => left.line - right.line || left.column - right.column);
}
function mayHoldPhrase(words) {
	const holds = (group) => mayHold(words, group);
	return holds("override") || holds("user") && holds("told") || holds("now") && holds("persona");
}
function findPhrases(text) {
	if (!POSSIBLE$1.test(text)) return [];
	return [...text.matchAll(EVERY_PHRASE)].map(({ index, 0: found }) => ({
		offset: index,
		found
	}));
}
function severityAt(lines, at, aboutSecurity) {
	const line = lines[at.line - 1];
	if (line === void 0) return "warning";
	const start = at.column - 1;
	const before = line.text.slice(Math.max(0, start - SURROUNDINGS$1), start);
	const after = line.text.slice(start + at.found.length).slice(0, SURROUNDINGS$1);
	const isShown = line.kind === "fence" || line.kind === "table";
	if (aboutSecurity && isShown) return "info";
	return line.kind === "quote" || ABOUT_ATTACKS.test(`${before} ${after}`) || isQuoted(before, after) ? "info" : "warning";
}
const SURROUNDINGS$1 = 300;
const QUOTES$1 = [
	["\"", "\""],
	["“", "”"],
	["„", "“"],
	["«", "»"],
	["`", "`"]
];
function isQuoted(before, after) {
	return QUOTES$1.some(([opening, closing]) => {
		if (!after.includes(closing)) return false;
		if (opening === closing) return before.split(opening).length % 2 === 0;
		return before.lastIndexOf(opening) > before.lastIndexOf(closing);
	}) || /(?:^|[\s([{,:=])[rbfu]{0,2}['‘][^'’]*$/i.test(before) && /['’]/.test(after);
}
function findEncoded(text) {
	return [...text.matchAll(BASE64)].flatMap(({ index, 0: run }) => {
		const found = new RegExp(EVERY_PHRASE.source, "i").exec(decodeBase64(run))?.[0];
		return found === void 0 ? [] : [{
			offset: index,
			found
		}];
	});
}
function decodeBase64(run) {
	const digits = run.slice(0, MOST_BASE64).replace(/[\s=]/g, "");
	return atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
}

// src/rules/junk-file.ts
const JUNK_FOLDERS = /* @__PURE__ */ new Set(["__pycache__", "node_modules"]);
const JUNK_FILE = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.+\.py[cod])$/i;
const ARCHIVE = /\.(?:zip|7z|rar|tgz|tbz2?|txz|tar(?:\.(?:gz|bz2|xz|zst))?)$/i;
const junkFile = defineRule({
	id: "SK044",
	slug: "junk-file",
	severity: "warning",
	summary: "The skill ships a file that no agent reads: a cache, a folder of dependencies, an archive.",
	source: "https://agentskills.io/specification; lint.md §4.2",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const found = /* @__PURE__ */ new Map();
		for (const { path } of source.files) {
			const junk = junkOf(source, path);
			if (junk !== null && !found.has(junk)) found.set(junk, path);
		}
		return [...found].map(([junk, path]) => ({
			path,
			line: 1,
			column: 1,
			junk
		}));
	},
	message: ({ junk }) => `${junk} travels with every install and no agent reads it. Delete it and add it to .gitignore.`
});
function junkOf(source, path) {
	const segments = relativeTo(source.folder, path).split("/");
	const at = segments.slice(0, -1).findIndex((segment) => JUNK_FOLDERS.has(segment));
	if (at !== -1) {
		const inside = segments.slice(0, at + 1).join("/");
		return source.folder === "." ? inside : `${source.folder}/${inside}`;
	}
	const name = lastSegment(path);
	if (JUNK_FILE.test(name)) return path;
	return ARCHIVE.test(name) && !isNamed(source, name) ? path : null;
}
function isNamed({ documents, scripts }, name) {
	return [...documents, ...scripts].some(({ text }) => text.includes(name));
}

// src/rules/link-case.ts
const linkCase = defineRule({
	id: "SK030",
	slug: "link-case",
	severity: "error",
	summary: "A link or a path in code differs from the file's name in capitals and small letters.",
	source: "lint.md §6.2 step 7",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => [...findLinks(source, "SK030").flatMap(({ document, link }) => linkFact(source, document, link)), ...usedDocuments(source).flatMap(codeFacts)],
	message: ({ target, real }) => `${target} exists as ${real}. It works on macOS and Windows and fails on Linux.`,
	repair: ({ path, line, column, target, real, isLink }, { source }) => {
		const text = respell(target, real);
		if (text === null) return null;
		const replacement = {
			written: target,
			text
		};
		if (!isLink) return replaceAt(source, path, {
			place: {
				line,
				column
			},
			...replacement
		});
		const document = source.documents.find((one) => one.path === path);
		const same = document?.links.filter(({ destination }) => destination === target) ?? [];
		const edits = same.flatMap((link) => editAt(document?.text ?? "", link, replacement) ?? []);
		return edits.length < same.length ? null : {
			kind: "edit",
			path,
			edits
		};
	}
});
function respell(target, real) {
	const [path = ""] = target.split(/[?#]/, 1);
	const start = path.length - path.replace(/^(?:\.\/)+/, "").length;
	if (path.slice(start).toLowerCase() !== real.toLowerCase()) return null;
	return target.slice(0, start) + real + target.slice(path.length);
}
function linkFact(source, document, { line, column, destination, target }) {
	if (target.kind !== "local") return [];
	const { variable } = target;
	const root = variable?.includes("PLUGIN_ROOT") ? source.pluginRoot : source.folder;
	const corrected = variable === null ? pathFrom(parentFolder(document.path), target.real) : `${variable}/${pathFrom(root ?? ".", target.real)}`;
	const rest = /[?#].*$/s.exec(destination)?.[0] ?? "";
	const fix = `${corrected.replaceAll(" ", "%20")}${rest}`;
	return [{
		path: document.path,
		line,
		column,
		fix,
		target: destination,
		real: corrected,
		isLink: true
	}];
}
function codeFacts(document) {
	return document.wrongCodePaths().filter(({ state, asExample }) => state === "other-case" && !asExample).map(({ line, column, written, corrected }) => ({
		path: document.path,
		line,
		column,
		fix: corrected,
		target: written,
		real: corrected,
		isLink: false
	}));
}

// src/rules/link-escapes.ts
const linkEscapes = defineRule({
	id: "SK031",
	slug: "link-escapes",
	severity: "warning",
	summary: "A link leads to a file outside the skill, which is lost when the skill alone is copied.",
	source: "https://code.claude.com/docs/en/plugins; lint.md §8",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const seen = /* @__PURE__ */ new Set();
		return findLinks(source, "SK031").flatMap(({ document, link }) => {
			const { line, column, destination, target } = link;
			const to = target.kind === "local" ? target.path : destination;
			if (seen.has(to)) return [];
			seen.add(to);
			const severity = severityOf(target, source);
			const inPlugin = source.pluginRoot !== null && severity === "warning";
			return [{
				path: document.path,
				line,
				column,
				severity,
				target: destination,
				inPlugin
			}];
		});
	},
	message: ({ target, inPlugin }) => `${target} lies outside the skill; an upload, npx skills add or a copied folder loses it. ${inPlugin ? "Move it in, or give the skill away with its plugin only." : "Move it in, or ship as a plugin."}`
});
function severityOf(target, { pluginRoot }) {
	if (target.kind !== "local") return "error";
	const root = pluginRoot ?? ".";
	return target.path === root || isInside(root, target.path) ? "warning" : "error";
}

// src/rules/listing-cut.ts
const LONGEST_LISTING = 1536;
const listingCut = defineRule({
	id: "SK051",
	slug: "listing-cut",
	severity: "info",
	summary: "The description and when_to_use together are longer than 1,536 code points.",
	source: "https://code.claude.com/docs/en/skills.md",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source, targets }) => {
		if (!selectedAgents(targets).includes("claude")) return [];
		const when = readField(source, "when_to_use");
		const description = readField(source, "description");
		if (when.kind !== "text" || description.kind !== "text") return [];
		const lost = countCodePoints(description.text) + countCodePoints(when.text) - LONGEST_LISTING;
		return lost <= 0 ? [] : [{
			path: skillMdPath(source),
			...when.field.place,
			lost
		}];
	},
	message: ({ lost }) => `Claude Code cuts the listing after 1,536 characters; ${lost} are lost. Shorten description or when_to_use.`
});

// src/rules/manifest.ts
const MOST_ABSENT = 20;
const MATERIAL = /(?:^|\/)(?:assets|evals?|examples?|fixtures|templates?|tests?)\//;
const manifest = defineRepositoryRule({
	id: "SK064",
	slug: "manifest",
	severity: "error",
	summary: "plugin.json or marketplace.json lists a skill that is not there, or leaves one out.",
	source: "https://code.claude.com/docs/en/plugins-reference#component-path-fields; lint.md §8",
	verified: "2026-08-31",
	level: "MUST",
	check: (skills, manifests) => [...manifests.flatMap((one) => absentFacts(skills, one)), ...unlistedFacts(skills, manifests)],
	message: ({ manifest: path, subject, fault }) => fault === "absent" ? `${path} lists ${subject}, which does not exist. Correct the path.` : `${path} lists the skills of its plugin, and ${subject} is not among them, so Claude Code does not load it. Add it to the list.`
});
function absentFacts(skills, { path, folder, listed }) {
	const absent = (listed ?? []).filter(({ isPresent }) => !isPresent).slice(0, MOST_ABSENT);
	if (absent.length === 0) return [];
	const inside = skills.filter((skill) => skill.folder === folder || isInside(folder, skill.folder));
	return absent.map(({ written, line, column }) => ({
		places: inside.map((skill) => ({
			folder: skill.folder,
			path,
			line,
			column
		})),
		manifest: path,
		subject: written,
		fault: "absent"
	}));
}
function unlistedFacts(skills, manifests) {
	if (manifests.length === 0) return [];
	const lists = {
		plugin: gather(manifests, "plugin"),
		marketplace: gather(manifests, "marketplace")
	};
	const folders = new Set(skills.map(({ folder }) => folder));
	return skills.flatMap((skill) => {
		const { folder, pluginRoot } = skill;
		const around = ancestorFolders(folder);
		if (isAside(skill) || MATERIAL.test(`${folder}/`)) return [];
		if (around.some((outer) => outer !== folder && folders.has(outer))) return [];
		const found = pluginRoot === null ? around.flatMap((root) => lists.marketplace.get(root) ?? []) : pluginLists(lists.plugin.get(pluginRoot), skill);
		const [nearest] = found;
		if (nearest === void 0 || found.some((list) => list.isOpen || holds$2(list, folder))) return [];
		const { path, line, column } = nearest;
		return [{
			places: [{
				folder,
				path,
				line,
				column
			}],
			manifest: path,
			subject: folder,
			fault: "unlisted"
		}];
	});
}
function gather(manifests, kind) {
	const lists = /* @__PURE__ */ new Map();
	for (const { folder, path, line, column, listed, ...rest } of manifests) {
		if (rest.kind !== kind) continue;
		const list = lists.get(folder) ?? {
			path,
			line,
			column,
			paths: /* @__PURE__ */ new Set(),
			isOpen: false
		};
		lists.set(folder, list);
		if (listed === null) list.isOpen = true;
		for (const one of listed ?? []) list.paths.add(one.path);
	}
	return lists;
}
function pluginLists(list, { folder, pluginRoot }) {
	const standard = pluginRoot === "." ? "skills" : `${pluginRoot}/skills`;
	return list === void 0 || folder === pluginRoot || isInside(standard, folder) ? [] : [list];
}
function holds$2({ paths }, folder) {
	return [folder, ...ancestorFolders(folder)].some((at) => paths.has(at));
}

// src/rules/skill-name.ts
const LONGEST_NAME = 64;
function isValidName(name) {
	const normal = name.normalize("NFKC");
	return [...normal].length <= LONGEST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(normal);
}
function toNearName(text) {
	const words = text.normalize("NFKD").replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST_NAME).split("-").filter((word) => word !== "");
	return words.length === 0 ? null : words.join("-");
}

// src/rules/name-missing.ts
const nameMissing = defineRule({
	id: "SK003",
	slug: "name-missing",
	severity: "error",
	summary: "The front matter has no name.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		if (name.kind !== "absent" && name.kind !== "unusable") return [];
		const place = name.kind === "absent" ? name.place : name.field.place;
		const folder = source.folderName ?? "my-skill";
		return [{
			path: skillMdPath(source),
			...place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(source.folderName ?? "") ? `name: ${folder}` : void 0,
			folder
		}];
	},
	message: ({ folder }) => `name is missing; Codex, Gemini and OpenCode skip the skill. Add name: ${folder}.`,
	repair: ({ path, fix, folder }, { source }) => fix === void 0 ? null : addName(source, path, toPlainName(folder))
});
function toPlainName(name) {
	return /^\d|^(?:true|false|null|yes|no|on|off|y|n)$/.test(name) ? `"${name}"` : name;
}
function addName(source, path, name) {
	const field = readField(source, "name");
	if (field.kind === "absent") {
		const text = textOf(source, path) ?? "";
		const { end, next } = lineRange(text, 1);
		return {
			kind: "edit",
			path,
			edits: [{
				start: next,
				end: next,
				text: `name: ${name}${text.slice(end, next)}`
			}]
		};
	}
	if (field.kind !== "unusable") return null;
	const { style, keyPlace, place, source: written } = field.field;
	if (style === "empty") return replaceAt(source, path, {
		place: keyPlace,
		written: "name:",
		text: `name: ${name}`
	});
	if (style === "list" || style === "map" || written.includes("\n")) return null;
	return replaceAt(source, path, {
		place,
		written,
		text: name
	});
}
function isClaudeAlone(targets) {
	return targets.length === 1 && targets[0] === "claude";
}

// src/rules/name-directory.ts
const nameDirectory = defineRule({
	id: "SK005",
	slug: "name-directory",
	severity: "error",
	summary: "The name differs from the name of the folder that holds SKILL.md.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		const name = readField(source, "name");
		const folder = source.folderName;
		if (name.kind !== "text" || folder === null || !isValidName(name.text)) return [];
		if (name.text.normalize("NFKC") === folder.normalize("NFKC")) return [];
		return [{
			path: skillMdPath(source),
			...name.field.place,
			...isClaudeAlone(targets) ? { severity: "warning" } : {},
			fix: isValidName(folder) ? `name: ${folder}` : void 0,
			name: name.text,
			folder,
			requiring: requiringEqual(targets)
		}];
	},
	message: ({ name, folder, requiring }) => `name is "${name}" but the folder is "${folder}"; ${joinWords(requiring)} ${requiring.length === 1 ? "requires" : "require"} them equal. Rename one.`
});
function requiringEqual(targets) {
	return ["the standard", ...selectedAgents(targets).map((agent) => AGENT_FIELDS[agent]).filter((one) => one.nameIsFolder).map((one) => one.title)];
}

// src/rules/name-format.ts
const nameFormat = defineRule({
	id: "SK006",
	slug: "name-format",
	severity: "error",
	summary: "The name has other characters than lower-case letters, digits and single hyphens, or is longer than 64.",
	source: "https://agentskills.io/specification#name-field",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const name = readField(source, "name");
		if (name.kind !== "text" || isValidName(name.text)) return [];
		const near = toNearName(name.text) ?? toNearName(source.folderName ?? "");
		return [{
			path: skillMdPath(source),
			...name.field.place,
			fix: near === null ? void 0 : `name: ${near}`,
			name: name.text,
			near
		}];
	},
	message: ({ name, near }) => `"${cutCharacters(name, 80)}" is no valid name: lower-case letters, digits and single hyphens, at most 64.${near === null ? "" : ` Try "${near}".`}`
});

// src/rules/nested-skill.ts
const nestedSkill = defineRule({
	id: "SK042",
	slug: "nested-skill",
	severity: "warning",
	summary: "The skill lies inside the folder of another skill.",
	source: "agentskills/agentskills#137, #376; lint.md §2.2, §2.4",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { folder, outerSkill } = source;
		if (outerSkill === null) return [];
		return [{
			path: skillMdPath(source),
			line: 1,
			column: 1,
			...isMaterial(source) ? { severity: "info" } : {},
			inner: folder,
			outer: outerSkill === "." ? "the skill of the root" : `skill ${outerSkill}`
		}];
	},
	message: ({ inner, outer }) => `${inner} lies inside ${outer}. Gemini looks one level deep and an upload with two SKILL.md is refused. Move it beside.`
});

// src/rules/not-portable.ts
const notPortable = defineRule({
	id: "SK060",
	slug: "not-portable",
	severity: "info",
	worst: toSeverity,
	summary: "Some of the selected agents do not read a field of the front matter.",
	source: "lint.md §2.2; https://agentskills.io/specification#frontmatter",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => {
		const { source, targets } = context;
		const fields = findNotStandardFields(context);
		const rows = toRows$1(fields, selectedAgents(targets).filter((agent) => agent !== "claude-ai" || !targets.includes(agent)));
		const keys = new Set(rows.flatMap((row) => row.keys));
		const first = fields.find(({ key }) => keys.has(key));
		if (first === void 0) return [];
		const severity = toSeverity(targets);
		return [{
			path: skillMdPath(source),
			...first.keyPlace,
			severity,
			rows
		}];
	},
	message: ({ rows }) => rows.map(toSentence).join(" ")
});
function toSeverity(targets) {
	return targets.length > 0 ? "warning" : "info";
}
function findNotStandardFields({ source, targets, extraFields }) {
	const agents = selectedAgents(targets);
	return readFields(source).filter(({ key }) => !STANDARD_FIELDS.includes(key) && !extraFields.has(key) && readersOf(key, agents).length > 0);
}
function toRows$1(fields, agents) {
	const rows = /* @__PURE__ */ new Map();
	for (const agent of agents) {
		const { reads, others } = AGENT_FIELDS[agent];
		const keys = fields.map(({ key }) => key).filter((key) => !reads.includes(key));
		if (keys.length === 0) continue;
		const same = `${others} ${keys.join(" ")}`;
		rows.set(same, {
			others,
			keys,
			agents: [...rows.get(same)?.agents ?? [], agent]
		});
	}
	return [...rows.values()];
}
function toSentence({ others, agents, keys }) {
	return `${others === "ignored" ? "Ignored" : "Refused"} by ${joinTitles(agents)}: ${keys.join(", ")}.`;
}

// src/rules/orphan-file.ts
const CONVENTIONAL = /* @__PURE__ */ new Set([
	"assets",
	"reference",
	"references",
	"scripts"
]);
const GENERATED = /(?:^|\/)(?:node_modules|__pycache__|\.venv|venv|vendor|dist|build|target|coverage|generated)\/|(?:^|\/)(?:__init__\.py|\.[^/]+|LICENSE[^/]*|NOTICE[^/]*)$/i;
const WORD$2 = /[\w.@+-]+/g;
const FOLDER = /([\w.@+-]+)\/(?![\w<{[])/g;
const QUOTED = /["'`]([\w.@+-]+)["'`]/g;
const orphanFile = defineRule({
	id: "SK037",
	slug: "orphan-file",
	severity: "info",
	offByDefault: true,
	summary: "A file in scripts, references or assets is named in no text of the skill.",
	source: "https://agentskills.io/specification#progressive-disclosure; lint.md §4.2",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const isNamed = findNamed(source);
		return source.files.flatMap(({ path, mode }) => {
			const file = relativeTo(source.folder, path);
			const [folder = ""] = file.split("/");
			if (!(file.includes("/") && CONVENTIONAL.has(folder) && !GENERATED.test(file)) || mode === "120000" || isNamed(path)) return [];
			return [{
				path,
				line: 1,
				column: 1,
				file
			}];
		});
	},
	message: ({ file }) => `Nothing in the skill mentions ${file}, so no agent opens it. Mention it or delete it.`
});
function findNamed(source) {
	const names = {
		words: /* @__PURE__ */ new Set(),
		folders: /* @__PURE__ */ new Set(),
		linked: /* @__PURE__ */ new Set()
	};
	const [skillMd, ...others] = source.documents;
	if (skillMd === void 0) return () => true;
	read(names, skillMd.text);
	for (const { target } of skillMd.links) if (target.kind === "local") names.linked.add(target.path);
	const isNamed = (path) => isIn(names, source.folder, path);
	let waiting = [...others, ...source.scripts];
	for (let before = -1; before !== waiting.length;) {
		before = waiting.length;
		const found = waiting.filter(({ path }) => isNamed(path));
		waiting = waiting.filter(({ path }) => !isNamed(path));
		for (const { text } of found) read(names, text);
	}
	return isNamed;
}
function read({ words, folders }, text) {
	const lower = text.toLowerCase();
	for (const [word] of lower.matchAll(WORD$2)) words.add(withoutDots(word));
	for (const pattern of [FOLDER, QUOTED]) for (const [, folder = ""] of lower.matchAll(pattern)) folders.add(folder);
}
function withoutDots(word) {
	let [start, end] = [0, word.length];
	while (word[start] === ".") start += 1;
	while (word[end - 1] === ".") end -= 1;
	return word.slice(start, end);
}
const CODE = /\.(?:py|[cm]?[jt]sx?|sh|rb)$/;
function isIn({ words, folders, linked }, skillFolder, path) {
	const name = lastSegment(path).toLowerCase();
	if (linked.has(path) || words.has(name) || !/^[\w.@+-]+$/.test(name)) return true;
	const holders = relativeTo(skillFolder, path).toLowerCase().split("/").slice(0, -1);
	return (CODE.test(name) ? [name.replace(CODE, ""), ...holders.slice(1)] : []).some((module) => words.has(module)) || holders.some((folder) => folders.has(folder)) || [...linked].some((folder) => isInside(folder, path));
}

// src/rules/over-limit.ts
const overLimit = defineRule({
	id: "SK091",
	slug: "over-limit",
	severity: "error",
	summary: "SKILL.md or the skill's folder is larger or deeper than skillcheck reads.",
	source: "security.md FS-1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.exceeded,
	message: ({ path, what, found, limit }) => `${path}: ${grouped(found)} ${what} exceed the limit of ${grouped(limit)}; it was not read further.`
});

// src/rules/reference-depth.ts
const referenceDepth = defineRule({
	id: "SK038",
	slug: "reference-depth",
	severity: "warning",
	summary: "A reference is linked from another reference only, not from SKILL.md.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const [skillMd, ...others] = usedDocuments(source);
		if (skillMd === void 0 || skillMd.path !== source.documents[0]?.path) return [];
		const linksTo = findLinkers(others, new Set(others.map(({ path }) => path)));
		const isKnown = createKnown(source, skillMd);
		return [...linksTo].flatMap(([deep, linkers]) => {
			const [through] = linkers;
			if (through === void 0 || linkers.length !== 1) return [];
			if (isKnown(deep) || !isKnown(through.path) || isForPeople(source, deep)) return [];
			return [{
				...through,
				deep,
				through: through.path,
				deep: inSkill(source, deep),
				through: inSkill(source, through.path)
			}];
		});
	},
	message: ({ deep, through }) => `${deep} is reached only through ${through}; agents often read the first level only. Link it from SKILL.md.`
});
function isForPeople(source, path) {
	return inSkill(source, path).toLowerCase() === "readme.md";
}
function inSkill(source, path) {
	return relativeTo(source.folder, path);
}
function findLinkers(documents, markdown) {
	const linkers = /* @__PURE__ */ new Map();
	for (const document of documents) for (const [to, fact] of firstLinks(document)) {
		if (!markdown.has(to)) continue;
		linkers.set(to, [...linkers.get(to) ?? [], fact]);
	}
	return linkers;
}
function firstLinks({ path, links }) {
	const first = /* @__PURE__ */ new Map();
	for (const { target, line, column } of links) {
		const to = target.kind === "local" && target.state === "present" ? target.path : path;
		if (to !== path && !first.has(to)) first.set(to, {
			path,
			line,
			column
		});
	}
	return first;
}
function createKnown(source, skillMd) {
	const linked = new Set(skillMd.links.flatMap(({ target }) => target.kind === "local" ? [target.path] : []));
	const text = skillMd.text.toLowerCase();
	const namesFolder = (folder) => {
		if (!isInside(source.folder, folder)) return false;
		const name = `${lastSegment(folder).toLowerCase()}/`;
		for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) if (!/[\w.<{[]/.test(text[at + name.length] ?? " ")) return true;
		return linked.has(folder);
	};
	return (path) => linked.has(path) || text.includes(lastSegment(path).toLowerCase()) || namesFolder(parentFolder(path));
}

// src/rules/reference-toc.ts
const MOST_LINES$1 = 100;
const TOP = 60;
const TITLE = /^[\s#>*_|-]*(?:(?:table of )?contents|toc|index|overview of sections|on this page|in this (?:file|document|guide|reference)|quick (?:navigation|links))\b|\[\[?toc\]/im;
const ENOUGH_ANCHORS = 3;
const referenceToc = defineRule({
	id: "SK039",
	slug: "reference-toc",
	severity: "info",
	summary: "A linked Markdown file of more than 100 lines does not start with a table of contents.",
	source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const documents = usedDocuments(source);
		const linked = new Set(documents.flatMap(({ links }) => links.flatMap(({ target }) => target.kind === "local" ? [target.path] : [])));
		return documents.filter(({ path }) => linked.has(path) && path !== source.documents[0]?.path).map((document) => ({
			document,
			lines: countLines(document.text)
		})).filter(({ document, lines }) => lines > MOST_LINES$1 && !hasContents(document)).map(({ document: { path }, lines }) => {
			return {
				path,
				line: 1,
				column: 1,
				file: relativeTo(source.folder, path),
				lines
			};
		});
	},
	message: ({ file, lines }) => `${file} has ${lines} lines; start it with a table of contents.`
});
function hasContents({ text, bodyOffset, links }) {
	const top = text.slice(bodyOffset).split(/\r\n?|\n/, TOP);
	if (TITLE.test(top.join("\n"))) return true;
	const above = countLines(text.slice(0, bodyOffset));
	return links.filter(({ target, line }) => target.kind === "anchor" && line <= above + TOP).length >= ENOUGH_ANCHORS;
}

// src/rules/script-calls.ts
const OWN_FOLDER = /^(?:\.\/|\$\{CLAUDE_SKILL_DIR\}\/|\$CLAUDE_SKILL_DIR\/|\{baseDir\}\/)?$/;
const NAMED_FOLDER = /^(?:<[^<>\s]{1,60}>|\$\{?\w{1,60}\}?|\{{1,2}[\w-]{1,60}\}{1,2})\/$/;
const INTERPRETER = /\b(?:python[\d.]*|node|bash|sh|zsh|ruby|perl|deno run|bun|uv run|tsx|npx tsx)\s{1,8}["']?$/;
const SHELLS = new Set("bash sh shell zsh console terminal shell-session sh-session".split(" "));
const COMMAND_START = /(?:^|&&|\|\||[;|(])\s{0,40}(?:[$%>]\s{1,8})?(?:[A-Za-z_]\w{0,40}=[^\s(`]{0,80}\s{1,8}){0,4}(?:(?:sudo|time|exec|nohup)\s{1,8})?["']?$/;
const RUN_BEFORE = /\b(?:run|runs|running|execute|executes|executing|invoke|invokes|call)\s{1,4}(?:the\s{1,4}|this\s{1,4})?(?:script\s{1,4})?:?\s{0,4}`{1,2}$/i;
const SURROUNDINGS = 200;
function findScriptCalls(source, script, document) {
	const inside = relativeTo(source.folder, script.path);
	const { text } = document;
	if (!inside.includes("/") || !text.includes(inside)) return [];
	const textLines = toTextLines(text);
	const lines = toMarkdownLines(textLines);
	const calls = [];
	for (let at = text.indexOf(inside); at !== -1; at = text.indexOf(inside, at + inside.length)) {
		const place = placeAt(textLines, at);
		const line = lines[place.line - 1];
		const how = line === void 0 ? null : judge$2(line, place.column - 1, inside.length);
		if (how !== null) calls.push({
			...place,
			how
		});
	}
	return calls;
}
function findDirectCall(calls) {
	const isGiven = calls.some(({ how }) => how === "given");
	return calls.find(({ how }) => how === "bare" || how === "told" && !isGiven) ?? null;
}
function judge$2(line, start, length) {
	const after = line.text.slice(start + length, start + length + SURROUNDINGS);
	if (/^[\w/-]|^\.\w/.test(after)) return null;
	const whole = line.text.slice(Math.max(0, start - SURROUNDINGS), start);
	const folder = /[^\s`"'()=|;&]*$/.exec(whole)?.[0] ?? "";
	const before = whole.slice(0, whole.length - folder.length);
	if (!OWN_FOLDER.test(folder)) return NAMED_FOLDER.test(folder) && INTERPRETER.test(before) ? "given" : null;
	if (line.kind === "fence") return judgeInFence(line, {
		before,
		folder,
		after
	});
	return judgeInProse(before, after);
}
function judgeInFence(line, around) {
	const { before, folder, after } = around;
	if (before.includes("#")) return "named";
	if (!COMMAND_START.test(before)) return /\S/.test(before) ? "given" : "named";
	if (SHELLS.has(line.language)) return "bare";
	if (line.language !== "" || folder === "") return "named";
	return /^\s{2,}[#–—-]/.test(after) ? "named" : "bare";
}
function judgeInProse(before, after) {
	const span = /`[^`]*$/.exec(before)?.[0].slice(1);
	if (span === void 0 || before.split("`").length % 2 === 1) return "named";
	const command = span.replace(/["']$/, "");
	if (command.trim() !== "") return COMMAND_START.test(command) ? "told" : "given";
	return /^ +[^\s`#–—]/.test(after) && after.includes("`") || RUN_BEFORE.test(before) ? "told" : "named";
}

// src/rules/script-not-executable.ts
const scriptNotExecutable = defineRule({
	id: "SK035",
	slug: "script-not-executable",
	severity: "warning",
	summary: "SKILL.md runs a script directly that is not executable.",
	source: "lint.md §4.2, §6.1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		if (!source.hasGitModes) return [];
		return source.scripts.filter(({ isExecutable, text }) => !isExecutable && text.startsWith("#!")).flatMap((script) => factsOf$3(source, script)).sort((left, right) => left.line - right.line || left.column - right.column);
	},
	message: ({ script }) => {
		const word = toShellWord(script);
		return `SKILL.md runs ${script} directly but it is not executable: "Permission denied". ${word === null ? "Make it executable in git." : `git update-index --chmod=+x ${word}`}`;
	},
	repair: ({ script }) => ({
		kind: "make-executable",
		path: script
	})
});
function factsOf$3(source, script) {
	const [skillMd] = source.documents;
	if (skillMd === void 0 || makesExecutable(skillMd.text, script)) return [];
	const calls = findScriptCalls(source, script, skillMd);
	const direct = findDirectCall(calls);
	if (direct === null) return [];
	const { line, column } = direct;
	return [{
		path: skillMd.path,
		line,
		column,
		script: script.path
	}];
}
function makesExecutable(text, { path }) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return text.split("\n").some((line) => /\bchmod\b/.test(line) && (line.includes(name) || line.includes("*")));
}

// src/rules/script-shebang.ts
const scriptShebang = defineRule({
	id: "SK036",
	slug: "script-shebang",
	severity: "warning",
	summary: "A script that is run directly has no #! line, or one that ends with a carriage return.",
	source: "https://man7.org/linux/man-pages/man2/execve.2.html; lint.md §4.2",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.scripts.flatMap((script) => factsOf$2(source, script)),
	message: ({ path, fault }) => fault === "missing" ? `${path} has no #! line, so the kernel cannot start it. Add the line.` : `${path} ends its #! line with CR, so the kernel cannot start it. Save it with LF.`,
	repair: ({ path, fault }, { source }) => fault === "missing" ? null : {
		kind: "edit",
		path,
		edits: withoutCarriageReturns(textOf(source, path) ?? "")
	}
});
function factsOf$2(source, script) {
	const { path, text } = script;
	const hasShebang = text.startsWith("#!");
	const end = text.indexOf("\n");
	if (hasShebang && (end === -1 || text[end - 1] !== "\r")) return [];
	if (!isStarted(source, script, hasShebang)) return [];
	return [{
		path,
		line: 1,
		column: 1,
		fault: hasShebang ? "carriage-return" : "missing"
	}];
}
function isStarted(source, script, hasShebang) {
	const calls = callsOf(source, script);
	const direct = findDirectCall(calls);
	if (direct !== null && (hasShebang || direct.how === "bare" || isOfShell(script))) return true;
	if (!script.isExecutable || !source.hasGitModes) return false;
	if (hasShebang) return true;
	return isOfShell(script) && calls.length > 0 && !calls.some(({ how }) => how === "given");
}
function isOfShell({ path }) {
	return /^[^.]*(?:\.(?:ba|z)?sh)?$/.test(lastSegment(path));
}
function callsOf(source, script) {
	return source.documents.flatMap((document) => findScriptCalls(source, script, document));
}

// src/rules/secret.ts
const POSSIBLE = /gh[opsru]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
const KINDS = [
	["an AWS key", /^A(?:KIA|SIA)([A-Z0-9]{16})$/],
	["a GitHub key", /^gh[opsru]_([A-Za-z0-9]{36})(?![A-Za-z0-9])/],
	["a GitHub key", /^github_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})(?![A-Za-z0-9])/],
	["an Anthropic key", /^sk-ant-([A-Za-z0-9_-]{20,})/],
	["an OpenAI key", /^sk-(?:proj-|svcacct-|admin-)([A-Za-z0-9_-]{32,})/],
	["an OpenAI key", /^sk-([A-Za-z0-9]{32,})(?![A-Za-z0-9-])/],
	["a Google key", /^AIza([A-Za-z0-9_-]{35})(?![A-Za-z0-9_-])/],
	["a Slack key", /^xox[baprs]-([A-Za-z0-9-]{10,})/]
];
const PLACEHOLDER$1 = /example|your|placeholder|dummy|fake|sample|redact|insert|replace|secret|token|test-|here/i;
const REPEATED = /(.)\1{3}/;
const SEQUENCES = [
	"0123456789012345",
	"abcdefghijklmnopqrstuvwxyz",
	"9876543210987654"
];
const SEQUENCE_LENGTH = 6;
const FEWEST_DIFFERENT = 8;
const SHORTEST_PEM = 60;
const secret = defineRule({
	id: "SK081",
	slug: "secret",
	severity: "error",
	summary: "A text holds what looks like a vendor's key or a private key.",
	source: "lint.md §4.6; security.md SE-1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => source.documents.flatMap(factsOf$1),
	message: ({ kind, start }) => `This looks like ${kind}${start === "" ? "" : ` (${start}…)`}. Revoke it, then remove it from the history.`
});
function factsOf$1(document) {
	const { path, text } = document;
	if (!mayHold(document.words, "secret") || !POSSIBLE.test(text)) return [];
	const view = text.includes("PRIVATE KEY-----") ? decodeView(text) : identityView(text);
	const found = findVendorTokens(view.text).flatMap((range) => {
		const [start, end] = range;
		if (/[A-Za-z0-9]/.test(view.text[start - 1] ?? "")) return [];
		const judged = judge$1(view.text.slice(start, end));
		return judged === null ? [] : [{
			...judged,
			offset: toOriginal(view, range)[0]
		}];
	});
	if (found.length === 0) return [];
	const lines = toTextLines(text);
	return found.map(({ offset, ...fact }) => ({
		path,
		...placeAt(lines, offset),
		...fact
	})).sort((left, right) => left.line - right.line || left.column - right.column);
}
function judge$1(token) {
	if (token.startsWith("-----BEGIN")) return isPrivateKey(token) ? {
		kind: "a PEM private key",
		start: ""
	} : null;
	for (const [kind, shape] of KINDS) {
		const random = shape.exec(token)?.[1];
		if (random !== void 0) return isRandom(random) ? {
			kind,
			start: token.slice(0, 4)
		} : null;
	}
	return null;
}
function isPrivateKey(block) {
	if (!/^-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(block)) return false;
	const digits = block.replace(/-----(?:BEGIN|END) [A-Z0-9 ]*-----/g, "").replace(/^[A-Za-z-]+: .*$/gm, "").replace(/\s/g, "");
	if (digits.includes("...") || digits.length < SHORTEST_PEM) return false;
	return new Set(digits.slice(0, SHORTEST_PEM)).size >= 16;
}
function isRandom(text) {
	if (!/\d/.test(text) || !/[A-Za-z]/.test(text)) return false;
	if (PLACEHOLDER$1.test(text) || REPEATED.test(text)) return false;
	const lower = text.toLowerCase();
	const alone = [
		lower,
		lower.replace(/[^a-z]/g, ""),
		lower.replace(/\D/g, "")
	];
	return new Set(text).size >= FEWEST_DIFFERENT && !alone.some(hasSequence);
}
function hasSequence(text) {
	for (let start = 0; start + SEQUENCE_LENGTH <= text.length; start += 1) {
		const piece = text.slice(start, start + SEQUENCE_LENGTH);
		if (SEQUENCES.some((sequence) => sequence.includes(piece))) return true;
	}
	return false;
}

// src/rules/skill-lines.ts
const MOST_LINES = 500;
const skillLines = defineRule({
	id: "SK010",
	slug: "skill-lines",
	severity: "warning",
	summary: "SKILL.md has more than 500 lines.",
	source: "https://agentskills.io/specification#progressive-disclosure",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		if (skillMd.kind !== "read") return [];
		const lines = countLines(skillMd.text);
		return lines <= MOST_LINES ? [] : [{
			path: skillMd.path,
			line: 501,
			column: 1,
			lines
		}];
	},
	message: ({ lines }) => `SKILL.md has ${lines} lines; over 500 is read badly. Move detail into references/.`
});

// src/rules/skill-md-missing.ts
const skillMdMissing = defineRule({
	id: "SK001",
	slug: "skill-md-missing",
	severity: "error",
	summary: "A folder declared as a skill holds no SKILL.md.",
	source: "https://agentskills.io/specification",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const { skillMd, folder } = source;
		const place = {
			path: skillMdPath(source),
			line: 1,
			column: 1,
			folder
		};
		if (skillMd.kind === "absent") return [{
			...place,
			declaredIn: skillMd.declaredIn,
			reason: ""
		}];
		if (skillMd.kind !== "unreadable" || source.exceeded.length > 0) return [];
		return [{
			...place,
			declaredIn: null,
			reason: skillMd.reason
		}];
	},
	message: ({ folder, declaredIn, reason }) => declaredIn === null ? `SKILL.md of ${folder} cannot be read (${reason}), so no agent finds the skill. Make it a plain file.` : `${folder} is declared as a skill in ${declaredIn} but holds no SKILL.md, so no agent finds it. Add the file or remove the entry.`
});

// src/rules/symlink.ts
const symlink = defineRule({
	id: "SK041",
	slug: "symlink",
	severity: "error",
	summary: "A file of the skill is a symbolic link that does not survive an installation.",
	source: "https://code.claude.com/docs/en/plugins; lint.md §8",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		const { skillMd } = source;
		const ofSkillMd = skillMd.kind === "link" && !source.symlinks.some(({ path }) => path === skillMd.path) ? [toFact$3(skillMd.path, skillMd.target, judgeSkillMd(skillMd.path))] : [];
		const others = source.symlinks.flatMap((link) => {
			const judged = judge(link, source);
			return judged === null ? [] : [toFact$3(link.path, link.target, judged)];
		});
		return [...ofSkillMd, ...others];
	},
	message: ({ path, severity, target, what }) => `${path} is a link to ${target}, ${what}.${severity === "info" ? "" : " Copy the file in."}`
});
function toFact$3(path, target, [severity, what]) {
	return {
		path,
		line: 1,
		column: 1,
		severity,
		target,
		what
	};
}
function judge(link, source) {
	const { path, real, state, leadsToSkill } = link;
	if (state === "dangling") return ["error", "which does not exist"];
	if (real === null || state === "outside-root") return ["error", "which lies outside the repository and is not copied on install"];
	const { marketplaceRoot, pluginRoot, folder, skillMd } = source;
	if (marketplaceRoot !== null && !holds$1(marketplaceRoot, real)) return ["error", "which lies outside the marketplace and is not copied on install"];
	if (skillMd.kind === "link" && skillMd.path === path) return judgeSkillMd(path);
	if (leadsToSkill) return ["info", "a skill of its own, which is linted there"];
	if (holds$1(pluginRoot ?? folder, real)) return null;
	return ["warning", `which lies outside ${pluginRoot === null ? "the skill" : "the plugin"} and is not copied on every install`];
}
const OF_OTHERS = /(?:^|\/)\.(?:claude|cursor|gemini|github|opencode)\//;
function judgeSkillMd(path) {
	return OF_OTHERS.test(path) ? ["info", "which is a text in a checkout on Windows"] : ["warning", "which Codex ignores"];
}
function holds$1(root, path) {
	return path === root || isInside(root, path);
}

// src/rules/test-missing.ts
const testMissing = defineRule({
	id: "SK011",
	slug: "test-missing",
	severity: "info",
	offByDefault: true,
	summary: "No suite of any readable format tests the skill.",
	source: "lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.hasSuite !== false) return [];
		const name = readField(source, "name");
		return [{
			path: skillMdPath(source),
			line: 1,
			column: 1,
			name: name.kind === "text" ? name.text : source.folder
		}];
	},
	message: ({ name }) => `No skillcheck.yaml tests this skill. skillcheck new-test ${name}`
});

// src/rules/time-sensitive.ts
const PATTERN = new RegExp(String.raw`\b(?:as of|until|before|after|since) (?:(?:the )?${"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"}\.?,? |Q[1-4] )?20\d\d\b(?!-\d)`, "gi");
const QUOTES = /["“”]/g;
const timeSensitive = defineRule({
	id: "SK085",
	slug: "time-sensitive",
	severity: "info",
	summary: "The instructions speak of a date that passes.",
	source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => usedDocuments(source).flatMap(({ path, text, content }) => {
		if (text.search(PATTERN) === -1) return [];
		return content().prose.filter(({ inQuotation }) => !inQuotation).flatMap(({ line, column, outsideCode }) => findDates(outsideCode).map((match) => ({
			path,
			line,
			column: column + match.index,
			words: match[0]
		})));
	}),
	message: ({ words }) => `"${words}" will be wrong one day. Name the version instead.`
});
function findDates(line) {
	let marks = 0;
	let at = 0;
	return Array.from(line.matchAll(PATTERN)).filter(({ index }) => {
		marks += line.slice(at, index).match(QUOTES)?.length ?? 0;
		at = index;
		return marks % 2 === 0;
	});
}

// src/rules/todo-left.ts
const WORD$1 = /(?<![\w#/@.-])(?:TODO|FIXME|TBD)(?![\w/])/g;
const BEFORE = 60;
const AT_START = /(?:^|[|[(]|<!--|[.!?:] )[\s>*_+\-#\dx.[\]()]*$/;
const SUBJECT = /["'“‘]$|[/|,]\s*$|\b(?:no|any|every|each|all|for|find|search|grep|mark(?:ed)?|with(?:out)?|contain(?:s|ing)?|remaining|as|an?|the|or|and|of|add|remove|leave|left|like)\s+[*_]*$/i;
const SUBJECT_AFTER = /^(?:["'”’]|-\w|\.\w|\s*[,|]\s*(?:TODO|FIXME|TBD|HACK|XXX)|\s*\/|\s+(?:comments?|lists?|items?|markers?|tags?|notes?|tools?|apps?|files?|placeholders?|entries|or|and)\b)/i;
const todoLeft = defineRule({
	id: "SK086",
	slug: "todo-left",
	severity: "info",
	summary: "A TODO, FIXME or TBD is left in the instructions.",
	source: "lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => usedDocuments(source).flatMap(({ path, text, content }) => {
		if (text.search(WORD$1) === -1) return [];
		return content().prose.flatMap(({ line, column, outsideCode }) => Array.from(outsideCode.matchAll(WORD$1)).filter(({ 0: word, index }) => isLeft(outsideCode, word, index)).map(({ 0: word, index }) => ({
			path,
			line,
			column: column + index,
			word
		})));
	}),
	message: ({ word }) => `A ${word} is left in the instructions; the agent reads it as one. Write what is missing or remove it.`
});
function isLeft(line, word, index) {
	const before = line.slice(Math.max(0, index - BEFORE), index);
	const after = line.slice(index + word.length, index + word.length + BEFORE);
	if (SUBJECT_AFTER.test(after)) return false;
	if (AT_START.test(before)) return true;
	if (SUBJECT.test(before)) return false;
	return word === "TBD" || /^\s?[:(]/.test(after);
}

// src/rules/trigger-overlap.ts
const WARNING_FROM = .6;
const INFO_FROM = .45;
const MOST_SIBLINGS = 400;
const MOST_CHARACTERS = 2048;
const SHOWN_WORDS = 6;
const WORD = /[a-z][a-z0-9+#-]{2,}/g;
const STOP_WORDS = new Set("the and for with use when user this that skill skills from into using used any all are via needs asks wants you your not does also such about has have its their them can will based should whenever including create work working".split(" "));
const triggerOverlap = defineRepositoryRule({
	id: "SK071",
	slug: "trigger-overlap",
	severity: "warning",
	summary: "Two skills of one folder describe nearly the same occasion.",
	source: "lint.md §7; luongnv89/asm#18, rjmurillo/ai-agents#3736",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (skills) => {
		const described = skills.filter(({ description }) => description !== null && !hasForeignLetters(description.text.slice(0, MOST_CHARACTERS)));
		return groupSkills(described, ({ folder }) => parentFolder(folder)).flatMap(factsOf);
	},
	message: ({ first, second, score, words }) => `${first} and ${second} describe nearly the same occasion (${score.toFixed(2)}); agents will pick either. Shared words: ${words.join(", ")}. Make the occasions differ or merge the two.`
});
function factsOf(siblings) {
	if (siblings.length < 2 || siblings.length > MOST_SIBLINGS) return [];
	const weighted = weigh(siblings);
	const scoresOf = createScores(weighted);
	return weighted.flatMap((left, index) => {
		const facts = [];
		for (const [at, score] of scoresOf(index).entries()) {
			const right = weighted[at];
			if (score < INFO_FROM || right === void 0 || isSameText(left, right)) continue;
			facts.push(toFact$2(left, right, score));
		}
		return facts;
	});
}
function weigh(siblings) {
	const counts = siblings.map(({ description }) => countTokens(description?.text ?? ""));
	const holders = /* @__PURE__ */ new Map();
	for (const tokens of counts) for (const token of tokens.keys()) holders.set(token, (holders.get(token) ?? 0) + 1);
	return siblings.map((skill, index) => {
		const raw = [...counts[index] ?? []].map(([token, count]) => {
			const rarity = Math.log(1 + siblings.length / (holders.get(token) ?? 1));
			return [token, (1 + Math.log(count)) * rarity];
		});
		const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight ** 2, 0));
		return {
			skill,
			weights: new Map(raw.map(([token, weight]) => [token, weight / length]))
		};
	});
}
function countTokens(text) {
	const counts = /* @__PURE__ */ new Map();
	for (const token of text.slice(0, MOST_CHARACTERS).toLowerCase().match(WORD) ?? []) if (!STOP_WORDS.has(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
	return counts;
}
function createScores(weighted) {
	const holders = /* @__PURE__ */ new Map();
	weighted.forEach(({ weights }, index) => {
		for (const [token, weight] of weights) {
			const known = holders.get(token) ?? [];
			holders.set(token, known);
			known.push({
				index,
				weight
			});
		}
	});
	const scores = new Float64Array(weighted.length);
	return (index) => {
		scores.fill(0);
		for (const [token, weight] of weighted[index]?.weights ?? []) addLater(scores, {
			index,
			weight
		}, holders.get(token) ?? []);
		return scores;
	};
}
function addLater(scores, one, held) {
	for (let at = held.length - 1; at >= 0; at -= 1) {
		const other = held[at];
		if (other === void 0 || other.index <= one.index) return;
		scores[other.index] = (scores[other.index] ?? 0) + one.weight * other.weight;
	}
}
function isSameText(left, right) {
	return left.skill.description?.text.trim() === right.skill.description?.text.trim();
}
function toFact$2(left, right, score) {
	const shared = [...left.weights].map(([token, weight]) => ({
		token,
		part: weight * (right.weights.get(token) ?? 0)
	})).filter(({ part }) => part > 0).sort((one, other) => other.part - one.part || (one.token < other.token ? -1 : 1));
	return {
		places: [right.skill, left.skill].map(({ folder, path, description }) => ({
			folder,
			path,
			line: description?.line ?? 1,
			column: description?.column ?? 1
		})),
		...score < WARNING_FROM ? { severity: "info" } : {},
		first: left.skill.folder,
		second: right.skill.folder,
		score,
		words: shared.slice(0, SHOWN_WORDS).map(({ token }) => token)
	};
}

// src/rules/unclosed-fence.ts
const unclosedFence = defineRule({
	id: "SK040",
	slug: "unclosed-fence",
	severity: "warning",
	summary: "A code block is never closed, so the rest of the file is code.",
	source: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => usedDocuments(source).flatMap((document) => {
		if (!mayBeOpen(document)) return [];
		return document.content().fences.filter(isOpen).slice(0, 1).map(({ line }) => toFact$1(document, line));
	}),
	message: ({ line, endOfTemplate }) => endOfTemplate === null ? `The code block opened on line ${line} never ends, so everything after it is code. Close it.` : `The code block opened on line ${line} ends at the first end of a block inside it, so everything after line ${endOfTemplate} is code. Write its own marks with one backtick more.`
});
function toFact$1({ path, text }, line) {
	const template = findTemplateBlocks(text).find(({ last }) => last === line);
	return template === void 0 ? {
		path,
		line,
		column: 1,
		endOfTemplate: null
	} : {
		path,
		line: template.first,
		column: 1,
		endOfTemplate: line
	};
}
function isOpen({ openAtEnd, lines }) {
	return openAtEnd && lines.some((line) => line.trim() !== "");
}
const FENCE = /^([ \t>*+\-\d.)]*)(`{3,}|~{3,})(.*)$/gm;
function mayBeOpen({ text, bodyOffset }) {
	const body = text.slice(bodyOffset);
	const fences = Array.from(linesWithMarks(body).matchAll(FENCE));
	if (fences.length === 0) return false;
	return fences.some(([, before]) => before !== "") || mayHoldHtml(body) || isLeftOpen(fences);
}
function linesWithMarks(body) {
	if (body.includes("~~~")) return body;
	const lines = [];
	let end = 0;
	for (let at = body.indexOf("```"); at !== -1; at = body.indexOf("```", end)) {
		const start = body.lastIndexOf("\n", at) + 1;
		end = body.indexOf("\n", at);
		if (end === -1) end = body.length;
		lines.push(body.slice(start, end));
	}
	return lines.join("\n");
}
function mayHoldHtml(body) {
	return body.includes("<") && /^ {0,3}</m.test(body);
}
function isLeftOpen(fences) {
	let open = null;
	for (const [, , marks = "", after = ""] of fences) if (open === null) open = isOpening(marks, after) ? marks : null;
	else if (marks.startsWith(open) && after.trim() === "") open = null;
	return open !== null;
}
function isOpening(marks, after) {
	return marks.startsWith("~") || !after.includes("`");
}

// src/rules/unknown-field.ts
const SHORT_WORD = 5;
const MOST_KEYS = 100;
const unknownField = defineRule({
	id: "SK018",
	slug: "unknown-field",
	severity: "warning",
	summary: "A key of the front matter is read by no agent.",
	source: "https://agentskills.io/specification#frontmatter; lint.md §2.2",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source, targets, extraFields }) => {
		if (targets.includes("claude-ai")) return [];
		const path = skillMdPath(source);
		const agents = selectedAgents(targets);
		const fields = readFields(source);
		const unknown = fields.filter(({ key }) => !STANDARD_FIELDS.includes(key) && !extraFields.has(key) && readersOf(key, agents).length === 0);
		const nears = findNearFields(unknown, fields, agents);
		return unknown.map(({ key, keyPlace }, index) => {
			const near = nears[index] ?? null;
			return {
				path,
				...keyPlace,
				fix: near ?? void 0,
				key,
				near,
				targets
			};
		});
	},
	message: ({ key, near, targets }) => {
		const nobody = targets.length === 0 ? "no agent" : `none of your targets (${joinTitles(targets)})`;
		const remedy = near === null ? "Move it under metadata." : `Did you mean ${near}? Otherwise move it under metadata.`;
		return `${showShort(key)} is read by ${nobody}. ${remedy}`;
	}
});
function findNearFields(unknown, fields, agents) {
	if (unknown.length === 0 || unknown.length > MOST_KEYS) return unknown.map(() => null);
	const written = new Set(fields.map(({ key }) => key));
	const read = agents.flatMap((agent) => AGENT_FIELDS[agent].reads);
	const free = [.../* @__PURE__ */ new Set([...STANDARD_FIELDS, ...read])].filter((key) => !written.has(key));
	return unknown.map(({ key, style }) => {
		const near = findNear(key, free);
		return (style === "list" || style === "map") && !COLLECTION_FIELDS.includes(near ?? "") ? null : near;
	});
}
const OTHER_NAMES = { tools: "allowed-tools" };
function findNear(key, known) {
	const other = OTHER_NAMES[key];
	if (other !== void 0 && known.includes(other)) return other;
	const near = nearestWord(key, known);
	if (near === null) return null;
	return key.length > SHORT_WORD || editDistance(key.toLowerCase(), near) < 2 ? near : null;
}

// src/rules/unknown-sibling.ts
const BUILT_IN = /* @__PURE__ */ new Set([...[
	"pdf",
	"docx",
	"pptx",
	"xlsx",
	"skill-creator",
	"mcp-builder",
	"frontend-design"
], ...[
	"batch",
	"claude-api",
	"debug",
	"loop",
	"simplify",
	"review",
	"security-review"
]]);
const PLACEHOLDER = /^(?:x|y|foo|bar|baz|name|skill|(?:my|your|some|other|example|skill|new)-.*|.*-name|.*-skill-example)$/;
const unknownSibling = defineRepositoryRule({
	id: "SK072",
	slug: "unknown-sibling",
	severity: "info",
	summary: "The text sends the agent to a skill that is not in the repository.",
	source: "agentskills/agentskills#256; lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (skills) => {
		const known = new Set(skills.flatMap(namesOf));
		return skills.flatMap((skill) => skill.mentions.filter(({ name }) => isJudged(name) && !known.has(name)).map(({ name, path, line, column }) => ({
			places: [{
				folder: skill.folder,
				path,
				line,
				column
			}],
			name
		})));
	},
	message: ({ name }) => `There is no skill ${name} here.`
});
function namesOf({ folder, name }) {
	return [lastSegment(folder), ...name === null ? [] : [name.text.trim()]];
}
function isJudged(name) {
	return !name.includes(":") && !BUILT_IN.has(name) && !PLACEHOLDER.test(name);
}

// src/rules/unreachable.ts
const unreachable = defineRule({
	id: "SK062",
	slug: "unreachable",
	severity: "error",
	summary: "Neither the user nor the model can start the skill.",
	source: "https://code.claude.com/docs/en/skills.md",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source, targets }) => {
		if (readersOf("user-invocable", selectedAgents(targets)).length === 0) return [];
		const fields = readFields(source);
		const user = fields.find(({ key }) => key === "user-invocable");
		const model = fields.find(({ key }) => key === "disable-model-invocation");
		if (user === void 0 || model === void 0) return [];
		if (toBoolean(user.value) !== false || toBoolean(model.value) !== true) return [];
		return [{
			path: skillMdPath(source),
			...user.place
		}];
	},
	message: () => "Neither the user nor the model can start this skill: user-invocable is false and disable-model-invocation true. Remove one of the two."
});

// src/rules/without-name.ts
const COMMENT = /<!--.*?-->|#[^\r\n]*/y;
function withoutName(text, comment) {
	const line = lineRange(text, comment.line);
	const start = line.start + comment.column - 1;
	COMMENT.lastIndex = start;
	const whole = COMMENT.exec(text)?.[0];
	if (whole === void 0) return null;
	const end = start + whole.length;
	if (comment.names.length > 1) return {
		start,
		end,
		text: withoutWord(whole, comment.name)
	};
	if (!(`${text.slice(line.start, start)}${text.slice(end, line.end)}`.trim() === "")) return {
		start,
		end,
		text: ""
	};
	const isBetween = whole.startsWith("<") && isFilled(text, comment.line - 1) && isFilled(text, comment.line + 1);
	return {
		start: line.start,
		end: isBetween ? line.end : line.next,
		text: ""
	};
}
function isFilled(text, line) {
	if (line === 0) return false;
	const { start, end } = lineRange(text, line);
	return text.slice(start, end).trim() !== "";
}
function withoutWord(comment, name) {
	const pieces = comment.split(/([\s,]+)/);
	const at = pieces.lastIndexOf(name);
	return at < 1 ? comment : [...pieces.slice(0, at - 1), ...pieces.slice(at + 1)].join("");
}

// src/rules/unused-disable.ts
const unusedDisable = defineRule({
	id: "SK090",
	slug: "unused-disable",
	severity: "warning",
	summary: "A skillcheck-disable comment silences nothing.",
	source: "lint.md §4.5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ idleComments }) => idleComments.map((idle) => {
		const { path, line, column } = idle.comment;
		return {
			path,
			line,
			column,
			idle
		};
	}),
	message: ({ idle: { comment, rule, why, near } }) => {
		switch (why) {
			case "unused": return `${rule} does not fire here any more. Remove ${comment.names.length === 1 ? "the comment" : "it from the comment"}.`;
			case "unknown": return `There is no rule ${showShort(comment.name)}, so the comment does nothing. ${near === null ? "Write an id such as SK009." : `Did you mean ${near}?`}`;
			case "never-silenced": return `No comment silences ${rule}: who hides a text could hide the comment too. Use lint.rules or lint.ignore of .skillcheck.yml.`;
			case "nameless": return "The comment names no rule, so it silences nothing. Write the ids or slugs behind skillcheck-disable.";
		}
	},
	repair: ({ path, idle: { comment, why } }, { source }) => {
		if (why !== "unused") return null;
		const edit = withoutName(textOf(source, path) ?? "", comment);
		return edit === null ? null : {
			kind: "edit",
			path,
			edits: [edit]
		};
	}
});

// src/rules/upload-forbidden.ts
const RESERVED_WORDS = ["anthropic", "claude"];
const uploadForbidden = defineRule({
	id: "SK020",
	slug: "upload-forbidden",
	severity: "info",
	worst: (targets) => targets.includes("claude-ai") ? "error" : "info",
	summary: "The upload to claude.ai refuses the skill.",
	source: "anthropics/skills skills/skill-creator/scripts/quick_validate.py; lint.md §2.2",
	verified: "2026-08-31",
	level: "MUST",
	check: (context) => {
		const { source, targets } = context;
		const isTarget = targets.includes("claude-ai");
		if (targets.length === 0 && findNotStandardFields(context).length > 0) return [];
		const facts = [
			...bracketFacts(source, "name"),
			...reservedFacts(source),
			...bracketFacts(source, "description"),
			...isTarget ? [...secondSkillFacts(source), ...keyFacts(context)] : []
		];
		return isTarget ? facts.map((fact) => ({
			...fact,
			severity: "error"
		})) : facts;
	},
	message: ({ reason }) => `claude.ai refuses this package: ${reason}.`
});
function bracketFacts(source, key) {
	const reading = readField(source, key);
	if (reading.kind !== "text") return [];
	const brackets = ["<", ">"].filter((bracket) => reading.text.includes(bracket));
	if (brackets.length === 0) return [];
	const reason = `${key} holds ${joinWords(brackets.map((bracket) => `"${bracket}"`))}`;
	return [toFact(source, reading.field.place, reason)];
}
function reservedFacts(source) {
	const name = readField(source, "name");
	if (name.kind !== "text") return [];
	const held = RESERVED_WORDS.filter((word) => name.text.toLowerCase().includes(word));
	if (held.length === 0) return [];
	const reason = `name holds the reserved ${held.length > 1 ? "words" : "word"} ${joinWords(held)}`;
	return [toFact(source, name.field.place, reason)];
}
function secondSkillFacts(source) {
	if (source.outerSkill === null) return [];
	return [toFact(source, {
		line: 1,
		column: 1
	}, `this is a second SKILL.md in the package of ${source.outerSkill === "." ? "the root" : source.outerSkill}`)];
}
function keyFacts({ source, targets }) {
	const fields = readFields(source);
	const unknown = fields.filter(({ key }) => !STANDARD_FIELDS.includes(key));
	const nears = findNearFields(unknown, fields, selectedAgents(targets));
	return unknown.map(({ key, keyPlace }, index) => {
		const near = nears[index] ?? null;
		const meant = near === null ? "" : ` (did you mean ${near}?)`;
		return toFact(source, keyPlace, `it does not know the key ${showShort(key)}${meant}`);
	});
}
function toFact(source, place, reason) {
	return {
		path: skillMdPath(source),
		...place,
		reason
	};
}

// src/rules/variable-path.ts
const variablePath = defineRule({
	id: "SK046",
	slug: "variable-path",
	severity: "warning",
	summary: "A path behind CLAUDE_SKILL_DIR, CLAUDE_PLUGIN_ROOT or baseDir does not exist.",
	source: "https://code.claude.com/docs/en/skills; lint.md §6.2 step 4",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const linked = findLinks(source, "SK046").flatMap(({ document, link }) => {
			const { line, column, destination, target } = link;
			const real = target.kind === "local" ? target.path : destination;
			return [{
				path: document.path,
				line,
				column,
				target: destination,
				real
			}];
		});
		const inCode = usedDocuments(source).flatMap(({ path, wrongCodePaths }) => wrongCodePaths().flatMap(({ line, column, written, variable, state, real, asExample }) => variable === null || state !== "absent" || asExample ? [] : [{
			path,
			line,
			column,
			target: written,
			real
		}]));
		const seen = new Set(linked.map(({ real }) => real));
		const facts = linked.concat(inCode.filter(({ real }) => {
			if (seen.has(real)) return false;
			seen.add(real);
			return true;
		}));
		return isAboutPlugins(source) ? facts.map((fact) => ({
			...fact,
			severity: "info"
		})) : facts;
	},
	message: ({ target, real }) => `${target} resolves to ${real}, which does not exist.`
});

// src/rules/yaml-broken-line.ts
function readBrokenLine(block, fault) {
	const lines = block.text.split(/\r\n?|\n/);
	const open = openingOf(fault);
	const index = open !== null ? openLine(lines, open) : Math.min(Math.max(0, fault.line - block.firstLine), lines.length - 1);
	const text = lines[index] ?? "";
	const lead = leadOf(text);
	return {
		index,
		number: block.firstLine + index,
		text,
		lead,
		value: lead === "" ? "" : text.slice(lead.length).trimEnd(),
		above: lines[index - 1] ?? "",
		below: lines[index + 1] ?? ""
	};
}
function isUnclosed(fault) {
	return openingOf(fault) !== null;
}
function isUnclosedQuote(fault) {
	return fault.code === "MISSING_CHAR" && fault.message.startsWith("Missing closing");
}
function openingOf(fault) {
	if (isUnclosedQuote(fault)) return /^["']/;
	return fault.code === "BAD_INDENT" && fault.message.startsWith("Flow ") ? /^[[{]/ : null;
}
const CLOSINGS = /* @__PURE__ */ new Map([["[", "]"], ["{", "}"]]);
function openLine(lines, opening) {
	const open = lines.findIndex((line) => {
		const value = line.slice(leadOf(line).length).trimEnd();
		const first = value[0] ?? "";
		const closing = CLOSINGS.get(first) ?? first;
		return opening.test(value) && (value.length === 1 || !value.endsWith(closing));
	});
	return Math.max(0, open);
}
function leadOf(line) {
	const item = /^[ \t]*-[ \t]+/.exec(line)?.[0] ?? "";
	const colon = line.indexOf(":", item.length);
	if (colon === -1 || /^["'[{]/.test(line.slice(item.length))) return item;
	return /^[ \t]+/.test(line.slice(colon + 1)) ? line.slice(0, colon + 1) + (/^[ \t]+/.exec(line.slice(colon + 1))?.[0] ?? "") : item;
}

// src/rules/yaml-shapes.ts
const QUOTE = "Put the value in quotes";
const SHAPES = [
	tabIndentation,
	unclosedQuotation,
	reservedStart,
	brackets,
	escapeInQuotes,
	textAfterQuotation,
	textAfterBlockSign,
	colonInValue,
	indentedBelowValue,
	lineWithoutKey
];
function shapeAt(line, what, rest = {}) {
	return {
		place: {
			line: line.number,
			column: line.lead.length + 1
		},
		what,
		remedy: QUOTE,
		index: line.index,
		fixed: null,
		isOffer: false,
		...rest
	};
}
function requoted(line) {
	return `${line.lead}${quoteYaml(unquoted(line.value))}`;
}
function unquoted(value) {
	const quote = value[0];
	if (quote !== "\"" && quote !== "'" || value.length < 2 || !value.endsWith(quote)) return value;
	const inner = value.slice(1, -1);
	return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll("\\\"", "\"");
}
function tabIndentation({ fault, line }) {
	const tabs = /^[ \t]*/.exec(line.text)?.[0] ?? "";
	if (fault.code !== "TAB_AS_INDENT" && !tabs.includes("	")) return null;
	return shapeAt(line, "YAML forbids tabs as indentation", {
		place: {
			line: line.number,
			column: Math.max(0, line.text.indexOf("	")) + 1
		},
		remedy: "Use two blanks",
		fixed: tabs.replaceAll("	", "  ") + line.text.slice(tabs.length)
	});
}
function unclosedQuotation({ fault, line }) {
	if (!isUnclosedQuote(fault)) return null;
	const quote = line.value[0];
	return shapeAt(line, "the quotation that starts here never ends", {
		remedy: "Close it",
		isOffer: true,
		fixed: quote === "\"" || quote === "'" ? `${line.text.trimEnd()}${quote}` : null
	});
}
const STARTS = /* @__PURE__ */ new Map([
	["*", "`*` starts a YAML alias"],
	["!", "`!` starts a YAML tag"],
	["`", "a value may not start with `"],
	["@", "a value may not start with @"],
	["%", "a value may not start with %"],
	[",", "a value may not start with a comma"],
	["-", "a list cannot start on the line of its key"]
]);
function reservedStart({ line }) {
	const [start = "", second = ""] = line.value;
	const what = STARTS.get(start);
	if (what === void 0 || start === "-" && second !== " ") return null;
	return shapeAt(line, what, {
		fixed: requoted(line),
		isOffer: start === "!" || start === "-"
	});
}
function brackets({ line }) {
	const { value } = line;
	if (value.startsWith("{")) return shapeAt(line, "braces are a map in YAML", {
		fixed: requoted(line),
		isOffer: true
	});
	if (!value.startsWith("[")) return null;
	const close = value.indexOf("]");
	if (close !== -1 && value.slice(close + 1).trim() !== "") return shapeAt(line, "brackets are a list in YAML", { fixed: requoted(line) });
	const quoted = value.slice(1, close === -1 ? void 0 : close).split(",").map((item) => quoteYaml(unquoted(item.trim()))).join(", ");
	return shapeAt(line, "an item of this list cannot stand unquoted", {
		remedy: "Quote the items",
		isOffer: true,
		fixed: `${line.lead}[${quoted}]`
	});
}
function escapeInQuotes({ fault, line }) {
	if (fault.code !== "BAD_DQ_ESCAPE") return null;
	const text = line.value.startsWith("\"") ? unquoted(line.value) : line.value;
	return shapeAt(line, "a backslash in double quotes starts an escape that YAML does not know", {
		place: {
			line: fault.line,
			column: fault.column
		},
		remedy: "Use single quotes",
		isOffer: true,
		fixed: `${line.lead}'${text.replaceAll("'", "''")}'`
	});
}
function textAfterQuotation({ fault, line }) {
	const quote = line.value[0];
	if (quote !== "\"" && quote !== "'") return null;
	const end = line.lead.length + endOfQuotation(line.value, quote);
	if (fault.line !== line.number || end >= line.text.trimEnd().length) return null;
	return shapeAt(line, `the quotation ends at column ${end}, and text follows`, {
		remedy: "Use other quotes around the whole value",
		fixed: requoted(line)
	});
}
function endOfQuotation(value, quote) {
	for (let at = 1; at < value.length; at += 1) if (quote === "\"" && value[at] === "\\") at += 1;
	else if (value[at] === quote) {
		if (quote !== "'" || value[at + 1] !== quote) return at + 1;
		at += 1;
	}
	return value.length;
}
function textAfterBlockSign({ line }) {
	if (!/^[|>][-+\d]*[ \t]+[^#\s]/.test(line.value)) return null;
	return shapeAt(line, `no text may follow ${line.value[0]} on its line`, { remedy: "Start the text on the next line, indented" });
}
function colonInValue({ line }) {
	const { value } = line;
	if (!/:(?:[ \t]|$)/.test(value) || /^["'|>]/.test(value)) return null;
	return shapeAt(line, "the value contains \": \", which YAML reads as a new key", {
		remedy: "Put it in quotes",
		fixed: requoted(line)
	});
}
function indentedBelowValue({ fault, line }) {
	if (fault.code !== "BLOCK_AS_IMPLICIT_KEY" || !/^[ \t]+\S/.test(line.below)) return null;
	return {
		place: {
			line: line.number + 1,
			column: 1
		},
		what: "this line is indented below a value that has already ended",
		remedy: "Take the blanks away",
		index: line.index + 1,
		fixed: line.below.trimStart(),
		isOffer: true
	};
}
function lineWithoutKey({ fault, line }) {
	if (!["MISSING_CHAR", "MULTILINE_IMPLICIT_KEY"].includes(fault.code) || line.lead !== "" || line.text.trim() === "") return null;
	const place = {
		line: line.number,
		column: 1
	};
	if (line.above.trim() === "") return shapeAt(line, "there is no key: on this line", {
		place,
		remedy: "Write key: value"
	});
	return shapeAt(line, "a continuation line must be indented", {
		place,
		remedy: "Indent it",
		fixed: `  ${line.text}`
	});
}

// src/rules/yaml-diagnosis.ts
function diagnoseYaml(block, faults) {
	const fault = faults[0] ?? {
		code: "",
		message: "unreadable",
		line: block.firstLine,
		column: 1
	};
	const line = readBrokenLine(block, fault);
	for (const shape of SHAPES) {
		const found = shape({
			fault,
			line
		});
		if (found !== null) return withVerifiedFix(block, found);
	}
	return {
		place: {
			line: fault.line,
			column: fault.column
		},
		what: `YAML cannot read this (${fault.message})`,
		remedy: "Put the value in quotes",
		fix: null,
		fixedLine: null
	};
}
function withVerifiedFix(block, shape) {
	const { place, what, remedy } = shape;
	const fix = shape.fixed !== null && readsAfter(block, shape.index, shape.fixed) ? shape.fixed : null;
	return {
		place,
		what,
		remedy,
		fix,
		fixedLine: fix === null || shape.isOffer ? null : block.firstLine + shape.index
	};
}
function readsAfter(block, index, fixed) {
	const pieces = block.text.split(/(\r\n?|\n)/);
	pieces[2 * index] = fixed;
	const end = pieces.slice(0, 2 * index + 1).join("").length;
	const document = (0, import_dist.parseDocument)(pieces.join(""), {
		prettyErrors: false,
		logLevel: "silent"
	});
	if ([...document.errors, ...document.warnings].some((fault) => fault.pos[0] <= end || isUnclosed(fault))) return false;
	try {
		document.toJS({ maxAliasCount: LIMITS.yamlAliases });
		return true;
	} catch (error) {
		if (error instanceof ReferenceError) return false;
		throw error;
	}
}

// src/rules/yaml-invalid.ts
const SHOWN_CHARACTERS = 160;
const yamlInvalid = defineRule({
	id: "SK014",
	slug: "yaml-invalid",
	severity: "error",
	summary: "The front matter is not valid YAML 1.2.",
	source: "https://yaml.org/spec/1.2.2/; lint.md §5.1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const found = source.frontMatter;
		if (found.kind !== "invalid") return [];
		const { place, fix, ...rest } = diagnoseYaml(found.block, found.faults);
		return [{
			path: skillMdPath(source),
			...place,
			...rest,
			fix: fix ?? void 0
		}];
	},
	message: ({ line, what, remedy, fix }) => fix === void 0 ? `Line ${line}: ${what}. ${remedy}.` : `Line ${line}: ${what}. ${remedy}: ${cutCharacters(fix, SHOWN_CHARACTERS)}`,
	repair: ({ path, fix, fixedLine }, { source }) => {
		if (fix === void 0 || fixedLine === null) return null;
		const { start, end } = lineRange(textOf(source, path) ?? "", fixedLine);
		return {
			kind: "edit",
			path,
			edits: [{
				start,
				end,
				text: fix
			}]
		};
	}
});

// src/rules/yaml-surprise.ts
const yamlSurprise = defineRule({
	id: "SK015",
	slug: "yaml-surprise",
	severity: "warning",
	summary: "A value of the front matter parses, but not to what was written.",
	source: "lint.md §5.2; https://yaml.org/spec/1.2.2/#66-comments",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ source }) => {
		if (source.frontMatter.kind !== "read") return [];
		return findSurprises(source.frontMatter.fields).map((surprise) => ({
			path: skillMdPath(source),
			...surprise.field.place,
			fix: surprise.fixedLine ?? void 0,
			surprise
		}));
	},
	message: ({ surprise }) => {
		const { field, shape, readAs } = surprise;
		switch (shape) {
			case "cut-by-comment": {
				const tail = [...field.source.replace(/\s+/g, " ")].slice(-24).join("");
				return `${field.key} ends at "${tail}": " #" starts a YAML comment. Put the value in quotes.`;
			}
			case "not-text": return `${field.key}: ${cutCharacters(field.source, 40)} is ${readAs} to some YAML readers; Codex and OpenCode drop what is no text. Put the value in quotes.`;
			case "dashes": return `${field.key} holds " --- ", where skills-ref ends the front matter and drops the rest. Write another dash.`;
			case "list": return `${field.key} is a list to YAML, where a text is expected. Put the value in quotes.`;
			case "map": return `${field.key} is a map to YAML, where a text is expected. Put the value in quotes.`;
			case "empty": return `${field.key} has no value: some tools read the text "null". Write a value or remove the key.`;
		}
	},
	repair: ({ path, surprise: { field, intended } }, { source }) => intended === null ? null : replaceAt(source, path, {
		place: field.place,
		written: intended,
		text: quoteYaml(intended)
	})
});

// src/rules/index.ts
const RULES = [
	skillMdMissing,
	frontMatter,
	nameMissing,
	descriptionMissing,
	nameDirectory,
	nameFormat,
	descriptionLength,
	descriptionWhen,
	brokenLink,
	skillLines,
	testMissing,
	fileName,
	encoding,
	yamlInvalid,
	yamlSurprise,
	duplicateKey,
	delimiterShape,
	unknownField,
	fieldType,
	uploadForbidden,
	descriptionPlaceholder,
	descriptionPerson,
	descriptionShort,
	linkCase,
	linkEscapes,
	absolutePath,
	brokenAnchor,
	codePathMissing,
	scriptNotExecutable,
	scriptShebang,
	orphanFile,
	referenceDepth,
	referenceToc,
	unclosedFence,
	symlink,
	nestedSkill,
	backslashPath,
	junkFile,
	bigFile,
	variablePath,
	bodyTokens,
	listingCut,
	notPortable,
	claudeOnlyBody,
	unreachable,
	forkMismatch,
	hiddenText,
	secret,
	injectionLike,
	dangerousCommand,
	broadTools,
	timeSensitive,
	todoLeft,
	unusedDisable,
	overLimit
];
const REPOSITORY_RULES = [
	catalogueBudget,
	manifest,
	duplicateName,
	triggerOverlap,
	unknownSibling
];

// src/rules/suite-rule.ts
function defineSuiteRule({ check, wants, needsRecordings, ...rest }) {
	return {
		...defineRule({
			...rest,
			check: (context) => {
				const toKey = (fact) => JSON.stringify([
					fact.line,
					fact.column,
					rest.message(fact)
				]);
				return [...new Map(check(context).map((fact) => [toKey(fact), fact])).values()].map((fact) => ({
					...fact,
					path: context.suite.path
				}));
			}
		}),
		...wants === void 0 ? {} : { wants },
		...needsRecordings === void 0 ? {} : { needsRecordings }
	};
}
function agentsOf(test, { suite, agents }) {
	return test.agents ?? suite.agents ?? agents;
}
function toPrompts({ test, at }, written) {
	const isSteps = written.valueAt([...at, "steps"]) !== void 0;
	return test.prompts.map((text, index) => {
		const place = isSteps ? [
			...at,
			"steps",
			index,
			"prompt"
		] : [...at, "prompt"];
		return {
			text,
			...written.placeOf(place)
		};
	});
}
function toTests({ suite }) {
	return suite.tests.map((test, index) => ({
		test,
		at: ["tests", index]
	}));
}

// src/rules/suites/work-budget.ts
const MOST_UNITS = 1e6;
function createBudget() {
	let left = MOST_UNITS;
	return (units) => {
		left -= units;
		return left >= 0;
	};
}

// src/rules/suites/fake-shadowed.ts
const METHOD = /^([A-Z]+) (.*)$/s;
const READS = [
	"",
	"GET",
	"HEAD"
];
const SEARCHED = {
	exact: (pattern) => `^(?:${pattern})$`,
	prefix: (pattern) => `^(?:${pattern})`,
	search: (pattern) => pattern
};
const fakeShadowed = defineSuiteRule({
	id: "SK107",
	slug: "fake-shadowed",
	severity: "warning",
	summary: "An earlier pattern of a stand-in also meets a later pattern's own text.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => {
		const spend = createBudget();
		return toMaps(context).flatMap(({ at, standIn }) => toPatterns(standIn, at, context.written).flatMap((patterns) => findShadowed(patterns, context, spend)));
	},
	message: ({ earlier, later }) => `"${toShownText(earlier)}" comes first and answers "${toShownText(later)}" too. End it with $ or move it down.`
});
function toMaps(context) {
	const { written } = context;
	const tests = toTests(context);
	const ofSuite = written.keysAt(["fakes"]).flatMap((command) => {
		const standIn = tests.find(({ at }) => !written.keysAt([...at, "fakes"]).includes(command))?.test.standIns.find((one) => one.command === command);
		return standIn?.kind === "described" ? [{
			standIn,
			at: ["fakes", command]
		}] : [];
	});
	const ofTests = tests.flatMap(({ test, at }) => test.standIns.flatMap((standIn) => {
		const own = [
			...at,
			"fakes",
			standIn.command
		];
		return standIn.kind === "described" && written.valueAt(own) !== void 0 ? [{
			standIn,
			at: own
		}] : [];
	}));
	return [...ofSuite, ...ofTests];
}
function toPatterns({ match, commands, urls }, at, written) {
	const ofCommands = {
		rules: commands,
		at: written.valueAt([...at, "commands"]) === void 0 ? at : [...at, "commands"]
	};
	const ofUrls = {
		rules: urls ?? [],
		at: [...at, "urls"]
	};
	return [{
		...ofCommands,
		match,
		areUrls: false
	}, {
		...ofUrls,
		match,
		areUrls: true
	}];
}
function findShadowed({ rules, at, match, areUrls }, { written, compilePattern }, spend) {
	const all = rules.map(({ pattern: text }) => {
		const request = toRequest(text, areUrls);
		const compiled = compilePattern(SEARCHED[match](request.pattern));
		const meets = (later) => compiled.ok && answersMethod(request, later) && spend(later.pattern.length + 1) && compiled.pattern.find(later.pattern) !== null;
		return {
			text,
			request,
			meets
		};
	});
	return all.flatMap(({ text: later, request }, index) => {
		const earlier = all.slice(0, index).find(({ meets }) => meets(request))?.text;
		if (earlier === void 0) return [];
		return [{
			...written.placeOfKey([...at, later]),
			earlier,
			later
		}];
	});
}
function toRequest(text, areUrls) {
	const [, method, url] = (areUrls ? METHOD.exec(text) : null) ?? [];
	return {
		method: method ?? "",
		pattern: url ?? text
	};
}
function answersMethod(earlier, later) {
	if (earlier.method === "ANY") return true;
	return earlier.method === "" ? READS.includes(later.method) : earlier.method === later.method;
}

// src/rules/suites/few-samples.ts
const ENOUGH$1 = 5;
const fewSamples = defineSuiteRule({
	id: "SK114",
	slug: "few-samples",
	severity: "info",
	summary: "Fewer than 5 samples are planned.",
	source: "statistics.md §12",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => {
		const { written } = context;
		return toTests(context).flatMap(({ test, at }) => {
			if (test.samples >= ENOUGH$1 || test.minPassRate === 1) return [];
			const own = [...at, "samples"];
			const place = written.valueAt(own) === void 0 ? ["samples"] : own;
			return [{
				...written.placeOf(place),
				samples: test.samples
			}];
		});
	},
	message: ({ samples }) => `${samples} ${samples === 1 ? "sample" : "samples"} can show no regression, or only a total collapse. Use ${ENOUGH$1} or more.`
});

// src/rules/suites/name-unsaid.ts
const MOST_FILES = 300;
const MOST_NAMES = 100;
const nameUnsaid = defineSuiteRule({
	id: "SK108",
	slug: "name-unsaid",
	severity: "info",
	summary: "A check wants a file of a name that nothing tells the agent.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	wants: (context) => {
		const tests = findUnsaid(context).map(({ test }) => test);
		const paths = new Set(tests.flatMap((test) => toFilesAround(test, context)));
		return paths.size > MOST_FILES ? [] : [...paths];
	},
	check: (context) => {
		const read = /* @__PURE__ */ new Map();
		const foldedOf = (path) => {
			const known = read.get(path);
			const folded = known === void 0 ? context.textOf(path)?.toLowerCase() ?? null : known;
			read.set(path, folded);
			return folded;
		};
		return findUnsaid(context).filter(({ test, name }) => toFilesAround(test, context).every((path) => {
			const text = foldedOf(path);
			return text !== null && !text.includes(name.toLowerCase());
		})).map(({ leaf: { line, column }, name }) => ({
			line,
			column,
			name
		}));
	},
	message: ({ name }) => `The agent is never told to call it ${toShownText(name)}. Name it in the prompt or use a glob.`
});
function findUnsaid(context) {
	const wanted = context.suite.tests.filter(isKnown).flatMap((test) => test.checks.flatMap((leaf) => toNames(leaf).map((name) => ({
		test,
		leaf,
		name
	})))).slice(0, MOST_NAMES);
	const ofSkill = wanted.length === 0 ? [] : toSkillTexts(context);
	return wanted.filter(({ test, name }) => {
		const folded = name.toLowerCase();
		const says = (text) => text.includes(folded);
		return !ofSkill.some(says) && !toTestTexts(test, context).some(says);
	});
}
function isKnown({ workspace, with: others, subagents }) {
	return workspace.setup.length === 0 && others.length === 0 && subagents.length === 0;
}
function toNames({ key, value }) {
	if (key === "all") return value.flatMap(toNames);
	return (/^(file_exists|created|modified|touched)$/.test(key) ? [value].flat().map(String) : /^file_(contains|matches)$/.test(key) ? [value.path] : []).map(lastSegment).filter((name) => name !== "" && !/[*?{}\\]/.test(name));
}
function toTestTexts(test, { filesBelow }) {
	const { prompts, answers, preamble, workspace, standIns } = test;
	const copied = workspace.from === null ? [] : filesBelow(workspace.from);
	return [
		...prompts,
		preamble,
		..."replies" in answers ? answers.replies.map((one) => typeof one === "string" ? one : one.reply) : [],
		...answers.kind === "user" ? [answers.brief] : [],
		...workspace.files.flat(),
		...standIns.map(toStandInText),
		...copied.map(({ path }) => path)
	].map((text) => text.toLowerCase());
}
function toStandInText(standIn) {
	return standIn.kind === "script" ? standIn.text : JSON.stringify(standIn);
}
function toSkillTexts({ source }) {
	const { documents, scripts, files } = source;
	return [...[...documents, ...scripts].map(({ text }) => text), ...files.map(({ path }) => path)].map((text) => text.toLowerCase());
}
function toFilesAround({ workspace: { from } }, { source, filesBelow }) {
	const known = new Set([...source.documents, ...source.scripts].map(({ path }) => path));
	const ofSkill = source.files.map(({ path }) => path).filter((path) => !known.has(path));
	const copied = from === null ? [] : filesBelow(from).map(({ path }) => path);
	return [.../* @__PURE__ */ new Set([...copied, ...ofSkill])];
}

// src/rules/suites/nothing-asserted.ts
const nothingAsserted = defineSuiteRule({
	id: "SK100",
	slug: "nothing-asserted",
	severity: "error",
	summary: "Neither a test nor any of its steps has a check.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ suite }) => suite.tests.filter(({ checks }) => checks.length === 0).map(({ name, line, column }) => ({
		line,
		column,
		test: name
	})),
	message: ({ test }) => `"${toShownText(test)}" asserts nothing, so it can only be invalid. Add a check under expect.`
});

// src/rules/suites/foretell.ts
const OPPOSITE = {
	passes: "fails",
	fails: "passes",
	open: "open"
};
function foretell(check, ofLeaf) {
	if (!NESTING.has(check.key)) return ofLeaf(check);
	const fates = nestedIn(check).map((inner) => foretell(inner, ofLeaf));
	switch (check.key) {
		case "not": return OPPOSITE[fates[0] ?? "open"];
		case "all": return join(fates, "fails", "passes");
		default: return join(fates, "passes", "fails");
	}
}
function join(fates, one, every) {
	if (fates.includes(one)) return one;
	return fates.every((fate) => fate === every) ? every : "open";
}
const NESTING = /* @__PURE__ */ new Set([
	"not",
	"all",
	"any"
]);
function nestedIn({ value }) {
	return Array.isArray(value) ? value : [value];
}
function toLeaves(checks) {
	return checks.flatMap((check) => NESTING.has(check.key) ? toLeaves(nestedIn(check)) : [check]);
}
function allowsNone(count) {
	return (typeof count === "number" ? count : count.at_least ?? 0) === 0;
}

// src/rules/suites/gives-up.ts
const AMOUNTS = /* @__PURE__ */ new Set([
	"calls",
	"commits",
	"cost_usd",
	"duration_s",
	"input_tokens",
	"output_tokens",
	"tokens",
	"turns"
]);
function passesGivenUp({ checks }) {
	return checks.length > 0 && checks.every((check) => foretell(check, toFate$2) === "passes");
}
function toFate$2(leaf) {
	if (leaf.key === "untouched") return "passes";
	const count = AMOUNTS.has(leaf.key) ? leaf.value : leaf.count;
	return count !== void 0 && allowsNone(count) ? "passes" : "fails";
}

// src/rules/suites/only-negative.ts
const onlyNegative = defineSuiteRule({
	id: "SK101",
	slug: "only-negative",
	severity: "warning",
	summary: "Every check of a test is negative.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ suite }) => suite.tests.filter(passesGivenUp).map(({ name, line, column }) => ({
		line,
		column,
		test: name
	})),
	message: ({ test }) => `"${toShownText(test)}" says only what must not happen; an agent that gives up passes. Add what must happen.`
});

// src/rules/suites/passes-untouched.ts
const passesUntouched = defineSuiteRule({
	id: "SK112",
	slug: "passes-untouched",
	severity: "warning",
	summary: "All checks of a test look at files, and hold before the agent starts.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	wants: (context) => context.suite.tests.filter(isOfFilesAlone).flatMap(({ checks, workspace }) => toLeaves(checks).flatMap((leaf) => {
		const path = leaf.key === "file_exists" ? null : toCopied(toNamed(leaf).path, workspace);
		return path === null ? [] : [path];
	})),
	check: (context) => {
		const spend = createBudget();
		return context.suite.tests.filter(isOfFilesAlone).filter(({ checks, workspace }) => {
			const start = {
				workspace,
				paths: toStartPaths(workspace, context),
				context,
				spend
			};
			return checks.every((check) => foretell(check, (leaf) => toFate$1(leaf, start)) === "passes");
		}).map(({ name, line, column }) => ({
			line,
			column,
			test: name
		}));
	},
	message: ({ test }) => `"${toShownText(test)}" passes before the agent starts. Assert the change.`
});
function isOfFilesAlone(test) {
	const leaves = toLeaves(test.checks);
	return test.workspace.setup.length === 0 && leaves.length > 0 && leaves.every(({ key }) => /^file_(exists|contains|matches)$/.test(key)) && !passesGivenUp(test);
}
function toNamed({ value }) {
	return value;
}
function toCopied(path, { from, files }) {
	const inside = joinPath(".", path);
	if (from === null || inside === null) return null;
	return files.some(([name]) => joinPath(".", name) === inside) ? null : joinPath(from, inside);
}
function toFate$1(leaf, start) {
	if (leaf.count !== void 0) return "open";
	return leaf.key === "file_exists" ? toFateOfGlobs(leaf, start) : toFateOfText(leaf, start);
}
function toFateOfGlobs({ value }, { paths, spend }) {
	const globs = Array.isArray(value) ? value : [value];
	if (!spend(paths.reduce((sum, path) => sum + path.length, 0) * globs.length)) return "open";
	return globs.every((glob) => matchesOne(String(glob), paths)) ? "passes" : "fails";
}
function toFateOfText(leaf, start) {
	const named = toNamed(leaf);
	const text = toStartText(named.path, start);
	if (text === void 0 || !start.spend(text?.length ?? 0)) return "open";
	return text !== null && holds(named, text, start.context) ? "passes" : "fails";
}
function toStartPaths({ from, files }, { filesBelow }) {
	return [...from === null ? [] : filesBelow(from).map(({ path }) => relativeTo(from, path)), ...files.map(([name]) => joinPath(".", name) ?? name)];
}
function matchesOne(source, paths) {
	const compiled = compileGlob(source);
	return compiled.ok && paths.some(compiled.glob.matches);
}
function toStartText(path, { workspace, context: { hasFile, textOf } }) {
	const inside = joinPath(".", path);
	const written = workspace.files.find(([name]) => joinPath(".", name) === inside);
	if (written !== void 0) return written[1];
	const copied = toCopied(path, workspace);
	if (copied === null || !hasFile(copied)) return null;
	return textOf(copied) ?? void 0;
}
function holds({ text: wanted, pattern }, text, { compilePattern }) {
	if (wanted !== void 0) return text.includes(wanted);
	const compiled = compilePattern(pattern ?? "");
	return compiled.ok && compiled.pattern.find(text) !== null;
}

// src/rules/suites/path-in-skill.ts
const pathInSkill = defineSuiteRule({
	id: "SK104",
	slug: "path-in-skill",
	severity: "warning",
	summary: "A fixture that the suite names lies in the skill, outside its evals folder.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ suite: { path, skillFolder }, written }) => {
		if (!isInside(skillFolder, path)) return [];
		return written.namedPaths.filter(({ kind }) => kind === "from" || kind === "text").filter((named) => isInside(skillFolder, named.path)).map((named) => ({
			...named.place,
			named: relativeTo(skillFolder, named.path)
		})).filter(({ named }) => named !== "evals" && !isInside("evals", named));
	},
	message: ({ named }) => `${toShownText(named)} ships with the skill. Move it under evals/.`
});

// src/rules/suites/prompt-leak.ts
const PIECES = 3;
const LEAST_WORDS_OF_PIECE = 2;
const MOST_WORDS_OF_PIECE = 20;
const WORDS_IN_A_ROW = 10;
const LOOKED_AT$1 = 16384;
const promptLeak = defineSuiteRule({
	id: "SK102",
	slug: "prompt-leak",
	severity: "warning",
	summary: "A prompt holds commands or sentences of SKILL.md.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => {
		const body = readBody(context.source);
		if (body === null) return [];
		return toTests(context).flatMap((placed) => toPrompts(placed, context.written).flatMap((prompt) => {
			const pieces = findShared(prompt, body);
			const { line, column } = prompt;
			return pieces.length === 0 ? [] : [{
				line,
				column,
				test: placed.test.name,
				pieces
			}];
		}));
	},
	message: ({ test, pieces }) => `The prompt of "${toShownText(test)}" tells the agent what the skill should tell it: ${pieces.map((piece) => `"${toShownText(piece)}"`).join(", ")}. Ask for the result.`
});
function readBody({ skillMd, documents }) {
	const document = documents.find(({ path }) => skillMd.kind === "read" && path === skillMd.path);
	if (document === void 0) return null;
	const words = toWords(document.text.slice(document.bodyOffset));
	return {
		...toCode(document),
		rows: new Set(toRows(words, WORDS_IN_A_ROW))
	};
}
function toCode(document) {
	const { codeSpans, fences } = document.content();
	const lines = fences.flatMap((fence) => fence.lines);
	const code = /* @__PURE__ */ new Map();
	const lengths = /* @__PURE__ */ new Set();
	for (const text of [...codeSpans.map((span) => span.text), ...lines]) {
		const words = toWords(text);
		if (words.length < LEAST_WORDS_OF_PIECE || words.length > MOST_WORDS_OF_PIECE) continue;
		code.set(words.join(" "), toPlain(text));
		lengths.add(words.length);
	}
	return {
		code,
		lengths: [...lengths]
	};
}
function findShared({ text }, { code, lengths, rows }) {
	const said = outsideFences(text.slice(0, LOOKED_AT$1));
	const plain = toPlain(said);
	const words = toWords(said);
	const shared = /* @__PURE__ */ new Set();
	for (const row of lengths.flatMap((length) => toRows(words, length))) {
		const piece = code.get(row);
		if (piece !== void 0 && plain.includes(piece)) shared.add(piece);
		if (shared.size === PIECES) return [...shared];
	}
	const row = toRows(words, WORDS_IN_A_ROW).find((one) => rows.has(one));
	return row === void 0 ? [] : [row];
}
function toPlain(text) {
	return text.replace(/\s+/g, " ").trim();
}
function toWords(text) {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
function toRows(words, length) {
	const starts = Math.max(0, words.length - length + 1);
	return Array.from({ length: starts }, (_, at) => words.slice(at, at + length).join(" "));
}
function outsideFences(text) {
	let open = null;
	return text.split(/\r\n?|\n/).filter((line) => {
		const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
		if (open === null) open = marks;
		else if (marks?.startsWith(open) === true) open = null;
		else return false;
		return marks === null;
	}).join("\n");
}

// src/rules/suites/slack-threshold.ts
const ENOUGH = 20;
const SLACK = .2;
const slackThreshold = defineSuiteRule({
	id: "SK113",
	slug: "slack-threshold",
	severity: "info",
	summary: "Far fewer samples must pass than do in the recordings.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	needsRecordings: true,
	check: ({ written, recordedOf, ...context }) => toTests(context).flatMap(({ test, at }) => {
		const rows = recordedOf?.(test.name) ?? [];
		const rate = test.minPassRate;
		const [worst] = [...rows].sort((left, right) => left.low - right.low);
		const isKnown = rows.every(({ valid }) => valid >= ENOUGH);
		if (worst === void 0 || !isKnown || worst.low - rate <= SLACK) return [];
		const own = [...at, "min_pass_rate"];
		const place = written.valueAt(own) === void 0 ? ["min_pass_rate"] : own;
		return [{
			...written.placeOf(place),
			...worst,
			rate
		}];
	}),
	message: ({ passed, valid, rate }) => `${passed}/${valid} recorded samples pass, ${rate} is required: a drop to there goes unseen. Raise min_pass_rate.`
});

// src/rules/suites/slash-prompt.ts
const TAKE_SLASH = /* @__PURE__ */ new Set(["claude", "droid"]);
const COMMAND = /^\/[A-Za-z][\w:-]*(?=\s|$)/;
const TAKES_MENTIONS = "gemini";
const MENTION = /(?:^|\s)@(\S{1,300})/g;
const LOOKED_AT = 16384;
const MOST_MENTIONS = 100;
const slashPrompt = defineSuiteRule({
	id: "SK105",
	slug: "slash-prompt",
	severity: "warning",
	summary: "A prompt or an answer begins with a command of an agent, or names a file behind @.",
	source: "agents.md AG-15",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => toTests(context).flatMap((placed) => {
		const agents = agentsOf(placed.test, context);
		return [...findCommands(placed, agents, context.written), ...agents.includes(TAKES_MENTIONS) ? findMentions(placed, context) : []];
	}),
	message: ({ start, agents, harm }) => `"${toShownText(start)}" is a command to ${joinWords(agents)}, not text: ${harm}. Write a sentence.`
});
function findCommands(placed, all, written) {
	const agents = all.filter((agent) => TAKE_SLASH.has(agent));
	if (agents.length === 0) return [];
	const first = ["none", ""].includes(placed.test.preamble) ? 0 : 1;
	return [...toPrompts(placed, written).slice(first), ...toAnswers(placed, written)].flatMap(({ text, line, column }) => {
		const start = COMMAND.exec(text)?.[0];
		if (start === void 0) return [];
		return [{
			line,
			column,
			start,
			agents,
			harm: "it may load the skill or never reach the model"
		}];
	});
}
function findMentions(placed, context) {
	const { written } = context;
	return [...toPrompts(placed, written), ...toAnswers(placed, written)].flatMap(({ text, line, column }) => {
		const named = [...text.slice(0, LOOKED_AT).matchAll(MENTION)].slice(0, MOST_MENTIONS).map(([, path = ""]) => path.replace(/[.,;:!?)]+$/, "")).find((path) => isInWorkspace(path, placed.test.workspace, context));
		if (named === void 0) return [];
		return [{
			line,
			column,
			start: `@${named}`,
			agents: [TAKES_MENTIONS],
			harm: "it appends the file to the prompt"
		}];
	});
}
function isInWorkspace(written, { from, files }, { hasFile, filesBelow }) {
	const path = joinPath(".", written) ?? ".";
	if (path === ".") return false;
	const isGiven = files.some(([name]) => name === path || isInside(path, name));
	const copied = from === null ? null : joinPath(from, path);
	return isGiven || copied !== null && (hasFile(copied) || filesBelow(copied).length > 0);
}
function toAnswers({ test, at }, written) {
	const { answers } = test;
	const place = (key) => written.placeOf([
		...at,
		"answers",
		key
	]);
	switch (answers.kind) {
		case "list": return answers.replies.map((text, index) => ({
			text,
			...place(index)
		}));
		case "patterns": return answers.replies.map(({ pattern, reply }) => ({
			text: reply,
			...place(pattern)
		}));
		default: return [];
	}
}

// src/rules/suites/steps-only.ts
const OF_THE_WAY = /* @__PURE__ */ new Set([
	"delegated",
	"loaded_skill",
	"ordered",
	"ran",
	"read_files",
	"tool_call",
	"used_agent",
	"used_skill"
]);
const stepsOnly = defineSuiteRule({
	id: "SK109",
	slug: "steps-only",
	severity: "info",
	summary: "All checks of a test look at what the agent did, none at what came of it.",
	source: "lint.md §4.7",
	verified: "2026-08-31",
	level: "SHOULD",
	check: ({ suite }) => suite.tests.filter(({ checks }) => {
		const leaves = toLeaves(checks);
		return leaves.length > 0 && leaves.every(({ key }) => OF_THE_WAY.has(key));
	}).filter((test) => !passesGivenUp(test)).map(({ name, line, column }) => ({
		line,
		column,
		test: name
	})),
	message: ({ test }) => `"${toShownText(test)}" asserts how, not what. Add a check on the outcome.`
});

// src/rules/suites/tool-absent.ts
const ABSENT = /* @__PURE__ */ new Map([["claude", ["grep", "glob"]], ["codex", [
	"read",
	"grep",
	"glob",
	"skill"
]]]);
const toolAbsent = defineSuiteRule({
	id: "SK110",
	slug: "tool-absent",
	severity: "warning",
	summary: "A check needs a tool that an agent of the test does not have.",
	source: "agents.md §5",
	verified: "2026-08-31",
	level: "SHOULD",
	check: (context) => context.suite.tests.flatMap((test) => {
		const agents = agentsOf(test, context);
		return test.checks.flatMap((check) => findAbsent(check, agents));
	}),
	message: ({ agents, tool }) => `${joinWords(agents)} ${agents.length === 1 ? "has" : "have"} no ${tool} tool, so this can never pass there. Assert the effect, or restrict the test with agents.`
});
function findAbsent(check, agents) {
	const stuck = agents.filter((agent) => foretell(check, (leaf) => toFate(leaf, agent)) === "fails");
	return toLeaves([check]).flatMap((leaf) => {
		const without = stuck.filter((agent) => isAbsent(leaf, agent));
		const [first] = without;
		if (first === void 0) return [];
		return [{
			line: leaf.line,
			column: leaf.column,
			agents: without,
			tool: toTool(leaf) ?? ""
		}];
	});
}
function toFate(leaf, agent) {
	if (!isAbsent(leaf, agent)) return "open";
	return leaf.count !== void 0 && allowsNone(leaf.count) ? "passes" : "fails";
}
function isAbsent(leaf, agent) {
	const tool = toTool(leaf);
	return tool !== null && (ABSENT.get(agent) ?? []).includes(tool);
}
function toTool({ key, value }) {
	if (key === "used_skill") return "skill";
	if (key !== "tool_call") return null;
	return (typeof value === "string" ? value : value.tool).toLowerCase();
}

// src/rules/suites/turn-unreachable.ts
const turnUnreachable = defineSuiteRule({
	id: "SK116",
	slug: "turn-unreachable",
	severity: "warning",
	summary: "A check looks at a turn beyond those that the prompts and answers of its test allow.",
	source: "suite.md §1",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ suite }) => suite.tests.flatMap((test) => {
		const most = countTurns(test);
		if (most === null) return [];
		return toLeaves(test.checks).flatMap(({ turn, line, column }) => {
			const beyond = toNumbers(turn).find((one) => Math.abs(one) > most);
			if (beyond === void 0) return [];
			return [{
				line,
				column,
				turn: beyond,
				because: toReason(test, most)
			}];
		});
	}),
	message: ({ turn, because }) => `Turn ${turn} cannot happen: ${because}. The check would always be invalid.`
});
function toNumbers(turn) {
	if (turn === void 0) return [];
	return typeof turn === "number" ? [turn] : turn;
}
function countTurns({ prompts, answers, maxTurns }) {
	if (answers.kind === "patterns" || answers.kind === "user") return null;
	const listed = answers.kind === "list" ? answers.replies.length : 0;
	return Math.min(prompts.length + listed, maxTurns);
}
function toReason({ prompts, answers, maxTurns }, most) {
	const listed = answers.kind === "list" ? answers.replies.length : 0;
	if (most < prompts.length + listed) return `max_turns is ${maxTurns}`;
	if (prompts.length > 1) return `there are ${prompts.length} steps`;
	if (listed === 0) return "there are no answers";
	return listed === 1 ? "there is 1 answer" : `there are ${listed} answers`;
}

// src/rules/suites/index.ts
const SUITE_RULES = [
	nothingAsserted,
	onlyNegative,
	promptLeak,
	pathInSkill,
	slashPrompt,
	fakeShadowed,
	nameUnsaid,
	stepsOnly,
	toolAbsent,
	passesUntouched,
	slackThreshold,
	fewSamples,
	turnUnreachable
];

// src/rules/every-rule.ts
const EVERY_RULE = [
	...RULES,
	...REPOSITORY_RULES,
	...SUITE_RULES
];

export { cutBytes as C, trimNewlines as D, keepEnds as E, countCodePoints as S, cutWithCount as T, decodeView as _, unusedDisable as a, removeAnsi as b, skillMdPath as c, placeAt as d, toTextLines as f, createRedactor as g, mayHold as h, RULES as i, lineAt as l, findWordGroups as m, SUITE_RULES as n, unknownSibling as o, usedDocuments as p, REPOSITORY_RULES as r, readField as s, EVERY_RULE as t, lineIndexAt as u, toRecordOptions as v, cutCharacters as w, byteLength as x, toShellCommand as y };