import { expect, it } from "vitest";
import { toContentDigest, toTreeDigest } from "../../src/model/tree-digest.ts";
import { readSkill } from "../../src/skills/read-skill.ts";
import { type MemoryFile, memoryFiles } from "./memory-files.ts";

const TOP = "---\nname: pdf\ndescription: Fills forms. Use when asked.\n---\n# Title\n";

interface Asked {
  readonly folder?: string;
  readonly namedPaths?: readonly string[];
  readonly folders?: readonly string[];
}

async function read(tree: Readonly<Record<string, MemoryFile>>, asked: Asked = {}) {
  const { folder = "pdf", namedPaths = [] } = asked;
  const folders = new Set(asked.folders ?? [folder]);
  const files = memoryFiles(tree);
  return readSkill({ folder, folders, namedPaths, entries: await files.list(), files });
}

async function readPaths(...given: Parameters<typeof read>): Promise<readonly string[]> {
  const reading = await read(...given);
  if (reading.kind !== "skill") throw new Error(reading.kind);
  return reading.skill.files.map(({ path }) => path);
}

it("gives name, files and digest", async () => {
  const script = { mode: "100755", text: "#!/bin/sh\r\n" } as const;
  const reading = await read({ "pdf/SKILL.md": TOP, "pdf/scripts/run.sh": script, "x.md": "x" });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const skillMd = await toContentDigest(bytes(TOP));
  const run = await toContentDigest(bytes("#!/bin/sh\n"));
  expect(reading).toEqual({
    kind: "skill",
    skill: {
      folder: "pdf",
      name: "pdf",
      files: [
        { path: "SKILL.md", mode: "100644", size: TOP.length, sha256: skillMd },
        { path: "scripts/run.sh", mode: "100755", size: 11, sha256: run },
      ],
      digest: await toTreeDigest([
        { path: "SKILL.md", mode: "100644", sha256: skillMd },
        { path: "scripts/run.sh", mode: "100755", sha256: run },
      ]),
    },
  });
});

it("SB-1: keeps suites, evals, recordings, results and named paths out (suite.md §3)", async () => {
  const tree = {
    "pdf/SKILL.md": TOP,
    "pdf/skillcheck.yaml": "version: 1",
    "pdf/skillcheck.yml": "version: 1",
    "pdf/eval.yaml": "tasks: []",
    "pdf/evals/evals.json": "{}",
    "pdf/evals/fixtures/a/b.txt": "b",
    "pdf/.skillcheck/cassettes/x.json": "{}",
    "pdf/skillcheck-report.json": "{}",
    "pdf/test.py": "import skillcheck\n",
    "pdf/test_forms.py": "def test_x(run_skill): pass\n",
    "pdf/test_helper.py": "print('ships with the skill')\n",
    "pdf/fixtures/in.pdf": "named by the suite",
    "pdf/grader.mjs": "named by the suite",
    "pdf/references/evals/a.md": "not the evals folder",
    "pdf/references/skillcheck.yaml": "an example that ships",
  };
  expect(await readPaths(tree, { namedPaths: ["pdf/fixtures", "pdf/grader.mjs"] })).toEqual([
    "SKILL.md",
    "references/evals/a.md",
    "references/skillcheck.yaml",
    "test_helper.py",
  ]);
});

it("leaves a nested skill its files", async () => {
  const tree = { "pdf/SKILL.md": TOP, "pdf/inner/SKILL.md": TOP, "pdf/inner/a.md": "a" };
  const folders = ["pdf", "pdf/inner"];
  expect(await readPaths(tree, { folders })).toEqual(["SKILL.md"]);
  expect(await readPaths(tree, { folder: "pdf/inner", folders })).toEqual(["SKILL.md", "a.md"]);
});

it("reads a skill at the root", async () => {
  const tree = { "SKILL.md": TOP, "a.md": "a", ".skillcheck.yml": "version: 1" };
  expect(await readPaths(tree, { folder: "." })).toEqual(["SKILL.md", "a.md"]);
});

it("takes the folder's name when the front matter gives none", async () => {
  for (const top of ["# no front matter\n", "---\nname: 2024\n---\n", "---\nname: a: b\n---\n"]) {
    const reading = await read({ "pdf/SKILL.md": top });
    expect(reading.kind === "skill" && reading.skill.name).toBe("pdf");
  }
});

it("has the same digest with CRLF, another with another mode or name", async () => {
  const digest = async (tree: Readonly<Record<string, MemoryFile>>) => {
    const reading = await read(tree);
    return reading.kind === "skill" ? reading.skill.digest : "";
  };
  const plain = await digest({ "pdf/SKILL.md": TOP, "pdf/a.sh": "x\n" });
  expect(await digest({ "pdf/SKILL.md": TOP.replaceAll("\n", "\r\n"), "pdf/a.sh": "x\r\n" })).toBe(
    plain,
  );
  const executable = { mode: "100755", text: "x\n" } as const;
  expect(await digest({ "pdf/SKILL.md": TOP, "pdf/a.sh": executable })).not.toBe(plain);
  expect(await digest({ "pdf/SKILL.md": TOP, "pdf/b.sh": "x\n" })).not.toBe(plain);
});

it("counts a link with its target as content, and does not follow it", async () => {
  const reading = await read({
    "pdf/SKILL.md": TOP,
    "pdf/a.md": { link: "../secret" },
    secret: "x",
  });
  const sha256 = await toContentDigest(new TextEncoder().encode("../secret"));
  expect(reading.kind === "skill" && reading.skill.files[1]).toEqual({
    path: "a.md",
    mode: "120000",
    size: 9,
    sha256,
  });
});

it("refuses a SKILL.md that is a link and a submodule", async () => {
  expect(await read({ "pdf/SKILL.md": { link: "../x" } })).toEqual({
    kind: "not-copied",
    path: "pdf/SKILL.md",
    what: "SKILL.md is a symbolic link, which agents and installers do not follow",
    remedy: "put the file itself there",
  });
  const submodule = { mode: "160000", text: "" } as const;
  expect(await read({ "pdf/SKILL.md": TOP, "pdf/lib": submodule })).toEqual({
    kind: "not-copied",
    path: "pdf/lib",
    what: "a submodule lies in the skill; its files are not in this tree",
    remedy: "copy its files in, or move it out of the skill's folder",
  });
});

it("FS-1 reads nothing of a skill over a limit, and says the number", async () => {
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`pdf/${at}.txt`, "x"]));
  const reading = await read({ "pdf/SKILL.md": TOP, ...files });
  expect(reading).toEqual({
    kind: "over-limit",
    exceeded: [
      {
        path: "pdf/SKILL.md",
        what: "files in the skill",
        found: 501,
        limit: 500,
        line: 1,
        column: 1,
      },
    ],
  });
  const evals = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`pdf/evals/${at}.txt`, "x"]),
  );
  expect((await read({ "pdf/SKILL.md": TOP, ...evals })).kind).toBe("skill");
});

it("FS-1 refuses a front matter over a limit of YAML", async () => {
  const bomb = `---\nname: pdf\na: ${"[".repeat(5000)}\n---\n`;
  const reading = await read({ "pdf/SKILL.md": bomb });
  expect(reading).toEqual({
    kind: "over-limit",
    exceeded: [
      {
        path: "pdf/SKILL.md",
        what: "levels of YAML nesting",
        found: 33,
        limit: 32,
        line: 3,
        column: 36,
      },
    ],
  });
});
