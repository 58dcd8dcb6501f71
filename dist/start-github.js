import { createServer } from "node:http";
import { spawn } from "node:child_process";
import { n as isGranted, r as workflowToken, t as FAKE_TOKEN } from "./tokens.js";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { deflateSync } from "node:zlib";

// fakes/servers/github/git.ts
const gitEnvironment = {
	PATH: process.env["PATH"] ?? "/usr/bin:/bin",
	HOME: "/nonexistent",
	LC_ALL: "C.UTF-8",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_TERMINAL_PROMPT: "0"
};
function runGit(directory, argv) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [
			"--git-dir",
			directory,
			...argv
		], {
			env: gitEnvironment,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		const out = [];
		const err = [];
		child.stdout.on("data", (chunk) => out.push(chunk));
		child.stderr.on("data", (chunk) => err.push(chunk));
		child.on("error", reject);
		child.on("close", (code) => resolve({
			code: code ?? 1,
			stdout: Buffer.concat(out),
			stderr: Buffer.concat(err).toString()
		}));
	});
}
async function gitOutput(directory, argv) {
	const answer = await runGit(directory, argv);
	if (answer.code !== 0) throw new Error(`git ${argv[0] ?? ""} failed: ${answer.stderr.trim()}`);
	return answer.stdout;
}
function feedGit(directory, argv, input) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [
			"--git-dir",
			directory,
			...argv
		], {
			env: gitEnvironment,
			stdio: [
				"pipe",
				"ignore",
				"pipe"
			]
		});
		let words = "";
		child.stderr.on("data", (chunk) => {
			words += chunk.toString();
		});
		child.on("error", reject);
		child.on("close", (code) => code === 0 ? resolve() : reject(new Error(words.trim())));
		child.stdin.on("error", () => child.stdin.destroy());
		child.stdin.end(input);
	});
}
function nulFields(output) {
	const fields = output.toString("utf8").split("\0");
	if (fields.at(-1) === "") fields.pop();
	return fields;
}

// fakes/servers/github/links.ts
function encoded(...segments) {
	return segments.flatMap((segment) => segment.split("/")).map((part) => encodeURIComponent(Buffer.from(part).toString())).join("/");
}
function linksOf(port, owner, name) {
	const api = `http://127.0.0.1:${port}`;
	const server = `http://github.localhost:${port}`;
	return {
		api,
		server,
		repository: (...segments) => [`${api}/repos/${encoded(owner, name)}`, ...tail(segments)].join("/"),
		page: (...segments) => [`${server}/${encoded(owner, name)}`, ...tail(segments)].join("/")
	};
}
function tail(segments) {
	return segments.length === 0 ? [] : [encoded(...segments)];
}

// fakes/servers/github/shapes/user.ts
function stableId(text) {
	let hash = 0x811c9dc5;
	for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
	return hash;
}
function nodeId(kind, id) {
	return Buffer.from(`${kind}:${id}`).toString("base64url");
}
function userShape(links, login) {
	const isBot = login.endsWith("[bot]");
	const url = `${links.api}/users/${encoded(login)}`;
	return {
		login,
		id: login === "github-actions[bot]" ? 41898282 : stableId(login),
		node_id: nodeId(isBot ? "Bot" : "User", login),
		avatar_url: `${links.server}/avatars/${encoded(login)}`,
		gravatar_id: "",
		url,
		html_url: isBot ? `${links.server}/apps/${encoded(login.slice(0, -5))}` : `${links.server}/${encoded(login)}`,
		followers_url: `${url}/followers`,
		following_url: `${url}/following{/other_user}`,
		gists_url: `${url}/gists{/gist_id}`,
		starred_url: `${url}/starred{/owner}{/repo}`,
		subscriptions_url: `${url}/subscriptions`,
		organizations_url: `${url}/orgs`,
		repos_url: `${url}/repos`,
		events_url: `${url}/events{/privacy}`,
		received_events_url: `${url}/received_events`,
		type: isBot ? "Bot" : "User",
		site_admin: false
	};
}
function appShape(links, app) {
	if (app === null) return null;
	return {
		id: app.id,
		slug: app.slug,
		node_id: nodeId("App", app.id),
		owner: userShape(links, "github"),
		name: app.name,
		description: null,
		external_url: links.server,
		html_url: `${links.server}/apps/${encoded(app.slug)}`,
		created_at: "2018-07-30T09:30:17Z",
		updated_at: "2018-07-30T09:30:17Z",
		permissions: {
			checks: "write",
			contents: "read",
			metadata: "read"
		},
		events: []
	};
}

