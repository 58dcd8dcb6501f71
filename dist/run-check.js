import { a as discriminatedUnion, c as literal, d as record, f as strictObject, g as unknown, i as boolean, l as number, p as string, r as array, t as _enum } from "./zod.js";
import { M as join, N as md, T as findingSchema, b as SEVERITY_ICONS, c as reportSeverity, l as toHeading, n as refuseEmptyFilter, r as checkSkills, s as presentSkills, t as toReport, u as toTitle } from "./to-report.js";
import { t as problemSchema } from "./problem.js";
import { a as FAIL_ON_WORDS, c as VERDICTS, i as EVIDENCE_KINDS, n as CONCLUSIONS, o as SKILL_CHANGES, r as EVIDENCE_CLASSES, s as TEST_STATUSES, t as COMPARISONS } from "./status.js";
import { n as COST_SOURCES } from "./read-run.js";
import { s as SPEAKERS } from "./suites.js";
import { a as readMarker, c as toSkillsTable, d as LADDER, f as toNotes, i as renderShorterComment, l as toLineTwo, m as money$1, o as toMarker, p as toAlert, r as toAnnotations, s as withResult, t as findRenderer, u as toFooter } from "./reports.js";
import { I as redactDeep, k as toCacheKeyPart, p as toStoreSource } from "./to-spent.js";
import { g as createRedactor, x as byteLength } from "./every-rule.js";
import { o as toSkillStorePath } from "./path.js";
import { r as DEFAULT_CONFIG } from "./stand-in2.js";
import { t as SETTINGS_NAMES } from "./settings-names.js";
import { t as UsageError } from "./usage-error.js";
import { n as compileGlobList } from "./glob.js";
import { r as isInside, s as relativeTo } from "./tree-path.js";
import { t as placeBelow } from "./place-paths.js";
import { t as findTouched } from "./find-touched.js";
import { f as openSide } from "./read-linted-unit.js";
import { a as line, t as readRootConfig } from "./read-root-config.js";
import { t as LIMITS } from "./limits.js";

// src/model/verdict.ts
const evidenceSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("event"),
		turn: number().int().min(1),
		event: number().int().min(1),
		text: string()
	}),
	strictObject({
		kind: literal("file"),
		path: string(),
		line: number().int().min(1).nullable(),
		text: string()
	}),
	strictObject({
		kind: literal("run"),
		text: string()
	})
]);
const checkVerdictSchema = strictObject({
	key: string(),
	text: string(),
	line: number().int().min(1),
	verdict: _enum(VERDICTS),
	reason: string(),
	expected: string().nullable(),
	actual: string().nullable(),
	evidence: evidenceSchema.nullable()
});

