import { chmod, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type DeskWorld, type FileTree, openDeskWorld } from "./desk-world.ts";

/** Descriptions that have no words in common. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  a: "Bakes bread from flour. Use when somebody is hungry for rolls.",
  b: "Paints walls in bright colours. Use if a room looks dull.",
  c: "Repairs bicycles and their brakes. Use after an accident.",
  inner: "Counts stars at night. Use with telescopes only.",
};
const front = (name: string): string =>
  `---\nname: ${name}\ndescription: ${DESCRIPTIONS[name]}\n---\n\n`;
const skillMd = (name: string, body: string): string => `${front(name)}${body}\n`;

/** Rule, place and whether the base has it, of every finding; exit code first. */
async function lint(world: DeskWorld, ...argv: readonly string[]): Promise<readonly string[]> {
  const answer = await world.run(["lint", "--changed", ...argv, "--format", "json"]);
  expect(answer.stderr).toBe("");
  const { findings } = JSON.parse(answer.stdout);
  return [
    String(answer.exitCode),
    ...findings.map(
      (one: { path: string; line: number; rule: string; atBase?: true }) =>
        `${one.path}:${one.line} ${one.rule}${one.atBase === true ? " at base" : ""}`,
    ),
  ];
}

/** A repository whose branch main holds the files, with another branch on top. */
async function openBranch(files: FileTree): Promise<DeskWorld> {
  const world = await openDeskWorld(files);
  await world.git("branch", "-M", "main");
  await world.commit("base");
  await world.git("checkout", "-q", "-b", "change");
  return world;
}

const broken = (...names: readonly string[]): string =>
  names.map((name) => `See [${name}](references/${name}.md).`).join("\n\n");

it("fails for what the change brings alone; lines may move, and a second link of the same kind is new", async () => {
  const world = await openBranch({ "skills/a/SKILL.md": skillMd("a", broken("x")) });
  expect(await lint(world)).toEqual(["0"]);
  await world.write({ "skills/a/SKILL.md": skillMd("a", `Another line.\n\n${broken("x")}`) });
  expect(await lint(world)).toEqual(["0", "skills/a/SKILL.md:8 SK009 at base"]);
  // The line was edited around the link, which was broken before.
  await world.write({ "skills/a/SKILL.md": skillMd("a", "Do see [x](references/x.md) first.") });
  expect(await lint(world)).toEqual(["0", "skills/a/SKILL.md:6 SK009 at base"]);
  await world.write({ "skills/a/SKILL.md": skillMd("a", broken("x", "y", "x")) });
  expect(await lint(world)).toEqual([
    "1",
    "skills/a/SKILL.md:6 SK009 at base",
    "skills/a/SKILL.md:8 SK009",
    "skills/a/SKILL.md:10 SK009",
  ]);
  // One was mended and another one broken: that is no old finding.
  await world.write({ "skills/a/SKILL.md": skillMd("a", broken("step2")) });
  expect(await lint(world)).toEqual(["1", "skills/a/SKILL.md:6 SK009"]);
  const all = await world.run(["lint", "--base", "main", "--format", "json"]);
  expect(JSON.parse(all.stdout).findings).toHaveLength(1);
});

