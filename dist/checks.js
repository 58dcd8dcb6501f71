import { c as literal, d as record, f as strictObject, g as unknown, h as union, l as number, m as tuple, o as int, p as string, r as array, t as _enum, u as object } from "./zod.js";
import { t as explain } from "./explanation.js";
import { n as compilePattern, r as SCOPES, t as patternSchema } from "./pattern-schema.js";
import { t as asks } from "./asks.js";
import { t as LIMITS } from "./limits.js";
import { t as compileGlob } from "./glob.js";

// src/checks/evaluation/count.ts
function toCountSchema(amount) {
	const bounds = strictObject({
		at_least: amount.optional(),
		at_most: amount.optional()
	}).refine(({ at_least, at_most }) => at_least !== void 0 || at_most !== void 0, { error: explain("has no bound", "write at_least or at_most") }).refine(({ at_least, at_most }) => (at_least ?? 0) <= (at_most ?? Number.POSITIVE_INFINITY), { error: explain("has at_least above at_most", "nothing can be both") });
	return union([amount, bounds]);
}
const countSchema = toCountSchema(int().min(0));
const amountSchema = toCountSchema(number().min(0));
function toBounds(count) {
	if (typeof count === "number") return {
		least: count,
		most: count
	};
	return {
		least: count.at_least ?? 0,
		most: count.at_most ?? Number.POSITIVE_INFINITY
	};
}
function isWithin(count, amount) {
	const { least, most } = toBounds(count);
	return amount >= least && amount <= most;
}
function toCountText(count) {
	if (typeof count === "number") return `exactly ${count}`;
	const { at_least, at_most } = count;
	if (at_most === void 0) return `at least ${at_least ?? 0}`;
	return at_least === void 0 ? `at most ${at_most}` : `${at_least} to ${at_most}`;
}
function toAmountText(amount, noun) {
	return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

// src/checks/evaluation/excerpt.ts
const END = 100;
function skipCharacters(text, start, characters) {
	let at = start;
	for (let left = characters; left > 0 && at < text.length; left -= 1) at += (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
	return at;
}
function findTail(text, characters) {
	let at = text.length;
	for (let left = characters; left > 0 && at > 0; left -= 1) at -= at > 1 && (text.codePointAt(at - 2) ?? 0) > 65535 ? 2 : 1;
	return at;
}
function cutText(text) {
	if (text.length <= 200) return text;
	const head = skipCharacters(text, 0, END);
	if (skipCharacters(text, head, END) >= text.length) return text;
	return `${text.slice(0, head)}…${text.slice(findTail(text, END))}`;
}
function toOneLine(text) {
	return cutText(text).replace(/\r\n|[\r\n]/g, "⏎");
}
function quote(text) {
	return `\`${toOneLine(text)}\``;
}
function toExcerpt(text, index, length) {
	const start = text.lastIndexOf("\n", index - 1) + 1;
	const end = text.indexOf("\n", index + length);
	const line = text.slice(index === 0 ? 0 : start, end < 0 ? text.length : end);
	return line.length <= 200 ? line : cutText(text.slice(index, index + length));
}
function toLineNumber(text, index) {
	let line = 1;
	for (let at = text.indexOf("\n"); at >= 0 && at < index; at = text.indexOf("\n", at + 1)) line += 1;
	return line;
}

// src/checks/evaluation/finding.ts
function pass(reason, evidence) {
	return {
		verdict: "pass",
		reason,
		expected: null,
		actual: null,
		evidence
	};
}
function fail(failure) {
	return {
		verdict: "fail",
		reason: failure.reason,
		expected: cutText(failure.expected),
		actual: cutText(failure.actual),
		evidence: failure.evidence
	};
}
function invalid(reason) {
	return {
		verdict: "invalid",
		reason,
		expected: null,
		actual: null,
		evidence: null
	};
}
function runFact(text) {
	return {
		kind: "run",
		text: cutText(text)
	};
}

// src/checks/evaluation/proof-of-life.ts
function findNoLife(run) {
	return run.turns.some((turn) => (turn.answer ?? "").trim() !== "" || turn.events.some((event) => event.type === "tool_call")) ? null : "the run is empty: no answer and no tool call, so nothing was learnt";
}

// src/checks/evaluation/search.ts
const CUT = "a text is longer than 256 KiB, and only its head was searched";
function searchPieces(pieces, finder, count) {
	let hits = 0;
	let first = null;
	let blind = null;
	for (const piece of pieces) {
		const { place, cut } = finder.find(piece.text);
		if (cut) blind = CUT;
		if (place === null) continue;
		first ??= piece.toEvidence(place);
		hits += count === void 0 ? 1 : finder.count(piece.text);
		if (count === void 0) break;
	}
	return {
		hits,
		looked: pieces.length,
		first,
		blind,
		seen: () => pieces.map(({ text }) => text)
	};
}
function toReason(search, question) {
	const { hits, looked } = search;
	if (looked === 0) return `there was no ${question.noun}`;
	if (hits === 0) return looked === 1 ? `not found in the one ${question.noun}` : `not found in any of ${toAmountText(looked, question.noun)}`;
	return `found ${toAmountText(hits, "time")}`;
}
function findDoubt(search, count, run) {
	const noLife = isWithin(count, 0) ? findNoLife(run) : null;
	if (noLife !== null) return noLife;
	if (search.blind === null) return null;
	const { most } = toBounds(count);
	return (isWithin(count, search.hits) ? most === Number.POSITIVE_INFINITY : search.hits > most) ? null : `not decided: ${search.blind}`;
}
function toFailure$1(search, question, reason) {
	const { hits, first } = search;
	const wanted = question.count === void 0 ? "" : `, ${toCountText(question.count)}`;
	return fail({
		reason: wanted === "" ? reason : `${reason}, expected${wanted.slice(1)}`,
		expected: `${question.expected}${wanted}`,
		actual: hits > 0 ? reason : toSeenText(search.seen(), question.noun),
		evidence: hits > 0 ? first : runFact(reason)
	});
}
function judgeSearch(search, question, run) {
	const count = question.count ?? { at_least: 1 };
	const doubt = findDoubt(search, count, run);
	if (doubt !== null) return invalid(doubt);
	const reason = toReason(search, question);
	if (!isWithin(count, search.hits)) return toFailure$1(search, question, reason);
	return pass(question.count === void 0 ? "found" : reason, search.first ?? runFact(reason));
}
const SHOWN = 100;
function toSeenText(seen, noun) {
	if (seen.length === 1) return seen[0] || `no ${noun}`;
	return (seen.length > 200 ? [...seen.slice(0, SHOWN), ...seen.slice(-100)] : seen).map(toOneLine).join(" · ") || `no ${noun}`;
}

// src/checks/evaluation/tool-text.ts
const DEPTH = 100;
function writeJson(value, depth) {
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	if (depth > DEPTH) return "…";
	if (isList$2(value)) return `[${value.map((item) => writeJson(item, depth + 1)).join(", ")}]`;
	return `{${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeJson(item, depth + 1)}`).join(", ")}}`;
}
function isList$2(value) {
	return Array.isArray(value);
}
function toAscii(text) {
	return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function toForms(text) {
	return BEYOND_ASCII.test(text) ? [text, toAscii(text)] : [text];
}
const BEYOND_ASCII = /[\u0080-\uffff]/;
const inputForms = /* @__PURE__ */ new WeakMap();
function toInputForms(call) {
	const known = inputForms.get(call);
	if (known !== void 0) return known;
	const forms = toForms(writeJson(call.input, 0));
	inputForms.set(call, forms);
	return forms;
}
function toToolName(call) {
	return call.name === "other" ? call.rawName : call.name;
}
function toCallForms(call) {
	return toInputForms(call).map((form) => `${toToolName(call)} ${form}`);
}
function listCalls(turns) {
	return turns.flatMap(({ events }) => events.filter((event) => event.type === "tool_call"));
}
function toCallEvidence(call) {
	return {
		kind: "event",
		turn: call.turn,
		event: call.event,
		text: cutText(call.script ?? toCallForms(call)[0] ?? call.rawName)
	};
}

// src/checks/evaluation/call-search.ts
function searchCalls(calls, holds) {
	const looks = calls.map((call) => ({
		call,
		...holds(call)
	}));
	const hits = looks.filter(({ hit }) => hit);
	const first = hits[0]?.call;
	return {
		hits: hits.length,
		looked: calls.length,
		first: first === void 0 ? null : toCallEvidence(first),
		blind: looks.some(({ hit, cut }) => cut && !hit) ? CUT : null,
		seen: () => calls.map((call) => toCallEvidence(call).text)
	};
}
function findInForms(finder, forms) {
	let cut = false;
	for (const form of forms) {
		const found = finder.find(form);
		if (found.place !== null) return {
			hit: true,
			cut: false
		};
		cut ||= found.cut;
	}
	return {
		hit: false,
		cut
	};
}

// src/checks/evaluation/text-finder.ts
function toPatternFinder(source, flags = {}) {
	const compiled = compilePattern(source, flags);
	if (!compiled.ok) throw new Error(`pattern ${source} passed its schema: ${compiled.what}`);
	const { pattern } = compiled;
	return {
		find: (text) => {
			const { match, cut } = pattern.search(text);
			return {
				place: match,
				cut
			};
		},
		count: pattern.count
	};
}
function countPlain(text, word) {
	let found = 0;
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found += 1;
	return found;
}
function toPlainFinder(words, ignoreCase) {
	const fold = (text) => ignoreCase ? text.toLowerCase() : text;
	const folded = words.map(fold);
	return {
		find: (text) => {
			const haystack = fold(text);
			for (const word of folded) {
				const index = haystack.indexOf(word);
				if (index >= 0) return {
					place: {
						index,
						length: word.length
					},
					cut: false
				};
			}
			return {
				place: null,
				cut: false
			};
		},
		count: (text) => {
			const haystack = fold(text);
			return folded.reduce((sum, word) => sum + countPlain(haystack, word), 0);
		}
	};
}

// src/checks/evaluation/check-pattern.ts
function checkPattern(flags = {}) {
	return {
		schema: patternSchema({
			...flags,
			emptyMatch: "refuse"
		}),
		toFinder: (source) => toPatternFinder(source, flags),
		toText: (source) => `/${source}/${flags.ignoreCase ? "i" : ""}`
	};
}

// src/checks/evaluation/define-check.ts
function defineCheck(definition) {
	const { key, schema, nests = "none", modifiers, description, example, standInOf } = definition;
	return {
		key,
		schema,
		nests,
		modifiers,
		description,
		example,
		looksAtTools: definition.looksAtTools ?? false,
		...standInOf === void 0 ? {} : { standInOf: (value) => standInOf(schema.parse(value)) },
		read: (value) => {
			const parsed = schema.safeParse(value);
			if (!parsed.success) return null;
			return {
				toText: (toNestedText) => definition.toText(parsed.data, toNestedText),
				evaluate: (scene) => definition.evaluate(parsed.data, scene)
			};
		}
	};
}

// src/checks/acted-before-asking.ts
const pattern$6 = checkPattern();
const LOOKING = /* @__PURE__ */ new Set([
	"read",
	"grep",
	"glob",
	"skill"
]);
var acted_before_asking_default = defineCheck({
	key: "acted_before_asking",
	schema: pattern$6.schema,
	looksAtTools: true,
	modifiers: ["count", "name"],
	description: "The pattern (RE2, case-sensitive) is found in the input of a call of the first turn, before the user said anything more; calls that only look are left out.",
	example: "not: { acted_before_asking: --force }",
	toText: quote,
	evaluate: (source, scene) => {
		const finder = pattern$6.toFinder(source);
		const calls = listCalls(scene.turns.slice(0, 1)).filter(({ name }) => !LOOKING.has(name));
		const search = searchCalls(calls, (call) => findInForms(finder, toInputForms(call)));
		const { count } = scene.spec;
		const question = {
			expected: pattern$6.toText(source),
			count,
			noun: "acting call"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/evaluation/nested-check.ts
const nestedCheckSchema = record(string(), unknown());
const turnNumber = int().refine((turn) => turn !== 0);
const specSchema = object({
	key: string(),
	value: unknown(),
	line: int().min(1),
	column: int().min(1),
	step: int().min(1).nullable(),
	turn: union([turnNumber, tuple([turnNumber, turnNumber])]).optional(),
	scope: array(_enum(SCOPES)).min(1).optional(),
	count: countSchema.optional(),
	name: string().optional()
});
const known = /* @__PURE__ */ new WeakMap();
function readCheckSpec(value) {
	if (typeof value !== "object" || value === null) return null;
	const remembered = known.get(value);
	if (remembered !== void 0) return remembered;
	const parsed = specSchema.safeParse(value);
	const spec = parsed.success ? parsed.data : null;
	known.set(value, spec);
	return spec;
}

// src/checks/evaluation/nested-list.ts
const nestedListSchema = array(nestedCheckSchema).min(1);
function toListText(value, toNestedText) {
	return value.map(readCheckSpec).map((nested) => nested === null ? "?" : toNestedText(nested)).join("; ");
}
function judgeList(value, scene, decide) {
	const specs = value.map(readCheckSpec).filter((spec) => spec !== null);
	if (specs.length !== value.length) return invalid("a check of the list is malformed");
	return decide(specs.map(scene.evaluate));
}
function toListFinding(verdict) {
	const { expected, actual, evidence } = verdict;
	const reason = `${verdict.text}: ${verdict.reason}`;
	return {
		verdict: verdict.verdict,
		reason,
		expected,
		actual,
		evidence
	};
}

// src/checks/all.ts
var all_default = defineCheck({
	key: "all",
	schema: nestedListSchema,
	nests: "many",
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "Every check of the list passes; it fails if one fails, else is invalid if one is.",
	example: "all: [{ ran: git fetch }, { not: { ran: git push } }]",
	toText: toListText,
	evaluate: (value, scene) => judgeList(value, scene, (verdicts) => {
		const against = verdicts.find(({ verdict }) => verdict === "fail") ?? verdicts.find(({ verdict }) => verdict === "invalid");
		if (against !== void 0) return toListFinding(against);
		return pass(`all ${verdicts.length} pass`, verdicts[0]?.evidence ?? null);
	})
});

// src/checks/any.ts
var any_default = defineCheck({
	key: "any",
	schema: nestedListSchema,
	nests: "many",
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "One check of the list passes; if none does it is invalid if one is, else fails.",
	example: "any: [{ contains: done }, { contains: finished }]",
	toText: toListText,
	evaluate: (value, scene) => judgeList(value, scene, (verdicts) => {
		const decides = verdicts.find(({ verdict }) => verdict === "pass") ?? verdicts.find(({ verdict }) => verdict === "invalid");
		if (decides !== void 0) return toListFinding(decides);
		return fail({
			reason: `none of ${verdicts.length} passes`,
			expected: verdicts.map(({ text }) => text).join(" or "),
			actual: verdicts.map(({ reason }) => reason).join("; "),
			evidence: verdicts[0]?.evidence ?? null
		});
	})
});

// src/checks/evaluation/scope-pieces.ts
function toUserPiece(turn) {
	return {
		text: turn.user,
		toEvidence: ({ index, length }) => runFact(`turn ${turn.turn}, user: ${toExcerpt(turn.user, index, length)}`)
	};
}
function toEventPiece(event, text) {
	return {
		text,
		toEvidence: ({ index, length }) => ({
			kind: "event",
			turn: event.turn,
			event: event.event,
			text: toExcerpt(text, index, length)
		})
	};
}
function toAnswerPiece(turn) {
	const { answer } = turn;
	if (answer === null || answer === "") return null;
	const said = turn.events.findLast((event) => event.type === "message" && event.role === "assistant" && !event.nested);
	if (said !== void 0) return toEventPiece(said, answer);
	return {
		text: answer,
		toEvidence: ({ index, length }) => runFact(`turn ${turn.turn}, answer: ${toExcerpt(answer, index, length)}`)
	};
}
function toAnswerPieces(turns) {
	return turns.map(toAnswerPiece).filter((piece) => piece !== null);
}
function toFilePiece(file) {
	const { text, path } = file;
	if (text === null) return null;
	return {
		text,
		toEvidence: ({ index, length }) => ({
			kind: "file",
			path,
			line: toLineNumber(text, index),
			text: toExcerpt(text, index, length)
		})
	};
}
function toFilePieces(turns) {
	const files = turns.at(-1)?.files ?? [];
	const unknown = files.find(({ text }) => text === null);
	return {
		pieces: files.map(toFilePiece).filter((piece) => piece !== null),
		blind: unknown === void 0 ? null : `the text of ${unknown.path} was not kept`
	};
}
function toCallPieces(turns) {
	return listCalls(turns).map((call) => ({
		text: toCallForms(call)[0] ?? "",
		toEvidence: () => toCallEvidence(call)
	}));
}
function toTranscriptPieces(turn) {
	const events = turn.events.map((event) => event.type === "tool_call" ? {
		text: toCallForms(event)[0] ?? "",
		toEvidence: () => toCallEvidence(event)
	} : toEventPiece(event, event.text));
	return [toUserPiece(turn), ...events];
}
function toAgentPieces(turns) {
	return turns.flatMap(({ events }) => events.flatMap((event) => event.type === "message" && event.role === "assistant" && !event.nested ? [toEventPiece(event, event.text)] : []));
}
function toPieces(scope, turns) {
	switch (scope) {
		case "prompt": return turns.filter(({ source }) => source === "prompt").map(toUserPiece);
		case "answer": return toAnswerPieces(turns.slice(-1));
		case "questions": return toAnswerPieces(turns).filter(({ text }) => asks(text));
		case "handbacks": return toAnswerPieces(turns.slice(0, -1));
		case "agent_text": return toAgentPieces(turns);
		case "tools": return toCallPieces(turns);
		case "transcript": return turns.flatMap(toTranscriptPieces);
	}
}
function toScopePieces(scopes, turns) {
	const parts = scopes.map((scope) => scope === "files" ? toFilePieces(turns) : {
		pieces: toPieces(scope, turns),
		blind: null
	});
	return {
		pieces: parts.flatMap(({ pieces }) => pieces),
		blind: parts.find(({ blind }) => blind !== null)?.blind ?? null
	};
}

// src/checks/evaluation/text-check.ts
function judgeTexts(scene, check) {
	const { pieces, blind } = toScopePieces(check.scopes, scene.turns);
	const search = searchPieces(pieces, check.finder, scene.spec.count);
	return judgeSearch({
		...search,
		blind: search.blind ?? blind
	}, {
		expected: check.expected,
		count: scene.spec.count,
		noun: check.noun
	}, scene.run);
}
function toScopeNoun(scopes) {
	const [first] = scopes;
	if (scopes.length !== 1 || first === void 0) return "text";
	return {
		prompt: "prompt",
		answer: "answer",
		questions: "question",
		handbacks: "hand-back",
		agent_text: "message of the agent",
		tools: "tool call",
		files: "file",
		transcript: "text"
	}[first];
}

// src/checks/asked.ts
const pattern$5 = checkPattern({ ignoreCase: true });
var asked_default = defineCheck({
	key: "asked",
	schema: pattern$5.schema,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The pattern (RE2, case ignored) is found in a question: in last words of a turn that ask something.",
	example: "asked: archive|delete",
	toText: quote,
	evaluate: (source, scene) => {
		return judgeTexts(scene, {
			finder: pattern$5.toFinder(source),
			scopes: ["questions"],
			expected: pattern$5.toText(source),
			noun: "question"
		});
	}
});

// src/checks/evaluation/true-schema.ts
const trueSchema = literal(true, { error: explain("can only be true", "for the opposite put the check under not") });

// src/checks/asked-question.ts
var asked_question_default = defineCheck({
	key: "asked_question",
	schema: trueSchema,
	modifiers: ["turn", "name"],
	description: "A turn ended with a question to the user.",
	example: "asked_question: true",
	toText: () => "",
	evaluate: (_value, scene) => {
		const question = toScopePieces(["questions"], scene.turns).pieces.at(-1);
		if (question !== void 0) {
			const length = question.text.trimEnd().length;
			const evidence = question.toEvidence({
				index: Math.max(length - 1, 0),
				length: 1
			});
			return pass("a turn ended asking", evidence);
		}
		const answer = scene.turns.at(-1)?.answer ?? "";
		const reason = "no turn ended asking";
		return fail({
			reason,
			expected: "a question",
			actual: answer,
			evidence: runFact(reason)
		});
	}
});

// src/checks/evaluation/git-commits.ts
const NO_COMMITS = {
	branch: "HEAD",
	commits: []
};
function isGone({ branch }) {
	return branch === "";
}
function toGone(turn) {
	return `at the end of turn ${turn} the repository of the workspace was gone, replaced or damaged`;
}
const NOT_RECORDED = "the git state of the workspace was not recorded";
function listCommits(scene) {
	const git = scene.turns.at(-1)?.git ?? null;
	const before = (scene.turns[0]?.turn ?? 1) - 1;
	const earlier = before === 0 ? NO_COMMITS : scene.run.turns[before - 1]?.git ?? null;
	if (git === null || earlier === null) return {
		ok: false,
		reason: NOT_RECORDED
	};
	if (isGone(git)) return {
		ok: false,
		reason: toGone(scene.turns.at(-1)?.turn ?? before + 1)
	};
	if (isGone(earlier)) return {
		ok: false,
		reason: toGone(before)
	};
	const known = new Set(earlier.commits.map(({ hash }) => hash));
	return {
		ok: true,
		commits: git.commits.filter(({ hash }) => !known.has(hash)),
		git
	};
}

// src/checks/branch.ts
var branch_default = defineCheck({
	key: "branch",
	schema: string().min(1),
	modifiers: ["turn", "name"],
	description: "The workspace is on the branch of exactly this name at the end of the turn.",
	example: "branch: cleanup",
	toText: quote,
	evaluate: (name, scene) => {
		const made = listCommits(scene);
		if (!made.ok) return invalid(made.reason);
		const { branch } = made.git;
		const reason = `on branch ${quote(branch)}`;
		return branch === name ? pass(reason, runFact(reason)) : fail({
			reason,
			expected: name,
			actual: branch,
			evidence: runFact(reason)
		});
	}
});

// src/checks/evaluation/command-words.ts
const OPERATORS$1 = ";&|<>()`\n";
const LIST = "write the words as a list";
function append$1(reading, text) {
	reading.word = `${reading.word ?? ""}${text}`;
}
function endWord$1(reading) {
	if (reading.word !== null) reading.words.push(reading.word);
	reading.word = null;
}
function readQuoted$1(reading, quote) {
	append$1(reading, "");
	for (reading.at += 1; reading.at < reading.text.length; reading.at += 1) {
		const character = reading.text[reading.at] ?? "";
		if (character === quote) return true;
		const next = reading.text[reading.at + 1] ?? "";
		const isEscape = quote === "\"" && character === "\\" && "\"\\$`".includes(next) && next !== "";
		if (isEscape) reading.at += 1;
		append$1(reading, isEscape ? next : character);
	}
	return false;
}
function take(reading, character) {
	if (character === "'" || character === "\"") return readQuoted$1(reading, character) ? null : "has a quote that is not closed";
	if (OPERATORS$1.includes(character)) return `holds ${JSON.stringify(character)} outside quotes`;
	if (character === "\\") {
		reading.at += 1;
		if (reading.at >= reading.text.length) return "ends with a backslash";
		append$1(reading, reading.text[reading.at] ?? "");
	} else if (character === " " || character === "	") endWord$1(reading);
	else append$1(reading, character);
	return null;
}
function splitWords(text) {
	const reading = {
		text,
		at: 0,
		words: [],
		word: null
	};
	for (; reading.at < text.length; reading.at += 1) {
		const what = take(reading, text[reading.at] ?? "");
		if (what !== null) return {
			ok: false,
			problem: {
				what,
				remedy: LIST
			}
		};
	}
	endWord$1(reading);
	return reading.words.length > 0 ? {
		ok: true,
		words: reading.words
	} : {
		ok: false,
		problem: {
			what: "names no command",
			remedy: "write one, such as gh"
		}
	};
}
const line = string().superRefine((text, context) => {
	const split = splitWords(text);
	if (split.ok) return;
	const { what, remedy } = split.problem;
	context.addIssue({
		code: "custom",
		message: explain(what, remedy)
	});
});
const commandSchema = union([line, array(string()).min(1)]);
function toCommand(value) {
	const split = typeof value === "string" ? splitWords(value) : {
		ok: true,
		words: value
	};
	if (!split.ok) throw new Error(`command ${value} passed its schema: ${split.problem.what}`);
	const [command = "", ...args] = split.words;
	return {
		command,
		args
	};
}