// fakes/servers/github/shapes/issue.ts
function labelShape(links, name) {
	return {
		id: stableId(`label ${name}`),
		node_id: nodeId("Label", name),
		url: links.repository("labels", name),
		name,
		color: "ededed",
		default: false,
		description: null
	};
}
function associationOf(state, login) {
	if (login === state.owner) return "OWNER";
	return state.collaborators.has(login) ? "COLLABORATOR" : "NONE";
}
function commentShape(state, links, comment) {
	const kind = state.issues.get(comment.issue)?.ends ? "pull" : "issues";
	return {
		id: comment.id,
		node_id: nodeId("IssueComment", comment.id),
		url: links.repository("issues", "comments", String(comment.id)),
		html_url: `${links.page(kind, String(comment.issue))}#issuecomment-${comment.id}`,
		issue_url: links.repository("issues", String(comment.issue)),
		body: comment.body,
		user: userShape(links, comment.author),
		created_at: comment.createdAt,
		updated_at: comment.updatedAt,
		author_association: associationOf(state, comment.author),
		performed_via_github_app: appShape(links, comment.app)
	};
}
function commonIssueShape(state, links, issue) {
	return {
		number: issue.number,
		state: issue.state,
		title: issue.title,
		body: issue.body,
		user: userShape(links, issue.author),
		labels: issue.labels.map((name) => labelShape(links, name)),
		assignee: null,
		assignees: [],
		milestone: null,
		locked: false,
		active_lock_reason: null,
		draft: issue.draft,
		created_at: issue.createdAt,
		updated_at: issue.updatedAt,
		closed_at: issue.closedAt,
		author_association: associationOf(state, issue.author)
	};
}
function pullAddresses(links, issue) {
	const page = links.page("pull", String(issue.number));
	return {
		url: links.repository("pulls", String(issue.number)),
		html_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`
	};
}
function issueShape(state, links, issue) {
	const url = links.repository("issues", String(issue.number));
	const comments = [...state.comments.values()].filter((one) => one.issue === issue.number);
	const shape = {
		id: stableId(`issue ${issue.number}`),
		node_id: nodeId("Issue", issue.number),
		url,
		repository_url: links.repository(),
		labels_url: `${url}/labels{/name}`,
		comments_url: `${url}/comments`,
		events_url: `${url}/events`,
		timeline_url: `${url}/timeline`,
		html_url: links.page(issue.ends ? "pull" : "issues", String(issue.number)),
		...commonIssueShape(state, links, issue),
		comments: comments.length,
		state_reason: issue.state === "closed" ? "completed" : null,
		performed_via_github_app: null
	};
	if (issue.ends === null) return shape;
	const pull = {
		...pullAddresses(links, issue),
		merged_at: issue.mergedAt
	};
	return {
		...shape,
		pull_request: pull
	};
}

// fakes/servers/github/shapes/commit.ts
const UNSIGNED = {
	verified: false,
	reason: "unsigned",
	signature: null,
	payload: null,
	verified_at: null
};
function parentShapes(links, commit, ...below) {
	return commit.parents.map((sha) => ({
		sha,
		url: links.repository(...below, sha),
		html_url: links.page("commit", sha)
	}));
}
function treeShape(links, sha) {
	return {
		sha,
		url: links.repository("git", "trees", sha)
	};
}
function gitCommitShape(links, commit) {
	return {
		sha: commit.sha,
		node_id: nodeId("Commit", commit.sha),
		url: links.repository("git", "commits", commit.sha),
		html_url: links.page("commit", commit.sha),
		author: commit.author,
		committer: commit.committer,
		message: commit.message,
		tree: treeShape(links, commit.tree),
		parents: parentShapes(links, commit, "git", "commits"),
		verification: UNSIGNED
	};
}
function commitShape(links, commit) {
	const url = links.repository("commits", commit.sha);
	return {
		sha: commit.sha,
		node_id: nodeId("Commit", commit.sha),
		commit: {
			author: commit.author,
			committer: commit.committer,
			message: commit.message,
			tree: treeShape(links, commit.tree),
			url: links.repository("git", "commits", commit.sha),
			comment_count: 0,
			verification: UNSIGNED
		},
		url,
		html_url: links.page("commit", commit.sha),
		comments_url: `${url}/comments`,
		author: null,
		committer: null,
		parents: parentShapes(links, commit, "commits")
	};
}
function fileShape(links, change, head) {
	const shape = {
		sha: change.sha,
		filename: change.filename,
		status: change.status,
		additions: change.additions,
		deletions: change.deletions,
		changes: change.additions + change.deletions,
		blob_url: links.page("blob", head, change.filename),
		raw_url: links.page("raw", head, change.filename),
		contents_url: `${links.repository("contents", change.filename)}?ref=${head}`
	};
	const previous = change.previousFilename;
	return previous === void 0 ? shape : {
		...shape,
		previous_filename: previous
	};
}
function countLines(changes) {
	const sum = {
		additions: 0,
		deletions: 0
	};
	for (const change of changes) {
		sum.additions += change.additions;
		sum.deletions += change.deletions;
	}
	return sum;
}

// fakes/servers/github/shapes/repository.ts
const PLAIN_ADDRESSES = [
	"contributors",
	"deployments",
	"downloads",
	"events",
	"forks",
	"hooks",
	"languages",
	"merges",
	"stargazers",
	"subscribers",
	"subscription",
	"tags",
	"teams"
];
const TEMPLATES = {
	archive_url: "/{archive_format}{/ref}",
	assignees_url: "/assignees{/user}",
	blobs_url: "/git/blobs{/sha}",
	branches_url: "/branches{/branch}",
	collaborators_url: "/collaborators{/collaborator}",
	comments_url: "/comments{/number}",
	commits_url: "/commits{/sha}",
	compare_url: "/compare/{base}...{head}",
	contents_url: "/contents/{+path}",
	git_commits_url: "/git/commits{/sha}",
	git_refs_url: "/git/refs{/sha}",
	git_tags_url: "/git/tags{/sha}",
	issue_comment_url: "/issues/comments{/number}",
	issue_events_url: "/issues/events{/number}",
	issues_url: "/issues{/number}",
	keys_url: "/keys{/key_id}",
	labels_url: "/labels{/name}",
	milestones_url: "/milestones{/number}",
	notifications_url: "/notifications{?since,all,participating}",
	pulls_url: "/pulls{/number}",
	releases_url: "/releases{/id}",
	statuses_url: "/statuses/{sha}",
	trees_url: "/git/trees{/sha}"
};
function addresses(url) {
	const plain = PLAIN_ADDRESSES.map((name) => [`${name}_url`, `${url}/${name}`]);
	const templates = Object.entries(TEMPLATES).map(([name, end]) => [name, `${url}${end}`]);
	return Object.fromEntries([...plain, ...templates]);
}
const NUMBERS = {
	forks: 0,
	forks_count: 0,
	open_issues: 0,
	open_issues_count: 0,
	size: 1,
	stargazers_count: 0,
	watchers: 0,
	watchers_count: 0
};
const SETTINGS$1 = {
	archived: false,
	disabled: false,
	has_downloads: true,
	has_issues: true,
	has_pages: false,
	has_projects: true,
	has_wiki: true
};
function repositoryShape(state, links, fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	const url = `${links.api}/repos/${encoded(owner, name)}`;
	const page = `${links.server}/${encoded(owner, name)}`;
	const created = "2024-01-01T00:00:00Z";
	return {
		id: stableId(fullName),
		node_id: nodeId("Repository", fullName),
		name,
		full_name: fullName,
		owner: userShape(links, owner),
		private: state.isPrivate,
		visibility: state.isPrivate ? "private" : "public",
		html_url: page,
		description: null,
		fork: fullName !== `${state.owner}/${state.name}`,
		url,
		...addresses(url),
		clone_url: `${page}.git`,
		git_url: `${page}.git`,
		ssh_url: `${page}.git`,
		svn_url: page,
		mirror_url: null,
		homepage: null,
		language: null,
		license: null,
		default_branch: state.defaultBranch,
		created_at: created,
		updated_at: created,
		pushed_at: created,
		...NUMBERS,
		...SETTINGS$1
	};
}

// fakes/servers/github/shapes/pull-request.ts
function isPullRequest(issue) {
	return issue !== void 0 && issue.ends !== null;
}
async function endsOf(state, pull) {
	const { ends } = pull;
	if (pull.state === "closed") return ends.known;
	const [base, head] = await Promise.all([ends.base, ends.head].map(state.git.commitSha));
	ends.known = {
		base: base ?? ends.known.base,
		head: head ?? ends.known.head
	};
	return ends.known;
}
function endShape(state, links, end) {
	const owner = end.repo?.split("/")[0] ?? "ghost";
	return {
		label: `${owner}:${end.ref}`,
		ref: end.ref,
		sha: end.sha,
		user: userShape(links, owner),
		repo: end.repo === null ? null : repositoryShape(state, links, end.repo)
	};
}
function hypermedia(links, pull, head) {
	const number = String(pull.number);
	const url = links.repository("pulls", number);
	const addresses = {
		html: links.page("pull", number),
		self: url,
		issue: links.repository("issues", number),
		comments: links.repository("issues", number, "comments"),
		commits: `${url}/commits`,
		review_comments: `${url}/comments`,
		review_comment: `${links.repository("pulls", "comments")}{/number}`,
		statuses: links.repository("statuses", head)
	};
	const wrapped = Object.entries(addresses).map(([name, href]) => [name, { href }]);
	return {
		issue_url: addresses.issue,
		comments_url: addresses.comments,
		commits_url: addresses.commits,
		review_comments_url: addresses.review_comments,
		review_comment_url: addresses.review_comment,
		statuses_url: addresses.statuses,
		_links: Object.fromEntries(wrapped)
	};
}
async function pullRequestShape(state, links, pull) {
	return shapeBetween({
		state,
		links
	}, pull, await endsOf(state, pull));
}
async function shapeBetween({ state, links }, pull, { base, head }) {
	const merge = await state.git.reference(`refs/pull/${pull.number}/merge`);
	const { headRef, headRepository } = pull.ends;
	return {
		id: stableId(`pull ${pull.number}`),
		node_id: nodeId("PullRequest", pull.number),
		...pullAddresses(links, pull),
		...hypermedia(links, pull, head),
		...commonIssueShape(state, links, pull),
		merged_at: pull.mergedAt,
		merge_commit_sha: merge?.sha ?? null,
		auto_merge: null,
		requested_reviewers: [],
		requested_teams: [],
		head: endShape(state, links, {
			ref: headRef,
			sha: head,
			repo: headRepository
		}),
		base: endShape(state, links, {
			ref: pull.ends.base,
			sha: base,
			repo: `${state.owner}/${state.name}`
		})
	};
}
async function fullPullRequestShape(state, links, pull) {
	const ends = await endsOf(state, pull);
	const [shape, changes, commits] = await Promise.all([
		shapeBetween({
			state,
			links
		}, pull, ends),
		changesBetween(state, ends),
		state.git.commitsBetween(ends.base, ends.head)
	]);
	const comments = [...state.comments.values()].filter((one) => one.issue === pull.number);
	return {
		...shape,
		...countLines(changes),
		changed_files: changes.length,
		commits: commits.length,
		comments: comments.length,
		review_comments: 0,
		merged: pull.mergedAt !== null,
		merged_by: null,
		mergeable: true,
		mergeable_state: "clean",
		maintainer_can_modify: false
	};
}
async function changesBetween(state, { base, head }) {
	const start = await state.git.mergeBase(base, head);
	return state.git.changes(start ?? base, head);
}

// fakes/servers/github/events.ts
async function pullRequestEvent(place, number, what = {}) {
	const { state, links } = place;
	const pull = state.issues.get(number);
	if (!isPullRequest(pull)) throw new Error(`no pull request ${number}`);
	const payload = {
		action: what.action ?? "synchronize",
		number,
		pull_request: await fullPullRequestShape(state, links, pull),
		repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
		sender: userShape(links, what.sender ?? pull.author)
	};
	return what.label === void 0 ? payload : {
		...payload,
		label: labelShape(links, what.label)
	};
}

// fakes/servers/github/reply.ts
const DOCUMENTATION = "https://docs.github.com/rest";
function reply(status, body, headers = {}) {
	return {
		status,
		body,
		headers
	};
}
function failure(status, message, errors) {
	const common = {
		documentation_url: DOCUMENTATION,
		status: String(status)
	};
	return reply(status, errors === void 0 ? {
		message,
		...common
	} : {
		message,
		errors,
		...common
	});
}
function notFound(message = "Not Found") {
	return failure(404, message);
}
function forbidden(message = "Resource not accessible by integration") {
	return failure(403, message);
}
function invalid(resource, field, message) {
	return failure(422, `Validation Failed: ${message}`, [{
		resource,
		field,
		code: "custom",
		message
	}]);
}
function refused(message) {
	return failure(422, `Invalid request.\n\n${message}`);
}

// fakes/servers/github/faults.ts
function faultList(initial) {
	const pending = [];
	const add = (fault) => {
		pending.push({
			fault,
			left: fault.times ?? 1
		});
	};
	initial.forEach(add);
	return {
		add,
		take: (request) => {
			const found = pending.find(({ fault, left }) => left > 0 && fault.match.test(request));
			if (found === void 0) return void 0;
			found.left -= 1;
			return found.fault;
		}
	};
}
async function faultReply(fault) {
	await fault.until;
	if (fault.status === void 0) return null;
	const body = fault.body ?? failure(fault.status, `Injected ${fault.status}`).body;
	return reply(fault.status, body, fault.headers ?? {});
}

// fakes/servers/github/call.ts
function parameter(call, name) {
	return call.parameters.get(name) ?? "";
}
function numberParameter(call, name) {
	return Number(parameter(call, name));
}
function fields(value) {
	return isObject(value) ? value : {};
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function text(value) {
	return typeof value === "string" ? value : void 0;
}
function list(value) {
	return Array.isArray(value) ? value : [];
}

// fakes/servers/github/check-request.ts
const CONCLUSIONS = [
	"action_required",
	"cancelled",
	"failure",
	"neutral",
	"skipped",
	"success",
	"timed_out"
];
const STATUSES = [
	"queued",
	"in_progress",
	"completed"
];
const LEVELS = [
	"notice",
	"warning",
	"failure"
];
const MOST_ANNOTATIONS = 50;
const MOST_ACTIONS = 3;
const LONGEST_TEXT = 65535;
function isAnnotation(value) {
	const one = fields(value);
	const start = one["start_line"];
	const end = one["end_line"];
	return typeof one["path"] === "string" && typeof one["message"] === "string" && Number.isInteger(start) && Number.isInteger(end) && Number(end) >= Number(start) && LEVELS.includes(String(one["annotation_level"]));
}
function annotationProblem(annotations) {
	if (annotations.length > MOST_ANNOTATIONS) return `No more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`;
	const wrong = annotations.findIndex((annotation) => !isAnnotation(annotation));
	return wrong === -1 ? void 0 : `For 'properties/annotations/${wrong}', the item is not valid.`;
}
function outputProblem(output) {
	if (output === void 0) return void 0;
	const body = fields(output);
	if (typeof body["summary"] !== "string") return "\"summary\" wasn't supplied.";
	for (const name of ["summary", "text"]) {
		const length = text(body[name])?.length ?? 0;
		if (length > LONGEST_TEXT) return `Only ${LONGEST_TEXT} characters are allowed for ${name}; ${length} were supplied.`;
	}
	return annotationProblem(list(body["annotations"]));
}
function stateProblem(body) {
	const { status, conclusion } = body;
	if (status !== void 0 && !STATUSES.some((known) => known === status)) return `${JSON.stringify(status)} is not a status.`;
	if (conclusion !== void 0 && !CONCLUSIONS.includes(String(conclusion))) return `For 'properties/conclusion', ${JSON.stringify(conclusion)} is not a member of ${JSON.stringify(CONCLUSIONS)}.`;
	if (status === "completed" && conclusion === void 0) return "\"conclusion\" wasn't supplied.";
}
function checkProblem(body) {
	const actions = list(body["actions"]).length;
	const problem = stateProblem(body) ?? outputProblem(body["output"]) ?? (actions > MOST_ACTIONS ? `No more than ${MOST_ACTIONS} items are allowed; ${actions} were supplied.` : void 0);
	return problem === void 0 ? void 0 : refused(problem);
}
function statusOf$1(body) {
	return STATUSES.find((known) => known === body["status"]);
}
function sent(values) {
	const entries = Object.entries(values).filter(([, value]) => value !== void 0);
	return Object.fromEntries(entries);
}
function readCheckRequest(body) {
	const output = body["output"] === void 0 ? void 0 : fields(body["output"]);
	return {
		...sent({
			name: text(body["name"]),
			externalId: text(body["external_id"]),
			detailsUrl: text(body["details_url"]),
			status: statusOf$1(body),
			conclusion: text(body["conclusion"]),
			startedAt: text(body["started_at"]),
			completedAt: text(body["completed_at"]),
			output: output && {
				title: text(output["title"]) ?? null,
				summary: text(output["summary"]) ?? null,
				text: text(output["text"]) ?? null
			}
		}),
		annotations: list(output?.["annotations"]).filter(isAnnotation)
	};
}

// fakes/servers/github/pages.ts
function whole(text, fallback) {
	const number = Number(text ?? "");
	return Number.isInteger(number) && number > 0 ? number : fallback;
}
function pageOf(call) {
	const query = call.url.searchParams;
	return {
		page: whole(query.get("page"), 1),
		perPage: Math.min(whole(query.get("per_page"), 30), 100)
	};
}
function linkHeader(call, page, total) {
	const last = Math.max(1, Math.ceil(total / page.perPage));
	const targets = [];
	if (page.page > 1) targets.push(["prev", Math.min(page.page - 1, last)]);
	if (page.page < last) targets.push(["next", page.page + 1], ["last", last]);
	if (page.page > 1) targets.push(["first", 1]);
	const links = targets.map(([relation, number]) => {
		const url = new URL(call.url.pathname + call.url.search, call.links.api);
		url.searchParams.set("page", String(number));
		return `<${url.href}>; rel="${relation}"`;
	});
	return links.length === 0 ? {} : { link: links.join(", ") };
}
async function paged(call, listing) {
	const page = pageOf(call);
	const from = (page.page - 1) * page.perPage;
	const part = listing.items.slice(from, from + page.perPage);
	const shaped = await Promise.all(part.map(listing.shape));
	const total = listing.items.length;
	const body = listing.wrap === void 0 ? shaped : listing.wrap(shaped, total);
	return reply(200, body, linkHeader(call, page, total));
}

// fakes/servers/github/shapes/check-run.ts
function checkRunShape(links, run) {
	const url = links.repository("check-runs", String(run.id));
	return {
		id: run.id,
		node_id: nodeId("CheckRun", run.id),
		head_sha: run.headSha,
		external_id: run.externalId,
		name: run.name,
		url,
		html_url: links.page("runs", String(run.id)),
		details_url: run.detailsUrl,
		status: run.status,
		conclusion: run.conclusion,
		started_at: run.startedAt,
		completed_at: run.completedAt,
		output: {
			...run.output,
			annotations_count: run.annotations.length,
			annotations_url: `${url}/annotations`
		},
		check_suite: { id: stableId(`suite ${run.app.slug} ${run.headSha}`) },
		app: appShape(links, run.app),
		pull_requests: []
	};
}
function annotationShape(links, run, annotation) {
	return {
		path: annotation.path,
		blob_href: links.page("blob", run.headSha, annotation.path),
		start_line: annotation.start_line,
		end_line: annotation.end_line,
		start_column: annotation.start_column ?? null,
		end_column: annotation.end_column ?? null,
		annotation_level: annotation.annotation_level,
		title: annotation.title ?? null,
		message: annotation.message,
		raw_details: annotation.raw_details ?? null
	};
}

// fakes/servers/github/operations/checks.ts
function apply(run, request, now) {
	run.name = request.name ?? run.name;
	run.externalId = request.externalId ?? run.externalId;
	run.detailsUrl = request.detailsUrl ?? run.detailsUrl;
	run.startedAt = request.startedAt ?? run.startedAt;
	run.output = request.output ?? run.output;
	run.annotations.push(...request.annotations);
	if (request.conclusion !== void 0) {
		run.status = "completed";
		run.conclusion = request.conclusion;
		run.completedAt = request.completedAt ?? now;
	} else if (request.status !== void 0) {
		run.status = request.status;
		run.conclusion = null;
		run.completedAt = null;
	}
}
async function createCheck(call) {
	const { state, token } = call;
	if (token.app === null) return forbidden("You must authenticate via a GitHub App.");
	const body = fields(call.body);
	const name = text(body["name"]);
	const sha = text(body["head_sha"]);
	if (name === void 0 || name === "") return refused("\"name\" wasn't supplied.");
	if (sha === void 0) return refused("\"head_sha\" wasn't supplied.");
	const problem = checkProblem(body);
	if (problem !== void 0) return problem;
	if (await state.git.commitSha(sha) !== sha) return failure(422, `No commit found for SHA: ${sha}`);
	const now = state.now();
	const run = {
		id: state.nextId(),
		headSha: sha,
		app: token.app,
		name,
		externalId: "",
		detailsUrl: null,
		status: "queued",
		conclusion: null,
		startedAt: now,
		completedAt: null,
		output: {
			title: null,
			summary: null,
			text: null
		},
		annotations: []
	};
	apply(run, readCheckRequest(body), now);
	state.checkRuns.set(run.id, run);
	return reply(201, checkRunShape(call.links, run));
}
function withRun$1(answer) {
	return (call) => {
		const run = call.state.checkRuns.get(numberParameter(call, "check_run_id"));
		return run === void 0 ? notFound() : answer(call, run);
	};
}
function updateCheck(call, run) {
	if (call.token.app?.id !== run.app.id) return forbidden(`Invalid app_id \`${call.token.app?.id}\` - check run can only be modified by the GitHub App that created it.`);
	const body = fields(call.body);
	const problem = checkProblem(body);
	if (problem !== void 0) return problem;
	apply(run, readCheckRequest(body), call.state.now());
	return reply(200, checkRunShape(call.links, run));
}
function matches$2(call, run) {
	const query = call.url.searchParams;
	const name = query.get("check_name");
	const status = query.get("status");
	const app = query.get("app_id");
	return (name === null || name === run.name) && (status === null || status === run.status) && (app === null || Number(app) === run.app.id);
}
function latest(runs) {
	const newest = /* @__PURE__ */ new Map();
	for (const run of runs) newest.set(`${run.app.id} ${run.name}`, run);
	return [...newest.values()];
}
async function listForReference(call) {
	const { state } = call;
	const sha = await state.git.commitSha(parameter(call, "ref"));
	if (sha === void 0) return failure(422, `No commit found for SHA: ${parameter(call, "ref")}`);
	const all = [...state.checkRuns.values()].filter((run) => run.headSha === sha && matches$2(call, run));
	const isLatest = call.url.searchParams.get("filter") !== "all";
	return paged(call, {
		items: (isLatest ? latest(all) : all).toSorted((a, b) => b.id - a.id),
		shape: (run) => checkRunShape(call.links, run),
		wrap: (page, total) => ({
			total_count: total,
			check_runs: page
		})
	});
}
function listAnnotations(call, run) {
	return paged(call, {
		items: run.annotations,
		shape: (annotation) => annotationShape(call.links, run, annotation)
	});
}
const RUNS$1 = "/repos/{owner}/{repo}/check-runs";
const scopes$1 = ["checks"];
const checks = [
	{
		id: "checks/create",
		method: "POST",
		path: RUNS$1,
		scopes: scopes$1,
		answer: createCheck
	},
	{
		id: "checks/get",
		method: "GET",
		path: `${RUNS$1}/{check_run_id}`,
		scopes: scopes$1,
		answer: withRun$1((call, run) => reply(200, checkRunShape(call.links, run)))
	},
	{
		id: "checks/update",
		method: "PATCH",
		path: `${RUNS$1}/{check_run_id}`,
		scopes: scopes$1,
		answer: withRun$1(updateCheck)
	},
	{
		id: "checks/list-annotations",
		method: "GET",
		path: `${RUNS$1}/{check_run_id}/annotations`,
		scopes: scopes$1,
		answer: withRun$1(listAnnotations)
	},
	{
		id: "checks/list-for-ref",
		method: "GET",
		path: "/repos/{owner}/{repo}/commits/{ref}/check-runs",
		scopes: scopes$1,
		answer: listForReference
	}
];

