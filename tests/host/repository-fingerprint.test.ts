import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, expect, it } from "vitest";
import { toRepositoryFingerprint } from "../../src/host/repository-fingerprint.ts";
import { git, makeScratch, writeFiles } from "./scratch.ts";

let first = "";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "skillcheck-test-"));
  await git(folder, "init", "-q", "-b", "main");
  await writeFiles(folder, { "a.txt": "a\n" });
  await git(folder, "add", "-A");
  await git(folder, "commit", "-qm", "start");
  first = toRepositoryFingerprint(join(folder, ".git")) ?? "";
  return () => rm(folder, { recursive: true });
});

/** A copy after some work in it, and its fingerprint. */
async function fingerprintAfter(work: (copy: string) => Promise<unknown>): Promise<string | null> {
  const copy = join(await makeScratch(), "copy");
  await cp(folder, copy, { recursive: true });
  await work(copy);
  return toRepositoryFingerprint(join(copy, ".git"));
}

it("tells HEAD, the settings and the references", () => {
  const parts = JSON.parse(first);
  expect(parts.filter((_part: string, at: number) => at % 2 === 0)).toEqual([
    "HEAD",
    "config",
    "refs/heads/main",
  ]);
  expect(parts[1]).toBe("ref: refs/heads/main\n");
  expect(parts[5]).toMatch(/^[0-9a-f]{40}\n$/);
});

it("stays the same for work that changes neither branch nor commit", async () => {
  const work = async (copy: string) => {
    await writeFiles(copy, { "b.txt": "b\n" });
    await git(copy, "add", "-A");
    await git(copy, "status");
  };
  expect(await fingerprintAfter(work)).toBe(first);
});

it.each<readonly [string, (copy: string) => Promise<unknown>]>([
  ["a commit", (copy) => git(copy, "commit", "-q", "--allow-empty", "-m", "x")],
  ["a branch", (copy) => git(copy, "branch", "side")],
  ["a tag", (copy) => git(copy, "tag", "v1")],
  ["another branch checked out", (copy) => git(copy, "switch", "-qc", "side")],
  ["a detached HEAD", (copy) => git(copy, "switch", "-q", "--detach")],
  ["references packed", (copy) => git(copy, "pack-refs", "--all")],
  ["a setting", (copy) => git(copy, "config", "core.bare", "true")],
  [
    "a replaced commit",
    (copy) => git(copy, "update-ref", `refs/replace/${"1".repeat(40)}`, "HEAD"),
  ],
  ["a shallow border", (copy) => writeFile(join(copy, ".git/shallow"), "0\n")],
])("is another one after %s", async (_name, work) => {
  const changed = await fingerprintAfter(work);
  expect(changed).toBeTypeOf("string");
  expect(changed).not.toBe(first);
});

it.each<readonly [string, (copy: string) => Promise<unknown>]>([
  ["no repository", (copy) => rm(join(copy, ".git"), { recursive: true })],
  ["no objects", (copy) => rm(join(copy, ".git/objects"), { recursive: true })],
  ["references of another form", (copy) => mkdir(join(copy, ".git/reftable"))],
  [
    "a folder in place of a file",
    (copy) => rename(join(copy, ".git/logs"), join(copy, ".git/shallow")),
  ],
  [
    "a pipe in place of the settings",
    async (copy) => {
      await rm(join(copy, ".git/config"));
      await execa("mkfifo", [join(copy, ".git/config")]);
    },
  ],
  ["a link in place of a reference", (copy) => symlink("main", join(copy, ".git/refs/heads/side"))],
  [
    "more than 64 KiB of one file",
    (copy) => writeFile(join(copy, ".git/packed-refs"), "#".repeat(64 * 1024 + 1)),
  ],
  [
    "more than 200 references",
    (copy) =>
      writeFiles(
        join(copy, ".git/refs/heads"),
        Object.fromEntries(Array.from({ length: 201 }, (_none, at) => [`b${at}`, "0\n"])),
      ),
  ],
])("says nothing of %s: git is asked", async (_name, work) => {
  expect(await fingerprintAfter(work)).toBeNull();
});
