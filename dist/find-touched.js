import { a as discriminatedUnion, c as literal, d as record, f as strictObject, g as unknown, h as union, i as boolean, l as number, m as tuple, n as _null, o as int, p as string, r as array, s as lazy, t as _enum } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { r as showInvisible, t as breakCommands } from "./commands.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { a as fieldsDigest, i as toTreeDigest, n as toContentDigest, o as rememberDigests, s as sha256Hex, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { c as patternSchema, g as COST_SOURCES, l as compilePattern, m as splitExplanation, n as CHECK_VOCABULARY, p as explain, r as compileGlobList, s as SCOPES } from "./checks.js";
import { t as require_dist } from "./yaml.js";
import { n as findAgent } from "./agents.js";
import { t as MarkdownIt } from "./markdown.js";

// src/model/problem.ts
const problemSchema = strictObject({
	file: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	key: string(),
	what: string(),
	remedy: string()
});
function toProblemLine(problem) {
	const key = problem.key === "" ? "" : ` ${problem.key}:`;
	const remedy = problem.remedy === "" ? "" : `: ${problem.remedy}`;
	return `${problem.file}:${problem.line}:${problem.column}${key} ${problem.what}${remedy}`;
}

// src/text/redact-deep.ts
function mapStrings(value, change) {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
	if (typeof value !== "object" || value === null) return value;
	const copy = Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]);
	return Object.fromEntries(copy);
}
function collectStrings(value, into) {
	if (typeof value === "string") into.add(value);
	else if (Array.isArray(value)) for (const item of value) collectStrings(item, into);
	else if (typeof value === "object" && value !== null) for (const [key, item] of Object.entries(value)) {
		into.add(key);
		collectStrings(item, into);
	}
}
const ENCODED = /[\\%&\u001b\u0080-\u009f]/;
function isClean(strings, redactor) {
	const simple = [];
	for (const text of strings) if (!ENCODED.test(text)) simple.push(text);
	else if (redactor.redact(text) !== text) return false;
	const joined = simple.join("\n");
	return redactor.redact(joined) === joined;
}
const known = /* @__PURE__ */ new WeakMap();
function redactDeep(value, redactor) {
	const made = known.get(redactor) ?? /* @__PURE__ */ new WeakMap();
	known.set(redactor, made);
	const redacted = made.get(value) ?? redactNew(value, redactor);
	made.set(value, redacted).set(redacted, redacted);
	return redacted;
}
function redactNew(value, redactor) {
	const strings = /* @__PURE__ */ new Set();
	collectStrings(value, strings);
	return isClean(strings, redactor) ? value : mapStrings(value, redactor.redact);
}

