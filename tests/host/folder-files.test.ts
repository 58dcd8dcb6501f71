import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFolder } from "../../src/host/folder-files.ts";
import { openGit } from "../../src/host/git-objects.ts";
import { readRealFile } from "../../src/host/real-file.ts";
import type { Files } from "../../src/model/ports.ts";
import { toContentDigest, toTreeDigest } from "../../src/model/tree-digest.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { callAsNobody } from "./as-nobody.ts";
import { commitAll, git, makeRepository, makeScratch, writeFiles } from "./scratch.ts";

const LIMIT = 1000;

async function pathsOf(files: Files): Promise<readonly string[]> {
  return (await files.list()).map((entry) => entry.path);
}

async function digestOf(files: Files): Promise<string> {
  const entries = await Promise.all(
    (await files.list()).map(async ({ path, mode }) => {
      const content = await files.read(path, LIMIT);
      if (content.kind !== "file") throw new Error(`${path}: ${content.kind}`);
      return { path, mode, sha256: await toContentDigest(content.bytes) };
    }),
  );
  return toTreeDigest(entries);
}

test("in a work tree: tracked files and new ones, not the ignored, not what was deleted, not other repositories", async () => {
  const { root } = await makeRepository({
    ".gitignore": "*.log\n",
    "s/SKILL.md": "a\n",
    "s/gone.md": "b\n",
    "kept.log": "tracked all the same\n",
  });
  await git(root, "add", "-f", "kept.log");
  await commitAll(root);
  await writeFiles(root, { "s/new.md": "c\n", "s/x.log": "ignored\n", "inner/a": "1" });
  await git(join(root, "inner"), "init", "-q");
  await rm(join(root, "s/gone.md"));
  expect(await pathsOf(openFolder(root))).toEqual([
    ".gitignore",
    "kept.log",
    "s/SKILL.md",
    "s/new.md",
  ]);
  expect(await pathsOf(openFolder(join(root, "s")))).toEqual(["SKILL.md", "new.md"]);
});

test("an ignored folder that is itself the root is walked", async () => {
  const { root } = await makeRepository({ ".gitignore": "scratch/\n" });
  await writeFiles(root, { "scratch/s/SKILL.md": "1" });
  expect(await pathsOf(openFolder(root))).toEqual([".gitignore"]);
  expect(await pathsOf(openFolder(join(root, "scratch")))).toEqual(["s/SKILL.md"]);
});

test("elsewhere: everything but .git and node_modules", async () => {
  const root = await makeScratch();
  await writeFiles(root, {
    "a/SKILL.md": "1",
    "node_modules/x/SKILL.md": "1",
    "b/node_modules/y": "1",
    ".claude/s": "1",
  });
  await symlink("a", join(root, "linked"));
  expect(await openFolder(root).list()).toEqual([
    { path: ".claude/s", mode: "100644", size: 1 },
    { path: "a/SKILL.md", mode: "100644", size: 1 },
    { path: "linked", mode: "120000", size: 1 },
  ]);
});

test("mode: of the git index if tracked, else of the file system", async () => {
  const { root } = await makeRepository({ "tracked.sh": "x", "plain.sh": "x" });
  await git(root, "update-index", "--chmod=+x", "tracked.sh");
  await writeFiles(root, { "new.sh": "x" });
  for (const name of ["plain.sh", "new.sh"]) await chmod(join(root, name), 0o755);
  const modes = (await openFolder(root).list()).map((entry) => [entry.path, entry.mode]);
  expect(modes).toEqual([
    ["new.sh", "100755"],
    ["plain.sh", "100644"],
    ["tracked.sh", "100755"],
  ]);
});

