import { F as isInside, L as lastSegment, T as openSide, b as placeBelow, ut as toProblemLine, x as placeProblems } from "./median.js";
import { t as UsageError } from "./usage-error.js";
import { a as FAIL_ON_WORDS } from "./status.js";

// src/app/refuse-problems.ts
function refuseProblems(root, problems) {
	if (problems.length === 0) return;
	const placed = placeProblems(problems, placeBelow(root.label));
	throw new UsageError(placed.map(toProblemLine).join("\n"));
}

// src/app/require-names.ts
async function requireNames(desk, root, side) {
	for (const name of root.names) {
		const found = side.places.folders.filter((folder) => lastSegment(folder) === name);
		if (found.length > 1) {
			const folders = found.map((folder) => toPlace(root, folder)).join(", ");
			throw new UsageError(`${name}: several skills have that name; name the folder: ${folders}`);
		}
	}
	const found = new Set(side.places.folders.map(lastSegment));
	const missing = root.names.filter((name) => !found.has(name));
	if (missing.length > 0) throw new UsageError(await toMissing(desk, root, missing));
}
async function toMissing(desk, root, names) {
	const below = [];
	for (const nested of await desk.openRoots([root.path])) {
		if (nested.path === root.path) continue;
		const { places } = await openSide(nested.files, (folder) => names.includes(lastSegment(folder)));
		below.push(...places.folders.map((folder) => toPlace(nested, folder)));
	}
	const hint = below.length === 0 ? "" : `; a root of its own has it, name the folder: ${below.join(", ")}`;
	return `${names.join(", ")}: there is no such folder and no skill of that name${hint}`;
}
function toPlace(root, folder) {
	return placeBelow(root.label)(folder);
}

// src/app/to-includes.ts
function toIncludes(root) {
	return (folder) => root.names.includes(lastSegment(folder)) || root.within.some((named) => named === "." || folder === named || isInside(named, folder));
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
		help: "commit or branch to compare with"
	},
	changed: {
		type: "boolean",
		help: "only skills that differ from the base (default: main)"
	}
};
function readAgents(call) {
	const agents = call.list("agent").flatMap((text) => text.split(",")).map((name) => name.trim()).filter((name) => name !== "");
	if (agents.length === 0 && call.list("agent").length > 0) throw new UsageError("--agent: is empty; name an agent, or leave the option out");
	return agents.length === 0 || agents.includes("all") ? null : agents;
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
	if (amount <= 0) throw new UsageError(`--${option} ${text}: write an amount in US dollars`);
	return amount;
}

// src/model/machine.ts
const MODEL_PORT = 8787;

export { readFailOn as a, readMoney as c, requireNames as d, toPlace as f, readAgents as i, readSamples as l, BASE_OPTIONS as n, readFilter as o, refuseProblems as p, SELECTION_OPTIONS as r, readMinPassRate as s, MODEL_PORT as t, toIncludes as u };