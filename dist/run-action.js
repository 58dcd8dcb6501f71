import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { t as FAKE_TOKEN } from "./tokens.js";
import { t as require_dist } from "./yaml.js";
import { spawn } from "node:child_process";

// fakes/runner/action-metadata.ts
var import_dist = require_dist();
async function readActionMetadata(folder) {
	const text = await readFile(join(folder, "action.yml"), "utf8");
	const metadata = (0, import_dist.parse)(text);
	const runs = metadata?.runs;
	if (metadata === null || !/^node\d+$/.test(runs?.using ?? "") || runs?.main === void 0) throw new Error(`${folder}/action.yml is not that of a JavaScript action`);
	return metadata;
}
function evaluated(text, token) {
	return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
		if (expression === "github.token") return token;
		throw new Error(`the runner cannot evaluate \${{ ${expression} }}`);
	});
}
function inputVariable(name) {
	return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}
function inputVariables({ metadata, inputs, token }) {
	const variables = /* @__PURE__ */ new Map();
	for (const [name, input] of Object.entries(metadata.inputs ?? {})) {
		const value = String(input?.default ?? "");
		variables.set(inputVariable(name), evaluated(value, token));
	}
	for (const [name, value] of Object.entries(inputs)) variables.set(inputVariable(name), value);
	return variables;
}
function inputWarnings({ metadata, inputs }) {
	const known = new Map(Object.entries(metadata.inputs ?? {}).map(([name, input]) => [name.toLowerCase(), input]));
	const given = Object.keys(inputs);
	const unknown = given.filter((name) => !known.has(name.toLowerCase()));
	const deprecated = given.flatMap((name) => {
		const message = known.get(name.toLowerCase())?.deprecationMessage;
		return message === void 0 ? [] : [`Input '${name}' has been deprecated with message: ${message}`];
	});
	if (unknown.length === 0) return deprecated;
	const quoted = (names) => [...names].map((name) => `'${name}'`).join(", ");
	const valid = quoted(Object.keys(metadata.inputs ?? {}));
	return [`Unexpected input(s) ${quoted(unknown)}, valid inputs are [${valid}]`, ...deprecated];
}

