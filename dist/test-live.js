import { n as toContentDigest, t as comparePaths } from "./tree-digest.js";
import { S as openRecordings, h as toKeyedRun, m as toTreeSource, n as toSpent, p as toStoreSource, r as toSpentSource, t as toPartlySpent } from "./to-spent.js";
import { n as toProblemLine } from "./problem.js";
import { t as UsageError } from "./usage-error.js";
import { a as toOverheadCost, c as toEndedWords, i as runPlans, l as toRaiseWords, o as planRoots, r as warnOfSize, s as refuseNothing, t as prepareStores } from "./record-roots.js";
import { t as DEFAULT_AGENT } from "./select-subjects.js";
import { t as checkRoots } from "./check-roots.js";

// src/cassettes/memory-store.ts
function openMemoryStore(kept) {
	const files = /* @__PURE__ */ new Map();
	return {
		list: async () => [...files.keys()].sort(comparePaths),
		read: async (path) => files.get(path) ?? { kind: "missing" },
		write: async (path, text) => {
			await kept?.write(path, text);
			const bytes = new TextEncoder().encode(text);
			files.set(path, {
				kind: "file",
				bytes,
				digest: await toContentDigest(bytes)
			});
		},
		remove: async (path) => {
			await kept?.remove(path);
			files.delete(path);
		}
	};
}

// src/app/made-evidence.ts
function groupRuns(runs) {
	const byRow = /* @__PURE__ */ new Map();
	for (const run of runs) {
		const { unit, test, agent, model } = run.subject;
		const name = toRowKey({
			folder: unit.folder,
			test: test.name,
			agent,
			model
		});
		byRow.set(name, [...byRow.get(name) ?? [], run]);
	}
	return (row) => {
		const own = byRow.get(toRowKey(row));
		if (own === void 0) return null;
		const voids = own.flatMap((run) => run.kind === "void" ? [run.reason] : []);
		const finished = own.filter((run) => run.kind === "void" || run.stopped?.why !== "budget");
		return {
			spentUsd: toSpent(own),
			spentPartly: toPartlySpent(own),
			costSource: toSpentSource(own),
			voids,
			finished: finished.length
		};
	};
}
function groupAgents(planned, others) {
	const byTest = /* @__PURE__ */ new Map();
	for (const { unit, test, agent } of planned) {
		const key = JSON.stringify([unit.folder, test.name]);
		byTest.set(key, (byTest.get(key) ?? /* @__PURE__ */ new Set()).add(agent));
	}
	return (folder, test) => {
		const own = byTest.get(JSON.stringify([folder, test.name]));
		return own === void 0 ? test.checks.length === 0 ? others : [] : [...own];
	};
}
function groupUnverified(rows) {
	const reasons = new Map(rows.map(({ subject: { unit, test, agent, model }, reason }) => [toRowKey({
		folder: unit.folder,
		test: test.name,
		agent,
		model
	}), `not run: ${reason}`]));
	return (row) => reasons.get(toRowKey(row)) ?? null;
}
function toRowKey({ folder, test, agent, model }) {
	return JSON.stringify([
		folder,
		test,
		agent,
		model
	]);
}

// src/app/test-live.ts
async function testLive(call, desk, request) {
	const plans = await planRoots(call, desk);
	if (!call.flag("changed")) refuseNothing(call, plans);
	const roots = [];
	for (const plan of plans) roots.push(await toLiveRoot(plan, request));
	const isPlanned = roots.some((root) => root.subjects.some((one) => root.countSamples(one) > 0));
	const isKept = request.mode !== "live";
	const runs = isPlanned ? await runPlans(call, desk, {
		roots,
		isKept,
		beforeRuns: async () => isKept ? prepareStores(desk, plans) : void 0
	}) : null;
	if (isKept) await warnOfSize(desk, plans);
	const { report } = await checkRoots(desk, call, {
		...request,
		capUsd: runs?.capUsd ?? null,
		...runs === null || runs.overhead.length === 0 ? {} : { overhead: toOverheadCost(runs.overhead) },
		made: (root) => toEvidence(root, {
			roots: runs?.roots ?? roots,
			runs,
			mode: request.mode
		})
	});
	return report;
}
async function toLiveRoot(plan, { mode, samples }) {
	const { root, config } = plan;
	const missing = mode === "auto" ? await findMissing(plan) : new Set(plan.subjects);
	return {
		...plan,
		store: openMemoryStore(mode === "live" ? null : root.store(config.store)),
		countSamples: (subject) => missing.has(subject) ? samples ?? subject.test.samples : 0
	};
}
async function findMissing({ root, config, subjects }) {
	const missing = /* @__PURE__ */ new Set();
	for (const subject of subjects) {
		const run = await toKeyedRun(subject, subject.unit, { agentSettings: (agent) => config.agentSettings.get(agent) });
		if (run.kind === "no-key") throw new UsageError(toProblemLine(run.problem));
		const { recordings } = await (await openRecordings({
			skillFolders: [subject.unit.folder],
			sources: [toTreeSource(root.files, null)],
			storeFolder: config.store
		})).find(run.runKey.key);
		if (recordings.length === 0) missing.add(subject);
	}
	return missing;
}
function toEvidence({ path }, given) {
	const { runs, mode } = given;
	const planned = given.roots.find(({ root }) => root.path === path);
	const subjects = planned?.subjects ?? [];
	const unverified = planned?.unverified ?? [];
	const own = runs?.runs.filter(({ subject }) => subjects.includes(subject)) ?? [];
	const rows = [...subjects, ...unverified.map(({ subject }) => subject)];
	return {
		batch: runs?.batch ?? null,
		source: toStoreSource(planned?.store ?? openMemoryStore(null), "live-pr"),
		isAlone: mode === "live",
		isKept: mode !== "live",
		ended: runs === null || runs.ended === null ? null : {
			what: toEndedWords(runs.ended),
			remedy: toRaiseWords(runs.ended)
		},
		agentsOf: groupAgents(rows, [DEFAULT_AGENT]),
		ofRow: groupRuns(own),
		whyUnmade: groupUnverified(unverified)
	};
}

export { testLive };