import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { t as runAction } from "./run-action.js";
import { t as startActionsCache } from "./start-actions-cache.js";
import { n as feedGit, r as gitOutput, t as startGithub } from "./start-github.js";

// fakes/servers/github/bare-repository.ts
const FIRST_SECOND = 0x65920080;
function data(content) {
	const bytes = Buffer.from(content);
	return Buffer.concat([
		Buffer.from(`data ${bytes.length}\n`),
		bytes,
		Buffer.from("\n")
	]);
}
function quoted(path) {
	return `"${[...Buffer.from(path)].map((byte) => {
		const character = String.fromCharCode(byte);
		return /[\w./ -]/.test(character) ? character : `\\${byte.toString(8).padStart(3, "0")}`;
	}).join("")}"`;
}
function fileCommand([path, file]) {
	if (file === null) return Buffer.from(`D ${quoted(path)}\n`);
	const { mode, content } = typeof file === "string" || Buffer.isBuffer(file) ? {
		mode: "100644",
		content: file
	} : file;
	if (mode === "160000") return Buffer.from(`M ${mode} ${content.toString()} ${quoted(path)}\n`);
	return Buffer.concat([Buffer.from(`M ${mode} inline ${quoted(path)}\n`), data(content)]);
}
function commitCommand(commit, number, parent) {
	const head = `commit refs/heads/${commit.branch}\ncommitter Ann <ann@example.com> ${FIRST_SECOND + 60 * number} +0000\n`;
	return Buffer.concat([
		Buffer.from(head),
		data(commit.message ?? `Commit ${number + 1}`),
		Buffer.from(parent === void 0 ? "" : `from ${parent}\n`),
		...Object.entries(commit.files).map(fileCommand),
		Buffer.from("\n")
	]);
}
const IMPORT = [
	"-c",
	"fastimport.unpackLimit=1",
	"-c",
	"core.fsync=none",
	"fast-import"
];
function fastImport(directory, commands) {
	return feedGit(directory, [
		...IMPORT,
		"--quiet",
		"--force",
		"--date-format=raw"
	], commands);
}
async function branchesOf(directory) {
	return (await gitOutput(directory, [
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads"
	])).toString().split("\n").filter(Boolean);
}
async function heldIn(directory) {
	const branches = new Set(await branchesOf(directory));
	const count = await gitOutput(directory, [
		"rev-list",
		"--count",
		"--all"
	]);
	return {
		branches,
		commits: Number(count.toString())
	};
}
async function addCommits(directory, commits, known) {
	const held = known ?? await heldIn(directory);
	const begun = /* @__PURE__ */ new Set();
	const commands = commits.map((commit, index) => {
		const reference = `refs/heads/${commit.branch}`;
		const isBegun = begun.has(reference);
		begun.add(reference);
		if (isBegun) return commitCommand(commit, held.commits + index, void 0);
		const parent = (held.branches.has(reference) ? `${reference}^0` : void 0) ?? (commit.from === void 0 ? void 0 : startOf(commit.from, begun));
		return commitCommand(commit, held.commits + index, parent);
	});
	await fastImport(directory, Buffer.concat(commands));
}
function startOf(from, begun) {
	const reference = `refs/heads/${from}`;
	return begun.has(reference) ? reference : `${from}^0`;
}
const CONFIG = "[core]\n	repositoryformatversion = 0\n	filemode = true\n	bare = true\n";
async function initBare(directory) {
	for (const folder of [
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags"
	]) await mkdir(join(directory, folder), { recursive: true });
	await writeFile(join(directory, "config"), CONFIG);
	await writeFile(join(directory, "HEAD"), "ref: refs/heads/main\n");
}
async function createBareRepository(directory, commits) {
	await initBare(directory);
	await addCommits(directory, commits, {
		branches: /* @__PURE__ */ new Set(),
		commits: 0
	});
}

// fakes/show/read-tree.ts
async function readTree(folder) {
	const read = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile()).map(async (entry) => {
		const path = join(entry.parentPath, entry.name);
		const content = await readFile(path, "utf8");
		const file = ((await stat(path)).mode & 73) !== 0 ? {
			mode: "100755",
			content
		} : content;
		return [relative(folder, path).split(sep).join("/"), file];
	});
	return Object.fromEntries(await Promise.all(read));
}

