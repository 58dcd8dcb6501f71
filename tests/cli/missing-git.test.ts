import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const NO_GIT = "lies in a git repository, but no git is on PATH: install it";

it("the demo says in one line what this machine lacks for it", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const say = async (env: Readonly<Record<string, string>>) => {
    const { exitCode, stdout, stderr } = await world.run(["demo"], { env });
    return [exitCode, stdout, stderr];
  };
  expect(await say({ PATH: world.temporary })).toEqual([
    2,
    "",
    "skillcheck: demo: needs git, and none is on PATH: install it\n",
  ]);
  expect(await say({})).toEqual([
    2,
    "",
    "skillcheck: demo: needs the folder examples/ of a clone, which the npm package has not: clone the repository\n",
  ]);
});

it.each(["test", "lint"])(
  "%s --changed says what it lacks itself: git, or the branch main",
  async (verb) => {
    const world = await openDeskWorld(skill(FOLDER));
    const say = async (...more: readonly string[]) => {
      const { exitCode, stdout, stderr } = await world.run([verb, "--changed", ...more]);
      return [exitCode, stdout, stderr];
    };
    await world.git("branch", "--move", "trunk");
    expect(await say()).toEqual([
      2,
      "",
      "skillcheck: --changed: . has no branch main; name another with --base\n",
    ]);
    expect((await say("--base", "trunk"))[0]).toBe(0);
    expect(await say("--base", "main")).toEqual([
      2,
      "",
      "skillcheck: --base main: there is no such commit\n",
    ]);
    const withoutGit = await world.run([verb, "--changed"], { env: { PATH: world.temporary } });
    expect(withoutGit).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: `skillcheck: --changed: . ${NO_GIT}\n`,
    });
    await rm(join(world.repository, ".git"), { recursive: true });
    expect(await say()).toEqual([2, "", "skillcheck: --changed: . is not in a git repository\n"]);
  },
);

it("lint --fix takes what git cannot tell for not committed, and writes nothing", async () => {
  const skillMd = "---\nname: greeter\ndescription: Greets: hello. Use when someone greets.\n---\n";
  const file = "skills/greeter/SKILL.md";
  const world = await openDeskWorld({ [file]: skillMd });
  const env = { PATH: world.temporary };
  expect(await world.run(["lint", "--fix"], { env })).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: `skillcheck: --fix: ${file}: not committed, so what --fix writes could not be undone; nothing was written. Commit first, or add --allow-dirty\n`,
  });
  expect(await world.read(file)).toBe(skillMd);
  await rm(join(world.repository, ".git"), { recursive: true });
  expect((await world.run(["lint", "--fix"], { env })).stderr).toMatch(/^fixed .*SK014/);
  expect(await world.read(file)).toContain('"Greets: hello. Use when someone greets."');
});
