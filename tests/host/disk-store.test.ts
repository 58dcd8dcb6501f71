import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdir, readdir, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { openDiskStore } from "../../src/host/disk-store.ts";
import { LIMITS } from "../../src/model/limits.ts";
import { buildOnce } from "../build/build-once.ts";
import { makeScratch, writeFiles } from "./scratch.ts";

const folder = ".skillcheck";

test("what is written is listed, read, replaced and removed with its empty folders", async () => {
  const root = await makeScratch();
  const store = openDiskStore({ root, folder });
  expect(await store.list()).toEqual([]);
  await store.write(".skillcheck/cassettes/b/1.json", "one");
  await store.write(".skillcheck/cassettes/a/2.json", "two");
  await store.write(".skillcheck/cassettes/a/2.json", "zwei");
  await writeFiles(root, { "elsewhere.json": "x" });
  expect(await store.list()).toEqual([
    ".skillcheck/cassettes/a/2.json",
    ".skillcheck/cassettes/b/1.json",
  ]);
  expect(await store.read(".skillcheck/cassettes/a/2.json")).toEqual({
    kind: "file",
    bytes: new TextEncoder().encode("zwei"),
    digest: "9dbe3cfc5af797f3516eb7c92f37fe507b83c13017aa9ddb57b9afe25a75a3a6",
  });
  await store.remove(".skillcheck/cassettes/a/2.json");
  await store.remove(".skillcheck/cassettes/never/was.json");
  expect(await readdir(join(root, ".skillcheck/cassettes"))).toEqual(["b"]);
  expect(await store.read(".skillcheck/cassettes/a/2.json")).toEqual({ kind: "missing" });
});

test("CA-6: a file over the limit is not read", async () => {
  const root = await makeScratch();
  await writeFiles(root, { ".skillcheck/x.json": "x".repeat(LIMITS.cassetteBytes + 1) });
  expect(await openDiskStore({ root, folder }).read(".skillcheck/x.json")).toEqual({
    kind: "too-large",
    size: LIMITS.cassetteBytes + 1,
    limit: LIMITS.cassetteBytes,
  });
});

test.each([
  "../x",
  "x",
  ".skillcheck/../x",
  "/tmp/x",
  ".skillcheck",
  ".skillcheckx/y",
  ".skillcheck/a\0b",
])("%j leads out of the store: neither read, written nor removed", async (path) => {
  const store = openDiskStore({ root: await makeScratch(), folder });
  expect(await store.read(path)).toEqual({ kind: "refused", reason: "leads out of the store" });
  await expect(store.write(path, "x")).rejects.toThrow("leads out of the store");
  await expect(store.remove(path)).rejects.toThrow("leads out of the store");
});

test("a link in place of a folder of the store leads no write and no listing elsewhere", async () => {
  const root = await makeScratch();
  const outside = await makeScratch();
  await writeFiles(outside, { "victim.json": "mine" });
  await mkdir(join(root, folder));
  await symlink(outside, join(root, folder, "cassettes"));
  const store = openDiskStore({ root, folder });
  await expect(store.write(".skillcheck/cassettes/a.json", "x")).rejects.toThrow(
    "is not a real folder",
  );
  await expect(store.remove(".skillcheck/cassettes/victim.json")).rejects.toThrow(
    "is not a real folder",
  );
  expect(await store.read(".skillcheck/cassettes/victim.json")).toEqual({
    kind: "refused",
    reason: "leads through a symbolic link",
  });
  expect(await readdir(outside)).toEqual(["victim.json"]);
  expect(await store.list()).toEqual([".skillcheck/cassettes"]);
});

test("what a killed writer left behind is never listed, and goes with a later write", async () => {
  const root = await makeScratch();
  const left = ".skillcheck/cassettes/a.json.1.unfinished";
  await writeFiles(root, { [left]: "ha" });
  await utimes(join(root, left), 1, 1);
  const store = openDiskStore({ root, folder });
  expect(await store.list()).toEqual([]);
  await store.write(".skillcheck/cassettes/b.json", "x");
  expect(await readdir(join(root, ".skillcheck/cassettes"))).toEqual(["b.json"]);
});

async function builtStore(): Promise<string> {
  const folder = await buildOnce("disk-store", { store: "src/host/disk-store.ts" });
  return join(folder, "dist/store.js");
}

/** Resolves with what the child said once it said this many lines. */
function toLines(child: ChildProcess, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split("\n").length > count) resolve();
    });
    child.on("exit", () => reject(new Error("the writer ended by itself")));
  });
}

test("kill -9 while writing leaves each recording whole or not there", async () => {
  const bundle = await builtStore();
  for (const lines of [1, 6, 15]) {
    const root = await makeScratch();
    const child = spawn(process.execPath, ["tests/host/write-in-a-loop.mjs", bundle, root], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    await toLines(child, lines);
    child.removeAllListeners("exit");
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    const paths = await openDiskStore({ root, folder }).list();
    const sizes = paths.map(
      (path) => JSON.parse(readFileSync(join(root, path), "utf8")).text.length,
    );
    expect(sizes).toEqual(paths.map(() => 1_000_000));
    expect(paths.length).toBeGreaterThanOrEqual(Math.min(lines, 10));
  }
});

test("a folder of the store that this user may not use is a mistake with its name, for list, write and remove", async () => {
  const root = await makeScratch();
  const bundle = await builtStore();
  await writeFiles(root, { ".skillcheck/cassettes/closed/a.json": "1" });
  const closed = join(root, ".skillcheck/cassettes/closed");
  await chmod(root, 0o755);
  await chmod(closed, process.getuid?.() === 0 ? 0o700 : 0o000);
  onTestFinished(() => chmod(closed, 0o755));
  const call = async (what: string) => {
    const source = `import { openDiskStore } from ${JSON.stringify(bundle)};
      const store = openDiskStore(${JSON.stringify({ root, folder })});
      await store.${what}.then(console.log, (error) => console.log(\`\${error.name}: \${error.message}\`));`;
    const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const argv = ["--input-type=module", "-e", source];
    return (await execa(process.execPath, argv, { ...identity, cwd: "/" })).stdout;
  };
  const said = expect.stringContaining(
    `UsageError: ${closed}: this user may not enter, read or write the folder (EACCES)`,
  );
  expect(await call("list()")).toEqual(said);
  expect(await call('write(".skillcheck/cassettes/closed/b.json", "x")')).toEqual(said);
  expect(await call('write(".skillcheck/cassettes/closed/deep/b.json", "x")')).toEqual(said);
  expect(await call('remove(".skillcheck/cassettes/closed/a.json")')).toEqual(said);
});

test("FS-3: a FIFO in the store is listed and refused, and nobody who writes to it is woken", async () => {
  const root = await makeScratch();
  await mkdir(join(root, folder));
  execFileSync("mkfifo", [join(root, folder, "a.json")]);
  const writer = spawn("sh", ["-c", `echo woken > ${join(root, folder, "a.json")}`]);
  onTestFinished(() => {
    writer.kill("SIGKILL");
  });
  // Until it waits in its open.
  await sleep(200);
  const store = openDiskStore({ root, folder });
  expect(await store.list()).toEqual([".skillcheck/a.json"]);
  expect(await store.read(".skillcheck/a.json")).toEqual({
    kind: "refused",
    reason: "is no regular file",
  });
  await sleep(200);
  expect(writer.exitCode).toBeNull();
});