// fakes/show/demo-commits.ts
const TOPIC = "shorten-the-skills";
const PULL_REQUEST = join("demo", "evals", "pull-request");
const CHANGES = [
	{
		skill: "release-notes",
		message: "Shorten the steps of release-notes"
	},
	{
		skill: "fill-form",
		message: "Say the same in other words"
	},
	{
		skill: "tidy-branches",
		message: "Leave trunk alone, too"
	}
];
async function isThere(path) {
	return stat(path).then(() => true, () => false);
}
async function exampleFolders(examples) {
	const names = (await readdir(examples)).sort();
	const isExample = await Promise.all(names.map((name) => isThere(join(examples, name, ".skillcheck.yml"))));
	return names.filter((_, index) => isExample[index]);
}
function partOf(tree, skill) {
	const folders = [`skills/${skill}/`, `.skillcheck/cassettes/skills--${skill}/`];
	return Object.fromEntries(Object.entries(tree).filter(([path]) => folders.some((folder) => path.startsWith(folder))));
}
async function demoCommits(examples) {
	const folders = await exampleFolders(examples);
	const trees = await Promise.all(folders.map((name) => readTree(join(examples, name))));
	const base = {
		...Object.assign({}, ...trees),
		"README.md": "# Skills of acme\n"
	};
	const changed = await readTree(join(examples, PULL_REQUEST));
	return [{
		branch: "main",
		message: "Add three skills with their recordings",
		files: base
	}, ...CHANGES.map(({ skill, message }) => ({
		branch: TOPIC,
		from: "main",
		message,
		files: partOf(changed, skill)
	}))];
}

// fakes/show/run-demo.ts
async function runOnPullRequest({ action, folder }, github) {
	const workspace = join(folder, "workspace");
	const runner = join(folder, "runner");
	await Promise.all([mkdir(workspace), mkdir(runner)]);
	const { number } = await github.addPullRequest({
		head: TOPIC,
		title: "Shorten the skills"
	});
	const cache = await startActionsCache();
	try {
		const services = cache.env([{
			scope: `refs/pull/${number}/merge`,
			permission: "both"
		}, {
			scope: "refs/heads/main",
			permission: "read"
		}]);
		return await runAction({
			action,
			workspace,
			folder: runner,
			github,
			event: await github.pullRequestEvent(number, { action: "opened" }),
			env: {
				...services,
				SKILLCHECK_PACE: "none"
			}
		});
	} finally {
		await cache.close();
	}
}
async function demoOf(github, result) {
	const [comment] = github.state.comments.values();
	const check = [...github.state.checkRuns.values()].find(({ name }) => name === "skillcheck");
	const report = result.outputs["results-path"];
	if (comment === void 0 || check === void 0 || report === void 0) throw new Error(`the action did not do its work:\n${result.log}`);
	const json = await readFile(report, "utf8");
	const kept = await mkdtemp(join(tmpdir(), "skillcheck-demo-"));
	const files = {
		json: join(kept, "skillcheck-report.json"),
		markdown: join(kept, "skillcheck-comment.md")
	};
	await writeFile(files.json, json);
	await writeFile(files.markdown, comment.body);
	return {
		comment: comment.body,
		check: {
			name: check.name,
			conclusion: check.conclusion,
			title: check.output.title
		},
		report: JSON.parse(json),
		requests: github.requests.map(({ method, path, status }) => ({
			method,
			path: path.split("?", 1)[0] ?? path,
			status
		})),
		files
	};
}
async function runDemo({ action, examples }) {
	const folder = await mkdtemp(join(tmpdir(), "skillcheck-demo-run-"));
	try {
		const repository = join(folder, "repository.git");
		await createBareRepository(repository, await demoCommits(examples));
		const github = await startGithub({ repository });
		try {
			return await demoOf(github, await runOnPullRequest({
				action,
				folder
			}, github));
		} finally {
			await github.close();
		}
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}

// fakes/show/command.ts
const usage = `show
  The demo: a pull request that breaks one of three skills, on an embedded GitHub; prints one JSON document.`;
const UNAVAILABLE = 69;
function cloneAbove(folder) {
	if (existsSync(join(folder, "action.yml")) && existsSync(join(folder, "examples"))) return folder;
	const parent = dirname(folder);
	return parent === folder ? null : cloneAbove(parent);
}
function hasGit() {
	return spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;
}
function demoText({ comment, check, requests, files }) {
	return [
		comment.trimEnd(),
		"",
		`check run ${check.name}: ${check.conclusion ?? "not finished"}: ${check.title ?? ""}`,
		"",
		`${requests.length} requests to the embedded GitHub:`,
		...requests.map(({ method, path, status }) => `  ${status} ${method} ${path}`),
		"",
		`report:  ${files.json}`,
		`comment: ${files.markdown}`
	].join("\n");
}
async function command(_argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	if (!hasGit()) {
		print("needs git, and none is on PATH: install it");
		return UNAVAILABLE;
	}
	const clone = cloneAbove(import.meta.dirname);
	if (clone === null) {
		print("needs the folder examples/ of a clone, which the npm package has not: clone the repository");
		return UNAVAILABLE;
	}
	const demo = await runDemo({
		action: clone,
		examples: join(clone, "examples")
	});
	const { comment, check, report, requests } = demo;
	print(JSON.stringify({
		version: 1,
		text: demoText(demo),
		comment,
		check,
		report,
		requests
	}));
	return 0;
}

export { command, demoText, usage };