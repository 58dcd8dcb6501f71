import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";
import type { Answer } from "./run-here.ts";

const FOLDER = "skills/greeter";
const FILE = `${FOLDER}/skillcheck.yaml`;

/** Every line of problems, without the indent. */
function problemsOf({ stdout }: Answer): readonly string[] {
  return stdout
    .split("\n")
    .filter((line) => /^ {2}\S+:\d+:\d+ (?!error |warning )/.test(line))
    .map((line) => line.trim());
}

/** Texts of suites or of SKILL.md, by the names of the skills. */
type Texts = Readonly<Record<string, string | Uint8Array>>;

/**
 * Tests with suites that cannot be used, all at once, and gives the first problem of each. A command
 * that hangs fails by the time limit of the test, and is ended with its world.
 */
async function refuse(world: DeskWorld, suites: Texts): Promise<readonly string[]> {
  for (const [name, suite] of Object.entries(suites)) {
    await world.write(skill(`skills/${name}`));
    await world.write({ [`skills/${name}/skillcheck.yaml`]: suite });
  }
  const answer = await world.run(["test"]);
  expect(answer).toMatchObject({ exitCode: 2, signal: null, stderr: "" });
  expect(answer.stdout.trimEnd().split("\n").at(-1)).toMatch(
    /^skillcheck: failure · 1 test, 1 pass(, \d+ lint errors?)? · spent \$0\.00$/,
  );
  // The sound skill still runs, and no recording is taken for an answer of the others.
  expect(answer.stdout).toMatch(/^pass other › greets the crew/m);
  const problems = problemsOf(answer);
  return Object.keys(suites).map((name) => {
    expect(answer.stdout).toMatch(new RegExp(`^unusable ${name}$`, "m"));
    return problems.find((problem) => problem.startsWith(`skills/${name}/`)) ?? "none";
  });
}

async function openWorld(): Promise<DeskWorld> {
  const other = await recorded(skill("skills/other"), times(5, good("skills/other")), {
    folder: "skills/other",
  });
  return openDeskWorld({ ...skill(FOLDER), ...other });
}

function toAliasBomb(): string {
  const levels = Array.from({ length: 8 }, (_none, at) => {
    const inside = Array(9).fill(`*a${at}`).join(",");
    return `a${at + 1}: &a${at + 1} [${inside}]`;
  });
  return ["version: 1", "a0: &a0 [x,x,x,x,x,x,x,x,x]", ...levels].join("\n");
}

function toTest(expectation: string): string {
  return `version: 1\ntests:\n  - name: t\n    prompt: hi\n    expect:\n      - ${expectation}\n`;
}

it("FS-1: suites that explode, nest, exceed or are no UTF-8 are refused with their place, soon", async () => {
  const world = await openWorld();
  const tests = Array.from({ length: 201 }, (_none, at) => `  - {name: t${at}, prompt: p}`);
  const said = await refuse(world, {
    greeter: toAliasBomb(),
    nested: `version: 1\ntests: ${"[".repeat(5000)}`,
    large: `version: 1\n#${"x".repeat(256 * 1024)}`,
    many: `version: 1\ntests:\n${tests.join("\n")}\n`,
    nul: "version: 1\0\n",
    "utf-16": Buffer.from(`\ufeff${SUITE}`, "utf16le"),
    marked: `\ufeff${SUITE}`,
    latin: Buffer.concat([Buffer.from(SUITE), Buffer.from([0x23, 0xff])]),
    open: "version: 1\ntests: [\n",
    twice: "version: 1\nversion: 1\ntests: []\n",
  });
  expect(said).toEqual([
    expect.stringMatching(/^skills\/greeter\/skillcheck\.yaml:2:22 has more than 20000 values/),
    expect.stringMatching(/^skills\/nested\/skillcheck\.yaml:2:\d+ nests deeper than 32 levels/),
    "skills/large/skillcheck.yaml:1:1 262156 bytes exceed the limit of 262144: split the suite",
    "skills/many/skillcheck.yaml:3:3 tests: has 201 entries: write at most 200",
    "skills/nul/skillcheck.yaml:1:11 a NUL character: remove it",
    "skills/utf-16/skillcheck.yaml:1:1 is UTF-16: save it as UTF-8 without a byte order mark",
    "skills/marked/skillcheck.yaml:1:1 begins with a byte order mark: save it as UTF-8 without a byte order mark",
    "skills/latin/skillcheck.yaml:10:2 is not valid UTF-8: save it as UTF-8 without a byte order mark",
    expect.stringMatching(/^skills\/open\/skillcheck\.yaml:\d+:\d+ \S/),
    expect.stringMatching(/^skills\/twice\/skillcheck\.yaml:2:1 .*version/),
  ]);
});

