import { t as LIMITS } from "./limits.js";

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

export { compileGlobList as n, compileGlob as t };