// src/text/cut.ts
const encoder$3 = new TextEncoder();
function byteLength(text) {
	return encoder$3.encode(text).length;
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

// src/text/excerpt.ts
function toLine(text, limit) {
	const plain = removeAnsi(text);
	const head = plain.slice(0, 16 * limit + 64);
	const line = showInvisible(head).replace(/\s+/g, " ").trim();
	return cutCharacters(head.length < plain.length ? `${line}…` : line, limit);
}
function excerpt(text, limit) {
	const plain = trimNewlines(removeAnsi(text).replaceAll("\r\n", "\n"));
	if (plain.length <= limit) {
		const visible = showInvisible(plain);
		if (visible.length <= limit) return visible;
	}
	const shown = [];
	let room = limit;
	let taken = 0;
	for (const character of plain.slice(0, 2 * limit)) {
		const visible = showInvisible(character);
		const size = countCodePoints(visible);
		if (size > room) break;
		shown.push(visible);
		room -= size;
		taken += 1;
	}
	const left = countCodePoints(plain) - taken;
	return left === 0 ? shown.join("") : `${shown.join("")} … ${left} more characters`;
}

// src/text/terminal.ts
const LINE_CHARACTERS = 500;
function line(text, limit = 200) {
	return cutCharacters(breakCommands(toLine(text, limit)), limit);
}
function block(text, prefix, limit = 4e3) {
	return excerpt(text, limit).split("\n").map((each) => prefix + breakCommands(cutWithCount(each, LINE_CHARACTERS))).join("\n");
}
function commandData(text, limit = 300) {
	return line(text, limit).replaceAll("%", "%25");
}
function commandProperty(text) {
	return commandData(text, 1e3).replaceAll(":", "%3A").replaceAll(",", "%2C");
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
function toCodes(lengths) {
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
	literals: toCodes(Array.from({ length: 288 }, (_, symbol) => symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
	distances: toCodes(Array.from({ length: 30 }, () => 5))
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
	const codes = toCodes(own);
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
		literals: toCodes(lengths.slice(0, literals)),
		distances: toCodes(lengths.slice(literals, literals + distances))
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
			readBlock$1(bits, {
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
function readBlock$1(bits, output) {
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
const FLAGS = {
	extra: 4,
	name: 8,
	comment: 16,
	checksum: 2
};
function toBytes$1(base64) {
	const digits = base64.replaceAll("-", "+").replaceAll("_", "/");
	const binary = atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
function skipHeader(bytes) {
	const flags = bytes[3] ?? 0;
	let at = HEADER_BYTES;
	if ((flags & FLAGS.extra) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
	for (const flag of [FLAGS.name, FLAGS.comment]) {
		if ((flags & flag) === 0) continue;
		const end = bytes.indexOf(0, at);
		at = end === -1 ? bytes.length : end + 1;
	}
	return (flags & FLAGS.checksum) === 0 ? at : at + 2;
}
function unpack(base64) {
	const bytes = toBytes$1(base64);
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

// src/cassettes/path.ts
const DEFAULT_STORE = ".skillcheck";
const SLUG_LENGTH = 40;
const SEGMENT_LENGTH = 180;
const encoder$2 = new TextEncoder();
async function toSkillStorePath(skillFolder, store = DEFAULT_STORE) {
	return `${store}/cassettes/${await toFolderSegment(skillFolder)}`;
}
async function toCassettePath(cassette, text, store = DEFAULT_STORE) {
	const folder = await toSkillStorePath(cassette.skill.folder, store);
	const test = await toTestSlug(cassette.test);
	const run = `${encodeSegment(cassette.agent.name)}-${cassette.key.slice(0, 12)}`;
	const content = toContentPart(await toContentDigest(encoder$2.encode(text)));
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
	return `${slug}-${(await sha256Hex(encoder$2.encode(name))).slice(0, 6)}`;
}
async function toFolderSegment(skillFolder) {
	if (skillFolder === ".") return "%2E";
	const segment = skillFolder.split("/").map(encodeFolder).join("--");
	if (segment.length <= SEGMENT_LENGTH) return segment;
	const digest = await sha256Hex(encoder$2.encode(skillFolder));
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
	return text.replace(/[^A-Za-z0-9._-]/gu, (character) => Array.from(encoder$2.encode(character), toPercent).join(""));
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

// src/cassettes/recording.ts
function toRecordingHeader({ path, evidence, cassette }) {
	const { turns: _turns, files: _files, git: _git, fakes: _fakes, verdicts: _verdicts, grades: _grades, provenance: _provenance, ...header } = cassette;
	return {
		path,
		evidence,
		cassette: header
	};
}
function compareRecordings(left, right) {
	return compareTimes(left.cassette.recorded_at, right.cassette.recorded_at) || comparePaths(toFileName(left.path), toFileName(right.path));
}
function compareTimes(left, right) {
	return comparePaths(toFullTime(left), toFullTime(right));
}
function toFileName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function toFullTime(time) {
	return time.length === 20 ? time.replace("Z", ".000Z") : time;
}

// src/model/run-inputs.ts
const RUN_KEY_FIELDS = [
	"format",
	"agent",
	"model",
	"skills",
	"subagents",
	"user_turns",
	"fakes",
	"env",
	"workspace",
	"preamble",
	"permission"
];

// src/model/cassette.ts
const digest = string().regex(/^[0-9a-f]{64}$/);
const mode = _enum([
	"100644",
	"100755",
	"120000"
]);
const relativePath = string().min(1).max(4096).refine((path) => !/^\/|\0/.test(path) && !path.split("/").includes(".."), { error: "leads out of the workspace" });
const time = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
const keptFile = strictObject({
	path: relativePath,
	mode,
	size: number().int().min(0),
	sha256: digest,
	text: string().optional()
});
const keptChange = discriminatedUnion("kind", [
	strictObject({
		kind: literal("created"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("modified"),
		...keptFile.shape
	}),
	strictObject({
		kind: literal("deleted"),
		path: relativePath
	})
]);
const turn = strictObject({
	user: string(),
	source: _enum(["prompt", "answer"]),
	stdout: array(string()),
	stderr: array(string()),
	exit: number().int().nullable(),
	signal: string().nullable(),
	ended: _enum([
		"by-itself",
		"timeout",
		"output"
	]),
	started_at: time,
	duration_ms: number().int().min(0),
	changes: array(keptChange)
});
const tokens = int().min(0).nullable();
const unitPrice = number().min(0).nullable();
const usedPrice = strictObject({
	source: _enum(["configured", "table"]),
	model: string(),
	table: string().nullable(),
	input_mtok: unitPrice,
	output_mtok: unitPrice,
	cache_read_mtok: unitPrice,
	cache_write_mtok: unitPrice,
	at: time
});
const modelRequest = strictObject({
	turn: int().min(1),
	request: string().max(400),
	model_asked: string().nullable(),
	model_served: string().nullable(),
	status: int().nullable(),
	answered_by: _enum(["provider", "gateway"]),
	tokens: strictObject({
		input_total: tokens,
		cache_read: tokens,
		cache_write: tokens,
		output: tokens
	}).nullable(),
	micro_usd: int().min(0).nullable(),
	price_source: _enum(["configured", "table"]).optional(),
	duration_ms: int().min(0),
	problem: string().nullable()
});
const gitTurn = strictObject({
	branch: string(),
	commits: array(strictObject({
		hash: string().regex(/^[0-9a-f]{40,64}$/),
		subject: string(),
		body: string(),
		paths: array(relativePath)
	}))
});
const loadedParts = array(strictObject({
	name: string(),
	digest
})).max(LIMITS.skillFiles);
const header = {
	format: literal(1),
	key: digest,
	fields: strictObject(Object.fromEntries(RUN_KEY_FIELDS.map((name) => [name, digest]))),
	skill: strictObject({
		name: string(),
		folder: relativePath,
		digest,
		files: array(strictObject({
			path: relativePath,
			mode,
			sha256: digest
		})).max(LIMITS.skillFiles)
	}),
	with: loadedParts.optional(),
	subagents: loadedParts.optional(),
	test: string(),
	agent: strictObject({
		name: string(),
		version: string().nullable(),
		model: string()
	}),
	served_model: string().nullable(),
	model_server: literal("scripted").optional(),
	isolation: _enum([
		"none",
		"cage",
		"container"
	]),
	arm: _enum([
		"skill",
		"no-skill",
		"base",
		"combined"
	]),
	recorded_at: time,
	recorded_by: strictObject({
		skillcheck: string(),
		node: string(),
		os: string()
	}),
	batch: strictObject({
		id: string().regex(/^[A-Za-z0-9-]{1,64}$/),
		started_at: time
	}),
	paths: strictObject({
		workspace: string(),
		home: string()
	}),
	conversation: strictObject({
		unused_answers: number().int().min(0),
		hit_max_turns: boolean()
	})
};
const cassetteSchema = strictObject({
	...header,
	turns: array(turn).min(1),
	files: array(keptFile),
	git: array(gitTurn).optional(),
	gateway: strictObject({
		stopped: strictObject({
			why: _enum([
				"budget",
				"price",
				"provider"
			]),
			error: union([
				literal("malformed"),
				literal("connection"),
				int().min(100).max(999)
			]).nullable(),
			reason: string(),
			cap: string().optional()
		}).nullable(),
		left_out: int().min(0),
		price_table: string().nullable(),
		prices: array(usedPrice).optional(),
		cost_source: _enum([...COST_SOURCES, "unknown"]).optional(),
		requests: array(modelRequest)
	}).optional(),
	fakes: array(strictObject({
		turn: number().int().min(1),
		command: string(),
		argv: array(string()),
		status: string()
	})).max(LIMITS.standInCalls).optional(),
	verdicts: array(strictObject({
		key: digest,
		verdict: _enum([
			"pass",
			"fail",
			"unknown"
		]),
		reasoning: string(),
		model: string()
	})).optional(),
	grades: array(strictObject({
		key: digest,
		score: number().min(0).max(1).nullable(),
		details: string()
	})).optional(),
	provenance: strictObject({
		workflow_run: number().int(),
		path: string(),
		sha: string().regex(/^[0-9a-f]{40,64}$/)
	}).optional()
});

// src/cassettes/cassette-limits.ts
const RECORDED_LINES = 1e5;
const encoder$1 = new TextEncoder();
function toLimitProblem(cassette) {
	return toLinesProblem(cassette) ?? toStreamProblem(cassette) ?? toFilesProblem(cassette);
}
function toLinesProblem(cassette) {
	const lines = cassette.turns.reduce((sum, turn) => sum + turn.stdout.length + turn.stderr.length, 0);
	return lines > 1e5 ? `holds ${lines} lines, at most ${RECORDED_LINES} are read` : null;
}
function toStreamProblem(cassette) {
	if (toUnits(cassette) * 3 <= LIMITS.streamBytes) return null;
	const bytes = cassette.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
	return bytes > LIMITS.streamBytes ? `holds a stream of ${bytes} bytes, at most ${LIMITS.streamBytes} are read` : null;
}
function toUnits(cassette) {
	return cassette.turns.reduce((sum, turn) => turn.stdout.reduce((units, line) => units + line.length + 1, sum), 0);
}
function toStreamBytes(lines) {
	return lines.reduce((sum, line) => sum + toBytes(line), Math.max(0, lines.length - 1));
}
function toFilesProblem(cassette) {
	const changes = cassette.turns.flatMap((turn) => turn.changes);
	const kept = [...cassette.files, ...changes.filter((change) => change.kind !== "deleted")];
	if (kept.reduce((sum, file) => sum + (file.text?.length ?? 0), 0) * 3 <= Math.min(LIMITS.keptFileBytes, LIMITS.keptFilesBytes)) return null;
	const sizes = kept.map((file) => [file, toTextBytes(file)]);
	const [large] = sizes.filter(([, size]) => size > LIMITS.keptFileBytes);
	if (large) return `keeps ${large[1]} bytes of ${large[0].path}, at most ${LIMITS.keptFileBytes} are read`;
	const sum = sizes.reduce((total, [, size]) => total + size, 0);
	return sum > LIMITS.keptFilesBytes ? `keeps ${sum} bytes of files, at most ${LIMITS.keptFilesBytes} are read` : null;
}
function toTextBytes(file) {
	return file.text === void 0 ? 0 : toBytes(file.text);
}
function toBytes(text) {
	return encoder$1.encode(text).length;
}

// src/cassettes/stand-in-parts.ts
function toList$1(items, toParts) {
	return [String(items.length), ...items.flatMap(toParts)];
}
function toRules$1(rules, toParts) {
	return toList$1(rules, ({ pattern, answers }) => [pattern, ...toList$1(answers, toParts)]);
}
function toCommandParts({ stdout, stderr, exit, writes }) {
	return [
		stdout,
		stderr,
		String(exit),
		...toList$1(writes, (pair) => pair)
	];
}
function toUrlParts({ body, status, headers }) {
	return [
		body,
		String(status),
		...toList$1(headers, (pair) => pair)
	];
}
function toDescribedParts({ match, commands, repos, urls }) {
	return [
		match,
		...toRules$1(commands, toCommandParts),
		...repos === null ? ["-"] : toList$1(repos, ([name, fields]) => [name, JSON.stringify(fields)]),
		...urls === null ? ["-"] : toRules$1(urls, toUrlParts)
	];
}
function toStandInParts(standIn) {
	const { command, kind } = standIn;
	return kind === "script" ? [
		command,
		kind,
		standIn.text
	] : [
		command,
		kind,
		...toDescribedParts(standIn)
	];
}

// src/cassettes/run-key.ts
const FORMAT = 1;
async function toRunKey(inputs, digest = fieldsDigest) {
	const parts = toFieldParts(inputs);
	const digests = await Promise.all(RUN_KEY_FIELDS.map(async (name) => [name, await digest(parts[name])]));
	const fields = Object.fromEntries(digests);
	return {
		key: await toKeyOfFields(fields, digest),
		fields
	};
}
function toKeyOfFields(fields, digest) {
	return digest(RUN_KEY_FIELDS.map((name) => fields[name]));
}
function toPartsDigest(parts, digest) {
	return digest(toPartParts(parts));
}
function toModelDigest(model, digest) {
	return digest([model]);
}
function toFormatDigest(digest) {
	return digest([String(1)]);
}
function toCacheKeyPart(skillFolder, treeDigest) {
	return fieldsDigest([
		String(1),
		skillFolder,
		treeDigest
	]);
}
function toFieldParts(inputs) {
	const settings = [...inputs.agentSettings].sort(([left], [right]) => comparePaths(left, right));
	return {
		format: [String(1)],
		agent: [inputs.agent, ...settings.flat()],
		model: [inputs.model],
		skills: toPartParts(inputs.skills),
		subagents: toPartParts(inputs.subagents),
		user_turns: [
			String(inputs.prompts.length),
			...inputs.prompts,
			...toAnswerParts(inputs.answers),
			String(inputs.maxTurns)
		],
		fakes: inputs.standIns.flatMap(toStandInParts),
		env: inputs.env.flat(),
		workspace: [
			inputs.workspace.fromDigest ?? "",
			String(inputs.workspace.files.length),
			...inputs.workspace.files.flat(),
			...inputs.workspace.setup
		],
		preamble: [inputs.preamble],
		permission: [inputs.permissionMode]
	};
}
function toPartParts(parts) {
	return parts.flatMap((part) => [part.name, part.digest]);
}
function toAnswerParts(answers) {
	switch (answers.kind) {
		case "none": return ["none"];
		case "list": return [
			"list",
			String(answers.replies.length),
			...answers.replies
		];
		case "patterns": return [
			"patterns",
			String(answers.replies.length),
			...answers.replies.flatMap((answer) => [answer.pattern, answer.reply])
		];
	}
}

// src/cassettes/verify-cassette.ts
function toPlaceMismatch(path, cassette, digest) {
	const place = parseCassettePath(path);
	if (place === null) return "does not lie at the path of a recording";
	return toPathMismatch(place, cassette) ?? toContentMismatch(place, digest);
}
function rememberVerified(digest) {
	const verified = /* @__PURE__ */ new Map();
	return (cassette) => {
		const { key, fields, skill, agent, arm, subagents } = cassette;
		const header = JSON.stringify([
			key,
			fields,
			skill,
			cassette.with,
			subagents,
			agent.model,
			arm
		]);
		const known = verified.get(header) ?? verifyRunKey(cassette, digest);
		verified.set(header, known);
		return known;
	};
}
async function verifyRunKey(cassette, digest = fieldsDigest) {
	const { fields, skill } = cassette;
	if (await toKeyOfFields(fields, digest) !== cassette.key) return "digest mismatch: its run key does not follow from its own fields";
	if (fields.format !== await toFormatDigest(digest)) return mismatchOf("format", "format number");
	if (fields.model !== await toModelDigest(cassette.agent.model, digest)) return mismatchOf("model", "requested model");
	if (skill.digest !== await toTreeDigest(skill.files, digest)) return "digest mismatch: the tree digest of its skill does not follow from the files it names";
	if (fields.subagents !== await toPartsDigest(cassette.subagents ?? [], digest)) return mismatchOf("subagents", "subagents");
	return await hasOwnSkill(cassette, digest) ? null : mismatchOf("skills", "skill");
}
function toLoadedSkills(cassette) {
	return [cassette.skill, ...cassette.with ?? []];
}
async function hasOwnSkill(cassette, digest) {
	switch (cassette.arm) {
		case "combined": return true;
		case "no-skill": return cassette.fields.skills === await toPartsDigest([], digest);
		case "skill":
		case "base": return cassette.fields.skills === await toPartsDigest(toLoadedSkills(cassette), digest);
	}
}
function toPathMismatch(place, cassette) {
	if (cassette.key.slice(0, 12) !== place.key) return "digest mismatch: its run key is not that of its folder";
	if (cassette.agent.name !== place.agent) return `is of agent ${cassette.agent.name}, not of its folder's`;
	return toStamp(cassette.recorded_at) === place.stamp ? null : "was not recorded when its name says";
}
function toContentMismatch(place, digest) {
	return toContentPart(digest) === place.content ? null : "digest mismatch: was changed after it was written, its content is not that of its name";
}
function mismatchOf(field, shown) {
	return `digest mismatch: its field ${field} does not follow from the ${shown} it names`;
}

// src/cassettes/read-cassette.ts
async function readCassette(path, { bytes, digest }, verify = verifyRunKey) {
	if (bytes.length > LIMITS.cassetteBytes) return tooLarge(bytes.length);
	const parsed = parse$2(bytes);
	if (parsed.kind !== "cassette") return parsed;
	const problem = toLimitProblem(parsed.cassette);
	if (problem !== null) return {
		kind: "too-large",
		reason: problem
	};
	const { cassette } = parsed;
	const mismatch = toPlaceMismatch(path, cassette, digest) ?? await verify(cassette);
	return mismatch === null ? parsed : {
		kind: "forged",
		reason: mismatch
	};
}
function tooLarge(size) {
	return {
		kind: "too-large",
		reason: `holds ${size} bytes, at most ${LIMITS.cassetteBytes} are read`
	};
}
function parse$2(bytes) {
	const json = toJson(bytes);
	if (json.kind !== "json") return json;
	const result = cassetteSchema.safeParse(json.value);
	if (result.success) return {
		kind: "cassette",
		cassette: result.data
	};
	return {
		kind: "unreadable",
		reason: toReason(json.value, result.error)
	};
}
function toJson(bytes) {
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		return {
			kind: "json",
			value: JSON.parse(text)
		};
	} catch (error) {
		return {
			kind: "unreadable",
			reason: `is not a recording: ${error instanceof SyntaxError ? "no JSON, or cut off" : "no UTF-8 text"}`
		};
	}
}
function toReason(value, error) {
	if (isOfOtherFormat(value)) return `has another format than ${1}, the one read here`;
	if (isPytestRecording(value)) return "is a recording of pytest-skillcheck, not of skillcheck";
	const [issue] = error.issues;
	const place = issue?.path.join(".") ?? "";
	return `is not a recording of format ${1}: ${place === "" ? "" : `${place}: `}${issue?.message ?? ""}`;
}
function isOfOtherFormat(value) {
	return typeof value === "object" && value !== null && "format" in value && typeof value.format === "number" && value.format !== 1;
}
function isPytestRecording(value) {
	return typeof value === "object" && value !== null && "harness" in value && !("format" in value);
}

// src/model/tree-path.ts
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isInside$1(folder, path) {
	if (folder === ".") return path !== ".";
	return path.length > folder.length && path.startsWith(folder) && path[folder.length] === "/";
}
function relativeTo(folder, path) {
	return folder === "." ? path : path.slice(folder.length + 1);
}
function joinPath$1(folder, path) {
	const segments = folder === "." ? [] : folder.split("/");
	for (const segment of path.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") {
			segments.push(segment);
			continue;
		}
		if (segments.pop() === void 0) return null;
	}
	return segments.length === 0 ? "." : segments.join("/");
}
function isFolderName(name) {
	return /^[^/\\\0]{1,255}$/.test(name) && !name.startsWith(".");
}
function ancestorFolders(path) {
	const folders = [];
	for (let at = path; at !== ".";) {
		at = parentFolder(at);
		folders.push(at);
	}
	return folders;
}

// src/model/foreign-folder.ts
const VENDORED = /* @__PURE__ */ new Set([
	".git",
	".tox",
	".venv",
	"bower_components",
	"node_modules",
	"site-packages",
	"third_party",
	"vendor",
	"venv"
]);
const FIXTURES = /* @__PURE__ */ new Set([".skillcheck", "evals"]);
function isForeignFolder(folder) {
	return parentFolder(folder).split("/").some((segment) => VENDORED.has(segment) || FIXTURES.has(segment));
}

// src/model/unread-content.ts
function explainUnread(content) {
	switch (content.kind) {
		case "missing": return {
			what: "the tree lists it, but it is not there",
			remedy: "put it back, or run again when nothing changes the files"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "put the file itself there"
		};
		case "too-large": return {
			what: `${content.size} bytes exceed the limit of ${content.limit}`,
			remedy: "make it smaller"
		};
		case "refused": return {
			what: content.reason,
			remedy: "put a plain file there that this user may read"
		};
	}
}

// src/skills/find-skill-folders.ts
function findSkillFolders(entries, includes = () => true) {
	const folders = /* @__PURE__ */ new Set();
	const variants = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		const name = lastSegment(path);
		if (mode === "160000" || name.toLowerCase() !== "skill.md") continue;
		const folder = parentFolder(path);
		if (isForeignFolder(folder) || !includes(folder)) continue;
		if (name === "SKILL.md") folders.add(folder);
		else if (!variants.has(folder)) variants.set(folder, path);
	}
	const misnamed = [...variants].filter(([folder]) => ![folder, ...ancestorFolders(folder)].some((at) => folders.has(at))).map(([folder, path]) => ({
		folder,
		path
	})).sort((left, right) => comparePaths(left.path, right.path));
	return {
		folders: [...folders].sort(comparePaths),
		misnamed
	};
}

// src/skills/source-tree.ts
const MOST_LINKS = 40;
function toSourceTree(entries, linkTargets) {
	const sorted = [...entries].sort((left, right) => comparePaths(left.path, right.path));
	const known = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Map([[".", /* @__PURE__ */ new Map()]]);
	for (const { path } of sorted) {
		let child = path;
		for (const folder of ancestorFolders(path)) {
			if (known.has(child)) break;
			known.add(child);
			const names = folders.get(folder) ?? /* @__PURE__ */ new Map();
			folders.set(folder, names);
			const name = lastSegment(child);
			const spellings = names.get(name.toLowerCase()) ?? [];
			names.set(name.toLowerCase(), spellings);
			spellings.push(name);
			child = folder;
		}
	}
	return {
		entries: sorted,
		byPath: new Map(sorted.map((entry) => [entry.path, entry])),
		folders,
		linkTargets
	};
}
function resolvePath(tree, path) {
	let real = ".";
	let links = 0;
	let state = "present";
	let waiting = toSegments(path).reverse();
	for (let segment = waiting.pop(); segment !== void 0; segment = waiting.pop()) {
		const step = toStep(tree, real, segment);
		if (step.kind === "outside-root") return {
			state: "outside-root",
			real: path
		};
		if (step.kind === "absent" || links > MOST_LINKS) return {
			state: "absent",
			real: path
		};
		if (step.otherCase) state = "other-case";
		if (step.kind === "link") {
			links += 1;
			real = ".";
			waiting = waiting.concat(toSegments(step.target).reverse());
		} else real = step.path;
	}
	return {
		state,
		real
	};
}
function toStep(tree, folder, segment) {
	const spellings = tree.folders.get(folder)?.get(segment.toLowerCase()) ?? [];
	const name = spellings.includes(segment) ? segment : spellings[0];
	if (name === void 0) return { kind: "absent" };
	const otherCase = name !== segment;
	const path = folder === "." ? name : `${folder}/${name}`;
	const written = tree.linkTargets.get(path);
	if (written === void 0) return {
		kind: "entry",
		path,
		otherCase
	};
	const target = written.startsWith("/") ? null : joinPath$1(folder, written);
	return target === null ? { kind: "outside-root" } : {
		kind: "link",
		target,
		otherCase
	};
}
function toSegments(path) {
	return path === "." ? [] : path.split("/");
}

// src/skills/read-source-tree.ts
async function readSourceTree(files) {
	const entries = await files.list();
	const linkTargets = /* @__PURE__ */ new Map();
	for (const { path, mode } of entries) {
		if (mode !== "120000") continue;
		const content = await files.read(path, LIMITS.suiteBytes);
		if (content.kind === "link") linkTargets.set(path, content.target);
	}
	return toSourceTree(entries, linkTargets);
}

// src/suites/edit-distance.ts
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
	for (let j = 1; j <= right.length; j += 1) {
		const isSame = left.at(-1) === right[j - 1];
		const isSwap = left.length > 1 && left.at(-1) === right[j - 2] && left.at(-2) === right[j - 1];
		const choices = [
			at(above, j) + 1,
			at(row, j - 1) + 1,
			at(above, j - 1) + (isSame ? 0 : 1)
		];
		row.push(Math.min(...choices, isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
	}
	return row;
}
function at(row, index) {
	return row[index] ?? 0;
}
const LONGEST_WORD = 40;
function nearestWord(word, candidates) {
	if (word.length > LONGEST_WORD) return null;
	let nearest = null;
	let least = (word.length <= 4 ? 1 : 2) + 1;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate);
		if (distance < least) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}

// src/suites/explain-issue.ts
const NAMES = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "a map",
	record: "a map",
	null: "nothing"
};
const explainIssue = (issue) => {
	const { input } = issue;
	if (input === void 0 && issue.code !== "custom") return explain("is missing", wantedBy(issue));
	switch (issue.code) {
		case "invalid_type": return explain(`is ${nameOf$1(input)}`, wantedBy(issue));
		case "invalid_value": return explain(`is ${nameOf$1(input)}`, wantedBy(issue) + suggestion(input, issue.values));
		case "invalid_union": return explain(`is ${nameOf$1(input)}`, wantedBy(issue));
		case "too_small": return tooSmall(issue);
		case "too_big": return tooBig(issue);
		case "invalid_key": return issue.issues[0]?.message ?? "is a key that cannot be used";
		case "custom": return issue.message === void 0 ? "cannot be used" : issue.message;
		default: return explain(`${nameOf$1(input)} cannot be used`, "");
	}
};
function wantedBy(issue) {
	const wanted = [...new Set(wantedWords(issue))];
	if (wanted.length === 0) return "";
	const { input } = issue;
	const quoted = (typeof input === "number" || typeof input === "boolean") && wanted.includes("a text") ? ` (as a text: "${input}")` : "";
	return `write ${wanted.join(" or ")}${quoted}`;
}
function wantedWords(issue) {
	if (issue.code === "invalid_type") return [NAMES[issue.expected] ?? issue.expected];
	if (issue.code === "invalid_value") return [issue.values.map(String).join(", ")];
	if (issue.code === "invalid_union") return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(wantedWords));
	return [];
}
function suggestion(input, values) {
	if (typeof input !== "string") return "";
	const words = values.filter((value) => typeof value === "string");
	const near = nearestWord(input, words);
	return near === null ? "" : `; did you mean ${near}?`;
}
function tooSmall(issue) {
	const least = Number(issue.minimum);
	if (issue.origin === "string" || issue.origin === "array" || issue.origin === "set") {
		const unit = issue.origin === "string" ? "characters" : "entries";
		if (least === 1) return explain("is empty", issue.origin === "string" ? "write a text" : "write at least one");
		return explain(`is too short`, `write at least ${least} ${unit}`);
	}
	return explain(`is ${nameOf$1(issue.input)}`, `write ${issue.inclusive === false ? "more than" : "at least"} ${least}`);
}
function tooBig(issue) {
	const most = Number(issue.maximum);
	if (issue.origin === "array" || issue.origin === "string") {
		const unit = issue.origin === "array" ? "entries" : "characters";
		const length = issue.input?.length;
		const seen = length === void 0 ? "is too long" : `has ${length} ${unit}`;
		return explain(seen, `write at most ${most}`);
	}
	return explain(`is ${nameOf$1(issue.input)}`, `write at most ${most}`);
}
function nameOf$1(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "string") return value === "" ? "an empty text" : `the text ${JSON.stringify(value.slice(0, 40))}`;
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return "a map";
}

// src/suites/known-keys.ts
function definitionOf(schema) {
	return schema._zod.def;
}
function openSchema(schema) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "optional":
		case "default":
		case "prefault":
		case "nullable":
		case "readonly": return openSchema(def.innerType);
		case "pipe": return openSchema(def.in);
		case "lazy": return openSchema(def.getter());
		case "union": return def.options.flatMap((option) => openSchema(option));
		default: return [schema];
	}
}
function childSchemas(schema, step) {
	const def = definitionOf(schema);
	switch (def.type) {
		case "object": {
			const child = def.shape[String(step)];
			return child === void 0 ? [] : openSchema(child);
		}
		case "array": return openSchema(def.element);
		case "record": return openSchema(def.valueType);
		default: return [];
	}
}
function knownKeysAt(schema, path) {
	let candidates = openSchema(schema);
	for (const step of path) candidates = candidates.flatMap((one) => childSchemas(one, step));
	const keys = candidates.flatMap((one) => {
		const def = definitionOf(one);
		return def.type === "object" ? Object.keys(def.shape) : [];
	});
	return [...new Set(keys)];
}

// src/suites/unknown-key.ts
const SYNONYMS = /* @__PURE__ */ new Map([
	["assert", "`expect`"],
	["fake", "`fakes`"],
	["harness", "`agents`"],
	["runs", "`samples`"],
	["trials", "`samples`"],
	["instruction", "`prompt`"],
	["threshold", "`min_pass_rate`"],
	["graders", "`grade` or `judge`"],
	["negate", "`not`"],
	["skills", "`with`"],
	["matrix", "`pair_with`"],
	["should_activate", "`triggers.fires`"],
	["should_not_activate", "`triggers.quiet`"],
	["type", "`contains: text`"],
	["value", "`contains: text`"],
	["tool_called", "`tool_call`"],
	["skill_activated", "`loaded_skill`"],
	["after", "`expect`"]
]);
const NOT_YET = "is not supported by this version of skillcheck yet";
function explainUnknownKey(key, known) {
	if (known.later.has(key)) return {
		what: NOT_YET,
		remedy: "remove it until it is"
	};
	const belongs = known.elsewhere.get(key);
	if (belongs !== void 0) return {
		what: "does not belong here",
		remedy: `write it ${belongs}`
	};
	const what = "is not a key that can stand here";
	const near = nearestWord(key, [
		...known.here,
		...known.later,
		...known.elsewhere.keys()
	]);
	const synonym = SYNONYMS.get(key);
	const offers = [...near === null || synonym?.includes(`\`${near}\``) ? [] : [`did you mean \`${near}\`?${yetOf(`\`${near}\``, known)}`], ...synonym === void 0 ? [] : [`write ${synonym}${yetOf(synonym, known)}`]];
	if (offers.length > 0) return {
		what,
		remedy: offers.join(" or ")
	};
	return {
		what,
		remedy: `known are ${known.here.join(", ")}`
	};
}
function yetOf(offer, known) {
	return (offer.match(/[a-z_]+/g) ?? []).some((word) => known.later.has(word)) ? ` (${NOT_YET.replace("is ", "")})` : "";
}

// src/suites/yaml-source.ts
function spotAt(source, path) {
	let spot = source.root;
	for (const step of path) {
		const child = spot.children.get(step);
		if (child === void 0) return spot;
		spot = child;
	}
	return spot;
}
function keysAt(source, path) {
	let spot = source.root;
	for (const step of path) spot = spot?.children.get(step);
	return [...spot?.children.keys() ?? []].map(String);
}
function valueAt(source, path) {
	let value = source.data;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return void 0;
		value = value[step];
	}
	return value;
}
const LONGEST_KEY = 60;
function toKeyPath(path) {
	return path.reduce((text, step) => {
		if (typeof step === "number") return `${text}[${step}]`;
		const key = String(step).slice(0, LONGEST_KEY);
		if (!/^[\w-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
		return text === "" ? key : `${text}.${key}`;
	}, "");
}
function isMap$3(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/suites/to-problems.ts
function toProblems(issues, context) {
	return inFileOrder(issues.flatMap((issue) => problemsOf(issue, [], context)));
}
function inFileOrder(problems) {
	return [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toProblem$2({ file, key, place }, { what, remedy }) {
	return {
		file,
		line: place.line,
		column: place.column,
		key: toKeyPath(key),
		what,
		remedy
	};
}
function problemsOf(issue, above, context) {
	const inside = [...above, ...issue.path];
	const key = [...context.prefix, ...inside];
	const { file, source } = context;
	if (issue.code === "unrecognized_keys") {
		const here = knownKeysAt(context.schema, inside);
		return issue.keys.map((name) => {
			const path = [...key, name];
			const explanation = explainUnknownKey(name, {
				here,
				...context.words
			});
			return toProblem$2({
				file,
				key: path,
				place: spotAt(source, path).keyPlace
			}, explanation);
		});
	}
	if (issue.code === "invalid_union") {
		const branch = meantBranch(issue);
		if (branch !== null) return branch.flatMap((inner) => problemsOf(inner, inside, context));
	}
	if (issue.code === "invalid_key" && issue.issues[0] !== void 0) return [toProblem$2({
		file,
		key,
		place: spotAt(source, key).keyPlace
	}, explanationOf(issue.issues[0], issue.path.at(-1)))];
	const explanation = explanationOf(issue, valueAt(source, key));
	return [toProblem$2({
		file,
		key,
		place: spotAt(source, key).place
	}, explanation)];
}
function explanationOf(issue, value) {
	if (issue.code === "custom") {
		const { what, remedy } = issue.params ?? {};
		if (typeof what === "string" && typeof remedy === "string") return {
			what,
			remedy
		};
	}
	if (issue.message.startsWith("write ")) return {
		what: `is ${nameOf$1(value)}`,
		remedy: issue.message
	};
	const written = splitExplanation(issue.message);
	const colon = written.what.indexOf(": write ");
	if (written.remedy !== "" || colon === -1) return written;
	return {
		what: written.what.slice(0, colon),
		remedy: written.what.slice(colon + 2)
	};
}
function meantBranch(issue) {
	const [first, second] = issue.errors.filter((branch) => branch.length > 0 && !branch.some((inner) => inner.path.length === 0 && isTypeIssue(inner)));
	return first !== void 0 && second === void 0 ? first : null;
}
function isTypeIssue(issue) {
	return [
		"invalid_type",
		"invalid_value",
		"invalid_union"
	].includes(issue.code);
}

// src/suites/check-suite-paths.ts
function checkSuitePaths({ suite, named }, entries) {
	const problems = named.flatMap(({ kind, path, place, key }) => {
		const explanation = kind === "skill" ? refuseSkill(path, entries) : refusePath(kind, path, entries);
		return explanation === null ? [] : [{
			file: suite.path,
			...place,
			key,
			...explanation
		}];
	});
	return inFileOrder(problems);
}
function refuseSkill(folder, entries) {
	const wanted = folder === "." ? "skill.md" : `${folder.toLowerCase()}/skill.md`;
	if (entries.some(({ path }) => path.toLowerCase() === wanted)) return null;
	return {
		what: `no SKILL.md in ${folder}`,
		remedy: "write the folder of a skill"
	};
}
function refusePath(kind, path, entries) {
	const above = entries.find((entry) => entry.mode === "120000" && path.startsWith(`${entry.path}/`));
	if (above !== void 0) return refuseEntry(above);
	const files = entries.filter((entry) => entry.path === path || isInside(entry.path, path));
	if (files.length === 0) return {
		what: kind === "from" ? "is a folder that does not exist" : "is a file that does not exist",
		remedy: "paths begin at this file's folder, and only tracked files count"
	};
	if (kind === "from" && files.some((entry) => entry.path === path && isFile(entry))) return {
		what: "is a file",
		remedy: "name a folder, or write its text under `files`"
	};
	if (kind === "subagent" && !files.some((entry) => entry.path === path)) return {
		what: "is a folder",
		remedy: "name the definition file of each subagent"
	};
	const foreign = files.find((entry) => !isFile(entry));
	if (foreign !== void 0) return refuseEntry(foreign);
	return refuseCase(path, entries);
}
function isInside(path, folder) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function isFile(entry) {
	return entry.mode === "100644" || entry.mode === "100755";
}
function refuseEntry({ path, mode }) {
	return {
		what: `${path} is ${mode === "160000" ? "a submodule" : "a symbolic link"}`,
		remedy: "copy the files in"
	};
}
function refuseCase(named, entries) {
	const lower = named.toLowerCase();
	const seen = /* @__PURE__ */ new Map();
	for (const { path } of entries) {
		const folded = path.toLowerCase();
		if (folded !== lower && !isInside(folded, lower)) continue;
		const other = seen.get(folded);
		if (other !== void 0) return {
			what: `${other} and ${path} differ only in case`,
			remedy: "rename one of them"
		};
		seen.set(folded, path);
	}
	return null;
}

// src/suites/model-choice.ts
const NO_CHOICE = {
	everyAgent: [],
	byAgent: /* @__PURE__ */ new Map()
};
function toModelChoice(written) {
	if (written === void 0) return NO_CHOICE;
	if (typeof written === "string") return {
		everyAgent: [written],
		byAgent: /* @__PURE__ */ new Map()
	};
	const entries = Object.entries(written).map(([agent, models]) => [agent, typeof models === "string" ? [models] : models]);
	return {
		everyAgent: [],
		byAgent: new Map(entries)
	};
}
function overrideModel(stronger, weaker) {
	if (stronger.everyAgent.length > 0) return stronger;
	return {
		everyAgent: weaker.everyAgent,
		byAgent: new Map([...weaker.byAgent, ...stronger.byAgent])
	};
}
function modelsFor(choice, agent) {
	return choice.byAgent.get(agent) ?? choice.everyAgent;
}

// src/model/finding.ts
const SEVERITIES = [
	"error",
	"warning",
	"info"
];
const findingSchema = strictObject({
	rule: string(),
	slug: string(),
	severity: _enum(SEVERITIES),
	path: string(),
	line: number().int().min(1),
	column: number().int().min(1),
	message: string(),
	fix: string().optional()
});

// src/model/host-name.ts
const HOST$1 = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const OWN = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;
function isHostName(text) {
	return HOST$1.test(text) && !OWN.test(text);
}
const TUNNEL_PORT = 443;
const PORT = `:${443}`;
const withoutPort = (text) => text.endsWith(PORT) ? text.slice(0, -PORT.length) : text;
const extraHostsSchema = array(string().refine((text) => isHostName(withoutPort(text)), { error: explain("is not the name of a host that agents may reach", "write a whole name in lower case, such as api.example.com; no address, no wildcard, no port but 443") }).transform(withoutPort)).max(100).describe("Hosts that agents may reach beside their model, each by its whole name, on port 443 alone. On a pull request those of the base commit.");

// src/model/isolation.ts
const IMAGE_CHARACTERS = 255;
const HOST = "[a-zA-Z0-9]+(?:[.-][a-zA-Z0-9]+)*(?::[0-9]{1,5})?";
const COMPONENT = "[a-z0-9]+(?:(?:[.]|__?|-{1,5})[a-z0-9]+)*";
const IMAGE = new RegExp(`^(?:${HOST}/)?${COMPONENT}(?:/${COMPONENT})*(?::[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`);
function isImageName(text) {
	return text.length <= IMAGE_CHARACTERS && IMAGE.test(text);
}
const imageSchema = string().refine(isImageName, { error: explain("is not the name of an image", "write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2") });
const containerSchema = strictObject({ container: imageSchema.describe("Name of an image that is on the machine; its own agent CLI runs.") });
function toIsolationWords(isolation) {
	switch (isolation.kind) {
		case "none": return "no cage";
		case "cage": return "in a cage";
		case "container": return `in a container of ${isolation.image}`;
	}
}
function toIsolationKey(isolation) {
	return isolation.kind === "container" ? `container=${isolation.image}` : isolation.kind;
}
const STRENGTHS = [
	"none",
	"cage",
	"container"
];
function toWeakest(isolations) {
	const [first = { kind: "cage" }] = [...isolations].sort((left, right) => STRENGTHS.indexOf(left.kind) - STRENGTHS.indexOf(right.kind));
	return first;
}
function readIsolation$1(text) {
	if (text === "cage" || text === "none") return { kind: text };
	const [, image = ""] = /^container=(.*)$/s.exec(text) ?? [];
	return isImageName(image) ? {
		kind: "container",
		image
	} : null;
}

// src/model/money.ts
const MOST_USD = 1e6;
const dollarsSchema = number().positive().max(MOST_USD, { error: explain("is more than a million dollars", "write an amount in US dollars") });
function toMicroUsd(usd) {
	return Math.max(1, Math.round(usd * 1e6));
}

// src/model/price-schema.ts
const rate$1 = number().min(0).max(1e6);
const entry = strictObject({
	input_mtok: rate$1.describe("US dollars per million tokens of input."),
	output_mtok: rate$1.describe("US dollars per million tokens of output, reasoning included."),
	cache_read_mtok: rate$1.optional().describe("The same for input read from the cache; without it as fresh input."),
	cache_write_mtok: rate$1.optional().describe("The same for input written to the cache; without it as fresh input.")
});
const pricesSchema = record(string().regex(/^[\x21-\x7e]{1,200}$/), entry).describe("Model, by the exact name that is asked for or answers → US dollars per million tokens. Wins over every other price.");
function toConfiguredPrices(written) {
	return new Map(Object.entries(written).map(([model, one]) => [model, {
		input: one.input_mtok,
		output: one.output_mtok,
		cacheRead: one.cache_read_mtok ?? null,
		cacheWrite: one.cache_write_mtok ?? null
	}]));
}

// src/model/config.ts
const agentNameSchema = string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, { error: explain("is not the name of an agent", "write claude, codex, opencode, gemini, …") });
const modelName = string().regex(/^\S{1,200}$/, { error: explain("is not the name of a model", "write it without blanks") });
const agentsSchema = array(agentNameSchema).min(1).describe("Agents that run the tests: claude, codex, opencode, gemini, …");
const modelSchema = union([modelName, record(agentNameSchema, union([modelName, array(modelName).min(1)]))]).describe("Model asked for: a name, or a map agent → name or list of names (each is run). Without it: the CLI's own.");
function isDeniedVariable(name) {
	const upper = name.toUpperCase();
	return isSecretVariable(name) || DENIED_VARIABLES.has(upper) || DENIED_PREFIXES.some((prefix) => upper.startsWith(prefix)) || DENIED_SUFFIXES.some((suffix) => upper.endsWith(suffix));
}
function isSecretVariable(name) {
	return SECRET_NAME.test(name);
}
const SECRET_NAME = /(?:(?:^|[_-])(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SECRET_?KEY|TOKEN|SECRET|PASSWD|PAT)|PASSWORD|AUTHTOKEN)$/i;
const DENIED_VARIABLES = /* @__PURE__ */ new Set([
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"SSH_AUTH_SOCK",
	"NODE_OPTIONS",
	"LD_PRELOAD",
	"BASH_ENV",
	"PATH",
	"HOME",
	"NODE_EXTRA_CA_CERTS",
	"NODE_TLS_REJECT_UNAUTHORIZED"
]);
const DENIED_PREFIXES = [
	"INPUT_",
	"ACTIONS_",
	"RUNNER_",
	"GITHUB_",
	"AWS_",
	"GOOGLE_",
	"GIT_",
	"LD_",
	"DYLD_",
	"ANTHROPIC_",
	"OPENAI_"
];
const DENIED_SUFFIXES = [
	"_BASE_URL",
	"_PROXY",
	"_CONFIG_DIR"
];
const variableNameSchema = string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, { error: explain("is not the name of a variable", "use letters, digits and _") }).refine((name) => !isDeniedVariable(name), { error: explain("is a variable that never reaches an agent from a file", "keys, tokens and addresses come from the environment of the job") });
const agentSettingsSchema = strictObject({
	command: string().min(1).optional().describe("Program to start instead of the agent's usual one: a name on PATH or a path."),
	model: union([modelName, array(modelName).min(1)]).optional().describe("Model asked for by this agent; wins over `model`."),
	env: record(variableNameSchema, string()).optional().describe("Plain variables for this agent; never secrets.")
});
const lintSchema = strictObject({
	rules: record(string().regex(/^(SK\d{3}|[a-z0-9-]+)$/, { error: explain("is not the name of a rule", "write an id such as SK009 or a slug") }), _enum([...SEVERITIES, "off"])).optional().describe("Rule id or slug → error, warning, info or off."),
	ignore: array(string().min(1)).optional().describe("Globs of files that are not linted, from the root."),
	paths: array(string().min(1)).optional().describe("Globs of SKILL.md files to lint; without it every one.")
});
const configSchema = strictObject({
	version: literal(1).describe("Version of this format: 1."),
	agents: agentsSchema.optional(),
	agent_settings: record(agentNameSchema, agentSettingsSchema).optional().describe("Agent → command, model, env."),
	model: modelSchema.optional(),
	isolation: union([_enum(["cage", "none"]), containerSchema], { error: "write cage, none or {container: IMAGE}" }).optional().describe("Where agents run: in the cage, in a container of an image, or with `none` beside everything else, which every result says."),
	containers: array(imageSchema).min(1).optional().describe("Images that a suite may ask for with `isolation`."),
	extra_hosts: extraHostsSchema.optional(),
	max_cost: dollarsSchema.optional().describe("US dollars that one command may spend here; --max-cost wins; 5 without both."),
	prices: pricesSchema.optional(),
	fail_on: array(_enum(FAIL_ON_WORDS)).optional().describe("What keeps the check from being green; without it all seven words."),
	store: string().optional().describe("Folder that holds cassettes/, from the root; without it .skillcheck."),
	lint: lintSchema.optional().describe("What lint looks at and how severe it is.")
}).describe("Settings of skillcheck for one repository.");
const DEFAULT_CONFIG = {
	path: null,
	agents: null,
	agentSettings: /* @__PURE__ */ new Map(),
	model: {
		everyAgent: [],
		byAgent: /* @__PURE__ */ new Map()
	},
	isolation: { kind: "cage" },
	containers: [],
	extraHosts: [],
	maxCostUsd: null,
	prices: /* @__PURE__ */ new Map(),
	failOn: FAIL_ON_WORDS,
	store: ".skillcheck",
	lint: {
		rules: /* @__PURE__ */ new Map(),
		ignore: [],
		paths: []
	}
};

// src/suites/isolation-choice.ts
const suiteIsolationSchema = union([literal("cage"), containerSchema], { error: ({ input }) => input === "none" ? explain("is not for a suite to decide", "write cage or {container: IMAGE}; none stands in .skillcheck.yml or on the command line") : "write cage or {container: IMAGE}" }).describe("Where the agent runs: cage, or {container: IMAGE} with an image of `containers` in .skillcheck.yml. More than the settings say, never less.");
function toIsolationChoice(written) {
	if (written === void 0) return null;
	return typeof written === "string" ? { kind: written } : {
		kind: "container",
		image: written.container
	};
}

// src/suites/place.ts
var import_dist = require_dist();
function toLineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
function placeAt$1(lineStarts, offset) {
	let low = 0;
	let high = lineStarts.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((lineStarts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (lineStarts[low] ?? 0) + 1
	};
}

// src/suites/yaml-tokens.ts
const MOST_OPEN_TOKENS = LIMITS.yamlDepth * 2 + 8;
function toYamlTokens(text) {
	const parser = new import_dist.Parser();
	const tokens = [];
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		for (const token of parser.next(lexeme)) tokens.push(token);
		if (parser.stack.length > MOST_OPEN_TOKENS) return refused$2(parser.offset, TOO_DEEP);
	}
	for (const token of parser.end()) tokens.push(token);
	return countNodes(tokens) ?? {
		kind: "tokens",
		tokens
	};
}
const TOO_DEEP = {
	what: `nests deeper than ${LIMITS.yamlDepth} levels`,
	remedy: "put fewer lists and maps inside each other"
};
const TOO_MANY_VALUES = {
	what: `has more than ${LIMITS.yamlNodes} values (aliases count as what they stand for)`,
	remedy: "split the file, or name long values by fewer aliases"
};
const TOO_MANY_ALIASES = {
	what: `has more than ${LIMITS.yamlAliases} aliases`,
	remedy: "write the values out, or split the file"
};
function refused$2(offset, explanation) {
	return {
		kind: "refused",
		offset,
		...explanation
	};
}
function countNodes(tokens) {
	let nodes = 0;
	let aliases = 0;
	const open = [...tokens];
	for (let token = open.pop(); token !== void 0; token = open.pop()) {
		nodes += 1;
		if (token.type === "alias") aliases += 1;
		if (nodes > LIMITS.yamlNodes + tokens.length) return refused$2(token.offset, TOO_MANY_VALUES);
		if (aliases > LIMITS.yamlAliases) return refused$2(token.offset, TOO_MANY_ALIASES);
		open.push(...childrenOf(token));
	}
	return null;
}
function childrenOf(token) {
	if (token.type === "document") return token.value === void 0 ? [] : [token.value];
	if (!("items" in token)) return [];
	return token.items.flatMap((item) => {
		return [item.key, item.value].filter((part) => part !== void 0 && part !== null);
	});
}

// src/suites/to-yaml-source.ts
const REFUSED_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function toYamlSource(contents, context) {
	const state = {
		...context,
		problems: [],
		anchors: /* @__PURE__ */ new Map(),
		nodes: 0,
		stopped: false
	};
	const { value, spot } = convert(contents, [], state);
	if (state.problems.length > 0) return {
		kind: "problems",
		problems: state.problems
	};
	return {
		kind: "yaml",
		source: {
			data: value,
			root: spot
		}
	};
}
function convert(node, path, state) {
	const place = state.place(node.range?.[0] ?? 0);
	if (state.stopped) return emptyAt(place);
	state.nodes += 1;
	if (state.nodes > LIMITS.yamlNodes) return stop(place, TOO_MANY_VALUES, state);
	if (path.length > LIMITS.yamlDepth) return stop(place, TOO_DEEP, state);
	if ((0, import_dist.isAlias)(node)) return convertAlias(node.source, path, {
		state,
		place
	});
	const converted = convertContent(node, path, {
		state,
		place
	});
	if ("anchor" in node && node.anchor !== void 0) state.anchors.set(node.anchor, node);
	return converted;
}
function convertContent(node, path, at) {
	if ((0, import_dist.isMap)(node)) return convertMap(node, path, at);
	if ((0, import_dist.isSeq)(node)) return convertList(node.items, path, at);
	return {
		...emptyAt(at.place),
		value: (0, import_dist.isScalar)(node) ? node.value : null
	};
}
function convertAlias(name, path, { state, place }) {
	const target = state.anchors.get(name);
	if (target === void 0) {
		addProblem$1(state, path, {
			place,
			what: `the alias *${name} stands for nothing that is complete before it`,
			remedy: `write &${name} at an earlier value, or quote the text`
		});
		return emptyAt(place);
	}
	const { value, spot } = convert(target, path, state);
	return {
		value,
		spot: {
			...spot,
			place,
			keyPlace: place
		}
	};
}
function convertList(items, path, { state, place }) {
	const value = [];
	const children = /* @__PURE__ */ new Map();
	for (const [index, item] of items.entries()) {
		const converted = item === null ? emptyAt(place) : convert(item, [...path, index], state);
		value.push(converted.value);
		children.set(index, converted.spot);
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
function emptyAt(place) {
	return {
		value: null,
		spot: {
			place,
			keyPlace: place,
			children: /* @__PURE__ */ new Map()
		}
	};
}
function convertMap(node, path, { state, place }) {
	const value = Object.create(null);
	const children = /* @__PURE__ */ new Map();
	for (const pair of node.items) {
		const keyPlace = pair.key?.range ? state.place(pair.key.range[0]) : place;
		const key = usableKey(pair.key, {
			path,
			place: keyPlace,
			seen: children
		}, state);
		if (key === null) continue;
		const inside = [...path, key];
		const converted = pair.value === null ? emptyAt(keyPlace) : convert(pair.value, inside, state);
		value[key] = converted.value;
		children.set(key, {
			...converted.spot,
			keyPlace
		});
	}
	return {
		value,
		spot: {
			place,
			keyPlace: place,
			children
		}
	};
}
function usableKey(node, context, state) {
	const { path, place, seen } = context;
	const key = readKey(node);
	const refusal = key === null ? NO_KEY : refuseKey(key, seen);
	if (refusal === null) return key;
	addProblem$1(state, key === null ? path : [...path, key], {
		place,
		...refusal
	});
	return null;
}
const NO_KEY = {
	what: "a key that is not a plain text",
	remedy: "write `key: value`"
};
function readKey(node) {
	if (!(0, import_dist.isScalar)(node) || node.value === null) return null;
	return typeof node.value === "string" ? node.value : node.source ?? String(node.value);
}
function refuseKey(key, seen) {
	if (key === "<<") return {
		what: "merge keys are not supported",
		remedy: "repeat the keys"
	};
	if (REFUSED_KEYS.has(key)) return {
		what: "is not allowed as a key",
		remedy: "use another name"
	};
	if (!seen.has(key)) return null;
	return {
		what: "is written twice",
		remedy: "keep one of them"
	};
}
function stop(place, limit, state) {
	state.stopped = true;
	addProblem$1(state, [], {
		place,
		...limit
	});
	return emptyAt(place);
}
function addProblem$1(state, path, { place, what, remedy }) {
	state.problems.push({
		file: state.file,
		...place,
		key: toKeyPath(path),
		what,
		remedy
	});
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

// src/suites/yaml-text.ts
const START$1 = {
	line: 1,
	column: 1
};
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";
function toYamlText(input) {
	const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
	if (bytes.length > LIMITS.suiteBytes) {
		const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
		return refused$1(START$1, what, "split it into several suites");
	}
	const { encoding, text } = decodeText(bytes);
	return refuseEncoding(encoding) ?? {
		kind: "text",
		text
	};
}
function refused$1(place, what, remedy) {
	return {
		kind: "refused",
		place,
		what,
		remedy
	};
}
function refuseEncoding(encoding) {
	switch (encoding.kind) {
		case "utf-8": return encoding.byteOrderMark ? refused$1(START$1, "begins with a byte order mark", SAVE_AS_UTF8) : null;
		case "utf-16": return refused$1(START$1, "is UTF-16", SAVE_AS_UTF8);
		case "invalid-utf-8": return refused$1(START$1, "is not valid UTF-8", SAVE_AS_UTF8);
		case "binary": return refused$1({
			line: encoding.line,
			column: encoding.column
		}, "a NUL character", "remove it");
	}
}

// src/suites/read-yaml.ts
function readYaml(input, file) {
	const problem = (place, what, remedy = "") => ({
		file,
		...place,
		key: "",
		what,
		remedy
	});
	const decoded = toYamlText(input);
	if (decoded.kind === "refused") return {
		kind: "problems",
		problems: [problem(decoded.place, decoded.what, decoded.remedy)]
	};
	const lineStarts = toLineStarts(decoded.text);
	const place = (offset) => placeAt$1(lineStarts, offset);
	const tokens = toYamlTokens(decoded.text);
	if (tokens.kind === "refused") {
		const { offset, what, remedy } = tokens;
		return {
			kind: "problems",
			problems: [problem(place(offset), what, remedy)]
		};
	}
	const directive = tokens.tokens.find((token) => token.type === "directive");
	if (directive !== void 0) return {
		kind: "problems",
		problems: [problem(place(directive.offset), "a YAML directive, which is not supported", "remove the line")]
	};
	const documents = compose(tokens.tokens);
	const wrong = documents.flatMap((document) => [...document.errors, ...document.warnings]).map((error) => problem(place(error.pos[0]), toSentence(error.message)));
	if (wrong.length > 0) return {
		kind: "problems",
		problems: inFileOrder(wrong)
	};
	const [first, second] = documents;
	if (first === void 0 || first.contents === null) return {
		kind: "problems",
		problems: [problem(place(0), "is empty", "write `version: 1` first")]
	};
	if (second !== void 0) return {
		kind: "problems",
		problems: [problem(place(second.range[0]), "a second document", "keep one")]
	};
	return toYamlSource(first.contents, {
		file,
		place
	});
}
function compose(tokens) {
	return [...new import_dist.Composer({
		version: "1.2",
		schema: "core",
		merge: false,
		resolveKnownTags: false,
		uniqueKeys: false
	}).compose(tokens)];
}
function toSentence(message) {
	const [line = ""] = message.split("\n");
	return `is not valid YAML: ${line.replace(/[.:]$/, "")}`;
}

// src/suites/suite-path.ts
const RELATIVE = "write a path below the folder of this file";
function readPath(written) {
	const form = refuseForm$1(written);
	if (form !== null) return {
		kind: "refused",
		...form
	};
	const segments = written.split("/").filter((segment) => segment !== "" && segment !== ".");
	const refusal = segments.map(refuseSegment).find((reason) => reason !== null);
	if (refusal !== void 0) return {
		kind: "refused",
		...refusal
	};
	return {
		kind: "path",
		path: segments.length === 0 ? "." : segments.join("/")
	};
}
function refuseForm$1(written) {
	if (written.trim() === "") return {
		what: "is an empty path",
		remedy: RELATIVE
	};
	if (written.includes("\0")) return {
		what: "holds a NUL character",
		remedy: RELATIVE
	};
	if (written.includes("\\")) return {
		what: "holds a backslash",
		remedy: "write /"
	};
	if (written.startsWith("/")) return {
		what: "is an absolute path",
		remedy: RELATIVE
	};
	if (written.startsWith("~")) return {
		what: "begins with ~",
		remedy: RELATIVE
	};
	if (/^[a-zA-Z]:/.test(written)) return {
		what: "begins with a drive letter",
		remedy: RELATIVE
	};
	return null;
}
function refuseSegment(segment) {
	if (segment === "..") return {
		what: "holds ..",
		remedy: RELATIVE
	};
	if (segment.toLowerCase() === ".git") return {
		what: "leads into .git",
		remedy: "name files of the work tree"
	};
	const bytes = new TextEncoder().encode(segment).length;
	if (bytes <= LIMITS.pathSegmentBytes) return null;
	return {
		what: `has a name of ${bytes} bytes`,
		remedy: `at most ${LIMITS.pathSegmentBytes} are allowed`
	};
}
function joinPath(folder, path) {
	if (folder === ".") return path;
	return path === "." ? folder : `${folder}/${path}`;
}
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "." : path.slice(0, slash);
}

// src/suites/read-config.ts
const WORDS = {
	elsewhere: new Map(knownKeysAt(configSchema, ["lint"]).map((key) => [key, "below `lint`"])),
	later: /* @__PURE__ */ new Set([
		"judge",
		"bots",
		"targets",
		"extra_fields",
		"agent"
	])
};
function readConfig(text, path) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
	const { source } = yaml;
	if (!isMap$3(source.data)) {
		const explanation = {
			what: `is ${nameOf$1(source.data)}`,
			remedy: "begin with `version: 1`"
		};
		return {
			kind: "problems",
			problems: [toProblem$2({
				file: path,
				key: [],
				place: source.root.place
			}, explanation)]
		};
	}
	const parsed = configSchema.safeParse(source.data, { error: explainIssue });
	const context = {
		file: path,
		source,
		schema: configSchema,
		prefix: [],
		words: WORDS
	};
	const problems = [...parsed.success ? [] : toProblems(parsed.error.issues, context), ...findStoreProblem(source, path)];
	if (!parsed.success || problems.length > 0) return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
	return {
		kind: "config",
		config: toConfig(parsed.data, path)
	};
}
function findConfigKey(text, path, key) {
	const yaml = readYaml(text, path);
	return yaml.kind === "problems" ? {
		line: 1,
		column: 1
	} : spotAt(yaml.source, key).keyPlace;
}
function findStoreProblem(source, file) {
	const store = isMap$3(source.data) ? source.data["store"] : void 0;
	if (typeof store !== "string") return [];
	const reading = readPath(store);
	const key = ["store"];
	const place = spotAt(source, key).place;
	if (reading.kind === "refused") return [toProblem$2({
		file,
		key,
		place
	}, reading)];
	if (reading.path !== ".") return [];
	return [toProblem$2({
		file,
		key,
		place
	}, {
		what: "is the root itself",
		remedy: "name a folder of its own, such as .skillcheck/cassettes"
	})];
}
function toIsolation({ isolation, containers = [] }) {
	return {
		isolation: toIsolationChoice(isolation) ?? DEFAULT_CONFIG.isolation,
		containers
	};
}
function toConfig(written, path) {
	const settings = Object.entries(written.agent_settings ?? {}).map(([agent, one]) => {
		const models = one.model === void 0 ? [] : [one.model].flat();
		const env = new Map(Object.entries(one.env ?? {}));
		return [agent, {
			command: one.command ?? null,
			models,
			env
		}];
	});
	const ownModels = new Map(settings.flatMap(([agent, { models }]) => models.length > 0 ? [[agent, models]] : []));
	const store = readPath(written.store ?? DEFAULT_CONFIG.store);
	return {
		path,
		agents: written.agents ?? null,
		agentSettings: new Map(settings),
		model: overrideModel({
			everyAgent: [],
			byAgent: ownModels
		}, toModelChoice(written.model)),
		...toIsolation(written),
		extraHosts: [...new Set(written.extra_hosts ?? [])],
		maxCostUsd: written.max_cost ?? null,
		prices: toConfiguredPrices(written.prices ?? {}),
		failOn: written.fail_on ?? DEFAULT_CONFIG.failOn,
		store: store.kind === "path" ? store.path : DEFAULT_CONFIG.store,
		lint: {
			rules: new Map(Object.entries(written.lint?.rules ?? {})),
			ignore: written.lint?.ignore ?? [],
			paths: written.lint?.paths ?? []
		}
	};
}

// src/suites/suite-context.ts
function addProblem(context, { path, at = "value" }, explanation) {
	const spot = spotAt(context.source, path);
	const place = at === "key" ? spot.keyPlace : spot.place;
	context.problems.push(toProblem$2({
		file: context.file,
		key: path,
		place
	}, explanation));
}
function addNamedPath(context, { kind, path }, at) {
	const place = spotAt(context.source, at).place;
	context.named.push({
		kind,
		path,
		place,
		key: toKeyPath(at)
	});
}

// src/suites/text-schema.ts
function pathSchema() {
	return string().superRefine((written, context) => {
		const reading = readPath(written);
		if (reading.kind === "refused") context.addIssue({
			code: "custom",
			message: explain(reading.what, reading.remedy)
		});
	});
}
const textSchema = union([string(), strictObject({ file: pathSchema() })]);
const nonEmptyTextSchema = union([string().min(1), strictObject({ file: pathSchema() })]);

// src/suites/loaded-schema.ts
const definition = pathSchema().refine((path) => path.endsWith(".md"), { error: explain("is not the definition of a subagent", "name a Markdown file: reviewer.md") });
const loadedKeys = {
	env: record(variableNameSchema, string()).optional().describe("Plain variables for setup and the agent's shell, never secrets. A test's own stand beside the suite's."),
	with: union([literal("*"), array(string().min(1))]).optional().describe("Further skills loaded beside this one: names of skills of the repository, or paths below this file's folder; * is all of them."),
	subagents: array(definition).optional().describe("Definition files of subagents, from the folder of this file, installed where the agent looks for them.")
};

// src/model/stand-in.ts
const STAND_IN_MATCHES = [
	"exact",
	"prefix",
	"search"
];
const STAND_IN_STATUSES = [
	"ok",
	"error",
	"refused",
	"not-found",
	"deleted",
	"started"
];

// src/suites/stand-in-commands.ts
const SHELL = "is a shell: every agent runs its commands in one, so the run could not do anything";
const BUILT_IN = "is built into shells, which would never ask for a stand-in: its calls could not be seen";
const REFUSED = new Map([
	...[
		"sh",
		"bash",
		"dash",
		"zsh",
		"ksh",
		"ash",
		"fish"
	].map((name) => [name, SHELL]),
	["env", "starts scripts by their first line, agents among them, so the run could not do anything"],
	["node", "runs agents and the stand-ins themselves, so the run could not do anything"],
	["git", "stays real in every run: forges are out of its reach, and committed, commits and branch see what it did"],
	["rg", "is how agents search files, so the run could not do anything"],
	...[
		...[
			"alias",
			"bg",
			"break",
			"builtin",
			"caller",
			"case",
			"cd",
			"command",
			"compgen",
			"complete"
		],
		...[
			"continue",
			"coproc",
			"declare",
			"dirs",
			"disown",
			"do",
			"done",
			"echo",
			"elif",
			"else"
		],
		...[
			"enable",
			"esac",
			"eval",
			"exec",
			"exit",
			"export",
			"false",
			"fc",
			"fg",
			"fi",
			"for"
		],
		...[
			"function",
			"getopts",
			"hash",
			"help",
			"history",
			"if",
			"in",
			"jobs",
			"kill",
			"let",
			"local"
		],
		...[
			"logout",
			"mapfile",
			"popd",
			"printf",
			"pushd",
			"pwd",
			"read",
			"readarray",
			"readonly"
		],
		...[
			"return",
			"select",
			"set",
			"shift",
			"shopt",
			"source",
			"suspend",
			"test",
			"then",
			"time"
		],
		...[
			"times",
			"trap",
			"true",
			"type",
			"typeset",
			"ulimit",
			"umask",
			"unalias",
			"unset",
			"until"
		],
		...["wait", "while"]
	].map((name) => [name, BUILT_IN])
]);
const NAME = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
function refuseCommand(command) {
	const reason = REFUSED.get(command);
	if (reason !== void 0) return {
		what: reason,
		remedy: "stand in for another command"
	};
	if (NAME.test(command)) return null;
	return {
		what: "is no name of a command",
		remedy: "write what stands on PATH, such as gh: letters, digits and . _ + -, at most 64"
	};
}

// src/suites/stand-in-schema.ts
const path = pathSchema();
const filePath = path.refine((written) => !/^[./]*$/.test(written) && !written.endsWith("/"), { error: explain("is a folder", "write the path of a file") });
const FILE_ALONE = { error: explain("has `file` beside other keys", "write {file: path} as the value of one of them") };
const isFileAlone = (answer) => answer.file === void 0 || Object.keys(answer).length === 1;
const commandMap = strictObject({
	file: path.optional().describe("File that holds what is printed."),
	stdout: textSchema.optional().describe("Printed, with a line end behind it."),
	stderr: textSchema.optional().describe("Printed to stderr, with a line end behind it."),
	exit: number().int().min(0).max(255).optional().describe("Exit code; 0 without it."),
	writes: record(filePath, textSchema).optional().describe("Path below the folder of the call → text, written before anything is printed.")
}).refine(isFileAlone, FILE_ALONE).meta({ id: "commandAnswer" });
const urlMap = strictObject({
	file: path.optional().describe("File that holds the body."),
	body: textSchema.optional().describe("Body, byte for byte."),
	status: number().int().min(100).max(599).optional().describe("HTTP status; 200 without it."),
	headers: record(string().regex(/^[A-Za-z0-9-]+$/, { error: explain("is no name of a header", "write letters, digits and -") }), string().refine((value) => !/[\r\n\0]/.test(value), { error: explain("holds a line end", "write one line") })).optional().describe("Headers, such as location for -L.")
}).refine(isFileAlone, FILE_ALONE).meta({ id: "urlAnswer" });
const commandAnswer = union([string(), commandMap]);
const urlAnswer = union([string(), urlMap]);
const pattern = patternSchema();
const commandsSchema = record(pattern, union([
	string(),
	commandMap,
	array(commandAnswer).min(1)
])).meta({ id: "commandAnswers" });
const urlsSchema = record(pattern, union([
	string(),
	urlMap,
	array(urlAnswer).min(1)
]));
const repositoryName = string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, { error: explain("is no name of a repository", "write owner/name") });
const json = lazy(() => union([
	string(),
	number(),
	boolean(),
	_null(),
	array(json),
	record(string(), json)
])).meta({ id: "json" });
const longFormSchema = strictObject({
	commands: commandsSchema.optional().describe("Pattern over the arguments, joined by spaces → answer; tried first, in this order."),
	repos: record(repositoryName, record(string(), json)).optional().describe("gh: owner/name → fields, as `gh repo view --json` names them, and `contents`."),
	urls: urlsSchema.optional().describe("curl: pattern over the URL, or over `METHOD URL` → body, or {body, status, headers}."),
	script: path.optional().describe("Path of an own program that answers every call; nothing stands beside it."),
	match: _enum(STAND_IN_MATCHES).optional().describe("How patterns are held against a text: exact, prefix (without it) or search.")
});
const RESERVED_KEYS = Object.keys(longFormSchema.shape);
const standInSchema = union([commandsSchema.meta({
	id: "plainStandIn",
	propertyNames: { not: { enum: RESERVED_KEYS } }
}), longFormSchema]).meta({ id: "standIn" });
const commandName = string().superRefine((command, context) => {
	const refusal = refuseCommand(command);
	if (refusal !== null) context.addIssue({
		code: "custom",
		message: explain(refusal.what, refusal.remedy)
	});
});

// src/suites/suite-schema.ts
const duration = union([number().positive(), string().regex(/^[1-9]\d{0,5}[sm]$/, { error: explain("is not a duration", "write 90s, 5m or a number of seconds") })], { error: explain("is not a duration", "write 90s, 5m or a number of seconds") });
const rate = number().min(0).max(1);
const PRESETS = [
	"smoke",
	"standard",
	"strict"
];
const samples = number({ error: ({ input }) => typeof input === "string" && PRESETS.includes(input) ? explain(`the preset ${input} is not supported by this version of skillcheck yet`, "write a number") : void 0 }).int().min(1).max(LIMITS.cassettesPerKey);
const workspace = strictObject({
	from: pathSchema().optional().describe("Folder to copy, from the folder of this file; keep it under evals/. Copied fresh for every sample."),
	files: record(pathSchema(), textSchema).optional().describe("Path in the workspace → text, or {file: path}."),
	setup: array(string().min(1)).optional().describe("Shell commands, run in the workspace before the agent starts; only where the agent runs.")
});
const sharedKeys = (standIn) => ({
	agents: agentsSchema.optional(),
	model: modelSchema.optional(),
	samples: samples.optional().describe("Independent repetitions of every test; 5 without it."),
	min_pass_rate: rate.optional().describe("Share of the samples that must pass, 0 to 1; 0.8 without it."),
	timeout: duration.optional().describe("Time for one turn: 90s, 5m or seconds; 5m without it."),
	run_timeout: duration.optional().describe("Time for a whole run, at most 60m; 10m without it."),
	max_turns: number().int().min(1).max(100).optional().describe("User turns at most; 8 without it, more if more answers are listed."),
	max_cost: dollarsSchema.optional().describe("US dollars that one pass may spend here, inside the limit of the command."),
	preamble: textSchema.optional().describe("Said before the first prompt: none, unattended, ask_and_stop, no_spend, scripted, or a text."),
	...loadedKeys,
	workspace: workspace.optional().describe("What the agent finds: an empty folder without it. A test's own replaces the suite's."),
	fakes: record(commandName, standIn).optional().describe("Commands that are stood in for: pattern → answer, or {commands, repos, urls, script, match}. A test's own replaces the suite's for that command.")
});
function suiteSchema(check, standIn) {
	const shared = sharedKeys(standIn);
	const expect = array(check).min(1).describe("Checks; all of them must pass.");
	const prompt = nonEmptyTextSchema.describe("What the user asks, or {file: path}.");
	const step = strictObject({
		prompt,
		expect: expect.optional(),
		min_pass_rate: rate.optional().describe("Judges this step by itself over the same samples.")
	});
	const test = strictObject({
		name: string().min(1).max(200).refine((name) => !/\p{Cc}/u.test(name), { error: explain("holds a line end or another control character", "write one line") }).describe("What must hold, in words; unique in this file."),
		prompt: prompt.optional(),
		steps: array(step).min(1).optional().describe("One conversation, a turn each: the long form of prompt and answers."),
		answers: union([array(nonEmptyTextSchema), record(patternSchema({ ignoreCase: true }), nonEmptyTextSchema)]).optional().describe("What the user says when the agent hands back: a list, or a map pattern → reply (each once)."),
		...shared,
		exclusive: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, { error: explain("is not the name of a resource", "write letters, digits, . _ and -") }).optional().describe("Name of a resource that the test shares with others: such tests never run at the same time."),
		tags: array(string().min(1)).optional().describe("Words to select tests by."),
		notes: string().optional().describe("For people; shown beside a failure."),
		metadata: record(string(), unknown()).optional().describe("Anything; stands in the JSON report, not read."),
		expect: expect.optional()
	});
	return strictObject({
		version: literal(1).describe("Version of this format: 1."),
		skill: pathSchema().optional().describe("Folder of the skill, from the folder of this file, which it is without it."),
		...shared,
		isolation: suiteIsolationSchema.optional(),
		max_invalid: rate.optional().describe("Share of samples without a verdict above which a test is invalid; 0.2 without it."),
		tests: array(test).min(1).max(LIMITS.testsPerSkill).describe("The tests of this skill.")
	}).describe("Tests of one agent skill, for skillcheck.");
}
const nonZero = number().int().refine((turn) => turn !== 0, { error: explain("turns count from 1", "pytest-skillcheck's turn(0) is turn: 1") });
const scope = _enum(SCOPES);
const bound = number().int().min(0);
const modifiersSchema = strictObject({
	turn: union([nonZero, tuple([nonZero, nonZero]).refine(([from, to]) => from <= to || from * to <= 0, { error: explain("ends before it begins", "write [first, last]") })]).optional().describe("Turn to look at: 1 is all work before the user said anything more, -1 the last, [from, to] a range."),
	scope: union([scope.transform((word) => [word]), array(scope).min(1)]).optional().describe("Where to look: a word or a list."),
	count: union([bound, strictObject({
		at_least: bound.optional(),
		at_most: bound.optional()
	}).refine(({ at_least, at_most }) => at_least !== void 0 || at_most !== void 0, { error: explain("has no bound", "write {at_least: 1} or {at_most: 3}") }).refine(({ at_least = 0, at_most = at_least }) => at_least <= at_most, { error: explain("can never hold", "write at_least not above at_most") })]).optional().describe("How often: a number, or {at_least, at_most}."),
	name: string().min(1).optional().describe("Shown instead of the check itself.")
});

// src/suites/check-modifiers.ts
const MODIFIERS = Object.keys(modifiersSchema.shape);
function isModifier(key) {
	return MODIFIERS.includes(key);
}
function readModifiers(value, { path, entry }, context) {
	const written = MODIFIERS.filter((key) => Object.hasOwn(value, key));
	const parsed = modifiersSchema.safeParse(Object.fromEntries(written.map((key) => [key, value[key]])), { error: explainIssue });
	if (!parsed.success) {
		context.problems.push(...toProblems(parsed.error.issues, {
			...context,
			schema: modifiersSchema,
			prefix: path
		}));
		return {};
	}
	if (entry === void 0) return parsed.data;
	for (const key of written) {
		if (key === "name" || isHonoured(key, { [entry.key]: value[entry.key] }, context)) continue;
		const taken = entry.modifiers.filter((modifier) => modifier !== "name");
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what: `means nothing beside \`${entry.key}\``,
			remedy: taken.length === 0 ? "remove it" : `remove it; ${taken.join(", ")} may stand there`
		});
	}
	return parsed.data;
}
function isHonoured(modifier, check, context) {
	if (!isMap$3(check)) return false;
	return Object.entries(check).some(([key, value]) => {
		const entry = context.vocabulary.get(key);
		if (entry === void 0) return false;
		if (entry.nests === "none") return entry.modifiers.includes(modifier);
		return (Array.isArray(value) ? value : [value]).some((one) => isHonoured(modifier, one, context));
	});
}
function pickModifiers(modifiers, entry) {
	const taken = MODIFIERS.filter((key) => key !== "name" && entry.modifiers.includes(key)).filter((key) => modifiers[key] !== void 0).map((key) => [key, modifiers[key]]);
	return Object.fromEntries(taken);
}

// src/suites/text-file.ts
function isTextFile(value) {
	return isMap$3(value) && Object.keys(value).length === 1 && typeof value["file"] === "string";
}
function readText(value, { path, exact = false }, context) {
	if (typeof value === "string") return value;
	const text = readNamedFile(value.file, [...path, "file"], context);
	return exact ? text : text.replace(/\r?\n$/, "");
}
function readNamedFile(written, at, context) {
	const reading = readPath(written);
	if (reading.kind === "refused") {
		addProblem(context, { path: at }, reading);
		return "";
	}
	const named = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "text",
		path: named
	}, at);
	const decoded = decode(context.texts.get(named) ?? { kind: "missing" });
	if (typeof decoded === "string") return decoded;
	addProblem(context, { path: at }, decoded);
	return "";
}
function fillTexts(value, path, context) {
	if (isTextFile(value)) return readText(value, { path }, context);
	if (Array.isArray(value)) return value.map((item, index) => fillTexts(item, [...path, index], context));
	if (!isMap$3(value)) return value;
	const filled = Object.create(null);
	for (const [key, item] of Object.entries(value)) filled[key] = fillTexts(item, [...path, key], context);
	return filled;
}
function textFilePaths(data, folder) {
	const named = [];
	const open = [data];
	for (let value = open.pop(); open.length > 0 || value !== void 0; value = open.pop()) if (isTextFile(value)) named.push(value.file);
	else if (typeof value === "object" && value !== null) {
		if (isMap$3(value)) named.push(...scriptsOf(value["fakes"]));
		open.push(...Object.values(value));
	}
	const paths = named.map(readPath).flatMap((reading) => {
		return reading.kind === "path" ? [joinPath(folder, reading.path)] : [];
	});
	return [...new Set(paths)].sort();
}
function scriptsOf(fakes) {
	if (!isMap$3(fakes)) return [];
	return Object.values(fakes).flatMap((fake) => {
		const script = isMap$3(fake) ? fake["script"] : void 0;
		return typeof script === "string" ? [script] : [];
	});
}
function decode(content) {
	switch (content.kind) {
		case "missing": return {
			what: "is a file that does not exist",
			remedy: "paths begin at this file's folder"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "name the file itself"
		};
		case "too-large": return {
			what: `has ${content.size} bytes`,
			remedy: `at most ${content.limit} are read`
		};
		case "refused": return {
			what: content.reason,
			remedy: "name a plain file that this user may read"
		};
		case "file": return decodeUtf8(content.bytes);
	}
}
function decodeUtf8(bytes) {
	const { encoding, text } = decodeText(bytes);
	return encoding.kind === "utf-8" ? text : {
		what: "is not a text in UTF-8",
		remedy: "name a text file"
	};
}

// src/suites/read-check.ts
function readChecks(value, { path, step, commands }, context) {
	if (!Array.isArray(value)) return [];
	return value.flatMap((item, index) => {
		return readCheck({
			value: item,
			path: [...path, index],
			step,
			around: {},
			commands
		}, context) ?? [];
	});
}
function readCheck(written, context) {
	const { value, path, step, commands } = written;
	if (!isMap$3(value)) {
		addProblem(context, { path }, {
			what: `is ${nameOf$1(value)}, not a check`,
			remedy: "write a map such as `contains: text`"
		});
		return null;
	}
	const before = context.problems.length;
	const entry = findEntry(value, path, context);
	const own = readModifiers(value, {
		path,
		entry: entry ?? void 0
	}, context);
	if (entry === null) return null;
	const inside = [...path, entry.key];
	const around = {
		...written.around,
		...own
	};
	const inner = {
		value: value[entry.key],
		path: inside,
		step,
		around,
		commands
	};
	const parsed = entry.nests === "none" ? readValue(entry, inner, context) : readNested(entry, inner, context);
	if (context.problems.length > before) return null;
	return {
		...entry.nests === "none" ? pickModifiers(around, entry) : {},
		...own.name === void 0 ? {} : { name: own.name },
		key: entry.key,
		value: parsed,
		...spotAt(context.source, inside).keyPlace,
		step
	};
}
function findEntry(value, path, context) {
	const keys = Object.keys(value).filter((key) => !isModifier(key));
	const [first, second] = keys.filter((key) => context.vocabulary.has(key));
	const unknown = keys.filter((key) => !context.vocabulary.has(key));
	const here = [...context.vocabulary.keys(), ...MODIFIERS];
	for (const key of unknown) {
		const explanation = explainUnknownKey(key, {
			here,
			...context.words
		});
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, explanation);
	}
	if (second !== void 0) {
		const what = `is a second check beside \`${first}\``;
		const remedy = "write it as an entry of its own";
		addProblem(context, {
			path: [...path, second],
			at: "key"
		}, {
			what,
			remedy
		});
	}
	if (first === void 0 && unknown.length === 0) addProblem(context, { path }, {
		what: "has no check",
		remedy: "write one, such as `contains: text`"
	});
	return first === void 0 ? null : context.vocabulary.get(first) ?? null;
}
function readValue(entry, { value, path, commands }, context) {
	const before = context.problems.length;
	const filled = fillTexts(value, path, context);
	if (context.problems.length > before) return null;
	const parsed = entry.schema.safeParse(filled, { error: explainIssue });
	if (parsed.success) {
		const unseen = explainUnseen(entry.standInOf?.(parsed.data), commands);
		if (unseen !== null) addProblem(context, { path }, unseen);
		return parsed.data;
	}
	context.problems.push(...toProblems(parsed.error.issues, {
		...context,
		schema: entry.schema,
		prefix: path
	}));
	return null;
}
function explainUnseen(command, commands) {
	if (command === void 0 || (command === null ? commands.size > 0 : commands.has(command))) return null;
	const what = command === null ? "asks about stand-ins" : `asks about calls of ${command}`;
	const missing = command === null ? "a command" : command;
	return {
		what: `${what}, but there are none`,
		remedy: `describe ${missing} under \`fakes\``
	};
}
function readNested(entry, written, context) {
	if (entry.nests === "one") return readCheck(written, context);
	const { value, path } = written;
	if (!Array.isArray(value) || value.length === 0) {
		const what = Array.isArray(value) ? "is an empty list" : `is ${nameOf$1(value)}`;
		addProblem(context, { path }, {
			what,
			remedy: "write a list of checks"
		});
		return null;
	}
	return value.flatMap((item, index) => readCheck({
		...written,
		value: item,
		path: [...path, index]
	}, context) ?? []);
}

// src/suites/read-loaded.ts
function readLoaded(written, path, context) {
	return {
		env: written.env && Object.entries(written.env),
		with: written.with && readCompanions$1(written.with, [...path, "with"], context),
		subagents: written.subagents && readSubagents$1(written.subagents, [...path, "subagents"], context)
	};
}
function joinLoaded(suite, own) {
	return {
		env: [...new Map([...suite.env ?? [], ...own.env ?? []])].sort(([left], [right]) => comparePaths(left, right)),
		with: own.with ?? suite.with ?? [],
		subagents: own.subagents ?? suite.subagents ?? []
	};
}
function readCompanions$1(written, path, context) {
	const { skillFolder, skillFolders } = context;
	if (written === "*") return skillFolders.filter((folder) => folder !== skillFolder);
	const folders = /* @__PURE__ */ new Set();
	for (const [index, name] of written.entries()) {
		const found = findCompanion(name, context);
		if (typeof found === "string") folders.add(found);
		else addProblem(context, { path: [...path, index] }, found);
	}
	return [...folders].sort(comparePaths);
}
function findCompanion(written, { folder, skillFolder, skillFolders }) {
	const reading = readPath(written);
	if (reading.kind === "refused") return {
		what: reading.what,
		remedy: "write the name of a skill of this repository"
	};
	const { path } = reading;
	const below = joinPath(folder, path);
	const named = skillFolders.filter((one) => one === path || one.endsWith(`/${path}`));
	const found = skillFolders.includes(below) ? [below] : named;
	const others = found.filter((one) => one !== skillFolder);
	const [first] = others;
	if (first === void 0) return found.length > 0 ? {
		what: "is the skill under test itself",
		remedy: "name other skills"
	} : {
		what: `no skill ${path}`,
		remedy: toRemedy(path, skillFolders)
	};
	if (others.length === 1) return first;
	return {
		what: `several skills have that name: ${others.join(", ")}`,
		remedy: "write more of the folder before the name"
	};
}
function toRemedy(name, skillFolders) {
	const near = nearestWord(name, skillFolders.map(lastSegment));
	return near === null ? "write the name of a skill of this repository, or a path below this file's folder" : `did you mean ${near}?`;
}
function readSubagents$1(written, path, context) {
	const byName = /* @__PURE__ */ new Map();
	for (const [index, one] of written.entries()) {
		const reading = readPath(one);
		if (reading.kind === "refused") continue;
		const at = [...path, index];
		const file = joinPath(context.folder, reading.path);
		const name = lastSegment(file);
		const other = byName.get(name);
		if (other !== void 0 && other !== file) {
			const what = `has the same name as ${other}, and both are installed in one folder`;
			addProblem(context, { path: at }, {
				what,
				remedy: "rename one of them"
			});
			continue;
		}
		if (other === void 0) addNamedPath(context, {
			kind: "subagent",
			path: file
		}, at);
		byName.set(name, file);
	}
	return [...byName].sort(([left], [right]) => comparePaths(left, right)).map(([, file]) => file);
}

// src/suites/read-shared.ts
const LONGEST_RUN_MS = 36e5;
function readShared(written, { path, standIns }, context) {
	const runTimeoutMs = toMilliseconds(written.run_timeout);
	if (runTimeoutMs !== void 0 && runTimeoutMs > LONGEST_RUN_MS) {
		const explanation = {
			what: "is longer than an hour",
			remedy: "write at most 60m"
		};
		addProblem(context, { path: [...path, "run_timeout"] }, explanation);
	}
	const { preamble, workspace } = written;
	return {
		agents: written.agents,
		model: toModelChoice(written.model),
		samples: written.samples,
		minPassRate: written.min_pass_rate,
		timeoutMs: toMilliseconds(written.timeout),
		runTimeoutMs,
		maxTurns: written.max_turns,
		preamble: preamble && readPreamble(preamble, [...path, "preamble"], context),
		workspace: workspace ? readWorkspace(workspace, [...path, "workspace"], context) : {},
		standIns,
		...readLoaded(written, path, context)
	};
}
function toMilliseconds(written) {
	if (written === void 0 || typeof written === "number") return written && Math.round(written * 1e3);
	const amount = Number(written.slice(0, -1));
	return written.endsWith("m") ? amount * 6e4 : amount * 1e3;
}
const PREAMBLES = [
	"none",
	"unattended",
	"ask_and_stop",
	"no_spend",
	"scripted"
];
function readPreamble(written, path, context) {
	const text = readText(written, { path }, context);
	if (PREAMBLES.includes(text) || /\s/.test(text.trim())) return text;
	const near = nearestWord(text, PREAMBLES);
	if (near !== null) {
		const remedy = `did you mean ${near}? Known are ${PREAMBLES.join(", ")}`;
		addProblem(context, { path }, {
			what: "is neither a known preamble nor a sentence",
			remedy
		});
	}
	return text;
}
function readWorkspace({ from, files, setup }, path, context) {
	const kept = keysAt(context.source, [...path, "files"]).map((name) => {
		const at = [
			...path,
			"files",
			name
		];
		const text = readText(files?.[name] ?? "", {
			path: at,
			exact: true
		}, context);
		const reading = readPath(name);
		return [reading.kind === "path" ? reading.path : name, text];
	});
	return {
		...from === void 0 ? {} : { from: readFrom(from, [...path, "from"], context) },
		...files === void 0 ? {} : { files: kept },
		...setup === void 0 ? {} : { setup }
	};
}
function readFrom(written, path, context) {
	const reading = readPath(written);
	if (reading.kind === "refused") return null;
	const folder = joinPath(context.folder, reading.path);
	addNamedPath(context, {
		kind: "from",
		path: folder
	}, path);
	return folder;
}

// src/suites/read-skill-folder.ts
function toSkillFolder(data, folder) {
	const written = isMap$3(data) ? data["skill"] : void 0;
	const reading = readPath(typeof written === "string" ? written : ".");
	return joinPath(folder, reading.kind === "path" ? reading.path : ".");
}
function readSkillFolder(written, context) {
	const folder = context.skillFolder;
	for (const { kind, path, place, key } of context.named) {
		if (kind === "subagent") continue;
		if (path !== "." && path !== folder && !folder.startsWith(`${path}/`)) continue;
		context.problems.push({
			...toProblem$2({
				file: context.file,
				key: [],
				place
			}, {
				what: "holds the skill itself",
				remedy: "name a folder below evals/"
			}),
			key
		});
	}
	if (written !== void 0) addNamedPath(context, {
		kind: "skill",
		path: folder
	}, ["skill"]);
	return folder;
}

// src/suites/stand-in-answers.ts
const NO_COMMAND = {
	stdout: "",
	stderr: "",
	exit: 0,
	writes: []
};
const NO_URL = {
	body: "",
	status: 200,
	headers: []
};
function toCommandAnswer(file, path, context) {
	if (typeof file === "string") return {
		...NO_COMMAND,
		stdout: file
	};
	if (file.file !== void 0) return {
		...NO_COMMAND,
		stdout: readText({ file: file.file }, { path }, context)
	};
	const textOf = (text, key) => readText(text ?? "", { path: [...path, key] }, context);
	const written = keysAt(context.source, [...path, "writes"]);
	return {
		stdout: textOf(file.stdout, "stdout"),
		stderr: textOf(file.stderr, "stderr"),
		exit: file.exit ?? NO_COMMAND.exit,
		writes: written.map((name) => {
			const at = [
				...path,
				"writes",
				name
			];
			return [name, readText(file.writes?.[name] ?? "", {
				path: at,
				exact: true
			}, context)];
		})
	};
}
function toUrlAnswer(file, path, context) {
	if (typeof file === "string") return {
		...NO_URL,
		body: file
	};
	const isFile = file.file !== void 0;
	const body = isFile ? { file: file.file ?? "" } : file.body ?? "";
	const at = isFile ? path : [...path, "body"];
	return {
		body: readText(body, {
			path: at,
			exact: true
		}, context),
		status: file.status ?? NO_URL.status,
		headers: Object.entries(file.headers ?? {})
	};
}
function toRules(written, at, toAnswer) {
	return keysAt(at.context.source, at.path).flatMap((pattern) => {
		const path = [...at.path, pattern];
		const file = written[pattern];
		if (file === void 0) return [];
		return [{
			pattern,
			answers: Array.isArray(file) ? file.map((one, index) => toAnswer(one, [...path, index], at.context)) : [toAnswer(file, path, at.context)]
		}];
	});
}
function readCommandRules(written, path, context) {
	return toRules(written, {
		path,
		context
	}, toCommandAnswer);
}
function readUrlRules(written, path, context) {
	return toRules(written, {
		path,
		context
	}, toUrlAnswer);
}

// src/suites/read-stand-ins.ts
const GRAMMARS = [["repos", "gh"], ["urls", "curl"]];
const ANSWER_KEYS = [
	"stdout",
	"stderr",
	"exit",
	"writes"
];
function readStandIns(path, context) {
	const read = keysAt(context.source, path).flatMap((command) => {
		const standIn = readStandIn({
			command,
			path: [...path, command],
			context
		});
		return standIn === null ? [] : [[command, standIn]];
	});
	return new Map(read);
}
function readStandIn(place) {
	const { command, path, context } = place;
	const value = valueAt(context.source, path);
	if (isMap$3(value) && RESERVED_KEYS.some((key) => Object.hasOwn(value, key))) return readLongForm(place);
	if (isMap$3(value) && refuseNearlyReserved(value, place)) return null;
	const written = parse$1(commandsSchema, place);
	if (written === null) return null;
	return {
		kind: "described",
		command,
		match: "prefix",
		commands: readCommandRules(written, path, context),
		repos: null,
		urls: null
	};
}
function parse$1(schema, { path, context }) {
	const parsed = schema.safeParse(valueAt(context.source, path), { error: explainIssue });
	if (parsed.success) return parsed.data;
	context.problems.push(...toProblems(parsed.error.issues, {
		...context,
		schema,
		prefix: path
	}));
	return null;
}
function refuseNearlyReserved(value, place) {
	const misspelt = Object.entries(value).flatMap(([key, inner]) => {
		const near = nearestWord(key, RESERVED_KEYS);
		const isOther = isMap$3(inner) && !isTextFile(inner) && !ANSWER_KEYS.some((one) => one in inner);
		return near !== null && isOther ? [{
			key,
			near
		}] : [];
	});
	for (const { key, near } of misspelt) addKeyProblem(place, key, {
		what: "is not a key that can stand here",
		remedy: `did you mean \`${near}\`?`
	});
	return misspelt.length > 0;
}
function addKeyProblem({ path, context }, key, explanation) {
	addProblem(context, {
		path: [...path, key],
		at: "key"
	}, explanation);
}
function readLongForm(place) {
	const { command, path, context } = place;
	const form = parse$1(longFormSchema, place);
	if (form === null || refuseForm(form, place)) return null;
	if (form.script !== void 0) return {
		kind: "script",
		command,
		text: readNamedFile(form.script, [...path, "script"], context)
	};
	const { commands = {}, repos, urls, match = "prefix" } = form;
	return {
		kind: "described",
		command,
		match,
		commands: readCommandRules(commands, [...path, "commands"], context),
		repos: repos === void 0 ? null : Object.entries(repos),
		urls: urls === void 0 ? null : readUrlRules(urls, [...path, "urls"], context)
	};
}
function refuseForm(form, place) {
	const keys = keysAt(place.context.source, place.path);
	if (form.script !== void 0) {
		const others = keys.filter((key) => key !== "script");
		for (const key of others) addKeyProblem(place, key, {
			what: "cannot stand beside `script`",
			remedy: "remove it: the script answers every call itself"
		});
		return others.length > 0;
	}
	const foreign = GRAMMARS.filter(([key, owner]) => keys.includes(key) && place.command !== owner);
	for (const [key, owner] of foreign) addKeyProblem(place, key, {
		what: `is the grammar of ${owner}`,
		remedy: "write patterns and answers under `commands`"
	});
	const isMatchAlone = form.match !== void 0 && !keys.some((key) => /^(commands|urls)$/.test(key));
	if (isMatchAlone) addKeyProblem(place, "match", {
		what: "has no patterns beside it",
		remedy: "write `commands`, or remove it"
	});
	return foreign.length > 0 || isMatchAlone;
}

// src/suites/test-stand-ins.ts
function readAllStandIns(context) {
	const tests = valueAt(context.source, ["tests"]);
	return {
		suite: readStandIns(["fakes"], context),
		tests: (Array.isArray(tests) ? tests : []).map((_, index) => readStandIns([
			"tests",
			index,
			"fakes"
		], context))
	};
}
function joinStandIns(suite, own) {
	return [...new Map([...suite, ...own]).values()].sort((left, right) => comparePaths(left.command, right.command));
}
function commandsOf(test, context) {
	const own = keysAt(context.source, [
		"tests",
		test,
		"fakes"
	]);
	return /* @__PURE__ */ new Set([...keysAt(context.source, ["fakes"]), ...own]);
}

// src/suites/read-test.ts
const DEFAULTS = {
	samples: 5,
	minPassRate: .8,
	timeoutMs: 3e5,
	runTimeoutMs: 6e5,
	maxTurns: 8,
	preamble: "none"
};
const EMPTY_FOLDER = {
	from: null,
	files: [],
	setup: []
};
function readTest(written, { path, suite, checks, standIns }, context) {
	const own = readShared(written, {
		path,
		standIns
	}, context);
	const prompts = readPrompts(written, path, context);
	const answers = readAnswers(written, path, context);
	return {
		name: written.name,
		...spotAt(context.source, path).keyPlace,
		agents: own.agents ?? null,
		model: overrideModel(own.model, suite.model),
		prompts,
		stepRates: written.steps?.map((step) => step.min_pass_rate ?? null) ?? prompts.map(() => null),
		answers,
		workspace: {
			...EMPTY_FOLDER,
			...suite.workspace,
			...own.workspace
		},
		standIns: joinStandIns(suite.standIns, own.standIns),
		samples: own.samples ?? suite.samples ?? DEFAULTS.samples,
		minPassRate: own.minPassRate ?? suite.minPassRate ?? DEFAULTS.minPassRate,
		timeoutMs: own.timeoutMs ?? suite.timeoutMs ?? DEFAULTS.timeoutMs,
		runTimeoutMs: own.runTimeoutMs ?? suite.runTimeoutMs ?? DEFAULTS.runTimeoutMs,
		maxTurns: readMaxTurns({
			own,
			suite,
			path,
			prompts,
			answers
		}, context),
		maxCostUsd: written.max_cost ?? null,
		preamble: own.preamble ?? suite.preamble ?? DEFAULTS.preamble,
		...joinLoaded(suite, own),
		exclusive: written.exclusive ?? null,
		tags: written.tags ?? [],
		notes: written.notes ?? null,
		metadata: written.metadata ?? {},
		checks
	};
}
function readPrompts(written, path, context) {
	if (written.steps !== void 0) return written.steps.map((step, index) => readText(step.prompt, { path: [
		...path,
		"steps",
		index,
		"prompt"
	] }, context));
	if (written.prompt === void 0) return [];
	return [readText(written.prompt, { path: [...path, "prompt"] }, context)];
}
function readAnswers(written, path, context) {
	const { answers } = written;
	const inside = [...path, "answers"];
	if (answers === void 0) return { kind: "none" };
	if (Array.isArray(answers)) return {
		kind: "list",
		replies: answers.map((reply, index) => readText(reply, { path: [...inside, index] }, context))
	};
	return {
		kind: "patterns",
		replies: keysAt(context.source, inside).map((pattern) => ({
			pattern,
			reply: readText(answers[pattern] ?? "", { path: [...inside, pattern] }, context)
		}))
	};
}
function turnsNeeded(prompts, answers) {
	return prompts.length + (answers.kind === "none" ? 0 : answers.replies.length);
}
function readMaxTurns(wanted, context) {
	const { own, suite, path, prompts, answers } = wanted;
	const written = own.maxTurns ?? suite.maxTurns;
	if (written !== void 0 && written < prompts.length) {
		const what = `is ${written}, but this test has ${prompts.length} steps`;
		const remedy = `write at least ${prompts.length}, or leave it out`;
		addProblem(context, { path: [...path, "max_turns"] }, {
			what,
			remedy
		});
	}
	return written ?? Math.max(DEFAULTS.maxTurns, turnsNeeded(prompts, answers));
}

// src/suites/shadowed-patterns.ts
const METHOD = /^[A-Z]+ /;
const SEARCHED = {
	exact: (pattern) => `^(?:${pattern})$`,
	prefix: (pattern) => `^(?:${pattern})`,
	search: (pattern) => pattern
};
function findShadowed(standIns, context) {
	return [[["fakes"], standIns.suite], ...standIns.tests.map((own, index) => [[
		"tests",
		index,
		"fakes"
	], own])].flatMap(([path, ofPlace]) => [...ofPlace.values()].filter((standIn) => standIn.kind === "described").flatMap((standIn) => patternsOf(standIn, [...path, standIn.command], context)).flatMap((patterns) => shadowedIn(patterns, context)));
}
function patternsOf({ match, commands, urls }, path, context) {
	const ofCommands = {
		rules: commands,
		path: valueAt(context.source, [...path, "commands"]) === void 0 ? path : [...path, "commands"]
	};
	const ofUrls = {
		rules: urls ?? [],
		path: [...path, "urls"]
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
function shadowedIn(patterns, context) {
	const all = patterns.rules.map(({ pattern }) => pattern);
	return all.flatMap((later, index) => {
		const earlier = all.slice(0, index).find((one) => meetsText(one, later, patterns));
		if (earlier === void 0) return [];
		const path = [...patterns.path, later];
		const place = spotAt(context.source, path).keyPlace;
		const what = `comes too late: ${JSON.stringify(earlier)} stands before it and answers it too`;
		return [toProblem$2({
			file: context.file,
			key: path,
			place
		}, {
			what,
			remedy: "end the earlier one with $, or move it down"
		})];
	});
}
function meetsText(earlier, later, { match, areUrls }) {
	const text = areUrls && !METHOD.test(earlier) ? later.replace(METHOD, "") : later;
	const compiled = compilePattern(SEARCHED[match](earlier));
	return compiled.ok && compiled.pattern.find(text) !== null;
}

// src/suites/suite-warnings.ts
function toWarnings({ skillFolder, files, standIns }, context) {
	const inside = skillFolder === "." ? "" : `${skillFolder}/`;
	const stray = files.filter(({ path }) => path.startsWith(inside) && !path.startsWith(`${inside}evals/`)).map(({ key, place }) => ({
		file: context.file,
		...place,
		key,
		what: "lies inside the skill but outside its evals folder, so it no longer counts as part of it",
		remedy: "move it below evals/"
	}));
	const tests = valueAt(context.source, ["tests"]);
	const silent = (Array.isArray(tests) ? tests : []).flatMap((test, index) => {
		if (!isMap$3(test) || hasCheck(test)) return [];
		return [{
			file: context.file,
			...spotAt(context.source, ["tests", index]).place,
			key: `tests[${index}]`,
			what: "asserts nothing, so its result will be invalid",
			remedy: "add checks under `expect`"
		}];
	});
	return inFileOrder([
		...stray,
		...silent,
		...findShadowed(standIns, context)
	]);
}
function hasCheck(test) {
	const steps = Array.isArray(test["steps"]) ? test["steps"] : [];
	return "expect" in test || steps.some((step) => isMap$3(step) && "expect" in step);
}

// src/suites/suite-words.ts
const LATER = /* @__PURE__ */ new Set([
	"arms",
	"pair_with",
	"judge",
	"exclusive",
	"triggers",
	"user",
	"approve",
	"reference",
	"weight",
	"arm",
	"judge_asked",
	"judge_files",
	"judge_compare",
	"grade"
]);
const ANY_SUITE = suiteSchema(unknown(), unknown());
function toSuiteWords(checks) {
	const known = new Set(checks);
	const places = [
		["below `expect`", [...known]],
		["in a test, below `workspace`", knownKeysAt(ANY_SUITE, ["workspace"])],
		["in a test", knownKeysAt(ANY_SUITE, ["tests", 0])],
		["at the top of the file", knownKeysAt(ANY_SUITE, [])]
	];
	return {
		elsewhere: new Map(places.flatMap(([place, keys]) => keys.map((key) => [key, place]))),
		later: new Set([...LATER].filter((word) => !known.has(word)))
	};
}

// src/suites/test-rules.ts
function findCrossProblems(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return;
	const seen = /* @__PURE__ */ new Set();
	for (const [index, test] of tests.entries()) {
		if (!isMap$3(test)) continue;
		const path = ["tests", index];
		checkPrompt(test, path, context);
		const name = test["name"];
		if (typeof name !== "string") continue;
		if (seen.has(name)) {
			const what = `${JSON.stringify(name)} is the name of an earlier test`;
			addProblem(context, { path: [...path, "name"] }, {
				what,
				remedy: "write another name"
			});
		}
		seen.add(name);
	}
}
function checkPrompt(test, path, context) {
	const hasSteps = Object.hasOwn(test, "steps");
	if (!hasSteps && !Object.hasOwn(test, "prompt")) {
		const remedy = "write what the user asks";
		addProblem(context, { path: [...path, "prompt"] }, {
			what: "is missing",
			remedy
		});
	}
	for (const key of ["prompt", "answers"]) {
		if (!hasSteps || !Object.hasOwn(test, key)) continue;
		const what = "cannot stand beside `steps`";
		const remedy = "write every user turn as a step";
		addProblem(context, {
			path: [...path, key],
			at: "key"
		}, {
			what,
			remedy
		});
	}
}

// src/suites/read-suite.ts
const SCHEMA = suiteSchema(unknown(), unknown());
const FILE_KEY = /(?:^|[\s{,"'?])(?:file|script)["']?[ \t]*(?::|$)/m;
function suiteTextFiles(text, path) {
	const written = typeof text === "string" ? text : new TextDecoder().decode(text);
	if (!FILE_KEY.test(written)) return [];
	const yaml = readYaml(text, path);
	return yaml.kind === "yaml" ? textFilePaths(yaml.source.data, folderOf(path)) : [];
}
function readSuite(text, path, { vocabulary, texts = /* @__PURE__ */ new Map(), skillFolders = [] }) {
	const yaml = readYaml(text, path);
	if (yaml.kind === "problems") return yaml;
	const context = {
		file: path,
		folder: folderOf(path),
		source: yaml.source,
		vocabulary: new Map(vocabulary.map((entry) => [entry.key, entry])),
		words: toSuiteWords(vocabulary.map(({ key }) => key)),
		texts,
		skillFolder: toSkillFolder(yaml.source.data, folderOf(path)),
		skillFolders,
		problems: [],
		named: []
	};
	const { data } = yaml.source;
	if (!isMap$3(data)) {
		const explanation = {
			what: `is ${nameOf$1(data)}`,
			remedy: "begin with `version: 1`"
		};
		return refused([toProblem$2({
			file: path,
			key: [],
			place: yaml.source.root.place
		}, explanation)]);
	}
	const parsed = SCHEMA.safeParse(data, { error: explainIssue });
	if (!parsed.success) {
		const issues = parsed.error.issues.filter((issue) => !isExcused(issue, data));
		context.problems.push(...toProblems(issues, {
			...context,
			schema: SCHEMA,
			prefix: []
		}));
	}
	findCrossProblems(context);
	const checks = readAllChecks(context);
	const standIns = readAllStandIns(context);
	const suite = parsed.success ? toSuite(parsed.data, {
		checks,
		standIns
	}, context) : null;
	return suite === null || context.problems.length > 0 ? refused(context.problems) : {
		kind: "suite",
		suite,
		named: context.named
	};
}
function refused(problems) {
	return {
		kind: "problems",
		problems: inFileOrder(problems)
	};
}
function isExcused(issue, data) {
	return Object.hasOwn(data, "triggers") && !Object.hasOwn(data, "tests") && issue.path[0] === "tests";
}
function readAllChecks(context) {
	const tests = valueAt(context.source, ["tests"]);
	if (!Array.isArray(tests)) return [];
	return tests.map((test, index) => {
		if (!isMap$3(test)) return [];
		const path = ["tests", index];
		const commands = commandsOf(index, context);
		const whole = {
			path: [...path, "expect"],
			step: null,
			commands
		};
		const own = readChecks(test["expect"], whole, context);
		const ofSteps = (Array.isArray(test["steps"]) ? test["steps"] : []).flatMap((step, at) => {
			const place = {
				path: [
					...path,
					"steps",
					at,
					"expect"
				],
				step: at + 1,
				commands
			};
			return isMap$3(step) ? readChecks(step["expect"], place, context) : [];
		});
		return inOrder([...own, ...ofSteps]);
	});
}
function inOrder(checks) {
	return [...checks].sort((left, right) => left.line - right.line || left.column - right.column);
}
function toSuite(written, { checks, standIns }, context) {
	const shared = readShared(written, {
		path: [],
		standIns: standIns.suite
	}, context);
	const tests = written.tests.map((test, index) => {
		const own = {
			checks: checks[index] ?? [],
			standIns: standIns.tests[index] ?? /* @__PURE__ */ new Map()
		};
		return readTest(test, {
			path: ["tests", index],
			suite: shared,
			...own
		}, context);
	});
	const skillFolder = readSkillFolder(written.skill, context);
	const files = context.named.filter(({ kind }) => kind === "from" || kind === "text");
	return {
		path: context.file,
		skillFolder,
		agents: shared.agents ?? null,
		isolation: readIsolation(written, context),
		maxInvalid: written.max_invalid ?? .2,
		maxCostUsd: written.max_cost ?? null,
		tests,
		namedPaths: [...new Set(files.map((named) => named.path))].sort(),
		subagentPaths: [...new Set(tests.flatMap(({ subagents }) => subagents))].sort(),
		warnings: toWarnings({
			skillFolder,
			files,
			standIns
		}, context)
	};
}
function readIsolation({ isolation }, { source }) {
	const choice = toIsolationChoice(isolation);
	if (choice === null || choice.kind === "none") return null;
	return {
		choice,
		...spotAt(source, ["isolation"]).place
	};
}

// src/app/open-side.ts
const SUITE_NAMES = /* @__PURE__ */ new Set(["skillcheck.yaml", "skillcheck.yml"]);
async function openSide(files, includes = () => true) {
	const tree = await readSourceTree(files);
	const places = findSkillFolders(tree.entries, includes);
	const all = findSkillFolders(tree.entries).folders;
	const folders = new Set(all);
	const suitePaths = tree.entries.map(({ path }) => path).filter((path) => SUITE_NAMES.has(lastSegment(path)) && !isForeignFolder(path));
	const beside = /* @__PURE__ */ new Map();
	const distant = [];
	for (const path of suitePaths) {
		const folder = parentFolder(path);
		if (folders.has(folder)) beside.set(folder, [...beside.get(folder) ?? [], path]);
		else if (includes(folder) && !isHidden(path)) distant.push(path);
	}
	const read = (path) => readSuiteFile(path, files, {
		tree,
		skillFolders: all
	});
	const { bySkill, problems } = await readDistant(distant, read);
	const remembered = /* @__PURE__ */ new Map();
	const suiteOf = (folder) => {
		const reading = remembered.get(folder) ?? readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], read);
		remembered.set(folder, reading);
		return reading;
	};
	return {
		files,
		tree,
		places,
		skillFolders: all,
		distantPaths: new Map([...bySkill].map(([folder, suites]) => [folder, suites.flatMap(toNamedPaths)])),
		problems,
		suiteOf,
		companionsOf: async (folder) => {
			const paths = beside.get(folder) ?? [];
			const contents = await Promise.all(paths.map((path) => files.read(path, LIMITS.suiteBytes)));
			if (!bySkill.has(folder) && !contents.some(mayLoadOthers)) return [];
			const suite = (await suiteOf(folder))?.suite ?? null;
			return [...new Set(suite?.tests.flatMap((test) => test.with))].sort(comparePaths);
		}
	};
}
function isHidden(path) {
	return path.split("/").some((segment) => segment.startsWith("."));
}
function mayLoadOthers(content) {
	const text = content.kind === "file" ? new TextDecoder().decode(content.bytes) : "";
	return /(?:^|[\s{,"'?])with["']?[ \t]*(?::|$)/m.test(text);
}
function toNamedPaths(file) {
	const { namedPaths = [], subagentPaths = [] } = file.suite ?? {};
	return [
		file.path,
		...namedPaths,
		...subagentPaths
	];
}
async function readDistant(paths, read) {
	const bySkill = /* @__PURE__ */ new Map();
	const problems = [];
	for (const path of paths) {
		const file = await read(path);
		problems.push(...file.problems);
		if (file.suite === null) continue;
		const folder = file.suite.skillFolder;
		bySkill.set(folder, [...bySkill.get(folder) ?? [], file]);
	}
	return {
		bySkill,
		problems
	};
}
async function readOwn(beside, distant, read) {
	const [first, ...others] = [...await Promise.all(beside.map(read)), ...distant];
	if (first === void 0) return null;
	const twice = others.map((other) => ({
		file: other.path,
		line: 1,
		column: 1,
		key: "",
		what: `a second suite for the same skill; the first is ${first.path}`,
		remedy: "join them in one file"
	}));
	return {
		...first,
		problems: [...first.problems, ...twice]
	};
}
async function readSuiteFile(path, files, at) {
	const { tree, skillFolders } = at;
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") return {
		path,
		suite: null,
		problems: [toProblem$1(path, content)]
	};
	const texts = /* @__PURE__ */ new Map();
	for (const named of suiteTextFiles(content.bytes, path)) texts.set(named, await files.read(named, LIMITS.fixtureBytes));
	const surroundings = {
		vocabulary: CHECK_VOCABULARY,
		texts,
		skillFolders
	};
	const reading = readSuite(content.bytes, path, surroundings);
	if (reading.kind === "problems") return {
		path,
		suite: null,
		problems: reading.problems
	};
	const problems = checkSuitePaths(reading, tree.entries);
	return {
		path,
		suite: problems.length === 0 ? reading.suite : null,
		problems
	};
}
function toProblem$1(file, content) {
	const { what, remedy } = explainUnread(content);
	return {
		file,
		line: 1,
		column: 1,
		key: "",
		what,
		remedy: content.kind === "too-large" ? "split the suite" : remedy
	};
}

// src/model/settings-names.ts
const SETTINGS_NAMES = [".skillcheck.yml", ".skillcheck.yaml"];

// src/rules/rule.ts
function defineRule(definition) {
	const { check, message, ...rest } = definition;
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
		find: (context) => check(context).map(toFinding)
	};
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
	return (line.slice(verb.index).match(/[\w.-]+/g) ?? []).filter((word) => word.includes(".")).map(trimDots$1);
}
function trimDots$1(word) {
	let end = word.length;
	while (word[end - 1] === ".") end -= 1;
	return word.slice(0, end);
}

// src/rules/broken-link.ts
const TEMPLATE_FOLDERS = /* @__PURE__ */ new Set([
	"assets",
	"templates",
	"examples"
]);
const CONVENTIONAL = /^(?:\.\/)?(?:scripts|references?|assets|templates|resources|examples|rules)\//;
const brokenLink = defineRule({
	id: "SK009",
	slug: "broken-link",
	severity: "error",
	summary: "A relative link, image, reference definition, href or src leads to a file that is not there.",
	source: "https://agentskills.io/specification#file-references",
	verified: "2026-08-31",
	level: "MUST",
	check: ({ source }) => {
		const documents = source.documents.filter(({ path }) => !isTemplate(source, path));
		if (!documents.some(({ links }) => links.some(isAbsent))) return [];
		const written = findWrittenNames(source.documents);
		return documents.flatMap((document) => factsOf$1(source, document, written));
	},
	message: ({ target, near }) => `${target} does not exist. ${near === null ? "" : `Did you mean ${near}? `}Correct the link or add the file.`
});
function isTemplate(source, path) {
	if (!isInside$1(source.folder, path)) return false;
	return parentFolder(relativeTo(source.folder, path)).split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}
function isAbsent({ target }) {
	return target.kind === "local" && target.variable === null && target.state === "absent";
}
function factsOf$1(source, document, written) {
	const blocks = countBlocks(document.links);
	return document.links.filter(isAbsent).map((link) => {
		const { line, column, destination } = link;
		const near = findNear(source, document.path, destination);
		const block = blocks.get(link.blockLine) ?? {
			present: 0,
			absent: 0
		};
		const alone = block.absent < 2 || block.present > 0 || CONVENTIONAL.test(destination);
		const toBeWritten = near === null && (written.has(lastSegment(pathOf(destination))) || !alone);
		return {
			path: document.path,
			line,
			column,
			...toBeWritten ? { severity: "info" } : {},
			fix: near ?? void 0,
			target: destination,
			near
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
		if (isAbsent(link)) block.absent += 1;
		else block.present += 1;
	}
	return blocks;
}
function findNear(source, from, destination) {
	const name = lastSegment(pathOf(destination));
	const same = source.files.filter(({ path }) => lastSegment(path) === name);
	const [only] = same;
	return same.length === 1 && only !== void 0 && name !== "SKILL.md" ? pathFrom(parentFolder(from), only.path) : null;
}
function pathOf(destination) {
	const path = destination.split(/[#?]/, 1)[0] ?? "";
	return path.endsWith("/") ? path.slice(0, -1) : path;
}
function pathFrom(folder, path) {
	let up = "";
	let from = folder;
	while (from !== "." && !isInside$1(from, path)) {
		from = parentFolder(from);
		up += "../";
	}
	return `${up}${relativeTo(from, path)}`;
}

// src/rules/yaml-quote.ts
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
	return {
		field,
		shape,
		readAs: "",
		fixedLine: intended === null || !ownLine ? null : `${field.key}: ${quoteYaml(intended)}`
	};
}
function readAsOtherThanText(field) {
	if (typeof field.value === "number") return "a number";
	if (typeof field.value === "boolean") return "a boolean";
	const { source } = field;
	if (source.length > LONGEST_YAML_1_1 || !MAY_BE_YAML_1_1.test(source)) return null;
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
function readField(source, key) {
	const { frontMatter } = source;
	if (frontMatter.kind !== "read") return { kind: "silent" };
	if (findSurprises(frontMatter.fields).some((surprise) => surprise.field.key === key)) return { kind: "silent" };
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
function skillMdPath(source) {
	if (source.skillMd.kind !== "absent") return source.skillMd.path;
	return source.folder === "." ? "SKILL.md" : `${source.folder}/SKILL.md`;
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
				fix
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
			fix: "---"
		}));
	},
	message: ({ what, agents }) => `The front matter must start on line 1 with exactly --- and end with ---; here ${what}. ${agents} not load the skill.`
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

// src/rules/description-when.ts
const SAYS_WHEN = /\b(?:use|used|when|whenever|if the user|if you|triggers?|triggered|asks?|asked|invoked?|activate|any ?time|for (?:requests|questions|tasks))\b/i;
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
		if (description.kind !== "text") return [];
		if (SAYS_WHEN.test(description.text) || !isEnglish(description.text)) return [];
		if (readField(source, "when_to_use").kind === "text") return [];
		const { frontMatter } = source;
		const manual = frontMatter.kind === "read" && frontMatter.fields.get("disable-model-invocation")?.value;
		if (manual === true || /^(?:yes|on)$/i.test(String(manual))) return [];
		return [{
			path: skillMdPath(source),
			...description.field.place
		}];
	},
	message: () => "description says what the skill does but not when to use it. Add \"Use when …\" with the words users say."
});
function isEnglish(text) {
	const letters = text.match(/\p{L}/gu) ?? [];
	if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length * FOREIGN_LETTERS) return false;
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	if (words.length < ENOUGH_WORDS) return true;
	return words.filter((word) => ENGLISH.has(word)).length >= words.filter((word) => OTHER_LANGUAGES.has(word)).length;
}

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
		return factsOf(skillMd.encoding, name).map((fact) => ({
			path: skillMd.path,
			...fact
		}));
	},
	message: ({ text }) => text
});
function factsOf(found, name) {
	const unread = (what) => `${name} is saved as ${what}; agents do not load it. Save it as UTF-8 without BOM.`;
	switch (found.kind) {
		case "utf-16": return [{
			...START,
			severity: "error",
			text: unread("UTF-16"),
			fix: "UTF-8 without BOM"
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
		fix: "UTF-8 without BOM"
	};
}
function carriageReturnFact(name) {
	const text = `${name} has Windows line ends (CRLF); agents load it, but a script saved so does not start. Save it with LF.`;
	return {
		...START,
		severity: "info",
		text,
		fix: "LF line ends"
	};
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
	message: ({ path }) => `Agents look for SKILL.md exactly; ${lastSegment(path)} is never found. Rename it.`
});

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
		return [{
			path: skillMdPath(source),
			line,
			column,
			what: REASONS[found.reason]
		}];
	},
	message: ({ what }) => `${what}: agents find the skill by the name and description between two --- lines at the top. Add them.`
});

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
	message: ({ folder }) => `name is missing; Codex, Gemini and OpenCode skip the skill. Add name: ${folder}.`
});
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
			folder
		}];
	},
	message: ({ name, folder }) => `name is "${name}" but the folder is "${folder}"; the standard, Copilot, OpenCode and Cursor require them equal. Rename one.`
});

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