/** What lint finds in skills of these texts, as `severity rule path:line`, each once. */
async function lintAll(world: DeskWorld, texts: Texts): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(texts)) {
    await world.write({ ...skill(`skills/${name}`), [`skills/${name}/SKILL.md`]: text });
  }
  const answer = await world.run(["lint", "--format", "json"]);
  expect(answer).toMatchObject({ exitCode: 1, signal: null, stderr: "" });
  const findings: readonly { severity: string; rule: string; path: string; line: number }[] =
    JSON.parse(answer.stdout).findings;
  return [
    ...new Set(findings.map((one) => `${one.severity} ${one.rule} ${one.path}:${one.line}`)),
  ].sort();
}

it("FS-1: a SKILL.md of 50 MiB, a million tests, and skills of no UTF-8 end soon, without a crash", async () => {
  const world = await openWorld();
  const head = (name: string) => `---\nname: ${name}\ndescription: Greets. Use when asked.\n---\n`;
  const found = await lintAll(world, {
    a: head("a") + "y".repeat(50 * 1024 * 1024),
    b: `${head("b")}a\0b\n`,
    c: Buffer.from(`\ufeff${head("c")}`, "utf16le"),
    d: Buffer.concat([Buffer.from(head("d")), Buffer.from([0xff])]),
    e: `\ufeff${head("e")}`,
    f: `---\nname: [${"[".repeat(5000)}\n---\n`,
    g: `---\n${toAliasBomb()}\n---\n`,
  });
  expect(found).toEqual([
    "error SK013 skills/b/SKILL.md:5",
    "error SK013 skills/c/SKILL.md:1",
    "error SK013 skills/d/SKILL.md:5",
    "error SK091 skills/a/SKILL.md:1",
    "error SK091 skills/f/SKILL.md:2",
    "error SK091 skills/g/SKILL.md:6",
    // Some agents load it all the same.
    "warning SK013 skills/e/SKILL.md:1",
  ]);
  const tests = `version: 1\ntests:\n${"  - {name: t, prompt: p}\n".repeat(1_000_000)}`;
  expect(await refuse(await openWorld(), { greeter: tests })).toEqual([
    expect.stringMatching(/exceed the limit of 262144/),
  ]);
});

it("FS-2: a path out of the repository, a link and names that differ in case only are refused", async () => {
  const world = await openWorld();
  await world.write({ [`${FOLDER}/evals/A.md`]: "a", [`${FOLDER}/evals/a.md`]: "b" });
  await symlink("/proc/self/environ", join(world.repository, FOLDER, "link"));
  const refuseAll = async (values: readonly string[]) => {
    const tests = values.map(
      (value, at) =>
        `  - { name: t${at}, prompt: hi, workspace: { from: ${value} }, expect: [{ said: x }] }`,
    );
    await world.write({ [FILE]: `version: 1\ntests:\n${tests.join("\n")}\n` });
    const answer = await world.run(["test"]);
    expect(answer).toMatchObject({ exitCode: 2, stderr: "" });
    return problemsOf(answer);
  };
  const words = await refuseAll([
    ...[
      "../../.git/config",
      "/etc/passwd",
      "~/x",
      "'C:x'",
      "'a\\b'",
      '"a\\0b"',
      `${"a".repeat(256)}`,
    ],
  ]);
  const below = "write a path below the folder of this file";
  expect(words).toEqual(
    [
      `holds ..: ${below}`,
      `is an absolute path: ${below}`,
      `begins with ~: ${below}`,
      `begins with a drive letter: ${below}`,
      "holds a backslash: write /",
      `holds a NUL character: ${below}`,
      "has a name of 256 bytes: at most 255 are allowed",
    ].map((said, at) => `${FILE}:${at + 3}:48 tests[${at}].workspace.from: ${said}`),
  );
  const places = await refuseAll(["evals/none", "evals", "link", "evals/a.md"]);
  expect(places.map((problem) => problem.replace(/^\S+ /, ""))).toEqual([
    "tests[0].workspace.from: is a folder that does not exist: paths begin at this file's folder, and only tracked files count",
    `tests[1].workspace.from: ${FOLDER}/evals/A.md and ${FOLDER}/evals/a.md differ only in case: rename one of them`,
    `tests[2].workspace.from: ${FOLDER}/link is a symbolic link: copy the files in`,
    "tests[3].workspace.from: is a file: name a folder, or write its text under `files`",
  ]);
  const [text] = await refuse(world, { greeter: toTest("contains: { file: ../../.git/config }") });
  expect(text).toMatch(/:6:\d+ tests\[0\]\.expect\[0\]\.contains\.file: holds \.\./);
});

