import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { i as runGit, r as gitOutput, t as startGithub } from "./start-github.js";
import { r as workflowToken, t as FAKE_TOKEN } from "./tokens.js";

// fakes/servers/github/command.ts
const usage = `github --repository DIR [--port 0] [--name owner/repo] [--token SECRET] [--branch main]
       [--pull HEAD[:BASE]]… [--private]
  Serves GitHub's REST API and git over HTTP on 127.0.0.1 until it is ended; prints its address.
  GET /_fake/requests and GET /_fake/state show what it saw, POST /_fake/faults injects an answer.`;
async function gitDirectory(folder) {
	const ask = ["rev-parse", "--absolute-git-dir"];
	const bare = await runGit(resolve(folder), ask);
	return (bare.code === 0 ? bare.stdout : await gitOutput(resolve(folder, ".git"), ask)).toString().trim();
}
async function command(argv, print = (line) => void process.stdout.write(`${line}\n`)) {
	const { values } = parseArgs({
		args: [...argv],
		options: {
			repository: { type: "string" },
			port: {
				type: "string",
				default: "0"
			},
			name: {
				type: "string",
				default: "acme/skills"
			},
			token: {
				type: "string",
				default: FAKE_TOKEN
			},
			branch: {
				type: "string",
				default: "main"
			},
			pull: {
				type: "string",
				multiple: true,
				default: []
			},
			private: {
				type: "boolean",
				default: false
			}
		}
	});
	if (values.repository === void 0) throw new Error(`--repository is missing\n${usage}`);
	const github = await startGithub({
		repository: await gitDirectory(values.repository),
		port: Number(values.port),
		name: values.name,
		defaultBranch: values.branch,
		isPrivate: values.private,
		tokens: { [values.token]: workflowToken() }
	});
	for (const pull of values.pull) {
		const [head = "", base = values.branch] = pull.split(":");
		await github.addPullRequest({
			head,
			base
		});
	}
	print(github.url);
	return github;
}

export { command, usage };