// src/model/test-report.ts
const count$1 = number().int().min(0);
const usd$1 = number().min(0).nullable();
const rateSchema = strictObject({
	passed: count$1,
	valid: count$1,
	low: number(),
	high: number()
});
const medianUsageSchema = strictObject({
	costUsd: usd$1,
	isCostEstimated: literal(true).optional(),
	modelCalls: number().min(0).nullable(),
	inputTokens: number().min(0).nullable(),
	cachedTokens: number().min(0).nullable(),
	outputTokens: number().min(0).nullable(),
	durationMs: number().min(0).nullable()
});
const partlySpentSchema = strictObject({
	knownUsd: number().min(0),
	unknownRuns: count$1,
	isEstimated: literal(true).optional()
});
const userMoneySchema = strictObject({
	spentUsd: usd$1,
	recordedUsd: usd$1,
	isEstimated: literal(true).optional(),
	runs: count$1
});
const sampleReportSchema = strictObject({
	sample: number().int().min(1),
	verdict: _enum(VERDICTS),
	invalidReason: string().nullable(),
	recording: string().nullable(),
	recordedAt: string(),
	outcome: string(),
	checks: array(checkVerdictSchema),
	costUsd: usd$1,
	costSource: _enum(COST_SOURCES).optional(),
	simulatedUser: strictObject({
		model: string(),
		modelCalls: count$1,
		inputTokens: count$1.nullable(),
		outputTokens: count$1.nullable(),
		costUsd: usd$1,
		costSource: _enum(COST_SOURCES).nullable()
	}).optional(),
	durationMs: count$1,
	inputTokens: count$1.nullable(),
	cachedTokens: count$1.nullable(),
	outputTokens: count$1.nullable(),
	modelCalls: count$1.nullable()
});
const cellSchema = strictObject({
	kind: _enum([
		"user",
		"simulated-user",
		"assistant",
		"tool"
	]),
	text: string(),
	result: string()
});
const testReportSchema = strictObject({
	name: string(),
	file: string(),
	line: number().int().min(1),
	agent: string(),
	tags: array(string()),
	notes: string().nullable(),
	metadata: record(string(), unknown()),
	requestedModel: string(),
	servedModel: string().nullable(),
	status: _enum(TEST_STATUSES),
	flaky: boolean(),
	reason: string(),
	next: string().nullable(),
	evidence: _enum(EVIDENCE_KINDS),
	evidenceClass: _enum(EVIDENCE_CLASSES).nullable(),
	marks: array(string()),
	planned: number().int().min(1),
	needed: count$1,
	minPassRate: number(),
	rate: rateSchema.nullable(),
	base: rateSchema.nullable(),
	comparison: _enum(COMPARISONS),
	p: number().nullable(),
	comparisonReason: string(),
	samples: array(sampleReportSchema),
	batches: array(strictObject({
		id: string(),
		startedAt: string(),
		agentVersion: string().nullable(),
		servedModel: string().nullable(),
		samples: count$1
	})),
	costPerRunUsd: usd$1,
	baseCostPerRunUsd: usd$1,
	recordedUsd: usd$1,
	isCostEstimated: literal(true).optional(),
	priceTables: array(string()).optional(),
	spentUsd: usd$1,
	spentPartly: partlySpentSchema.optional(),
	simulatedUser: userMoneySchema.optional(),
	failure: strictObject({
		sample: number().int().min(1),
		check: checkVerdictSchema,
		samples: array(number().int().min(1)),
		turn: number().int().min(1).nullable(),
		event: number().int().min(1).nullable(),
		verbatim: array(strictObject({
			turn: number().int(),
			event: number().int(),
			kind: string(),
			text: string()
		})),
		refused: array(strictObject({
			turn: number().int().min(1),
			call: string()
		}))
	}).nullable(),
	eventTable: array(strictObject({
		turn: number().int(),
		event: number().int(),
		head: cellSchema.nullable(),
		base: cellSchema.nullable(),
		diverges: boolean()
	})),
	cause: strictObject({
		target: string(),
		path: string(),
		fromLine: number(),
		toLine: number(),
		pathDigest: string()
	}).nullable(),
	transcript: strictObject({
		sample: number().int().min(1),
		verdict: _enum(VERDICTS),
		turns: array(strictObject({
			turn: number().int(),
			user: string(),
			source: _enum(SPEAKERS),
			calls: array(string()),
			lastWords: string()
		}))
	}).nullable(),
	unknownLines: array(strictObject({
		type: string(),
		count: count$1
	}))
});

// src/model/report.ts
const count = number().int().min(0);
const usd = number().min(0).nullable();
const skillReportSchema = strictObject({
	name: string(),
	folder: string(),
	change: _enum(SKILL_CHANGES),
	renamedFrom: string().nullable(),
	state: _enum([
		...TEST_STATUSES,
		"untested",
		"unusable",
		"lint",
		"removed",
		"unselected"
	]),
	suite: string().nullable(),
	tests: array(testReportSchema),
	rows: array(strictObject({
		agent: string(),
		requestedModel: string(),
		runs: count,
		comparison: _enum(COMPARISONS),
		base: strictObject({
			passed: count,
			tests: count
		}).nullable(),
		usage: medianUsageSchema.nullable(),
		baseUsage: medianUsageSchema.nullable(),
		spentUsd: usd,
		recordedUsd: usd,
		notFor: count.optional(),
		isCostEstimated: literal(true).optional()
	})),
	findings: array(findingSchema),
	problems: array(problemSchema),
	comparison: _enum(COMPARISONS),
	regression: strictObject({
		p: number(),
		adjusted: number(),
		stratifiedP: number(),
		stepDownP: number(),
		strata: count,
		skills: count
	}).nullable(),
	base: strictObject({
		passed: count,
		tests: count
	}).nullable(),
	diff: array(strictObject({
		path: string(),
		baseLine: number().int().min(0),
		removed: array(string()),
		headLine: number().int().min(0),
		added: array(string())
	})),
	staleInputs: array(strictObject({
		input: string(),
		recorded: string(),
		now: string(),
		changed: boolean()
	})),
	stale: strictObject({
		recordedAt: string(),
		passed: count,
		tests: count
	}).nullable()
});
const reportSchema = strictObject({
	version: literal(1),
	tool: strictObject({
		name: literal("skillcheck"),
		version: string()
	}),
	created: string(),
	mode: _enum([
		"lint",
		"replay",
		"record",
		"live",
		"auto"
	]),
	subject: strictObject({
		repository: string().nullable(),
		serverUrl: string().nullable(),
		pullRequest: number().int().nullable(),
		head: string().nullable(),
		base: strictObject({
			name: string(),
			sha: string().nullable()
		}).nullable(),
		fork: boolean(),
		workflowRun: number().int().nullable(),
		attempt: number().int().nullable()
	}),
	status: _enum(TEST_STATUSES),
	conclusion: _enum(CONCLUSIONS),
	exitCode: number().int().min(0),
	title: string(),
	failOn: array(_enum(FAIL_ON_WORDS)),
	reasons: array(strictObject({
		word: _enum(FAIL_ON_WORDS).nullable(),
		text: string(),
		counts: boolean()
	})),
	counts: strictObject({
		skills: count,
		tests: count,
		passed: count,
		failed: count,
		inconclusive: count,
		unverified: count,
		invalid: count,
		regressed: count,
		untested: count,
		flaky: count,
		stale: count,
		unrecorded: count,
		lintErrors: count,
		lintWarnings: count
	}),
	money: strictObject({
		spentUsd: usd,
		spentPartly: partlySpentSchema.optional(),
		recordedUsd: usd,
		isEstimated: literal(true).optional(),
		overheadUsd: usd.optional(),
		isOverheadEstimated: literal(true).optional(),
		runs: count,
		simulatedUser: userMoneySchema.optional(),
		capUsd: usd
	}),
	skills: array(skillReportSchema),
	problems: array(problemSchema),
	notes: array(string())
});

