import { expect, test } from "vitest";
import { HERE, refusalOf, SMALL, world } from "./github-world.ts";

test("a comparison starts at the merge base and shows 300 files on its first page only", async () => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 301; index += 1) files[`data/${index}.txt`] = `${index}\n`;
  const { octokit, drift } = await world([
    ...SMALL,
    { branch: "big", from: "main", message: "Big", files },
    { branch: "big", message: "More", files: { "more.txt": "m\n" } },
    { branch: "main", message: "Later", files: { "later.txt": "l\n" } },
  ]);
  const compare = async (query: object) =>
    (
      await octokit.rest.repos.compareCommitsWithBasehead({
        ...HERE,
        basehead: "main...big",
        ...query,
      })
    ).data;
  const all = await compare({});
  const second = await compare({ page: 2, per_page: 1 });
  const names = (all.files ?? []).map((file) => file.filename);
  expect({
    status: all.status,
    ahead: all.ahead_by,
    behind: all.behind_by,
    start: all.merge_base_commit.commit.message,
    commits: all.commits.map((commit) => commit.commit.message),
    files: names.length,
    later: names.includes("later.txt"),
    secondCommits: second.commits.map((commit) => commit.commit.message),
    secondFiles: second.files,
    drift,
  }).toEqual({
    status: "diverged",
    ahead: 2,
    behind: 1,
    start: "First",
    commits: ["Big", "More"],
    files: 300,
    later: false,
    secondCommits: ["More"],
    secondFiles: [],
    drift: [],
  });
  const unknown = octokit.rest.repos.compareCommitsWithBasehead({ ...HERE, basehead: "main...no" });
  expect(await refusalOf(unknown)).toEqual({ status: 404, message: "Not Found" });
});

test("a recursive tree has modes and shas; above the limit it says truncated", async () => {
  const commits = [
    {
      branch: "main",
      files: {
        "a/b/run.sh": { mode: "100755", content: "#!/bin/sh\n" },
        "a/link": { mode: "120000", content: "b" },
        "z.txt": "z\n",
        sub: { mode: "160000", content: "1".repeat(40) },
      },
    },
  ];
  const whole = await world(commits);
  const ask = { ...HERE, tree_sha: "main", recursive: "1" };
  const { data } = await whole.octokit.rest.git.getTree(ask);
  expect(data.truncated).toBe(false);
  expect(data.tree.map((entry) => [entry.path, entry.mode, entry.type, entry.size])).toEqual([
    ["a", "040000", "tree", undefined],
    ["a/b", "040000", "tree", undefined],
    ["a/b/run.sh", "100755", "blob", 10],
    ["a/link", "120000", "blob", 1],
    ["sub", "160000", "commit", undefined],
    ["z.txt", "100644", "blob", 2],
  ]);
  const flat = await whole.octokit.rest.git.getTree({ ...HERE, tree_sha: "main" });
  expect(flat.data.tree.map((entry) => entry.path)).toEqual(["a", "sub", "z.txt"]);
  const cut = await world(commits, { treeLimit: 2 });
  const answer = await cut.octokit.rest.git.getTree(ask);
  expect([answer.data.truncated, answer.data.tree.length]).toEqual([true, 2]);
  expect([whole.drift, cut.drift]).toEqual([[], []]);
});

test("references, commits and blobs; revision syntax and options are no names", async () => {
  const { octokit, drift } = await world([
    ...SMALL,
    { branch: "feature/deep", from: "main", files: { "f.txt": "f\n" } },
  ]);
  const { git, repos } = octokit.rest;
  const reference = await git.getRef({ ...HERE, ref: "heads/feature/deep" });
  const sha = reference.data.object.sha;
  const commit = await git.getCommit({ ...HERE, commit_sha: sha });
  const tree = await git.getTree({ ...HERE, tree_sha: commit.data.tree.sha });
  const entry = tree.data.tree.find((one) => one.path === "f.txt");
  const blob = await git.getBlob({ ...HERE, file_sha: String(entry?.sha) });
  expect([reference.data.ref, commit.data.message, blob.data.encoding, blob.data.content]).toEqual([
    "refs/heads/feature/deep",
    "Commit 3",
    "base64",
    "Zgo=\n",
  ]);
  const named = await repos.getCommit({ ...HERE, ref: "feature/deep" });
  expect([
    named.data.sha,
    named.data.files?.map((file) => file.filename),
    named.data.stats,
  ]).toEqual([sha, ["f.txt"], { additions: 1, deletions: 0, total: 1 }]);
  const missing = { status: 404, message: "Not Found" };
  for (const ref of ["heads/feature", "heads/no", "--upload-pack=x"]) {
    expect(await refusalOf(git.getRef({ ...HERE, ref }))).toEqual(missing);
  }
  for (const ref of ["main~1", "main^{tree}", "HEAD@{0}", "main..topic", "--all", "main:old.txt"]) {
    expect(await refusalOf(repos.getCommit({ ...HERE, ref }))).toEqual(missing);
  }
  expect(drift).toEqual([]);
});

test("contents: a file, a folder, a link, nothing, and a file above 1 MB", async () => {
  const { octokit, drift } = await world([
    {
      branch: "main",
      files: {
        "skills/a/SKILL.md": "# A\n",
        "skills/link": { mode: "120000", content: "a" },
        "big.bin": Buffer.alloc(1_048_577),
      },
    },
  ]);
  const get = async (path: string) =>
    (await octokit.rest.repos.getContent({ ...HERE, path, ref: "main" })).data;
  expect(await get("skills/a/SKILL.md")).toMatchObject({
    type: "file",
    name: "SKILL.md",
    path: "skills/a/SKILL.md",
    size: 4,
    encoding: "base64",
    content: "IyBBCg==\n",
  });
  expect(await get("skills")).toMatchObject([
    { type: "dir", path: "skills/a" },
    { type: "symlink", path: "skills/link" },
  ]);
  expect(await get("skills/link")).toMatchObject({ type: "symlink", target: "a" });
  expect(await get("big.bin")).toMatchObject({ encoding: "none", content: "", size: 1_048_577 });
  expect(await refusalOf(get("skills/b"))).toEqual({ status: 404, message: "Not Found" });
  const raw = await octokit.rest.repos.getContent({
    ...HERE,
    path: "skills/a/SKILL.md",
    mediaType: { format: "raw" },
  });
  expect(raw.data).toBe("# A\n");
  expect(drift).toEqual([]);
});
