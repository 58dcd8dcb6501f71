import { d as record, g as unknown, l as number, p as string, u as object } from "./zod.js";
import { n as throttling, r as retry, t as Octokit } from "./octokit.js";
import { t as openGate } from "./request-gate2.js";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import process$1 from "node:process";

// src/github/forge-failure.ts
const requestError = object({
	status: number(),
	message: string(),
	response: object({ headers: record(string(), unknown()) }).optional()
});
const LONGEST_REASON = 200;
function toReason$1(message) {
	return message.replace(/[\s\p{Cc}]+/gu, " ").trim().slice(0, LONGEST_REASON);
}
function isRateLimit(status, message, remaining) {
	return status === 429 || status === 403 && (remaining === "0" || /rate limit/i.test(message));
}
function isClosedToAll(message) {
	return /is locked|was archived|is archived/i.test(message);
}
function toAnsweredFailure(status, text, permission) {
	if (status === 401) return {
		kind: "no-permission",
		text: `GitHub does not accept the token (401: ${text})`
	};
	if (status === 403 && !isClosedToAll(text)) return {
		kind: "no-permission",
		text: `the token may not do this (403: ${text}); add under \`permissions:\` of the job: ${permission}`
	};
	if (status === 404 || status === 410) return {
		kind: "missing",
		text: `${status}: ${text}`
	};
	if (status < 500) return {
		kind: "refused",
		text: `${status}: ${text}`
	};
	return {
		kind: "unreachable",
		text: `GitHub answered ${status}: ${text}`
	};
}
function toForgeFailure(error, permission) {
	const read = requestError.safeParse(error);
	if (!read.success || read.data.response === void 0) return {
		kind: "unreachable",
		text: `GitHub did not answer: ${toReason$1(error instanceof Error ? error.message : String(error))}`
	};
	const { status, message, response } = read.data;
	const text = toReason$1(message);
	if (isRateLimit(status, message, response.headers["x-ratelimit-remaining"])) return {
		kind: "rate-limited",
		text: `GitHub's rate limit is reached (${status}): ${text}`
	};
	return toAnsweredFailure(status, text, permission);
}
function statusOf(error) {
	const read = requestError.safeParse(error);
	return read.success ? read.data.status : null;
}
async function attempt(permission, call) {
	try {
		return {
			ok: true,
			value: await call()
		};
	} catch (error) {
		return {
			ok: false,
			failure: toForgeFailure(error, permission)
		};
	}
}

// src/github/annotations.ts
const ANNOTATIONS_A_REQUEST = 50;
const LONGEST_TITLE = 255;
const toKey = (place) => JSON.stringify(place);
async function listNewAnnotations(client, id, annotations) {
	if (annotations.length === 0) return [];
	const { octokit, owner, repo } = client;
	const posted = await attempt("checks: write", () => octokit.paginate(octokit.rest.checks.listAnnotations, {
		owner,
		repo,
		check_run_id: id,
		per_page: 100
	}));
	if (!posted.ok) {
		client.warn(`annotations are left out of the check: ${posted.failure.text}`);
		return [];
	}
	const known = new Set(posted.value.map(({ path, start_line, title, message }) => toKey([
		path,
		start_line,
		title ?? "",
		message ?? ""
	])));
	return annotations.filter((annotation) => {
		const { path, start_line, title, message } = toAnnotation(annotation);
		const key = toKey([
			path,
			start_line,
			title,
			message
		]);
		const isNew = !known.has(key);
		known.add(key);
		return isNew;
	});
}
function toBatches(annotations) {
	const batches = [];
	for (let at = 0; at < annotations.length; at += ANNOTATIONS_A_REQUEST) batches.push(annotations.slice(at, at + ANNOTATIONS_A_REQUEST));
	return batches;
}
function toAnnotation(annotation) {
	return {
		path: annotation.path,
		start_line: annotation.line,
		end_line: annotation.line,
		start_column: annotation.column,
		end_column: annotation.column,
		annotation_level: annotation.level,
		title: annotation.title.slice(0, LONGEST_TITLE),
		message: annotation.message
	};
}

// src/github/check-run-writer.ts
function toExternalId(writer) {
	const { head, workflowRun, attempt, kind } = writer;
	return `${head}:${workflowRun}:${attempt}:${kind}`;
}
function parseExternalId(text) {
	const [, head, workflowRun, attempt, kind] = /^([0-9a-f]{40,64}):(\d{1,15}):(\d{1,9}):(replay|live)$/.exec(text ?? "") ?? [];
	if (head === void 0) return null;
	return {
		head,
		workflowRun: Number(workflowRun),
		attempt: Number(attempt),
		kind: kind === "live" ? "live" : "replay"
	};
}
function compareWriters(a, b) {
	return a.workflowRun - b.workflowRun || a.attempt - b.attempt;
}
function isSuperseded(writer, stored) {
	return stored.kind === writer.kind && compareWriters(stored, writer) > 0;
}
function isBelowLive(writer, stored) {
	return stored.kind === "live" && writer.kind === "replay";
}

