import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findRoots } from "../../src/host/find-roots.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { callAsNobody } from "./as-nobody.ts";
import { git, makeScratch, writeFiles } from "./scratch.ts";

/** A folder with a root of two skills, and another root below it. */
async function twoRoots(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "skillcheck-roots-")));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const path of ["skills/a", "skills/b", "inner/skills/c"]) {
    await mkdir(join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, ".skillcheck.yml"), "version: 1\n");
  await writeFile(join(folder, "inner", ".skillcheck.yml"), "version: 1\n");
  return folder;
}

it("means the whole root and the roots below it", async () => {
  const top = await twoRoots();
  const inner = join(top, "inner");
  expect(await findRoots([top])).toEqual([
    { path: top, within: ["."], names: [] },
    { path: inner, within: ["."], names: [] },
  ]);
});

it("means each named folder of a root and no other: record spends money on nothing unasked", async () => {
  const top = await twoRoots();
  expect(await findRoots([join(top, "skills/a"), join(top, "skills/b")])).toEqual([
    { path: top, within: ["skills/a", "skills/b"], names: [] },
  ]);
});

it("means all of a root that lies below a named folder, whatever part of it was named before", async () => {
  const top = await twoRoots();
  const inner = join(top, "inner");
  const roots = await findRoots([join(inner, "skills/c"), top]);
  expect(roots).toEqual([
    { path: inner, within: ["."], names: [] },
    { path: top, within: ["."], names: [] },
  ]);
});

const SETTINGS = "version: 1\n";

/** Paths of the roots that a folder means, relative to it; "" for itself. */
async function rootsOf(top: string, named = top): Promise<readonly string[]> {
  return (await findRoots([named])).map((root) => root.path.slice(top.length + 1));
}

it("looks for roots where skills are: not in ignored, vendored or fixture folders, nor in other repositories", async () => {
  const top = await makeScratch();
  const left = ["build/x", "vendor/v", ".venv/q", "a/node_modules/n", "a/evals/f", "third_party"];
  await writeFiles(top, {
    ".gitignore": "build/\n",
    "dist/.skillcheck.yaml": SETTINGS,
    "a/b/.skillcheck.yml": SETTINGS,
    "repository/.skillcheck.yml": SETTINGS,
    ...Object.fromEntries(left.map((folder) => [`${folder}/.skillcheck.yml`, SETTINGS])),
  });
  // Without git nothing is ignored.
  expect(await rootsOf(top)).toEqual(["", "a/b", "build/x", "dist", "repository"]);
  await git(join(top, "repository"), "init", "-q");
  await git(top, "init", "-q");
  expect(await rootsOf(top)).toEqual(["", "a/b", "dist"]);
  expect(await rootsOf(top, join(top, "a"))).toEqual(["", "a/b"]);
  // Whoever names one means it.
  for (const folder of [...left, "repository"]) {
    expect(await rootsOf(top, join(top, folder))).toEqual([folder]);
  }
});

it("says why a path cannot be named: nothing there, neither file nor folder, no right to enter", async () => {
  const top = await makeScratch();
  const refusal = async (named: string) => {
    const error: unknown = await findRoots([named]).catch((thrown: unknown) => thrown);
    return error instanceof UsageError ? error.message : error;
  };
  expect(await refusal(join(top, "None"))).toBe(
    `${join(top, "None")}: there is no such file or folder`,
  );
  expect(await refusal("/dev/null")).toBe(
    "/dev/null: is neither a file nor a folder; name a folder",
  );
  await writeFiles(top, { "closed/inner/SKILL.md": "x" });
  await chmod(join(top, "closed"), 0o700);
  await chmod(top, 0o755);
  const named = join(top, "closed/inner");
  await expect(callAsNobody(["find-roots.ts", "findRoots"], [[named]])).rejects.toThrow(
    `UsageError: ${named}: this user may not enter, read or write the folder (EACCES)`,
  );
});
