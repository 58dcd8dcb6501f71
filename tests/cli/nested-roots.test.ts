import { execFileSync, spawnSync } from "node:child_process";
import { chmod, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { builtCommand } from "../build/built-command.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";
import type { Answer } from "./run-here.ts";

const SETTINGS = "version: 1\n";
const OUTER = "skills/outer";
const INNER = "inner/skills/inner";
/** User and group `nobody`. */
const NOBODY = 65_534;

/** Folder, change and state of every skill in a report. */
function skillsOf({ stdout }: Answer): readonly string[] {
  return JSON.parse(stdout).skills.map(
    (one: { folder: string; change: string; state: string }) =>
      `${one.folder} ${one.change} ${one.state}`,
  );
}

/** A root with a skill, and a root with another below it; both committed on main, on a branch of its own. */
async function openNested(): Promise<DeskWorld> {
  const outer = await recorded(skill(OUTER), times(5, good(OUTER)), { folder: OUTER });
  const inner = await recorded(skill("skills/inner"), times(5, good("skills/inner")), {
    folder: "skills/inner",
  });
  const below = Object.entries(inner).map(([path, content]) => [`inner/${path}`, content] as const);
  const world = await openDeskWorld({
    ...outer,
    ...Object.fromEntries(below),
    ".skillcheck.yml": SETTINGS,
    "inner/.skillcheck.yml": SETTINGS,
  });
  await world.git("switch", "--quiet", "--create", "topic");
  return world;
}

/** Runs the built command as a user who is not root and owns nothing here. */
async function runAsNobody(world: DeskWorld, argv: readonly string[]) {
  const dist = await builtCommand();
  const [bundle, shared] = [dirname(dist), dirname(dirname(dist))];
  for (const folder of [bundle, shared, dirname(world.repository)]) await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, "cli.js"), ...argv], {
    cwd: world.repository,
    env: { PATH: "/usr/bin:/bin", HOME: world.temporary, TMPDIR: world.temporary },
    encoding: "utf8",
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  return { exitCode: status, stdout, stderr };
}

/** Takes every right from the user who runs the command; root gives the folder away for that. */
async function close(folder: string): Promise<void> {
  await chmod(folder, process.getuid?.() === 0 ? 0o700 : 0o000);
}

it("--changed on a clean clone names no skill of a root below, and a change there is not the outer root's", async () => {
  const world = await openNested();
  const look = async () => {
    const answer = await world.run(["test", "--changed", "--format", "json"]);
    return [answer.exitCode, answer.stderr, ...skillsOf(answer)];
  };
  expect(await look()).toEqual([0, ""]);
  await world.write({ [`${INNER}/references/words.md`]: "Ahoy is for all.\n" });
  const changed = await look();
  expect(changed.slice(2)).toEqual(["inner/skills/inner modified unverified"]);
  await world.git("checkout", "--", ".");
  await rm(join(world.repository, INNER), { recursive: true });
  expect((await look()).slice(2)).toEqual(["inner/skills/inner deleted removed"]);
  await rm(join(world.repository, "inner"), { recursive: true });
  expect(await look()).toEqual([0, ""]);
});

it("lints no root in ignored and vendored folders unless it is named", async () => {
  const broken = { "skills/x/SKILL.md": "no front matter\n", ".skillcheck.yml": SETTINGS };
  const folders = ["build/x", "vendor/v", ".venv/q", "node_modules/n"];
  const world = await openDeskWorld({ ...skill(OUTER), ".gitignore": "build\n.venv\n" });
  for (const folder of folders) {
    await world.write(
      Object.fromEntries(Object.entries(broken).map(([path, text]) => [`${folder}/${path}`, text])),
    );
  }
  const all = await world.run(["lint", "--format", "json"]);
  expect(JSON.parse(all.stdout)).toMatchObject({ skills: 1, findings: [] });
  expect(all).toMatchObject({ exitCode: 0, stderr: "" });
  for (const folder of folders) {
    const named = await world.run(["lint", "--format", "json", folder]);
    expect([named.exitCode, JSON.parse(named.stdout).skills]).toEqual([1, 1]);
  }
});

