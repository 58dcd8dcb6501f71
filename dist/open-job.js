import { i as openDiskStore, n as openGit, o as systemClock, r as openEvaluate } from "./git-objects.js";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { n as makeTempFolder, t as removeAbandoned } from "./remove-abandoned.js";
import { setTimeout } from "node:timers/promises";
import { t as execa } from "./execa.js";
import { i as findGit, r as toGitEnvironment, t as askGit } from "./git-process.js";
import { i as sha256 } from "./real-file.js";

// src/host/open-job-folders.ts
async function openJobFolders(temporary) {
	await mkdir(temporary, { recursive: true });
	await removeAbandoned(temporary);
	const own = await makeTempFolder("job", temporary);
	const results = path.join(temporary, "skillcheck");
	let stores = 0;
	return {
		gitDirectory: path.join(own.path, "repository.git"),
		remove: own.remove,
		openStore: async (folder) => {
			stores += 1;
			const root = path.join(own.path, `store-${stores}`);
			await mkdir(root, { recursive: true });
			return {
				path: root,
				store: openDiskStore({
					root,
					folder
				})
			};
		},
		writeResult: async (name, text) => {
			await mkdir(results, { recursive: true });
			const file = path.join(results, name);
			await writeFile(file, text);
			return file;
		}
	};
}

// src/host/fetch-commits.ts
const FETCH_TIMEOUT_MS = 3e5;
const RETRY_MS = [1e3, 3e3];
async function fetchCommits(options) {
	const init = [
		"init",
		"--bare",
		"--quiet",
		"--template=",
		options.gitDirectory
	];
	await execa(findGit(), init, {
		env: toGitEnvironment(false),
		extendEnv: false,
		stdin: "ignore"
	});
	const shas = [...new Set(options.shas)];
	const [first] = shas;
	if (first === void 0) return { kind: "fetched" };
	const reason = await fetchTogether(options, shas);
	if (reason === null) return { kind: "fetched" };
	return {
		kind: "failed",
		sha: shas.find((sha) => reason.includes(sha)) ?? first,
		reason
	};
}
async function fetchTogether(options, shas) {
	for (const wait of [...RETRY_MS, null]) {
		const answer = await askGit({
			place: { gitDirectory: options.gitDirectory },
			args: [
				"fetch",
				"--quiet",
				"--depth=1",
				"--no-tags",
				"--no-recurse-submodules",
				"--no-write-fetch-head",
				"--end-of-options",
				options.url,
				...shas
			],
			settings: toSettings(options),
			timeoutMs: FETCH_TIMEOUT_MS
		});
		if (answer.kind === "done") return null;
		if (wait === null || !isServerFault(answer.reason)) return answer.reason;
		await setTimeout(wait);
	}
	return null;
}
function toSettings({ url, token }) {
	const { protocol, origin } = new URL(url);
	const name = protocol.slice(0, -1);
	const settings = [["http.followRedirects", "false"]];
	if ([
		"https",
		"http",
		"file"
	].includes(name)) settings.push([`protocol.${name}.allow`, "always"]);
	if (token !== null && name !== "file") {
		const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
		settings.push([`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`]);
	}
	return settings;
}
function isServerFault(reason) {
	return /HTTP 5\d\d|HTTP 429|error: 5\d\d|error: 429|RPC failed|Connection reset|hung up|timed out/i.test(reason);
}

// src/host/open-repository.ts
function openRepository(options) {
	const git = openGit({
		place: { gitDirectory: options.gitDirectory },
		folder: options.folder
	});
	const present = /* @__PURE__ */ new Set();
	return {
		git,
		close: git.close,
		fetch: async (commits) => {
			const missing = commits.filter((commit) => !present.has(commit));
			if (missing.length === 0) return null;
			const fetched = await fetchCommits({
				url: options.url,
				token: options.token,
				shas: missing,
				gitDirectory: options.gitDirectory
			});
			if (fetched.kind === "failed") return `${fetched.sha.slice(0, 7)}: ${fetched.reason}`;
			for (const commit of missing) present.add(commit);
			return null;
		}
	};
}

// src/host/open-job.ts
async function openJob(options) {
	const folders = await openJobFolders(options.temporaryFolder);
	const repository = openRepository({
		url: `${options.serverUrl}/${options.repository}`,
		token: options.token,
		gitDirectory: folders.gitDirectory,
		folder: options.folder === "." ? "" : options.folder
	});
	const evaluate = openEvaluate(new URL("./evaluate.js", import.meta.url));
	return {
		repository,
		mergeCommit: options.eventName === "pull_request" ? options.commit : null,
		workflowPath: options.workflowPath,
		place: {
			repository: options.repository,
			serverUrl: options.serverUrl,
			workflowRun: options.workflowRun,
			attempt: options.attempt
		},
		clock: systemClock,
		evaluate,
		sha256,
		openStore: folders.openStore,
		writeResult: folders.writeResult,
		close: async () => {
			await evaluate.close();
			await repository.close();
			await folders.remove();
		}
	};
}

export { openJob };