import { p as string } from "./zod.js";
import { t as LIMITS } from "./limits.js";
import { n as RE2JSSyntaxException, t as RE2JS } from "./re2js.js";

// src/model/check-spec.ts
const SCOPES = [
	"prompt",
	"answer",
	"questions",
	"handbacks",
	"agent_text",
	"tools",
	"files",
	"transcript"
];

// src/patterns/refused-construct.ts
const LOOK_AHEAD = {
	what: "look-ahead is not part of RE2",
	remedy: "use all / not: two checks, one of them under not"
};
const LOOK_BEHIND = {
	what: "look-behind is not part of RE2",
	remedy: "use all / not: two checks, one of them under not"
};
const BACK_REFERENCE = {
	what: "a back-reference is not part of RE2",
	remedy: "use tool_call with where to compare values"
};
function refuse(construct, remedy) {
	return {
		what: `\`${construct}\` is not part of RE2`,
		remedy
	};
}
const ESCAPES = /* @__PURE__ */ new Map([
	["Z", refuse("\\Z", "use `\\z` (or `\\n?\\z`)")],
	["k", BACK_REFERENCE],
	["u", refuse("\\u", "write `\\x{41}` with the number of the character")],
	["N", refuse("\\N", "write `\\x{41}` with the number of the character")],
	["c", refuse("\\c", "write `\\x{01}` with the number of the control character")],
	["h", refuse("\\h", "write `[ \\t]`")],
	["e", refuse("\\e", "write `\\x1b`")],
	["q", refuse("\\q", "write the character itself")],
	["R", refuse("\\R", "write `\\r?\\n`")],
	["X", refuse("\\X", "write `.`")],
	["K", refuse("\\K", "leave it out: the place of a match does not matter")],
	["G", refuse("\\G", "leave it out, or use `\\A` for the start")],
	["C", refuse("\\C", "write `(?s:.)`")]
]);
const GROUPS = [
	["<=", LOOK_BEHIND],
	["<!", LOOK_BEHIND],
	["P=", BACK_REFERENCE],
	["=", LOOK_AHEAD],
	["!", LOOK_AHEAD],
	["#", refuse("(?#", "leave the comment out, and write it in YAML")],
	[">", refuse("(?>", "write `(?:`: RE2 never backtracks")],
	["(", refuse("(?(", "write both cases with any")],
	["|", refuse("(?|", "write `(?:`")]
];
const FLAGS = /* @__PURE__ */ new Map([
	["x", "leave it out, and write the pattern without spaces and comments"],
	["u", "leave it out: patterns see Unicode characters"],
	["a", "leave it out: `\\w`, `\\d` and `\\b` are ASCII anyway"],
	["L", "leave it out"],
	["U", "write `*?`, `+?` or `??` where the shortest match is meant"]
]);
const REPEAT_FROM_NOTHING = /^\{,(\d+)\}/;
const REPEAT = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const BRACED_ESCAPE = /^\\[pPx]\{[^}]*\}/;
const LONGEST_ESCAPE = 100;
const FLAG_LETTERS = /^[A-Za-z-]+(?=[:)])/;
function readEscape(source, index) {
	const letter = source[index + 1] ?? "";
	if (letter === "Q") {
		const end = source.indexOf("\\E", index + 2);
		return {
			length: end < 0 ? source.length - index : end + 2 - index,
			refusal: null
		};
	}
	if (letter >= "1" && letter <= "9") return {
		length: 2,
		refusal: BACK_REFERENCE
	};
	return {
		length: BRACED_ESCAPE.exec(source.slice(index, index + LONGEST_ESCAPE))?.[0].length ?? 2,
		refusal: ESCAPES.get(letter) ?? null
	};
}
function readGroup(source, index) {
	const rest = source.slice(index + 2);
	for (const [opening, refusal] of GROUPS) if (rest.startsWith(opening)) return {
		length: 2,
		refusal
	};
	for (const letter of FLAG_LETTERS.exec(rest)?.[0] ?? "") {
		const remedy = FLAGS.get(letter);
		if (remedy !== void 0) return {
			length: 2,
			refusal: refuse(`(?${letter})`, remedy)
		};
	}
	return {
		length: 2,
		refusal: null
	};
}
function readRepeat(source, index) {
	const rest = source.slice(index);
	const open = REPEAT_FROM_NOTHING.exec(rest);
	if (open !== null) {
		const what = `\`${open[0]}\` would be read as plain text`;
		return {
			length: open[0].length,
			refusal: {
				what,
				remedy: `write \`{0,${open[1]}}\``
			}
		};
	}
	const repeat = REPEAT.exec(rest)?.[0];
	if (repeat === void 0) return {
		length: 1,
		refusal: null
	};
	const possessive = rest[repeat.length] === "+";
	return {
		length: repeat.length,
		refusal: possessive ? refuse(`${repeat}+`, `write \`${repeat}\`: RE2 never backtracks`) : null
	};
}
function readClassItem(source, index) {
	if (source[index] === "\\") return readEscape(source, index);
	const end = source.startsWith("[:", index) ? source.indexOf(":]", index + 2) : -1;
	return {
		length: end < 0 ? 1 : end + 2 - index,
		refusal: null
	};
}
function readClass(source, index) {
	const first = index + (source[index + 1] === "^" ? 2 : 1);
	let at = first;
	while (at < source.length && (source[at] !== "]" || at === first)) {
		const { length, refusal } = readClassItem(source, at);
		if (refusal !== null) return {
			length,
			refusal
		};
		at += length;
	}
	const unclosed = at >= source.length && source.startsWith("[^]", index);
	return {
		length: at + 1 - index,
		refusal: unclosed ? refuse("[^]", "write `(?s:.)` for any character") : null
	};
}
function readStep(source, index) {
	switch (source[index]) {
		case "\\": return readEscape(source, index);
		case "[": return readClass(source, index);
		case "(": return source[index + 1] === "?" ? readGroup(source, index) : {
			length: 1,
			refusal: null
		};
		case "*":
		case "+":
		case "?":
		case "{": return readRepeat(source, index);
		default: return {
			length: 1,
			refusal: null
		};
	}
}
function findRefusedConstruct(source) {
	let index = 0;
	while (index < source.length) {
		const { length, refusal } = readStep(source, index);
		if (refusal !== null) return refusal;
		index += length;
	}
	return null;
}
const REMEDIES = /* @__PURE__ */ new Map([
	["missing closing )", "close the group, or write `\\(` for the character"],
	["unexpected )", "open the group, or write `\\)` for the character"],
	["missing closing ]", "close the class, or write `\\[` for the character"],
	["missing argument to repetition operator", "write what is repeated before it, or escape it"],
	["invalid nested repetition operator", "write one repetition, or a group around the first"],
	["invalid repeat count", "counts go up to 1000, also multiplied where repeats are nested"],
	["trailing backslash at end of expression", "write `\\\\` for a backslash"],
	["duplicate capture group name", "give each group its own name, or none"],
	["invalid named capture", "write `(?P<name>…)`"],
	["invalid character class range", "write a range from low to high, or a class such as `\\p{L}`, `\\p{Greek}`, `[[:alpha:]]`"],
	["invalid escape sequence", "write the character itself, or `\\x{41}` with its number"],
	["invalid or unsupported Perl syntax", "write `(?:…)` for a group, `(?i)`, `(?m)` or `(?s)` for a flag"]
]);
function explainSyntaxError(error, input) {
	return {
		what: `${error}${input === "" ? "" : ` at \`${input}\``}`,
		remedy: REMEDIES.get(error) ?? "write the pattern in RE2 syntax"
	};
}

// src/patterns/compile-pattern.ts
const CACHE_ENTRIES = 500;
const cache = /* @__PURE__ */ new Map();
const encoder = new TextEncoder();
const scratch = new Uint8Array(LIMITS.patternTextBytes);
const SURELY_SHORT = Math.floor(LIMITS.patternTextBytes / 3);
function toHead(text) {
	if (text.length <= SURELY_SHORT) return {
		text,
		cut: false
	};
	const { read } = encoder.encodeInto(text, scratch);
	if (read === text.length) return {
		text,
		cut: false
	};
	const next = (text.codePointAt(read) ?? 0) > 65535 ? 2 : 1;
	return {
		text: text.slice(0, read + next),
		cut: true
	};
}
function toFollowed(source, bits) {
	try {
		return RE2JS.compile(`(${source})(?s:.)`, bits);
	} catch (error) {
		if (error instanceof RE2JSSyntaxException) return null;
		throw error;
	}
}
function* placesIn(head, compiled, toLonger) {
	const matcher = compiled.matcher(head.text);
	while (matcher.find()) {
		const [index, end] = [matcher.start(), matcher.end()];
		if (!head.cut || end < head.text.length) {
			yield {
				index,
				length: end - index
			};
			continue;
		}
		const longer = toLonger()?.matcher(head.text);
		if (longer?.find(index)) yield {
			index: longer.start(1),
			length: longer.end(1) - longer.start(1)
		};
		return;
	}
}
function toPattern(source, bits, compiled) {
	let followed;
	const toLonger = () => {
		followed ??= toFollowed(source, bits);
		return followed;
	};
	const search = (text) => {
		const head = toHead(text);
		for (const place of placesIn(head, compiled, toLonger)) {
			const { index, length } = place;
			return {
				match: {
					...place,
					text: head.text.slice(index, index + length)
				},
				cut: head.cut
			};
		}
		return {
			match: null,
			cut: head.cut
		};
	};
	return {
		source,
		matchesEmpty: compiled.matcher("").find(),
		search,
		find: (text) => search(text).match,
		count: (text) => {
			let found = 0;
			for (const _place of placesIn(toHead(text), compiled, toLonger)) found += 1;
			return found;
		}
	};
}
function toFlagBits(flags) {
	return (flags.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (flags.multiline ? RE2JS.MULTILINE : 0) | (flags.dotAll ? RE2JS.DOTALL : 0);
}
function compile(source, bits) {
	if (source === "") return {
		ok: false,
		what: "the pattern is empty",
		remedy: "write what must be found"
	};
	const bytes = encoder.encode(source).length;
	if (bytes > LIMITS.patternBytes) return {
		ok: false,
		what: `the pattern has ${bytes} bytes, at most ${LIMITS.patternBytes} are allowed`,
		remedy: "split it with any or all"
	};
	const refusal = findRefusedConstruct(source);
	if (refusal !== null) return {
		ok: false,
		...refusal
	};
	try {
		const compiled = RE2JS.compile(source, bits);
		const size = compiled.programSize();
		if (size > LIMITS.patternProgram) return {
			ok: false,
			what: `the pattern compiles to ${size} instructions, at most ${LIMITS.patternProgram} are allowed`,
			remedy: "write smaller repeat counts"
		};
		return {
			ok: true,
			pattern: toPattern(source, bits, compiled)
		};
	} catch (error) {
		if (!(error instanceof RE2JSSyntaxException)) throw error;
		return {
			ok: false,
			...explainSyntaxError(error.error, error.input ?? "")
		};
	}
}
function compilePattern(source, flags = {}) {
	const bits = toFlagBits(flags);
	const key = `${bits}/${source}`;
	const known = cache.get(key);
	if (known !== void 0) return known;
	const compiled = compile(source, bits);
	if (cache.size >= CACHE_ENTRIES) for (const oldest of cache.keys()) {
		cache.delete(oldest);
		break;
	}
	cache.set(key, compiled);
	return compiled;
}

// src/patterns/pattern-schema.ts
function patternSchema(options = {}) {
	return string().superRefine((source, context) => {
		const refusal = findRefusal(source, options);
		if (refusal === null) return;
		context.addIssue({
			code: "custom",
			message: `${refusal.what}: ${refusal.remedy}`,
			params: refusal
		});
	});
}
function findRefusal(source, options) {
	const compiled = compilePattern(source, options);
	if (!compiled.ok) return {
		what: compiled.what,
		remedy: compiled.remedy
	};
	if (options.emptyMatch !== "refuse" || !compiled.pattern.matchesEmpty) return null;
	return {
		what: "the pattern matches the empty text, so it proves nothing",
		remedy: "write what must occur, without an optional end or `.*` alone"
	};
}

export { compilePattern as n, SCOPES as r, patternSchema as t };