// src/app/evidence-rule.ts
const EVERYTHING = {
	counts: () => true,
	note: null
};
const notRecordedHere = (evidence) => evidence !== "committed-pr";
async function toEvidenceRule(job, change) {
	const { event } = job;
	switch (event.kind) {
		case "pull-request":
			if (event.fork) return {
				counts: (evidence) => evidence !== "pr-cache",
				note: null
			};
			return event.author !== null && await job.forge.isWriter(event.author) ? EVERYTHING : {
				counts: notRecordedHere,
				note: null
			};
		case "merge-group": {
			const doubt = await findDoubt(job, event, change);
			if (doubt === null) return EVERYTHING;
			const note = `recordings that this merge group brings do not count: ${doubt}`;
			return {
				counts: notRecordedHere,
				note
			};
		}
		case "push":
		case "everything": return EVERYTHING;
	}
}
async function findDoubt(job, event, { files, store }) {
	if (files === null) return "git cannot tell which ones it brings";
	const brought = files.filter(({ path, status }) => status !== "removed" && path.startsWith(`${store}/cassettes/`));
	if (brought.length === 0) return null;
	const { pull } = event;
	if (pull === null) return "the branch of the queue names no pull request";
	const read = await job.forge.readPullHead(pull);
	if (!read.ok) return `pull request ${pull} could not be read: ${read.failure.text}`;
	const { head, author, fork } = read.value;
	if (fork) return `pull request ${pull} comes from another repository`;
	if (author === null || !await job.forge.isWriter(author)) return `the author of pull request ${pull} may not write to this repository`;
	const failure = await job.repository.fetch([head]);
	if (failure !== null) return `the head of pull request ${pull} could not be fetched: ${failure}`;
	const changed = await job.repository.git.changedPaths(head, event.head);
	if (changed === null) return `git cannot compare with the head of pull request ${pull}`;
	const others = new Set(changed.map(({ path }) => path));
	const foreign = brought.filter(({ path }) => others.has(path)).length;
	return foreign === 0 ? null : `${foreign} of them are not those of pull request ${pull}`;
}

