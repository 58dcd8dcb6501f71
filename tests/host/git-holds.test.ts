import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGit } from "../../src/host/git-objects.ts";
import { commitAll, git, makeRepository, makeScratch, writeFiles } from "./scratch.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test("CA-5: a tree tells by object id whether it holds exactly these bytes", async () => {
  const { root } = await makeRepository({ "a/x.json": "one\n", empty: "", "other.json": "two\n" });
  await symlink("a/x.json", join(root, "link"));
  const commit = await commitAll(root);
  const opened = openGit({ place: { workTree: root } });
  onTestFinished(opened.close);
  const { holds } = opened.tree(commit);
  expect(await holds?.("a/x.json", bytesOf("one\n"))).toBe(true);
  expect(await holds?.("empty", bytesOf(""))).toBe(true);
  expect(await holds?.("a/x.json", bytesOf("two\n"))).toBe(false);
  expect(await holds?.("a/x.json", bytesOf("one\r\n"))).toBe(false);
  expect(await holds?.("missing", bytesOf("one\n"))).toBe(false);
  expect(await holds?.("../a/x.json", bytesOf("one\n"))).toBe(false);
  // A link's blob holds its target; that is no file of these bytes.
  expect(await holds?.("link", bytesOf("a/x.json"))).toBe(false);
});

test("CA-5: a repository of sha256 objects tells it as well", async () => {
  const root = await makeScratch();
  await git(root, "init", "-q", "-b", "main", "--object-format=sha256");
  await writeFiles(root, { "a.json": "one\n" });
  const commit = await commitAll(root);
  const opened = openGit({ place: { workTree: root } });
  onTestFinished(opened.close);
  const { holds } = opened.tree(commit);
  expect(await holds?.("a.json", bytesOf("one\n"))).toBe(true);
  expect(await holds?.("a.json", bytesOf("two\n"))).toBe(false);
});
