import { describe, expect, it } from "vitest";
import { problemsOf, suiteWith } from "./read.ts";

const top = (line: string) => suiteWith({ top: line });
const test = (line: string) => suiteWith({ test: `    prompt: x\n    ${line}` });
const check = (line: string) => suiteWith({ expect: `      - ${line}` });

const TOP_LINES: readonly (readonly [text: string, ...wanted: string[]])[] = [
  ["skill: 5", '2:8 skill: is 5: write a text (as a text: "5")'],
  ["agents: claude", '2:9 agents: is the text "claude": write a list'],
  ["agents: []", "2:9 agents: is empty: write at least one"],
  ["agents: [codex, claude, codex]", "2:25 agents[2]: codex is written twice: keep one of them"],
  ["model: { claude: [a, a] }", "2:22 model.claude[1]: a is written twice: keep one of them"],
  [
    "agents: [acp-]",
    "2:10 agents[0]: is not the name of an agent: write claude, codex, opencode, gemini, …, acp-WORD or command-WORD",
  ],
  [
    "agents: [Claude]",
    "2:10 agents[0]: is not the name of an agent: write claude, codex, opencode, gemini, …, acp-WORD or command-WORD",
  ],
  ["model: 5", '2:8 model: is 5: write a text or a map (as a text: "5")'],
  ["model: { claude: [] }", "2:18 model.claude: is empty: write at least one"],
  ["samples: 0", "2:10 samples: is 0: write at least 1"],
  ["samples: 2.5", "2:10 samples: is 2.5: write a whole number"],
  ["samples: 51", "2:10 samples: is 51: write at most 50"],
  ["samples: '5'", '2:10 samples: is the text "5": write a number'],
  [
    "samples: strict",
    "2:10 samples: the preset strict is not supported by this version of skillcheck yet: write a number",
  ],
  ["min_pass_rate: 80", "2:16 min_pass_rate: is 80: write at most 1"],
  ["min_pass_rate: -0.1", "2:16 min_pass_rate: is -0.1: write at least 0"],
  ["max_invalid: x", '2:14 max_invalid: is the text "x": write a number'],
  ["timeout: 5h", "2:10 timeout: is not a duration: write 90s, 5m or a number of seconds"],
  ["timeout: []", "2:10 timeout: is not a duration: write 90s, 5m or a number of seconds"],
  ["run_timeout: 61m", "2:14 run_timeout: is longer than an hour: write at most 60m"],
  ["max_turns: 0", "2:12 max_turns: is 0: write at least 1"],
  ["preamble: []", "2:11 preamble: is a list: write a text or a map"],
  [
    "preamble: unatended",
    "2:11 preamble: is neither a known preamble nor a sentence: did you mean unattended? Known are none, unattended, ask_and_stop, no_spend, scripted",
  ],
  ["workspace: 5", "2:12 workspace: is 5: write a map"],
  ["workspace: { from: 5 }", '2:20 workspace.from: is 5: write a text (as a text: "5")'],
  ["workspace: { files: [] }", "2:21 workspace.files: is a list: write a map"],
  [
    "workspace: { files: { a: 5 } }",
    '2:26 workspace.files.a: is 5: write a text or a map (as a text: "5")',
  ],
  ["workspace: { setup: ls }", '2:21 workspace.setup: is the text "ls": write a list'],
];

const WHOLE_FILES: readonly (readonly [text: string, ...wanted: string[]])[] = [
  ["version: 2\ntests: [{ name: a, prompt: x }]\n", "1:10 version: is 2: write 1"],
  ["version: '1'\ntests: [{ name: a, prompt: x }]\n", '1:10 version: is the text "1": write 1'],
  ["tests: [{ name: a, prompt: x }]\n", "1:1 version: is missing: write 1"],
  ["version: 1\n", "1:1 tests: is missing: write a list"],
  ["version: 1\ntests: []\n", "2:8 tests: is empty: write at least one"],
  ["version: 1\ntests:\n", "2:7 tests: is empty: write a list"],
  ["version: 1\ntests: [x]\n", '2:9 tests[0]: is the text "x": write a map'],
  [
    "version: 1\ntriggers: {}\n",
    "2:1 triggers: is not supported by this version of skillcheck yet: remove it until it is",
  ],
];

