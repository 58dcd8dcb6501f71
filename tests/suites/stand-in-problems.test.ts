import { expect, it } from "vitest";
import { problemsOf, suiteWith } from "./read.ts";
import { inSuite } from "./stand-in-suite.ts";

const NAME =
  "is no name of a command: write what stands on PATH, such as gh: letters, digits and . _ + -, at most 64";
const BUILT_IN =
  "is built into shells, which would never ask for a stand-in: its calls could not be seen: stand in for another command";
const SHELL =
  "is a shell: every agent runs its commands in one, so the run could not do anything: stand in for another command";

it.each<[string, string]>([
  ["../x", `3:3 fakes["../x"]: ${NAME}`],
  ["a/b", `3:3 fakes["a/b"]: ${NAME}`],
  [".socket", `3:3 fakes[".socket"]: ${NAME}`],
  ["-x", `3:3 fakes.-x: ${NAME}`],
  ["'a b'", `3:3 fakes["a b"]: ${NAME}`],
  ["'é'", `3:3 fakes["é"]: ${NAME}`],
  ['"a\\nb"', `3:3 fakes["a\\nb"]: ${NAME}`],
  ["x".repeat(65), `3:3 fakes.${"x".repeat(60)}: ${NAME}`],
  ["sh", `3:3 fakes.sh: ${SHELL}`],
  ["bash", `3:3 fakes.bash: ${SHELL}`],
  [
    "node",
    "3:3 fakes.node: runs agents and the stand-ins themselves, so the run could not do anything: stand in for another command",
  ],
  [
    "env",
    "3:3 fakes.env: starts scripts by their first line, agents among them, so the run could not do anything: stand in for another command",
  ],
  [
    "git",
    "3:3 fakes.git: stays real in every run: forges are out of its reach, and committed, commits and branch see what it did: stand in for another command",
  ],
  [
    "rg",
    "3:3 fakes.rg: is how agents search files, so the run could not do anything: stand in for another command",
  ],
  ["echo", `3:3 fakes.echo: ${BUILT_IN}`],
  ["cd", `3:3 fakes.cd: ${BUILT_IN}`],
  ["if", `3:3 fakes.if: ${BUILT_IN}`],
])("refuses the command %s", (command, problem) => {
  expect(problemsOf(inSuite(`${command}: {}`))).toEqual([problem]);
});

it.each(["gh", "curl", "kubectl", "docker-compose", "g++", "python3.12", "7z", "npm"])(
  "accepts the command %s",
  (command) => {
    expect(problemsOf(inSuite(`${command}: {}`))).toEqual([]);
  },
);