// src/rules/over-limit.ts
const overLimit$1 = defineRule({
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
function grouped(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
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
		const ends = skillMd.text.match(/\r\n?|\n/g)?.length ?? 0;
		const lines = /[\r\n]$/.test(skillMd.text) ? ends : ends + 1;
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
		const ofSkillMd = skillMd.kind === "link" && !source.symlinks.some(({ path }) => path === skillMd.path) ? [toFact(skillMd.path, skillMd.target, ["warning", "which Codex ignores"])] : [];
		const others = source.symlinks.flatMap((link) => {
			const judged = judge$1(link, source);
			return judged === null ? [] : [toFact(link.path, link.target, judged)];
		});
		return [...ofSkillMd, ...others];
	},
	message: ({ path, target, what }) => `${path} is a link to ${target}, ${what}. Copy the file in.`
});
function toFact(path, target, [severity, what]) {
	return {
		path,
		line: 1,
		column: 1,
		severity,
		target,
		what
	};
}
function judge$1({ path, real, state }, source) {
	if (state === "dangling") return ["error", "which does not exist"];
	if (real === null || state === "outside-root") return ["error", "which lies outside the repository and is not copied on install"];
	const { marketplaceRoot, pluginRoot, folder, skillMd } = source;
	if (marketplaceRoot !== null && !holds$1(marketplaceRoot, real)) return ["error", "which lies outside the marketplace and is not copied on install"];
	if (skillMd.kind === "link" && skillMd.path === path) return ["warning", "which Codex ignores"];
	if (holds$1(pluginRoot ?? folder, real)) return null;
	return ["warning", `which lies outside ${pluginRoot === null ? "the skill" : "the plugin"} and is not copied on every install`];
}
function holds$1(root, path) {
	return path === root || isInside$1(root, path);
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
	return shapeAt(line, what, { fixed: requoted(line) });
}
function brackets({ line }) {
	const { value } = line;
	if (value.startsWith("{")) return shapeAt(line, "braces are a map in YAML", { fixed: requoted(line) });
	if (!value.startsWith("[")) return null;
	const close = value.indexOf("]");
	if (close !== -1 && value.slice(close + 1).trim() !== "") return shapeAt(line, "brackets are a list in YAML", { fixed: requoted(line) });
	const quoted = value.slice(1, close === -1 ? void 0 : close).split(",").map((item) => quoteYaml(unquoted(item.trim()))).join(", ");
	return shapeAt(line, "an item of this list cannot stand unquoted", {
		remedy: "Quote the items",
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
		fixed: line.below.trimStart()
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
		fix: null
	};
}
function withVerifiedFix(block, shape) {
	const { place, what, remedy } = shape;
	return {
		place,
		what,
		remedy,
		fix: shape.fixed !== null && readsAfter(block, shape.index, shape.fixed) ? shape.fixed : null
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
		const { place, what, remedy, fix } = diagnoseYaml(found.block, found.faults);
		return [{
			path: skillMdPath(source),
			...place,
			what,
			remedy,
			fix: fix ?? void 0
		}];
	},
	message: ({ line, what, remedy, fix }) => fix === void 0 ? `Line ${line}: ${what}. ${remedy}.` : `Line ${line}: ${what}. ${remedy}: ${cutCharacters(fix, SHOWN_CHARACTERS)}`
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
	}
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
	symlink,
	overLimit$1
];

