import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findRoots } from "../../src/host/find-roots.ts";

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
    { path: top, within: ["."], nested: [inner], names: [] },
    { path: inner, within: ["."], nested: [], names: [] },
  ]);
});

it("means each named folder of a root and no other: record spends money on nothing unasked", async () => {
  const top = await twoRoots();
  expect(await findRoots([join(top, "skills/a"), join(top, "skills/b")])).toEqual([
    { path: top, within: ["skills/a", "skills/b"], nested: [join(top, "inner")], names: [] },
  ]);
});

it("means all of a root that lies below a named folder, whatever part of it was named before", async () => {
  const top = await twoRoots();
  const inner = join(top, "inner");
  const roots = await findRoots([join(inner, "skills/c"), top]);
  expect(roots).toEqual([
    { path: inner, within: ["."], nested: [], names: [] },
    { path: top, within: ["."], nested: [inner], names: [] },
  ]);
});
