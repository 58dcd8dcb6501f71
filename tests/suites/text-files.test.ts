import { describe, expect, it } from "vitest";
import { toFileContent } from "../../src/host/file-content.ts";
import type { FileContent } from "../../src/model/tree-entry.ts";
import { suiteTextFiles } from "../../src/suites/read-suite.ts";
import { problemsOf, readGood, suiteWith } from "./read.ts";

const bytes = (text: string): FileContent => toFileContent(new TextEncoder().encode(text));

describe("texts from files", () => {
  const text = suiteWith({
    test: [
      "    prompt: { file: evals/prompt.md }",
      "    workspace: { files: { a.txt: { file: evals/a.txt }, file: plain } }",
    ].join("\n"),
    expect: "      - file_contains: { path: out, text: { file: evals/want.txt } }",
  });

  it("are listed before the suite is read", () => {
    expect(suiteTextFiles(text, "skills/x/skillcheck.yaml")).toEqual([
      "skills/x/evals/a.txt",
      "skills/x/evals/prompt.md",
      "skills/x/evals/want.txt",
    ]);
    expect(suiteTextFiles("[", "s.yaml")).toEqual([]);
  });

  it("are put in their places; only a workspace file keeps its last line end", () => {
    const { suite } = readGood(
      text,
      "skills/x/skillcheck.yaml",
      new Map([
        ["skills/x/evals/a.txt", bytes("a\n")],
        ["skills/x/evals/prompt.md", bytes("Do it.\n")],
        ["skills/x/evals/want.txt", bytes("want\r\n")],
      ]),
    );
    expect(suite.tests[0]?.prompts).toEqual(["Do it."]);
    expect(suite.tests[0]?.workspace.files).toEqual([
      ["a.txt", "a\n"],
      ["file", "plain"],
    ]);
    expect(suite.tests[0]?.checks[0]?.value).toEqual({ path: "out", text: "want" });
    expect(suite.namedPaths).toEqual([
      "skills/x/evals/a.txt",
      "skills/x/evals/prompt.md",
      "skills/x/evals/want.txt",
    ]);
  });

  it.each<[string, FileContent, string]>([
    ["missing", { kind: "missing" }, "is a file that does not exist"],
    ["link", { kind: "link", target: "/etc/passwd" }, "is a symbolic link"],
    ["too-large", { kind: "too-large", size: 9, limit: 5 }, "has 9 bytes: at most 5 are read"],
    [
      "refused",
      { kind: "refused", reason: "is no regular file" },
      "is no regular file: name a plain file that this user may read",
    ],
    ["binary", toFileContent(new Uint8Array([0xff])), "is not a text in UTF-8"],
  ])("say why a file cannot be used: %s", (_name, content, what) => {
    const one = suiteWith({ test: "    prompt: { file: p.md }" });
    const [line] = problemsOf(one, new Map([["p.md", content]]));
    expect(line).toContain(`4:21 tests[0].prompt.file: ${what}`);
  });
});