it.each<[string, string]>([
  ["tool: text", '3:9 fakes.tool: is the text "text": write a map'],
  ["tool: [a]", "3:9 fakes.tool: is a list: write a map"],
  ["tool:", "3:8 fakes.tool: is empty: write a map"],
  ["tool: { a: 1 }", '3:14 fakes.tool.a: is 1: write a text or a map or a list (as a text: "1")'],
  ["tool: { a: [] }", "3:14 fakes.tool.a: is empty: write at least one"],
  ["tool: { a: [1] }", '3:15 fakes.tool.a[0]: is 1: write a text or a map (as a text: "1")'],
  [
    "tool: { a: { stdot: x } }",
    "3:16 fakes.tool.a.stdot: is not a key that can stand here: did you mean `stdout`?",
  ],
  ["tool: { a: { exit: 256 } }", "3:22 fakes.tool.a.exit: is 256: write at most 255"],
  ["tool: { a: { exit: '1' } }", '3:22 fakes.tool.a.exit: is the text "1": write a number'],
  [
    "tool: { a: { file: f, exit: 1 } }",
    "3:14 fakes.tool.a: has `file` beside other keys: write {file: path} as the value of one of them",
  ],
  [
    "tool: { a: { writes: { ../x: y } } }",
    '3:26 fakes.tool.a.writes["../x"]: holds ..: write a path below the folder of this file',
  ],
  [
    "tool: { a: { writes: { /x: y } } }",
    '3:26 fakes.tool.a.writes["/x"]: is an absolute path: write a path below the folder of this file',
  ],
  [
    "tool: { a: { writes: { .git/config: y } } }",
    '3:26 fakes.tool.a.writes[".git/config"]: leads into .git: name files of the work tree',
  ],
  [
    "tool: { a: { writes: { x/: y } } }",
    '3:26 fakes.tool.a.writes["x/"]: is a folder: write the path of a file',
  ],
  [
    "tool: { '(?=x)': y }",
    '3:11 fakes.tool["(?=x)"]: look-ahead is not part of RE2: use all / not: two checks, one of them under not',
  ],
  [
    "tool: { '(': y }",
    '3:11 fakes.tool["("]: missing closing ) at `(`: close the group, or write `\\(` for the character',
  ],
  [
    `tool: { '${"x".repeat(1001)}': y }`,
    `3:11 fakes.tool.${"x".repeat(60)}: the pattern has 1001 bytes, at most 1000 are allowed: split it with any or all`,
  ],
  ["tool: { '': y }", '3:11 fakes.tool[""]: the pattern is empty: write what must be found'],
  // The long form, and what is nearly it.
  [
    "tool: { comands: { a: b } }",
    "3:11 fakes.tool.comands: is not a key that can stand here: did you mean `commands`?",
  ],
  [
    "gh: { repo: { a/b: {} } }",
    "3:9 fakes.gh.repo: is not a key that can stand here: did you mean `repos`?",
  ],
  [
    "tool: { commands: {}, mach: exact }",
    "3:25 fakes.tool.mach: is not a key that can stand here: did you mean `match`?",
  ],
  [
    "tool: { repos: {} }",
    "3:11 fakes.tool.repos: is the grammar of gh: write patterns and answers under `commands`",
  ],
  [
    "gh: { urls: {} }",
    "3:9 fakes.gh.urls: is the grammar of curl: write patterns and answers under `commands`",
  ],
  [
    "tool: { match: exact }",
    "3:11 fakes.tool.match: has no patterns beside it: write `commands`, or remove it",
  ],
  [
    "gh: { match: exact, repos: {} }",
    "3:9 fakes.gh.match: has no patterns beside it: write `commands`, or remove it",
  ],
  [
    "tool: { commands: {}, match: begin }",
    '3:32 fakes.tool.match: is the text "begin": write exact, prefix, search',
  ],
  [
    "gh: { repos: { x: {} } }",
    "3:18 fakes.gh.repos.x: is no name of a repository: write owner/name",
  ],
  ["gh: { repos: { a/b: x } }", '3:23 fakes.gh.repos["a/b"]: is the text "x": write a map'],
  [
    "gh: { repos: { a/b: { c: .nan } } }",
    '3:28 fakes.gh.repos["a/b"].c: is NaN: write a text or a number or true or false or nothing or a list or a map (as a text: "NaN")',
  ],
  [
    "curl: { urls: { a: { body: x, stauts: 1 } } }",
    "3:33 fakes.curl.urls.a.stauts: is not a key that can stand here: did you mean `status`?",
  ],
  [
    "curl: { urls: { a: { status: 99 } } }",
    "3:32 fakes.curl.urls.a.status: is 99: write at least 100",
  ],
  [
    "curl: { urls: { a: { headers: { 'x y': z } } } }",
    '3:35 fakes.curl.urls.a.headers["x y"]: is no name of a header: write letters, digits and -',
  ],
  [
    'curl: { urls: { a: { headers: { x: "a\\nb" } } } }',
    "3:38 fakes.curl.urls.a.headers.x: holds a line end: write one line",
  ],
  [
    "tool: { script: ../x }",
    "3:19 fakes.tool.script: holds ..: write a path below the folder of this file",
  ],
  [
    "tool: { script: x, commands: {} }",
    "3:22 fakes.tool.commands: cannot stand beside `script`: remove it: the script answers every call itself",
  ],
  [
    "tool: { script: missing }",
    "3:19 fakes.tool.script: is a file that does not exist: paths begin at this file's folder",
  ],
  [
    "tool: { a: { file: missing } }",
    "3:22 fakes.tool.a.file: is a file that does not exist: paths begin at this file's folder",
  ],
])("%s", (fakes, problem) => {
  expect(problemsOf(inSuite(fakes))).toEqual([problem]);
});

it("says all of them at once, those of other keys too", () => {
  const text = suiteWith({
    top: "smaples: 3\nfakes: { git: {}, tool: { a: 1, b: { exit: -1 } } }",
    test: "    promt: x\n    fakes: { gh: { repos: { x: {} } }, sh: { '(': y } }",
  });
  expect(problemsOf(text).map((line) => line.replace(/: .*/, ""))).toEqual([
    "2:1 smaples",
    "3:10 fakes.git",
    "3:30 fakes.tool.a",
    "3:44 fakes.tool.b.exit",
    "5:5 tests[0].prompt",
    "6:5 tests[0].promt",
    "7:29 tests[0].fakes.gh.repos.x",
    "7:40 tests[0].fakes.sh",
    '7:46 tests[0].fakes.sh["("]',
  ]);
});

it("knows fakes in a test and in the suite alone", () => {
  expect(problemsOf(suiteWith({ expect: "      - fakes: {}" }))).toEqual([
    "6:9 tests[0].expect[0].fakes: does not belong here: write it at the top of the file",
  ]);
});