// src/rules/lint-skill.ts
function lintSkill(source, settings, rules = RULES) {
	const findings = [];
	const faults = [];
	for (const rule of rules) {
		const severity = chosenSeverity(rule, settings);
		if (severity === "off") continue;
		try {
			for (const finding of rule.find({
				source,
				targets: settings.targets
			})) findings.push(severity === null ? finding : {
				...finding,
				severity
			});
		} catch (error) {
			faults.push({
				rule: rule.id,
				slug: rule.slug,
				folder: source.folder,
				error
			});
		}
	}
	return {
		findings: findings.filter(({ path }) => settings.ignore?.matches(path) !== true).sort(compareFindings),
		faults
	};
}
function chosenSeverity(rule, settings) {
	return settings.rules.get(rule.id) ?? settings.rules.get(rule.slug) ?? (rule.offByDefault === true ? "off" : null);
}
function compareFindings(left, right) {
	return comparePaths(left.path, right.path) || left.line - right.line || left.column - right.column || comparePaths(left.rule, right.rule);
}

// src/app/lint-unit.ts
function toList(globs) {
	if (globs.length === 0) return null;
	const compiled = compileGlobList(globs);
	return compiled.ok ? compiled.list : null;
}
function lintUnit(unit, config) {
	const { source } = unit;
	const paths = toList(config.lint.paths);
	const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
	if (paths !== null && !paths.matches(skillMd)) return {
		findings: [],
		faults: []
	};
	const result = lintSkill(source, {
		targets: [],
		rules: config.lint.rules,
		ignore: toList(config.lint.ignore)
	});
	return {
		findings: result.findings.filter(({ severity }) => severity !== "info"),
		faults: result.faults
	};
}
function findLintProblems(config, bytes) {
	const file = config.path;
	if (file === null) return [];
	const at = (key, what, remedy) => ({
		file,
		...findConfigKey(bytes, file, key),
		key: key.join("."),
		what,
		remedy
	});
	const known = new Set(RULES.flatMap(({ id, slug }) => [id, slug]));
	const rules = [...config.lint.rules.keys()].filter((name) => !known.has(name)).map((name) => at([
		"lint",
		"rules",
		name
	], "there is no such rule", "write an id such as SK009"));
	const globs = ["ignore", "paths"].flatMap((key) => {
		const compiled = compileGlobList(config.lint[key]);
		return compiled.ok ? [] : [at(["lint", key], compiled.what, compiled.remedy)];
	});
	return [...rules, ...globs];
}