// fakes/servers/github/operations/collaborators.ts
const PERMISSION = {
	admin: "admin",
	maintain: "write",
	write: "write",
	triage: "read",
	read: "read",
	none: "none"
};
const ROLES = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function getPermission(call) {
	const login = parameter(call, "username");
	const role = call.state.collaborators.get(login) ?? "none";
	const rank = ROLES.indexOf(role);
	const may = (least) => rank >= ROLES.indexOf(least);
	return reply(200, {
		permission: PERMISSION[role],
		role_name: role,
		user: {
			...userShape(call.links, login),
			permissions: {
				admin: may("admin"),
				maintain: may("maintain"),
				push: may("write"),
				triage: may("triage"),
				pull: may("read")
			},
			role_name: role
		}
	});
}
const collaborators = [{
	id: "repos/get-collaborator-permission-level",
	method: "GET",
	path: "/repos/{owner}/{repo}/collaborators/{username}/permission",
	scopes: ["metadata"],
	answer: getPermission
}];

// fakes/servers/github/operations/comments.ts
const LONGEST_BODY = 65536;
function refusalOf(body) {
	if (typeof body !== "string") return failure(422, "Invalid request.\n\n\"body\" wasn't supplied.");
	if (body.trim() === "") return invalid("IssueComment", "body", "Body can't be blank");
	if (body.length <= LONGEST_BODY || [...body].length <= LONGEST_BODY) return void 0;
	return invalid("IssueComment", "body", `Body is too long (maximum is ${LONGEST_BODY} characters)`);
}
function listComments(call) {
	const number = numberParameter(call, "issue_number");
	if (!call.state.issues.has(number)) return notFound();
	const since = call.url.searchParams.get("since") ?? "";
	return paged(call, {
		items: [...call.state.comments.values()].filter((comment) => comment.issue === number && comment.updatedAt >= since),
		shape: (comment) => commentShape(call.state, call.links, comment)
	});
}
function createComment(call) {
	const { state, token } = call;
	const issue = state.issues.get(numberParameter(call, "issue_number"));
	if (issue === void 0) return notFound();
	const { body } = fields(call.body);
	const refusal = refusalOf(body);
	if (refusal !== void 0) return refusal;
	const now = state.now();
	const comment = {
		id: state.nextId(),
		issue: issue.number,
		author: token.login,
		app: token.app,
		createdAt: now,
		updatedAt: now,
		body: String(body)
	};
	state.comments.set(comment.id, comment);
	issue.updatedAt = now;
	const shape = commentShape(state, call.links, comment);
	return reply(201, shape, { location: shape.url });
}
function withComment(answer) {
	return (call) => {
		const comment = call.state.comments.get(numberParameter(call, "comment_id"));
		return comment === void 0 ? notFound() : answer(call, comment);
	};
}
function mayChange(call, comment) {
	const { login } = call.token;
	return comment.author === login || call.state.collaborators.get(login) === "admin";
}
function updateComment(call, comment) {
	if (!mayChange(call, comment)) return forbidden();
	const { body } = fields(call.body);
	const refusal = refusalOf(body);
	if (refusal !== void 0) return refusal;
	comment.body = String(body);
	comment.updatedAt = call.state.now();
	return reply(200, commentShape(call.state, call.links, comment));
}
function deleteComment(call, comment) {
	if (!mayChange(call, comment)) return forbidden();
	call.state.comments.delete(comment.id);
	return reply(204);
}
const SCOPES$1 = ["issues", "pull-requests"];
const ON_ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
const comments = [
	{
		id: "issues/list-comments",
		method: "GET",
		path: ON_ISSUE,
		scopes: SCOPES$1,
		answer: listComments
	},
	{
		id: "issues/create-comment",
		method: "POST",
		path: ON_ISSUE,
		scopes: SCOPES$1,
		answer: createComment
	},
	{
		id: "issues/get-comment",
		method: "GET",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment((call, comment) => reply(200, commentShape(call.state, call.links, comment)))
	},
	{
		id: "issues/update-comment",
		method: "PATCH",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment(updateComment)
	},
	{
		id: "issues/delete-comment",
		method: "DELETE",
		path: ONE,
		scopes: SCOPES$1,
		answer: withComment(deleteComment)
	}
];

