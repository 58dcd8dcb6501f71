import { execFileSync, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActionResult, runAction } from "../../fakes/runner/run-action.ts";
import {
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import { createBareRepository, type NewFile } from "../../fakes/servers/github/bare-repository.ts";
import { type Github, startGithub } from "../../fakes/servers/github/start-github.ts";
import { readScripts } from "../../fakes/servers/model/script-file.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";
import { contract } from "../contract/contract.ts";

// The main job for real: the pinned Claude Code records on the default branch, a push saves to the
// Actions cache, a pull request whose trees hold no recording restores, replays, comments and gates.

const ROOT = path.resolve(import.meta.dirname, "../..");
const SUITE = "skills/fill-form/skillcheck.yaml";
const SAMPLES = "2";

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} is not set; run npm run e2e`);
  return value;
}

/** The two runtimes of the bundle: the CLI's floor and the action's own. */
const NODES = [
  ["Node 20", process.execPath],
  ["Node 24", required("SKILLCHECK_TEST_NODE24")],
] as const;

interface Answer {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built CLI with nothing of our environment. */
function cli(node: string, args: readonly string[], env: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [path.join(ROOT, "dist/cli.js"), ...args], { env, cwd: tmpdir() });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
}

async function readTree(folder: string): Promise<Record<string, NewFile>> {
  const files: Record<string, NewFile> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const content = await readFile(full, "utf8");
    const executable = ((await stat(full)).mode & 0o111) !== 0;
    files[path.relative(folder, full)] = executable ? { mode: "100755", content } : content;
  }
  return files;
}

/** What the three steps share: servers, folder, and the runtime they are run on. */
interface World {
  readonly node: string;
  readonly folder: string;
  readonly model: ModelServer;
  readonly cache: ActionsCacheServer;
  readonly contract: ReturnType<typeof contract>;
  /** Opened by the step that makes the repository. */
  github: Github | null;
}

async function openWorld(node: string): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), "skillcheck-e2e-"));
  const text = await readFile(path.join(ROOT, ".ci/example-scripts/fill-form.json"), "utf8");
  const scripts = readScripts(text);
  if (!scripts.ok) throw new Error(scripts.problems.join("\n"));
  return {
    node,
    folder,
    model: await startModel({ scripts: scripts.scripts }),
    cache: await startActionsCache(),
    contract: contract(),
    github: null,
  };
}

async function closeWorld(world: World): Promise<void> {
  await Promise.all([world.model.close(), world.github?.close(), world.cache.close()]);
  await rm(world.folder, { recursive: true, force: true });
}

function act(
  world: World,
  event: { readonly name: string; readonly payload: unknown },
  run: { readonly id: number; readonly scopes: Parameters<ActionsCacheServer["env"]>[0] },
): Promise<ActionResult> {
  if (world.github === null) throw new Error("no GitHub yet");
  return runAction({
    action: ROOT,
    event,
    node: world.node,
    workspace: world.folder,
    github: world.github,
    env: {
      SKILLCHECK_PACE: "none",
      GITHUB_RUN_ID: String(run.id),
      ...world.cache.env(run.scopes, { runId: String(run.id) }),
    },
  });
}

async function recordForReal(world: World): Promise<void> {
  const repository = path.join(world.folder, "repository");
  await cp(path.join(ROOT, "examples/fill-form"), repository, { recursive: true });
  await rm(path.join(repository, ".skillcheck"), { recursive: true, force: true });
  const programs = path.join(world.folder, "programs");
  const home = path.join(world.folder, "home");
  await mkdir(home);
  await mkdir(programs);
  await symlink(required("SKILLCHECK_TEST_CLAUDE"), path.join(programs, "claude"));
  const options = ["--agent", "claude", "--isolation", "none", "--yes", "--samples", SAMPLES];
  const answer = await cli(world.node, ["record", repository, ...options, "--format", "json"], {
    PATH: `${programs}:${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    ANTHROPIC_BASE_URL: world.model.url,
    ANTHROPIC_API_KEY: "sk-ant-skillcheck-fake-0000000000",
  });
  expect(answer.exitCode, answer.stderr).toBe(0);
  expect(answer.stderr).toContain("no cage");
  const { runs, isolation } = JSON.parse(answer.stdout);
  expect(isolation).toBe("none");
  expect(runs).toHaveLength(2 * Number(SAMPLES));
  for (const { recording, outcome } of runs) {
    expect(outcome).toBe("completed");
    const text = await readFile(path.join(repository, recording), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      format: 1,
      agent: { name: "claude", version: "2.1.332" },
      model_server: "scripted",
      isolation: "none",
    });
  }
  const replay = ["test", repository, "--format", "json", "--samples", SAMPLES];
  const replayed = await cli(world.node, replay, { PATH: "/usr/bin:/bin", HOME: home });
  expect(JSON.parse(replayed.stdout), replayed.stdout).toMatchObject({
    status: "pass",
    exitCode: 0,
  });
  expect(replayed.exitCode).toBe(0);
}

