/** Files that are exchanged for links after they were listed (security.md FS-3). */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { linkSync } from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDiskStore } from "../../src/host/disk-store.ts";
import { openFolder } from "../../src/host/folder-files.ts";
import { readRealFile } from "../../src/host/real-file.ts";
import type { Files } from "../../src/model/ports.ts";
import { lintSkill } from "../../src/rules/lint-skill.ts";
import { readSkill } from "../../src/skills/read-skill.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { DEFAULT_LINT_SETTINGS } from "../rules/lint-memory.ts";
import { makeScratch, writeFiles } from "./scratch.ts";

const SKILL =
  "---\nname: greeter\ndescription: Greets. Use when greeting.\n---\n[words](words.md)\n";
const SECRET = "SECRET-of-another-user";

/** A skill that was listed, and whose one file then became a link to a secret outside. */
async function swapped(name: string) {
  const root = await makeScratch();
  const outside = await makeScratch();
  await writeFiles(outside, { secret: SECRET });
  await writeFiles(root, { "greeter/SKILL.md": SKILL, "greeter/words.md": "ahoy\n" });
  const files: Files = openFolder(root);
  const tree = await readSourceTree(files);
  await rm(join(root, name));
  await symlink(join(outside, "secret"), join(root, name));
  return {
    files,
    tree,
    bounds: { folder: "greeter", folders: new Set(["greeter"]), namedPaths: [] },
  };
}

test.each(["greeter/SKILL.md", "greeter/words.md"])(
  "FS-3: %s exchanged after listing makes the skill unreadable, not another skill",
  async (path) => {
    const { files, tree, bounds } = await swapped(path);
    expect(await readSkill({ ...bounds, entries: tree.entries, files })).toEqual({
      kind: "unreadable",
      path,
      what: "it became a symbolic link after it was listed",
      remedy: "put the file itself there",
    });
  },
);

test("FS-3: lint finds an exchanged SKILL.md an error and shows nothing of what it leads to", async () => {
  const { files, tree, bounds } = await swapped("greeter/SKILL.md");
  const source = await readSkillSource({ ...bounds, tree, files });
  const { findings } = lintSkill(source, DEFAULT_LINT_SETTINGS);
  expect(findings).toMatchObject([
    {
      path: "greeter/SKILL.md",
      severity: "error",
      message:
        "SKILL.md of greeter cannot be read (it became a symbolic link after it was listed), so no agent finds the skill. Make it a plain file.",
    },
  ]);
  expect(JSON.stringify([source, findings])).not.toContain(SECRET);
});

test("FS-3: a recording exchanged after the store was listed is a link, never its target", async () => {
  const root = await makeScratch();
  await writeFiles(root, { ".skillcheck/cassettes/a.json": "{}", secret: SECRET });
  const store = openDiskStore({ root, folder: ".skillcheck" });
  const [path = ""] = await store.list();
  await rm(join(root, path));
  await symlink(join(root, "secret"), join(root, path));
  expect(await store.read(path)).toEqual({ kind: "link", target: join(root, "secret") });
});

test("FS-3: a file that is exchanged all the time is itself, a link or refused, never the link's target", async () => {
  const root = await makeScratch();
  const outside = await makeScratch();
  await writeFiles(root, { kept: "fine" });
  await writeFiles(outside, { secret: SECRET });
  linkSync(join(root, "kept"), join(root, "file"));
  const places = [join(root, "file"), join(root, "kept"), join(outside, "secret")];
  const child = spawn(process.execPath, ["tests/host/swap-in-a-loop.mjs", ...places], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  await once(child.stdout, "data");
  const seen = new Set<string>();
  const began = performance.now();
  const past = (milliseconds: number) => performance.now() - began > milliseconds;
  // Long enough for both to be met, also where another process has the cores.
  while (!past(1000) || (seen.size < 2 && !past(20_000))) {
    const content = readRealFile(root, "file", 1000);
    if (content.kind === "file") seen.add(new TextDecoder().decode(content.bytes));
    else if (content.kind === "link") seen.add(`link ${content.target}`);
    else seen.add(content.kind === "refused" ? content.reason : content.kind);
  }
  const allowed = [
    "fine",
    `link ${places[2]}`,
    "is a symbolic link",
    "leads through a symbolic link",
    "was exchanged while it was read",
    // Was a link when it was looked at, and none when its target was asked for.
    "cannot be read (EINVAL)",
  ];
  expect([...seen].filter((one) => !allowed.includes(one))).toEqual([]);
  expect([seen.has("fine"), seen.has(`link ${places[2]}`)]).toEqual([true, true]);
});