// fakes/servers/github/changes.ts
const STATUS = {
	A: "added",
	M: "modified",
	D: "removed",
	R: "renamed",
	C: "copied",
	T: "changed"
};
function take(cursor) {
	const field = cursor.fields[cursor.at];
	if (field === void 0) throw new Error("git diff ended early");
	cursor.at += 1;
	return field;
}
function takeRaw(cursor) {
	const [, , before = "", after = "", letters = ""] = take(cursor).split(" ");
	const letter = letters.charAt(0);
	const status = STATUS[letter];
	if (status === void 0) throw new Error(`git diff: unknown status ${letters}`);
	const first = take(cursor);
	const sha = status === "removed" ? before : after;
	if (status !== "renamed" && status !== "copied") return {
		filename: first,
		status,
		sha
	};
	return {
		filename: take(cursor),
		previousFilename: first,
		status,
		sha
	};
}
function takeCounts(cursor) {
	const [added = "", deleted = "", ...path] = take(cursor).split("	");
	let filename = path.join("	");
	if (filename === "") {
		take(cursor);
		filename = take(cursor);
	}
	return [
		filename,
		Number.parseInt(added, 10) || 0,
		Number.parseInt(deleted, 10) || 0
	];
}
async function readChanges(directory, base, head) {
	const output = await gitOutput(directory, [
		"diff",
		...[
			"--raw",
			"--numstat",
			"--no-abbrev",
			"-z",
			"-M",
			"--no-ext-diff",
			"--no-color"
		],
		base,
		head,
		"--"
	]);
	const cursor = {
		fields: nulFields(output),
		at: 0
	};
	const raw = [];
	while (cursor.fields[cursor.at]?.startsWith(":")) raw.push(takeRaw(cursor));
	const counts = /* @__PURE__ */ new Map();
	while (cursor.at < cursor.fields.length) {
		const [filename, additions, deletions] = takeCounts(cursor);
		counts.set(filename, [additions, deletions]);
	}
	return raw.map((change) => {
		const [additions, deletions] = counts.get(change.filename) ?? [0, 0];
		return {
			...change,
			additions,
			deletions
		};
	});
}