test("CA-1: git objects and a CRLF checkout without modes give the same digest", async () => {
  const { root } = await makeRepository({
    "SKILL.md": "one\ntwo\n",
    "scripts/run.sh": "#!/bin/sh\n",
  });
  await writeFile(join(root, "image.bin"), Buffer.from([0, 13, 10]));
  await git(root, "add", "-A");
  await git(root, "update-index", "--chmod=+x", "scripts/run.sh");
  await git(root, "commit", "-q", "-m", "x");
  const commit = await git(root, "rev-parse", "HEAD");
  await git(root, "config", "core.autocrlf", "true");
  await git(root, "config", "core.fileMode", "false");
  await rm(join(root, "SKILL.md"));
  await git(root, "checkout", "-q", "--", "SKILL.md");
  await chmod(join(root, "scripts/run.sh"), 0o644);
  const checkout = openFolder(root);
  const read = await checkout.read("SKILL.md", LIMIT);
  expect(read.kind === "file" && new TextDecoder().decode(read.bytes)).toBe("one\r\ntwo\r\n");
  const objects = openGit({ place: { workTree: root } });
  onTestFinished(objects.close);
  expect(await digestOf(checkout)).toBe(await digestOf(objects.tree(commit)));
});

test("FS-3: a file swapped for a symlink after listing is a link, never its target", async () => {
  const root = await makeScratch();
  await writeFiles(root, { "SKILL.md": "fine" });
  const files = openFolder(root);
  expect(await files.list()).toHaveLength(1);
  await rm(join(root, "SKILL.md"));
  await symlink("/etc/passwd", join(root, "SKILL.md"));
  expect(await files.read("SKILL.md", LIMIT)).toEqual({ kind: "link", target: "/etc/passwd" });
});

test("FS-3: a folder swapped for a symlink after listing is refused, inside the root too", async () => {
  const root = await makeScratch();
  const outside = await makeScratch();
  await writeFiles(outside, { "SKILL.md": "secret" });
  await writeFiles(root, { "s/SKILL.md": "fine", "t/SKILL.md": "other" });
  const files = openFolder(root);
  expect(await files.list()).toHaveLength(2);
  for (const target of [outside, join(root, "t"), "t"]) {
    await rename(join(root, "s"), join(root, "moved")).catch(() => rm(join(root, "s")));
    await symlink(target, join(root, "s"));
    expect(await files.read("s/SKILL.md", LIMIT)).toEqual({
      kind: "refused",
      reason: "leads through a symbolic link",
    });
  }
});

test("FS-3: sizes are checked on what is open; no device, no FIFO, no folder", async () => {
  const root = await makeScratch();
  await writeFiles(root, { big: "x".repeat(1001), full: "x".repeat(1000) });
  await mkdir(join(root, "folder"));
  execFileSync("mkfifo", [join(root, "fifo")]);
  const files = openFolder(root);
  expect(await files.read("big", LIMIT)).toEqual({ kind: "too-large", size: 1001, limit: LIMIT });
  expect((await files.read("full", LIMIT)).kind).toBe("file");
  expect(await files.read("fifo", LIMIT)).toEqual({
    kind: "refused",
    reason: "is no regular file",
  });
  expect(await files.read("folder", LIMIT)).toEqual({
    kind: "refused",
    reason: "is no regular file",
  });
  expect(await files.read("none", LIMIT)).toEqual({ kind: "missing" });
  expect(await files.read("big/x", LIMIT)).toEqual({ kind: "missing" });
  expect(await pathsOf(files)).toEqual(["big", "full"]);
});

test.each(["../x", "/etc/passwd", "a/../../x", "a//b", "./a", "", "a\0b", "a/", ".."])(
  "FS-3: %j is refused",
  async (path) => {
    expect(await readRealFile(await makeScratch(), path, LIMIT)).toEqual({
      kind: "refused",
      reason: "leads out of its folder",
    });
  },
);

/** What listing a folder throws, without the folder itself. */
async function refusalOf(root: string): Promise<string> {
  const error: unknown = await openFolder(root)
    .list()
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw new Error(`no UsageError: ${String(error)}`);
  return error.message.replaceAll(`${root}/`, "");
}

