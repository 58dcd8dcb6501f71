import { describe, expect, it } from "vitest";
import { modelsFor } from "../../src/suites/model-choice.ts";
import { problemsOf, readGood, suiteWith } from "./read.ts";

const WHOLE = `version: 1
skill: sub/skill
agents: [claude, codex]
model: { claude: claude-haiku-4-5, codex: [a, b] }
samples: 10
min_pass_rate: 0.9
timeout: 90s
run_timeout: 20m
max_invalid: 0.1
preamble: unattended
workspace: { from: evals/base }
tests:
  - name: asks first
    prompt: Put ./old away
    agents: [codex]
    model: { codex: c }
    samples: 3
    timeout: 30
    max_turns: 4
    preamble: Be brief, please.
    workspace:
      from: ./sub/skill/evals/fixtures/old/
      files: { b.txt: "keep me\\n", "2": two, "1": one }
      setup: ["git switch -qc cleanup"]
    answers: { '2 files': two, '1': one, which: w }
    tags: [smoke]
    notes: for people
    metadata: { owner: me, since: 2026 }
    expect:
      - contains: done
      - not: { ran: git push }
        turn: 1
  - name: in steps
    steps:
      - prompt: first
        expect: [{ contains: [a, b], scope: answer, name: says a }]
        min_pass_rate: 0.5
      - prompt: second
        expect:
          - any:
              - { ran: x, count: { at_least: 2 } }
              - { contains: y, turn: [1, -1] }
            turn: 2
`;

describe("readSuite", () => {
  it("reads a whole suite", () => {
    const { suite, written } = readGood(WHOLE, "skills/skillcheck.yaml");
    expect({ ...suite, tests: suite.tests.length }).toEqual({
      path: "skills/skillcheck.yaml",
      skillFolder: "skills/sub/skill",
      agents: ["claude", "codex"],
      isolation: null,
      maxInvalid: 0.1,
      maxCostUsd: null,
      tests: 2,
      namedPaths: ["skills/evals/base", "skills/sub/skill/evals/fixtures/old"],
      subagentPaths: [],
    });
    expect(
      written.namedPaths.map(({ kind, path, place, key }) => [
        kind,
        path,
        place.line,
        place.column,
        key,
      ]),
    ).toEqual([
      ["from", "skills/evals/base", 11, 20, "workspace.from"],
      ["from", "skills/sub/skill/evals/fixtures/old", 22, 13, "tests[0].workspace.from"],
      ["skill", "skills/sub/skill", 2, 8, "skill"],
    ]);
  });
});

describe("a test with answers", () => {
  it("reads a test with answers", () => {
    const [asks] = readGood(WHOLE, "skills/skillcheck.yaml").suite.tests;
    expect(asks).toEqual({
      name: "asks first",
      line: 13,
      column: 5,
      agents: ["codex"],
      model: {
        everyAgent: [],
        byAgent: new Map([
          ["claude", ["claude-haiku-4-5"]],
          ["codex", ["c"]],
        ]),
      },
      prompts: ["Put ./old away"],
      stepRates: [null],
      answers: {
        kind: "patterns",
        replies: [
          { pattern: "2 files", reply: "two" },
          { pattern: "1", reply: "one" },
          { pattern: "which", reply: "w" },
        ],
      },
      workspace: {
        from: "skills/sub/skill/evals/fixtures/old",
        files: [
          ["b.txt", "keep me\n"],
          ["2", "two"],
          ["1", "one"],
        ],
        setup: ["git switch -qc cleanup"],
      },
      standIns: [],
      samples: 3,
      minPassRate: 0.9,
      timeoutMs: 30_000,
      runTimeoutMs: 1_200_000,
      maxTurns: 4,
      maxCostUsd: null,
      preamble: "Be brief, please.",
      approve: null,
      exclusive: null,
      env: [],
      with: [],
      subagents: [],
      tags: ["smoke"],
      notes: "for people",
      metadata: { owner: "me", since: 2026 },
      checks: [
        { key: "contains", value: "done", line: 30, column: 9, step: null },
        {
          key: "not",
          value: { key: "ran", value: "git push", line: 31, column: 16, step: null, turn: 1 },
          line: 31,
          column: 9,
          step: null,
        },
      ],
    });
  });
});

it("max_cost of a suite and of a test are two limits, and neither hands on to the other", () => {
  const text = [
    "version: 1",
    "max_cost: 2",
    "tests:",
    "  - { name: a, prompt: x, max_cost: 0.25, expect: [{ contains: x }] }",
    "  - { name: b, prompt: x, expect: [{ contains: x }] }",
  ].join("\n");
  const { suite } = readGood(text, "skills/x/skillcheck.yaml");
  expect([suite.maxCostUsd, suite.tests.map((test) => test.maxCostUsd)]).toEqual([2, [0.25, null]]);
});