// fakes/servers/github/object-reader.ts
const HEADER = /^([0-9a-f]{40}) ([a-z]+) (\d+)$/;
function answerIn(held, { command, expression }) {
	const echo = Buffer.from(`${expression} `);
	const isRefusal = held.length >= echo.length && held.subarray(0, echo.length).equals(echo);
	const end = held.indexOf("\n", isRefusal ? echo.length : 0);
	if (end < 0) return null;
	const [, sha = "", type = "", size = ""] = HEADER.exec(held.toString("utf8", 0, end)) ?? [];
	if (sha === "") return {
		found: void 0,
		length: end + 1
	};
	const facts = {
		sha,
		type,
		size: Number(size)
	};
	if (command === "info") return {
		found: {
			...facts,
			bytes: Buffer.alloc(0)
		},
		length: end + 1
	};
	const length = end + 1 + facts.size + 1;
	if (held.length < length) return null;
	return {
		found: {
			...facts,
			bytes: Buffer.from(held.subarray(end + 1, length - 1))
		},
		length
	};
}
function start(directory, questions) {
	const child = spawn("git", [
		"--git-dir",
		directory,
		"cat-file",
		"--batch-command",
		"-z"
	], {
		env: gitEnvironment,
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	let chunks = [];
	child.stdout.on("data", (chunk) => {
		chunks.push(chunk);
		let held = Buffer.concat(chunks);
		for (let [first] = questions; first !== void 0; [first] = questions) {
			const answer = answerIn(held, first);
			if (answer === null) break;
			questions.shift();
			held = held.subarray(answer.length);
			first.resolve(answer.found);
		}
		chunks = [held];
	});
	const fail = (error) => {
		for (const { reject } of questions.splice(0)) reject(error);
	};
	child.on("error", fail);
	child.stdin.on("error", fail);
	child.on("close", () => fail(/* @__PURE__ */ new Error("git cat-file ended early")));
	return child;
}
function openObjects(directory) {
	const questions = [];
	let child;
	const ask = (command, expression) => new Promise((resolve, reject) => {
		child ??= start(directory, questions);
		questions.push({
			command,
			expression,
			resolve,
			reject
		});
		child.stdin.write(`${command} ${expression}\0`);
	});
	return {
		facts: (expression) => ask("info", expression),
		read: (expression) => ask("contents", expression),
		close: () => child?.kill()
	};
}

// fakes/servers/github/read-objects.ts
const SECOND = 1e3;
function toDate(seconds, zone) {
	const [, sign = "+", hours = "00", minutes = "00"] = /^([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
	const ahead = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === "-" ? -1 : 1);
	return `${(/* @__PURE__ */ new Date((Number(seconds) + ahead) * SECOND)).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}
function toSignature(line) {
	const [, name = "", email = "", seconds = "0", zone = ""] = /^(.*?) ?<([^>]*)> (\d+) ([+-]\d{4})$/.exec(line) ?? [];
	return {
		name,
		email,
		date: toDate(seconds, zone)
	};
}
function toCommit({ sha, bytes }) {
	const text = bytes.toString("utf8");
	const end = text.indexOf("\n\n");
	const lines = (end < 0 ? text : text.slice(0, end)).split("\n");
	const all = (name) => lines.flatMap((line) => line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []);
	return {
		sha,
		tree: all("tree")[0] ?? "",
		parents: all("parent"),
		author: toSignature(all("author")[0] ?? ""),
		committer: toSignature(all("committer")[0] ?? ""),
		message: end < 0 ? "" : text.slice(end + 2).trimEnd()
	};
}
const TYPES = {
	"040000": "tree",
	"160000": "commit"
};
function toEntries(bytes) {
	const entries = [];
	for (let at = 0; at < bytes.length;) {
		const blank = bytes.indexOf(" ", at);
		const nul = bytes.indexOf(0, blank);
		const mode = bytes.toString("latin1", at, blank).padStart(6, "0");
		entries.push({
			mode,
			type: TYPES[mode] ?? "blob",
			sha: bytes.toString("hex", nul + 1, nul + 21),
			path: bytes.toString("utf8", blank + 1, nul)
		});
		at = nul + 21;
	}
	return entries;
}

// fakes/servers/github/repository.ts
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
function isName(revision) {
	return revision !== "" && !revision.startsWith("-") && !/[\s~^:?*[\\]|\.\.|@\{/.test(revision);
}
function memoised(read) {
	const known = /* @__PURE__ */ new Map();
	return async (key) => {
		const asked = known.get(key) ?? read(key);
		known.set(key, asked);
		const found = await asked.catch((error) => {
			known.delete(key);
			throw error;
		});
		if (found === void 0) known.delete(key);
		return found;
	};
}
async function readCommit(objects, sha) {
	const found = await objects.read(`${sha}^{commit}`);
	return found && toCommit(found);
}
async function readTree(objects, sha, isRecursive) {
	const found = await objects.read(`${sha}^{tree}`);
	if (found === void 0) throw new Error(`no tree ${sha}`);
	const parts = toEntries(found.bytes).map(async (entry) => {
		if (entry.type === "blob") {
			const facts = await objects.facts(entry.sha);
			return [facts === void 0 ? entry : {
				...entry,
				size: facts.size
			}];
		}
		if (entry.type === "commit" || !isRecursive) return [entry];
		return [entry, ...(await readTree(objects, entry.sha, true)).map((one) => ({
			...one,
			path: `${entry.path}/${one.path}`
		}))];
	});
	return (await Promise.all(parts)).flat();
}
async function readReference(objects, name) {
	if (!isName(name) || !name.startsWith("refs/")) return void 0;
	const found = await objects.facts(name);
	return found && {
		sha: found.sha,
		type: found.type
	};
}
function gitReader(directory) {
	const objects = openObjects(directory);
	const object = async (expression) => (await objects.facts(expression))?.sha;
	const commitSha = async (revision) => isName(revision) ? object(`${revision}^{commit}`) : void 0;
	const commit = memoised((sha) => readCommit(objects, sha));
	const isNext = async (base, head) => (await commit(head))?.parents.join() === base;
	const lines = async (...argv) => (await gitOutput(directory, argv)).toString().split("\n").filter(Boolean);
	const pairs = (read) => {
		const known = memoised((key) => {
			const [base = "", head = ""] = key.split("..");
			return read(base, head);
		});
		return (base, head) => known(`${base}..${head}`);
	};
	return {
		directory,
		object,
		commitSha,
		reference: (name) => readReference(objects, name),
		type: async (sha) => (await objects.facts(sha))?.type,
		commit,
		commitsBetween: pairs(async (base, head) => await isNext(base, head) ? [head] : lines("rev-list", "--reverse", "--topo-order", `${base}..${head}`, "--")),
		mergeBase: pairs(async (base, head) => {
			if (await isNext(base, head)) return base;
			const answer = await runGit(directory, [
				"merge-base",
				base,
				head
			]);
			return answer.code === 0 ? answer.stdout.toString().trim() : void 0;
		}),
		changes: pairs((base, head) => readChanges(directory, base, head)),
		tree: (sha, recursive) => readTree(objects, sha, recursive),
		blob: async (sha) => {
			const found = await objects.read(sha);
			return found?.type === "blob" ? found.bytes : void 0;
		},
		close: objects.close
	};
}

// fakes/servers/github/operations/commits.ts
const MOST_COMPARED_FILES = 300;
const MOST_COMPARED_COMMITS = 250;
const MOST_COMMIT_FILES = 300;
async function facts(git, sha) {
	const commit = await git.commit(sha);
	if (commit === void 0) throw new Error(`no commit ${sha}`);
	return commit;
}
async function endsOfRange(call) {
	const [before, after, ...more] = parameter(call, "basehead").split("...");
	if (before === void 0 || after === void 0 || more.length > 0) return void 0;
	const plain = (revision) => revision.replace(/^[\w.-]+:/, "");
	const base = await call.state.git.commitSha(plain(before));
	const head = await call.state.git.commitSha(plain(after));
	return base === void 0 || head === void 0 ? void 0 : [base, head];
}
function statusOf(ahead, behind) {
	if (ahead === 0) return behind === 0 ? "identical" : "behind";
	return behind === 0 ? "ahead" : "diverged";
}
function partOf(call, commits) {
	const query = call.url.searchParams;
	if (!query.has("page") && !query.has("per_page")) return {
		shown: commits.slice(0, MOST_COMPARED_COMMITS),
		isFirst: true,
		headers: {}
	};
	const page = pageOf(call);
	const from = (page.page - 1) * page.perPage;
	return {
		shown: commits.slice(from, from + page.perPage),
		isFirst: page.page === 1,
		headers: linkHeader(call, page, commits.length)
	};
}
async function compare(call) {
	const { git } = call.state;
	const range = await endsOfRange(call);
	if (range === void 0) return notFound();
	const [base, head] = range;
	const start = await git.mergeBase(base, head);
	if (start === void 0) return notFound(`No common ancestor between ${base} and ${head}.`);
	const [ahead, behind, changes] = await Promise.all([
		git.commitsBetween(base, head),
		git.commitsBetween(head, base),
		git.changes(start, head)
	]);
	const part = partOf(call, ahead);
	const shapeOf = async (sha) => commitShape(call.links, await facts(git, sha));
	const files = part.isFirst ? changes.slice(0, MOST_COMPARED_FILES) : [];
	const page = call.links.page("compare", `${base}...${head}`);
	const body = {
		url: call.links.repository("compare", `${base}...${head}`),
		html_url: page,
		permalink_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`,
		base_commit: await shapeOf(base),
		merge_base_commit: await shapeOf(start),
		status: statusOf(ahead.length, behind.length),
		ahead_by: ahead.length,
		behind_by: behind.length,
		total_commits: ahead.length,
		commits: await Promise.all(part.shown.map(shapeOf)),
		files: files.map((change) => fileShape(call.links, change, head))
	};
	return reply(200, body, part.headers);
}
async function getCommit$1(call) {
	const { git } = call.state;
	const sha = await git.commitSha(parameter(call, "ref"));
	if (sha === void 0) return notFound();
	const commit = await facts(git, sha);
	const changes = await git.changes(commit.parents[0] ?? "4b825dc642cb6eb9a060e54bf8d69288fbee4904", sha);
	const lines = countLines(changes);
	return reply(200, {
		...commitShape(call.links, commit),
		stats: {
			...lines,
			total: lines.additions + lines.deletions
		},
		files: changes.slice(0, MOST_COMMIT_FILES).map((change) => fileShape(call.links, change, sha))
	});
}
const commits = [{
	id: "repos/compare-commits-with-basehead",
	method: "GET",
	path: "/repos/{owner}/{repo}/compare/{basehead}",
	scopes: ["contents"],
	answer: compare
}, {
	id: "repos/get-commit",
	method: "GET",
	path: "/repos/{owner}/{repo}/commits/{ref}",
	scopes: ["contents"],
	answer: getCommit$1
}];

// fakes/servers/github/operations/contents.ts
const MOST_BYTES = 1048576;
function commonShape(call, place, entry) {
	const self = `${call.links.repository("contents", place.path)}?ref=${place.commit}`;
	const folder = entry.type === "tree" ? "trees" : "blobs";
	const isSubmodule = entry.type === "commit";
	const git = isSubmodule ? null : call.links.repository("git", folder, entry.sha);
	const html = isSubmodule ? null : call.links.page("blob", place.commit, place.path);
	return {
		name: place.path.split("/").at(-1) ?? "",
		path: place.path,
		sha: entry.sha,
		size: entry.size ?? 0,
		url: self,
		git_url: git,
		html_url: html,
		download_url: entry.type === "blob" ? call.links.page("raw", place.commit, place.path) : null,
		_links: {
			self,
			git,
			html
		}
	};
}
function typeOf(entry) {
	if (entry.type === "tree") return "dir";
	if (entry.type === "commit") return "submodule";
	return entry.mode === "120000" ? "symlink" : "file";
}
async function folder(call, place, tree) {
	const shapes = (await call.state.git.tree(tree, false)).map((entry) => {
		const path = place.path === "" ? entry.path : `${place.path}/${entry.path}`;
		const type = typeOf(entry) === "submodule" ? "file" : typeOf(entry);
		return {
			...commonShape(call, {
				...place,
				path
			}, entry),
			type
		};
	});
	return reply(200, shapes);
}
async function file(call, place, entry) {
	const type = typeOf(entry);
	const shape = {
		...commonShape(call, place, entry),
		type
	};
	if (type === "submodule") return reply(200, {
		...shape,
		submodule_git_url: call.links.server
	});
	const content = await call.state.git.blob(entry.sha) ?? Buffer.alloc(0);
	if (type === "symlink") return reply(200, {
		...shape,
		target: content.toString()
	});
	if (/\braw\b/.test(call.accept)) return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
	if (content.length > MOST_BYTES) return reply(200, {
		...shape,
		encoding: "none",
		content: ""
	});
	const lines = content.toString("base64").replace(/.{1,60}/g, "$&\n");
	return reply(200, {
		...shape,
		encoding: "base64",
		content: lines
	});
}
async function getContent(call) {
	const { git, defaultBranch } = call.state;
	const path = parameter(call, "path").replace(/^\/+|\/+$/g, "");
	const commit = await git.commitSha(call.url.searchParams.get("ref") ?? defaultBranch);
	if (commit === void 0) return notFound(`No commit found for the ref ${call.url.searchParams.get("ref")}`);
	const place = {
		commit,
		path
	};
	if (path === "") return folder(call, place, commit);
	const cut = path.lastIndexOf("/");
	const parent = await git.object(`${commit}:${path.slice(0, Math.max(cut, 0))}`);
	if (parent === void 0 || await git.type(parent) !== "tree") return notFound();
	const entry = (await git.tree(parent, false)).find((one) => one.path === path.slice(cut + 1));
	if (entry === void 0) return notFound();
	return entry.type === "tree" ? folder(call, place, entry.sha) : file(call, place, entry);
}
const contents = [{
	id: "repos/get-content",
	method: "GET",
	path: "/repos/{owner}/{repo}/contents/{path}",
	scopes: ["contents"],
	answer: getContent
}];

// fakes/servers/github/operations/git-objects.ts
const FULL_SHA = /^[0-9a-f]{40}$/;
const FOLDERS = {
	blob: "blobs",
	tree: "trees",
	commit: "commits",
	tag: "tags"
};
function objectAddress(call, type, sha) {
	const folder = type in FOLDERS ? FOLDERS[type] : "blobs";
	return call.links.repository("git", folder, sha);
}
function entryShape(call, entry) {
	const { path, mode, type, sha, size } = entry;
	const shape = {
		path,
		mode,
		type,
		sha
	};
	if (type === "commit") return shape;
	const url = objectAddress(call, type, sha);
	return size === void 0 ? {
		...shape,
		url
	} : {
		...shape,
		size,
		url
	};
}
async function treeSha(call) {
	const { git } = call.state;
	const name = parameter(call, "tree_sha");
	const sha = FULL_SHA.test(name) ? name : await git.commitSha(name);
	return sha === void 0 ? void 0 : git.object(`${sha}^{tree}`);
}
async function getTree(call) {
	const sha = await treeSha(call);
	if (sha === void 0) return notFound();
	const isRecursive = call.url.searchParams.has("recursive");
	const entries = await call.state.git.tree(sha, isRecursive);
	const limit = call.state.treeLimit;
	return reply(200, {
		sha,
		url: objectAddress(call, "tree", sha),
		tree: entries.slice(0, limit).map((entry) => entryShape(call, entry)),
		truncated: entries.length > limit
	});
}
async function getReference(call) {
	const name = `refs/${parameter(call, "ref").replace(/^refs\//, "")}`;
	const found = await call.state.git.reference(name);
	if (found === void 0) return notFound();
	const { type, sha } = found;
	return reply(200, {
		ref: name,
		node_id: nodeId("Ref", name),
		url: call.links.repository("git", name),
		object: {
			type,
			sha,
			url: objectAddress(call, type, sha)
		}
	});
}
async function getCommit(call) {
	const sha = parameter(call, "commit_sha");
	const commit = FULL_SHA.test(sha) ? await call.state.git.commit(sha) : void 0;
	return commit?.sha === sha ? reply(200, gitCommitShape(call.links, commit)) : notFound();
}
async function getBlob(call) {
	const sha = parameter(call, "file_sha");
	const content = FULL_SHA.test(sha) ? await call.state.git.blob(sha) : void 0;
	if (content === void 0) return notFound();
	if (/\braw\b/.test(call.accept)) return reply(200, content, { "content-type": "application/vnd.github.raw; charset=utf-8" });
	return reply(200, {
		sha,
		node_id: nodeId("Blob", sha),
		url: objectAddress(call, "blob", sha),
		size: content.length,
		encoding: "base64",
		content: wrapped(content)
	});
}
function wrapped(content) {
	return content.toString("base64").replace(/.{1,60}/g, "$&\n");
}
const gitObjects = [
	{
		id: "git/get-tree",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/trees/{tree_sha}",
		scopes: ["contents"],
		answer: getTree
	},
	{
		id: "git/get-ref",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/ref/{ref}",
		scopes: ["contents"],
		answer: getReference
	},
	{
		id: "git/get-commit",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/commits/{commit_sha}",
		scopes: ["contents"],
		answer: getCommit
	},
	{
		id: "git/get-blob",
		method: "GET",
		path: "/repos/{owner}/{repo}/git/blobs/{file_sha}",
		scopes: ["contents"],
		answer: getBlob
	}
];

// fakes/servers/github/operations/issues.ts
function getIssue(call) {
	const issue = call.state.issues.get(numberParameter(call, "issue_number"));
	return issue ? reply(200, issueShape(call.state, call.links, issue)) : notFound();
}
const issues = [{
	id: "issues/get",
	method: "GET",
	path: "/repos/{owner}/{repo}/issues/{issue_number}",
	scopes: ["issues", "pull-requests"],
	answer: getIssue
}];

// fakes/servers/github/operations/labels.ts
function isSame(a, b) {
	return a.toLowerCase() === b.toLowerCase();
}
function withIssue(answer) {
	return (call) => {
		const issue = call.state.issues.get(numberParameter(call, "issue_number"));
		return issue === void 0 ? notFound() : answer(call, issue);
	};
}
function remember(call, issue, change) {
	const { state, token } = call;
	const createdAt = state.now();
	issue.events.push({
		id: state.nextId(),
		actor: token.login,
		createdAt,
		...change
	});
	issue.updatedAt = createdAt;
}
function listLabels(call, issue) {
	return paged(call, {
		items: issue.labels,
		shape: (name) => labelShape(call.links, name)
	});
}
function namesOf(body) {
	return (Array.isArray(body) ? body : list(fields(body)["labels"])).map((one) => text(one) ?? text(fields(one)["name"]) ?? "");
}
function addLabels(call, issue) {
	const names = namesOf(call.body);
	if (names.length === 0 || names.includes("")) return invalid("Label", "name", "label name is missing");
	for (const label of names) {
		if (issue.labels.some((known) => isSame(known, label))) continue;
		issue.labels.push(label);
		remember(call, issue, {
			event: "labeled",
			label
		});
	}
	return reply(200, shapes(call, issue));
}
function removeLabel(call, issue) {
	const at = issue.labels.findIndex((known) => isSame(known, parameter(call, "name")));
	const label = issue.labels[at];
	if (label === void 0) return notFound("Label does not exist");
	issue.labels.splice(at, 1);
	remember(call, issue, {
		event: "unlabeled",
		label
	});
	return reply(200, shapes(call, issue));
}
function shapes(call, issue) {
	return issue.labels.map((name) => labelShape(call.links, name));
}
const SCOPES = ["issues", "pull-requests"];
const LABELS = "/repos/{owner}/{repo}/issues/{issue_number}/labels";
const labels = [
	{
		id: "issues/list-labels-on-issue",
		method: "GET",
		path: LABELS,
		scopes: SCOPES,
		answer: withIssue(listLabels)
	},
	{
		id: "issues/add-labels",
		method: "POST",
		path: LABELS,
		scopes: SCOPES,
		answer: withIssue(addLabels)
	},
	{
		id: "issues/remove-label",
		method: "DELETE",
		path: `${LABELS}/{name}`,
		scopes: SCOPES,
		answer: withIssue(removeLabel)
	}
];

// fakes/servers/github/operations/pulls.ts
const MOST_FILES = 3e3;
const MOST_COMMITS = 250;
function withPull(answer) {
	return async (call) => {
		const issue = call.state.issues.get(numberParameter(call, "pull_number"));
		return isPullRequest(issue) ? answer(call, issue) : notFound();
	};
}
function matches$1(call, pull) {
	const query = call.url.searchParams;
	const state = query.get("state") ?? "open";
	const base = query.get("base");
	const head = query.get("head");
	const owner = pull.ends.headRepository?.split("/")[0] ?? "";
	return (state === "all" || state === pull.state) && (base === null || base === pull.ends.base) && (head === null || head === `${owner}:${pull.ends.headRef}`);
}
function listPulls(call) {
	const pulls = [...call.state.issues.values()].filter(isPullRequest);
	const order = call.url.searchParams.get("direction") === "asc" ? 1 : -1;
	return paged(call, {
		items: pulls.filter((pull) => matches$1(call, pull)).toSorted((a, b) => order * (a.number - b.number)),
		shape: (pull) => pullRequestShape(call.state, call.links, pull)
	});
}
async function listFiles(call, pull) {
	const ends = await endsOf(call.state, pull);
	const changes = await changesBetween(call.state, ends);
	return paged(call, {
		items: changes.slice(0, MOST_FILES),
		shape: (change) => fileShape(call.links, change, ends.head)
	});
}
async function listCommits(call, pull) {
	const { git } = call.state;
	const { base, head } = await endsOf(call.state, pull);
	const commits = await git.commitsBetween(base, head);
	return paged(call, {
		items: commits.slice(0, MOST_COMMITS),
		shape: async (sha) => {
			const commit = await git.commit(sha);
			return commit && commitShape(call.links, commit);
		}
	});
}
async function listForCommit(call) {
	const { state } = call;
	const sha = await state.git.commitSha(parameter(call, "commit_sha"));
	if (sha === void 0) return notFound();
	const found = [];
	for (const pull of [...state.issues.values()].filter(isPullRequest)) {
		const { base, head } = await endsOf(state, pull);
		const commits = await state.git.commitsBetween(base, head);
		if (head === sha || commits.includes(sha)) found.push(pull);
	}
	return paged(call, {
		items: found,
		shape: (pull) => pullRequestShape(state, call.links, pull)
	});
}
const PULLS = "/repos/{owner}/{repo}/pulls";
const pulls = [
	{
		id: "pulls/list",
		method: "GET",
		path: PULLS,
		scopes: ["pull-requests"],
		answer: listPulls
	},
	{
		id: "pulls/get",
		method: "GET",
		path: `${PULLS}/{pull_number}`,
		scopes: ["pull-requests"],
		answer: withPull(async (call, pull) => reply(200, await fullPullRequestShape(call.state, call.links, pull)))
	},
	{
		id: "pulls/list-files",
		method: "GET",
		path: `${PULLS}/{pull_number}/files`,
		scopes: ["pull-requests"],
		answer: withPull(listFiles)
	},
	{
		id: "pulls/list-commits",
		method: "GET",
		path: `${PULLS}/{pull_number}/commits`,
		scopes: ["pull-requests"],
		answer: withPull(listCommits)
	},
	{
		id: "repos/list-pull-requests-associated-with-commit",
		method: "GET",
		path: "/repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		scopes: ["pull-requests"],
		answer: listForCommit
	}
];

// fakes/servers/github/operations/rate-limit.ts
const rateLimit = [{
	id: "rate-limit/get",
	method: "GET",
	path: "/rate_limit",
	scopes: [],
	answer: (call) => {
		const rate = { ...call.quota };
		return reply(200, {
			resources: {
				core: rate,
				search: rate
			},
			rate
		});
	}
}];

// fakes/servers/github/shapes/workflow-run.ts
function workflowRunShape(state, links, run) {
	const url = links.repository("actions", "runs", String(run.id));
	const workflow = stableId(`workflow ${run.path}`);
	const suite = stableId(`suite github-actions ${run.headSha}`);
	return {
		id: run.id,
		name: run.name,
		node_id: nodeId("WorkflowRun", run.id),
		check_suite_id: suite,
		head_branch: run.headBranch,
		head_sha: run.headSha,
		path: run.path,
		run_number: run.id,
		run_attempt: run.runAttempt,
		event: run.event,
		status: run.status,
		conclusion: run.conclusion,
		workflow_id: workflow,
		display_title: run.name,
		url,
		html_url: links.page("actions", "runs", String(run.id)),
		pull_requests: [],
		created_at: run.createdAt,
		updated_at: run.createdAt,
		run_started_at: run.createdAt,
		actor: userShape(links, run.actor),
		triggering_actor: userShape(links, run.triggeringActor),
		jobs_url: `${url}/jobs`,
		logs_url: `${url}/logs`,
		check_suite_url: links.repository("check-suites", String(suite)),
		artifacts_url: `${url}/artifacts`,
		cancel_url: `${url}/cancel`,
		rerun_url: `${url}/rerun`,
		previous_attempt_url: null,
		workflow_url: links.repository("actions", "workflows", String(workflow)),
		head_commit: null,
		repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
		head_repository: repositoryShape(state, links, run.headRepository)
	};
}
function artifactShape(state, links, artifact) {
	const url = links.repository("actions", "artifacts", String(artifact.id));
	const run = state.workflowRuns.find((one) => one.id === artifact.workflowRun);
	return {
		id: artifact.id,
		node_id: nodeId("Artifact", artifact.id),
		name: artifact.name,
		size_in_bytes: artifact.sizeInBytes,
		url,
		archive_download_url: `${url}/zip`,
		expired: artifact.expired,
		digest: artifact.digest,
		created_at: artifact.createdAt,
		updated_at: artifact.createdAt,
		expires_at: artifact.expiresAt,
		workflow_run: run ? {
			id: run.id,
			repository_id: stableId(`${state.owner}/${state.name}`),
			head_repository_id: stableId(run.headRepository),
			head_branch: run.headBranch ?? "",
			head_sha: run.headSha
		} : null
	};
}

// fakes/servers/github/operations/workflow-runs.ts
function equals(wanted, ...values) {
	return wanted === null || values.includes(wanted);
}
function isCreated(wanted, at) {
	if (wanted === null) return true;
	const range = wanted.split("..");
	if (range.length === 2) return at >= (range[0] ?? "") && at <= (range[1] ?? "");
	const [, sign = "", time = ""] = /^(>=|<=|>|<)?(.*)$/.exec(wanted) ?? [];
	if (sign === ">=") return at >= time;
	if (sign === "<=") return at <= time;
	if (sign === ">") return at > time;
	return sign === "<" ? at < time : at.startsWith(time);
}
function matches(call, run) {
	const query = call.url.searchParams;
	return equals(query.get("event"), run.event) && equals(query.get("branch"), run.headBranch) && equals(query.get("actor"), run.actor) && equals(query.get("head_sha"), run.headSha) && equals(query.get("status"), run.status, run.conclusion) && isCreated(query.get("created"), run.createdAt);
}
function listRuns(call) {
	return paged(call, {
		items: call.state.workflowRuns.filter((run) => matches(call, run)).toSorted((a, b) => b.id - a.id),
		shape: (run) => workflowRunShape(call.state, call.links, run),
		wrap: (page, total) => ({
			total_count: total,
			workflow_runs: page
		})
	});
}
function withRun(answer) {
	return (call) => {
		const id = numberParameter(call, "run_id");
		const run = call.state.workflowRuns.find((one) => one.id === id);
		return run === void 0 ? notFound() : answer(call, run);
	};
}
function listArtifacts(call, run) {
	const name = call.url.searchParams.get("name");
	return paged(call, {
		items: call.state.artifacts.filter((artifact) => artifact.workflowRun === run.id && equals(name, artifact.name)).toSorted((a, b) => b.id - a.id),
		shape: (artifact) => artifactShape(call.state, call.links, artifact),
		wrap: (page, total) => ({
			total_count: total,
			artifacts: page
		})
	});
}
const RUNS = "/repos/{owner}/{repo}/actions/runs";
const scopes = ["actions"];
const workflowRuns = [
	{
		id: "actions/list-workflow-runs-for-repo",
		method: "GET",
		path: RUNS,
		scopes,
		answer: listRuns
	},
	{
		id: "actions/get-workflow-run",
		method: "GET",
		path: `${RUNS}/{run_id}`,
		scopes,
		answer: withRun((call, run) => reply(200, workflowRunShape(call.state, call.links, run)))
	},
	{
		id: "actions/list-workflow-run-artifacts",
		method: "GET",
		path: `${RUNS}/{run_id}/artifacts`,
		scopes,
		answer: withRun(listArtifacts)
	}
];

// fakes/servers/github/operations/index.ts
const operations = [
	...pulls,
	...commits,
	...gitObjects,
	...contents,
	...issues,
	...comments,
	...labels,
	...collaborators,
	...checks,
	...workflowRuns,
	...rateLimit
];

// fakes/servers/github/quota.ts
const WINDOW_SECONDS = 3600;
function quotas(limit, clock) {
	const windows = /* @__PURE__ */ new Map();
	const windowOf = (token) => {
		const seconds = Math.floor(clock().getTime() / 1e3);
		const known = windows.get(token);
		if (known !== void 0 && known.reset > seconds) return known;
		const fresh = {
			used: 0,
			reset: seconds + WINDOW_SECONDS
		};
		windows.set(token, fresh);
		return fresh;
	};
	const look = (token) => {
		const { used, reset } = windowOf(token);
		return {
			limit,
			used,
			remaining: limit - used,
			reset
		};
	};
	return {
		spend: (token) => {
			const current = windowOf(token);
			const isRefused = current.used >= limit;
			if (!isRefused) current.used += 1;
			return {
				quota: look(token),
				isRefused
			};
		},
		look
	};
}
function limitReply(login) {
	return failure(403, `API rate limit exceeded for ${login}.`);
}
function quotaHeaders(quota) {
	return {
		"x-ratelimit-limit": String(quota.limit),
		"x-ratelimit-remaining": String(quota.remaining),
		"x-ratelimit-used": String(quota.used),
		"x-ratelimit-reset": String(quota.reset),
		"x-ratelimit-resource": "core"
	};
}

// fakes/servers/github/request-log.ts
function requestLog() {
	const requests = [];
	const waiting = [];
	return {
		requests,
		note: (request) => {
			const entry = {
				...request,
				status: 0
			};
			requests.push(entry);
			const line = `${entry.method} ${entry.path}`;
			for (const waiter of waiting.filter(({ match }) => match.test(line))) {
				waiting.splice(waiting.indexOf(waiter), 1);
				waiter.tell(entry);
			}
			return (status) => {
				entry.status = status;
			};
		},
		arrival: (match) => new Promise((tell) => waiting.push({
			match,
			tell
		}))
	};
}

// fakes/servers/github/router.ts
const GREEDY = /* @__PURE__ */ new Set([
	"basehead",
	"ref",
	"path"
]);
const NUMERIC = /(?:_number|_id|^run_id)$/;
function segmentPattern(segment, names) {
	const name = /^\{(\w+)\}$/.exec(segment)?.[1];
	if (name === void 0) return segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	names.push(name);
	if (GREEDY.has(name)) return "(.*)";
	return NUMERIC.test(name) && name !== "workflow_id" ? "(\\d+)" : "([^/]+)";
}
function routeOf(operation) {
	const names = [];
	const segments = operation.path.split("/").map((segment) => segmentPattern(segment, names));
	return {
		operation,
		pattern: new RegExp(`^${segments.join("/")}$`),
		names,
		literals: segments.length - names.length
	};
}
function decoded(value) {
	try {
		return decodeURIComponent(value);
	} catch {
		return;
	}
}
function parametersOf(route, path) {
	const found = route.pattern.exec(path);
	if (found === null) return void 0;
	const parameters = /* @__PURE__ */ new Map();
	for (const [index, name] of route.names.entries()) {
		const value = decoded(found[index + 1] ?? "");
		if (value === void 0) return void 0;
		parameters.set(name, value);
	}
	return parameters;
}
function router(operations) {
	const routes = operations.map(routeOf).toSorted((a, b) => b.literals - a.literals);
	return (method, path) => {
		for (const route of routes) {
			if (route.operation.method !== method) continue;
			const parameters = parametersOf(route, path);
			if (parameters !== void 0) return {
				operation: route.operation,
				parameters
			};
		}
	};
}

// fakes/servers/github/rest.ts
function secretOf(authorization) {
	const [, scheme = "", value = ""] = /^(\w+) +(.+)$/.exec(authorization ?? "") ?? [];
	if (/^(?:token|bearer)$/i.test(scheme)) return value;
	if (!/^basic$/i.test(scheme)) return void 0;
	return Buffer.from(value, "base64").toString().replace(/^[^:]*:/, "");
}
function parsed(body) {
	if (body.length === 0) return { value: void 0 };
	try {
		return { value: JSON.parse(body.toString("utf8")) };
	} catch {
		return;
	}
}
function isOurs(state, parameters) {
	const isSame = (name, ours) => {
		const asked = parameters.get(name);
		return asked === void 0 || asked.toLowerCase() === ours.toLowerCase();
	};
	return isSame("owner", state.owner) && isSame("repo", state.name);
}
function refusal(state, token, operation) {
	const level = operation.method === "GET" ? "read" : "write";
	if (operation.scopes.length === 0 || level === "read" && !state.isPrivate) return void 0;
	if (isGranted(token, operation.scopes, level)) return void 0;
	return forbidden();
}
async function operate(api, request, found) {
	const body = parsed(request.body);
	if (body === void 0) return failure(400, "Problems parsing JSON");
	const call = {
		state: api.state,
		links: api.links,
		token: found.token,
		quota: found.quota,
		method: request.method,
		parameters: found.parameters,
		url: request.url,
		accept: request.accept,
		body: body.value
	};
	return found.operation.answer(call);
}
async function replyTo(api, request, known) {
	const { match, token, quota } = known;
	const { fault } = request;
	const early = fault === void 0 || fault.isApplied ? null : await faultReply(fault);
	if (early !== null) return early;
	if (known.isRefused) return limitReply(token.login);
	if (match === void 0 || !isOurs(api.state, match.parameters)) return notFound();
	const refused = refusal(api.state, token, match.operation);
	if (refused !== void 0) return refused;
	const reply = await operate(api, request, {
		...match,
		token,
		quota
	});
	return (fault?.isApplied ? await faultReply(fault) : null) ?? reply;
}
async function decide(api, request) {
	const { state, quotas } = api;
	const match = api.match(request.method, request.url.pathname);
	const operation = match?.operation ?? null;
	const secret = secretOf(request.authorization);
	if (secret === void 0) return {
		reply: failure(401, "Requires authentication"),
		operation,
		quota: quotas.look("")
	};
	const token = state.tokens.get(secret);
	if (token === void 0) return {
		reply: failure(401, "Bad credentials"),
		operation,
		quota: quotas.look("")
	};
	const spent = operation?.id === "rate-limit/get" ? {
		quota: quotas.look(secret),
		isRefused: false
	} : quotas.spend(secret);
	return {
		reply: await replyTo(api, request, {
			match,
			token,
			...spent
		}),
		operation,
		quota: spent.quota
	};
}
function restApi(parts, operations) {
	const api = {
		...parts,
		match: router(operations)
	};
	return (request) => decide(api, request);
}

// fakes/servers/github/write-objects.ts
async function writeObject(directory, type, bytes) {
	const stored = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
	const sha = createHash("sha1").update(stored).digest("hex");
	const folder = join(directory, "objects", sha.slice(0, 2));
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, sha.slice(2)), deflateSync(stored));
	return sha;
}
function updateReferences(directory, lines) {
	return feedGit(directory, ["update-ref", "--stdin"], `${lines.join("\n")}\n`);
}

