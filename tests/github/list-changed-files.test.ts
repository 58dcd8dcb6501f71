import { expect, test } from "vitest";
import { addCommits } from "../../fakes/servers/github/bare-repository.ts";
import { HERE } from "../fakes/github-world.ts";
import { type ForgeWorld, forgeWorld } from "./forge-world.ts";

/** Lets GitHub count other files than it lists, once. */
async function countAs(made: ForgeWorld, changed_files: number): Promise<void> {
  const { data } = await made.octokit.rest.pulls.get({ ...HERE, pull_number: made.pull });
  made.github.addFault({ match: /pulls\/\d+$/, status: 200, body: { ...data, changed_files } });
}

test("EV-4 3000 rows without a SKILL.md of 4100 changed files are not trusted", async () => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 4099; index += 1) files[`data/${index}.txt`] = `${index}\n`;
  const { forge, pull, head, github, drift } = await forgeWorld({}, [
    { branch: "main", files: { "README.md": "x\n" } },
    { branch: "topic", from: "main", files: { ...files, "skills/z/SKILL.md": "z\n" } },
  ]);
  expect(await forge().listChangedFiles(pull, head)).toEqual({
    kind: "untrusted",
    reason: "GitHub lists 3000 files at most; the pull request counts 4100",
  });
  expect(github.requests.filter(({ path }) => path.includes("/files")).length).toBe(30);
  expect(drift).toEqual([]);
});

test("EV-4 all pages are read, a rename has both paths, and every status has its word", async () => {
  const text = "line\n".repeat(30);
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`many/${i}.txt`, "x\n"]));
  const { forge, pull, head, drift } = await forgeWorld({}, [
    { branch: "main", files: { "old/SKILL.md": text, "gone.md": "g\n", "mode.md": "m\n" } },
    {
      branch: "topic",
      from: "main",
      files: {
        ...many,
        "old/SKILL.md": null,
        "new/SKILL.md": `${text}more\n`,
        "gone.md": null,
        "mode.md": { mode: "120000", content: "x" },
        "ünï/a\nb.md": "y\n",
      },
    },
  ]);
  const listed = await forge().listChangedFiles(pull, head);
  expect(listed).toEqual({
    kind: "list",
    files: expect.arrayContaining([
      { path: "new/SKILL.md", previousPath: "old/SKILL.md", status: "renamed" },
      { path: "gone.md", status: "removed" },
      { path: "mode.md", status: "modified" },
      { path: "ünï/a\nb.md", status: "added" },
      { path: "many/119.txt", status: "added" },
    ]),
  });
  expect(listed.kind === "list" && listed.files.length).toBe(124);
  expect(drift).toEqual([]);
});

test("EV-4 a count that does not fit the list is not trusted, whichever is larger, also when it is 0", async () => {
  const made = await forgeWorld();
  const { forge, pull, head } = made;
  for (const count of [3, 1, 0]) {
    await countAs(made, count);
    expect(await forge().listChangedFiles(pull, head)).toEqual({
      kind: "untrusted",
      reason: `GitHub lists 2 files but counts ${count}`,
    });
  }
  expect((await forge().listChangedFiles(pull, head)).kind).toBe("list");
  expect(made.drift).toEqual([]);
});

test("EV-4 an empty list is believed only when GitHub counts none", async () => {
  const made = await forgeWorld({}, [
    { branch: "main", files: { "a.md": "a\n" } },
    { branch: "topic", from: "main", files: {} },
  ]);
  const { forge, pull, head } = made;
  expect(await forge().listChangedFiles(pull, head)).toEqual({ kind: "list", files: [] });
  await countAs(made, 5);
  expect(await forge().listChangedFiles(pull, head)).toEqual({
    kind: "untrusted",
    reason: "GitHub lists 0 files but counts 5",
  });
});

test("EV-4 an error anywhere is not trusted, never an empty list", async () => {
  const { forge, pull, head, github } = await forgeWorld();
  const untrusted = (reason: string) => ({ kind: "untrusted", reason });
  github.addFault({ match: /files/, status: 500 });
  expect(await forge().listChangedFiles(pull, head)).toEqual(
    untrusted(expect.stringContaining("GitHub answered 500: Injected 500")),
  );
  github.addFault({ match: /pulls\/\d+$/, status: 404 });
  expect(await forge().listChangedFiles(pull, head)).toEqual(
    untrusted(expect.stringContaining("404: Injected 404")),
  );
  github.addFault({ match: /files/, status: 200, body: { message: "not a list" } });
  expect((await forge().listChangedFiles(pull, head)).kind).toBe("untrusted");
  expect((await forge().listChangedFiles(999, head)).kind).toBe("untrusted");
  expect(await forge({ token: "wrong" }).listChangedFiles(pull, head)).toEqual(
    untrusted(expect.stringContaining("does not accept the token (401: Bad credentials")),
  );
});

test("EV-4 a list of another commit than the job's is not trusted: the head has moved on", async () => {
  const { forge, pull, head, github, folder, drift } = await forgeWorld();
  await addCommits(`${folder}/repository.git`, [
    { branch: "topic", from: "topic", files: { "skills/a/SKILL.md": "a\n".repeat(20) } },
  ]);
  await github.synchronize(pull);
  expect(await forge().listChangedFiles(pull, head)).toEqual({
    kind: "untrusted",
    reason: "the head has moved on since this job was started",
  });
  expect(drift).toEqual([]);
});
