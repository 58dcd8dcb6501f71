import { createHash } from "node:crypto";
import { chmod, mkdir, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it, vi } from "vitest";
import { MAX_WORKSPACE_BYTES, readSnapshot } from "../../src/host/workspace-snapshot.ts";
import { callAsNobody } from "./as-nobody.ts";
import { makeScratch, writeFiles } from "./scratch.ts";

vi.setConfig({ testTimeout: 60_000 });

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const kept = (path: string, text: string, mode = "100644") => ({
  path,
  mode,
  size: Buffer.byteLength(text),
  sha256: sha256(text),
  text,
});

it("tells text, executables, binaries and large files, without the names left out", async () => {
  const root = await makeScratch();
  const large = "é".repeat(131_073);
  await writeFiles(root, {
    "b.txt": "\ufeffb\r\n",
    "a/run.sh": "x",
    "large.txt": large,
    "fits.txt": "x".repeat(256 * 1024),
    ".git/config": "x",
    "sub/.claude/x": "x",
    "sub/claude/x": "x",
    empty: "",
  });
  await chmod(join(root, "a/run.sh"), 0o744);
  await writeFile(join(root, "nul"), "a\0b");
  await writeFile(join(root, "latin"), Buffer.from([0xe9]));
  await mkdir(join(root, "folder"));
  expect(await readSnapshot(root, [".git", ".claude"])).toEqual({
    kind: "files",
    files: [
      kept("a/run.sh", "x", "100755"),
      kept("b.txt", "\ufeffb\r\n"),
      kept("empty", ""),
      kept("fits.txt", "x".repeat(256 * 1024)),
      { path: "large.txt", mode: "100644", size: 262_146, sha256: sha256(large) },
      { path: "latin", mode: "100644", size: 1, sha256: sha256(Buffer.from([0xe9])) },
      { path: "nul", mode: "100644", size: 3, sha256: sha256("a\0b") },
      kept("sub/claude/x", "x"),
    ],
  });
});

it("follows no link and tells its target alone; pipes, sockets and devices are nothing", async () => {
  const [root, outside] = [await makeScratch(), await makeScratch()];
  await writeFile(join(outside, "secret"), "secret");
  await symlink(outside, join(root, "folder"));
  await symlink(join(outside, "secret"), join(root, "file"));
  await symlink("loop", join(root, "loop"));
  await execa("bash", ["-c", "mkfifo pipe; ln -s pipe to-pipe"], { cwd: root });
  await execa(
    process.execPath,
    [
      "-e",
      "require('net').createServer().listen('socket', () => process.kill(process.pid, 'SIGKILL'))",
    ],
    { cwd: root, reject: false },
  );
  const link = (path: string, target: string) => ({
    path,
    mode: "120000",
    size: target.length,
    sha256: sha256(target),
  });
  expect(await readSnapshot(root, [])).toEqual({
    kind: "files",
    files: [
      link("file", join(outside, "secret")),
      link("folder", outside),
      link("loop", "loop"),
      link("to-pipe", "pipe"),
    ],
  });
});

it("tells names that are no UTF-8 apart", async () => {
  const root = await makeScratch();
  for (const byte of [0xe8, 0xe9]) {
    await writeFile(Buffer.concat([Buffer.from(`${root}/n`), Buffer.from([byte])]), "x");
  }
  await writeFile(join(root, "a\nb\\c"), "x");
  expect(await readSnapshot(root, [])).toEqual({
    kind: "files",
    files: [kept("a\nb\\c", "x"), kept("n\\xE8", "x"), kept("n\\xE9", "x")],
  });
});

it("refuses what is too large, also when it is nothing but holes", async () => {
  const root = await makeScratch();
  await writeFile(join(root, "a"), "x");
  await writeFile(join(root, "b"), "");
  await truncate(join(root, "b"), MAX_WORKSPACE_BYTES + 1);
  expect(await readSnapshot(root, [])).toEqual({
    kind: "unreadable",
    reason: `the workspace cannot be recorded: it holds more than ${MAX_WORKSPACE_BYTES} bytes`,
  });
});

it.each([0o000, 0o100, 0o400, 0o055])(
  "cannot be told, for root neither, where its folder was closed with the mode %o",
  async (mode) => {
    const root = await makeScratch();
    await writeFile(join(root, "x"), "x");
    await chmod(root, mode);
    expect(await readSnapshot(root, [])).toEqual({
      kind: "unreadable",
      reason: `the workspace cannot be recorded: it cannot be read any more, its folder has the mode ${mode.toString(8).padStart(3, "0")}`,
    });
    await chmod(root, 0o555);
    expect((await readSnapshot(root, [])).kind).toBe("files");
  },
);

it("does not look empty where the folder above it was closed", async () => {
  const root = await makeScratch();
  await mkdir(join(root, "workspace"), { mode: 0o777 });
  await chmod(root, 0);
  const path = join(root, "workspace");
  expect(await callAsNobody(["workspace-snapshot.ts", "readSnapshot"], [path, []])).toEqual({
    kind: "unreadable",
    reason: "the workspace cannot be recorded: it cannot be reached any more (EACCES)",
  });
  await chmod(root, 0o700);
});

it("has no files where the workspace is gone, and refuses a link in its place", async () => {
  const [root, outside] = [await makeScratch(), await makeScratch()];
  await writeFile(join(outside, "x"), "x");
  const workspace = join(root, "workspace");
  expect(await readSnapshot(workspace, [])).toEqual({ kind: "files", files: [] });
  await symlink(outside, workspace);
  expect(await readSnapshot(workspace, [])).toEqual({
    kind: "unreadable",
    reason: "the workspace cannot be recorded: it is no folder any more",
  });
});

it("never fails while files come and go", async () => {
  const root = await makeScratch();
  const script =
    "while :; do mkdir -p d/e; touch d/e/f g; ln -sf g h; rm -rf d g h; mkfifo g; rm g; done";
  const busy = execa("bash", ["-c", script], { cwd: root, reject: false });
  try {
    for (let round = 0; round < 300; round += 1) {
      expect((await readSnapshot(root, [])).kind).toBe("files");
    }
  } finally {
    busy.kill("SIGKILL");
    await busy;
    await rm(join(root, "d"), { recursive: true, force: true });
  }
});

it("tells a file that nobody may read without its content, and refuses a folder of that kind", async () => {
  const root = await makeScratch();
  await chmod(root, 0o755);
  await writeFiles(root, { "closed.txt": "12345", "open.txt": "x", "folder/x": "x" });
  await chmod(join(root, "closed.txt"), 0);
  expect(await callAsNobody(["workspace-snapshot.ts", "readSnapshot"], [root, []])).toEqual({
    kind: "files",
    files: [
      {
        path: "closed.txt",
        mode: "100644",
        size: 5,
        sha256: sha256("unreadable\0closed.txt\x005"),
      },
      kept("folder/x", "x"),
      kept("open.txt", "x"),
    ],
  });
  await chmod(join(root, "folder"), 0);
  expect(await callAsNobody(["workspace-snapshot.ts", "readSnapshot"], [root, []])).toEqual({
    kind: "unreadable",
    reason: "the workspace cannot be recorded: folder cannot be listed (EACCES)",
  });
});
