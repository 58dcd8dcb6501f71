import { execFileSync } from "node:child_process";
import { cp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isOwnRepository } from "../../src/host/own-repository.ts";
import { readGitState } from "../../src/host/workspace-git.ts";
import { makeScratch } from "./scratch.ts";

function git(folder: string, ...args: readonly string[]): void {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.invalid"];
  execFileSync("git", [...identity, ...args], { cwd: folder, stdio: "ignore" });
}

/** A repository of somebody on this machine, and the workspace of a run. */
async function openBoth() {
  const root = await makeScratch();
  const [secret, workspace] = [join(root, "secret"), join(root, "workspace")];
  for (const folder of [secret, workspace]) {
    await mkdir(folder);
    git(folder, "init", "--quiet", "--initial-branch", "main");
    git(folder, "commit", "--quiet", "--allow-empty", "--message", `of ${folder}`);
  }
  return { secret, workspace, own: join(workspace, ".git") };
}

type Both = Awaited<ReturnType<typeof openBoth>>;

const WAYS: Readonly<Record<string, (both: Both) => Promise<void>>> = {
  "a file that names another git folder": async ({ secret, own }) => {
    await rm(own, { recursive: true });
    await writeFile(own, `gitdir: ${secret}/.git\n`);
  },
  "a link in its place": async ({ secret, own }) => {
    await rm(own, { recursive: true });
    await symlink(join(secret, ".git"), own);
  },
  "a common folder elsewhere": ({ secret, own }) =>
    writeFile(join(own, "commondir"), `${secret}/.git\n`),
  "objects of another": async ({ secret, own }) => {
    await mkdir(join(own, "objects/info"), { recursive: true });
    await writeFile(join(own, "objects/info/alternates"), `${secret}/.git/objects\n`);
  },
  "refs and objects by links": async ({ secret, own }) => {
    for (const name of ["refs", "objects"]) {
      await rename(join(own, name), join(own, `${name}-own`));
      await symlink(join(secret, ".git", name), join(own, name));
    }
  },
  "one link deep inside": async ({ secret, own }) => {
    await rm(join(own, "refs/heads"), { recursive: true });
    await symlink(join(secret, ".git/refs/heads"), join(own, "refs/heads"));
  },
};

it.each(Object.entries(WAYS))(
  "SB-4: shows nothing of another repository: %s",
  async (_name, lead) => {
    const both = await openBoth();
    expect(await isOwnRepository(both.workspace)).toBe(true);
    await lead(both);
    expect(await isOwnRepository(both.workspace)).toBe(false);
    const before = { commits: new Set<string>(), tips: [], told: new Map() };
    expect(await readGitState({ workspace: both.workspace }, before)).toEqual({
      kind: "state",
      state: { branch: "", commits: [] },
    });
  },
);

it("is its own after usual work: branches, merges, a stash, packed objects", async () => {
  const { workspace } = await openBoth();
  await writeFile(join(workspace, "a"), "a\n");
  git(workspace, "add", "-A");
  git(workspace, "commit", "--quiet", "--message", "a");
  git(workspace, "switch", "--quiet", "--create", "b");
  await cp(join(workspace, "a"), join(workspace, "c"));
  git(workspace, "stash", "--include-untracked");
  git(workspace, "gc", "--quiet");
  expect(await isOwnRepository(workspace)).toBe(true);
});
