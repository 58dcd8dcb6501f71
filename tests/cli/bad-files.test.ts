import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { type Answer, type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const FILE = `${FOLDER}/skillcheck.yaml`;
/** FS-1 wants an end within two seconds. */
const SOON_MS = 2000;

/** A world that knows what starting the command and git costs on this machine, as loaded as it is. */
interface TimedWorld extends DeskWorld {
  /** Milliseconds. */
  readonly limit: number;
}

/** Every line of problems, without the indent. */
function problemsOf({ stdout }: Answer): readonly string[] {
  return stdout
    .split("\n")
    .filter((line) => /^ {2}\S+:\d+:\d+ (?!error |warning )/.test(line))
    .map((line) => line.trim());
}

/** Tests with a suite that cannot be used and expects the one sound place in the answer. */
async function refuse(world: TimedWorld, text: string | Uint8Array): Promise<string> {
  await world.write({ [FILE]: text });
  const answer = await world.run(["test"]);
  expect(answer).toMatchObject({ exitCode: 2, signal: null, stderr: "" });
  expect(answer.milliseconds).toBeLessThan(world.limit);
  expect(answer.stdout.trimEnd().split("\n").at(-1)).toMatch(
    /^skillcheck: failure · 1 test, 1 pass(, 1 lint error)? · spent \$0\.00$/,
  );
  // The other skill still runs, and no recording of this one is taken for an answer.
  expect(answer.stdout).toMatch(/^pass other › greets the crew/m);
  expect(answer.stdout).toMatch(/^unusable greeter$/m);
  const [first = "none"] = problemsOf(answer);
  return first;
}

async function openWorld(): Promise<TimedWorld> {
  const other = await recorded(skill("skills/other"), times(5, good("skills/other")), {
    folder: "skills/other",
  });
  const world = await openDeskWorld({ ...skill(FOLDER), ...other });
  const { milliseconds } = await world.run(["test"]);
  return { ...world, limit: milliseconds + SOON_MS };
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
  const said = [
    await refuse(world, toAliasBomb()),
    await refuse(world, `version: 1\ntests: ${"[".repeat(5000)}`),
    await refuse(world, `version: 1\n#${"x".repeat(256 * 1024)}`),
    await refuse(world, `version: 1\ntests:\n${tests.join("\n")}\n`),
    await refuse(world, "version: 1\0\n"),
    await refuse(world, Buffer.from(`\ufeff${SUITE}`, "utf16le")),
    await refuse(world, `\ufeff${SUITE}`),
    await refuse(world, Buffer.concat([Buffer.from(SUITE), Buffer.from([0x23, 0xff])])),
    await refuse(world, "version: 1\ntests: [\n"),
    await refuse(world, "version: 1\nversion: 1\ntests: []\n"),
  ];
  expect(said).toEqual([
    expect.stringMatching(/^skills\/greeter\/skillcheck\.yaml:2:22 has more than 20000 values/),
    expect.stringMatching(/^skills\/greeter\/skillcheck\.yaml:2:\d+ nests deeper than 32 levels/),
    `${FILE}:1:1 262156 bytes exceed the limit of 262144: split the suite`,
    `${FILE}:3:3 tests: has 201 entries: write at most 200`,
    `${FILE}:1:11 a NUL character: remove it`,
    `${FILE}:1:1 is UTF-16: save it as UTF-8 without a byte order mark`,
    `${FILE}:1:1 begins with a byte order mark: save it as UTF-8 without a byte order mark`,
    `${FILE}:1:1 is not valid UTF-8: save it as UTF-8 without a byte order mark`,
    expect.stringMatching(/^skills\/greeter\/skillcheck\.yaml:\d+:\d+ \S/),
    expect.stringMatching(/^skills\/greeter\/skillcheck\.yaml:2:1 .*version/),
  ]);
});

it("FS-1: a SKILL.md of 50 MiB, a million tests, and skills of no UTF-8 end soon, without a crash", async () => {
  const world = await openWorld();
  const head = "---\nname: greeter\ndescription: Greets. Use when asked.\n---\n";
  const SKILL = `${FOLDER}/SKILL.md`;
  const look = async (text: string | Uint8Array) => {
    await world.write({ [SKILL]: text });
    const answer = await world.run(["lint", "--format", "json", FOLDER]);
    expect(answer).toMatchObject({ signal: null, stderr: "" });
    expect(answer.milliseconds).toBeLessThan(world.limit);
    const { findings } = JSON.parse(answer.stdout);
    const places = findings.map(
      (one: { rule: string; path: string; line: number }) => `${one.rule} ${one.path}:${one.line}`,
    );
    return [answer.exitCode, ...new Set(places)];
  };
  const looks = [
    await look(head + "y".repeat(50 * 1024 * 1024)),
    await look(`${head}a\0b\n`),
    await look(Buffer.from(`\ufeff${head}`, "utf16le")),
    await look(Buffer.concat([Buffer.from(head), Buffer.from([0xff])])),
    await look(`\ufeff${head}`),
    await look(`---\nname: [${"[".repeat(5000)}\n---\n`),
    await look(`---\n${toAliasBomb()}\n---\n`),
  ];
  expect(looks).toEqual([
    [1, `SK091 ${SKILL}:1`],
    [1, `SK013 ${SKILL}:5`],
    [1, `SK013 ${SKILL}:1`],
    [1, `SK013 ${SKILL}:5`],
    // Some agents load it all the same.
    [0, `SK013 ${SKILL}:1`],
    [1, `SK091 ${SKILL}:2`],
    [1, `SK091 ${SKILL}:2`],
  ]);
  const many = `version: 1\ntests:\n${"  - {name: t, prompt: p}\n".repeat(1_000_000)}`;
  expect(await refuse(world, many)).toMatch(/exceed the limit of 262144/);
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
  const text = await refuse(world, toTest("contains: { file: ../../.git/config }"));
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
    ".skillcheck.yml:1:1 cannot be read: link: put a plain file there",
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
  expect(replay.exitCode).toBe(4);
  expect(replay.stdout).toContain("unrecorded");
  await world.run(["cassettes", "clear", "--yes"]);
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