// src/app/read-root-config.ts
const problem = (file, what, remedy) => ({
	file,
	line: 1,
	column: 1,
	key: "",
	what,
	remedy
});
async function readRootConfig(files, named) {
	const wanted = named === null ? SETTINGS_NAMES : [named];
	const [path, second] = (await files.list()).map(({ path }) => path).filter((path) => wanted.includes(path));
	if (path === void 0) {
		const missing = named === null ? [] : [problem(named, "is not there", "name a settings file")];
		return {
			config: DEFAULT_CONFIG,
			problems: missing
		};
	}
	if (second !== void 0) {
		const what = `a second settings file; the first is ${path}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(second, what, "keep one of them")]
		};
	}
	const content = await files.read(path, LIMITS.suiteBytes);
	if (content.kind !== "file") {
		const what = content.kind === "refused" ? content.reason : `cannot be read: ${content.kind}`;
		return {
			config: DEFAULT_CONFIG,
			problems: [problem(path, what, "put a plain file there")]
		};
	}
	const reading = readConfig(content.bytes, path);
	return reading.kind === "config" ? {
		config: reading.config,
		problems: findLintProblems(reading.config, content.bytes)
	} : {
		config: DEFAULT_CONFIG,
		problems: reading.problems
	};
}

// src/app/place-paths.ts
function placeBelow(folder) {
	if (folder === ".") return (path) => path;
	return (path) => path === "." ? folder : `${folder}/${path}`;
}
function placeProblems(problems, place) {
	return problems.map((problem) => ({
		...problem,
		file: place(problem.file)
	}));
}

// src/model/entry-content.ts
const EXCHANGED = "it became a symbolic link after it was listed";
const encoder = new TextEncoder();
async function toEntryContent(entry, content) {
	if (content.kind === "file") return content;
	if (content.kind !== "link") return explainUnread(content);
	if (entry.mode !== "120000") return {
		...explainUnread(content),
		what: EXCHANGED
	};
	const bytes = encoder.encode(content.target);
	return {
		bytes,
		digest: await toContentDigest(bytes)
	};
}

// src/app/to-run-inputs.ts
async function digestFixture(files, folder) {
	const entries = (await files.list()).filter((entry) => isInside$1(folder, entry.path));
	if (entries.length === 0) return {
		kind: "problem",
		reason: `${folder} holds no files`
	};
	const digested = [];
	for (const entry of entries) {
		const content = await files.read(entry.path, LIMITS.fixtureBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) return {
			kind: "problem",
			reason: `${entry.path}: ${read.what}: ${read.remedy}`
		};
		digested.push({
			path: relativeTo(folder, entry.path),
			mode: entry.mode,
			sha256: read.digest
		});
	}
	return {
		kind: "digest",
		digest: await toTreeDigest(digested)
	};
}
function toRunInputs(run) {
	const { test, skill, beside } = run;
	const own = Object.entries(findAgent(run.agent)?.settings ?? {});
	const configured = Object.entries(run.settings?.env ?? {});
	return {
		agent: run.agent,
		agentSettings: [...new Map([...own, ...configured])],
		model: run.model,
		skills: [skill, ...beside.companions].map(({ name, digest }) => ({
			name,
			digest
		})),
		subagents: beside.subagents.map(({ name, digest }) => ({
			name,
			digest
		})),
		env: test.env,
		prompts: test.prompts,
		answers: test.answers,
		maxTurns: test.maxTurns,
		standIns: test.standIns,
		workspace: {
			fromDigest: run.fixtureDigest,
			files: test.workspace.files,
			setup: test.workspace.setup
		},
		preamble: test.preamble,
		permissionMode: "unattended"
	};
}

// src/app/fixtures.ts
function rememberFixtures() {
	const known = /* @__PURE__ */ new Map();
	return (files, folder) => {
		const ofTree = known.get(files) ?? /* @__PURE__ */ new Map();
		known.set(files, ofTree);
		const digested = ofTree.get(folder) ?? digestFixture(files, folder);
		ofTree.set(folder, digested);
		return digested;
	};
}
function toFixtureProblem({ suite, test }, what) {
	const remedy = "write a folder of the repository under workspace.from";
	const { line, column } = test;
	return {
		file: suite.path,
		line,
		column,
		key: "workspace.from",
		what,
		remedy
	};
}

// src/skills/exceeded-limits.ts
function exceededSizes(skillMdPath, files) {
	const bytes = files.reduce((sum, file) => sum + file.size, 0);
	return [
		[
			"bytes in SKILL.md",
			files.find((file) => file.path === skillMdPath)?.size ?? 0,
			LIMITS.skillMdBytes
		],
		[
			"files in the skill",
			files.length,
			LIMITS.skillFiles
		],
		[
			"bytes in the skill",
			bytes,
			LIMITS.skillBytes
		]
	].filter(([, found, limit]) => found > limit).map(([what, found, limit]) => ({
		path: skillMdPath,
		what,
		found,
		limit,
		line: 1,
		column: 1
	}));
}
function exceededInYaml(path, frontMatter) {
	if (frontMatter.kind !== "over-limit") return [];
	const { what, found, limit, line, column } = frontMatter;
	return [{
		path,
		what,
		found,
		limit,
		line,
		column
	}];
}

// src/skills/text-lines.ts
const LINE_END = /\r\n?|\n/g;
function toTextLines(text) {
	const starts = [0];
	for (const end of text.matchAll(LINE_END)) starts.push(end.index + end[0].length);
	return {
		text,
		starts
	};
}
function lineAt(lines, index) {
	const start = lines.starts[index];
	if (start === void 0) return "";
	return lines.text.slice(start, lines.starts[index + 1]).replace(/[\r\n]+$/, "");
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

// src/skills/front-matter-delimiters.ts
const EXACT = "---";
const WITH_BLANKS = /^[ \t]*---[ \t]*$/;
const CLOSING = /^(---|\.\.\.)[ \t]*$/;
const FOUR_DASHES = /^-{4,}[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})[ \t]*\w*$/;
const KEY = /^[A-Za-z_][\w-]*[ \t]*:/;
function findFrontMatterBlock(lines) {
	const opening = lineAt(lines, 0);
	if (WITH_BLANKS.test(opening)) return closeBlock(lines, opening);
	const shape = misplacedShape(lines);
	if (shape === null) return {
		kind: "missing",
		reason: "absent"
	};
	return {
		kind: "misplaced",
		shape,
		place: {
			line: 1,
			column: 1
		}
	};
}
function closeBlock(lines, opening) {
	for (let index = 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (!CLOSING.test(line)) continue;
		if (line.startsWith("...")) return {
			kind: "misplaced",
			shape: "dots",
			place: {
				line: index + 1,
				column: 1
			}
		};
		const blankDelimiters = [...opening === EXACT ? [] : [{
			which: "opening",
			line: 1,
			column: 1
		}], ...line === EXACT ? [] : [{
			which: "closing",
			line: index + 1,
			column: 1
		}]];
		return {
			kind: "block",
			first: 1,
			closing: index,
			blankDelimiters
		};
	}
	return {
		kind: "missing",
		reason: "unclosed"
	};
}
function misplacedShape(lines) {
	const first = lineAt(lines, 0);
	if (FOUR_DASHES.test(first)) return holdsKeysUntil(lines, 0, /^-{3,}[ \t]*$/) ? "four-dashes" : null;
	const { index, comment } = skipBlanksAndComments(lines);
	if (WITH_BLANKS.test(lineAt(lines, index))) {
		if (!holdsKeysUntil(lines, index, CLOSING)) return null;
		return comment ? "comment" : "blank-line";
	}
	if (!FENCE.test(lineAt(lines, index).trimEnd())) return null;
	return WITH_BLANKS.test(lineAt(lines, index + 1)) && holdsKeysUntil(lines, index + 1, CLOSING) ? "code-fence" : null;
}
function skipBlanksAndComments(lines) {
	let comment = false;
	let inside = false;
	let index = 0;
	for (; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index).trim();
		if (!inside && line.startsWith("<!--")) {
			comment = true;
			inside = true;
		}
		if (inside) inside = !line.includes("-->");
		else if (line !== "") break;
	}
	return {
		index,
		comment
	};
}
function holdsKeysUntil(lines, opening, end) {
	let keys = false;
	for (let index = opening + 1; index < lines.starts.length; index += 1) {
		const line = lineAt(lines, index);
		if (end.test(line)) return keys;
		keys = keys || KEY.test(line);
	}
	return false;
}

// src/skills/yaml-limits.ts
const SCALAR_FOLLOWS = "";
const NOT_IN_TEXT = /* @__PURE__ */ new Set([
	"",
	"",
	SCALAR_FOLLOWS,
	"﻿"
]);
const OPENS_IN_LINE = /* @__PURE__ */ new Set(["-", "?"]);
function exceededYaml(text) {
	const count = {
		depth: 0,
		inLine: 0,
		nodes: 0,
		aliases: 0
	};
	let offset = 0;
	let scalarNext = false;
	for (const token of new import_dist.Lexer().lex(text)) {
		if (scalarNext) scalarNext = false;
		else if (token === SCALAR_FOLLOWS) {
			scalarNext = true;
			count.nodes += 1;
		} else countToken(count, token);
		const exceeded = judge(count, offset);
		if (exceeded !== null) return exceeded;
		if (!NOT_IN_TEXT.has(token)) offset += token.length;
	}
	return null;
}
function countToken(count, token) {
	const first = token[0] ?? "";
	if (first === "\n" || first === "\r") count.inLine = 0;
	else if (first === "[" || first === "{") {
		count.depth += 1;
		count.nodes += 1;
	} else if (first === "]" || first === "}") count.depth = Math.max(0, count.depth - 1);
	else if (first === "*") count.aliases += 1;
	else if (OPENS_IN_LINE.has(token)) {
		count.inLine += 1;
		count.nodes += 1;
	}
}
function judge(count, offset) {
	const depth = Math.max(count.depth, count.inLine);
	if (depth > LIMITS.yamlDepth) return {
		what: "levels of YAML nesting",
		found: depth,
		limit: LIMITS.yamlDepth,
		offset
	};
	if (count.aliases > LIMITS.yamlAliases) return {
		what: "YAML aliases",
		found: count.aliases,
		limit: LIMITS.yamlAliases,
		offset
	};
	if (count.nodes > LIMITS.yamlNodes) return {
		what: "YAML nodes",
		found: count.nodes,
		limit: LIMITS.yamlNodes,
		offset
	};
	return null;
}

// src/skills/yaml-tree.ts
function treeDepth(root) {
	let deepest = 0;
	const waiting = [{
		node: root,
		depth: 0
	}];
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node, depth } = next;
		if ((0, import_dist.isPair)(node)) waiting.push({
			node: node.key,
			depth
		}, {
			node: node.value,
			depth
		});
		else if ((0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node)) {
			deepest = Math.max(deepest, depth + 1);
			for (const item of node.items) waiting.push({
				node: item,
				depth: depth + 1
			});
		}
	}
	return deepest;
}
function findDuplicateKeys(root) {
	const found = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) if ((0, import_dist.isMap)(node)) {
		found.push(...duplicatesOf(node));
		for (const pair of node.items) waiting.push(pair.key, pair.value);
	} else if ((0, import_dist.isSeq)(node)) waiting.push(...node.items);
	return found.sort((left, right) => left.second - right.second);
}
function duplicatesOf(map) {
	const firsts = /* @__PURE__ */ new Map();
	const found = [];
	for (const { key } of map.items) {
		if (!(0, import_dist.isScalar)(key)) continue;
		const name = String(key.value);
		const at = key.range?.[0] ?? 0;
		const first = firsts.get(name);
		if (first === void 0) firsts.set(name, at);
		else found.push({
			key: name,
			first,
			second: at
		});
	}
	return found;
}

// src/skills/read-front-matter.ts
const MOST_EXPANSIONS = LIMITS.yamlAliases + 1;
function readFrontMatter(text) {
	const lines = toTextLines(text);
	const found = findFrontMatterBlock(lines);
	if (found.kind === "missing") return {
		kind: "missing",
		reason: found.reason,
		line: 1,
		column: 1,
		bodyOffset: 0
	};
	if (found.kind === "misplaced") return {
		kind: "misplaced",
		shape: found.shape,
		...found.place,
		bodyOffset: 0
	};
	const offset = lines.starts[found.first] ?? text.length;
	const bodyOffset = lines.starts[found.closing + 1] ?? text.length;
	const read = readBlock({
		lines,
		text: text.slice(offset, lines.starts[found.closing]),
		offset,
		firstLine: found.first + 1,
		bodyOffset
	});
	return read.kind === "read" ? {
		...read,
		blankDelimiters: found.blankDelimiters
	} : read;
}
function readBlock(block) {
	const { bodyOffset } = block;
	const exceeded = exceededYaml(block.text);
	if (exceeded !== null) {
		const { what, found, limit, offset } = exceeded;
		return {
			...overLimit(what, found, limit),
			...placeIn(block, offset),
			bodyOffset
		};
	}
	const document = (0, import_dist.parseDocument)(block.text, {
		prettyErrors: false,
		uniqueKeys: false,
		logLevel: "silent",
		strict: true
	});
	const depth = treeDepth(document.contents);
	if (depth > LIMITS.yamlDepth) {
		const where = placeIn(block, 0);
		return {
			...overLimit("levels of YAML nesting", depth, LIMITS.yamlDepth),
			...where,
			bodyOffset
		};
	}
	const plain = toPlainValue(document);
	if (plain.kind === "exploded") {
		const found = LIMITS.yamlAliases + 1;
		const where = placeIn(block, 0);
		return {
			...overLimit("YAML aliases", found, LIMITS.yamlAliases),
			...where,
			bodyOffset
		};
	}
	const faults = toFaults(block, document, plain);
	if (faults.length > 0) {
		const { text, firstLine } = block;
		return {
			kind: "invalid",
			block: {
				text,
				firstLine
			},
			faults,
			bodyOffset
		};
	}
	return readFields(block, document);
}
function overLimit(what, found, limit) {
	return {
		kind: "over-limit",
		what,
		found,
		limit
	};
}
function placeIn(block, offset) {
	return placeAt(block.lines, block.offset + offset);
}
function toPlainValue(document) {
	try {
		document.toJS({ maxAliasCount: MOST_EXPANSIONS });
		return { kind: "value" };
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		if (error.message.startsWith("Excessive alias count")) return { kind: "exploded" };
		const name = /: (.*)$/s.exec(error.message)?.[1] ?? "";
		return {
			kind: "unresolved",
			message: error.message,
			name
		};
	}
}
function toFaults(block, document, plain) {
	const faults = [...document.errors.map((error) => ({
		code: error.code,
		message: error.message,
		offset: error.pos[0]
	})), ...document.warnings.map((warning) => ({
		code: warning.code === "TAG_RESOLVE_FAILED" ? "TAG" : warning.code,
		message: warning.message,
		offset: warning.pos[0]
	}))];
	if (plain.kind === "unresolved") {
		const offset = Math.max(0, block.text.indexOf(`*${plain.name}`));
		faults.push({
			code: "ALIAS",
			message: plain.message,
			offset
		});
	}
	return faults.sort((left, right) => left.offset - right.offset).map(({ code, message, offset }) => ({
		code,
		message,
		...placeIn(block, offset)
	}));
}
function readFields(block, document) {
	const { bodyOffset } = block;
	const map = document.contents;
	if (map === null || (0, import_dist.isScalar)(map) && map.value === null) return {
		kind: "missing",
		reason: "empty",
		line: 1,
		column: 1,
		bodyOffset
	};
	if (!(0, import_dist.isMap)(map)) return {
		kind: "missing",
		reason: "not-a-map",
		...placeIn(block, 0),
		bodyOffset
	};
	const duplicates = findDuplicateKeys(map).map(({ key, first, second }) => ({
		key,
		firstLine: placeIn(block, first).line,
		...placeIn(block, second)
	}));
	if (duplicates.length > 0) return {
		kind: "duplicate-keys",
		duplicates,
		bodyOffset
	};
	const fields = /* @__PURE__ */ new Map();
	for (const pair of map.items) {
		const field = toField(block, document, pair);
		if (field !== null) fields.set(field.key, field);
	}
	return {
		kind: "read",
		fields,
		blankDelimiters: [],
		bodyOffset
	};
}
function toField(block, document, pair) {
	const { key, value } = pair;
	if (!(0, import_dist.isScalar)(key)) return null;
	const keyPlace = placeIn(block, key.range?.[0] ?? 0);
	const name = String(key.value);
	const node = (0, import_dist.isScalar)(value) || (0, import_dist.isMap)(value) || (0, import_dist.isSeq)(value) || (0, import_dist.isAlias)(value) ? value : null;
	const [start, end] = node?.range ?? [0, 0];
	const source = block.text.slice(start, end);
	if (node === null || source === "") return {
		key: name,
		keyPlace,
		place: keyPlace,
		style: "empty",
		value: null,
		source,
		after: ""
	};
	const place = placeIn(block, start);
	const lastLine = placeIn(block, end).line - 1;
	const after = lineAt(block.lines, lastLine).slice(placeIn(block, end).column - 1);
	const plain = node.toJS(document, { maxAliasCount: MOST_EXPANSIONS });
	return {
		key: name,
		keyPlace,
		place,
		style: styleOf(node),
		value: plain,
		source,
		after
	};
}
function styleOf(node) {
	if ((0, import_dist.isMap)(node)) return "map";
	if ((0, import_dist.isSeq)(node)) return "list";
	if ((0, import_dist.isAlias)(node)) return "alias";
	if (!(0, import_dist.isScalar)(node)) return "plain";
	switch (node.type) {
		case "QUOTE_SINGLE": return "single-quoted";
		case "QUOTE_DOUBLE": return "double-quoted";
		case "BLOCK_FOLDED":
		case "BLOCK_LITERAL": return "block";
		default: return "plain";
	}
}

// src/skills/skill-files.ts
const NEVER_SKILL_FILES = /* @__PURE__ */ new Set([
	".skillcheck.yaml",
	".skillcheck.yml",
	"eval.yaml",
	"eval.yml",
	"eval_queries.json",
	"evals.json",
	"skillcheck-report.json",
	"skillcheck.yaml",
	"skillcheck.yml",
	"trigger-eval.json"
]);
const NEVER_SKILL_FOLDERS = ["evals", ".skillcheck"];
function findOwner(path, folders) {
	return ancestorFolders(path).find((folder) => folders.has(folder)) ?? null;
}
function isSkillFile(path, bounds) {
	const { folder, folders, namedPaths } = bounds;
	if (!isInside$1(folder, path) || findOwner(path, folders) !== folder) return false;
	const inside = relativeTo(folder, path);
	if (NEVER_SKILL_FILES.has(inside)) return false;
	if (NEVER_SKILL_FOLDERS.some((never) => isInside$1(never, inside))) return false;
	return !namedPaths.some((named) => named === path || isInside$1(named, path));
}
function filesOfSkill(entries, bounds) {
	return entries.filter((entry) => isSkillFile(entry.path, bounds));
}
function isPytestSuite(inside, text) {
	if (!/^test(_[^/]*)?\.py$/.test(inside)) return false;
	return /^\s*(?:import|from)\s+skillcheck\b|\brun_skill\b/m.test(text());
}

// src/skills/read-skill.ts
async function readSkill(request) {
	const { folder, entries, files } = request;
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const members = filesOfSkill(entries, request);
	const exceeded = exceededSizes(skillMdPath, members);
	if (exceeded.length > 0) return {
		kind: "over-limit",
		exceeded
	};
	let top = {
		kind: "undecodable",
		bodyOffset: 0
	};
	const skillFiles = [];
	for (const entry of members) {
		const read = await readMember(entry, files);
		if ("what" in read) return read;
		const { bytes, digest: sha256 } = read;
		if (entry.path === skillMdPath) top = readFrontMatter(decodeText(bytes).text);
		const path = relativeTo(folder, entry.path);
		if (isPytestSuite(path, () => decodeText(bytes).text)) continue;
		skillFiles.push({
			path,
			mode: entry.mode,
			size: bytes.length,
			sha256
		});
	}
	const exceededYaml = exceededInYaml(skillMdPath, top);
	if (exceededYaml.length > 0) return {
		kind: "over-limit",
		exceeded: exceededYaml
	};
	const name = nameOf(top) ?? lastSegment(folder);
	skillFiles.sort((left, right) => comparePaths(left.path, right.path));
	return {
		kind: "skill",
		skill: {
			folder,
			name,
			files: skillFiles,
			digest: await toTreeDigest(skillFiles)
		}
	};
}
async function readMember(entry, files) {
	const refusal = toRefusal$1(entry);
	if (refusal !== null) return {
		kind: "not-copied",
		path: entry.path,
		...refusal
	};
	const content = await files.read(entry.path, LIMITS.skillBytes);
	const read = await toEntryContent(entry, content);
	return "what" in read ? {
		kind: "unreadable",
		path: entry.path,
		...read
	} : read;
}
function toRefusal$1(entry) {
	if (entry.mode === "120000" && lastSegment(entry.path) === "SKILL.md") return {
		what: "SKILL.md is a symbolic link, which agents and installers do not follow",
		remedy: "put the file itself there"
	};
	if (entry.mode !== "160000") return null;
	return {
		what: "a submodule lies in the skill; its files are not in this tree",
		remedy: "copy its files in, or move it out of the skill's folder"
	};
}
function nameOf(frontMatter) {
	const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
	return typeof name === "string" && name.trim() !== "" ? name : null;
}

// src/skills/link-target.ts
const FOREIGN_SCHEME = /^(?:https?|mailto|tel|data|ftp|vscode|cursor):/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const VARIABLE = /^(\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/(.*)$/s;
const PLACEHOLDER = /[${}<>]/;
const EXAMPLE_PATHS = /* @__PURE__ */ new Set([
	"url",
	"link",
	"path",
	"...",
	"…"
]);
const FOREIGN = { kind: "foreign" };
function toLinkTarget(destination, tree, place) {
	const decoded = decodePercent(destination);
	const other = foreignTarget(decoded);
	if (other !== null) return other;
	const variable = VARIABLE.exec(decoded);
	if (variable !== null) return variableTarget(variable, tree, place);
	if (PLACEHOLDER.test(decoded)) return FOREIGN;
	const special = specialTarget(decoded);
	if (special !== null) return special;
	const from = {
		folder: parentFolder(place.from),
		variable: null
	};
	const target = localTarget(decoded, tree, from);
	if (target.kind !== "local" || target.state === "present" || decoded === destination) return target;
	const asWritten = localTarget(destination, tree, from);
	return asWritten.kind === "local" && asWritten.state === "present" ? asWritten : target;
}
function foreignTarget(decoded) {
	if (decoded.trim() === "" || decoded.startsWith("//")) return FOREIGN;
	if (FOREIGN_SCHEME.test(decoded)) return FOREIGN;
	return OTHER_SCHEME.test(decoded) ? { kind: "absolute" } : null;
}
function specialTarget(decoded) {
	if (decoded.startsWith("#")) return {
		kind: "anchor",
		fragment: decoded.slice(1)
	};
	if (decoded.startsWith("/") || decoded.startsWith("~")) return { kind: "absolute" };
	return decoded.includes("\\") ? { kind: "backslash" } : null;
}
function variableTarget(match, tree, place) {
	const [, variable = "", path = ""] = match;
	const root = variable.includes("PLUGIN_ROOT") ? place.pluginRoot : place.skillFolder;
	if (root === null || PLACEHOLDER.test(path)) return FOREIGN;
	return localTarget(path, tree, {
		folder: root,
		variable
	});
}
function localTarget(destination, tree, from) {
	const hash = destination.indexOf("#");
	const fragment = hash === -1 ? null : destination.slice(hash + 1);
	const written = (hash === -1 ? destination : destination.slice(0, hash)).split("?", 1)[0] ?? "";
	if (written === "" || isExample(written)) return FOREIGN;
	const path = joinPath$1(from.folder, written);
	if (path === null) return { kind: "beyond-root" };
	const resolved = resolvePath(tree, path);
	if (resolved.state === "outside-root") return { kind: "beyond-root" };
	const { state } = resolved;
	const real = state === "other-case" ? resolved.real : path;
	return {
		kind: "local",
		path,
		variable: from.variable,
		fragment,
		state,
		real
	};
}
function isExample(path) {
	return path.includes("*") || EXAMPLE_PATHS.has(path) || isInside$1("path/to", path);
}
function decodePercent(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/skills/html-links.ts
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
function findHtmlLinks(html) {
	const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
	const found = [];
	for (const tag of markup.matchAll(TAG)) for (const attribute of tag[0].matchAll(ATTRIBUTE)) {
		const destination = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
		const quote = attribute[3] === void 0 ? 1 : 0;
		const end = tag.index + attribute.index + attribute[0].length - quote;
		found.push({
			destination,
			offset: end - destination.length
		});
	}
	return found;
}

// src/skills/line-locator.ts
function createLineLocator(lines, content, first) {
	let block = null;
	const shifts = /* @__PURE__ */ new Map();
	return (offset, written) => {
		block ??= toTextLines(content);
		const index = lineIndexAt(block.starts, offset);
		const within = offset - (block.starts[index] ?? 0);
		let shift = shifts.get(index);
		if (shift === void 0) {
			shift = lineAt(lines, first + index).lastIndexOf(lineAt(block, index).trimEnd());
			shifts.set(index, shift);
		}
		const line = first + index + 1;
		if (shift !== -1) return {
			line,
			column: shift + within + 1
		};
		return {
			line,
			column: Math.max(0, lineAt(lines, first + index).indexOf(written)) + 1
		};
	};
}

// src/skills/skip-html-constructs.ts
const CONSTRUCTS = [
	[
		"<!--",
		"-->",
		2
	],
	[
		"<?",
		"?>",
		2
	],
	[
		"<![CDATA[",
		"]]>",
		9
	],
	[
		"<!",
		">",
		2
	]
];
function skipHtmlConstructs(markdown) {
	const findEnd = createEndFinder();
	markdown.inline.ruler.before("html_inline", "skip_html_constructs", (state, silent) => {
		const construct = CONSTRUCTS.find(([opening]) => state.src.startsWith(opening, state.pos));
		if (construct === void 0) return false;
		const end = findEnd(state.src, construct[1], state.pos + construct[2]);
		if (end !== -1 && end < state.posMax) {
			state.pos = end + construct[1].length;
			return true;
		}
		if (!silent) state.pending += "<";
		state.pos += 1;
		return true;
	});
}
function createEndFinder() {
	let searched = "";
	const missing = /* @__PURE__ */ new Set();
	return (text, closing, from) => {
		if (text !== searched) {
			searched = text;
			missing.clear();
		}
		if (missing.has(closing)) return -1;
		const end = text.indexOf(closing, from);
		if (end === -1) missing.add(closing);
		return end;
	};
}

// src/skills/read-links.ts
const MAY_HOLD_LINKS = /\]\(|\]:|\bhref\b|\bsrc\b/i;
const MARK = "\0";
const INLINE = -1;
function readLinks(text, bodyOffset) {
	const body = text.slice(bodyOffset);
	if (!MAY_HOLD_LINKS.test(body)) return [];
	const lines = toTextLines(body);
	const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
	const env = { references: {} };
	const tokens = parser.markdown.parse(body, env);
	const found = [];
	let blockLine = 1;
	for (const token of tokens) {
		if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
		for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
	}
	return found.concat(definitionsOf(lines, env)).map((link) => ({
		...link,
		line: link.line + above,
		blockLine: link.blockLine + above
	})).sort((left, right) => left.line - right.line || left.column - right.column);
}
function createLinkParser() {
	const markdown = new MarkdownIt("commonmark", { html: true });
	let definitionLine = INLINE;
	const parseLinkDestination = markdown.helpers.parseLinkDestination;
	Object.assign(markdown.helpers, { parseLinkDestination: (text, start, end) => {
		const result = parseLinkDestination(text, start, end);
		return {
			...result,
			str: `${definitionLine}:${start}${MARK}${result.str}`
		};
	} });
	markdown.block.ruler.before("reference", "note_line", (_state, startLine) => {
		definitionLine = startLine;
		return false;
	});
	markdown.core.ruler.before("inline", "note_inline", () => {
		definitionLine = INLINE;
	});
	skipHtmlConstructs(markdown);
	markdown.normalizeLink = (destination) => destination;
	markdown.validateLink = () => true;
	return { markdown };
}
const parser = createLinkParser();
function readMark(marked) {
	const match = /^(-?\d+):(\d+)\0/.exec(marked);
	if (match === null) return null;
	const destination = marked.slice(match[0].length);
	return {
		line: Number(match[1]),
		offset: Number(match[2]),
		destination
	};
}
function linksOfToken(lines, token, blockLine) {
	if (token.map === null) return [];
	const locate = createLineLocator(lines, token.content, token.map[0]);
	if (token.type === "html_block") return htmlLinks(locate, token.content, {
		at: 0,
		blockLine
	});
	if (token.type !== "inline") return [];
	const found = [];
	let cursor = 0;
	for (const child of token.children ?? []) {
		if (child.type === "html_inline") {
			const at = Math.max(cursor, token.content.indexOf(child.content, cursor));
			for (const link of htmlLinks(locate, child.content, {
				at,
				blockLine
			})) found.push(link);
			cursor = at + child.content.length;
		}
		const link = inlineLink(locate, child, blockLine);
		if (link !== null) found.push(link);
	}
	return found;
}
function inlineLink(locate, child, blockLine) {
	if (child.type !== "link_open" && child.type !== "image") return null;
	const kind = child.type === "image" ? "image" : "link";
	const mark = readMark(child.attrGet(kind === "image" ? "src" : "href") ?? "");
	if (mark === null || mark.line !== INLINE) return null;
	const { destination } = mark;
	return {
		kind,
		destination,
		blockLine,
		...locate(mark.offset, destination)
	};
}
function htmlLinks(locate, html, where) {
	return findHtmlLinks(html).map(({ destination, offset }) => ({
		kind: "html",
		destination,
		blockLine: where.blockLine,
		...locate(where.at + offset, destination)
	}));
}
function definitionsOf(lines, env) {
	return Object.values(env.references).flatMap(({ href }) => {
		const mark = readMark(href);
		if (mark === null || mark.line === INLINE) return [];
		const { destination, line } = mark;
		const start = (lines.starts[line] ?? 0) + Math.max(0, lineAt(lines, line).indexOf("["));
		const place = placeAt(lines, start + mark.offset);
		return [{
			kind: "definition",
			destination,
			blockLine: line + 1,
			...place
		}];
	});
}

// src/skills/read-skill-source.ts
const UNREAD = {
	kind: "undecodable",
	bodyOffset: 0
};
async function readSkillSource(request) {
	const { folder, tree } = request;
	const files = filesOfSkill(tree.entries, request);
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const pluginRoot = manifestRoot$1(tree, folder, ".claude-plugin/plugin.json");
	const sizes = exceededSizes(skillMdPath, files);
	const skillMd = await readSkillMd(request, skillMdPath);
	const frontMatter = readTopOf(skillMd);
	const documents = await readDocuments(request, {
		skillMd,
		frontMatter,
		pluginRoot,
		files,
		sizes
	});
	return {
		folder,
		folderName: requiredName(request, pluginRoot),
		skillMd,
		frontMatter,
		documents,
		files,
		symlinks: files.filter((file) => file.mode === "120000").map((file) => toSymlink(tree, file.path)),
		pluginRoot,
		marketplaceRoot: manifestRoot$1(tree, folder, ".claude-plugin/marketplace.json"),
		exceeded: [...sizes, ...exceededInYaml(skillMdPath, frontMatter)],
		hasSuite: request.hasSuite ?? null
	};
}
function manifestRoot$1(tree, folder, manifest) {
	return (folder === "." ? ["."] : [folder, ...ancestorFolders(folder)]).find((root) => tree.byPath.has(joinPath$1(root, manifest) ?? "")) ?? null;
}
function requiredName(request, pluginRoot) {
	if (request.folder === ".") return request.rootName ?? null;
	return request.folder === pluginRoot ? null : lastSegment(request.folder);
}
async function readSkillMd(request, path) {
	if (request.misnamed !== void 0) return readMisnamed(request.files, request.misnamed);
	const content = await request.files.read(path, LIMITS.skillMdBytes);
	switch (content.kind) {
		case "file": return {
			kind: "read",
			path,
			...decodeText(content.bytes)
		};
		case "link": return isListedAsFile(request.tree, path) ? {
			kind: "unreadable",
			path,
			reason: EXCHANGED
		} : {
			kind: "link",
			path,
			target: content.target
		};
		case "missing": return {
			kind: "absent",
			declaredIn: request.declaredIn ?? "the list of skills"
		};
		case "too-large": return {
			kind: "unreadable",
			path,
			reason: `${content.size} bytes`
		};
		case "refused": return {
			kind: "unreadable",
			path,
			reason: content.reason
		};
	}
}
function isListedAsFile(tree, path) {
	const mode = tree.byPath.get(path)?.mode;
	return mode === "100644" || mode === "100755";
}
async function readMisnamed(files, path) {
	const content = await files.read(path, LIMITS.skillMdBytes);
	const top = content.kind === "file" ? readFrontMatter(decodeText(content.bytes).text) : UNREAD;
	return {
		kind: "misnamed",
		path,
		hasFrontMatter: top.kind !== "missing" && top.kind !== "undecodable"
	};
}
function readTopOf(skillMd) {
	if (skillMd.kind !== "read" || skillMd.encoding.kind !== "utf-8") return UNREAD;
	return readFrontMatter(skillMd.text);
}
async function readDocuments(request, read) {
	const { skillMd, frontMatter, pluginRoot } = read;
	if (skillMd.kind !== "read") return [];
	const toDocument = (path, text, bodyOffset) => ({
		path,
		text,
		links: readLinks(text, bodyOffset).map((link) => ({
			...link,
			target: toLinkTarget(link.destination, request.tree, {
				from: path,
				skillFolder: request.folder,
				pluginRoot
			})
		}))
	});
	const documents = [toDocument(skillMd.path, skillMd.text, frontMatter.bodyOffset)];
	const others = read.sizes.length > 0 ? [] : read.files;
	for (const { path, mode } of others) {
		if (path === skillMd.path || mode === "120000" || !/\.(md|markdown)$/i.test(path)) continue;
		const content = await request.files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const { text } = decodeText(content.bytes);
		documents.push(toDocument(path, text, readFrontMatter(text).bodyOffset));
	}
	return [...documents.slice(0, 1), ...documents.slice(1).sort((left, right) => comparePaths(left.path, right.path))];
}
function toSymlink(tree, path) {
	const target = tree.linkTargets.get(path) ?? "";
	const leadsTo = target.startsWith("/") ? null : joinPath$1(parentFolder(path), target);
	if (leadsTo === null) return {
		path,
		target,
		real: null,
		state: "outside-root"
	};
	const resolved = resolvePath(tree, leadsTo);
	switch (resolved.state) {
		case "present": return {
			path,
			target,
			real: resolved.real,
			state: "present"
		};
		case "outside-root": return {
			path,
			target,
			real: null,
			state: "outside-root"
		};
		default: return {
			path,
			target,
			real: null,
			state: "dangling"
		};
	}
}

// src/app/unread-skill.ts
function toUnreadSkill(reading) {
	switch (reading.kind) {
		case "skill": return null;
		case "over-limit": {
			const [first] = reading.exceeded;
			if (first === void 0) throw new Error("over no limit");
			const { path: file, line, column, what, found, limit } = first;
			const words = `${found} ${what} exceed the limit of ${limit}`;
			return {
				why: reading.kind,
				problem: {
					file,
					line,
					column,
					key: "",
					what: words,
					remedy: "make the skill smaller, or split it"
				}
			};
		}
		case "unreadable":
		case "not-copied": {
			const { path: file, what, remedy } = reading;
			return {
				why: reading.kind,
				problem: {
					file,
					line: 1,
					column: 1,
					key: "",
					what,
					remedy
				}
			};
		}
	}
}
function toUntoldProblems(unread, findings, hasTests) {
	if (unread === null || !hasTests && unread.why !== "unreadable") return [];
	const { problem } = unread;
	return findings.some(({ severity, path }) => severity === "error" && path === problem.file) ? [] : [problem];
}

// src/app/read-skill-unit.ts
async function readSkillUnit(side, folder) {
	const file = await side.suiteOf(folder);
	const bounds = {
		folder,
		folders: new Set(side.skillFolders),
		namedPaths: file?.suite?.namedPaths ?? []
	};
	const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
	const source = await readSkillSource({
		...bounds,
		tree: side.tree,
		files: side.files,
		hasSuite: file !== null,
		...misnamed === void 0 ? {} : { misnamed }
	});
	const reading = await readSkill({
		...bounds,
		entries: side.tree.entries,
		files: side.files
	});
	const companions = /* @__PURE__ */ new Map();
	return {
		folder,
		companionOf: (other) => {
			const known = companions.get(other) ?? readSkillUnit(side, other);
			companions.set(other, known);
			return known;
		},
		name: reading.kind === "skill" ? reading.skill.name : toName(source),
		files: side.files,
		source,
		skill: reading.kind === "skill" ? reading.skill : null,
		unread: toUnreadSkill(reading),
		suitePath: file?.path ?? null,
		suite: file?.suite ?? null,
		problems: file?.problems ?? []
	};
}
function toName(source) {
	return source.folderName ?? (source.folder === "." ? "skill" : lastSegment(source.folder));
}

// src/app/select-subjects.ts
const DEFAULT_AGENT = "claude";
function selectSubjects(unit, config, selection) {
	const { skill } = unit;
	if (skill === null) return [];
	return selectTests(unit, config, selection).map((planned) => ({
		unit,
		skill,
		...planned
	}));
}
function selectTests({ suite }, config, selection) {
	if (suite === null) return [];
	const filter = selection.filter?.toLowerCase() ?? null;
	return suite.tests.filter((test) => filter === null || isSelected(test, filter)).flatMap((test) => {
		return (test.agents ?? suite.agents ?? selection.defaultAgents(test)).filter((agent) => selection.agents === null || selection.agents.includes(agent)).flatMap((agent) => toModels(test, agent, config).map((model) => ({
			suite,
			test,
			agent,
			model
		})));
	});
}
function isSelected(test, filter) {
	return test.name.toLowerCase().includes(filter) || test.tags.some((tag) => tag.toLowerCase() === filter);
}
function toModels(test, agent, config) {
	const own = modelsFor(test.model, agent);
	const models = own.length > 0 ? own : modelsFor(config.model, agent);
	return models.length > 0 ? models : [""];
}
async function toRecordedAgents(tests, indexes) {
	const entries = indexes.flatMap((index) => index?.entries ?? []);
	const bySlug = /* @__PURE__ */ new Map();
	for (const { place } of entries) bySlug.set(place.test, (bySlug.get(place.test) ?? /* @__PURE__ */ new Set()).add(place.agent));
	const byName = /* @__PURE__ */ new Map();
	for (const test of tests) {
		const agents = bySlug.get(await toTestSlug(test.name));
		byName.set(test.name, agents === void 0 ? [DEFAULT_AGENT] : [...agents].sort());
	}
	return (test) => byName.get(test.name) ?? ["claude"];
}

// src/app/read-material.ts
async function readMaterial(files, folder, only) {
	const wanted = only === null ? null : new Set(only);
	const material = [];
	for (const entry of await files.list()) {
		if (!isInside$1(folder, entry.path)) continue;
		const path = relativeTo(folder, entry.path);
		if (wanted !== null && !wanted.has(path)) continue;
		const content = await files.read(entry.path, LIMITS.skillBytes);
		const read = await toEntryContent(entry, content);
		if ("what" in read) throw new UsageError(`${entry.path}: ${read.what}: ${read.remedy}`);
		material.push({
			path,
			mode: entry.mode,
			bytes: read.bytes
		});
	}
	return material;
}

// src/app/loaded-beside.ts
async function readLoadedBeside(unit, loader) {
	const companions = await readCompanions(unit, loader);
	if ("problem" in companions) return {
		kind: "problem",
		...companions
	};
	const subagents = await readSubagents(unit.files, loader);
	if ("problem" in subagents) return {
		kind: "problem",
		...subagents
	};
	return {
		kind: "loaded",
		companions,
		subagents
	};
}
function toProblem({ suite, test }, said) {
	const { line, column } = test;
	return { problem: {
		file: suite.path,
		line,
		column,
		...said
	} };
}
async function readCompanions(unit, loader) {
	const key = "with";
	const companions = [];
	for (const folder of loader.test.with) {
		const { skill, unread } = await unit.companionOf(folder);
		if (skill === null) {
			const why = unread === null ? folder : `${unread.problem.file}: ${unread.problem.what}`;
			const remedy = unread?.problem.remedy ?? "name a skill that can be read";
			return toProblem(loader, {
				key,
				what: `the skill cannot be loaded beside: ${why}`,
				remedy
			});
		}
		const { name } = skill;
		if (!isFolderName(name)) return toProblem(loader, {
			key,
			what: `${folder} cannot be installed: ${JSON.stringify(name)} is no name of a folder`,
			remedy: "give that skill another name"
		});
		const same = [loader.skill, ...companions].find((one) => one.name === name);
		if (same !== void 0) return toProblem(loader, {
			key,
			what: `${same.folder} and ${folder} are both called ${name}`,
			remedy: "load one of them, or rename it"
		});
		companions.push(skill);
	}
	return companions.sort((left, right) => comparePaths(left.name, right.name));
}
async function readSubagents(files, loader) {
	const subagents = [];
	for (const path of loader.test.subagents) {
		const entry = (await files.list()).find((one) => one.path === path);
		const read = entry === void 0 ? {
			what: "is a file that does not exist",
			remedy: "name a tracked file"
		} : await toEntryContent(entry, await files.read(path, LIMITS.fixtureBytes));
		if ("what" in read) {
			const { what, remedy } = read;
			return toProblem(loader, {
				key: "subagents",
				what: `${path}: ${what}`,
				remedy
			});
		}
		subagents.push({
			name: lastSegment(path),
			path,
			digest: read.digest
		});
	}
	return subagents;
}
async function readRunMaterial(files, { skill, test }, beside) {
	const { from } = test.workspace;
	return {
		skill: await readSkillFiles(files, skill),
		companions: await Promise.all(beside.companions.map(async (one) => ({
			name: one.name,
			files: await readSkillFiles(files, one)
		}))),
		subagents: await readSubagentFiles(files, beside),
		from: from === null ? [] : await readMaterial(files, from, null)
	};
}
function readSkillFiles(files, { folder, files: own }) {
	const paths = own.map(({ path }) => path);
	return readMaterial(files, folder, paths);
}
async function readSubagentFiles(files, { subagents }) {
	const material = [];
	for (const { name, path } of subagents) {
		const content = await files.read(path, LIMITS.fixtureBytes);
		if (content.kind !== "file") throw new UsageError(`${path}: cannot be read any more`);
		material.push({
			path: name,
			mode: "100644",
			bytes: content.bytes
		});
	}
	return material;
}

// src/app/to-keyed-run.ts
async function toKeyedRun({ skill, suite, test, agent, model }, unit, context) {
	const { from } = test.workspace;
	const fixtures = context.fixtures ?? rememberFixtures();
	const fixture = from === null ? null : await fixtures(unit.files, from);
	if (fixture?.kind === "problem") return {
		kind: "no-key",
		problem: toFixtureProblem({
			suite,
			test
		}, fixture.reason)
	};
	const beside = await readLoadedBeside(unit, {
		skill,
		suite,
		test
	});
	if (beside.kind === "problem") return {
		kind: "no-key",
		problem: beside.problem
	};
	const inputs = toRunInputs({
		test,
		skill,
		agent,
		model,
		fixtureDigest: fixture?.digest ?? null,
		beside,
		settings: context.agentSettings(agent)
	});
	return {
		kind: "keyed",
		inputs,
		runKey: await toRunKey(inputs, context.digest ?? fieldsDigest),
		beside
	};
}

// src/cassettes/recording-index.ts
async function openRecordings(options) {
	const store = options.storeFolder ?? ".skillcheck";
	const folders = await Promise.all(options.skillFolders.map((folder) => toSkillStorePath(folder, store)));
	const placed = await listPlaced(options.sources, folders);
	const byPath = new Map(placed.map((entry) => [entry.path, entry]));
	const verify = rememberVerified(options.digest ?? rememberDigests());
	const read = async (entries) => {
		const readings = await readInTurn(entries.flatMap((entry) => byPath.get(entry.path) ?? []), verify);
		return {
			recordings: readings.flatMap((one) => "cassette" in one ? [one] : []),
			refused: readings.flatMap((one) => "refused" in one ? [one] : [])
		};
	};
	return {
		entries: placed,
		read,
		find: async (key) => ofKey(await read(newestOf(placed, key)), key)
	};
}
const READ_TOGETHER = 32;
async function listPlaced(sources, folders) {
	const byName = /* @__PURE__ */ new Map();
	for (const source of sources) for (const path of await source.list()) {
		if (!folders.some((folder) => path.startsWith(`${folder}/`))) continue;
		const place = parseCassettePath(path);
		if (place !== null) addOnce(byName, {
			path,
			place,
			source
		});
	}
	return [...byName.values()].sort(comparePlaced);
}
function addOnce(byName, placed) {
	const { agent, key } = placed.place;
	const name = `${agent}-${key}/${toFileName(placed.path)}`;
	if (!byName.has(name)) byName.set(name, placed);
}
function comparePlaced(left, right) {
	return comparePaths(toFileName(left.path), toFileName(right.path)) || comparePaths(left.path, right.path);
}
function newestOf(placed, key) {
	return placed.filter((entry) => entry.place.key === key.slice(0, 12)).slice(-LIMITS.cassettesPerKey);
}
function ofKey(found, key) {
	return {
		recordings: found.recordings.filter((recording) => recording.cassette.key === key),
		refused: found.refused
	};
}
async function readInTurn(placed, verify) {
	const readings = [];
	for (let at = 0; at < placed.length; at += READ_TOGETHER) readings.push(...await Promise.all(placed.slice(at, at + READ_TOGETHER).map((one) => readPlaced(one, verify))));
	return readings;
}
async function readPlaced(placed, verify) {
	const { path, source } = placed;
	const content = await source.read(path);
	if (content.kind !== "file") return {
		path,
		refused: toRefusal(content)
	};
	const reading = await readCassette(path, content, verify);
	if (reading.kind !== "cassette") return {
		path,
		refused: reading
	};
	return {
		path,
		evidence: await source.classify(path, content.bytes),
		cassette: reading.cassette
	};
}
function toRefusal(content) {
	switch (content.kind) {
		case "too-large": return tooLarge(content.size);
		case "missing": return {
			kind: "unreadable",
			reason: "is not there any more"
		};
		case "link": return {
			kind: "unreadable",
			reason: "is a symbolic link"
		};
		case "refused": return {
			kind: "unreadable",
			reason: content.reason
		};
	}
}

// src/cassettes/recording-source.ts
function toTreeSource(head, base) {
	return {
		list: async () => (await head.list()).map((entry) => entry.path),
		read: (path) => head.read(path, LIMITS.cassetteBytes),
		classify: async (path, bytes) => {
			return base !== null && await holds(base, path, bytes) ? "committed-base" : "committed-pr";
		}
	};
}
function toBaseSource(base) {
	return {
		...toTreeSource(base, null),
		classify: async () => "committed-base"
	};
}
function toStoreSource(store, evidence) {
	return {
		list: store.list,
		read: store.read,
		classify: async () => evidence
	};
}
async function holds(files, path, bytes) {
	if (files.holds !== void 0) return files.holds(path, bytes);
	const content = await files.read(path, LIMITS.cassetteBytes);
	return content.kind === "file" && comparesEqual(content.bytes, bytes);
}
function comparesEqual(left, right) {
	if (left.length !== right.length) return false;
	for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
	return true;
}

// src/app/median.ts
function median(values) {
	const known = values.filter((value) => value !== null).sort((a, b) => a - b);
	if (known.length === 0 || known.length < values.length) return null;
	const middle = Math.floor(known.length / 2);
	const upper = known[middle] ?? 0;
	return known.length % 2 === 1 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}
function sumKnown(values) {
	return values.reduce((sum, value) => sum === null || value === null ? null : sum + value, 0);
}

// src/skills/shared-files.ts
const MOST_DOCUMENTS = 200;
const UPWARD_PATH = /(?<![\w./-])(?:\.\.\/)+[\w.@+-]+(?:\/[\w.@+-]+)*/g;
const PLUGIN_PATH = /\$\{CLAUDE_PLUGIN_ROOT\}\/([\w.@+-]+(?:\/[\w.@+-]+)*)/g;
const CODE_PATH = /(?<![\w./-])(?:\.\/)?((?:scripts|references|assets|templates|resources|examples|rules)\/[\w./-]+\.\w+)/g;
async function findSharedFiles(source, tree, files) {
	const shared = /* @__PURE__ */ new Set();
	const waiting = [...source.documents];
	const add = (paths) => {
		const fresh = paths.filter((path) => !shared.has(path) && isShared(path, source, tree));
		for (const path of fresh) shared.add(path);
		return fresh;
	};
	add(source.symlinks.flatMap(({ real }) => real === null ? [] : [real]));
	let read = 0;
	for (let next = waiting.shift(); next !== void 0; next = waiting.shift()) for (const path of add(referencedPaths(next, source, tree))) {
		if (read >= MOST_DOCUMENTS || !/\.(md|markdown)$/i.test(path)) continue;
		read += 1;
		const document = await readOutsideDocument(path, {
			source,
			tree,
			files
		});
		if (document !== null) waiting.push(document);
	}
	return [...shared].sort(comparePaths);
}
function isShared(path, source, tree) {
	const { folder, files } = source;
	if (path === folder || isInside$1(path, folder)) return false;
	if (!isInside$1(folder, path)) return true;
	return tree.byPath.has(path) && !files.some((file) => file.path === path);
}
async function readOutsideDocument(path, from) {
	const content = await from.files.read(path, LIMITS.skillMdBytes);
	if (content.kind !== "file") return null;
	const { text } = decodeText(content.bytes);
	const { folder: skillFolder, pluginRoot } = from.source;
	return {
		path,
		text,
		links: readLinks(text, readFrontMatter(text).bodyOffset).map((link) => ({
			...link,
			target: toLinkTarget(link.destination, from.tree, {
				from: path,
				skillFolder,
				pluginRoot
			})
		}))
	};
}
function referencedPaths(document, source, tree) {
	const here = parentFolder(document.path);
	const found = [
		...document.links.flatMap(({ target }) => target.kind === "local" ? [target.path] : []),
		...matchesOf(document.text, UPWARD_PATH).map((path) => joinPath$1(here, trimDots(path))),
		...pluginPaths(document.text, source.pluginRoot),
		...codePaths(document.text, source, tree)
	].flatMap((path) => {
		const resolved = path === null ? null : resolvePath(tree, path);
		return path !== null && resolved?.state === "present" ? [path, resolved.real] : [];
	});
	return [...new Set(found)];
}
function matchesOf(text, pattern) {
	return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}
function pluginPaths(text, pluginRoot) {
	if (pluginRoot === null) return [];
	return matchesOf(text, PLUGIN_PATH).map((path) => joinPath$1(pluginRoot, trimDots(path)));
}
function codePaths(text, source, tree) {
	return matchesOf(text, CODE_PATH).flatMap((path) => {
		const own = joinPath$1(source.folder, path);
		if (own === null || resolvePath(tree, own).state === "present") return [];
		return [joinPath$1(".", path), joinPath$1(source.pluginRoot ?? ".", path)];
	});
}
function trimDots(path) {
	let end = path.length;
	while (path[end - 1] === ".") end -= 1;
	return path.slice(0, end);
}

// src/skills/touched.ts
function changedSides(request) {
	const head = [];
	const base = [];
	for (const { path, previousPath, status } of request.changes ?? []) {
		if (status !== "removed") head.push(path);
		if (status === "removed" || status === "modified") base.push(path);
		if (previousPath !== void 0) base.push(previousPath);
	}
	return [{
		side: request.head,
		paths: head
	}, {
		side: request.base,
		paths: base
	}];
}

// src/skills/touched-folders.ts
function classifyFolders(request) {
	const head = new Set(request.head.folders);
	const base = new Set(request.base.folders);
	const origins = originsOf(request, base);
	const arrived = [...head].filter((folder) => !base.has(folder)).map((folder) => {
		const renamedFrom = origins.get(folder) ?? null;
		return renamedFrom !== null && !head.has(renamedFrom) ? {
			folder,
			change: "renamed",
			renamedFrom
		} : {
			folder,
			change: "added",
			renamedFrom: null
		};
	});
	const gone = [...base].filter((folder) => !head.has(folder)).map((folder) => ({
		folder,
		change: "deleted",
		renamedFrom: null
	}));
	return [...arrived, ...gone];
}
function originsOf(request, base) {
	const origins = /* @__PURE__ */ new Map();
	for (const { path, previousPath } of request.changes ?? []) {
		if (previousPath === void 0 || lastSegment(path) !== "SKILL.md") continue;
		const origin = parentFolder(previousPath);
		if (lastSegment(previousPath) === "SKILL.md" && base.has(origin)) origins.set(parentFolder(path), origin);
	}
	return origins;
}

// src/skills/touched-own-files.ts
function modifiedFolders(request) {
	const found = new Set(foldersWithNewBounds(request));
	for (const { side, paths } of changedSides(request)) {
		const folders = new Set(side.folders);
		for (const path of paths) {
			const folder = findOwner(path, folders);
			if (folder === null) continue;
			const namedPaths = side.suitePaths.get(folder) ?? [];
			if (isSkillFile(path, {
				folder,
				folders,
				namedPaths
			})) found.add(folder);
		}
	}
	return found;
}
function foldersWithNewBounds({ head, base }) {
	return [...ownersOfDivided(head, base), ...ownersOfDivided(base, head)];
}
function ownersOfDivided(here, there) {
	const folders = new Set(there.folders);
	return here.folders.flatMap((folder) => {
		const owner = folders.has(folder) ? null : findOwner(folder, folders);
		return owner !== null && there.entries.some(({ path }) => isInside$1(folder, path)) ? [owner] : [];
	});
}

// src/skills/touched-shared.ts
const MANIFEST_FOLDER = ".claude-plugin";
const MANIFESTS = /* @__PURE__ */ new Set(["plugin.json", "marketplace.json"]);
function sharedFolders(request) {
	const found = /* @__PURE__ */ new Set();
	const paths = changedSides(request).flatMap((changed) => changed.paths);
	const roots = paths.flatMap(manifestRoot);
	for (const side of [request.head, request.base]) {
		for (const [folder, shared] of side.shared) if (shared.some((needed) => holdsOneOf(needed, paths))) found.add(folder);
		for (const folder of side.folders) if (roots.some((root) => folder === root || isInside$1(root, folder))) found.add(folder);
	}
	return found;
}
function holdsOneOf(needed, paths) {
	return paths.some((path) => path === needed || isInside$1(needed, path));
}
function manifestRoot(path) {
	const folder = parentFolder(path);
	return MANIFESTS.has(lastSegment(path)) && lastSegment(folder) === MANIFEST_FOLDER ? [parentFolder(folder)] : [];
}

// src/skills/touched-suites.ts
function suiteFolders(request) {
	const found = /* @__PURE__ */ new Set();
	for (const { side, paths } of changedSides(request)) for (const folder of [
		...owningFolders(request.store, side, paths),
		...namingFolders(side, paths),
		...recordedFolders(request.store, side, paths)
	]) found.add(folder);
	return found;
}
function owningFolders(store, side, paths) {
	const folders = new Set(side.folders);
	return paths.flatMap((path) => {
		const owner = isInside$1(store, path) ? null : findOwner(path, folders);
		return owner === null ? [] : [owner];
	});
}
function namingFolders(side, paths) {
	return [...side.suitePaths].filter(([, named]) => named.some((suite) => paths.some((path) => path === suite || isInside$1(suite, path)))).map(([folder]) => folder);
}
function recordedFolders(store, side, paths) {
	const recordings = paths.filter((path) => isInside$1(store, path));
	return [...side.storePaths].filter(([, storePath]) => recordings.some((path) => isInside$1(storePath, path))).map(([folder]) => folder);
}
function isStoreUnclaimed(request) {
	const claimed = [...request.head.storePaths.values(), ...request.base.storePaths.values()];
	return changedSides(request).some(({ paths }) => paths.some((path) => isInside$1(request.store, path) && !claimed.some((folder) => isInside$1(folder, path))));
}

// src/skills/touched-skills.ts
function toTouchedSkills(request) {
	const touched = /* @__PURE__ */ new Map();
	const base = new Set(request.base.folders);
	const note = (folders, change) => {
		for (const folder of folders) if (!touched.has(folder)) touched.set(folder, {
			folder,
			change,
			renamedFrom: null
		});
	};
	if (request.changes !== null) {
		for (const skill of classifyFolders(request)) touched.set(skill.folder, skill);
		const kept = request.head.folders.filter((folder) => base.has(folder));
		const keep = (folders) => kept.filter((folder) => folders.has(folder));
		note(keep(modifiedFolders(request)), "modified");
		note(keep(sharedFolders(request)), "shared");
		note(keep(suiteFolders(request)), "recordings");
	}
	if (widensToAll(request)) note(request.head.folders, "all");
	return [...touched.values()].sort((left, right) => comparePaths(left.folder, right.folder));
}
function widensToAll(request) {
	if (request.changes === null || isStoreUnclaimed(request)) return true;
	const widening = new Set(request.widening);
	return changedSides(request).some(({ paths }) => paths.some((path) => widening.has(path)));
}

// src/app/find-touched.ts
async function findTouched(sides, changes, reach) {
	const head = await toTouchedSide(sides.head, reach.store, changes !== null);
	const base = sides.base === null ? head : await toTouchedSide(sides.base, reach.store, changes !== null);
	return toTouchedSkills({
		changes: sides.base === null ? null : changes,
		head,
		base,
		widening: reach.widening,
		store: `${reach.store}/cassettes`
	});
}
async function toTouchedSide(side, store, withShared) {
	const storePaths = /* @__PURE__ */ new Map();
	for (const folder of side.places.folders) storePaths.set(folder, await toSkillStorePath(folder, store));
	const shared = /* @__PURE__ */ new Map();
	if (withShared) for (const folder of side.places.folders) {
		const own = await sharedOf(side, folder);
		shared.set(folder, [...own, ...await companionFilesOf(side, folder)]);
	}
	return {
		folders: side.places.folders,
		entries: side.tree.entries,
		shared,
		suitePaths: side.distantPaths,
		storePaths
	};
}
async function sharedOf(side, folder) {
	const source = await readSkillSource({
		folder,
		folders: new Set(side.places.folders),
		namedPaths: [],
		tree: side.tree,
		files: side.files
	});
	return findSharedFiles(source, side.tree, side.files);
}
async function companionFilesOf(side, folder) {
	const folders = new Set(side.skillFolders);
	return (await side.companionsOf(folder)).flatMap((companion) => filesOfSkill(side.tree.entries, {
		folder: companion,
		folders,
		namedPaths: []
	}).map(({ path }) => path));
}

export { toFolderSegment as $, readIsolation$1 as A, parentFolder as B, SETTINGS_NAMES as C, DEFAULT_CONFIG as D, findConfigKey as E, isForeignFolder as F, RUN_KEY_FIELDS as G, readCassette as H, ancestorFolders as I, toFileName as J, compareRecordings as K, isFolderName as L, toIsolationWords as M, toWeakest as N, isSecretVariable as O, findingSchema as P, toCassettePath as Q, isInside$1 as R, lintUnit as S, STAND_IN_STATUSES as T, toCacheKeyPart as U, relativeTo as V, cassetteSchema as W, DEFAULT_STORE as X, toRecordingHeader as Y, parseCassettePath as Z, rememberFixtures as _, toStoreSource as a, commandData as at, placeProblems as b, toKeyedRun as c, excerpt as ct, DEFAULT_AGENT as d, cutWithCount as dt, toSkillStorePath as et, selectSubjects as f, redactDeep as ft, toUntoldProblems as g, readSkillUnit as h, toBaseSource as i, block as it, toIsolationKey as j, toMicroUsd as k, readLoadedBeside as l, toLine as lt, toRecordedAgents as m, toProblemLine as mt, median as n, createRedactor as nt, toTreeSource as o, commandProperty as ot, selectTests as p, problemSchema as pt, compareTimes as q, sumKnown as r, decodeView as rt, openRecordings as s, line as st, findTouched as t, toTestSlug as tt, readRunMaterial as u, byteLength as ut, toFixtureProblem as v, openSide as w, readRootConfig as x, placeBelow as y, lastSegment as z };