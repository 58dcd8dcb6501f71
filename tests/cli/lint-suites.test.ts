import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { type DeskWorld, type FileTree, openDeskWorld } from "./desk-world.ts";

const SKILL_MD =
  "---\nname: a\ndescription: Bakes bread from flour. Use when somebody is hungry.\n---\n\nBake it.\n";
const SUITE_PATH = "skills/a/skillcheck.yaml";

const suite = (...tests: readonly string[]): string =>
  ["version: 1", "tests:", ...tests, ""].join("\n");
const SOUND = "  - { name: bakes, prompt: Bake it., expect: [{ contains: bread }] }";
const SILENT = "  - { name: asserts nothing, prompt: Bake it. }";
const NEGATIVE = "  - { name: keeps, prompt: Bake it., expect: [{ untouched: true }] }";
const tree = (text: string): FileTree => ({ "skills/a/SKILL.md": SKILL_MD, [SUITE_PATH]: text });

/** Exit code, then place, rule and whether the base has it, of every finding. */
async function lint(world: DeskWorld, ...argv: readonly string[]): Promise<readonly string[]> {
  const answer = await world.run(["lint", ...argv, "--format", "json"]);
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

it("lints the suites of the skills: errors fail, warnings with --strict, what informs is shown when asked for", async () => {
  const world = await openDeskWorld(tree(suite(SOUND, SILENT, NEGATIVE)));
  const both = [`${SUITE_PATH}:4 SK100`, `${SUITE_PATH}:5 SK101`];
  expect(await lint(world)).toEqual(["1", ...both]);
  await world.write({ [SUITE_PATH]: `samples: 3\n${suite(SOUND, NEGATIVE)}` });
  expect(await lint(world)).toEqual(["0", `${SUITE_PATH}:5 SK101`]);
  expect(await lint(world, "--strict")).toEqual(["1", `${SUITE_PATH}:5 SK101`]);
  expect(await lint(world, "--level", "info")).toEqual([
    "0",
    `${SUITE_PATH}:1 SK114`,
    `${SUITE_PATH}:5 SK101`,
  ]);
  await world.write({ ".skillcheck.yml": "version: 1\nlint: { rules: { only-negative: off } }\n" });
  expect(await lint(world)).toEqual(["0"]);
});

it("a suite elsewhere is linted with the skill that it names", async () => {
  const distant = suite(SILENT).replace("tests:", "skill: skills/a\ntests:");
  const world = await openDeskWorld({
    "skills/a/SKILL.md": SKILL_MD,
    "skillcheck.yaml": distant,
  });
  expect(await lint(world)).toEqual(["1", "skillcheck.yaml:4 SK100"]);
});

it("what the base has does not gate, wherever it has moved", async () => {
  const world = await openDeskWorld(tree(suite(SILENT, SOUND)));
  await world.git("branch", "-M", "main");
  await world.commit("base");
  await world.git("checkout", "-q", "-b", "change");
  expect(await lint(world, "--changed")).toEqual(["0"]);
  await world.write({ [SUITE_PATH]: suite(SOUND, SILENT) });
  expect(await lint(world, "--changed")).toEqual(["0", `${SUITE_PATH}:4 SK100 at base`]);
  await world.write({ [SUITE_PATH]: suite(SOUND, SILENT, SILENT.replace("nothing", "less")) });
  expect(await lint(world, "--changed")).toEqual([
    "1",
    `${SUITE_PATH}:4 SK100 at base`,
    `${SUITE_PATH}:5 SK100`,
  ]);
  // What the skill says has become what the prompt says: the suite is as it was.
  await world.write({ [SUITE_PATH]: suite(SOUND, SILENT) });
  await world.commit("silent");
  await world.git("branch", "-f", "main");
  const words = "Bake one loaf of rye bread for every guest at noon today.";
  const telling = SOUND.replace("Bake it.", words);
  await world.write({ [SUITE_PATH]: suite(telling) });
  await world.commit("tells");
  await world.git("branch", "-f", "main");
  await world.write({ "skills/a/SKILL.md": SKILL_MD.replace("Bake it.", words) });
  expect(await lint(world, "--changed")).toEqual(["0", `${SUITE_PATH}:3 SK102`]);
});

it("an editor hands over a suite", async () => {
  const world = await openDeskWorld(tree(suite(SOUND)));
  const argv = ["lint", "--stdin-filename", SUITE_PATH, "--format", "json"];
  const answer = await world.run(argv, { stdin: suite(SOUND, NEGATIVE) });
  expect(answer).toMatchObject({ exitCode: 0, stderr: "" });
  expect(JSON.parse(answer.stdout).findings).toEqual([
    {
      rule: "SK101",
      slug: "only-negative",
      severity: "warning",
      path: SUITE_PATH,
      line: 4,
      column: 5,
      endLine: 4,
      endColumn: 6,
      message:
        '"keeps" says only what must not happen; an agent that gives up passes. Add what must happen.',
    },
  ]);
});

it("every format shows them, and --explain knows their rules", async () => {
  const world = await openDeskWorld(tree(suite(SILENT)));
  const pretty = await world.run(["lint", "--format", "pretty"]);
  expect(pretty.stdout).toContain(`${SUITE_PATH}:3:5`);
  const github = await world.run(["lint", "--format", "github"]);
  expect(github.stdout).toContain(`::error file=${SUITE_PATH},line=3,col=5,`);
  const sarif = JSON.parse((await world.run(["lint", "--format", "sarif"])).stdout);
  expect(sarif.runs[0].results).toMatchObject([
    {
      ruleId: "SK100",
      locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 5 } } }],
    },
  ]);
  expect(sarif.runs[0].tool.driver.rules).toMatchObject([{ id: "SK100" }]);
  const explained = await world.run(["lint", "--explain", "nothing-asserted"]);
  expect(explained.stdout).toContain("SK100 nothing-asserted\n");
});

it("`test` tells them too, and a suite that cannot be used is no finding", async () => {
  const world = await openDeskWorld(tree(suite(SOUND, SILENT)));
  const tested = await world.run(["test", "--format", "json"]);
  const [one] = JSON.parse(tested.stdout).skills;
  expect(one.findings.map(({ rule }: { rule: string }) => rule)).toEqual(["SK100"]);
  await world.write({ [SUITE_PATH]: suite(SILENT, SILENT) });
  const answer = await world.run(["lint", "--format", "json"]);
  expect(answer.exitCode).toBe(2);
  expect(JSON.parse(answer.stdout).findings).toEqual([]);
});

it("SK113 is told where recordings are evaluated, and by lint never", async () => {
  const folder = "skills/greeter";
  const slack = SUITE.replace("samples: 5", "samples: 20").replace("rate: 0.8", "rate: 0.5");
  const world = await openDeskWorld({
    ...(await recorded(skill(folder, { suite: slack }), times(20, good(folder)), { folder })),
    ".skillcheck.yml": "version: 1\nlint: { rules: { SK113: warning } }\n",
  });
  expect(await lint(world)).toEqual(["0"]);
  const tested = await world.run(["test", "--format", "json"]);
  expect(tested.exitCode).toBe(0);
  expect(JSON.parse(tested.stdout).skills[0].findings).toEqual([
    {
      rule: "SK113",
      slug: "slack-threshold",
      severity: "warning",
      path: `${folder}/skillcheck.yaml`,
      line: 3,
      column: 16,
      message:
        "20/20 recorded samples pass, 0.5 is required: a drop to there goes unseen. Raise min_pass_rate.",
    },
  ]);
});