// src/app/find-changes.ts
const everything = (note) => ({
	files: null,
	paths: null,
	note
});
async function findChanges(job) {
	const { event } = job;
	switch (event.kind) {
		case "pull-request": return findPullChanges(job, event);
		case "merge-group": return fromGit(job, event.base, event.head);
		case "push": return event.base === null ? everything("a new branch: every skill is looked at") : fromGit(job, event.base, event.head);
		case "everything": return everything(null);
	}
}
async function findPullChanges(job, event) {
	const listed = await job.forge.listChangedFiles(event.number, event.head);
	if (listed.kind === "list") return toChanges(job, listed.files);
	const merged = await fromMergeCommit(job);
	if (merged !== null) return merged;
	return everything(`every skill is looked at, because the list of changed files is incomplete: ${listed.reason}`);
}
async function fromMergeCommit(job) {
	const { mergeCommit, repository } = job;
	if (mergeCommit === null || await repository.fetch([mergeCommit]) !== null) return null;
	const [first, second] = await repository.git.parents(mergeCommit);
	if (first === void 0 || second === void 0) return null;
	if (await repository.fetch([first]) !== null) return null;
	const changes = await fromGit(job, first, mergeCommit);
	return changes.files === null ? null : changes;
}
async function fromGit(job, base, head) {
	const failure = await job.repository.fetch([base, head]);
	const changed = failure === null ? await job.repository.git.changedPaths(base, head) : null;
	if (changed === null) return everything(`every skill is looked at, because git cannot compare with the base: ${failure ?? "no answer"}`);
	const place = placeBelow(job.inputs["working-directory"]);
	return {
		files: changed,
		paths: new Set(changed.map(({ path }) => place(path))),
		note: null
	};
}
function toChanges(job, files) {
	const root = job.inputs["working-directory"];
	const toRoot = (path) => {
		if (path === void 0 || path === job.workflowPath) return path;
		return isInside(root, path) ? relativeTo(root, path) : void 0;
	};
	return {
		paths: new Set(files.filter(({ status }) => status !== "removed").map(({ path }) => path)),
		note: null,
		files: files.flatMap((file) => {
			const path = toRoot(file.path);
			const previousPath = toRoot(file.previousPath);
			if (path !== void 0) return [{
				path,
				status: file.status,
				...previousPath === void 0 ? {} : { previousPath }
			}];
			return previousPath === void 0 ? [] : [{
				path: previousPath,
				status: "removed"
			}];
		})
	};
}

