import { expect, test } from "vitest";
import { addCommits } from "../../fakes/servers/github/bare-repository.ts";
import { HERE, refusalOf, world } from "./github-world.ts";

test("a pull request of 3103 files lists exactly 3000 in 30 pages and says 3103", async () => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 3100; index += 1) files[`data/${index}.txt`] = `${index}\n`;
  for (const name of ["x", "y", "z"]) files[`skills/${name}/SKILL.md`] = `${name}\n`;
  const { github, octokit, drift } = await world([
    { branch: "main", files: { "README.md": "# Skills\n" } },
    { branch: "big", from: "main", files },
  ]);
  const { number } = await github.addPullRequest({ head: "big" });
  const listed = await octokit.paginate(octokit.rest.pulls.listFiles, {
    ...HERE,
    pull_number: number,
    per_page: 100,
  });
  const { data } = await octokit.rest.pulls.get({ ...HERE, pull_number: number });
  const names = listed.map((file) => file.filename);
  expect({
    listed: listed.length,
    pages: github.requests.filter(({ path }) => path.includes("/files")).length,
    changed: data.changed_files,
    skills: names.filter((name) => name.startsWith("skills/")),
    sorted: names.every((name, index) => index === 0 || String(names[index - 1]) < name),
    drift,
  }).toEqual({ listed: 3000, pages: 30, changed: 3103, skills: [], sorted: true, drift: [] });
});

test("renames, deletions, modes and counts are git's answers", async () => {
  const text = "line\n".repeat(30);
  const { github, octokit, drift } = await world([
    {
      branch: "main",
      files: {
        "moved.md": text,
        "gone.md": "gone\n",
        "linked.md": "plain\n",
        "edited.md": "one\ntwo\n",
      },
    },
    {
      branch: "topic",
      from: "main",
      files: {
        "moved.md": null,
        "to/moved.md": `${text}more\n`,
        "gone.md": null,
        "linked.md": { mode: "120000", content: "edited.md" },
        "edited.md": "one\n2\nthree\n",
        "added.bin": Buffer.from([0, 1, 2, 255]),
      },
    },
  ]);
  const { number } = await github.addPullRequest({ head: "topic" });
  const { data } = await octokit.rest.pulls.listFiles({ ...HERE, pull_number: number });
  const seen = data.map((file) => [
    file.status,
    file.filename,
    file.previous_filename,
    file.additions,
    file.deletions,
  ]);
  expect(seen).toEqual([
    ["added", "added.bin", undefined, 0, 0],
    ["modified", "edited.md", undefined, 2, 1],
    ["removed", "gone.md", undefined, 0, 1],
    ["changed", "linked.md", undefined, 1, 1],
    ["renamed", "to/moved.md", "moved.md", 1, 0],
  ]);
  expect(drift).toEqual([]);
});

test("hostile file names arrive unchanged and their addresses are encoded", async () => {
  const names = [
    " leading space",
    "-rf",
    "a\nb.md",
    "a\tb.md",
    'quote".md',
    "back\\slash.md",
    "::error::x.md",
    "%2e%2e.md",
    "héé 😀.md",
    "<script>.md",
    "?q#f.md",
  ];
  const files = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
  const { github, octokit, drift } = await world([
    { branch: "main", files: { "README.md": "x\n" } },
    { branch: "topic", from: "main", files },
  ]);
  const { number, headSha } = await github.addPullRequest({ head: "topic" });
  const { data } = await octokit.rest.pulls.listFiles({ ...HERE, pull_number: number });
  expect(data.map((file) => file.filename).toSorted()).toEqual(names.toSorted());
  const question = data.find((file) => file.filename === "?q#f.md");
  expect(question?.blob_url).toBe(`${github.serverUrl}/acme/skills/blob/${headSha}/%3Fq%23f.md`);
  for (const path of names) {
    const answer = await octokit.rest.repos.getContent({ ...HERE, path, ref: headSha });
    const { content } = answer.data as { content: string };
    expect(Buffer.from(content, "base64").toString()).toBe(`${path}\n`);
  }
  expect(drift).toEqual([]);
});

