import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "../../fakes/servers/github/command.ts";
import { gitEnvironment } from "../../fakes/servers/github/git.ts";
import { FAKE_TOKEN } from "../../fakes/servers/github/tokens.ts";
import { HERE, type World, world } from "./github-world.ts";

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A git client as a runner has it: its own process and folder, nothing of our environment. */
function git(folder: string, ...argv: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", argv, {
      cwd: folder,
      env: { ...gitEnvironment, HOME: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout: stdout.trim(), stderr: stderr.trim() }));
  });
}

async function checkout({ folder }: World): Promise<string> {
  const work = join(folder, "work");
  await mkdir(work);
  await git(work, "init", "-q");
  return work;
}

test("a shallow fetch by SHA goes through github.localhost and brings one commit", async () => {
  const made = await world();
  const { github } = made;
  const { headSha } = await github.addPullRequest({ head: "topic" });
  const work = await checkout(made);
  const url = `${github.serverUrl}/acme/skills.git`;
  const fetched = await git(work, "fetch", "-q", "--depth=1", url, headSha);
  expect(fetched).toEqual({ code: 0, stdout: "", stderr: "" });
  const log = await git(work, "log", "--format=%H %s", "FETCH_HEAD");
  const shown = await git(work, "show", "FETCH_HEAD:new.txt");
  expect([log.stdout, shown.stdout]).toEqual([`${headSha} Topic`, "new"]);
  const seen = github.requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
  expect(seen).toEqual([
    "GET /acme/skills.git/info/refs?service=git-upload-pack 200",
    "POST /acme/skills.git/git-upload-pack 200",
    "POST /acme/skills.git/git-upload-pack 200",
  ]);
});

test("a fetch without blobs diffs the parents of the merge commit, without the .git suffix too", async () => {
  const made = await world();
  const { github } = made;
  const { baseSha, mergeSha } = await github.addPullRequest({ head: "topic" });
  const work = await checkout(made);
  await git(work, "remote", "add", "origin", `${github.serverUrl}/acme/skills`);
  const filter = ["fetch", "-q", "--depth=1", "--filter=blob:none", "origin"];
  expect((await git(work, ...filter, "refs/pull/1/merge")).code).toBe(0);
  expect((await git(work, ...filter, baseSha)).code).toBe(0);
  const merge = String(mergeSha);
  const diff = await git(work, "diff-tree", "-r", "--no-renames", "--name-status", baseSha, merge);
  expect(diff.stdout.split("\n")).toEqual(["A\tnew.txt", "M\tskills/a/SKILL.md"]);
  const missing = await git(work, "rev-list", "--objects", "--missing=print", merge);
  expect(missing.stdout.split("\n").filter((line) => line.startsWith("?")).length).toBe(4);
});

test("a commit that no branch holds any more can be fetched by its SHA", async () => {
  const made = await world();
  const { github } = made;
  const { headSha } = await github.addPullRequest({ head: "topic" });
  const { directory } = github.state.git;
  await git(directory, "update-ref", "-d", "refs/heads/topic");
  await git(directory, "update-ref", "-d", "refs/pull/1/head");
  await git(directory, "update-ref", "-d", "refs/pull/1/merge");
  const work = await checkout(made);
  const url = `${github.serverUrl}/acme/skills.git`;
  expect((await git(work, "fetch", "-q", "--depth=1", url, headSha)).code).toBe(0);
});

test("pushing is refused, and so is another repository", async () => {
  const made = await world();
  const { github } = made;
  const work = await checkout(made);
  const url = `${github.serverUrl}/acme/skills.git`;
  await git(work, "fetch", "-q", url, "main");
  const push = await git(work, "push", "-q", url, "FETCH_HEAD:refs/heads/evil");
  expect([push.code, await github.state.git.commitSha("evil")]).toEqual([128, undefined]);
  const other = await git(work, "fetch", "-q", `${github.serverUrl}/acme/other.git`, "main");
  expect(other.code).toBe(128);
});

test("git of a private repository needs the token", async () => {
  const made = await world(undefined, { isPrivate: true });
  const work = await checkout(made);
  const url = `${made.github.serverUrl}/acme/skills.git`;
  expect((await git(work, "fetch", "-q", url, "main")).code).toBe(128);
  const basic = Buffer.from(`x-access-token:${FAKE_TOKEN}`).toString("base64");
  const header = `http.extraheader=AUTHORIZATION: basic ${basic}`;
  expect((await git(work, "-c", header, "fetch", "-q", url, "main")).code).toBe(0);
});

test("the command form prints its address and serves a pull request", async () => {
  const { github } = await world();
  const lines: string[] = [];
  const argv = [
    "--repository",
    github.state.git.directory,
    "--name",
    "acme/skills",
    "--pull",
    "topic",
  ];
  const started = await command(argv, (line) => lines.push(line));
  try {
    expect(lines).toEqual([`http://127.0.0.1:${started.port}`]);
    const answer = await fetch(`${lines[0]}/repos/${HERE.owner}/${HERE.repo}/pulls/1`, {
      headers: { authorization: `bearer ${FAKE_TOKEN}` },
    });
    const pull = (await answer.json()) as { changed_files: number };
    expect([answer.status, pull.changed_files]).toEqual([200, 2]);
  } finally {
    await started.close();
  }
  await expect(command([])).rejects.toThrow("--repository is missing");
});
