import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const BROKEN =
  "---\nname: greeter\ndescription: Greets. Use when someone wants a greeting.\n---\n\nSee [the\twords](words.md).\n";

it("--format json is whole on a pipe, however long it is", async () => {
  const folders = Array.from({ length: 150 }, (_, at) => `skills/s${at}`);
  const world = await openDeskWorld(
    Object.fromEntries(
      folders.map((folder) => [
        `${folder}/SKILL.md`,
        BROKEN.replace("greeter", folder.slice("skills/".length)).replace(
          "See",
          `${"[x](references/x.md)\n\n".repeat(3)}See`,
        ),
      ]),
    ),
  );
  // The first command of a test file runs in a process of its own, whose stdout is a pipe.
  const answer = await world.run(["lint", "--format", "json"]);
  expect(answer.stdout.length).toBeGreaterThan(2 * 65_536);
  const { findings } = JSON.parse(answer.stdout);
  expect(findings.filter((one: { rule: string }) => one.rule === "SK009")).toHaveLength(600);
  expect(answer.exitCode).toBe(1);
});

it("a thousand skills, which threads look at, give what one gives: also what is wrong among them", async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `s${at}`);
  const top = (name: string, at: number, above = "") =>
    `---\nname: ${name}\n${above}description: Sorts mail ${at} by sender. Use when asked to.\n---\n`;
  const silenced = "# skillcheck-disable SK071\n";
  const overlapping =
    "description: Weighs parcels before they leave. Use when a parcel leaves.\n---\n";
  const world = await openDeskWorld({
    ...Object.fromEntries(
      names.map((name, at) => [
        `pack-${at}/${name}/SKILL.md`,
        top(at === 300 ? "s7" : name, at) + (at === 301 ? "[a](gone.md)\n" : ""),
      ]),
    ),
    "post/a/SKILL.md": `---\nname: a\n${overlapping}`,
    "post/b/SKILL.md": `---\nname: b\n${overlapping.replace("Weighs", "Now weighs")}`,
    "post/c/SKILL.md": `---\nname: c\n${silenced}${overlapping.replace("Weighs", "Well, weighs")}`,
  });
  const answer = await world.run(["lint", "--format", "json"]);
  const { skills, findings } = JSON.parse(answer.stdout);
  expect(skills).toBe(1003);
  expect(
    findings.map(({ rule, path, line }: { rule: string; path: string; line: number }) => {
      return `${rule} ${path}:${line}`;
    }),
  ).toEqual([
    "SK009 pack-301/s301/SKILL.md:5",
    "SK005 pack-300/s300/SKILL.md:2",
    "SK071 post/b/SKILL.md:3",
  ]);
  expect(answer.exitCode).toBe(1);
});

it("--format pretty shows the line, with what is meant marked, and colour only when asked", async () => {
  const world = await openDeskWorld({
    "skills/greeter/SKILL.md": BROKEN,
    ...skill("skills/sound"),
  });
  const answer = await world.run(["lint", "--format", "pretty"]);
  const [first = ""] = answer.stdout.split("\n\n").filter((part) => part.includes("SK009"));
  expect(first.split("\n")).toEqual([
    expect.stringMatching(/^error SK009 broken-link: .*words\.md.*\.$/),
    " --> skills/greeter/SKILL.md:6:17",
    "  |",
    "6 | See [the    words](words.md).",
    "  |                    ^^^^^^^^",
  ]);
  expect(answer.stdout).toMatch(/skillcheck: failure · 2 skills, 1 finding\n$/);
  const coloured = await world.run(["lint", "--format", "pretty"], { env: { FORCE_COLOR: "1" } });
  expect(coloured.stdout).toContain("\u001b[31m^^^^^^^^\u001b[39m");
});

it("no control character of a file, and no secret, reaches the terminal by its line", async () => {
  const key = `ghp_${"aB3dE5gH7jK9mN1pQ2rS".repeat(2).slice(0, 36)}`;
  const world = await openDeskWorld({
    "skills/greeter/SKILL.md": BROKEN.replace(
      "See",
      `The token is ${key}.\n\n\u001b]8;;https://evil.example\u0007See`,
    ),
  });
  const answer = await world.run(["lint", "--format", "pretty", "--level", "info"]);
  expect(answer.stdout).toContain("SK081");
  expect(answer.stdout).not.toContain(key);
  expect(answer.stdout).toContain("\\u{001B}]8;;https://evil.example\\u{0007}See");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  expect(answer.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

it("--format sarif names the rules with how to mend them, and the range", async () => {
  const world = await openDeskWorld({ "skills/greeter/SKILL.md": BROKEN });
  const answer = await world.run(["lint", "--format", "sarif"]);
  const [run] = JSON.parse(answer.stdout).runs;
  expect(run.tool.driver.rules).toMatchObject([
    { id: "SK009", name: "broken-link", help: { text: expect.stringContaining("How to mend it") } },
  ]);
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "skills/greeter/SKILL.md", uriBaseId: "%SRCROOT%" },
    region: { startLine: 6, startColumn: 17, endColumn: 25 },
  });
  expect(run.invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 1 });
});
