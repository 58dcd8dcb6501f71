import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { onTestFinished } from "vitest";

/** A temporary folder that goes with the test. */
export async function makeScratch(): Promise<string> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "skillcheck-test-")));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Runs git in a folder with an identity of its own and none of the machine's settings. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  // Without the second process that each commit would start to see whether there is something to tidy up.
  const settings = ["-C", folder, "-c", "maintenance.auto=false"];
  const { stdout } = await execa("git", [...settings, ...args], {
    extendEnv: false,
    env: {
      PATH: process.env["PATH"] ?? "",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "a",
      GIT_AUTHOR_EMAIL: "a@example.invalid",
      GIT_COMMITTER_NAME: "a",
      GIT_COMMITTER_EMAIL: "a@example.invalid",
    },
  });
  return stdout;
}

export async function writeFiles(
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Commits everything in the folder; the full SHA. */
export async function commitAll(root: string): Promise<string> {
  await git(root, "add", "-A");
  await git(root, "commit", "-q", "--allow-empty", "-m", "x");
  return git(root, "rev-parse", "HEAD");
}

/** A repository with one commit. */
export async function makeRepository(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly root: string; readonly commit: string }> {
  const root = await makeScratch();
  await git(root, "init", "-q", "--template=", "-b", "main");
  await writeFiles(root, files);
  return { root, commit: await commitAll(root) };
}
