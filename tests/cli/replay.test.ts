import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, it } from "vitest";
import { toReportSchema } from "../../src/app/to-report-schema.ts";
import type { Sample, Tree } from "../action/make-recordings.ts";
import { bad, good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";
import type { Answer } from "./run-here.ts";

const FOLDER = "skills/greeter";
const SKILL = `${FOLDER}/SKILL.md`;

const EMPTY: Sample = [[{ raw: "no event at all" }]];

function recordedIn(folder: string, samples: readonly Sample[], suite = SUITE): Promise<Tree> {
  return recorded(skill(folder, { suite }), samples, { folder });
}

/** Replaces every skill and recording of a world. */
async function reset(world: DeskWorld, ...trees: readonly Tree[]): Promise<void> {
  for (const folder of ["skills", ".skillcheck"]) {
    await rm(join(world.repository, folder), { recursive: true, force: true });
  }
  for (const tree of trees) await world.write(tree);
}

function recordingsOf(tree: Tree): readonly string[] {
  return Object.keys(tree).filter((path) => path.startsWith(".skillcheck/"));
}

/** What decides: exit code of the process, and what the report says of itself. */
function verdictOf(answer: Answer) {
  const { status, conclusion, exitCode, skills } = JSON.parse(answer.stdout);
  expect(answer.stderr).toBe("");
  expect(exitCode).toBe(answer.exitCode);
  const states = skills.map((one: { name: string; state: string }) => `${one.name} ${one.state}`);
  return [answer.exitCode, status, conclusion, ...states];
}

/** The suite with these checks and one sample. */
function suiteOf(checks: readonly string[]): string {
  const head = SUITE.slice(0, SUITE.indexOf("- read_files")).replace("samples: 5", "samples: 1");
  return `${head}${checks.map((check) => `- ${check}`).join("\n      ")}\n`;
}

it("json is the report, alone on stdout, and fits the schema of dist; evidence and class are told", async () => {
  const tree = await recordedIn(FOLDER, times(5, good(FOLDER)));
  const world = await openDeskWorld(tree);
  const answer = await world.run(["test", "--format", "json"]);
  expect(answer).toMatchObject({ exitCode: 0, stderr: "" });
  const report = JSON.parse(answer.stdout);
  const ajv = new Ajv2020({ allErrors: true });
  formats.default(ajv);
  const isReport = ajv.compile(JSON.parse(JSON.stringify(toReportSchema())));
  expect([isReport(report), isReport.errors]).toEqual([true, null]);
  const [test] = report.skills[0].tests;
  expect(test).toMatchObject({
    name: "greets the crew",
    status: "pass",
    evidence: "replayed",
    evidenceClass: "committed-base",
    planned: 5,
    rate: { passed: 5, valid: 5 },
  });
  expect(test.samples.map((sample: { recording: string }) => sample.recording)).toEqual(
    recordingsOf(tree),
  );
  await world.git("mv", ".skillcheck", "old");
  await world.commit();
  await world.git("mv", "old", ".skillcheck");
  const moved = await world.run(["test", "--format", "json"]);
  expect(JSON.parse(moved.stdout).skills[0].tests[0]).toMatchObject({
    status: "pass",
    evidenceClass: "committed-pr",
    marks: ["self-recorded"],
  });
});

it("status and exit code of every kind: pass, fail, inconclusive, unverified, untested, invalid, unusable", async () => {
  const world = await openDeskWorld({});
  const verdict = async (tree: Tree, ...argv: readonly string[]) => {
    await reset(world, tree);
    return verdictOf(await world.run(["test", "--format", "json", ...argv]));
  };
  const fifteen = SUITE.replace("samples: 5", "samples: 15");
  const rows = [
    await verdict(await recordedIn(FOLDER, times(5, good(FOLDER)))),
    await verdict(await recordedIn(FOLDER, times(5, bad()))),
    await verdict(await recordedIn(FOLDER, times(5, bad())), "--fail-on", "none"),
    await verdict(await recordedIn(FOLDER, times(5, bad())), "--fail-on", "lint,invalid"),
    await verdict(await recordedIn(FOLDER, [bad(), ...times(2, good(FOLDER))], fifteen)),
    await verdict(skill(FOLDER)),
    await verdict(skill(FOLDER, { suite: null })),
    await verdict(await recordedIn(FOLDER, times(5, EMPTY))),
    await verdict(skill(FOLDER, { suite: SUITE.slice(0, SUITE.indexOf("    expect:")) })),
    await verdict(skill(FOLDER, { suite: SUITE.replace("prompt:", "promt:") })),
  ];
  expect(rows).toEqual([
    [0, "pass", "success", "greeter pass"],
    [1, "fail", "failure", "greeter fail"],
    // The words that were left out are told, and do not count.
    [0, "fail", "success", "greeter fail"],
    [0, "fail", "success", "greeter fail"],
    [4, "inconclusive", "action_required", "greeter inconclusive"],
    [4, "unverified", "action_required", "greeter unverified"],
    [4, "unverified", "action_required", "greeter untested"],
    [3, "invalid", "failure", "greeter invalid"],
    // A test without a check is a lint error beside.
    [1, "fail", "failure", "greeter lint"],
    [2, "fail", "failure", "greeter unusable"],
  ]);
  await reset(world);
  expect(await world.run(["test"])).toMatchObject({
    exitCode: 2,
    stderr: "skillcheck: no skill (a folder with a SKILL.md) at .\n",
  });
});

it("of several codes the worst counts: 2, 1, 3, 4; one bad skill does not hide the others", async () => {
  const world = await openDeskWorld({});
  const [typo, fails, broken, missing] = [
    skill("skills/typo", { suite: "version: 1\ntests: 5\n" }),
    await recordedIn("skills/fails", times(5, bad())),
    await recordedIn("skills/broken", times(5, EMPTY)),
    skill("skills/missing"),
  ];
  const codes = [];
  for (const trees of [
    [typo, fails, broken, missing],
    [fails, broken, missing],
    [broken, missing],
    [missing],
  ]) {
    await reset(world, ...trees, await recordedIn("skills/sound", times(5, good("skills/sound"))));
    const [exitCode, , , ...states] = verdictOf(await world.run(["test", "--format", "json"]));
    expect(states).toHaveLength(trees.length + 1);
    expect(states).toContain("sound pass");
    codes.push(exitCode);
  }
  expect(codes).toEqual([2, 1, 3, 4]);
});

it("CA-3, CA-4: a forged, moved or cut recording is named and ends with 3; a stored verdict is no verdict", async () => {
  const tree = await recordedIn(FOLDER, times(5, good(FOLDER)));
  const world = await openDeskWorld(tree);
  const [first = "", second = ""] = recordingsOf(tree);
  const look = async (files: Readonly<Record<string, string>>) => {
    await reset(world, tree, files);
    const test = await world.run(["test"]);
    const verify = await world.run(["cassettes", "verify"]);
    expect([test.exitCode, verify.exitCode]).toEqual([3, 3]);
    expect(test.stdout).toMatch(/^skillcheck: failure · /m);
    const [said = ""] = verify.stdout.split("\n");
    // Both say the same, and of the same file.
    expect(test.stdout).toContain(`  ${said}\n`);
    expect(verify.stdout).toContain(`${said}\n`);
    expect(verify.stdout.trimEnd().split("\n").at(-1)).toMatch(/^\d+ sound, 1 refused$/);
    return said;
  };
  const content = String(tree[first]);
  const other = await recordedIn("skills/other", times(5, good("skills/other")));
  const [place = ""] = recordingsOf(other);
  const elsewhere = join(dirname(place), basename(first));
  expect(await look({ [first]: content.slice(0, content.length / 2) })).toMatch(
    `${first}: is not a recording: `,
  );
  expect(await look({ [first]: content.replace("Ahoy", "Oh no") })).toMatch(
    `${first}: digest mismatch: `,
  );
  expect(await look({ [first]: String(tree[second]) })).toBe(
    `${first}: was not recorded when its name says: restore it, or remove it and record again`,
  );
  expect(await look({ ...other, [elsewhere]: content })).toMatch(`${elsewhere}: digest mismatch: `);
  const failing = await recordedIn(FOLDER, times(5, bad()));
  const stored = Object.fromEntries(
    recordingsOf(failing).map((path) => {
      const cassette = JSON.parse(String(failing[path]));
      return [path, JSON.stringify({ ...cassette, verdicts: [{ passed: true }] })];
    }),
  );
  await reset(world, failing, stored);
  const { exitCode, stdout } = await world.run(["test"]);
  expect(exitCode).not.toBe(0);
  expect(stdout).not.toMatch(/^pass/m);
});

it("--changed replays the changed skills against the base; --base names a regression", async () => {
  const world = await openDeskWorld({
    ...(await recordedIn(FOLDER, times(5, good(FOLDER)))),
    ...(await recordedIn("skills/other", times(5, good("skills/other")))),
  });
  await world.git("switch", "--quiet", "--create", "topic");
  const none = await world.run(["test", "--changed", "--format", "json"]);
  expect(verdictOf(none)).toEqual([0, "pass", "success"]);
  const edited = { ...skill(FOLDER, { more: "\nBe brief.\n" }) };
  await world.write(await recorded(edited, times(5, bad()), { folder: FOLDER, day: 29 }));
  await world.commit();
  const changed = await world.run(["test", "--changed", "--format", "json"]);
  expect(verdictOf(changed)).toEqual([1, "fail", "failure", "greeter fail"]);
  const report = JSON.parse(changed.stdout);
  expect(report.subject.base).toEqual({ name: "main", sha: await world.git("rev-parse", "main") });
  expect(report.skills[0]).toMatchObject({
    change: "modified",
    comparison: "regressed",
    base: { passed: 1, tests: 1 },
  });
  const whole = await world.run(["test", "--base", "main", "--format", "json"]);
  expect(verdictOf(whole)).toEqual([1, "fail", "failure", "greeter fail", "other pass"]);
});

it("a recording stays fresh when a check is edited or a test renamed, and is stale when the skill changes", async () => {
  const tree = await recordedIn(FOLDER, times(5, good(FOLDER)));
  const world = await openDeskWorld(tree);
  const look = async (files: Tree) => {
    await reset(world, tree, files);
    const answer = await world.run(["test"]);
    const [line = ""] = answer.stdout.split("\n");
    return { exitCode: answer.exitCode, line, stdout: answer.stdout };
  };
  const suite = (from: string, to: string): Tree => ({
    [`${FOLDER}/skillcheck.yaml`]: SUITE.replace(from, to),
  });
  const fresh = "(claude), 5/5, replayed";
  const renamed = await look(suite("greets the crew", "says ahoy"));
  expect(renamed.line).toContain(`pass greeter › says ahoy ${fresh}`);
  const edited = await look(suite("said: ahoy", "said: farewell"));
  expect([edited.exitCode, edited.line]).toEqual([
    1,
    expect.stringContaining("fail greeter › greets the crew (claude), 0/5, replayed"),
  ]);
  const reworded = await look({ [SKILL]: `${tree[SKILL]}\nBe brief.\n` });
  expect([reworded.exitCode, reworded.line]).toEqual([
    4,
    "unverified greeter › greets the crew (claude), stale",
  ]);
  expect(reworded.stdout).toContain("stale: SKILL.md changed since it was recorded");
  const words = await look({ [`${FOLDER}/references/words.md`]: "Ahoy.\n" });
  expect(words.stdout).toContain("references/words.md changed since it was recorded");
  const prompt = await look(suite("Greet the crew.", "Greet them."));
  expect([prompt.exitCode, prompt.stdout]).toEqual([4, expect.stringContaining("stale: ")]);
});

it("RX-1: patterns that need longer than 2 s make the test invalid, and the command goes on", async () => {
  // 800 threads on every one of 250,000 characters: within every limit on a pattern.
  const slow = "(?:(?:a?){25}){40}[=z]";
  const suite = suiteOf([`matches: '${slow}'`]);
  const tree = await recordedIn(FOLDER, [[[{ say: "a".repeat(250_000) }]]], suite);
  const world = await openDeskWorld(tree);
  const answer = await world.run(["test"]);
  expect(answer.exitCode).toBe(3);
  expect(answer.stdout).toContain("pattern took longer than 2 s");
});

it("RX-2: evil patterns over a transcript of nearly 4 MiB are answered; what RE2 lacks is refused with place and hint, exit 2", async () => {
  const patterns = ["^(a+)+$", "^(\\w+\\s?)+$", "(x+x+)+y"];
  const negated = patterns.map((pattern) => `not: { matches: '${pattern}' }`);
  const evil = `${"a".repeat(100_000)}!${"x".repeat(1_700_000)}`;
  const tree = await recordedIn(FOLDER, [[[{ say: evil }]]], suiteOf(negated));
  const world = await openDeskWorld(tree);
  const answer = await world.run(["test"]);
  // Linear in the text, and honest about what was not searched: no match in the head proves nothing.
  expect(answer.exitCode).toBe(3);
  expect(answer.stdout).toContain(
    "not decided: a text is longer than 256 KiB, and only its head was searched",
  );
  const refused = ["(?=a)b", "(?<!a)b", "(a)\\1", "a{1001}", "x\\u0041"];
  await world.write({
    [`${FOLDER}/skillcheck.yaml`]: suiteOf(refused.map((one) => `matches: '${one}'`)),
  });
  const wrong = await world.run(["test"]);
  expect(wrong.exitCode).toBe(2);
  for (const at of refused.keys()) {
    expect(wrong.stdout).toMatch(
      new RegExp(
        `skillcheck\\.yaml:${8 + at}:18 tests\\[0\\]\\.expect\\[${at}\\]\\.matches: .+: .+`,
      ),
    );
  }
  expect(wrong.stdout).toContain(
    "look-ahead is not part of RE2: use all / not: two checks, one of them under not",
  );
});