test("a push moves the head; the merge commit has base and head as parents", async () => {
  const { github, octokit, drift } = await world();
  const before = await github.addPullRequest({ head: "topic" });
  await addCommits(`${github.state.git.directory}`, [
    { branch: "topic", files: { "b.txt": "b\n" } },
  ]);
  const after = await github.synchronize(before.number);
  const { data } = await octokit.rest.pulls.get({ ...HERE, pull_number: before.number });
  const merge = await octokit.rest.git.getCommit({ ...HERE, commit_sha: String(after.mergeSha) });
  expect(after.headSha).not.toBe(before.headSha);
  expect({
    head: data.head.sha,
    base: data.base.sha,
    merge: data.merge_commit_sha,
    commits: data.commits,
    parents: merge.data.parents.map((parent) => parent.sha),
  }).toEqual({
    head: after.headSha,
    base: after.baseSha,
    merge: after.mergeSha,
    commits: 2,
    parents: [after.baseSha, after.headSha],
  });
  expect(drift).toEqual([]);
});

test("a pull request of a fork names the fork; one of a deleted fork has no repository", async () => {
  const { github, octokit, drift } = await world();
  await github.addPullRequest({ head: "topic", fork: "mallory/skills", author: "mallory" });
  await github.addPullRequest({ head: "topic", fork: null, author: "ghost" });
  const first = await octokit.rest.pulls.get({ ...HERE, pull_number: 1 });
  const second = await octokit.rest.pulls.get({ ...HERE, pull_number: 2 });
  expect([
    [first.data.head.label, first.data.head.repo?.full_name, first.data.head.repo?.fork],
    [second.data.head.label, second.data.head.repo],
    first.data.base.repo.fork,
  ]).toEqual([["mallory:topic", "mallory/skills", true], ["ghost:topic", null], false]);
  expect(drift).toEqual([]);
});

test("lists filter by state and head; a closed pull request keeps its commits", async () => {
  const { github, octokit, drift } = await world();
  const { headSha } = await github.addPullRequest({ head: "topic" });
  await github.addPullRequest({ head: "main", base: "topic" });
  github.closePullRequest(1);
  await addCommits(github.state.git.directory, [{ branch: "topic", files: { "c.txt": "c\n" } }]);
  const numbers = async (query: object) =>
    (await octokit.rest.pulls.list({ ...HERE, ...query })).data.map((pull) => pull.number);
  expect(await numbers({})).toEqual([2]);
  expect(await numbers({ state: "all" })).toEqual([2, 1]);
  expect(await numbers({ state: "closed", head: "acme:topic" })).toEqual([1]);
  expect(await numbers({ state: "all", head: "other:topic" })).toEqual([]);
  const { data } = await octokit.rest.pulls.get({ ...HERE, pull_number: 1 });
  expect([data.state, data.merged, data.head.sha]).toEqual(["closed", false, headSha]);
  const found = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
    ...HERE,
    commit_sha: headSha,
  });
  expect(found.data.map((pull) => pull.number)).toEqual([1]);
  expect(await refusalOf(octokit.rest.pulls.get({ ...HERE, pull_number: 99 }))).toEqual({
    status: 404,
    message: "Not Found",
  });
  expect(drift).toEqual([]);
});

test("the commits of a pull request end silently at 250", async () => {
  const many = Array.from({ length: 251 }, (_, index) => ({
    branch: "topic",
    from: "main",
    message: `Step ${index}`,
    files: { "count.txt": `${index}\n` },
  }));
  const { github, octokit, drift } = await world([
    { branch: "main", files: { "a.txt": "a\n" } },
    ...many,
  ]);
  const { number } = await github.addPullRequest({ head: "topic" });
  const listed = await octokit.paginate(octokit.rest.pulls.listCommits, {
    ...HERE,
    pull_number: number,
    per_page: 100,
  });
  expect(listed.map((commit) => commit.commit.message)).toEqual(
    Array.from({ length: 250 }, (_, index) => `Step ${index}`),
  );
  const { data } = await octokit.rest.pulls.get({ ...HERE, pull_number: number });
  expect([data.commits, drift]).toEqual([251, []]);
});
