import { f as strictObject, l as number, p as string, r as array, t as _enum, u as object } from "./zod.js";
import { t as UsageError } from "./usage-error.js";
import { n as splitExplanation, t as explain } from "./explanation.js";
import { a as FAIL_ON_WORDS } from "./status.js";
import { n as nearestWord } from "./edit-distance.js";
import { t as explainIssue } from "./explain-issue.js";
import { readFileSync } from "node:fs";

// src/github/read-event.ts
const sha = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const pullRequestPayload = object({ pull_request: object({
	number: number().int().min(1),
	user: object({ login: string() }).nullable().optional(),
	head: object({
		sha,
		repo: object({ id: number() }).nullish()
	}),
	base: object({
		sha,
		ref: string(),
		repo: object({ id: number() })
	})
}) });
const mergeGroupPayload = object({ merge_group: object({
	head_sha: sha,
	base_sha: sha,
	base_ref: string(),
	head_ref: string().optional()
}) });
const pushPayload = object({
	ref: string(),
	before: sha,
	after: sha,
	repository: object({ default_branch: string() })
});
const OTHER_JOBS = /* @__PURE__ */ new Map([["issue_comment", "authorise"], ["workflow_run", "gate"]]);
const refuse = (reason) => ({
	kind: "refused",
	reason
});
const shortRef = (ref) => ref.replace(/^refs\/heads\//, "");
function readPullRequest(payload) {
	const read = pullRequestPayload.safeParse(payload);
	if (!read.success) return refuse("the pull_request event lacks its head or base commit");
	const { pull_request: pull } = read.data;
	return {
		kind: "event",
		event: {
			kind: "pull-request",
			number: pull.number,
			head: pull.head.sha,
			base: pull.base.sha,
			baseName: pull.base.ref,
			author: pull.user?.login ?? null,
			fork: pull.head.repo?.id !== pull.base.repo.id
		}
	};
}
function readQueuedPull(headRef, base) {
	const folder = `refs/heads/gh-readonly-queue/${base}/`;
	if (!headRef.startsWith(folder)) return null;
	const name = /^pr-([1-9]\d{0,9})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(headRef.slice(folder.length));
	return name === null ? null : Number(name[1]);
}
function readMergeGroup(payload) {
	const read = mergeGroupPayload.safeParse(payload);
	if (!read.success) return refuse("the merge_group event lacks its head or base commit");
	const { head_sha: head, base_sha: base, base_ref: ref, head_ref: queued } = read.data.merge_group;
	const baseName = shortRef(ref);
	return {
		kind: "event",
		event: {
			kind: "merge-group",
			pull: readQueuedPull(queued ?? "", baseName),
			head,
			base,
			baseName
		}
	};
}
function readPush(payload, commit) {
	const read = pushPayload.safeParse(payload);
	if (!read.success) return refuse("the push event lacks its commits");
	if (/^0+$/.test(read.data.after)) return refuse("the branch was deleted: nothing to check");
	if (read.data.ref.startsWith("refs/tags/")) return readEverything(commit);
	return {
		kind: "event",
		event: {
			kind: "push",
			head: read.data.after,
			base: /^0+$/.test(read.data.before) ? null : read.data.before,
			baseName: read.data.repository.default_branch
		}
	};
}
function readEverything(commit) {
	if (!sha.safeParse(commit).success) return refuse("GITHUB_SHA is not a commit");
	return {
		kind: "event",
		event: {
			kind: "everything",
			head: commit
		}
	};
}
function readEvent(name, payload, commit) {
	const other = OTHER_JOBS.get(name);
	if (other !== void 0) return refuse(`job: check does not answer to ${name}; set job: ${other}`);
	switch (name) {
		case "pull_request": return readPullRequest(payload);
		case "merge_group": return readMergeGroup(payload);
		case "push": return readPush(payload, commit);
		case "schedule":
		case "workflow_dispatch": return readEverything(commit);
		case "pull_request_target": return refuse("skillcheck never runs on pull_request_target; use pull_request");
		default: return refuse(`job: check does not answer to ${name}; use pull_request, merge_group, push, schedule or workflow_dispatch`);
	}
}

// src/model/inputs.ts
const meta = (value) => value;
const words = string().transform((text) => text.split(/[\n,]/).map((word) => word.trim()).filter((word) => word !== ""));
const lines = string().transform((text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== ""));
const flag = _enum(["true", "false"]).transform((text) => text === "true");
const failOn = words.pipe(array(_enum(FAIL_ON_WORDS)));
const integer = (least, most) => string().regex(/^\d{1,9}$/, { error: explain("is not a whole number", `write one from ${least} to ${most}`) }).transform(Number).pipe(number().int().min(least).max(most));
const inputsSchema = strictObject({
	"github-token": string().meta(meta({
		description: "Token for the comment, the check run and the file list.",
		default: "${{ github.token }}",
		table: "main"
	})),
	mode: _enum(["replay", "lint"]).optional().meta(meta({
		description: "How evidence is got: `replay` evaluates recordings (runs nothing, costs nothing), `lint` only lints. Unset: `replay`.",
		table: "main"
	})),
	skills: lines.meta(meta({
		description: "Which skills to look at: one glob a line over SKILL.md paths, `!` excludes.",
		default: "**/SKILL.md",
		table: "main"
	})),
	"fail-on": failOn.optional().meta(meta({
		description: "What keeps the check from being green: any of `failed, regressed, lint, invalid, unverified, untested, inconclusive`. Unset: `fail_on` of `.skillcheck.yml`, else all seven.",
		table: "main"
	})),
	comment: _enum([
		"auto",
		"always",
		"on-change",
		"on-failure",
		"never"
	]).meta(meta({
		description: "When to write the sticky comment. `auto`: whenever a skill is affected, and to update an older one.",
		default: "auto",
		table: "main"
	})),
	"check-run": _enum(["auto", "false"]).meta(meta({
		description: "The check run `skillcheck` on the head commit: `auto` writes it wherever the token may write checks.",
		default: "auto",
		table: "main"
	})),
	agents: words.optional().meta(meta({
		description: "Narrow to these agents, separated by commas.",
		table: "main"
	})),
	filter: string().optional().meta(meta({
		description: "Only tests whose name contains this text, or that carry it as a tag.",
		table: "main"
	})),
	samples: integer(1, 30).optional().meta(meta({
		description: "Planned samples per test. Unset: the suite decides.",
		table: "main"
	})),
	"min-pass-rate": string().regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, { error: explain("is not a number from 0 to 1", "write a share of the runs, for instance 0.8") }).transform(Number).optional().meta(meta({
		description: "Share of samples that must pass, 0 to 1. Unset: the suite decides.",
		table: "main"
	})),
	"working-directory": string().meta(meta({
		description: "Root below which skills, settings and recordings are looked for.",
		default: ".",
		table: "more"
	})),
	config: string().optional().meta(meta({
		description: "Settings file. Unset: `.skillcheck.yml` or `.skillcheck.yaml` at the root.",
		table: "more"
	})),
	job: _enum(["check"]).meta(meta({
		description: "Which part this job plays. Other values come with later versions.",
		default: "check",
		table: "more"
	})),
	"app-slug": string().regex(/^[a-z0-9-]{1,100}$/, { error: explain("is not an app slug", "write the app's name in its address: a-z, 0-9 and -") }).meta(meta({
		description: "Slug of the GitHub App whose token `github-token` is: its comments and check runs are ours.",
		default: "github-actions",
		table: "more"
	})),
	"comment-key": string().regex(/^[a-z0-9-]{1,40}$/, { error: explain("is not a key", "write at most 40 of a-z, 0-9 and -") }).meta(meta({
		description: "Comments of different keys live side by side.",
		default: "default",
		table: "more"
	})),
	"job-summary": flag.meta(meta({
		description: "Write the job summary.",
		default: "true",
		table: "more"
	})),
	annotations: flag.meta(meta({
		description: "Annotate changed lines.",
		default: "true",
		table: "more"
	})),
	"max-excerpts": integer(0, 50).meta(meta({
		description: "Failing tests shown with a full excerpt.",
		default: "5",
		table: "more"
	})),
	"max-annotations": integer(0, 50).meta(meta({
		description: "Annotations written by log command where no check run carries them.",
		default: "10",
		table: "more"
	})),
	"report-artifact": string().regex(/^[A-Za-z0-9._-]{0,80}$/, { error: explain("is not a file name", "write at most 80 letters, digits, dots, _ and -, without a folder") }).meta(meta({
		description: "Name of the uploaded report, a single JSON file; empty switches it off.",
		default: "skillcheck-report.json",
		table: "more"
	})),
	"retention-days": integer(1, 400).optional().meta(meta({
		description: "Days the uploaded report is kept. Unset: the repository's default.",
		table: "more"
	}))
});
const output = (description) => string().meta({ description });
const outputsSchema = strictObject({
	status: output("`pass`, `fail`, `inconclusive`, `unverified` or `invalid`"),
	conclusion: output("`success`, `failure` or `action_required`: what the check run says"),
	passed: output("tests that pass"),
	failed: output("tests that fail"),
	inconclusive: output("tests whose samples cannot decide"),
	unverified: output("tests without evidence that counts"),
	invalid: output("tests from which nothing was learnt"),
	regressed: output("tests that are worse than on the base"),
	untested: output("changed skills without a suite"),
	flaky: output("passing tests with a failing sample"),
	stale: output("tests whose recordings are stale"),
	unrecorded: output("tests without a recording"),
	skills: output("JSON list of the touched skills: `[{name, status}]`"),
	"spent-usd": output("US dollars billed by this run, or `unknown`"),
	"recorded-usd": output("US dollars the replayed recordings cost, or `unknown`"),
	"results-path": output("path of `skillcheck-report.json`"),
	"summary-path": output("path of the Markdown of the job summary"),
	"comment-id": output("id of the sticky comment"),
	"comment-url": output("address of the sticky comment"),
	"comment-body": output("Markdown of the comment, to post with a token of your own")
});

