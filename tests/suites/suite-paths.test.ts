import { describe, expect, it } from "vitest";
import { toProblemLine } from "../../src/model/problem.ts";
import type { TreeEntry, TreeMode } from "../../src/model/tree-entry.ts";
import { checkSuitePaths } from "../../src/suites/check-suite-paths.ts";
import { readPath } from "../../src/suites/suite-path.ts";
import { problemsOf, readGood, suiteWith } from "./read.ts";

const BELOW = "write a path below the folder of this file";

describe("FS-2 paths as written", () => {
  it.each([
    ["../../.git/config", "holds .."],
    ["evals/../../x", "holds .."],
    ["/etc/passwd", "is an absolute path"],
    ["~/x", "begins with ~"],
    ["C:/x", "begins with a drive letter"],
    ["a\\b", "holds a backslash"],
    ["a\0b", "holds a NUL character"],
    ["  ", "is an empty path"],
    [".git/config", "leads into .git"],
    ["evals/.GIT/hooks", "leads into .git"],
    [`evals/${"é".repeat(128)}`, "has a name of 256 bytes"],
  ])("FS-2 refuses %j", (written, what) => {
    expect(readPath(written)).toMatchObject({ kind: "refused", what });
  });

  it.each([
    ["./evals//fixtures/", "evals/fixtures"],
    [".", "."],
    ["..a/b..", "..a/b.."],
    [`evals/${"é".repeat(127)}`, `evals/${"é".repeat(127)}`],
  ])("accepts %j", (written, path) => {
    expect(readPath(written)).toEqual({ kind: "path", path });
  });

  it("FS-2 holds for skill, from, files and {file: …}, at the place of the path", () => {
    const text = suiteWith({
      top: "skill: ../x",
      test: "    prompt: { file: /p }\n    workspace: { from: ~, files: { ../w: x } }",
      expect: "      - contains: { file: ../c }",
    });
    expect(problemsOf(text)).toEqual([
      `2:8 skill: holds ..: ${BELOW}`,
      `5:21 tests[0].prompt.file: is an absolute path: ${BELOW}`,
      "6:24 tests[0].workspace.from: is empty: write a text",
      `6:36 tests[0].workspace.files["../w"]: holds ..: ${BELOW}`,
      `8:27 tests[0].expect[0].contains.file: holds ..: ${BELOW}`,
    ]);
  });

  it("refuses a fixture that holds the skill itself: nothing of the skill would be left", () => {
    for (const from of [".", "./"]) {
      expect(
        problemsOf(suiteWith({ test: `    prompt: x\n    workspace: { from: ${from} }` })),
      ).toEqual([
        "5:24 tests[0].workspace.from: holds the skill itself: name a folder below evals/",
      ]);
    }
  });
});

const entry = (path: string, mode: TreeMode = "100644"): TreeEntry => ({ path, mode, size: 1 });
const TREE = [
  entry("skills/x/SKILL.md"),
  entry("skills/x/evals/f/a.txt"),
  entry("skills/x/evals/f/run.sh", "100755"),
  entry("skills/x/evals/linked/link", "120000"),
  entry("skills/x/evals/module", "160000"),
  entry("skills/x/evals/twins/A.md"),
  entry("skills/x/evals/twins/a.md"),
  entry("skills/x/evals/way", "120000"),
];

function pathProblems(from: string, tree: readonly TreeEntry[] = TREE): readonly string[] {
  const text = suiteWith({ test: `    prompt: x\n    workspace: { from: ${from} }` });
  return checkSuitePaths(readGood(text), tree).map(toProblemLine);
}
const AT = "skills/x/skillcheck.yaml:5:24 tests[0].workspace.from:";

