import { I as lastSegment, P as isInside, T as SETTINGS_NAMES, p as readRootConfig, st as toProblemLine } from "./select-subjects.js";
import { t as UsageError } from "./usage-error.js";
import { C as openSide, S as placeProblems, t as findTouched, x as placeBelow } from "./find-touched.js";
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

// src/app/root-sides.ts
async function openRootSides(desk, root, wanted) {
	const within = toIncludes(root);
	const head = await openSide(root.files, within, root.git !== null);
	await requireNames(desk, root, head);
	const baseCommit = await resolveBase(root, wanted.request.base);
	const baseFiles = baseCommit === null ? null : root.git?.tree(baseCommit) ?? null;
	const base = baseFiles === null ? null : await openSide(baseFiles, within);
	return {
		head,
		base,
		baseFiles,
		baseCommit,
		touched: await toTouched({
			head,
			base
		}, root, {
			...wanted,
			baseCommit
		})
	};
}
async function requireCommit({ git, label }, base) {
	if (git === null) throw new UsageError(`--base: ${label} is not in a git repository`);
	const commit = await git.resolve(base);
	if (commit === null) throw new UsageError(`--base ${base}: there is no such commit`);
	return {
		git,
		commit
	};
}
async function resolveBase(root, base) {
	if (base === null) return null;
	const { git, commit } = await requireCommit(root, base);
	const head = await git.resolve("HEAD");
	return head === null ? commit : await git.mergeBase(commit, head) ?? commit;
}
async function toTouched(sides, root, wanted) {
	const { request, baseCommit } = wanted;
	if (!request.changedOnly || baseCommit === null) {
		const named = [...sides.head.places.misnamed.map(({ folder }) => folder)];
		return [...sides.head.places.folders, ...named].map((folder) => ({
			folder,
			change: "all",
			renamedFrom: null
		}));
	}
	const changes = await toChanges(sides, root);
	return findTouched(sides, changes, {
		store: wanted.store,
		widening: SETTINGS_NAMES
	});
}
async function toChanges(sides, root) {
	const { head, base } = sides;
	if (base === null) return [];
	const changes = [];
	for (const entry of head.tree.entries) {
		const old = base.tree.byPath.get(entry.path);
		if (old === void 0) changes.push({
			path: entry.path,
			status: "added"
		});
		else if (old.mode !== entry.mode || !await isSame(base.files, root.files, entry.path)) changes.push({
			path: entry.path,
			status: "modified"
		});
	}
	for (const entry of base.tree.entries) if (!head.tree.byPath.has(entry.path)) changes.push({
		path: entry.path,
		status: "removed"
	});
	return changes;
}
const COMPARED_BYTES = 20971520;
async function isSame(base, head, path) {
	const [left, right] = await Promise.all([base.read(path, COMPARED_BYTES), head.read(path, COMPARED_BYTES)]);
	if (left.kind === "file" && right.kind === "file") return left.bytes.length === right.bytes.length && left.bytes.every((byte, at) => byte === right.bytes[at]);
	if (left.kind === "missing") return right.kind === "missing";
	return left.kind === "link" && right.kind === "link" && left.target === right.target;
}

// src/app/read-desk-config.ts
async function readDeskConfig(root, base) {
	const found = base === null ? null : await requireCommit(root, base);
	if (base === null || found === null) return {
		...await readRootConfig(root.files, null),
		files: root.files,
		note: null
	};
	const files = found.git.tree(found.commit);
	const same = await Promise.all(SETTINGS_NAMES.map((name) => isSame(files, root.files, name)));
	const at = root.label === "." ? "here" : `of ${root.label}`;
	const note = same.includes(false) ? `the settings ${at} are not those of ${base}, which are in force` : null;
	return {
		...await readRootConfig(files, null),
		files,
		note
	};
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
	for (const { git, label } of roots) {
		if (git === null) throw new UsageError(`--changed: ${label} is not in a git repository`);
		if (await git.resolve(DEFAULT_BASE) === null) throw new UsageError(`--changed: ${label} has no branch ${DEFAULT_BASE}; name another with --base`);
	}
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
	return agents.length === 0 || agents.includes("all") ? null : agents;
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

export { toPlace as _, readAgents as a, readJobs as c, readSamples as d, readChange as f, requireNames as g, toIncludes as h, readAgentWish as i, readMinPassRate as l, openRootSides as m, RUN_OPTIONS as n, readFailOn as o, readDeskConfig as p, SELECTION_OPTIONS as r, readFilter as s, BASE_OPTIONS as t, readMoney as u, refuseProblems as v };