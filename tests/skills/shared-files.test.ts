import { expect, it } from "vitest";
import { findSkillFolders } from "../../src/skills/find-skill-folders.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { findSharedFiles } from "../../src/skills/shared-files.ts";
import { type MemoryFile, memoryFiles } from "./memory-files.ts";

async function shared(tree: Readonly<Record<string, MemoryFile>>, folder = "p/skills/a") {
  const files = memoryFiles(tree);
  const source = await readSourceTree(files);
  const folders = new Set(findSkillFolders(source.entries).folders);
  const skill = await readSkillSource({ folder, folders, namedPaths: [], tree: source, files });
  return findSharedFiles(skill, source, files);
}

const PLUGIN = { "p/.claude-plugin/plugin.json": "{}" };

it("finds links, paths in prose and code, variables and bare code paths that lead outside", async () => {
  const tree = {
    ...PLUGIN,
    "p/skills/a/SKILL.md": [
      "[c](../../CONNECTORS.md#x) [own](references/x.md) [s](../b/SKILL.md)",
      "Read ../../_shared/style.md.",
      "```sh\nsh ../../tools/run.sh\n```",
      "`\u0024{CLAUDE_PLUGIN_ROOT}/data/terms.txt` and `scripts/build.sh` and `scripts/own.sh`",
      "[gone](../../gone.md) [case](../../connectors.md) ../../../../../etc/passwd",
    ].join("\n\n"),
    "p/skills/a/references/x.md": "[y](../../../notes/y.md)",
    "p/skills/a/scripts/own.sh": "x",
    "p/skills/b/SKILL.md": "x",
    "p/CONNECTORS.md": "x",
    "p/_shared/style.md": "x",
    "p/tools/run.sh": "x",
    "p/data/terms.txt": "x",
    "p/notes/y.md": "x",
    "p/scripts/build.sh": "x",
    "p/scripts/own.sh": "not this one",
  };
  expect(await shared(tree)).toEqual([
    "p/CONNECTORS.md",
    "p/_shared/style.md",
    "p/data/terms.txt",
    "p/notes/y.md",
    "p/scripts/build.sh",
    "p/skills/b/SKILL.md",
    "p/tools/run.sh",
  ]);
});

it("goes on through Markdown, also in a circle", async () => {
  const tree = {
    "p/skills/a/SKILL.md": "[x](../../x.md)",
    "p/x.md": "[y](sub/y.md)",
    "p/sub/y.md": "[x](../x.md) [z](z.txt)",
    "p/sub/z.txt": "[never](read.md)",
    "p/sub/read.md": "x",
  };
  expect(await shared(tree)).toEqual(["p/sub/y.md", "p/sub/z.txt", "p/x.md"]);
});

it("follows symbolic links to what they lead to", async () => {
  const tree = {
    "p/skills/a/SKILL.md": "[l](../link.md)",
    "p/skills/a/ref": { link: "../../_shared" },
    "p/skills/a/gone": { link: "../nothing" },
    "p/skills/a/out": { link: "/etc/passwd" },
    "p/skills/link.md": { link: "../real.md" },
    "p/real.md": "x",
    "p/_shared/s.md": "x",
  };
  expect(await shared(tree)).toEqual(["p/_shared", "p/real.md", "p/skills/link.md"]);
});

it("keeps a linked folder as a folder, but not one that holds the skill", async () => {
  const tree = {
    "p/skills/a/SKILL.md": "[f](../../_shared/) [up](../) [root](../../..)",
    "p/_shared/s.md": "x",
  };
  expect(await shared(tree)).toEqual(["p/_shared"]);
});

it("counts a nested skill's files as outside", async () => {
  const tree = {
    "p/skills/a/SKILL.md": "[n](inner/references/n.md) [own](own.md)",
    "p/skills/a/own.md": "x",
    "p/skills/a/inner/SKILL.md": "x",
    "p/skills/a/inner/references/n.md": "x",
  };
  expect(await shared(tree)).toEqual(["p/skills/a/inner/references/n.md"]);
});
