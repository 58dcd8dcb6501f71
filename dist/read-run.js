import { n as toAgentKind } from "./agent-kind.js";
import { a as command, c as acp, d as addUsage, i as cursor, n as gemini, o as codex, r as droid, s as claude, t as opencode, u as kindOfStatus } from "./opencode.js";

// src/model/cost-source.ts
const COST_SOURCES = [
	"configured",
	"reported",
	"estimated"
];
function weakestSource(parts) {
	const paid = parts.filter(({ costUsd }) => costUsd !== 0);
	if (paid.some(({ costSource }) => costSource === null)) return null;
	const counted = paid.length > 0 ? paid : parts;
	return COST_SOURCES.findLast((source) => counted.some(({ costSource }) => costSource === source)) ?? null;
}

// src/model/outcome.ts
function toOutcome(outcome, kind) {
	switch (outcome) {
		case "completed": return "completed";
		case "timed-out": return "timed-out";
		case "truncated": return "cut-off";
		case "empty": return "provider-error";
		case "error":
			if (kind === "max-budget") return "over-budget";
			return kind === "unknown" || kind === "no-output" || kind === null ? "crashed" : "provider-error";
	}
}

// src/transcripts/index.ts
const STREAM_READERS = [
	acp,
	claude,
	codex,
	command,
	cursor,
	droid,
	gemini,
	opencode
];
function findStreamReader(agent) {
	const kind = toAgentKind(agent);
	const name = kind === "named" ? agent : kind;
	return STREAM_READERS.find((reader) => reader.name === name) ?? null;
}

// src/transcripts/read-workspace.ts
function readWorkspace(cassette) {
	const files = /* @__PURE__ */ new Map();
	for (const file of cassette.files) files.set(file.path, toState(file));
	return {
		start: sorted(files),
		ends: cassette.turns.map(({ changes }) => {
			for (const change of changes) if (change.kind === "deleted") files.delete(change.path);
			else files.set(change.path, toState(change));
			return sorted(files);
		})
	};
}
function toState({ path, mode, size, sha256, text }) {
	return {
		path,
		mode,
		size,
		sha256,
		text: text ?? null
	};
}
function sorted(files) {
	return [...files.values()].sort((left, right) => left.path < right.path ? -1 : 1);
}

// src/transcripts/turn-cost.ts
const UNKNOWN = {
	usd: null,
	source: null
};
function toTurnCost({ gateway }, turn, reportedUsd) {
	const requests = (gateway?.requests ?? []).filter((one) => one.turn === turn);
	if (requests.filter(({ price_source }) => price_source === "configured").length === 0 && reportedUsd !== null) return {
		usd: reportedUsd,
		source: "reported"
	};
	const microUsd = requests.reduce((sum, { micro_usd }) => sum === null || micro_usd === null ? null : sum + micro_usd, 0);
	if (requests.length === 0 || microUsd === null) return UNKNOWN;
	const isEstimated = requests.some(({ price_source, micro_usd }) => price_source !== "configured" && micro_usd !== 0);
	return {
		usd: microUsd / 1e6,
		source: isEstimated ? "estimated" : "configured"
	};
}

// src/transcripts/user-cost.ts
function toUserCost({ simulated_user, user_gateway }) {
	if (simulated_user === void 0) return null;
	const requests = user_gateway?.requests ?? [];
	const billed = requests.filter(({ micro_usd, tokens }) => micro_usd !== 0 || tokens !== null);
	const isWhole = user_gateway !== void 0 && user_gateway.left_out === 0;
	const sum = (values) => values.reduce((total, value) => total === null || value === null ? null : total + value, isWhole ? 0 : null);
	const microUsd = sum(requests.map(({ micro_usd }) => micro_usd));
	return {
		model: simulated_user.model,
		modelCalls: requests.filter(({ answered_by }) => answered_by === "provider").length,
		inputTokens: sum(billed.map(({ tokens }) => tokens?.input_total ?? null)),
		outputTokens: sum(billed.map(({ tokens }) => tokens?.output ?? null)),
		costUsd: microUsd === null ? null : microUsd / 1e6,
		costSource: microUsd === null ? null : toSource(user_gateway)
	};
}
function toSource(section) {
	const source = section?.cost_source ?? null;
	return source === "unknown" ? null : source;
}