// src/github/read-inputs.ts
const PREFIX = "INPUT_";
const MEANT_EMPTY = /* @__PURE__ */ new Set(["github-token", "report-artifact"]);
const LONGEST_SHOWN = 80;
function toName(variable) {
	return variable.slice(6).toLowerCase();
}
function toDefault(value) {
	if (typeof value !== "string") return void 0;
	return value.startsWith("${{") ? "" : value;
}
function readGiven(environment) {
	const given = /* @__PURE__ */ new Map();
	for (const [variable, value] of Object.entries(environment)) {
		if (!variable.startsWith(PREFIX) || variable === PREFIX || value === void 0) continue;
		given.set(toName(variable), value.trim());
	}
	return given;
}
function readInputs(environment) {
	const given = readGiven(environment);
	for (const [name, schema] of Object.entries(inputsSchema.shape)) {
		const value = given.get(name);
		if (value !== void 0 && (value !== "" || MEANT_EMPTY.has(name))) continue;
		const standard = toDefault(schema.meta()?.["default"]);
		if (standard === void 0) given.delete(name);
		else given.set(name, standard);
	}
	const read = inputsSchema.safeParse(Object.fromEntries(given), { error: explainIssue });
	if (read.success) return {
		kind: "inputs",
		inputs: read.data
	};
	const problems = read.error.issues.flatMap((issue) => {
		if (issue.code === "unrecognized_keys") return issue.keys.map(toUnknown);
		const name = String(issue.path[0]);
		const { what, remedy } = splitExplanation(issue.message);
		const said = `input ${name}: ${what}${remedy === "" ? "" : `: ${remedy}`}`;
		return [issue.code === "invalid_format" ? `${said} (given ${toShown(given.get(name))})` : said];
	});
	return {
		kind: "problems",
		problems: [...new Set(problems)]
	};
}
function toShown(value = "") {
	const shown = JSON.stringify(value);
	return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}
