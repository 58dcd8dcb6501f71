import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { toLintSchema } from "../../src/app/to-report-schema.ts";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const GREETER = "skills/greeter/SKILL.md";
const front =
  "---\nname: greeter\ndescription: Greets. Use when someone wants a greeting.\n---\n\n";
const fits = new Ajv2020({ strict: false }).compile(toLintSchema() as object);

/** The findings of a document that fits the published schema. */
function findingsOf(stdout: string) {
  const document = JSON.parse(stdout);
  fits(document);
  expect(fits.errors ?? []).toEqual([]);
  return document.findings;
}

it("lints the text of stdin in the place of a file, with ranges and what --fix would write", async () => {
  const world = await openDeskWorld({
    ...skill("skills/other", { more: "\nSee [it](broken.md).\n" }),
    [GREETER]: `${front}Sound.\n`,
    "skills/greeter/references/Words.md": "# Words\n",
    "skills/greeter/notes.md": "See [it](also-broken.md).\n",
  });
  const text = `${front}See [notes](notes.md).\n\nSee [x](references/x.md), [words](references/words.md).\n`;
  const argv = ["lint", "--stdin-filename", GREETER, "--format", "json"];
  const answer = await world.run(argv, { stdin: text });
  expect(answer).toMatchObject({ exitCode: 1, stderr: "" });
  expect(findingsOf(answer.stdout)).toEqual([
    expect.objectContaining({
      rule: "SK009",
      path: GREETER,
      line: 8,
      column: 9,
      endLine: 8,
      endColumn: 24,
    }),
    expect.objectContaining({
      rule: "SK030",
      path: GREETER,
      line: 8,
      column: 35,
      endLine: 8,
      endColumn: 54,
      replacements: [
        { line: 8, column: 35, endLine: 8, endColumn: 54, text: "references/Words.md" },
      ],
    }),
  ]);
  expect(await world.read(GREETER)).toBe(`${front}Sound.\n`);
  // From another folder, by an absolute path, and with the line shown.
  const absolute = `${world.repository}/${GREETER}`;
  const pretty = await world.run(["lint", "--stdin-filename", absolute, "--format", "pretty"], {
    stdin: text,
    cwd: "skills/other",
  });
  expect(pretty.stdout).toContain(" --> ../../skills/greeter/SKILL.md:8:9\n");
  expect(pretty.stdout).toContain("8 | See [x](references/x.md), [words](references/words.md).");
});

it("knows a file that is not there yet, and finds nothing in one of no skill", async () => {
  const world = await openDeskWorld({
    ...skill("skills/a"),
    "skills/b/x.txt": "",
    "docs/x.md": "",
  });
  const look = (path: string, stdin: string) =>
    world.run(["lint", "--stdin-filename", path, "--format", "json"], { stdin });
  const fresh = await look("skills/b/SKILL.md", front);
  expect(findingsOf(fresh.stdout)).toMatchObject([{ rule: "SK005", path: "skills/b/SKILL.md" }]);
  const other = await look("docs/x.md", "See [it](broken.md).\n");
  expect(other).toMatchObject({ exitCode: 0, stderr: "" });
  expect(JSON.parse(other.stdout)).toEqual({ version: 1, skills: 0, findings: [] });
});

it("refuses a file outside of the root, a folder, too long a text, and other files beside it", async () => {
  const world = await openDeskWorld(skill("skills/a"));
  const refuse = async (argv: readonly string[], stdin: string | Uint8Array = "") => {
    const answer = await world.run(["lint", "--stdin-filename", ...argv], { stdin });
    expect(answer).toMatchObject({ exitCode: 2, stdout: "" });
    return answer.stderr;
  };
  expect(await refuse(["../SKILL.md"])).toBe(
    `skillcheck: --stdin-filename ../SKILL.md: lies outside of ${world.repository}\n`,
  );
  expect(await refuse(["skills/a"])).toBe(
    "skillcheck: skills/a: is no file; name the file that stdin stands for\n",
  );
  expect(await refuse(["none/SKILL.md"])).toBe(
    "skillcheck: none/SKILL.md: its folder is not there; make it first\n",
  );
  expect(await refuse(["skills/a/SKILL.md"], new Uint8Array(1024 * 1024 + 1))).toBe(
    "skillcheck: --stdin-filename: more than 1048576 bytes came on stdin\n",
  );
  expect(await refuse(["skills/a/SKILL.md", "skills/a"])).toContain("leave skills/a out");
  expect(await refuse(["skills/a/SKILL.md", "--fix"])).toContain("leave --fix out");
});