// fakes/runner/environment.ts
function fields(value) {
	return typeof value === "object" && value !== null ? value : {};
}
function text(value, fallback) {
	return typeof value === "string" ? value : fallback;
}
const NO_COMMIT = "0".repeat(40);
function checkedOut(event) {
	const payload = fields(event.payload);
	const pull = fields(payload["pull_request"]);
	const group = fields(payload["merge_group"]);
	const branch = text(fields(payload["repository"])["default_branch"], "main");
	switch (event.name) {
		case "pull_request": return {
			ref: `refs/pull/${String(pull["number"] ?? payload["number"] ?? 0)}/merge`,
			sha: text(pull["merge_commit_sha"], NO_COMMIT)
		};
		case "push": return {
			ref: text(payload["ref"], `refs/heads/${branch}`),
			sha: text(payload["after"], NO_COMMIT)
		};
		case "merge_group": return {
			ref: text(group["head_ref"], ""),
			sha: text(group["head_sha"], NO_COMMIT)
		};
		default: return {
			ref: `refs/heads/${branch}`,
			sha: NO_COMMIT
		};
	}
}
function branches(event) {
	const pull = fields(fields(event.payload)["pull_request"]);
	const isPull = event.name.startsWith("pull_request");
	return {
		GITHUB_HEAD_REF: isPull ? text(fields(pull["head"])["ref"], "") : "",
		GITHUB_BASE_REF: isPull ? text(fields(pull["base"])["ref"], "") : ""
	};
}
function githubVariables(facts) {
	const payload = fields(facts.event.payload);
	const repository = text(fields(payload["repository"])["full_name"], "acme/skills");
	const actor = text(fields(payload["sender"])["login"], "acme");
	const { ref, sha } = checkedOut(facts.event);
	return {
		GITHUB_ACTION: "__self",
		GITHUB_ACTIONS: "true",
		GITHUB_ACTION_PATH: facts.action,
		GITHUB_ACTOR: actor,
		GITHUB_API_URL: facts.apiUrl,
		GITHUB_EVENT_NAME: facts.event.name,
		GITHUB_EVENT_PATH: eventPath(facts.folder),
		GITHUB_GRAPHQL_URL: `${facts.apiUrl}/graphql`,
		GITHUB_JOB: "skillcheck",
		GITHUB_REF: ref,
		GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ""),
		GITHUB_REPOSITORY: repository,
		GITHUB_REPOSITORY_OWNER: repository.split("/")[0] ?? "",
		GITHUB_RETENTION_DAYS: "90",
		GITHUB_RUN_ATTEMPT: "1",
		GITHUB_RUN_ID: "1000",
		GITHUB_RUN_NUMBER: "1",
		GITHUB_SERVER_URL: facts.serverUrl,
		GITHUB_SHA: sha,
		GITHUB_TRIGGERING_ACTOR: actor,
		GITHUB_WORKFLOW: "skillcheck",
		GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/skillcheck.yml@${ref}`,
		GITHUB_WORKSPACE: facts.workspace,
		...branches(facts.event)
	};
}
function eventPath(folder) {
	return join(folder, "temp", "_github_workflow", "event.json");
}
function stepEnvironment(facts) {
	return {
		PATH: facts.path,
		HOME: join(facts.folder, "home"),
		CI: "true",
		RUNNER_ARCH: "X64",
		RUNNER_ENVIRONMENT: "github-hosted",
		RUNNER_NAME: "skillcheck-fake",
		RUNNER_OS: "Linux",
		RUNNER_TEMP: join(facts.folder, "temp"),
		RUNNER_TOOL_CACHE: join(facts.folder, "tools"),
		...githubVariables(facts)
	};
}

// fakes/runner/masks.ts
function maskSet(initial = []) {
	const values = /* @__PURE__ */ new Set();
	const add = (value) => {
		for (const part of [value, ...value.split(/[\r\n]+/)]) if (part.trim() !== "") values.add(part);
	};
	initial.forEach(add);
	return {
		add,
		hide: (text) => {
			return [...values].toSorted((a, b) => b.length - a.length).reduce((hidden, value) => hidden.replaceAll(value, () => "***"), text);
		},
		find: (text, length) => [...values].some((value) => value.length > length && text.includes(value))
	};
}

// fakes/runner/child-process.ts
const GRACE = 1e4;
const DRAIN = 1e3;
const SIGNAL_NUMBERS = {
	SIGINT: 2,
	SIGKILL: 9,
	SIGTERM: 15
};
function eachLine(stream, onLine) {
	let rest = "";
	stream.setEncoding("utf8");
	stream.on("data", (chunk) => {
		const lines = (rest + chunk).split(/\r\n|\n|\r(?=[\s\S])/);
		rest = lines.pop() ?? "";
		lines.forEach(onLine);
	});
	stream.on("close", () => {
		if (rest !== "") onLine(rest.replace(/\r$/, ""));
	});
}
function codeOf(code, signal) {
	return code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0);
}
function killer(child, request) {
	const timers = /* @__PURE__ */ new Set();
	let isSettled = false;
	const reasons = {
		isTimedOut: false,
		isEnded: false
	};
	const end = (reason, signal) => {
		if (reasons[reason] || isSettled) return;
		reasons[reason] = true;
		child.kill(signal);
		timers.add(setTimeout(() => child.kill("SIGKILL"), GRACE));
	};
	timers.add(setTimeout(() => end("isTimedOut", "SIGTERM"), request.timeout));
	const { line, when, signal = "SIGTERM" } = request.ending ?? {};
	const endNow = () => end("isEnded", signal);
	when?.then(endNow, endNow);
	return {
		reasons,
		see: (text) => {
			if (line?.test(text)) endNow();
		},
		settle: () => {
			isSettled = true;
			for (const timer of timers) clearTimeout(timer);
		}
	};
}
function runProcess(request) {
	const [program, ...rest] = request.argv;
	return new Promise((resolve, reject) => {
		const child = spawn(program, rest, {
			cwd: request.cwd,
			env: request.env,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		const kill = killer(child, request);
		const onLine = (line) => {
			request.onLine(line);
			kill.see(line);
		};
		eachLine(child.stdout, onLine);
		eachLine(child.stderr, onLine);
		let drain;
		child.on("exit", () => {
			kill.settle();
			drain = setTimeout(() => {
				child.stdout.destroy();
				child.stderr.destroy();
			}, DRAIN);
		});
		child.on("error", (error) => {
			kill.settle();
			reject(error);
		});
		child.on("close", (code, signal) => {
			clearTimeout(drain);
			resolve({
				code: codeOf(code, signal),
				...kill.reasons
			});
		});
	});
}

// fakes/runner/command-file.ts
function linesOf(text) {
	return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)].map(([, line = "", end = ""]) => ({
		text: line,
		end
	})).filter((line) => line.text !== "" || line.end !== "");
}
function readHeredoc(lines, from, delimiter) {
	const end = lines.findIndex((line, index) => index >= from && line.text === delimiter);
	if (end === -1) return void 0;
	const inner = lines.slice(from, end);
	return {
		value: inner.map(({ text, end: br }, i) => i < inner.length - 1 ? text + br : text).join(""),
		next: end + 1
	};
}
function readBlock(lines, line, next) {
	const arrows = line.indexOf("<<");
	const [name, delimiter] = [line.slice(0, arrows), line.slice(arrows + 2)];
	if (name === "" || delimiter === "") return `Invalid format '${line}'`;
	const block = readHeredoc(lines, next, delimiter);
	if (block === void 0) return `Invalid value. Matching delimiter not found '${delimiter}'`;
	return {
		name,
		...block
	};
}
function readPair(lines, line, next) {
	const equals = line.indexOf("=");
	const arrows = line.indexOf("<<");
	if (arrows >= 0 && (equals < 0 || arrows < equals)) return readBlock(lines, line, next);
	if (equals < 1) return `Invalid format '${line}'`;
	return {
		name: line.slice(0, equals),
		value: line.slice(equals + 1),
		next
	};
}
function readCommandFile(text) {
	const lines = linesOf(text.replace(/^\uFEFF/, ""));
	const pairs = /* @__PURE__ */ new Map();
	let at = 0;
	for (let line = lines[at]; line !== void 0; line = lines[at]) {
		at += 1;
		if (line.text === "") continue;
		const pair = readPair(lines, line.text, at);
		if (typeof pair === "string") return {
			kind: "ill-formed",
			message: pair
		};
		pairs.set(pair.name, pair.value);
		at = pair.next;
	}
	return {
		kind: "pairs",
		pairs
	};
}

// fakes/runner/log-command.ts
const COMMANDS = /* @__PURE__ */ new Set([
	"add-mask",
	"add-matcher",
	"add-path",
	"debug",
	"echo",
	"endgroup",
	"error",
	"group",
	"notice",
	"remove-matcher",
	"save-state",
	"set-env",
	"set-output",
	"stop-commands",
	"warning"
]);
const IN_DATA = [
	["%0D", "\r"],
	["%0A", "\n"],
	["%25", "%"]
];
const IN_PROPERTY = [
	["%3A", ":"],
	["%2C", ","],
	...IN_DATA
];
const IN_OLD_FORM = [
	["%3B", ";"],
	["%5D", "]"],
	...IN_DATA
];
function unescaped(text, escapes) {
	return escapes.reduce((value, [escaped, character]) => value.replaceAll(escaped, character), text);
}
function readProperties(text, separator, escapes) {
	const properties = /* @__PURE__ */ new Map();
	for (const pair of text.split(separator)) {
		const at = pair.indexOf("=");
		if (at > 0) properties.set(pair.slice(0, at).trim(), unescaped(pair.slice(at + 1), escapes));
	}
	return properties;
}
function newForm(line) {
	const text = line.trimStart();
	const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
	if (end === -1) return void 0;
	const [head, data] = [text.slice(2, end), text.slice(end + 2)];
	return {
		head,
		data,
		separator: ",",
		inProperty: IN_PROPERTY,
		inData: IN_DATA
	};
}
function oldForm(line) {
	const start = line.indexOf("##[");
	const end = start === -1 ? -1 : line.indexOf("]", start);
	if (end === -1) return void 0;
	const [head, data] = [line.slice(start + 3, end), line.slice(end + 1)];
	return {
		head,
		data,
		separator: ";",
		inProperty: IN_OLD_FORM,
		inData: IN_OLD_FORM
	};
}
function readLogCommand(line, names) {
	for (const form of [newForm(line), oldForm(line)]) {
		if (form === void 0) continue;
		const [, name = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(form.head) ?? [];
		const known = [...names].find((one) => one.toLowerCase() === name.toLowerCase());
		if (known === void 0) continue;
		return {
			name: known,
			properties: readProperties(rest, form.separator, form.inProperty),
			data: unescaped(form.data, form.inData)
		};
	}
}

// fakes/runner/step-log.ts
const MOST_OF_A_KIND = 10;
const LONGEST_MESSAGE = 4096;
const PROPERTIES = [
	"title",
	"file",
	"line",
	"endLine",
	"col",
	"endColumn"
];
const DEPRECATED = [
	"set-output",
	"save-state",
	"set-env",
	"add-path"
];
function annotationOf(level, command) {
	const entries = PROPERTIES.flatMap((name) => {
		const value = command.properties.get(name);
		return value === void 0 || value === "" ? [] : [[name, value]];
	});
	return {
		level,
		message: command.data,
		...Object.fromEntries(entries)
	};
}
function stepLog(masks, isDebug = false) {
	let stopToken;
	const annotate = (annotation) => {
		log.lines.push(masks.hide(`##[${annotation.level}]${annotation.message}`));
		if (log.annotations.filter((one) => one.level === annotation.level).length >= MOST_OF_A_KIND) {
			log.dropped += 1;
			return;
		}
		const hidden = Object.entries(annotation).map(([key, value]) => [key, masks.hide(value)]);
		const message = masks.hide(annotation.message).slice(0, LONGEST_MESSAGE);
		log.annotations.push({
			...Object.fromEntries(hidden),
			level: annotation.level,
			message
		});
	};
	const stop = (token) => {
		if (token === "" || COMMANDS.has(token.toLowerCase())) {
			log.problems.push({
				kind: "command",
				message: `Invalid stop-commands token '${token}'`
			});
			return;
		}
		stopToken = token;
	};
	const annotateAs = (level) => (command) => annotate(annotationOf(level, command));
	const refuse = ({ name }) => {
		log.problems.push({
			kind: "command",
			message: `The command '${name}' is no longer supported`
		});
	};
	const show = ({ name, data }) => {
		log.lines.push(masks.hide(`##[${name}]${data}`));
	};
	const deeds = new Map([
		["error", annotateAs("error")],
		["warning", annotateAs("warning")],
		["notice", annotateAs("notice")],
		["add-mask", ({ data }) => masks.add(data)],
		["stop-commands", ({ data }) => stop(data)],
		["group", show],
		["endgroup", show],
		...isDebug ? [["debug", show]] : [],
		...DEPRECATED.map((name) => [name, refuse])
	]);
	const read = (line) => {
		if (stopToken !== void 0) {
			if (readLogCommand(line, /* @__PURE__ */ new Set([stopToken])) !== void 0) stopToken = void 0;
			log.lines.push(masks.hide(line));
			return;
		}
		const command = readLogCommand(line, COMMANDS);
		if (command === void 0) log.lines.push(masks.hide(line));
		else deeds.get(command.name)?.(command);
	};
	const log = {
		lines: [],
		annotations: [],
		problems: [],
		dropped: 0,
		read,
		annotate
	};
	return log;
}

