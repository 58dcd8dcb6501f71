import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openFixWriter } from "../../src/host/open-fix-writer.ts";
import type { FileFix } from "../../src/model/file-fix.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function makeRoot(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "skillcheck-fixes-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  return root;
}

function rewrite(path: string, before: string, after: string): FileFix {
  const content = { before: bytes(before), after: bytes(after) };
  return { path, to: null, content, becomesExecutable: false };
}

it("begins nothing when one file is not what it was", async () => {
  const root = await makeRoot({ "a.md": "a", "b.md": "new" });
  const fixes = [rewrite("a.md", "a", "A"), rewrite("b.md", "b", "B")];
  await expect(openFixWriter(root, false).write(fixes)).rejects.toThrow(
    "b.md: was changed while it was linted; run the command again",
  );
  expect(await readFile(join(root, "a.md"), "utf8")).toBe("a");
});

it("follows no link, neither of the file nor of a folder on the way", async () => {
  const root = await makeRoot({ "a.md": "a" });
  await mkdir(join(root, "inner"));
  await symlink("../a.md", join(root, "inner/linked.md"));
  await symlink("..", join(root, "inner/up"));
  const writer = openFixWriter(join(root, "inner"), false);
  for (const path of ["linked.md", "up/a.md", "../a.md"]) {
    await expect(writer.write([rewrite(path, "a", "A")])).rejects.toThrow(
      `${path}: is no plain file, so --fix leaves all as it is`,
    );
  }
  expect(await readFile(join(root, "a.md"), "utf8")).toBe("a");
});

it("replaces no other file by a new name", async () => {
  const root = await makeRoot({ "skill.md": "a", "SKILL.md": "b" });
  const fix = { path: "skill.md", to: "SKILL.md", content: null, becomesExecutable: false };
  await expect(openFixWriter(root, false).write([fix])).rejects.toThrow(
    "skill.md: cannot be renamed, there is a SKILL.md",
  );
  expect((await readdir(root)).sort()).toEqual(["SKILL.md", "skill.md"]);
});
