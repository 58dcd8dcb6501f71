import { d as placeAt, f as toTextLines, l as lineAt, m as findWordGroups, u as lineIndexAt } from "./every-rule.js";
import { n as toContentDigest, t as comparePaths } from "./tree-digest.js";
import { t as LIMITS } from "./limits.js";
import { a as lastSegment, i as joinPath, o as parentFolder, r as isInside, s as relativeTo, t as ancestorFolders } from "./tree-path.js";
import { a as findSkillFolders, n as findOwner, o as isForeignFolder, t as filesOfSkill } from "./skill-files.js";
import { n as resolvePath, r as toSourceTree, t as entriesBelow } from "./source-tree.js";
import { t as explainUnread } from "./unread-content.js";
import { t as require_dist } from "./yaml.js";
import { t as decodeText } from "./decode-text.js";
import { t as MarkdownIt } from "./markdown.js";

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

// src/app/open-side.ts
const SUITE_NAMES = /* @__PURE__ */ new Set(["skillcheck.yaml", "skillcheck.yml"]);
async function openSide(files, includes = () => true, hasGitModes = true) {
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
	const read = async (path) => {
		const { readSuiteFile } = await import("./read-suite-file.js");
		return readSuiteFile(path, files, {
			tree,
			skillFolders: all
		});
	};
	const { bySkill, problems } = await readDistant(distant, read);
	const remembered = /* @__PURE__ */ new Map();
	const suiteOf = (folder) => {
		const reading = remembered.get(folder) ?? readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], read);
		remembered.set(folder, reading);
		return reading;
	};
	return {
		files,
		hasGitModes,
		tree,
		places,
		skillFolders: all,
		skillFolderSet: folders,
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

// src/skills/count-expansions.ts
var import_dist = require_dist();
function countExpansions(document, limit) {
	const inAnchor = /* @__PURE__ */ new Map();
	let total = 0;
	let offset = null;
	const note = (alias) => {
		const count = 1 + (inAnchor.get(alias.source) ?? 0);
		total += count;
		if (total > limit) offset ??= alias.range?.[0] ?? 0;
		return count;
	};
	const countIn = (node) => {
		if ((0, import_dist.isPair)(node)) return countIn(node.key) + countIn(node.value);
		if ((0, import_dist.isAlias)(node)) return note(node);
		if (!(0, import_dist.isCollection)(node)) return 0;
		const count = node.items.reduce((sum, item) => sum + countIn(item), 0);
		if (node.anchor !== void 0) inAnchor.set(node.anchor, count);
		return count;
	};
	countIn(document.contents);
	return {
		count: total,
		offset: offset ?? 0
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

// src/skills/read-simple-fields.ts
const MOST_CHARACTERS = 8192;
const UNUSUAL = /[^\n\x20-\x7e\u00a0-\ufefe\uff00-\uffff]/;
const KEY_LINE = /^([A-Za-z][\w-]*):(?: +(.*))?$/;
const NO_TEXT = /^(?:null|true|false)$/i;
const PLAIN = /^(?:[\p{L}(/$]|\d+\.\d+\.\d+(?:$|[\w.-]+$))/u;
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
const BLOCK_HEADER = /^[|>]-?$/;
const FLOW_LIST = /^\[.*\]$/;
const FLOW_ITEM = /^(?:"[^"\\,[\]{}]*"|'[^',[\]{}]*'|[A-Za-z][\w./-]*)$/;
const LIST_LINE = /^- +(.*)$/;
function readSimpleFields(block) {
	if (block.length > MOST_CHARACTERS || UNUSUAL.test(block) || !block.endsWith("\n")) return null;
	const lines = block.slice(0, -1).split("\n");
	const fields = [];
	const keys = /* @__PURE__ */ new Set();
	let offset = 0;
	for (let index = 0; index < lines.length;) {
		const read = readField(lines, index, offset);
		if (read === null || keys.has(read.field.key)) return null;
		keys.add(read.field.key);
		fields.push(read.field);
		offset += lengthOf(lines, index, read.next);
		index = read.next;
	}
	return fields;
}
function lengthOf(lines, from, to) {
	return lines.slice(from, to).reduce((sum, line) => sum + line.length + 1, 0);
}
function readField(lines, index, offset) {
	const line = lines[index] ?? "";
	const [, key, written = ""] = KEY_LINE.exec(line) ?? [];
	if (key === void 0 || NO_TEXT.test(key)) return null;
	const place = {
		key,
		keyStart: offset,
		start: offset + line.length - written.length
	};
	if (BLOCK_HEADER.test(written)) return readBlockText(lines, index, {
		...place,
		written
	});
	if (line.endsWith(":")) return readCollection(lines, index, place);
	const value = toValue(written);
	if (value === null) return null;
	return {
		field: {
			...place,
			...value,
			end: offset + line.length
		},
		next: index + 1
	};
}
function toValue(written) {
	return FLOW_LIST.test(written) ? toFlowList(written) : toScalar(written);
}
function toFlowList(written) {
	const items = written.slice(1, -1).split(",");
	const value = [];
	for (const item of items) {
		const trimmed = item.trim();
		if (!FLOW_ITEM.test(trimmed) || NO_TEXT.test(trimmed)) return null;
		const isQuoted = trimmed.startsWith("\"") || trimmed.startsWith("'");
		value.push(isQuoted ? trimmed.slice(1, -1) : trimmed);
	}
	return {
		style: "list",
		value
	};
}
function toScalar(written) {
	if (QUOTED.test(written)) return {
		style: written.startsWith("\"") ? "double-quoted" : "single-quoted",
		value: written.slice(1, -1)
	};
	return PLAIN.test(written) && !NO_TEXT.test(written) && !/: |:$| #| $/.test(written) && written.trim() === written ? {
		style: "plain",
		value: written
	} : null;
}
function readCollection(lines, index, place) {
	const [indent = ""] = /^ *(?=- )|^ +/.exec(lines[index + 1] ?? "") ?? [];
	const isList = LIST_LINE.test((lines[index + 1] ?? "").slice(indent.length));
	if (!isList && indent === "") return null;
	let next = index + 1;
	while (isOwnLine(lines[next] ?? "", isList)) next += 1;
	const own = lines.slice(index + 1, next);
	if (own.length === 0 || lines[next] === "" || !own.every((line) => line.startsWith(indent))) return null;
	const texts = own.map((line) => line.slice(indent.length));
	const value = isList ? toListValue(texts) : toMapValue(texts);
	if (value === null) return null;
	const start = place.start + 1 + indent.length;
	const end = place.start + 1 + lengthOf(lines, index + 1, next);
	return {
		field: {
			...place,
			start,
			end,
			...value
		},
		next
	};
}
function isOwnLine(line, isList) {
	return line.startsWith(" ") || isList && line.startsWith("- ");
}
function toListValue(texts) {
	const value = [];
	for (const text of texts) {
		const scalar = toScalar(LIST_LINE.exec(text)?.[1] ?? "");
		if (typeof scalar?.value !== "string") return null;
		value.push(scalar.value);
	}
	return {
		style: "list",
		value
	};
}
function toMapValue(texts) {
	const value = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const [, key = "", written = ""] = KEY_LINE.exec(text) ?? [];
		const own = key === "" || NO_TEXT.test(key) || value.has(key) ? null : toValue(written);
		if (own === null) return null;
		value.set(key, own.value);
	}
	return {
		style: "map",
		value: Object.fromEntries(value)
	};
}
function readBlockText(lines, index, { written, ...place }) {
	let next = index + 1;
	while (/^ /.test(lines[next] ?? "")) next += 1;
	const own = lines.slice(index + 1, next);
	const indent = /^ +/.exec(own[0] ?? "")?.[0] ?? "";
	const isEven = (line) => line.startsWith(indent) && line.charAt(indent.length) !== " " && !/ $/.test(line);
	if (own.length === 0 || !own.every(isEven) || lines[next] === "") return null;
	const texts = own.map((line) => line.slice(indent.length));
	const isFolded = written.startsWith(">");
	const value = `${texts.join(isFolded ? " " : "\n")}${written.endsWith("-") ? "" : "\n"}`;
	const end = place.start + written.length + 1 + lengthOf(lines, index + 1, next);
	return {
		field: {
			...place,
			style: "block",
			value,
			end
		},
		next
	};
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
const WITHOUT_LIMIT = { maxAliasCount: -1 };
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
	const simple = readSimpleFields(block.text);
	return simple === null ? readYaml(block) : toSimple(block, simple);
}
function toSimple(block, simple) {
	const fields = simple.map(({ key, keyStart, style, value, start, end }) => {
		return {
			key,
			keyPlace: placeIn(block, keyStart),
			style,
			value,
			...toWritten(block, start, end)
		};
	});
	return {
		kind: "read",
		fields: new Map(fields.map((field) => [field.key, field])),
		blankDelimiters: [],
		bodyOffset: block.bodyOffset
	};
}
function toWritten(block, start, end) {
	const last = placeIn(block, end);
	const after = lineAt(block.lines, last.line - 1).slice(last.column - 1);
	return {
		place: placeIn(block, start),
		source: block.text.slice(start, end),
		after
	};
}
function readYaml(block) {
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
	const { count, offset } = countExpansions(document, LIMITS.yamlAliases);
	if (count > LIMITS.yamlAliases) {
		const where = placeIn(block, offset);
		return {
			...overLimit("YAML aliases", count, LIMITS.yamlAliases),
			...where,
			bodyOffset
		};
	}
	const faults = toFaults(block, document, toPlainValue(document));
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
		document.toJS(WITHOUT_LIMIT);
		return { kind: "value" };
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
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
	if (node === null || start === end) return {
		key: name,
		keyPlace,
		style: "empty",
		value: null,
		place: keyPlace,
		source: "",
		after: ""
	};
	const plain = node.toJS(document, WITHOUT_LIMIT);
	const written = toWritten(block, start, end);
	return {
		key: name,
		keyPlace,
		style: styleOf(node),
		value: plain,
		...written
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

// src/text/base64-run.ts
const LEAST_RUN = 32;
function mayHoldBase64(bytes) {
	for (let at = 31; at < bytes.length; at += LEAST_RUN) {
		if (!isDigit(bytes, at)) continue;
		let start = at;
		while (start > 0 && at - start < LEAST_RUN && isDigit(bytes, start - 1)) start -= 1;
		let end = at + 1;
		while (end - start < LEAST_RUN && isDigit(bytes, end)) end += 1;
		if (end - start >= LEAST_RUN) return true;
	}
	return false;
}
const DIGITS = /* @__PURE__ */ new Uint8Array(256);
for (const digit of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") DIGITS[digit.charCodeAt(0)] = 1;
function isDigit(bytes, at) {
	return DIGITS[bytes[at] ?? 0] === 1;
}

// src/skills/decode-document.ts
function decodeDocument(bytes) {
	const decoded = decodeText(bytes);
	if (decoded.encoding.kind === "utf-16") return {
		...decoded,
		words: -1,
		mayHoldBase64: true
	};
	return {
		...decoded,
		words: findWordGroups(bytes),
		mayHoldBase64: mayHoldBase64(bytes)
	};
}

// src/skills/read-scripts.ts
const SCRIPT = /\.(?:sh|bash|zsh|fish|py|[cm]?js|[cm]?ts|rb|pl|php|lua|r)$/i;
async function readScripts(files, entries) {
	const scripts = [];
	for (const { path, mode } of entries) {
		if (mode === "120000" || mode === "160000") continue;
		const isExecutable = mode === "100755";
		const name = lastSegment(path);
		if (!SCRIPT.test(name) && (!isExecutable || name.includes("."))) continue;
		const content = await files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const { encoding, text } = decodeText(content.bytes);
		if (encoding.kind === "utf-8") scripts.push({
			path,
			isExecutable,
			text
		});
	}
	return scripts;
}

// src/skills/link-target.ts
const FOREIGN_SCHEME = /^(?:https?|mailto|tel|data|ftp|vscode|cursor):/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const VARIABLE$1 = /^(\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/(.*)$/s;
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
	const variable = VARIABLE$1.exec(decoded);
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
	const path = joinPath(from.folder, written);
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
	return path.includes("*") || EXAMPLE_PATHS.has(path) || isInside("path/to", path);
}
function decodePercent(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
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

// src/skills/markdown-parser.ts
const MARK = "\0";
const INLINE = -1;
function parseMarkdown(body) {
	const env = { references: {} };
	return {
		tokens: parser.parse(body, env),
		references: env.references
	};
}
function createParser() {
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
	notePlaces(markdown);
	markdown.normalizeLink = (destination) => destination;
	markdown.validateLink = () => true;
	return markdown;
}
function notePlaces(markdown) {
	markdown.inline.State = class extends markdown.inline.State {
		push(...given) {
			const token = super.push(...given);
			token.meta = this.pos;
			return token;
		}
	};
}
const parser = createParser();
function readMark(marked) {
	const match = /^(-?\d+):(\d+)\0/.exec(marked);
	if (match === null) return null;
	const line = Number(match[1]);
	const destination = marked.slice(match[0].length);
	return {
		definitionLine: line === INLINE ? null : line,
		offset: Number(match[2]),
		destination
	};
}

// src/skills/heading-slugs.ts
const DROPPED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;
function toHeadingSlugs(headings) {
	const seen = /* @__PURE__ */ new Map();
	return headings.map((heading) => {
		const slug = heading.trim().toLowerCase().replace(DROPPED, "").replaceAll(" ", "-");
		let count = seen.get(slug) ?? 0;
		let unique = slug;
		while (seen.has(unique)) {
			count += 1;
			unique = `${slug}-${count}`;
		}
		seen.set(slug, count);
		seen.set(unique, seen.get(unique) ?? 0);
		return unique;
	});
}

// src/skills/html-links.ts
const NOT_MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const FETCHES = /^<(?:a|area|audio|embed|iframe|image|img|input|link|script|source|track|video)(?![\w-])/i;
const LINK = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
const ID = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
function findHtmlLinks(html) {
	return attributesOf(html, LINK, FETCHES).map(({ value, offset }) => ({
		destination: value,
		offset
	}));
}
function findHtmlIds(html) {
	return attributesOf(html, ID).map(({ value }) => value);
}
function attributesOf(html, pattern, elements = null) {
	const markup = html.replace(NOT_MARKUP, (match) => " ".repeat(match.length));
	const found = [];
	for (const tag of markup.matchAll(TAG)) {
		if (elements !== null && !elements.test(tag[0])) continue;
		for (const attribute of tag[0].matchAll(pattern)) {
			const value = attribute[1] ?? attribute[2] ?? attribute[3] ?? "";
			const quote = attribute[3] === void 0 ? 1 : 0;
			const end = tag.index + attribute.index + attribute[0].length - quote;
			found.push({
				value,
				offset: end - value.length
			});
		}
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

// src/skills/read-content.ts
const HTML_HEADING = /<h([1-6])\b[^<>]*>([^<]*)<\/h\1\s*>/gi;
const WRITTEN_ID = /\{#([^\s{}]+)\}\s*$/;
const TABLE_ROW = /^\s*\|/;
function readContent(tree, lines, above) {
	const walk = {
		lines,
		above,
		codeSpans: [],
		fences: [],
		prose: [],
		headings: [],
		ids: [],
		items: [],
		quotations: 0,
		isHeading: false,
		before: ""
	};
	for (const token of tree.tokens) readToken(walk, token);
	const { codeSpans, fences, prose, headings, ids } = walk;
	return {
		anchors: [...toHeadingSlugs(headings), ...ids],
		codeSpans,
		fences,
		prose
	};
}
function readToken(walk, token) {
	switch (token.type) {
		case "list_item_open":
			walk.items.push(textOfLines(walk.lines, token.map ?? [0, 0]));
			break;
		case "list_item_close":
			walk.items.pop();
			break;
		case "blockquote_open":
			walk.quotations += 1;
			break;
		case "blockquote_close":
			walk.quotations -= 1;
			break;
		case "heading_open":
			walk.isHeading = true;
			break;
		case "inline":
			readInline(walk, token);
			break;
		case "html_block":
			readHtml(walk, token);
			break;
		case "fence": readFence(walk, token);
	}
}
function textOfLines(lines, [first, end]) {
	return lines.text.slice(lines.starts[first], lines.starts[end]);
}
function readInline(walk, token) {
	const children = token.children ?? [];
	const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
	if (walk.isHeading) {
		walk.headings.push(textOf(children));
		const written = WRITTEN_ID.exec(token.content)?.[1];
		if (written !== void 0) walk.ids.push(written);
		walk.isHeading = false;
	}
	let outsideCode = "";
	const block = toTextLines(token.content);
	const aroundAt = createAroundFinder(block, walk.items.at(-1) ?? token.content);
	for (const child of children) {
		if (child.type === "html_inline") readIds(walk, child);
		if (child.type !== "code_inline") continue;
		const start = child.meta;
		const end = endOfSpan(token.content, start, child.markup);
		outsideCode += token.content.slice(outsideCode.length, start) + blankOut(token.content, start, end);
		walk.codeSpans.push(toSpan(walk, child, {
			start,
			end,
			locate,
			around: aroundAt(start)
		}));
	}
	outsideCode += token.content.slice(outsideCode.length);
	readProse(walk, {
		block,
		outsideCode,
		locate
	});
	walk.before = token.content;
}
function textOf(children) {
	return children.map(({ type, content }) => type === "text" || type === "code_inline" ? content : "").join("");
}
function endOfSpan(text, start, marks) {
	let from = start + marks.length;
	for (;;) {
		const closing = text.indexOf(marks, from);
		if (closing === -1) return text.length;
		let end = closing;
		while (text[end] === "`") end += 1;
		if (end - closing === marks.length) return end;
		from = end;
	}
}
function blankOut(text, start, end) {
	return text.slice(start, end).replace(/[^\n]/g, " ");
}
function toSpan(walk, { content, markup }, at) {
	const { start, end, locate, around } = at;
	const stripped = end - start - 2 * markup.length > content.length ? 1 : 0;
	const { line, column } = locate(start + markup.length + stripped, content);
	return {
		text: content,
		line: line + walk.above,
		column,
		around
	};
}
function createAroundFinder(block, whole) {
	let known = -1;
	let around = whole;
	return (offset) => {
		const index = lineIndexAt(block.starts, offset);
		if (index === known) return around;
		known = index;
		const row = lineAt(block, index);
		around = TABLE_ROW.test(row) ? row : whole;
		return around;
	};
}
function readProse(walk, block) {
	const inQuotation = walk.quotations > 0;
	for (const [index, start] of block.block.starts.entries()) {
		const text = lineAt(block.block, index);
		if (text.trim() === "") continue;
		const outsideCode = block.outsideCode.slice(start, start + text.length);
		const { line, column } = block.locate(start, text);
		walk.prose.push({
			line: line + walk.above,
			column,
			text,
			outsideCode,
			inQuotation
		});
	}
}
function readIds(walk, html) {
	for (const id of findHtmlIds(html.content)) walk.ids.push(id);
}
function readHtml(walk, token) {
	readIds(walk, token);
	for (const match of token.content.matchAll(HTML_HEADING)) walk.headings.push(match[2] ?? "");
	const block = toTextLines(token.content);
	const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
	readProse(walk, {
		block,
		outsideCode: token.content,
		locate
	});
	walk.before = "";
}
function readFence(walk, token) {
	const [first, end] = token.map ?? [0, 0];
	const count = countLines(token.content);
	const rest = walk.lines.text.slice(walk.lines.starts[end] ?? walk.lines.text.length);
	walk.fences.push({
		info: token.info.trim(),
		line: first + 1 + walk.above,
		lines: Array.from({ length: count }, (_, at) => lineAt(walk.lines, first + 1 + at)),
		openAtEnd: end - first - 1 === count && !/\S/.test(rest),
		around: walk.items.at(-1) ?? walk.before
	});
	walk.before = "";
}
function countLines(content) {
	const ends = content.match(/\n/g)?.length ?? 0;
	return content === "" || content.endsWith("\n") ? ends : ends + 1;
}

// src/skills/read-links.ts
function readLinks(tree, lines, above) {
	const found = [];
	let blockLine = 1;
	for (const token of tree.tokens) {
		if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
		for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
	}
	return found.concat(definitionsOf(lines, tree)).map((link) => ({
		...link,
		line: link.line + above,
		blockLine: link.blockLine + above
	})).sort((left, right) => left.line - right.line || left.column - right.column);
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
	for (const child of token.children ?? []) {
		if (child.type === "html_inline") {
			const where = {
				at: child.meta,
				blockLine
			};
			for (const link of htmlLinks(locate, child.content, where)) found.push(link);
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
	if (mark === null || mark.definitionLine !== null) return null;
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
function definitionsOf(lines, tree) {
	return Object.values(tree.references).flatMap(({ href }) => {
		const mark = readMark(href);
		if (mark === null || mark.definitionLine === null) return [];
		const { destination, definitionLine: line } = mark;
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

// src/skills/read-markdown.ts
const WEB = /\s*<?https?:\/\//iy;
const HTML_LINK = /\bhref\b|\bsrc\b/i;
function mayHoldLinks(body) {
	return ["](", "]:"].some((start) => leadsElsewhere(body, start)) || mayHoldHtmlLinks(body);
}
function leadsElsewhere(body, start) {
	for (let at = body.indexOf(start); at !== -1; at = body.indexOf(start, at + 1)) {
		WEB.lastIndex = at + start.length;
		if (!WEB.test(body)) return true;
	}
	return false;
}
function mayHoldHtmlLinks(body) {
	return body.includes("<") && HTML_LINK.test(body);
}
function readMarkdown(text, bodyOffset) {
	const body = text.slice(bodyOffset);
	const read = () => {
		const lines = toTextLines(body);
		const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
		const tree = parseMarkdown(body);
		return {
			links: readLinks(tree, lines, above),
			content: readContent(tree, lines, above)
		};
	};
	let done = mayHoldLinks(body) ? read() : null;
	return {
		links: done?.links ?? [],
		content: () => {
			done ??= read();
			return done.content;
		}
	};
}

// src/skills/document-hints.ts
const SKILL_NAME = /\b([a-z0-9]+(?:-[a-z0-9]+)*)[`*_"']{0,4}\s{1,4}skill\b/gi;
const GIT_CLONE = /\bgit clone\s/;
const CLONE = /\bclone of\b/i;
const MAKES_FOLDER = /\b(?:create|add|make)\b[^.]{0,40}\b(?:scripts|references|assets|templates|resources|examples|rules)\/?[`*"]{0,3}\s{1,4}(?:director(?:y|ies)|folders?)\b/i;
const LONGEST_LIST = 6;
const MOST_SIBLINGS = 50;
function readDocumentHints({ prose, fences }, tree, skillFolder) {
	const names = /* @__PURE__ */ new Set();
	const madeBehind = /* @__PURE__ */ new Set();
	let isClone = false;
	for (const { text, line } of prose) {
		for (const [, name = ""] of text.matchAll(SKILL_NAME)) names.add(name.toLowerCase());
		isClone ||= CLONE.test(text);
		if (!MAKES_FOLDER.test(text)) continue;
		for (let behind = 0; behind <= LONGEST_LIST; behind += 1) madeBehind.add(line + behind);
	}
	return {
		siblings: toSiblings(names, tree, skillFolder).slice(0, MOST_SIBLINGS),
		isClone,
		clones: fences.some(({ lines }) => lines.some((line) => GIT_CLONE.test(line))),
		isToBeMade: (line) => madeBehind.has(line)
	};
}
function toSiblings(names, tree, skillFolder) {
	if (skillFolder === ".") return [];
	return [...names].flatMap((name) => joinPath(parentFolder(skillFolder), name) ?? []).filter((folder) => folder !== skillFolder && tree.byPath.has(`${folder}/SKILL.md`));
}

// src/skills/wrong-code-paths.ts
const FOLDERS = "(?:scripts|references|assets|templates|resources|examples|rules)";
const VARIABLE = String.raw`(?:\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/`;
const PATH = String.raw`${FOLDERS}\/[\w./-]+\.\w+`;
const SPAN = new RegExp(String.raw`^(${VARIABLE})?(?:\.\/)?(${PATH})$`);
const SHELL = new RegExp(String.raw`(?<=^|[\s"'=])(${VARIABLE})?(?:\.\/)?(${PATH})(?![\w/*{<$-]|\.\w)`, "g");
const ANY = new RegExp(String.raw`(?<![\w./-])(${VARIABLE})?(?:\.\/)?(${PATH})`, "g");
const TITLE = new RegExp(String.raw`^\s*(?:#|//|--|;|/\*|<!--)\s*(?:\./)?(${PATH})(?![\w/-])`);
const SHELL_LANGUAGE = /^(?:sh|bash|shell|zsh|console|terminal|shell-session|shellsession)$/i;
const EXAMPLE_WORDS = /\be\.g\.|\bfor example\b|\bexamples?\*{0,2}:|\bsuch as\b|\bwould be (?:helpful|useful)\b/i;
const TO_BE_MADE = /\bthe generated\b|\bobtain/i;
const PLACEHOLDER_NAME = /^(?:file[-_]?(?:name)?|script(?:[-_]?name)?|name|foo|bar|baz|(?:example|your|my)(?:[-_].*)?)$/i;
const PLACEHOLDER_PART = /(?:^|[/_-])(?:x{2,}|n{2,}|y{4})(?=[/._-]|$)/i;
const WRITES = /(?:>\s*|\s(?:-o|--out[\w-]*)[ =]|\btee (?:-a )?|\btouch |\bmkdir (?:-p )?)["']?$/;
const LONGEST_WRITES = 40;
const CHANGES_FOLDER = /(?:^|[\s;&(])cd\s+(?!-?\s)[^\s&;]/;
const OF_PROJECT = /(?<![\w./-])(?:\.\/)?(?:src|tests?)\//;
const COMMAND = /^\s*(?:[$>]\s{1,4})?(?:sudo\s{1,4})?\.\/([\w./-]+)/;
function mayNameWrongPaths(text, tree, place) {
	if (!holdsFolder(text)) return false;
	const known = /* @__PURE__ */ new Set();
	for (const match of text.matchAll(ANY)) {
		const { written, variable, path } = toNamed(match);
		if (known.has(written)) continue;
		known.add(written);
		if (resolveIn(tree, rootsOf(variable, place), path) !== null) return true;
	}
	return false;
}
const FOLDER_END = /(?:scripts|references|assets|templates|resources|examples|rules)$/;
const LONGEST_FOLDER = 10;
function holdsFolder(text) {
	for (let at = text.indexOf("s/"); at !== -1; at = text.indexOf("s/", at + 1)) if (FOLDER_END.test(text.slice(Math.max(0, at + 1 - LONGEST_FOLDER), at + 1))) return true;
	return false;
}
function readWrongCodePaths(content, tree, place) {
	const isAbsent = (path) => resolveIn(tree, rootsOf(null, place), path)?.state === "absent";
	const judge = createJudge(content, tree, place);
	const found = [];
	for (const named of [...spanPaths(content), ...fencePaths(content, isAbsent)]) {
		const wrong = judge(named);
		if (wrong !== null) found.push(wrong);
	}
	return found.sort((left, right) => left.line - right.line || left.column - right.column);
}
function spanPaths({ codeSpans }) {
	return codeSpans.flatMap(({ text, ...at }) => {
		const match = SPAN.exec(text.split(/\s/, 1)[0] ?? "");
		return match === null ? [] : [{
			...at,
			...toNamed(match),
			isOurs: true,
			inFence: false
		}];
	});
}
function fencePaths({ fences }, isAbsent) {
	return fences.filter(({ info }) => SHELL_LANGUAGE.test(info.split(/\s/, 1)[0] ?? "")).flatMap((fence) => shellPaths(fence, isAbsent));
}
function shellPaths({ line, lines, around }, isAbsent) {
	const found = [];
	const written = /* @__PURE__ */ new Set();
	let isElsewhere = worksElsewhere(lines, isAbsent);
	for (const [index, text] of lines.entries()) {
		isElsewhere ||= CHANGES_FOLDER.test(text);
		for (const match of text.matchAll(SHELL)) {
			const named = toNamed(match);
			const before = text.slice(Math.max(0, match.index - LONGEST_WRITES), match.index);
			if (WRITES.test(before)) written.add(named.path);
			const at = {
				line: line + 1 + index,
				column: match.index + 1,
				around
			};
			const isOurs = !written.has(named.path) && (named.variable !== null || !isElsewhere);
			found.push({
				...at,
				...named,
				isOurs,
				inFence: true
			});
		}
	}
	return found;
}
function worksElsewhere(lines, isAbsent) {
	return lines.some((text) => {
		if (OF_PROJECT.test(text)) return true;
		const path = COMMAND.exec(text)?.[1];
		return path !== void 0 && !SPAN.test(path) && isAbsent(path);
	});
}
function toNamed(match) {
	const [written, prefix, path = ""] = match;
	return {
		written,
		variable: prefix === void 0 ? null : prefix.slice(0, -1),
		path
	};
}
function givenPaths({ fences }) {
	const titles = fences.flatMap(({ lines }) => lines.slice(0, 2));
	return new Set(titles.flatMap((line) => TITLE.exec(line)?.[1] ?? []));
}
function createJudge(content, tree, place) {
	const readAround = createAroundReader(tree, place.skillFolder);
	let hints = null;
	let given = null;
	return (named) => {
		const { line, column, written, variable, path } = named;
		const resolved = resolveIn(tree, rootsOf(variable, place), path);
		if (resolved === null) return null;
		const around = readAround(named.around);
		hints ??= readDocumentHints(content, tree, place.skillFolder);
		const siblings = [...around.siblings, ...hints.siblings];
		if (variable === null && siblings.length > 0 && resolveIn(tree, siblings, path) === null) return null;
		given ??= givenPaths(content);
		const isNotYetHere = hints.isClone || hints.clones && named.inFence && variable === null || hints.isToBeMade(line) || given.has(path);
		const asExample = around.asExample || isNotYetHere || !named.isOurs || isPlaceholder(path);
		const corrected = `${written.slice(0, written.length - path.length)}${resolved.corrected}`;
		return {
			line,
			column,
			written,
			variable,
			...resolved,
			corrected,
			asExample
		};
	};
}
function rootsOf(variable, place) {
	const { skillFolder, pluginRoot, from } = place;
	const ofPlugin = pluginRoot === null ? [] : [pluginRoot];
	if (variable === null) return [
		skillFolder,
		parentFolder(from),
		...ofPlugin,
		"."
	];
	return variable.includes("PLUGIN_ROOT") ? ofPlugin : [skillFolder];
}
function resolveIn(tree, roots, path) {
	const wrong = [];
	for (const root of roots) {
		const joined = joinPath(root, path);
		const { state, real } = joined === null ? BEYOND : resolvePath(tree, joined);
		if (state === "present" || state === "outside-root") return null;
		wrong.push({
			state,
			real,
			corrected: isInside(root, real) ? relativeTo(root, real) : path
		});
	}
	return wrong.find(({ state }) => state === "other-case") ?? wrong[0] ?? null;
}
const BEYOND = {
	state: "outside-root",
	real: ""
};
function isPlaceholder(path) {
	const name = lastSegment(path).replace(/\.\w+$/, "");
	return PLACEHOLDER_NAME.test(name) || PLACEHOLDER_PART.test(path);
}
function createAroundReader(tree, skillFolder) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const reading = known.get(text) ?? {
			asExample: EXAMPLE_WORDS.test(text) || TO_BE_MADE.test(text),
			siblings: toSiblings(new Set(text.match(/[\w-]+/g)), tree, skillFolder)
		};
		known.set(text, reading);
		return reading;
	};
}

// src/skills/to-markdown-document.ts
function toMarkdownDocument(file, tree, place) {
	const { text, words, mayHoldBase64, bodyOffset } = file;
	const { links, content } = readMarkdown(text, bodyOffset);
	let wrong = null;
	return {
		path: place.from,
		text,
		words,
		mayHoldBase64,
		bodyOffset,
		links: links.map((link) => ({
			...link,
			target: toLinkTarget(link.destination, tree, place)
		})),
		content,
		wrongCodePaths: () => {
			wrong ??= mayNameWrongPaths(text, tree, place) ? readWrongCodePaths(content(), tree, place) : [];
			return wrong;
		}
	};
}

// src/skills/read-skill-source.ts
const UNREAD = {
	kind: "undecodable",
	bodyOffset: 0
};
async function readSkillSource(request) {
	const { folder, tree } = request;
	const files = filesOfSkill(entriesBelow(tree, folder), request);
	const skillMdPath = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
	const pluginRoot = manifestRoot(tree, folder, ".claude-plugin/plugin.json");
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
		symlinks: files.filter((file) => file.mode === "120000").map((file) => toSymlink(request, file.path)),
		scripts: sizes.length > 0 ? [] : await readScripts(request.files, files),
		outerSkill: findOwner(folder, request.folders),
		hasGitModes: request.hasGitModes ?? true,
		pluginRoot,
		marketplaceRoot: manifestRoot(tree, folder, ".claude-plugin/marketplace.json"),
		exceeded: [...sizes, ...exceededInYaml(skillMdPath, frontMatter)],
		hasSuite: request.hasSuite ?? null
	};
}
async function readListedSource(request) {
	const { folder, tree } = request;
	const skillMd = await readSkillMd(request, joinPath(folder, "SKILL.md") ?? "SKILL.md");
	const pluginRoot = manifestRoot(tree, folder, ".claude-plugin/plugin.json");
	return {
		folder,
		skillMd,
		frontMatter: readTopOf(skillMd),
		pluginRoot
	};
}
function manifestRoot(tree, folder, manifest) {
	const candidates = folder === "." ? ["."] : [folder, ...ancestorFolders(folder)];
	const isThere = (root) => tree.byPath.has(root === "." ? manifest : `${root}/${manifest}`);
	return candidates.find(isThere) ?? null;
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
			...decodeDocument(content.bytes)
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
	const toDocument = (path, file) => toMarkdownDocument(file, request.tree, {
		from: path,
		skillFolder: request.folder,
		pluginRoot
	});
	const top = {
		...skillMd,
		bodyOffset: frontMatter.bodyOffset
	};
	const documents = [toDocument(skillMd.path, top)];
	const others = read.sizes.length > 0 ? [] : read.files;
	for (const { path, mode } of others) {
		if (path === skillMd.path || mode === "120000" || !/\.(md|markdown)$/i.test(path)) continue;
		const content = await request.files.read(path, LIMITS.skillMdBytes);
		if (content.kind !== "file") continue;
		const document = decodeDocument(content.bytes);
		const bodyOffset = /^[ \t]*---/.test(document.text) ? readFrontMatter(document.text).bodyOffset : 0;
		documents.push(toDocument(path, {
			...document,
			bodyOffset
		}));
	}
	return [...documents.slice(0, 1), ...documents.slice(1).sort((left, right) => comparePaths(left.path, right.path))];
}
function toSymlink({ tree, folders }, path) {
	const target = tree.linkTargets.get(path) ?? "";
	const leadsTo = target.startsWith("/") ? null : joinPath(parentFolder(path), target);
	const gone = {
		path,
		target,
		real: null,
		leadsToSkill: false
	};
	if (leadsTo === null) return {
		...gone,
		state: "outside-root"
	};
	const { state, real } = resolvePath(tree, leadsTo);
	switch (state) {
		case "present": return {
			path,
			target,
			real,
			state,
			leadsToSkill: folders.has(real)
		};
		case "outside-root": return {
			...gone,
			state
		};
		default: return {
			...gone,
			state: "dangling"
		};
	}
}

// src/app/read-linted-unit.ts
async function readUnitSource(side, folder, files = side.files) {
	const file = await side.suiteOf(folder);
	const namedPaths = file?.suite?.namedPaths ?? [];
	const bounds = {
		folder,
		folders: side.skillFolderSet,
		namedPaths
	};
	const misnamed = side.places.misnamed.find((one) => one.folder === folder)?.path;
	const source = await readSkillSource({
		...bounds,
		tree: side.tree,
		files,
		hasSuite: file !== null,
		hasGitModes: side.hasGitModes,
		...misnamed === void 0 ? {} : { misnamed }
	});
	const { path: suitePath = null, suite = null, written = null, problems = [] } = file ?? {};
	return {
		source,
		bounds,
		suite: {
			suitePath,
			suite,
			written,
			problems
		}
	};
}
async function readLintedUnit(side, folder) {
	const unread = [];
	const read = async (path, limit) => {
		const content = await side.files.read(path, limit);
		if (isFailure(content)) unread.push(toUnread(path, content));
		return content;
	};
	const { source, suite } = await readUnitSource(side, folder, {
		...side.files,
		read
	});
	return {
		folder,
		name: toUnitName(source),
		source,
		unread: unread[0] ?? null,
		...suite
	};
}
function toUnitName(source) {
	const { frontMatter, folder, folderName } = source;
	const name = frontMatter.kind === "read" ? frontMatter.fields.get("name")?.value : null;
	if (typeof name === "string" && name.trim() !== "") return name;
	return folderName ?? (folder === "." ? "skill" : lastSegment(folder));
}
function isFailure(content) {
	return content.kind === "missing" || content.kind === "refused";
}
function toUnread(file, content) {
	return {
		why: "unreadable",
		problem: {
			file,
			line: 1,
			column: 1,
			key: "",
			...explainUnread(content)
		}
	};
}

export { readSkillSource as a, readFrontMatter as c, toEntryContent as d, openSide as f, readListedSource as i, exceededInYaml as l, readUnitSource as n, toMarkdownDocument as o, toUnitName as r, decodeDocument as s, readLintedUnit as t, exceededSizes as u };