// src/checks/evaluation/stand-in-calls.ts
function toCommandLine({ command, argv }) {
	return [command, ...argv].map(toWord).join(" ");
}
function toWord(word) {
	return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function beginsWith(call, { command, args }) {
	return call.command === command && args.every((word, place) => call.argv[place] === word);
}
function judgeCalls(search, scene) {
	const calls = [];
	for (const { turn, standInCalls } of scene.turns) {
		if (standInCalls === null) return invalid("the run had no stand-ins");
		calls.push(...standInCalls.map((call) => ({
			turn,
			call
		})));
	}
	const near = calls.filter(({ call }) => search.isNear(call));
	const hits = near.filter(({ call }) => search.holds(call));
	const [first] = hits;
	const { count, expected, noun } = search;
	return judgeSearch({
		hits: hits.length,
		looked: near.length,
		first: first === void 0 ? null : runFact(`turn ${first.turn}: ${toCommandLine(first.call)} (${first.call.status})`),
		blind: null,
		seen: () => near.map(({ call }) => `${toCommandLine(call)} (${call.status})`)
	}, {
		expected,
		count,
		noun
	}, scene.run);
}

// src/checks/called.ts
function toText$3(value) {
	const { command, args } = toCommand(value);
	return toCommandLine({
		command,
		argv: args
	});
}
var called_default = defineCheck({
	key: "called",
	schema: commandSchema,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "A stand-in was called with arguments that begin with these words; refused calls count too. Split as a shell splits it, or a list.",
	example: "called: gh repo view acme/old-exporter",
	standInOf: (value) => toCommand(value).command,
	toText: (value) => quote(toText$3(value)),
	evaluate: (value, scene) => {
		const wanted = toCommand(value);
		return judgeCalls({
			holds: (call) => beginsWith(call, wanted),
			isNear: ({ command }) => command === wanted.command,
			count: scene.spec.count,
			expected: toText$3(value),
			noun: `${wanted.command} call`
		}, scene);
	}
});

// src/checks/calls.ts
const bound = int().min(0);
const schema$2 = strictObject({
	command: commandSchema,
	at_least: bound.optional(),
	at_most: bound.optional()
}).refine(({ at_least, at_most }) => at_least !== void 0 || at_most !== void 0, { error: explain("has no bound", "write at_least or at_most") }).refine(({ at_least, at_most }) => (at_least ?? 0) <= (at_most ?? Number.POSITIVE_INFINITY), { error: explain("has at_least above at_most", "nothing can be both") });
function toText$2({ command }) {
	const wanted = toCommand(command);
	return toCommandLine({
		command: wanted.command,
		argv: wanted.args
	});
}
var calls_default = defineCheck({
	key: "calls",
	schema: schema$2,
	modifiers: ["turn", "name"],
	description: "The stand-in was called so often, with `command` of several words only calls that begin with them; refused calls count too.",
	example: "calls: { command: gh, at_most: 3 }",
	standInOf: ({ command }) => toCommand(command).command,
	toText: ({ command, ...count }) => `${quote(toText$2({ command }))}, ${toCountText(count)}`,
	evaluate: ({ command, ...count }, scene) => {
		const wanted = toCommand(command);
		const holds = (call) => beginsWith(call, wanted);
		return judgeCalls({
			holds,
			isNear: holds,
			count,
			expected: toText$2({ command }),
			noun: `${wanted.command} call`
		}, scene);
	}
});

// src/checks/commits.ts
var commits_default = defineCheck({
	key: "commits",
	schema: countSchema,
	modifiers: ["turn", "name"],
	description: "So many commits were made in the run, as far as HEAD or a branch still reaches them; those of `setup` are not counted.",
	example: "commits: 1",
	toText: toCountText,
	evaluate: (count, scene) => {
		const made = listCommits(scene);
		if (!made.ok) return invalid(made.reason);
		const subjects = made.commits.map(({ subject }) => subject);
		return judgeSearch({
			hits: subjects.length,
			looked: subjects.length,
			first: subjects[0] === void 0 ? null : runFact(`commit ${subjects[0]}`),
			blind: null,
			seen: () => subjects
		}, {
			expected: "commits",
			count,
			noun: "commit"
		}, scene.run);
	}
});

// src/checks/evaluation/workspace-path.ts
function refusePath(path) {
	if (path === "") return explain("is empty", "write a path");
	if (path.startsWith("/") || path.startsWith("~") || /^[A-Za-z]:/.test(path)) return explain("leads out of the workspace", "write a relative path");
	const segments = path.split("/");
	if (segments.includes("..")) return explain("leads out of the workspace", "write it without `..`");
	if (path.includes("\\")) return explain("holds a backslash", "write `/`");
	if (path.includes("\0")) return explain("holds a NUL", "leave it out");
	if (/[*?]/.test(path)) return explain("is a glob", "write one path, or use file_exists, created or touched");
	const encoder = new TextEncoder();
	return segments.some((segment) => encoder.encode(segment).length > LIMITS.pathSegmentBytes) ? explain(`has a part of more than ${LIMITS.pathSegmentBytes} bytes`, "shorten it") : null;
}
const workspacePathSchema = string().superRefine((path, context) => {
	const refusal = refusePath(path);
	if (refusal !== null) context.addIssue({
		code: "custom",
		message: refusal
	});
});
function normalisePath(path) {
	const segments = [];
	for (const segment of path.split("/")) if (segment === "..") segments.pop();
	else if (segment !== "" && segment !== ".") segments.push(segment);
	return segments.join("/");
}
function liesIn(path, folder) {
	return folder === "" || path === folder || path.startsWith(`${folder}/`);
}

// src/checks/committed.ts
const message = checkPattern({ ignoreCase: true });
function toMessage({ subject, body }) {
	return `${subject}\n${body}`;
}
function touches(commit, path) {
	if (path === void 0) return true;
	const folder = normalisePath(path);
	return commit.paths.some((changed) => liesIn(changed, folder));
}
var committed_default = defineCheck({
	key: "committed",
	schema: union([message.schema, strictObject({
		pattern: message.schema,
		path: workspacePathSchema.optional()
	})]),
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The pattern (RE2, case ignored) is found in the message of a commit made in the run, one that HEAD or a branch still reaches; with `path` one that changes this file or folder.",
	example: "committed: '^chore: archive'",
	toText: (value) => typeof value === "string" ? quote(value) : `${quote(value.pattern)}${value.path === void 0 ? "" : ` in ${quote(value.path)}`}`,
	evaluate: (value, scene) => {
		const { pattern, path } = typeof value === "string" ? {
			pattern: value,
			path: void 0
		} : value;
		const made = listCommits(scene);
		if (!made.ok) return invalid(made.reason);
		const finder = message.toFinder(pattern);
		const commits = made.commits.filter((commit) => touches(commit, path));
		const looks = commits.map((commit) => ({
			commit,
			...finder.find(toMessage(commit))
		}));
		const hits = looks.filter(({ place }) => place !== null);
		const first = hits[0]?.commit;
		const search = {
			hits: hits.length,
			looked: commits.length,
			first: first === void 0 ? null : runFact(`commit ${first.hash.slice(0, 7)} ${first.subject}`),
			blind: looks.some(({ place, cut }) => place === null && cut) ? CUT : null,
			seen: () => commits.map(({ subject }) => subject)
		};
		const { count } = scene.spec;
		const question = {
			expected: message.toText(pattern),
			count,
			noun: "commit"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/evaluation/change-map.ts
function differs(before, after) {
	return before.sha256 !== after.sha256 || before.mode !== after.mode;
}
function toChangeMap(run, turns) {
	const place = (turns[0]?.turn ?? 1) - 2;
	const before = new Map((run.turns[place]?.files ?? run.startFiles).map((file) => [file.path, file]));
	const after = turns.at(-1)?.files ?? [];
	const changes = [];
	for (const file of after) {
		const old = before.get(file.path);
		before.delete(file.path);
		if (old === void 0) changes.push({
			path: file.path,
			kind: "created"
		});
		else if (differs(old, file)) changes.push({
			path: file.path,
			kind: "modified"
		});
	}
	for (const path of before.keys()) changes.push({
		path,
		kind: "deleted"
	});
	return changes.sort((a, b) => a.path < b.path ? -1 : 1);
}
function toList(value) {
	return isList$1(value) ? value : [value];
}
function isList$1(value) {
	return Array.isArray(value);
}
function toGlobsText(globs) {
	return toList(globs).map(quote).join(", ");
}
function judgeGlobs(globs, paths, noun) {
	const matches = toList(globs).map((source) => {
		const compiled = compileGlob(source);
		if (!compiled.ok) throw new Error(`glob ${source} passed its schema: ${compiled.what}`);
		return {
			source,
			path: paths.find(compiled.glob.matches)
		};
	});
	const missing = matches.find(({ path }) => path === void 0);
	const first = matches[0]?.path;
	if (missing === void 0 && first !== void 0) {
		const text = matches.map(({ path }) => path).join(", ");
		return pass(`${noun}: ${text}`, {
			kind: "file",
			path: first,
			line: null,
			text
		});
	}
	const source = missing?.source ?? "";
	const reason = paths.length === 0 ? `there was no ${noun}` : `no ${noun} matches ${quote(source)}`;
	return fail({
		reason,
		expected: source,
		actual: paths.length === 0 ? `no ${noun}` : paths.join(", "),
		evidence: runFact(reason)
	});
}
function judgeChanges(globs, scene, kinds) {
	const changes = toChangeMap(scene.run, scene.turns).filter(({ kind }) => kinds.includes(kind));
	const noun = kinds.length === 1 ? `${kinds[0]} file` : "changed file";
	return judgeGlobs(globs, changes.map(({ path }) => path), noun);
}

// src/checks/contains.ts
const text = string().min(1);
var contains_default = defineCheck({
	key: "contains",
	schema: union([text, array(text).min(1)]),
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "The text, or one of several, occurs in the answer; upper and lower case are the same.",
	example: "contains: done",
	toText: (value) => toList(value).map(quote).join(" or "),
	evaluate: (value, scene) => {
		const scopes = scene.spec.scope ?? ["answer"];
		return judgeTexts(scene, {
			finder: toPlainFinder(toList(value), true),
			scopes,
			expected: toList(value).join(" | "),
			noun: toScopeNoun(scopes)
		});
	}
});

// src/checks/evaluation/measure.ts
function judgeMeasure(count, measure, words) {
	const { amount, isLowerBound } = measure;
	if (amount === null) return invalid(`the ${words.noun} is not known: the agent does not say`);
	const { least, most } = toBounds(count);
	const certain = !isLowerBound || amount > most || amount >= least && most === Number.POSITIVE_INFINITY;
	const shown = words.toText(amount);
	if (!certain) return invalid(`the ${words.noun} is ${shown} or more: the agent does not say all of it`);
	const reason = `${words.noun} ${shown}`;
	if (isWithin(count, amount)) return pass(reason, runFact(reason));
	return fail({
		reason: `${reason}, expected ${toCountText(count)}`,
		expected: toCountText(count),
		actual: shown,
		evidence: runFact(reason)
	});
}
function sumTurns(turns, read) {
	let sum = 0;
	for (const turn of turns) {
		const amount = read(turn);
		if (amount === null) return null;
		sum += amount;
	}
	return sum;
}
function isWholeRun(scene) {
	return scene.turns.length === scene.run.turns.length;
}
function measureRun(scene, ofRun, ofTurn) {
	return {
		amount: isWholeRun(scene) ? ofRun : sumTurns(scene.turns, ofTurn),
		isLowerBound: scene.run.usageIsLowerBound
	};
}
function measureTokens(scene, read) {
	const { usage } = scene.run;
	return measureRun(scene, usage && read(usage), (turn) => turn.usage && read(turn.usage));
}
function sumDurations(scene) {
	if (isWholeRun(scene)) return scene.run.durationMs;
	return scene.turns.reduce((sum, { durationMs }) => sum + durationMs, 0);
}
function toTokensText(amount) {
	return `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")} tokens`;
}

// src/checks/cost-usd.ts
var cost_usd_default = defineCheck({
	key: "cost_usd",
	schema: amountSchema,
	modifiers: ["turn", "name"],
	description: "The run, or the chosen turns, cost so much, in US dollars.",
	example: "cost_usd: { at_most: 0.05 }",
	toText: toCountText,
	evaluate: (count, scene) => {
		const isEstimated = scene.turns.some(({ costSource }) => costSource === "estimated");
		return judgeMeasure(count, measureRun(scene, scene.run.costUsd, ({ costUsd }) => costUsd), {
			noun: "cost",
			toText: (amount) => `${isEstimated ? "~" : ""}$${Number(amount.toFixed(6))}`
		});
	}
});

// src/patterns/glob-schema.ts
const globSchema = string().superRefine((source, context) => {
	const compiled = compileGlob(source);
	if (compiled.ok) return;
	context.addIssue({
		code: "custom",
		message: `${compiled.what}: ${compiled.remedy}`,
		params: {
			what: compiled.what,
			remedy: compiled.remedy
		}
	});
});
const globsSchema = union([globSchema, array(globSchema).min(1)]);

// src/checks/created.ts
var created_default = defineCheck({
	key: "created",
	schema: globsSchema,
	modifiers: ["turn", "name"],
	description: "Every glob matches a file that was created.",
	example: "created: 'docs/**'",
	toText: toGlobsText,
	evaluate: (globs, scene) => judgeChanges(globs, scene, ["created"])
});

// src/checks/delegated.ts
var delegated_default = defineCheck({
	key: "delegated",
	schema: trueSchema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The agent handed a task to a subagent.",
	example: "delegated: true",
	toText: () => "",
	evaluate: (_value, scene) => {
		const tasks = listCalls(scene.turns).filter(({ name }) => name === "task");
		const search = searchCalls(tasks, () => ({
			hit: true,
			cut: false
		}));
		const question = {
			expected: "a task for a subagent",
			count: scene.spec.count,
			noun: "task"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/deleted.ts
var deleted_default = defineCheck({
	key: "deleted",
	schema: globsSchema,
	modifiers: ["turn", "name"],
	description: "Every glob matches a file that was deleted.",
	example: "deleted: 'docs/**'",
	toText: toGlobsText,
	evaluate: (globs, scene) => judgeChanges(globs, scene, ["deleted"])
});

// src/checks/duration-s.ts
var duration_s_default = defineCheck({
	key: "duration_s",
	schema: amountSchema,
	modifiers: ["turn", "name"],
	description: "The run, or the chosen turns, took so many seconds of wall time.",
	example: "duration_s: { at_most: 90 }",
	toText: toCountText,
	evaluate: (count, scene) => judgeMeasure(count, {
		amount: sumDurations(scene) / 1e3,
		isLowerBound: false
	}, {
		noun: "duration",
		toText: (amount) => `${amount} s`
	})
});

// src/checks/exit-code.ts
var exit_code_default = defineCheck({
	key: "exit_code",
	schema: int().min(0),
	modifiers: ["turn", "name"],
	description: "The agent's process ended with this code; of several the first that is not 0.",
	example: "exit_code: 0",
	toText: String,
	evaluate: (code, scene) => {
		const codes = scene.turns.map(({ exit }) => exit).filter((exit) => exit !== null);
		const actual = codes.find((exit) => exit !== 0) ?? codes[0];
		if (actual === void 0) return invalid("no process of the agent ended by itself");
		const reason = `exit code ${actual}`;
		return actual === code ? pass(reason, runFact(reason)) : fail({
			reason,
			expected: `${code}`,
			actual: `${actual}`,
			evidence: runFact(reason)
		});
	}
});

// src/checks/evaluation/file-text.ts
function judgeFileText(scene, check) {
	const path = normalisePath(check.path);
	const file = scene.turns.at(-1)?.files.find((state) => state.path === path);
	const { count } = scene.spec;
	if (file === void 0) {
		const reason = `${quote(path)} does not exist`;
		return fail({
			reason,
			expected: check.expected,
			actual: "no such file",
			evidence: runFact(reason)
		});
	}
	const piece = toFilePiece(file);
	if (piece === null) return invalid(`the text of ${path} was not kept: too long or not text`);
	const search = searchPieces([piece], check.finder, count);
	const finding = judgeSearch(search, {
		expected: check.expected,
		count,
		noun: "file"
	}, scene.run);
	return finding.verdict !== "invalid" && search.first === null ? {
		...finding,
		evidence: {
			kind: "file",
			path,
			line: null,
			text: finding.reason
		}
	} : finding;
}

// src/checks/file-contains.ts
var file_contains_default = defineCheck({
	key: "file_contains",
	schema: strictObject({
		path: workspacePathSchema,
		text: string().min(1)
	}),
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The file holds the text, at the end of the turn; case-sensitive.",
	example: "file_contains: { path: NOTES.md, text: Breaking }",
	toText: ({ path, text }) => `${quote(path)}: ${quote(text)}`,
	evaluate: ({ path, text }, scene) => judgeFileText(scene, {
		path,
		finder: toPlainFinder([text], false),
		expected: text
	})
});

// src/checks/file-exists.ts
var file_exists_default = defineCheck({
	key: "file_exists",
	schema: globsSchema,
	modifiers: ["turn", "name"],
	description: "Every glob matches a file of the workspace at the end of the turn.",
	example: "file_exists: out/*.md",
	toText: toGlobsText,
	evaluate: (globs, scene) => {
		const files = scene.turns.at(-1)?.files ?? [];
		return judgeGlobs(globs, files.map(({ path }) => path), "file");
	}
});

// src/checks/file-matches.ts
const content = checkPattern();
var file_matches_default = defineCheck({
	key: "file_matches",
	schema: strictObject({
		path: workspacePathSchema,
		pattern: content.schema
	}),
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The pattern (RE2, case-sensitive) is found in the file, at the end of the turn.",
	example: "file_matches: { path: migration.sql, pattern: 'CREATE INDEX CONCURRENTLY' }",
	toText: ({ path, pattern }) => `${quote(path)}: ${quote(pattern)}`,
	evaluate: ({ path, pattern }, scene) => judgeFileText(scene, {
		path,
		finder: content.toFinder(pattern),
		expected: content.toText(pattern)
	})
});

// src/checks/input-tokens.ts
var input_tokens_default = defineCheck({
	key: "input_tokens",
	schema: countSchema,
	modifiers: ["turn", "name"],
	description: "Input tokens, cached ones too.",
	example: "input_tokens: { at_most: 20000 }",
	toText: toCountText,
	evaluate: (count, scene) => judgeMeasure(count, measureTokens(scene, ({ inputTotal }) => inputTotal), {
		noun: "number of input tokens",
		toText: toTokensText
	})
});

// src/checks/evaluation/skill-loads.ts
const skillNameSchema = union([literal(true), string().min(1)]);
function toSkillText(value) {
	return value === true ? "" : quote(value);
}
function isSkill(load, name) {
	return load.name === name || !name.includes(":") && load.name.endsWith(`:${name}`);
}
function judgeLoads(value, scene, ways) {
	const name = value === true ? scene.run.skill : value;
	const loads = scene.turns.flatMap(({ skillLoads }) => skillLoads).filter(({ via }) => ways.includes(via));
	const hits = loads.filter((load) => isSkill(load, name));
	const toEvidence = (load) => {
		const call = listCalls(scene.turns).find(({ turn, event }) => turn === load.turn && event === load.event);
		return call === void 0 ? runFact(`turn ${load.turn}: ${load.name}`) : toCallEvidence(call);
	};
	return judgeSearch({
		hits: hits.length,
		looked: loads.length,
		first: hits[0] === void 0 ? null : toEvidence(hits[0]),
		blind: null,
		seen: () => loads.map((load) => `${load.name} by ${load.via}`)
	}, {
		expected: `skill ${name}`,
		count: scene.spec.count,
		noun: "loaded skill"
	}, scene.run);
}

// src/checks/loaded-skill.ts
var loaded_skill_default = defineCheck({
	key: "loaded_skill",
	schema: skillNameSchema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The agent loaded the skill (true: the one under test), by its skill tool or by reading its SKILL.md.",
	example: "loaded_skill: true",
	toText: toSkillText,
	evaluate: (value, scene) => judgeLoads(value, scene, ["tool", "file"])
});

// src/checks/matches.ts
const pattern$4 = checkPattern();
var matches_default = defineCheck({
	key: "matches",
	schema: pattern$4.schema,
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "The pattern (RE2, case-sensitive) is found in the answer.",
	example: "matches: '^Done'",
	toText: quote,
	evaluate: (source, scene) => {
		const scopes = scene.spec.scope ?? ["answer"];
		return judgeTexts(scene, {
			finder: pattern$4.toFinder(source),
			scopes,
			expected: pattern$4.toText(source),
			noun: toScopeNoun(scopes)
		});
	}
});

// src/checks/model.ts
const pattern$3 = checkPattern();
var model_default = defineCheck({
	key: "model",
	schema: pattern$3.schema,
	modifiers: ["name"],
	description: "The pattern (RE2, case-sensitive) is found in the name of the model that served the run.",
	example: "model: haiku",
	toText: quote,
	evaluate: (source, scene) => {
		const { servedModel } = scene.run;
		if (servedModel === null) return invalid("the served model is not known");
		const fact = runFact(`model ${servedModel}`);
		const search = searchPieces([{
			text: servedModel,
			toEvidence: () => fact
		}], pattern$3.toFinder(source), void 0);
		const question = {
			expected: pattern$3.toText(source),
			count: void 0,
			noun: "model"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/modified.ts
var modified_default = defineCheck({
	key: "modified",
	schema: globsSchema,
	modifiers: ["turn", "name"],
	description: "Every glob matches a file that existed before and was changed.",
	example: "modified: 'docs/**'",
	toText: toGlobsText,
	evaluate: (globs, scene) => judgeChanges(globs, scene, ["modified"])
});

// src/checks/not.ts
var not_default = defineCheck({
	key: "not",
	schema: nestedCheckSchema,
	nests: "one",
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "The check inside fails; on an empty run, or where it is invalid, this is invalid.",
	example: "not: { ran: 'git push' }",
	toText: (value, toNestedText) => {
		const nested = readCheckSpec(value);
		return nested === null ? "" : toNestedText(nested);
	},
	evaluate: (value, scene) => {
		const nested = readCheckSpec(value);
		if (nested === null) return invalid("the check under not is malformed");
		const noLife = findNoLife(scene.run);
		if (noLife !== null) return invalid(noLife);
		const inner = scene.evaluate(nested);
		switch (inner.verdict) {
			case "invalid": return invalid(inner.reason);
			case "fail": return pass(inner.reason, inner.evidence);
			case "pass": return fail({
				reason: inner.reason,
				expected: `not: ${inner.text}`,
				actual: inner.evidence?.text ?? inner.reason,
				evidence: inner.evidence
			});
		}
	}
});

// src/checks/ordered.ts
const pattern$2 = checkPattern({ ignoreCase: true });
const patterns = array(pattern$2.schema).min(2);
const schema$1 = union([patterns, strictObject({
	patterns,
	across: _enum(["calls", "turns"]).optional()
})]);
function walkCalls(sources, calls, across) {
	const finders = sources.map(pattern$2.toFinder);
	const matched = [];
	let cut = false;
	for (const call of calls) {
		const finder = finders[matched.length];
		if (finder === void 0) break;
		const previous = matched.at(-1);
		if (across === "turns" && previous !== void 0 && call.turn <= previous.turn) continue;
		const found = findInForms(finder, toCallForms(call));
		cut ||= found.cut;
		if (found.hit) matched.push(call);
	}
	return {
		matched,
		cut
	};
}
function toFailure(sources, { matched, cut }, calls) {
	if (cut) return invalid(`not decided: ${CUT}`);
	const missing = quote(sources[matched.length] ?? "");
	const last = matched.at(-1);
	const reason = last === void 0 ? `no call matches ${missing}` : `no call matches ${missing} after ${quote(sources[matched.length - 1] ?? "")}`;
	return fail({
		reason,
		expected: sources.map(pattern$2.toText).join(", then "),
		actual: calls.map((call) => toOneLine(toCallEvidence(call).text)).join(" · ") || "no tool call",
		evidence: last === void 0 ? runFact(reason) : toCallEvidence(last)
	});
}
var ordered_default = defineCheck({
	key: "ordered",
	schema: schema$1,
	looksAtTools: true,
	modifiers: ["turn", "name"],
	description: "Tool calls match these patterns (RE2, case ignored, over `<tool> <input>`) in this order; with `across: turns` each in a later turn.",
	example: "ordered: ['branch --merged', 'branch -d']",
	toText: (value) => "patterns" in value ? `${value.patterns.map(quote).join(" then ")}, across ${value.across ?? "calls"}` : value.map(quote).join(" then "),
	evaluate: (value, scene) => {
		const sources = "patterns" in value ? value.patterns : value;
		const across = "patterns" in value ? value.across ?? "calls" : "calls";
		const calls = listCalls(scene.turns);
		const walk = walkCalls(sources, calls, across);
		const last = walk.matched.at(-1);
		return walk.matched.length === sources.length && last !== void 0 ? pass("found in this order", toCallEvidence(last)) : toFailure(sources, walk, calls);
	}
});

// src/checks/output-tokens.ts
var output_tokens_default = defineCheck({
	key: "output_tokens",
	schema: countSchema,
	modifiers: ["turn", "name"],
	description: "Output tokens, reasoning too.",
	example: "output_tokens: { at_most: 20000 }",
	toText: toCountText,
	evaluate: (count, scene) => judgeMeasure(count, measureTokens(scene, ({ output }) => output), {
		noun: "number of output tokens",
		toText: toTokensText
	})
});

// src/checks/ran.ts
const pattern$1 = checkPattern();
var ran_default = defineCheck({
	key: "ran",
	schema: pattern$1.schema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The pattern (RE2, case-sensitive) is found in the script of a shell call; `^` is the start of the script.",
	example: "ran: '^git push'",
	toText: quote,
	evaluate: (source, scene) => {
		const finder = pattern$1.toFinder(source);
		const calls = listCalls(scene.turns).filter(({ name, script }) => name === "bash" && script !== null);
		const search = searchCalls(calls, ({ script }) => {
			const { place, cut } = finder.find(script ?? "");
			return {
				hit: place !== null,
				cut
			};
		});
		const { count } = scene.spec;
		const question = {
			expected: pattern$1.toText(source),
			count,
			noun: "command"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/reached-home.ts
const GOES_ON = /^[A-Za-z0-9_.-]/;
function startsAt(text, index, path) {
	return text.startsWith(path, index) && !GOES_ON.test(text.slice(index + path.length));
}
function namesHome(text, home, workspace) {
	const holdsWorkspace = workspace.startsWith(`${home}/`);
	for (let at = text.indexOf(home); at >= 0; at = text.indexOf(home, at + home.length)) {
		const inWorkspace = holdsWorkspace && startsAt(text, at, workspace);
		if (startsAt(text, at, home) && !inWorkspace) return true;
	}
	return false;
}
var reached_home_default = defineCheck({
	key: "reached_home",
	schema: trueSchema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The input of a tool call names the home folder of the recording.",
	example: "not: { reached_home: true }",
	toText: () => "",
	evaluate: (_value, scene) => {
		const home = scene.run.home.replace(/\/$/, "");
		const workspace = scene.run.workspace.replace(/\/$/, "");
		if (home === "") return invalid("the home folder was not recorded");
		const search = searchCalls(listCalls(scene.turns), (call) => ({
			hit: toInputForms(call).some((form) => namesHome(form, home, workspace)),
			cut: false
		}));
		const question = {
			expected: home,
			count: scene.spec.count,
			noun: "tool call"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/evaluation/shell-words.ts
const HERE_DOCUMENT = /<<-?[ \t]*(["']?)([A-Za-z_]\w*)\1/g;
const SEPARATORS = ";&|()`\n";
const BLANKS = " 	\r";
function leaveOutHereDocuments(script) {
	const kept = [];
	const waiting = [];
	for (const line of script.split("\n")) {
		const [end] = waiting;
		if (end !== void 0) {
			if (line.replace(/^\t+/, "") === end) waiting.shift();
			continue;
		}
		for (const match of line.matchAll(HERE_DOCUMENT)) waiting.push(match[2] ?? "");
		kept.push(line.replace(HERE_DOCUMENT, ""));
	}
	return kept.join("\n");
}
function endWord(reading) {
	if (reading.word === null) return;
	if (!reading.isTarget) reading.command.push(reading.word);
	reading.word = null;
	reading.isTarget = false;
}
function endCommand(reading) {
	endWord(reading);
	reading.isTarget = false;
	if (reading.command.length > 0) reading.commands.push(reading.command);
	reading.command = [];
}
function readQuoted(reading, quote) {
	let word = reading.word ?? "";
	reading.at += 1;
	while (reading.at < reading.script.length && reading.script[reading.at] !== quote) {
		if (quote === "\"" && reading.script[reading.at] === "\\") reading.at += 1;
		word += reading.script[reading.at] ?? "";
		reading.at += 1;
	}
	reading.at += 1;
	reading.word = word;
}
function readRedirection(reading) {
	if (reading.word !== null && /^\d+$/.test(reading.word)) reading.word = null;
	endWord(reading);
	const rest = reading.script.slice(reading.at, reading.at + 3);
	const operator = /^(?:>>|>\||>&|<<<|<&|<>|[<>])/.exec(rest)?.[0] ?? ">";
	reading.at += operator.length;
	reading.isTarget = operator !== "<";
}
function append(reading, text) {
	reading.word = `${reading.word ?? ""}${text}`;
}
function readEscape(reading) {
	const next = reading.script[reading.at + 1] ?? "";
	if (next !== "\n") append(reading, next);
	reading.at += 2;
}
function readHash(reading) {
	if (reading.word !== null) {
		append(reading, "#");
		reading.at += 1;
		return;
	}
	const end = reading.script.indexOf("\n", reading.at);
	reading.at = end < 0 ? reading.script.length : end;
}
function readPlain(reading, character) {
	if (character === "&" && reading.script[reading.at + 1] === ">" || BLANKS.includes(character)) endWord(reading);
	else if (SEPARATORS.includes(character)) endCommand(reading);
	else append(reading, character);
	reading.at += 1;
}
function readCharacter(reading, character) {
	switch (character) {
		case "'":
		case "\"":
			readQuoted(reading, character);
			break;
		case "\\":
			readEscape(reading);
			break;
		case "#":
			readHash(reading);
			break;
		case "<":
		case ">":
			readRedirection(reading);
			break;
		default: readPlain(reading, character);
	}
}
function toShellCommands(script) {
	const reading = {
		script: leaveOutHereDocuments(script),
		at: 0,
		word: null,
		isTarget: false,
		command: [],
		commands: []
	};
	while (reading.at < reading.script.length) readCharacter(reading, reading.script[reading.at] ?? "");
	endCommand(reading);
	return reading.commands;
}

// src/checks/evaluation/file-reads.ts
const READING_NAMES = /* @__PURE__ */ new Set([
	"read",
	"view",
	"cat"
]);
const PATH_KEYS = [
	"file_path",
	"path",
	"filePath",
	"absolute_path",
	"paths",
	"locations"
];
function listStrings(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap((item) => listStrings(item));
	return isMap(value) && Object.hasOwn(value, "path") ? listStrings(value["path"]) : [];
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function listToolPaths(call) {
	const { input } = call;
	if (!isMap(input)) return [];
	return PATH_KEYS.flatMap((key) => Object.hasOwn(input, key) ? listStrings(input[key]) : []);
}
const PREFIXES = /* @__PURE__ */ new Set([
	"then",
	"do",
	"else",
	"if",
	"while",
	"time",
	"sudo",
	"env",
	"command",
	"!"
]);
function dropPrefixes(words) {
	const start = words.findIndex((word) => !PREFIXES.has(word) && !/^[A-Za-z_]\w*=/.test(word));
	return start < 0 ? [] : words.slice(start);
}
function listOperands(words, withValue) {
	const operands = [];
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at] ?? "";
		if (word === "--") return [...operands, ...words.slice(at + 1)];
		if (withValue.test(word)) at += 1;
		else if (!word.startsWith("-") || word === "-") operands.push(word);
	}
	return operands;
}
function listCommandReads(words) {
	const [command, ...rest] = words;
	switch (command?.split("/").at(-1)) {
		case "cat": return listOperands(rest, /^$/);
		case "head": return listOperands(rest, /^(?:-[a-z]*[nc]|--lines|--bytes)$/);
		case "sed": {
			const operands = listOperands(rest, /^(?:-[A-Za-z]*[ef]|--expression|--file)$/);
			return rest.some((word) => /^(?:-[A-Za-z]*[ef]|--expression|--file)(?:=|$)/.test(word)) ? operands : operands.slice(1);
		}
		default: return [];
	}
}
function listScriptPaths(script) {
	let folder = "";
	const paths = [];
	for (const command of toShellCommands(script)) {
		const words = dropPrefixes(command);
		if (words[0] === "cd" && words[1] !== void 0) folder = joinPath(folder, words[1]);
		for (const path of listCommandReads(words)) paths.push(joinPath(folder, path));
	}
	return paths;
}
function joinPath(folder, path) {
	return folder === "" || path.startsWith("/") || path.startsWith("~") ? path : `${folder}/${path}`;
}
function toRelative(path, workspace) {
	const normal = normalisePath(path);
	if (path.startsWith("~")) return path;
	if (!path.startsWith("/")) return normal;
	const root = normalisePath(workspace);
	if (root === "" || !liesIn(normal, root)) return `/${normal}`;
	return normal.slice(root.length + 1);
}
function listPaths(call) {
	if (call.ok === false) return [];
	if (call.script !== null) return listScriptPaths(call.script);
	return call.name === "read" || READING_NAMES.has(call.rawName.toLowerCase()) ? listToolPaths(call) : [];
}
function listFileReads(run, turns) {
	const reads = /* @__PURE__ */ new Map();
	for (const call of listCalls(turns)) for (const written of listPaths(call)) {
		const path = toRelative(written, run.workspace);
		if (!reads.has(path)) reads.set(path, {
			path,
			call
		});
	}
	return [...reads.values()];
}

// src/checks/read-files.ts
const path = string().min(1).refine((text) => !/[*?\0\\]/.test(text), { error: explain("is not the path of one file", "write it with `/` and without globs") });
function isRead(wanted, read, skill) {
	if (wanted.startsWith("/") || wanted.startsWith("~")) return read.path === wanted;
	const normal = normalisePath(wanted);
	return read.path === normal || `/${read.path}`.endsWith(`/skills/${skill}/${normal}`);
}
var read_files_default = defineCheck({
	key: "read_files",
	schema: union([path, array(path).min(1)]),
	looksAtTools: true,
	modifiers: ["turn", "name"],
	description: "Every one of these files was read: by a read call, or in the shell by cat, sed or head.",
	example: "read_files: references/locking.md",
	toText: (value) => toList(value).map(quote).join(", "),
	evaluate: (value, scene) => {
		const reads = listFileReads(scene.run, scene.turns);
		const found = toList(value).map((wanted) => ({
			wanted,
			read: reads.find((read) => isRead(wanted, read, scene.run.skill))
		}));
		const missing = found.filter(({ read }) => read === void 0).map(({ wanted }) => wanted);
		const last = found.at(-1)?.read;
		if (missing.length === 0 && last !== void 0) return pass("read", toCallEvidence(last.call));
		const reason = `not read: ${missing.map(quote).join(", ")}`;
		return fail({
			reason,
			expected: missing.join(", "),
			actual: reads.map((read) => read.path).join(", ") || "no file was read",
			evidence: runFact(reason)
		});
	}
});

// src/checks/refused.ts
function toText$1(value) {
	const { command, args } = toCommand(value);
	return toCommandLine({
		command,
		argv: args
	});
}
var refused_default = defineCheck({
	key: "refused",
	schema: union([trueSchema, commandSchema]),
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "A stand-in refused a call that the suite does not describe: any stand-in (true), or a call that begins with these words.",
	example: "not: { refused: true }",
	standInOf: (value) => value === true ? null : toCommand(value).command,
	toText: (value) => value === true ? "" : quote(toText$1(value)),
	evaluate: (value, scene) => {
		const wanted = value === true ? null : toCommand(value);
		const isNear = (call) => wanted === null || beginsWith(call, wanted);
		return judgeCalls({
			holds: (call) => isNear(call) && call.status === "refused",
			isNear,
			count: scene.spec.count,
			expected: value === true ? "a refused call" : `refused: ${toText$1(value)}`,
			noun: wanted === null ? "stand-in call" : `${wanted.command} call`
		}, scene);
	}
});

// src/checks/said.ts
const pattern = checkPattern({ ignoreCase: true });
var said_default = defineCheck({
	key: "said",
	schema: pattern.schema,
	modifiers: [
		"turn",
		"scope",
		"count",
		"name"
	],
	description: "The pattern (RE2, case ignored) is found in what the agent handed back: the answer or an earlier hand-back.",
	example: "said: dry run",
	toText: quote,
	evaluate: (source, scene) => {
		const scopes = scene.spec.scope ?? ["handbacks", "answer"];
		return judgeTexts(scene, {
			finder: pattern.toFinder(source),
			scopes,
			expected: pattern.toText(source),
			noun: "hand-back"
		});
	}
});

// src/checks/tokens.ts
var tokens_default = defineCheck({
	key: "tokens",
	schema: countSchema,
	modifiers: ["turn", "name"],
	description: "Input and output tokens together, cached ones too.",
	example: "tokens: { at_most: 20000 }",
	toText: toCountText,
	evaluate: (count, scene) => judgeMeasure(count, measureTokens(scene, ({ inputTotal, output }) => inputTotal + output), {
		noun: "number of tokens",
		toText: toTokensText
	})
});

// src/checks/evaluation/where.ts
const OPERATORS = [
	"==",
	"!=",
	">=",
	"<=",
	">",
	"<"
];
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function notCondition(source) {
	return {
		ok: false,
		problem: {
			what: `\`${source}\` is not a condition`,
			remedy: "write `path == value`, `path > 3` or `path exists`"
		}
	};
}
function readPath(text) {
	const path = text.trim().replace(/^input\./, "");
	if (path === "" || /\s/.test(path)) return null;
	const segments = path.split(".");
	return segments.includes("") ? null : segments;
}
function readLiteral(text) {
	const literal = text.trim();
	const [first] = literal;
	if ((first === "\"" || first === "'") && literal.length > 1 && literal.endsWith(first)) return literal.slice(1, -1);
	if (literal === "true") return true;
	if (literal === "false") return false;
	if (literal === "null") return null;
	return NUMBER.test(literal) ? Number(literal) : literal;
}
function findOperator(source) {
	for (let at = 0; at < source.length; at += 1) {
		const operator = OPERATORS.find((candidate) => source.startsWith(candidate, at));
		if (operator !== void 0) return {
			operator,
			at
		};
	}
	return null;
}
function readWhere(source) {
	const found = findOperator(source);
	if (found === null) {
		const path = /\sexists\s*$/.test(source) ? readPath(source.replace(/\sexists\s*$/, "")) : null;
		return path === null ? notCondition(source) : {
			ok: true,
			where: {
				kind: "exists",
				path
			}
		};
	}
	const { operator, at } = found;
	const path = readPath(source.slice(0, at));
	const right = source.slice(at + operator.length);
	if (path === null || right.trim() === "") return notCondition(source);
	const literal = readLiteral(right);
	if (operator !== "==" && operator !== "!=" && typeof literal !== "number") return {
		ok: false,
		problem: {
			what: `\`${operator}\` compares numbers`,
			remedy: "write a number after it"
		}
	};
	return {
		ok: true,
		where: {
			kind: "compare",
			path,
			operator,
			literal
		}
	};
}
const whereSchema = string().superRefine((source, context) => {
	const read = readWhere(source);
	if (read.ok) return;
	const { what, remedy } = read.problem;
	context.addIssue({
		code: "custom",
		message: explain(what, remedy)
	});
});
function* walk(value, path) {
	const [segment, ...rest] = path;
	if (segment === void 0) yield value;
	else if (segment === "*") {
		if (isList(value)) for (const item of value) yield* walk(item, rest);
	} else yield* walk(readMember(value, segment), rest);
}
function isList(value) {
	return Array.isArray(value);
}
function readMember(value, segment) {
	if (value === void 0 || value === null || typeof value !== "object") return void 0;
	if (isList(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : void 0;
	return Object.hasOwn(value, segment) ? value[segment] : void 0;
}
const COMPARISONS = {
	">=": (value, literal) => value >= literal,
	"<=": (value, literal) => value <= literal,
	">": (value, literal) => value > literal,
	"<": (value, literal) => value < literal
};
function compare(value, operator, literal) {
	if (operator === "==") return value === literal;
	if (operator === "!=") return value !== literal;
	return typeof value === "number" && typeof literal === "number" && COMPARISONS[operator](value, literal);
}
function holdsWhere(where, input) {
	for (const value of walk(input, where.path)) if (where.kind === "exists" ? value !== void 0 : compare(value, where.operator, where.literal)) return true;
	return false;
}

// src/checks/tool-call.ts
const input = checkPattern();
const tool = string().min(1);
const schema = union([tool, strictObject({
	tool,
	where: union([whereSchema, array(whereSchema).min(1)]).optional(),
	input: input.schema.optional()
})]);
function isNamed(call, name) {
	const folded = name.toLowerCase();
	return call.name === folded || call.rawName.toLowerCase() === folded;
}
function toCallTest(value) {
	const conditions = toList(value.where ?? []).map((source) => {
		const read = readWhere(source);
		if (!read.ok) throw new Error(`condition ${source} passed its schema: ${read.problem.what}`);
		return read.where;
	});
	const finder = value.input === void 0 ? null : input.toFinder(value.input);
	return (call) => {
		if (!conditions.every((where) => holdsWhere(where, call.input))) return {
			hit: false,
			cut: false
		};
		return finder === null ? {
			hit: true,
			cut: false
		} : findInForms(finder, toInputForms(call));
	};
}
function toText(value) {
	if (typeof value === "string") return quote(value);
	const where = toList(value.where ?? []).map(quote).join(" and ");
	return [
		quote(value.tool),
		where === "" ? "" : ` where ${where}`,
		value.input === void 0 ? "" : ` with input ${quote(value.input)}`
	].join("");
}
var tool_call_default = defineCheck({
	key: "tool_call",
	schema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The agent called the tool (canonical or own name, case ignored), with an input that fulfils every condition of `where` and holds the pattern `input`.",
	example: "tool_call: { tool: bash, where: 'command exists' }",
	toText,
	evaluate: (value, scene) => {
		const wanted = typeof value === "string" ? { tool: value } : value;
		const named = listCalls(scene.turns).filter((call) => isNamed(call, wanted.tool));
		const search = searchCalls(named, toCallTest(wanted));
		const { count } = scene.spec;
		const question = {
			expected: `call ${toText(value)}`,
			count,
			noun: `${wanted.tool} call`
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/touched.ts
var touched_default = defineCheck({
	key: "touched",
	schema: globsSchema,
	modifiers: ["turn", "name"],
	description: "Every glob matches a file that was created, modified or deleted.",
	example: "touched: 'docs/**'",
	toText: toGlobsText,
	evaluate: (globs, scene) => judgeChanges(globs, scene, [
		"created",
		"modified",
		"deleted"
	])
});

// src/checks/turns.ts
var turns_default = defineCheck({
	key: "turns",
	schema: countSchema,
	modifiers: ["name"],
	description: "The run has so many turns, each begun by a message of the user.",
	example: "turns: { at_most: 3 }",
	toText: toCountText,
	evaluate: (count, scene) => judgeMeasure(count, {
		amount: scene.run.turns.length,
		isLowerBound: false
	}, {
		noun: "number of turns",
		toText: String
	})
});

// src/checks/untouched.ts
const folder = string().min(1).refine((path) => !path.split("/").includes(".."), { error: explain("leads out of the workspace", "write it without `..`") }).refine((path) => !/[*?]/.test(path), { error: explain("is a glob", "name folders and files, or put touched under not") });
var untouched_default = defineCheck({
	key: "untouched",
	schema: union([
		literal(true),
		folder,
		array(folder).min(1)
	]),
	modifiers: ["turn", "name"],
	description: "No file changed, or none of these files and in these folders.",
	example: "untouched: src",
	toText: (value) => value === true ? "" : toList(value).map(quote).join(", "),
	evaluate: (value, scene) => {
		const noLife = findNoLife(scene.run);
		if (noLife !== null) return invalid(noLife);
		const folders = value === true ? [""] : toList(value).map(normalisePath);
		const hits = toChangeMap(scene.run, scene.turns).filter(({ path }) => folders.some((place) => liesIn(path, place)));
		const first = hits[0];
		if (first === void 0) {
			const reason = value === true ? "nothing changed" : "nothing there changed";
			return pass(reason, runFact(reason));
		}
		const actual = hits.map(({ path, kind }) => `${kind} ${path}`).join(", ");
		return fail({
			reason: `${quote(first.path)} was ${first.kind}`,
			expected: "no change",
			actual,
			evidence: {
				kind: "file",
				path: first.path,
				line: null,
				text: first.kind
			}
		});
	}
});

// src/checks/used-agent.ts
const NAME_KEYS = ["subagent_type", "agent_name"];
function isDelegation(call, agent) {
	return NAME_KEYS.some((key) => holdsWhere({
		kind: "compare",
		path: [key],
		operator: "==",
		literal: agent
	}, call.input));
}
var used_agent_default = defineCheck({
	key: "used_agent",
	schema: string().min(1),
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The agent handed a task to the subagent of exactly this name.",
	example: "used_agent: reviewer",
	toText: quote,
	evaluate: (agent, scene) => {
		const tasks = listCalls(scene.turns).filter(({ name }) => name === "task");
		const search = searchCalls(tasks, (call) => ({
			hit: isDelegation(call, agent),
			cut: false
		}));
		const question = {
			expected: `subagent ${agent}`,
			count: scene.spec.count,
			noun: "task"
		};
		return judgeSearch(search, question, scene.run);
	}
});

// src/checks/used-skill.ts
var used_skill_default = defineCheck({
	key: "used_skill",
	schema: skillNameSchema,
	looksAtTools: true,
	modifiers: [
		"turn",
		"count",
		"name"
	],
	description: "The agent loaded the skill (true: the one under test) by its skill tool.",
	example: "used_skill: true",
	toText: toSkillText,
	evaluate: (value, scene) => judgeLoads(value, scene, ["tool"])
});

// src/checks/index.ts
const CHECKS = [
	contains_default,
	matches_default,
	said_default,
	asked_default,
	asked_question_default,
	file_exists_default,
	file_contains_default,
	file_matches_default,
	created_default,
	modified_default,
	deleted_default,
	touched_default,
	untouched_default,
	ran_default,
	ordered_default,
	tool_call_default,
	used_skill_default,
	loaded_skill_default,
	used_agent_default,
	delegated_default,
	read_files_default,
	acted_before_asking_default,
	reached_home_default,
	committed_default,
	commits_default,
	branch_default,
	called_default,
	calls_default,
	refused_default,
	cost_usd_default,
	tokens_default,
	input_tokens_default,
	output_tokens_default,
	duration_s_default,
	turns_default,
	exit_code_default,
	model_default,
	not_default,
	all_default,
	any_default
];
const CHECK_VOCABULARY = CHECKS.map(({ key, schema, nests, modifiers, description, standInOf }) => ({
	key,
	schema,
	nests,
	modifiers,
	description,
	...standInOf === void 0 ? {} : { standInOf }
}));

export { invalid as a, readCheckSpec as i, CHECK_VOCABULARY as n, cutText as o, toCommandLine as r, toCountText as s, CHECKS as t };