import { describe, expect, it } from "vitest";
import { problemsOf, suiteWith } from "./read.ts";

const top = (key: string) => problemsOf(suiteWith({ top: `${key}: x` }));
const inTest = (key: string) => problemsOf(suiteWith({ test: `    prompt: x\n    ${key}: x` }));
const inCheck = (key: string) => problemsOf(suiteWith({ expect: `      - ${key}: x` }));
const YET = "(not supported by this version of skillcheck yet)";

describe("did you mean", () => {
  it.each([
    ["skil", "2:1 skil: is not a key that can stand here: did you mean `skill`?"],
    ["smaples", "2:1 smaples: is not a key that can stand here: did you mean `samples`?"],
    ["Samples", "2:1 Samples: is not a key that can stand here: did you mean `samples`?"],
    ["max_costs", "2:1 max_costs: is not a key that can stand here: did you mean `max_cost`?"],
    [
      "pair_wth",
      `2:1 pair_wth: is not a key that can stand here: did you mean \`pair_with\`? ${YET}`,
    ],
  ])("%s", (key, wanted) => {
    expect(top(key)).toEqual([wanted]);
  });

  it("lists what is known when nothing is near", () => {
    expect(top("completely_else")).toEqual([
      "2:1 completely_else: is not a key that can stand here: known are version, skill, agents, model, samples, min_pass_rate, timeout, run_timeout, max_turns, max_cost, preamble, env, with, subagents, workspace, fakes, isolation, max_invalid, tests",
    ]);
  });

  it("says where a key of another place belongs", () => {
    expect(top("prompt")).toEqual(["2:1 prompt: does not belong here: write it in a test"]);
    expect(inTest("contains")).toEqual([
      "5:5 tests[0].contains: does not belong here: write it below `expect`",
    ]);
    expect(inTest("max_invalid")).toEqual([
      "5:5 tests[0].max_invalid: does not belong here: write it at the top of the file",
    ]);
    expect(inTest("setup")).toEqual([
      "5:5 tests[0].setup: does not belong here: write it in a test, below `workspace`",
    ]);
  });
});

describe("synonyms of suite.md §7", () => {
  it.each([
    ["assert", "write `expect`"],
    ["instruction", "write `prompt`"],
    ["fake", "write `fakes`"],
    ["harness", "write `agents`"],
    ["runs", "write `samples`"],
    ["trials", "write `samples`"],
    ["threshold", "write `min_pass_rate`"],
    ["graders", `write \`grade\` or \`judge\` ${YET}`],
    ["skills", `did you mean \`skill\`? or write \`with\``],
    ["matrix", `write \`pair_with\` ${YET}`],
    ["should_activate", `write \`triggers.fires\` ${YET}`],
    ["should_not_activate", `write \`triggers.quiet\` ${YET}`],
    ["after", "write `expect`"],
  ])("%s", (key, wanted) => {
    expect(inTest(key)).toEqual([
      `5:5 tests[0].${key}: is not a key that can stand here: ${wanted}`,
    ]);
  });

  it.each([
    ["type", "write `contains: text`"],
    ["value", "write `contains: text`"],
    ["negate", "write `not`"],
    ["tool_called", "write `tool_call`"],
    ["skill_activated", "write `loaded_skill`"],
  ])("%s in a check", (key, wanted) => {
    expect(inCheck(key)).toEqual([
      expect.stringContaining(`expect[0].${key}: is not a key that can stand here: `),
    ]);
    expect(inCheck(key)[0]).toContain(wanted);
  });
});

describe("keys of a later version", () => {
  const later = "is not supported by this version of skillcheck yet: remove it until it is";
  const words = ["arms pair_with judge triggers", "reference weight arm"].join(" ").split(" ");

  it.each(words)("%s", (key) => {
    expect(top(key)).toEqual([`2:1 ${key}: ${later}`]);
    expect(inTest(key)).toEqual([`5:5 tests[0].${key}: ${later}`]);
  });

  it.each(["judge", "judge_asked", "grade", "weight", "arm"])("%s in a check", (key) => {
    expect(inCheck(key)).toEqual([`6:9 tests[0].expect[0].${key}: ${later}`]);
  });
});

it("SB-5: a suite cannot go without a cage: `isolation: none` is an error at its line", () => {
  expect(problemsOf(suiteWith({ top: "isolation: none" }))).toEqual([
    expect.stringMatching(/^2:\d+ isolation: /),
  ]);
});