// src/github/create-once.ts
const NEVER_REPEATED = { retries: 0 };
async function createOnce(create, find) {
	try {
		return await create();
	} catch (error) {
		if ((statusOf(error) ?? 0) < 500) throw error;
		return await find() ?? await create();
	}
}

// src/github/check-run.ts
const CHECK_RUN_NAME = "skillcheck";
const LIVE_OVERDUE_MS = 216e5;
async function findOurs$1(client, identity) {
	const { octokit, owner, repo } = client;
	return (await octokit.paginate(octokit.rest.checks.listForRef, {
		owner,
		repo,
		ref: identity.head,
		check_name: CHECK_RUN_NAME,
		filter: "all",
		per_page: 100
	})).filter((run) => run.app?.slug === identity.appSlug && run.name === "skillcheck").flatMap((run) => {
		const writer = parseExternalId(run.external_id);
		if (writer === null || writer.head !== identity.head) return [];
		return [{
			id: run.id,
			url: run.html_url ?? "",
			writer,
			completed: run.status === "completed",
			startedAt: Date.parse(run.started_at ?? "") || 0
		}];
	}).sort((a, b) => compareWriters(b.writer, a.writer) || b.id - a.id)[0];
}
function isStanding(stored) {
	return stored.completed || Date.now() - stored.startedAt < LIVE_OVERDUE_MS;
}
async function startCheckRun(client, identity) {
	return attempt("checks: write", async () => {
		const stored = await findOurs$1(client, identity);
		if (stored === void 0) return started(await create$1(client, identity), identity);
		if (isSuperseded(identity, stored.writer)) return {
			kind: "superseded",
			url: stored.url
		};
		if (isBelowLive(identity, stored.writer) && isStanding(stored)) {
			const externalId = toExternalId(stored.writer);
			return {
				kind: "started",
				run: {
					id: stored.id,
					url: stored.url,
					externalId,
					keepsLiveResult: true
				}
			};
		}
		const { owner, repo } = client;
		const { data } = await client.octokit.rest.checks.update({
			owner,
			repo,
			check_run_id: stored.id,
			...inProgress(identity)
		});
		return started({
			id: data.id,
			url: data.html_url ?? ""
		}, identity);
	});
}
function inProgress(identity) {
	return {
		status: "in_progress",
		external_id: toExternalId(identity),
		started_at: (/* @__PURE__ */ new Date()).toISOString()
	};
}
function started(run, identity) {
	const { id, url } = run;
	return {
		kind: "started",
		run: {
			id,
			url,
			externalId: toExternalId(identity),
			keepsLiveResult: false
		}
	};
}
async function create$1(client, identity) {
	const { octokit, owner, repo } = client;
	return createOnce(async () => {
		const { data } = await octokit.rest.checks.create({
			owner,
			repo,
			name: CHECK_RUN_NAME,
			head_sha: identity.head,
			...inProgress(identity),
			request: NEVER_REPEATED
		});
		return {
			id: data.id,
			url: data.html_url ?? ""
		};
	}, () => findOurs$1(client, identity));
}
async function finishCheckRun(client, run, result) {
	return attempt("checks: write", async () => {
		if (run.keepsLiveResult || await isTakenOver(client, run)) return run.url;
		const fresh = await listNewAnnotations(client, run.id, result.annotations);
		const [first = [], ...more] = toBatches(fresh);
		const update = (output) => complete(client, run, {
			...result,
			output
		});
		const url = await update({
			summary: result.summary,
			annotations: first.map(toAnnotation)
		}).catch((error) => {
			if (statusOf(error) !== 422) throw error;
			const { text } = toForgeFailure(error, "checks: write");
			client.warn(`GitHub refused the check's summary or annotations: ${text}`);
			return update({ summary: "GitHub refused the details; see the job summary." });
		});
		for (const batch of more) {
			const annotations = batch.map(toAnnotation);
			const added = await attempt("checks: write", () => update({
				summary: result.summary,
				annotations
			}));
			if (!added.ok) client.warn(`annotations are missing from the check: ${added.failure.text}`);
		}
		return url;
	});
}
async function complete(client, run, what) {
	const { octokit, owner, repo } = client;
	const { data } = await octokit.rest.checks.update({
		owner,
		repo,
		check_run_id: run.id,
		external_id: run.externalId,
		status: "completed",
		conclusion: what.conclusion,
		output: {
			title: what.title,
			...what.output
		}
	});
	return data.html_url ?? run.url;
}
async function isTakenOver(client, run) {
	const { octokit, owner, repo } = client;
	const read = await attempt("checks: write", () => octokit.rest.checks.get({
		owner,
		repo,
		check_run_id: run.id
	}));
	const stored = read.ok ? parseExternalId(read.value.data.external_id) : null;
	const ours = parseExternalId(run.externalId);
	if (stored === null || ours === null) return false;
	return isSuperseded(ours, stored) || isBelowLive(ours, stored);
}