// fakes/runner/run-stage.ts
const FILES = {
	output: "GITHUB_OUTPUT",
	state: "GITHUB_STATE",
	env: "GITHUB_ENV",
	path: "GITHUB_PATH",
	summary: "GITHUB_STEP_SUMMARY"
};
const LARGEST_SUMMARY = 1048576;
const LARGEST_OUTPUTS = 1048576;
const SHORT_MASK = 3;
async function createFiles(folder) {
	const home = await mkdtemp(join(folder, "temp", "_runner_file_commands-"));
	const paths = Object.keys(FILES).map((name) => [name, join(home, name)]);
	for (const [, path] of paths) await writeFile(path, "");
	return Object.fromEntries(paths);
}
async function readOrNothing(path) {
	return readFile(path, "utf8").catch(() => "");
}
function stageEnvironment(request, files) {
	const { carried, env } = request;
	const state = [...carried.state].map(([key, value]) => [`STATE_${key}`, value]);
	const variables = Object.entries(FILES).map(([name, variable]) => [variable, files[name]]);
	return {
		...env,
		...Object.fromEntries(carried.env),
		...Object.fromEntries(state),
		...Object.fromEntries(variables),
		PATH: [...carried.path, env["PATH"] ?? ""].join(":")
	};
}
async function readPairs(path, problems) {
	const file = readCommandFile(await readOrNothing(path));
	if (file.kind === "pairs") return file.pairs;
	problems.push({
		kind: "file",
		message: file.message
	});
	return /* @__PURE__ */ new Map();
}
function keptOutputs(pairs, masks, problems) {
	const kept = /* @__PURE__ */ new Map();
	let size = 0;
	for (const [key, value] of pairs) {
		if (masks.find(value, SHORT_MASK)) {
			const message = `Skip output '${key}' since it may contain secret.`;
			problems.push({
				kind: "output",
				message
			});
			continue;
		}
		size += 2 * (key.length + value.length);
		kept.set(key, value);
	}
	if (size > LARGEST_OUTPUTS) problems.push({
		kind: "output",
		message: `The outputs of the job are larger than 1 MB: ${size} bytes`
	});
	return kept;
}
function keptEnvironment(pairs, problems) {
	const kept = [...pairs].filter(([key]) => !/^(?:GITHUB_|RUNNER_|CI$)/i.test(key));
	if (pairs.has("NODE_OPTIONS")) problems.push({
		kind: "file",
		message: "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command."
	});
	return new Map(kept.filter(([key]) => key !== "NODE_OPTIONS"));
}
async function readSummary(path, masks, problems) {
	const text = await readOrNothing(path);
	const size = Buffer.byteLength(text);
	if (size <= LARGEST_SUMMARY) return masks.hide(text);
	const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(size / 1024)}k.`;
	problems.push({
		kind: "summary",
		message
	});
	return "";
}
async function runStage(request) {
	const { masks, facts } = request;
	const log = stepLog(masks, request.env["RUNNER_DEBUG"] === "1");
	for (const message of request.warnings) log.annotate({
		level: "warning",
		message
	});
	const files = await createFiles(facts.folder);
	const { argv, timeout, ending, player } = request;
	const env = stageEnvironment(request, files);
	const stage = {
		cwd: facts.workspace,
		env,
		onLine: log.read
	};
	const end = player === void 0 ? await runProcess({
		...stage,
		argv,
		timeout,
		ending
	}) : {
		code: await player(stage),
		isEnded: false,
		isTimedOut: false
	};
	const problems = [...log.problems];
	const outputs = await readPairs(files.output, problems);
	const path = (await readOrNothing(files.path)).split(/\r?\n/).filter((line) => line !== "");
	return {
		exitCode: end.code,
		isCancelled: end.isEnded || end.isTimedOut,
		lines: log.lines,
		annotations: log.annotations,
		dropped: log.dropped,
		files: {
			output: keptOutputs(outputs, masks, problems),
			state: await readPairs(files.state, problems),
			env: keptEnvironment(await readPairs(files.env, problems), problems),
			path
		},
		summary: await readSummary(files.summary, masks, problems),
		problems
	};
}

// fakes/runner/stage-problem.ts
function isFailing(problem) {
	return problem.kind === "command" || problem.kind === "file";
}

// fakes/runner/run-action.ts
const CLOSED = {
	url: "http://127.0.0.1:1",
	serverUrl: "http://github.localhost:1"
};
const STAGES = [
	"pre",
	"main",
	"post"
];
function isDue(stage, metadata, outcome) {
	if (stage !== "post") return outcome === "success";
	const condition = (metadata.runs["post-if"] ?? "always()").replaceAll(" ", "");
	if (condition === "always()") return true;
	const isNamed = condition.match(/^!?(\w+)\(\)$/)?.[1] === outcome;
	return condition.startsWith("!") ? !isNamed : isNamed;
}
function outcomeOf(before, stage) {
	if (stage.isCancelled) return "cancelled";
	return (stage.exitCode !== 0 || stage.problems.some(isFailing)) && before === "success" ? "failure" : before;
}
function carry(carried, name, stage) {
	for (const [key, value] of stage.files.state) carried.state.set(key, value);
	for (const [key, value] of stage.files.env) carried.env.set(key, value);
	carried.path.unshift(...stage.files.path.toReversed());
	if (name !== "post") for (const [key, value] of stage.files.output) carried.output.set(key, value);
}
function resultOf(done, carried, conclusion) {
	const stages = [...done.values()];
	return {
		stages: [...done.keys()],
		outputs: Object.fromEntries(carried.output),
		state: Object.fromEntries(carried.state),
		env: Object.fromEntries(carried.env),
		annotations: stages.flatMap((stage) => stage.annotations),
		droppedAnnotations: stages.reduce((sum, stage) => sum + stage.dropped, 0),
		log: stages.flatMap((stage) => stage.lines).join("\n"),
		summary: stages.map((stage) => stage.summary).join(""),
		exitCodes: Object.fromEntries([...done].map(([name, stage]) => [name, stage.exitCode])),
		errors: [...done].flatMap(([stage, { problems }]) => problems.map((problem) => ({
			stage,
			...problem
		}))),
		conclusion
	};
}
async function prepare(request, folder) {
	const github = request.github ?? CLOSED;
	for (const name of [
		"temp",
		"home",
		"tools"
	]) await mkdir(join(folder, name), { recursive: true });
	await mkdir(dirname(eventPath(folder)), { recursive: true });
	await writeFile(eventPath(folder), JSON.stringify(request.event.payload));
	return {
		action: request.action,
		event: request.event,
		workspace: request.workspace,
		folder,
		path: request.path ?? process.env["PATH"] ?? "/usr/bin:/bin",
		apiUrl: github.url,
		serverUrl: github.serverUrl
	};
}
async function settingOf(request, folder) {
	const { inputs = {}, token = FAKE_TOKEN, secrets = [], env = {} } = request;
	const metadata = request.metadata ?? await readActionMetadata(request.action);
	const facts = await prepare(request, folder);
	const asked = {
		metadata,
		inputs,
		token
	};
	const variables = Object.fromEntries(inputVariables(asked));
	return {
		metadata,
		facts,
		env: {
			...stepEnvironment(facts),
			...env,
			...variables
		},
		masks: maskSet([
			token,
			...secrets,
			env["ACTIONS_RUNTIME_TOKEN"] ?? ""
		]),
		warnings: inputWarnings(asked)
	};
}
async function runStages(request, setting) {
	const { metadata, facts, env, masks } = setting;
	const carried = {
		state: /* @__PURE__ */ new Map(),
		env: /* @__PURE__ */ new Map(),
		output: /* @__PURE__ */ new Map(),
		path: []
	};
	const done = /* @__PURE__ */ new Map();
	let outcome = "success";
	for (const name of request.stages ?? STAGES) {
		const script = metadata.runs[name];
		if (script === void 0 || !isDue(name, metadata, outcome)) continue;
		const stage = await runStage({
			name,
			argv: [request.node ?? process.execPath, join(request.action, script)],
			facts,
			env,
			masks,
			carried,
			warnings: done.size === 0 ? setting.warnings : [],
			timeout: request.timeout?.[name] ?? 6e4,
			ending: name === "main" ? request.cancel : void 0,
			player: request.player
		});
		done.set(name, stage);
		carry(carried, name, stage);
		outcome = outcomeOf(outcome, stage);
	}
	return resultOf(done, carried, outcome);
}
async function runAction(request) {
	const folder = request.folder ?? await mkdtemp(join(tmpdir(), "skillcheck-runner-"));
	try {
		return await runStages(request, await settingOf(request, folder));
	} finally {
		if (request.folder === void 0) await rm(folder, {
			recursive: true,
			force: true
		});
	}
}

export { runAction as t };