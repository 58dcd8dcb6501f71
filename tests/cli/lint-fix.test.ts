import { chmod, lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDeskWorld } from "./desk-world.ts";

const SOUND =
  "---\nname: greeter\ndescription: Greets. Use when someone wants a greeting.\n---\n\nHello.\n";
const COLON = SOUND.replace("Greets.", "Greets: hello.");
const MENDED = SOUND.replace(
  /: (Greets.*)/,
  ': "Greets: hello. Use when someone wants a greeting."',
);
const FILE = "skills/greeter/SKILL.md";

it("mends what is committed, says what, and shows what is left", async () => {
  const world = await openDeskWorld({ [FILE]: `${COLON}\n[a](a.md)\n` });
  await chmod(join(world.repository, FILE), 0o640);
  await world.commit();
  const answer = await world.run(["lint", "--fix", "--format", "json"]);
  expect(await world.read(FILE)).toBe(`${MENDED}\n[a](a.md)\n`);
  expect((await lstat(join(world.repository, FILE))).mode & 0o777).toBe(0o640);
  expect(answer.stderr).toBe(`fixed ${FILE}:3:14 SK014 yaml-invalid\n`);
  const { fixed, findings } = JSON.parse(answer.stdout);
  expect(fixed).toMatchObject([{ rule: "SK014", path: FILE, line: 3 }]);
  expect(findings).toMatchObject([{ rule: "SK009", line: 8 }]);
  expect(answer.exitCode).toBe(1);
  expect(await world.list("skills/greeter")).toEqual([FILE]);
  await world.commit();
  const again = await world.run(["lint", "--fix", "--format", "json"]);
  expect(JSON.parse(again.stdout)).toMatchObject({ fixed: [], findings: [{ rule: "SK009" }] });
  expect(again).toMatchObject({ stderr: "", exitCode: 1 });
  expect(await world.git("status", "--porcelain")).toBe("");
});

it("ends with 0 when nothing is left", async () => {
  const world = await openDeskWorld({ [FILE]: COLON });
  await world.commit();
  const answer = await world.run(["lint", "--fix"]);
  expect(answer).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(/^fixed .*SK014/) });
  expect(answer.stdout).toMatch(/skillcheck: success · 1 skill, 0 findings\n$/);
});

it("refuses files that git could not bring back, unless told", async () => {
  const other = "skills/other/SKILL.md";
  const world = await openDeskWorld({ [FILE]: SOUND, [other]: COLON.replace("greeter", "other") });
  await world.commit();
  const untracked = "skills/new/SKILL.md";
  await world.write({ [FILE]: COLON, [untracked]: COLON.replace("greeter", "new") });
  const refusal = await world.refusal(["lint", "--fix"]);
  expect(refusal).toBe(
    `--fix: ${FILE}, ${untracked}: not committed, so what --fix writes could not be undone; nothing was written. Commit first, or add --allow-dirty`,
  );
  expect(await world.read(other)).toBe(COLON.replace("greeter", "other"));
  const answer = await world.run(["lint", "--fix", "--allow-dirty"]);
  expect(answer.exitCode).toBe(0);
  expect(await world.read(FILE)).toBe(MENDED);
  expect(await world.read(untracked)).toBe(MENDED.replace("greeter", "new"));
});

it("another file with changes is no obstacle", async () => {
  const world = await openDeskWorld({ [FILE]: COLON, "notes.md": "a\n" });
  await world.commit();
  await world.write({ "notes.md": "b\n" });
  expect(await world.run(["lint", "--fix"])).toMatchObject({ exitCode: 0 });
});

it("--allow-dirty means nothing alone", async () => {
  const world = await openDeskWorld({ [FILE]: SOUND });
  expect(await world.refusal(["lint", "--allow-dirty"])).toBe(
    "--allow-dirty: means something with --fix alone",
  );
});

it("gives names and modes through git", async () => {
  const script = "skills/greeter/scripts/a.sh";
  const world = await openDeskWorld({
    "skills/greeter/Skill.md": `${SOUND}\n\`\`\`sh\n./scripts/a.sh\n\`\`\`\n`,
    [script]: "#!/bin/sh\n",
  });
  await world.commit();
  const answer = await world.run(["lint", "--fix"]);
  expect(answer.stderr.split("\n").slice(0, -1)).toEqual([
    "fixed skills/greeter/Skill.md:1:1 SK012 file-name",
    `fixed ${FILE}:9:3 SK035 script-not-executable`,
  ]);
  expect(answer.exitCode).toBe(0);
  expect(await world.list("skills")).toEqual([FILE, script]);
  expect((await lstat(join(world.repository, script))).mode & 0o111).toBe(0o111);
  const staged = await world.git("ls-files", "--stage");
  expect(staged.split("\n").map((line) => [line.slice(0, 6), line.split("\t")[1]])).toEqual([
    ["100644", FILE],
    ["100755", script],
  ]);
  await world.commit();
  expect((await world.run(["lint", "--fix"])).stderr).toBe("");
});

it("works without git, and writes through no link", async () => {
  const world = await openDeskWorld({ [FILE]: COLON });
  const outside = await mkdtemp(join(tmpdir(), "skillcheck-fix-"));
  onTestFinished(() => rm(outside, { recursive: true, force: true }));
  const target = join(outside, "target");
  await mkdir(target);
  await writeFile(join(target, "SKILL.md"), COLON);
  const root = join(outside, "root");
  await mkdir(join(root, "skills/greeter"), { recursive: true });
  await mkdir(join(root, "skills/file"), { recursive: true });
  await writeFile(join(root, FILE), COLON);
  await symlink(target, join(root, "skills/linked"));
  await symlink(join(target, "SKILL.md"), join(root, "skills/file/SKILL.md"));
  await symlink(join(target, "SKILL.md"), join(root, "skills/greeter/a.md"));
  await world.run(["lint", "--fix", root]);
  expect(await readFile(join(root, FILE), "utf8")).toBe(MENDED);
  expect(await readFile(join(target, "SKILL.md"), "utf8")).toBe(COLON);
  expect((await lstat(join(root, "skills/file/SKILL.md"))).isSymbolicLink()).toBe(true);
});

it("mends only what is shown and what --changed means", async () => {
  const other = "skills/other/SKILL.md";
  const broken = { [FILE]: `\uFEFF${COLON}`, [other]: COLON.replace("greeter", "other") };
  const world = await openDeskWorld(broken);
  await world.commit();
  await world.git("branch", "before");
  await world.write({ [FILE]: `\uFEFF${COLON}\nMore.\n` });
  await world.commit();
  const answer = await world.run([
    "lint",
    "--fix",
    "--changed",
    "--base",
    "before",
    "--level",
    "error",
  ]);
  expect(answer.stderr).toBe(`fixed ${FILE}:3:14 SK014 yaml-invalid\n`);
  expect(await world.read(FILE)).toBe(`\uFEFF${MENDED}\nMore.\n`);
  expect(await world.read(other)).toBe(broken[other]);
});

it("writes nothing under settings that cannot be read", async () => {
  const world = await openDeskWorld({ [FILE]: COLON, ".skillcheck.yml": "version: 1\nlint: 3\n" });
  const answer = await world.run(["lint", "--fix"]);
  expect(answer).toMatchObject({ exitCode: 2, stderr: "" });
  expect(await world.read(FILE)).toBe(COLON);
});
