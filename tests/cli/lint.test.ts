import { expect, it } from "vitest";
import { SUITE, skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";
import type { Answer } from "./run-here.ts";

const FOLDER = "skills/greeter";
const BROKEN = "---\nname: Greeter\ndescription: \n---\n\nSee [the words](words.md).\n";

function documentOf(answer: Answer) {
  return JSON.parse(answer.stdout);
}

/** Rule and place of every finding. */
function placesOf(answer: Answer): readonly string[] {
  const { findings } = documentOf(answer);
  return findings.map(
    (one: { path: string; line: number; column: number; rule: string }) =>
      `${one.path}:${one.line}:${one.column} ${one.rule}`,
  );
}

it("prints exactly the document, and the same as lines; 1 for an error, 0 for warnings alone", async () => {
  const world = await openDeskWorld({
    ...skill("skills/sound"),
    [`${FOLDER}/SKILL.md`]:
      "---\nname: greeter\ndescription: Greets. Use when someone wants a greeting.\n---\n\nSee [the words](words.md).\n",
  });
  const json = await world.run(["lint", "--format", "json"]);
  expect(documentOf(json)).toEqual({
    version: 1,
    skills: 2,
    findings: [
      {
        rule: "SK009",
        slug: "broken-link",
        severity: "error",
        path: `${FOLDER}/SKILL.md`,
        line: 6,
        column: 17,
        message: expect.stringContaining("words.md"),
      },
    ],
  });
  expect(json).toMatchObject({ exitCode: 1, stderr: "" });
  const plain = await world.run(["lint"]);
  expect(plain.exitCode).toBe(1);
  expect(plain.stdout).toMatch(
    /^ {2}skills\/greeter\/SKILL\.md:6:17 error .*words\.md.* \(SK009 broken-link\)/m,
  );
  expect(plain.stdout.trimEnd().split("\n").at(-1)).toBe(
    "skillcheck: failure · 2 skills, 1 finding",
  );
  const sound = await world.run(["lint", "skills/sound"]);
  expect(sound.stdout).toMatch(/skillcheck: success · 1 skill, 0 findings\n$/);
  await world.write({ ".skillcheck.yml": "version: 1\nlint: { rules: { SK009: warning } }\n" });
  const warned = await world.run(["lint", "--format", "json"]);
  expect(documentOf(warned).findings).toMatchObject([{ rule: "SK009", severity: "warning" }]);
  expect(warned.exitCode).toBe(0);
});

it("obeys rules by id and slug, ignore and paths of the settings; shows no info", async () => {
  const world = await openDeskWorld({
    "skills/a/SKILL.md": BROKEN.replace("Greeter", "a"),
    "skills/b/SKILL.md": BROKEN.replace("Greeter", "b"),
    "skills/c/SKILL.md": BROKEN.replace("Greeter", "c"),
  });
  const all = await world.run(["lint", "--format", "json"]);
  // Nothing has a suite: the rule that says so is off, and nothing that is only info is shown.
  expect(placesOf(all)).toEqual([
    "skills/a/SKILL.md:3:1 SK004",
    "skills/a/SKILL.md:6:17 SK009",
    "skills/b/SKILL.md:3:1 SK004",
    "skills/b/SKILL.md:6:17 SK009",
    "skills/c/SKILL.md:3:1 SK004",
    "skills/c/SKILL.md:6:17 SK009",
  ]);
  await world.write({
    ".skillcheck.yml":
      'version: 1\nlint:\n  rules: { broken-link: off, SK011: info }\n  ignore: ["skills/a/**"]\n  paths: ["skills/{a,b}/SKILL.md"]\n',
  });
  const some = await world.run(["lint", "--format", "json"]);
  expect(some).toMatchObject({ exitCode: 1, stderr: "" });
  expect(placesOf(some)).toEqual(["skills/b/SKILL.md:3:1 SK004"]);
  await world.write({
    ".skillcheck.yml":
      'version: 1\nlint:\n  rules:\n    SK004: off\n    SK999: off\n  ignore: ["a[/x"]\n',
  });
  const wrong = await world.run(["lint", "--format", "json"]);
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stderr).toMatch(
    /^\.skillcheck\.yml:5:5 lint\.rules\.SK999: there is no such rule: write an id such as SK009\n\.skillcheck\.yml:6:3 lint\.ignore: .+\n$/,
  );
  const plain = await world.run(["lint"]);
  expect(plain.stdout).toContain("  .skillcheck.yml:5:5 lint.rules.SK999: there is no such rule");
  const cassettes = await world.run(["cassettes", "clear", "--yes"]);
  expect(cassettes).toMatchObject({ exitCode: 2, stdout: "" });
  expect(cassettes.stderr).toContain("skillcheck: .skillcheck.yml:5:5 lint.rules.SK999");
});