describe("workspace", () => {
  it("is taken key by key: a test's setup leaves the suite's from in force", () => {
    const text = [
      "version: 1",
      "workspace: { from: evals/base, files: { a.txt: a } }",
      "tests:",
      "  - name: own setup",
      "    prompt: x",
      "    workspace: { setup: [ls] }",
      "    expect: [{ contains: x }]",
      "  - name: own files",
      "    prompt: x",
      "    workspace: { files: {} }",
      "    expect: [{ contains: x }]",
    ].join("\n");
    const { suite } = readGood(text, "skills/x/skillcheck.yaml");
    expect(suite.tests.map(({ workspace }) => workspace)).toEqual([
      { from: "skills/x/evals/base", files: [["a.txt", "a"]], setup: ["ls"] },
      { from: "skills/x/evals/base", files: [], setup: [] },
    ]);
  });
});

describe("steps and defaults", () => {
  it("reads a test in steps", () => {
    const [, steps] = readGood(WHOLE, "skills/skillcheck.yaml").suite.tests;
    expect(steps).toMatchObject({
      prompts: ["first", "second"],
      stepRates: [0.5, null],
      answers: { kind: "none" },
      workspace: { from: "skills/evals/base", files: [], setup: [] },
      preamble: "unattended",
      env: [],
      with: [],
      subagents: [],
      samples: 10,
    });
    expect(steps?.checks).toEqual([
      {
        key: "contains",
        value: ["a", "b"],
        scope: ["answer"],
        name: "says a",
        line: 36,
        column: 20,
        step: 1,
      },
      {
        key: "any",
        value: [
          {
            key: "ran",
            value: "x",
            count: { at_least: 2 },
            turn: 2,
            line: 41,
            column: 19,
            step: 2,
          },
          { key: "contains", value: "y", turn: [1, -1], line: 42, column: 19, step: 2 },
        ],
        line: 40,
        column: 13,
        step: 2,
      },
    ]);
  });
});

describe("isolation", () => {
  const at = "2:12 isolation: ";
  it.each([
    ["cage", { choice: { kind: "cage" }, line: 2, column: 12 }],
    [
      "{ container: acme/agents:2 }",
      { choice: { kind: "container", image: "acme/agents:2" }, line: 2, column: 12 },
    ],
  ])("is read: %s", (written, wanted) => {
    const { suite } = readGood(suiteWith({ top: `isolation: ${written}` }));
    expect(suite.isolation).toEqual(wanted);
  });

  it.each([
    [
      "none",
      `${at}is not for a suite to decide: write cage or {container: IMAGE}; none stands in .skillcheck.yml or on the command line`,
    ],
    ["box", `${at}is the text "box": write cage or {container: IMAGE}`],
    [
      "{ container: -v/:/x }",
      "2:25 isolation.container: is not the name of an image: write name:tag or name@sha256:…, such as ghcr.io/acme/agents:2",
    ],
  ])("SB-5: is refused: %s", (written, wanted) => {
    const text = suiteWith({ top: `isolation: ${written}` });
    expect(problemsOf(text)).toEqual([expect.stringContaining(wanted)]);
  });
});

describe("defaults", () => {
  it("fills in the defaults of suite.md §2", () => {
    const { suite } = readGood(suiteWith());
    expect(suite).toMatchObject({
      skillFolder: "skills/x",
      agents: null,
      maxInvalid: 0.2,
      maxCostUsd: null,
    });
    expect(suite.tests[0]).toMatchObject({
      agents: null,
      model: { everyAgent: [], byAgent: new Map() },
      answers: { kind: "none" },
      workspace: { from: null, files: [], setup: [] },
      standIns: [],
      samples: 5,
      minPassRate: 0.8,
      timeoutMs: 300_000,
      runTimeoutMs: 600_000,
      maxTurns: 8,
      preamble: "none",
      env: [],
      with: [],
      subagents: [],
      exclusive: null,
      tags: [],
      notes: null,
    });
  });

  it("allows one turn more than there are answers", () => {
    const answers = Array.from({ length: 20 }, (_, i) => `a${i}`).join(", ");
    const { suite } = readGood(suiteWith({ test: `    prompt: x\n    answers: [${answers}]` }));
    expect(suite.tests[0]?.maxTurns).toBe(21);
  });

  it("knows the root as the folder of the skill", () => {
    expect(readGood(suiteWith(), "skillcheck.yaml").suite.skillFolder).toBe(".");
  });

  it("expands an alias and says where it stands", () => {
    const text = suiteWith({ expect: "      - contains: &t [done]\n      - contains: *t" });
    const checks = readGood(text).suite.tests[0]?.checks;
    expect(checks?.map(({ value, line }) => [value, line])).toEqual([
      [["done"], 6],
      [["done"], 7],
    ]);
  });
});

describe("model", () => {
  it("is asked for by agent; a test's own name replaces the suite's map", () => {
    const { suite } = readGood(
      suiteWith({ top: "model: { claude: [a, b] }", test: "    prompt: x\n    model: z" }),
    );
    const model = suite.tests[0]?.model ?? { everyAgent: [], byAgent: new Map() };
    expect(modelsFor(model, "claude")).toEqual(["z"]);
    const top = readGood(suiteWith({ top: "model: { claude: [a, b] }" })).suite.tests[0]?.model;
    expect(top && modelsFor(top, "claude")).toEqual(["a", "b"]);
    expect(top && modelsFor(top, "codex")).toEqual([]);
  });
});
