import { expect, it } from "vitest";
import type { FileContent } from "../../src/model/tree-entry.ts";
import { textFilePaths } from "../../src/suites/text-file.ts";
import { bytesOf, fileOf } from "../cassettes/make-cassette.ts";
import { problemsOf, readGood, suiteWith } from "./read.ts";

const suite = (user: string, more = "") =>
  suiteWith({ test: `    prompt: x\n${more}    user: ${user}` });

const texts: ReadonlyMap<string, FileContent> = new Map([
  ["skills/x/evals/brief.md", fileOf("You are a maintainer.\n")],
]);

const written = (user: string) =>
  readGood(suite(user), "skills/x/skillcheck.yaml", texts).suite.tests[0]?.answers;
const brief = (more: object = {}) => ({
  kind: "user",
  brief: "You are a maintainer.",
  model: null,
  provider: null,
  ...more,
});

it.each([
  ["You are a maintainer.", brief()],
  ["{ file: evals/brief.md }", brief()],
  ["{ brief: You are a maintainer. }", brief()],
  ["{ brief: { file: evals/brief.md }, model: gpt-5.4 }", brief({ model: "gpt-5.4" })],
  [
    "{ brief: You are a maintainer., model: m, provider: openai-chat }",
    brief({ model: "m", provider: "openai-chat" }),
  ],
])("user: %s", (user, wanted) => {
  expect(written(user)).toEqual(wanted);
});

it("a file with a brief is a named path, and is read", () => {
  const { written } = readGood(
    suite("{ file: evals/brief.md }"),
    "skills/x/skillcheck.yaml",
    texts,
  );
  expect(written.namedPaths.map(({ kind, path }) => [kind, path])).toEqual([
    ["text", "skills/x/evals/brief.md"],
  ]);
  expect(textFilePaths({ tests: [{ user: { brief: { file: "b.md" } } }] }, "s")).toEqual([
    "s/b.md",
  ]);
});

const blank: ReadonlyMap<string, FileContent> = new Map([
  ["blank.md", { kind: "file", bytes: bytesOf("\n"), digest: "" } as FileContent],
]);

it.each([
  ["''", "5:11 user: is empty: write a text"],
  ["' '", "5:11 user: is empty: write who the user is"],
  ["{ file: blank.md }", "5:11 user: is empty: write who the user is"],
  [
    "{ file: gone.md }",
    "5:19 user.file: is a file that does not exist: paths begin at this file's folder",
  ],
  ["5", '5:11 user: is 5: write a text or a map (as a text: "5")'],
  ["[x]", "5:11 user: is a list: write a text or a map"],
  ["{ model: m }", "5:11 user.brief: is missing: write a text or a map"],
  ["{ brief: b, model: [m] }", "5:30 user.model: is a list: write a text"],
  [
    "{ brief: b, modell: m }",
    "5:23 user.modell: is not a key that can stand here: did you mean `model`?",
  ],
  [
    "{ brief: b, provider: mistral }",
    '5:33 user.provider: is the text "mistral": write anthropic, openai, openai-chat, gemini',
  ],
])("user: %s is refused", (user, wanted) => {
  expect(problemsOf(suite(user), blank)).toEqual([wanted.replace(/ user/, " tests[0].user")]);
});

it("stands neither beside answers nor beside steps", () => {
  expect(problemsOf(suite("b", "    answers: [y]\n"))).toEqual([
    "6:5 tests[0].user: cannot stand beside `answers`: list what is said, or let a model play the user",
  ]);
  const steps = suiteWith({ test: "    steps: [{ prompt: x }]\n    user: b" });
  expect(problemsOf(steps)).toEqual([
    "5:5 tests[0].user: cannot stand beside `steps`: write every user turn as a step",
  ]);
});