// src/app/check-event.ts
async function checkEvent(job) {
	const { event, inputs } = job;
	if (inputs.agents !== void 0) {
		const { refuseUnknownAgents } = await import("./refuse-unknown-agents.js");
		refuseUnknownAgents("input agents", inputs.agents);
	}
	const { base, lost } = await fetchSides(job);
	const changes = lost ?? await findChanges(job);
	const sides = await openSides(job, base);
	const { config } = sides.settings;
	const touched = await findTouched(sides, changes.files, {
		store: config.store,
		widening: [
			...SETTINGS_NAMES,
			...inputs.config === void 0 ? [] : [inputs.config],
			...job.workflowPath === null ? [] : [job.workflowPath]
		]
	});
	const evidence = await toEvidenceRule(job, {
		files: changes.files,
		store: config.store
	});
	const restored = /* @__PURE__ */ new Map();
	const failOn = inputs["fail-on"] ?? config.failOn;
	const selection = {
		agents: inputs.agents ?? null,
		filter: inputs.filter ?? null
	};
	const mode = inputs.mode ?? "replay";
	const result = await checkSkills({
		folder: inputs["working-directory"],
		head: sides.head,
		base: sides.base,
		touched,
		settled: sides.base?.files ?? sides.head.files,
		mode,
		marksKnown: true,
		config,
		settingsProblems: sides.settings.problems,
		selection,
		made: null,
		context: {
			evaluate: job.evaluate,
			sha256: job.sha256,
			agentSettings: (agent) => config.agentSettings.get(agent),
			counts: evidence.counts,
			samples: inputs.samples ?? null,
			minPassRate: inputs["min-pass-rate"] ?? null
		},
		extraSources: (unit) => restoreFor(unit, job, {
			config,
			restored
		}),
		hunks: async (folders) => base === null ? [] : job.repository.git.hunks(base, event.head, folders),
		onSkill: (name) => job.log(`checked ${name}`)
	});
	if (mode === "replay") refuseEmptyFilter({
		skills: result.skills,
		selection,
		touchedOnly: true,
		written: {
			filter: "input filter",
			agents: "input agents"
		}
	});
	return {
		report: assemble(job, {
			base,
			changes,
			result,
			failOn,
			evidenceNote: evidence.note
		}),
		changedPaths: changes.paths,
		used: result.used,
		head: sides.head.files,
		restored,
		config
	};
}
async function fetchSides(job) {
	const { event } = job;
	const base = "base" in event ? event.base : null;
	if (base === null || event.kind !== "push") {
		await requireCommits(job, [event.head, ...base === null ? [] : [base]]);
		return {
			base,
			lost: null
		};
	}
	await requireCommits(job, [event.head]);
	const reason = await job.repository.fetch([base]);
	if (reason === null) return {
		base,
		lost: null
	};
	const note = `every skill is looked at and compared with nothing, because the commit before this push could not be fetched: ${reason}`;
	job.log(note);
	return {
		base: null,
		lost: {
			files: null,
			paths: null,
			note
		}
	};
}
async function requireCommits(job, commits) {
	const reason = await job.repository.fetch(commits);
	if (reason !== null) throw new UsageError(`the commits of this event could not be fetched, for which the job needs permissions: contents: read: ${reason}`);
}
async function openSides(job, base) {
	const { git } = job.repository;
	const headFiles = git.tree(job.event.head);
	const baseFiles = base === null ? null : git.tree(base);
	const settings = await readRootConfig(baseFiles ?? headFiles, job.inputs.config ?? null);
	const includes = toIncludes(job.inputs.skills);
	return {
		settings: {
			...settings,
			config: settings.config ?? DEFAULT_CONFIG
		},
		head: await openSide(headFiles, includes),
		base: baseFiles === null ? null : await openSide(baseFiles, includes)
	};
}
function toIncludes(globs) {
	const compiled = compileGlobList(globs);
	if (!compiled.ok) throw new UsageError(`input skills: ${compiled.source}: ${compiled.what}: ${compiled.remedy}`);
	return (folder) => compiled.list.matches(folder === "." ? "SKILL.md" : `${folder}/SKILL.md`);
}
async function toCachePlace(unit, config) {
	if (unit.skill === null) return null;
	return {
		prefix: `skillcheck-c1-${await toCacheKeyPart(unit.folder, unit.skill.digest)}-`,
		path: await toSkillStorePath(unit.folder, config.store)
	};
}
async function restoreFor(unit, job, kept) {
	const place = await toCachePlace(unit, kept.config);
	if (place === null) return [];
	const { path, store } = await job.openStore(kept.config.store);
	const restore = await job.forge.restoreRecordings(place, path);
	job.log(restore.kind === "hit" ? `${unit.name}: recordings restored from the cache` : `${unit.name}: nothing restored from the cache: ${restore.reason}`);
	if (restore.kind === "miss") return [];
	kept.restored.set(unit.folder, store);
	return [toStoreSource(store, "pr-cache")];
}
function assemble(job, parts) {
	const { event, inputs, place } = job;
	const { base, changes, result } = parts;
	return toReport({
		version: job.version,
		created: job.clock.timestamp(),
		mode: inputs.mode ?? "replay",
		capUsd: null,
		subject: {
			repository: place.repository,
			serverUrl: place.serverUrl,
			pullRequest: event.kind === "pull-request" ? event.number : null,
			head: event.head,
			base: "base" in event && base !== null ? {
				name: event.baseName,
				sha: base
			} : null,
			fork: event.kind === "pull-request" && event.fork,
			workflowRun: place.workflowRun,
			attempt: place.attempt
		},
		skills: result.skills,
		problems: result.problems,
		notes: [
			...changes.note === null ? [] : [changes.note],
			...parts.evidenceNote === null ? [] : [parts.evidenceNote],
			...toSettingsNote(changes, event.kind)
		],
		gates: [{
			situations: result.situations,
			failOn: parts.failOn
		}]
	});
}
function toSettingsNote(changes, kind) {
	return (changes.files ?? []).some(({ path }) => /^\.skillcheck\.ya?ml$/.test(path)) && kind === "pull-request" ? ["this pull request changes the settings; the base branch's are in force until it is merged"] : [];
}

// src/reports/check-run/check-run.ts
const SUMMARY_BYTES = 6e4;
const TITLE_CHARACTERS = 200;
function evidenceWord(report) {
	const tests = report.skills.flatMap((skill) => skill.tests).filter((test) => test.status !== "unverified");
	if (tests.some((test) => test.evidence === "live")) return " · live";
	return tests.length > 0 ? " · replayed" : "";
}
function toCheckTitle(report) {
	if (report.skills.length === 0 && report.problems.length === 0) return "no skills changed";
	const icon = SEVERITY_ICONS[reportSeverity(report)];
	const cost = presentSkills(report).some((skill) => skill.tests.length > 0) ? ` · ${money$1(report.money.spentUsd, report.money.isEstimated)}` : "";
	const tail = `${evidenceWord(report)}${cost}`;
	return `${icon} ${line(toTitle(report), TITLE_CHARACTERS)}${tail}`;
}
function drawSummary(page) {
	const { report, detail } = page;
	return join([
		toHeading(report),
		report.skills.length === 0 ? md`` : toLineTwo(page),
		toAlert(page),
		detail.countsOnly ? md`` : toSkillsTable(page),
		detail.countsOnly ? md`` : toNotes(page),
		toFooter(page)
	], "\n\n");
}
function toCheckRun(report, context) {
	const redacted = redactDeep(report, context.redactor);
	let summary = md``;
	for (const detail of LADDER) {
		summary = drawSummary({
			report: redacted,
			context,
			detail
		});
		if (byteLength(summary) <= SUMMARY_BYTES) break;
	}
	return {
		title: toCheckTitle(redacted),
		summary,
		annotations: toAnnotations(redacted, context.github?.changedPaths ?? null)
	};
}