function toUnknown(name) {
	const near = nearestWord(name, Object.keys(inputsSchema.shape));
	return `input ${name}: there is no such input${near === null ? "" : `; did you mean ${near}?`}`;
}

// src/github/read-run-context.ts
function readPayload(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return null;
	}
}
function readPace(wanted, apiUrl) {
	const host = URL.canParse(apiUrl) ? new URL(apiUrl).hostname : "";
	const isLoopback = /^127(?:\.\d{1,3}){3}$|^\[::1\]$|^(?:.+\.)?localhost$/.test(host);
	return wanted === "none" && isLoopback ? "none" : "github";
}
function readRunContext(environment) {
	const text = (name) => environment[name] ?? "";
	const apiUrl = text("GITHUB_API_URL") || "https://api.github.com";
	return {
		eventName: text("GITHUB_EVENT_NAME"),
		payload: readPayload(text("GITHUB_EVENT_PATH")),
		repository: text("GITHUB_REPOSITORY"),
		serverUrl: text("GITHUB_SERVER_URL") || "https://github.com",
		apiUrl,
		pace: readPace(text("SKILLCHECK_PACE"), apiUrl),
		commit: text("GITHUB_SHA"),
		workflowRun: Number(text("GITHUB_RUN_ID")) || 0,
		attempt: Number(text("GITHUB_RUN_ATTEMPT")) || 1,
		temporaryFolder: text("RUNNER_TEMP") || text("GITHUB_WORKSPACE") || process.cwd(),
		workflowPath: /^[^/]+\/[^/]+\/(\.github\/workflows\/.+?\.ya?ml)@/.exec(text("GITHUB_WORKFLOW_REF"))?.[1] ?? null
	};
}

// src/github/read-step.ts
function readStep(environment) {
	const reading = readInputs(environment);
	if (reading.kind === "problems") throw new UsageError(reading.problems.join("\n"));
	const { inputs } = reading;
	const context = readRunContext(environment);
	const event = readEvent(context.eventName, context.payload, context.commit);
	if (event.kind === "refused") throw new UsageError(event.reason);
	const token = inputs["github-token"];
	if (token === "") throw new UsageError("input github-token is empty: job: check needs it");
	return {
		inputs,
		context,
		event: event.event,
		token
	};
}

export { readStep };