// src/github/count-commits-since.ts
async function countCommitsSince(client, pull, sha) {
	const { octokit, owner, repo } = client;
	try {
		const commits = await octokit.paginate(octokit.rest.pulls.listCommits, {
			owner,
			repo,
			pull_number: pull,
			per_page: 100
		});
		const at = commits.findIndex((commit) => commit.sha === sha);
		return at < 0 ? null : commits.length - 1 - at;
	} catch {
		return null;
	}
}

// src/github/is-writer.ts
async function isWriter(client, login) {
	const { octokit, owner, repo } = client;
	try {
		const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
			owner,
			repo,
			username: login
		});
		return data.permission === "admin" || data.permission === "write";
	} catch {
		return false;
	}
}

// src/github/list-changed-files.ts
const FILE_LIST_CAP = 3e3;
function toStatus(status) {
	if (status === "added" || status === "copied") return "added";
	if (status === "removed" || status === "renamed") return status;
	return "modified";
}
async function listChangedFiles(client, pull, head) {
	const { octokit, owner, repo } = client;
	const which = {
		owner,
		repo,
		pull_number: pull
	};
	try {
		const files = await octokit.paginate(octokit.rest.pulls.listFiles, {
			...which,
			per_page: 100
		});
		const { data } = await octokit.rest.pulls.get(which);
		if (data.head.sha !== head) return untrusted("the head has moved on since this job was started");
		if (files.length >= 3e3) return untrusted(`GitHub lists ${FILE_LIST_CAP} files at most; the pull request counts ${data.changed_files}`);
		if (files.length !== data.changed_files) return untrusted(`GitHub lists ${files.length} files but counts ${data.changed_files}`);
		return {
			kind: "list",
			files: files.map((file) => ({
				path: file.filename,
				...file.previous_filename === void 0 ? {} : { previousPath: file.previous_filename },
				status: toStatus(file.status)
			}))
		};
	} catch (error) {
		return untrusted(toForgeFailure(error, "pull-requests: read").text);
	}
}
function untrusted(reason) {
	return {
		kind: "untrusted",
		reason
	};
}

// src/github/timed-fetch.ts
const THIRTY_SECONDS = 3e4;
const PROXY_VARIABLES = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY"
];
async function chooseFetch() {
	if (!PROXY_VARIABLES.some((name) => (process.env[name] ?? "") !== "")) return globalThis.fetch;
	const { defaults } = await import("./proxy-fetch.js");
	return defaults.request?.fetch ?? globalThis.fetch;
}
function toTimedFetch(gate, timeoutMs = THIRTY_SECONDS) {
	return async (address, init) => {
		const send = await chooseFetch();
		gate.check();
		const timeout = AbortSignal.timeout(timeoutMs);
		const signal = (init?.method ?? "GET") === "GET" ? AbortSignal.any([timeout, gate.signal]) : timeout;
		return send(address, {
			...init,
			signal
		});
	};
}

// src/github/open-client.ts
const Paced = Octokit.plugin(throttling, retry);
const LIMIT_RETRIES = 1;
const LONGEST_WAIT = 60;
const FINAL = [
	400,
	401,
	403,
	404,
	410,
	422,
	429,
	451
];
function openClient(options) {
	const { warn, pace } = options;
	const [owner = "", repo = ""] = options.repository.split("/");
	const wait = (which) => (...[after, request, , retries]) => {
		const route = "url" in request ? String(request.url) : "a request";
		warn(`${which} rate limit on ${route}: GitHub asks to wait ${after} s`);
		return retries < LIMIT_RETRIES && after <= LONGEST_WAIT;
	};
	return {
		octokit: new Paced({
			auth: options.token,
			baseUrl: options.apiUrl,
			userAgent: "skillcheck",
			log: {
				debug: () => {},
				info: () => {},
				warn,
				error: () => {}
			},
			request: { fetch: toTimedFetch(options.gate ?? openGate(), options.timeoutMs) },
			throttle: {
				enabled: pace === "github",
				onRateLimit: wait("primary"),
				onSecondaryRateLimit: wait("secondary")
			},
			retry: {
				enabled: pace === "github",
				doNotRetry: FINAL
			}
		}),
		owner,
		repo,
		warn
	};
}

