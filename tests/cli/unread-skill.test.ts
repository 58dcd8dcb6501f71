import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, skill, TEST_NAME, times } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const SUBMODULE = `${FOLDER}/lib:1:1 a submodule lies in the skill; its files are not in this tree: copy its files in, or move it out of the skill's folder`;

/** A skill whose test passed when it was recorded, and another beside it. */
async function openWorld(): Promise<DeskWorld> {
  const tree = await recorded(skill(FOLDER), times(5, good(FOLDER)), { folder: FOLDER });
  return openDeskWorld({ ...tree, ...skill("skills/other", { suite: null }) });
}

async function addSubmodule(world: DeskWorld): Promise<void> {
  const head = await world.git("rev-parse", "HEAD");
  await world.git("update-index", "--add", "--cacheinfo", `160000,${head},${FOLDER}/lib`);
}

/** What `test` says of the skill and of its one test. */
async function look(world: DeskWorld) {
  const { exitCode, stdout } = await world.run(["test", "--format", "json", FOLDER]);
  const [{ state, problems, tests }] = JSON.parse(stdout).skills;
  const [{ name, status, reason, next }] = tests;
  return { exitCode, state, problems, test: { name, status, reason, next } };
}

it("is no pass: a submodule in the skill is named, its tests are unverified, the report says what to do", async () => {
  const world = await openWorld();
  expect(await world.run(["test", FOLDER])).toMatchObject({ exitCode: 0 });
  await addSubmodule(world);
  const what = "a submodule lies in the skill; its files are not in this tree";
  const remedy = "copy its files in, or move it out of the skill's folder";
  const file = `${FOLDER}/lib`;
  expect(await look(world)).toEqual({
    exitCode: 2,
    state: "unusable",
    problems: [{ file, line: 1, column: 1, key: "", what, remedy }],
    test: { name: TEST_NAME, status: "unverified", reason: `${file}: ${what}`, next: remedy },
  });
  const { stdout } = await world.run(["test", FOLDER]);
  expect(stdout.trimEnd().split("\n")).toEqual([
    `  ${SUBMODULE}`,
    "",
    "unverified greeter › greets the crew (claude), unrecorded",
    "",
    `  greeter  1 test unverified: ${file}: ${what}`,
    `    next: ${remedy}`,
    "",
    "skillcheck: failure · 1 test, 1 unverified · spent $0.00",
  ]);
  const markdown = (await world.run(["test", FOLDER, "--format", "markdown"])).stdout;
  expect(markdown).toContain(
    "| ❌ **greeter** | 1 unverified | ⚠️ lib cannot be used | fix `lib` |",
  );
  expect(await world.run(["record", FOLDER, "--isolation", "none", "--yes"])).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: `skillcheck: ${SUBMODULE}\n`,
  });
});

it("is no matter of lint and of a skill without tests when lint could read everything", async () => {
  const world = await openWorld();
  await addSubmodule(world);
  expect(await world.run(["lint"])).toMatchObject({ exitCode: 0, stderr: "" });
  await rm(join(world.repository, FOLDER, "skillcheck.yaml"));
  expect((await world.run(["test", FOLDER])).stdout).toMatch(/^untested greeter$/m);
});

it("a SKILL.md that is a link, which lint only warns of, is no pass either", async () => {
  const world = await openWorld();
  await world.git("mv", `${FOLDER}/SKILL.md`, `${FOLDER}/real.md`);
  await symlink("real.md", join(world.repository, FOLDER, "SKILL.md"));
  expect(await look(world)).toMatchObject({
    exitCode: 2,
    problems: [{ file: `${FOLDER}/SKILL.md`, what: expect.stringContaining("symbolic link") }],
    test: { status: "unverified", next: "put the file itself there" },
  });
});

it("FS-1: tests of a skill over a limit are unverified beside the lint error, and without it too", async () => {
  const world = await openWorld();
  await world.write({ [`${FOLDER}/large.txt`]: "x".repeat(21 * 1024 * 1024) });
  const what = expect.stringMatching(/^\d+ bytes in the skill exceed the limit of 20971520$/);
  const test = { status: "unverified", next: "make the skill smaller, or split it" };
  expect(await look(world)).toMatchObject({ exitCode: 1, state: "lint", problems: [], test });
  await world.write({
    ".skillcheck.yml": "version: 1\nlint: { rules: { SK091: off, SK045: off } }\n",
  });
  expect(await look(world)).toMatchObject({
    exitCode: 2,
    state: "unusable",
    problems: [{ file: `${FOLDER}/SKILL.md`, what }],
    test,
  });
});