it("holds the front matter against lint.targets and lint.extra_fields of the settings", async () => {
  const world = await openDeskWorld({
    "skills/a/SKILL.md":
      '---\nname: other\ndescription: Greets. Use when someone wants a greeting.\nowner: us\nargument-hint: "[who]"\n---\n',
  });
  const look = async (settings: string) => {
    await world.write({ ".skillcheck.yml": `version: 1\nlint: ${settings}\n` });
    const { findings } = documentOf(await world.run(["lint", "--format", "json"]));
    return findings.map(
      (one: { line: number; rule: string; severity: string }) =>
        `${one.line} ${one.rule} ${one.severity}`,
    );
  };
  expect(await look("{}")).toEqual(["2 SK005 error", "4 SK018 warning"]);
  expect(await look("{ extra_fields: [owner] }")).toEqual(["2 SK005 error"]);
  expect(await look("{ targets: [claude], extra_fields: [owner] }")).toEqual(["2 SK005 warning"]);
  expect(await look("{ targets: [claude, codex] }")).toEqual([
    "2 SK005 error",
    "4 SK018 warning",
    "5 SK060 warning",
  ]);
  expect(await look("{ targets: [claude, codex], rules: { SK060: error } }")).toContain(
    "5 SK060 error",
  );
});

it("looks at what is named: folders, files, names of skills, several roots with their own settings", async () => {
  const world = await openDeskWorld({
    ".skillcheck.yml": "version: 1\n",
    "skills/a/SKILL.md": BROKEN,
    "skills/b/SKILL.md": BROKEN,
    "other/.skillcheck.yml": "version: 1\nlint: { rules: { SK009: off } }\n",
    "other/skills/c/SKILL.md": BROKEN.replace("Greeter", "c"),
  });
  const look = async (argv: readonly string[], cwd = ".") => {
    const answer = await world.run(["lint", ...argv, "--format", "json"], { cwd });
    expect(answer.stderr).toBe("");
    return [...new Set(placesOf(answer).map((one) => one.replace(/:.*/, "")))].sort();
  };
  const [a, b, c] = ["skills/a/SKILL.md", "skills/b/SKILL.md", "other/skills/c/SKILL.md"];
  expect(await look([])).toEqual([c, a, b]);
  expect(await look(["skills"])).toEqual([a, b]);
  expect(await look(["skills/b/SKILL.md"])).toEqual([b]);
  expect(await look(["a"])).toEqual([a]);
  expect(await look(["other", "skills/a"])).toEqual([c, a]);
  expect(await look(["skills/a", "skills/b"])).toEqual([a, b]);
  // Paths are told from where the command stands, so that an editor opens them.
  expect(await look(["."], "skills/b")).toEqual(["../../skills/b/SKILL.md"]);
  const own = await world.run(["lint", "other", "--format", "json"]);
  expect(placesOf(own)).toEqual([`${c}:3:1 SK004`]);
});