// src/reports/sticky/decide-write.ts
function withoutVolatile(body) {
	return body.replace(/<relative-time datetime="[^"<>]{0,40}">[^<]{0,40}<\/relative-time>/g, "<time>").replace(/(\/actions\/runs\/|\/artifacts\/|\/attempts\/)[0-9]+/g, "$1N").replace(/"run":[0-9]+,"attempt":[0-9]+/g, "\"run\":N,\"attempt\":N");
}
function compareRuns(left, right) {
	return left.run - right.run || left.attempt - right.attempt;
}
function isStanding(stored, now) {
	if (stored.status === "running") return stored.until !== void 0 && now <= stored.until;
	return stored.kind === "live";
}
function decideByCommit(stored, request) {
	const { marker } = request.next;
	if (stored.sha === marker.sha) return null;
	if (marker.sha === request.head) return "write";
	if (stored.sha === request.head) return "the comment shows a newer commit";
	return compareRuns(stored, marker) <= 0 ? "write" : "the comment shows a later run";
}
function decideByKind(stored, request) {
	const { marker } = request.next;
	if (stored.kind === marker.kind) return compareRuns(stored, marker) <= 0 ? null : "the comment shows a later run";
	if (marker.kind === "live" || !isStanding(stored, request.now)) return null;
	return stored.status === "running" ? "a live run of this commit is going on" : "a live result of this commit stands";
}
function decideWrite(request) {
	const write = {
		kind: "write",
		body: request.next.body
	};
	if (request.stored === null) return write;
	const stored = readMarker(request.stored);
	if (stored === null) return write;
	const byCommit = decideByCommit(stored, request);
	const reason = byCommit === null ? decideByKind(stored, request) : byCommit;
	if (reason !== null && reason !== "write") return {
		kind: "skip",
		reason
	};
	return withoutVolatile(request.stored.replaceAll("\r\n", "\n")) === withoutVolatile(request.next.body) ? {
		kind: "skip",
		reason: "nothing changed"
	} : write;
}