// src/transcripts/read-run.ts
function readRun(cassette) {
	const readings = readStreams(findStreamReader(cassette.agent.name) ?? UNREADABLE, cassette.turns);
	const workspace = readWorkspace(cassette);
	const turns = readings.map((reading, index) => toRunTurn(cassette, index, {
		reading,
		files: workspace.ends[index] ?? []
	}));
	return {
		agent: cassette.agent.name,
		cliVersion: cassette.agent.version ?? firstKnown(readings, ({ cliVersion }) => cliVersion),
		requestedModel: cassette.agent.model,
		servedModel: cassette.served_model ?? firstKnown(readings, ({ model }) => model),
		skill: cassette.skill.name,
		...judgeRun(cassette, readings),
		home: cassette.paths.home,
		workspace: cassette.paths.workspace,
		startFiles: workspace.start,
		turns,
		usage: sumUsage(readings),
		usageIsLowerBound: readings.some(({ usageIsLowerBound }) => usageIsLowerBound),
		modelCalls: sumCalls(readings),
		costUsd: sumCost(turns),
		costSource: weakestSource(turns),
		priceTable: cassette.gateway?.price_table ?? cassette.user_gateway?.price_table ?? null,
		simulatedUser: toUserCost(cassette),
		durationMs: cassette.turns.reduce((sum, turn) => sum + turn.duration_ms, 0),
		exit: exitOf(cassette.turns),
		badLines: readings.reduce((sum, { badLines }) => sum + badLines, 0),
		unknownTypes: sumUnknownTypes(readings)
	};
}
const UNREADABLE = {
	name: "",
	read: (lines) => ({
		sessionId: null,
		turns: 0,
		events: [],
		skillLoads: [],
		finalText: null,
		usage: null,
		usageIsLowerBound: false,
		modelCalls: null,
		costUsd: null,
		totals: {
			usageReported: null,
			costUsdReported: null
		},
		model: null,
		cliVersion: null,
		outcome: "error",
		errorKind: "unknown",
		badLines: 0,
		unknownTypes: lines.length === 0 ? [] : [["(no reader for this agent)", lines.length]]
	})
};
function readStreams(reader, turns) {
	let after = null;
	const readings = [];
	for (const turn of turns) {
		const { exit, signal } = turn;
		const process = {
			exit,
			signal,
			timedOut: turn.ended === "timeout"
		};
		const reading = reader.read(turn.stdout, {
			process,
			stderr: turn.stderr.join("\n"),
			after
		});
		readings.push(reading);
		after = reading.totals;
	}
	return readings;
}
function toRunTurn(cassette, index, end) {
	const turn = index + 1;
	const recorded = cassette.turns[index];
	const { reading } = end;
	const cost = toTurnCost(cassette, turn, reading.costUsd);
	const user = recorded?.user ?? "";
	const events = placeEvents(reading.events, turn, user);
	const shift = events.length - reading.events.length;
	return {
		turn,
		user,
		source: recorded?.source ?? "prompt",
		events,
		answer: reading.finalText,
		usage: reading.usage,
		costUsd: cost.usd,
		costSource: cost.source,
		durationMs: recorded?.duration_ms ?? 0,
		exit: recorded?.exit ?? null,
		changes: (recorded?.changes ?? []).map(({ path, kind }) => ({
			path,
			kind
		})).sort((left, right) => compare(left.path, right.path)),
		files: end.files,
		git: cassette.git?.[index] ?? null,
		standInCalls: toStandInCalls(cassette, turn),
		skillLoads: reading.skillLoads.map((load) => placeLoad(load, turn, {
			reading,
			shift,
			cassette
		}))
	};
}
function toStandInCalls({ fakes }, turn) {
	if (fakes === void 0) return null;
	return fakes.filter((call) => call.turn === turn).map(({ command, argv, status }) => ({
		command,
		argv,
		status
	}));
}
function placeEvents(events, turn, user) {
	const first = events.some((event) => event.type === "message" && event.role === "user" && !event.nested) ? [] : [{
		type: "message",
		role: "user",
		text: user,
		nested: false,
		turn,
		event: 1
	}];
	const placed = events.map((event, index) => ({
		...event,
		turn,
		event: index + 1 + first.length
	}));
	return [...first, ...placed];
}
function placeLoad(load, turn, run) {
	const { name, folder } = run.cassette.skill;
	const index = run.reading.events.findIndex((event) => event.turn === load.turn && event.event === load.event);
	const event = index < 0 ? load.event : index + 1 + run.shift;
	const isFolder = folder.split("/").at(-1) === load.name;
	return {
		...load,
		name: isFolder ? name : load.name,
		turn,
		event
	};
}
function judgeRun({ turns, gateway, user_gateway }, readings) {
	for (const [index, { outcome, errorKind }] of readings.entries()) {
		if (turns[index]?.ended === "output") return {
			outcome: "too-much-output",
			errorKind: null
		};
		const result = toOutcome(outcome, errorKind);
		if (result === "completed") continue;
		return toStopped(gateway?.stopped ?? null, result) ?? {
			outcome: result,
			errorKind
		};
	}
	return toUserStop(user_gateway?.stopped ?? null) ?? {
		outcome: "completed",
		errorKind: null
	};
}
function toUserStop(stopped) {
	if (stopped === null) return null;
	if (stopped.why === "time") return {
		outcome: "timed-out",
		errorKind: "timeout"
	};
	const { why, error, reason } = stopped;
	return toStopped({
		why,
		error,
		reason
	}, "completed");
}
function toStopped(stopped, result) {
	if (stopped === null || result === "timed-out") return null;
	if (stopped.why !== "provider") return {
		outcome: "over-budget",
		errorKind: "max-budget"
	};
	const { error } = stopped;
	return {
		outcome: "provider-error",
		errorKind: (typeof error === "number" ? kindOfStatus(error) : error) ?? "connection"
	};
}
function sumUsage(readings) {
	if (readings.some(({ usage }) => usage === null)) return null;
	return readings.map(({ usage }) => usage).reduce(addUsage, null);
}
function sumCalls(readings) {
	return readings.reduce((sum, { modelCalls }) => sum === null || modelCalls === null ? null : sum + modelCalls, 0);
}
function sumCost(turns) {
	return turns.reduce((sum, { costUsd }) => sum === null || costUsd === null ? null : sum + costUsd, 0);
}
function exitOf(turns) {
	const exits = turns.map(({ exit }) => exit).filter((exit) => exit !== null);
	return exits.find((exit) => exit !== 0) ?? exits[0] ?? null;
}
function sumUnknownTypes(readings) {
	const sums = /* @__PURE__ */ new Map();
	for (const [type, count] of readings.flatMap(({ unknownTypes }) => unknownTypes)) sums.set(type, (sums.get(type) ?? 0) + count);
	return [...sums];
}
function firstKnown(readings, read) {
	return readings.map(read).find((value) => value !== null) ?? null;
}
function compare(left, right) {
	if (left === right) return 0;
	return left < right ? -1 : 1;
}

export { COST_SOURCES as n, weakestSource as r, readRun as t };