// src/github/read-pull-head.ts
async function readPullHead(client, pull) {
	const { octokit, owner, repo } = client;
	return attempt("pull-requests: read", async () => {
		const { data } = await octokit.rest.pulls.get({
			owner,
			repo,
			pull_number: pull
		});
		const { head, base } = data;
		const user = data.user;
		return {
			head: data.head.sha,
			open: data.state === "open",
			author: user?.login ?? null,
			fork: head.repo === null || head.repo.id !== base.repo?.id
		};
	});
}

// src/github/recordings-cache.ts
const loadCache = () => import("./cache.js");
let last = Promise.resolve();
function inWorkspace(folder, call) {
	const next = last.then(async () => {
		const before = process$1.env["GITHUB_WORKSPACE"];
		process$1.env["GITHUB_WORKSPACE"] = folder;
		try {
			return await call();
		} finally {
			if (before === void 0) delete process$1.env["GITHUB_WORKSPACE"];
			else process$1.env["GITHUB_WORKSPACE"] = before;
		}
	});
	last = next.catch(() => {});
	return next;
}
async function inFolder(folder, call) {
	return inWorkspace(folder, async () => {
		const before = process$1.cwd();
		process$1.chdir(folder);
		try {
			return await call();
		} finally {
			process$1.chdir(before);
		}
	});
}
function isOurs(place, key) {
	if (!key.startsWith(place.prefix)) return false;
	return /^[0-9]+-end$/.test(key.slice(place.prefix.length));
}
function isPlainPath(text) {
	return !/[*?[\]{}!#\\~\0]|^\/|^\.\/|\/$/.test(text) && !text.split("/").includes("..");
}
function readMode() {
	return (process$1.env["ACTIONS_CACHE_MODE"] ?? "").trim().toLowerCase();
}
function refusal(place, forbidding) {
	if (!isPlainPath(place.path)) return "the path of the store has characters that a glob reads";
	const mode = readMode();
	return forbidding.includes(mode) ? `cache-mode is ${mode} for this job` : null;
}
const toReason = (error) => error instanceof Error ? error.message : String(error);
const miss = (reason) => ({
	kind: "miss",
	reason
});
const notSaved = (reason) => ({
	kind: "not-saved",
	reason
});
async function restoreRecordings(place, folder) {
	const refused = refusal(place, ["none", "write-only"]);
	if (refused !== null) return miss(refused);
	const target = path.resolve(folder);
	try {
		const cache = await loadCache();
		if (!cache.isFeatureAvailable()) return miss("there is no cache service");
		await mkdir(target, { recursive: true });
		if ((await readdir(target)).length > 0) return miss("the folder to restore into is not empty");
		const restored = await inWorkspace(target, () => restoreNewest(cache, place));
		if (restored.kind === "miss") await rm(target, {
			recursive: true,
			force: true
		});
		return restored;
	} catch (error) {
		return miss(toReason(error));
	}
}
async function restoreNewest(cache, place) {
	const named = await cache.restoreCache([place.path], place.prefix, [], { lookupOnly: true });
	if (named === void 0) return miss("no entry for this skill");
	if (!isOurs(place, named)) return miss("the newest entry has not the name of a recording");
	return await cache.restoreCache([place.path], named) === named ? {
		kind: "hit",
		key: named
	} : miss("the entry vanished while it was restored");
}
async function saveRecordings(place, folder, workflowRun) {
	const refused = refusal(place, ["none", "read"]);
	if (refused !== null) return notSaved(refused);
	try {
		const cache = await loadCache();
		if (!cache.isFeatureAvailable()) return notSaved("there is no cache service");
		const key = `${place.prefix}${workflowRun}-end`;
		return await inFolder(path.resolve(folder), async () => {
			if (await cache.saveCache([place.path], key) > 0) return { kind: "saved" };
			if (readMode() === "write-only") return notSaved("already there, or the service refused");
			const there = await cache.restoreCache([place.path], key, [], { lookupOnly: true });
			return notSaved(there === key ? "already there" : "read-only cache token for this event, or no answer");
		});
	} catch (error) {
		return notSaved(toReason(error));
	}
}

// src/github/sticky-comment.ts
async function findOurs({ client, request, appSlug }) {
	const { octokit, owner, repo } = client;
	return (await octokit.paginate(octokit.rest.issues.listComments, {
		owner,
		repo,
		issue_number: request.pull,
		per_page: 100
	})).filter((comment) => comment.user?.login === `${appSlug}[bot]` && comment.user.type === "Bot" && (comment.performed_via_github_app?.slug ?? appSlug) === appSlug && !isMinimized(comment) && request.isOurs(comment.body ?? "")).sort((a, b) => a.id - b.id).map((comment) => ({
		id: comment.id,
		url: comment.html_url,
		body: comment.body ?? ""
	}));
}
function isMinimized(comment) {
	return "minimized" in comment && comment.minimized !== null && comment.minimized !== void 0;
}
async function writeStickyComment(client, request, appSlug) {
	const place = {
		client,
		request,
		appSlug
	};
	return attempt("pull-requests: write", async () => {
		const [stored, ...duplicates] = await findOurs(place);
		for (const duplicate of duplicates) await remove(client, duplicate.id);
		const decision = request.decide(stored?.body ?? null);
		if (decision.kind === "skip") return {
			comment: stored ?? null,
			did: "skipped",
			reason: decision.reason
		};
		const write = (body) => put(place, stored, body);
		return write(decision.body).catch((error) => {
			if (statusOf(error) !== 422) throw error;
			return write(request.shorter(decision.body));
		});
	});
}
async function put(place, stored, body) {
	if (stored !== void 0) {
		const edited = await edit(place.client, stored.id, body);
		if (edited !== null) return {
			comment: edited,
			did: "edited",
			reason: ""
		};
	}
	return {
		comment: await create(place, body),
		did: "created",
		reason: ""
	};
}
async function edit(client, id, body) {
	const { octokit, owner, repo } = client;
	try {
		const { data } = await octokit.rest.issues.updateComment({
			owner,
			repo,
			comment_id: id,
			body
		});
		return {
			id: data.id,
			url: data.html_url,
			body: data.body ?? body
		};
	} catch (error) {
		if (statusOf(error) === 404) return null;
		throw error;
	}
}
async function create(place, body) {
	const { client, request } = place;
	const { octokit, owner, repo } = client;
	return createOnce(async () => {
		const { data } = await octokit.rest.issues.createComment({
			owner,
			repo,
			issue_number: request.pull,
			body,
			request: NEVER_REPEATED
		});
		return {
			id: data.id,
			url: data.html_url,
			body: data.body ?? body
		};
	}, async () => (await findOurs(place))[0]);
}
async function remove(client, id) {
	const { octokit, owner, repo } = client;
	await attempt("pull-requests: write", () => octokit.rest.issues.deleteComment({
		owner,
		repo,
		comment_id: id
	}));
}

// src/github/upload-report.ts
async function uploadReport(file, folder, retentionDays) {
	try {
		const { DefaultArtifactClient } = await import("./artifact.js");
		const { id } = await new DefaultArtifactClient().uploadArtifact(path.basename(file), [file], folder, {
			skipArchive: true,
			...retentionDays === void 0 ? {} : { retentionDays }
		});
		return id === void 0 ? {
			kind: "not-uploaded",
			reason: "the service gave no id"
		} : {
			kind: "uploaded",
			id
		};
	} catch (error) {
		return {
			kind: "not-uploaded",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}

// src/github/open-forge.ts
function openForge(options) {
	const { gate = openGate() } = options;
	const client = openClient({
		...options,
		gate
	});
	const pass = (call) => async (...given) => {
		gate.check();
		return call(...given);
	};
	const passWatched = (call) => pass((...given) => gate.watch(call(...given)));
	const identity = (head) => ({
		appSlug: options.appSlug,
		head,
		workflowRun: options.workflowRun,
		attempt: options.attempt,
		kind: "replay"
	});
	return {
		listChangedFiles: pass((pull, head) => listChangedFiles(client, pull, head)),
		isWriter: pass((login) => isWriter(client, login)),
		readPullHead: pass((pull) => readPullHead(client, pull)),
		countCommitsSince: pass((pull, sha) => countCommitsSince(client, pull, sha)),
		writeStickyComment: passWatched((request) => writeStickyComment(client, request, options.appSlug)),
		startCheckRun: passWatched((head) => startCheckRun(client, identity(head))),
		finishCheckRun: passWatched((run, result) => finishCheckRun(client, run, result)),
		restoreRecordings: pass(restoreRecordings),
		saveRecordings: pass((place, folder) => saveRecordings(place, folder, options.workflowRun)),
		uploadReport: pass(uploadReport)
	};
}

export { openForge };