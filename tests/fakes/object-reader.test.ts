import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createBareRepository } from "../../fakes/servers/github/bare-repository.ts";
import { gitReader } from "../../fakes/servers/github/repository.ts";
import { writeObject } from "../../fakes/servers/github/write-objects.ts";
import { makeScratch } from "../host/scratch.ts";

const exec = promisify(execFile);

const BROKEN_NAME = "a/two\nlines 0000 missing\n.txt";

/** A repository with every kind of entry, a reader over it, and git itself. */
async function open() {
  const directory = join(await makeScratch(), "r.git");
  await createBareRepository(directory, [
    {
      branch: "main",
      message: "First\n\nWith a body.\n",
      files: {
        "a.txt": "a\n",
        "a/run.sh": { mode: "100755", content: "#!/bin/sh\n" },
        "a/b/link": { mode: "120000", content: "../../a.txt" },
        "a/empty": "",
        [BROKEN_NAME]: "ä\n",
        module: { mode: "160000", content: "1".repeat(40) },
      },
    },
  ]);
  const git = async (...args: string[]) =>
    (await exec("git", ["--git-dir", directory, ...args])).stdout;
  return { directory, reader: gitReader(directory), git };
}

test("trees, names and blobs are what git itself says of them", async () => {
  const { reader, git } = await open();
  const head = (await reader.commitSha("main")) ?? "";
  expect(`${head}\n`).toBe(await git("rev-parse", "main"));
  for (const [isRecursive, options] of [
    [true, ["-r", "-t"]],
    [false, []],
  ] as const) {
    const listed = await git("ls-tree", "-z", "-l", ...options, head);
    const entries = await reader.tree(head, isRecursive);
    const lines = entries.map(({ mode, type, sha, size, path }) => {
      const field = String(size ?? "-").padStart(7);
      return `${mode} ${type} ${sha} ${field}\t${path}\0`;
    });
    expect(lines.join("")).toBe(listed);
  }
  // The answer to a name that is not there repeats it, whatever stands in it.
  const [blob, none, folder] = await Promise.all([
    reader.object(`${head}:${BROKEN_NAME}`),
    reader.object(`${head}:${BROKEN_NAME}x`),
    reader.object(`${head}:a`),
  ]);
  expect(`${blob}\n`).toBe(await git("rev-parse", `${head}:${BROKEN_NAME}`));
  expect(none).toBeUndefined();
  expect(await reader.type(folder ?? "")).toBe("tree");
  expect((await reader.blob(blob ?? ""))?.toString()).toBe("ä\n");
  expect(await reader.blob(folder ?? "")).toBeUndefined();
  expect(await reader.reference("refs/heads/main")).toEqual({ sha: head, type: "commit" });
  expect(await reader.reference("heads/main")).toBeUndefined();
  await git("fsck", "--strict");
  reader.close();
});

test("a commit is read with its zones, its continued headers and its whole message", async () => {
  const { directory, reader, git } = await open();
  const head = (await reader.commitSha("main")) ?? "";
  const tree = (await reader.object(`${head}^{tree}`)) ?? "";
  const text = `tree ${tree}
parent ${head}
author Ann O'Nym <ann@example.com> 1704067200 +0130
committer  <> 1704067200 -0845
gpgsig -----BEGIN
 parent ${"2".repeat(40)}
 -----END

Zwölf

author of nothing
`;
  const sha = await writeObject(directory, "commit", Buffer.from(text));
  const commit = await reader.commit(sha);
  expect(commit).toEqual({
    sha,
    tree,
    parents: [head],
    author: { name: "Ann O'Nym", email: "ann@example.com", date: "2024-01-01T01:30:00+01:30" },
    committer: { name: "", email: "", date: "2023-12-31T15:15:00-08:45" },
    message: "Zwölf\n\nauthor of nothing",
  });
  const format = "--format=%H%n%T%n%P%n%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B";
  const { author, committer } = commit ?? {};
  const fields = [sha, tree, head, author?.name, author?.email, author?.date]
    .concat([committer?.name, committer?.email, committer?.date, commit?.message])
    .join("\n");
  expect((await git("log", "-1", format, sha)).trimEnd()).toBe(fields);
  expect(await reader.commitsBetween(head, sha)).toEqual([sha]);
  expect(await reader.mergeBase(head, sha)).toBe(head);
  reader.close();
});