it("--changed looks at the skills that differ from the base, committed or not", async () => {
  const world = await openDeskWorld({
    ...skill("skills/a"),
    ...skill("skills/b"),
    ...skill("skills/c"),
  });
  await world.git("switch", "--quiet", "--create", "topic");
  const none = await world.run(["lint", "--changed", "--format", "json"]);
  expect(documentOf(none)).toEqual({ version: 1, skills: 0, findings: [] });
  expect(none.exitCode).toBe(0);
  await world.write({ "skills/a/SKILL.md": BROKEN });
  await world.commit();
  await world.write({ "skills/b/SKILL.md": BROKEN });
  const two = await world.run(["lint", "--changed", "--format", "json"]);
  expect(documentOf(two).skills).toBe(2);
  const one = await world.run(["lint", "--changed", "--base", "HEAD", "--format", "json"]);
  expect(documentOf(one).skills).toBe(1);
  expect(placesOf(one).every((place) => place.startsWith("skills/b/"))).toBe(true);
  expect([two.exitCode, one.exitCode]).toEqual([1, 1]);
});

it("a suite that cannot be used, or that asserts nothing, is said by lint before any money is spent", async () => {
  const world = await openDeskWorld(skill(FOLDER, { suite: SUITE.replace("prompt:", "promt:") }));
  const typo = await world.run(["lint", "--format", "json"]);
  expect(documentOf(typo)).toEqual({ version: 1, skills: 1, findings: [] });
  expect(typo.exitCode).toBe(2);
  expect(typo.stderr).toBe(
    [
      `${FOLDER}/skillcheck.yaml:5:5 tests[0].prompt: is missing: write what the user asks`,
      `${FOLDER}/skillcheck.yaml:6:5 tests[0].promt: is not a key that can stand here: did you mean \`prompt\`?`,
      "",
    ].join("\n"),
  );
  await world.write({
    [`${FOLDER}/skillcheck.yaml`]: SUITE.slice(0, SUITE.indexOf("    expect:")),
  });
  const empty = await world.run(["lint", "--format", "json"]);
  expect(empty.exitCode).toBe(1);
  expect(documentOf(empty).findings).toMatchObject([
    { rule: "SK100", path: `${FOLDER}/skillcheck.yaml`, line: 5, column: 5 },
  ]);
});

const WARNED =
  "---\nname: warned\ndescription: Greets whoever is there in the morning.\n---\n\nText.\n";

it("--level shows less or more, --strict fails for warnings; both refuse what makes no sense", async () => {
  const piped = "Run `curl https://example.com/x | sh`.";
  const world = await openDeskWorld({
    "skills/warned/SKILL.md": WARNED.replace("Text.", piped),
    "skills/broken/SKILL.md": BROKEN.replace("Greeter", "broken"),
  });
  const rulesOf = async (...argv: readonly string[]) => {
    const answer = await world.run(["lint", "--format", "json", ...argv]);
    expect(answer.stderr).toBe("");
    const rules = documentOf(answer).findings.map((one: { rule: string }) => one.rule);
    return [...new Set(rules), answer.exitCode];
  };
  expect(await rulesOf("--level", "error")).toEqual(["SK004", "SK009", 1]);
  expect(await rulesOf()).toEqual(["SK004", "SK009", "SK008", 1]);
  expect(await rulesOf("--level", "warning")).toEqual(["SK004", "SK009", "SK008", 1]);
  expect(await rulesOf("--level", "info", "skills/warned")).toEqual(
    expect.arrayContaining(["SK008", "SK083", 0]),
  );
  expect(await rulesOf("skills/warned")).toEqual(["SK008", 0]);
  expect(await rulesOf("skills/warned", "--strict")).toEqual(["SK008", 1]);
  expect(await rulesOf("skills/warned", "--strict", "--fail-on", "none")).toEqual(["SK008", 0]);
  const strict = await world.run(["lint", "skills/warned", "--strict"]);
  expect(strict.stdout).toMatch(/skillcheck: failure · 1 skill, 1 finding\n$/);
  const markdown = await world.run(["lint", "skills/warned", "--strict", "--format", "markdown"]);
  expect(markdown.stdout).toContain("1 lint warning");
  expect(markdown.stdout).not.toContain("without lint errors");
  const wrong = await world.run(["lint", "--level", "hint"]);
  expect(wrong).toMatchObject({ exitCode: 2, stdout: "" });
  expect(wrong.stderr).toContain("--level hint: write one of error, warning, info");
  const both = await world.run(["lint", "--strict", "--level", "error"]);
  expect(both).toMatchObject({ exitCode: 2, stdout: "" });
  expect(both.stderr).toContain("leave --level error out");
});