function makeFifo(...segments: readonly string[]): void {
  execFileSync("mkfifo", [join(...segments)]);
}

const REMEDY = "put a plain file there or remove it";

test("FS-3: a FIFO, socket or device where a file would be read is named and refused, with git and without", async () => {
  const root = await makeScratch();
  await writeFiles(root, { "skills/a/SKILL.md": "a", "skills/b/words.md": "b", "x/y": "1" });
  makeFifo(root, "skills/a/words.md");
  makeFifo(root, "skills/b/SKILL.md");
  makeFifo(root, "x/skillcheck.yaml");
  const server = createServer().listen(join(root, "skills/a/socket"));
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  const refusal = [
    `skills/a/socket: is a socket and no regular file; ${REMEDY}`,
    `skills/a/words.md: is a FIFO and no regular file; ${REMEDY}`,
    `skills/b/SKILL.md: is a FIFO and no regular file; ${REMEDY}`,
    `x/skillcheck.yaml: is a FIFO and no regular file; ${REMEDY}`,
  ].join("\n");
  expect(await refusalOf(root)).toBe(refusal);
  await git(root, "init", "-q");
  expect(await refusalOf(root)).toBe(refusal);
  expect(await refusalOf(join(root, "skills/b"))).toBe(
    `SKILL.md: is a FIFO and no regular file; ${REMEDY}`,
  );
});

test("FS-3: a tracked file that became a FIFO is refused wherever it lies", async () => {
  const { root } = await makeRepository({ "a/evals/w/in.txt": "1", "a/SKILL.md": "1" });
  await rm(join(root, "a/evals/w/in.txt"));
  makeFifo(root, "a/evals/w/in.txt");
  expect(await refusalOf(root)).toBe(`a/evals/w/in.txt: is a FIFO and no regular file; ${REMEDY}`);
});

test("a FIFO that is ignored, vendored or beside every skill disturbs nobody", async () => {
  const { root } = await makeRepository({
    ".gitignore": "*.sock\nbuild/\n",
    "s/SKILL.md": "1",
    "vendor/v/SKILL.md": "1",
    "build/s/SKILL.md": "1",
  });
  await writeFiles(root, { "build/s/SKILL.md": "1" });
  for (const path of ["server", "s/dev.sock", "s/:(x)*.sock", "vendor/v/fifo", "build/s/fifo"])
    makeFifo(root, path);
  expect(await pathsOf(openFolder(root))).toEqual([
    ".gitignore",
    "s/SKILL.md",
    "vendor/v/SKILL.md",
  ]);
});

test("a folder that may not be read is a mistake with its name, tracked or not, with git and without", async () => {
  const { root } = await makeRepository({
    ".gitignore": "build/\n",
    "s/SKILL.md": "1",
    "tracked/a": "1",
  });
  await writeFiles(root, { "new/a": "1", "build/a": "1", "vendor/v/a": "1" });
  for (const folder of ["build", "vendor/v"]) await chmod(join(root, folder), 0o700);
  await chmod(root, 0o755);
  const look = (folder: string) => callAsNobody(["find-roots.ts", "findRoots"], [[folder]]);
  const reason = "this user may not enter, read or write the folder (EACCES)";
  expect(await look(root)).toEqual([{ path: root, within: ["."], names: [] }]);
  for (const [folder, mode] of [
    ["tracked", 0o700],
    ["tracked", 0o744],
    ["new", 0o700],
  ] as const) {
    await chmod(join(root, folder), mode);
    await expect(look(root)).rejects.toThrow(`UsageError: ${join(root, folder)}: ${reason}`);
    await chmod(join(root, folder), 0o755);
  }
  await rm(join(root, ".git"), { recursive: true });
  await expect(look(root)).rejects.toThrow(`UsageError: ${join(root, "build")}: ${reason}`);
});