// src/app/publish-check.ts
function draw(name, report, context) {
	const renderer = findRenderer(name);
	if (renderer === void 0) throw new Error(`no renderer ${name}`);
	return renderer.render(report, context);
}
function toContext(job, checked, artifactUrl) {
	const { place, inputs } = job;
	const github = {
		serverUrl: place.serverUrl,
		repository: place.repository,
		workflowRun: place.workflowRun,
		attempt: place.attempt,
		commentKey: inputs["comment-key"],
		kind: "replay",
		history: [],
		artifactUrl,
		summaryUrl: null,
		behind: 0,
		changedPaths: checked.changedPaths
	};
	return {
		redactor: createRedactor(job.secrets),
		now: job.clock.timestamp(),
		colour: false,
		maxExcerpts: inputs["max-excerpts"],
		github
	};
}
async function publishCheck(job, checked, parts) {
	const context = toContext(job, checked, parts.artifactUrl);
	const { report } = checked;
	const checkRun = await finish(job, {
		report,
		context,
		start: parts.start
	});
	const sticky = await writeComment(job, report, context);
	const notes = [
		...parts.notes,
		...checkRun.notes,
		...sticky.notes
	];
	const noted = {
		...report,
		notes: [...report.notes, ...notes]
	};
	return {
		checkRunWritten: checkRun.written,
		comment: sticky.outcome,
		notes,
		commentBody: sticky.body,
		summary: draw("summary", noted, context)
	};
}
async function finish(job, parts) {
	const { report, context, start } = parts;
	if (start === null) return {
		written: false,
		notes: []
	};
	if (!start.ok) return {
		written: false,
		notes: [toNote("check run", start.failure)]
	};
	if (start.value.kind === "superseded") return {
		written: true,
		notes: ["a newer workflow run has written the check run already"]
	};
	const output = toCheckRun(report, context);
	const finished = await job.forge.finishCheckRun(start.value.run, {
		...output,
		annotations: job.inputs.annotations ? output.annotations : [],
		conclusion: report.conclusion
	});
	if (finished.ok) job.onFinished();
	return finished.ok ? {
		written: true,
		notes: []
	} : {
		written: false,
		notes: [toNote("check run", finished.failure)]
	};
}
function toNote(what, failure) {
	return `the ${what} could not be written: ${failure.text}`;
}
function isWanted(job, report, stored) {
	const affected = report.skills.length > 0 || report.problems.length > 0;
	switch (job.inputs.comment) {
		case "never": return false;
		case "always": return true;
		case "auto": return affected || stored !== null;
		case "on-failure": return report.conclusion !== "success" || stored !== null;
		case "on-change": return (affected || stored !== null) && readMarker(stored ?? "")?.status !== report.status;
	}
}
async function writeComment(job, report, context) {
	const { event, forge } = job;
	let body = draw("comment", report, context);
	if (event.kind !== "pull-request" || event.fork || job.inputs.comment === "never") return {
		outcome: null,
		body,
		notes: []
	};
	const pull = await forge.readPullHead(event.number);
	if (!pull.ok) return {
		outcome: null,
		body,
		notes: [toNote("comment", pull.failure)]
	};
	if (!pull.value.open) return {
		outcome: null,
		body,
		notes: ["no comment: the pull request was closed meanwhile"]
	};
	const behind = pull.value.head === event.head ? 0 : await forge.countCommitsSince(event.number, event.head);
	if (behind === null) return {
		outcome: null,
		body,
		notes: ["no comment: the head has moved on meanwhile"]
	};
	const placedContext = withBehind(context, behind);
	const key = job.inputs["comment-key"];
	const written = await forge.writeStickyComment({
		pull: event.number,
		isOurs: (text) => readMarker(text)?.key === key,
		decide: (stored) => {
			if (!isWanted(job, report, stored)) return {
				kind: "skip",
				reason: "not wanted"
			};
			const placed = withHistory(placedContext, report, stored);
			body = draw("comment", report, placed);
			if (placed.github === null) throw new Error("a comment without a place");
			return decideWrite({
				stored,
				next: {
					body,
					marker: toMarker(report, placed.github)
				},
				head: pull.value.head,
				now: Math.floor(job.clock.now() / 1e3)
			});
		},
		shorter: () => renderShorterComment(report, placedContext)
	});
	return written.ok ? {
		outcome: written.value,
		body,
		notes: []
	} : {
		outcome: null,
		body,
		notes: [toNote("comment", written.failure)]
	};
}
function withBehind(context, behind) {
	return context.github === null ? context : {
		...context,
		github: {
			...context.github,
			behind
		}
	};
}
function withHistory(context, report, stored) {
	if (context.github === null) return context;
	const earlier = readMarker(stored ?? "")?.hist ?? [];
	const history = withResult(earlier, report.subject.head ?? "", report.status);
	return {
		...context,
		github: {
			...context.github,
			history
		}
	};
}

// src/app/save-used.ts
async function saveUsed(job, checked) {
	const { event } = job;
	if (event.kind === "pull-request" && event.fork) return [];
	const notes = [];
	for (const { unit, rows } of checked.used) {
		const place = await toCachePlace(unit, checked.config);
		if (place === null || !hasMoreThanCache(rows)) continue;
		const { path, store } = await job.openStore(checked.config.store);
		const copied = await copyRecordings(rows, checked, store);
		if (copied === 0) continue;
		const save = await job.forge.saveRecordings(place, path);
		if (save.kind === "saved") job.log(`${unit.name}: ${copied} recordings saved to the cache`);
		else notes.push(`${unit.name}: recordings not saved to the cache: ${save.reason}`);
	}
	return notes;
}
function hasMoreThanCache(rows) {
	return rows.some(({ samples }) => samples.some(({ recording }) => recording.evidence !== "pr-cache"));
}
async function copyRecordings(rows, checked, target) {
	let copied = 0;
	const decoder = new TextDecoder();
	for (const row of rows) {
		const restored = checked.restored.get(row.folder);
		for (const { recording } of row.samples) {
			const committed = await checked.head.read(recording.path, LIMITS.cassetteBytes);
			const content = committed.kind === "file" ? committed : await restored?.read(recording.path);
			if (content?.kind !== "file") continue;
			await target.write(recording.path, decoder.decode(content.bytes));
			copied += 1;
		}
	}
	return copied;
}

