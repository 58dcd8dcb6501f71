import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { toFileContent } from "../../src/host/file-content.ts";
import { openFolder } from "../../src/host/folder-files.ts";
import { openGit } from "../../src/host/git-objects.ts";
import { toOwnFiles, toOwnTrees } from "../../src/host/own-files.ts";
import { commitAll, makeRepository, writeFiles } from "./scratch.ts";

const SETTINGS = "version: 1\n";

async function pathsOf(files: { list: () => Promise<readonly { path: string }[]> }) {
  return (await files.list()).map(({ path }) => path);
}

it("leaves roots below out of the files and of every commit, each by the settings that it holds itself", async () => {
  const { root, commit } = await makeRepository({
    "a/SKILL.md": "1",
    "inner/.skillcheck.yml": SETTINGS,
    "inner/b/SKILL.md": "2",
    innermost: "3",
    "vendor/v/.skillcheck.yml": SETTINGS,
  });
  const objects = openGit({ place: { workTree: root } });
  onTestFinished(objects.close);
  const git = toOwnTrees(objects);
  const files = toOwnFiles(openFolder(root));
  const own = ["a/SKILL.md", "innermost", "vendor/v/.skillcheck.yml"];
  expect(await pathsOf(files)).toEqual(own);
  expect(await pathsOf(git.tree(commit))).toEqual(own);
  const tree = git.tree(commit);
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(await tree.read("inner/b/SKILL.md", 10)).toEqual({ kind: "missing" });
  expect(await files.read("inner/b/SKILL.md", 10)).toEqual({ kind: "missing" });
  expect(await tree.read("a/SKILL.md", 10)).toEqual(toFileContent(bytes("1")));
  expect(await tree.holds?.("inner/b/SKILL.md", bytes("2"))).toBe(false);
  expect(await tree.holds?.("a/SKILL.md", bytes("1"))).toBe(true);
  expect(files.holds).toBeUndefined();
  await rm(join(root, "inner/.skillcheck.yml"));
  await writeFiles(root, { "a/.skillcheck.yml": SETTINGS });
  const later = ["inner/b/SKILL.md", "innermost", "vendor/v/.skillcheck.yml"];
  expect(await pathsOf(git.tree(await commitAll(root)))).toEqual(later);
  expect(await pathsOf(toOwnFiles(openFolder(root)))).toEqual(later);
});