const TEST_LINES: readonly (readonly [text: string, ...wanted: string[]])[] = [
  ["tags: smoke", '5:11 tests[0].tags: is the text "smoke": write a list'],
  ["notes: 5", '5:12 tests[0].notes: is 5: write a text (as a text: "5")'],
  ["metadata: x", '5:15 tests[0].metadata: is the text "x": write a map'],
  ["answers: yes", '5:14 tests[0].answers: is the text "yes": write a list or a map'],
  ["answers: [1]", '5:15 tests[0].answers[0]: is 1: write a text or a map (as a text: "1")'],
  ["answers: { a: 1 }", '5:19 tests[0].answers.a: is 1: write a text or a map (as a text: "1")'],
  ["samples: x", '5:14 tests[0].samples: is the text "x": write a number'],
  ["agents: [1]", '5:14 tests[0].agents[0]: is 1: write a text (as a text: "1")'],
  ["timeout: -1", "5:14 tests[0].timeout: is -1: write more than 0"],
];

const WHOLE_TESTS: readonly (readonly [text: string, ...wanted: string[]])[] = [
  ["{ prompt: x }", "3:5 tests[0].name: is missing: write a text"],
  ["{ name: 5, prompt: x }", '3:13 tests[0].name: is 5: write a text (as a text: "5")'],
  ["{ name: '', prompt: x }", "3:13 tests[0].name: is empty: write a text"],
  [
    '{ name: "a\\nb", prompt: x }',
    "3:13 tests[0].name: holds a line end or another control character: write one line",
  ],
  ["{ name: a }", "3:5 tests[0].prompt: is missing: write what the user asks"],
  ["{ name: a, prompt: '' }", "3:24 tests[0].prompt: is empty: write a text"],
  ["{ name: a, prompt: x, expect: y }", '3:35 tests[0].expect: is the text "y": write a list'],
  ["{ name: a, prompt: x, expect: [] }", "3:35 tests[0].expect: is empty: write at least one"],
  ["{ name: a, steps: [] }", "3:23 tests[0].steps: is empty: write at least one"],
  [
    "{ name: a, steps: [{ expect: [{ ran: x }] }] }",
    "3:24 tests[0].steps[0].prompt: is missing: write a text or a map",
  ],
  [
    "{ name: a, steps: [{ prompt: x, min_pass_rate: 2 }] }",
    "3:52 tests[0].steps[0].min_pass_rate: is 2: write at most 1",
  ],
  [
    "{ name: a, steps: [{ prompt: x }, { prompt: y }], max_turns: 1 }",
    "3:66 tests[0].max_turns: is 1, but this test has 2 steps: write at least 2, or leave it out",
  ],
  [
    "{ name: a, steps: [{ prompt: x }], prompt: y }",
    "3:40 tests[0].prompt: cannot stand beside `steps`: write every user turn as a step",
  ],
  [
    "{ name: a, steps: [{ prompt: x }], answers: [y] }",
    "3:40 tests[0].answers: cannot stand beside `steps`: write every user turn as a step",
  ],
];

const CHECK_LINES: readonly (readonly [text: string, ...wanted: string[]])[] = [
  [
    "contains: 5",
    '6:19 tests[0].expect[0].contains: is 5: write a text or a list (as a text: "5")',
  ],
  ["contains:", "6:18 tests[0].expect[0].contains: is empty: write a text or a list"],
  ["contains: [a, 5]", '6:23 tests[0].expect[0].contains[1]: is 5: write a text (as a text: "5")'],
  [
    "just text",
    '6:9 tests[0].expect[0]: is the text "just text", not a check: write a map such as `contains: text`',
  ],
  ["turn: 1", "6:9 tests[0].expect[0]: has no check: write one, such as `contains: text`"],
  [
    "{ contains: a, ran: b }",
    "6:24 tests[0].expect[0].ran: is a second check beside `contains`: write it as an entry of its own",
  ],
  ["{ ordered: [a] }", "6:20 tests[0].expect[0].ordered: is too short: write at least 2 entries"],
  [
    "{ ordered: { patterns: [a, b], across: turn } }",
    '6:48 tests[0].expect[0].ordered.across: is the text "turn": write calls, turns; did you mean turns?',
  ],
  [
    "{ ordered: { pattern: [a, b], across: calls } }",
    "6:20 tests[0].expect[0].ordered.patterns: is missing: write a list",
    "6:22 tests[0].expect[0].ordered.pattern: is not a key that can stand here: did you mean `patterns`?",
  ],
  [
    "{ not: ran }",
    '6:16 tests[0].expect[0].not: is the text "ran", not a check: write a map such as `contains: text`',
  ],
  ["{ not: { ran: 5 } }", '6:23 tests[0].expect[0].not.ran: is 5: write a text (as a text: "5")'],
  ["{ all: { ran: x } }", "6:16 tests[0].expect[0].all: is a map: write a list of checks"],
  ["{ all: [] }", "6:16 tests[0].expect[0].all: is an empty list: write a list of checks"],
  [
    "{ any: [{ ran: 5 }, 6] }",
    '6:24 tests[0].expect[0].any[0].ran: is 5: write a text (as a text: "5")',
    "6:29 tests[0].expect[0].any[1]: is 6, not a check: write a map such as `contains: text`",
  ],
];