it("shows what the base has as a line of numbers, and as JSON with its mark", async () => {
  const world = await openBranch({ "skills/a/SKILL.md": skillMd("a", broken("x")) });
  await world.write({ "skills/a/SKILL.md": skillMd("a", broken("y", "x")) });
  const plain = await world.run(["lint", "--changed"]);
  expect(plain.exitCode).toBe(1);
  expect(plain.stdout).toContain("skills/a/SKILL.md:6:");
  expect(plain.stdout).not.toContain("skills/a/SKILL.md:8:");
  expect(plain.stdout).toContain("\n  the base has too: 1 error\n");
  expect(plain.stdout).toMatch(/skillcheck: failure · 1 skill, 1 finding, 1 as on the base\n$/);
  const markdown = await world.run(["lint", "--changed", "--format", "markdown"]);
  const [fresh, known] = ["<b>Lint: 1 error</b>", "Lint: 1 error that the base has too"].map(
    (text) => markdown.stdout.indexOf(text),
  );
  expect(fresh).toBeGreaterThan(0);
  expect(known).toBeGreaterThan(fresh ?? 0);
  const github = await world.run(["lint", "--changed", "--format", "github"]);
  expect(github.stdout.match(/^::/gm)).toHaveLength(1);
  await world.write({ "skills/a/SKILL.md": skillMd("a", `Well.\n\n${broken("x")}`) });
  const calm = await world.run(["lint", "--changed"]);
  expect(calm.exitCode).toBe(0);
  expect(calm.stdout).toMatch(/skillcheck: success · 1 skill, 0 findings, 1 as on the base\n$/);
});

it("a heading that goes breaks the link of a file that nobody touched", async () => {
  const world = await openBranch({
    "skills/a/SKILL.md": skillMd("a", "See [how](guide.md#how) and [this](../../docs/x.md)."),
    "skills/a/guide.md": "# Guide\n\n## How\n\nSo.\n",
    "skills/b/SKILL.md": skillMd("b", "Nothing."),
    "docs/x.md": "# X\n",
  });
  await world.write({ "skills/a/guide.md": "# Guide\n\n## Why\n\nSo.\n" });
  expect(await lint(world, "--level", "error")).toEqual(["0"]);
  const passed = "skills/a/SKILL.md:6 SK031 at base";
  expect(await lint(world)).toEqual(["0", "skills/a/SKILL.md:6 SK033", passed]);
  expect((await lint(world, "--strict"))[0]).toBe("1");
  await world.git("checkout", "-q", ".");
  await rm(join(world.repository, "docs/x.md"));
  expect(await lint(world)).toEqual(["1", "skills/a/SKILL.md:6 SK009"]);
});

it("follows a skill and a file that were renamed; the links of siblings break", async () => {
  const body = `${broken("x")}\n\nSo it is, and so it stays.\n\nOne more line of it.`;
  const world = await openBranch({
    "skills/a/SKILL.md": skillMd("a", body),
    "skills/a/references/long.md": `# Long\n\n${broken("z")}\n\nA line.\n\nAnother line.\n`,
    "skills/b/SKILL.md": skillMd("b", "See [a](../a/SKILL.md)."),
  });
  await rename(join(world.repository, "skills/a"), join(world.repository, "skills/c"));
  const found = await lint(world);
  expect(found[0]).toBe("1");
  expect(found).toContain("skills/b/SKILL.md:6 SK009");
  expect(found).toContain("skills/c/SKILL.md:2 SK005");
  expect(found).toContain("skills/c/SKILL.md:6 SK009 at base");
  expect(found).toContain("skills/c/references/long.md:3 SK009 at base");
  await world.write({ "skills/c/SKILL.md": skillMd("c", body) });
  expect(await lint(world)).not.toContain("skills/c/SKILL.md:2 SK005");
});

it("knows a file that moved between skills", async () => {
  const long = `# Long\n\n${broken("z")}\n\nA line.\n\nAnother line.\n`;
  const world = await openBranch({
    "skills/a/SKILL.md": skillMd("a", "See [it](notes/long.md)."),
    "skills/a/notes/long.md": long,
    "skills/b/SKILL.md": skillMd("b", "Nothing."),
  });
  await world.write({
    "skills/a/SKILL.md": skillMd("a", "Nothing."),
    "skills/b/notes/long.md": `${long}\nThe end.\n`,
    "skills/b/SKILL.md": skillMd("b", "See [it](notes/long.md)."),
  });
  await rm(join(world.repository, "skills/a/notes/long.md"));
  expect(await lint(world)).toEqual(["0", "skills/b/notes/long.md:3 SK009 at base"]);
});