// fakes/servers/github/pull-request-refs.ts
const MERGER = "GitHub <noreply@github.com> 1704067200 +0000";
async function mergedTree(state, base, head) {
	const top = await state.git.commit(head);
	if (top?.parents.includes(base)) return top.tree;
	const merged = await runGit(state.git.directory, [
		"merge-tree",
		"--write-tree",
		base,
		head
	]);
	return merged.code === 0 ? merged.stdout.toString().split("\n")[0] ?? null : null;
}
async function mergeCommit(state, base, head) {
	const tree = await mergedTree(state, base, head);
	if (tree === null) return null;
	const text = `${[
		`tree ${tree}`,
		`parent ${base}`,
		`parent ${head}`
	].join("\n")}\nauthor ${MERGER}\ncommitter ${MERGER}\n\nMerge ${head} into ${base}\n`;
	return writeObject(state.git.directory, "commit", Buffer.from(text));
}
async function writePullRequestRefs(state, pull) {
	const { base, head } = await endsOf(state, pull);
	const below = `refs/pull/${pull.number}`;
	const merge = await mergeCommit(state, base, head);
	await updateReferences(state.git.directory, [`update ${below}/head ${head}`, merge === null ? `delete ${below}/merge` : `update ${below}/merge ${merge}`]);
	return {
		number: pull.number,
		baseSha: base,
		headSha: head,
		mergeSha: merge
	};
}