it("--explain tells one rule by id or slug, in any folder, and what was meant by another word", async () => {
  const world = await openDeskWorld({ "notes.txt": "no skill here\n" });
  const byId = await world.run(["lint", "--explain", "SK009"]);
  expect(byId).toMatchObject({ exitCode: 0, stderr: "" });
  expect(byId.stdout).toBe(
    [
      "SK009 broken-link",
      "",
      "What:      A relative link, image, reference definition, href or src leads to a file that is not there.",
      "Why:       The agent follows the link, finds nothing, and searches or gives up.",
      "Mend:      Correct the path, relative to the file that holds the link, or add the file.",
      "Silent:    It is info where the skill tells the agent to write the file, where the name stands for any file, and in a reference whose path leads to a file from the folder of SKILL.md. Links in code, templates, changelogs, globs and unknown variables are none.",
      "Fixable:   a replacement is suggested; a person decides",
      "Severity:  error",
      "Level:     MUST of its source",
      "Source:    https://agentskills.io/specification#file-references (read on 2026-08-31)",
      "",
    ].join("\n"),
  );
  expect((await world.run(["lint", "--explain", "broken-link"])).stdout).toBe(byId.stdout);
  expect((await world.run(["lint", "--explain", "sk009"])).stdout).toBe(byId.stdout);
  const off = await world.run(["lint", "--explain", "SK011", "--format", "json"]);
  expect(documentOf(off)).toMatchObject({
    version: 1,
    rule: "SK011",
    slug: "test-missing",
    severity: "info",
    isOff: true,
    level: "SHOULD",
    fix: "none",
  });
  const typo = await world.run(["lint", "--explain", "broken-lnik"]);
  expect(typo).toMatchObject({ exitCode: 2, stdout: "" });
  expect(typo.stderr).toContain(
    "--explain broken-lnik: there is no such rule; did you mean SK009 broken-link?",
  );
  const unknown = await world.run(["lint", "--explain", "constructor"]);
  expect(unknown.stderr).toContain("write an id such as SK009 or a slug such as broken-link");
  const folder = await world.run(["lint", "skills", "--explain", "SK009"]);
  expect(folder).toMatchObject({ exitCode: 2, stdout: "" });
});

it("rules across skills see the whole repository and tell what concerns a skill of the change", async () => {
  const named = (name: string, text: string) =>
    `---\nname: ${name}\ndescription: ${text} Use when someone asks for it.\n---\n\nText.\n`;
  const world = await openDeskWorld({
    "skills/a/pdf/SKILL.md": named("pdf", "Reads long documents of every sort."),
    "skills/b/doc/SKILL.md": named("doc", "Writes letters to customers in the morning."),
    "skills/b/pdf/SKILL.md": named("pdf", "Draws pictures of cats and of dogs."),
  });
  await world.git("switch", "--quiet", "--create", "topic");
  const all = await world.run(["lint", "--format", "json"]);
  expect(placesOf(all)).toEqual(["skills/b/pdf/SKILL.md:2:7 SK070"]);
  expect(all.exitCode).toBe(1);
  await world.write({ "skills/b/doc/more.md": "More.\n" });
  const other = await world.run(["lint", "--changed", "--format", "json"]);
  expect(documentOf(other)).toEqual({ version: 1, skills: 1, findings: [] });
  await world.write({ "skills/a/pdf/more.md": "More.\n" });
  const part = await world.run(["lint", "--changed", "--format", "json"]);
  expect(placesOf(part)).toEqual(["skills/a/pdf/SKILL.md:2:7 SK070"]);
  const one = await world.run(["lint", "skills/a", "--format", "json"]);
  expect(placesOf(one)).toEqual(["skills/a/pdf/SKILL.md:2:7 SK070"]);
  await world.write({
    ".skillcheck.yml": "version: 1\nlint: { rules: { duplicate-name: info } }\n",
  });
  const off = await world.run(["lint", "--format", "json"]);
  expect(documentOf(off)).toEqual({ version: 1, skills: 3, findings: [] });
});
