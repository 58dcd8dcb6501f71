import { expect, it } from "vitest";
import { suiteWith } from "./read.ts";
import { inTest, standInsOf } from "./stand-in-suite.ts";

const PLAIN = { kind: "described", match: "prefix", repos: null, urls: null } as const;
const NOTHING = { stdout: "", stderr: "", exit: 0, writes: [] };
const says = (stdout: string) => ({ ...NOTHING, stdout });

it("reads a plain map, in written order, also where keys look like numbers", () => {
  const text = inTest("kubectl:\n  get pods: pods\n  '10': ten\n  '9': { exit: 1 }\n  a: b");
  expect(standInsOf(text)).toEqual([
    {
      ...PLAIN,
      command: "kubectl",
      commands: [
        { pattern: "get pods", answers: [says("pods")] },
        { pattern: "10", answers: [says("ten")] },
        { pattern: "9", answers: [{ ...NOTHING, exit: 1 }] },
        { pattern: "a", answers: [says("b")] },
      ],
    },
  ]);
});

it("reads every kind of answer, with the texts of files", () => {
  const text = inTest(
    [
      "tool:",
      "  a: { stdout: { file: out.txt }, stderr: err, exit: 255, writes: { b/c: { file: out.txt }, '2': '' } }",
      "  d: { file: out.txt }",
      "  e: [one, { file: out.txt }, { stderr: three }]",
      "  f: {}",
    ].join("\n"),
  );
  expect(standInsOf(text, { "out.txt": "text\n" })).toEqual([
    {
      ...PLAIN,
      command: "tool",
      commands: [
        {
          pattern: "a",
          answers: [
            {
              // What is printed gets its line end back, what is written stays as it is.
              stdout: "text",
              stderr: "err",
              exit: 255,
              writes: [
                ["b/c", "text\n"],
                ["2", ""],
              ],
            },
          ],
        },
        { pattern: "d", answers: [says("text")] },
        { pattern: "e", answers: [says("one"), says("text"), { ...NOTHING, stderr: "three" }] },
        { pattern: "f", answers: [NOTHING] },
      ],
    },
  ]);
});

it("reads the long forms", () => {
  const text = inTest(
    [
      "gh: { repos: { acme/x: { visibility: PUBLIC, topics: [a, { b: 1.5 }], empty: null } }, commands: { pr: x } }",
      "curl: { match: exact, urls: { 'https://a': body, 'POST https://b': { body: { file: b }, status: 201, headers: { Location: /c } }, c: [one, { status: 500 }] } }",
      "aws: { script: evals/aws.sh }",
      "tool: { commands: {} }",
    ].join("\n"),
  );
  expect(standInsOf(text, { b: "text\n", "evals/aws.sh": "#!/bin/sh\n" })).toEqual([
    { kind: "script", command: "aws", text: "#!/bin/sh\n" },
    {
      kind: "described",
      command: "curl",
      match: "exact",
      commands: [],
      repos: null,
      urls: [
        { pattern: "https://a", answers: [{ body: "body", status: 200, headers: [] }] },
        {
          pattern: "POST https://b",
          answers: [{ body: "text\n", status: 201, headers: [["Location", "/c"]] }],
        },
        {
          pattern: "c",
          answers: [
            { body: "one", status: 200, headers: [] },
            { body: "", status: 500, headers: [] },
          ],
        },
      ],
    },
    {
      kind: "described",
      command: "gh",
      match: "prefix",
      commands: [{ pattern: "pr", answers: [says("x")] }],
      repos: [["acme/x", { visibility: "PUBLIC", topics: ["a", { b: 1.5 }], empty: null }]],
      urls: null,
    },
    { ...PLAIN, command: "tool", commands: [] },
  ]);
});

it("lets a test replace the suite's stand-in for a command, and keep the others", () => {
  const text = suiteWith({
    top: "fakes: { gh: { a: suite }, aws: { a: suite } }",
    test: "    prompt: x\n    fakes: { gh: { b: test }, kubectl: {} }",
  });
  expect(standInsOf(text)?.map((standIn) => [standIn.command, standIn])).toEqual([
    ["aws", { ...PLAIN, command: "aws", commands: [{ pattern: "a", answers: [says("suite")] }] }],
    ["gh", { ...PLAIN, command: "gh", commands: [{ pattern: "b", answers: [says("test")] }] }],
    ["kubectl", { ...PLAIN, command: "kubectl", commands: [] }],
  ]);
});

it("is none where nothing is written", () => {
  expect(standInsOf(suiteWith())).toEqual([]);
  expect(standInsOf(suiteWith({ top: "fakes: {}" }))).toEqual([]);
});