it("FS-3: a FIFO in place of a file ends the command with its name and what to do, and is never waited for", async () => {
  const world = await openDeskWorld(skill(OUTER));
  const remedy = "is a FIFO and no regular file; put a plain file there or remove it";
  const place = async (path: string) => {
    await rm(join(world.repository, path), { force: true });
    execFileSync("mkfifo", [join(world.repository, path)]);
  };
  for (const name of ["SKILL.md", "skillcheck.yaml", "references/words.md", "new.md"]) {
    await place(`${OUTER}/${name}`);
    for (const argv of [["lint"], ["test", OUTER], ["test", "--changed"]]) {
      expect(await world.run(argv)).toMatchObject({
        exitCode: 2,
        stdout: "",
        stderr: `skillcheck: ${join(world.repository, OUTER, name)}: ${remedy}\n`,
      });
    }
    await rm(join(world.repository, OUTER, name));
    await world.git("checkout", "--", ".");
  }
  await place(".skillcheck.yml");
  expect(await world.run(["lint"])).toMatchObject({
    exitCode: 2,
    stderr: `skillcheck: ${join(world.repository, ".skillcheck.yml")}: ${remedy}\n`,
  });
});

it("a suite, settings and a prompt that may not be read are problems with their place, reason and remedy", async () => {
  const suite = `${OUTER}/skillcheck.yaml`;
  const world = await openDeskWorld({
    ...skill(OUTER),
    ...skill("skills/other"),
    ".skillcheck.yml": SETTINGS,
    [`${OUTER}/evals/prompt.md`]: "Greet the crew.\n",
  });
  const saidOf = async (path: string) => {
    await close(join(world.repository, path));
    const { exitCode, stdout, stderr } = await runAsNobody(world, ["test"]);
    await chmod(join(world.repository, path), 0o644);
    expect([exitCode, stderr]).toEqual([2, ""]);
    // The other skill is looked at all the same.
    expect(stdout).toContain("unverified other › greets the crew (claude), unrecorded");
    return stdout.split("\n").filter((line) => line.includes("EACCES"));
  };
  const remedy = "put a plain file there that this user may read";
  expect(await saidOf(suite)).toEqual([`  ${suite}:1:1 cannot be read (EACCES): ${remedy}`]);
  expect(await saidOf(".skillcheck.yml")).toEqual([
    "  .skillcheck.yml:1:1 cannot be read (EACCES): put a plain file there that this user may read",
  ]);
  const text = SUITE.replace("Greet the crew.", "{ file: evals/prompt.md }");
  await world.write({ [suite]: text });
  expect(await saidOf(`${OUTER}/evals/prompt.md`)).toEqual([
    `  ${suite}:6:21 tests[0].prompt.file: cannot be read (EACCES): name a plain file that this user may read`,
  ]);
});

it("a file of a skill that may not be read is a problem of test and lint, and the tests are unverified", async () => {
  const words = `${OUTER}/references/words.md`;
  const world = await openDeskWorld(
    await recorded(skill(OUTER), times(5, good(OUTER)), { folder: OUTER }),
  );
  await close(join(world.repository, words));
  const said = `${words}:1:1 cannot be read (EACCES): put a plain file there that this user may read`;
  const test = await runAsNobody(world, ["test"]);
  expect(test).toMatchObject({ exitCode: 2, stderr: "" });
  expect(test.stdout.split("\n").slice(0, 5)).toEqual([
    `  ${said}`,
    "",
    "unverified outer › greets the crew (claude), unrecorded",
    "",
    `  outer  1 test unverified: ${words}: cannot be read (EACCES)`,
  ]);
  expect(await runAsNobody(world, ["lint", "--format", "json"])).toMatchObject({
    exitCode: 2,
    stderr: `${said}\n`,
  });
});

it("a folder that may not be read is a mistake of one line with its name: below the root, the root, the store", async () => {
  const world = await openDeskWorld({ ...skill(OUTER), "notes/a.md": "a\n" });
  const at = (path: string) => join(world.repository, path);
  const expectClosed = async (folder: string, argv: readonly string[]) => {
    await close(at(folder));
    expect(await runAsNobody(world, argv)).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `skillcheck: ${at(folder)}: this user may not enter, read or write the folder (EACCES); give the right with chmod or chown, or take the folder away\n`,
    });
    await chmod(at(folder), 0o755);
  };
  expect(await runAsNobody(world, ["lint"])).toMatchObject({ exitCode: 0, stderr: "" });
  await expectClosed("notes", ["lint"]);
  await expectClosed(OUTER, ["test", OUTER]);
  await expectClosed("notes", ["lint", "notes"]);
  await world.write({ "new/a.md": "a\n" });
  await expectClosed("new", ["lint"]);
  await world.write({ ".skillcheck/cassettes/x/a.json": "{}\n" });
  await expectClosed(".skillcheck/cassettes/x", ["cassettes", "list"]);
  await world.write({ ".gitignore": "new\n" });
  await close(at("new"));
  expect(await runAsNobody(world, ["lint"])).toMatchObject({ exitCode: 0, stderr: "" });
  await chmod(at("new"), 0o755);
});
