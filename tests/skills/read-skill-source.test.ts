import { expect, it } from "vitest";
import { readSkillSource, type SkillSourceRequest } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { type MemoryFile, memoryFiles } from "./memory-files.ts";

const TOP = "---\nname: a\n---\n[x](x.md)\n";

async function read(
  tree: Readonly<Record<string, MemoryFile>>,
  rest: Partial<SkillSourceRequest> = {},
) {
  const files = memoryFiles(tree);
  const folder = rest.folder ?? "p/a";
  const source = await readSourceTree(files);
  const folders = new Set([folder]);
  return readSkillSource({ folder, folders, namedPaths: [], tree: source, files, ...rest });
}

it("reads SKILL.md first, then the other Markdown of the skill, links resolved from their file", async () => {
  const { documents } = await read({
    "p/a/SKILL.md": TOP,
    "p/a/A.md": "[y](sub/y.md)",
    "p/a/sub/y.md": "[x](../A.md)",
    "p/a/notes.txt": "[no](no.md)",
    "p/a/link.md": { link: "A.md" },
    "p/a/evals/e.md": "[no](no.md)",
  });
  const seen = documents.map(({ path, links }) => [
    path,
    ...links.map(({ target }) => (target.kind === "local" ? `${target.path} ${target.state}` : "")),
  ]);
  expect(seen).toEqual([
    ["p/a/SKILL.md", "p/a/x.md absent"],
    ["p/a/A.md", "p/a/sub/y.md present"],
    ["p/a/sub/y.md", "p/a/A.md present"],
  ]);
});

it("knows plugin and marketplace roots, and which name the folder asks for", async () => {
  const tree = {
    ".claude-plugin/marketplace.json": "{}",
    "p/.claude-plugin/plugin.json": "{}",
    "p/a/SKILL.md": TOP,
    "p/SKILL.md": TOP,
    "SKILL.md": TOP,
  };
  const roots = async (folder: string, rootName: string | null = null) => {
    const source = await read(tree, { folder, folders: new Set([".", "p", "p/a"]), rootName });
    return [source.pluginRoot, source.marketplaceRoot, source.folderName];
  };
  expect(await roots("p/a")).toEqual(["p", ".", "a"]);
  expect(await roots("p")).toEqual(["p", ".", null]);
  expect(await roots(".")).toEqual([null, ".", null]);
  expect(await roots(".", "here")).toEqual([null, ".", "here"]);
});

it("says where symbolic links lead", async () => {
  const { symlinks } = await read({
    "p/a/SKILL.md": TOP,
    "p/a/in": { link: "SKILL.md" },
    "p/a/chain": { link: "in" },
    "p/a/gone": { link: "nothing" },
    "p/a/wrong-case": { link: "skill.md" },
    "p/a/absolute": { link: "/etc/passwd" },
    "p/a/up": { link: "../../../x" },
    "p/a/loop": { link: "loop" },
  });
  expect(symlinks.map(({ path, real, state }) => `${path} ${state} ${real}`)).toEqual([
    "p/a/absolute outside-root null",
    "p/a/chain present p/a/SKILL.md",
    "p/a/gone dangling null",
    "p/a/in present p/a/SKILL.md",
    "p/a/loop dangling null",
    "p/a/up outside-root null",
    "p/a/wrong-case dangling null",
  ]);
});

it("says what stands in SKILL.md's place", async () => {
  const place = async (...given: Parameters<typeof read>) => (await read(...given)).skillMd;
  expect(await place({ "p/a/x.md": "x" }, { declaredIn: "plugin.json" })).toEqual({
    kind: "absent",
    declaredIn: "plugin.json",
  });
  expect(await place({ "p/a/SKILL.md": { link: "../b" } })).toEqual({
    kind: "link",
    path: "p/a/SKILL.md",
    target: "../b",
  });
  expect(await place({ "p/a/skill.md": TOP }, { misnamed: "p/a/skill.md" })).toEqual({
    kind: "misnamed",
    path: "p/a/skill.md",
    hasFrontMatter: true,
  });
});

it("FS-1 names every limit that is exceeded and reads no further", async () => {
  const source = await read({
    "p/a/SKILL.md": `${TOP}${"x".repeat(513 * 1024)}`,
    ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p/a/${at}.md`, "[x](no.md)"])),
  });
  expect(source.exceeded.map(({ what, limit }) => `${what} ${limit}`)).toEqual([
    "bytes in SKILL.md 524288",
    "files in the skill 500",
  ]);
  expect(source.skillMd.kind).toBe("unreadable");
  expect(source.documents).toEqual([]);
});
