import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type Owner, readOwner } from "../../src/host/owner.ts";
import { removeAbandoned } from "../../src/host/remove-abandoned.ts";
import { makeTempFolder, OWNER_FILE } from "../../src/host/temp-folder.ts";
import { makeScratch } from "./scratch.ts";

/** No process has a number above the last one that there can be. */
const GONE: Owner = { ...readOwner(), pid: 2 ** 22 + 1 };
const NAME = "skillcheck-run-abcDE1";

/** A folder with a file in it and that mark. */
async function plant(parent: string, mark: unknown, name = NAME): Promise<string> {
  const folder = join(parent, name);
  await mkdir(join(folder, "workspace"), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, "workspace", "kept"), "x");
  if (mark !== null) {
    await writeFile(
      join(folder, OWNER_FILE),
      typeof mark === "string" ? mark : JSON.stringify(mark),
    );
  }
  return folder;
}

/** What of a folder with this mark and this name is left. */
async function leftOf(mark: unknown, name = NAME): Promise<readonly string[]> {
  const parent = await makeScratch();
  await plant(parent, mark, name);
  await removeAbandoned(parent);
  return readdir(parent);
}

async function started(): Promise<ChildProcess> {
  const child = spawn("sleep", ["95103"]);
  await once(child, "spawn");
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

it.each(["run", "cage", "job"] as const)(
  "a folder for a %s is removed once its process is gone, whatever its rights, and never before",
  async (purpose) => {
    const parent = await makeScratch();
    const own = await makeTempFolder(purpose, parent);
    await removeAbandoned(parent);
    expect((await readdir(parent)).map((name) => join(parent, name))).toEqual([own.path]);
    expect(JSON.parse(await readFile(join(own.path, OWNER_FILE), "utf8"))).toEqual(readOwner());
    await writeFile(join(own.path, OWNER_FILE), JSON.stringify(GONE));
    await mkdir(join(own.path, "workspace", "a"), { recursive: true });
    await chmod(join(own.path, "workspace"), 0);
    await removeAbandoned(parent);
    expect(await readdir(parent)).toEqual([]);
  },
);

it("a killed process is gone, and one that has its number by now is another", async () => {
  const child = await started();
  const mark = { ...GONE, pid: child.pid };
  expect(await leftOf({ ...mark, start: "1" })).toEqual([]);
  expect(await leftOf({ ...mark, start: null })).toEqual([NAME]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await leftOf({ ...mark, start: null })).toEqual([]);
});

it.each<[string, unknown]>([
  ["no mark, as it is kept with --keep-workspace", null],
  ["a mark that is no mark", "{"],
  ["a mark of another shape", { pid: "1" }],
  ["a mark too large", JSON.stringify({ ...GONE, more: "x".repeat(5000) })],
  ["a mark of another machine", { ...GONE, host: "elsewhere" }],
  ["a mark of another container", { ...GONE, namespace: "pid:[1]" }],
])("is left alone: %s", async (_name, mark) => {
  expect(await leftOf(mark)).toEqual([NAME]);
});

it.each([
  "skillcheck-run-abc",
  "skillcheck-demo-abcDE1",
  "skillcheck-run-abcDE1.old",
  "run-abcDE1",
])("is left alone, as its name is none of ours: %s", async (name) => {
  expect(await leftOf(GONE, name)).toEqual([name]);
});

it("is led nowhere by a link, neither in place of the folder nor of its mark nor in it", async () => {
  const [parent, elsewhere] = [await makeScratch(), await makeScratch()];
  const target = await plant(elsewhere, GONE, "target");
  await symlink(target, join(parent, NAME));
  const linked = await plant(parent, null, "skillcheck-run-abcDE2");
  await symlink(join(target, OWNER_FILE), join(linked, OWNER_FILE));
  const real = await plant(parent, GONE, "skillcheck-run-abcDE3");
  await symlink(target, join(real, "workspace", "out"));
  await removeAbandoned(parent);
  expect((await readdir(parent)).sort()).toEqual([NAME, "skillcheck-run-abcDE2"]);
  expect((await readdir(target)).sort()).toEqual([OWNER_FILE, "workspace"]);
});

it("a temporary folder in which anybody can exchange names is not touched, nor is none", async () => {
  const parent = await makeScratch();
  await plant(parent, GONE);
  await chmod(parent, 0o777);
  await removeAbandoned(parent);
  expect(await readdir(parent)).toEqual([NAME]);
  await chmod(parent, 0o1777);
  await removeAbandoned(parent);
  expect(await readdir(parent)).toEqual([]);
  await removeAbandoned(join(parent, "missing"));
});

it.runIf(process.getuid?.() === 0)("what belongs to another user is left alone", async () => {
  const parent = await makeScratch();
  const foreign = await plant(parent, GONE);
  await chown(foreign, 65_534, 65_534);
  await removeAbandoned(parent);
  expect(await readdir(parent)).toEqual([NAME]);
  await chown(foreign, 0, 0);
  await chown(parent, 65_534, 65_534);
  await removeAbandoned(parent);
  expect(await readdir(parent)).toEqual([NAME]);
});