// fakes/servers/github/seed.ts
function nextNumber(state) {
	return Math.max(0, ...state.issues.keys()) + 1;
}
function emptyIssue(state, facts) {
	const now = state.now();
	return {
		...facts,
		createdAt: now,
		updatedAt: now,
		body: null,
		state: "open",
		draft: false,
		closedAt: null,
		mergedAt: null,
		labels: [],
		events: []
	};
}
async function addPullRequest(state, options) {
	const ours = `${state.owner}/${state.name}`;
	const { head, base = state.defaultBranch, fork = ours } = options;
	const [baseSha, headSha] = await Promise.all([state.git.commitSha(base), state.git.commitSha(head)]);
	if (baseSha === void 0) throw new Error(`no branch ${base} in ${state.git.directory}`);
	if (headSha === void 0) throw new Error(`no branch ${head} in ${state.git.directory}`);
	const ends = {
		base,
		head,
		headRef: options.headRef ?? head,
		headRepository: fork,
		known: {
			base: baseSha,
			head: headSha
		}
	};
	const issue = {
		...emptyIssue(state, {
			number: options.number ?? nextNumber(state),
			author: options.author ?? state.owner,
			title: options.title ?? `Merge ${head}`,
			ends
		}),
		ends,
		body: options.body ?? null,
		draft: options.draft ?? false,
		labels: [...options.labels ?? []]
	};
	state.issues.set(issue.number, issue);
	return writePullRequestRefs(state, issue);
}
function pullOf(state, number) {
	const issue = state.issues.get(number);
	if (!isPullRequest(issue)) throw new Error(`no pull request ${number}`);
	return issue;
}
function addComment(state, options) {
	const now = state.now();
	const author = options.author ?? state.owner;
	const isWorkflow = author === "github-actions[bot]";
	const comment = {
		id: state.nextId(),
		issue: options.issue,
		author,
		app: isWorkflow ? workflowToken().app : null,
		body: options.body,
		createdAt: now,
		updatedAt: now
	};
	state.comments.set(comment.id, comment);
	return comment;
}
function workflowRunDefaults(state) {
	return {
		id: state.nextId(),
		name: "skillcheck",
		path: ".github/workflows/skillcheck.yml",
		event: "pull_request",
		headBranch: state.defaultBranch,
		headRepository: `${state.owner}/${state.name}`,
		actor: state.owner,
		triggeringActor: state.owner,
		runAttempt: 1,
		status: "completed",
		conclusion: "success",
		createdAt: state.now()
	};
}
function artifactDefaults(state) {
	const createdAt = state.now();
	const expires = new Date(Date.parse(createdAt) + 7776e6);
	return {
		id: state.nextId(),
		sizeInBytes: 1,
		digest: null,
		expired: false,
		createdAt,
		expiresAt: expires.toISOString().replace(/\.\d+Z$/, "Z")
	};
}
function seedOf(state) {
	return {
		addPullRequest: (options) => addPullRequest(state, options),
		synchronize: (number) => writePullRequestRefs(state, pullOf(state, number)),
		closePullRequest: (number, how = "closed") => {
			const pull = pullOf(state, number);
			pull.state = "closed";
			pull.closedAt = state.now();
			pull.mergedAt = how === "merged" ? pull.closedAt : null;
		},
		addIssue: ({ title, author = state.owner }) => {
			const issue = emptyIssue(state, {
				number: nextNumber(state),
				author,
				title,
				ends: null
			});
			state.issues.set(issue.number, issue);
			return issue.number;
		},
		addComment: (options) => addComment(state, options),
		addWorkflowRun: (options) => {
			const run = {
				...workflowRunDefaults(state),
				...options
			};
			state.workflowRuns.push(run);
			return run;
		},
		addArtifact: (options) => {
			const artifact = {
				...artifactDefaults(state),
				...options
			};
			state.artifacts.push(artifact);
			return artifact;
		}
	};
}