/** main: nothing, then skill and recordings, then the recordings gone again; topic edits the suite. */
async function makeRepository(world: World): Promise<string> {
  const files = await readTree(path.join(world.folder, "repository"));
  const recordings = Object.keys(files).filter((file) => file.startsWith(".skillcheck/"));
  const bare = path.join(world.folder, "bare.git");
  await createBareRepository(bare, [
    { branch: "main", files: { "README.md": "# Skills\n" } },
    { branch: "main", files },
    { branch: "main", files: Object.fromEntries(recordings.map((file) => [file, null])) },
    // An edited suite keeps every recording: no input of the runs changed.
    { branch: "topic", from: "main", files: { [SUITE]: `${files[SUITE]}\n# one more line\n` } },
  ]);
  world.github = await startGithub({ repository: bare, onExchange: world.contract.onExchange });
  return execFileSync("git", ["--git-dir", bare, "rev-parse", "main~1"], {
    encoding: "utf8",
  }).trim();
}

async function saveOnPush(world: World): Promise<void> {
  const recorded = await makeRepository(world);
  const payload = {
    ref: "refs/heads/main",
    before: "0".repeat(40),
    after: recorded,
    repository: { default_branch: "main" },
  };
  const scopes = [{ scope: "refs/heads/main", permission: "both" }] as const;
  const result = await act(world, { name: "push", payload }, { id: 501, scopes });
  expect(result.exitCodes, result.log).toEqual({ main: 0, post: 0 });
  expect(result.outputs).toMatchObject({ conclusion: "success", passed: "2" });
  expect(world.cache.state.entries().map((entry) => entry.key)).toEqual([
    expect.stringMatching(/^skillcheck-c1-[0-9a-f]{64}-501-end$/),
  ]);
}

async function restoreOnPullRequest(world: World): Promise<void> {
  const { github } = world;
  if (github === null) throw new Error("no GitHub yet");
  const { number } = await github.addPullRequest({ head: "topic" });
  const result = await act(world, await github.pullRequestEvent(number, { action: "opened" }), {
    id: 502,
    scopes: [
      { scope: `refs/pull/${number}/merge`, permission: "both" },
      { scope: "refs/heads/main", permission: "read" },
    ],
  });
  expect(result.exitCodes, result.log).toEqual({ main: 0, post: 0 });
  expect(result.outputs).toMatchObject({
    status: "pass",
    conclusion: "success",
    passed: "2",
    unverified: "0",
    "spent-usd": "0.0000",
  });
  const body = result.outputs["comment-body"] ?? "";
  expect(body).toContain("### ✅ skillcheck: 1 skill passes (2/2 tests)");
  expect(body).toContain("from the cache");
  expect(body).toContain("scripted model");
  const writes = github.requests
    .filter((request) => request.method !== "GET" && request.path.startsWith("/repos/"))
    .map((request) => `${request.method} ${request.path.replace(/\d+$/, "N")}`);
  expect(writes).toEqual([
    // The push run's check run, then this one's, then the comment.
    "POST /repos/acme/skills/check-runs",
    "PATCH /repos/acme/skills/check-runs/N",
    "POST /repos/acme/skills/check-runs",
    "PATCH /repos/acme/skills/check-runs/N",
    `POST /repos/acme/skills/issues/${number}/comments`,
  ]);
  expect(world.contract.drift).toEqual([]);
}

describe.each(NODES)("the main job on %s", (_name, node) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(node);
  });
  afterAll(() => closeWorld(world));

  it("records with the real Claude Code, marked as scripted and without a cage", () =>
    recordForReal(world));
  it("saves the recordings to the cache on a push to the default branch", () => saveOnPush(world));
  it("restores on a pull request, replays, comments and sets the check run", () =>
    restoreOnPullRequest(world));
});
