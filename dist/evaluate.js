import { parentPort } from "node:worker_threads";
import { t as showsTools } from "./agent-kind.js";
import { a as invalid, i as readCheckSpec, s as toCountText, t as CHECKS } from "./checks.js";
import { n as toCallLabel, r as findNotCompleted } from "./call-label.js";
import { t as readRun } from "./read-run.js";

// src/checks/evaluation/choose-turns.ts
function toPlace(turn, length) {
	const place = turn < 0 ? length + 1 + turn : turn;
	return Number.isInteger(place) && place >= 1 && place <= length ? place : null;
}
function chooseByNumber(choice, run) {
	const [from, to] = typeof choice === "number" ? [choice, choice] : choice;
	const { length } = run.turns;
	const first = toPlace(from, length);
	const last = toPlace(to, length);
	if (first === null || last === null) return {
		ok: false,
		reason: `turn ${first === null ? from : to} did not happen: the run has ${length}`
	};
	if (first > last) return {
		ok: false,
		reason: `turns ${from} to ${to} are none`
	};
	return {
		ok: true,
		turns: run.turns.slice(first - 1, last)
	};
}
function chooseByStep(step, run) {
	const turn = run.turns.filter(({ source }) => source === "prompt")[step - 1];
	return turn === void 0 ? {
		ok: false,
		reason: `step ${step} did not happen: its prompt was never said`
	} : {
		ok: true,
		turns: [turn]
	};
}
function chooseTurns(spec, run) {
	if (spec.turn !== void 0) return chooseByNumber(spec.turn, run);
	if (spec.step !== null) return chooseByStep(spec.step, run);
	return run.turns.length > 0 ? {
		ok: true,
		turns: run.turns
	} : {
		ok: false,
		reason: "the run has no turn"
	};
}
function toTurnText(choice) {
	return typeof choice === "number" ? `turn ${choice}` : `turns ${choice[0]} to ${choice[1]}`;
}

// src/checks/evaluation/evaluate-checks.ts
const registry = new Map(CHECKS.map((check) => [check.key, check]));
const DEPTH = 32;
const inherited = /* @__PURE__ */ new WeakMap();
function inherit(nested, outer) {
	const ofOuter = inherited.get(outer) ?? /* @__PURE__ */ new WeakMap();
	inherited.set(outer, ofOuter);
	const spec = ofOuter.get(nested) ?? {
		...nested,
		step: nested.step ?? outer.step,
		turn: nested.turn ?? outer.turn,
		scope: nested.scope ?? outer.scope,
		count: nested.count ?? outer.count
	};
	ofOuter.set(nested, spec);
	return spec;
}
function toModifierText(spec, honoured) {
	const { turn, scope, count } = spec;
	return [
		honoured.includes("scope") && scope !== void 0 ? `in ${scope.join(", ")}` : "",
		honoured.includes("count") && count !== void 0 ? toCountText(count) : "",
		honoured.includes("turn") && turn !== void 0 ? toTurnText(turn) : ""
	].filter((part) => part !== "").map((part) => `, ${part}`).join("");
}
const preparedChecks = /* @__PURE__ */ new WeakMap();
function prepare(spec) {
	const known = preparedChecks.get(spec);
	if (known !== void 0) return known === "malformed" ? null : known;
	const check = registry.get(spec.key);
	const read = check?.read(spec.value) ?? null;
	const prepared = check !== void 0 && read !== null && readCheckSpec(spec) !== null ? {
		spec,
		check,
		read
	} : null;
	preparedChecks.set(spec, prepared ?? "malformed");
	return prepared;
}
const texts = /* @__PURE__ */ new WeakMap();
function textOf(spec) {
	const text = texts.get(spec) ?? toText(spec, 0);
	texts.set(spec, text);
	return text;
}
function toText(spec, depth) {
	const prepared = depth > DEPTH ? null : prepare(spec);
	if (prepared === null) return spec.key;
	const { check, read } = prepared;
	const value = read.toText((nested) => toText(inherit(nested, spec), depth + 1));
	const modifiers = check.nests === "none" ? toModifierText(spec, check.modifiers) : "";
	const separator = check.nests === "none" ? " " : ": ";
	const text = `${spec.key}${value === "" ? "" : `${separator}${value}`}${modifiers}`;
	return spec.name === void 0 ? text : `${spec.name} (${text})`;
}
function toScope({ spec, check }) {
	return check.modifiers.includes("scope") ? spec.scope ?? [] : [];
}
function find(prepared, run, depth) {
	const notCompleted = findNotCompleted(run);
	if (notCompleted !== null) return invalid(notCompleted);
	const { spec, check, read } = prepared;
	if ((check.looksAtTools || toScope(prepared).includes("tools")) && !showsTools(run.agent)) return invalid(`${run.agent} does not show its tool calls: only its answer is known`);
	const turn = check.modifiers.includes("turn") ? spec.turn : void 0;
	const chosen = chooseTurns({
		turn,
		step: spec.step
	}, run);
	if (!chosen.ok) return invalid(chosen.reason);
	return read.evaluate({
		run,
		turns: chosen.turns,
		spec,
		evaluate: (nested) => evaluateCheck(inherit(nested, spec), run, depth + 1)
	});
}
function evaluateCheck(spec, run, depth) {
	const prepared = depth > DEPTH ? null : prepare(spec);
	const finding = prepared === null ? invalid(`the check \`${spec.key}\` is malformed or not known`) : find(prepared, run, depth);
	return {
		key: spec.key,
		text: textOf(spec),
		line: spec.line,
		...finding
	};
}
function evaluateChecks(checks, run) {
	return checks.map((spec) => evaluateCheck(spec, run, 0));
}

// src/transcripts/outline-run.ts
function outlineRun(run) {
	return run.turns.map((turn) => ({
		turn: turn.turn,
		user: turn.user.split("\n").find((line) => line.trim() !== "") ?? "",
		source: turn.source,
		calls: turn.events.flatMap((event) => event.type === "tool_call" && !event.nested ? [toCallLabel(event, run)] : []),
		lastWords: turn.answer ?? ""
	}));
}

// src/app/evaluate-test.ts
function evaluateCassettes({ checks, cassettes }, onRead) {
	const runs = cassettes.map(readRun);
	onRead({
		facts: runs.map(toFacts),
		outlines: runs.map(outlineRun)
	});
	return evaluateTest({
		checks,
		runs
	});
}
function evaluateTest(test) {
	try {
		return {
			kind: "verdicts",
			samples: test.runs.map((run) => evaluateChecks(test.checks, run))
		};
	} catch (error) {
		return {
			kind: "invalid",
			reason: `a check broke: ${error instanceof Error ? error.stack ?? error.message : String(error)}`,
			fault: true
		};
	}
}
function toFacts({ turns: _turns, startFiles: _startFiles, ...facts }) {
	return facts;
}

// src/evaluate.ts
if (parentPort !== null) {
	const port = parentPort;
	const send = (message) => port.postMessage(JSON.stringify(message));
	port.on("message", (request) => {
		const evaluation = evaluateCassettes(request, (runs) => send({
			kind: "read",
			runs
		}));
		send({
			kind: "evaluated",
			evaluation
		});
	});
	send({ kind: "ready" });
}

export {  };