// src/app/run-check.ts
const REPORT_FILE = "skillcheck-report.json";
const SUMMARY_FILE = "skillcheck-summary.md";
const KEPT_CODES = [
	2,
	3,
	130
];
async function runCheck(job) {
	const start = await startCheckRun(job);
	const checked = await checkEvent(job);
	const redactor = createRedactor(job.secrets);
	const report = redactDeep(reportSchema.parse(checked.report), redactor);
	const text = `${JSON.stringify(report, null, 2)}\n`;
	const resultsPath = await job.writeResult(REPORT_FILE, text);
	const saved = await saveUsed(job, checked);
	const upload = await uploadReport(job, {
		resultsPath,
		text
	});
	const redacted = {
		...checked,
		report
	};
	const published = await publishCheck(job, redacted, {
		start,
		artifactUrl: upload.url,
		notes: [...saved, ...upload.notes]
	});
	await writeSurfaces(job, report, {
		published,
		changedPaths: checked.changedPaths
	});
	setOutputs(job, report, {
		published,
		resultsPath
	});
	return published.checkRunWritten && !KEPT_CODES.includes(report.exitCode) ? 0 : report.exitCode;
}
async function startCheckRun(job) {
	const { event, inputs } = job;
	if (event.kind === "pull-request" && event.fork || inputs["check-run"] === "false") return null;
	const start = await job.forge.startCheckRun(event.head);
	if (start.ok && start.value.kind === "started") job.onStarted(start.value.run);
	return start;
}
async function uploadReport(job, { resultsPath, text }) {
	const name = job.inputs["report-artifact"];
	if (name === "") return {
		url: null,
		notes: []
	};
	const file = name === REPORT_FILE ? resultsPath : await job.writeResult(name, text);
	const folder = file.slice(0, file.lastIndexOf("/"));
	const upload = await job.forge.uploadReport(file, folder, job.inputs["retention-days"]);
	if (upload.kind === "not-uploaded") return {
		url: null,
		notes: [`the report was not uploaded: ${upload.reason}`]
	};
	const { serverUrl, repository, workflowRun } = job.place;
	return {
		url: `${serverUrl}/${repository}/actions/runs/${workflowRun}/artifacts/${upload.id}`,
		notes: []
	};
}
async function writeSurfaces(job, report, written) {
	const { inputs } = job;
	const context = {
		redactor: createRedactor(job.secrets),
		now: job.clock.timestamp(),
		colour: false,
		maxExcerpts: inputs["max-excerpts"],
		github: null
	};
	job.log(findRenderer("plain")?.render(report, context) ?? "");
	for (const note of written.published.notes) job.warn(note);
	await job.writeResult(SUMMARY_FILE, written.published.summary);
	if (inputs["job-summary"]) await job.writeSummary(written.published.summary);
	if (!inputs.annotations || written.published.checkRunWritten) return;
	for (const annotation of toAnnotations(report, written.changedPaths).slice(0, inputs["max-annotations"])) job.annotate(annotation);
}
const money = (usd) => usd === null ? "unknown" : usd.toFixed(4);
function setOutputs(job, report, parts) {
	const { counts } = report;
	const { comment, commentBody } = parts.published;
	const values = {
		status: report.status,
		conclusion: report.conclusion,
		passed: String(counts.passed),
		failed: String(counts.failed),
		inconclusive: String(counts.inconclusive),
		unverified: String(counts.unverified),
		invalid: String(counts.invalid),
		regressed: String(counts.regressed),
		untested: String(counts.untested),
		flaky: String(counts.flaky),
		stale: String(counts.stale),
		unrecorded: String(counts.unrecorded),
		skills: JSON.stringify(report.skills.map(({ name, state }) => ({
			name,
			status: state
		}))),
		"spent-usd": money(report.money.spentUsd),
		"recorded-usd": money(report.money.recordedUsd),
		"results-path": parts.resultsPath,
		"summary-path": parts.resultsPath.replace(REPORT_FILE, SUMMARY_FILE),
		"comment-id": comment?.comment === null || comment === null ? "" : String(comment.comment.id),
		"comment-url": comment?.comment?.url ?? "",
		"comment-body": commentBody
	};
	for (const [name, value] of Object.entries(values)) job.setOutput(name, value);
}

export { runCheck };