describe("FS-2 paths in the tree", () => {
  it("FS-2 accepts files and executables", () => {
    expect(pathProblems("evals/f")).toEqual([]);
  });

  it("FS-2 refuses symbolic links, submodules, twins that differ in case, and what is missing", () => {
    expect(pathProblems("evals/linked")).toEqual([
      `${AT} skills/x/evals/linked/link is a symbolic link: copy the files in`,
    ]);
    expect(pathProblems("evals/way")).toEqual([
      `${AT} skills/x/evals/way is a symbolic link: copy the files in`,
    ]);
    expect(pathProblems("evals/way/on")).toEqual([
      `${AT} skills/x/evals/way is a symbolic link: copy the files in`,
    ]);
    expect(pathProblems("evals/module")).toEqual([
      `${AT} skills/x/evals/module is a submodule: copy the files in`,
    ]);
    expect(pathProblems("evals/twins")).toEqual([
      `${AT} skills/x/evals/twins/A.md and skills/x/evals/twins/a.md differ only in case: rename one of them`,
    ]);
    expect(pathProblems("evals/none")).toEqual([
      `${AT} is a folder that does not exist: paths begin at this file's folder, and only tracked files count`,
    ]);
    expect(pathProblems("evals/f/a.txt")).toEqual([
      `${AT} is a file: name a folder, or write its text under \`files\``,
    ]);
  });

  it("FS-2 a link skills/x/link that leads to /proc/self/environ", () => {
    const tree = [entry("skills/x/SKILL.md"), entry("skills/x/link", "120000")];
    expect(pathProblems("link", tree)).toEqual([
      `${AT} skills/x/link is a symbolic link: copy the files in`,
    ]);
  });

  it("asks for a SKILL.md where `skill` points", () => {
    const good = readGood(suiteWith({ top: "skill: skills/x" }), "skillcheck.yaml");
    expect(checkSuitePaths(good, TREE)).toEqual([]);
    const wrong = readGood(suiteWith({ top: "skill: skills/y" }), "skillcheck.yaml");
    expect(checkSuitePaths(wrong, TREE).map(toProblemLine)).toEqual([
      "skillcheck.yaml:2:8 skill: no SKILL.md in skills/y: write the folder of a skill",
    ]);
  });
});

it("FS-2 refuses files of the workspace that cannot lie beside one another", () => {
  const files = (written: string) =>
    problemsOf(suiteWith({ top: `workspace: { files: ${written} }` }));
  const at = (column: number, name: string) => `2:${column} workspace.files${name}:`;
  expect(files("{ A.md: x, b.md: x, a.md: x }")).toEqual([
    `${at(41, '["a.md"]')} A.md and a.md differ only in case: rename one of them`,
  ]);
  expect(files("{ a.md: x, ./a.md: x }")).toEqual([
    `${at(32, '["./a.md"]')} a.md is written twice: keep one of them`,
  ]);
  expect(files("{ a/B: x, a: x, A/b/c: x }")).toEqual([
    `${at(31, ".a")} a is a file, so a/B cannot lie in it: rename one of them`,
    `${at(37, '["A/b/c"]')} a is a file, so A/b/c cannot lie in it: rename one of them`,
  ]);
  expect(files("{ a/b: x, a/c: x, ab: x, a.b: x }")).toEqual([]);
  expect(files("{ dir/A: x, DIR/b: x, ./DIR/c: x }")).toEqual([
    `${at(33, '["DIR/b"]')} dir and DIR differ only in case: rename one of them`,
    `${at(43, '["./DIR/c"]')} dir and DIR differ only in case: rename one of them`,
  ]);
  expect(files('{ "\u00e9": x, "e\u0301": x, straße: x, STRASSE: x }')).toEqual([
    `${at(31, '["e\u0301"]')} \u00e9 and e\u0301 differ only in how letters are composed: rename one of them`,
    `${at(51, ".STRASSE")} straße and STRASSE differ only in case: rename one of them`,
  ]);
  expect(files("{ .: x }")).toEqual([
    `${at(23, '["."]')} is the workspace itself: write the path of a file in it`,
  ]);
  const inTest = suiteWith({ test: "    prompt: x\n    workspace: { files: { x: a, X: b } }" });
  expect(problemsOf(inTest)).toEqual([
    "5:33 tests[0].workspace.files.X: x and X differ only in case: rename one of them",
  ]);
  const many = Array.from({ length: 9_000 }, (_, number) => `f${number}/g: x`).join(", ");
  expect(files(`{ ${many} }`)).toEqual([]);
});
