import { p as string } from "./zod.js";
import { t as LIMITS } from "./limits.js";
import { n as RE2JSSyntaxException, t as RE2JS } from "./re2js.js";

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
function refuse$1(construct, remedy) {
	return {
		what: `\`${construct}\` is not part of RE2`,
		remedy
	};
}
const ESCAPES = /* @__PURE__ */ new Map([
	["Z", refuse$1("\\Z", "use `\\z` (or `\\n?\\z`)")],
	["k", BACK_REFERENCE],
	["u", refuse$1("\\u", "write `\\x{41}` with the number of the character")],
	["N", refuse$1("\\N", "write `\\x{41}` with the number of the character")],
	["c", refuse$1("\\c", "write `\\x{01}` with the number of the control character")],
	["h", refuse$1("\\h", "write `[ \\t]`")],
	["e", refuse$1("\\e", "write `\\x1b`")],
	["q", refuse$1("\\q", "write the character itself")],
	["R", refuse$1("\\R", "write `\\r?\\n`")],
	["X", refuse$1("\\X", "write `.`")],
	["K", refuse$1("\\K", "leave it out: the place of a match does not matter")],
	["G", refuse$1("\\G", "leave it out, or use `\\A` for the start")],
	["C", refuse$1("\\C", "write `(?s:.)`")]
]);
const GROUPS = [
	["<=", LOOK_BEHIND],
	["<!", LOOK_BEHIND],
	["P=", BACK_REFERENCE],
	["=", LOOK_AHEAD],
	["!", LOOK_AHEAD],
	["#", refuse$1("(?#", "leave the comment out, and write it in YAML")],
	[">", refuse$1("(?>", "write `(?:`: RE2 never backtracks")],
	["(", refuse$1("(?(", "write both cases with any")],
	["|", refuse$1("(?|", "write `(?:`")]
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
			refusal: refuse$1(`(?${letter})`, remedy)
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
		refusal: possessive ? refuse$1(`${repeat}+`, `write \`${repeat}\`: RE2 never backtracks`) : null
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
		refusal: unclosed ? refuse$1("[^]", "write `(?s:.)` for any character") : null
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

// src/patterns/glob-program.ts
const MAX_DEPTH = 8;
const ESCAPABLE = "*?{}[],!\\";
function refuse(reader, what, remedy) {
	reader.refusal ??= {
		what,
		remedy
	};
	reader.at = reader.characters.length;
}
function startsSegment(before, depth) {
	return before === void 0 || before === "/" || depth > 0 && (before === "{" || before === ",");
}
function endsSegment(after, depth) {
	return after === void 0 || depth > 0 && (after === "}" || after === ",");
}
function readStars(reader, depth) {
	const { characters } = reader;
	const atSegmentStart = startsSegment(characters[reader.at - 1], depth);
	let end = reader.at;
	while (characters[end] === "*") end += 1;
	const whole = atSegmentStart && end - reader.at === 2;
	reader.at = end;
	if (whole && characters[end] === "/") {
		reader.at = end + 1;
		return { kind: "folders" };
	}
	return { kind: whole && endsSegment(characters[end], depth) ? "below" : "star" };
}
function readEscaped(reader) {
	const character = reader.characters[reader.at + 1] ?? "";
	if (character === "" || !ESCAPABLE.includes(character)) refuse(reader, "a backslash is not part of a path here", "write paths with `/`");
	reader.at += 2;
	return {
		kind: "character",
		character
	};
}
function readChoice(reader, depth) {
	if (depth >= MAX_DEPTH) refuse(reader, "`{` is nested too deeply", "write a list of globs");
	const branches = [];
	do {
		reader.at += 1;
		branches.push(readSequence(reader, depth + 1));
	} while (reader.characters[reader.at] === ",");
	if (reader.characters[reader.at] !== "}") refuse(reader, "`{` is not closed", "write `{a,b}`, or `\\{` for the character");
	reader.at += 1;
	return {
		kind: "choice",
		branches
	};
}
function readNode(reader, depth) {
	const character = reader.characters[reader.at] ?? "";
	switch (character) {
		case "*": return readStars(reader, depth);
		case "?":
			reader.at += 1;
			return { kind: "one" };
		case "{": return readChoice(reader, depth);
		case "\\": return readEscaped(reader);
		case "[":
			refuse(reader, "`[` has no meaning in a glob here", "write `?` for one character, `{a,b}` for one of several, or `\\[` for the character");
			return { kind: "one" };
		default:
			reader.at += 1;
			return {
				kind: "character",
				character
			};
	}
}
function readSequence(reader, depth) {
	const nodes = [];
	while (reader.at < reader.characters.length) {
		const character = reader.characters[reader.at];
		if (depth > 0 && (character === "," || character === "}")) break;
		const node = readNode(reader, depth);
		if (!(node.kind === "folders" && nodes.at(-1)?.kind === "folders")) nodes.push(node);
	}
	return nodes;
}
function emitChoice(branches, instructions) {
	const fork = instructions.length;
	instructions.push({ kind: "end" });
	const starts = [];
	const ends = [];
	for (const branch of branches) {
		starts.push(instructions.length);
		emit(branch, instructions);
		ends.push(instructions.length);
		instructions.push({ kind: "end" });
	}
	instructions[fork] = {
		kind: "split",
		targets: starts
	};
	for (const end of ends) instructions[end] = {
		kind: "split",
		targets: [instructions.length]
	};
}
function emit(nodes, instructions) {
	for (const node of nodes) {
		const start = instructions.length;
		switch (node.kind) {
			case "character":
				instructions.push(node);
				break;
			case "one":
				instructions.push({ kind: "segment" });
				break;
			case "star":
				instructions.push({
					kind: "split",
					targets: [start + 1, start + 3]
				});
				instructions.push({ kind: "segment" });
				instructions.push({
					kind: "split",
					targets: [start]
				});
				break;
			case "folders":
				instructions.push({
					kind: "split",
					targets: [start + 1, start + 4]
				});
				instructions.push({ kind: "any" });
				instructions.push({
					kind: "split",
					targets: [start + 1, start + 3]
				});
				instructions.push({
					kind: "character",
					character: "/"
				});
				break;
			case "below":
				instructions.push({ kind: "any" });
				instructions.push({
					kind: "split",
					targets: [start, start + 2]
				});
				break;
			case "choice": emitChoice(node.branches, instructions);
		}
	}
}
const NUMBER_RANGE = /\{-?\w+\.\.-?\w+/;
function refusePath(source) {
	if (source.startsWith("!")) return {
		what: "`!` has no meaning here",
		remedy: "put the check under not"
	};
	if (source.startsWith("/") || source.startsWith("~")) return {
		what: "the glob leads out of the folder",
		remedy: "write a relative path"
	};
	if (source.includes("\0")) return {
		what: "the glob holds a NUL",
		remedy: "leave it out"
	};
	if (NUMBER_RANGE.test(source)) return {
		what: "number ranges are not part of a glob here",
		remedy: "write `{1,2,3}`"
	};
	if (source.split("/").includes("..")) return {
		what: "the glob leads out of the folder",
		remedy: "write it without `..`"
	};
	return null;
}
function parseGlob(source) {
	const refusal = refusePath(source);
	if (refusal !== null) return refusal;
	const relative = source.replace(/^(?:\.\/)+/, "");
	const path = relative === "" || relative === "." ? "**" : relative;
	const reader = {
		characters: Array.from(path.endsWith("/") ? `${path}**` : path),
		at: 0,
		refusal: null
	};
	const nodes = readSequence(reader, 0);
	if (reader.refusal !== null) return reader.refusal;
	const instructions = [];
	emit(nodes, instructions);
	instructions.push({ kind: "end" });
	return { instructions };
}

// src/patterns/glob.ts
const LONGEST_PATH = 4096;
const STEPS_PER_PATH = 1e7;
function run(program, path) {
	const { instructions } = program;
	const seen = new Int32Array(instructions.length).fill(-1);
	let steps = 0;
	const add = (threads, start, position) => {
		const pending = [start];
		for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
			if (seen[at] === position) continue;
			seen[at] = position;
			const instruction = instructions[at];
			if (instruction?.kind === "split") pending.push(...instruction.targets);
			else threads.push(at);
		}
	};
	let threads = [];
	add(threads, 0, 0);
	let position = 0;
	for (const character of path) {
		position += 1;
		steps += threads.length;
		if (threads.length === 0 || steps > STEPS_PER_PATH) return false;
		const next = [];
		for (const at of threads) {
			const instruction = instructions[at];
			if (instruction?.kind === "any" || instruction?.kind === "segment" && character !== "/" || instruction?.kind === "character" && instruction.character === character) add(next, at + 1, position);
		}
		threads = next;
	}
	return threads.some((at) => instructions[at]?.kind === "end");
}
function compileGlob(source) {
	if (source === "") return {
		ok: false,
		what: "the glob is empty",
		remedy: "write a path"
	};
	if (new TextEncoder().encode(source).length > LIMITS.patternBytes) return {
		ok: false,
		what: `the glob has more than ${LIMITS.patternBytes} bytes`,
		remedy: "write a list of shorter globs"
	};
	const program = parseGlob(source);
	if ("what" in program) return {
		ok: false,
		...program
	};
	return {
		ok: true,
		glob: {
			source,
			matches: (path) => path.length <= LONGEST_PATH && run(program, path)
		}
	};
}
function compileGlobList(sources) {
	const entries = [];
	for (const source of sources) {
		const chooses = !source.startsWith("!");
		const compiled = compileGlob(chooses ? source : source.slice(1));
		if (!compiled.ok) return {
			...compiled,
			source
		};
		entries.push({
			glob: compiled.glob,
			chooses
		});
	}
	entries.reverse();
	return {
		ok: true,
		list: { matches: (path) => entries.find(({ glob }) => glob.matches(path))?.chooses ?? false }
	};
}

export { compilePattern as a, patternSchema as i, compileGlobList as n, SCOPES as r, compileGlob as t };