// fakes/servers/github/control.ts
const CONTROL = "/_fake/";
function snapshot(state) {
	return {
		issues: [...state.issues.values()],
		comments: [...state.comments.values()],
		checkRuns: [...state.checkRuns.values()],
		workflowRuns: state.workflowRuns,
		artifacts: state.artifacts
	};
}
function faultOf(body) {
	const sent = fields(body);
	const match = text(sent["match"]);
	const status = sent["status"];
	if (match === void 0 || typeof status !== "number") return void 0;
	const times = typeof sent["times"] === "number" ? sent["times"] : 1;
	const headers = Object.entries(fields(sent["headers"])).map(([key, value]) => [key, String(value)]);
	return {
		match: new RegExp(match),
		status,
		times,
		body: sent["body"],
		headers: Object.fromEntries(headers),
		isApplied: sent["isApplied"] === true
	};
}
function controlReply(controlled, request, body) {
	if (request === `GET ${"/_fake/"}requests`) return reply(200, controlled.log.requests);
	if (request === `GET ${"/_fake/"}state`) return reply(200, snapshot(controlled.state));
	if (request !== `POST ${"/_fake/"}faults`) return notFound();
	const fault = faultOf(body);
	if (fault === void 0) return reply(400, { message: "a fault needs match and status" });
	controlled.addFault(fault);
	return reply(201, {});
}

// fakes/servers/github/smart-http.ts
const SETTINGS = [
	["http.receivepack", "false"],
	["uploadpack.allowAnySHA1InWant", "true"],
	["uploadpack.allowReachableSHA1InWant", "true"],
	["uploadpack.allowFilter", "true"],
	["safe.directory", "*"]
];
function settings() {
	const entries = SETTINGS.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${index}`, key], [`GIT_CONFIG_VALUE_${index}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(SETTINGS.length),
		...Object.fromEntries(entries)
	};
}
const SERVICE = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;
function gitService(path) {
	const [, owner, name, service] = SERVICE.exec(path) ?? [];
	if (owner === void 0 || name === void 0 || service === void 0) return void 0;
	return {
		owner,
		name,
		service
	};
}
function header(request, name) {
	const value = request.headers[name];
	return typeof value === "string" ? value : "";
}
function cgiEnvironment(request, directory, service) {
	const [, query = ""] = (request.url ?? "").split("?", 2);
	return {
		...gitEnvironment,
		...settings(),
		GIT_PROJECT_ROOT: dirname(directory),
		GIT_HTTP_EXPORT_ALL: "1",
		PATH_INFO: `/${basename(directory)}/${service}`,
		REQUEST_METHOD: request.method ?? "GET",
		QUERY_STRING: query,
		CONTENT_TYPE: header(request, "content-type"),
		HTTP_CONTENT_ENCODING: header(request, "content-encoding"),
		GIT_PROTOCOL: header(request, "git-protocol"),
		REMOTE_ADDR: "127.0.0.1"
	};
}
function cgiHead(output) {
	const end = output.indexOf("\r\n\r\n");
	if (end === -1) return void 0;
	const lines = output.subarray(0, end).toString("latin1").split("\r\n");
	const headers = {};
	for (const line of lines) {
		const [, name = "", value = ""] = /^([^:]+): *(.*)$/.exec(line) ?? [];
		headers[name.toLowerCase()] = value;
	}
	const { status, ...others } = headers;
	return {
		status: Number.parseInt(status ?? "200", 10),
		headers: others,
		rest: output.subarray(end + 4)
	};
}
function gitGateway(directory) {
	const running = /* @__PURE__ */ new Set();
	return {
		serve: (request, response, service) => new Promise((resolve, reject) => {
			const env = cgiEnvironment(request, directory, service);
			const child = spawn("git", ["http-backend"], {
				env,
				stdio: [
					"pipe",
					"pipe",
					"ignore"
				]
			});
			running.add(child);
			let head;
			let waiting = Buffer.alloc(0);
			child.stdout.on("data", (chunk) => {
				if (head !== void 0) return void response.write(chunk);
				waiting = Buffer.concat([waiting, chunk]);
				head = cgiHead(waiting);
				if (head !== void 0) response.writeHead(head.status, head.headers).write(head.rest);
			});
			child.on("error", reject);
			child.on("close", () => {
				running.delete(child);
				if (head === void 0) response.writeHead(500);
				response.end();
				resolve(head?.status ?? 500);
			});
			child.stdin.on("error", () => child.stdin.destroy());
			response.on("close", () => {
				if (!response.writableFinished) child.kill();
			});
			request.pipe(child.stdin);
		}),
		close: () => {
			for (const child of running) child.kill();
		}
	};
}

// fakes/servers/github/serve.ts
async function bodyOf(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}
function readable(body) {
	if (body.length === 0) return void 0;
	const text = body.toString("utf8");
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
let answered = 0;
function commonHeaders(quota) {
	answered += 1;
	return {
		...quota === void 0 ? {} : quotaHeaders(quota),
		"x-github-request-id": `FAKE:${answered.toString(16).toUpperCase().padStart(8, "0")}`,
		"x-github-media-type": "github.v3; format=json",
		"x-github-api-version-selected": "2022-11-28"
	};
}
function send(response, reply, quota) {
	const { status, body } = reply;
	const isBytes = Buffer.isBuffer(body);
	const json = body === void 0 || isBytes ? void 0 : JSON.stringify(body);
	const type = json === void 0 ? {} : { "content-type": "application/json; charset=utf-8" };
	response.writeHead(status, {
		...commonHeaders(quota),
		...type,
		...reply.headers
	});
	response.end(isBytes ? body : json);
	return json;
}
function loginOf(serving, request) {
	const secret = secretOf(request.headers.authorization);
	return (secret === void 0 ? void 0 : serving.state.tokens.get(secret))?.login ?? null;
}
function isGitAllowed(serving, request) {
	if (loginOf(serving, request) !== null) return true;
	return request.headers.authorization === void 0 && !serving.state.isPrivate;
}
async function serveGit(serving, incoming, service) {
	const { request, response, method, path } = incoming;
	const login = loginOf(serving, request);
	const finish = serving.log.note({
		method,
		path,
		login,
		body: void 0
	});
	const instead = incoming.fault === void 0 ? null : await faultReply(incoming.fault);
	if (instead !== null) {
		send(response, instead);
		finish(instead.status);
	} else if (isGitAllowed(serving, request)) finish(await serving.gateway.serve(request, response, service));
	else {
		response.writeHead(401, { "www-authenticate": "Basic realm=\"GitHub\"" });
		response.end();
		finish(401);
	}
}
async function serveRest(serving, incoming) {
	const { request, response, method, path, fault } = incoming;
	const body = await bodyOf(request);
	const requestBody = readable(body);
	const login = loginOf(serving, request);
	const finish = serving.log.note({
		method,
		path,
		login,
		body: requestBody
	});
	const { reply, operation, quota } = await serving.api({
		method,
		url: new URL(path, serving.links.api),
		accept: request.headers.accept ?? "",
		authorization: request.headers.authorization,
		body,
		fault
	});
	finish(reply.status);
	const json = send(response, reply, quota);
	serving.onExchange?.({
		method,
		path,
		operation: operation && {
			id: operation.id,
			path: operation.path
		},
		requestBody,
		status: reply.status,
		responseBody: json === void 0 ? void 0 : JSON.parse(json),
		isFault: fault !== void 0
	});
}
async function serve(serving, request, response) {
	const method = request.method ?? "GET";
	const path = request.url ?? "/";
	const [pathname = ""] = path.split("?", 1);
	if (pathname.startsWith("/_fake/")) {
		const controlled = {
			...serving,
			addFault: serving.faults.add
		};
		const body = readable(await bodyOf(request));
		send(response, controlReply(controlled, `${method} ${pathname}`, body));
		return;
	}
	const incoming = {
		request,
		response,
		method,
		path,
		fault: serving.faults.take(`${method} ${path}`)
	};
	const git = gitService(pathname);
	if (git === void 0) return serveRest(serving, incoming);
	const { owner, name } = serving.state;
	if (`${git.owner}/${git.name}`.toLowerCase() === `${owner}/${name}`.toLowerCase()) return serveGit(serving, incoming, git.service);
	serving.log.note({
		method,
		path,
		login: null,
		body: void 0
	})(404);
	send(response, notFound());
}
function requestHandler(serving) {
	return (request, response) => {
		serve(serving, request, response).catch((error) => {
			const words = error instanceof Error ? error.stack ?? error.message : String(error);
			if (response.headersSent) response.destroy();
			else send(response, failure(500, `loopback GitHub: ${words}`));
		});
	};
}

// fakes/servers/github/start-github.ts
const FIRST_ID = 0xf4241;
function stateOf(options, clock) {
	const [owner = "", name = ""] = (options.name ?? "acme/skills").split("/");
	let id = FIRST_ID;
	return {
		owner,
		name,
		isPrivate: options.isPrivate ?? false,
		defaultBranch: options.defaultBranch ?? "main",
		git: gitReader(options.repository),
		tokens: new Map(Object.entries(options.tokens ?? { ["fake-github-token"]: workflowToken() })),
		collaborators: new Map(Object.entries(options.collaborators ?? { [owner]: "admin" })),
		issues: /* @__PURE__ */ new Map(),
		comments: /* @__PURE__ */ new Map(),
		checkRuns: /* @__PURE__ */ new Map(),
		workflowRuns: [],
		artifacts: [],
		treeLimit: options.treeLimit ?? 1e5,
		nextId: () => id++,
		now: () => clock().toISOString().replace(/\.\d+Z$/, "Z")
	};
}
async function startGithub(options) {
	const clock = options.clock ?? (() => /* @__PURE__ */ new Date());
	const state = stateOf(options, clock);
	const faults = faultList(options.faults ?? []);
	const log = requestLog();
	const gateway = gitGateway(options.repository);
	const server = createServer();
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, "127.0.0.1", resolve);
	});
	const { port } = server.address();
	const links = linksOf(port, state.owner, state.name);
	const limits = quotas(options.rateLimit ?? 1e3, clock);
	const api = restApi({
		state,
		links,
		quotas: limits
	}, operations);
	const { onExchange } = options;
	server.on("request", requestHandler({
		state,
		links,
		log,
		faults,
		gateway,
		api,
		onExchange
	}));
	return {
		...seedOf(state),
		url: links.api,
		serverUrl: links.server,
		port,
		state,
		requests: log.requests,
		arrival: log.arrival,
		addFault: faults.add,
		pullRequestEvent: async (number, what) => ({
			name: "pull_request",
			payload: await pullRequestEvent({
				state,
				links
			}, number, what)
		}),
		close: () => new Promise((resolve, reject) => {
			gateway.close();
			state.git.close();
			server.close((error) => error ? reject(error) : resolve());
			server.closeAllConnections();
		})
	};
}

export { runGit as i, feedGit as n, gitOutput as r, startGithub as t };