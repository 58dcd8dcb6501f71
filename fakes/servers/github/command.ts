import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gitOutput, runGit } from "./git.ts";
import { type Github, startGithub } from "./start-github.ts";
import { FAKE_TOKEN, workflowToken } from "./tokens.ts";

/** What the command form accepts. */
export const usage = `github --repository DIR [--port 0] [--name owner/repo] [--token SECRET] [--branch main]
       [--pull HEAD[:BASE]]… [--private]
  Serves GitHub's REST API and git over HTTP on 127.0.0.1 until it is ended; prints its address.
  GET /_fake/requests and GET /_fake/state show what it saw, POST /_fake/faults injects an answer.`;

/** The git folder of a bare repository or of a checkout. */
async function gitDirectory(folder: string): Promise<string> {
  const ask = ["rev-parse", "--absolute-git-dir"];
  const bare = await runGit(resolve(folder), ask);
  const found = bare.code === 0 ? bare.stdout : await gitOutput(resolve(folder, ".git"), ask);
  return found.toString().trim();
}

/** Starts the server from a command line, prints its address as one line, and returns it running. */
export async function command(
  argv: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<Github> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      repository: { type: "string" },
      port: { type: "string", default: "0" },
      name: { type: "string", default: "acme/skills" },
      token: { type: "string", default: FAKE_TOKEN },
      branch: { type: "string", default: "main" },
      pull: { type: "string", multiple: true, default: [] },
      private: { type: "boolean", default: false },
    },
  });
  if (values.repository === undefined) throw new Error(`--repository is missing\n${usage}`);
  const github = await startGithub({
    repository: await gitDirectory(values.repository),
    port: Number(values.port),
    name: values.name,
    defaultBranch: values.branch,
    isPrivate: values.private,
    tokens: { [values.token]: workflowToken() },
  });
  for (const pull of values.pull) {
    const [head = "", base = values.branch] = pull.split(":");
    await github.addPullRequest({ head, base });
  }
  print(github.url);
  return github;
}
