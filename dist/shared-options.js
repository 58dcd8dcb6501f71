import { n as toProblemLine } from "./problem.js";
import { t as UsageError } from "./usage-error.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { c as MOST_USD } from "./stand-in2.js";
import { n as placeProblems, t as placeBelow } from "./place-paths.js";
import { r as requireGit } from "./read-desk-config.js";

// src/app/refuse-problems.ts
function refuseProblems(root, problems) {
	if (problems.length === 0) return;
	const placed = placeProblems(problems, placeBelow(root.label));
	throw new UsageError(placed.map(toProblemLine).join("\n"));
}

// src/app/read-change.ts
const DEFAULT_BASE = "main";
async function readChange(call, roots) {
	const changedOnly = call.flag("changed");
	const base = call.text("base");
	if (!changedOnly || base !== null) return {
		base,
		changedOnly
	};
	for (const root of roots) if (await requireGit(root, "--changed").resolve(DEFAULT_BASE) === null) throw new UsageError(`--changed: ${root.label} has no branch ${DEFAULT_BASE}; name another with --base`);
	return {
		base: DEFAULT_BASE,
		changedOnly
	};
}

// src/app/verbs/shared-options.ts
const SELECTION_OPTIONS = {
	agent: {
		type: "string",
		multiple: true,
		help: "only these agents, separated by commas"
	},
	filter: {
		type: "string",
		help: "only tests whose name contains this text, or that carry it as a tag"
	},
	samples: {
		type: "string",
		help: "planned samples per test, 1 to 30"
	}
};
const BASE_OPTIONS = {
	base: {
		type: "string",
		help: "commit or branch to compare with, whose settings hold"
	},
	changed: {
		type: "boolean",
		help: "only skills that differ from the base (default: main)"
	}
};
const RUN_OPTIONS = {
	isolation: {
		type: "string",
		help: "cage (default), container=IMAGE, or none: beside everything else on this machine"
	},
	jobs: {
		type: "string",
		help: "runs at the same time; without it as many as there are cores"
	},
	"max-cost": {
		type: "string",
		help: "US dollars for this command, 5 unless set"
	},
	"max-runs": {
		type: "string",
		help: "sessions of agents (runs, those made again, proofs of stand-ins), where their money cannot be limited"
	},
	"keep-workspace": {
		type: "boolean",
		help: "leave the workspace of each run and say where"
	},
	yes: {
		type: "boolean",
		help: "do not ask before money is spent"
	}
};
function readAgents(call) {
	const agents = call.list("agent").flatMap((text) => text.split(",")).map((name) => name.trim()).filter((name) => name !== "");
	if (agents.length === 0 && call.list("agent").length > 0) throw new UsageError("--agent: is empty; name an agent, or leave the option out");
	return agents.length === 0 || agents.includes("all") ? null : [...new Set(agents)];
}
function readAgentWish(call) {
	const names = readAgents(call);
	if (names !== null) return {
		kind: "named",
		names
	};
	return { kind: call.list("agent").length > 0 ? "all" : "any" };
}
function readFilter(call) {
	const text = call.text("filter");
	if (text !== null && text.trim() === "") throw new UsageError("--filter: is empty; write a part of a name, or leave the option out");
	return text;
}
function readSamples(call) {
	const text = call.text("samples");
	if (text === null) return null;
	const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > 30) throw new UsageError(`--samples ${text}: write a whole number from 1 to 30`);
	return number;
}
function readJobs(call) {
	const text = call.text("jobs");
	if (text === null) return null;
	const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > 64) throw new UsageError(`--jobs ${text}: write a whole number from 1 to 64`);
	return number;
}
function readMaxRuns(call) {
	const text = call.text("max-runs");
	if (text === null) return null;
	const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
	if (number < 1 || number > 1e4) throw new UsageError(`--max-runs ${text}: write a whole number from 1 to 10000`);
	return number;
}
function refuseBadLimits(call) {
	readSamples(call);
	readJobs(call);
	readMaxRuns(call);
	readMoney(call, "max-cost");
}
function readMinPassRate(call) {
	const text = call.text("min-pass-rate");
	if (text === null) return null;
	if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) throw new UsageError(`--min-pass-rate ${text}: write a number from 0 to 1`);
	return Number(text);
}
function readFailOn(call) {
	const text = call.text("fail-on");
	if (text === null) return null;
	if (text === "none") return [];
	return text.split(",").map((part) => {
		const word = FAIL_ON_WORDS.find((known) => known === part.trim());
		if (word === void 0) throw new UsageError(`--fail-on ${part.trim()}: write some of ${FAIL_ON_WORDS.join(", ")}, or none`);
		return word;
	});
}
function readMoney(call, option) {
	const text = call.text(option);
	if (text === null) return null;
	const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
	if (amount <= 0 || amount > 1e6) throw new UsageError(`--${option} ${text}: write an amount in US dollars above 0 and at most ${MOST_USD}, such as 2.50`);
	return amount;
}

export { readAgents as a, readJobs as c, readMoney as d, readSamples as f, refuseProblems as h, readAgentWish as i, readMaxRuns as l, readChange as m, RUN_OPTIONS as n, readFailOn as o, refuseBadLimits as p, SELECTION_OPTIONS as r, readFilter as s, BASE_OPTIONS as t, readMinPassRate as u };