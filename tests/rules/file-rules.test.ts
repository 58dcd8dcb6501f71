import { expect, it } from "vitest";
import type { LintResult } from "../../src/rules/lint-skill.ts";
import { lintSkill } from "../../src/rules/lint-skill.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { type MemoryFile, memoryFiles } from "../skills/memory-files.ts";
import { DEFAULT_LINT_SETTINGS, lintMemory } from "./lint-memory.ts";

const TOP =
  "---\nname: x\ndescription: Sorts the letters of the day. Use when someone asks for it.\n---\n";

function linesOf({ findings, faults }: LintResult): readonly string[] {
  expect(faults).toEqual([]);
  return findings
    .filter(({ rule }) => /^SK0(?:02|35|36|41|42|44|45|91)$/.test(rule))
    .map(({ path, line, rule, severity }) => `${path}:${line} ${rule} ${severity}`);
}

async function lintAmong(
  tree: Readonly<Record<string, MemoryFile>>,
  folder: string,
  how: { readonly folders?: readonly string[]; readonly hasGitModes?: boolean } = {},
): Promise<readonly string[]> {
  const files = memoryFiles(tree);
  const source = await readSkillSource({
    folder,
    folders: new Set(how.folders ?? [folder]),
    namedPaths: [],
    tree: await readSourceTree(files),
    files,
    hasGitModes: how.hasGitModes ?? true,
  });
  return linesOf(lintSkill(source, DEFAULT_LINT_SETTINGS));
}

it("SK042 is info below a folder of material, and knows the skill of the root", async () => {
  const tree = { "SKILL.md": TOP, "a/SKILL.md": TOP, "tests/b/SKILL.md": TOP };
  const folders = [".", "a", "tests/b"];
  expect(await lintAmong(tree, ".", { folders })).toEqual([]);
  expect(await lintAmong(tree, "a", { folders })).toEqual(["a/SKILL.md:1 SK042 warning"]);
  expect(await lintAmong(tree, "tests/b", { folders })).toEqual(["tests/b/SKILL.md:1 SK042 info"]);
});

it("SK044 says a folder once", async () => {
  const tree = {
    "x/SKILL.md": TOP,
    "x/scripts/node_modules/a/index.js": "",
    "x/scripts/node_modules/b/node_modules/c.js": "",
    "x/Thumbs.db": "",
    "x/node_modules.md": "",
  };
  expect(await lintAmong(tree, "x")).toEqual([
    "x/Thumbs.db:1 SK044 warning",
    "x/scripts/node_modules/a/index.js:1 SK044 warning",
  ]);
});

it("SK045 counts neither nested skills nor what SK091 tells; a big skill is said once", async () => {
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024 + 1);
  const nested = {
    "x/SKILL.md": TOP,
    "x/film.bin": megabytes(1),
    "x/y/SKILL.md": TOP,
    "x/y/film.bin": megabytes(9),
  };
  const folders = ["x", "x/y"];
  expect(await lintAmong(nested, "x", { folders })).toEqual(["x/film.bin:1 SK045 warning"]);
  expect(await lintAmong(nested, "x/y", { folders })).toEqual([
    "x/y/SKILL.md:1 SK042 warning",
    "x/y/SKILL.md:1 SK045 error",
  ]);
  const huge = { "x/SKILL.md": TOP, "x/film.bin": megabytes(20) };
  expect(await lintAmong(huge, "x")).toEqual(["x/SKILL.md:1 SK091 error"]);
});

it("SK035 and the bit of SK036 say nothing where git keeps no modes", async () => {
  const plain = {
    "x/SKILL.md": `${TOP}\`\`\`bash\n./scripts/a.sh\n\`\`\`\n`,
    "x/scripts/a.sh": "#!/bin/sh\n",
  };
  expect(await lintAmong(plain, "x")).toEqual(["x/SKILL.md:6 SK035 warning"]);
  expect(await lintAmong(plain, "x", { hasGitModes: false })).toEqual([]);
  const marked = {
    "x/SKILL.md": `${TOP}\`scripts/a.sh\` sorts.\n`,
    "x/scripts/a.sh": { mode: "100755", text: "echo\n" },
  } as const;
  expect(await lintAmong(marked, "x")).toEqual(["x/scripts/a.sh:1 SK036 warning"]);
  expect(await lintAmong(marked, "x", { hasGitModes: false })).toEqual([]);
});

it("SK036 leaves programs alone", async () => {
  const tree = {
    "x/SKILL.md": `${TOP}Run \`bin/tool --fast\`.\n`,
    "x/bin/tool": { mode: "100755", text: "\u007fELF\0\0" },
  } as const;
  expect(linesOf(await lintMemory(tree, "x"))).toEqual([]);
});

it("SK002 is information among the material of another skill", async () => {
  const tree = {
    "x/SKILL.md": TOP,
    "x/assets/sample/SKILL.md": "# Sample\n",
    "x/sample/SKILL.md": "# Sample\n",
  };
  const severityOf = async (folder: string) =>
    (await lintAmong(tree, folder, { folders: ["x", folder] })).filter((line) =>
      line.includes("SK002"),
    );
  expect(await severityOf("x/assets/sample")).toEqual(["x/assets/sample/SKILL.md:1 SK002 info"]);
  expect(await severityOf("x/sample")).toEqual(["x/sample/SKILL.md:1 SK002 error"]);
});

it("SK041 says that Codex ignores a linked SKILL.md only where Codex looks", async () => {
  const severityIn = async (folder: string) => {
    const link = `${"../".repeat(folder.split("/").length)}a.md`;
    const tree = { [`${folder}/SKILL.md`]: { link }, "a.md": "a" };
    const { findings } = await lintMemory(tree, folder);
    return findings.filter(({ rule }) => rule === "SK041").map(({ severity }) => severity);
  };
  expect(await severityIn(".gemini/skills/x")).toEqual(["info"]);
  expect(await severityIn(".agents/skills/x")).toEqual(["warning"]);
  expect(await severityIn("skills/x")).toEqual(["warning"]);
});

it("SK041 tells a linked skill as an alias, and a link to a file of another one as before", async () => {
  const tree = {
    "x/SKILL.md": TOP,
    "x/other": { link: "../y" },
    "x/words.md": { link: "../y/words.md" },
    "y/SKILL.md": TOP,
    "y/words.md": "",
  };
  expect(await lintAmong(tree, "x", { folders: ["x", "y"] })).toEqual([
    "x/other:1 SK041 info",
    "x/words.md:1 SK041 warning",
  ]);
});
