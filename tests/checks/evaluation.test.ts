import { expect, test } from "vitest";
import { evaluateChecks } from "../../src/checks/evaluation/evaluate-checks.ts";
import { toSampleVerdict } from "../../src/checks/index.ts";
import { OUTCOMES } from "../../src/model/outcome.ts";
import type { CheckVerdict } from "../../src/model/verdict.ts";
import { bash, check, judge, makeRun } from "./run-fixture.ts";

const steps = makeRun([
  { user: "List the branches", happens: [bash("git branch")], answer: "Which one?" },
  { user: "old", source: "answer", happens: [bash("git log old")], answer: "Old it is." },
  { user: "Delete it", source: "prompt", happens: [bash("git branch -d old")], answer: "Gone." },
]);

test("a step's checks look at the turn in which its prompt was said", () => {
  expect(judge(check("ran", "branch -d", { step: 2 }), steps).verdict).toBe("pass");
  expect(judge(check("ran", "branch -d", { step: 1 }), steps).verdict).toBe("fail");
  expect(judge(check("ran", "git log", { step: 1 }), steps).verdict).toBe("fail");
  expect(judge(check("ran", "git log", { step: 1, turn: 2 }), steps).verdict).toBe("pass");
  expect(judge(check("not", check("ran", "-d"), { step: 1 }), steps).verdict).toBe("pass");
  expect(judge(check("acted_before_asking", "-d", { step: 2 }), steps).verdict).toBe("pass");
  expect(judge(check("not", check("ran", "x"), { step: 3 }), steps)).toMatchObject({
    verdict: "invalid",
    reason: "step 3 did not happen: its prompt was never said",
  });
});

test.each([
  [1, "pass"],
  [2, "fail"],
  [-1, "fail"],
  [-3, "pass"],
  [[1, 2], "pass"],
  [[1, -1], "pass"],
  [[-2, -1], "fail"],
  [4, "invalid"],
  [-4, "invalid"],
  [[2, 4], "invalid"],
  [[3, 2], "invalid"],
  [0, "invalid"],
] as const)("turn %j: a question is %s", (turn, verdict) => {
  const spec = check("asked_question", true, { turn });
  expect(judge(spec, steps).verdict).toBe(verdict);
  const negated = { pass: "fail", fail: "pass", invalid: "invalid" }[verdict];
  expect(judge(check("not", spec), steps).verdict).toBe(negated);
});

test("answer and hand-backs are those of the chosen turns", () => {
  const within = (key: string, value: string, turn: readonly [number, number]) =>
    judge(check(key, value, { turn }), steps).verdict;
  expect(within("contains", "old it is", [1, 2])).toBe("pass");
  expect(within("contains", "which one", [1, 2])).toBe("fail");
  expect(within("said", "which one", [1, 2])).toBe("pass");
  expect(within("said", "gone", [1, 2])).toBe("fail");
});

test.each(OUTCOMES.filter((outcome) => outcome !== "completed"))(
  "SB-10 nothing passes and nothing fails on a run that is %s, whatever its exit code",
  (outcome) => {
    const run = { ...steps, outcome, exit: 0 };
    const checks = [check("ran", "git"), check("not", check("ran", "push")), check("exit_code", 0)];
    const verdicts = evaluateChecks(checks, run);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(["invalid", "invalid", "invalid"]);
    expect(toSampleVerdict(run, verdicts)).toBe("invalid");
  },
);

test("SB-10 a stream cut before its last line is said in words", () => {
  expect(judge(check("not", check("ran", "push")), { ...steps, outcome: "cut-off" })).toEqual({
    key: "not",
    text: "not: ran `push`",
    line: 14,
    verdict: "invalid",
    reason: "the recording ends before its final event",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test("a check that nobody knows or that is malformed is invalid, also under not", () => {
  for (const spec of [
    check("rann", "x"),
    check("__proto__", "x"),
    check("ran", "(?=x)"),
    check("ran", ""),
    check("ran", "x*"),
    check("ran", "x", { count: { at_least: 2, at_most: 1 } }),
  ]) {
    const reason = `the check \`${spec.key}\` is malformed or not known`;
    expect(judge(spec, steps)).toMatchObject({ verdict: "invalid", reason });
    expect(judge(check("not", spec), steps).verdict).toBe("invalid");
  }
});

test("a name stands before the words of the check", () => {
  expect(judge(check("ran", "git", { name: "uses git" }), steps).text).toBe("uses git (ran `git`)");
});

test("proof of life: a tool call or an answer is enough", () => {
  const spec = check("not", check("contains", "x"));
  expect(judge(spec, makeRun([{ answer: " \n" }])).verdict).toBe("invalid");
  expect(judge(spec, makeRun([{ answer: "y" }])).verdict).toBe("pass");
  expect(judge(spec, makeRun([{ answer: null, happens: [bash("ls")] }])).verdict).toBe("pass");
});

test("a run without a turn is invalid", () => {
  expect(judge(check("turns", 0), makeRun([]))).toMatchObject({ verdict: "invalid" });
});

const verdict = (word: CheckVerdict["verdict"]): CheckVerdict => ({
  key: "ran",
  text: "ran `x`",
  line: 1,
  verdict: word,
  reason: "",
  expected: null,
  actual: null,
  evidence: null,
});

test.each([
  [[], "invalid"],
  [["pass"], "pass"],
  [["pass", "pass"], "pass"],
  [["pass", "invalid"], "invalid"],
  [["pass", "invalid", "fail"], "fail"],
  [["invalid"], "invalid"],
] as const)("a sample with %j is %s", (words, expected) => {
  expect(toSampleVerdict(steps, words.map(verdict))).toBe(expected);
});
