import { expect, it } from "vitest";
import { lintRepository, toListing } from "../../src/rules/lint-repository.ts";
import { findSkillFolders } from "../../src/skills/find-skill-folders.ts";
import { readManifests } from "../../src/skills/read-manifests.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { type MemoryFile, memoryFiles } from "../skills/memory-files.ts";
import { DEFAULT_LINT_SETTINGS } from "./lint-memory.ts";

function skill(name: string): string {
  return `---\nname: ${name}\ndescription: Sorts ${name}. Use when asked to.\n---\n`;
}

async function found(
  tree: Readonly<Record<string, MemoryFile>>,
  isLookedAt: (folder: string) => boolean = () => true,
): Promise<readonly string[]> {
  const files = memoryFiles(tree);
  const source = { files, tree: await readSourceTree(files) };
  const { folders } = findSkillFolders(source.tree.entries);
  const bounds = { ...source, folders: new Set(folders), namedPaths: [] };
  const sources = await Promise.all(
    folders.map((folder) => readSkillSource({ ...bounds, folder })),
  );
  const manifests = await readManifests(source, folders.filter(isLookedAt));
  const skills = sources.map((one) => toListing(one, DEFAULT_LINT_SETTINGS));
  const repository = { skills, manifests };
  const { findings, faults } = lintRepository(repository, isLookedAt, DEFAULT_LINT_SETTINGS);
  expect(faults).toEqual([]);
  return findings
    .filter(({ finding }) => finding.rule === "SK064")
    .map(({ folder, finding: { path, line, column, severity, message } }) => {
      return `${folder} ${path}:${line}:${column} ${severity} ${message}`;
    });
}

const PLUGIN = ".claude-plugin/plugin.json";
const MARKET = ".claude-plugin/marketplace.json";

it("SK064 plugin.json lists what is not there, also by its case", async () => {
  const list =
    '{\n  "name": "p",\n  "skills": ["./extra/post", "./gone", "./Extra", "./extra/post/SKILL.md"]\n}\n';
  const tree = {
    [`p/${PLUGIN}`]: list,
    "p/skills/mail/SKILL.md": skill("mail"),
    "p/extra/post/SKILL.md": skill("post"),
  };
  const told = (name: string, column: number) =>
    `p/extra/post p/${PLUGIN}:3:${column} error p/${PLUGIN} lists ${name}, which does not exist. Correct the path.`;
  expect(await found(tree)).toEqual([told("./gone", 30), told("./Extra", 40)]);
  expect(await found(tree, (folder) => folder === "p/skills/mail")).toEqual(
    [told("./gone", 30), told("./Extra", 40)].map((line) =>
      line.replace("p/extra/post", "p/skills/mail"),
    ),
  );
});

it("SK064 plugin.json with a list leaves out a skill elsewhere than in skills", async () => {
  const tree = {
    [`p/${PLUGIN}`]: '{ "skills": "./extra" }',
    "p/skills/mail/SKILL.md": skill("mail"),
    "p/extra/post/SKILL.md": skill("post"),
    "p/other/parcel/SKILL.md": skill("parcel"),
    "p/tests/fake/SKILL.md": skill("fake"),
    "p/.claude/skills/own/SKILL.md": skill("own"),
    "p/docs/ja/skills/mail/SKILL.md": skill("mail"),
    "p/extra/post/inner/SKILL.md": skill("inner"),
  };
  expect(await found(tree)).toEqual([
    `p/other/parcel p/${PLUGIN}:1:3 error p/${PLUGIN} lists the skills of its plugin, and p/other/parcel is not among them, so Claude Code does not load it. Add it to the list.`,
  ]);
});

const LISTS = {
  "skills/mail/SKILL.md": skill("mail"),
  "skills/post/SKILL.md": skill("post"),
  "skills/parcel/SKILL.md": skill("parcel"),
};

function market(...plugins: readonly object[]): Readonly<Record<string, MemoryFile>> {
  return { ...LISTS, [MARKET]: JSON.stringify({ name: "m", plugins }, null, 2) };
}

it("SK064 marketplace.json: several entries may share a folder, and one may leave it open", async () => {
  const whole = { source: "./", strict: false };
  const some = { ...whole, name: "a", skills: ["./skills/mail"] };
  const rest = { ...whole, name: "b", skills: ["./skills/post", "./skills/gone"] };
  expect(await found(market(some, rest))).toEqual([
    `skills/mail ${MARKET}:18:9 error ${MARKET} lists ./skills/gone, which does not exist. Correct the path.`,
    `skills/parcel ${MARKET}:8:7 error ${MARKET} lists the skills of its plugin, and skills/parcel is not among them, so Claude Code does not load it. Add it to the list.`,
  ]);
  expect(await found(market(some, { name: "c", source: "./skills" }))).toEqual([]);
  expect(await found(market({ ...some, strict: true }))).toEqual([]);
});

it.each([
  ["no list", '{ "name": "p" }'],
  ["no JSON", '{ "skills": ['],
  ["something else", '{ "skills": { "a": 1 } }'],
  ["no map", '["skills"]'],
  [
    "paths that nobody can judge",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as a manifest writes it.
    '{ "skills": ["", "/a", "../../../a", "${X}/a", "https://a.b", "./*", 1] }',
  ],
])("SK064 is silent for %s", async (_what, text) => {
  const tree = { [`p/${PLUGIN}`]: text, "p/skills/mail/SKILL.md": skill("mail") };
  expect(await found(tree)).toEqual([]);
});

it("SK064 is silent for plugins of another repository, and below metadata.pluginRoot", async () => {
  const remote = {
    name: "r",
    source: { source: "github", repo: "a/b" },
    skills: ["./gone"],
    strict: false,
  };
  expect(await found(market(remote))).toEqual([]);
  const metadata = { pluginRoot: "./plugins" };
  const plugins = [{ name: "q", source: "q", skills: ["./mail"], strict: false }];
  const tree = {
    [MARKET]: JSON.stringify({ metadata, plugins }),
    "plugins/q/mail/SKILL.md": skill("mail"),
  };
  expect(await found(tree)).toEqual([]);
});