it("FS-3: no link is followed: neither a suite, nor the settings, a skill, a store or a folder on the way", async () => {
  const world = await openWorld();
  const at = (path: string) => join(world.repository, path);
  await world.write({ "outside/skillcheck.yaml": SUITE });
  await rm(at(FILE));
  await symlink("../../outside/skillcheck.yaml", at(FILE));
  const suite = await world.run(["test", FOLDER]);
  expect(suite.exitCode).toBe(2);
  expect(problemsOf(suite)).toContain(`${FILE}:1:1 is a symbolic link: put the file itself there`);
  await rm(at(FILE));
  await symlink("/etc/hostname", at(".skillcheck.yml"));
  const settings = await world.run(["lint"]);
  expect(settings.exitCode).toBe(2);
  expect(problemsOf(settings)).toContain(
    ".skillcheck.yml:1:1 is a symbolic link: put the file itself there",
  );
  await rm(at(".skillcheck.yml"));
  await rm(at(`${FOLDER}/SKILL.md`));
  await symlink("/proc/self/environ", at(`${FOLDER}/SKILL.md`));
  const linked = await world.run(["lint", "--format", "json"]);
  expect(linked.exitCode).toBe(1);
  expect(linked.stdout).not.toContain("TMPDIR");
  expect(JSON.parse(linked.stdout).findings).toMatchObject([
    { path: `${FOLDER}/SKILL.md`, severity: "error" },
  ]);
  // A store that leads elsewhere is no store: its recordings are not read, and nothing is removed there.
  await world.git("mv", ".skillcheck", "outside/store");
  await symlink("outside/store", at(".skillcheck"));
  const replay = await world.run(["test", "skills/other"]);
  expect(replay.exitCode).toBe(3);
  const words =
    ".skillcheck: stands where the folder of the recordings belongs, and is a link or a file: put the folder itself there";
  expect(replay.stdout).toContain(words);
  expect(await world.refusal(["cassettes", "clear", "--yes"])).toBe(words);
  expect(await world.list("outside/store")).toHaveLength(5);
});

it("FS-4: lint and test execute nothing of a repository", async () => {
  const suite = SUITE.replace(
    "    expect:",
    '    workspace: { setup: ["touch pwned"] }\n    expect:',
  );
  const tree = await recorded(skill(FOLDER, { suite }), times(5, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld(tree);
  await world.installAgent({ cases: [{ turns: [[{ do: "bash", command: "touch pwned" }]] }] });
  const before = await world.list(".");
  expect(await world.run(["lint"])).toMatchObject({ exitCode: 0, stderr: "" });
  const test = await world.run(["test"]);
  expect(test).toMatchObject({ exitCode: 0, stderr: "" });
  expect(test.stdout).toMatch(/^pass greeter › greets the crew \(claude\), 5\/5, replayed/);
  const settled = (paths: readonly string[]) => paths.filter((path) => !path.startsWith(".git/"));
  expect(settled(await world.list("."))).toEqual(settled(before));
});

it("FS-5: unknown keys, also __proto__ and constructor, are errors, all of them at once", async () => {
  const world = await openWorld();
  await world.write({
    [FILE]: `${SUITE}__proto__: {isAdmin: true}\nconstructor: {a: 1}\n`,
  });
  const answer = await world.run(["test", FOLDER]);
  expect(answer.exitCode).toBe(2);
  expect(problemsOf(answer)).toEqual([
    `${FILE}:10:1 __proto__: is not allowed as a key: use another name`,
    `${FILE}:11:1 constructor: is not allowed as a key: use another name`,
  ]);
});