it("sees the target of a link, a nested skill, a manifest and a mode", async () => {
  const world = await openBranch({
    "shared/guide.md": "# Guide\n\n## How\n",
    "skills/a/SKILL.md": skillMd("a", "See [how](guide.md)."),
    "skills/b/SKILL.md": skillMd("b", "Run it now:\n\n```sh\nscripts/run.sh\n```"),
    "skills/b/scripts/run.sh": "#!/bin/sh\necho\n",
    "skills/c/SKILL.md": skillMd("c", "Nothing."),
    "skills/c/inner/SKILL.md": skillMd("inner", "Nothing."),
  });
  await symlink("../../shared/guide.md", join(world.repository, "skills/a/guide.md"));
  await chmod(join(world.repository, "skills/b/scripts/run.sh"), 0o755);
  await world.commit("link and mode");
  await world.git("branch", "-f", "main");
  await world.write({ "shared/guide.md": "# Guide\n\n## Why\n" });
  expect(await lint(world)).toEqual(["0", "skills/a/guide.md:1 SK041 at base"]);
  await rm(join(world.repository, "shared/guide.md"));
  expect(await lint(world)).toEqual([
    "1",
    "skills/a/SKILL.md:6 SK009",
    "skills/a/guide.md:1 SK041",
  ]);
  await world.git("checkout", "-q", ".");
  await chmod(join(world.repository, "skills/b/scripts/run.sh"), 0o644);
  // The mode that counts is that of git.
  await world.git("add", "-A");
  expect(await lint(world)).toEqual(["0", "skills/b/SKILL.md:9 SK035"]);
  await world.git("reset", "-q", "--hard");
  await world.write({ "skills/c/inner/SKILL.md": skillMd("inner", broken("x")) });
  expect(await lint(world)).toEqual([
    "1",
    "skills/c/inner/SKILL.md:1 SK042 at base",
    "skills/c/inner/SKILL.md:6 SK009",
  ]);
  await world.git("checkout", "-q", ".");
  // A plugin alone brings no finding, and asks of every skill below it.
  await world.write({ ".claude-plugin/plugin.json": '{ "name": "p" }\n' });
  expect(await lint(world)).toContain("skills/c/inner/SKILL.md:1 SK042 at base");
});

it("a change of the settings alone brings no finding: those of the base hold", async () => {
  const world = await openBranch({
    ".skillcheck.yml": "version: 1\n",
    "skills/a/SKILL.md": skillMd("a", broken("x")),
  });
  await world.write({ ".skillcheck.yml": "version: 1\nlint: { rules: { SK009: off } }\n" });
  expect(await lint(world)).toEqual(["0", "skills/a/SKILL.md:6 SK009 at base"]);
});

it("a new skill of the same name is new, and the older one is none", async () => {
  const same = skillMd("a", "Nothing.");
  const world = await openBranch({ "skills/a/SKILL.md": same, "skills/b/SKILL.md": same });
  await world.write({ "skills/0/SKILL.md": same });
  await world.write({ "skills/b/SKILL.md": `${same}\nMore.\n` });
  const found = await lint(world);
  expect(found.filter((one) => one.includes("SK070"))).toEqual([
    "skills/0/SKILL.md:2 SK070",
    "skills/b/SKILL.md:2 SK070 at base",
  ]);
});

it("an overlap of skills of which one has moved is none of this change's", async () => {
  const like = (name: string): string =>
    `---\nname: ${name}\ndescription: Keeps the ${name} of a shop in order. Use when someone asks for it.\n---\n`;
  const world = await openBranch({
    "skills/one/SKILL.md": like("one"),
    "skills/two/SKILL.md": like("two"),
  });
  await rename(join(world.repository, "skills/one"), join(world.repository, "skills/zone"));
  const found = await lint(world);
  expect(found.filter((one) => one.includes("SK071"))).toEqual([
    "skills/zone/SKILL.md:3 SK071 at base",
  ]);
});
