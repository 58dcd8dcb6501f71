import { t as UsageError } from "./usage-error.js";
import { n as refuseEmptyFilter, r as checkSkills, t as toReport } from "./to-report.js";
import { n as openRootSides, t as readDeskConfig } from "./read-desk-config.js";
import { m as readChange } from "./shared-options.js";

// src/app/check-root.ts
async function checkRoot(desk, root, request) {
	const { config, problems, note } = await readDeskConfig(root, request.base);
	const store = config.store;
	const { head, base, baseFiles, baseCommit, touched } = await openRootSides(desk, root, {
		request,
		store
	});
	return {
		...await checkSkills({
			folder: root.label,
			head,
			base,
			touched,
			settled: baseFiles ?? await headFiles(root),
			mode: request.mode,
			...request.lintView === void 0 ? {} : { lintView: request.lintView },
			...root.lintOnThreads === null ? {} : { threads: {
				within: root.within,
				names: root.names,
				run: root.lintOnThreads
			} },
			marksKnown: request.changedOnly,
			config,
			settingsProblems: problems,
			selection: request.selection,
			made: request.made(root),
			context: {
				evaluate: desk.evaluate,
				sha256: desk.sha256,
				agentSettings: (agent) => config.agentSettings.get(agent),
				counts: () => true,
				samples: request.samples,
				minPassRate: request.minPassRate
			},
			extraSources: async () => [],
			hunks: async () => [],
			onSkill: () => {}
		}),
		note,
		failOn: request.failOn ?? config.failOn,
		base: baseCommit
	};
}
async function headFiles(root) {
	const commit = await root.git?.resolve("HEAD") ?? null;
	return commit === null ? null : root.git?.tree(commit) ?? null;
}

// src/app/verbs/check-roots.ts
async function checkRoots(desk, call, wanted) {
	const paths = call.positionals;
	const roots = await desk.openRoots(paths.length === 0 ? ["."] : paths);
	const request = {
		...wanted,
		...await readChange(call, roots)
	};
	const checked = [];
	for (const root of roots) checked.push(await checkRoot(desk, root, request));
	const skills = checked.flatMap((root) => root.skills);
	const problems = checked.flatMap((root) => root.problems);
	const mayBeEmpty = request.changedOnly || wanted.mayBeEmpty === true;
	if (skills.length === 0 && problems.length === 0 && !mayBeEmpty) throw new UsageError(`no skill (a folder with a SKILL.md) at ${paths.join(", ") || "."}`);
	if (request.mode !== "lint") refuseEmptyFilter({
		skills,
		selection: request.selection,
		touchedOnly: request.changedOnly,
		written: {
			filter: "--filter",
			agents: "--agent"
		}
	});
	const sha = checked.find(({ base }) => base !== null)?.base ?? null;
	return {
		report: toReport({
			version: desk.version,
			created: desk.clock.timestamp(),
			mode: request.mode,
			subject: {
				repository: null,
				serverUrl: null,
				pullRequest: null,
				head: null,
				base: sha === null ? null : {
					name: request.base ?? "base",
					sha
				},
				fork: false,
				workflowRun: null,
				attempt: null
			},
			skills,
			problems,
			capUsd: request.capUsd,
			...request.overhead === void 0 ? {} : { overhead: request.overhead },
			notes: checked.flatMap(({ note }) => note ?? []),
			gates: checked.map(({ situations, failOn }) => ({
				situations,
				failOn
			}))
		}),
		roots
	};
}

export { checkRoots as t };