import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ActionResult, runAction } from "../runner/run-action.ts";
import { startActionsCache } from "../servers/actions-cache/start-actions-cache.ts";
import { createBareRepository } from "../servers/github/bare-repository.ts";
import { type Github, startGithub } from "../servers/github/start-github.ts";
import { demoCommits, TOPIC } from "./demo-commits.ts";

/** What the demo shows. */
export interface Demo {
  /** Markdown of the posted comment. */
  readonly comment: string;
  readonly check: {
    readonly name: string;
    readonly conclusion: string | null;
    readonly title: string | null;
  };
  /** The parsed `skillcheck-report.json`. */
  readonly report: unknown;
  /** What GitHub was asked, in order; paths without their query. */
  readonly requests: readonly {
    readonly method: string;
    readonly path: string;
    readonly status: number;
  }[];
  /** Where report and comment lie; these two files stay. */
  readonly files: { readonly json: string; readonly markdown: string };
}

/** Where the demo takes its parts from. */
export interface DemoParts {
  /** Folder with `action.yml`. */
  readonly action: string;
  /** Folder of the examples. */
  readonly examples: string;
}

async function runOnPullRequest(
  { action, folder }: { readonly action: string; readonly folder: string },
  github: Github,
): Promise<ActionResult> {
  const workspace = join(folder, "workspace");
  const runner = join(folder, "runner");
  await Promise.all([mkdir(workspace), mkdir(runner)]);
  const { number } = await github.addPullRequest({ head: TOPIC, title: "Shorten the skills" });
  const cache = await startActionsCache();
  try {
    const services = cache.env([
      { scope: `refs/pull/${number}/merge`, permission: "both" },
      { scope: "refs/heads/main", permission: "read" },
    ]);
    return await runAction({
      action,
      workspace,
      folder: runner,
      github,
      event: await github.pullRequestEvent(number, { action: "opened" }),
      // GitHub asks for pauses between writes; nobody needs them here.
      env: { ...services, SKILLCHECK_PACE: "none" },
    });
  } finally {
    await cache.close();
  }
}

/** Reads the state of the GitHub after the run. Throws with the step's log when something is missing. */
async function demoOf(github: Github, result: ActionResult): Promise<Demo> {
  const [comment] = github.state.comments.values();
  const check = [...github.state.checkRuns.values()].find(({ name }) => name === "skillcheck");
  const report = result.outputs["results-path"];
  if (comment === undefined || check === undefined || report === undefined) {
    throw new Error(`the action did not do its work:\n${result.log}`);
  }
  const json = await readFile(report, "utf8");
  const kept = await mkdtemp(join(tmpdir(), "skillcheck-demo-"));
  const files = {
    json: join(kept, "skillcheck-report.json"),
    markdown: join(kept, "skillcheck-comment.md"),
  };
  await writeFile(files.json, json);
  await writeFile(files.markdown, comment.body);
  return {
    comment: comment.body,
    check: { name: check.name, conclusion: check.conclusion, title: check.output.title },
    report: JSON.parse(json),
    requests: github.requests.map(({ method, path, status }) => ({
      method,
      path: path.split("?", 1)[0] ?? path,
      status,
    })),
    files,
  };
}

/**
 * Puts the examples together into a repository with a pull request, on a GitHub and an Actions cache
 * on 127.0.0.1, and runs the action on it exactly as the runner does. Only the two files stay.
 */
export async function runDemo({ action, examples }: DemoParts): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-demo-run-"));
  try {
    const repository = join(folder, "repository.git");
    await createBareRepository(repository, await demoCommits(examples));
    const github = await startGithub({ repository });
    try {
      return await demoOf(github, await runOnPullRequest({ action, folder }, github));
    } finally {
      await github.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