const MODIFIERS_OF_CONTAINS: readonly (readonly [text: string, ...wanted: string[]])[] = [
  [
    "turn: 0",
    "6:30 tests[0].expect[0].turn: turns count from 1: pytest-skillcheck's turn(0) is turn: 1",
  ],
  [
    "turn: [1, 0]",
    "6:34 tests[0].expect[0].turn[1]: turns count from 1: pytest-skillcheck's turn(0) is turn: 1",
  ],
  ["turn: [3, 2]", "6:30 tests[0].expect[0].turn: ends before it begins: write [first, last]"],
  ["turn: x", '6:30 tests[0].expect[0].turn: is the text "x": write a number or a list'],
  [
    "scope: anser",
    '6:31 tests[0].expect[0].scope: is the text "anser": write prompt, answer, questions, handbacks, agent_text, tools, files, transcript or a list',
  ],
  ["scope: []", "6:31 tests[0].expect[0].scope: is empty: write at least one"],
  ["name: ''", "6:30 tests[0].expect[0].name: is empty: write a text"],
  [
    "count: 1",
    "6:24 tests[0].expect[0].count: means nothing beside `contains`: remove it; turn, scope may stand there",
  ],
];

const COUNTS: readonly (readonly [text: string, ...wanted: string[]])[] = [
  ["count: {}", "has no bound: write {at_least: 1} or {at_most: 3}"],
  ["count: { at_least: 3, at_most: 2 }", "can never hold: write at_least not above at_most"],
  ["count: -1", "is -1: write at least 0"],
  ["count: '>=1'", 'is the text ">=1": write a number or a map'],
];

/** Every key with a value of the wrong type or outside its range: the place is that of the value. */
describe("a wrong value at the top", () => {
  it.each(TOP_LINES)("%s", (line, ...wanted) => {
    expect(problemsOf(top(line))).toEqual(wanted);
  });

  it.each(WHOLE_FILES)("%j", (text, ...wanted) => {
    expect(problemsOf(text)).toEqual(wanted);
  });
});

describe("a wrong value in a test", () => {
  it.each(TEST_LINES)("%s", (line, ...wanted) => {
    expect(problemsOf(test(line))).toEqual(wanted);
  });

  it.each(WHOLE_TESTS)("%s", (line, ...wanted) => {
    expect(problemsOf(`version: 1\ntests:\n  - ${line}\n`)).toEqual(wanted);
  });

  it("refuses an answer pattern that RE2 cannot compile, at its key", () => {
    expect(problemsOf(test("answers: { '(?=x)': y }"))).toEqual([
      expect.stringMatching(/^5:16 tests\[0\]\.answers\["\(\?=x\)"\]: .+: .+/),
    ]);
  });

  it("refuses two tests of one name", () => {
    const text = "version: 1\ntests: [{ name: a, prompt: x }, { name: a, prompt: y }]\n";
    expect(problemsOf(text)).toEqual([
      '2:41 tests[1].name: "a" is the name of an earlier test: write another name',
    ]);
  });
});

describe("a wrong check", () => {
  it.each(CHECK_LINES)("%s", (line, ...wanted) => {
    expect(problemsOf(check(line))).toEqual(wanted);
  });

  it.each(MODIFIERS_OF_CONTAINS)("modifier %s", (modifier, ...wanted) => {
    expect(problemsOf(check(`{ contains: x, ${modifier} }`))).toEqual(wanted);
  });

  it.each(COUNTS)("modifier %s", (modifier, wanted = "") => {
    expect(problemsOf(check(`{ ran: x, ${modifier} }`))).toEqual([
      `6:26 tests[0].expect[0].count: ${wanted}`,
    ]);
  });

  it("takes a modifier around checks only if one of them does", () => {
    expect(problemsOf(check("{ all: [{ ran: x }, { contains: y }], count: 1 }"))).toEqual([]);
    expect(problemsOf(check("{ not: { untouched: true }, scope: answer }"))).toEqual([
      "6:37 tests[0].expect[0].scope: means nothing beside `not`: remove it",
    ]);
  });
});
